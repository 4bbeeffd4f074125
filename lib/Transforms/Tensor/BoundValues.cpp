//===- BoundValues.cpp - Values that depend on bound arguments alone ------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BoundValues.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/ElementType.h"
#include "Transforms/TakenValues.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace tenon {

using namespace ten;

SmallVector<int64_t> boundArguments(func::FuncOp function) {
  SmallVector<int64_t> bound;
  for (unsigned i = 0; i < function.getNumArguments(); ++i)
    if (attr::bound.has(function, i))
      bound.push_back(i);
  return bound;
}

BoundValues::BoundValues(Block &block, ArrayRef<int64_t> bound) {
  for (int64_t number : bound) {
    BlockArgument argument = block.getArgument(number);
    known[argument] = storageBytes(argument.getType()).value_or(0);
  }
  for (Operation &op : block.without_terminator()) {
    if (op.hasTrait<OpTrait::ConstantLike>()) {
      constant.insert(op.result_begin(), op.result_end());
      continue;
    }
    if (!isMemoryEffectFree(&op) || op.getNumResults() == 0)
      continue;
    int64_t bytes = 0;
    bool allKnown = true, allConstant = true;
    for (Value value : takenValues(&op)) {
      allConstant &= isConstant(value);
      allKnown &= isConstant(value) || isKnown(value);
      bytes += bytesOf(value);
    }
    // Values of constants alone would not be computed faster by a call at load.
    if (allConstant)
      constant.insert(op.result_begin(), op.result_end());
    else if (allKnown)
      for (Value result : op.getResults())
        known[result] =
            std::min(bytes, storageBytes(result.getType()).value_or(bytes));
  }
}

bool BoundValues::growsTooMuch(int64_t made, int64_t from) {
  // Bounds the growth of a kept value: conversions need up to four times the
  // memory, and 64 KiB are always allowed.
  // Bound: ratio, bytes; memory of bound values.
  constexpr int64_t kMaxGrowth = 4, kAllowedBytes = 64 * 1024;
  return made > kAllowedBytes && made > kMaxGrowth * from;
}

} // namespace tenon
