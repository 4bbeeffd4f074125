//===- WriteArtifact.cpp - Compiled programs as files ---------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Driver/WriteArtifact.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/TargetParser/Triple.h"

using namespace llvm;

namespace tenon {

std::string symbolNameOf(StringRef path) {
  std::string name = sys::path::stem(path).str();
  for (char &c : name)
    if (!isAlnum(c))
      c = '_';
  if (name.empty() || isDigit(name.front()))
    name = "_" + name;
  return name;
}

static Status writeBytes(StringRef path, StringRef bytes) {
  // All or nothing: no half-written file stays behind.
  Error error = writeToOutput(path, [&](raw_ostream &stream) {
    stream << bytes;
    return Error::success();
  });
  if (error)
    return badInput("cannot write '", path.str(),
                    "': ", toString(std::move(error)));
  return {};
}

/// Runs a linker, which writes `path`.
static Status runLinker(StringRef program, ArrayRef<StringRef> arguments,
                        StringRef path) {
  std::string error;
  if (sys::ExecuteAndWait(program, arguments, std::nullopt, {}, 0, 0, &error) !=
      0)
    return runtimeError("'", program.str(), "' cannot link '", path.str(), "'",
                        error.empty() ? "" : ": ", error);
  return {};
}

static Status linkShared(StringRef path, StringRef object, StringRef target) {
  SmallString<64> temporary;
  if (std::error_code error =
          sys::fs::createTemporaryFile("tenon", "o", temporary))
    return runtimeError("cannot make a temporary file: ", error.message());
  FileRemover remover(temporary);
  if (Status status = writeBytes(temporary, object); !status.ok())
    return status;
  // This machine's linker knows no other machine's objects.
  Triple triple(target);
  if (triple.getArch() != Triple(sys::getProcessTriple()).getArch()) {
    for (const char *candidate : {"ld.lld-22", "ld.lld"})
      if (ErrorOr<std::string> linker = sys::findProgramByName(candidate))
        return runLinker(
            *linker, {*linker, "-shared", "-o", path, temporary.str()}, path);
    return runtimeError("no linker found to make '", path.str(), "' for ",
                        triple.getArchName().str(),
                        "; install lld, or write a .o file");
  }
  for (const char *candidate : {"cc", "gcc", "clang", "clang-22"})
    if (ErrorOr<std::string> linker = sys::findProgramByName(candidate))
      return runLinker(*linker,
                       {*linker, "-shared", "-o", path, temporary.str(), "-lm"},
                       path);
  return runtimeError("no linker found to make '", path.str(),
                      "'; install gcc, or write a .o file");
}

std::optional<ArtifactKind> artifactKindOf(StringRef path) {
  return StringSwitch<std::optional<ArtifactKind>>(sys::path::extension(path))
      .Case(".o", ArtifactKind::Object)
      .Case(".so", ArtifactKind::SharedLibrary)
      .Case(".ptx", ArtifactKind::Ptx)
      .Default(std::nullopt);
}

Status writeArtifact(mlir::ModuleOp module, const CompileOptions &options,
                     ArtifactKind kind, const std::string &path) {
  if (kind == ArtifactKind::Ptx) {
    Result<std::string> text = compileToPtx(module, options);
    return text.ok() ? writeBytes(path, *text) : text.status();
  }
  CompileOptions compile = options;
  compile.importRuntime = kind == ArtifactKind::SharedLibrary;
  Result<ObjectCode> object = compileToObject(module, compile);
  if (!object.ok())
    return object.status();
  StringRef bytes(object->data(), object->size());
  return kind == ArtifactKind::Object
             ? writeBytes(path, bytes)
             : linkShared(path, bytes, options.target.triple);
}

} // namespace tenon
