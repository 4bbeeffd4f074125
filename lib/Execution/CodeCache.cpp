//===- CodeCache.cpp - Disk cache of compiled programs --------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A cache of object files on disk, keyed by a BLAKE3 digest of the module's
// bytecode, the options that affect code, and the identity of the compiler
// (build ids of the object files of Tenon, LLVM and MLIR). Also writes and
// reads snapshots: the object files as one string with a checksum over the same
// key, for use by another process.
//
//===----------------------------------------------------------------------===//

#include "CodeCache.h"
#include "Runtime/DiskCache.h"
#include "mlir/Bytecode/BytecodeWriter.h"
#include "llvm/Support/BLAKE3.h"
#include "llvm/Support/raw_ostream.h"
#include <cstring>
#include <elf.h>
#include <link.h>

using namespace mlir;

namespace tenon {

namespace {

/// Digests a stream as it is written: a module may have large constants.
class Digest : public llvm::raw_ostream {
public:
  Digest() { SetUnbuffered(); }
  ~Digest() override { flush(); }

  std::string result() {
    auto bytes = hasher.final<32>();
    return std::string(bytes.begin(), bytes.end());
  }

private:
  void write_impl(const char *bytes, size_t count) override {
    hasher.update(llvm::StringRef(bytes, count));
    written += count;
  }
  uint64_t current_pos() const override { return written; }

  llvm::BLAKE3 hasher;
  uint64_t written = 0;
};

/// Returns the linker's build id of an object, from its notes.
std::string buildIdOf(const dl_phdr_info &object) {
  for (int i = 0; i < object.dlpi_phnum; ++i) {
    const ElfW(Phdr) &header = object.dlpi_phdr[i];
    if (header.p_type != PT_NOTE)
      continue;
    const char *at =
        reinterpret_cast<const char *>(object.dlpi_addr + header.p_vaddr);
    const char *end = at + header.p_memsz;
    while (end - at >= static_cast<ptrdiff_t>(sizeof(ElfW(Nhdr)))) {
      ElfW(Nhdr) note;
      std::memcpy(&note, at, sizeof(note));
      const char *name = at + sizeof(note);
      const char *value = name + llvm::alignTo(note.n_namesz, 4);
      at = value + llvm::alignTo(note.n_descsz, 4);
      if (at > end)
        break;
      if (note.n_type == NT_GNU_BUILD_ID && note.n_namesz == 4 &&
          std::memcmp(name, "GNU", 4) == 0)
        return std::string(value, note.n_descsz);
    }
  }
  return {};
}

/// Returns whether the object contains this function.
bool isHere(const dl_phdr_info &object) {
  auto address = reinterpret_cast<uintptr_t>(&isHere);
  for (unsigned i = 0; i < object.dlpi_phnum; ++i) {
    const ElfW(Phdr) &part = object.dlpi_phdr[i];
    uintptr_t begin = object.dlpi_addr + part.p_vaddr;
    if (part.p_type == PT_LOAD && address >= begin &&
        address - begin < part.p_memsz)
      return true;
  }
  return false;
}

/// Returns the identity of the compiler: the build ids of the object file that
/// contains this function and of LLVM's and MLIR's libraries. Other objects of
/// the process do not affect code. Empty if one has no build id.
std::string compilerIdentity() {
  struct Found {
    std::string ids;
    bool complete = true;
  } found;
  dl_iterate_phdr(
      [](dl_phdr_info *object, size_t, void *data) {
        auto &found = *static_cast<Found *>(data);
        llvm::StringRef name(object->dlpi_name);
        if (!isHere(*object) && !name.contains("libLLVM") &&
            !name.contains("libMLIR"))
          return 0;
        std::string id = buildIdOf(*object);
        found.complete &= !id.empty();
        found.ids += id;
        return 0;
      },
      &found);
  return found.complete ? found.ids : std::string();
}

bool isLookedAt(const CompileOptions &options) {
  return options.observer || options.afterStage || !options.dumpTo.empty() ||
         options.allowInterpret || options.verify;
}

/// Concatenates object files, each preceded by its size.
std::string join(const std::vector<ObjectCode> &objects) {
  std::string bytes;
  for (const ObjectCode &object : objects) {
    uint64_t size = object.size();
    bytes.append(reinterpret_cast<const char *>(&size), sizeof(size));
    bytes.append(object.data(), object.size());
  }
  return bytes;
}

std::vector<ObjectCode> split(llvm::StringRef bytes) {
  std::vector<ObjectCode> objects;
  while (bytes.size() > sizeof(uint64_t)) {
    uint64_t size;
    std::memcpy(&size, bytes.data(), sizeof(size));
    llvm::StringRef object = bytes.drop_front(sizeof(size)).take_front(size);
    objects.emplace_back(object.begin(), object.end());
    bytes = bytes.drop_front(sizeof(size) + object.size());
  }
  return objects;
}

} // namespace

std::string describeOptions(const CompileOptions &options) {
  std::string text;
  for (const std::string &part :
       {nameOf(options.fp).str(), std::to_string(options.quantizedActivations),
        options.target.triple, options.target.cpu, options.target.features,
        nameOf(options.device).str(), options.gpu, options.ptxas, options.name,
        std::to_string(options.target.l1), std::to_string(options.target.l2),
        std::string(options.optimize ? "optimized" : "plain"),
        std::string(options.trace ? "traced" : "silent"),
        std::string(options.parallel ? "parallel" : "single"),
        options.testMiscompile}) {
    text += part;
    text += '\0';
  }
  return text;
}

Result<std::vector<ObjectCode>> compileCached(ModuleOp module,
                                              const CompileOptions &options,
                                              int jobs,
                                              const std::string &folder) {
  std::string compiler = folder.empty() ? std::string() : compilerIdentity();
  if (compiler.empty() || isLookedAt(options))
    return compileToObjects(module, options, jobs);
  Digest digest;
  if (failed(writeBytecodeToFile(module, digest)))
    return compileToObjects(module, options, jobs);
  DiskCache cache(folder, compiler);
  std::string key = describeOptions(options) + digest.result();
  if (std::optional<std::string> kept = cache.find("code", key))
    return split(*kept);
  Result<std::vector<ObjectCode>> made =
      compileToObjects(module, options, jobs);
  if (made.ok())
    cache.store("code", key, join(*made));
  return made;
}

/// Returns a checksum of a snapshot's contents and of everything that it
/// depends on.
static std::string checksum(llvm::StringRef objects,
                            const CompileOptions &options) {
  // The compiler does not change during a process.
  static const std::string compiler = compilerIdentity();
  llvm::BLAKE3 hash;
  hash.update(compiler);
  hash.update(describeOptions(options));
  hash.update(objects);
  llvm::BLAKE3Result<> bytes = hash.final();
  return std::string(bytes.begin(), bytes.end());
}

std::string makeSnapshot(const std::vector<ObjectCode> &objects,
                         const CompileOptions &options) {
  std::string joined = join(objects);
  return checksum(joined, options) + joined;
}

std::optional<std::vector<ObjectCode>>
readSnapshot(llvm::StringRef bytes, const CompileOptions &options) {
  constexpr size_t kChecksumBytes = LLVM_BLAKE3_OUT_LEN;
  llvm::StringRef objects =
      bytes.drop_front(std::min(bytes.size(), kChecksumBytes));
  if (objects.empty() ||
      checksum(objects, options) != bytes.take_front(kChecksumBytes))
    return std::nullopt;
  return split(objects);
}

} // namespace tenon
