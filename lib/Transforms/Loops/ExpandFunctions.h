//===- ExpandFunctions.h - Functions of numbers in kernels ------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_TRANSFORMS_LOOPS_EXPANDFUNCTIONS_H
#define TENON_LIB_TRANSFORMS_LOOPS_EXPANDFUNCTIONS_H

#include "Conversion/Passes.h"

namespace tenon {

/// Complex functions expand into real ones, many of a kind become calls of one
/// function, those expand into arithmetic, or calls of libm, and arithmetic
/// into what there are instructions for: a pass each, run where there is
/// something for it.
std::unique_ptr<mlir::Pass>
createExpandFunctions(ShareFunctionsOptions sharing, ExpandMathOptions options,
                      ExpandArithOptions arithOptions);

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_LOOPS_EXPANDFUNCTIONS_H
