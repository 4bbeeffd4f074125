//===- Artifact.h - Loads and runs artifacts --------------------*- C++ -*-===//
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

/// Checks whether this runtime and this machine can use the artifact: its magic
/// number, ABI version, architecture and CPU features. The message says what is
/// missing.
Status checkArtifact(const ten_artifact &artifact);

/// Sets the pointers through which the artifact's code calls the runtime; fails
/// if this runtime lacks one of the functions. Must precede the first call of
/// an entry; may be repeated, by any threads.
Status resolveImports(const ten_artifact &artifact);

/// Returns the entry of that name; an error lists the existing ones.
Result<const ten_entry *> findEntry(const ten_artifact &artifact,
                                    std::string_view name);

/// Checks whether an argument or result has the type, rank and static
/// dimensions of its signature. `what` names it in the message: "argument 2".
Status checkSignature(const ten_signature &signature, const ArrayView &array,
                      std::string_view what);

/// Returns the arguments in the form that an entry takes, after checking their
/// number and signatures. Bound ones are null.
Result<std::vector<ten_array>> describeArguments(const ten_entry &entry,
                                                 const ArrayView *args,
                                                 int64_t numArgs);
inline Result<std::vector<ten_array>>
describeArguments(const ten_entry &entry, const std::vector<ArrayView> &args) {
  return describeArguments(entry, args.data(), int64_t(args.size()));
}

/// Returns the failure described by the entry's table of sites.
Status failureAt(const ten_entry &entry, int32_t site);

/// Returns " ('x', 'y')", the names of arguments for a message about their
/// number: as many as fit, and nothing if the program names none.
std::string listNames(const std::vector<std::string_view> &names);

/// Returns "2x?xf32".
std::string formatSignature(const ten_signature &signature);

/// A shared library with an artifact; closed by the destructor.
class SharedLibrary {
public:
  /// Opens the library at `path` and finds the artifact exported as `symbol`;
  /// by default "<name>_artifact", where <name> is the file name without
  /// directory and extension, with '_' for characters that C names cannot have;
  /// for "lib<name>.so" this name is tried too. The artifact is checked.
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

/// Called around each kernel of a run, in code compiled with tracing.
using TraceFunction = std::function<void(
    int32_t kernel, int32_t phase, const ten_array *operands, int32_t count)>;

/// Executes a kernel that has no code.
using InterpretFunction = std::function<Status(
    int32_t kernel, const ten_array *operands, int32_t count)>;

/// A result of a call: in memory of the caller, of a pool (if there is one and
/// the result is large), or in a buffer that the call allocates.
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

/// An entry of an artifact, ready to run by any number of threads concurrently.
/// The arena and copies of unaligned arrays come from a pool of calls, which is
/// reused.
class Model {
public:
  /// `artifact` and `pool` must outlive the model. Without a pool, runs on the
  /// calling thread only.
  static Result<Model> create(const ten_artifact &artifact,
                              std::string_view entry,
                              ThreadPool *pool = nullptr);
  Model(Model &&other) noexcept;
  Model &operator=(Model &&other) noexcept;
  ~Model();

  const ten_entry &entry() const;
  int32_t threads() const;

  /// Returns the number of bound arguments, which are set once, by `bind`,
  /// before any run.
  int32_t numBound() const;

  /// Sets the bound arguments, in order. Everything that depends only on them
  /// is computed now; the arrays are not read later, except those in shared
  /// files (SharedFile), which the model keeps mapped. Models share what they
  /// compute of these. May be repeated to replace them: concurrent calls use
  /// the old values, or fail if both do not fit into memory. After a failure
  /// other than out of memory, the old values remain. One `bind` at a time.
  Status bind(const std::vector<ArrayView> &args);
  Status bind(const ten_array *args, int32_t numArgs);

  /// Runs the program. Arguments are checked against the signature: number,
  /// type, rank and static dimensions. Arrays passed for bound arguments are
  /// ignored. If `results` already holds a buffer of the planned type and
  /// dimensions, it is overwritten, so that a loop allocates nothing; others
  /// are replaced. To donate an argument, pass its buffer as the result that
  /// its signature names in `alias`, and a view of it as the argument.
  Status run(const std::vector<ArrayView> &args, std::vector<Buffer> &results);

  /// As above, with results in memory of the caller, which is checked to be
  /// large enough and not to overlap other results or arguments that are not
  /// donated to them.
  Status run(const ArrayView *args, int32_t numArgs, ResultArray *results,
             int32_t numResults);

  /// As above, for plain arrays, whose types cannot be checked. In `results`,
  /// null `dims` (if the rank is not 0) and null `data` are set to memory of
  /// the model that is valid until its next run, by any thread; `data` of the
  /// caller must be large enough for the result. Unaligned arrays are copied.
  Status run(const ten_array *args, int32_t numArgs, ten_array *results,
             int32_t numResults);

  /// Returns the bytes of the arena of the last run.
  int64_t arenaBytes() const;

  /// Sets a function to call around each kernel, in code compiled with tracing.
  /// Must not be called while the entry runs, which must then be by one thread
  /// at a time.
  void setTrace(TraceFunction function);
  /// Sets the function that executes kernels without code. Must precede all
  /// runs.
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
