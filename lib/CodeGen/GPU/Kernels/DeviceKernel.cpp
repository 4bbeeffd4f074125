//===- DeviceKernel.cpp - Builds a gpu.func and its launch ----------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// DeviceKernel collects operations of a function into a new `gpu.func`. Values
// from outside are imported on use: recomputed in the kernel if they are pure
// functions of parameters, otherwise passed as parameters. Shared memory is a
// workgroup attribution. `launch` finishes the function, drops unused
// parameters and creates the `gpu.launch_func`.
//
//===----------------------------------------------------------------------===//

#include "DeviceKernel.h"
#include "MemRefWords.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace mlir;

namespace tenon {

DeviceKernel::DeviceKernel(gpu::GPUModuleOp module, StringRef name,
                           Location loc, bool onHost)
    : builder(OpBuilder::atBlockEnd(module.getBody())), loc(loc),
      onHost(onHost) {
  function = gpu::GPUFuncOp::create(builder, loc, name,
                                    builder.getFunctionType({}, {}));
  function->setAttr(gpu::GPUDialect::getKernelFuncAttrName(),
                    builder.getUnitAttr());
  SymbolTable(module).insert(function);
  builder.setInsertionPointToStart(&function.getBody().front());
  start = arith::ConstantIndexOp::create(builder, loc, 0);
}

Value DeviceKernel::parameter(Value outer) {
  SmallVector<Type> types(function.getFunctionType().getInputs());
  Value inner = function.getBody().front().insertArgument(
      types.size(), outer.getType(), outer.getLoc());
  types.push_back(outer.getType());
  function.setFunctionType(builder.getFunctionType(types, {}));
  operands.push_back(outer);
  mapping.map(outer, inner);
  return inner;
}

/// Returns whether a buffer only gives loop nests their bounds.
static bool isSizeOnly(memref::AllocOp alloc) {
  return !alloc->use_empty() &&
         llvm::all_of(alloc->getUses(), [](OpOperand &use) {
           auto nest = dyn_cast<linalg::GenericOp>(use.getOwner());
           return nest && nest.isDpsInput(&use) &&
                  nest.getMatchingBlockArgument(&use).use_empty();
         });
}

Value DeviceKernel::import(Value outer) {
  if (Value inner = mapping.lookupOrNull(outer))
    return inner;
  Operation *op = outer.getDefiningOp();
  if (!op || op->getNumRegions() != 0)
    return parameter(outer);
  auto alloc = dyn_cast<memref::AllocOp>(op);
  bool isComputed = isPure(op) || (!onHost && isa<memref::LoadOp>(op)) ||
                    (alloc && isSizeOnly(alloc));
  // The memory of a constant belongs to the artifact; a view of an arena is
  // passed as a parameter.
  if (!isComputed || isa<memref::GetGlobalOp, memref::ViewOp>(op))
    return parameter(outer);
  for (Value operand : op->getOperands())
    import(operand);
  OpBuilder before(start);
  before.clone(*op, mapping);
  return mapping.lookup(outer);
}

Operation *DeviceKernel::clone(Operation *op) {
  op->walk([&](Operation *nested) {
    for (Value operand : nested->getOperands())
      if (!op->isProperAncestor(operand.getParentBlock()->getParentOp()) &&
          operand.getParentBlock()->getParentOp() != op)
        import(operand);
  });
  return builder.clone(*op, mapping);
}

Value DeviceKernel::sharedInPlace(MemRefType type) {
  auto space = gpu::AddressSpaceAttr::get(
      builder.getContext(), gpu::GPUDialect::getWorkgroupAddressSpace());
  auto inShared =
      MemRefType::get(type.getShape(), type.getElementType(),
                      MemRefLayoutAttrInterface(), Attribute(space));
  constexpr int64_t alignment = 16;
  unsigned number = function.getNumWorkgroupAttributions();
  Value buffer = function.addWorkgroupAttribution(inShared, loc);
  function.setWorkgroupAttributionAttr(number,
                                       LLVM::LLVMDialect::getAlignAttrName(),
                                       builder.getI64IntegerAttr(alignment));
  bytesShared += llvm::alignTo(
      type.getNumElements() * elementBytes(type.getElementType()), alignment);
  return buffer;
}

Value DeviceKernel::shared(MemRefType type) {
  Value buffer = sharedInPlace(type);
  OpBuilder before(start);
  return memref::MemorySpaceCastOp::create(before, loc, type, buffer);
}

std::pair<Value, Value> DeviceKernel::threadOfGrid() {
  auto x = gpu::Dimension::x;
  Value thread = gpu::ThreadIdOp::create(builder, loc, x);
  Value block = gpu::BlockIdOp::create(builder, loc, x);
  Value size = gpu::BlockDimOp::create(builder, loc, x);
  Value count = gpu::GridDimOp::create(builder, loc, x);
  return {arith::AddIOp::create(
              builder, loc, arith::MulIOp::create(builder, loc, block, size),
              thread),
          arith::MulIOp::create(builder, loc, count, size)};
}

std::pair<Value, Value> DeviceKernel::blockOfGrid() {
  auto x = gpu::Dimension::x;
  return {gpu::BlockIdOp::create(builder, loc, x),
          gpu::GridDimOp::create(builder, loc, x)};
}

std::pair<Value, Value> DeviceKernel::threadOfBlock() {
  auto x = gpu::Dimension::x;
  OpBuilder before(start);
  return {gpu::ThreadIdOp::create(before, loc, x),
          gpu::BlockDimOp::create(before, loc, x)};
}

void DeviceKernel::barrier() { gpu::BarrierOp::create(builder, loc); }

void DeviceKernel::keepTogether(int32_t blocks) {
  function->setAttr(NVVM::NVVMDialect::getMinctasmAttrName(),
                    builder.getI32IntegerAttr(blocks));
}

void DeviceKernel::dropUnused() {
  SmallVector<Type> types(function.getFunctionType().getInputs());
  for (size_t i = types.size(); i-- > 0;)
    if (function.getArgument(i).use_empty() &&
        !llvm::is_contained(kept, function.getArgument(i))) {
      function.getBody().front().eraseArgument(i);
      types.erase(types.begin() + i);
      operands.erase(operands.begin() + i);
    }
  function.setFunctionType(builder.getFunctionType(types, {}));
}

gpu::LaunchFuncOp DeviceKernel::launch(OpBuilder &host, Value blocks,
                                       int64_t threads) {
  builder.setInsertionPointToEnd(&function.getBody().front());
  gpu::ReturnOp::create(builder, loc);
  dropUnused();
  function.setKnownBlockSizeAttr(
      builder.getDenseI32ArrayAttr({static_cast<int32_t>(threads), 1, 1}));
  Value one = arith::ConstantIndexOp::create(host, loc, 1);
  Value size = arith::ConstantIndexOp::create(host, loc, threads);
  return gpu::LaunchFuncOp::create(
      host, loc, function, gpu::KernelDim3{blocks, one, one},
      gpu::KernelDim3{size, one, one}, Value(), operands);
}

bool writesMemory(Operation *op) {
  WalkResult result = op->walk([](Operation *nested) {
    return isa<linalg::LinalgOp, memref::StoreOp, memref::CopyOp>(nested)
               ? WalkResult::interrupt()
               : WalkResult::advance();
  });
  return result.wasInterrupted();
}

} // namespace tenon
