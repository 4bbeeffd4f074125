//===- TensorSignature.h - Types of arguments and results ----- -*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_COMPILER_TENSORSIGNATURE_H
#define TENON_COMPILER_TENSORSIGNATURE_H

#include "Runtime/Abi.h"
#include <cstdint>
#include <string>
#include <vector>

namespace tenon {

/// The type of an argument or result; -1 is a dynamic dimension.
struct TensorSignature {
  ten_type type = TEN_F32;
  std::vector<int64_t> dims;
  /// The name of an argument in the program, or empty.
  std::string name;
  /// For arguments: whether it is bound, and the result that may take its
  /// memory, or -1.
  bool bound = false;
  int32_t donated = -1;
};

} // namespace tenon

#endif // TENON_COMPILER_TENSORSIGNATURE_H
