//===- ArtifactNote.cpp - The note with an artifact's checksum ------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ArtifactNote.h"
#include "Runtime/ArtifactFile.h"
#include "llvm/IR/Constants.h"
#include "llvm/TargetParser/Triple.h"
#include "llvm/Transforms/Utils/ModuleUtils.h"
#include <cstring>

using namespace llvm;

namespace tenon {

static const char *kindOf(ArtifactKind kind) {
  switch (kind) {
  case ArtifactKind::Object:
    return kObjectKind;
  case ArtifactKind::StaticLibrary:
    return kArchiveKind;
  case ArtifactKind::SharedLibrary:
    return kLibraryKind;
  case ArtifactKind::None:
  case ArtifactKind::Ptx:
    return nullptr;
  }
  llvm_unreachable("unknown kind");
}

void addArtifactNote(Module &module, ArtifactKind kind) {
  const char *name = kindOf(kind);
  if (!name || !module.getTargetTriple().isOSBinFormatELF())
    return;
  ArtifactNote note;
  std::memcpy(note.kind, name, sizeof(note.kind));
  std::strncpy(note.version, TENON_VERSION, sizeof(note.version) - 1);
  static_assert(sizeof(note) % sizeof(uint32_t) == 0);
  uint32_t words[sizeof(note) / sizeof(uint32_t)];
  std::memcpy(words, &note, sizeof(note));
  Constant *content = ConstantDataArray::get(module.getContext(), words);
  auto *global = new GlobalVariable(module, content->getType(),
                                    /*isConstant=*/true,
                                    GlobalValue::PrivateLinkage, content,
                                    // Without a name, LLVM would not read the
                                    // module's text, as --dump-to writes it.
                                    "tenon_note");
  global->setSection(".note.tenon");
  global->setAlignment(Align(4));
  appendToCompilerUsed(module, {global});
}

} // namespace tenon
