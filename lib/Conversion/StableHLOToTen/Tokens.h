//===- Tokens.h - Tokens in signatures --------------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CONVERSION_STABLEHLOTOTEN_TOKENS_H
#define TENON_LIB_CONVERSION_STABLEHLOTOTEN_TOKENS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tenon {

/// Returns whether the function takes or returns a token.
bool hasTokens(mlir::func::FuncOp function);

/// Replaces tokens in a function's signature, and those that its loops,
/// branches and calls carry, by arrays without elements, `tensor<0xi1>`, as JAX
/// passes them if a caller has no tokens. A program runs its operations in
/// order, so a token adds no constraint.
void convertTokens(mlir::func::FuncOp function);

} // namespace tenon

#endif // TENON_LIB_CONVERSION_STABLEHLOTOTEN_TOKENS_H
