//===- TileSteps.cpp - Unrolls the K loop of a tile -----------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Attributes.h"
#include "TileEmitter.h"
#include "TileShapes.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;

namespace tenon {

/// Largest trip count whose loop exit is predicted; a misprediction costs as
/// much as several iterations.
/// Tuned: iterations; docs/developer/rationale/llvm.md "Several steps of a
/// tile's loop are one iteration".
constexpr int64_t kMaxPredictedIterations = 32;

/// How many steps of a longer loop are one iteration: so many that its end is
/// foreseen, or that what a loop costs beside its products matters little.
/// Tuned: steps; docs/developer/rationale/llvm.md "Several steps of a tile's
/// loop are one iteration".
constexpr int64_t kMinStepsOfIteration = 4;
/// Tuned: steps; docs/developer/rationale/llvm.md "Several steps of a tile's
/// loop are one iteration".
constexpr int64_t kMaxStepsOfIteration = 8;

/// Vector registers with which each step of attention's tiles is an iteration.
/// Tuned: registers; docs/developer/rationale/llvm.md "Several steps of a
/// tile's loop are one iteration".
constexpr int64_t kManyRegisters = 32;

/// Minimum number of steps to unroll; a shorter unrolled loop is slower than
/// single steps.
/// Tuned: steps; docs/developer/rationale/llvm.md "Several steps of a tile's
/// loop are one iteration".
constexpr int64_t kMinStepsForGrouping = 24;

/// Bytes of the smallest vector registers.
/// Fact: bytes; SSE2, NEON.
constexpr int64_t kMinRegisterBytes = 16;

/// Number of last accumulators of a step that are tied to its end.
/// Tuned: accumulators; docs/developer/rationale/llvm.md "Several steps of a
/// tile's loop are one iteration".
constexpr size_t kTiedSums = 4;

bool TileEmitter::sumsAreRegisters() const {
  // Without FMA, the product takes another register.
  if (!target.hasFeature("fma") && !target.hasFeature("neon"))
    return false;
  int64_t bytes = tile.getLanes() * accumulator.getIntOrFloatBitWidth() / 8;
  return (accumulator.isF32() || accumulator.isF64()) &&
         llvm::isPowerOf2_64(bytes) && bytes >= kMinRegisterBytes &&
         bytes <= target.getVectorBytes();
}

std::optional<int64_t>
TileEmitter::stepsOfIteration(std::optional<int64_t> size) const {
  if (!sumsAreRegisters() || (size && *size < kMinStepsForGrouping))
    return {};
  StringAttr kind =
      ten::attr::kernel.get(nest->getParentOfType<func::FuncOp>());
  // Two products and the rows between them are much code to compile, and the
  // tiles of 32 registers have steps that are long enough.
  if (kind &&
      kind.getValue() == ten::stringifyKernelKind(ten::KernelKind::Attention) &&
      target.getVectorRegisters() >= kManyRegisters)
    return 1;
  if (!size)
    return kMinStepsOfIteration;
  int64_t least = std::max<int64_t>(
      kMinStepsOfIteration, llvm::divideCeil(*size, kMaxPredictedIterations));
  if (least > kMaxStepsOfIteration)
    least = kMinStepsOfIteration;
  for (int64_t steps = least; steps <= kMaxStepsOfIteration; ++steps)
    if (*size % steps == 0)
      return steps;
  return least;
}

TileEmitter::Values TileEmitter::finishStep(Values sums) {
  MutableArrayRef<Value> tied =
      MutableArrayRef(sums).take_back(std::min(sums.size(), kTiedSums));
  // A register constraint for each accumulator, tied to its output.
  StringRef anyRegister = target.hasFeature("neon") ? "w" : "v";
  std::string constraints;
  for (size_t i = 0; i < tied.size(); ++i)
    constraints += ("=" + anyRegister + ",").str();
  for (size_t i = 0; i < tied.size(); ++i)
    constraints += std::to_string(i) + ",";
  constraints.pop_back();
  SmallVector<Type> types(ValueRange(tied).getTypes());
  Type type = types.front();
  if (tied.size() > 1)
    type = LLVM::LLVMStructType::getLiteral(builder.getContext(), types);
  Value all = LLVM::InlineAsmOp::create(
                  builder, loc, type, tied, /*asm_string=*/"", constraints,
                  /*has_side_effects=*/true, /*is_align_stack=*/false,
                  LLVM::TailCallKind::None, LLVM::AsmDialectAttr(), ArrayAttr())
                  .getRes();
  if (tied.size() == 1) {
    tied.front() = all;
    return sums;
  }
  for (auto [number, sum] : llvm::enumerate(tied))
    sum = LLVM::ExtractValueOp::create(builder, loc, all,
                                       ArrayRef<int64_t>(number));
  return sums;
}

} // namespace tenon
