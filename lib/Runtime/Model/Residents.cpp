//===- Residents.cpp - Values that are made of bound arguments ------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs the parts of a load function. A table of the process has the values of
// parts by what they are made of: the part's digest and the places of its
// arguments in shared files. It refers to values weakly; each value keeps the
// files of its arguments mapped, so that no other array can take their place.
//
//===----------------------------------------------------------------------===//

#include "Residents.h"
#include "Runtime/File.h"
#include "Runtime/Memory.h"

#include <algorithm>
#include <map>
#include <mutex>

using namespace tenon;

namespace {

/// Identifies the values of a part by the inputs of their computation.
using PartKey = std::vector<uint64_t>;

/// The values of a part, which several models may share.
struct PartValues {
  std::vector<Buffer> values;
  std::vector<std::shared_ptr<const FileBytes>> files;
};

/// All parts' values that are in use.
struct PartTable {
  std::mutex mutex;
  std::map<PartKey, std::weak_ptr<const PartValues>> values;

  static PartTable &get() {
    // Never destroyed: models may end after static destructors.
    static auto *table = new PartTable;
    return *table;
  }
  std::shared_ptr<const PartValues> find(const PartKey &key) {
    std::lock_guard<std::mutex> lock(mutex);
    auto found = values.find(key);
    return found == values.end() ? nullptr : found->second.lock();
  }
  void add(const PartKey &key, const std::shared_ptr<const PartValues> &made) {
    std::lock_guard<std::mutex> lock(mutex);
    for (auto it = values.begin(); it != values.end();)
      it = it->second.expired() ? values.erase(it) : std::next(it);
    values[key] = made;
  }
};

/// One part while it is loaded.
struct LoadedPart {
  const ten_load_part *part;
  std::vector<ArrayView> args;
  PartKey key; ///< empty: the values are not shared
  std::shared_ptr<PartValues> made;
};

} // namespace

/// Sets the key and the files of a part if all of its arguments are in files.
static void identify(LoadedPart &loaded) {
  const ten_load_part &part = *loaded.part;
  PartKey key = {part.digest_low, part.digest_high};
  bool isShared = part.digest_low || part.digest_high;
  for (const ArrayView &arg : loaded.args) {
    auto file =
        SharedFile::containing(arg.data, static_cast<size_t>(arg.numBytes()));
    isShared &= file != nullptr;
    loaded.made->files.push_back(std::move(file));
    key.push_back(reinterpret_cast<uintptr_t>(arg.data));
    key.push_back(static_cast<uint64_t>(arg.type));
    key.insert(key.end(), arg.dims, arg.dims + arg.rank);
  }
  if (isShared)
    loaded.key = std::move(key);
}

/// Takes an argument as the value that it is.
static Status takeArgument(const LoadedPart &loaded, Residents &made) {
  const ArrayView &arg = loaded.args.front();
  Buffer &value = made[static_cast<size_t>(loaded.part->results[0])];
  auto file =
      SharedFile::containing(arg.data, static_cast<size_t>(arg.numBytes()));
  // Compiled code expects elements to be aligned.
  auto alignment = static_cast<uintptr_t>(storageSize(partType(arg.type)));
  if (file && reinterpret_cast<uintptr_t>(arg.data) % alignment == 0) {
    value = Buffer::viewOf(std::move(file), arg);
    return Status();
  }
  Result<Buffer> copy = Buffer::copyOf(arg);
  if (!copy)
    return std::move(copy).status();
  value = *std::move(copy);
  return Status();
}

/// Shows the values of a part, which they keep.
static void takeValues(const ten_load_part &part,
                       const std::shared_ptr<const PartValues> &values,
                       Residents &made) {
  for (int32_t i = 0; i < part.num_results; ++i)
    made[static_cast<size_t>(part.results[i])] =
        Buffer::viewOf(values, values->values[static_cast<size_t>(i)].view());
}

/// Allocates memory for the values of parts if their sizes are static; if
/// allocation fails, the run reports it.
static void allocateValues(std::vector<LoadedPart> &parts) {
  std::vector<std::pair<ten_type, std::vector<int64_t>>> arrays;
  for (const LoadedPart &loaded : parts)
    for (int32_t i = 0; i < loaded.part->num_results; ++i) {
      const ten_signature &signature = loaded.part->entry->results[i];
      arrays.emplace_back(static_cast<ten_type>(signature.type),
                          std::vector<int64_t>(
                              signature.dims, signature.dims + signature.rank));
    }
  Result<std::vector<Buffer>> together = Buffer::createTogether(arrays);
  if (!together)
    return;
  size_t next = 0;
  for (LoadedPart &loaded : parts)
    for (int32_t i = 0; i < loaded.part->num_results; ++i)
      loaded.made->values.push_back(std::move((*together)[next++]));
}

Status tenon::makeResidents(const ten_entry &load,
                            const std::vector<ArrayView> &args,
                            const RunLoad &run, Residents &made) {
  made.clear();
  if (load.run) {
    std::vector<LoadedPart> whole(1);
    std::vector<int64_t> numbers(static_cast<size_t>(load.num_results));
    for (size_t i = 0; i < numbers.size(); ++i)
      numbers[i] = static_cast<int64_t>(i);
    ten_load_part part = {
        &load, load.num_args, load.num_results, nullptr, numbers.data(), 0, 0};
    whole[0] = {&part, {}, {}, std::make_shared<PartValues>()};
    allocateValues(whole);
    made = std::move(whole[0].made->values);
    return run(load, args, made);
  }
  made.resize(static_cast<size_t>(load.num_results));
  std::vector<LoadedPart> missing;
  for (int32_t i = 0; i < load.num_parts; ++i) {
    LoadedPart loaded = {
        &load.parts[i], {}, {}, std::make_shared<PartValues>()};
    for (int32_t j = 0; j < loaded.part->num_args; ++j)
      loaded.args.push_back(args[static_cast<size_t>(loaded.part->args[j])]);
    if (!loaded.part->entry) {
      if (Status status = takeArgument(loaded, made); !status.ok())
        return status;
      continue;
    }
    identify(loaded);
    std::shared_ptr<const PartValues> known;
    if (!loaded.key.empty())
      known = PartTable::get().find(loaded.key);
    if (known)
      takeValues(*loaded.part, known, made);
    else
      missing.push_back(std::move(loaded));
  }
  allocateValues(missing);
  // Memory is largest while a part runs: its pages of the file and its arena
  // are in memory beside all values made so far.
  std::sort(missing.begin(), missing.end(),
            [](const LoadedPart &a, const LoadedPart &b) {
              return std::make_pair(totalBytes(b.args), a.part) <
                     std::make_pair(totalBytes(a.args), b.part);
            });
  for (LoadedPart &loaded : missing) {
    if (Status status =
            run(*loaded.part->entry, loaded.args, loaded.made->values);
        !status.ok())
      return status;
    for (const ArrayView &arg : loaded.args)
      SharedFile::release(arg.data, static_cast<size_t>(arg.numBytes()));
    if (!loaded.key.empty())
      PartTable::get().add(loaded.key, loaded.made);
    takeValues(*loaded.part, loaded.made, made);
  }
  return Status();
}
