//===- Jit.cpp - Loads objects into this process --------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Driver/Jit.h"
#include "Runtime/Artifact.h"
#include "Runtime/Library.h"
#include "llvm/ExecutionEngine/Orc/ExecutionUtils.h"
#include "llvm/ExecutionEngine/Orc/LLJIT.h"
#include "llvm/Object/ObjectFile.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/TargetSelect.h"

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

/// The name of the exported artifact.
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
  InitializeNativeTarget();
  InitializeNativeTargetAsmPrinter();
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
  orc::JITDylib &library = state->jit->getMainJITDylib();

  orc::SymbolMap runtime;
  for (const ten_rt_symbol *entry = ten_rt_symbols; entry->name; ++entry)
    runtime[state->jit->mangleAndIntern(entry->name)] = {
        orc::ExecutorAddr::fromPtr(entry->address), JITSymbolFlags::Exported};
  if (Error error = library.define(orc::absoluteSymbols(std::move(runtime))))
    return failure("cannot define the runtime library", std::move(error));
  auto process = orc::DynamicLibrarySearchGenerator::GetForCurrentProcess(
      state->jit->getDataLayout().getGlobalPrefix());
  if (!process)
    return failure("cannot search this process", process.takeError());
  library.addGenerator(std::move(*process));

  for (StringRef bytes : objects)
    if (Error error = state->jit->addObjectFile(
            MemoryBuffer::getMemBufferCopy(bytes, "tenon")))
      return failure("cannot add the object file", std::move(error));
  Expected<orc::ExecutorAddr> address = state->jit->lookup(symbol);
  if (!address)
    return failure("cannot link the object file", address.takeError());
  state->artifact = address->toPtr<const ten_artifact *>();
  if (Status status = checkArtifact(*state->artifact); !status.ok())
    return status;
  return LoadedObject(std::move(state));
}

} // namespace tenon
