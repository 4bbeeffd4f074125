//===- MachineCode.cpp - LLVM's optimization and code generation ----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Conversion/MachineCode.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Target/TargetOptions.h"

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

void optimizeForSpeed(llvm::Module &module, llvm::TargetMachine &machine,
                      llvm::PipelineTuningOptions tuning,
                      llvm::function_ref<void(llvm::PassBuilder &)> extend,
                      llvm::ArrayRef<llvm::StringRef> without) {
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager components;
  llvm::ModuleAnalysisManager modules;
  llvm::PassInstrumentationCallbacks callbacks;
  callbacks.registerShouldRunOptionalPassCallback(
      [&](llvm::StringRef name, llvm::Any) {
        return !llvm::is_contained(without, name);
      });
  llvm::PassBuilder builder(&machine, tuning, std::nullopt, &callbacks);
  if (extend)
    extend(builder);
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(components);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, components, modules);
  builder.buildPerModuleDefaultPipeline(llvm::OptimizationLevel::O3)
      .run(module, modules);
}

bool emitMachineCode(llvm::Module &module, llvm::TargetMachine &machine,
                     llvm::CodeGenFileType type,
                     llvm::SmallVectorImpl<char> &bytes) {
  llvm::raw_svector_ostream stream(bytes);
  llvm::legacy::PassManager passes;
  // The verifier finds errors of ours, not of programs: tests run it before.
  if (machine.addPassesToEmitFile(passes, stream, nullptr, type,
                                  /*DisableVerify=*/true))
    return false;
  passes.run(module);
  return true;
}

} // namespace tenon
