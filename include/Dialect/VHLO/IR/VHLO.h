//===- VHLO.h - StableHLO's portable wire format ----------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The `vhlo` dialect exists in bytecode only: versioned copies of StableHLO's
// operations, as `jax.export` serializes them. Its operations here take any
// operands and keep all attributes in their dictionary. Its types and
// attributes are read as the builtin and StableHLO ones that they stand for, so
// the pass `convert-vhlo-to-stablehlo` only needs to rename operations.
//
//===----------------------------------------------------------------------===//

#ifndef TENON_DIALECT_VHLO_IR_VHLO_H
#define TENON_DIALECT_VHLO_IR_VHLO_H

#include "mlir/IR/ExtensibleDialect.h"

namespace tenon::vhlo {

class VhloDialect : public mlir::ExtensibleDialect {
public:
  explicit VhloDialect(mlir::MLIRContext *context);

  static constexpr llvm::StringLiteral getDialectNamespace() {
    return llvm::StringLiteral("vhlo");
  }
};

/// Returns the names of the attributes of an operation `vhlo.NAME_vN`.
llvm::ArrayRef<llvm::StringRef> attributeNames(llvm::StringRef name);

} // namespace tenon::vhlo

MLIR_DECLARE_EXPLICIT_TYPE_ID(tenon::vhlo::VhloDialect)

#endif // TENON_DIALECT_VHLO_IR_VHLO_H
