//===- SliceSubsets.h - Compares places of slices ---------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_TRANSFORMS_MEMORY_SLICESUBSETS_H
#define TENON_LIB_TRANSFORMS_MEMORY_SLICESUBSETS_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace tenon {

/// Registers models of SubsetOpInterface for `tensor.extract_slice` and
/// `tensor.insert_slice`. The first model of an operation counts: call this
/// before upstream's are registered.
void registerSliceSubsets(mlir::DialectRegistry &registry);

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_MEMORY_SLICESUBSETS_H
