//===- LibraryProduct.h - Matrix products for cuBLAS ------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_GPU_LIBRARIES_LIBRARYPRODUCT_H
#define TENON_LIB_CODEGEN_GPU_LIBRARIES_LIBRARYPRODUCT_H

#include "CodeGen/GPU/Contractions/ContractionElements.h"
#include "LibraryEpilogue.h"

namespace tenon {

/// A large product of plain matrices, as described by `ten_product`.
struct LibraryProduct {
  /// The numbers at its start.
  llvm::SmallVector<int64_t> sizes;
  /// Both operands, the bias or null, the result, and the addend if there is
  /// one.
  llvm::SmallVector<mlir::Value> operands;
  bool allowTf32 = false;
  LibraryEpilogue epilogue;
  /// True if the library computes the sums alone: the nests behind the first
  /// `nests` are then a kernel of their own.
  bool isApart = false;
  size_t nests = 0;
};

/// Returns the product if the contraction and its whole epilogue are one, with
/// the same roundings, or the sums alone if these are long. `initial` is the
/// accumulators' initial value. If only the epilogue is unsupported, `why` says
/// so.
std::optional<LibraryProduct>
findLibraryProduct(const Contraction &contraction,
                   const ContractionEpilogue &epilogue, mlir::Value initial,
                   std::string &why);

/// Sets the attribute `ten.product` of the kernel's launch; returns false if
/// the launch has not all operands.
bool describeProduct(mlir::gpu::LaunchFuncOp launch,
                     const LibraryProduct &product);

} // namespace tenon

#endif // TENON_LIB_CODEGEN_GPU_LIBRARIES_LIBRARYPRODUCT_H
