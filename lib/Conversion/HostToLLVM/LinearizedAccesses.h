//===- LinearizedAccesses.h - Accesses of numbers in a row ------------*- C++
//-*-===//
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

/// Adds patterns for loads and stores, of numbers and of vectors, in memory of
/// one dimension without gaps, as all those of tiles are. They give what MLIR's
/// patterns give, which ask for strides and alignment by way of affine maps and
/// LLVM's types, each time.
void populateFlatAccessPatterns(const mlir::LLVMTypeConverter &converter,
                                mlir::RewritePatternSet &patterns);

} // namespace tenon

#endif // TENON_LIB_CONVERSION_HOSTTOLLVM_LINEARIZEDACCESSES_H
