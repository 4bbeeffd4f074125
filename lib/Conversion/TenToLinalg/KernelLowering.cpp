//===- KernelLowering.cpp - Lowers the body of a kernel -------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// KernelLowering rewrites a kernel function on `ten` tensors as loop nests on
// tensors of storage types, in destination-passing style. A result is computed
// by the nest of its family (`nestOf`), whose body asks NestBody for elements
// of operands: these are read from memory if the value is stored, otherwise
// computed in place by index arithmetic and scalar code (fusion by
// recomputation). Values that cannot be computed per element are materialized
// before the nest.
//
// Invariant: `memory` maps each `ten` value that has been computed to its
// tensor in storage form. The families' members are in files of their names;
// the pass convert-ten-to-linalg (TenToLinalg.cpp) is the caller.
//
//===----------------------------------------------------------------------===//

#include "KernelLowering.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "Dialect/Ten/IR/ScheduleChecks.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

Value tenon::reshape(OpBuilder &builder, Location loc, RankedTensorType type,
                     Value source, ArrayRef<OpFoldResult> sizes) {
  auto all = [](int64_t rank) {
    SmallVector<ReassociationIndices> groups;
    if (rank != 0)
      groups.push_back(llvm::to_vector(llvm::seq<int64_t>(rank)));
    return groups;
  };
  auto sourceType = cast<RankedTensorType>(source.getType());
  if (sourceType.hasStaticShape() && type.hasStaticShape()) {
    if (std::optional<SmallVector<ReassociationIndices>> groups =
            getReassociationIndicesForReshape(sourceType, type))
      return sourceType.getRank() > type.getRank()
                 ? tensor::CollapseShapeOp::create(builder, loc, type, source,
                                                   *groups)
                       .getResult()
                 : tensor::ExpandShapeOp::create(builder, loc, type, source,
                                                 *groups)
                       .getResult();
  }
  Value flat = source;
  if (sourceType.getRank() == 0)
    flat = tensor::ExpandShapeOp::create(
        builder, loc, RankedTensorType::get({1}, sourceType.getElementType()),
        source, ArrayRef<ReassociationIndices>());
  else if (sourceType.getRank() != 1)
    flat = tensor::CollapseShapeOp::create(builder, loc, source,
                                           all(sourceType.getRank()));
  // A dimension of one type must be static if its parts in the other are.
  auto flatType = cast<RankedTensorType>(flat.getType());
  int64_t count =
      type.hasStaticShape() ? type.getNumElements() : ShapedType::kDynamic;
  if (type.getRank() == 0)
    count = 1;
  if (flatType.getDimSize(0) != count)
    flat = tensor::CastOp::create(
        builder, loc, RankedTensorType::get({count}, flatType.getElementType()),
        flat);
  if (type.getRank() == 1)
    return flat;
  if (type.getRank() == 0)
    return tensor::CollapseShapeOp::create(builder, loc, type, flat,
                                           ArrayRef<ReassociationIndices>());
  if (type.hasStaticShape())
    return tensor::ExpandShapeOp::create(builder, loc, type, flat,
                                         all(type.getRank()));
  return tensor::ExpandShapeOp::create(builder, loc, type, flat,
                                       all(type.getRank()), sizes);
}

SmallVector<OpFoldResult> KernelLowering::sizes(Value value) {
  SmallVector<OpFoldResult> sizes;
  Value inMemory = stored(value);
  for (int64_t dim = 0; dim < tensorType(value).getRank(); ++dim)
    sizes.push_back(inMemory ? dimSize(builder, value.getLoc(), inMemory, dim)
                             : resolveSize(builder, value, dim));
  return sizes;
}

Value KernelLowering::empty(ArrayRef<OpFoldResult> sizes, Type storage,
                            Location loc) {
  return tensor::EmptyOp::create(builder, loc, sizes, storage);
}

Value KernelLowering::empty(Value like) {
  return empty(sizes(like), storageType(tensorType(like).getElementType()),
               like.getLoc());
}

Value KernelLowering::fill(Value scalar, Value destination, Location loc) {
  return linalg::FillOp::create(builder, loc, scalar, destination).getResult(0);
}

Value KernelLowering::identity(ReductionKind kind, Type element, Location loc) {
  ScalarEmitter emitter(builder, loc, contract);
  return emitter.store(emitter.identity(kind, element), element);
}

OpFoldResult tenon::knownSize(Value tensor, int64_t dim) {
  auto type = cast<RankedTensorType>(tensor.getType());
  if (!type.isDynamicDim(dim))
    return Builder(type.getContext()).getIndexAttr(type.getDimSize(dim));
  if (auto fill = tensor.getDefiningOp<linalg::FillOp>())
    return knownSize(fill.getOutputs().front(), dim);
  if (auto insert = tensor.getDefiningOp<tensor::InsertSliceOp>())
    return knownSize(insert.getDest(), dim);
  if (auto made = tensor.getDefiningOp<tensor::EmptyOp>())
    return made.getMixedSizes()[dim];
  auto slice = tensor.getDefiningOp<tensor::ExtractSliceOp>();
  if (!slice)
    return {};
  llvm::SmallBitVector dropped = slice.getDroppedDims();
  for (auto [from, size] : llvm::enumerate(slice.getMixedSizes()))
    if (!dropped[from] && dim-- == 0)
      return size;
  return {};
}

/// Returns whether the indexing maps alone determine every loop's size; with
/// dynamic sizes, a slice of a larger tensor could show a wrong size first.
static bool showSizes(ValueRange tensors, ArrayRef<AffineMap> maps,
                      ArrayRef<OpFoldResult> loopSizes) {
  bool isDynamic = llvm::any_of(
      loopSizes, [](OpFoldResult size) { return !getConstantIntValue(size); });
  for (Value tensor : tensors)
    isDynamic |= !cast<RankedTensorType>(tensor.getType()).hasStaticShape();
  SmallVector<bool> shown(loopSizes.size(), false);
  for (auto [tensor, map] : llvm::zip_equal(tensors, maps))
    for (auto [dim, expr] : llvm::enumerate(map.getResults())) {
      auto loop = dyn_cast<AffineDimExpr>(expr);
      if (!loop || shown[loop.getPosition()])
        continue;
      shown[loop.getPosition()] = true;
      if (isDynamic && knownSize(tensor, dim) != loopSizes[loop.getPosition()])
        return false;
    }
  return llvm::all_of(shown, [](bool one) { return one; });
}

SmallVector<Value> KernelLowering::nest(
    Location loc, ArrayRef<OpFoldResult> loopSizes,
    ArrayRef<utils::IteratorType> iterators, ValueRange outputs,
    ArrayRef<AffineMap> outputMaps,
    function_ref<SmallVector<Value>(NestBody &, ValueRange)> emit) {
  // A loop without iterations leaves the outputs unchanged.
  for (OpFoldResult size : loopSizes)
    if (getConstantIntValue(size) == 0)
      return SmallVector<Value>(outputs);

  Region region;
  Block *block = &region.emplaceBlock();
  SmallVector<Value> outputElements;
  for (Value output : outputs)
    outputElements.push_back(block->addArgument(
        cast<RankedTensorType>(output.getType()).getElementType(), loc));
  // The block is attached to a scratch operation so that code in it can look up
  // the module.
  OpBuilder::InsertionGuard guard(builder);
  auto scratch = scf::ExecuteRegionOp::create(builder, loc, TypeRange());
  scratch.getRegion().takeBody(region);
  block = &scratch.getRegion().front();
  SmallVector<Value> results;
  SmallVector<NestBody::Input> inputs;
  {
    OpBuilder::InsertionGuard inner(builder);
    builder.setInsertionPointToStart(block);
    NestBody body(*this, builder, loc, loopSizes);
    SmallVector<Value> elements = emit(body, outputElements);
    builder.setInsertionPointToEnd(block);
    linalg::YieldOp::create(builder, loc, elements);
    inputs = std::move(body.inputs);
  }
  builder.setInsertionPoint(scratch);

  SmallVector<Value> inputTensors;
  SmallVector<AffineMap> maps;
  for (const NestBody::Input &input : inputs) {
    inputTensors.push_back(input.tensor);
    maps.push_back(input.map);
  }
  llvm::append_range(maps, outputMaps);
  SmallVector<Value> tensors(inputTensors);
  llvm::append_range(tensors, outputs);
  if (!showSizes(tensors, maps, loopSizes)) {
    inputTensors.insert(inputTensors.begin(),
                        empty(loopSizes, builder.getI8Type(), loc));
    maps.insert(maps.begin(), builder.getMultiDimIdentityMap(loopSizes.size()));
    block->insertArgument(0u, builder.getI8Type(), loc);
  }
  auto generic = linalg::GenericOp::create(
      builder, loc, outputs.getTypes(), inputTensors, outputs, maps, iterators);
  generic.getRegion().takeBody(scratch.getRegion());
  scratch.erase();
  return SmallVector<Value>(generic.getResults());
}

SmallVector<Value> KernelLowering::loops(
    Location loc, ArrayRef<OpFoldResult> sizes, ValueRange state,
    function_ref<SmallVector<Value>(ValueRange, ValueRange)> body) {
  OpBuilder::InsertionGuard guard(builder);
  NestBody outside(*this, builder, loc);
  SmallVector<Value> lower, upper, step;
  for (OpFoldResult size : sizes) {
    lower.push_back(outside.index(0));
    upper.push_back(outside.value(size));
    step.push_back(outside.index(1));
  }
  auto emit = [&](OpBuilder &nested, Location, ValueRange variables,
                  ValueRange carried) -> scf::ValueVector {
    OpBuilder::InsertionGuard inner(builder);
    builder.setInsertionPoint(nested.getInsertionBlock(),
                              nested.getInsertionPoint());
    SmallVector<Value> results = body(variables, carried);
    return scf::ValueVector(results.begin(), results.end());
  };
  return SmallVector<Value>(
      scf::buildLoopNest(builder, loc, lower, upper, step, state, emit)
          .results);
}

SmallVector<Value>
KernelLowering::loop(Location loc, Value from, Value to, ValueRange state,
                     function_ref<SmallVector<Value>(Value, ValueRange)> body) {
  auto made = scf::ForOp::create(
      builder, loc, from, to, arith::ConstantIndexOp::create(builder, loc, 1),
      state,
      [&](OpBuilder &nested, Location, Value position, ValueRange current) {
        OpBuilder::InsertionGuard guard(builder);
        builder.setInsertionPointToEnd(nested.getInsertionBlock());
        SmallVector<Value> next = body(position, current);
        scf::YieldOp::create(builder, loc, next);
      });
  return SmallVector<Value>(made.getResults());
}

Value KernelLowering::steps(Location loc, int64_t from, int64_t to,
                            int64_t step, Value carried,
                            function_ref<Value(Value, Value, int64_t)> body) {
  auto constant = [&](int64_t value) {
    return arith::ConstantIndexOp::create(builder, loc, value);
  };
  int64_t whole = from + (to - from) / step * step;
  if (whole - from == step) {
    carried = body(constant(from), carried, step);
  } else if (whole > from) {
    auto loop = scf::ForOp::create(builder, loc, constant(from),
                                   constant(whole), constant(step), carried);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(loop.getBody());
    Value next = body(loop.getInductionVar(), loop.getRegionIterArg(0), step);
    scf::YieldOp::create(builder, loc, next);
    carried = loop.getResult(0);
  }
  return whole < to ? body(constant(whole), carried, to - whole) : carried;
}

void KernelLowering::setStored(Value value, Value tensor, int64_t dims) {
  if (!tensor) {
    memory.erase(value);
    dropped.erase(value);
    return;
  }
  memory[value] = tensor;
  dropped[value] = dims;
}

Value KernelLowering::materialize(Value value, Value destination) {
  if (Value known = stored(value)) {
    if (!destination || destination == belongs.lookup(value))
      return known;
    return linalg::CopyOp::create(builder, value.getLoc(), known, destination)
        .getResult(0);
  }
  Operation *op = value.getDefiningOp();
  Location loc = op->getLoc();
  Type element = tensorType(value).getElementType();
  if (auto constant = dyn_cast<ConstantOp>(op)) {
    // Only small constants are left in kernels.
    auto dense = cast<DenseElementsAttr>(constant.getValue());
    ScalarEmitter emitter(builder, loc, contract);
    if (!destination)
      destination = empty(value);
    if (dense.isSplat()) {
      Value scalar = emitter.store(
          emitter.constant(dense.getSplatValue<Attribute>(), element), element);
      return memory[value] = fill(scalar, destination, loc);
    }
    SmallVector<Value> elements;
    for (Attribute attribute : dense.getValues<Attribute>())
      elements.push_back(
          emitter.store(emitter.constant(attribute, element), element));
    Value made = tensor::FromElementsOp::create(
        builder, loc, storageTensorType(value.getType()), elements);
    return memory[value] = made;
  }
  // A loop of a kernel that was lowered before.
  if (!llvm::all_of(op->getResultTypes(), llvm::IsaPred<RankedTensorType>))
    return {};

  SmallVector<Value> destinations;
  for (Value result : op->getResults()) {
    Value place = result == value ? destination : Value();
    if (!place)
      place = belongs.lookup(result);
    destinations.push_back(place ? place : empty(result));
  }
  FailureOr<SmallVector<Value>> results = nestOf(op, destinations);
  if (failed(results) || results->empty())
    return {};
  for (auto [result, made] : llvm::zip_equal(op->getResults(), *results))
    memory[result] = made;
  return memory[value];
}

/// Returns whether all regions are scalar code of one element.
static bool hasScalarRegions(Operation *op) {
  WalkResult result = op->walk([&](Operation *nested) {
    bool scalar = nested == op || isa<ConstantOp, YieldOp>(nested) ||
                  isIndexMapped(nested);
    return scalar ? WalkResult::advance() : WalkResult::interrupt();
  });
  return !result.wasInterrupted();
}

FailureOr<SmallVector<Value>> KernelLowering::nestOf(Operation *op,
                                                     ValueRange destinations) {
  if (auto generic = dyn_cast<linalg::GenericOp>(op))
    return structured(generic, destinations);
  if (!isa_and_nonnull<TenDialect>(op->getDialect()) || !hasScalarRegions(op))
    return SmallVector<Value>();
  auto one = [](Value value) { return SmallVector<Value>{value}; };
  return llvm::TypeSwitch<Operation *, FailureOr<SmallVector<Value>>>(op)
      .Case<ReduceOp>([&](auto o) { return reduce(o, destinations); })
      .Case<WindowReduceOp>(
          [&](auto o) { return windowReduce(o, destinations); })
      .Case<ScanOp>([&](auto o) { return scan(o, destinations); })
      .Case<ContractOp>(
          [&](auto o) { return one(contraction(o, destinations[0])); })
      .Case<ConvOp>([&](auto o) { return one(convolve(o, destinations[0])); })
      .Case<ConcatOp>([&](auto o) { return one(concat(o, destinations[0])); })
      .Case<DynamicUpdateSliceOp>(
          [&](auto o) { return one(dynamicUpdateSlice(o, destinations[0])); })
      .Case<ScatterOp>([&](auto o) { return scatter(o, destinations); })
      .Case<SortOp>([&](auto o) { return sort(o, destinations); })
      .Case<TopKOp>([&](auto o) { return topK(o, destinations); })
      .Case<CholeskyOp>(
          [&](auto o) { return one(cholesky(o, destinations[0])); })
      .Case<TriangularSolveOp>(
          [&](auto o) { return one(triangularSolve(o, destinations[0])); })
      .Case<HostCallOp>([&](auto o) { return hostCall(o, destinations); })
      .Case<LibraryCallOp>([&](auto o) { return libraryCall(o, destinations); })
      .Case<FftOp>([&](auto o) { return one(fft(o, destinations[0])); })
      .Case<RngBitsOp>([&](auto o) { return rngBits(o, destinations); })
      .Case<BitcastOp>([&](BitcastOp o) {
        return one(isIndexMapped(o) ? mapOf(o, destinations[0])
                                    : bitcast(o, destinations[0]));
      })
      .Default([&](Operation *o) { return one(mapOf(o, destinations[0])); });
}

/// Gives arguments their storage types; the old body keeps reading placeholder
/// casts to the old types.
SmallVector<UnrealizedConversionCastOp>
KernelLowering::storeArguments(Block &block) {
  SmallVector<UnrealizedConversionCastOp> placeholders;
  OpBuilder atStart = OpBuilder::atBlockBegin(&block);
  for (BlockArgument argument : block.getArguments()) {
    Type type = argument.getType();
    if (!isa<RankedTensorType>(type))
      continue;
    auto placeholder = UnrealizedConversionCastOp::create(
        atStart, argument.getLoc(), type, ValueRange(argument));
    argument.replaceAllUsesExcept(placeholder.getResult(0), placeholder);
    argument.setType(storageTensorType(type));
    memory[placeholder.getResult(0)] = argument;
    placeholders.push_back(placeholder);
  }
  return placeholders;
}

/// Makes reshapes at the start and the end of a kernel views of its arguments
/// and results.
void KernelLowering::viewReshapes(Block &block, StringRef kind,
                                  MutableArrayRef<Value> values,
                                  MutableArrayRef<Value> destinations) {
  auto viewAs = [&](Value like, Value source) {
    return reshape(builder, like.getLoc(),
                   cast<RankedTensorType>(storageTensorType(like.getType())),
                   source, {});
  };
  auto isView = [](ReshapeOp op) {
    return op && op.getType().hasStaticShape();
  };
  if (llvm::is_contained({"map", "reduce", "normalize"}, kind))
    for (auto view : llvm::to_vector(block.getOps<ReshapeOp>()))
      if (Value source = stored(view.getOperand()); source && isView(view))
        memory[view] = viewAs(view, source);
  // A product reads a part of an array where it is.
  if (kind == "contract" && !manyThreads)
    for (auto part : llvm::to_vector(block.getOps<SliceOp>()))
      if (Value source = stored(part.getOperand());
          source && isPartOfRows(part)) {
        auto attributes = [&](ArrayRef<int64_t> numbers) {
          return getAsIndexOpFoldResult(builder.getContext(), numbers);
        };
        memory[part] = tensor::ExtractSliceOp::create(
            builder, part.getLoc(), source, attributes(part.getStaticStart()),
            attributes(part.getType().getShape()),
            attributes(part.getStaticStride()));
      }
  // It reads codes of a stack there, too.
  if (kind == "contract" && !manyThreads)
    for (auto weights : block.getOps<DequantizeOp>())
      for (Value operand : weights->getOperands())
        if (DynamicSliceOp part = partOfStack(operand)) {
          viewSlice(part);
          auto view = operand.getDefiningOp<ReshapeOp>();
          if (Value source = stored(part); source && isView(view))
            memory[view] = viewAs(view, source);
        }
  for (auto [value, destination] : llvm::zip_equal(values, destinations))
    if (auto view = value.getDefiningOp<ReshapeOp>();
        isView(view) && !stored(view)) {
      value = view.getOperand();
      destination = viewAs(value, destination);
    }
}

Attribute KernelLowering::scheduleOfKernel() {
  return attr::schedule.get(function);
}

LogicalResult KernelLowering::refuseSchedule(Operation *op, Attribute schedule,
                                             const Twine &why) {
  LogicalResult reported = reportUnobeyed(function, op->getLoc(), schedule, why,
                                          "convert-ten-to-linalg");
  isRefused |= failed(reported);
  return reported;
}

/// Lowers one of the kernel's results into its destination; returns null, with
/// a diagnostic, if it has no lowering.
Value KernelLowering::lowerResult(func::FuncOp function, StringRef kind,
                                  Value value, Value destination) {
  Value result;
  Operation *root = value.getDefiningOp();
  if (kind == "attention" && root)
    result = attention(root, destination);
  if (kind == "normalize" && root)
    result = normalize(value, destination);
  else if (!result)
    result = materialize(value, destination);
  if (!result && isRefused)
    return {};
  if (!result) {
    Operation *op = value.getDefiningOp();
    (op ? op : function.getOperation())->emitOpError("has no lowering for ")
        << value.getType();
    return {};
  }
  // The nest's sizes are known more precisely than the kernel's type.
  if (result.getType() != destination.getType() &&
      tensor::CastOp::areCastCompatible(result.getType(),
                                        destination.getType())) {
    Location loc = result.getLoc();
    Value cast =
        tensor::CastOp::create(builder, loc, destination.getType(), result);
    result =
        linalg::CopyOp::create(builder, loc, cast, destination).getResult(0);
  }
  // The value was materialized before it was known to be a result.
  if (result.getType() != destination.getType()) {
    function.emitOpError("expects a result of type ")
        << destination.getType() << ", got " << result.getType();
    return {};
  }
  return result;
}

/// Erases the old body and placeholders without users.
static void eraseLowered(func::FuncOp function, SmallVector<Operation *> old,
                         ArrayRef<UnrealizedConversionCastOp> placeholders) {
  // Include operations that were cloned for blocks.
  function.walk([&](Operation *op) {
    if (isa_and_nonnull<TenDialect>(op->getDialect()) &&
        !llvm::is_contained(old, op))
      old.push_back(op);
  });
  for (Operation *op : llvm::reverse(old))
    if (op->use_empty())
      op->erase();
  for (UnrealizedConversionCastOp placeholder : placeholders) {
    // Sizes of a placeholder are those of the argument.
    placeholder.getResult(0).replaceUsesWithIf(
        placeholder.getOperand(0),
        [](OpOperand &use) { return isa<tensor::DimOp>(use.getOwner()); });
    if (placeholder->use_empty())
      placeholder.erase();
  }
}

/// Fails where the program gave the kernel a schedule that no operation of it
/// took.
static LogicalResult checkScheduleTaken(func::FuncOp function, bool isTaken) {
  ScheduleInterface schedule = attr::schedule.get(function);
  if (!schedule || isTaken || !hasGivenSchedule(function))
    return success();
  return reportUnobeyed(function, function.getLoc(), schedule,
                        "expects an operation of the schedule's kind in the "
                        "kernel that is lowered as a nest of products",
                        "convert-ten-to-linalg");
}

LogicalResult KernelLowering::lower(func::FuncOp given) {
  function = given;
  if (!function.getBody().hasOneBlock())
    return function.emitOpError("expects a kernel of one block, got ")
           << function.getBody().getBlocks().size();
  writesInput = hasInPlaceArgument(function);
  isScheduleGiven = hasGivenSchedule(function);
  if (isScheduleGiven && manyThreads)
    return reportUnobeyed(
        function, function.getLoc(), attr::schedule.get(function),
        "expects kernels that run on the CPU", "convert-ten-to-linalg");
  Block &block = function.getBody().front();
  auto terminator = cast<func::ReturnOp>(block.getTerminator());
  builder.setInsertionPoint(terminator);
  SmallVector<Operation *> old;
  for (Operation &op : block.without_terminator())
    if (isa_and_nonnull<TenDialect, linalg::LinalgDialect>(op.getDialect()))
      old.push_back(&op);
  SmallVector<UnrealizedConversionCastOp> placeholders = storeArguments(block);
  // Constants of several elements are placed before all loops.
  for (auto constant : llvm::to_vector(block.getOps<ConstantOp>()))
    if (!constant.getValue().isSplat())
      materialize(constant);

  auto named = attr::kernel.get(function);
  StringRef kind = named ? named.getValue() : StringRef();
  SmallVector<Value> values(terminator.getOperands()), results;
  auto arguments = block.getArguments().take_back(values.size());
  SmallVector<Value> destinations(arguments.begin(), arguments.end());
  viewReshapes(block, kind, values, destinations);
  // The kernel is a map of several results (ten-merge).
  if (kind == "map" && values.size() > 1) {
    results = maps(values, destinations);
    if (results.empty())
      return function.emitOpError("has no lowering");
  } else {
    for (auto [value, destination] : llvm::zip_equal(values, destinations))
      if (Operation *op = value.getDefiningOp(); op && op->getNumResults() > 1)
        belongs.try_emplace(value, destination);
    for (auto [value, destination] : llvm::zip_equal(values, destinations)) {
      results.push_back(lowerResult(function, kind, value, destination));
      if (!results.back())
        return failure();
    }
  }
  for (auto [result, argument] : llvm::zip_equal(results, arguments))
    if (result.getType() != argument.getType())
      result = reshape(builder, result.getLoc(),
                       cast<RankedTensorType>(argument.getType()), result, {});
  terminator.getOperandsMutable().assign(results);
  eraseLowered(function, std::move(old), placeholders);
  function.setFunctionType(FunctionType::get(function.getContext(),
                                             block.getArgumentTypes(),
                                             TypeRange(ValueRange(results))));
  return checkScheduleTaken(function, isScheduleTaken);
}

Value KernelLowering::eitherOf(Value condition, Value destination,
                               function_ref<Value()> yes,
                               function_ref<Value()> no) {
  // The branches are filled where they are in the function: lowerings ask what
  // their operations are in.
  auto choice =
      scf::IfOp::create(builder, condition.getLoc(), destination.getType(),
                        condition, /*withElseRegion=*/true);
  bool known = true;
  auto fill = [&](Block *block, function_ref<Value()> emit) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(block);
    Value made = emit();
    known &= static_cast<bool>(made);
    scf::YieldOp::create(builder, condition.getLoc(),
                         made ? made : destination);
  };
  fill(choice.thenBlock(), yes);
  fill(choice.elseBlock(), no);
  return known ? choice.getResult(0) : Value();
}
