//===- DotInstruction.cpp - Dot-product instructions of narrow types ------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DotInstruction.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;

namespace tenon {

namespace {

struct Form {
  int64_t bits;
  int64_t group;
  /// The target feature of the instruction.
  StringRef name;
  StringRef intrinsic;
  bool addsApart = false;
  bool isFloat = false;
  bool matrices = false;
};

/// The best first. Pairs of 16-bit integers: the sum of two products fits in 32
/// bits except for four times -32768, which wraps as it would in i32.
constexpr Form forms[] = {
    {512, 4, "vpdpbusd.512", "llvm.x86.avx512.vpdpbusd.512"},
    {256, 4, "vpdpbusd.256", "llvm.x86.avx512.vpdpbusd.256"},
    {512, 2, "vpdpwssd.512", "llvm.x86.avx512.vpdpwssd.512"},
    {512, 2, "pmaddwd.512", "llvm.x86.avx512.pmaddw.d.512", true},
    {256, 2, "vpdpwssd.256", "llvm.x86.avx512.vpdpwssd.256"},
    {256, 2, "pmaddwd.256", "llvm.x86.avx2.pmadd.wd", true},
    {512, 2, "vdpbf16ps.512", "llvm.x86.avx512bf16.dpbf16ps.512", false, true},
    // Emitted by the dialect `amx`.
    {512, 4, "amx-int8", "", false, false, true},
    {512, 2, "amx-bf16", "", false, true, true},
};

bool hasDot(ten::TargetAttr target, StringRef name) {
  return llvm::any_of(target.getDot(), [&](Attribute each) {
    return cast<StringAttr>(each).getValue() == name;
  });
}

const Form *findForm(ten::TargetAttr target, int64_t lanes, int64_t group,
                     bool isFloat, bool matrices) {
  for (const Form &form : forms)
    if (form.bits == 32 * lanes && form.group == group &&
        form.isFloat == isFloat && form.matrices == matrices &&
        hasDot(target, form.name))
      return &form;
  return nullptr;
}

} // namespace

int64_t DotInstruction::bestGroup(ten::TargetAttr target, int64_t lanes,
                                  Type lhs, Type rhs, Type accumulator,
                                  bool matrices) {
  if (accumulator.isF32())
    return lhs.isBF16() && rhs.isBF16() &&
                   findForm(target, lanes, 2, true, matrices)
               ? 2
               : 1;
  if (!accumulator.isInteger(32))
    return 1;
  // Returns whether all values of the type fit in `bits` signed bits.
  auto fits = [](Type type, unsigned bits) {
    auto integer = dyn_cast<IntegerType>(type);
    if (!integer || integer.getWidth() == 1)
      return false;
    return integer.getWidth() + (integer.isUnsigned() ? 1 : 0) <= bits;
  };
  for (int64_t group : {4, 2}) {
    // Bytes may be unsigned as well.
    unsigned bits = group == 4 ? 9 : 16;
    if (fits(lhs, bits) && fits(rhs, bits) &&
        findForm(target, lanes, group, false, matrices))
      return group;
  }
  return 1;
}

bool DotInstruction::addsHalvesApart(ten::TargetAttr target,
                                     ten::ContractOp op) {
  RankedTensorType lhs = op.getLhs().getType(), rhs = op.getRhs().getType();
  if (!target || !op.getAccumulatorType().isF32() || !lhs.hasStaticShape() ||
      !rhs.hasStaticShape())
    return false;
  int64_t depth = 1;
  for (int64_t dim : op.getLhsContracting())
    depth *= lhs.getDimSize(dim);
  return depth >= ten::kMatrixSize &&
         bestGroup(target, target.getVectorBytes() / int64_t(sizeof(float)),
                   lhs.getElementType(), rhs.getElementType(),
                   op.getAccumulatorType(), /*matrices=*/true) > 1;
}

std::optional<DotInstruction> DotInstruction::find(ten::TargetAttr target,
                                                   int64_t lanes, int64_t group,
                                                   Type accumulator,
                                                   bool matrices) {
  const Form *form = nullptr;
  if (accumulator.isF32() || accumulator.isInteger(32))
    form = findForm(target, lanes, group, accumulator.isF32(), matrices);
  if (!form)
    return {};
  DotInstruction found;
  found.group = group;
  found.name = form->intrinsic;
  found.addsApart = form->addsApart;
  found.isFloat = form->isFloat;
  found.matrices = matrices;
  return found;
}

Value DotInstruction::emit(OpBuilder &builder, Location loc, Value sums,
                           Value lhs, Value rhs) const {
  SmallVector<Value> operands = {lhs, rhs};
  if (!addsApart)
    operands.insert(operands.begin(), sums);
  Value made =
      LLVM::CallIntrinsicOp::create(builder, loc, sums.getType(),
                                    builder.getStringAttr(name), operands)
          .getResult(0);
  return addsApart ? arith::AddIOp::create(builder, loc, sums, made).getResult()
                   : made;
}

} // namespace tenon
