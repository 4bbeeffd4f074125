//===- Families.h - Elementwise functions by type family --------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_DIALECT_TEN_SCALAR_FAMILIES_H
#define TENON_LIB_DIALECT_TEN_SCALAR_FAMILIES_H

#include "Dialect/Ten/Scalar/Pointwise.h"

namespace tenon::ten {

ArrayFunction floatFunction(PointwiseFunction function, ten_type type);
ArrayFunction integerFunction(PointwiseFunction function, ten_type type);
ArrayFunction boolFunction(PointwiseFunction function);
ArrayFunction complexFunction(PointwiseFunction function, ten_type type);

/// Loops over elements of E and applies Op, an operation on Values without a
/// parameter.
template <typename E, typename Op>
void unaryLoop(const void *const *operands, void *result, int64_t count,
               int64_t) {
  auto *operand = static_cast<const typename E::Storage *>(operands[0]);
  auto *out = static_cast<typename E::Storage *>(result);
  for (int64_t i = 0; i < count; ++i)
    out[i] = E::store(Op()(E::load(operand[i])));
}
template <typename E, typename Op>
void binaryLoop(const void *const *operands, void *result, int64_t count,
                int64_t) {
  auto *lhs = static_cast<const typename E::Storage *>(operands[0]);
  auto *rhs = static_cast<const typename E::Storage *>(operands[1]);
  auto *out = static_cast<typename E::Storage *>(result);
  for (int64_t i = 0; i < count; ++i)
    out[i] = E::store(Op()(E::load(lhs[i]), E::load(rhs[i])));
}

} // namespace tenon::ten

#endif // TENON_LIB_DIALECT_TEN_SCALAR_FAMILIES_H
