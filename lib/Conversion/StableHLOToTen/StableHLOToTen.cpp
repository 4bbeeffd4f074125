//===- StableHLOToTen.cpp - Driver of the conversion from StableHLO -------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Conversion/Passes.h"
#include "Converter.h"
#include "Donation.h"
#include "Tokens.h"

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

void Converter::convert(Operation *op) {
  if (isa<stablehlo::ReturnOp, sdy::ReturnOp>(op))
    return;
  if (isa<sdy::MeshOp>(op)) {
    op->erase();
    return;
  }
  b.setInsertionPoint(op);
  b.setLoc(op->getLoc());
  // Collectives have a better reason than their tokens.
  Outcome outcome = control(op);
  if (!outcome) {
    if (failed(checkTypes(op)))
      return;
    for (auto family :
         {&Converter::elementwise, &Converter::data, &Converter::dynamic,
          &Converter::reduction, &Converter::algorithm, &Converter::check,
          &Converter::chlo, &Converter::chloBroadcast})
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
    // Programs of other dialects pass through unchanged.
    bool any = llvm::any_of(module.getOps<func::FuncOp>(), hasTokens) ||
               module
                   .walk([&](Operation *op) {
                     return isOurs(op) ? WalkResult::interrupt()
                                       : WalkResult::advance();
                   })
                   .wasInterrupted();
    if (!any)
      return;
    if (failed(inlineCalls(module)))
      return signalPassFailure();
    // Callees are inlined now.
    for (func::FuncOp function : module.getOps<func::FuncOp>())
      convertTokens(function);
    Converter converter(module);
    converter.expandQuantized();
    converter.convertRegion(module.getBodyRegion());
    for (func::FuncOp function : module.getOps<func::FuncOp>())
      converter.checkSignature(function);
    if (failed(converter.report()))
      return signalPassFailure();
    // Initial values of named reductions are unused now.
    module.walk([](ten::ConstantOp constant) {
      if (constant->use_empty())
        constant.erase();
    });
  }
};

} // namespace
