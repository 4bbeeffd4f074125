//===- KernelTrace.cpp - Calls around kernels -----------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelTrace.h"
#include "ArtifactDescription.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;
using namespace tenon::ten;

using tenon::AbiTypes;

LLVM::LLVMFuncOp tenon::createTrace(ModuleOp module) {
  AbiTypes types(module.getContext());
  OpBuilder builder(module.getBodyRegion());
  builder.setInsertionPointToEnd(module.getBody());
  Location loc = module.getLoc();
  Type none = LLVM::LLVMVoidType::get(module.getContext());
  auto function = LLVM::LLVMFuncOp::create(
      builder, loc, "ten_trace",
      LLVM::LLVMFunctionType::get(none, {types.ptr, types.i32, types.i32}),
      LLVM::Linkage::Internal);
  Block *entry = function.addEntryBlock(builder);
  Block *call = builder.createBlock(&function.getBody());
  Block *done = builder.createBlock(&function.getBody());
  auto load = [&](Type structure, Value pointer, int32_t field) -> Value {
    Value address =
        LLVM::GEPOp::create(builder, loc, types.ptr, structure, pointer,
                            ArrayRef<LLVM::GEPArg>{0, field});
    return LLVM::LoadOp::create(builder, loc, types.ptr, address);
  };
  builder.setInsertionPointToEnd(entry);
  Value context = load(types.call, entry->getArgument(0), 6);
  Value trace = load(types.context, context, 3);
  Value null = LLVM::ZeroOp::create(builder, loc, types.ptr);
  Value wanted =
      LLVM::ICmpOp::create(builder, loc, LLVM::ICmpPredicate::ne, trace, null);
  LLVM::CondBrOp::create(builder, loc, wanted, call, done);
  builder.setInsertionPointToEnd(call);
  Value zero = LLVM::ConstantOp::create(builder, loc, types.i32,
                                        builder.getI32IntegerAttr(0));
  LLVM::CallOp::create(
      builder, loc,
      LLVM::LLVMFunctionType::get(
          none, {types.ptr, types.i32, types.i32, types.ptr, types.i32}),
      ValueRange{trace, context, entry->getArgument(1), entry->getArgument(2),
                 null, zero});
  LLVM::BrOp::create(builder, loc, done);
  builder.setInsertionPointToEnd(done);
  LLVM::ReturnOp::create(builder, loc, ValueRange());
  return function;
}

void tenon::emitTrace(LaunchOp launch, LLVM::LLVMFuncOp trace, int32_t kernel) {
  OpBuilder builder(launch);
  Location loc = launch.getLoc();
  Value call = launch->getParentOfType<func::FuncOp>().getArgument(0);
  for (int32_t phase : {0, 1}) {
    auto number = [&](int32_t value) -> Value {
      return LLVM::ConstantOp::create(builder, loc, builder.getI32Type(),
                                      builder.getI32IntegerAttr(value));
    };
    LLVM::CallOp::create(builder, loc, trace,
                         ValueRange{call, number(kernel), number(phase)});
    builder.setInsertionPointAfter(launch);
  }
}
