//===- ComplexFunctions.h - Complex elementary functions --------*- C++ -*-===//
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

/// Returns the quotient, or, if both of its parts are NaN, the result that
/// C99's Annex G prescribes for poles and infinities. `size` is 0 if the
/// divisor is.
Complex quotientAtInfinities(Complex direct, Complex dividend, Complex divisor,
                             Real size);

// Elementary functions of complex f64.
/// Returns |z| within 0.51 ulp.
Real magnitudeOfDouble(Complex z);
/// Returns log |1 + z| or log |z|.
Real logOfSizeOfDouble(Complex z, bool above1);
Complex sqrtOfDouble(Complex z);
Complex rsqrtOfDouble(Complex z);
Complex signOfDouble(Complex z);
Complex tanhOfDouble(Complex z);
Complex quotientOfDouble(Complex z, Complex w);
// The same in pairs of numbers, rounded once.
Complex expInPairs(Complex z);
Complex expm1InPairs(Complex z);
Complex sinInPairs(Complex z);
Complex cosInPairs(Complex z);
Complex logisticInPairs(Complex z);
Complex cbrtInPairs(Complex z);
Complex powInPairs(Complex z, Complex w);

} // namespace tenon

#endif // TENON_LIB_CODEGEN_SCALARS_COMPLEXFUNCTIONS_H
