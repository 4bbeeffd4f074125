//===- MarkDistinctMemory.cpp - Marks kernel arguments that do not alias --===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements ten-mark-distinct-memory: compares the buffers that all launches
// of a kernel pass, and marks the arguments that alias no other argument (they
// become `noalias` pointers). Kernels that some launches run in place, with an
// input and an output in the same memory, get a copy that reads through the
// output's pointer, so that neither version has arguments that may alias.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/Ten.h"
#include "Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "llvm/ADT/BitVector.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_MARKDISTINCTMEMORY
#include "Transforms/Passes.h.inc"

using namespace ten;

namespace {

/// Returns the buffer of which a value is a view; a slice of the arena counts
/// as a buffer.
Value bufferOf(Value value) {
  while (auto view = value.getDefiningOp<ViewLikeOpInterface>()) {
    if (isa<memref::ViewOp>(view))
      break;
    value = view.getViewSource();
  }
  return value;
}

bool isSameMemory(Value a, Value b) {
  a = bufferOf(a);
  b = bufferOf(b);
  auto viewA = a.getDefiningOp<memref::ViewOp>();
  auto viewB = b.getDefiningOp<memref::ViewOp>();
  if (viewA && viewB)
    return viewA.getSource() == viewB.getSource() &&
           isEqualConstantIntOrValue(viewA.getByteShift(),
                                     viewB.getByteShift());
  return a == b;
}

/// Pairs of an input and an output in the same memory.
using InPlace = SmallVector<std::pair<unsigned, unsigned>>;

InPlace inPlace(LaunchOp launch) {
  InPlace pairs;
  unsigned inputs = launch.getInputs().size();
  for (auto [number, output] : llvm::enumerate(launch.getOutputs()))
    for (auto [other, input] : llvm::enumerate(launch.getInputs()))
      if (input.getType() == output.getType() && isSameMemory(input, output))
        pairs.push_back({other, inputs + number});
  return pairs;
}

/// Returns whether no argument is in two pairs.
bool isOneToOne(const InPlace &pairs) {
  llvm::SmallDenseSet<unsigned> seen;
  return llvm::all_of(pairs, [&](std::pair<unsigned, unsigned> pair) {
    return seen.insert(pair.first).second && seen.insert(pair.second).second;
  });
}

bool haveEqualTypes(func::FuncOp kernel, const InPlace &pairs) {
  return llvm::all_of(pairs, [&](std::pair<unsigned, unsigned> pair) {
    return kernel.getArgumentTypes()[pair.first] ==
           kernel.getArgumentTypes()[pair.second];
  });
}

/// Clones kernels for the launches that compute in place: the clone reads the
/// input through the output's pointer.
void separateInPlace(ModuleOp module, SymbolTable &table) {
  llvm::MapVector<func::FuncOp, SmallVector<LaunchOp>> launches;
  module.walk([&](LaunchOp launch) {
    if (auto kernel = table.lookup<func::FuncOp>(launch.getKernel());
        kernel && !kernel.isExternal())
      launches[kernel].push_back(launch);
  });
  for (auto &[kernel, all] : launches) {
    SmallVector<std::pair<InPlace, SmallVector<LaunchOp>>> groups;
    for (LaunchOp launch : all) {
      InPlace pairs = inPlace(launch);
      if (pairs.empty() || !isOneToOne(pairs) || !haveEqualTypes(kernel, pairs))
        continue;
      auto *group = llvm::find_if(
          groups, [&](const auto &known) { return known.first == pairs; });
      if (group == groups.end())
        group = &groups.emplace_back(pairs, SmallVector<LaunchOp>());
      group->second.push_back(launch);
    }
    for (auto &[pairs, inPlaceLaunches] : groups) {
      func::FuncOp function = kernel;
      if (inPlaceLaunches.size() != all.size()) {
        function = function.clone();
        table.insert(function, std::next(kernel->getIterator()));
        for (LaunchOp launch : inPlaceLaunches)
          launch.setKernelAttr(FlatSymbolRefAttr::get(function.getNameAttr()));
      }
      for (auto [input, output] : pairs)
        function.getArgument(input).replaceAllUsesWith(
            function.getArgument(output));
    }
  }
}

class MarkDistinctMemoryPass
    : public impl::MarkDistinctMemoryBase<MarkDistinctMemoryPass> {
  void runOnOperation() override {
    SymbolTable table(getOperation());
    separateInPlace(getOperation(), table);
    llvm::DenseMap<func::FuncOp, llvm::BitVector> shared;
    getOperation().walk([&](LaunchOp launch) {
      auto function = table.lookup<func::FuncOp>(launch.getKernel());
      if (function.isExternal())
        return;
      llvm::BitVector &mayShare = shared[function];
      mayShare.resize(function.getNumArguments());
      size_t inputs = launch.getInputs().size();
      for (auto [number, input] : llvm::enumerate(launch.getReuse()))
        if (input >= 0 && !function.getArgument(input).use_empty()) {
          mayShare.set(input);
          mayShare.set(inputs + number);
        }
      // An input is not distinct either if a launch passes an output twice.
      for (auto [number, output] : llvm::enumerate(launch.getOutputs()))
        for (auto [other, operand] : llvm::enumerate(launch->getOperands()))
          if (other != inputs + number && isSameMemory(operand, output) &&
              !function.getArgument(other).use_empty()) {
            mayShare.set(other);
            mayShare.set(inputs + number);
          }
    });
    for (auto &[function, mayShare] : shared) {
      SmallVector<int64_t> distinct;
      for (BlockArgument argument : function.getArguments())
        if (isa<MemRefType>(argument.getType()) &&
            !mayShare.test(argument.getArgNumber()))
          distinct.push_back(argument.getArgNumber());
      attr::distinct.set(func::FuncOp(function),
                         DenseI64ArrayAttr::get(&getContext(), distinct));
    }
  }
};

} // namespace
} // namespace tenon
