//===- Shape.cpp - Lowers shape operations to index arithmetic ------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rules of NestBody for operations that move elements (iota, broadcast,
// transpose, reverse, slice, pad, concat, reshape): an element of the result is
// an element of the operand at computed indices, or a constant. Bounds are
// checked by selects with clamped indices, never by branches, so that loops
// vectorize; ten-split-loops removes the checks later. `concat` and `bitcast`
// also have nests of their own; a `concat` of slices at neighbouring places is
// copied as windows, in one nest.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Kernels.h"
#include "KernelLowering.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

static LoopIndex indexOf(OpFoldResult size, OpBuilder &builder) {
  if (std::optional<int64_t> constant = getConstantIntValue(size))
    return builder.getAffineConstantExpr(*constant);
  return cast<Value>(size);
}

static Value iotaElement(NestBody &body, IotaOp op,
                         ArrayRef<LoopIndex> indices) {
  Type element = op.getType().getElementType();
  Value index = body.value(indices[op.getDim()]);
  Type i64 = body.builder.getI64Type();
  return body.convert(body.create<arith::IndexCastOp>(i64, index), i64,
                      element);
}

static Value broadcastElement(NestBody &body, BroadcastOp op,
                              ArrayRef<LoopIndex> indices) {
  LoopIndices source;
  RankedTensorType type = op.getOperand().getType();
  SmallVector<OpFoldResult> resultSizes = body.kernel.sizes(op);
  for (auto [dim, resultDim] : llvm::enumerate(op.getDims())) {
    bool repeats = type.getDimSize(dim) == 1;
    if (type.isDynamicDim(dim) && !keepsDim(op, dim)) {
      OpFoldResult size = body.kernel.sizes(op.getOperand())[dim];
      if (size != resultSizes[resultDim]) {
        // The size is known at run time only.
        Value isOne = body.create<arith::CmpIOp>(
            arith::CmpIPredicate::eq, body.value(size), body.index(1));
        source.push_back(
            body.select(isOne, body.index(0), body.value(indices[resultDim])));
        continue;
      }
    }
    source.push_back(repeats ? body.constant(0) : indices[resultDim]);
  }
  return body.element(op.getOperand(), source);
}

static Value transposeElement(NestBody &body, TransposeOp op,
                              ArrayRef<LoopIndex> indices) {
  LoopIndices source(indices.size());
  for (auto [dim, sourceDim] : llvm::enumerate(op.getPerm()))
    source[sourceDim] = indices[dim];
  return body.element(op.getOperand(), source);
}

static Value reverseElement(NestBody &body, ReverseOp op,
                            ArrayRef<LoopIndex> indices) {
  LoopIndices source(indices);
  SmallVector<OpFoldResult> sizes = body.kernel.sizes(op.getOperand());
  for (int64_t dim : op.getDims())
    source[dim] = body.minus(
        body.plus(indexOf(sizes[dim], body.builder), body.constant(-1)),
        indices[dim]);
  return body.element(op.getOperand(), source);
}

static Value sliceElement(NestBody &body, SliceOp op,
                          ArrayRef<LoopIndex> indices) {
  LoopIndices source;
  Builder &builder = body.builder;
  auto start = getMixedValues(op.getStaticStart(), op.getStart(), builder);
  auto stride = getMixedValues(op.getStaticStride(), op.getStride(), builder);
  for (auto [dim, index] : llvm::enumerate(indices)) {
    std::optional<int64_t> step = getConstantIntValue(stride[dim]);
    LoopIndex scaled = step ? body.times(index, *step)
                            : LoopIndex(body.create<arith::MulIOp>(
                                  body.value(index), body.value(stride[dim])));
    LoopIndex place = body.plus(scaled, indexOf(start[dim], body.builder));
    // A plain loop index would imply the whole dimension.
    if (isa_and_nonnull<AffineDimExpr>(place.expr) &&
        op.getOperand().getType().isDynamicDim(dim))
      place = body.value(place);
    source.push_back(place);
  }
  return body.element(op.getOperand(), source);
}

/// Returns the element at clamped indices, or `otherwise` if `inside` does not
/// hold: nothing is read out of bounds, and there is no branch.
static Value guardedElement(NestBody &body, Value tensor,
                            ArrayRef<LoopIndex> indices, Value inside,
                            Value otherwise) {
  if (!inside)
    return body.element(tensor, indices);
  return body.select(inside, body.element(tensor, indices), otherwise);
}

static Value padElement(NestBody &body, PadOp op, ArrayRef<LoopIndex> indices) {
  Builder &builder = body.builder;
  auto low = getMixedValues(op.getStaticLow(), op.getLow(), builder);
  auto high = getMixedValues(op.getStaticHigh(), op.getHigh(), builder);
  auto interior =
      getMixedValues(op.getStaticInterior(), op.getInterior(), builder);
  SmallVector<OpFoldResult> sizes = body.kernel.sizes(op.getOperand());
  Value padding = body.element(op.getValue(), {});
  Value inside;
  LoopIndices source;
  for (auto [dim, index] : llvm::enumerate(indices)) {
    std::optional<int64_t> size = getConstantIntValue(sizes[dim]);
    if (size == 0)
      return padding;
    bool same = getConstantIntValue(low[dim]) == 0 &&
                getConstantIntValue(interior[dim]) == 0 &&
                (getConstantIntValue(high[dim]) == 0 ||
                 op.getType().getDimSize(dim) == size.value_or(-1));
    if (same) {
      source.push_back(index);
      continue;
    }
    Value place =
        body.create<arith::SubIOp>(body.value(index), body.value(low[dim]));
    Value here;
    if (getConstantIntValue(interior[dim]) != 0) {
      Value step =
          body.create<arith::AddIOp>(body.value(interior[dim]), body.index(1));
      // Negative positions are out of bounds; clamp before the division.
      Value safe = body.create<arith::MaxSIOp>(place, body.index(0));
      Value rest = body.create<arith::RemUIOp>(safe, step);
      here = body.create<arith::CmpIOp>(arith::CmpIPredicate::eq, rest,
                                        body.index(0));
      here = body.create<arith::AndIOp>(
          here, body.create<arith::CmpIOp>(arith::CmpIPredicate::sge, place,
                                           body.index(0)));
      place = body.create<arith::DivUIOp>(safe, step);
    }
    Value in = body.inBounds(place, body.value(sizes[dim]));
    here = here ? body.create<arith::AndIOp>(here, in) : in;
    inside = inside ? body.create<arith::AndIOp>(inside, here) : here;
    Value last =
        body.create<arith::SubIOp>(body.value(sizes[dim]), body.index(1));
    source.push_back(body.clampIndex(place, body.index(0), last));
  }
  return guardedElement(body, op.getOperand(), source, inside, padding);
}

static Value concatElement(NestBody &body, ConcatOp op,
                           ArrayRef<LoopIndex> indices) {
  int64_t dim = op.getDim();
  Value place = body.value(indices[dim]);
  Value result;
  Value end = body.index(0);
  for (Value input : op.getInputs()) {
    OpFoldResult size = body.kernel.sizes(input)[dim];
    if (getConstantIntValue(size) == 0)
      continue;
    LoopIndices source(indices);
    Value local = body.create<arith::SubIOp>(place, end);
    Value last = body.create<arith::SubIOp>(body.value(size), body.index(1));
    source[dim] = body.clampIndex(local, body.index(0), last);
    Value element = body.element(input, source);
    if (!element)
      return {};
    // Later inputs replace earlier ones from their start on.
    result = result ? body.select(body.create<arith::CmpIOp>(
                                      arith::CmpIPredicate::sge, place, end),
                                  element, result)
                    : element;
    end = body.create<arith::AddIOp>(end, body.value(size));
  }
  // A concatenation without elements, whose type may not say so, has none that
  // is computed.
  return result ? result : body.zero(op.getType().getElementType());
}

/// Static shapes only: a group of operand dimensions and a group of result
/// dimensions that hold the same elements have the same linear position.
static Value reshapeElement(NestBody &body, ReshapeOp op,
                            ArrayRef<LoopIndex> indices) {
  ArrayRef<int64_t> from = op.getOperand().getType().getShape(),
                    to = op.getType().getShape();
  LoopIndices place(from.size(), body.constant(0));
  size_t source = 0, target = 0;
  while (source < from.size() || target < to.size()) {
    int64_t fromCount = 1, toCount = 1;
    LoopIndex at = body.constant(0);
    size_t first = source;
    auto takeTarget = [&] {
      at = body.plus(body.times(at, to[target]), indices[target]);
      toCount *= to[target++];
    };
    if (source < from.size())
      fromCount = from[source++];
    else
      takeTarget();
    while (fromCount != toCount)
      if (fromCount < toCount)
        fromCount *= from[source++];
      else
        takeTarget();
    for (size_t dim = source; dim-- > first;) {
      place[dim] = dim == first ? at : body.modulo(at, from[dim]);
      at = body.floorDiv(at, from[dim]);
    }
  }
  return body.element(op.getOperand(), place);
}

Value NestBody::shapeElement(Operation *op, ArrayRef<LoopIndex> indices) {
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case<IotaOp>([&](auto o) { return iotaElement(*this, o, indices); })
      .Case<BroadcastOp>(
          [&](auto o) { return broadcastElement(*this, o, indices); })
      .Case<TransposeOp>(
          [&](auto o) { return transposeElement(*this, o, indices); })
      .Case<ReshapeOp>(
          [&](auto o) { return reshapeElement(*this, o, indices); })
      .Case<ReverseOp>(
          [&](auto o) { return reverseElement(*this, o, indices); })
      .Case<SliceOp>([&](auto o) { return sliceElement(*this, o, indices); })
      .Case<PadOp>([&](auto o) { return padElement(*this, o, indices); })
      .Case<ConcatOp>([&](auto o) { return concatElement(*this, o, indices); })
      .Default([](auto) { return Value(); });
}

/// Largest number of parts and minimum number of rows for which one nest
/// computes all parts.
/// Tuned: parts; commit 6e00c1e.
constexpr size_t kMaxPartsOfRow = 4;
/// Tuned: rows; commit 6e00c1e.
constexpr int64_t kMinRowsOfParts = 64;

/// Returns whether parts of the same rows are computed from the same array:
/// then one nest reads it once.
static bool shareRows(KernelLowering &kernel, ConcatOp op) {
  RankedTensorType type = op.getType();
  if (!type.hasStaticShape() || op.getInputs().size() > kMaxPartsOfRow)
    return false;
  int64_t rows = 1;
  for (int64_t size : type.getShape().take_front(op.getDim()))
    rows *= size;
  if (rows < kMinRowsOfParts)
    return false;
  llvm::SmallDenseMap<Value, size_t> readBy;
  bool isComputed = false, isShared = false;
  for (auto [number, input] : llvm::enumerate(op.getInputs())) {
    llvm::SetVector<Value> reached;
    reached.insert(input);
    for (size_t next = 0; next < reached.size(); ++next) {
      Value value = reached[next];
      Operation *maker = value.getDefiningOp();
      auto read = dyn_cast<RankedTensorType>(value.getType());
      if (maker && !kernel.stored(value)) {
        isComputed |= isPointwise(maker);
        reached.insert_range(maker->getOperands());
      } else if (read && read.hasStaticShape() &&
                 2 * read.getNumElements() >= type.getNumElements()) {
        isShared |= readBy.insert({value, number}).first->second != number;
      }
    }
  }
  return isComputed && isShared;
}

namespace {
/// A concatenation along the last dimension of the same slice of an array at
/// neighbouring places along one dimension: windows.
struct Windows {
  SliceOp first;
  int64_t along = 0;

  static std::optional<Windows> find(KernelLowering &kernel, ConcatOp op);
  Value copy(KernelLowering &kernel, ConcatOp op, Value destination);
};
} // namespace

std::optional<Windows> Windows::find(KernelLowering &kernel, ConcatOp op) {
  int64_t last = op.getType().getRank() - 1;
  auto first = op.getInputs().front().getDefiningOp<SliceOp>();
  if (kernel.manyThreads || !first || op.getInputs().size() < 2 ||
      static_cast<int64_t>(op.getDim()) != last ||
      !op.getType().hasStaticShape())
    return {};
  Value source = first.getOperand();
  if (!kernel.stored(source) || kernel.droppedDims(source) != 0 ||
      !tensorType(source).hasStaticShape())
    return {};
  std::optional<int64_t> along;
  for (auto [number, input] : llvm::enumerate(op.getInputs())) {
    auto slice = input.getDefiningOp<SliceOp>();
    if (!slice || slice->getNumOperands() != 1 ||
        slice.getOperand() != source || slice.getType() != first.getType() ||
        slice.getStaticStride() != first.getStaticStride())
      return {};
    for (int64_t dim = 0; dim <= last; ++dim) {
      int64_t moved = slice.getStaticStart()[dim] - first.getStaticStart()[dim];
      if (number == 1 && moved == 1 && !along && dim != last)
        along = dim;
      if (moved != (along == dim ? static_cast<int64_t>(number) : 0))
        return {};
    }
  }
  if (!along)
    return {};
  return Windows{first, *along};
}

/// Copies windows in one nest, whose rows are all elements of a window that lie
/// behind each other in memory.
Value Windows::copy(KernelLowering &kernel, ConcatOp op, Value destination) {
  Location loc = op.getLoc();
  Type element = op.getType().getElementType();
  RankedTensorType from = first.getOperand().getType();
  int64_t last = op.getType().getRank() - 1,
          size = first.getType().getDimSize(last);
  ArrayRef<int64_t> starts = first.getStaticStart(),
                    strides = first.getStaticStride();
  // Dimension `last` as one of windows and one of the slice.
  SmallVector<ReassociationIndices> parts(last + 1);
  for (int64_t dim = 0; dim <= last + 1; ++dim)
    parts[std::min(dim, last)].push_back(dim);
  Value array = kernel.stored(first.getOperand());
  auto placeOf = [&](NestBody &body, int64_t dim, const LoopIndex &at) {
    return body.plus(body.times(at, strides[dim]), body.constant(starts[dim]));
  };
  auto placesBefore = [&](NestBody &body, ArrayRef<LoopIndex> at) {
    LoopIndices place;
    for (int64_t dim = 0; dim < last; ++dim)
      place.push_back(placeOf(body, dim, at[dim]));
    return place;
  };
  if (along == last - 1 && size == from.getDimSize(last)) {
    SmallVector<ReassociationIndices> rows(parts.begin(), parts.end() - 1);
    rows.back().push_back(last);
    Value flat =
        tensor::CollapseShapeOp::create(kernel.builder, loc, array, rows);
    return kernel.map(
        loc, destination, [&](NestBody &body, ArrayRef<LoopIndex> at) {
          LoopIndices place = placesBefore(body, at);
          place.back() = body.plus(body.times(place.back(), size), at.back());
          return body.store(body.read(flat, element, place), element);
        });
  }
  SmallVector<int64_t> shape(op.getType().getShape());
  shape.back() /= size;
  shape.push_back(size);
  auto stored = cast<RankedTensorType>(destination.getType());
  Value expanded = tensor::ExpandShapeOp::create(
      kernel.builder, loc, stored.clone(shape), destination, parts);
  Value made =
      kernel.map(loc, expanded, [&](NestBody &body, ArrayRef<LoopIndex> at) {
        LoopIndices place = placesBefore(body, at);
        place[along] = body.plus(place[along], at[last]);
        place.push_back(placeOf(body, last, at[last + 1]));
        return body.store(body.read(array, element, place), element);
      });
  return tensor::CollapseShapeOp::create(kernel.builder, loc, stored, made,
                                         parts);
}

/// Computes each input into its slice of the destination.
Value KernelLowering::concat(ConcatOp op, Value destination) {
  if (!manyThreads && shareRows(*this, op))
    return mapOf(op, destination);
  if (std::optional<Windows> windows = Windows::find(*this, op))
    return windows->copy(*this, op, destination);
  Location loc = op.getLoc();
  int64_t dim = op.getDim(), rank = op.getType().getRank();
  Type element = op.getType().getElementType();
  SmallVector<OpFoldResult> offsets(rank, builder.getIndexAttr(0));
  for (Value input : op.getInputs()) {
    SmallVector<OpFoldResult> extent = sizes(input);
    if (llvm::any_of(extent, [](OpFoldResult size) {
          return getConstantIntValue(size) == 0;
        }))
      continue;
    destination = mapPart(loc, destination, offsets, extent, element,
                          [&](NestBody &body, ArrayRef<LoopIndex> at) {
                            return body.element(input, at);
                          });
    if (!destination)
      return {};
    AffineExpr before, size;
    bindSymbols(builder.getContext(), before, size);
    offsets[dim] =
        computeSize(builder, loc, before + size, {offsets[dim], extent[dim]});
  }
  return destination;
}

/// Lowers a bitcast that changes the rank: the wider element's bytes, or bits,
/// are the last dimension of the narrower one.
Value KernelLowering::bitcast(BitcastOp op, Value destination) {
  Type from = op.getOperand().getType().getElementType();
  Type to = op.getType().getElementType();
  auto width = [](Type type) {
    return isa<ComplexType>(type) ? 2 * cast<ComplexType>(type)
                                            .getElementType()
                                            .getIntOrFloatBitWidth()
                                  : type.getIntOrFloatBitWidth();
  };
  unsigned fromWidth = width(from), toWidth = width(to);
  auto toBits = [&](NestBody &body, Value computed, Type element) -> Value {
    if (auto complex = dyn_cast<ComplexType>(element)) {
      // The real part is the lower half.
      Type wide = builder.getIntegerType(width(element));
      Type half = builder.getIntegerType(width(complex.getElementType()));
      auto partBits = [&](Value part) {
        return body.create<arith::ExtUIOp>(
            wide, body.create<arith::BitcastOp>(half, part));
      };
      Value shift = body.integer(wide, half.getIntOrFloatBitWidth());
      Value re = partBits(body.create<complex::ReOp>(computed));
      Value im = partBits(body.create<complex::ImOp>(computed));
      return body.create<arith::OrIOp>(re,
                                       body.create<arith::ShLIOp>(im, shift));
    }
    Value stored = body.store(computed, element);
    Type bits = body.builder.getIntegerType(element.getIntOrFloatBitWidth());
    unsigned storedWidth = stored.getType().getIntOrFloatBitWidth();
    if (!isa<IntegerType>(stored.getType()))
      return body.create<arith::BitcastOp>(bits, stored);
    if (storedWidth > bits.getIntOrFloatBitWidth())
      return body.create<arith::TruncIOp>(bits, stored);
    return stored;
  };
  auto fromBits = [&](NestBody &body, Value bits, Type element) -> Value {
    if (auto complex = dyn_cast<ComplexType>(element)) {
      Type part = complex.getElementType();
      Type half = builder.getIntegerType(width(part));
      auto fromHalf = [&](Value whole) {
        return body.create<arith::BitcastOp>(
            part, body.create<arith::TruncIOp>(half, whole));
      };
      Value shift = body.integer(bits.getType(), width(part));
      return body.create<complex::CreateOp>(
          complex, fromHalf(bits),
          fromHalf(body.create<arith::ShRUIOp>(bits, shift)));
    }
    Type storage = storageType(element);
    unsigned storageWidth = storage.getIntOrFloatBitWidth();
    if (!isa<IntegerType>(storage))
      return body.create<arith::BitcastOp>(storage, bits);
    if (storageWidth == bits.getType().getIntOrFloatBitWidth())
      return bits;
    // Signed integers of less than a byte are sign-extended to it; others,
    // also floats, are not.
    return isa<FloatType>(element) || element.isUnsignedInteger() ||
                   element.isInteger(1)
               ? body.create<arith::ExtUIOp>(storage, bits)
               : body.create<arith::ExtSIOp>(storage, bits);
  };
  bool known = true;
  Value result =
      map(op.getLoc(), destination,
          [&](NestBody &body, ArrayRef<LoopIndex> at) -> Value {
            auto bitsAt = [&](ArrayRef<LoopIndex> place) -> Value {
              Value computed = body.element(op.getOperand(), place);
              known &= static_cast<bool>(computed);
              return known ? toBits(body, computed, from) : Value();
            };
            Value bits;
            if (fromWidth > toWidth) {
              Value wide = bitsAt(at.drop_back());
              if (!known)
                return body.zero(storageType(to));
              Type wideType = wide.getType();
              Value by = body.create<arith::MulIOp>(body.value(at.back()),
                                                    body.index(toWidth));
              Value shift = body.create<arith::IndexCastOp>(wideType, by);
              bits = body.create<arith::TruncIOp>(
                  builder.getIntegerType(toWidth),
                  body.create<arith::ShRUIOp>(wide, shift));
            } else {
              Type wideType = builder.getIntegerType(toWidth);
              for (unsigned part = 0; part < toWidth / fromWidth; ++part) {
                LoopIndices place(at);
                place.push_back(body.constant(part));
                Value narrow = bitsAt(place);
                if (!known)
                  return body.zero(storageType(to));
                Value wide = body.create<arith::ShLIOp>(
                    body.create<arith::ExtUIOp>(wideType, narrow),
                    body.integer(wideType, part * fromWidth));
                bits = bits ? body.create<arith::OrIOp>(bits, wide) : wide;
              }
            }
            return fromBits(body, bits, to);
          });
  return known ? result : Value();
}
