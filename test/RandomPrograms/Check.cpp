//===- Check.cpp - Runs a program in several ways and compares ------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Check.h"
#include "Dialect/Ten/IR/Ten.h"
#include "Dialect/Ten/Interpreter/Interpreter.h"
#include "Driver/Dialects.h"
#include "Driver/Jit.h"
#include "Driver/Pipelines.h"
#include "Generator.h"
#include "Rounding.h"
#include "Runtime/ArgumentLiteral.h"
#include "Runtime/Artifact.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
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
    auto how = function.getArgAttrOfType<StringAttr>(i, "ten.fill");
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

//===-- Reference ---------------------------------------------------------===//

Reference::Reference(ModuleOp module, const std::vector<ArrayView> &arguments,
                     const std::string &fp)
    : module(module), arguments(arguments), fp(fp) {}

Status Reference::run() {
  llvm::DenseSet<Operation *> found;
  ten::InterpretOptions options;
  options.observe = [&](Operation *op, ArrayRef<ArrayView> operands,
                        ArrayRef<ArrayView> produced) {
    if (!found.contains(op) && isInexact(op, operands, produced, fp))
      found.insert(op);
    unspecified |= random_programs::isUnspecified(op, operands, produced);
    return Status();
  };
  auto made = ten::interpret(module, "main", arguments, options);
  if (!made)
    return made.status();
  results = std::move(*made);
  inexact.assign(found.begin(), found.end());
  llvm::DenseSet<Value> tainted = dependents(module, found);
  auto function = module.lookupSymbol<func::FuncOp>("main");
  for (Value value : function.getBody().front().getTerminator()->getOperands())
    isTainted.push_back(tainted.contains(value));
  if (llvm::is_contained(isTainted, true))
    for (int i = 0; i < 3; ++i)
      if (Status status = addRun(1); !status.ok())
        return status;
  return {};
}

Status Reference::addRun(double scale) {
  llvm::DenseSet<Operation *> found(inexact.begin(), inexact.end());
  llvm::DenseSet<Value> tainted = dependents(module, found);
  Random random(perturbed.size() + 1);
  ten::InterpretOptions options;
  options.observe = [&](Operation *op, ArrayRef<ArrayView> operands,
                        ArrayRef<ArrayView> produced) {
    // Rounded again, after an error: it may round otherwise.
    bool isRounded =
        found.contains(op) || (isa<ten::TenDialect>(op->getDialect()) &&
                               llvm::any_of(op->getResults(), [&](Value value) {
                                 return tainted.contains(value);
                               }));
    if (isRounded)
      perturb(op, operands, produced, scale, random);
    return Status();
  };
  auto made = ten::interpret(module, "main", arguments, options);
  if (!made)
    return made.status();
  perturbed.push_back(std::move(*made));
  return {};
}

static std::string text(ten_type type, const void *element) {
  char line[64];
  if (isFloat(type))
    std::snprintf(line, sizeof(line), "%.17g", loadDouble(type, element));
  else
    std::snprintf(line, sizeof(line), "%lld",
                  static_cast<long long>(loadInt64(type, element)));
  return line;
}

std::string Reference::differenceOf(size_t number, const Buffer &got) {
  const Buffer &want = results[number];
  if (got.type() != want.type() || got.dims() != want.dims())
    return concat("got ", got.typeString(), ", want ", want.typeString());
  ten_type part = partType(want.type());
  int64_t size = storageSize(part);
  int64_t count = want.numBytes() / size;
  auto at = [&](const Buffer &buffer, int64_t i) {
    return static_cast<const char *>(buffer.data()) + i * size;
  };
  auto fail = [&](int64_t i, const char *how) {
    return concat("result ", number, " [", i, "]: got ", text(part, at(got, i)),
                  ", want ", text(part, at(want, i)), how);
  };
  if (!isTainted[number]) {
    for (int64_t i = 0; i < count; ++i)
      if (std::memcmp(at(got, i), at(want, i), size) != 0 &&
          !(isFloat(part) && std::isnan(loadDouble(part, at(got, i))) &&
            std::isnan(loadDouble(part, at(want, i)))))
        return fail(i, " exactly");
    return "";
  }
  if (!isFloat(part)) {
    // Where rounding decides about one of the numbers, it may about others.
    for (const auto &run : perturbed)
      if (std::memcmp(run[number].data(), want.data(), want.numBytes()) != 0)
        return "";
    for (int64_t i = 0; i < count; ++i)
      if (std::memcmp(at(got, i), at(want, i), size) != 0)
        return fail(i, "");
    return "";
  }
  double unit = unitOf(part), widest = 0;
  std::vector<double> deviation(count);
  std::vector<bool> open(count);
  for (int64_t i = 0; i < count; ++i) {
    double right = loadDouble(part, at(want, i));
    for (const auto &run : perturbed) {
      double other = loadDouble(part, at(run[number], i));
      if (std::isfinite(right) && std::isfinite(other))
        deviation[i] = std::max(deviation[i], std::fabs(other - right));
      else if (!(std::isnan(right) && std::isnan(other)) && right != other)
        open[i] = true;
    }
    widest = std::max(widest, deviation[i]);
  }
  for (int64_t i = 0; i < count; ++i) {
    double right = loadDouble(part, at(want, i));
    double value = loadDouble(part, at(got, i));
    if (open[i] || value == right || (std::isnan(value) && std::isnan(right)))
      continue;
    if (std::isfinite(value) && std::isfinite(right) &&
        std::fabs(value - right) <=
            8 * unit * std::fabs(right) + 10 * deviation[i] + 2 * widest)
      continue;
    return fail(i, "");
  }
  return "";
}

std::string Reference::difference(const std::vector<Buffer> &got) {
  // More noise before a difference is believed.
  for (int round = 0;; ++round) {
    std::string found;
    for (size_t i = 0; i < results.size() && found.empty(); ++i)
      found = differenceOf(i, got[i]);
    if (found.empty() || perturbed.empty() || round == 4)
      return found;
    if (!addRun(1 << round).ok())
      return found;
  }
}

//===-- Program -----------------------------------------------------------===//

Report check(const std::string &program, const Target &target,
             const std::string &fp) {
  DialectRegistry registry;
  registerDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.printOpOnDiagnostic(false);
  std::string diagnostics;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    if (diagnostics.empty()) {
      llvm::raw_string_ostream stream(diagnostics);
      stream << diagnostic.getLocation() << ": " << diagnostic;
    }
    return success();
  });
  auto module =
      parseSourceString<ModuleOp>(program, ParserConfig(&context), "program");
  if (!module)
    return {Verdict::Invalid, diagnostics};
  PassManager passes(&context, ModuleOp::getOperationName());
  stages().front().build(passes, PipelineOptions());
  if (failed(passes.run(*module)))
    return {Verdict::NotCompiled, "import: " + diagnostics};
  Result<std::vector<Buffer>> buffers = makeArguments(*module);
  if (!buffers)
    return {Verdict::Invalid, buffers.status().message};
  std::vector<ArrayView> arguments(buffers->begin(), buffers->end());
  Reference reference(*module, arguments, fp);
  if (Status status = reference.run(); !status.ok())
    return {Verdict::NotRun, "interpreter: " + status.message};
  if (reference.isUnspecified())
    return {Verdict::Unspecified, ""};
  for (bool optimize : {true, false}) {
    std::string how = optimize ? "optimized: " : "plain: ";
    CompileOptions options;
    options.target = target;
    options.fp = fp;
    options.optimize = optimize;
    OwningOpRef<ModuleOp> copy = module->clone();
    auto object = compileToObject(*copy, options);
    if (!object)
      return {Verdict::NotCompiled,
              how + object.status().message + ": " + diagnostics};
    auto loaded = LoadedObject::load(StringRef(object->data(), object->size()),
                                     options.name);
    if (!loaded)
      return {Verdict::NotCompiled, how + loaded.status().message};
    auto model = Model::create(loaded->artifact(), "main");
    if (!model)
      return {Verdict::NotRun, how + model.status().message};
    std::vector<Buffer> results;
    if (Status status = model->run(arguments, results); !status.ok())
      return {Verdict::NotRun, how + status.message};
    std::string difference = reference.difference(results);
    if (!difference.empty())
      return {Verdict::Differs, how + difference};
  }
  return {};
}

} // namespace tenon::random_programs
