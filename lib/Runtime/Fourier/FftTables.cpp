//===- FftTables.cpp - Tables of Fourier transforms ---------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Chooses the factors of discrete Fourier transforms, and computes roots of
// unity, in double. Lengths with a prime factor above `kMaxRadix` are
// convolutions, always in double: these lose accuracy that f32 cannot spare.
//
//===----------------------------------------------------------------------===//

#include "Fft.h"
#include "Runtime/Buffer.h"

#include <algorithm>
#include <cmath>
#include <complex>
#include <cstring>
#include <utility>

using namespace tenon;

namespace {

/// Rows of at least so many numbers are transformed as matrices.
/// Tuned: elements; docs/developer/rationale/algorithms.md "A Fourier transform
/// is a routine of the runtime".
constexpr int64_t kMinMatrix = 256;

using Root = std::complex<double>;

/// Returns exp(-2 pi i k / n), 0 <= k < n. The angle is reduced to an octant in
/// integers, so that large k lose no precision.
Root rootOfUnity(int64_t k, int64_t n) {
  int64_t eighths = 8 * k; // k / n in units of 1 / (8 n)
  int64_t octant = eighths / n;
  // The distance to the nearest axis.
  int64_t rest = octant & 1 ? (octant + 1) * n - eighths : eighths - octant * n;
  double angle = 0.25 * M_PI * (static_cast<double>(rest) / double(n));
  double c = std::cos(angle), s = std::sin(angle);
  switch (octant) {
  case 0:
    return {c, -s};
  case 1:
    return {s, -c};
  case 2:
    return {-s, -c};
  case 3:
    return {-c, -s};
  case 4:
    return {-c, s};
  case 5:
    return {-s, c};
  case 6:
    return {s, c};
  default:
    return {c, s};
  }
}

/// Finds the factors of a length; returns false if there is a large prime.
bool findFactors(int64_t length, FftRounds &rounds) {
  rounds = {};
  rounds.length = length;
  int64_t rest = length;
  auto divide = [&](int32_t factor) {
    rounds.factors[rounds.count++] = factor;
    rest /= factor;
  };
  int twos = 0;
  while (rest % (int64_t(2) << twos) == 0)
    ++twos;
  // 16 is 4 * 4.
  for (; twos > 4 || twos == 3; twos -= 3)
    divide(8);
  for (; twos >= 2; twos -= 2)
    divide(4);
  if (twos)
    divide(2);
  for (int32_t prime = 3; prime <= kMaxRadix; prime += 2)
    while (rest % prime == 0)
      divide(prime);
  // The first and the last round read and write arrays if they are of 8 or 4.
  if (rounds.count > 2 && rounds.factors[1] % 4 == 0)
    std::swap(rounds.factors[1], rounds.factors[rounds.count - 1]);
  return rest == 1;
}

/// Returns about how many operations the rounds have for each element.
int64_t costOf(const FftRounds &rounds) {
  int64_t cost = 0;
  for (int32_t i = 0; i < rounds.count; ++i) {
    int32_t factor = rounds.factors[i];
    cost += factor == 8 ? 5 : factor == 4 ? 4 : factor == 2 ? 3 : 2 + factor;
  }
  return cost;
}

/// Returns the next multiple of the lanes of a vector.
int64_t alignLanes(int64_t count, int64_t partBytes) {
  int64_t lanes = kMaxFftVectorBytes / partBytes;
  return (count + lanes - 1) / lanes * lanes;
}

/// Chooses the matrix of a long row: the least work, with the lanes that have
/// none.
void findMatrix(FftTable &table, int64_t partBytes) {
  int64_t length = table.core(), best = 0;
  for (int64_t columns = 2; columns <= length / columns; ++columns) {
    if (length % columns != 0)
      continue;
    for (int64_t width : {columns, length / columns}) {
      FftRounds ofColumns, ofRows;
      findFactors(length / width, ofColumns);
      findFactors(width, ofRows);
      int64_t cost = alignLanes(width, partBytes) * ofColumns.length *
                         (costOf(ofColumns) + 2) +
                     alignLanes(ofColumns.length, partBytes) * width *
                         (costOf(ofRows) + 2);
      if (best != 0 && cost >= best)
        continue;
      best = cost;
      table.ofColumns = ofColumns;
      table.ofRows = ofRows;
    }
  }
}

/// Returns a length of at least `least` for a convolution: the least work of
/// all rounds.
int64_t convolutionLength(int64_t least) {
  int64_t best = 0, bestCost = 0;
  for (int64_t odd : {1, 3, 5, 9, 15}) {
    int64_t length = odd * 8;
    while (length < least)
      length *= 2;
    FftRounds rounds;
    findFactors(length, rounds);
    // Reading and writing each number takes about as long as three operations.
    int64_t cost = length * (costOf(rounds) + 3 * rounds.count);
    if (best != 0 && cost >= bestCost)
      continue;
    best = length;
    bestCost = cost;
  }
  return best;
}

int64_t convertedBytes(const FftTable &table) {
  return alignForFft(kConvertedForFft * 8 * table.inputParts()) +
         alignForFft(kConvertedForFft * 8 * table.outputParts());
}

/// Returns the bytes of scratch memory of the routines for numbers of so many
/// bytes a part.
int64_t routineBytes(const FftTable &table, int64_t partBytes) {
  constexpr int64_t number = 2 * kMaxFftVectorBytes;
  if (!table.isMatrix())
    return 2 * (table.core() + 1) * number;
  int64_t rows = table.ofColumns.length, columns = table.ofRows.length,
          size = std::max(rows, columns) + kMaxFftLanes;
  int64_t arrays = 2 * table.core() + 2 * table.n;
  return columns * alignLanes(rows, partBytes) * 2 * partBytes +
         3 * size * number + alignForFft(arrays * 2 * partBytes) +
         4 * kMaxFftVectorBytes;
}

FftTable layOut(int32_t kind, int64_t n, int32_t partBytes, bool isRow) {
  FftTable table;
  std::memset(&table, 0, sizeof(table));
  table.kind = kind;
  table.partBytes = partBytes;
  table.n = n;
  bool isHalved = table.isReal() && n % 2 == 0;
  table.length = isHalved ? n / 2 : n;
  if (!findFactors(table.length, table.ofColumns)) {
    table.convolved = convolutionLength(2 * table.length - 1);
    findFactors(table.convolved, table.ofColumns);
  }
  int64_t bytes = table.convolved ? 8 : partBytes, core = table.core();
  if (isRow && core >= kMinMatrix)
    findMatrix(table, bytes);
  int64_t next = alignForFft(sizeof(FftTable));
  auto place = [&](int64_t count) {
    int64_t taken = next;
    next += alignForFft(count * 2 * bytes);
    return taken;
  };
  table.ofColumns.roots = place(table.ofColumns.length);
  if (table.isMatrix()) {
    table.ofRows.roots = place(table.ofRows.length);
    // Vectors read beyond the last row.
    table.twists = place(core + kMaxFftLanes);
  }
  if (table.convolved) {
    table.chirp = place(table.length);
    table.spectrum = place(table.convolved);
  }
  if (isHalved)
    table.split = place(n / 2 + 1);
  table.bytes = next;
  table.scratchBytes = routineBytes(table, bytes) +
                       (bytes == partBytes ? 0 : convertedBytes(table));
  return table;
}

template <typename T> T *arrayAt(FftTable &table, int64_t offset) {
  return const_cast<T *>(table.at<T>(offset));
}

template <typename T> void put(T *array, int64_t index, Root root) {
  array[2 * index] = static_cast<T>(root.real());
  array[2 * index + 1] = static_cast<T>(root.imag());
}

/// Stores half of a number in two arrays of so many parts.
template <typename T>
void putHalf(T *arrays, int64_t index, int64_t count, Root root) {
  arrays[index] = static_cast<T>(root.real() / 2);
  arrays[count + index] = static_cast<T>(root.imag() / 2);
}

template <typename T> void prepareRoots(FftTable &table, FftRounds &rounds) {
  for (int64_t k = 0; k < rounds.length; ++k)
    put(arrayAt<T>(table, rounds.roots), k, rootOfUnity(k, rounds.length));
}

template <typename T> void prepare(FftTable &table) {
  int64_t core = table.core(), n = table.length;
  prepareRoots<T>(table, table.ofColumns);
  if (table.isMatrix()) {
    prepareRoots<T>(table, table.ofRows);
    int64_t columns = table.ofRows.length;
    T *re = arrayAt<T>(table, table.twists), *im = re + core;
    for (int64_t i = 0; i < core; ++i) {
      Root root = rootOfUnity((i / columns) * (i % columns), core);
      re[i] = static_cast<T>(root.real());
      im[i] = static_cast<T>(root.imag());
    }
  }
  if (table.split)
    for (int64_t k = 0; k <= table.n / 2; ++k)
      putHalf(arrayAt<T>(table, table.split), k, n + 1,
              rootOfUnity(k, table.n));
  if (!table.convolved)
    return;
  // The chirp is convolved over differences from -(n - 1) to n - 1.
  T *chirp = arrayAt<T>(table, table.chirp),
    *spectrum = arrayAt<T>(table, table.spectrum);
  double scale = 1.0 / static_cast<double>(core);
  int64_t square = 0; // k^2 modulo 2 n
  for (int64_t k = 0; k < n; ++k) {
    Root root = rootOfUnity(square, 2 * n);
    put(chirp, k, root);
    root = std::conj(root) * scale;
    put(spectrum, k, root);
    if (k)
      put(spectrum, core - k, root);
    square = (square + 2 * k + 1) % (2 * n);
  }
}

} // namespace

std::string tenon::makeFftTable(int32_t kind, int64_t n, int32_t partBytes,
                                bool isRow) {
  FftTable table = layOut(kind, n, partBytes, isRow);
  std::string bytes(size_t(table.bytes), '\0');
  std::memcpy(bytes.data(), &table, sizeof(table));
  auto &stored = *reinterpret_cast<FftTable *>(bytes.data());
  if (table.convolved || partBytes == 8)
    prepare<double>(stored);
  else
    prepare<float>(stored);
  if (!table.convolved)
    return bytes;
  // Transform the chirp by the same rounds.
  stored.kind = TEN_RT_FFT;
  stored.partBytes = 8;
  stored.n = stored.length = table.convolved;
  stored.convolved = 0;
  auto *spectrum = arrayAt<double>(stored, table.spectrum);
  void *scratch = allocateMemory(table.scratchBytes);
  if (stored.isMatrix())
    ten_rt_fft_rows(&stored, spectrum, spectrum, 1, scratch);
  else
    ten_rt_fft_columns(&stored, spectrum, spectrum, 1, 1, scratch);
  freeMemory(scratch);
  std::memcpy(bytes.data(), &table, sizeof(table));
  return bytes;
}
