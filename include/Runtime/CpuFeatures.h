//===- CpuFeatures.h - Features of this CPU ---------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_RUNTIME_CPUFEATURES_H
#define TENON_RUNTIME_CPUFEATURES_H

#include <initializer_list>
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

/// Instruction sets of routines that are compiled for vectors of 512 bits.
/// Fact: features; all CPUs with AVX-512 since 2017.
constexpr std::string_view kAvx512Features = "avx512f avx512dq avx512vl";

/// A routine that is compiled for CPUs with some features.
template <typename Routine> struct CpuRoutine {
  std::string_view needed;
  Routine routine;
};

/// Returns the first routine whose features this CPU has, or `plain`.
template <typename Routine>
Routine chooseForCpu(std::initializer_list<CpuRoutine<Routine>> routines,
                     Routine plain) {
  for (const CpuRoutine<Routine> &choice : routines)
    if (missingFeatures(choice.needed).empty())
      return choice.routine;
  return plain;
}

} // namespace tenon

#endif // TENON_RUNTIME_CPUFEATURES_H
