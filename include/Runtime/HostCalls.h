//===- HostCalls.h - Calls of the process by compiled code ---- -*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// A program may call functions of the process that runs it (`ten.host_call`): a
// print of JAX's, or a function of NumPy. The process sets one function, which
// gets the number of the call site, and may count those of each program apart.
//===----------------------------------------------------------------------===//

#ifndef TENON_RUNTIME_HOSTCALLS_H
#define TENON_RUNTIME_HOSTCALLS_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// An operand or result of a host call: a dense row-major array of the
/// program's. Results are to be written.
struct ten_host_array {
  int64_t type; ///< enum ten_type
  int64_t rank;
  const int64_t *dims;
  void *data;
};

/// Does what `callback` calls with `num_inputs` arrays, and writes the
/// `num_results` that follow them. Returns 0, or else: the run then ends with
/// an error. Called on the thread that runs the program, maybe on several at
/// once.
typedef int32_t (*ten_host_function)(int64_t callback,
                                     const struct ten_host_array *arrays,
                                     int64_t num_inputs, int64_t num_results);

/// Sets the host function of this process, or none (null).
void ten_set_host_function(ten_host_function function);

/// Sets what is added to the callback of each host call on this thread, and
/// returns the number before: a program has numbers of its own, from 0 on, of
/// which the caller knows whose they are.
int64_t ten_set_host_base(int64_t base);

/// For compiled code. `call` holds: TEN_RT_HOST_CALL, the callback, the number
/// of inputs, the number of arrays, the element type of each, the number again;
/// then for each array its address, rank and dimensions. The last array is the
/// status, an i32: 0, or 1 if the function failed, 2 if there is none.
void ten_rt_host_call(const int64_t *call);

/// The first word of a table for ten_rt_host_call, where one for ten_rt_lapack
/// has the routine.
#define TEN_RT_HOST_CALL 1000

#ifdef __cplusplus
} // extern "C"
#endif

#endif // TENON_RUNTIME_HOSTCALLS_H
