//===- Generator.h - Writes random programs ---------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_TEST_RANDOMPROGRAMS_GENERATOR_H
#define TENON_TEST_RANDOMPROGRAMS_GENERATOR_H

#include "Runtime/Status.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <cstdint>
#include <initializer_list>
#include <string>
#include <vector>

namespace tenon::random_programs {

/// SplitMix64: the same numbers on every machine.
class Random {
public:
  explicit Random(uint64_t seed) : state(seed) {}
  uint64_t bits();
  /// A number in [0, count).
  int64_t below(int64_t count) {
    return static_cast<int64_t>(bits() % static_cast<uint64_t>(count));
  }
  int64_t between(int64_t low, int64_t high) {
    return low + below(high - low + 1);
  }
  bool chance(int64_t percent) { return below(100) < percent; }
  template <typename T> const T &pick(const std::vector<T> &list) {
    return list[below(list.size())];
  }
  template <typename T> T pick(std::initializer_list<T> list) {
    return list.begin()[below(list.size())];
  }

private:
  uint64_t state;
};

using Dims = std::vector<int64_t>;

/// Bound: multiplications of a contraction or convolution.
inline constexpr int64_t kMaxWork = 200000;

/// A tensor that the program has computed: its name in the text and its type.
struct Tensor {
  std::string name, element;
  Dims dims;

  std::string type() const;
  int64_t rank() const { return static_cast<int64_t>(dims.size()); }
  int64_t count() const;
};

std::string tensorType(const Dims &dims, const std::string &element);
bool isFloatName(const std::string &element);
bool isComplexName(const std::string &element);
bool isUnsignedName(const std::string &element);
/// Signed or unsigned, not i1.
bool isIntegerName(const std::string &element);
/// Whether arithmetic is defined: not for types that are only stored.
bool isComputedName(const std::string &element);
int bitsOf(const std::string &element);
/// "[1, 2]"
std::string listText(const Dims &values);

/// Writes one program, a function @main, in `ten` or in StableHLO.
class Generator {
public:
  explicit Generator(uint64_t seed);
  /// A program of all families of operations.
  std::string program();
  /// A program that consists of one family and little else: "conversions",
  /// "dilations", "epilogues", "pairs", "quantized", "quantizers" or "states".
  /// Empty if there is no such family.
  std::string programOf(const std::string &family);

private:
  using Make = bool (Generator::*)();

  //===-- Text ------------------------------------------------------------===//
  void line(const std::string &text);
  /// Writes "%n = text" and makes the result visible.
  Tensor define(const std::string &element, const Dims &dims,
                const std::string &text);
  /// "%n:2 = text", or without a number for one type.
  std::vector<Tensor> defineAll(const std::vector<Tensor> &types,
                                const std::string &text);
  /// `ten` text or StableHLO text, by what is written.
  std::string either(std::string ten, std::string hlo) {
    return isHlo ? std::move(hlo) : std::move(ten);
  }
  std::string fresh() { return "%" + std::to_string(next++); }
  /// A region of one block: arguments, then what `body` writes.
  void block(const std::vector<Tensor> &arguments,
             llvm::function_ref<void()> body);
  void yieldFrom(const std::string &op, const std::vector<Tensor> &values);

  //===-- Operands --------------------------------------------------------===//
  std::string pickElement();
  int64_t pickSize();
  Dims pickDims(int64_t maxRank);
  /// A visible value that fulfils the condition, newer ones more often; makes
  /// an index of -1 for none.
  int64_t find(llvm::function_ref<bool(const Tensor &)> condition);
  Tensor any();
  /// A value of this type: a visible one, or made from one, or a constant.
  Tensor ofType(const std::string &element, const Dims &dims);
  Tensor sameTypeAs(const Tensor &value) {
    return ofType(value.element, value.dims);
  }
  Tensor computed();
  Tensor constant(const std::string &element, const Dims &dims);
  /// A new argument of @main; not in functions that it calls. Unless it may be
  /// special, it has neither infinities nor NaN.
  Tensor argument(const std::string &element, const Dims &dims,
                  bool mayBeSpecial = true);
  /// The same number in each element.
  Tensor splat(const std::string &element, const Dims &dims,
               const std::string &number);
  std::string number(const std::string &element);
  Tensor convert(const Tensor &value, const std::string &element);
  Tensor reshape(const Tensor &value, const Dims &dims);
  Tensor binary(const std::string &ten, const std::string &hlo,
                const Tensor &lhs, const Tensor &rhs);
  Tensor compare(const std::string &direction, const Tensor &lhs,
                 const Tensor &rhs, bool total = false);
  Tensor select(const Tensor &condition, const Tensor &x, const Tensor &y);
  Tensor slice(const Tensor &x, const Dims &start, const Dims &limit,
               const Dims &stride);
  Tensor concat(llvm::ArrayRef<Tensor> parts, int64_t dim);
  Tensor unary(const std::string &ten, const std::string &hlo,
               const Tensor &value);
  /// The value's dimension i is dimension `dims[i]` of an array of `to`.
  Tensor broadcast(const Tensor &value, const Dims &dims, const Dims &to);
  /// Combines along `dims`, in StableHLO from `init`.
  Tensor reduce(const std::string &ten, const std::string &hlo,
                const std::string &init, const Tensor &value, const Dims &dims);

  //===-- Operations, by family: false where there is no fit --------------===//
  bool makeUnary();
  bool makeBinary();
  bool makeCompare();
  bool makeSelect();
  bool makeClamp();
  bool makeFma();
  bool makeConvert();
  bool makeComplexParts();
  bool makeBitcast();
  bool makeReducePrecision();

  bool makeConstant();
  bool makeIota();
  bool makeBroadcast();
  bool makeReshape();
  bool makeTranspose();
  bool makeReverse();
  bool makeConcat();
  bool makePad();
  bool makeSlice();

  bool makeReduce();
  bool makeArgReduce();
  bool makeWindowReduce();
  bool makeScan();
  bool makeNormalize();
  Tensor normalize(const Tensor &from);

  bool makeContract();
  /// "x, y" and what is summed: `result` has the type, and no name yet.
  Tensor contract(const Tensor &x, const Tensor &y, const Dims *batch,
                  const Dims *contracted, const std::string &accumulate,
                  const Tensor &result);
  bool makeAttention();
  bool makeConvolution();
  /// Makes a convolution with drawn weights, or with those that `makeWeights`
  /// returns for a shape and its dimension of features.
  bool makeConvolutionOf(
      const Tensor &x, bool featureLast,
      llvm::function_ref<Tensor(const Dims &, int64_t)> makeWeights = {});

  /// A part of an array whose place the program computes: starts along each
  /// dimension, as operands, and types of these.
  struct Window {
    Dims sizes;
    std::string starts, types, element;
  };
  Window makeWindow(const Tensor &x);
  bool makeDynamicSlice();
  bool makeDynamicUpdateSlice();
  bool makeGather();
  bool makeScatter();
  Tensor indices(const Dims &dims, int64_t limit);

  bool makeSort();
  bool makeTopK();
  bool makeFft();
  bool makeCholesky();
  bool makeTriangularSolve();
  bool makeRngBits();

  bool makeFor();
  bool makeWhile();
  bool makeUpdateLoop();
  /// A loop of so many steps, of which each gets the step's number and what
  /// the loop carries, and gives the next of that.
  std::vector<Tensor> countedLoop(
      std::vector<Tensor> carried, int64_t trips,
      llvm::function_ref<std::vector<Tensor>(const std::vector<Tensor> &)>
          step);
  Tensor partOf(const Tensor &array, const Window &window);
  Tensor withPart(const Tensor &array, const Window &window,
                  const Tensor &part);
  std::vector<Tensor> updates(std::vector<Tensor> arrays);
  bool makeIf();
  bool makeSwitch();
  bool makeCall();
  /// Writes operations that see `inner` as well, and yields values of the given
  /// types.
  std::vector<Tensor> body(const std::vector<Tensor> &inner,
                           const std::vector<Tensor> &types);

  //===-- Families that a program can consist of --------------------------===//
  /// A contraction, convolution or reduction, many of whose dimensions are 1,
  /// and elementwise operations on its result with operands of all shapes that
  /// broadcast to it.
  bool makeEpilogue();
  /// An operand of the shape of `like` that is the same along some dimensions.
  Tensor broadcastOperand(const Tensor &like);
  /// Arrays of all pairs, of a few coordinates each, computed of small arrays,
  /// and reductions of them along every side.
  bool makePairs();
  /// Convolutions over one sequence that differ in dilation and padding.
  bool makeDilations();
  /// Chains of conversions between any types.
  bool makeConversions();
  /// A loop whose body forwards, swaps, duplicates and selects what it carries,
  /// in nested branches.
  bool makeStates();
  std::vector<Tensor> stateBody(const std::vector<Tensor> &values,
                                const Tensor &step, int64_t count);

  /// Quantization and dequantization, with pools between.
  bool makeQuantizers();
  Tensor quantizer(Tensor value, const std::string &to, const std::string &step,
                   const std::string &zero);
  Tensor pool(Tensor value);

  /// A contraction with weights that are made of integers.
  bool makeQuantized();
  /// An argument that has its value before the program runs, if `isBound`.
  Tensor boundArgument(const std::string &element, const Dims &dims);
  Tensor transposed(const Tensor &value);
  Tensor codes(int64_t n, int64_t k);
  Tensor tableNumbers(int64_t n, int64_t k);
  Tensor functionNumbers(int64_t n, int64_t k);
  /// Numbers of codes, of one kind, and the steps that are computed with them.
  struct WeightSteps {
    int64_t kind;
    std::string compute, parameter;
    bool isConverted, hasIntegers, hasZero, hasScale, hasSum, isSubtracted,
        isNegated, hasQuotient, hasOuterScale;
  };
  Tensor weights(const WeightSteps &steps, int64_t n, int64_t k, int64_t block);
  Tensor partOfWeights(int64_t n, int64_t k,
                       llvm::function_ref<Tensor(int64_t n, int64_t k)> make);
  Tensor blocksOfType(int64_t n, int64_t k, int64_t block);
  Tensor unpackedCodes(const std::string &element, int64_t n, int64_t k,
                       int64_t bits);
  /// A product with weights whose groups are scaled when they are summed.
  bool makeGroupedProduct();
  Tensor blockParameter(const std::string &element, const std::string &compute,
                        const Tensor &blocks);

  /// A product whose operands are both made of integers of 8 bits.
  bool makeIntegerProduct();
  Tensor dequantized(const Tensor &codes, int64_t zero, bool isExact,
                     int64_t dim);
  Tensor quantizedTo(const std::string &element, Tensor value,
                     const std::string &step);
  Tensor byteWeights(const Dims &dims, int64_t dim, bool isExact);

  void makeOne();
  /// The function, with results among what was made.
  std::string finished();

  Random random;
  bool isHlo, isBound = false;
  std::vector<std::string> elements;
  Dims sizes;
  std::string text, helpers, arguments;
  int argumentCount = 0;
  int next = 0, helperCount = 0, depth = 0;
  std::vector<Tensor> scope;
};

/// How the arguments of the program of a seed get their values: text of
/// 'ten.fill', as `fill` reads it.
std::string pickFill(Random &random, const std::string &element);

} // namespace tenon::random_programs

#endif // TENON_TEST_RANDOMPROGRAMS_GENERATOR_H
