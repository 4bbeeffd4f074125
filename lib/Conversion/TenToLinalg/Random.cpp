//===- Random.cpp - Random bits as loop nests -----------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelLowering.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

SmallVector<Value> KernelLowering::rngBits(RngBitsOp op, ValueRange) {
  return {};
}
