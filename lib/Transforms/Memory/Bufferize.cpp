//===- Bufferize.cpp - Bufferizes kernels and host functions --------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements ten-bufferize: runs One-Shot Bufferize on each function of a
// module by itself. Kernels are in destination-passing style: their results are
// their last arguments. A host function gets parameters for the memory of its
// static results, which may be the memory of donated arguments, and a plan
// function that computes the sizes of the dynamic ones before the run.
//
// The analysis of conflicts compares all reads and writes of an alias set with
// each other. Most of this file keeps these sets small (one tensor per use of
// an argument, one empty tensor per user, results delivered in parts) or adds
// the copies that the analysis cannot see (deliveries at the end of a function,
// updates of values that are read later). LaunchChains.cpp and LoopState.cpp do
// the same for chains of launches and for loops.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Bufferization/Transforms/Bufferize.h"
#include "BufferViews.h"
#include "Dialect/Ten/Analysis/Launches.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/Ten.h"
#include "LaterReads.h"
#include "LaunchChains.h"
#include "LoopCopies.h"
#include "LoopState.h"
#include "SizePlanner.h"
#include "SliceSubsets.h"
#include "TensorViews.h"
#include "Transforms/Bufferization.h"
#include "Transforms/Passes.h"
#include "mlir/Dialect/Arith/Transforms/BufferViewFlowOpInterfaceImpl.h"
#include "mlir/Dialect/Arith/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Bufferization/IR/DstBufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Bufferization/Transforms/BufferViewFlowAnalysis.h"
#include "mlir/Dialect/Bufferization/Transforms/OneShotAnalysis.h"
#include "mlir/Dialect/Bufferization/Transforms/Transforms.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/MemRef/Transforms/AllocationOpInterfaceImpl.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Tensor/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"

using namespace mlir;
using namespace mlir::bufferization;

namespace tenon {
#define GEN_PASS_DEF_BUFFERIZE
#include "Transforms/Passes.h.inc"

using namespace ten;

namespace {

struct LaunchModel
    : public DstBufferizableOpInterfaceExternalModel<LaunchModel, LaunchOp> {
  bool bufferizesToElementwiseAccess(Operation *op, const AnalysisState &,
                                     ArrayRef<OpOperand *> operands) const {
    // An output may share memory with the one input that `reuse` names.
    auto launch = cast<LaunchOp>(op);
    for (OpOperand *output : operands) {
      if (!launch.isDpsInit(output))
        continue;
      size_t number = output->getOperandNumber() - launch.getInputs().size();
      for (OpOperand *input : operands)
        if (!launch.isDpsInit(input) &&
            (number >= launch.getReuse().size() ||
             launch.getReuse()[number] != input->getOperandNumber()))
          return false;
    }
    return true;
  }

  bool bufferizesToMemoryRead(Operation *op, OpOperand &operand,
                              const AnalysisState &) const {
    auto launch = cast<LaunchOp>(op);
    return launch.getUpdate() || !launch.isDpsInit(&operand);
  }

  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options,
                          BufferizationState &state) const {
    auto launch = cast<LaunchOp>(op);
    auto buffers = [&](ValueRange values,
                       SmallVector<Value> &result) -> LogicalResult {
      for (Value value : values) {
        if (!isa<TensorType>(value.getType())) {
          result.push_back(value);
          continue;
        }
        FailureOr<Value> buffer = getBuffer(rewriter, value, options, state);
        if (failed(buffer))
          return failure();
        result.push_back(*buffer);
      }
      return success();
    };
    SmallVector<Value> inputs, outputs;
    if (failed(buffers(launch.getInputs(), inputs)) ||
        failed(buffers(launch.getOutputs(), outputs)))
      return failure();
    LaunchOp::create(rewriter, op->getLoc(), TypeRange(),
                     launch.getKernelAttr(), inputs, outputs,
                     launch.getReuseAttr(), launch.getUpdateAttr(),
                     launch.getEffectsAttr(), launch.getMergedAttr(),
                     launch.getNumbersAttr());
    replaceOpWithBufferizedValues(rewriter, op, outputs);
    return success();
  }
};

MemRefType bufferType(RankedTensorType type) {
  return MemRefType::get(type.getShape(), type.getElementType());
}

/// Replaces tensor parameters by memrefs that are read as tensors. With
/// `apart`, each use of a read-only parameter reads a tensor of its own: the
/// analysis of conflicts compares all uses of a tensor with each other, and a
/// kernel may read one argument at thousands of positions.
void takeBuffers(func::FuncOp function, size_t firstWritable, bool apart) {
  Block &block = function.getBody().front();
  OpBuilder builder = OpBuilder::atBlockBegin(&block);
  for (BlockArgument argument : block.getArguments()) {
    auto type = dyn_cast<RankedTensorType>(argument.getType());
    if (!type)
      continue;
    argument.setType(bufferType(type));
    bool writable = argument.getArgNumber() >= firstWritable;
    auto read = [&]() {
      return ToTensorOp::create(builder, argument.getLoc(), type, argument,
                                /*restrict=*/true, writable);
    };
    if (apart && !writable) {
      SmallVector<OpOperand *> uses = llvm::map_to_vector(
          argument.getUses(), [](OpOperand &use) { return &use; });
      for (OpOperand *use : llvm::reverse(uses))
        use->set(read());
      continue;
    }
    auto tensor = read();
    argument.replaceAllUsesExcept(tensor, tensor);
  }
}

void deliver(OpBuilder &builder, Location loc, Value tensor, Value buffer) {
  auto op = MaterializeInDestinationOp::create(builder, loc, tensor, buffer);
  op.setRestrict(true);
  op.setWritable(true);
}

/// Delivers a result that is a chain of insert_slices part by part, as the
/// analysis of conflicts would compare all of the parts with each other. Fails
/// if an intermediate value of the chain has other users.
LogicalResult deliverParts(Value result, BlockArgument buffer) {
  SmallVector<tensor::InsertSliceOp> parts;
  Value whole = result;
  while (auto part = whole.getDefiningOp<tensor::InsertSliceOp>()) {
    parts.push_back(part);
    whole = part.getDest();
  }
  auto memory = whole.getDefiningOp<ToTensorOp>();
  if (parts.size() < 2 || !memory || memory.getBuffer() != buffer ||
      !result.hasOneUse())
    return failure();
  auto isSamePlace = [](tensor::ExtractSliceOp part,
                        tensor::InsertSliceOp insert) {
    return part && part->getBlock() == insert->getBlock() &&
           part.getType() == insert.getSourceType() &&
           part.getMixedOffsets() == insert.getMixedOffsets() &&
           part.getMixedSizes() == insert.getMixedSizes() &&
           part.getMixedStrides() == insert.getMixedStrides();
  };
  for (tensor::InsertSliceOp insert : parts)
    for (OpOperand &use : insert.getDest().getUses())
      if (use != insert.getDestMutable() &&
          !isSamePlace(dyn_cast<tensor::ExtractSliceOp>(use.getOwner()),
                       insert))
        return failure();
  for (tensor::InsertSliceOp insert : parts) {
    SmallVector<tensor::ExtractSliceOp> taken;
    Operation *first = insert;
    for (Operation *user : insert.getDest().getUsers())
      if (auto part = dyn_cast<tensor::ExtractSliceOp>(user)) {
        taken.push_back(part);
        first = part->isBeforeInBlock(first) ? part : first;
      }
    OpBuilder builder(first);
    Location loc = insert.getLoc();
    auto type = cast<MemRefType>(memref::SubViewOp::inferRankReducedResultType(
        insert.getSourceType().getShape(), cast<MemRefType>(buffer.getType()),
        insert.getMixedOffsets(), insert.getMixedSizes(),
        insert.getMixedStrides()));
    Value place = memref::SubViewOp::create(
        builder, loc, type, buffer, insert.getMixedOffsets(),
        insert.getMixedSizes(), insert.getMixedStrides());
    for (tensor::ExtractSliceOp part : taken) {
      builder.setInsertionPoint(part);
      part.replaceAllUsesWith(ToTensorOp::create(builder, loc, part.getType(),
                                                 place, /*restrict=*/true,
                                                 /*writable=*/true)
                                  .getResult());
      part.erase();
    }
    builder.setInsertionPoint(insert);
    deliver(builder, loc, insert.getSource(), place);
    insert.replaceAllUsesWith(memory.getResult());
    insert.erase();
  }
  return success();
}

/// Turns a kernel's results into its last arguments.
void bufferizeKernelSignature(func::FuncOp function) {
  Block &block = function.getBody().front();
  auto terminator = cast<func::ReturnOp>(block.getTerminator());
  size_t inputs = block.getNumArguments() - terminator.getNumOperands();
  takeBuffers(function, inputs, /*apart=*/true);
  OpBuilder builder(terminator);
  for (auto [number, result] : llvm::enumerate(terminator.getOperands())) {
    BlockArgument buffer = block.getArgument(inputs + number);
    if (failed(deliverParts(result, buffer)))
      deliver(builder, terminator.getLoc(), result, buffer);
  }
  terminator.getOperandsMutable().clear();
  function.setFunctionType(
      builder.getFunctionType(block.getArgumentTypes(), {}));
}

/// Plans the sizes of results of dynamic shape: the plan function returns each
/// dynamic dimension, -1 if it depends on data. Returns the numbers of the
/// results that have such dimensions.
SmallVector<int64_t> planResults(func::FuncOp function, size_t arguments) {
  func::FuncOp plan = createPlan(function, arguments);
  SizePlanner planner(function, plan);
  Block &block = function.getBody().front();
  Operation *terminator = block.getTerminator();
  // Checks that can be evaluated on sizes alone fail in the plan already, with
  // the same message, before meaningless sizes are computed.
  for (auto check : block.getOps<CheckOp>())
    if (check.getCondition().getType().isInteger(1) && !check.getMismatch())
      if (Value condition = planner.scalar(check.getCondition()))
        planner.check(condition, check.getMessage(), check.getLoc());

  SmallVector<Value> sizes;
  SmallVector<int64_t> unplanned;
  for (auto [number, result] : llvm::enumerate(terminator->getOperands())) {
    auto type = cast<RankedTensorType>(result.getType());
    Location loc = result.getLoc();
    bool planned = true;
    SmallVector<Value> mine;
    for (int64_t dim = 0; dim < type.getRank(); ++dim) {
      if (!type.isDynamicDim(dim))
        continue;
      Value size = planner.size(result, dim);
      planned &= static_cast<bool>(size);
      mine.push_back(size ? size : planner.constant(-1, loc));
      if (size)
        planner.check(
            planner.make<arith::CmpIOp>(loc, arith::CmpIPredicate::sge, size,
                                        planner.constant(0, loc)),
            ("expects result " + Twine(number) + " to have sizes of at least 0")
                .str(),
            loc);
    }
    if (planned)
      checkBytes(planner, bufferType(type), mine,
                 ("result " + Twine(number)).str(), loc);
    else
      unplanned.push_back(number);
    llvm::append_range(sizes, mine);
  }
  plan.getBody().front().getTerminator()->setOperands(sizes);
  plan.setFunctionType(FunctionType::get(function.getContext(),
                                         plan.getArgumentTypes(),
                                         TypeRange(ValueRange(sizes))));
  return unplanned;
}

/// Returns `buffer` reinterpreted with another shape of as many elements.
Value reshaped(Value buffer, RankedTensorType shape) {
  OpBuilder builder(buffer.getContext());
  builder.setInsertionPointToStart(buffer.getParentBlock());
  MemRefType type = bufferType(shape);
  SmallVector<int64_t> strides = computeSuffixProduct(type.getShape());
  return memref::ReinterpretCastOp::create(builder, buffer.getLoc(), type,
                                           buffer, /*offset=*/0,
                                           type.getShape(), strides);
}

/// Gives each result that takes the memory of a donated argument the argument's
/// static type, if it is a cast of a value of that type.
void refineDonatedResults(func::FuncOp function) {
  auto terminator =
      cast<func::ReturnOp>(function.getBody().front().getTerminator());
  TypeAttr signature = attr::signature.get(function);
  if (!signature)
    return;
  auto declared = cast<FunctionType>(signature.getValue());
  SmallVector<Type> types(function.getResultTypes());
  // Elements of narrow types are stored as bytes; the signature has their type.
  SmallVector<Type> declaredTypes(declared.getResults());
  for (BlockArgument argument : function.getArguments()) {
    auto donated = attr::donated.get(function, argument.getArgNumber());
    if (!donated || static_cast<size_t>(donated.getInt()) >= types.size())
      continue;
    unsigned number = donated.getInt();
    OpOperand &result = terminator->getOpOperand(number);
    auto refined = result.get().getDefiningOp<tensor::CastOp>();
    auto type = dyn_cast<RankedTensorType>(argument.getType());
    if (!refined || refined.getSource().getType() != type ||
        result.get().getType() == type)
      continue;
    result.set(refined.getSource());
    types[number] = type;
    declaredTypes[number] =
        cast<RankedTensorType>(declaredTypes[number]).clone(type.getShape());
  }
  MLIRContext *context = function.getContext();
  function.setFunctionType(
      FunctionType::get(context, function.getArgumentTypes(), types));
  attr::signature.set(function, FunctionType::get(context, declared.getInputs(),
                                                  declaredTypes));
}

/// Returns the argument that is donated to each result. Drops donations that
/// cannot be used: the sizes must be known to be equal.
SmallVector<std::optional<unsigned>> takeDonations(func::FuncOp function) {
  SmallVector<std::optional<unsigned>> donors(function.getNumResults());
  for (unsigned i = 0; i < function.getNumArguments(); ++i) {
    auto donated = attr::donated.get(function, i);
    if (!donated)
      continue;
    uint64_t result = donated.getInt();
    auto type = dyn_cast<RankedTensorType>(function.getArgumentTypes()[i]);
    if (type && type.hasStaticShape() && result < donors.size() &&
        type == function.getResultTypes()[result] && !donors[result])
      donors[result] = i;
    else
      attr::donated.remove(function, i);
  }
  return donors;
}

/// Delivers a result into the memory of a donated argument. The caller may pass
/// the argument's memory as `buffer`; otherwise the argument is copied there at
/// the start, so that the analysis of conflicts sees one memory for both.
void deliverInDonated(OpBuilder &builder, Location loc, Value result,
                      BlockArgument argument, Value buffer) {
  auto tensor = cast<ToTensorOp>(
      *llvm::find_if(argument.getUsers(), llvm::IsaPred<ToTensorOp>));
  OpBuilder atStart(tensor);
  auto address = [&](Value memory) -> Value {
    return memref::ExtractAlignedPointerAsIndexOp::create(atStart, loc, memory);
  };
  Value isElsewhere =
      arith::CmpIOp::create(atStart, loc, arith::CmpIPredicate::ne,
                            address(argument), address(buffer));
  scf::IfOp::create(atStart, loc, isElsewhere,
                    [&](OpBuilder &nested, Location loc) {
                      memref::CopyOp::create(nested, loc, argument, buffer);
                      scf::YieldOp::create(nested, loc);
                    });
  tensor.getBufferMutable().assign(buffer);
  tensor.setWritable(true);
  MaterializeInDestinationOp::create(builder, loc, result.getType(), result,
                                     tensor.getResult());
}

/// Gives a host function parameters for its results; results of dynamic size
/// that depend on data are returned instead.
LogicalResult bufferizeHostSignature(func::FuncOp function) {
  if (!function.getBody().hasOneBlock())
    return function.emitOpError("expects structured control flow");
  Block &block = function.getBody().front();
  auto terminator = cast<func::ReturnOp>(block.getTerminator());
  size_t arguments = block.getNumArguments();
  for (Value result : terminator.getOperands())
    if (!isa<RankedTensorType>(result.getType()))
      return function.emitOpError("expects results of tensor type, got ")
             << result.getType();
  refineDonatedResults(function);
  SmallVector<std::optional<unsigned>> donors = takeDonations(function);
  takeBuffers(function, arguments, /*apart=*/false);
  SmallVector<int64_t> unplanned = planResults(function, arguments);

  OpBuilder builder(terminator);
  Location loc = terminator.getLoc();
  SmallVector<Value> returned;
  SmallVector<std::pair<size_t, Value>> inDonated;
  SmallVector<Attribute> resultTypes;
  for (auto [number, result] : llvm::enumerate(terminator.getOperands())) {
    auto type = cast<RankedTensorType>(result.getType());
    resultTypes.push_back(TypeAttr::get(type));
    if (!llvm::is_contained(unplanned, number)) {
      Value buffer = block.addArgument(bufferType(type), loc);
      if (donors[number]) {
        inDonated.push_back({number, buffer});
        continue;
      }
      // A reshaped result can be computed in its memory under the other shape.
      Value source = viewedTensor(result);
      auto shape = cast<RankedTensorType>(source.getType());
      bool isOther =
          shape != type && shape.hasStaticShape() && type.hasStaticShape();
      deliver(builder, loc, isOther ? source : result,
              isOther ? reshaped(buffer, shape) : buffer);
      continue;
    }
    // Copy, so that an argument's own memory is never returned.
    Value copy =
        AllocTensorOp::create(builder, loc, type, ValueRange(), result);
    returned.push_back(
        ToBufferOp::create(builder, loc, bufferType(type), copy));
  }
  // An argument that is returned in the memory of another donated argument is
  // read before that memory is written.
  for (auto [number, buffer] : inDonated) {
    OpOperand &result = terminator->getOpOperand(number);
    auto argument = viewedTensor(result.get()).getDefiningOp<ToTensorOp>();
    if (argument && argument.getBuffer() != block.getArgument(*donors[number]))
      result.set(AllocTensorOp::create(
          builder, loc, cast<RankedTensorType>(result.get().getType()),
          ValueRange(), result.get()));
  }
  // Deliver these last: other results may read the donated argument.
  for (auto [number, buffer] : inDonated)
    deliverInDonated(builder, loc, terminator.getOperand(number),
                     block.getArgument(*donors[number]), buffer);
  terminator.getOperandsMutable().assign(returned);
  attr::results.set(function, builder.getArrayAttr(resultTypes));
  attr::returned.set(function, unplanned);
  attr::numArgs.set(function, arguments);
  SmallVector<Attribute> attributes;
  for (size_t i = 0; i < arguments; ++i)
    attributes.push_back(function.getArgAttrDict(i)
                             ? Attribute(function.getArgAttrDict(i))
                             : Attribute(builder.getDictionaryAttr({})));
  attributes.resize(block.getNumArguments(), builder.getDictionaryAttr({}));
  function.setFunctionType(builder.getFunctionType(
      block.getArgumentTypes(), TypeRange(ValueRange(returned))));
  function.setAllResultAttrs(ArrayRef<Attribute>(
      SmallVector<Attribute>(returned.size(), builder.getDictionaryAttr({}))));
  function.setAllArgAttrs(attributes);
  return success();
}

/// Makes a launch that updates a part of a value that is read later update a
/// copy. Otherwise the memory of the launch's result would become that of the
/// old value too and be overwritten when the result is delivered. The same
/// holds for a launch that updates a part of an argument: its copy can be made
/// where the result is delivered. Empty tensors are not copied, since each user
/// has its own.
void copyBeforeUpdates(func::FuncOp function) {
  function.walk([](LaunchOp launch) {
    if (!launch.getUpdate())
      return;
    OpOperand &output = launch.getOutputsMutable()[0];
    Value old = output.get();
    // An empty tensor has no old value.
    if (old.getDefiningOp<tensor::EmptyOp>())
      return;
    auto argument = viewedTensor(old).getDefiningOp<ToTensorOp>();
    if (!(argument && !argument.getWritable()) && !isReadAfter(old, launch))
      return;
    OpBuilder builder(launch);
    Location loc = launch.getLoc();
    auto type = cast<RankedTensorType>(old.getType());
    SmallVector<Value> sizes;
    for (int64_t dim = 0; dim < type.getRank(); ++dim)
      if (type.isDynamicDim(dim))
        sizes.push_back(tensor::DimOp::create(builder, loc, old, dim));
    Value place = tensor::EmptyOp::create(builder, loc, type, sizes);
    output.set(linalg::CopyOp::create(builder, loc, old, place).getResult(0));
  });
}

/// Orders the copies that deliver results at the end of the function: if a
/// value lives in the memory of one result and is delivered to another as well,
/// that copy precedes the overwriting one. The analysis of conflicts does not
/// see these copies.
void orderDeliveries(func::FuncOp function) {
  Operation *terminator = function.getBody().front().getTerminator();
  SmallVector<memref::CopyOp> copies;
  for (Operation *op = terminator->getPrevNode(); op; op = op->getPrevNode()) {
    auto copy = dyn_cast<memref::CopyOp>(op);
    // A value copied to a local buffer is read from there.
    if (copy && isa<BlockArgument>(rootBuffer(copy.getTarget())))
      copies.insert(copies.begin(), copy);
    else if (copy || !isMemoryEffectFree(op))
      break;
  }
  if (copies.size() < 2)
    return;
  BufferViewFlowAnalysis aliases(function);
  auto mayRead = [&](memref::CopyOp copy, memref::CopyOp written) {
    auto sources = aliases.resolveReverse(copy.getSource());
    return llvm::any_of(aliases.resolveReverse(written.getTarget()),
                        [&](Value value) { return sources.contains(value); });
  };
  while (!copies.empty()) {
    auto *next = llvm::find_if(copies, [&](memref::CopyOp copy) {
      return llvm::none_of(copies, [&](memref::CopyOp other) {
        return other != copy && mayRead(other, copy);
      });
    });
    if (next == copies.end()) {
      // The copies form a cycle: save one source in a temporary buffer.
      memref::CopyOp waiting = copies.front();
      copies.erase(copies.begin());
      OpBuilder builder(terminator);
      Location loc = waiting.getLoc();
      auto type = cast<MemRefType>(waiting.getSource().getType());
      SmallVector<Value> sizes;
      for (int64_t dim = 0; dim < type.getRank(); ++dim)
        if (type.isDynamicDim(dim))
          sizes.push_back(
              memref::DimOp::create(builder, loc, waiting.getSource(), dim));
      Value copy = memref::AllocOp::create(
          builder, loc, MemRefType::get(type.getShape(), type.getElementType()),
          sizes, builder.getI64IntegerAttr(64));
      memref::CopyOp::create(builder, loc, waiting.getSource(), copy);
      waiting.getSourceMutable().assign(copy);
      copies.push_back(waiting);
      continue;
    }
    (*next)->moveBefore(terminator);
    copies.erase(next);
  }
}

/// Returns the insert_slice that puts `part` back where it was extracted from,
/// or null.
tensor::InsertSliceOp putBack(tensor::ExtractSliceOp part) {
  for (Operation *user : part.getSource().getUsers()) {
    auto insert = dyn_cast<tensor::InsertSliceOp>(user);
    if (insert && insert.getDest() == part.getSource() &&
        insert->getBlock() == part->getBlock() &&
        part->isBeforeInBlock(insert) &&
        insert.getMixedOffsets() == part.getMixedOffsets() &&
        insert.getMixedSizes() == part.getMixedSizes() &&
        insert.getMixedStrides() == part.getMixedStrides())
      return insert;
  }
  return {};
}

/// Gives each use of an empty tensor one of its own right before the use, where
/// its lifetime begins. CSE merges empty tensors of one type, and the analysis
/// of conflicts would compare all writes to any of them with all reads.
void splitEmptyTensors(func::FuncOp function) {
  function.walk([](tensor::EmptyOp empty) {
    if (empty->hasOneUse())
      return;
    auto copyBefore = [&](Operation *user) {
      OpBuilder builder(user);
      return cast<tensor::EmptyOp>(builder.clone(*empty)).getResult();
    };
    // A slice that is computed and put back is computed at its destination.
    for (Operation *user : llvm::to_vector(empty->getUsers())) {
      auto part = dyn_cast<tensor::ExtractSliceOp>(user);
      tensor::InsertSliceOp insert = part ? putBack(part) : nullptr;
      if (!insert)
        continue;
      Value own = copyBefore(part);
      part.getSourceMutable().assign(own);
      insert.getDestMutable().assign(own);
    }
    for (OpOperand &use : llvm::make_early_inc_range(empty->getUses()))
      use.set(copyBefore(use.getOwner()));
    empty.erase();
  });
}

OneShotBufferizationOptions options() {
  OneShotBufferizationOptions options;
  options.bufferAlignment = 64;
  options.setFunctionBoundaryTypeConversion(LayoutMapOption::IdentityLayoutMap);
  options.unknownTypeConverterFn =
      [](TensorType type, Attribute space,
         const BufferizationOptions &) -> BaseMemRefType {
    return getMemRefTypeWithStaticIdentityLayout(type, space);
  };
  return options;
}

class BufferizePass : public impl::BufferizeBase<BufferizePass> {
  void runOnOperation() override {
    if (failed(verifyLaunches(getOperation(), /*onBuffers=*/false)))
      return signalPassFailure();
    SmallVector<func::FuncOp> functions;
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (!function.isExternal())
        functions.push_back(function);
    OneShotBufferizationOptions bufferizationOptions = options();
    for (func::FuncOp function : functions) {
      if (attr::kernel.has(function))
        bufferizeKernelSignature(function);
      else if (failed(bufferizeHostSignature(function)))
        return signalPassFailure();
      // The arena planner gives loop-carried values of host functions two
      // buffers.
      bufferizationOptions.allowReturnAllocsFromLoops =
          !attr::kernel.has(function);
      if (!attr::kernel.has(function)) {
        copyBeforeUpdates(function);
        cutLaunchChains(function);
        alignWhileStates(function);
      }
      splitEmptyTensors(function);
      IRRewriter rewriter(&getContext());
      BufferizationState state;
      if (failed(eliminateEmptyTensors(rewriter, function)))
        return signalPassFailure();
      // Do this after copyBeforeUpdates: launches that read the state must not
      // be told to write it.
      if (!attr::kernel.has(function))
        settleLoopState(function);
      if (failed(runOneShotBufferize(function, bufferizationOptions, state)))
        return signalPassFailure();
      if (!attr::kernel.has(function)) {
        joinLaunchChains(function);
        makeLoopStateInPlace(function);
        orderDeliveries(function);
        remarkOnLoopCopies(function);
      }
    }
  }
};

} // namespace

void registerBufferizationModels(DialectRegistry &registry) {
  registerSliceSubsets(registry);
  arith::registerBufferizableOpInterfaceExternalModels(registry);
  // A selected buffer aliases both operands: the arena's lifetimes follow them.
  arith::registerBufferViewFlowOpInterfaceExternalModels(registry);
  linalg::registerBufferizableOpInterfaceExternalModels(registry);
  memref::registerAllocationOpInterfaceExternalModels(registry);
  scf::registerBufferizableOpInterfaceExternalModels(registry);
  tensor::registerBufferizableOpInterfaceExternalModels(registry);
  registry.addExtension(+[](MLIRContext *context, TenDialect *) {
    LaunchOp::attachInterface<LaunchModel>(*context);
  });
}

} // namespace tenon
