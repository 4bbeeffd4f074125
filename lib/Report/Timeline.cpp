//===- Timeline.cpp - Profiles for trace viewers --------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes compile stages, launches and per-thread loop shares of calls as JSON
// in the Trace Event format of Chrome and Perfetto (`--profile`).
//
//===----------------------------------------------------------------------===//

#include "Report/Timeline.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/JSON.h"
#include <set>

using namespace llvm;

namespace tenon {

namespace {

using TimePoint = std::chrono::steady_clock::time_point;

/// Groups of tracks in viewers.
enum Process { Compiling = 1, Running = 2 };

class Writer {
public:
  Writer(json::OStream &json, TimePoint origin) : json(json), origin(origin) {}

  /// Names a group of tracks, or one track of it.
  void name(Process process, StringRef name) {
    metadata("process_name", process, 0, "name", name.str());
    metadata("process_sort_index", process, 0, "sort_index", int64_t(process));
  }
  void name(Process process, int64_t track, StringRef name) {
    metadata("thread_name", process, track, "name", name.str());
    metadata("thread_sort_index", process, track, "sort_index", track);
  }

  void event(Process process, int64_t track, StringRef name, StringRef category,
             TimePoint begin, TimePoint end, json::Object details = {}) {
    json.object([&] {
      json.attribute("name", json::fixUTF8(name));
      json.attribute("cat", category);
      json.attribute("ph", "X");
      time("ts", begin - origin);
      time("dur", end - begin);
      json.attribute("pid", int64_t(process));
      json.attribute("tid", track);
      json.attribute("args", json::Value(std::move(details)));
    });
  }

private:
  /// Writes microseconds with nanosecond resolution.
  void time(StringRef key, std::chrono::steady_clock::duration time) {
    json.attributeBegin(key);
    std::chrono::duration<double, std::micro> microseconds = time;
    json.rawValue([&](raw_ostream &stream) {
      stream << format("%.3f", microseconds.count());
    });
    json.attributeEnd();
  }
  void metadata(StringRef kind, Process process, int64_t track, const char *key,
                json::Value value) {
    json.object([&] {
      json.attribute("name", kind);
      json.attribute("ph", "M");
      json.attribute("pid", int64_t(process));
      json.attribute("tid", track);
      json.attributeObject("args", [&] { json.attribute(key, value); });
    });
  }

  json::OStream &json;
  TimePoint origin;
};

json::Object detailsOf(const Explanation::Kernel *kernel) {
  if (!kernel)
    return {};
  json::Object details{
      {"kind", kernel->kind},
      {"from", json::fixUTF8(kernel->place)},
      {"operations", json::fixUTF8(kernel->operations)},
  };
  if (kernel->work.bytes >= 0)
    details["bytes"] = kernel->work.bytes;
  if (kernel->work.countsAll)
    details["flops"] = kernel->work.flops();
  if (!kernel->schedule.empty())
    details["schedule"] = json::fixUTF8(kernel->schedule);
  if (!kernel->interpreted.empty())
    details["interpreted"] = json::fixUTF8(kernel->interpreted);
  return details;
}

/// Writes a thread's shares of loops, by the launch that they belong to. Both
/// are ordered by time, and launches do not overlap.
void writeShares(Writer &writer, const TracedCall &call, size_t thread) {
  auto launch = call.launches.begin();
  for (const LoopShare &share : call.shares[thread]) {
    while (launch != call.launches.end() && launch->end < share.begin)
      ++launch;
    bool isInside =
        launch != call.launches.end() && launch->begin <= share.begin;
    writer.event(Running, static_cast<int64_t>(thread),
                 isInside ? launch->kernel : "loop", "loop", share.begin,
                 share.end, json::Object{{"iterations", share.iterations}});
  }
}

void writeCall(Writer &writer, const Explanation &explanation,
               const TracedCall &call, size_t number) {
  writer.event(Running, 0, "call " + std::to_string(number), "call", call.begin,
               call.end);
  for (const Launch &launch : call.launches)
    writer.event(Running, 0, launch.kernel, "kernel", launch.begin, launch.end,
                 detailsOf(explanation.find(launch.kernel)));
  for (size_t thread = 0; thread < call.shares.size(); ++thread)
    writeShares(writer, call, thread);
}

} // namespace

std::string formatTimeline(const Explanation &explanation,
                           ArrayRef<TracedCall> calls, StringRef program,
                           StringRef target) {
  TimePoint origin = TimePoint::max();
  for (const Explanation::Stage &stage : explanation.stages())
    origin = std::min(origin, stage.begin);
  for (const TracedCall &call : calls)
    origin = std::min(origin, call.begin);

  std::string text;
  raw_string_ostream stream(text);
  json::OStream json(stream);
  Writer writer(json, origin);
  json.objectBegin();
  json.attribute("displayTimeUnit", "ns");
  json.attributeObject("otherData", [&] {
    json.attribute("program", json::fixUTF8(program));
    json.attribute("target", json::fixUTF8(target));
  });
  json.attributeBegin("traceEvents");
  json.arrayBegin();

  writer.name(Compiling, "compiling");
  std::set<size_t> parts;
  for (const Explanation::Stage &stage : explanation.stages()) {
    auto track = static_cast<int64_t>(stage.part);
    if (parts.insert(stage.part).second)
      writer.name(Compiling, track,
                  stage.part == 0 ? std::string("program")
                                  : "kernels, part " + std::to_string(track));
    writer.event(Compiling, track, stage.name, "stage", stage.begin, stage.end);
  }

  writer.name(Running, "running");
  size_t threads = 1;
  for (const TracedCall &call : calls)
    threads = std::max(threads, call.shares.size());
  for (size_t thread = 0; thread < threads; ++thread)
    writer.name(Running, static_cast<int64_t>(thread),
                thread == 0 ? std::string("calling thread")
                            : "worker " + std::to_string(thread));
  for (auto [i, call] : llvm::enumerate(calls))
    writeCall(writer, explanation, call, i + 1);

  json.arrayEnd();
  json.attributeEnd();
  json.objectEnd();
  stream << "\n";
  return text;
}

} // namespace tenon
