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

#include "Dialect/Ten/Analysis/FourierTransforms.h"
#include "Runtime/Fourier/Fft.h"
#include "StepPlanner.h"

using namespace mlir;

namespace tenon {

/// Most numbers of a transform that steps compute.
/// Bound: numbers; time of a call that is not compiled.
constexpr int64_t kMaxTransformed = int64_t(1) << 24;

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
  int64_t rank = from.getRank();
  Type element = from.getElementType();
  if (auto complex = dyn_cast<ComplexType>(element))
    element = complex.getElementType();
  auto partBytes = int32_t(element.getIntOrFloatBitWidth() / 8);
  StepView result = makeTemporary(typeOf(to), to.getShape()),
           current = *operand;
  std::optional<StepView> numbers;
  // In the order of compiled code.
  for (const ten::DimTransform &along : ten::transformsOf(op)) {
    if (!along.isOfResult && !numbers)
      numbers = makeTemporary(typeOf(from), from.getShape());
    const StepView &to = along.isOfResult ? result : *numbers;
    bool isRow = along.dim == rank - 1;
    int64_t columns = 1, matrices = 1;
    for (int64_t i = 0; i < rank; ++i)
      (i < along.dim ? matrices : columns) *=
          i == along.dim ? 1 : to.dims[size_t(i)];
    StepView table = {addConstantBuffer(makeFftTable(
                          int32_t(along.kind), along.length, partBytes, isRow)),
                      TEN_I8,
                      0,
                      {},
                      {}};
    made.steps.emplace_back(
        TransformStep{current, to, table, isRow, matrices, columns});
    current = to;
  }
  values[size_t(node.result)].view = result;
  return true;
}

} // namespace tenon
