//===- GivenKernels.cpp - Kernels that a program has ----------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A kernel's kind says how its operations are lowered: a `normalize` row by
// row, with the elements of a row in a cache. Of kernels that fusion makes the
// kind is right; one that a program has may claim any.
//
//===----------------------------------------------------------------------===//

#include "GivenKernels.h"
#include "Dialect/Ten/Analysis/Attention.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "KernelRows.h"

using namespace mlir;

namespace tenon {

using namespace ten;

/// Whether fusion could have made a row-by-row kernel of the operations.
static bool goesRowByRow(ArrayRef<Operation *> ops, Operation *root) {
  std::optional<Rows> rows;
  for (Operation *op : ops)
    if (isa<ReduceOp>(op))
      rows = rowsOf(op);
  return rows && llvm::all_of(ops, [&](Operation *op) {
           return isa<ConstantOp>(op) || keepsRows(op, *rows) ||
                  (op == root && joinsElementsOfRows(op, *rows));
         });
}

static KernelKind kindOf(KernelOp kernel) {
  SmallVector<Operation *> ops;
  for (Operation &op : kernel.getBody().front().without_terminator())
    ops.push_back(&op);
  ValueRange results = kernel.getYield().getValues();
  Operation *root =
      results.size() == 1 ? results.front().getDefiningOp() : nullptr;
  KernelKind given = kernel.getKind();
  if (given == KernelKind::Generic ||
      (given == KernelKind::Attention && root && Attention::of(ops)) ||
      (given == KernelKind::Normalize && root && goesRowByRow(ops, root)))
    return given;
  for (Operation *op : ops)
    if (isa<ContractOp, ConvOp>(op))
      return kernelKind(op);
  if (root && isa_and_nonnull<TenDialect>(root->getDialect()))
    return kernelKind(root);
  // Several maps are one nest.
  bool areMaps = !results.empty() && llvm::all_of(results, [&](Value value) {
    Operation *op = value.getDefiningOp();
    return op && isIndexMapped(op) &&
           value.getType() == results.front().getType();
  });
  return areMaps ? KernelKind::Map : KernelKind::Generic;
}

LogicalResult checkGivenKernels(Block &block) {
  for (auto kernel : block.getOps<KernelOp>()) {
    if (attr::interpreted.has(kernel))
      continue;
    KernelKind kind = kindOf(kernel);
    if (ScheduleInterface schedule = kernel.getScheduleAttr())
      if (failed(schedule.verifyKernel(kernel, kind)))
        return failure();
    kernel.setKind(kind);
  }
  return success();
}

} // namespace tenon
