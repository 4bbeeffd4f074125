//===- CompileOptions.h - Reads CompileOptionsProto -------------*- C++ -*-===//
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
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tenon::pjrt {

/// The relevant parts of a serialized `CompileOptionsProto`; most others are
/// debug flags of XLA.
struct CompileRequest {
  int64_t replicas = 1, partitions = 1;
  /// The device that executes the program, or -1 for the first one.
  int64_t device = -1;
  /// `compiler_options=` of jax.jit, as text.
  std::vector<std::pair<std::string, std::string>> overrides;
  /// Offset of the numbers of the program's host calls. Given by the override
  /// `tenon_callbacks`, which is not a flag.
  std::optional<int64_t> callbacks;
};

/// Reads the protocol buffer wire format. Skips unknown fields; truncated
/// messages and lengths beyond the end are errors.
Result<CompileRequest> readCompileRequest(std::string_view bytes);

/// Sets flags of tensor-run given as "--fp=strict"; rejects unknown ones by
/// name.
Status readFlags(const std::vector<std::string> &words, ProgramFlags &flags);

} // namespace tenon::pjrt

#endif // TENON_LIB_PJRT_COMPILEOPTIONS_H
