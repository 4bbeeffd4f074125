//===- Calls.cpp - Calls of the C interface -------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The part of the C interface in tenon/compiler.h that calls executables:
// binding, preparing and running entries. Checks everything that the library
// relies on (pointers, types, dimensions) and converts C structures to
// ArrayViews and back.
//
//===----------------------------------------------------------------------===//

#include "Arguments.h"
#include "Options/RunInputs.h"
#include "llvm/ADT/SmallVector.h"
#include <cstring>

using namespace tenon;

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
    std::vector<std::string> specs;
    if (Status status = readStrings(files, num_files, "files", specs);
        !status.ok())
      return status;
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
                                     /*copies=*/true, diagnostics);
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
