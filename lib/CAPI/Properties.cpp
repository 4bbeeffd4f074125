//===- Properties.cpp - Properties of executables in C --------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The part of the C interface in tenon/compiler.h that says something about an
// executable: counters, benchmarks, explanations, profiles, bisections, and
// artifacts made of it.
//
//===----------------------------------------------------------------------===//

#include "Arguments.h"

using namespace tenon;

int32_t tenon_executable_counts(const tenon_executable *executable,
                                int32_t entry, tenon_counts *counts) {
  return guarded(nullptr, [&](Diagnostics &) -> Status {
    if (Status status = checkEntry(executable, entry); !status.ok())
      return status;
    if (!counts)
      return badInput("expects a pointer for the counts, got null");
    auto number = static_cast<size_t>(entry);
    SpecializationCounts found = executable->program->counts(number);
    *counts = {found.hits,
               found.misses,
               found.dropped,
               found.kept,
               found.general,
               executable->program->arenaBytes(number),
               executable->program->compileMilliseconds(number)};
    return {};
  });
}

static tenon_times timesOf(const CallTimes &times) {
  return {times.least, times.median, times.p90, times.calls};
}

int32_t tenon_executable_benchmark(tenon_executable *executable, int32_t entry,
                                   const tenon_input *inputs,
                                   int32_t num_inputs, int64_t calls,
                                   tenon_times *times, tenon_error **error) {
  return guarded(error, [&](Diagnostics &diagnostics) -> Status {
    Status status = checkEntry(executable, entry);
    Views views;
    if (status.ok() && !times)
      status = badInput("expects a pointer for the times, got null");
    if (status.ok())
      status = readArguments(executable, entry, inputs, num_inputs, views);
    if (!status.ok())
      return status;
    Result<CallTimes> measured = executable->program->benchmark(
        static_cast<size_t>(entry), views, calls, diagnostics);
    if (!measured.ok())
      return measured.status();
    *times = timesOf(*measured);
    return {};
  });
}

int32_t tenon_executable_benchmark_against(
    tenon_executable *first, int32_t first_entry,
    const tenon_input *first_inputs, int32_t num_first_inputs,
    tenon_executable *second, int32_t second_entry,
    const tenon_input *second_inputs, int32_t num_second_inputs, int64_t pairs,
    tenon_paired_times *times, tenon_error **error) {
  return guarded(error, [&](Diagnostics &diagnostics) -> Status {
    if (!times)
      return badInput("expects a pointer for the times, got null");
    auto prepare = [&](tenon_executable *executable, int32_t entry,
                       const tenon_input *inputs,
                       int32_t count) -> Result<Executable::Measured> {
      Status status = checkEntry(executable, entry);
      Views views;
      if (status.ok())
        status = readArguments(executable, entry, inputs, count, views);
      if (!status.ok())
        return status;
      return executable->program->measured(static_cast<size_t>(entry), views,
                                           diagnostics);
    };
    auto one = prepare(first, first_entry, first_inputs, num_first_inputs);
    if (!one.ok())
      return one.status();
    auto other =
        prepare(second, second_entry, second_inputs, num_second_inputs);
    if (!other.ok())
      return other.status();
    Result<PairedTimes> measured =
        Executable::benchmarkPairs(*one, *other, pairs);
    if (!measured.ok())
      return measured.status();
    *times = {timesOf(measured->first), timesOf(measured->second),
              measured->ratio, measured->low, measured->high};
    return {};
  });
}

/// Checks what explanations take, and calls `make` with the arguments.
static int32_t withArguments(
    tenon_executable *executable, int32_t entry, const tenon_input *inputs,
    int32_t count, int64_t calls, tenon_error **error,
    llvm::function_ref<Status(llvm::ArrayRef<ArrayView>, Diagnostics &)> make) {
  return guarded(error, [&](Diagnostics &diagnostics) -> Status {
    Status status = checkEntry(executable, entry);
    Views views;
    if (status.ok())
      status = readArguments(executable, entry, inputs, count, views,
                             calls > 0 ? Reads::Elements : Reads::Types);
    return status.ok() ? make(views, diagnostics) : status;
  });
}

int32_t tenon_executable_explain_and_report(tenon_executable *executable,
                                            int32_t entry,
                                            const tenon_input *inputs,
                                            int32_t num_inputs, int64_t calls,
                                            char **text, char **html,
                                            tenon_error **error) {
  for (char **given : {text, html})
    if (given)
      *given = nullptr;
  return withArguments(
      executable, entry, inputs, num_inputs, calls, error,
      [&](llvm::ArrayRef<ArrayView> arguments,
          Diagnostics &diagnostics) -> Status {
        if (!text && !html)
          return badInput("expects a pointer for the text, got null");
        std::string explained, page;
        Status status = executable->program->explain(
            static_cast<size_t>(entry), arguments, calls,
            text ? &explained : nullptr, html ? &page : nullptr, diagnostics);
        if (status.ok() && text)
          status = giveText(explained, text);
        if (status.ok() && html)
          status = giveText(page, html);
        return status;
      });
}

int32_t tenon_executable_explain(tenon_executable *executable, int32_t entry,
                                 const tenon_input *inputs, int32_t num_inputs,
                                 int64_t calls, char **text,
                                 tenon_error **error) {
  return tenon_executable_explain_and_report(
      executable, entry, inputs, num_inputs, calls, text, nullptr, error);
}

int32_t tenon_executable_report(tenon_executable *executable, int32_t entry,
                                const tenon_input *inputs, int32_t num_inputs,
                                int64_t calls, char **html,
                                tenon_error **error) {
  return tenon_executable_explain_and_report(
      executable, entry, inputs, num_inputs, calls, nullptr, html, error);
}

int32_t tenon_executable_profile(tenon_executable *executable, int32_t entry,
                                 const tenon_input *inputs, int32_t num_inputs,
                                 int64_t calls, char **json,
                                 tenon_error **error) {
  if (json)
    *json = nullptr;
  return withArguments(
      executable, entry, inputs, num_inputs, calls, error,
      [&](llvm::ArrayRef<ArrayView> arguments,
          Diagnostics &diagnostics) -> Status {
        if (!json)
          return badInput("expects a pointer for the text, got null");
        Result<std::string> made = executable->program->timeline(
            static_cast<size_t>(entry), arguments, calls, diagnostics);
        return made.ok() ? giveText(*made, json) : made.status();
      });
}

int32_t tenon_executable_verified(tenon_executable *executable, int32_t entry,
                                  char **text, tenon_error **error) {
  if (text)
    *text = nullptr;
  return guarded(error, [&](Diagnostics &) -> Status {
    if (Status status = checkEntry(executable, entry); !status.ok())
      return status;
    if (!text)
      return badInput("expects a pointer for the text, got null");
    return giveText(executable->program->verified(static_cast<size_t>(entry)),
                    text);
  });
}

int32_t tenon_executable_bisect(tenon_executable *executable, int32_t entry,
                                const tenon_input *inputs, int32_t num_inputs,
                                const char *folder, char **text,
                                tenon_error **error) {
  if (text)
    *text = nullptr;
  return guarded(error, [&](Diagnostics &diagnostics) -> Status {
    Status status = checkEntry(executable, entry);
    Views views;
    if (status.ok() && (!text || !folder))
      status =
          badInput("expects a folder and a pointer for the text, got null");
    if (status.ok())
      status = readArguments(executable, entry, inputs, num_inputs, views);
    if (!status.ok())
      return status;
    std::string found;
    llvm::raw_string_ostream stream(found);
    status = executable->program->bisect(static_cast<size_t>(entry), views,
                                         folder, diagnostics, stream);
    Status given = giveText(found, text);
    return status.ok() ? given : status;
  });
}

int32_t tenon_executable_save(tenon_executable *executable, const char *path,
                              tenon_error **error) {
  return guarded(error, [&](Diagnostics &diagnostics) -> Status {
    if (!executable || !path)
      return badInput("expects an executable and a path, got a null pointer");
    return executable->program->save(path, diagnostics);
  });
}
