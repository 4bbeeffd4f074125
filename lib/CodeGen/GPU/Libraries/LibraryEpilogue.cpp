//===- LibraryEpilogue.cpp - Epilogues that libraries support -------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Follows the chain of operations from the accumulator to the written value: a
// scale, an addend, a bias, in the order in which libraries apply them, then
// nothing, relu or gelu. Programs write gelu in many forms: it is recognized by
// the polynomials before and after its tanh.
//
//===----------------------------------------------------------------------===//

#include "LibraryEpilogue.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Matchers.h"

#include <map>

using namespace mlir;

namespace tenon {

namespace {

/// Coefficients by the powers of x and of tanh.
using Polynomial = std::map<std::pair<int, int>, double>;

std::optional<double> constantOf(Value value) {
  FloatAttr attribute;
  if (!matchPattern(value, m_Constant(&attribute)))
    return std::nullopt;
  double number = attribute.getValueAsDouble();
  return std::isfinite(number) ? std::optional(number) : std::nullopt;
}

bool isNear(double value, double wanted) {
  return std::abs(value - wanted) <= 1e-6 * std::abs(wanted);
}

bool mayFuse(Operation *op) {
  auto flags = cast<arith::ArithFastMathInterface>(op).getFastMathFlagsAttr();
  return flags && arith::bitEnumContainsAll(flags.getValue(),
                                            arith::FastMathFlags::contract);
}

bool mayReorder(arith::AddFOp op) {
  return arith::bitEnumContainsAll(op.getFastmath(),
                                   arith::FastMathFlags::reassoc);
}

/// Matches x / 2 * (1 + tanh(sqrt(2 / pi) * (x + 0.044715 * x^3))).
class GeluMatcher {
public:
  explicit GeluMatcher(Value x) : x(x) {}

  bool match(Value result) {
    std::optional<Polynomial> outer = evaluate(result);
    if (!outer || !argument ||
        !isPolynomial(*outer, {{{1, 0}, 0.5}, {{1, 1}, 0.5}}))
      return false;
    Value inside = argument;
    argument = Value();
    known.clear();
    std::optional<Polynomial> inner = evaluate(inside);
    constexpr double linear = 0.7978845608028654;
    return inner && !argument &&
           isPolynomial(*inner,
                        {{{1, 0}, linear}, {{3, 0}, 0.044715 * linear}});
  }

private:
  static bool isPolynomial(const Polynomial &is, const Polynomial &wanted) {
    if (is.size() != wanted.size())
      return false;
    for (const auto &[powers, value] : wanted) {
      auto it = is.find(powers);
      if (it == is.end() || !isNear(it->second, value))
        return false;
    }
    return true;
  }

  std::optional<Polynomial> evaluate(Value value) {
    if (auto it = known.find(value); it != known.end())
      return it->second;
    std::optional<Polynomial> result = compute(value);
    known[value] = result;
    return result;
  }

  std::optional<Polynomial> compute(Value value) {
    if (value == x)
      return Polynomial{{{1, 0}, 1.0}};
    if (std::optional<double> number = constantOf(value))
      return *number == 0 ? Polynomial() : Polynomial{{{0, 0}, *number}};
    Operation *op = value.getDefiningOp();
    if (auto tanh = dyn_cast_or_null<math::TanhOp>(op)) {
      if (argument && argument != tanh.getOperand())
        return std::nullopt;
      argument = tanh.getOperand();
      return Polynomial{{{0, 1}, 1.0}};
    }
    if (!isa_and_nonnull<arith::AddFOp, arith::SubFOp, arith::MulFOp>(op))
      return std::nullopt;
    std::optional<Polynomial> a = evaluate(op->getOperand(0)),
                              b = evaluate(op->getOperand(1));
    if (!a || !b)
      return std::nullopt;
    Polynomial result;
    if (!isa<arith::MulFOp>(op)) {
      result = *a;
      for (const auto &[powers, factor] : *b)
        result[powers] += isa<arith::SubFOp>(op) ? -factor : factor;
    } else {
      for (const auto &[first, left] : *a)
        for (const auto &[second, right] : *b)
          result[{first.first + second.first, first.second + second.second}] +=
              left * right;
    }
    constexpr int highest = 3;
    for (const auto &[powers, factor] : result)
      if (powers.first > highest || powers.second > 1)
        return std::nullopt;
    return result;
  }

  Value x, argument;
  llvm::DenseMap<Value, std::optional<Polynomial>> known;
};

class EpilogueFinder {
public:
  EpilogueFinder(const ContractionEpilogue &epilogue,
                 const ContractionEpilogue::Step &step, std::string &why)
      : epilogue(epilogue), step(step), nest(step.nest), why(why) {}

  std::optional<LibraryEpilogue> run() {
    OpOperand *output = nest.getDpsInitOperand(0);
    std::optional<ContractionEpilogue::Place> place =
        epilogue.wholePlace(step, *output);
    Value value = sumArgument();
    if (!place || !value)
      return fail("the output is written partially, or not once per sum");
    found.output = output->get();
    found.place = *place;
    element = cast<MemRefType>(found.output.getType()).getElementType();
    Value result = nest.getBlock()->getTerminator()->getOperand(0);
    if (auto narrow = result.getDefiningOp<arith::TruncFOp>())
      result = narrow.getIn();
    if (result.getType() != value.getType())
      return fail("it is rounded before the end");
    while (value != result && value.hasOneUse())
      if (Value next = follow(value))
        value = next;
      else
        break;
    if (!why.empty())
      return std::nullopt;
    if (!findActivation(value, result))
      return fail("it is not a bias, relu, gelu, scale or addend");
    if (found.activation == TEN_GELU_TANH && element.isF32())
      return fail(
          "the accuracy of a library's gelu is unknown, and the result is f32");
    return found;
  }

private:
  std::nullopt_t fail(const char *reason) {
    why = reason;
    return std::nullopt;
  }

  /// Returns the accumulator's argument in the body, if exactly one is used.
  Value sumArgument() {
    Value sum;
    for (OpOperand &operand : nest->getOpOperands()) {
      BlockArgument argument = nest.getMatchingBlockArgument(&operand);
      if (argument.use_empty() || step.known[operand.getOperandNumber()] < 0)
        continue;
      if (sum)
        return {};
      sum = argument;
    }
    return sum;
  }

  /// Returns an input of the result's type, possibly widened to the
  /// accumulators' type; sets `place` to its position.
  Value inputOf(Value value, ContractionEpilogue::Place &place) {
    if (auto widened = value.getDefiningOp<arith::ExtFOp>())
      value = widened.getIn();
    auto argument = dyn_cast<BlockArgument>(value);
    if (!argument || argument.getOwner() != nest.getBlock() ||
        value.getType() != element)
      return {};
    OpOperand *from = nest.getMatchingOpOperand(argument);
    // The input may be overwritten.
    if (step.known[from->getOperandNumber()] >= 0)
      return {};
    std::optional<ContractionEpilogue::Place> at =
        epilogue.wholePlace(step, *from);
    if (!at)
      return {};
    place = *at;
    return from->get();
  }

  /// Returns the result of the only user of `value` if a library supports that.
  Value follow(Value value) {
    Operation *user = *value.getUsers().begin();
    if (!isa<arith::MulFOp, arith::AddFOp>(user))
      return {};
    Value other = user->getOperand(user->getOperand(0) == value ? 1 : 0);
    bool isFirst = found.scale == 1 && !found.addend && !found.bias;
    if (isa<arith::MulFOp>(user)) {
      std::optional<double> factor = constantOf(other);
      if (!factor || !isFirst || !mayFuse(user))
        return {};
      found.scale = *factor;
      return user->getResult(0);
    }
    auto sum = cast<arith::AddFOp>(user);
    double factor = 1;
    if (auto scaled = other.getDefiningOp<arith::MulFOp>())
      for (unsigned i : {0u, 1u})
        if (std::optional<double> number = constantOf(scaled.getOperand(i));
            number && factor == 1 && mayFuse(scaled) && mayFuse(sum)) {
          factor = *number;
          other = scaled.getOperand(1 - i);
        }
    ContractionEpilogue::Place place;
    Value input = inputOf(other, place);
    if (!input)
      return {};
    if (place == found.place) {
      if (found.addend)
        return {};
      if (found.bias && !mayReorder(sum)) {
        why = "it adds another value after the bias";
        return {};
      }
      found.addend = input;
      found.addendScale = factor;
      return sum.getResult();
    }
    if (found.bias || factor != 1 || !value.getType().isF32())
      return {};
    found.bias = input;
    found.biasPlace = place;
    return sum.getResult();
  }

  bool findActivation(Value value, Value result) {
    if (value == result)
      return true;
    if (!value.getType().isF32())
      return false;
    if (auto maximum = result.getDefiningOp<arith::MaximumFOp>()) {
      bool isRelu = false;
      for (unsigned i : {0u, 1u})
        isRelu |= maximum->getOperand(i) == value &&
                  matchPattern(maximum->getOperand(1 - i), m_AnyZeroFloat());
      found.activation = TEN_RELU;
      return isRelu;
    }
    found.activation = TEN_GELU_TANH;
    return GeluMatcher(value).match(result);
  }

  const ContractionEpilogue &epilogue;
  const ContractionEpilogue::Step &step;
  linalg::LinalgOp nest;
  std::string &why;
  LibraryEpilogue found;
  Type element;
};

} // namespace

std::optional<LibraryEpilogue>
findLibraryEpilogue(const ContractionEpilogue &epilogue, std::string &why) {
  if (epilogue.numNests() == 0) {
    std::optional<ContractionEpilogue::Simple> sums = epilogue.simpleSums();
    if (!sums)
      return std::nullopt;
    LibraryEpilogue plain;
    plain.output = sums->output;
    plain.place = sums->place;
    return plain;
  }
  const ContractionEpilogue::Step *step = epilogue.onlyStep();
  if (!step) {
    why = epilogue.numNests() > 1
              ? "it is computed in several steps with rounding in between"
              : "it also writes the sums, or several results";
    return std::nullopt;
  }
  return EpilogueFinder(epilogue, *step, why).run();
}

StringRef activationName(ten_activation activation) {
  switch (activation) {
  case TEN_RELU:
    return "relu";
  case TEN_GELU_TANH:
    return "gelu";
  default:
    return "";
  }
}

std::string LibraryEpilogue::text() const {
  std::string result;
  auto add = [&](StringRef what) {
    result += (result.empty() ? "" : ", ") + what.str();
  };
  if (scale != 1)
    add("a factor");
  if (addend)
    add("an addend");
  if (bias)
    add("a bias");
  if (activation != TEN_LINEAR)
    add(activationName(activation));
  return result;
}

} // namespace tenon
