//===- Staging.h - Page-locked memory for copies ----------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Double-buffered copies through page-locked memory, which the GPU can access
// by DMA while the host continues: one half is filled or emptied while the
// other one is in flight.
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_RUNTIME_CUDA_STAGING_H
#define TENON_LIB_RUNTIME_CUDA_STAGING_H

#include "Driver.h"

namespace tenon::cuda {

class Staging {
public:
  /// Returns null if page-locked memory cannot be allocated: copies work
  /// without it. `driver` must outlive it, and `stream` must be idle when it is
  /// destroyed.
  static std::unique_ptr<Staging> create(const Driver &driver,
                                         StreamHandle stream, size_t bytes);
  ~Staging();

  /// Returns once `host` has been read; the copy is ordered on the stream. Both
  /// return the driver's code.
  int write(DevicePointer to, const void *host, size_t bytes);
  /// Returns once `host` has been written.
  int read(void *host, DevicePointer from, size_t bytes);

private:
  Staging(const Driver &driver, StreamHandle stream)
      : driver(driver), stream(stream) {}

  struct Half {
    char *memory = nullptr;
    EventHandle done = nullptr;
    /// Set while a copy may use the block; `done` signals its completion.
    bool isUsed = false;
  };
  /// Returns the half for the next copy, once it is free.
  int next(Half *&half);
  int wait(Half &half);
  /// Waits for pending copies before the memory is reused.
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
