//===- EmitEntries.cpp - Emits entries with the C ABI ---------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements ten-emit-entries: rewrites each bufferized, planned host function
// as `int32_t f(const struct ten_call *)` of Runtime/Abi.h. Arguments, results,
// arena and constants are loaded from the call; launches become calls;
// `ten.check`, `ten.reserve` and device calls branch to a return of the failing
// site's number. Plan functions become functions of a `ten_plan`. The
// artifact's description is emitted by ArtifactDescription.cpp.
//
//===----------------------------------------------------------------------===//

#include "ArtifactDescription.h"
#include "Conversion/AbiFields.h"
#include "Conversion/Passes.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "FlushSubnormals.h"
#include "HostContract.h"
#include "HostPieces.h"
#include "InterpretLaunches.h"
#include "Launches.h"
#include "Runtime/Abi.h"
#include "Target/Target.h"
#include "TraceLaunches.h"
#include "mlir/Analysis/CFGLoopInfo.h"
#include "mlir/Conversion/LLVMCommon/MemRefBuilder.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Dominance.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_EMITENTRIES
#include "Conversion/Passes.h.inc"

using namespace ten;

namespace {

/// Fact: bytes; a cache line and the widest vector.
constexpr int64_t kArenaAlignment = 64;

/// Largest number of arguments that are loaded at the function's entry: about
/// the number of registers.
/// Tuned: loads; commit cb3455a.
constexpr size_t kMaxLoadsAtEntry = 16;

/// Rewrites one host function and its plan function.
class EntryEmitter {
public:
  EntryEmitter(func::FuncOp function, func::FuncOp plan,
               const LLVMTypeConverter &converter, bool trace)
      : function(function), plan(plan), converter(converter), trace(trace),
        types(function.getContext()), builder(function.getContext()) {}

  FailureOr<EntryDescription> emit();

private:
  /// Loads a member of a structure: `index` is of namespace abi.
  Value field(Value pointer, LLVM::LLVMStructType structure, int32_t index) {
    Value address =
        LLVM::GEPOp::create(builder, loc, types.ptr, structure, pointer,
                            ArrayRef<LLVM::GEPArg>{0, index});
    return LLVM::LoadOp::create(builder, loc, structure.getBody()[index],
                                address);
  }
  /// Returns the address of element `index` of an array of ten_array.
  Value arrayAt(Value arrays, int32_t index) {
    return LLVM::GEPOp::create(builder, loc, types.ptr, types.array, arrays,
                               ArrayRef<LLVM::GEPArg>{index});
  }
  Value number(Type type, int64_t value) {
    return LLVM::ConstantOp::create(builder, loc, type,
                                    builder.getIntegerAttr(type, value));
  }
  /// Returns a memref of `type` at `data`; dynamic sizes are loaded from
  /// `dims`.
  Value buffer(MemRefType type, Value data, llvm::function_ref<Value()> dims);
  void takeArguments();
  /// Loads arguments just before their uses, outside of loops.
  void loadAtUses(ArrayRef<BlockArgument> arguments,
                  llvm::function_ref<Value(BlockArgument)> load);
  /// Replaces a constant by its address in the call's section of constants.
  void lowerConstant(memref::GetGlobalOp op);
  void lowerReserve(ReserveOp op);
  /// Replaces `ten.threads` by field `index` of `structure` at `pointer`.
  void lowerThreads(Region &region, Value pointer,
                    LLVM::LLVMStructType structure, int32_t index);
  /// Emits a call of a device function, which may fail.
  void lowerDeviceCall(func::CallOp op);
  void lowerCheck(CheckOp op);
  void lowerReturn(func::ReturnOp op);
  void lowerPlan();
  void describeBound();
  void describeLoadParts(ArrayAttr parts);
  /// Returns whether the host function returns a result instead of writing it
  /// into memory of the call.
  bool isReturned(size_t result) {
    return llvm::is_contained(attr::returned.get(function).asArrayRef(),
                              result);
  }

  func::FuncOp function, plan;
  const LLVMTypeConverter &converter;
  bool trace;
  AbiTypes types;
  OpBuilder builder;
  Location loc = UnknownLoc::get(builder.getContext());
  Value call;
  EntryDescription description;
};

Value EntryEmitter::buffer(MemRefType type, Value data,
                           llvm::function_ref<Value()> dims) {
  auto descriptor =
      MemRefDescriptor::poison(builder, loc, converter.convertType(type));
  descriptor.setAllocatedPtr(builder, loc, data);
  descriptor.setAlignedPtr(builder, loc, data);
  descriptor.setConstantOffset(builder, loc, 0);
  Value dimsPointer;
  SmallVector<Value> sizes;
  for (auto [dim, size] : llvm::enumerate(type.getShape())) {
    if (!ShapedType::isDynamic(size)) {
      sizes.push_back(number(types.i64, size));
      continue;
    }
    if (!dimsPointer)
      dimsPointer = dims();
    Value address =
        LLVM::GEPOp::create(builder, loc, types.ptr, types.i64, dimsPointer,
                            ArrayRef<LLVM::GEPArg>{static_cast<int32_t>(dim)});
    sizes.push_back(LLVM::LoadOp::create(builder, loc, types.i64, address));
  }
  Value stride = number(types.i64, 1);
  for (int64_t dim = type.getRank() - 1; dim >= 0; --dim) {
    descriptor.setSize(builder, loc, dim, sizes[dim]);
    descriptor.setStride(builder, loc, dim, stride);
    if (dim != 0)
      stride = LLVM::MulOp::create(builder, loc, stride, sizes[dim]);
  }
  return UnrealizedConversionCastOp::create(builder, loc, type,
                                            Value(descriptor))
      .getResult(0);
}

void EntryEmitter::loadAtUses(ArrayRef<BlockArgument> arguments,
                              llvm::function_ref<Value(BlockArgument)> load) {
  DominanceInfo dominance(function);
  std::optional<CFGLoopInfo> loops;
  if (!function.getBody().hasOneBlock())
    loops.emplace(dominance.getDomTree(&function.getBody()));
  for (BlockArgument argument : arguments)
    for (Operation *user : llvm::SmallSetVector<Operation *, 8>(
             argument.user_begin(), argument.user_end())) {
      if (user->getParentRegion() != &function.getBody() ||
          (loops && loops->getLoopFor(user->getBlock())))
        continue;
      builder.setInsertionPoint(user);
      user->replaceUsesOfWith(argument, load(argument));
    }
}

/// Loads arguments, memory for results, and the arena from the call.
void EntryEmitter::takeArguments() {
  Block &entry = function.getBody().front();
  size_t numArgs = attr::numArgs.get(function).getInt();
  builder.setInsertionPointToStart(&entry);
  call = entry.insertArgument(0u, types.ptr, loc);
  Value args = field(call, types.call, abi::call::args);
  Value results = field(call, types.call, abi::call::results);
  SmallVector<unsigned> writtenResults;
  for (size_t i = 0; i < description.signature.getNumResults(); ++i)
    if (!isReturned(i))
      writtenResults.push_back(i);

  size_t last = entry.getNumArguments() - 1;
  auto memoryOf = [&](size_t number) -> Value {
    auto type = cast<MemRefType>(entry.getArgument(number).getType());
    if (number == last) {
      Value data = field(call, types.call, abi::call::arena);
      Value bytes = field(call, types.call, abi::call::arena_bytes);
      auto descriptor =
          MemRefDescriptor::poison(builder, loc, converter.convertType(type));
      descriptor.setAllocatedPtr(builder, loc, data);
      descriptor.setAlignedPtr(builder, loc, data);
      descriptor.setConstantOffset(builder, loc, 0);
      descriptor.setSize(builder, loc, 0, bytes);
      descriptor.setConstantStride(builder, loc, 0, 1);
      return UnrealizedConversionCastOp::create(builder, loc, type,
                                                Value(descriptor))
          .getResult(0);
    }
    bool isArgument = number <= numArgs;
    Value slot = isArgument
                     ? arrayAt(args, number - 1)
                     : arrayAt(results, writtenResults[number - 1 - numArgs]);
    return buffer(type, field(slot, types.array, abi::array::data),
                  [&] { return field(slot, types.array, abi::array::dims); });
  };
  // Values that are live from the entry to a distant launch are spilled, and
  // the time of LLVM's register allocation grows with the square of their
  // number.
  if (last > kMaxLoadsAtEntry)
    loadAtUses(entry.getArguments().slice(1, last - 1),
               [&](BlockArgument argument) {
                 return memoryOf(argument.getArgNumber());
               });
  builder.setInsertionPointAfterValue(results);
  for (size_t number = 1; number <= last; ++number)
    if (!entry.getArgument(number).use_empty())
      entry.getArgument(number).replaceAllUsesWith(memoryOf(number));
  entry.eraseArguments(1, last);
}

void EntryEmitter::lowerConstant(memref::GetGlobalOp op) {
  loc = op.getLoc();
  builder.setInsertionPoint(op);
  int64_t offset = attr::constantOffset.get(op).getInt();
  Value section = field(call, types.call, abi::call::constants);
  Value data = LLVM::GEPOp::create(builder, loc, types.ptr, types.i8, section,
                                   ValueRange{number(types.i64, offset)},
                                   LLVM::GEPNoWrapFlags::none);
  op.replaceAllUsesWith(buffer(op.getType(), data, nullptr));
  op.erase();
}

/// A failed reservation ends the run.
void EntryEmitter::lowerReserve(ReserveOp op) {
  loc = op.getLoc();
  auto type = cast<MemRefType>(op.getMemref().getType());
  Block *before = op->getBlock();
  Block *after = before->splitBlock(op);
  builder.setInsertionPointToEnd(before);
  Value context = field(call, types.call, abi::call::context);
  Value reserve = field(context, types.context, abi::context::reserve);
  Type element = type.getElementType();
  int64_t width = 8;
  if (auto complex = dyn_cast<ComplexType>(element))
    width = 2 * complex.getElementType().getIntOrFloatBitWidth() / 8;
  else if (element.isIntOrFloat())
    width = llvm::divideCeil(element.getIntOrFloatBitWidth(), 8);
  Value bytes = number(types.i64, width);
  SmallVector<Value> sizes;
  auto dynamic = op.getSizes().begin();
  for (int64_t size : type.getShape()) {
    if (ShapedType::isDynamic(size))
      sizes.push_back(
          arith::IndexCastOp::create(builder, loc, types.i64, *dynamic++));
    else
      sizes.push_back(number(types.i64, size));
    bytes = LLVM::MulOp::create(builder, loc, bytes, sizes.back());
  }
  auto functionType =
      LLVM::LLVMFunctionType::get(types.ptr, {types.ptr, types.i64});
  Value data = LLVM::CallOp::create(builder, loc, functionType,
                                    ValueRange{reserve, context, bytes})
                   .getResult();
  Value null = LLVM::ZeroOp::create(builder, loc, types.ptr);
  Value failed =
      LLVM::ICmpOp::create(builder, loc, LLVM::ICmpPredicate::eq, data, null);
  description.sites.push_back({TEN_RUNTIME_ERROR,
                               "out of memory for a value of dynamic size",
                               locationText(loc)});
  Value site = arith::ConstantOp::create(
      builder, loc, builder.getI32IntegerAttr(description.sites.size()));
  Block *fail = function.addBlock();
  cf::CondBranchOp::create(builder, loc, failed, fail, after);
  builder.setInsertionPointToEnd(fail);
  func::ReturnOp::create(builder, loc, site);

  builder.setInsertionPoint(op);
  auto descriptor =
      MemRefDescriptor::poison(builder, loc, converter.convertType(type));
  descriptor.setAllocatedPtr(builder, loc, data);
  descriptor.setAlignedPtr(builder, loc, data);
  descriptor.setConstantOffset(builder, loc, 0);
  Value stride = number(types.i64, 1);
  for (int64_t dim = type.getRank() - 1; dim >= 0; --dim) {
    descriptor.setSize(builder, loc, dim, sizes[dim]);
    descriptor.setStride(builder, loc, dim, stride);
    if (dim != 0)
      stride = LLVM::MulOp::create(builder, loc, stride, sizes[dim]);
  }
  op.getMemref().replaceAllUsesWith(
      UnrealizedConversionCastOp::create(builder, loc, type, Value(descriptor))
          .getResult(0));
  op.erase();
}

void EntryEmitter::lowerThreads(Region &region, Value pointer,
                                LLVM::LLVMStructType structure, int32_t index) {
  region.walk([&](ThreadsOp op) {
    loc = op.getLoc();
    builder.setInsertionPoint(op);
    Value count = field(pointer, structure, index);
    op.replaceAllUsesWith(
        arith::IndexCastOp::create(builder, loc, builder.getIndexType(), count)
            .getResult());
    op.erase();
  });
}

void EntryEmitter::lowerDeviceCall(func::CallOp op) {
  loc = op.getLoc();
  auto place = attr::deviceFunction.get(op).getInt();
  Block *before = op->getBlock();
  Block *after = before->splitBlock(op);
  Block *fail =
      builder.createBlock(before->getParent(), before->getParent()->end());
  builder.setInsertionPointToEnd(before);
  Value context = field(call, types.call, abi::call::context);
  Value device = field(context, types.context, abi::context::device);
  Value callee = field(device, types.device, static_cast<int32_t>(place));
  SmallVector<Value> operands{callee, device};
  SmallVector<Type> parameters{types.ptr};
  for (Value operand : op.getOperands()) {
    operands.push_back(
        arith::IndexCastOp::create(builder, loc, types.i64, operand));
    parameters.push_back(types.i64);
  }
  // Addresses are passed as integers, which use the same registers.
  Value status =
      LLVM::CallOp::create(builder, loc,
                           LLVM::LLVMFunctionType::get(types.i32, parameters),
                           operands)
          .getResult();
  Value failed = LLVM::ICmpOp::create(builder, loc, LLVM::ICmpPredicate::ne,
                                      status, number(types.i32, 0));
  description.sites.push_back(
      {TEN_RUNTIME_ERROR, "the device failed", locationText(loc)});
  Value site = arith::ConstantOp::create(
      builder, loc, builder.getI32IntegerAttr(description.sites.size()));
  cf::CondBranchOp::create(builder, loc, failed, fail, after);
  builder.setInsertionPointToEnd(fail);
  func::ReturnOp::create(builder, loc, site);
  op.erase();
}

void EntryEmitter::lowerCheck(CheckOp op) {
  loc = op.getLoc();
  description.sites.push_back(
      {op.getMismatch() ? TEN_MISMATCH : TEN_RUNTIME_ERROR,
       op.getMessage().str(), locationText(loc)});
  Block *before = op->getBlock();
  Block *after = before->splitBlock(op);
  Block *fail =
      builder.createBlock(before->getParent(), before->getParent()->end());
  builder.setInsertionPointToEnd(before);
  Value site = arith::ConstantOp::create(
      builder, loc, builder.getI32IntegerAttr(description.sites.size()));
  cf::CondBranchOp::create(builder, loc, op.getCondition(), after, fail);
  builder.setInsertionPointToEnd(fail);
  func::ReturnOp::create(builder, loc, site);
  op.erase();
}

/// Results of data-dependent size are returned as memory and sizes.
void EntryEmitter::lowerReturn(func::ReturnOp op) {
  loc = op.getLoc();
  builder.setInsertionPoint(op);
  SmallVector<Value> returned(op.getOperands());
  size_t next = 0;
  if (!returned.empty()) {
    Value results = field(call, types.call, abi::call::results);
    for (auto [i, typeAttr] : llvm::enumerate(attr::results.get(function))) {
      auto type = cast<RankedTensorType>(cast<TypeAttr>(typeAttr).getValue());
      if (!isReturned(i))
        continue;
      Value memory = returned[next++];
      MemRefDescriptor descriptor(
          UnrealizedConversionCastOp::create(
              builder, loc, converter.convertType(memory.getType()), memory)
              .getResult(0));
      Value slot = arrayAt(results, i);
      LLVM::StoreOp::create(builder, loc, descriptor.alignedPtr(builder, loc),
                            slot);
      Value dims = field(slot, types.array, abi::array::dims);
      for (int64_t dim = 0; dim < type.getRank(); ++dim) {
        Value address = LLVM::GEPOp::create(
            builder, loc, types.ptr, types.i64, dims,
            ArrayRef<LLVM::GEPArg>{static_cast<int32_t>(dim)});
        LLVM::StoreOp::create(builder, loc, descriptor.size(builder, loc, dim),
                              address);
      }
    }
  }
  Value success =
      arith::ConstantOp::create(builder, loc, builder.getI32IntegerAttr(0));
  op.getOperandsMutable().assign(success);
}

/// The plan function takes the dimensions of the arguments and stores the sizes
/// that it computes.
void EntryEmitter::lowerPlan() {
  Block &entry = plan.getBody().front();
  loc = plan.getLoc();
  builder.setInsertionPointToStart(&entry);
  Value question = entry.insertArgument(0u, types.ptr, loc);
  Value args = field(question, types.plan, abi::plan::args);
  // A plan never reads data.
  Value null = LLVM::ZeroOp::create(builder, loc, types.ptr);
  size_t last = entry.getNumArguments() - 1;
  for (size_t number = 1; number <= last; ++number) {
    BlockArgument argument = entry.getArgument(number);
    if (argument.use_empty())
      continue;
    auto type = cast<MemRefType>(argument.getType());
    argument.replaceAllUsesWith(buffer(type, null, [&] {
      return field(arrayAt(args, number - 1), types.array, abi::array::dims);
    }));
  }
  entry.eraseArguments(1, last);
  lowerThreads(plan.getBody(), question, types.plan, abi::plan::threads);

  auto terminator = cast<func::ReturnOp>(entry.getTerminator());
  for (CheckOp check : llvm::to_vector(entry.getOps<CheckOp>()))
    lowerCheck(check);
  SmallVector<Value> sizes(terminator.getOperands());
  loc = terminator.getLoc();
  builder.setInsertionPoint(terminator);
  auto store = [&](Value value, Value address) {
    if (!value.getType().isInteger(64))
      value = arith::IndexCastOp::create(builder, loc, types.i64, value);
    LLVM::StoreOp::create(builder, loc, value, address);
  };
  Value results = field(question, types.plan, abi::plan::results);
  size_t next = 0;
  for (auto [i, result] : llvm::enumerate(description.signature.getResults())) {
    auto type = cast<RankedTensorType>(result);
    if (type.getRank() == 0)
      continue;
    Value dims = field(arrayAt(results, i), types.array, abi::array::dims);
    for (auto [dim, size] : llvm::enumerate(type.getShape())) {
      Value address = LLVM::GEPOp::create(
          builder, loc, types.ptr, types.i64, dims,
          ArrayRef<LLVM::GEPArg>{static_cast<int32_t>(dim)});
      store(ShapedType::isDynamic(size) ? sizes[next++]
                                        : number(types.i64, size),
            address);
    }
  }
  auto answer = [&](int32_t index) -> Value {
    return LLVM::GEPOp::create(builder, loc, types.ptr, types.plan, question,
                               ArrayRef<LLVM::GEPArg>{0, index});
  };
  store(sizes.back(), answer(3));
  store(number(types.i64, kArenaAlignment), answer(4));
  Value success =
      arith::ConstantOp::create(builder, loc, builder.getI32IntegerAttr(0));
  terminator.getOperandsMutable().assign(success);
  plan.setFunctionType(builder.getFunctionType(types.ptr, types.i32));
  attr::planOf.remove(plan);
}

void EntryEmitter::describeLoadParts(ArrayAttr parts) {
  auto numbersOf = [](DictionaryAttr part, StringRef name) {
    auto list = part.getAs<DenseI64ArrayAttr>(name);
    return list ? list.asArrayRef().vec() : std::vector<int64_t>();
  };
  for (auto part : parts.getAsRange<DictionaryAttr>()) {
    LoadPartDescription &made = description.loadParts.emplace_back();
    if (auto function = part.getAs<FlatSymbolRefAttr>("function"))
      made.entry = function.getValue().str();
    made.arguments = numbersOf(part, "arguments");
    made.results = numbersOf(part, "results");
    std::vector<int64_t> digest = numbersOf(part, "digest");
    std::copy_n(digest.begin(), std::min<size_t>(digest.size(), 2),
                made.digest);
  }
  // Residents are behind the arguments of a call.
  auto bound = attr::boundArguments.get(function);
  auto callerType =
      cast<FunctionType>(attr::callerType.get(function).getValue());
  llvm::append_range(description.residents,
                     description.signature.getInputs().drop_front(
                         callerType.getNumInputs() - bound.size()));
}

/// Describes the entry for callers: with bound arguments at their positions,
/// without resident values.
void EntryEmitter::describeBound() {
  auto load = attr::load.get(function);
  auto parts = attr::loadParts.get(function);
  auto type = attr::callerType.get(function);
  auto bound = attr::boundArguments.get(function);
  if ((!load && !parts) || !type || !bound)
    return;
  if (load)
    description.load = load.getValue().str();
  else
    describeLoadParts(parts);
  description.bound.assign(bound.asArrayRef().begin(),
                           bound.asArrayRef().end());
  description.signature = cast<FunctionType>(type.getValue());
  std::vector<int32_t> aliases;
  aliases.reserve(description.signature.getNumInputs());
  size_t next = 0;
  for (unsigned i = 0; i < description.signature.getNumInputs(); ++i)
    aliases.push_back(llvm::is_contained(description.bound, i)
                          ? -1
                          : description.argAliases[next++]);
  description.argAliases = std::move(aliases);
}

FailureOr<EntryDescription> EntryEmitter::emit() {
  TypeAttr signature = attr::signature.get(function);
  description.name = function.getName().str();
  description.runSymbol = description.name + "_run";
  description.planSymbol = plan.getName().str();
  description.signature = cast<FunctionType>(signature.getValue());
  for (unsigned i = 0; i < description.signature.getNumInputs(); ++i) {
    auto donated = attr::donated.get(function, i);
    description.argAliases.push_back(donated ? donated.getInt() : -1);
  }
  if (auto names = attr::argumentNames.get(function))
    for (Attribute name : names)
      description.argNames.push_back(cast<StringAttr>(name).getValue().str());
  describeBound();
  loc = function.getLoc();
  takeArguments();
  lowerThreads(function.getBody(), call, types.call, abi::call::threads);
  SmallVector<Operation *> worklist;
  function.walk([&](Operation *op) {
    if (isa<ReserveOp, CheckOp, func::ReturnOp>(op) ||
        attr::constantOffset.has(op) || attr::deviceFunction.has(op))
      worklist.push_back(op);
  });
  for (Operation *op : worklist) {
    if (auto reserve = dyn_cast<ReserveOp>(op))
      lowerReserve(reserve);
    else if (auto check = dyn_cast<CheckOp>(op))
      lowerCheck(check);
    else if (auto constant = dyn_cast<memref::GetGlobalOp>(op))
      lowerConstant(constant);
    else if (auto deviceCall = dyn_cast<func::CallOp>(op))
      lowerDeviceCall(deviceCall);
    else
      lowerReturn(cast<func::ReturnOp>(op));
  }
  if (trace)
    description.kernels = traceLaunches(function, call, converter);
  lowerInterpretedLaunches(function, call, converter, description.sites);
  lowerPlan();
  function.removeArgAttrsAttr();
  function.removeResAttrsAttr();
  function.setFunctionType(builder.getFunctionType(types.ptr, types.i32));
  attr::results.remove(function);
  attr::numArgs.remove(function);
  attr::signature.remove(function);
  attr::returned.remove(function);
  attr::load.remove(function);
  attr::loadParts.remove(function);
  attr::callerType.remove(function);
  attr::boundArguments.remove(function);
  attr::argumentNames.remove(function);
  function.setName(description.runSymbol);
  return std::move(description);
}

/// Converts to an LLVM function, whose address constants can hold.
void toLLVMFunction(func::FuncOp function) {
  AbiTypes types(function.getContext());
  OpBuilder builder(function);
  Type result = types.i32;
  if (function.getNumResults() == 0)
    result = LLVM::LLVMVoidType::get(function.getContext());
  auto type = LLVM::LLVMFunctionType::get(result, function.getArgumentTypes());
  auto replacement =
      LLVM::LLVMFuncOp::create(builder, function.getLoc(), function.getName(),
                               type, LLVM::Linkage::Internal);
  replacement.getBody().takeBody(function.getBody());
  // Long sequences of calls and stores, on which passes would spend more time
  // than they save.
  if (attr::runsOnce.has(function)) {
    replacement.setNoInline(true);
    replacement.setOptimizeNone(true);
  }
  if (attr::hostPiece.has(function))
    replacement.setNoInline(true);
  function.erase();
  replacement.walk([](func::ReturnOp op) {
    OpBuilder builder(op);
    LLVM::ReturnOp::create(builder, op.getLoc(), op.getOperands());
    op.erase();
  });
}

/// Moves arrays on the stack to the first block. Behind the checks of arguments
/// they would be allocated at run time, which LLVM's SROA leaves alone, and
/// without their alignment.
void moveStackToEntry(func::FuncOp function) {
  Block &entry = function.getBody().front();
  function.walk([&](memref::AllocaOp array) {
    if (array.getType().hasStaticShape())
      array->moveBefore(&entry, entry.begin());
  });
}

class EmitEntriesPass : public impl::EmitEntriesBase<EmitEntriesPass> {
public:
  using EmitEntriesBase::EmitEntriesBase;

private:
  void runOnOperation() override {
    ModuleOp module = getOperation();
    LLVMTypeConverter converter(&getContext());
    ArtifactDescription artifact;
    artifact.symbol = name + "_artifact";
    if (TargetAttr target = targetOf(module)) {
      artifact.triple = target.getTriple().str();
      artifact.cpu = target.getCpu().str();
      artifact.features = target.getFeatures().str();
    }
    SymbolTable table(module);
    llvm::DenseMap<StringAttr, func::FuncOp> plans;
    SmallVector<func::FuncOp> hosts;
    for (auto function : module.getOps<func::FuncOp>())
      if (auto host = attr::planOf.get(function))
        plans.try_emplace(host.getAttr(), function);
      else if (!function.isExternal() && !attr::kernel.has(function))
        hosts.push_back(function);
    for (func::FuncOp host : hosts)
      if (failed(checkHost(host, plans.lookup(host.getSymNameAttr()), table)))
        return signalPassFailure();
    if (plans.size() != hosts.size()) {
      module.emitError("expects one plan for each host function, got ")
          << plans.size() << " for " << hosts.size();
      return signalPassFailure();
    }
    keepApart(hosts, table);
    for (auto &plan : plans)
      attr::runsOnce.set(plan.second);
    for (func::FuncOp function : hosts)
      for (StringAttr load : loadFunctions(function))
        attr::runsOnce.set(table.lookup(load));
    for (func::FuncOp function : hosts) {
      FailureOr<EntryDescription> entry =
          EntryEmitter(function, plans.lookup(function.getSymNameAttr()),
                       converter, trace)
              .emit();
      if (failed(entry))
        return signalPassFailure();
      artifact.entries.push_back(std::move(*entry));
      moveStackToEntry(function);
    }
    for (func::FuncOp function : hosts)
      if (!attr::runsOnce.has(function))
        splitHost(function, table);
    module.walk([&](LaunchOp launch) { lowerLaunch(launch, table); });
    for (auto function : llvm::to_vector(module.getOps<func::FuncOp>()))
      if (function.isExternal() &&
          (attr::library.has(function) || attr::interpreted.has(function)))
        function.erase();
    // Only the description is exported, and kernels that were moved to another
    // module.
    auto internal =
        LLVM::LinkageAttr::get(&getContext(), LLVM::Linkage::Internal);
    for (auto function : llvm::to_vector(module.getOps<func::FuncOp>())) {
      // LLVM's translation warns about unknown attributes.
      if (attr::kernel.has(function) || function.isExternal())
        for (unsigned i = 0; i < function.getNumArguments(); ++i) {
          attr::update.remove(function, i);
          attr::inPlace.remove(function, i);
          attr::range.remove(function, i);
        }
      if (function.isExternal())
        continue;
      if (attr::kernel.has(function) && !attr::simulated.has(function)) {
        attr::takesCall.remove(function);
        if (!attr::takenOut.remove(function))
          function->setAttr("llvm.linkage", internal);
      } else {
        toLLVMFunction(function);
      }
    }
    if (flushSubnormals)
      for (const EntryDescription &entry : artifact.entries)
        tenon::flushSubnormals(
            module.lookupSymbol<LLVM::LLVMFuncOp>(entry.runSymbol),
            llvm::Triple(artifact.triple));
    for (auto global : llvm::to_vector(module.getOps<memref::GlobalOp>()))
      if (attr::constant.has(global))
        global.erase();
    if (auto bytes = attr::constantsBytes.get(module))
      artifact.constantsBytes = bytes.getInt();
    artifact.device = takeDevice(module);
    if (!hosts.empty() || !plans.empty())
      emitArtifact(module, artifact);
  }
};

} // namespace
} // namespace tenon
