//===- Against.cpp - Two programs beside each other -----------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Against.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"

using namespace llvm;

namespace tenon {

api::Done benchmarkAgainst(const api::Compiler &compiler, OpenedProgram &first,
                           const std::string &file, const std::string &other,
                           const std::vector<std::string> &inputs,
                           int64_t pairs, raw_ostream &stream) {
  api::Flags otherFlags;
  std::string otherFile = file;
  for (StringRef word : split(other, ' ')) {
    if (word.starts_with("-"))
      otherFlags.push_back(word.str());
    else if (!word.empty() && otherFile != file)
      return api::Error(TEN_BAD_INPUT,
                        "expects '--against' to be flags, a file or both, got "
                        "two files: '" +
                            otherFile + "' and '" + word.str() + "'");
    else if (!word.empty())
      otherFile = word.str();
  }
  api::Expected<OpenedProgram> second =
      OpenedProgram::open(compiler, otherFile, otherFlags, inputs);
  if (!second)
    return api::Error(second.error().code(),
                      std::string("--against: ") + second.error().message());
  api::Expected<tenon_paired_times> times = first.program.benchmarkAgainst(
      first.arguments, second->program, second->arguments, pairs);
  if (!times)
    return api::detail::takeError(times);
  for (auto [name, each] :
       {std::pair("this", &times->first), {"against", &times->second}})
    stream << format("%s: min %.3f us, median %.3f us, p90 %.3f us\n", name,
                     each->least, each->median, each->p90);
  stream << format("ratio: %.3f (%.3f to %.3f, 95 %%), %lld pairs: this takes "
                   "%s\n",
                   times->ratio, times->low, times->high,
                   static_cast<long long>(times->first.calls),
                   times->high < 1  ? "less time"
                   : times->low > 1 ? "more time"
                                    : "the same time, as far as this shows");
  return std::monostate();
}

} // namespace tenon
