//===- LaunchArrays.cpp - Operands of launches as arrays ------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LaunchArrays.h"
#include "Conversion/AbiFields.h"
#include "mlir/Conversion/LLVMCommon/MemRefBuilder.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;

namespace tenon {

using namespace ten;

LaunchArrays::LaunchArrays(func::FuncOp function, Value call,
                           ArrayRef<LaunchOp> launches,
                           const LLVMTypeConverter &converter)
    : types(function.getContext()), builder(function.getContext()),
      loc(function.getLoc()), call(call), converter(converter) {
  int64_t operands = 0, sizes = 0;
  for (LaunchOp launch : launches) {
    SmallVector<Value> own = launch.getOwnOperands();
    operands = std::max<int64_t>(operands, own.size());
    int64_t ranks = 0;
    for (Value operand : own)
      if (auto memref = dyn_cast<MemRefType>(operand.getType()))
        ranks += memref.getRank();
      else
        ranks += 1;
    sizes = std::max(sizes, ranks);
  }
  // Allocate once for all launches: stack memory that a loop allocates is only
  // released when the function returns.
  Operation *start = call.getDefiningOp();
  if (start)
    builder.setInsertionPointAfter(start);
  else
    builder.setInsertionPointToStart(call.getParentBlock());
  arrays = LLVM::AllocaOp::create(builder, loc, types.ptr, types.array,
                                  number(types.i64, operands));
  numbers = LLVM::AllocaOp::create(builder, loc, types.ptr, types.i64,
                                   number(types.i64, sizes));
}

Value LaunchArrays::number(Type type, int64_t value) {
  return LLVM::ConstantOp::create(builder, loc, type,
                                  builder.getIntegerAttr(type, value));
}

Value LaunchArrays::at(Value pointer, Type type, ArrayRef<LLVM::GEPArg> index) {
  return LLVM::GEPOp::create(builder, loc, types.ptr, type, pointer, index);
}

Value LaunchArrays::load(Value pointer, Type structure, int32_t index) {
  return LLVM::LoadOp::create(builder, loc, types.ptr,
                              at(pointer, structure, {0, index}));
}

Value LaunchArrays::context() {
  return load(call, types.call, abi::call::context);
}

Value LaunchArrays::contextFunction(Value context, int32_t index) {
  return load(context, types.context, index);
}

int64_t LaunchArrays::fill(LaunchOp launch) {
  loc = launch.getLoc();
  builder.setInsertionPoint(launch);
  int32_t next = 0;
  SmallVector<Value> operands = launch.getOwnOperands();
  for (auto [i, operand] : llvm::enumerate(operands)) {
    Value dims = at(numbers, types.i64, {next});
    Value data;
    if (auto type = dyn_cast<MemRefType>(operand.getType())) {
      MemRefDescriptor descriptor(
          UnrealizedConversionCastOp::create(
              builder, loc, converter.convertType(type), operand)
              .getResult(0));
      data = descriptor.bufferPtr(builder, loc, converter, type);
      for (int64_t dim = 0; dim < type.getRank(); ++dim)
        LLVM::StoreOp::create(builder, loc, descriptor.size(builder, loc, dim),
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
  return operands.size();
}

} // namespace tenon
