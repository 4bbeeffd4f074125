//===- Structured.cpp - linalg.generic, point by point --------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Executes linalg.generic operations, which frontends leave in kernels of kind
// generic, point by point of the iteration space. The body is scalar code of
// `ten` on rank-0 tensors.
//
//===----------------------------------------------------------------------===//

#include "Evaluator.h"
#include "Region.h"
#include "Strided.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

#include <cstring>

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

static int64_t valueOf(AffineExpr expr, ArrayRef<int64_t> loops) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return constant.getValue();
  if (auto loop = dyn_cast<AffineDimExpr>(expr))
    return loops[loop.getPosition()];
  auto binary = cast<AffineBinaryOpExpr>(expr);
  int64_t lhs = valueOf(binary.getLHS(), loops);
  int64_t rhs = valueOf(binary.getRHS(), loops);
  switch (expr.getKind()) {
  case AffineExprKind::Add:
    return lhs + rhs;
  case AffineExprKind::Mul:
    return lhs * rhs;
  case AffineExprKind::Mod:
    return lhs - llvm::divideFloorSigned(lhs, rhs) * rhs;
  case AffineExprKind::FloorDiv:
    return llvm::divideFloorSigned(lhs, rhs);
  default:
    return llvm::divideCeilSigned(lhs, rhs);
  }
}

namespace {

/// An operand of the operation with the offset of the element for the current
/// point.
struct Cursor {
  AffineMap map;
  Dims dims, strides;
  char *data = nullptr;
  int64_t size = 0;

  Cursor(AffineMap map, const Buffer &buffer)
      : map(map), dims(buffer.dims().begin(), buffer.dims().end()),
        strides(rowMajorStrides(dims)),
        data(static_cast<char *>(const_cast<void *>(buffer.data()))),
        size(storageSize(buffer.type())) {}

  /// Returns the element for a point of the iteration space; null if it is out
  /// of range.
  char *at(ArrayRef<int64_t> loops) const {
    int64_t element = 0;
    for (auto [dim, expr] : llvm::enumerate(map.getResults())) {
      int64_t index = valueOf(expr, loops);
      if (index < 0 || index >= dims[dim])
        return nullptr;
      element += index * strides[dim];
    }
    return data + element * size;
  }
};

} // namespace

/// Finds the loop sizes from the operands' shapes.
static Status findLoops(OpContext &context, ArrayRef<Cursor> cursors,
                        MutableArrayRef<int64_t> sizes) {
  for (const Cursor &cursor : cursors)
    for (auto [dim, expr] : llvm::enumerate(cursor.map.getResults()))
      if (auto loop = dyn_cast<AffineDimExpr>(expr)) {
        int64_t &size = sizes[loop.getPosition()];
        if (size >= 0 && size != cursor.dims[dim])
          return context.error("expects operands of one size along loop ",
                               loop.getPosition(), ", got ", size, " and ",
                               cursor.dims[dim]);
        size = cursor.dims[dim];
      }
  if (llvm::is_contained(sizes, -1))
    return context.error(TEN_COMPILE_ERROR,
                         "expects each loop to run over a dimension");
  return {};
}

static Status evaluateGeneric(OpContext &context) {
  auto op = context.as<linalg::GenericOp>();
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  unsigned numInputs = op.getInputs().size();
  unsigned numResults = op->getNumResults();
  if (numResults != op.getOutputs().size())
    return context.error(TEN_COMPILE_ERROR, "expects tensors");
  std::vector<Cursor> cursors;
  std::vector<std::shared_ptr<Buffer>> results;
  for (unsigned i = 0; i < maps.size(); ++i) {
    if (i >= numInputs) {
      // The initial value may also be an input, or another initial value.
      Result<Buffer> result = Buffer::copyOf(context.tensor(i));
      if (!result)
        return context.locate(std::move(result).status());
      results.push_back(std::make_shared<Buffer>(std::move(*result)));
    }
    cursors.emplace_back(maps[i],
                         i < numInputs ? context.tensor(i) : *results.back());
  }
  SmallVector<int64_t> sizes(op.getNumLoops(), -1);
  TEN_TRY(findLoops(context, cursors, sizes));
  Result<RegionProgram *> compiled = RegionProgram::of(context, op.getRegion());
  if (!compiled)
    return compiled.status();
  RegionProgram &program = **compiled;

  Odometer loops(sizes);
  bool isEmpty = llvm::is_contained(sizes, 0);
  for (bool more = !isEmpty; more; more = loops.next()) {
    SmallVector<char *, 4> places;
    for (auto [i, cursor] : llvm::enumerate(cursors)) {
      places.push_back(cursor.at(loops.at()));
      if (!places.back())
        return context.error("reads operand ", i, " out of bounds");
      std::memcpy(program.argument(i), places.back(), cursor.size);
    }
    TEN_TRY(program.run());
    for (unsigned i = 0; i < numResults; ++i)
      std::memcpy(places[numInputs + i], program.result(i),
                  cursors[numInputs + i].size);
  }
  for (unsigned i = 0; i < numResults; ++i)
    TEN_TRY(context.set(i, std::move(results[i])));
  return {};
}

Handler tenon::ten::structuredHandler(Operation *op) {
  return isa<linalg::GenericOp>(op) ? evaluateGeneric : nullptr;
}
