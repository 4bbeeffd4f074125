//===- Report.cpp - Explanations as an HTML page --------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes an explanation as a self-contained HTML page (`--report`): a table of
// kernels with work and times, the launch graph, the arena, the roofline,
// decisions and stages. Pictures are SVG from ReportPictures.cpp and
// ReportGraph.cpp.
//
//===----------------------------------------------------------------------===//

#include "Report/Report.h"
#include "ReportPictures.h"
#include "ReportStyle.h"
#include "Svg.h"
#include "Units.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/Format.h"
#include <map>
#include <set>

using namespace llvm;

namespace tenon {

namespace {

class Page {
public:
  explicit Page(const ReportContents &contents)
      : contents(contents), explanation(contents.explanation) {
    if (contents.measured)
      for (const KernelTime &time : timesByKernel(*contents.measured)) {
        KernelTime &sum = times[explanation.find(time.kernel)];
        sum.microseconds += time.microseconds;
        sum.calls += time.calls;
      }
  }

  std::string take() {
    stream << "<!DOCTYPE html>\n<html lang=\"en\"><head><meta "
              "charset=\"utf-8\">\n<title>"
           << escaped(contents.program) << "</title>\n<style>" << kReportStyle
           << "</style></head>\n<body>\n<h1>" << escaped(contents.program)
           << "</h1>\n";
    writeFacts();
    section(
        "kernels", "Kernels",
        "Click a column to sort by it. Operations and bytes are those of all "
        "launches in a call, or of one launch if no call was measured.");
    writeKernels();
    section("graph", "Launches and values",
            contents.measured
                ? "Data flow from top to bottom: boxes are launches, lines are "
                  "values. Lines of values from farther above are pale, boxes "
                  "of launches in loops are dashed. The bar in a box is its "
                  "time, relative to the longest."
                : "Data flow from top to bottom: boxes are launches, lines are "
                  "values. Lines of values from farther above are pale, boxes "
                  "of launches in loops are dashed.");
    writeKey();
    scrolled(drawGraph(contents));
    if (contents.measured) {
      section("roofline", "Roofline",
              "Kernels by arithmetic intensity (operations per byte), and the "
              "limits measured on this machine. Larger points take more of the "
              "time.");
      writeKey();
      stream << drawRoofline(contents);
      section("call", "A call", "The fastest of those that were measured.");
      scrolled(drawCall(contents));
    }
    section("arena", "Arena",
            "Offsets and lifetimes of the temporaries; launches are in program "
            "order.");
    if (std::string picture = drawArena(contents); !picture.empty())
      scrolled(picture);
    else
      stream << "<p>There are no temporaries with known offsets.</p>\n";
    section("decisions", "Decisions",
            "Optimizations that were applied, and those that were not, with "
            "the reasons.");
    writeDecisions();
    section("compiling", "Compiling", "Many kernels are compiled in parallel.");
    scrolled(drawCompiling(contents));
    writeStages();
    stream << "<script>" << kReportScript << "</script>\n</body></html>\n";
    return std::move(text);
  }

private:
  void section(StringRef place, StringRef title, StringRef about) {
    stream << "<h2 id=\"" << place << "\">" << title << "</h2>\n<p>" << about
           << "</p>\n";
  }
  void scrolled(StringRef picture) {
    stream << "<div class=\"scroll\">" << picture << "</div>\n";
  }
  void fact(StringRef name, const Twine &value) {
    stream << "<tr><td>" << name << "</td><td>" << escaped(value.str())
           << "</td></tr>\n";
  }
  /// Writes a number cell, or an empty one that sorts last.
  void number(double value, StringRef shown) {
    stream << "<td class=\"n\" data-v=\"" << format("%.6g", value) << "\">"
           << escaped(shown) << "</td>";
  }
  void nothing() { stream << "<td class=\"n\" data-v=\"-1\"></td>"; }
  static std::string fixed(double value, int digits) {
    std::string shown;
    raw_string_ostream(shown) << format("%.*f", digits, value);
    return shown;
  }

  void writeFacts();
  void writeKernels();
  void writeKernel(const Explanation::Kernel &kernel);
  void writeKey();
  void writeDecisions();
  void writeStages();

  const ReportContents &contents;
  const Explanation &explanation;
  /// Times by kernel, in a call.
  std::map<const Explanation::Kernel *, KernelTime> times;
  std::string text;
  raw_string_ostream stream{text};
};

void Page::writeFacts() {
  stream << "<nav><a href=\"#kernels\">Kernels</a><a "
            "href=\"#graph\">Graph</a>";
  if (contents.measured)
    stream << "<a href=\"#roofline\">Roofline</a><a href=\"#call\">Call</a>";
  stream << "<a href=\"#arena\">Arena</a><a "
            "href=\"#decisions\">Decisions</a><a "
            "href=\"#compiling\">Compiling</a></nav>\n<table "
            "class=\"fact\">\n";
  fact("target", contents.target);
  fact("threads", Twine(contents.threads));
  fact("kernels", Twine(explanation.kernels().size()) + ", launched at " +
                      Twine(explanation.graph().nodes.size()) + " places");
  fact("arena", withUnit(static_cast<double>(contents.arenaBytes), "B") +
                    (explanation.arena().hasUnplanned
                         ? ", and memory whose size depends on data"
                         : ""));
  double compiling = 0;
  for (const Explanation::Stage &stage : explanation.stages())
    if (stage.part == 0)
      compiling += stage.milliseconds();
  fact("compile time", fixed(compiling, 1) + " ms");
  if (!contents.measured) {
    fact("call", "not measured: use --benchmark for times, shares of the "
                 "machine's limits, a roofline and a timeline");
    stream << "</table>\n";
    return;
  }
  double total = contents.measured->microseconds(), known = 0, bounds = 0;
  for (auto &[kernel, time] : times) {
    known += time.microseconds;
    if (kernel)
      bounds += boundOf(kernel->work, contents.limits).seconds * 1e6 *
                static_cast<double>(time.calls);
  }
  fact("call", fixed(total, 1) + " us, " + fixed(total - known, 1) +
                   " us of it outside of kernels");
  if (!contents.limits.levels.empty()) {
    fact("at least, by the limits", fixed(bounds, 1) + " us, " +
                                        fixed(100 * bounds / total, 1) +
                                        " % of the call");
    std::string list;
    for (size_t i = 0; i < kNumberKinds; ++i)
      if (double peak = contents.limits.peaks[i]; peak > 0)
        list += (list.empty() ? "multiply-add " : ", ") +
                std::string(nameOf(static_cast<NumberKind>(i))) + " " +
                withUnit(peak, "FLOP/s");
    list += "; moving ";
    for (const MemoryLevel &level : contents.limits.levels)
      list += (&level == &contents.limits.levels.front() ? "" : ", ") +
              level.name + " " + withUnit(level.bytesPerSecond, "B/s");
    fact("limits of this machine", list);
  }
  stream << "</table>\n";
}

void Page::writeKernels() {
  stream << "<div class=\"scroll\"><table class=\"sortable\"><thead><tr>"
            "<th>kernel</th><th>kind</th><th class=\"n\">launches</th>";
  if (contents.measured)
    stream << "<th class=\"n\">time, us</th><th class=\"n\">% of call</th>"
              "<th class=\"n\">% of limit</th><th>limit</th>";
  stream << "<th class=\"n\">operations</th>";
  if (contents.measured)
    stream << "<th class=\"n\">GFLOP/s</th>";
  stream << "<th class=\"n\">bytes</th>";
  if (contents.measured)
    stream << "<th class=\"n\">GB/s</th>";
  stream << "<th>computes</th><th>from</th></tr></thead><tbody>\n";
  // The longest first, else in program order.
  std::vector<std::pair<double, const Explanation::Kernel *>> order;
  for (const Explanation::Kernel &kernel : explanation.kernels())
    order.push_back({-times[&kernel].microseconds, &kernel});
  llvm::sort(order);
  for (auto &[time, kernel] : order)
    writeKernel(*kernel);
  stream << "</tbody></table></div>\n";
}

void Page::writeKernel(const Explanation::Kernel &kernel) {
  const KernelTime &time = times[&kernel];
  const KernelWork &work = kernel.work;
  int64_t launches = contents.measured ? time.calls : kernel.launches;
  double calls = contents.measured ? static_cast<double>(time.calls) : 1;
  bool isTimed = contents.measured && time.microseconds > 0;
  double seconds = time.microseconds * 1e-6;
  stream << "<tr id=\"" << escaped(placeOfKernel(kernel.name)) << "\"><td>"
         << escaped(kernel.name) << "</td><td>"
         << escaped(kernel.interpreted.empty() ? kernel.kind
                                               : "in the interpreter")
         << "</td>";
  number(static_cast<double>(launches), std::to_string(launches));
  if (contents.measured) {
    number(time.microseconds, fixed(time.microseconds, 1));
    double share = 100 * time.microseconds / contents.measured->microseconds();
    number(share, fixed(share, 1));
    Bound bound = boundOf(work, contents.limits);
    double reached = isTimed ? 100 * bound.seconds * calls / seconds : 0;
    if (reached > 0) {
      number(reached, fixed(reached, 1));
      stream << "<td class=\"s\">" << escaped(bound.by) << "</td>";
    } else {
      nothing();
      stream << "<td></td>";
    }
  }
  auto amount = [&](int64_t each, const char *unit, bool isKnown) {
    double all = static_cast<double>(each) * calls;
    if (each > 0)
      number(all, withUnit(all, unit) + (isKnown ? "" : " and more"));
    else if (isKnown)
      number(0, "0");
    else
      number(-1, "not known");
    if (!contents.measured)
      return;
    if (each > 0 && isTimed)
      number(all / seconds, fixed(all / seconds * 1e-9, 2));
    else
      nothing();
  };
  amount(work.flops(), "FLOP", work.countsAll);
  amount(work.bytes, "B", work.bytes >= 0);
  stream << "<td>" << escaped(kernel.operations);
  if (!kernel.interpreted.empty())
    stream << "<br>not compiled: " << escaped(kernel.interpreted);
  if (!kernel.schedule.empty())
    stream << "<details><summary>schedule</summary>" << escaped(kernel.schedule)
           << "</details>";
  stream << "</td><td class=\"place\">" << escaped(kernel.place)
         << "</td></tr>\n";
}

void Page::writeKey() {
  std::set<std::string> kinds;
  for (const Explanation::Kernel &kernel : explanation.kernels())
    kinds.insert(kernel.kind);
  stream << "<div class=\"key\">";
  for (const std::string &kind : kinds)
    stream << "<span><i class=\"" << styleOf(kind) << "\"></i>" << escaped(kind)
           << "</span>";
  stream << "</div>\n";
}

void Page::writeDecisions() {
  // Decisions with the same text share a row.
  MapVector<StringRef, std::vector<StringRef>> groups;
  for (const Explanation::Decision &decision : explanation.decisions())
    groups[decision.text].push_back(decision.place);
  stream << "<div class=\"scroll\"><table class=\"sortable\"><thead><tr>"
            "<th>decision</th><th class=\"n\">places</th><th>where</th>"
            "</tr></thead><tbody>\n";
  constexpr size_t kShown = 3;
  for (auto &[what, places] : groups) {
    stream << "<tr><td>" << escaped(what) << "</td>";
    number(static_cast<double>(places.size()), std::to_string(places.size()));
    stream << "<td class=\"place\">";
    for (auto [i, place] : llvm::enumerate(places)) {
      if (i == kShown)
        stream << "<details><summary>" << places.size() - kShown
               << " more</summary>";
      stream << (i == 0 || i == kShown ? "" : "<br>") << escaped(place);
    }
    stream << (places.size() > kShown ? "</details></td></tr>\n"
                                      : "</td></tr>\n");
  }
  stream << "</tbody></table></div>\n";
}

void Page::writeStages() {
  MapVector<StringRef, std::pair<double, double>> stages;
  for (const Explanation::Stage &stage : explanation.stages())
    (stage.part == 0 ? stages[stage.name].first : stages[stage.name].second) +=
        stage.milliseconds();
  stream << "<table class=\"sortable\"><thead><tr><th>stage</th><th "
            "class=\"n\">ms</th><th class=\"n\">ms of other "
            "parts</th></tr></thead><tbody>\n";
  for (auto &[name, time] : stages) {
    stream << "<tr><td>" << escaped(name) << "</td>";
    number(time.first, fixed(time.first, 2));
    if (time.second > 0)
      number(time.second, fixed(time.second, 2));
    else
      nothing();
    stream << "</tr>\n";
  }
  stream << "</tbody></table>\n";
}

} // namespace

std::string targetLine(const Target &target) {
  return target.triple + ", " + target.cpu + ", uses: " + target.needed;
}

std::string formatReport(const ReportContents &contents) {
  return Page(contents).take();
}

} // namespace tenon
