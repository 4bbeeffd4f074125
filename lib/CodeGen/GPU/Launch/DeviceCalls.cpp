//===- DeviceCalls.cpp - Lowers launches to calls of the runtime ----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements ten-lower-device-calls: launches of GPU kernels, copies between
// host and device, and reads of device memory by the host become calls through
// the table `ten_device` (Runtime/Abi.h). A launch's parameters are an array of
// 64-bit words on the stack (MemRefWords.h). Launches that a library can
// compute carry a description (`ten_product`, `ten_convolution`). Kernels that
// run on the host work on staged copies of their operands.
//
//===----------------------------------------------------------------------===//

#include "CodeGen/GPU/Kernels/MemRefWords.h"
#include "CodeGen/GPU/Libraries/LibraryConvolution.h"
#include "Conversion/AbiFields.h"
#include "Conversion/Passes.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/Ten.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_LOWERDEVICECALLS
#include "Conversion/Passes.h.inc"

using namespace ten;

namespace {

/// Functions of ten_device, by their index in the table.
static_assert(offsetof(ten_product, lhs) == 8 * 8 &&
              offsetof(ten_product, allow_tf32) == 12 * 8 &&
              offsetof(ten_product, scale) == 14 * 8 &&
              sizeof(ten_product) == 17 * 8);
static_assert(offsetof(ten_convolution, input) == 46 * 8 &&
              offsetof(ten_convolution, allow_tf32) == 49 * 8 &&
              sizeof(ten_convolution) == 54 * 8);

class LowerDeviceCallsPass
    : public impl::LowerDeviceCallsBase<LowerDeviceCallsPass> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    LLVMTypeConverter typeConverter(&getContext());
    converter = &typeConverter;
    numbers.clear();
    for (auto device : module.getOps<gpu::GPUModuleOp>())
      for (auto function : device.getOps<gpu::GPUFuncOp>())
        numbers.try_emplace(function.getNameAttr(), numbers.size());
    for (auto function : llvm::to_vector(module.getOps<func::FuncOp>()))
      if (!function.isExternal() && !attr::kernel.has(function) &&
          !attr::planOf.has(function))
        lower(function);
    module->removeAttr(gpu::GPUDialect::getContainerModuleAttrName());
  }

  void lower(func::FuncOp function) {
    host = function;
    SmallVector<Operation *> ops;
    function.walk([&](Operation *op) {
      if (isa<gpu::LaunchFuncOp, memref::LoadOp, memref::StoreOp,
              memref::CopyOp, LaunchOp>(op))
        ops.push_back(op);
    });
    for (Operation *op : ops) {
      ImplicitLocOpBuilder builder(op->getLoc(), op);
      b = &builder;
      if (auto launch = dyn_cast<gpu::LaunchFuncOp>(op))
        lowerLaunch(launch);
      else if (auto load = dyn_cast<memref::LoadOp>(op))
        lowerLoad(load);
      else if (auto store = dyn_cast<memref::StoreOp>(op))
        lowerStore(store);
      else if (auto copy = dyn_cast<memref::CopyOp>(op))
        lowerCopy(copy);
      else
        lowerHostKernel(cast<LaunchOp>(op));
    }
  }

  Value index(int64_t value) {
    return arith::ConstantIndexOp::create(*b, value);
  }

  /// Allocates host memory on the stack, outside of all loops.
  Value local(MemRefType type) {
    OpBuilder atStart(host.getContext());
    atStart.setInsertionPointToStart(&host.getBody().front());
    return memref::AllocaOp::create(atStart, b->getLoc(), type);
  }

  void call(StringRef name, abi::device::Field number,
            ArrayRef<Value> operands) {
    std::string symbol = ("ten_device_" + name).str();
    auto module = host->getParentOfType<ModuleOp>();
    if (!module.lookupSymbol(symbol)) {
      OpBuilder atEnd = OpBuilder::atBlockEnd(module.getBody());
      func::FuncOp::create(
          atEnd, b->getLoc(), symbol,
          b->getFunctionType(
              SmallVector<Type>(operands.size(), b->getIndexType()), {}))
          .setPrivate();
    }
    auto op = func::CallOp::create(*b, symbol, TypeRange(), operands);
    attr::deviceFunction.set(op, number);
  }

  void lowerLaunch(gpu::LaunchFuncOp op) {
    SmallVector<Value> words;
    for (Value operand : op.getKernelOperands())
      appendWords(*b, b->getLoc(), operand, words);
    Value table = local(MemRefType::get({static_cast<int64_t>(words.size())},
                                        b->getIndexType()));
    for (auto [i, word] : llvm::enumerate(words))
      memref::StoreOp::create(*b, word, table, index(i));
    SmallVector<Value> operands{index(numbers.lookup(op.getKernelName())),
                                op.getGridSizeX(), op.getBlockSizeX(),
                                addressOf(*b, b->getLoc(), table),
                                index(words.size())};
    if (auto product = attr::product.get(op)) {
      operands.insert(operands.begin(), describe(op, product, "sizes"));
      call("multiply", abi::device::multiply, operands);
    } else if (auto convolution = attr::convolution.get(op)) {
      operands.insert(operands.begin(), describe(op, convolution, "numbers"));
      call("convolve", abi::device::convolve, operands);
    } else if (attr::afterLibrary.has(op)) {
      call("launch_after", abi::device::launch_after, operands);
    } else {
      call("launch", abi::device::launch, operands);
    }
    op.erase();
  }

  /// Returns the address of a ten_product or ten_convolution.
  Value describe(gpu::LaunchFuncOp op, DictionaryAttr about,
                 StringRef numbersName) {
    SmallVector<Value> words;
    auto numbers = [&](StringRef name) {
      auto list = about.getAs<DenseI64ArrayAttr>(name);
      return list ? list.asArrayRef() : ArrayRef<int64_t>();
    };
    auto address = [&](ArrayRef<int64_t> operands, size_t number) {
      bool isNull = number >= operands.size() || operands[number] < 0;
      words.push_back(
          isNull ? index(0)
                 : addressOf(*b, b->getLoc(),
                             op.getKernelOperand(unsigned(operands[number]))));
    };
    auto number = [&](StringRef name) {
      auto value = about.getAs<IntegerAttr>(name);
      words.push_back(index(value ? value.getInt() : 0));
    };
    /// Append the bits of a factor, 1 if it is not given.
    auto factor = [&](StringRef name) {
      auto value = about.getAs<FloatAttr>(name);
      words.push_back(index(
          llvm::bit_cast<int64_t>(value ? value.getValueAsDouble() : 1.0)));
    };
    for (int64_t value : numbers(numbersName))
      words.push_back(index(value));
    bool isProduct = numbersName == "sizes";
    ArrayRef<int64_t> operands = numbers("operands");
    for (size_t i = 0; i < (isProduct ? 4 : 3); ++i)
      address(operands, i);
    words.push_back(index(about.contains("allow_tf32")));
    if (isProduct) {
      address(operands, 4);
      factor("scale");
      factor("addend_scale");
    } else {
      address(numbers("whole"), 0);
      number("whole_type");
      address(numbers("whole"), 1);
    }
    number("activation");
    Value table = local(MemRefType::get({static_cast<int64_t>(words.size())},
                                        b->getIndexType()));
    for (auto [i, word] : llvm::enumerate(words))
      memref::StoreOp::create(*b, word, table, index(i));
    return addressOf(*b, b->getLoc(), table);
  }

  Value elementAddress(Value memref, ValueRange indices) {
    auto type = cast<MemRefType>(memref.getType());
    Value place = index(0);
    for (auto [dim, i] : llvm::enumerate(indices))
      place = arith::AddIOp::create(
          *b,
          arith::MulIOp::create(*b, place,
                                memref::DimOp::create(*b, memref, dim)),
          i);
    return arith::AddIOp::create(
        *b, addressOf(*b, b->getLoc(), memref),
        arith::MulIOp::create(*b, place,
                              index(elementBytes(type.getElementType()))));
  }

  void lowerLoad(memref::LoadOp op) {
    Type element = op.getResult().getType();
    Value here = local(MemRefType::get({1}, element));
    call("read", abi::device::read,
         {addressOf(*b, b->getLoc(), here),
          elementAddress(op.getMemRef(), op.getIndices()),
          index(elementBytes(element))});
    op.replaceAllUsesWith(
        memref::LoadOp::create(*b, here, index(0)).getResult());
    op.erase();
  }

  void lowerStore(memref::StoreOp op) {
    Type element = op.getValueToStore().getType();
    Value here = local(MemRefType::get({1}, element));
    memref::StoreOp::create(*b, op.getValueToStore(), here, index(0));
    call("write", abi::device::write,
         {elementAddress(op.getMemRef(), op.getIndices()),
          addressOf(*b, b->getLoc(), here), index(elementBytes(element))});
    op.erase();
  }

  void lowerCopy(memref::CopyOp op) {
    call("copy", abi::device::copy,
         {addressOf(*b, b->getLoc(), op.getTarget()),
          addressOf(*b, b->getLoc(), op.getSource()),
          bytesOf(*b, b->getLoc(), op.getSource())});
    op.erase();
  }

  /// A kernel that runs on the host works on copies of its operands.
  void lowerHostKernel(LaunchOp op) {
    size_t inputs = op.getInputs().size();
    struct Staged {
      Value device, host, bytes;
      bool isResult;
    };
    SmallVector<Staged> staged;
    Value slot = local(MemRefType::get({1}, b->getIndexType()));
    Type pointer = LLVM::LLVMPointerType::get(b->getContext());
    for (OpOperand &operand : op->getOpOperands()) {
      Value memref = operand.get();
      // Sizes of dynamic dimensions are passed by value.
      if (!isa<MemRefType>(memref.getType()))
        continue;
      Value device = addressOf(*b, b->getLoc(), memref);
      Value bytes = bytesOf(*b, b->getLoc(), memref);
      call("stage", abi::device::stage,
           {device, bytes, addressOf(*b, b->getLoc(), slot)});
      Value copy = memref::LoadOp::create(*b, slot, index(0));
      staged.push_back(
          {device, copy, bytes, operand.getOperandNumber() >= inputs});
      auto type =
          MemRefType::get(cast<MemRefType>(memref.getType()).getShape(),
                          cast<MemRefType>(memref.getType()).getElementType());
      SmallVector<Value> sizes;
      for (int64_t dim = 0; dim < type.getRank(); ++dim)
        if (type.isDynamicDim(dim))
          sizes.push_back(memref::DimOp::create(*b, memref, dim));
      Value address = arith::IndexCastOp::create(*b, b->getI64Type(), copy);
      operand.set(bufferAt(*b, b->getLoc(), type,
                           LLVM::IntToPtrOp::create(*b, pointer, address),
                           sizes, *converter));
    }
    b->setInsertionPointAfter(op);
    for (const Staged &copy : staged)
      call("unstage", abi::device::unstage,
           {copy.device, copy.host, copy.bytes, index(copy.isResult)});
  }

  const LLVMTypeConverter *converter = nullptr;
  llvm::DenseMap<StringAttr, int64_t> numbers;
  func::FuncOp host;
  ImplicitLocOpBuilder *b = nullptr;
};

} // namespace
} // namespace tenon
