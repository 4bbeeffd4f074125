//===- Target.cpp - The machine that code is made for ---------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Ten.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace tenon::ten;

LogicalResult
GpuTargetAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                      StringRef chip, int64_t warp, int64_t shared, bool) {
  if (chip.empty())
    return emitError() << "expects a 'chip', such as \"sm_80\"";
  if (warp < 1 || warp > 1024 || !llvm::isPowerOf2_64(warp))
    return emitError() << "expects 'warp' to be a power of two up to 1024, got "
                       << warp;
  if (shared < 0)
    return emitError() << "expects 'shared' of at least 0, got " << shared;
  return success();
}

LogicalResult TargetAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                 StringRef, StringRef, StringRef,
                                 int64_t vectorBytes, int64_t vectorRegisters,
                                 int64_t l1, int64_t l2, ArrayAttr dot,
                                 GpuTargetAttr) {
  if (vectorBytes < 8 || vectorBytes > 256 || !llvm::isPowerOf2_64(vectorBytes))
    return emitError() << "expects 'vector_bytes' to be a power of two from 8 "
                          "to 256, got "
                       << vectorBytes;
  if (vectorRegisters < 4 || vectorRegisters > 256)
    return emitError() << "expects 'vector_registers' between 4 and 256, got "
                       << vectorRegisters;
  constexpr int64_t kLeast = int64_t(1) << 12, kMost = int64_t(1) << 32;
  for (auto [name, size] : {std::pair("l1", l1), std::pair("l2", l2)})
    if (size < kLeast || size > kMost)
      return emitError() << "expects '" << name << "' between " << kLeast
                         << " and " << kMost << ", got " << size;
  for (Attribute each : dot)
    if (!isa<StringAttr>(each))
      return emitError() << "expects names of instructions in 'dot', got "
                         << each;
  return success();
}

bool TargetAttr::hasFeature(StringRef name) const {
  return llvm::is_contained(llvm::split(getFeatures(), ' '), name);
}
