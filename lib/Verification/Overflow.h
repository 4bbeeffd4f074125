//===- Overflow.h - Results that overflow on the way or not -----*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_VERIFICATION_OVERFLOW_H
#define TENON_LIB_VERIFICATION_OVERFLOW_H

#include "Dialect/Ten/IR/FloatContract.h"
#include "Runtime/Buffer.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/BitVector.h"

namespace tenon {

/// For each result the elements that may be finite or not: where a sum or
/// product overflows in one order of its terms and not in another, or, with
/// `fast`, in a narrow type but not in the precision that it may be computed
/// in. Empty where there are none.
llvm::SmallVector<llvm::BitVector>
findOverflows(mlir::Operation *op, llvm::ArrayRef<ArrayView> operands,
              llvm::ArrayRef<ArrayView> results, FloatContract fp);

/// Whether an elementwise operation on a type narrower than f32 makes
/// something infinite out of finite numbers.
bool overflowsNarrow(mlir::Operation *op, llvm::ArrayRef<ArrayView> operands,
                     llvm::ArrayRef<ArrayView> results);

} // namespace tenon

#endif // TENON_LIB_VERIFICATION_OVERFLOW_H
