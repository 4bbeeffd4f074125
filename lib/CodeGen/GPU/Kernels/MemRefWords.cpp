//===- MemRefWords.cpp - Buffers as parameters of GPU kernels -------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MemRefWords.h"
#include "mlir/Conversion/LLVMCommon/MemRefBuilder.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;

namespace tenon {

int64_t elementBytes(Type element) {
  if (auto complex = dyn_cast<ComplexType>(element))
    return 2 * elementBytes(complex.getElementType());
  return element.isIndex() ? 8
                           : static_cast<int64_t>(llvm::divideCeil(
                                 element.getIntOrFloatBitWidth(), 8));
}

unsigned countWords(Type type) {
  auto memref = dyn_cast<MemRefType>(type);
  return memref ? 1 + memref.getNumDynamicDims() : 1;
}

Value addressOf(OpBuilder &builder, Location loc, Value memref) {
  auto type = cast<MemRefType>(memref.getType());
  Value base =
      memref::ExtractAlignedPointerAsIndexOp::create(builder, loc, memref);
  auto [strides, offset] = type.getStridesAndOffset();
  if (offset == 0)
    return base;
  Value elements =
      ShapedType::isDynamic(offset)
          ? memref::ExtractStridedMetadataOp::create(builder, loc, memref)
                .getOffset()
          : arith::ConstantIndexOp::create(builder, loc, offset).getResult();
  Value width = arith::ConstantIndexOp::create(
      builder, loc, elementBytes(type.getElementType()));
  return arith::AddIOp::create(
      builder, loc, base, arith::MulIOp::create(builder, loc, elements, width));
}

Value bytesOf(OpBuilder &builder, Location loc, Value memref) {
  auto type = cast<MemRefType>(memref.getType());
  Value bytes = arith::ConstantIndexOp::create(
      builder, loc, elementBytes(type.getElementType()));
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    bytes = arith::MulIOp::create(
        builder, loc, bytes,
        memref::DimOp::create(builder, loc, memref, dim).getResult());
  return bytes;
}

void appendWords(OpBuilder &builder, Location loc, Value value,
                 SmallVectorImpl<Value> &words) {
  Type type = value.getType();
  if (auto memref = dyn_cast<MemRefType>(type)) {
    words.push_back(addressOf(builder, loc, value));
    for (int64_t dim = 0; dim < memref.getRank(); ++dim)
      if (memref.isDynamicDim(dim))
        words.push_back(memref::DimOp::create(builder, loc, value, dim));
    return;
  }
  if (type.isIndex()) {
    words.push_back(value);
    return;
  }
  unsigned width = type.getIntOrFloatBitWidth();
  Type bits = builder.getIntegerType(width);
  if (isa<FloatType>(type))
    value = arith::BitcastOp::create(builder, loc, bits, value);
  if (width < 64)
    value = arith::ExtUIOp::create(builder, loc, builder.getI64Type(), value);
  words.push_back(
      arith::IndexCastOp::create(builder, loc, builder.getIndexType(), value));
}

Value bufferAt(OpBuilder &builder, Location loc, MemRefType type, Value pointer,
               ValueRange sizes, const LLVMTypeConverter &converter) {
  auto descriptor =
      MemRefDescriptor::poison(builder, loc, converter.convertType(type));
  descriptor.setAllocatedPtr(builder, loc, pointer);
  descriptor.setAlignedPtr(builder, loc, pointer);
  descriptor.setConstantOffset(builder, loc, 0);
  Type i64 = builder.getI64Type();
  Value stride =
      LLVM::ConstantOp::create(builder, loc, i64, builder.getI64IntegerAttr(1));
  for (int64_t dim = type.getRank() - 1; dim >= 0; --dim) {
    Value size;
    if (type.isDynamicDim(dim)) {
      size = sizes[type.getDynamicDimIndex(dim)];
      if (size.getType().isIndex())
        size = arith::IndexCastOp::create(builder, loc, i64, size);
    } else {
      size = LLVM::ConstantOp::create(
          builder, loc, i64, builder.getI64IntegerAttr(type.getDimSize(dim)));
    }
    descriptor.setSize(builder, loc, dim, size);
    descriptor.setStride(builder, loc, dim, stride);
    if (dim != 0)
      stride = LLVM::MulOp::create(builder, loc, stride, size);
  }
  return UnrealizedConversionCastOp::create(builder, loc, type,
                                            Value(descriptor))
      .getResult(0);
}

Value fromWords(OpBuilder &builder, Location loc, Type type, ValueRange words,
                const LLVMTypeConverter &converter) {
  Value word = words.front();
  if (auto memref = dyn_cast<MemRefType>(type)) {
    Value pointer = LLVM::IntToPtrOp::create(
        builder, loc, LLVM::LLVMPointerType::get(builder.getContext()), word);
    return bufferAt(builder, loc, memref, pointer, words.drop_front(),
                    converter);
  }
  if (type.isIndex())
    return arith::IndexCastOp::create(builder, loc, type, word);
  unsigned width = type.getIntOrFloatBitWidth();
  if (width < 64)
    word = arith::TruncIOp::create(builder, loc, builder.getIntegerType(width),
                                   word);
  return isa<FloatType>(type)
             ? arith::BitcastOp::create(builder, loc, type, word).getResult()
             : word;
}

} // namespace tenon
