//===- Optimization.h - LLVM's passes over a program's code -----*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_LLVM_OPTIMIZATION_H
#define TENON_LIB_CODEGEN_LLVM_OPTIMIZATION_H

namespace llvm {
class Module;
class TargetMachine;
} // namespace llvm

namespace tenon {

/// Optimizes code for a CPU: by those passes of LLVM's level 3 that make the
/// code of kernels faster, and ours (docs/Rationale.md). Strength reduction of
/// loops is among them, and need not be part of code generation.
void optimize(llvm::Module &module, llvm::TargetMachine &machine);

} // namespace tenon

#endif // TENON_LIB_CODEGEN_LLVM_OPTIMIZATION_H
