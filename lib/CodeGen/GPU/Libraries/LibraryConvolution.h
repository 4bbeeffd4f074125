//===- LibraryConvolution.h - Convolutions for cuDNN ------------*- C++ -*-===//
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

/// A large convolution of whole buffers, as described by `ten_convolution`.
struct LibraryConvolution {
  /// The numbers at its start.
  llvm::SmallVector<int64_t> numbers;
  /// Input, filter and result; the result is null if a library must compute the
  /// whole kernel.
  llvm::SmallVector<mlir::Value> operands;
  bool allowTf32 = false;
  /// Everything that the kernel computes, if a library supports it.
  std::optional<LibraryEpilogue> whole;
  /// Number of the epilogue's nests that the result includes; later ones are
  /// computed from the result.
  size_t nests = 0;
};

/// Returns the convolution if the contraction is one and the first step of the
/// epilogue rounds as the library does. `initial` is the accumulators' initial
/// value. If only the epilogue is unsupported, `why` says so.
std::optional<LibraryConvolution>
findLibraryConvolution(const Contraction &contraction,
                       const ContractionEpilogue &epilogue, mlir::Value initial,
                       std::string &why);

/// Sets the attribute `ten.convolution` of the kernel's launch, if the launch
/// has the operands.
bool describeConvolution(mlir::gpu::LaunchFuncOp launch,
                         const LibraryConvolution &convolution);

} // namespace tenon

#endif // TENON_LIB_CODEGEN_GPU_LIBRARIES_LIBRARYCONVOLUTION_H
