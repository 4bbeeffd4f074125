//===- Launches.cpp - Calls of kernels ------------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Launches.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "LibraryCalls.h"
#include "mlir/Analysis/CFGLoopInfo.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Dominance.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace tenon {

using namespace ten;

/// Largest number of launches of one kernel in loops for which inlining is
/// permitted: a copy per launch of an unrolled body would be more code than a
/// loop is worth.
/// Tuned: launches; commit 78a3d3f.
static constexpr unsigned kMaxInlinedLaunches = 16;

void keepApart(ArrayRef<func::FuncOp> hosts, const SymbolTable &table) {
  llvm::SetVector<func::FuncOp> kernels;
  llvm::DenseMap<func::FuncOp, unsigned> inLoops;
  for (func::FuncOp host : hosts) {
    DominanceInfo dominance(host);
    std::optional<CFGLoopInfo> loops;
    if (!host.getBody().hasOneBlock())
      loops.emplace(dominance.getDomTree(&host.getBody()));
    host.walk([&](LaunchOp launch) {
      auto kernel = table.lookup<func::FuncOp>(launch.getKernel());
      kernels.insert(kernel);
      if (loops && loops->getLoopFor(launch->getBlock()))
        ++inLoops[kernel];
    });
  }
  for (func::FuncOp kernel : kernels)
    if (unsigned launches = inLoops.lookup(kernel);
        (launches == 0 || launches > kMaxInlinedLaunches) &&
        !kernel.isExternal())
      kernel->setAttr("passthrough",
                      Builder(kernel).getStrArrayAttr({"noinline"}));
}

void lowerLaunch(LaunchOp launch, const SymbolTable &table) {
  auto kernel = table.lookup<func::FuncOp>(launch.getKernel());
  if (auto routine = attr::library.get(kernel))
    return lowerLibraryCall(launch, routine);
  OpBuilder builder(launch);
  SmallVector<Value> operands;
  // Canonicalization may have inferred a static shape where the shared kernel
  // has a dynamic one.
  for (auto [operand, type] :
       llvm::zip(launch.getOperands(), kernel.getArgumentTypes()))
    operands.push_back(
        operand.getType() == type
            ? operand
            : memref::CastOp::create(builder, launch.getLoc(), type, operand)
                  .getResult());
  if (attr::takesCall.has(kernel))
    operands.push_back(launch->getParentOfType<func::FuncOp>().getArgument(0));
  func::CallOp::create(builder, launch.getLoc(), launch.getKernelAttr(),
                       TypeRange(), operands);
  launch.erase();
}

} // namespace tenon
