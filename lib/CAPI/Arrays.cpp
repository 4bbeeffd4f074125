//===- Arrays.cpp - Arrays in files, in C ---------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The part of the C interface in tenon/compiler.h that reads the arrays of a
// file. Those of a .safetensors file stay in the mapped file; others are read
// when the file is opened.
//
//===----------------------------------------------------------------------===//

#include "Handles.h"
#include "Runtime/Npy.h"
#include "Runtime/Npz.h"
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
