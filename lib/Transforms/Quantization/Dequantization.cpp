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

#include <cmath>
#include <numeric>

using namespace mlir;

namespace tenon {

using namespace ten;

/// Longer chains are not followed.
/// Bound: operations; compile time.
constexpr unsigned kMaxSteps = 16;

/// Elementwise operations that are computed with parameters in place of whole
/// arrays, at most; and the most steps of a dequantization.
/// Bound: operations; compile time.
constexpr unsigned kMaxOfParameters = 64;
/// Bound: steps; operands of a kernel.
constexpr size_t kMaxStepsOfCode = 8;

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

bool Dequantization::isWhole(Value parameter, int64_t dim) const {
  int64_t size = typeOf(parameter).getDimSize(dim);
  return size != 1 && size == typeOf(values).getDimSize(dim);
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

Value transposedConstant(OpBuilder &builder, Value value,
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
  } else {
    values = builder.createOrFold<TransposeOp>(values.getLoc(), values, perm);
  }
  for (Step &step : steps)
    step.parameter = builder.createOrFold<TransposeOp>(step.parameter.getLoc(),
                                                       step.parameter, perm);
}

bool Dequantization::reshape(OpBuilder &builder, ArrayRef<int64_t> shape) {
  ArrayRef<int64_t> from = typeOf(values).getShape();
  if (from == shape)
    return true;
  SmallVector<SmallVector<int64_t>> sizes;
  for (Step &step : steps) {
    auto found =
        reshapedParameter(typeOf(step.parameter).getShape(), from, shape);
    if (!found)
      return false;
    sizes.push_back(*found);
  }
  for (auto [step, size] : llvm::zip_equal(steps, sizes))
    step.parameter = reshapedTo(builder, step.parameter, size);
  values = reshapedTo(builder, values, shape);
  return true;
}

Value repeated(OpBuilder &builder, Value value, int64_t dim, int64_t count) {
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
  for (const Step &step : steps)
    if (!isWhole(step.parameter, dim))
      most = std::max(most, typeOf(step.parameter).getDimSize(dim));
  for (Step &step : steps)
    if (int64_t size = typeOf(step.parameter).getDimSize(dim);
        size != 1 && size < most)
      step.parameter = repeated(builder, step.parameter, dim, most);
}

void Dequantization::spread(OpBuilder &builder, int64_t dim) {
  int64_t whole = typeOf(values).getDimSize(dim);
  for (Step &step : steps)
    if (int64_t size = typeOf(step.parameter).getDimSize(dim);
        size != 1 && size != whole)
      step.parameter = repeated(builder, step.parameter, dim, whole);
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
  for (Step &step : found.steps)
    step.parameter = partOf(builder, step.parameter, number);
  return found;
}

Value Dequantization::create(OpBuilder &builder, Location loc) const {
  RankedTensorType type = typeOf(values).clone(element);
  SmallVector<Value> parameters;
  SmallVector<int32_t> kinds;
  for (const Step &step : steps) {
    parameters.push_back(step.parameter);
    kinds.push_back(static_cast<int32_t>(step.kind));
  }
  return DequantizeOp::create(builder, loc, type, values, parameters,
                              builder.getDenseI32ArrayAttr(kinds),
                              CodePanelsAttr(), table,
                              format ? TypeAttr::get(format) : TypeAttr());
}

namespace {

/// Follows the operations that make a value.
class Finder {
public:
  Finder(OpBuilder &builder, IntegerRanges &ranges, std::string &why)
      : builder(builder), ranges(ranges), why(why) {}

  std::optional<Dequantization> find(Value value, unsigned depth);
  /// The value as a parameter for blocks, one element for each; null where it
  /// has as many elements as the array.
  Value parameter(Value value, unsigned depth);

private:
  std::optional<Dequantization> integers(ConvertOp op);
  std::optional<Dequantization> smallFloats(ConvertOp op);
  std::optional<Dequantization> foldedNumbers(ConstantOp op);
  std::optional<Dequantization> lookUp(Value value, Type element);
  Value codesOf(GatherOp op);
  std::optional<Dequantization> combine(Operation *op, unsigned depth);
  /// Returns whether the conversion widens its operand exactly, so that the
  /// operand may take its place.
  bool isWider(ConvertOp op);
  Value computedParameter(Operation *op, unsigned depth);
  std::optional<Dequantization> converted(ConvertOp op, unsigned depth);
  std::nullopt_t refuse(const Twine &reason) {
    if (why.empty())
      why = reason.str();
    return std::nullopt;
  }

  OpBuilder &builder;
  IntegerRanges &ranges;
  std::string &why;
  /// Operations on parameters that are still made, at most.
  unsigned budget = kMaxOfParameters;
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
  return isPointwise(op) ? computedParameter(op, depth) : Value();
}

/// An elementwise operation on parameters is one on their blocks.
Value Finder::computedParameter(Operation *op, unsigned depth) {
  if (op->getNumResults() != 1 || budget == 0)
    return {};
  --budget;
  RankedTensorType type = typeOf(op->getResult(0));
  SmallVector<Value> operands;
  SmallVector<int64_t> sizes(type.getRank(), 1);
  for (Value operand : op->getOperands()) {
    if (typeOf(operand).getShape() != type.getShape())
      return {};
    Value own = parameter(operand, depth + 1);
    if (!own)
      return {};
    RankedTensorType wanted =
        typeOf(own).clone(typeOf(operand).getElementType());
    operands.push_back(
        builder.createOrFold<ConvertOp>(op->getLoc(), wanted, own));
    for (auto [size, own] :
         llvm::zip_equal(sizes, typeOf(operands.back()).getShape()))
      size = std::lcm(size, own);
  }
  // All elements have operands of their own.
  if (operands.empty() || ArrayRef(sizes) == type.getShape())
    return {};
  for (Value &operand : operands)
    for (auto [dim, size] : llvm::enumerate(sizes))
      if (typeOf(operand).getDimSize(dim) != size)
        operand = repeated(builder, operand, dim, size);
  Operation *made = builder.clone(*op);
  made->setOperands(operands);
  made->getResult(0).setType(type.clone(sizes));
  return made->getResult(0);
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

/// Integers of 8 bits that the scale times makes exactly these numbers of; none
/// if there are no such.
static std::optional<SmallVector<int8_t>>
integersOfScale(DenseFPElementsAttr numbers, float scale) {
  SmallVector<int8_t> integers;
  for (float number : numbers.getValues<float>()) {
    float integer = std::nearbyint(number / scale);
    if (!(integer >= -128 && integer <= 127) || integer * scale != number ||
        (number == 0 && std::signbit(number)))
      return {};
    integers.push_back(static_cast<int8_t>(integer));
  }
  return integers;
}

/// Numbers that folding made of integers times one scale, or of integers alone:
/// the scale is the largest magnitude over one of the integers, or next to it.
std::optional<Dequantization> Finder::foldedNumbers(ConstantOp op) {
  auto numbers = dyn_cast<DenseFPElementsAttr>(op.getValue());
  if (!numbers || numbers.isSplat() || numbers.empty() ||
      !numbers.getElementType().isF32())
    return {};
  float largest = 0;
  for (float number : numbers.getValues<float>())
    largest = std::max(largest, std::abs(number));
  Dequantization found;
  found.element = numbers.getElementType();
  auto use = [&](float scale) {
    std::optional<SmallVector<int8_t>> integers =
        integersOfScale(numbers, scale);
    if (!integers)
      return false;
    RankedTensorType type = op.getType();
    SmallVector<int64_t> ones(type.getRank(), 1);
    found.values = ConstantOp::create(
        builder, op.getLoc(),
        DenseElementsAttr::get(type.clone(builder.getIntegerType(8)),
                               ArrayRef<int8_t>(*integers)));
    if (scale != 1)
      found.steps.push_back(
          {DequantizeOp::Step::Scale,
           ConstantOp::create(
               builder, op.getLoc(),
               DenseElementsAttr::get(type.clone(ones), {scale}))});
    return true;
  };
  if (!std::isnormal(largest))
    return {};
  if (use(1))
    return found;
  for (int integer = 1; integer <= 128; ++integer) {
    float scale = largest / static_cast<float>(integer);
    for (float near :
         {scale, std::nextafter(scale, 0.0f), std::nextafter(scale, INFINITY)})
      if (std::isnormal(near) && use(near))
        return found;
  }
  return {};
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

/// Numbers of f4E2M1FN, f8E4M3FN and f8E5M2, whose bits are the codes.
std::optional<Dequantization> Finder::smallFloats(ConvertOp op) {
  Type element = op.getType().getElementType(),
       from = op.getOperand().getType().getElementType();
  Dequantization found;
  found.element = element;
  if (element.isF64())
    return {};
  unsigned bits = from.getIntOrFloatBitWidth();
  if (isa<Float4E2M1FNType>(from)) {
    SmallVector<APFloat> all;
    for (unsigned code = 0; code < 16; ++code)
      all.emplace_back(cast<FloatType>(from).getFloatSemantics(),
                       APInt(4, code));
    found.table =
        tableOf(DenseElementsAttr::get(RankedTensorType::get({16}, from), all),
                element, kMaxTableEntries - 1);
    if (!found.table)
      return {};
  } else if (isa<Float8E4M3FNType, Float8E5M2Type>(from)) {
    found.format = from;
  } else {
    return refuse("are floats of 8 bits other than f8E4M3FN and f8E5M2");
  }
  RankedTensorType codes = op.getOperand().getType().clone(
      builder.getIntegerType(bits, /*isSigned=*/false));
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
  // Differences and products of integers that do not wrap, and are numbers of
  // the type, as those of their numbers.
  SmallVector<Dequantization::Step> outer;
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
    if (!isa<SubOp, MulOp>(maker) || outer.size() == kMaxStepsOfCode ||
        (isa<SubOp>(maker) && fits(maker->getResult(0), {-8, 7})))
      break;
    std::optional<IntegerRange> a = ranges.of(maker->getOperand(0)),
                                b = ranges.of(maker->getOperand(1));
    if (!a || !b || !exact.contains(*a) || !exact.contains(*b))
      break;
    IntegerRange result = {a->low - b->high, a->high - b->low};
    if (isa<MulOp>(maker)) {
      auto [low, high] = std::minmax({a->low * b->low, a->low * b->high,
                                      a->high * b->low, a->high * b->high});
      result = {low, high};
    }
    if (!all->contains(result) || !exact.contains(result))
      break;
    unsigned side = 1;
    Value other = parameter(maker->getOperand(1), 0);
    if (!other && isa<MulOp>(maker))
      other = parameter(maker->getOperand(side = 0), 0);
    if (!other)
      break;
    outer.push_back({isa<SubOp>(maker) ? DequantizeOp::Step::Zero
                                       : DequantizeOp::Step::Scale,
                     other});
    found.values = maker->getOperand(1 - side);
  }
  // Integers of a table take less as the places in it.
  std::string unused;
  std::swap(unused, why);
  std::optional<Dequantization> taken = lookUp(found.values, found.element);
  std::swap(unused, why);
  if (taken)
    found = *taken;
  found.steps.append(outer.rbegin(), outer.rend());
  return found;
}

std::optional<Dequantization> Finder::combine(Operation *op, unsigned depth) {
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
    if (found->steps.size() >= kMaxStepsOfCode)
      return refuse("has more than 8 products, sums and differences");
    using Step = DequantizeOp::Step;
    found->steps.push_back({isa<MulOp>(op)   ? Step::Scale
                            : isa<SubOp>(op) ? Step::Zero
                                             : Step::Plus,
                            small});
    return found;
  }
  return refuse("has a parameter for each element");
}

/// Numbers of another float type that are exact in both.
std::optional<Dequantization> Finder::converted(ConvertOp op, unsigned depth) {
  Type element = op.getType().getElementType();
  if (isa_and_nonnull<GatherOp, SelectOp>(op.getOperand().getDefiningOp()))
    return lookUp(op.getOperand(), element);
  std::optional<Dequantization> found = find(op.getOperand(), depth + 1);
  if (!found)
    return {};
  int64_t largest = int64_t(1)
                    << std::min(exactBits(found->element), exactBits(element));
  std::optional<IntegerRange> range = ranges.of(found->values);
  bool isExact = found->table || found->format ||
                 (range && IntegerRange{-largest, largest}.contains(*range));
  if (!found->steps.empty() || !isExact || element.isF64() ||
      !isa<Float32Type, Float16Type, BFloat16Type>(element))
    return refuse("changes its type between");
  if (found->table)
    found->table =
        tableOf(found->table, element, found->table.getNumElements() - 1);
  found->element = element;
  return found;
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
    return isa<FloatType>(from) ? converted(convert, depth) : std::nullopt;
  }
  if (auto constant = dyn_cast<ConstantOp>(op))
    return foldedNumbers(constant);
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

bool isMadeOfCodes(Value value) {
  SmallVector<Value> worklist{value};
  for (size_t next = 0; next < worklist.size() && next < 32; ++next) {
    Operation *op = worklist[next].getDefiningOp();
    if (!op)
      continue;
    if (auto convert = dyn_cast<ConvertOp>(op)) {
      Type from = convert.getOperand().getType().getElementType();
      bool isCode = isa<IntegerType>(from) ||
                    (isa<FloatType>(from) && from.getIntOrFloatBitWidth() <= 8);
      if (isCode && !from.isInteger(1) && tensorType(value).hasStaticShape() &&
          convert.getType().getNumElements() ==
              tensorType(value).getNumElements())
        return true;
    }
    if (auto gather = dyn_cast<GatherOp>(op);
        gather && gather.getOperand().getType().getRank() == 1 &&
        isa<FloatType>(gather.getType().getElementType()) &&
        tensorType(value).hasStaticShape() &&
        gather.getType().getNumElements() == tensorType(value).getNumElements())
      return true;
    if (isPointwise(op) || isa<ReshapeOp, TransposeOp>(op))
      llvm::append_range(worklist, op->getOperands());
  }
  return false;
}

Value blockParameter(OpBuilder &builder, IntegerRanges &ranges, Value value) {
  std::string why;
  return Finder(builder, ranges, why).parameter(value, 0);
}

} // namespace tenon
