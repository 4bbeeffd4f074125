//===- WindowsAvx512.cpp - Reductions of windows with AVX-512 ---===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#if defined(__x86_64__) && defined(__AVX512F__)

#include "WindowRoutines.h"

const tenon::WindowRoutine<float> tenon::windowsAvx512F32 =
    tenon::WindowRoutines<float, 64>::routine();
const tenon::WindowRoutine<double> tenon::windowsAvx512F64 =
    tenon::WindowRoutines<double, 64>::routine();

#endif
