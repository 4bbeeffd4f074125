//===- StackTemporaries.h - Loop temporaries on the stack -------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_TRANSFORMS_MEMORY_STACKTEMPORARIES_H
#define TENON_LIB_TRANSFORMS_MEMORY_STACKTEMPORARIES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tenon {

/// Allocates the smallest temporaries of short loops of `host`, of up to
/// `limit` bytes in total, on the stack at the start of the function; those of
/// `results`, its parameters, are copied at its end.
void putOnStack(mlir::func::FuncOp host,
                llvm::ArrayRef<mlir::BlockArgument> results, int64_t limit);

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_MEMORY_STACKTEMPORARIES_H
