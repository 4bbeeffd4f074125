//===- LowerCodeTiles.cpp - Lowers products with codes to vectors ---------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CodeTile.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "IntegerTile.h"
#include "Target/Target.h"
#include "Transforms/Passes.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Remarks.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_LOWERCODETILES
#include "Transforms/Passes.h.inc"

using namespace ten;

namespace {

class LowerCodeTilesPass : public impl::LowerCodeTilesBase<LowerCodeTilesPass> {
public:
  using LowerCodeTilesBase::LowerCodeTilesBase;

private:
  void runOnOperation() override {
    SmallVector<linalg::GenericOp> nests;
    getOperation().walk([&](linalg::GenericOp nest) {
      if (attr::codeTile.has(nest) && nest.hasPureBufferSemantics())
        nests.push_back(nest);
    });
    TargetAttr target = targetOf(getOperation());
    for (linalg::GenericOp nest : nests) {
      if (emitIntegerTile(nest, target) || emitCodeTile(nest, target)) {
        nest.erase();
        continue;
      }
      bool rounds = attr::codeTile.get(nest).getActivations() != 0;
      remark::missed(nest.getLoc(), remark::RemarkOpts::name("NoCodeTile")
                                        .category("ten-lower-code-tiles"))
          << (rounds ? "rows stay exact: products with codes"
                     : "products with codes") +
                 std::string(" have no tile for such operands, and are "
                             "computed one by one");
      attr::codeTile.remove(nest);
    }
  }
};

} // namespace
} // namespace tenon
