//===- Globals.cpp - Converts globals to their values ---------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A global of `ml_program` that is never written is replaced by its value. A
// written one is state between calls, which compiled programs do not support.
//
//===----------------------------------------------------------------------===//

#include "LinalgConverter.h"
#include "mlir/Dialect/MLProgram/IR/MLProgram.h"

using namespace mlir;
using namespace tenon;

bool tenon::isGlobal(Operation *op) {
  return isa_and_nonnull<ml_program::MLProgramDialect>(op->getDialect());
}

/// Returns the global that an operation names, or null.
template <typename Op>
static ml_program::GlobalOp globalOf(Op op, SymbolTable &symbols) {
  return symbols.lookup<ml_program::GlobalOp>(
      op.getGlobal().getRootReference());
}

void LinalgConverter::convertGlobals(ModuleOp module) {
  SymbolTable symbols(module);
  llvm::DenseSet<Operation *> written;
  SmallVector<Operation *> reads;
  module.walk([&](Operation *op) {
    if (!isGlobal(op) || isa<ml_program::GlobalOp>(op))
      return;
    if (auto store = dyn_cast<ml_program::GlobalStoreOp>(op)) {
      written.insert(globalOf(store, symbols));
      (void)refuse(op, "a program keeps no state between calls");
    } else if (isa<ml_program::GlobalLoadOp, ml_program::GlobalLoadConstOp>(
                   op)) {
      reads.push_back(op);
    } else {
      (void)refuse(op, "there is no conversion of it");
    }
  });
  for (Operation *op : reads) {
    b.setInsertionPoint(op);
    b.setLoc(op->getLoc());
    auto load = dyn_cast<ml_program::GlobalLoadOp>(op);
    ml_program::GlobalOp global =
        load ? globalOf(load, symbols)
             : globalOf(cast<ml_program::GlobalLoadConstOp>(op), symbols);
    auto value = global ? dyn_cast_or_null<DenseElementsAttr>(
                              global.getValue().value_or(Attribute()))
                        : DenseElementsAttr();
    if (!value || written.contains(global))
      (void)refuse(op, "expects a global with dense elements that nothing "
                       "writes");
    else if (failed(checkTypes(op)))
      continue;
    else
      (void)replace(op, ten::ConstantOp::create(b, value).getResult());
  }
  for (auto global :
       llvm::make_early_inc_range(module.getOps<ml_program::GlobalOp>()))
    if (SymbolTable::symbolKnownUseEmpty(global, module))
      global.erase();
}
