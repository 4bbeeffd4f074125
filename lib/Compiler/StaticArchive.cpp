//===- StaticArchive.cpp - Archives of compiled programs ------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes the archive of `tensor-compile -o model.a`. The members of the runtime
// that belong to it are found as a linker finds them: beginning with the
// program's undefined symbols, each member that defines one is taken, and its
// own undefined symbols are searched for.
//
//===----------------------------------------------------------------------===//

#include "StaticArchive.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Object/Archive.h"
#include "llvm/Object/ArchiveWriter.h"
#include "llvm/Object/ObjectFile.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/TargetParser/Triple.h"

#include <dlfcn.h>

using namespace llvm;

namespace tenon {

static Status statusOf(Error error, StringRef doing) {
  return internalError(doing.str(), ": ", toString(std::move(error)));
}

/// Returns the archive of the runtime that was built or installed with this
/// code, which is a program in `bin` or a library; "" if there is none.
static std::string runtimeArchive() {
  Dl_info self;
  if (!dladdr(reinterpret_cast<void *>(&runtimeArchive), &self) ||
      !self.dli_fname)
    return "";
  SmallString<256> path(self.dli_fname);
  // A program that was found by $PATH has its name alone.
  if (!sys::fs::exists(path) || !StringRef(path).contains('/'))
    path = sys::fs::getMainExecutable(nullptr, nullptr);
  StringRef folder = sys::path::parent_path(path);
  for (StringRef place : {"", TENON_LIBRARY_FOLDER, "../lib"}) {
    SmallString<256> candidate = folder;
    sys::path::append(candidate, place, "libTenonRuntime.a");
    if (sys::fs::exists(candidate))
      return std::string(candidate);
  }
  return "";
}

/// Calls `visit` with each undefined symbol of an object.
static Status forEachUndefined(MemoryBufferRef bytes,
                               function_ref<Status(StringRef name)> visit) {
  Expected<std::unique_ptr<object::ObjectFile>> read =
      object::ObjectFile::createObjectFile(bytes);
  if (!read)
    return statusOf(read.takeError(), "an object file");
  for (const object::SymbolRef &symbol : (*read)->symbols()) {
    Expected<uint32_t> flags = symbol.getFlags();
    Expected<StringRef> name = symbol.getName();
    if (!flags || !name)
      return statusOf(joinErrors(flags.takeError(), name.takeError()),
                      "a symbol");
    if (*flags & object::SymbolRef::SF_Undefined)
      if (Status status = visit(*name); !status.ok())
        return status;
  }
  return {};
}

namespace {

/// The members of the runtime that are taken, in the order in which they are
/// found.
class MemberSearch {
public:
  Status open(StringRef path) {
    ErrorOr<std::unique_ptr<MemoryBuffer>> read = MemoryBuffer::getFile(path);
    if (!read)
      return runtimeError("cannot read '", path.str(),
                          "': ", read.getError().message());
    file = std::move(*read);
    auto made = object::Archive::create(file->getMemBufferRef());
    if (!made)
      return statusOf(made.takeError(), path);
    archive = std::move(*made);
    for (const object::Archive::Symbol &symbol : archive->symbols()) {
      auto member = symbol.getMember();
      if (!member)
        return statusOf(member.takeError(), path);
      defining.try_emplace(symbol.getName(), std::move(*member));
    }
    return {};
  }

  /// Takes the members that define undefined symbols of an object.
  Status addNeedsOf(MemoryBufferRef bytes) {
    SmallVector<MemoryBufferRef> work{bytes};
    while (!work.empty()) {
      Status status =
          forEachUndefined(work.pop_back_val(), [&](StringRef name) -> Status {
            auto found = defining.find(name);
            if (found == defining.end() ||
                !taken.insert(found->second.getChildOffset()).second)
              return {};
            Expected<MemoryBufferRef> next = found->second.getMemoryBufferRef();
            Expected<NewArchiveMember> member =
                NewArchiveMember::getOldMember(found->second, true);
            if (!next || !member)
              return statusOf(joinErrors(next.takeError(), member.takeError()),
                              "a member of the runtime");
            work.push_back(*next);
            members.push_back(std::move(*member));
            return {};
          });
      if (!status.ok())
        return status;
    }
    return {};
  }

  std::vector<NewArchiveMember> members;

private:
  std::unique_ptr<MemoryBuffer> file;
  std::unique_ptr<object::Archive> archive;
  StringMap<object::Archive::Child> defining;
  DenseSet<uint64_t> taken;
};

} // namespace

/// Returns an undefined symbol of the runtime, or "".
static Result<std::string> runtimeCallOf(MemoryBufferRef bytes) {
  std::string call;
  Status status = forEachUndefined(bytes, [&](StringRef name) -> Status {
    if (call.empty() && name.starts_with("ten_rt_"))
      call = name.str();
    return {};
  });
  if (!status.ok())
    return status;
  return call;
}

Result<std::string> makeStaticArchive(StringRef object, StringRef member,
                                      StringRef triple) {
  MemoryBufferRef bytes(object, member);
  Result<std::string> call = runtimeCallOf(bytes);
  if (!call.ok())
    return call.status();
  MemberSearch search;
  if (!call->empty()) {
    std::string path = runtimeArchive();
    if (Triple(triple).getArch() != Triple(sys::getProcessTriple()).getArch() ||
        path.empty())
      return runtimeError(
          "the program calls '", *call, "' of the runtime, and ",
          path.empty() ? "libTenonRuntime.a was not found"
                       : "libTenonRuntime.a is for another machine",
          "; write a .o file and link it with the machine's "
          "libTenonRuntime.a");
    if (Status status = search.open(path); !status.ok())
      return status;
    if (Status status = search.addNeedsOf(bytes); !status.ok())
      return status;
  }
  std::vector<NewArchiveMember> members;
  members.emplace_back(bytes);
  for (NewArchiveMember &found : search.members)
    members.push_back(std::move(found));
  Expected<std::unique_ptr<MemoryBuffer>> archive =
      writeArchiveToBuffer(members, SymtabWritingMode::NormalSymtab,
                           object::Archive::K_GNU, /*Deterministic=*/true,
                           /*Thin=*/false);
  if (!archive)
    return statusOf(archive.takeError(), "the archive");
  return (*archive)->getBuffer().str();
}

} // namespace tenon
