//===- TilePrefetch.cpp - Prefetches the operands of tiles ----------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TileEmitter.h"
#include "TileShapes.h"

using namespace mlir;

namespace tenon {

/// Prefetch distance in cycles, and its largest value in iterations.
/// Tuned: cycles; benchmarks/notebook/Xeon.md.
constexpr int64_t kCyclesAhead = 256;
/// Tuned: iterations; benchmarks/notebook/Xeon.md.
constexpr int64_t kMaxStepsAhead = 64;

/// If more tiles than this reuse the same data, its latency matters little.
/// Tuned: tiles; benchmarks/notebook/Xeon.md.
constexpr int64_t kMaxTiles = 256;

/// Minimum number of accumulator vectors per prefetched line: a single row is a
/// sequential stream anyway.
/// Tuned: vectors; benchmarks/notebook/Xeon.md.
constexpr int64_t kMinSumsPerPrefetch = 4;

/// Panels of dot groups are prefetched if few tiles read them: for at least so
/// many rows, as fewer are a stream that the hardware follows; at most so many
/// tiles; and how far ahead.
/// Tuned: rows, tiles, bytes; docs/developer/rationale/tiles-and-packing.md
/// "Few rows of bytes take wide tiles".
constexpr int64_t kMinRowsOfPanel = 8, kMaxTilesOfPanel = 16,
                  kPanelBytesAhead = 4096;

static int64_t elementsOfLine(const Access &access) {
  return kLineBytes * 8 / access.element.getIntOrFloatBitWidth();
}

void TileEmitter::prefetch(const Access &access, OpFoldResult at,
                           int64_t elements, unsigned locality) {
  for (int64_t i = 0; i < elements; i += elementsOfLine(access))
    memref::PrefetchOp::create(builder, loc, access.flat,
                               ValueRange(value(plus(at, attribute(i)))),
                               /*isWrite=*/false, locality,
                               /*isDataCache=*/true);
}

void TileEmitter::prefetchRows(ArrayRef<OpFoldResult> places, Columns columns,
                               int64_t height) {
  int64_t width = columns.vectors * tile.getLanes();
  // Only prefetch rows that are far apart and read once each, which the
  // hardware prefetcher does not follow.
  if (reductions.size() != 1)
    return;
  for (auto [input, at] : llvm::zip_equal(inputs, places)) {
    if (!input.memref)
      continue;
    std::optional<int64_t> step =
        getConstantIntValue(input.strides[reductions.front()]);
    if (!step || *step < 2 * width ||
        getConstantIntValue(input.strides[tile.getColumn()]) != 1)
      continue;
    int64_t ahead = std::min(kMaxStepsAhead,
                             2 * kCyclesAhead / (height * columns.vectors) + 1);
    // The hardware prefetches short runs.
    std::optional<int64_t> count =
        getConstantIntValue(sizes[reductions.front()]);
    if (count && *count < ahead)
      continue;
    prefetch(input, plus(at, attribute(ahead * *step)), width, /*locality=*/3);
  }
}

void TileEmitter::prefetchGroups(const Access &panel, OpFoldResult at,
                                 Columns columns, int64_t height) {
  std::optional<int64_t> rows = tile.getRow() < 0
                                    ? std::optional<int64_t>(1)
                                    : getConstantIntValue(sizes[tile.getRow()]);
  if (!rows || *rows < kMinRowsOfPanel || *rows > kMaxTilesOfPanel * height)
    return;
  int64_t ahead = kPanelBytesAhead * 8 / panel.element.getIntOrFloatBitWidth();
  prefetch(panel, plus(at, attribute(ahead)),
           columns.vectors * tile.getLanes() * tile.getGroup(),
           /*locality=*/3);
}

void TileEmitter::prefetchNext(int64_t distance, Columns columns,
                               int64_t height) {
  int64_t width = columns.vectors * tile.getLanes();
  for (auto [input, base] : llvm::zip_equal(inputs, bases)) {
    if (!input.memref ||
        getConstantIntValue(input.strides[tile.getColumn()]) != 1)
      continue;
    // All tiles that read the same operand prefetch a share of the next one,
    // spread over their reductions.
    int64_t tiles = 1, steps = 1;
    OpFoldResult number = attribute(0), step = attribute(0);
    for (unsigned loop = 0; loop < numLoops; ++loop) {
      std::optional<int64_t> stride = getConstantIntValue(input.strides[loop]),
                             size = getConstantIntValue(sizes[loop]);
      if (loop == tile.getColumn() ||
          (stride && *stride != 0 && !llvm::is_contained(reductions, loop)))
        continue;
      if (!stride || !size)
        return;
      if (llvm::is_contained(reductions, loop)) {
        if (*stride % width != 0)
          return;
        steps *= *size;
        step = plus(step, times(ivs[loop], attribute(*stride / width)));
        continue;
      }
      OpFoldResult at = ivs[loop];
      int64_t count = *size;
      if (static_cast<int64_t>(loop) == tile.getRow() && height > 1) {
        count = llvm::divideCeil(count, height);
        at = arith::DivUIOp::create(builder, loc, value(at), index(height))
                 .getResult();
      }
      number = plus(times(number, attribute(count)), at);
      tiles *= count;
    }
    auto whole = cast<MemRefType>(rootBuffer(input.memref).getType());
    int64_t share = llvm::divideCeil(width, tiles);
    if (tiles > kMaxTiles || !whole.hasStaticShape() ||
        llvm::divideCeilSigned(share, elementsOfLine(input)) *
                kMinSumsPerPrefetch >
            columns.vectors * height)
      return;
    // Many tiles would prefetch data that is needed much later; of these, only
    // a few more than necessary start with the part that is needed first.
    if (int64_t most = 2 * llvm::divideCeil(width, share); most < tiles)
      number =
          arith::MinUIOp::create(builder, loc, value(number), index(most - 1))
              .getResult();
    // Past the end, a prefetch would evict data that is used again.
    Value end = value(plus(plus(input.offset, base), attribute(distance)));
    Value isThere =
        arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::slt, end,
                              index(whole.getNumElements()));
    Value next = arith::SelectOp::create(builder, loc, isThere, index(distance),
                                         index(0));
    OpFoldResult at = plus(
        plus(base, OpFoldResult(next)),
        times(plus(times(number, attribute(steps)), step), attribute(share)));
    prefetch(input, at, share, /*locality=*/2);
  }
}

} // namespace tenon
