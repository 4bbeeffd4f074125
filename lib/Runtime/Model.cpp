//===- Model.cpp - Running an entry of an artifact ------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Runtime/Artifact.h"
#include "Runtime/Memory.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <mutex>

using namespace tenon;

namespace {
/// Memory of the runtime's allocator that is freed with its owner.
class Block {
public:
  Block() = default;
  explicit Block(int64_t bytes) : memory(allocateMemory(bytes)), size(bytes) {}
  Block(Block &&other) noexcept { *this = std::move(other); }
  Block &operator=(Block &&other) noexcept {
    std::swap(memory, other.memory);
    std::swap(size, other.size);
    return *this;
  }
  ~Block() { freeMemory(memory); }

  void *data() const { return memory; }
  /// Returns how much more memory there is after `grow`.
  int64_t growth(int64_t bytes) const {
    return memory && bytes <= size ? 0 : bytes - size;
  }
  /// Make room for `bytes`; the contents are lost. False when out of memory.
  bool grow(int64_t bytes) {
    if (memory && bytes <= size)
      return true;
    // Free first: both together may not fit.
    *this = Block();
    *this = Block(bytes);
    return memory != nullptr;
  }

private:
  void *memory = nullptr;
  int64_t size = 0;
};

/// Where one result of a call goes.
struct ResultPlace {
  std::vector<int64_t> dims;
  Block own;                ///< memory of the model's
  void *caller = nullptr;   ///< memory of the caller's, or null
  void *produced = nullptr; ///< where the program put a dynamic result
  bool copyBack = false;    ///< `own` is copied to `caller` after the run
  bool dynamic = false;     ///< only the run knows its size
  bool allocated = false;   ///< the call allocates memory for it
};
} // namespace

struct Model::State {
  const ten_artifact *artifact = nullptr;
  const ten_entry *entry = nullptr;
  ThreadPool *pool = nullptr;
  Block arena;
  int64_t arenaBytes = 0;
  int64_t arenaAlignment = 1;
  std::vector<ResultPlace> places;
  std::vector<Block> argumentCopies;
  /// What `load` made of the bound arguments.
  std::vector<Buffer> resident;
  bool isBound = false;
  TraceFunction trace;
  InterpretFunction interpret;
  /// Why `interpret` failed.
  Status interpreted;
  ten_context context = {};
  std::mutex reserveMutex;
  std::vector<Block> reserved;

  int32_t threads() const { return pool ? pool->threads() : 1; }

  Status alignArguments(std::vector<ten_array> &args);
  /// What the compiled code takes, out of what the caller gives.
  Status takeArguments(std::vector<ten_array> &args);
  Status plan(const std::vector<ten_array> &args);
  /// Allocates the planned arena, if there is room for it and for the results
  /// that the call allocates.
  Status makeArena();
  Status call(const std::vector<ten_array> &args);
};

/// Alignment that compiled code may rely on for an array of that type.
static int64_t elementAlignment(int32_t type) {
  return storageSize(partType(static_cast<ten_type>(type)));
}

static bool isAligned(const void *data, int64_t alignment) {
  return reinterpret_cast<uintptr_t>(data) % static_cast<size_t>(alignment) ==
         0;
}

Model::Model(std::unique_ptr<State> state) : state(std::move(state)) {}
Model::Model(Model &&other) noexcept = default;
Model &Model::operator=(Model &&other) noexcept = default;
Model::~Model() = default;

const ten_entry &Model::entry() const { return *state->entry; }
int32_t Model::threads() const { return state->threads(); }
int64_t Model::arenaBytes() const { return state->arenaBytes; }

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
  for (const ten_entry *part : {*entry, (*entry)->load})
    if (part && (!checkTypes(part->args, part->num_args) ||
                 !checkTypes(part->results, part->num_results)))
      return badInput("entry '", entryName, "' has a damaged signature");
  return create(artifact, **entry, pool);
}

Result<Model> Model::create(const ten_artifact &artifact,
                            const ten_entry &entry, ThreadPool *pool) {
  std::unique_ptr<State> state(new State);
  state->artifact = &artifact;
  state->entry = &entry;
  state->pool = pool;
  state->places.resize(static_cast<size_t>(entry.num_results));
  for (size_t i = 0; i < state->places.size(); ++i)
    state->places[i].dims.resize(entry.results[i].rank);
  state->argumentCopies.resize(static_cast<size_t>(entry.num_args));
  state->context.self = state.get();
  state->context.parallel_for = [](ten_context *context, int64_t count,
                                   int32_t (*body)(void *, int64_t),
                                   void *env) -> int32_t {
    auto *self = static_cast<State *>(context->self);
    if (self->pool)
      return self->pool->parallelFor(count, body, env);
    for (int64_t i = 0; i < count; ++i)
      if (int32_t value = body(env, i))
        return value;
    return 0;
  };
  state->context.reserve = [](ten_context *context, int64_t bytes) -> void * {
    auto *self = static_cast<State *>(context->self);
    Block block(bytes);
    void *data = block.data();
    if (data) {
      std::lock_guard<std::mutex> lock(self->reserveMutex);
      self->reserved.push_back(std::move(block));
    }
    return data;
  };
  return Model(std::move(state));
}

void Model::setTrace(TraceFunction function) {
  state->trace = std::move(function);
  state->context.trace = nullptr;
  if (state->trace)
    state->context.trace = [](ten_context *context, int32_t kernel,
                              int32_t phase, const ten_array *operands,
                              int32_t count) {
      static_cast<State *>(context->self)
          ->trace(kernel, phase, operands, count);
    };
}

void Model::setInterpreter(InterpretFunction function) {
  state->interpret = std::move(function);
  state->context.interpret = [](ten_context *context, int32_t kernel,
                                const ten_array *operands,
                                int32_t count) -> int32_t {
    auto *self = static_cast<State *>(context->self);
    self->interpreted = self->interpret(kernel, operands, count);
    return self->interpreted.ok() ? 0 : 1;
  };
}

/// Asks the plan for the results' dimensions and the size of the arena.
Status Model::State::plan(const std::vector<ten_array> &args) {
  std::vector<ten_array> results(places.size());
  for (size_t i = 0; i < places.size(); ++i)
    results[i] = {nullptr, places[i].dims.data()};
  ten_plan query = {};
  query.args = args.data();
  query.threads = threads();
  query.results = results.data();
  query.arena_alignment = 1;
  if (int32_t site = entry->plan(&query))
    return failureAt(*entry, site);
  for (size_t i = 0; i < places.size(); ++i) {
    const ten_signature &signature = entry->results[i];
    ResultPlace &place = places[i];
    place.dynamic = false;
    for (int32_t d = 0; d < signature.rank; ++d) {
      if (place.dims[d] == -1)
        place.dynamic = true;
      else if (place.dims[d] < 0 ||
               (signature.dims[d] != -1 && signature.dims[d] != place.dims[d]))
        return internalError("the plan of '", entry->name, "' gives result ", i,
                             " dimension ", place.dims[d], ", expects ",
                             formatSignature(signature));
    }
  }
  int64_t alignment = query.arena_alignment;
  if (query.arena_bytes < 0 || alignment < 1 || (alignment & (alignment - 1)))
    return internalError("the plan of '", entry->name, "' asks for ",
                         query.arena_bytes, " bytes aligned to ", alignment);
  arenaBytes = query.arena_bytes;
  arenaAlignment = alignment;
  return Status();
}

/// The bytes of a result, the largest number where they cannot be counted.
static int64_t bytesOfResult(const ten_signature &signature,
                             const std::vector<int64_t> &dims) {
  Result<int64_t> bytes = countBytes(static_cast<ten_type>(signature.type),
                                     dims.data(), signature.rank);
  return bytes ? *bytes : std::numeric_limits<int64_t>::max();
}

Status Model::State::makeArena() {
  int64_t slack = std::max(arenaAlignment - memoryAlignment, int64_t(0)), bytes;
  if (__builtin_add_overflow(arenaBytes, slack, &bytes))
    bytes = std::numeric_limits<int64_t>::max();
  int64_t all = arena.growth(bytes);
  for (size_t i = 0; i < places.size(); ++i)
    if (places[i].allocated &&
        __builtin_add_overflow(
            all, bytesOfResult(entry->results[i], places[i].dims), &all))
      all = std::numeric_limits<int64_t>::max();
  if (all > kSmallAllocation) {
    std::vector<MemoryNeed> needs = {
        {"the arena of temporaries", arena.growth(bytes)}};
    for (size_t i = 0; i < places.size(); ++i)
      if (places[i].allocated)
        needs.push_back(
            {concat("result ", i, ", ",
                    formatType(static_cast<ten_type>(entry->results[i].type),
                               places[i].dims)),
             bytesOfResult(entry->results[i], places[i].dims)});
    if (Status status =
            checkMemory(concat("'", entry->name, "'"), std::move(needs));
        !status.ok())
      return status;
  }
  if (!arena.grow(bytes))
    return runtimeError("out of memory: the arena of '", entry->name,
                        "' needs ", arenaBytes, " bytes");
  return Status();
}

/// Run the entry; `places` say where the results go.
Status Model::State::call(const std::vector<ten_array> &args) {
  std::vector<ten_array> results(places.size());
  for (size_t i = 0; i < places.size(); ++i) {
    ResultPlace &place = places[i];
    void *data =
        place.copyBack || !place.caller ? place.own.data() : place.caller;
    results[i] = {place.dynamic ? nullptr : data, place.dims.data()};
  }
  ten_call request = {};
  request.args = args.data();
  request.results = results.data();
  uintptr_t start = reinterpret_cast<uintptr_t>(arena.data());
  uintptr_t mask = static_cast<uintptr_t>(arenaAlignment) - 1;
  request.arena = reinterpret_cast<void *>((start + mask) & ~mask);
  request.arena_bytes = arenaBytes;
  request.constants = artifact->constants;
  request.threads = threads();
  request.context = &context;
  if (int32_t site = entry->run(&request))
    return interpreted.ok() ? failureAt(*entry, site)
                            : std::exchange(interpreted, Status());
  for (size_t i = 0; i < places.size(); ++i) {
    if (!places[i].dynamic)
      continue;
    const ten_signature &signature = entry->results[i];
    auto type = static_cast<ten_type>(signature.type);
    // The callee may have set dims to memory of its own.
    if (results[i].dims != places[i].dims.data())
      std::copy(results[i].dims, results[i].dims + signature.rank,
                places[i].dims.begin());
    Result<int64_t> bytes =
        countBytes(type, places[i].dims.data(), signature.rank);
    if (!bytes || (*bytes > 0 && !results[i].data))
      return internalError("entry '", entry->name, "' gives no result ", i);
    places[i].produced = results[i].data;
  }
  return Status();
}

Status Model::run(const std::vector<ArrayView> &args,
                  std::vector<Buffer> &results) {
  const ten_entry &entry = *state->entry;
  Result<std::vector<ten_array>> described = describeArguments(entry, args);
  if (!described)
    return std::move(described).status();
  std::vector<ten_array> &plain = *described;
  state->reserved.clear();
  Status status = state->takeArguments(plain);
  if (status.ok())
    status = state->plan(plain);
  if (!status.ok())
    return status;
  std::vector<Buffer> replaced;
  results.resize(state->places.size());
  auto typeOf = [&](size_t i) {
    return static_cast<ten_type>(entry.results[i].type);
  };
  auto needsBuffer = [&](size_t i) {
    const ResultPlace &place = state->places[i];
    if (place.dynamic)
      return false;
    // An argument may view the buffer of an earlier result: unless it is
    // donated to this one, it stays as it is until the call has ended.
    bool taken = false;
    for (size_t j = 0; j < args.size(); ++j)
      taken |= results[i].data() && args[j].data == results[i].data() &&
               entry.args[j].alias != static_cast<int32_t>(i);
    return taken || results[i].type() != typeOf(i) ||
           results[i].dims() != place.dims || !results[i].data();
  };
  for (size_t i = 0; i < results.size(); ++i)
    state->places[i].allocated = needsBuffer(i);
  status = state->makeArena();
  if (!status.ok())
    return status;
  for (size_t i = 0; i < results.size(); ++i) {
    ResultPlace &place = state->places[i];
    auto type = typeOf(i);
    place.copyBack = false;
    if (place.dynamic)
      continue;
    if (place.allocated) {
      Result<Buffer> buffer = Buffer::create(type, place.dims);
      if (!buffer)
        return std::move(buffer).status().within(concat("result ", i));
      replaced.push_back(std::move(results[i]));
      results[i] = *std::move(buffer);
    }
    place.caller = results[i].data();
  }
  status = state->call(plain);
  for (size_t i = 0; status.ok() && i < results.size(); ++i) {
    ResultPlace &place = state->places[i];
    if (!place.dynamic)
      continue;
    auto type = static_cast<ten_type>(entry.results[i].type);
    Result<Buffer> copy = Buffer::copyOf(
        {type, place.produced, place.dims.data(), int64_t(place.dims.size())});
    if (!copy)
      status = std::move(copy).status().within(concat("result ", i));
    else
      results[i] = *std::move(copy);
  }
  state->reserved.clear();
  return status;
}

/// Compiled code may rely on the alignment of elements: copy what has less.
Status Model::State::alignArguments(std::vector<ten_array> &args) {
  for (size_t i = 0; i < args.size(); ++i) {
    const ten_signature &signature = entry->args[i];
    if (signature.bound ||
        isAligned(args[i].data, elementAlignment(signature.type)))
      continue;
    Result<int64_t> bytes = countBytes(static_cast<ten_type>(signature.type),
                                       args[i].dims, signature.rank);
    if (!bytes || !argumentCopies[i].grow(*bytes))
      return runtimeError("out of memory: a copy of argument ", i,
                          ", which is not aligned to its elements");
    if (*bytes)
      std::memcpy(argumentCopies[i].data(), args[i].data,
                  static_cast<size_t>(*bytes));
    args[i].data = argumentCopies[i].data();
  }
  return Status();
}

Status Model::State::takeArguments(std::vector<ten_array> &args) {
  if (entry->load && !isBound)
    return badInput("'", entry->name,
                    "' expects its bound arguments to be given before it runs");
  Status status = alignArguments(args);
  if (!status.ok() || !entry->load)
    return status;
  std::vector<ten_array> taken;
  for (size_t i = 0; i < args.size(); ++i)
    if (!entry->args[i].bound)
      taken.push_back(args[i]);
  for (Buffer &value : resident)
    taken.push_back(value.array());
  args = std::move(taken);
  return Status();
}

/// Memory for the results of `load`, if their sizes are known. Where there is
/// none, the run says so.
static Result<std::vector<Buffer>> residentsOf(const ten_entry &load) {
  std::vector<std::pair<ten_type, std::vector<int64_t>>> arrays;
  for (int32_t i = 0; i < load.num_results; ++i) {
    const ten_signature &signature = load.results[i];
    arrays.emplace_back(
        static_cast<ten_type>(signature.type),
        std::vector<int64_t>(signature.dims, signature.dims + signature.rank));
  }
  return Buffer::createTogether(arrays);
}

int32_t Model::numBound() const {
  return state->entry->load ? state->entry->load->num_args : 0;
}

Status Model::bind(const std::vector<ArrayView> &args) {
  const ten_entry &entry = *state->entry;
  if (static_cast<int64_t>(args.size()) != numBound())
    return badInput("'", entry.name, "' expects ", numBound(),
                    numBound() == 1 ? " bound argument" : " bound arguments",
                    ", got ", args.size());
  if (!entry.load)
    return Status();
  // Under the numbers that the arguments have for the caller.
  size_t next = 0;
  for (int32_t i = 0; i < entry.num_args; ++i) {
    if (!entry.args[i].bound)
      continue;
    Status status =
        checkSignature(entry.args[i], args[next++], concat("argument ", i));
    if (!status.ok())
      return status;
  }
  // With an arena of its own, which is needed once.
  Result<Model> load = create(*state->artifact, *entry.load, state->pool);
  if (!load)
    return std::move(load).status();
  if (state->interpret)
    load->setInterpreter(state->interpret);
  // Before the new ones: both together may not fit.
  state->resident.clear();
  state->isBound = false;
  if (Result<std::vector<Buffer>> together = residentsOf(*entry.load))
    state->resident = *std::move(together);
  Status status = load->run(args, state->resident);
  state->isBound = status.ok();
  return status;
}

Status Model::bind(const ten_array *args, int32_t numArgs) {
  if (numArgs != numBound())
    return bind(std::vector<ArrayView>(static_cast<size_t>(numArgs)));
  std::vector<ArrayView> views;
  for (int32_t i = 0; i < numArgs; ++i) {
    const ten_signature &signature = state->entry->load->args[i];
    if (signature.rank > 0 && !args[i].dims)
      return badInput("bound argument ", i, " expects ", signature.rank,
                      " dimensions, got none");
    // The type cannot be checked: plain arrays have none.
    views.push_back({static_cast<ten_type>(signature.type), args[i].data,
                     args[i].dims, signature.rank});
    if (!args[i].data && views.back().numElements() > 0)
      return badInput("bound argument ", i,
                      " expects data, got a null pointer");
  }
  return bind(views);
}

Status Model::run(const ten_array *args, int32_t numArgs, ten_array *results,
                  int32_t numResults) {
  const ten_entry &entry = *state->entry;
  if (numArgs != entry.num_args || numResults != entry.num_results)
    return badInput("'", entry.name, "' expects ", entry.num_args,
                    " arguments and ", entry.num_results, " results, got ",
                    numArgs, " and ", numResults);
  std::vector<ten_array> plain(args, args + numArgs);
  for (int32_t i = 0; i < numArgs; ++i) {
    const ten_signature &signature = entry.args[i];
    if (signature.bound)
      continue;
    if (signature.rank > 0 && !args[i].dims)
      return badInput("argument ", i, " expects ", signature.rank,
                      " dimensions, got none");
    // The type cannot be checked: plain arrays have none.
    ArrayView view{static_cast<ten_type>(signature.type), args[i].data,
                   args[i].dims, signature.rank};
    Status status = checkSignature(signature, view, concat("argument ", i));
    if (!status.ok())
      return status;
    if (!args[i].data && view.numElements() > 0)
      return badInput("argument ", i, " expects data, got a null pointer");
  }
  state->reserved.clear();
  Status status = state->takeArguments(plain);
  if (status.ok())
    status = state->plan(plain);
  if (!status.ok())
    return status;
  for (int32_t i = 0; i < numResults; ++i) {
    ResultPlace &place = state->places[i];
    place.allocated =
        !place.dynamic && !results[i].data &&
        place.own.growth(bytesOfResult(entry.results[i], place.dims)) > 0;
  }
  status = state->makeArena();
  if (!status.ok())
    return status;
  for (int32_t i = 0; i < numResults; ++i) {
    ResultPlace &place = state->places[i];
    const ten_signature &signature = entry.results[i];
    place.caller = results[i].data;
    place.copyBack = place.caller &&
                     !isAligned(place.caller, elementAlignment(signature.type));
    if (place.dynamic || (place.caller && !place.copyBack))
      continue;
    Result<int64_t> bytes = countBytes(static_cast<ten_type>(signature.type),
                                       place.dims.data(), signature.rank);
    if (!bytes || !place.own.grow(*bytes))
      return runtimeError(
          "out of memory: result ", i, ", ",
          formatType(static_cast<ten_type>(signature.type), place.dims));
  }
  status = state->call(plain);
  if (!status.ok())
    return status;
  for (int32_t i = 0; i < numResults; ++i) {
    ResultPlace &place = state->places[i];
    auto type = static_cast<ten_type>(entry.results[i].type);
    if (results[i].dims)
      std::copy(place.dims.begin(), place.dims.end(), results[i].dims);
    else if (!place.dims.empty())
      results[i].dims = place.dims.data();
    const void *made = place.dynamic ? place.produced : place.own.data();
    Result<int64_t> bytes =
        countBytes(type, place.dims.data(), int64_t(place.dims.size()));
    if (!place.caller)
      results[i].data = const_cast<void *>(made);
    else if ((place.dynamic || place.copyBack) && *bytes)
      std::memcpy(place.caller, made, static_cast<size_t>(*bytes));
  }
  return Status();
}
