//===- Bisect.cpp - Which pass or kernel makes a difference ---------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Three searches, from the program to machine code. The interpreter runs the
// program after each pass that changes it, as far as it knows the operations:
// the first pass whose program has other results is wrong; the program before
// it is reduced. Where all agree, the kernels are compared one by one, as
// --verify does. Then a binary search finds the pass of LLVM's with which
// results begin to differ, if there is one (as LLVM's -opt-bisect-limit).
// "Other results" are those beyond what rounding explains.
//
//===----------------------------------------------------------------------===//

#include "Bisection/Bisect.h"
#include "Compiler/Pipelines.h"
#include "Dialect/Ten/Interpreter/Interpreter.h"
#include "Reader/SourceModule.h"
#include "ReduceProgram.h"
#include "Runtime/File.h"
#include "Runtime/Npy.h"
#include "Verification/Reference.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassInstrumentation.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/IR/OptBisect.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace mlir;

namespace tenon {

namespace {

/// The program as it was given, and its results in the interpreter.
struct Given {
  std::optional<SourceModule> source;
  std::unique_ptr<Reference> reference;

  /// Reads the program and runs it; sets `options.entry` where it is empty.
  Status read(llvm::MemoryBufferRef program, ProgramOptions &options,
              const std::vector<ArrayView> &arguments,
              Diagnostics &diagnostics) {
    Result<SourceModule> module = SourceModule::read(
        llvm::MemoryBuffer::getMemBuffer(program), diagnostics);
    if (!module.ok())
      return module.status();
    source.emplace(std::move(*module));
    if (Status status = importEntry(*source, options); !status.ok())
      return status;
    Result<func::FuncOp> entry =
        prepareEntry(**source, source->name(), options);
    if (!entry.ok())
      return entry.status();
    reference = std::make_unique<Reference>(
        **source, options.entry, arguments, options.compile.fp,
        options.compile.quantizedActivations);
    return reference->run();
  }

  /// Returns the first difference, or "".
  std::string differenceOf(const std::vector<Buffer> &results) {
    for (auto [i, result] : llvm::enumerate(results)) {
      Comparison comparison = reference->compare(i, result);
      if (!comparison.equal())
        return concat("result ", i, ": ", comparison.message());
    }
    return "";
  }
};

/// State of the walk over passes, and its finding.
struct Walk {
  std::string entry;
  std::vector<ArrayView> arguments;
  Given given;
  std::string stage, lastStage;
  int64_t programs = 0; ///< that were compared
  bool isOver = false;
  // Set where a pass makes the first difference.
  std::string pass, pipeline, difference, before, after;
  /// The last program without a difference, and its fingerprint.
  std::string good;
  std::optional<OperationFingerPrint> known;

  void begin(llvm::StringRef name, ModuleOp module) {
    stage = name.str();
    // From here on kernels are code, which the interpreter does not run.
    isOver = isOver || name == "tenon-linalg";
    if (known || isOver)
      return;
    module.getContext()->disableMultithreading();
    good = textOf(module);
    known.emplace(module);
  }

  static std::string textOf(ModuleOp module) {
    std::string text;
    llvm::raw_string_ostream stream(text);
    module.print(stream, OpPrintingFlags().enableDebugInfo());
    return text;
  }

  void compare(llvm::StringRef name, ModuleOp module) {
    if (isOver)
      return;
    OperationFingerPrint print(module);
    if (known && *known == print)
      return;
    known.emplace(module);
    OwningOpRef<ModuleOp> copy = module.clone();
    ScopedDiagnosticHandler quiet(module.getContext(),
                                  [](Diagnostic &) { return success(); });
    if (failed(mlir::verify(*copy)))
      return;
    Result<std::vector<Buffer>> results =
        ten::interpret(*copy, entry, arguments);
    if (!results.ok()) {
      // The interpreter does not know these operations any more; a program that
      // fails otherwise is wrong.
      isOver = true;
      if (results.status().code == TEN_COMPILE_ERROR ||
          results.status().code == TEN_BAD_INPUT)
        return;
      difference = results.status().message;
    } else {
      ++programs;
      lastStage = stage;
      difference = given.differenceOf(*results);
    }
    if (difference.empty()) {
      good = textOf(module);
      return;
    }
    isOver = true;
    pass = name.str();
    before = good;
    after = textOf(module);
  }
};

class Comparing : public PassInstrumentation {
public:
  explicit Comparing(Walk &walk) : walk(walk) {}
  void runAfterPass(Pass *pass, Operation *op) override {
    // Adaptors, which run other passes, have no argument.
    if (pass->getArgument().empty())
      return;
    auto module = dyn_cast<ModuleOp>(op);
    if (!module)
      module = op->getParentOfType<ModuleOp>();
    if (!module)
      return;
    bool isFound = walk.isOver;
    walk.compare(pass->getArgument(), module);
    if (!isFound && !walk.pass.empty())
      walk.pipeline = pipelineOf(*pass, op);
  }

private:
  /// Returns a pipeline on modules with the pass alone.
  static std::string pipelineOf(Pass &pass, Operation *op) {
    std::string text;
    llvm::raw_string_ostream stream(text);
    pass.printAsTextualPipeline(stream);
    return isa<ModuleOp>(op)
               ? text
               : concat(op->getName().getStringRef().str(), "(", text, ")");
  }

  Walk &walk;
};

/// Lets the first passes of LLVM's run, up to a limit.
class Gate : public llvm::OptPassGate {
public:
  explicit Gate(int64_t limit) : limit(limit) {}
  bool isEnabled() const override { return true; }
  bool shouldRunPass(llvm::StringRef name, llvm::StringRef) const override {
    if (count >= limit)
      return false;
    ++count;
    last = name.str();
    return true;
  }
  mutable int64_t count = 0;
  mutable std::string last;

private:
  int64_t limit;
};

} // namespace

/// Makes a folder of a new name in `parent`, or here if that is empty.
static Result<std::string> makeFolder(const std::string &parent) {
  SmallString<64> model(parent), folder;
  llvm::sys::path::append(model, "tenon-bisect-%%%%%%");
  for (int attempt = 0; attempt < 100; ++attempt) {
    llvm::sys::fs::createUniquePath(model, folder, /*MakeAbsolute=*/false);
    if (!llvm::sys::fs::create_directory(folder, /*IgnoreExisting=*/false))
      return std::string(folder);
  }
  return runtimeError("cannot create a folder 'tenon-bisect-...' in '",
                      parent.empty() ? "." : parent, "'");
}

/// Writes arrays as `<prefix>0.npy`, ...; returns the flags that name them.
static Result<std::string> writeInputs(const std::string &prefix,
                                       llvm::ArrayRef<ArrayView> arrays) {
  std::string flags;
  for (auto [i, array] : llvm::enumerate(arrays)) {
    std::string name = concat(prefix, i, ".npy");
    if (Status status = writeNpy(name, array); !status.ok())
      return status;
    flags += " --input=" + name;
  }
  return flags;
}

/// Writes a smaller program that the pass changes as well, if there is one.
static Status writeReduced(const Walk &walk, FloatContract fp,
                           const std::string &folder,
                           llvm::raw_ostream &stream) {
  std::optional<ReducedProgram> reduced = reduceProgram(
      {walk.before, walk.pipeline, walk.entry, walk.arguments, fp});
  if (!reduced)
    return {};
  std::string program = folder + "/reduced.mlir";
  if (Status status = writeFile(program, reduced->program); !status.ok())
    return status;
  std::vector<ArrayView> arrays(reduced->inputs.begin(), reduced->inputs.end());
  Result<std::string> inputs = writeInputs(folder + "/reduced-", arrays);
  if (!inputs.ok())
    return inputs.status();
  std::string run = concat(
      "tensor-run --device=interpreter --entry=", walk.entry, *inputs, " ");
  stream << "  reduced to " << reduced->operations
         << (reduced->operations == 1 ? " operation: " : " operations: ")
         << program << "\n  right: " << run << program
         << "\n  wrong: tensor-opt " << program
         << " --pass-pipeline='builtin.module(" << walk.pipeline << ")' | "
         << run << "-\n";
  return {};
}

/// Writes the programs around a pass, and the inputs.
static Status writeFound(const Walk &walk, FloatContract fp,
                         const std::string &parent, llvm::raw_ostream &stream) {
  Result<std::string> folder = makeFolder(parent);
  if (!folder.ok())
    return folder.status();
  auto path = [&](const std::string &name) { return *folder + "/" + name; };
  for (auto [name, text] :
       {std::pair("before.mlir", &walk.before), {"after.mlir", &walk.after}})
    if (Status status = writeFile(path(name), *text); !status.ok())
      return status;
  Result<std::string> inputs = writeInputs(*folder + "/", walk.arguments);
  if (!inputs.ok())
    return inputs.status();
  stream << "  see: tensor-opt " << path("before.mlir") << " -" << walk.pass
         << "\n  compare: tensor-run --device=interpreter --entry="
         << walk.entry << *inputs << " with " << path("before.mlir") << " and "
         << path("after.mlir") << "\n";
  return writeReduced(walk, fp, *folder, stream);
}

/// Compiles and runs the program; returns its results.
static Result<std::vector<Buffer>>
resultsOf(llvm::MemoryBufferRef source, const ProgramOptions &options,
          const std::vector<ArrayView> &arguments, Diagnostics &diagnostics) {
  Result<SourceModule> module =
      SourceModule::read(llvm::MemoryBuffer::getMemBuffer(source), diagnostics);
  if (!module.ok())
    return module.status();
  Result<std::unique_ptr<Program>> program =
      Program::compile(std::move(*module), options);
  if (!program.ok())
    return program.status();
  if (Status status = (*program)->bind(arguments); !status.ok())
    return status;
  std::vector<Buffer> results((*program)->results().size());
  if (Status status = (*program)->run(arguments, results); !status.ok())
    return status;
  return results;
}

/// Runs the passes of LLVM's that `gate` lets run; returns the first
/// difference.
static Result<std::string>
differenceWith(llvm::MemoryBufferRef source, const ProgramOptions &options,
               const std::vector<ArrayView> &arguments, Gate &gate, Walk &walk,
               Diagnostics &diagnostics) {
  ProgramOptions limited = options;
  limited.compile.gate = &gate;
  Result<std::vector<Buffer>> results =
      resultsOf(source, limited, arguments, diagnostics);
  if (!results.ok())
    return results.status();
  return walk.given.differenceOf(*results);
}

/// Finds the pass of LLVM's with which results begin to differ.
static Status searchLLVM(llvm::MemoryBufferRef source,
                         const ProgramOptions &options,
                         const std::vector<ArrayView> &arguments, int64_t all,
                         Walk &walk, Diagnostics &diagnostics,
                         llvm::raw_ostream &stream) {
  int64_t good = -1, bad = all;
  std::string name;
  while (bad - good > 1) {
    // Without any pass first: most differences are there already.
    int64_t limit = good < 0 ? 0 : good + (bad - good) / 2;
    Gate gate(limit);
    Result<std::string> difference =
        differenceWith(source, options, arguments, gate, walk, diagnostics);
    if (!difference.ok())
      return difference.status();
    if (difference->empty()) {
      good = limit;
    } else {
      bad = limit;
      name = gate.last;
    }
    if (limit == 0 && bad == 0)
      break;
  }
  if (bad == 0) {
    stream << "  LLVM's passes have no part in it: without any the results "
              "differ as well\n";
    return {};
  }
  if (name.empty()) {
    Gate gate(bad);
    if (Result<std::string> last =
            differenceWith(source, options, arguments, gate, walk, diagnostics);
        !last.ok())
      return last.status();
    name = gate.last;
  }
  stream << "  with the first " << good << " of LLVM's " << all
         << " passes the results agree, with the next they do not: " << name
         << "\n";
  return {};
}

Status bisect(llvm::MemoryBufferRef source, const ProgramOptions &given,
              const std::vector<ArrayView> &arguments,
              const std::string &folder, Diagnostics &diagnostics,
              llvm::raw_ostream &stream) {
  ProgramOptions options = given;
  options.compileThreads = 1;
  options.cacheFolder.clear();
  Walk walk;
  walk.arguments = arguments;
  if (Status status = walk.given.read(source, options, arguments, diagnostics);
      !status.ok())
    return status;
  walk.entry = options.entry;
  ProgramOptions walked = options;
  walked.compile.beforeStage = [&](llvm::StringRef stage, PassManager &passes,
                                   ModuleOp module) {
    walk.begin(stage, module);
    passes.addInstrumentation(std::make_unique<Comparing>(walk));
  };
  Gate gate(INT64_MAX);
  Result<std::string> difference =
      differenceWith(source, walked, arguments, gate, walk, diagnostics);
  if (!difference.ok())
    return difference.status();
  stream << "bisect: the interpreter ran the program after " << walk.programs
         << " passes, the last of stage '" << walk.lastStage << "'\n";
  if (!walk.pass.empty()) {
    stream << "bisect: pass '" << walk.pass << "' of stage '" << walk.lastStage
           << "' makes the first difference\n  " << walk.difference << "\n";
    if (Status status = writeFound(walk, options.compile.fp, folder, stream);
        !status.ok())
      return status;
    return Status(TEN_MISMATCH, "a pass changes the results");
  }
  if (difference->empty()) {
    stream << "bisect: the compiled program agrees with the interpreter\n";
    return {};
  }
  stream << "bisect: the passes on the program agree, its code does not\n  "
         << *difference << "\n";
  if (Status status = searchLLVM(source, options, arguments, gate.count, walk,
                                 diagnostics, stream);
      !status.ok())
    return status;
  ProgramOptions verified = options;
  verified.verify.kernels = true;
  if (Result<std::vector<Buffer>> results =
          resultsOf(source, verified, arguments, diagnostics);
      !results.ok())
    return results.status();
  return Status(TEN_MISMATCH, "the results differ, but no kernel alone");
}

} // namespace tenon
