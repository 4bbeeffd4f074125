//===- CompileAhead.cpp - Compiling ahead of time in C --------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The part of the C interface in tenon/compiler.h that compiles ahead of time:
// reads and imports the program, marks bound arguments and fixes argument
// sizes, then compiles it to an object file, an archive, a shared library or
// PTX, with a header.
//
//===----------------------------------------------------------------------===//

#include "Compiler/ArgumentSizes.h"
#include "Compiler/BoundArguments.h"
#include "Compiler/Compiler.h"
#include "Compiler/Pipelines.h"
#include "Compiler/WriteArtifact.h"
#include "Compiler/WriteHeader.h"
#include "Handles.h"
#include "Options/AheadFlags.h"
#include "Reader/Source.h"
#include "Reader/SourceModule.h"
#include "Runtime/ArtifactFile.h"
#include "Runtime/File.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/StringExtras.h"

using namespace tenon;

/// Parses `ARG:8x?x64,...` lists.
static Status readSizes(const std::vector<std::string> &lists,
                        std::vector<std::vector<int64_t>> &sizes) {
  for (llvm::StringRef list : lists)
    for (llvm::StringRef item : llvm::split(list, ',')) {
      auto [number, dims] = item.split(':');
      size_t argument = 0;
      if (number.getAsInteger(10, argument) || dims.empty())
        return badInput("expects '--sizes' to be ARG:8x?x64,..., got '",
                        list.str(), "'");
      if (argument >= sizes.size())
        return badInput("'--sizes' names argument ", argument,
                        " of a function with ", sizes.size());
      sizes[argument].clear();
      for (llvm::StringRef dim : llvm::split(dims, 'x')) {
        int64_t size = -1;
        if (dim != "?" && (dim.getAsInteger(10, size) || size < 0))
          return badInput("expects '--sizes' to be ARG:8x?x64,..., got '",
                          list.str(), "'");
        sizes[argument].push_back(size);
      }
    }
  return {};
}

/// Marks bound arguments and fixes the sizes of arguments.
static Status describeArguments(mlir::ModuleOp module,
                                const AheadFlags &flags) {
  if (flags.bind.empty() && flags.sizes.empty() && flags.weights.empty())
    return {};
  if (!flags.bind.empty() && !flags.weights.empty())
    return badInput("expects '--bind' or '--weights', got both");
  // Import converts donations to ten's attributes, to find conflicts with bound
  // arguments.
  if (Status status = importSource(module, "the module"); !status.ok())
    return status;
  mlir::func::FuncOp only;
  bool several = false;
  for (auto function : module.getOps<mlir::func::FuncOp>()) {
    if (!function.isPublic() || function.isExternal())
      continue;
    several |= static_cast<bool>(only);
    only = function;
  }
  if (several)
    only = module.lookupSymbol<mlir::func::FuncOp>("main");
  if (!only)
    return badInput("expects '--",
                    !flags.bind.empty()      ? "bind"
                    : !flags.weights.empty() ? "weights"
                                             : "sizes",
                    "' with one public function, or one that is called 'main'");
  if (Status status = bindArguments(only, flags.bind); !status.ok())
    return status;
  if (!flags.weights.empty())
    if (Status status = bindWeights(only, flags.weights); !status.ok())
      return status;
  if (flags.sizes.empty())
    return {};
  Result<std::vector<TensorSignature>> declared =
      signatureOf(only, only.getArgumentTypes());
  if (!declared.ok())
    return declared.status();
  std::vector<std::vector<int64_t>> sizes;
  for (TensorSignature &argument : *declared)
    sizes.push_back(std::move(argument.dims));
  if (Status status = readSizes(flags.sizes, sizes); !status.ok())
    return status;
  return fixSizes(only, sizes);
}

/// Compiles a program to a file.
static Status compile(std::unique_ptr<llvm::MemoryBuffer> program,
                      const std::string &path, const AheadFlags &flags,
                      CompileOptions options, Diagnostics &diagnostics) {
  std::string file = program->getBufferIdentifier().str();
  std::optional<ArtifactKind> kind = artifactKindOf(path);
  if (!kind)
    return badInput("expects '-o' to name a .o, .a, .so or .ptx file, got '",
                    path, "'");
  if (Status status = flags.apply(path, *kind, options); !status.ok())
    return status;
  Result<SourceModule> module =
      SourceModule::read(std::move(program), diagnostics);
  if (!module.ok())
    return module.status();
  auto isEntry = [](mlir::func::FuncOp func) {
    return func.isPublic() && !func.isDeclaration();
  };
  if (llvm::none_of((*module)->getOps<mlir::func::FuncOp>(), isEntry))
    return badInput("expects a public function in '", file,
                    "' to compile, got none");
  if (Status status = describeArguments(**module, flags); !status.ok())
    return status;
  for (auto function : (*module)->getOps<mlir::func::FuncOp>())
    recordArgumentNames(function);
  if (flags.header.empty())
    return writeArtifact(**module, options, *kind, path);
  Result<std::vector<HeaderEntry>> entries = headerEntriesOf(**module);
  if (!entries.ok())
    return entries.status();
  options.afterStage = [&](llvm::StringRef stage, mlir::ModuleOp compiled) {
    updateHeaderEntries(stage, compiled, *entries);
  };
  int64_t stackBytes = -1;
  options.stackBytes = &stackBytes;
  Status status = writeArtifact(**module, options, *kind, path);
  if (status.ok())
    status = checkHeaderEntries(*entries);
  return status.ok()
             ? writeFile(flags.header,
                         formatHeader(options.name, file, *entries, stackBytes))
             : status;
}

int32_t tenon_compiler_save(const tenon_compiler *compiler, const char *name,
                            const void *bytes, size_t num_bytes,
                            const char *path, const char *const *flags,
                            int32_t num_flags, tenon_error **error) {
  return guarded(error, [&](Diagnostics &diagnostics) -> Status {
    if (!compiler || !path || (!bytes && num_bytes))
      return badInput("expects a compiler, a program and a path, got null");
    std::vector<std::string> list;
    if (Status status = readStrings(flags, num_flags, "flags", list);
        !status.ok())
      return status;
    AheadFlags ahead;
    CommandLine line("");
    ahead.addTo(line);
    if (Status status = line.parseFlags(list); !status.ok())
      return status;
    CompileOptions options;
    options.progress = compiler->observer();
    Status status;
    runOnLargeStack([&] {
      status = compile(
          llvm::MemoryBuffer::getMemBufferCopy(
              llvm::StringRef(static_cast<const char *>(bytes), num_bytes),
              name && *name ? name : "program"),
          path, ahead, std::move(options), diagnostics);
    });
    return status;
  });
}

int32_t tenon_file_check(const char *path, char **version,
                         tenon_error **error) {
  if (version)
    *version = nullptr;
  return guarded(error, [&](Diagnostics &) -> Status {
    if (!path)
      return badInput("expects a path, got a null pointer");
    Result<std::string> found = checkArtifactFile(path);
    if (!found.ok())
      return found.status();
    return version && !found->empty() ? giveText(*found, version) : Status();
  });
}
