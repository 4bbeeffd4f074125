//===- GPUToSim.cpp - Compiles GPU kernels for the simulator --------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements convert-gpu-to-sim: each kernel becomes a CPU function of one
// thread, which the runtime's simulator (Runtime/Simulation.h) runs as a fiber
// per GPU thread. Thread and block indices are read from a thread record;
// barriers, shuffles, mma.sync and ldmatrix become runtime calls that exchange
// values through the threads' memory; every memory access is bounds-checked and
// reports its location. Used for tests without a GPU.
//
//===----------------------------------------------------------------------===//

#include "CodeGen/GPU/Kernels/MemRefWords.h"
#include "Conversion/Passes.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/Ten.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/NVGPU/IR/NVGPUDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_CONVERTGPUTOSIM
#include "Conversion/Passes.h.inc"

namespace {

/// Words at the start of ten_rt_sim_thread, as in Runtime/Simulation.h.
enum ThreadWord : int32_t { Thread, Block, Threads, Blocks, Shared };

class ConvertGPUToSimPass
    : public impl::ConvertGPUToSimBase<ConvertGPUToSimPass> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    LLVMTypeConverter typeConverter(&getContext());
    converter = &typeConverter;
    locations.clear();
    pointer = LLVM::LLVMPointerType::get(&getContext());
    SmallVector<Attribute> kernels;
    for (auto device : llvm::to_vector(module.getOps<gpu::GPUModuleOp>())) {
      for (auto kernel : llvm::to_vector(device.getOps<gpu::GPUFuncOp>()))
        kernels.push_back(convert(kernel));
      device.erase();
    }
    Builder builder(&getContext());
    ten::attr::deviceTarget.set(module, "gpu-sim");
    ten::attr::deviceKernels.set(module, builder.getArrayAttr(kernels));
  }

  Attribute convert(gpu::GPUFuncOp kernel) {
    ModuleOp module = getOperation();
    ImplicitLocOpBuilder b(kernel.getLoc(), &getContext());
    b.setInsertionPointToEnd(module.getBody());
    std::string name = ("sim_" + kernel.getName()).str();
    auto function = func::FuncOp::create(
        b, name, b.getFunctionType({pointer, pointer}, {}));
    function.setPrivate();
    ten::attr::kernel.set(function, "gpu");
    ten::attr::simulated.set(function);
    function.getBody().takeBody(kernel.getBody());
    ::mlir::Block &entry = function.getBody().front();
    b.setInsertionPointToStart(&entry);
    Value thread = entry.insertArgument(0u, pointer, kernel.getLoc());
    Value words = entry.insertArgument(1u, pointer, kernel.getLoc());
    auto wordAt = [&](Value base, int32_t number) -> Value {
      return LLVM::LoadOp::create(
          b, b.getI64Type(),
          LLVM::GEPOp::create(b, pointer, b.getI64Type(), base,
                              ArrayRef<LLVM::GEPArg>{number}));
    };
    // Parameters, then the block's shared memory.
    int32_t next = 0;
    unsigned parameters = kernel.getFunctionType().getNumInputs();
    for (unsigned i = 0; i < parameters; ++i) {
      BlockArgument argument = entry.getArgument(2 + i);
      SmallVector<Value> own;
      for (unsigned n = countWords(argument.getType()); n-- > 0;)
        own.push_back(wordAt(words, next++));
      argument.replaceAllUsesWith(
          fromWords(b, b.getLoc(), argument.getType(), own, *converter));
    }
    int64_t sharedBytes = 0;
    for (unsigned i = 2 + parameters; i < entry.getNumArguments(); ++i) {
      BlockArgument argument = entry.getArgument(i);
      auto type = cast<MemRefType>(argument.getType());
      auto plain = MemRefType::get(type.getShape(), type.getElementType());
      Value address = LLVM::AddOp::create(
          b, wordAt(thread, Shared),
          LLVM::ConstantOp::create(b, b.getI64IntegerAttr(sharedBytes)));
      Value buffer = bufferAt(b, b.getLoc(), plain,
                              LLVM::IntToPtrOp::create(b, pointer, address), {},
                              *converter);
      for (Operation *user : llvm::make_early_inc_range(argument.getUsers()))
        if (isa<memref::MemorySpaceCastOp>(user)) {
          user->replaceAllUsesWith(ValueRange(buffer));
          user->erase();
        }
      argument.replaceAllUsesWith(buffer);
      sharedBytes += llvm::alignTo(
          type.getNumElements() * elementBytes(type.getElementType()), 16);
    }
    entry.eraseArguments(2, entry.getNumArguments() - 2);
    // Memory by which a thread exchanges values with its warp.
    b.setInsertionPointToStart(&entry);
    exchange = nullptr;
    if (function
            .walk([](Operation *op) {
              return isa<NVVM::MmaOp, nvgpu::LdMatrixOp>(op)
                         ? WalkResult::interrupt()
                         : WalkResult::advance();
            })
            .wasInterrupted())
      exchange = LLVM::AllocaOp::create(
          b, pointer, b.getI8Type(),
          LLVM::ConstantOp::create(b, b.getI64IntegerAttr(kExchangeBytes)), 16);

    bool meets = false;
    SmallVector<Operation *> ops;
    function.walk([&](Operation *op) { ops.push_back(op); });
    for (Operation *op : ops) {
      ImplicitLocOpBuilder at(op->getLoc(), op);
      if (isa<gpu::ThreadIdOp, gpu::BlockIdOp, gpu::BlockDimOp, gpu::GridDimOp>(
              op)) {
        int32_t number = isa<gpu::ThreadIdOp>(op)   ? Thread
                         : isa<gpu::BlockIdOp>(op)  ? Block
                         : isa<gpu::BlockDimOp>(op) ? Threads
                                                    : Blocks;
        b.setInsertionPoint(op);
        op->replaceAllUsesWith(ValueRange(arith::IndexCastOp::create(
            b, b.getIndexType(), wordAt(thread, number))));
        op->erase();
      } else if (isa<gpu::BarrierOp>(op)) {
        meets = true;
        call(at, "ten_rt_sim_barrier", {}, {thread, locationOf(at)});
        op->erase();
      } else if (auto shuffle = dyn_cast<gpu::ShuffleOp>(op)) {
        meets = true;
        lowerShuffle(at, shuffle, thread);
      } else if (auto multiply = dyn_cast<NVVM::MmaOp>(op)) {
        meets = true;
        lowerMultiply(at, multiply, thread);
      } else if (auto round = dyn_cast<NVVM::ConvertFloatToTF32Op>(op)) {
        lowerRounding(at, round);
      } else if (auto load = dyn_cast<nvgpu::LdMatrixOp>(op)) {
        meets = true;
        lowerLoadMatrix(at, load, thread);
      } else if (auto copy = dyn_cast<nvgpu::DeviceAsyncCopyOp>(op)) {
        lowerCopy(at, copy, thread);
      } else if (isa<nvgpu::DeviceAsyncCreateGroupOp>(op)) {
        call(at, "ten_rt_sim_copy_commit", {}, {thread});
        dead.push_back(op);
      } else if (auto wait = dyn_cast<nvgpu::DeviceAsyncWaitOp>(op)) {
        Value open = arith::ConstantOp::create(
            at, at.getI32IntegerAttr(wait.getNumGroups().value_or(0)));
        call(at, "ten_rt_sim_copy_wait", {}, {thread, open});
        op->erase();
      } else if (auto load = dyn_cast<memref::LoadOp>(op)) {
        check(at, load.getMemRef(), load.getIndices(), 1, thread);
      } else if (auto store = dyn_cast<memref::StoreOp>(op)) {
        check(at, store.getMemRef(), store.getIndices(), 1, thread);
      } else if (auto load = dyn_cast<vector::LoadOp>(op)) {
        check(at, load.getBase(), load.getIndices(),
              load.getVectorType().getNumElements(), thread);
      } else if (auto store = dyn_cast<vector::StoreOp>(op)) {
        check(at, store.getBase(), store.getIndices(),
              store.getVectorType().getNumElements(), thread);
      } else if (isa<gpu::ReturnOp>(op)) {
        func::ReturnOp::create(at);
        op->erase();
      }
    }
    // Their results are tokens that only they use.
    for (Operation *op : llvm::reverse(dead))
      op->erase();
    dead.clear();
    return b.getDictionaryAttr(
        {b.getNamedAttr("name", b.getStringAttr(kernel.getName())),
         b.getNamedAttr("symbol", b.getStringAttr(name)),
         b.getNamedAttr("shared_bytes", b.getI64IntegerAttr(sharedBytes)),
         b.getNamedAttr("meets", b.getBoolAttr(meets))});
  }

  void call(ImplicitLocOpBuilder &b, StringRef name, TypeRange results,
            ArrayRef<Value> operands, SmallVectorImpl<Value> *made = nullptr) {
    if (!getOperation().lookupSymbol(name)) {
      OpBuilder atEnd = OpBuilder::atBlockEnd(getOperation().getBody());
      func::FuncOp::create(
          atEnd, b.getLoc(), name,
          b.getFunctionType(ValueRange(operands).getTypes(), results))
          .setPrivate();
    }
    auto op = func::CallOp::create(b, name, results, operands);
    if (made)
      made->append(op.result_begin(), op.result_end());
  }

  /// Returns the text of a location for messages.
  Value locationOf(ImplicitLocOpBuilder &b) {
    std::string text;
    if (auto place = b.getLoc()->findInstanceOf<FileLineColLoc>())
      text = (place.getFilename().getValue() + ":" + Twine(place.getLine()) +
              ":" + Twine(place.getColumn()))
                 .str();
    std::string &symbol = locations[text];
    if (symbol.empty()) {
      symbol = "__ten_sim_location_" + std::to_string(locations.size());
      OpBuilder atEnd = OpBuilder::atBlockEnd(getOperation().getBody());
      std::string data = text;
      data.push_back('\0');
      LLVM::GlobalOp::create(
          atEnd, b.getLoc(),
          LLVM::LLVMArrayType::get(b.getI8Type(), data.size()),
          /*isConstant=*/true, LLVM::Linkage::Internal, symbol,
          b.getStringAttr(data));
    }
    return LLVM::AddressOfOp::create(b, pointer, symbol);
  }

  /// Stops the kernel at an out-of-bounds access.
  void check(ImplicitLocOpBuilder &b, Value memref, ValueRange indices,
             int64_t width, Value thread) {
    Value outside;
    for (auto [dim, index] : llvm::enumerate(indices)) {
      Value size = memref::DimOp::create(b, memref, dim);
      Value last = index;
      if (width > 1 && dim + 1 == indices.size())
        last = arith::AddIOp::create(
            b, index, arith::ConstantIndexOp::create(b, width - 1));
      Value is =
          arith::CmpIOp::create(b, arith::CmpIPredicate::uge, last, size);
      outside = outside ? arith::OrIOp::create(b, outside, is).getResult() : is;
    }
    if (!outside)
      return;
    auto guard = scf::IfOp::create(b, outside);
    b.setInsertionPointToStart(&guard.getThenRegion().front());
    call(b, "ten_rt_sim_out_of_bounds", {}, {thread, locationOf(b)});
  }

  /// Shuffled values are passed as 64 bits.
  void lowerShuffle(ImplicitLocOpBuilder &b, gpu::ShuffleOp op, Value thread) {
    Value value = op.getValue();
    Type type = value.getType();
    unsigned width = type.getIntOrFloatBitWidth();
    Type bits = b.getIntegerType(width), i64 = b.getI64Type();
    if (isa<FloatType>(type))
      value = arith::BitcastOp::create(b, bits, value);
    if (width < 64)
      value = arith::ExtUIOp::create(b, i64, value);
    Value mode = arith::ConstantOp::create(
        b, b.getI32IntegerAttr(static_cast<int32_t>(op.getMode())));
    SmallVector<Value> results;
    call(b, "ten_rt_sim_shuffle", {i64},
         {thread, value, op.getOffset(), op.getWidth(), mode, locationOf(b)},
         &results);
    Value result = results.front();
    if (width < 64)
      result = arith::TruncIOp::create(b, bits, result);
    if (isa<FloatType>(type))
      result = arith::BitcastOp::create(b, type, result);
    op.getShuffleResult().replaceAllUsesWith(result);
    if (!op.getValid().use_empty())
      op.getValid().replaceAllUsesWith(
          arith::ConstantOp::create(b, b.getBoolAttr(true)));
    op.erase();
  }

  Value exchanged(ImplicitLocOpBuilder &b, int32_t offset) {
    return LLVM::GEPOp::create(b, pointer, b.getI8Type(), exchange,
                               ArrayRef<LLVM::GEPArg>{offset});
  }

  /// Fragments are passed in memory: those of both factors, then the
  /// accumulators, which the results overwrite.
  void lowerMultiply(ImplicitLocOpBuilder &b, NVVM::MmaOp op, Value thread) {
    auto give = [&](ValueRange values, int32_t offset) {
      for (Value value : values) {
        LLVM::StoreOp::create(b, value, exchanged(b, offset));
        offset += bytesOf(value.getType());
      }
    };
    give(op.getOperandA(), kLeft);
    give(op.getOperandB(), kRight);
    give(op.getOperandC(), kSums);
    auto number = [&](uint64_t value) -> Value {
      return arith::ConstantOp::create(
          b, b.getI32IntegerAttr(static_cast<int32_t>(value)));
    };
    call(b, "ten_rt_sim_multiply_add", {},
         {thread, exchange, number(formatOf(*op.getMultiplicandAPtxType())),
          number(formatOf(*op.getMultiplicandBPtxType())), locationOf(b)});
    auto type = cast<LLVM::LLVMStructType>(op.getType());
    Value result = LLVM::PoisonOp::create(b, type);
    int32_t offset = kSums;
    for (auto [i, element] : llvm::enumerate(type.getBody())) {
      Value value = LLVM::LoadOp::create(b, element, exchanged(b, offset));
      result = LLVM::InsertValueOp::create(b, result, value, i);
      offset += bytesOf(element);
    }
    op->replaceAllUsesWith(ValueRange(result));
    op->erase();
  }

  /// `cvt.rna.tf32.f32`: rounds to the nearest value with a 10-bit mantissa,
  /// ties away from 0. A NaN keeps its upper bits.
  static void lowerRounding(ImplicitLocOpBuilder &b,
                            NVVM::ConvertFloatToTF32Op op) {
    Type i32 = b.getI32Type();
    auto number = [&](int64_t value) -> Value {
      return arith::ConstantOp::create(b, b.getIntegerAttr(i32, value));
    };
    Value bits = arith::BitcastOp::create(b, i32, op.getSrc());
    Value isNaN = arith::CmpFOp::create(b, arith::CmpFPredicate::UNO,
                                        op.getSrc(), op.getSrc());
    Value rounded = arith::AndIOp::create(
        b, arith::AddIOp::create(b, bits, number(1 << 12)),
        number(~int64_t(0x1fff)));
    op.replaceAllUsesWith(
        arith::SelectOp::create(b, isNaN, number(0x7fffe000), rounded)
            .getResult());
    op.erase();
  }

  static int32_t bytesOf(Type type) {
    if (auto vector = dyn_cast<VectorType>(type))
      return static_cast<int32_t>(vector.getNumElements() *
                                  elementBytes(vector.getElementType()));
    return static_cast<int32_t>(elementBytes(type));
  }

  /// Numbers of the formats as in Runtime/Simulation.h.
  static uint64_t formatOf(NVVM::MMATypes type) {
    switch (type) {
    case NVVM::MMATypes::f16:
      return 0;
    case NVVM::MMATypes::bf16:
      return 1;
    case NVVM::MMATypes::s8:
      return 2;
    case NVVM::MMATypes::u8:
      return 3;
    case NVVM::MMATypes::f64:
      return 4;
    case NVVM::MMATypes::tf32:
      return 5;
    default:
      return ~0u;
    }
  }

  void lowerLoadMatrix(ImplicitLocOpBuilder &b, nvgpu::LdMatrixOp op,
                       Value thread) {
    auto type = cast<VectorType>(op.getRes().getType());
    int64_t width = 16 / elementBytes(type.getElementType());
    check(b, op.getSrcMemref(), op.getIndices(), width, thread);
    b.setInsertionPoint(op);
    Value tiles = arith::ConstantOp::create(
        b, b.getI32IntegerAttr(static_cast<int32_t>(op.getNumTiles())));
    Value transposes = arith::ConstantOp::create(
        b, b.getI32IntegerAttr(op.getTranspose() ? 1 : 0));
    call(b, "ten_rt_sim_load_matrix", {},
         {thread, addressOfElement(b, op.getSrcMemref(), op.getIndices()),
          tiles, transposes, exchange, locationOf(b)});
    auto part =
        VectorType::get(type.getShape().drop_front(), type.getElementType());
    SmallVector<Value> parts;
    for (int64_t i = 0; i < type.getShape().front(); ++i)
      parts.push_back(LLVM::LoadOp::create(
          b, part, exchanged(b, static_cast<int32_t>(4 * i))));
    SmallVector<Operation *> users;
    for (Operation *user : op->getUsers()) {
      auto extract = cast<vector::ExtractOp>(user);
      ArrayRef<int64_t> position = extract.getStaticPosition();
      Value part = parts[position.front()];
      if (position.size() > 1)
        part = vector::ExtractOp::create(b, part, position.back());
      extract.replaceAllUsesWith(part);
      users.push_back(extract);
    }
    // Erase after the loop over all operations, which comes to the users later.
    dead.push_back(op);
    llvm::append_range(dead, users);
  }

  void lowerCopy(ImplicitLocOpBuilder &b, nvgpu::DeviceAsyncCopyOp op,
                 Value thread) {
    int64_t count = op.getDstElements().getSExtValue();
    check(b, op.getDst(), op.getDstIndices(), count, thread);
    b.setInsertionPoint(op);
    check(b, op.getSrc(), op.getSrcIndices(), count, thread);
    b.setInsertionPoint(op);
    int64_t bytes =
        elementBytes(cast<MemRefType>(op.getSrc().getType()).getElementType());
    auto bytesOfElements = [&](Value elements) -> Value {
      return arith::MulIOp::create(b, elements,
                                   arith::ConstantIndexOp::create(b, bytes));
    };
    Value all = bytesOfElements(arith::ConstantIndexOp::create(b, count));
    Value read =
        op.getSrcElements() ? bytesOfElements(op.getSrcElements()) : all;
    call(b, "ten_rt_sim_copy_async", {},
         {thread, addressOfElement(b, op.getDst(), op.getDstIndices()),
          addressOfElement(b, op.getSrc(), op.getSrcIndices()), all, read,
          locationOf(b)});
    dead.push_back(op);
  }

  /// Returns the address, as an index, of an element of a dense static buffer.
  static Value addressOfElement(ImplicitLocOpBuilder &b, Value memref,
                                ValueRange indices) {
    auto type = cast<MemRefType>(memref.getType());
    Value number = arith::ConstantIndexOp::create(b, 0);
    for (auto [index, size] : llvm::zip_equal(indices, type.getShape()))
      number = arith::AddIOp::create(
          b, index,
          arith::MulIOp::create(b, number,
                                arith::ConstantIndexOp::create(b, size)));
    Value bytes = arith::MulIOp::create(
        b, number,
        arith::ConstantIndexOp::create(b, elementBytes(type.getElementType())));
    return arith::AddIOp::create(b, addressOf(b, b.getLoc(), memref), bytes);
  }

  /// Offsets of fragments in a thread's memory.
  /// Fact: bytes; layout of a simulated thread's fragments.
  static constexpr int32_t kLeft = 0, kRight = 16, kSums = 32,
                           kExchangeBytes = 48;
  Value exchange;
  SmallVector<Operation *> dead;
  const LLVMTypeConverter *converter = nullptr;
  Type pointer;
  llvm::StringMap<std::string> locations;
};

} // namespace
} // namespace tenon
