//===- ReduceProgram.h - Reduces what a pass miscompiles --------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_BISECTION_REDUCEPROGRAM_H
#define TENON_LIB_BISECTION_REDUCEPROGRAM_H

#include "Dialect/Ten/IR/FloatContract.h"
#include "Runtime/Buffer.h"
#include "llvm/ADT/ArrayRef.h"
#include <optional>
#include <string>
#include <vector>

namespace tenon {

/// A pass and a program whose results it changes.
struct WrongPass {
  std::string program;
  std::string pipeline; ///< with the pass alone, as `--pass-pipeline` has it
  std::string entry;
  llvm::ArrayRef<ArrayView> arguments;
  FloatContract fp;
};

struct ReducedProgram {
  std::string program;
  std::vector<Buffer> inputs;
  int64_t operations = 0; ///< of the entry
};

/// Returns a smaller program whose results the pass changes as well, with its
/// inputs; nullopt if there is none, or the pass cannot run by itself.
std::optional<ReducedProgram> reduceProgram(const WrongPass &wrong);

} // namespace tenon

#endif // TENON_LIB_BISECTION_REDUCEPROGRAM_H
