//===- Random.cpp - Random bits -------------------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The interpreter's random bits: the counter-based generators Threefry-2x32
// with 20 rounds and Philox-4x32 with 10 rounds (Salmon et al., "Parallel
// random numbers: as easy as 1, 2, 3", SC 2011), bit-compatible with XLA's.
//
//===----------------------------------------------------------------------===//

#include "Evaluator.h"
#include "Strided.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

// Both generators compute blocks of output from a counter in the state. The
// assignment of blocks and words to elements follows XLA bit for bit.
namespace {
struct Words2 {
  uint32_t word[2];
};
struct Words4 {
  uint32_t word[4];
};

uint32_t rotate(uint32_t value, int by) {
  return value << by | value >> (32 - by);
}

/// Threefry-2x32 with 20 rounds.
Words2 threefry(uint64_t key, uint64_t counter) {
  static constexpr int rotations[2][4] = {{13, 15, 26, 6}, {17, 29, 16, 24}};
  uint32_t keys[3] = {static_cast<uint32_t>(key),
                      static_cast<uint32_t>(key >> 32), 0x1BD11BDA};
  keys[2] ^= keys[0] ^ keys[1];
  uint32_t x = static_cast<uint32_t>(counter) + keys[0];
  uint32_t y = static_cast<uint32_t>(counter >> 32) + keys[1];
  for (uint32_t group = 0; group < 5; ++group) {
    for (int by : rotations[group % 2]) {
      x += y;
      y = rotate(y, by) ^ x;
    }
    x += keys[(group + 1) % 3];
    y += keys[(group + 2) % 3] + group + 1;
  }
  return {{x, y}};
}

/// Philox-4x32 with 10 rounds.
Words4 philox(uint64_t key, uint64_t low, uint64_t high) {
  uint32_t k0 = static_cast<uint32_t>(key), k1 = key >> 32;
  uint32_t x[4] = {static_cast<uint32_t>(low), static_cast<uint32_t>(low >> 32),
                   static_cast<uint32_t>(high),
                   static_cast<uint32_t>(high >> 32)};
  for (int round = 0; round < 10; ++round) {
    uint64_t first = uint64_t(0xD2511F53) * x[0];
    uint64_t second = uint64_t(0xCD9E8D57) * x[2];
    uint32_t next[4] = {static_cast<uint32_t>(second >> 32) ^ x[1] ^ k0,
                        static_cast<uint32_t>(second),
                        static_cast<uint32_t>(first >> 32) ^ x[3] ^ k1,
                        static_cast<uint32_t>(first)};
    std::copy(next, next + 4, x);
    k0 += 0x9E3779B9;
    k1 += 0xBB67AE85;
  }
  return {{x[0], x[1], x[2], x[3]}};
}

/// Stores as many bits of a word as the element type of `bits` has.
void store(Buffer &bits, int64_t element, uint64_t word) {
  void *at = bits.element(element);
  if (isInteger(bits.type()))
    storeInt64(bits.type(), at, static_cast<int64_t>(word));
  else
    storeBits(bits.type(), at, word);
}

/// Returns the advanced counter.
uint64_t fillThreefry(uint64_t key, uint64_t counter, Buffer &bits) {
  int64_t count = bits.numElements();
  if (bitWidth(bits.type()) == 64) {
    for (int64_t i = 0; i < count; ++i) {
      Words2 words = threefry(key, counter + i);
      store(bits, i, words.word[0] | uint64_t(words.word[1]) << 32);
    }
    return counter + count;
  }
  // Splits the first dimension of even size, or else the first one of the
  // largest size: even positions take the first words, odd ones the second
  // words of blocks numbered in the halved shape.
  std::vector<int64_t> dims = bits.dims();
  if (dims.empty())
    dims.push_back(1);
  size_t split = 0;
  bool even = false;
  for (size_t i = 0; i < dims.size() && !even; ++i)
    if (dims[i] % 2 == 0) {
      split = i;
      even = true;
    }
  for (size_t i = 0; i < dims.size() && !even; ++i)
    if (dims[i] > dims[split])
      split = i;
  Dims half(dims.begin(), dims.end());
  half[split] = (half[split] + 1) / 2;
  Dims strides = rowMajorStrides(half);
  if (count) {
    Odometer at(dims);
    int64_t element = 0;
    do {
      uint64_t block = 0;
      for (size_t i = 0; i < dims.size(); ++i)
        block += (i == split ? at.at()[i] / 2 : at.at()[i]) * strides[i];
      Words2 words = threefry(key, counter + block);
      store(bits, element++, words.word[at.at()[split] % 2]);
    } while (at.next());
  }
  return counter + product(half);
}

/// Advances the 128-bit counter.
void fillPhilox(uint64_t key, uint64_t &low, uint64_t &high, Buffer &bits) {
  int64_t count = bits.numElements();
  int64_t perBlock = bitWidth(bits.type()) == 64 ? 2 : 4;
  for (int64_t i = 0; i < count; i += perBlock) {
    Words4 words = philox(key, low, high);
    for (int64_t k = 0; k < perBlock && i + k < count; ++k)
      store(bits, i + k,
            perBlock == 4
                ? words.word[k]
                : words.word[2 * k] | uint64_t(words.word[2 * k + 1]) << 32);
    high += ++low == 0;
  }
}
} // namespace

static Status evaluateRngBits(OpContext &context) {
  auto op = context.as<RngBitsOp>();
  const Buffer &state = context.tensor(0);
  bool isPhilox = op.getAlgorithm() == RngAlgorithm::Philox;
  int64_t words = state.numElements();
  if (state.type() != TEN_UI64 || state.rank() != 1 ||
      !(words == 2 || (words == 3 && isPhilox)))
    return context.error("expects a state of ", isPhilox ? "2 or 3" : "2",
                         " elements of ui64, got ", state.typeString());
  std::vector<int64_t> shape = context.resultShape(1);
  Result<Buffer> bits = Buffer::create(context.resultType(1), shape);
  Result<Buffer> next = Buffer::copyOf(state);
  if (!bits || !next)
    return context.locate(bits ? next.status() : bits.status());
  auto *counter = next->as<uint64_t>();
  if (isPhilox) {
    // With a state of two words, the key is also the upper half of the counter.
    uint64_t high = words == 3 ? counter[2] : counter[0];
    fillPhilox(counter[0], counter[1], high, *bits);
    if (words == 3)
      counter[2] = high;
  } else {
    counter[1] = fillThreefry(counter[0], counter[1], *bits);
  }
  TEN_TRY(context.set(0, std::move(next)));
  return context.set(1, std::move(bits));
}

Handler tenon::ten::randomHandler(Operation *op) {
  return isa<RngBitsOp>(op) ? evaluateRngBits : nullptr;
}
