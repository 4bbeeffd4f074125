//===- MachineCode.h - LLVM's optimization and code generation --*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_CODEGEN_MACHINECODE_H
#define TENON_CODEGEN_MACHINECODE_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/PassManager.h"
#include "llvm/Support/CodeGen.h"
#include "llvm/Target/TargetMachine.h"

namespace llvm {
class PassBuilder;
} // namespace llvm

namespace tenon {

/// The triple of NVIDIA's GPUs.
inline constexpr const char *kGpuTriple = "nvptx64-nvidia-cuda";

/// Returns whether `target`, that of the triple, knows the architecture, such
/// as sm_80 or sm_90a.
bool isGpuArchitecture(const llvm::Target &target, llvm::StringRef gpu);

/// Returns a machine of that target that contracts only operations whose flags
/// allow it.
std::unique_ptr<llvm::TargetMachine>
createTargetMachine(const llvm::Target &target, const llvm::Triple &triple,
                    llvm::StringRef cpu, llvm::StringRef features,
                    llvm::CodeGenOptLevel level);

/// Runs the passes that `pipeline` builds, with all of LLVM's analyses.
void runPasses(
    llvm::Module &module, llvm::TargetMachine &machine,
    llvm::function_ref<llvm::ModulePassManager(llvm::PassBuilder &)> pipeline);

/// Runs LLVM's O3 pipeline.
void optimizeForSpeed(llvm::Module &module, llvm::TargetMachine &machine);

/// Replaces each masked store whose constant mask selects one element by the
/// store of that element. LLVM 22's code generator for AVX-512 folds the
/// truncation of a vector into its masked store and, where the mask selects one
/// element, stores it before it is truncated: bytes behind it are overwritten.
/// Must run after the optimization, which makes constants of masks.
void storeSingleElements(llvm::Module &module);

/// Appends the module's assembly or object file to `bytes`; returns false if
/// the target has no such form. `isReduced`: LLVM's loop strength reduction was
/// run already.
bool emitMachineCode(llvm::Module &module, llvm::TargetMachine &machine,
                     llvm::CodeGenFileType type,
                     llvm::SmallVectorImpl<char> &bytes,
                     bool isReduced = false);

} // namespace tenon

#endif // TENON_CODEGEN_MACHINECODE_H
