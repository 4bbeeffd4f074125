//===- Trial.h - Tests a library's handling of NaN --------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// max(NaN, 0) is NaN in programs, and infinities are preserved. Libraries do
// not document their behavior, so an algorithm with an activation is tested
// once on sums that are NaN or infinite.
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_RUNTIME_CUDA_TRIAL_H
#define TENON_LIB_RUNTIME_CUDA_TRIAL_H

#include "Runtime/Accelerator.h"

namespace tenon::cuda {

/// Returns whether the first, the middle and the last of `count` numbers of
/// f32, f16 or bf16 are NaN (or infinite, if `orInfinity`) after all preceding
/// work.
inline bool holdsNaN(Accelerator &device, const void *numbers, int64_t type,
                     int64_t count, bool orInfinity = false) {
  int64_t bytes = type == TEN_F32 ? 4 : 2;
  uint32_t infinity = type == TEN_F32    ? 0x7f800000
                      : type == TEN_BF16 ? 0x7f80
                                         : 0x7c00;
  for (int64_t at : {int64_t(0), count / 2, count - 1}) {
    uint32_t bits = 0;
    if (!device
             .read(&bits, static_cast<const char *>(numbers) + at * bytes,
                   bytes)
             .ok())
      return false;
    // All exponent bits are set, and a mantissa bit.
    if ((bits & (bytes == 4 ? 0x7fffffff : 0x7fff)) <
        infinity + (orInfinity ? 0 : 1))
      return false;
  }
  return true;
}

} // namespace tenon::cuda

#endif // TENON_LIB_RUNTIME_CUDA_TRIAL_H
