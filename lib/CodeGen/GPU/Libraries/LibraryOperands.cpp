//===- LibraryOperands.cpp - Common checks for library calls --------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LibraryOperands.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace tenon {

/// Minimum number of products for which a library call is worth its overhead.
/// Untuned: products; overhead of a library call.
constexpr int64_t kMinProducts = int64_t(1) << 24;

bool isWorthALibrary(const Contraction &c, Value initial) {
  bool isInteger = c.combination.op->getResult(0).getType().isInteger();
  return (isInteger || mayRoundOnce(c)) && initial &&
         (isInteger ? matchPattern(initial, m_Zero())
                    : matchPattern(initial, m_AnyZeroFloat())) &&
         c.numBatch * c.numRows * c.numColumns * c.depth >= kMinProducts;
}

DenseI64ArrayAttr numbersOfOperands(gpu::LaunchFuncOp launch,
                                    ArrayRef<Value> operands) {
  SmallVector<int64_t> numbers;
  for (Value operand : operands) {
    int64_t number = -1;
    for (auto [i, given] : llvm::enumerate(launch.getKernelOperands()))
      if (given == operand)
        number = static_cast<int64_t>(i);
    if (operand && number < 0)
      return {};
    numbers.push_back(number);
  }
  return DenseI64ArrayAttr::get(launch.getContext(), numbers);
}

} // namespace tenon
