//===- Donation.cpp - Donated arguments -----------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Donation.h"
#include "Dialect/Ten/IR/Attributes.h"

using namespace mlir;

namespace tenon {

void convertDonation(func::FuncOp function) {
  constexpr StringLiteral kAliasing = "tf.aliasing_output";
  constexpr StringLiteral kDonor = "jax.buffer_donor";
  auto donate = [&](unsigned argument, int64_t result) {
    ten::attr::donated.set(
        function, argument,
        IntegerAttr::get(IntegerType::get(function.getContext(), 64), result));
  };
  llvm::SmallDenseSet<int64_t> taken;
  for (unsigned i = 0; i < function.getNumArguments(); ++i)
    if (auto result = function.getArgAttrOfType<IntegerAttr>(i, kAliasing)) {
      int64_t number = result.getInt();
      // A donation that cannot be used costs memory, not correctness.
      if (number >= 0 && number < function.getNumResults() &&
          function.getArgumentTypes()[i] == function.getResultTypes()[number] &&
          taken.insert(number).second)
        donate(i, number);
      function.removeArgAttr(i, kAliasing);
    }
  for (unsigned i = 0; i < function.getNumArguments(); ++i) {
    auto donor = function.getArgAttrOfType<BoolAttr>(i, kDonor);
    if (!donor)
      continue;
    function.removeArgAttr(i, kDonor);
    if (!donor.getValue() || ten::attr::donated.get(function, i))
      continue;
    for (int64_t number = 0; number < function.getNumResults(); ++number)
      if (function.getArgumentTypes()[i] == function.getResultTypes()[number] &&
          taken.insert(number).second) {
        donate(i, number);
        break;
      }
  }
}

} // namespace tenon
