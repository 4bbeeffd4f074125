//===- LibraryCalls.h - Calls of LAPACK routines ----------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CONVERSION_HOSTTOLLVM_LIBRARYCALLS_H
#define TENON_LIB_CONVERSION_HOSTTOLLVM_LIBRARYCALLS_H

#include "Dialect/Ten/IR/Ten.h"

namespace tenon {

/// Replaces a launch of a declared routine, described by `routine`, by a call
/// of ten_rt_lapack with a table of the operands' addresses and shapes.
void lowerLibraryCall(ten::LaunchOp launch, mlir::DenseI64ArrayAttr routine);

} // namespace tenon

#endif // TENON_LIB_CONVERSION_HOSTTOLLVM_LIBRARYCALLS_H
