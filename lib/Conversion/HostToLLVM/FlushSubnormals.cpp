//===- FlushSubnormals.cpp - Entries that flush subnormals ----------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FlushSubnormals.h"
#include "Runtime/FloatMode.h"
#include "mlir/IR/Builders.h"

using namespace mlir;

namespace {

/// The control register of rounding and flushing (MXCSR, FPCR).
class ModeRegister {
public:
  ModeRegister(OpBuilder &builder, Location loc, bool isX86)
      : builder(builder), loc(loc), isX86(isX86),
        type(builder.getIntegerType(isX86 ? 32 : 64)) {
    // x86's instructions take it from memory.
    if (isX86)
      memory = LLVM::AllocaOp::create(
          builder, loc, LLVM::LLVMPointerType::get(builder.getContext()), type,
          LLVM::ConstantOp::create(builder, loc, builder.getI32Type(), 1));
  }

  Value read() {
    if (!isX86)
      return LLVM::CallIntrinsicOp::create(
                 builder, loc, type,
                 builder.getStringAttr("llvm.aarch64.get.fpcr"), ValueRange())
          .getResult(0);
    LLVM::CallIntrinsicOp::create(
        builder, loc, builder.getStringAttr("llvm.x86.sse.stmxcsr"), memory);
    return LLVM::LoadOp::create(builder, loc, type, memory);
  }

  void write(Value mode) {
    if (!isX86) {
      LLVM::CallIntrinsicOp::create(
          builder, loc, builder.getStringAttr("llvm.aarch64.set.fpcr"), mode);
      return;
    }
    LLVM::StoreOp::create(builder, loc, mode, memory);
    LLVM::CallIntrinsicOp::create(
        builder, loc, builder.getStringAttr("llvm.x86.sse.ldmxcsr"), memory);
  }

  Value flushing(Value mode) {
    Value bits = LLVM::ConstantOp::create(
        builder, loc, type,
        static_cast<int64_t>(isX86 ? tenon::kMxcsrFlushes
                                   : tenon::kFpcrFlushes));
    return LLVM::OrOp::create(builder, loc, mode, bits);
  }

private:
  OpBuilder &builder;
  Location loc;
  bool isX86;
  IntegerType type;
  Value memory;
};

} // namespace

void tenon::flushSubnormals(LLVM::LLVMFuncOp function,
                            const llvm::Triple &triple) {
  bool isX86 = triple.getArch() == llvm::Triple::x86_64;
  if (!isX86 && !triple.isAArch64())
    return;
  OpBuilder builder(function);
  Location loc = function.getLoc();
  auto code = cast<LLVM::LLVMFuncOp>(function->cloneWithoutRegions());
  builder.insert(code);
  code.getBody().takeBody(function.getBody());
  code.setName((function.getName() + "_flushing").str());
  // If inlined, its operations could move before the mode is set.
  code.setNoInline(true);
  Block *block = function.addEntryBlock(builder);
  builder.setInsertionPointToStart(block);
  ModeRegister mode(builder, loc, isX86);
  Value old = mode.read();
  mode.write(mode.flushing(old));
  auto call = LLVM::CallOp::create(builder, loc, code, block->getArguments());
  mode.write(old);
  LLVM::ReturnOp::create(builder, loc, call.getResults());
}
