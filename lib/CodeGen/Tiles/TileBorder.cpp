//===- TileBorder.cpp - Register tiles of zero-padded operands ------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Part of TileEmitter: operands that are 0 outside of an array
// (BorderedAccess.h). A padded convolution is computed without a padded copy:
// bounds checks depend on the outer reduction loops and are hoisted in front of
// the innermost ones, where possible for a whole tile at once; the products of
// padding are skipped or, as 0 * x may be NaN, reduced to their NaN bits.
//
//===----------------------------------------------------------------------===//

#include "TileEmitter.h"

using namespace mlir;

namespace tenon {

OpFoldResult TileEmitter::startOf(const LinearPlace &place) {
  OpFoldResult start = attribute(place.constant);
  for (auto [addend, factor] : place.addends)
    start = plus(start, times(addend, attribute(factor)));
  return start;
}

bool TileEmitter::analyzeZeros(ZeroOutside found) {
  // A bound of one input does not apply to another.
  if (tile.getGroup() > 1 || reductions.empty() || !chosen.empty())
    return false;
  for (ZeroOutside::Dim &asked : found.dims) {
    ArrayRef<int64_t> coefficients = asked.place.coefficients;
    if (coefficients[tile.getColumn()] != 0 ||
        (tile.getRow() >= 0 && coefficients[tile.getRow()] != 0))
      return false;
    // Not the innermost reduction: each check must cover many products.
    auto outer = ArrayRef(reductions).drop_back();
    auto last = llvm::find_if(llvm::reverse(outer), [&](unsigned loop) {
      return coefficients[loop] != 0;
    });
    if (coefficients[reductions.back()] != 0 || last == outer.rend())
      return false;
    zeroDims.push_back({{SmallVector<int64_t>(coefficients),
                         startOf(asked.place), asked.size, /*step=*/0,
                         /*mayBeOutside=*/true},
                        *last});
  }
  chosen[found.element] = found.input;
  bordered.insert_range(found.operations);
  return true;
}

bool TileEmitter::addsProductOfChosen() const {
  Operation *product = addend.getDefiningOp();
  return isa_and_nonnull<arith::MulFOp, arith::MulIOp>(product) &&
         llvm::any_of(product->getOperands(),
                      [&](Value factor) { return chosen.contains(factor); });
}

bool TileEmitter::analyzeBorder(BorderedAccess found) {
  auto type = cast<MemRefType>(found.memref.getType());
  int64_t offset;
  SmallVector<int64_t> steps;
  if (failed(type.getStridesAndOffset(steps, offset)) ||
      llvm::any_of(steps, ShapedType::isDynamic))
    return false;
  Border border;
  // Express the part of the position that is always in bounds as a map of the
  // loops.
  SmallVector<AffineExpr> linear;
  for (auto [step, size, dim] :
       llvm::zip_equal(steps, type.getShape(), found.dims)) {
    const LinearPlace &place = dim.place;
    AffineExpr expr = builder.getAffineConstantExpr(0);
    if (dim.mayBeOutside || !place.addends.empty()) {
      if (place.coefficients[tile.getColumn()] != 0)
        return false;
      border.dims.push_back(
          {place.coefficients, startOf(place), size, step, dim.mayBeOutside});
    } else {
      expr = expr + place.constant;
      for (auto [loop, factor] : llvm::enumerate(place.coefficients))
        expr = expr + builder.getAffineDimExpr(loop) * factor;
    }
    linear.push_back(expr);
  }
  if (!analyzeAccess(found.memref,
                     AffineMap::get(numLoops, 0, linear, builder.getContext()),
                     tile.getColumn(), border.access))
    return false;
  std::optional<int64_t> step =
      getConstantIntValue(border.access.strides[tile.getColumn()]);
  if (!step || *step < 0 || *step > 1)
    return false;
  border.element = found.element;
  bordered.insert_range(found.operations);
  borders.push_back(std::move(border));
  return true;
}

bool TileEmitter::analyzeBorders() {
  Block &body = nest.getRegion().front();
  for (auto choice : body.getOps<arith::SelectOp>()) {
    if (std::optional<BorderedAccess> found =
            BorderedAccess::match(nest, choice))
      if (!analyzeBorder(std::move(*found)))
        return false;
    if (std::optional<ZeroOutside> found = ZeroOutside::match(nest, choice))
      if (!analyzeZeros(std::move(*found)))
        return false;
  }
  // The operations must have no other users.
  for (Operation *op : bordered)
    for (Operation *user : op->getUsers())
      if (!bordered.contains(user) && !chosen.contains(op->getResult(0)) &&
          llvm::none_of(borders, [&](const Border &border) {
            return border.element.getDefiningOp() == op;
          }))
        return false;
  return true;
}

std::pair<bool, bool> TileEmitter::dependsOnTile(const Border &border) const {
  auto steps = [&](int64_t loop) {
    return loop >= 0 &&
           (getConstantIntValue(border.access.strides[loop]) != 0 ||
            llvm::any_of(border.dims, [&](const Border::Dim &dim) {
              return dim.coefficients[loop] != 0;
            }));
  };
  return {steps(tile.getRow()), steps(tile.getColumn())};
}

void TileEmitter::narrow(BorderPlace &place, const Border::Dim &dim,
                         int64_t row) {
  OpFoldResult at = dim.start;
  auto bounds = dim.mayBeOutside ? boundsOfIndex(at) : std::nullopt;
  auto add = [&](OpFoldResult index, int64_t factor) {
    at = plus(at, times(index, attribute(factor)));
    auto more = bounds ? boundsOfIndex(index) : std::nullopt;
    if (!more)
      bounds.reset();
    else
      bounds = {bounds->first +
                    std::min(more->first * factor, more->second * factor),
                bounds->second +
                    std::max(more->first * factor, more->second * factor)};
  };
  for (auto [loop, factor] : llvm::enumerate(dim.coefficients)) {
    if (factor == 0)
      continue;
    add(ivs[loop], factor);
    if (static_cast<int64_t>(loop) == tile.getRow())
      add(attribute(row), factor);
  }
  bool isInside = !dim.mayBeOutside ||
                  (bounds && bounds->first >= 0 && bounds->second < dim.size);
  if (!isInside && bounds &&
      (bounds->second < 0 || bounds->first >= dim.size)) {
    place.isOutside = true;
    return;
  }
  if (!isInside) {
    Value index = value(at), size = this->index(dim.size);
    Value inside = arith::CmpIOp::create(
        builder, loc, arith::CmpIPredicate::ult, index, size);
    place.inside =
        place.inside ? arith::AndIOp::create(builder, loc, place.inside, inside)
                     : inside;
    index = arith::MaxSIOp::create(builder, loc, index, this->index(0));
    at = arith::MinSIOp::create(builder, loc, index, this->index(dim.size - 1))
             .getResult();
  }
  place.at = plus(place.at, times(at, attribute(dim.step)));
}

TileEmitter::BorderPlace TileEmitter::placeOf(const Border &border) {
  BorderPlace result;
  result.at = plus(place(border.access, false), place(border.access, true));
  for (const Border::Dim &dim : border.dims)
    if (tile.getRow() < 0 || dim.coefficients[tile.getRow()] == 0)
      narrow(result, dim, /*row=*/0);
  return result;
}

Value TileEmitter::insideOfTile(unsigned loop) {
  int64_t rows = tile.getRow();
  if (borders.size() != 1 || rows < 0)
    return {};
  for (const Border::Dim &dim : borders.front().dims)
    if (dim.coefficients[rows] == 0 && dim.coefficients[loop] != 0)
      return {};
  for (const Access &input : inputs)
    if (input.memref && getConstantIntValue(input.strides[rows]) != 0)
      return {};
  BorderPlace place = placeOf(borders.front());
  // If it is out of bounds in one dimension, the others do not matter.
  return place.isOutside ? Value() : place.inside;
}

Value TileEmitter::loadBordered(const Border &border, BorderPlace place,
                                int64_t row, int64_t vector, Columns columns) {
  const Access &access = border.access;
  auto [onRow, onColumn] = dependsOnTile(border);
  for (const Border::Dim &dim : border.dims)
    if (tile.getRow() >= 0 && dim.coefficients[tile.getRow()] != 0)
      narrow(place, dim, row);
  int64_t lanes = tile.getLanes();
  if (place.isOutside) {
    Type type = access.element;
    if (onColumn)
      type = VectorType::get({lanes}, type);
    return arith::ConstantOp::create(
        builder, loc, cast<TypedAttr>(builder.getZeroAttr(type)));
  }
  OpFoldResult at = place.at;
  if (onRow)
    at = plus(at, times(attribute(row), access.strides[tile.getRow()]));
  if (!onColumn) {
    Value loaded = memref::LoadOp::create(builder, loc, access.flat, value(at));
    if (!place.inside)
      return loaded;
    Value zero = arith::ConstantOp::create(
        builder, loc, cast<TypedAttr>(builder.getZeroAttr(access.element)));
    return arith::SelectOp::create(builder, loc, place.inside, loaded, zero);
  }
  at = plus(at, attribute(vector * lanes));
  Value mask = columnMask(access, columns, vector);
  if (place.inside) {
    auto type = VectorType::get({lanes}, builder.getI1Type());
    Value all = vector::BroadcastOp::create(builder, loc, type, place.inside);
    mask = mask ? arith::AndIOp::create(builder, loc, mask, all) : all;
  }
  return loadVector(access, value(at), lanes, mask);
}

} // namespace tenon
