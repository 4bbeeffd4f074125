//===- Attention.cpp - Lowers attention by blocks of rows -----------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lowers a kernel of kind attention for a CPU: for each index of the outer axes
// and each block of rows, scores = Q K^T, the row operations (softmax) and the
// product with V are computed in buffers of that block only. K and V are packed
// into panels once for all blocks. In contrast to FlashAttention, which
// OnlineAttention follows for GPUs, a block has all of its columns, so that no
// rescaling is needed. Under a causal mask, a block has the columns up to the
// last one that its last row sees. Called by KernelLowering for kernels with an
// attention schedule.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/Analysis/Attention.h"
#include "Conversion/TenToLinalg/KernelLowering.h"
#include "Dialect/Ten/Analysis/PanelLayout.h"
#include "Dialect/Ten/Analysis/Softmax.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "Dialect/Ten/IR/ScheduleChecks.h"
#include "Dialect/Ten/IR/Shape.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

/// Columns hidden by a causal mask are skipped in multiples of this number, so
/// that loops over rows consist of whole vectors.
/// Tuned: columns; commit 503356b.
static constexpr int64_t kColumnsTogether = 64;

namespace tenon {

/// Lowers a kernel of kind attention: for each index of the axes before the
/// rows, and each block of rows, the kernel's operations are cloned for tensors
/// of that block, and lowered like those of any kernel.
///
/// If the rows are a softmax under a causal mask, a block has the columns that
/// its last row sees. The logits of all later columns are the mask's value, so
/// that their weights are known once the max of each row is: zeros, which
/// change nothing if the values are finite. Otherwise the rows have weights of
/// all columns, for which no scores are needed either.
class AttentionBlocks {
public:
  AttentionBlocks(KernelLowering &kernel, const Attention &attention,
                  AttentionScheduleAttr schedule)
      : kernel(kernel), builder(kernel.builder), attention(attention),
        schedule(schedule), loc(attention.getValues().getLoc()),
        softmax(Softmax::of(attention)) {
    findMask();
  }

  Value run(Value destination);

private:
  /// A contraction whose right operand is packed once for all blocks of rows.
  struct Packed {
    /// The contraction of one block, and its schedule.
    ContractOp op;
    ContractScheduleAttr schedule;
    std::optional<PanelLayout> layout;
    Value panels;
    /// The row dimension of the result.
    int64_t rowDim = 0;
  };

  Value rowsOf(Value destination, Value first, int64_t count);
  void pack(Packed &side, ContractOp op, ContractScheduleAttr how);
  Value contract(Packed &side, Value lhs, Value columns, Value sums);
  /// Finds a mask that hides columns from all rows of a block.
  void findMask();
  /// Returns whether all packed values are finite.
  Value valuesAreFinite();
  /// Returns the number of columns that the block's last row sees, rounded up.
  Value columnsSeen();
  /// Returns a divisor of the numbers of columns that a block may have.
  int64_t multipleOfColumns() const {
    return attention.numColumns() % kColumnsTogether == 0 ? kColumnsTogether
                                                          : 1;
  }
  /// Returns the number of columns of the block's weights: those it sees, or
  /// all if hidden ones matter. The max of each row must be in memory.
  Value columnsOfWeights();
  /// Returns the dimensions of a value without those of outer axes.
  SmallVector<int64_t> kept(ArrayRef<int64_t> axes) const;
  RankedTensorType blockType(RankedTensorType type,
                             ArrayRef<int64_t> axes) const;
  /// The slice of a value that is a block.
  struct Place {
    SmallVector<OpFoldResult> offsets, sizes, strides;
  };
  Place placeOf(RankedTensorType type, ArrayRef<int64_t> axes) const;
  /// Returns the block of a value: a slice if the value is in memory, otherwise
  /// a clone of its operation.
  Value blockOf(Value value, ArrayRef<int64_t> axes);
  Value stored(Value value, ArrayRef<int64_t> axes);
  Value iota(IotaOp op, ArrayRef<int64_t> axes);
  Value clone(Operation *op, ArrayRef<int64_t> axes);
  /// Broadcasts `value`, an index, to a tensor of the type.
  Value spread(Value value, RankedTensorType type);

  KernelLowering &kernel;
  OpBuilder &builder;
  const Attention &attention;
  AttentionScheduleAttr schedule;
  Location loc;
  std::optional<Softmax> softmax;
  std::optional<CausalMask> mask;
  Packed scores, values;
  Value isFinite, seen;
  /// The current block: the indices of the outer axes, and its rows.
  SmallVector<Value> outer;
  Value firstRow;
  int64_t numRows = 0;
  /// The values of the block that exist already.
  struct Known {
    Attention::Axes axes;
    Value value;
  };
  llvm::DenseMap<Value, SmallVector<Known, 1>> known;
};

} // namespace tenon

static int64_t positionOf(ArrayRef<int64_t> dims, int64_t dim) {
  return static_cast<int64_t>(llvm::find(dims, dim) - dims.begin());
}

SmallVector<int64_t> AttentionBlocks::kept(ArrayRef<int64_t> axes) const {
  SmallVector<int64_t> dims;
  for (auto [dim, axis] : llvm::enumerate(axes))
    if (axis < 0 || axis >= attention.row())
      dims.push_back(static_cast<int64_t>(dim));
  return dims;
}

RankedTensorType AttentionBlocks::blockType(RankedTensorType type,
                                            ArrayRef<int64_t> axes) const {
  SmallVector<int64_t> shape;
  for (int64_t dim : kept(axes)) {
    int64_t size = type.getDimSize(dim);
    shape.push_back(axes[dim] == attention.row() && size != 1 ? numRows : size);
  }
  return RankedTensorType::get(shape, type.getElementType());
}

AttentionBlocks::Place AttentionBlocks::placeOf(RankedTensorType type,
                                                ArrayRef<int64_t> axes) const {
  Place place;
  for (auto [dim, axis] : llvm::enumerate(axes)) {
    int64_t size = type.getDimSize(dim);
    OpFoldResult offset = builder.getIndexAttr(0);
    if (axis >= 0 && axis <= attention.row() && size != 1) {
      Value at = axis == attention.row() ? firstRow : outer[axis];
      std::optional<int64_t> known = getConstantIntValue(at);
      offset = known ? OpFoldResult(builder.getIndexAttr(*known)) : at;
      size = axis == attention.row() ? numRows : 1;
    }
    place.offsets.push_back(offset);
    place.sizes.push_back(builder.getIndexAttr(size));
    place.strides.push_back(builder.getIndexAttr(1));
  }
  return place;
}

Value AttentionBlocks::blockOf(Value value, ArrayRef<int64_t> axes) {
  for (const Known &one : known[value])
    if (ArrayRef(one.axes) == axes)
      return one.value;
  Operation *op = value.getDefiningOp();
  Value block;
  if (kernel.stored(value)) {
    block = stored(value, axes);
  } else if (auto constant = dyn_cast<ConstantOp>(op)) {
    block = ConstantOp::create(
        builder, loc,
        cast<DenseElementsAttr>(constant.getValue())
            .resizeSplat(blockType(tensorType(value), axes)));
  } else if (op == attention.getScores()) {
    ContractOp contraction = attention.getScores();
    block = contract(scores,
                     blockOf(contraction.getLhs(),
                             attention.axesOf(contraction, /*isLhs=*/true)),
                     seen, /*sums=*/Value());
    if (!kernel.materialize(block))
      return {};
  } else if (auto numbers = dyn_cast<IotaOp>(op)) {
    block = iota(numbers, axes);
  } else {
    block = clone(op, axes);
  }
  if (block)
    known[value].push_back({Attention::Axes(axes), block});
  return block;
}

Value AttentionBlocks::stored(Value value, ArrayRef<int64_t> axes) {
  RankedTensorType type = tensorType(value), made = blockType(type, axes);
  Value memory = kernel.stored(value);
  auto inMemory = cast<RankedTensorType>(memory.getType());
  if (made != type) {
    Place place = placeOf(inMemory, axes);
    memory = tensor::ExtractSliceOp::create(
        builder, loc,
        RankedTensorType::get(made.getShape(), inMemory.getElementType()),
        memory, place.offsets, place.sizes, place.strides);
  }
  Value block = UnrealizedConversionCastOp::create(builder, loc, made, memory)
                    .getResult(0);
  kernel.setStored(block, memory, 0);
  return block;
}

Value AttentionBlocks::spread(Value value, RankedTensorType type) {
  auto scalar = RankedTensorType::get({}, builder.getI64Type());
  Value number =
      arith::IndexCastOp::create(builder, loc, builder.getI64Type(), value);
  Value memory = tensor::FromElementsOp::create(builder, loc, scalar, number);
  Value single =
      UnrealizedConversionCastOp::create(builder, loc, scalar, memory)
          .getResult(0);
  kernel.setStored(single, memory, 0);
  return BroadcastOp::create(
      builder, loc,
      RankedTensorType::get(type.getShape(), builder.getI64Type()), single,
      ArrayRef<int64_t>());
}

Value AttentionBlocks::iota(IotaOp op, ArrayRef<int64_t> axes) {
  int64_t dim = op.getDim(), axis = axes[dim];
  RankedTensorType type = blockType(op.getType(), axes);
  auto count = [&](RankedTensorType type) {
    return IotaOp::create(builder, loc, type, positionOf(kept(axes), dim),
                          ValueRange());
  };
  if (op.getType().getDimSize(dim) == 1)
    return ConstantOp::create(
        builder, loc,
        DenseElementsAttr::get(type,
                               builder.getZeroAttr(type.getElementType())));
  if (axis < 0 || axis > attention.row())
    return count(type);
  auto wide = RankedTensorType::get(type.getShape(), builder.getI64Type());
  bool isRow = axis == attention.row();
  Value number = spread(isRow ? firstRow : outer[axis], type);
  if (isRow)
    number = AddOp::create(builder, loc, number, count(wide));
  return wide == type ? number : ConvertOp::create(builder, loc, type, number);
}

Value AttentionBlocks::clone(Operation *op, ArrayRef<int64_t> axes) {
  IRMapping inside;
  for (OpOperand &operand : op->getOpOperands()) {
    Value block = blockOf(operand.get(), *attention.operandAxes(operand, axes));
    if (!block)
      return {};
    inside.map(operand.get(), block);
  }
  RankedTensorType type = blockType(tensorType(op->getResult(0)), axes);
  // Dimensions are numbered without those of outer axes.
  if (auto broadcast = dyn_cast<BroadcastOp>(op)) {
    SmallVector<int64_t> dims, to = kept(axes);
    for (int64_t dim : broadcast.getDims())
      if (llvm::is_contained(to, dim))
        dims.push_back(positionOf(to, dim));
    return BroadcastOp::create(builder, loc, type,
                               inside.lookup(broadcast.getOperand()), dims);
  }
  if (auto transpose = dyn_cast<TransposeOp>(op)) {
    SmallVector<int64_t> perm,
        from = kept(*attention.operandAxes(op->getOpOperand(0), axes));
    for (int64_t dim : kept(axes))
      perm.push_back(positionOf(from, transpose.getPerm()[dim]));
    return TransposeOp::create(builder, loc, type,
                               inside.lookup(transpose.getOperand()), perm);
  }
  if (isa<ReshapeOp>(op))
    return ReshapeOp::create(builder, loc, type,
                             inside.lookup(op->getOperand(0)));
  Operation *made = builder.clone(*op, inside);
  made->getResult(0).setType(type);
  // Weights of logits with a mask of -100 are subnormal: negligible relative to
  // the row's max, but products of them take some CPUs more than a hundred
  // cycles.
  auto exp = dyn_cast<ExpOp>(op);
  if (exp && kernel.contract != FloatContract::Strict && isOfWholeSoftmax(exp))
    attr::dropsSmall.set(made);
  if (auto reduce = dyn_cast<ReduceOp>(made))
    reduce.setDims(llvm::map_to_vector(
        reduce.getDims(), [&](int64_t dim) { return dim - attention.row(); }));
  return made->getResult(0);
}

void AttentionBlocks::pack(Packed &side, ContractOp op,
                           ContractScheduleAttr how) {
  side.schedule = how;
  // The dimensions that remain of the operands in a block.
  SmallVector<int64_t> lhsAxes = attention.axesOf(op, /*isLhs=*/true),
                       rhsAxes = attention.axesOf(op, /*isLhs=*/false);
  auto left = [&](ArrayRef<int64_t> dims, ArrayRef<int64_t> axes) {
    SmallVector<int64_t> result, from = kept(axes);
    for (int64_t dim : dims)
      if (const int64_t *found = llvm::find(from, dim); found != from.end())
        result.push_back(found - from.begin());
    return result;
  };
  known.clear();
  Value rhs = blockOf(op.getRhs(), rhsAxes);
  Value lhs =
      UnrealizedConversionCastOp::create(
          builder, loc, blockType(op.getLhs().getType(), lhsAxes), ValueRange())
          .getResult(0);
  Attention::Axes resultAxes = op == attention.getScores()
                                   ? attention.scoresAxes()
                                   : attention.valuesAxes();
  side.rowDim =
      positionOf(kept(resultAxes), positionOf(resultAxes, attention.row()));
  side.op = ContractOp::create(
      builder, loc, blockType(op.getType(), resultAxes), lhs, rhs,
      left(op.getLhsBatch(), lhsAxes), left(op.getRhsBatch(), rhsAxes),
      left(op.getLhsContracting(), lhsAxes),
      left(op.getRhsContracting(), rhsAxes), op.getAccumulatorAttr(),
      op.getAllowTf32());
  side.layout = PanelLayout::of(side.op, side.schedule);
  side.panels = side.layout->pack(builder, loc, rhs);
  Value memory = kernel.materialize(side.panels);
  // Vectorize the packing, whatever its order.
  if (memory)
    if (auto nest = memory.getDefiningOp<linalg::GenericOp>())
      attr::copyLanes.set(nest, side.schedule.getLanes());
}

Value AttentionBlocks::contract(Packed &side, Value lhs, Value columns,
                                Value sums) {
  IRMapping mapping;
  mapping.map(side.op.getLhs(), lhs);
  mapping.map(side.op.getRhs(), side.layout->unpack(builder, loc, side.panels));
  auto op = cast<ContractOp>(builder.clone(*side.op, mapping));
  auto type = side.op.getType();
  SmallVector<int64_t> shape(type.getShape());
  shape[side.rowDim] = numRows;
  op.getResult().setType(RankedTensorType::get(shape, type.getElementType()));
  kernel.parts[op] = {side.schedule, columns, sums, /*halvesApart=*/false};
  return op;
}

void AttentionBlocks::findMask() {
  // With AMX, computing all columns is faster than skipping some.
  if (!softmax || schedule.getScores().getMatrices() ||
      schedule.getValues().getMatrices())
    return;
  mask = softmax->findCausalMask(attention);
  int64_t rows = std::min(schedule.getRows(), attention.numRows());
  int64_t most = std::max<int64_t>(rows + (mask ? mask->offset : 0), 1);
  if (mask && llvm::alignTo(most, kColumnsTogether) >=
                  static_cast<uint64_t>(attention.numColumns()))
    mask.reset();
}

Value AttentionBlocks::valuesAreFinite() {
  // All panels are one row, since a loop over each of many short rows would
  // combine the lanes of a vector at its end.
  Value panels = kernel.stored(values.panels);
  auto type = cast<RankedTensorType>(panels.getType());
  ReassociationIndices all = llvm::to_vector(llvm::seq(type.getRank()));
  panels = tensor::CollapseShapeOp::create(builder, loc, panels, all);
  Type element = tensorType(values.panels).getElementType();
  Type bits = builder.getI32Type();
  NestBody outside(kernel, builder, loc);
  Value largest =
      kernel
          .loops(loc, OpFoldResult(builder.getIndexAttr(type.getNumElements())),
                 outside.integer(bits, 0),
                 [&](ValueRange loops, ValueRange carried) {
                   NestBody body(kernel, builder, loc);
                   LoopIndices place(loops.begin(), loops.end());
                   Value number = body.create<arith::BitcastOp>(
                       bits, body.read(panels, element, place));
                   number = body.create<arith::AndIOp>(
                       number, body.integer(bits, 0x7fffffff));
                   return SmallVector<Value>{
                       body.create<arith::MaxUIOp>(carried.front(), number)};
                 })
          .front();
  return outside.create<arith::CmpIOp>(arith::CmpIPredicate::ult, largest,
                                       outside.integer(bits, 0x7f800000));
}

Value AttentionBlocks::columnsSeen() {
  NestBody body(kernel, builder, loc);
  Value count =
      body.create<arith::AddIOp>(firstRow, body.index(numRows + mask->offset));
  count = body.create<arith::MaxSIOp>(count, body.index(1));
  // The number before the last column is rounded down: so LLVM sees that the
  // sum is not 0, and leaves out code for rows without columns.
  Value together = body.index(kColumnsTogether);
  count = body.create<arith::DivUIOp>(
      body.create<arith::SubIOp>(count, body.index(1)), together);
  count = body.create<arith::AddIOp>(
      body.create<arith::MulIOp>(count, together), together);
  // The zeros of later columns change no sum, whose vectors have four
  // accumulators, but for lengths of at most four vectors, alone or behind
  // blocks (VectorizeSums.cpp). A row in a larger block of rows, which sees
  // more columns, would have other bits.
  if (4 * schedule.getScores().getLanes() == kColumnsTogether) {
    static_assert(ten::kSumBlock % kColumnsTogether == 0);
    Value rest =
        body.create<arith::AndIOp>(count, body.index(ten::kSumBlock - 1));
    Value isFew =
        body.create<arith::CmpIOp>(arith::CmpIPredicate::eq, rest, together);
    count =
        body.select(isFew, body.create<arith::AddIOp>(count, together), count);
  }
  return body.create<arith::MinUIOp>(count, body.index(attention.numColumns()));
}

Value AttentionBlocks::columnsOfWeights() {
  Value largest = known[softmax->getLargest()].front().value;
  Value memory = kernel.normalize(largest, kernel.empty(largest), seen,
                                  multipleOfColumns());
  NestBody outside(kernel, builder, loc);
  Value all = outside.index(attention.numColumns());
  Value hides =
      outside.create<arith::CmpIOp>(arith::CmpIPredicate::ult, seen, all);
  // exp(-128) is 0 in f32.
  auto value = FloatAttr::get(builder.getF32Type(), mask->value);
  llvm::APFloat more = value.getValue();
  more.add(llvm::APFloat(128.0f), llvm::APFloat::rmTowardPositive);
  auto bound = FloatAttr::get(builder.getF32Type(), more);
  SmallVector<Value> results = kernel.loops(
      loc, OpFoldResult(builder.getIndexAttr(numRows)), {memory, isFinite},
      [&](ValueRange loops, ValueRange carried) {
        NestBody body(kernel, builder, loc);
        auto constant = [&](FloatAttr attr) {
          return body.create<arith::ConstantOp>(attr);
        };
        Value number = body.create<tensor::ExtractOp>(carried[0], loops);
        Value isMore = body.create<arith::CmpFOp>(arith::CmpFPredicate::OGT,
                                                  number, constant(bound));
        Value whole = body.create<arith::MaximumFOp>(number, constant(value));
        whole = body.select(hides, whole, number);
        return SmallVector<Value>{
            body.create<tensor::InsertOp>(whole, carried[0], loops),
            body.create<arith::AndIOp>(carried[1], isMore)};
      });
  // A few rows: a vector loop would take longer to compile than it saves.
  MLIRContext *context = builder.getContext();
  auto unroll = LLVM::LoopUnrollAttr::get(context, builder.getBoolAttr(true),
                                          {}, {}, {}, {}, {}, {});
  results[0].getDefiningOp()->setAttr(
      "loop_annotation",
      LLVM::LoopAnnotationAttr::get(
          context, {}, {}, {}, unroll, {}, {}, {}, {}, {}, {}, {},
          /*isVectorized=*/builder.getBoolAttr(true), {}, {}, {}));
  kernel.setStored(largest, results[0], 0);
  // The last rows, if they are fewer than those of other blocks, see a number
  // of columns that is known.
  std::optional<int64_t> first = getConstantIntValue(firstRow);
  if (first && multipleOfColumns() > 1 &&
      *first + numRows + mask->offset >
          attention.numColumns() - kColumnsTogether)
    return all;
  return outside.select(results[1], seen, all);
}

Value AttentionBlocks::rowsOf(Value destination, Value first, int64_t count) {
  firstRow = first;
  numRows = count;
  known.clear();
  if (mask)
    seen = columnsSeen();
  Value rows = blockOf(attention.getRows(),
                       attention.axesOf(attention.getValues(), /*isLhs=*/true));
  if (!rows)
    return {};
  Value columns = mask ? columnsOfWeights() : Value();
  Value normalized =
      kernel.normalize(rows, kernel.empty(rows), columns, multipleOfColumns());
  if (!normalized)
    return {};
  kernel.setStored(rows, normalized, 0);
  auto type = cast<RankedTensorType>(destination.getType());
  SmallVector<int64_t> axes = attention.resultAxes();
  Place place = placeOf(type, axes);
  RankedTensorType part = blockType(type, axes);
  Value block =
      tensor::ExtractSliceOp::create(builder, loc, part, destination,
                                     place.offsets, place.sizes, place.strides);
  block = kernel.materialize(
      contract(values, rows, /*columns=*/Value(), columns), block);
  if (!block)
    return {};
  return tensor::InsertSliceOp::create(builder, loc, block, destination,
                                       place.offsets, place.sizes,
                                       place.strides);
}

Value AttentionBlocks::run(Value destination) {
  bool failed = false;
  SmallVector<OpFoldResult> sizes = getAsIndexOpFoldResult(
      builder.getContext(),
      tensorType(attention.getRows()).getShape().take_front(attention.row()));
  Value result =
      kernel
          .loops(loc, sizes, destination,
                 [&](ValueRange loops, ValueRange carried) {
                   outer.assign(loops.begin(), loops.end());
                   numRows = schedule.getRows();
                   pack(scores, attention.getScores(), schedule.getScores());
                   pack(values, attention.getValues(), schedule.getValues());
                   if (mask)
                     isFinite = valuesAreFinite();
                   Value made = carried.front();
                   auto block = [&](Value first, Value carried, int64_t count) {
                     Value rows = rowsOf(carried, first, count);
                     failed |= !rows;
                     return rows ? rows : carried;
                   };
                   made = kernel.steps(loc, 0, attention.numRows(),
                                       schedule.getRows(), made, block);
                   return SmallVector<Value>{made};
                 })
          .front();
  return failed ? Value() : result;
}

Value KernelLowering::attention(Operation *root, Value destination) {
  auto schedule = dyn_cast_or_null<AttentionScheduleAttr>(scheduleOfKernel());
  if (!schedule && !manyThreads)
    return {};
  SmallVector<Operation *> ops;
  for (Operation &op : *root->getBlock())
    if (isa_and_nonnull<TenDialect>(op.getDialect()))
      ops.push_back(&op);
  std::optional<Attention> found = Attention::of(ops);
  if (!found)
    return {};
  isScheduleTaken |= static_cast<bool>(schedule);
  if (schedule && isScheduleGiven)
    for (auto [op, part] :
         {std::pair(found->getScores(), schedule.getScores()),
          std::pair(found->getValues(), schedule.getValues())})
      if (!fitsGroup(op, part.getGroup())) {
        (void)refuseSchedule(op, part, "expects operands that fit its 'group'");
        return {};
      }
  if (!schedule)
    return onlineAttention(*found, destination);
  auto blocks = [&](AttentionScheduleAttr schedule) {
    return AttentionBlocks(*this, *found, schedule).run(destination);
  };
  ContractScheduleAttr scores = schedule.getScores(),
                       values = schedule.getValues();
  if (!scores.getMatrices() && !values.getMatrices())
    return blocks(schedule);
  // AMX and bf16 instructions flush subnormals. Weights may be subnormal: they
  // are negligible relative to the max of their row.
  ContractOp of = found->getScores(), with = found->getValues();
  Value isNormal =
      hasNormalSums({of.getLhs(), of.getRhs(), with.getRhs()}, with.getLoc());
  if (!isNormal)
    return {};
  auto plain =
      AttentionScheduleAttr::get(schedule.getContext(), schedule.getRows(),
                                 withoutGroups(scores), withoutGroups(values));
  return eitherOf(
      isNormal, destination, [&] { return blocks(schedule); },
      [&] { return blocks(plain); });
}
