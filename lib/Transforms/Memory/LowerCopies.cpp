//===- LowerCopies.cpp - Lowers copies between buffers to loops -----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_LOWERCOPIES
#include "Transforms/Passes.h.inc"

namespace {

class LowerCopiesPass : public impl::LowerCopiesBase<LowerCopiesPass> {
  void runOnOperation() override {
    auto isDense = [](Value value) {
      return cast<MemRefType>(value.getType()).getLayout().isIdentity();
    };
    getOperation().walk([&](linalg::CopyOp copy) {
      Value source = copy.getInputs().front(),
            target = copy.getOutputs().front();
      if (source.getType() != target.getType() || !isDense(source))
        return;
      OpBuilder builder(copy);
      memref::CopyOp::create(builder, copy.getLoc(), source, target);
      copy.erase();
    });
    getOperation().walk([&](memref::CopyOp copy) {
      // A part of a result that was computed in place.
      if (copy.getSource() == copy.getTarget())
        return copy.erase();
      if (isDense(copy.getSource()) && isDense(copy.getTarget()))
        return;
      OpBuilder builder(copy);
      linalg::CopyOp::create(builder, copy.getLoc(), copy.getSource(),
                             copy.getTarget());
      copy.erase();
    });
  }
};

} // namespace
} // namespace tenon
