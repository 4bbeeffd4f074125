//===- Donation.h - Donated arguments ---------------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CONVERSION_STABLEHLOTOTEN_DONATION_H
#define TENON_LIB_CONVERSION_STABLEHLOTOTEN_DONATION_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tenon {

/// Converts JAX's attributes of donated arguments to `ten.donated = R : i64`,
/// the number of the result that may be computed in the argument's memory:
/// `tf.aliasing_output` names it, `jax.buffer_donor` leaves the choice to the
/// compiler, which takes the first result of the same type. Drops donations
/// that cannot be used.
void convertDonation(mlir::func::FuncOp function);

} // namespace tenon

#endif // TENON_LIB_CONVERSION_STABLEHLOTOTEN_DONATION_H
