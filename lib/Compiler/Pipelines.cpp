//===- Pipelines.cpp - The stages of compiling ----------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Defines the pass pipelines of the seven stages from a program to the LLVM
// dialect (docs/developer/Architecture.md), one function per stage; comments
// say where the order of passes matters. GpuPipelines.cpp replaces the stages
// after tenon-linalg for GPUs.
//
//===----------------------------------------------------------------------===//

#include "Compiler/Pipelines.h"
#include "Conversion/Passes.h"
#include "Reader/ContextPool.h"
#include "Transforms/Passes.h"
#include "mlir/Conversion/AffineToStandard/AffineToStandard.h"
#include "mlir/Conversion/SCFToControlFlow/SCFToControlFlow.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;

namespace tenon {

/// Attaches the target to the module unless it has one: a dump of any stage is
/// compiled further for the machine that it was made for.
void attachTarget(OpPassManager &pm, const PipelineOptions &options) {
  AttachTargetOptions target;
  target.triple = options.triple;
  target.cpu = options.cpu;
  target.features = options.features;
  target.l1 = options.l1;
  target.l2 = options.l2;
  if (options.device == Device::GpuSim)
    target.gpu = nameOf(options.device).str();
  else if (options.device == Device::Cuda)
    target.gpu = options.gpu;
  pm.addPass(createAttachTarget(target));
}

/// Converts frontends' operations to `ten`; nothing is simplified, since the
/// interpreter runs this form.
static void buildImport(OpPassManager &pm, const PipelineOptions &) {
  pm.addPass(createConvertVHLOToStableHLO());
  pm.addPass(createStructureBlocks());
  pm.addNestedPass<func::FuncOp>(createExpandShapes());
  pm.addPass(createConvertStableHLOToTen());
  pm.addPass(createConvertTosaToLinalg());
  pm.addPass(createConvertLinalgToTen());
  pm.addPass(createFinishImport());
}

/// Makes one simplified function per entry.
static void buildSimplify(OpPassManager &pm, const PipelineOptions &options) {
  // First, so that dead operations are checked as well.
  pm.addNestedPass<func::FuncOp>(createInsertShapeChecks());
  pm.addPass(createInlineCalls());
  CheckSupportedOptions support;
  support.allowInterpret = options.allowInterpret;
  support.uncompilable.assign(options.uncompilable.begin(),
                              options.uncompilable.end());
  pm.addPass(createCheckSupported(support));
  SimplifyOptions simplify;
  simplify.fp = options.fp;
  if (options.optimize) {
    pm.addNestedPass<func::FuncOp>(createSimplify(simplify));
    pm.addNestedPass<func::FuncOp>(createHoistProducts());
    // Before constants become f32.
    if (options.device == Device::Cpu) {
      FindIntegerProductsOptions integers;
      integers.fp = options.fp;
      pm.addNestedPass<func::FuncOp>(createFindIntegerProducts(integers));
    }
    pm.addNestedPass<func::FuncOp>(createEvaluateConstants());
    // Scaled weights are rounded differently from scaled sums. Those of groups
    // are found before the others are scaled in f32.
    if (options.device == Device::Cpu && options.fp != FloatContract::Strict)
      pm.addNestedPass<func::FuncOp>(createScalePartialSums());
    if (options.fp == FloatContract::Fast)
      pm.addNestedPass<func::FuncOp>(createFoldScales());
  }
  if (options.optimize && options.device == Device::Cpu) {
    LimitAttentionOptions limit;
    limit.fp = options.fp;
    pm.addNestedPass<func::FuncOp>(createLimitAttention(limit));
  }
  // Before what is made of bound arguments is computed at load.
  if (options.optimize && options.device == Device::Cpu)
    pm.addNestedPass<func::FuncOp>(createFindQuantized());
  if (llvm::StringRef op = options.miscompile; op.consume_front("simplify:")) {
    TestMiscompileOptions test;
    test.op = op.str();
    test.kernels = false;
    pm.addNestedPass<func::FuncOp>(createTestMiscompile(test));
  }
  // In simplest form, and before fusion mixes operations of a call with those
  // that can be computed at load.
  pm.addPass(createSplitBound());
  pm.addPass(createLocateOperations());
}

/// Options on which the bits of a kernel's results may depend, as text without
/// spaces: a printed pipeline can be parsed.
static std::string codeOptions(const PipelineOptions &options) {
  std::string text =
      concat(TEN_ABI_VERSION, '/', static_cast<int>(options.fp.getValue()),
             options.optimize ? "/optimize/" : "//",
             options.miscompile.getValue(), '/', options.triple.getValue(), '/',
             options.cpu.getValue(), '/', options.features.getValue());
  std::replace(text.begin(), text.end(), ' ', '+');
  return text;
}

static void buildKernels(OpPassManager &pm, const PipelineOptions &options) {
  // Fusion knows how many lanes vectors have.
  if (options.optimize && options.device == Device::Cpu)
    attachTarget(pm, options);
  if (options.optimize) {
    pm.addNestedPass<func::FuncOp>(createOmitInitialValues());
    if (options.device == Device::Cpu) {
      pm.addNestedPass<func::FuncOp>(createSplitPairs());
      pm.addNestedPass<func::FuncOp>(createStackInPlace());
    }
    pm.addNestedPass<func::FuncOp>(createUnrollMapLoops());
    if (isGpu(options.device)) {
      pm.addNestedPass<func::FuncOp>(createSortScatters());
      SplitSumsOptions sums;
      sums.fp = options.fp;
      pm.addNestedPass<func::FuncOp>(createSplitSums(sums));
    }
  }
  pm.addNestedPass<func::FuncOp>(createFillConstants());
  FuseKernelsOptions fusion;
  fusion.join = options.optimize;
  fusion.fp = options.fp;
  // A GPU's attention kernel rounds less often than the program, and in another
  // order.
  fusion.softmaxOnly = options.device != Device::Cpu;
  fusion.attention = options.optimize && (!fusion.softmaxOnly ||
                                          options.fp != FloatContract::Strict);
  pm.addNestedPass<func::FuncOp>(createFuseKernels(fusion));
  if (options.optimize)
    pm.addNestedPass<func::FuncOp>(createMergeKernels());
  pm.addNestedPass<func::FuncOp>(createCSEPass());
  OutlineKernelsOptions outline;
  outline.inPlaceSums = options.optimize && options.device == Device::Cpu;
  pm.addPass(createOutlineKernels(outline));
  // Tiles and packing are for a CPU's registers and caches.
  if (options.optimize && options.device == Device::Cpu) {
    ChooseSchedulesOptions schedules;
    schedules.activations = options.quantizedActivations;
    pm.addNestedPass<func::FuncOp>(createChooseSchedules(schedules));
    // Prepacking creates kernels as well.
    pm.addPass(createPackAhead());
    pm.addNestedPass<func::FuncOp>(createFuseKernels());
    pm.addPass(createOutlineKernels());
    pm.addNestedPass<func::FuncOp>(createCollapseDims());
  }
  // A device gets all values at once.
  if (options.device == Device::Cpu) {
    SplitLoadOptions parts;
    parts.codeOptions = codeOptions(options);
    pm.addPass(createSplitLoad(parts));
  }
  if (options.optimize)
    pm.addNestedPass<func::FuncOp>(createOrderLaunches());
  pm.addPass(createLocateOperations());
}

static void buildLinalg(OpPassManager &pm, const PipelineOptions &options) {
  if (!options.miscompile.empty()) {
    TestMiscompileOptions test;
    test.op = options.miscompile;
    pm.addNestedPass<func::FuncOp>(createTestMiscompile(test));
  }
  ConvertTenToLinalgOptions lowering;
  lowering.fp = options.fp;
  lowering.manyThreads = options.device != Device::Cpu;
  lowering.noRuntime = llvm::Triple(options.triple).isWasm();
  pm.addPass(createConvertTenToLinalg(lowering));
  pm.addPass(createCanonicalize());
  pm.addPass(createCSEPass());
  pm.addPass(createLocateOperations());
}

/// Bytes of small temporaries of loops on the stack.
/// Tuned: bytes; docs/developer/rationale/memory.md "Tiny state of loops is on
/// the stack".
static constexpr int64_t kStackBytes = 4096;

void addBufferization(OpPassManager &pm) {
  pm.addNestedPass<func::FuncOp>(createLowerSwitches());
  // On tensors, where the last use of a value is easy to see.
  pm.addNestedPass<func::FuncOp>(createReuseBuffers());
  pm.addPass(createBufferize());
  // Remove buffers that only give nests their bounds, before they get memory.
  pm.addPass(createCanonicalize());
  pm.addPass(createCSEPass());
  pm.addNestedPass<func::FuncOp>(createLowerCopies());
}

static void buildBuffers(OpPassManager &pm, const PipelineOptions &options) {
  attachTarget(pm, options);
  addBufferization(pm);
  // Before scratch memory leaves kernels: each thread needs its own.
  if (options.parallel)
    pm.addNestedPass<func::FuncOp>(createParallelizeKernels());
  // Vector code of these nests has scratch memory, too.
  pm.addNestedPass<func::FuncOp>(createLowerCodeTiles());
  pm.addNestedPass<func::FuncOp>(createMarkRegisterSums());
  // Scratch memory of kernels becomes the host's, which is then planned.
  pm.addPass(createHoistScratch());
  pm.addPass(createPlanArena({kStackBytes}));
  pm.addPass(createMarkDistinctMemory());
  pm.addPass(createCollectConstants());
  pm.addPass(createLocateOperations());
}

static void buildLoops(OpPassManager &pm, const PipelineOptions &options) {
  attachTarget(pm, options);
  pm.addNestedPass<func::FuncOp>(createLowerTiles());
  pm.addNestedPass<func::FuncOp>(createBlockTransposes());
  pm.addPass(createLinalgToLoops());
  pm.addPass(createFoldAccesses());
  // Nothing creates unreachable blocks here, and LLVM finds the rest.
  CanonicalizeOptions quick;
  quick.quick = true;
  pm.addPass(createCanonicalize(quick));
  if (options.optimize) {
    pm.addPass(createLowerAffinePass());
    // Before numbers that are equal by chance are computed once.
    pm.addPass(createShareKernels());
  }
  pm.addPass(createCSEPass());
  pm.addPass(createLocateOperations());
}

static void buildLLVM(OpPassManager &pm, const PipelineOptions &options) {
  attachTarget(pm, options);
  pm.addNestedPass<func::FuncOp>(createLowerReshapes());
  pm.addPass(createLowerAffinePass());
  // Needs index arithmetic in one dialect.
  pm.addNestedPass<func::FuncOp>(createSplitLoops());
  pm.addNestedPass<func::FuncOp>(createInterleaveFunctions());
  pm.addPass(createOutlineParallelLoops());
  pm.addPass(createSCFToControlFlowPass());
  EmitEntriesOptions entries;
  entries.name = options.name;
  entries.trace = options.trace;
  entries.flushSubnormals = flushesSubnormals(options.fp, options.device);
  // Needs blocks to branch out of, and memrefs that still have shapes.
  pm.addPass(createEmitEntries(entries));
  pm.addPass(createFlattenViews());
  pm.addPass(createExpandFunctions());
  pm.addPass(createConvertToLLVM());
  pm.addPass(createFoldDescriptors());
  pm.addPass(createLocateOperations());
}

ArrayRef<Stage> stages() {
  static const Stage all[] = {
      {"tenon-import", "convert a StableHLO, TOSA or linalg program to ten",
       buildImport},
      {"tenon-simplify", "inline and simplify a program in ten", buildSimplify},
      {"tenon-kernels", "fuse operations into kernels and outline them",
       buildKernels},
      {"tenon-linalg", "lower kernels to linalg on tensors", buildLinalg},
      {"tenon-buffers", "bufferize and plan memory", buildBuffers},
      {"tenon-loops", "lower kernels to loops", buildLoops},
      {"tenon-llvm", "lower everything to the LLVM dialect", buildLLVM},
  };
  return all;
}

Status importSource(ModuleOp module, StringRef what) {
  auto passes =
      keptPasses(module.getContext(), "import", [](PassManager &made) {
        stages().front().build(made, PipelineOptions());
      });
  if (failed(passes->run(module)))
    return Status(TEN_COMPILE_ERROR,
                  concat(what.str(), " cannot be compiled as a whole"));
  return {};
}

ArrayRef<Stage> stagesFor(Device device) {
  return device == Device::Cpu ? stages() : gpuStages();
}

ArrayRef<Stage> stagesOfKernels() {
  return stages().drop_while(
      [](const Stage &stage) { return stage.name != "tenon-llvm"; });
}

void registerPipelines() {
  SmallVector<const Stage *> all;
  for (const Stage &stage : stages())
    all.push_back(&stage);
  for (const Stage &stage : gpuStages())
    if (llvm::none_of(
            all, [&](const Stage *other) { return other->name == stage.name; }))
      all.push_back(&stage);
  for (const Stage *stage : all)
    PassPipelineRegistration<PipelineOptions>(
        stage->name, stage->description,
        [stage](OpPassManager &pm, const PipelineOptions &options) {
          stage->build(pm, options);
        });
  PassPipelineRegistration<PipelineOptions>(
      "tenon-compile", "all stages, from a program to the LLVM dialect",
      [](OpPassManager &pm, const PipelineOptions &options) {
        for (const Stage &stage : stagesFor(options.device))
          stage.build(pm, options);
      });
}

} // namespace tenon
