//===- ExpandMathErf.cpp - erf and erfc -----------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Polynomials: scripts/fit-polynomials.py.
//
//===----------------------------------------------------------------------===//

#include "MathEmitter.h"

using namespace mlir;

namespace tenon::math_functions {

// erf(x) = x + x P(x^2), |x| <= 1. Error 2^-29.4.
static const double kErf32[] = {0x1.06eba8p-3,  -0x1.81273ep-2, 0x1.ce2ce6p-4,
                                -0x1.b7f71ap-6, 0x1.53f224p-8,  -0x1.a3515ep-11,
                                0x1.4771fep-14};
// 1 - erf(x) = e^-P(x - 2), 1 <= x <= 4. Error 2^-29.4.
static const double kErfTail32[] = {
    0x1.575b32p+2,   0x1.1ac32cp+2,  0x1.d8f79p-1,
    0x1.0df776p-6,   -0x1.db173ap-9, 0x1.49e696p-11,
    -0x1.28fea4p-13, 0x1.c2f762p-14, 0x1.6cb0cep-15};
// erfc(x) = e^-x^2 P(t), t = (x - 2) / (x + 2). Error 2^-30.
static const double kErfcShort[] = {
    0x1.058671b538779p-2,   -0x1.b57034efe7fe7p-2,  0x1.eeea7db8f4888p-3,
    -0x1.437f0b3e8d95dp-4,  0x1.e947807de7b7bp-9,   0x1.ca95b6bed832cp-8,
    -0x1.bc3725390c87bp-11, -0x1.01655a6b28f53p-10, 0x1.7315a75014fb7p-15,
    0x1.6d298fa61a41fp-13,  0x1.ad31bce00da86p-16,  -0x1.cdc4819d9275cp-16,
    -0x1.6fbc41190daa1p-17, 0x1.23dad622ed2efp-19,  0x1.9f8ac4bd67fcfp-20};

Num expandErf(Num x) {
  Emitter &e = *x.emitter;
  if (e.isDouble(x))
    return {};
  Num size = abs(x);
  Num square = size * size;
  Num small = e.fma(size, e.polynomial(square, kErf32), size);
  // Beyond 4 the result rounds to 1.
  Num y = select(size > 4.0, 4.0, size) - 2.0;
  Num tail = expandExp(-e.polynomial(y, kErfTail32));
  return copySign(select(size < 1.0, small, 1.0 - tail), x);
}

Num expandErfc(Num x) {
  Emitter &e = *x.emitter;
  if (e.isDouble(x))
    return {};
  // In f64 the square is exact. Beyond 10.2 nothing is left.
  Num size = e.widen(abs(x));
  size = select(size > 10.2, 10.2, size);
  Num t = (size - 2.0) / (size + 2.0);
  Num tail = shortExp(-(size * size)) * e.polynomial(t, kErfcShort);
  return e.narrow(select(x < 0.0, 2.0 - tail, tail));
}

} // namespace tenon::math_functions
