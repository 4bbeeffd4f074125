//===- SplitMaskedStores.cpp - Splits masked stores -----------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NestEmitter.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace tenon {

/// Returns the number of elements that a constant mask enables, if they are the
/// first ones.
static std::optional<int64_t> leadingElements(Value mask) {
  DenseElementsAttr bits;
  if (!matchPattern(mask, m_Constant(&bits)))
    return std::nullopt;
  int64_t count = 0, all = 0;
  for (bool bit : bits.getValues<bool>()) {
    count += bit && count == all;
    all += bit;
    if (bit && count != all)
      return std::nullopt;
  }
  return count;
}

void splitMaskedStores(Operation *scope) {
  scope->walk([](vector::MaskedStoreOp store) {
    std::optional<int64_t> count = leadingElements(store.getMask());
    if (!count || store.getIndices().size() != 1)
      return;
    OpBuilder builder(store);
    Location loc = store.getLoc();
    // For example, 7 elements are stored as 4, 2 and 1.
    for (int64_t done = 0; done < *count;) {
      int64_t part = int64_t(1) << llvm::Log2_64(*count - done);
      Value whole = store.getValueToStore();
      Value some = vector::ShuffleOp::create(
          builder, loc, whole, whole,
          llvm::to_vector(llvm::seq(done, done + part)));
      Value at = arith::AddIOp::create(
          builder, loc, store.getIndices().front(),
          arith::ConstantIndexOp::create(builder, loc, done),
          arith::IntegerOverflowFlags::nsw);
      vector::StoreOp::create(builder, loc, some, store.getBase(), at);
      done += part;
    }
    store.erase();
  });
}

} // namespace tenon
