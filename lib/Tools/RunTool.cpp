//===- RunTool.cpp - The tool tensor-run ----------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The main function of tensor-run: parses flags, opens the program, reads
// arguments, runs or benchmarks it, compares and writes results, and prints
// explanations, reports and profiles. Errors return the exit codes of
// GettingStarted.
//
//===----------------------------------------------------------------------===//

#include "Against.h"
#include "Bisect.h"
#include "Execution/Measurement.h"
#include "Execution/Program.h"
#include "Execution/Signature.h"
#include "OpenedProgram.h"
#include "Options/CommandLine.h"
#include "Options/ProgramFlags.h"
#include "Options/RunInputs.h"
#include "Progress.h"
#include "Report/Report.h"
#include "Report/Timeline.h"
#include "Runtime/Compare.h"
#include "Runtime/File.h"
#include "Runtime/Npy.h"
#include "Runtime/Print.h"
#include "Runtime/ThreadPool.h"
#include "Tools/CrashGuard.h"
#include "Tools/Tools.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/raw_ostream.h"
#include <algorithm>

using namespace llvm;

namespace tenon {

namespace {

struct Flags : ProgramFlags {
  std::string file, profile, report, against;
  std::vector<std::string> input, output, expect;
  bool explain = false, signature = false, bisect = false, quiet = false;
  int64_t benchmark = -1;

  explicit Flags(CommandLine &line) {
    line.positional("FILE", file);
    addTo(line);
    line.flag("input", input,
              "x.npy, a.npz, w.safetensors, w.gguf, an array in it "
              "(w.gguf:NAME), a folder, in{}.npy, or a literal "
              "like 2x3xf32=7, in argument order; or by name: x=FILE");
    line.flag("signature", signature,
              "print entries, arguments and results, and run nothing");
    line.flag("output", output, "y.npy, for each result");
    line.flag("expect", expect, "expected results, in the form of --input");
    line.optional(
        "benchmark", benchmark, 0,
        "warm up, then time this many calls (without a number: about 1 s)");
    line.flag(
        "against", against,
        "FLAGS or OTHER.mlir: with --benchmark, times calls of the same "
        "program with these flags added, or of another program, in turns");
    line.flag("bisect", bisect,
              "find the pass, or the kernel, that makes results differ from "
              "the interpreter's");
    line.flag("quiet", quiet, "show no progress of compiling");
    line.flag("explain", explain,
              "print kernels, their schedules, decisions with reasons and, "
              "with --benchmark, times");
    line.flag("profile", profile,
              "trace.json: a timeline of compiling and of three calls, for "
              "Perfetto or chrome://tracing");
    line.flag("report", report,
              "page.html: the output of --explain with figures: kernels and "
              "values, the arena and, with --benchmark, a roofline and a call");
  }
};

int fail(const Status &status) {
  errs() << "error: " << status.message << "\n";
  return status.code;
}

/// Writes the output of `--explain`, `--report` and `--profile` after the run.
Status explain(const Flags &flags, const ProgramOptions &options,
               const Explanation &explanation, Program &program,
               const std::vector<ArrayView> &arguments,
               std::vector<Buffer> &results, TracedCall &first, bool sized) {
  const Target &compiled = options.compile.target;
  std::string target = targetLine(compiled);
  ReportContents contents{
      flags.file, target, options.threads, program.arenaBytes(), explanation,
      {},         {}};
  if (flags.benchmark >= 0 && (flags.explain || !flags.report.empty())) {
    Result<TracedCall> measured =
        fastestCall(program, arguments, results,
                    std::clamp<int64_t>(flags.benchmark, 5, 100));
    if (!measured.ok())
      return measured.status();
    contents.measured = std::move(*measured);
    contents.limits = limitsFor(program, explanation, compiled.needed);
  }
  if (flags.explain) {
    if (sized)
      outs() << "sizes: those of the inputs; with --dynamic, any\n";
    printOverview(outs(), contents);
    explanation.print(outs(), target, options.threads, program.arenaBytes());
    if (contents.measured)
      explanation.printTimes(outs(), *contents.measured, contents.limits);
  }
  if (!flags.report.empty())
    if (Status status = writeFile(flags.report, formatReport(contents));
        !status.ok())
      return status;
  if (!flags.profile.empty()) {
    constexpr size_t kProfiled = 3;
    std::vector<TracedCall> calls;
    // After a benchmark, the first call is not representative.
    if (flags.benchmark < 0)
      calls.push_back(std::move(first));
    while (calls.size() < kProfiled) {
      Result<TracedCall> call = traceCall(program, arguments, results);
      if (!call.ok())
        return call.status();
      calls.push_back(std::move(*call));
    }
    return writeFile(flags.profile,
                     formatTimeline(explanation, calls, flags.file, target));
  }
  return {};
}

/// Warns about flags that may be mistakes.
void warn(const Flags &flags, const ProgramOptions &options) {
  if (flags.threads > usableCores())
    errs() << "warning: --threads=" << flags.threads << " on " << usableCores()
           << " cores: threads wait for each other\n";
  for (StringRef path : flags.output)
    if (path != "-" && !path.ends_with(".npy"))
      errs() << "warning: --output writes the .npy format, whatever '" << path
             << "' ends in\n";
}

/// Refuses combinations of --bisect and --against with other flags.
Status checkSearches(const Flags &flags, const ProgramOptions &options) {
  if (!flags.against.empty() && flags.benchmark < 0)
    return badInput("'--against' is for '--benchmark'");
  if (!flags.bisect)
    return {};
  if (options.device != Device::Cpu)
    return badInput("'--bisect' is about programs compiled for the CPU");
  if (options.verify.any() || flags.benchmark >= 0 || !flags.donate.empty() ||
      !flags.bind.empty())
    return badInput("'--bisect' runs the program many times: expects it "
                    "without '--verify', '--check-nan', '--benchmark', "
                    "'--donate' and '--bind'");
  return {};
}

/// Measures calls, and calls of another program beside them.
Status printTimes(const Flags &flags, Program &program,
                  const std::vector<ArrayView> &arguments,
                  std::vector<Buffer> &results, Diagnostics &diagnostics) {
  Result<CallTimes> times =
      benchmark(program, arguments, results, flags.benchmark);
  if (!times.ok())
    return times.status();
  outs() << format("compile: %.3f ms\n", program.compileMilliseconds());
  outs() << "arena: " << program.arenaBytes() << " bytes\n";
  outs() << format("time: min %.3f us, median %.3f us, p90 %.3f us\n",
                   times->least, times->median, times->p90);
  if (flags.against.empty())
    return {};
  return benchmarkAgainst(flags, flags.file, flags.against, flags.input,
                          flags.benchmark, diagnostics, outs());
}

int run(const Flags &flags) {
  Diagnostics diagnostics;
  if (flags.signature) {
    Status status = printSignature(flags.file, diagnostics, outs());
    return status.ok() ? 0 : fail(status);
  }
  ProgramOptions options;
  if (Status status = flags.apply(options); !status.ok())
    return fail(status);
  options.pinned = flags.benchmark >= 0;
  if (options.verify.any() && flags.benchmark >= 0)
    return fail(badInput(
        "'--benchmark' cannot time runs with '--verify' or '--check-nan'"));

  if (Status status = checkSearches(flags, options); !status.ok())
    return fail(status);
  Progress progress(flags.quiet);
  options.compile.progress = [&](StringRef what, size_t part, double share) {
    progress.show(what, part, share);
  };
  Explanation explanation;
  for (auto [name, isGiven] : {std::pair("--explain", flags.explain),
                               {"--profile", !flags.profile.empty()},
                               {"--report", !flags.report.empty()}})
    if (isGiven) {
      if (options.device != Device::Cpu)
        return fail(
            badInput("'", name, "' is about programs compiled for the CPU"));
      options.compile.observer = &explanation;
    }
  if (!flags.profile.empty() && options.verify.any())
    return fail(badInput(
        "'--profile' cannot time runs with '--verify' or '--check-nan'"));
  options.compile.trace = options.compile.observer &&
                          (flags.benchmark >= 0 || !flags.profile.empty());
  Result<OpenedProgram> opened = OpenedProgram::open(
      flags.file, options, flags.input, flags.dynamic, diagnostics);
  progress.end();
  if (!opened.ok())
    return fail(opened.status());
  Program &program = *opened->program;
  if (!flags.output.empty() && flags.output.size() != program.results().size())
    return fail(badInput("expects ", program.results().size(),
                         " '--output', one for each result, got ",
                         flags.output.size()));
  warn(flags, options);
  if (flags.benchmark >= 0 && !program.arguments().empty() &&
      llvm::all_of(program.arguments(),
                   [](const TensorSignature &type) { return type.bound; }))
    errs() << "warning: all arguments are bound: the results are computed "
              "before the timed calls\n";
  std::vector<Buffer> expected;
  if (!flags.expect.empty()) {
    Result<std::vector<Buffer>> read =
        readArrays(flags.expect, program.results(), "result");
    if (!read.ok())
      return fail(read.status());
    expected = std::move(*read);
  }

  std::vector<ArrayView> arguments(opened->inputs.begin(),
                                   opened->inputs.end());
  if (flags.bisect) {
    Status status = bisect(flags.file, options, arguments, diagnostics, outs());
    return status.ok() ? 0 : fail(status);
  }
  if (Status status = program.bind(arguments); !status.ok())
    return fail(status);
  std::vector<Buffer> results = opened->takeResults();
  TracedCall first;
  if (flags.profile.empty()) {
    if (Status status = program.run(arguments, results); !status.ok())
      return fail(status);
  } else {
    Result<TracedCall> traced = traceCall(program, arguments, results);
    if (!traced.ok())
      return fail(traced.status());
    first = std::move(*traced);
  }

  for (auto [i, path] : llvm::enumerate(flags.output))
    if (Status status = writeNpy(path, results[i]); !status.ok())
      return fail(status);
  if (flags.output.empty() && flags.expect.empty() && flags.benchmark < 0)
    for (const Buffer &result : results)
      outs() << printTensor(result) << "\n";

  if (std::string verified = program.verified(); !verified.empty())
    outs() << verified << "\n";

  int code = TEN_OK;
  Tolerance tolerance{flags.atol, flags.rtol, flags.ulp};
  for (auto [i, want] : llvm::enumerate(expected)) {
    Result<Comparison> comparison = compareArrays(results[i], want, tolerance);
    if (!comparison.ok())
      return fail(comparison.status());
    if (comparison->equal()) {
      outs() << "result " << i << ": " << comparison->message() << "\n";
      continue;
    }
    errs() << "result " << i << ": " << comparison->message() << "\n";
    code = TEN_MISMATCH;
  }
  if (flags.benchmark >= 0) {
    Status status = printTimes(flags, program, arguments, results, diagnostics);
    if (!status.ok())
      return fail(status);
  }
  if (options.compile.observer)
    if (Status status = explain(flags, options, explanation, program, arguments,
                                results, first, opened->isSized);
        !status.ok())
      return fail(status);
  return code;
}

} // namespace

int runTool(int argc, char **argv) {
  InitLLVM init(argc, argv);
  CommandLine line("Runs tensor programs.");
  Flags flags(line);
  if (Status status = line.parse(argc, argv); !status.ok())
    return fail(status);
  if (line.helped)
    return 0;
  int code = 0;
  CrashGuard guard(argc, argv);
  guard.setInput(flags.file);
  guard.run([&] { code = run(flags); });
  return code;
}

} // namespace tenon
