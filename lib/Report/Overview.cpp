//===- Overview.cpp - The overview of an explanation ----------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A program of hundreds of kernels has thousands of lines of decisions. Before
// them, the overview prints the time and memory of a call, the kernels that
// take the most time, and the missed optimizations ordered by cost: the time
// spent in the kernels of the operation, or, without measurements, the bytes
// that these move.
//
//===----------------------------------------------------------------------===//

#include "Report/Report.h"
#include "Units.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <map>

using namespace llvm;

namespace tenon {

namespace {

constexpr size_t kMaxShown = 10;

/// Decisions with the same text, which a program of many layers repeats.
struct Group {
  std::string text, place;
  size_t places = 0;
  /// Microseconds of a call, or bytes.
  double cost = 0;
};

class Overview {
public:
  Overview(raw_ostream &stream, const ReportContents &contents)
      : stream(stream), contents(contents), kernels(contents.explanation) {
    for (const Explanation::Kernel &kernel : kernels.kernels())
      if (kernel.work.bytes > 0)
        costs[&kernel] = static_cast<double>(kernel.work.bytes) *
                         static_cast<double>(kernel.launches);
    if (!contents.measured)
      return;
    costs.clear();
    for (const KernelTime &time : timesByKernel(*contents.measured)) {
      inKernels += time.microseconds;
      costs[kernels.find(time.kernel)] += time.microseconds;
    }
  }

  void printFacts();
  void printKernels();
  void printDecisions();

private:
  std::string amount(double cost) const {
    return contents.measured ? asTime(cost) : withUnit(cost, "B");
  }
  std::vector<Group> missed() const;

  raw_ostream &stream;
  const ReportContents &contents;
  const Explanation &kernels;
  std::map<const Explanation::Kernel *, double> costs;
  double inKernels = 0;
};

} // namespace

void Overview::printFacts() {
  int64_t launches = 0;
  for (const Explanation::Kernel &kernel : kernels.kernels())
    launches += kernel.launches;
  auto count = [&](int64_t number, const char *what, const char *many) {
    stream << number << ' ' << (number == 1 ? what : many);
  };
  stream << "overview: ";
  count(static_cast<int64_t>(kernels.kernels().size()), "kernel", "kernels");
  stream << " in ";
  count(launches, "launch", "launches");
  stream << ", ";
  count(contents.threads, "thread", "threads");
  stream << "\n";
  stream << "  time of a call: ";
  if (contents.measured) {
    double total = contents.measured->microseconds();
    stream << asTime(total) << ", of it " << asTime(inKernels)
           << " in kernels and " << asTime(total - inKernels)
           << " outside of them\n";
  } else {
    stream << "not measured; use --benchmark\n";
  }
  stream << "  memory: "
         << withUnit(static_cast<double>(contents.arenaBytes), "B")
         << " of temporaries\n";
}

void Overview::printKernels() {
  std::vector<std::pair<double, const Explanation::Kernel *>> order;
  for (auto &[kernel, cost] : costs)
    if (kernel)
      order.push_back({cost, kernel});
  llvm::sort(order, [](const auto &a, const auto &b) {
    return std::tie(b.first, a.second->name) <
           std::tie(a.first, b.second->name);
  });
  stream << "  kernels that " << (contents.measured ? "take" : "move")
         << " most:\n";
  for (auto [cost, kernel] : ArrayRef(order).take_front(kMaxShown / 2))
    stream << "    " << amount(cost) << "  " << kernel->name << " x"
           << kernel->launches << ", from " << kernel->place << "\n";
}

std::vector<Group> Overview::missed() const {
  std::map<std::string, Group> groups;
  for (const Explanation::Decision &decision : kernels.decisions()) {
    if (!decision.isMissed)
      continue;
    Group &group = groups[decision.text];
    group.text = decision.text;
    if (group.places++ == 0)
      group.place = decision.place;
    for (auto &[kernel, cost] : costs)
      if (kernel && kernel->places.count(decision.place))
        group.cost += cost;
  }
  std::vector<Group> order;
  order.reserve(groups.size());
  for (auto &[text, group] : groups)
    order.push_back(group);
  llvm::sort(order, [](const Group &a, const Group &b) {
    return std::tie(b.cost, a.text) < std::tie(a.cost, b.text);
  });
  return order;
}

void Overview::printDecisions() {
  std::vector<Group> order = missed();
  size_t shown = std::min(order.size(), kMaxShown);
  stream << "  missed optimizations, by the "
         << (contents.measured ? "time" : "bytes")
         << " of the operation's kernels: " << shown << " of " << order.size()
         << "\n";
  for (const Group &group : ArrayRef(order).take_front(shown)) {
    stream << "    " << amount(group.cost) << "  " << group.place;
    if (group.places > 1)
      stream << " and " << group.places - 1 << " more";
    stream << ": " << group.text << "\n";
  }
}

void printOverview(raw_ostream &stream, const ReportContents &contents) {
  Overview overview(stream, contents);
  overview.printFacts();
  overview.printKernels();
  overview.printDecisions();
}

} // namespace tenon
