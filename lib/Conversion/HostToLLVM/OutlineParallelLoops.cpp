//===- OutlineParallelLoops.cpp - Outlines parallel loops -----------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements ten-outline-parallel-loops: the body of each `scf.forall` in a
// kernel becomes a function of the captured values and the iteration; the
// kernel stores the captured values in a block on its stack and calls the
// shared `ten_parallel_start`, which runs `ten_parallel_worker` on every thread
// by the call's `parallel_for`. Workers take iterations from per-thread shares
// by atomic increments, their own first, then those of others (work stealing).
// Cheap pure operations are rematerialized in the body instead of captured.
//
//===----------------------------------------------------------------------===//

#include "ArtifactDescription.h"
#include "Conversion/AbiFields.h"
#include "Conversion/Passes.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/Ten.h"
#include "mlir/Conversion/LLVMCommon/MemRefBuilder.h"
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

/// Largest number of threads that share a kernel: their counters are on the
/// stack.
/// Bound: threads; stack of a call.
constexpr int32_t kMaxWorkers = 64;

// Fields of the block on the stack that a loop's threads share: a header, the
// same for all loops, then the captured values.
enum BlockField : int32_t { Iterations, Workers, Body, Next, FirstCaptured };

/// Emits code for memory that C structures describe.
class BlockBuilder {
public:
  explicit BlockBuilder(MLIRContext *context)
      : types(context), builder(context) {
    header = {types.i64, types.i64, types.ptr,
              LLVM::LLVMArrayType::get(types.i64, kMaxWorkers)};
    bodyType = LLVM::LLVMFunctionType::get(LLVM::LLVMVoidType::get(context),
                                           {types.ptr, types.i64, types.i64});
  }

protected:
  Value constant(int64_t value) {
    return LLVM::ConstantOp::create(builder, loc, types.i64,
                                    builder.getI64IntegerAttr(value));
  }
  Value address(Type structure, Value pointer, ArrayRef<LLVM::GEPArg> indices) {
    return LLVM::GEPOp::create(builder, loc, types.ptr, structure, pointer,
                               indices);
  }
  Value field(Type structure, Value pointer, int32_t number) {
    return address(structure, pointer, {LLVM::GEPArg(0), LLVM::GEPArg(number)});
  }
  /// Loads a member of a structure: `number` is of namespace abi.
  Value load(LLVM::LLVMStructType structure, Value pointer, int32_t number) {
    return LLVM::LoadOp::create(builder, loc, structure.getBody()[number],
                                field(structure, pointer, number));
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
  Value threadsOf(Value call) {
    return LLVM::SExtOp::create(builder, loc, types.i64,
                                load(types.call, call, abi::call::threads));
  }
  Value toInteger(Value value) {
    return arith::IndexCastOp::create(builder, loc, types.i64, value);
  }
  LLVM::LLVMStructType headerType() {
    return LLVM::LLVMStructType::getLiteral(builder.getContext(), header);
  }
  /// Creates an internal function at the end of the module and enters its body.
  LLVM::LLVMFuncOp createFunction(SymbolTable &table, StringRef name,
                                  LLVM::LLVMFunctionType type) {
    builder.setInsertionPointToEnd(
        &llvm::cast<ModuleOp>(table.getOp()).getBodyRegion().front());
    auto function = LLVM::LLVMFuncOp::create(builder, loc, name, type,
                                             LLVM::Linkage::Internal);
    table.insert(function);
    // Executed once per thread or chunk: LLVM's optimizations would be 5 % of
    // the instructions of compiling a program of one parallel kernel.
    function->setAttr("passthrough",
                      builder.getStrArrayAttr({"noinline", "optnone"}));
    builder.setInsertionPointToEnd(function.addEntryBlock(builder));
    return function;
  }
  AbiTypes types;
  OpBuilder builder;
  Location loc = UnknownLoc::get(builder.getContext());
  SmallVector<Type> header;
  LLVM::LLVMFunctionType bodyType;
};

/// The two functions that all parallel loops of a module share.
class SharedFunctions : BlockBuilder {
public:
  explicit SharedFunctions(ModuleOp module)
      : BlockBuilder(module.getContext()) {
    loc = module.getLoc();
  }
  /// Returns the function that runs a loop: void(call, block, iterations,
  /// body).
  LLVM::LLVMFuncOp getStart(SymbolTable &table);

private:
  LLVM::LLVMFuncOp createWorker(SymbolTable &table);
  LLVM::LLVMFuncOp start;
};

/// Outlines the parallel loops of one kernel.
class KernelOutliner : BlockBuilder {
public:
  KernelOutliner(func::FuncOp kernel, const LLVMTypeConverter &converter,
                 SymbolTable &table, SharedFunctions &shared)
      : BlockBuilder(kernel.getContext()), kernel(kernel), converter(converter),
        table(table), shared(shared) {}

  void run();

private:
  void outline(scf::ForallOp loop);
  /// Rematerializes pure operations in the body; returns the values that remain
  /// to be captured.
  llvm::SetVector<Value> capture(scf::ForallOp loop);
  /// Returns operations that depend only on the thread and on values of the
  /// kernel.
  SmallVector<Operation *> perWorker(scf::ForallOp loop);
  func::FuncOp createBody(scf::ForallOp loop, ArrayRef<Value> parameters,
                          ArrayRef<Operation *> workerOps);
  /// Creates the function of one iteration from block, thread and index.
  LLVM::LLVMFuncOp createEntry(func::FuncOp body, LLVM::LLVMStructType block,
                               ArrayRef<Value> captured,
                               ArrayRef<Value> workerValues,
                               ArrayRef<Operation *> workerOps);
  void replace(scf::ForallOp loop, LLVM::LLVMFuncOp entry, Type block,
               ArrayRef<Value> captured);
  /// Lets a sort use the call's threads.
  void giveCall(func::CallOp sort);
  bool isDistinct(Value memref);
  /// Returns whether only the address is stored: for dense buffers of static
  /// shape.
  static bool isAddress(Type type) {
    auto memref = dyn_cast<MemRefType>(type);
    return memref && memref.hasStaticShape() && memref.getLayout().isIdentity();
  }
  Type storedType(Type type) {
    return isAddress(type) ? types.ptr : converter.convertType(type);
  }

  func::FuncOp kernel;
  const LLVMTypeConverter &converter;
  SymbolTable &table;
  SharedFunctions &shared;
  Value call;
};

LLVM::LLVMFuncOp SharedFunctions::createWorker(SymbolTable &table) {
  auto worker = createFunction(
      table, "ten_parallel_worker",
      LLVM::LLVMFunctionType::get(types.i32, {types.ptr, types.i64}));
  Block *entry = &worker.getBody().front();
  LLVM::LLVMStructType block = headerType();
  Value memory = entry->getArgument(0), number = entry->getArgument(1);
  Value iterations = load(block, memory, Iterations);
  Value workers = load(block, memory, Workers);
  Value body = load(block, memory, Body);
  // Take the thread's own share first, then the remainder of the next thread's.
  auto shares = scf::ForOp::create(builder, loc, toIndex(constant(0)),
                                   toIndex(workers), toIndex(constant(1)));
  builder.setInsertionPointToStart(shares.getBody());
  Value share = LLVM::URemOp::create(
      builder, loc,
      LLVM::AddOp::create(builder, loc, number,
                          toInteger(shares.getInductionVar())),
      workers);
  Value end = LLVM::UDivOp::create(
      builder, loc,
      LLVM::MulOp::create(builder, loc,
                          LLVM::AddOp::create(builder, loc, share, constant(1)),
                          iterations),
      workers);
  Value next =
      address(block, memory,
              {LLVM::GEPArg(0), LLVM::GEPArg(Next), LLVM::GEPArg(share)});
  auto loop =
      scf::WhileOp::create(builder, loc, TypeRange(types.i64), ValueRange());
  builder.createBlock(&loop.getBefore());
  Value taken =
      LLVM::AtomicRMWOp::create(builder, loc, LLVM::AtomicBinOp::add, next,
                                constant(1), LLVM::AtomicOrdering::monotonic);
  Value isLeft = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::slt,
                                       taken, end);
  scf::ConditionOp::create(builder, loc, isLeft, taken);
  builder.createBlock(&loop.getAfter(), {}, {types.i64}, {loc});
  LLVM::CallOp::create(
      builder, loc, bodyType,
      ValueRange{body, memory, number, loop.getAfterBody()->getArgument(0)});
  scf::YieldOp::create(builder, loc);
  builder.setInsertionPointToEnd(entry);
  Value success = LLVM::ConstantOp::create(builder, loc, types.i32,
                                           builder.getI32IntegerAttr(0));
  LLVM::ReturnOp::create(builder, loc, success);
  return worker;
}

LLVM::LLVMFuncOp SharedFunctions::getStart(SymbolTable &table) {
  if (start)
    return start;
  LLVM::LLVMFuncOp worker = createWorker(table);
  start = createFunction(table, "ten_parallel_start",
                         LLVM::LLVMFunctionType::get(
                             LLVM::LLVMVoidType::get(builder.getContext()),
                             {types.ptr, types.ptr, types.i64, types.ptr}));
  Block *entry = &start.getBody().front();
  LLVM::LLVMStructType block = headerType();
  Value call = entry->getArgument(0), memory = entry->getArgument(1);
  Value iterations = entry->getArgument(2);
  Value threads = threadsOf(call);
  Value workers = LLVM::SMinOp::create(
      builder, loc, LLVM::SMinOp::create(builder, loc, threads, iterations),
      constant(kMaxWorkers));
  LLVM::StoreOp::create(builder, loc, iterations,
                        field(block, memory, Iterations));
  LLVM::StoreOp::create(builder, loc, workers, field(block, memory, Workers));
  LLVM::StoreOp::create(builder, loc, entry->getArgument(3),
                        field(block, memory, Body));
  auto shares = scf::ForOp::create(builder, loc, toIndex(constant(0)),
                                   toIndex(workers), toIndex(constant(1)));
  builder.setInsertionPointToStart(shares.getBody());
  Value share = toInteger(shares.getInductionVar());
  Value first = LLVM::UDivOp::create(
      builder, loc, LLVM::MulOp::create(builder, loc, share, iterations),
      workers);
  LLVM::StoreOp::create(
      builder, loc, first,
      address(block, memory,
              {LLVM::GEPArg(0), LLVM::GEPArg(Next), LLVM::GEPArg(share)}));
  builder.setInsertionPointToEnd(entry);
  Value several = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::sgt,
                                        workers, constant(1));
  auto choice = scf::IfOp::create(builder, loc, several, /*else=*/true);
  builder.setInsertionPoint(choice.thenYield());
  Value context = load(types.call, call, abi::call::context);
  Value parallelFor = load(types.context, context, abi::context::parallel_for);
  Value body = LLVM::AddressOfOp::create(builder, loc, worker);
  auto type = LLVM::LLVMFunctionType::get(
      types.i32, {types.ptr, types.i64, types.ptr, types.ptr});
  LLVM::CallOp::create(builder, loc, type,
                       ValueRange{parallelFor, context, workers, body, memory});
  builder.setInsertionPoint(choice.elseYield());
  LLVM::CallOp::create(builder, loc, worker, ValueRange{memory, constant(0)});
  builder.setInsertionPointToEnd(entry);
  LLVM::ReturnOp::create(builder, loc, ValueRange());
  return start;
}

bool isRepeatable(Operation *op) {
  return op && op->getNumRegions() == 0 && isMemoryEffectFree(op) &&
         !isa<WorkerOp>(op);
}

llvm::SetVector<Value> KernelOutliner::capture(scf::ForallOp loop) {
  Block *body = loop.getBody();
  // Clone producers in front, one after the other, so that they precede their
  // users.
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
        return loop->isProperAncestor(use.getOwner()) && use.getOwner() != copy;
      });
      changed = true;
    }
  }
  // Passes hoist stack buffers to the function's start: those that only the
  // loop uses are private to an iteration.
  kernel.walk([&](memref::AllocaOp alloca) {
    if (!loop->isProperAncestor(alloca) &&
        llvm::all_of(alloca->getUsers(), [&](Operation *user) {
          return loop->isProperAncestor(user) || isOpTriviallyDead(user);
        }))
      alloca->moveBefore(body, body->begin());
  });
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
  // Include their operands in the block, such as constants.
  llvm::DenseSet<Operation *> needed;
  for (Operation &op : *loop.getBody())
    if (isa<WorkerOp>(op) || (isMemoryEffectFree(&op) &&
                              llvm::any_of(op.getOperands(), [&](Value v) {
                                return values.contains(v);
                              }))) {
      bool visible = llvm::all_of(op.getOperands(), [&](Value v) {
        Operation *maker = v.getDefiningOp();
        return values.contains(v) ||
               (maker && isRepeatable(maker) && maker->getNumOperands() == 0) ||
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
  auto distinct = attr::distinct.get(kernel);
  if (!argument || !distinct || argument.getOwner()->getParentOp() != kernel)
    return false;
  return llvm::is_contained(distinct.asArrayRef(), argument.getArgNumber());
}

func::FuncOp KernelOutliner::createBody(scf::ForallOp loop,
                                        ArrayRef<Value> parameters,
                                        ArrayRef<Operation *> workerOps) {
  SmallVector<Type> parameterTypes;
  SmallVector<Location> locations;
  SmallVector<int64_t> distinct;
  for (auto [number, value] : llvm::enumerate(parameters)) {
    parameterTypes.push_back(value.getType());
    locations.push_back(value.getLoc());
    if (isa<MemRefType>(value.getType()) && isDistinct(value))
      distinct.push_back(number);
  }
  parameterTypes.push_back(builder.getIndexType());
  locations.push_back(loc);
  auto body = func::FuncOp::create(loc, (kernel.getName() + "_chunk").str(),
                                   builder.getFunctionType(parameterTypes, {}));
  body.setPrivate();
  attr::kernel.set(body, attr::kernel.get(kernel));
  // If inlined, it would be optimized twice and lose its `noalias` parameters.
  body->setAttr("passthrough", builder.getStrArrayAttr({"noinline"}));
  attr::distinct.set(body, distinct);
  table.insert(body, std::next(kernel->getIterator()));
  Block *entry =
      builder.createBlock(&body.getBody(), {}, parameterTypes, locations);
  llvm::DenseSet<Operation *> left(workerOps.begin(), workerOps.end());
  builder.setInsertionPointToEnd(entry);
  SmallVector<std::pair<Value, Value>> replaced{
      {loop.getInductionVar(0), entry->getArguments().back()}};
  for (auto [value, argument] : llvm::zip(parameters, entry->getArguments()))
    replaced.emplace_back(value, argument);
  for (Operation &op :
       llvm::make_early_inc_range(loop.getBody()->without_terminator())) {
    if (!left.contains(&op)) {
      op.moveBefore(entry, entry->end());
      continue;
    }
    // Constants of the thread's operations may be needed here as well.
    if (op.getNumOperands() == 0 && !isa<WorkerOp>(op))
      for (auto [old, copy] :
           llvm::zip(op.getResults(), builder.clone(op)->getResults()))
        replaced.emplace_back(old, copy);
  }
  for (auto &[value, replacement] : replaced)
    value.replaceUsesWithIf(replacement, [&](OpOperand &use) {
      return body->isProperAncestor(use.getOwner());
    });
  func::ReturnOp::create(builder, loc);
  return body;
}

LLVM::LLVMFuncOp KernelOutliner::createEntry(func::FuncOp body,
                                             LLVM::LLVMStructType block,
                                             ArrayRef<Value> captured,
                                             ArrayRef<Value> workerValues,
                                             ArrayRef<Operation *> workerOps) {
  LLVM::LLVMFuncOp function =
      createFunction(table, (body.getName() + "_entry").str(), bodyType);
  Block *entry = &function.getBody().front();
  Value memory = entry->getArgument(0);
  IRMapping mapping;
  SmallVector<Value> arguments;
  for (auto [i, value] : llvm::enumerate(captured)) {
    Value loaded = load(block, memory, FirstCaptured + static_cast<int32_t>(i));
    if (isAddress(value.getType()))
      loaded = MemRefDescriptor::fromStaticShape(
          builder, loc, converter, llvm::cast<MemRefType>(value.getType()),
          loaded);
    arguments.push_back(cast(loaded, value.getType()));
    mapping.map(value, arguments.back());
  }
  for (Operation *op : workerOps) {
    if (isa<WorkerOp>(op))
      mapping.map(op->getResult(0), toIndex(entry->getArgument(1)));
    else
      builder.clone(*op, mapping);
  }
  for (Value value : workerValues)
    arguments.push_back(mapping.lookup(value));
  arguments.push_back(toIndex(entry->getArgument(2)));
  func::CallOp::create(builder, loc, body, arguments);
  LLVM::ReturnOp::create(builder, loc, ValueRange());
  return function;
}

void KernelOutliner::replace(scf::ForallOp loop, LLVM::LLVMFuncOp entry,
                             Type block, ArrayRef<Value> captured) {
  LLVM::LLVMFuncOp start = shared.getStart(table);
  builder.setInsertionPointToStart(&kernel.getBody().front());
  Value memory =
      LLVM::AllocaOp::create(builder, loc, types.ptr, block, constant(1), 64);
  builder.setInsertionPoint(loop);
  OpFoldResult count = loop.getMixedUpperBound()[0];
  std::optional<int64_t> known = getConstantIntValue(count);
  Value iterations =
      known ? constant(*known) : toInteger(llvm::cast<Value>(count));
  for (auto [i, value] : llvm::enumerate(captured)) {
    Value stored = cast(value, converter.convertType(value.getType()));
    if (isAddress(value.getType()))
      stored = MemRefDescriptor(stored).alignedPtr(builder, loc);
    LLVM::StoreOp::create(
        builder, loc, stored,
        field(block, memory, FirstCaptured + static_cast<int32_t>(i)));
  }
  Value body = LLVM::AddressOfOp::create(builder, loc, entry);
  LLVM::CallOp::create(builder, loc, start,
                       ValueRange{call, memory, iterations, body});
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
  SmallVector<Type> fields(header);
  for (Value value : captured)
    fields.push_back(storedType(value.getType()));
  auto block = LLVM::LLVMStructType::getLiteral(kernel.getContext(), fields);
  SmallVector<Value> parameters(captured);
  llvm::append_range(parameters, workerValues);
  func::FuncOp body = createBody(loop, parameters, workerOps);
  LLVM::LLVMFuncOp entry =
      createEntry(body, block, captured, workerValues, workerOps);
  replace(loop, entry, block, captured);
}

void KernelOutliner::run() {
  SmallVector<scf::ForallOp> loops;
  SmallVector<func::CallOp> sorts;
  kernel.walk([&](scf::ForallOp loop) { loops.push_back(loop); });
  kernel.walk([&](func::CallOp op) {
    if (attr::onThreads.has(op))
      sorts.push_back(op);
  });
  if (loops.empty() && sorts.empty())
    return;
  (void)kernel.insertArgument(kernel.getNumArguments(), types.ptr,
                              DictionaryAttr(), kernel.getLoc());
  attr::takesCall.set(kernel);
  call = kernel.getArguments().back();
  kernel.walk([&](ThreadsOp op) {
    builder.setInsertionPoint(op);
    loc = op.getLoc();
    op.replaceAllUsesWith(toIndex(threadsOf(call)));
    op.erase();
  });
  for (scf::ForallOp loop : loops)
    outline(loop);
  for (func::CallOp sort : sorts)
    giveCall(sort);
}

void KernelOutliner::giveCall(func::CallOp sort) {
  // ten_rt_sort_i32(numbers, n, n) -> ten_rt_sort_on_threads_i32(numbers, n,
  // call)
  auto [family, type] = sort.getCallee().rsplit('_');
  std::string name = (family + "_on_threads_" + type).str();
  SmallVector<Value> operands(sort.getOperands());
  operands.back() = call;
  if (!table.lookup(name)) {
    auto declaration = func::FuncOp::create(
        sort.getLoc(), name,
        builder.getFunctionType(ValueRange(operands).getTypes(), {}));
    declaration.setPrivate();
    table.insert(declaration);
  }
  builder.setInsertionPoint(sort);
  func::CallOp::create(builder, sort.getLoc(), name, TypeRange(), operands);
  sort.erase();
}

/// Adds the call to the declaration of a kernel that was moved to another
/// module.
void takeCall(func::FuncOp declaration) {
  MLIRContext *context = declaration.getContext();
  SmallVector<Type> inputs(declaration.getArgumentTypes());
  inputs.push_back(LLVM::LLVMPointerType::get(context));
  if (ArrayAttr attributes = declaration.getArgAttrsAttr()) {
    SmallVector<Attribute> all(attributes.getValue());
    all.push_back(DictionaryAttr::get(context));
    declaration.setArgAttrsAttr(ArrayAttr::get(context, all));
  }
  declaration.setType(FunctionType::get(context, inputs, {}));
  attr::takesCall.set(declaration);
}

class OutlineParallelLoopsPass
    : public impl::OutlineParallelLoopsBase<OutlineParallelLoopsPass> {
  void runOnOperation() override {
    LLVMTypeConverter converter(&getContext());
    SymbolTable table(getOperation());
    SharedFunctions shared(getOperation());
    for (auto function : llvm::to_vector(getOperation().getOps<func::FuncOp>()))
      if (attr::parallel.remove(function))
        takeCall(function);
      else if (attr::kernel.has(function) && !function.isExternal())
        KernelOutliner(function, converter, table, shared).run();
  }
};

} // namespace
} // namespace tenon
