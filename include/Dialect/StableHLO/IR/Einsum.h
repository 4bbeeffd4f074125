//===- Einsum.h - The dimensions that an einsum's text names ----*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_DIALECT_STABLEHLO_IR_EINSUM_H
#define TENON_DIALECT_STABLEHLO_IR_EINSUM_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace tenon::stablehlo {

/// A label for each dimension: the letter's code, or a number below 0 for the
/// dimensions that `...` stands for, -1 for the last of them.
struct Einsum {
  using Labels = llvm::SmallVector<int>;

  /// Reads `ab,bc->ac` for operands of these ranks. Returns what is wrong, or
  /// nothing.
  std::string parse(llvm::StringRef config, llvm::ArrayRef<int64_t> ranks);

  llvm::SmallVector<Labels> operands;
  Labels result;
};

} // namespace tenon::stablehlo

#endif // TENON_DIALECT_STABLEHLO_IR_EINSUM_H
