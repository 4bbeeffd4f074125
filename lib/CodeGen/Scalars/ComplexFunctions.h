//===- ComplexFunctions.h - Functions of complex numbers as code *- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_SCALARS_COMPLEXFUNCTIONS_H
#define TENON_LIB_CODEGEN_SCALARS_COMPLEXFUNCTIONS_H

#include "RealArithmetic.h"

namespace tenon {

struct Complex {
  Real re, im;
};

/// Where both parts of a quotient became NaN: what C99's Annex G makes of poles
/// and infinities. `size` is 0 where the divisor is.
Complex quotientAtInfinities(Complex direct, Complex dividend, Complex divisor,
                             Real size);

// Functions of complex f64.
Complex expOfDouble(Complex z);
/// The logarithm of |1 + z| or |z|.
Real logOfSizeOfDouble(Complex z, bool above1);
Complex sqrtOfDouble(Complex z);
Complex rsqrtOfDouble(Complex z);
Complex signOfDouble(Complex z);
Complex tanhOfDouble(Complex z);
Complex quotientOfDouble(Complex z, Complex w);

} // namespace tenon

#endif // TENON_LIB_CODEGEN_SCALARS_COMPLEXFUNCTIONS_H
