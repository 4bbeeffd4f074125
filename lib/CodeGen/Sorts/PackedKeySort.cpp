//===- PackedKeySort.cpp - Sorts packed (key, index) integers -------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sorts and partial sorts (top-k) of rows by the runtime's vectorized sort of
// i32 and i64 words. A word is an order-preserving integer of the key, alone if
// the element can be reconstructed from it, otherwise with the index in the
// lower half. If keys map several elements to one (JAX maps -0 to 0 and all NaN
// to one), a run-time check decides whether the elements are reconstructible,
// and equal keys are restored in stable order afterwards. Called by
// KeySort.cpp.
//
//===----------------------------------------------------------------------===//

#include "KeySort.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

/// Flips all bits except the sign of a negative float's bits: the result, as a
/// signed integer, is in total order. Its own inverse.
static Value turnNegative(NestBody &body, Value bits, unsigned width) {
  Value negative = body.create<arith::ShRSIOp>(
      bits, body.integer(bits.getType(), width - 1));
  return body.create<arith::XOrIOp>(
      bits,
      body.create<arith::ShRUIOp>(negative, body.integer(bits.getType(), 1)));
}

static bool hasSignTurned(Type element) {
  return element.isUnsignedInteger() || element.isInteger(1);
}

Value tenon::signedKey(NestBody &body, Value computed, Type element,
                       bool descending, Type type) {
  unsigned width = keyWidth(element);
  Type bits = body.builder.getIntegerType(width);
  Value key = computed;
  if (isa<FloatType>(element))
    key = turnNegative(body, body.create<arith::BitcastOp>(bits, computed),
                       width);
  else if (hasSignTurned(element))
    key = body.create<arith::XOrIOp>(
        key, body.integer(bits, APInt::getSignMask(width)));
  if (descending)
    key = body.create<arith::XOrIOp>(
        key, body.integer(bits, APInt::getAllOnes(width)));
  return bits == type ? key : body.create<arith::ExtSIOp>(type, key);
}

Value tenon::ofSignedKey(NestBody &body, Value key, Type element,
                         bool descending) {
  unsigned width = keyWidth(element);
  Type bits = body.builder.getIntegerType(width);
  if (key.getType() != bits)
    key = body.create<arith::TruncIOp>(bits, key);
  if (descending)
    key = body.create<arith::XOrIOp>(
        key, body.integer(bits, APInt::getAllOnes(width)));
  if (isa<FloatType>(element))
    return body.create<arith::BitcastOp>(computeType(element),
                                         turnNegative(body, key, width));
  return hasSignTurned(element)
             ? body.create<arith::XOrIOp>(
                   key, body.integer(bits, APInt::getSignMask(width)))
             : key;
}

/// Emits the runtime call that sorts a row of words, at least its first
/// `first`.
static Value callSort(NestBody &body, Value row, Value first) {
  OpBuilder &builder = body.builder;
  auto type = cast<RankedTensorType>(row.getType());
  Value size =
      body.value(tensor::getMixedSizes(builder, body.loc, row).front());
  Value buffer = body.create<bufferization::ToBufferOp>(
      MemRefType::get(type.getShape(), type.getElementType()), row);
  Value address = body.create<memref::ExtractAlignedPointerAsIndexOp>(buffer);
  std::string name =
      ("ten_rt_sort_i" + Twine(type.getElementTypeBitWidth())).str();
  func::CallOp::create(builder, body.loc, name, TypeRange(),
                       ValueRange{address, size, first});
  return body.create<bufferization::ToTensorOp>(type, buffer, /*restrict=*/true,
                                                /*writable=*/true);
}

/// Returns whether a key is the comparator's own element or one of a few
/// constants, as JAX uses for zeros and NaN; collects these.
static bool isElementOrConstant(Value key, Region &comparator,
                                llvm::SmallSetVector<Attribute, 2> &constants) {
  DenseElementsAttr constant;
  if (matchPattern(key, m_Constant(&constant))) {
    if (!constant.isSplat())
      return false;
    constants.insert(constant.getSplatValue<Attribute>());
    return constants.size() <= 2;
  }
  if (auto choice = key.getDefiningOp<SelectOp>())
    return isElementOrConstant(choice.getOnTrue(), comparator, constants) &&
           isElementOrConstant(choice.getOnFalse(), comparator, constants);
  auto argument = dyn_cast<BlockArgument>(key);
  return argument && argument.getOwner() == &comparator.front();
}

/// Rows of [kMinRadixSize, kEndRadixSize) words that need an index are sorted
/// by radix sort.
/// Tuned: elements; docs/developer/rationale/algorithms.md "Sorting is written
/// in IR, except for numbers".
static constexpr int64_t kMinRadixSize = 1 << 14, kEndRadixSize = 1 << 18;

namespace {

/// Sorts words of a key alone, from which the elements are reconstructed, or of
/// a key and its index.
class WordSort : public Loops {
public:
  WordSort(KernelLowering &kernel, SortOp op, const KeyComparison &comparison,
           bool isKeyAlone)
      : Loops(kernel, op.getLoc()), op(op), comparison(comparison),
        isKeyAlone(isKeyAlone), extent(kernel.sizes(op.getInputs().front())),
        word(isKeyAlone && keyWidth(comparison.element) <= 32
                 ? builder.getI32Type()
                 : builder.getI64Type()) {
    size = outside.value(extent[op.getDim()]);
  }

  SmallVector<Value> run(ValueRange destinations) {
    if (fitsResult(destinations.front()))
      return {sortKeys(writeKeys(destinations.front()))};
    return overRows(extent, op.getDim(), destinations,
                    [&](function_ref<LoopIndices(Value)> at, ValueRange state) {
                      return sortRow(at, state);
                    });
  }

  /// Sorts keys that are the element or one of `constants`: the elements that
  /// map to a constant are put back in their order.
  SmallVector<Value> run(ValueRange destinations,
                         ArrayRef<Attribute> constants) {
    return overRows(
        extent, op.getDim(), destinations,
        [&](function_ref<LoopIndices(Value)> at, ValueRange state) {
          bool isInResult = fitsResult(state.front());
          auto [keys, areElements] = writeAndCheckKeys(
              isInResult ? state.front()
                         : kernel.empty(extent[op.getDim()], word, loc),
              at);
          Value sorted = isInResult
                             ? sortKeys(keys)
                             : writeElements(callSort(keys), at, state).front();
          return SmallVector<Value>{
              restore(sorted, areElements, constants, at)};
        });
  }

  /// Returns whether every element is reconstructible from its key.
  Value keysAreElements();
  /// Returns whether words of a key alone have the size of the result's
  /// elements, and the result is one row: then the sort runs in its memory.
  bool fitsResult(Value destination) {
    auto type = cast<RankedTensorType>(destination.getType());
    return isKeyAlone && type.getRank() == 1 &&
           type.getElementTypeBitWidth() == word.getIntOrFloatBitWidth();
  }
  Value writeKeys(Value destination);
  /// Does the same for a row, and returns whether the keys reconstruct the
  /// elements.
  std::pair<Value, Value>
  writeAndCheckKeys(Value destination, function_ref<LoopIndices(Value)> at);
  Value sortKeys(Value row);

private:
  SmallVector<Value> sortRow(function_ref<LoopIndices(Value)> at,
                             ValueRange destinations);
  /// Emits the runtime call that sorts a row of words.
  Value callSort(Value row);
  /// Writes the elements of sorted words.
  SmallVector<Value> writeElements(Value row,
                                   function_ref<LoopIndices(Value)> at,
                                   ValueRange destinations);
  /// Puts the elements that `constants` stand for at their positions in a
  /// sorted row, in their order.
  Value restore(Value sorted, Value areElements, ArrayRef<Attribute> constants,
                function_ref<LoopIndices(Value)> at);
  Value input(NestBody &body, unsigned number, ArrayRef<LoopIndex> place) {
    Value tensor = op.getInputs()[number];
    return body.read(kernel.stored(tensor), tensorType(tensor).getElementType(),
                     place);
  }

  Value keyAt(NestBody &body, ArrayRef<LoopIndex> place, Type type) {
    SmallVector<Value> arguments;
    for (unsigned i = 0; i < op.getInputs().size(); ++i)
      arguments.append(2, input(body, i, place));
    Value key = body.region(op.getComparator(), arguments, comparison.key)[0];
    return signedKey(body, key, comparison.element, comparison.descending,
                     type);
  }

  /// Returns the bits in which the element and its reconstruction differ.
  Value difference(NestBody &body, ArrayRef<LoopIndex> place, Value key) {
    Type bits = builder.getIntegerType(keyWidth(comparison.element));
    return body.create<arith::XOrIOp>(
        asBits(body, input(body, 0, place), bits),
        asBits(
            body,
            ofSignedKey(body, key, comparison.element, comparison.descending),
            bits));
  }

  static Value asBits(NestBody &body, Value from, Type type) {
    return from.getType() == type ? from
                                  : body.create<arith::BitcastOp>(type, from);
  }

  SortOp op;
  KeyComparison comparison;
  bool isKeyAlone;
  SmallVector<OpFoldResult> extent;
  Type word;
  Value size;
};

} // namespace

Value WordSort::keysAreElements() {
  Type bits = builder.getIntegerType(keyWidth(comparison.element));
  Value none =
      kernel.fill(outside.integer(bits, 0), kernel.empty({}, bits, loc), loc);
  SmallVector<utils::IteratorType> iterators(extent.size(),
                                             utils::IteratorType::reduction);
  Value differing =
      kernel.nest(loc, extent, iterators, none,
                  AffineMap::get(extent.size(), 0, builder.getContext()),
                  [&](NestBody &body, ValueRange found) -> SmallVector<Value> {
                    return {body.create<arith::OrIOp>(
                        found[0], difference(body, body.loops,
                                             keyAt(body, body.loops, bits)))};
                  })[0];
  return outside.create<arith::CmpIOp>(
      arith::CmpIPredicate::eq,
      outside.create<tensor::ExtractOp>(differing, ValueRange()),
      outside.integer(bits, 0));
}

Value WordSort::writeKeys(Value destination) {
  Type stored = cast<RankedTensorType>(destination.getType()).getElementType();
  return kernel.map(loc, destination,
                    [&](NestBody &body, ArrayRef<LoopIndex> place) {
                      return asBits(body, keyAt(body, place, word), stored);
                    });
}

std::pair<Value, Value>
WordSort::writeAndCheckKeys(Value destination,
                            function_ref<LoopIndices(Value)> at) {
  Type stored = cast<RankedTensorType>(destination.getType()).getElementType();
  SmallVector<Value> made =
      over(outside.index(0), size, {destination, outside.integer(word, 0)},
           [&](NestBody &body, Value place, ValueRange state) {
             Value key = keyAt(body, at(place), word);
             return SmallVector<Value>{
                 body.create<tensor::InsertOp>(asBits(body, key, stored),
                                               state[0], place),
                 body.create<arith::OrIOp>(state[1],
                                           difference(body, at(place), key))};
           });
  NestBody code(kernel, builder, loc);
  return {made[0], code.create<arith::CmpIOp>(arith::CmpIPredicate::eq, made[1],
                                              outside.integer(word, 0))};
}

Value WordSort::callSort(Value row) {
  NestBody code(kernel, builder, loc);
  return ::callSort(code, row, size);
}

Value WordSort::sortKeys(Value row) {
  Type element = tensorType(op.getInputs().front()).getElementType();
  row = callSort(row);
  return over(outside.index(0), size, row,
              [&](NestBody &body, Value place, ValueRange state) {
                Value key = asBits(
                    body, body.create<tensor::ExtractOp>(state.front(), place),
                    word);
                Value value = body.store(
                    ofSignedKey(body, key, element, comparison.descending),
                    element);
                return SmallVector<Value>{
                    body.create<tensor::InsertOp>(value, state.front(), place)};
              })
      .front();
}

SmallVector<Value> WordSort::sortRow(function_ref<LoopIndices(Value)> at,
                                     ValueRange destinations) {
  Value row =
      kernel.map(loc, kernel.empty(extent[op.getDim()], word, loc),
                 [&](NestBody &body, ArrayRef<LoopIndex> place) -> Value {
                   Value index = body.value(place[0]);
                   Value key = keyAt(body, at(index), word);
                   if (isKeyAlone)
                     return key;
                   return body.create<arith::OrIOp>(
                       body.create<arith::ShLIOp>(key, body.integer(word, 32)),
                       body.create<arith::IndexCastOp>(word, index));
                 });
  return writeElements(callSort(row), at, destinations);
}

SmallVector<Value> WordSort::writeElements(Value row,
                                           function_ref<LoopIndices(Value)> at,
                                           ValueRange destinations) {
  return over(
      outside.index(0), size, destinations,
      [&](NestBody &body, Value place, ValueRange state) {
        Value item = body.create<tensor::ExtractOp>(row, place);
        SmallVector<Value> target = values(body, at(place)), next;
        Value source;
        if (!isKeyAlone)
          source = body.create<arith::IndexCastOp>(
              builder.getIndexType(),
              body.create<arith::AndIOp>(item, body.integer(word, 0xffffffff)));
        for (auto [i, tensor] : llvm::enumerate(state)) {
          Type element = tensorType(op.getInputs()[i]).getElementType();
          Value value = isKeyAlone ? ofSignedKey(body, item, element,
                                                 comparison.descending)
                                   : input(body, i, at(source));
          next.push_back(body.create<tensor::InsertOp>(
              body.store(value, element), tensor, target));
        }
        return next;
      });
}

Value WordSort::restore(Value sorted, Value areElements,
                        ArrayRef<Attribute> constants,
                        function_ref<LoopIndices(Value)> at) {
  Type element = tensorType(op.getInputs().front()).getElementType();
  auto branch = scf::IfOp::create(builder, loc, sorted.getType(), areElements,
                                  /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(branch.thenBlock());
  scf::YieldOp::create(builder, loc, sorted);
  builder.setInsertionPointToStart(branch.elseBlock());
  NestBody code(kernel, builder, loc);
  SmallVector<Value> keys;
  for (Attribute constant : constants)
    keys.push_back(signedKey(code,
                             code.ScalarEmitter::constant(constant, element),
                             element, comparison.descending, word));
  // The first position of a constant is the number of smaller keys.
  SmallVector<Value> state(keys.size(), outside.index(0));
  state = over(outside.index(0), size, state,
               [&](NestBody &body, Value place, ValueRange counts) {
                 Value key = keyAt(body, at(place), word);
                 SmallVector<Value> next;
                 for (auto [than, count] : llvm::zip_equal(keys, counts))
                   next.push_back(body.create<arith::AddIOp>(
                       count, body.create<arith::IndexCastUIOp>(
                                  builder.getIndexType(),
                                  body.create<arith::CmpIOp>(
                                      arith::CmpIPredicate::slt, key, than))));
                 return next;
               });
  state.insert(state.begin(), sorted);
  Value restored =
      over(outside.index(0), size, state,
           [&](NestBody &body, Value place, ValueRange current) {
             Value key = keyAt(body, at(place), word);
             Value value = body.store(input(body, 0, at(place)), element);
             SmallVector<Value> next(current);
             for (auto [i, wanted] : llvm::enumerate(keys)) {
               Value &result = next.front(), &count = next[i + 1];
               auto put = scf::IfOp::create(
                   builder, loc, TypeRange{result.getType(), count.getType()},
                   body.create<arith::CmpIOp>(arith::CmpIPredicate::eq, key,
                                              wanted),
                   /*withElseRegion=*/true);
               OpBuilder::InsertionGuard inner(builder);
               builder.setInsertionPointToStart(put.elseBlock());
               scf::YieldOp::create(builder, loc, ValueRange{result, count});
               builder.setInsertionPointToStart(put.thenBlock());
               NestBody then(kernel, builder, loc);
               Value inserted = then.create<tensor::InsertOp>(
                   value, result, values(then, at(count)));
               Value after = then.create<arith::AddIOp>(count, then.index(1));
               scf::YieldOp::create(builder, loc, ValueRange{inserted, after});
               result = put.getResult(0);
               count = put.getResult(1);
             }
             return next;
           })
          .front();
  scf::YieldOp::create(builder, loc, restored);
  return branch.getResult(0);
}

SmallVector<Value>
tenon::sortByWords(KernelLowering &kernel, SortOp op,
                   const KeyComparison &comparison, ValueRange destinations,
                   function_ref<SmallVector<Value>(ValueRange)> otherwise) {
  RankedTensorType type = tensorType(op.getInputs().front());
  int64_t size = type.getDimSize(op.getDim());
  bool isStatic = !ShapedType::isDynamic(size);
  unsigned width = keyWidth(comparison.element);
  // One or two radix rounds suffice.
  if (width <= 16 && isStatic && size >= 1024)
    return {};
  bool hasIndex = width <= 32 && isStatic && size <= (int64_t(1) << 32);
  // Three radix rounds are faster while their write streams stay in the caches.
  bool isByDigits = isStatic && size >= kMinRadixSize && size < kEndRadixSize;
  auto withIndex = [&](ValueRange into) {
    return hasIndex && !isByDigits
               ? WordSort(kernel, op, comparison, false).run(into)
               : otherwise(into);
  };
  Type element = type.getElementType();
  if (op.getInputs().size() != 1 || element != comparison.element ||
      width < 8 || width > 64 || !storageType(element).isIntOrFloat())
    return hasIndex ? withIndex(destinations) : SmallVector<Value>();
  WordSort alone(kernel, op, comparison, true);
  llvm::SmallSetVector<Attribute, 2> constants;
  if (isElementOrConstant(comparison.key, op.getComparator(), constants))
    return constants.empty() ? alone.run(destinations)
                             : alone.run(destinations, constants.getArrayRef());
  // Several elements may have the same key, such as x and -x.
  OpBuilder &builder = kernel.builder;
  SmallVector<Value> keys(destinations);
  Value condition;
  bool isWritten = alone.fitsResult(destinations.front());
  if (isWritten)
    std::tie(keys.front(), condition) =
        alone.writeAndCheckKeys(destinations.front(), [](Value place) {
          return LoopIndices{LoopIndex(place)};
        });
  else
    condition = alone.keysAreElements();
  auto branch = scf::IfOp::create(builder, op.getLoc(), destinations.getTypes(),
                                  condition, /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(branch.thenBlock());
  WordSort again(kernel, op, comparison, true);
  scf::YieldOp::create(builder, op.getLoc(),
                       isWritten ? SmallVector<Value>{again.sortKeys(keys[0])}
                                 : again.run(keys));
  builder.setInsertionPointToStart(branch.elseBlock());
  scf::YieldOp::create(builder, op.getLoc(), withIndex(keys));
  return SmallVector<Value>(branch.getResults());
}

SmallVector<Value> tenon::topKByWords(KernelLowering &kernel, TopKOp op,
                                      ValueRange destinations) {
  OpBuilder &builder = kernel.builder;
  Type element = op.getOperand().getType().getElementType();
  SmallVector<OpFoldResult> extent = kernel.sizes(op.getOperand());
  int64_t dim = extent.size() - 1;
  std::optional<int64_t> count = getConstantIntValue(extent[dim]);
  if (keyWidth(element) > 32 || !count || *count > (int64_t(1) << 32))
    return {};
  Loops loops(kernel, op.getLoc());
  Location loc = op.getLoc();
  Value input = kernel.stored(op.getOperand());
  Type i64 = builder.getI64Type();
  NestBody &outside = loops.outside;
  auto row = [&](function_ref<LoopIndices(Value)> at, ValueRange state) {
    Value words =
        kernel.map(loc, kernel.empty(extent[dim], i64, loc),
                   [&](NestBody &body, ArrayRef<LoopIndex> place) -> Value {
                     Value index = body.value(place[0]);
                     Value value = largestIfNaN(
                         body, body.read(input, element, at(index)), element);
                     Value key = signedKey(body, value, element,
                                           /*descending=*/true, i64);
                     return body.create<arith::OrIOp>(
                         body.create<arith::ShLIOp>(key, body.integer(i64, 32)),
                         body.create<arith::IndexCastOp>(i64, index));
                   });
    NestBody code(kernel, builder, loc);
    words = callSort(code, words, outside.index(op.getK()));
    return loops.over(outside.index(0), outside.index(op.getK()), state,
                      [&](NestBody &body, Value place,
                          ValueRange results) -> SmallVector<Value> {
                        Value number = body.create<arith::AndIOp>(
                            body.create<tensor::ExtractOp>(words, place),
                            body.integer(i64, 0xffffffff));
                        return insertLargest(op, body, input, number, at, place,
                                             results);
                      });
  };
  return loops.overRows(extent, dim, destinations, row);
}
