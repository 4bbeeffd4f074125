//===- HostContract.cpp - What passes leave of a host function ------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks that a host function is one that the lowering to LLVM can trust: its
// signature, parameters, results, arena plan and load function have the form
// that bufferization and planning leave, however a program came here. Refuses
// attributes that were written by hand.
//
//===----------------------------------------------------------------------===//

#include "HostContract.h"
#include "ArtifactDescription.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;

namespace tenon {

using namespace ten;

namespace {

class HostCheck {
public:
  HostCheck(func::FuncOp host, func::FuncOp plan, const SymbolTable &table)
      : host(host), plan(plan), table(table) {}

  LogicalResult run() {
    if (!attr::signature.get(host) || !attr::numArgs.get(host) ||
        !attr::returned.get(host) || !attr::results.get(host) || !plan)
      return host.emitOpError(
          "expects a host function that was lowered, bufferized and planned");
    return success(succeeded(checkSignature()) &&
                   succeeded(checkParameters()) && succeeded(checkReturns()) &&
                   succeeded(checkPlan()) && succeeded(checkLoad()) &&
                   succeeded(checkOperations()));
  }

private:
  template <typename ValueT>
  LogicalResult refuse(StringRef name, StringRef expected, const ValueT &got) {
    return host.emitOpError("expects '")
           << name << "' to be " << expected << ", got " << got;
  }

  LogicalResult checkSignature();
  LogicalResult checkParameters();
  LogicalResult checkReturns();
  LogicalResult checkPlan();
  LogicalResult checkLoad();
  LogicalResult checkLoadParts(ArrayAttr parts, int64_t numBound,
                               int64_t numResidents);
  LogicalResult checkOperations();

  func::FuncOp host, plan;
  const SymbolTable &table;
  FunctionType signature;
};

int64_t bytesOf(MemRefType type) {
  Type element = type.getElementType();
  int64_t parts = 1;
  if (auto complex = dyn_cast<ComplexType>(element)) {
    element = complex.getElementType();
    parts = 2;
  }
  if (!type.hasStaticShape() || !element.isIntOrIndexOrFloat())
    return -1;
  int64_t bits = element.isIndex() ? 64 : element.getIntOrFloatBitWidth();
  return type.getNumElements() * parts *
         static_cast<int64_t>(llvm::divideCeil(bits, 8));
}

bool areTensors(TypeRange types) {
  return llvm::all_of(types,
                      [](Type type) { return isa<RankedTensorType>(type); });
}
bool areMemRefs(TypeRange types) {
  return llvm::all_of(types, [](Type type) { return isa<MemRefType>(type); });
}

} // namespace

LogicalResult HostCheck::checkSignature() {
  TypeAttr type = attr::signature.get(host);
  signature = dyn_cast<FunctionType>(type.getValue());
  if (!signature || !areTensors(signature.getResults()))
    return refuse(attr::signature.getName(),
                  "the type of a function with tensors as results", type);
  for (Type input : signature.getInputs())
    if (!isa<RankedTensorType>(input))
      return host.emitOpError("expects arguments of tensor type, got ")
             << input;
  ArrayAttr results = attr::results.get(host);
  if (results.size() != signature.getNumResults() ||
      !llvm::all_of(llvm::zip(results, signature.getResults()), [](auto pair) {
        auto [stored, seen] = pair;
        auto type =
            dyn_cast<RankedTensorType>(cast<TypeAttr>(stored).getValue());
        return type &&
               type.getShape() == cast<RankedTensorType>(seen).getShape();
      }))
    return refuse(attr::results.getName(), "the signature's results as stored",
                  results);
  return success();
}

LogicalResult HostCheck::checkParameters() {
  int64_t numArgs = attr::numArgs.get(host).getInt();
  if (numArgs != static_cast<int64_t>(signature.getNumInputs()))
    return refuse(attr::numArgs.getName(),
                  "the number of the signature's inputs", numArgs);
  int64_t numResults = signature.getNumResults();
  ArrayRef<int64_t> returned = attr::returned.get(host).asArrayRef();
  for (auto [i, number] : llvm::enumerate(returned))
    if (number < 0 || number >= numResults ||
        (i > 0 && returned[i - 1] >= number))
      return refuse(attr::returned.getName(),
                    "ascending numbers of the signature's results",
                    attr::returned.get(host));
  // Arguments, memory of the results that are written, and the arena.
  int64_t wanted =
      numArgs + numResults - static_cast<int64_t>(returned.size()) + 1;
  TypeRange parameters = host.getArgumentTypes();
  if (static_cast<int64_t>(parameters.size()) != wanted ||
      !areMemRefs(parameters) ||
      cast<MemRefType>(parameters.back()).getRank() != 1)
    return host.emitOpError("expects ")
           << wanted << " memrefs as parameters, the last of rank 1, got "
           << host.getFunctionType();
  for (unsigned i = 0; i < host.getNumArguments(); ++i)
    if (IntegerAttr donated = attr::donated.get(host, i);
        donated && (i >= numArgs || donated.getInt() >= numResults))
      return refuse(attr::donated.getName(), "the number of a result",
                    donated.getInt());
  return success();
}

LogicalResult HostCheck::checkReturns() {
  size_t count = attr::returned.get(host).size();
  WalkResult walked = host.walk([&](func::ReturnOp op) {
    if (op.getNumOperands() == count && areMemRefs(op.getOperandTypes()))
      return WalkResult::advance();
    op.emitOpError("expects ")
        << count << " memrefs, got " << op.getNumOperands() << " operands";
    return WalkResult::interrupt();
  });
  if (walked.wasInterrupted())
    return failure();
  size_t next = 0;
  for (int64_t number : attr::returned.get(host).asArrayRef())
    if (cast<MemRefType>(host.getResultTypes()[next++]).getRank() !=
        cast<RankedTensorType>(signature.getResult(number)).getRank())
      return host.emitOpError("expects results of the signature's ranks");
  return success();
}

LogicalResult HostCheck::checkPlan() {
  // The dynamic sizes of all results, and the arena's size.
  size_t wanted = 1;
  for (Type type : signature.getResults())
    wanted += cast<RankedTensorType>(type).getNumDynamicDims();
  auto terminator =
      plan.isExternal()
          ? func::ReturnOp()
          : dyn_cast<func::ReturnOp>(plan.getBody().front().getTerminator());
  if (!terminator || attr::kernel.has(plan) ||
      plan.getNumArguments() > signature.getNumInputs() ||
      !areMemRefs(plan.getArgumentTypes()) ||
      terminator.getNumOperands() != wanted ||
      !llvm::all_of(terminator.getOperandTypes(),
                    [](Type type) { return type.isIntOrIndex(); }))
    return plan.emitOpError("expects a plan of ")
           << host.getSymNameAttr() << ": its arguments as parameters, and "
           << wanted << " sizes as results";
  return success();
}

LogicalResult HostCheck::checkLoad() {
  FlatSymbolRefAttr load = attr::load.get(host);
  ArrayAttr parts = attr::loadParts.get(host);
  TypeAttr type = attr::callerType.get(host);
  DenseI64ArrayAttr bound = attr::boundArguments.get(host);
  if (!load && !parts && !type && !bound)
    return success();
  bool areFunctions = llvm::all_of(loadFunctions(host), [&](StringAttr name) {
    auto function = table.lookup<func::FuncOp>(name);
    return function && function != host && !function.isExternal() &&
           !attr::kernel.has(function) && !attr::planOf.has(function) &&
           attr::signature.has(function);
  });
  auto callerType =
      type ? dyn_cast<FunctionType>(type.getValue()) : FunctionType();
  if (!load == !parts || !areFunctions || !callerType || !bound ||
      !areTensors(callerType.getInputs()) ||
      !areTensors(callerType.getResults()))
    return host.emitOpError("expects '")
           << attr::load.getName() << "' or '" << attr::loadParts.getName()
           << "' with a function, '" << attr::callerType.getName() << "' and '"
           << attr::boundArguments.getName() << "'";
  int64_t inputs = callerType.getNumInputs(), last = -1;
  for (int64_t number : bound.asArrayRef()) {
    if (number <= last || number >= inputs)
      return refuse(attr::boundArguments.getName(),
                    "ascending numbers of the caller's arguments", bound);
    last = number;
  }
  if (inputs - bound.size() > static_cast<int64_t>(signature.getNumInputs()) ||
      callerType.getNumResults() != signature.getNumResults())
    return refuse(attr::callerType.getName(),
                  "the signature with the bound arguments", type);
  return parts
             ? checkLoadParts(parts, bound.size(),
                              signature.getNumInputs() - inputs + bound.size())
             : success();
}

LogicalResult HostCheck::checkLoadParts(ArrayAttr parts, int64_t numBound,
                                        int64_t numResidents) {
  std::vector<bool> made(numResidents);
  auto isBelow = [](DenseI64ArrayAttr list, int64_t most) {
    return list && !list.empty() &&
           llvm::all_of(list.asArrayRef(), [&](int64_t number) {
             return number >= 0 && number < most;
           });
  };
  for (auto part : parts.getAsRange<DictionaryAttr>()) {
    auto arguments = part.getAs<DenseI64ArrayAttr>("arguments"),
         results = part.getAs<DenseI64ArrayAttr>("results");
    auto name = part.getAs<FlatSymbolRefAttr>("function");
    bool fits = isBelow(results, numResidents) && arguments &&
                (arguments.empty() || isBelow(arguments, numBound));
    if (fits && name) {
      auto function = table.lookup<func::FuncOp>(name.getAttr());
      auto type =
          dyn_cast<FunctionType>(attr::signature.get(function).getValue());
      fits = type && type.getNumInputs() == arguments.size() &&
             type.getNumResults() == results.size();
    } else if (fits) {
      fits = arguments.size() == 1 && results.size() == 1;
    }
    for (int64_t result : fits ? results.asArrayRef() : ArrayRef<int64_t>()) {
      fits &= !made[result];
      made[result] = true;
    }
    if (!fits)
      return refuse(attr::loadParts.getName(),
                    "parts of the bound arguments and resident values", part);
  }
  if (!llvm::all_of(made, [](bool is) { return is; }))
    return refuse(attr::loadParts.getName(), "parts for all resident values",
                  parts);
  return success();
}

LogicalResult HostCheck::checkOperations() {
  auto module = host->getParentOfType<ModuleOp>();
  IntegerAttr bytes = attr::constantsBytes.get(module);
  int64_t numFunctions = static_cast<int64_t>(
      cast<LLVM::LLVMStructType>(AbiTypes(host.getContext()).device)
          .getBody()
          .size());
  WalkResult walked = host.walk([&](Operation *op) {
    if (IntegerAttr offset = attr::constantOffset.get(op)) {
      auto constant = dyn_cast<memref::GetGlobalOp>(op);
      int64_t size = constant ? bytesOf(constant.getType()) : -1;
      if (size < 0 || !bytes || offset.getInt() > bytes.getInt() - size) {
        op->emitOpError("expects '") << attr::constantOffset.getName()
                                     << "' inside of the module's constants";
        return WalkResult::interrupt();
      }
    }
    if (IntegerAttr number = attr::deviceFunction.get(op))
      if (!isa<func::CallOp>(op) || number.getInt() >= numFunctions) {
        op->emitOpError("expects '") << attr::deviceFunction.getName()
                                     << "' on a call, below " << numFunctions;
        return WalkResult::interrupt();
      }
    return WalkResult::advance();
  });
  return failure(walked.wasInterrupted());
}

LogicalResult checkHost(func::FuncOp host, func::FuncOp plan,
                        const SymbolTable &table) {
  return HostCheck(host, plan, table).run();
}

} // namespace tenon
