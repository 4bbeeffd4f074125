//===- AttributeMutator.cpp - Puts random attributes on programs ----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AttributeMutator.h"
#include "Dialect/Ten/IR/ScheduleChecks.h"
#include "mlir/AsmParser/AsmParser.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;

namespace tenon::random_programs {

using namespace ten;

//===-- Values ------------------------------------------------------------===//

int64_t AttributeMutator::number() {
  return random.pick({int64_t(-1), int64_t(0), int64_t(0), int64_t(1),
                      int64_t(1), int64_t(2), int64_t(3), int64_t(4),
                      int64_t(8), int64_t(16), int64_t(64), int64_t(1024),
                      int64_t(1) << 31, int64_t(1) << 40,
                      std::numeric_limits<int64_t>::max(),
                      std::numeric_limits<int64_t>::min()});
}

std::string AttributeMutator::heights() {
  std::vector<int64_t> list;
  int64_t count = random.chance(90) ? random.between(1, 4) : random.below(18);
  for (int64_t i = 0; i < count; ++i)
    list.push_back(random.chance(95) ? random.between(1, 8) : number());
  return "heights = " + listText(list);
}

std::string AttributeMutator::lanes(int64_t most) {
  return "lanes = " + std::to_string(random.chance(97)
                                         ? int64_t(1) << random.below(most)
                                         : number());
}

std::string AttributeMutator::flag(const char *name, bool value) {
  return std::string(", ") + name + " = " + (value ? "true" : "false");
}

std::string AttributeMutator::count(const char *name, int64_t usual) {
  return std::string(", ") + name + " = " +
         std::to_string(random.chance(95) ? usual : number());
}

Attribute AttributeMutator::tile() {
  return parseAttribute(
      "#ten.tile<row = " + std::to_string(random.between(-1, 3)) +
          ", column = " + std::to_string(random.between(0, 3)) + ", " +
          lanes(8) + ", " + heights() +
          count("group", random.chance(80) ? 1 : 1 << random.between(1, 2)) +
          flag("matrices", random.chance(5)) + ">",
      builder.getContext());
}

std::string AttributeMutator::contractSchedule(bool isPacked) {
  int64_t group = random.chance(70) ? 1 : 1 << random.between(1, 2);
  bool packRhs = isPacked || random.chance(60);
  return "<" + lanes(8) + ", " + heights() +
         flag("pack_lhs", random.chance(50)) + flag("pack_rhs", packRhs) +
         count("panels", random.between(1, 4)) +
         count("depth", random.chance(40) ? 0 : group * random.between(1, 12)) +
         flag("rhs_packed", isPacked || (packRhs && random.chance(20))) +
         count("group", group) + flag("matrices", random.chance(5)) +
         flag("rows_inside", random.chance(20)) + ">";
}

std::string AttributeMutator::convSchedule() {
  std::string along =
      random.pick<const char *>({"features", "places", "channels"});
  bool pack = random.chance(50);
  return "<" + lanes(6) + ", " + heights() + ", along = " + along +
         flag("pack_kernel", pack) +
         count("depth", random.chance(60) ? 0 : random.between(1, 8)) +
         flag("kernel_packed",
              pack && along == "features" && random.chance(20)) +
         count("rows", random.chance(70) ? 0 : random.between(1, 8)) + ">";
}

Attribute AttributeMutator::schedule() {
  std::string text;
  switch (random.below(5)) {
  case 0:
    text = "#ten.attention_schedule<rows = " +
           std::to_string(random.between(1, 9)) +
           ", scores = " + contractSchedule(true) +
           ", values = " + contractSchedule(true) + ">";
    break;
  case 1:
  case 2:
    text = "#ten.conv_schedule" + convSchedule();
    break;
  default:
    text = "#ten.contract_schedule" + contractSchedule(false);
  }
  return parseAttribute(text, builder.getContext());
}

Attribute AttributeMutator::anyValue(int depth) {
  auto words = {"map",  "contract",  "conv",   "gpu", "some",
                "last", "scores",    "sm_80",  "",    "as you like",
                "sum",  "normalize", "generic"};
  switch (random.below(depth > 2 ? 8 : 12)) {
  case 0:
    return builder.getUnitAttr();
  case 1:
    return builder.getStringAttr(random.pick(words));
  case 2:
    return builder.getI64IntegerAttr(number());
  case 3:
    return builder.getI32IntegerAttr(static_cast<int32_t>(random.below(5)));
  case 4:
    return builder.getF32FloatAttr(static_cast<float>(random.below(3)));
  case 5:
    return FlatSymbolRefAttr::get(builder.getContext(),
                                  random.chance(50) ? "main" : "nobody");
  case 6:
    return TypeAttr::get(
        random.chance(50) ? Type(builder.getF32Type())
                          : Type(anyFunction() ? anyFunction().getFunctionType()
                                               : builder.getF32Type()));
  case 7: {
    SmallVector<int64_t> numbers;
    for (int64_t i = random.below(4); i > 0; --i)
      numbers.push_back(random.chance(70) ? random.below(3) : number());
    return builder.getDenseI64ArrayAttr(numbers);
  }
  case 8:
    return tile();
  case 9:
    return schedule();
  case 10: {
    SmallVector<Attribute> parts;
    for (int64_t i = random.below(5); i > 0; --i)
      if (Attribute part = anyValue(depth + 1))
        parts.push_back(part);
    return builder.getArrayAttr(parts);
  }
  default:
    return builder.getDictionaryAttr(
        builder.getNamedAttr("sizes", builder.getUnitAttr()));
  }
}

Attribute AttributeMutator::valueOf(const AttributeInfo &info) {
  for (int tries = 0; tries < 40; ++tries)
    if (Attribute value = anyValue(); value && info.hasType(value))
      return value;
  return {};
}

std::string AttributeMutator::name() {
  ArrayRef<AttributeInfo> infos = attributeInfos();
  std::string name = infos[random.below(infos.size())].name.str();
  if (random.chance(3))
    name.erase(4 + random.below(name.size() - 4), 1);
  return name;
}

//===-- Places ------------------------------------------------------------===//

Operation *AttributeMutator::anyOperation() {
  SmallVector<Operation *> all;
  module.walk([&](Operation *op) { all.push_back(op); });
  return all[random.below(all.size())];
}

FunctionOpInterface AttributeMutator::anyFunction() {
  SmallVector<FunctionOpInterface> all;
  module.walk([&](FunctionOpInterface op) { all.push_back(op); });
  return all.empty() ? FunctionOpInterface() : all[random.below(all.size())];
}

void AttributeMutator::addAttribute(bool atItsPlace) {
  std::string chosen = name();
  const AttributeInfo *info = attributeInfo(chosen);
  Attribute value =
      info && random.chance(atItsPlace ? 90 : 70) ? valueOf(*info) : anyValue();
  if (!value)
    return;
  bool onArgument = info && atItsPlace
                        ? contains(info->places, AttributePlace::Argument)
                        : random.chance(30);
  if (onArgument) {
    FunctionOpInterface function = anyFunction();
    if (function && function.getNumArguments() > 0)
      function.setArgAttr(random.below(function.getNumArguments()), chosen,
                          value);
    return;
  }
  if (random.chance(3)) {
    FunctionOpInterface function = anyFunction();
    if (function && function.getNumResults() > 0)
      function.setResultAttr(random.below(function.getNumResults()),
                             StringAttr::get(builder.getContext(), chosen),
                             value);
    return;
  }
  Operation *op = anyOperation();
  auto fits = [&](Operation *op) {
    AttributePlace places = info->places;
    return (contains(places, AttributePlace::Module) && isa<ModuleOp>(op)) ||
           (contains(places, AttributePlace::Function) &&
            isa<FunctionOpInterface>(op)) ||
           (contains(places, AttributePlace::Nest) &&
            isa<linalg::LinalgOp>(op)) ||
           (contains(places, AttributePlace::Kernel) && isa<KernelOp>(op));
  };
  for (int tries = 0; info && atItsPlace && tries < 60 && !fits(op); ++tries)
    op = anyOperation();
  op->setDiscardableAttr(chosen, value);
}

void AttributeMutator::addArgumentMark() {
  FunctionOpInterface function = anyFunction();
  if (!function || function.getNumArguments() == 0)
    return;
  unsigned argument = random.below(function.getNumArguments());
  SmallVector<int64_t> fitting;
  for (unsigned i = 0; i < function.getNumResults(); ++i)
    if (function.getResultTypes()[i] == function.getArgumentTypes()[argument])
      fitting.push_back(i);
  if (random.chance(60))
    attr::bound.set(function, argument);
  else if (!fitting.empty() && random.chance(90))
    attr::donated.set(function, argument,
                      fitting[random.below(fitting.size())]);
  else
    attr::donated.set(function, argument,
                      random.chance(80)
                          ? random.below(function.getNumResults() + 1)
                          : number());
}

std::optional<SmallVector<Value>> AttributeMutator::sizesOf(Operation *op) {
  SmallVector<Value> sizes;
  auto isStatic = [](Type type) {
    return cast<RankedTensorType>(type).hasStaticShape();
  };
  if (llvm::all_of(op->getResultTypes(), isStatic))
    return sizes;
  ReifiedRankedShapedTypeDims shapes;
  auto reifiable = dyn_cast<ReifyRankedShapedTypeOpInterface>(op);
  if (!reifiable || failed(reifiable.reifyResultShapes(builder, shapes)))
    return std::nullopt;
  for (auto [type, shape] : llvm::zip_equal(op->getResultTypes(), shapes))
    for (auto [dim, size] : llvm::enumerate(shape))
      if (cast<RankedTensorType>(type).isDynamicDim(dim))
        sizes.push_back(
            getValueOrCreateConstantIndexOp(builder, op->getLoc(), size));
  return sizes;
}

void AttributeMutator::wrapInKernel() {
  SmallVector<Operation *> candidates, preferred;
  module.walk([&](Operation *op) {
    if (!isa<TenDialect>(op->getDialect()) ||
        isa<KernelOp, YieldOp, ConstantOp>(op) || op->getNumResults() == 0 ||
        op->getParentOfType<KernelOp>() ||
        isa_and_nonnull<TenDialect>(op->getParentOp()->getDialect()))
      return;
    for (Type type : op->getResultTypes())
      if (!isa<RankedTensorType>(type))
        return;
    llvm::SetVector<Value> outside;
    getUsedValuesDefinedAbove(op->getRegions(), outside);
    if (!outside.empty())
      return;
    candidates.push_back(op);
    if (isa<ContractOp, ConvOp>(op))
      preferred.push_back(op);
  });
  if (candidates.empty())
    return;
  Operation *op = !preferred.empty() && random.chance(85)
                      ? preferred[random.below(preferred.size())]
                      : candidates[random.below(candidates.size())];
  KernelKind kind = isa<ContractOp>(op) ? KernelKind::Contract
                    : isa<ConvOp>(op)   ? KernelKind::Conv
                                        : KernelKind::Map;
  if (random.chance(3))
    kind = *symbolizeKernelKind(random.below(13));
  // Mostly one that the operation may have.
  Attribute given;
  auto fits = [&] {
    auto contract = dyn_cast_or_null<ContractScheduleAttr>(given);
    return (contract && isa<ContractOp>(op) &&
            fitsGroup(cast<ContractOp>(op), contract.getGroup())) ||
           (isa_and_nonnull<ConvScheduleAttr>(given) && isa<ConvOp>(op));
  };
  if (isa<ContractOp, ConvOp>(op) || random.chance(5))
    for (int tries = 0; tries < 60 && !fits(); ++tries) {
      given = schedule();
      if (random.chance(1))
        break;
    }
  builder.setInsertionPoint(op);
  std::optional<SmallVector<Value>> sizes = sizesOf(op);
  if (!sizes)
    return;
  auto kernel = KernelOp::create(builder, op->getLoc(), op->getResultTypes(),
                                 kind, op->getOperands(), *sizes,
                                 dyn_cast_or_null<ScheduleInterface>(given));
  Block *body = builder.createBlock(&kernel.getBody());
  IRMapping mapping;
  SmallVector<Value> inner;
  for (Value operand : op->getOperands())
    inner.push_back(body->addArgument(operand.getType(), op->getLoc()));
  Operation *clone = builder.clone(*op);
  clone->setOperands(inner);
  YieldOp::create(builder, op->getLoc(), clone->getResults());
  op->replaceAllUsesWith(kernel->getResults());
  op->erase();
}

//===-- Changes -----------------------------------------------------------===//

void AttributeMutator::mutateProgram() {
  ScopedDiagnosticHandler quiet(module.getContext(),
                                [](Diagnostic &) { return success(); });
  for (int64_t left = random.between(1, 3); left > 0; --left)
    switch (random.below(16)) {
    case 0:
      addAttribute(/*atItsPlace=*/random.chance(70));
      break;
    case 1:
    case 2:
      addArgumentMark();
      break;
    default:
      wrapInKernel();
    }
}

void AttributeMutator::mutateStage() {
  ScopedDiagnosticHandler quiet(module.getContext(),
                                [](Diagnostic &) { return success(); });
  for (int64_t left = random.between(1, 2); left > 0; --left)
    addAttribute(/*atItsPlace=*/random.chance(97));
}

void AttributeMutator::mutateNests() {
  ScopedDiagnosticHandler quiet(module.getContext(),
                                [](Diagnostic &) { return success(); });
  module.walk([&](linalg::GenericOp nest) {
    if (random.chance(50))
      return;
    auto chosen = dyn_cast_or_null<TileAttr>(tile());
    switch (random.below(6)) {
    case 0:
      return attr::copyLanes.set(nest, int64_t(1) << random.below(8));
    case 1:
      return attr::nextBlock.set(nest, number());
    case 2:
      return attr::attention.set(nest, "values");
    default:
      auto isParallel = [&](int64_t loop) {
        return loop < 0 || (loop < nest.getNumLoops() &&
                            nest.getIteratorTypesArray()[loop] ==
                                utils::IteratorType::parallel);
      };
      if (chosen && isParallel(chosen.getRow()) &&
          isParallel(chosen.getColumn()))
        attr::tile.set(nest, chosen);
    }
  });
}

} // namespace tenon::random_programs
