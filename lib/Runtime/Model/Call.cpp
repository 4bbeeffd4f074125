//===- Call.cpp - State of one call of an entry ---------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The state of one call of an entry: copies of unaligned arguments, result
// dimensions from the plan, the arena, and results. A lock-free pool keeps the
// state of finished calls. Used by Model.
//
//===----------------------------------------------------------------------===//

#include "Call.h"
#include "Runtime/Memory.h"

#include <algorithm>
#include <cstring>
#include <limits>

using namespace tenon;

/// Returns the alignment that compiled code assumes for arrays of that type.
static int64_t elementAlignment(int32_t type) {
  return storageSize(partType(static_cast<ten_type>(type)));
}

static bool isAligned(const void *data, int64_t alignment) {
  return reinterpret_cast<uintptr_t>(data) % static_cast<size_t>(alignment) ==
         0;
}

//===----------------------------------------------------------------------===//
// Call
//===----------------------------------------------------------------------===//

/// Runs a loop on the threads of `pool`, if any.
static int32_t parallelFor(ThreadPool *pool, int64_t count,
                           int32_t (*body)(void *, int64_t), void *env) {
  if (pool)
    return pool->parallelFor(count, body, env);
  for (int64_t i = 0; i < count; ++i)
    if (int32_t value = body(env, i))
      return value;
  return 0;
}

Call::Call(const CallTarget &target) : target(target) {
  const ten_entry &entry = *target.entry;
  places.resize(static_cast<size_t>(entry.num_results));
  for (size_t i = 0; i < places.size(); ++i)
    places[i].dims.resize(static_cast<size_t>(entry.results[i].rank));
  argumentCopies.resize(static_cast<size_t>(entry.num_args));
  context.self = this;
  context.parallel_for = [](ten_context *context, int64_t count,
                            int32_t (*body)(void *, int64_t), void *env) {
    auto *self = static_cast<Call *>(context->self);
    return parallelFor(self->target.pool, count, body, env);
  };
  context.reserve = [](ten_context *context, int64_t bytes) -> void * {
    auto *self = static_cast<Call *>(context->self);
    Block block(bytes);
    void *data = block.data();
    if (data) {
      std::lock_guard<std::mutex> lock(self->reserveMutex);
      self->reserved.push_back(std::move(block));
    }
    return data;
  };
}

/// Copies arguments with less than the alignment of their elements.
Status Call::alignArguments() {
  for (size_t i = 0; i < args.size(); ++i) {
    const ten_signature &signature = target.entry->args[i];
    if (signature.bound ||
        isAligned(args[i].data, elementAlignment(signature.type)))
      continue;
    Result<int64_t> bytes = countBytes(static_cast<ten_type>(signature.type),
                                       args[i].dims, signature.rank);
    if (!bytes || !argumentCopies[i].grow(*bytes))
      return runtimeError("out of memory: a copy of argument ", i,
                          ", which is not aligned to its elements");
    if (*bytes)
      std::memcpy(argumentCopies[i].data(), args[i].data,
                  static_cast<size_t>(*bytes));
    args[i].data = argumentCopies[i].data();
  }
  return Status();
}

Status Call::takeArguments(std::vector<ten_array> arguments,
                           std::shared_ptr<Residents> bound) {
  const ten_entry &entry = *target.entry;
  reserved.clear();
  if (entry.load && !bound)
    return badInput("'", entry.name,
                    "' expects its bound arguments to be given before it runs");
  args = std::move(arguments);
  Status status = alignArguments();
  if (!status.ok() || !entry.load)
    return status;
  residents = std::move(bound);
  std::vector<ten_array> taken;
  taken.reserve(args.size() + residents->size());
  for (size_t i = 0; i < args.size(); ++i)
    if (!entry.args[i].bound)
      taken.push_back(args[i]);
  for (Buffer &value : *residents)
    taken.push_back(value.array());
  args = std::move(taken);
  return Status();
}

Status Call::plan() {
  const ten_entry &entry = *target.entry;
  std::vector<ten_array> results(places.size());
  for (size_t i = 0; i < places.size(); ++i)
    results[i] = {nullptr, places[i].dims.data()};
  ten_plan query = {};
  query.args = args.data();
  query.threads = target.threads();
  query.results = results.data();
  query.arena_alignment = 1;
  if (int32_t site = entry.plan(&query))
    return failureAt(entry, site);
  for (size_t i = 0; i < places.size(); ++i) {
    const ten_signature &signature = entry.results[i];
    ResultPlace &place = places[i];
    place.dynamic = place.allocated = false;
    place.caller = place.made = nullptr;
    for (int32_t d = 0; d < signature.rank; ++d) {
      if (place.dims[d] == -1)
        place.dynamic = true;
      else if (place.dims[d] < 0 ||
               (signature.dims[d] != -1 && signature.dims[d] != place.dims[d]))
        return internalError("the plan of '", entry.name, "' gives result ", i,
                             " dimension ", place.dims[d], ", expects ",
                             formatSignature(signature));
    }
  }
  int64_t alignment = query.arena_alignment;
  if (query.arena_bytes < 0 || alignment < 1 || (alignment & (alignment - 1)))
    return internalError("the plan of '", entry.name, "' requests ",
                         query.arena_bytes, " bytes aligned to ", alignment);
  arenaSize = query.arena_bytes;
  arenaAlignment = alignment;
  return Status();
}

int64_t Call::bytesOf(size_t result) const {
  const std::vector<int64_t> &dims = places[result].dims;
  Result<int64_t> bytes =
      countBytes(typeOf(result), dims.data(), int64_t(dims.size()));
  return bytes ? *bytes : std::numeric_limits<int64_t>::max();
}

Status Call::makeArena() {
  const ten_entry &entry = *target.entry;
  int64_t slack = std::max(arenaAlignment - memoryAlignment, int64_t(0)), bytes;
  if (__builtin_add_overflow(arenaSize, slack, &bytes))
    bytes = std::numeric_limits<int64_t>::max();
  int64_t all = arena.growth(bytes);
  for (size_t i = 0; i < places.size(); ++i)
    if (places[i].allocated && __builtin_add_overflow(all, bytesOf(i), &all))
      all = std::numeric_limits<int64_t>::max();
  if (all > kSmallAllocation) {
    std::vector<MemoryNeed> needs = {
        {"the arena of temporaries", arena.growth(bytes)}};
    for (size_t i = 0; i < places.size(); ++i)
      if (places[i].allocated)
        needs.push_back(
            {concat("result ", i, ", ", formatType(typeOf(i), places[i].dims)),
             bytesOf(i)});
    Status status = checkMemory(concat("'", entry.name, "'"), std::move(needs));
    if (!status.ok())
      return status;
  }
  if (!arena.grow(bytes))
    return runtimeError("out of memory: the arena of '", entry.name, "' needs ",
                        arenaSize, " bytes");
  return Status();
}

/// Connects the target's observer functions, which may have changed since the
/// last call.
void Call::setObservers() {
  context.trace = nullptr;
  context.interpret = nullptr;
  if (target.trace)
    context.trace = [](ten_context *context, int32_t kernel, int32_t phase,
                       const ten_array *operands, int32_t count) {
      static_cast<Call *>(context->self)
          ->target.trace(kernel, phase, operands, count);
    };
  if (target.interpret)
    context.interpret = [](ten_context *context, int32_t kernel,
                           const ten_array *operands,
                           int32_t count) -> int32_t {
      auto *self = static_cast<Call *>(context->self);
      self->interpreted = self->target.interpret(kernel, operands, count);
      return self->interpreted.ok() ? 0 : 1;
    };
}

Status Call::run() {
  const ten_entry &entry = *target.entry;
  setObservers();
  std::vector<ten_array> results(places.size());
  for (size_t i = 0; i < places.size(); ++i) {
    ResultPlace &place = places[i];
    place.made = place.caller;
    if (!place.dynamic &&
        (!place.caller ||
         !isAligned(place.caller, elementAlignment(entry.results[i].type)))) {
      if (!place.own.grow(bytesOf(i)))
        return runtimeError("out of memory: result ", i, ", ",
                            formatType(typeOf(i), place.dims));
      place.made = place.own.data();
    }
    results[i] = {place.dynamic ? nullptr : place.made, place.dims.data()};
  }
  ten_call request = {};
  request.args = args.data();
  request.results = results.data();
  uintptr_t start = reinterpret_cast<uintptr_t>(arena.data());
  uintptr_t mask = static_cast<uintptr_t>(arenaAlignment) - 1;
  request.arena = reinterpret_cast<void *>((start + mask) & ~mask);
  request.arena_bytes = arenaSize;
  request.constants = target.artifact->constants;
  request.threads = target.threads();
  request.context = &context;
  if (int32_t site = entry.run(&request))
    return interpreted.ok() ? failureAt(entry, site)
                            : std::exchange(interpreted, Status());
  return findDynamic(results);
}

Status Call::findDynamic(const std::vector<ten_array> &results) {
  for (size_t i = 0; i < places.size(); ++i) {
    ResultPlace &place = places[i];
    if (!place.dynamic)
      continue;
    // The callee may have set dims to its own memory.
    if (results[i].dims != place.dims.data())
      std::copy_n(results[i].dims, place.dims.size(), place.dims.begin());
    Result<int64_t> bytes =
        countBytes(typeOf(i), place.dims.data(), int64_t(place.dims.size()));
    if (!bytes || (*bytes > 0 && !results[i].data))
      return internalError("entry '", target.entry->name, "' gives no result ",
                           i);
    place.made = results[i].data;
  }
  return Status();
}

void Call::copyTo(size_t result, void *destination) const {
  const ResultPlace &place = places[result];
  int64_t bytes = bytesOf(result);
  if (destination != place.made && bytes)
    std::memcpy(destination, place.made, static_cast<size_t>(bytes));
}

void Call::end(bool keepsResults) {
  residents.reset();
  if (!keepsResults)
    reserved.clear();
}

//===----------------------------------------------------------------------===//
// CallPool
//===----------------------------------------------------------------------===//

CallPool::~CallPool() {
  for (Slot &slot : slots)
    delete slot.call.load(std::memory_order_acquire);
}

/// Returns the slot that this thread tries first.
static size_t firstSlot() {
  static std::atomic<size_t> threads{0};
  thread_local const size_t mine =
      threads.fetch_add(1, std::memory_order_relaxed);
  return mine;
}

std::unique_ptr<Call> CallPool::take() {
  const size_t first = firstSlot();
  for (size_t i = 0; i < kSlots; ++i) {
    std::atomic<Call *> &slot = slots[(first + i) % kSlots].call;
    if (!slot.load(std::memory_order_relaxed))
      continue;
    if (Call *call = slot.exchange(nullptr, std::memory_order_acquire))
      return std::unique_ptr<Call>(call);
  }
  return nullptr;
}

void CallPool::give(std::unique_ptr<Call> call) {
  const size_t first = firstSlot();
  Call *given = call.release();
  for (size_t i = 0; i < kSlots; ++i) {
    Call *empty = nullptr;
    if (slots[(first + i) % kSlots].call.compare_exchange_strong(
            empty, given, std::memory_order_release, std::memory_order_relaxed))
      return;
  }
  delete given;
}
