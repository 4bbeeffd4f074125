//===- Npy.h - Reads and writes .npy files ----------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_RUNTIME_NPY_H
#define TENON_RUNTIME_NPY_H

#include "Runtime/Buffer.h"
#include "Runtime/Status.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace tenon {

/// The expected type and dimensions of an array; absent ones are taken from the
/// file.
struct ArrayRequest {
  std::optional<ten_type> type;
  std::optional<std::vector<int64_t>> dims; ///< -1 matches any dimension
  /// Permits a view of a mapped file's pages, which must not be written to; the
  /// array is a copy otherwise.
  bool mayView = false;

  ArrayRequest() = default;
  ArrayRequest(ten_type type) : type(type) {}
  ArrayRequest(ten_type type, std::vector<int64_t> dims)
      : type(type), dims(std::move(dims)) {}

  bool matches(const std::vector<int64_t> &actual) const;
  /// Returns "2x?xf32", with "any" for an absent type or shape.
  std::string typeString() const;
};

/// The header of a .npy file.
struct NpyHeader {
  char byteOrder = '<';  ///< '<' or '>'; '<' where it has no meaning
  char kind = 'f';       ///< 'f', 'c', 'i', 'u', 'b' or 'V', as NumPy has them
  int64_t itemBytes = 4; ///< bytes of an element
  bool fortranOrder = false;
  std::vector<int64_t> dims;
  size_t dataOffset = 0; ///< where the elements begin
  int64_t dataBytes = 0; ///< what they take: itemBytes times the dimensions

  std::string descr() const; ///< "<f4"
};

/// Number of bytes that suffice to parse a header of at most 64 KiB.
inline constexpr size_t npyHeaderLimit = 12 + 65536;

/// Parses the header at the start of `data`. `size` may exclude the elements.
Result<NpyHeader> parseNpyHeader(const uint8_t *data, size_t size);

/// Parses an array: versions 1.0 to 3.0, either byte order, C or Fortran order.
/// Types that NumPy lacks are stored as others:
///   bf16 as u2 or V2; f8, f6, f4E2M1FN as u1 or V1; i4, i2 as i1 or V1;
///   ui4, ui2 as u1 or V1; i1 as b1 or u1 (any nonzero byte is true); index as
///   i8.
/// There are no other conversions. Without a requested type V2 is read as bf16,
/// and V1 is rejected. The buffer is in C order and native byte order.
Result<Buffer> parseNpy(const uint8_t *data, size_t size,
                        const ArrayRequest &request = {});

/// As parseNpy, from a file, which errors name.
Result<Buffer> readNpy(const std::string &path,
                       const ArrayRequest &request = {});

/// Returns the header, version 1.0, of a .npy file for such an array.
std::string makeNpyHeader(ten_type type, const int64_t *dims, int64_t rank);

/// Writes `array` to a .npy file, atomically.
Status writeNpy(const std::string &path, const ArrayView &array);

} // namespace tenon

#endif // TENON_RUNTIME_NPY_H
