//===- KernelWork.cpp - Counts the work of kernels ------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Computes lower bounds of the bytes that a kernel moves and the operations
// that it performs, by kind, from its operations on tensors: only the slices of
// operands that results depend on, FFTs by the 5 N log2 N convention,
// convolutions without the taps on padding. Used for the roofline of
// `--explain` and `--report`.
//
//===----------------------------------------------------------------------===//

#include "Report/KernelWork.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/ElementType.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "Dialect/Ten/IR/Ten.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "llvm/Support/MathExtras.h"
#include <cmath>
#include <numeric>

using namespace mlir;
using namespace tenon::ten;

namespace tenon {

namespace {

/// Sums and products of sizes, any of which may be unknown.
class Count {
public:
  Count(int64_t value) : value(value) {}
  static Count unknown() { return {-1}; }
  static Count elements(Value of) {
    auto type = dyn_cast<RankedTensorType>(of.getType());
    if (!type)
      return isa<ShapedType>(of.getType()) ? unknown() : Count(1);
    Count count = 1;
    for (int64_t size : type.getShape())
      count = count * Count(ShapedType::isDynamic(size) ? -1 : size);
    return count;
  }

  bool isKnown() const { return value >= 0; }
  int64_t get() const { return value; }
  Count operator*(Count other) const {
    int64_t product;
    return !isKnown() || !other.isKnown() ||
                   llvm::MulOverflow(value, other.value, product)
               ? unknown()
               : Count(product);
  }
  Count operator+(Count other) const {
    int64_t sum;
    return !isKnown() || !other.isKnown() ||
                   llvm::AddOverflow(value, other.value, sum)
               ? unknown()
               : Count(sum);
  }

private:
  int64_t value;
};

Count bytesOf(Type type) { return {storageBytes(type).value_or(-1)}; }

Count least(Count a, Count b) {
  return !a.isKnown() ? b : b.isKnown() && b.get() < a.get() ? b : a;
}

/// The number of elements of each value of a kernel that its results depend on.
class Needs {
public:
  explicit Needs(func::FuncOp kernel) {
    for (Operation &op : llvm::reverse(kernel.getBody().front()))
      for (OpOperand &operand : op.getOpOperands())
        add(operand);
  }

  Count of(Value value) const {
    auto found = needs.find(value);
    Count all = Count::elements(value);
    return found == needs.end() ? all : least(all, found->second);
  }

private:
  void add(OpOperand &use) {
    Operation *user = use.getOwner();
    // Elementwise users need their own elements; all other users need all.
    bool isByElement =
        user->getNumResults() == 1 &&
        (isPointwise(user) ||
         isa<BroadcastOp, TransposeOp, ReverseOp, ReshapeOp, ConcatOp>(user) ||
         (isa<SliceOp, DynamicSliceOp, GatherOp>(user) &&
          use.getOperandNumber() == 0));
    Count count =
        isByElement ? of(user->getResult(0)) : Count::elements(use.get());
    auto [place, isNew] = needs.try_emplace(use.get(), count);
    if (!isNew)
      place->second = place->second + count;
  }

  llvm::DenseMap<Value, Count> needs;
};

NumberKind kindOf(Type type) {
  if (auto shaped = dyn_cast<ShapedType>(type))
    type = shaped.getElementType();
  if (auto complex = dyn_cast<ComplexType>(type))
    type = complex.getElementType();
  return type.isIntOrFloat() && type.getIntOrFloatBitWidth() == 64
             ? NumberKind::F64
             : NumberKind::F32;
}

/// Returns the stored kind of a product's operand: its kind before widening.
NumberKind factorKind(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (!isa<ConvertOp, ReshapeOp, TransposeOp, BroadcastOp>(op))
      break;
    value = op->getOperand(0);
  }
  Type type = getElementTypeOrSelf(value.getType());
  if (type.isF16())
    return NumberKind::F16;
  if (isa<FloatType>(type) && type.getIntOrFloatBitWidth() <= 16)
    return NumberKind::BF16;
  if (isa<IntegerType>(type) && type.getIntOrFloatBitWidth() <= 8)
    return NumberKind::I8;
  return kindOf(type);
}

NumberKind productKind(Value lhs, Value rhs) {
  NumberKind left = factorKind(lhs), right = factorKind(rhs);
  return left == right ? left
         : left == NumberKind::F64 || right == NumberKind::F64
             ? NumberKind::F64
             : NumberKind::F32;
}

class Counter {
public:
  Counter(KernelWork &work, const Needs &needs) : work(work), needs(needs) {}
  void add(Operation &op);

private:
  void add(NumberKind kind, Count count) {
    int64_t &sum = work.operations[static_cast<size_t>(kind)];
    Count all = Count(sum) + count;
    work.countsAll &= all.isKnown();
    if (all.isKnown())
      sum = all.get();
  }

  KernelWork &work;
  const Needs &needs;
};

/// A complex multiply-add is four real ones.
int64_t multiplyAdd(Value result) {
  return isa<ComplexType>(getElementTypeOrSelf(result.getType())) ? 8 : 2;
}

/// Returns the number of taps that all outputs of a convolution have along a
/// dimension, without those on padding or in the gaps of a dilated input.
Count tapsOf(ConvOp conv, int64_t i) {
  ConvDimsAttr dims = conv.getDims();
  int64_t size =
      conv.getInput().getType().getDimSize(dims.getInputSpatial()[i]);
  int64_t taps =
      conv.getKernel().getType().getDimSize(dims.getKernelSpatial()[i]);
  int64_t places = conv.getType().getDimSize(dims.getOutputSpatial()[i]);
  if (ShapedType::isDynamic(size) || ShapedType::isDynamic(taps) ||
      ShapedType::isDynamic(places))
    return Count::unknown();
  int64_t gap = conv.getInputDilation(i), last = (size - 1) * gap, count = 0;
  // With more pairs of position and tap, padding is a small part of them.
  constexpr int64_t kMaxCounted = 1 << 20;
  if (taps > 0 && places > kMaxCounted / taps)
    return Count(places) * Count(std::max<int64_t>(taps / gap, 1));
  for (int64_t place = 0; place < places; ++place)
    for (int64_t tap = 0; tap < taps; ++tap) {
      int64_t at = place * conv.getStride(i) + tap * conv.getKernelDilation(i) -
                   conv.getPadLow(i);
      count += at >= 0 && at <= last && at % gap == 0;
    }
  return count;
}

Count multipliesOf(ConvOp conv) {
  ConvDimsAttr dims = conv.getDims();
  auto size = [](Value value, int64_t dim) {
    int64_t size = cast<RankedTensorType>(value.getType()).getDimSize(dim);
    return Count(ShapedType::isDynamic(size) ? -1 : size);
  };
  Count count = size(conv.getResult(), dims.getOutputBatch()) *
                size(conv.getResult(), dims.getOutputFeature()) *
                size(conv.getKernel(), dims.getKernelInputFeature());
  for (int64_t i = 0; i < conv.getNumSpatial(); ++i)
    count = count * tapsOf(conv, i);
  return count;
}

void Counter::add(Operation &op) {
  if (auto generic = dyn_cast<linalg::GenericOp>(op)) {
    Count points = 1;
    for (int64_t size : generic.getStaticLoopRanges())
      points = points * Count(ShapedType::isDynamic(size) ? -1 : size);
    for (Operation &inner : *generic.getBody())
      if (isPointwise(&inner))
        add(kindOf(inner.getResult(0).getType()), points);
    return;
  }
  if (op.getNumResults() == 0 || isa<ConstantOp>(op))
    return;
  Value result = op.getResult(0);
  if (auto contract = dyn_cast<ContractOp>(op)) {
    Count depth = multiplyAdd(result);
    RankedTensorType lhs = contract.getLhs().getType();
    for (int64_t dim : contract.getLhsContracting())
      depth = depth * Count(lhs.isDynamicDim(dim) ? -1 : lhs.getDimSize(dim));
    return add(productKind(contract.getLhs(), contract.getRhs()),
               Count::elements(result) * depth);
  }
  if (auto conv = dyn_cast<ConvOp>(op))
    return add(productKind(conv.getInput(), conv.getKernel()),
               multipliesOf(conv) * Count(multiplyAdd(result)));
  NumberKind kind = kindOf(result.getType());
  if (isPointwise(&op))
    return add(kind, needs.of(result));
  if (isa<ReduceOp, ScanOp>(op))
    return add(kind, Count::elements(op.getOperand(0)));
  if (auto scatter = dyn_cast<ScatterOp>(op);
      scatter && scatter.getKind() && !scatter.getUpdates().empty())
    return add(kind, scatter.getKind() == ScatterKind::Set
                         ? 0
                         : Count::elements(scatter.getUpdates().front()));
  if (auto window = dyn_cast<WindowReduceOp>(op)) {
    Count taps = Count::elements(result);
    for (int64_t size : window.getWindow())
      taps = taps * Count(size);
    return add(kind, taps);
  }
  if (auto fft = dyn_cast<FftOp>(op)) {
    // Complex: 5 N log2 N by convention; real: half.
    bool isReal =
        fft.getKind() == FftKind::RFFT || fft.getKind() == FftKind::IRFFT;
    Value whole =
        fft.getKind() == FftKind::RFFT ? Value(fft.getOperand()) : result;
    double length = 1;
    for (int64_t size : fft.getLength())
      length *= static_cast<double>(size);
    Count points = Count::elements(whole);
    if (points.isKnown())
      points = static_cast<int64_t>((isReal ? 2.5 : 5) *
                                    static_cast<double>(points.get()) *
                                    std::log2(std::max(length, 1.0)));
    return add(kind, points);
  }
  // Operations that only move elements compute nothing.
  if (!isIndexMapped(&op) && !isa<ReshapeOp, DynamicUpdateSliceOp>(op))
    work.countsAll = false;
}

/// Returns the bytes of an argument changed in place that are written, and
/// read.
Count bytesChanged(BlockArgument argument) {
  Count all = bytesOf(argument.getType()), parts = 0;
  for (Operation *user : argument.getUsers()) {
    if (auto update = dyn_cast<DynamicUpdateSliceOp>(user))
      parts = parts + bytesOf(update.getUpdate().getType());
    else if (auto scatter = dyn_cast<ScatterOp>(user))
      for (auto [input, update] :
           llvm::zip_equal(scatter.getInputs(), scatter.getUpdates())) {
        if (input == argument)
          parts = parts + bytesOf(update.getType());
      }
    else
      return all;
  }
  return least(all, parts);
}

} // namespace

int64_t KernelWork::flops() const {
  return std::accumulate(operations.begin(), operations.end(), int64_t(0));
}

KernelWork workOf(func::FuncOp kernel, ArrayRef<LaunchOp> launches) {
  KernelWork work;
  if (kernel.isExternal()) {
    work.bytes = work.footprint = -1;
    work.countsAll = false;
    return work;
  }
  Needs needs(kernel);
  Counter counter(work, needs);
  for (Operation &op : kernel.getBody().front())
    counter.add(op);
  Count bytes = 0, footprint = 0;
  unsigned inputs = kernel.getNumArguments() - kernel.getNumResults();
  for (BlockArgument argument : kernel.getArguments()) {
    unsigned number = argument.getArgNumber();
    Count part = 0;
    if (number < inputs) {
      auto type = dyn_cast<RankedTensorType>(argument.getType());
      Count element =
          type ? bytesOf(RankedTensorType::get({}, type.getElementType())) : 0;
      part = needs.of(argument) * element;
    } else {
      part = attr::update.has(kernel, number) ? bytesChanged(argument)
                                              : bytesOf(argument.getType());
    }
    bytes = bytes + part;
    bool isReuse =
        number >= inputs && llvm::any_of(launches, [&](LaunchOp launch) {
          ArrayRef<int64_t> reuse = launch.getReuse();
          return number - inputs < reuse.size() && reuse[number - inputs] >= 0;
        });
    footprint = footprint + (isReuse ? Count(0) : part);
  }
  work.bytes = bytes.get();
  work.footprint = footprint.get();
  return work;
}

Bound boundOf(const KernelWork &work, const MachineLimits &limits) {
  Bound bound;
  if (const MemoryLevel *level =
          work.bytes > 0 ? limits.levelOf(work.footprint) : nullptr)
    if (level->bytesPerSecond > 0)
      bound = {
          limits.secondsToMove(static_cast<double>(work.bytes), work.footprint),
          level->name};
  double computing = 0;
  for (auto [operations, peak] : llvm::zip_equal(work.operations, limits.peaks))
    if (peak > 0)
      computing += static_cast<double>(operations) / peak;
  if (computing > bound.seconds)
    bound = {computing, "multiply-add"};
  return bound;
}

} // namespace tenon
