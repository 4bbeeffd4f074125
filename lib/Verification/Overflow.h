//===- Overflow.h - Finds order-dependent overflow --------------*- C++ -*-===//
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

/// Returns, for each result, the elements that may be finite or not: those for
/// which a sum or product overflows in one order of its terms and not in
/// another, or, with `fast`, in a narrow type but not in the precision that may
/// be used. Empty if there are none.
llvm::SmallVector<llvm::BitVector>
findOverflows(mlir::Operation *op, llvm::ArrayRef<ArrayView> operands,
              llvm::ArrayRef<ArrayView> results, FloatContract fp);

/// Returns whether an elementwise operation on a type narrower than f32
/// computes an infinity from finite operands.
bool overflowsNarrow(mlir::Operation *op, llvm::ArrayRef<ArrayView> operands,
                     llvm::ArrayRef<ArrayView> results);

} // namespace tenon

#endif // TENON_LIB_VERIFICATION_OVERFLOW_H
