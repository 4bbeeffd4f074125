//===- InputAttributes.h - Checks ten's attributes ------------ -*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_READER_INPUTATTRIBUTES_H
#define TENON_LIB_READER_INPUTATTRIBUTES_H

#include "mlir/IR/BuiltinOps.h"

namespace tenon {

/// Fails, with a diagnostic for each, if a program has discardable attributes
/// `ten.*` other than those for programs (`ten.bound`, `ten.donated`,
/// `ten.fill`): the others are internal to passes, which trust them.
mlir::LogicalResult checkFrontAttributes(mlir::ModuleOp module);

} // namespace tenon

#endif // TENON_LIB_READER_INPUTATTRIBUTES_H
