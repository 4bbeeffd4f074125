//===- PromoteAllocas.cpp - Memory of the stack in registers --------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// SROA of LLVM 22.1 replaces a load of the whole memory, which vectors were
// stored to in parts, by a tree of shuffles. It inserts the tree at the store
// of the last part in memory, which another part may be computed behind: that
// use then precedes its definition (mended in LLVM by pull request 189680).
// Such a store becomes one of an integer, which SROA promotes without the tree.
//
//===----------------------------------------------------------------------===//

#include "PromoteAllocas.h"
#include "Preserved.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace {

/// A store of a vector to a constant place of an alloca.
struct PartStore {
  StoreInst *store;
  int64_t offset;
};

} // namespace

/// Returns the stores of vectors to each alloca, in the block's order.
static MapVector<AllocaInst *, SmallVector<PartStore>>
partsStoredIn(BasicBlock &block) {
  const DataLayout &layout = block.getDataLayout();
  MapVector<AllocaInst *, SmallVector<PartStore>> parts;
  for (Instruction &instruction : block) {
    auto *store = dyn_cast<StoreInst>(&instruction);
    if (!store || !store->isSimple())
      continue;
    Value *pointer = store->getPointerOperand();
    auto *type = dyn_cast<FixedVectorType>(store->getValueOperand()->getType());
    if (!type || type->getElementType()->isPointerTy())
      continue;
    APInt offset(layout.getIndexTypeSizeInBits(pointer->getType()), 0);
    auto *memory =
        dyn_cast<AllocaInst>(pointer->stripAndAccumulateConstantOffsets(
            layout, offset, /*AllowNonInbounds=*/true));
    if (memory)
      parts[memory].push_back({store, offset.getSExtValue()});
  }
  return parts;
}

/// Returns whether the value that `later` stores is computed behind one of the
/// earlier stores, to a place further on.
static bool isComputedBehind(ArrayRef<PartStore> earlier, PartStore later) {
  auto *value = dyn_cast<Instruction>(later.store->getValueOperand());
  if (!value || value->getParent() != later.store->getParent())
    return false;
  return any_of(earlier, [&](const PartStore &other) {
    return other.offset > later.offset && other.store->comesBefore(value);
  });
}

static void storeAsInteger(StoreInst &store) {
  IRBuilder<> builder(&store);
  Value *vector = store.getValueOperand();
  unsigned bits = vector->getType()->getPrimitiveSizeInBits().getFixedValue();
  StoreInst *other = builder.CreateAlignedStore(
      builder.CreateBitCast(vector, builder.getIntNTy(bits)),
      store.getPointerOperand(), store.getAlign());
  other->copyMetadata(store);
  store.eraseFromParent();
}

PreservedAnalyses
tenon::PromoteAllocasPass::run(Function &function,
                               FunctionAnalysisManager &analyses) {
  bool changed = false;
  for (BasicBlock &block : function)
    for (auto &[memory, parts] : partsStoredIn(block)) {
      SmallVector<StoreInst *> behind;
      for (size_t i = 1; i < parts.size(); ++i)
        if (isComputedBehind(ArrayRef(parts).take_front(i), parts[i]))
          behind.push_back(parts[i].store);
      for (StoreInst *store : behind)
        storeAsInteger(*store);
      changed |= !behind.empty();
    }
  if (changed)
    analyses.invalidate(function, preservedByPass(changed));
  PreservedAnalyses preserved = SROAPass(options).run(function, analyses);
  preserved.intersect(preservedByPass(changed));
  return preserved;
}
