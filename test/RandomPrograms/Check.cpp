//===- Check.cpp - Runs a program in several ways and compares ------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Check.h"
#include "AttributeMutator.h"
#include "Compiler/ArgumentSizes.h"
#include "Compiler/Jit.h"
#include "Compiler/Pipelines.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/Interpreter/Interpreter.h"
#include "Generator.h"
#include "Reader/Dialects.h"
#include "Reader/Source.h"
#include "Runtime/Accelerator.h"
#include "Runtime/ArgumentLiteral.h"
#include "Runtime/Artifact.h"
#include "Runtime/Npy.h"
#include "ShapeEraser.h"
#include "Verification/InterpretKernels.h"
#include "Verification/Reference.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/SourceMgr.h"
#include <cmath>
#include <cstdio>
#include <cstring>

using namespace mlir;

namespace tenon::random_programs {

const char *verdictName(Verdict verdict) {
  switch (verdict) {
  case Verdict::Same:
    return "same";
  case Verdict::Differs:
    return "differs";
  case Verdict::NotCompiled:
    return "not compiled";
  case Verdict::NotRun:
    return "not run";
  case Verdict::Invalid:
    return "invalid";
  case Verdict::Unspecified:
    return "unspecified";
  case Verdict::Refused:
    return "refused";
  case Verdict::Crashed:
    return "crashed";
  }
  return "";
}

//===-- Arguments ---------------------------------------------------------===//

static void fillSmall(Buffer &buffer, Random &random, bool special) {
  ten_type part = partType(buffer.type());
  int64_t size = storageSize(part);
  for (int64_t i = 0; i < buffer.numBytes() / size; ++i) {
    char *element = static_cast<char *>(buffer.data()) + i * size;
    double value = static_cast<double>(
        isUnsignedInt(part) || part == TEN_F8E8M0FNU ? random.between(0, 6)
                                                     : random.between(-4, 4));
    if (special && isFloat(part) && random.chance(40))
      value = random.pick({0.0, -0.0, 0.5, 1e-3, 100.0, -1e3, 1e-30,
                           static_cast<double>(INFINITY),
                           static_cast<double>(-INFINITY),
                           static_cast<double>(NAN)});
    storeDouble(part, element, value);
  }
}

Result<std::vector<Buffer>> makeArguments(ModuleOp module) {
  auto function = module.lookupSymbol<func::FuncOp>("main");
  if (!function)
    return badInput("expects a function 'main'");
  std::vector<Buffer> buffers;
  for (unsigned i = 0; i < function.getNumArguments(); ++i) {
    auto type = cast<RankedTensorType>(function.getArgumentTypes()[i]);
    auto made = Buffer::create(*ten::toElementType(type.getElementType()),
                               type.getShape().vec());
    if (!made)
      return made.status();
    auto how = ten::attr::fill.get(function, i);
    auto [kind, seedText] =
        (how ? how.getValue() : StringRef("small 1")).split(' ');
    uint64_t seed = 1;
    (void)seedText.getAsInteger(10, seed);
    Random random(seed);
    if (kind == "uniform")
      fillUniform(*made, seed);
    else if (kind != "normal" || !fillNormal(*made, seed).ok())
      fillSmall(*made, random, kind == "special");
    buffers.push_back(std::move(*made));
  }
  return buffers;
}

/// The arguments of `main` that are marked as bound, which they are no longer.
static SmallVector<int64_t> takeBound(ModuleOp module) {
  auto function = module.lookupSymbol<func::FuncOp>("main");
  SmallVector<int64_t> bound;
  for (unsigned i = 0; i < function.getNumArguments(); ++i)
    if (ten::attr::bound.remove(function, i))
      bound.push_back(i);
  return bound;
}

//===-- Program -----------------------------------------------------------===//

namespace {

/// A context whose first diagnostic is kept.
class Session {
public:
  Session()
      : context(registry(), MLIRContext::Threading::DISABLED),
        handler(&context, [this](Diagnostic &diagnostic) {
          if (diagnostics.empty() &&
              diagnostic.getSeverity() == DiagnosticSeverity::Error) {
            llvm::raw_string_ostream stream(diagnostics);
            stream << diagnostic.getLocation() << ": " << diagnostic;
          }
          return success();
        }) {
    context.printOpOnDiagnostic(false);
  }

  /// Makes `ten` of the program, and its arguments; hides sizes where
  /// `erasure`, which they are drawn from, is not 0.
  Report import(const std::string &program, uint64_t erasure);

  MLIRContext context;
  std::string diagnostics;
  OwningOpRef<ModuleOp> module;
  std::vector<Buffer> buffers;

private:
  static DialectRegistry registry() {
    DialectRegistry registry;
    registerDialects(registry);
    return registry;
  }

  ScopedDiagnosticHandler handler;
};

Report Session::import(const std::string &program, uint64_t erasure) {
  module =
      parseSourceString<ModuleOp>(program, ParserConfig(&context), "program");
  if (!module)
    return {Verdict::Invalid, diagnostics};
  PassManager passes(&context, ModuleOp::getOperationName());
  stages().front().build(passes, PipelineOptions());
  if (failed(passes.run(*module)))
    return {Verdict::NotCompiled, "import: " + diagnostics};
  Result<std::vector<Buffer>> made = makeArguments(*module);
  if (!made)
    return {Verdict::Invalid, made.status().message};
  buffers = std::move(*made);
  if (erasure)
    eraseShapes(module->lookupSymbol<func::FuncOp>("main"), erasure);
  if (failed(verify(*module)))
    return {Verdict::Invalid, "erased: " + diagnostics};
  return {};
}

/// Binds and runs a model, several times where later calls run in another way
/// than the first one, and compares.
template <typename AnyModel>
Report runAndCompare(AnyModel &model, const std::vector<ArrayView> &arguments,
                     Reference &reference, int calls) {
  std::vector<ArrayView> bound;
  const ten_entry &entry = model.entry();
  for (int32_t i = 0; i < entry.num_args; ++i)
    if (entry.args[i].bound)
      bound.push_back(arguments[i]);
  if (!bound.empty())
    if (Status status = model.bind(bound); !status.ok())
      return {Verdict::NotRun, "bind: " + status.message};
  for (int call = 0; call < calls; ++call) {
    std::string which = call ? concat("call ", call, ": ") : "";
    std::vector<Buffer> results;
    if (Status status = model.run(arguments, results); !status.ok())
      return {Verdict::NotRun, which + status.message};
    for (size_t i = 0; i < results.size(); ++i) {
      if (results[i].type() != reference.results()[i].type() ||
          results[i].dims() != reference.results()[i].dims())
        return {Verdict::Differs, concat("got ", results[i].typeString())};
      Comparison comparison = reference.compare(i, results[i]);
      if (!comparison.equal())
        return {Verdict::Differs,
                concat(which, "result ", i, ": ", comparison.message())};
    }
  }
  return {};
}

/// Opens the device with the kernels of an artifact.
Result<std::unique_ptr<Accelerator>> openDevice(const ten_artifact &artifact,
                                                Device device) {
  if (device == Device::GpuSim)
    return createSimulation(*artifact.device, {/*seed=*/0});
  // Keeps the driver's context, which takes longer than a program.
  static const ten_device_code none = [] {
    ten_device_code code = {};
    code.target = "sm_50";
    return code;
  }();
  static auto kept = openCuda(none);
  return openCuda(*artifact.device);
}

/// Compiles a module, which is changed, runs it and compares. The options'
/// `afterStage` is called.
Report compileAndCompare(ModuleOp module, CompileOptions options,
                         const std::vector<ArrayView> &arguments,
                         Reference &reference, const std::string &diagnostics,
                         bool compileOnly = false) {
  OwningOpRef<ModuleOp> kernels;
  auto given = options.afterStage;
  options.afterStage = [&](StringRef stage, ModuleOp after) {
    if (given)
      given(stage, after);
    if (stage == "tenon-kernels")
      kernels = after.clone();
  };
  auto object = compileToObject(module, options);
  if (!object)
    return {Verdict::NotCompiled, object.status().message + ": " + diagnostics};
  if (compileOnly)
    return {};
  auto loaded = LoadedObject::load(StringRef(object->data(), object->size()),
                                   options.name);
  if (!loaded)
    return {Verdict::NotCompiled, loaded.status().message};
  if (isGpu(options.device)) {
    auto device = openDevice(loaded->artifact(), options.device);
    if (!device)
      return {Verdict::NotRun, device.status().message};
    auto model =
        DeviceModel::create(loaded->artifact(), "main", *std::move(device));
    if (!model)
      return {Verdict::NotRun, model.status().message};
    // Recorded by the second call, and replayed by the third.
    return runAndCompare(*model, arguments, reference,
                         options.device == Device::Cuda ? 3 : 1);
  }
  auto model = Model::create(loaded->artifact(), "main");
  if (!model)
    return {Verdict::NotRun, model.status().message};
  KernelInterpreter interpreter(std::move(kernels));
  if (!interpreter.empty())
    model->setInterpreter(
        [&](int32_t kernel, const ten_array *operands, int32_t count) {
          return interpreter.run(kernel, operands, count);
        });
  return runAndCompare(*model, arguments, reference, /*calls=*/1);
}

} // namespace

Status saveProgram(const std::string &program, uint64_t erasure,
                   const std::string &folder) {
  Session session;
  if (Report report = session.import(program, erasure);
      report.verdict != Verdict::Same)
    return badInput(report.message);
  std::error_code error = llvm::sys::fs::create_directories(folder);
  if (error)
    return badInput(folder + ": " + error.message());
  llvm::raw_fd_ostream file(folder + "/program.mlir", error);
  if (error)
    return badInput(folder + "/program.mlir: " + error.message());
  session.module->print(file);
  for (auto [i, argument] : llvm::enumerate(session.buffers))
    if (Status status =
            writeNpy(folder + "/input-" + std::to_string(i) + ".npy", argument);
        !status.ok())
      return status;
  return {};
}

Report check(const std::string &program, CompileOptions options,
             uint64_t erasure, bool compileOnly) {
  Session session;
  if (Report report = session.import(program, erasure);
      report.verdict != Verdict::Same)
    return report;
  ModuleOp module = *session.module;
  std::vector<ArrayView> arguments(session.buffers.begin(),
                                   session.buffers.end());
  Reference reference(module, "main", arguments, options.fp);
  if (!compileOnly) {
    if (Status status = reference.run(); !status.ok())
      return {Verdict::NotRun, "interpreter: " + status.message};
    if (reference.isUnspecified())
      return {Verdict::Unspecified, ""};
  }
  SmallVector<int64_t> bound = takeBound(module);
  int64_t activations = std::exchange(options.quantizedActivations, 0);
  // Results of rounded rows have a bound of their own.
  Reference rounded(module, "main", arguments, options.fp, activations);
  enum Form { Optimized, Plain, Sized, Bound, Rounded };
  for (Form form : {Optimized, Plain, Sized, Bound, Rounded}) {
    std::string how = form == Optimized ? "optimized: "
                      : form == Plain   ? "plain: "
                      : form == Sized   ? "with given sizes: "
                      : form == Bound   ? "bound: "
                                        : "with rounded rows: ";
    options.optimize = form != Plain;
    if ((form >= Bound && bound.empty()) ||
        (form == Plain && isGpu(options.device)) ||
        (form == Rounded && activations == 0))
      continue;
    if (form == Rounded) {
      options.quantizedActivations = activations;
      if (Status status = compileOnly ? Status() : rounded.run(); !status.ok())
        return {Verdict::NotRun, "interpreter: " + status.message};
    }
    OwningOpRef<ModuleOp> copy = module.clone();
    if (form >= Bound)
      for (int64_t number : bound)
        ten::attr::bound.set(copy->lookupSymbol<func::FuncOp>("main"), number);
    if (form == Sized) {
      if (!erasure)
        continue;
      std::vector<std::vector<int64_t>> sizes;
      sizes.reserve(session.buffers.size());
      for (const Buffer &argument : session.buffers)
        sizes.push_back(argument.dims());
      if (Status status =
              fixSizes(copy->lookupSymbol<func::FuncOp>("main"), sizes);
          !status.ok())
        return {Verdict::NotCompiled, how + status.message};
    }
    Report report = compileAndCompare(*copy, options, arguments,
                                      form == Rounded ? rounded : reference,
                                      session.diagnostics, compileOnly);
    if (report.verdict != Verdict::Same)
      return {report.verdict, how + report.message};
  }
  return {};
}

//===-- Programs with attributes ------------------------------------------===//

/// Compiles with attributes that stand on the module after one of the stages;
/// those that the verifier refuses are left out.
static Report checkStage(ModuleOp module, CompileOptions options,
                         Random &random) {
  int64_t chosen = random.below(6);
  std::string refused;
  options.verify = true;
  options.afterStage = [&](StringRef, ModuleOp after) {
    if (chosen-- != 0)
      return;
    OwningOpRef<ModuleOp> changed = after.clone();
    AttributeMutator(*changed, random).mutateStage();
    if (failed(verify(*changed))) {
      refused = "by the verifier";
      return;
    }
    after.getBodyRegion().takeBody(changed->getBodyRegion());
    after->setDiscardableAttrs(changed.get()->getDiscardableAttrDictionary());
  };
  auto object = compileToObject(module, options);
  if (object)
    return {refused.empty() ? Verdict::Same : Verdict::Refused, refused};
  return {object.status().code == TEN_INTERNAL_ERROR ? Verdict::NotCompiled
                                                     : Verdict::Refused,
          object.status().message};
}

Report checkAttributes(const std::string &program, CompileOptions options,
                       uint64_t seed, uint64_t erasure) {
  Session session;
  if (Report report = session.import(program, erasure);
      report.verdict != Verdict::Same)
    return report;
  Random random(seed);
  if (seed % 4 == 1) {
    Report report = checkStage(*session.module, options, random);
    if (report.verdict == Verdict::Refused && report.message.empty() &&
        session.diagnostics.empty())
      report = {Verdict::NotCompiled, "without an error"};
    if (report.verdict != Verdict::Same)
      report.message += ": " + session.diagnostics;
    return report;
  }
  std::vector<ArrayView> arguments(session.buffers.begin(),
                                   session.buffers.end());
  Reference reference(*session.module, "main", arguments, options.fp);
  if (Status status = reference.run(); !status.ok())
    return {Verdict::NotRun, "interpreter: " + status.message};
  if (reference.isUnspecified())
    return {Verdict::Unspecified, ""};
  if (seed % 4 == 3) {
    StringRef chosen = random.chance(50) ? "tenon-linalg" : "tenon-buffers";
    options.verify = true;
    options.afterStage = [&](StringRef stage, ModuleOp after) {
      if (stage == chosen)
        AttributeMutator(after, random).mutateNests();
    };
    OwningOpRef<ModuleOp> copy = session.module->clone();
    return compileAndCompare(*copy, options, arguments, reference,
                             session.diagnostics);
  }
  OwningOpRef<ModuleOp> changed = session.module->clone();
  AttributeMutator(*changed, random).mutateProgram();
  // Written and read as a user's program is.
  std::string text;
  llvm::raw_string_ostream stream(text);
  changed->print(stream, OpPrintingFlags().assumeVerified());
  auto sources = std::make_shared<llvm::SourceMgr>();
  sources->AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBufferCopy(text, "program"), llvm::SMLoc());
  auto refuse = [&](const std::string &message) -> Report {
    if (session.diagnostics.empty())
      return {Verdict::NotCompiled, message + " without an error\n" + text};
    return {Verdict::Refused, message + session.diagnostics};
  };
  OwningOpRef<ModuleOp> read = parseSource(sources, session.context);
  if (!read)
    return refuse("");
  for (bool optimize : {true, false}) {
    options.optimize = optimize;
    OwningOpRef<ModuleOp> copy = read->clone();
    Report report = compileAndCompare(*copy, options, arguments, reference,
                                      session.diagnostics);
    if (report.verdict == Verdict::NotCompiled &&
        !StringRef(report.message).contains("left invalid IR") &&
        !session.diagnostics.empty())
      return refuse(report.message);
    if (report.verdict != Verdict::Same)
      return {report.verdict, (optimize ? "optimized: " : "plain: ") +
                                  report.message + "\n" + text};
  }
  return {};
}

} // namespace tenon::random_programs
