//===- Producers.h - What may be computed where it is read ------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_TRANSFORMS_KERNELS_PRODUCERS_H
#define TENON_LIB_TRANSFORMS_KERNELS_PRODUCERS_H

#include "mlir/IR/Operation.h"

namespace tenon {

/// Whether the operation is a constant that is copied into each kernel that
/// uses it.
bool isInlineConstant(mlir::Operation *op);

/// Whether the operation only takes or adds dimensions of size 1 of what the
/// block computes, so that both can be in one kernel.
bool isUnitView(mlir::Operation *op);

/// Whether the producer's elements are made, element by element, of several
/// parts of one value, as those of a stencil are.
bool readsSeveralParts(mlir::Operation *producer);

/// Whether the operation has each element of its operand several times.
bool repeatsElements(mlir::Operation *op);

/// Whether the producer, or what only it is made of element by element, is
/// costly.
bool isMadeOfCostly(mlir::Operation *producer);

/// Whether small windows read what is not in memory: the padding around an
/// array, of which the windows between know nothing, or a constant in a shape
/// that only the run knows.
bool isReadByWindows(mlir::Operation *producer, mlir::Operation *root);

/// Whether the operation only adds dimensions of size 1.
bool isUnitBroadcast(mlir::Operation *op);

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_KERNELS_PRODUCERS_H
