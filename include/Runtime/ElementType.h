//===- ElementType.h - Element types and elements ---------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_RUNTIME_ELEMENTTYPE_H
#define TENON_RUNTIME_ELEMENTTYPE_H

#include "Runtime/Abi.h"

#include <complex>
#include <cstdint>
#include <optional>
#include <string_view>

namespace tenon {

/// The first and last element type, for loops over all of them.
inline constexpr int32_t firstElementType = TEN_F64;
inline constexpr int32_t lastElementType = TEN_F6E3M2FN;

/// Returns whether `type` is a value of ten_type.
bool isElementType(int32_t type);

/// Returns the name as MLIR prints it: "f32", "f8E4M3FN", "ui8",
/// "complex<f32>".
const char *elementTypeName(ten_type type);

/// Returns the type named `name` (see elementTypeName), if there is one.
std::optional<ten_type> parseElementType(std::string_view name);

/// Returns the size in bytes of an element in a buffer.
int64_t storageSize(ten_type type);

/// Returns the width of the type in bits: 1 for i1, 4 for i4 and f4E2M1FN, 6
/// for f6E2M3FN, 64 for complex<f32>.
int32_t bitWidth(ten_type type);

bool isFloat(ten_type type);
/// Returns whether the type is i2 to i64 or index. (i1 is neither signed nor
/// unsigned.)
bool isSignedInt(ten_type type);
/// Returns whether the type is ui2 to ui64.
bool isUnsignedInt(ten_type type);
bool isComplex(ten_type type);
/// Returns whether the type is i1, or a signed or unsigned integer.
bool isInteger(ten_type type);

/// Returns f32 for complex<f32>, f64 for complex<f64>, else the type itself.
ten_type partType(ten_type type);

/// \name Single elements
/// Read or write one element of any type, of any alignment, with a conversion:
/// floats round to nearest even, once; floats to integers truncate and saturate
/// (NaN gives 0); integers to narrower integers wrap; to i1 is x != 0; of
/// complex numbers the real part is converted.
/// @{
double loadDouble(ten_type type, const void *element);
int64_t loadInt64(ten_type type, const void *element);
uint64_t loadUInt64(ten_type type, const void *element);
std::complex<double> loadComplex(ten_type type, const void *element);

void storeDouble(ten_type type, void *element, double value);
void storeInt64(ten_type type, void *element, int64_t value);
void storeUInt64(ten_type type, void *element, uint64_t value);
void storeComplex(ten_type type, void *element, std::complex<double> value);
/// @}

/// Load and store the bits of an element of up to 64 bits. Not for
/// complex<f64>.
uint64_t loadBits(ten_type type, const void *element);
void storeBits(ten_type type, void *element, uint64_t bits);

} // namespace tenon

#endif // TENON_RUNTIME_ELEMENTTYPE_H
