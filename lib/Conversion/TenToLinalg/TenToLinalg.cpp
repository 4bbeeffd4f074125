//===- TenToLinalg.cpp - Lowers kernels and the host's types --------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The pass convert-ten-to-linalg: lowers every kernel function by
// KernelLowering (reporting all kernels without a lowering), replaces
// interpreted kernels by declarations, and converts host functions to storage
// types by dialect conversion. Records the original signature of each host
// function (`ten.signature`), since storage types do not show it. Declares the
// runtime functions that kernels call.
//
//===----------------------------------------------------------------------===//

#include "Conversion/Passes.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "KernelLowering.h"
#include "Target/Target.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/Transforms/FuncConversions.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/Transforms/Patterns.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/Transforms/DialectConversion.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_CONVERTTENTOLINALG
#include "Conversion/Passes.h.inc"

using namespace ten;

namespace {

//===-- The host function -------------------------------------------------===//

/// Returns a constant's elements in storage form.
ElementsAttr storageConstant(ElementsAttr value) {
  auto type = cast<RankedTensorType>(value.getType());
  auto target = cast<RankedTensorType>(storageTensorType(type));
  if (type == target)
    return value;
  // A resource is in storage form if it has that many bytes.
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(value)) {
    AsmResourceBlob *blob = resource.getRawHandle().getBlob();
    size_t bytes = target.getNumElements() *
                   llvm::divideCeil(target.getElementTypeBitWidth(), 8);
    return blob && blob->getData().size() == bytes
               ? DenseResourceElementsAttr::get(target, resource.getRawHandle())
               : ElementsAttr();
  }
  auto dense = dyn_cast<DenseElementsAttr>(value);
  if (!dense)
    return {};
  Type element = type.getElementType();
  unsigned width = target.getElementTypeBitWidth();
  if (isa<FloatType>(element))
    return cast<ElementsAttr>(
        dense.mapValues(target.getElementType(), [&](const APFloat &number) {
          return number.bitcastToAPInt().zextOrTrunc(width);
        }));
  bool isSigned = !element.isUnsignedInteger() && !element.isInteger(1);
  return cast<ElementsAttr>(
      dense.mapValues(target.getElementType(), [&](const APInt &number) {
        return isSigned ? number.sextOrTrunc(width) : number.zextOrTrunc(width);
      }));
}

struct ConvertConstant : public OpConversionPattern<ConstantOp> {
  using OpConversionPattern::OpConversionPattern;
  LogicalResult
  matchAndRewrite(ConstantOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    ElementsAttr value = storageConstant(op.getValue());
    if (!value)
      return rewriter.notifyMatchFailure(op, "no storage form");
    rewriter.replaceOpWithNewOp<arith::ConstantOp>(op, value);
    return success();
  }
};

/// Lowers to a view of the same memory: collapse to one dimension, then expand.
struct ConvertReshape : public OpConversionPattern<ReshapeOp> {
  using OpConversionPattern::OpConversionPattern;
  LogicalResult
  matchAndRewrite(ReshapeOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    auto type = cast<RankedTensorType>(storageTensorType(op.getType()));
    auto source = cast<RankedTensorType>(adaptor.getOperand().getType());
    rewriter.replaceOp(
        op, source == type && type.hasStaticShape()
                ? adaptor.getOperand()
                : reshape(rewriter, op.getLoc(), type, adaptor.getOperand(),
                          getMixedValues(type.getShape(), adaptor.getSizes(),
                                         rewriter)));
    return success();
  }
};

struct ConvertExtract : public OpConversionPattern<tensor::ExtractOp> {
  using OpConversionPattern::OpConversionPattern;
  LogicalResult
  matchAndRewrite(tensor::ExtractOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Type element = op.getTensor().getType().getElementType();
    Value stored = tensor::ExtractOp::create(
        rewriter, op.getLoc(), adaptor.getTensor(), adaptor.getIndices());
    if (isa<IntegerType>(element)) {
      ScalarEmitter emitter(rewriter, op.getLoc(), FloatContract::Strict);
      stored = emitter.load(stored, element);
    }
    rewriter.replaceOp(op, stored);
    return success();
  }
};

struct ConvertFromElements
    : public OpConversionPattern<tensor::FromElementsOp> {
  using OpConversionPattern::OpConversionPattern;
  LogicalResult
  matchAndRewrite(tensor::FromElementsOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Type element = op.getType().getElementType();
    SmallVector<Value> elements(adaptor.getElements());
    if (isa<IntegerType>(element)) {
      ScalarEmitter emitter(rewriter, op.getLoc(), FloatContract::Strict);
      for (Value &value : elements)
        value = emitter.store(value, element);
    }
    rewriter.replaceOpWithNewOp<tensor::FromElementsOp>(
        op, storageTensorType(op.getType()), elements);
    return success();
  }
};

/// Converts operations that mean the same on other element types.
struct ConvertTypes : public ConversionPattern {
  ConvertTypes(const TypeConverter &converter, MLIRContext *context)
      : ConversionPattern(converter, MatchAnyOpTypeTag(), /*benefit=*/1,
                          context) {}
  LogicalResult
  matchAndRewrite(Operation *op, ArrayRef<Value> operands,
                  ConversionPatternRewriter &rewriter) const override {
    if (!isa<LaunchOp, CheckOp, tensor::EmptyOp, tensor::DimOp, tensor::CastOp,
             arith::SelectOp>(op))
      return failure();
    SmallVector<Type> types;
    if (failed(getTypeConverter()->convertTypes(op->getResultTypes(), types)))
      return failure();
    OperationState state(op->getLoc(), op->getName().getStringRef(), operands,
                         types, llvm::to_vector(op->getDiscardableAttrs()));
    state.propertiesAttr = op->getPropertiesAsAttribute();
    rewriter.replaceOp(op, rewriter.create(state));
    return success();
  }
};

struct ConvertCheck : public OpConversionPattern<CheckOp> {
  using OpConversionPattern::OpConversionPattern;
  LogicalResult
  matchAndRewrite(CheckOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Value condition = adaptor.getCondition();
    if (isa<RankedTensorType>(condition.getType())) {
      Value stored = tensor::ExtractOp::create(rewriter, op.getLoc(), condition,
                                               ValueRange());
      condition = arith::TruncIOp::create(rewriter, op.getLoc(),
                                          rewriter.getI1Type(), stored);
    }
    rewriter.modifyOpInPlace(
        op, [&] { op.getConditionMutable().assign(condition); });
    return success();
  }
};

class ConvertTenToLinalgPass
    : public impl::ConvertTenToLinalgBase<ConvertTenToLinalgPass> {
public:
  using ConvertTenToLinalgBase::ConvertTenToLinalgBase;

private:
  void getDependentDialects(DialectRegistry &registry) const override {
    ConvertTenToLinalgBase::getDependentDialects(registry);
    // Used by rows that the runtime sorts.
    registry
        .insert<bufferization::BufferizationDialect, memref::MemRefDialect>();
  }

  void runOnOperation() override {
    // Report all kernels that cannot be lowered, not just the first.
    bool failedKernels = false;
    // Keep the caller's view of element types, which buffers do not show.
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (!attr::kernel.has(function)) {
        attr::signature.set(function, function.getFunctionType());
        // Frontends' attributes would have to follow new parameters.
        for (unsigned i = 0; i < function.getNumArguments(); ++i) {
          IntegerAttr donated = attr::donated.get(function, i);
          function.setArgAttrs(i, DictionaryAttr());
          if (donated)
            attr::donated.set(function, i, donated);
        }
        function.removeResAttrsAttr();
      }
    for (auto [number, kernel] :
         llvm::enumerate(interpretedKernels(getOperation())))
      declareInterpreted(kernel, number);
    OpBuilder builder(&getContext());
    for (func::FuncOp function :
         llvm::to_vector(getOperation().getOps<func::FuncOp>()))
      if (attr::kernel.has(function)) {
        KernelLowering lowering(builder, fp, manyThreads,
                                hasFusedMultiplyAdd(function));
        lowering.callsRuntime = !noRuntime;
        failedKernels |= failed(lowering.lower(function));
      }
    if (failedKernels || failed(convertHost()))
      return signalPassFailure();
    declareRuntimeFunctions();
  }

  /// Replaces the kernel by a declaration: the interpreter has its body.
  void declareInterpreted(func::FuncOp kernel, int64_t number) {
    auto store = [](TypeRange types) {
      return llvm::map_to_vector(types, storageTensorType);
    };
    kernel.eraseBody();
    attr::kernel.remove(kernel);
    attr::interpretedNumber.set(kernel, number);
    kernel.setFunctionType(FunctionType::get(&getContext(),
                                             store(kernel.getArgumentTypes()),
                                             store(kernel.getResultTypes())));
  }

  /// Declares the runtime functions that kernels call.
  void declareRuntimeFunctions() {
    OpBuilder builder = OpBuilder::atBlockEnd(getOperation().getBody());
    llvm::DenseSet<StringRef> declared;
    getOperation().walk([&](func::CallOp call) {
      if (!call.getCallee().starts_with("ten_rt_") ||
          !declared.insert(call.getCallee()).second)
        return;
      auto function = func::FuncOp::create(
          builder, call.getLoc(), call.getCallee(), call.getCalleeType());
      function.setPrivate();
      // Functions without results are called for their effect on memory.
      if (call.getNumResults() != 0)
        function->setAttr("llvm.readnone", builder.getUnitAttr());
      // C functions may rely on their callers to extend small integers.
      for (auto [number, type] : llvm::enumerate(call.getOperandTypes()))
        if (type.isInteger(8))
          function.setArgAttr(number, "llvm.zeroext", builder.getUnitAttr());
    });
  }

  LogicalResult convertHost() {
    MLIRContext *context = &getContext();
    TypeConverter converter;
    converter.addConversion([](Type type) { return storageTensorType(type); });
    ConversionTarget target(*context);
    auto isLegal = [&](Operation *op) { return converter.isLegal(op); };
    target.markUnknownOpDynamicallyLegal(isLegal);
    target.addDynamicallyLegalDialect<scf::SCFDialect, tensor::TensorDialect,
                                      arith::ArithDialect>(isLegal);
    target.addDynamicallyLegalOp<LaunchOp>(isLegal);
    target.addDynamicallyLegalOp<CheckOp>(
        [](CheckOp op) { return op.getCondition().getType().isInteger(1); });
    target.addIllegalOp<ConstantOp, ReshapeOp>();
    target.addDynamicallyLegalOp<func::FuncOp>([&](func::FuncOp op) {
      return converter.isSignatureLegal(op.getFunctionType()) &&
             converter.isLegal(&op.getBody());
    });
    // Kernels are lowered already.
    target.markOpRecursivelyLegal<func::FuncOp>(
        [](func::FuncOp op) { return attr::kernel.has(op); });
    RewritePatternSet patterns(context);
    patterns.add<ConvertConstant, ConvertReshape, ConvertExtract,
                 ConvertFromElements, ConvertCheck>(converter, context);
    patterns.add<ConvertTypes>(converter, context);
    populateFunctionOpInterfaceTypeConversionPattern<func::FuncOp>(patterns,
                                                                   converter);
    populateReturnOpTypeConversionPattern(patterns, converter);
    populateCallOpTypeConversionPattern(patterns, converter);
    scf::populateSCFStructuralTypeConversionsAndLegality(converter, patterns,
                                                         target);
    return applyPartialConversion(getOperation(), target, std::move(patterns));
  }
};

} // namespace
} // namespace tenon
