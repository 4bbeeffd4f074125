//===- Check.cpp - Runs a program in several ways and compares ------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Check.h"
#include "Compiler/ArgumentSizes.h"
#include "Compiler/Jit.h"
#include "Compiler/Pipelines.h"
#include "Dialect/Ten/IR/Ten.h"
#include "Dialect/Ten/Interpreter/Interpreter.h"
#include "Generator.h"
#include "Reader/Dialects.h"
#include "Runtime/ArgumentLiteral.h"
#include "Runtime/Artifact.h"
#include "ShapeEraser.h"
#include "Verification/InterpretKernels.h"
#include "Verification/Reference.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"
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

//===-- Program -----------------------------------------------------------===//

Report check(const std::string &program, CompileOptions options,
             uint64_t erasure) {
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
  if (erasure)
    eraseShapes(module->lookupSymbol<func::FuncOp>("main"), erasure);
  if (failed(verify(*module)))
    return {Verdict::Invalid, "erased: " + diagnostics};
  std::vector<ArrayView> arguments(buffers->begin(), buffers->end());
  Reference reference(*module, "main", arguments, options.fp);
  if (Status status = reference.run(); !status.ok())
    return {Verdict::NotRun, "interpreter: " + status.message};
  if (reference.isUnspecified())
    return {Verdict::Unspecified, ""};
  enum Form { Optimized, Plain, Sized };
  for (Form form : {Optimized, Plain, Sized}) {
    std::string how = form == Optimized ? "optimized: "
                      : form == Plain   ? "plain: "
                                        : "with given sizes: ";
    options.optimize = form != Plain;
    OwningOpRef<ModuleOp> copy = module->clone(), kernels;
    if (form == Sized) {
      if (!erasure)
        continue;
      std::vector<std::vector<int64_t>> sizes;
      for (const Buffer &argument : *buffers)
        sizes.push_back(argument.dims());
      if (Status status =
              fixSizes(copy->lookupSymbol<func::FuncOp>("main"), sizes);
          !status.ok())
        return {Verdict::NotCompiled, how + status.message};
    }
    options.afterStage = [&](StringRef stage, ModuleOp after) {
      if (stage == "tenon-kernels")
        kernels = after.clone();
    };
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
    KernelInterpreter interpreter(std::move(kernels));
    if (!interpreter.empty())
      model->setInterpreter(
          [&](int32_t kernel, const ten_array *operands, int32_t count) {
            return interpreter.run(kernel, operands, count);
          });
    std::vector<Buffer> results;
    if (Status status = model->run(arguments, results); !status.ok())
      return {Verdict::NotRun, how + status.message};
    for (size_t i = 0; i < results.size(); ++i) {
      if (results[i].type() != reference.results()[i].type() ||
          results[i].dims() != reference.results()[i].dims())
        return {Verdict::Differs, concat(how, "got ", results[i].typeString())};
      Comparison comparison = reference.compare(i, results[i]);
      if (!comparison.equal())
        return {Verdict::Differs,
                concat(how, "result ", i, ": ", comparison.message())};
    }
  }
  return {};
}

} // namespace tenon::random_programs
