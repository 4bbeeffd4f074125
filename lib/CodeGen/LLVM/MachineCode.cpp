//===- MachineCode.cpp - LLVM's optimization and code generation ----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CodeGen/MachineCode.h"
#include "HideNegations.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/OptBisect.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Target/TargetOptions.h"

namespace tenon {

bool isGpuArchitecture(const llvm::Target &target, llvm::StringRef gpu) {
  std::unique_ptr<llvm::MCSubtargetInfo> info(
      target.createMCSubtargetInfo(llvm::Triple(kGpuTriple), "", ""));
  return info && gpu.starts_with("sm_") && info->isCPUStringValid(gpu);
}

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
  llvm::PassInstrumentationCallbacks callbacks;
  llvm::OptPassGate &gate = module.getContext().getOptPassGate();
  if (gate.isEnabled())
    callbacks.registerShouldRunOptionalPassCallback(
        [&](llvm::StringRef pass, llvm::Any) {
          return gate.shouldRunPass(pass, "");
        });
  llvm::PassBuilder builder(&machine, llvm::PipelineTuningOptions(),
                            std::nullopt, &callbacks);
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(components);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, components, modules);
  pipeline(builder).run(module, modules);
}

void optimizeForSpeed(llvm::Module &module, llvm::TargetMachine &machine) {
  runPasses(module, machine, [&](llvm::PassBuilder &builder) {
    llvm::ModulePassManager passes =
        builder.buildPerModuleDefaultPipeline(llvm::OptimizationLevel::O3);
    if (machine.getTargetTriple().isNVPTX())
      passes.addPass(
          llvm::createModuleToFunctionPassAdaptor(HideNegationsPass()));
    return passes;
  });
}

namespace {

/// Leaves loop strength reduction out of code generation. LLVM's option for it,
/// `disable-lsr`, is global to the process, whose other users of LLVM would see
/// it change; the pass manager sees every pass that code generation adds.
class WithoutStrengthReduction : public llvm::legacy::PassManager {
public:
  void add(llvm::Pass *pass) override {
    if (pass->getPassName() == "Loop Strength Reduction")
      delete pass;
    else
      PassManager::add(pass);
  }
};

} // namespace

bool emitMachineCode(llvm::Module &module, llvm::TargetMachine &machine,
                     llvm::CodeGenFileType type,
                     llvm::SmallVectorImpl<char> &bytes, bool isReduced) {
  llvm::raw_svector_ostream stream(bytes);
  llvm::legacy::PassManager all;
  WithoutStrengthReduction others;
  llvm::legacy::PassManager &passes = isReduced ? others : all;
  // The IR verifier finds the compiler's errors, not the program's: tests run
  // it earlier.
  if (machine.addPassesToEmitFile(passes, stream, nullptr, type,
                                  /*DisableVerify=*/true))
    return false;
  passes.run(module);
  return true;
}

} // namespace tenon
