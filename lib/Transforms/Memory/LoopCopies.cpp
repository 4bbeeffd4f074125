//===- LoopCopies.cpp - Remarks on copies in loops ------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopCopies.h"
#include "BufferViews.h"
#include "Dialect/Ten/IR/ElementType.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

using namespace mlir;

namespace tenon {

/// Copies of fewer bytes are not reported.
/// Bound: bytes; remarks of a report.
static constexpr int64_t kMinReportedBytes = 256;

static StringRef reasonOf(LoopLikeOpInterface loop, Value source,
                          Value target) {
  auto isMadeInStep = [&](Value buffer) {
    return buffer.getDefiningOp<memref::AllocOp>() &&
           loop->isAncestor(buffer.getDefiningOp());
  };
  if (isMadeInStep(rootBuffer(target)))
    return "it is updated while its old value is still needed";
  if (isMadeInStep(rootBuffer(source)))
    return "it is computed while its old value is still read";
  return "it is swapped with another loop-carried value, or defined outside of "
         "the loop";
}

void remarkOnLoopCopies(func::FuncOp function) {
  function.walk([](Operation *op) {
    auto loop = op->getParentOfType<LoopLikeOpInterface>();
    if (!loop)
      return;
    Value source, target;
    if (auto copy = dyn_cast<memref::CopyOp>(op)) {
      source = copy.getSource();
      target = copy.getTarget();
    } else if (auto copy = dyn_cast<linalg::CopyOp>(op)) {
      source = copy.getInputs()[0];
      target = copy.getOutputs()[0];
    }
    if (!source || source == target)
      return;
    auto type = cast<MemRefType>(source.getType());
    std::optional<int64_t> bytes = ten::storageBytes(
        RankedTensorType::get(type.getShape(), type.getElementType()));
    if (bytes && *bytes < kMinReportedBytes)
      return;
    std::string text;
    llvm::raw_string_ostream stream(text);
    stream << "copied in each iteration: " << source.getType() << ", as "
           << reasonOf(loop, source, target);
    remark::missed(
        op->getLoc(),
        remark::RemarkOpts::name("CopiedInLoop").category("ten-bufferize"))
        << text;
  });
}

} // namespace tenon
