//===- VectorizeSums.cpp - Sums in an order that their length gives -------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Vectorizes innermost loops that add floats which may be reassociated. LLVM's
// vectorizer chooses the width, the number of accumulators and what follows the
// vector loop by the trip count, so that code for a known length adds in
// another order than code for any length. Here element i is added to lane
// i mod W of accumulator i / W mod K, for vectors of W lanes; the last elements
// are masked vectors of the same accumulators. Sums of up to K vectors, which
// gain nothing of several, have a single accumulator. At the end neighbouring
// lanes of accumulators are added, then the lanes of one (AddLanes.h), then the
// start of the sum.
//
//===----------------------------------------------------------------------===//

#include "AddLanes.h"
#include "Reductions.h"
#include "SumLoop.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/Analysis/VectorUtils.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/LoopUtils.h"

using namespace llvm;
using tenon::Part;
using tenon::SumLoop;

static bool isZero(const Value *value) {
  auto *constant = dyn_cast<ConstantFP>(value);
  return constant && constant->isZero();
}

Value *SumLoop::splat(Value *value) {
  Value *&made = splats[value];
  if (!made) {
    IRBuilder<> before(preheader->getTerminator());
    made = before.CreateVectorSplat(lanes, value);
  }
  return made;
}

Value *SumLoop::widened(Value *value, Part &part) {
  if (Value *made = part.widened.lookup(value))
    return made;
  if (auto *phi = dyn_cast<PHINode>(value); phi && phi->getParent() == &body)
    return part.widened[value] = widenInduction(*phi, part);
  return splat(value);
}

Value *SumLoop::widenInduction(PHINode &phi, Part &part) {
  auto *type = cast<IntegerType>(phi.getType());
  auto *places = cast<SCEVAddRecExpr>(evolution.getSCEV(&phi));
  Instruction *before = preheader->getTerminator();
  Value *start = expander.expandCodeFor(places->getStart(), type, before),
        *step = expander.expandCodeFor(places->getStepRecurrence(evolution),
                                       type, before);
  Value *first = builder.CreateAdd(
      start,
      builder.CreateMul(builder.CreateZExtOrTrunc(part.index, type), step));
  SmallVector<Constant *> numbers;
  for (unsigned lane = 0; lane < lanes; ++lane)
    numbers.push_back(ConstantInt::get(type, lane));
  Value *steps = builder.CreateMul(ConstantVector::get(numbers), splat(step));
  return builder.CreateAdd(builder.CreateVectorSplat(lanes, first), steps);
}

/// Returns the address of the part's first element, or of the last one where
/// iterations go backwards.
Value *SumLoop::address(Instruction &access, Part &part) {
  Value *pointer = getLoadStorePointerOperand(&access);
  Type *type = getLoadStoreType(&access);
  Value *&base = bases[pointer];
  if (!base) {
    auto *places = cast<SCEVAddRecExpr>(evolution.getSCEV(pointer));
    base = expander.expandCodeFor(places->getStart(), pointer->getType(),
                                  preheader->getTerminator());
  }
  if (directionOf(pointer, type) == 1)
    return builder.CreateGEP(type, base, part.index);
  return builder.CreateGEP(type, base,
                           builder.CreateNeg(plus(part.index, lanes - 1)));
}

Value *SumLoop::widenLoad(LoadInst &load, Part &part) {
  Type *type = vectorOf(load.getType());
  Value *from = address(load, part), *mask = part.mask;
  bool isBackwards =
      directionOf(load.getPointerOperand(), load.getType()) == -1;
  if (mask && isBackwards)
    mask = builder.CreateVectorReverse(mask);
  Instruction *made =
      mask ? static_cast<Instruction *>(
                 builder.CreateMaskedLoad(type, from, load.getAlign(), mask,
                                          Constant::getNullValue(type)))
           : builder.CreateAlignedLoad(type, from, load.getAlign());
  propagateMetadata(made, {&load});
  return isBackwards ? builder.CreateVectorReverse(made) : made;
}

void SumLoop::widenStore(StoreInst &store, Part &part) {
  Value *value = widened(store.getValueOperand(), part),
        *to = address(store, part);
  Instruction *made =
      part.mask ? static_cast<Instruction *>(builder.CreateMaskedStore(
                      value, to, store.getAlign(), part.mask))
                : builder.CreateAlignedStore(value, to, store.getAlign());
  propagateMetadata(made, {&store});
}

/// Returns the product that is added to a reduction's accumulator by a fused
/// multiply-add, or null. LLVM may choose either of two products that are
/// added, and the first block of a sum has no other addend.
Instruction *SumLoop::contractedProduct(Instruction &sum) const {
  unsigned opcode = sum.getOpcode();
  if (!hasFma || !sum.hasAllowContract() ||
      (opcode != Instruction::FAdd && opcode != Instruction::FSub))
    return nullptr;
  auto isCarried = [&](Value *value) {
    return any_of(reductions, [&](const Reduction &reduction) {
      return reduction.phi == value;
    });
  };
  unsigned carried = isCarried(sum.getOperand(0)) ? 0 : 1;
  if (!isCarried(sum.getOperand(carried)) ||
      (opcode == Instruction::FSub && carried == 1))
    return nullptr;
  auto *product = dyn_cast<Instruction>(sum.getOperand(1 - carried));
  return product && product->getOpcode() == Instruction::FMul &&
                 product->hasAllowContract() && product->hasOneUse() &&
                 loop.contains(product)
             ? product
             : nullptr;
}

Value *SumLoop::widen(Instruction &instruction, Part &part) {
  if (Instruction *product = contractedProduct(instruction)) {
    unsigned carried = instruction.getOperand(0) == product;
    Value *lhs = widened(product->getOperand(0), part);
    if (instruction.getOpcode() == Instruction::FSub)
      lhs = builder.CreateFNeg(lhs);
    return builder.CreateIntrinsic(
        vectorOf(instruction.getType()), Intrinsic::fma,
        {lhs, widened(product->getOperand(1), part),
         widened(instruction.getOperand(carried), part)});
  }
  if (auto *load = dyn_cast<LoadInst>(&instruction))
    return widenLoad(*load, part);
  auto *call = dyn_cast<IntrinsicInst>(&instruction);
  SmallVector<Value *> operands;
  unsigned count = call ? call->arg_size() : instruction.getNumOperands();
  for (unsigned i = 0; i < count; ++i) {
    Value *operand = instruction.getOperand(i);
    bool isScalar = call && isVectorIntrinsicWithScalarOpAtArg(
                                call->getIntrinsicID(), i, &analyses.target);
    operands.push_back(isScalar ? operand : widened(operand, part));
  }
  Type *type = vectorOf(instruction.getType());
  Value *made = nullptr;
  if (call)
    made = builder.CreateIntrinsic(type, call->getIntrinsicID(), operands);
  else if (auto *cast = dyn_cast<CastInst>(&instruction))
    made = builder.CreateCast(cast->getOpcode(), operands[0], type);
  else if (auto *compare = dyn_cast<CmpInst>(&instruction))
    made = builder.CreateCmp(compare->getPredicate(), operands[0], operands[1]);
  else if (isa<SelectInst>(instruction))
    made = builder.CreateSelect(operands[0], operands[1], operands[2]);
  else if (isa<FreezeInst>(instruction))
    made = builder.CreateFreeze(operands[0]);
  else
    made = builder.CreateNAryOp(instruction.getOpcode(), operands);
  if (auto *copy = dyn_cast<Instruction>(made)) {
    copy->copyIRFlags(&instruction);
    if (isa<FPMathOperator>(copy))
      copy->setHasAllowReassoc(false);
  }
  return made;
}

/// Emits parts, which change their accumulators. Each instruction is emitted
/// for several parts before the next one, so that processors execute chains of
/// dependent instructions together; what is added to accumulators, part by
/// part.
void SumLoop::emit(MutableArrayRef<Part> parts) {
  for (size_t first = 0; first < parts.size(); first += atOnce) {
    MutableArrayRef<Part> group =
        parts.slice(first, std::min<size_t>(atOnce, parts.size() - first));
    for (Instruction *instruction : needed)
      for (Part &part : group)
        if (auto *store = dyn_cast<StoreInst>(instruction))
          widenStore(*store, part);
        else if (!carried.contains(instruction))
          part.widened[instruction] = widen(*instruction, part);
    for (Part &part : group)
      addPart(part);
  }
}

/// Adds what a part computes to its accumulators.
void SumLoop::addPart(Part &part) {
  for (Reduction &reduction : reductions)
    part.widened[reduction.phi] = reduction.vectors[part.number];
  for (Instruction *instruction : needed)
    if (carried.contains(instruction))
      part.widened[instruction] = widen(*instruction, part);
  for (Reduction &reduction : reductions) {
    Value *&vector = reduction.vectors[part.number];
    Value *next = part.widened[reduction.next];
    vector = part.mask ? builder.CreateSelect(part.mask, next, vector) : next;
  }
}

/// Returns what accumulators start with: what changes no sum, or the start of a
/// maximum.
Value *SumLoop::firstVector(const Reduction &reduction) {
  return splat(isFloatSum(reduction.kind)
                   ? ConstantFP::getNegativeZero(reduction.phi->getType())
                   : reduction.start);
}

/// Returns a mask of the first lanes, at least one.
Value *SumLoop::lanesBelow(Value *count) {
  SmallVector<Constant *> numbers;
  for (unsigned lane = 0; lane < lanes; ++lane)
    numbers.push_back(builder.getInt32(lane));
  Value *most = builder.getInt64(lanes);
  count = builder.CreateBinaryIntrinsic(Intrinsic::umin, count, most);
  return builder.CreateICmpULT(
      ConstantVector::get(numbers),
      builder.CreateVectorSplat(
          lanes, builder.CreateTrunc(count, builder.getInt32Ty())));
}

BasicBlock *SumLoop::makeBlock(const Twine &name) {
  return BasicBlock::Create(body.getContext(), name);
}

/// Continues in a block, which follows those before.
void SumLoop::begin(BasicBlock *block) {
  block->insertInto(body.getParent(), &body);
  builder.SetInsertPoint(block);
}

/// Makes accumulators, with nothing added.
void SumLoop::makeAccumulators(unsigned count) {
  for (Reduction &reduction : reductions) {
    reduction.vectors.assign(count, firstVector(reduction));
    // A zero, of either sign, may be added first or last.
    if (isFloatSum(reduction.kind) && isZero(reduction.start))
      reduction.vectors[0] = builder.CreateInsertElement(
          reduction.vectors[0], reduction.start, uint64_t(0));
  }
}

/// Emits a loop whose body adds `step` iterations from its index on, up to
/// `end`, a multiple of them; continues in a block after it.
void SumLoop::emitLoop(const Twine &name, Value *end, uint64_t step,
                       function_ref<void(Value *index)> emitBody) {
  BasicBlock *before = builder.GetInsertBlock(), *block = makeBlock(name);
  builder.CreateBr(block);
  begin(block);
  PHINode *index = builder.CreatePHI(builder.getInt64Ty(), 2);
  index->addIncoming(builder.getInt64(0), before);
  SmallVector<PHINode *> phis;
  for (Reduction &reduction : reductions)
    for (Value *&vector : reduction.vectors) {
      phis.push_back(builder.CreatePHI(vector->getType(), 2));
      phis.back()->addIncoming(vector, before);
      vector = phis.back();
    }
  emitBody(index);
  Value *next = plus(index, step);
  index->addIncoming(next, block);
  auto *phi = phis.begin();
  for (Reduction &reduction : reductions)
    for (Value *vector : reduction.vectors)
      (*phi++)->addIncoming(vector, block);
  BasicBlock *after = makeBlock(name + ".after");
  BranchInst *latch =
      builder.CreateCondBr(builder.CreateICmpEQ(next, end), after, block);
  LLVMContext &context = body.getContext();
  auto *vectorized =
      MDNode::get(context, {MDString::get(context, "llvm.loop.isvectorized"),
                            ConstantAsMetadata::get(builder.getInt32(1))});
  MDNode *id = MDNode::getDistinct(context, {nullptr, vectorized});
  id->replaceOperandWith(0, id);
  latch->setMetadata(LLVMContext::MD_loop, id);
  begin(after);
}

/// Emits the loop over whole blocks of iterations, up to `end`.
void SumLoop::emitBlocks(Value *end) {
  emitLoop("sum", end, blockSize(), [&](Value *index) {
    SmallVector<Part, kAccumulators> parts;
    for (unsigned number = 0; number < kAccumulators; ++number)
      parts.emplace_back(number, plus(index, uint64_t(number) * lanes));
    emit(parts);
  });
}

/// Emits iterations of a known number.
void SumLoop::emitRest(uint64_t first, uint64_t count) {
  while (count > 0) {
    SmallVector<Part, kAccumulators> parts;
    for (unsigned number = 0; number < kAccumulators && count > 0; ++number) {
      uint64_t done = std::min<uint64_t>(lanes, count);
      Value *mask = nullptr;
      if (done < lanes) {
        SmallVector<Constant *> isDone;
        for (unsigned lane = 0; lane < lanes; ++lane)
          isDone.push_back(builder.getInt1(lane < done));
        mask = ConstantVector::get(isDone);
      }
      parts.emplace_back(number % reductions.front().vectors.size(),
                         builder.getInt64(first), mask);
      first += done;
      count -= done;
    }
    emit(parts);
  }
}

/// Returns a mask of the first lanes, or null if all vectors are whole.
Value *SumLoop::maskOfLast(Value *count) {
  return multiple % lanes == 0 ? nullptr : lanesBelow(count);
}

/// Emits fewer iterations than a block of the loop has.
void SumLoop::emitMaskedRest(Value *first, Value *count) {
  BasicBlock *done = makeBlock("sum.done");
  SmallVector<SmallVector<PHINode *>> joined;
  for (Reduction &reduction : reductions) {
    joined.emplace_back();
    for (Value *vector : reduction.vectors)
      joined.back().push_back(
          PHINode::Create(vector->getType(), kAccumulators + 1, "", done));
  }
  auto join = [&] {
    for (auto [reduction, phis] : zip_equal(reductions, joined))
      for (auto [vector, phi] : zip_equal(reduction.vectors, phis))
        phi->addIncoming(vector, builder.GetInsertBlock());
  };
  for (unsigned number = 0; number < kAccumulators; ++number) {
    Value *before = builder.getInt64(uint64_t(number) * lanes);
    join();
    BasicBlock *masked = makeBlock("sum.masked");
    builder.CreateCondBr(builder.CreateICmpUGT(count, before), masked, done);
    begin(masked);
    Part part(number, plus(first, uint64_t(number) * lanes),
              maskOfLast(builder.CreateSub(count, before)));
    emit(part);
  }
  join();
  builder.CreateBr(done);
  begin(done);
  for (auto [reduction, phis] : zip_equal(reductions, joined))
    reduction.vectors.assign(phis.begin(), phis.end());
}

/// Emits all iterations, whose number is known.
void SumLoop::emitKnown(uint64_t known) {
  makeAccumulators(known <= blockSize() ? 1 : kAccumulators);
  uint64_t whole = known / blockSize() * blockSize();
  if (whole > blockSize())
    emitBlocks(builder.getInt64(whole));
  else
    whole = 0;
  emitRest(whole, known - whole);
  joinAccumulators();
}

/// Emits all iterations, `length` of them.
void SumLoop::emitUnknown(Value *length) {
  BasicBlock *few = makeBlock("sum.few"), *many = makeBlock("sum.many"),
             *all = makeBlock("sum.all");
  SmallVector<PHINode *> joined;
  for (Reduction &reduction : reductions)
    joined.push_back(
        PHINode::Create(vectorOf(reduction.phi->getType()), 2, "", all));
  auto join = [&] {
    for (auto [reduction, phi] : zip_equal(reductions, joined))
      phi->addIncoming(reduction.vectors.front(), builder.GetInsertBlock());
    builder.CreateBr(all);
  };
  builder.CreateCondBr(
      builder.CreateICmpULE(length, builder.getInt64(blockSize())), few, many);
  begin(few);
  makeAccumulators(1);
  Value *end =
      multiple % lanes == 0
          ? length
          : builder.CreateAnd(plus(length, lanes - 1), ~uint64_t(lanes - 1));
  emitLoop("sum.vector", end, lanes, [&](Value *index) {
    Part part(0, index, maskOfLast(builder.CreateSub(length, index)));
    emit(part);
  });
  join();
  begin(many);
  makeAccumulators(kAccumulators);
  if (multiple % blockSize() == 0) {
    emitBlocks(length);
  } else {
    Value *whole = builder.CreateAnd(length, ~(blockSize() - 1));
    emitBlocks(whole);
    emitMaskedRest(whole, builder.CreateSub(length, whole));
  }
  joinAccumulators();
  join();
  begin(all);
  for (auto [reduction, phi] : zip_equal(reductions, joined))
    reduction.vectors.assign(1, phi);
}

/// Combines the accumulators of each reduction; neighbours are added first.
void SumLoop::joinAccumulators() {
  for (Reduction &reduction : reductions) {
    Value *all = reduction.vectors.front();
    if (isFloatSum(reduction.kind)) {
      all = tenon::addNeighbours(builder, reduction.vectors);
    } else {
      IRBuilder<>::FastMathFlagGuard guard(builder);
      builder.setFastMathFlags(reduction.next->getFastMathFlags());
      for (Value *vector : drop_begin(reduction.vectors))
        all = createMinMaxOp(builder, reduction.kind, all, vector);
    }
    reduction.vectors.assign(1, all);
  }
}

/// Returns the result of a reduction, whose accumulator is one vector.
Value *SumLoop::reduce(const Reduction &reduction) {
  Value *all = reduction.vectors.front();
  if (isFloatSum(reduction.kind)) {
    Value *sum = tenon::addLanes(builder, all);
    return isZero(reduction.start) ? sum
                                   : builder.CreateFAdd(reduction.start, sum);
  }
  IRBuilder<>::FastMathFlagGuard guard(builder);
  builder.setFastMathFlags(reduction.next->getFastMathFlags());
  return createSimpleReduction(builder, all, reduction.kind);
}

/// Replaces the loop's results, and leaves the loop without a predecessor.
void SumLoop::finish() {
  BasicBlock *exit = loop.getExitBlock();
  for (Reduction &reduction : reductions) {
    Value *result = reduce(reduction);
    reduction.next->replaceUsesWithIf(result, [&](Use &use) {
      return !loop.contains(cast<Instruction>(use.getUser()));
    });
  }
  BasicBlock *from = builder.GetInsertBlock();
  builder.CreateBr(exit);
  for (PHINode &phi : exit->phis())
    phi.addIncoming(phi.getIncomingValueForBlock(&body), from);
}

void SumLoop::rewrite() {
  Instruction *entry = preheader->getTerminator();
  uint64_t known = constantCount();
  Value *length =
      known ? nullptr
            : expander.expandCodeFor(count, builder.getInt64Ty(), entry);
  // Addresses and splats are inserted before `entry`, the code that replaces
  // the loop in blocks of its own.
  BasicBlock *first = makeBlock("sum.entry");
  begin(first);
  if (known)
    emitKnown(known);
  else
    emitUnknown(length);
  finish();
  entry->replaceSuccessorWith(&body, first);
}

PreservedAnalyses
tenon::VectorizeSumsPass::run(Function &function,
                              FunctionAnalysisManager &manager) {
  auto &loops = manager.getResult<LoopAnalysis>(function);
  if (loops.empty())
    return PreservedAnalyses::all();
  LoopAnalyses analyses = {manager.getResult<ScalarEvolutionAnalysis>(function),
                           manager.getResult<LoopAccessAnalysis>(function),
                           manager.getResult<TargetIRAnalysis>(function)};
  // All loops are analyzed before one is changed.
  SmallVector<std::unique_ptr<SumLoop>> sums;
  for (Loop *loop : loops.getLoopsInPreorder()) {
    auto sum = std::make_unique<SumLoop>(*loop, analyses, hasFma);
    if (sum->analyze())
      sums.push_back(std::move(sum));
  }
  if (sums.empty())
    return PreservedAnalyses::all();
  for (auto &sum : sums)
    sum->rewrite();
  EliminateUnreachableBlocks(function);
  return PreservedAnalyses::none();
}
