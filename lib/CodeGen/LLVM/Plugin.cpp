//===- Plugin.cpp - The passes on LLVM IR as a plugin for opt -------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Makes each pass of this folder loadable by itself:
//
//   opt -load-pass-plugin=TenonLLVMPasses.so -passes=ten-mark-counts -S x.ll
//
// A pass with a parameter takes it in angle brackets, as LLVM's own do. The
// plugin is for tests and for people who look at one pass; the compiler builds
// its pipeline in Optimization.cpp.

#include "CodeGen/MachineCode.h"
#include "CombineSteps.h"
#include "ConstantOperands.h"
#include "HideNegations.h"
#include "LoopCounts.h"
#include "MaskShortLoops.h"
#include "PrefetchRows.h"
#include "PromoteAllocas.h"
#include "ReduceStrength.h"
#include "Reductions/MinMax.h"
#include "Reductions/Reductions.h"
#include "ScalarizeHalves.h"
#include "ShareCode.h"
#include "UnrollTinyLoops.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Plugins/PassPlugin.h"
#include "llvm/Transforms/Scalar/LoopPassManager.h"

using namespace llvm;
using namespace tenon;

namespace {

struct StoreSingleElementsPass : PassInfoMixin<StoreSingleElementsPass> {
  PreservedAnalyses run(Module &module, ModuleAnalysisManager &) {
    storeSingleElements(module);
    return PreservedAnalyses::none();
  }
};

} // namespace

/// Adds the pass that `name` calls, with its parameter, and returns whether
/// there is one.
static bool addFunctionPass(StringRef name, FunctionPassManager &passes) {
  auto is = [&](StringRef pass) { return name == pass; };
  if (is("ten-add-disjoint"))
    passes.addPass(AddDisjointPass());
  else if (is("ten-choose-widths"))
    passes.addPass(ChooseWidthsPass());
  else if (is("ten-combine-steps"))
    passes.addPass(CombineStepsPass());
  else if (is("ten-constant-operands"))
    passes.addPass(ConstantOperandsPass());
  else if (is("ten-hide-negations"))
    passes.addPass(HideNegationsPass());
  else if (is("ten-logical-reductions"))
    passes.addPass(LogicalReductionsPass());
  else if (is("ten-lower-min-max"))
    passes.addPass(LowerMinMaxPass(/*hasRange=*/false));
  else if (is("ten-lower-min-max<range>"))
    passes.addPass(LowerMinMaxPass(/*hasRange=*/true));
  else if (is("ten-mark-counts"))
    passes.addPass(MarkCountsPass());
  else if (is("ten-narrow-comparisons"))
    passes.addPass(NarrowComparisonsPass());
  else if (is("ten-mask-short-loops"))
    passes.addPass(MaskShortLoopsPass(/*hasMaskRegisters=*/false));
  else if (is("ten-mask-short-loops<mask-registers>"))
    passes.addPass(MaskShortLoopsPass(/*hasMaskRegisters=*/true));
  else if (is("ten-masked-min-max"))
    passes.addPass(MaskedMinMaxPass());
  else if (is("ten-promote-allocas"))
    passes.addPass(PromoteAllocasPass(SROAOptions::PreserveCFG));
  else if (is("ten-prefetch-rows"))
    passes.addPass(PrefetchRowsPass());
  else if (is("ten-reduce-neighbours"))
    passes.addPass(ReduceNeighboursPass());
  else if (is("ten-reduce-strength"))
    passes.addPass(createFunctionToLoopPassAdaptor(
        ReduceStrengthPass(/*hasScaledAddresses=*/true)));
  else if (is("ten-scalarize-halves"))
    passes.addPass(ScalarizeHalvesPass());
  else if (is("ten-store-prefixes"))
    passes.addPass(StorePrefixesPass());
  else if (is("ten-vectorize-sums"))
    passes.addPass(VectorizeSumsPass(/*hasFma=*/false));
  else if (is("ten-vectorize-sums<fma>"))
    passes.addPass(VectorizeSumsPass(/*hasFma=*/true));
  else if (is("ten-weigh-loops"))
    passes.addPass(WeighLoopsPass());
  else if (is("ten-widen-min-max"))
    passes.addPass(WidenMinMaxPass());
  else if (name.consume_front("ten-unroll-tiny-loops<") &&
           name.consume_back(">")) {
    unsigned most = 0;
    if (name.getAsInteger(10, most))
      return false;
    passes.addPass(UnrollTinyLoopsPass(most, /*leavesLong=*/false));
  } else {
    return false;
  }
  return true;
}

extern "C" LLVM_ATTRIBUTE_WEAK PassPluginLibraryInfo llvmGetPassPluginInfo() {
  return {LLVM_PLUGIN_API_VERSION, "TenonLLVMPasses", "1",
          [](PassBuilder &builder) {
            builder.registerPipelineParsingCallback(
                [](StringRef name, FunctionPassManager &passes,
                   ArrayRef<PassBuilder::PipelineElement>) {
                  return addFunctionPass(name, passes);
                });
            builder.registerPipelineParsingCallback(
                [](StringRef name, ModulePassManager &passes,
                   ArrayRef<PassBuilder::PipelineElement>) {
                  if (name == "ten-share-code")
                    passes.addPass(ShareCodePass());
                  else if (name == "ten-store-single-elements")
                    passes.addPass(StoreSingleElementsPass());
                  else
                    return false;
                  return true;
                });
          }};
}
