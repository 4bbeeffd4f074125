//===- Pipelines.h - The stages of compiling --------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_COMPILER_PIPELINES_H
#define TENON_COMPILER_PIPELINES_H

#include "Compiler/Device.h"
#include "Dialect/Ten/IR/FloatContract.h"
#include "Runtime/Status.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassOptions.h"
#include "llvm/Support/CommandLine.h"
#include <string>

namespace tenon {

/// Returns whether programs flush subnormals to 0, as XLA always does.
inline bool flushesSubnormals(FloatContract fp, Device device) {
  return fp == FloatContract::Fast && device == Device::Cpu;
}

/// Options of the pipelines.
struct PipelineOptions : public mlir::PassPipelineOptions<PipelineOptions> {
  Option<FloatContract> fp{
      *this, "fp", llvm::cl::desc("floating-point contract"),
      llvm::cl::values(
          clEnumValN(FloatContract::Strict, "strict",
                     "each operation rounds once; sums in any order"),
          clEnumValN(FloatContract::Contract, "contract",
                     "products fused into sums, sums reassociated"),
          clEnumValN(FloatContract::Fast, "fast", "algebra of real numbers")),
      llvm::cl::init(FloatContract::Contract)};
  Option<int64_t> quantizedActivations{
      *this, "quantized-activations",
      llvm::cl::desc("bits of rows that are multiplied with quantized weights; "
                     "0: exact"),
      llvm::cl::init(0)};
  Option<std::string> name{*this, "name",
                           llvm::cl::desc("prefix of exported symbols"),
                           llvm::cl::init("module")};
  Option<bool> optimize{
      *this, "optimize",
      llvm::cl::desc("simplify, fuse and schedule; false is for tests"),
      llvm::cl::init(true)};
  Option<bool> parallel{*this, "parallel",
                        llvm::cl::desc("divide long kernels among threads"),
                        llvm::cl::init(true)};
  Option<bool> trace{
      *this, "trace",
      llvm::cl::desc("call the context's trace before and after each kernel"),
      llvm::cl::init(false)};
  Option<bool> allowInterpret{
      *this, "allow-interpret",
      llvm::cl::desc("interpret operations that cannot be compiled"),
      llvm::cl::init(false)};
  ListOption<std::string> uncompilable{
      *this, "test-uncompilable",
      llvm::cl::desc("operations that count as not compilable, or 'all': for "
                     "tests")};
  Option<std::string> miscompile{
      *this, "test-miscompile",
      llvm::cl::desc("an operation to miscompile, for tests of --verify")};
  Option<std::string> triple{*this, "triple", llvm::cl::desc("target triple")};
  Option<std::string> cpu{*this, "cpu", llvm::cl::desc("target CPU")};
  Option<std::string> features{
      *this, "features",
      llvm::cl::desc("features that the code needs, separated by spaces")};
  Option<int64_t> l1{
      *this, "l1",
      llvm::cl::desc("bytes of a core's L1 cache for data; 0 for what all CPUs "
                     "with its features have"),
      llvm::cl::init(0)};
  Option<int64_t> l2{
      *this, "l2",
      llvm::cl::desc("bytes of a core's L2 cache; 0 for what all CPUs with its "
                     "features have"),
      llvm::cl::init(0)};
  Option<Device> device{
      *this, "device", llvm::cl::desc("where kernels run"),
      llvm::cl::values(clEnumValN(Device::Cpu, "cpu", "this or another CPU"),
                       clEnumValN(Device::GpuSim, "gpu-sim", "a simulated GPU"),
                       clEnumValN(Device::Cuda, "cuda", "an NVIDIA GPU")),
      llvm::cl::init(Device::Cpu)};
  Option<std::string> gpu{*this, "gpu",
                          llvm::cl::desc("architecture of the GPU: sm_90a"),
                          llvm::cl::init("sm_80")};
};

/// Adds the pass that gives the module its target, if it has none.
void attachTarget(mlir::OpPassManager &pm, const PipelineOptions &options);

/// Adds the passes from tensors to buffers, the same for all devices.
void addBufferization(mlir::OpPassManager &pm);

/// One stage, which processes the result of the one before.
struct Stage {
  /// The pipeline's name in tensor-opt, and the file's in --dump-to.
  llvm::StringRef name, description;
  void (*build)(mlir::OpPassManager &, const PipelineOptions &);
};

/// All stages in order, from a program to the LLVM dialect. The first converts
/// to `ten`.
llvm::ArrayRef<Stage> stages();

/// Runs the first stage: converts a module of any frontend to `ten`, which the
/// interpreter runs. Errors name the module by `what`; diagnostics go to the
/// context.
Status importSource(mlir::ModuleOp module, llvm::StringRef what);

/// The stages for kernels on a GPU, real or simulated.
llvm::ArrayRef<Stage> gpuStages();

/// The stages for a device that programs are compiled for.
llvm::ArrayRef<Stage> stagesFor(Device device);

/// The last stages, which process kernels one by one.
llvm::ArrayRef<Stage> stagesOfKernels();

/// Registers every stage with tensor-opt, and `tenon-compile`, all of them.
void registerPipelines();

} // namespace tenon

#endif // TENON_COMPILER_PIPELINES_H
