//===- LibraryConvolution.h - Convolutions that a library can do *- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_GPU_LIBRARIES_LIBRARYCONVOLUTION_H
#define TENON_LIB_CODEGEN_GPU_LIBRARIES_LIBRARYCONVOLUTION_H

#include "CodeGen/GPU/Contractions/ContractionElements.h"
#include "LibraryEpilogue.h"

namespace tenon {

/// A large convolution of whole buffers, as `ten_convolution` describes it.
struct LibraryConvolution {
  /// The numbers at its start.
  llvm::SmallVector<int64_t> numbers;
  /// Input, kernel, result, which is null where a library may only compute the
  /// whole.
  llvm::SmallVector<mlir::Value> operands;
  bool allowTf32 = false;
  /// All that the kernel computes, if a library may.
  std::optional<LibraryEpilogue> whole;
  /// How many nests of the epilogue the result has in it: those after it are
  /// computed of the result.
  size_t nests = 0;
};

/// The convolution, if the contraction is one, and with what its kernel first
/// computes of the sums has the same roundings. `initial` is what sums start
/// from. Where it is one but for what is made of the sums, `why` says so.
std::optional<LibraryConvolution>
findLibraryConvolution(const Contraction &contraction,
                       const ContractionEpilogue &epilogue, mlir::Value initial,
                       std::string &why);

/// Lets the launch of the kernel that computes the convolution say so, if the
/// launch has its operands: the attribute `ten.convolution`.
bool describeConvolution(mlir::gpu::LaunchFuncOp launch,
                         const LibraryConvolution &convolution);

/// The attribute of launches that follow a convolution only where a library
/// computed it.
inline constexpr llvm::StringLiteral kAfterLibrary = "ten.after_library";

} // namespace tenon

#endif // TENON_LIB_CODEGEN_GPU_LIBRARIES_LIBRARYCONVOLUTION_H
