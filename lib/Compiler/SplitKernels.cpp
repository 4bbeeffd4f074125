//===- SplitKernels.cpp - Splits a module for parallel compilation --------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Compiler/SplitKernels.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/Ten.h"
#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace tenon {

namespace {

/// Cheaper kernels are left to their loops' module, whose optimizer may inline
/// them.
constexpr int64_t kLeastCost = 200;
/// A smaller part is not worth its thread and context.
/// Tuned: operations; docs/developer/rationale/llvm.md "Kernels that differ in
/// numbers are one before they are lowered".
constexpr int64_t kSmallestPart = 2000;

int64_t costOf(Operation *op) {
  int64_t cost = 0;
  op->walk([&](Operation *) { ++cost; });
  return cost;
}

struct Kernel {
  func::FuncOp function;
  int64_t cost, index;
};

/// Returns the kernels that can be moved: they use no symbols but declarations.
SmallVector<Kernel> findKernels(ModuleOp module) {
  llvm::DenseSet<Attribute> inLoops;
  module.walk([&](ten::LaunchOp launch) {
    if (!isa<func::FuncOp>(launch->getParentOp()))
      inLoops.insert(launch.getKernelAttr().getAttr());
  });
  SymbolTable symbols(module);
  SmallVector<Kernel> kernels;
  for (auto function : module.getOps<func::FuncOp>()) {
    if (!ten::attr::kernel.has(function) || function.isExternal())
      continue;
    int64_t cost = costOf(function);
    if (cost < kLeastCost && inLoops.contains(function.getSymNameAttr()))
      continue;
    std::optional<SymbolTable::UseRange> uses =
        SymbolTable::getSymbolUses(&function.getBody());
    if (uses && llvm::all_of(*uses, [&](const SymbolTable::SymbolUse &use) {
          auto callee = symbols.lookup<func::FuncOp>(
              use.getSymbolRef().getRootReference());
          return callee && callee.isExternal();
        }))
      kernels.push_back({function, cost, int64_t(kernels.size())});
  }
  return kernels;
}

std::string toBytecode(ModuleOp module, ArrayRef<func::FuncOp> kernels) {
  OwningOpRef<ModuleOp> part = ModuleOp::create(module.getLoc());
  if (ten::TargetAttr target = ten::attr::target.get(module))
    ten::attr::target.set(*part, target);
  SymbolTable symbols(module), taken(*part);
  for (func::FuncOp kernel : kernels) {
    std::optional<SymbolTable::UseRange> uses =
        SymbolTable::getSymbolUses(&kernel.getBody());
    for (const SymbolTable::SymbolUse &use : *uses) {
      StringAttr name = use.getSymbolRef().getRootReference();
      if (!taken.lookup(name))
        taken.insert(symbols.lookup(name)->clone());
    }
    Operation *copy = kernel->clone();
    ten::attr::takenOut.set(copy);
    taken.insert(copy);
  }
  std::string bytes;
  llvm::raw_string_ostream stream(bytes);
  // Fails only for versions that are no longer written.
  (void)writeBytecodeToFile(*part, stream);
  return bytes;
}

} // namespace

std::vector<std::string> splitKernels(ModuleOp module, int parts) {
  if (parts < 2)
    return {};
  SmallVector<Kernel> kernels = findKernels(module);
  int64_t total = costOf(module), movable = 0;
  for (const Kernel &kernel : kernels)
    movable += kernel.cost;
  int64_t count = std::min<int64_t>(parts, total / kSmallestPart);
  if (count < 2 || movable < kSmallestPart)
    return {};

  // Greedy scheduling: the largest first, each to the part with the least load;
  // the module itself is the first part.
  llvm::sort(kernels, [](const Kernel &a, const Kernel &b) {
    return std::tuple(-a.cost, a.index) < std::tuple(-b.cost, b.index);
  });
  SmallVector<int64_t> load(count, 0);
  load.front() = total - movable;
  std::vector<SmallVector<func::FuncOp>> members(count);
  for (const Kernel &kernel : kernels) {
    auto least = llvm::min_element(load) - load.begin();
    load[least] += kernel.cost;
    members[least].push_back(kernel.function);
  }

  std::vector<std::string> result;
  for (ArrayRef<func::FuncOp> part : llvm::ArrayRef(members).drop_front()) {
    if (part.empty())
      continue;
    result.push_back(toBytecode(module, part));
    for (func::FuncOp kernel : part) {
      // Tells the caller how to call it.
      bool isParallel =
          kernel
              .walk([](Operation *op) {
                return isa<scf::ForallOp>(op) || ten::attr::onThreads.has(op)
                           ? WalkResult::interrupt()
                           : WalkResult::advance();
              })
              .wasInterrupted();
      kernel.eraseBody();
      if (isParallel)
        ten::attr::parallel.set(kernel);
    }
  }
  return result;
}

} // namespace tenon
