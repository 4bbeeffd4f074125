//===- UnitDims.cpp - Drops unit dimensions of results --------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A reduction that keeps its dimensions writes a result at (d0, 0). Without the
// dimensions of size 1, an element of the result is one point of the loops:
//
//   outs(%init : tensor<4x1xf32>), map (d0, d1) -> (d0, 0)
//   outs(%flat : tensor<4xf32>),   map (d0, d1) -> (d0)
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Shape.h"
#include "LinalgConverter.h"

using namespace mlir;
using namespace tenon;

/// Returns the results of the map except constant 0 in dimensions of size 1.
static SmallVector<unsigned> keptResults(AffineMap map, RankedTensorType type) {
  SmallVector<unsigned> kept;
  for (auto [dim, place] : llvm::enumerate(map.getResults())) {
    auto constant = dyn_cast<AffineConstantExpr>(place);
    if (!constant || constant.getValue() != 0 || type.getDimSize(dim) != 1)
      kept.push_back(dim);
  }
  return kept;
}

linalg::GenericOp tenon::dropUnitResultDims(ProgramBuilder &c,
                                            linalg::GenericOp op) {
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  SmallVector<Value> inits;
  SmallVector<SmallVector<OpFoldResult>> sizes;
  bool changes = false;
  for (OpOperand &operand : op.getDpsInitsMutable()) {
    Value init = operand.get();
    auto type = dyn_cast<RankedTensorType>(init.getType());
    if (!type)
      return {};
    AffineMap &map = maps[operand.getOperandNumber()];
    SmallVector<unsigned> kept = keptResults(map, type);
    SmallVector<OpFoldResult> all, left;
    for (int64_t dim = 0; dim < type.getRank(); ++dim)
      all.push_back(ten::dimSize(c.b, op.getLoc(), init, dim));
    for (unsigned dim : kept)
      left.push_back(all[dim]);
    sizes.push_back(all);
    if (left.size() != all.size()) {
      changes = true;
      init = reshapeTo(c, init, left);
      map = map.getSubMap(kept);
    }
    inits.push_back(init);
  }
  if (!changes)
    return {};
  auto flat = linalg::GenericOp::create(
      c.b, op.getLoc(), ValueRange(inits).getTypes(), op.getInputs(), inits,
      c.b.getAffineMapArrayAttr(maps), op.getIteratorTypes(), StringAttr(),
      StringAttr());
  flat.getRegion().takeBody(op.getRegion());
  for (auto [old, result, shape] :
       llvm::zip(op->getResults(), flat->getResults(), sizes))
    old.replaceAllUsesWith(
        result.getType() == old.getType()
            ? result
            : c.castTo(reshapeTo(c, result, shape), old.getType()));
  op.erase();
  return flat;
}
