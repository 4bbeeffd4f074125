//===- MemRefWords.h - Buffers as the parameters of a GPU's kernel -*- C++
//-*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every parameter of a device kernel is a word of 64 bits: a dense buffer is
// its address, followed by its dynamic sizes; a scalar is its bits.
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_GPU_KERNELS_MEMREFWORDS_H
#define TENON_LIB_CODEGEN_GPU_KERNELS_MEMREFWORDS_H

#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace tenon {

/// Bytes of one element in memory.
int64_t elementBytes(mlir::Type element);

/// How many words a parameter of this type takes.
unsigned countWords(mlir::Type type);

/// On the host: `value`'s words, of index type.
void appendWords(mlir::OpBuilder &builder, mlir::Location loc,
                 mlir::Value value, llvm::SmallVectorImpl<mlir::Value> &words);

/// The address of a dense buffer's first element, of index type.
mlir::Value addressOf(mlir::OpBuilder &builder, mlir::Location loc,
                      mlir::Value memref);
/// Its bytes, of index type.
mlir::Value bytesOf(mlir::OpBuilder &builder, mlir::Location loc,
                    mlir::Value memref);

/// The dense buffer of `type` at an LLVM pointer, with dynamic sizes of type
/// i64 or index.
mlir::Value bufferAt(mlir::OpBuilder &builder, mlir::Location loc,
                     mlir::MemRefType type, mlir::Value pointer,
                     mlir::ValueRange sizes,
                     const mlir::LLVMTypeConverter &converter);

/// In a kernel: the parameter of `type` out of its words, which have type i64.
mlir::Value fromWords(mlir::OpBuilder &builder, mlir::Location loc,
                      mlir::Type type, mlir::ValueRange words,
                      const mlir::LLVMTypeConverter &converter);

} // namespace tenon

#endif // TENON_LIB_CODEGEN_GPU_KERNELS_MEMREFWORDS_H
