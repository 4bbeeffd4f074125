//===- Arithmetic.h - Combining functions, inline ---------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The combining functions add, mul, max, min, and, or, xor on one element (as
// its Value), for the inner loops of contractions and reductions. Each rounds
// to the element's type.
//
//===----------------------------------------------------------------------===//

#ifndef TENON_DIALECT_TEN_SCALAR_ARITHMETIC_H
#define TENON_DIALECT_TEN_SCALAR_ARITHMETIC_H

#include "Dialect/Ten/Scalar/Element.h"

#include <cmath>
#include <limits>

namespace tenon::ten {

/// The combining functions; the values are those of the dialect's
/// ReductionKind.
enum class Combiner { Add, Mul, Max, Min, And, Or, Xor };

/// IEEE maximum and minimum: NaN if an operand is NaN, and -0 is less than +0.
template <typename T> inline T maximum(T a, T b) {
  if (std::isnan(a))
    return a;
  if (std::isnan(b))
    return b;
  if (a == b)
    return std::signbit(a) ? b : a;
  return a > b ? a : b;
}
template <typename T> inline T minimum(T a, T b) {
  if (std::isnan(a))
    return a;
  if (std::isnan(b))
    return b;
  if (a == b)
    return std::signbit(a) ? a : b;
  return a < b ? a : b;
}

template <typename T> inline bool hasNaN(std::complex<T> value) {
  return std::isnan(value.real()) || std::isnan(value.imag());
}
/// Lexicographic order of (real, imaginary).
template <typename T>
inline bool complexLess(std::complex<T> a, std::complex<T> b) {
  return a.real() < b.real() || (a.real() == b.real() && a.imag() < b.imag());
}

template <typename E> struct Add {
  using V = typename E::Value;
  V operator()(V a, V b) const {
    if constexpr (E::kind == ElementKind::Bool)
      return a || b;
    else if constexpr (E::kind == ElementKind::Integer)
      return E::wrap(static_cast<typename E::Wide>(a) +
                     static_cast<typename E::Wide>(b));
    else
      return E::round(a + b);
  }
};

template <typename E> struct Mul {
  using V = typename E::Value;
  V operator()(V a, V b) const {
    if constexpr (E::kind == ElementKind::Bool)
      return a && b;
    else if constexpr (E::kind == ElementKind::Integer)
      return E::wrap(static_cast<typename E::Wide>(a) *
                     static_cast<typename E::Wide>(b));
    else if constexpr (E::kind == ElementKind::Complex)
      // Unlike std::complex's product, does not recover infinities.
      return V(a.real() * b.real() - a.imag() * b.imag(),
               a.real() * b.imag() + a.imag() * b.real());
    else
      return E::round(a * b);
  }
};

template <typename E> struct Max {
  using V = typename E::Value;
  V operator()(V a, V b) const {
    if constexpr (E::kind == ElementKind::Bool)
      return a || b;
    else if constexpr (E::kind == ElementKind::Integer)
      return a > b ? a : b;
    else if constexpr (E::kind == ElementKind::Complex)
      return hasNaN(a) ? a : hasNaN(b) ? b : complexLess(a, b) ? b : a;
    else
      return maximum(a, b);
  }
};

template <typename E> struct Min {
  using V = typename E::Value;
  V operator()(V a, V b) const {
    if constexpr (E::kind == ElementKind::Bool)
      return a && b;
    else if constexpr (E::kind == ElementKind::Integer)
      return a < b ? a : b;
    else if constexpr (E::kind == ElementKind::Complex)
      return hasNaN(a) ? a : hasNaN(b) ? b : complexLess(b, a) ? b : a;
    else
      return minimum(a, b);
  }
};

/// Bitwise operations on integers and i1.
template <typename E> struct And {
  using V = typename E::Value;
  V operator()(V a, V b) const { return static_cast<V>(a & b); }
};
template <typename E> struct Or {
  using V = typename E::Value;
  V operator()(V a, V b) const { return static_cast<V>(a | b); }
};
template <typename E> struct Xor {
  using V = typename E::Value;
  V operator()(V a, V b) const { return static_cast<V>(a ^ b); }
};

/// E without rounding, for sums of many elements that are rounded once at the
/// end. A sum of narrow floats that is rounded in every step stops growing as
/// soon as its terms are smaller than half a unit in its last place.
template <typename E> struct Accumulated : E {
  static typename E::Value round(typename E::Value value) { return value; }
};

/// Returns the identity of `combiner`.
template <typename E> typename E::Value identityOf(Combiner combiner) {
  using V = typename E::Value;
  if constexpr (E::kind == ElementKind::Bool) {
    return combiner == Combiner::Mul || combiner == Combiner::Min ||
           combiner == Combiner::And;
  } else if constexpr (E::kind == ElementKind::Integer) {
    switch (combiner) {
    case Combiner::Mul:
      return 1;
    case Combiner::Max:
      return E::lowest;
    case Combiner::Min:
      return E::highest;
    case Combiner::And:
      return E::wrap(E::mask);
    default:
      return 0;
    }
  } else {
    if (combiner == Combiner::Mul)
      return V(1);
    if (combiner != Combiner::Max && combiner != Combiner::Min)
      return V(0);
    if constexpr (E::kind == ElementKind::Complex) {
      auto part = std::numeric_limits<typename E::Part>::infinity();
      if (combiner == Combiner::Max)
        part = -part;
      return V(part, part);
    } else {
      bool negative = combiner == Combiner::Max;
      V infinity = std::numeric_limits<V>::infinity();
      V edge = E::round(negative ? -infinity : infinity);
      if (!std::isnan(edge))
        return edge;
      // The type has no infinity: returns the largest finite magnitude, which
      // is a power of two times at most 1.875 in all such types.
      for (V value = V(0x1p127); value > 0; value /= 2)
        for (V factor : {V(1.875), V(1.75), V(1.5), V(1)}) {
          V bound = E::round(negative ? -value * factor : value * factor);
          if (bound == (negative ? -value * factor : value * factor))
            return bound;
        }
      // In an unsigned type the smallest value is the least.
      V smallest = E::round(V(0));
      return smallest;
    }
  }
}

/// Calls fn(op) with the function object of `combiner` for E. Returns false for
/// And, Or and Xor of floats, which do not exist.
template <typename E, typename Fn>
bool visitCombiner(Combiner combiner, Fn &&fn) {
  switch (combiner) {
  case Combiner::Add:
    return fn(Add<E>()), true;
  case Combiner::Mul:
    return fn(Mul<E>()), true;
  case Combiner::Max:
    return fn(Max<E>()), true;
  case Combiner::Min:
    return fn(Min<E>()), true;
  default:
    break;
  }
  if constexpr (E::kind == ElementKind::Bool ||
                E::kind == ElementKind::Integer) {
    if (combiner == Combiner::And)
      return fn(And<E>()), true;
    if (combiner == Combiner::Or)
      return fn(Or<E>()), true;
    if (combiner == Combiner::Xor)
      return fn(Xor<E>()), true;
  }
  return false;
}

} // namespace tenon::ten

#endif // TENON_DIALECT_TEN_SCALAR_ARITHMETIC_H
