//===- SplitKernels.h - Splits a module into parts --------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_COMPILER_SPLITKERNELS_H
#define TENON_COMPILER_SPLITKERNELS_H

#include "mlir/IR/BuiltinOps.h"
#include <string>
#include <vector>

namespace tenon {

/// Moves kernels out of `module`, which keeps their declarations, so that they
/// can be compiled in parallel. Returns at most `parts` - 1 modules as
/// bytecode: each may be read into a context of its own, on a thread of its
/// own. The parts have about the same cost as the rest; they depend on the
/// module and `parts` alone. Small kernels in loops stay, so that their callers
/// can inline them. Precondition: the stage tenon-buffers has run.
std::vector<std::string> splitKernels(mlir::ModuleOp module, int parts);

} // namespace tenon

#endif // TENON_COMPILER_SPLITKERNELS_H
