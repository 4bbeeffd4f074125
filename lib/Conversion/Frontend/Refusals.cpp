//===- Refusals.cpp - Collects unsupported operations ---------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Conversion/Refusals.h"
#include "Dialect/Ten/IR/Constraints.h"

using namespace mlir;
using namespace tenon;

/// Returns why a type is unsupported, or an empty string.
static std::string typeProblem(Type type) {
  std::string text;
  llvm::raw_string_ostream os(text);
  if (isa<TupleType>(type))
    return text;
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor) {
    os << "expects ranked tensors, got " << type;
    return text;
  }
  Type element = tensor.getElementType();
  if (element.getDialect().getNamespace() == "quant")
    os << "quantized type " << element << " is not supported";
  else if (!ten::isElementType(element))
    os << "element type " << element << " is not supported";
  else if (tensor.getEncoding())
    os << "bounded dynamic sizes are not supported, got " << type;
  else if (tensor.hasStaticShape() && !ten::isCountable(tensor))
    os << "expects at most 2^59 elements, got " << type;
  return text;
}

LogicalResult Refusals::refuse(Operation *op, const Twine &reason) {
  refusals.push_back({op->getLoc(), op->getName(), reason.str()});
  return failure();
}

LogicalResult Refusals::checkTypes(Operation *op) {
  auto check = [&](TypeRange types) -> LogicalResult {
    for (Type type : types)
      if (std::string problem = typeProblem(type);
          !problem.empty() && !ten::isElementType(type))
        return refuse(op, problem);
    return success();
  };
  return failure(failed(check(op->getOperandTypes())) ||
                 failed(check(op->getResultTypes())));
}

void Refusals::checkSignature(func::FuncOp function) {
  for (auto types : {function.getArgumentTypes(), function.getResultTypes()})
    for (Type type : types)
      if (std::string problem = typeProblem(type); !problem.empty())
        (void)refuse(function, problem);
      else if (isa<TupleType>(type))
        (void)refuse(function, "expects ranked tensors, got a tuple in the "
                               "signature");
}

LogicalResult Refusals::report() const {
  for (auto [i, refusal] : llvm::enumerate(refusals)) {
    InFlightDiagnostic diagnostic = emitError(refusal.loc);
    diagnostic << "'" << refusal.name
               << "' op cannot be compiled: " << refusal.reason;
    if (i > 0 && i + 1 == refusals.size())
      diagnostic.attachNote()
          << refusals.size() << " operations cannot be compiled";
  }
  return success(refusals.empty());
}
