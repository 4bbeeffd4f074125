//===- ArgumentSizes.h - Specializes argument sizes -------------*- C++ -*-===//
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

/// Returns the types of arguments or results. Refuses types other than ranked
/// tensors.
Result<std::vector<TensorSignature>> signatureOf(mlir::func::FuncOp function,
                                                 mlir::TypeRange types);

/// Returns the types of the arguments, with their names and attributes.
Result<std::vector<TensorSignature>> argumentsOf(mlir::func::FuncOp function);

/// Records the names that a public function's arguments have as locations,
/// `loc("x")`, in `ten.argument_names`, which passes keep, for the artifact.
void recordArgumentNames(mlir::func::FuncOp function);

/// Fixes each argument to the sizes listed for it, with -1 for any: the body
/// sees the declared type until it is simplified. Refuses sizes that do not fit
/// the declared type.
Status fixSizes(mlir::func::FuncOp function,
                const std::vector<std::vector<int64_t>> &sizes);

} // namespace tenon

#endif // TENON_COMPILER_ARGUMENTSIZES_H
