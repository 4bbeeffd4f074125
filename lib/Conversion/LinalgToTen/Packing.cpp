//===- Packing.cpp - Converts pack and unpack of dynamic tiles ------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Packing pads a tensor to whole tiles, splits each tiled dimension into the
// number of tiles and the tile, and moves the tiles after all other dimensions;
// unpacking is the inverse. Upstream supports this for static sizes only.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Shape.h"
#include "LinalgConverter.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"

using namespace mlir;
using namespace tenon;

namespace {

/// The relation between the dimensions of a tensor and of its packed form.
struct Layout {
  /// The number of tiles for each dimension of the tensor, or of elements if it
  /// is not tiled, and the size of a tile, null if it is not tiled.
  SmallVector<OpFoldResult> outer, tiles;
  /// All of these in the order of the dimensions, each tile after its count.
  SmallVector<OpFoldResult> split;
  /// The positions of the packed form's dimensions in `split`.
  SmallVector<int64_t> order;
};

} // namespace

/// Returns the layout; `packed` is the tensor in packed form.
template <typename Op>
static Layout layoutOf(ProgramBuilder &c, Op op, Value packed, int64_t rank) {
  Layout layout;
  ArrayRef<int64_t> perm = op.getOuterDimsPerm(), tiled = op.getInnerDimsPos();
  layout.outer.resize(rank);
  layout.tiles.resize(rank);
  auto outerDim = [&](int64_t i) { return perm.empty() ? i : perm[i]; };
  for (int64_t i = 0; i < rank; ++i)
    layout.outer[outerDim(i)] = ten::dimSize(c.b, c.b.getLoc(), packed, i);
  SmallVector<OpFoldResult> sizes = op.getMixedTiles();
  for (auto [dim, size] : llvm::zip(tiled, sizes))
    layout.tiles[dim] = size;
  SmallVector<int64_t> places(rank);
  for (int64_t dim = 0; dim < rank; ++dim) {
    places[dim] = layout.split.size();
    layout.split.push_back(layout.outer[dim]);
    if (layout.tiles[dim])
      layout.split.push_back(layout.tiles[dim]);
  }
  for (int64_t i = 0; i < rank; ++i)
    layout.order.push_back(places[outerDim(i)]);
  for (int64_t dim : tiled)
    layout.order.push_back(places[dim] + 1);
  return layout;
}

/// Returns the sizes of whole tiles.
static SmallVector<OpFoldResult> wholeSizes(ProgramBuilder &c,
                                            const Layout &layout) {
  SmallVector<OpFoldResult> sizes;
  for (auto [count, tile] : llvm::zip(layout.outer, layout.tiles))
    sizes.push_back(tile ? multiplySizes(c, count, tile) : count);
  return sizes;
}

static Value pack(ProgramBuilder &c, linalg::PackOp op) {
  Value source = op.getSource();
  RankedTensorType type = c.typeOf(source);
  Layout layout = layoutOf(c, op, op.getDest(), type.getRank());
  SmallVector<int64_t> none(type.getRank(), 0), high, shape;
  SmallVector<Value> missing;
  for (auto [dim, whole] : llvm::enumerate(wholeSizes(c, layout))) {
    int64_t at = static_cast<int64_t>(dim);
    if (!layout.tiles[dim]) {
      high.push_back(0);
      shape.push_back(type.getDimSize(at));
      continue;
    }
    Value size = getValueOrCreateConstantIndexOp(
        c.b, c.b.getLoc(), ten::dimSize(c.b, c.b.getLoc(), source, at));
    missing.push_back(arith::SubIOp::create(
        c.b, getValueOrCreateConstantIndexOp(c.b, c.b.getLoc(), whole), size));
    high.push_back(ShapedType::kDynamic);
    shape.push_back(ShapedType::kDynamic);
  }
  Value filler =
      op.getPaddingValue()
          ? scalarTensor(c, op.getPaddingValue())
          : ten::ConstantOp::create(
                c.b, ProgramBuilder::splat(
                         RankedTensorType::get({}, type.getElementType()), 0))
                .getResult();
  Value padded =
      ten::PadOp::create(c.b, type.clone(shape), source, filler, ValueRange(),
                         missing, ValueRange(), none, high, none);
  return transposeTo(c, reshapeTo(c, padded, layout.split), layout.order);
}

static Value unpack(ProgramBuilder &c, linalg::UnPackOp op) {
  RankedTensorType type = c.typeOf(op.getDest());
  Layout layout = layoutOf(c, op, op.getSource(), type.getRank());
  Value split =
      transposeTo(c, op.getSource(), invertPermutationVector(layout.order));
  Value whole = reshapeTo(c, split, wholeSizes(c, layout));
  SmallVector<OpFoldResult> sizes, starts(type.getRank(), c.b.getIndexAttr(0)),
      ones(type.getRank(), c.b.getIndexAttr(1));
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    sizes.push_back(ten::dimSize(c.b, c.b.getLoc(), op.getDest(), dim));
  return sliceOf(c, whole, starts, sizes, ones);
}

LinalgConverter::Outcome LinalgConverter::packing(Operation *op) {
  auto onTensors = [&] {
    return llvm::all_of(op->getResultTypes(), llvm::IsaPred<RankedTensorType>);
  };
  if (auto packOp = dyn_cast<linalg::PackOp>(op);
      packOp && op->getNumResults() == 1 && onTensors())
    return replace(op, pack(*this, packOp));
  if (auto unpackOp = dyn_cast<linalg::UnPackOp>(op);
      unpackOp && op->getNumResults() == 1 && onTensors())
    return replace(op, unpack(*this, unpackOp));
  return std::nullopt;
}
