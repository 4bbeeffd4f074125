//===- KernelsToGPU.cpp - Lowers kernels to GPU functions -----------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CodeGen/GPU/Kernels/DeviceSupport.h"
#include "Conversion/Passes.h"
#include "Dialect/Ten/Analysis/Launches.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/Ten.h"
#include "Launcher.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/NVGPU/IR/NVGPUDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Remarks.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_KERNELSTOGPU
#include "Conversion/Passes.h.inc"

using namespace ten;

namespace {

class KernelsToGPUPass : public impl::KernelsToGPUBase<KernelsToGPUPass> {
public:
  using KernelsToGPUBase::KernelsToGPUBase;

private:
  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (failed(verifyLaunches(module, /*onBuffers=*/true)))
      return signalPassFailure();
    OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
    auto device = gpu::GPUModuleOp::create(builder, module.getLoc(), "kernels");
    module->setAttr(gpu::GPUDialect::getContainerModuleAttrName(),
                    builder.getUnitAttr());
    llvm::StringMap<SmallVector<LaunchOp>> launches;
    module.walk([&](LaunchOp launch) {
      launches[launch.getKernel()].push_back(launch);
    });
    SmallVector<func::FuncOp> kernels, hosts;
    for (auto function : module.getOps<func::FuncOp>())
      if (function.isExternal() || attr::planOf.has(function))
        continue;
      else if (attr::kernel.has(function))
        kernels.push_back(function);
      else
        hosts.push_back(function);
    // Do this before launches become calls, which must not be visited again.
    LaunchOptions ofHost;
    ofHost.onHost = true;
    for (func::FuncOp host : hosts)
      host.walk([&](Block *block) {
        if (isa<func::FuncOp, scf::ForOp, scf::IfOp, scf::WhileOp,
                scf::IndexSwitchOp, scf::ExecuteRegionOp>(block->getParentOp()))
          Launcher(device, (host.getName() + "_data").str(), ofHost)
              .run(*block);
      });
    for (func::FuncOp kernel : kernels) {
      if (std::string reason = whyOnHost(kernel); !reason.empty()) {
        remark::missed(kernel.getLoc(), remark::RemarkOpts::name("RunsOnHost")
                                            .category("ten-kernels-to-gpu"))
            << "'" + kernel.getName().str() + "' runs on the host: " + reason;
        continue;
      }
      LaunchOptions options;
      ten::TargetAttr target = attr::target.get(getOperation());
      options.hasTensorCores =
          target && target.getGpu() && target.getGpu().getMatrices();
      for (LaunchOp launch : launches[kernel.getName()])
        for (auto [number, input] : llvm::enumerate(launch.getReuse()))
          if (input >= 0)
            share(options,
                  kernel.getArgument(launch.getInputs().size() + number),
                  kernel.getArgument(input));
      Launcher(device, kernel.getName().str(), std::move(options))
          .run(kernel.getBody().front());
      for (LaunchOp launch : launches[kernel.getName()])
        inlineInto(launch, kernel);
      kernel.erase();
    }
  }

  /// Makes the two arguments, and all that share memory with either, one alias
  /// class.
  static void share(LaunchOptions &options, Value one, Value other) {
    auto answer = [&](Value value) {
      return options.sharedWith.try_emplace(value, value).first->second;
    };
    Value kept = answer(one), replaced = answer(other);
    for (auto &entry : options.sharedWith)
      if (entry.second == replaced)
        entry.second = kept;
  }

  /// Replaces the launch by the remaining body of the kernel's function.
  static void inlineInto(LaunchOp launch, func::FuncOp kernel) {
    OpBuilder builder(launch);
    IRMapping mapping;
    for (auto [argument, operand] :
         llvm::zip_equal(kernel.getArguments(), launch.getOperands()))
      mapping.map(argument,
                  operand.getType() == argument.getType()
                      ? operand
                      : memref::CastOp::create(builder, launch.getLoc(),
                                               argument.getType(), operand)
                            .getResult());
    for (Operation &op : kernel.getBody().front().without_terminator())
      builder.clone(op, mapping);
    launch.erase();
  }
};

} // namespace
} // namespace tenon
