//===- ReleaseMemory.cpp - Releases memory of compilations ----------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Releases what compilations leave resident. The allocator keeps freed blocks
// in the arena of each thread that compiled, and code of LLVM and MLIR stays
// mapped after its first use.
//
// Code is released by madvise(MADV_DONTNEED) on the mappings of the libraries
// that contain the compiler. Invariant: a page is released only if it equals
// the file's. So the mapping is private, cannot be written, and has no
// anonymous page according to /proc/self/smaps: relocated tables, and code in
// which a debugger has set breakpoints, stay.
//
//===----------------------------------------------------------------------===//

#include "Compiler/ReleaseMemory.h"
#include "Runtime/Memory.h"
#include "mlir/IR/Verifier.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/MemoryBuffer.h"
#include <atomic>
#include <sys/mman.h>

using llvm::StringRef;

namespace tenon {

namespace {

/// True from the end of a compilation to the next release; at the start of the
/// process, too, as relocating the libraries makes half of their pages
/// resident.
std::atomic<bool> mayRelease{true};

/// A mapping of a file.
struct Mapping {
  uintptr_t start = 0, end = 0;
  StringRef path;
  bool isReleasable = false; ///< private and read-only
};

} // namespace

/// Returns the mapping that a line of smaps begins, of no path if the mapping
/// is not one of a file: "7f00-7f80 r-xp 00000000 08:01 131   /lib/libm.so.6".
static Mapping parseMapping(StringRef line) {
  auto [range, rest] = line.split(' ');
  auto [start, end] = range.split('-');
  Mapping mapping;
  if (start.getAsInteger(16, mapping.start) ||
      end.getAsInteger(16, mapping.end))
    return {};
  StringRef permissions = rest.take_front(4);
  mapping.isReleasable =
      !permissions.contains('w') && permissions.ends_with("p");
  mapping.path = rest.substr(rest.find('/'));
  return mapping;
}

/// Returns the mappings of files that smaps lists, none of them releasable that
/// has an anonymous page.
static llvm::SmallVector<Mapping> parseMappings(StringRef smaps) {
  llvm::SmallVector<Mapping> mappings;
  bool isOfFile = false;
  while (!smaps.empty()) {
    auto [line, rest] = smaps.split('\n');
    smaps = rest;
    StringRef key = line.substr(0, line.find(' '));
    if (!key.ends_with(":")) {
      Mapping mapping = parseMapping(line);
      isOfFile = !mapping.path.empty();
      if (isOfFile)
        mappings.push_back(mapping);
    } else if (key == "Anonymous:" && isOfFile) {
      StringRef pages = line.drop_front(key.size()).trim();
      mappings.back().isReleasable &= pages == "0 kB";
    }
  }
  return mappings;
}

/// Releases the pages of the files that contain this library, MLIR and LLVM.
static void releaseCode() {
  auto smaps = llvm::MemoryBuffer::getFileAsStream("/proc/self/smaps");
  if (!smaps)
    return;
  using VerifyOperation = llvm::LogicalResult (*)(mlir::Operation *, bool);
  const uintptr_t functions[] = {
      reinterpret_cast<uintptr_t>(&releaseCompilerMemory),
      reinterpret_cast<uintptr_t>(static_cast<VerifyOperation>(&mlir::verify)),
      reinterpret_cast<uintptr_t>(&llvm::verifyModule)};
  llvm::SmallVector<Mapping> mappings = parseMappings((*smaps)->getBuffer());
  llvm::SmallVector<StringRef> paths;
  for (const Mapping &mapping : mappings)
    if (llvm::any_of(functions, [&](uintptr_t function) {
          return function >= mapping.start && function < mapping.end;
        }))
      paths.push_back(mapping.path);
  // A hint; failing is no matter.
  for (const Mapping &mapping : mappings)
    if (mapping.isReleasable && llvm::is_contained(paths, mapping.path))
      ::madvise(reinterpret_cast<void *>(mapping.start),
                mapping.end - mapping.start, MADV_DONTNEED);
}

void compilationEnded() { mayRelease.store(true, std::memory_order_relaxed); }

void releaseCompilerMemory() {
  if (!mayRelease.exchange(false, std::memory_order_relaxed))
    return;
  releaseFreeMemory();
  releaseCode();
}

} // namespace tenon
