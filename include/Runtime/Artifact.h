//===- Artifact.h - Using compiled artifacts --------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_RUNTIME_ARTIFACT_H
#define TENON_RUNTIME_ARTIFACT_H

#include "Runtime/Abi.h"
#include "Runtime/Buffer.h"
#include "Runtime/MemoryPool.h"
#include "Runtime/Status.h"
#include "Runtime/ThreadPool.h"

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tenon {

/// Whether this runtime and this machine can use the artifact: its magic
/// number, ABI version, architecture and CPU features. The message says what
/// is missing.
Status checkArtifact(const ten_artifact &artifact);

/// Sets the pointers by which the artifact's code calls the runtime; fails
/// where it needs a function that this runtime does not have. To be called
/// before an entry is; any number of times, by any threads.
Status resolveImports(const ten_artifact &artifact);

/// The entry of that name; an error lists those there are.
Result<const ten_entry *> findEntry(const ten_artifact &artifact,
                                    std::string_view name);

/// Whether an argument or result has the type, rank and static dimensions of
/// its signature. `what` names it in the message: "argument 2".
Status checkSignature(const ten_signature &signature, const ArrayView &array,
                      std::string_view what);

/// What an entry takes for these arguments, once their number and signatures
/// are checked. Bound ones are left out: null.
Result<std::vector<ten_array>> describeArguments(const ten_entry &entry,
                                                 const ArrayView *args,
                                                 int64_t numArgs);
inline Result<std::vector<ten_array>>
describeArguments(const ten_entry &entry, const std::vector<ArrayView> &args) {
  return describeArguments(entry, args.data(), int64_t(args.size()));
}

/// What an entry's table of sites says of the one at which it failed.
Status failureAt(const ten_entry &entry, int32_t site);

/// "2x?xf32".
std::string formatSignature(const ten_signature &signature);

/// A shared library that holds an artifact; closed with this object.
class SharedLibrary {
public:
  /// Open the library at `path` and find the artifact that it exports as
  /// `symbol`. Without one: "<name>_artifact", <name> being the file's without
  /// directory and extension, with '_' for what C names cannot have; for
  /// "lib<name>.so" also that. The artifact is checked.
  static Result<SharedLibrary> open(const std::string &path,
                                    const std::string &symbol = "");

  SharedLibrary(SharedLibrary &&other) noexcept
      : handle(std::exchange(other.handle, nullptr)), found(other.found) {}
  SharedLibrary &operator=(SharedLibrary &&other) noexcept {
    std::swap(handle, other.handle);
    std::swap(found, other.found);
    return *this;
  }
  ~SharedLibrary();

  const ten_artifact &artifact() const { return *found; }

private:
  SharedLibrary() = default;
  void *handle = nullptr;
  const ten_artifact *found = nullptr;
};

/// What a caller of Model may ask to be told.
using TraceFunction = std::function<void(
    int32_t kernel, int32_t phase, const ten_array *operands, int32_t count)>;

/// Runs a kernel that has no code.
using InterpretFunction = std::function<Status(
    int32_t kernel, const ten_array *operands, int32_t count)>;

/// A result of a call: in memory of the caller's, of a pool's where there is
/// one and the result is large, or in a buffer that the call makes.
struct ResultArray {
  void *data = nullptr; ///< in: the caller's memory of any alignment, or null
  int64_t bytes = 0;    ///< in: how much memory that is
  int64_t *dims = nullptr; ///< out: where the dimensions are written, or null
  MemoryPool *pool = nullptr; ///< in
  std::shared_ptr<void> pooled =
      {};                          ///< out: the result, where it is the pool's
  std::vector<int64_t> shape = {}; ///< out: the dimensions of `pooled`
  Buffer made = {}; ///< out: the result, where there is no memory else
};

/// One entry of an artifact, ready to run, by any number of threads at the same
/// time. What a call writes comes from a pool, which keeps it for the next one:
/// the arena and copies of what is not aligned.
class Model {
public:
  /// `artifact` and `pool` must outlive the model. Without a pool the program
  /// runs on the calling thread alone.
  static Result<Model> create(const ten_artifact &artifact,
                              std::string_view entry,
                              ThreadPool *pool = nullptr);
  Model(Model &&other) noexcept;
  Model &operator=(Model &&other) noexcept;
  ~Model();

  const ten_entry &entry() const;
  int32_t threads() const;

  /// How many arguments are bound: given once, by `bind`, before any run.
  int32_t numBound() const;

  /// Give the bound arguments, in order. All that depends on them alone is
  /// computed now; what is given is not read later. Bind again to replace them:
  /// calls that begin before the new ones are ready have the old ones, or fail
  /// where memory does not hold both. After a failure the old ones stay, where
  /// it was not memory that failed. One `bind` at a time.
  Status bind(const std::vector<ArrayView> &args);
  Status bind(const ten_array *args, int32_t numArgs);

  /// Run the program. Arguments are checked against the signature: number,
  /// type, rank and static dimensions. In the place of a bound argument
  /// anything may be given; it is ignored. Where `results` already holds a
  /// buffer of the type and dimensions that the plan gives, its memory is
  /// written, so that a loop allocates nothing; anything else is replaced. To
  /// donate an argument, pass its buffer in as the result that its signature
  /// names in `alias`, and a view of it as the argument.
  Status run(const std::vector<ArrayView> &args, std::vector<Buffer> &results);

  /// The same with results in memory of the caller's, which is checked to be
  /// large enough, and not to overlap other results or arguments that are not
  /// donated to them.
  Status run(const ArrayView *args, int32_t numArgs, ResultArray *results,
             int32_t numResults);

  /// The same for plain arrays, which have no types to check. In `results` a
  /// null `dims` (where the rank is not 0) or `data` is set to memory of the
  /// model's that is valid until its next run, by any thread; `data` that is
  /// given must hold the result. Memory that is not aligned to its elements is
  /// copied.
  Status run(const ten_array *args, int32_t numArgs, ten_array *results,
             int32_t numResults);

  /// Bytes of the arena that the last run needed.
  int64_t arenaBytes() const;

  /// Call `function` around each kernel, in code compiled with tracing. Not
  /// while the entry runs, and then by one thread at a time.
  void setTrace(TraceFunction function);
  /// Call `function` in place of kernels that have no code. Before any run.
  void setInterpreter(InterpretFunction function);

private:
  struct State;
  static Result<Model> create(const ten_artifact &artifact,
                              const ten_entry &entry, ThreadPool *pool);
  explicit Model(std::unique_ptr<State> state);
  std::unique_ptr<State> state;
};

} // namespace tenon

#endif // TENON_RUNTIME_ARTIFACT_H
