//===- SizePlanner.cpp - Computes sizes from argument dimensions ----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The plan function of a host function computes, from the dimensions of the
// arguments alone, the sizes of dynamic results and of the arena. SizePlanner
// walks the definitions of a size backwards through reifiable operations,
// views, pure scalar code and control flow, and emits the expression in the
// plan function with hash-consing (CSE), so that equal sizes are one SSA value.
// Sizes of loop-carried tensors are found by induction: assumed invariant, then
// verified for one iteration. Data-dependent sizes yield null.
//
//===----------------------------------------------------------------------===//

#include "SizePlanner.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/Ten.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

int64_t tenon::storageBytes(Type element) {
  if (auto complex = dyn_cast<ComplexType>(element))
    return 2 * complex.getElementType().getIntOrFloatBitWidth() / 8;
  return element.isIntOrFloat()
             ? llvm::divideCeil(element.getIntOrFloatBitWidth(), 8)
             : 8;
}

func::FuncOp tenon::findPlan(func::FuncOp host) {
  for (auto function : host->getParentOp()->getRegion(0).getOps<func::FuncOp>())
    if (auto of = attr::planOf.get(function))
      if (of.getAttr() == host.getSymNameAttr())
        return function;
  return {};
}

func::FuncOp tenon::createPlan(func::FuncOp host, int64_t numArgs) {
  OpBuilder builder(host);
  SmallVector<Type> types;
  SmallVector<Location> locations;
  for (BlockArgument argument : host.getArguments().take_front(numArgs)) {
    types.push_back(argument.getType());
    locations.push_back(argument.getLoc());
  }
  auto plan =
      func::FuncOp::create(host.getLoc(), (host.getName() + "_plan").str(),
                           builder.getFunctionType(types, {}));
  plan.setPrivate();
  attr::planOf.set(plan, host.getSymNameAttr());
  SymbolTable(host->getParentOp()).insert(plan, std::next(host->getIterator()));
  builder.createBlock(&plan.getBody(), {}, types, locations);
  func::ReturnOp::create(builder, host.getLoc());
  return plan;
}

unsigned SizePlanner::EqualOperations::getHashValue(const Operation *op) {
  return OperationEquivalence::computeHash(
      const_cast<Operation *>(op), OperationEquivalence::directHashValue,
      OperationEquivalence::ignoreHashValue,
      OperationEquivalence::IgnoreLocations);
}

bool SizePlanner::EqualOperations::isEqual(const Operation *lhs,
                                           const Operation *rhs) {
  if (lhs == rhs)
    return true;
  if (lhs == getTombstoneKey() || lhs == getEmptyKey() ||
      rhs == getTombstoneKey() || rhs == getEmptyKey())
    return false;
  return OperationEquivalence::isEquivalentTo(
      const_cast<Operation *>(lhs), const_cast<Operation *>(rhs),
      OperationEquivalence::IgnoreLocations);
}

SizePlanner::SizePlanner(func::FuncOp host, func::FuncOp plan)
    : builder(plan.getBody().front().getTerminator()), host(host), plan(plan),
      numArgs(plan.getNumArguments()) {
  for (Operation &op : plan.getBody().front().without_terminator())
    if (isMemoryEffectFree(&op))
      operations.insert(&op);
}

Value SizePlanner::constant(int64_t value, Location loc) {
  return make<arith::ConstantIndexOp>(loc, value);
}

void SizePlanner::check(Value condition, StringRef message, Location loc) {
  if (!matchPattern(condition, m_One()))
    CheckOp::create(builder, loc, /*mismatch=*/false, condition, message);
}

Operation *SizePlanner::unique(Operation *op) {
  SmallVector<Value> folded;
  if (!op->hasTrait<OpTrait::ConstantLike>() &&
      succeeded(builder.tryFold(op, folded)) && folded.size() == 1 &&
      folded[0].getDefiningOp()) {
    op->erase();
    op = folded[0].getDefiningOp();
  }
  auto [found, isNew] = operations.insert(op);
  if (!isNew && *found != op)
    op->erase();
  return *found;
}

Value SizePlanner::bytes(MemRefType type, ValueRange sizes, Location loc) {
  int64_t known = storageBytes(type.getElementType());
  for (int64_t size : type.getShape())
    // An overflow is caught at the multiplication: static parts of types are
    // checked to be countable.
    known *= ShapedType::isDynamic(size) ? 1 : size;
  Value result = constant(known, loc);
  Value largest = constant(std::numeric_limits<int64_t>::max(), loc);
  Value zero = constant(0, loc);
  for (Value size : sizes) {
    auto *product =
        unique(arith::MulUIExtendedOp::create(builder, loc, result, size));
    Value low = product->getResult(0);
    Value tooLarge = make<arith::OrIOp>(
        loc,
        make<arith::CmpIOp>(loc, arith::CmpIPredicate::ne,
                            product->getResult(1), zero),
        make<arith::CmpIOp>(loc, arith::CmpIPredicate::slt, low, zero));
    result = make<arith::SelectOp>(loc, tooLarge, largest, low);
  }
  return result;
}

Value tenon::checkBytes(SizePlanner &planner, MemRefType type, ValueRange sizes,
                        StringRef what, Location loc) {
  // Larger than any addressable memory; sums of a few such sizes do not
  // overflow.
  // Fact: bytes; virtual addresses have 48 bits.
  constexpr int64_t kMaxBufferBytes = int64_t(1) << 48;
  Value bytes = planner.bytes(type, sizes, loc);
  std::string message =
      ("out of memory: " + what + " has too many elements").str();
  if (IntegerAttr known; matchPattern(bytes, m_Constant(&known))) {
    message = "out of memory: ";
    llvm::raw_string_ostream stream(message);
    llvm::interleave(type.getShape(), stream, "x");
    stream << (type.getRank() ? "x" : "") << type.getElementType() << " needs "
           << known.getInt() << " bytes";
  }
  planner.check(
      planner.make<arith::CmpIOp>(loc, arith::CmpIPredicate::sle, bytes,
                                  planner.constant(kMaxBufferBytes, loc)),
      message, loc);
  return bytes;
}

Value SizePlanner::get(Value value, int64_t dim) {
  if (auto type = dyn_cast<ShapedType>(value.getType());
      type && type.hasRank() && !type.isDynamicDim(dim))
    return constant(type.getDimSize(dim), value.getLoc());
  Key key(value, dim);
  if (auto found = known.find(key); found != known.end())
    return found->second;
  Value result = compute(value, dim);
  trail.push_back(key);
  return known[key] = result;
}

Value SizePlanner::invariant(Value value, Value init, Value next, int64_t dim) {
  Value start = get(init, dim);
  if (!start)
    return {};
  size_t before = trail.size();
  Key key(value, dim);
  known[key] = start;
  bool holds = get(next, dim) == start;
  if (holds)
    return start;
  // Discard the conclusions from the failed assumption.
  for (const Key &concluded : llvm::drop_begin(trail, before))
    known.erase(concluded);
  trail.truncate(before);
  known.erase(key);
  return {};
}

Value SizePlanner::ofArgument(BlockArgument argument, int64_t dim) {
  Operation *parent = argument.getOwner()->getParentOp();
  unsigned number = argument.getArgNumber();
  if (parent == host) {
    if (dim == kScalar)
      return {};
    if (number < numArgs) {
      Location loc = argument.getLoc();
      return make<memref::DimOp>(loc, plan.getArgument(number),
                                 constant(dim, loc));
    }
    // The argument is memory for a result, whose sizes the plan returns.
    auto results = attr::results.get(host);
    auto returned = attr::returned.get(host);
    if (!results || !returned)
      return {};
    auto sizes = plan.getBody().front().getTerminator()->getOperands().begin();
    unsigned place = numArgs;
    for (auto [i, attribute] : llvm::enumerate(results)) {
      auto type = cast<RankedTensorType>(cast<TypeAttr>(attribute).getValue());
      bool isReturned = llvm::is_contained(returned.asArrayRef(), i);
      if (!isReturned && place++ == number)
        return sizes[type.getDynamicDimIndex(dim)];
      sizes += type.getNumDynamicDims();
    }
    return {};
  }
  if (auto loop = dyn_cast<scf::ForOp>(parent)) {
    OpOperand *init = loop.getTiedLoopInit(argument);
    return init ? invariant(argument, init->get(),
                            loop.getTiedLoopYieldedValue(argument)->get(), dim)
                : Value();
  }
  if (auto loop = dyn_cast<scf::WhileOp>(parent)) {
    if (argument.getOwner() == loop.getAfterBody())
      return get(loop.getConditionOp().getArgs()[number], dim);
    return invariant(argument, loop.getInits()[number],
                     loop.getYieldOp().getOperand(number), dim);
  }
  return {};
}

Value SizePlanner::ofSize(OpFoldResult size, Location loc) {
  if (std::optional<int64_t> number = getConstantIntValue(size))
    return constant(*number, loc);
  return scalar(cast<Value>(size));
}

/// A division could trap at a position where its check would have ended the
/// run.
static bool dividesByValue(Operation *op) {
  auto apply = dyn_cast<affine::AffineApplyOp>(op);
  return apply &&
         apply.getAffineMap()
             .getResult(0)
             .walk([](AffineExpr expr) {
               switch (expr.getKind()) {
               case AffineExprKind::FloorDiv:
               case AffineExprKind::CeilDiv:
               case AffineExprKind::Mod:
                 return cast<AffineBinaryOpExpr>(expr).getRHS().getKind() ==
                                AffineExprKind::Constant
                            ? WalkResult::advance()
                            : WalkResult::interrupt();
               default:
                 return WalkResult::advance();
               }
             })
             .wasInterrupted();
}

Value SizePlanner::ofPureOp(Operation *op) {
  auto isScalar = [](Type type) { return type.isIntOrIndex(); };
  if (op->getNumResults() != 1 || op->getNumRegions() != 0 || !isPure(op) ||
      !llvm::all_of(op->getOperandTypes(), isScalar) ||
      !isScalar(op->getResult(0).getType()) || dividesByValue(op))
    return {};
  IRMapping mapping;
  for (Value operand : op->getOperands()) {
    Value planned = scalar(operand);
    if (!planned)
      return {};
    mapping.map(operand, planned);
  }
  return unique(builder.clone(*op, mapping))->getResult(0);
}

Value SizePlanner::compute(Value value, int64_t dim) {
  if (auto argument = dyn_cast<BlockArgument>(value))
    return ofArgument(argument, dim);
  Operation *op = value.getDefiningOp();
  Location loc = op->getLoc();
  unsigned number = cast<OpResult>(value).getResultNumber();

  // Control flow, for sizes and for scalars.
  if (auto loop = dyn_cast<scf::ForOp>(op))
    return get(loop.getRegionIterArg(number), dim);
  if (auto loop = dyn_cast<scf::WhileOp>(op))
    return get(loop.getConditionOp().getArgs()[number], dim);
  if (isa<scf::IfOp, scf::IndexSwitchOp>(op)) {
    Value agreed;
    for (Region &region : op->getRegions()) {
      Value made = get(region.front().getTerminator()->getOperand(number), dim);
      if (!made || (agreed && agreed != made))
        return {};
      agreed = made;
    }
    return agreed;
  }
  if (dim == kScalar) {
    auto shaped = dyn_cast<ShapedDimOpInterface>(op);
    if (!shaped)
      return ofPureOp(op);
    std::optional<int64_t> index = getConstantIntValue(shaped.getDimension());
    auto type = dyn_cast<ShapedType>(shaped.getShapedValue().getType());
    return index && type && type.hasRank() && *index >= 0 &&
                   *index < type.getRank()
               ? get(shaped.getShapedValue(), *index)
               : Value();
  }

  auto dynamicSize = [&](ValueRange sizes) -> Value {
    auto type = cast<ShapedType>(value.getType());
    size_t index =
        llvm::count_if(type.getShape().take_front(dim), ShapedType::isDynamic);
    return index < sizes.size() ? scalar(sizes[index]) : Value();
  };
  auto ofGroup = [&](Value source, ArrayRef<int64_t> group) {
    Value product = constant(1, loc);
    for (int64_t part : group) {
      Value size = get(source, part);
      if (!size)
        return Value();
      product = make<arith::MulIOp>(loc, product, size);
    }
    return product;
  };
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case<tensor::EmptyOp, memref::AllocOp>(
          [&](auto o) { return dynamicSize(o.getDynamicSizes()); })
      .Case<bufferization::AllocTensorOp>([&](auto o) {
        return o.getCopy() ? get(o.getCopy(), dim)
                           : dynamicSize(o.getDynamicSizes());
      })
      .Case<tensor::CastOp, memref::CastOp>([&](auto o) {
        auto type = dyn_cast<ShapedType>(o.getSource().getType());
        return type && type.hasRank() ? get(o.getSource(), dim) : Value();
      })
      .Case<bufferization::ToTensorOp>(
          [&](auto o) { return get(o.getBuffer(), dim); })
      .Case<bufferization::ToBufferOp>(
          [&](auto o) { return get(o.getTensor(), dim); })
      .Case<tensor::ExpandShapeOp, memref::ExpandShapeOp>(
          [&](auto o) { return ofSize(o.getMixedOutputShape()[dim], loc); })
      .Case<tensor::CollapseShapeOp, memref::CollapseShapeOp>([&](auto o) {
        return ofGroup(o.getSrc(), o.getReassociationIndices()[dim]);
      })
      .Case<tensor::ReshapeOp>([&](auto o) {
        auto sizes =
            o.getShape().template getDefiningOp<tensor::FromElementsOp>();
        return sizes ? scalar(sizes.getElements()[dim]) : Value();
      })
      .Case<tensor::ExtractSliceOp, memref::SubViewOp>([&](auto o) {
        llvm::SmallBitVector dropped = o.getDroppedDims();
        int64_t next = 0;
        for (auto [i, size] : llvm::enumerate(o.getMixedSizes()))
          if (!dropped.test(i) && next++ == dim)
            return ofSize(size, loc);
        return Value();
      })
      .Case<arith::SelectOp>([&](auto o) {
        Value yes = get(o.getTrueValue(), dim);
        return yes && yes == get(o.getFalseValue(), dim) ? yes : Value();
      })
      .Default([&](Operation *) -> Value {
        auto inPlace = dyn_cast<DestinationStyleOpInterface>(op);
        return inPlace && isa<RankedTensorType>(value.getType())
                   ? get(inPlace.getDpsInits()[number], dim)
                   : Value();
      });
}
