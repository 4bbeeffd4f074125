//===- ShapeEraser.cpp - Makes sizes known at run time only ---------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ShapeEraser.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "Dialect/Ten/IR/Shape.h"
#include "Generator.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"

using namespace mlir;
using namespace tenon::ten;

namespace tenon::random_programs {

namespace {

RankedTensorType withShape(Value value, ArrayRef<int64_t> shape) {
  return RankedTensorType::get(shape, ten::tensorType(value).getElementType());
}

class ShapeEraser {
public:
  explicit ShapeEraser(uint64_t seed) : random(seed) {}

  void erase(func::FuncOp function) {
    Block &entry = function.getBody().front();
    OpBuilder builder = OpBuilder::atBlockBegin(&entry);
    for (BlockArgument argument : entry.getArguments()) {
      SmallVector<int64_t> shape(ten::tensorType(argument).getShape());
      for (auto [dim, size] : llvm::enumerate(shape))
        if (random.chance(60)) {
          known[size] = {argument, static_cast<int64_t>(dim)};
          size = ShapedType::kDynamic;
        }
      hide(argument, withShape(argument, shape), builder);
    }
    SmallVector<Operation *> worklist;
    function.walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (isComputation(op))
        worklist.push_back(op);
      // Regions of these are code for one element.
      return isa<TenDialect>(op->getDialect()) ? WalkResult::skip()
                                               : WalkResult::advance();
    });
    for (Operation *op : worklist)
      erase(op);
    Operation *end = entry.getTerminator();
    for (OpOperand &operand : end->getOpOperands())
      if (auto cast = operand.get().getDefiningOp<tensor::CastOp>();
          cast && random.chance(50))
        operand.set(cast.getSource());
    function.setFunctionType(builder.getFunctionType(entry.getArgumentTypes(),
                                                     end->getOperandTypes()));
  }

private:
  /// Gives the value another type; its users read a cast back.
  void hide(Value value, Type type, OpBuilder &builder) {
    Type old = value.getType();
    if (old == type)
      return;
    value.setType(type);
    auto cast = tensor::CastOp::create(builder, value.getLoc(), old, value);
    value.replaceAllUsesExcept(cast, cast);
  }

  /// Takes the size of a broadcast's new dimensions from an argument.
  void eraseBroadcast(BroadcastOp op) {
    OpBuilder builder(op);
    SmallVector<int64_t> shape(op.getType().getShape());
    SmallVector<Value> sizes;
    for (int64_t &size : shape) {
      auto found = known.find(size);
      if (found == known.end() || !random.chance(70))
        continue;
      auto [argument, dim] = found->second;
      sizes.push_back(
          tensor::DimOp::create(builder, op.getLoc(), argument, dim));
      size = ShapedType::kDynamic;
    }
    op.getSizesMutable().assign(sizes);
    builder.setInsertionPointAfter(op);
    hide(op, withShape(op, shape), builder);
  }

  void erase(Operation *op) {
    if (auto broadcast = dyn_cast<BroadcastOp>(op);
        broadcast && broadcast.getSizes().empty())
      eraseBroadcast(broadcast);
    SmallVector<Value> operands(op->getOperands());
    llvm::DenseSet<int64_t> hidden;
    for (OpOperand &operand : op->getOpOperands()) {
      auto cast = operand.get().getDefiningOp<tensor::CastOp>();
      if (!cast || !isa<RankedTensorType>(operand.get().getType()))
        continue;
      for (auto [now, before] :
           llvm::zip(ten::tensorType(cast.getSource()).getShape(),
                     ten::tensorType(cast.getDest()).getShape()))
        if (ShapedType::isDynamic(now) && !ShapedType::isDynamic(before))
          hidden.insert(before);
      operand.set(cast.getSource());
    }
    if (hidden.empty())
      return;
    OpBuilder builder(op);
    if (isPointwise(op))
      unifyOperands(op, builder);
    // A size that an operand hides is hidden, or all, or none; or the shape is
    // that of the operands.
    for (int attempt = 0; attempt < 4; ++attempt) {
      SmallVector<Type> types;
      for (Value result : op->getResults()) {
        SmallVector<int64_t> shape(
            ten::tensorType(attempt == 3 ? op->getOperands().back() : result)
                .getShape());
        for (int64_t &size : shape)
          if (attempt == 1 || (attempt == 0 && hidden.contains(size)))
            size = ShapedType::kDynamic;
        types.push_back(withShape(result, shape));
      }
      if (fits(op, types)) {
        builder.setInsertionPointAfter(op);
        for (auto [result, type] : llvm::zip(op->getResults(), types))
          hide(result, type, builder);
        return;
      }
    }
    op->setOperands(operands);
  }

  /// Operands of one shape get the first's that hides something.
  void unifyOperands(Operation *op, OpBuilder &builder) {
    auto isHidden = [](Value value) {
      return !ten::tensorType(value).hasStaticShape();
    };
    SmallVector<Value> values(op->getOperands());
    auto *first = llvm::find_if(values, isHidden);
    ArrayRef<int64_t> shape = ten::tensorType(*first).getShape();
    for (OpOperand &operand : op->getOpOperands()) {
      RankedTensorType type = withShape(operand.get(), shape);
      if (ten::tensorType(operand.get()).getRank() == type.getRank() &&
          operand.get().getType() != type)
        operand.set(
            tensor::CastOp::create(builder, op->getLoc(), type, operand.get()));
    }
  }

  /// Whether the operation would be valid with results of these types.
  bool fits(Operation *op, ArrayRef<Type> types) {
    ScopedDiagnosticHandler quiet(op->getContext(),
                                  [](Diagnostic &) { return success(); });
    SmallVector<Type> old(op->getResultTypes());
    for (auto [result, type] : llvm::zip(op->getResults(), types))
      result.setType(type);
    bool valid = succeeded(verify(op));
    for (auto [result, type] : llvm::zip(op->getResults(), old))
      result.setType(type);
    return valid;
  }

  Random random;
  /// Where sizes of the run can be asked for: an argument and its dimension.
  llvm::DenseMap<int64_t, std::pair<BlockArgument, int64_t>> known;
};

} // namespace

void eraseShapes(func::FuncOp function, uint64_t seed) {
  ShapeEraser(seed).erase(function);
}

} // namespace tenon::random_programs
