//===- Map.cpp - Lowers elementwise results -------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lowers results whose elements can be computed independently. A map is one
// nest over all elements; if elements are computed from a concatenation along a
// dimension with few parts of dynamic size, one nest per part is emitted, so
// that no nest selects between parts. Several results of one shape share a nest
// (ten-merge).
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

namespace {

/// Largest number of parts that get a nest each.
/// Bound: nests; code size.
constexpr size_t kMaxParts = 4;

/// A concatenation among the operands, and the dimension of the result that
/// each of its dimensions is.
struct Parts {
  ConcatOp op;
  SmallVector<int64_t> dims;

  /// Returns the element of `value` at position `at` of the part that `input`
  /// is, which starts at `offset`.
  Value element(NestBody &body, Value value, Value input,
                ArrayRef<LoopIndex> at, OpFoldResult offset) {
    int64_t dim = dims[op.getDim()];
    // Not as an affine loop index, which would imply the whole dimension.
    LoopIndices place(at), whole(dims.size()), part(dims.size());
    place[dim] =
        body.create<arith::AddIOp>(body.value(at[dim]), body.value(offset));
    for (auto [source, target] : llvm::enumerate(dims)) {
      whole[source] = place[target];
      part[source] = at[target];
    }
    Value known = body.element(input, part);
    if (!known)
      return {};
    body.setComputed(op.getResult(), whole, known);
    return body.element(value, place);
  }
};

} // namespace

/// Returns the first concatenation whose parts have dynamic sizes: with
/// constant sizes, loops are split at the starts of parts later. `seen` holds
/// visited operations, as operands are shared.
static std::optional<Parts>
findParts(KernelLowering &kernel, Value value, ArrayRef<int64_t> dims,
          llvm::SmallPtrSetImpl<Operation *> &seen) {
  Operation *op = value.getDefiningOp();
  if (!op || kernel.stored(value) || !seen.insert(op).second)
    return std::nullopt;
  if (auto concat = dyn_cast<ConcatOp>(op)) {
    bool isDynamic = llvm::any_of(concat.getInputs(), [&](Value input) {
      return tensorType(input).isDynamicDim(concat.getDim());
    });
    if (!isDynamic || concat.getInputs().size() > kMaxParts)
      return std::nullopt;
    return Parts{concat, SmallVector<int64_t>(dims)};
  }
  if (auto transpose = dyn_cast<TransposeOp>(op)) {
    SmallVector<int64_t> moved(dims.size());
    for (auto [dim, from] : llvm::enumerate(transpose.getPerm()))
      moved[from] = dims[dim];
    return findParts(kernel, transpose.getOperand(), moved, seen);
  }
  if (isPointwise(op))
    for (Value operand : op->getOperands())
      if (std::optional<Parts> found = findParts(kernel, operand, dims, seen))
        return found;
  return std::nullopt;
}

Value KernelLowering::mapOf(Operation *op, Value destination) {
  Value value = op->getResult(0);
  Type element = tensorType(value).getElementType();
  // Accumulators of the result's type are placed in the destination and updated
  // in place, unless an input may be there, which is read while they are
  // computed.
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
  // Compute one part after the other; not if the destination is read as well,
  // since parts could overwrite operands of others.
  llvm::SmallPtrSet<Operation *, 16> seen;
  if (std::optional<Parts> parts =
          manyThreads || writesInput
              ? std::nullopt
              : findParts(*this, value,
                          llvm::to_vector(llvm::seq<int64_t>(
                              0, tensorType(value).getRank())),
                          seen)) {
    Location loc = op->getLoc();
    int64_t rank = tensorType(value).getRank(), inConcat = parts->op.getDim(),
            dim = parts->dims[inConcat];
    SmallVector<OpFoldResult> offsets(rank, builder.getIndexAttr(0)),
        extent = tensor::getMixedSizes(builder, loc, destination);
    for (Value input : parts->op.getInputs()) {
      extent[dim] = sizes(input)[inConcat];
      if (destination && getConstantIntValue(extent[dim]) != 0)
        destination = mapPart(loc, destination, offsets, extent, element,
                              [&](NestBody &body, ArrayRef<LoopIndex> at) {
                                return parts->element(body, value, input, at,
                                                      offsets[dim]);
                              });
      AffineExpr before, size;
      bindSymbols(builder.getContext(), before, size);
      offsets[dim] =
          computeSize(builder, loc, before + size, {offsets[dim], extent[dim]});
    }
    return destination;
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
