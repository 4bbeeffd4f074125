//===- Explanation.cpp - Explains how a program was compiled --------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Collects, while a program is compiled, the remarks of passes, the stages with
// their times, the kernels with their work, the launch graph and the arena's
// plan, and prints them as text (`--explain`). Report.cpp prints the same as an
// HTML page.
//
//===----------------------------------------------------------------------===//

#include "Report/Explanation.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "Dialect/Ten/IR/Ten.h"
#include "Execution/Measurement.h"
#include "Execution/Program.h"
#include "SourcePlace.h"
#include "Units.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/Remarks.h"
#include "llvm/Support/Format.h"

using namespace mlir;
using namespace tenon::ten;

namespace tenon {

namespace {

class RemarkCollector : public remark::detail::MLIRRemarkStreamerBase {
public:
  explicit RemarkCollector(std::vector<Explanation::Decision> &decisions)
      : decisions(decisions) {}
  void streamOptimizationRemark(const remark::detail::Remark &remark) override {
    Explanation::Decision decision{placeOf(remark.getLocation()), "",
                                   remark.getRemarkType() ==
                                       llvm::remarks::Type::Missed};
    for (const auto &part : remark.getArgs())
      decision.text += part.val;
    if (!llvm::is_contained(decisions, decision))
      decisions.push_back(std::move(decision));
  }

private:
  std::vector<Explanation::Decision> &decisions;
};

} // namespace

void Explanation::attachTo(MLIRContext &context) {
  remark::RemarkCategories categories;
  categories.passed = categories.missed = categories.analysis =
      "(ten|convert)-.*";
  (void)remark::enableOptimizationRemarks(
      context, std::make_unique<RemarkCollector>(allDecisions),
      std::make_unique<remark::RemarkEmittingPolicyAll>(), categories);
}

void Explanation::describeKernels(ModuleOp module) {
  launchGraph = graphOf(module);
  llvm::StringMap<SmallVector<LaunchOp>> launches;
  module.walk(
      [&](LaunchOp launch) { launches[launch.getKernel()].push_back(launch); });
  for (auto function : module.getOps<func::FuncOp>()) {
    auto kind = attr::kernel.get(function);
    if (!kind)
      continue;
    Kernel kernel;
    kernel.name = function.getName().str();
    kernel.kind = kind.getValue().str();
    if (auto reason = attr::interpreted.get(function))
      kernel.interpreted = reason.str();
    kernel.place = placeOf(function.getLoc());
    kernel.places.insert(kernel.place);
    ArrayRef<LaunchOp> own = launches[kernel.name];
    kernel.launches = static_cast<int64_t>(own.size());
    kernel.work = workOf(function, own);
    llvm::MapVector<StringRef, int64_t> operations;
    if (!function.isExternal())
      for (Operation &op : function.getBody().front()) {
        auto add = [&](Operation &part) {
          if (isa_and_nonnull<TenDialect>(part.getDialect()) &&
              !isa<ConstantOp, ReshapeOp>(part))
            ++operations[part.getName().stripDialect()];
        };
        add(op);
        op.walk([&](Operation *part) {
          kernel.places.insert(placeOf(part->getLoc()));
        });
        if (auto generic = dyn_cast<linalg::GenericOp>(op))
          llvm::for_each(*generic.getBody(), add);
      }
    for (auto &[name, count] : operations) {
      kernel.operations += kernel.operations.empty() ? "" : ", ";
      kernel.operations += name.str();
      if (count > 1)
        kernel.operations += " x" + std::to_string(count);
    }
    if (Attribute schedule = attr::schedule.get(function))
      llvm::raw_string_ostream(kernel.schedule) << schedule;
    allKernels.push_back(std::move(kernel));
  }
}

void Explanation::stageEnded(Stage stage, ModuleOp module) {
  std::lock_guard<std::mutex> lock(stagesMutex);
  if (stage.part == 0 && stage.name == "tenon-kernels")
    describeKernels(module);
  else if (stage.part == 0 && stage.name == "tenon-buffers")
    plan = arenaPlanOf(module);
  allStages.push_back(std::move(stage));
}

void Explanation::notVectorized(StringRef function, StringRef reason) {
  std::lock_guard<std::mutex> lock(stagesMutex);
  const Kernel *kernel = find(function);
  if (!kernel)
    return;
  Decision decision{kernel->place, "", /*isMissed=*/true};
  decision.text =
      (Twine("a loop of ") + kernel->name + " is not vectorized: " + reason)
          .str();
  if (!llvm::is_contained(allDecisions, decision))
    allDecisions.push_back(std::move(decision));
}

const Explanation::Kernel *Explanation::find(StringRef name) const {
  const Kernel *best = nullptr;
  for (const Kernel &kernel : allKernels)
    if ((name == kernel.name || name.starts_with(kernel.name + "_")) &&
        (!best || kernel.name.size() > best->name.size()))
      best = &kernel;
  return best;
}

/// Prints the kernels between which a temporary is live, and its source
/// location.
static void printTemporary(llvm::raw_ostream &stream, const ArenaPlan &plan,
                           const ArenaPlan::Temporary &temporary) {
  stream << "  ";
  bool isUsed = temporary.first <= temporary.last &&
                temporary.last < static_cast<int64_t>(plan.launches.size());
  if (isUsed)
    stream << plan.launches[temporary.first];
  else
    stream << "no kernel";
  if (isUsed && temporary.first != temporary.last)
    stream << " to " << plan.launches[temporary.last];
  stream << ", from " << temporary.place << ": ";
  if (temporary.bytes >= 0)
    stream << withUnit(static_cast<double>(temporary.bytes), "B");
  else
    stream << "dynamic size";
  if (temporary.offset >= 0)
    stream << " at " << temporary.offset;
  stream << ", " << temporary.type << "\n";
}

void Explanation::print(llvm::raw_ostream &stream, StringRef target,
                        int64_t threads, int64_t arenaBytes) const {
  stream << "target: " << target << "\n";
  stream << "threads: " << threads << "\n";
  stream << "kernels: " << allKernels.size() << "\n";
  for (const Kernel &kernel : allKernels) {
    stream << "  " << kernel.name << " ("
           << (kernel.interpreted.empty() ? kernel.kind : "in the interpreter")
           << "), " << kernel.launches
           << (kernel.launches == 1 ? " launch" : " launches") << ", from "
           << kernel.place << ": " << kernel.operations << "\n";
    if (!kernel.interpreted.empty())
      stream << "    not compiled: " << kernel.interpreted << "\n";
    if (!kernel.schedule.empty())
      stream << "    schedule: " << kernel.schedule << "\n";
  }
  stream << "decisions: " << allDecisions.size() << "\n";
  for (const Decision &decision : allDecisions)
    stream << "  " << decision.place << ": " << decision.text << "\n";
  stream << "arena: " << arenaBytes << " bytes";
  if (plan.hasUnplanned)
    stream << ", and memory whose size depends on data";
  stream << "\n";
  for (const ArenaPlan::Temporary &temporary : plan.temporaries)
    printTemporary(stream, plan, temporary);
  double total = 0;
  // The other parts are compiled in parallel to these.
  auto first = llvm::make_filter_range(
      allStages, [](const Stage &stage) { return stage.part == 0; });
  for (const Stage &stage : first)
    total += stage.milliseconds();
  stream << "compile time: " << llvm::format("%.1f ms\n", total);
  for (const Stage &stage : first)
    stream << "  " << stage.name << ": "
           << llvm::format("%.1f ms\n", stage.milliseconds());
}

namespace {

void printLimits(llvm::raw_ostream &stream, const MachineLimits &limits) {
  stream << "limits of this machine:";
  if (limits.levels.empty())
    stream << " not known";
  const char *separator = " multiply-add ";
  for (size_t i = 0; i < kNumberKinds; ++i)
    if (limits.peaks[i] > 0) {
      stream << separator << nameOf(static_cast<NumberKind>(i)) << " "
             << withUnit(limits.peaks[i], "FLOP/s");
      separator = ", ";
    }
  separator = "; moving ";
  for (const MemoryLevel &level : limits.levels) {
    stream << separator << level.name;
    if (&level != &limits.levels.back())
      stream << " (" << (level.bytes >> 10) << " KiB)";
    stream << " " << withUnit(level.bytesPerSecond, "B/s");
    separator = ", ";
  }
  stream << "\n";
}

} // namespace

void Explanation::printTimes(llvm::raw_ostream &stream,
                             const TracedCall &measured,
                             const MachineLimits &limits) const {
  std::vector<KernelTime> times = timesByKernel(measured);
  double known = 0, bounds = 0, total = measured.microseconds();
  for (const KernelTime &time : times)
    known += time.microseconds;
  printLimits(stream, limits);
  stream << "kernel times of one call:\n";
  for (const KernelTime &time : times) {
    stream << llvm::format("  %10.1f us %5.1f %%  ", time.microseconds,
                           100 * time.microseconds / total)
           << time.kernel << " x" << time.calls;
    const Kernel *kernel = find(time.kernel);
    if (!kernel) {
      stream << "\n";
      continue;
    }
    // The work of all launches together, per second.
    double calls = static_cast<double>(time.calls),
           seconds = std::max(time.microseconds, 1e-3) * 1e-6;
    auto rate = [&](int64_t amount, const char *unit, const char *giga) {
      double all = static_cast<double>(amount) * calls;
      stream << ", " << withUnit(all, unit)
             << llvm::format(" (%.2f ", all / seconds * 1e-9) << giga << ")";
    };
    const KernelWork &work = kernel->work;
    if (work.flops() > 0)
      rate(work.flops(), "FLOP", "GFLOP/s");
    if (work.bytes > 0)
      rate(work.bytes, "B", "GB/s");
    Bound bound = boundOf(work, limits);
    bounds += bound.seconds * calls * 1e6;
    if (bound.seconds > 0)
      stream << llvm::format(", %.1f %% of ",
                             100 * bound.seconds * calls / seconds)
             << bound.by;
    if (!work.countsAll)
      stream << ", operations unknown";
    if (work.bytes < 0)
      stream << ", bytes unknown";
    stream << "\n";
  }
  stream << llvm::format("  %10.1f us %5.1f %%  outside of kernels\n",
                         total - known, 100 * (total - known) / total);
  if (double waited = measured.waited; waited > 0)
    stream << llvm::format("  %10.1f us %5.1f %%  of that, a thread waited for "
                           "a processor\n",
                           waited, 100 * waited / total);
  if (!limits.levels.empty())
    stream << llvm::format("  %10.1f us %5.1f %%  at least, by the limits\n",
                           bounds, 100 * bounds / total);
}

MachineLimits limitsFor(Program &program, const Explanation &explanation,
                        std::string_view features) {
  std::vector<NumberKind> kinds;
  for (size_t i = 0; i < kNumberKinds; ++i)
    if (i == 0 || llvm::any_of(explanation.kernels(), [&](const auto &kernel) {
          return kernel.work.operations[i] > 0;
        }))
      kinds.push_back(static_cast<NumberKind>(i));
  ThreadPool *pool = program.threadPool();
  return pool ? measureLimits(*pool, features, kinds) : MachineLimits();
}

} // namespace tenon
