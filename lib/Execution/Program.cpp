//===- Program.cpp - Programs that can be called --------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Opens and runs programs: compiled code on the CPU (NativeProgram), on a GPU
// (DeviceProgram.cpp), compiled code checked against the interpreter
// (VerifiedProgram), or the reference interpreter (InterpretedProgram).
// Compiling prepares the entry (donations, bound arguments, sizes), uses the
// code cache, and links the objects in memory.
//
//===----------------------------------------------------------------------===//

#include "Execution/Program.h"
#include "CodeCache.h"
#include "Compiler/ArgumentSizes.h"
#include "Compiler/BoundArguments.h"
#include "Compiler/Jit.h"
#include "Compiler/Pipelines.h"
#include "Compiler/ReleaseMemory.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/Interpreter/Interpreter.h"
#include "Execution/DeviceProgram.h"
#include "Execution/Signature.h"
#include "Runtime/FloatMode.h"
#include "Runtime/Memory.h"
#include "Runtime/ThreadPool.h"
#include "StepProgram.h"
#include "Verification/InterpretKernels.h"
#include "Verification/Reference.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include <chrono>
#include <cstring>

using namespace mlir;

namespace tenon {

Program::~Program() = default;

void Program::setSignature(const ten_entry &entry) {
  EntrySignature signature = signatureOf(entry);
  args = std::move(signature.arguments);
  outs = std::move(signature.results);
}

Status Program::run(const ArrayView *arguments, int32_t numArguments,
                    ResultArray *places, int32_t numResults) {
  if (numArguments != static_cast<int64_t>(args.size()) ||
      numResults != static_cast<int64_t>(outs.size()))
    return badInput("expects ", args.size(), " arguments and ", outs.size(),
                    " results, got ", numArguments, " and ", numResults);
  std::vector<Buffer> results(outs.size());
  Status status = run({arguments, arguments + numArguments}, results);
  for (size_t i = 0; status.ok() && i < results.size(); ++i) {
    Buffer &result = results[i];
    if (places[i].dims)
      llvm::copy(result.dims(), places[i].dims);
    if (!places[i].data)
      places[i].made = std::move(result);
    else if (result.numBytes() > places[i].bytes)
      status = badInput("result ", i, " expects ", result.numBytes(),
                        " bytes of memory, got ", places[i].bytes);
    else if (result.numBytes())
      std::memcpy(places[i].data, result.data(), result.numBytes());
  }
  return status;
}

Status Program::checkBound(const ten_entry &entry,
                           const ProgramOptions &options) {
  if (options.bind.empty())
    return {};
  std::vector<std::string> names;
  names.reserve(entry.num_args);
  for (int32_t i = 0; i < entry.num_args; ++i)
    names.emplace_back(entry.args[i].name);
  Result<std::vector<int64_t>> bound = options.bind.of(entry.name, names);
  if (!bound.ok())
    return bound.status();
  for (int64_t argument : *bound)
    if (!entry.args[argument].bound)
      return badInput("'--bind' names argument ", argument, " of '", entry.name,
                      "', which was not compiled as bound");
  return {};
}

std::vector<ArrayView>
Program::boundOf(const ten_entry &entry,
                 const std::vector<ArrayView> &arguments) {
  std::vector<ArrayView> bound;
  for (int32_t i = 0; i < entry.num_args; ++i)
    if (entry.args[i].bound)
      bound.push_back(arguments[i]);
  return bound;
}

namespace {

class Stopwatch {
public:
  double milliseconds() const {
    return std::chrono::duration<double, std::milli>(
               std::chrono::steady_clock::now() - start)
        .count();
  }

private:
  std::chrono::steady_clock::time_point start =
      std::chrono::steady_clock::now();
};

constexpr llvm::StringRef kMain("main");

/// Chooses among the public functions of a program.
std::string chooseEntry(llvm::ArrayRef<llvm::StringRef> names,
                        const ProgramOptions &options) {
  if (!options.entry.empty())
    return options.entry;
  return names.size() == 1 ? names.front().str() : kMain.str();
}

std::string entryIn(const ten_artifact &artifact,
                    const ProgramOptions &options) {
  llvm::SmallVector<llvm::StringRef> names;
  for (int32_t i = 0; i < artifact.num_entries; ++i)
    names.push_back(artifact.entries[i].name);
  return chooseEntry(names, options);
}

/// Runs native code.
class NativeProgram : public Program {
public:
  using Program::run;

  static Result<std::unique_ptr<NativeProgram>>
  create(std::shared_ptr<const ten_artifact> artifact,
         const ProgramOptions &options, double compileTime) {
    auto program = std::make_unique<NativeProgram>();
    program->pool = options.pool ? options.pool
                                 : std::make_shared<ThreadPool>(options.threads,
                                                                options.pinned);
    Result<Model> model = Model::create(*artifact, entryIn(*artifact, options),
                                        program->pool.get());
    if (!model.ok())
      return model.status();
    program->running = std::make_unique<Model>(std::move(*model));
    const ten_entry &entry = program->running->entry();
    program->setSignature(entry);
    if (Status status = checkBound(entry, options); !status.ok())
      return status;
    program->artifact = std::move(artifact);
    program->compileTime = compileTime;
    return program;
  }
  static Result<std::unique_ptr<Program>>
  open(std::shared_ptr<const ten_artifact> artifact,
       const ProgramOptions &options, double compileTime) {
    if (artifact->device || options.device != Device::Cpu) {
      ProgramOptions named = options;
      named.entry = entryIn(*artifact, options);
      return openDeviceProgram(std::move(artifact), named, compileTime);
    }
    auto program = create(std::move(artifact), options, compileTime);
    if (!program)
      return program.status();
    return std::unique_ptr<Program>(std::move(*program));
  }

  int64_t arenaBytes() const override { return running->arenaBytes(); }
  Status bind(const std::vector<ArrayView> &arguments) override {
    std::vector<ArrayView> bound = boundOf(running->entry(), arguments);
    // The peaks of compiling and packing must not add up.
    if (totalBytes(bound) >= kLargeWeights)
      releaseCompilerMemory();
    return running->bind(bound);
  }
  Status run(const std::vector<ArrayView> &arguments,
             std::vector<Buffer> &results) override {
    return running->run(arguments, results);
  }
  Status run(const ArrayView *arguments, int32_t numArguments,
             ResultArray *results, int32_t numResults) override {
    return running->run(arguments, numArguments, results, numResults);
  }
  // The interpreter uses its context, which is single-threaded.
  bool isConcurrent() const override { return !interpreter; }
  void traceKernels(std::vector<Launch> *launches) override {
    if (!launches)
      return running->setTrace(nullptr);
    const ten_entry &entry = running->entry();
    running->setTrace([this, launches, &entry](int32_t kernel, int32_t phase,
                                               const ten_array *, int32_t) {
      auto now = std::chrono::steady_clock::now();
      if (phase == 0)
        kernelStart = now;
      else if (kernel >= 0 && kernel < entry.num_kernels)
        launches->push_back({entry.kernels[kernel], kernelStart, now});
    });
  }
  ThreadPool *threadPool() override { return pool.get(); }

  Model &model() { return *running; }

  /// Sets the interpreter for kernels without code, and its context.
  void setInterpreter(std::shared_ptr<MLIRContext> owner,
                      std::unique_ptr<KernelInterpreter> kernels) {
    context = std::move(owner);
    interpreter = std::move(kernels);
    running->setInterpreter(
        [this](int32_t kernel, const ten_array *operands, int32_t count) {
          return interpreter->run(kernel, operands, count);
        });
  }

private:
  std::shared_ptr<MLIRContext> context;
  std::unique_ptr<KernelInterpreter> interpreter;
  // Members are destroyed in reverse order.
  std::shared_ptr<const ten_artifact> artifact;
  std::shared_ptr<ThreadPool> pool;
  std::unique_ptr<Model> running;
  std::chrono::steady_clock::time_point kernelStart;
};

/// Runs native code and verifies it.
class VerifiedProgram : public Program {
public:
  using Program::run;

  VerifiedProgram(std::shared_ptr<MLIRContext> context,
                  OwningOpRef<ModuleOp> source, OwningOpRef<ModuleOp> kernels,
                  std::unique_ptr<NativeProgram> native, std::string entry,
                  const ProgramOptions &options)
      : context(std::move(context)), source(std::move(source)),
        kernels(std::move(kernels)), native(std::move(native)),
        entry(std::move(entry)), options(options.verify),
        fp(options.compile.fp),
        activations(options.compile.quantizedActivations),
        flushes(flushesSubnormals(fp, options.compile.device)),
        verifier(*this->kernels, this->native->model().entry(), options.verify,
                 options.compile) {
    args = this->native->arguments();
    outs = this->native->results();
    compileTime = this->native->compileMilliseconds();
    this->native->model().setTrace([this](int32_t kernel, int32_t phase,
                                          const ten_array *operands,
                                          int32_t count) {
      verifier.trace(kernel, phase, operands, count);
    });
  }

  int64_t arenaBytes() const override { return native->arenaBytes(); }
  Status bind(const std::vector<ArrayView> &arguments) override {
    return native->bind(arguments);
  }
  Status run(const std::vector<ArrayView> &arguments,
             std::vector<Buffer> &results) override {
    // Donated arguments are overwritten by the call.
    std::vector<Buffer> copies;
    for (const ArrayView &argument : arguments) {
      Result<Buffer> copy = Buffer::copyOf(argument);
      if (!copy)
        return copy.status();
      copies.push_back(std::move(*copy));
    }
    Status status = native->run(arguments, results);
    Status found = verifier.takeFailure();
    if (!found.ok())
      return found;
    if (!status.ok() || !options.kernels || callsProcess(*source))
      return status;
    Reference reference(*source, entry,
                        std::vector<ArrayView>(copies.begin(), copies.end()),
                        fp, activations);
    // Use the float mode of the program's entry.
    FloatMode mode = FloatMode::ofThread();
    FloatModeScope scope(flushes ? mode.flushing() : mode);
    if (Status failed = reference.run(); !failed.ok())
      return failed;
    VerifySummary &summary = verifier.summary();
    if (reference.isUnspecified())
      summary.unspecified += static_cast<int64_t>(results.size());
    for (size_t i = 0; i < results.size() && !reference.isUnspecified(); ++i) {
      Comparison comparison =
          compareWith(reference, i, results[i], options.tolerance);
      ++summary.results;
      summary.add(comparison, concat("result ", i));
      if (!comparison.equal())
        return Status(TEN_MISMATCH,
                      concat("result ", i,
                             " differs from the interpreter, though each "
                             "kernel alone does not: ",
                             comparison.message()));
    }
    return {};
  }
  std::string verified() override {
    return options.kernels ? verifier.summary().message() : "";
  }

private:
  std::shared_ptr<MLIRContext> context;
  OwningOpRef<ModuleOp> source, kernels;
  std::unique_ptr<NativeProgram> native;
  std::string entry;
  VerifyOptions options;
  FloatContract fp;
  int64_t activations;
  bool flushes;
  KernelVerifier verifier;
};

/// Evaluates the module as it was read.
class InterpretedProgram : public Program {
public:
  using Program::run;

  InterpretedProgram(std::shared_ptr<MLIRContext> context,
                     OwningOpRef<ModuleOp> module, std::string entry,
                     bool checksFinite)
      : context(std::move(context)), module(std::move(module)),
        entry(std::move(entry)), checksFinite(checksFinite) {}

  Status describe() {
    auto function = module->lookupSymbol<func::FuncOp>(entry);
    Result<EntrySignature> signature = signatureOf(function);
    if (!signature.ok())
      return signature.status();
    args = std::move(signature->arguments);
    outs = std::move(signature->results);
    // No result takes an argument's memory.
    for (TensorSignature &argument : args)
      argument.donated = -1;
    return {};
  }

  Status run(const std::vector<ArrayView> &arguments,
             std::vector<Buffer> &results) override {
    if (checksFinite)
      return checkNonFinite(*module, entry, arguments, results);
    Result<std::vector<Buffer>> made =
        ten::interpret(*module, entry, arguments);
    if (!made.ok())
      return made.status();
    results = std::move(*made);
    return {};
  }

private:
  std::shared_ptr<MLIRContext> context;
  OwningOpRef<ModuleOp> module;
  std::string entry;
  bool checksFinite;
};

/// Marks the arguments that the caller donates.
Status donate(func::FuncOp function,
              const std::vector<std::pair<int64_t, int64_t>> &pairs) {
  for (auto [argument, result] : pairs) {
    if (argument < 0 || argument >= function.getNumArguments())
      return badInput("'--donate' names argument ", argument, " of '",
                      function.getName().str(), "', which has ",
                      function.getNumArguments());
    if (result < 0 || result >= function.getNumResults())
      return badInput("'--donate' names result ", result, " of '",
                      function.getName().str(), "', which has ",
                      function.getNumResults());
    Type given = function.getArgumentTypes()[argument];
    Type taken = function.getResultTypes()[result];
    if (given != taken) {
      std::string message;
      llvm::raw_string_ostream(message)
          << "'--donate' expects argument " << argument << " and result "
          << result << " of the same type, got " << given << " and " << taken;
      return badInput(message);
    }
    for (unsigned i = 0; i < function.getNumArguments(); ++i)
      if (auto other = ten::attr::donated.get(function, i);
          other && other.getInt() == result)
        ten::attr::donated.remove(function, i);
    ten::attr::donated.set(function, argument, result);
  }
  return {};
}

/// Specializes `function` for the given argument sizes.
Status takeSizes(func::FuncOp function,
                 const decltype(ProgramOptions::sizes) &sizes) {
  Result<std::vector<TensorSignature>> declared = argumentsOf(function);
  // Non-tensor arguments are refused by the compiler.
  if (!declared.ok() || llvm::none_of(*declared, [](TensorSignature &type) {
        return llvm::is_contained(type.dims, -1);
      }))
    return {};
  auto given = sizes(*declared);
  if (!given.ok())
    return given.status();
  return fixSizes(function, *given);
}

} // namespace

Status importEntry(SourceModule &source, ProgramOptions &options) {
  source.choose(options.entry.empty() ? kMain : llvm::StringRef(options.entry));
  if (Status status = importSource(*source, "'" + source.name() + "'");
      !status.ok())
    return status;
  llvm::SmallVector<llvm::StringRef> names;
  for (auto function : source->getOps<func::FuncOp>())
    if (function.isPublic() && !function.isExternal())
      names.push_back(function.getName());
  // A private `main` can be asked for, as any other function.
  if (source->lookupSymbol<func::FuncOp>(kMain))
    names.assign(1, kMain);
  options.entry = chooseEntry(names, options);
  return {};
}

Result<func::FuncOp> prepareEntry(ModuleOp module, llvm::StringRef file,
                                  const ProgramOptions &options) {
  auto function = module.lookupSymbol<func::FuncOp>(options.entry);
  if (!function || function.isExternal()) {
    std::string known;
    for (auto other : module.getOps<func::FuncOp>())
      if (other.isPublic() && !other.isExternal())
        known += (known.empty() ? " '" : ", '") + other.getName().str() + "'";
    return badInput("'", file.str(), "' has no function '", options.entry, "'",
                    known.empty() ? "" : "; it has", known);
  }
  for (auto other : module.getOps<func::FuncOp>())
    recordArgumentNames(other);
  if (Status status = donate(function, options.donate); !status.ok())
    return status;
  if (Status status = bindArguments(function, options.bind); !status.ok())
    return status;
  return function;
}

static Result<std::shared_ptr<const ten_artifact>>
link(const std::vector<ObjectCode> &objects, const std::string &name) {
  std::vector<llvm::StringRef> bytes;
  bytes.reserve(objects.size());
  for (const ObjectCode &object : objects)
    bytes.emplace_back(object.data(), object.size());
  Result<LoadedObject> loaded = LoadedObject::load(bytes, name);
  if (!loaded.ok())
    return loaded.status();
  return shareArtifact(std::move(*loaded));
}

Result<std::unique_ptr<Program>> Program::compile(SourceModule source,
                                                  const ProgramOptions &given) {
  ProgramOptions options = given;
  if (Status status = importEntry(source, options); !status.ok())
    return status;
  Result<func::FuncOp> prepared = prepareEntry(*source, source.name(), options);
  if (!prepared.ok())
    return prepared.status();
  func::FuncOp function = *prepared;
  if (options.device == Device::Interpreter) {
    auto [context, module] = source.release();
    auto program = std::make_unique<InterpretedProgram>(
        std::move(context), std::move(module), options.entry,
        options.verify.nonFinite);
    if (Status status = program->describe(); !status.ok())
      return status;
    return std::unique_ptr<Program>(std::move(program));
  }
  if (options.shareCode != ProgramOptions::ShareCode::No) {
    Result<std::unique_ptr<Program>> made =
        makeStepProgram(source, function, options);
    if (made)
      return made;
    if (options.shareCode == ProgramOptions::ShareCode::Only)
      return badInput("'--share-code=only' expects a small program of "
                      "operations that shared code computes: ",
                      made.status().message);
  }
  Stopwatch watch;
  // Of the other functions, only those that the entry calls are compiled.
  for (auto other : source->getOps<func::FuncOp>())
    other.setVisibility(other == function ? SymbolTable::Visibility::Public
                                          : SymbolTable::Visibility::Private);
  CompileOptions compile = options.compile;
  // Must outlive the copies of the module.
  std::shared_ptr<MLIRContext> context;
  OwningOpRef<ModuleOp> original, kernels;
  if (options.verify.any()) {
    original = source->clone();
    compile.trace = true;
  }
  if (options.sizes)
    if (Status status = takeSizes(function, options.sizes); !status.ok())
      return status;
  if (options.verify.any() || compile.allowInterpret)
    compile.afterStage = [&](llvm::StringRef stage, ModuleOp after) {
      if (stage == "tenon-kernels")
        kernels = after.clone();
    };
  Result<std::vector<ObjectCode>> objects = compileCached(
      *source, compile,
      options.compileThreads ? options.compileThreads : usableCores(),
      options.cacheFolder);
  if (!objects.ok())
    return objects.status();
  if (options.snapshot)
    *options.snapshot = makeSnapshot(*objects, options.compile);
  auto compiled = std::chrono::steady_clock::now();
  auto loaded = link(*objects, options.compile.name);
  if (!loaded.ok())
    return loaded.status();
  std::shared_ptr<const ten_artifact> linked = std::move(*loaded);
  compilationEnded();
  if (options.device != Device::Cpu)
    return NativeProgram::open(std::move(linked), options,
                               watch.milliseconds());
  auto native =
      NativeProgram::create(std::move(linked), options, watch.milliseconds());
  if (!native)
    return native.status();
  if (compile.observer)
    compile.observer->stageEnded(
        {"linking", compiled, std::chrono::steady_clock::now()}, *source);
  // Only copies of the module are used from here.
  context = source.release().first;
  if (compile.allowInterpret) {
    auto interpreter = std::make_unique<KernelInterpreter>(kernels->clone());
    if (!interpreter->empty())
      (*native)->setInterpreter(context, std::move(interpreter));
  }
  if (!options.verify.any())
    return std::unique_ptr<Program>(std::move(*native));
  return std::unique_ptr<Program>(std::make_unique<VerifiedProgram>(
      std::move(context), std::move(original), std::move(kernels),
      std::move(*native), options.entry, options));
}

Result<std::unique_ptr<Program>>
Program::fromSnapshot(llvm::StringRef bytes, const ProgramOptions &options) {
  std::optional<std::vector<ObjectCode>> objects =
      readSnapshot(bytes, options.compile);
  if (!objects)
    return std::unique_ptr<Program>();
  Stopwatch watch;
  auto linked = link(*objects, options.compile.name);
  if (!linked.ok())
    return linked.status();
  return NativeProgram::open(std::move(*linked), options, watch.milliseconds());
}

/// Refuses options that need a module.
static Status checkCompiled(const std::string &path,
                            const ProgramOptions &options) {
  if (options.verify.any())
    return badInput(
        "'", path, "' is compiled; '--verify' and '--check-nan' need a module");
  if (options.compile.observer)
    return badInput("'", path,
                    "' is compiled; '--explain', '--profile' and '--report' "
                    "need a module");
  if (options.compile.allowInterpret)
    return badInput("'", path,
                    "' is compiled; '--allow-interpret' needs a module");
  if (options.device == Device::Interpreter)
    return badInput("'", path, "' is compiled; the interpreter needs a module");
  return {};
}

Result<std::unique_ptr<Program>>
Program::openArtifact(std::shared_ptr<const ten_artifact> artifact,
                      const std::string &path, const ProgramOptions &options) {
  if (Status status = checkCompiled(path, options); !status.ok())
    return status;
  return NativeProgram::open(std::move(artifact), options, 0);
}

} // namespace tenon
