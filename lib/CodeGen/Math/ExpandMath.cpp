//===- ExpandMath.cpp - Expands math functions to arithmetic --------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements ten-expand-math: dispatches math functions to the expansions of
// ExpandMath{Exp,Log,Pow,Trig,Erf}.cpp, which are branch-free polynomial
// approximations with range reduction, on scalars and vectors. Handles powers
// with constant exponents by products and square roots, and softmax divisions
// by multiplication with a corrected reciprocal. Errors are listed in
// docs/Accuracy.md.
//
//===----------------------------------------------------------------------===//

#include "Conversion/Passes.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "MathEmitter.h"
#include "Target/Target.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_EXPANDMATH
#include "Conversion/Passes.h.inc"

using namespace math_functions;

namespace {

class ExpandMathPass : public impl::ExpandMathBase<ExpandMathPass> {
public:
  using ExpandMathBase::ExpandMathBase;

private:
  void runOnOperation() override {
    bool fma = hasFusedMultiplyAdd(getOperation());
    bool ldexp =
        !isOnGpu(getOperation()) && hasTargetFeature(getOperation(), "avx512f");
    // An expansion may split the block of its function.
    SmallVector<std::pair<Operation *, bool>> functions;
    getOperation()->walk([&](Operation *op) {
      if (!isa_and_nonnull<math::MathDialect>(op->getDialect()) &&
          !ten::attr::shareOfSum.has(op) && !ten::attr::scaledShare.has(op))
        return;
      Type element = getElementTypeOrSelf(op->getResult(0).getType());
      if (element.isF32() || element.isF64())
        functions.emplace_back(op, !isOnGpu(op) && isInOneBlock(op));
    });
    for (auto [op, mayBranch] : functions) {
      OpBuilder builder(op);
      Emitter emitter(builder, op->getLoc(), {fma, ldexp});
      emitter.mayBranch = mayBranch;
      if (Value result = expand(op, emitter).value) {
        op->replaceAllUsesWith(ValueRange(result));
        op->erase();
      }
    }
  }

  /// Returns whether the function that `op` is in has one block: no loops.
  static bool isInOneBlock(Operation *op) {
    auto function = op->getParentOfType<FunctionOpInterface>();
    return function && op->getParentOp() == function &&
           function.getFunctionBody().hasOneBlock();
  }

  static Num expand(Operation *op, Emitter &emitter) {
    auto operand = [&](unsigned i) { return emitter.wrap(op->getOperand(i)); };
    bool isSingle = ten::attr::exactlySingle.has(op);
    return llvm::TypeSwitch<Operation *, Num>(op)
        .Case<arith::DivFOp>([&](auto) {
          return shareOfSum(operand(0), operand(1),
                            ten::attr::scaledShare.has(op));
        })
        .Case<math::ExpOp>([&](auto) {
          return ten::attr::scaledShare.has(op) ? expandScaledExp(operand(0))
                                                : expandExp(operand(0));
        })
        .Case<math::Exp2Op>([&](auto) { return expandExp2(operand(0)); })
        .Case<math::ExpM1Op>([&](auto) { return expandExpm1(operand(0)); })
        .Case<math::TanhOp>([&](auto) { return expandTanh(operand(0)); })
        .Case<math::LogOp>([&](auto) { return expandLog(operand(0)); })
        .Case<math::Log2Op>([&](auto) { return expandLog2(operand(0)); })
        .Case<math::Log1pOp>([&](auto) { return expandLog1p(operand(0)); })
        .Case<math::ErfOp>([&](auto) { return expandErf(operand(0)); })
        .Case<math::ErfcOp>([&](auto) { return expandErfc(operand(0)); })
        .Case<math::SinOp>(
            [&](auto) { return expandSin(operand(0), isSingle); })
        .Case<math::CosOp>(
            [&](auto) { return expandCos(operand(0), isSingle); })
        .Case<math::TanOp>(
            [&](auto) { return expandTan(operand(0), isSingle); })
        .Case<math::CbrtOp>([&](auto) { return expandCbrt(operand(0)); })
        .Case<math::AtanOp>([&](auto) {
          return expandAtan2(operand(0), emitter.number(operand(0), 1.0));
        })
        .Case<math::Atan2Op>(
            [&](auto) { return expandAtan2(operand(0), operand(1)); })
        .Case<math::PowFOp>([&](auto) {
          FloatAttr exponent;
          if (matchPattern(op->getOperand(1), m_Constant(&exponent)))
            if (Num power =
                    constantPower(operand(0), exponent.getValueAsDouble());
                power.value)
              return power;
          return expandPow(operand(0), operand(1));
        })
        .Default([](auto) { return Num(); });
  }

  /// Divides by multiplication with the reciprocal and its rounding error,
  /// which loops compute once per divisor. Correctly rounded except where the
  /// result is subnormal (there it may be the second nearest). Both products
  /// yield one of the two nearest values (Brisebarre, Muller and Raina,
  /// "Accelerating correctly rounded floating-point division when the divisor
  /// is known in advance", 2004), and a correction yields the nearest
  /// (Markstein, "Computation of elementary functions on the IBM RISC
  /// System/6000 processor", 1990).
  static Num shareOfSum(Num part, Num sum, bool isScaled) {
    Emitter &e = *part.emitter;
    if (!e.has.fma)
      return {};
    // The remainder must be a normal number as well.
    double scale =
        isScaled ? 1.0 : std::ldexp(1.0, scaleExponent(e.isDouble(part)));
    Num reciprocal = 1.0 / sum;
    if (!isScaled)
      part = part * scale;
    Num lost = e.fma(-reciprocal, sum, 1.0) * reciprocal;
    Num quotient = e.fma(part, reciprocal, part * lost);
    quotient = e.fma(e.fma(-quotient, sum, part), reciprocal, quotient);
    return isScaled ? quotient : quotient * (1 / scale);
  }
};

} // namespace
} // namespace tenon
