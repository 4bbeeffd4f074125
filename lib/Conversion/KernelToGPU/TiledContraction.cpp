//===- TiledContraction.cpp - Sums of products by way of shared memory ----===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A block computes a tile of 64 x 64 elements. It copies tiles of 64 x 16 of
// both operands into shared memory, and each thread adds products to 4 x 4
// elements, in registers, in the order of the contracted dimension.
//
//===----------------------------------------------------------------------===//

#include "TiledContraction.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

using namespace mlir;

namespace tenon {

namespace {

constexpr int64_t kTile = 64;  ///< rows and columns of a block
constexpr int64_t kDepth = 16; ///< contracted elements at a time
constexpr int64_t kSide = 16;  ///< threads of a block in each direction
constexpr int64_t kOwn = kTile / kSide;
static_assert(kSide * kSide == kBlockThreads);

/// Whether the body adds one product to the result's element, so that zeros
/// around the operands change nothing.
bool addsProduct(linalg::LinalgOp nest, const Combination &combination) {
  if (!isa<arith::AddFOp, arith::AddIOp>(combination.op))
    return false;
  Block &body = *nest.getBlock();
  bool multiplies = false;
  for (Operation &op : body.without_terminator()) {
    if (&op == combination.op ||
        isa<arith::ExtFOp, arith::ExtSIOp, arith::ExtUIOp>(op))
      continue;
    if (!isa<arith::MulFOp, arith::MulIOp>(op) || multiplies)
      return false;
    multiplies = true;
  }
  return multiplies;
}

} // namespace

std::optional<ContractionDims> contractionDims(linalg::LinalgOp nest) {
  Combination combination = combinationOf(nest);
  if (!combination || nest.getNumDpsInputs() != 2 ||
      !addsProduct(nest, combination))
    return std::nullopt;
  SmallVector<int64_t> sizes = nest.getStaticLoopRanges();
  if (llvm::is_contained(sizes, ShapedType::kDynamic))
    return std::nullopt;
  for (OpOperand *input : nest.getDpsInputOperands())
    if (!isa<MemRefType>(input->get().getType()) ||
        nest.getMatchingBlockArgument(input).use_empty())
      return std::nullopt;
  AffineMap lhs = nest.getMatchingIndexingMap(nest.getDpsInputOperand(0));
  AffineMap rhs = nest.getMatchingIndexingMap(nest.getDpsInputOperand(1));
  NestLoops loops(nest);
  ContractionDims dims;
  for (unsigned dim : loops.parallel) {
    bool inLhs = lhs.isFunctionOfDim(dim), inRhs = rhs.isFunctionOfDim(dim);
    (inLhs && !inRhs   ? dims.rows
     : inRhs && !inLhs ? dims.columns
                       : dims.batch)
        .push_back(dim);
  }
  for (unsigned dim : loops.reduction) {
    if (!lhs.isFunctionOfDim(dim) || !rhs.isFunctionOfDim(dim))
      return std::nullopt;
    dims.contracted.push_back(dim);
  }
  auto count = [&](ArrayRef<unsigned> list) {
    int64_t product = 1;
    for (unsigned dim : list)
      product *= sizes[dim];
    return product;
  };
  dims.numRows = count(dims.rows);
  dims.numColumns = count(dims.columns);
  dims.numBatch = count(dims.batch);
  dims.depth = count(dims.contracted);
  // Smaller ones leave most of a tile empty.
  if (dims.numRows < kTile / 2 || dims.numColumns < kTile / 2 ||
      dims.depth < kDepth)
    return std::nullopt;
  return dims;
}

int64_t ContractionDims::numTiles() const {
  return numBatch * llvm::divideCeil(numRows, kTile) *
         llvm::divideCeil(numColumns, kTile);
}

namespace {

class Emitter {
public:
  Emitter(DeviceKernel &kernel, linalg::LinalgOp nest,
          const ContractionDims &dims, Value initial)
      : kernel(kernel), nest(nest), dims(dims), initial(initial),
        b(nest.getLoc(), kernel.builder), sizes(loopSizes(b, nest)),
        combination(combinationOf(nest)) {
    for (unsigned i = 0; i < 2; ++i)
      // One column more: threads that read down a column meet no other bank.
      tiles[i] = kernel.shared(MemRefType::get(
          {kDepth, kTile + 1},
          cast<MemRefType>(nest.getDpsInputs()[i].getType()).getElementType()));
  }

  void run() {
    thread = kernel.threadOfBlock().first;
    auto [block, blocks] = kernel.blockOfGrid();
    auto outer = scf::ForOp::create(b, block, index(dims.numTiles()), blocks);
    b.setInsertionPointToStart(outer.getBody());
    int64_t across = llvm::divideCeil(dims.numColumns, kTile);
    int64_t down = llvm::divideCeil(dims.numRows, kTile);
    Value number = outer.getInductionVar();
    Value column = arith::RemUIOp::create(b, number, index(across));
    number = arith::DivUIOp::create(b, number, index(across));
    Value row = arith::RemUIOp::create(b, number, index(down));
    batch = arith::DivUIOp::create(b, number, index(down));
    firstRow = arith::MulIOp::create(b, row, index(kTile));
    firstColumn = arith::MulIOp::create(b, column, index(kTile));
    ownRow = arith::DivUIOp::create(b, thread, index(kSide));
    ownColumn = arith::RemUIOp::create(b, thread, index(kSide));

    Value neutral = arith::ConstantOp::create(b, combination.neutral);
    SmallVector<Value> sums(kOwn * kOwn, neutral);
    auto depth =
        scf::ForOp::create(b, index(0), index(dims.depth), index(kDepth), sums);
    b.setInsertionPointToStart(depth.getBody());
    fill(0, depth.getInductionVar());
    fill(1, depth.getInductionVar());
    gpu::BarrierOp::create(b);
    auto inner = scf::ForOp::create(b, index(0), index(kDepth), index(1),
                                    depth.getRegionIterArgs());
    b.setInsertionPointToStart(inner.getBody());
    scf::YieldOp::create(
        b, add(inner.getInductionVar(), inner.getRegionIterArgs()));
    b.setInsertionPointAfter(inner);
    gpu::BarrierOp::create(b);
    scf::YieldOp::create(b, inner.getResults());
    b.setInsertionPointAfter(depth);
    write(depth.getResults());
  }

private:
  Value index(int64_t value) {
    return arith::ConstantIndexOp::create(b, value);
  }
  Value plus(Value value, int64_t offset) {
    return offset == 0
               ? value
               : arith::AddIOp::create(b, value, index(offset)).getResult();
  }
  Value less(Value value, int64_t bound) {
    return arith::CmpIOp::create(b, arith::CmpIPredicate::ult, value,
                                 index(bound));
  }

  /// Whether neighbouring contracted elements of the operand lie side by side.
  bool isAlongDepth(unsigned operand) {
    AffineMap map =
        nest.getMatchingIndexingMap(nest.getDpsInputOperand(operand));
    return !dims.contracted.empty() && map.getNumResults() != 0 &&
           map.getResults().back() ==
               getAffineDimExpr(dims.contracted.back(), map.getContext());
  }

  SmallVector<Value> indicesOf(Value row, Value column, Value k) {
    SmallVector<Value> indices(sizes.size());
    delinearize(b, b.getLoc(), batch, dims.batch, sizes, indices);
    if (row)
      delinearize(b, b.getLoc(), row, dims.rows, sizes, indices);
    if (column)
      delinearize(b, b.getLoc(), column, dims.columns, sizes, indices);
    if (k)
      delinearize(b, b.getLoc(), k, dims.contracted, sizes, indices);
    // What an operand does not depend on.
    for (Value &value : indices)
      if (!value)
        value = index(0);
    return indices;
  }

  /// Copies a tile of the operand, zeros around it.
  void fill(unsigned operand, Value from) {
    Value first = operand == 0 ? firstRow : firstColumn;
    int64_t count = operand == 0 ? dims.numRows : dims.numColumns;
    Type element = cast<MemRefType>(nest.getDpsInputs()[operand].getType())
                       .getElementType();
    bool alongDepth = isAlongDepth(operand);
    int64_t fast = alongDepth ? kDepth : kTile;
    for (int64_t i = 0; i < kTile * kDepth / kBlockThreads; ++i) {
      Value number = plus(thread, i * kBlockThreads);
      Value low = arith::RemUIOp::create(b, number, index(fast));
      Value high = arith::DivUIOp::create(b, number, index(fast));
      Value depth = alongDepth ? low : high, side = alongDepth ? high : low;
      Value k = arith::AddIOp::create(b, from, depth);
      Value place = arith::AddIOp::create(b, first, side);
      Value isInside =
          arith::AndIOp::create(b, less(k, dims.depth), less(place, count));
      auto guard = scf::IfOp::create(b, TypeRange(element), isInside, true);
      {
        OpBuilder::InsertionGuard restore(b);
        b.setInsertionPointToStart(guard.thenBlock());
        SmallVector<Value> indices =
            operand == 0 ? indicesOf(place, {}, k) : indicesOf({}, place, k);
        scf::YieldOp::create(b, ElementEmitter(nest, indices)
                                    .load(b, nest.getDpsInputOperand(operand)));
        b.setInsertionPointToStart(guard.elseBlock());
        scf::YieldOp::create(
            b,
            arith::ConstantOp::create(b, b.getZeroAttr(element)).getResult());
      }
      memref::StoreOp::create(b, guard.getResult(0), tiles[operand],
                              ValueRange{depth, side});
    }
  }

  SmallVector<Value> add(Value depth, ValueRange sums) {
    SmallVector<Value> left, right, result;
    for (int64_t i = 0; i < kOwn; ++i) {
      left.push_back(memref::LoadOp::create(
          b, tiles[0], ValueRange{depth, plus(ownRow, i * kSide)}));
      right.push_back(memref::LoadOp::create(
          b, tiles[1], ValueRange{depth, plus(ownColumn, i * kSide)}));
    }
    SmallVector<Value> none(sizes.size());
    for (int64_t i = 0; i < kOwn; ++i)
      for (int64_t j = 0; j < kOwn; ++j)
        result.push_back(
            ElementEmitter(nest, none)
                .compute(b, sums[i * kOwn + j], {left[i], right[j]})[0]);
    return result;
  }

  void write(ValueRange sums) {
    OpOperand *output = nest.getDpsInitOperand(0);
    for (int64_t i = 0; i < kOwn; ++i)
      for (int64_t j = 0; j < kOwn; ++j) {
        Value row = arith::AddIOp::create(b, firstRow, plus(ownRow, i * kSide));
        Value column =
            arith::AddIOp::create(b, firstColumn, plus(ownColumn, j * kSide));
        Value isInside = arith::AndIOp::create(b, less(row, dims.numRows),
                                               less(column, dims.numColumns));
        auto guard = scf::IfOp::create(b, isInside);
        OpBuilder::InsertionGuard restore(b);
        b.setInsertionPointToStart(guard.thenBlock());
        SmallVector<Value> indices = indicesOf(row, column, {});
        ElementEmitter element(nest, indices);
        Value start = initial ? initial : element.load(b, output);
        Operation *sum = b.clone(*combination.op);
        sum->setOperands({start, sums[i * kOwn + j]});
        element.store(b, sum->getResult(0), output);
      }
  }

  DeviceKernel &kernel;
  linalg::LinalgOp nest;
  const ContractionDims &dims;
  Value initial;
  ImplicitLocOpBuilder b;
  SmallVector<Value> sizes;
  Combination combination;
  Value tiles[2];
  Value thread, batch, firstRow, firstColumn, ownRow, ownColumn;
};

} // namespace

void emitTiledContraction(DeviceKernel &kernel, linalg::LinalgOp nest,
                          const ContractionDims &dims, Value initial) {
  Emitter(kernel, nest, dims, initial).run();
}

} // namespace tenon
