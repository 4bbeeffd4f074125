//===- Kernels.cpp - Properties of operations in kernels ------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Predicates on operations that fusion, scheduling and lowering of kernels
// share: whether an operation is elementwise, can be computed from indices, is
// cheap to recompute or updates an operand in place; and queries about
// arguments of kernels and entry functions.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Kernels.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/Shape.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace tenon::ten {

bool isComputation(Operation *op) {
  return isa_and_nonnull<TenDialect>(op->getDialect()) &&
         !isa<ConstantOp, ReshapeOp, KernelOp, LaunchOp, CheckOp, YieldOp>(
             op) &&
         llvm::all_of(op->getResultTypes(), llvm::IsaPred<RankedTensorType>);
}

SmallVector<Block *> hostBlocks(func::FuncOp function) {
  SmallVector<Block *> blocks;
  if (attr::kernel.has(function))
    return blocks;
  function.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (isa_and_nonnull<TenDialect>(op->getDialect()))
      return WalkResult::skip();
    for (Region &region : op->getRegions())
      for (Block &block : region)
        blocks.push_back(&block);
    return WalkResult::advance();
  });
  return blocks;
}

bool isPointwise(Operation *op) { return op->hasTrait<Pointwise>(); }

bool isSumInOrder(RankedTensorType type, ArrayRef<int64_t> dims, int64_t most) {
  int64_t count = 1;
  for (int64_t dim : dims) {
    if (type.isDynamicDim(dim) || type.getDimSize(dim) > most)
      return false;
    count *= type.getDimSize(dim);
  }
  return count <= most;
}

/// Returns whether a costly elementwise operation computes the value, or one
/// that it is computed or moved from.
static bool hasCostlyElements(Value value) {
  SetVector<Value> made;
  made.insert(value);
  for (size_t i = 0; i < made.size(); ++i)
    if (Operation *op = made[i].getDefiningOp()) {
      if (isPointwise(op) && !isCheap(op))
        return true;
      made.insert(op->operand_begin(), op->operand_end());
    }
  return false;
}

bool isSumInOrder(ReduceOp op, int64_t most) {
  return op.getInputs().size() == 1 &&
         !hasCostlyElements(op.getInputs().front()) &&
         isSumInOrder(tensorType(op.getInputs().front()), op.getDims(), most);
}

bool isIndexMapped(Operation *op) {
  if (auto bitcast = dyn_cast<BitcastOp>(op))
    return bitcast.getOperand().getType().getRank() ==
           bitcast.getType().getRank();
  return isPointwise(op) ||
         isa<IotaOp, BroadcastOp, TransposeOp, ReverseOp, ConcatOp, PadOp,
             SliceOp, DynamicSliceOp, GatherOp, DequantizeOp>(op);
}

bool makesElements(Operation *op) {
  return isPointwise(op) || isa<BroadcastOp, GatherOp>(op);
}

bool isFreeToRecompute(Operation *op) {
  return isa<IotaOp, BroadcastOp, TransposeOp, ReshapeOp, ReverseOp, SliceOp>(
      op);
}

bool isCheap(Operation *op) {
  if (isFreeToRecompute(op))
    return true;
  if (isa<ConstantOp, AbsOp, NegOp, NotOp, ConvertOp, BitcastOp, AddOp, SubOp,
          MulOp, FmaOp, MaxOp, MinOp, AndOp, OrOp, XorOp, ShlOp, ShrSignedOp,
          ShrUnsignedOp, CompareOp, SelectOp, ClampOp, RealOp, ImagOp,
          ComplexOp, IsFiniteOp>(op))
    return true;
  return isIndexMapped(op) && !isPointwise(op);
}

/// Minimum ratio of the result's elements to the operand's for which reading
/// the operand is negligible.
constexpr int64_t kRepetitions = 16;

bool repeatsLittle(Operation *op) {
  auto broadcast = dyn_cast<BroadcastOp>(op);
  if (!broadcast)
    return false;
  RankedTensorType from = broadcast.getOperand().getType(),
                   to = broadcast.getType();
  return from.hasStaticShape() && to.hasStaticShape() &&
         from.getNumElements() * kRepetitions <= to.getNumElements();
}

SmallVector<int64_t> nonUnitSizes(RankedTensorType type) {
  SmallVector<int64_t> sizes(type.getShape());
  llvm::erase(sizes, 1);
  return sizes;
}

bool isUnitReshape(Operation *op) {
  auto reshape = dyn_cast<ReshapeOp>(op);
  return reshape && reshape.getType().hasStaticShape() &&
         nonUnitSizes(reshape.getType()) ==
             nonUnitSizes(reshape.getOperand().getType());
}

bool isPartOfRows(Operation *op) {
  auto slice = dyn_cast<SliceOp>(op);
  if (!slice || !slice.getType().hasStaticShape() ||
      !slice.getOperand().getType().hasStaticShape() ||
      slice.getType().getRank() < 2 || slice->getNumOperands() != 1)
    return false;
  return slice.getType().getShape().back() ==
             slice.getOperand().getType().getShape().back() &&
         llvm::all_equal(slice.getStaticStride()) &&
         slice.getStaticStride().front() == 1;
}

DynamicSliceOp partOfStack(Value value) {
  auto slice = sourceOfView(value).getDefiningOp<DynamicSliceOp>();
  if (!slice || !slice.getType().hasStaticShape() ||
      !slice.getOperand().getType().hasStaticShape())
    return {};
  ArrayRef<int64_t> whole = slice.getOperand().getType().getShape();
  size_t dim = 0;
  while (dim < whole.size() && slice.getSizes()[dim] == 1)
    ++dim;
  return slice.getSizes().drop_front(dim) == whole.drop_front(dim)
             ? slice
             : DynamicSliceOp();
}

bool isInPlace(Value value) {
  if (isa<BlockArgument>(value))
    return true;
  DynamicSliceOp slice = partOfStack(value);
  return slice && isa<BlockArgument>(slice.getOperand());
}

bool isReadPointwise(BlockArgument argument) {
  SmallVector<Value> worklist{argument};
  llvm::DenseSet<Value> seen{argument};
  while (!worklist.empty())
    for (Operation *user : worklist.pop_back_val().getUsers()) {
      if (isa<YieldOp>(user) && isa<KernelOp>(user->getParentOp()))
        continue;
      if (!isPointwise(user) || user->getBlock() != argument.getOwner())
        return false;
      for (Value result : user->getResults())
        if (seen.insert(result).second)
          worklist.push_back(result);
    }
  return true;
}

KernelKind kernelKind(Operation *root) {
  return llvm::TypeSwitch<Operation *, KernelKind>(root)
      .Case<ReduceOp>([](auto) { return KernelKind::Reduce; })
      .Case<ContractOp>([](auto) { return KernelKind::Contract; })
      .Case<ConvOp>([](auto) { return KernelKind::Conv; })
      .Case<WindowReduceOp>([](auto) { return KernelKind::Window; })
      .Case<ScanOp>([](auto) { return KernelKind::Scan; })
      .Case<ScatterOp, DynamicUpdateSliceOp>(
          [](auto) { return KernelKind::Scatter; })
      .Case<SortOp, TopKOp>([](auto) { return KernelKind::Sort; })
      .Case<CholeskyOp, TriangularSolveOp, FftOp, RngBitsOp, LibraryCallOp,
            HostCallOp>([](auto) { return KernelKind::Algorithm; })
      .Default([](auto) { return KernelKind::Map; });
}

OpOperand *updatedOperand(Operation *op) {
  if (auto update = dyn_cast<DynamicUpdateSliceOp>(op))
    return &update.getOperandMutable();
  if (auto scatter = dyn_cast<ScatterOp>(op))
    if (scatter.getInputs().size() == 1)
      return &scatter->getOpOperand(0);
  return nullptr;
}

bool hasInPlaceArgument(func::FuncOp kernel) {
  return llvm::any_of(llvm::seq(kernel.getNumArguments()),
                      [&](unsigned i) { return attr::inPlace.has(kernel, i); });
}

SmallVector<func::FuncOp> interpretedKernels(ModuleOp module) {
  return llvm::filter_to_vector(
      module.getOps<func::FuncOp>(),
      [](func::FuncOp function) { return attr::interpreted.has(function); });
}

DequantizeOp dequantizedRhs(ContractOp op) {
  Value operand = op.getRhs();
  if (auto slice = operand.getDefiningOp<SliceOp>()) {
    auto isAll = [](ArrayRef<int64_t> values, int64_t value) {
      return llvm::all_of(values, [&](int64_t v) { return v == value; });
    };
    if (!isAll(slice.getStaticStart(), 0) || !isAll(slice.getStaticStride(), 1))
      return {};
    operand = slice.getOperand();
  }
  auto found = operand.getDefiningOp<DequantizeOp>();
  bool isMatrix =
      found && found.getType().getRank() == 2 && op.getRhsBatch().empty() &&
      op.getRhsContracting() == ArrayRef<int64_t>{1} &&
      op.getLhsContracting().front() == op.getLhs().getType().getRank() - 1;
  return isMatrix && op.getAccumulatorType().isF32() ? found : DequantizeOp();
}

bool isQuantizedOperand(ContractOp op, Value value) {
  DequantizeOp found = dequantizedRhs(op);
  return found && llvm::is_contained(found->getOperands(), value);
}

Value sourceOfView(Value value) {
  while (auto view = value.getDefiningOp<ReshapeOp>())
    value = view.getOperand();
  return value;
}

ConstantOp packableConstant(Value value) {
  auto constant = sourceOfView(value).getDefiningOp<ConstantOp>();
  return constant && constant.getType().hasStaticShape() &&
                 isa<DenseElementsAttr>(constant.getValue()) &&
                 !constant.getValue().isSplat()
             ? constant
             : ConstantOp();
}

Operation *loopAfter(Value value, Operation *op) {
  value = sourceOfView(value);
  Operation *loop = nullptr;
  for (Operation *parent = op->getParentOp(); parent;
       parent = parent->getParentOp())
    if (auto candidate = dyn_cast<LoopLikeOpInterface>(parent);
        candidate && candidate.isDefinedOutsideOfLoop(value))
      loop = parent;
  return loop;
}

BlockArgument residentArgument(Value value) {
  value = sourceOfView(value);
  auto argument = dyn_cast<BlockArgument>(value);
  if (!argument)
    return {};
  auto function =
      dyn_cast<FunctionOpInterface>(argument.getOwner()->getParentOp());
  return function && attr::resident.get(function, argument.getArgNumber())
             ? argument
             : BlockArgument();
}

llvm::SetVector<StringAttr> loadFunctions(func::FuncOp entry) {
  llvm::SetVector<StringAttr> names;
  if (FlatSymbolRefAttr load = attr::load.get(entry))
    names.insert(load.getAttr());
  if (ArrayAttr parts = attr::loadParts.get(entry))
    for (auto part : parts.getAsRange<DictionaryAttr>())
      if (auto name = part.getAs<FlatSymbolRefAttr>("function"))
        names.insert(name.getAttr());
  return names;
}

bool keepsDim(BroadcastOp op, int64_t dim) {
  RankedTensorType from = op.getOperand().getType();
  if (!from.isDynamicDim(dim))
    return from.getDimSize(dim) == op.getType().getDimSize(op.getDims()[dim]);
  return llvm::is_contained(op.getKept().value_or(ArrayRef<int64_t>()), dim);
}

} // namespace tenon::ten
