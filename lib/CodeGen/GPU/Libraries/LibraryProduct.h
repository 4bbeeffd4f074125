//===- LibraryProduct.h - Contractions that a library can do ----*- C++ -*-===//
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

/// A large product of plain matrices, as `ten_product` describes it.
struct LibraryProduct {
  /// The numbers at its start.
  llvm::SmallVector<int64_t> sizes;
  /// Both operands, the bias or null, the result, and where there is one the
  /// addend.
  llvm::SmallVector<mlir::Value> operands;
  bool allowTf32 = false;
  LibraryEpilogue epilogue;
};

/// The product, if the contraction and all that its kernel computes of the sums
/// are one, with the same roundings. `initial` is what sums start from. Where
/// it is one but for what is made of the sums, `why` says so.
std::optional<LibraryProduct>
findLibraryProduct(const Contraction &contraction,
                   const ContractionEpilogue &epilogue, mlir::Value initial,
                   std::string &why);

/// Lets the launch of the kernel that computes the product say so: the
/// attribute `ten.product`.
void describeProduct(mlir::gpu::LaunchFuncOp launch,
                     const LibraryProduct &product);

} // namespace tenon

#endif // TENON_LIB_CODEGEN_GPU_LIBRARIES_LIBRARYPRODUCT_H
