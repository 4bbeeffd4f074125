//===- BlockProgram.cpp - Distributes sequential code over a block --------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All threads execute the same loops and branches. Loop nests are divided among
// the threads, other operations that write memory are executed by the first
// thread alone, and barriers keep memory accesses in program order.
//
//===----------------------------------------------------------------------===//

#include "DeviceKernel.h"
#include "Dialect/Ten/IR/Ten.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace tenon {

namespace {

bool holdsNests(Operation *op) {
  WalkResult result = op->walk([](Operation *nested) {
    return isa<linalg::LinalgOp, memref::CopyOp, memref::AllocOp,
               memref::AllocaOp>(nested)
               ? WalkResult::interrupt()
               : WalkResult::advance();
  });
  return result.wasInterrupted();
}

class Distributor {
public:
  explicit Distributor(DeviceKernel &kernel)
      : kernel(kernel), builder(kernel.builder),
        threads(kernel.threadOfBlock()) {}

  void distribute(Block &block) {
    for (Operation &op : llvm::make_early_inc_range(block)) {
      builder.setInsertionPoint(&op);
      if (auto nest = dyn_cast<linalg::LinalgOp>(op))
        divide(nest);
      else if (auto copy = dyn_cast<memref::CopyOp>(op))
        divide(linalg::CopyOp::create(builder, copy.getLoc(), copy.getSource(),
                                      copy.getTarget()),
               &op);
      else if (isa<memref::AllocOp, memref::AllocaOp>(op))
        share(&op);
      else if (writesMemory(&op))
        sequence(&op);
    }
  }

private:
  void divide(linalg::LinalgOp nest, Operation *original = nullptr) {
    kernel.barrier();
    if (isDivisible(nest))
      emitElements(builder, nest, threads.first, threads.second);
    else
      byFirstThread(nest.getLoc(),
                    [&](OpBuilder &inner) { inner.clone(*nest); });
    kernel.barrier();
    nest->erase();
    if (original)
      original->erase();
  }

  void share(Operation *op) {
    auto type = cast<MemRefType>(op->getResult(0).getType());
    op->replaceAllUsesWith(ValueRange(kernel.shared(type)));
    op->erase();
  }

  void sequence(Operation *op) {
    bool isUsed = llvm::any_of(op->getResults(),
                               [](Value value) { return !value.use_empty(); });
    if (op->getNumRegions() != 0 && (isUsed || holdsNests(op))) {
      for (Region &region : op->getRegions())
        for (Block &block : region)
          distribute(block);
      return;
    }
    kernel.barrier();
    byFirstThread(op->getLoc(), [&](OpBuilder &inner) { inner.clone(*op); });
    kernel.barrier();
    op->erase();
  }

  void byFirstThread(Location loc, llvm::function_ref<void(OpBuilder &)> emit) {
    Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
    Value isFirst = arith::CmpIOp::create(
        builder, loc, arith::CmpIPredicate::eq, threads.first, zero);
    auto guard = scf::IfOp::create(builder, loc, isFirst);
    OpBuilder inner = guard.getThenBodyBuilder();
    emit(inner);
  }

  DeviceKernel &kernel;
  OpBuilder &builder;
  std::pair<Value, Value> threads;
};

} // namespace

void distributeOverBlock(DeviceKernel &kernel, Block &body) {
  Distributor(kernel).distribute(body);
}

} // namespace tenon
