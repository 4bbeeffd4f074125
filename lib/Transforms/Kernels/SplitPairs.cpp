//===- SplitPairs.cpp - Arrays of pairs, one coordinate at a time ---------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Splits a short dimension of computed arrays into one array for each of its
// indices (array of structures to structure of arrays). The short dimension is
// that of coordinates: distances between all pairs of N points are sums over
// three coordinates of N x N x 3 differences, forces are sums over N of N x N x
// 3 vectors. A sum over coordinates becomes elementwise sums of arrays, and a
// sum that keeps the coordinates becomes one row reduction of an N x N array
// per coordinate. A contraction of a few elements that only reductions read, as
// in |x|^2 + |y|^2 - 2 x y, is such a sum too. Fusion then rematerializes the
// intermediate arrays in their users. Implements ten-split-pairs.
//
// Invariants: only arrays are split all of whose elements are computed from
// arrays that are at least kMinRereads times smaller; each element is computed
// by the same operations as before, and a sum over coordinates has the same
// order.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Kernels.h"
#include "Dialect/Ten/IR/Shape.h"
#include "Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/Remarks.h"
#include <map>
#include <set>

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_SPLITPAIRS
#include "Transforms/Passes.h.inc"

using namespace ten;

namespace {

/// Largest sizes of the dimensions that are split: sums over longer ones are
/// loops.
/// Bound: elements; code size.
constexpr int64_t kMaxSummed = 16, kMaxKept = kMaxSplitColumns;
/// Smaller arrays stay in L1d.
/// Tuned: elements; commit 5e4ca2c.
constexpr int64_t kMinElements = 4096;
/// Arrays that are read this many times may be copied first.
/// Tuned: reads an element; commit 5e4ca2c.
constexpr int64_t kMinRereads = 16;
/// Bounds the number of operations of all parts together.
/// Bound: operations; code size.
constexpr int64_t kMaxOperations = 256;

/// A part of an array: its dimensions in order, and the index along the
/// dimension that it lacks.
struct Part {
  SmallVector<int64_t> order;
  int64_t fixed = -1, index = 0;

  bool isWhole() const { return fixed < 0 && llvm::is_sorted(order); }
  RankedTensorType typeOf(Value value) const {
    RankedTensorType type = tensorType(value);
    return type.clone(applyPermutation(type.getShape()));
  }

private:
  SmallVector<int64_t> applyPermutation(ArrayRef<int64_t> shape) const {
    return llvm::map_to_vector(order, [&](int64_t dim) { return shape[dim]; });
  }
};

/// Returns the part of a broadcast's operand from which a part of its result is
/// computed.
Part partOfOperand(BroadcastOp op, const Part &part) {
  Part found;
  ArrayRef<int64_t> dims = op.getDims();
  for (int64_t dim : part.order)
    if (const int64_t *own = llvm::find(dims, dim); own != dims.end())
      found.order.push_back(own - dims.begin());
  if (const int64_t *own = llvm::find(dims, part.fixed); own != dims.end()) {
    found.fixed = own - dims.begin();
    bool isRepeated = op.getOperand().getType().getDimSize(found.fixed) == 1;
    found.index = isRepeated ? 0 : part.index;
  }
  return found;
}

/// Returns a key for a part of an operation's result on these operands.
std::vector<const void *> keyOf(Operation *op, ArrayRef<Value> operands,
                                const Part &part) {
  std::vector<const void *> key = {op};
  for (Value operand : operands)
    key.push_back(operand.getAsOpaquePointer());
  for (int64_t dim : part.order)
    key.push_back(reinterpret_cast<const void *>(dim));
  return key;
}

bool isSplat(Value value) {
  DenseElementsAttr attribute;
  return matchPattern(value, m_Constant(&attribute)) && attribute.isSplat();
}

class PairSplitter {
public:
  explicit PairSplitter(Block &block) : block(block) {}
  void run();

private:
  /// Each returns the replacement of the result, or null.
  Value splitSummed(ReduceOp op);
  Value splitKept(ReduceOp op, Value copied = {});
  Value splitColumns(ContractOp op);
  Value splitProducts(ContractOp op);

  /// The arrays whose parts are copied: one, whatever its size, or if it is
  /// null those that are small relative to a part of so many elements.
  struct Sources {
    int64_t elements;
    Value copied;

    bool contain(Value value) const {
      return copied
                 ? value == copied
                 : tensorType(value).getNumElements() * kMinRereads <= elements;
    }
  };
  /// Returns whether a part can be computed from these arrays. Counts the
  /// operations that it takes.
  struct Query {
    Sources sources;
    std::set<std::vector<const void *>> seen;
    int64_t operations() const { return seen.size(); }
  };
  bool canMake(Query &query, Value value, const Part &part, bool isShared);
  Value make(Value value, const Part &part, const Sources &sources);
  Value makeOfSource(OpBuilder &builder, Value value, const Part &part);
  /// Creates the same operation on the same operands once.
  Value makeOnce(Operation *op, ArrayRef<Value> operands, const Part &part,
                 llvm::function_ref<Value()> create);

  Block &block;
  std::map<std::vector<const void *>, Value> made;
};

} // namespace

/// Returns whether recomputing elements takes longer than reading them.
static bool isCostlierThanMemory(Operation *op) {
  return !isCheap(op) && !isa<DivOp, SqrtOp, RsqrtOp, ExpOp>(op);
}

bool PairSplitter::canMake(Query &query, Value value, const Part &part,
                           bool isShared) {
  if (part.isWhole() || isSplat(value))
    return true;
  if (!tensorType(value).hasStaticShape())
    return false;
  if (query.sources.contain(value))
    return true;
  Operation *op = value.getDefiningOp();
  if (!op || op->getBlock() != &block)
    return false;
  // Values with other users are computed again.
  isShared |= !llvm::all_equal(value.getUsers());
  if (!query.seen.insert(keyOf(op, {}, part)).second)
    return true;
  if (query.operations() > kMaxOperations ||
      (isShared && part.fixed < 0 && isCostlierThanMemory(op)))
    return false;
  if (isa<IotaOp>(op))
    return true;
  if (auto broadcast = dyn_cast<BroadcastOp>(op))
    return canMake(query, broadcast.getOperand(),
                   partOfOperand(broadcast, part), isShared);
  if (!isPointwise(op) || op->getNumResults() != 1 || op->getNumRegions() != 0)
    return false;
  ArrayRef<int64_t> shape = tensorType(value).getShape();
  return llvm::all_of(op->getOperands(), [&](Value operand) {
    return tensorType(operand).getShape() == shape &&
           canMake(query, operand, part, isShared);
  });
}

Value PairSplitter::makeOnce(Operation *op, ArrayRef<Value> operands,
                             const Part &part,
                             llvm::function_ref<Value()> create) {
  auto [entry, isNew] = made.try_emplace(keyOf(op, operands, part));
  if (isNew)
    entry->second = create();
  return entry->second;
}

Value PairSplitter::makeOfSource(OpBuilder &builder, Value value,
                                 const Part &part) {
  Location loc = value.getLoc();
  builder.setInsertionPointAfterValue(value);
  SmallVector<int64_t> permutation(part.order);
  if (part.fixed >= 0)
    permutation.insert(permutation.begin(), part.fixed);
  Value turned = value;
  // Elements that are read repeatedly are made contiguous.
  if (!llvm::is_sorted(permutation)) {
    Part whole{permutation};
    Value key[] = {value, value};
    turned = makeOnce(nullptr, key, whole, [&]() -> Value {
      return TransposeOp::create(builder, loc, value, permutation);
    });
    builder.setInsertionPointAfterValue(turned);
  }
  if (part.fixed < 0)
    return turned;
  SmallVector<int64_t> limit(tensorType(turned).getShape()),
      start(limit.size(), 0), stride(limit.size(), 1);
  start.front() = part.index;
  limit.front() = part.index + 1;
  Value index =
      builder.createOrFold<SliceOp>(loc, turned, start, limit, stride);
  return builder.createOrFold<ReshapeOp>(loc, part.typeOf(value), index);
}

Value PairSplitter::make(Value value, const Part &part,
                         const Sources &sources) {
  if (part.isWhole())
    return value;
  Operation *op = value.getDefiningOp();
  RankedTensorType type = part.typeOf(value);
  if (isSplat(value)) {
    OpBuilder builder(op);
    auto attribute = cast<DenseElementsAttr>(cast<ConstantOp>(op).getValue());
    return ConstantOp::create(builder, op->getLoc(),
                              attribute.resizeSplat(type));
  }
  OpBuilder builder(value.getContext());
  if (sources.contain(value)) {
    Value key[] = {value};
    Part withIndex = part;
    withIndex.order.push_back(part.fixed);
    withIndex.order.push_back(part.index);
    return makeOnce(nullptr, key, withIndex,
                    [&] { return makeOfSource(builder, value, part); });
  }
  builder.setInsertionPointAfter(op);
  Location loc = op->getLoc();
  if (auto iota = dyn_cast<IotaOp>(op)) {
    auto dim = static_cast<int64_t>(iota.getDim());
    if (dim != part.fixed) {
      auto place = llvm::find(part.order, dim) - part.order.begin();
      return makeOnce(op, {}, part, [&]() -> Value {
        return IotaOp::create(builder, loc, type, place, ValueRange());
      });
    }
    Type element = type.getElementType();
    Attribute number =
        isa<FloatType>(element)
            ? Attribute(builder.getFloatAttr(element, part.index))
            : builder.getIntegerAttr(element, part.index);
    return ConstantOp::create(builder, loc,
                              DenseElementsAttr::get(type, number));
  }
  if (auto broadcast = dyn_cast<BroadcastOp>(op)) {
    Part inner = partOfOperand(broadcast, part);
    Value operand = make(broadcast.getOperand(), inner, sources);
    SmallVector<int64_t> dims =
        llvm::map_to_vector(inner.order, [&](int64_t p) {
          int64_t dim = broadcast.getDims()[p];
          return static_cast<int64_t>(llvm::find(part.order, dim) -
                                      part.order.begin());
        });
    if (operand.getType() == type && llvm::is_sorted(dims))
      return operand;
    return makeOnce(op, operand, part, [&]() -> Value {
      return BroadcastOp::create(builder, loc, type, operand, dims);
    });
  }
  SmallVector<Value> operands;
  for (Value operand : op->getOperands())
    operands.push_back(make(operand, part, sources));
  return makeOnce(op, operands, part, [&] {
    IRMapping mapping;
    mapping.map(op->getOperands(), operands);
    Operation *clone = builder.clone(*op, mapping);
    clone->getResult(0).setType(type);
    return clone->getResult(0);
  });
}

/// Returns whether parts are combined in the element type: sums of narrower
/// floats may be accumulated in f32.
static bool isCombinedAsItIs(ReduceOp op) {
  if (!op.getKind() || op.getInputs().size() != 1)
    return false;
  Type element = tensorType(op.getInputs().front()).getElementType();
  return element.isF32() || element.isF64() || isa<IntegerType>(element);
}

static Value combine(OpBuilder &builder, Location loc, ReductionKind kind,
                     Value a, Value b) {
  auto with = [&](auto tag) -> Value {
    return decltype(tag)::create(builder, loc, a.getType(), a, b);
  };
  switch (kind) {
  case ReductionKind::Add:
    return with(AddOp());
  case ReductionKind::Mul:
    return with(MulOp());
  case ReductionKind::Max:
    return with(MaxOp());
  case ReductionKind::Min:
    return with(MinOp());
  case ReductionKind::And:
    return with(AndOp());
  case ReductionKind::Or:
    return with(OrOp());
  case ReductionKind::Xor:
    return with(XorOp());
  }
  llvm_unreachable("unknown kind");
}

/// Returns whether an element can be -0, which a sum that starts from 0 turns
/// into +0.
static bool mayBeNegativeZero(Value value) {
  Operation *op = value.getDefiningOp();
  return isa<FloatType>(tensorType(value).getElementType()) &&
         !(isa_and_nonnull<AbsOp>(op) ||
           (isa_and_nonnull<MulOp>(op) &&
            op->getOperand(0) == op->getOperand(1)));
}

Value PairSplitter::splitSummed(ReduceOp op) {
  Value input = op.getInputs().front();
  RankedTensorType type = tensorType(input);
  if (!isCombinedAsItIs(op) || op.getDims().size() != 1 ||
      !type.hasStaticShape() || type.getNumElements() < kMinElements)
    return {};
  int64_t dim = op.getDims().front(), size = type.getDimSize(dim);
  if (size < 2 || size > kMaxSummed)
    return {};
  Part part;
  part.fixed = dim;
  for (int64_t other : llvm::seq(type.getRank()))
    if (other != dim)
      part.order.push_back(other);
  Query query{{type.getNumElements() / size, {}}, {}};
  if (!canMake(query, input, part, false) ||
      query.operations() * size > kMaxOperations)
    return {};
  OpBuilder builder(op);
  Value sum;
  for (part.index = 0; part.index < size; ++part.index) {
    Value element = make(input, part, query.sources);
    if (!sum && *op.getKind() == ReductionKind::Add &&
        mayBeNegativeZero(element))
      sum = ConstantOp::create(
          builder, op.getLoc(),
          cast<DenseElementsAttr>(builder.getZeroAttr(element.getType())));
    // A product is added as a reduction adds it: the first operand that is one
    // is contracted.
    sum = sum ? combine(builder, op.getLoc(), *op.getKind(), element, sum)
              : element;
  }
  return sum;
}

/// Returns whether elementwise operations, and behind them operations that
/// `isLast` accepts, are all that reads the value, in its block.
static bool
isReadThroughElements(Value value,
                      llvm::function_ref<bool(Operation *)> isLast) {
  llvm::SetVector<Operation *> readers;
  readers.insert(value.getUsers().begin(), value.getUsers().end());
  for (size_t next = 0; next < readers.size(); ++next) {
    Operation *reader = readers[next];
    if (next == static_cast<size_t>(kMaxOperations) ||
        reader->getBlock() != value.getParentBlock())
      return false;
    if (isLast(reader))
      continue;
    if (!isPointwise(reader) || reader->use_empty())
      return false;
    readers.insert(reader->getUsers().begin(), reader->getUsers().end());
  }
  return !readers.empty();
}

/// Returns whether elementwise operations are all that reads the value before
/// it leaves the block.
static bool isReadByElements(Value value) {
  return isReadThroughElements(value, [](Operation *reader) {
    return reader->hasTrait<OpTrait::IsTerminator>();
  });
}

Value PairSplitter::splitKept(ReduceOp op, Value copied) {
  Value input = op.getInputs().front();
  RankedTensorType type = tensorType(input);
  if (!isCombinedAsItIs(op) || !type.hasStaticShape() ||
      (!copied && type.getNumElements() < kMinElements))
    return {};
  // The last short dimension that the result keeps.
  Part part;
  for (int64_t dim : llvm::reverse(llvm::seq(type.getRank())))
    if (part.fixed < 0 && !llvm::is_contained(op.getDims(), dim) &&
        type.getDimSize(dim) >= 2 && type.getDimSize(dim) <= kMaxKept)
      part.fixed = dim;
  if (part.fixed < 0)
    return {};
  int64_t row = 1, place = 0;
  for (int64_t dim : llvm::seq(type.getRank()))
    if (dim != part.fixed && !llvm::is_contained(op.getDims(), dim)) {
      place += dim < part.fixed;
      part.order.push_back(dim);
    }
  int64_t kept = part.order.size();
  for (int64_t dim : llvm::seq(type.getRank()))
    if (llvm::is_contained(op.getDims(), dim)) {
      row *= type.getDimSize(dim);
      part.order.push_back(dim);
    }
  int64_t size = type.getDimSize(part.fixed);
  Query query{{type.getNumElements() / size, copied}, {}};
  // Sums of a transposed array have another order than those of rows in memory,
  // which few rows must not have.
  if (row < kMinSplitSum || kept == 0 ||
      (place != kept && !isReadByElements(op.getResult(0))) ||
      !canMake(query, input, part, false) ||
      query.operations() * size > kMaxOperations)
    return {};

  OpBuilder builder(op);
  Location loc = op.getLoc();
  SmallVector<Value> sums;
  for (part.index = 0; part.index < size; ++part.index) {
    Value rows = make(input, part, query.sources);
    SmallVector<int64_t> summed =
        llvm::to_vector(llvm::seq<int64_t>(kept, part.order.size()));
    Value sum = ReduceOp::create(builder, loc, *op.getKind(), rows, summed)
                    .getResult(0);
    RankedTensorType sumType = tensorType(sum);
    SmallVector<int64_t> shape(sumType.getShape());
    shape.push_back(1);
    sums.push_back(
        BroadcastOp::create(builder, loc, sumType.clone(shape), sum,
                            llvm::to_vector(llvm::seq<int64_t>(0, kept))));
  }
  Value joined = ConcatOp::create(builder, loc, sums, kept);
  if (place != kept) {
    SmallVector<int64_t> permutation =
        llvm::to_vector(llvm::seq<int64_t>(0, kept));
    permutation.insert(permutation.begin() + place, kept);
    joined = TransposeOp::create(builder, loc, joined, permutation);
  }
  return joined;
}

/// Returns whether the operation sums few computed elements: `splitSummed` may
/// make elementwise operations of such a sum, or leave it for few rows.
static bool isSumOfPair(Operation *op) {
  auto sum = dyn_cast<ReduceOp>(op);
  if (!sum || sum.getInputs().size() != 1 || sum.getDims().size() != 1)
    return false;
  Value input = sum.getInputs().front();
  Operation *element = input.getDefiningOp();
  return element && isPointwise(element) &&
         tensorType(input).getDimSize(sum.getDims().front()) <= kMaxSummed;
}

/// Returns whether the value is computed for its only user, and not from the
/// result of a contraction or convolution, which may end in a kernel of its
/// own.
static bool isComputedOfNoSums(Value value, Operation *user) {
  Operation *op = value.getDefiningOp();
  if (!op || !value.hasOneUse() || (!isPointwise(op) && !isSumOfPair(op)))
    return false;
  llvm::SetVector<Operation *> made;
  made.insert(op);
  for (size_t next = 0; next < made.size(); ++next) {
    if (isa<ContractOp, ConvOp>(made[next]) ||
        next == static_cast<size_t>(kMaxOperations))
      return false;
    for (Value operand : made[next]->getOperands())
      if (Operation *producer = operand.getDefiningOp();
          producer && producer->getBlock() == user->getBlock())
        made.insert(producer);
  }
  return true;
}

/// Returns whether operands, accumulator and result have one type, f32 or f64,
/// and static sizes.
static bool isOfOneType(ContractOp op) {
  RankedTensorType type = op.getType();
  Type element = type.getElementType();
  return (element.isF32() || element.isF64()) &&
         op.getAccumulatorType() == element &&
         tensorType(op.getLhs()).getElementType() == element &&
         tensorType(op.getRhs()).getElementType() == element &&
         type.hasStaticShape() && tensorType(op.getLhs()).hasStaticShape() &&
         tensorType(op.getRhs()).hasStaticShape();
}

/// Creates the sum of an array of all products, whose dimensions are those of
/// the result, then the contracting ones.
static ReduceOp sumOfProducts(ContractOp op) {
  RankedTensorType type = op.getType();
  SmallVector<int64_t> lhsFree = op.getLhsFree(), rhsFree = op.getRhsFree();
  OpBuilder builder(op);
  Location loc = op.getLoc();
  SmallVector<int64_t> shape(type.getShape()), summed;
  for (int64_t dim : op.getLhsContracting()) {
    summed.push_back(shape.size());
    shape.push_back(tensorType(op.getLhs()).getDimSize(dim));
  }
  auto spread = [&](Value value, ArrayRef<int64_t> batch,
                    ArrayRef<int64_t> contracting, ArrayRef<int64_t> free,
                    int64_t firstFree) {
    SmallVector<int64_t> dims(tensorType(value).getRank());
    for (auto [number, dim] : llvm::enumerate(batch))
      dims[dim] = number;
    for (auto [number, dim] : llvm::enumerate(free))
      dims[dim] = firstFree + number;
    for (auto [number, dim] : llvm::enumerate(contracting))
      dims[dim] = type.getRank() + number;
    return BroadcastOp::create(builder, loc, type.clone(shape), value, dims);
  };
  int64_t batch = op.getLhsBatch().size();
  auto lhs = spread(op.getLhs(), op.getLhsBatch(), op.getLhsContracting(),
                    lhsFree, batch);
  auto rhs = spread(op.getRhs(), op.getRhsBatch(), op.getRhsContracting(),
                    rhsFree, batch + lhsFree.size());
  auto products = MulOp::create(builder, loc, lhs.getType(), lhs, rhs);
  return ReduceOp::create(builder, loc, ReductionKind::Add, products, summed);
}

/// Erases what sumOfProducts created, where it was not used.
static void eraseSumOfProducts(ReduceOp sums) {
  Operation *products = sums.getInputs().front().getDefiningOp();
  SmallVector<Operation *> operations = {sums, products};
  for (Value operand : products->getOperands())
    operations.push_back(operand.getDefiningOp());
  for (Operation *op : operations)
    if (op->use_empty())
      op->erase();
}

Value PairSplitter::splitColumns(ContractOp op) {
  SmallVector<int64_t> columns = op.getRhsFree();
  if (!isOfOneType(op) || columns.size() != 1 ||
      !isComputedOfNoSums(op.getLhs(), op))
    return {};
  int64_t width = tensorType(op.getRhs()).getDimSize(columns.front());
  if (width < 2 || width > kMaxKept)
    return {};
  ReduceOp sums = sumOfProducts(op);
  // The order of a row's sums must not depend on the number of rows: columns
  // are copied for few rows as well.
  Value split = splitKept(sums, /*copied=*/op.getRhs());
  eraseSumOfProducts(sums);
  return split;
}

/// Returns whether elementwise operations and then reductions are all that
/// reads the value: no array of its size has to be in memory.
static bool isReducedOnly(Value value) {
  return isReadThroughElements(value, llvm::IsaPred<ReduceOp>);
}

Value PairSplitter::splitProducts(ContractOp op) {
  if (!isOfOneType(op) || op.getAllowTf32() ||
      op.getLhsContracting().size() != 1 ||
      tensorType(op.getLhs()).getDimSize(op.getLhsContracting().front()) >
          kMaxKept ||
      !isReducedOnly(op.getResult()))
    return {};
  ReduceOp sums = sumOfProducts(op);
  Value split = splitSummed(sums);
  eraseSumOfProducts(sums);
  return split;
}

void PairSplitter::run() {
  bool isChanged = false;
  for (Operation &op : llvm::make_early_inc_range(block)) {
    Value split;
    StringRef what;
    if (auto reduce = dyn_cast<ReduceOp>(op)) {
      what =
          "reduction of a short dimension unrolled to elementwise operations";
      split = splitSummed(reduce);
      if (!split) {
        what = "one reduction of rows per index of a short dimension";
        split = splitKept(reduce);
      }
    } else if (auto contract = dyn_cast<ContractOp>(op)) {
      what = "contraction of a short dimension unrolled to elementwise "
             "operations";
      split = splitProducts(contract);
      if (!split) {
        what = "one sum of products per column";
        split = splitColumns(contract);
      }
    }
    if (!split)
      continue;
    isChanged = true;
    remark::passed(op.getLoc(), remark::RemarkOpts::name("Split").category(
                                    "ten-split-pairs"))
        << what;
    op.getResult(0).replaceAllUsesWith(split);
  }
  if (!isChanged)
    return;
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block)))
    if (isa_and_nonnull<TenDialect>(op.getDialect()) && isOpTriviallyDead(&op))
      op.erase();
}

namespace {

class SplitPairsPass : public impl::SplitPairsBase<SplitPairsPass> {
  void runOnOperation() override {
    for (Block *block : hostBlocks(getOperation()))
      PairSplitter(*block).run();
  }
};

} // namespace
} // namespace tenon
