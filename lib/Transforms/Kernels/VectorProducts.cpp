//===- VectorProducts.cpp - Products of vectors and computed matrices -----===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prepares products with matrices that are computed on the fly (dequantized
// weights, a gathered table), so that fusion computes the matrix inside of the
// kernel and never stores it. Views between the computation and the product are
// moved up to the array that the matrix is computed from, as a kernel has no
// views between its operations. Where sums may be reordered, or the vector is a
// single column, a matrix-vector product becomes a reduction of an elementwise
// product, also with a matrix that is narrower than the products. Called by
// ten-fuse, before groups are formed.
//
//===----------------------------------------------------------------------===//

#include "VectorProducts.h"
#include "Dialect/Ten/IR/Folding.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "Dialect/Ten/IR/Ten.h"
#include "Producers.h"
#include "mlir/Dialect/Utils/ReshapeOpsUtils.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Remarks.h"

using namespace mlir;

namespace tenon {

using namespace ten;

namespace {

/// One operand of a contraction and the roles of its dimensions.
struct Operand {
  TypedValue<RankedTensorType> value;
  SmallVector<int64_t> batch, summed, free;

  /// Returns whether all free dimensions have size 1.
  bool isVector() const {
    return llvm::all_of(free, [&](int64_t dim) {
      return value.getType().getDimSize(dim) == 1;
    });
  }
  /// Replaces the value by one in which each dimension becomes the dimensions
  /// `groups` lists.
  void setValue(Value made, ArrayRef<ReassociationIndices> groups) {
    value = cast<TypedValue<RankedTensorType>>(made);
    for (SmallVector<int64_t> *dims : {&batch, &summed, &free}) {
      SmallVector<int64_t> parts;
      for (int64_t dim : *dims)
        llvm::append_range(parts, groups[dim]);
      *dims = std::move(parts);
    }
  }
};

} // namespace

/// Returns whether the matrix has narrower floats than the products: a tile
/// would store them once more, widened, although each is used once.
static bool isNarrow(Value matrix, Type product) {
  Type element = cast<RankedTensorType>(matrix.getType()).getElementType();
  return isa<FloatType>(element) &&
         element.getIntOrFloatBitWidth() < product.getIntOrFloatBitWidth();
}

static Operand lhsOf(ContractOp op) {
  return {op.getLhs(), llvm::to_vector(op.getLhsBatch()),
          llvm::to_vector(op.getLhsContracting()), op.getLhsFree()};
}

static Operand rhsOf(ContractOp op) {
  return {op.getRhs(), llvm::to_vector(op.getRhsBatch()),
          llvm::to_vector(op.getRhsContracting()), op.getRhsFree()};
}

/// If the operand is a view, with fewer dimensions, of a computed value (such
/// as a matrix that is scaled in groups of rows), returns the value's
/// dimensions for each dimension of the operand.
static std::optional<SmallVector<ReassociationIndices>>
groupsOf(ContractOp op, Value operand) {
  auto view = operand.getDefiningOp<ReshapeOp>();
  if (!view || !view->hasOneUse() || view->getBlock() != op->getBlock() ||
      !isComputedFor(view, view.getOperand()))
    return {};
  RankedTensorType from = view.getOperand().getType(), to = view.getType();
  if (!from.hasStaticShape() || from.getRank() <= to.getRank())
    return {};
  return getReassociationIndicesForCollapse(from.getShape(), to.getShape());
}

/// Returns the dimension of the matrix that corresponds to a dimension of the
/// vector, or nullopt for a free one of size 1.
static std::optional<int64_t> dimBeside(const Operand &vector, int64_t dim,
                                        const Operand &matrix) {
  for (auto [own, other] : {std::pair(&vector.batch, &matrix.batch),
                            std::pair(&vector.summed, &matrix.summed)})
    if (const int64_t *found = llvm::find(*own, dim); found != own->end())
      return (*other)[found - own->begin()];
  return {};
}

/// Gives both operands the dimensions in which the matrix is computed.
static void seeThroughView(OpBuilder &builder, Location loc, Operand &vector,
                           Operand &matrix,
                           ArrayRef<ReassociationIndices> groups) {
  auto view = matrix.value.getDefiningOp<ReshapeOp>();
  Value computed = view.getOperand();
  RankedTensorType from = vector.value.getType(),
                   to = cast<RankedTensorType>(computed.getType());
  SmallVector<int64_t> shape;
  SmallVector<ReassociationIndices> vectorGroups;
  for (int64_t dim : llvm::seq(from.getRank())) {
    ReassociationIndices &group = vectorGroups.emplace_back();
    std::optional<int64_t> beside = dimBeside(vector, dim, matrix);
    for (int64_t part : beside ? groups[*beside] : ReassociationIndices{-1}) {
      group.push_back(shape.size());
      shape.push_back(part < 0 ? from.getDimSize(dim) : to.getDimSize(part));
    }
  }
  Value parts =
      builder.createOrFold<ReshapeOp>(loc, from.clone(shape), vector.value);
  vector.setValue(parts, vectorGroups);
  matrix.setValue(computed, groups);
}

/// Returns the only operand that is not a splat, or null if there are several.
static OpOperand *onlyArray(Operation *op) {
  OpOperand *found = nullptr;
  for (OpOperand &operand : op->getOpOperands()) {
    auto constant = operand.get().getDefiningOp<ConstantOp>();
    if (constant && constant.getValue().isSplat())
      continue;
    if (found)
      return nullptr;
    found = &operand;
  }
  return found;
}

/// Moves a view of computed elements up to the array that they are computed
/// from: a kernel has no views between its operations.
static void moveViewsUp(OpBuilder &builder, Value matrix) {
  SmallVector<Value> worklist = {matrix};
  while (!worklist.empty()) {
    Value value = worklist.pop_back_val();
    Operation *op = value.getDefiningOp();
    if (!op || !value.hasOneUse() || op->getBlock() != builder.getBlock())
      continue;
    if (isPointwise(op))
      llvm::append_range(worklist, op->getOperands());
    auto view = dyn_cast<ReshapeOp>(op);
    if (!view || !view.getType().hasStaticShape() ||
        !isComputedFor(view, view.getOperand()))
      continue;
    Operation *producer = view.getOperand().getDefiningOp();
    if (!isPointwise(producer) || !onlyArray(producer))
      continue;
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPoint(view);
    IRMapping mapping;
    for (Value operand : producer->getOperands()) {
      auto type = cast<RankedTensorType>(operand.getType());
      mapping.map(operand, builder.createOrFold<ReshapeOp>(
                               view.getLoc(),
                               type.clone(view.getType().getShape()), operand));
    }
    Operation *made = builder.clone(*producer, mapping);
    made->getResult(0).setType(view.getType());
    view.replaceAllUsesWith(made->getResult(0));
    view.erase();
    producer->erase();
    worklist.push_back(made->getResult(0));
  }
}

/// Broadcasts the vector to the shape of the matrix.
static Value besideMatrix(OpBuilder &builder, Location loc,
                          const Operand &vector, const Operand &matrix,
                          Type element) {
  RankedTensorType from = vector.value.getType();
  SmallVector<int64_t> shape, dims;
  for (int64_t dim : llvm::seq(from.getRank()))
    if (std::optional<int64_t> beside = dimBeside(vector, dim, matrix)) {
      shape.push_back(from.getDimSize(dim));
      dims.push_back(*beside);
    }
  Value value = vector.value;
  if (static_cast<int64_t>(shape.size()) != from.getRank())
    value = ReshapeOp::create(builder, loc, from.clone(shape), value);
  return BroadcastOp::create(builder, loc,
                             matrix.value.getType().clone(element),
                             createConvert(builder, loc, value, element), dims);
}

/// Transposes the result from the matrix's order of dimensions to the
/// contraction's, which has batch dimensions first.
static Value inOrderOfResult(OpBuilder &builder, Location loc, Value sums,
                             const Operand &matrix) {
  SmallVector<int64_t> left;
  for (int64_t dim : llvm::seq(matrix.value.getType().getRank()))
    if (!llvm::is_contained(matrix.summed, dim))
      left.push_back(dim);
  auto type = cast<RankedTensorType>(sums.getType());
  SmallVector<int64_t> permutation, shape;
  for (int64_t dim : llvm::concat<const int64_t>(matrix.batch, matrix.free)) {
    permutation.push_back(llvm::find(left, dim) - left.begin());
    shape.push_back(type.getDimSize(permutation.back()));
  }
  if (llvm::is_sorted(permutation))
    return sums;
  return TransposeOp::create(builder, loc, type.clone(shape), sums,
                             permutation);
}

/// Returns the contraction with a right operand whose elements are computed,
/// not a view of them.
static ContractOp seeThroughRhs(ContractOp op) {
  auto groups = groupsOf(op, op.getRhs());
  if (!groups || !hasFewRows(op))
    return op;
  OpBuilder builder(op);
  Location loc = op.getLoc();
  Operand lhs = lhsOf(op), rhs = rhsOf(op);
  Operation *view = op.getRhs().getDefiningOp();
  seeThroughView(builder, loc, lhs, rhs, *groups);
  SmallVector<int64_t> shape;
  for (const auto &[operand, dims] :
       {std::pair(&lhs, &lhs.batch), {&lhs, &lhs.free}, {&rhs, &rhs.free}})
    for (int64_t dim : *dims)
      shape.push_back(operand->value.getType().getDimSize(dim));
  auto made = ContractOp::create(builder, loc, op.getType().clone(shape),
                                 lhs.value, rhs.value, lhs.batch, rhs.batch,
                                 lhs.summed, rhs.summed,
                                 op.getAccumulatorAttr(), op.getAllowTf32());
  op.replaceAllUsesWith(
      builder.createOrFold<ReshapeOp>(loc, op.getType(), made.getResult()));
  op.erase();
  view->erase();
  return made;
}

static void expand(ContractOp op, bool mayReorder) {
  Type element = op.getAccumulatorType();
  // Dequantized weights have a kernel of their own for any number of rows.
  if (dequantizedRhs(op) || !isa<FloatType>(element))
    return;
  // Kernels of few rows compute the matrix, in blocks.
  if (!mayReorder) {
    op = seeThroughRhs(op);
    if (computesRhs(op)) {
      OpBuilder builder(op);
      moveViewsUp(builder, op.getRhs());
      return;
    }
  }
  RankedTensorType type = op.getType();
  Operand vector = lhsOf(op), matrix = rhsOf(op);
  if (!vector.value.getType().hasStaticShape() ||
      !matrix.value.getType().hasStaticShape())
    return;
  // The bits of a row do not depend on the number of rows; a single column is
  // the vector for any number. Short sums have an order of their own.
  bool isShort = isSumInOrder(op.getLhs().getType(), op.getLhsContracting(),
                              kMaxNarrowSumInOrder);
  auto isExpected = [&] {
    return vector.isVector() &&
           (isComputedFor(op, matrix.value) || groupsOf(op, matrix.value) ||
            (isNarrow(matrix.value, element) && (mayReorder || !isShort))) &&
           !isMadeBesideOthers(matrix.value);
  };
  std::swap(vector, matrix);
  if (!isExpected()) {
    std::swap(vector, matrix);
    if (!mayReorder || !isExpected())
      return;
  }

  remark::passed(op.getLoc(),
                 remark::RemarkOpts::name("VectorProduct").category("ten-fuse"))
      << "computes the matrix while it is multiplied with a vector";
  OpBuilder builder(op);
  Location loc = op.getLoc();
  if (auto groups = groupsOf(op, matrix.value))
    seeThroughView(builder, loc, vector, matrix, *groups);
  Value elements = createConvert(builder, loc, matrix.value, element);
  Value factors = besideMatrix(builder, loc, vector, matrix, element);
  Value products =
      MulOp::create(builder, loc, elements.getType(), elements, factors);
  SmallVector<int64_t> summed = matrix.summed;
  llvm::sort(summed);
  Value sums =
      ReduceOp::create(builder, loc, ReductionKind::Add, products, summed)
          .getResult(0);
  sums = inOrderOfResult(builder, loc, sums, matrix);
  sums = createConvert(builder, loc, sums, type.getElementType());
  op.replaceAllUsesWith(builder.createOrFold<ReshapeOp>(loc, type, sums));
  builder.setInsertionPointAfter(op);
  Value operands[2] = {op.getLhs(), op.getRhs()};
  op.erase();
  for (Value operand : operands)
    if (auto view = operand.getDefiningOp<ReshapeOp>();
        view && view.use_empty())
      view.erase();
  moveViewsUp(builder, elements);
}

void expandVectorProducts(Block &block, bool mayReorder) {
  for (ContractOp op : llvm::to_vector(block.getOps<ContractOp>()))
    expand(op, mayReorder);
}

} // namespace tenon
