//===- MathToIntrinsics.cpp - Lowers math functions to intrinsics ---------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Conversion/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_CONVERTMATHTOINTRINSICS
#include "Conversion/Passes.h.inc"

namespace {

class ConvertMathToIntrinsicsPass
    : public impl::ConvertMathToIntrinsicsBase<ConvertMathToIntrinsicsPass> {
  void runOnOperation() override {
    SmallVector<Operation *> ops;
    getOperation()->walk([&](Operation *op) {
      if (isa_and_nonnull<math::MathDialect>(op->getDialect()) ||
          isa<arith::MaxNumFOp, arith::MinNumFOp>(op))
        ops.push_back(op);
    });
    for (Operation *op : ops) {
      ImplicitLocOpBuilder builder(op->getLoc(), op);
      if (Value result = lower(builder, op)) {
        op->getResult(0).replaceAllUsesWith(result);
        op->erase();
      }
    }
  }

  static Value call(ImplicitLocOpBuilder &b, StringRef name, Type type,
                    ValueRange operands) {
    return LLVM::CallIntrinsicOp::create(b, type, b.getStringAttr(name),
                                         operands)
        .getResult(0);
  }

  static Value lower(ImplicitLocOpBuilder &b, Operation *op) {
    Type type = op->getResult(0).getType();
    StringRef name =
        llvm::TypeSwitch<Operation *, StringRef>(op)
            .Case<math::AbsFOp>([](auto) { return "llvm.fabs"; })
            .Case<math::CeilOp>([](auto) { return "llvm.ceil"; })
            .Case<math::FloorOp>([](auto) { return "llvm.floor"; })
            .Case<math::TruncOp>([](auto) { return "llvm.trunc"; })
            .Case<math::RoundOp>([](auto) { return "llvm.round"; })
            .Case<math::RoundEvenOp>([](auto) { return "llvm.roundeven"; })
            .Case<math::CopySignOp>([](auto) { return "llvm.copysign"; })
            .Case<math::FmaOp>([](auto) { return "llvm.fma"; })
            .Case<math::SqrtOp>([](auto) { return "llvm.sqrt"; })
            .Case<math::CtPopOp>([](auto) { return "llvm.ctpop"; })
            .Case<arith::MaxNumFOp>([](auto) { return "llvm.maxnum"; })
            .Case<arith::MinNumFOp>([](auto) { return "llvm.minnum"; })
            .Default([](auto) { return StringRef(); });
    if (!name.empty())
      return call(b, name, type, op->getOperands());
    Value x = op->getOperand(0);
    // Intrinsics that are defined for the minimum value and for 0.
    StringRef defined =
        llvm::TypeSwitch<Operation *, StringRef>(op)
            .Case<math::AbsIOp>([](auto) { return "llvm.abs"; })
            .Case<math::CountLeadingZerosOp>([](auto) { return "llvm.ctlz"; })
            .Case<math::CountTrailingZerosOp>([](auto) { return "llvm.cttz"; })
            .Default([](auto) { return StringRef(); });
    if (!defined.empty()) {
      Value never =
          LLVM::ConstantOp::create(b, b.getI1Type(), b.getBoolAttr(false));
      return call(b, defined, type, {x, never});
    }
    using arith::CmpFPredicate;
    if (isa<math::IsNaNOp>(op))
      return arith::CmpFOp::create(b, CmpFPredicate::UNO, x, x);
    if (isa<math::IsInfOp, math::IsFiniteOp>(op)) {
      auto element = cast<FloatType>(x.getType());
      Value infinity = arith::ConstantOp::create(
          b, b.getFloatAttr(element,
                            APFloat::getInf(element.getFloatSemantics())));
      Value size = call(b, "llvm.fabs", x.getType(), x);
      return arith::CmpFOp::create(
          b, isa<math::IsInfOp>(op) ? CmpFPredicate::OEQ : CmpFPredicate::OLT,
          size, infinity);
    }
    return {};
  }
};

} // namespace
} // namespace tenon
