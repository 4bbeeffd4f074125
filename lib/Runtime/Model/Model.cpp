//===- Model.cpp - Runs an entry of an artifact ---------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs an entry of an artifact on the host. `bind` executes the entry's load
// function on the bound arguments and keeps its results (resident values).
// There are three forms of run, by the owner of the results' memory: buffers
// that are reused, memory of the caller, and memory of the model.
//
//===----------------------------------------------------------------------===//

#include "Call.h"
#include "Runtime/Memory.h"

#include <cstring>

using namespace tenon;

struct Model::State {
  CallTarget target;
  CallPool calls;
  std::atomic<int64_t> arenaBytes{0};
  /// The results of `load`, the resident values; null before `bind`. Read and
  /// replaced as a whole.
  std::shared_ptr<Residents> residents;

  std::unique_ptr<Call> takeCall() {
    std::unique_ptr<Call> call = calls.take();
    return call ? std::move(call) : std::make_unique<Call>(target);
  }
  void giveBack(std::unique_ptr<Call> call, bool keepsResults = false) {
    arenaBytes.store(call->arenaBytes(), std::memory_order_relaxed);
    call->end(keepsResults);
    calls.give(std::move(call));
  }
  /// Sets the call's arguments and plans its results.
  Status plan(Call &call, std::vector<ten_array> arguments) {
    std::shared_ptr<Residents> bound;
    if (target.entry->load)
      bound = std::atomic_load(&residents);
    Status status = call.takeArguments(std::move(arguments), std::move(bound));
    return status.ok() ? call.plan() : status;
  }

  Status run(Call &call, const std::vector<ArrayView> &args,
             std::vector<Buffer> &results);
  Status run(Call &call, const ArrayView *args, int32_t numArgs,
             ResultArray *results, int32_t numResults);
  Status run(Call &call, const ten_array *args, int32_t numArgs,
             ten_array *results, int32_t numResults);
};

Model::Model(std::unique_ptr<State> state) : state(std::move(state)) {}
Model::Model(Model &&other) noexcept = default;
Model &Model::operator=(Model &&other) noexcept = default;
Model::~Model() = default;

const ten_entry &Model::entry() const { return *state->target.entry; }
int32_t Model::threads() const { return state->target.threads(); }
int64_t Model::arenaBytes() const {
  return state->arenaBytes.load(std::memory_order_relaxed);
}

Result<Model> Model::create(const ten_artifact &artifact,
                            std::string_view entryName, ThreadPool *pool) {
  Status status = checkArtifact(artifact);
  if (status.ok())
    status = resolveImports(artifact);
  if (!status.ok())
    return status;
  Result<const ten_entry *> entry = findEntry(artifact, entryName);
  if (!entry)
    return std::move(entry).status();
  auto checkTypes = [](const ten_signature *list, int32_t count) {
    for (int32_t i = 0; i < count; ++i)
      if (!isElementType(list[i].type) || list[i].rank < 0)
        return false;
    return true;
  };
  std::vector<const ten_entry *> all = {*entry};
  if (const ten_entry *load = (*entry)->load) {
    all.push_back(load);
    for (int32_t i = 0; i < load->num_parts; ++i)
      all.push_back(load->parts[i].entry);
  }
  for (const ten_entry *part : all)
    if (part && (!checkTypes(part->args, part->num_args) ||
                 !checkTypes(part->results, part->num_results)))
      return badInput("entry '", entryName, "' has a damaged signature");
  return create(artifact, **entry, pool);
}

Result<Model> Model::create(const ten_artifact &artifact,
                            const ten_entry &entry, ThreadPool *pool) {
  std::unique_ptr<State> state(new State);
  state->target.artifact = &artifact;
  state->target.entry = &entry;
  state->target.pool = pool;
  return Model(std::move(state));
}

void Model::setTrace(TraceFunction function) {
  state->target.trace = std::move(function);
}

void Model::setInterpreter(InterpretFunction function) {
  state->target.interpret = std::move(function);
}

//===----------------------------------------------------------------------===//
// Bound arguments
//===----------------------------------------------------------------------===//

int32_t Model::numBound() const {
  return state->target.entry->load ? state->target.entry->load->num_args : 0;
}

Status Model::bind(const std::vector<ArrayView> &args) {
  const ten_entry &entry = *state->target.entry;
  if (static_cast<int64_t>(args.size()) != numBound())
    return badInput("'", entry.name, "' expects ", numBound(),
                    numBound() == 1 ? " bound argument" : " bound arguments",
                    ", got ", args.size());
  if (!entry.load)
    return Status();
  // Errors use the caller's argument numbers.
  size_t next = 0;
  for (int32_t i = 0; i < entry.num_args; ++i) {
    if (!entry.args[i].bound)
      continue;
    Status status =
        checkSignature(entry.args[i], args[next++], concat("argument ", i));
    if (!status.ok())
      return status;
  }
  // Each part uses an arena of its own, which is needed only once.
  RunLoad run = [&](const ten_entry &part, const std::vector<ArrayView> &taken,
                    std::vector<Buffer> &results) -> Status {
    Result<Model> load =
        create(*state->target.artifact, part, state->target.pool);
    if (!load)
      return std::move(load).status();
    if (state->target.interpret)
      load->setInterpreter(state->target.interpret);
    return load->run(taken, results);
  };
  // Concurrent calls use the old values until there are new ones, unless both
  // do not fit into memory.
  Status status;
  for (bool dropsOld : {false, true}) {
    if (dropsOld)
      std::atomic_store(&state->residents, std::shared_ptr<Residents>());
    auto made = std::make_shared<Residents>();
    status = makeResidents(*entry.load, args, run, *made);
    if (status.ok())
      std::atomic_store(&state->residents, std::move(made));
    if (status.code != TEN_RUNTIME_ERROR)
      break;
  }
  if (totalBytes(args) >= kLargeWeights)
    releaseFreeMemory();
  return status;
}

Status Model::bind(const ten_array *args, int32_t numArgs) {
  if (numArgs != numBound())
    return bind(std::vector<ArrayView>(static_cast<size_t>(numArgs)));
  std::vector<ArrayView> views;
  for (int32_t i = 0; i < numArgs; ++i) {
    const ten_signature &signature = state->target.entry->load->args[i];
    if (signature.rank > 0 && !args[i].dims)
      return badInput("bound argument ", i, " expects ", signature.rank,
                      " dimensions, got none");
    // Plain arrays have no type that could be checked.
    views.push_back({static_cast<ten_type>(signature.type), args[i].data,
                     args[i].dims, signature.rank});
    if (!args[i].data && views.back().numElements() > 0)
      return badInput("bound argument ", i,
                      " expects data, got a null pointer");
  }
  return bind(views);
}

//===----------------------------------------------------------------------===//
// Results in buffers
//===----------------------------------------------------------------------===//

/// Returns whether a result needs a new buffer.
static bool needsBuffer(const ten_entry &entry, const Call &call, size_t i,
                        const std::vector<ArrayView> &args,
                        const std::vector<Buffer> &results) {
  if (call.places[i].dynamic)
    return false;
  // An argument may be a view of the buffer of a previous result: unless it is
  // donated to this result, the buffer must remain unchanged until the end of
  // the call.
  bool taken = false;
  for (size_t j = 0; j < args.size(); ++j)
    taken |= results[i].data() && args[j].data == results[i].data() &&
             entry.args[j].alias != static_cast<int32_t>(i);
  return taken || results[i].type() != call.typeOf(i) ||
         results[i].dims() != call.places[i].dims || !results[i].data();
}

/// Returns a buffer with a copy of a result of dynamic size.
static Result<Buffer> copyDynamic(const Call &call, size_t i) {
  const ResultPlace &place = call.places[i];
  Result<Buffer> copy =
      Buffer::copyOf({call.typeOf(i), place.made, place.dims.data(),
                      int64_t(place.dims.size())});
  if (!copy)
    return std::move(copy).status().within(concat("result ", i));
  return copy;
}

Status Model::State::run(Call &call, const std::vector<ArrayView> &args,
                         std::vector<Buffer> &results) {
  const ten_entry &entry = *target.entry;
  Result<std::vector<ten_array>> plain = describeArguments(entry, args);
  if (!plain)
    return std::move(plain).status();
  Status status = plan(call, *std::move(plain));
  if (!status.ok())
    return status;
  results.resize(call.places.size());
  for (size_t i = 0; i < results.size(); ++i)
    call.places[i].allocated = needsBuffer(entry, call, i, args, results);
  status = call.makeArena();
  if (!status.ok())
    return status;
  std::vector<Buffer> replaced;
  for (size_t i = 0; i < results.size(); ++i) {
    ResultPlace &place = call.places[i];
    if (place.allocated) {
      Result<Buffer> buffer = Buffer::create(call.typeOf(i), place.dims);
      if (!buffer)
        return std::move(buffer).status().within(concat("result ", i));
      replaced.push_back(std::move(results[i]));
      results[i] = *std::move(buffer);
    }
    place.caller = place.dynamic ? nullptr : results[i].data();
  }
  status = call.run();
  for (size_t i = 0; status.ok() && i < results.size(); ++i) {
    if (!call.places[i].dynamic)
      continue;
    Result<Buffer> copy = copyDynamic(call, i);
    if (!copy)
      return std::move(copy).status();
    results[i] = *std::move(copy);
  }
  return status;
}

Status Model::run(const std::vector<ArrayView> &args,
                  std::vector<Buffer> &results) {
  std::unique_ptr<Call> call = state->takeCall();
  Status status = state->run(*call, args, results);
  state->giveBack(std::move(call));
  return status;
}

//===----------------------------------------------------------------------===//
// Results in memory of the caller's
//===----------------------------------------------------------------------===//

/// Checks that arguments with elements have data.
static Status checkData(const ten_entry &entry, const ArrayView *args) {
  for (int32_t i = 0; i < entry.num_args; ++i) {
    if (entry.args[i].bound || args[i].data)
      continue;
    if (args[i].numElements() > 0)
      return badInput("argument ", i, " expects data, got a null pointer");
  }
  return Status();
}

static bool overlap(const void *a, int64_t aBytes, const void *b,
                    int64_t bBytes) {
  auto x = reinterpret_cast<uintptr_t>(a), y = reinterpret_cast<uintptr_t>(b);
  return aBytes > 0 && bBytes > 0 && x < y + static_cast<size_t>(bBytes) &&
         y < x + static_cast<size_t>(aBytes);
}

/// Checks that a result may be written to the given memory.
static Status checkPlace(const ten_entry &entry, size_t i, int64_t bytes,
                         const ArrayView *args, const ResultArray *results) {
  const ResultArray &result = results[i];
  if (bytes > result.bytes)
    return badInput("result ", i, " expects ", bytes, " bytes of memory, got ",
                    result.bytes);
  for (int32_t j = 0; j < entry.num_args; ++j) {
    const ArrayView &arg = args[j];
    bool donated = entry.args[j].alias == static_cast<int32_t>(i) &&
                   arg.data == result.data;
    if (!entry.args[j].bound && !donated &&
        overlap(result.data, bytes, arg.data, arg.numBytes()))
      return badInput("the memory of result ", i, " overlaps argument ", j,
                      ", which is not donated to it");
  }
  for (size_t j = 0; j < i; ++j)
    if (results[j].data &&
        overlap(result.data, bytes, results[j].data, results[j].bytes))
      return badInput("the memory of result ", i, " overlaps result ", j);
  return Status();
}

/// Allocates memory for a result of known size.
static Status allocate(Call &call, size_t i, ResultArray &result) {
  ResultPlace &place = call.places[i];
  int64_t bytes = call.bytesOf(i);
  if (result.pool && bytes >= MemoryPool::kMinBytes)
    result.pooled = result.pool->take(bytes);
  if (result.pooled) {
    result.shape = place.dims;
    place.caller = result.pooled.get();
    return Status();
  }
  Result<Buffer> buffer = Buffer::create(call.typeOf(i), place.dims);
  if (!buffer)
    return std::move(buffer).status().within(concat("result ", i));
  result.made = *std::move(buffer);
  place.caller = result.made.data();
  return Status();
}

Status Model::State::run(Call &call, const ArrayView *args, int32_t numArgs,
                         ResultArray *results, int32_t numResults) {
  const ten_entry &entry = *target.entry;
  Result<std::vector<ten_array>> plain =
      describeArguments(entry, args, numArgs);
  if (!plain)
    return std::move(plain).status();
  if (numResults != entry.num_results)
    return badInput("'", entry.name, "' expects ", entry.num_results,
                    " results, got ", numResults);
  Status status = checkData(entry, args);
  if (status.ok())
    status = plan(call, *std::move(plain));
  const size_t count = call.places.size();
  for (size_t i = 0; status.ok() && i < count; ++i) {
    ResultPlace &place = call.places[i];
    place.allocated = !place.dynamic && !results[i].data;
    if (!place.dynamic && results[i].data)
      status = checkPlace(entry, i, call.bytesOf(i), args, results);
  }
  if (status.ok())
    status = call.makeArena();
  for (size_t i = 0; status.ok() && i < count; ++i) {
    ResultPlace &place = call.places[i];
    place.caller = results[i].data;
    if (place.allocated)
      status = allocate(call, i, results[i]);
  }
  if (status.ok())
    status = call.run();
  for (size_t i = 0; status.ok() && i < count; ++i) {
    const ResultPlace &place = call.places[i];
    if (place.dynamic && !results[i].data) {
      Result<Buffer> copy = copyDynamic(call, i);
      if (!copy)
        return std::move(copy).status();
      results[i].made = *std::move(copy);
    } else if (place.dynamic) {
      status = checkPlace(entry, i, call.bytesOf(i), args, results);
    }
    if (status.ok() && results[i].data)
      call.copyTo(i, results[i].data);
    if (results[i].dims)
      std::copy(place.dims.begin(), place.dims.end(), results[i].dims);
  }
  return status;
}

Status Model::run(const ArrayView *args, int32_t numArgs, ResultArray *results,
                  int32_t numResults) {
  std::unique_ptr<Call> call = state->takeCall();
  Status status = state->run(*call, args, numArgs, results, numResults);
  state->giveBack(std::move(call));
  return status;
}

//===----------------------------------------------------------------------===//
// Results in memory of the model's
//===----------------------------------------------------------------------===//

/// Checks arguments without types.
static Status checkPlain(const ten_entry &entry, const ten_array *args) {
  for (int32_t i = 0; i < entry.num_args; ++i) {
    const ten_signature &signature = entry.args[i];
    if (signature.bound)
      continue;
    if (signature.rank > 0 && !args[i].dims)
      return badInput("argument ", i, " expects ", signature.rank,
                      " dimensions, got none");
    ArrayView view{static_cast<ten_type>(signature.type), args[i].data,
                   args[i].dims, signature.rank};
    Status status = checkSignature(signature, view, concat("argument ", i));
    if (!status.ok())
      return status;
    if (!args[i].data && view.numElements() > 0)
      return badInput("argument ", i, " expects data, got a null pointer");
  }
  return Status();
}

Status Model::State::run(Call &call, const ten_array *args, int32_t numArgs,
                         ten_array *results, int32_t numResults) {
  const ten_entry &entry = *target.entry;
  if (numArgs != entry.num_args || numResults != entry.num_results)
    return badInput("'", entry.name, "' expects ", entry.num_args,
                    " arguments and ", entry.num_results, " results, got ",
                    numArgs, " and ", numResults);
  Status status = checkPlain(entry, args);
  if (status.ok())
    status = plan(call, {args, args + numArgs});
  if (!status.ok())
    return status;
  for (size_t i = 0; i < call.places.size(); ++i) {
    ResultPlace &place = call.places[i];
    place.caller = results[i].data;
    place.allocated = !place.dynamic && !place.caller &&
                      place.own.growth(call.bytesOf(i)) > 0;
  }
  status = call.makeArena();
  if (status.ok())
    status = call.run();
  for (size_t i = 0; status.ok() && i < call.places.size(); ++i) {
    ResultPlace &place = call.places[i];
    if (results[i].dims)
      std::copy(place.dims.begin(), place.dims.end(), results[i].dims);
    else if (!place.dims.empty())
      results[i].dims = place.dims.data();
    if (results[i].data)
      call.copyTo(i, results[i].data);
    else
      results[i].data = place.made;
  }
  return status;
}

Status Model::run(const ten_array *args, int32_t numArgs, ten_array *results,
                  int32_t numResults) {
  std::unique_ptr<Call> call = state->takeCall();
  Status status = state->run(*call, args, numArgs, results, numResults);
  state->giveBack(std::move(call), /*keepsResults=*/true);
  return status;
}
