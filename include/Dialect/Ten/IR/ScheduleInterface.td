//===- ScheduleInterface.td - The interface of schedules ---*- tablegen -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TEN_SCHEDULEINTERFACE_TD
#define TEN_SCHEDULEINTERFACE_TD

include "mlir/IR/Interfaces.td"

def Ten_ScheduleInterface : AttrInterface<"ScheduleInterface"> {
  let cppNamespace = "::tenon::ten";
  let description = "How a kernel of one kind is blocked, packed and vectorized.";
  let methods = [
    InterfaceMethod<[{
      Fails with a diagnostic at `kernel` (a `ten.kernel`, or a kernel function)
      unless the schedule can be applied to a kernel of this kind.
    }], "::mlir::LogicalResult", "verifyKernel", (ins "::mlir::Operation *":$kernel, "::tenon::ten::KernelKind":$kind)>
  ];
}

#endif // TEN_SCHEDULEINTERFACE_TD
