//===- ConvertToLLVM.cpp - Converts all dialects to LLVM ------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Conversion/Passes.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "LinearizedAccesses.h"
#include "mlir/Conversion/ArithToLLVM/ArithToLLVM.h"
#include "mlir/Conversion/ComplexToLLVM/ComplexToLLVM.h"
#include "mlir/Conversion/ControlFlowToLLVM/ControlFlowToLLVM.h"
#include "mlir/Conversion/FuncToLLVM/ConvertFuncToLLVM.h"
#include "mlir/Conversion/IndexToLLVM/IndexToLLVM.h"
#include "mlir/Conversion/LLVMCommon/ConversionTarget.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Conversion/MathToLLVM/MathToLLVM.h"
#include "mlir/Conversion/MemRefToLLVM/MemRefToLLVM.h"
#include "mlir/Conversion/VectorToLLVM/ConvertVectorToLLVM.h"
#include "mlir/Dialect/AMX/Transforms.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Vector/Transforms/VectorRewritePatterns.h"
#include "mlir/Transforms/DialectConversion.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_CONVERTTOLLVM
#include "Conversion/Passes.h.inc"

namespace {

/// Passes only the data pointers of memrefs to kernels if their types are
/// static. Returns the numbers of the parameters that are pointers of the
/// arguments listed by `ten.distinct`: one per bare pointer, two per
/// descriptor.
SmallVector<unsigned> chooseConvention(func::FuncOp kernel) {
  auto isBare = [](Type type) {
    auto memref = dyn_cast<MemRefType>(type);
    return !memref || LLVMTypeConverter::canConvertToBarePtr(memref);
  };
  bool bare = llvm::all_of(kernel.getArgumentTypes(), isBare);
  if (bare)
    kernel->setAttr("llvm.bareptr", UnitAttr::get(kernel.getContext()));
  auto distinct = ten::attr::distinct.get(kernel);
  ten::attr::distinct.remove(kernel);
  SmallVector<unsigned> pointers;
  if (!distinct)
    return pointers;
  unsigned place = 0;
  for (auto [number, type] : llvm::enumerate(kernel.getArgumentTypes())) {
    auto memref = dyn_cast<MemRefType>(type);
    if (memref && llvm::is_contained(distinct.asArrayRef(), number)) {
      pointers.push_back(place);
      if (!bare)
        pointers.push_back(place + 1);
    }
    // A descriptor: allocated pointer, aligned pointer, offset, sizes and
    // strides.
    place += memref && !bare ? 3 + 2 * memref.getRank() : 1;
  }
  return pointers;
}

/// Converts bf16 values that are only moved to i16: LLVM would convert them to
/// f32 and back, by an x86 instruction that flushes subnormals or by a missing
/// library function.
void keepAsBits(LLVMTypeConverter &converter) {
  converter.addConversion([](BFloat16Type type) -> Type {
    return IntegerType::get(type.getContext(), 16);
  });
  converter.addConversion([&converter](VectorType type) -> std::optional<Type> {
    if (!type.getElementType().isBF16())
      return std::nullopt;
    return converter.convertType(
        type.clone(IntegerType::get(type.getContext(), 16)));
  });
  // For intrinsics that take bf16 operands.
  auto reinterpret = [](OpBuilder &builder, Type type, ValueRange values,
                        Location loc) -> Value {
    auto isBits = [](Type type) {
      Type element = getElementTypeOrSelf(type);
      return element.isBF16() || element.isInteger(16);
    };
    if (values.size() != 1 || !isBits(type) || !isBits(values[0].getType()))
      return {};
    return LLVM::BitcastOp::create(builder, loc, type, values[0]);
  };
  converter.addSourceMaterialization(reinterpret);
  converter.addTargetMaterialization(reinterpret);
}

class ConvertToLLVMPass : public impl::ConvertToLLVMBase<ConvertToLLVMPass> {
  void runOnOperation() override {
    if (failed(verifyBuffers()))
      return signalPassFailure();
    MLIRContext *context = &getContext();
    llvm::StringMap<SmallVector<unsigned>> pointers;
    for (auto kernel : getOperation().getOps<func::FuncOp>())
      pointers[kernel.getName()] = chooseConvention(kernel);
    LLVMTypeConverter converter(context);
    keepAsBits(converter);
    RewritePatternSet patterns(context);
    SymbolTableCollection symbols;
    populateFlatAccessPatterns(converter, patterns);
    populateMathToLLVMConversionPatterns(converter, patterns);
    populateComplexToLLVMConversionPatterns(converter, patterns);
    populateFinalizeMemRefToLLVMConversionPatterns(converter, patterns,
                                                   &symbols);
    vector::populateVectorMaskMaterializationPatterns(
        patterns, /*force32BitVectorIndices=*/false);
    populateVectorToLLVMConversionPatterns(converter, patterns);
    arith::populateArithToLLVMConversionPatterns(converter, patterns);
    index::populateIndexToLLVMConversionPatterns(converter, patterns);
    cf::populateControlFlowToLLVMConversionPatterns(converter, patterns);
    populateFuncToLLVMConversionPatterns(converter, patterns, &symbols);
    populateAMXLegalizeForLLVMExportPatterns(converter, patterns);
    LLVMConversionTarget target(*context);
    configureAMXLegalizeForExportTarget(target);
    // No pattern needs rollback.
    ConversionConfig config;
    config.allowPatternRollback = false;
    if (failed(applyPartialConversion(getOperation(), target,
                                      std::move(patterns), config)))
      return signalPassFailure();
    for (auto kernel : getOperation().getOps<LLVM::LLVMFuncOp>())
      for (unsigned pointer : pointers.lookup(kernel.getName()))
        kernel.setArgAttr(pointer, LLVM::LLVMDialect::getNoAliasAttrName(),
                          UnitAttr::get(context));
  }

  /// Emits an error for the first operation on tensors, which have no form in
  /// LLVM: the conversion would try to fold it.
  LogicalResult verifyBuffers() {
    WalkResult result = getOperation().walk([](Operation *op) {
      if (llvm::none_of(op->getResultTypes(), llvm::IsaPred<TensorType>) &&
          llvm::none_of(op->getOperandTypes(), llvm::IsaPred<TensorType>))
        return WalkResult::advance();
      op->emitOpError("is on tensors: expects buffers").attachNote(op->getLoc())
          << "run 'tenon-buffers' before";
      return WalkResult::interrupt();
    });
    return failure(result.wasInterrupted());
  }
};

} // namespace
} // namespace tenon
