//===- StableHLOToTen.cpp - The conversion's driver -----------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Conversion/Passes.h"
#include "Converter.h"
#include "Donation.h"

namespace tenon {
#define GEN_PASS_DEF_CONVERTSTABLEHLOTOTEN
#include "Conversion/Passes.h.inc"
} // namespace tenon

using namespace mlir;
using namespace tenon;

static bool isOurs(Operation *op) {
  Dialect *dialect = op->getDialect();
  return isa_and_nonnull<stablehlo::StableHLODialect, chlo::ChloDialect,
                         sdy::SdyDialect, tenon::check::CheckDialect>(dialect);
}

/// An element type that `ten` computes with.
static bool isElement(Type type) {
  if (auto complex = dyn_cast<ComplexType>(type))
    return complex.getElementType().isF32() || complex.getElementType().isF64();
  if (auto integer = dyn_cast<IntegerType>(type))
    return !integer.isSigned() &&
           (llvm::is_contained({2, 4, 8, 16, 32, 64}, integer.getWidth()) ||
            (integer.getWidth() == 1 && integer.isSignless()));
  return type.isIndex() ||
         isa<Float64Type, Float32Type, Float16Type, BFloat16Type,
             Float8E4M3Type, Float8E4M3FNType, Float8E4M3FNUZType,
             Float8E4M3B11FNUZType, Float8E5M2Type, Float8E5M2FNUZType,
             Float8E3M4Type, Float8E8M0FNUType, Float4E2M1FNType>(type);
}

/// What is wrong with a type, or nothing.
static std::string typeProblem(Type type) {
  std::string text;
  llvm::raw_string_ostream os(text);
  if (isa<TupleType>(type))
    return text;
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor) {
    os << "expects ranked tensors, got " << type;
    return text;
  }
  Type element = tensor.getElementType();
  if (element.getDialect().getNamespace() == "quant")
    os << "quantized type " << element << " is not supported";
  else if (!isElement(element))
    os << "element type " << element << " is not supported";
  else if (tensor.getEncoding())
    os << "bounded dynamic sizes are not supported, got " << type;
  else if (tensor.hasStaticShape() && !ten::isCountable(tensor))
    os << "expects at most 2^59 elements, got " << type;
  return text;
}

LogicalResult Converter::checkTypes(Operation *op) {
  auto check = [&](TypeRange types) -> LogicalResult {
    for (Type type : types)
      if (std::string problem = typeProblem(type); !problem.empty())
        return refuse(op, problem);
    return success();
  };
  return failure(failed(check(op->getOperandTypes())) ||
                 failed(check(op->getResultTypes())));
}

void Converter::convert(Operation *op) {
  if (isa<stablehlo::ReturnOp, sdy::ReturnOp>(op))
    return;
  if (isa<sdy::MeshOp>(op)) {
    op->erase();
    return;
  }
  b.setInsertionPoint(op);
  b.setLoc(op->getLoc());
  // Communication gives the better reason than its tokens do.
  Outcome outcome = control(op);
  if (!outcome) {
    if (failed(checkTypes(op)))
      return;
    for (auto family :
         {&Converter::elementwise, &Converter::data, &Converter::dynamic,
          &Converter::reduction, &Converter::algorithm, &Converter::check,
          &Converter::chlo})
      if ((outcome = (this->*family)(op)))
        return;
    (void)refuse(op, "there is no conversion of it");
  }
}

void Converter::convertRegion(Region &region) {
  for (Block &block : region)
    for (Operation &op : llvm::make_early_inc_range(block)) {
      for (Region &inner : op.getRegions())
        convertRegion(inner);
      if (isOurs(&op))
        convert(&op);
    }
}

namespace {

struct ConvertStableHLOToTenPass
    : tenon::impl::ConvertStableHLOToTenBase<ConvertStableHLOToTenPass> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    for (func::FuncOp function : module.getOps<func::FuncOp>())
      convertDonation(function);
    // Programs of other dialects pass through as they are.
    bool any = module
                   .walk([&](Operation *op) {
                     return isOurs(op) ? WalkResult::interrupt()
                                       : WalkResult::advance();
                   })
                   .wasInterrupted();
    if (!any)
      return;
    if (failed(inlineCalls(module)))
      return signalPassFailure();
    Converter converter(module);
    converter.expandQuantized();
    converter.convertRegion(module.getBodyRegion());
    for (func::FuncOp function : module.getOps<func::FuncOp>())
      for (auto types :
           {function.getArgumentTypes(), function.getResultTypes()})
        for (Type type : types)
          if (std::string problem = typeProblem(type); !problem.empty())
            (void)converter.refuse(function, problem);
          else if (isa<TupleType>(type))
            (void)converter.refuse(function, "expects ranked tensors, got a "
                                             "tuple in the signature");
    ArrayRef<Refusal> refusals = converter.getRefusals();
    for (auto [i, refusal] : llvm::enumerate(refusals)) {
      InFlightDiagnostic diagnostic = emitError(refusal.loc);
      diagnostic << "'" << refusal.name
                 << "' op cannot be compiled: " << refusal.reason;
      if (i > 0 && i + 1 == refusals.size())
        diagnostic.attachNote()
            << refusals.size() << " operations cannot be compiled";
    }
    if (!refusals.empty())
      return signalPassFailure();
    // Initial values of named reductions have no use any more.
    module.walk([](ten::ConstantOp constant) {
      if (constant->use_empty())
        constant.erase();
    });
  }
};

} // namespace
