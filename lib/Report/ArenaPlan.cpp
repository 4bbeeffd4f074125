//===- ArenaPlan.cpp - Layout and lifetimes of the arena ------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Report/ArenaPlan.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/Ten.h"
#include "SourcePlace.h"
#include "mlir/Dialect/Bufferization/Transforms/BufferViewFlowAnalysis.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

using namespace mlir;
using namespace tenon::ten;

namespace tenon {

namespace {

/// The range of launches that an operation is, contains or precedes.
struct Span {
  int64_t first, last;
};

class Lifetimes {
public:
  Lifetimes(func::FuncOp function, std::vector<std::string> &launches)
      : aliases(function) {
    number(function, launches);
  }

  void find(memref::ViewOp view, ArenaPlan::Temporary &temporary) {
    temporary.first = spans.lookup(view).first;
    temporary.last = temporary.first - 1;
    for (Value alias : aliases.resolve(view.getResult()))
      for (Operation *user : alias.getUsers()) {
        Span span = spans.lookup(user);
        // A buffer from outside of a loop is needed in every iteration.
        for (Operation *parent = user->getParentOp(); !parent->isAncestor(view);
             parent = parent->getParentOp())
          if (isa<LoopLikeOpInterface>(parent))
            span = spans.lookup(parent);
        temporary.first = std::min(temporary.first, span.first);
        temporary.last = std::max(temporary.last, span.last);
      }
  }

private:
  void number(Operation *op, std::vector<std::string> &launches) {
    Span span{static_cast<int64_t>(launches.size()), 0};
    if (auto launch = dyn_cast<LaunchOp>(op))
      launches.push_back(launch.getOwnKernel().str());
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (Operation &inner : block)
          number(&inner, launches);
    span.last = static_cast<int64_t>(launches.size()) - 1;
    spans[op] = span;
  }

  BufferViewFlowAnalysis aliases;
  llvm::DenseMap<Operation *, Span> spans;
};

int64_t bytesOf(MemRefType type) {
  if (!type.hasStaticShape() || !type.getElementType().isIntOrFloat())
    return -1;
  int64_t bits = type.getElementTypeBitWidth();
  return type.getNumElements() * std::max<int64_t>(1, bits / 8);
}

} // namespace

ArenaPlan arenaPlanOf(ModuleOp module) {
  ArenaPlan plan;
  for (auto function : module.getOps<func::FuncOp>()) {
    if (attr::kernel.has(function) || attr::planOf.has(function) ||
        function.isExternal())
      continue;
    Lifetimes lifetimes(function, plan.launches);
    function.walk([&](ReserveOp) { plan.hasUnplanned = true; });
    function.walk([&](memref::ViewOp view) {
      if (view.getSource() != function.getArguments().back())
        return;
      ArenaPlan::Temporary temporary;
      temporary.offset = getConstantIntValue(view.getByteShift()).value_or(-1);
      temporary.bytes = bytesOf(view.getType());
      temporary.place = placeOf(view.getLoc());
      llvm::raw_string_ostream(temporary.type) << view.getType();
      lifetimes.find(view, temporary);
      plan.temporaries.push_back(std::move(temporary));
    });
  }
  return plan;
}

} // namespace tenon
