//===- StandIn.h - What tests ask of the stand-in driver ----------*- C -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_TEST_RUNTIME_STANDINDRIVER_STANDIN_H
#define TENON_TEST_RUNTIME_STANDINDRIVER_STANDIN_H

#include "Runtime/Abi.h"

#ifdef __cplusplus
extern "C" {
#endif

/// The kernels that launches run, found by name.
void ten_standin_kernels(const struct ten_device_code *code);
/// Lets call number `nth` (from 1) of the function fail with `code`. A null
/// name: none fails.
void ten_standin_fail(const char *function, int nth, int code);
/// How often the function was called since the last ten_standin_reset.
int ten_standin_calls(const char *function);
/// Contexts, modules, streams and blocks of memory that are not ended.
int ten_standin_live(void);
/// What was called as it must not be; empty when nothing was.
const char *ten_standin_misuse(void);
/// The capability that the device shows: 90. `bytes` of memory are free.
void ten_standin_device(int capability, int64_t bytes);
/// The version that the driver and the libraries say they have: 13000.
void ten_standin_version(int version);
/// Whether the libraries' relu makes 0 of NaN.
void ten_standin_drop_nan(int drops);
void ten_standin_reset(void);

#ifdef __cplusplus
} // extern "C"
#endif

#endif // TENON_TEST_RUNTIME_STANDINDRIVER_STANDIN_H
