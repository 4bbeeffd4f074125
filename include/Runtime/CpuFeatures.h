//===- CpuFeatures.h - Features of this CPU ---------------------*- C++ -*-===//
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

/// Returns "x86_64", "aarch64", or "" if the architecture is unknown.
const char *hostArchitecture();

/// Returns the features of this CPU that the operating system enables, by
/// LLVM's names ("avx2", "avx512f"), in a fixed order.
const std::vector<std::string> &hostFeatures();

/// Returns the features in `needed` that this machine lacks. Names are
/// separated by spaces or commas; "+name" means "name", and "-name" is ignored.
/// Unknown names count as missing.
std::vector<std::string> missingFeatures(std::string_view needed);

} // namespace tenon

#endif // TENON_RUNTIME_CPUFEATURES_H
