//===- VectorNest.cpp - Vectorized elementwise nests on a GPU -------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DeviceKernel.h"
#include "MemRefWords.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

using namespace mlir;

namespace tenon {

/// Fact: bytes; the widest access of a thread.
constexpr int64_t kVectorBytes = 16;

/// Returns whether the operand is accessed in the order of the loops.
static bool isInOrder(linalg::LinalgOp nest, OpOperand *operand) {
  auto type = dyn_cast<MemRefType>(operand->get().getType());
  return type && type.getLayout().isIdentity() && type.hasStaticShape() &&
         type.getElementType().isIntOrFloat() &&
         nest.getMatchingIndexingMap(operand).isIdentity();
}

int64_t vectorWidth(linalg::LinalgOp nest) {
  if (nest.getNumReductionLoops() != 0 || nest.getNumLoops() == 0 ||
      nest.hasIndexSemantics())
    return 1;
  int64_t bytes = 1, count = -1;
  for (OpOperand &operand : nest->getOpOperands()) {
    auto type = dyn_cast<MemRefType>(operand.get().getType());
    // A scalar is the same for all elements.
    if (!type || (type.getRank() == 0 && nest.isDpsInput(&operand)))
      continue;
    if (!isInOrder(nest, &operand))
      return 1;
    bytes = std::max(bytes, elementBytes(type.getElementType()));
    count = type.getNumElements();
  }
  int64_t width = kVectorBytes / bytes;
  // Views of memory are aligned to vectors.
  return count > 0 && width > 1 && count % width == 0 ? width : 1;
}

void emitVectors(OpBuilder &builder, linalg::LinalgOp nest, Value first,
                 Value step, int64_t width) {
  ImplicitLocOpBuilder b(nest.getLoc(), builder);
  Value total = countElements(b, nest);
  auto index = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(b, value);
  };
  // View all operands as rank-1 memory.
  SmallVector<Value> rows;
  for (OpOperand &operand : nest->getOpOperands()) {
    auto type = dyn_cast<MemRefType>(operand.get().getType());
    if (!type || type.getRank() == 0) {
      rows.push_back(nullptr);
      continue;
    }
    auto flat = MemRefType::get({type.getNumElements()}, type.getElementType());
    rows.push_back(memref::ReinterpretCastOp::create(
        b, flat, operand.get(), /*offset=*/0,
        ArrayRef<int64_t>{type.getNumElements()}, ArrayRef<int64_t>{1}));
  }
  auto loop =
      scf::ForOp::create(b, arith::MulIOp::create(b, first, index(width)),
                         total, arith::MulIOp::create(b, step, index(width)));
  b.setInsertionPointToStart(loop.getBody());
  Value at = loop.getInductionVar();
  auto vectorOf = [&](OpOperand *operand) {
    return VectorType::get(
        {width}, cast<MemRefType>(operand->get().getType()).getElementType());
  };
  auto alignment = [&](VectorType type) {
    return llvm::MaybeAlign(
        static_cast<uint64_t>(width * elementBytes(type.getElementType())));
  };
  auto load = [&](OpOperand *operand) -> Value {
    VectorType type = vectorOf(operand);
    return vector::LoadOp::create(b, type, rows[operand->getOperandNumber()],
                                  ValueRange(at), /*nontemporal=*/false,
                                  alignment(type));
  };
  SmallVector<Value> indices(nest.getNumLoops());
  ElementEmitter element(nest, indices);
  SmallVector<Value> inputs, current;
  for (OpOperand *input : nest.getDpsInputOperands())
    inputs.push_back(nest.getMatchingBlockArgument(input).use_empty() ? Value()
                     : rows[input->getOperandNumber()]
                         ? load(input)
                         : element.load(b, input));
  for (OpOperand &output : nest.getDpsInitsMutable())
    current.push_back(nest.payloadUsesValueFromOperand(&output) ? load(&output)
                                                                : Value());
  auto lane = [&](ArrayRef<Value> values, int64_t number) {
    SmallVector<Value> result;
    for (Value value : values)
      result.push_back(
          value && isa<VectorType>(value.getType())
              ? vector::ExtractOp::create(b, value, number).getResult()
              : value);
    return result;
  };
  SmallVector<SmallVector<Value>> results(nest.getNumDpsInits());
  for (int64_t i = 0; i < width; ++i)
    for (auto [number, value] :
         llvm::enumerate(element.compute(b, lane(current, i), lane(inputs, i))))
      results[number].push_back(value);
  for (auto [number, output] : llvm::enumerate(nest.getDpsInitsMutable())) {
    VectorType type = vectorOf(&output);
    Value all = vector::FromElementsOp::create(b, type, results[number]);
    vector::StoreOp::create(b, all, rows[output.getOperandNumber()],
                            ValueRange(at), /*nontemporal=*/false,
                            alignment(type));
  }
}

} // namespace tenon
