//===- MemoryPool.h - Memory of results that is used again ------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The system clears the pages of new memory when they are written first, which
// takes longer than a simple kernel does: results of 4 MB took 670 us, of which
// 610 were that. A caller that drops a result before it makes the next one
// finds the same memory.
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
  /// Less is a matter of the allocator.
  static constexpr int64_t kLeastBytes = 256 << 10;
  /// What is kept while nobody uses it.
  static constexpr int64_t kMostKept = int64_t(256) << 20;

  static std::shared_ptr<MemoryPool> create() {
    return std::shared_ptr<MemoryPool>(new MemoryPool);
  }
  MemoryPool(const MemoryPool &) = delete;
  ~MemoryPool();

  /// Memory for so many bytes, with any contents, aligned to memoryAlignment;
  /// null when there is not enough. It comes back when the last pointer goes,
  /// which may be after all other users of the pool have gone.
  std::shared_ptr<void> take(int64_t bytes);

private:
  MemoryPool() = default;
  struct Piece {
    void *memory;
    int64_t bytes;
  };
  void give(Piece piece);
  /// Frees the oldest pieces until at most so many bytes are kept. Under the
  /// lock.
  void shrink(int64_t bytes);

  std::mutex mutex;
  std::vector<Piece> pieces; ///< the oldest first
  int64_t kept = 0;
};

} // namespace tenon

#endif // TENON_RUNTIME_MEMORYPOOL_H
