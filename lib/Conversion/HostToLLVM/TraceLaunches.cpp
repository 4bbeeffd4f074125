//===- TraceLaunches.cpp - Calls of the context around kernels ------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TraceLaunches.h"
#include "ArtifactDescription.h"
#include "Dialect/Ten/IR/Ten.h"
#include "mlir/Conversion/LLVMCommon/MemRefBuilder.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"

using namespace mlir;

namespace tenon {

using namespace ten;

namespace {

class LaunchTracer {
public:
  LaunchTracer(func::FuncOp function, Value call,
               const LLVMTypeConverter &converter)
      : function(function), call(call), converter(converter),
        types(function.getContext()), builder(function.getContext()) {}

  std::vector<std::string> run() {
    SmallVector<LaunchOp> launches;
    int64_t operands = 0, sizes = 0;
    function.walk([&](LaunchOp launch) {
      launches.push_back(launch);
      operands = std::max<int64_t>(operands, launch->getNumOperands());
      int64_t ranks = 0;
      for (Type type : launch->getOperandTypes())
        if (auto memref = dyn_cast<MemRefType>(type))
          ranks += memref.getRank();
        else
          ranks += 1;
      sizes = std::max(sizes, ranks);
    });
    if (launches.empty())
      return {};
    // Once for all launches: memory on the stack that a loop takes is only
    // given back when the function returns.
    Operation *start = call.getDefiningOp();
    if (start)
      builder.setInsertionPointAfter(start);
    else
      builder.setInsertionPointToStart(call.getParentBlock());
    loc = function.getLoc();
    arrays = LLVM::AllocaOp::create(builder, loc, types.ptr, types.array,
                                    number(types.i64, operands));
    numbers = LLVM::AllocaOp::create(builder, loc, types.ptr, types.i64,
                                     number(types.i64, sizes));
    for (LaunchOp launch : launches)
      trace(launch);
    return std::move(names);
  }

private:
  Value number(Type type, int64_t value) {
    return LLVM::ConstantOp::create(builder, loc, type,
                                    builder.getIntegerAttr(type, value));
  }
  Value at(Value pointer, Type type, ArrayRef<LLVM::GEPArg> index) {
    return LLVM::GEPOp::create(builder, loc, types.ptr, type, pointer, index);
  }
  Value load(Value pointer, Type structure, int32_t index, Type type) {
    return LLVM::LoadOp::create(builder, loc, type,
                                at(pointer, structure, {0, index}));
  }

  void trace(LaunchOp launch) {
    loc = launch.getLoc();
    std::string name = launch.getKernel().str();
    auto found = llvm::find(names, name);
    int64_t kernel = found - names.begin();
    if (found == names.end())
      names.push_back(name);
    builder.setInsertionPoint(launch);
    fill(launch);
    callTrace(launch, kernel, 0);
    builder.setInsertionPointAfter(launch);
    callTrace(&*builder.getInsertionPoint(), kernel, 1);
  }

  void fill(LaunchOp launch) {
    int32_t next = 0;
    for (auto [i, operand] : llvm::enumerate(launch->getOperands())) {
      Value dims = at(numbers, types.i64, {next});
      Value data;
      if (auto type = dyn_cast<MemRefType>(operand.getType())) {
        MemRefDescriptor descriptor(
            UnrealizedConversionCastOp::create(
                builder, loc, converter.convertType(type), operand)
                .getResult(0));
        data = descriptor.bufferPtr(builder, loc, converter, type);
        for (int64_t dim = 0; dim < type.getRank(); ++dim)
          LLVM::StoreOp::create(builder, loc,
                                descriptor.size(builder, loc, dim),
                                at(numbers, types.i64, {next++}));
      } else {
        Value scalar = operand;
        if (isa<IndexType>(operand.getType()))
          scalar = arith::IndexCastOp::create(builder, loc, types.i64, operand);
        data = dims;
        LLVM::StoreOp::create(builder, loc, scalar, data);
        ++next;
      }
      Value array = at(arrays, types.array, {static_cast<int32_t>(i)});
      LLVM::StoreOp::create(builder, loc, data, at(array, types.array, {0, 0}));
      LLVM::StoreOp::create(builder, loc, dims, at(array, types.array, {0, 1}));
    }
    count = launch->getNumOperands();
  }

  /// Calls `trace` before `op`, where the context has it.
  void callTrace(Operation *op, int64_t kernel, int64_t phase) {
    Value context = load(call, types.call, 6, types.ptr);
    Value function = load(context, types.context, 3, types.ptr);
    Value null = LLVM::ZeroOp::create(builder, loc, types.ptr);
    Value isThere = LLVM::ICmpOp::create(builder, loc, LLVM::ICmpPredicate::ne,
                                         function, null);
    Block *before = op->getBlock();
    Block *after = before->splitBlock(op);
    Block *between = builder.createBlock(after);
    auto type = LLVM::LLVMFunctionType::get(
        LLVM::LLVMVoidType::get(builder.getContext()),
        {types.ptr, types.i32, types.i32, types.ptr, types.i32});
    LLVM::CallOp::create(
        builder, loc, type,
        ValueRange{function, context, number(types.i32, kernel),
                   number(types.i32, phase), arrays, number(types.i32, count)});
    cf::BranchOp::create(builder, loc, after);
    builder.setInsertionPointToEnd(before);
    cf::CondBranchOp::create(builder, loc, isThere, between, after);
    builder.setInsertionPoint(op);
  }

  func::FuncOp function;
  Value call;
  const LLVMTypeConverter &converter;
  AbiTypes types;
  OpBuilder builder;
  Location loc = UnknownLoc::get(builder.getContext());
  Value arrays, numbers;
  int64_t count = 0;
  std::vector<std::string> names;
};

} // namespace

std::vector<std::string> traceLaunches(func::FuncOp function, Value call,
                                       const LLVMTypeConverter &converter) {
  return LaunchTracer(function, call, converter).run();
}

} // namespace tenon
