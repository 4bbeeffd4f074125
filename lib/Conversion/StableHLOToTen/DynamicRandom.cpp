//===- DynamicRandom.cpp - Random bits of dynamic shape -------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Both generators number blocks of words by a counter, and for Philox, as for
// Threefry in one dimension, elements take words in order. So parts of a fixed
// size, each starting where the one before it ended, give the same bits as the
// whole. The new state is computed from the number of elements.
//
//===----------------------------------------------------------------------===//

#include "Converter.h"

using namespace mlir;
using namespace tenon;

/// Elements of a part: whole blocks for every generator and width.
/// Fact: elements; whole blocks of every generator.
static constexpr int64_t kPart = 4096;

namespace {

class PartedBits {
public:
  PartedBits(Converter &c, Value state, ten::RngAlgorithm algorithm,
             Type element)
      : c(c), b(c.b), state(state), algorithm(algorithm), element(element) {}

  /// Returns the first `count` elements.
  Value bits(Value count);
  /// Returns the state after them.
  Value nextState(Value count);

private:
  Value index(int64_t value) {
    return arith::ConstantIndexOp::create(b, value);
  }

  Converter &c;
  ImplicitLocOpBuilder &b;
  Value state;
  ten::RngAlgorithm algorithm;
  Type element;
};

} // namespace

Value PartedBits::bits(Value count) {
  auto unknown = RankedTensorType::get({ShapedType::kDynamic}, element);
  auto partType = RankedTensorType::get({kPart}, element);
  Value parts = arith::CeilDivUIOp::create(b, count, index(kPart));
  Value size = arith::MulIOp::create(b, parts, index(kPart));
  Value zero = ten::ConstantOp::create(
      b, Converter::splat(RankedTensorType::get({}, element), 0));
  Value room = ten::BroadcastOp::create(b, unknown, zero, ArrayRef<int64_t>(),
                                        ValueRange(size));
  auto loop =
      scf::ForOp::create(b, index(0), parts, index(1), ValueRange{state, room});
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToEnd(loop.getBody());
    auto part = ten::RngBitsOp::create(b, state.getType(), partType, algorithm,
                                       loop.getRegionIterArgs()[0]);
    Value at = arith::MulIOp::create(b, loop.getInductionVar(), index(kPart));
    Value start = c.scalarOf(at, RankedTensorType::get({}, b.getI64Type()));
    Value filled = ten::DynamicUpdateSliceOp::create(
        b, unknown, loop.getRegionIterArgs()[1], ValueRange(start),
        part.getBits());
    scf::YieldOp::create(b, ValueRange{part.getNewState(), filled});
  }
  return ten::SliceOp::create(
      b, unknown, loop.getResult(1), ValueRange(), ValueRange(count),
      ValueRange(), ArrayRef<int64_t>(0),
      ArrayRef<int64_t>(ShapedType::kDynamic), ArrayRef<int64_t>(1));
}

Value PartedBits::nextState(Value count) {
  auto type = Converter::typeOf(state);
  bool isWide = element.getIntOrFloatBitWidth() == 64;
  int64_t perBlock =
      (algorithm == ten::RngAlgorithm::Philox ? 4 : 2) / (isWide ? 2 : 1);
  Value blocks = arith::CeilDivUIOp::create(b, count, index(perBlock));
  auto one = RankedTensorType::get({1}, type.getElementType());
  Num added(c, ten::ReshapeOp::create(
                   b, one,
                   c.scalarOf(blocks, RankedTensorType::get(
                                          {}, type.getElementType()))));
  auto word = [&](int64_t i) -> Num {
    return {c, ten::SliceOp::create(b, one, state, ValueRange(), ValueRange(),
                                    ValueRange(), ArrayRef<int64_t>(i),
                                    ArrayRef<int64_t>(i + 1),
                                    ArrayRef<int64_t>(1))};
  };
  Num low = word(1) + added;
  SmallVector<Value> words{word(0), low};
  if (type.getDimSize(0) == 3) {
    Num carry(c, c.convertTo(low < added, type.getElementType()));
    words.push_back(word(2) + carry);
  }
  return ten::ConcatOp::create(b, type, words, 0);
}

Converter::BitsOfShape Converter::bitsOfShape(Value state,
                                              ten::RngAlgorithm algorithm,
                                              Value shape,
                                              RankedTensorType type) {
  SmallVector<Value> sizes;
  Value count = arith::ConstantIndexOp::create(b, 1);
  for (int64_t i = 0; i < type.getRank(); ++i) {
    Value size = indexAt(shape, i);
    count = arith::MulIOp::create(b, count, size);
    if (type.isDynamicDim(i))
      sizes.push_back(size);
  }
  PartedBits parted(*this, state, algorithm, type.getElementType());
  return {ten::ReshapeOp::create(b, type, parted.bits(count), sizes), count};
}

LogicalResult Converter::convertDynamicRngBits(stablehlo::CustomCallOp op) {
  Value shape = op.getInputs()[1];
  RankedTensorType type = typeOf(op.getResult(1));
  auto asked = op->getAttrOfType<stablehlo::RngAlgorithmAttr>("rng_algorithm");
  if (!asked || typeOf(shape).getRank() != 1 ||
      typeOf(shape).getDimSize(0) != type.getRank() ||
      !elementOf(shape).isInteger() || !type.getElementType().isInteger())
    return refuse(op, "expects 'rng_algorithm', and a size for each dimension "
                      "of integers");
  bool isThreeFry = asked.getValue() == stablehlo::RngAlgorithm::THREE_FRY;
  if (isThreeFry && type.getRank() > 1)
    return refuse(op, "expects one dimension of bits by THREE_FRY");
  Value state = generatorState(op.getInputs()[0]);
  if (!state || (isThreeFry && typeOf(state).getDimSize(0) != 2))
    return refuse(op, "expects a state of 2 or 3 numbers of 64 bits");
  auto algorithm =
      isThreeFry ? ten::RngAlgorithm::ThreeFry : ten::RngAlgorithm::Philox;
  auto [bits, count] = bitsOfShape(state, algorithm, shape, type);
  PartedBits parted(*this, state, algorithm, type.getElementType());
  Value next = stateLike(parted.nextState(count), op.getInputs()[0]);
  return replace(op, {next, bits});
}
