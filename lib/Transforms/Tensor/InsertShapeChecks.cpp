//===- InsertShapeChecks.cpp - Inserts checks of dynamic sizes ------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements ten-insert-shape-checks: the constraints of the operations that
// the verifiers cannot check for dynamic sizes (equal shapes, index ranges,
// element counts, sizes of results) become `ten.check` operations, which fail
// at run time with the operation's location. A constraint that holds statically
// vanishes. All conditions of one operation are joined to one check per
// message; sizes come from ReifyRankedShapedTypeOpInterface and are computed
// once, right after their value. Products of sizes are checked for overflow.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Kernels.h"
#include "Dialect/Ten/IR/LibraryCall.h"
#include "Dialect/Ten/IR/Shape.h"
#include "Transforms/Passes.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_INSERTSHAPECHECKS
#include "Transforms/Passes.h.inc"

using namespace ten;

namespace {

class ShapeChecker {
public:
  explicit ShapeChecker(MLIRContext *context) : builder(context) {}

  void check(Operation *op);

private:
  using Predicate = arith::CmpIPredicate;

  /// Returns the size of a dimension, computed at its first use and cached.
  OpFoldResult size(Value value, int64_t dim);
  OpFoldResult computeSizes(Value value, int64_t dim);
  Value asValue(OpFoldResult size) {
    return getValueOrCreateConstantIndexOp(builder, loc, size);
  }
  OpFoldResult product(ArrayRef<OpFoldResult> factors);

  // Adds a condition; `report` makes one check of all that were added.
  void require(Predicate predicate, OpFoldResult lhs, OpFoldResult rhs);
  void require(Value condition) {
    all = all ? arith::AndIOp::create(builder, loc, all, condition).getResult()
              : condition;
  }
  void requireEqual(OpFoldResult lhs, OpFoldResult rhs) {
    require(Predicate::eq, lhs, rhs);
  }
  void requireNoOverflow(ArrayRef<OpFoldResult> factors);
  void requireOneShape(ValueRange values);
  void report(const Twine &expectation);

  OpFoldResult number(int64_t value) { return builder.getIndexAttr(value); }

  void checkFamily(Operation *op);
  void checkSlice(SliceOp op);
  void checkPad(PadOp op);
  void checkBroadcast(BroadcastOp op);
  void checkReshape(ReshapeOp op);
  void checkConv(ConvOp op);
  void checkGather(GatherOp op);
  void checkScatter(ScatterOp op);
  void checkTriangularSolve(TriangularSolveOp op);
  void checkLibraryCall(LibraryCallOp op);
  /// Checks the sizes of a static result type that the operands determine only
  /// at run time.
  void checkResults(Operation *op);

  OpBuilder builder;
  Location loc = builder.getUnknownLoc();
  Operation *op = nullptr;
  Value all;
  llvm::DenseMap<std::pair<Value, int64_t>, OpFoldResult> known;
};

OpFoldResult ShapeChecker::size(Value value, int64_t dim) {
  RankedTensorType type = tensorType(value);
  if (!type.isDynamicDim(dim))
    return number(type.getDimSize(dim));
  auto found = known.find({value, dim});
  if (found != known.end())
    return found->second;
  OpFoldResult result = computeSizes(value, dim);
  known[{value, dim}] = result;
  return result;
}

/// Computes sizes right after the value, so that they dominate all users.
OpFoldResult ShapeChecker::computeSizes(Value value, int64_t dim) {
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointAfterValue(value);
  Operation *op = value.getDefiningOp();
  auto reifiable = dyn_cast_or_null<ReifyRankedShapedTypeOpInterface>(op);
  if (!reifiable || !isa_and_nonnull<TenDialect>(op->getDialect()))
    return builder.createOrFold<tensor::DimOp>(value.getLoc(), value, dim);
  Block::iterator end = builder.getInsertionPoint();
  ReifiedRankedShapedTypeDims shapes;
  LogicalResult reified = reifiable.reifyResultShapes(builder, shapes);
  // The reified sizes refer to sizes of operands, which are computed already.
  SmallVector<tensor::DimOp> dims;
  for (Operation &made : llvm::make_range(std::next(op->getIterator()), end))
    if (auto dimOp = dyn_cast<tensor::DimOp>(made))
      dims.push_back(dimOp);
  if (failed(reified))
    return builder.createOrFold<tensor::DimOp>(value.getLoc(), value, dim);
  for (tensor::DimOp dimOp : dims) {
    std::optional<int64_t> index = dimOp.getConstantIndex();
    if (!index || dimOp.getSource() == value)
      continue;
    OpFoldResult resolved = size(dimOp.getSource(), *index);
    Value replacement;
    {
      OpBuilder::InsertionGuard inner(builder);
      builder.setInsertionPoint(dimOp);
      replacement =
          getValueOrCreateConstantIndexOp(builder, dimOp.getLoc(), resolved);
    }
    if (replacement == dimOp.getResult())
      continue;
    for (SmallVector<OpFoldResult> &shape : shapes)
      for (OpFoldResult &entry : shape)
        if (dyn_cast<Value>(entry) == dimOp.getResult())
          entry = replacement;
    dimOp.getResult().replaceAllUsesWith(replacement);
    dimOp.erase();
  }
  for (auto [result, shape] : llvm::zip_equal(op->getResults(), shapes))
    for (auto [i, entry] : llvm::enumerate(shape))
      if (tensorType(result).isDynamicDim(i))
        known[{result, static_cast<int64_t>(i)}] = entry;
  return shapes[cast<OpResult>(value).getResultNumber()][dim];
}

OpFoldResult ShapeChecker::product(ArrayRef<OpFoldResult> factors) {
  int64_t constant = 1;
  Value dynamic;
  for (OpFoldResult factor : factors) {
    if (std::optional<int64_t> known = getConstantIntValue(factor))
      constant *= *known;
    else if (dynamic)
      dynamic =
          arith::MulIOp::create(builder, loc, dynamic, cast<Value>(factor));
    else
      dynamic = cast<Value>(factor);
  }
  if (!dynamic || constant == 0)
    return number(constant);
  if (constant == 1)
    return dynamic;
  return arith::MulIOp::create(builder, loc, dynamic, asValue(number(constant)))
      .getResult();
}

void ShapeChecker::require(Predicate predicate, OpFoldResult lhs,
                           OpFoldResult rhs) {
  std::optional<int64_t> left = getConstantIntValue(lhs);
  std::optional<int64_t> right = getConstantIntValue(rhs);
  if (left && right &&
      arith::applyCmpPredicate(predicate, APInt(64, *left, true),
                               APInt(64, *right, true)))
    return;
  if (lhs == rhs && predicate == Predicate::eq)
    return;
  require(arith::CmpIOp::create(builder, loc, predicate, asValue(lhs),
                                asValue(rhs)));
}

/// Precondition: no factor is negative.
void ShapeChecker::requireNoOverflow(ArrayRef<OpFoldResult> factors) {
  if (factors.size() < 2 || llvm::all_of(factors, [](OpFoldResult factor) {
        return getConstantIntValue(factor).has_value();
      }))
    return;
  Value product = asValue(factors.front());
  Value zero = asValue(number(0));
  for (OpFoldResult factor : factors.drop_front()) {
    if (getConstantIntValue(factor) == 1)
      continue;
    auto next =
        arith::MulUIExtendedOp::create(builder, loc, product, asValue(factor));
    require(Predicate::eq, next.getHigh(), zero);
    require(Predicate::sge, next.getLow(), zero);
    product = next.getLow();
  }
}

void ShapeChecker::requireOneShape(ValueRange values) {
  if (values.empty())
    return;
  Value first = values.front();
  for (Value other : values.drop_front())
    for (int64_t dim = 0, rank = tensorType(first).getRank();
         dim < rank && rank == tensorType(other).getRank(); ++dim)
      requireEqual(size(first, dim), size(other, dim));
}

void ShapeChecker::report(const Twine &expectation) {
  if (!all)
    return;
  CheckOp::create(
      builder, loc, /*mismatch=*/false, all,
      ("'" + op->getName().getStringRef() + "' op " + expectation).str());
  all = {};
}

void ShapeChecker::checkSlice(SliceOp op) {
  auto start = getMixedValues(op.getStaticStart(), op.getStart(), builder);
  auto limit = getMixedValues(op.getStaticLimit(), op.getLimit(), builder);
  auto stride = getMixedValues(op.getStaticStride(), op.getStride(), builder);
  for (int64_t dim = 0; dim < op.getType().getRank(); ++dim) {
    OpFoldResult extent = size(op.getOperand(), dim);
    require(Predicate::sle, number(0), start[dim]);
    require(Predicate::sle, start[dim], limit[dim]);
    require(Predicate::sle, limit[dim], extent);
    std::string bound = "the size";
    if (std::optional<int64_t> known = getConstantIntValue(extent))
      bound = std::to_string(*known);
    report("expects 0 <= start <= limit <= " + bound + " in dimension " +
           Twine(dim));
    require(Predicate::sge, stride[dim], number(1));
    report("expects a stride of at least 1 in dimension " + Twine(dim));
  }
}

void ShapeChecker::checkPad(PadOp op) {
  auto low = getMixedValues(op.getStaticLow(), op.getLow(), builder);
  auto high = getMixedValues(op.getStaticHigh(), op.getHigh(), builder);
  auto gaps = getMixedValues(op.getStaticInterior(), op.getInterior(), builder);
  for (int64_t dim = 0; dim < op.getType().getRank(); ++dim) {
    require(Predicate::sge, gaps[dim], number(0));
    report("expects 'interior' of at least 0 in dimension " + Twine(dim));
    OpFoldResult extent = size(op.getOperand(), dim);
    std::optional<int64_t> isLow = getConstantIntValue(low[dim]);
    std::optional<int64_t> isHigh = getConstantIntValue(high[dim]);
    bool grows = isLow && isHigh && *isLow + *isHigh >= 0;
    if (grows && !getConstantIntValue(extent) && op.getType().isDynamicDim(dim))
      continue;
    // size + max(size - 1, 0) * interior + low + high.
    Value padded = asValue(extent);
    if (getConstantIntValue(gaps[dim]) != 0) {
      Value places = arith::MaxSIOp::create(
          builder, loc,
          arith::SubIOp::create(builder, loc, padded, asValue(number(1))),
          asValue(number(0)));
      padded = arith::AddIOp::create(
          builder, loc, padded,
          arith::MulIOp::create(builder, loc, places, asValue(gaps[dim])));
    }
    for (OpFoldResult part : {low[dim], high[dim]})
      if (getConstantIntValue(part) != 0)
        padded = arith::AddIOp::create(builder, loc, padded, asValue(part));
    require(Predicate::sge, padded, number(0));
    report("expects padding that leaves a size of at least 0 in dimension " +
           Twine(dim));
    if (!op.getType().isDynamicDim(dim)) {
      requireEqual(padded, number(op.getType().getDimSize(dim)));
      report("expects a result of size " + Twine(op.getType().getDimSize(dim)) +
             " in dimension " + Twine(dim));
    }
  }
}

void ShapeChecker::checkBroadcast(BroadcastOp op) {
  for (auto [i, dim] : llvm::enumerate(op.getDims())) {
    OpFoldResult from = size(op.getOperand(), i), to = size(op, dim);
    std::optional<int64_t> known = getConstantIntValue(from);
    bool isKept = llvm::is_contained(op.getKept().value_or(ArrayRef<int64_t>()),
                                     static_cast<int64_t>(i));
    if (from == to || (known == 1 && !isKept))
      continue;
    if (isKept) {
      requireEqual(from, to);
      report("expects dimension " + Twine(i) +
             " of the operand, which is kept, to have the result's size");
      continue;
    }
    if (known) {
      requireEqual(from, to);
    } else {
      Value isOne = arith::CmpIOp::create(builder, loc, Predicate::eq,
                                          asValue(from), asValue(number(1)));
      Value isSame = arith::CmpIOp::create(builder, loc, Predicate::eq,
                                           asValue(from), asValue(to));
      require(arith::OrIOp::create(builder, loc, isOne, isSame));
    }
    report("expects dimension " + Twine(i) +
           " of the operand to be 1 or the result's size");
  }
}

void ShapeChecker::checkReshape(ReshapeOp op) {
  SmallVector<OpFoldResult> from, to;
  for (int64_t i = 0; i < op.getOperand().getType().getRank(); ++i)
    from.push_back(size(op.getOperand(), i));
  for (int64_t i = 0; i < op.getType().getRank(); ++i)
    to.push_back(size(op, i));
  // The operand is in memory, so its element count does not overflow.
  requireNoOverflow(to);
  requireEqual(product(from), product(to));
  OpFoldResult count = product(to);
  std::optional<int64_t> known = getConstantIntValue(count);
  report(known ? "expects " + Twine(*known) + " elements"
               : Twine("expects as many elements as the result has"));
}

void ShapeChecker::checkConv(ConvOp op) {
  ConvDimsAttr dims = op.getDims();
  auto groups = static_cast<int64_t>(op.getFeatureGroups());
  auto batchGroups = static_cast<int64_t>(op.getBatchGroups());
  requireEqual(size(op.getInput(), dims.getInputFeature()),
               product({size(op.getKernel(), dims.getKernelInputFeature()),
                        number(groups)}));
  report("expects as many input features as the kernel and its groups have");
  auto divides = [&](OpFoldResult whole, int64_t by) {
    if (by == 1 || getConstantIntValue(whole))
      return;
    require(Predicate::eq,
            arith::RemUIOp::create(builder, loc, asValue(whole),
                                   asValue(number(by)))
                .getResult(),
            number(0));
  };
  divides(size(op.getInput(), dims.getInputBatch()), batchGroups);
  OpFoldResult out = size(op.getKernel(), dims.getKernelOutputFeature());
  divides(out, batchGroups);
  divides(out, groups);
  report("expects a batch and output features that the groups divide");
}

void ShapeChecker::checkGather(GatherOp op) {
  Value indices = op.getIndices();
  auto vectorDim = static_cast<int64_t>(op.getIndexVectorDim());
  if (vectorDim < tensorType(indices).getRank())
    requireEqual(size(indices, vectorDim),
                 number(op.getStartIndexMap().size()));
  report("expects index vectors of " + Twine(op.getStartIndexMap().size()) +
         " elements");
  SmallVector<OpFoldResult> box = op.getMixedSliceSizes();
  // Without index vectors nothing is taken, and the operand may be empty.
  SmallVector<OpFoldResult> batch;
  for (int64_t i = 0; i < tensorType(indices).getRank(); ++i)
    if (i != vectorDim)
      batch.push_back(size(indices, i));
  OpFoldResult count = product(batch);
  for (auto [dim, extent] : llvm::enumerate(box)) {
    OpFoldResult available = size(op.getOperand(), dim);
    if (getConstantIntValue(count) ||
        (getConstantIntValue(extent) && getConstantIntValue(available))) {
      require(Predicate::sle, extent, available);
      continue;
    }
    Value fits = arith::CmpIOp::create(builder, loc, Predicate::sle,
                                       asValue(extent), asValue(available));
    Value isNone = arith::CmpIOp::create(builder, loc, Predicate::eq,
                                         asValue(count), asValue(number(0)));
    require(arith::OrIOp::create(builder, loc, fits, isNone));
  }
  report("expects a slice of at most the operand's size");
  for (OpFoldResult extent : box)
    require(Predicate::sge, extent, number(0));
  report("expects a slice of at least 0");
  for (auto [dim, extent] : llvm::enumerate(box))
    if (isa<Value>(extent) && op.isDropped(dim))
      requireEqual(extent, number(1));
  report("expects a slice of 1 in collapsed and batching dimensions");
  for (auto [dim, other] :
       llvm::zip_equal(op.getOperandBatching(), op.getIndicesBatching()))
    requireEqual(size(op.getOperand(), dim), size(indices, other));
  report("expects batching dimensions of one size");
}

void ShapeChecker::checkScatter(ScatterOp op) {
  requireOneShape(op.getInputs());
  report("expects inputs of one shape");
  requireOneShape(op.getUpdates());
  report("expects updates of one shape");
  Value indices = op.getIndices(), update = op.getUpdates().front();
  auto vectorDim = static_cast<int64_t>(op.getIndexVectorDim());
  size_t length = op.getScatterDimsToOperandDims().size();
  int64_t rank = tensorType(indices).getRank();
  if (vectorDim < rank)
    requireEqual(size(indices, vectorDim), number(length));
  report("expects index vectors of " + Twine(length) + " elements");
  int64_t from = 0;
  for (int64_t dim = 0; dim < tensorType(update).getRank(); ++dim) {
    if (llvm::is_contained(op.getUpdateWindowDims(), dim))
      continue;
    from += from == vectorDim;
    if (from < rank)
      requireEqual(size(update, dim), size(indices, from++));
  }
  report("expects updates of the indices' shape");
  for (auto [dim, other] :
       llvm::zip_equal(op.getInputBatching(), op.getIndicesBatching()))
    requireEqual(size(op.getInputs().front(), dim), size(indices, other));
  report("expects batching dimensions of one size");
}

void ShapeChecker::checkTriangularSolve(TriangularSolveOp op) {
  Value a = op.getA(), b = op.getRhs();
  int64_t rank = tensorType(a).getRank();
  requireEqual(size(a, rank - 1), size(a, rank - 2));
  requireEqual(size(b, op.getRight() ? rank - 1 : rank - 2), size(a, rank - 1));
  for (int64_t dim = 0; dim < rank - 2; ++dim)
    requireEqual(size(a, dim), size(b, dim));
  report("expects square matrices and right-hand sides of their size");
}

/// Requires equal sizes for dimensions of the same letter in the routine's
/// signature.
void ShapeChecker::checkLibraryCall(LibraryCallOp op) {
  std::optional<LibraryCall> call = LibraryCall::of(op);
  if (!call)
    return;
  Value first = op.getInputs().front();
  int64_t batch = tensorType(first).getRank() - call->core;
  auto sizeOf = [&](char letter) {
    LibraryCall::Place place = call->placeOf(letter);
    Value input = op.getInputs()[place.operand];
    return size(input, tensorType(input).getRank() - place.fromLast);
  };
  for (auto [input, array] : llvm::zip(op.getInputs(), call->inputs)) {
    for (int64_t dim = 0; dim < batch; ++dim)
      requireEqual(size(input, dim), size(first, dim));
    for (auto [i, letter] : llvm::enumerate(array.sizes))
      requireEqual(size(input, batch + static_cast<int64_t>(i)),
                   sizeOf(letter));
  }
  switch (op.getRoutine()) {
  case LibraryRoutine::Orgqr:
    require(Predicate::sle, sizeOf('t'), sizeOf('n'));
    require(Predicate::sle, sizeOf('n'), sizeOf('m'));
    break;
  case LibraryRoutine::Ormqr:
    require(Predicate::sle, sizeOf('t'), sizeOf('n'));
    require(Predicate::sle, sizeOf('t'), sizeOf('m'));
    requireEqual(sizeOf(op.getParameters()[0] != 0 ? 'b' : 'c'), sizeOf('m'));
    break;
  case LibraryRoutine::Gtsv:
  case LibraryRoutine::PerturbedGtsv:
    require(Predicate::sge, sizeOf('n'), number(1));
    break;
  default:
    break;
  }
  report("expects operands as '" + stringifyLibraryRoutine(op.getRoutine()) +
         "' takes them");
}

void ShapeChecker::checkFamily(Operation *op) {
  auto atMost = [&](OpFoldResult small, OpFoldResult large) {
    require(Predicate::sle, small, large);
  };
  auto divisor = [&] {
    Value by = op->getOperand(1);
    if (getConstantIntValue(by).value_or(0) != 0)
      return;
    Value zero = arith::ConstantOp::create(builder, loc,
                                           builder.getZeroAttr(by.getType()));
    require(arith::CmpIOp::create(builder, loc, Predicate::ne, by, zero));
    report("expects a divisor other than 0");
  };
  llvm::TypeSwitch<Operation *>(op)
      .Case<SliceOp>([&](auto o) { checkSlice(o); })
      .Case<PadOp>([&](auto o) { checkPad(o); })
      .Case<BroadcastOp>([&](auto o) { checkBroadcast(o); })
      .Case<ReshapeOp>([&](auto o) { checkReshape(o); })
      .Case<ConvOp>([&](auto o) { checkConv(o); })
      .Case<GatherOp>([&](auto o) { checkGather(o); })
      .Case<ScatterOp>([&](auto o) { checkScatter(o); })
      .Case<TriangularSolveOp>([&](auto o) { checkTriangularSolve(o); })
      .Case<LibraryCallOp>([&](auto o) { checkLibraryCall(o); })
      .Case<ConcatOp>([&](ConcatOp o) {
        for (Value input : o.getInputs().drop_front())
          for (int64_t dim = 0; dim < o.getType().getRank(); ++dim)
            if (dim != static_cast<int64_t>(o.getDim()))
              requireEqual(size(o.getInputs().front(), dim), size(input, dim));
        report("expects inputs that differ in dimension " + Twine(o.getDim()) +
               " only");
      })
      .Case<ContractOp>([&](ContractOp o) {
        for (auto [l, r] : llvm::zip_equal(o.getLhsBatch(), o.getRhsBatch()))
          requireEqual(size(o.getLhs(), l), size(o.getRhs(), r));
        for (auto [l, r] :
             llvm::zip_equal(o.getLhsContracting(), o.getRhsContracting()))
          requireEqual(size(o.getLhs(), l), size(o.getRhs(), r));
        report("expects paired dimensions of one size");
      })
      .Case<ReduceOp, WindowReduceOp, ScanOp, SortOp>([&](auto o) {
        requireOneShape(o.getInputs());
        report("expects inputs of one shape");
      })
      .Case<DynamicSliceOp>([&](DynamicSliceOp o) {
        for (auto [dim, extent] : llvm::enumerate(o.getSizes()))
          atMost(number(extent), size(o.getOperand(), dim));
        report("expects a size of at most the operand's");
      })
      .Case<DynamicUpdateSliceOp>([&](DynamicUpdateSliceOp o) {
        for (int64_t dim = 0; dim < o.getType().getRank(); ++dim)
          atMost(size(o.getUpdate(), dim), size(o.getOperand(), dim));
        report("expects a size of at most the operand's");
      })
      .Case<TopKOp>([&](TopKOp o) {
        int64_t last = tensorType(o.getOperand()).getRank() - 1;
        atMost(number(o.getK()), size(o.getOperand(), last));
        report("expects a last dimension of at least " + Twine(o.getK()));
      })
      .Case<CholeskyOp>([&](CholeskyOp o) {
        int64_t rank = tensorType(o.getOperand()).getRank();
        requireEqual(size(o.getOperand(), rank - 1),
                     size(o.getOperand(), rank - 2));
        report("expects square matrices");
      })
      .Case<FftOp>([&](FftOp o) {
        ArrayRef<int64_t> length = o.getLength();
        int64_t first = tensorType(o.getOperand()).getRank() - length.size();
        for (auto [i, expected] : llvm::enumerate(length)) {
          bool isHalf = o.getKind() == FftKind::IRFFT && i + 1 == length.size();
          int64_t wanted = isHalf ? lengthOfSpectrum(expected) : expected;
          requireEqual(size(o.getOperand(), first + i), number(wanted));
          report("expects a size of " + Twine(wanted) + " for 'length' " +
                 Twine(expected));
        }
      })
      .Case<BitcastOp>([&](BitcastOp o) {
        RankedTensorType from = tensorType(o.getOperand());
        int64_t rank = from.getRank();
        if (o.getType().getRank() >= rank)
          return;
        auto width = [](Type type) -> int64_t {
          auto complex = dyn_cast<ComplexType>(type);
          return complex ? 2 * complex.getElementType().getIntOrFloatBitWidth()
                         : type.getIntOrFloatBitWidth();
        };
        int64_t ratio =
            width(o.getType().getElementType()) / width(from.getElementType());
        requireEqual(size(o.getOperand(), rank - 1), number(ratio));
        report("expects a last dimension of " + Twine(ratio));
      })
      .Case<RngBitsOp>([&](RngBitsOp o) {
        OpFoldResult words = size(o.getState(), 0);
        bool isPhilox = o.getAlgorithm() == RngAlgorithm::Philox;
        atMost(number(2), words);
        atMost(words, number(isPhilox ? 3 : 2));
        report(Twine("expects a state of ") + (isPhilox ? "2 or 3" : "2") +
               " elements");
      })
      .Case<tensor::CastOp>([&](tensor::CastOp o) {
        auto from = dyn_cast<RankedTensorType>(o.getSource().getType());
        auto to = dyn_cast<RankedTensorType>(o.getType());
        if (!from || !to)
          return;
        for (int64_t dim = 0; dim < to.getRank(); ++dim)
          if (!to.isDynamicDim(dim))
            requireEqual(size(o.getSource(), dim), number(to.getDimSize(dim)));
        std::string type;
        llvm::raw_string_ostream(type) << to;
        report("expects a " + type);
      })
      .Case<tensor::ExtractOp>([&](tensor::ExtractOp o) {
        for (auto [dim, index] : llvm::enumerate(o.getIndices())) {
          atMost(number(0), index);
          require(Predicate::slt, index, size(o.getTensor(), dim));
          report("expects an index below the size of dimension " + Twine(dim));
        }
      })
      .Case<scf::ForOp>([&](scf::ForOp o) {
        if (getConstantIntValue(o.getStep()).value_or(0) > 0)
          return;
        Value zero = arith::ConstantOp::create(
            builder, loc, builder.getZeroAttr(o.getStep().getType()));
        require(arith::CmpIOp::create(builder, loc, Predicate::sgt, o.getStep(),
                                      zero));
        report("expects a step of at least 1");
      })
      .Case<arith::DivSIOp, arith::DivUIOp, arith::RemSIOp, arith::RemUIOp,
            arith::FloorDivSIOp, arith::CeilDivSIOp, arith::CeilDivUIOp>(
          [&](auto) { divisor(); })
      .Default([&](Operation *other) {
        if (isa_and_nonnull<TenDialect>(other->getDialect()) &&
            isPointwise(other)) {
          requireOneShape(other->getOperands());
          report("expects operands of one shape");
        }
      });
}

/// Returns whether a size of a result is given by the result type alone, not by
/// a formula.
static bool isChosen(Operation *op, unsigned result, int64_t dim) {
  auto call = dyn_cast<LibraryCallOp>(op);
  std::optional<LibraryCall> routine =
      call ? LibraryCall::of(call) : std::nullopt;
  return routine &&
         routine->isChosen(
             result, dim - (tensorType(call.getInputs().front()).getRank() -
                            routine->core));
}

void ShapeChecker::checkResults(Operation *op) {
  // These operations take the sizes of their results from elsewhere, or were
  // checked above.
  if (!isa_and_nonnull<TenDialect>(op->getDialect()) ||
      isa<KernelOp, LaunchOp, ConstantOp, IotaOp, BroadcastOp, ReshapeOp, PadOp,
          DynamicSliceOp, RngBitsOp, FftOp>(op) ||
      !isa<ReifyRankedShapedTypeOpInterface>(op))
    return;
  auto isDynamic = [](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor && !tensor.hasStaticShape();
  };
  bool knownResult = llvm::any_of(op->getResultTypes(), [](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor && llvm::any_of(tensor.getShape(), [](int64_t size) {
             return !ShapedType::isDynamic(size);
           });
  });
  // Operands that are starts, limits and strides, or slice sizes.
  bool fromSizes = isa<SliceOp, GatherOp>(op) &&
                   isa<IndexType>(op->getOperands().back().getType());
  if (!knownResult ||
      !(fromSizes || llvm::any_of(op->getOperandTypes(), isDynamic)))
    return;
  // Clone the operation with a result type of dynamic sizes.
  Operation *open = op->cloneWithoutRegions();
  builder.insert(open);
  for (Value result : open->getResults()) {
    auto type = cast<RankedTensorType>(result.getType());
    SmallVector<int64_t> shape(type.getRank(), ShapedType::kDynamic);
    for (int64_t dim = 0; dim < type.getRank(); ++dim)
      if (isChosen(op, cast<OpResult>(result).getResultNumber(), dim))
        shape[dim] = type.getDimSize(dim);
    result.setType(RankedTensorType::get(shape, type.getElementType()));
  }
  for (auto [number, pair] :
       llvm::enumerate(llvm::zip(op->getResults(), open->getResults()))) {
    auto [declared, computed] = pair;
    RankedTensorType type = tensorType(declared);
    for (int64_t dim = 0; dim < type.getRank(); ++dim) {
      if (type.isDynamicDim(dim))
        continue;
      OpFoldResult actual = size(computed, dim);
      // Skip a size for which no formula exists.
      if (auto value = dyn_cast<Value>(actual);
          value && value.getDefiningOp<tensor::DimOp>() &&
          value.getDefiningOp<tensor::DimOp>().getSource() == computed)
        continue;
      requireEqual(actual, this->number(type.getDimSize(dim)));
    }
    std::string text;
    llvm::raw_string_ostream(text) << type;
    report("expects result " + Twine(number) + " to be a " + text);
  }
  for (Value result : open->getResults()) {
    for (Operation *user : llvm::make_early_inc_range(result.getUsers()))
      user->erase();
    for (int64_t dim = 0; dim < tensorType(result).getRank(); ++dim)
      known.erase({result, dim});
  }
  open->erase();
}

void ShapeChecker::check(Operation *operation) {
  op = operation;
  loc = op->getLoc();
  all = {};
  builder.setInsertionPoint(op);
  if (isa<IotaOp, BroadcastOp, ReshapeOp>(op)) {
    for (Value operand : op->getOperands())
      if (operand.getType().isIndex())
        require(Predicate::sge, operand, number(0));
    report("expects sizes of at least 0");
  }
  auto isOpen = [](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return type.isIntOrIndex() || (tensor && !tensor.hasStaticShape());
  };
  if (llvm::none_of(op->getOperandTypes(), isOpen) &&
      llvm::none_of(op->getResultTypes(), isOpen))
    return;
  checkFamily(op);
  checkResults(op);
}

class InsertShapeChecksPass
    : public impl::InsertShapeChecksBase<InsertShapeChecksPass> {
  void runOnOperation() override {
    SmallVector<Operation *> operations;
    getOperation().walk<WalkOrder::PreOrder>([&](Operation *op) {
      operations.push_back(op);
      // Regions of ten operations hold scalar code or a kernel's own
      // operations.
      return isa_and_nonnull<TenDialect>(op->getDialect())
                 ? WalkResult::skip()
                 : WalkResult::advance();
    });
    ShapeChecker checker(&getContext());
    for (Operation *op : operations)
      if (op != getOperation())
        checker.check(op);
  }
};

} // namespace
} // namespace tenon
