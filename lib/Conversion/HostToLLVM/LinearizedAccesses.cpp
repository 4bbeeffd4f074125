//===- LinearizedAccesses.cpp - Linearized memref accesses ----------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LinearizedAccesses.h"
#include "mlir/Conversion/LLVMCommon/MemRefBuilder.h"
#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;

namespace tenon {

namespace {

constexpr LLVM::GEPNoWrapFlags kInside =
    LLVM::GEPNoWrapFlags::inbounds | LLVM::GEPNoWrapFlags::nuw;

/// Returns the offset, in elements, of contiguous rank-1 memory from the
/// descriptor's pointer; nullopt for other memory.
std::optional<int64_t> startOf(MemRefType type) {
  if (type.getRank() != 1 || type.getMemorySpace())
    return std::nullopt;
  if (auto strided = dyn_cast<StridedLayoutAttr>(type.getLayout()))
    return strided.getStrides() == ArrayRef<int64_t>(1)
               ? std::optional(strided.getOffset())
               : std::nullopt;
  return type.getLayout().isIdentity() ? std::optional<int64_t>(0)
                                       : std::nullopt;
}

/// Returns the natural alignment of an element of whole bytes; 0 for others.
unsigned alignmentOf(Type element) {
  if (element.isIndex())
    return 8;
  unsigned bits = element.isIntOrFloat() ? element.getIntOrFloatBitWidth() : 0;
  return bits >= 8 && bits <= 64 && llvm::isPowerOf2_32(bits) ? bits / 8 : 0;
}

/// Returns the address of the element at `indices`; null for other memory.
Value addressOf(ConversionPatternRewriter &rewriter, Location loc,
                const LLVMTypeConverter &converter, MemRefType type,
                Value memory, ValueRange indices, LLVM::GEPNoWrapFlags flags) {
  std::optional<int64_t> start = startOf(type);
  if (!start)
    return {};
  Type element = converter.convertType(type.getElementType());
  MemRefDescriptor descriptor(memory);
  Value pointer = descriptor.alignedPtr(rewriter, loc);
  auto move = [&](Value by, LLVM::GEPNoWrapFlags flags) -> Value {
    return LLVM::GEPOp::create(rewriter, loc, pointer.getType(), element,
                               pointer, by, flags);
  };
  if (ShapedType::isDynamic(*start))
    pointer = move(descriptor.offset(rewriter, loc), {});
  else if (*start != 0)
    pointer =
        move(LLVM::ConstantOp::create(rewriter, loc, converter.getIndexType(),
                                      rewriter.getIndexAttr(*start)),
             {});
  return move(indices.front(), flags);
}

template <typename Op> struct FlatVector : ConvertOpToLLVMPattern<Op> {
  explicit FlatVector(const LLVMTypeConverter &converter)
      : ConvertOpToLLVMPattern<Op>(converter, /*benefit=*/2) {}

  LogicalResult
  matchAndRewrite(Op op, typename Op::Adaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    MemRefType type = op.getMemRefType();
    VectorType vector = op.getVectorType();
    unsigned alignment = alignmentOf(type.getElementType());
    if (alignment == 0 || vector.getRank() != 1 ||
        vector.getElementType() != type.getElementType())
      return failure();
    const LLVMTypeConverter &converter = *this->getTypeConverter();
    Value address =
        addressOf(rewriter, op.getLoc(), converter, type, adaptor.getBase(),
                  adaptor.getIndices(), LLVM::GEPNoWrapFlags::none);
    if (!address)
      return failure();
    alignment = op.getAlignment().value_or(alignment);
    if constexpr (std::is_same_v<Op, vector::LoadOp>)
      rewriter.replaceOpWithNewOp<LLVM::LoadOp>(
          op, converter.convertType(vector), address, alignment,
          /*isVolatile=*/false, op.getNontemporal());
    else
      rewriter.replaceOpWithNewOp<LLVM::StoreOp>(
          op, adaptor.getValueToStore(), address, alignment,
          /*isVolatile=*/false, op.getNontemporal());
    return success();
  }
};

template <typename Op> struct FlatScalar : ConvertOpToLLVMPattern<Op> {
  explicit FlatScalar(const LLVMTypeConverter &converter)
      : ConvertOpToLLVMPattern<Op>(converter, /*benefit=*/2) {}

  LogicalResult
  matchAndRewrite(Op op, typename Op::Adaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    MemRefType type = op.getMemRefType();
    const LLVMTypeConverter &converter = *this->getTypeConverter();
    if (alignmentOf(type.getElementType()) == 0)
      return failure();
    Value address =
        addressOf(rewriter, op.getLoc(), converter, type, adaptor.getMemref(),
                  adaptor.getIndices(), kInside);
    if (!address)
      return failure();
    unsigned alignment = op.getAlignment().value_or(0);
    if constexpr (std::is_same_v<Op, memref::LoadOp>)
      rewriter.replaceOpWithNewOp<LLVM::LoadOp>(
          op, converter.convertType(type.getElementType()), address, alignment,
          /*isVolatile=*/false, op.getNontemporal());
    else
      rewriter.replaceOpWithNewOp<LLVM::StoreOp>(
          op, adaptor.getValue(), address, alignment, /*isVolatile=*/false,
          op.getNontemporal());
    return success();
  }
};

} // namespace

void populateFlatAccessPatterns(const LLVMTypeConverter &converter,
                                RewritePatternSet &patterns) {
  patterns.add<FlatVector<vector::LoadOp>, FlatVector<vector::StoreOp>,
               FlatScalar<memref::LoadOp>, FlatScalar<memref::StoreOp>>(
      converter);
}

} // namespace tenon
