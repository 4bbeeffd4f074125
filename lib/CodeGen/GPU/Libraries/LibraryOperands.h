//===- LibraryOperands.h - What products of libraries share -----*- C++ -*-===//
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

/// Whether the sums start from zero, may be added as a library adds them, and
/// are enough work to ask one.
bool isWorthALibrary(const Contraction &contraction, mlir::Value initial);

/// The attribute `operands`: which operand of the launch each value is, -1 for
/// a null one. Null where the kernel computes one of them.
mlir::DenseI64ArrayAttr numbersOfOperands(mlir::gpu::LaunchFuncOp launch,
                                          llvm::ArrayRef<mlir::Value> operands);

} // namespace tenon

#endif // TENON_LIB_CODEGEN_GPU_LIBRARIES_LIBRARYOPERANDS_H
