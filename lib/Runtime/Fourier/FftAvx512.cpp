//===- FftAvx512.cpp - Fourier transforms with AVX-512 --------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#if defined(__x86_64__) && defined(__AVX512F__)

#include "FftRoutines.h"

const tenon::FftRoutine<float> tenon::fftAvx512F32 =
    tenon::FftRoutines<float, 64>::routine();
const tenon::FftRoutine<double> tenon::fftAvx512F64 =
    tenon::FftRoutines<double, 64>::routine();

#endif
