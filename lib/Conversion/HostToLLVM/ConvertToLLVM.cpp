//===- ConvertToLLVM.cpp - The last step into the LLVM dialect ------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Conversion/Passes.h"
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
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Vector/Transforms/VectorRewritePatterns.h"
#include "mlir/Transforms/DialectConversion.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_CONVERTTOLLVM
#include "Conversion/Passes.h.inc"

namespace {

/// Gives kernels the data pointers of their memrefs alone where types say the
/// rest. Returns the number of the parameter, or of the first two, that each
/// argument listed by `ten.distinct` becomes: its pointers.
SmallVector<unsigned> chooseConvention(func::FuncOp kernel) {
  auto isBare = [](Type type) {
    auto memref = dyn_cast<MemRefType>(type);
    return !memref || LLVMTypeConverter::canConvertToBarePtr(memref);
  };
  bool bare = llvm::all_of(kernel.getArgumentTypes(), isBare);
  if (bare)
    kernel->setAttr("llvm.bareptr", UnitAttr::get(kernel.getContext()));
  auto distinct = kernel->getAttrOfType<DenseI64ArrayAttr>("ten.distinct");
  kernel->removeAttr("ten.distinct");
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
    // A descriptor: allocation, data, offset, sizes and strides.
    place += memref && !bare ? 3 + 2 * memref.getRank() : 1;
  }
  return pointers;
}

class ConvertToLLVMPass : public impl::ConvertToLLVMBase<ConvertToLLVMPass> {
  void runOnOperation() override {
    MLIRContext *context = &getContext();
    llvm::StringMap<SmallVector<unsigned>> pointers;
    for (auto kernel : getOperation().getOps<func::FuncOp>())
      pointers[kernel.getName()] = chooseConvention(kernel);
    LLVMTypeConverter converter(context);
    RewritePatternSet patterns(context);
    SymbolTableCollection symbols;
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
    LLVMConversionTarget target(*context);
    if (failed(applyPartialConversion(getOperation(), target,
                                      std::move(patterns))))
      return signalPassFailure();
    for (auto kernel : getOperation().getOps<LLVM::LLVMFuncOp>())
      for (unsigned pointer : pointers.lookup(kernel.getName()))
        kernel.setArgAttr(pointer, LLVM::LLVMDialect::getNoAliasAttrName(),
                          UnitAttr::get(context));
    moveAsBits();
  }

  /// Loads and stores numbers of bf16 as integers: where LLVM keeps one in a
  /// register, x86 may round it from f32 with an instruction that loses
  /// denormal numbers.
  void moveAsBits() {
    Type bits = IntegerType::get(&getContext(), 16);
    getOperation()->walk([&](Operation *op) {
      OpBuilder builder(op);
      if (auto load = dyn_cast<LLVM::LoadOp>(op);
          load && load.getType().isBF16()) {
        Value value = load.getResult();
        value.setType(bits);
        builder.setInsertionPointAfter(op);
        auto number = LLVM::BitcastOp::create(builder, op->getLoc(),
                                              builder.getBF16Type(), value);
        value.replaceAllUsesExcept(number, number);
      } else if (auto store = dyn_cast<LLVM::StoreOp>(op);
                 store && store.getValue().getType().isBF16()) {
        store.getValueMutable().assign(LLVM::BitcastOp::create(
            builder, op->getLoc(), bits, store.getValue()));
      }
    });
  }
};

} // namespace
} // namespace tenon
