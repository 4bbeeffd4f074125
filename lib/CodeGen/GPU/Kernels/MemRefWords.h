//===- MemRefWords.h - Buffers as kernel parameters -------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every parameter of a device kernel is a 64-bit word: a dense buffer is its
// address, followed by its dynamic sizes; a scalar is its bits.
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_GPU_KERNELS_MEMREFWORDS_H
#define TENON_LIB_CODEGEN_GPU_KERNELS_MEMREFWORDS_H

#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace tenon {

/// Returns the bytes of one element in memory.
int64_t elementBytes(mlir::Type element);

/// Returns the number of words of a parameter of this type.
unsigned countWords(mlir::Type type);

/// Appends `value`'s words, of index type, on the host.
void appendWords(mlir::OpBuilder &builder, mlir::Location loc,
                 mlir::Value value, llvm::SmallVectorImpl<mlir::Value> &words);

/// Returns the address of a dense buffer's first element, of index type.
mlir::Value addressOf(mlir::OpBuilder &builder, mlir::Location loc,
                      mlir::Value memref);
/// Returns the bytes of a dense buffer, of index type.
mlir::Value bytesOf(mlir::OpBuilder &builder, mlir::Location loc,
                    mlir::Value memref);

/// Returns the dense buffer of `type` at an LLVM pointer, with dynamic sizes of
/// type i64 or index.
mlir::Value bufferAt(mlir::OpBuilder &builder, mlir::Location loc,
                     mlir::MemRefType type, mlir::Value pointer,
                     mlir::ValueRange sizes,
                     const mlir::LLVMTypeConverter &converter);

/// Rebuilds the parameter of `type` from its words, which have type i64, in a
/// kernel.
mlir::Value fromWords(mlir::OpBuilder &builder, mlir::Location loc,
                      mlir::Type type, mlir::ValueRange words,
                      const mlir::LLVMTypeConverter &converter);

} // namespace tenon

#endif // TENON_LIB_CODEGEN_GPU_KERNELS_MEMREFWORDS_H
