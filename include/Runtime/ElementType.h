//===- ElementType.h - Element types and single elements --------*- C++ -*-===//
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

/// Every element type, for loops over them.
inline constexpr int32_t firstElementType = TEN_F64;
inline constexpr int32_t lastElementType = TEN_INDEX;

/// Whether `type` is a value of ten_type.
bool isElementType(int32_t type);

/// The name as MLIR prints it: "f32", "f8E4M3FN", "ui8", "complex<f32>".
const char *elementTypeName(ten_type type);

/// The type named `name` (as elementTypeName gives it), if there is one.
std::optional<ten_type> parseElementType(std::string_view name);

/// Bytes that one element takes in a buffer.
int64_t storageSize(ten_type type);

/// Bits of the type: 1 for i1, 4 for i4 and f4E2M1FN, 64 for complex<f32>.
int32_t bitWidth(ten_type type);

bool isFloat(ten_type type);
/// i2 to i64 and index. (i1 is neither signed nor unsigned.)
bool isSignedInt(ten_type type);
/// ui2 to ui64.
bool isUnsignedInt(ten_type type);
bool isComplex(ten_type type);
/// i1, or any signed or unsigned integer.
bool isInteger(ten_type type);

/// f32 for complex<f32>, f64 for complex<f64>, else the type itself.
ten_type partType(ten_type type);

/// \name Single elements
/// Read or write one element of any type, of any alignment. What a type
/// cannot hold is converted: a float rounds to nearest even, once; a float
/// that becomes an integer is cut towards zero and clamped to the target's
/// range (NaN gives 0); an integer that becomes a narrower one wraps;
/// anything that becomes i1 is 1 unless it is zero; of a complex the real
/// part counts.
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

/// The bits of an element of up to 64 bits, and back. Not for complex<f64>.
uint64_t loadBits(ten_type type, const void *element);
void storeBits(ten_type type, void *element, uint64_t bits);

} // namespace tenon

#endif // TENON_RUNTIME_ELEMENTTYPE_H
