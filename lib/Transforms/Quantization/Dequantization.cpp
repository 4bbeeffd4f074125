//===- Dequantization.cpp - Numbers that are made of integers -------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dequantization.h"
#include "Dialect/Ten/IR/Folding.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "mlir/IR/DialectResourceBlobManager.h"

using namespace mlir;

namespace tenon {

using namespace ten;

/// Longer chains are not followed.
/// Bound: operations; compile time.
constexpr unsigned kMaxSteps = 16;

/// Largest number of entries of a lookup table: codes have 4 bits.
/// Fact: entries; codes of 4 bits.
constexpr int64_t kMaxTableEntries = 16;

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

/// The bytes of integers of 2 to 8 bits that the program has as a constant, in
/// any shape; empty for other values.
static ArrayRef<char> bytesOfConstant(Value value) {
  auto constant = sourceOfView(value).getDefiningOp<ConstantOp>();
  Type element = typeOf(value).getElementType();
  if (!constant || !isa<IntegerType>(element) || element.isInteger(1) ||
      element.getIntOrFloatBitWidth() > 8)
    return {};
  ArrayRef<char> bytes;
  if (auto dense = dyn_cast<DenseElementsAttr>(constant.getValue()))
    bytes = dense.getRawData();
  else if (auto resource =
               dyn_cast<DenseResourceElementsAttr>(constant.getValue()))
    if (AsmResourceBlob *blob = resource.getRawHandle().getBlob())
      bytes = blob->getData();
  bool isWhole =
      static_cast<int64_t>(bytes.size()) == typeOf(value).getNumElements();
  return isWhole ? bytes : ArrayRef<char>();
}

/// Codes that are a constant of any size, in another order: each call would
/// move all of them.
static Value transposedConstant(OpBuilder &builder, Value value,
                                ArrayRef<int64_t> perm) {
  ArrayRef<char> from = bytesOfConstant(value);
  if (from.empty())
    return {};
  ArrayRef<int64_t> shape = typeOf(value).getShape();
  SmallVector<int64_t> strides = elementStrides(shape), sizes, steps;
  for (int64_t dim : perm) {
    sizes.push_back(shape[dim]);
    steps.push_back(strides[dim]);
  }
  std::vector<char> to(from.size());
  SmallVector<int64_t> index(sizes.size(), 0);
  int64_t at = 0, last = sizes.size() - 1;
  for (char *next = to.data(), *end = next + to.size(); next != end;) {
    for (int64_t i = 0; i < sizes[last]; ++i)
      *next++ = from[at + i * steps[last]];
    for (int64_t dim = last - 1; dim >= 0; --dim) {
      at += steps[dim];
      if (++index[dim] < sizes[dim])
        break;
      at -= steps[dim] * sizes[dim];
      index[dim] = 0;
    }
  }
  return ConstantOp::create(
      builder, value.getLoc(),
      DenseElementsAttr::getFromRawBuffer(typeOf(value).clone(sizes), to));
}

void Dequantization::transpose(OpBuilder &builder, ArrayRef<int64_t> perm) {
  if (llvm::is_sorted(perm))
    return;
  if (Value made = transposedConstant(builder, values, perm)) {
    values = made;
    for (Value *place : places())
      *place = builder.createOrFold<TransposeOp>(place->getLoc(), *place, perm);
    return;
  }
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

void Dequantization::spread(OpBuilder &builder, int64_t dim) {
  int64_t whole = typeOf(values).getDimSize(dim);
  for (Value *place : places())
    if (int64_t size = typeOf(*place).getDimSize(dim);
        size != 1 && size != whole)
      *place = repeated(builder, *place, dim, whole);
}

Value partOf(OpBuilder &builder, Value value, int64_t number) {
  RankedTensorType type = typeOf(value);
  SmallVector<int64_t> start(type.getRank(), 0), limit(type.getShape()),
      stride(type.getRank(), 1);
  start[0] = type.getDimSize(0) == 1 ? 0 : number;
  limit[0] = start[0] + 1;
  if (type.getDimSize(0) != 1)
    value =
        SliceOp::create(builder, value.getLoc(), value, start, limit, stride);
  return reshapedTo(builder, value, type.getShape().drop_front());
}

Dequantization Dequantization::part(OpBuilder &builder, int64_t number) const {
  Dequantization found = *this;
  found.values = partOf(builder, values, number);
  for (Value *place : found.places())
    *place = partOf(builder, *place, number);
  return found;
}

Value Dequantization::create(OpBuilder &builder, Location loc) const {
  RankedTensorType type = typeOf(values).clone(element);
  return DequantizeOp::create(builder, loc, type, values, scale, zero, minimum,
                              CodePanelsAttr(), table);
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
  std::optional<Dequantization> smallFloats(ConvertOp op);
  std::optional<Dequantization> lookUp(Value value, Type element);
  Value codesOf(GatherOp op);
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
  if (!op || depth > kMaxSteps)
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

/// The constant's numbers as a table of `type` for codes up to `largest`, of
/// two or four bits; the last one is for all places behind, as a gather's
/// indices are clamped.
static DenseFPElementsAttr tableOf(DenseElementsAttr constant, Type type,
                                   int64_t largest) {
  auto floats = dyn_cast<FloatType>(type);
  if (!floats)
    return {};
  SmallVector<APFloat> numbers;
  for (Attribute element : constant.getValues<Attribute>()) {
    bool loses;
    if (auto number = dyn_cast<FloatAttr>(element)) {
      APFloat value = number.getValue();
      value.convert(floats.getFloatSemantics(), APFloat::rmNearestTiesToEven,
                    &loses);
      numbers.push_back(value);
    } else {
      auto integer = cast<IntegerAttr>(element);
      APFloat value(floats.getFloatSemantics());
      value.convertFromAPInt(integer.getValue(),
                             !integer.getType().isUnsignedInteger(),
                             APFloat::rmNearestTiesToEven);
      numbers.push_back(value);
    }
    // Panels are padded: their weights must be finite to count as zeros.
    if (!numbers.back().isFinite())
      return {};
  }
  size_t size = largest < 4 ? 4 : 16;
  numbers.resize(size, numbers.back());
  return cast<DenseFPElementsAttr>(DenseElementsAttr::get(
      RankedTensorType::get({static_cast<int64_t>(size)}, type), numbers));
}

/// The codes that a gather takes numbers of a constant table by: values of the
/// result's shape, of a range within 16; null where it is another gather.
Value Finder::codesOf(GatherOp op) {
  RankedTensorType table = op.getOperand().getType(),
                   indices = op.getIndices().getType();
  int64_t rank = indices.getRank(), vectorDim = op.getIndexVectorDim();
  if (!op.getOperand().getDefiningOp<ConstantOp>() || table.getRank() != 1 ||
      table.getDimSize(0) < 2 || table.getDimSize(0) > kMaxTableEntries ||
      op.getCollapsed() != ArrayRef<int64_t>{0} || !op.getSizes().empty() ||
      !op.getOperandBatching().empty() || !op.getType().hasStaticShape() ||
      (vectorDim != rank &&
       (vectorDim != rank - 1 || indices.getDimSize(vectorDim) != 1)))
    return {};
  Value codes = op.getIndices();
  auto isSmall = [&](Value value) {
    std::optional<IntegerRange> range = ranges.of(value);
    return range && range->low >= 0 && range->high < kMaxTableEntries;
  };
  // Looks through views, choices and conversions to the smallest form of the
  // codes.
  while (true) {
    Value next = ranges.chosen(codes);
    Operation *maker = next.getDefiningOp();
    bool isView = isa_and_nonnull<ReshapeOp>(maker);
    if (auto broadcast = dyn_cast_or_null<BroadcastOp>(maker))
      isView = broadcast.getType().getNumElements() ==
                   broadcast.getOperand().getType().getNumElements() &&
               llvm::is_sorted(broadcast.getDims());
    if (isView ||
        (isa_and_nonnull<ConvertOp>(maker) &&
         !typeOf(maker->getOperand(0)).getElementType().isInteger(1) &&
         isSmall(maker->getOperand(0))))
      next = maker->getOperand(0);
    if (next == codes)
      break;
    codes = next;
  }
  if (!isSmall(codes))
    return {};
  return reshapedTo(builder, codes, op.getType().getShape());
}

/// Numbers of a table, taken by a gather, or as the type f4E2M1FN has them.
std::optional<Dequantization> Finder::lookUp(Value value, Type element) {
  Operation *op = ranges.chosen(value).getDefiningOp();
  Dequantization found;
  found.element = element;
  auto gather = dyn_cast_or_null<GatherOp>(op);
  if (!gather || !(element.isF32() || element.isF16() || element.isBF16()))
    return {};
  auto constant = gather.getOperand().getDefiningOp<ConstantOp>();
  auto numbers = constant ? dyn_cast<DenseElementsAttr>(constant.getValue())
                          : DenseElementsAttr();
  if (!numbers)
    return refuse("are taken from a table that the program does not have as a "
                  "constant");
  found.values = codesOf(gather);
  if (!found.values)
    return refuse("are taken from a table of more than 16 numbers, or by "
                  "indices that may be larger");
  found.table = tableOf(numbers, element, ranges.of(found.values)->high);
  if (!found.table)
    return refuse("are taken from a table with numbers that are not finite");
  return found;
}

/// Numbers of f4E2M1FN, whose bits are the codes.
std::optional<Dequantization> Finder::smallFloats(ConvertOp op) {
  Type element = op.getType().getElementType(),
       from = op.getOperand().getType().getElementType();
  if (!isa<Float4E2M1FNType>(from))
    return refuse("are floats of 8 bits");
  SmallVector<APFloat> all;
  for (unsigned bits = 0; bits < 16; ++bits)
    all.emplace_back(cast<FloatType>(from).getFloatSemantics(), APInt(4, bits));
  Dequantization found;
  found.element = element;
  found.table =
      tableOf(DenseElementsAttr::get(RankedTensorType::get({16}, from), all),
              element, kMaxTableEntries - 1);
  if (!found.table || element.isF64())
    return {};
  RankedTensorType codes = op.getOperand().getType().clone(
      builder.getIntegerType(4, /*isSigned=*/false));
  found.values =
      BitcastOp::create(builder, op.getLoc(), codes, op.getOperand());
  return found;
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
  // Integers of a table take less as the places in it.
  std::string unused;
  std::swap(unused, why);
  std::optional<Dequantization> taken = lookUp(found.values, found.element);
  std::swap(unused, why);
  if (taken) {
    taken->zero = found.zero;
    return taken;
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
  if (!op || depth > kMaxSteps || !typeOf(value).hasStaticShape())
    return {};
  if (auto convert = dyn_cast<ConvertOp>(op)) {
    if (isa<FloatType>(convert.getType().getElementType()) &&
        isa<IntegerType>(convert.getOperand().getType().getElementType()) &&
        !convert.getOperand().getType().getElementType().isInteger(1))
      return integers(convert);
    Type from = convert.getOperand().getType().getElementType();
    if (isa<FloatType>(from) && from.getIntOrFloatBitWidth() <= 8)
      return smallFloats(convert);
    return isa<FloatType>(from) ? lookUp(convert.getOperand(),
                                         convert.getType().getElementType())
                                : std::nullopt;
  }
  if (isa<GatherOp, SelectOp>(op))
    return lookUp(value, typeOf(value).getElementType());
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
