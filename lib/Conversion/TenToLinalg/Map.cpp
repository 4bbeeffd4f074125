//===- Map.cpp - Results that are computed element by element -------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Kernels.h"
#include "KernelLowering.h"

using namespace mlir;

namespace tenon {

using namespace ten;

SmallVector<Value> KernelLowering::map(
    Location loc, ArrayRef<OpFoldResult> sizes, ValueRange outputs,
    function_ref<SmallVector<Value>(NestBody &, ArrayRef<LoopIndex>)>
        elements) {
  SmallVector<utils::IteratorType> iterators(sizes.size(),
                                             utils::IteratorType::parallel);
  SmallVector<AffineMap> places(outputs.size(),
                                builder.getMultiDimIdentityMap(sizes.size()));
  return nest(
      loc, sizes, iterators, outputs, places,
      [&](NestBody &body, ValueRange) { return elements(body, body.loops); });
}

Value KernelLowering::map(
    Location loc, Value destination,
    function_ref<Value(NestBody &, ArrayRef<LoopIndex>)> element) {
  return map(loc, tensor::getMixedSizes(builder, loc, destination), destination,
             [&](NestBody &body, ArrayRef<LoopIndex> place) {
               return SmallVector<Value>{element(body, place)};
             })
      .front();
}

Value KernelLowering::mapOf(Operation *op, Value destination) {
  Value value = op->getResult(0);
  Type element = tensorType(value).getElementType();
  // Sums of the result's type go where it goes, and are changed in place, but
  // where an input may be there, which is read when they are made.
  for (Operation &other : *op->getBlock())
    if (isa<ContractOp, ConvOp>(other) && !writesInput &&
        other.isBeforeInBlock(op) &&
        other.getResult(0).getType() == value.getType() &&
        !stored(other.getResult(0))) {
      destination = materialize(other.getResult(0), destination);
      if (!destination)
        return {};
      break;
    }
  bool known = true;
  Value result = map(op->getLoc(), destination,
                     [&](NestBody &body, ArrayRef<LoopIndex> indices) {
                       Value computed = body.element(value, indices);
                       known &= static_cast<bool>(computed);
                       return known ? body.store(computed, element)
                                    : body.zero(storageType(element));
                     });
  return known ? result : Value();
}

SmallVector<Value> KernelLowering::maps(ValueRange values,
                                        ValueRange destinations) {
  bool known = true;
  Location loc = values.front().getParentBlock()->getParentOp()->getLoc();
  SmallVector<Value> results =
      map(loc, tensor::getMixedSizes(builder, loc, destinations.front()),
          destinations, [&](NestBody &body, ArrayRef<LoopIndex> place) {
            SmallVector<Value> elements;
            for (Value value : values) {
              Type element = tensorType(value).getElementType();
              Value computed = body.element(value, place);
              known &= static_cast<bool>(computed);
              elements.push_back(computed ? body.store(computed, element)
                                          : body.zero(storageType(element)));
            }
            return elements;
          });
  return known ? results : SmallVector<Value>();
}

} // namespace tenon
