//===- ElementType.h - Maps MLIR types to the runtime's ---------*- C++ -*-===//
//
// Part of Tenon, under the Apache License v2.0 with LLVM Exceptions.
// See the LICENSE file for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_DIALECT_TEN_IR_ELEMENTTYPE_H
#define TENON_DIALECT_TEN_IR_ELEMENTTYPE_H

#include "Runtime/Abi.h"
#include <optional>

namespace mlir {
class Type;
} // namespace mlir

namespace tenon::ten {

/// Returns the runtime's element type of a tensor or scalar; none for other
/// types.
std::optional<ten_type> toElementType(mlir::Type type);

/// Returns the size in bytes of a tensor in memory; none if a size is dynamic,
/// and for other types.
std::optional<int64_t> storageBytes(mlir::Type type);

} // namespace tenon::ten

#endif // TENON_DIALECT_TEN_IR_ELEMENTTYPE_H
