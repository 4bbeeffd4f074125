//===- Target.cpp - The machines that code is made for --------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Target/Target.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Tables.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/TargetParser/Triple.h"

using namespace mlir;

namespace tenon {

using namespace ten;

/// The first architecture whose instructions for matrices kernels use.
/// Fact: compute capability; bf16 and tf32 products begin with sm_80.
constexpr unsigned kFirstWithMatrices = 80;

static const CpuTable &tableOf(const TargetDescription &description,
                               ArrayRef<StringRef> features) {
  if (description.triple.empty())
    return llvm::is_contained(features, "neon") ? aarch64Table() : x86Table();
  llvm::Triple triple(description.triple);
  if (triple.isAArch64())
    return aarch64Table();
  if (triple.isRISCV())
    return riscvTable();
  return triple.isWasm() ? webAssemblyTable() : x86Table();
}

template <typename RowT>
static const RowT &firstRow(ArrayRef<RowT> rows, ArrayRef<StringRef> features) {
  for (const RowT &row : rows)
    if (row.feature.empty() || llvm::is_contained(features, row.feature))
      return row;
  llvm_unreachable("the last row holds for all");
}

static GpuTargetAttr gpuOf(MLIRContext *context, StringRef chip) {
  if (chip.empty())
    return {};
  StringRef rest = chip;
  unsigned number = 0;
  bool matrices = chip == "gpu-sim" || (rest.consume_front("sm_") &&
                                        !rest.consumeInteger(10, number) &&
                                        number >= kFirstWithMatrices);
  return GpuTargetAttr::get(context, chip, kWarpThreads, kSharedBytes,
                            matrices);
}

TargetAttr makeTargetAttr(MLIRContext *context,
                          const TargetDescription &description) {
  SmallVector<StringRef> features;
  description.features.split(features, ' ', -1, /*KeepEmpty=*/false);
  const CpuTable &table = tableOf(description, features);
  const VectorRow &vector = firstRow(table.vectors, features);
  CacheRow cache = firstRow(table.caches, features);
  // More than was measured with is not used.
  int64_t l1 = description.l1 ? std::clamp<int64_t>(description.l1, kSmallestL1,
                                                    kSmallestL1 * 3 / 2)
                              : cache.l1;
  int64_t l2 = description.l2 ? std::clamp<int64_t>(description.l2, kSmallestL2,
                                                    4 * kSmallestL2)
                              : cache.l2;
  SmallVector<Attribute> dots;
  for (const DotRow &dot : table.dots)
    if (llvm::is_contained(features, dot.feature))
      dots.push_back(StringAttr::get(context, dot.name));
  return TargetAttr::get(context, description.triple, description.cpu,
                         description.features, vector.bytes, vector.registers,
                         l1, l2, ArrayAttr::get(context, dots),
                         gpuOf(context, description.chip));
}

TargetAttr targetOf(Operation *op) {
  for (Operation *parent = op; parent; parent = parent->getParentOp())
    if (TargetAttr target = attr::target.get(parent))
      return target;
  if (!op->getContext()->getLoadedDialect<TenDialect>())
    return {};
  return makeTargetAttr(op->getContext(), {});
}

bool hasTargetFeature(Operation *op, StringRef name) {
  TargetAttr target = targetOf(op);
  return target && target.hasFeature(name);
}

bool isOnGpu(Operation *op) {
  for (Operation *parent = op; parent; parent = parent->getParentOp())
    if (parent->getName().getStringRef() == "gpu.module")
      return true;
  return false;
}

bool hasFusedMultiplyAdd(Operation *op) {
  if (isOnGpu(op))
    return true;
  TargetAttr target = targetOf(op);
  return target &&
         hasFusedMultiplyAdd(target.getTriple(), target.getFeatures());
}

bool hasFusedMultiplyAdd(StringRef tripleName, StringRef featureNames) {
  llvm::Triple triple(tripleName);
  SmallVector<StringRef> features;
  featureNames.split(features, ' ');
  return triple.isAArch64() || llvm::is_contained(features, "fma") ||
         (triple.isRISCV() && llvm::is_contained(features, "d"));
}

bool hasHalfConversion(StringRef tripleName, StringRef featureNames) {
  llvm::Triple triple(tripleName);
  SmallVector<StringRef> features;
  featureNames.split(features, ' ');
  auto has = [&](StringRef name) { return llvm::is_contained(features, name); };
  if (triple.isAArch64())
    return true;
  if (triple.isRISCV())
    return has("zfhmin") && (has("zvfhmin") || !has("v"));
  return !triple.isWasm() && (has("f16c") || has("avx512f"));
}

bool ordersSums(StringRef tripleName, StringRef featureNames) {
  SmallVector<StringRef> features;
  featureNames.split(features, ' ');
  auto has = [&](StringRef name) { return llvm::is_contained(features, name); };
  return llvm::Triple(tripleName).isX86() &&
         (has("avx512f") ? has("avx512bw") && has("avx512vl") : has("avx2"));
}

ArrayRef<int64_t> tileHeights(TargetAttr target) {
  static constexpr int64_t kOf32[] = {16, 14, 9, 6}, kOf16[] = {12, 6};
  return target.getVectorRegisters() >= 32 ? ArrayRef(kOf32) : ArrayRef(kOf16);
}

} // namespace tenon
