//===- FloatContract.h - Freedom of rounding ------------------ -*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_DIALECT_TEN_IR_FLOATCONTRACT_H
#define TENON_DIALECT_TEN_IR_FLOATCONTRACT_H

#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSwitch.h"
#include <optional>

namespace tenon {

/// How far compiled code may round otherwise than the program says: `--fp`.
enum class FloatContract {
  Strict,   ///< each operation rounds once; the order of sums is open
  Contract, ///< products may be fused into sums, sums may be reassociated
  Fast      ///< algebra that holds for real numbers; subnormals may be 0
};

/// Returns the contract that `name` calls, or none.
inline std::optional<FloatContract> parseFloatContract(llvm::StringRef name) {
  return llvm::StringSwitch<std::optional<FloatContract>>(name)
      .Case("strict", FloatContract::Strict)
      .Case("contract", FloatContract::Contract)
      .Case("fast", FloatContract::Fast)
      .Default(std::nullopt);
}

inline llvm::StringRef nameOf(FloatContract contract) {
  return contract == FloatContract::Strict     ? "strict"
         : contract == FloatContract::Contract ? "contract"
                                               : "fast";
}

} // namespace tenon

#endif // TENON_DIALECT_TEN_IR_FLOATCONTRACT_H
