//===- ReduceProgram.cpp - Reduces what a pass miscompiles ----------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Two steps. First, prefixes: for each operation of the entry, in order, the
// program that ends with its results; the first one that the pass changes has
// the operation at fault near its end. Then the last operation alone, whose
// operands are the inputs, with the values that they have in the program. A
// program counts if the interpreter's results before and after the pass differ
// by more than rounding.
//
//===----------------------------------------------------------------------===//

#include "ReduceProgram.h"
#include "Compiler/Pipelines.h"
#include "Conversion/Passes.h"
#include "Dialect/Ten/Interpreter/Interpreter.h"
#include "Reader/Dialects.h"
#include "Transforms/Passes.h"
#include "Verification/Reference.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/SetVector.h"
#include <chrono>

using namespace mlir;

namespace tenon {

namespace {

class Reducer {
public:
  explicit Reducer(const WrongPass &wrong)
      : wrong(wrong), context(MLIRContext::Threading::DISABLED),
        arguments(wrong.arguments.begin(), wrong.arguments.end()) {
    DialectRegistry registry;
    registerCompilerDialects(registry);
    registerDialects(registry);
    context.appendDialectRegistry(registry);
  }

  std::optional<ReducedProgram> run() {
    ScopedDiagnosticHandler quiet(&context,
                                  [](Diagnostic &) { return success(); });
    static const bool registered = [] {
      registerTransformsPasses();
      registerTenonConversionPasses();
      registerTenonTransformsPasses();
      return true;
    }();
    (void)registered;
    program = parseSourceString<ModuleOp>(wrong.program, &context);
    if (!program)
      return std::nullopt;
    auto entry = program->lookupSymbol<func::FuncOp>(wrong.entry);
    if (!entry || !entry.getBody().hasOneBlock())
      return std::nullopt;
    constexpr auto kLongest = std::chrono::seconds(30);
    auto end = std::chrono::steady_clock::now() + kLongest;
    for (auto [number, op] :
         llvm::enumerate(entry.front().without_terminator())) {
      if (!hasTensors(op.getResults()))
        continue;
      if (std::chrono::steady_clock::now() > end)
        break;
      OwningOpRef<ModuleOp> prefix = prefixOf(number, {});
      if (!isChanged(*prefix, arguments))
        continue;
      if (std::optional<ReducedProgram> alone = aloneOf(number, op))
        return alone;
      return finish(*prefix, copiesOf(arguments));
    }
    return std::nullopt;
  }

private:
  static bool hasTensors(ValueRange values) {
    return !values.empty() && llvm::all_of(values, [](Value value) {
      return isa<RankedTensorType>(value.getType());
    });
  }

  /// Returns the program up to an operation of the entry, with its results, or
  /// with other values before it.
  OwningOpRef<ModuleOp> prefixOf(size_t number, ArrayRef<Value> values) {
    IRMapping mapping;
    OwningOpRef<ModuleOp> copy(cast<ModuleOp>((*program)->clone(mapping)));
    auto entry = copy->lookupSymbol<func::FuncOp>(wrong.entry);
    Operation &last = *std::next(entry.front().begin(), number);
    SmallVector<Value> results(last.getResults());
    if (!values.empty()) {
      results.clear();
      for (Value value : values)
        results.push_back(mapping.lookup(value));
    }
    setResults(entry, last, results);
    return copy;
  }

  /// Ends a function behind an operation, and removes what is not used then.
  void setResults(func::FuncOp entry, Operation &last, ValueRange results) {
    Block &block = entry.front();
    while (&block.back() != &last) {
      block.back().dropAllUses();
      block.back().erase();
    }
    OpBuilder builder(&context);
    builder.setInsertionPointToEnd(&block);
    func::ReturnOp::create(builder, last.getLoc(), results);
    entry.setFunctionType(
        builder.getFunctionType(entry.getArgumentTypes(), results.getTypes()));
    entry.removeResAttrsAttr();
    for (Operation *op = block.back().getPrevNode(), *previous; op;
         op = previous) {
      previous = op->getPrevNode();
      if (isOpTriviallyDead(op))
        op->erase();
    }
    auto module = entry->getParentOfType<ModuleOp>();
    for (auto other : llvm::make_early_inc_range(module.getOps<func::FuncOp>()))
      if (other != entry && other.isPrivate() &&
          SymbolTable::symbolKnownUseEmpty(other, module))
        other.erase();
  }

  /// Returns whether the pass changes the results.
  bool isChanged(ModuleOp module, const std::vector<ArrayView> &inputs) {
    if (failed(verify(module)))
      return false;
    OwningOpRef<ModuleOp> after = module.clone();
    PassManager passes(&context, ModuleOp::getOperationName());
    if (failed(parsePassPipeline(wrong.pipeline, passes)) ||
        failed(passes.run(*after)))
      return false;
    Reference reference(module, wrong.entry, inputs, wrong.fp);
    if (!reference.run().ok())
      return false;
    Result<std::vector<Buffer>> results =
        ten::interpret(*after, wrong.entry, inputs);
    if (!results.ok() || results->size() != reference.results().size())
      return false;
    for (auto [i, result] : llvm::enumerate(*results))
      if (!reference.compare(i, result).equal())
        return true;
    return false;
  }

  /// Returns the program of one operation of the entry, if the pass changes
  /// that as well.
  std::optional<ReducedProgram> aloneOf(size_t number, Operation &op) {
    SetVector<Value> operands;
    operands.insert(op.operand_begin(), op.operand_end());
    getUsedValuesDefinedAbove(op.getRegions(), operands);
    if (!hasTensors(operands.getArrayRef()) ||
        llvm::any_of(operands, [&](Value value) {
          return value.getParentBlock() != op.getBlock();
        }))
      return std::nullopt;
    OwningOpRef<ModuleOp> before = prefixOf(number, operands.getArrayRef());
    Result<std::vector<Buffer>> values =
        ten::interpret(*before, wrong.entry, arguments);
    if (!values.ok())
      return std::nullopt;

    OwningOpRef<ModuleOp> alone = prefixOf(number, {});
    auto entry = alone->lookupSymbol<func::FuncOp>(wrong.entry);
    entry.erase();
    OpBuilder builder(&context);
    builder.setInsertionPointToStart(alone->getBody());
    auto made = func::FuncOp::create(
        builder, op.getLoc(), wrong.entry,
        builder.getFunctionType(ValueRange(operands.getArrayRef()).getTypes(),
                                op.getResultTypes()));
    Block *block = made.addEntryBlock();
    IRMapping mapping;
    mapping.map(operands.getArrayRef(), block->getArguments());
    builder.setInsertionPointToStart(block);
    Operation *copy = builder.clone(op, mapping);
    func::ReturnOp::create(builder, op.getLoc(), copy->getResults());
    std::vector<ArrayView> views(values->begin(), values->end());
    if (!isChanged(*alone, views))
      return std::nullopt;
    return finish(*alone, std::move(*values));
  }

  static std::vector<Buffer> copiesOf(const std::vector<ArrayView> &arrays) {
    std::vector<Buffer> copies;
    for (const ArrayView &array : arrays) {
      Result<Buffer> copy = Buffer::copyOf(array);
      if (copy.ok())
        copies.push_back(std::move(*copy));
    }
    return copies;
  }

  ReducedProgram finish(ModuleOp module, std::vector<Buffer> inputs) {
    ReducedProgram reduced;
    llvm::raw_string_ostream stream(reduced.program);
    module.print(stream, OpPrintingFlags().enableDebugInfo());
    reduced.inputs = std::move(inputs);
    auto entry = module.lookupSymbol<func::FuncOp>(wrong.entry);
    reduced.operations =
        static_cast<int64_t>(entry.front().getOperations().size()) - 1;
    return reduced;
  }

  const WrongPass &wrong;
  MLIRContext context;
  std::vector<ArrayView> arguments;
  OwningOpRef<ModuleOp> program;
};

} // namespace

std::optional<ReducedProgram> reduceProgram(const WrongPass &wrong) {
  return Reducer(wrong).run();
}

} // namespace tenon
