//===- Driver.cpp - Opens the CUDA driver ---------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Driver.h"

using namespace tenon;
using namespace tenon::cuda;

Result<std::shared_ptr<Driver>> Driver::open(const std::string &library) {
  std::shared_ptr<Driver> driver(new Driver());
  if (!driver->file.open(library))
    return runtimeError("no CUDA driver: ", dlerror(),
                        "; install NVIDIA's driver, or use --device=cpu");
#define TEN_CUDA_FIND(name, parameters)                                        \
  if (!driver->file.find(#name, driver->name))                                 \
    return runtimeError("the CUDA driver '", library,                          \
                        "' has no '" #name "'; install a newer driver");
  TEN_CUDA_FUNCTIONS(TEN_CUDA_FIND)
#undef TEN_CUDA_FIND
  if (int code = driver->cuInit(0))
    return driver->failure(code, "starting the driver");
  return driver;
}

static const char *remedy(int code) {
  switch (code) {
  case NoDevice:
    return "; no GPU is visible: see CUDA_VISIBLE_DEVICES, or use --device=cpu";
  case NoBinaryForGpu:
    return "; recompile with --target-gpu= for this GPU";
  case InvalidImage:
  case InvalidPtx:
  case UnsupportedPtxVersion:
    return "; install a newer driver, or recompile with an older --target-gpu=";
  case IllegalAddress:
  case LaunchFailed:
    return "; --device=gpu-sim checks every access";
  case LaunchTimeout:
    return "; a display's watchdog ended it: use another GPU";
  case SystemNotReady:
  case SystemDriverMismatch:
    return "; the driver and its kernel module differ: restart the machine";
  default:
    return "";
  }
}

Status Driver::failure(int code, const std::string &what) const {
  const char *name = nullptr, *text = nullptr;
  if (cuGetErrorName(code, &name) != Success || !name)
    name = "an unknown error";
  if (cuGetErrorString(code, &text) != Success || !text)
    text = "";
  return runtimeError("CUDA: ", what, ": ", name, " (", code, ")",
                      *text ? ": " : "", text, remedy(code));
}
