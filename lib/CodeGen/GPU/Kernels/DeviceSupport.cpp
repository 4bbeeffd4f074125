//===- DeviceSupport.cpp - Checks if a kernel can run on a GPU ------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DeviceSupport.h"
#include "DeviceKernel.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/Constraints.h"
#include "MemRefWords.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;

namespace tenon {

/// Returns whether the function has an instruction or is expanded by
/// ten-expand-math.
static bool isComputedOnDevice(Operation *op) {
  if (isa<math::AbsFOp, math::AbsIOp, math::CeilOp, math::FloorOp,
          math::TruncOp, math::RoundOp, math::RoundEvenOp, math::CopySignOp,
          math::FmaOp, math::SqrtOp, math::CountLeadingZerosOp,
          math::CountTrailingZerosOp, math::CtPopOp, math::ExpOp, math::Exp2Op,
          math::ExpM1Op, math::LogOp, math::Log2Op, math::Log1pOp, math::TanhOp,
          math::CbrtOp, math::AtanOp, math::Atan2Op, math::IsNaNOp,
          math::IsInfOp, math::IsFiniteOp>(op))
    return true;
  return isa<math::SinOp, math::CosOp, math::TanOp, math::ErfOp, math::ErfcOp,
             math::PowFOp>(op) &&
         getElementTypeOrSelf(op->getResult(0).getType()).isF32();
}

std::string whyOnHost(func::FuncOp kernel) {
  if (ten::attr::library.has(kernel))
    return "a LAPACK routine";
  std::string reason;
  int64_t sharedBytes = 0;
  kernel.walk([&](Operation *op) {
    if (auto call = dyn_cast<func::CallOp>(op))
      reason = ("it calls '" + call.getCallee() + "'").str();
    else if (isa_and_nonnull<LLVM::LLVMDialect>(op->getDialect()) &&
             !isa<LLVM::CallIntrinsicOp>(op))
      reason = ("it has '" + op->getName().getStringRef() + "'").str();
    else if (isa<arith::RemFOp>(op) ||
             (isa_and_nonnull<math::MathDialect>(op->getDialect()) &&
              !isComputedOnDevice(op)))
      reason =
          ("no code for '" + op->getName().getStringRef() + "' there").str();
    else if (isa_and_nonnull<complex::ComplexDialect>(op->getDialect()) &&
             !isa<complex::CreateOp, complex::ReOp, complex::ImOp,
                  complex::AddOp, complex::SubOp, complex::MulOp,
                  complex::NegOp, complex::EqualOp, complex::NotEqualOp,
                  complex::ConjOp, complex::ConstantOp>(op))
      reason =
          ("no code for '" + op->getName().getStringRef() + "' there").str();
    else if (isa<memref::AllocaOp, memref::AllocOp>(op)) {
      auto type = cast<MemRefType>(op->getResult(0).getType());
      bool isInside = !isa<func::FuncOp>(op->getParentOp());
      if (!isInside && isa<memref::AllocOp>(op))
        return;
      if (!type.hasStaticShape())
        reason = "it needs memory of dynamic size inside of a loop";
      else if (!ten::isElementType(type.getElementType()))
        reason = "it has temporaries of vectors, for a CPU";
      else
        sharedBytes += llvm::alignTo(
            type.getNumElements() * elementBytes(type.getElementType()), 16);
    }
    return;
  });
  if (reason.empty() && sharedBytes > kSharedBytes)
    reason = "its temporaries of " + std::to_string(sharedBytes) +
             " bytes do not fit into shared memory";
  return reason;
}

} // namespace tenon
