//===- FoldDescriptors.cpp - Forwards fields of memref descriptors --------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Conversion/Passes.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Transforms/DialectConversion.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_FOLDDESCRIPTORS
#include "Conversion/Passes.h.inc"

namespace {

/// Returns the value that a chain of insertions put at `position`, or null.
Value insertedAt(Value aggregate, ArrayRef<int64_t> position) {
  while (auto insert = aggregate.getDefiningOp<LLVM::InsertValueOp>()) {
    ArrayRef<int64_t> written = insert.getPosition();
    if (written == position)
      return insert.getValue();
    // The insertion writes a part of the read value, or more than it.
    size_t common = std::min(written.size(), position.size());
    if (written.take_front(common) == position.take_front(common))
      return {};
    aggregate = insert.getContainer();
  }
  return {};
}

class FoldDescriptorsPass
    : public impl::FoldDescriptorsBase<FoldDescriptorsPass> {
  void runOnOperation() override {
    SmallVector<LLVM::ExtractValueOp> reads;
    SmallVector<LLVM::InsertValueOp> writes;
    SmallVector<UnrealizedConversionCastOp> casts;
    getOperation().walk([&](Operation *op) {
      if (auto read = dyn_cast<LLVM::ExtractValueOp>(op))
        reads.push_back(read);
      else if (auto write = dyn_cast<LLVM::InsertValueOp>(op))
        writes.push_back(write);
      else if (auto cast = dyn_cast<UnrealizedConversionCastOp>(op))
        casts.push_back(cast);
    });
    // Remove casts that conversions left.
    reconcileUnrealizedCasts(casts);
    for (LLVM::ExtractValueOp read : reads)
      if (Value value = insertedAt(read.getContainer(), read.getPosition())) {
        read.replaceAllUsesWith(value);
        read.erase();
      }
    // Erase a chain from its end.
    for (LLVM::InsertValueOp write : llvm::reverse(writes))
      if (write.use_empty())
        write.erase();
  }
};

} // namespace
} // namespace tenon
