//===- Signature.cpp - What a program takes and gives ---------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Driver/Signature.h"
#include "Driver/ArgumentSizes.h"
#include "Driver/Dialects.h"
#include "Driver/Jit.h"
#include "Driver/Pipelines.h"
#include "Driver/Source.h"
#include "Runtime/Artifact.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace mlir;

namespace tenon {

namespace {

/// One argument or result as a line.
struct Line {
  std::string name, type, notes;
};

void print(llvm::raw_ostream &os, llvm::StringRef what,
           const std::vector<Line> &lines) {
  for (auto [number, line] : llvm::enumerate(lines)) {
    os << "  " << what << " " << number << ": " << line.type;
    if (!line.name.empty())
      os << " '" << line.name << "'";
    os << line.notes << "\n";
  }
}

Line lineOf(const ten_signature &signature) {
  Line line{signature.name, formatSignature(signature), ""};
  if (signature.bound)
    line.notes += ", bound";
  if (signature.alias >= 0)
    line.notes += concat(", donated to result ", signature.alias);
  return line;
}

void printArtifact(const ten_artifact &artifact, llvm::raw_ostream &os) {
  for (int32_t i = 0; i < artifact.num_entries; ++i) {
    const ten_entry &entry = artifact.entries[i];
    std::vector<Line> args, results;
    for (int32_t k = 0; k < entry.num_args; ++k)
      args.push_back(lineOf(entry.args[k]));
    for (int32_t k = 0; k < entry.num_results; ++k)
      results.push_back(lineOf(entry.results[k]));
    os << entry.name << "\n";
    print(os, "argument", args);
    print(os, "result", results);
  }
}

Status printFunction(func::FuncOp function, llvm::raw_ostream &os) {
  Result<std::vector<TensorSignature>> args = argumentsOf(function);
  Result<std::vector<TensorSignature>> outs =
      signatureOf(function, function.getResultTypes());
  if (!args.ok())
    return args.status();
  if (!outs.ok())
    return outs.status();
  std::vector<Line> argLines, resultLines;
  for (auto [number, argument] : llvm::enumerate(*args)) {
    Line line{argument.name, formatType(argument.type, argument.dims), ""};
    if (function.getArgAttr(number, "ten.bound"))
      line.notes += ", bound";
    if (auto donated =
            function.getArgAttrOfType<IntegerAttr>(number, "ten.donated"))
      line.notes += concat(", donated to result ", donated.getInt());
    argLines.push_back(std::move(line));
  }
  for (const TensorSignature &result : *outs)
    resultLines.push_back({"", formatType(result.type, result.dims), ""});
  os << function.getName() << "\n";
  print(os, "argument", argLines);
  print(os, "result", resultLines);
  return {};
}

Status printSource(std::unique_ptr<llvm::MemoryBuffer> buffer,
                   llvm::raw_ostream &os) {
  std::string name = buffer->getBufferIdentifier().str();
  if (Status status = checkSource(buffer, name); !status.ok())
    return status;
  DialectRegistry registry;
  registerDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.printOpOnDiagnostic(false);
  auto sources = std::make_shared<llvm::SourceMgr>();
  sources->AddNewSourceBuffer(std::move(buffer), llvm::SMLoc());
  SourceMgrDiagnosticHandler handler(*sources, &context);
  OwningOpRef<ModuleOp> module = parseSource(sources, context);
  if (!module)
    return badInput("'", name, "' is not a valid module");
  if (Status status = importSource(*module, "'" + name + "'"); !status.ok())
    return status;
  Status status;
  module->walk([&](func::FuncOp function) {
    if (status.ok() && function.isPublic() && !function.isExternal())
      status = printFunction(function, os);
  });
  return status;
}

} // namespace

Status printSignature(const std::string &path, llvm::raw_ostream &os) {
  auto file =
      llvm::MemoryBuffer::getFileOrSTDIN(path, /*IsText=*/false,
                                         /*RequiresNullTerminator=*/true);
  if (!file)
    return badInput("cannot read '", path, "': ", file.getError().message());
  llvm::StringRef bytes = (*file)->getBuffer();
  if (!bytes.starts_with("\x7f"
                         "ELF"))
    return printSource(std::move(*file), os);
  if (bytes.size() > 16 && bytes[16] == 3) {
    Result<SharedLibrary> library = SharedLibrary::open(path);
    if (!library.ok())
      return library.status();
    printArtifact(library->artifact(), os);
    return {};
  }
  Result<LoadedObject> loaded = LoadedObject::load(bytes, "");
  if (!loaded.ok())
    return loaded.status();
  printArtifact(loaded->artifact(), os);
  return {};
}

} // namespace tenon
