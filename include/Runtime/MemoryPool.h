//===- MemoryPool.h - Reuses memory of results ------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The operating system clears the pages of new memory on first access, which
// takes longer than a simple kernel: of the 670 us of a call with a result of 4
// MB, 610 us were page faults. A caller that releases a result before it
// creates the next one gets the same memory again.
//
//===----------------------------------------------------------------------===//

#ifndef TENON_RUNTIME_MEMORYPOOL_H
#define TENON_RUNTIME_MEMORYPOOL_H

#include <cstdint>
#include <memory>
#include <mutex>
#include <vector>

namespace tenon {

class MemoryPool : public std::enable_shared_from_this<MemoryPool> {
public:
  /// Smallest allocation in bytes; smaller ones are left to the allocator.
  static constexpr int64_t kMinBytes = 256 << 10;
  /// Maximum bytes of unused memory that is kept.
  static constexpr int64_t kMaxKept = int64_t(256) << 20;

  static std::shared_ptr<MemoryPool> create() {
    return std::shared_ptr<MemoryPool>(new MemoryPool);
  }
  MemoryPool(const MemoryPool &) = delete;
  ~MemoryPool();

  /// Returns uninitialized memory, aligned to memoryAlignment; null if there is
  /// not enough. It returns to the pool with the last reference, which may
  /// outlive all other users of the pool.
  std::shared_ptr<void> take(int64_t bytes);

private:
  MemoryPool() = default;
  struct Piece {
    void *memory;
    int64_t bytes;
  };
  void give(Piece piece);
  /// Frees the oldest pieces until at most this many bytes are kept. The lock
  /// must be held.
  void shrink(int64_t bytes);

  std::mutex mutex;
  std::vector<Piece> pieces; ///< the oldest first
  int64_t kept = 0;
};

} // namespace tenon

#endif // TENON_RUNTIME_MEMORYPOOL_H
