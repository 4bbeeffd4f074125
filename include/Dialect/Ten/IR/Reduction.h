//===- Reduction.h - Making reductions --------------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_DIALECT_TEN_IR_REDUCTION_H
#define TENON_DIALECT_TEN_IR_REDUCTION_H

#include "Dialect/Ten/IR/Ten.h"

namespace tenon::ten {

/// Makes the reduction of all elements to a scalar; returns a scalar as it is.
mlir::Value reduceAll(mlir::OpBuilder &builder, mlir::Location loc,
                      ReductionKind kind, mlir::Value value);

} // namespace tenon::ten

#endif // TENON_DIALECT_TEN_IR_REDUCTION_H
