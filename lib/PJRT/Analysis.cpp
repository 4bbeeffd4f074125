//===- Analysis.cpp - Describes compiled programs -------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Answers questions about an executable: memory, costs, and the text of its
// kernels. Costs and text are made on demand, by compiling the program again up
// to its kernels. PJRT has HLO modules alone as text, so a function beside its
// table gives the module in `ten`, by the executable's fingerprint.
//
//===----------------------------------------------------------------------===//

#include "Executable.h"
#include "Functions.h"
#include "Reader/Source.h"
#include "Report/KernelWork.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/raw_ostream.h"
#include <algorithm>
#include <cstring>

using namespace tenon;
using namespace tenon::pjrt;

PJRT_Error *pjrt::executableGetCompiledMemoryStats(
    PJRT_Executable_GetCompiledMemoryStats_Args *args) {
  const CompiledProgram &compiled = *args->executable->compiled;
  // Callers of other versions may have fewer fields.
  PJRT_Executable_GetCompiledMemoryStats_Args all = {};
  all.struct_size = args->struct_size;
  all.extension_start = args->extension_start;
  all.executable = args->executable;
  all.argument_size_in_bytes = compiled.argumentBytes;
  all.output_size_in_bytes = compiled.resultBytes;
  all.alias_size_in_bytes = compiled.donatedBytes;
  all.temp_size_in_bytes = compiled.program->arenaBytes();
  all.peak_memory_in_bytes = compiled.argumentBytes + compiled.resultBytes -
                             compiled.donatedBytes + all.temp_size_in_bytes;
  std::memcpy(static_cast<void *>(args), &all,
              std::min(sizeof(all), args->struct_size));
  return nullptr;
}

/// Returns the work of all kernels of a module, with one execution of each
/// launch: trip counts of loops are unknown.
static KernelWork workOfModule(mlir::ModuleOp module) {
  llvm::MapVector<mlir::StringAttr, llvm::SmallVector<ten::LaunchOp>> launches;
  module.walk([&](ten::LaunchOp launch) {
    launches[launch.getKernelAttr().getAttr()].push_back(launch);
  });
  KernelWork all;
  for (const auto &[name, calls] : launches) {
    auto kernel = module.lookupSymbol<mlir::func::FuncOp>(name);
    if (!kernel)
      continue;
    KernelWork work = workOf(kernel, calls);
    int64_t count = int64_t(calls.size());
    all.bytes += std::max<int64_t>(work.bytes, 0) * count;
    for (auto [sum, operations] : llvm::zip(all.operations, work.operations))
      sum += operations * count;
  }
  return all;
}

/// Compiles the program again up to the stage after which its kernels are
/// known, and calls `visit` with the module.
static void visitKernels(const CompiledProgram &compiled,
                         llvm::function_ref<void(mlir::ModuleOp)> visit) {
  CompiledProgram again;
  again.source = compiled.source;
  ProgramOptions options = compiled.options;
  bool visited = false;
  options.compile.afterStage = [&](llvm::StringRef stage,
                                   mlir::ModuleOp module) {
    if (stage != "tenon-kernels")
      return;
    visit(module);
    visited = true;
  };
  // The stages behind are not needed.
  options.compile.isCancelled = [&] { return visited; };
  runOnLargeStack([&] { delete compileModule(again, options); });
}

static void estimateCosts(CompiledProgram &compiled) {
  KernelWork work;
  visitKernels(compiled,
               [&](mlir::ModuleOp module) { work = workOfModule(module); });
  compiled.costs = {
      namedValue("flops", float(work.flops())),
      namedValue("bytes accessed", float(work.bytes)),
  };
}

PJRT_Error *
pjrt::executableGetCostAnalysis(PJRT_Executable_GetCostAnalysis_Args *args) {
  CompiledProgram &compiled = *args->executable->compiled;
  std::call_once(compiled.costsAsked, [&] { estimateCosts(compiled); });
  args->properties = compiled.costs.data();
  args->num_properties = compiled.costs.size();
  return nullptr;
}

//===----------------------------------------------------------------------===//
// The text of an executable
//===----------------------------------------------------------------------===//

namespace {

/// The programs of the process by their fingerprints.
class Programs {
public:
  static Programs &get() {
    // Not destroyed: programs may end after static objects.
    static auto *const programs = new Programs;
    return *programs;
  }

  void add(const std::shared_ptr<CompiledProgram> &program) {
    std::lock_guard<std::mutex> lock(mutex);
    known[program->fingerprint] = program;
    // Programs that are gone are forgotten when they are half of all.
    if (known.size() < 2 * kept)
      return;
    llvm::SmallVector<std::string> gone;
    for (const auto &entry : known)
      if (entry.second.expired())
        gone.push_back(entry.first().str());
    for (const std::string &fingerprint : gone)
      known.erase(fingerprint);
    kept = std::max<size_t>(known.size(), 64);
  }

  std::shared_ptr<CompiledProgram> find(llvm::StringRef fingerprint) {
    std::lock_guard<std::mutex> lock(mutex);
    return known.lookup(fingerprint).lock();
  }

private:
  std::mutex mutex;
  llvm::StringMap<std::weak_ptr<CompiledProgram>> known;
  size_t kept = 64;
};

} // namespace

void pjrt::rememberProgram(const std::shared_ptr<CompiledProgram> &program) {
  Programs::get().add(program);
}

/// Returns the kernels of the executable with this fingerprint, and the
/// functions that launch them, as text in `ten`; null if there is none. The
/// text is the calling thread's until its next call.
// NOLINTNEXTLINE(readability-identifier-naming)
extern "C" __attribute__((visibility("default"))) const char *
tenon_optimized_text(const char *fingerprint) {
  static thread_local std::string last;
  std::shared_ptr<CompiledProgram> program = Programs::get().find(fingerprint);
  if (!program)
    return nullptr;
  // The kernels are visited by another thread.
  std::string text;
  visitKernels(*program, [&](mlir::ModuleOp module) {
    llvm::raw_string_ostream stream(text);
    mlir::OpPrintingFlags flags;
    flags.elideLargeElementsAttrs(16);
    module.print(stream, flags);
  });
  last = std::move(text);
  return last.c_str();
}
