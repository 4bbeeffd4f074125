//===- Jit.cpp - Links object files in memory -----------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Loads compiled programs into the process: object files are linked by LLVM's
// JIT linker, whose undefined symbols are resolved to the runtime's functions
// and libm in this library; shared libraries are opened by the system's loader.
// Both yield a shared pointer to the artifact that keeps the code alive.
//
//===----------------------------------------------------------------------===//

#include "Compiler/Jit.h"
#include "Compiler/Compiler.h"
#include "Runtime/Artifact.h"
#include "Runtime/Library.h"
#include "llvm/ExecutionEngine/Orc/ExecutionUtils.h"
#include "llvm/ExecutionEngine/Orc/LLJIT.h"
#include "llvm/Object/ObjectFile.h"
#include "llvm/Support/DynamicLibrary.h"
#include "llvm/Support/MemoryBuffer.h"
#include <dlfcn.h>

using namespace llvm;

namespace tenon {

bool isCompiled(StringRef bytes) {
  return bytes.starts_with("\x7f"
                           "ELF");
}

bool isSharedLibrary(StringRef bytes) {
  return isCompiled(bytes) && bytes.size() > 16 && bytes[16] == 3;
}

struct LoadedObject::State {
  /// Errors that the linker reports in addition to those it returns.
  std::string reported;
  std::unique_ptr<orc::LLJIT> jit;
  const ten_artifact *artifact = nullptr;
};

LoadedObject::LoadedObject(std::unique_ptr<State> state)
    : state(std::move(state)) {}
LoadedObject::LoadedObject(LoadedObject &&) noexcept = default;
LoadedObject::~LoadedObject() = default;

const ten_artifact &LoadedObject::artifact() const { return *state->artifact; }

static Status failure(StringRef what, Error error) {
  return internalError(what.str(), ": ", toString(std::move(error)));
}

/// Returns the name of the exported artifact.
static Result<std::string> findArtifact(MemoryBufferRef bytes) {
  Expected<std::unique_ptr<object::ObjectFile>> file =
      object::ObjectFile::createObjectFile(bytes);
  if (!file)
    return badInput("not an object file: ", toString(file.takeError()));
  for (const object::SymbolRef &symbol : (*file)->symbols()) {
    Expected<StringRef> name = symbol.getName();
    Expected<uint32_t> flags = symbol.getFlags();
    if (!name || !flags) {
      consumeError(name.takeError());
      consumeError(flags.takeError());
      continue;
    }
    if ((*flags & object::SymbolRef::SF_Global) &&
        !(*flags & object::SymbolRef::SF_Undefined) &&
        name->ends_with("_artifact"))
      return name->str();
  }
  return badInput("the object file exports no symbol that ends in '_artifact'");
}

/// Returns a handle of the file that contains this code, program or library. In
/// a library that was loaded with local symbols, the math functions that it is
/// linked with are not among the process' global symbols.
static void *ownHandle() {
  static void *const handle = [] {
    Dl_info info = {};
    void *own = nullptr;
    if (dladdr(reinterpret_cast<void *>(&isCompiled), &info) && info.dli_fname)
      own = dlopen(info.dli_fname, RTLD_LAZY | RTLD_NOLOAD);
    // The program itself.
    return own ? own : dlopen(nullptr, RTLD_LAZY);
  }();
  return handle;
}

Result<LoadedObject> LoadedObject::load(ArrayRef<StringRef> objects,
                                        StringRef name) {
  initializeTargets();
  auto state = std::make_unique<State>();
  std::string symbol = (name + "_artifact").str();
  if (name.empty()) {
    Result<std::string> found =
        findArtifact(MemoryBufferRef(objects.front(), "object"));
    if (!found.ok())
      return found.status();
    symbol = *found;
  }
  Expected<std::unique_ptr<orc::LLJIT>> jit = orc::LLJITBuilder().create();
  if (!jit)
    return failure("cannot start the linker", jit.takeError());
  state->jit = std::move(*jit);
  // By default, errors are printed to standard error.
  state->jit->getExecutionSession().setErrorReporter(
      [reported = &state->reported](Error error) {
        *reported +=
            (reported->empty() ? "" : "; ") + toString(std::move(error));
      });
  orc::JITDylib &library = state->jit->getMainJITDylib();

  orc::SymbolMap runtime;
  for (const ten_rt_symbol *entry = ten_rt_symbols; entry->name; ++entry)
    runtime[state->jit->mangleAndIntern(entry->name)] = {
        orc::ExecutorAddr::fromPtr(entry->address), JITSymbolFlags::Exported};
  if (Error error = library.define(orc::absoluteSymbols(std::move(runtime))))
    return failure("cannot define the runtime library", std::move(error));
  library.addGenerator(std::make_unique<orc::DynamicLibrarySearchGenerator>(
      sys::DynamicLibrary(ownHandle()),
      state->jit->getDataLayout().getGlobalPrefix()));

  for (StringRef bytes : objects)
    if (Error error = state->jit->addObjectFile(
            MemoryBuffer::getMemBufferCopy(bytes, "tenon")))
      return failure("cannot add the object file", std::move(error));
  Expected<orc::ExecutorAddr> address = state->jit->lookup(symbol);
  if (!address) {
    std::string summary = toString(address.takeError());
    return internalError("cannot link the object file: ",
                         state->reported.empty() ? summary : state->reported);
  }
  state->artifact = address->toPtr<const ten_artifact *>();
  if (Status status = checkArtifact(*state->artifact); !status.ok())
    return status;
  return LoadedObject(std::move(state));
}

/// Returns a pointer to the artifact of an owner, which is destroyed with the
/// last pointer.
template <typename Owner>
static std::shared_ptr<const ten_artifact> share(Owner owner) {
  auto kept = std::make_shared<Owner>(std::move(owner));
  const ten_artifact *artifact = &kept->artifact();
  return {std::move(kept), artifact};
}

std::shared_ptr<const ten_artifact> shareArtifact(LoadedObject object) {
  return share(std::move(object));
}

Result<std::shared_ptr<const ten_artifact>>
openArtifact(const std::string &path, StringRef bytes) {
  if (isSharedLibrary(bytes)) {
    Result<SharedLibrary> library = SharedLibrary::open(path);
    if (!library.ok())
      return library.status();
    return share(std::move(*library));
  }
  Result<LoadedObject> loaded = LoadedObject::load(bytes, "");
  if (!loaded.ok())
    return loaded.status();
  return share(std::move(*loaded));
}

} // namespace tenon
