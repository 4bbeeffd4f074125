//===- FftAvx2.cpp - Fourier transforms with AVX2 -------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#if defined(__x86_64__) && defined(__AVX2__)

#include "FftRoutines.h"

const tenon::FftRoutine<float> tenon::fftAvx2F32 =
    tenon::FftRoutines<float, 32>::routine();
const tenon::FftRoutine<double> tenon::fftAvx2F64 =
    tenon::FftRoutines<double, 32>::routine();

#endif
