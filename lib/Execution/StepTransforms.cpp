//===- StepTransforms.cpp - Steps of Fourier transforms -------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Part of StepPlanner: Fourier transforms, by the routine that compiled code
// calls (CodeGen/Fourier/Fft.cpp). A step transforms one dimension.
//
//===----------------------------------------------------------------------===//

#include "Runtime/Library.h"
#include "Runtime/Memory.h"
#include "StepPlanner.h"

#include <memory>

using namespace mlir;

namespace tenon {

/// Most numbers of a transform that steps compute.
/// Bound: numbers; time of a call that is not compiled.
constexpr int64_t kMaxTransformed = int64_t(1) << 24;

/// Returns the bytes of a table.
static std::string tableOf(ten::FftKind kind, int64_t length, int32_t partBytes,
                           bool isRow) {
  auto number = int32_t(kind);
  std::string table(
      size_t(ten_rt_fft_table_bytes(number, length, partBytes, isRow)), '\0');
  std::unique_ptr<void, void (*)(void *)> scratch(
      allocateMemory(
          ten_rt_fft_scratch_bytes(number, length, partBytes, isRow)),
      freeMemory);
  ten_rt_fft_prepare(number, length, partBytes, isRow, table.data(),
                     scratch.get());
  return table;
}

bool StepPlanner::visitTransform(const StepNode &node, ten::FftOp op) {
  RankedTensorType from = op.getOperand().getType(), to = op.getType();
  if (from.getNumElements() == 0 || to.getNumElements() == 0 ||
      std::max(from.getNumElements(), to.getNumElements()) > kMaxTransformed)
    return false;
  StepView *found = viewOf(node.operands[0]);
  if (!found)
    return false;
  std::optional<StepView> operand = makeDense(*found);
  if (!operand)
    return false;
  ArrayRef<int64_t> length = op.getLength();
  int64_t rank = from.getRank(), first = rank - int64_t(length.size());
  Type element = from.getElementType();
  if (auto complex = dyn_cast<ComplexType>(element))
    element = complex.getElementType();
  auto partBytes = int32_t(element.getIntOrFloatBitWidth() / 8);
  StepView result = makeTemporary(typeOf(to), to.getShape()),
           current = *operand;
  auto transform = [&](const StepView &destination, ten::FftKind kind,
                       int64_t dim) {
    bool isRow = dim == rank - 1;
    ArrayRef<int64_t> shape(destination.dims);
    int64_t columns = 1, matrices = 1;
    for (int64_t i = 0; i < rank; ++i)
      (i < dim ? matrices : columns) *= i == dim ? 1 : shape[size_t(i)];
    StepView table = {addConstantBuffer(tableOf(
                          kind, length[size_t(dim - first)], partBytes, isRow)),
                      TEN_I8,
                      0,
                      {},
                      {}};
    made.steps.emplace_back(
        TransformStep{current, destination, table, isRow, matrices, columns});
    current = destination;
  };
  // In the order of compiled code.
  switch (op.getKind()) {
  case ten::FftKind::RFFT:
    transform(result, ten::FftKind::RFFT, rank - 1);
    for (int64_t dim = first; dim < rank - 1; ++dim)
      transform(result, ten::FftKind::FFT, dim);
    break;
  case ten::FftKind::IRFFT:
    if (first < rank - 1) {
      StepView numbers = makeTemporary(typeOf(from), from.getShape());
      for (int64_t dim = first; dim < rank - 1; ++dim)
        transform(numbers, ten::FftKind::IFFT, dim);
    }
    transform(result, ten::FftKind::IRFFT, rank - 1);
    break;
  default:
    for (int64_t dim = first; dim < rank; ++dim)
      transform(result, op.getKind(), dim);
  }
  values[size_t(node.result)].view = result;
  return true;
}

} // namespace tenon
