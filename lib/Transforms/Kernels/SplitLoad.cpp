//===- SplitLoad.cpp - Divides load functions into parts ------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements ten-split-load: the operations of a load function and the bound
// arguments that they read are the nodes of a graph, and its connected
// components become functions of their own (a union-find in one walk over the
// block). Parts with equal text are one function. A digest of the text, of the
// kernels that are launched and of the options that decide how they are
// compiled tells the runtime which parts of other programs make the same
// values.
//
// Invariant: each resident value is a result of exactly one part.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/Ten.h"
#include "Transforms/Passes.h"
#include "Transforms/TakenValues.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/IntEqClasses.h"
#include "llvm/Support/xxhash.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_SPLITLOAD
#include "Transforms/Passes.h.inc"

using namespace ten;

namespace {

/// Arguments and results of a load function by their numbers.
struct Component {
  SmallVector<int64_t> arguments, results;
};

/// Returns the text of a function and of all functions that it refers to, with
/// names that depend on the order of the references alone; nothing if the text
/// would not have all values.
std::optional<std::string> canonicalText(func::FuncOp function,
                                         const SymbolTable &table) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  llvm::MapVector<StringAttr, StringAttr> names;
  SmallVector<Operation *> functions{function};
  bool isWhole = true;
  for (size_t next = 0; next < functions.size(); ++next) {
    OwningOpRef<Operation *> copy = functions[next]->clone();
    for (const SymbolTable::SymbolUse &use :
         SymbolTable::getSymbolUses(*copy).value_or(SymbolTable::UseRange({})))
      if (StringAttr name = use.getSymbolRef().getRootReference();
          !names.contains(name))
        if (Operation *found = table.lookup(name)) {
          names[name] = StringAttr::get(function.getContext(),
                                        "f" + Twine(functions.size()));
          functions.push_back(found);
        }
    SymbolTable::setSymbolName(*copy, "f" + std::to_string(next));
    copy->walk([&](LaunchOp launch) {
      if (StringAttr name = names.lookup(launch.getKernelAttr().getAttr()))
        launch.setKernelAttr(FlatSymbolRefAttr::get(name));
    });
    copy->walk([&](Operation *op) {
      op->getAttrDictionary().walk(
          [&](DenseResourceElementsAttr) { isWhole = false; });
    });
    copy->print(stream, OpPrintingFlags().useLocalScope());
    stream << '\n';
  }
  return isWhole ? std::optional(text) : std::nullopt;
}

/// The load function of one entry.
class LoadSplitter {
public:
  LoadSplitter(func::FuncOp entry, func::FuncOp load, SymbolTable &table,
               StringRef options)
      : entry(entry), load(load), table(table), options(options),
        block(load.getBody().front()),
        loaded(cast<func::ReturnOp>(block.getTerminator())) {}

  /// Replaces the function by its parts.
  void run(llvm::StringMap<func::FuncOp> &known);

private:
  SmallVector<Component> components();
  /// Creates the function of a component.
  func::FuncOp createPart(const Component &component, StringRef name);
  DictionaryAttr describe(const Component &component,
                          llvm::StringMap<func::FuncOp> &known);

  func::FuncOp entry, load;
  SymbolTable &table;
  StringRef options;
  Block &block;
  func::ReturnOp loaded;
};

SmallVector<Component> LoadSplitter::components() {
  // Nodes: the arguments, then one for values that depend on none of them.
  unsigned constant = block.getNumArguments();
  llvm::IntEqClasses classes(constant + 1);
  llvm::DenseMap<Operation *, unsigned> nodes;
  auto nodeOf = [&](Value value) -> unsigned {
    if (auto argument = dyn_cast<BlockArgument>(value))
      return argument.getArgNumber();
    return nodes.lookup_or(value.getDefiningOp(), constant);
  };
  bool divides = true;
  for (Operation &op : block.without_terminator()) {
    // A launch may only write its own results.
    auto launch = dyn_cast<LaunchOp>(op);
    divides &= launch ? !launch.getEffects() : isMemoryEffectFree(&op);
    std::optional<unsigned> mine;
    for (Value value : takenValues(&op)) {
      unsigned node = nodeOf(value);
      if (node == constant)
        continue;
      mine = mine ? classes.join(*mine, node) : node;
    }
    if (mine)
      nodes[&op] = *mine;
  }
  if (!divides)
    for (unsigned i = 0; i < constant; ++i)
      classes.join(i, constant);
  classes.compress();

  SmallVector<Component> found(classes.getNumClasses());
  for (unsigned i = 0; i < constant; ++i)
    found[classes[i]].arguments.push_back(i);
  SmallVector<Component> taken;
  for (auto [i, value] : llvm::enumerate(loaded.getOperands()))
    if (auto argument = dyn_cast<BlockArgument>(value))
      taken.push_back({{argument.getArgNumber()}, {static_cast<int64_t>(i)}});
    else
      found[classes[nodeOf(value)]].results.push_back(i);
  llvm::erase_if(found,
                 [](const Component &part) { return part.results.empty(); });
  // Programs use the same values in different orders.
  for (Component &part : found) {
    llvm::DenseMap<int64_t, std::string> types;
    for (int64_t result : part.results) {
      llvm::raw_string_ostream stream(types[result]);
      stream << loaded.getOperand(result).getType();
    }
    llvm::sort(part.results, [&](int64_t a, int64_t b) {
      return std::tie(types.at(a), a) < std::tie(types.at(b), b);
    });
  }
  llvm::append_range(found, taken);
  return found;
}

func::FuncOp LoadSplitter::createPart(const Component &component,
                                      StringRef name) {
  llvm::SetVector<Operation *> needed;
  SmallVector<Value> results, worklist;
  for (int64_t result : component.results)
    results.push_back(loaded.getOperand(result));
  worklist = results;
  while (!worklist.empty())
    if (Operation *op = worklist.pop_back_val().getDefiningOp())
      if (needed.insert(op))
        llvm::append_range(worklist, takenValues(op));

  OpBuilder builder(entry.getContext());
  SmallVector<Type> types;
  SmallVector<Location> locations;
  for (int64_t argument : component.arguments) {
    types.push_back(block.getArgument(argument).getType());
    locations.push_back(block.getArgument(argument).getLoc());
  }
  auto part = func::FuncOp::create(
      builder, load.getLoc(), name,
      builder.getFunctionType(types, TypeRange(ValueRange(results))));
  part.setPrivate();
  Block *body = builder.createBlock(&part.getBody(), {}, types, locations);
  IRMapping mapping;
  for (auto [place, argument] : llvm::enumerate(component.arguments))
    mapping.map(block.getArgument(argument), body->getArgument(place));
  for (Operation &op : block)
    if (needed.contains(&op))
      builder.clone(op, mapping);
  SmallVector<Value> made;
  for (Value result : results)
    made.push_back(mapping.lookup(result));
  func::ReturnOp::create(builder, loaded.getLoc(), made);
  return part;
}

DictionaryAttr LoadSplitter::describe(const Component &component,
                                      llvm::StringMap<func::FuncOp> &known) {
  Builder builder(entry.getContext());
  NamedAttrList part;
  part.set("arguments", builder.getDenseI64ArrayAttr(component.arguments));
  part.set("results", builder.getDenseI64ArrayAttr(component.results));
  if (isa<BlockArgument>(loaded.getOperand(component.results.front())))
    return part.getDictionary(entry.getContext());
  func::FuncOp function = createPart(component, load.getName());
  if (std::optional<std::string> text = canonicalText(function, table)) {
    *text += options;
    llvm::XXH128_hash_t hash =
        llvm::xxh3_128bits(llvm::arrayRefFromStringRef(*text));
    part.set("digest",
             builder.getDenseI64ArrayAttr({static_cast<int64_t>(hash.low64),
                                           static_cast<int64_t>(hash.high64)}));
    func::FuncOp &same = known[*text];
    if (same)
      function.erase();
    else
      same = function;
    function = same;
  }
  if (!function->getParentOp())
    table.insert(function, Block::iterator(load));
  part.set("function", FlatSymbolRefAttr::get(function));
  return part.getDictionary(entry.getContext());
}

void LoadSplitter::run(llvm::StringMap<func::FuncOp> &known) {
  SmallVector<Attribute> parts;
  for (const Component &component : components())
    parts.push_back(describe(component, known));
  remark::passed(load.getLoc(),
                 remark::RemarkOpts::name("Split").category("ten-split-load"))
      << "what is computed at load is divided into parts: " +
             std::to_string(parts.size());
  attr::load.remove(entry);
  attr::loadParts.set(entry, ArrayAttr::get(entry.getContext(), parts));
  table.erase(load);
}

class SplitLoadPass : public impl::SplitLoadBase<SplitLoadPass> {
public:
  using SplitLoadBase::SplitLoadBase;

private:
  void runOnOperation() override {
    SymbolTable table(getOperation());
    // Functions of loads are erased.
    SmallVector<func::FuncOp> entries;
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (attr::load.has(function))
        entries.push_back(function);
    llvm::StringMap<func::FuncOp> known;
    for (func::FuncOp entry : entries) {
      auto load = table.lookup<func::FuncOp>(attr::load.get(entry).getAttr());
      if (load && !load.isExternal() && load.getBody().hasOneBlock())
        LoadSplitter(entry, load, table, codeOptions).run(known);
    }
  }
};

} // namespace
} // namespace tenon
