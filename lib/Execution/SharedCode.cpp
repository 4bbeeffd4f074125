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
// least recently used are dropped. Common ones are compiled with the library
// (PrecompiledCode.h).
//
//===----------------------------------------------------------------------===//

#include "SharedCode.h"
#include "CodeCache.h"
#include "PrecompiledCode.h"
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

ProgramOptions optionsOfSharedCode(const SharedText &text,
                                   const ProgramOptions &options) {
  ProgramOptions made;
  made.threads = options.threads;
  made.pool = options.pool;
  made.compileThreads = 1;
  made.compile = options.compile;
  made.compile.parallel = text.elements > kMaxSingle;
  made.compile.target = targetOfSharedCode(options.compile.target, text.text);
  return made;
}

Result<std::unique_ptr<Program>>
compileSharedCode(const std::string &text, const ProgramOptions &options) {
  std::string messages;
  llvm::raw_string_ostream stream(messages);
  Diagnostics diagnostics(stream);
  Result<SourceModule> source = SourceModule::read(
      llvm::MemoryBuffer::getMemBufferCopy(text, "shared code"), diagnostics);
  if (!source)
    return source.status();
  return Program::compile(std::move(*source), options);
}

std::shared_ptr<Program> findSharedCode(const SharedText &text,
                                        const ProgramOptions &given) {
  ProgramOptions options = optionsOfSharedCode(text, given);
  std::string key = text.text + describeOptions(options.compile);
  // A program runs on the threads that it was made with.
  llvm::raw_string_ostream(key)
      << options.threads << ' ' << static_cast<void *>(options.pool.get());
  if (std::shared_ptr<Program> found = Cache::get().find(key))
    return found;
  if (llvm::StringRef bytes = findPrecompiled(text.text, options.compile);
      !bytes.empty())
    if (auto made = Program::fromSnapshot(bytes, options); made && *made)
      return Cache::get().add(key, std::move(*made));
  Result<std::unique_ptr<Program>> made = compileSharedCode(text.text, options);
  return made ? Cache::get().add(key, std::move(*made)) : nullptr;
}

} // namespace tenon
