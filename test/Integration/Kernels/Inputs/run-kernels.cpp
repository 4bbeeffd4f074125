//===- run-kernels.cpp - Runs kernels that were compiled ahead of time ----===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// run-kernels --list | --compare=FOLDER | --count
//
// Linked with the artifacts that KERNELS names and the runtime: no compiler is
// in the process. Each entry gets numbers that depend on its signature alone.
//   --list      prints MODULE ENTRY RESULTS INPUT...: the inputs as tensor-run
//               takes them
//   --compare   compares with FOLDER/MODULE.ENTRY.N.npy and prints what passed
//   --count     runs each entry twice, the second time between two requests to
//               callgrind, which writes a file that names module and entry
//
//===----------------------------------------------------------------------===//

#include "Runtime/ArgumentLiteral.h"
#include "Runtime/Compare.h"
#include "Runtime/Npy.h"
#include "tenon/runtime.h"

#include <cstdio>
#include <cstring>
#include <string>
#include <vector>

#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>
#else
#define CALLGRIND_ZERO_STATS
#define CALLGRIND_DUMP_STATS_AT(name)
#endif

using namespace tenon;

#define ARTIFACT(name) extern "C" const ten_artifact name##_artifact;
KERNELS
#undef ARTIFACT

namespace {

struct Module {
  const char *name;
  const ten_artifact *artifact;
};

const Module modules[] = {
#define ARTIFACT(name) {#name, &name##_artifact},
    KERNELS
#undef ARTIFACT
};

/// The input as tensor-run takes it.
std::string literal(const ten_signature &argument, int32_t number) {
  auto type = static_cast<ten_type>(argument.type);
  return formatType(type, argument.dims, argument.rank) +
         (isFloat(type) ? "=normal:" : "=uniform:") +
         std::to_string(number + 1);
}

/// One entry, with its inputs and room for its results.
class Call {
public:
  Call(const Module &module, const ten_entry &entry) : entry(entry) {
    if (tenon_create(module.artifact, 1, &model) != TEN_OK) {
      error = tenon_last_error(nullptr);
      return;
    }
    for (int32_t i = 0; i < entry.num_args; ++i) {
      Result<Buffer> input = parseArgumentLiteral(literal(entry.args[i], i));
      if (!input.ok()) {
        error = input.status().message;
        return;
      }
      inputs.push_back(*std::move(input));
    }
  }
  ~Call() { tenon_destroy(model); }

  bool run() {
    if (!error.empty())
      return false;
    std::vector<ten_array> arguments;
    for (Buffer &input : inputs)
      arguments.push_back(input.array());
    results.assign(entry.num_results, {nullptr, nullptr});
    if (tenon_run(model, entry.name, arguments.data(), entry.num_args,
                  results.data(), entry.num_results) != TEN_OK)
      error = tenon_last_error(model);
    return error.empty();
  }

  /// Whether result `number` is as the file says.
  bool compare(int32_t number, const std::string &path) {
    Result<Buffer> want = readNpy(
        path, ArrayRequest(static_cast<ten_type>(entry.results[number].type)));
    if (!want.ok()) {
      error = want.status().message;
      return false;
    }
    ArrayView got = {want->type(), results[number].data, results[number].dims,
                     entry.results[number].rank};
    Tolerance tolerance;
    tolerance.atol = 1e-3;
    tolerance.rtol = 1e-4;
    Result<Comparison> comparison = compareArrays(got, *want, tolerance);
    if (!comparison.ok())
      error = comparison.status().message;
    else if (!comparison->equal())
      error = comparison->message();
    return error.empty();
  }

  std::string error;

private:
  const ten_entry &entry;
  tenon_model *model = nullptr;
  std::vector<Buffer> inputs;
  std::vector<ten_array> results;
};

} // namespace

int main(int argc, char **argv) {
  std::string mode = argc == 2 ? argv[1] : "";
  const std::string comparing = "--compare=";
  bool compares = mode.compare(0, comparing.size(), comparing) == 0;
  if (mode != "--list" && mode != "--count" && !compares) {
    std::fprintf(stderr,
                 "error: expects --list, --compare=FOLDER or --count\n");
    return TEN_BAD_INPUT;
  }
  int passed = 0, failed = 0;
  for (const Module &module : modules)
    for (int32_t e = 0; e < module.artifact->num_entries; ++e) {
      const ten_entry &entry = module.artifact->entries[e];
      std::string name = std::string(module.name) + "." + entry.name;
      if (mode == "--list") {
        std::printf("%s %s %d", module.name, entry.name, entry.num_results);
        for (int32_t i = 0; i < entry.num_args; ++i)
          std::printf(" %s", literal(entry.args[i], i).c_str());
        std::printf("\n");
        continue;
      }
      Call call(module, entry);
      bool good = call.run();
      if (mode == "--count") {
        // The first run took the memory.
        CALLGRIND_ZERO_STATS;
        good = good && call.run();
        CALLGRIND_DUMP_STATS_AT(name.c_str());
      }
      for (int32_t i = 0; compares && good && i < entry.num_results; ++i)
        good = call.compare(i, mode.substr(comparing.size()) + "/" + name +
                                   "." + std::to_string(i) + ".npy");
      if (!good)
        std::printf("error: %s: %s\n", name.c_str(), call.error.c_str());
      ++(good ? passed : failed);
    }
  if (mode != "--list")
    std::printf("%d passed, %d failed\n", passed, failed);
  return failed == 0 ? TEN_OK : TEN_MISMATCH;
}
