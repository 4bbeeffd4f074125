//===- MemoryPool.cpp - Reuses memory of results --------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Runtime/MemoryPool.h"

#include "Runtime/Buffer.h"

#include <algorithm>

using namespace tenon;

MemoryPool::~MemoryPool() { shrink(0); }

void MemoryPool::shrink(int64_t bytes) {
  size_t dropped = 0;
  for (; kept > bytes; ++dropped) {
    kept -= pieces[dropped].bytes;
    freeMemory(pieces[dropped].memory);
  }
  pieces.erase(pieces.begin(), pieces.begin() + static_cast<int64_t>(dropped));
}

std::shared_ptr<void> MemoryPool::take(int64_t bytes) {
  Piece piece = {nullptr, bytes};
  {
    std::lock_guard<std::mutex> lock(mutex);
    // The most recently released piece is likely in the cache.
    auto found =
        std::find_if(pieces.rbegin(), pieces.rend(),
                     [&](const Piece &other) { return other.bytes == bytes; });
    if (found != pieces.rend()) {
      piece = *found;
      kept -= bytes;
      pieces.erase(std::next(found).base());
    }
  }
  if (!piece.memory)
    piece.memory = allocateMemory(bytes);
  if (!piece.memory) {
    std::lock_guard<std::mutex> lock(mutex);
    shrink(0);
    piece.memory = allocateMemory(bytes);
  }
  if (!piece.memory)
    return nullptr;
  return {piece.memory, [self = shared_from_this(), bytes](void *memory) {
            self->give({memory, bytes});
          }};
}

void MemoryPool::give(Piece piece) {
  std::lock_guard<std::mutex> lock(mutex);
  if (piece.bytes > kMaxKept) {
    freeMemory(piece.memory);
    return;
  }
  shrink(kMaxKept - piece.bytes);
  pieces.push_back(piece);
  kept += piece.bytes;
}
