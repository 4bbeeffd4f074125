//===- InputAttributes.cpp - Checks ten's attributes in programs ----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "InputAttributes.h"
#include "Dialect/Ten/IR/Attributes.h"

using namespace mlir;

namespace tenon {

using namespace ten;

namespace {

/// Names, types and places were verified; left is who may write an attribute,
/// and the results that arguments are donated to.
class AttributeCheck {
public:
  bool failed = false;

  void visit(Operation *op) {
    for (NamedAttribute attribute : op->getDiscardableAttrs())
      check(attribute, AttributePlace(), op->getLoc(), "an operation");
    auto function = dyn_cast<FunctionOpInterface>(op);
    if (!function)
      return;
    for (unsigned i = 0; i < function.getNumArguments(); ++i) {
      Location loc = function.isExternal() ? function.getLoc()
                                           : function.getArgument(i).getLoc();
      for (NamedAttribute attribute : function.getArgAttrs(i))
        check(attribute, AttributePlace::Argument, loc, "an argument");
      checkDonated(function, i, loc);
    }
    for (unsigned i = 0; i < function.getNumResults(); ++i)
      for (NamedAttribute attribute : function.getResultAttrs(i))
        check(attribute, AttributePlace(), op->getLoc(), "a result");
  }

private:
  void check(NamedAttribute attribute, AttributePlace place, Location loc,
             StringRef what) {
    StringRef name = attribute.getName();
    if (!name.starts_with("ten."))
      return;
    const AttributeInfo *info = attributeInfo(name);
    if (info && info->origin == AttributeOrigin::Program)
      return;
    failed = true;
    auto fits = [&](const AttributeInfo &other) {
      return other.origin == AttributeOrigin::Program &&
             contains(other.places, place);
    };
    emitError(loc) << "'" << name << "' is not an attribute that " << what
                   << " of a program may have"
                   << (info ? ": passes write it for each other" : "")
                   << didYouMean(name, fits);
  }

  void checkDonated(FunctionOpInterface function, unsigned argument,
                    Location loc) {
    IntegerAttr donated = attr::donated.get(function, argument);
    if (!donated)
      return;
    auto error = [&]() -> InFlightDiagnostic {
      failed = true;
      return emitError(loc) << "'" << attr::donated.getName() << "' ";
    };
    int64_t number = donated.getInt();
    Type given = function.getArgumentTypes()[argument],
         taken = function.getResultTypes()[number];
    if (given != taken)
      error() << "expects argument and result of the same type, got " << given
              << " and " << taken;
    if (attr::bound.has(function, argument))
      error() << "expects an argument that is not bound";
    for (unsigned other = 0; other < argument; ++other)
      if (attr::donated.get(function, other) == donated)
        error() << "expects one argument for each result, got result " << number
                << " for arguments " << other << " and " << argument;
  }
};

} // namespace

LogicalResult checkFrontAttributes(ModuleOp module) {
  AttributeCheck check;
  module->walk([&](Operation *op) { check.visit(op); });
  return failure(check.failed);
}

} // namespace tenon
