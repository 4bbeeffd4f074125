//===- LaunchPieces.cpp - Divides code into launches ----------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LaunchPieces.h"
#include "DeviceKernel.h"
#include "RowKernel.h"
#include "TileRounds.h"
#include "mlir/Dialect/MemRef/Utils/MemRefUtils.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace tenon {

Value bufferOf(Value memref) {
  return memref::skipViewLikeOps(cast<MemrefValue>(memref));
}

static bool isDense(Operation *op) {
  auto copy = cast<memref::CopyOp>(op);
  return cast<MemRefType>(copy.getSource().getType())
             .getLayout()
             .isIdentity() &&
         cast<MemRefType>(copy.getTarget().getType()).getLayout().isIdentity();
}

static bool readsFilled(linalg::LinalgOp nest, linalg::FillOp fill) {
  return llvm::any_of(nest.getDpsInputs(), [&](Value input) {
    return isa<MemRefType>(input.getType()) &&
           bufferOf(input) == bufferOf(fill.getOutputs()[0]);
  });
}

SmallVector<Piece> dividePieces(Block &block, bool onHost, bool divideRows) {
  SmallVector<Piece> pieces;
  linalg::FillOp fill;
  for (Operation &op : block.without_terminator()) {
    if (auto nest = dyn_cast<linalg::LinalgOp>(op)) {
      Piece piece;
      // Accumulators start from the value of a fill just before.
      if (fill && isa<linalg::GenericOp>(op) && nest.getNumDpsInits() == 1 &&
          nest.getDpsInits()[0] == fill.getOutputs()[0] &&
          nest.getNumReductionLoops() != 0 && isDivisible(nest) &&
          !readsFilled(nest, fill)) {
        piece = std::move(pieces.back());
        pieces.pop_back();
      }
      piece.ops.push_back(&op);
      piece.isNest = isDivisible(nest);
      pieces.push_back(piece);
      fill = dyn_cast<linalg::FillOp>(op);
      continue;
    }
    if (isa<memref::CopyOp>(op) && isDense(&op)) {
      fill = nullptr;
      // A copy by the host ends the piece: the stream keeps the order.
      pieces.emplace_back();
      continue;
    }
    if (onHost || !writesMemory(&op))
      continue;
    fill = nullptr;
    auto loop = dyn_cast<scf::ForOp>(op);
    bool isRounds = loop && isRoundLoop(loop);
    bool isRows =
        divideRows && loop && !isRounds && !findRowLoops(loop).loops.empty();
    if (isRows || isRounds || pieces.empty() || !pieces.back().isBlock() ||
        pieces.back().ops.empty())
      pieces.emplace_back();
    pieces.back().ops.push_back(&op);
    pieces.back().isRows = isRows;
    pieces.back().isRounds = isRounds;
  }
  llvm::erase_if(pieces, [](const Piece &p) { return p.ops.empty(); });
  return pieces;
}

static bool isWritten(Operation *op, Value memory) {
  if (auto nest = dyn_cast<linalg::LinalgOp>(op))
    return llvm::is_contained(nest.getDpsInits(), memory);
  if (auto store = dyn_cast<memref::StoreOp>(op))
    return store.getMemRef() == memory;
  if (auto copy = dyn_cast<memref::CopyOp>(op))
    return copy.getTarget() == memory;
  return false;
}

bool mustStayTogether(Block &block, ArrayRef<Piece> pieces) {
  for (Operation &op : block)
    if (isa<memref::AllocaOp>(op))
      return true;
  SmallVector<std::pair<Operation *, Value>> reads;
  block.walk([&](memref::LoadOp load) {
    if (load->getBlock() == &block)
      reads.push_back({load, bufferOf(load.getMemRef())});
  });
  for (const Piece &piece : pieces)
    for (Operation *op : piece.ops) {
      for (Value result : op->getResults())
        if (!result.use_empty())
          return true;
      bool hazard = false;
      op->walk([&](Operation *nested) {
        for (Value operand : nested->getOperands())
          for (auto &[load, buffer] : reads)
            hazard |= isa<MemRefType>(operand.getType()) &&
                      bufferOf(operand) == buffer && isWritten(nested, operand);
      });
      if (hazard)
        return true;
    }
  return false;
}

bool isNext(Operation *from, Operation *to) {
  for (Operation *op = from->getNextNode(); op != to; op = op->getNextNode())
    if (!op || !(isPure(op) || isa<memref::AllocOp>(op)))
      return false;
  return true;
}

} // namespace tenon
