//===- Call.h - State of one call of an entry -------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An entry may be run by any number of threads concurrently: each takes a Call,
// with all state that a running call writes, from the model's pool and returns
// it. The CallTarget is shared and read-only.
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_RUNTIME_MODEL_CALL_H
#define TENON_LIB_RUNTIME_MODEL_CALL_H

#include "Residents.h"

#include <array>
#include <atomic>
#include <mutex>

namespace tenon {

/// Memory of the runtime's allocator, freed by the destructor.
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
  /// Returns the number of additional bytes that `grow` would allocate.
  int64_t growth(int64_t bytes) const {
    return memory && bytes <= size ? 0 : bytes - size;
  }
  /// Makes room for `bytes`; the contents are lost. Returns false if out of
  /// memory.
  bool grow(int64_t bytes) {
    if (memory && bytes <= size)
      return true;
    // Frees first: both together may not fit.
    *this = Block();
    *this = Block(bytes);
    return memory != nullptr;
  }

private:
  void *memory = nullptr;
  int64_t size = 0;
};

/// The parts of an entry's state that are shared by its calls.
struct CallTarget {
  const ten_artifact *artifact = nullptr;
  const ten_entry *entry = nullptr;
  ThreadPool *pool = nullptr;
  TraceFunction trace;
  InterpretFunction interpret;

  int32_t threads() const { return pool ? pool->threads() : 1; }
};

/// The memory of a result of a call.
struct ResultPlace {
  std::vector<int64_t> dims;
  Block own;              ///< memory of the call's
  void *caller = nullptr; ///< memory of the caller's, or null
  void *made = nullptr;   ///< where the result is after the run
  bool dynamic = false;   ///< its size is known only at run time
  bool allocated = false; ///< memory is allocated for it
};

/// One call at a time: takeArguments, plan, makeArena, run, end. The caller
/// sets `allocated` of the places between plan and makeArena, and `caller`
/// between makeArena and run.
class Call {
public:
  explicit Call(const CallTarget &target);
  Call(const Call &) = delete;

  std::vector<ResultPlace> places;

  /// Sets the arguments of the compiled code: the checked arguments without the
  /// bound ones, followed by the resident values.
  Status takeArguments(std::vector<ten_array> arguments,
                       std::shared_ptr<Residents> bound);
  /// Calls the entry's plan for the results' dimensions and the arena size.
  Status plan();
  /// Allocates the planned arena, if there is enough memory for it and for the
  /// results that the call allocates.
  Status makeArena();
  /// Runs the entry. A result is written to `caller` if that is set, unless it
  /// is dynamic or unaligned; else to memory of the call.
  Status run();
  /// Copies a result of the run to `destination`, unless it is there already.
  void copyTo(size_t result, void *destination) const;
  /// Releases everything that the next call does not need, except for results
  /// if `keepsResults`.
  void end(bool keepsResults = false);

  ten_type typeOf(size_t result) const {
    return static_cast<ten_type>(target.entry->results[result].type);
  }
  /// Returns the bytes of a result; the largest number on overflow.
  int64_t bytesOf(size_t result) const;
  int64_t arenaBytes() const { return arenaSize; }

private:
  void setObservers();
  Status alignArguments();
  /// Determines the addresses and sizes of dynamic results.
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

/// A lock-free pool of unused calls: a thread owns the slot's call after
/// exchanging it for null. Each thread tries a slot of its own first.
class CallPool {
public:
  CallPool() = default;
  CallPool(const CallPool &) = delete;
  ~CallPool();

  /// Returns null if all are in use.
  std::unique_ptr<Call> take();
  /// Keeps the call, or frees it if the pool is full.
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
