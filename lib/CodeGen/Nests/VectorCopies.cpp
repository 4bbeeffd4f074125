//===- VectorCopies.cpp - Vectorizes copies and transposes ----------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Emits vector code for nests that copy, convert, transpose or interleave one
// operand: the packing of panels. Rows are copied by vectors with software
// prefetch; blocks of lanes x lanes elements are transposed in registers by
// log2(lanes) steps of 2x2 block swaps, bf16 and bytes that become f32 as words
// of 32 bits, numbers of 16 bits as 128 bits of a column; dot groups (VNNI
// layout) are built by interleaving the rows of a group, or moved as units of
// wider integers. Called by KernelTiles.cpp for nests whose `ten.tile` is a
// vector length.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Attributes.h"
#include "NestEmitter.h"
#include "Target/Target.h"
#include "Transforms/Memory/BufferViews.h"

using namespace mlir;

namespace tenon {

namespace {

/// Prefetch distance in rows.
/// Tuned: rows; commit 5967ada.
constexpr int64_t kRowsAhead = 16;
/// Prefetch distance in rows of blocks that are transposed: further, as a block
/// takes a few hundred cycles only.
/// Tuned: rows; docs/developer/rationale/algorithms.md "Attention over a cache
/// reads what the length needs".
constexpr int64_t kTransposedRowsAhead = 48;
/// Least prefetch distance of blocks that follow each other in memory.
/// Tuned: bytes; docs/developer/rationale/algorithms.md "Attention over a cache
/// reads what the length needs".
constexpr int64_t kBytesAhead = 16384;
/// Contiguous bytes of a row up to which the hardware prefetches little of it.
/// Tuned: bytes; docs/developer/rationale/algorithms.md "Attention over a cache
/// reads what the length needs".
constexpr int64_t kMaxShortRow = 1024;

/// Columns of a block that are transposed together: 32-bit numbers of 128 bits,
/// inside of which x86 interleaves.
/// Fact: columns; 128 bits.
constexpr int64_t kGroup = 4;

/// Rows of numbers of 16 bits whose columns fill 128 bits.
/// Fact: rows; 128 bits.
constexpr int64_t kRowsOfHalves = 8;

/// Returns a vector of integers with their halves swapped.
Value rotateByHalf(OpBuilder &builder, Location loc, Value vector) {
  auto type = cast<VectorType>(vector.getType());
  Value half = vector::BroadcastOp::create(
      builder, loc, type,
      arith::ConstantOp::create(
          builder, loc,
          builder.getIntegerAttr(type.getElementType(),
                                 type.getElementTypeBitWidth() / 2)));
  return arith::OrIOp::create(
      builder, loc, arith::ShLIOp::create(builder, loc, vector, half),
      arith::ShRUIOp::create(builder, loc, vector, half));
}

class CopyEmitter : NestEmitter {
public:
  CopyEmitter(linalg::GenericOp nest, int64_t lanes)
      : NestEmitter(nest), lanes(lanes) {}

  bool emit();

private:
  using Values = SmallVector<Value>;

  /// Returns the loop with a stride of one element, or -1.
  int64_t unitLoop(const Access &access);
  OpFoldResult place(const Access &access);
  /// Emits all loops from `number` on except for those of the blocks, then
  /// `body`.
  void outer(unsigned number, function_ref<void()> body);
  void copyRows();
  void transposeBlocks();
  /// Returns whether the rows of blocks are short and apart from each other, as
  /// those of one head in an array of several are.
  bool hasShortRows();
  /// Prefetches a part of the next block into L2, which is as large as a part
  /// of this one of so many rows and columns, at `from`.
  void prefetchNextBlock(int64_t rows, int64_t columns, OpFoldResult from);
  void transposeBlock(int64_t rows, int64_t columns);
  /// Returns whether whole blocks are transposed four columns at a time.
  bool hasGroupsOfColumns();
  void transposeColumns();
  /// Returns the number of elements of 32 bits if narrow ones are transposed
  /// and become f32: bf16, or integers of 8 bits; else 1.
  int64_t widenedTogether();
  /// Emits the `number`-th elements of units, which vectors of words hold, as
  /// f32.
  Value partOfUnits(Value words, int64_t number);
  /// Returns whether whole blocks of numbers of 16 bits are transposed with
  /// twice as many columns as rows.
  bool hasBlocksOfHalves();
  void transposeHalves();
  /// Returns whether a loop over `unit` elements is the innermost of the
  /// result, and these elements are contiguous, or in consecutive rows, in the
  /// input.
  bool findUnits();
  void interleaveRows();
  void swapPairsOfRows();
  /// Emits the nest's body on a vector.
  Value convert(Value element) {
    return emitBody(nest.getRegion().front(), element, lanes * unit);
  }

  int64_t lanes;
  /// Number of adjacent elements that are moved as one, and whether they are a
  /// pair that is swapped.
  int64_t unit = 1;
  bool swapsPairs = false;
  /// Set if the elements of a unit become rows of f32.
  bool splitsUnits = false;
  Access input, output;
  /// The loops along rows of the input and of the result, and the loop over the
  /// elements of a unit.
  int64_t along = -1, across = -1, inside = -1;
  SmallVector<OpFoldResult> ivs;
};

int64_t CopyEmitter::unitLoop(const Access &access) {
  int64_t found = -1;
  for (unsigned loop = 0; loop < numLoops; ++loop)
    if (getConstantIntValue(access.strides[loop]) == 1 &&
        getConstantIntValue(sizes[loop]) != 1)
      found = loop;
  return found;
}

OpFoldResult CopyEmitter::place(const Access &access) {
  OpFoldResult at = access.start;
  for (unsigned loop = 0; loop < numLoops; ++loop)
    at = plus(at, times(ivs[loop], access.strides[loop]));
  return at;
}

void CopyEmitter::outer(unsigned number, function_ref<void()> body) {
  if (number == numLoops)
    return body();
  if (static_cast<int64_t>(number) == along ||
      static_cast<int64_t>(number) == across ||
      static_cast<int64_t>(number) == inside)
    return outer(number + 1, body);
  loop(attribute(0), sizes[number], 1, [&](Value iv) {
    ivs[number] = iv;
    outer(number + 1, body);
  });
}

void CopyEmitter::copyRows() {
  int64_t size = *getConstantIntValue(sizes[along]);
  int64_t whole = size / lanes * lanes;
  // The innermost of the other loops moves from row to row; if it is too short,
  // the prefetch distance counts along the loop around it.
  int64_t row = -1, ahead = kRowsAhead;
  for (unsigned loop = numLoops; loop-- > 0;) {
    int64_t count = *getConstantIntValue(sizes[loop]);
    if (static_cast<int64_t>(loop) == along || count == 1)
      continue;
    row = loop;
    if (count >= ahead)
      break;
    ahead = llvm::divideCeil(ahead, count);
  }
  outer(0, [&] {
    ivs[along] = attribute(0);
    OpFoldResult from = place(input), to = place(output);
    int64_t elements = std::max<int64_t>(
        1, kLineBytes * 8 / input.element.getIntOrFloatBitWidth());
    if (row >= 0)
      for (int64_t at = 0; at < std::min(size, 16 * elements); at += elements) {
        OpFoldResult later =
            plus(plus(from, times(attribute(ahead), input.strides[row])),
                 attribute(at));
        memref::PrefetchOp::create(builder, loc, input.flat,
                                   ValueRange(value(later)), /*isWrite=*/false,
                                   /*localityHint=*/3, /*isDataCache=*/true);
      }
    auto copy = [&](Value iv, Value mask) {
      Value element =
          loadVector(input, value(plus(from, OpFoldResult(iv))), lanes, mask);
      storeVector(output, convert(element), value(plus(to, OpFoldResult(iv))),
                  mask);
    };
    if (whole <= 16 * lanes)
      for (int64_t at = 0; at < whole; at += lanes)
        copy(index(at), Value());
    else
      loop(attribute(0), attribute(whole), lanes,
           [&](Value iv) { copy(iv, Value()); });
    if (whole < size)
      copy(index(whole), mask(lanes, size - whole));
  });
}

bool CopyEmitter::hasShortRows() {
  auto whole = cast<MemRefType>(rootBuffer(input.memref).getType());
  std::optional<int64_t> distance = getConstantIntValue(input.strides[across]);
  if (!distance || whole.getRank() == 0 ||
      whole.isDynamicDim(whole.getRank() - 1))
    return false;
  int64_t bytes = llvm::divideCeil(input.element.getIntOrFloatBitWidth(), 8),
          row = whole.getShape().back() * bytes;
  return row <= kMaxShortRow && *distance * bytes >= 2 * row &&
         lanes * unit * bytes >= kLineBytes / 2;
}

void CopyEmitter::prefetchNextBlock(int64_t rows, int64_t columns,
                                    OpFoldResult from) {
  std::optional<int64_t> length = getConstantIntValue(input.strides[across]);
  if (!length || *length <= 0)
    return;
  // Prefetches as many elements of the next block's rows as this part of a
  // block has, in the order of memory: all parts together prefetch the whole
  // block.
  auto parts =
      memref::ExtractStridedMetadataOp::create(builder, loc, input.memref);
  Value column = arith::RemUIOp::create(
      builder, loc, value(plus(OpFoldResult(parts.getOffset()), from)),
      index(*length));
  int64_t line = kLineBytes * 8 / input.element.getIntOrFloatBitWidth(),
          block = ten::attr::nextBlock.get(nest).getInt(),
          distance = llvm::alignTo(kBytesAhead / kLineBytes * line, block);
  OpFoldResult at = plus(plus(from, attribute(distance)),
                         times(OpFoldResult(column), attribute(rows - 1)));
  for (int64_t i = 0; i < rows * columns * unit; i += line)
    memref::PrefetchOp::create(builder, loc, input.flat,
                               ValueRange(value(plus(at, attribute(i)))),
                               /*isWrite=*/false, /*localityHint=*/2,
                               /*isDataCache=*/true);
}

void CopyEmitter::transposeBlock(int64_t rows, int64_t columns) {
  // Load vectors along `along`, one for each of `lanes` positions of `across`.
  OpFoldResult from = place(input), to = place(output);
  if (swapsPairs)
    from = plus(from, attribute(-1));
  // Units of the row, or their elements, and elements of a column.
  auto part = [&](int64_t count, int64_t most) {
    return count < most ? mask(most, count) : Value();
  };
  Value partOfRow = part(splitsUnits ? columns : columns * unit, lanes * unit);
  if (ten::attr::nextBlock.has(nest))
    prefetchNextBlock(rows, columns, from);
  else if (hasShortRows())
    for (int64_t i = 0; i < rows; ++i)
      memref::PrefetchOp::create(
          builder, loc, input.flat,
          ValueRange(value(plus(from, times(attribute(kTransposedRowsAhead + i),
                                            input.strides[across])))),
          /*isWrite=*/false, /*localityHint=*/3, /*isDataCache=*/true);
  Values vectors;
  for (int64_t i = 0; i < lanes; ++i) {
    // For rows out of range, reuse another one.
    OpFoldResult at = plus(
        from, times(attribute(std::min(i, rows - 1)), input.strides[across]));
    if (i >= rows) {
      vectors.push_back(vectors.back());
      continue;
    }
    Value loaded = loadVector(input, value(at), lanes * unit, partOfRow);
    vectors.push_back(splitsUnits ? loaded : convert(loaded));
  }
  auto type = cast<VectorType>(vectors.front().getType());
  if (unit > 1) {
    auto wholes = VectorType::get(
        {lanes}, builder.getIntegerType(unit * type.getElementTypeBitWidth()));
    for (Value &vector : vectors)
      vector = vector::BitCastOp::create(builder, loc, wholes, vector);
  }
  // Swap the s x s blocks off the diagonal.
  for (int64_t s = 1; s < lanes; s *= 2) {
    SmallVector<int64_t> upper, lower;
    for (int64_t lane = 0; lane < lanes; ++lane) {
      upper.push_back(lane & s ? lanes + lane - s : lane);
      lower.push_back(lane & s ? lanes + lane : lane + s);
    }
    for (int64_t i = 0; i < lanes; ++i) {
      if (i & s)
        continue;
      Value a = vectors[i], b = vectors[i + s];
      vectors[i] = vector::ShuffleOp::create(builder, loc, a, b, upper);
      vectors[i + s] = vector::ShuffleOp::create(builder, loc, a, b, lower);
    }
  }
  // The padding after the last element of a row may be overwritten.
  Value partOfColumn =
      splitsUnits ? part(rows, lanes) : part(rows * unit, lanes * unit);
  auto store = [&](Value vector, int64_t row) {
    storeVector(output, vector,
                value(plus(to, times(attribute(row), output.strides[along]))),
                partOfColumn);
  };
  if (splitsUnits) {
    for (int64_t i = 0; i < columns; ++i)
      store(partOfUnits(vectors[i / unit], i % unit), i);
    return;
  }
  for (int64_t i = 0; i < columns; ++i) {
    if (swapsPairs)
      vectors[i] = rotateByHalf(builder, loc, vectors[i]);
    if (unit > 1)
      vectors[i] = vector::BitCastOp::create(builder, loc, type, vectors[i]);
    store(vectors[i], i);
  }
}

bool CopyEmitter::hasGroupsOfColumns() {
  return unit == 1 && lanes > kGroup && lanes % kGroup == 0 &&
         input.element.getIntOrFloatBitWidth() == 32 &&
         output.element.getIntOrFloatBitWidth() == 32 && !hasShortRows();
}

void CopyEmitter::transposeColumns() {
  OpFoldResult from = place(input), to = place(output);
  // Four numbers of each row lie where the row's lane of the result is.
  Values vectors;
  for (int64_t first = 0; first < kGroup; ++first) {
    Values parts;
    for (int64_t row = first; row < lanes; row += kGroup) {
      OpFoldResult at =
          plus(from, times(attribute(row), input.strides[across]));
      parts.push_back(loadVector(input, value(at), kGroup, Value()));
    }
    for (int64_t size = kGroup; parts.size() > 1; size *= 2) {
      auto all = llvm::to_vector(llvm::seq(2 * size));
      for (size_t i = 0; i < parts.size() / 2; ++i)
        parts[i] = vector::ShuffleOp::create(builder, loc, parts[2 * i],
                                             parts[2 * i + 1], all);
      parts.resize(parts.size() / 2);
    }
    vectors.push_back(convert(parts.front()));
  }
  // Interleave the first or last two numbers of each group.
  auto interleave = [&](Value a, Value b, int64_t number) {
    SmallVector<int64_t> places;
    for (int64_t lane = 0; lane < lanes; lane += kGroup)
      for (int64_t place : {lane + number, lane + number + 1}) {
        places.push_back(place);
        places.push_back(lanes + place);
      }
    return vector::ShuffleOp::create(builder, loc, a, b, places).getResult();
  };
  for (int64_t half : {0, 2}) {
    Value even = interleave(vectors[0], vectors[2], half),
          odd = interleave(vectors[1], vectors[3], half);
    for (int64_t number : {0, 2})
      storeVector(output, interleave(even, odd, number),
                  value(plus(to, times(attribute(half + number / 2),
                                       output.strides[along]))),
                  Value());
  }
}

bool CopyEmitter::hasBlocksOfHalves() {
  return unit == 1 && (lanes == 8 || lanes == 16) &&
         input.element == output.element &&
         input.element.getIntOrFloatBitWidth() == 16 && !hasShortRows();
}

void CopyEmitter::transposeHalves() {
  OpFoldResult from = place(input), to = place(output);
  auto shuffle = [&](Value a, Value b, ArrayRef<int64_t> places) -> Value {
    return vector::ShuffleOp::create(builder, loc, a, b, places);
  };
  auto cast = [&](Value vector, unsigned width) -> Value {
    auto type = VectorType::get({2 * lanes * 16 / width},
                                builder.getIntegerType(width));
    return vector::BitCastOp::create(builder, loc, type, vector);
  };
  // Eight rows become, in each 128 bits, a column of eight numbers: x86
  // interleaves there. Rows four apart are interleaved three times.
  SmallVector<Values> groups;
  for (int64_t first = 0; first < lanes; first += kRowsOfHalves) {
    Values &rows = groups.emplace_back();
    for (int64_t row = first; row < first + kRowsOfHalves; ++row) {
      OpFoldResult at =
          plus(from, times(attribute(row), input.strides[across]));
      rows.push_back(
          cast(loadVector(input, value(at), 2 * lanes, Value()), 16));
    }
    for (int64_t step = 1; step < kRowsOfHalves; step *= 2) {
      Values made;
      for (int64_t i = 0; i < kRowsOfHalves / 2; ++i)
        for (int64_t half : {int64_t(0), kRowsOfHalves / 2}) {
          SmallVector<int64_t> places;
          for (int64_t part = half; part < 2 * lanes; part += kRowsOfHalves)
            for (int64_t lane = part; lane < part + kRowsOfHalves / 2; ++lane)
              places.append({lane, 2 * lanes + lane});
          made.push_back(shuffle(rows[i], rows[i + kRowsOfHalves / 2], places));
        }
      rows = std::move(made);
    }
  }
  auto type = VectorType::get({2 * lanes}, input.element);
  auto store = [&](Value vector, int64_t first, int64_t column) {
    Value part = shuffle(vector, vector,
                         llvm::to_vector(llvm::seq(first, first + lanes)));
    storeVector(
        output, part,
        value(plus(to, times(attribute(column), output.strides[along]))),
        Value());
  };
  for (int64_t column = 0; column < kRowsOfHalves; ++column)
    for (int64_t half = 0; half < lanes / kRowsOfHalves; ++half) {
      // Columns 8 apart follow each other in the 128 bits of a vector.
      Value vector = groups.front()[column];
      if (groups.size() > 1) {
        int64_t at = 4 * half;
        vector = shuffle(
            cast(vector, 64), cast(groups.back()[column], 64),
            {at, at + 1, at + 8, at + 9, at + 2, at + 3, at + 10, at + 11});
      }
      vector = vector::BitCastOp::create(builder, loc, type, vector);
      int64_t number = column + half * 2 * kRowsOfHalves;
      store(vector, 0, number);
      store(vector, lanes, number + kRowsOfHalves);
    }
}

int64_t CopyEmitter::widenedTogether() {
  Block &body = nest.getRegion().front();
  Operation *made = body.getTerminator()->getOperand(0).getDefiningOp();
  if (!made || made->getOperand(0) != body.getArgument(0) ||
      !output.element.isF32())
    return 1;
  if (isa<arith::ExtFOp>(made) && input.element.isBF16())
    return 2;
  return isa<arith::SIToFPOp, arith::UIToFPOp>(made) &&
                 input.element.isInteger(8)
             ? 4
             : 1;
}

Value CopyEmitter::partOfUnits(Value words, int64_t number) {
  auto type = cast<VectorType>(words.getType());
  auto numbers = VectorType::get(type.getShape(), output.element);
  auto bits = [&](int64_t value) -> Value {
    return vector::BroadcastOp::create(
        builder, loc, type,
        arith::ConstantOp::create(
            builder, loc,
            builder.getIntegerAttr(type.getElementType(), value)));
  };
  int64_t size = 32 / unit, before = number * size, behind = 32 - size - before;
  // The bits of a bf16 are the upper half of those of an f32.
  if (input.element.isBF16()) {
    Value one = behind == 0
                    ? arith::AndIOp::create(builder, loc, words,
                                            bits(-(int64_t(1) << size)))
                          .getResult()
                    : arith::ShLIOp::create(builder, loc, words, bits(behind))
                          .getResult();
    return arith::BitcastOp::create(builder, loc, numbers, one);
  }
  bool isSigned = isa<arith::SIToFPOp>(
      nest.getRegion().front().getTerminator()->getOperand(0).getDefiningOp());
  Value one = words;
  if (behind != 0)
    one = arith::ShLIOp::create(builder, loc, one, bits(behind));
  Value last = bits(32 - size);
  one = isSigned ? arith::ShRSIOp::create(builder, loc, one, last).getResult()
                 : arith::ShRUIOp::create(builder, loc, one, last).getResult();
  return arith::SIToFPOp::create(builder, loc, numbers, one);
}

void CopyEmitter::transposeBlocks() {
  int64_t width = *getConstantIntValue(sizes[along]);
  int64_t height = *getConstantIntValue(sizes[across]);
  auto blocks = [&](int64_t size, int64_t step,
                    function_ref<void(Value, int64_t)> body) {
    int64_t whole = size / step * step;
    loop(attribute(0), attribute(whole), step,
         [&](Value iv) { body(iv, step); });
    if (whole < size)
      body(index(whole), size - whole);
  };
  outer(0, [&] {
    blocks(height, lanes, [&](Value row, int64_t rows) {
      ivs[across] = row;
      if (rows == lanes && hasGroupsOfColumns()) {
        int64_t whole = width / kGroup * kGroup;
        loop(attribute(0), attribute(whole), kGroup, [&](Value column) {
          ivs[along] = column;
          transposeColumns();
        });
        if (whole < width) {
          ivs[along] = index(whole);
          transposeBlock(rows, width - whole);
        }
        return;
      }
      if (rows == lanes && hasBlocksOfHalves()) {
        int64_t whole = width / (2 * lanes) * (2 * lanes);
        loop(attribute(0), attribute(whole), 2 * lanes, [&](Value column) {
          ivs[along] = column;
          transposeHalves();
        });
        for (int64_t column = whole; column < width; column += lanes) {
          ivs[along] = index(column);
          transposeBlock(rows, std::min(lanes, width - column));
        }
        return;
      }
      blocks(width, splitsUnits ? unit * lanes : lanes,
             [&](Value column, int64_t columns) {
               ivs[along] = column;
               transposeBlock(rows, columns);
             });
    });
  });
}

bool CopyEmitter::findUnits() {
  inside = unitLoop(output);
  int64_t size = *getConstantIntValue(sizes[inside]);
  if (size * output.element.getIntOrFloatBitWidth() != 32 ||
      size * input.element.getIntOrFloatBitWidth() > 64)
    return false;
  auto loopOf = [&](const Access &access, int64_t stride) -> int64_t {
    for (unsigned loop = 0; loop < numLoops; ++loop)
      if (static_cast<int64_t>(loop) != inside &&
          getConstantIntValue(access.strides[loop]) == stride &&
          getConstantIntValue(sizes[loop]) != 1)
        return loop;
    return -1;
  };
  across = loopOf(output, size);
  std::optional<int64_t> step = getConstantIntValue(input.strides[inside]);
  swapsPairs = step == -1 && size == 2;
  bool isRow = step == 1 || swapsPairs;
  along = loopOf(input, isRow ? size : 1);
  // For rows below each other, both must be contiguous along the same loop.
  // So are the rows of pairs that are swapped where they are.
  if (across < 0 || along < 0 || (along == across && isRow && !swapsPairs) ||
      (along != across && !isRow)) {
    swapsPairs = false;
    return false;
  }
  if (isRow)
    unit = size;
  return true;
}

void CopyEmitter::interleaveRows() {
  int64_t size = *getConstantIntValue(sizes[along]);
  int64_t count = *getConstantIntValue(sizes[inside]);
  int64_t line = kLineBytes * 8 / input.element.getIntOrFloatBitWidth();
  // Pairs that are swapped begin with the later row.
  OpFoldResult ahead = input.strides[inside];
  ahead =
      times(attribute(getConstantIntValue(ahead).value_or(1) < 0 ? -kRowsAhead
                                                                 : kRowsAhead),
            ahead);
  outer(0, [&] {
    ivs[along] = attribute(0);
    OpFoldResult from = place(input), to = place(output);
    auto block = [&](Value iv, int64_t columns) {
      Value some = columns < lanes ? mask(lanes, columns) : Value();
      Values rows;
      for (int64_t i = 0; i < count; ++i) {
        OpFoldResult at = plus(plus(from, OpFoldResult(iv)),
                               times(attribute(i), input.strides[inside]));
        if (getConstantIntValue(iv).value_or(0) % line == 0)
          memref::PrefetchOp::create(builder, loc, input.flat,
                                     ValueRange(value(plus(at, ahead))),
                                     /*isWrite=*/false,
                                     /*localityHint=*/3, /*isDataCache=*/true);
        rows.push_back(convert(loadVector(input, value(at), lanes, some)));
      }
      // Each step interleaves the second half of the rows with the first.
      for (int64_t half = count / 2; half > 0; half /= 2)
        for (int64_t i = 0; i < half; ++i)
          rows[i] = vector::InterleaveOp::create(builder, loc, rows[i],
                                                 rows[i + half]);
      storeVector(output, rows.front(),
                  value(plus(to, times(OpFoldResult(iv), attribute(count)))),
                  some ? mask(lanes * count, columns * count) : Value());
    };
    int64_t whole = size / lanes * lanes;
    if (whole <= 16 * lanes)
      for (int64_t at = 0; at < whole; at += lanes)
        block(index(at), lanes);
    else
      loop(attribute(0), attribute(whole), lanes,
           [&](Value iv) { block(iv, lanes); });
    if (whole < size)
      block(index(whole), size - whole);
  });
}

void CopyEmitter::swapPairsOfRows() {
  int64_t size = *getConstantIntValue(sizes[along]);
  outer(0, [&] {
    ivs[along] = attribute(0);
    OpFoldResult from = plus(place(input), attribute(-1)), to = place(output);
    auto block = [&](Value iv, int64_t columns) {
      Value some =
          columns < lanes ? mask(lanes * unit, columns * unit) : Value();
      OpFoldResult at = times(OpFoldResult(iv), attribute(unit));
      Value pairs =
          convert(loadVector(input, value(plus(from, at)), lanes * unit, some));
      Type type = pairs.getType();
      pairs = vector::BitCastOp::create(
          builder, loc, VectorType::get({lanes}, builder.getI32Type()), pairs);
      pairs = rotateByHalf(builder, loc, pairs);
      storeVector(output, vector::BitCastOp::create(builder, loc, type, pairs),
                  value(plus(to, at)), some);
    };
    int64_t whole = size / lanes * lanes;
    loop(attribute(0), attribute(whole), lanes,
         [&](Value iv) { block(iv, lanes); });
    if (whole < size)
      block(index(whole), size - whole);
  });
}

bool CopyEmitter::emit() {
  if (nest.getNumDpsInputs() != 1 || nest.getNumDpsInits() != 1 ||
      nest.getNumReductionLoops() != 0 || !nest.hasPureBufferSemantics())
    return false;
  Block &body = nest.getRegion().front();
  if (!isElementwiseBody(body) || !body.getArgument(1).use_empty() ||
      !analyzeSizes())
    return false;
  for (OpFoldResult size : sizes)
    if (!getConstantIntValue(size))
      return false;
  OpOperand *in = nest.getDpsInputOperand(0), *out = nest.getDpsInitOperand(0);
  if (!analyzeAccess(in->get(), nest.getMatchingIndexingMap(in), 0, input) ||
      !analyzeAccess(out->get(), nest.getMatchingIndexingMap(out), 0, output) ||
      !input.element.isIntOrFloat() || !output.element.isIntOrFloat())
    return false;
  int64_t inputLoop = unitLoop(input), outputLoop = unitLoop(output);
  if (outputLoop < 0)
    return false;
  ivs.assign(numLoops, attribute(0));
  if (findUnits()) {
    if (unit > 1 && along == across)
      swapPairsOfRows();
    else if (unit > 1)
      transposeBlocks();
    else
      interleaveRows();
    return true;
  }
  if (inputLoop < 0)
    return false;
  inside = across = -1;
  along = inputLoop;
  if (inputLoop == outputLoop) {
    copyRows();
    return true;
  }
  across = outputLoop;
  if (int64_t together = widenedTogether(); together > 1) {
    // A half or a quarter of the shuffles of f32.
    splitsUnits = true;
    unit = together;
  }
  transposeBlocks();
  return true;
}

} // namespace

bool emitVectorCopy(linalg::GenericOp nest, int64_t lanes) {
  return CopyEmitter(nest, lanes).emit();
}

} // namespace tenon
