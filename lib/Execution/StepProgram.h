//===- StepProgram.h - Programs of steps ------------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_EXECUTION_STEPPROGRAM_H
#define TENON_LIB_EXECUTION_STEPPROGRAM_H

#include "Execution/Program.h"

namespace tenon {

/// Returns a small program that calls shared code, instead of code of its own;
/// or the reason, if the program or the options are not for it. The module is
/// taken, if the steps refer to it.
Result<std::unique_ptr<Program>> makeStepProgram(SourceModule &source,
                                                 mlir::func::FuncOp entry,
                                                 const ProgramOptions &options);

} // namespace tenon

#endif // TENON_LIB_EXECUTION_STEPPROGRAM_H
