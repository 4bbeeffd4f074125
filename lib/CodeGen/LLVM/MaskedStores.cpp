//===- MaskedStores.cpp - Stores with constant masks ------------------- ===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CodeGen/MachineCode.h"
#include "MaskShortLoops.h"
#include "Preserved.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

using namespace llvm;

/// Returns the elements that a constant mask selects, in ascending order;
/// nullopt for masks of the run.
static std::optional<SmallVector<unsigned>> selectedBy(Value *mask) {
  auto *constant = dyn_cast<Constant>(mask);
  auto *type = dyn_cast<FixedVectorType>(mask->getType());
  if (!constant || !type)
    return std::nullopt;
  SmallVector<unsigned> selected;
  for (unsigned i = 0; i < type->getNumElements(); ++i) {
    Constant *lane = constant->getAggregateElement(i);
    if (!lane || !isa<ConstantInt>(lane))
      return std::nullopt;
    if (!lane->isNullValue())
      selected.push_back(i);
  }
  return selected;
}

/// Stores `size` elements of a masked store from element `first` on without a
/// mask.
static void storePiece(IntrinsicInst &store, unsigned first, unsigned size) {
  IRBuilder<> builder(&store);
  Value *vector = store.getArgOperand(0), *pointer = store.getArgOperand(1);
  Type *element = cast<VectorType>(vector->getType())->getElementType();
  uint64_t bytes = element->getScalarSizeInBits() / 8;
  SmallVector<int> lanes = to_vector(seq<int>(first, first + size));
  Value *piece = size == 1 ? builder.CreateExtractElement(vector, first)
                           : builder.CreateShuffleVector(vector, lanes);
  builder.CreateAlignedStore(
      piece, builder.CreateConstInBoundsGEP1_64(element, pointer, first),
      commonAlignment(store.getParamAlign(1).valueOrOne(), first * bytes));
}

static bool storePrefix(IntrinsicInst &store) {
  if (store.getIntrinsicID() != Intrinsic::masked_store)
    return false;
  auto selected = selectedBy(store.getArgOperand(2));
  if (!selected || (!selected->empty() && selected->back() >= selected->size()))
    return false;
  unsigned count = selected->size();
  for (unsigned first = 0; first < count;) {
    unsigned size = llvm::bit_floor(count - first);
    storePiece(store, first, size);
    first += size;
  }
  store.eraseFromParent();
  return true;
}

static bool storeSingleElement(IntrinsicInst &store) {
  if (store.getIntrinsicID() != Intrinsic::masked_store)
    return false;
  auto selected = selectedBy(store.getArgOperand(2));
  if (!selected || selected->size() != 1)
    return false;
  storePiece(store, selected->front(), 1);
  store.eraseFromParent();
  return true;
}

PreservedAnalyses
tenon::StorePrefixesPass::run(Function &function,
                              FunctionAnalysisManager &analyses) {
  return rewriteInstructions<IntrinsicInst>(function, storePrefix);
}

void tenon::storeSingleElements(Module &module) {
  for (Function &function : module)
    (void)rewriteInstructions<IntrinsicInst>(function, storeSingleElement);
}
