//===- StackTemporaries.cpp - Loop temporaries on the stack ---------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The kernels of a loop over tiny arrays, such as the steps of an ODE of three
// variables, are inlined into the loop. LLVM's SROA replaces arrays on the
// stack by registers, but not those of the arena, whose pointer comes from the
// caller: each step would wait for the stores of the last one, and for longer
// where it reads what two stores wrote, which no store buffer forwards.
// Therefore small arrays of static size that a loop uses are on the stack, if
// the loop is short enough that its kernels are inlined.
//
//===----------------------------------------------------------------------===//

#include "StackTemporaries.h"
#include "BufferViews.h"
#include "Dialect/Ten/IR/Ten.h"
#include "SizePlanner.h"
#include "mlir/Dialect/Bufferization/Transforms/BufferViewFlowAnalysis.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

using namespace mlir;

namespace tenon {

using namespace ten;

/// As in the arena.
/// Fact: bytes; a cache line and the widest vector.
static constexpr int64_t kAlignment = 64;

/// Arrays up to this size can be in registers: four of 512 bits.
/// Tuned: bytes; docs/developer/rationale/memory.md "Tiny state of loops
/// is on the stack".
static constexpr int64_t kMaxBytes = 256;
/// Loops of more launches are not inlined, and may be split into functions that
/// recompute addresses.
/// Tuned: launches; docs/developer/rationale/memory.md "Tiny state of loops
/// is on the stack".
static constexpr int64_t kMaxLaunches = 64;

/// Returns the outermost loop around `op`, or null.
static Operation *loopAround(Operation *op) {
  Operation *outermost = nullptr;
  while ((op = op->getParentOfType<LoopLikeOpInterface>()))
    outermost = op;
  return outermost;
}

/// Finds the outermost loops of `host` that are short enough.
static llvm::SmallDenseSet<Operation *> shortLoops(func::FuncOp host) {
  llvm::SmallDenseMap<Operation *, int64_t> launches;
  host.walk([&](LaunchOp launch) { ++launches[loopAround(launch)]; });
  llvm::SmallDenseSet<Operation *> loops;
  for (auto [loop, count] : launches)
    if (loop && count <= kMaxLaunches)
      loops.insert(loop);
  return loops;
}

/// Returns whether one of `loops` uses the buffer, and nothing else than
/// launches, copies, loads and stores does.
static bool isUsedBy(const llvm::SmallDenseSet<Operation *> &loops,
                     Value buffer) {
  bool isUsed = false;
  bool isSimple = allUsesThroughViews(buffer, [&](OpOperand &use) {
    Operation *user = use.getOwner();
    isUsed |= loops.contains(loopAround(user));
    return isa<LaunchOp, memref::CopyOp, memref::LoadOp, memref::StoreOp>(user);
  });
  return isSimple && isUsed;
}

/// Makes an array on the stack at the start of `host`.
static Value makeOnStack(func::FuncOp host, Value like) {
  OpBuilder builder = OpBuilder::atBlockBegin(&host.getBody().front());
  return memref::AllocaOp::create(builder, like.getLoc(),
                                  cast<MemRefType>(like.getType()),
                                  builder.getI64IntegerAttr(kAlignment));
}

void putOnStack(func::FuncOp host, ArrayRef<BlockArgument> results,
                int64_t limit) {
  llvm::SmallDenseSet<Operation *> loops = shortLoops(host);
  if (loops.empty())
    return;
  SmallVector<std::tuple<int64_t, size_t, Value>> found;
  auto visit = [&](Value buffer) {
    auto type = cast<MemRefType>(buffer.getType());
    if (!type.hasStaticShape() || !isUsedBy(loops, buffer))
      return;
    int64_t bytes = type.getNumElements() * storageBytes(type.getElementType());
    if (bytes <= kMaxBytes)
      found.push_back({bytes, found.size(), buffer});
  };
  for (BlockArgument result : results)
    visit(result);
  host.walk([&](memref::AllocOp alloc) { visit(alloc.getResult()); });
  llvm::sort(found, [](const auto &a, const auto &b) {
    return std::make_pair(std::get<0>(a), std::get<1>(a)) <
           std::make_pair(std::get<0>(b), std::get<1>(b));
  });
  Operation *end = host.getBody().back().getTerminator();
  for (auto [bytes, number, buffer] : found) {
    limit -= bytes;
    if (limit < 0)
      break;
    Value local = makeOnStack(host, buffer);
    buffer.replaceAllUsesWith(local);
    if (Operation *alloc = buffer.getDefiningOp()) {
      alloc->erase();
      continue;
    }
    OpBuilder builder(end);
    memref::CopyOp::create(builder, buffer.getLoc(), local, buffer);
  }
}

} // namespace tenon
