//===- WriteHeader.cpp - Entries as headers describe them -----------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Collects, for `tensor-compile --header`, what a header says of each entry:
// names that are identifiers of C, sizes and the arena as the stages of
// compilation find them. HeaderText.cpp writes it.

#include "Compiler/WriteHeader.h"
#include "Compiler/ArgumentSizes.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "HeaderText.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;

namespace tenon {

std::string identifierOf(llvm::StringRef text) {
  std::string name;
  for (char c : text)
    name += llvm::isAlnum(c) ? c : '_';
  if (name.empty() || llvm::isDigit(name.front()))
    name = "_" + name;
  static const llvm::StringSet<> reserved(
      {"auto",     "break",    "case",     "char",       "class",
       "const",    "continue", "default",  "delete",     "do",
       "double",   "else",     "enum",     "extern",     "float",
       "for",      "goto",     "if",       "inline",     "int",
       "long",     "new",      "operator", "private",    "public",
       "register", "restrict", "return",   "short",      "signed",
       "sizeof",   "static",   "struct",   "switch",     "template",
       "this",     "typedef",  "union",    "unsigned",   "virtual",
       "void",     "volatile", "while",    "arena",      "call",
       "args",     "results",  "resident", "plan",       "entry",
       "site",     "failed",   "context",  "arena_bytes"});
  return reserved.contains(name) ? name + "_" : name;
}

Result<std::vector<HeaderEntry>> headerEntriesOf(ModuleOp module) {
  std::vector<HeaderEntry> entries;
  for (auto function : module.getOps<func::FuncOp>()) {
    if (!function.isPublic() || function.isDeclaration())
      continue;
    HeaderEntry entry;
    entry.name = function.getName().str();
    auto arguments = argumentsOf(function);
    if (!arguments.ok())
      return arguments.status();
    auto results = signatureOf(function, function.getResultTypes());
    if (!results.ok())
      return results.status();
    entry.arguments = std::move(*arguments);
    entry.results = std::move(*results);
    llvm::StringSet<> names;
    auto nameAll = [&](std::vector<TensorSignature> &list,
                       llvm::StringRef unnamed) {
      for (auto [i, signature] : llvm::enumerate(list)) {
        std::string name =
            signature.name.empty()
                ? (unnamed + (list.size() == 1 ? "" : std::to_string(i))).str()
                : identifierOf(signature.name);
        while (!names.insert(name).second)
          name += "_";
        signature.name = name;
      }
    };
    nameAll(entry.arguments, "arg");
    nameAll(entry.results, "result");
    entries.push_back(std::move(entry));
  }
  return entries;
}

bool HeaderEntry::isDynamic() const {
  auto hasDynamic = [](const TensorSignature &signature) {
    return llvm::is_contained(signature.dims, -1);
  };
  return llvm::any_of(arguments, hasDynamic) ||
         llvm::any_of(results, hasDynamic);
}

bool HeaderEntry::hasBound() const {
  return llvm::any_of(arguments,
                      [](const auto &argument) { return argument.bound; });
}

Status checkHeaderEntries(const std::vector<HeaderEntry> &entries) {
  for (const HeaderEntry &entry : entries) {
    if ((entry.arenaBytes < 0 && !entry.isDynamic()) ||
        (entry.loadArenaBytes < 0 && entry.hasBound()))
      return badInput("'--header' expects memory whose size is known: that of "
                      "temporaries of '",
                      entry.name,
                      "' is not; call the artifact by tenon/runtime.h");
    for (const TensorSignature &argument : entry.arguments)
      if (argument.bound && llvm::is_contained(argument.dims, -1))
        return badInput("'--header' expects static sizes of bound arguments: '",
                        argument.name, "' of '", entry.name,
                        "' has dynamic ones; give them by --sizes, or call the "
                        "artifact by tenon/runtime.h");
  }
  return {};
}

/// Returns the types of an entry's arguments; bound ones are those of its load
/// function, if it has one already.
static SmallVector<Type> argumentTypesOf(ModuleOp module, func::FuncOp function,
                                         const HeaderEntry &entry) {
  auto name = ten::attr::load.get(function);
  auto load =
      name ? module.lookupSymbol<func::FuncOp>(name.getAttr()) : func::FuncOp();
  if (!load)
    return SmallVector<Type>(function.getArgumentTypes());
  SmallVector<Type> types;
  unsigned bound = 0, others = 0;
  for (const TensorSignature &argument : entry.arguments) {
    func::FuncOp from = argument.bound ? load : function;
    unsigned &next = argument.bound ? bound : others;
    if (next >= from.getNumArguments())
      return {};
    types.push_back(from.getArgumentTypes()[next++]);
  }
  return types;
}

/// Notes the sizes that `ten-simplify` found, of arguments that were given
/// sizes and of what follows from them.
static void takeSizes(ModuleOp module, std::vector<HeaderEntry> &entries) {
  for (HeaderEntry &entry : entries) {
    auto function = module.lookupSymbol<func::FuncOp>(entry.name);
    if (!function || function.isDeclaration())
      continue;
    // Results are declared as they were; a cast forgets what is known.
    Operation *end = function.getBody().back().getTerminator();
    SmallVector<Type> resultTypes;
    for (Value result : end->getOperands())
      if (auto cast = result.getDefiningOp<tensor::CastOp>())
        resultTypes.push_back(cast.getSource().getType());
      else
        resultTypes.push_back(result.getType());
    SmallVector<Type> argumentTypes = argumentTypesOf(module, function, entry);
    for (auto [signatures, types] :
         {std::pair(&entry.arguments, TypeRange(argumentTypes)),
          std::pair(&entry.results, TypeRange(resultTypes))}) {
      auto refined = signatureOf(function, types);
      if (!refined.ok() || refined->size() != signatures->size())
        continue;
      for (auto [signature, found] : llvm::zip(*signatures, *refined))
        signature.dims = found.dims;
    }
  }
}

/// Returns the last result of a plan function for one thread, which is what the
/// functions of a header are: each thread may have scratch memory of its own.
static std::optional<int64_t> arenaOfOneThread(func::FuncOp plan) {
  llvm::DenseMap<Value, Attribute> known;
  Block &block = plan.getBody().front();
  for (Operation &op : block.without_terminator()) {
    if (isa<ten::ThreadsOp>(op)) {
      known[op.getResult(0)] = IntegerAttr::get(op.getResult(0).getType(), 1);
      continue;
    }
    SmallVector<Attribute> operands;
    for (Value operand : op.getOperands())
      operands.push_back(known.lookup(operand));
    SmallVector<OpFoldResult> folded;
    if (failed(op.fold(operands, folded)))
      continue;
    for (auto [result, value] : llvm::zip(op.getResults(), folded))
      known[result] = isa<Attribute>(value) ? cast<Attribute>(value)
                                            : known.lookup(cast<Value>(value));
  }
  Operation *end = block.getTerminator();
  if (end->getNumOperands() == 0)
    return std::nullopt;
  auto bytes =
      dyn_cast_or_null<IntegerAttr>(known.lookup(end->getOperands().back()));
  return bytes ? std::optional(bytes.getInt()) : std::nullopt;
}

static void takeArenaBytes(ModuleOp module, std::vector<HeaderEntry> &entries) {
  for (auto plan : module.getOps<func::FuncOp>()) {
    auto of = ten::attr::planOf.get(plan);
    if (!of)
      continue;
    std::optional<int64_t> bytes = arenaOfOneThread(plan);
    if (!bytes)
      continue;
    for (HeaderEntry &entry : entries)
      if (entry.name == of.getValue())
        entry.arenaBytes = *bytes;
      else if (llvm::is_contained(entry.loads, of.getValue()))
        entry.loadArenaBytes = std::max(entry.loadArenaBytes, *bytes);
  }
}

/// Notes how many values are made at load, and by which functions.
static void takeResidents(ModuleOp module, std::vector<HeaderEntry> &entries) {
  for (HeaderEntry &entry : entries) {
    auto function = module.lookupSymbol<func::FuncOp>(entry.name);
    if (!function || function.isDeclaration())
      continue;
    for (unsigned i = 0; i < function.getNumArguments(); ++i)
      entry.residents += ten::attr::resident.has(function, i);
    for (StringAttr name : ten::loadFunctions(function))
      entry.loads.push_back(name.str());
    // Values that are taken as they are need no memory.
    if (entry.loads.empty())
      entry.loadArenaBytes = 0;
  }
}

void updateHeaderEntries(llvm::StringRef stage, ModuleOp module,
                         std::vector<HeaderEntry> &entries) {
  if (stage == "tenon-simplify")
    takeSizes(module, entries);
  else if (stage == "tenon-kernels")
    takeResidents(module, entries);
  else if (stage == "tenon-buffers")
    takeArenaBytes(module, entries);
}

} // namespace tenon
