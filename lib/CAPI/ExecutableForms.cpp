//===- ExecutableForms.cpp - Explanations, times and files of executables -===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Explanations (as text or HTML page), benchmarks and saved files of an
// executable. An explanation compiles the source again with an `Explanation`
// attached.
//
//===----------------------------------------------------------------------===//

#include "CAPI/Executable.h"
#include "Compiler/Pipelines.h"
#include "Compiler/WriteArtifact.h"
#include "ExecutableEntry.h"
#include "Report/Explanation.h"
#include "Report/Report.h"
#include "Runtime/ThreadPool.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;

namespace tenon {

Result<CallTimes> Executable::benchmark(size_t entry,
                                        llvm::ArrayRef<ArrayView> arguments,
                                        int64_t calls,
                                        Diagnostics &diagnostics) {
  Result<Sizes> sizes = sizesOf(entry, arguments);
  if (!sizes.ok())
    return sizes.status();
  if (!states[entry]->isSpecialized)
    sizes->clear();
  auto program = programFor(entry, std::move(*sizes), diagnostics);
  if (!program.ok())
    return program.status();
  std::shared_ptr<BoundValues> bound = states[entry]->values();
  std::vector<ArrayView> all = withBound(entry, arguments, bound.get());
  std::vector<Buffer> results(signatures[entry].results.size());
  return (*program)->use([&](Program &program) {
    return tenon::benchmark(program, all, results, calls);
  });
}

Result<std::string> Executable::explain(size_t entry, Form form,
                                        llvm::ArrayRef<ArrayView> arguments,
                                        int64_t calls,
                                        Diagnostics &diagnostics) {
  if (!source)
    return badInput("'", file, "' is compiled; an explanation needs a module");
  if (options.program.device != Device::Cpu)
    return badInput("an explanation is about programs compiled for the CPU");
  if (calls > 0 && options.program.verify.any())
    return badInput("runs with '--verify' or '--check-nan' cannot be timed");
  // The context must not outlive the explanation.
  Explanation explanation;
  ProgramOptions program = optionsFor(entry);
  program.compile.observer = &explanation;
  program.compile.trace = calls > 0;
  Sizes sizes;
  if (!arguments.empty() || calls > 0) {
    Result<Sizes> found = sizesOf(entry, arguments);
    if (!found.ok())
      return found.status();
    sizes = std::move(*found);
  }
  if (states[entry]->isSpecialized && !sizes.empty())
    program.sizes = [&](const std::vector<TensorSignature> &) {
      return Result<Sizes>(sizes);
    };
  Result<std::unique_ptr<Program>> made = openProgram(program, diagnostics);
  if (!made.ok())
    return made.status();
  const Target &target = program.compile.target;
  const int threads = program.pool ? program.pool->threads() : program.threads;
  ReportContents contents{file, targetLine(target), threads, 0, explanation, {},
                          {}};
  if (calls > 0) {
    std::shared_ptr<BoundValues> bound = states[entry]->values();
    if (!bound && !states[entry]->boundArguments.empty())
      return badInput(
          "measuring calls of '", signatures[entry].name,
          "' needs its bound arguments again: bind them with 'borrow'");
    std::vector<ArrayView> all = withBound(entry, arguments, bound.get());
    std::vector<Buffer> results(signatures[entry].results.size());
    if (Status status = (*made)->bind(all); !status.ok())
      return status;
    Result<TracedCall> measured =
        fastestCall(**made, all, results, std::clamp<int64_t>(calls, 5, 100));
    if (!measured.ok())
      return measured.status();
    contents.measured = std::move(*measured);
    contents.limits = limitsFor(**made, explanation, target.needed);
  }
  contents.arenaBytes = (*made)->arenaBytes();
  if (form == Form::Page)
    return formatReport(contents);
  std::string text;
  llvm::raw_string_ostream stream(text);
  printOverview(stream, contents);
  explanation.print(stream, contents.target, threads, contents.arenaBytes);
  if (contents.measured)
    explanation.printTimes(stream, *contents.measured, contents.limits);
  SpecializationCounts found = counts(entry);
  if (states[entry]->isSpecialized)
    stream << "programs for sizes: " << found.kept << " kept, " << found.hits
           << " hits, " << found.misses << " misses, " << found.dropped
           << " dropped, " << found.general << " calls of code for any\n";
  return text;
}

Status Executable::save(const std::string &path, Diagnostics &diagnostics) {
  if (!source)
    return badInput("'", file, "' is compiled; copy the file to have another");
  std::optional<ArtifactKind> kind = artifactKindOf(path);
  if (!kind)
    return badInput("expects a .o, .a, .so or .ptx file to save to, got '",
                    path, "'");
  if (options.program.device == Device::Interpreter)
    return badInput("the interpreter has no code to save");
  if (options.program.compile.allowInterpret)
    return badInput("'--allow-interpret' is for programs that run at once: an "
                    "artifact has no interpreter, all of it must be compiled");
  Status status;
  runOnLargeStack([&] {
    Result<SourceModule> module = readSource(diagnostics, nullptr);
    if (!module.ok()) {
      status = module.status();
      return;
    }
    ProgramOptions program = optionsFor(0);
    status = importEntry(*module, program);
    if (!status.ok())
      return;
    Result<func::FuncOp> entry =
        prepareEntry(**module, module->name(), program);
    if (!entry.ok()) {
      status = entry.status();
      return;
    }
    if (options.onlyEntry)
      for (auto other : (*module)->getOps<func::FuncOp>())
        if (other != *entry)
          other.setVisibility(SymbolTable::Visibility::Private);
    program.compile.name = symbolNameOf(path);
    status = writeArtifact(**module, program.compile, *kind, path);
  });
  return status;
}

} // namespace tenon
