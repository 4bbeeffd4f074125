//===- Library.cpp - Small functions of compiled code, and their table ----===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Runtime/Library.h"

#include "Runtime/Float.h"

using namespace tenon;

#define TENON_BYTE_FORMATS(X)                                                  \
  X(F8E4M3, f8E4M3)                                                            \
  X(F8E4M3FN, f8E4M3FN)                                                        \
  X(F8E4M3FNUZ, f8E4M3FNUZ)                                                    \
  X(F8E4M3B11FNUZ, f8E4M3B11FNUZ)                                              \
  X(F8E5M2, f8E5M2)                                                            \
  X(F8E5M2FNUZ, f8E5M2FNUZ)                                                    \
  X(F8E3M4, f8E3M4)                                                            \
  X(F8E8M0FNU, f8E8M0FNU)                                                      \
  X(F4E2M1FN, f4E2M1FN)

#define TENON_DEFINE(format, name)                                             \
  float ten_rt_decode_##name(uint8_t bits) { return decode<format>(bits); }    \
  uint8_t ten_rt_encode_##name(float value) {                                  \
    return static_cast<uint8_t>(encode<format>(value));                        \
  }

extern "C" {
TENON_BYTE_FORMATS(TENON_DEFINE)

#define TENON_LIST(format, name)                                               \
  {"ten_rt_decode_" #name, reinterpret_cast<void *>(&ten_rt_decode_##name)},   \
      {"ten_rt_encode_" #name,                                                 \
       reinterpret_cast<void *>(&ten_rt_encode_##name)},

const ten_rt_symbol ten_rt_symbols[] = {
    TENON_BYTE_FORMATS(TENON_LIST){nullptr, nullptr}};
}
