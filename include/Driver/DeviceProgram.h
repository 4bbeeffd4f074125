//===- DeviceProgram.h - A program whose kernels are a GPU's ----*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_DRIVER_DEVICEPROGRAM_H
#define TENON_DRIVER_DEVICEPROGRAM_H

#include "Driver/Jit.h"
#include "Driver/Program.h"
#include "Runtime/Artifact.h"

namespace tenon {

/// Opens the GPU that `options` names, real or simulated, with the kernels of
/// an artifact, which is in one of the two.
Result<std::unique_ptr<Program>>
openDeviceProgram(std::unique_ptr<LoadedObject> object,
                  std::unique_ptr<SharedLibrary> library,
                  const ProgramOptions &options, double compileTime);

} // namespace tenon

#endif // TENON_DRIVER_DEVICEPROGRAM_H
