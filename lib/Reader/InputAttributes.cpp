//===- InputAttributes.cpp - Checks ten's attributes in programs ----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "InputAttributes.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;

namespace tenon {

namespace {

/// Attributes of arguments: bound, donated to a result, and the fill of random
/// programs.
constexpr llvm::StringLiteral kOfArguments[] = {"ten.bound", "ten.donated",
                                                "ten.fill"};

class AttributeCheck {
public:
  bool failed = false;

  void visit(Operation *op) {
    for (NamedAttribute attribute : op->getDiscardableAttrs())
      if (isOurs(attribute))
        refuse(op->getLoc(), attribute.getName(), "an operation");
    auto function = dyn_cast<FunctionOpInterface>(op);
    if (!function)
      return;
    for (unsigned i = 0; i < function.getNumArguments(); ++i)
      for (NamedAttribute attribute : function.getArgAttrs(i))
        if (isOurs(attribute))
          visitArgument(function, i, attribute);
    for (unsigned i = 0; i < function.getNumResults(); ++i)
      for (NamedAttribute attribute : function.getResultAttrs(i))
        if (isOurs(attribute))
          refuse(op->getLoc(), attribute.getName(), "a result");
  }

private:
  static bool isOurs(NamedAttribute attribute) {
    return attribute.getName().strref().starts_with("ten.");
  }

  void visitArgument(FunctionOpInterface function, unsigned number,
                     NamedAttribute attribute) {
    StringRef name = attribute.getName();
    Location loc = function.isExternal()
                       ? function.getLoc()
                       : function.getArgument(number).getLoc();
    if (!llvm::is_contained(kOfArguments, name))
      return refuse(loc, name, "an argument");
    // Donated arguments have the number of a result.
    auto number64 = dyn_cast<IntegerAttr>(attribute.getValue());
    bool isGood = name == "ten.bound" ? isa<UnitAttr>(attribute.getValue())
                  : name == "ten.fill"
                      ? isa<StringAttr>(attribute.getValue())
                      : number64 && number64.getValue().sge(0) &&
                            number64.getValue().slt(function.getNumResults());
    if (isGood)
      return;
    failed = true;
    emitError(loc) << "'" << name << "' expects "
                   << (name == "ten.bound"  ? "no value"
                       : name == "ten.fill" ? "a string"
                                            : "the number of a result")
                   << ", got " << attribute.getValue();
  }

  void refuse(Location loc, StringRef name, StringRef what) {
    failed = true;
    StringRef nearest;
    unsigned best = 3;
    for (StringRef known : kOfArguments)
      if (unsigned distance = name.edit_distance(known, true, best);
          distance > 0 && distance < best) {
        best = distance;
        nearest = known;
      }
    InFlightDiagnostic error = emitError(loc)
                               << "'" << name << "' is not an attribute that "
                               << what << " of a program may have";
    if (!nearest.empty())
      error << "; did you mean '" << nearest << "'?";
  }
};

} // namespace

LogicalResult checkFrontAttributes(ModuleOp module) {
  AttributeCheck check;
  module->walk([&](Operation *op) { check.visit(op); });
  return failure(check.failed);
}

} // namespace tenon
