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
#include "OpenedProgram.h"
#include "Options/CommandLine.h"
#include "Options/ProgramFlags.h"
#include "Progress.h"
#include "Runtime/File.h"
#include "Runtime/ThreadPool.h"
#include "Tools/CrashGuard.h"
#include "Tools/Tools.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace tenon {

namespace {

struct ToolFlags : ProgramFlags {
  std::string file, profile, report, against;
  std::vector<std::string> input, output, expect;
  bool explain = false, signature = false, bisect = false, quiet = false;
  int64_t benchmark = -1;

  explicit ToolFlags(CommandLine &line) {
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
  return fail(api::Error(static_cast<ten_status>(status.code), status.message));
}

/// Refuses combinations of flags that the library does not know.
Status check(const ToolFlags &flags) {
  bool verifies = flags.verify || flags.checkNan;
  if (verifies && flags.benchmark >= 0)
    return badInput(
        "'--benchmark' cannot time runs with '--verify' or '--check-nan'");
  if (!flags.against.empty() && flags.benchmark < 0)
    return badInput("'--against' is for '--benchmark'");
  if (flags.bisect && flags.device != "cpu")
    return badInput("'--bisect' is about programs compiled for the CPU");
  if (flags.bisect && (verifies || flags.benchmark >= 0 ||
                       !flags.donate.empty() || !flags.bind.empty()))
    return badInput("'--bisect' runs the program many times: expects it "
                    "without '--verify', '--check-nan', '--benchmark', "
                    "'--donate' and '--bind'");
  for (auto [name, isGiven] : {std::pair("--explain", flags.explain),
                               {"--profile", !flags.profile.empty()},
                               {"--report", !flags.report.empty()}})
    if (isGiven && flags.device == "interpreter")
      return badInput("'", name, "' is about compiled programs");
  if (!flags.profile.empty() && verifies)
    return badInput(
        "'--profile' cannot time runs with '--verify' or '--check-nan'");
  return {};
}

/// Warns about flags that may be mistakes, where the process may use so many
/// cores.
void warn(const ToolFlags &flags, const api::Executable &program,
          int32_t cores) {
  if (flags.threads > cores)
    errs() << "warning: --threads=" << flags.threads << " on " << cores
           << (cores == 1 ? " core" : " cores")
           << ": threads wait for each other\n";
  for (StringRef path : flags.output)
    if (path != "-" && !path.ends_with(".npy"))
      errs() << "warning: --output writes the .npy format, whatever '" << path
             << "' ends in\n";
  std::vector<ten_signature> arguments = program.arguments();
  if (flags.benchmark >= 0 && !arguments.empty() &&
      llvm::all_of(arguments,
                   [](const ten_signature &type) { return type.bound != 0; }))
    errs() << "warning: all arguments are bound: the results are computed "
              "before the timed calls\n";
}

/// Returns the flags for the library: those of the user's that concern it, and
/// those that follow from others.
api::Flags libraryFlags(const CommandLine &line, const ToolFlags &flags) {
  CommandLine library("");
  ProgramFlags known;
  known.addTo(library);
  api::Flags given = line.givenOf(library);
  given.emplace_back("--only-entry");
  if (flags.benchmark >= 0)
    given.emplace_back("--pin-threads");
  if (!flags.profile.empty() ||
      ((flags.explain || !flags.report.empty()) && flags.benchmark >= 0))
    given.emplace_back("--explanations=calls");
  else if (flags.explain || !flags.report.empty())
    given.emplace_back("--explanations=compiling");
  return given;
}

/// Compares the results with the expected ones, and prints the differences.
/// Returns the exit code.
int compareResults(const ToolFlags &flags, const OpenedProgram &opened,
                   const api::ArrayFile &expected) {
  int code = TEN_OK;
  tenon_tolerance tolerance{flags.atol, flags.rtol, flags.ulp};
  for (auto [i, want] : llvm::enumerate(expected.all())) {
    api::Expected<api::Comparison> comparison =
        api::compare(opened.results[i], want, tolerance);
    if (!comparison)
      return fail(comparison.error());
    (comparison->areEqual ? outs() : errs())
        << "result " << i << ": " << comparison->text << "\n";
    if (!comparison->areEqual)
      code = TEN_MISMATCH;
  }
  return code;
}

/// Measures calls, and calls of another program beside them.
api::Done printTimes(const ToolFlags &flags, const api::Compiler &compiler,
                     OpenedProgram &opened) {
  api::Expected<tenon_times> times =
      opened.program.benchmark(opened.arguments, flags.benchmark);
  if (!times)
    return api::detail::takeError(times);
  tenon_counts counts = opened.program.counts();
  outs() << format("compile: %.3f ms\n", counts.compile_milliseconds);
  outs() << "arena: " << counts.arena_bytes << " bytes\n";
  outs() << format("time: min %.3f us, median %.3f us, p90 %.3f us\n",
                   times->least, times->median, times->p90);
  if (flags.against.empty())
    return std::monostate();
  return benchmarkAgainst(compiler, opened, flags.file, flags.against,
                          flags.input, flags.benchmark, outs());
}

/// Writes the output of `--explain`, `--report` and `--profile` after the run.
api::Done explain(const ToolFlags &flags, OpenedProgram &opened) {
  int64_t calls =
      flags.benchmark < 0 ? 0 : std::max<int64_t>(flags.benchmark, 1);
  auto write = [](const std::string &path,
                  api::Expected<std::string> text) -> api::Done {
    if (!text)
      return api::detail::takeError(text);
    if (Status status = writeFile(path, *text); !status.ok())
      return api::Error(static_cast<ten_status>(status.code), status.message);
    return std::monostate();
  };
  // One measurement for both, if both are wanted.
  api::Executable::Explained explained;
  if (flags.explain && !flags.report.empty()) {
    auto both = opened.program.explainAndReport(opened.arguments, calls);
    if (!both)
      return api::detail::takeError(both);
    explained = *std::move(both);
  } else if (flags.explain) {
    auto text = opened.program.explain(opened.arguments, calls);
    if (!text)
      return api::detail::takeError(text);
    explained.text = *std::move(text);
  } else if (!flags.report.empty()) {
    auto page = opened.program.report(opened.arguments, calls);
    if (!page)
      return api::detail::takeError(page);
    explained.page = *std::move(page);
  }
  if (flags.explain) {
    if (!flags.dynamic &&
        llvm::any_of(opened.program.arguments(), [](const ten_signature &type) {
          return llvm::is_contained(ArrayRef(type.dims, type.rank), -1);
        }))
      outs() << "sizes: those of the inputs; with --dynamic, any\n";
    outs() << explained.text;
  }
  if (!flags.report.empty())
    if (api::Done written = write(flags.report, std::move(explained.page));
        !written)
      return written;
  constexpr int64_t kProfiled = 3;
  if (!flags.profile.empty())
    return write(flags.profile,
                 opened.program.profile(opened.arguments, kProfiled));
  return std::monostate();
}

int printSignature(const ToolFlags &flags, const api::Compiler &compiler) {
  api::Expected<api::Executable> program =
      openProgram(compiler, flags.file, {"--lazy"});
  if (!program)
    return fail(program.error());
  api::Expected<std::string> text = program->describe();
  if (!text)
    return fail(text.error());
  outs() << *text;
  return 0;
}

/// Finds what makes results differ from the interpreter's.
int bisect(OpenedProgram &opened) {
  std::string found;
  api::Done searched = opened.program.bisect(opened.arguments, "", found);
  outs() << found;
  return searched ? 0 : fail(searched.error());
}

int run(const ToolFlags &flags, const api::Flags &given) {
  if (Status status = check(flags); !status.ok())
    return fail(status);
  // The compiler may pin this thread to a core.
  int32_t cores = usableCores();
  api::Expected<api::Compiler> compiler =
      api::Compiler::create(flags.signature ? api::Flags() : given);
  if (!compiler)
    return fail(compiler.error());
  if (flags.signature)
    return printSignature(flags, *compiler);
  Progress progress(flags.quiet);
  compiler->setProgress(Progress::receive, &progress);
  api::Expected<OpenedProgram> opened =
      OpenedProgram::open(*compiler, flags.file, {}, flags.input);
  progress.end();
  if (!opened)
    return fail(opened.error());
  size_t numResults = opened->program.results().size();
  if (!flags.output.empty() && flags.output.size() != numResults)
    return fail(badInput("expects ", numResults,
                         " '--output', one for each result, got ",
                         flags.output.size()));
  warn(flags, opened->program, cores);
  std::optional<api::ArrayFile> expected;
  if (!flags.expect.empty()) {
    api::Expected<api::ArrayFile> read =
        opened->program.readResults(flags.expect);
    if (!read)
      return fail(read.error());
    expected = *std::move(read);
  }
  if (flags.bisect)
    return bisect(*opened);
  if (api::Done ran = opened->run(); !ran)
    return fail(ran.error());
  for (auto [i, path] : llvm::enumerate(flags.output))
    if (api::Done saved = api::save(opened->results[i], path); !saved)
      return fail(saved.error());
  if (flags.output.empty() && flags.expect.empty() && flags.benchmark < 0)
    for (const api::Array &result : opened->results) {
      api::Expected<std::string> text = api::toText(result);
      if (!text)
        return fail(text.error());
      outs() << *text << "\n";
    }
  api::Expected<std::string> verified = opened->program.verified();
  if (!verified)
    return fail(verified.error());
  if (!verified->empty())
    outs() << *verified << "\n";
  int code = expected ? compareResults(flags, *opened, *expected) : TEN_OK;
  if (flags.benchmark >= 0)
    if (api::Done timed = printTimes(flags, *compiler, *opened); !timed)
      return fail(timed.error());
  if (api::Done explained = explain(flags, *opened); !explained)
    return fail(explained.error());
  return code;
}

} // namespace

int runTool(int argc, char **argv) {
  InitLLVM init(argc, argv);
  CommandLine line("Runs tensor programs.");
  ToolFlags flags(line);
  if (Status status = line.parse(argc, argv); !status.ok())
    return fail(status);
  if (line.helped)
    return 0;
  api::Flags given = libraryFlags(line, flags);
  int code = 0;
  CrashGuard guard(argc, argv);
  guard.setInput(flags.file);
  guard.run([&] { code = run(flags, given); });
  return code;
}

} // namespace tenon
