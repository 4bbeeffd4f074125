//===- SharedCode.cpp - Code that programs share --------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A cache of compiled programs for the process, by their text and the options
// that code depends on. The programs are parts of others, for any sizes; the
// least recently used are dropped.
//
//===----------------------------------------------------------------------===//

#include "SharedCode.h"
#include "CodeCache.h"
#include "llvm/Support/raw_ostream.h"
#include <list>
#include <mutex>
#include <unordered_map>

namespace tenon {

namespace {

/// Most programs that are kept; each takes about 20 KB.
constexpr size_t kMaxKept = 512;

/// Most elements that one thread computes. Code that may divide its loops takes
/// two to three times as long to compile.
constexpr int64_t kMaxSingle = 8192;

class Cache {
public:
  static Cache &get() {
    // Not destroyed: programs may end after static objects.
    static Cache *const cache = new Cache;
    return *cache;
  }

  std::shared_ptr<Program> find(const std::string &key) {
    std::lock_guard<std::mutex> lock(mutex);
    auto found = places.find(key);
    if (found == places.end())
      return nullptr;
    order.splice(order.begin(), order, found->second);
    return found->second->second;
  }

  /// Adds a program; returns the one that another thread added before.
  std::shared_ptr<Program> add(const std::string &key,
                               std::shared_ptr<Program> program) {
    std::shared_ptr<Program> dropped; // Destroyed without the lock.
    std::lock_guard<std::mutex> lock(mutex);
    auto found = places.find(key);
    if (found != places.end())
      return found->second->second;
    order.emplace_front(key, program);
    places[key] = order.begin();
    if (order.size() > kMaxKept) {
      dropped = std::move(order.back().second);
      places.erase(order.back().first);
      order.pop_back();
    }
    return program;
  }

private:
  using Entry = std::pair<std::string, std::shared_ptr<Program>>;

  std::mutex mutex;
  std::list<Entry> order; ///< the most recently used first
  std::unordered_map<std::string, std::list<Entry>::iterator> places;
};

} // namespace

std::shared_ptr<Program> findSharedCode(const std::string &text,
                                        int64_t elements,
                                        const ProgramOptions &options) {
  CompileOptions compile = options.compile;
  compile.parallel = elements > kMaxSingle;
  std::string key = text + describeOptions(compile);
  // A program runs on the threads that it was made with.
  llvm::raw_string_ostream(key)
      << options.threads << ' ' << static_cast<void *>(options.pool.get());
  if (std::shared_ptr<Program> found = Cache::get().find(key))
    return found;
  std::string messages;
  llvm::raw_string_ostream stream(messages);
  Diagnostics diagnostics(stream);
  Result<SourceModule> source = SourceModule::read(
      llvm::MemoryBuffer::getMemBufferCopy(text, "shared code"), diagnostics);
  if (!source)
    return nullptr;
  ProgramOptions inner;
  inner.threads = options.threads;
  inner.pool = options.pool;
  inner.compileThreads = 1;
  inner.compile = std::move(compile);
  Result<std::unique_ptr<Program>> made =
      Program::compile(std::move(*source), inner);
  if (!made)
    return nullptr;
  return Cache::get().add(key, std::move(*made));
}

} // namespace tenon
