//===- Simulation.h - Callbacks of simulated kernels ------------*- C++ -*-===//
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

/// A thread of a simulated device, as its code sees it.
struct ten_rt_sim_thread {
  int64_t thread, block;   ///< its number in the block, the block's in the grid
  int64_t threads, blocks; ///< how many there are
  int64_t shared;          ///< address of the block's shared memory
};

/// Waits for all threads of the block.
void ten_rt_sim_barrier(struct ten_rt_sim_thread *thread, const char *location);

/// Returns the 64 bits of another thread of the warp; `mode` is 0 xor, 1 down,
/// 2 up, 3 index. If there is no such thread, all bits of the result are set.
int64_t ten_rt_sim_shuffle(struct ten_rt_sim_thread *thread, int64_t bits,
                           int32_t offset, int32_t width, int32_t mode,
                           const char *location);

/// Types of the numbers that a matrix instruction multiplies.
enum ten_rt_sim_format {
  TEN_SIM_F16,
  TEN_SIM_BF16,
  TEN_SIM_S8,
  TEN_SIM_U8,
  TEN_SIM_F64,
  TEN_SIM_TF32 ///< as f32, of which the instruction reads the upper 19 bits
};

/// The warp multiplies two matrices and adds the product to a third, like
/// `mma.sync`: 16 x 8 results with 32 bytes of both operands along the
/// contracted dimension, 8 x 8 for f64. Each thread's fragments are at
/// `exchange`: of the left operand from byte 0, of the right one from byte 16,
/// of the accumulators, which become the results, from byte 32.
void ten_rt_sim_multiply_add(struct ten_rt_sim_thread *thread, void *exchange,
                             int32_t left, int32_t right, const char *location);

/// The warp loads `tiles` matrices of 8 rows of 16 bytes, like `ldmatrix`.
/// Thread 8 * i + j gives the address of row j of matrix i. Each thread gets 4
/// bytes of each matrix at `result`; with `transpose` they are of 2 columns of
/// 16 bits.
void ten_rt_sim_load_matrix(struct ten_rt_sim_thread *thread, int64_t address,
                            int32_t tiles, int32_t transpose, void *result,
                            const char *location);

/// Copies to shared memory asynchronously, like `cp.async`: until the thread
/// has waited for the copy, all bits at `to` are set. Bytes beyond `read` are
/// zeros.
void ten_rt_sim_copy_async(struct ten_rt_sim_thread *thread, int64_t to,
                           int64_t from, int64_t bytes, int64_t read,
                           const char *location);
/// Ends a group of copies.
void ten_rt_sim_copy_commit(struct ten_rt_sim_thread *thread);
/// Waits until at most the last `open` groups are incomplete.
void ten_rt_sim_copy_wait(struct ten_rt_sim_thread *thread, int32_t open);

/// Ends the kernel with an error.
void ten_rt_sim_out_of_bounds(struct ten_rt_sim_thread *thread,
                              const char *location);

#ifdef __cplusplus
} // extern "C"
#endif

#endif // TENON_RUNTIME_SIMULATION_H
