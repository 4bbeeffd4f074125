//===- ten-case-test.cpp - Runs stored cases on a device ------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// ten-case-test [--device=interpreter|cpu] [--only=TEXT] [--skip=TEXT]...
// FILE.mlir...: runs every function whose name begins with "case_" (and holds
// TEXT) on arrays from FILE.npz and compares its results with others from
// there. On the CPU all functions of a module are compiled together; one that
// cannot be compiled fails alone. Attributes of the function say how:
//   inputs, outputs  names of arrays in the archive; without `outputs` what
//                    the interpreter gives is expected
//   ulp              how many values of its type a float may be off (none: the
//                    same bits, but for NaN)
//   relative         or how far off, relative to the largest expected magnitude
//   error, status    the run must fail with a message that contains `error`,
//                    and this code
//
// On the CPU, functions that are not exact may be off by a few values more, and
// sums are made in another order.
//
//===----------------------------------------------------------------------===//

#include "Compiler/Compiler.h"
#include "Compiler/Jit.h"
#include "Compiler/Pipelines.h"
#include "Dialect/Ten/IR/Ten.h"
#include "Dialect/Ten/Interpreter/Interpreter.h"
#include "Reader/Dialects.h"
#include "Reader/Source.h"
#include "Runtime/Artifact.h"
#include "Runtime/Npz.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Parser/Parser.h"

#include <cmath>
#include <cstdio>

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

namespace {
struct Tolerance {
  uint64_t ulp = 0;
  double relative = 0;
};

/// How many values of `type`, a float, lie between two of its elements.
uint64_t distance(ten_type type, const void *a, const void *b) {
  auto ordered = [&](const void *element) {
    uint64_t bits = loadBits(type, element);
    uint64_t sign = uint64_t(1) << (bitWidth(type) - 1);
    if (type == TEN_F8E8M0FNU)
      return static_cast<int64_t>(bits);
    auto magnitude = static_cast<int64_t>(bits & (sign - 1));
    return bits & sign ? -magnitude : magnitude;
  };
  int64_t left = ordered(a), right = ordered(b);
  return left > right ? static_cast<uint64_t>(left) - right
                      : static_cast<uint64_t>(right) - left;
}

bool passes(Tolerance tolerance, ten_type type, const void *a, const void *b,
            double largest) {
  if (!isFloat(type))
    return loadInt64(type, a) == loadInt64(type, b);
  double got = loadDouble(type, a), want = loadDouble(type, b);
  if (std::isnan(got) || std::isnan(want))
    return std::isnan(got) && std::isnan(want);
  if (loadBits(type, a) == loadBits(type, b))
    return true;
  if (tolerance.ulp && distance(type, a, b) <= tolerance.ulp)
    return true;
  return tolerance.relative > 0 && std::isfinite(got) && std::isfinite(want) &&
         std::fabs(got - want) <= tolerance.relative * largest;
}

/// Empty where all elements pass.
std::string difference(Tolerance tolerance, const Buffer &got,
                       const Buffer &want) {
  if (got.type() != want.type() || got.dims() != want.dims())
    return concat("got ", got.typeString(), ", want ", want.typeString());
  ten_type part = partType(got.type());
  int64_t count = got.numElements() * (isComplex(got.type()) ? 2 : 1);
  int64_t size = storageSize(part);
  auto *left = static_cast<const char *>(got.data());
  auto *right = static_cast<const char *>(want.data());
  double largest = 0;
  if (isFloat(part))
    for (int64_t i = 0; i < count; ++i) {
      double value = std::fabs(loadDouble(part, right + i * size));
      if (std::isfinite(value) && value > largest)
        largest = value;
    }
  int64_t wrong = 0;
  std::string text;
  for (int64_t i = 0; i < count; ++i) {
    const void *a = left + i * size, *b = right + i * size;
    if (passes(tolerance, part, a, b, largest) || ++wrong > 4)
      continue;
    char line[120];
    if (isFloat(part))
      std::snprintf(line, sizeof(line), "\n    [%ld] got %.17g, want %.17g",
                    long(i), loadDouble(part, a), loadDouble(part, b));
    else
      std::snprintf(line, sizeof(line), "\n    [%ld] got %ld, want %ld",
                    long(i), long(loadInt64(part, a)),
                    long(loadInt64(part, b)));
    text += line;
  }
  return wrong ? concat(wrong, " elements differ", text) : "";
}

/// The arrays that attribute `name` of `function` lists.
Status readArrays(func::FuncOp function, StringRef name, TypeRange types,
                  const NpzFile *archive, std::vector<Buffer> &buffers) {
  auto names = function->getAttrOfType<ArrayAttr>(name);
  if (!names || names.size() != types.size())
    return badInput("expects ", types.size(), " names in '", name.str(), "'");
  for (auto [attribute, type] : llvm::zip_equal(names, types)) {
    if (!archive)
      return badInput("expects an archive beside the module");
    ArrayRequest request(*toElementType(getElementTypeOrSelf(type)));
    auto array = archive->read(cast<StringAttr>(attribute).getValue(), request);
    if (!array)
      return std::move(array).status();
    buffers.push_back(std::move(*array));
  }
  return {};
}

/// Runs functions of a module.
class Executor {
public:
  virtual ~Executor() = default;
  virtual Result<std::vector<Buffer>>
  run(func::FuncOp function, const std::vector<ArrayView> &args) = 0;
};

class Interpreter : public Executor {
public:
  explicit Interpreter(ModuleOp module) : module(module) {}
  Result<std::vector<Buffer>> run(func::FuncOp function,
                                  const std::vector<ArrayView> &args) override {
    auto results = interpret(module, function.getName(), args);
    if (!results)
      return results;
    // Observed, no memory is used again: the results must not depend on that.
    int64_t steps = 0;
    InterpretOptions options;
    options.observe = [&](Operation *, ArrayRef<ArrayView>,
                          ArrayRef<ArrayView>) {
      ++steps;
      return Status();
    };
    auto observed = interpret(module, function.getName(), args, options);
    if (!observed || (steps == 0 && !args.empty()))
      return internalError("expects to be observed");
    for (size_t i = 0; i < results->size(); ++i)
      if (!difference({}, (*observed)[i], (*results)[i]).empty())
        return internalError("gives other results when observed");
    return results;
  }

private:
  ModuleOp module;
};

class Cpu : public Executor {
public:
  explicit Cpu(ModuleOp module) : module(module) {
    auto target = makeTarget("", "native", "");
    if (target)
      options.target = *target;
    // The expected values know no fused multiply-add.
    options.fp = FloatContract::Strict;
    options.verify = true;
    // The compiler's complaint is shown where functions are compiled alone.
    ScopedDiagnosticHandler quiet(module.getContext(),
                                  [](Diagnostic &) { return success(); });
    OwningOpRef<ModuleOp> copy = module.clone();
    all = compile(*copy);
  }

  Result<std::vector<Buffer>> run(func::FuncOp function,
                                  const std::vector<ArrayView> &args) override {
    std::unique_ptr<LoadedObject> alone;
    if (!all) {
      OwningOpRef<ModuleOp> copy = module.clone();
      for (auto other : copy->getOps<func::FuncOp>())
        other.setVisibility(other.getName() == function.getName()
                                ? SymbolTable::Visibility::Public
                                : SymbolTable::Visibility::Private);
      std::string message;
      ScopedDiagnosticHandler handler(
          module.getContext(), [&](Diagnostic &diagnostic) {
            message += message.empty() ? diagnostic.str() : "";
            return success();
          });
      alone = compile(*copy);
      if (!alone)
        return Status(TEN_COMPILE_ERROR, message);
    }
    auto model = Model::create((all ? *all : *alone).artifact(),
                               function.getName().str());
    if (!model)
      return model.status();
    std::vector<Buffer> results;
    if (Status status = model->run(args, results); !status.ok())
      return status;
    return results;
  }

private:
  std::unique_ptr<LoadedObject> compile(ModuleOp copy) {
    // In parts, as programs are compiled on several cores.
    auto objects = compileToObjects(copy, options, /*jobs=*/3);
    if (!objects)
      return nullptr;
    std::vector<StringRef> bytes;
    for (const ObjectCode &object : *objects)
      bytes.emplace_back(object.data(), object.size());
    auto loaded = LoadedObject::load(bytes, options.name);
    if (!loaded) {
      copy.emitError(loaded.status().message);
      return nullptr;
    }
    return std::make_unique<LoadedObject>(std::move(*loaded));
  }

  ModuleOp module;
  CompileOptions options;
  std::unique_ptr<LoadedObject> all;
};

/// Empty where the case passes.
std::string runCase(Executor &device, func::FuncOp function,
                    const NpzFile *archive, bool compiled) {
  Tolerance tolerance;
  if (auto ulp = function->getAttrOfType<IntegerAttr>("ulp"))
    tolerance.ulp = ulp.getInt() + (compiled ? 3 : 0);
  if (auto relative = function->getAttrOfType<FloatAttr>("relative"))
    tolerance.relative = relative.getValueAsDouble() * (compiled ? 4 : 1);
  auto error = function->getAttrOfType<StringAttr>("error");
  std::vector<Buffer> inputs, outputs;
  Status read = readArrays(function, "inputs", function.getArgumentTypes(),
                           archive, inputs);
  bool compares = !function->hasAttr("outputs");
  if (read.ok() && !error && !compares)
    read = readArrays(function, "outputs", function.getResultTypes(), archive,
                      outputs);
  if (!read.ok())
    return concat("cannot read: ", read.message);
  std::vector<ArrayView> views(inputs.begin(), inputs.end());
  if (compares) {
    auto reference = interpret(function->getParentOfType<ModuleOp>(),
                               function.getName(), views);
    if (!reference)
      return concat("cannot be interpreted: ", reference.status().message);
    outputs = std::move(*reference);
  }
  auto results = device.run(function, views);
  if (error) {
    if (results)
      return "expects an error, got none";
    const Status &status = results.status();
    auto code = function->getAttrOfType<IntegerAttr>("status");
    if (status.message.find(error.getValue().str()) == std::string::npos ||
        (code && code.getInt() != status.code))
      return concat("got another error, ", int(status.code), ": ",
                    status.message);
    return "";
  }
  if (!results)
    return concat("the run failed: ", results.status().message);
  for (size_t i = 0; i < outputs.size(); ++i) {
    std::string text = difference(tolerance, (*results)[i], outputs[i]);
    if (!text.empty())
      return concat("result ", i, ": ", text);
  }
  return "";
}

int runAll(int argc, char **argv) {
  DialectRegistry registry;
  registerDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  int failed = 0, passed = 0;
  bool compiled = false;
  StringRef only;
  SmallVector<StringRef> skip;
  for (int i = 1; i < argc; ++i) {
    StringRef path = argv[i];
    if (path.consume_front("--device=")) {
      compiled = path == "cpu";
      continue;
    }
    if (path.consume_front("--only=")) {
      only = path;
      continue;
    }
    if (path.consume_front("--skip=")) {
      skip.push_back(path);
      continue;
    }
    auto module = parseSourceFile<ModuleOp>(path, &context);
    if (!module) {
      ++failed;
      continue;
    }
    std::string archivePath = (path.drop_back(5) + ".npz").str();
    auto archive = NpzFile::open(archivePath);
    auto isChosen = [&](func::FuncOp function) {
      StringRef name = function.getName();
      return name.starts_with("case_") && name.contains(only) &&
             llvm::none_of(skip, [&](StringRef s) { return name.contains(s); });
    };
    for (auto function :
         llvm::make_early_inc_range(module->getOps<func::FuncOp>()))
      if (function.getName().starts_with("case_") && !isChosen(function))
        function.erase();
    // Cases may be written in what front doors take.
    PassManager import(&context);
    stages().front().build(import, PipelineOptions());
    if (import.run(*module).failed()) {
      ++failed;
      continue;
    }
    std::unique_ptr<Executor> device;
    if (compiled)
      device = std::make_unique<Cpu>(*module);
    else
      device = std::make_unique<Interpreter>(*module);
    for (auto function : module->getOps<func::FuncOp>()) {
      if (!isChosen(function))
        continue;
      std::string failure =
          runCase(*device, function, archive ? &*archive : nullptr, compiled);
      (failure.empty() ? passed : failed)++;
      if (!failure.empty())
        std::printf("FAIL %s: %s\n", function.getName().str().c_str(),
                    failure.c_str());
    }
  }
  std::printf("%d passed, %d failed\n", passed, failed);
  return failed || !passed;
}
} // namespace

int main(int argc, char **argv) {
  int code = 0;
  runOnLargeStack([&] { code = runAll(argc, argv); });
  return code;
}
