//===- ExecutableForms.cpp - Explanations, times and files of executables -===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Explanations (as text, HTML page or timeline), benchmarks, bisections and
// saved files of an executable. An explanation is about the program that runs,
// if the options keep what it needs; otherwise the source is compiled again
// with an `Explanation` attached.
//
//===----------------------------------------------------------------------===//

#include "Bisection/Bisect.h"
#include "CAPI/Executable.h"
#include "Compiler/Pipelines.h"
#include "Compiler/WriteArtifact.h"
#include "ExecutableEntry.h"
#include "Report/Explanation.h"
#include "Report/Report.h"
#include "Report/Timeline.h"
#include "Runtime/ThreadPool.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;

namespace tenon {

//===----------------------------------------------------------------------===//
// Calls that are measured
//===----------------------------------------------------------------------===//

Status Executable::setArguments(size_t entry,
                                llvm::ArrayRef<ArrayView> arguments,
                                Measured &measured) const {
  std::shared_ptr<BoundValues> bound = states[entry]->values();
  measured.arguments = withBound(entry, arguments, bound.get());
  measured.results.resize(signatures[entry].results.size());
  for (auto [argument, view] :
       llvm::zip_equal(signatures[entry].arguments, measured.arguments)) {
    if (argument.donated < 0)
      continue;
    Result<Buffer> copy = Buffer::copyOf(view);
    if (!copy.ok())
      return copy.status();
    Buffer &result = measured.results[static_cast<size_t>(argument.donated)];
    result = std::move(*copy);
    view = result.view();
  }
  return {};
}

Result<Executable::Measured>
Executable::measured(size_t entry, llvm::ArrayRef<ArrayView> arguments,
                     Diagnostics &diagnostics) {
  Result<Sizes> sizes = sizesOf(entry, arguments);
  if (!sizes.ok())
    return sizes.status();
  if (!states[entry]->isSpecialized)
    sizes->clear();
  auto program = programFor(entry, std::move(*sizes), diagnostics);
  if (!program.ok())
    return program.status();
  Measured measured;
  measured.program = std::move(*program);
  if (Status status = setArguments(entry, arguments, measured); !status.ok())
    return status;
  return std::move(measured);
}

Result<CallTimes> Executable::benchmark(size_t entry,
                                        llvm::ArrayRef<ArrayView> arguments,
                                        int64_t calls,
                                        Diagnostics &diagnostics) {
  Result<Measured> call = measured(entry, arguments, diagnostics);
  if (!call.ok())
    return call.status();
  return call->program->use([&](Program &program) {
    return tenon::benchmark(program, call->arguments, call->results, calls);
  });
}

Result<PairedTimes>
Executable::benchmarkPairs(Measured &first, Measured &second, int64_t pairs) {
  if (first.program == second.program)
    return badInput("expects two programs to compare, got the same twice");
  return first.program->use([&](Program &one) {
    return second.program->use([&](Program &other) {
      return tenon::benchmarkPairs(one, first.arguments, first.results, other,
                                   second.arguments, second.results, pairs);
    });
  });
}

//===----------------------------------------------------------------------===//
// Explanations
//===----------------------------------------------------------------------===//

Result<Executable::Measured>
Executable::explained(size_t entry, llvm::ArrayRef<ArrayView> arguments,
                      int64_t calls, Diagnostics &diagnostics) {
  if (!source)
    return badInput("'", file, "' is compiled; an explanation needs a module");
  if (options.program.device == Device::Interpreter)
    return badInput("an explanation is about compiled programs");
  if (calls > 0 && options.program.verify.any())
    return badInput("runs with '--verify' or '--check-nan' cannot be timed");
  Sizes sizes;
  if (!arguments.empty() || calls > 0) {
    Result<Sizes> found = sizesOf(entry, arguments);
    if (!found.ok())
      return found.status();
    sizes = std::move(*found);
  }
  bool isSpecial = states[entry]->isSpecialized && !sizes.empty();
  using Keep = ExecutableOptions::Keep;
  Keep needed = calls > 0 ? Keep::Calls : Keep::Compiling;
  bool isKept = options.keep >= needed;
  Measured made;
  if (isKept && (isSpecial || !states[entry]->isSpecialized)) {
    auto program = programFor(entry, isSpecial ? sizes : Sizes(), diagnostics);
    if (!program.ok())
      return program.status();
    made.program = std::move(*program);
  } else {
    ProgramOptions program = optionsFor(entry);
    if (isSpecial)
      program.sizes = [&](const std::vector<TensorSignature> &) {
        return Result<Sizes>(sizes);
      };
    auto opened = openShared(std::move(program), needed, diagnostics);
    if (!opened.ok())
      return opened.status();
    made.program = std::move(*opened);
    isKept = false;
  }
  if (calls <= 0)
    return std::move(made);
  if (!isKept && !states[entry]->values() &&
      !states[entry]->boundArguments.empty())
    return badInput(
        "measuring calls of '", signatures[entry].name,
        "' needs its bound arguments again: bind them with 'borrow'");
  if (Status status = setArguments(entry, arguments, made); !status.ok())
    return status;
  if (isKept)
    return std::move(made);
  Status status = made.program->use(
      [&](Program &program) { return program.bind(made.arguments); });
  if (!status.ok())
    return status;
  return std::move(made);
}

std::string Executable::explainedText(size_t entry,
                                      const ReportContents &contents) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  printOverview(stream, contents);
  contents.explanation.print(stream, contents.target, contents.threads,
                             contents.arenaBytes);
  if (contents.measured)
    contents.explanation.printTimes(stream, *contents.measured,
                                    contents.limits);
  SpecializationCounts found = counts(entry);
  if (states[entry]->isSpecialized)
    stream << "programs for sizes: " << found.kept << " kept, " << found.hits
           << " hits, " << found.misses << " misses, " << found.dropped
           << " dropped, " << found.general << " calls of code for any\n";
  return text;
}

Status Executable::explain(size_t entry, llvm::ArrayRef<ArrayView> arguments,
                           int64_t calls, std::string *text, std::string *page,
                           Diagnostics &diagnostics) {
  Result<Measured> made = explained(entry, arguments, calls, diagnostics);
  if (!made.ok())
    return made.status();
  const ProgramOptions &program = options.program;
  const Target &target = program.compile.target;
  const Explanation &explanation = *made->program->explanation;
  const int threads = program.pool ? program.pool->threads() : program.threads;
  ReportContents contents{file, targetLine(target), threads, 0, explanation, {},
                          {}};
  if (calls > 0) {
    Status status = made->program->use([&](Program &program) -> Status {
      Result<TracedCall> fastest =
          fastestCall(program, made->arguments, made->results,
                      std::clamp<int64_t>(calls, 5, 100));
      if (!fastest.ok())
        return fastest.status();
      contents.measured = std::move(*fastest);
      contents.limits = limitsFor(program, explanation, target.needed);
      return {};
    });
    if (!status.ok())
      return status;
  }
  contents.arenaBytes = (**made->program).arenaBytes();
  if (text)
    *text = explainedText(entry, contents);
  if (page)
    *page = formatReport(contents);
  return {};
}

Result<std::string> Executable::timeline(size_t entry,
                                         llvm::ArrayRef<ArrayView> arguments,
                                         int64_t calls,
                                         Diagnostics &diagnostics) {
  Result<Measured> made = explained(entry, arguments, calls, diagnostics);
  if (!made.ok())
    return made.status();
  std::vector<TracedCall> traced;
  for (int64_t i = 0; i < calls; ++i) {
    auto call = made->program->use([&](Program &program) {
      return traceCall(program, made->arguments, made->results);
    });
    if (!call.ok())
      return call.status();
    traced.push_back(std::move(*call));
  }
  return formatTimeline(*made->program->explanation, traced, file,
                        targetLine(options.program.compile.target));
}

//===----------------------------------------------------------------------===//
// Verification
//===----------------------------------------------------------------------===//

std::string Executable::verified(size_t entry) {
  std::string text;
  std::vector<std::shared_ptr<SharedProgram>> programs;
  {
    std::lock_guard<std::mutex> lock(states[entry]->mutex);
    for (const std::unique_ptr<Specialization> &made : states[entry]->programs)
      if (made->program)
        programs.push_back(made->program);
  }
  for (const std::shared_ptr<SharedProgram> &shared : programs) {
    std::string line =
        shared->use([](Program &program) { return program.verified(); });
    if (!line.empty())
      text += (text.empty() ? "" : "\n") + line;
  }
  return text;
}

Status Executable::bisect(size_t entry, llvm::ArrayRef<ArrayView> arguments,
                          const std::string &folder, Diagnostics &diagnostics,
                          llvm::raw_ostream &stream) {
  if (!source)
    return badInput("'", file, "' is compiled; a bisection needs a module");
  const ProgramOptions &program = options.program;
  if (program.device != Device::Cpu)
    return badInput("a bisection is about programs compiled for the CPU");
  if (program.verify.any() || !program.donate.empty() || !program.bind.empty())
    return badInput("a bisection runs the program many times: expects it "
                    "without '--verify', '--check-nan', '--donate' and "
                    "'--bind'");
  Result<Sizes> sizes = sizesOf(entry, arguments);
  if (!sizes.ok())
    return sizes.status();
  ProgramOptions compiled = optionsFor(entry);
  if (states[entry]->isSpecialized)
    compiled.sizes = [&](const std::vector<TensorSignature> &) {
      return Result<Sizes>(*sizes);
    };
  Status status;
  runOnLargeStack([&] {
    status = tenon::bisect(source->getMemBufferRef(), compiled, arguments,
                           folder, diagnostics, stream);
  });
  return status;
}

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

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
