//===- fuzz-readers.cpp - Damaged exports, flags and inputs ---------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The first byte says what the others are: a flatbuffer of jax.export, a file
// of an unknown format, a response file of flags, or inputs, one a line, among
// files of a folder.
//
//===----------------------------------------------------------------------===//

#include "Options/CommandLine.h"
#include "Options/RunInputs.h"
#include "Reader/ExportedModule.h"
#include "Reader/ForeignFile.h"
#include "Runtime/File.h"
#include "Runtime/Npy.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include <cstdio>
#include <cstdlib>
#include <unistd.h>

using namespace tenon;

static void require(const Status &status) {
  if (!status.ok()) {
    std::fprintf(stderr, "%s\n", status.message.c_str());
    std::abort();
  }
}

/// A folder with a few arrays, which is the working directory.
static void enterFolder() {
  llvm::SmallString<64> folder;
  if (llvm::sys::fs::createUniqueDirectory("tenon-fuzz", folder) ||
      chdir(folder.c_str()) != 0)
    std::abort();
  Result<Buffer> array = Buffer::create(TEN_F32, {2, 3});
  if (!array)
    std::abort();
  std::memset(array->data(), 0, 24);
  for (const char *name : {"x.npy", "in0.npy", "in1.npy", "w.npy"})
    require(writeNpy(name, *array));
  constexpr std::string_view kHeader =
      R"({"w":{"dtype":"F32","shape":[2,3],"data_offsets":[0,24]}})";
  std::string bytes(8, '\0');
  bytes[0] = static_cast<char>(kHeader.size());
  bytes.append(kHeader);
  bytes.append(24, '\0');
  require(writeFile("a.safetensors", bytes));
}

static void readInputs(llvm::StringRef text) {
  // Other files are not the test's, and splats of many elements are memory that
  // was asked for.
  if (text.contains('/') || text.contains("..") || text.size() > 200)
    return;
  std::vector<std::string> specs;
  for (llvm::StringRef line : llvm::split(text, '\n')) {
    size_t digits = 0;
    for (char c : line) {
      digits = llvm::isDigit(c) ? digits + 1 : 0;
      if (digits > 4)
        return;
    }
    specs.push_back(line.str());
  }
  TensorSignature w, x;
  w.dims = x.dims = {2, 3};
  w.name = "w";
  x.name = "x";
  x.dims[0] = -1;
  (void)readArrays(specs, {w, x}, "argument");
}

static void readFlags(llvm::StringRef text) {
  require(writeFile("flags.rsp", text));
  CommandLine line("Fuzzes flags.");
  std::string file, name;
  std::vector<std::string> inputs;
  double tolerance = 0;
  int64_t threads = 0, benchmark = -1;
  std::vector<int64_t> sizes;
  BoundSet bind;
  bool quiet = false;
  line.positional("FILE", file);
  line.flag("name", name, "");
  line.flag("input", inputs, "");
  line.flag("atol", tolerance, "");
  line.flag("threads", threads, "");
  line.flag("sizes", sizes, "");
  line.flag("bind", bind, "");
  line.flag("quiet", quiet, "");
  line.optional("benchmark", benchmark, 0, "");
  std::string tool = "fuzz", argument = "@flags.rsp";
  char *argv[] = {tool.data(), argument.data()};
  (void)line.parse(2, argv);
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static const bool entered = (enterFolder(), true);
  (void)entered;
  if (size == 0)
    return 0;
  llvm::StringRef rest(reinterpret_cast<const char *>(data) + 1, size - 1);
  switch (data[0] % 4) {
  case 0:
    if (auto exported = readExportedModule(rest)) {
      // The bytecode is a part of the file.
      if (exported->bytecode.begin() < rest.begin() ||
          exported->bytecode.end() > rest.end())
        std::abort();
      (void)checkExportedModule(*exported, "input");
    }
    break;
  case 1:
    (void)refuseForeign(rest, "input");
    break;
  case 2:
    // --help, -h and --version print.
    if (!rest.contains("-h") && !rest.contains("-version"))
      readFlags(rest);
    break;
  default:
    readInputs(rest);
  }
  return 0;
}
