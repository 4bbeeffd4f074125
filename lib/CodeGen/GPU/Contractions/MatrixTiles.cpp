//===- MatrixTiles.cpp - Operand tiles in shared memory for mma.sync ------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Copies tiles of a contraction's factor from global to shared memory, by
// asynchronous 16-byte copies if the layout allows, and loads operand fragments
// from there by ldmatrix or per register. The 16-byte pieces of a row are
// permuted by XOR with the row (swizzling), so that the threads of a warp
// access different banks.
//
//===----------------------------------------------------------------------===//

#include "MatrixTiles.h"
#include "mlir/Dialect/NVGPU/IR/NVGPUDialect.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace tenon {

/// Fact: bytes; the widest cp.async.
static constexpr int64_t kPiece = 16; ///< bytes that move together

void multiplyAdd(ImplicitLocOpBuilder &b, const MatrixInstruction &mma,
                 ArrayRef<Value> left, ArrayRef<Value> right,
                 MutableArrayRef<Value> sums) {
  Type sumType = sums.front().getType();
  SmallVector<Type> types(sums.size(), sumType);
  std::optional<NVVM::MMAIntOverflow> overflow;
  if (sumType.isInteger())
    overflow = NVVM::MMAIntOverflow::wrapped;
  Value made = NVVM::MmaOp::create(
      b, LLVM::LLVMStructType::getLiteral(b.getContext(), types), left, right,
      sums, ArrayRef<int64_t>{mma.rows, mma.columns, mma.depth}, std::nullopt,
      overflow, std::array<NVVM::MMATypes, 2>{mma.types[0], mma.types[1]},
      std::array<NVVM::MMALayout, 2>{NVVM::MMALayout::row,
                                     NVVM::MMALayout::col});
  for (size_t i = 0; i < sums.size(); ++i)
    sums[i] = LLVM::ExtractValueOp::create(b, made, i);
}

Value asMatrixOperand(ImplicitLocOpBuilder &b, const MatrixInstruction &mma,
                      Value elements) {
  if (mma.types[0] == NVVM::MMATypes::f16)
    return elements;
  if (mma.types[0] == NVVM::MMATypes::tf32) {
    if (isa<VectorType>(elements.getType()))
      elements = vector::ExtractOp::create(b, elements, 0);
    return NVVM::ConvertFloatToTF32Op::create(
        b, b.getI32Type(), elements, NVVM::FPRoundingMode::RNA,
        NVVM::SaturationMode::NONE, /*relu=*/false);
  }
  return LLVM::BitcastOp::create(b, b.getI32Type(), elements);
}

Value endCopies(ImplicitLocOpBuilder &b, ArrayRef<Value> copies) {
  return nvgpu::DeviceAsyncCreateGroupOp::create(
      b, nvgpu::DeviceAsyncTokenType::get(b.getContext()), copies);
}

void waitForCopies(ImplicitLocOpBuilder &b, Value group, int32_t open) {
  nvgpu::DeviceAsyncWaitOp::create(b, group, b.getI32IntegerAttr(open));
}

MatrixTiles::MatrixTiles(DeviceKernel &kernel, ImplicitLocOpBuilder &b,
                         ContractionElements &elements,
                         const Contraction &contraction, unsigned factor,
                         const MatrixInstruction &mma, int64_t stages,
                         int64_t sides, int64_t depth)
    : b(b), e(elements), contraction(contraction), factor(factor), mma(mma),
      sides(sides), depth(depth), pieceElements(kPiece / mma.elementBytes),
      alongDepth(contraction.isAlongDepth(factor)),
      columns(alongDepth ? depth : sides) {
  buffer = kernel.sharedInPlace(
      MemRefType::get({stages, alongDepth ? sides : depth, columns},
                      contraction.factors[factor].elementType()));
  source = findSource();
}

/// Returns whether a value of the nest's body depends on that loop's index or
/// on memory.
static bool dependsOn(linalg::LinalgOp nest, Value value, uint64_t dim) {
  Operation *op = value.getDefiningOp();
  if (!op || op->getBlock() != nest.getBlock())
    return false;
  auto loop = dyn_cast<linalg::IndexOp>(op);
  return (loop && loop.getDim() == dim) || isa<memref::LoadOp>(op) ||
         llvm::any_of(op->getOperands(), [&](Value operand) {
           return dependsOn(nest, operand, dim);
         });
}

/// Finds a source whose contiguous dimension is that of the tile, in whole
/// pieces.
std::optional<MatrixTiles::Source> MatrixTiles::findSource() {
  const ContractionFactor &own = contraction.factors[factor];
  linalg::LinalgOp nest = contraction.nest;
  ArrayRef<unsigned> dims = alongDepth    ? contraction.contracted
                            : factor == 0 ? contraction.rows
                                          : contraction.columns;
  int64_t last = dims.empty() ? -1 : static_cast<int64_t>(dims.back());
  int64_t run = last < 0 ? 0 : contraction.sizes[last];
  if (!alongDepth && factor == 1 && contraction.groups) {
    last = contraction.groups->dim;
    run = contraction.groups->columns;
  }
  if (last < 0 || run % pieceElements != 0 ||
      own.inputs.size() + own.loads.size() != 1)
    return std::nullopt;
  auto isInPieces = [&](Value memory) {
    auto type = cast<MemRefType>(memory.getType());
    return type.hasStaticShape() && type.getLayout().isIdentity() &&
           type.getRank() != 0 && type.getShape().back() % pieceElements == 0;
  };
  Source found;
  if (own.loads.empty()) {
    found.input = own.inputs[0];
    AffineMap map = nest.getMatchingIndexingMap(found.input);
    if (!own.prologue.empty() || !isInPieces(found.input->get()) ||
        map.getResults().back() != getAffineDimExpr(last, map.getContext()))
      return std::nullopt;
    for (AffineExpr expr : map.getResults().drop_back())
      if (expr.isFunctionOfDim(last))
        return std::nullopt;
    return found;
  }
  found.load = own.loads[0];
  if (own.value != found.load.getResult()) {
    auto select = own.value.getDefiningOp<arith::SelectOp>();
    if (!select || select.getTrueValue() != found.load.getResult() ||
        !(matchPattern(select.getFalseValue(), m_PosZeroFloat()) ||
          matchPattern(select.getFalseValue(), m_Zero())))
      return std::nullopt;
    found.condition = select.getCondition();
  }
  if (!isInPieces(found.load.getMemRef()) ||
      !Contraction::countsWith(found.load.getIndices().back(), last,
                               pieceElements) ||
      (found.condition && dependsOn(nest, found.condition, last)))
    return std::nullopt;
  for (Value index : found.load.getIndices().drop_back())
    if (dependsOn(nest, index, last))
      return std::nullopt;
  return found;
}

/// Returns the swizzled position of a column in a buffer's row.
Value MatrixTiles::exchanged(Value row, Value column) {
  // The rows that are read together (8), and how many of them share a bank.
  int64_t pieces = columns / pieceElements, group = 8;
  while (pieces % group != 0)
    group /= 2;
  Value turn = row;
  if (group < 8)
    turn = arith::DivUIOp::create(b, row, e.index(8 / group));
  // 4-byte registers: a warp reads two pieces of each of four rows.
  if (mma.elementBytes == 4 && !alongDepth)
    turn = arith::MulIOp::create(b, row, e.index(2));
  turn = arith::RemUIOp::create(b, turn, e.index(group));
  Value piece = arith::DivUIOp::create(b, column, e.index(pieceElements));
  Value within = arith::RemUIOp::create(b, column, e.index(pieceElements));
  piece = arith::XOrIOp::create(b, piece, turn);
  return arith::AddIOp::create(
      b, arith::MulIOp::create(b, piece, e.index(pieceElements)), within);
}

/// Returns the indices of element (side, k) of a tile in its buffer.
SmallVector<Value> MatrixTiles::place(Value stage, Value side, Value k) {
  Value row = alongDepth ? side : k, column = alongDepth ? k : side;
  return {stage, row, exchanged(row, column)};
}

void MatrixTiles::fetch(Value thread, int64_t threads, Value stage,
                        Value firstSide, Value firstDepth,
                        SmallVectorImpl<Value> &copies) {
  int64_t width = source ? pieceElements : 1;
  int64_t across = columns / width;
  int64_t count = sides * depth / width;
  for (int64_t i = 0; i < count; i += threads) {
    Value task = e.plus(thread, i);
    Value row = arith::DivUIOp::create(b, task, e.index(across));
    Value column = arith::MulIOp::create(
        b, arith::RemUIOp::create(b, task, e.index(across)), e.index(width));
    Value side = alongDepth ? row : column, own = alongDepth ? column : row;
    Value at = arith::AddIOp::create(b, firstSide, side);
    Value k = arith::AddIOp::create(b, firstDepth, own);
    SmallVector<Value> to = place(stage, side, own);
    if (source)
      copies.push_back(copy(at, k, to));
    else
      memref::StoreOp::create(b, e.elementOr0(factor, at, k), buffer, to);
  }
}

/// Starts the copy of a piece, with zeros where the factor has no elements.
Value MatrixTiles::copy(Value side, Value k, ArrayRef<Value> to) {
  Value isInside = e.isInside(factor, side, k), zero = e.index(0);
  auto ifInside = [&](Value value) -> Value {
    return arith::SelectOp::create(b, isInside, value, zero);
  };
  SmallVector<Value> indices =
      e.indicesOfFactor(factor, ifInside(side), ifInside(k));
  linalg::LinalgOp nest = contraction.nest;
  Value memory;
  SmallVector<Value> from;
  if (source->input) {
    memory = source->input->get();
    from = ElementEmitter(nest, indices).place(b, source->input);
  } else {
    IRMapping mapping;
    e.computePlaces(factor, indices, mapping);
    memory = source->load.getMemRef();
    for (Value index : source->load.getIndices())
      from.push_back(mapping.lookupOrDefault(index));
    if (source->condition)
      isInside = arith::AndIOp::create(
          b, isInside, mapping.lookupOrDefault(source->condition));
  }
  return nvgpu::DeviceAsyncCopyOp::create(
      b, nvgpu::DeviceAsyncTokenType::get(b.getContext()), buffer, to, memory,
      from, b.getIndexAttr(pieceElements), ifInside(e.index(pieceElements)),
      b.getUnitAttr());
}

MatrixTiles::Registers MatrixTiles::load(Value lane, Value stage, Value first,
                                         int64_t count, int64_t k) {
  Registers result(count / 8);
  if (mma.elementBytes == 2 || (!isF64() && alongDepth)) {
    for (int64_t i = 0; i < count / 8; i += 2)
      loadMatrices(lane, stage, e.plus(first, 8 * i), k, result[i],
                   result[i + 1]);
    return result;
  }
  int64_t blocks = isF64() ? 1 : 2;
  for (int64_t i = 0; i < count / 8; ++i)
    for (int64_t j = 0; j < blocks; ++j)
      result[i].push_back(
          loadRegister(lane, stage, e.plus(first, 8 * i),
                       k + j * (kStepBytes / blocks) / mma.elementBytes));
  return result;
}

/// Loads four blocks at once: 16 sides, 32 bytes. Each thread gives the address
/// of one row of a block.
void MatrixTiles::loadMatrices(Value lane, Value stage, Value first, int64_t k,
                               SmallVector<Value> &low,
                               SmallVector<Value> &high) {
  Value block = arith::DivUIOp::create(b, lane, e.index(8));
  Value row = arith::RemUIOp::create(b, lane, e.index(8));
  Value sideBlock = arith::RemUIOp::create(b, block, e.index(2));
  Value depthBlock = arith::DivUIOp::create(b, block, e.index(2));
  auto times = [&](Value value, int64_t number) -> Value {
    return arith::MulIOp::create(b, value, e.index(number));
  };
  // A block's rows are sides, or contracted elements if these are the rows.
  Value side = arith::AddIOp::create(b, first, times(sideBlock, 8));
  Value own = e.plus(times(depthBlock, kPiece / mma.elementBytes), k);
  Value &counted = alongDepth ? side : own;
  counted = arith::AddIOp::create(b, counted, row);
  int64_t perRegister = 4 / mma.elementBytes;
  auto type = VectorType::get({4, perRegister},
                              contraction.factors[factor].elementType());
  Value loaded = nvgpu::LdMatrixOp::create(
      b, type, buffer, place(stage, side, own), b.getBoolAttr(!alongDepth),
      b.getI32IntegerAttr(4));
  for (int64_t i = 0; i < 4; ++i) {
    Value part = vector::ExtractOp::create(b, loaded, i);
    (i % 2 == 0 ? low : high).push_back(asMatrixOperand(b, mma, part));
  }
}

/// Loads this thread's elements of a block of 8 sides: one side, 4 bytes.
Value MatrixTiles::loadRegister(Value lane, Value stage, Value first,
                                int64_t k) {
  int64_t perRegister = isF64() ? 1 : 4 / mma.elementBytes;
  Value side = arith::AddIOp::create(
      b, first, arith::DivUIOp::create(b, lane, e.index(4)));
  Value own = e.plus(
      arith::MulIOp::create(b, arith::RemUIOp::create(b, lane, e.index(4)),
                            e.index(perRegister)),
      k);
  SmallVector<Value> elements;
  for (int64_t i = 0; i < perRegister; ++i)
    elements.push_back(
        memref::LoadOp::create(b, buffer, place(stage, side, e.plus(own, i))));
  if (perRegister == 1)
    return isF64() ? elements[0] : asMatrixOperand(b, mma, elements[0]);
  auto type = VectorType::get(perRegister, elements.front().getType());
  return asMatrixOperand(b, mma,
                         vector::FromElementsOp::create(b, type, elements));
}

} // namespace tenon
