//===- CpuFeatures.h - What this machine's processor can do -----*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_RUNTIME_CPUFEATURES_H
#define TENON_RUNTIME_CPUFEATURES_H

#include <string>
#include <string_view>
#include <vector>

namespace tenon {

/// "x86_64", "aarch64", or "" where the runtime does not know the processor.
const char *hostArchitecture();

/// The features of this processor that the operating system enables, by LLVM's
/// names ("avx2", "avx512f"), in a fixed order.
const std::vector<std::string> &hostFeatures();

/// The features of `needed` that this machine lacks. `needed` separates names
/// by spaces or commas; "+name" is "name", and "-name" asks for nothing. A name
/// that the runtime does not know counts as missing.
std::vector<std::string> missingFeatures(std::string_view needed);

} // namespace tenon

#endif // TENON_RUNTIME_CPUFEATURES_H
