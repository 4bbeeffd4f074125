//===- CollectiveVerify.cpp - Verifies collectives and channels -----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Verifiers of collective operations (all_gather, all_reduce, all_to_all, ...),
// of send, recv, infeed and outfeed, and of asynchronous operations, by the
// constraints of the StableHLO specification. Collectives share the checks of
// replica groups.
//
//===----------------------------------------------------------------------===//

#include "Verify.h"
#include <set>

using namespace mlir;
using namespace tenon::stablehlo;
using llvm::ArrayRef;
using llvm::SmallVector;
using llvm::StringRef;

namespace tenon::stablehlo {

//===-- Groups of processes -----------------------------------------------===//

namespace {
/// Requirements of an operation on its replica groups.
struct GroupRules {
  /// All groups have the same number of processes: `size`, if it is not 0.
  bool sameSize = false;
  int64_t size = 0;
  /// Each process is in a group.
  bool isComplete = true;
};
} // namespace

static DenseIntElementsAttr groupsOf(Operation *op) {
  return op->getAttrOfType<DenseIntElementsAttr>("replica_groups");
}

/// Checks that ids are those of processes, each once; -1 pads shorter groups.
static LogicalResult verifyIds(Operation *op, DenseIntElementsAttr groups,
                               const GroupRules &rules) {
  // std::set, since a DenseSet reserves two values as keys.
  std::set<int64_t> ids;
  for (const APInt &value : groups.getValues<APInt>()) {
    int64_t id = value.getSExtValue();
    if (id < 0 && (id != -1 || rules.sameSize))
      return op->emitOpError("expects ids not below 0 in 'replica_groups', "
                             "got ")
             << id << constraint(op, "replica_groups.range");
    if (id >= 0 && !ids.insert(id).second)
      return op->emitOpError("expects each id once in 'replica_groups', got ")
             << id << " twice" << constraint(op, "replica_groups.unique");
  }
  for (int64_t id = 0, count = ids.size(); rules.isComplete && id < count; ++id)
    if (ids.count(id) == 0)
      return op->emitOpError("expects all ids below ")
             << count << " in 'replica_groups', got none that is " << id
             << constraint(op, "replica_groups.size");
  return success();
}

/// Verifies groups that are described by a device mesh: one in the module, or a
/// given one.
static LogicalResult verifyMeshAxes(Operation *op,
                                    ReplicaGroupMeshAxesAttr axes) {
  StringRef name = axes.getText();
  size_t at = name.find('@');
  if (at == StringRef::npos)
    return success();
  name = name.drop_front(at + 1).take_until(
      [](char c) { return c == ',' || c == ' ' || c == '>'; });
  if (SymbolTable::lookupNearestSymbolFrom(
          op, StringAttr::get(op->getContext(), name)))
    return success();
  return op->emitOpError("expects 'replica_groups' of a mesh in the module, "
                         "got '@")
         << name << "', which is none";
}

static LogicalResult verifyGroups(Operation *op, const GroupRules &rules) {
  bool isGlobal = op->hasAttr("use_global_device_ids");
  auto channel = op->getAttrOfType<ChannelHandleAttr>("channel_handle");
  if (isGlobal && (!channel || channel.getHandle() <= 0))
    return op->emitOpError("expects a channel above 0 with "
                           "'use_global_device_ids', got ")
           << (channel ? channel.getHandle() : 0) << constraint(op, "channel");
  if (auto axes = op->getAttrOfType<ReplicaGroupMeshAxesAttr>("replica_groups"))
    return verifyMeshAxes(op, axes);
  DenseIntElementsAttr groups = groupsOf(op);
  if (!groups)
    return success();
  if (groups.getType().getRank() != 2 || !groups.getElementType().isInteger(64))
    return op->emitOpError("expects 'replica_groups' of rank 2 and element "
                           "type i64, got ")
           << groups.getType();
  if (isGlobal && groups.empty())
    return op->emitOpError("expects 'replica_groups' with "
                           "'use_global_device_ids', got none");
  if (failed(verifyIds(op, groups, rules)))
    return failure();
  int64_t size = groups.getType().getDimSize(1);
  bool isGiven = groups.getType().getShape() != ArrayRef<int64_t>{0, 0};
  if (rules.size != 0 && isGiven && size != rules.size)
    return op->emitOpError("expects groups of ")
           << rules.size << " processes, got " << size
           << constraint(op, "replica_groups.width");
  return success();
}

//===-- Operands and results ----------------------------------------------===//

/// Checks that operands are tensors, and that there are as many results.
static LogicalResult verifyTensors(Operation *op, ValueRange operands) {
  if (operands.empty() || operands.size() != op->getNumResults())
    return op->emitOpError("expects as many results as operands, at least 1, "
                           "got ")
           << op->getNumResults() << " and " << operands.size();
  for (TypeRange types :
       {TypeRange(operands.getTypes()), TypeRange(op->getResultTypes())})
    for (Type type : types)
      if (!isa<RankedTensorType>(type))
        return op->emitOpError("expects ranked tensors, got ") << type;
  return success();
}

static LogicalResult verifySameTypes(Operation *op, ValueRange operands) {
  if (failed(verifyTensors(op, operands)))
    return failure();
  if (compatible(operands.getTypes(), op->getResultTypes()))
    return success();
  return op->emitOpError("expects results of the operands' types, got ")
         << operands.front().getType() << " and " << op->getResult(0).getType()
         << constraint(op, "type");
}

/// Checks that results differ from the operands only in sizes, and in element
/// types if a computation makes them.
static LogicalResult
verifySizes(Operation *op, ValueRange operands,
            llvm::function_ref<void(SmallVectorImpl<int64_t> &)> change) {
  for (auto [operand, result] : llvm::zip(operands, op->getResults())) {
    SmallVector<int64_t> sizes(typeOf(operand).getShape());
    change(sizes);
    if (failed(expectResult(op, sizes, result)) ||
        (op->getNumRegions() == 0 &&
         failed(expectElement(op, "result", operand, result))))
      return failure();
  }
  return success();
}

/// Checks that the computation combines two elements of the results' type.
static LogicalResult verifyComputation(Operation *op, ValueRange operands) {
  Region &region = op->getRegion(0);
  if (failed(expectRegion(op, "computation", region, 2, 1, /*scalars=*/true)))
    return failure();
  Block &code = region.front();
  Type type = baseElement(code.back().getOperand(0).getType());
  for (BlockArgument argument : code.getArguments())
    if (baseElement(argument.getType()) != type)
      return op->emitOpError(
                 "expects 'computation' to return its argument type, ")
             << argument.getType() << ", got "
             << code.back().getOperand(0).getType()
             << constraint(op, "computation.type");
  for (auto [operand, result] : llvm::zip(operands, op->getResults())) {
    if (failed(expectPromotable(op, "computation.type", operand.getType(),
                                code.back().getOperand(0).getType())))
      return failure();
    if (baseElement(result.getType()) != type)
      return op->emitOpError("expects results of the type that 'computation' "
                             "returns, ")
             << type << ", got " << result.getType()
             << constraint(op, "result_element");
  }
  return success();
}

/// Returns the operands without the root, which is the last one if it is
/// dynamic.
static ValueRange withoutRoot(Operation *op) {
  ValueRange operands = op->getOperands();
  return op->hasAttr("has_dynamic_root") && !operands.empty()
             ? operands.drop_back()
             : operands;
}

/// Checks that the root has an element for each operand before it.
static LogicalResult verifyRoot(Operation *op) {
  if (!op->hasAttr("has_dynamic_root") || op->getNumOperands() == 0)
    return success();
  Type last = op->getOperands().back().getType();
  auto type = dyn_cast<RankedTensorType>(last);
  int64_t count = op->getNumOperands() - 1;
  if (type && type.getRank() == 1 && type.getElementType().isInteger(32) &&
      compatible(type.getDimSize(0), count))
    return success();
  return op->emitOpError("expects a root of type tensor<")
         << count << "xi32> as the last operand, got " << last
         << constraint(op, "root");
}

//===-- Collectives -------------------------------------------------------===//

/// Checks that along one dimension the larger size is a multiple of the smaller
/// one. The factor is the number of processes in a group, which depends on the
/// channel and on the number of partitions, so any factor is accepted.
static LogicalResult expectParts(Operation *op, int64_t dim, ValueRange whole,
                                 ValueRange parts, const Twine &subject) {
  for (auto [all, part] : llvm::zip(whole, parts)) {
    int64_t size = typeOf(all).getDimSize(dim),
            partSize = typeOf(part).getDimSize(dim);
    bool isKnown =
        !ShapedType::isDynamic(size) && !ShapedType::isDynamic(partSize);
    if (isKnown && (partSize == 0 ? size != 0 : size % partSize != 0))
      return op->emitOpError("expects as many parts as a group has processes "
                             "in dimension ")
             << dim << ", got " << typeOf(part) << " of " << typeOf(all)
             << constraint(op, subject);
  }
  return success();
}

LogicalResult AllGatherOp::verify() {
  if (failed(verifyTensors(*this, getOperands())) ||
      failed(verifyGroups(*this, {/*sameSize=*/true})))
    return failure();
  int64_t dim = getAllGatherDim();
  for (Value operand : getOperands())
    if (failed(expectDim(*this, "all_gather_dim", dim, rankOf(operand))))
      return failure();
  if (failed(verifySizes(*this, getOperands(), [&](auto &sizes) {
        sizes[dim] = ShapedType::kDynamic;
      })))
    return failure();
  return expectParts(*this, dim, getResults(), getOperands(), "result");
}

LogicalResult AllReduceOp::verify() {
  if (failed(verifyTensors(*this, getOperands())) ||
      failed(verifyGroups(*this, {})) ||
      failed(verifyComputation(*this, getOperands())))
    return failure();
  return verifySizes(*this, getOperands(), [](auto &) {});
}

LogicalResult CrossReplicaSumOp::verify() {
  if (failed(verifyGroups(*this, {})))
    return failure();
  return verifySameTypes(*this, getOperands());
}

LogicalResult AllToAllOp::verify() {
  int64_t from = getSplitDimension(), to = getConcatDimension(),
          count = getSplitCount();
  if (failed(verifyTensors(*this, getOperands())))
    return failure();
  if (count < 1)
    return emitOpError("expects 'split_count' to be positive, got ")
           << count << constraint(*this, "split_count");
  if (failed(verifyGroups(*this, {/*sameSize=*/true, count})))
    return failure();
  for (Value operand : getOperands()) {
    if (failed(expectDim(*this, "split_dimension", from, rankOf(operand))) ||
        failed(expectDim(*this, "concat_dimension", to, rankOf(operand))))
      return failure();
    int64_t size = typeOf(operand).getDimSize(from);
    if (!ShapedType::isDynamic(size) && size % count != 0)
      return emitOpError("expects 'split_count' to divide the size of "
                         "dimension ")
             << from << ", " << size << ", got " << count
             << constraint(*this, "sizes");
  }
  return verifySizes(*this, getOperands(), [&](auto &sizes) {
    if (!ShapedType::isDynamic(sizes[from]))
      sizes[from] /= count;
    if (!ShapedType::isDynamic(sizes[to]))
      sizes[to] *= count;
  });
}

LogicalResult CollectiveBroadcastOp::verify() {
  GroupRules rules;
  rules.isComplete = false;
  if (failed(verifyGroups(*this, rules)) || failed(verifyRoot(*this)))
    return failure();
  return verifySameTypes(*this, withoutRoot(*this));
}

LogicalResult CollectivePermuteOp::verify() {
  DenseIntElementsAttr pairs = getSourceTargetPairs();
  ShapedType type = pairs.getType();
  if (type.getRank() != 2 || type.getDimSize(1) != 2)
    return emitOpError("expects 'source_target_pairs' of shape Nx2, got ")
           << type << constraint(*this, "pairs");
  std::set<int64_t> seen[2];
  for (auto [i, value] : llvm::enumerate(pairs.getValues<APInt>())) {
    int64_t id = value.getSExtValue();
    bool isTarget = i % 2;
    if (id < 0)
      return emitOpError("expects ids not below 0 in 'source_target_pairs', "
                         "got ")
             << id << constraint(*this, "ids");
    if (!seen[isTarget].insert(id).second)
      return emitOpError("expects each id once among ")
             << (isTarget ? "targets" : "sources") << ", got " << id << " twice"
             << constraint(*this, isTarget ? "targets" : "sources");
  }
  return verifySameTypes(*this, getOperands());
}

LogicalResult CollectiveReduceOp::verify() {
  if (failed(verifyTensors(*this, withoutRoot(*this))) ||
      failed(verifyGroups(*this, {})) || failed(verifyRoot(*this)) ||
      failed(verifyComputation(*this, withoutRoot(*this))))
    return failure();
  return verifySizes(*this, withoutRoot(*this), [](auto &) {});
}

LogicalResult ReduceScatterOp::verify() {
  if (failed(verifyTensors(*this, getOperands())) ||
      failed(verifyGroups(*this, {/*sameSize=*/true})) ||
      failed(verifyComputation(*this, getOperands())))
    return failure();
  int64_t dim = getScatterDimension();
  for (Value operand : getOperands())
    if (failed(expectDim(*this, "scatter_dimension", dim, rankOf(operand))))
      return failure();
  if (failed(verifySizes(*this, getOperands(), [&](auto &sizes) {
        sizes[dim] = ShapedType::kDynamic;
      })))
    return failure();
  return expectParts(*this, dim, getOperands(), getResults(), "sizes");
}

//===-- Transfers and tokens ----------------------------------------------===//

/// Checks that the type of a channel matches its direction.
static LogicalResult verifyChannel(Operation *op, bool isHost, int64_t toHost) {
  auto channel = op->getAttrOfType<ChannelHandleAttr>("channel_handle");
  int64_t wanted = isHost ? toHost : 1;
  if (!channel || channel.getType() == wanted)
    return success();
  return op->emitOpError("expects a channel of type ")
         << wanted << (isHost ? " to or from the host" : " between devices")
         << ", got " << channel.getType() << constraint(op, "channel");
}

static LogicalResult expectLastToken(Operation *op, TypeRange types,
                                     StringRef what) {
  if (!types.empty() && isa<TokenType, FutureType>(types.back()))
    return success();
  return op->emitOpError("expects a token as the last ")
         << what << constraint(op, "token");
}

/// Checks that values before the token are tensors.
static LogicalResult expectTensorsBeforeToken(Operation *op, TypeRange types) {
  for (Type type : types.empty() ? types : types.drop_back())
    if (!isa<RankedTensorType>(type))
      return op->emitOpError("expects tensors before the token, got ")
             << type << constraint(op, "tensors");
  return success();
}

LogicalResult SendOp::verify() {
  if (failed(expectLastToken(*this, getOperandTypes(), "operand")) ||
      failed(expectLastToken(*this, getResultTypes(), "result")))
    return failure();
  return verifyChannel(*this, getIsHostTransfer(), /*toHost=*/2);
}

LogicalResult RecvOp::verify() {
  if (failed(expectLastToken(*this, getOperandTypes(), "operand")) ||
      failed(expectLastToken(*this, getResultTypes(), "result")) ||
      failed(expectTensorsBeforeToken(*this, getResultTypes())))
    return failure();
  return verifyChannel(*this, getIsHostTransfer(), /*toHost=*/3);
}

/// Checks that there is a list of dimensions for each result before the token.
static LogicalResult verifyInfeedLayout(InfeedOp op) {
  ArrayAttr layouts = op.getLayoutAttr();
  if (!layouts)
    return success();
  if (layouts.size() + 1 != op.getNumResults())
    return expectSize(op, "layout", layouts.size(), op.getNumResults() - 1);
  for (Attribute layout : layouts) {
    auto dims = dyn_cast<ArrayAttr>(layout);
    if (!dims || !llvm::all_of(dims, llvm::IsaPred<IntegerAttr>))
      return op.emitOpError("expects 'layout' to be lists of dimensions, got ")
             << layout;
  }
  return success();
}

LogicalResult InfeedOp::verify() {
  if (failed(expectLastToken(*this, getResultTypes(), "result")) ||
      failed(expectTensorsBeforeToken(*this, getResultTypes())))
    return failure();
  return verifyInfeedLayout(*this);
}

LogicalResult OutfeedOp::verify() {
  return expectLastToken(*this, getResultTypes(), "result");
}

//===-- Asynchronous operations -------------------------------------------===//

/// Checks that the body is one operation that can run asynchronously, and the
/// return of its results.
static LogicalResult verifyAsyncBody(AsyncStartOp op) {
  Block &body = op.getBody().front();
  if (body.getOperations().size() != 2)
    return op.emitOpError("expects a body of one operation and a return, got ")
           << body.getOperations().size() << " operations";
  Operation &inner = body.front();
  if (isa<AllGatherOp, AllReduceOp, AllToAllOp, CollectiveBroadcastOp,
          CollectivePermuteOp, CollectiveReduceOp, ReduceScatterOp, SliceOp,
          DynamicSliceOp, DynamicUpdateSliceOp>(inner))
    return success();
  return op.emitOpError("expects a collective operation or a slice in the "
                        "body, got '")
         << inner.getName() << "'";
}

LogicalResult AsyncStartOp::verify() {
  Region &body = getBody();
  if (failed(expectRegion(*this, "body", body, getNumOperands(),
                          body.hasOneBlock() && !body.front().empty()
                              ? body.front().back().getNumOperands()
                              : 0,
                          /*scalars=*/false)))
    return failure();
  auto future = getNumResults() == 1
                    ? dyn_cast<FutureType>(getResult(0).getType())
                    : FutureType();
  if (!future)
    return emitOpError("expects a future as the only result, got ")
           << getNumResults() << " results";
  if (!compatible(body.getArgumentTypes(), getOperandTypes()))
    return emitOpError("expects 'body' to take the operands' types");
  if (failed(verifyAsyncBody(*this)))
    return failure();
  TypeRange made = body.front().back().getOperandTypes();
  if (!compatible(TypeRange(future.getTypes()), made))
    return emitOpError("expects a future of the result types of 'body', got ")
           << future;
  return success();
}

LogicalResult AsyncDoneOp::verify() {
  auto future = getNumOperands() == 1
                    ? dyn_cast<FutureType>(getOperand(0).getType())
                    : FutureType();
  if (!future)
    return emitOpError("expects a future as the only operand, got ")
           << getNumOperands() << " operands";
  if (!compatible(TypeRange(future.getTypes()), getResultTypes()))
    return emitOpError("expects results of the future's types, ") << future;
  return success();
}

} // namespace tenon::stablehlo
