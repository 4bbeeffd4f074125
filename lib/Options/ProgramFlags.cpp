//===- ProgramFlags.cpp - Flags of compiling and running ------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The flags that tensor-run and the library share, and their translation to
// ProgramOptions, with checks of values and of combinations.
//
//===----------------------------------------------------------------------===//

#include "Options/ProgramFlags.h"
#include "Execution/Program.h"
#include "Runtime/Accelerator.h"
#include "Runtime/ThreadPool.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace llvm;

namespace tenon {

void ProgramFlags::addTo(CommandLine &line) {
  line.flag("entry", entry, "function to run (main, or the only public one)");
  line.flag(
      "bind", bind,
      "0,2,5-7, a name, or all-but:0: arguments that are set once, such as "
      "weights: values that depend only on them are computed and packed then");
  line.flag("donate", donate,
            "ARG:RESULT,... arguments whose memory a result may reuse");
  line.flag("dynamic", dynamic,
            "compile for any sizes of dynamic dimensions, instead of those of "
            "the inputs");
  line.flag("device", device,
            "cpu, gpu-sim, cuda, cuda:N for another GPU than 0, or "
            "interpreter (cpu)");
  line.flag("target-gpu", gpu, "cuda: architecture (the GPU's)");
  line.flag("cache-dir", cacheFolder,
            "directory that caches compiled code, and choices of a GPU's "
            "driver and libraries");
  line.flag("no-libraries", noLibraries,
            "cuda: compute products and convolutions by generated kernels");
  line.flag("sim-seed", simulationSeed,
            "gpu-sim: seed of a random order of threads");
  line.flag("threads", threads,
            "threads of a call (the cores that this process may use)");
  line.flag("compile-threads", compileThreads,
            "threads that compile (the cores that this process may use)");
  line.flag(
      "share-code", shareCode,
      "yes, no, or only: make small programs of code for any sizes, which "
      "the programs of a process share (no; in the plugin yes); only "
      "refuses other programs");
  code.addTo(line);
  line.flag(
      "quantized-activations", quantizedActivations,
      "rows that are multiplied with quantized weights: exact, or rounded "
      "to 16 or 8 bits (exact)");
  line.optional("verify", verify,
                "compare each kernel with the interpreter as it runs, within "
                "rounding errors, or within atol:1e-5,rtol:1e-5,ulp:2");
  line.optional("check-nan", checkNan, 1,
                "report the first operation that computes NaN or infinity from "
                "finite operands");
  line.flag("atol", atol, "absolute tolerance of --expect (0)");
  line.flag("rtol", rtol, "relative tolerance of --expect (0)");
  line.flag("ulp", ulp, "tolerance of --expect in units in the last place (0)");
  line.flag("allow-interpret", allowInterpret,
            "interpret operations that cannot be compiled");
  line.flag("test-uncompilable", uncompilable,
            "for tests of --allow-interpret: ten.sort,... count as not "
            "compilable; or all");
  line.flag("test-miscompile", miscompile,
            "for tests of --verify: an operation to compile wrongly");
}

/// Parses `ARG:RESULT,...` lists.
static Status parseDonations(const std::vector<std::string> &lists,
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

/// Parses "cuda", or "cuda:1" for the second GPU.
static bool takeDevice(StringRef text, ProgramOptions &options) {
  std::optional<Device> device = parseDevice(text);
  if (text.consume_front("cuda:")) {
    device = Device::Cuda;
    if (text.empty() || !llvm::all_of(text, llvm::isDigit) ||
        text.getAsInteger(10, options.gpu))
      return false;
  }
  if (!device)
    return false;
  options.device = *device;
  if (options.device != Device::Interpreter)
    options.compile.device = *device;
  return true;
}

/// Refuses verification on devices that do not support it.
static Status checkVerify(const ProgramFlags &flags, Device device) {
  if (flags.verify && device == Device::Interpreter)
    return badInput("'--verify' compares compiled code with the "
                    "interpreter: expects another '--device'");
  if ((flags.verify || flags.checkNan) && device != Device::Cpu &&
      device != Device::Interpreter)
    return badInput("'--verify' and '--check-nan' watch kernels on the "
                    "CPU and in the interpreter: got '",
                    flags.device, "'");
  return {};
}

Status ProgramFlags::apply(ProgramOptions &options) const {
  options.entry = entry;
  if (!takeDevice(device, options))
    return badInput("expects '--device' to be cpu, gpu-sim, cuda, cuda:N "
                    "or interpreter, got '",
                    device, "'");
  if (!gpu.empty())
    if (Status status = checkGpuArchitecture(gpu); !status.ok())
      return status;
  options.compile.gpu = gpu;
  if (options.device == Device::Cuda && gpu.empty()) {
    CudaOptions cuda;
    cuda.index = options.gpu;
    Result<std::string> architecture = cudaArchitecture(cuda);
    if (!architecture.ok())
      return architecture.status();
    options.compile.gpu = *architecture;
  }
  if (simulationSeed < 0)
    return badInput("expects '--sim-seed' not to be negative, got ",
                    simulationSeed);
  if (!shareCode.empty()) {
    using ShareCode = ProgramOptions::ShareCode;
    auto known = StringSwitch<std::optional<ShareCode>>(shareCode)
                     .Case("no", ShareCode::No)
                     .Case("yes", ShareCode::Yes)
                     .Case("only", ShareCode::Only)
                     .Default(std::nullopt);
    if (!known)
      return badInput("expects '--share-code' to be yes, no or only, got '",
                      shareCode, "'");
    options.shareCode = *known;
  }
  options.cacheFolder = cacheFolder;
  options.libraries = !noLibraries;
  options.simulationSeed = static_cast<uint64_t>(simulationSeed);
  if (Status status = code.apply(/*triple=*/"", options.compile); !status.ok())
    return status;
  if (quantizedActivations != "exact" && quantizedActivations != "16" &&
      quantizedActivations != "8")
    return badInput("expects '--quantized-activations' to be exact, 16 or 8, "
                    "got '",
                    quantizedActivations, "'");
  options.compile.quantizedActivations = quantizedActivations == "16"  ? 16
                                         : quantizedActivations == "8" ? 8
                                                                       : 0;
  if (threads < 0 || threads > INT32_MAX)
    return badInput("expects '--threads' to be positive, got ", threads);
  options.threads = threads ? static_cast<int>(threads) : usableCores();
  if (compileThreads < 0 || compileThreads > INT32_MAX)
    return badInput("expects '--compile-threads' to be positive, got ",
                    compileThreads);
  options.compileThreads = static_cast<int>(compileThreads);
  options.compile.testMiscompile = miscompile;
  options.compile.allowInterpret = allowInterpret;
  for (StringRef name : llvm::split(uncompilable, ','))
    if (!name.empty())
      options.compile.testUncompilable.push_back(name.str());
  if (allowInterpret && isGpu(options.device))
    return badInput("'--allow-interpret' interprets kernels on the CPU: "
                    "expects '--device=cpu', got '",
                    device, "'");
  options.verify.kernels = verify.has_value();
  options.verify.nonFinite = checkNan != 0;
  options.verify.toleranceText = verify.value_or("");
  Result<std::optional<Tolerance>> near =
      parseTolerance(options.verify.toleranceText);
  if (!near.ok())
    return near.status();
  options.verify.tolerance = *near;
  if (Status status = checkVerify(*this, options.device); !status.ok())
    return status;
  options.bind = bind;
  options.donate.clear();
  return parseDonations(donate, options.donate);
}

} // namespace tenon
