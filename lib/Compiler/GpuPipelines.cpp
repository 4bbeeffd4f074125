//===- GpuPipelines.cpp - The stages of compiling for a GPU ---------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Compiler/Pipelines.h"
#include "Conversion/Passes.h"
#include "Transforms/Passes.h"
#include "mlir/Conversion/AffineToStandard/AffineToStandard.h"
#include "mlir/Conversion/ComplexToLLVM/ComplexToLLVM.h"
#include "mlir/Conversion/ComplexToStandard/ComplexToStandard.h"
#include "mlir/Conversion/GPUToNVVM/GPUToNVVMPass.h"
#include "mlir/Conversion/NVGPUToNVVM/NVGPUToNVVM.h"
#include "mlir/Conversion/ReconcileUnrealizedCasts/ReconcileUnrealizedCasts.h"
#include "mlir/Conversion/SCFToControlFlow/SCFToControlFlow.h"
#include "mlir/Dialect/Bufferization/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/Linalg/Passes.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;

namespace tenon {

/// Separates kernels from host functions as soon as there are buffers.
static void buildGpuKernels(OpPassManager &pm, const PipelineOptions &options) {
  addBufferization(pm);
  // A buffer that a CPU thread needs per row, a block needs for all of its
  // rows.
  pm.addNestedPass<func::FuncOp>(bufferization::createBufferLoopHoistingPass());
  attachTarget(pm, options);
  pm.addPass(createKernelsToGPU());
  pm.addPass(createCanonicalize());
  pm.addPass(createCSEPass());
  pm.addPass(createLocateOperations());
}

static void buildGpuBuffers(OpPassManager &pm, const PipelineOptions &) {
  // Scratch of kernels that run on the host.
  pm.addPass(createHoistScratch());
  pm.addPass(createPlanArena());
  // Constants are read on the device: move all of them there.
  CollectConstantsOptions constants;
  constants.limit = 0;
  pm.addPass(createCollectConstants(constants));
  pm.addPass(createLocateOperations());
}

static void buildGpuLoops(OpPassManager &pm, const PipelineOptions &) {
  pm.addNestedPass<func::FuncOp>(createConvertLinalgToLoopsPass());
  pm.addNestedPass<gpu::GPUModuleOp>(createConvertLinalgToLoopsPass());
  pm.addPass(memref::createFoldMemRefAliasOpsPass());
  pm.addPass(createCanonicalize());
  pm.addPass(createCSEPass());
  pm.addPass(createLowerDeviceCalls());
  pm.addPass(createLocateOperations());
}

static void buildGpuCode(OpPassManager &pm, const PipelineOptions &options) {
  attachTarget(pm, options);
  if (options.device == Device::GpuSim) {
    pm.addPass(createConvertGPUToSim());
    pm.addPass(createLocateOperations());
    return;
  }
  OpPassManager &device = pm.nest<gpu::GPUModuleOp>();
  device.addPass(createLowerAffinePass());
  device.addPass(memref::createExpandOpsPass());
  device.addPass(createLowerReshapes());
  device.addPass(memref::createExpandStridedMetadataPass());
  device.addPass(createLowerAffinePass());
  device.addPass(createSCFToControlFlowPass());
  device.addPass(createConvertComplexToStandardPass());
  device.addPass(createExpandMath());
  device.addPass(createExpandArith());
  device.addPass(createFlattenDeviceParameters());
  device.addPass(createConvertMathToIntrinsics());
  device.addPass(createConvertComplexToLLVMPass());
  device.addPass(createConvertNVGPUToNVVMPass());
  device.addPass(createConvertGpuOpsToNVVMOps());
  device.addPass(createCanonicalize());
  device.addPass(createCSEPass());
  device.addPass(createReconcileUnrealizedCastsPass());
  pm.addPass(createConvertGPUToPTX());
  pm.addPass(createLocateOperations());
}

ArrayRef<Stage> gpuStages() {
  static const SmallVector<Stage> all = [] {
    SmallVector<Stage> list(stages().take_front(4));
    list.append({
        {"tenon-gpu-kernels", "bufferize, and move kernels to the GPU",
         buildGpuKernels},
        {"tenon-gpu-buffers", "plan the memory of a program for a GPU",
         buildGpuBuffers},
        {"tenon-gpu-loops",
         "lower the remaining operations to loops and device calls",
         buildGpuLoops},
        {"tenon-gpu-code", "compile the functions of the GPU", buildGpuCode},
        stages().back(),
    });
    return list;
  }();
  return all;
}

} // namespace tenon
