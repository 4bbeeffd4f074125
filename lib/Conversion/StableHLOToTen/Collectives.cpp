//===- Collectives.cpp - Collectives of a single device -------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One device runs a program: process 0, of one replica and one partition. A
// collective whose group is this process alone is computed here; one that needs
// another process is refused. Source: the StableHLO specification, sections of
// the operations and "Parallel execution".
//
// Invariant: the result is the specification's for process 0 if the module has
// one process, and for every process if the listed groups have one process
// each.
//
//===----------------------------------------------------------------------===//

#include "Converter.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace tenon;

/// Returns whether the devices of a mesh, `<["x"=2, "y"=1]>`, are one.
static bool isOneDevice(StringRef mesh) {
  while (true) {
    StringRef rest = mesh.split("\"=").second;
    if (rest.empty())
      return true;
    int64_t size;
    if (rest.consumeInteger(10, size) || size != 1)
      return false;
    mesh = rest;
  }
}

bool Converter::isLoneDevice(ModuleOp module) {
  for (StringRef name : {"mhlo.num_partitions", "mhlo.num_replicas"})
    if (auto count = module->getAttrOfType<IntegerAttr>(name);
        count && count.getInt() != 1)
      return false;
  return llvm::all_of(module.getOps<sdy::MeshOp>(), [](sdy::MeshOp mesh) {
    return isOneDevice(mesh.getMesh().getText());
  });
}

namespace {
/// The role of this process in the groups of a collective.
enum class Standing { Alone, Outside, WithOthers };
} // namespace

/// Rows of the list are groups; -1 pads shorter ones.
static Standing standingIn(DenseIntElementsAttr groups, bool isLone) {
  int64_t width = groups.getType().getShape().back();
  bool isInside = false, hasOthers = false, allLone = true;
  auto ids = llvm::to_vector(groups.getValues<APInt>());
  for (size_t row = 0; row < ids.size(); row += width) {
    bool hasThis = false;
    int64_t members = 0;
    for (int64_t i = 0; i < width; ++i) {
      hasThis |= ids[row + i].isZero();
      members += !ids[row + i].isNegative();
    }
    isInside |= hasThis;
    hasOthers |= hasThis && members > 1;
    allLone &= members <= 1;
  }
  if (allLone && (isInside || !isLone))
    return Standing::Alone;
  if (!isInside && isLone)
    return Standing::Outside;
  return isLone && !hasOthers ? Standing::Alone : Standing::WithOthers;
}

static Standing standingOf(Operation *op, bool isLone) {
  auto groups = op->getAttrOfType<DenseIntElementsAttr>("replica_groups");
  if (!groups || groups.empty() || groups.getType().getRank() != 2) {
    // An empty list means one group of all processes, except for a broadcast,
    // which happens within the listed groups only.
    if (groups && groups.empty() && isa<stablehlo::CollectiveBroadcastOp>(op))
      return Standing::Outside;
    return isLone ? Standing::Alone : Standing::WithOthers;
  }
  return standingIn(groups, isLone);
}

/// A process that receives nothing gets zeros.
static Standing standingOf(stablehlo::CollectivePermuteOp op, bool isLone) {
  DenseIntElementsAttr pairs = op.getSourceTargetPairs();
  if (pairs.empty())
    return Standing::Outside;
  bool isOwn = llvm::all_of(pairs.getValues<APInt>(),
                            [](const APInt &id) { return id.isZero(); });
  return isLone && isOwn ? Standing::Alone : Standing::WithOthers;
}

static Standing standing(Operation *op, bool isLone) {
  auto permute = dyn_cast<stablehlo::CollectivePermuteOp>(op);
  return permute ? standingOf(permute, isLone) : standingOf(op, isLone);
}

bool Converter::givesZeros(Operation *op) const {
  return isa<stablehlo::CollectiveBroadcastOp, stablehlo::CollectivePermuteOp>(
             op) &&
         standing(op, isLone) == Standing::Outside;
}

LogicalResult Converter::convertCollective(Operation *op) {
  ValueRange operands = op->getOperands();
  // The root's number within the group, the last operand, can only be that of
  // this process.
  if (op->hasAttr("has_dynamic_root") && !operands.empty())
    operands = operands.drop_back();
  if (operands.size() != op->getNumResults())
    return refuse(op, "expects as many results as operands");
  SmallVector<Value> results;
  for (auto [operand, result] : llvm::zip(operands, op->getResults())) {
    if (!isa<RankedTensorType>(operand.getType()) ||
        !isa<RankedTensorType>(result.getType()))
      return refuse(op, "expects ranked tensors");
    if (givesZeros(op)) {
      results.push_back(constantLike(operand, 0));
      continue;
    }
    switch (standing(op, isLone)) {
    case Standing::WithOthers:
      return refuse(op, "communication between devices is not supported");
    case Standing::Outside:
      return refuse(op, "expects each process in one of the groups");
    case Standing::Alone:
      break;
    }
    if (failed(verifyCompatibleShape(operand.getType(), result.getType())))
      return refuse(
          op,
          "expects results of the operands' shape for groups of one process");
    // A sum may have a wider type than its terms.
    results.push_back(convertTo(operand, elementOf(result)));
  }
  return replace(op, results);
}

/// Computes an asynchronous operation where its values are used.
LogicalResult Converter::convertAsyncDone(stablehlo::AsyncDoneOp op) {
  auto start = op.getOperands().empty()
                   ? stablehlo::AsyncStartOp()
                   : op->getOperand(0).getDefiningOp<stablehlo::AsyncStartOp>();
  if (!start)
    return refuse(op, "expects a future of 'stablehlo.async_start'");
  IRMapping mapping;
  Block &body = start.getBody().front();
  for (auto [argument, operand] :
       llvm::zip(body.getArguments(), start->getOperands()))
    mapping.map(argument, castTo(operand, argument.getType()));
  for (Operation &inner : body.without_terminator())
    b.clone(inner, mapping);
  SmallVector<Value> values;
  for (Value value : body.getTerminator()->getOperands())
    values.push_back(mapping.lookupOrDefault(value));
  (void)replace(op, values);
  if (start->use_empty())
    start->erase();
  return success();
}

LogicalResult Converter::convertAsyncStart(stablehlo::AsyncStartOp op) {
  for (Operation *user : op->getUsers())
    if (!isa<stablehlo::AsyncDoneOp>(user))
      return refuse(
          op, "expects its future to be used only by 'stablehlo.async_done'");
  // Erase it with its last user.
  if (op->use_empty())
    op->erase();
  return success();
}
