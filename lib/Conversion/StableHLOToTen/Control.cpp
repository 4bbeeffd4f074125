//===- Control.cpp - Control flow, calls and custom calls -----------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Converts while, if and case to scf on tensors (with operand, region and
// result types joined, as their static sizes may differ), optimization
// barriers, tuples and tokens, and the custom calls that are supported:
// placement annotations, dynamic operations, top-k, LAPACK routines and CHLO
// functions under mhlo names.
//
//===----------------------------------------------------------------------===//

#include "Converter.h"

using namespace mlir;
using namespace tenon;

/// Ends a moved region with `scf.yield`.
static void closeWithYield(Converter &c, Region &region) {
  Operation *end = region.front().getTerminator();
  OpBuilder::InsertionGuard guard(c.b);
  c.b.setInsertionPoint(end);
  scf::YieldOp::create(c.b, end->getOperands());
  end->erase();
}

/// Returns whether `scf` can carry the values; results of branches are cast to
/// their types.
static bool areTensors(TypeRange types) {
  return llvm::all_of(types, llvm::IsaPred<RankedTensorType>);
}

static void castBranch(Converter &c, Region &region, TypeRange types) {
  Operation *end = region.front().getTerminator();
  OpBuilder::InsertionGuard guard(c.b);
  c.b.setInsertionPoint(end);
  for (auto [i, type] : llvm::enumerate(types))
    end->setOperand(i, c.castTo(end->getOperand(i), type));
}

/// Returns a type that both are compatible with: differing sizes become
/// dynamic.
static Type join(Type a, Type b) {
  auto left = cast<RankedTensorType>(a), right = cast<RankedTensorType>(b);
  SmallVector<int64_t> shape(left.getShape());
  for (auto [size, other] : llvm::zip(shape, right.getShape()))
    if (size != other)
      size = ShapedType::kDynamic;
  return left.clone(shape);
}

/// Changes the types of region arguments, with casts to the types that the
/// region expects.
static void castArguments(Converter &c, Region &region, TypeRange types) {
  OpBuilder::InsertionGuard guard(c.b);
  c.b.setInsertionPointToStart(&region.front());
  for (auto [argument, type] : llvm::zip(region.getArguments(), types)) {
    Type own = argument.getType();
    if (own == type)
      continue;
    argument.setType(type);
    auto cast = tensor::CastOp::create(c.b, own, argument);
    argument.replaceAllUsesExcept(cast, cast);
  }
}

LogicalResult Converter::convertWhile(stablehlo::WhileOp op) {
  if (!areTensors(op.getOperandTypes()))
    return refuse(op, "expects to carry only ranked tensors");
  // Types may differ in their static sizes.
  SmallVector<Type> types(op.getOperandTypes());
  Operation *bodyEnd = op.getBody().front().getTerminator();
  for (TypeRange others : {TypeRange(op.getResultTypes()),
                           TypeRange(op.getCond().getArgumentTypes()),
                           TypeRange(op.getBody().getArgumentTypes()),
                           TypeRange(bodyEnd->getOperandTypes())})
    for (auto [type, other] : llvm::zip(types, others))
      type = join(type, other);
  SmallVector<Value> operands;
  for (auto [operand, type] : llvm::zip(op.getOperand(), types))
    operands.push_back(castTo(operand, type));
  castArguments(*this, op.getCond(), types);
  castArguments(*this, op.getBody(), types);
  castBranch(*this, op.getBody(), types);
  auto loop = scf::WhileOp::create(b, types, operands);
  loop.getBefore().takeBody(op.getCond());
  loop.getAfter().takeBody(op.getBody());
  {
    OpBuilder::InsertionGuard guard(b);
    Operation *end = loop.getBefore().front().getTerminator();
    b.setInsertionPoint(end);
    scf::ConditionOp::create(b, extract(end->getOperand(0)),
                             loop.getBefore().getArguments());
    end->erase();
  }
  closeWithYield(*this, loop.getAfter());
  return replace(op, loop.getResults());
}

LogicalResult Converter::convertCase(stablehlo::CaseOp op) {
  if (!areTensors(op.getResultTypes()))
    return refuse(op, "expects to return only ranked tensors");
  int64_t branches = op.getBranches().size();
  // Out-of-range indices take the last branch, the default here.
  Value number = extract(convertTo(op.getIndex(), b.getI64Type()));
  Value index = arith::IndexCastOp::create(b, b.getIndexType(), number);
  auto cases = llvm::to_vector(llvm::seq<int64_t>(0, branches - 1));
  auto switchOp = scf::IndexSwitchOp::create(b, op.getResultTypes(), index,
                                             cases, branches - 1);
  for (int64_t i = 0; i < branches; ++i) {
    Region &from = op.getBranches()[i];
    castBranch(*this, from, op.getResultTypes());
    Region &to = i + 1 == branches ? switchOp.getDefaultRegion()
                                   : switchOp.getCaseRegions()[i];
    to.takeBody(from);
    closeWithYield(*this, to);
  }
  return replace(op, switchOp.getResults());
}

/// Returns whether types are equal, or tensors with equal sizes where both are
/// static.
static bool isCompatible(Type a, Type b) {
  auto left = dyn_cast<RankedTensorType>(a),
       right = dyn_cast<RankedTensorType>(b);
  return a == b ||
         (left && right && left.getElementType() == right.getElementType() &&
          succeeded(verifyCompatibleShape(left, right)));
}

/// Returns whether a call only annotates placement.
static bool isIdentityCall(StringRef target) {
  return llvm::is_contained(
      {"Sharding", "SPMDFullToShardShape", "SPMDShardToFullShape",
       "LayoutConstraint", "MoveToHost", "MoveToDevice", "PinToDevice",
       "annotate_device_placement", "xla.sdy.FuncResultSharding",
       "xla.sdy.GlobalToLocalShape", "xla.sdy.LocalToGlobalShape"},
      target);
}

/// Converts a call of the process, whose number is in the backend
/// configuration.
LogicalResult Converter::convertHostCall(stablehlo::CustomCallOp op) {
  auto config = op->getAttrOfType<DictionaryAttr>("mhlo.backend_config");
  if (!config)
    config = dyn_cast_or_null<DictionaryAttr>(op.getBackendConfigAttr());
  auto callback =
      config ? config.getAs<IntegerAttr>("callback") : IntegerAttr();
  if (!callback || callback.getValue().getBitWidth() > 64)
    return refuse(op, "expects a backend configuration with the number of the "
                      "callback: {callback = 1 : i64}");
  SmallVector<Type> types(op.getResultTypes());
  for (Type type : types)
    if (!cast<RankedTensorType>(type).hasStaticShape())
      return refuse(op, "expects results of static shapes");
  if (!op.getHasSideEffect() && op->use_empty()) {
    op.erase();
    return success();
  }
  types.push_back(RankedTensorType::get({}, b.getI32Type()));
  auto call = ten::HostCallOp::create(
      b, types, b.getI64IntegerAttr(callback.getValue().getZExtValue()),
      op.getInputs(), op.getHasSideEffect() ? UnitAttr() : b.getUnitAttr());
  Num status(*this, call.getResults().back());
  ten::CheckOp::create(b, /*mismatch=*/false, status == 0.0,
                       "a function of the process that the program calls "
                       "failed, or there is none");
  return replace(op, call.getResults().drop_back());
}

LogicalResult Converter::convertCustomCall(stablehlo::CustomCallOp op) {
  StringRef target = op.getCallTargetName();
  ValueRange inputs = op.getInputs();
  auto arity = [&](size_t operands, size_t results) {
    return inputs.size() == operands && op.getNumResults() == results;
  };
  if (isIdentityCall(target) && inputs.size() == op.getNumResults() &&
      llvm::all_of(llvm::zip_equal(inputs, op->getResults()), [](auto pair) {
        return isCompatible(std::get<0>(pair).getType(),
                            std::get<1>(pair).getType());
      }))
    return replace(op, inputs);
  if (failed(checkTypes(op)))
    return failure();
  if (target == "check.expect_eq" && arity(2, 0))
    return expectEqual(op, inputs[0], inputs[1]);
  if (target == "check.expect_almost_eq" && arity(2, 0))
    return expectAlmostEqual(op, inputs[0], inputs[1], 0.001);
  if (target == "check.expect_close" && arity(2, 0))
    return expectClose(op, inputs[0], inputs[1], 0, 3);
  if (target == "check.eq" && arity(2, 1))
    return expectAlmostEqual(op, inputs[0], inputs[1], 0.0001);
  if (target == "tenon.host_call")
    return convertHostCall(op);
  if (Outcome outcome = convertLapack(op))
    return *outcome;
  if (target == "stablehlo.dynamic_reduce_window" && arity(7, 1))
    return convertDynamicReduceWindow(op);
  if (target == "shape_assertion" && !inputs.empty() &&
      elementOf(inputs[0]).isInteger(1) && typeOf(inputs[0]).getRank() == 0 &&
      op.getNumResults() == 0) {
    auto message = op->getAttrOfType<StringAttr>("error_message");
    ten::CheckOp::create(b, /*mismatch=*/false, inputs[0],
                         message ? message.getValue()
                                 : StringRef("shape assertion failed"));
    op.erase();
    return success();
  }
  if (target == "stablehlo.dynamic_top_k" && arity(2, 2))
    return convertDynamicTopK(op);
  if (target == "stablehlo.dynamic_rng_bit_generator" && arity(2, 2))
    return convertDynamicRngBits(op);
  if ((target == "ApproxTopK" || target == "stablehlo.dynamic_approx_top_k") &&
      inputs.size() >= 4 && op.getNumResults() == 2)
    return convertApproxTopK(op);
  if (target == "mhlo.topk" && arity(1, 2))
    if (auto attributes =
            op->getAttrOfType<DictionaryAttr>("mhlo.attributes")) {
      auto k = attributes.getAs<IntegerAttr>("k");
      auto largest = attributes.getAs<BoolAttr>("largest");
      if (k && (!largest || largest.getValue())) {
        return convertTopK(op, inputs[0], k.getInt());
      }
    }
  // mhlo.erf and the like are CHLO's functions under another name.
  StringRef name = target;
  if (name.consume_front("mhlo.") && arity(1, 1)) {
    OperationName chloName(("chlo." + name).str(), b.getContext());
    if (chloName.isRegistered()) {
      OperationState state(op.getLoc(), chloName);
      state.addOperands(inputs);
      state.addTypes(op.getResultTypes());
      Operation *function = b.create(state);
      op.getResult(0).replaceAllUsesWith(function->getResult(0));
      op.erase();
      convert(function);
      return success();
    }
  }
  return refuse(op, "there is no implementation of custom call target '" +
                        target + "'");
}

/// Erases an unused token or tuple, and those whose last user it was.
static void eraseUnused(Operation *op) {
  if (!op ||
      !isa<stablehlo::AfterAllOp, stablehlo::CreateTokenOp, stablehlo::TupleOp>(
          op) ||
      !op->use_empty())
    return;
  SmallVector<Operation *> makers;
  for (Value operand : op->getOperands())
    makers.push_back(operand.getDefiningOp());
  op->erase();
  llvm::sort(makers);
  makers.erase(llvm::unique(makers), makers.end());
  for (Operation *maker : makers)
    eraseUnused(maker);
}

Converter::Outcome Converter::control(Operation *op) {
  using namespace stablehlo;
  if (auto whileOp = dyn_cast<WhileOp>(op))
    return convertWhile(whileOp);
  if (auto caseOp = dyn_cast<CaseOp>(op))
    return convertCase(caseOp);
  if (auto ifOp = dyn_cast<IfOp>(op)) {
    if (!areTensors(op->getResultTypes()))
      return refuse(op, "expects to return only ranked tensors");
    auto branch = scf::IfOp::create(b, op->getResultTypes(),
                                    extract(ifOp.getPred()), false, false);
    castBranch(*this, ifOp.getTrueBranch(), op->getResultTypes());
    castBranch(*this, ifOp.getFalseBranch(), op->getResultTypes());
    branch.getThenRegion().takeBody(ifOp.getTrueBranch());
    branch.getElseRegion().takeBody(ifOp.getFalseBranch());
    closeWithYield(*this, branch.getThenRegion());
    closeWithYield(*this, branch.getElseRegion());
    return replace(op, branch.getResults());
  }
  if (isa<OptimizationBarrierOp, sdy::ShardingConstraintOp>(op))
    return replace(op, op->getOperands());
  if (auto call = dyn_cast<CustomCallOp>(op))
    return convertCustomCall(call);
  if (isa<PartitionIdOp, ReplicaIdOp>(op))
    return isLone ? replace(op, constantLike(op->getResult(0), 0))
                  : refuse(op, "more than one device is not supported");
  if (isa<AllGatherOp, AllReduceOp, AllToAllOp, CollectiveBroadcastOp,
          CollectivePermuteOp, CollectiveReduceOp, CrossReplicaSumOp,
          ReduceScatterOp>(op))
    return convertCollective(op);
  if (auto start = dyn_cast<AsyncStartOp>(op))
    return convertAsyncStart(start);
  if (auto done = dyn_cast<AsyncDoneOp>(op))
    return convertAsyncDone(done);
  if (isa<SendOp, RecvOp, InfeedOp, OutfeedOp>(op))
    return refuse(op, "communication is not supported");
  // Tokens and tuples are erased with their last user.
  if (isa<AfterAllOp, CreateTokenOp, TupleOp>(op)) {
    eraseUnused(op);
    return success();
  }
  if (auto get = dyn_cast<GetTupleElementOp>(op)) {
    auto tuple = get.getOperand().getDefiningOp<TupleOp>();
    if (!tuple)
      return refuse(op, "expects the result of a 'stablehlo.tuple'");
    get.getResult().replaceAllUsesWith(
        castTo(tuple.getOperand(get.getIndex()), get.getType()));
    get.erase();
    while (tuple && tuple->use_empty()) {
      TupleOp outer = tuple;
      tuple = TupleOp();
      for (Value value : outer.getOperands())
        if (auto inner = value.getDefiningOp<TupleOp>())
          tuple = inner;
      outer.erase();
    }
    return success();
  }
  if (auto manual = dyn_cast<sdy::ManualComputationOp>(op)) {
    Block &body = manual.getBody().front();
    if (TypeRange(body.getArgumentTypes()) !=
            TypeRange(manual.getOperandTypes()) ||
        TypeRange(body.getTerminator()->getOperandTypes()) !=
            TypeRange(manual.getResultTypes()))
      return refuse(op, "more than one device is not supported");
    SmallVector<Value> results(body.getTerminator()->getOperands());
    for (auto [argument, value] :
         llvm::zip(body.getArguments(), manual.getOperands())) {
      llvm::replace(results, Value(argument), value);
      argument.replaceAllUsesWith(value);
    }
    body.getTerminator()->erase();
    op->getBlock()->getOperations().splice(op->getIterator(),
                                           body.getOperations());
    return replace(op, results);
  }
  return std::nullopt;
}
