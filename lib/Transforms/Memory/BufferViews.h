//===- BufferViews.h - Buffers and views of them ----------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_TRANSFORMS_MEMORY_BUFFERVIEWS_H
#define TENON_LIB_TRANSFORMS_MEMORY_BUFFERVIEWS_H

#include "mlir/Dialect/MemRef/Utils/MemRefUtils.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

namespace tenon {

/// Returns the buffer of which `memref` is a view, or `memref` itself.
inline mlir::Value rootBuffer(mlir::Value memref) {
  return mlir::memref::skipViewLikeOps(llvm::cast<mlir::MemrefValue>(memref));
}

/// Returns whether `holds` is true for each use of the buffer and of its views,
/// except for the uses that create the views.
inline bool
allUsesThroughViews(mlir::Value buffer,
                    llvm::function_ref<bool(mlir::OpOperand &)> holds) {
  llvm::SmallVector<mlir::Value> views = {buffer};
  while (!views.empty())
    for (mlir::OpOperand &use : views.pop_back_val().getUses()) {
      if (auto view = llvm::dyn_cast<mlir::ViewLikeOpInterface>(use.getOwner()))
        views.push_back(view->getResult(0));
      else if (!holds(use))
        return false;
    }
  return true;
}

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_MEMORY_BUFFERVIEWS_H
