//===- FlattenParameters.cpp - Makes parameters 64-bit words --------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CodeGen/GPU/Kernels/MemRefWords.h"
#include "Conversion/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_FLATTENDEVICEPARAMETERS
#include "Conversion/Passes.h.inc"

namespace {

class FlattenDeviceParametersPass
    : public impl::FlattenDeviceParametersBase<FlattenDeviceParametersPass> {
  void runOnOperation() override {
    LLVMTypeConverter converter(&getContext());
    for (auto function : getOperation().getOps<gpu::GPUFuncOp>())
      flatten(function, converter);
  }

  static void flatten(gpu::GPUFuncOp function,
                      const LLVMTypeConverter &converter) {
    Block &entry = function.getBody().front();
    OpBuilder builder = OpBuilder::atBlockBegin(&entry);
    Location loc = function.getLoc();
    Type global = LLVM::LLVMPointerType::get(builder.getContext(), 1);
    Type generic = LLVM::LLVMPointerType::get(builder.getContext());
    SmallVector<Type> types;
    unsigned count = function.getFunctionType().getNumInputs(), next = 0;
    for (unsigned i = 0; i < count; ++i) {
      BlockArgument argument = entry.getArgument(next);
      auto memref = dyn_cast<MemRefType>(argument.getType());
      SmallVector<Value> words;
      for (unsigned n = countWords(argument.getType()); n-- > 0;) {
        Type type =
            memref && words.empty() ? global : Type(builder.getI64Type());
        words.push_back(
            entry.insertArgument(argument.getArgNumber(), type, loc));
        types.push_back(type);
        ++next;
      }
      Value value;
      if (memref) {
        // LLVM infers the address space again from the parameter's type.
        Value pointer =
            LLVM::AddrSpaceCastOp::create(builder, loc, generic, words[0]);
        value = bufferAt(builder, loc, memref, pointer,
                         ValueRange(words).drop_front(), converter);
      } else {
        value = fromWords(builder, loc, argument.getType(), words, converter);
      }
      argument.replaceAllUsesWith(value);
      entry.eraseArgument(argument.getArgNumber());
    }
    function.setFunctionType(builder.getFunctionType(types, {}));
  }
};

} // namespace
} // namespace tenon
