//===- OutlineKernels.cpp - Outlines kernels into functions ---------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements ten-outline-kernels: every `ten.kernel` becomes a function in
// destination-passing style, and the host function a `ten.launch` of it.
// Kernels with the same text (operations, types, kind, schedule and use of
// memory) share one function. Chooses for each launch whether it updates an
// input in part, writes a result into the memory of an input that is dead
// afterwards, and which inputs the schedule may prepack (loop-invariant or
// bound ones).
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "Dialect/Ten/IR/Shape.h"
#include "OverwrittenValues.h"
#include "Transforms/Memory/LaterReads.h"
#include "Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/AsmState.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_OUTLINEKERNELS
#include "Transforms/Passes.h.inc"

using namespace ten;

namespace {

/// Returns the input that the kernel's only result updates in part, or -1.
int64_t updatedInput(KernelOp kernel) {
  if (kernel.getNumResults() != 1)
    return -1;
  Operation *root = kernel.getYield().getValues().front().getDefiningOp();
  OpOperand *operand = root ? updatedOperand(root) : nullptr;
  auto argument =
      operand ? dyn_cast<BlockArgument>(operand->get()) : BlockArgument();
  if (!argument || !argument.hasOneUse() ||
      argument.getOwner() != &kernel.getBody().front())
    return -1;
  Value input = kernel.getInputs()[argument.getArgNumber()];
  // Threads copy the value together before they change it.
  if ((replacesMost(root) || isa<ScatterOp>(root)) &&
      (isReadAfter(input, kernel) || !isWritable(input)))
    return -1;
  return argument.getArgNumber();
}

/// Smaller operands stay in L1d, packed or not.
/// Tuned: bytes; commit 0ed8f02.
constexpr int64_t kMinBytesForPacking = 16 * 1024;

/// Minimum number of rows for which packing an operand is worth the memory of
/// the copy; fewer rows read it about as fast in place.
/// Tuned: rows; commit a6ffc12.
constexpr int64_t kMinRowsForPacking = 4;

/// Returns whether many rows are multiplied by the kernel's argument.
bool isReadByRows(BlockArgument argument) {
  return llvm::any_of(argument.getUsers(), [&](Operation *user) {
    auto contract = dyn_cast<ContractOp>(user);
    if (!contract)
      return isa<ConvOp>(user);
    RankedTensorType lhs = contract.getLhs().getType();
    if (!lhs.hasStaticShape())
      return false;
    int64_t rows = 1;
    for (int64_t dim : contract.getLhsFree())
      rows *= lhs.getDimSize(dim);
    return rows >= kMinRowsForPacking;
  });
}

/// Returns whether the schedule may ask for an input to be prepacked.
bool isKnownAhead(KernelOp kernel, unsigned number) {
  BlockArgument argument = kernel.getBody().getArgument(number);
  Block &body = kernel.getBody().front();
  if (llvm::any_of(body.getOps<ContractOp>(), [&](ContractOp contract) {
        return isQuantizedOperand(contract, argument);
      }))
    return residentArgument(kernel.getInputs()[number]) ||
           packableConstant(kernel.getInputs()[number]);
  if (llvm::none_of(argument.getUsers(), [&](Operation *user) {
        auto contract = dyn_cast<ContractOp>(user);
        auto conv = dyn_cast<ConvOp>(user);
        return (contract && contract.getRhs() == argument) ||
               (conv && conv.getKernel() == argument);
      }))
    return false;
  Value input = kernel.getInputs()[number];
  if (residentArgument(input))
    return true;
  RankedTensorType type = tensorType(input);
  if (!type.hasStaticShape() || !type.getElementType().isIntOrFloat() ||
      type.getNumElements() * type.getElementTypeBitWidth() / 8 <
          kMinBytesForPacking)
    return false;
  return packableConstant(input) ||
         (isReadByRows(argument) && loopAfter(input, kernel));
}

/// Returns a text that is equal for kernels that compute the same in the same
/// way; input `updated` is changed in part, input `inPlace` replaced.
std::string structure(KernelOp kernel, int64_t updated, int64_t inPlace) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  if (inPlace >= 0)
    stream << "in place " << inPlace << ' ';
  if (updated >= 0)
    stream << "updates " << updated << ' ';
  stream << stringifyKernelKind(kernel.getKind()) << ' ';
  if (StringAttr reason = attr::interpreted.get(kernel))
    stream << reason << ' ';
  if (kernel.getScheduleAttr())
    stream << kernel.getScheduleAttr();
  OpPrintingFlags flags;
  flags.printGenericOpForm().useLocalScope();
  Block &body = kernel.getBody().front();
  AsmState state(kernel, flags);
  for (BlockArgument argument : body.getArguments())
    stream << argument.getType()
           << (isKnownAhead(kernel, argument.getArgNumber()) ? '*' : ',');
  for (Operation &op : body)
    op.print(stream, state);
  return text;
}

class OutlineKernelsPass : public impl::OutlineKernelsBase<OutlineKernelsPass> {
public:
  using OutlineKernelsBase::OutlineKernelsBase;

private:
  void runOnOperation() override {
    SymbolTable table(getOperation());
    counts.clear();
    donated.clear();
    llvm::StringMap<func::FuncOp> known;
    SmallVector<KernelOp> kernels;
    getOperation().walk([&](KernelOp kernel) { kernels.push_back(kernel); });
    for (KernelOp kernel : kernels) {
      int64_t updated = updatedInput(kernel);
      SmallVector<int64_t> reuse =
          updated < 0 ? chooseReuse(kernel) : SmallVector<int64_t>();
      int64_t inPlace = makesSums(kernel) && !reuse.empty() ? reuse[0] : -1;
      func::FuncOp &function = known[structure(kernel, updated, inPlace)];
      if (!function) {
        function = outline(kernel, updated, table);
        if (inPlace >= 0)
          attr::inPlace.set(function, inPlace);
      }
      call(kernel, function, updated, reuse);
    }
  }

  llvm::StringMap<unsigned> counts;
  llvm::DenseMap<Operation *, llvm::DenseMap<int64_t, Value>> donated;

  func::FuncOp outline(KernelOp kernel, int64_t updated, SymbolTable &table) {
    StringRef kind = stringifyKernelKind(kernel.getKind());
    SmallVector<Type> types;
    SmallVector<Location> locations;
    Block &body = kernel.getBody().front();
    for (BlockArgument argument : body.getArguments())
      if (argument.getArgNumber() != updated) {
        types.push_back(argument.getType());
        locations.push_back(argument.getLoc());
      }
    size_t inputs = types.size();
    for (Value result : kernel.getResults()) {
      types.push_back(result.getType());
      locations.push_back(kernel.getLoc());
    }
    OpBuilder builder(&getContext());
    StringAttr reason = attr::interpreted.get(kernel);
    StringRef prefix = reason ? "interpreted" : kind;
    std::string name;
    do
      name = (prefix + "_" + Twine(counts[prefix]++)).str();
    while (table.lookup(name));
    auto function = func::FuncOp::create(
        kernel.getLoc(), name,
        builder.getFunctionType(types, kernel.getResultTypes()));
    function.setPrivate();
    attr::kernel.set(function, kind);
    if (reason)
      attr::interpreted.set(function, reason);
    if (updated >= 0)
      attr::update.set(function, inputs);
    unsigned place = 0;
    for (BlockArgument argument : body.getArguments())
      if (argument.getArgNumber() != updated) {
        if (isKnownAhead(kernel, argument.getArgNumber()))
          attr::knownAhead.set(function, place);
        ++place;
      }
    if (ScheduleInterface schedule = kernel.getScheduleAttr()) {
      attr::schedule.set(function, schedule);
      attr::givenSchedule.set(function);
    }
    table.insert(function);

    Block *entry =
        builder.createBlock(&function.getBody(), {}, types, locations);
    IRMapping mapping;
    size_t next = 0;
    for (BlockArgument argument : body.getArguments())
      mapping.map(argument,
                  entry->getArgument(
                      argument.getArgNumber() == updated ? inputs : next++));
    for (Operation &op : body.without_terminator())
      builder.clone(op, mapping);
    SmallVector<Value> results;
    for (Value value : kernel.getYield().getValues())
      results.push_back(mapping.lookupOrDefault(value));
    func::ReturnOp::create(builder, kernel.getYield().getLoc(), results);
    return function;
  }

  /// Returns the argument that the caller donates to a result, or null.
  /// Collects all of a function at once: a training step has thousands of both.
  Value donatedTo(func::FuncOp function, unsigned number) {
    auto [found, isNew] = donated.try_emplace(function);
    if (isNew)
      for (BlockArgument argument : function.getArguments())
        if (auto result = attr::donated.get(function, argument.getArgNumber()))
          found->second.try_emplace(result.getInt(), argument);
    return found->second.lookup(number);
  }

  /// Returns the loop-carried value or donated argument whose position `result`
  /// takes; null if there is none.
  Value replacedBy(Value result) {
    for (OpOperand &use : result.getUses()) {
      unsigned number = use.getOperandNumber();
      Operation *parent = use.getOwner()->getParentOp();
      if (isa<func::ReturnOp>(use.getOwner()))
        if (Value argument = donatedTo(cast<func::FuncOp>(parent), number))
          return argument;
      if (!isa<scf::YieldOp>(use.getOwner()))
        continue;
      if (auto loop = dyn_cast<scf::ForOp>(parent))
        return loop.getRegionIterArg(number);
      auto loop = dyn_cast<scf::WhileOp>(parent);
      if (!loop)
        continue;
      for (auto [given, argument] : llvm::zip_equal(
               loop.getConditionOp().getArgs(), loop.getAfterArguments()))
        if (given == loop.getBeforeArguments()[number])
          return argument;
    }
    return {};
  }

  static bool makesSums(KernelOp kernel) {
    return kernel.getKind() == KernelKind::Contract ||
           kernel.getKind() == KernelKind::Conv;
  }

  /// Returns, for each result, the input whose memory it may take, or -1; empty
  /// if none may.
  SmallVector<int64_t> chooseReuse(KernelOp kernel) {
    // If several nests compute the results, one could overwrite the input of
    // another. A normalization may keep several intermediates in its result.
    KernelKind kind = kernel.getKind();
    if (kind == KernelKind::Normalize || kind == KernelKind::Attention ||
        (kernel.getNumResults() != 1 && kind != KernelKind::Map))
      return {};
    if (makesSums(kernel) &&
        (!inPlaceSums || !kernel.getSizes().empty() ||
         !tensorType(kernel.getResult(0)).hasStaticShape()))
      return {};
    SmallVector<int64_t> reuse(kernel.getNumResults(), -1);
    auto mayTake = [&](Value result, size_t place) {
      BlockArgument argument = kernel.getBody().getArgument(place);
      if (argument.getType() != result.getType() ||
          llvm::is_contained(reuse, static_cast<int64_t>(place)) ||
          !isReadPointwise(argument))
        return false;
      // Otherwise the accumulators would be in memory other than the result's
      // for no benefit.
      Value input = kernel.getInputs()[place];
      return !makesSums(kernel) ||
             (!isReadAfter(input, kernel) && isWritable(input));
    };
    // Prefer the value whose position the result takes: that saves a copy.
    size_t inputs = kernel.getInputs().size();
    for (auto [number, result] : llvm::enumerate(kernel.getResults())) {
      Value old = replacedBy(result);
      for (size_t place = 0; old && place < inputs; ++place)
        if (kernel.getInputs()[place] == old && !isReadAfter(old, kernel) &&
            mayTake(result, place))
          reuse[number] = place;
    }
    for (auto [number, result] : llvm::enumerate(kernel.getResults())) {
      bool isChosen = reuse[number] >= 0, foundLast = false;
      for (size_t place = 0; !isChosen && place < inputs; ++place) {
        if (!mayTake(result, place))
          continue;
        // Prefer an input without later readers.
        bool isLast = !isReadAfter(kernel.getInputs()[place], kernel);
        if (reuse[number] < 0 || (isLast && !foundLast))
          reuse[number] = place;
        foundLast |= isLast;
      }
    }
    if (llvm::all_of(reuse, [](int64_t input) { return input < 0; }))
      return {};
    return reuse;
  }

  void call(KernelOp kernel, func::FuncOp function, int64_t updated,
            ArrayRef<int64_t> reuse) {
    OpBuilder builder(kernel);
    SmallVector<Value> inputs;
    for (auto [number, input] : llvm::enumerate(kernel.getInputs()))
      if (static_cast<int64_t>(number) != updated)
        inputs.push_back(input);
    SmallVector<Value> outputs;
    if (updated >= 0) {
      outputs.push_back(kernel.getInputs()[updated]);
    } else {
      ValueRange sizes = kernel.getSizes();
      for (Value result : kernel.getResults()) {
        RankedTensorType type = tensorType(result);
        outputs.push_back(tensor::EmptyOp::create(
            builder, kernel.getLoc(), type,
            sizes.take_front(type.getNumDynamicDims())));
        sizes = sizes.drop_front(type.getNumDynamicDims());
      }
    }
    auto launch =
        LaunchOp::create(builder, kernel.getLoc(), kernel.getResultTypes(),
                         function.getName(), inputs, outputs, reuse,
                         /*update=*/updated >= 0,
                         /*effects=*/!isMemoryEffectFree(kernel),
                         /*merged=*/StringAttr());
    kernel.replaceAllUsesWith(launch);
    kernel.erase();
  }
};

} // namespace
} // namespace tenon
