//===- ElementType.h - Element types as the runtime names them --*- C++ -*-===//
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

/// The element type of a tensor or scalar as the runtime names it; none for
/// types that are not elements.
std::optional<ten_type> toElementType(mlir::Type type);

/// Bytes that a tensor takes in memory; none where a size is dynamic, or for
/// other types.
std::optional<int64_t> storageBytes(mlir::Type type);

} // namespace tenon::ten

#endif // TENON_DIALECT_TEN_IR_ELEMENTTYPE_H
