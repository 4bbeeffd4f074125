//===- InterleaveFunctions.cpp - Interleaves vectors of math functions ----===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Target/Target.h"
#include "Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_INTERLEAVEFUNCTIONS
#include "Transforms/Passes.h.inc"

namespace {

/// Number of f32 lanes in a vector of the widest unit.
/// Fact: lanes; 512 bits of f32.
constexpr int64_t kMaxLanes = 16;

/// Number of vectors of one dependence chain to keep in flight. The
/// out-of-order window overlaps two iterations of short chains by itself; of
/// longer chains it holds less than two iterations, so that all must be
/// interleaved in the code.
/// Tuned: vectors; commit 59635b9.
constexpr int64_t kVectorsOfShortChain = 2, kVectorsOfLongChain = 8;

/// Number of vectors of partial sums, with 32 and with fewer vector registers.
/// LLVM would choose by the registers that the rest of the loop needs, and a
/// softmax in a kernel of attention have other partial sums than one by itself.
/// On x86 with AVX2, VectorizeSums makes partial sums.
/// Tuned: vectors; docs/developer/rationale/tiles-and-packing.md "A row's bits
/// do not depend on the number of rows".
constexpr int64_t kVectorsOfSum = 4, kVectorsOfSumInFewRegisters = 2;

/// Fact: registers; AVX-512, NEON and vectors of RISC-V.
constexpr int64_t kManyRegisters = 32;

/// Number of dependent integer operations that count as a long chain.
/// Tuned: operations; commit da4b112.
constexpr int64_t kMinLongChain = 48;

/// Largest number of chains in an iteration, which bounds compile time.
/// Bound: chains; compile time.
constexpr int64_t kMaxChains = 24;

/// If not all iterations fill whole vectors: minimum ratio of whole to
/// remaining iterations for which the remainder does not matter.
/// Tuned: ratio; commit 59635b9.
constexpr int64_t kMinWholeToRest = 16;

/// Returns the number of long dependence chains that the operation expands to.
int64_t countChains(Operation &op) {
  if (!op.getNumResults() || !op.getResult(0).getType().isF32())
    return 0;
  if (isa<math::ErfcOp, math::SinOp, math::CosOp>(op))
    return 2;
  return isa<math::ExpOp, math::Exp2Op, math::ExpM1Op, math::TanhOp,
             math::LogOp, math::Log2Op, math::Log1pOp, math::ErfOp,
             math::CbrtOp, math::AtanOp, math::Atan2Op>(op);
}

/// Returns the length of the longest dependence chain of integer operations.
int64_t integerDepth(Block &block) {
  llvm::DenseMap<Value, int64_t> depths;
  int64_t deepest = 0;
  for (Operation &op : block) {
    if (op.getNumResults() != 1 || !op.getResult(0).getType().isInteger(32) ||
        !isa_and_nonnull<arith::ArithDialect>(op.getDialect()) ||
        op.hasTrait<OpTrait::ConstantLike>())
      continue;
    int64_t depth = 0;
    for (Value operand : op.getOperands())
      depth = std::max(depth, depths.lookup(operand));
    depths[op.getResult(0)] = depth + 1;
    deepest = std::max(deepest, depth + 1);
  }
  return deepest;
}

/// Returns whether all that the loop carries are sums in any order.
bool carriesSums(scf::ForOp loop) {
  auto yield = cast<scf::YieldOp>(loop.getBody()->getTerminator());
  return llvm::all_of(yield.getOperands(), [](Value value) {
    auto sum = value.getDefiningOp<arith::AddFOp>();
    return sum && arith::bitEnumContainsAll(sum.getFastmath(),
                                            arith::FastMathFlags::reassoc);
  });
}

/// Returns the number of vectors of partial sums of functions.
int64_t vectorsOfSum(scf::ForOp loop) {
  ten::TargetAttr target = targetOf(loop);
  return target && target.getVectorRegisters() >= kManyRegisters
             ? kVectorsOfSum
             : kVectorsOfSumInFewRegisters;
}

/// Returns the number of vectors of a loop to interleave, or 1.
int64_t vectorsAtOnce(scf::ForOp loop) {
  if (loop->hasAttr("loop_annotation"))
    return 1;
  int64_t chains = 0;
  for (Operation &op : loop.getBody()->without_terminator()) {
    if (op.getNumRegions() > 0)
      return 1;
    chains += countChains(op);
  }
  if (integerDepth(*loop.getBody()) >= kMinLongChain)
    ++chains;
  if (chains == 0)
    return 1;
  std::optional<APInt> size = loop.getStaticTripCount();
  if (loop->getNumResults() > 0) {
    int64_t vectors = vectorsOfSum(loop);
    return size && size->sge(vectors * kMaxLanes) && carriesSums(loop) ? vectors
                                                                       : 1;
  }
  int64_t vectors =
      chains == 1 || !size ? kVectorsOfShortChain : kVectorsOfLongChain;
  for (; vectors > 1; vectors /= 2) {
    int64_t numbers = vectors * kMaxLanes;
    bool fits =
        !size || (size->sge(numbers) && (vectors <= kVectorsOfShortChain ||
                                         size->sge(kMinWholeToRest * numbers) ||
                                         size->getSExtValue() % numbers == 0));
    if (fits && chains * vectors <= kMaxChains)
      return vectors;
  }
  return 1;
}

class InterleaveFunctionsPass
    : public impl::InterleaveFunctionsBase<InterleaveFunctionsPass> {
  void runOnOperation() override {
    MLIRContext *context = &getContext();
    getOperation()->walk([&](scf::ForOp loop) {
      int64_t vectors = vectorsAtOnce(loop);
      if (vectors == 1)
        return;
      auto interleave = LLVM::LoopInterleaveAttr::get(
          context, IntegerAttr::get(IntegerType::get(context, 32), vectors));
      loop->setAttr("loop_annotation",
                    LLVM::LoopAnnotationAttr::get(context, {}, {}, interleave,
                                                  {}, {}, {}, {}, {}, {}, {},
                                                  {}, {}, {}, {}, {}));
    });
  }
};

} // namespace
} // namespace tenon
