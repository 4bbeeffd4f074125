//===- Optimization.cpp - LLVM's pass pipeline ----------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builds the pipeline of LLVM passes for a CPU: the passes of O3 that make
// kernels faster, in an order that suits code from register tiles and linalg
// loops, together with the passes of this folder (combining steps, min/max
// lowering, masked short loops, prefetching, function merging).
// docs/developer/Rationale.md explains the selection.
//
//===----------------------------------------------------------------------===//

#include "Optimization.h"
#include "CodeGen/MachineCode.h"
#include "CombineSteps.h"
#include "ConstantOperands.h"
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
#include "llvm/Analysis/GlobalsModRef.h"
#include "llvm/Analysis/InlineCost.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ProfileSummaryInfo.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Transforms/IPO/AlwaysInliner.h"
#include "llvm/Transforms/IPO/ConstantMerge.h"
#include "llvm/Transforms/IPO/DeadArgumentElimination.h"
#include "llvm/Transforms/IPO/FunctionAttrs.h"
#include "llvm/Transforms/IPO/GlobalDCE.h"
#include "llvm/Transforms/IPO/GlobalOpt.h"
#include "llvm/Transforms/IPO/InferFunctionAttrs.h"
#include "llvm/Transforms/IPO/Inliner.h"
#include "llvm/Transforms/IPO/SCCP.h"
#include "llvm/Transforms/InstCombine/InstCombine.h"
#include "llvm/Transforms/Scalar/ADCE.h"
#include "llvm/Transforms/Scalar/AlignmentFromAssumptions.h"
#include "llvm/Transforms/Scalar/CorrelatedValuePropagation.h"
#include "llvm/Transforms/Scalar/DeadStoreElimination.h"
#include "llvm/Transforms/Scalar/DivRemPairs.h"
#include "llvm/Transforms/Scalar/DropUnnecessaryAssumes.h"
#include "llvm/Transforms/Scalar/EarlyCSE.h"
#include "llvm/Transforms/Scalar/IndVarSimplify.h"
#include "llvm/Transforms/Scalar/InferAlignment.h"
#include "llvm/Transforms/Scalar/InstSimplifyPass.h"
#include "llvm/Transforms/Scalar/LICM.h"
#include "llvm/Transforms/Scalar/LoopDeletion.h"
#include "llvm/Transforms/Scalar/LoopIdiomRecognize.h"
#include "llvm/Transforms/Scalar/LoopLoadElimination.h"
#include "llvm/Transforms/Scalar/LoopPassManager.h"
#include "llvm/Transforms/Scalar/LoopRotation.h"
#include "llvm/Transforms/Scalar/LoopSink.h"
#include "llvm/Transforms/Scalar/LowerConstantIntrinsics.h"
#include "llvm/Transforms/Scalar/SimpleLoopUnswitch.h"
#include "llvm/Transforms/Scalar/SimplifyCFG.h"
#include "llvm/Transforms/Utils/InjectTLIMappings.h"
#include "llvm/Transforms/Utils/LoopUtils.h"
#include "llvm/Transforms/Vectorize/LoopVectorize.h"
#include "llvm/Transforms/Vectorize/SLPVectorizer.h"
#include "llvm/Transforms/Vectorize/VectorCombine.h"

using namespace llvm;

namespace {

/// Largest number of memory accesses for which LICM promotes accumulators to
/// registers: LLVM's limit of 250 takes long, and tiles have theirs in
/// registers already.
/// Tuned: accesses; docs/developer/rationale/llvm.md "LLVM's passes are
/// chosen".
constexpr unsigned kMaxPromotionAccesses = 40;

/// Runs a pass except on register tiles, which have one variable per address
/// form and vectors already: some passes find nothing to do in their loops.
template <typename Pass>
class UnlessTilePass : public PassInfoMixin<UnlessTilePass<Pass>> {
public:
  PreservedAnalyses run(Loop &loop, LoopAnalysisManager &analyses,
                        LoopStandardAnalysisResults &results,
                        LPMUpdater &updater) {
    if (tenon::hasSteps(loop))
      return PreservedAnalyses::all();
    return pass.run(loop, analyses, results, updater);
  }

private:
  Pass pass;
};

/// Returns whether the loop is a vector loop of LLVM's, or the rest of one.
bool isVectorized(const Loop &loop) {
  return getBooleanLoopAttribute(&loop, "llvm.loop.isvectorized");
}

/// Returns whether a block has two stores of numbers, or four operations on
/// numbers that are no addresses, of which a vector could be made.
bool hasNumbers(const BasicBlock &block) {
  unsigned stores = 0, operations = 0;
  for (const Instruction &instruction : block) {
    Type *type = instruction.getType();
    if (auto *store = dyn_cast<StoreInst>(&instruction))
      stores += !store->getValueOperand()->getType()->isVectorTy();
    else if (type->isFloatingPointTy() ||
             (type->isIntegerTy() && !type->isIntegerTy(64)))
      operations +=
          isa<BinaryOperator, CallInst, CmpInst, SelectInst, UnaryOperator>(
              instruction);
  }
  return stores >= 2 || operations >= 4;
}

/// Runs SLP vectorization in functions without tiles; tiles are vectors already
/// and have many addresses to look at. Nor does it run where vector loops have
/// nearly all of the code: it would try each pair of stores in their rests.
class VectorizeNumbersPass : public PassInfoMixin<VectorizeNumbersPass> {
public:
  PreservedAnalyses run(Function &function, FunctionAnalysisManager &analyses) {
    const LoopInfo &loops = analyses.getResult<LoopAnalysis>(function);
    auto isTile = [](const Loop *loop) { return tenon::hasSteps(*loop); };
    if (any_of(loops, isTile))
      return PreservedAnalyses::all();
    auto mayGain = [&](const BasicBlock &block) {
      const Loop *loop = loops.getLoopFor(&block);
      return !(loop && isVectorized(*loop)) && hasNumbers(block);
    };
    return any_of(function, mayGain)
               ? SLPVectorizerPass().run(function, analyses)
               : PreservedAnalyses::all();
  }
};

/// Makes vectors of numbers and combines those that are there; then simplifies
/// the function, if anything changed.
class CombineVectorsPass : public PassInfoMixin<CombineVectorsPass> {
public:
  PreservedAnalyses run(Function &function, FunctionAnalysisManager &analyses) {
    FunctionPassManager combination, simplification;
    combination.addPass(VectorizeNumbersPass());
    combination.addPass(VectorCombinePass());
    combination.addPass(tenon::PromoteAllocasPass(SROAOptions::PreserveCFG));
    PreservedAnalyses preserved = combination.run(function, analyses);
    if (preserved.areAllPreserved())
      return preserved;
    simplification.addPass(InferAlignmentPass());
    simplification.addPass(InstCombinePass());
    preserved.intersect(simplification.run(function, analyses));
    return preserved;
  }
};

/// Forwards what an iteration stores to loads of the next one. LLVM's pass
/// analyzes the accesses of all loops anew: it runs only if a loop that is not
/// vectorized loads from an object that it stores to.
class ForwardStoresPass : public PassInfoMixin<ForwardStoresPass> {
public:
  PreservedAnalyses run(Function &function, FunctionAnalysisManager &analyses) {
    auto &loops = analyses.getResult<LoopAnalysis>(function);
    auto mayForward = [](const Loop *loop) {
      return loop->isInnermost() && !isVectorized(*loop) &&
             !tenon::hasSteps(*loop) && loadsWhatItStores(*loop);
    };
    return any_of(loops.getLoopsInPreorder(), mayForward)
               ? LoopLoadEliminationPass().run(function, analyses)
               : PreservedAnalyses::all();
  }

private:
  static bool loadsWhatItStores(const Loop &loop) {
    SmallPtrSet<const Value *, 8> loaded, stored;
    for (const BasicBlock *block : loop.blocks())
      for (const Instruction &instruction : *block)
        if (const Value *pointer = getLoadStorePointerOperand(&instruction))
          (isa<LoadInst>(instruction) ? loaded : stored)
              .insert(getUnderlyingObject(pointer));
    return any_of(stored,
                  [&](const Value *object) { return loaded.contains(object); });
  }
};

/// Properties that differ between targets.
struct Traits {
  explicit Traits(const TargetMachine &machine) {
    isWasm = machine.getTargetTriple().isWasm();
    if (!machine.getTargetTriple().isX86())
      return;
    const MCSubtargetInfo &has = *machine.getMCSubtargetInfo();
    isX86 = true;
    hasRange = has.checkFeatures("+avx512dq,+avx512vl");
    hasMasks = has.checkFeatures("+avx512bw,+avx512vl");
    hasFma = has.checkFeatures("+fma");
    widens = !has.checkFeatures("+avx512fp16");
    broadcasts = has.checkFeatures("+avx2") && !has.checkFeatures("+avx512vl");
    if (has.checkFeatures("+avx512f"))
      tinyLoop = 8;
  }

  bool isX86 = false, isWasm = false, hasRange = false, hasMasks = false,
       widens = false, broadcasts = false, hasFma = false;
  /// Largest trip count of loops over tiny tensors that are unrolled. Loops
  /// that fill vectors are left to the vectorizer: unrolled, they would be
  /// vectorized across rows, with gathers on AVX-512.
  unsigned tinyLoop = 15;
};

} // namespace

template <typename Pass> static auto onLoops(Pass pass) {
  return createFunctionToLoopPassAdaptor(std::move(pass));
}

/// Hoists invariants out of loops.
static auto hoist(bool speculates = true) {
  LICMOptions options;
  options.MssaNoAccForPromotionCap = kMaxPromotionAccesses;
  options.AllowSpeculation = speculates;
  return createFunctionToLoopPassAdaptor(LICMPass(options),
                                         /*UseMemorySSA=*/true);
}

static auto rotate() {
  return onLoops(LoopRotatePass(/*EnableHeaderDuplication=*/true,
                                /*PrepareForLTO=*/false));
}

/// Merges addresses and sizes, which lowering computes anew each time.
static FunctionPassManager mergeEquals() {
  FunctionPassManager passes;
  passes.addPass(tenon::MarkCountsPass());
  passes.addPass(SimplifyCFGPass());
  passes.addPass(tenon::PromoteAllocasPass(SROAOptions::ModifyCFG));
  passes.addPass(EarlyCSEPass());
  return passes;
}

/// Folds after constant arguments have been propagated.
static FunctionPassManager fold() {
  FunctionPassManager passes;
  passes.addPass(InstCombinePass());
  passes.addPass(SimplifyCFGPass());
  return passes;
}

/// Simplifies a function after inlining into it.
static FunctionPassManager simplification(const Traits &target) {
  FunctionPassManager passes;
  passes.addPass(tenon::AddDisjointPass());
  passes.addPass(tenon::PromoteAllocasPass(SROAOptions::ModifyCFG));
  passes.addPass(EarlyCSEPass(/*UseMemorySSA=*/true));
  passes.addPass(CorrelatedValuePropagationPass());
  passes.addPass(SimplifyCFGPass());
  passes.addPass(hoist(/*speculates=*/false));
  passes.addPass(rotate());
  passes.addPass(hoist());
  passes.addPass(createFunctionToLoopPassAdaptor(
      SimpleLoopUnswitchPass(/*NonTrivial=*/true), /*UseMemorySSA=*/true));
  passes.addPass(SimplifyCFGPass());
  LoopPassManager loops;
  loops.addPass(LoopDeletionPass());
  loops.addPass(UnlessTilePass<LoopIdiomRecognizePass>());
  loops.addPass(UnlessTilePass<IndVarSimplifyPass>());
  passes.addPass(onLoops(std::move(loops)));
  passes.addPass(tenon::PromoteAllocasPass(SROAOptions::ModifyCFG));
  passes.addPass(VectorCombinePass());
  passes.addPass(ADCEPass());
  passes.addPass(hoist());
  // Unroll loops over tiny tensors into registers, then promote accumulators.
  passes.addPass(tenon::UnrollTinyLoopsPass(target.tinyLoop,
                                            /*leavesLong=*/target.broadcasts));
  passes.addPass(hoist());
  passes.addPass(SimplifyCFGPass(
      SimplifyCFGOptions().hoistCommonInsts(true).sinkCommonInsts(true)));
  return passes;
}

static FunctionPassManager vectorization(const Traits &target) {
  FunctionPassManager passes;
  passes.addPass(DropUnnecessaryAssumesPass());
  passes.addPass(LowerConstantIntrinsicsPass());
  if (target.widens)
    passes.addPass(tenon::WidenMinMaxPass());
  passes.addPass(tenon::MaskedMinMaxPass());
  passes.addPass(tenon::LogicalReductionsPass());
  if (target.hasMasks || target.broadcasts) {
    // Masks depend on what other loops of a row store, sums among them.
    passes.addPass(tenon::MaskShortLoopsPass(target.hasMasks));
    passes.addPass(tenon::VectorizeSumsPass(target.hasFma));
  }
  passes.addPass(rotate());
  passes.addPass(InjectTLIMappings());
  passes.addPass(tenon::NarrowComparisonsPass());
  passes.addPass(tenon::ChooseWidthsPass());
  passes.addPass(LoopVectorizePass());
  passes.addPass(InferAlignmentPass());
  passes.addPass(ForwardStoresPass());
  passes.addPass(InstCombinePass());
  passes.addPass(SimplifyCFGPass(SimplifyCFGOptions()
                                     .forwardSwitchCondToPhi(true)
                                     .convertSwitchToLookupTable(true)
                                     .needCanonicalLoops(false)
                                     .hoistCommonInsts(true)
                                     .sinkCommonInsts(true)));
  passes.addPass(CombineVectorsPass());
  passes.addPass(tenon::AddDisjointPass());
  passes.addPass(hoist());
  passes.addPass(AlignmentFromAssumptionsPass());
  passes.addPass(LoopSinkPass());
  passes.addPass(InstSimplifyPass());
  passes.addPass(DivRemPairsPass());
  passes.addPass(SimplifyCFGPass(SimplifyCFGOptions()
                                     .hoistLoadsStoresWithCondFaulting(true)
                                     .speculateUnpredictables(true)));
  return passes;
}

/// Target-specific passes at the end.
static FunctionPassManager finish(const Traits &target) {
  FunctionPassManager passes;
  if (target.widens)
    passes.addPass(tenon::WidenMinMaxPass());
  if (target.isX86) {
    passes.addPass(tenon::LowerMinMaxPass(target.hasRange));
    passes.addPass(tenon::ReduceNeighboursPass());
  }
  passes.addPass(tenon::PrefetchRowsPass());
  passes.addPass(onLoops(tenon::ReduceStrengthPass(target.isX86)));
  passes.addPass(tenon::CombineStepsPass());
  passes.addPass(tenon::WeighLoopsPass());
  if (target.isWasm)
    passes.addPass(tenon::ScalarizeHalvesPass());
  if (target.broadcasts) {
    passes.addPass(tenon::StorePrefixesPass());
    passes.addPass(tenon::ConstantOperandsPass());
  }
  return passes;
}

static ModulePassManager pipeline(const Traits &target) {
  auto onFunctions = [](FunctionPassManager passes) {
    return createModuleToFunctionPassAdaptor(std::move(passes));
  };
  ModulePassManager passes;
  passes.addPass(tenon::ShareCodePass());
  passes.addPass(InferFunctionAttrsPass());
  passes.addPass(onFunctions(mergeEquals()));
  // O3 would also evaluate the cost of specializing every function for some of
  // its arguments.
  passes.addPass(IPSCCPPass(IPSCCPOptions(/*AllowFuncSpec=*/false)));
  passes.addPass(GlobalOptPass());
  passes.addPass(onFunctions(fold()));
  // Array descriptors are several values, most of them constant now.
  passes.addPass(DeadArgumentEliminationPass());
  passes.addPass(AlwaysInlinerPass());
  ModuleInlinerWrapperPass inliner(getInlineParams(/*OptLevel=*/3,
                                                   /*SizeOptLevel=*/0));
  inliner.addModulePass(RequireAnalysisPass<GlobalsAA, Module>());
  inliner.addModulePass(
      createModuleToFunctionPassAdaptor(InvalidateAnalysisPass<AAManager>()));
  inliner.addModulePass(RequireAnalysisPass<ProfileSummaryAnalysis, Module>());
  inliner.getPM().addPass(PostOrderFunctionAttrsPass());
  inliner.getPM().addPass(createCGSCCToFunctionPassAdaptor(
      simplification(target), /*EagerlyInvalidate=*/true,
      /*NoRerun=*/true));
  passes.addPass(std::move(inliner));
  passes.addPass(GlobalOptPass());
  passes.addPass(GlobalDCEPass());
  passes.addPass(ReversePostOrderFunctionAttrsPass());
  passes.addPass(onFunctions(vectorization(target)));
  passes.addPass(GlobalDCEPass());
  passes.addPass(ConstantMergePass());
  passes.addPass(onFunctions(finish(target)));
  return passes;
}

void tenon::optimize(Module &module, TargetMachine &machine) {
  runPasses(module, machine,
            [&](PassBuilder &) { return pipeline(Traits(machine)); });
}
