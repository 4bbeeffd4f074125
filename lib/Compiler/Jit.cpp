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
#include "Runtime/ArtifactFile.h"
#include "Runtime/Library.h"
#include "llvm/ExecutionEngine/Orc/AbsoluteSymbols.h"
#include "llvm/ExecutionEngine/Orc/ExecutionUtils.h"
#include "llvm/ExecutionEngine/Orc/ObjectLinkingLayer.h"
#include "llvm/ExecutionEngine/Orc/SelfExecutorProcessControl.h"
#include "llvm/Object/ObjectFile.h"
#include "llvm/Support/DynamicLibrary.h"
#include "llvm/Support/MemoryBuffer.h"
#include <atomic>
#include <dlfcn.h>
#include <mutex>
#include <utility>

using namespace llvm;

namespace tenon {

bool isCompiled(StringRef bytes) {
  return bytes.starts_with("\x7f"
                           "ELF");
}

bool isSharedLibrary(StringRef bytes) {
  return isCompiled(bytes) && bytes.size() > 16 && bytes[16] == 3;
}

static Status failure(StringRef what, Error error) {
  return internalError(what.str(), ": ", toString(std::move(error)));
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

namespace {

/// The linker of the process. Each program is a library of its own, which finds
/// the runtime's symbols in one that all share.
class Linker {
public:
  static Result<Linker *> get() {
    // Not destroyed: programs may end after static objects.
    static auto *const made = new Result<std::unique_ptr<Linker>>(create());
    if (!made->ok())
      return made->status();
    return (*made)->get();
  }

  /// Links objects into a library and looks the symbol up in it.
  Result<orc::JITDylib *> link(ArrayRef<StringRef> objects, StringRef symbol,
                               orc::ExecutorAddr &address) {
    orc::JITDylib &library =
        session.createBareJITDylib(("program " + Twine(++count)).str());
    library.addToLinkOrder(runtime);
    Status status;
    for (StringRef bytes : objects)
      if (Error error = layer.add(
              library, MemoryBuffer::getMemBufferCopy(bytes, "tenon"))) {
        status = failure("cannot add the object file", std::move(error));
        break;
      }
    if (status.ok()) {
      Expected<orc::ExecutorSymbolDef> found =
          session.lookup({&library}, session.intern(symbol));
      if (found) {
        address = found->getAddress();
        return &library;
      }
      std::string summary = toString(found.takeError());
      std::string details = takeReported();
      status = internalError("cannot link the object file: ",
                             details.empty() ? summary : details);
    }
    remove(library);
    return status;
  }

  void remove(orc::JITDylib &library) {
    cantFail(session.removeJITDylib(library));
  }

private:
  explicit Linker(std::unique_ptr<orc::ExecutorProcessControl> process)
      : session(std::move(process)), layer(session),
        runtime(session.createBareJITDylib("runtime")) {
    // By default, errors are printed to standard error.
    session.setErrorReporter([this](Error error) {
      std::string text = toString(std::move(error));
      std::lock_guard<std::mutex> lock(mutex);
      reported += (reported.empty() ? "" : "; ") + text;
    });
  }

  static Result<std::unique_ptr<Linker>> create() {
    // Links on the thread that asks.
    auto process = orc::SelfExecutorProcessControl::Create(
        /*SSP=*/nullptr, std::make_unique<orc::InPlaceTaskDispatcher>());
    if (!process)
      return failure("cannot start the linker", process.takeError());
    std::unique_ptr<Linker> linker(new Linker(std::move(*process)));
    orc::ExecutionSession &session = linker->session;
    orc::SymbolMap symbols;
    for (const ten_rt_symbol *entry = ten_rt_symbols; entry->name; ++entry)
      symbols[session.intern(entry->name)] = {
          orc::ExecutorAddr::fromPtr(entry->address), JITSymbolFlags::Exported};
    if (Error error =
            linker->runtime.define(orc::absoluteSymbols(std::move(symbols))))
      return failure("cannot define the runtime library", std::move(error));
    linker->runtime.addGenerator(
        std::make_unique<orc::DynamicLibrarySearchGenerator>(
            sys::DynamicLibrary(ownHandle()), /*GlobalPrefix=*/'\0'));
    return std::move(linker);
  }

  std::string takeReported() {
    std::lock_guard<std::mutex> lock(mutex);
    return std::exchange(reported, {});
  }

  orc::ExecutionSession session;
  orc::ObjectLinkingLayer layer;
  orc::JITDylib &runtime;
  std::atomic<int64_t> count{0};
  std::mutex mutex;
  std::string reported; ///< errors in addition to those that are returned
};

} // namespace

struct LoadedObject::State {
  ~State() {
    if (library)
      linker->remove(*library);
  }

  Linker *linker = nullptr;
  orc::JITDylib *library = nullptr;
  const ten_artifact *artifact = nullptr;
};

LoadedObject::LoadedObject(std::unique_ptr<State> state)
    : state(std::move(state)) {}
LoadedObject::LoadedObject(LoadedObject &&) noexcept = default;
LoadedObject::~LoadedObject() = default;

const ten_artifact &LoadedObject::artifact() const { return *state->artifact; }

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
  Result<Linker *> linker = Linker::get();
  if (!linker)
    return linker.status();
  orc::ExecutorAddr address;
  Result<orc::JITDylib *> library = (*linker)->link(objects, symbol, address);
  if (!library)
    return library.status();
  state->linker = *linker;
  state->library = *library;
  state->artifact = address.toPtr<const ten_artifact *>();
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
  Result<std::string> version = checkArtifactBytes(
      reinterpret_cast<const uint8_t *>(bytes.data()), bytes.size(), path);
  if (!version.ok())
    return version.status();
  Result<LoadedObject> loaded = LoadedObject::load(bytes, "");
  if (!loaded.ok())
    return loaded.status();
  return share(std::move(*loaded));
}

} // namespace tenon
