//===- RunTool.cpp - tensor-run -------------------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Driver/CommandLine.h"
#include "Driver/CrashGuard.h"
#include "Driver/Measurement.h"
#include "Driver/Program.h"
#include "Driver/Report.h"
#include "Driver/RunInputs.h"
#include "Driver/Signature.h"
#include "Driver/Timeline.h"
#include "Driver/Tools.h"
#include "Runtime/Accelerator.h"
#include "Runtime/Compare.h"
#include "Runtime/File.h"
#include "Runtime/Npy.h"
#include "Runtime/Print.h"
#include "Runtime/ThreadPool.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/raw_ostream.h"
#include <algorithm>

using namespace llvm;

namespace tenon {

namespace {

struct Flags {
  std::string file, entry = "main", device = "cpu", fp = "contract";
  std::string cpu = "native", features, dumpTo, miscompile, uncompilable, gpu;
  std::string cacheFolder, profile, report;
  std::vector<std::string> input, output, expect, donate;
  double atol = 0, rtol = 0;
  bool explain = false, allowInterpret = false, signature = false;
  BoundSet bind;
  int64_t ulp = 0, threads = 0, benchmark = -1, verify = 0, checkNan = 0;
  int64_t simulationSeed = 0;
  bool noLibraries = false, dynamic = false;

  explicit Flags(CommandLine &line) {
    line.positional("FILE", file);
    line.flag("entry", entry, "function to run (main)");
    line.flag("input", input,
              "x.npy, a.npz, w.safetensors, a folder, in{}.npy, or a literal "
              "like 2x3xf32=7, in argument order; or by name: x=FILE");
    line.flag("signature", signature,
              "print entries, arguments and results, and run nothing");
    line.flag("output", output, "y.npy, for each result");
    line.flag("expect", expect, "what each result should be, as --input");
    line.flag("atol", atol, "absolute tolerance of --expect (0)");
    line.flag("rtol", rtol, "relative tolerance of --expect (0)");
    line.flag("ulp", ulp,
              "tolerance of --expect in units in the last place (0)");
    line.flag("bind", bind,
              "0,2,5-7, or all-but:0: arguments that are given once: what "
              "depends on them alone is folded, converted and packed then");
    line.flag("donate", donate,
              "ARG:RESULT,... arguments that give their memory to results");
    line.flag("dynamic", dynamic,
              "compile for any sizes where the program has dynamic ones, not "
              "for those of the inputs");
    line.flag("device", device,
              "cpu, gpu-sim, cuda, cuda:N for another GPU than 0, or "
              "interpreter (cpu)");
    line.flag("target-gpu", gpu, "cuda: architecture (the GPU's)");
    line.flag("cache-dir", cacheFolder,
              "folder that keeps compiled code, and what a GPU's driver and "
              "libraries chose, for later runs");
    line.flag("no-libraries", noLibraries,
              "cuda: compute products and convolutions by generated kernels");
    line.flag("sim-seed", simulationSeed,
              "gpu-sim: draw the order of threads from this number");
    line.flag("threads", threads, "the cores this process may use");
    line.flag("fp", fp,
              "floating-point contract: strict, contract or fast (contract)");
    line.flag("target-cpu", cpu, "CPU to compile for (native)");
    line.flag("target-features", features,
              "features to add or remove: +fma,-avx2");
    line.optional("benchmark", benchmark, 0,
                  "warm up, then time so many calls; by itself: about 1 s");
    line.flag("explain", explain,
              "say what became kernels and how, what was decided and why, and "
              "with --benchmark where the time goes");
    line.flag("profile", profile,
              "trace.json: a timeline of compiling and of three calls, for "
              "Perfetto or chrome://tracing");
    line.flag("report", report,
              "page.html: what --explain says, with pictures: kernels and "
              "values, the arena, and with --benchmark a roofline and a call");
    line.flag("dump-to", dumpTo, "folder for the code after each stage");
    line.optional("verify", verify, 1,
                  "compare each kernel with the interpreter as it runs");
    line.optional("check-nan", checkNan, 1,
                  "name what first makes a NaN or infinity of finite numbers");
    line.flag("allow-interpret", allowInterpret,
              "run in the interpreter what cannot be compiled");
    line.flag("test-uncompilable", uncompilable,
              "for tests of --allow-interpret: ten.sort,... count as not "
              "compilable; or all");
    line.flag("test-miscompile", miscompile,
              "for tests of --verify: an operation to compile wrongly");
  }
};

int fail(const Status &status) {
  errs() << "error: " << status.message << "\n";
  return status.code;
}

/// Reads `ARG:RESULT,...` lists.
Status parseDonations(const std::vector<std::string> &lists,
                      std::vector<std::pair<int64_t, int64_t>> &pairs) {
  for (StringRef list : lists)
    for (StringRef item : llvm::split(list, ',')) {
      auto [argument, result] = item.split(':');
      std::pair<int64_t, int64_t> pair;
      if (argument.getAsInteger(10, pair.first) ||
          result.getAsInteger(10, pair.second))
        return badInput("expects '--donate' to be ARG:RESULT,..., got '",
                        list.str(), "'");
      pairs.push_back(pair);
    }
  return {};
}

/// "cuda", or "cuda:1": the second GPU.
bool parseDevice(llvm::StringRef text, ProgramOptions &options) {
  std::optional<Device> device = llvm::StringSwitch<std::optional<Device>>(text)
                                     .Case("cpu", Device::Cpu)
                                     .Case("interpreter", Device::Interpreter)
                                     .Case("gpu-sim", Device::GpuSim)
                                     .Case("cuda", Device::Cuda)
                                     .Default(std::nullopt);
  if (text.consume_front("cuda:")) {
    device = Device::Cuda;
    if (text.empty() || !llvm::all_of(text, llvm::isDigit) ||
        text.getAsInteger(10, options.gpu))
      return false;
    text = "cuda";
  }
  if (!device)
    return false;
  options.device = *device;
  if (options.device != Device::Interpreter)
    options.compile.device = text.str();
  return true;
}

/// What `--explain`, `--report` and `--profile` say when the program has run.
Status explain(const Flags &flags, const ProgramOptions &options,
               Program &program, const std::vector<ArrayView> &arguments,
               std::vector<Buffer> &results, TracedCall &first, bool sized) {
  const Explanation &explanation = *options.compile.explanation;
  const Target &compiled = options.compile.target;
  std::string target =
      compiled.triple + ", " + compiled.cpu + ", uses: " + compiled.needed;
  ReportContents contents{
      flags.file, target, options.threads, program.arenaBytes(), explanation,
      {},         {}};
  if (flags.benchmark >= 0 && (flags.explain || !flags.report.empty())) {
    Result<Measurement> measured =
        measureCalls(program, arguments, results,
                     std::clamp<int64_t>(flags.benchmark, 5, 100));
    if (!measured.ok())
      return measured.status();
    contents.measured = std::move(*measured);
    contents.limits = limitsFor(program, explanation, compiled.needed);
  }
  if (flags.explain) {
    if (sized)
      outs() << "sizes: those of the inputs; with --dynamic, any\n";
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
    // The first call is a second away from those after a benchmark.
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

/// What may be a mistake, but need not be.
void warn(const Flags &flags, const ProgramOptions &options) {
  if (flags.threads > usableCores())
    errs() << "warning: --threads=" << flags.threads << " on " << usableCores()
           << " cores: threads wait for each other\n";
  for (StringRef path : flags.output)
    if (path != "-" && !path.ends_with(".npy"))
      errs() << "warning: --output writes the .npy format, whatever '" << path
             << "' ends in\n";
}

int run(const Flags &flags) {
  Diagnostics diagnostics;
  if (flags.signature) {
    Status status = printSignature(flags.file, diagnostics, outs());
    return status.ok() ? 0 : fail(status);
  }
  ProgramOptions options;
  options.entry = flags.entry;
  if (!parseDevice(flags.device, options))
    return fail(badInput("expects '--device' to be cpu, gpu-sim, cuda, cuda:N "
                         "or interpreter, got '",
                         flags.device, "'"));
  options.compile.gpu = flags.gpu;
  if (options.device == Device::Cuda && flags.gpu.empty()) {
    CudaOptions gpu;
    gpu.index = options.gpu;
    Result<std::string> architecture = cudaArchitecture(gpu);
    if (!architecture.ok())
      return fail(architecture.status());
    options.compile.gpu = *architecture;
  }
  if (flags.simulationSeed < 0)
    return fail(badInput("expects '--sim-seed' not to be negative, got ",
                         flags.simulationSeed));
  options.cacheFolder = flags.cacheFolder;
  options.libraries = !flags.noLibraries;
  options.simulationSeed = static_cast<uint64_t>(flags.simulationSeed);
  if (flags.fp != "strict" && flags.fp != "contract" && flags.fp != "fast")
    return fail(badInput("expects '--fp' to be strict, contract or fast, got '",
                         flags.fp, "'"));
  if (flags.threads < 0)
    return fail(
        badInput("expects '--threads' to be positive, got ", flags.threads));
  options.threads = flags.threads ? flags.threads : usableCores();
  options.pinned = flags.benchmark >= 0;
  options.compile.fp = flags.fp;
  options.compile.dumpTo = flags.dumpTo;
  Result<Target> target = makeTarget("", flags.cpu, flags.features);
  if (!target.ok())
    return fail(target.status());
  options.compile.target = std::move(*target);
  options.compile.testMiscompile = flags.miscompile;
  options.compile.allowInterpret = flags.allowInterpret;
  for (StringRef name : llvm::split(flags.uncompilable, ','))
    if (!name.empty())
      options.compile.testUncompilable.push_back(name.str());
  if (flags.allowInterpret &&
      (options.device == Device::GpuSim || options.device == Device::Cuda))
    return fail(badInput("'--allow-interpret' is not built yet for '--device=",
                         flags.device, "'"));
  options.verify.kernels = flags.verify != 0;
  options.verify.nonFinite = flags.checkNan != 0;
  if (flags.atol || flags.rtol || flags.ulp)
    options.verify.tolerance = Tolerance{flags.atol, flags.rtol, flags.ulp};
  if (flags.verify && options.device == Device::Interpreter)
    return fail(badInput("'--verify' compares compiled code with the "
                         "interpreter: expects another '--device'"));
  if (options.verify.any() && options.device != Device::Cpu &&
      options.device != Device::Interpreter)
    return fail(badInput("'--verify' and '--check-nan' watch kernels on the "
                         "CPU and in the interpreter: got '",
                         flags.device, "'"));
  if (options.verify.any() && flags.benchmark >= 0)
    return fail(badInput("'--benchmark' cannot time what is watched by "
                         "'--verify' or '--check-nan'"));

  if (Status status = parseDonations(flags.donate, options.donate);
      !status.ok())
    return fail(status);

  options.bind = flags.bind;

  Explanation explanation;
  for (auto [name, isGiven] : {std::pair("--explain", flags.explain),
                               {"--profile", !flags.profile.empty()},
                               {"--report", !flags.report.empty()}})
    if (isGiven) {
      if (options.device != Device::Cpu)
        return fail(
            badInput("'", name, "' is about programs compiled for the CPU"));
      options.compile.explanation = &explanation;
    }
  if (!flags.profile.empty() && options.verify.any())
    return fail(badInput("'--profile' cannot time what is watched by "
                         "'--verify' or '--check-nan'"));
  options.compile.trace = options.compile.explanation &&
                          (flags.benchmark >= 0 || !flags.profile.empty());
  std::optional<std::vector<Buffer>> inputs;
  auto readInputs = [&](const std::vector<TensorSignature> &types) {
    Result<std::vector<Buffer>> read =
        readArrays(flags.input, types, "argument");
    if (read.ok())
      inputs = std::move(*read);
    return read.status();
  };
  bool sized = false;
  if (!flags.dynamic)
    options.sizes = [&](const std::vector<TensorSignature> &types)
        -> Result<std::vector<std::vector<int64_t>>> {
      if (Status status = readInputs(types); !status.ok())
        return status;
      std::vector<std::vector<int64_t>> sizes;
      for (const Buffer &input : *inputs)
        sizes.push_back(input.dims());
      sized = true;
      return sizes;
    };
  Result<std::unique_ptr<Program>> opened =
      Program::open(flags.file, options, diagnostics);
  if (!opened.ok())
    return fail(opened.status());
  Program &program = **opened;
  if (!inputs)
    if (Status status = readInputs(program.arguments()); !status.ok())
      return fail(status);
  if (!flags.output.empty() && flags.output.size() != program.results().size())
    return fail(badInput("expects ", program.results().size(),
                         " '--output', one for each result, got ",
                         flags.output.size()));
  warn(flags, options);
  if (flags.benchmark >= 0 && !flags.bind.empty() &&
      flags.bind.of(program.arguments().size()).size() ==
          program.arguments().size())
    errs() << "warning: all arguments are bound: what is timed is computed "
              "before\n";
  std::vector<Buffer> expected;
  if (!flags.expect.empty()) {
    Result<std::vector<Buffer>> read =
        readArrays(flags.expect, program.results(), "result");
    if (!read.ok())
      return fail(read.status());
    expected = std::move(*read);
  }

  std::vector<ArrayView> arguments(inputs->begin(), inputs->end());
  std::vector<Buffer> results(program.results().size());
  if (Status status = program.bind(arguments); !status.ok())
    return fail(status);
  // What is donated lives on as the result, also of the calls that follow.
  for (auto [number, argument] : llvm::enumerate(program.arguments()))
    if (argument.donated >= 0)
      results[argument.donated] = std::move((*inputs)[number]);
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
  if (flags.benchmark >= 0)
    if (Status status = benchmark(program, arguments, results, flags.benchmark);
        !status.ok())
      return fail(status);
  if (options.compile.explanation)
    if (Status status =
            explain(flags, options, program, arguments, results, first, sized);
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
