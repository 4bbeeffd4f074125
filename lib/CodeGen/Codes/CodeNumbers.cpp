//===- CodeNumbers.cpp - Weights made of codes ----------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// With AVX-512 the weights of all 16 codes of a group are one register, and a
// permutation looks up those of a vector. It reads the lowest bits of each word
// and ignores the others, so that loads from every byte of the words take the
// place of most shifts, which only one unit executes. Other codes are shifted
// or masked out of words and become numbers by the operations of the body, or
// by the tile's table: permutations of its parts and selections by the bits of
// the code. Codes whose first parameter can be divided for it stay in the
// highest bits.
//
//===----------------------------------------------------------------------===//

#include "CodeNumbers.h"
#include "Target/Target.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;

namespace tenon {

/// Largest size in bytes of the parameters of a panel that are converted ahead.
/// Bound: bytes; L2 taken by converted parameters.
constexpr int64_t kMaxBytesConverted = 64 * 1024;

/// Largest size of those on the stack, where loads of codes do not wait for
/// stores of parameters: a step of decoding takes 0.95 of the time.
/// Bound: bytes; stack of a call.
constexpr int64_t kMaxBytesOnStack = 16 * 1024;

/// Prefetch distance of the parameters that are converted.
/// Tuned: panels; docs/developer/rationale/algorithms.md "Codes are prefetched
/// two pages ahead".
constexpr int64_t kPanelsAhead = 2;

/// Sets the conversion of a parameter whose numbers of a panel lie in a row and
/// are narrower floats that the body widens first; false for others.
bool CodeNumbers::findConversion(Parameter &parameter, int64_t panels) {
  const Access &access = parameter.access;
  int64_t count = size(Block) * size(Group),
          bytes = panels * size(Column) * count * 4;
  if (parameter.isAlongSums || !parameter.argument.hasOneUse() ||
      !isa<arith::ExtFOp>(*parameter.argument.user_begin()) ||
      !(access.element.isF16() || access.element.isBF16()))
    return false;
  auto stride = [&](Loop loop) {
    return getConstantIntValue(access.strides[loop]);
  };
  bool inOrder = (size(Group) == 1 || stride(Group) == 1) &&
                 (size(Block) == 1 || stride(Block) == size(Group));
  if (!inOrder || stride(Column) == 0 || bytes > kMaxBytesConverted)
    return false;
  parameter.conversion = *parameter.argument.user_begin();
  int64_t shape[] = {panels, size(Column), count};
  parameter.converted = bytes <= kMaxBytesOnStack
                            ? memoryOf(shape, builder.getF32Type())
                            : scratch(shape, builder.getF32Type());
  return true;
}

/// A code with sign is shifted to the highest bits of its word and back. In
/// place of the way back, which waits for the few units that shift, the bits
/// below are masked out, and the parameter that multiplies the number is
/// divided by the power of two in between. Products have the same bits: those
/// of f16 are far from the smallest f32.
void CodeNumbers::findHighCodes() {
  if (tile.getBits() >= 8 || !tile.getIsSigned() || tile.getTable() ||
      hasTable() || !code.hasOneUse())
    return;
  auto number = dyn_cast<arith::SIToFPOp>(*code.user_begin());
  if (!number || !number.getType().isF32() || !number->hasOneUse())
    return;
  auto product = dyn_cast<arith::MulFOp>(*number->user_begin());
  if (!product)
    return;
  for (Parameter &parameter : parameters)
    if (parameter.conversion && parameter.access.element.isF16() &&
        parameter.conversion->hasOneUse() &&
        *parameter.conversion->user_begin() == product)
      areCodesHigh = parameter.isForHighCodes = true;
}

void CodeNumbers::convertParameters(Value panel, Value slot) {
  int64_t count = size(Block) * size(Group);
  for (Parameter &parameter : parameters) {
    if (!parameter.conversion)
      continue;
    for (int64_t column = 0; column < size(Column); ++column) {
      ivs.assign(numLoops, attribute(0));
      ivs[Panel] = panel;
      ivs[Column] = attribute(column);
      OpFoldResult from = place(parameter.access),
                   ahead = times(parameter.access.strides[Panel],
                                 attribute(kPanelsAhead));
      auto convert = [&](OpFoldResult at, int64_t some) {
        prefetch(parameter.access, plus(plus(from, ahead), at));
        Value narrow =
            loadVector(parameter.access, value(plus(from, at)), some, Value());
        Value wide = emitElementwise(parameter.conversion, narrow, some);
        if (parameter.isForHighCodes)
          wide = arith::MulFOp::create(builder, loc, wide,
                                       floats(1 / unitOfHighCode(), some));
        vector::StoreOp::create(builder, loc, wide, parameter.converted,
                                ValueRange{slot, index(column), value(at)});
      };
      int64_t whole = count / lanes * lanes;
      loop(attribute(0), attribute(whole), lanes,
           [&](Value at) { convert(OpFoldResult(at), lanes); });
      if (whole < count)
        convert(attribute(whole), count - whole);
    }
  }
}

void CodeNumbers::useColumn(int64_t column) {
  ivs[Column] = attribute(column % size(Column));
  ivs[Panel] = plus(firstPanel, attribute(column / size(Column)));
}

Value CodeNumbers::parameterOf(const Parameter &parameter, int64_t column,
                               int64_t group) {
  if (parameter.converted) {
    OpFoldResult at = plus(times(ivs[Block], attribute(size(Group))),
                           attribute(group)),
                 ofPanel = plus(slot, attribute(column / size(Column)));
    return memref::LoadOp::create(
        builder, loc, parameter.converted,
        ValueRange{value(ofPanel), index(column % size(Column)), value(at)});
  }
  if (parameter.isAlongSums)
    return loadVector(parameter.access, value(place(parameter.access)), lanes,
                      Value());
  useColumn(column);
  ivs[Group] = attribute(group);
  return memref::LoadOp::create(builder, loc, parameter.access.flat,
                                ValueRange{value(place(parameter.access))});
}

void CodeNumbers::findNumber() {
  llvm::DenseSet<Value> ofCode = {code}, alongSums;
  for (const Parameter &parameter : parameters)
    if (parameter.isAlongSums)
      alongSums.insert(parameter.argument);
  auto isAny = [](Operation &op, const llvm::DenseSet<Value> &values) {
    return llvm::any_of(op.getOperands(), [&](Value operand) {
      return values.contains(operand);
    });
  };
  for (Operation &op : nest.getRegion().front())
    for (Value result : op.getResults()) {
      if (result != code && isAny(op, ofCode))
        ofCode.insert(result);
      if (isAny(op, alongSums))
        alongSums.insert(result);
    }
  number = weight;
  while (alongSums.contains(number))
    number =
        *llvm::find_if(number.getDefiningOp()->getOperands(),
                       [&](Value operand) { return ofCode.contains(operand); });
}

Value CodeNumbers::valueOf(Value to, Value from, Value vector, int64_t column,
                           int64_t group) {
  llvm::DenseMap<Value, Value> known;
  known[from] = vector;
  for (const Parameter &parameter : parameters) {
    // A table is for vectors at all places.
    if (parameter.isAlongSums && to == number && number != weight)
      continue;
    Value element = parameterOf(parameter, column, group);
    known[parameter.conversion ? parameter.conversion->getResult(0)
                               : Value(parameter.argument)] = element;
  }
  return broadcast(evaluate(to, known, lanes), lanes);
}

Value CodeNumbers::tableOf(int64_t column, int64_t group) {
  if (tile.getTable())
    return valueOf(number, code, tableVector(lanes), column, group);
  int64_t bits = tile.getBits(), count = int64_t(1) << bits;
  SmallVector<int32_t> all;
  // The index of a permutation is four bits, of which narrower codes are the
  // lowest.
  for (int64_t lane = 0; lane < lanes; ++lane) {
    int64_t one = lane % count;
    all.push_back(static_cast<int32_t>(
        tile.getIsSigned() && one >= count / 2 ? one - count : one));
  }
  auto type = VectorType::get({lanes}, builder.getI32Type());
  Value constant = arith::ConstantOp::create(
      builder, loc, DenseElementsAttr::get(type, ArrayRef(all)));
  return valueOf(number, code, constant, column, group);
}

Value CodeNumbers::tableVector(int64_t lanes) {
  SmallVector<float> numbers(tile.getTable().getValues<float>()), all;
  for (int64_t lane = 0; lane < lanes; ++lane)
    all.push_back(numbers[lane % numbers.size()]);
  auto type = VectorType::get({lanes}, builder.getF32Type());
  return arith::ConstantOp::create(builder, loc,
                                   DenseElementsAttr::get(type, ArrayRef(all)));
}

/// The codes are words, places in the table.
Value CodeNumbers::numbersOf(Value codes) {
  auto words = cast<VectorType>(codes.getType());
  auto floats = words.clone(builder.getF32Type());
  auto permute = [&](StringRef name, ValueRange operands) {
    return LLVM::CallIntrinsicOp::create(builder, loc, floats,
                                         builder.getStringAttr(name), operands)
        .getResult(0);
  };
  auto isSet = [&](int64_t bit) -> Value {
    Value masked =
        arith::AndIOp::create(builder, loc, codes, this->words(bit, lanes));
    return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ne, masked,
                                 this->words(0, lanes));
  };
  if (lanes == 16 && target.hasFeature("avx512f"))
    return permute("llvm.x86.avx512.permvar.sf.512",
                   ValueRange{tableVector(lanes), codes});
  int64_t count = tile.getTable().getNumElements();
  SmallVector<Value> numbers;
  int64_t bit = 1;
  if (lanes == 8 && target.hasFeature("avx2")) {
    // The permutation takes the lowest three bits of a code.
    Value all = tableVector(std::max<int64_t>(count, 8));
    for (int64_t from = 0; from < std::max<int64_t>(count, 8); from += 8) {
      Value part = vector::ExtractStridedSliceOp::create(
          builder, loc, all, ArrayRef<int64_t>{from}, ArrayRef<int64_t>{8},
          ArrayRef<int64_t>{1});
      numbers.push_back(
          permute("llvm.x86.avx2.permps", ValueRange{part, codes}));
    }
    bit = 8;
  } else {
    for (float number : tile.getTable().getValues<float>())
      numbers.push_back(arith::ConstantOp::create(
          builder, loc, DenseElementsAttr::get(floats, number)));
  }
  for (; numbers.size() > 1; bit *= 2) {
    Value odd = isSet(bit);
    SmallVector<Value> half;
    for (size_t i = 0; i < numbers.size(); i += 2)
      half.push_back(arith::SelectOp::create(builder, loc, odd, numbers[i + 1],
                                             numbers[i]));
    numbers = half;
  }
  return numbers.front();
}

Value CodeNumbers::lookUp(Value table, Value word, int64_t bit) {
  Value places = word;
  if (bit != 0)
    places = arith::ShRUIOp::create(builder, loc, word, words(bit, lanes));
  return LLVM::CallIntrinsicOp::create(
             builder, loc, table.getType(),
             builder.getStringAttr("llvm.x86.avx512.permvar.sf.512"),
             ValueRange{table, places})
      .getResult(0);
}

bool CodeNumbers::hasWordBehind(int64_t column) {
  auto isPositive = [&](Loop loop) {
    return getConstantIntValue(codeAccess.strides[loop]).value_or(0) > 0;
  };
  return codeAccess.element.isInteger(32) &&
         (column % size(Column) < size(Column) - 1
              ? isPositive(Column)
              : column + 1 < numColumns() && isPositive(Panel));
}

Value CodeNumbers::loadFromByte(OpFoldResult at, int64_t byte) {
  auto type = VectorType::get({lanes}, codeAccess.element);
  auto pointer = LLVM::LLVMPointerType::get(builder.getContext());
  auto toInteger = [&](Value index) -> Value {
    return arith::IndexCastOp::create(builder, loc, builder.getI64Type(),
                                      index);
  };
  Value flat = codeAccess.flat;
  OpFoldResult offset =
      memref::ExtractStridedMetadataOp::create(builder, loc, flat)
          .getConstifiedMixedOffset();
  Value memory = LLVM::IntToPtrOp::create(
      builder, loc, pointer,
      toInteger(
          memref::ExtractAlignedPointerAsIndexOp::create(builder, loc, flat)));
  memory =
      LLVM::GEPOp::create(builder, loc, pointer, codeAccess.element, memory,
                          ValueRange{toInteger(value(plus(offset, at)))});
  memory = LLVM::GEPOp::create(builder, loc, pointer, builder.getI8Type(),
                               memory, ArrayRef<LLVM::GEPArg>{byte});
  return LLVM::LoadOp::create(builder, loc, type, memory, /*alignment=*/1);
}

Value CodeNumbers::codesOf(Value word, int64_t number) {
  int64_t bits = tile.getBits();
  auto constant = [&](int64_t number) { return words(number, lanes); };
  if (tile.getIsSigned()) {
    Value high = arith::ShLIOp::create(builder, loc, word,
                                       constant(32 - bits - number * bits));
    if (areCodesHigh)
      return arith::AndIOp::create(
          builder, loc, high,
          constant(static_cast<int32_t>(~uint32_t(0) << (32 - bits))));
    return arith::ShRSIOp::create(builder, loc, high, constant(32 - bits));
  }
  Value low = number == 0 ? word
                          : arith::ShRUIOp::create(builder, loc, word,
                                                   constant(number * bits))
                                .getResult();
  return arith::AndIOp::create(builder, loc, low,
                               constant((int64_t(1) << bits) - 1));
}

/// A vector of codes, or of the numbers that the table has for them; of the
/// loops' place, or of the number in a column's word.
Value CodeNumbers::codesAt(ArrayRef<Value> words, int64_t column,
                           int64_t number) {
  Value found =
      tile.getBits() < 8
          ? codesOf(words[column], number)
          : loadVector(codeAccess, value(place(codeAccess)), lanes, Value());
  if (!tile.getTable())
    return found;
  auto words32 = VectorType::get({lanes}, builder.getI32Type());
  if (found.getType() != words32)
    found = arith::ExtUIOp::create(builder, loc, words32, found);
  return numbersOf(found);
}

void CodeNumbers::eachVector(
    SmallVector<Values> &tables,
    function_ref<void(int64_t, ArrayRef<Value>)> visit) {
  int64_t columns = numColumns(), vectors = size(Vector);
  Values words;
  ivs[Lane] = ivs[Vector] = ivs[Group] = attribute(0);
  if (tile.getBits() < 8)
    for (int64_t column = 0; column < columns; ++column) {
      useColumn(column);
      words.push_back(
          loadVector(codeAccess, value(place(codeAccess)), lanes, Value()));
    }
  int64_t stepBytes =
      size(Column) * size(Group) * vectors * lanes * tile.getBits() / 8;
  for (int64_t panel = 0; panel < numPanels; ++panel) {
    useColumn(panel * size(Column));
    for (int64_t at = 0; at < stepBytes; at += kLineBytes)
      prefetchCodes(place(codeAccess), at, numPanels);
  }
  // The first bit of each column's word as it was loaded.
  SmallVector<int64_t> firstBits(columns, 0);
  for (int64_t at = 0; at < vectorsOfUnit(); ++at) {
    int64_t group = at / vectors, bit = at * tile.getBits();
    if (hasTable() && tables.size() <= static_cast<size_t>(group))
      tables.push_back(tablesOf(group));
    Values numbers;
    for (int64_t column = 0; column < columns; ++column) {
      useColumn(column);
      if (hasTable() && bit != 0 && bit % 8 == 0 && hasWordBehind(column)) {
        ivs[Vector] = ivs[Group] = attribute(0);
        words[column] = loadFromByte(place(codeAccess), bit / 8);
        firstBits[column] = bit;
      }
      ivs[Group] = attribute(group);
      ivs[Vector] = attribute(at % vectors);
      if (!hasTable()) {
        numbers.push_back(
            valueOf(weight, code, codesAt(words, column, at), column, group));
        continue;
      }
      Value found =
          lookUp(tables[group][column], words[column], bit - firstBits[column]);
      numbers.push_back(number == weight
                            ? found
                            : valueOf(weight, number, found, column, group));
    }
    ivs[Group] = attribute(group);
    ivs[Vector] = attribute(at % vectors);
    visit(at, numbers);
  }
}

CodeNest::Values CodeNumbers::tablesOf(int64_t group) {
  Values tables;
  for (int64_t column = 0; column < numColumns(); ++column)
    tables.push_back(tableOf(column, group));
  return tables;
}

} // namespace tenon
