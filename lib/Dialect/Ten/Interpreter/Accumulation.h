//===- Accumulation.h - Accumulator types -----------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_DIALECT_TEN_INTERPRETER_ACCUMULATION_H
#define TENON_LIB_DIALECT_TEN_INTERPRETER_ACCUMULATION_H

#include "Dialect/Ten/Scalar/Arithmetic.h"
#include "Runtime/Buffer.h"

namespace tenon::ten {

/// The C++ type in which values of E are accumulated: floats of up to 32 bits
/// as float, decoded once.
template <typename E>
using WorkOf = std::conditional_t<E::kind == ElementKind::Float,
                                  typename E::Value, typename E::Storage>;

/// Returns the element type of WorkOf.
ten_type workType(ten_type accumulator);

/// Returns `operand` converted to the accumulator's type and stored as
/// workType.
Result<Buffer> toWork(Buffer operand, ten_type accumulator);

/// Computes sums[i] += factor * row[i]; each operation rounds to E.
template <typename E, typename W>
inline void multiplyAdd(W *__restrict sums, W factor, const W *__restrict row,
                        int64_t count) {
  for (int64_t i = 0; i < count; ++i)
    sums[i] = static_cast<W>(Add<E>()(sums[i], Mul<E>()(factor, row[i])));
}

} // namespace tenon::ten

#endif // TENON_LIB_DIALECT_TEN_INTERPRETER_ACCUMULATION_H
