//===- Device.h - Where kernels run --------------------------- -*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_COMPILER_DEVICE_H
#define TENON_COMPILER_DEVICE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSwitch.h"
#include <optional>

namespace tenon {

/// Device that runs the kernels of a program: `--device`. Programs for
/// `Interpreter` are not compiled, so the compiler never sees that value.
enum class Device { Cpu, Interpreter, GpuSim, Cuda };

/// Returns the device that `name` calls, or none.
inline std::optional<Device> parseDevice(llvm::StringRef name) {
  return llvm::StringSwitch<std::optional<Device>>(name)
      .Case("cpu", Device::Cpu)
      .Case("interpreter", Device::Interpreter)
      .Case("gpu-sim", Device::GpuSim)
      .Case("cuda", Device::Cuda)
      .Default(std::nullopt);
}

inline llvm::StringRef nameOf(Device device) {
  switch (device) {
  case Device::Cpu:
    return "cpu";
  case Device::Interpreter:
    return "interpreter";
  case Device::GpuSim:
    return "gpu-sim";
  case Device::Cuda:
    return "cuda";
  }
  return "";
}

/// Returns whether kernels run on a GPU, real or simulated.
inline bool isGpu(Device device) {
  return device == Device::GpuSim || device == Device::Cuda;
}

} // namespace tenon

#endif // TENON_COMPILER_DEVICE_H
