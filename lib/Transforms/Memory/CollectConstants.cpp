//===- CollectConstants.cpp - Moves large constants out of the code -------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Attributes.h"
#include "SizePlanner.h"
#include "Transforms/Passes.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/IR/SymbolTable.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_COLLECTCONSTANTS
#include "Transforms/Passes.h.inc"

namespace {

/// Fact: bytes; a cache line and the widest vector.
constexpr int64_t kAlignment = 64;

/// Returns whether the elements' bytes can be copied as they are stored.
bool hasRawBytes(Attribute value, int64_t bytes) {
  if (auto dense = dyn_cast<DenseElementsAttr>(value))
    return dense.isSplat() ||
           static_cast<int64_t>(dense.getRawData().size()) == bytes;
  auto resource = dyn_cast<DenseResourceElementsAttr>(value);
  AsmResourceBlob *blob =
      resource ? resource.getRawHandle().getBlob() : nullptr;
  return blob && static_cast<int64_t>(blob->getData().size()) == bytes;
}

class CollectConstantsPass
    : public impl::CollectConstantsBase<CollectConstantsPass> {
public:
  using CollectConstantsBase::CollectConstantsBase;

private:
  using Uses = llvm::DenseMap<StringAttr, SmallVector<memref::GetGlobalOp>>;

  static bool isInKernel(memref::GetGlobalOp user) {
    auto function = user->getParentOfType<func::FuncOp>();
    return !function || ten::attr::kernel.has(function);
  }

  /// Gives kernels on the host their own copy of what the GPU uses too: each
  /// reads only its own memory.
  static void splitGlobals(ModuleOp module, Uses &uses) {
    SymbolTable symbols(module);
    for (auto global : llvm::to_vector(module.getOps<memref::GlobalOp>())) {
      SmallVector<memref::GetGlobalOp> &users = uses[global.getSymNameAttr()];
      auto kernels = std::partition(
          users.begin(), users.end(),
          [](memref::GetGlobalOp user) { return !isInKernel(user); });
      if (kernels == users.begin() || kernels == users.end())
        continue;
      SmallVector<memref::GetGlobalOp> inKernels(kernels, users.end());
      users.erase(kernels, users.end());
      auto copy = global.clone();
      StringAttr name = symbols.insert(copy);
      for (memref::GetGlobalOp user : inKernels)
        user.setNameAttr(FlatSymbolRefAttr::get(name));
      uses[name] = std::move(inKernels);
    }
  }

  void runOnOperation() override {
    ModuleOp module = getOperation();
    Uses uses;
    module.walk([&](memref::GetGlobalOp op) {
      uses[op.getNameAttr().getAttr()].push_back(op);
    });
    ten::TargetAttr target = ten::attr::target.get(module);
    if (target && target.getGpu())
      splitGlobals(module, uses);
    Builder builder(&getContext());
    SmallVector<Attribute> values;
    SmallVector<int64_t> offsets;
    llvm::DenseMap<Attribute, int64_t> known;
    int64_t end = 0;
    for (auto global : llvm::to_vector(module.getOps<memref::GlobalOp>())) {
      MemRefType type = global.getType();
      Attribute value = global.getInitialValueAttr();
      if (!value || isa<UnitAttr>(value) || !type.hasStaticShape())
        continue;
      int64_t bytes =
          type.getNumElements() * storageBytes(type.getElementType());
      ArrayRef<memref::GetGlobalOp> users = uses[global.getSymNameAttr()];
      // Constants that kernels use stay in the code: kernels have no access to
      // the call.
      bool inKernel = llvm::any_of(users, isInKernel);
      if (bytes <= limit || inKernel || !hasRawBytes(value, bytes))
        continue;
      // Attributes are uniqued, so equal constants share one offset.
      auto [place, isNew] = known.try_emplace(value, end);
      if (isNew) {
        values.push_back(value);
        offsets.push_back(end);
        end = llvm::alignTo(end + bytes, kAlignment);
      }
      for (memref::GetGlobalOp user : users)
        ten::attr::constantOffset.set(user, place->second);
      global.removeInitialValueAttr();
      ten::attr::constant.set(global);
    }
    if (values.empty())
      return;
    ten::attr::constants.set(module, builder.getArrayAttr(values));
    ten::attr::constantOffsets.set(module, offsets);
    ten::attr::constantsBytes.set(module, end);
  }
};

} // namespace
} // namespace tenon
