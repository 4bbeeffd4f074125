//===- SortScatters.cpp - Sorts the updates of scatters for GPUs ----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Scatters of rows and elements as a stable sort of the updates by the row that
// they change, and a scatter of sorted rows, which the lowering computes by
// rows of the result. Updates of one row keep their order, so that results have
// the bits of the program's order on every run, which atomic additions would
// not give.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/ElementType.h"
#include "Dialect/Ten/IR/Folding.h"
#include "Dialect/Ten/IR/Ten.h"
#include "Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/IR/Remarks.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_SORTSCATTERS
#include "Transforms/Passes.h.inc"

using namespace ten;

namespace {

/// Updates from which a sort takes less time than one update after the other.
/// Untuned: updates; a thread takes about 1.5 us for each on an H200, and a
/// sort of up to 1024 items is one launch.
constexpr int64_t kMinUpdates = 32;

class ScatterSorter {
public:
  explicit ScatterSorter(ScatterOp op)
      : op(op), loc(op.getLoc()), builder(op),
        indices(cast<RankedTensorType>(op.getIndices().getType())),
        input(cast<RankedTensorType>(op.getInputs().front().getType())),
        update(cast<RankedTensorType>(op.getUpdates().front().getType())) {}

  void run() {
    auto options = [](StringRef name) {
      return remark::RemarkOpts::name(name).category("ten-sort-scatters");
    };
    if (!applies()) {
      if (!why.empty())
        remark::missed(loc, options("NotSorted"))
            << "updates are made one after the other: " + why.str();
      return;
    }
    remark::passed(loc, options("Sorted"))
        << std::to_string(count) +
               " updates are sorted by the row that they change";
    auto [keys, order] = sortedKeys();
    SmallVector<int64_t> rowsOf = {rows()};
    llvm::append_range(rowsOf, windowShape());
    SmallVector<Value> inputs, updates;
    for (Value value : op.getInputs())
      inputs.push_back(reshaped(transposed(value, inputOrder()), rowsOf));
    SmallVector<int64_t> updateShape = {count}, windows;
    llvm::append_range(updateShape, windowShape());
    for (size_t i = 1; i < rowsOf.size(); ++i)
      windows.push_back(static_cast<int64_t>(i));
    for (Value value : op.getUpdates())
      updates.push_back(
          ordered(reshaped(transposed(value, updateOrder()), updateShape),
                  order, windows));
    SmallVector<Type> types;
    for (Value value : inputs)
      types.push_back(value.getType());
    auto sorted = ScatterOp::create(
        builder, loc, types, op.getKindAttr(), inputs, keys, updates, windows,
        /*inserted=*/ArrayRef<int64_t>{0}, ArrayRef<int64_t>(),
        ArrayRef<int64_t>(), /*scatter_dims_to_operand_dims=*/
        ArrayRef<int64_t>{0}, /*index_vector_dim=*/1, /*sorted=*/true,
        op.getUnique());
    sorted.getBody().takeBody(op.getBody());
    SmallVector<int64_t> back = invertPermutationVector(inputOrder());
    SmallVector<int64_t> shape =
        applyPermutation(input.getShape(), inputOrder());
    for (auto [old, made] :
         llvm::zip_equal(op.getResults(), sorted.getResults()))
      old.replaceAllUsesWith(transposed(reshaped(made, shape), back));
    op.erase();
  }

private:
  bool refuse(StringRef reason) {
    why = reason;
    return false;
  }

  /// Returns whether every dimension of the input is an index or whole.
  bool applies() {
    if (op.getSorted())
      return false;
    if (!input.hasStaticShape() || !update.hasStaticShape())
      return refuse("only the run knows how many they are");
    if (input.getNumElements() == 0 || update.getNumElements() == 0)
      return false;
    size_t window = 0;
    for (int64_t dim = 0; dim < input.getRank(); ++dim) {
      bool isScattered =
          llvm::is_contained(op.getScatterDimsToOperandDims(), dim);
      if (llvm::is_contained(op.getInputBatching(), dim) ||
          llvm::is_contained(op.getInserted(), dim)) {
        // An index of one element, or that is always 0.
        if (!isScattered && llvm::is_contained(op.getInserted(), dim) &&
            input.getDimSize(dim) != 1)
          return refuse("they change a part of a row");
        indexDims.push_back(dim);
        continue;
      }
      int64_t inUpdate = op.getUpdateWindowDims()[window++];
      if (isScattered || update.getDimSize(inUpdate) != input.getDimSize(dim))
        return refuse("they change a part of a row");
      wholeDims.push_back(dim);
    }
    for (int64_t dim = 0; dim < update.getRank(); ++dim)
      if (!llvm::is_contained(op.getUpdateWindowDims(), dim)) {
        batchDims.push_back(dim);
        batchShape.push_back(update.getDimSize(dim));
        count *= batchShape.back();
      }
    if (count < kMinUpdates)
      return refuse("they are few");
    if (count > INT32_MAX || rows() >= INT32_MAX)
      return refuse("they are more than 2^31, or change one of as many rows");
    return true;
  }

  int64_t rows() const {
    int64_t product = 1;
    for (int64_t dim : indexDims)
      product *= input.getDimSize(dim);
    return product;
  }
  SmallVector<int64_t> windowShape() const {
    return llvm::map_to_vector(
        wholeDims, [&](int64_t dim) { return input.getDimSize(dim); });
  }
  SmallVector<int64_t> inputOrder() const {
    SmallVector<int64_t> order(indexDims);
    llvm::append_range(order, wholeDims);
    return order;
  }
  SmallVector<int64_t> updateOrder() {
    SmallVector<int64_t> order(batchDims);
    llvm::append_range(order, op.getUpdateWindowDims());
    return order;
  }

  Value reshaped(Value value, ArrayRef<int64_t> shape) {
    auto type = cast<RankedTensorType>(value.getType());
    if (type.getShape() == shape)
      return value;
    return ReshapeOp::create(builder, loc, type.clone(shape), value);
  }
  Value transposed(Value value, ArrayRef<int64_t> order) {
    if (llvm::equal(order, llvm::seq<int64_t>(order.size())))
      return value;
    return TransposeOp::create(builder, loc, value, order);
  }
  /// Returns the rows of `value` in the order of the positions.
  Value ordered(Value value, Value positions, ArrayRef<int64_t> windows) {
    auto type = cast<RankedTensorType>(value.getType());
    SmallVector<int64_t> slice(type.getShape());
    slice.front() = 1;
    return GatherOp::create(
        builder, loc, type, value, positions, windows,
        /*collapsed=*/ArrayRef<int64_t>{0}, ArrayRef<int64_t>(),
        ArrayRef<int64_t>(), /*start_index_map=*/ArrayRef<int64_t>{0},
        /*index_vector_dim=*/1, ValueRange(), slice, /*sorted=*/false);
  }
  Value splat(int64_t number, RankedTensorType type) {
    return createSplat(builder, loc, type, number);
  }

  /// Returns component `number` of the index vectors, as i64 of the batch
  /// dimensions.
  Value component(int64_t number) {
    auto wide = RankedTensorType::get(batchShape, builder.getI64Type());
    Value part = op.getIndices();
    if (auto vector = static_cast<int64_t>(op.getIndexVectorDim());
        vector < indices.getRank()) {
      SmallVector<int64_t> start(indices.getRank(), 0),
          limit(indices.getShape()), stride(indices.getRank(), 1);
      start[vector] = number;
      limit[vector] = number + 1;
      part = SliceOp::create(builder, loc, part, start, limit, stride);
    }
    return ConvertOp::create(builder, loc, wide, reshaped(part, batchShape));
  }

  /// Returns the row of each update, `rows()` where it is out of bounds, in
  /// ascending order and as index vectors of one number, and the updates'
  /// positions in this order.
  std::pair<Value, Value> sortedKeys() {
    auto wide = RankedTensorType::get(batchShape, builder.getI64Type());
    Value key = splat(0, wide), isInside;
    for (int64_t dim : indexDims) {
      const int64_t size = input.getDimSize(dim);
      Value at;
      auto scattered = llvm::find(op.getScatterDimsToOperandDims(), dim);
      auto batched = llvm::find(op.getInputBatching(), dim);
      if (scattered != op.getScatterDimsToOperandDims().end()) {
        at = component(scattered - op.getScatterDimsToOperandDims().begin());
        Value fits = AndOp::create(
            builder, loc,
            CompareOp::create(builder, loc, Comparison::GE, at, splat(0, wide)),
            CompareOp::create(builder, loc, Comparison::LT, at,
                              splat(size, wide)));
        isInside = isInside ? Value(AndOp::create(builder, loc, isInside, fits))
                            : fits;
      } else if (batched != op.getInputBatching().end()) {
        int64_t inIndices =
            op.getIndicesBatching()[batched - op.getInputBatching().begin()];
        int64_t inBatch =
            inIndices < static_cast<int64_t>(op.getIndexVectorDim())
                ? inIndices
                : inIndices - 1;
        at = IotaOp::create(builder, loc, wide,
                            builder.getI64IntegerAttr(inBatch), ValueRange());
      } else {
        continue;
      }
      key = AddOp::create(builder, loc,
                          MulOp::create(builder, loc, key, splat(size, wide)),
                          at);
    }
    if (isInside)
      key = SelectOp::create(builder, loc, isInside, key, splat(rows(), wide));
    auto narrow = RankedTensorType::get({count}, builder.getI32Type());
    key =
        reshaped(ConvertOp::create(builder, loc, narrow.clone(batchShape), key),
                 {count});
    Value positions = IotaOp::create(
        builder, loc, narrow, builder.getI64IntegerAttr(0), ValueRange());
    auto sort = SortOp::create(builder, loc, TypeRange{narrow, narrow},
                               ValueRange{key, positions}, /*dim=*/0,
                               /*stable=*/true);
    OpBuilder::InsertionGuard guard(builder);
    auto scalar = RankedTensorType::get({}, builder.getI32Type());
    Block *block = builder.createBlock(&sort.getComparator(), {},
                                       SmallVector<Type>(4, scalar),
                                       SmallVector<Location>(4, loc));
    Value isLess =
        CompareOp::create(builder, loc, Comparison::LT, block->getArgument(0),
                          block->getArgument(1));
    YieldOp::create(builder, loc, isLess);
    builder.setInsertionPointAfter(sort);
    Value keys = reshaped(sort.getResult(0), {count, 1});
    Value order = reshaped(sort.getResult(1), {count, 1});
    builder.setInsertionPoint(op);
    return {keys, order};
  }

  ScatterOp op;
  Location loc;
  OpBuilder builder;
  RankedTensorType indices, input, update;
  SmallVector<int64_t> indexDims, wholeDims, batchDims, batchShape;
  int64_t count = 1;
  /// Why the scatter stays as it is; empty where it is none that is sorted.
  StringRef why;
};

class SortScattersPass : public impl::SortScattersBase<SortScattersPass> {
  void runOnOperation() override {
    SmallVector<ScatterOp> scatters;
    getOperation().walk([&](ScatterOp op) { scatters.push_back(op); });
    for (ScatterOp op : scatters)
      ScatterSorter(op).run();
  }
};

} // namespace
} // namespace tenon
