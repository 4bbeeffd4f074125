//===- ConvolutionSchedule.h - Schedules of convolutions --------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_TRANSFORMS_CONVOLUTIONSCHEDULE_H
#define TENON_TRANSFORMS_CONVOLUTIONSCHEDULE_H

#include "Target/Target.h"

namespace tenon {

/// Returns the schedule of the convolution; null if none is known to be better
/// than the plain loops.
ten::ConvScheduleAttr scheduleOf(ten::ConvOp op, ten::TargetAttr target);

} // namespace tenon

#endif // TENON_TRANSFORMS_CONVOLUTIONSCHEDULE_H
