//===- LastUse.h - Last uses of values by launches --------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_TRANSFORMS_MEMORY_LASTUSE_H
#define TENON_LIB_TRANSFORMS_MEMORY_LASTUSE_H

#include "Dialect/Ten/IR/Ten.h"

namespace tenon {

/// Returns whether `launch` is the last reader of `value` in every iteration of
/// the loops around it, so that it may overwrite the value's memory. Function
/// arguments count as read afterwards unless they are donated.
bool isLastUse(mlir::Value value, ten::LaunchOp launch);

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_MEMORY_LASTUSE_H
