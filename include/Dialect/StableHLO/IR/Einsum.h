//===- Einsum.h - Parses einsum equations -----------------------*- C++ -*-===//
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

/// A label for each dimension: the letter's code, or a negative number for the
/// dimensions of `...`, -1 for the last of them.
struct Einsum {
  using Labels = llvm::SmallVector<int>;

  /// Parses `ab,bc->ac` for operands of these ranks. Returns an error, or "".
  std::string parse(llvm::StringRef config, llvm::ArrayRef<int64_t> ranks);

  llvm::SmallVector<Labels> operands;
  Labels result;
};

} // namespace tenon::stablehlo

#endif // TENON_DIALECT_STABLEHLO_IR_EINSUM_H
