//===- CompileOptions.h - What a client asks of compiling ------ -*- C++
//-*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_PJRT_COMPILEOPTIONS_H
#define TENON_LIB_PJRT_COMPILEOPTIONS_H

#include "Options/ProgramFlags.h"
#include "Runtime/Status.h"
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tenon::pjrt {

/// The part of a serialized `CompileOptionsProto` that matters here: nearly all
/// of the rest are debug flags of XLA.
struct CompileRequest {
  int64_t replicas = 1, partitions = 1;
  /// The number of the device that runs the program, or -1 for the first.
  int64_t device = -1;
  /// `compiler_options=` of jax.jit, as text.
  std::vector<std::pair<std::string, std::string>> overrides;
};

/// Reads the wire format of protocol buffers. Unknown fields are skipped; what
/// is cut off, or has a length beyond its end, is an error.
Result<CompileRequest> readCompileRequest(std::string_view bytes);

/// Sets the flags of tensor-run that are given as "--fp=strict"; refuses those
/// that it does not have, by name.
Status readFlags(const std::vector<std::string> &words, ProgramFlags &flags);

} // namespace tenon::pjrt

#endif // TENON_LIB_PJRT_COMPILEOPTIONS_H
