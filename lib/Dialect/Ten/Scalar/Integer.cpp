//===- Integer.cpp - Elementwise functions on integers --------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Elementwise functions on integers of 2 to 64 bits and on i1 for the
// interpreter and constant folding, looked up by integerFunction and
// boolFunction. Arithmetic wraps around; division by zero and shifts by the
// width or more have defined results.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/Scalar/Arithmetic.h"
#include "Families.h"

using namespace tenon;
using namespace tenon::ten;

namespace {
/// Returns the bits of `value`, zero-extended.
template <typename E> typename E::Wide bitsOfInteger(typename E::Value value) {
  return static_cast<typename E::Wide>(value) & E::mask;
}

template <typename E> struct AbsInt {
  using V = typename E::Value;
  V operator()(V x) const {
    if constexpr (E::isSigned)
      return x < 0 ? E::wrap(-static_cast<typename E::Wide>(x)) : x;
    return x;
  }
};
template <typename E> struct NegInt {
  using V = typename E::Value;
  V operator()(V x) const {
    return E::wrap(typename E::Wide(0) - static_cast<typename E::Wide>(x));
  }
};
template <typename E> struct SignInt {
  using V = typename E::Value;
  V operator()(V x) const {
    if constexpr (E::isSigned)
      return static_cast<V>((x > 0) - (x < 0));
    return x != 0;
  }
};
template <typename E> struct NotInt {
  using V = typename E::Value;
  V operator()(V x) const { return E::wrap(~static_cast<typename E::Wide>(x)); }
};
template <typename E> struct PopcntInt {
  using V = typename E::Value;
  // The count wraps if it does not fit: for signed i2, popcnt(-1) = 2 wraps to
  // -2. It fits into all wider types.
  V operator()(V x) const {
    return E::wrap(__builtin_popcountll(bitsOfInteger<E>(x)));
  }
};
template <typename E> struct ClzInt {
  using V = typename E::Value;
  V operator()(V x) const {
    uint64_t bits = bitsOfInteger<E>(x);
    return E::wrap(bits == 0 ? E::width
                             : __builtin_clzll(bits) - (64 - E::width));
  }
};

template <typename E> struct SubInt {
  using V = typename E::Value;
  V operator()(V a, V b) const {
    return E::wrap(static_cast<typename E::Wide>(a) -
                   static_cast<typename E::Wide>(b));
  }
};
template <typename E> struct DivInt {
  using V = typename E::Value;
  V operator()(V a, V b) const {
    if (b == 0)
      return E::wrap(E::mask);
    if constexpr (E::isSigned)
      if (b == V(-1))
        return NegInt<E>()(a);
    return static_cast<V>(a / b);
  }
};
template <typename E> struct RemInt {
  using V = typename E::Value;
  V operator()(V a, V b) const {
    if (b == 0)
      return a;
    if constexpr (E::isSigned)
      if (b == V(-1))
        return 0;
    return static_cast<V>(a % b);
  }
};
template <typename E> struct PowInt {
  using V = typename E::Value;
  V operator()(V base, V exponent) const {
    if constexpr (E::isSigned) {
      if (exponent < 0) {
        if (base == V(-1))
          return exponent & 1 ? V(-1) : V(1);
        return base == V(1) ? V(1) : V(0);
      }
    }
    V result = 1;
    // For signed i2, 1 is not representable, but wraps to the same bits.
    for (uint64_t rest = bitsOfInteger<E>(exponent); rest; rest >>= 1) {
      if (rest & 1)
        result = Mul<E>()(result, base);
      base = Mul<E>()(base, base);
    }
    return result;
  }
};
template <typename E> struct ShlInt {
  using V = typename E::Value;
  V operator()(V a, V b) const {
    uint64_t amount = bitsOfInteger<E>(b);
    return amount >= E::width
               ? V(0)
               : E::wrap(static_cast<typename E::Wide>(a) << amount);
  }
};
template <typename E> struct ShrUnsignedInt {
  using V = typename E::Value;
  V operator()(V a, V b) const {
    uint64_t amount = bitsOfInteger<E>(b);
    return amount >= E::width ? V(0) : E::wrap(bitsOfInteger<E>(a) >> amount);
  }
};
template <typename E> struct ShrSignedInt {
  using V = typename E::Value;
  V operator()(V a, V b) const {
    uint64_t amount = bitsOfInteger<E>(b);
    if (amount >= E::width)
      amount = E::width - 1;
    // Moves the sign bit to the top, then shifts everything back and right.
    constexpr int unused = 64 - E::width;
    int64_t top = static_cast<int64_t>(uint64_t(bitsOfInteger<E>(a)) << unused);
    return E::wrap(static_cast<typename E::Wide>(top >> (unused + amount)));
  }
};

template <typename E> ArrayFunction::Body bodyOf(PointwiseFunction function) {
  switch (function) {
  case PointwiseFunction::Abs:
    return unaryLoop<E, AbsInt<E>>;
  case PointwiseFunction::Neg:
    return unaryLoop<E, NegInt<E>>;
  case PointwiseFunction::Sign:
    return unaryLoop<E, SignInt<E>>;
  case PointwiseFunction::Not:
    return unaryLoop<E, NotInt<E>>;
  case PointwiseFunction::Popcnt:
    return unaryLoop<E, PopcntInt<E>>;
  case PointwiseFunction::Clz:
    return unaryLoop<E, ClzInt<E>>;
  case PointwiseFunction::Add:
    return binaryLoop<E, Add<E>>;
  case PointwiseFunction::Sub:
    return binaryLoop<E, SubInt<E>>;
  case PointwiseFunction::Mul:
    return binaryLoop<E, Mul<E>>;
  case PointwiseFunction::Div:
    return binaryLoop<E, DivInt<E>>;
  case PointwiseFunction::Rem:
    return binaryLoop<E, RemInt<E>>;
  case PointwiseFunction::Max:
    return binaryLoop<E, Max<E>>;
  case PointwiseFunction::Min:
    return binaryLoop<E, Min<E>>;
  case PointwiseFunction::Pow:
    return binaryLoop<E, PowInt<E>>;
  case PointwiseFunction::And:
    return binaryLoop<E, And<E>>;
  case PointwiseFunction::Or:
    return binaryLoop<E, Or<E>>;
  case PointwiseFunction::Xor:
    return binaryLoop<E, Xor<E>>;
  case PointwiseFunction::Shl:
    return binaryLoop<E, ShlInt<E>>;
  case PointwiseFunction::ShrSigned:
    return binaryLoop<E, ShrSignedInt<E>>;
  case PointwiseFunction::ShrUnsigned:
    return binaryLoop<E, ShrUnsignedInt<E>>;
  default:
    return nullptr;
  }
}

struct NotBool {
  bool operator()(bool x) const { return !x; }
};
} // namespace

ArrayFunction tenon::ten::integerFunction(PointwiseFunction function,
                                          ten_type type) {
  return visitElementType(type, [&](auto element) -> ArrayFunction {
    using E = decltype(element);
    if constexpr (E::kind == ElementKind::Integer)
      return {bodyOf<E>(function), 0};
    return {};
  });
}

ArrayFunction tenon::ten::boolFunction(PointwiseFunction function) {
  using E = BoolElement;
  switch (function) {
  case PointwiseFunction::Not:
    return {unaryLoop<E, NotBool>, 0};
  case PointwiseFunction::Add:
  case PointwiseFunction::Max:
  case PointwiseFunction::Or:
    return {binaryLoop<E, Or<E>>, 0};
  case PointwiseFunction::Mul:
  case PointwiseFunction::Min:
  case PointwiseFunction::And:
    return {binaryLoop<E, And<E>>, 0};
  case PointwiseFunction::Xor:
    return {binaryLoop<E, Xor<E>>, 0};
  default:
    return {};
  }
}
