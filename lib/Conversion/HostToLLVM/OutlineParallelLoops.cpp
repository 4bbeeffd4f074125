//===- OutlineParallelLoops.cpp - Parallel loops as functions -------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ArtifactDescription.h"
#include "Conversion/Passes.h"
#include "Dialect/Ten/IR/Ten.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "llvm/ADT/BitVector.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_OUTLINEPARALLELLOOPS
#include "Conversion/Passes.h.inc"

using namespace ten;

namespace {

/// More threads than that share no kernel: their counters are on the stack.
constexpr int32_t kMostWorkers = 64;

// Fields of the block that a kernel's threads share.
enum BlockField : int32_t { Iterations, Workers, Next, FirstCaptured };

/// Outlines the parallel loops of one kernel.
class KernelOutliner {
public:
  KernelOutliner(func::FuncOp kernel, const LLVMTypeConverter &converter,
                 SymbolTable &table)
      : kernel(kernel), converter(converter), table(table),
        types(kernel.getContext()), builder(kernel.getContext()) {}

  void run();

private:
  void outline(scf::ForallOp loop);
  /// What is computed from other values alone is computed again in the body;
  /// gives what is left.
  llvm::SetVector<Value> capture(scf::ForallOp loop);
  /// Operations that depend on the thread and values of the kernel alone.
  SmallVector<Operation *> perWorker(scf::ForallOp loop);
  func::FuncOp createBody(scf::ForallOp loop, ArrayRef<Value> parameters,
                          ArrayRef<Operation *> workerOps);
  LLVM::LLVMFuncOp createRunner(func::FuncOp body, Type block,
                                ArrayRef<Value> captured,
                                ArrayRef<Value> workerValues,
                                ArrayRef<Operation *> workerOps);
  void replace(scf::ForallOp loop, LLVM::LLVMFuncOp runner, Type block,
               ArrayRef<Value> captured);
  bool isDistinct(Value memref);

  Value constant(int64_t value) {
    return LLVM::ConstantOp::create(builder, loc, types.i64,
                                    builder.getI64IntegerAttr(value));
  }
  Value address(Type structure, Value pointer,
                ArrayRef<LLVM::GEPArg> indices) {
    return LLVM::GEPOp::create(builder, loc, types.ptr, structure, pointer,
                               indices);
  }
  Value load(Type structure, Value pointer, int32_t field, Type type) {
    return LLVM::LoadOp::create(
        builder, loc, type,
        address(structure, pointer, {LLVM::GEPArg(0), LLVM::GEPArg(field)}));
  }
  Value cast(Value value, Type type) {
    if (value.getType() == type)
      return value;
    return UnrealizedConversionCastOp::create(builder, loc, type, value)
        .getResult(0);
  }
  Value toIndex(Value value) {
    return arith::IndexCastOp::create(builder, loc, builder.getIndexType(),
                                      value);
  }
  Value toInteger(Value value) {
    return arith::IndexCastOp::create(builder, loc, types.i64, value);
  }

  func::FuncOp kernel;
  const LLVMTypeConverter &converter;
  SymbolTable &table;
  AbiTypes types;
  OpBuilder builder;
  Location loc = UnknownLoc::get(builder.getContext());
  Value call;
};

bool isRepeatable(Operation *op) {
  return op && op->getNumRegions() == 0 && isMemoryEffectFree(op) &&
         !isa<WorkerOp>(op);
}

llvm::SetVector<Value> KernelOutliner::capture(scf::ForallOp loop) {
  Block *body = loop.getBody();
  // Their producers come before: clones are put in front one after the other.
  for (bool changed = true; changed;) {
    changed = false;
    llvm::SetVector<Operation *> producers;
    loop.getRegion().walk([&](Operation *op) {
      for (Value operand : op->getOperands())
        if (Operation *producer = operand.getDefiningOp();
            isRepeatable(producer) && !loop->isProperAncestor(producer))
          producers.insert(producer);
    });
    for (Operation *producer : producers) {
      builder.setInsertionPointToStart(body);
      Operation *copy = builder.clone(*producer);
      producer->replaceUsesWithIf(copy->getResults(), [&](OpOperand &use) {
        return loop->isProperAncestor(use.getOwner()) &&
               use.getOwner() != copy;
      });
      changed = true;
    }
  }
  llvm::SetVector<Value> captured;
  loop.getRegion().walk([&](Operation *op) {
    for (Value operand : op->getOperands())
      if (!loop.getRegion().isAncestor(operand.getParentRegion()))
        captured.insert(operand);
  });
  return captured;
}

SmallVector<Operation *> KernelOutliner::perWorker(scf::ForallOp loop) {
  SmallVector<Operation *> found;
  llvm::DenseSet<Value> values;
  // With what they need of the block, such as constants.
  llvm::DenseSet<Operation *> needed;
  for (Operation &op : *loop.getBody())
    if (isa<WorkerOp>(op) || (isMemoryEffectFree(&op) &&
                              llvm::any_of(op.getOperands(), [&](Value v) {
                                return values.contains(v);
                              }))) {
      bool visible = llvm::all_of(op.getOperands(), [&](Value v) {
        Operation *maker = v.getDefiningOp();
        return values.contains(v) || (maker && isRepeatable(maker) &&
                                      maker->getNumOperands() == 0) ||
               !loop.getRegion().isAncestor(v.getParentRegion());
      });
      if (!visible)
        continue;
      for (Value operand : op.getOperands())
        if (Operation *maker = operand.getDefiningOp();
            maker && maker->getBlock() == loop.getBody() &&
            needed.insert(maker).second && !llvm::is_contained(found, maker))
          found.push_back(maker);
      found.push_back(&op);
      values.insert(op.result_begin(), op.result_end());
    }
  return found;
}

bool KernelOutliner::isDistinct(Value memref) {
  if (memref.getDefiningOp<memref::AllocaOp>() ||
      memref.getDefiningOp<memref::ViewOp>())
    return true;
  auto argument = dyn_cast<BlockArgument>(memref);
  auto distinct = kernel->getAttrOfType<DenseI64ArrayAttr>("ten.distinct");
  if (!argument || !distinct || argument.getOwner()->getParentOp() != kernel)
    return false;
  int64_t place = 0;
  for (BlockArgument other : kernel.getArguments()) {
    if (other == argument)
      return llvm::is_contained(distinct.asArrayRef(), place);
    auto type = dyn_cast<MemRefType>(other.getType());
    place += type ? 3 + 2 * type.getRank() : 1;
  }
  return false;
}

func::FuncOp KernelOutliner::createBody(scf::ForallOp loop,
                                        ArrayRef<Value> parameters,
                                        ArrayRef<Operation *> workerOps) {
  SmallVector<Type> parameterTypes;
  SmallVector<Location> locations;
  SmallVector<int64_t> distinct;
  int64_t place = 0;
  for (Value value : parameters) {
    parameterTypes.push_back(value.getType());
    locations.push_back(value.getLoc());
    auto type = dyn_cast<MemRefType>(value.getType());
    if (type && isDistinct(value))
      distinct.append({place, place + 1});
    place += type ? 3 + 2 * type.getRank() : 1;
  }
  parameterTypes.push_back(builder.getIndexType());
  locations.push_back(loc);
  auto body = func::FuncOp::create(
      loc, (kernel.getName() + "_chunk").str(),
      builder.getFunctionType(parameterTypes, {}));
  body.setPrivate();
  body->setAttr("ten.kernel", kernel->getAttr("ten.kernel"));
  body->setAttr("ten.distinct", builder.getDenseI64ArrayAttr(distinct));
  // Inlined, it would lose what is said of its parameters.
  body->setAttr("passthrough", builder.getStrArrayAttr({"noinline"}));
  table.insert(body, std::next(kernel->getIterator()));
  Block *entry =
      builder.createBlock(&body.getBody(), {}, parameterTypes, locations);
  IRMapping mapping;
  for (auto [value, argument] : llvm::zip(parameters, entry->getArguments()))
    mapping.map(value, argument);
  mapping.map(loop.getInductionVar(0), entry->getArguments().back());
  llvm::DenseSet<Operation *> left(workerOps.begin(), workerOps.end());
  builder.setInsertionPointToEnd(entry);
  for (Operation &op : loop.getBody()->without_terminator()) {
    // Constants that the thread's operations need may be needed here as well.
    if (left.contains(&op) && (op.getNumOperands() != 0 || isa<WorkerOp>(op)))
      continue;
    builder.clone(op, mapping);
  }
  func::ReturnOp::create(builder, loc);
  return body;
}

LLVM::LLVMFuncOp KernelOutliner::createRunner(
    func::FuncOp body, Type block, ArrayRef<Value> captured,
    ArrayRef<Value> workerValues, ArrayRef<Operation *> workerOps) {
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointAfter(body);
  auto type = LLVM::LLVMFunctionType::get(types.i32, {types.ptr, types.i64});
  auto runner = LLVM::LLVMFuncOp::create(
      builder, loc, (body.getName() + "s").str(), type, LLVM::Linkage::Internal);
  table.insert(runner);
  // Its address is taken, so it would be there twice.
  runner->setAttr("passthrough", builder.getStrArrayAttr({"noinline"}));
  Block *entry = runner.addEntryBlock(builder);
  builder.setInsertionPointToEnd(entry);
  Value shared = entry->getArgument(0), worker = entry->getArgument(1);
  Value iterations = load(block, shared, Iterations, types.i64);
  Value workers = load(block, shared, Workers, types.i64);
  IRMapping mapping;
  SmallVector<Value> arguments;
  for (auto [i, value] : llvm::enumerate(captured)) {
    Type stored = converter.convertType(value.getType());
    Value loaded =
        load(block, shared, FirstCaptured + static_cast<int32_t>(i), stored);
    arguments.push_back(cast(loaded, value.getType()));
    mapping.map(value, arguments.back());
  }
  for (Operation *op : workerOps) {
    if (isa<WorkerOp>(op))
      mapping.map(op->getResult(0), toIndex(worker));
    else
      builder.clone(*op, mapping);
  }
  for (Value value : workerValues)
    arguments.push_back(mapping.lookup(value));

  // The thread's own share first, then what is left of the next one's.
  auto shares =
      scf::ForOp::create(builder, loc, toIndex(constant(0)), toIndex(workers),
                         toIndex(constant(1)));
  builder.setInsertionPointToStart(shares.getBody());
  Value share = LLVM::URemOp::create(
      builder, loc,
      LLVM::AddOp::create(builder, loc, worker,
                          toInteger(shares.getInductionVar())),
      workers);
  Value end = LLVM::UDivOp::create(
      builder, loc,
      LLVM::MulOp::create(builder, loc,
                          LLVM::AddOp::create(builder, loc, share, constant(1)),
                          iterations),
      workers);
  Value next = address(
      block, shared, {LLVM::GEPArg(0), LLVM::GEPArg(Next), LLVM::GEPArg(share)});
  auto loop = scf::WhileOp::create(builder, loc, TypeRange(types.i64),
                                   ValueRange());
  builder.createBlock(&loop.getBefore());
  Value taken = LLVM::AtomicRMWOp::create(builder, loc, LLVM::AtomicBinOp::add,
                                          next, constant(1),
                                          LLVM::AtomicOrdering::monotonic);
  Value isLeft = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::slt,
                                       taken, end);
  scf::ConditionOp::create(builder, loc, isLeft, taken);
  builder.createBlock(&loop.getAfter(), {}, {types.i64}, {loc});
  arguments.push_back(toIndex(loop.getAfterBody()->getArgument(0)));
  func::CallOp::create(builder, loc, body, arguments);
  scf::YieldOp::create(builder, loc);
  builder.setInsertionPointToEnd(entry);
  LLVM::ReturnOp::create(
      builder, loc,
      LLVM::ConstantOp::create(builder, loc, types.i32,
                               builder.getI32IntegerAttr(0))
          .getResult());
  return runner;
}

void KernelOutliner::replace(scf::ForallOp loop, LLVM::LLVMFuncOp runner,
                             Type block, ArrayRef<Value> captured) {
  builder.setInsertionPointToStart(&kernel.getBody().front());
  Value shared =
      LLVM::AllocaOp::create(builder, loc, types.ptr, block, constant(1), 64);
  builder.setInsertionPoint(loop);
  OpFoldResult count = loop.getMixedUpperBound()[0];
  std::optional<int64_t> known = getConstantIntValue(count);
  Value iterations =
      known ? constant(*known) : toInteger(::cast<Value>(count));
  auto field = [&](int32_t number) {
    return address(block, shared, {LLVM::GEPArg(0), LLVM::GEPArg(number)});
  };
  Value threads = LLVM::SExtOp::create(
      builder, loc, types.i64, load(types.call, call, 5, types.i32));
  Value workers = LLVM::SMinOp::create(
      builder, loc, LLVM::SMinOp::create(builder, loc, threads, iterations),
      constant(kMostWorkers));
  LLVM::StoreOp::create(builder, loc, iterations, field(Iterations));
  LLVM::StoreOp::create(builder, loc, workers, field(Workers));
  for (auto [i, value] : llvm::enumerate(captured))
    LLVM::StoreOp::create(
        builder, loc, cast(value, converter.convertType(value.getType())),
        field(FirstCaptured + static_cast<int32_t>(i)));
  auto shares =
      scf::ForOp::create(builder, loc, toIndex(constant(0)), toIndex(workers),
                         toIndex(constant(1)));
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(shares.getBody());
    Value share = toInteger(shares.getInductionVar());
    Value first = LLVM::UDivOp::create(
        builder, loc, LLVM::MulOp::create(builder, loc, share, iterations),
        workers);
    LLVM::StoreOp::create(builder, loc, first,
                          address(block, shared,
                                  {LLVM::GEPArg(0), LLVM::GEPArg(Next),
                                   LLVM::GEPArg(share)}));
  }
  Value several = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::sgt,
                                        workers, constant(1));
  auto choice = scf::IfOp::create(builder, loc, several, /*else=*/true);
  builder.setInsertionPoint(choice.thenYield());
  Value context = load(types.call, call, 6, types.ptr);
  Value parallelFor = load(types.context, context, 1, types.ptr);
  Value body = LLVM::AddressOfOp::create(builder, loc, runner);
  auto type = LLVM::LLVMFunctionType::get(
      types.i32, {types.ptr, types.i64, types.ptr, types.ptr});
  LLVM::CallOp::create(builder, loc, type,
                       ValueRange{parallelFor, context, workers, body, shared});
  builder.setInsertionPoint(choice.elseYield());
  LLVM::CallOp::create(builder, loc, runner, ValueRange{shared, constant(0)});
  loop.erase();
}

void KernelOutliner::outline(scf::ForallOp loop) {
  loc = loop.getLoc();
  llvm::SetVector<Value> all = capture(loop);
  SmallVector<Operation *> workerOps = perWorker(loop);
  SmallVector<Value> captured(all.begin(), all.end()), workerValues;
  llvm::DenseSet<Operation *> isWorkerOp(workerOps.begin(), workerOps.end());
  for (Operation *op : workerOps)
    if (op->getNumOperands() != 0 || isa<WorkerOp>(op))
      for (Value result : op->getResults())
        if (llvm::any_of(result.getUsers(), [&](Operation *user) {
              return !isWorkerOp.contains(user);
            }))
          workerValues.push_back(result);
  SmallVector<Type> fields{
      types.i64, types.i64,
      LLVM::LLVMArrayType::get(types.i64, kMostWorkers)};
  for (Value value : captured)
    fields.push_back(converter.convertType(value.getType()));
  Type block = LLVM::LLVMStructType::getLiteral(kernel.getContext(), fields);
  SmallVector<Value> parameters(captured);
  llvm::append_range(parameters, workerValues);
  func::FuncOp body = createBody(loop, parameters, workerOps);
  LLVM::LLVMFuncOp runner =
      createRunner(body, block, captured, workerValues, workerOps);
  replace(loop, runner, block, captured);
}

void KernelOutliner::run() {
  SmallVector<scf::ForallOp> loops;
  kernel.walk([&](scf::ForallOp loop) { loops.push_back(loop); });
  if (loops.empty())
    return;
  (void)kernel.insertArgument(kernel.getNumArguments(), types.ptr,
                              DictionaryAttr(), kernel.getLoc());
  kernel->setAttr("ten.takes_call", builder.getUnitAttr());
  call = kernel.getArguments().back();
  for (scf::ForallOp loop : loops)
    outline(loop);
}

class OutlineParallelLoopsPass
    : public impl::OutlineParallelLoopsBase<OutlineParallelLoopsPass> {
  void runOnOperation() override {
    LLVMTypeConverter converter(&getContext());
    SymbolTable table(getOperation());
    for (auto function :
         llvm::to_vector(getOperation().getOps<func::FuncOp>()))
      if (function->hasAttr("ten.kernel") && !function.isExternal())
        KernelOutliner(function, converter, table).run();
  }
};

} // namespace
} // namespace tenon
