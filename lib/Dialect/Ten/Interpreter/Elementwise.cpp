//===- Elementwise.cpp - Elementwise operations and bitcast ---------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Evaluator.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

static std::optional<PointwiseFunction> functionOf(Operation *op) {
  using F = PointwiseFunction;
  return llvm::TypeSwitch<Operation *, std::optional<F>>(op)
#define TEN_CASE(name) .Case<name##Op>([](auto) { return F::name; })
      TEN_CASE(Abs) TEN_CASE(Neg) TEN_CASE(Sign) TEN_CASE(Ceil) TEN_CASE(Floor)
          TEN_CASE(Round) TEN_CASE(RoundEven) TEN_CASE(Exp) TEN_CASE(
              Expm1) TEN_CASE(Log) TEN_CASE(Log1p) TEN_CASE(Logistic)
              TEN_CASE(Sqrt) TEN_CASE(Rsqrt) TEN_CASE(Cbrt) TEN_CASE(
                  Sin) TEN_CASE(Cos) TEN_CASE(Tan) TEN_CASE(Tanh) TEN_CASE(Erf)
                  TEN_CASE(Erfc) TEN_CASE(Not) TEN_CASE(Popcnt) TEN_CASE(Clz)
                      TEN_CASE(Real) TEN_CASE(Imag) TEN_CASE(IsFinite) TEN_CASE(
                          Add) TEN_CASE(Sub) TEN_CASE(Mul) TEN_CASE(Div)
                          TEN_CASE(Rem) TEN_CASE(Max) TEN_CASE(Min)
                              TEN_CASE(Pow) TEN_CASE(Atan2) TEN_CASE(And)
                                  TEN_CASE(Or) TEN_CASE(Xor) TEN_CASE(Shl)
                                      TEN_CASE(ShrSigned) TEN_CASE(ShrUnsigned)
                                          TEN_CASE(Complex) TEN_CASE(Select)
                                              TEN_CASE(Clamp) TEN_CASE(Fma)
#undef TEN_CASE
                                                  .Default([](auto) {
                                                    return std::nullopt;
                                                  });
}

static std::optional<ten_type> elementOf(mlir::Value value) {
  return toElementType(getElementTypeOrSelf(value.getType()));
}

ArrayFunction tenon::ten::arrayFunctionOf(Operation *op) {
  if (!op->hasTrait<Pointwise>())
    return {};
  // The last operand determines the function: the first one of a select is the
  // condition.
  std::optional<ten_type> type = elementOf(op->getOperands().back());
  std::optional<ten_type> result = elementOf(op->getResult(0));
  if (!type || !result)
    return {};
  if (auto convert = dyn_cast<ConvertOp>(op))
    return convertFunction(*type, *result);
  if (auto compare = dyn_cast<CompareOp>(op))
    return compareFunction(
        static_cast<CompareDirection>(compare.getDirection()),
        compare.getTotal(), *type);
  if (auto reduce = dyn_cast<ReducePrecisionOp>(op))
    return reducePrecisionFunction(*type, reduce.getExponent(),
                                   reduce.getMantissa());
  std::optional<PointwiseFunction> function = functionOf(op);
  if (!function || pointwiseResultType(*function, *type) != *result)
    return {};
  return pointwiseFunction(*function, *type);
}

static Status evaluatePointwise(OpContext &context) {
  const Step &step = context.step;
  unsigned count = step.operands.size();
  const void *operands[3];
  for (unsigned i = 0; i < count; ++i) {
    const Buffer &operand = context.tensor(i);
    if (operand.dims() != context.tensor(0).dims())
      return context.error("expects operands of one shape, got ",
                           context.tensor(0).typeString(), " and ",
                           operand.typeString());
    operands[i] = operand.data();
  }
  ten_type type = context.resultType(0);
  int64_t elements = context.tensor(0).numElements();
  // Overwrites a dead operand if its elements have the result's type.
  for (unsigned i = 0; i < count; ++i) {
    if (!context.ownable(i) || context.tensor(i).type() != type)
      continue;
    std::shared_ptr<Buffer> buffer = std::move(context.value(i).buffer);
    step.function(operands, buffer->data(), elements);
    return context.set(0, std::move(buffer));
  }
  Result<Buffer> result = Buffer::create(type, context.tensor(0).dims());
  if (result)
    step.function(operands, result->data(), elements);
  return context.set(0, std::move(result));
}

static Status evaluateBitcast(OpContext &context) {
  const Buffer &operand = context.tensor(0);
  ten_type from = operand.type(), to = context.resultType(0);
  int fromBits = bitWidth(from), toBits = bitWidth(to);
  std::vector<int64_t> shape = operand.dims();
  int64_t count = operand.numElements();
  if (fromBits > toBits) {
    shape.push_back(fromBits / toBits);
  } else if (fromBits < toBits) {
    int64_t ratio = toBits / fromBits;
    if (shape.empty() || shape.back() != ratio)
      return context.error("expects a last dimension of ", ratio, ", got ",
                           operand.typeString());
    shape.pop_back();
    count /= ratio;
  }
  Result<Buffer> result = Buffer::create(to, std::move(shape));
  if (result)
    bitcastElements(from, to, operand.data(), result->data(), count);
  return context.set(0, std::move(result));
}

Handler tenon::ten::elementwiseHandler(Operation *op) {
  if (op->hasTrait<Pointwise>())
    return evaluatePointwise;
  return isa<BitcastOp>(op) ? evaluateBitcast : nullptr;
}
