//===- Call.h - The memory and the state of one call ------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An entry is run by any number of threads at the same time: each takes a Call
// out of the model's pool, which has all that a running call writes, and gives
// it back. What calls share, the CallTarget, is only read.
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_RUNTIME_MODEL_CALL_H
#define TENON_LIB_RUNTIME_MODEL_CALL_H

#include "Runtime/Artifact.h"

#include <array>
#include <atomic>
#include <mutex>

namespace tenon {

/// Memory of the runtime's allocator that is freed with its owner.
class Block {
public:
  Block() = default;
  explicit Block(int64_t bytes) : memory(allocateMemory(bytes)), size(bytes) {}
  Block(Block &&other) noexcept { *this = std::move(other); }
  Block &operator=(Block &&other) noexcept {
    std::swap(memory, other.memory);
    std::swap(size, other.size);
    return *this;
  }
  ~Block() { freeMemory(memory); }

  void *data() const { return memory; }
  /// Returns how much more memory there is after `grow`.
  int64_t growth(int64_t bytes) const {
    return memory && bytes <= size ? 0 : bytes - size;
  }
  /// Make room for `bytes`; the contents are lost. False when out of memory.
  bool grow(int64_t bytes) {
    if (memory && bytes <= size)
      return true;
    // Free first: both together may not fit.
    *this = Block();
    *this = Block(bytes);
    return memory != nullptr;
  }

private:
  void *memory = nullptr;
  int64_t size = 0;
};

/// What all calls of an entry share.
struct CallTarget {
  const ten_artifact *artifact = nullptr;
  const ten_entry *entry = nullptr;
  ThreadPool *pool = nullptr;
  TraceFunction trace;
  InterpretFunction interpret;

  int32_t threads() const { return pool ? pool->threads() : 1; }
};

/// Where one result of a call goes.
struct ResultPlace {
  std::vector<int64_t> dims;
  Block own;              ///< memory of the call's
  void *caller = nullptr; ///< memory of the caller's, or null
  void *made = nullptr;   ///< where the result is after the run
  bool dynamic = false;   ///< only the run knows its size
  bool allocated = false; ///< memory is allocated for it
};

/// The values that an entry's load function made of its bound arguments.
using Residents = std::vector<Buffer>;

/// One call at a time: takeArguments, plan, makeArena, run, end. Between
/// plan and makeArena the caller sets `allocated` of the places, between
/// makeArena and run `caller`.
class Call {
public:
  explicit Call(const CallTarget &target);
  Call(const Call &) = delete;

  std::vector<ResultPlace> places;

  /// What the compiled code takes, out of what the caller gives, which was
  /// checked: without the bound arguments, with the residents behind.
  Status takeArguments(std::vector<ten_array> arguments,
                       std::shared_ptr<Residents> bound);
  /// Asks the entry for the results' dimensions and the size of the arena.
  Status plan();
  /// Allocates the planned arena, if there is room for it and for the results
  /// that the call allocates.
  Status makeArena();
  /// Runs the entry. A result goes to `caller` if there is one, unless it is
  /// dynamic or not aligned to its elements; else to memory of the call's.
  Status run();
  /// Copies a result of the run to where the caller wants it, unless it is
  /// there already.
  void copyTo(size_t result, void *destination) const;
  /// Lets go of what the next call does not need; results stay until then where
  /// the caller reads them in the call's memory.
  void end(bool keepsResults = false);

  ten_type typeOf(size_t result) const {
    return static_cast<ten_type>(target.entry->results[result].type);
  }
  /// The bytes of a result, the largest number where they cannot be counted.
  int64_t bytesOf(size_t result) const;
  int64_t arenaBytes() const { return arenaSize; }

private:
  void setObservers();
  Status alignArguments();
  /// Says where dynamic results are, with their sizes.
  Status findDynamic(const std::vector<ten_array> &results);

  const CallTarget &target;
  std::vector<ten_array> args;
  std::shared_ptr<Residents> residents;
  std::vector<Block> argumentCopies;
  Block arena;
  int64_t arenaSize = 0;
  int64_t arenaAlignment = 1;
  ten_context context = {};
  Status interpreted; ///< why the target's `interpret` failed
  std::mutex reserveMutex;
  std::vector<Block> reserved;
};

/// Calls that no thread uses, without a lock: a slot's owner is whoever
/// exchanges it for null. A thread looks into a slot of its own first.
class CallPool {
public:
  CallPool() = default;
  CallPool(const CallPool &) = delete;
  ~CallPool();

  /// Null when all are in use.
  std::unique_ptr<Call> take();
  /// Keeps the call, or frees it where the pool is full.
  void give(std::unique_ptr<Call> call);

private:
  static constexpr size_t kSlots = 32;
  struct alignas(64) Slot {
    std::atomic<Call *> call{nullptr};
  };
  std::array<Slot, kSlots> slots;
};

} // namespace tenon

#endif // TENON_LIB_RUNTIME_MODEL_CALL_H
