//===- HostPieces.cpp - Splits long host functions ------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The launches of an unrolled model are one block of thousands of calls, whose
// operands are the same few arena slices again and again: more live values than
// callee-saved registers. LLVM's register allocation splits each of these live
// ranges within the block, in time that grows with the square of its uses.
// Therefore pieces with a bounded number of launches are outlined. All operands
// of a launch can be derived from the call, and are recomputed in each piece:
// loads of the call's pointers, which are invariant, and operations without
// side effects. A piece that needs other values stays in place.
//
//===----------------------------------------------------------------------===//

#include "HostPieces.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/Ten.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;

namespace tenon {

using namespace ten;

/// Number of launches in a piece.
/// Tuned: launches; commit cb3455a.
static constexpr size_t kLaunchesPerPiece = 128;

namespace {

/// Moves pieces of one block into functions.
class HostSplitter {
public:
  HostSplitter(func::FuncOp host, SymbolTable &symbols)
      : host(host), call(host.getArgument(0)), symbols(symbols) {}

  void split(Block &block);

private:
  /// Returns whether `op` has the same results wherever it is computed.
  bool isInvariant(Operation *op);
  /// Returns whether pieces can compute the value.
  bool isKnown(Value value);
  void outline(ArrayRef<Operation *> piece);
  /// Computes `value` at the builder, unless already done.
  Value materialize(Value value, OpBuilder &builder, IRMapping &mapping);

  func::FuncOp host;
  Value call;
  SymbolTable &symbols;
  llvm::DenseMap<Value, bool> known;
};

bool HostSplitter::isInvariant(Operation *op) {
  // The call itself does not change during the run.
  if (auto load = dyn_cast<LLVM::LoadOp>(op)) {
    Value address = load.getAddr();
    while (Operation *made = address.getDefiningOp()) {
      if (!isa<LLVM::GEPOp, LLVM::LoadOp>(made))
        return false;
      address = made->getOperand(0);
    }
    return address == call;
  }
  return op->getNumRegions() == 0 && isPure(op);
}

bool HostSplitter::isKnown(Value value) {
  if (value == call)
    return true;
  auto [found, isNew] = known.try_emplace(value, false);
  if (!isNew)
    return found->second;
  Operation *op = value.getDefiningOp();
  bool result = op && isInvariant(op) &&
                llvm::all_of(op->getOperands(),
                             [&](Value operand) { return isKnown(operand); });
  return known[value] = result;
}

Value HostSplitter::materialize(Value value, OpBuilder &builder,
                                IRMapping &mapping) {
  if (Value made = mapping.lookupOrNull(value))
    return made;
  Operation *op = value.getDefiningOp();
  for (Value operand : op->getOperands())
    materialize(operand, builder, mapping);
  builder.clone(*op, mapping);
  return mapping.lookup(value);
}

void HostSplitter::outline(ArrayRef<Operation *> piece) {
  Location loc = piece.front()->getLoc();
  OpBuilder builder(host.getContext());
  auto function = func::FuncOp::create(
      loc, (host.getName() + "_piece").str(),
      builder.getFunctionType(TypeRange(call.getType()), TypeRange()));
  function.setPrivate();
  attr::hostPiece.set(function);
  symbols.insert(function, host->getIterator());
  Block *body = function.addEntryBlock();
  builder.setInsertionPoint(piece.front());
  LLVM::CallOp::create(builder, loc, TypeRange(), function.getName(),
                       ValueRange(call));
  builder.setInsertionPointToEnd(body);
  IRMapping mapping;
  mapping.map(call, body->getArgument(0));
  for (Operation *op : piece) {
    SmallVector<Value> operands;
    for (Value operand : op->getOperands())
      operands.push_back(materialize(operand, builder, mapping));
    op->moveBefore(body, body->end());
    op->setOperands(operands);
  }
  func::ReturnOp::create(builder, loc);
}

void HostSplitter::split(Block &block) {
  SmallVector<SmallVector<Operation *>> pieces(1);
  for (Operation &op : block) {
    if (isInvariant(&op) || op.hasTrait<OpTrait::IsTerminator>())
      continue;
    if (isa<LaunchOp, memref::CopyOp>(op) &&
        llvm::all_of(op.getOperands(), [&](Value v) { return isKnown(v); })) {
      if (pieces.back().size() == kLaunchesPerPiece)
        pieces.emplace_back();
      pieces.back().push_back(&op);
    } else if (!pieces.back().empty()) {
      pieces.emplace_back();
    }
  }
  if (pieces.size() == 1)
    return;
  for (ArrayRef<Operation *> piece : pieces)
    if (piece.size() == kLaunchesPerPiece)
      outline(piece);
  // Erase operations whose only users moved into the pieces.
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block)))
    if (isOpTriviallyDead(&op))
      op.erase();
}

} // namespace

void splitHost(func::FuncOp host, SymbolTable &symbols) {
  HostSplitter splitter(host, symbols);
  for (Block &block : host.getBody())
    splitter.split(block);
}

} // namespace tenon
