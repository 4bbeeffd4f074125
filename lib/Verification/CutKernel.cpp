//===- CutKernel.cpp - Extracts a kernel as a program ---------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CutKernel.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "Dialect/Ten/IR/Ten.h"
#include "mlir/Analysis/SliceAnalysis.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;

namespace tenon {

using namespace ten;

SmallVector<unsigned> readArguments(func::FuncOp kernel) {
  unsigned inputs = kernel.getNumArguments() - kernel.getNumResults();
  SmallVector<unsigned> numbers;
  for (unsigned i = 0; i < kernel.getNumArguments(); ++i)
    if (i < inputs || attr::update.has(kernel, i))
      numbers.push_back(i);
  return numbers;
}

OwningOpRef<ModuleOp> cutKernel(func::FuncOp kernel, Operation *last,
                                ArrayRef<std::vector<int64_t>> dims) {
  Location loc = kernel.getLoc();
  Block &source = kernel.getBody().front();
  Operation *terminator = source.getTerminator();
  SmallVector<Value> yields =
      last ? SmallVector<Value>(last->getResults())
           : SmallVector<Value>(terminator->getOperands());
  SmallVector<Type> resultTypes(ValueRange(yields).getTypes());

  OwningOpRef<ModuleOp> module = ModuleOp::create(loc);
  OpBuilder builder = OpBuilder::atBlockEnd(module->getBody());
  SmallVector<unsigned> numbers = readArguments(kernel);
  SmallVector<Type> argumentTypes;
  for (unsigned number : numbers) {
    Type type = kernel.getArgumentTypes()[number];
    argumentTypes.push_back(
        isa<RankedTensorType>(type) ? type : RankedTensorType::get({}, type));
  }
  auto function =
      func::FuncOp::create(builder, loc, "main",
                           builder.getFunctionType(argumentTypes, resultTypes));
  Block *entry = function.addEntryBlock();
  builder.setInsertionPointToStart(entry);
  SmallVector<Value> inputs;
  for (auto [number, argument] :
       llvm::zip_equal(numbers, entry->getArguments()))
    inputs.push_back(
        isa<RankedTensorType>(kernel.getArgumentTypes()[number])
            ? Value(argument)
            : tensor::ExtractOp::create(builder, loc, argument, ValueRange())
                  .getResult());
  SmallVector<Value> sizes;
  for (auto [type, shape] : llvm::zip(resultTypes, dims))
    for (auto [dim, size] : llvm::enumerate(shape))
      if (cast<RankedTensorType>(type).isDynamicDim(dim))
        sizes.push_back(arith::ConstantIndexOp::create(builder, loc, size));
  KernelKind kind = KernelKind::Map;
  if (last)
    kind = kernelKind(last);
  else if (auto name = attr::kernel.get(kernel))
    kind = symbolizeKernelKind(name.getValue()).value_or(kind);
  // That of products with codes is for one operation.
  bool keepsSchedule = !last || (isa<ContractOp>(last) &&
                                 isa_and_nonnull<QuantizedScheduleAttr>(
                                     Attribute(attr::schedule.get(kernel))));
  auto op = KernelOp::create(builder, loc, resultTypes, kind, inputs, sizes,
                             keepsSchedule ? attr::schedule.get(kernel)
                                           : ScheduleInterface());
  func::ReturnOp::create(builder, loc, op.getResults());

  Block *body = builder.createBlock(&op.getBody());
  IRMapping mapping;
  for (auto [number, input] : llvm::zip_equal(numbers, inputs))
    mapping.map(source.getArgument(number),
                body->addArgument(input.getType(), loc));
  llvm::SetVector<Operation *> needed;
  BackwardSliceOptions options;
  options.inclusive = true;
  options.omitUsesFromAbove = false;
  options.filter = [&](Operation *inner) {
    return inner->getBlock() == &source;
  };
  for (Value value : yields)
    if (Operation *definition = value.getDefiningOp())
      (void)getBackwardSlice(definition, &needed, options);
  for (Operation &inner : source.without_terminator())
    if (needed.contains(&inner))
      builder.clone(inner, mapping);
  SmallVector<Value> results;
  for (Value value : yields)
    results.push_back(mapping.lookupOrDefault(value));
  YieldOp::create(builder, loc, results);
  return module;
}

} // namespace tenon
