//===- Against.cpp - Two programs beside each other -----------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Against.h"
#include "Execution/Measurement.h"
#include "OpenedProgram.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"

using namespace llvm;

namespace tenon {

namespace {

/// A program with its arguments, ready for calls.
struct Side {
  OpenedProgram opened;
  std::vector<ArrayView> arguments;
  std::vector<Buffer> results;

  Status open(const ProgramFlags &flags, const std::string &file,
              const std::vector<std::string> &specs, Diagnostics &diagnostics) {
    ProgramOptions options;
    if (Status status = flags.apply(options); !status.ok())
      return status;
    Result<OpenedProgram> made =
        OpenedProgram::open(file, options, specs, flags.dynamic, diagnostics);
    if (!made.ok())
      return made.status();
    opened = std::move(*made);
    arguments.assign(opened.inputs.begin(), opened.inputs.end());
    if (Status status = opened.program->bind(arguments); !status.ok())
      return status;
    results = opened.takeResults();
    return {};
  }
};

} // namespace

Status benchmarkAgainst(const ProgramFlags &flags, const std::string &file,
                        const std::string &other,
                        const std::vector<std::string> &inputs, int64_t pairs,
                        Diagnostics &diagnostics, raw_ostream &stream) {
  ProgramFlags otherFlags = flags;
  CommandLine line("");
  otherFlags.addTo(line);
  std::vector<std::string> added;
  std::string otherFile = file;
  for (StringRef word : split(other, ' ')) {
    if (word.starts_with("-"))
      added.push_back(word.str());
    else if (!word.empty() && otherFile != file)
      return badInput("expects '--against' to be flags, a file or both, got "
                      "two files: '",
                      otherFile, "' and '", word.str(), "'");
    else if (!word.empty())
      otherFile = word.str();
  }
  if (Status status = line.parseFlags(added); !status.ok())
    return std::move(status).within("--against");
  Side first, second;
  if (Status status = first.open(flags, file, inputs, diagnostics);
      !status.ok())
    return status;
  if (Status status = second.open(otherFlags, otherFile, inputs, diagnostics);
      !status.ok())
    return std::move(status).within("--against");
  Result<PairedTimes> times = benchmarkPairs(
      *first.opened.program, first.arguments, first.results,
      *second.opened.program, second.arguments, second.results, pairs);
  if (!times.ok())
    return times.status();
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
  return {};
}

} // namespace tenon
