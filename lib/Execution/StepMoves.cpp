//===- StepMoves.cpp - Steps that move elements ---------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Part of StepPlanner: what moves elements changes the strides of a view, or is
// a copy between views.
//
//===----------------------------------------------------------------------===//

#include "StepPlanner.h"

using namespace mlir;

namespace tenon {

bool StepPlanner::visitReshape(const StepNode &node) {
  StepView *operand = viewOf(node.operands[0]);
  if (!operand)
    return false;
  ArrayRef<int64_t> dims = values[size_t(node.result)].type.getShape();
  std::optional<StepView> view = *operand;
  if (view->isSplat() && view->count() > 1) {
    view->strides.assign(dims.size(), 0);
  } else {
    view = makeDense(*view);
    if (!view)
      return false;
    view->strides = ten::elementStrides(dims);
  }
  view->dims.assign(dims.begin(), dims.end());
  values[size_t(node.result)].view = view;
  return true;
}

bool StepPlanner::visitBroadcast(const StepNode &node, ten::BroadcastOp op) {
  StepView *operand = viewOf(node.operands[0]);
  if (!operand || !op.getSizes().empty())
    return false;
  StepView view = *operand;
  view.dims.assign(op.getType().getShape().begin(),
                   op.getType().getShape().end());
  view.strides.assign(view.dims.size(), 0);
  for (auto [i, dim] : llvm::enumerate(op.getDims()))
    if (operand->dims[i] != 1)
      view.strides[size_t(dim)] = operand->strides[i];
  values[size_t(node.result)].view = view;
  return true;
}

bool StepPlanner::visitTranspose(const StepNode &node, ten::TransposeOp op) {
  StepView *operand = viewOf(node.operands[0]);
  if (!operand)
    return false;
  StepView view = *operand;
  for (auto [to, from] : llvm::enumerate(op.getPerm())) {
    view.dims[to] = operand->dims[size_t(from)];
    view.strides[to] = operand->strides[size_t(from)];
  }
  values[size_t(node.result)].view = view;
  return true;
}

bool StepPlanner::visitReverse(const StepNode &node, ten::ReverseOp op) {
  StepView *operand = viewOf(node.operands[0]);
  if (!operand)
    return false;
  StepView view = *operand;
  for (int64_t dim : op.getDims()) {
    auto i = size_t(dim);
    view.offset += (view.dims[i] - 1) * view.strides[i];
    view.strides[i] = -view.strides[i];
  }
  values[size_t(node.result)].view = view;
  return true;
}

bool StepPlanner::visitConcat(const StepNode &node, ten::ConcatOp op) {
  RankedTensorType type = values[size_t(node.result)].type;
  StepView all = makeTemporary(typeOf(type), type.getShape());
  StepView part = all;
  auto dim = size_t(op.getDim());
  for (int number : node.operands) {
    StepView *operand = viewOf(number);
    if (!operand)
      return false;
    part.dims[dim] = operand->dims[dim];
    if (!copy(*operand, part))
      return false;
    part.offset += part.dims[dim] * part.strides[dim];
  }
  values[size_t(node.result)].view = all;
  return true;
}

bool StepPlanner::visitPad(const StepNode &node, ten::PadOp op) {
  if (node.operands.size() != 2)
    return false;
  StepView *operand = viewOf(node.operands[0]);
  StepView *padding = viewOf(node.operands[1]);
  if (!operand || !padding)
    return false;
  RankedTensorType type = values[size_t(node.result)].type;
  StepView from = *operand, spread = *padding;
  StepView all = makeTemporary(typeOf(type), type.getShape());
  spread.dims = all.dims;
  spread.strides.assign(all.dims.size(), 0);
  if (!copy(spread, all))
    return false;
  StepView to = all;
  for (size_t i = 0; i < all.dims.size(); ++i) {
    // Element k is at low + k * step, if that is in the result.
    int64_t low = op.getStaticLow()[i], step = op.getStaticInterior()[i] + 1;
    int64_t first = low < 0 ? (-low + step - 1) / step : 0;
    int64_t room = all.dims[i] - 1 - low;
    int64_t last = room < 0 ? -1 : std::min(room / step, from.dims[i] - 1);
    to.dims[i] = from.dims[i] = std::max<int64_t>(0, last - first + 1);
    from.offset += first * from.strides[i];
    to.offset += (low + first * step) * all.strides[i];
    to.strides[i] *= step;
  }
  values[size_t(node.result)].view = all;
  return to.count() == 0 || copy(from, to);
}

bool StepPlanner::visitSlice(const StepNode &node, ten::SliceOp op) {
  StepView *operand = viewOf(node.operands[0]);
  if (!operand || node.operands.size() != 1)
    return false;
  StepView view = *operand;
  ArrayRef<int64_t> dims = values[size_t(node.result)].type.getShape();
  view.dims.assign(dims.begin(), dims.end());
  for (size_t i = 0; i < dims.size(); ++i) {
    view.offset += op.getStaticStart()[i] * view.strides[i];
    view.strides[i] *= op.getStaticStride()[i];
  }
  values[size_t(node.result)].view = view;
  return true;
}

bool StepPlanner::visitIota(const StepNode &node, ten::IotaOp op) {
  RankedTensorType type = values[size_t(node.result)].type;
  if (!op.getSizes().empty())
    return false;
  auto dim = size_t(op.getDim());
  int64_t count = type.getShape()[dim];
  ten_type element = typeOf(type);
  int64_t bytes = storageSize(element);
  if (count > kMaxConstant)
    return false;
  std::string data(size_t(count * bytes), '\0');
  for (int64_t i = 0; i < count; ++i) {
    char *place = data.data() + i * bytes;
    if (isComplex(element))
      storeComplex(element, place, double(i));
    else if (isFloat(element))
      storeDouble(element, place, double(i));
    else
      storeInt64(element, place, i);
  }
  StepView view = {addConstantBuffer(data), element, 0,
                   SmallVector<int64_t>(type.getShape()),
                   SmallVector<int64_t>(type.getShape().size(), 0)};
  view.strides[dim] = 1;
  values[size_t(node.result)].view = view;
  return true;
}

std::optional<std::vector<StepStart>>
StepPlanner::startsOf(ArrayRef<int> numbers, ArrayRef<int64_t> dims,
                      ArrayRef<int64_t> sizes, ArrayRef<int64_t> strides) {
  std::vector<StepStart> starts;
  for (size_t i = 0; i < numbers.size(); ++i) {
    StepView *index = viewOf(numbers[i]);
    if (!index)
      return std::nullopt;
    starts.push_back({*index, dims[i] - sizes[i], strides[i]});
  }
  return starts;
}

bool StepPlanner::visitDynamicSlice(const StepNode &node,
                                    ten::DynamicSliceOp op) {
  StepView *operand = viewOf(node.operands[0]);
  if (!operand)
    return false;
  StepView from = *operand;
  auto starts = startsOf(ArrayRef(node.operands).drop_front(), from.dims,
                         op.getSizes(), from.strides);
  if (!starts)
    return false;
  from.dims.assign(op.getSizes().begin(), op.getSizes().end());
  StepView to = makeTemporary(from.type, from.dims);
  if (!copy(from, to))
    return false;
  std::get<CopyStep>(made.steps.back()).fromStarts = std::move(*starts);
  values[size_t(node.result)].view = to;
  return true;
}

bool StepPlanner::visitDynamicUpdateSlice(const StepNode &node) {
  // The update is behind the start indices.
  StepView *operand = viewOf(node.operands.front());
  StepView *update = viewOf(node.operands.back());
  if (!operand || !update)
    return false;
  StepView from = *operand, part = *update;
  StepView all = makeTemporary(from.type, from.dims);
  auto starts = startsOf(ArrayRef(node.operands).drop_front().drop_back(),
                         all.dims, part.dims, all.strides);
  StepView to = all;
  to.dims = part.dims;
  if (!starts || !copy(from, all) || !copy(part, to))
    return false;
  std::get<CopyStep>(made.steps.back()).toStarts = std::move(*starts);
  values[size_t(node.result)].view = all;
  return true;
}

/// Sets the strides of the step, whose views are known.
///
/// \param vectorDim dimension of the index vectors in the indices.
/// \param windowDims the windows' dimensions that are not those of the indices,
///   ascending, in the order of the array's dimensions that are not dropped.
/// \param isDropped returns whether a window has one element in a dimension of
///   the array and the windows lack that dimension.
/// \param startMap the array's dimension of each element of an index vector.
/// \param batching pairs of batch dimensions of the indices and of the array.
static void
setWindows(WindowStep &step, size_t vectorDim, ArrayRef<int64_t> windowDims,
           function_ref<bool(int64_t)> isDropped, ArrayRef<int64_t> startMap,
           ArrayRef<int64_t> indicesBatching, ArrayRef<int64_t> arrayBatching) {
  const StepView &indices = step.indices, &array = step.array,
                 &windows = step.windows;
  bool hasVector = vectorDim < indices.dims.size();
  step.vectorStride = hasVector ? indices.strides[vectorDim] : 0;
  SmallVector<int64_t> extent(array.dims.size(), 1);
  SmallVector<int64_t> sizes, arrayStrides, windowStrides, kept;
  for (int64_t dim = 0; dim < int64_t(extent.size()); ++dim)
    if (!isDropped(dim))
      kept.push_back(dim);
  size_t ofIndices = 0;
  for (size_t dim = 0; dim < windows.dims.size(); ++dim) {
    int64_t size = windows.dims[dim], stride = windows.strides[dim];
    if (llvm::is_contained(windowDims, int64_t(dim))) {
      auto ofArray = size_t(kept[sizes.size()]);
      extent[ofArray] = size;
      sizes.push_back(size);
      arrayStrides.push_back(array.strides[ofArray]);
      windowStrides.push_back(stride);
      continue;
    }
    if (ofIndices == vectorDim)
      ++ofIndices;
    int64_t batch = 0;
    for (auto [from, to] : llvm::zip_equal(indicesBatching, arrayBatching))
      if (size_t(from) == ofIndices)
        batch = array.strides[size_t(to)];
    step.dims.push_back({size, indices.strides[ofIndices], stride, batch});
    ++ofIndices;
  }
  for (int64_t dim : startMap)
    step.starts.push_back({array.strides[size_t(dim)],
                           array.dims[size_t(dim)] - extent[size_t(dim)]});
  step.window = StridedCopy(
      sizes, step.isScatter ? windowStrides : arrayStrides,
      step.isScatter ? arrayStrides : windowStrides, storageSize(array.type));
}

bool StepPlanner::visitGather(const StepNode &node, ten::GatherOp op) {
  if (node.operands.size() != 2 || op.dropsEmptyDimension())
    return false;
  StepView *operand = viewOf(node.operands[0]);
  StepView *indices = viewOf(node.operands[1]);
  if (!operand || !indices)
    return false;
  RankedTensorType type = values[size_t(node.result)].type;
  WindowStep step;
  step.indices = *indices;
  step.array = *operand;
  step.windows = makeTemporary(typeOf(type), type.getShape());
  copied += step.windows.count() * storageSize(step.windows.type);
  if (copied > mayCopy)
    return false;
  setWindows(
      step, size_t(op.getIndexVectorDim()), op.getOffsetDims(),
      [&](int64_t dim) { return op.isDropped(dim); }, op.getStartIndexMap(),
      op.getIndicesBatching(), op.getOperandBatching());
  values[size_t(node.result)].view = step.windows;
  made.steps.emplace_back(std::move(step));
  return true;
}

bool StepPlanner::visitScatter(const StepNode &node, ten::ScatterOp op) {
  if (op.getKind() != ten::ScatterKind::Set || node.operands.size() != 3)
    return false;
  StepView *operand = viewOf(node.operands[0]);
  StepView *indices = viewOf(node.operands[1]);
  StepView *updates = viewOf(node.operands[2]);
  if (!operand || !indices || !updates)
    return false;
  StepView from = *operand;
  WindowStep step;
  step.isScatter = true;
  step.indices = *indices;
  step.windows = *updates;
  step.array = makeTemporary(from.type, from.dims);
  copied += step.windows.count() * storageSize(step.windows.type);
  if (!copy(from, step.array))
    return false;
  setWindows(
      step, size_t(op.getIndexVectorDim()), op.getUpdateWindowDims(),
      [&](int64_t dim) {
        return llvm::is_contained(op.getInserted(), dim) ||
               llvm::is_contained(op.getInputBatching(), dim);
      },
      op.getScatterDimsToOperandDims(), op.getIndicesBatching(),
      op.getInputBatching());
  values[size_t(node.result)].view = step.array;
  made.steps.emplace_back(std::move(step));
  return true;
}

} // namespace tenon
