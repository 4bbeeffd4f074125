//===- SumLoop.cpp - Loops that add floats --------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds out which loops VectorizeSums.cpp widens: those of one block whose
// accesses are contiguous, which loads may be backwards, whose calls are
// intrinsics with vector instructions, and whose iterations do not depend on
// each other but for their reductions. Other loops are left to LLVM's
// vectorizer.
//
//===----------------------------------------------------------------------===//

#include "SumLoop.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/Transforms/Utils/LoopUtils.h"

using namespace llvm;
using tenon::SumLoop;

/// Fewest operations of a long body, and registers that it fits in for all
/// accumulators at once; with fewer registers it is emitted for some at once.
/// Tuned: operations, registers, vectors; docs/developer/rationale/llvm.md "The
/// order of sums".
constexpr unsigned kLongBody = 12, kManyRegisters = 32, kAtOnce = 2;

/// Returns whether vectors of the intrinsic are few instructions.
static bool hasVectors(const IntrinsicInst &call) {
  switch (call.getIntrinsicID()) {
  case Intrinsic::abs:
  case Intrinsic::ceil:
  case Intrinsic::copysign:
  case Intrinsic::ctlz:
  case Intrinsic::ctpop:
  case Intrinsic::cttz:
  case Intrinsic::fabs:
  case Intrinsic::floor:
  case Intrinsic::fma:
  case Intrinsic::fmuladd:
  case Intrinsic::fshl:
  case Intrinsic::fshr:
  case Intrinsic::is_fpclass:
  case Intrinsic::ldexp:
  case Intrinsic::maximum:
  case Intrinsic::maxnum:
  case Intrinsic::minimum:
  case Intrinsic::minnum:
  case Intrinsic::rint:
  case Intrinsic::roundeven:
  case Intrinsic::smax:
  case Intrinsic::smin:
  case Intrinsic::sqrt:
  case Intrinsic::trunc:
  case Intrinsic::umax:
  case Intrinsic::umin:
    return true;
  default:
    return false;
  }
}

bool SumLoop::findReductions() {
  bool isSum = false;
  for (PHINode &phi : body.phis()) {
    RecurrenceDescriptor descriptor;
    if (phi.getType()->isIntegerTy() || phi.getType()->isPointerTy()) {
      auto *places = dyn_cast<SCEVAddRecExpr>(evolution.getSCEV(&phi));
      if (places && places->getLoop() == &loop && places->isAffine())
        continue;
    }
    if (!RecurrenceDescriptor::isReductionPHI(&phi, &loop, descriptor, nullptr,
                                              nullptr, nullptr, &evolution) ||
        descriptor.hasExactFPMath() || descriptor.IntermediateStore)
      return false;
    RecurKind kind = descriptor.getRecurrenceKind();
    bool isMinMax = RecurrenceDescriptor::isFPMinMaxRecurrenceKind(kind) &&
                    kind != RecurKind::FMinimumNum &&
                    kind != RecurKind::FMaximumNum;
    if ((!isFloatSum(kind) && !isMinMax) ||
        !(phi.getType()->isFloatTy() || phi.getType()->isDoubleTy()))
      return false;
    isSum |= isFloatSum(kind);
    auto *next = dyn_cast<Instruction>(phi.getIncomingValueForBlock(&body));
    if (!next || next != descriptor.getLoopExitInstr() ||
        descriptor.getRecurrenceType() != phi.getType())
      return false;
    reductions.push_back(
        {&phi, next, kind, phi.getIncomingValueForBlock(preheader)});
  }
  return isSum;
}

/// Returns 1 if iterations access one element after the other, -1 if they go
/// backwards, and else 0.
int SumLoop::directionOf(Value *pointer, Type *type) const {
  auto *places = dyn_cast<SCEVAddRecExpr>(evolution.getSCEV(pointer));
  if (!places || places->getLoop() != &loop || !places->isAffine())
    return 0;
  auto *step = dyn_cast<SCEVConstant>(places->getStepRecurrence(evolution));
  int64_t bytes = type->getScalarSizeInBits() / 8;
  if (!step || step->getAPInt().abs() != uint64_t(bytes))
    return 0;
  return step->getAPInt().isNegative() ? -1 : 1;
}

/// Returns whether a body may have the instruction.
bool SumLoop::isKnown(Instruction &instruction) const {
  auto isNumber = [](Type *type) {
    return type->isIntegerTy() || type->isFloatTy() || type->isDoubleTy() ||
           type->isHalfTy() || type->isBFloatTy();
  };
  if (instruction.isTerminator() || isa<PHINode>(instruction) ||
      isa<AssumeInst>(instruction))
    return true;
  if (auto *load = dyn_cast<LoadInst>(&instruction))
    return load->isSimple() && isNumber(load->getType()) &&
           load->getType()->getScalarSizeInBits() % 8 == 0 &&
           directionOf(load->getPointerOperand(), load->getType()) != 0;
  if (auto *store = dyn_cast<StoreInst>(&instruction)) {
    Type *type = store->getValueOperand()->getType();
    return store->isSimple() && isNumber(type) &&
           type->getScalarSizeInBits() % 8 == 0 &&
           !store->hasMetadata(LLVMContext::MD_nontemporal) &&
           directionOf(store->getPointerOperand(), type) == 1;
  }
  if (isa<GetElementPtrInst>(instruction))
    return !instruction.getType()->isVectorTy();
  if (!isNumber(instruction.getType()))
    return false;
  if (auto *call = dyn_cast<IntrinsicInst>(&instruction))
    return hasVectors(*call);
  if (isa<CastInst, CmpInst>(instruction))
    return isNumber(instruction.getOperand(0)->getType());
  // Elements that are masked are 0.
  if (instruction.isIntDivRem())
    return isa<ConstantInt>(instruction.getOperand(1));
  return isa<BinaryOperator, UnaryOperator, SelectInst, FreezeInst>(
      instruction);
}

/// Returns whether no iteration reads or writes what another one writes.
bool SumLoop::areIndependent() const {
  if (none_of(body, [](Instruction &instruction) {
        return isa<StoreInst>(instruction);
      }))
    return true;
  const LoopAccessInfo &accesses = analyses.accesses.getInfo(loop);
  return accesses.canVectorizeMemory() &&
         !accesses.getRuntimePointerChecking()->Need &&
         accesses.getDepChecker().isSafeForAnyVectorWidth() &&
         accesses.getPSE().getPredicate().isAlwaysTrue();
}

/// Collects what the reductions and stores are computed of.
void SumLoop::findNeeded() {
  SmallPtrSet<Instruction *, 32> found;
  SmallVector<Instruction *, 32> open;
  auto need = [&](Value *value) {
    auto *instruction = dyn_cast<Instruction>(value);
    if (instruction && loop.contains(instruction) &&
        !isa<PHINode>(instruction) && found.insert(instruction).second)
      open.push_back(instruction);
  };
  for (Reduction &reduction : reductions)
    need(reduction.next);
  for (Instruction &instruction : body)
    if (isa<StoreInst>(instruction))
      need(&instruction);
  while (!open.empty()) {
    Instruction *instruction = open.pop_back_val();
    if (isa<LoadInst>(instruction))
      continue;
    if (auto *store = dyn_cast<StoreInst>(instruction))
      need(store->getValueOperand());
    else
      for (Value *operand : instruction->operands())
        need(operand);
  }
  for (Reduction &reduction : reductions)
    carried.insert(reduction.phi);
  for (Instruction &instruction : body) {
    if (!found.contains(&instruction))
      continue;
    needed.insert(&instruction);
    if (any_of(instruction.operands(),
               [&](Value *operand) { return carried.contains(operand); }))
      carried.insert(&instruction);
  }
}

/// Chooses the width of vectors, by the types of the reductions alone, and for
/// how many of them the body is emitted at once.
void SumLoop::chooseVectors() {
  const TargetTransformInfo &target = analyses.target;
  unsigned widest = 1;
  for (Reduction &reduction : reductions)
    widest = std::max(widest, reduction.phi->getType()->getScalarSizeInBits());
  lanes = unsigned(
      target.getRegisterBitWidth(TargetTransformInfo::RGK_FixedWidthVector)
          .getFixedValue() /
      widest);
  auto operations = count_if(needed, [](Instruction *instruction) {
    return instruction->getType()->isFloatingPointTy();
  });
  unsigned registers = target.getNumberOfRegisters(
      target.getRegisterClassForType(/*Vector=*/true));
  if (operations >= kLongBody && registers < kManyRegisters)
    atOnce = kAtOnce;
}

/// Returns the trip count if it is known, or 0.
uint64_t SumLoop::constantCount() const {
  auto *constant = dyn_cast<SCEVConstant>(count);
  return constant ? constant->getAPInt().getZExtValue() : 0;
}

/// Returns whether the target masks the loop's accesses.
bool SumLoop::hasMasks() const {
  return all_of(needed, [&](Instruction *instruction) {
    if (!isa<LoadInst, StoreInst>(instruction))
      return true;
    Type *type = vectorOf(getLoadStoreType(instruction));
    Align align = getLoadStoreAlignment(instruction);
    unsigned space = getLoadStoreAddressSpace(instruction);
    return isa<LoadInst>(instruction)
               ? analyses.target.isLegalMaskedLoad(type, align, space)
               : analyses.target.isLegalMaskedStore(type, align, space);
  });
}

bool SumLoop::analyze() {
  if (!loop.isInnermost() || loop.getNumBlocks() != 1 ||
      findStringMetadataForLoop(&loop, "llvm.loop.isvectorized"))
    return false;
  preheader = loop.getLoopPreheader();
  if (!preheader || !loop.getExitBlock() || !findReductions())
    return false;
  const SCEV *last = evolution.getBackedgeTakenCount(&loop);
  if (isa<SCEVCouldNotCompute>(last) || !last->getType()->isIntegerTy(64))
    return false;
  count = evolution.getAddExpr(last, evolution.getOne(last->getType()));
  multiple = evolution.getSmallConstantTripMultiple(&loop);
  for (Instruction &instruction : body) {
    if (!isKnown(instruction))
      return false;
    bool isResult = any_of(reductions, [&](Reduction &reduction) {
      return reduction.next == &instruction;
    });
    if (!isResult && any_of(instruction.users(), [&](User *user) {
          return !loop.contains(cast<Instruction>(user));
        }))
      return false;
  }
  findNeeded();
  chooseVectors();
  uint64_t known = constantCount();
  bool isShort = known != 0 && known <= lanes / 2;
  if (lanes < 2 || isShort || (known % lanes != 0 && !hasMasks()) ||
      (known == 0 && !hasMasks()))
    return false;
  return expander.isSafeToExpandAt(count, preheader->getTerminator()) &&
         areIndependent();
}
