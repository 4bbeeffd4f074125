//===- ReportPictures.cpp - Draws the pictures of a report ----------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Draws the SVG pictures of a report: tracks of compile stages and of a call's
// threads, the arena's rectangles (launches by offset), and the roofline of
// kernels under the machine's limits.
//
//===----------------------------------------------------------------------===//

#include "ReportPictures.h"
#include "Svg.h"
#include "Units.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include <cmath>
#include <map>

using namespace llvm;

namespace tenon {

std::string styleOf(StringRef kind) {
  std::string style = "k-";
  for (char c : kind)
    if (isAlpha(c))
      style += c;
  return style;
}

std::string placeOfKernel(StringRef name) { return "kernel-" + name.str(); }

namespace {

using TimePoint = std::chrono::steady_clock::time_point;

double microseconds(TimePoint begin, TimePoint end) {
  return std::chrono::duration<double, std::micro>(end - begin).count();
}

/// A bar of a track: something that takes time.
struct Bar {
  std::string name, style, title;
  double begin, end; ///< microseconds
};
struct Track {
  std::string name;
  std::vector<Bar> bars;
};

/// Returns the step of an axis: the smallest of 1, 2 or 5 times a power of ten
/// that makes at most `most` steps.
double stepOf(double range, int most) {
  double step = std::pow(10, std::floor(std::log10(range / most)));
  for (double factor : {1.0, 2.0, 5.0, 10.0})
    if (range / (step * factor) <= most)
      return step * factor;
  return step * 10;
}

/// Largest number of bars that are drawn.
constexpr size_t kMaxBars = 6000;

std::string drawTracks(ArrayRef<Track> tracks, double duration) {
  constexpr double kLabels = 130, kBar = 26, kRow = 34, kTop = 24;
  size_t count = 0, longest = 0;
  for (const Track &track : tracks) {
    count += track.bars.size();
    longest = std::max(longest, track.bars.size());
  }
  // About ten pixels per bar, so that they can be told apart.
  double width = std::clamp(static_cast<double>(longest) * 14, 1000.0, 12000.0);
  double height = kTop + static_cast<double>(tracks.size()) * kRow;
  duration = std::max(duration, 1e-3);
  double scale = width / duration;
  Svg svg(kLabels + width + 60, height);
  double step = stepOf(duration, static_cast<int>(width / 100));
  for (double at = 0; at <= duration; at += step) {
    svg.line(kLabels + at * scale, kTop - 6, kLabels + at * scale, height,
             "grid");
    svg.text(kLabels + at * scale, kTop - 10, asTime(at), "small", "middle");
  }
  size_t drawn = 0;
  for (auto [i, track] : llvm::enumerate(tracks)) {
    double y = kTop + static_cast<double>(i) * kRow;
    svg.text(kLabels - 8, y + 17, track.name, "small", "end");
    for (const Bar &bar : track.bars) {
      if (++drawn > kMaxBars)
        break;
      double x = kLabels + bar.begin * scale,
             length = std::max(0.5, (bar.end - bar.begin) * scale);
      svg.rectangle(x, y, length, kBar, "bar " + bar.style,
                    bar.title + "\n" + asTime(bar.end - bar.begin));
      // About as wide as its letters.
      if (length > 7 * static_cast<double>(bar.name.size()))
        svg.text(x + 4, y + 17, bar.name, "onbar");
    }
  }
  std::string note;
  if (count > kMaxBars)
    note = "<p>The first " + std::to_string(kMaxBars) + " of " +
           std::to_string(count) + " parts.</p>\n";
  return note + svg.take();
}

std::string titleOf(const Explanation::Kernel *kernel, StringRef name) {
  std::string title = name.str();
  if (kernel)
    title += ", from " + kernel->place + "\n" + kernel->operations;
  return title;
}

} // namespace

std::string drawCompiling(const ReportContents &contents) {
  std::vector<Track> tracks;
  TimePoint origin = TimePoint::max(), end = TimePoint::min();
  for (const Explanation::Stage &stage : contents.explanation.stages()) {
    origin = std::min(origin, stage.begin);
    end = std::max(end, stage.end);
  }
  std::map<size_t, std::vector<Bar>> parts;
  for (const Explanation::Stage &stage : contents.explanation.stages())
    parts[stage.part].push_back(
        {stage.name, stage.name.find("LLVM") == 0 ? "k-conv" : "k-contract",
         stage.name, microseconds(origin, stage.begin),
         microseconds(origin, stage.end)});
  tracks.reserve(parts.size());
  for (auto &[part, bars] : parts)
    tracks.push_back({part == 0 ? std::string("program")
                                : "kernels, part " + std::to_string(part),
                      std::move(bars)});
  return tracks.empty() ? "" : drawTracks(tracks, microseconds(origin, end));
}

std::string drawCall(const ReportContents &contents) {
  const TracedCall &call = *contents.measured;
  std::vector<Track> tracks(1);
  tracks[0].name = "kernels";
  for (const Launch &launch : call.launches) {
    const Explanation::Kernel *kernel =
        contents.explanation.find(launch.kernel);
    tracks[0].bars.push_back(
        {launch.kernel, styleOf(kernel ? kernel->kind : ""),
         titleOf(kernel, launch.kernel), microseconds(call.begin, launch.begin),
         microseconds(call.begin, launch.end)});
  }
  for (auto [i, shares] : llvm::enumerate(call.shares)) {
    if (call.shares.size() == 1)
      break;
    Track track{i == 0 ? std::string("loops: caller")
                       : "loops: worker " + std::to_string(i),
                {}};
    auto launch = call.launches.begin();
    for (const LoopShare &share : shares) {
      while (launch != call.launches.end() && launch->end < share.begin)
        ++launch;
      std::string name = launch == call.launches.end() ? "" : launch->kernel;
      const Explanation::Kernel *kernel = contents.explanation.find(name);
      track.bars.push_back(
          {name, styleOf(kernel ? kernel->kind : ""),
           name + ", " + std::to_string(share.iterations) + " iterations",
           microseconds(call.begin, share.begin),
           microseconds(call.begin, share.end)});
    }
    tracks.push_back(std::move(track));
  }
  return drawTracks(tracks, call.microseconds());
}

std::string drawArena(const ReportContents &contents) {
  constexpr double kLeft = 80, kTop = 16, kPlot = 340, kBottom = 34;
  const ArenaPlan &plan = contents.explanation.arena();
  if (plan.temporaries.empty() || contents.arenaBytes <= 0 ||
      plan.launches.empty())
    return "";
  auto bytes = static_cast<double>(contents.arenaBytes);
  auto launches = static_cast<double>(plan.launches.size());
  double width = std::clamp(launches * 8, 1000.0, 12000.0);
  double xs = width / launches, ys = kPlot / bytes;
  Svg svg(kLeft + width + 20, kTop + kPlot + kBottom);
  svg.rectangle(kLeft, kTop, width, kPlot, "plot");
  for (int i = 0; i <= 4; ++i) {
    double y = kTop + kPlot * (4 - i) / 4;
    svg.line(kLeft - 4, y, kLeft + width, y, "grid");
    svg.text(kLeft - 8, y + 4, withUnit(bytes * i / 4, "B"), "small", "end");
  }
  double step = std::max(1.0, stepOf(launches, static_cast<int>(width / 80)));
  for (double at = 0; at < launches; at += step)
    svg.text(kLeft + (at + 0.5) * xs, kTop + kPlot + 14,
             std::to_string(static_cast<int64_t>(at)), "small", "middle");
  svg.text(kLeft + width / 2, kTop + kPlot + 29, "launch", "small", "middle");
  int color = 0;
  for (const ArenaPlan::Temporary &temporary : plan.temporaries) {
    if (temporary.offset < 0 || temporary.last < temporary.first ||
        temporary.offset >= contents.arenaBytes)
      continue;
    // Temporaries whose size depends on the number of threads come last.
    int64_t size = temporary.bytes < 0 ? contents.arenaBytes - temporary.offset
                                       : temporary.bytes;
    double x = kLeft + static_cast<double>(temporary.first) * xs,
           length =
               static_cast<double>(temporary.last - temporary.first + 1) * xs,
           high = static_cast<double>(size) * ys,
           y = kTop + kPlot - static_cast<double>(temporary.offset) * ys - high;
    auto kernelAt = [&](int64_t launch) {
      return std::to_string(launch) + " (" +
             plan.launches[static_cast<size_t>(launch)] + ")";
    };
    StringRef type = temporary.type;
    svg.rectangle(x, y, length, high,
                  "area a" + std::to_string(color++ % 6) +
                      (temporary.bytes < 0 ? " open" : ""),
                  temporary.type + ", " +
                      (temporary.bytes < 0
                           ? std::string("size by threads or sizes")
                           : withUnit(static_cast<double>(size), "B")) +
                      " at " + std::to_string(temporary.offset) +
                      "\nlaunches " + kernelAt(temporary.first) + " to " +
                      kernelAt(temporary.last) + "\nfrom " + temporary.place);
    type.consume_front("memref<");
    type.consume_back(">");
    if (high > 13 && length > 6.5 * static_cast<double>(type.size()) + 6)
      svg.text(x + 4, y + high / 2 + 4, type, "small");
  }
  return svg.take();
}

namespace {

/// A logarithmic axis.
struct LogAxis {
  double low, high, length;
  double operator()(double value) const {
    return std::log(value / low) / std::log(high / low) * length;
  }
};

struct Point {
  const Explanation::Kernel *kernel;
  double intensity, rate, microseconds;
};

void drawLimits(Svg &svg, const MachineLimits &limits, const LogAxis &x,
                const LogAxis &y, double left, double bottom) {
  double best = *std::max_element(limits.peaks.begin(), limits.peaks.end());
  for (const MemoryLevel &level : limits.levels) {
    // The points where the level's line enters and meets the highest peak.
    double rate = level.bytesPerSecond;
    double from = std::max(x.low, y.low / rate),
           to = std::min(x.high, best / rate);
    if (rate <= 0 || from >= to)
      continue;
    svg.line(left + x(from), bottom - y(from * rate), left + x(to),
             bottom - y(to * rate), "limit");
    svg.text(left + x(from) + 4, bottom - y(from * rate) + 13,
             level.name + " " + withUnit(rate, "B/s"), "limitname");
  }
  for (size_t i = 0; i < kNumberKinds; ++i) {
    double peak = limits.peaks[i];
    if (peak <= 0 || limits.levels.empty())
      continue;
    double from = std::max(x.low, peak / limits.levels[0].bytesPerSecond);
    svg.line(left + x(std::min(from, x.high)), bottom - y(peak),
             left + x.length, bottom - y(peak), "limit");
    svg.text(left + x.length - 4, bottom - y(peak) - 5,
             std::string(nameOf(static_cast<NumberKind>(i))) + " " +
                 withUnit(peak, "FLOP/s"),
             "limitname", "end");
  }
}

} // namespace

std::string drawRoofline(const ReportContents &contents) {
  constexpr double kLeft = 90, kTop = 16, kHeight = 420, kBottom = 44,
                   kWidth = 900;
  const MachineLimits &limits = contents.limits;
  if (limits.levels.empty())
    return "<p>The limits of this machine are unknown.</p>\n";
  std::vector<Point> points;
  double least = 1, most = 64, low = 1e12, high = 0, longest = 0;
  size_t without = 0;
  const double peak =
      *std::max_element(limits.peaks.begin(), limits.peaks.end());
  high = peak;
  for (const KernelTime &time : timesByKernel(*contents.measured)) {
    const Explanation::Kernel *kernel = contents.explanation.find(time.kernel);
    if (!kernel || kernel->work.bytes <= 0 || kernel->work.flops() <= 0 ||
        time.microseconds <= 0) {
      ++without;
      continue;
    }
    auto flops = static_cast<double>(kernel->work.flops());
    Point point{kernel, flops / static_cast<double>(kernel->work.bytes),
                flops * static_cast<double>(time.calls) /
                    (time.microseconds * 1e-6),
                time.microseconds};
    // In-place updates of nothing compile to no code.
    if (point.rate > 4 * peak) {
      ++without;
      continue;
    }
    least = std::min(least, point.intensity);
    most = std::max(most, point.intensity);
    low = std::min(low, point.rate);
    high = std::max(high, point.rate);
    longest = std::max(longest, point.microseconds);
    points.push_back(point);
  }
  low = std::min(low, high / 1e2);
  LogAxis x{least / 2, most * 4, kWidth}, y{low / 2, high * 2, kHeight};
  double bottom = kTop + kHeight;
  Svg svg(kLeft + kWidth + 30, bottom + kBottom);
  svg.rectangle(kLeft, kTop, kWidth, kHeight, "plot");
  for (double at = std::pow(10, std::ceil(std::log10(x.low))); at < x.high;
       at *= 10) {
    svg.line(kLeft + x(at), kTop, kLeft + x(at), bottom, "grid");
    std::string label;
    raw_string_ostream(label) << format("%g", at);
    svg.text(kLeft + x(at), bottom + 16, label, "small", "middle");
  }
  for (double at = std::pow(10, std::ceil(std::log10(y.low))); at < y.high;
       at *= 10) {
    svg.line(kLeft, bottom - y(at), kLeft + kWidth, bottom - y(at), "grid");
    svg.text(kLeft - 8, bottom - y(at) + 4, withUnit(at, "FLOP/s"), "small",
             "end");
  }
  svg.text(kLeft + kWidth / 2, bottom + 36, "operations for each byte", "small",
           "middle");
  drawLimits(svg, limits, x, y, kLeft, bottom);
  // Label the longest ones where there is room.
  constexpr size_t kNamed = 8;
  std::vector<std::pair<double, double>> named;
  for (const Point &point : points) {
    double px = kLeft + x(point.intensity), py = bottom - y(point.rate);
    Bound bound = boundOf(point.kernel->work, limits);
    std::string title = titleOf(point.kernel, point.kernel->name) + "\n" +
                        withUnit(point.rate, "FLOP/s") + ", " +
                        asTime(point.microseconds) + " of a call, bound by " +
                        bound.by;
    svg.beginLink(placeOfKernel(point.kernel->name));
    svg.circle(px, py, 4 + 8 * std::sqrt(point.microseconds / longest),
               "point " + styleOf(point.kernel->kind), title);
    svg.endLink();
    bool isFree = llvm::none_of(named, [&](auto &other) {
      return std::abs(other.first - px) < 110 &&
             std::abs(other.second - py) < 13;
    });
    if (named.size() < kNamed && isFree) {
      named.push_back({px, py});
      svg.text(px + 13, py + 4, point.kernel->name, "small");
    }
  }
  std::string note;
  if (without)
    note =
        "<p>Not shown: " + std::to_string(without) +
        (without == 1 ? " kernel that only moves" : " kernels that only move") +
        " elements, whose operations or bytes are unknown, or without "
        "remaining work.</p>\n";
  return svg.take() + note;
}

} // namespace tenon
