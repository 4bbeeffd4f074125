//===- LinearizedAccesses.h - Linearized memref accesses ------ -*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CONVERSION_HOSTTOLLVM_LINEARIZEDACCESSES_H
#define TENON_LIB_CONVERSION_HOSTTOLLVM_LINEARIZEDACCESSES_H

#include "mlir/Conversion/LLVMCommon/TypeConverter.h"

namespace tenon {

/// Adds patterns for scalar and vector loads and stores in contiguous rank-1
/// memory, which register tiles use throughout. They produce the same code as
/// MLIR's patterns, which compute strides and alignment by affine maps and LLVM
/// types each time.
void populateFlatAccessPatterns(const mlir::LLVMTypeConverter &converter,
                                mlir::RewritePatternSet &patterns);

} // namespace tenon

#endif // TENON_LIB_CONVERSION_HOSTTOLLVM_LINEARIZEDACCESSES_H
