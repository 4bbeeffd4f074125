//===- ScheduleChecks.h - Whether schedules are obeyed ----------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_DIALECT_TEN_IR_SCHEDULECHECKS_H
#define TENON_DIALECT_TEN_IR_SCHEDULECHECKS_H

#include "Dialect/Ten/IR/Ten.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tenon::ten {

/// Returns whether instructions that multiply `group` adjacent elements at once
/// compute the contraction exactly: packed elements of other types would lose
/// bits.
bool fitsGroup(ContractOp op, int64_t group);

/// Returns whether the schedule of the kernel's function is from the program
/// and not from ten-choose-schedules.
bool hasGivenSchedule(mlir::func::FuncOp kernel);

/// Reports that `schedule`, or the part of one that a nest has, is not obeyed
/// in a kernel: "expects ..." says what it asks for. Where the program gave the
/// schedule that is an error, and the result failure; else a missed remark of
/// the pass.
mlir::LogicalResult reportUnobeyed(mlir::func::FuncOp kernel,
                                   mlir::Location loc, mlir::Attribute schedule,
                                   const llvm::Twine &why,
                                   llvm::StringRef pass);

} // namespace tenon::ten

#endif // TENON_DIALECT_TEN_IR_SCHEDULECHECKS_H
