//===- InterpretLaunches.cpp - Launches of interpreted kernels ------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "InterpretLaunches.h"
#include "Conversion/AbiFields.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "LaunchArrays.h"
#include "Runtime/Abi.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"

using namespace mlir;

namespace tenon {

using namespace ten;

/// Returns the kernel's number, or null if it has code.
static IntegerAttr numberOf(LaunchOp launch) {
  auto kernel = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(
      launch, launch.getKernelAttr());
  return attr::interpretedNumber.get(kernel);
}

void lowerInterpretedLaunches(func::FuncOp function, Value call,
                              const LLVMTypeConverter &converter,
                              std::vector<Site> &sites) {
  SmallVector<LaunchOp> launches;
  function.walk([&](LaunchOp launch) {
    if (numberOf(launch))
      launches.push_back(launch);
  });
  if (launches.empty())
    return;
  LaunchArrays arrays(function, call, launches, converter);
  OpBuilder &builder = arrays.builder;
  const AbiTypes &types = arrays.types;
  for (LaunchOp launch : launches) {
    int64_t count = arrays.fill(launch);
    Location loc = launch.getLoc();
    Value context = arrays.context();
    Value callee = arrays.contextFunction(context, abi::context::interpret);
    auto type = LLVM::LLVMFunctionType::get(
        types.i32, {types.ptr, types.i32, types.ptr, types.i32});
    Value status =
        LLVM::CallOp::create(
            builder, loc, type,
            ValueRange{callee, context,
                       arrays.number(types.i32, numberOf(launch).getInt()),
                       arrays.arrays, arrays.number(types.i32, count)})
            .getResult();
    Value failed = LLVM::ICmpOp::create(builder, loc, LLVM::ICmpPredicate::ne,
                                        status, arrays.number(types.i32, 0));
    sites.push_back(
        {TEN_RUNTIME_ERROR, "the interpreter failed", locationText(loc)});
    Block *before = launch->getBlock();
    Block *after = before->splitBlock(launch);
    Block *fail =
        builder.createBlock(before->getParent(), before->getParent()->end());
    Value site = arith::ConstantOp::create(
        builder, loc, builder.getI32IntegerAttr(sites.size()));
    func::ReturnOp::create(builder, loc, site);
    builder.setInsertionPointToEnd(before);
    cf::CondBranchOp::create(builder, loc, failed, fail, after);
    launch.erase();
  }
}

} // namespace tenon
