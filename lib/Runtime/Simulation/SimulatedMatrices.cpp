//===- SimulatedMatrices.cpp - Matrix instructions, simulated -------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Simulates the matrix instructions of a warp, `mma.sync` and `ldmatrix`, for
// the simulated GPU: gathers the fragments of all 32 threads, multiplies, and
// distributes the results in the layout of the PTX ISA.
//
//===----------------------------------------------------------------------===//

#include "SimulatedMatrices.h"
#include "Runtime/Float.h"
#include "Runtime/Simulation.h"

#include <cmath>
#include <cstring>

using namespace tenon;

namespace {

constexpr int rightAt = 16, sumsAt = 32; ///< bytes in a thread's memory

char *memoryOf(const WarpOperand &thread) {
  return static_cast<char *>(thread.exchange);
}

template <typename T> T loadAt(const WarpOperand &thread, int at) {
  T value;
  std::memcpy(&value, memoryOf(thread) + at, sizeof(T));
  return value;
}

/// Returns element (`side`, `k`) of an operand with `perRegister` elements in a
/// register and `sideBlocks` blocks of 8 rows or columns, which are the inner
/// order of the registers. Thread 4 * s + q of a block holds row or column s,
/// from element q * perRegister on.
template <typename T, typename Decode>
auto elementOf(const WarpOperand (&threads)[warpThreads], int at, int side,
               int k, int perRegister, int sideBlocks, Decode decode) {
  int depthOfBlock = 4 * perRegister;
  int number = k / depthOfBlock * sideBlocks + side / 8;
  int within = k % depthOfBlock;
  const WarpOperand &thread = threads[side % 8 * 4 + within / perRegister];
  return decode(loadAt<T>(thread, at + number * perRegister * int(sizeof(T)) +
                                      within % perRegister * int(sizeof(T))));
}

/// `left` and `right` return elements (row, k) and (column, k).
template <typename Sum, typename Left, typename Right, typename Add>
void multiplyAdd(const WarpOperand (&threads)[warpThreads], int rows, int depth,
                 Left left, Right right, Add add) {
  decltype(left(0, 0)) a[16][32], b[8][32];
  for (int k = 0; k < depth; ++k) {
    for (int row = 0; row < rows; ++row)
      a[row][k] = left(row, k);
    for (int column = 0; column < 8; ++column)
      b[column][k] = right(column, k);
  }
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < 8; ++column) {
      const WarpOperand &thread = threads[row % 8 * 4 + column / 2];
      int at = sumsAt + (row / 8 * 2 + column % 2) * int(sizeof(Sum));
      Sum sum = loadAt<Sum>(thread, at);
      for (int k = 0; k < depth; ++k)
        sum = add(sum, a[row][k], b[column][k]);
      std::memcpy(memoryOf(thread) + at, &sum, sizeof(Sum));
    }
}

/// A register has `perRegister` elements; an operand has two blocks of them
/// along the contracted dimension.
template <typename T, int perRegister, typename Decode>
void multiplyFloats(const WarpOperand (&threads)[warpThreads], Decode decode) {
  auto left = [&](int row, int k) {
    return elementOf<T>(threads, 0, row, k, perRegister, 2, decode);
  };
  auto right = [&](int column, int k) {
    return elementOf<T>(threads, rightAt, column, k, perRegister, 1, decode);
  };
  multiplyAdd<float>(threads, 16, 8 * perRegister, left, right,
                     // Products are exact.
                     [](float sum, float a, float b) { return sum + a * b; });
}

} // namespace

bool tenon::multiplyAddMatrices(const WarpOperand (&threads)[warpThreads]) {
  int32_t left = threads[0].left, right = threads[0].right;
  auto isByte = [](int32_t format) {
    return format == TEN_SIM_S8 || format == TEN_SIM_U8;
  };
  if (isByte(left) && isByte(right)) {
    auto decoder = [](int32_t format) {
      return [format](uint8_t bits) {
        return format == TEN_SIM_U8 ? uint32_t(bits)
                                    : uint32_t(int32_t(int8_t(bits)));
      };
    };
    multiplyAdd<uint32_t>(
        threads, 16, 32,
        [&](int row, int k) {
          return elementOf<uint8_t>(threads, 0, row, k, 4, 2, decoder(left));
        },
        [&](int column, int k) {
          return elementOf<uint8_t>(threads, rightAt, column, k, 4, 1,
                                    decoder(right));
        },
        [](uint32_t sum, uint32_t a, uint32_t b) { return sum + a * b; });
    return true;
  }
  if (left != right)
    return false;
  if (left == TEN_SIM_F16) {
    multiplyFloats<uint16_t, 2>(
        threads, [](uint16_t bits) { return decode<F16>(bits); });
    return true;
  }
  if (left == TEN_SIM_BF16) {
    multiplyFloats<uint16_t, 2>(
        threads, [](uint16_t bits) { return decode<BF16>(bits); });
    return true;
  }
  if (left == TEN_SIM_TF32) {
    multiplyFloats<uint32_t, 1>(threads, [](uint32_t bits) {
      bits &= ~uint32_t(0x1fff);
      float value;
      std::memcpy(&value, &bits, sizeof(value));
      return value;
    });
    return true;
  }
  if (left != TEN_SIM_F64)
    return false;
  auto same = [](double value) { return value; };
  multiplyAdd<double>(
      threads, 8, 4,
      [&](int row, int k) {
        return elementOf<double>(threads, 0, row, k, 1, 1, same);
      },
      [&](int column, int k) {
        return elementOf<double>(threads, rightAt, column, k, 1, 1, same);
      },
      [](double sum, double a, double b) { return std::fma(a, b, sum); });
  return true;
}

bool tenon::loadMatrices(const WarpOperand (&threads)[warpThreads]) {
  int32_t tiles = threads[0].tiles;
  for (int row = 0; row < 8 * tiles; ++row)
    if (threads[row].address % 16 != 0)
      return false;
  for (int tile = 0; tile < tiles; ++tile) {
    uint16_t matrix[8][8];
    for (int row = 0; row < 8; ++row)
      std::memcpy(matrix[row],
                  reinterpret_cast<const void *>(
                      static_cast<uintptr_t>(threads[8 * tile + row].address)),
                  16);
    for (int64_t lane = 0; lane < warpThreads; ++lane)
      for (int i = 0; i < 2; ++i) {
        int64_t major = lane / 4, minor = lane % 4 * 2 + i;
        uint16_t value =
            threads[0].transpose ? matrix[minor][major] : matrix[major][minor];
        std::memcpy(memoryOf(threads[lane]) + 4 * tile + 2 * i, &value, 2);
      }
  }
  return true;
}
