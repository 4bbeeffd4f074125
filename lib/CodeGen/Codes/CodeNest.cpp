//===- CodeNest.cpp - Nests that multiply with codes ----------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Shared base of the emitters of exact and of rounded rows: places of accesses,
// tiles of rows, prefetches of codes, and the operations of a nest's body on
// vectors.
//
//===----------------------------------------------------------------------===//

#include "CodeNest.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Target/Target.h"

using namespace mlir;

namespace tenon {

/// Prefetch distance of codes: hardware prefetchers stop at the end of a page.
/// Tuned: bytes; docs/developer/rationale/algorithms.md "Codes are prefetched
/// two pages ahead".
constexpr int64_t kBytesAhead = 8192;
/// The same, at least, for panels that are read together.
/// Tuned: bytes; docs/developer/rationale/algorithms.md "One row takes two
/// panels at a time".
constexpr int64_t kBytesAheadOfPanels = 16384;
/// Smallest L2 into which these are prefetched, in place of L1d.
/// Tuned: bytes; docs/developer/rationale/algorithms.md "One row takes two
/// panels at a time".
constexpr int64_t kMinL2OfPanels = 4 * kSmallestL2;

Value CodeNest::findCode() {
  for (Operation &op : nest.getRegion().front())
    if (ten::attr::code.has(&op))
      return op.getResult(0);
  return codes;
}

Operation *CodeNest::loopAroundRows() {
  Operation *outermost = nullptr;
  Region *source = rowAccess.memref.getParentRegion();
  for (Operation *op = nest->getParentOp(); op; op = op->getParentOp())
    if (isa<scf::ForallOp>(op) && !op->isAncestor(source->getParentOp()))
      outermost = op;
  return outermost;
}

bool CodeNest::analyzeRowsBefore(Access &access) {
  AffineMap map;
  for (OpOperand *input : nest.getDpsInputOperands())
    if (nest.getMatchingBlockArgument(input) == row)
      map = nest.getMatchingIndexingMap(input);
  return analyzeAccess(rowAccess.memref, map, Column, access);
}

OpFoldResult CodeNest::place(const Access &access) {
  OpFoldResult at = access.start;
  for (unsigned loop = 0; loop < numLoops; ++loop)
    at = plus(at, times(ivs[loop], access.strides[loop]));
  return at;
}

void CodeNest::eachTile(int64_t from, int64_t to, int64_t most,
                        function_ref<void(Value, int64_t)> visit) {
  int64_t count = to - from, number = llvm::divideCeil(count, most),
          height = count / number,
          middle = from + count % number * (height + 1);
  loop(attribute(from), attribute(middle), height + 1,
       [&](Value row) { visit(row, height + 1); });
  loop(attribute(middle), attribute(to), height,
       [&](Value row) { visit(row, height); });
}

Value CodeNest::memoryOf(ArrayRef<int64_t> shape, Type element) {
  OpBuilder::InsertionGuard guard(builder);
  auto function = nest->getParentOfType<func::FuncOp>();
  builder.setInsertionPointToStart(&function.getBody().front());
  return memref::AllocaOp::create(builder, loc, MemRefType::get(shape, element),
                                  builder.getI64IntegerAttr(kLineBytes));
}

Value CodeNest::scratch(ArrayRef<int64_t> shape, Type element) {
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(nest->getBlock());
  return memref::AllocOp::create(builder, loc, MemRefType::get(shape, element),
                                 builder.getI64IntegerAttr(kLineBytes));
}

Value CodeNest::load(Value memory, OpFoldResult at, int64_t count) {
  auto type = VectorType::get(
      {count}, cast<MemRefType>(memory.getType()).getElementType());
  return vector::LoadOp::create(builder, loc, type, memory,
                                ValueRange{value(at)});
}

void CodeNest::store(Value vector, Value memory, OpFoldResult at) {
  vector::StoreOp::create(builder, loc, vector, memory, ValueRange{value(at)});
}

void CodeNest::prefetch(const Access &access, OpFoldResult at, bool intoL2) {
  memref::PrefetchOp::create(builder, loc, access.flat, ValueRange(value(at)),
                             /*isWrite=*/false,
                             /*localityHint=*/intoL2 ? 2 : 3,
                             /*isDataCache=*/true);
}

void CodeNest::prefetchCodes(OpFoldResult at, int64_t bytes, int64_t panels) {
  int64_t bytesOfElement = codeAccess.element.getIntOrFloatBitWidth() / 8,
          ahead = kBytesAhead;
  // Panels that are read together: the same place of later ones, as a fixed
  // distance would be in the other panel at the end of each.
  if (std::optional<int64_t> stride =
          getConstantIntValue(codeAccess.strides[Panel]);
      panels > 1 && stride && *stride > 0)
    ahead =
        llvm::alignTo(kBytesAheadOfPanels, panels * *stride * bytesOfElement);
  prefetch(codeAccess, plus(at, attribute((ahead + bytes) / bytesOfElement)),
           panels > 1 && target.getL2() >= kMinL2OfPanels);
}

Value CodeNest::evaluate(Value value, llvm::DenseMap<Value, Value> &known,
                         int64_t lanes) {
  if (Value found = known.lookup(value))
    return found;
  Operation *op = value.getDefiningOp();
  if (op->getBlock() != &nest.getRegion().front())
    return value;
  Value made;
  if (isa<arith::ConstantOp>(op)) {
    made = builder.clone(*op)->getResult(0);
  } else {
    Values operands;
    for (Value operand : op->getOperands())
      operands.push_back(evaluate(operand, known, lanes));
    made = emitElementwise(op, operands, lanes);
  }
  return known[value] = made;
}

Value CodeNest::floats(double number, int64_t lanes) {
  auto type = VectorType::get({lanes}, builder.getF32Type());
  return arith::ConstantOp::create(
      builder, loc, DenseElementsAttr::get(type, static_cast<float>(number)));
}

Value CodeNest::words(int64_t number, int64_t lanes) {
  auto type = VectorType::get({lanes}, builder.getI32Type());
  return arith::ConstantOp::create(
      builder, loc, DenseElementsAttr::get(type, static_cast<int32_t>(number)));
}

} // namespace tenon
