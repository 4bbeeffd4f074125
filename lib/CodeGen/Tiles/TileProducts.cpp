//===- TileProducts.cpp - Products of a register tile ---------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Part of TileEmitter: emits the reduction loops of a tile and, in the
// innermost one, a fused multiply-add for each row and vector. `Iteration`
// evaluates the nest's body lazily, so that each load and conversion is emitted
// once per row, per vector or per tile, whichever it depends on. Short
// reductions are unrolled. For convolutions over pixels of a row, a window of
// the input that adjacent output pixels share is loaded once (`SharedWindow`).
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/Analysis/ConvolutionTile.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "TileEmitter.h"

using namespace mlir;

namespace tenon {

using namespace ten;

/// Innermost loops of at most this many iterations in total are unrolled.
/// Tuned: iterations; commit f39572a.
constexpr int64_t kMaxUnrolledIterations = 4;

/// Loops of at most this many products are unrolled too: a loop is slower.
/// Tuned: products; commit 4dfb7e7.
constexpr int64_t kMaxUnrolledProducts = 48;

/// The values of the nest's body in one iteration of the reductions: each is
/// emitted once, at its first use.
class TileEmitter::Iteration {
public:
  /// Constructs the iteration at the current values of the loops; `isInside`
  /// says whether padded operands are in bounds, if that is known except for
  /// the rows of the tile.
  Iteration(TileEmitter &emitter, Columns columns,
            std::optional<bool> isInside = std::nullopt);

  /// Adds the product for a row and a vector of the tile. The loops must have
  /// the values that they had at construction.
  Value addTo(Value sums, int64_t row, int64_t vector);
  /// Returns the addend of `addTo`.
  Value getAddend(int64_t row, int64_t vector) {
    return broadcast(get(tile.addend, row, vector));
  }
  ArrayRef<OpFoldResult> getPlaces() const { return places; }

private:
  /// Returns a value of the body for a row and a vector of the tile.
  Value get(Value wanted, int64_t row, int64_t vector);
  Value load(unsigned input, int64_t row, int64_t vector, bool onRow,
             bool onColumn);
  Value broadcast(Value scalar) {
    return tile.broadcast(scalar, tile.tile.getLanes());
  }

  TileEmitter &tile;
  Columns columns;
  SmallVector<OpFoldResult> places;
  llvm::DenseMap<Value, std::pair<const Border *, BorderPlace>> borders;
  /// Maps a value to whether it depends on the tile's row and on its column.
  llvm::DenseMap<Value, std::pair<bool, bool>> depends;
  /// Values by row and vector; -1 if it is the same for all.
  llvm::DenseMap<std::pair<Value, std::pair<int64_t, int64_t>>, Value> known;
};

TileEmitter::Iteration::Iteration(TileEmitter &emitter, Columns columns,
                                  std::optional<bool> isInside)
    : tile(emitter), columns(columns) {
  Block &body = tile.nest.getRegion().front();
  auto steps = [&](OpFoldResult stride) {
    return getConstantIntValue(stride) != 0;
  };
  int64_t rows = tile.tile.getRow();
  for (auto [argument, input] :
       llvm::zip_first(body.getArguments().drop_back(), tile.inputs)) {
    if (!input.memref) {
      places.push_back(OpFoldResult());
      continue;
    }
    places.push_back(tile.placeOfInput(places.size()));
    depends[argument] = {rows >= 0 && steps(input.strides[rows]),
                         steps(input.strides[tile.tile.getColumn()])};
  }
  for (const Border &border : tile.borders) {
    BorderPlace place = tile.placeOf(border);
    if (isInside) {
      place.inside = Value();
      place.isOutside = !*isInside;
    }
    borders[border.element] = {&border, place};
    depends[border.element] = tile.dependsOnTile(border);
  }
  for (auto [element, input] : tile.chosen)
    depends[element] = depends[input];
  for (Operation &op : body.without_terminator()) {
    if (&op == tile.sum || tile.bordered.contains(&op))
      continue;
    std::pair<bool, bool> all(false, false);
    for (Value operand : op.getOperands()) {
      all.first |= depends[operand].first;
      all.second |= depends[operand].second;
    }
    depends[op.getResult(0)] = all;
  }
}

Value TileEmitter::Iteration::load(unsigned number, int64_t row, int64_t vector,
                                   bool onRow, bool onColumn) {
  const Access &input = tile.inputs[number];
  int64_t lanes = tile.tile.getLanes();
  OpFoldResult at = places[number];
  if (onRow && row)
    at = tile.plus(
        at, tile.times(tile.attribute(row), input.strides[tile.tile.getRow()]));
  int64_t step = *getConstantIntValue(input.strides[tile.tile.getColumn()]);
  if (!onColumn)
    return memref::LoadOp::create(tile.builder, tile.loc, input.flat,
                                  tile.value(at));
  at = tile.plus(at, tile.attribute(vector * lanes * step));
  Value mask = tile.columnMask(input, columns, vector, step);
  return step == 1 ? tile.loadVector(input, tile.value(at), lanes, mask)
                   : tile.loadEvery(input, step, tile.value(at), lanes, mask);
}

Value TileEmitter::Iteration::get(Value wanted, int64_t row, int64_t vector) {
  if (BlockArgument input = tile.chosen.lookup(wanted)) {
    if (tile.heightOfZeros)
      return arith::ConstantOp::create(
          tile.builder, tile.loc,
          cast<TypedAttr>(tile.builder.getZeroAttr(wanted.getType())));
    // The bounds were checked for the whole tile.
    wanted = input;
  }
  Operation *op = wanted.getDefiningOp();
  if (op && op->getBlock() != &tile.nest.getRegion().front())
    return wanted;
  auto [onRow, onColumn] = depends[wanted];
  std::pair key(wanted,
                std::pair(onRow ? row : int64_t(-1), onColumn ? vector : -1));
  if (Value found = known.lookup(key))
    return found;
  Value result;
  if (auto border = borders.find(wanted); border != borders.end()) {
    result = tile.loadBordered(*border->second.first, border->second.second,
                               row, vector, columns);
  } else if (!op) {
    result = load(cast<BlockArgument>(wanted).getArgNumber(), row, vector,
                  onRow, onColumn);
  } else {
    Values operands;
    for (Value operand : op->getOperands())
      operands.push_back(get(operand, row, vector));
    result = tile.emitElementwise(op, operands, tile.tile.getLanes());
  }
  return known[key] = result;
}

Value TileEmitter::Iteration::addTo(Value sums, int64_t row, int64_t vector) {
  auto contracts = [](arith::FastMathFlagsAttr flags) {
    return bitEnumContainsAll(flags.getValue(), arith::FastMathFlags::contract);
  };
  auto product = tile.addend.getDefiningOp<arith::MulFOp>();
  if (product && product->getBlock() == tile.sum->getBlock() &&
      contracts(product.getFastmathAttr()) &&
      contracts(cast<arith::AddFOp>(tile.sum).getFastmathAttr())) {
    Value lhs = broadcast(get(product.getLhs(), row, vector));
    Value rhs = broadcast(get(product.getRhs(), row, vector));
    return vector::FMAOp::create(tile.builder, tile.loc, lhs, rhs, sums);
  }
  return tile.addition(sums, getAddend(row, vector));
}

Value TileEmitter::addition(Value a, Value b) {
  if (isa<FloatType>(accumulator))
    return arith::AddFOp::create(builder, loc, a, b);
  return arith::AddIOp::create(builder, loc, a, b);
}

std::optional<TileEmitter::SharedWindow>
TileEmitter::sharedWindow(unsigned loop) const {
  std::optional<int64_t> count = getConstantIntValue(sizes[loop]);
  int64_t rows = tile.getRow();
  if (!count || *count < 2 || *count > kMostSharedPlaces || rows < 0)
    return std::nullopt;
  for (const Access &input : inputs) {
    if (!input.memref)
      continue;
    int64_t perRow = getConstantIntValue(input.strides[rows]).value_or(0),
            perStep = getConstantIntValue(input.strides[loop]).value_or(0);
    if (perRow > 0 && perStep > 0 && perRow < *count * perStep)
      return SharedWindow{*count, perRow, perStep};
  }
  // Only positions of single pixels can be checked against the border.
  for (const Border &border : borders)
    for (const Border::Dim &dim : border.dims)
      if (dim.coefficients[rows] > 0 && dim.coefficients[loop] > 0)
        return SharedWindow{*count, dim.coefficients[rows],
                            dim.coefficients[loop]};
  return std::nullopt;
}

TileEmitter::Values TileEmitter::multiplyWindow(unsigned loop,
                                                SharedWindow window,
                                                Columns columns, int64_t height,
                                                Values sums,
                                                std::optional<bool> isInside) {
  SmallVector<Iteration> iterations;
  // Follow the order of the loads, so that loaded values need not be kept.
  SmallVector<std::pair<int64_t, int64_t>> order;
  for (int64_t i = 0; i < window.count; ++i) {
    ivs[loop] = attribute(i);
    iterations.emplace_back(*this, columns, isInside);
    for (int64_t row = 0; row < height; ++row)
      order.push_back({row, i});
  }
  llvm::sort(order, [&](const auto &a, const auto &b) {
    auto key = [&](const auto &at) {
      return std::pair(at.first * window.perRow + at.second * window.perStep,
                       at.first);
    };
    return key(a) < key(b);
  });
  for (auto [row, i] : order) {
    ivs[loop] = attribute(i);
    for (int64_t v = 0; v < columns.vectors; ++v) {
      Value &sum = sums[row * columns.vectors + v];
      sum = iterations[i].addTo(sum, row, v);
    }
  }
  return sums;
}

Value TileEmitter::negativeZeros(VectorType type) {
  if (!isa<FloatType>(type.getElementType()))
    return arith::ConstantOp::create(
        builder, loc, cast<TypedAttr>(builder.getZeroAttr(type)));
  return arith::ConstantOp::create(
      builder, loc,
      DenseElementsAttr::get(
          type, APFloat::getZero(
                    cast<FloatType>(type.getElementType()).getFloatSemantics(),
                    /*Negative=*/true)));
}

TileEmitter::Values TileEmitter::addOutside(unsigned loop, int64_t count,
                                            Columns columns, Values sums) {
  // A sum of -0 stays, unless 0 is added.
  Values outside(columns.vectors,
                 negativeZeros(cast<VectorType>(sums.front().getType())));
  for (int64_t i = 0; i < count; ++i) {
    ivs[loop] = attribute(i);
    Iteration iteration(*this, columns, /*isInside=*/false);
    for (int64_t v = 0; v < columns.vectors; ++v)
      outside[v] = iteration.addTo(outside[v], 0, v);
  }
  for (auto [number, sum] : llvm::enumerate(sums))
    sum = addition(sum, outside[number % columns.vectors]);
  return sums;
}

TileEmitter::Values TileEmitter::multiplyShared(unsigned loop,
                                                SharedWindow window,
                                                Columns columns, int64_t height,
                                                Values sums) {
  Value inside = insideOfTile(loop);
  if (!inside)
    return multiplyWindow(loop, window, columns, height, sums, std::nullopt);
  auto choice =
      scf::IfOp::create(builder, loc, ValueRange(sums).getTypes(), inside,
                        /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(choice.thenBlock());
  scf::YieldOp::create(
      builder, loc,
      multiplyWindow(loop, window, columns, height, sums, /*isInside=*/true));
  builder.setInsertionPointToStart(choice.elseBlock());
  scf::YieldOp::create(builder, loc,
                       addOutside(loop, window.count, columns, sums));
  return Values(choice.getResults());
}

TileEmitter::Values TileEmitter::multiplyAdd(Columns columns, int64_t height,
                                             Values accumulators) {
  Iteration iteration(*this, columns);
  if (auto ahead = attr::nextBlock.get(nest))
    prefetchNext(ahead.getInt(), columns, heightOfZeros.value_or(height));
  if (heightOfZeros) {
    for (auto [vector, bits] : llvm::enumerate(accumulators)) {
      Value product = arith::NegFOp::create(
          builder, loc, iteration.getAddend(/*row=*/0, vector));
      Value negated =
          arith::BitcastOp::create(builder, loc, bits.getType(), product);
      bits = arith::OrIOp::create(builder, loc, bits, negated);
    }
    return accumulators;
  }
  prefetchRows(iteration.getPlaces(), columns, height);
  forTile(columns.vectors, height, [&](int64_t row, int64_t vector) {
    Value &sums = accumulators[row * columns.vectors + vector];
    sums = iteration.addTo(sums, row, vector);
  });
  return accumulators;
}

TileEmitter::Values TileEmitter::addZeros(unsigned number, Columns columns,
                                          int64_t height, Values accumulators) {
  auto type = cast<VectorType>(accumulators.front().getType());
  if (isa<IntegerType>(accumulator))
    return accumulators;
  // Combine the bits of all negated products, which unlike sums do not depend
  // on each other: NaN matters, and whether a product is 0, to which a sum of
  // -0 changes.
  VectorType bits =
      type.clone(builder.getIntegerType(accumulator.getIntOrFloatBitWidth()));
  Value none =
      arith::ConstantOp::create(builder, loc, bits, builder.getZeroAttr(bits));
  heightOfZeros = height;
  Values all =
      reduce(number + 1, columns, /*height=*/1, Values(columns.vectors, none));
  heightOfZeros.reset();
  for (Value &vector : all)
    vector = arith::NegFOp::create(
        builder, loc, arith::BitcastOp::create(builder, loc, type, vector));
  for (auto [place, sum] : llvm::enumerate(accumulators))
    sum = addition(sum, all[place % columns.vectors]);
  return accumulators;
}

TileEmitter::Values TileEmitter::reduceOnce(unsigned number, Columns columns,
                                            int64_t height,
                                            Values accumulators) {
  BorderPlace place;
  place.at = attribute(0);
  for (const ZeroDim &zero : zeroDims)
    if (zero.reduction == reductions[number] && !heightOfZeros)
      narrow(place, zero.dim, /*row=*/0);
  if (place.isOutside)
    return addZeros(number, columns, height, std::move(accumulators));
  if (!place.inside)
    return reduce(number + 1, columns, height, std::move(accumulators));
  auto choice =
      scf::IfOp::create(builder, loc, ValueRange(accumulators).getTypes(),
                        place.inside, /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(choice.elseBlock());
  scf::YieldOp::create(builder, loc,
                       addZeros(number, columns, height, accumulators));
  builder.setInsertionPointToStart(choice.thenBlock());
  scf::YieldOp::create(
      builder, loc,
      reduce(number + 1, columns, height, std::move(accumulators)));
  return Values(choice.getResults());
}

TileEmitter::Values TileEmitter::reduce(unsigned number, Columns columns,
                                        int64_t height, Values accumulators) {
  if (usesMatrices() && number + 2 == reductions.size())
    return multiplyMatrices(columns, height, std::move(accumulators));
  if (dot && number + 1 == reductions.size())
    return multiplyGroups(columns, height, std::move(accumulators));
  if (addsHalves() && number == 0)
    return addHalves(columns, height, std::move(accumulators));
  if (number == reductions.size())
    return multiplyAdd(columns, height, std::move(accumulators));
  if (number + 1 == reductions.size() && !heightOfZeros)
    if (auto window = sharedWindow(reductions[number]))
      return multiplyShared(reductions[number], *window, columns, height,
                            std::move(accumulators));
  unsigned dim = reductions[number];
  std::optional<int64_t> size = getConstantIntValue(sizes[dim]);
  // Unroll innermost loops only: an outer loop's code would be copied many
  // times.
  int64_t sums = columns.vectors * height;
  int64_t most = heightOfZeros ? kMaxUnrolledIterations
                               : std::max(kMaxUnrolledIterations,
                                          kMaxUnrolledProducts / sums);
  int64_t iterations = 1;
  for (unsigned inner : ArrayRef(reductions).drop_front(number)) {
    std::optional<int64_t> count = getConstantIntValue(sizes[inner]);
    iterations *= count ? std::min<int64_t>(*count, most + 1) : most + 1;
    iterations = std::min(iterations, most + 1);
  }
  if (size == 1 || iterations <= most) {
    for (int64_t i = 0; i < *size; ++i) {
      ivs[dim] = builder.getIndexAttr(i);
      accumulators = reduceOnce(number, columns, height, accumulators);
    }
    return accumulators;
  }
  std::optional<int64_t> together;
  if (number + 1 == reductions.size() && !heightOfZeros)
    together = stepsOfIteration(size);
  // Address modes scale an index by at most 8 bytes.
  SmallVector<unsigned> apart;
  for (auto [number, input] : llvm::enumerate(inputs))
    if (together && input.memref)
      if (std::optional<int64_t> step = getConstantIntValue(input.strides[dim]);
          step && *step * input.element.getIntOrFloatBitWidth() > 64)
        apart.push_back(number);
  Values carried = accumulators;
  carried.append(apart.size(), index(0));
  auto loop = scf::ForOp::create(builder, loc, index(0), value(sizes[dim]),
                                 index(1), carried);
  loop->setAttr("loop_annotation", loopOfSteps(together));
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  ivs[dim] = loop.getInductionVar();
  for (auto [number, place] : llvm::zip_equal(
           apart, loop.getRegionIterArgs().drop_front(accumulators.size())))
    counted[number] = place;
  Values results = reduceOnce(
      number, columns, height,
      Values(loop.getRegionIterArgs().take_front(accumulators.size())));
  if (together)
    results = finishStep(std::move(results));
  for (unsigned number : apart)
    results.push_back(
        value(plus(counted[number], inputs[number].strides[dim])));
  counted.clear();
  scf::YieldOp::create(builder, loc, results);
  return Values(loop.getResults().take_front(accumulators.size()));
}

void TileEmitter::forTile(int64_t vectors, int64_t height,
                          function_ref<void(int64_t, int64_t)> add) {
  if (vectors <= height) {
    for (int64_t row = 0; row < height; ++row)
      for (int64_t v = 0; v < vectors; ++v)
        add(row, v);
  } else {
    for (int64_t v = 0; v < vectors; ++v)
      for (int64_t row = 0; row < height; ++row)
        add(row, v);
  }
}

} // namespace tenon
