//===- Quantization.cpp - Products with numbers made of codes -------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A contraction whose right operand is dequantized is one nest over all
// products, whose body makes a number of each code. Its loops are those that
// vectors need: the sums are divided so that codes with the same parameters,
// and codes of one word, have loops of their own (`#ten.code_tile`). Every
// operand is read at places that are linear in these.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/CodeBlocks.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "KernelLowering.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

//===-- Elements ----------------------------------------------------------===//

/// A code of so many bits, the lowest of which is bit `shift` of the word.
static Value codeOfWord(NestBody &body, Value word, Value shift, int64_t bits,
                        bool isSigned) {
  Type i32 = body.builder.getI32Type();
  if (!isSigned)
    return body.create<arith::AndIOp>(
        body.create<arith::ShRUIOp>(word, shift),
        body.integer(i32, (int64_t(1) << bits) - 1));
  Value high = body.create<arith::SubIOp>(body.integer(i32, 32 - bits), shift);
  return body.create<arith::ShRSIOp>(body.create<arith::ShLIOp>(word, high),
                                     body.integer(i32, 32 - bits));
}

/// The lowest bit of a word's code of that number.
static Value shiftOf(NestBody &body, const LoopIndex &number, int64_t bits) {
  Type i32 = body.builder.getI32Type();
  return body.create<arith::MulIOp>(
      body.create<arith::IndexCastOp>(i32, body.value(number)),
      body.integer(i32, bits));
}

/// The number that the table has for a code, an i32, by its bits: one select
/// for each pair, then for each pair of pairs.
static Value numberOf(NestBody &body, DequantizeOp op, Value code) {
  DenseFPElementsAttr table = *op.getTable();
  Type element = op.getComputed(), i32 = body.builder.getI32Type();
  SmallVector<Value> numbers;
  for (Attribute number : table.getValues<Attribute>())
    numbers.push_back(body.ScalarEmitter::constant(number, element));
  for (int64_t bit = 1; numbers.size() > 1; bit *= 2) {
    Value isSet = body.create<arith::CmpIOp>(
        arith::CmpIPredicate::ne,
        body.create<arith::AndIOp>(code, body.integer(i32, bit)),
        body.integer(i32, int64_t(0)));
    SmallVector<Value> half;
    for (size_t i = 0; i < numbers.size(); i += 2)
      half.push_back(
          body.create<arith::SelectOp>(isSet, numbers[i + 1], numbers[i]));
    numbers = half;
  }
  return numbers.front();
}

/// The number after all steps, in the operation's type, where `parameter` gives
/// each parameter as it is stored, and `number` is of the type of the steps.
static Value dequantized(NestBody &body, DequantizeOp op, Value number,
                         function_ref<Value(Value)> parameter) {
  Type element = op.getComputed();
  bool known = true;
  auto read = [&](Value tensor) {
    Value value = parameter(tensor);
    known &= static_cast<bool>(value);
    return value ? body.convert(value, tensorType(tensor).getElementType(),
                                element)
                 : number;
  };
  for (auto [i, tensor] : llvm::enumerate(op.getParameters())) {
    using Step = DequantizeOp::Step;
    Step step = op.getStep(i);
    Value other = read(tensor);
    if (step == Step::Divide) {
      number = body.round(body.create<arith::DivFOp>(number, other), element);
      continue;
    }
    // x - y is x + -y.
    if (step == Step::Zero)
      other = body.create<arith::NegFOp>(other);
    number = body.combine(step == Step::Scale ? ReductionKind::Mul
                                              : ReductionKind::Add,
                          element, number, other);
  }
  return known ? body.convert(number, element, op.getType().getElementType())
               : Value();
}

Value NestBody::dequantizedElement(DequantizeOp op,
                                   ArrayRef<LoopIndex> indices) {
  RankedTensorType type = op.getType();
  Type codeType = op.getCode();
  LoopIndices place(indices);
  Value code;
  unsigned bits = codeType.getIntOrFloatBitWidth();
  bool isUnsigned = codeType.isUnsignedInteger();
  if (std::optional<CodePanelsAttr> panels = op.getPanels()) {
    int64_t columns = panels->getColumns(), step = panels->getStep();
    LoopIndex inside = modulo(indices[1], step);
    place = {floorDiv(indices[0], columns), floorDiv(indices[1], step),
             modulo(indices[0], columns), inside};
    if (panels->hasWords()) {
      place.back() = modulo(inside, panels->getLanes());
      if (Value word = element(op.getValues(), place))
        code = codeOfWord(*this, word,
                          shiftOf(*this, floorDiv(inside, panels->getLanes()),
                                  panels->getBits()),
                          panels->getBits(), !isUnsigned);
      bits = panels->getBits();
      codeType = builder.getI32Type();
      isUnsigned = false;
    } else {
      code = element(op.getValues(), place);
    }
  } else {
    code = element(op.getValues(), place);
  }
  if (!code)
    return {};
  Value number =
      op.getTable()
          ? numberOf(*this, op, convert(code, codeType, builder.getI32Type()))
      : op.getFormat()
          ? convert(load(code, *op.getFormat()), *op.getFormat(),
                    op.getComputed())
          : integerToFloat(code, bits, isUnsigned, op.getComputed());
  return dequantized(*this, op, number, [&](Value parameter) {
    LoopIndices at;
    for (auto [dim, size] : llvm::enumerate(tensorType(parameter).getShape())) {
      int64_t block = type.getDimSize(dim) / std::max<int64_t>(size, 1);
      at.push_back(size == 1    ? constant(0)
                   : block == 1 ? indices[dim]
                                : floorDiv(indices[dim], block));
    }
    return element(parameter, at);
  });
}

/// Returns whether the parameter is a splat constant.
static bool isSplat(Value tensor) {
  auto constant = tensor.getDefiningOp<ConstantOp>();
  return constant && isa<SplatElementsAttr>(constant.getValue());
}

//===-- Contractions ------------------------------------------------------===//

namespace tenon {

/// The nest of one contraction.
class QuantizedNest {
public:
  QuantizedNest(KernelLowering &kernel, ContractOp op, DequantizeOp weights,
                QuantizedScheduleAttr schedule)
      : kernel(kernel), builder(kernel.builder), op(op), weights(weights),
        schedule(schedule), loc(op.getLoc()), lhsType(op.getLhs().getType()),
        panels(weights.getPanels()), n(weights.getType().getDimSize(0)),
        k(weights.getType().getDimSize(1)) {
    divideSums();
  }

  Value emit(Value destination);

private:
  /// The loops, outermost first.
  enum Loop { Panel, Row, Column, Block, Step, Group, Vector, Lane };

  void divideSums();
  /// A copy of other elements, with zeros behind the last of each row.
  Value filled(Value stored, Type element, Type to = {});
  /// The left operand in f32, with all sums.
  Value rows();
  Value codes();
  Value parameter(Value tensor);
  Value viewOf(Value source, ArrayRef<int64_t> shape, OpFoldResult first = {});
  Value numberOfTable(NestBody &body, Value code);
  Value code(NestBody &body, Value codes);
  Value nest(Value sums);

  KernelLowering &kernel;
  OpBuilder &builder;
  ContractOp op;
  DequantizeOp weights;
  QuantizedScheduleAttr schedule;
  Location loc;
  RankedTensorType lhsType;
  std::optional<CodePanelsAttr> panels;
  int64_t n, k;
  /// Tiling of the reduction: blocks, steps of a block, blocks of a step,
  /// vectors of a block.
  int64_t blocks = 1, steps = 1, groups = 1, vectors = 1;
};

} // namespace tenon

void QuantizedNest::divideSums() {
  int64_t lanes = schedule.getLanes(), step = lanes * 4;
  if (panels)
    step = panels->getStep();
  else if (k % step != 0)
    step = lanes;
  // Zeros fill the last step.
  k = llvm::alignTo(k, step);
  // Rows are rounded by blocks.
  int64_t block = schedule.getActivations() != 0
                      ? elementsOfRowScale(weights, k)
                      : k / blocksAlongSums(weights);
  blocks = k / std::max(block, step);
  steps = block >= step ? block / step : 1;
  groups = block >= step ? 1 : step / block;
  vectors = std::min(block, step) / lanes;
}

Value QuantizedNest::viewOf(Value source, ArrayRef<int64_t> shape,
                            OpFoldResult first) {
  auto type = RankedTensorType::get(
      shape, cast<RankedTensorType>(source.getType()).getElementType());
  if (source.getType() == type)
    return source;
  SmallVector<OpFoldResult> sizes;
  for (int64_t size : shape)
    sizes.push_back(ShapedType::isDynamic(size)
                        ? first
                        : OpFoldResult(builder.getIndexAttr(size)));
  return reshape(builder, loc, type, source, sizes);
}

Value QuantizedNest::filled(Value stored, Type element, Type to) {
  auto type = cast<RankedTensorType>(stored.getType());
  int64_t last = type.getRank() - 1, given = type.getDimSize(last);
  SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(builder, loc, stored);
  sizes[last] = builder.getIndexAttr(k);
  to = to ? to : element;
  Value copy = kernel.empty(sizes, storageType(to), loc);
  return kernel.map(
      loc, copy, [&](NestBody &body, ArrayRef<LoopIndex> at) -> Value {
        LoopIndices place(at);
        Value inside;
        if (given != k) {
          Value index = body.value(at[last]);
          inside = body.inBounds(index, body.index(given));
          place[last] =
              body.create<arith::MinSIOp>(index, body.index(given - 1));
        }
        Value value = body.read(stored, element, place, inside);
        return body.store(body.convert(value, element, to), to);
      });
}

Value QuantizedNest::rows() {
  Value lhs = kernel.materialize(op.getLhs());
  Type element = lhsType.getElementType();
  if (!lhs || (element.isF32() && lhsType.getShape().back() == k))
    return lhs;
  return filled(lhs, element, builder.getF32Type());
}

Value QuantizedNest::codes() {
  Value stored = kernel.materialize(weights.getValues());
  int64_t columns = schedule.getColumns(), lanes = schedule.getLanes();
  if (!stored)
    return {};
  if (k != weights.getType().getDimSize(1))
    stored = filled(stored, tensorType(weights.getValues()).getElementType());
  if (panels && panels->hasWords())
    return viewOf(stored, {n / columns, blocks, steps, columns, lanes});
  if (panels)
    return viewOf(
        stored, {n / columns, blocks, steps, columns, groups, vectors, lanes});
  return viewOf(stored,
                {n / columns, columns, blocks, steps, groups, vectors, lanes});
}

Value QuantizedNest::parameter(Value tensor) {
  Value stored = kernel.materialize(tensor);
  if (!stored)
    return {};
  ArrayRef<int64_t> shape = tensorType(tensor).getShape();
  int64_t columns = schedule.getColumns();
  if (weights.isAlongSums(tensor))
    return viewOf(stored,
                  {blocks, steps, groups, vectors, schedule.getLanes()});
  bool all = shape[0] != 1, some = shape[1] != 1;
  return viewOf(stored, {all ? n / columns : 1, all ? columns : 1,
                         some ? blocks : 1, some ? groups : 1});
}

/// The number of a code, marked so that vector code looks it up.
Value QuantizedNest::numberOfTable(NestBody &body, Value code) {
  Value number = numberOf(body, weights, code);
  attr::code.set(number.getDefiningOp());
  return number;
}

/// The number of the code at the loops' place, as far as it is no parameter's.
Value QuantizedNest::code(NestBody &body, Value codes) {
  const LoopIndices &at = body.loops;
  Type i32 = builder.getI32Type();
  bool isSigned = !weights.getCode().isUnsignedInteger();
  if (panels && panels->hasWords()) {
    Value word = body.read(
        codes, IntegerType::get(op.getContext(), 32, IntegerType::Unsigned),
        {at[Panel], at[Block], at[Step], at[Column], at[Lane]});
    LoopIndex number = body.plus(body.times(at[Group], vectors), at[Vector]);
    Value code =
        codeOfWord(body, word, shiftOf(body, number, panels->getBits()),
                   panels->getBits(), isSigned);
    if (weights.getTable())
      return numberOfTable(body, code);
    attr::code.set(code.getDefiningOp());
    return body.integerToFloat(code, panels->getBits(), /*isUnsigned=*/false,
                               weights.getComputed());
  }
  // A narrower type's storage is a byte as well.
  Type byte = IntegerType::get(op.getContext(), 8,
                               isSigned ? IntegerType::Signless
                                        : IntegerType::Unsigned);
  LoopIndices place = {at[Panel]};
  if (panels)
    llvm::append_values(place, at[Block], at[Step], at[Column]);
  else
    llvm::append_values(place, at[Column], at[Block], at[Step]);
  llvm::append_values(place, at[Group], at[Vector], at[Lane]);
  Value read = body.read(codes, byte, place);
  if (weights.getTable())
    return numberOfTable(body, body.convert(read, byte, i32));
  Type element = weights.getComputed();
  if (std::optional<Type> format = weights.getFormat())
    return body.convert(body.load(read, *format), *format, element);
  return body.convert(read, byte, element);
}

Value QuantizedNest::nest(Value sums) {
  Value x = rows(), codes = this->codes();
  SmallVector<std::pair<Value, Value>> parameters;
  for (Value tensor : weights.getParameters()) {
    if (isSplat(tensor))
      continue;
    parameters.push_back({tensor, parameter(tensor)});
    if (!parameters.back().second)
      return {};
  }
  if (!x || !codes)
    return {};
  int64_t columns = schedule.getColumns(), lanes = schedule.getLanes();
  auto type = cast<RankedTensorType>(sums.getType());
  int64_t count = type.getDimSize(0);
  OpFoldResult numRows = dimSize(builder, loc, sums, 0);
  x = viewOf(x, {count, blocks, steps, groups, vectors, lanes}, numRows);

  SmallVector<OpFoldResult> sizes = {builder.getIndexAttr(n / columns),
                                     numRows};
  for (int64_t size : {columns, blocks, steps, groups, vectors, lanes})
    sizes.push_back(builder.getIndexAttr(size));
  SmallVector<utils::IteratorType> iterators(3, utils::IteratorType::parallel);
  iterators.append(5, utils::IteratorType::reduction);
  auto map = AffineMap::get(sizes.size(), 0,
                            {builder.getAffineDimExpr(Row),
                             builder.getAffineDimExpr(Panel),
                             builder.getAffineDimExpr(Column)},
                            builder.getContext());
  Value made =
      kernel
          .nest(loc, sizes, iterators, sums, map,
                [&](NestBody &body, ValueRange acc) -> SmallVector<Value> {
                  const LoopIndices &at = body.loops;
                  Type element = weights.getType().getElementType();
                  Type f32 = builder.getF32Type();
                  Value number = dequantized(
                      body, weights, code(body, codes), [&](Value tensor) {
                        LoopIndex zero = body.constant(0);
                        if (isSplat(tensor))
                          return body.element(tensor, {zero, zero});
                        auto *found =
                            llvm::find_if(parameters, [&](auto &pair) {
                              return pair.first == tensor;
                            });
                        if (weights.isAlongSums(tensor))
                          return body.read(found->second,
                                           tensorType(tensor).getElementType(),
                                           {at[Block], at[Step], at[Group],
                                            at[Vector], at[Lane]});
                        ArrayRef<int64_t> shape = tensorType(tensor).getShape();
                        bool all = shape[0] != 1, some = shape[1] != 1;
                        return body.read(
                            found->second, tensorType(tensor).getElementType(),
                            {all ? at[Panel] : zero, all ? at[Column] : zero,
                             some ? at[Block] : zero, some ? at[Group] : zero});
                      });
                  // Also where fast numbers are not rounded between.
                  number = body.load(body.store(number, element), element);
                  number = body.convert(number, element, f32);
                  Value row = body.read(x, f32,
                                        {at[Row], at[Block], at[Step],
                                         at[Group], at[Vector], at[Lane]});
                  Value product =
                      body.combine(ReductionKind::Mul, f32, row, number);
                  return {body.combine(ReductionKind::Add, f32, acc.front(),
                                       product, /*reassociate=*/true)};
                })
          .front();
  bool isSigned = !weights.getCode().isUnsignedInteger();
  // Vector code computes in f32.
  DenseFPElementsAttr table;
  if (weights.getTable())
    table = cast<DenseFPElementsAttr>(weights.getTable()->mapValues(
        builder.getF32Type(), [](const APFloat &number) {
          APFloat wide = number;
          bool loses;
          wide.convert(APFloat::IEEEsingle(), APFloat::rmNearestTiesToEven,
                       &loses);
          return wide.bitcastToAPInt();
        }));
  if (Operation *generic = made.getDefiningOp<linalg::GenericOp>())
    attr::codeTile.set(
        generic, CodeTileAttr::get(op.getContext(), lanes, schedule.getRows(),
                                   panels ? panels->getBits() : 8, isSigned,
                                   schedule.getActivations(), table));
  return made;
}

Value QuantizedNest::emit(Value destination) {
  auto type = cast<RankedTensorType>(destination.getType());
  int64_t last = type.getRank() - 1, columns = schedule.getColumns();
  SmallVector<OpFoldResult> sizes =
      tensor::getMixedSizes(builder, loc, destination);
  bool isWhole = type.getDimSize(last) == n;
  sizes[last] = builder.getIndexAttr(n);
  Value sums =
      isWhole ? destination : kernel.empty(sizes, type.getElementType(), loc);
  auto sumsType = cast<RankedTensorType>(sums.getType());
  // Rows as one dimension.
  int64_t count = 1;
  OpFoldResult numRows = builder.getIndexAttr(1);
  for (int64_t dim = 0; dim < last; ++dim) {
    bool isDynamic = ShapedType::isDynamic(count) || type.isDynamicDim(dim);
    count = isDynamic ? ShapedType::kDynamic : count * type.getDimSize(dim);
    AffineExpr a = builder.getAffineSymbolExpr(0),
               b = builder.getAffineSymbolExpr(1);
    numRows = computeSize(builder, loc, a * b, {numRows, sizes[dim]});
  }
  Value view = viewOf(sums, {count, n / columns, columns}, numRows);
  view = kernel.fill(
      kernel.identity(ReductionKind::Add, builder.getF32Type(), loc), view,
      loc);
  Value made = nest(view);
  if (!made)
    return {};
  if (made.getType() != sumsType)
    made = reshape(builder, loc, sumsType, made, sizes);
  if (isWhole)
    return made;
  return kernel.map(loc, destination,
                    [&](NestBody &body, ArrayRef<LoopIndex> at) {
                      return body.read(made, builder.getF32Type(), at);
                    });
}

Value KernelLowering::quantizedContraction(ContractOp op, DequantizeOp weights,
                                           QuantizedScheduleAttr schedule,
                                           Value destination) {
  return QuantizedNest(*this, op, weights, schedule).emit(destination);
}
