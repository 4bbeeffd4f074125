//===- Reducer.cpp - Makes a failing program smaller ----------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reducer.h"
#include "Reader/Dialects.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"
#include <set>

using namespace mlir;

namespace tenon::random_programs {

namespace {

class Reducer {
public:
  Reducer(std::string text, llvm::function_ref<bool(const std::string &)> fails)
      : context(makeRegistry(), MLIRContext::Threading::DISABLED),
        quiet(&context, [](Diagnostic &) { return success(); }),
        text(std::move(text)), fails(fails) {}

  std::string run() {
    attempt([&](ModuleOp module) {
      PassManager passes(&context, ModuleOp::getOperationName());
      passes.addPass(createInlinerPass());
      passes.addPass(createSymbolDCEPass());
      return succeeded(passes.run(module));
    });
    std::string before;
    while (before != text) {
      before = text;
      reduceOperations();
      reduceSignature();
      reduceSizes();
    }
    return text;
  }

private:
  static DialectRegistry makeRegistry() {
    DialectRegistry registry;
    registerDialects(registry);
    return registry;
  }

  OwningOpRef<ModuleOp> parse(const std::string &program) {
    return parseSourceString<ModuleOp>(program, ParserConfig(&context));
  }

  /// Changes a copy of the program, and keeps it where it still fails.
  bool attempt(llvm::function_ref<bool(ModuleOp)> change) {
    OwningOpRef<ModuleOp> module = parse(text);
    if (!module || !change(*module) || failed(verify(*module)))
      return false;
    removeDead(*module);
    std::string changed;
    llvm::raw_string_ostream stream(changed);
    module->print(stream);
    return keep(changed);
  }

  bool keep(const std::string &changed) {
    if (changed == text || !fails(changed))
      return false;
    text = changed;
    return true;
  }

  static void removeDead(ModuleOp module) {
    bool changed = true;
    while (changed) {
      changed = false;
      SmallVector<Operation *> dead;
      module.walk([&](Operation *op) {
        if (op->getNumResults() > 0 && op->use_empty())
          dead.push_back(op);
      });
      // Those inside of others come first.
      for (Operation *op : dead) {
        op->erase();
        changed = true;
      }
    }
  }

  /// The operations that are not part of another's element code.
  static SmallVector<Operation *> operations(ModuleOp module) {
    SmallVector<Operation *> list;
    module.walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (isa<ModuleOp, func::FuncOp>(op))
        return WalkResult::advance();
      if (op->getNumResults() > 0)
        list.push_back(op);
      return WalkResult::advance();
    });
    return list;
  }

  /// Each result becomes an argument of the program, or of the block.
  static bool replaceByArguments(Operation *op) {
    auto function = op->getParentOfType<func::FuncOp>();
    if (!function || function.getName() != "main")
      return false;
    for (Value result : op->getResults()) {
      if (result.use_empty())
        continue;
      Value found;
      for (BlockArgument argument : op->getBlock()->getArguments())
        if (argument.getType() == result.getType())
          found = argument;
      if (!found) {
        if (!isa<RankedTensorType>(result.getType()))
          return false;
        unsigned number = function.getNumArguments();
        Builder builder(op->getContext());
        NamedAttribute fill = builder.getNamedAttr(
            "ten.fill", builder.getStringAttr("small " + Twine(number)));
        (void)function.insertArgument(number, result.getType(),
                                      builder.getDictionaryAttr(fill),
                                      result.getLoc());
        found = function.getArgument(number);
      }
      result.replaceAllUsesWith(found);
    }
    op->erase();
    return true;
  }

  static bool replaceByOperand(Operation *op, unsigned operand) {
    if (op->getNumResults() != 1 || operand >= op->getNumOperands() ||
        op->getOperand(operand).getType() != op->getResult(0).getType())
      return false;
    op->getResult(0).replaceAllUsesWith(op->getOperand(operand));
    op->erase();
    return true;
  }

  /// The body of region `number`, once, in place of the operation.
  static bool inlineRegion(Operation *op, unsigned number) {
    if (!isa<scf::ForOp, scf::IfOp, scf::IndexSwitchOp>(op) ||
        number >= op->getNumRegions() || op->getRegion(number).empty())
      return false;
    Block &block = op->getRegion(number).front();
    if (auto loop = dyn_cast<scf::ForOp>(op)) {
      loop.getInductionVar().replaceAllUsesWith(loop.getLowerBound());
      for (auto [argument, init] :
           llvm::zip_equal(loop.getRegionIterArgs(), loop.getInitArgs()))
        argument.replaceAllUsesWith(init);
    }
    Operation *terminator = block.getTerminator();
    for (auto [result, value] :
         llvm::zip_equal(op->getResults(), terminator->getOperands()))
      result.replaceAllUsesWith(value);
    for (Operation &inner :
         llvm::make_early_inc_range(block.without_terminator()))
      inner.moveBefore(op);
    op->erase();
    return true;
  }

  void reduceOperations() {
    for (size_t number = 0;; ++number) {
      OwningOpRef<ModuleOp> module = parse(text);
      if (!module)
        return;
      size_t count = operations(*module).size();
      if (number >= count)
        return;
      // From the end: what follows is smaller then.
      size_t at = count - 1 - number;
      auto onOperation = [&](llvm::function_ref<bool(Operation *)> change) {
        return attempt([&](ModuleOp copy) {
          SmallVector<Operation *> list = operations(copy);
          return at < list.size() && change(list[at]);
        });
      };
      bool done = onOperation(replaceByArguments);
      for (unsigned i = 0; i < 3 && !done; ++i)
        done = onOperation([&](Operation *op) { return inlineRegion(op, i); });
      for (unsigned i = 0; i < 3 && !done; ++i)
        done =
            onOperation([&](Operation *op) { return replaceByOperand(op, i); });
      if (done)
        --number;
    }
  }

  static bool dropResult(ModuleOp module, unsigned number) {
    auto function = module.lookupSymbol<func::FuncOp>("main");
    Operation *terminator = function.getBody().front().getTerminator();
    if (terminator->getNumOperands() <= 1 ||
        number >= terminator->getNumOperands())
      return false;
    terminator->eraseOperand(number);
    return succeeded(function.eraseResult(number));
  }

  static bool dropArguments(ModuleOp module) {
    auto function = module.lookupSymbol<func::FuncOp>("main");
    llvm::BitVector unused(function.getNumArguments());
    for (BlockArgument argument : function.getArguments())
      if (argument.use_empty())
        unused.set(argument.getArgNumber());
    return unused.any() && succeeded(function.eraseArguments(unused));
  }

  void reduceSignature() {
    for (int number = 7; number >= 0; --number)
      attempt([&](ModuleOp module) { return dropResult(module, number); });
    attempt(dropArguments);
    for (const char *kind : {"special", "normal", "uniform"})
      for (size_t at = text.find(kind); at != std::string::npos;
           at = text.find(kind, at + 1)) {
        std::string changed = text;
        changed.replace(at, std::string(kind).size(), "small");
        keep(changed);
      }
  }

  /// The numbers of the text, where they begin and end.
  struct Number {
    size_t begin, end;
    int64_t value;
  };
  static std::vector<Number> numbers(const std::string &program) {
    std::vector<Number> found;
    for (size_t i = 0; i < program.size(); ++i) {
      bool starts =
          isdigit(program[i]) &&
          (i == 0 ||
           (!isalnum(program[i - 1]) && program[i - 1] != '%' &&
            program[i - 1] != '#' && program[i - 1] != '.') ||
           (i > 1 && program[i - 1] == 'x' && isdigit(program[i - 2])));
      if (!starts)
        continue;
      size_t end = i;
      while (end < program.size() && isdigit(program[end]))
        ++end;
      if (end - i < 8)
        found.push_back({i, end, std::stoll(program.substr(i, end - i))});
      i = end - 1;
    }
    return found;
  }

  void reduceSizes() {
    std::set<int64_t> sizes;
    for (const Number &number : numbers(text))
      if (number.value > 1)
        sizes.insert(number.value);
    for (int64_t size : sizes)
      for (int64_t smaller : {int64_t(1), int64_t(2), size / 2, size - 1}) {
        if (smaller >= size || smaller < 1)
          continue;
        std::string changed;
        size_t last = 0;
        for (const Number &number : numbers(text))
          if (number.value == size) {
            changed += text.substr(last, number.begin - last) +
                       std::to_string(smaller);
            last = number.end;
          }
        changed += text.substr(last);
        if (parse(changed) && keep(changed))
          break;
      }
  }

  MLIRContext context;
  ScopedDiagnosticHandler quiet;
  std::string text;
  llvm::function_ref<bool(const std::string &)> fails;
};

} // namespace

std::string reduceProgram(std::string text,
                          llvm::function_ref<bool(const std::string &)> fails) {
  return Reducer(std::move(text), fails).run();
}

} // namespace tenon::random_programs
