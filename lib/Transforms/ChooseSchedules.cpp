//===- ChooseSchedules.cpp - Decides how kernels are generated ------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Shape.h"
#include "Dialect/Ten/IR/Ten.h"
#include "Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_CHOOSESCHEDULES
#include "Transforms/Passes.h.inc"

using namespace ten;

namespace {

/// Bytes of an operand that need not be packed: it stays in the first cache.
constexpr int64_t kStaysInCache = 16 * 1024;

/// What register tiles depend on.
struct VectorUnit {
  /// The feature that says that a CPU has it.
  StringRef feature;
  int64_t bytes;
  /// Rows of the tile for one, two, ... vectors beside each other: the sums, a
  /// row of the right operand and an element of the left one take all
  /// registers.
  SmallVector<int64_t> heights;
};

/// The widest unit that the features promise. Measured: see docs/Performance.
VectorUnit vectorUnit(StringRef features) {
  SmallVector<StringRef> names;
  features.split(names, ' ', -1, /*KeepEmpty=*/false);
  static const VectorUnit units[] = {
      {"avx512f", 64, {16, 14, 9, 6}}, {"avx", 32, {12, 6}}, {"", 16, {12, 6}}};
  for (const VectorUnit &unit : units)
    if (unit.feature.empty() || llvm::is_contained(names, unit.feature))
      return unit;
  llvm_unreachable("the last unit fits all");
}

class ChooseSchedulesPass
    : public impl::ChooseSchedulesBase<ChooseSchedulesPass> {
public:
  using ChooseSchedulesBase::ChooseSchedulesBase;

private:
  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (!function->hasAttr("ten.kernel") || function->hasAttr("ten.schedule"))
      return;
    SmallVector<ContractOp> contractions(
        function.getBody().getOps<ContractOp>());
    if (contractions.size() == 1)
      if (auto schedule = contraction(contractions.front()))
        function->setAttr("ten.schedule", schedule);
  }

  ContractScheduleAttr contraction(ContractOp op) {
    Type accumulator = op.getAccumulatorType();
    if (!isa<Float32Type, Float64Type>(accumulator) &&
        !accumulator.isInteger(32) && !accumulator.isInteger(64))
      return {};
    VectorUnit unit = vectorUnit(features);
    int64_t bytes = accumulator.getIntOrFloatBitWidth() / 8;
    int64_t lanes = unit.bytes / bytes;
    auto schedule = [&](bool packLhs, bool packRhs) {
      return ContractScheduleAttr::get(&getContext(), lanes, unit.heights,
                                       packLhs, packRhs, /*depth=*/0);
    };
    RankedTensorType lhs = op.getLhs().getType(), rhs = op.getRhs().getType();
    if (!lhs.hasStaticShape() || !rhs.hasStaticShape())
      return schedule(false, false);
    auto count = [](RankedTensorType type, ArrayRef<int64_t> dims) {
      int64_t product = 1;
      for (int64_t dim : dims)
        product *= type.getDimSize(dim);
      return product;
    };
    SmallVector<int64_t> lhsFree = op.getLhsFree(), rhsFree = op.getRhsFree();
    int64_t rows = count(lhs, lhsFree), width = count(rhs, rhsFree),
            depth = count(lhs, op.getLhsContracting());
    if (rhsFree.empty())
      return {};
    // Rows of the right operand that are vectors already are packed where that
    // is paid for by the rows of the left one that use them, and they do not
    // stay in the cache anyway.
    bool alongColumns = rhsFree.back() == rhs.getRank() - 1;
    bool packRhs = !alongColumns || (rows >= 4 * unit.heights.back() &&
                                     width * depth * bytes > kStaysInCache);
    // Elements of the left one are read one by one.
    bool alongSums =
        llvm::is_contained(op.getLhsContracting(), lhs.getRank() - 1);
    bool packLhs = lhs.getElementType() != accumulator ||
                   (!alongSums && rows > 2 * unit.heights.back());
    return schedule(packLhs, packRhs);
  }
};

} // namespace
} // namespace tenon
