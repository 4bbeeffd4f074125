//===- Staging.cpp - Page-locked memory for copies ------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Staging.h"

#include <algorithm>
#include <cstring>

using namespace tenon;
using namespace tenon::cuda;

std::unique_ptr<Staging> Staging::create(const Driver &driver,
                                         StreamHandle stream, size_t bytes) {
  std::unique_ptr<Staging> made(new Staging(driver, stream));
  made->halfBytes = bytes / 2;
  void *memory = nullptr;
  if (made->halfBytes == 0 ||
      driver.cuMemHostAlloc(&memory, 2 * made->halfBytes, 0) != Success)
    return nullptr;
  made->memory = static_cast<char *>(memory);
  for (Half &half : made->halves) {
    half.memory = made->memory + (&half - made->halves) * made->halfBytes;
    if (driver.cuEventCreate(&half.done, eventDisableTiming) != Success) {
      half.done = nullptr;
      return nullptr;
    }
  }
  return made;
}

Staging::~Staging() {
  for (Half &half : halves)
    if (half.done)
      (void)driver.cuEventDestroy_v2(half.done);
  if (memory)
    (void)driver.cuMemFreeHost(memory);
}

int Staging::failed(int code) {
  (void)driver.cuStreamSynchronize(stream);
  for (Half &half : halves)
    half.isUsed = false;
  return code;
}

int Staging::wait(Half &half) {
  if (!half.isUsed)
    return Success;
  if (int code = driver.cuEventSynchronize(half.done))
    return failed(code);
  half.isUsed = false;
  return Success;
}

int Staging::next(Half *&half) {
  half = &halves[number++ % 2];
  return wait(*half);
}

int Staging::write(DevicePointer to, const void *host, size_t bytes) {
  const auto *from = static_cast<const char *>(host);
  for (size_t at = 0; at < bytes; at += halfBytes) {
    Half *half = nullptr;
    if (int code = next(half))
      return code;
    size_t size = std::min(halfBytes, bytes - at);
    std::memcpy(half->memory, from + at, size);
    half->isUsed = true;
    int code = driver.cuMemcpyHtoDAsync_v2(to + at, half->memory, size, stream);
    if (!code)
      code = driver.cuEventRecord(half->done, stream);
    if (code)
      return failed(code);
  }
  return Success;
}

int Staging::read(void *host, DevicePointer from, size_t bytes) {
  auto *to = static_cast<char *>(host);
  // The half with a copy in flight.
  Half *last = nullptr;
  size_t lastAt = 0, lastSize = 0;
  auto take = [&] {
    if (!last)
      return static_cast<int>(Success);
    int code = wait(*last);
    if (!code)
      std::memcpy(to + lastAt, last->memory, lastSize);
    return code;
  };
  for (size_t at = 0; at < bytes; at += halfBytes) {
    Half *half = nullptr;
    if (int code = next(half))
      return code;
    size_t size = std::min(halfBytes, bytes - at);
    half->isUsed = true;
    int code =
        driver.cuMemcpyDtoHAsync_v2(half->memory, from + at, size, stream);
    if (!code)
      code = driver.cuEventRecord(half->done, stream);
    if (code)
      return failed(code);
    if (int before = take())
      return before;
    last = half;
    lastAt = at;
    lastSize = size;
  }
  return take();
}
