//===- Scalars.cpp - Index and integer arithmetic -------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The interpreter's operations on scalars (arith on integers and indices) and
// the tensor operations that connect scalars and tensors: dim, extract,
// from_elements, cast and empty.
//
//===----------------------------------------------------------------------===//

#include "Evaluator.h"
#include "Strided.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/TypeSwitch.h"

#include <cstring>

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

static unsigned widthOf(mlir::Type type) {
  return isa<IndexType>(type) ? 64 : type.getIntOrFloatBitWidth();
}

/// Returns `value` in the form in which integers of `type` are held: i1 as 0 or
/// 1, others sign-extended.
static int64_t normalized(mlir::Type type, uint64_t value) {
  unsigned width = widthOf(type);
  if (width == 1)
    return value & 1;
  return static_cast<int64_t>(value << (64 - width)) >> (64 - width);
}
/// Returns the value as signed arithmetic sees it: i1 as 0 or -1.
static int64_t asSigned(mlir::Type type, int64_t value) {
  return widthOf(type) == 1 ? -value : value;
}
static uint64_t asUnsigned(mlir::Type type, int64_t value) {
  return static_cast<uint64_t>(value) & ~uint64_t(0) >> (64 - widthOf(type));
}

static bool compare(arith::CmpIPredicate predicate, mlir::Type type, int64_t a,
                    int64_t b) {
  int64_t sa = asSigned(type, a), sb = asSigned(type, b);
  uint64_t ua = asUnsigned(type, a), ub = asUnsigned(type, b);
  switch (predicate) {
  case arith::CmpIPredicate::eq:
    return ua == ub;
  case arith::CmpIPredicate::ne:
    return ua != ub;
  case arith::CmpIPredicate::slt:
    return sa < sb;
  case arith::CmpIPredicate::sle:
    return sa <= sb;
  case arith::CmpIPredicate::sgt:
    return sa > sb;
  case arith::CmpIPredicate::sge:
    return sa >= sb;
  case arith::CmpIPredicate::ult:
    return ua < ub;
  case arith::CmpIPredicate::ule:
    return ua <= ub;
  case arith::CmpIPredicate::ugt:
    return ua > ub;
  case arith::CmpIPredicate::uge:
    return ua >= ub;
  }
  return false;
}

static Status evaluateBinary(OpContext &context) {
  Operation *op = context.step.op;
  mlir::Type type = op->getResult(0).getType();
  int64_t a = asSigned(type, context.integer(0));
  int64_t b = asSigned(type, context.integer(1));
  uint64_t ua = a, ub = b, result = 0;
  if (isa<arith::DivUIOp, arith::RemUIOp, arith::CeilDivUIOp>(op)) {
    ua = asUnsigned(type, a), ub = asUnsigned(type, b);
    if (b == 0)
      return context.error("expects a divisor other than 0");
    result = isa<arith::DivUIOp>(op)   ? ua / ub
             : isa<arith::RemUIOp>(op) ? ua % ub
                                       : ua / ub + (ua % ub != 0);
  } else if (isa<arith::ShLIOp, arith::ShRUIOp, arith::ShRSIOp>(op)) {
    ub = asUnsigned(type, b);
    if (ub >= (type.isIndex() ? 64 : type.getIntOrFloatBitWidth()))
      return context.error("expects a shift by less than the width");
    result = isa<arith::ShLIOp>(op)    ? ua << ub
             : isa<arith::ShRUIOp>(op) ? asUnsigned(type, a) >> ub
                                       : static_cast<uint64_t>(a >> ub);
  } else if (isa<arith::DivSIOp, arith::RemSIOp, arith::CeilDivSIOp,
                 arith::FloorDivSIOp>(op)) {
    if (b == 0)
      return context.error("expects a divisor other than 0");
    // Handles -1 separately: the quotient of the smallest integer overflows.
    int64_t quotient = b == -1 ? static_cast<int64_t>(-ua) : a / b;
    int64_t rest = b == -1 ? 0 : a % b;
    bool below = rest != 0 && (rest < 0) != (b < 0);
    bool above = rest != 0 && (rest < 0) == (b < 0);
    result = isa<arith::DivSIOp>(op)       ? quotient
             : isa<arith::RemSIOp>(op)     ? rest
             : isa<arith::CeilDivSIOp>(op) ? quotient + above
                                           : quotient - below;
  } else {
    result = llvm::TypeSwitch<Operation *, uint64_t>(op)
                 .Case<arith::AddIOp>([&](auto) { return ua + ub; })
                 .Case<arith::SubIOp>([&](auto) { return ua - ub; })
                 .Case<arith::MulIOp>([&](auto) { return ua * ub; })
                 .Case<arith::AndIOp>([&](auto) { return ua & ub; })
                 .Case<arith::OrIOp>([&](auto) { return ua | ub; })
                 .Case<arith::XOrIOp>([&](auto) { return ua ^ ub; })
                 .Case<arith::MaxUIOp>([&](auto) {
                   return std::max(asUnsigned(type, a), asUnsigned(type, b));
                 })
                 .Case<arith::MinUIOp>([&](auto) {
                   return std::min(asUnsigned(type, a), asUnsigned(type, b));
                 })
                 .Case<arith::MaxSIOp>([&](auto) { return a > b ? ua : ub; })
                 .Case<arith::MinSIOp>([&](auto) { return a < b ? ua : ub; });
  }
  context.setInteger(0, normalized(type, result));
  return {};
}

static Status evaluateCompare(OpContext &context) {
  auto op = context.as<arith::CmpIOp>();
  context.setInteger(0, compare(op.getPredicate(), op.getLhs().getType(),
                                context.integer(0), context.integer(1)));
  return {};
}

static Status evaluateSelect(OpContext &context) {
  return context.setValue(0, context.take(context.integer(0) ? 1 : 2));
}

static Status evaluateCast(OpContext &context) {
  Operation *op = context.step.op;
  mlir::Type from = op->getOperand(0).getType();
  mlir::Type to = op->getResult(0).getType();
  int64_t value = context.integer(0);
  bool zeroExtends = isa<arith::ExtUIOp, arith::IndexCastUIOp>(op);
  uint64_t bits = zeroExtends ? asUnsigned(from, value)
                              : static_cast<uint64_t>(asSigned(from, value));
  context.setInteger(0, normalized(to, bits));
  return {};
}

static Status evaluateConstant(OpContext &context) {
  auto op = context.as<arith::ConstantOp>();
  if (auto integer = dyn_cast<IntegerAttr>(op.getValue())) {
    context.setInteger(
        0, normalized(op.getType(), integer.getValue().getSExtValue()));
    return {};
  }
  if (auto elements = dyn_cast<ElementsAttr>(op.getValue())) {
    auto buffer = context.evaluator.constant(op, elements);
    if (!buffer)
      return std::move(buffer).status();
    return context.set(0, std::move(*buffer));
  }
  if (auto number = dyn_cast<FloatAttr>(op.getValue())) {
    std::optional<ten_type> type = toElementType(op.getType());
    if (!type)
      return context.error(TEN_COMPILE_ERROR, "expects an element type");
    Result<Buffer> buffer = Buffer::create(*type, {});
    if (buffer)
      storeBits(*type, buffer->data(),
                number.getValue().bitcastToAPInt().getZExtValue());
    return context.set(0, std::move(buffer));
  }
  return context.error(TEN_COMPILE_ERROR, "expects a number or tensor");
}

/// Returns whether the operation has only integer and index operands and
/// results, as all supported operations of arith.
static bool onScalars(Operation *op) {
  auto isScalar = [](mlir::Type type) { return type.isIntOrIndex(); };
  return llvm::all_of(op->getOperandTypes(), isScalar) &&
         llvm::all_of(op->getResultTypes(), isScalar);
}

//===-- tensor ------------------------------------------------------------===//

static Status evaluateDim(OpContext &context) {
  const Buffer &operand = context.tensor(0);
  int64_t dim = context.integer(1);
  if (dim < 0 || dim >= operand.rank())
    return context.error("expects a dimension below ", operand.rank(), ", got ",
                         dim);
  context.setInteger(0, operand.dims()[dim]);
  return {};
}

static Status evaluateExtract(OpContext &context) {
  const Buffer &operand = context.tensor(0);
  Dims strides = rowMajorStrides(operand.dims());
  int64_t element = 0;
  for (int64_t i = 0; i < operand.rank(); ++i) {
    int64_t index = context.integer(1 + i);
    if (index < 0 || index >= operand.dims()[i])
      return context.error("expects an index below ", operand.dims()[i],
                           " in dimension ", i, ", got ", index);
    element += index * strides[i];
  }
  if (context.step.op->getResult(0).getType().isIntOrIndex()) {
    context.setInteger(0, loadInt64(operand.type(), operand.element(element)));
    return {};
  }
  Result<Buffer> result = Buffer::create(operand.type(), {});
  if (result)
    std::memcpy(result->data(), operand.element(element),
                storageSize(operand.type()));
  return context.set(0, std::move(result));
}

static Status evaluateFromElements(OpContext &context) {
  ten_type type = context.resultType(0);
  Result<Buffer> result = Buffer::create(type, context.resultShape(0));
  if (!result)
    return context.locate(result.status());
  for (unsigned i = 0; i < context.step.operands.size(); ++i) {
    if (context.value(i).buffer)
      std::memcpy(result->element(i), context.tensor(i).data(),
                  storageSize(type));
    else
      storeInt64(type, result->element(i), context.integer(i));
  }
  return context.set(0, std::move(result));
}

static Status evaluateTensorCast(OpContext &context) {
  return context.setValue(0, context.take(0));
}

static Status evaluateEmpty(OpContext &context) {
  Dims sizes;
  for (unsigned i = 0; i < context.step.operands.size(); ++i)
    sizes.push_back(context.integer(i));
  return context.set(
      0, Buffer::zeros(context.resultType(0), context.resultShape(0, sizes)));
}

Handler tenon::ten::scalarHandler(Operation *op) {
  if (isa<arith::ConstantOp>(op))
    return evaluateConstant;
  if (isa<arith::SelectOp>(op) && op->getOperand(0).getType().isIntOrIndex())
    return evaluateSelect;
  if (isa<tensor::FromElementsOp>(op))
    return evaluateFromElements;
  if (isa<tensor::DimOp>(op))
    return evaluateDim;
  if (isa<tensor::ExtractOp>(op))
    return evaluateExtract;
  if (isa<tensor::CastOp>(op))
    return evaluateTensorCast;
  if (isa<tensor::EmptyOp>(op))
    return evaluateEmpty;
  if (!onScalars(op))
    return nullptr;
  if (isa<arith::CmpIOp>(op))
    return evaluateCompare;
  if (isa<arith::IndexCastOp, arith::IndexCastUIOp, arith::ExtSIOp,
          arith::ExtUIOp, arith::TruncIOp>(op))
    return evaluateCast;
  if (isa<arith::AddIOp, arith::SubIOp, arith::MulIOp, arith::DivSIOp,
          arith::RemSIOp, arith::CeilDivSIOp, arith::FloorDivSIOp,
          arith::MaxSIOp, arith::MinSIOp, arith::AndIOp, arith::OrIOp,
          arith::XOrIOp, arith::DivUIOp, arith::RemUIOp, arith::CeilDivUIOp,
          arith::MaxUIOp, arith::MinUIOp, arith::ShLIOp, arith::ShRUIOp,
          arith::ShRSIOp>(op))
    return evaluateBinary;
  return nullptr;
}
