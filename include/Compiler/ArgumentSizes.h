//===- ArgumentSizes.h - Programs for arguments of given sizes --*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_COMPILER_ARGUMENTSIZES_H
#define TENON_COMPILER_ARGUMENTSIZES_H

#include "Compiler/TensorSignature.h"
#include "Runtime/Status.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tenon {

/// The types of arguments or results. Refuses what is no ranked tensor.
Result<std::vector<TensorSignature>> signatureOf(mlir::func::FuncOp function,
                                                 mlir::TypeRange types);

/// The types of the arguments, with their names and what is marked of them.
Result<std::vector<TensorSignature>> argumentsOf(mlir::func::FuncOp function);

/// Notes the names that a public function's arguments have as their locations,
/// `loc("x")`, for the artifact: `ten.argument_names`, which passes keep.
void recordArgumentNames(mlir::func::FuncOp function);

/// Gives each argument the sizes that are listed for it, where -1 is any: the
/// body sees it as declared, until it is simplified. Refuses sizes that do not
/// fit the declared type.
Status fixSizes(mlir::func::FuncOp function,
                const std::vector<std::vector<int64_t>> &sizes);

} // namespace tenon

#endif // TENON_COMPILER_ARGUMENTSIZES_H
