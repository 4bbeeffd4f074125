//===- ChloBroadcast.cpp - Verifies chlo.broadcast_* ----------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Verifiers of chlo.broadcast_*: operands are compatible by the broadcast
// rules, and the result has the broadcast shape. Also broadcastDims, which the
// import uses.
//
//===----------------------------------------------------------------------===//

#include "Dialect/StableHLO/IR/Companions.h"
#include "Verify.h"

using namespace mlir;
using namespace tenon::stablehlo;
using llvm::SmallVector;

namespace tenon::chlo {

bool isBroadcast(Operation *op) {
  return isa_and_nonnull<ChloDialect>(op->getDialect()) &&
         op->getName().stripDialect().starts_with("broadcast_");
}

SmallVector<int64_t> broadcastDims(Operation *op, Value operand, int64_t rank) {
  int64_t own = rankOf(operand);
  auto named = op->getAttrOfType<DenseI64ArrayAttr>("broadcast_dimensions");
  if (named && own < rank)
    return SmallVector<int64_t>(named.asArrayRef());
  return llvm::to_vector(llvm::seq<int64_t>(rank - own, rank));
}

/// Checks that the named dimensions are those of the operand of the smaller
/// rank.
static LogicalResult verifyNamedDims(Operation *op, int64_t rank) {
  auto named = op->getAttrOfType<DenseI64ArrayAttr>("broadcast_dimensions");
  if (!named)
    return success();
  int64_t smaller = rank;
  for (Value operand : op->getOperands())
    smaller = std::min(smaller, rankOf(operand));
  ArrayRef<int64_t> dims = named;
  if (failed(expectSize(op, "broadcast_dimensions", dims.size(), smaller)) ||
      failed(expectDims(op, "broadcast_dimensions", dims, rank)) ||
      failed(expectSorted(op, "broadcast_dimensions", dims)))
    return failure();
  return success();
}

/// Returns whether a shape is unranked.
static bool isUnranked(Operation *op) {
  auto unranked = llvm::IsaPred<UnrankedTensorType>;
  return llvm::any_of(op->getOperandTypes(), unranked) ||
         llvm::any_of(op->getResultTypes(), unranked);
}

/// Checks that each result dimension has the size of all operands that are not
/// 1 in it.
static LogicalResult verifyBroadcast(Operation *op) {
  if (isUnranked(op))
    return success();
  int64_t rank = 0;
  for (Value operand : op->getOperands())
    rank = std::max(rank, rankOf(operand));
  if (failed(expectRank(op, "a result", rankOf(op->getResult(0)), rank)) ||
      failed(verifyNamedDims(op, rank)))
    return failure();
  SmallVector<int64_t> sizes(rank, 1);
  for (Value operand : op->getOperands())
    for (auto [dim, size] : llvm::zip(broadcastDims(op, operand, rank),
                                      typeOf(operand).getShape())) {
      int64_t &result = sizes[dim];
      // A static size other than 1 determines the result: a dynamic one is 1 or
      // equal.
      if (size == 1 || size == result ||
          (ShapedType::isDynamic(size) && result != 1))
        continue;
      if (result != 1 && !ShapedType::isDynamic(result))
        return op->emitOpError("expects sizes that are equal or 1 in "
                               "dimension ")
               << dim << ", got " << result << " and " << size;
      result = size;
    }
  return expectResult(op, sizes);
}

static LogicalResult verifyElements(Operation *op, Value a, Value b) {
  if (baseElement(a.getType()) == baseElement(b.getType()) &&
      haveSameStorage(a.getType(), b.getType()))
    return success();
  return op->emitOpError("expects equal element types, got ")
         << a.getType() << " and " << b.getType();
}

/// Checks that operands and result have the same element type.
static LogicalResult verifyOneElement(Operation *op) {
  if (failed(verifyElements(op, op->getOperand(0), op->getOperand(1))) ||
      failed(verifyElements(op, op->getOperand(0), op->getResult(0))))
    return failure();
  return verifyBroadcast(op);
}

#define ONE_ELEMENT(OP)                                                        \
  LogicalResult OP::verify() { return verifyOneElement(*this); }
ONE_ELEMENT(BroadcastAddOp)
ONE_ELEMENT(BroadcastAndOp)
ONE_ELEMENT(BroadcastAtan2Op)
ONE_ELEMENT(BroadcastDivOp)
ONE_ELEMENT(BroadcastMaxOp)
ONE_ELEMENT(BroadcastMinOp)
ONE_ELEMENT(BroadcastMulOp)
ONE_ELEMENT(BroadcastNextAfterOp)
ONE_ELEMENT(BroadcastOrOp)
ONE_ELEMENT(BroadcastPolygammaOp)
ONE_ELEMENT(BroadcastPowOp)
ONE_ELEMENT(BroadcastRemOp)
ONE_ELEMENT(BroadcastShlOp)
ONE_ELEMENT(BroadcastShrSignedOp)
ONE_ELEMENT(BroadcastShrUnsignedOp)
ONE_ELEMENT(BroadcastSubOp)
ONE_ELEMENT(BroadcastXorOp)
ONE_ELEMENT(BroadcastZetaOp)
#undef ONE_ELEMENT

LogicalResult BroadcastCompareOp::verify() {
  if (failed(verifyElements(*this, getLhs(), getRhs())))
    return failure();
  if (!getElementTypeOrSelf(getResult().getType()).isInteger(1))
    return emitOpError("expects a result of element type i1, got ")
           << getType();
  return verifyBroadcast(*this);
}

LogicalResult BroadcastComplexOp::verify() {
  auto complex =
      dyn_cast<ComplexType>(getElementTypeOrSelf(getResult().getType()));
  if (failed(verifyElements(*this, getLhs(), getRhs())))
    return failure();
  if (!complex ||
      complex.getElementType() != getElementTypeOrSelf(getLhs().getType()))
    return emitOpError("expects a result of complex numbers of ")
           << getElementTypeOrSelf(getLhs().getType()) << ", got " << getType();
  return verifyBroadcast(*this);
}

LogicalResult BroadcastSelectOp::verify() {
  if (failed(verifyElements(*this, getOnTrue(), getOnFalse())) ||
      failed(verifyElements(*this, getOnTrue(), getResult())))
    return failure();
  return verifyBroadcast(*this);
}

} // namespace tenon::chlo
