//===- RoundedRows.cpp - Errors of rows rounded to fixed point ------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The bound on the error of products with rounded rows
// (`--quantized-activations`): an element of a block is rounded by at most half
// a step, the block's largest magnitude over twice the number of steps, so a
// sum is off by at most that times the sum of magnitudes of the block's
// weights, added over all blocks.
//
// Invariant: in a kernel blocks are those of its schedule, and the bound is the
// documented one. In a whole program, whose kernels were compared alone before,
// a row is one block, which bounds the same from above.
//
//===----------------------------------------------------------------------===//

#include "RoundedRows.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/CodeBlocks.h"
#include "Dialect/Ten/IR/Folding.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include <cmath>

using namespace mlir;
using namespace tenon::ten;

namespace tenon {

/// The comparison accepts ten deviations of the element and two of the widest.
constexpr double kPartOfBound = 0.1;

static QuantizedScheduleAttr scheduleOf(Operation *op) {
  if (auto kernel = op->getParentOfType<KernelOp>())
    return dyn_cast_or_null<QuantizedScheduleAttr>(kernel.getScheduleAttr());
  auto function = op->getParentOfType<func::FuncOp>();
  return function ? dyn_cast_or_null<QuantizedScheduleAttr>(
                        attr::schedule.get(function))
                  : QuantizedScheduleAttr();
}

static bool isInKernel(Operation *op) {
  auto function = op->getParentOfType<func::FuncOp>();
  return op->getParentOfType<KernelOp>() ||
         (function && attr::kernel.has(function));
}

/// Elements as [batches, rows, sums].
struct Rows {
  int64_t batches = 1, count = 1, length = 1;
  std::vector<double> elements;
};

static Rows rowsOf(const ArrayView &array, ArrayRef<int64_t> batch,
                   ArrayRef<int64_t> summed) {
  SmallVector<int64_t> order(batch),
      strides = elementStrides(ArrayRef(array.dims, size_t(array.rank)));
  Rows rows;
  for (int64_t dim : batch)
    rows.batches *= array.dims[dim];
  for (int64_t dim = 0; dim < array.rank; ++dim)
    if (!llvm::is_contained(batch, dim) && !llvm::is_contained(summed, dim)) {
      order.push_back(dim);
      rows.count *= array.dims[dim];
    }
  for (int64_t dim : summed)
    rows.length *= array.dims[dim];
  llvm::append_range(order, summed);
  int64_t total = rows.batches * rows.count * rows.length;
  rows.elements.reserve(total);
  for (int64_t i = 0; i < total; ++i) {
    int64_t rest = i, at = 0;
    for (int64_t dim : llvm::reverse(order)) {
      at += rest % array.dims[dim] * strides[dim];
      rest /= array.dims[dim];
    }
    rows.elements.push_back(loadDouble(array.type, array.element(at)));
  }
  return rows;
}

int64_t roundedBits(Operation *op, int64_t activations) {
  auto contract = dyn_cast<ContractOp>(op);
  if (!contract || !contract.getAccumulatorType().isF32())
    return 0;
  if (isInKernel(op)) {
    QuantizedScheduleAttr schedule = scheduleOf(op);
    return schedule && dequantizedRhs(contract) ? schedule.getActivations() : 0;
  }
  return activations;
}

/// Adds the bound of each product of a rounded row with a row of weights;
/// `areRowsFirst`: the sums' rows are those of `rows`, not the weights'.
static void addBounds(const Rows &rows, const Rows &weights, int64_t block,
                      double steps, bool areRowsFirst,
                      MutableArrayRef<double> bounds) {
  int64_t blocks = llvm::divideCeil(rows.length, block);
  auto reduced = [&](const Rows &from, int64_t row, bool largest) {
    std::vector<double> made(blocks, 0);
    for (int64_t k = 0; k < from.length; ++k) {
      double size = std::fabs(from.elements[row * from.length + k]);
      double &to = made[k / block];
      // NaN stays.
      to = !largest                ? to + size
           : std::isnan(to + size) ? NAN
                                   : std::max(to, size);
    }
    return made;
  };
  for (int64_t batch = 0; batch < rows.batches; ++batch) {
    std::vector<std::vector<double>> errors;
    for (int64_t i = 0; i < rows.count; ++i) {
      errors.push_back(reduced(rows, batch * rows.count + i, /*largest=*/true));
      for (double &most : errors.back())
        most = most < kMinLargestOfRounded ? most : most / (2 * steps);
    }
    for (int64_t j = 0; j < weights.count; ++j) {
      std::vector<double> sizes =
          reduced(weights, batch * weights.count + j, /*largest=*/false);
      for (int64_t i = 0; i < rows.count; ++i) {
        double bound = 0;
        for (int64_t b = 0; b < blocks; ++b)
          bound += errors[i][b] * sizes[b];
        int64_t at = areRowsFirst ? i * weights.count + j : j * rows.count + i;
        bounds[batch * rows.count * weights.count + at] += bound;
      }
    }
  }
}

void roundRows(Operation *op, ArrayRef<ArrayView> operands, Buffer &sums,
               int64_t bits, size_t run, std::mt19937_64 &random) {
  auto contract = cast<ContractOp>(op);
  Rows lhs = rowsOf(operands[0], contract.getLhsBatch(),
                    contract.getLhsContracting()),
       rhs = rowsOf(operands[1], contract.getRhsBatch(),
                    contract.getRhsContracting());
  double steps = roundedSteps(bits);
  std::vector<double> bounds(sums.numElements(), 0);
  if (isInKernel(op)) {
    DequantizeOp weights = dequantizedRhs(contract);
    int64_t block =
        elementsOfRowScale(weights, weights.getType().getDimSize(1));
    addBounds(lhs, rhs, block, steps, /*areRowsFirst=*/true, bounds);
  } else {
    // Either operand may be the rows.
    int64_t length = std::max<int64_t>(lhs.length, 1);
    addBounds(lhs, rhs, length, steps, /*areRowsFirst=*/true, bounds);
    addBounds(rhs, lhs, length, steps, /*areRowsFirst=*/false, bounds);
  }
  ten_type type = sums.type();
  for (int64_t i = 0; i < sums.numElements(); ++i) {
    void *element = sums.element(i);
    if (!std::isfinite(bounds[i])) {
      const double any[] = {INFINITY, -INFINITY, NAN};
      storeDouble(type, element, any[(size_t(i) + run) % 3]);
      continue;
    }
    double error = bounds[i] * kPartOfBound;
    storeDouble(type, element,
                loadDouble(type, element) + (random() & 1 ? error : -error));
  }
}

} // namespace tenon
