//===- ShortNaN.h - Finds NaN that bf16 can hold ----------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_MATH_SHORTNAN_H
#define TENON_LIB_CODEGEN_MATH_SHORTNAN_H

#include "mlir/IR/Value.h"
#include "llvm/ADT/DenseMap.h"

namespace tenon {

/// Finds f32 values whose NaN, if any, have zeros in the lower half: adding
/// less than a unit of the upper half, as rounding to bf16 does, leaves them
/// NaN. A float operation returns the NaN of an operand or the default one,
/// whose lower half is zero (IEEE 754-2019, 6.2.3; so do x86 and Arm), and NaN
/// converted from bf16 are such.
class ShortNaN {
public:
  bool holds(mlir::Value value);

private:
  bool find(mlir::Value value);
  /// Returns whether the lower half is zero, of numbers as well.
  bool isBF16(mlir::Value value);

  llvm::DenseMap<mlir::Value, bool> known, exact;
};

} // namespace tenon

#endif // TENON_LIB_CODEGEN_MATH_SHORTNAN_H
