//===- Buffer.h - Owned dense arrays and views ------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_RUNTIME_BUFFER_H
#define TENON_RUNTIME_BUFFER_H

#include "Runtime/Abi.h"
#include "Runtime/ElementType.h"
#include "Runtime/Status.h"

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace tenon {

/// Alignment in bytes of all memory that the runtime allocates.
inline constexpr int64_t memoryAlignment = 64;

/// Returns `bytes` (>= 0) of uninitialized memory aligned to memoryAlignment;
/// null if there is not enough.
void *allocateMemory(int64_t bytes);
/// Frees memory from allocateMemory; ignores null.
void freeMemory(void *memory);

/// Returns the product of `dims`, 1 for rank 0; an error if one is negative or
/// the product exceeds 2^63 - 1.
Result<int64_t> countElements(const int64_t *dims, int64_t rank);
/// Returns countElements times the storage size of `type`.
Result<int64_t> countBytes(ten_type type, const int64_t *dims, int64_t rank);

/// Returns "2x3xf32"; "f32" for rank 0; "?" for a dimension of -1.
std::string formatType(ten_type type, const int64_t *dims, int64_t rank);
std::string formatType(ten_type type, const std::vector<int64_t> &dims);

/// A dense row-major array of any alignment that is owned elsewhere.
struct ArrayView {
  ten_type type = TEN_F32;
  const void *data = nullptr;
  const int64_t *dims = nullptr;
  int64_t rank = 0;

  /// Returns the number of elements. `dims` must be valid.
  int64_t numElements() const;
  int64_t numBytes() const { return numElements() * storageSize(type); }
  const void *element(int64_t index) const {
    return static_cast<const char *>(data) + index * storageSize(type);
  }
  std::string typeString() const { return formatType(type, dims, rank); }
  /// Returns the array for a call: compiled code writes an argument only if it
  /// is donated.
  ten_array array() const {
    return {const_cast<void *>(data), const_cast<int64_t *>(dims)};
  }
};

/// A dense row-major array that owns its memory, aligned to memoryAlignment, or
/// shares memory that is only read.
class Buffer {
public:
  /// An empty buffer, 0xf32.
  Buffer() : shape{0} {}
  Buffer(Buffer &&other) noexcept;
  Buffer &operator=(Buffer &&other) noexcept;
  Buffer(const Buffer &) = delete;
  Buffer &operator=(const Buffer &) = delete;
  ~Buffer() {
    if (!block)
      freeMemory(memory);
  }

  /// Returns an array with uninitialized elements. Fails if dimensions are
  /// negative or too large, or if there is not enough memory (the message says
  /// how many bytes are needed).
  static Result<Buffer> create(ten_type type, std::vector<int64_t> dims);
  /// Returns arrays of these types and dimensions in one contiguous block of
  /// memory, which is freed with the last of them, so that they share huge
  /// pages.
  static Result<std::vector<Buffer>> createTogether(
      const std::vector<std::pair<ten_type, std::vector<int64_t>>> &arrays);
  /// As create, with all bytes zero.
  static Result<Buffer> zeros(ten_type type, std::vector<int64_t> dims);
  /// Returns the array in memory that `owner` keeps, of any alignment, which
  /// must not be written.
  static Buffer viewOf(std::shared_ptr<const void> owner,
                       const ArrayView &view);
  /// Returns a copy of `view`.
  static Result<Buffer> copyOf(const ArrayView &view);

  ten_type type() const { return elementType; }
  const std::vector<int64_t> &dims() const { return shape; }
  int64_t rank() const { return static_cast<int64_t>(shape.size()); }
  int64_t numElements() const { return count; }
  int64_t numBytes() const { return count * storageSize(elementType); }
  std::string typeString() const { return formatType(elementType, shape); }

  void *data() { return memory; }
  const void *data() const { return memory; }
  /// Returns the elements as T, which must be the storage of type().
  template <typename T> T *as() { return static_cast<T *>(memory); }
  template <typename T> const T *as() const {
    return static_cast<const T *>(memory);
  }
  void *element(int64_t index) {
    return static_cast<char *>(memory) + index * storageSize(elementType);
  }
  const void *element(int64_t index) const {
    return static_cast<const char *>(memory) + index * storageSize(elementType);
  }

  /// Valid until the buffer is moved or destroyed.
  ArrayView view() const { return {elementType, memory, shape.data(), rank()}; }
  operator ArrayView() const { return view(); }
  /// Returns the array for a call that writes the buffer.
  ten_array array() { return {memory, shape.data()}; }

private:
  /// Makes an array without memory.
  static Result<Buffer> describe(ten_type type, std::vector<int64_t> dims);

  ten_type elementType = TEN_F32;
  std::vector<int64_t> shape;
  int64_t count = 0;
  void *memory = nullptr;
  /// Owns the allocation that `memory` is in, if several buffers share it.
  std::shared_ptr<const void> block;
};

} // namespace tenon

#endif // TENON_RUNTIME_BUFFER_H
