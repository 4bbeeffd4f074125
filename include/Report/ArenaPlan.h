//===- ArenaPlan.h - Layout and lifetimes of the arena ----------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_REPORT_ARENAPLAN_H
#define TENON_REPORT_ARENAPLAN_H

#include "mlir/IR/BuiltinOps.h"
#include <string>
#include <vector>

namespace tenon {

/// The temporaries of a program's functions.
struct ArenaPlan {
  struct Temporary {
    int64_t offset = -1; ///< -1: depends on sizes
    int64_t bytes = -1;  ///< -1: depends on sizes or on the number of threads
    std::string type, place;
    /// The first and last launch that use it; a loop counts as a whole. If
    /// `last` is less than `first`, no launch uses it.
    int64_t first = 0, last = -1;
  };
  std::vector<Temporary> temporaries;
  std::vector<std::string> launches; ///< kernels, in the order of the program
  /// True if there is memory whose size depends on data.
  bool hasUnplanned = false;
};

/// Returns the plan of a module after ten-plan-arena.
ArenaPlan arenaPlanOf(mlir::ModuleOp module);

} // namespace tenon

#endif // TENON_REPORT_ARENAPLAN_H
