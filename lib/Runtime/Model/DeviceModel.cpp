//===- DeviceModel.cpp - Runs an entry on a device ------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs an entry whose kernels are on a device: keeps the arena, constants and
// resident values in device memory, copies arguments and results, and connects
// the calls of the compiled host code to an Accelerator. If two successive
// calls do the same device work with the same memory, it is recorded (as a CUDA
// graph) and replayed later.
//
//===----------------------------------------------------------------------===//

#include "Runtime/Accelerator.h"
#include "Runtime/Artifact.h"

#include <algorithm>
#include <set>

using namespace tenon;

namespace {

/// A growable block of device memory.
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
  int64_t bytes() const { return memory ? size : 0; }
  Status grow(int64_t bytes, std::string_view what) {
    if (memory && bytes <= size)
      return {};
    if (memory)
      device->free(memory);
    memory = nullptr;
    // Arrays without elements need an address too.
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
  // First member, so that it outlives the memory that it allocated.
  std::shared_ptr<Accelerator> device;
  std::shared_ptr<DeviceBlock> constants;
  DeviceBlock arena;
  std::vector<DeviceBlock> args, results, reserved;
  /// The state of `load`, whose results are the resident values, in order; null
  /// before `bind`.
  std::unique_ptr<State> resident;
  std::vector<std::vector<int64_t>> dims;
  std::vector<ten_array> places; ///< of the results, on the device
  int64_t arenaBytes = 0;
  /// The device work of the last call, if all calls with this memory do the
  /// same; the memory and sizes that it was recorded for.
  std::unique_ptr<Recording> recording;
  std::vector<int64_t> recordedFor, lastCall;
  /// Set once the running call used services other than device work.
  bool asksHost = false;
  bool mayRecord = true;
  /// Set if a library computed the last product or convolution.
  bool byLibrary = false;
  /// Receives the times of launches, or null; the kernels that were launched
  /// between two marks each.
  std::vector<LaunchTime> *traced = nullptr;
  std::vector<int64_t> marked;
  /// Host copies that a failed call has not released.
  std::set<void *> staged;
  /// The reason of a device failure, which a site cannot carry.
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
  int32_t keepLibrary(Result<bool> computed) {
    byLibrary = computed.ok() && *computed;
    return computed.ok() ? 0 : keep(std::move(computed).status());
  }
  /// Submits a launch of the kernel between two marks, if launches are traced.
  template <typename Submit> auto submit(int64_t kernel, const Submit &launch) {
    const bool marks = traced && device->mark();
    auto result = launch(*device);
    if (marks && device->mark())
      marked.push_back(kernel);
    return result;
  }
  void takeTimes();
  ~State() { releaseStaged(); }
  void releaseStaged() {
    for (void *memory : staged)
      freeMemory(memory);
    staged.clear();
  }
  void connect();
  Status failedAt(int32_t site);
  static Result<std::unique_ptr<State>>
  create(const ten_artifact &artifact, const ten_entry &entry,
         std::shared_ptr<Accelerator> device,
         std::shared_ptr<DeviceBlock> constants);
  Status perform(const ten_call &call);
  /// Computes the sizes that follow from `plain`, and the arena size.
  Status plan(const std::vector<ten_array> &taken);
  /// Returns the arguments of the entry: those that are not bound, then the
  /// resident values.
  std::vector<ten_array> taken(const std::vector<ten_array> &plain) const;
  std::vector<int64_t> identityOf(const ten_call &call) const;
  /// Runs a call whose results stay on the device, in `places`. The memory of a
  /// donated argument is that of its result in `results`.
  Status call(const std::vector<ArrayView> &views,
              const std::vector<Buffer> &results);
  Status grow(DeviceBlock &block, int64_t bytes, std::string_view what);
  std::string memoryHeld() const;
};

DeviceModel::DeviceModel(std::unique_ptr<State> state)
    : state(std::move(state)) {}
DeviceModel::DeviceModel(DeviceModel &&other) noexcept = default;
DeviceModel &DeviceModel::operator=(DeviceModel &&other) noexcept = default;
DeviceModel::~DeviceModel() = default;

void DeviceModel::trace(std::vector<LaunchTime> *launches) {
  state->traced = launches;
}

const ten_entry &DeviceModel::entry() const { return *state->entry; }
int64_t DeviceModel::arenaBytes() const { return state->arenaBytes; }

void DeviceModel::State::connect() {
  functions.self = this;
  functions.launch = [](ten_device *d, int64_t kernel, int64_t blocks,
                        int64_t threads, const int64_t *words,
                        int64_t count) -> int32_t {
    // An empty grid is not launched: a launch needs at least one block.
    if (blocks == 0)
      return 0;
    return of(d).keep(of(d).submit(kernel, [&](Accelerator &device) {
      return device.launch(kernel, blocks, threads, words, count);
    }));
  };
  functions.multiply = [](ten_device *d, const ten_product *product,
                          int64_t kernel, int64_t blocks, int64_t threads,
                          const int64_t *words, int64_t count) -> int32_t {
    return of(d).keepLibrary(of(d).submit(kernel, [&](Accelerator &device) {
      return device.multiply(*product, kernel, blocks, threads, words, count);
    }));
  };
  functions.convolve = [](ten_device *d, const ten_convolution *convolution,
                          int64_t kernel, int64_t blocks, int64_t threads,
                          const int64_t *words, int64_t count) -> int32_t {
    return of(d).keepLibrary(of(d).submit(kernel, [&](Accelerator &device) {
      return device.convolve(*convolution, kernel, blocks, threads, words,
                             count);
    }));
  };
  functions.launch_after = [](ten_device *d, int64_t kernel, int64_t blocks,
                              int64_t threads, const int64_t *words,
                              int64_t count) -> int32_t {
    return of(d).byLibrary ? d->launch(d, kernel, blocks, threads, words, count)
                           : 0;
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
    self->failure = self->grow(block, bytes, "a value of dynamic size");
    if (!self->failure.ok())
      return nullptr;
    self->reserved.push_back(std::move(block));
    return self->reserved.back().data();
  };
}

/// Returns the largest blocks of device memory in use, for messages.
std::string DeviceModel::State::memoryHeld() const {
  std::vector<std::pair<int64_t, std::string>> blocks;
  auto add = [&](const DeviceBlock &block, std::string name) {
    if (block.bytes() > 0)
      blocks.emplace_back(block.bytes(), std::move(name));
  };
  add(*constants, "constants");
  add(arena, "the arena of temporaries");
  for (size_t i = 0; i < args.size(); ++i)
    add(args[i], concat("argument ", i));
  for (size_t i = 0; i < results.size(); ++i)
    add(results[i], concat("result ", i));
  for (const DeviceBlock &block : reserved)
    add(block, "a value of dynamic size");
  if (resident)
    for (const DeviceBlock &block : resident->results)
      add(block, "a bound value");
  std::sort(blocks.rbegin(), blocks.rend());
  int64_t all = 0;
  for (const auto &[bytes, name] : blocks)
    all += bytes;
  if (all == 0)
    return "";
  std::string text = concat("; the program has ", all, " bytes there");
  constexpr size_t most = 3;
  for (size_t i = 0; i < std::min(most, blocks.size()); ++i)
    text +=
        concat(i == 0 ? ": " : ", ", blocks[i].second, " ", blocks[i].first);
  return text;
}

Status DeviceModel::State::grow(DeviceBlock &block, int64_t bytes,
                                std::string_view what) {
  Status status = block.grow(bytes, what);
  if (!status.ok() && status.message.find("out of memory") != std::string::npos)
    status.message += memoryHeld();
  return status;
}

Result<std::unique_ptr<DeviceModel::State>>
DeviceModel::State::create(const ten_artifact &artifact, const ten_entry &entry,
                           std::shared_ptr<Accelerator> device,
                           std::shared_ptr<DeviceBlock> constants) {
  std::unique_ptr<State> state(new State);
  state->artifact = &artifact;
  state->entry = &entry;
  state->device = std::move(device);
  state->arena = DeviceBlock(*state->device);
  for (int32_t i = 0; i < entry.num_args; ++i)
    state->args.emplace_back(*state->device);
  for (int32_t i = 0; i < entry.num_results; ++i) {
    state->results.emplace_back(*state->device);
    state->dims.emplace_back(entry.results[i].rank);
  }
  state->connect();
  state->constants = constants ? std::move(constants)
                               : std::make_shared<DeviceBlock>(*state->device);
  if (state->constants->data() || artifact.constants_bytes == 0)
    return state;
  Status status =
      state->grow(*state->constants, artifact.constants_bytes, "the constants");
  if (status.ok())
    status = state->device->write(state->constants->data(), artifact.constants,
                                  artifact.constants_bytes);
  if (!status.ok())
    return status;
  return state;
}

Result<DeviceModel> DeviceModel::create(const ten_artifact &artifact,
                                        std::string_view entryName,
                                        std::unique_ptr<Accelerator> device) {
  if (Status status = checkArtifact(artifact); !status.ok())
    return status;
  if (Status status = resolveImports(artifact); !status.ok())
    return status;
  Result<const ten_entry *> entry = findEntry(artifact, entryName);
  if (!entry)
    return std::move(entry).status();
  Result<std::unique_ptr<State>> state =
      State::create(artifact, **entry, std::move(device), nullptr);
  if (!state)
    return std::move(state).status();
  return DeviceModel(*std::move(state));
}

Status DeviceModel::State::failedAt(int32_t site) {
  return failure.ok() ? failureAt(*entry, site) : std::move(failure);
}

/// Returns everything that the device work of a call depends on, if it uses no
/// host services.
std::vector<int64_t>
DeviceModel::State::identityOf(const ten_call &call) const {
  std::vector<int64_t> words;
  auto add = [&](const ten_array &array, int32_t rank) {
    words.push_back(
        static_cast<int64_t>(reinterpret_cast<uintptr_t>(array.data)));
    words.insert(words.end(), array.dims, array.dims + rank);
  };
  size_t next = 0;
  for (int32_t i = 0; i < entry->num_args; ++i)
    if (!entry->load || !entry->args[i].bound)
      add(call.args[next++], entry->args[i].rank);
  for (int32_t i = 0; entry->load && i < entry->load->num_results; ++i)
    add(call.args[next++], entry->load->results[i].rank);
  for (int32_t i = 0; i < entry->num_results; ++i)
    add(call.results[i], entry->results[i].rank);
  words.push_back(
      static_cast<int64_t>(reinterpret_cast<uintptr_t>(call.arena)));
  words.push_back(call.arena_bytes);
  return words;
}

/// Executes the first call with some memory directly, records the second one,
/// and replays the recording for later ones.
Status DeviceModel::State::perform(const ten_call &call) {
  if (traced) {
    int32_t site = entry->run(&call);
    takeTimes();
    return site ? failedAt(site) : Status();
  }
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
    // It may have failed before reaching a host service.
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
  // The call cannot be recorded; nothing was executed so far.
  recording.reset();
  mayRecord = false;
  asksHost = false;
  failure = Status();
  if (int32_t again = entry->run(&call))
    return failedAt(again);
  return {};
}

/// Appends the times of the launches that were marked.
void DeviceModel::State::takeTimes() {
  std::vector<double> times = device->takeTimes();
  // Every other interval is from the end of a launch to the next one.
  if (times.size() + 1 == 2 * marked.size())
    for (size_t i = 0; i < marked.size(); ++i)
      traced->push_back(
          {artifact->device->kernels[marked[i]].name, times[2 * i]});
  marked.clear();
}

std::vector<ten_array>
DeviceModel::State::taken(const std::vector<ten_array> &plain) const {
  if (!entry->load)
    return plain;
  std::vector<ten_array> result;
  for (size_t i = 0; i < plain.size(); ++i)
    if (!entry->args[i].bound)
      result.push_back(plain[i]);
  result.insert(result.end(), resident->places.begin(), resident->places.end());
  return result;
}

Status DeviceModel::State::plan(const std::vector<ten_array> &taken) {
  places.clear();
  for (std::vector<int64_t> &sizes : dims)
    places.push_back({nullptr, sizes.data()});
  ten_plan query = {};
  query.args = taken.data();
  query.threads = 1;
  query.results = places.data();
  query.arena_alignment = 1;
  failure = Status();
  if (int32_t site = entry->plan(&query))
    return failedAt(site);
  arenaBytes = query.arena_bytes;
  if (arenaBytes < 0)
    return internalError("the plan of '", entry->name, "' requests ",
                         arenaBytes, " bytes");
  return grow(arena, arenaBytes, concat("the arena of '", entry->name, "'"));
}

Status DeviceModel::State::call(const std::vector<ArrayView> &views,
                                const std::vector<Buffer> &given) {
  Result<std::vector<ten_array>> described = describeArguments(*entry, views);
  if (!described)
    return std::move(described).status();
  std::vector<ten_array> &plain = *described;
  if (entry->load && !resident)
    return badInput("'", entry->name,
                    "' expects its bound arguments to be given before it runs");
  reserved.clear();
  releaseStaged();
  if (Status status = plan(taken(plain)); !status.ok())
    return status;
  for (size_t i = 0; i < views.size(); ++i) {
    if (entry->load && entry->args[i].bound)
      continue;
    int64_t bytes = views[i].numBytes();
    Status status = grow(args[i], bytes, concat("argument ", i));
    if (status.ok())
      status = device->write(args[i].data(), views[i].data, bytes);
    if (!status.ok())
      return status;
    plain[i].data = args[i].data();
  }
  for (size_t i = 0; i < places.size(); ++i) {
    if (std::find(dims[i].begin(), dims[i].end(), -1) != dims[i].end())
      continue;
    // A donated argument uses the result's memory.
    for (size_t j = 0; j < views.size() && i < given.size(); ++j)
      if (entry->args[j].alias == static_cast<int32_t>(i) && views[j].data &&
          views[j].data == given[i].data())
        places[i].data = args[j].data();
    if (places[i].data)
      continue;
    Result<int64_t> bytes =
        countBytes(static_cast<ten_type>(entry->results[i].type),
                   dims[i].data(), entry->results[i].rank);
    if (!bytes)
      return std::move(bytes).status();
    if (Status status = grow(results[i], *bytes, concat("result ", i));
        !status.ok())
      return status;
    places[i].data = results[i].data();
  }
  std::vector<ten_array> entryArguments = taken(plain);
  ten_call call = {};
  call.args = entryArguments.data();
  call.results = places.data();
  call.arena = arena.data();
  call.arena_bytes = arenaBytes;
  call.constants = constants->data();
  call.threads = 1;
  call.context = &context;
  if (Status status = perform(call); !status.ok())
    return status;
  return device->synchronize();
}

Status DeviceModel::bind(const std::vector<ArrayView> &bound) {
  State &s = *state;
  const ten_entry *load = s.entry->load;
  size_t expected = load ? static_cast<size_t>(load->num_args) : 0;
  if (bound.size() != expected)
    return badInput("'", s.entry->name, "' expects ", expected,
                    " bound arguments, got ", bound.size());
  if (!load)
    return {};
  // Frees the old values first: both together may not fit. A graph refers to
  // the old ones.
  s.recording.reset();
  s.lastCall.clear();
  s.resident.reset();
  Result<std::unique_ptr<State>> made =
      State::create(*s.artifact, *load, s.device, s.constants);
  if (!made)
    return std::move(made).status();
  if (Status status = (*made)->call(bound, {}); !status.ok())
    return status;
  // Needed only once.
  (*made)->args.clear();
  (*made)->arena = DeviceBlock(*s.device);
  s.resident = *std::move(made);
  return {};
}

Status DeviceModel::run(const std::vector<ArrayView> &args,
                        std::vector<Buffer> &results) {
  State &s = *state;
  results.resize(s.results.size());
  if (Status status = s.call(args, results); !status.ok())
    return status;
  std::vector<Buffer> made;
  for (size_t i = 0; i < s.places.size(); ++i) {
    const ten_signature &signature = s.entry->results[i];
    const ten_array &place = s.places[i];
    std::vector<int64_t> dims(place.dims, place.dims + signature.rank);
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
            s.device->read(made[i].data(), place.data, made[i].numBytes());
        !status.ok())
      return status;
  }
  results = std::move(made);
  s.reserved.clear();
  return {};
}
