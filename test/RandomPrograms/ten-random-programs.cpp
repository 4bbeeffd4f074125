//===- ten-random-programs.cpp - Runs random programs ---------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// ten-random-programs [--seed=S] [--count=N] [--family=F] [--fp=F]
//                     [--uncompilable=OPS] [--dynamic=D] [--attributes]
//                     [--quantized-activations=8|16]
//                     [--all] [--print] [--reduce]
//                     [--target-cpu=CPU] [--target-features=+F,-G]
//                     [--device=cpu|gpu-sim|cuda [--target-gpu=sm_90a]]
//                     [[--save=FOLDER] FILE.mlir]
//
// Makes the programs of seeds S to S + N - 1 (or reads one), runs each in the
// interpreter and compiled, with and without optimizations, and compares.
// Programs run in a forked child, so that a crash is a result like others. The
// operations of --uncompilable (or all) run in the interpreter. With --family
// (see --family in docs/Verifying.md) programs consist of that kind
// alone. With --dynamic, which is a seed as well, some sizes are known at run
// time only. With --quantized-activations programs with bound arguments also
// run with rows rounded to so many bits. With --device they run on a GPU, or
// the simulated one; with
// --target-gpu they are only compiled for it, by ptxas too where there is one.
// With --attributes random attributes of ours are put on the
// programs: an error refuses them, or the results are right. With --all what
// came of each program is written. --print writes the programs and runs
// nothing; --reduce also writes the smallest program that fails in the same
// way. --save writes the program with the sizes that are known at run time
// only, and its arguments, for tensor-run.
//
//===----------------------------------------------------------------------===//

#include "Check.h"
#include "Dialect/Ten/IR/Ten.h"
#include "Generator.h"
#include "Reader/Source.h"
#include "Reducer.h"
#include "Runtime/Accelerator.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include <csignal>
#include <map>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace llvm;
using namespace tenon;
using namespace tenon::random_programs;

namespace {

/// Seconds that one program may take.
constexpr unsigned kTimeLimit = 60;

struct Flags {
  int64_t seed = 1, count = 1, print = 0, reduce = 0, dynamic = 0;
  bool attributes = false, all = false;
  std::string file, uncompilable, family, save, cpu = "native", features;
  std::optional<FloatContract> fp;
  std::optional<int64_t> activations;
  Device device = Device::Cpu;
  std::string gpu; ///< the architecture of a GPU
  /// Set if `gpu` is given: such a GPU need not be there.
  bool compileOnly = false;

  std::string program(int64_t ofSeed) const {
    Generator generator(ofSeed);
    // Schedules are for contractions.
    if (attributes && family.empty() && ofSeed % 3 == 0)
      return generator.programOf("epilogues");
    return family.empty() ? generator.program() : generator.programOf(family);
  }
};

/// A third of the computations that programs are made of.
std::string someOperations(int64_t seed) {
  mlir::MLIRContext context;
  context.loadDialect<ten::TenDialect>();
  std::vector<std::string> names;
  Random random(seed);
  for (mlir::RegisteredOperationName name :
       context.getRegisteredOperationsByDialect("ten"))
    if (random.chance(33))
      names.push_back(name.getStringRef().str());
  return join(names, ",");
}

/// How a program is compiled.
struct Way {
  CompileOptions options;
  uint64_t erasure = 0;
  /// What attributes are drawn from, or 0.
  uint64_t attributes = 0;
  bool compileOnly = false;

  std::string flags() const {
    std::string text = "--fp=" + nameOf(options.fp).str();
    if (!options.testUncompilable.empty())
      text += " --uncompilable=" + join(options.testUncompilable, ",");
    if (options.quantizedActivations)
      text += " --quantized-activations=" +
              std::to_string(options.quantizedActivations);
    if (erasure)
      text += " --dynamic=" + std::to_string(erasure);
    return text;
  }
  Report check(const std::string &text) const {
    if (attributes)
      return checkAttributes(text, options, attributes, erasure);
    return random_programs::check(text, options, erasure, compileOnly);
  }
};

/// Each seed has its own floating-point contract; of some programs a third of
/// the operations, or all, runs in the interpreter, and others have sizes that
/// only the run knows.
Way wayOf(const Flags &flags, const Target &target, int64_t seed) {
  Way way;
  CompileOptions &options = way.options;
  options.target = target;
  options.device = flags.device;
  options.gpu = flags.gpu;
  way.compileOnly = flags.compileOnly;
  if (flags.compileOnly)
    options.ptxas = "auto";
  options.fp = flags.fp        ? *flags.fp
               : seed % 8 == 7 ? FloatContract::Fast
               : seed % 2      ? FloatContract::Contract
                               : FloatContract::Strict;
  std::string names = flags.uncompilable;
  if (names.empty() && seed % 16 == 5 && !isGpu(flags.device))
    names = seed % 32 == 5 ? "all" : someOperations(seed);
  for (StringRef name : split(names, ','))
    if (!name.empty())
      options.testUncompilable.push_back(name.str());
  options.allowInterpret = !options.testUncompilable.empty();
  // Weights of sizes that only the run knows are no family's subject.
  bool isSized = flags.family == "quantized";
  bool mayRound = isSized && !isGpu(flags.device);
  options.quantizedActivations =
      flags.activations.value_or(mayRound ? seed % 3 * 8 : 0);
  way.erasure = flags.dynamic     ? flags.dynamic
                : isSized         ? 0
                : seed % 4 == 2   ? seed
                : seed % 32 == 21 ? seed
                                  : 0;
  if (flags.attributes)
    way.attributes = seed;
  return way;
}

void writeAll(int descriptor, StringRef text) {
  while (!text.empty()) {
    ssize_t written = ::write(descriptor, text.data(), text.size());
    if (written <= 0)
      _exit(3);
    text = text.drop_front(written);
  }
}

/// Runs `work` in a child that writes lines; gives each to `read`. Says how the
/// child ended: empty when it exited as it should.
std::string inChild(function_ref<void(int)> work,
                    function_ref<void(StringRef)> read) {
  int ends[2];
  if (::pipe(ends) != 0)
    return "cannot make a pipe";
  pid_t child = ::fork();
  if (child == 0) {
    ::close(ends[0]);
    rlimit none = {0, 0};
    ::setrlimit(RLIMIT_CORE, &none);
    ::close(2);
    runOnLargeStack([&] { work(ends[1]); });
    _exit(0);
  }
  ::close(ends[1]);
  std::string pending;
  char buffer[4096];
  for (ssize_t got; (got = ::read(ends[0], buffer, sizeof(buffer))) > 0;) {
    pending.append(buffer, got);
    for (size_t end; (end = pending.find('\n')) != std::string::npos;
         pending.erase(0, end + 1))
      read(StringRef(pending).take_front(end));
  }
  ::close(ends[0]);
  int status = 0;
  ::waitpid(child, &status, 0);
  if (WIFSIGNALED(status))
    return WTERMSIG(status) == SIGALRM
               ? "out of time"
               : std::string("signal ") + strsignal(WTERMSIG(status));
  return WEXITSTATUS(status) ? "exit " + std::to_string(WEXITSTATUS(status))
                             : "";
}

void writeReport(int descriptor, StringRef prefix, const Report &report) {
  std::string message = report.message;
  for (char &c : message)
    if (c == '\n')
      c = ' ';
  writeAll(
      descriptor,
      (prefix + " " + Twine(int(report.verdict)) + " " + message + "\n").str());
}

Report readReport(StringRef line) {
  Report report;
  auto [number, message] = line.split(' ');
  int verdict = 0;
  (void)number.getAsInteger(10, verdict);
  report.verdict = static_cast<Verdict>(verdict);
  report.message = message.str();
  return report;
}

Report checkInChild(const std::string &text, const Way &way) {
  Report report;
  std::string end = inChild(
      [&](int out) {
        ::alarm(kTimeLimit);
        writeReport(out, "done", way.check(text));
      },
      [&](StringRef line) { report = readReport(line.split(' ').second); });
  if (!end.empty())
    report = {Verdict::Crashed, end};
  return report;
}

/// What stays the same while a program is reduced: not which element differs.
std::string kindOf(const Report &report) {
  StringRef message = report.message;
  std::string kind = verdictName(report.verdict);
  if (report.verdict == Verdict::Crashed)
    return kind + report.message;
  // Of a message the words up to the first number or name.
  kind += message.split(':').first.str();
  if (report.verdict == Verdict::NotCompiled) {
    auto [before, after] = message.rsplit(": ");
    kind += after.take_until([](char c) { return isDigit(c) || c == '\''; });
  }
  return kind;
}

void show(const Flags &flags, const std::string &name, const std::string &text,
          const Report &report, const Way &way) {
  outs() << name << " (" << way.flags() << "): " << verdictName(report.verdict)
         << ": " << report.message << "\n";
  if (!flags.reduce) {
    outs().flush();
    return;
  }
  std::string kind = kindOf(report);
  std::string smallest = reduceProgram(text, [&](const std::string &smaller) {
    return kindOf(checkInChild(smaller, way)) == kind;
  });
  outs() << "// ten-random-programs " << way.flags() << " %s\n" << smallest;
  outs().flush();
}

bool isFailure(const Report &report) {
  return report.verdict != Verdict::Same &&
         report.verdict != Verdict::Unspecified &&
         report.verdict != Verdict::Refused;
}

int runFile(const Flags &flags, const Target &target) {
  auto file = MemoryBuffer::getFile(flags.file);
  if (!file) {
    errs() << "error: cannot read '" << flags.file << "'\n";
    return 2;
  }
  std::string text = (*file)->getBuffer().str();
  Way way = wayOf(flags, target, /*seed=*/1);
  if (!flags.save.empty()) {
    Status status = saveProgram(text, way.erasure, flags.save);
    if (!status.ok())
      errs() << "error: " << status.message << "\n";
    return status.ok() ? 0 : 2;
  }
  Report report = checkInChild(text, way);
  if (isFailure(report))
    show(flags, flags.file, text, report, way);
  else
    outs() << flags.file << ": " << verdictName(report.verdict) << "\n";
  return isFailure(report);
}

int runSeeds(const Flags &flags, const Target &target) {
  std::map<Verdict, int64_t> counts;
  int64_t end = flags.seed + flags.count;
  // A child for many programs, as long as none crashes.
  constexpr int64_t batch = 50;
  for (int64_t next = flags.seed; next < end;) {
    int64_t last = std::min(end, next + batch), started = next;
    auto take = [&](int64_t seed, const Report &report) {
      ++counts[report.verdict];
      if (isFailure(report))
        show(flags, "seed " + std::to_string(seed), flags.program(seed), report,
             wayOf(flags, target, seed));
      else if (flags.all)
        outs() << "seed " << seed << ": " << verdictName(report.verdict) << ": "
               << report.message << "\n";
      next = seed + 1;
    };
    std::string ended = inChild(
        [&](int out) {
          for (int64_t seed = next; seed < last; ++seed) {
            ::alarm(kTimeLimit);
            writeAll(out, ("start " + Twine(seed) + "\n").str());
            Report report =
                wayOf(flags, target, seed).check(flags.program(seed));
            writeReport(out, ("done " + Twine(seed)).str(), report);
          }
        },
        [&](StringRef line) {
          auto [word, rest] = line.split(' ');
          auto [seedText, report] = rest.split(' ');
          (void)seedText.getAsInteger(10, started);
          if (word == "done")
            take(started, readReport(report));
        });
    if (!ended.empty())
      take(started, {Verdict::Crashed, ended});
  }
  int64_t failures = 0;
  for (auto [verdict, count] : counts) {
    outs() << count << " " << verdictName(verdict) << "\n";
    if (isFailure({verdict, ""}))
      failures += count;
  }
  outs() << flags.count - failures << " passed, " << failures << " failed\n";
  return failures > 0;
}

} // namespace

int main(int argc, char **argv) {
  Flags flags;
  for (int i = 1; i < argc; ++i) {
    StringRef argument = argv[i];
    bool good = true;
    if (argument.consume_front("--seed="))
      good = !argument.getAsInteger(10, flags.seed);
    else if (argument.consume_front("--count="))
      good = !argument.getAsInteger(10, flags.count);
    else if (argument.consume_front("--family=")) {
      flags.family = argument.str();
      good = !Generator(1).programOf(flags.family).empty();
    } else if (argument.consume_front("--fp="))
      good = (flags.fp = parseFloatContract(argument)).has_value();
    else if (argument.consume_front("--uncompilable="))
      flags.uncompilable = argument.str();
    else if (argument.consume_front("--dynamic="))
      good = !argument.getAsInteger(10, flags.dynamic);
    else if (argument.consume_front("--quantized-activations="))
      good = (argument == "8" || argument == "16") &&
             !argument.getAsInteger(10, flags.activations.emplace());
    else if (argument.consume_front("--device=")) {
      std::optional<Device> device = parseDevice(argument);
      good = device && *device != Device::Interpreter;
      flags.device = device.value_or(Device::Cpu);
    } else if (argument.consume_front("--target-gpu=")) {
      flags.gpu = argument.str();
      flags.compileOnly = true;
    } else if (argument.consume_front("--target-cpu="))
      flags.cpu = argument.str();
    else if (argument.consume_front("--target-features="))
      flags.features = argument.str();
    else if (argument.consume_front("--save="))
      flags.save = argument.str();
    else if (argument == "--all")
      flags.all = true;
    else if (argument == "--attributes")
      flags.attributes = true;
    else if (argument == "--print")
      flags.print = 1;
    else if (argument == "--reduce")
      flags.reduce = 1;
    else if (!argument.starts_with("-"))
      flags.file = argument.str();
    else
      good = false;
    if (!good) {
      errs() << "error: unknown flag or value '" << argv[i] << "'\n";
      return 2;
    }
  }
  if (flags.print) {
    for (int64_t i = 0; i < flags.count; ++i)
      outs() << flags.program(flags.seed + i);
    return 0;
  }
  Result<Target> target = makeTarget("", flags.cpu, flags.features);
  if (!target) {
    errs() << "error: " << target.status().message << "\n";
    return 5;
  }
  // The driver does not work in the children of a process that started it.
  if (flags.device == Device::Cuda && flags.gpu.empty()) {
    std::string failure = inChild(
        [&](int out) {
          Result<std::string> name = cudaArchitecture();
          writeAll(out, (name ? *name : name.status().message) + "\n");
        },
        [&](StringRef line) { flags.gpu = line.str(); });
    if (!failure.empty() || !StringRef(flags.gpu).starts_with("sm_")) {
      errs() << "error: " << failure << flags.gpu << "\n";
      return 4;
    }
  }
  return flags.file.empty() ? runSeeds(flags, *target)
                            : runFile(flags, *target);
}
