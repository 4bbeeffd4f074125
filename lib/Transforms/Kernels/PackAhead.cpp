//===- PackAhead.cpp - Packs operands at load or before loops -------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "Dialect/Ten/IR/PanelLayout.h"
#include "Dialect/Ten/IR/Ten.h"
#include "Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_PACKAHEAD
#include "Transforms/Passes.h.inc"

using namespace ten;

namespace {

/// A kernel's operand that its schedule wants in panels, and how.
struct PackedOperand {
  BlockArgument argument;
  PanelLayout layout;
};

std::optional<PackedOperand> packedOperand(func::FuncOp kernel) {
  std::optional<PanelLayout> layout;
  Value operand;
  Attribute schedule = attr::schedule.get(kernel);
  for (Operation &op : kernel.getBody().getOps()) {
    auto contract = dyn_cast<ContractOp>(op);
    auto conv = dyn_cast<ConvOp>(op);
    if (auto chosen = dyn_cast_or_null<ContractScheduleAttr>(schedule);
        chosen && chosen.getRhsPacked() && contract) {
      operand = contract.getRhs();
      layout = PanelLayout::of(contract, chosen);
    } else if (auto chosen = dyn_cast_or_null<ConvScheduleAttr>(schedule);
               chosen && chosen.getKernelPacked() && conv) {
      operand = conv.getKernel();
      layout = PanelLayout::of(conv, chosen);
    }
  }
  auto argument = dyn_cast_or_null<BlockArgument>(operand);
  if (!argument || !attr::knownAhead.has(kernel, argument.getArgNumber()))
    return {};
  return PackedOperand{argument, *layout};
}

/// An entry and the function that computes its resident values.
class EntryPacker {
public:
  EntryPacker(func::FuncOp entry, func::FuncOp load)
      : entry(entry), load(load),
        loaded(cast<func::ReturnOp>(load.getBody().front().getTerminator())) {}

  /// The resident argument that holds `value`, of the entry, as the panels that
  /// `kernel` reads.
  Value packed(Value value, const PanelLayout &layout, Operation *kernel);
  /// Takes out what nothing reads any more.
  void removeUnused();

private:
  int64_t numberOf(unsigned argument) {
    return attr::resident.get(entry, argument).getInt();
  }

  func::FuncOp entry, load;
  func::ReturnOp loaded;
  llvm::DenseMap<std::pair<Value, Operation *>, Value> known;
};

Value EntryPacker::packed(Value value, const PanelLayout &layout,
                          Operation *kernel) {
  BlockArgument argument = residentArgument(value);
  Value &panelsArgument = known[{argument, kernel}];
  if (panelsArgument)
    return panelsArgument;
  OpBuilder builder(loaded);
  Value source = loaded.getOperand(numberOf(argument.getArgNumber()));
  if (source.getType() != value.getType())
    source =
        ReshapeOp::create(builder, value.getLoc(), value.getType(), source);
  Value panels = layout.pack(builder, kernel->getLoc(), source);
  int64_t number = loaded.getNumOperands();
  loaded.getOperandsMutable().append(panels);
  unsigned place = entry.getNumArguments();
  (void)entry.insertArgument(place, panels.getType(), {}, argument.getLoc());
  attr::resident.set(entry, place, number);
  return panelsArgument = entry.getArgument(place);
}

void EntryPacker::removeUnused() {
  Builder builder(entry.getContext());
  Block &block = entry.getBody().front();
  llvm::BitVector unused(entry.getNumArguments());
  SmallVector<Value> kept;
  for (unsigned i = 0; i < entry.getNumArguments(); ++i) {
    if (!attr::resident.has(entry, i))
      continue;
    if (block.getArgument(i).use_empty()) {
      unused.set(i);
      continue;
    }
    kept.push_back(loaded.getOperand(numberOf(i)));
    attr::resident.set(entry, i, static_cast<int64_t>(kept.size()) - 1);
  }
  (void)entry.eraseArguments(unused);
  loaded.getOperandsMutable().assign(kept);
  load.setFunctionType(builder.getFunctionType(load.getArgumentTypes(),
                                               TypeRange(ValueRange(kept))));
  for (Operation &op :
       llvm::make_early_inc_range(llvm::reverse(load.getBody().front())))
    if (isOpTriviallyDead(&op))
      op.erase();
}

/// Packs before loops.
class LoopPacker {
public:
  /// The panels of `value` that `kernel` reads, made before the outermost loop
  /// around the launch that leaves `value` as it is.
  Value packed(Value value, const PanelLayout &layout, Operation *kernel,
               LaunchOp launch);

private:
  /// By what is packed, for which kernel, before what.
  llvm::DenseMap<std::pair<Value, std::pair<Operation *, Operation *>>, Value>
      known;
};

Value LoopPacker::packed(Value value, const PanelLayout &layout,
                         Operation *kernel, LaunchOp launch) {
  Operation *loop = loopAfter(value, launch);
  Operation *place = loop ? loop : launch;
  Value source = sourceOfView(value);
  Value &panels = known[{source, {kernel, place}}];
  if (panels)
    return panels;
  OpBuilder builder(place);
  if (source.getType() != value.getType())
    source =
        ReshapeOp::create(builder, value.getLoc(), value.getType(), source);
  return panels = layout.pack(builder, kernel->getLoc(), source);
}

class PackAheadPass : public impl::PackAheadBase<PackAheadPass> {
  void runOnOperation() override {
    SymbolTable table(getOperation());
    llvm::MapVector<Operation *, PackedOperand> kernels;
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (attr::kernel.has(function) && !function.isExternal())
        if (std::optional<PackedOperand> operand = packedOperand(function))
          kernels.insert({function, *operand});
    for (auto entry : getOperation().getOps<func::FuncOp>())
      if (!attr::kernel.has(entry))
        packOperands(entry, kernels, table);
    for (auto &[op, operand] : kernels)
      takePanels(cast<func::FuncOp>(op), operand);
    // Was for those who choose schedules.
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (attr::kernel.has(function))
        for (unsigned i = 0; i < function.getNumArguments(); ++i)
          attr::knownAhead.remove(function, i);
  }

  static void
  packOperands(func::FuncOp entry,
               const llvm::MapVector<Operation *, PackedOperand> &kernels,
               SymbolTable &table) {
    std::optional<EntryPacker> atLoad;
    if (auto name = attr::load.get(entry))
      if (auto load = table.lookup<func::FuncOp>(name.getValue()))
        atLoad.emplace(entry, load);
    LoopPacker beforeLoops;
    SmallVector<LaunchOp> launches;
    entry.walk([&](LaunchOp launch) { launches.push_back(launch); });
    for (LaunchOp launch : launches) {
      const auto *found = kernels.find(table.lookup(launch.getKernel()));
      if (found == kernels.end())
        continue;
      const PackedOperand &operand = found->second;
      OpOperand &use = launch->getOpOperand(operand.argument.getArgNumber());
      bool isResident = atLoad && residentArgument(use.get());
      use.set(isResident
                  ? atLoad->packed(use.get(), operand.layout, found->first)
                  : beforeLoops.packed(use.get(), operand.layout, found->first,
                                       launch));
      remark::passed(
          launch.getLoc(),
          remark::RemarkOpts::name("Packed").category("ten-pack-ahead"))
          << (isResident ? "packed at load" : "packed before the loop")
          << ": an operand of '" + launch.getKernel().str() + "'";
    }
    // Views that were read unpacked.
    SmallVector<ReshapeOp> views;
    entry.walk([&](ReshapeOp view) { views.push_back(view); });
    for (ReshapeOp view : llvm::reverse(views))
      if (view.use_empty())
        view.erase();
    if (atLoad)
      atLoad->removeUnused();
  }

  /// The kernel sees the operand through the panels.
  static void takePanels(func::FuncOp kernel, const PackedOperand &operand) {
    BlockArgument argument = operand.argument;
    OpBuilder builder = OpBuilder::atBlockBegin(argument.getOwner());
    argument.setType(operand.layout.type());
    Value unpacked =
        operand.layout.unpack(builder, argument.getLoc(), argument);
    if (unpacked != argument)
      argument.replaceAllUsesExcept(unpacked, &argument.getOwner()->front());
    kernel.setFunctionType(builder.getFunctionType(
        argument.getOwner()->getArgumentTypes(), kernel.getResultTypes()));
  }
};

} // namespace
} // namespace tenon
