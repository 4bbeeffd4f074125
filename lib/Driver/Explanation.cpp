//===- Explanation.cpp - What compiling a program did ---------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Driver/Explanation.h"
#include "Dialect/Ten/IR/ElementType.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "Dialect/Ten/IR/Ten.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Remarks.h"
#include "llvm/Support/Format.h"

using namespace mlir;
using namespace tenon::ten;

namespace tenon {

namespace {

std::string placeOf(Location loc) {
  auto file = loc->findInstanceOf<FileLineColLoc>();
  if (!file)
    return "?";
  return (file.getFilename().getValue() + ":" + Twine(file.getLine()) + ":" +
          Twine(file.getColumn()))
      .str();
}

class RemarkCollector : public remark::detail::MLIRRemarkStreamerBase {
public:
  explicit RemarkCollector(std::vector<std::string> &decisions)
      : decisions(decisions) {}
  void streamOptimizationRemark(const remark::detail::Remark &remark) override {
    std::string text = placeOf(remark.getLocation()) + ": ";
    for (const auto &part : remark.getArgs())
      text += part.val;
    if (!llvm::is_contained(decisions, text))
      decisions.push_back(text);
  }

private:
  std::vector<std::string> &decisions;
};

int64_t elementsOf(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.hasStaticShape() ? type.getNumElements() : -1;
}

/// Additions, multiplications, functions; -1 where sizes are not known.
int64_t flopsOf(Operation &op) {
  if (auto generic = dyn_cast<linalg::GenericOp>(op)) {
    int64_t points = 1;
    for (int64_t size : generic.getStaticLoopRanges())
      if (ShapedType::isDynamic(size) ||
          llvm::MulOverflow(points, size, points))
        return -1;
    return points * llvm::count_if(*generic.getBody(), [](Operation &inner) {
             return isPointwise(&inner);
           });
  }
  if (op.getNumResults() == 0 || !isa<TenDialect>(op.getDialect()))
    return 0;
  int64_t results = elementsOf(op.getResult(0));
  if (auto contract = dyn_cast<ContractOp>(op)) {
    RankedTensorType lhs = contract.getLhs().getType();
    int64_t depth = 2;
    for (int64_t dim : contract.getLhsContracting())
      depth *= lhs.isDynamicDim(dim) ? -1 : lhs.getDimSize(dim);
    return results < 0 || depth < 0 ? -1 : results * depth;
  }
  if (auto conv = dyn_cast<ConvOp>(op)) {
    int64_t weights = elementsOf(conv.getKernel());
    int64_t features = cast<RankedTensorType>(conv.getKernel().getType())
                           .getDimSize(conv.getDims().getKernelOutputFeature());
    return results < 0 || weights < 0
               ? -1
               : 2 * results * (weights / std::max<int64_t>(features, 1));
  }
  if (isa<ReduceOp>(op))
    return elementsOf(op.getOperand(0));
  return isPointwise(&op) ? results : 0;
}

} // namespace

void Explanation::collectRemarks(MLIRContext &context) {
  remark::RemarkCategories categories;
  categories.passed = categories.missed = categories.analysis = "ten-.*";
  (void)remark::enableOptimizationRemarks(
      context, std::make_unique<RemarkCollector>(decisions),
      std::make_unique<remark::RemarkEmittingPolicyAll>(), categories);
}

void Explanation::describeKernels(ModuleOp module) {
  llvm::StringMap<int64_t> launches;
  module.walk([&](LaunchOp launch) { ++launches[launch.getKernel()]; });
  for (auto function : module.getOps<func::FuncOp>()) {
    auto kind = function->getAttrOfType<StringAttr>("ten.kernel");
    if (!kind)
      continue;
    Kernel kernel;
    kernel.name = function.getName().str();
    kernel.kind = kind.getValue().str();
    if (auto reason = function->getAttrOfType<StringAttr>(kInterpreted))
      kernel.interpreted = reason.str();
    kernel.place = placeOf(function.getLoc());
    kernel.launches = launches.lookup(kernel.name);
    for (Type type : function.getArgumentTypes()) {
      int64_t bytes = storageBytes(type).value_or(-1);
      kernel.bytes = bytes < 0 || kernel.bytes < 0 ? -1 : kernel.bytes + bytes;
    }
    llvm::MapVector<StringRef, int64_t> operations;
    if (!function.isExternal())
      for (Operation &op : function.getBody().front()) {
        int64_t flops = flopsOf(op);
        kernel.flops =
            flops < 0 || kernel.flops < 0 ? -1 : kernel.flops + flops;
        auto add = [&](Operation &part) {
          if (isa<TenDialect>(part.getDialect()) &&
              !isa<ConstantOp, ReshapeOp>(part))
            ++operations[part.getName().stripDialect()];
        };
        add(op);
        if (auto generic = dyn_cast<linalg::GenericOp>(op))
          llvm::for_each(*generic.getBody(), add);
      }
    for (auto &[name, count] : operations) {
      kernel.operations += kernel.operations.empty() ? "" : ", ";
      kernel.operations += name.str();
      if (count > 1)
        kernel.operations += " x" + std::to_string(count);
    }
    if (Attribute schedule = function->getAttr("ten.schedule"))
      llvm::raw_string_ostream(kernel.schedule) << schedule;
    kernels.push_back(std::move(kernel));
  }
}

void Explanation::describeMemory(ModuleOp module) {
  for (auto function : module.getOps<func::FuncOp>()) {
    if (function->hasAttr("ten.kernel") || function->hasAttr("ten.plan_of"))
      continue;
    function.walk([&](ReserveOp) { hasUnplanned = true; });
    function.walk([&](memref::ViewOp view) {
      if (view.getSource() != function.getArguments().back())
        return;
      Temporary temporary;
      temporary.offset = getConstantIntValue(view.getByteShift()).value_or(-1);
      llvm::raw_string_ostream(temporary.type) << view.getType();
      temporaries.push_back(std::move(temporary));
    });
  }
}

void Explanation::stageEnded(StringRef stage, double milliseconds,
                             ModuleOp module) {
  stages.push_back({stage.str(), milliseconds});
  if (stage == "tenon-kernels")
    describeKernels(module);
  else if (stage == "tenon-buffers")
    describeMemory(module);
}

const Explanation::Kernel *Explanation::find(StringRef name) const {
  const Kernel *best = nullptr;
  for (const Kernel &kernel : kernels)
    if ((name == kernel.name || name.starts_with(kernel.name + "_")) &&
        (!best || kernel.name.size() > best->name.size()))
      best = &kernel;
  return best;
}

void Explanation::print(llvm::raw_ostream &stream, StringRef target,
                        int64_t threads, int64_t arenaBytes) const {
  stream << "target: " << target << "\n";
  stream << "threads: " << threads << "\n";
  stream << "kernels: " << kernels.size() << "\n";
  for (const Kernel &kernel : kernels) {
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
  stream << "decisions: " << decisions.size() << "\n";
  for (const std::string &decision : decisions)
    stream << "  " << decision << "\n";
  stream << "arena: " << arenaBytes << " bytes";
  if (hasUnplanned)
    stream << ", and memory whose size depends on data";
  stream << "\n";
  for (const Temporary &temporary : temporaries) {
    stream << "  ";
    if (temporary.offset < 0)
      stream << "(by sizes)";
    else
      stream << temporary.offset;
    stream << ": " << temporary.type << "\n";
  }
  double total = 0;
  for (const auto &[stage, time] : stages)
    total += time;
  stream << "compile time: " << llvm::format("%.1f ms\n", total);
  for (const auto &[stage, time] : stages)
    stream << "  " << stage << ": " << llvm::format("%.1f ms\n", time);
}

void Explanation::printTimes(llvm::raw_ostream &stream,
                             const std::map<std::string, KernelTime> &times,
                             double total) const {
  std::vector<std::pair<std::string, KernelTime>> order(times.begin(),
                                                        times.end());
  llvm::sort(order, [](const auto &a, const auto &b) {
    return std::make_pair(-a.second.microseconds, a.first) <
           std::make_pair(-b.second.microseconds, b.first);
  });
  double known = 0;
  stream << "kernel times of one call:\n";
  for (auto &[name, time] : order) {
    known += time.microseconds;
    stream << llvm::format("  %10.1f us %5.1f %%  ", time.microseconds,
                           100 * time.microseconds / total)
           << name << " x" << time.calls;
    const Kernel *kernel = find(name);
    double calls = static_cast<double>(time.calls);
    if (kernel && kernel->flops > 0)
      stream << llvm::format(", %.2f GFLOP/s",
                             static_cast<double>(kernel->flops) * calls /
                                 time.microseconds * 1e-3);
    if (kernel && kernel->bytes > 0)
      stream << llvm::format(", %.2f GB/s", static_cast<double>(kernel->bytes) *
                                                calls / time.microseconds *
                                                1e-3);
    stream << "\n";
  }
  stream << llvm::format("  %10.1f us %5.1f %%  outside of kernels\n",
                         total - known, 100 * (total - known) / total);
}

} // namespace tenon
