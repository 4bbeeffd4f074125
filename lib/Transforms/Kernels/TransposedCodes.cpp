//===- TransposedCodes.cpp - Quantized weights of one row -----------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The kernel of products with codes (`#ten.code_tile`) reads codes [n, k],
// along the sums. Weights that are arguments, [k, n] as `x @ w` has them, would
// be transposed in each call, which takes eight times as long as a product of
// one row with them. One row becomes a reduction here, whose kernel makes the
// numbers of codes [k, n] while it adds up their products. Called by ten-fuse.
//
// Invariant: a row's sums have the bits that the kernel computes for several
// rows. That kernel adds up every lanes-th product, in order, and then the
// lanes, as a tree of halves: the reduction is over [k / lanes], for each
// lane and column, and the halves are added behind it.
//
//===----------------------------------------------------------------------===//

#include "TransposedCodes.h"
#include "Dialect/Ten/IR/Folding.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "Dialect/Ten/IR/Shape.h"
#include "Dialect/Ten/IR/Ten.h"
#include "Target/Target.h"
#include "Transforms/DeadOperations.h"
#include "mlir/IR/Remarks.h"

using namespace mlir;

namespace tenon {

using namespace ten;

namespace {

/// One contraction of a row [1, k] with weights [n, k].
class OneRow {
public:
  OneRow(ContractOp op, DequantizeOp weights)
      : op(op), weights(weights), builder(op), loc(op.getLoc()),
        lanes(targetOf(op).getVectorBytes() / 4),
        n(weights.getType().getDimSize(0)), k(weights.getType().getDimSize(1)) {
  }

  bool expand();

private:
  bool findCodes();
  bool findBlocks();
  /// A value [k or fewer, n or 1] with the dimensions of the products.
  Value spread(Value value);
  Value convert(Value value, Type element) {
    return createConvert(builder, loc, value, element);
  }
  Value numbers();
  Value factors();
  Value sumInOrder(Value products);
  Value sumOfLanes(Value sums);

  ContractOp op;
  DequantizeOp weights;
  OpBuilder builder;
  Location loc;
  int64_t lanes, n, k;
  /// The codes as they lie, [k, n], and the type to which they are converted.
  Value codes;
  Type code;
  /// Blocks of the sums that have parameters of their own.
  int64_t blocks = 1;
  /// The dimensions of the products: [blocks, vectors of one, lanes, n].
  SmallVector<int64_t> shape;
};

} // namespace

/// Finds codes that are transposed for this contraction alone.
bool OneRow::findCodes() {
  Value value = sourceOfView(weights.getValues());
  code = weights.getValues().getType().getElementType();
  if (auto narrower = value.getDefiningOp<ConvertOp>())
    value = sourceOfView(narrower.getOperand());
  auto transpose = value.getDefiningOp<TransposeOp>();
  if (!transpose || transpose.getType().getShape() != ArrayRef<int64_t>{n, k} ||
      transpose->getBlock() != op->getBlock())
    return false;
  codes = transpose.getOperand();
  return true;
}

/// Returns whether lanes and blocks of parameters divide the sums.
bool OneRow::findBlocks() {
  for (Value parameter : weights.getParameters()) {
    // Narrow vectors convert each element by a function, for each product.
    Type element = tensorType(parameter).getElementType();
    if (lanes < 8 && (element.isF16() || element.isBF16()))
      return false;
    int64_t count = tensorType(parameter).getDimSize(1);
    if (count == 1 || weights.isAlongSums(parameter))
      continue;
    if (blocks != 1 && blocks != count)
      return false;
    blocks = count;
  }
  if (k % (blocks * lanes) != 0)
    return false;
  shape = {blocks, k / blocks / lanes, lanes, n};
  return true;
}

Value OneRow::spread(Value value) {
  RankedTensorType type = tensorType(value);
  SmallVector<int64_t> sizes, dims;
  auto keep = [&](int64_t dim, int64_t size) {
    sizes.push_back(size);
    dims.push_back(dim);
  };
  if (type.getDimSize(0) == k) {
    for (int64_t dim = 0; dim < 3; ++dim)
      keep(dim, shape[dim]);
  } else if (type.getDimSize(0) != 1) {
    keep(0, blocks);
  }
  if (type.getDimSize(1) != 1)
    keep(3, n);
  value = builder.createOrFold<ReshapeOp>(loc, type.clone(sizes), value);
  return builder.createOrFold<BroadcastOp>(loc, type.clone(shape), value, dims);
}

Value OneRow::numbers() {
  using Step = DequantizeOp::Step;
  Type computed = weights.getComputed();
  Value number = builder.createOrFold<ReshapeOp>(
      loc, tensorType(codes).clone(shape), codes);
  number = convert(convert(number, code), computed);
  for (auto [i, parameter] : llvm::enumerate(weights.getParameters())) {
    Value other = builder.createOrFold<TransposeOp>(loc, parameter,
                                                    ArrayRef<int64_t>{1, 0});
    other = spread(convert(other, computed));
    switch (weights.getStep(i)) {
    case Step::Zero:
      number = SubOp::create(builder, loc, number.getType(), number, other);
      break;
    case Step::Scale:
      number = MulOp::create(builder, loc, number.getType(), number, other);
      break;
    case Step::Plus:
      number = AddOp::create(builder, loc, number.getType(), number, other);
      break;
    case Step::Divide:
      number = DivOp::create(builder, loc, number.getType(), number, other);
      break;
    }
  }
  number = convert(number, weights.getType().getElementType());
  return convert(number, builder.getF32Type());
}

/// The row's elements beside the numbers.
Value OneRow::factors() {
  RankedTensorType type = tensorType(op.getLhs());
  Value row =
      builder.createOrFold<ReshapeOp>(loc, type.clone({k, 1}), op.getLhs());
  row = convert(row, builder.getF32Type());
  row = builder.createOrFold<ReshapeOp>(
      loc, tensorType(row).clone(ArrayRef(shape).drop_back()), row);
  return BroadcastOp::create(builder, loc, tensorType(row).clone(shape), row,
                             ArrayRef<int64_t>{0, 1, 2});
}

/// Adds up the products of each lane and column. A sum that a body computes is
/// added in order: named ones may be divided into partial sums.
Value OneRow::sumInOrder(Value products) {
  auto element = RankedTensorType::get({}, builder.getF32Type());
  Value zero = createSplat(builder, loc, element, 0);
  auto reduce = ReduceOp::create(
      builder, loc, TypeRange(element.clone({lanes, n})), ReductionKindAttr(),
      ValueRange(products), ValueRange(zero), ArrayRef<int64_t>{0, 1});
  OpBuilder::InsertionGuard guard(builder);
  Block *body = builder.createBlock(&reduce.getBody(), {}, {element, element},
                                    {loc, loc});
  Value sum = AddOp::create(builder, loc, element, body->getArgument(0),
                            body->getArgument(1));
  YieldOp::create(builder, loc, ValueRange(sum));
  return reduce.getResult(0);
}

/// Adds the halves of [lanes, n], until one row is left.
Value OneRow::sumOfLanes(Value sums) {
  for (int64_t half = lanes / 2; half > 0; half /= 2) {
    auto part = [&](int64_t from) -> Value {
      return SliceOp::create(builder, loc, sums, ArrayRef<int64_t>{from, 0},
                             ArrayRef<int64_t>{from + half, n},
                             ArrayRef<int64_t>{1, 1});
    };
    Value low = part(0), high = part(half);
    sums = AddOp::create(builder, loc, low.getType(), low, high);
  }
  return sums;
}

bool OneRow::expand() {
  RankedTensorType row = tensorType(op.getLhs());
  if (!row.hasStaticShape() || row.getNumElements() != k ||
      !op.getLhsBatch().empty() || !op.getAccumulatorType().isF32() ||
      weights.getPanels() || weights.getTable() || weights.getFormat() ||
      !weights->hasOneUse() || !findCodes() || !findBlocks())
    return false;
  remark::passed(
      op.getLoc(),
      remark::RemarkOpts::name("TransposedCodes").category("ten-fuse"))
      << "reads codes as they lie for one row";
  Value made = numbers(), beside = factors();
  Value products = MulOp::create(builder, loc, made.getType(), made, beside);
  Value sums = sumOfLanes(sumInOrder(products));
  sums = convert(sums, op.getType().getElementType());
  op.replaceAllUsesWith(
      builder.createOrFold<ReshapeOp>(loc, op.getType(), sums));
  op.erase();
  weights.erase();
  return true;
}

void expandTransposedCodes(Block &block) {
  bool changed = false;
  for (ContractOp op : llvm::to_vector(block.getOps<ContractOp>()))
    if (auto weights = op.getRhs().getDefiningOp<DequantizeOp>())
      changed |= OneRow(op, weights).expand();
  // Erase transposes of codes and of parameters.
  if (changed)
    eraseDeadOperations(block);
}

} // namespace tenon
