//===- AddLanes.h - The order in which lanes are added ----------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_LLVM_REDUCTIONS_ADDLANES_H
#define TENON_LIB_CODEGEN_LLVM_REDUCTIONS_ADDLANES_H

#include "llvm/IR/IRBuilder.h"

namespace tenon {

/// Returns the sum of a vector's lanes; lanes 2i and 2i + 1 are added first.
llvm::Value *addLanes(llvm::IRBuilder<> &builder, llvm::Value *vector);

/// Returns a vector whose lanes have the sum of those of one, two or four
/// vectors; lanes 2i and 2i + 1 of each are added first.
llvm::Value *addNeighbours(llvm::IRBuilder<> &builder,
                           llvm::ArrayRef<llvm::Value *> vectors);

} // namespace tenon

#endif // TENON_LIB_CODEGEN_LLVM_REDUCTIONS_ADDLANES_H
