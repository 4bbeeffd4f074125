//===- StructureBlocks.cpp - Converts unstructured control flow to scf ----===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Converts branches between blocks to scf loops and branches by upstream's
// ControlFlowToSCFTransformation. Values that it leaves undefined on some
// paths, where they are not read, are zeros here.
//
//===----------------------------------------------------------------------===//

#include "Conversion/Passes.h"
#include "Conversion/ProgramBuilder.h"
#include "mlir/Conversion/ControlFlowToSCF/ControlFlowToSCF.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/IR/Dominance.h"

namespace tenon {
#define GEN_PASS_DEF_STRUCTUREBLOCKS
#include "Conversion/Passes.h.inc"
} // namespace tenon

using namespace mlir;
using namespace tenon;

namespace {

class Structuring : public ControlFlowToSCFTransformation {
public:
  Value getUndefValue(Location loc, OpBuilder &builder, Type type) override {
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (tensor && tensor.hasStaticShape() &&
        tensor.getElementType().isIntOrIndexOrFloat())
      return ten::ConstantOp::create(builder, loc,
                                     ProgramBuilder::splat(tensor, 0));
    if (tensor) {
      Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
      SmallVector<Value> sizes(tensor.getNumDynamicDims(), zero);
      return tensor::EmptyOp::create(builder, loc, tensor, sizes);
    }
    if (type.isIntOrIndexOrFloat())
      return arith::ConstantOp::create(builder, loc, builder.getZeroAttr(type));
    return ControlFlowToSCFTransformation::getUndefValue(loc, builder, type);
  }
};

struct StructureBlocksPass
    : tenon::impl::StructureBlocksBase<StructureBlocksPass> {
  void runOnOperation() override {
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      Region &body = function.getBody();
      if (body.empty() || body.hasOneBlock())
        continue;
      DominanceInfo dominance(function);
      Structuring structuring;
      if (failed(transformCFGToSCF(body, structuring, dominance)) ||
          !body.hasOneBlock()) {
        function.emitOpError("cannot be compiled: expects blocks that branch "
                             "to each other by 'cf.br', 'cf.cond_br' and "
                             "'cf.switch', and equal return operations");
        return signalPassFailure();
      }
    }
  }
};

} // namespace
