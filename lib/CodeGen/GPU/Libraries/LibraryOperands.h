//===- LibraryOperands.h - Common checks for library calls ------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_GPU_LIBRARIES_LIBRARYOPERANDS_H
#define TENON_LIB_CODEGEN_GPU_LIBRARIES_LIBRARYOPERANDS_H

#include "CodeGen/GPU/Contractions/ContractionElements.h"

namespace tenon {

/// Returns whether the accumulators start from zero, may be reordered as
/// libraries do, and there is enough work for a library call.
bool isWorthALibrary(const Contraction &contraction, mlir::Value initial);

/// Returns the attribute `operands`: the launch operand of each value, -1 for a
/// null one. Null if the kernel computes one of them.
mlir::DenseI64ArrayAttr numbersOfOperands(mlir::gpu::LaunchFuncOp launch,
                                          llvm::ArrayRef<mlir::Value> operands);

} // namespace tenon

#endif // TENON_LIB_CODEGEN_GPU_LIBRARIES_LIBRARYOPERANDS_H
