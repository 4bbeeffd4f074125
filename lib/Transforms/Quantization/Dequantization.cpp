//===- Dequantization.cpp - Numbers that are made of integers -------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dequantization.h"
#include "Dialect/Ten/IR/Kernels.h"

using namespace mlir;

namespace tenon {

using namespace ten;

/// Longer chains are not followed.
constexpr unsigned kMostSteps = 16;

static RankedTensorType typeOf(Value value) {
  return cast<RankedTensorType>(value.getType());
}

/// The shape of a parameter with `from` of an array of `shape`, where the array
/// gets another shape of as many elements: none where the parameter is not for
/// blocks then. Dimensions that have equal products belong together; among
/// these, a parameter has all elements of the first ones, some of one and one
/// of the last.
static std::optional<SmallVector<int64_t>>
reshapedParameter(ArrayRef<int64_t> from, ArrayRef<int64_t> shape,
                  ArrayRef<int64_t> to) {
  SmallVector<int64_t> result;
  size_t i = 0, j = 0;
  while (i < shape.size() || j < to.size()) {
    size_t firstFrom = i, firstTo = j;
    int64_t a = 1, b = 1;
    do {
      if (j == to.size() || (i < shape.size() && a <= b))
        a *= shape[i++];
      else
        b *= to[j++];
    } while (a != b && (i < shape.size() || j < to.size()));
    if (a != b)
      return {};
    int64_t count = 1;
    bool ended = false;
    for (size_t k = firstFrom; k < i; ++k) {
      if (ended && from[k] != 1)
        return {};
      count *= from[k];
      ended |= from[k] != shape[k];
    }
    for (size_t k = firstTo; k < j; ++k) {
      if (count % to[k] == 0) {
        result.push_back(to[k]);
        count /= to[k];
      } else if (to[k] % count == 0) {
        result.push_back(count);
        count = 1;
      } else {
        return {};
      }
    }
    if (count != 1)
      return {};
  }
  return result;
}

static Value reshapedTo(OpBuilder &builder, Value value,
                        ArrayRef<int64_t> shape) {
  value = sourceOfView(value);
  RankedTensorType type = typeOf(value);
  if (type.getShape() == shape)
    return value;
  return ReshapeOp::create(builder, value.getLoc(), type.clone(shape), value);
}

SmallVector<Value *> Dequantization::places() {
  SmallVector<Value *> found;
  for (Value *value : {&scale, &zero, &minimum})
    if (*value)
      found.push_back(value);
  return found;
}

SmallVector<Value> Dequantization::parameters() const {
  SmallVector<Value> found;
  for (Value value : {scale, zero, minimum})
    if (value)
      found.push_back(value);
  return found;
}

void Dequantization::transpose(OpBuilder &builder, ArrayRef<int64_t> perm) {
  if (llvm::is_sorted(perm))
    return;
  auto turn = [&](Value &value) {
    value = builder.createOrFold<TransposeOp>(value.getLoc(), value, perm);
  };
  turn(values);
  for (Value *place : places())
    turn(*place);
}

bool Dequantization::reshape(OpBuilder &builder, ArrayRef<int64_t> shape) {
  ArrayRef<int64_t> from = typeOf(values).getShape();
  if (from == shape)
    return true;
  SmallVector<SmallVector<int64_t>> sizes;
  for (Value *place : places()) {
    auto found = reshapedParameter(typeOf(*place).getShape(), from, shape);
    if (!found)
      return false;
    sizes.push_back(*found);
  }
  for (auto [place, size] : llvm::zip_equal(places(), sizes))
    *place = reshapedTo(builder, *place, size);
  values = reshapedTo(builder, values, shape);
  return true;
}

/// Repeats each element along a dimension, so that there are `count`.
static Value repeated(OpBuilder &builder, Value value, int64_t dim,
                      int64_t count) {
  RankedTensorType type = typeOf(value);
  SmallVector<int64_t> shape(type.getShape()), dims, whole(shape);
  whole[dim] = count;
  shape.insert(shape.begin() + dim + 1, count / shape[dim]);
  for (int64_t i = 0; i < type.getRank(); ++i)
    dims.push_back(i + (i > dim));
  Value wide = BroadcastOp::create(builder, value.getLoc(), type.clone(shape),
                                   value, dims);
  return ReshapeOp::create(builder, value.getLoc(), type.clone(whole), wide);
}

void Dequantization::align(OpBuilder &builder, int64_t dim) {
  int64_t most = 1;
  for (Value *place : places())
    most = std::max(most, typeOf(*place).getDimSize(dim));
  for (Value *place : places())
    if (int64_t size = typeOf(*place).getDimSize(dim);
        size != 1 && size != most)
      *place = repeated(builder, *place, dim, most);
}

Value Dequantization::create(OpBuilder &builder, Location loc) const {
  RankedTensorType type = typeOf(values).clone(element);
  return DequantizeOp::create(builder, loc, type, values, scale, zero, minimum,
                              CodePanelsAttr());
}

namespace {

/// Follows the operations that make a value.
class Finder {
public:
  Finder(OpBuilder &builder, IntegerRanges &ranges, std::string &why)
      : builder(builder), ranges(ranges), why(why) {}

  std::optional<Dequantization> find(Value value, unsigned depth);

private:
  std::optional<Dequantization> integers(ConvertOp op);
  std::optional<Dequantization> combine(Operation *op, unsigned depth);
  bool add(Dequantization &found, Operation *op, Value parameter);
  /// The value as a parameter for blocks, one element for each; null where it
  /// has as many elements as the array.
  Value parameter(Value value, unsigned depth);
  /// Returns whether the conversion widens its operand exactly, so that the
  /// operand may take its place.
  bool isWider(ConvertOp op);
  Value negated(Value value) {
    return builder.createOrFold<NegOp>(value.getLoc(), value.getType(), value);
  }
  /// A parameter of the type in which is computed.
  Value converted(Value value, Type element) {
    RankedTensorType type = typeOf(value).clone(element);
    return type == value.getType()
               ? value
               : builder.createOrFold<ConvertOp>(value.getLoc(), type, value);
  }
  std::nullopt_t refuse(const Twine &reason) {
    if (why.empty())
      why = reason.str();
    return std::nullopt;
  }

  OpBuilder &builder;
  IntegerRanges &ranges;
  std::string &why;
};

} // namespace

bool Finder::isWider(ConvertOp op) {
  if (!op)
    return false;
  Type from = op.getOperand().getType().getElementType(),
       to = op.getType().getElementType();
  if (!from.isIntOrFloat() || !to.isIntOrFloat() || from.isInteger(1) ||
      from.getIntOrFloatBitWidth() >= to.getIntOrFloatBitWidth())
    return false;
  // Converted once more, they are rounded as before.
  if (isa<FloatType>(to))
    return true;
  std::optional<IntegerRange> range = ranges.of(op.getOperand()),
                              all = rangeOfType(to);
  return range && all && all->contains(*range);
}

Value Finder::parameter(Value value, unsigned depth) {
  RankedTensorType type = typeOf(value);
  Operation *op = value.getDefiningOp();
  if (!op || depth > kMostSteps)
    return {};
  SmallVector<int64_t> sizes(type.getRank(), 1);
  if (auto constant = dyn_cast<ConstantOp>(op)) {
    auto splat = dyn_cast<SplatElementsAttr>(constant.getValue());
    if (!splat)
      return {};
    return ConstantOp::create(builder, value.getLoc(),
                              splat.resizeSplat(type.clone(sizes)));
  }
  if (auto broadcast = dyn_cast<BroadcastOp>(op)) {
    Value source = broadcast.getOperand();
    if (auto wider = source.getDefiningOp<ConvertOp>(); isWider(wider))
      source = wider.getOperand();
    // In the order of the result's dimensions.
    RankedTensorType from = typeOf(source);
    SmallVector<int64_t> perm =
        llvm::to_vector(llvm::seq<int64_t>(from.getRank()));
    llvm::sort(perm, [&](int64_t a, int64_t b) {
      return broadcast.getDims()[a] < broadcast.getDims()[b];
    });
    if (!llvm::is_sorted(perm))
      source = builder.createOrFold<TransposeOp>(value.getLoc(), source, perm);
    for (auto [dim, place] : llvm::enumerate(broadcast.getDims()))
      sizes[place] = from.getDimSize(dim);
    return reshapedTo(builder, source, sizes);
  }
  if (auto reshape = dyn_cast<ReshapeOp>(op)) {
    Value source = parameter(reshape.getOperand(), depth + 1);
    if (!source)
      return {};
    auto made = reshapedParameter(typeOf(source).getShape(),
                                  typeOf(reshape.getOperand()).getShape(),
                                  type.getShape());
    return made ? reshapedTo(builder, source, *made) : Value();
  }
  if (auto transpose = dyn_cast<TransposeOp>(op)) {
    Value source = parameter(transpose.getOperand(), depth + 1);
    return source ? builder.createOrFold<TransposeOp>(value.getLoc(), source,
                                                      transpose.getPerm())
                  : Value();
  }
  return {};
}

/// Integers of up to so many bits are numbers of the type.
static int64_t exactBits(Type element) {
  if (element.isF64() || element.isF32())
    return 24;
  return element.isF16() ? 11 : 8;
}

std::optional<Dequantization> Finder::integers(ConvertOp op) {
  Dequantization found;
  found.element = op.getType().getElementType();
  found.values = op.getOperand();
  IntegerRange exact{-(int64_t(1) << exactBits(found.element)),
                     int64_t(1) << exactBits(found.element)};
  auto fits = [&](Value value, const IntegerRange &in) {
    std::optional<IntegerRange> range = ranges.of(value);
    return range && in.contains(*range);
  };
  // Differences of integers that do not wrap, and are numbers of the type, as
  // those of their numbers.
  while (Operation *maker = found.values.getDefiningOp()) {
    Type element = typeOf(found.values).getElementType();
    std::optional<IntegerRange> all = rangeOfType(element);
    if (!all)
      break;
    if (isa<ConvertOp>(maker) && ranges.of(maker->getOperand(0)) &&
        !typeOf(maker->getOperand(0)).getElementType().isInteger(1) &&
        fits(maker->getOperand(0), *all)) {
      found.values = maker->getOperand(0);
      continue;
    }
    auto sub = dyn_cast<SubOp>(maker);
    if (!sub || found.zero || fits(sub, {-8, 7}))
      break;
    std::optional<IntegerRange> a = ranges.of(sub.getLhs()),
                                b = ranges.of(sub.getRhs());
    if (!a || !b || !exact.contains(*a) || !exact.contains(*b) ||
        !all->contains({a->low - b->high, a->high - b->low}))
      break;
    Value zero = parameter(sub.getRhs(), 0);
    if (!zero)
      break;
    found.zero = zero;
    found.values = sub.getLhs();
  }
  return found;
}

bool Finder::add(Dequantization &found, Operation *op, Value parameter) {
  if (isa<MulOp>(op) && !found.scale && !found.minimum) {
    found.scale = parameter;
    return true;
  }
  bool isSub = isa<SubOp>(op);
  if (!isSub && !isa<AddOp>(op))
    return false;
  if (!found.scale && !found.zero && !found.minimum) {
    found.zero =
        isSub ? parameter : negated(converted(parameter, found.element));
    return true;
  }
  if (found.minimum)
    return false;
  found.minimum =
      isSub ? negated(converted(parameter, found.element)) : parameter;
  return true;
}

std::optional<Dequantization> Finder::combine(Operation *op, unsigned depth) {
  std::string unused;
  for (unsigned number : {0u, 1u}) {
    // A difference has the numbers on its left.
    if (number == 1 && isa<SubOp>(op))
      break;
    Value small = parameter(op->getOperand(1 - number), 0);
    if (!small)
      continue;
    std::optional<Dequantization> found =
        find(op->getOperand(number), depth + 1);
    if (!found)
      return {};
    if (typeOf(op->getResult(0)).getElementType() != found->element)
      return refuse("changes its type between");
    if (!add(*found, op, small))
      return refuse("has further steps than a difference, a product and a sum");
    return found;
  }
  return refuse("has a parameter for each element");
}

std::optional<Dequantization> Finder::find(Value value, unsigned depth) {
  Operation *op = value.getDefiningOp();
  if (!op || depth > kMostSteps || !typeOf(value).hasStaticShape())
    return {};
  if (auto convert = dyn_cast<ConvertOp>(op)) {
    if (isa<FloatType>(convert.getType().getElementType()) &&
        isa<IntegerType>(convert.getOperand().getType().getElementType()) &&
        !convert.getOperand().getType().getElementType().isInteger(1))
      return integers(convert);
    return {};
  }
  if (auto reshape = dyn_cast<ReshapeOp>(op)) {
    std::optional<Dequantization> found = find(reshape.getOperand(), depth + 1);
    if (found && !found->reshape(builder, reshape.getType().getShape()))
      return refuse("has parameters that are for no blocks in another shape");
    return found;
  }
  if (auto transpose = dyn_cast<TransposeOp>(op)) {
    std::optional<Dequantization> found =
        find(transpose.getOperand(), depth + 1);
    if (found)
      found->transpose(builder, transpose.getPerm());
    return found;
  }
  if (isa<MulOp, SubOp, AddOp>(op))
    return combine(op, depth);
  return {};
}

std::optional<Dequantization> Dequantization::find(OpBuilder &builder,
                                                   IntegerRanges &ranges,
                                                   Value value,
                                                   std::string &why) {
  return Finder(builder, ranges, why).find(value, 0);
}

} // namespace tenon
