//===- LaunchGraph.cpp - Data flow between launches -----------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builds the graph of launches of a host function: edges follow values through
// views, branches and loop-carried variables to the launches that produce them.
// Values that an iteration passes to the next one are not edges. Shown in
// explanations.
//
//===----------------------------------------------------------------------===//

#include "Report/LaunchGraph.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/Ten.h"
#include "SourcePlace.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

using namespace mlir;
using namespace tenon::ten;

namespace tenon {

namespace {

class Builder {
public:
  explicit Builder(LaunchGraph &graph) : graph(graph) {}

  void add(func::FuncOp function) {
    function.walk([&](LaunchOp launch) {
      numbers[launch] = graph.nodes.size();
      LaunchGraph::Node node;
      node.kernel = launch.getKernel().str();
      node.place = placeOf(launch.getLoc());
      node.function = function.getName().str();
      for (Operation *op = launch->getParentOp(); op != function;
           op = op->getParentOp())
        node.loops += isa<LoopLikeOpInterface>(op);
      graph.nodes.push_back(std::move(node));
    });
    function.walk([&](LaunchOp launch) { connect(launch); });
    function.walk([&](func::ReturnOp end) {
      for (auto [i, value] : llvm::enumerate(end.getOperands()))
        for (Source source : sourcesOf(value))
          if (source.launch)
            append(graph.nodes[numbers.lookup(source.launch)].results, i);
    });
  }

private:
  /// A launch, or an argument of the function.
  struct Source {
    Operation *launch = nullptr;
    int64_t argument = -1;
  };

  static void append(std::vector<int64_t> &list, int64_t value) {
    if (!llvm::is_contained(list, value))
      list.push_back(value);
  }

  void connect(LaunchOp launch) {
    size_t number = numbers.lookup(launch);
    LaunchGraph::Node &node = graph.nodes[number];
    for (Value operand : launch->getOperands())
      for (Source source : sourcesOf(operand)) {
        if (!source.launch) {
          append(node.arguments, source.argument);
          continue;
        }
        // A value that the next iteration reads is not an edge.
        size_t from = numbers.lookup(source.launch);
        if (from >= number)
          continue;
        LaunchGraph::Edge edge{from, ""};
        llvm::raw_string_ostream(edge.type) << operand.getType();
        if (!llvm::is_contained(node.inputs, edge))
          node.inputs.push_back(std::move(edge));
      }
    llvm::sort(node.arguments);
  }

  /// Returns the sources of a value, through views, loops and branches.
  SmallVector<Source> sourcesOf(Value value) {
    SmallVector<Source> sources;
    SmallVector<Value> open = {value};
    llvm::SmallPtrSet<Value, 8> seen;
    while (!open.empty()) {
      Value next = open.pop_back_val();
      if (!seen.insert(next).second)
        continue;
      if (auto argument = dyn_cast<BlockArgument>(next)) {
        Operation *parent = argument.getOwner()->getParentOp();
        if (isa<func::FuncOp>(parent))
          sources.push_back(
              {nullptr, static_cast<int64_t>(argument.getArgNumber())});
        else
          addCarried(argument, parent, open);
        continue;
      }
      Operation *op = next.getDefiningOp();
      if (isa<LaunchOp>(op))
        sources.push_back({op, -1});
      else if (op->getNumRegions() > 0)
        addYielded(cast<OpResult>(next), open);
      else
        llvm::append_range(open, op->getOperands());
    }
    return sources;
  }

  /// Appends the initial and the yielded value of a carried argument.
  static void addCarried(BlockArgument argument, Operation *loop,
                         SmallVectorImpl<Value> &open) {
    auto carrying = dyn_cast<LoopLikeOpInterface>(loop);
    if (auto repeat = dyn_cast<scf::WhileOp>(loop)) {
      unsigned number = argument.getArgNumber();
      if (argument.getOwner() == repeat.getAfterBody())
        open.push_back(repeat.getConditionOp().getArgs()[number]);
      else {
        open.push_back(repeat.getInits()[number]);
        open.push_back(repeat.getYieldOp()->getOperand(number));
      }
    } else if (carrying) {
      if (OpOperand *start = carrying.getTiedLoopInit(argument))
        open.push_back(start->get());
      if (OpOperand *end = carrying.getTiedLoopYieldedValue(argument))
        open.push_back(end->get());
    }
  }

  static void addYielded(OpResult result, SmallVectorImpl<Value> &open) {
    Operation *op = result.getOwner();
    unsigned number = result.getResultNumber();
    if (auto repeat = dyn_cast<scf::WhileOp>(op)) {
      open.push_back(repeat.getConditionOp().getArgs()[number]);
      return;
    }
    if (auto loop = dyn_cast<scf::ForOp>(op))
      open.push_back(loop.getInitArgs()[number]);
    for (Region &region : op->getRegions())
      for (Block &block : region)
        if (Operation *end = block.empty() ? nullptr : &block.back();
            end && number < end->getNumOperands())
          open.push_back(end->getOperand(number));
  }

  LaunchGraph &graph;
  llvm::DenseMap<Operation *, size_t> numbers;
};

} // namespace

LaunchGraph graphOf(ModuleOp module) {
  LaunchGraph graph;
  Builder builder(graph);
  for (auto function : module.getOps<func::FuncOp>())
    if (!attr::kernel.has(function) && !function.isExternal())
      builder.add(function);
  return graph;
}

} // namespace tenon
