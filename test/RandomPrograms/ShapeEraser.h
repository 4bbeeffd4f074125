//===- ShapeEraser.h - Makes sizes known at run time only -------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_TEST_RANDOMPROGRAMS_SHAPEERASER_H
#define TENON_TEST_RANDOMPROGRAMS_SHAPEERASER_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tenon::random_programs {

/// Makes some dimensions of the arguments of `function` dynamic, and with them
/// those of the operations that read them, as far as these verify: others read
/// a cast. What the function computes for arguments of the old sizes stays the
/// same.
void eraseShapes(mlir::func::FuncOp function, uint64_t seed);

} // namespace tenon::random_programs

#endif // TENON_TEST_RANDOMPROGRAMS_SHAPEERASER_H
