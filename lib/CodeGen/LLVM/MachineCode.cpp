//===- MachineCode.cpp - LLVM's optimization and code generation ----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CodeGen/MachineCode.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Target/TargetOptions.h"
#include <mutex>

namespace tenon {

std::unique_ptr<llvm::TargetMachine>
createTargetMachine(const llvm::Target &target, const llvm::Triple &triple,
                    llvm::StringRef cpu, llvm::StringRef features,
                    llvm::CodeGenOptLevel level) {
  llvm::TargetOptions options;
  options.AllowFPOpFusion = llvm::FPOpFusion::Standard;
  return std::unique_ptr<llvm::TargetMachine>(target.createTargetMachine(
      triple, cpu, features, options, llvm::Reloc::PIC_, std::nullopt, level));
}

void runPasses(
    llvm::Module &module, llvm::TargetMachine &machine,
    llvm::function_ref<llvm::ModulePassManager(llvm::PassBuilder &)> pipeline) {
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager components;
  llvm::ModuleAnalysisManager modules;
  llvm::PassBuilder builder(&machine);
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(components);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, components, modules);
  pipeline(builder).run(module, modules);
}

void optimizeForSpeed(llvm::Module &module, llvm::TargetMachine &machine) {
  runPasses(module, machine, [](llvm::PassBuilder &builder) {
    return builder.buildPerModuleDefaultPipeline(llvm::OptimizationLevel::O3);
  });
}

/// Disables loop strength reduction in code generation. LLVM only has a
/// process-global option for it, which is read when passes are created.
static void leaveOutStrengthReduction(bool leaveOut) {
  auto &options = llvm::cl::getRegisteredOptions();
  if (auto found = options.find("disable-lsr"); found != options.end())
    static_cast<llvm::cl::opt<bool> *>(found->second)->setValue(leaveOut);
}

bool emitMachineCode(llvm::Module &module, llvm::TargetMachine &machine,
                     llvm::CodeGenFileType type,
                     llvm::SmallVectorImpl<char> &bytes, bool isReduced) {
  llvm::raw_svector_ostream stream(bytes);
  llvm::legacy::PassManager passes;
  // The IR verifier finds the compiler's errors, not the program's: tests run
  // it earlier.
  bool hasNoForm;
  {
    static std::mutex mutex;
    std::lock_guard lock(mutex);
    leaveOutStrengthReduction(isReduced);
    hasNoForm = machine.addPassesToEmitFile(passes, stream, nullptr, type,
                                            /*DisableVerify=*/true);
    leaveOutStrengthReduction(false);
  }
  if (hasNoForm)
    return false;
  passes.run(module);
  return true;
}

} // namespace tenon
