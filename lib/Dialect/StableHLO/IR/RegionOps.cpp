//===- RegionOps.cpp - Reduce, control flow and tuples --------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Assembly and verifiers of operations with regions: reduce with its short form
// for a single operation, while, if and case; also optimization_barrier and
// tuples.
//
//===----------------------------------------------------------------------===//

#include "Dialect/StableHLO/IR/Assembly.h"
#include "Verify.h"

using namespace mlir;
using namespace tenon::stablehlo;
using llvm::SmallVector;
using llvm::StringRef;

namespace tenon::stablehlo {

//===-- Reduce ------------------------------------------------------------===//

/// Returns whether the name of an operation can stand for the region.
static bool canApply(StringRef name) {
  return name.consume_front("stablehlo.") &&
         llvm::is_contained(
             {"add", "and", "maximum", "minimum", "multiply", "or", "xor"},
             name);
}

/// Adds a region that applies the operation `name` to its arguments.
static void addNamedReducer(OpAsmParser &parser, Region &region, Type type,
                            Location loc, StringRef name) {
  MLIRContext *context = parser.getContext();
  Block &body = region.emplaceBlock();
  body.addArguments({type, type}, {loc, loc});
  OpBuilder builder(context);
  builder.setInsertionPointToEnd(&body);
  OperationState state(loc, name, body.getArguments(), {type});
  Operation *op = builder.create(state);
  ReturnOp::create(builder, loc, op->getResults());
}

ParseResult ReduceOp::parse(OpAsmParser &parser, OperationState &result) {
  SmallVector<OpAsmParser::UnresolvedOperand> inputs, inits;
  SMLoc loc = parser.getCurrentLocation();
  do {
    if (parser.parseLParen() || parser.parseOperand(inputs.emplace_back()) ||
        parser.parseKeyword("init") || parser.parseColon() ||
        parser.parseOperand(inits.emplace_back()) || parser.parseRParen())
      return failure();
  } while (succeeded(parser.parseOptionalComma()));

  std::string reducer;
  SMLoc reducerLoc;
  if (succeeded(parser.parseOptionalKeyword("applies"))) {
    reducerLoc = parser.getCurrentLocation();
    FailureOr<OperationName> name = parser.parseCustomOperationName();
    if (failed(name))
      return failure();
    reducer = name->getStringRef().str();
    if (!canApply(reducer))
      return parser.emitError(reducerLoc, "expects an operation of stablehlo "
                                          "whose operands may be exchanged, "
                                          "got '")
             << reducer << "'";
  }
  FunctionType type;
  SmallVector<int64_t> dims;
  if (parser.parseKeyword("across") || parser.parseKeyword("dimensions") ||
      parser.parseEqual() ||
      parser.parseCommaSeparatedList(
          AsmParser::Delimiter::Square,
          [&] { return parser.parseInteger(dims.emplace_back()); }) ||
      parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseColonType(type))
    return failure();
  llvm::append_range(inputs, inits);
  if (parser.resolveOperands(inputs, type.getInputs(), loc, result.operands))
    return failure();
  result.addTypes(type.getResults());
  result.addAttribute("dimensions",
                      parser.getBuilder().getDenseI64ArrayAttr(dims));

  Region *body = result.addRegion();
  if (!reducer.empty()) {
    auto init = dyn_cast<RankedTensorType>(type.getInputs().back());
    if (inits.size() != 1 || !init)
      return parser.emitError(reducerLoc, "expects one ranked input");
    addNamedReducer(parser, *body,
                    RankedTensorType::get({}, init.getElementType()),
                    parser.getEncodedSourceLoc(reducerLoc), reducer);
    return success();
  }
  // Arguments come in pairs: the accumulated and the new element of each input.
  SmallVector<OpAsmParser::Argument> first, second;
  if (parser.parseKeyword("reducer"))
    return failure();
  for (size_t i = 0; i < inits.size(); ++i)
    if (parser.parseLParen() ||
        parser.parseArgument(first.emplace_back(), /*allowType=*/true) ||
        parser.parseComma() ||
        parser.parseArgument(second.emplace_back(), /*allowType=*/true) ||
        parser.parseRParen())
      return failure();
  llvm::append_range(first, second);
  return parser.parseRegion(*body, first);
}

/// Returns the single operation of the body, if it is applied to both arguments
/// in order.
static Operation *getNamedReducer(ReduceOp reduce) {
  Block &body = reduce.getBody().front();
  if (reduce.getInputs().size() != 1 || body.getOperations().size() != 2)
    return nullptr;
  Operation &op = body.front();
  Type type = RankedTensorType::get(
      {}, typeOf(reduce.getInitValues()[0]).getElementType());
  bool binary = op.getNumOperands() == 2 && op.getNumResults() == 1 &&
                op.getOperand(0) == body.getArgument(0) &&
                op.getOperand(1) == body.getArgument(1) &&
                llvm::all_equal({type, op.getOperand(0).getType(),
                                 op.getOperand(1).getType(),
                                 op.getResult(0).getType()}) &&
                op.getDiscardableAttrDictionary().empty() &&
                op.getNumRegions() == 0 && isPure(&op) &&
                canApply(op.getName().getStringRef());
  if (!binary || !isa<ReturnOp>(body.back()) ||
      body.back().getOperands() != op.getResults())
    return nullptr;
  return &op;
}

void ReduceOp::print(OpAsmPrinter &printer) {
  StringRef separator;
  for (auto [input, init] : llvm::zip(getInputs(), getInitValues())) {
    printer << separator << '(' << input << " init: " << init << ')';
    separator = ", ";
  }
  Operation *reducer = getNamedReducer(*this);
  if (reducer)
    printer << " applies " << reducer->getName();
  printer << " across dimensions = [";
  llvm::interleaveComma(getDimensions(), printer);
  printer << ']';
  printer.printOptionalAttrDict((*this)->getAttrs(), {"dimensions"});
  printer << " : ";
  printer.printFunctionalType(getOperandTypes(), getResultTypes());
  if (reducer)
    return;
  printer.printNewline();
  printer << " reducer";
  Block &body = getBody().front();
  size_t count = getInputs().size();
  for (size_t i = 0; i < count; ++i) {
    printer << '(';
    printer.printRegionArgument(body.getArgument(i));
    printer << ", ";
    printer.printRegionArgument(body.getArgument(count + i));
    printer << ") ";
  }
  printer.printRegion(getBody(), /*printEntryBlockArgs=*/false);
}

//===-- Control flow ------------------------------------------------------===//

ParseResult WhileOp::parse(OpAsmParser &parser, OperationState &result) {
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  SmallVector<OpAsmParser::Argument> arguments;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseAssignmentList(arguments, operands))
    return failure();
  SmallVector<Type> types;
  if (succeeded(parser.parseOptionalColon()) && parser.parseTypeList(types))
    return failure();
  result.types.assign(types.begin(), types.end());
  // Results and regions may have types of their own.
  if (succeeded(parser.parseOptionalArrow())) {
    result.types.clear();
    if (parser.parseTypeList(result.types))
      return failure();
  }
  if (parser.resolveOperands(operands, types, loc, result.operands) ||
      parser.parseOptionalAttrDictWithKeyword(result.attributes))
    return failure();
  for (auto [argument, type] : llvm::zip(arguments, types))
    argument.type = type;
  for (StringRef keyword : {"cond", "do"}) {
    SmallVector<OpAsmParser::Argument> own;
    Region *region = result.addRegion();
    if (parser.parseKeyword(keyword) ||
        parser.parseArgumentList(own, AsmParser::Delimiter::OptionalParen,
                                 /*allowType=*/true) ||
        parser.parseRegion(*region, own.empty() ? arguments : own))
      return failure();
  }
  return success();
}

/// Prints a region of a loop, with its arguments' types unless they are the
/// operands' ones.
static void printLoopRegion(OpAsmPrinter &printer, Region &region,
                            TypeRange operands) {
  bool isPlain = TypeRange(region.getArgumentTypes()) == operands;
  if (!isPlain) {
    printer << '(';
    llvm::interleaveComma(
        region.getArguments(), printer,
        [&](BlockArgument argument) { printer.printRegionArgument(argument); });
    printer << ") ";
  }
  printer.printRegion(region, /*printEntryBlockArgs=*/false);
}

void WhileOp::print(OpAsmPrinter &printer) {
  Block &cond = getCond().front();
  printer << '(';
  llvm::interleaveComma(
      llvm::zip(cond.getArguments(), getOperand()), printer, [&](auto pair) {
        printer << std::get<0>(pair) << " = " << std::get<1>(pair);
      });
  printer << ')';
  if (getNumOperands()) {
    printer << " : ";
    llvm::interleaveComma(getOperandTypes(), printer);
    if (getOperandTypes() != getResultTypes()) {
      printer << " -> ";
      llvm::interleaveComma(getResultTypes(), printer);
    }
  }
  printer.printOptionalAttrDictWithKeyword((*this)->getAttrs());
  printer.printNewline();
  printer << "cond ";
  printLoopRegion(printer, getCond(), getOperandTypes());
  printer << " do ";
  // Both regions use the same argument names.
  if (TypeRange(getBody().getArgumentTypes()) == TypeRange(getOperandTypes()))
    printer.shadowRegionArgs(getBody(), cond.getArguments());
  printLoopRegion(printer, getBody(), getOperandTypes());
}

LogicalResult WhileOp::verify() {
  size_t count = getNumOperands();
  if (!compatible(getOperandTypes(), getResultTypes()))
    return emitOpError("expects results of the operands' types")
           << constraint(*this, "type");
  if (failed(expectRegion(*this, "cond", getCond(), count, 1,
                          /*scalars=*/false)) ||
      failed(expectRegion(*this, "body", getBody(), count, count,
                          /*scalars=*/false)))
    return failure();
  auto predicate = dyn_cast<RankedTensorType>(
      getCond().front().back().getOperand(0).getType());
  if (!predicate || predicate.getRank() != 0 ||
      !predicate.getElementType().isInteger(1))
    return emitOpError("expects 'cond' to return tensor<i1>, got ")
           << getCond().front().back().getOperand(0).getType()
           << constraint(*this, "cond.results");
  for (Region *region : {&getCond(), &getBody()})
    if (!compatible(region->getArgumentTypes(), getOperandTypes()))
      return emitOpError("expects region arguments of the operands' types")
             << constraint(*this,
                           region == &getCond() ? "cond.type" : "body.type");
  if (!compatible(getBody().front().back().getOperandTypes(),
                  getOperandTypes()))
    return emitOpError("expects 'body' to return the operands' types")
           << constraint(*this, "body.results");
  return success();
}

/// Checks that a branch has no arguments and returns the operation's result
/// types.
static LogicalResult verifyBranch(Operation *op, StringRef name,
                                  Region &region) {
  if (failed(expectRegion(op, name, region, 0, op->getNumResults(),
                          /*scalars=*/false)))
    return failure();
  for (auto [got, type] :
       llvm::zip(region.front().back().getOperandTypes(), op->getResultTypes()))
    if (!compatible(got, type))
      return op->emitOpError("expects '")
             << name << "' to return " << type << ", got " << got
             << constraint(op, name + ".type");
  return success();
}

LogicalResult IfOp::verify() {
  if (rankOf(getPred()) != 0)
    return expectRank(*this, "a predicate", rankOf(getPred()), 0);
  if (failed(verifyBranch(*this, "true_branch", getTrueBranch())))
    return failure();
  return verifyBranch(*this, "false_branch", getFalseBranch());
}

LogicalResult CaseOp::verify() {
  if (getBranches().empty())
    return emitOpError("expects at least one branch, got 0")
           << constraint(*this, "empty");
  if (failed(verifyBranch(*this, "first branch", getBranches().front())))
    return failure();
  for (Region &branch : getBranches().drop_front())
    if (failed(verifyBranch(*this, "branches", branch)))
      return failure();
  return success();
}

LogicalResult OptimizationBarrierOp::verify() {
  if (!compatible(getOperandTypes(), getResultTypes()))
    return emitOpError("expects results of the operands' types")
           << constraint(*this, "type");
  return success();
}

LogicalResult TupleOp::verify() {
  if (!compatible(TypeRange(cast<TupleType>(getType()).getTypes()),
                  getOperandTypes()))
    return emitOpError("expects a tuple of the operands' types, got ")
           << getType() << constraint(*this, "type");
  return success();
}

LogicalResult GetTupleElementOp::verify() {
  auto tuple = cast<TupleType>(getOperand().getType());
  if (getIndex() >= tuple.size())
    return expectDim(*this, "index", getIndex(), tuple.size());
  if (!compatible(tuple.getType(getIndex()), getType()))
    return emitOpError("expects a result of type ")
           << tuple.getType(getIndex()) << ", got " << getType()
           << constraint(*this, "type");
  return success();
}

} // namespace tenon::stablehlo
