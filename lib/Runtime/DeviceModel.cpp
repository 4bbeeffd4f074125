//===- DeviceModel.cpp - Running an entry whose kernels are a device's ----===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Runtime/Accelerator.h"
#include "Runtime/Artifact.h"

#include <algorithm>
#include <set>

using namespace tenon;

namespace {

/// A block of the device's memory that grows as needed.
class DeviceBlock {
public:
  DeviceBlock() = default;
  explicit DeviceBlock(Accelerator &device) : device(&device) {}
  DeviceBlock(DeviceBlock &&other) noexcept { *this = std::move(other); }
  DeviceBlock &operator=(DeviceBlock &&other) noexcept {
    std::swap(device, other.device);
    std::swap(memory, other.memory);
    std::swap(size, other.size);
    return *this;
  }
  ~DeviceBlock() {
    if (memory)
      device->free(memory);
  }

  void *data() const { return memory; }
  Status grow(int64_t bytes, std::string_view what) {
    if (memory && bytes <= size)
      return {};
    if (memory)
      device->free(memory);
    memory = nullptr;
    // What has no elements has an address as well.
    Result<void *> made = device->allocate(std::max<int64_t>(bytes, 1), what);
    if (!made)
      return std::move(made).status();
    memory = *made;
    size = bytes;
    return {};
  }

private:
  Accelerator *device = nullptr;
  void *memory = nullptr;
  int64_t size = 0;
};

} // namespace

struct DeviceModel::State {
  const ten_artifact *artifact = nullptr;
  const ten_entry *entry = nullptr;
  // First, so that it ends after the memory that it gave.
  std::unique_ptr<Accelerator> device;
  DeviceBlock constants, arena;
  std::vector<DeviceBlock> args, results, reserved;
  std::vector<std::vector<int64_t>> dims;
  int64_t arenaBytes = 0;
  /// What the last call did on the device, where that is the same on every
  /// call with this memory; the memory and sizes that it was for.
  std::unique_ptr<Recording> recording;
  std::vector<int64_t> recordedFor, lastCall;
  /// Whether the running call has asked for more than work on the device.
  bool asksHost = false;
  bool mayRecord = true;
  /// Copies on the host that a call which failed has not ended.
  std::set<void *> staged;
  /// Why the device failed, which a site cannot say.
  Status failure;
  ten_context context = {};
  ten_device functions = {};

  static State &of(ten_device *device) {
    return *static_cast<State *>(device->self);
  }
  int32_t keep(Status status) {
    if (status.ok())
      return 0;
    failure = std::move(status);
    return 1;
  }
  ~State() { releaseStaged(); }
  void releaseStaged() {
    for (void *memory : staged)
      freeMemory(memory);
    staged.clear();
  }
  void connect();
  Status failedAt(int32_t site);
  Status perform(const ten_call &call);
  std::vector<int64_t> identityOf(const ten_call &call) const;
  Status plan(const std::vector<ten_array> &plain);
};

DeviceModel::DeviceModel(std::unique_ptr<State> state)
    : state(std::move(state)) {}
DeviceModel::DeviceModel(DeviceModel &&other) noexcept = default;
DeviceModel &DeviceModel::operator=(DeviceModel &&other) noexcept = default;
DeviceModel::~DeviceModel() = default;

const ten_entry &DeviceModel::entry() const { return *state->entry; }
int64_t DeviceModel::arenaBytes() const { return state->arenaBytes; }

void DeviceModel::State::connect() {
  functions.self = this;
  functions.launch = [](ten_device *d, int64_t kernel, int64_t blocks,
                        int64_t threads, const int64_t *words,
                        int64_t count) -> int32_t {
    // Nothing to compute is no launch: a grid has one block at least.
    if (blocks == 0)
      return 0;
    return of(d).keep(
        of(d).device->launch(kernel, blocks, threads, words, count));
  };
  functions.multiply = [](ten_device *d, const ten_product *product,
                          int64_t kernel, int64_t blocks, int64_t threads,
                          const int64_t *words, int64_t count) -> int32_t {
    return of(d).keep(of(d).device->multiply(*product, kernel, blocks, threads,
                                             words, count));
  };
  functions.read = [](ten_device *d, void *host, const void *from,
                      int64_t bytes) {
    of(d).asksHost = true;
    return of(d).keep(of(d).device->read(host, from, bytes));
  };
  functions.write = [](ten_device *d, void *to, const void *host,
                       int64_t bytes) {
    of(d).asksHost = true;
    return of(d).keep(of(d).device->write(to, host, bytes));
  };
  functions.copy = [](ten_device *d, void *to, const void *from,
                      int64_t bytes) {
    return of(d).keep(of(d).device->copy(to, from, bytes));
  };
  functions.stage = [](ten_device *d, const void *from, int64_t bytes,
                       void **host) -> int32_t {
    of(d).asksHost = true;
    *host = allocateMemory(bytes);
    if (!*host)
      return of(d).keep(runtimeError("out of memory: a copy on the host needs ",
                                     bytes, " bytes"));
    of(d).staged.insert(*host);
    return of(d).keep(of(d).device->read(*host, from, bytes));
  };
  functions.unstage = [](ten_device *d, void *to, void *host, int64_t bytes,
                         int64_t writeBack) -> int32_t {
    Status status;
    if (writeBack)
      status = of(d).device->write(to, host, bytes);
    of(d).staged.erase(host);
    freeMemory(host);
    return of(d).keep(std::move(status));
  };
  context.self = this;
  context.device = &functions;
  context.parallel_for = [](ten_context *, int64_t count,
                            int32_t (*body)(void *, int64_t),
                            void *env) -> int32_t {
    for (int64_t i = 0; i < count; ++i)
      if (int32_t value = body(env, i))
        return value;
    return 0;
  };
  context.reserve = [](ten_context *context, int64_t bytes) -> void * {
    auto *self = static_cast<State *>(context->self);
    self->asksHost = true;
    DeviceBlock block(*self->device);
    self->failure = block.grow(bytes, "a value of dynamic size");
    if (!self->failure.ok())
      return nullptr;
    self->reserved.push_back(std::move(block));
    return self->reserved.back().data();
  };
}

Result<DeviceModel> DeviceModel::create(const ten_artifact &artifact,
                                        std::string_view entryName,
                                        std::unique_ptr<Accelerator> device) {
  if (Status status = checkArtifact(artifact); !status.ok())
    return status;
  Result<const ten_entry *> entry = findEntry(artifact, entryName);
  if (!entry)
    return std::move(entry).status();
  std::unique_ptr<State> state(new State);
  state->artifact = &artifact;
  state->entry = *entry;
  state->device = std::move(device);
  state->constants = DeviceBlock(*state->device);
  state->arena = DeviceBlock(*state->device);
  for (int32_t i = 0; i < (*entry)->num_args; ++i)
    state->args.emplace_back(*state->device);
  for (int32_t i = 0; i < (*entry)->num_results; ++i) {
    state->results.emplace_back(*state->device);
    state->dims.emplace_back((*entry)->results[i].rank);
  }
  state->connect();
  if (artifact.constants_bytes > 0) {
    if (Status status =
            state->constants.grow(artifact.constants_bytes, "the constants");
        !status.ok())
      return status;
    if (Status status =
            state->device->write(state->constants.data(), artifact.constants,
                                 artifact.constants_bytes);
        !status.ok())
      return status;
  }
  return DeviceModel(std::move(state));
}

Status DeviceModel::State::failedAt(int32_t site) {
  return failure.ok() ? failureAt(*entry, site) : std::move(failure);
}

/// All that the work of a call depends on, if it asks the host for nothing.
std::vector<int64_t>
DeviceModel::State::identityOf(const ten_call &call) const {
  std::vector<int64_t> words;
  auto add = [&](const ten_array &array, int32_t rank) {
    words.push_back(
        static_cast<int64_t>(reinterpret_cast<uintptr_t>(array.data)));
    words.insert(words.end(), array.dims, array.dims + rank);
  };
  for (int32_t i = 0; i < entry->num_args; ++i)
    add(call.args[i], entry->args[i].rank);
  for (int32_t i = 0; i < entry->num_results; ++i)
    add(call.results[i], entry->results[i].rank);
  words.push_back(
      static_cast<int64_t>(reinterpret_cast<uintptr_t>(call.arena)));
  words.push_back(call.arena_bytes);
  return words;
}

/// The first call with some memory is as the entry does it; the second one is
/// recorded, and later ones do what was recorded.
Status DeviceModel::State::perform(const ten_call &call) {
  std::vector<int64_t> identity = identityOf(call);
  if (recording && recordedFor == identity)
    return device->replay(*recording);
  bool records = mayRecord && !asksHost && lastCall == identity;
  if (records) {
    recording.reset();
    records = mayRecord = device->beginRecording();
  }
  asksHost = false;
  int32_t site = entry->run(&call);
  if (records)
    recording = device->endRecording();
  if (site) {
    // It may not have come to where it asks.
    lastCall.clear();
    recording.reset();
    return failedAt(site);
  }
  lastCall = identity;
  if (!records)
    return {};
  if (recording && !asksHost) {
    recordedFor = std::move(identity);
    return device->replay(*recording);
  }
  // It cannot be: nothing was done so far.
  recording.reset();
  mayRecord = false;
  asksHost = false;
  failure = Status();
  if (int32_t again = entry->run(&call))
    return failedAt(again);
  return {};
}

Status DeviceModel::State::plan(const std::vector<ten_array> &plain) {
  std::vector<ten_array> places;
  places.reserve(dims.size());
  for (std::vector<int64_t> &sizes : dims)
    places.push_back({nullptr, sizes.data()});
  ten_plan query = {};
  query.args = plain.data();
  query.threads = 1;
  query.results = places.data();
  query.arena_alignment = 1;
  failure = Status();
  if (int32_t site = entry->plan(&query))
    return failedAt(site);
  arenaBytes = query.arena_bytes;
  if (arenaBytes < 0)
    return internalError("the plan of '", entry->name, "' asks for ",
                         arenaBytes, " bytes");
  return arena.grow(arenaBytes, concat("the arena of '", entry->name, "'"));
}

Status DeviceModel::run(const std::vector<ArrayView> &args,
                        std::vector<Buffer> &results) {
  State &s = *state;
  const ten_entry &entry = *s.entry;
  Result<std::vector<ten_array>> described = describeArguments(entry, args);
  if (!described)
    return std::move(described).status();
  std::vector<ten_array> &plain = *described;
  s.reserved.clear();
  s.releaseStaged();
  if (Status status = s.plan(plain); !status.ok())
    return status;
  for (size_t i = 0; i < args.size(); ++i) {
    int64_t bytes = args[i].numBytes();
    Status status = s.args[i].grow(bytes, concat("argument ", i));
    if (status.ok())
      status = s.device->write(s.args[i].data(), args[i].data, bytes);
    if (!status.ok())
      return status;
    plain[i].data = s.args[i].data();
  }
  results.resize(s.results.size());
  std::vector<ten_array> places(s.results.size());
  for (size_t i = 0; i < places.size(); ++i) {
    places[i].dims = s.dims[i].data();
    bool isDynamic =
        std::find(s.dims[i].begin(), s.dims[i].end(), -1) != s.dims[i].end();
    if (isDynamic)
      continue;
    // A donated argument's memory is the result's.
    for (size_t j = 0; j < args.size(); ++j)
      if (entry.args[j].alias == static_cast<int32_t>(i) && args[j].data &&
          args[j].data == results[i].data())
        places[i].data = s.args[j].data();
    if (places[i].data)
      continue;
    Result<int64_t> bytes =
        countBytes(static_cast<ten_type>(entry.results[i].type),
                   s.dims[i].data(), entry.results[i].rank);
    if (!bytes)
      return std::move(bytes).status();
    if (Status status = s.results[i].grow(*bytes, concat("result ", i));
        !status.ok())
      return status;
    places[i].data = s.results[i].data();
  }
  ten_call call = {};
  call.args = plain.data();
  call.results = places.data();
  call.arena = s.arena.data();
  call.arena_bytes = s.arenaBytes;
  call.constants = s.constants.data();
  call.threads = 1;
  call.context = &s.context;
  if (Status status = s.perform(call); !status.ok())
    return status;
  if (Status status = s.device->synchronize(); !status.ok())
    return status;
  std::vector<Buffer> made;
  for (size_t i = 0; i < places.size(); ++i) {
    const ten_signature &signature = entry.results[i];
    std::vector<int64_t> dims(places[i].dims, places[i].dims + signature.rank);
    auto type = static_cast<ten_type>(signature.type);
    if (results[i].type() == type && results[i].dims() == dims &&
        results[i].data()) {
      made.push_back(std::move(results[i]));
    } else {
      Result<Buffer> buffer = Buffer::create(type, dims);
      if (!buffer)
        return std::move(buffer).status().within(concat("result ", i));
      made.push_back(*std::move(buffer));
    }
    if (Status status =
            s.device->read(made[i].data(), places[i].data, made[i].numBytes());
        !status.ok())
      return status;
  }
  results = std::move(made);
  s.reserved.clear();
  return {};
}
