//===- Donation.h - Arguments that give their memory away -------*- C++ -*-===//
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

/// Turns JAX's marks of donated arguments into `ten.donated = R : i64`, the
/// number of the result that may be computed in the argument's memory:
/// `tf.aliasing_output` names it, `jax.buffer_donor` leaves the choice to the
/// compiler, which takes the first result of the same type. Marks that cannot
/// be followed are dropped.
void convertDonation(mlir::func::FuncOp function);

} // namespace tenon

#endif // TENON_LIB_CONVERSION_STABLEHLOTOTEN_DONATION_H
