//===- FactorsAvx2.cpp - LU and QR with AVX2 ------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#if defined(__x86_64__) && defined(__AVX2__)

#include "FactorRoutines.h"

const tenon::Factors<float> tenon::factorsAvx2F32 =
    tenon::FactorRoutines<float, 32>::all();
const tenon::Factors<double> tenon::factorsAvx2F64 =
    tenon::FactorRoutines<double, 32>::all();

#endif
