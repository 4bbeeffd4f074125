//===- fuzz-attributes.cpp - Random attributes on random programs ---------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The input is two numbers: the program's seed and that of its attributes.
// `ten-random-programs --attributes` does the same without libFuzzer.
//
//===----------------------------------------------------------------------===//

#include "../RandomPrograms/Check.h"
#include "../RandomPrograms/Generator.h"
#include <cstdio>
#include <cstdlib>
#include <cstring>

using namespace tenon;
using namespace tenon::random_programs;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  uint64_t seeds[2] = {};
  std::memcpy(seeds, data, std::min(size, sizeof(seeds)));
  static const Result<Target> target = makeTarget("", "native", "");
  if (!target.ok())
    return 0;
  CompileOptions options;
  options.target = *target;
  Report report =
      checkAttributes(Generator(seeds[0]).program(), options, seeds[1],
                      /*erasure=*/seeds[1] % 8 == 2 ? seeds[0] | 1 : 0);
  switch (report.verdict) {
  case Verdict::Same:
  case Verdict::Unspecified:
  case Verdict::Refused:
    return 0;
  default:
    std::fprintf(stderr, "%s: %s\n", verdictName(report.verdict),
                 report.message.c_str());
    std::abort();
  }
}
