//===- ImportTable.cpp - Imports of runtime functions ---------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ImportTable.h"
#include "Runtime/Abi.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"

using namespace llvm;

namespace tenon {

/// Fields of ten_artifact with the number of imports and their address.
static constexpr unsigned kNumImports = 10, kImports = 11;

/// Replaces each use of the function by a load of `slot`.
static void replaceUses(Function &function, GlobalVariable &slot) {
  for (Use &use : make_early_inc_range(function.uses())) {
    auto *user = dyn_cast<Instruction>(use.getUser());
    if (!user)
      continue;
    // A load for a phi belongs in the incoming block.
    auto *phi = dyn_cast<PHINode>(user);
    IRBuilder<> builder(phi ? phi->getIncomingBlock(use)->getTerminator()
                            : user);
    use.set(builder.CreateLoad(builder.getPtrTy(), &slot));
  }
}

void importRuntimeFunctions(Module &module, StringRef symbol) {
  GlobalVariable *artifact = module.getGlobalVariable(symbol);
  if (!artifact || !artifact->hasInitializer())
    return;
  LLVMContext &context = module.getContext();
  Type *pointer = PointerType::getUnqual(context);
  auto *importType = StructType::get(context, {pointer, pointer});
  SmallVector<Constant *> imports;
  for (Function &function : module) {
    if (!function.isDeclaration() || function.use_empty() ||
        !function.getName().starts_with("ten_rt_"))
      continue;
    auto *slot = new GlobalVariable(
        module, pointer, /*isConstant=*/false, GlobalValue::InternalLinkage,
        ConstantPointerNull::get(PointerType::getUnqual(context)),
        "import_" + function.getName());
    // The loader writes it: no pass may assume null.
    slot->setExternallyInitialized(true);
    replaceUses(function, *slot);
    Constant *text = ConstantDataArray::getString(context, function.getName());
    auto *name = new GlobalVariable(module, text->getType(), true,
                                    GlobalValue::PrivateLinkage, text);
    imports.push_back(ConstantStruct::get(importType, {name, slot}));
  }
  if (imports.empty())
    return;
  auto *type = ArrayType::get(importType, imports.size());
  auto *table = new GlobalVariable(module, type, /*isConstant=*/true,
                                   GlobalValue::InternalLinkage,
                                   ConstantArray::get(type, imports));
  auto *old = cast<ConstantStruct>(artifact->getInitializer());
  SmallVector<Constant *> fields;
  for (unsigned i = 0; i < old->getNumOperands(); ++i)
    fields.push_back(old->getOperand(i));
  fields[kNumImports] = ConstantInt::get(
      old->getType()->getElementType(kNumImports), imports.size());
  fields[kImports] = table;
  artifact->setInitializer(ConstantStruct::get(old->getType(), fields));
  // The process' loader fills in the addresses by relocations.
  for (Function &function : make_early_inc_range(module))
    if (function.isDeclaration() && function.use_empty() &&
        function.getName().starts_with("ten_rt_"))
      function.eraseFromParent();
}

} // namespace tenon
