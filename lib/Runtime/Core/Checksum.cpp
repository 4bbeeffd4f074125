//===- Checksum.cpp - Checksum of the bytes of a file ---------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A multiplicative hash of 64 bits, in four lanes that do not wait for each
// other, so that weights are checked at some gigabytes a second. Each
// step is a bijection of the lane for a given word, and of the word for a given
// lane: damage within one aligned word of eight bytes always changes the
// result, other damage but with a probability of 2^-64.
//
//===----------------------------------------------------------------------===//

#include "Runtime/Checksum.h"

#include <cstring>

using namespace tenon;

/// Adds a word to a lane. The constants are odd, which makes the products
/// bijections; their bits are those of the fractions of the golden ratio and of
/// the square root of 2.
static uint64_t mix(uint64_t lane, uint64_t word) {
  lane ^= word * 0x9e3779b97f4a7c15ull;
  return ((lane << 31) | (lane >> 33)) * 0x6a09e667f3bcc909ull;
}

static uint64_t wordAt(const uint8_t *bytes, size_t size) {
  uint64_t word = 0;
  std::memcpy(&word, bytes, size);
  return word;
}

uint64_t tenon::checksumOf(const uint8_t *bytes, size_t size, uint64_t seed) {
  constexpr size_t kLanes = 4, kWord = sizeof(uint64_t);
  uint64_t lanes[kLanes] = {seed, 1, 2, 3};
  const uint64_t total = size;
  for (; size >= kLanes * kWord; size -= kLanes * kWord) {
    for (uint64_t &lane : lanes) {
      lane = mix(lane, wordAt(bytes, kWord));
      bytes += kWord;
    }
  }
  for (uint64_t *lane = lanes; size > 0; ++lane) {
    size_t count = size < kWord ? size : kWord;
    *lane = mix(*lane, wordAt(bytes, count));
    bytes += count;
    size -= count;
  }
  uint64_t result = total;
  for (uint64_t lane : lanes)
    result = mix(result, lane);
  return result ^ (result >> 32);
}
