//===- FactorsAvx512.cpp - LU and QR with AVX-512 -------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#if defined(__x86_64__) && defined(__AVX512F__)

#include "FactorRoutines.h"

const tenon::Factors<float> tenon::factorsAvx512F32 =
    tenon::FactorRoutines<float, 64>::all();
const tenon::Factors<double> tenon::factorsAvx512F64 =
    tenon::FactorRoutines<double, 64>::all();

#endif
