//===- Data.cpp - Constants, shapes, slices and indexed access ------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Converter.h"

using namespace mlir;
using namespace tenon;

/// Converts an index select to a gather.
static Value torchIndexSelect(Converter &c, stablehlo::TorchIndexSelectOp op) {
  RankedTensorType type = Converter::typeOf(op.getOperand());
  int64_t rank = type.getRank(), dim = op.getDim(), batch = op.getBatchDims();
  int64_t indexRank = Converter::typeOf(op.getIndex()).getRank();
  SmallVector<int64_t> sizes(type.getShape()), offsets, batching;
  SmallVector<Value> unknown;
  for (int64_t i = 0; i < rank; ++i) {
    if (i < batch)
      batching.push_back(i);
    else if (i != dim)
      offsets.push_back(i < dim ? i : i + indexRank - batch - 1);
    if (i < batch || i == dim)
      sizes[i] = 1;
    else if (type.isDynamicDim(i))
      unknown.push_back(tensor::DimOp::create(c.b, op.getOperand(), i));
  }
  return ten::GatherOp::create(c.b, op.getType(), op.getOperand(),
                               op.getIndex(), offsets, ArrayRef<int64_t>(dim),
                               batching, batching, ArrayRef<int64_t>(dim),
                               indexRank, unknown, sizes);
}

Converter::Outcome Converter::data(Operation *op) {
  using namespace stablehlo;
  // An operation that only states its result shape needs a static one.
  auto isStatic = [&] { return typeOf(op->getResult(0)).hasStaticShape(); };
  auto refuseDynamic = [&] {
    return refuse(op, "expects a static result shape");
  };
  if (auto constant = dyn_cast<ConstantOp>(op))
    return replace(op,
                   ten::ConstantOp::create(b, constant.getValue()).getResult());
  if (auto constant = dyn_cast<chlo::ConstantOp>(op))
    return replace(op,
                   ten::ConstantOp::create(b, constant.getValue()).getResult());
  if (auto iota = dyn_cast<IotaOp>(op)) {
    if (!isStatic())
      return refuseDynamic();
    return replace(op,
                   ten::IotaOp::create(b, iota.getType(),
                                       iota.getIotaDimension(), ValueRange())
                       .getResult());
  }
  if (auto broadcast = dyn_cast<BroadcastInDimOp>(op)) {
    if (!isStatic())
      return refuseDynamic();
    return replace(op, ten::BroadcastOp::create(
                           b, broadcast.getType(), broadcast.getOperand(),
                           broadcast.getBroadcastDimensions())
                           .getResult());
  }
  if (auto broadcast = dyn_cast<BroadcastOp>(op)) {
    if (!isStatic())
      return refuseDynamic();
    int64_t added = broadcast.getBroadcastSizes().size();
    SmallVector<int64_t> dims;
    for (int64_t i = 0; i < typeOf(broadcast.getOperand()).getRank(); ++i)
      dims.push_back(added + i);
    return replace(op, ten::BroadcastOp::create(b, broadcast.getType(),
                                                broadcast.getOperand(), dims)
                           .getResult());
  }
  if (auto reshape = dyn_cast<ReshapeOp>(op)) {
    if (!isStatic())
      return refuseDynamic();
    return replace(
        op, ten::ReshapeOp::create(b, reshape.getType(), reshape.getOperand())
                .getResult());
  }
  if (auto transpose = dyn_cast<TransposeOp>(op))
    return replace(op, ten::TransposeOp::create(b, transpose.getType(),
                                                transpose.getOperand(),
                                                transpose.getPermutation())
                           .getResult());
  if (auto reverse = dyn_cast<ReverseOp>(op))
    return replace(op, ten::ReverseOp::create(b, reverse.getOperand().getType(),
                                              reverse.getOperand(),
                                              reverse.getDimensions())
                           .getResult());
  if (auto concat = dyn_cast<ConcatenateOp>(op))
    return replace(op, ten::ConcatOp::create(b, concat.getType(),
                                             concat.getInputs(),
                                             concat.getDimension())
                           .getResult());
  if (auto pad = dyn_cast<PadOp>(op))
    return replace(op, ten::PadOp::create(
                           b, pad.getType(), pad.getOperand(),
                           pad.getPaddingValue(), ValueRange(), ValueRange(),
                           ValueRange(), pad.getEdgePaddingLow(),
                           pad.getEdgePaddingHigh(), pad.getInteriorPadding())
                           .getResult());
  if (auto slice = dyn_cast<SliceOp>(op))
    return replace(op, ten::SliceOp::create(
                           b, slice.getType(), slice.getOperand(), ValueRange(),
                           ValueRange(), ValueRange(), slice.getStartIndices(),
                           slice.getLimitIndices(), slice.getStrides())
                           .getResult());
  if (auto slice = dyn_cast<DynamicSliceOp>(op))
    return replace(op, ten::DynamicSliceOp::create(
                           b, slice.getType(), slice.getOperand(),
                           slice.getStartIndices(), slice.getSliceSizes())
                           .getResult());
  if (auto update = dyn_cast<DynamicUpdateSliceOp>(op))
    return replace(op,
                   ten::DynamicUpdateSliceOp::create(
                       b, update.getOperand().getType(), update.getOperand(),
                       update.getStartIndices(), update.getUpdate())
                       .getResult());
  if (auto gather = dyn_cast<GatherOp>(op))
    return convertGather(gather, ValueRange(), gather.getSliceSizes());
  if (auto selectOp = dyn_cast<TorchIndexSelectOp>(op))
    return replace(op, torchIndexSelect(*this, selectOp));
  if (auto scatter = dyn_cast<ScatterOp>(op))
    return convertScatter(scatter);
  return std::nullopt;
}
