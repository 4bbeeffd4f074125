//===- ColumnSums.h - How reductions along columns combine ------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_REDUCTIONS_COLUMNSUMS_H
#define TENON_LIB_CODEGEN_REDUCTIONS_COLUMNSUMS_H

#include "mlir/IR/BuiltinTypes.h"

namespace tenon {

/// Returns, for rows that are accumulated into a row in a kernel of so many
/// operations, the dimension along which several elements are combined at once,
/// and their number; else {-1, 1}.
std::pair<int64_t, int64_t> elementsAtOnce(mlir::RankedTensorType type,
                                           llvm::ArrayRef<int64_t> dims,
                                           int64_t operations);

} // namespace tenon

#endif // TENON_LIB_CODEGEN_REDUCTIONS_COLUMNSUMS_H
