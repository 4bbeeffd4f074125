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

Value KernelLowering::map(
    Location loc, Value destination,
    function_ref<Value(NestBody &, ArrayRef<LoopIndex>)> element) {
  auto type = cast<RankedTensorType>(destination.getType());
  SmallVector<OpFoldResult> loopSizes =
      tensor::getMixedSizes(builder, loc, destination);
  SmallVector<utils::IteratorType> iterators(type.getRank(),
                                             utils::IteratorType::parallel);
  return nest(loc, loopSizes, iterators, destination,
              builder.getMultiDimIdentityMap(type.getRank()),
              [&](NestBody &body, ValueRange) -> SmallVector<Value> {
                return {element(body, body.loops)};
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
  auto type = cast<RankedTensorType>(destinations.front().getType());
  SmallVector<AffineMap> places(values.size(),
                                builder.getMultiDimIdentityMap(type.getRank()));
  SmallVector<utils::IteratorType> iterators(type.getRank(),
                                             utils::IteratorType::parallel);
  bool known = true;
  Location loc = values.front().getParentBlock()->getParentOp()->getLoc();
  SmallVector<Value> results =
      nest(loc, tensor::getMixedSizes(builder, loc, destinations.front()),
           iterators, destinations, places,
           [&](NestBody &body, ValueRange) -> SmallVector<Value> {
             SmallVector<Value> elements;
             for (Value value : values) {
               Type element = tensorType(value).getElementType();
               Value computed = body.element(value, body.loops);
               known &= static_cast<bool>(computed);
               elements.push_back(computed ? body.store(computed, element)
                                           : body.zero(storageType(element)));
             }
             return elements;
           });
  return known ? results : SmallVector<Value>();
}

} // namespace tenon
