//===- PrecompiledCode.cpp - Shared code made with the library ------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A file of snapshots (CodeCache.h) beside the library, made by the library
// itself when it was built: the code of common norms, sums, sorts and products
// of bytes, which would take 20 to 60 ms to compile the first time in a
// process. The checksum of a snapshot depends on the compiler: code of another
// build, or of other libraries of LLVM, is not used.
//
// Layout: the magic, the number of entries, for each of them the BLAKE3 digest
// of text and options, offset and size, sorted by digest; then the snapshots.
// Numbers are of 8 bytes in the order of the machine.
//
//===----------------------------------------------------------------------===//

#include "PrecompiledCode.h"
#include "CodeCache.h"
#include "Reader/Source.h"
#include "Runtime/ThreadPool.h"
#include "SharedCode.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/BLAKE3.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TargetParser/Triple.h"
#include <atomic>
#include <cstring>
#include <dlfcn.h>
#include <map>
#include <mutex>
#include <optional>

using namespace llvm;

namespace tenon {

namespace {

constexpr StringRef magic = "TENCODE1";

/// CPUs that shared code is compiled for, the best first.
constexpr StringRef sharedCpus[] = {"sapphirerapids", "icelake-server",
                                    "x86-64-v4", "alderlake", "x86-64-v3"};

struct Entry {
  uint8_t digest[LLVM_BLAKE3_OUT_LEN];
  uint64_t offset, size;
};

constexpr size_t kHeaderBytes = magic.size() + sizeof(uint64_t);

std::atomic<int64_t> numFound = 0;

} // namespace

static StringSet<> setOf(StringRef words) {
  StringSet<> found;
  SmallVector<StringRef> list;
  words.split(list, ' ', -1, /*KeepEmpty=*/false);
  for (StringRef word : list)
    found.insert(word);
  return found;
}

namespace {

/// One of `sharedCpus`, or none, for a machine.
struct SharedCpu {
  std::optional<Target> target;
  /// True if the machine has no other instruction sets.
  bool isExact = false;
};

} // namespace

static SharedCpu findSharedCpu(const Target &target) {
  StringSet<> has = setOf(target.needed);
  for (StringRef cpu : sharedCpus) {
    Result<Target> made = makeTarget(target.triple, cpu.str(), "");
    if (!made)
      continue;
    StringSet<> needs = setOf(made->needed);
    if (all_of(needs.keys(), [&](StringRef set) { return has.contains(set); }))
      return {*made, needs.size() == has.size()};
  }
  return {};
}

Target targetOfSharedCode(const Target &target, StringRef text) {
  if (Triple(target.triple).getArch() != Triple::x86_64)
    return target;
  // Comparing the instruction sets takes longer than finding shared code.
  static std::mutex mutex;
  static auto *const known =
      new std::map<std::pair<std::string, std::string>, SharedCpu>;
  std::lock_guard<std::mutex> lock(mutex);
  auto [place, isNew] = known->try_emplace({target.triple, target.needed});
  SharedCpu &found = place->second;
  if (isNew)
    found = findSharedCpu(target);
  return found.target && (found.isExact || !text.contains("f16"))
             ? *found.target
             : target;
}

static std::string digestOf(const std::string &text,
                            const CompileOptions &options) {
  BLAKE3 hash;
  hash.update(describeOptions(options));
  hash.update(text);
  BLAKE3Result<> bytes = hash.final();
  return std::string(bytes.begin(), bytes.end());
}

/// Returns the file beside the library that has this code; null if there is
/// none.
static std::unique_ptr<MemoryBuffer> openFile() {
  Dl_info info = {};
  if (!dladdr(reinterpret_cast<void *>(&openFile), &info) || !info.dli_fname)
    return nullptr;
  SmallString<256> path;
  if (sys::fs::real_path(info.dli_fname, path))
    return nullptr;
  sys::path::replace_extension(path, "code");
  auto file = MemoryBuffer::getFile(path, /*IsText=*/false,
                                    /*RequiresNullTerminator=*/false);
  if (!file)
    return nullptr;
  StringRef bytes = (*file)->getBuffer();
  if (!bytes.starts_with(magic) || bytes.size() < kHeaderBytes)
    return nullptr;
  uint64_t count;
  std::memcpy(&count, bytes.data() + magic.size(), sizeof(count));
  return count <= (bytes.size() - kHeaderBytes) / sizeof(Entry)
             ? std::move(*file)
             : nullptr;
}

StringRef findPrecompiled(const std::string &text,
                          const CompileOptions &options) {
  // Kept for the process: snapshots are read where they lie.
  static MemoryBuffer *const file = openFile().release();
  if (!file)
    return {};
  StringRef bytes = file->getBuffer();
  uint64_t end;
  std::memcpy(&end, bytes.data() + magic.size(), sizeof(end));
  std::string digest = digestOf(text, options);
  for (uint64_t first = 0; first < end;) {
    uint64_t middle = first + (end - first) / 2;
    Entry entry;
    std::memcpy(&entry, bytes.data() + kHeaderBytes + middle * sizeof(Entry),
                sizeof(entry));
    int order = std::memcmp(entry.digest, digest.data(), sizeof(entry.digest));
    if (order == 0) {
      if (entry.offset > bytes.size() ||
          entry.size > bytes.size() - entry.offset)
        return {};
      ++numFound;
      return bytes.substr(entry.offset, entry.size);
    }
    if (order < 0)
      first = middle + 1;
    else
      end = middle;
  }
  return {};
}

int64_t numPrecompiled() { return numFound; }

/// Adds the shared code that a program calls to `texts`. A program that is
/// compiled as a whole for the target calls none.
static Status addTexts(StringRef program, const std::string &file,
                       const Target &target, std::vector<SharedText> &texts) {
  std::string messages;
  raw_string_ostream stream(messages);
  Diagnostics diagnostics(stream);
  Result<SourceModule> source = SourceModule::read(
      MemoryBuffer::getMemBufferCopy(program, file), diagnostics);
  if (!source)
    return badInput(file, ": ", messages);
  ProgramOptions options;
  options.compile.target = target;
  options.shareCode = ProgramOptions::ShareCode::Only;
  options.sharedTexts = &texts;
  (void)Program::compile(std::move(*source), options);
  return {};
}

/// Returns the shared code of the programs in the files, which `// -----`
/// separates.
static Result<std::vector<SharedText>>
textsOf(const std::vector<std::string> &files, const Target &target) {
  std::vector<SharedText> texts;
  for (const std::string &file : files) {
    auto buffer = MemoryBuffer::getFile(file);
    if (!buffer)
      return badInput(file, ": ", buffer.getError().message());
    SmallVector<StringRef> programs;
    (*buffer)->getBuffer().split(programs, "// -----");
    for (StringRef program : programs)
      if (Status status = addTexts(program, file, target, texts); !status.ok())
        return status;
  }
  return std::move(texts);
}

/// Snapshots by the digests of text and options.
using Snapshots = std::map<std::string, std::string>;

/// Compiles the texts for a target, on all cores, and adds their snapshots.
static Status addSnapshots(ArrayRef<SharedText> texts, const Target &target,
                           Snapshots &snapshots) {
  std::vector<std::pair<const SharedText *, ProgramOptions>> work;
  for (const SharedText &text : texts) {
    ProgramOptions options;
    options.compile.target = target;
    options = optionsOfSharedCode(text, options);
    auto [place, isNew] =
        snapshots.try_emplace(digestOf(text.text, options.compile));
    if (!isNew)
      continue;
    options.snapshot = &place->second;
    work.emplace_back(&text, std::move(options));
  }
  std::atomic<size_t> next = 0;
  runSideBySide(size_t(usableCores()), [&](size_t) {
    for (size_t i; (i = next++) < work.size();)
      // This CPU may not run the code: only the snapshot counts.
      (void)compileSharedCode(work[i].first->text, work[i].second);
  });
  for (const auto &[text, options] : work)
    if (options.snapshot->empty())
      return badInput("'", target.cpu, "' has no code of ", text->text);
  return {};
}

static Status write(const Snapshots &snapshots, const std::string &output) {
  std::string header = magic.str(), bodies;
  auto add = [&](uint64_t number) {
    header.append(reinterpret_cast<const char *>(&number), sizeof(number));
  };
  add(snapshots.size());
  uint64_t offset = kHeaderBytes + snapshots.size() * sizeof(Entry);
  for (const auto &[digest, snapshot] : snapshots) {
    header += digest;
    add(offset + bodies.size());
    add(snapshot.size());
    bodies += snapshot;
  }
  std::error_code error;
  raw_fd_ostream file(output, error);
  if (!error) {
    file << header << bodies;
    file.close();
    error = file.error();
  }
  return error ? badInput(output, ": ", error.message()) : Status();
}

Status precompile(const std::string &output,
                  const std::vector<std::string> &cpus,
                  const std::vector<std::string> &files) {
  std::vector<std::string> all(std::begin(sharedCpus), std::end(sharedCpus));
  Snapshots snapshots;
  for (const std::string &cpu :
       cpus == std::vector<std::string>{"all"} ? all : cpus) {
    Result<Target> target = makeTarget("", cpu, "");
    if (!target)
      return target.status();
    Result<std::vector<SharedText>> texts = textsOf(files, *target);
    if (!texts)
      return texts.status();
    if (Status status = addSnapshots(*texts, *target, snapshots); !status.ok())
      return status;
  }
  return write(snapshots, output);
}

} // namespace tenon
