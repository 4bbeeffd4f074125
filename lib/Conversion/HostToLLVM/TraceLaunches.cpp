//===- TraceLaunches.cpp - Tracing calls around kernels -------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TraceLaunches.h"
#include "Conversion/AbiFields.h"
#include "LaunchArrays.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"

using namespace mlir;

namespace tenon {

using namespace ten;

/// Calls `trace` before `op`, if the context has it.
static void callTrace(LaunchArrays &arrays, Operation *op, int64_t kernel,
                      int64_t phase, int64_t count) {
  OpBuilder &builder = arrays.builder;
  const AbiTypes &types = arrays.types;
  Location loc = arrays.loc;
  Value context = arrays.context();
  Value function = arrays.contextFunction(context, abi::context::trace);
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
      ValueRange{function, context, arrays.number(types.i32, kernel),
                 arrays.number(types.i32, phase), arrays.arrays,
                 arrays.number(types.i32, count)});
  cf::BranchOp::create(builder, loc, after);
  builder.setInsertionPointToEnd(before);
  cf::CondBranchOp::create(builder, loc, isThere, between, after);
  builder.setInsertionPoint(op);
}

std::vector<std::string> traceLaunches(func::FuncOp function, Value call,
                                       const LLVMTypeConverter &converter) {
  SmallVector<LaunchOp> launches;
  function.walk([&](LaunchOp launch) { launches.push_back(launch); });
  std::vector<std::string> names;
  if (launches.empty())
    return names;
  LaunchArrays arrays(function, call, launches, converter);
  for (LaunchOp launch : launches) {
    std::string name = launch.getOwnKernel().str();
    auto found = llvm::find(names, name);
    int64_t kernel = found - names.begin();
    if (found == names.end())
      names.push_back(name);
    int64_t count = arrays.fill(launch);
    callTrace(arrays, launch, kernel, 0, count);
    arrays.builder.setInsertionPointAfter(launch);
    callTrace(arrays, &*arrays.builder.getInsertionPoint(), kernel, 1, count);
  }
  return names;
}

} // namespace tenon
