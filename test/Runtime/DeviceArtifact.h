//===- DeviceArtifact.h - An artifact for a GPU, by hand --------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// main(x: ?xf32) = x * 2 with each block's elements in the opposite order, by
// way of the arena; and the first element is read on the host, where a negative
// one ends the run.
//
//===----------------------------------------------------------------------===//

#ifndef TENON_TEST_RUNTIME_DEVICEARTIFACT_H
#define TENON_TEST_RUNTIME_DEVICEARTIFACT_H

#include "Runtime/Abi.h"
#include "Runtime/CpuFeatures.h"
#include "Runtime/Simulation.h"

#include <string>

namespace tenon::test {

inline constexpr int64_t blockThreads = 64;

template <typename T> T *pointerOf(int64_t word) {
  return reinterpret_cast<T *>(static_cast<uintptr_t>(word));
}

inline void scaleThread(void *state, const int64_t *words) {
  auto *self = static_cast<ten_rt_sim_thread *>(state);
  int64_t i = self->block * self->threads + self->thread;
  if (i < words[2])
    pointerOf<float>(words[1])[i] = 2 * pointerOf<const float>(words[0])[i];
}

inline void reverseThread(void *state, const int64_t *words) {
  auto *self = static_cast<ten_rt_sim_thread *>(state);
  int64_t begin = self->block * self->threads, last = self->threads - 1;
  auto *shared = pointerOf<float>(self->shared);
  if (begin + self->thread < words[2])
    shared[self->thread] =
        pointerOf<const float>(words[0])[begin + self->thread];
  ten_rt_sim_barrier(self, "reverse:1:1");
  if (begin + last - self->thread < words[2])
    pointerOf<float>(words[1])[begin + self->thread] =
        shared[last - self->thread];
}

inline int32_t deviceMainPlan(ten_plan *plan) {
  plan->results[0].dims[0] = plan->args[0].dims[0];
  plan->arena_bytes = plan->args[0].dims[0] * 4;
  plan->arena_alignment = 64;
  return 0;
}

inline int32_t deviceMain(const ten_call *call) {
  ten_device *device = call->context->device;
  float first = 0;
  if (device->read(device, &first, call->args[0].data, 4))
    return 1;
  if (first < 0)
    return 2;
  auto word = [](void *pointer) {
    return static_cast<int64_t>(reinterpret_cast<uintptr_t>(pointer));
  };
  int64_t n = call->args[0].dims[0], blocks = n / blockThreads;
  int64_t scale[] = {word(call->args[0].data), word(call->arena), n};
  int64_t reverse[] = {word(call->arena), word(call->results[0].data), n};
  if (device->launch(device, 0, blocks, blockThreads, scale, 3) ||
      device->launch(device, 1, blocks, blockThreads, reverse, 3))
    return 1;
  // A value of dynamic size, and a copy on the device.
  void *aside = call->context->reserve(call->context, 4);
  if (!aside || device->copy(device, aside, call->results[0].data, 4) ||
      device->copy(device, call->results[0].data, aside, 4))
    return 1;
  // A kernel of the host's.
  void *staged = nullptr;
  if (device->stage(device, aside, 4, &staged))
    return 1;
  return device->unstage(device, aside, staged, 4, 1) ? 1 : 0;
}

inline const ten_device_kernel deviceKernels[] = {
    {"scale", "", 0, scaleThread, 0},
    {"reverse", "", blockThreads * 4, reverseThread, 1}};
inline const char devicePtx[] = ".entry scale() {}\n.entry reverse() {}\n";

inline ten_device_code deviceCode(const char *target) {
  return {target, devicePtx, sizeof(devicePtx) - 1, 2, deviceKernels,
          0,      nullptr};
}

/// `code` must outlive what is returned.
inline ten_artifact deviceArtifact(const ten_device_code &code) {
  static const int64_t anyLength[] = {-1};
  static const ten_signature arg[] = {{"x", TEN_F32, 1, anyLength, -1, 0}};
  static const ten_signature result[] = {{"", TEN_F32, 1, anyLength, -1, 0}};
  static const ten_site sites[] = {
      {TEN_RUNTIME_ERROR, "the device failed", "main.mlir:1:1"},
      {TEN_MISMATCH, "expects no negative number", "main.mlir:2:1"}};
  static const ten_entry entry[] = {{"main", deviceMain, deviceMainPlan, 1, 1,
                                     arg, result, 2, sites, 0, nullptr, nullptr,
                                     0, nullptr}};
  static const std::string triple =
      std::string(hostArchitecture()) + "-unknown-linux-gnu";
  static const float constant = 1;
  return {TEN_ARTIFACT_MAGIC,
          TEN_ABI_VERSION,
          1,
          triple.c_str(),
          "generic",
          "",
          entry,
          &constant,
          sizeof(constant),
          &code,
          0,
          nullptr};
}

} // namespace tenon::test

#endif // TENON_TEST_RUNTIME_DEVICEARTIFACT_H
