//===- Passes.h - Passes on the tensor program ------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_TRANSFORMS_PASSES_H
#define TENON_TRANSFORMS_PASSES_H

#include "Dialect/Ten/IR/FloatContract.h"
#include "mlir/Pass/Pass.h"
#include <memory>

namespace mlir::func {
class FuncOp;
} // namespace mlir::func

namespace tenon {

#define GEN_PASS_DECL
#include "Transforms/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "Transforms/Passes.h.inc"

} // namespace tenon

#endif // TENON_TRANSFORMS_PASSES_H
