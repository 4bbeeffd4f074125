//===- Compiler.cpp - Compiles a module to object files -------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs the stages of Pipelines.cpp on a module, translates the result to LLVM
// IR, optimizes it (Optimization.cpp) and emits object files. Large programs
// are split into parts of about equal cost (SplitKernels.cpp), which are
// compiled on threads of their own with a context each. After each stage the IR
// is checked and, on request, dumped. Constants are appended to the object file
// without passing through LLVM IR.
//
//===----------------------------------------------------------------------===//

#include "Compiler/Compiler.h"
#include "ArtifactNote.h"
#include "AssemblePtx.h"
#include "CheckStage.h"
#include "CodeGen/LLVM/Optimization.h"
#include "CodeGen/LLVM/VectorReasons.h"
#include "CodeGen/MachineCode.h"
#include "Compiler/Pipelines.h"
#include "Compiler/SplitKernels.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "ImportTable.h"
#include "Reader/CompileObserver.h"
#include "Reader/ContextPool.h"
#include "Reader/Source.h"
#include "StackBound.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/OptBisect.h"
#include "llvm/IR/Verifier.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include <chrono>
#include <map>
#include <mutex>

using namespace mlir;

namespace tenon {

namespace {

/// Writes stages into a directory, numbered in order; does nothing without one.
class Dump {
public:
  explicit Dump(std::string directory) : directory(std::move(directory)) {}

  Status write(llvm::StringRef name,
               llvm::function_ref<void(llvm::raw_ostream &)> print) {
    if (directory.empty())
      return {};
    if (std::error_code error = llvm::sys::fs::create_directories(directory))
      return badInput("cannot create '", directory, "': ", error.message());
    llvm::SmallString<128> path(directory);
    llvm::sys::path::append(path, (llvm::Twine(next < 10 ? "0" : "") +
                                   llvm::Twine(next) + "-" + name)
                                      .str());
    ++next;
    std::error_code error;
    llvm::raw_fd_ostream stream(path, error);
    if (error)
      return badInput("cannot write '", path.str().str(),
                      "': ", error.message());
    print(stream);
    return {};
  }

private:
  std::string directory;
  unsigned next = 0;
};

/// Target machines of the process, each for one thread at a time: the tables
/// that one makes for its CPU serve all programs.
class MachinePool {
public:
  using Machine = std::shared_ptr<llvm::TargetMachine>;

  /// Returns a machine, which its last owner gives back; or null.
  static Machine take(const Target &target, bool optimize) {
    // Not destroyed: programs may end after static objects.
    static auto *const pool = new MachinePool;
    std::string key = llvm::join_items("\n", target.triple, target.cpu,
                                       target.features, optimize ? "3" : "0");
    std::unique_ptr<llvm::TargetMachine> machine = pool->find(key);
    if (!machine)
      machine = create(target, optimize);
    if (!machine)
      return nullptr;
    return {machine.release(), [key](llvm::TargetMachine *returned) {
              std::lock_guard<std::mutex> lock(pool->mutex);
              pool->idle[key].emplace_back(returned);
            }};
  }

private:
  static std::unique_ptr<llvm::TargetMachine> create(const Target &target,
                                                     bool optimize) {
    std::string error;
    llvm::Triple triple(target.triple);
    const llvm::Target *found =
        llvm::TargetRegistry::lookupTarget(triple, error);
    if (!found)
      return nullptr;
    return createTargetMachine(*found, triple, target.cpu, target.features,
                               optimize ? llvm::CodeGenOptLevel::Aggressive
                                        : llvm::CodeGenOptLevel::None);
  }

  std::unique_ptr<llvm::TargetMachine> find(const std::string &key) {
    std::lock_guard<std::mutex> lock(mutex);
    auto &machines = idle[key];
    if (machines.empty())
      return nullptr;
    auto machine = std::move(machines.back());
    machines.pop_back();
    return machine;
  }

  std::mutex mutex;
  std::map<std::string, std::vector<std::unique_ptr<llvm::TargetMachine>>> idle;
};

/// Keeps the stack aligned to vectors within generated code, and makes
/// functions with external callers realign it. LLVM does neither for spilled
/// registers, which may then straddle cache lines: the same loop took 1.7 times
/// as long, depending on where its caller's frame ended.
void alignStack(llvm::Module &module, const llvm::TargetMachine &machine) {
  if (!machine.getTargetTriple().isX86())
    return;
  const llvm::MCSubtargetInfo &has = *machine.getMCSubtargetInfo();
  if (!has.checkFeatures("+avx"))
    return;
  module.setOverrideStackAlignment(has.checkFeatures("+avx512f") ? 64 : 32);
  for (llvm::Function &function : module)
    if (!function.isDeclaration() && function.hasAddressTaken())
      function.addFnAttr("stackrealign");
}

/// Returns the section of constants that ten-collect-constants laid out.
std::string packConstants(ModuleOp module) {
  auto values = ten::attr::constants.get(module);
  auto offsets = ten::attr::constantOffsets.get(module);
  if (!values || !offsets)
    return {};
  std::string bytes(ten::attr::constantsBytes.get(module).getInt(), '\0');
  for (auto [attribute, offset] :
       llvm::zip_equal(values, offsets.asArrayRef())) {
    char *place = bytes.data() + offset;
    if (auto resource = dyn_cast<DenseResourceElementsAttr>(attribute)) {
      ArrayRef<char> data = resource.getRawHandle().getBlob()->getData();
      std::memcpy(place, data.data(), data.size());
      continue;
    }
    auto dense = cast<DenseElementsAttr>(attribute);
    ArrayRef<char> data = dense.getRawData();
    int64_t times = dense.isSplat() ? dense.getNumElements() : 1;
    for (int64_t i = 0; i < times; ++i)
      std::memcpy(place + i * data.size(), data.data(), data.size());
  }
  return bytes;
}

/// Initializes the section of constants after all optimizations: no pass looks
/// at the bytes, which are copied from here to the object file.
void addConstants(llvm::Module &code, llvm::StringRef bytes) {
  llvm::GlobalVariable *section = code.getGlobalVariable("__ten_constants");
  if (!section)
    return;
  section->setInitializer(llvm::ConstantDataArray::getRaw(
      bytes, bytes.size(), llvm::Type::getInt8Ty(code.getContext())));
  section->setLinkage(llvm::GlobalValue::InternalLinkage);
  section->setConstant(true);
  section->setAlignment(llvm::Align(64));
}

Status emit(llvm::Module &module, llvm::TargetMachine &machine,
            llvm::CodeGenFileType type, llvm::SmallVectorImpl<char> &bytes) {
  if (!emitMachineCode(module, machine, type, bytes, /*isReduced=*/true))
    return internalError("the target cannot emit object files");
  return {};
}

/// Compiles a module through some of the stages, with dumps.
class Compilation {
public:
  explicit Compilation(const CompileOptions &options, size_t part = 0)
      : options(options), part(part), dump(options.dumpTo) {}

  Status lower(ModuleOp module, llvm::ArrayRef<Stage> stages);
  /// Dumps the kernels' PTX, and assembles it on request.
  Status takeText(ModuleOp module, llvm::StringRef text);
  Result<ObjectCode> emitObject(ModuleOp module);
  Status dumpModule(ModuleOp module, const llvm::Twine &name);

private:
  /// Shares of the time that are over when LLVM begins, and when it generates
  /// code, in most programs.
  static constexpr double kShareOfStages = 0.4, kShareOfOptimization = 0.7;

  void begins(llvm::StringRef what, double share) const {
    if (options.progress)
      options.progress(what, part, share);
  }
  void ended(llvm::StringRef stage, ModuleOp module);
  Status checkCancelled() const {
    if (options.isCancelled && options.isCancelled())
      return Status(TEN_RUNTIME_ERROR, "compiling was interrupted");
    return {};
  }

  const CompileOptions &options;
  size_t part; ///< of a program that is compiled in parts
  Dump dump;
  std::chrono::steady_clock::time_point started =
      std::chrono::steady_clock::now();
};

void Compilation::ended(llvm::StringRef stage, ModuleOp module) {
  auto now = std::chrono::steady_clock::now();
  if (options.observer)
    options.observer->stageEnded({stage.str(), started, now, part}, module);
  started = now;
}

Status Compilation::dumpModule(ModuleOp module, const llvm::Twine &name) {
  return dump.write(name.str(), [&](llvm::raw_ostream &stream) {
    OpPrintingFlags flags;
    flags.elideLargeElementsAttrs(16);
    module.print(stream, flags);
  });
}

Status Compilation::lower(ModuleOp module, llvm::ArrayRef<Stage> stages) {
  PipelineOptions pipeline;
  pipeline.fp = options.fp;
  pipeline.quantizedActivations = options.quantizedActivations;
  pipeline.name = options.name;
  pipeline.optimize = options.optimize;
  pipeline.miscompile = options.testMiscompile;
  pipeline.allowInterpret = options.allowInterpret;
  pipeline.uncompilable = options.testUncompilable;
  pipeline.triple = options.target.triple;
  pipeline.cpu = options.target.cpu;
  pipeline.features = options.target.needed;
  pipeline.l1 = options.target.l1;
  pipeline.l2 = options.target.l2;
  pipeline.trace = options.trace;
  pipeline.parallel = options.parallel;
  pipeline.device = options.device;
  if (!options.gpu.empty())
    pipeline.gpu = options.gpu;
  std::string key(options.verify ? " verified" : " ");
  llvm::raw_string_ostream keyStream(key);
  pipeline.print(keyStream);
  for (const Stage &stage : stages) {
    if (Status status = checkCancelled(); !status.ok())
      return status;
    begins(stage.name, kShareOfStages * (&stage - stages.begin()) /
                           static_cast<double>(stages.size()));
    auto build = [&](PassManager &made) {
      made.enableVerifier(options.verify);
      stage.build(made, pipeline);
    };
    // An observer adds to the passes, which must not be kept for other
    // programs.
    std::shared_ptr<PassManager> passes;
    if (options.beforeStage) {
      passes = std::make_shared<PassManager>(module.getContext(),
                                             ModuleOp::getOperationName());
      build(*passes);
      options.beforeStage(stage.name, *passes, module);
    } else {
      passes = keptPasses(module.getContext(), (stage.name + key).str(), build);
    }
    if (failed(passes->run(module)))
      return Status(TEN_COMPILE_ERROR,
                    concat("stage '", stage.name.str(), "' failed"));
    // Tests verify everything. Imported programs are as various as their
    // sources.
    bool isWhole = options.verify || stage.name == "tenon-import";
    if (failed(isWhole ? mlir::verify(module) : checkDominance(module)))
      return internalError("stage '", stage.name.str(), "' left invalid IR");
    ended(stage.name, module);
    if (Status status = dumpModule(module, stage.name + ".mlir"); !status.ok())
      return status;
    if (options.afterStage)
      options.afterStage(stage.name, module);
    if (auto text = ten::attr::deviceText.get(module))
      if (Status status = takeText(module, text.getValue()); !status.ok())
        return status;
  }
  return {};
}

Status Compilation::takeText(ModuleOp module, llvm::StringRef text) {
  // Dump it as readable text.
  Status status = dump.write(
      "kernels.ptx", [&](llvm::raw_ostream &stream) { stream << text; });
  auto target = ten::attr::deviceTarget.get(module);
  auto kernels = ten::attr::deviceKernels.get(module);
  if (!status.ok() || options.ptxas.empty() || kernels.empty())
    return status;
  Result<std::string> image =
      assemblePtx(text, target.getValue(), options.ptxas);
  if (!image.ok())
    return image.status();
  if (!image->empty())
    ten::attr::deviceImage.set(module,
                               StringAttr::get(module.getContext(), *image));
  return {};
}

namespace {
/// Leaves out LLVM's optional passes once compiling is cancelled.
class CancelGate : public llvm::OptPassGate {
public:
  explicit CancelGate(const std::function<bool()> &isCancelled)
      : isCancelled(isCancelled) {}
  bool shouldRunPass(llvm::StringRef, llvm::StringRef) const override {
    return !isCancelled();
  }
  bool isEnabled() const override { return bool(isCancelled); }

private:
  const std::function<bool()> &isCancelled;
};
} // namespace

Result<ObjectCode> Compilation::emitObject(ModuleOp module) {
  if (Status status = checkCancelled(); !status.ok())
    return status;
  std::string constants = packConstants(module);
  ten::attr::constants.remove(module);
  ten::attr::constantOffsets.remove(module);
  ten::attr::constantsBytes.remove(module);
  llvm::LLVMContext context;
  CancelGate cancelGate(options.isCancelled);
  if (options.gate)
    context.setOptPassGate(*options.gate);
  else if (options.isCancelled)
    context.setOptPassGate(cancelGate);
  VectorReasons reasons;
  context.setDiagnosticHandler(
      std::make_unique<ReasonCollector>(options.observer ? &reasons : nullptr));
  std::unique_ptr<llvm::Module> code =
      translateModuleToLLVMIR(module, context, options.name,
                              /*disableVerification=*/!options.verify);
  MachinePool::Machine machine =
      MachinePool::take(options.target, options.optimize);
  if (!code || !machine)
    return internalError("translation to LLVM failed");
  code->setTargetTriple(machine->getTargetTriple());
  code->setDataLayout(machine->createDataLayout());
  for (llvm::Function &function : *code)
    if (!function.isDeclaration()) {
      function.addFnAttr("target-cpu", options.target.cpu);
      function.addFnAttr("target-features", options.target.features);
      if (llvm::StringRef(options.target.needed).contains("avx512vl"))
        function.addFnAttr("prefer-vector-width", "512");
      // Kernels of one part are called from another.
      if (function.hasExternalLinkage())
        function.setVisibility(llvm::GlobalValue::HiddenVisibility);
    }
  if (options.file == ArtifactKind::SharedLibrary)
    importRuntimeFunctions(*code, options.name + "_artifact");
  addArtifactNote(*code, options.file);
  alignStack(*code, *machine);
  auto printCode = [&](llvm::raw_ostream &stream) { stream << *code; };
  if (Status status = dump.write("llvm.ll", printCode); !status.ok())
    return status;
  ended("translation to LLVM", module);
  if (Status status = checkCancelled(); !status.ok())
    return status;
  begins("LLVM optimization", kShareOfStages);
  if (options.optimize)
    optimize(*code, *machine);
  // Passes of code generation describe each function to a gate, as text.
  if (!options.gate)
    context.setOptPassGate(llvm::getGlobalPassGate());
  storeSingleElements(*code);
  keepScalarLoops(*code, reasons);
  for (const auto &[function, reason] : reasons)
    options.observer->notVectorized(function, reason);
  ended("LLVM optimization", module);
  if (Status status = checkCancelled(); !status.ok())
    return status;
  if (Status status = dump.write("optimized.ll", printCode); !status.ok())
    return status;
  // Code generation may not end for code that an error of LLVM's left invalid.
  std::string broken;
  llvm::raw_string_ostream stream(broken);
  if (llvm::verifyModule(*code, &stream))
    return internalError("LLVM's optimization left invalid code: ",
                         llvm::StringRef(broken).split('\n').first.str());
  if (!options.dumpTo.empty()) {
    ObjectCode text;
    std::unique_ptr<llvm::Module> copy = llvm::CloneModule(*code);
    if (Status status =
            emit(*copy, *machine, llvm::CodeGenFileType::AssemblyFile, text);
        !status.ok())
      return status;
    Status status = dump.write("assembly.s", [&](llvm::raw_ostream &stream) {
      stream.write(text.data(), text.size());
    });
    if (!status.ok())
      return status;
  }
  begins("LLVM code generation", kShareOfOptimization);
  addConstants(*code, constants);
  ObjectCode object;
  machine->Options.EmitStackSizeSection = options.stackBytes != nullptr;
  if (Status status =
          emit(*code, *machine, llvm::CodeGenFileType::ObjectFile, object);
      !status.ok())
    return status;
  if (options.stackBytes)
    *options.stackBytes = stackBoundOf(*code, {object.data(), object.size()});
  ended("LLVM code generation", module);
  return std::move(object);
}

/// An error in a part of a program, whose context is gone when it is reported.
struct PartError {
  explicit PartError(const Diagnostic &diagnostic) : text(diagnostic.str()) {
    if (auto found =
            diagnostic.getLocation()->findInstanceOf<FileLineColLoc>()) {
      file = found.getFilename().str();
      line = found.getLine();
      column = found.getColumn();
    }
  }
  void report(MLIRContext *context) const {
    Location location = UnknownLoc::get(context);
    if (line != 0)
      location = FileLineColLoc::get(context, file, line, column);
    emitError(location) << text;
  }

  std::string text, file;
  unsigned line = 0, column = 0;
};

/// Compiles a part that splitKernels took out, in a context of its own.
Result<ObjectCode> compilePart(llvm::StringRef bytecode, size_t part,
                               const CompileOptions &options,
                               std::vector<PartError> &errors) {
  std::shared_ptr<MLIRContext> context = takeContext(bytecode.size());
  ScopedDiagnosticHandler handler(context.get(), [&](Diagnostic &diagnostic) {
    if (diagnostic.getSeverity() == DiagnosticSeverity::Error)
      errors.emplace_back(diagnostic);
  });
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(
      bytecode, ParserConfig(context.get(), /*verifyAfterParse=*/false));
  if (!module)
    return internalError("a part of the module cannot be read");
  Compilation compilation(options, part);
  Status status = compilation.lower(*module, stagesOfKernels());
  if (!status.ok())
    return status;
  return compilation.emitObject(*module);
}

} // namespace

Result<std::vector<ObjectCode>>
compileToObjects(ModuleOp module, const CompileOptions &options, int jobs) {
  Compilation compilation(options);
  if (Status status = compilation.dumpModule(module, "input.mlir");
      !status.ok())
    return status;
  // Kernels of a device are one text; only calls remain.
  bool isDevice = options.device != Device::Cpu;
  llvm::ArrayRef<Stage> all = stagesFor(options.device);
  llvm::ArrayRef<Stage> back =
      isDevice ? all.take_back(0) : llvm::ArrayRef(stagesOfKernels());
  if (Status status = compilation.lower(module, all.drop_back(back.size()));
      !status.ok())
    return status;
  std::vector<std::string> parts =
      splitKernels(module, options.dumpTo.empty() && !isDevice ? jobs : 1);
  std::vector<std::optional<Result<ObjectCode>>> results(parts.size() + 1);
  std::vector<std::vector<PartError>> errors(results.size());
  runSideBySide(results.size(), [&](size_t i) {
    if (i > 0) {
      results[i].emplace(compilePart(parts[i - 1], i, options, errors[i]));
      return;
    }
    Status status = compilation.lower(module, back);
    if (status.ok())
      results[i].emplace(compilation.emitObject(module));
    else
      results[i].emplace(status);
  });
  for (const std::vector<PartError> &ofPart : errors)
    for (const PartError &error : ofPart)
      error.report(module.getContext());
  std::vector<ObjectCode> objects;
  for (std::optional<Result<ObjectCode>> &result : results) {
    if (!result)
      return internalError("compiling a part of the module crashed");
    if (!result->ok())
      return result->status();
    objects.push_back(std::move(**result));
  }
  return std::move(objects);
}

Result<std::string> compileToPtx(ModuleOp module,
                                 const CompileOptions &options) {
  Compilation compilation(options);
  if (Status status = compilation.dumpModule(module, "input.mlir");
      !status.ok())
    return status;
  // All but the last stage, which compiles the host.
  if (Status status = compilation.lower(module, gpuStages().drop_back());
      !status.ok())
    return status;
  return ten::attr::deviceText.get(module).str();
}

Result<ObjectCode> compileToObject(ModuleOp module,
                                   const CompileOptions &options) {
  Result<std::vector<ObjectCode>> objects =
      compileToObjects(module, options, /*jobs=*/1);
  if (!objects.ok())
    return objects.status();
  return std::move(objects->front());
}

} // namespace tenon
