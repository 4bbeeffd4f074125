//===- BoundArguments.h - Bound arguments -----------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_COMPILER_BOUNDARGUMENTS_H
#define TENON_COMPILER_BOUNDARGUMENTS_H

#include "Compiler/BoundSet.h"
#include "Runtime/Status.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include <vector>

namespace tenon {

/// Marks arguments as bound, `ten.bound`. Refuses numbers that `function` does
/// not have, and donated arguments, whose memory each call would need again.
Status bindArguments(mlir::func::FuncOp function, const BoundSet &arguments);

/// Marks the arguments that a .safetensors file has: those with the names of
/// its arrays, or, if none has, the last ones in order. Checks types and sizes.
Status bindWeights(mlir::func::FuncOp function, const std::string &path);

} // namespace tenon

#endif // TENON_COMPILER_BOUNDARGUMENTS_H
