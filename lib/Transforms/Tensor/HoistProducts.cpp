//===- HoistProducts.cpp - Hoists products with slices out of loops -------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CountedLoop.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "Dialect/Ten/IR/Shape.h"
#include "Target/Target.h"
#include "Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Remarks.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_HOISTPRODUCTS
#include "Transforms/Passes.h.inc"

using namespace ten;

namespace {

/// With this many rows per step, the other operand is reused well without
/// hoisting.
/// Tuned: rows; commit af2636a.
constexpr int64_t kMaxRowsPerStep = 32;

/// Bytes of an operand that stays in L1d across steps, so that hoisting is not
/// worth a product in memory.
/// Fact: bytes; half of the smallest L1d.
constexpr int64_t kMaxBytesOfKept = kSmallestL1 / 2;

class HoistProductsPass : public impl::HoistProductsBase<HoistProductsPass> {
  void runOnOperation() override {
    SmallVector<std::pair<scf::WhileOp, int64_t>> loops;
    getOperation().walk([&](scf::WhileOp loop) {
      if (std::optional<CountedLoop> counted = CountedLoop::of(loop);
          counted && counted->tripCount() > 1)
        loops.push_back({loop, counted->tripCount()});
    });
    for (auto [loop, count] : loops)
      for (ContractOp op :
           llvm::to_vector(loop.getAfterBody()->getOps<ContractOp>()))
        hoist(loop, count, op);
  }

  /// Returns the slice at one index of the first dimension of a loop-invariant
  /// array that the operand is, or null.
  static DynamicSliceOp sliceOf(scf::WhileOp loop, Value operand) {
    auto slice = sourceOfView(operand).getDefiningOp<DynamicSliceOp>();
    if (!slice || !loop.isDefinedOutsideOfLoop(slice.getOperand()))
      return {};
    RankedTensorType from = slice.getOperand().getType();
    if (!from.hasStaticShape() || from.getNumElements() == 0 ||
        slice.getSizes().front() != 1 ||
        slice.getSizes().drop_front() != from.getShape().drop_front())
      return {};
    return slice;
  }

  void hoist(scf::WhileOp loop, int64_t count, ContractOp op) {
    if (!op.getLhsBatch().empty() || !op.getType().hasStaticShape())
      return;
    // Make the sliced operand the LHS, so that a step's rows are one block of
    // the result.
    bool swap = loop.isDefinedOutsideOfLoop(op.getLhs());
    Value sliced = swap ? op.getRhs() : op.getLhs(),
          other = swap ? op.getLhs() : op.getRhs();
    DynamicSliceOp slice = sliceOf(loop, sliced);
    SmallVector<int64_t> slicedFree = swap ? op.getRhsFree() : op.getLhsFree();
    if (!slice || !loop.isDefinedOutsideOfLoop(other) ||
        (swap && !slicedFree.empty()))
      return;
    RankedTensorType stepType = tensorType(sliced),
                     otherType = tensorType(other);
    int64_t rows = 1;
    for (int64_t dim : slicedFree)
      rows *= stepType.getDimSize(dim);
    int64_t all = slice.getOperand().getType().getDimSize(0);
    int64_t bytes = otherType.getNumElements() *
                    llvm::divideCeil(otherType.getElementTypeBitWidth(), 8);
    auto refuse = [&](const Twine &why) {
      remark::missed(op.getLoc(), remark::RemarkOpts::name("InLoop").category(
                                      "ten-hoist-products"))
          << ("not hoisted: " + why).str();
    };
    if (all > count)
      return refuse("the loop uses " + Twine(count) + " of " + Twine(all) +
                    " slices");
    if (rows > kMaxRowsPerStep)
      return refuse("each iteration has " + Twine(rows) + " rows");
    if (bytes <= kMaxBytesOfKept)
      return refuse("the other operand fits into L1d, with " + Twine(bytes) +
                    " bytes");

    auto stacked = [&](RankedTensorType type) {
      SmallVector<int64_t> shape = {all};
      llvm::append_range(shape, type.getShape());
      return RankedTensorType::get(shape, type.getElementType());
    };
    auto shifted = [](ArrayRef<int64_t> dims) {
      return llvm::map_to_vector(dims, [](int64_t dim) { return dim + 1; });
    };
    OpBuilder builder(loop);
    Location loc = op.getLoc();
    Value array = slice.getOperand();
    if (array.getType() != stacked(stepType))
      array = ReshapeOp::create(builder, loc, stacked(stepType), array);
    RankedTensorType type = stacked(op.getType());
    Value products = ContractOp::create(
        builder, loc, type, array, other, ArrayRef<int64_t>(),
        ArrayRef<int64_t>(),
        shifted(swap ? op.getRhsContracting() : op.getLhsContracting()),
        swap ? op.getLhsContracting() : op.getRhsContracting(),
        op.getAccumulatorAttr(), op.getAllowTf32());

    builder.setInsertionPoint(op);
    SmallVector<int64_t> sizes(type.getShape());
    sizes[0] = 1;
    // The other dimensions are taken whole: any start will do.
    SmallVector<Value> starts(sizes.size(), slice.getStarts().front());
    Value part = DynamicSliceOp::create(
        builder, loc, RankedTensorType::get(sizes, type.getElementType()),
        products, starts, sizes);
    part = ReshapeOp::create(builder, loc, op.getType(), part);
    remark::passed(
        loc, remark::RemarkOpts::name("Hoisted").category("ten-hoist-products"))
        << ("hoisted: the products of all " + Twine(count) + " iterations")
               .str();
    op.getResult().replaceAllUsesWith(part);
    op.erase();
    for (Operation *dead = sliced.getDefiningOp();
         dead && isOpTriviallyDead(dead);) {
      Operation *next = dead->getOperand(0).getDefiningOp();
      dead->erase();
      dead = next && loop->isProperAncestor(next) ? next : nullptr;
    }
  }
};

} // namespace
} // namespace tenon
