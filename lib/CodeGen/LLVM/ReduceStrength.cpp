//===- ReduceStrength.cpp - Strength reduction of loops -------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's strength reduction rates combinations of formulas for all addresses of
// a loop: a tenth of the time of compiling a transform, and a fifth of that of
// a sum of two arrays. For a loop over contiguous arrays it ends with a base
// register for each array and one variable, which an access scales. This file
// finds the same without a search, in loops of one block, where addresses
// become operands of the accesses. An array whose step is no such multiple of
// the variable, as in a transposition, has a pointer that moves. Arrays on the
// stack, whose addresses are offsets of the stack pointer, are left to LLVM.
//
//===----------------------------------------------------------------------===//

#include "ReduceStrength.h"
#include "CombineSteps.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/Transforms/Scalar/LoopPassManager.h"
#include "llvm/Transforms/Utils/Local.h"
#include "llvm/Transforms/Utils/LoopUtils.h"
#include "llvm/Transforms/Utils/ScalarEvolutionExpander.h"

using namespace llvm;

/// Most bases of a loop, which have a register each.
/// Fact: registers; x86-64 has 16, of which stack, variable, bound and two of
/// outer loops are not counted.
constexpr size_t kMaxBases = 10;

/// Most values that are looked at to see what depends on a loop's variable.
/// Bound: instructions; compile time.
constexpr unsigned kMaxUsers = 256;

namespace {

/// The address of an access: a base that the loop does not change, plus bytes
/// that each iteration adds, plus a constant.
struct Address {
  Use *pointer;
  const SCEV *base;
  int64_t step, offset;
};

/// Finds the addresses of an innermost loop, and writes them anew as a base and
/// a multiple of one variable that an access can scale, or as a pointer that
/// moves.
class AddressSplitter {
public:
  AddressSplitter(Loop &loop, ScalarEvolution &evolution)
      : loop(loop), evolution(evolution) {}

  /// Returns false, and changes nothing, if an address has another form.
  bool run();

private:
  bool findVariable();
  bool findAddresses();
  bool find(Use &pointer);
  bool isScaled(int64_t step) const;
  void chooseUnit();
  bool countsAddressesOnly(Instruction *next) const;
  std::optional<int64_t> findTripCount();
  void addVariable();
  void countToZero();
  Value *addPointer(Value &start, int64_t step);
  void splitBases();
  void rewrite(const Address &address);
  int64_t stepOf(const SCEVAddRecExpr *sum) const;

  Loop &loop;
  ScalarEvolution &evolution;
  PHINode *variable = nullptr; ///< counts the addresses
  const SCEV *first = nullptr; ///< its first value
  int64_t unit = 0;            ///< its step
  ICmpInst *ending = nullptr;  ///< compares the next value with the last one
  SmallVector<Address> found;
  SmallVector<std::pair<const SCEV *, int64_t>> bases; ///< with their steps
  /// Bases and steps to the pointers in the loop that are computed of them.
  DenseMap<std::pair<const SCEV *, int64_t>, Value *> places;
};

} // namespace

/// Returns the step of a sum of the loop if it is a positive constant, or 0.
int64_t AddressSplitter::stepOf(const SCEVAddRecExpr *sum) const {
  if (!sum || sum->getLoop() != &loop || !sum->isAffine())
    return 0;
  auto *step = dyn_cast<SCEVConstant>(sum->getStepRecurrence(evolution));
  return step && step->getAPInt().isStrictlyPositive() &&
                 step->getAPInt().isSignedIntN(32)
             ? step->getAPInt().getSExtValue()
             : 0;
}

/// Finds a variable that counts in constant steps. The first is the one by
/// which the vectorizer counts.
bool AddressSplitter::findVariable() {
  for (PHINode &phi : loop.getHeader()->phis()) {
    if (!phi.getType()->isIntegerTy(64))
      continue;
    auto *sum = dyn_cast<SCEVAddRecExpr>(evolution.getSCEV(&phi));
    if (int64_t step = stepOf(sum)) {
      variable = &phi;
      first = sum->getStart();
      unit = step;
      return true;
    }
  }
  return false;
}

/// Finds the address that an access uses.
bool AddressSplitter::find(Use &pointer) {
  if (loop.isLoopInvariant(pointer))
    return true;
  if (!pointer->getType()->isPointerTy() ||
      isa<AllocaInst>(getUnderlyingObject(pointer)))
    return false;
  auto *sum = dyn_cast<SCEVAddRecExpr>(evolution.getSCEV(pointer));
  int64_t step = stepOf(sum);
  if (step == 0)
    return false;
  Address address{&pointer, sum->getStart(), step, 0};
  for (auto [base, otherStep] : bases) {
    if (otherStep != step)
      continue;
    std::optional<APInt> distance =
        evolution.computeConstantDifference(address.base, base);
    if (distance && distance->isSignedIntN(32)) {
      address.base = base;
      address.offset = distance->getSExtValue();
      break;
    }
  }
  found.push_back(address);
  std::pair<const SCEV *, int64_t> key(address.base, step);
  if (!is_contained(bases, key))
    bases.push_back(key);
  return bases.size() <= kMaxBases;
}

bool AddressSplitter::findAddresses() {
  for (BasicBlock *block : loop.blocks())
    for (Instruction &instruction : *block) {
      if (isa<PHINode>(instruction) && instruction.getType()->isPointerTy())
        return false;
      if (!isa<LoadInst, StoreInst, CallBase>(instruction))
        continue;
      for (Use &operand : instruction.operands())
        if (operand->getType()->isPtrOrPtrVectorTy() && !find(operand))
          return false;
    }
  return true;
}

/// Returns whether an access can scale the variable to this step.
bool AddressSplitter::isScaled(int64_t step) const {
  int64_t scale = step / unit;
  return scale * unit == step &&
         is_contained({int64_t(1), int64_t(2), int64_t(4), int64_t(8)}, scale);
}

/// Decides in which unit the addresses are counted: the variable's, if accesses
/// can scale it, or bytes of a variable that is added, if they can scale that.
void AddressSplitter::chooseUnit() {
  auto fits = [&](const auto &base) { return isScaled(base.second); };
  if (all_of(bases, fits))
    return;
  int64_t counted = unit;
  unit = bases.front().second;
  for (auto [base, step] : bases)
    unit = std::min(unit, step);
  if (!all_of(bases, fits))
    unit = counted;
}

/// Returns whether nothing but the end of the loop and its addresses depends on
/// the variable and `next`, its next value.
bool AddressSplitter::countsAddressesOnly(Instruction *next) const {
  SmallPtrSet<const Use *, 16> pointers;
  for (const Address &address : found)
    pointers.insert(address.pointer);
  SmallVector<Value *> left{variable, next};
  SmallPtrSet<Value *, 16> seen(llvm::from_range, left);
  while (!left.empty())
    for (Use &use : left.pop_back_val()->uses()) {
      auto *user = cast<Instruction>(use.getUser());
      if (user == ending || pointers.contains(&use) ||
          !seen.insert(user).second)
        continue;
      if (!isa<BinaryOperator, GetElementPtrInst>(user) ||
          !loop.contains(user) || seen.size() > kMaxUsers)
        return false;
      left.push_back(user);
    }
  return true;
}

/// Returns how often the loop runs if the variable decides that, by a constant,
/// and is for addresses otherwise: it can count to 0 instead.
std::optional<int64_t> AddressSplitter::findTripCount() {
  BasicBlock *latch = loop.getLoopLatch();
  auto *branch = dyn_cast<BranchInst>(latch->getTerminator());
  auto *next = dyn_cast<Instruction>(variable->getIncomingValueForBlock(latch));
  auto *start = dyn_cast<SCEVConstant>(first);
  if (!branch || !branch->isConditional() || !start || !next ||
      next->getOpcode() != Instruction::Add)
    return std::nullopt;
  ending = dyn_cast<ICmpInst>(branch->getCondition());
  auto *end = ending ? dyn_cast<ConstantInt>(ending->getOperand(1)) : nullptr;
  if (!end || !ending->isEquality() || ending->getOperand(0) != next ||
      !ending->hasOneUse() || !end->getValue().isSignedIntN(31) ||
      !start->getAPInt().isSignedIntN(31) || !countsAddressesOnly(next))
    return std::nullopt;
  int64_t step = stepOf(cast<SCEVAddRecExpr>(evolution.getSCEV(variable)));
  int64_t distance = end->getSExtValue() - start->getAPInt().getSExtValue();
  if (distance <= 0 || distance % step != 0)
    return std::nullopt;
  return distance / step;
}

/// Adds a variable that counts in the unit, whose first value is set later.
void AddressSplitter::addVariable() {
  BasicBlock *header = loop.getHeader(), *latch = loop.getLoopLatch();
  IRBuilder<> builder(header, header->begin());
  Type *type = builder.getInt64Ty();
  variable = builder.CreatePHI(type, 2);
  builder.SetInsertPoint(latch->getTerminator());
  variable->addIncoming(builder.getInt64(0), loop.getLoopPreheader());
  variable->addIncoming(builder.CreateAdd(variable, builder.getInt64(unit)),
                        latch);
}

/// Lets the variable count to 0 from its first value, which needs no
/// comparison.
void AddressSplitter::countToZero() {
  BasicBlock *latch = loop.getLoopLatch();
  auto *next = cast<Instruction>(variable->getIncomingValueForBlock(latch));
  next->dropPoisonGeneratingFlags();
  variable->setIncomingValueForBlock(loop.getLoopPreheader(),
                                     cast<SCEVConstant>(first)->getValue());
  ending->moveBefore(latch->getTerminator()->getIterator());
  ending->setOperand(0, next);
  ending->setOperand(1, ConstantInt::get(next->getType(), 0));
}

/// Adds a pointer that each iteration moves by some bytes.
Value *AddressSplitter::addPointer(Value &start, int64_t step) {
  BasicBlock *header = loop.getHeader(), *latch = loop.getLoopLatch();
  IRBuilder<> builder(header, header->begin());
  PHINode *pointer = builder.CreatePHI(start.getType(), 2);
  builder.SetInsertPoint(latch->getTerminator());
  pointer->addIncoming(&start, loop.getLoopPreheader());
  pointer->addIncoming(builder.CreatePtrAdd(pointer, builder.getInt64(step)),
                       latch);
  return pointer;
}

/// Computes the bases before the loop, and a pointer of each in the loop.
void AddressSplitter::splitBases() {
  SCEVExpander expander(evolution, "base");
  // Bases count in the outer loops, each by a sum of its own.
  expander.disableCanonicalMode();
  expander.enableLSRMode();
  BasicBlock *header = loop.getHeader();
  Instruction *end = loop.getLoopPreheader()->getTerminator();
  for (auto [base, step] : bases) {
    if (!isScaled(step)) {
      places[{base, step}] =
          addPointer(*expander.expandCodeFor(base, base->getType(), end), step);
      continue;
    }
    int64_t scale = step / unit;
    const SCEV *passed = evolution.getMulExpr(
        first, evolution.getConstant(first->getType(), scale));
    const SCEV *start = evolution.getMinusSCEV(base, passed);
    Value *sum = expander.expandCodeFor(start, base->getType(), end);
    IRBuilder<> builder(header, header->getFirstInsertionPt());
    places[{base, step}] =
        builder.CreateGEP(builder.getIntNTy(8 * scale), sum, variable);
  }
}

void AddressSplitter::rewrite(const Address &address) {
  Value *place = places[{address.base, address.step}];
  auto *old = cast<Instruction>(address.pointer->get());
  IRBuilder<> builder(cast<Instruction>(address.pointer->getUser()));
  Value *offset = builder.getInt64(address.offset);
  address.pointer->set(address.offset ? builder.CreatePtrAdd(place, offset)
                                      : place);
  RecursivelyDeleteTriviallyDeadInstructions(old);
}

bool AddressSplitter::run() {
  if (!loop.isInnermost() || loop.getNumBlocks() != 1 ||
      !loop.isLoopSimplifyForm() || !findVariable() || !findAddresses() ||
      bases.empty())
    return false;
  SCEVExpander expander(evolution, "base");
  Instruction *end = loop.getLoopPreheader()->getTerminator();
  for (auto [base, step] : bases)
    if (!expander.isSafeToExpandAt(base, end))
      return false;
  int64_t counted = unit;
  std::optional<int64_t> tripCount = findTripCount();
  chooseUnit();
  if (unit != counted && !tripCount)
    return false;
  PHINode *counter = variable;
  if (unit != counted)
    addVariable();
  if (tripCount)
    first = evolution.getConstant(variable->getType(), -unit * *tripCount,
                                  /*isSigned=*/true);
  splitBases();
  for (const Address &address : found)
    rewrite(address);
  if (tripCount)
    countToZero();
  if (counter != variable)
    RecursivelyDeleteDeadPHINode(counter);
  evolution.forgetLoop(&loop);
  return true;
}

PreservedAnalyses
tenon::ReduceStrengthPass::run(Loop &loop, LoopAnalysisManager &analyses,
                               LoopStandardAnalysisResults &results,
                               LPMUpdater &updater) {
  if (hasSteps(loop))
    return PreservedAnalyses::all();
  if (hasScaledAddresses && AddressSplitter(loop, results.SE).run())
    return getLoopPassPreservedAnalyses();
  return reduce.run(loop, analyses, results, updater);
}
