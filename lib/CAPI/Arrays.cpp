//===- Arrays.cpp - Arrays in files, in C ---------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The part of the C interface in tenon/compiler.h about arrays: the arrays of a
// file, those for the arguments and results of an entry, writing, printing and
// comparing. The arrays of a .safetensors file stay in the mapped file; others
// are read when the file is opened.
//
//===----------------------------------------------------------------------===//

#include "Arguments.h"
#include "Options/RunInputs.h"
#include "Runtime/Compare.h"
#include "Runtime/Npy.h"
#include "Runtime/Npz.h"
#include "Runtime/Print.h"
#include "Runtime/Safetensors.h"

using namespace tenon;

struct tenon_arrays {
  std::vector<std::string> names;
  std::vector<Buffer> buffers; ///< of .npy and .npz
  std::optional<SafetensorsFile> file;

  std::optional<ArrayView> view(int32_t index) const {
    auto i = static_cast<size_t>(index);
    if (index < 0 || i >= names.size())
      return std::nullopt;
    return file ? file->view(i) : buffers[i].view();
  }
};

static Status readAll(llvm::StringRef path, tenon_arrays &arrays) {
  if (path.ends_with(".safetensors")) {
    auto file = SafetensorsFile::open(path.str());
    if (!file.ok())
      return std::move(file).status();
    for (size_t i = 0; i < file->size(); ++i)
      arrays.names.push_back(file->name(i));
    arrays.file = std::move(*file);
    return {};
  }
  if (path.ends_with(".npz")) {
    auto file = NpzFile::open(path.str());
    if (!file.ok())
      return std::move(file).status();
    for (size_t i = 0; i < file->size(); ++i) {
      auto read = file->read(i);
      if (!read.ok())
        return std::move(read).status();
      arrays.names.push_back(file->name(i));
      arrays.buffers.push_back(std::move(*read));
    }
    return {};
  }
  if (!path.ends_with(".npy"))
    return badInput("expects a .safetensors, .npz or .npy file, got '",
                    path.str(), "'");
  auto read = readNpy(path.str());
  if (!read.ok())
    return std::move(read).status();
  arrays.names.emplace_back();
  arrays.buffers.push_back(std::move(*read));
  return {};
}

int32_t tenon_arrays_open(const char *path, tenon_arrays **arrays,
                          tenon_error **error) {
  if (arrays)
    *arrays = nullptr;
  return guarded(error, [&](Diagnostics &) -> Status {
    if (!path || !arrays)
      return badInput("expects a path and a pointer for the arrays, got null");
    auto made = std::make_unique<tenon_arrays>();
    if (Status status = readAll(path, *made); !status.ok())
      return status;
    *arrays = made.release();
    return {};
  });
}

void tenon_arrays_free(tenon_arrays *arrays) { delete arrays; }

int32_t tenon_arrays_count(const tenon_arrays *arrays) {
  return arrays ? static_cast<int32_t>(arrays->names.size()) : 0;
}

const char *tenon_arrays_name(const tenon_arrays *arrays, int32_t index) {
  if (!arrays || !arrays->view(index))
    return nullptr;
  return arrays->names[static_cast<size_t>(index)].c_str();
}

int32_t tenon_arrays_find(const tenon_arrays *arrays, const char *name) {
  for (int32_t i = 0; name && i < tenon_arrays_count(arrays); ++i)
    if (arrays->names[static_cast<size_t>(i)] == name)
      return i;
  return -1;
}

int32_t tenon_arrays_get(const tenon_arrays *arrays, int32_t index,
                         tenon_input *array) {
  std::optional<ArrayView> view;
  if (arrays)
    view = arrays->view(index);
  if (!view || !array)
    return TEN_BAD_INPUT;
  *array = {view->data, view->dims, static_cast<int32_t>(view->rank),
            static_cast<int32_t>(view->type)};
  return TEN_OK;
}

//===----------------------------------------------------------------------===//
// Arrays for an entry
//===----------------------------------------------------------------------===//

/// Reads arrays with the types of a list of arguments or results; `what` names
/// one of them in messages.
static int32_t readFor(const tenon_executable *executable, int32_t entry,
                       std::vector<TensorSignature> EntrySignature::*list,
                       const char *what, const char *const *specs,
                       int32_t num_specs, tenon_arrays **arrays,
                       tenon_error **error) {
  if (arrays)
    *arrays = nullptr;
  return guarded(error, [&](Diagnostics &) -> Status {
    if (Status status = checkEntry(executable, entry); !status.ok())
      return status;
    if (!arrays)
      return badInput("expects a pointer for the arrays, got null");
    std::vector<std::string> names;
    if (Status status = readStrings(specs, num_specs, "names of arrays", names);
        !status.ok())
      return status;
    const std::vector<TensorSignature> &types =
        executable->program->entries()[static_cast<size_t>(entry)].*list;
    Result<std::vector<Buffer>> read = readArrays(names, types, what);
    if (!read.ok())
      return read.status();
    auto made = std::make_unique<tenon_arrays>();
    made->buffers = std::move(*read);
    for (const TensorSignature &type : types)
      made->names.push_back(type.name);
    *arrays = made.release();
    return {};
  });
}

int32_t tenon_executable_read_arguments(const tenon_executable *executable,
                                        int32_t entry, const char *const *specs,
                                        int32_t num_specs,
                                        tenon_arrays **arrays,
                                        tenon_error **error) {
  return readFor(executable, entry, &EntrySignature::arguments, "argument",
                 specs, num_specs, arrays, error);
}

int32_t tenon_executable_read_results(const tenon_executable *executable,
                                      int32_t entry, const char *const *specs,
                                      int32_t num_specs, tenon_arrays **arrays,
                                      tenon_error **error) {
  return readFor(executable, entry, &EntrySignature::results, "result", specs,
                 num_specs, arrays, error);
}

//===----------------------------------------------------------------------===//
// One array
//===----------------------------------------------------------------------===//

/// Returns an array of a caller as a view.
static Result<ArrayView> viewOf(const tenon_input *array) {
  if (!array)
    return badInput("expects an array, got a null pointer");
  Views views;
  Status status = readInputs(array, 1, views, Reads::Elements,
                             [](int32_t) { return true; });
  if (!status.ok())
    return status;
  return views.front();
}

int32_t tenon_array_save(const tenon_input *array, const char *path,
                         tenon_error **error) {
  return guarded(error, [&](Diagnostics &) -> Status {
    Result<ArrayView> view = viewOf(array);
    if (!view.ok())
      return view.status();
    if (!path)
      return badInput("expects a path, got a null pointer");
    return writeNpy(path, *view);
  });
}

int32_t tenon_array_text(const tenon_input *array, char **text,
                         tenon_error **error) {
  if (text)
    *text = nullptr;
  return guarded(error, [&](Diagnostics &) -> Status {
    Result<ArrayView> view = viewOf(array);
    if (!view.ok())
      return view.status();
    if (!text)
      return badInput("expects a pointer for the text, got null");
    return giveText(printTensor(*view), text);
  });
}

int32_t tenon_array_compare(const tenon_input *array,
                            const tenon_input *expected,
                            const tenon_tolerance *tolerance,
                            int32_t *are_equal, char **text,
                            tenon_error **error) {
  if (text)
    *text = nullptr;
  return guarded(error, [&](Diagnostics &) -> Status {
    Result<ArrayView> got = viewOf(array), want = viewOf(expected);
    for (const Result<ArrayView> *view : {&got, &want})
      if (!view->ok())
        return view->status();
    if (!are_equal)
      return badInput("expects a pointer for the outcome, got null");
    Tolerance within;
    if (tolerance)
      within = {tolerance->absolute, tolerance->relative, tolerance->units};
    Result<Comparison> comparison = compareArrays(*got, *want, within);
    if (!comparison.ok())
      return comparison.status();
    *are_equal = comparison->equal() ? 1 : 0;
    return text ? giveText(comparison->message(), text) : Status();
  });
}
