//===- Random.cpp - Lowers random bits to loop nests ----------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Emits the counter-based generators Threefry 2x32-20 and Philox 4x32-10 of J.
// Salmon et al., "Parallel Random Numbers: As Easy as 1, 2, 3" (SC 2011). Each
// element computes the block that its index selects, so that all elements are
// independent. The numbering of blocks over the shape follows XLA.
//
//===----------------------------------------------------------------------===//

#include "KernelLowering.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

namespace {

/// Emits the generators of Salmon et al. as scalar code.
class CounterGenerator {
public:
  explicit CounterGenerator(NestBody &body)
      : body(body), i32(body.builder.getI32Type()),
        i64(body.builder.getI64Type()) {}

  /// Returns the two words of Threefry 2x32 with 20 rounds.
  std::pair<Value, Value> threefry(Value key, Value counter);
  /// Returns the four words of Philox 4x32 with 10 rounds.
  SmallVector<Value> philox(Value key, Value low, Value high);

  Value word(uint32_t value) { return body.integer(i32, APInt(32, value)); }
  Value lower(Value x) { return body.create<arith::TruncIOp>(i32, x); }
  Value upper(Value x) {
    return lower(body.create<arith::ShRUIOp>(x, body.integer(i64, 32)));
  }
  Value join(Value low, Value high) {
    Value shifted = body.create<arith::ShLIOp>(
        body.create<arith::ExtUIOp>(i64, high), body.integer(i64, 32));
    return body.create<arith::OrIOp>(body.create<arith::ExtUIOp>(i64, low),
                                     shifted);
  }
  Value add(Value x, Value y) { return body.create<arith::AddIOp>(x, y); }
  Value exclusiveOr(Value x, Value y) {
    return body.create<arith::XOrIOp>(x, y);
  }
  Value rotate(Value x, unsigned by) {
    return body.create<arith::OrIOp>(
        body.create<arith::ShLIOp>(x, word(by)),
        body.create<arith::ShRUIOp>(x, word(32 - by)));
  }

private:
  NestBody &body;
  Type i32, i64;
};

} // namespace

std::pair<Value, Value> CounterGenerator::threefry(Value key, Value counter) {
  static constexpr unsigned rotations[2][4] = {{13, 15, 26, 6},
                                               {17, 29, 16, 24}};
  Value keys[3] = {lower(key), upper(key), Value()};
  keys[2] = exclusiveOr(exclusiveOr(keys[0], keys[1]), word(0x1BD11BDA));
  Value x = add(lower(counter), keys[0]), y = add(upper(counter), keys[1]);
  for (uint32_t group = 0; group < 5; ++group) {
    for (unsigned by : rotations[group % 2]) {
      x = add(x, y);
      y = exclusiveOr(rotate(y, by), x);
    }
    x = add(x, keys[(group + 1) % 3]);
    y = add(add(y, keys[(group + 2) % 3]), word(group + 1));
  }
  return {x, y};
}

SmallVector<Value> CounterGenerator::philox(Value key, Value low, Value high) {
  Value k0 = lower(key), k1 = upper(key);
  SmallVector<Value> x{lower(low), upper(low), lower(high), upper(high)};
  auto product = [&](uint32_t constant, Value y) {
    return body.create<arith::MulIOp>(body.integer(i64, APInt(64, constant)),
                                      body.create<arith::ExtUIOp>(i64, y));
  };
  for (int round = 0; round < 10; ++round) {
    Value first = product(0xD2511F53, x[0]), second = product(0xCD9E8D57, x[2]);
    x = {exclusiveOr(exclusiveOr(upper(second), x[1]), k0), lower(second),
         exclusiveOr(exclusiveOr(upper(first), x[3]), k1), lower(first)};
    k0 = add(k0, word(0x9E3779B9));
    k1 = add(k1, word(0xBB67AE85));
  }
  return x;
}

SmallVector<Value> KernelLowering::rngBits(RngBitsOp op,
                                           ValueRange destinations) {
  Location loc = op.getLoc();
  Value state = materialize(op.getState());
  RankedTensorType type = op.getBits().getType();
  RankedTensorType stateType = op.getState().getType();
  if (!state || !type.hasStaticShape() || !stateType.hasStaticShape())
    return {};
  Type element = type.getElementType();
  Type stateElement = stateType.getElementType();
  bool isPhilox = op.getAlgorithm() == RngAlgorithm::Philox;
  unsigned width = element.getIntOrFloatBitWidth();
  bool isWide = width == 64;
  Type i64 = builder.getI64Type();

  // Threefry's two-word blocks are numbered over the shape with one dimension
  // halved: the first of even size, or else the largest.
  SmallVector<int64_t> dims(type.getShape());
  int64_t split = 0;
  const auto *even =
      llvm::find_if(dims, [](int64_t size) { return size % 2 == 0; });
  if (even != dims.end())
    split = even - dims.begin();
  else if (!dims.empty())
    split = llvm::max_element(dims) - dims.begin();
  SmallVector<int64_t> half(dims);
  if (!half.empty())
    half[split] = (half[split] + 1) / 2;
  int64_t count = type.getNumElements(), blocks = 1;
  for (int64_t size : half)
    blocks *= size;

  auto stateAt = [&](NestBody &body, int64_t i) {
    return body.read(state, stateElement, body.constant(i));
  };
  auto asInteger = [&](NestBody &body, Value index) {
    return body.create<arith::IndexCastOp>(i64, index);
  };
  auto rowMajor = [&](NestBody &body, ArrayRef<LoopIndex> at,
                      ArrayRef<int64_t> shape, int64_t halved) {
    LoopIndex place = body.constant(0);
    for (auto [dim, index] : llvm::enumerate(at)) {
      LoopIndex here =
          static_cast<int64_t>(dim) == halved ? body.floorDiv(index, 2) : index;
      place = body.plus(body.times(place, shape[dim]), here);
    }
    return asInteger(body, body.value(place));
  };
  Value bits = map(
      loc, destinations[1],
      [&](NestBody &body, ArrayRef<LoopIndex> at) -> Value {
        CounterGenerator generate(body);
        Value key = stateAt(body, 0), counter = stateAt(body, 1);
        Value word;
        if (!isPhilox) {
          Value block =
              rowMajor(body, at, isWide ? dims : half, isWide ? -1 : split);
          auto [x, y] = generate.threefry(
              key, body.create<arith::AddIOp>(counter, block));
          if (isWide) {
            word = generate.join(x, y);
          } else if (at.empty()) {
            word = x;
          } else {
            Value parity = body.value(body.modulo(at[split], 2));
            Value first = body.create<arith::CmpIOp>(arith::CmpIPredicate::eq,
                                                     parity, body.index(0));
            word = body.select(first, x, y);
          }
        } else {
          Value place = rowMajor(body, at, dims, -1);
          int64_t perBlock = isWide ? 2 : 4;
          Value block =
              body.create<arith::DivUIOp>(place, body.integer(i64, perBlock));
          Value within =
              body.create<arith::RemUIOp>(place, body.integer(i64, perBlock));
          // A state of two words uses the key for the upper half of the
          // counter.
          Value high = stateType.getDimSize(0) == 3 ? stateAt(body, 2) : key;
          Value low = body.create<arith::AddIOp>(counter, block);
          Value carry = body.create<arith::ExtUIOp>(
              i64, body.create<arith::CmpIOp>(arith::CmpIPredicate::ult, low,
                                              counter));
          SmallVector<Value> words = generate.philox(
              key, low, body.create<arith::AddIOp>(high, carry));
          if (isWide)
            words = {generate.join(words[0], words[1]),
                     generate.join(words[2], words[3])};
          word = words.back();
          for (int64_t k = perBlock - 2; k >= 0; --k)
            word = body.select(
                body.create<arith::CmpIOp>(arith::CmpIPredicate::eq, within,
                                           body.integer(i64, k)),
                words[k], word);
        }
        Type exact = builder.getIntegerType(width);
        if (width < word.getType().getIntOrFloatBitWidth())
          word = body.create<arith::TruncIOp>(exact, word);
        if (isa<IntegerType>(element))
          return body.store(word, element);
        Type storage = storageType(element);
        return storage == exact ? word
                                : body.create<arith::BitcastOp>(storage, word);
      });

  int64_t step = isPhilox ? llvm::divideCeil(count, isWide ? 2 : 4)
                          : (isWide ? count : blocks);
  Value next =
      map(loc, destinations[0],
          [&](NestBody &body, ArrayRef<LoopIndex> at) -> Value {
            Value old = body.read(state, stateElement, at);
            Value counter = stateAt(body, 1);
            Value advanced =
                body.create<arith::AddIOp>(counter, body.integer(i64, step));
            Value position = asInteger(body, body.value(at[0]));
            auto isAt = [&](int64_t i) {
              return body.create<arith::CmpIOp>(arith::CmpIPredicate::eq,
                                                position, body.integer(i64, i));
            };
            Value result = body.select(isAt(1), advanced, old);
            if (stateType.getDimSize(0) != 3)
              return result;
            Value carry = body.create<arith::ExtUIOp>(
                i64, body.create<arith::CmpIOp>(arith::CmpIPredicate::ult,
                                                advanced, counter));
            return body.select(isAt(2), body.create<arith::AddIOp>(old, carry),
                               result);
          });
  return {next, bits};
}
