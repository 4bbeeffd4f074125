//===- Driver.h - The CUDA driver API ---------------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Declarations of the part of the CUDA driver API that is used; libcuda is
// opened at run time, so that neither building nor starting needs the driver or
// a toolkit.
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_RUNTIME_CUDA_DRIVER_H
#define TENON_LIB_RUNTIME_CUDA_DRIVER_H

#include "OpenedLibrary.h"

#include "Runtime/Status.h"

#include <cstddef>
#include <cstdint>
#include <memory>

namespace tenon::cuda {

/// Values of CUresult with a specific remedy.
enum Code : int {
  Success = 0,
  InvalidValue = 1,
  OutOfMemory = 2,
  NoDevice = 100,
  InvalidImage = 200,
  NoBinaryForGpu = 209,
  InvalidPtx = 218,
  UnsupportedPtxVersion = 222,
  NotFound = 500,
  IllegalAddress = 700,
  LaunchOutOfResources = 701,
  LaunchTimeout = 702,
  LaunchFailed = 719,
  SystemNotReady = 802,
  SystemDriverMismatch = 803,
};

using DeviceHandle = int;
using DevicePointer = uint64_t;
using ContextHandle = struct ContextObject *;
using ModuleHandle = struct ModuleObject *;
using FunctionHandle = struct FunctionObject *;
using StreamHandle = struct StreamObject *;
using LinkHandle = struct LinkObject *;
using EventHandle = struct EventObject *;
using GraphHandle = struct GraphObject *;
using GraphExecHandle = struct GraphExecObject *;

/// Device attributes, and options of the driver's compiler.
constexpr int computeCapabilityMajor = 75, computeCapabilityMinor = 76;
/// Calls of other threads do not invalidate a capture.
constexpr int captureThreadLocal = 1;
constexpr unsigned eventDisableTiming = 2;
constexpr int jitErrorLogBuffer = 5, jitErrorLogBytes = 6;
constexpr int jitInputPtx = 1;

// name, parameters: each returns a Code.
// clang-format off: one function a line.
#define TEN_CUDA_FUNCTIONS(X)                                                  \
  X(cuInit, (unsigned flags))                                                  \
  X(cuDriverGetVersion, (int *version))                                        \
  X(cuGetErrorName, (int code, const char **name))                             \
  X(cuGetErrorString, (int code, const char **text))                           \
  X(cuDeviceGetCount, (int *count))                                            \
  X(cuDeviceGet, (DeviceHandle *device, int index))                            \
  X(cuDeviceGetName, (char *name, int bytes, DeviceHandle device))             \
  X(cuDeviceGetAttribute, (int *value, int attribute, DeviceHandle device))    \
  X(cuDevicePrimaryCtxRetain, (ContextHandle *context, DeviceHandle device))   \
  X(cuDevicePrimaryCtxRelease_v2, (DeviceHandle device))                       \
  X(cuCtxSetCurrent, (ContextHandle context))                                  \
  X(cuModuleLoadDataEx, (ModuleHandle *module, const void *image,              \
                         unsigned count, int *options, void **values))         \
  X(cuModuleUnload, (ModuleHandle module))                                     \
  X(cuModuleGetFunction, (FunctionHandle *function, ModuleHandle module,       \
                          const char *name))                                   \
  X(cuLinkCreate_v2, (unsigned count, int *options, void **values,             \
                      LinkHandle *link))                                       \
  X(cuLinkAddData_v2, (LinkHandle link, int type, void *data, size_t bytes,    \
                       const char *name, unsigned count, int *options,         \
                       void **values))                                         \
  X(cuLinkComplete, (LinkHandle link, void **image, size_t *bytes))            \
  X(cuLinkDestroy, (LinkHandle link))                                          \
  X(cuMemGetInfo_v2, (size_t *free, size_t *total))                            \
  X(cuMemAlloc_v2, (DevicePointer *pointer, size_t bytes))                     \
  X(cuMemFree_v2, (DevicePointer pointer))                                     \
  X(cuMemHostAlloc, (void **memory, size_t bytes, unsigned flags))             \
  X(cuMemFreeHost, (void *memory))                                             \
  X(cuMemcpyHtoDAsync_v2, (DevicePointer to, const void *from, size_t bytes,   \
                           StreamHandle stream))                               \
  X(cuMemcpyDtoHAsync_v2, (void *to, DevicePointer from, size_t bytes,         \
                           StreamHandle stream))                               \
  X(cuMemcpyDtoDAsync_v2, (DevicePointer to, DevicePointer from, size_t bytes, \
                           StreamHandle stream))                               \
  X(cuStreamCreate, (StreamHandle *stream, unsigned flags))                    \
  X(cuStreamDestroy_v2, (StreamHandle stream))                                 \
  X(cuStreamSynchronize, (StreamHandle stream))                                \
  X(cuEventCreate, (EventHandle *event, unsigned flags))                       \
  X(cuEventRecord, (EventHandle event, StreamHandle stream))                   \
  X(cuEventSynchronize, (EventHandle event))                                   \
  X(cuEventElapsedTime, (float *milliseconds, EventHandle begin,               \
                         EventHandle end))                                     \
  X(cuEventDestroy_v2, (EventHandle event))                                    \
  X(cuStreamBeginCapture_v2, (StreamHandle stream, int mode))                  \
  X(cuStreamEndCapture, (StreamHandle stream, GraphHandle *graph))             \
  X(cuGraphInstantiateWithFlags, (GraphExecHandle *exec, GraphHandle graph,    \
                                  unsigned long long flags))                   \
  X(cuGraphLaunch, (GraphExecHandle exec, StreamHandle stream))                \
  X(cuGraphExecDestroy, (GraphExecHandle exec))                                \
  X(cuGraphDestroy, (GraphHandle graph))                                       \
  X(cuLaunchKernel, (FunctionHandle function, unsigned gridX, unsigned gridY,  \
                     unsigned gridZ, unsigned blockX, unsigned blockY,         \
                     unsigned blockZ, unsigned sharedBytes,                    \
                     StreamHandle stream, void **parameters, void **extra))
// clang-format on

/// The opened driver library.
class Driver {
public:
  /// `library` is a name or a path for dlopen.
  static Result<std::shared_ptr<Driver>> open(const std::string &library);

#define TEN_CUDA_MEMBER(name, parameters) int(*name) parameters = nullptr;
  TEN_CUDA_FUNCTIONS(TEN_CUDA_MEMBER)
#undef TEN_CUDA_MEMBER

  /// Returns the driver's message for a failure of `what`, with a remedy if
  /// there is one.
  Status failure(int code, const std::string &what) const;

private:
  Driver() = default;
  OpenedLibrary file;
};

} // namespace tenon::cuda

#endif // TENON_LIB_RUNTIME_CUDA_DRIVER_H
