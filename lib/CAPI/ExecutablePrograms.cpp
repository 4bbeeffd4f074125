//===- ExecutablePrograms.cpp - Cache of programs per argument sizes ------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An LRU cache keyed by the sizes of all arguments. An entry exists while a
// thread compiles its program: other threads wait for it, without the lock.
//
// With a fallback there is one more program, for any sizes, under the empty
// key. It runs while the specialized program is compiled on a background
// thread. If the cache is full, sizes get an entry when they recur within the
// time since the least recently used program's last use: a series of more
// different sizes than entries would otherwise compile in every call.
//
//===----------------------------------------------------------------------===//

#include "ExecutableEntry.h"
#include "llvm/Support/raw_ostream.h"

namespace tenon {

//===----------------------------------------------------------------------===//
// BackgroundThread
//===----------------------------------------------------------------------===//

bool BackgroundThread::start(std::function<void()> newWork) {
  join();
  work = std::move(newWork);
  auto enter = [](void *self) -> void * {
    static_cast<BackgroundThread *>(self)->work();
    return nullptr;
  };
  started = pthread_create(&thread, nullptr, enter, this) == 0;
  return started;
}

void BackgroundThread::join() {
  if (std::exchange(started, false))
    pthread_join(thread, nullptr);
}

//===----------------------------------------------------------------------===//
// Executable::Entry
//===----------------------------------------------------------------------===//

Specialization *Executable::Entry::find(llvm::ArrayRef<int64_t> sizes) {
  for (const std::unique_ptr<Specialization> &program : programs)
    if (llvm::ArrayRef(program->sizes) == sizes)
      return program.get();
  return nullptr;
}

size_t Executable::Entry::numSpecial() const {
  return llvm::count_if(
      programs, [&](const auto &program) { return !isForAnySizes(*program); });
}

Specialization *Executable::Entry::leastUsed() {
  Specialization *oldest = nullptr;
  for (const std::unique_ptr<Specialization> &program : programs)
    if (program->program && !isForAnySizes(*program) &&
        (!oldest || program->lastUse < oldest->lastUse))
      oldest = program.get();
  return oldest;
}

void Executable::Entry::remove(Specialization *program) {
  llvm::erase_if(programs, [&](const std::unique_ptr<Specialization> &other) {
    return other.get() == program;
  });
}

Specialization *Executable::Entry::add(std::vector<int64_t> sizes,
                                       size_t limit) {
  if (!sizes.empty())
    while (numSpecial() >= limit) {
      Specialization *oldest = leastUsed();
      // All are being compiled.
      if (!oldest)
        break;
      remove(oldest);
      ++counts.dropped;
    }
  auto added = std::make_unique<Specialization>();
  added->sizes = std::move(sizes);
  added->boundVersion = boundVersion;
  programs.push_back(std::move(added));
  return programs.back().get();
}

bool Executable::Entry::deserves(llvm::ArrayRef<int64_t> sizes, size_t limit) {
  constexpr size_t kRequests = 256;
  if (numSpecial() < limit)
    return true;
  const Specialization *oldest = leastUsed();
  auto known = llvm::find_if(requests, [&](const Request &request) {
    return llvm::ArrayRef(request.sizes) == sizes;
  });
  bool again =
      known != requests.end() && oldest && known->use > oldest->lastUse;
  if (known != requests.end())
    requests.erase(known);
  if (requests.size() >= kRequests)
    requests.erase(requests.begin());
  requests.push_back({sizes.vec(), ++uses});
  return again;
}

void Executable::Entry::finish(
    Specialization *place, const Result<std::shared_ptr<SharedProgram>> &made) {
  if (!made.ok())
    return remove(place);
  place->program = *made;
  place->lastUse = ++uses;
  compileMilliseconds = (***made).compileMilliseconds();
  if (!isSpecialized)
    only = made->get();
}

//===----------------------------------------------------------------------===//
// Executable
//===----------------------------------------------------------------------===//

Result<std::shared_ptr<SharedProgram>>
Executable::makeProgram(size_t entry, const Sizes &sizes,
                        const std::shared_ptr<BoundValues> &bound,
                        Diagnostics &diagnostics) {
  ProgramOptions program = optionsFor(entry);
  if (!sizes.empty())
    program.sizes = [&](const std::vector<TensorSignature> &) {
      return Result<Sizes>(sizes);
    };
  auto made = openShared(std::move(program), options.keep, diagnostics);
  if (made.ok() && bound) {
    Status status = (*made)->use([&](Program &program) {
      return program.bind(withBound(entry, {}, bound.get()));
    });
    if (!status.ok())
      return status;
  }
  return made;
}

Result<std::shared_ptr<SharedProgram>>
Executable::takeProgram(size_t entry, Specialization &known) {
  Entry &state = *states[entry];
  known.lastUse = ++state.uses;
  ++(state.isForAnySizes(known) ? state.counts.general : state.counts.hits);
  if (known.boundVersion != state.boundVersion) {
    Status status = known.program->use([&](Program &program) {
      return program.bind(withBound(entry, {}, state.bound.get()));
    });
    if (!status.ok())
      return status;
    known.boundVersion = state.boundVersion;
  }
  return known.program;
}

void Executable::startCompiling(size_t entry, const Sizes &sizes,
                                const std::vector<int64_t> &key) {
  Entry &state = *states[entry];
  std::lock_guard<std::mutex> lock(state.mutex);
  if (state.isCompiling || state.find(key))
    return;
  Specialization *place = state.add(key, limit());
  std::shared_ptr<BoundValues> bound = state.bound;
  // The previous work has ended except for its last instructions.
  state.isCompiling =
      state.background.start([this, &state, entry, sizes, bound, place] {
        llvm::raw_null_ostream nowhere;
        Diagnostics diagnostics(nowhere);
        auto made = makeProgram(entry, sizes, bound, diagnostics);
        {
          std::lock_guard<std::mutex> lock(state.mutex);
          state.finish(place, made);
          state.counts.misses += made.ok();
          state.isCompiling = false;
        }
        state.compiled.notify_all();
      });
  if (!state.isCompiling)
    state.remove(place);
}

Result<std::shared_ptr<SharedProgram>>
Executable::programFor(size_t entry, Sizes sizes, Diagnostics &diagnostics) {
  Entry &state = *states[entry];
  std::vector<int64_t> key;
  if (state.isSpecialized)
    for (const std::vector<int64_t> &list : sizes)
      key.insert(key.end(), list.begin(), list.end());
  bool mayFallBack = options.fallback && !key.empty();
  std::unique_lock<std::mutex> lock(state.mutex);
  while (true) {
    if (Specialization *known = state.find(key)) {
      if (known->program)
        return takeProgram(entry, *known);
      Specialization *any = mayFallBack ? state.find({}) : nullptr;
      if (any && any->program)
        return takeProgram(entry, *any);
      state.compiled.wait(lock);
      continue;
    }
    // Compile the first program immediately: code for any sizes takes longer.
    if (!mayFallBack || state.programs.empty())
      break;
    bool deserves = state.deserves(key, limit());
    lock.unlock();
    auto any = programFor(entry, {}, diagnostics);
    if (any.ok() && deserves)
      startCompiling(entry, sizes, key);
    if (any.ok())
      return any;
    // There is no code for any sizes: proceed as without a fallback.
    mayFallBack = false;
    lock.lock();
  }
  state.counts.misses += !state.isSpecialized || !key.empty();
  Specialization *place = state.add(std::move(key), limit());
  std::shared_ptr<BoundValues> bound = state.bound;
  lock.unlock();
  auto made = makeProgram(entry, sizes, bound, diagnostics);
  lock.lock();
  state.finish(place, made);
  // The call that compiled it runs it.
  state.counts.general += made.ok() && state.isSpecialized && sizes.empty();
  lock.unlock();
  state.compiled.notify_all();
  return made;
}

} // namespace tenon
