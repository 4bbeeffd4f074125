//===- AssemblePtx.cpp - Assembles PTX by ptxas ---------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AssemblePtx.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace tenon {

static Result<std::string> run(StringRef text, StringRef target,
                               StringRef ptxas) {
  SmallString<64> input, output, log;
  int inputFile;
  for (auto [kind, path] :
       {std::pair("ptx", &input), {"cubin", &output}, {"log", &log}})
    if (std::error_code error =
            path == &input
                ? sys::fs::createTemporaryFile("tenon", kind, inputFile, *path)
                : sys::fs::createTemporaryFile("tenon", kind, *path))
      return runtimeError("cannot make a temporary file: ", error.message());
  FileRemover removeInput(input), removeOutput(output), removeLog(log);
  raw_fd_ostream stream(inputFile, /*shouldClose=*/true);
  stream << text;
  stream.close();
  if (stream.has_error()) {
    std::string why = stream.error().message();
    stream.clear_error();
    return runtimeError("cannot write '", input.str().str(), "': ", why);
  }
  std::string arch = ("-arch=" + target).str(), error;
  std::optional<StringRef> redirects[] = {StringRef(""), StringRef(log),
                                          StringRef(log)};
  int code = sys::ExecuteAndWait(ptxas, {ptxas, arch, input, "-o", output},
                                 std::nullopt, redirects, 0, 0, &error);
  auto readFile = [](StringRef path) {
    auto file = MemoryBuffer::getFile(path);
    return file ? (*file)->getBuffer().str() : std::string();
  };
  if (code != 0) {
    StringRef said = StringRef(error);
    std::string text = readFile(log);
    if (said.empty())
      said = StringRef(text).split('\n').first;
    return Status(TEN_COMPILE_ERROR, concat("'", ptxas.str(),
                                            "' cannot assemble"
                                            " the kernels: ",
                                            said.str()));
  }
  std::string image = readFile(output);
  if (image.empty())
    return Status(TEN_COMPILE_ERROR,
                  concat("'", ptxas.str(), "' has written nothing"));
  return image;
}

Result<std::string> assemblePtx(StringRef text, StringRef target,
                                StringRef ptxas) {
  if (ptxas != "auto")
    return run(text, target, ptxas);
  ErrorOr<std::string> found = sys::findProgramByName("ptxas");
  if (!found)
    return std::string();
  Result<std::string> image = run(text, target, *found);
  // An old assembler does not know a new GPU; the driver then compiles the PTX.
  return image.ok() ? *std::move(image) : std::string();
}

} // namespace tenon
