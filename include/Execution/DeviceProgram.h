//===- DeviceProgram.h - Programs with kernels on a GPU ---------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_EXECUTION_DEVICEPROGRAM_H
#define TENON_EXECUTION_DEVICEPROGRAM_H

#include "Execution/Program.h"
#include "Runtime/Artifact.h"

namespace tenon {

/// Opens the GPU that `options` names, real or simulated, with the kernels of
/// an artifact.
Result<std::unique_ptr<Program>>
openDeviceProgram(std::shared_ptr<const ten_artifact> artifact,
                  const ProgramOptions &options, double compileTime);

} // namespace tenon

#endif // TENON_EXECUTION_DEVICEPROGRAM_H
