//===- ArgumentLiteral.h - Arrays in command lines --------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_RUNTIME_ARGUMENTLITERAL_H
#define TENON_RUNTIME_ARGUMENTLITERAL_H

#include "Runtime/Buffer.h"
#include "Runtime/Npy.h"
#include "Runtime/Status.h"

#include <string_view>

namespace tenon {

/// Returns whether `text` has the form of a literal, a type and '='
/// ("2x3xf32=..."), as opposed to a file name.
bool isArgumentLiteral(std::string_view text);

/// Parses the array "TYPE=VALUES". TYPE is as in MLIR's tensor<...>: "2x3xf32",
/// or "complex<f32>" for rank 0. VALUES is one of
///   1,2,3,4,5,6    as many values as elements, in row-major order
///   7              one value for all elements
///   uniform:SEED   see fillUniform
///   normal:SEED    see fillNormal
/// Integers are decimal or 0x hexadecimal and must fit the type. Booleans are
/// true, false, 1 or 0. Floats are decimal, hexadecimal with an exponent
/// (0x1.8p3), inf, -inf, nan, or the bits of the type as a hexadecimal integer
/// (0x7fc00000), as in MLIR. Complex values are (real,imaginary), or the real
/// part alone.
/// A type that is not the requested one is refused before memory is allocated.
Result<Buffer> parseArgumentLiteral(std::string_view text,
                                    const ArrayRequest &request = {});

/// Fills with values that depend only on the seed and the element's index, the
/// same on every machine. With r(k) the k-th output of SplitMix64 for the seed,
/// element i (each part of a complex counts as one) becomes: a float, the top p
/// bits of r(i), divided by 2^p, in [0, 1), where p is the precision of the
/// type; an integer or boolean, the top bits of r(i), any value of the type.
void fillUniform(Buffer &buffer, uint64_t seed);

/// As fillUniform, with approximately normally distributed floats of mean 0 and
/// variance 1: element i is the sum of the twelve 32-bit halves of r(6 i) to
/// r(6 i + 5), divided by 2^32, minus 6, so it is in [-6, 6). Returns an error
/// for integers.
Status fillNormal(Buffer &buffer, uint64_t seed);

} // namespace tenon

#endif // TENON_RUNTIME_ARGUMENTLITERAL_H
