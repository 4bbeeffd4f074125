//===- Staging.h - Page-locked memory for copies ----------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The GPU reads and writes page-locked memory by itself, while the host goes
// on. Copies go through two halves of it: one is filled, or emptied, while the
// other is on its way.
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_RUNTIME_CUDA_STAGING_H
#define TENON_LIB_RUNTIME_CUDA_STAGING_H

#include "Driver.h"

namespace tenon::cuda {

class Staging {
public:
  /// Null where there is no such memory: copies can do without. `driver` must
  /// outlive it, and `stream` be idle when it ends.
  static std::unique_ptr<Staging> create(const Driver &driver,
                                         StreamHandle stream, size_t bytes);
  ~Staging();

  /// Returns when `host` was read; the copy follows what is on the stream. Both
  /// give the driver's code.
  int write(DevicePointer to, const void *host, size_t bytes);
  /// Returns when `host` was written.
  int read(void *host, DevicePointer from, size_t bytes);

private:
  Staging(const Driver &driver, StreamHandle stream)
      : driver(driver), stream(stream) {}

  struct Half {
    char *memory = nullptr;
    EventHandle done = nullptr;
    /// Whether a copy may still use it, the end of which `done` tells.
    bool isUsed = false;
  };
  /// The half for the next copy, once it is free.
  int next(Half *&half);
  int wait(Half &half);
  /// What was begun ends before the memory is used again.
  int failed(int code);

  const Driver &driver;
  StreamHandle stream;
  char *memory = nullptr;
  Half halves[2];
  size_t halfBytes = 0;
  unsigned number = 0;
};

} // namespace tenon::cuda

#endif // TENON_LIB_RUNTIME_CUDA_STAGING_H
