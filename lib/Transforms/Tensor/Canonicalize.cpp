//===- Canonicalize.cpp - Canonicalization by reviewed patterns -----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Transforms/Passes.h"
#include "UpstreamPatterns.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_CANONICALIZE
#include "Transforms/Passes.h.inc"

namespace {

class CanonicalizePass : public impl::CanonicalizeBase<CanonicalizePass> {
public:
  using CanonicalizeBase::CanonicalizeBase;

  LogicalResult initialize(MLIRContext *context) override {
    RewritePatternSet set(context);
    populateUpstreamPatterns(set);
    patterns = FrozenRewritePatternSet(std::move(set));
    // Either one top-down sweep without merging blocks, or until a fixpoint.
    if (quick)
      config.setMaxIterations(1).setRegionSimplificationLevel(
          GreedySimplifyRegionLevel::Disabled);
    else
      config.setRegionSimplificationLevel(
          GreedySimplifyRegionLevel::Aggressive);
    return success();
  }

  void runOnOperation() override {
    if (unreviewed)
      for (const std::string &name : unreviewedUpstreamPatterns(&getContext()))
        getOperation()->emitRemark()
            << "pattern '" << name << "' of MLIR is not reviewed";
    (void)applyPatternsGreedily(getOperation(), patterns, config);
  }

private:
  FrozenRewritePatternSet patterns;
  GreedyRewriteConfig config;
};

} // namespace
} // namespace tenon
