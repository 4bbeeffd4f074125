//===- Optimization.h - LLVM's pass pipeline --------------------*- C++ -*-===//
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

/// Optimizes code for a CPU by those passes of LLVM's O3 that make kernels
/// faster, and by Tenon's own (docs/developer/Rationale.md). Includes loop
/// strength reduction, which code generation can then omit.
void optimize(llvm::Module &module, llvm::TargetMachine &machine);

} // namespace tenon

#endif // TENON_LIB_CODEGEN_LLVM_OPTIMIZATION_H
