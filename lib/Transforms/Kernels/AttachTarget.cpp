//===- AttachTarget.cpp - Says for which machine a module is compiled -----===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Attributes.h"
#include "Target/Target.h"
#include "Transforms/Passes.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_ATTACHTARGET
#include "Transforms/Passes.h.inc"

namespace {

class AttachTargetPass : public impl::AttachTargetBase<AttachTargetPass> {
public:
  using AttachTargetBase::AttachTargetBase;

private:
  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (!ten::attr::target.has(module))
      ten::attr::target.set(
          module,
          makeTargetAttr(&getContext(), {triple, cpu, features, l1, l2, gpu}));
  }
};

} // namespace
} // namespace tenon
