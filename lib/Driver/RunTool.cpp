//===- RunTool.cpp - tensor-run -------------------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Driver/Program.h"
#include "Driver/RunInputs.h"
#include "Driver/Tools.h"
#include "Runtime/Compare.h"
#include "Runtime/Npy.h"
#include "Runtime/Print.h"
#include "Runtime/ThreadPool.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/raw_ostream.h"
#include <algorithm>
#include <chrono>

using namespace llvm;

namespace tenon {

namespace {

cl::OptionCategory category("tensor-run options");

struct Flags {
  cl::opt<std::string> file{cl::Positional, cl::Required, cl::desc("FILE"),
                            cl::cat(category)};
  cl::opt<std::string> entry{"entry", cl::init("main"), cl::cat(category),
                             cl::desc("function to run")};
  cl::list<std::string> input{
      "input", cl::cat(category),
      cl::desc("x.npy, a.npz, w.safetensors, or a literal like 2x3xf32=7; in "
               "argument order")};
  cl::list<std::string> output{"output", cl::cat(category),
                               cl::desc("y.npy for each result")};
  cl::list<std::string> expect{
      "expect", cl::cat(category),
      cl::desc("what each result should be, as --input takes it")};
  cl::opt<double> atol{"atol", cl::init(0), cl::cat(category),
                       cl::desc("absolute tolerance of --expect")};
  cl::opt<double> rtol{"rtol", cl::init(0), cl::cat(category),
                       cl::desc("relative tolerance of --expect")};
  cl::opt<int64_t> ulp{"ulp", cl::init(0), cl::cat(category),
                       cl::desc("tolerance of --expect in units in the last "
                                "place")};
  cl::opt<std::string> device{"device", cl::init("cpu"), cl::cat(category),
                              cl::desc("cpu or interpreter")};
  cl::opt<int> threads{
      "threads", cl::init(0), cl::cat(category),
      cl::desc("default: the cores that this process may use")};
  cl::opt<std::string> fp{
      "fp", cl::init("contract"), cl::cat(category),
      cl::desc("floating-point contract: strict, contract or fast")};
  cl::opt<std::string> cpu{"target-cpu", cl::init("native"), cl::cat(category),
                           cl::desc("CPU to compile for")};
  cl::opt<std::string> features{
      "target-features", cl::cat(category),
      cl::desc("features to add or remove: +fma,-avx2")};
  cl::opt<int> benchmark{"benchmark", cl::ValueOptional, cl::init(-1),
                         cl::cat(category),
                         cl::desc("warm up, then time so many calls")};
  cl::opt<std::string> dumpTo{"dump-to", cl::cat(category),
                              cl::desc("folder for the code after each stage")};
};

/// Flags of the design that this build does not have.
const char *const laterFlags[] = {"bind",       "donate",          "verify",
                                  "check-nan",  "allow-interpret", "profile",
                                  "explain",    "report",          "cache-dir",
                                  "target-gpu", "no-libraries"};

int fail(const Status &status) {
  errs() << "error: " << status.message << "\n";
  return status.code;
}

Status refuseLaterFlags(int argc, char **argv) {
  for (int i = 1; i < argc; ++i) {
    StringRef flag(argv[i]);
    if (!flag.consume_front("--") && !flag.consume_front("-"))
      continue;
    flag = flag.split('=').first;
    for (const char *later : laterFlags)
      if (flag == later)
        return badInput("'--", later, "' is not built yet");
  }
  return {};
}

void benchmark(Program &program, const std::vector<ArrayView> &arguments,
               std::vector<Buffer> &results, int calls) {
  using Clock = std::chrono::steady_clock;
  auto once = [&] {
    auto start = Clock::now();
    Status status = program.run(arguments, results);
    (void)status;
    return std::chrono::duration<double, std::micro>(Clock::now() - start)
        .count();
  };
  double first = once();
  if (calls <= 0)
    // About a second, but not endlessly many calls of nothing.
    calls = std::clamp(static_cast<int>(1e6 / std::max(first, 1.0)), 3, 100000);
  for (int i = 0; i < std::min(3, calls / 10); ++i)
    once();
  std::vector<double> times;
  for (int i = 0; i < calls; ++i)
    times.push_back(once());
  std::sort(times.begin(), times.end());
  outs() << format("compile: %.3f ms\n", program.compileMilliseconds());
  outs() << "arena: " << program.arenaBytes() << " bytes\n";
  outs() << format("time: min %.3f us, median %.3f us, p90 %.3f us\n",
                   times.front(), times[times.size() / 2],
                   times[times.size() * 9 / 10]);
}

int run(const Flags &flags) {
  ProgramOptions options;
  options.entry = flags.entry;
  if (flags.device == "cpu")
    options.device = Device::Cpu;
  else if (flags.device == "interpreter")
    options.device = Device::Interpreter;
  else if (flags.device == "cuda" || flags.device == "gpu-sim")
    return fail(
        badInput("device '", flags.device.getValue(), "' is not built yet"));
  else
    return fail(badInput("expects '--device' to be cpu or interpreter, got '",
                         flags.device.getValue(), "'"));
  if (flags.fp != "strict" && flags.fp != "contract" && flags.fp != "fast")
    return fail(badInput("expects '--fp' to be strict, contract or fast, got '",
                         flags.fp.getValue(), "'"));
  if (flags.threads < 0)
    return fail(badInput("expects '--threads' to be positive, got ",
                         flags.threads.getValue()));
  options.threads = flags.threads ? flags.threads : usableCores();
  options.compile.fp = flags.fp;
  options.compile.dumpTo = flags.dumpTo;
  Result<Target> target = makeTarget("", flags.cpu, flags.features);
  if (!target.ok())
    return fail(target.status());
  options.compile.target = std::move(*target);

  Result<std::unique_ptr<Program>> opened = Program::open(flags.file, options);
  if (!opened.ok())
    return fail(opened.status());
  Program &program = **opened;

  Result<std::vector<Buffer>> inputs =
      readArrays(flags.input, program.arguments(), "argument");
  if (!inputs.ok())
    return fail(inputs.status());
  if (!flags.output.empty() && flags.output.size() != program.results().size())
    return fail(badInput("expects ", program.results().size(),
                         " '--output', one for each result, got ",
                         flags.output.size()));
  std::vector<Buffer> expected;
  if (!flags.expect.empty()) {
    Result<std::vector<Buffer>> read =
        readArrays(flags.expect, program.results(), "result");
    if (!read.ok())
      return fail(read.status());
    expected = std::move(*read);
  }

  std::vector<ArrayView> arguments(inputs->begin(), inputs->end());
  std::vector<Buffer> results;
  if (Status status = program.run(arguments, results); !status.ok())
    return fail(status);

  for (auto [i, path] : llvm::enumerate(flags.output))
    if (Status status = writeNpy(path, results[i]); !status.ok())
      return fail(status);
  if (flags.output.empty() && flags.expect.empty() && flags.benchmark < 0)
    for (const Buffer &result : results)
      outs() << printTensor(result) << "\n";

  int code = TEN_OK;
  Tolerance tolerance{flags.atol, flags.rtol, flags.ulp};
  for (auto [i, want] : llvm::enumerate(expected)) {
    Result<Comparison> comparison = compareArrays(results[i], want, tolerance);
    if (!comparison.ok())
      return fail(comparison.status());
    if (comparison->equal())
      continue;
    errs() << "result " << i << ": " << comparison->message() << "\n";
    code = TEN_MISMATCH;
  }
  if (flags.benchmark >= 0)
    benchmark(program, arguments, results, flags.benchmark);
  return code;
}

} // namespace

int runTool(int argc, char **argv) {
  InitLLVM init(argc, argv);
  if (Status status = refuseLaterFlags(argc, argv); !status.ok())
    return fail(status);
  Flags flags;
  cl::HideUnrelatedOptions(category);
  if (!cl::ParseCommandLineOptions(argc, argv, "Runs tensor programs\n",
                                   &errs()))
    return TEN_BAD_INPUT;
  return run(flags);
}

} // namespace tenon
