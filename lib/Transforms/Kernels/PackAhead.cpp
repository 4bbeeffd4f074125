//===- PackAhead.cpp - Packs operands at load or before loops -------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The pass `ten-pack-ahead`: packs right operands and filters into the panels
// that a kernel's schedule asks for (as in Goto and van de Geijn's matrix
// product), by the interpreter for constants, once at load for bound operands,
// or before a loop whose iterations use them again. The kernel's argument
// becomes the panels, which its body unpacks for the reference. Kernels that
// want one form share it.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/Analysis/PanelLayout.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/Folding.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "Dialect/Ten/IR/Shape.h"
#include "Dialect/Ten/IR/Ten.h"
#include "Dialect/Ten/Interpreter/Interpreter.h"
#include "Transforms/DeadOperations.h"
#include "Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/MapVector.h"
#include <functional>

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_PACKAHEAD
#include "Transforms/Passes.h.inc"

using namespace ten;

namespace {

/// A kernel's operand that its schedule wants in another form, and how.
struct PackedOperand {
  BlockArgument argument;
  RankedTensorType type;
  std::function<Value(OpBuilder &, Location, Value)> pack;
  /// The form, where kernels that want the same have the operand once.
  Attribute form;

  /// Packs `source`, of which `value` is a view.
  Value packView(OpBuilder &builder, Value value, Value source,
                 Operation *kernel) const {
    if (source.getType() != value.getType())
      source =
          ReshapeOp::create(builder, value.getLoc(), value.getType(), source);
    return pack(builder, kernel->getLoc(), source);
  }

  /// The operand's form, or the kernel for which it is made.
  const void *identity(Operation *kernel) const {
    return form ? form.getAsOpaquePointer() : kernel;
  }
};

using PackedOperands = SmallVector<PackedOperand, 1>;

bool isKnownAhead(BlockArgument argument) {
  auto kernel = cast<func::FuncOp>(argument.getOwner()->getParentOp());
  return attr::knownAhead.has(kernel, argument.getArgNumber());
}

/// Adds elements of this number behind the last ones.
Value padded(OpBuilder &builder, Location loc, Value value,
             ArrayRef<int64_t> shape, int number = 0) {
  RankedTensorType type = tensorType(value);
  SmallVector<int64_t> none(shape.size(), 0), high(shape);
  for (auto [missing, size] : llvm::zip_equal(high, type.getShape()))
    missing -= size;
  if (high == none)
    return value;
  auto scalar = RankedTensorType::get({}, type.getElementType());
  Value filling = createSplat(builder, loc, scalar, number);
  return PadOp::create(builder, loc, value, filling, none, high, none);
}

/// The codes and parameters of weights that a kernel reads from panels: of
/// whole panels, steps and blocks.
class PackedWeights {
public:
  /// Null where the kernel's schedule asks for none.
  static std::optional<PackedWeights> of(func::FuncOp kernel);

  PackedOperands operands();
  /// The kernel sees the weights through the panels.
  void take();

private:
  /// Returns the number of codes of a row that share a parameter; and the shape
  /// of the parameter, padded to whole panels and steps.
  int64_t blockOf(Value parameter);
  SmallVector<int64_t> shapeOf(Value parameter);

  DequantizeOp weights;
  CodePanelsAttr panels;
  int64_t n, k;
};

std::optional<PackedWeights> PackedWeights::of(func::FuncOp kernel) {
  auto schedule =
      dyn_cast_or_null<QuantizedScheduleAttr>(attr::schedule.get(kernel));
  if (!schedule || !schedule.getPacked())
    return {};
  PackedWeights found;
  for (auto contract : kernel.getBody().getOps<ContractOp>())
    found.weights = dequantizedRhs(contract);
  if (!found.weights || found.weights.getPanels())
    return {};
  RankedTensorType type = found.weights.getType();
  found.panels =
      CodePanelsAttr::get(kernel.getContext(), found.weights.getCode(),
                          schedule.getLanes(), schedule.getColumns());
  found.n = llvm::alignTo(type.getDimSize(0), schedule.getColumns());
  found.k = llvm::alignTo(type.getDimSize(1), found.panels.getStep());
  // Parameters that fill no panel or step stay where they are.
  auto isAhead = [](Value value) {
    auto argument = dyn_cast<BlockArgument>(value);
    return argument && isKnownAhead(argument);
  };
  if (!isAhead(found.weights.getValues()) ||
      !llvm::all_of(found.weights.getParameters(), [&](Value parameter) {
        return isAhead(parameter) || ArrayRef(found.shapeOf(parameter)) ==
                                         tensorType(parameter).getShape();
      }))
    return {};
  return found;
}

int64_t PackedWeights::blockOf(Value parameter) {
  int64_t given = weights.getType().getDimSize(1);
  int64_t block = given / tensorType(parameter).getDimSize(1);
  if (k == given || block != given || !isa<BlockArgument>(parameter))
    return block;
  // Padding of the last step has parameters of its own, so that no infinity is
  // multiplied by 0.
  for (Value other : weights.getParameters())
    if (!weights.isAlongSums(other))
      block = std::min(block, given / tensorType(other).getDimSize(1));
  return std::min(block, given & -given);
}

SmallVector<int64_t> PackedWeights::shapeOf(Value parameter) {
  SmallVector<int64_t> shape(tensorType(parameter).getShape());
  if (shape[0] != 1)
    shape[0] = n;
  int64_t given = weights.getType().getDimSize(1), block = blockOf(parameter);
  shape[1] = block == given ? 1 : k / block;
  return shape;
}

PackedOperands PackedWeights::operands() {
  PackedOperands packed;
  SmallVector<int64_t> whole = {n, k};
  packed.push_back(
      {cast<BlockArgument>(weights.getValues()), panels.getType(n, k),
       [panels = panels, whole](OpBuilder &builder, Location loc, Value codes) {
         return panels.pack(builder, loc, padded(builder, loc, codes, whole));
       },
       panels});
  for (Value parameter : weights.getParameters()) {
    SmallVector<int64_t> shape = shapeOf(parameter);
    RankedTensorType type = tensorType(parameter);
    // Weights that are padding are finite.
    int filling = 0;
    for (auto [i, other] : llvm::enumerate(weights.getParameters()))
      if (other == parameter &&
          weights.getStep(i) == DequantizeOp::Step::Divide)
        filling = 1;
    if (type.getShape() != ArrayRef(shape))
      packed.push_back(
          {cast<BlockArgument>(parameter), type.clone(shape),
           [shape, type, filling,
            count = weights.getType().getDimSize(1) / blockOf(parameter)](
               OpBuilder &builder, Location loc, Value value) {
             RankedTensorType wide = type.clone({type.getDimSize(0), count});
             if (wide != type)
               value = BroadcastOp::create(builder, loc, wide, value,
                                           ArrayRef<int64_t>{0, 1});
             return padded(builder, loc, value, shape, filling);
           },
           Attribute()});
  }
  return packed;
}

void PackedWeights::take() {
  PackedOperands packed = operands();
  for (PackedOperand &operand : packed)
    operand.argument.setType(operand.type);
  DequantizeOp old = weights;
  OpBuilder builder(old);
  RankedTensorType type = old.getType();
  Value made = DequantizeOp::create(
      builder, old.getLoc(), type.clone({n, k}), old.getValues(),
      old.getParameters(), old.getStepsAttr(), panels, old.getTableAttr(),
      old.getFormatAttr(), old.getInAttr());
  if (made.getType() != type)
    made = SliceOp::create(builder, old.getLoc(), made, ArrayRef<int64_t>{0, 0},
                           type.getShape(), ArrayRef<int64_t>{1, 1});
  old.replaceAllUsesWith(made);
  old.erase();
}

/// The operand of a contraction or convolution that is read from panels.
struct PanelOperand {
  BlockArgument argument;
  PanelLayout layout;
};

std::optional<PanelOperand> panelOperand(func::FuncOp kernel) {
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
  if (!argument || !isKnownAhead(argument))
    return {};
  return PanelOperand{argument, *layout};
}

PackedOperands packedOperands(func::FuncOp kernel) {
  if (std::optional<PanelOperand> found = panelOperand(kernel))
    return {{found->argument, found->layout.type(),
             [layout = found->layout](OpBuilder &builder, Location loc,
                                      Value value) {
               return layout.pack(builder, loc, value);
             },
             Attribute()}};
  if (std::optional<PackedWeights> weights = PackedWeights::of(kernel))
    return weights->operands();
  return {};
}

/// An entry and the function that computes its resident values.
class EntryPacker {
public:
  EntryPacker(func::FuncOp entry, func::FuncOp load)
      : entry(entry), load(load),
        loaded(cast<func::ReturnOp>(load.getBody().front().getTerminator())) {}

  /// The resident argument that holds `value`, of the entry, as `kernel` reads
  /// the operand.
  Value packed(Value value, const PackedOperand &operand, Operation *kernel);
  /// Takes out what nothing reads any more.
  void removeUnused();

private:
  int64_t numberOf(unsigned argument) {
    return attr::resident.get(entry, argument).getInt();
  }

  func::FuncOp entry, load;
  func::ReturnOp loaded;
  llvm::DenseMap<std::pair<Value, const void *>, Value> known;
};

Value EntryPacker::packed(Value value, const PackedOperand &operand,
                          Operation *kernel) {
  BlockArgument argument = residentArgument(value);
  Value &panelsArgument = known[{argument, operand.identity(kernel)}];
  if (panelsArgument)
    return panelsArgument;
  OpBuilder builder(loaded);
  Value source = loaded.getOperand(numberOf(argument.getArgNumber()));
  Value panels = operand.packView(builder, value, source, kernel);
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
  eraseDeadOperations(load.getBody().front());
}

/// Packs constants, which are constants again.
class ConstantPacker {
public:
  /// The packed constant that `value` is a view of; null where the interpreter
  /// cannot make it.
  Value packed(Value value, const PackedOperand &operand, Operation *kernel);

private:
  llvm::DenseMap<std::pair<Value, const void *>, Value> known;
};

Value ConstantPacker::packed(Value value, const PackedOperand &operand,
                             Operation *kernel) {
  ConstantOp constant = packableConstant(value);
  Value &made = known[{constant, operand.identity(kernel)}];
  if (made)
    return made;
  Block copy;
  OpBuilder builder(value.getContext());
  builder.setInsertionPointToEnd(&copy);
  Value source = builder.clone(*constant)->getResult(0);
  Value panels = operand.packView(builder, value, source, kernel);
  auto type = cast<RankedTensorType>(panels.getType());
  YieldOp::create(builder, value.getLoc(), panels);
  DenseElementsAttr elements = evaluateToConstant(copy, type);
  if (!elements)
    return {};
  builder.setInsertionPoint(constant);
  return made = ConstantOp::create(builder, constant.getLoc(), elements);
}

/// Packs before loops.
class LoopPacker {
public:
  /// The panels of `value` that `kernel` reads, made before the outermost loop
  /// around the launch that leaves `value` as it is.
  Value packed(Value value, const PackedOperand &operand, Operation *kernel,
               LaunchOp launch);

private:
  /// By what is packed, in which form or for which kernel, before what.
  llvm::DenseMap<std::pair<Value, std::pair<const void *, Operation *>>, Value>
      known;
};

Value LoopPacker::packed(Value value, const PackedOperand &operand,
                         Operation *kernel, LaunchOp launch) {
  Operation *loop = loopAfter(value, launch);
  Operation *place = loop ? loop : launch;
  Value source = sourceOfView(value);
  Value &panels = known[{source, {operand.identity(kernel), place}}];
  if (panels)
    return panels;
  OpBuilder builder(place);
  return panels = operand.packView(builder, value, source, kernel);
}

class PackAheadPass : public impl::PackAheadBase<PackAheadPass> {
  void runOnOperation() override {
    SymbolTable table(getOperation());
    llvm::MapVector<Operation *, PackedOperands> kernels;
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (attr::kernel.has(function) && !function.isExternal())
        if (PackedOperands operands = packedOperands(function);
            !operands.empty())
          kernels.insert({function, std::move(operands)});
    for (auto entry : getOperation().getOps<func::FuncOp>())
      if (!attr::kernel.has(entry))
        packOperands(entry, kernels, table);
    for (auto &[op, operands] : kernels)
      takePanels(cast<func::FuncOp>(op));
    // Was for those who choose schedules.
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (attr::kernel.has(function))
        for (unsigned i = 0; i < function.getNumArguments(); ++i)
          attr::knownAhead.remove(function, i);
  }

  static void
  packOperands(func::FuncOp entry,
               const llvm::MapVector<Operation *, PackedOperands> &kernels,
               SymbolTable &table) {
    std::optional<EntryPacker> atLoad;
    if (auto name = attr::load.get(entry))
      if (auto load = table.lookup<func::FuncOp>(name.getValue()))
        atLoad.emplace(entry, load);
    LoopPacker beforeLoops;
    ConstantPacker constants;
    SmallVector<LaunchOp> launches;
    entry.walk([&](LaunchOp launch) { launches.push_back(launch); });
    for (LaunchOp launch : launches) {
      const auto *found = kernels.find(table.lookup(launch.getKernel()));
      if (found == kernels.end())
        continue;
      StringRef when;
      for (const PackedOperand &operand : found->second) {
        OpOperand &use = launch->getOpOperand(operand.argument.getArgNumber());
        Value value = use.get(), panels;
        if (packableConstant(value)) {
          when = "packed by the compiler";
          panels = constants.packed(value, operand, found->first);
        } else if (atLoad && residentArgument(value)) {
          when = "packed at load";
          panels = atLoad->packed(value, operand, found->first);
        }
        if (!panels) {
          when = "packed before the loop";
          panels = beforeLoops.packed(value, operand, found->first, launch);
        }
        use.set(panels);
      }
      remark::passed(
          launch.getLoc(),
          remark::RemarkOpts::name("Packed").category("ten-pack-ahead"))
          << when.str() + ": an operand of '" + launch.getKernel().str() + "'";
    }
    // Views and constants that were read unpacked.
    SmallVector<Operation *> unpacked;
    entry.walk([&](Operation *op) {
      if (isa<ReshapeOp, ConstantOp>(op))
        unpacked.push_back(op);
    });
    for (Operation *op : llvm::reverse(unpacked))
      if (op->use_empty())
        op->erase();
    if (atLoad)
      atLoad->removeUnused();
  }

  /// The kernel sees the operands through the panels.
  static void takePanels(func::FuncOp kernel) {
    Block &body = kernel.getBody().front();
    if (std::optional<PanelOperand> operand = panelOperand(kernel)) {
      BlockArgument argument = operand->argument;
      OpBuilder builder = OpBuilder::atBlockBegin(&body);
      argument.setType(operand->layout.type());
      Value unpacked =
          operand->layout.unpack(builder, argument.getLoc(), argument);
      if (unpacked != argument)
        argument.replaceAllUsesExcept(unpacked, &body.front());
    } else {
      PackedWeights::of(kernel)->take();
    }
    kernel.setFunctionType(FunctionType::get(
        kernel.getContext(), body.getArgumentTypes(), kernel.getResultTypes()));
  }
};

} // namespace
} // namespace tenon
