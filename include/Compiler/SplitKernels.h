//===- SplitKernels.h - Kernels compiled side by side -----------*- C++ -*-===//
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

/// Takes kernels out of `module`, which stays with their declarations, so that
/// they can be compiled beside it. Returns at most `parts` - 1 modules as
/// bytecode: each may be read into a context of its own, on a thread of its
/// own. The parts cost about as much as what stays; they depend on the module
/// and `parts` alone. Small kernels in loops stay, where their callers can
/// inline them. Expects the stage tenon-buffers to have run.
std::vector<std::string> splitKernels(mlir::ModuleOp module, int parts);

} // namespace tenon

#endif // TENON_COMPILER_SPLITKERNELS_H
