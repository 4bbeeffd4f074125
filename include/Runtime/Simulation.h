//===- Simulation.h - What kernels of a simulated device call -----*- C -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_RUNTIME_SIMULATION_H
#define TENON_RUNTIME_SIMULATION_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// One thread of a simulated device, as its code sees it.
struct ten_rt_sim_thread {
  int64_t thread, block;   ///< its number in the block, the block's in the grid
  int64_t threads, blocks; ///< how many there are
  int64_t shared;          ///< address of the block's shared memory
};

/// Waits for all threads of the block.
void ten_rt_sim_barrier(struct ten_rt_sim_thread *thread, const char *location);

/// The 64 bits that another thread of the warp gives; `mode` is 0 xor, 1 down,
/// 2 up, 3 index. Where there is no such thread the result has every bit set.
int64_t ten_rt_sim_shuffle(struct ten_rt_sim_thread *thread, int64_t bits,
                           int32_t offset, int32_t width, int32_t mode,
                           const char *location);

/// Ends the kernel.
void ten_rt_sim_out_of_bounds(struct ten_rt_sim_thread *thread,
                              const char *location);

#ifdef __cplusplus
} // extern "C"
#endif

#endif // TENON_RUNTIME_SIMULATION_H
