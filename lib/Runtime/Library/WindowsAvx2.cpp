//===- WindowsAvx2.cpp - Reductions of windows with AVX2 ---===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#if defined(__x86_64__) && defined(__AVX2__)

#include "WindowRoutines.h"

const tenon::WindowRoutine<float> tenon::windowsAvx2F32 =
    tenon::WindowRoutines<float, 32>::routine();
const tenon::WindowRoutine<double> tenon::windowsAvx2F64 =
    tenon::WindowRoutines<double, 32>::routine();

#endif
