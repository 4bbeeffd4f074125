//===- IntegerTile.h - Products of codes with rounded rows ------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_CODES_INTEGERTILE_H
#define TENON_LIB_CODEGEN_CODES_INTEGERTILE_H

#include "Dialect/Ten/IR/Ten.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace tenon {

/// Emits vector code before a nest that has a `#ten.code_tile` with
/// `activations`; false where the nest does not have that form. The caller
/// erases the nest.
bool emitIntegerTile(mlir::linalg::GenericOp nest, ten::TargetAttr target);

} // namespace tenon

#endif // TENON_LIB_CODEGEN_CODES_INTEGERTILE_H
