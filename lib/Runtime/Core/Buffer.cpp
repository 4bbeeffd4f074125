//===- Buffer.cpp - Owned dense arrays and views --------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Allocation of arrays: aligned memory, with huge pages for large arrays, and
// checks for overflow and available memory before anything is allocated.
//
//===----------------------------------------------------------------------===//

#include "Runtime/Buffer.h"
#include "Runtime/Memory.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <new>

#include <sys/mman.h>
#include <unistd.h>

using namespace tenon;

void *tenon::allocateMemory(int64_t bytes) {
  // Systems that overcommit grant any allocation and kill the process when it
  // writes, so large allocations are checked first.
  if (bytes < 0 || (bytes > kSmallAllocation && bytes > availableMemory()))
    return nullptr;
  constexpr int64_t hugePage = 2 << 20;
  int64_t alignment = bytes >= 2 * hugePage ? hugePage : memoryAlignment;
  int64_t rounded =
      std::max((bytes + alignment - 1) / alignment, int64_t(1)) * alignment;
  void *memory = std::aligned_alloc(alignment, rounded);
#ifdef MADV_HUGEPAGE
  if (memory && alignment == hugePage)
    madvise(memory, rounded, MADV_HUGEPAGE); // A hint; failing is no matter.
#endif
  return memory;
}

void tenon::freeMemory(void *memory) { std::free(memory); }

Result<int64_t> tenon::countElements(const int64_t *dims, int64_t rank) {
  int64_t count = 1;
  bool empty = false, overflow = false;
  for (int64_t i = 0; i < rank; ++i) {
    if (dims[i] < 0)
      return badInput("expects dimensions of at least 0, got ", dims[i],
                      " for dimension ", i);
    if (dims[i] == 0)
      empty = true;
    else if (__builtin_mul_overflow(count, dims[i], &count))
      overflow = true;
  }
  // There are no elements, whatever the other dimensions are.
  if (empty)
    return int64_t(0);
  if (overflow)
    return badInput("expects at most 2^63 - 1 elements, got more");
  return count;
}

Result<int64_t> tenon::countBytes(ten_type type, const int64_t *dims,
                                  int64_t rank) {
  Result<int64_t> count = countElements(dims, rank);
  if (!count)
    return count;
  int64_t bytes;
  if (__builtin_mul_overflow(*count, storageSize(type), &bytes))
    return badInput("expects at most 2^63 - 1 bytes, got more");
  return bytes;
}

std::string tenon::formatType(ten_type type, const int64_t *dims,
                              int64_t rank) {
  std::string text;
  for (int64_t i = 0; i < rank; ++i) {
    text += dims[i] < 0 ? "?" : std::to_string(dims[i]);
    text += 'x';
  }
  return text + elementTypeName(type);
}

std::string tenon::formatType(ten_type type, const std::vector<int64_t> &dims) {
  return formatType(type, dims.data(), static_cast<int64_t>(dims.size()));
}

int64_t ArrayView::numElements() const {
  // Returns before the product of the other sizes, which may overflow.
  if (std::find(dims, dims + rank, 0) != dims + rank)
    return 0;
  int64_t count = 1;
  for (int64_t i = 0; i < rank; ++i)
    count *= dims[i];
  return count;
}

Buffer::Buffer(Buffer &&other) noexcept
    : elementType(other.elementType), shape(std::move(other.shape)),
      count(other.count), memory(other.memory), block(std::move(other.block)) {
  other.shape.clear();
  other.count = 0;
  other.memory = nullptr;
}

Buffer &Buffer::operator=(Buffer &&other) noexcept {
  std::swap(elementType, other.elementType);
  std::swap(shape, other.shape);
  std::swap(count, other.count);
  std::swap(memory, other.memory);
  std::swap(block, other.block);
  return *this;
}

Result<Buffer> Buffer::describe(ten_type type, std::vector<int64_t> dims) {
  int64_t rank = static_cast<int64_t>(dims.size());
  Result<int64_t> bytes = countBytes(type, dims.data(), rank);
  if (!bytes)
    return std::move(bytes).status().within(formatType(type, dims));
  Buffer buffer;
  buffer.elementType = type;
  buffer.count = *bytes / storageSize(type);
  buffer.shape = std::move(dims);
  return buffer;
}

Result<Buffer> Buffer::create(ten_type type, std::vector<int64_t> dims) {
  Result<Buffer> buffer = describe(type, std::move(dims));
  if (!buffer)
    return buffer;
  buffer->memory = allocateMemory(buffer->numBytes());
  if (!buffer->memory)
    return runtimeError("out of memory: ", buffer->typeString(), " needs ",
                        buffer->numBytes(), " bytes");
  return buffer;
}

Result<std::vector<Buffer>> Buffer::createTogether(
    const std::vector<std::pair<ten_type, std::vector<int64_t>>> &arrays) {
  std::vector<Buffer> buffers;
  std::vector<int64_t> offsets;
  int64_t all = 0;
  for (const auto &[type, dims] : arrays) {
    Result<Buffer> buffer = describe(type, dims);
    if (!buffer)
      return std::move(buffer).status();
    offsets.push_back(all);
    int64_t rounded;
    if (__builtin_add_overflow(buffer->numBytes(), memoryAlignment - 1,
                               &rounded) ||
        __builtin_add_overflow(all, rounded / memoryAlignment * memoryAlignment,
                               &all))
      return runtimeError("out of memory: ", buffer->typeString());
    buffers.push_back(*std::move(buffer));
  }
  std::shared_ptr<void> block(allocateMemory(all), freeMemory);
  if (!block)
    return runtimeError("out of memory: ", arrays.size(), " arrays need ", all,
                        " bytes");
  for (size_t i = 0; i < buffers.size(); ++i) {
    buffers[i].memory = static_cast<char *>(block.get()) + offsets[i];
    buffers[i].block = block;
  }
  return buffers;
}

Result<Buffer> Buffer::zeros(ten_type type, std::vector<int64_t> dims) {
  Result<Buffer> buffer = create(type, std::move(dims));
  if (buffer)
    std::memset(buffer->data(), 0, buffer->numBytes());
  return buffer;
}

Buffer Buffer::viewOf(std::shared_ptr<const void> owner,
                      const ArrayView &view) {
  Buffer buffer;
  buffer.elementType = view.type;
  buffer.shape.assign(view.dims, view.dims + view.rank);
  buffer.count = view.numElements();
  buffer.memory = const_cast<void *>(view.data);
  buffer.block = std::move(owner);
  return buffer;
}

Result<Buffer> Buffer::copyOf(const ArrayView &view) {
  Result<Buffer> buffer =
      create(view.type, std::vector<int64_t>(view.dims, view.dims + view.rank));
  if (buffer && buffer->numBytes())
    std::memcpy(buffer->data(), view.data, buffer->numBytes());
  return buffer;
}
