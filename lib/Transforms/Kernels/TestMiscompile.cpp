//===- TestMiscompile.cpp - Miscompiles kernels on purpose ----------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/Ten.h"
#include "Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_TESTMISCOMPILE
#include "Transforms/Passes.h.inc"

namespace {

class TestMiscompilePass : public impl::TestMiscompileBase<TestMiscompilePass> {
  using TestMiscompileBase::TestMiscompileBase;

  void runOnOperation() override {
    if (kernels && !ten::attr::kernel.has(getOperation()))
      return;
    SmallVector<Operation *> found;
    for (Operation &inner : getOperation().getBody().getOps())
      if (inner.getName().getStringRef() == op && inner.getNumResults() == 1)
        found.push_back(&inner);
    for (Operation *inner : found) {
      OpBuilder builder(&getContext());
      builder.setInsertionPointAfter(inner);
      Value value = inner->getResult(0);
      auto wrong = ten::AddOp::create(builder, inner->getLoc(), value.getType(),
                                      value, value);
      value.replaceAllUsesExcept(wrong, wrong);
    }
  }
};

} // namespace
} // namespace tenon
