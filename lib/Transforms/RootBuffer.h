//===- RootBuffer.h - The buffer behind views -------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_TRANSFORMS_ROOTBUFFER_H
#define TENON_LIB_TRANSFORMS_ROOTBUFFER_H

#include "mlir/Dialect/MemRef/Utils/MemRefUtils.h"

namespace tenon {

/// The buffer of which `memref` is a view, or `memref` itself.
inline mlir::Value rootBuffer(mlir::Value memref) {
  return mlir::memref::skipViewLikeOps(llvm::cast<mlir::MemrefValue>(memref));
}

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_ROOTBUFFER_H
