//===- TileSteps.cpp - Steps of the loop over a tile's products -----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TileEmitter.h"
#include "TileShapes.h"
#include "Transforms/TargetFeatures.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;

namespace tenon {

/// The end of a loop of more iterations is not foreseen, and costs as much as
/// several of them.
constexpr int64_t kForeseen = 32;

/// How many steps of a longer loop are one iteration: so many that its end is
/// foreseen, or that what a loop costs beside its products matters little.
constexpr int64_t kFewSteps = 4;
constexpr int64_t kMostSteps = 8;

/// A loop of fewer steps, as two iterations of several, is slower than step by
/// step.
constexpr int64_t kLeastSteps = 24;

/// The bytes of the smallest vector registers.
constexpr int64_t kLeastRegister = 16;

/// A step is done when so many of its last sums are there.
constexpr size_t kTiedSums = 4;

bool TileEmitter::sumsAreRegisters() const {
  // Where products are not added in the same instruction, they take others.
  if (!hasFeature(features, "fma") && !hasFeature(features, "neon"))
    return false;
  int64_t bytes = tile.getLanes() * accumulator.getIntOrFloatBitWidth() / 8;
  return (accumulator.isF32() || accumulator.isF64()) &&
         llvm::isPowerOf2_64(bytes) && bytes >= kLeastRegister &&
         bytes <= vectorUnit(features).bytes;
}

int64_t TileEmitter::stepsOfIteration(std::optional<int64_t> size) const {
  if (!sumsAreRegisters() || (size && *size < kLeastSteps))
    return 1;
  if (!size)
    return kFewSteps;
  int64_t least =
      std::max<int64_t>(kFewSteps, llvm::divideCeil(*size, kForeseen));
  if (least > kMostSteps)
    least = kFewSteps;
  for (int64_t steps = least; steps <= kMostSteps; ++steps)
    if (*size % steps == 0)
      return steps;
  return least;
}

TileEmitter::Values TileEmitter::finishStep(Values sums) {
  MutableArrayRef<Value> tied =
      MutableArrayRef(sums).take_back(std::min(sums.size(), kTiedSums));
  // A register each, in which the sum stays.
  StringRef anyRegister = hasFeature(features, "neon") ? "w" : "v";
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
