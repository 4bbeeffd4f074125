//===- WriteArtifact.cpp - Writes compiled programs to files --------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compiles a module and writes it as an object file, a shared library (by the
// system's C compiler, or lld for other architectures) or PTX. Files have a
// checksum, and are written to a temporary and renamed, so that no partial file
// is left behind.
//
//===----------------------------------------------------------------------===//

#include "Compiler/WriteArtifact.h"
#include "Runtime/ArtifactFile.h"
#include "StaticArchive.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"
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

static void removeIfThere(StringRef path) {
  std::error_code ignored = sys::fs::remove(path);
  (void)ignored;
}

/// Writes all of a file or none. LLVM's function for that installs signal
/// handlers, which belong to the process.
static Status writeBytes(StringRef path, StringRef bytes) {
  auto failed = [&](std::error_code error) {
    return badInput("cannot write '", path.str(), "': ", error.message());
  };
  auto write = [&](raw_fd_ostream &stream) {
    stream << bytes;
    stream.close();
    std::error_code error = stream.error();
    stream.clear_error();
    return error;
  };
  sys::fs::file_status status;
  // A pipe or a device is not replaced.
  if (!sys::fs::status(path, status) && sys::fs::exists(status) &&
      !sys::fs::is_regular_file(status)) {
    std::error_code error;
    raw_fd_ostream stream(path, error);
    if (!error)
      error = write(stream);
    return error ? failed(error) : Status();
  }
  int descriptor;
  SmallString<128> temporary;
  if (std::error_code error = sys::fs::createUniqueFile(
          path + "-%%%%%%%%.tmp", descriptor, temporary, sys::fs::OF_None,
          sys::fs::all_read | sys::fs::all_write))
    return failed(error);
  raw_fd_ostream stream(descriptor, /*shouldClose=*/true);
  std::error_code error = write(stream);
  if (!error)
    error = sys::fs::rename(temporary, path);
  if (!error)
    return {};
  removeIfThere(temporary);
  return failed(error);
}

/// A temporary file for a linker, which is deleted with this object.
class TemporaryFile {
public:
  static Result<TemporaryFile> create(StringRef suffix) {
    TemporaryFile file;
    if (std::error_code error =
            sys::fs::createTemporaryFile("tenon", suffix, file.path))
      return runtimeError("cannot make a temporary file: ", error.message());
    return std::move(file);
  }
  TemporaryFile(TemporaryFile &&other) noexcept { std::swap(path, other.path); }
  TemporaryFile &operator=(TemporaryFile &&) = delete;
  ~TemporaryFile() {
    if (!path.empty())
      removeIfThere(path);
  }
  StringRef name() const { return path; }

private:
  TemporaryFile() = default;
  SmallString<64> path;
};

/// Runs a linker on an object file; returns the library. Its output becomes
/// part of the error, which calls the library `path`.
static Result<std::string> runLinker(StringRef program, StringRef object,
                                     ArrayRef<StringRef> others,
                                     StringRef path) {
  Result<TemporaryFile> said = TemporaryFile::create("txt");
  if (!said.ok())
    return said.status();
  Result<TemporaryFile> input = TemporaryFile::create("o");
  if (!input.ok())
    return input.status();
  Result<TemporaryFile> linked = TemporaryFile::create("so");
  if (!linked.ok())
    return linked.status();
  if (Status status = writeBytes(input->name(), object); !status.ok())
    return status;
  SmallVector<StringRef> arguments = {program, "-shared", "-o", linked->name(),
                                      input->name()};
  arguments.append(others.begin(), others.end());
  const std::optional<StringRef> redirects[] = {std::nullopt, said->name(),
                                                said->name()};
  std::string error;
  if (sys::ExecuteAndWait(program, arguments, std::nullopt, redirects, 0, 0,
                          &error) == 0) {
    auto library = MemoryBuffer::getFile(linked->name());
    if (library)
      return (*library)->getBuffer().str();
    error = library.getError().message();
  }
  if (auto text = MemoryBuffer::getFile(said->name()))
    error += (*text)->getBuffer().trim();
  return runtimeError("'", program.str(), "' cannot link '", path.str(), "'",
                      error.empty() ? "" : ": ", error);
}

static Result<std::string> linkShared(StringRef path, StringRef object,
                                      StringRef target) {
  // The system's linker only supports this architecture.
  Triple triple(target);
  if (triple.getArch() != Triple(sys::getProcessTriple()).getArch()) {
    for (const char *candidate : {"ld.lld-22", "ld.lld"})
      if (ErrorOr<std::string> linker = sys::findProgramByName(candidate))
        return runLinker(*linker, object, {}, path);
    return runtimeError("no linker found to make '", path.str(), "' for ",
                        triple.getArchName().str(),
                        "; install lld, or write a .o file");
  }
  for (const char *candidate : {"cc", "gcc", "clang", "clang-22"})
    if (ErrorOr<std::string> linker = sys::findProgramByName(candidate))
      return runLinker(*linker, object, {"-lm"}, path);
  return runtimeError("no linker found to make '", path.str(),
                      "'; install gcc, or write a .o file");
}

/// Writes the file's checksum into its note, where the format has notes.
static Status seal(std::string &bytes, StringRef target) {
  if (!Triple(target).isOSBinFormatELF())
    return {};
  return sealArtifact(reinterpret_cast<uint8_t *>(bytes.data()), bytes.size());
}

std::optional<ArtifactKind> artifactKindOf(StringRef path) {
  return StringSwitch<std::optional<ArtifactKind>>(sys::path::extension(path))
      .Case(".o", ArtifactKind::Object)
      .Case(".a", ArtifactKind::StaticLibrary)
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
  compile.file = kind;
  Result<ObjectCode> object = compileToObject(module, compile);
  if (!object.ok())
    return object.status();
  std::string bytes(object->data(), object->size());
  if (kind == ArtifactKind::SharedLibrary) {
    Result<std::string> linked = linkShared(path, bytes, options.target.triple);
    if (!linked.ok())
      return linked.status();
    bytes = std::move(*linked);
  }
  if (kind == ArtifactKind::StaticLibrary) {
    Result<std::string> archive = makeStaticArchive(
        bytes, (sys::path::stem(path) + ".o").str(), options.target.triple);
    if (!archive.ok())
      return archive.status();
    bytes = std::move(*archive);
  }
  if (Status status = seal(bytes, options.target.triple); !status.ok())
    return status;
  return writeBytes(path, bytes);
}

} // namespace tenon
