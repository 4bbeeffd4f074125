//===- Calls.cpp - Calls of the C interface -------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The part of the C interface in tenon/compiler.h that calls executables:
// binding, preparing and running entries, counters, benchmarks, explanations
// and artifacts. Checks everything that the library relies on (pointers, types,
// dimensions) and converts C structures to ArrayViews and back.
//
//===----------------------------------------------------------------------===//

#include "Handles.h"
#include "Options/RunInputs.h"
#include "llvm/ADT/SmallVector.h"
#include <cstring>

using namespace tenon;

using Views = llvm::SmallVector<ArrayView, 8>;

static Status checkEntry(const tenon_executable *executable, int32_t entry) {
  if (!executable)
    return badInput("expects an executable, got a null pointer");
  if (entry < 0 || static_cast<size_t>(entry) >= executable->entries.size())
    return badInput("expects an entry from 0 to ",
                    executable->entries.size() - 1, ", got ", entry);
  return {};
}

/// The parts of the given arrays that a function reads.
enum class Reads { Types, Elements };

/// Converts arrays of the caller to views and checks types, dimensions (for
/// overflow) and pointers. `isGiven` says whether the array with an index is
/// used.
template <typename IsGiven>
static Status readInputs(const tenon_input *inputs, int32_t count, Views &views,
                         Reads reads, IsGiven isGiven) {
  if (count < 0 || (count > 0 && !inputs))
    return badInput("expects arrays, got a null pointer or a negative count");
  views.reserve(static_cast<size_t>(count));
  for (int32_t i = 0; i < count; ++i) {
    const tenon_input &input = inputs[i];
    if (!isGiven(i)) {
      views.emplace_back();
      continue;
    }
    if (!isElementType(input.type))
      return badInput("argument ", i, " expects an element type, got ",
                      input.type);
    if (input.rank < 0 || (input.rank > 0 && !input.dims))
      return badInput("argument ", i, " expects dimensions, got ",
                      input.rank < 0 ? "a negative rank" : "a null pointer");
    auto type = static_cast<ten_type>(input.type);
    Result<int64_t> bytes = countBytes(type, input.dims, input.rank);
    if (!bytes.ok())
      return std::move(bytes).status().within(concat("argument ", i));
    if (reads == Reads::Elements && !input.data && *bytes > 0)
      return badInput("argument ", i, " expects data, got a null pointer");
    views.push_back({type, input.data, input.dims, input.rank});
  }
  return {};
}

/// Reads all arguments of an entry; those of bound arguments are ignored.
static Status readArguments(const tenon_executable *executable, int32_t entry,
                            const tenon_input *inputs, int32_t count,
                            Views &views, Reads reads = Reads::Elements) {
  const std::vector<ten_signature> &declared =
      executable->entries[static_cast<size_t>(entry)].arguments;
  return readInputs(inputs, count, views, reads, [&](int32_t i) {
    return static_cast<size_t>(i) >= declared.size() ||
           !declared[static_cast<size_t>(i)].bound;
  });
}

int32_t tenon_executable_bind(tenon_executable *executable, int32_t entry,
                              const tenon_input *values, int32_t num_values,
                              int32_t borrow, tenon_error **error) {
  return guarded(error, [&](Diagnostics &diagnostics) -> Status {
    Status status = checkEntry(executable, entry);
    Views views;
    if (status.ok())
      status = readInputs(values, num_values, views, Reads::Elements,
                          [](int32_t) { return true; });
    if (!status.ok())
      return status;
    return executable->program->bind(static_cast<size_t>(entry),
                                     {views.begin(), views.end()}, !borrow,
                                     diagnostics);
  });
}

int32_t tenon_executable_bind_files(tenon_executable *executable, int32_t entry,
                                    const char *const *files, int32_t num_files,
                                    tenon_error **error) {
  return guarded(error, [&](Diagnostics &diagnostics) -> Status {
    if (Status status = checkEntry(executable, entry); !status.ok())
      return status;
    if (num_files < 0 || (num_files > 0 && !files))
      return badInput("expects files, got a null pointer or a negative count");
    std::vector<std::string> specs;
    for (int32_t i = 0; i < num_files; ++i) {
      if (!files[i])
        return badInput("file ", i, " expects a name, got a null pointer");
      specs.emplace_back(files[i]);
    }
    std::vector<TensorSignature> types;
    for (const ten_signature &argument :
         executable->entries[static_cast<size_t>(entry)].arguments)
      if (argument.bound)
        types.push_back({static_cast<ten_type>(argument.type),
                         {argument.dims, argument.dims + argument.rank},
                         argument.name,
                         /*bound=*/true});
    Result<std::vector<Buffer>> arrays =
        readArrays(specs, types, "bound argument");
    if (!arrays.ok())
      return arrays.status();
    Views views(arrays->begin(), arrays->end());
    return executable->program->bind(static_cast<size_t>(entry),
                                     {views.begin(), views.end()},
                                     /*copy=*/true, diagnostics);
  });
}

int32_t tenon_executable_prepare(tenon_executable *executable, int32_t entry,
                                 const tenon_input *inputs, int32_t num_inputs,
                                 tenon_error **error) {
  return guarded(error, [&](Diagnostics &diagnostics) -> Status {
    Status status = checkEntry(executable, entry);
    Views views;
    if (status.ok())
      status = readInputs(inputs, num_inputs, views, Reads::Types,
                          [](int32_t) { return true; });
    if (!status.ok())
      return status;
    std::vector<std::vector<int64_t>> sizes;
    for (const ArrayView &view : views)
      sizes.emplace_back(view.dims, view.dims + view.rank);
    return executable->program->prepare(static_cast<size_t>(entry),
                                        std::move(sizes), diagnostics);
  });
}

/// Passes a result to the caller.
static void give(ResultArray &result, const ten_signature &signature,
                 tenon_output &output) {
  output.rank = signature.rank;
  output.type = signature.type;
  output.buffer = nullptr;
  if (output.data) {
    const int64_t *dims = result.dims ? result.dims : signature.dims;
    Result<int64_t> bytes =
        countBytes(static_cast<ten_type>(signature.type), dims, signature.rank);
    // Dynamic dimensions are unknown if the caller provides no memory for them.
    if (bytes.ok())
      output.bytes = *bytes;
    return;
  }
  auto *buffer = new tenon_buffer;
  output.buffer = buffer;
  int64_t *dims;
  if (result.pooled) {
    buffer->pooled = std::move(result.pooled);
    buffer->dims = std::move(result.shape);
    output.data = buffer->pooled.get();
    dims = buffer->dims.data();
  } else {
    buffer->made = std::move(result.made);
    output.data = buffer->made.data();
    dims = buffer->made.array().dims;
  }
  Result<int64_t> bytes =
      countBytes(static_cast<ten_type>(signature.type), dims, signature.rank);
  output.bytes = bytes.ok() ? *bytes : 0;
  if (!output.dims)
    output.dims = dims;
}

int32_t tenon_executable_run(tenon_executable *executable, int32_t entry,
                             const tenon_input *inputs, int32_t num_inputs,
                             tenon_output *outputs, int32_t num_outputs,
                             tenon_error **error) {
  return guarded(error, [&](Diagnostics &diagnostics) -> Status {
    Status status = checkEntry(executable, entry);
    Views views;
    if (status.ok())
      status = readArguments(executable, entry, inputs, num_inputs, views);
    if (!status.ok())
      return status;
    const std::vector<ten_signature> &declared =
        executable->entries[static_cast<size_t>(entry)].results;
    if (num_outputs != static_cast<int64_t>(declared.size()) ||
        (num_outputs > 0 && !outputs))
      return badInput("expects ", declared.size(),
                      declared.size() == 1 ? " result" : " results", ", got ",
                      outputs ? num_outputs : 0);
    llvm::SmallVector<ResultArray, 4> results(declared.size());
    for (size_t i = 0; i < results.size(); ++i) {
      results[i].data = outputs[i].data;
      results[i].bytes = outputs[i].bytes;
      results[i].dims = outputs[i].dims;
      results[i].pool = executable->memory.get();
    }
    status = executable->program->run(static_cast<size_t>(entry), views,
                                      results, diagnostics);
    for (size_t i = 0; status.ok() && i < results.size(); ++i)
      give(results[i], declared[i], outputs[i]);
    return status;
  });
}

tenon_buffer *tenon_buffer_retain(tenon_buffer *buffer) {
  if (buffer)
    buffer->users.fetch_add(1, std::memory_order_relaxed);
  return buffer;
}

void tenon_buffer_release(tenon_buffer *buffer) {
  if (buffer && buffer->users.fetch_sub(1, std::memory_order_acq_rel) == 1)
    delete buffer;
}

//===----------------------------------------------------------------------===//
// Properties of an executable
//===----------------------------------------------------------------------===//

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
    *times = {measured->least, measured->median, measured->p90,
              measured->calls};
    return {};
  });
}

static int32_t explain(tenon_executable *executable, int32_t entry,
                       Executable::Form form, const tenon_input *inputs,
                       int32_t count, int64_t calls, char **text,
                       tenon_error **error) {
  if (text)
    *text = nullptr;
  return guarded(error, [&](Diagnostics &diagnostics) -> Status {
    Status status = checkEntry(executable, entry);
    Views views;
    if (status.ok() && !text)
      status = badInput("expects a pointer for the text, got null");
    if (status.ok())
      status = readArguments(executable, entry, inputs, count, views,
                             calls > 0 ? Reads::Elements : Reads::Types);
    if (!status.ok())
      return status;
    Result<std::string> made = executable->program->explain(
        static_cast<size_t>(entry), form, views, calls, diagnostics);
    if (!made.ok())
      return made.status();
    *text = ::strdup(made->c_str());
    return *text ? Status() : runtimeError("out of memory: text");
  });
}

int32_t tenon_executable_explain(tenon_executable *executable, int32_t entry,
                                 const tenon_input *inputs, int32_t num_inputs,
                                 int64_t calls, char **text,
                                 tenon_error **error) {
  return explain(executable, entry, Executable::Form::Text, inputs, num_inputs,
                 calls, text, error);
}

int32_t tenon_executable_report(tenon_executable *executable, int32_t entry,
                                const tenon_input *inputs, int32_t num_inputs,
                                int64_t calls, char **html,
                                tenon_error **error) {
  return explain(executable, entry, Executable::Form::Page, inputs, num_inputs,
                 calls, html, error);
}

int32_t tenon_executable_save(tenon_executable *executable, const char *path,
                              tenon_error **error) {
  return guarded(error, [&](Diagnostics &diagnostics) -> Status {
    if (!executable || !path)
      return badInput("expects an executable and a path, got a null pointer");
    return executable->program->save(path, diagnostics);
  });
}
