//===- GPUToPTX.cpp - Compiles GPU modules to PTX -------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CodeGen/MachineCode.h"
#include "Conversion/Passes.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/TargetSelect.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_CONVERTGPUTOPTX
#include "Conversion/Passes.h.inc"

namespace {

class ConvertGPUToPTXPass
    : public impl::ConvertGPUToPTXBase<ConvertGPUToPTXPass> {
public:
  using ConvertGPUToPTXBase::ConvertGPUToPTXBase;

private:
  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (ten::TargetAttr target = ten::attr::target.get(module);
        target && target.getGpu())
      gpu = target.getGpu().getChip().str();
    Builder builder(&getContext());
    SmallVector<Attribute> kernels;
    std::string text;
    for (auto device : llvm::to_vector(module.getOps<gpu::GPUModuleOp>())) {
      for (auto function : device.getOps<LLVM::LLVMFuncOp>())
        if (function->hasAttr(NVVM::NVVMDialect::getKernelFuncAttrName()))
          kernels.push_back(builder.getDictionaryAttr(
              builder.getNamedAttr("name", function.getSymNameAttr())));
      if (!kernels.empty() && failed(compile(device, text)))
        return signalPassFailure();
      device.erase();
    }
    ten::attr::deviceTarget.set(module, gpu);
    ten::attr::deviceText.set(module, text);
    ten::attr::deviceKernels.set(module, builder.getArrayAttr(kernels));
  }

  LogicalResult compile(gpu::GPUModuleOp device, std::string &text) {
    std::unique_ptr<llvm::TargetMachine> machine = createMachine(device);
    if (!machine)
      return failure();
    llvm::LLVMContext context;
    std::unique_ptr<llvm::Module> code =
        translateModuleToLLVMIR(device, context, "kernels");
    if (!code)
      return device.emitOpError("cannot be translated to LLVM");
    code->setTargetTriple(machine->getTargetTriple());
    code->setDataLayout(machine->createDataLayout());
    optimizeForSpeed(*code, *machine);
    if (llvm::verifyModule(*code))
      return device.emitOpError("is invalid behind LLVM's optimization");
    for (const llvm::Function &function : *code)
      if (function.isDeclaration() && !function.isIntrinsic())
        return device.emitOpError("calls '")
               << function.getName() << "', which no GPU has";
    llvm::SmallVector<char, 0> bytes;
    if (!emitMachineCode(*code, *machine, llvm::CodeGenFileType::AssemblyFile,
                         bytes))
      return device.emitOpError("cannot be written as PTX");
    text.assign(bytes.begin(), bytes.end());
    return success();
  }

  /// The architecture.
  std::string gpu = "sm_80";

  std::unique_ptr<llvm::TargetMachine> createMachine(gpu::GPUModuleOp device) {
    static const bool initialized = [] {
      LLVMInitializeNVPTXTargetInfo();
      LLVMInitializeNVPTXTarget();
      LLVMInitializeNVPTXTargetMC();
      LLVMInitializeNVPTXAsmPrinter();
      return true;
    }();
    (void)initialized;
    std::string error;
    llvm::Triple triple(kGpuTriple);
    const llvm::Target *found =
        llvm::TargetRegistry::lookupTarget(triple, error);
    if (!found) {
      device.emitOpError("needs LLVM's NVPTX backend: ") << error;
      return nullptr;
    }
    if (!isGpuArchitecture(*found, gpu)) {
      device.emitOpError("expects an architecture like sm_80, got '")
          << gpu << "'";
      return nullptr;
    }
    return createTargetMachine(*found, triple, gpu, "",
                               llvm::CodeGenOptLevel::Aggressive);
  }
};

} // namespace
} // namespace tenon
