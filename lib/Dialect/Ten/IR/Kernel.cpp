//===- Kernel.cpp - Kernels, launches and checks --------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Verifiers, assembly and canonicalization of `ten.kernel` (a group of
// operations that is compiled as one function), `ten.launch` (a call of such a
// function in destination-passing style) and `ten.check` (a run-time check that
// can fail the call).
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/Folding.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/BitVector.h"

using namespace mlir;
using namespace tenon::ten;

//===-- Kernel ------------------------------------------------------------===//

LogicalResult KernelOp::verify() {
  // kernel_c2
  if (failed(checkSizes(*this, getSizes(), getResultTypes())))
    return failure();
  // kernel_c4
  if (ScheduleInterface schedule = getScheduleAttr())
    if (failed(schedule.verifyKernel(*this, getKind())))
      return failure();
  // kernel_c1, kernel_c3
  return checkRegion(*this, getBody(), getInputs().getTypes(),
                     getResultTypes());
}

YieldOp KernelOp::getYield() {
  return cast<YieldOp>(getBody().front().getTerminator());
}

void KernelOp::getAsmBlockArgumentNames(Region &, OpAsmSetValueNameFn) {}

LogicalResult KernelOp::reifyResultShapes(OpBuilder &builder,
                                          ReifiedRankedShapedTypeDims &shapes) {
  ValueRange sizes = getSizes();
  for (Type type : getResultTypes()) {
    if (failed(reifyFromSizes(builder, type, sizes, shapes)))
      return failure();
    sizes = sizes.drop_front(cast<RankedTensorType>(type).getNumDynamicDims());
  }
  return success();
}

ParseResult KernelOp::parse(OpAsmParser &parser, OperationState &result) {
  StringRef keyword;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseKeyword(&keyword))
    return failure();
  std::optional<KernelKind> kind = symbolizeKernelKind(keyword);
  if (!kind)
    return parser.emitError(loc, "expects a kind of kernel, got '")
           << keyword << "'";
  result.getOrAddProperties<Properties>().kind =
      KernelKindAttr::get(parser.getContext(), *kind);

  SmallVector<OpAsmParser::Argument> arguments;
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  auto input = [&]() -> ParseResult {
    return failure(parser.parseArgument(arguments.emplace_back()) ||
                   parser.parseEqual() ||
                   parser.parseOperand(operands.emplace_back()) ||
                   parser.parseColonType(arguments.back().type));
  };
  if (parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren, input))
    return failure();
  SmallVector<Type> types;
  for (auto &argument : arguments)
    types.push_back(argument.type);
  SmallVector<OpAsmParser::UnresolvedOperand> sizes;
  if (succeeded(parser.parseOptionalKeyword("sizes")) &&
      parser.parseOperandList(sizes, OpAsmParser::Delimiter::Paren))
    return failure();
  Type index = parser.getBuilder().getIndexType();
  if (parser.parseArrowTypeList(result.types) ||
      parser.resolveOperands(operands, types, loc, result.operands) ||
      parser.resolveOperands(sizes, index, result.operands))
    return failure();
  llvm::copy(
      ArrayRef<int32_t>{static_cast<int32_t>(operands.size()),
                        static_cast<int32_t>(sizes.size())},
      result.getOrAddProperties<Properties>().operandSegmentSizes.begin());
  if (succeeded(parser.parseOptionalKeyword("schedule"))) {
    Attribute schedule;
    SMLoc at = parser.getCurrentLocation();
    if (parser.parseEqual() || parser.parseAttribute(schedule))
      return failure();
    auto known = dyn_cast<ScheduleInterface>(schedule);
    if (!known)
      return parser.emitError(at, "expects a schedule, such as "
                                  "#ten.contract_schedule<...>, got ")
             << schedule;
    result.getOrAddProperties<Properties>().schedule = known;
  }
  if (parser.parseOptionalAttrDictWithKeyword(result.attributes))
    return failure();
  return parser.parseRegion(*result.addRegion(), arguments);
}

void KernelOp::print(OpAsmPrinter &printer) {
  printer << ' ' << stringifyKernelKind(getKind()) << " (";
  llvm::interleaveComma(llvm::zip_equal(getBody().getArguments(), getInputs()),
                        printer, [&](auto pair) {
                          auto [argument, input] = pair;
                          printer.printRegionArgument(argument, {},
                                                      /*omitType=*/true);
                          printer << " = " << input << " : " << input.getType();
                        });
  printer << ')';
  if (!getSizes().empty())
    printer << " sizes(" << getSizes() << ')';
  printer.printArrowTypeList(getResultTypes());
  if (getScheduleAttr())
    printer << " schedule = " << getScheduleAttr();
  printer.printOptionalAttrDictWithKeyword(
      (*this)->getAttrs(), {"kind", "schedule", "operandSegmentSizes"});
  printer << ' ';
  printer.printRegion(getBody(), /*printEntryBlockArgs=*/false);
}

//===-- Launch ------------------------------------------------------------===//

LogicalResult LaunchOp::verify() {
  // launch_c1
  bool onTensors = getNumResults() != 0;
  for (Type type : getOutputs().getTypes())
    if (isa<RankedTensorType>(type) != onTensors)
      return emitOpError("expects a result for each tensor destination, and "
                         "none for memrefs");
  if (onTensors && getResultTypes() != getOutputs().getTypes())
    return emitOpError("expects results of the destinations' types");
  // launch_c2
  if (!getReuse().empty() && getReuse().size() != getOutputs().size())
    return emitOpError("expects 'reuse' to have one element per destination, ")
           << getOutputs().size() << ", got " << getReuse().size();
  // launch_c3
  if (failed(checkRanges(*this, "reuse", getReuse(), -1, getInputs().size())))
    return failure();
  // launch_c5
  int64_t most = getMerged() ? getInputs().size() : 0, numbers = getNumbers();
  if (numbers < 0 || numbers > most)
    return emitOpError("expects 'numbers' in [0, ")
           << most << "], the inputs of a launch with 'merged', got "
           << numbers;
  for (Value number : getInputs().take_back(numbers))
    if (!number.getType().isIndex())
      return emitOpError("expects numbers of type 'index', got ")
             << number.getType();
  return success();
}

StringRef LaunchOp::getOwnKernel() { return getMerged().value_or(getKernel()); }

SmallVector<Value> LaunchOp::getOwnOperands() {
  SmallVector<Value> operands(getInputs().drop_back(getNumbers()));
  llvm::append_range(operands, getOutputs());
  return operands;
}

LogicalResult LaunchOp::verifySymbolUses(SymbolTableCollection &table) {
  // launch_c4
  auto function = dyn_cast_or_null<FunctionOpInterface>(
      table.lookupNearestSymbolFrom(*this, getKernelAttr()));
  if (!function)
    return emitOpError("expects a function named ") << getKernelAttr();
  size_t count = getInputs().size() + getOutputs().size();
  // Lowered kernels may take the call's context as an additional, first
  // parameter.
  size_t hidden = attr::takesCall.has(function) ? 1 : 0;
  if (function.getNumArguments() != count + hidden) {
    InFlightDiagnostic diag = emitOpError("expects a function of ")
                              << count << " parameters, got "
                              << function.getNumArguments();
    diag.attachNote(function.getLoc()) << "the function is here";
    return diag;
  }
  return success();
}

void LaunchOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  if (getEffects()) {
    effects.emplace_back(MemoryEffects::Read::get());
    effects.emplace_back(MemoryEffects::Write::get());
  }
  if (getNumResults() != 0)
    return;
  for (OpOperand &input : getInputsMutable())
    if (isa<BaseMemRefType>(input.get().getType()))
      effects.emplace_back(MemoryEffects::Read::get(), &input);
  for (OpOperand &output : getOutputsMutable())
    effects.emplace_back(MemoryEffects::Write::get(), &output);
}

LogicalResult LaunchOp::reifyResultShapes(OpBuilder &builder,
                                          ReifiedRankedShapedTypeDims &shapes) {
  return reifyLikeOperands(builder, *this, getOutputs(), shapes);
}

//===-- Check -------------------------------------------------------------===//

void CheckOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  effects.emplace_back(MemoryEffects::Write::get());
}

//===-- Canonicalizations -------------------------------------------------===//

namespace {
/// Drops unused inputs of a kernel and merges equal ones.
struct PruneInputs : OpRewritePattern<KernelOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(KernelOp op,
                                PatternRewriter &rewriter) const override {
    Block &body = op.getBody().front();
    llvm::SmallDenseMap<Value, BlockArgument> first;
    llvm::BitVector dropped(body.getNumArguments());
    for (auto [argument, input] :
         llvm::zip_equal(body.getArguments(), op.getInputs())) {
      auto [found, isNew] = first.try_emplace(input, argument);
      if (!isNew)
        rewriter.replaceAllUsesWith(argument, found->second);
      if (!isNew)
        dropped.set(argument.getArgNumber());
    }
    for (BlockArgument argument : body.getArguments())
      if (argument.use_empty())
        dropped.set(argument.getArgNumber());
    if (dropped.none())
      return failure();
    rewriter.modifyOpInPlace(op, [&] {
      body.eraseArguments(dropped);
      for (int i = dropped.find_last(); i != -1; i = dropped.find_prev(i))
        op.getInputsMutable().erase(i);
    });
    return success();
  }
};

/// Erases a check of a condition that is the constant true.
struct CheckOfTrue : OpRewritePattern<CheckOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(CheckOp op,
                                PatternRewriter &rewriter) const override {
    Attribute condition;
    if (!matchPattern(op.getCondition(), m_Constant(&condition)) ||
        !(isSplatOf(condition, 1.0) || condition == rewriter.getBoolAttr(true)))
      return failure();
    rewriter.eraseOp(op);
    return success();
  }
};
} // namespace

void KernelOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                           MLIRContext *context) {
  patterns.add<PruneInputs>(context);
}
void CheckOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                          MLIRContext *context) {
  patterns.add<CheckOfTrue>(context);
}
