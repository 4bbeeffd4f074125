//===- CApi.cpp - The C interface of the runtime --------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tenon/runtime.h"

#include "Runtime/Artifact.h"
#include "Runtime/ArtifactFile.h"
#include "Runtime/Gguf.h"
#include "Runtime/Safetensors.h"

#include <cstring>
#include <new>
#include <optional>

using namespace tenon;

struct tenon_model {
  std::optional<SharedLibrary> library;
  const ten_artifact *artifact = nullptr;
  std::unique_ptr<ThreadPool> pool;
  /// One for each entry of the artifact, in order.
  std::vector<Result<Model>> entries;
};

/// A message that fits without an allocation, for out-of-memory errors.
static constexpr const char *outOfMemory = "out of memory";

static thread_local std::string error;

/// Calls `function`, which returns a Status; exceptions of the standard library
/// must not reach C.
template <typename F> static int32_t guarded(F function) {
  try {
    Status status = function();
    if (!status.ok())
      error = std::move(status.message);
    return status.code;
  } catch (const std::bad_alloc &) {
    error.assign(outOfMemory); // Fits a string's own storage.
    return TEN_RUNTIME_ERROR;
  } catch (...) {
    error.assign("internal error");
    return TEN_INTERNAL_ERROR;
  }
}

static Status create(std::optional<SharedLibrary> library,
                     const ten_artifact *artifact, int32_t threads,
                     tenon_model **result) {
  if (!artifact)
    return badInput("expects an artifact, got a null pointer");
  Status status = checkArtifact(*artifact);
  if (!status.ok())
    return status;
  std::unique_ptr<tenon_model> model(new tenon_model);
  model->library = std::move(library);
  model->artifact = artifact;
  model->pool = std::make_unique<ThreadPool>(threads);
  for (int32_t i = 0; i < artifact->num_entries; ++i)
    model->entries.push_back(
        Model::create(*artifact, artifact->entries[i].name, model->pool.get()));
  *result = model.release();
  return Status();
}

int32_t tenon_create(const ten_artifact *artifact, int32_t threads,
                     tenon_model **model) {
  *model = nullptr;
  return guarded(
      [&] { return create(std::nullopt, artifact, threads, model); });
}

int32_t tenon_load(const char *path, const char *symbol, int32_t threads,
                   tenon_model **model) {
  *model = nullptr;
  return guarded([&]() -> Status {
    if (!path)
      return badInput("expects a path, got a null pointer");
    Result<SharedLibrary> library =
        SharedLibrary::open(path, symbol ? symbol : "");
    if (!library)
      return std::move(library).status();
    const ten_artifact *artifact = &library->artifact();
    return create(*std::move(library), artifact, threads, model);
  });
}

int32_t tenon_check_file(const char *path) {
  return guarded([&]() -> Status {
    if (!path)
      return badInput("expects a path, got a null pointer");
    Result<std::string> version = checkArtifactFile(path);
    return version ? Status() : version.status();
  });
}

const ten_artifact *tenon_artifact(const tenon_model *model) {
  return model->artifact;
}

static Result<Model *> findModel(tenon_model *model, const char *entry) {
  for (int32_t i = 0; i < model->artifact->num_entries; ++i) {
    if (std::strcmp(model->artifact->entries[i].name, entry) != 0)
      continue;
    Result<Model> &found = model->entries[static_cast<size_t>(i)];
    if (!found)
      return found.status();
    return &*found;
  }
  return findEntry(*model->artifact, entry).status();
}

int32_t tenon_bind(tenon_model *model, const char *entry, const ten_array *args,
                   int32_t num_args) {
  return guarded([&]() -> Status {
    if (!entry || num_args < 0 || (num_args && !args))
      return badInput("expects a name and arguments, got a null pointer or a "
                      "negative count");
    Result<Model *> found = findModel(model, entry);
    if (!found)
      return std::move(found).status();
    return (*found)->bind(args, num_args);
  });
}

/// Returns the arrays of a file for the bound arguments: by their names, or in
/// order if no argument has the name of an array.
static Result<std::vector<ArrayView>> viewsFor(const ten_entry &entry,
                                               const SafetensorsFile &file,
                                               const char *path) {
  std::vector<const ten_signature *> bound;
  for (int32_t i = 0; i < entry.num_args; ++i)
    if (entry.args[i].bound)
      bound.push_back(&entry.args[i]);
  std::vector<ArrayView> views;
  std::string missing;
  for (const ten_signature *argument : bound) {
    if (std::optional<size_t> found = file.find(argument->name))
      views.push_back(file.view(*found));
    else if (missing.empty())
      missing = concat("'", argument->name, "'");
  }
  if (views.empty() && file.size() == bound.size())
    for (size_t i = 0; i < file.size(); ++i)
      views.push_back(file.view(i));
  if (views.size() != bound.size())
    return badInput("'", path, "' has ", file.size(), " arrays, but not ",
                    missing, ", one of the ", bound.size(),
                    " bound arguments of '", entry.name, "'");
  return views;
}

/// Returns the tensors of a file with the names of the bound arguments, in
/// their types.
static Result<std::vector<Buffer>> tensorsFor(const ten_entry &entry,
                                              const GgufFile &file) {
  std::vector<Buffer> tensors;
  for (int32_t i = 0; i < entry.num_args; ++i) {
    const ten_signature &argument = entry.args[i];
    if (!argument.bound)
      continue;
    ArrayRequest request(static_cast<ten_type>(argument.type),
                         {argument.dims, argument.dims + argument.rank});
    request.mayView = true;
    Result<Buffer> tensor = file.read(argument.name, request);
    if (!tensor)
      return std::move(tensor).status();
    tensors.push_back(*std::move(tensor));
  }
  return tensors;
}

static Status bindSafetensors(Model &model, const ten_entry &entry,
                              const char *path) {
  Result<SafetensorsFile> file = SafetensorsFile::open(path);
  if (!file)
    return std::move(file).status();
  Result<std::vector<ArrayView>> views = viewsFor(entry, *file, path);
  return views ? model.bind(*views) : std::move(views).status();
}

static Status bindGguf(Model &model, const ten_entry &entry, const char *path) {
  Result<GgufFile> file = GgufFile::open(path);
  if (!file)
    return std::move(file).status();
  Result<std::vector<Buffer>> tensors = tensorsFor(entry, *file);
  if (!tensors)
    return std::move(tensors).status();
  std::vector<ArrayView> views;
  for (const Buffer &tensor : *tensors)
    views.push_back(tensor.view());
  return model.bind(views);
}

int32_t tenon_bind_file(tenon_model *model, const char *entry,
                        const char *path) {
  return guarded([&]() -> Status {
    if (!entry || !path)
      return badInput("expects a name and a path, got a null pointer");
    Result<Model *> found = findModel(model, entry);
    if (!found)
      return std::move(found).status();
    Result<const ten_entry *> described = findEntry(*model->artifact, entry);
    if (!described)
      return std::move(described).status();
    constexpr std::string_view kGguf = ".gguf";
    std::string_view name = path;
    bool isGguf = name.size() > kGguf.size() &&
                  name.substr(name.size() - kGguf.size()) == kGguf;
    return isGguf ? bindGguf(**found, **described, path)
                  : bindSafetensors(**found, **described, path);
  });
}

int32_t tenon_run(tenon_model *model, const char *entry, const ten_array *args,
                  int32_t num_args, ten_array *results, int32_t num_results) {
  return guarded([&]() -> Status {
    if (!entry || num_args < 0 || num_results < 0 || (num_args && !args) ||
        (num_results && !results))
      return badInput("expects a name, arguments and results, got a null "
                      "pointer or a negative count");
    Result<Model *> found = findModel(model, entry);
    if (!found)
      return std::move(found).status();
    return (*found)->run(args, num_args, results, num_results);
  });
}

const char *tenon_last_error(const tenon_model *) { return error.c_str(); }

void tenon_destroy(tenon_model *model) { delete model; }
