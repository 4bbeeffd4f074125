//===- MakeKernel.h - Moves operations into a kernel ------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_TRANSFORMS_KERNELS_MAKEKERNEL_H
#define TENON_LIB_TRANSFORMS_KERNELS_MAKEKERNEL_H

#include "Dialect/Ten/IR/Ten.h"
#include "llvm/ADT/SetVector.h"

namespace tenon {

/// Returns the operations in the order of `block`; those of outer blocks, which
/// are constants, come first.
llvm::SmallVector<mlir::Operation *>
inProgramOrder(const llvm::SetVector<mlir::Operation *> &ops,
               mlir::Block *block);

/// Creates a kernel of copies of `members` at `root`, one of them, and replaces
/// the root's results by the kernel's. The members stay.
ten::KernelOp makeKernel(mlir::Operation *root,
                         const llvm::SetVector<mlir::Operation *> &members,
                         ten::KernelKind kind);

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_KERNELS_MAKEKERNEL_H
