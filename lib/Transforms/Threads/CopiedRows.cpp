//===- CopiedRows.cpp - LHS rows that are packed for register tiles -------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CopiedRows.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "Dialect/Ten/IR/Ten.h"
#include "Transforms/Memory/BufferViews.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace tenon {

using namespace ten;

/// Largest number of times that rows are packed in chunks instead of once.
/// Tuned: times; commit 6c7526e.
constexpr int64_t kMaxPackings = 2;

/// Returns whether the kernel never writes into the buffer.
static bool isOnlyRead(Value buffer) {
  return allUsesThroughViews(buffer, [](OpOperand &use) {
    auto nest = dyn_cast<linalg::LinalgOp>(use.getOwner());
    return isa<memref::DimOp, memref::LoadOp>(use.getOwner()) ||
           (nest && !nest.isDpsInit(&use));
  });
}

/// Returns whether the copy reads an input that shares memory with no result.
static bool staysReadable(linalg::GenericOp copy) {
  auto function = copy->getParentOfType<func::FuncOp>();
  return llvm::all_of(copy.getDpsInputs(), [&](Value input) {
    if (!isa<MemRefType>(input.getType()))
      return true;
    auto argument = dyn_cast<BlockArgument>(rootBuffer(input));
    return argument && argument.getOwner() == &function.getBody().front() &&
           !attr::inPlace.has(function, argument.getArgNumber()) &&
           isOnlyRead(argument);
  });
}

/// Returns whether the nest follows the copy, in the same block or in loops of
/// at most `most` iterations together.
static bool follows(linalg::LinalgOp nest, linalg::GenericOp copy,
                    int64_t most) {
  Operation *op = nest;
  for (int64_t all = 1; op->getBlock() != copy->getBlock();) {
    auto loop = dyn_cast<scf::ForOp>(op->getParentOp());
    std::optional<APInt> count =
        loop ? loop.getStaticTripCount() : std::nullopt;
    if (!count || count->ugt(most) || (all *= count->getSExtValue()) > most)
      return false;
    op = loop;
  }
  return copy->isBeforeInBlock(op);
}

bool CopiedRows::isTransposed() const {
  linalg::GenericOp nest = copy;
  return llvm::any_of(nest.getDpsInputOperands(), [&](OpOperand *input) {
    return !nest.getMatchingIndexingMap(input).isIdentity();
  });
}

std::optional<CopiedRows> CopiedRows::of(linalg::LinalgOp nest) {
  TileAttr tile = attr::tile.get(nest);
  if (!tile || tile.getRow() < 0 || nest.getNumDpsInputs() != 2)
    return {};
  OpOperand *left = nest.getDpsInputOperand(0);
  CopiedRows found;
  Value memory = left->get();
  found.view = memory.getDefiningOp<memref::CollapseShapeOp>();
  if (found.view)
    memory = found.view.getSrc();
  found.memory = memory.getDefiningOp<memref::AllocOp>();
  if (!found.memory || !found.memory.getType().hasStaticShape() ||
      !found.memory.getType().getLayout().isIdentity())
    return {};
  Value right = nest.getDpsInputOperand(1)->get();
  if (isa<MemRefType>(right.getType()) && rootBuffer(right) == found.memory)
    return {};
  // Find the dimension that indexes rows.
  AffineMap map = nest.getMatchingIndexingMap(left);
  std::optional<unsigned> dim = map.getResultPosition(
      getAffineDimExpr(tile.getRow(), nest->getContext()));
  if (!dim)
    return {};
  found.dim = *dim;
  if (found.view) {
    ReassociationIndices group = found.view.getReassociationIndices()[*dim];
    if (group.size() != 1)
      return {};
    found.dim = group.front();
  }
  for (Operation *user : found.memory->getUsers()) {
    auto copy = dyn_cast<linalg::GenericOp>(user);
    if (user == nest || user == found.view)
      continue;
    if (found.copy || !copy || copy.getNumDpsInits() != 1 ||
        copy.getDpsInits()[0] != memory || !copy.hasPureBufferSemantics() ||
        !attr::copyLanes.has(copy) ||
        !copy.getMatchingIndexingMap(copy.getDpsInitOperand(0)).isIdentity() ||
        !copy.getMatchingBlockArgument(copy.getDpsInitOperand(0)).use_empty())
      return {};
    found.copy = copy;
  }
  if (found.view && !found.view->hasOneUse())
    return {};
  if (!found.copy || !staysReadable(found.copy) ||
      !follows(nest, found.copy, found.isTransposed() ? 1 : kMaxPackings))
    return {};
  return found;
}

linalg::GenericOp CopiedRows::reader(linalg::LinalgOp copy) {
  if (!attr::copyLanes.has(copy) || copy.getNumDpsInits() != 1)
    return {};
  SmallVector<Operation *> users(copy.getDpsInits()[0].getUsers());
  for (Operation *user : users) {
    Operation *reader = user;
    if (isa<memref::CollapseShapeOp>(user) && user->hasOneUse())
      reader = *user->user_begin();
    auto nest = dyn_cast<linalg::GenericOp>(reader);
    if (!nest || reader == copy)
      continue;
    std::optional<CopiedRows> found = of(nest);
    if (found && found->copy == copy)
      return nest;
  }
  return {};
}

} // namespace tenon
