//===- ForeignFile.cpp - Recognizes files that are not programs -----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Recognizes files of other formats by their first bytes, as documented by
// their writers, and refuses them with the format's name and a way to obtain a
// program. Any other binary file is refused before the parser would print it.
//
//===----------------------------------------------------------------------===//

#include "ForeignFile.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/Path.h"

using llvm::StringRef;

namespace tenon {

namespace {

/// A file format and how to obtain a program from it.
struct Kind {
  StringRef name, remedy;
};

struct Magic {
  StringRef bytes;
  Kind kind;
};

constexpr StringRef kLower = "jax.jit(f).lower(...).as_text() prints a program";
constexpr StringRef kExport =
    "save jax.export.export(jax.jit(f))(...).serialize() instead";
constexpr StringRef kArrays =
    "pass arrays with --input or --bind, in addition to a program";
constexpr StringRef kImportOnnx =
    "'python -m tenon.importers onnx FILE -o model.mlir' converts it";
constexpr StringRef kImportTorch =
    "'python -m tenon.importers torch FILE -o model.mlir' converts it";
constexpr StringRef kExportTorch =
    "write the module by torch.export.save, which "
    "'python -m tenon.importers torch' converts";
constexpr StringRef kUnpack = "unpack it first";
constexpr StringRef kCompiled =
    "pass the program that it was compiled from; tensor-run runs .o and .so "
    "files of tensor-compile";

} // namespace

/// Returns the format of files with a magic number. Some contain a zero byte.
static std::optional<Kind> kindByMagic(StringRef bytes) {
  static const Magic magics[] = {
      {"\x7f"
       "ELF",
       {"an ELF file", kCompiled}},
      {"!<arch>\n", {"an archive of object files", kCompiled}},
      {"\x93NUMPY", {"an array of NumPy (.npy)", kArrays}},
      {"\x89HDF\r\n", {"an HDF5 file", kExport}},
      {"GGUF", {"a GGUF file of weights", kArrays}},
      {"BC\xc0\xde", {"LLVM bitcode", kCompiled}},
      {"\x1f\x8b", {"a file packed by gzip", kUnpack}},
      {"\xfd"
       "7zXZ",
       {"a file packed by xz", kUnpack}},
      {"(\xb5/\xfd", {"a file packed by zstd", kUnpack}},
      {"BZh", {"a file packed by bzip2", kUnpack}},
      {"\xff\xfe", {"text in UTF-16", "write it in UTF-8"}},
      {"\xfe\xff", {"text in UTF-16", "write it in UTF-8"}},
      {"HloModule ", {"HLO text of XLA", kLower}},
      {"ir_version:", {"an ONNX model as text", kImportOnnx}},
      {"#!/", {"a script", kLower}},
      {"import ", {"Python code", kLower}},
      {"from ", {"Python code", kLower}},
      {"<?xml", {"XML", kLower}},
      {"%PDF", {"a PDF document", kLower}},
      {"\x89PNG", {"an image", kArrays}}};
  for (const Magic &magic : magics)
    if (bytes.starts_with(magic.bytes))
      return magic.kind;
  if (bytes.size() >= 8 && bytes.substr(4, 4) == "TFL3")
    return Kind{"a TensorFlow Lite model", kExport};
  return std::nullopt;
}

/// Returns the format of an archive by its contents.
static std::optional<Kind> kindOfZip(StringRef bytes) {
  if (!bytes.starts_with("PK\x03\x04"))
    return std::nullopt;
  if (bytes.contains("models/model.json"))
    return Kind{"a program of torch.export", kImportTorch};
  if (bytes.contains("data.pkl"))
    return Kind{"a checkpoint of PyTorch", kExportTorch};
  if (bytes.contains(".npy"))
    return Kind{"arrays of NumPy (.npz)", kArrays};
  return Kind{"a zip archive", kUnpack};
}

/// Returns formats without a magic number.
static std::optional<Kind> kindByShape(StringRef bytes, StringRef name) {
  auto at = [&](size_t i) { return static_cast<uint8_t>(bytes[i]); };
  if (bytes.size() < 4)
    return std::nullopt;
  if (at(0) == 0x80 && at(1) >= 2 && at(1) <= 5)
    return Kind{"a pickle of Python", kExport};
  if (bytes.size() > 9 && bytes[8] == '{' && bytes[9] == '"' &&
      llvm::support::endian::read64le(bytes.data()) <= bytes.size() - 8)
    return Kind{"a safetensors file", kArrays};
  // A protobuf message: field 1, a small number, and another field.
  bool isVersion = at(0) == 0x08 && at(1) >= 1 && at(1) <= 32;
  bool isField = at(2) == 0x12 || at(2) == 0x1a || at(2) == 0x22 ||
                 at(2) == 0x3a || at(2) == 0x42;
  if ((isVersion && isField) || (at(0) < 0x80 && !llvm::isPrint(bytes[0]) &&
                                 llvm::sys::path::extension(name) == ".onnx"))
    return Kind{"an ONNX model", kImportOnnx};
  return std::nullopt;
}

static std::optional<Kind> kindOfText(StringRef bytes) {
  StringRef text = bytes.ltrim();
  if (text.starts_with("{ lambda") || text.starts_with("let ") ||
      text.starts_with("{lambda"))
    return Kind{"a jaxpr", kLower};
  if (text.starts_with("{\"") || text.starts_with("[{"))
    return Kind{"JSON", kLower};
  if (text.starts_with("import ") || text.starts_with("def ") ||
      text.starts_with("\"\"\""))
    return Kind{"Python code", kLower};
  if (text.starts_with("ENTRY ") || text.starts_with("HloModule"))
    return Kind{"HLO text of XLA", kLower};
  if (text.starts_with("; ModuleID") || text.starts_with("source_filename"))
    return Kind{"LLVM IR", kCompiled};
  return std::nullopt;
}

/// Returns whether the bytes contain characters that no text has.
static bool isBinary(StringRef bytes) {
  return llvm::any_of(bytes.take_front(1 << 16), [](char c) {
    return static_cast<uint8_t>(c) < ' ' && !llvm::isSpace(c);
  });
}

Status refuseForeign(StringRef bytes, StringRef name) {
  std::optional<Kind> kind = kindByMagic(bytes);
  for (auto find : {kindOfZip, kindOfText})
    if (!kind)
      kind = find(bytes);
  if (!kind)
    kind = kindByShape(bytes, name);
  if (!kind && isBinary(bytes))
    kind = Kind{"binary data of another kind", kExport};
  if (!kind)
    return {};
  return badInput(name.str(),
                  ": expects a program, text or bytecode of MLIR, "
                  "got ",
                  kind->name.str(), "; ", kind->remedy.str());
}

} // namespace tenon
