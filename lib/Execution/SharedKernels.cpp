//===- SharedKernels.cpp - Texts of kernels for any sizes -----------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes programs of one kernel whose sizes are arguments. The text is the key
// by which other programs find the code, so it has nothing of the program that
// it was made for but operations, types and constants.
//
//===----------------------------------------------------------------------===//

#include "SharedKernels.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace tenon {

static RankedTensorType anySize(Type element, int64_t rank = 1) {
  return RankedTensorType::get(
      SmallVector<int64_t>(size_t(rank), ShapedType::kDynamic), element);
}

/// Writes a module with `main`, whose body `build` adds.
static std::string writeModule(
    MLIRContext *context, ArrayRef<Type> arguments, ArrayRef<Type> results,
    llvm::function_ref<SmallVector<Value>(OpBuilder &, ValueRange)> build) {
  context->loadDialect<arith::ArithDialect, func::FuncDialect, ten::TenDialect,
                       tensor::TensorDialect>();
  Location location = UnknownLoc::get(context);
  OwningOpRef<ModuleOp> module = ModuleOp::create(location);
  OpBuilder builder = OpBuilder::atBlockBegin(module->getBody());
  auto function =
      func::FuncOp::create(builder, location, "main",
                           FunctionType::get(context, arguments, results));
  builder.setInsertionPointToStart(function.addEntryBlock());
  func::ReturnOp::create(builder, location,
                         build(builder, function.getArguments()));
  // Constants that arguments replace would be in the text: programs that differ
  // in them would not share it.
  for (Operation &op :
       llvm::make_early_inc_range(llvm::reverse(function.getBody().front())))
    if (isOpTriviallyDead(&op))
      op.erase();
  std::string text;
  llvm::raw_string_ostream stream(text);
  module->print(stream);
  return text;
}

/// Adds the element of a splat as a constant.
static Value addElement(OpBuilder &builder, DenseElementsAttr splat) {
  return ten::ConstantOp::create(
      builder, builder.getUnknownLoc(),
      splat.resizeSplat(RankedTensorType::get({}, splat.getElementType())));
}

/// Adds a copy of an elementwise operation with a result of any size.
static Value addCopy(OpBuilder &builder, Operation *op, ValueRange operands,
                     int64_t rank) {
  Operation *copy = op->cloneWithoutRegions();
  copy->setLoc(builder.getUnknownLoc());
  copy->setOperands(operands);
  copy->setDiscardableAttrs(builder.getDictionaryAttr({}));
  Value result = copy->getResult(0);
  result.setType(anySize(getElementTypeOrSelf(result.getType()), rank));
  builder.insert(copy);
  return result;
}

std::string elementwiseText(MLIRContext *context,
                            ArrayRef<std::pair<Type, bool>> arguments,
                            ArrayRef<KernelOperation> operations,
                            ArrayRef<int64_t> results) {
  SmallVector<Type> argumentTypes, resultTypes;
  for (auto [element, isArray] : arguments)
    argumentTypes.push_back(anySize(element, isArray ? 1 : 0));
  for (int64_t result : results)
    resultTypes.push_back(anySize(getElementTypeOrSelf(
        operations[size_t(result)].op->getResult(0).getType())));
  auto build = [&](OpBuilder &builder, ValueRange given) {
    Location location = UnknownLoc::get(context);
    Value count;
    for (auto [value, argument] : llvm::zip_equal(given, arguments))
      if (argument.second && !count)
        count = tensor::DimOp::create(builder, location, value, 0);
    auto spread = [&](Value element) -> Value {
      Type type = anySize(getElementTypeOrSelf(element.getType()));
      return ten::BroadcastOp::create(builder, location, type, element,
                                      ArrayRef<int64_t>(), ValueRange(count));
    };
    SmallVector<Value> spreads(given.begin(), given.end()), computed;
    for (auto [value, argument] : llvm::zip_equal(spreads, arguments))
      if (!argument.second)
        value = spread(value);
    auto valueOf = [&](const KernelOperand &operand) -> Value {
      switch (operand.kind) {
      case KernelOperand::Computed:
        return computed[size_t(operand.number)];
      case KernelOperand::Constant:
        return spread(addElement(builder, operand.constant));
      default:
        return spreads[size_t(operand.number)];
      }
    };
    for (const KernelOperation &operation : operations) {
      SmallVector<Value> operands;
      for (const KernelOperand &operand : operation.operands)
        operands.push_back(valueOf(operand));
      computed.push_back(addCopy(builder, operation.op, operands, /*rank=*/1));
    }
    SmallVector<Value> returned;
    for (int64_t result : results)
      returned.push_back(computed[size_t(result)]);
    return returned;
  };
  return writeModule(context, argumentTypes, resultTypes, build);
}

std::string reductionText(MLIRContext *context, ten::ReductionKind kind,
                          Type element, ArrayRef<int64_t> shape, int64_t dim) {
  SmallVector<int64_t> kept(shape);
  kept.erase(kept.begin() + dim);
  return writeModule(
      context, RankedTensorType::get(shape, element),
      RankedTensorType::get(kept, element),
      [&](OpBuilder &builder, ValueRange given) -> SmallVector<Value> {
        return ten::ReduceOp::create(builder, UnknownLoc::get(context), kind,
                                     given.front(), dim)
            ->getResults();
      });
}

std::string vectorProductText(MLIRContext *context, Type element,
                              int64_t length) {
  Type rows = RankedTensorType::get({ShapedType::kDynamic, length}, element),
       vector = RankedTensorType::get(length, element);
  return writeModule(
      context, {rows, vector}, anySize(element),
      [&](OpBuilder &builder, ValueRange given) -> SmallVector<Value> {
        return ten::ContractOp::create(
                   builder, UnknownLoc::get(context), anySize(element),
                   given[0], given[1], /*lhs_batch=*/ArrayRef<int64_t>(),
                   /*rhs_batch=*/ArrayRef<int64_t>(),
                   /*lhs_contracting=*/ArrayRef<int64_t>{1},
                   /*rhs_contracting=*/ArrayRef<int64_t>{0},
                   /*accumulator=*/TypeAttr(), /*allow_tf32=*/false)
            ->getResults();
      });
}

static int64_t rankOf(RowExtent extent) {
  return extent == RowExtent::Elements ? 2 : extent == RowExtent::One ? 0 : 1;
}

namespace {

/// Builds a program of rows.
class RowsBuilder {
public:
  RowsBuilder(OpBuilder &builder, ValueRange arguments,
              ArrayRef<std::pair<Type, RowExtent>> types)
      : builder(builder), location(builder.getUnknownLoc()) {
    for (auto [value, type] : llvm::zip_equal(arguments, types))
      if (sizes.empty() && type.second == RowExtent::Elements)
        for (int64_t dim : {0, 1})
          sizes.push_back(tensor::DimOp::create(builder, location, value, dim));
    // All arguments have sizes of the same numbers, by which kernels are fused.
    for (auto [value, type] : llvm::zip_equal(arguments, types))
      values.emplace_back(
          ten::ReshapeOp::create(builder, location,
                                 cast<RankedTensorType>(value.getType()), value,
                                 sizesOf(type.second)),
          type.second);
  }

  void add(const RowOperation &operation);
  Value value(int number) { return values[size_t(number)].first; }

private:
  SmallVector<Value> sizesOf(RowExtent extent) const {
    SmallVector<Value> found;
    if (extent == RowExtent::Elements || extent == RowExtent::Rows)
      found.push_back(sizes[0]);
    if (extent == RowExtent::Elements || extent == RowExtent::Places)
      found.push_back(sizes[1]);
    return found;
  }
  /// Returns the value, repeated for an extent.
  Value spread(int number, RowExtent extent);

  OpBuilder &builder;
  Location location;
  /// The number of rows and their length.
  SmallVector<Value> sizes;
  SmallVector<std::pair<Value, RowExtent>> values;
};

} // namespace

Value RowsBuilder::spread(int number, RowExtent extent) {
  auto [value, given] = values[size_t(number)];
  if (given == extent)
    return value;
  SmallVector<int64_t> dims;
  if (given != RowExtent::One)
    dims.push_back(given == RowExtent::Rows ? 0 : 1);
  auto made = ten::BroadcastOp::create(
      builder, location,
      anySize(getElementTypeOrSelf(value.getType()), rankOf(extent)), value,
      dims, sizesOf(extent));
  // A place or row is not repeated, even if it were the only one.
  if (!dims.empty())
    made.setKept(ArrayRef<int64_t>(0));
  return made;
}

void RowsBuilder::add(const RowOperation &operation) {
  auto [op, splat, operands, extent] = operation;
  Value made;
  if (splat) {
    made = addElement(builder, splat);
  } else if (isa<ten::BroadcastOp, ten::ReshapeOp>(op)) {
    made = spread(operands[0], extent);
  } else if (auto reduce = dyn_cast<ten::ReduceOp>(op)) {
    made = ten::ReduceOp::create(builder, location, *reduce.getKind(),
                                 value(operands[0]), /*dim=*/1)
               ->getResult(0);
  } else {
    SmallVector<Value> inputs;
    for (int operand : operands)
      inputs.push_back(spread(operand, extent));
    made = addCopy(builder, op, inputs, rankOf(extent));
  }
  values.emplace_back(made, extent);
}

std::string rowsText(MLIRContext *context,
                     ArrayRef<std::pair<Type, RowExtent>> arguments,
                     ArrayRef<RowOperation> operations, ArrayRef<int> results) {
  SmallVector<Type> argumentTypes, resultTypes;
  for (auto [element, extent] : arguments)
    argumentTypes.push_back(anySize(element, rankOf(extent)));
  for (int result : results) {
    const RowOperation &operation =
        operations[size_t(result) - arguments.size()];
    resultTypes.push_back(
        anySize(getElementTypeOrSelf(operation.op->getResult(0).getType()),
                rankOf(operation.extent)));
  }
  return writeModule(context, argumentTypes, resultTypes,
                     [&](OpBuilder &builder, ValueRange given) {
                       RowsBuilder rows(builder, given, arguments);
                       for (const RowOperation &operation : operations)
                         rows.add(operation);
                       SmallVector<Value> returned;
                       for (int result : results)
                         returned.push_back(rows.value(result));
                       return returned;
                     });
}

std::string operationText(Operation *op, ArrayRef<Value> captured) {
  auto ofAnySize = [](Type type) -> Type {
    auto tensor = cast<RankedTensorType>(type);
    SmallVector<int64_t> shape(size_t(tensor.getRank()), ShapedType::kDynamic);
    return tensor.clone(shape);
  };
  SmallVector<Type> arguments, results;
  for (Type type : op->getOperandTypes())
    arguments.push_back(ofAnySize(type));
  for (Type type : op->getResultTypes()) {
    auto made = cast<RankedTensorType>(ofAnySize(type));
    if (auto top = dyn_cast<ten::TopKOp>(op)) {
      SmallVector<int64_t> shape(made.getShape());
      shape.back() = top.getK();
      made = made.clone(shape);
    }
    results.push_back(made);
  }
  return writeModule(
      op->getContext(), arguments, results,
      [&](OpBuilder &builder, ValueRange given) -> SmallVector<Value> {
        IRMapping mapping;
        for (Value constant : captured)
          builder.clone(*constant.getDefiningOp(), mapping);
        Operation *made = builder.clone(*op, mapping);
        made->setOperands(given);
        made->setDiscardableAttrs(DictionaryAttr::get(op->getContext()));
        for (auto [result, type] : llvm::zip_equal(made->getResults(), results))
          result.setType(type);
        return made->getResults();
      });
}

} // namespace tenon
