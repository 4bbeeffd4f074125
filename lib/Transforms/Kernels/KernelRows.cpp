//===- KernelRows.cpp - Kernels that process row by row -------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelRows.h"
#include "Dialect/Ten/IR/Kernels.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

std::optional<Rows> tenon::rowsOf(Operation *op) {
  auto reduce = dyn_cast<ReduceOp>(op);
  if (!reduce || !reduce.getKind())
    return {};
  RankedTensorType type = tensorType(reduce.getInputs().front());
  ArrayRef<int64_t> dims = reduce.getDims();
  if (dims.empty() || llvm::is_contained(type.getShape(), 0))
    return {};
  Rows rows{reduce.getInputs().front(), type.getShape(),
            type.getRank() - dims.size()};
  int64_t size = 1;
  bool isKnown = true;
  for (auto [number, dim] : llvm::enumerate(dims)) {
    if (dim != static_cast<int64_t>(rows.outer + number))
      return {};
    if (type.isDynamicDim(dim))
      isKnown = false;
    else
      size *= type.getDimSize(dim);
  }
  if ((isKnown && size < kMinRowOfKernel) || size > kMaxRowOfKernel)
    return {};
  return rows;
}

bool tenon::joinsElementsOfRows(Operation *op, const Rows &rows) {
  auto concat = dyn_cast<ConcatOp>(op);
  return concat && concat.getDim() >= rows.outer &&
         llvm::all_of(concat.getInputs(),
                      [&](Value input) { return rows.isOfRow(input); });
}

bool tenon::keepsRows(Operation *op, const Rows &rows) {
  if (isa<ReduceOp>(op))
    return rowsOf(op) == rows;
  if (op->getNumResults() != 1 ||
      !rows.hasRows(tensorType(op->getResult(0)).getShape()))
    return false;
  auto broadcast = dyn_cast<BroadcastOp>(op);
  if (!broadcast)
    return isPointwise(op);
  ArrayRef<int64_t> dims = broadcast.getDims();
  if (!rows.hasRows(broadcast.getOperand().getType().getShape()))
    return false;
  for (auto [number, dim] : llvm::enumerate(dims))
    if (number < rows.outer ? dim != static_cast<int64_t>(number) ||
                                  !keepsDim(broadcast, number)
                            : dim < static_cast<int64_t>(rows.outer))
      return false;
  RankedTensorType type = broadcast.getType();
  for (int64_t dim = rows.outer; dim < type.getRank(); ++dim)
    if (type.isDynamicDim(dim) &&
        (type.getShape() != rows.shape ||
         !haveEqualSize(broadcast, dim, rows.input, dim)))
      return false;
  return true;
}
