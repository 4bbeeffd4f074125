//===- Fft.cpp - Fourier transforms by the runtime ------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Emits loops over blocks of rows or columns that call the runtime's transforms
// (Runtime/Fourier/Fft.cpp), with tables of twiddle factors as constants. Each
// dimension is transformed by itself, the later ones in place. Blocks are
// slices of the arrays, so that loops over them can be divided among threads.
// Called by `KernelLowering::fft`.
//
//===----------------------------------------------------------------------===//

#include "Runtime/Fourier/Fft.h"
#include "Conversion/TenToLinalg/KernelLowering.h"
#include "Dialect/Ten/Analysis/FourierTransforms.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

/// Rows or columns of one call: as many as the lanes of the widest vectors.
/// Fact: rows; f32 lanes of AVX-512.
static constexpr int64_t kBlock = kMaxFftLanes;

namespace {

/// Transforms along the dimensions of arrays in memory.
class Fourier {
public:
  Fourier(KernelLowering &kernel, Location loc, Type part)
      : kernel(kernel), builder(kernel.builder), loc(loc),
        partBytes(int32_t(part.getIntOrFloatBitWidth() / 8)) {}

  /// Returns the memory of a tensor.
  Value memoryOf(Value tensor, bool isWritten);
  /// Transforms along a dimension; `in` may be `out` if the kind is complex.
  void transform(Value in, Value out, const DimTransform &along);

private:
  /// Returns the array with the dimensions before and behind `dim` as one each.
  Value collapse(Value memory, int64_t dim);
  /// Calls the function for blocks of the dimension `blocked` of both arrays,
  /// `others` is the place in the dimensions before.
  void forBlocks(Value in, Value out, int64_t blocked, int64_t block,
                 ValueRange others,
                 function_ref<void(Value in, Value out, Value count)> call);
  /// Returns the address of a slice of an array.
  Value addressOf(Value array, ValueRange others, int64_t blocked, Value first,
                  OpFoldResult count);
  Value index(int64_t value) {
    return arith::ConstantIndexOp::create(builder, loc, value);
  }

  KernelLowering &kernel;
  OpBuilder &builder;
  Location loc;
  int32_t partBytes;
};

} // namespace

Value Fourier::memoryOf(Value tensor, bool isWritten) {
  auto type = cast<RankedTensorType>(tensor.getType());
  return bufferization::ToBufferOp::create(
      builder, loc, MemRefType::get(type.getShape(), type.getElementType()),
      tensor, /*read_only=*/!isWritten);
}

Value Fourier::collapse(Value memory, int64_t dim) {
  int64_t rank = cast<MemRefType>(memory.getType()).getRank();
  SmallVector<ReassociationIndices> groups;
  for (int64_t i = 0; i < rank; ++i) {
    if (i == 0 || i == dim || i == dim + 1)
      groups.emplace_back();
    groups.back().push_back(i);
  }
  if (int64_t(groups.size()) == rank)
    return memory;
  return memref::CollapseShapeOp::create(builder, loc, memory, groups);
}

Value Fourier::addressOf(Value array, ValueRange others, int64_t blocked,
                         Value first, OpFoldResult count) {
  auto type = cast<MemRefType>(array.getType());
  SmallVector<OpFoldResult> offsets, sizes;
  Value place = index(0);
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    OpFoldResult size = memref::getMixedSize(builder, loc, array, dim);
    Value offset = dim < int64_t(others.size()) ? others[dim]
                   : dim == blocked             ? first
                                                : Value();
    place = arith::MulIOp::create(
        builder, loc, place,
        getValueOrCreateConstantIndexOp(builder, loc, size));
    if (offset)
      place = arith::AddIOp::create(builder, loc, place, offset);
    offsets.push_back(offset ? OpFoldResult(offset) : builder.getIndexAttr(0));
    sizes.push_back(dim < int64_t(others.size()) ? builder.getIndexAttr(1)
                    : dim == blocked             ? count
                                                 : size);
  }
  // Slices say which elements a call uses; an address is that of the array.
  Value slice = memref::SubViewOp::create(
      builder, loc, array, offsets, sizes,
      SmallVector<OpFoldResult>(sizes.size(), builder.getIndexAttr(1)));
  Value base =
      memref::ExtractAlignedPointerAsIndexOp::create(builder, loc, slice);
  int64_t bytes =
      isa<ComplexType>(type.getElementType()) ? 2 * partBytes : partBytes;
  return arith::AddIOp::create(
      builder, loc, base,
      arith::MulIOp::create(builder, loc, place, index(bytes)));
}

void Fourier::forBlocks(
    Value in, Value out, int64_t blocked, int64_t block, ValueRange others,
    function_ref<void(Value in, Value out, Value count)> call) {
  OpFoldResult size = memref::getMixedSize(builder, loc, in, blocked);
  auto emit = [&](Value first, OpFoldResult count) {
    Value from = addressOf(in, others, blocked, first, count),
          to = in == out ? from : addressOf(out, others, blocked, first, count);
    call(from, to, getValueOrCreateConstantIndexOp(builder, loc, count));
  };
  std::optional<int64_t> known = getConstantIntValue(size);
  if (known && *known <= block)
    return emit(index(0), size);
  AffineExpr all = getAffineSymbolExpr(0, builder.getContext());
  OpFoldResult blocks = computeSize(builder, loc, all.floorDiv(block), {size});
  kernel.loops(loc, blocks, {}, [&](ValueRange loops, ValueRange) {
    emit(arith::MulIOp::create(builder, loc, loops[0], index(block)),
         builder.getIndexAttr(block));
    return SmallVector<Value>();
  });
  OpFoldResult rest = computeSize(builder, loc, all % block, {size});
  if (getConstantIntValue(rest) == 0)
    return;
  Value first = getValueOrCreateConstantIndexOp(
      builder, loc, computeSize(builder, loc, all - all % block, {size}));
  emit(first, rest);
}

void Fourier::transform(Value in, Value out, const DimTransform &along) {
  int64_t rank = cast<MemRefType>(in.getType()).getRank();
  bool isRow = along.dim == rank - 1;
  std::string bytes =
      makeFftTable(int32_t(along.kind), along.length, partBytes, isRow);
  const FftTable &header = fftTableIn(bytes);
  auto type =
      RankedTensorType::get({int64_t(bytes.size())}, builder.getI8Type());
  Value table = memoryOf(
      arith::ConstantOp::create(
          builder, loc, DenseElementsAttr::getFromRawBuffer(type, bytes)),
      /*isWritten=*/false);

  bool isInPlace = in == out;
  in = collapse(in, along.dim);
  out = isInPlace ? in : collapse(out, along.dim);
  rank = cast<MemRefType>(in.getType()).getRank();
  auto call = [&](StringRef name, Value from, Value to, ValueRange numbers) {
    Value space =
        memoryOf(kernel.empty({builder.getIndexAttr(header.scratchBytes)},
                              builder.getI8Type(), loc),
                 /*isWritten=*/true);
    auto address = [&](Value array) -> Value {
      return memref::ExtractAlignedPointerAsIndexOp::create(builder, loc,
                                                            array);
    };
    SmallVector<Value> operands = {address(table), from, to};
    llvm::append_range(operands, numbers);
    operands.push_back(address(space));
    func::CallOp::create(builder, loc, name, TypeRange(), operands);
  };
  if (isRow) {
    // A row by itself is one of an array of a single row.
    if (rank == 1)
      return call(
          "ten_rt_fft_rows",
          memref::ExtractAlignedPointerAsIndexOp::create(builder, loc, in),
          memref::ExtractAlignedPointerAsIndexOp::create(builder, loc, out),
          index(1));
    return forBlocks(in, out, /*blocked=*/0, header.isMatrix() ? 1 : kBlock, {},
                     [&](Value from, Value to, Value count) {
                       call("ten_rt_fft_rows", from, to, count);
                     });
  }
  auto columns = [&](ValueRange others) {
    Value stride = getValueOrCreateConstantIndexOp(
        builder, loc, memref::getMixedSize(builder, loc, in, rank - 1));
    forBlocks(in, out, rank - 1, kBlock, others,
              [&](Value from, Value to, Value count) {
                call("ten_rt_fft_columns", from, to, {count, stride});
              });
  };
  if (rank == 2)
    return columns({});
  kernel.loops(loc, memref::getMixedSize(builder, loc, in, 0), {},
               [&](ValueRange loops, ValueRange) {
                 columns(loops);
                 return SmallVector<Value>();
               });
}

Value KernelLowering::fft(FftOp op, Value destination) {
  // A transform of no elements has no roots of unity, and its result is empty.
  if (llvm::is_contained(op.getLength(), 0))
    return destination;
  if (manyThreads || !callsRuntime)
    return fftByNests(op, destination);
  Value operand = materialize(op.getOperand());
  if (!operand)
    return {};
  RankedTensorType type = op.getOperand().getType();
  Location loc = op.getLoc();
  Type element = type.getElementType();
  if (auto complex = dyn_cast<ComplexType>(element))
    element = complex.getElementType();
  Fourier fourier(*this, loc, element);
  Value current = fourier.memoryOf(operand, /*isWritten=*/false),
        result = fourier.memoryOf(destination, /*isWritten=*/true);
  Value numbers;
  for (const DimTransform &along : transformsOf(op)) {
    if (!along.isOfResult && !numbers)
      numbers =
          fourier.memoryOf(empty(tensor::getMixedSizes(builder, loc, operand),
                                 type.getElementType(), loc),
                           /*isWritten=*/true);
    Value to = along.isOfResult ? result : numbers;
    fourier.transform(current, to, along);
    current = to;
  }
  return bufferization::ToTensorOp::create(builder, loc, destination.getType(),
                                           result, /*restrict=*/true,
                                           /*writable=*/true);
}
