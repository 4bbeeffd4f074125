//===- Executable.cpp - Executables of the library interface --------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The library's executable: opens a source file or an artifact, lists its
// entries, and runs, binds, benchmarks and prepares them for any number of
// threads. Programs per list of argument sizes are managed in
// ExecutablePrograms.cpp, explanations and files in ExecutableForms.cpp.
//
//===----------------------------------------------------------------------===//

#include "CAPI/Executable.h"
#include "Compiler/Jit.h"
#include "Compiler/Pipelines.h"
#include "ExecutableEntry.h"
#include "Runtime/Artifact.h"
#include "Runtime/File.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include <cstring>

using namespace mlir;

namespace tenon {

Executable::Executable(ExecutableOptions options)
    : options(std::move(options)) {}

Executable::~Executable() {
  for (const std::unique_ptr<Entry> &state : states)
    state->background.join();
}

//===----------------------------------------------------------------------===//
// Opening
//===----------------------------------------------------------------------===//

static bool isDynamic(const TensorSignature &signature) {
  return llvm::is_contained(signature.dims, -1);
}

Status Executable::setEntries(std::vector<EntrySignature> list) {
  if (list.empty())
    return badInput("expects a public function in '", file, "', got none");
  auto named = llvm::find_if(list, [&](const EntrySignature &entry) {
    return entry.name ==
           (options.program.entry.empty() ? "main" : options.program.entry);
  });
  bool isOnly = options.program.entry.empty() && list.size() == 1;
  if (named == list.end() && options.onlyEntry && !isOnly) {
    std::string known;
    for (const EntrySignature &entry : list)
      known += (known.empty() ? " '" : ", '") + entry.name + "'";
    return badInput("'", file, "' has no function '",
                    options.program.entry.empty() ? "main"
                                                  : options.program.entry,
                    "'; it has", known);
  }
  if (named != list.end())
    std::rotate(list.begin(), named, named + 1);
  options.program.entry = list.front().name;
  if (options.onlyEntry)
    list.resize(1);
  bool watches = options.program.verify.any() ||
                 options.program.device == Device::Interpreter;
  for (const EntrySignature &entry : list) {
    auto state = std::make_unique<Entry>();
    for (auto [i, argument] : llvm::enumerate(entry.arguments))
      if (argument.bound)
        state->boundArguments.push_back(i);
    state->isSpecialized = source && !options.dynamic &&
                           options.specializations > 0 &&
                           options.program.device != Device::Interpreter &&
                           llvm::any_of(entry.arguments, isDynamic);
    state->passesBound = watches && !state->boundArguments.empty();
    states.push_back(std::move(state));
  }
  signatures = std::move(list);
  return {};
}

Result<std::unique_ptr<Executable>> Executable::open(const std::string &path,
                                                     ExecutableOptions options,
                                                     Diagnostics &diagnostics) {
  Result<std::unique_ptr<llvm::MemoryBuffer>> bytes = readProgramFile(path);
  if (!bytes.ok())
    return bytes.status();
  if (!isCompiled((*bytes)->getBuffer()))
    return compile(std::move(*bytes), std::move(options), diagnostics);
  auto artifact = openArtifact(path, (*bytes)->getBuffer());
  if (!artifact.ok())
    return artifact.status();
  std::unique_ptr<Executable> made(new Executable(std::move(options)));
  made->file = path;
  made->artifact = std::move(*artifact);
  if (Status status = made->setEntries(signaturesOf(*made->artifact));
      !status.ok())
    return status;
  if (!made->options.lazy)
    if (Status status = made->prepare(0, {}, diagnostics); !status.ok())
      return status;
  return std::move(made);
}

Result<std::vector<EntrySignature>>
Executable::signaturesOfSource(SourceModule &module) const {
  const ProgramOptions &program = options.program;
  if (options.onlyEntry || module->lookupSymbol(program.entry) ||
      !program.bind.empty() || !program.donate.empty()) {
    Result<func::FuncOp> entry = prepareEntry(*module, module.name(), program);
    if (!entry.ok())
      return entry.status();
    if (options.onlyEntry) {
      Result<EntrySignature> only = signatureOf(*entry);
      if (!only.ok())
        return only.status();
      return std::vector<EntrySignature>{std::move(*only)};
    }
  }
  return signaturesOf(*module);
}

/// Returns an observer for a compilation, if a program keeps it.
static std::unique_ptr<Explanation>
makeExplanation(ExecutableOptions::Keep keep) {
  return keep == ExecutableOptions::Keep::Nothing
             ? nullptr
             : std::make_unique<Explanation>();
}

/// Lets `explanation`, which may be null, observe a compilation.
static void observe(ProgramOptions &program, ExecutableOptions::Keep keep,
                    Explanation *explanation) {
  program.compile.observer = explanation;
  program.compile.trace = keep == ExecutableOptions::Keep::Calls;
}

Result<std::unique_ptr<Executable>>
Executable::compile(std::unique_ptr<llvm::MemoryBuffer> source,
                    ExecutableOptions options, Diagnostics &diagnostics) {
  std::unique_ptr<Executable> made(new Executable(std::move(options)));
  made->file = source->getBufferIdentifier().str();
  made->source = std::move(source);
  Status status;
  auto explanation = makeExplanation(made->options.keep);
  // Reading and compiling are recursive.
  runOnLargeStack([&] {
    Result<SourceModule> module =
        made->readSource(diagnostics, explanation.get());
    if (!module.ok()) {
      status = module.status();
      return;
    }
    ProgramOptions &program = made->options.program;
    status = importEntry(*module, program);
    if (!status.ok())
      return;
    // Flags refer to the first function if there is no `main`.
    if (!made->options.onlyEntry && !(*module)->lookupSymbol(program.entry))
      for (auto function : (*module)->getOps<func::FuncOp>())
        if (function.isPublic() && !function.isExternal()) {
          program.entry = function.getName().str();
          break;
        }
    Result<std::vector<EntrySignature>> entries =
        made->signaturesOfSource(*module);
    status = entries.status();
    if (entries.ok())
      status = made->setEntries(std::move(*entries));
    if (!status.ok() || made->states[0]->isSpecialized || made->options.lazy)
      return;
    ProgramOptions first = made->optionsFor(0);
    observe(first, made->options.keep, explanation.get());
    Result<std::unique_ptr<Program>> compiled =
        Program::compile(std::move(*module), first);
    if (!compiled.ok()) {
      status = compiled.status();
      return;
    }
    Entry &entry = *made->states[0];
    entry.compileMilliseconds = (*compiled)->compileMilliseconds();
    auto only = std::make_unique<Specialization>();
    only->program = std::make_shared<SharedProgram>(std::move(*compiled),
                                                    std::move(explanation));
    entry.only = only->program.get();
    entry.programs.push_back(std::move(only));
  });
  if (!status.ok())
    return status;
  return std::move(made);
}

Result<SourceModule> Executable::readSource(Diagnostics &diagnostics,
                                            CompileObserver *observer) const {
  // Parsers read the caller's bytes in place.
  return SourceModule::read(
      llvm::MemoryBuffer::getMemBuffer(source->getMemBufferRef()), diagnostics,
      observer);
}

ProgramOptions Executable::optionsFor(size_t entry) const {
  ProgramOptions program = options.program;
  program.entry = signatures[entry].name;
  // The flags refer to the first entry.
  if (entry > 0) {
    program.bind = {};
    program.donate.clear();
  }
  return program;
}

Result<std::unique_ptr<Program>>
Executable::openProgram(const ProgramOptions &program,
                        Diagnostics &diagnostics) const {
  if (artifact)
    return Program::openArtifact(artifact, file, program);
  std::optional<Result<std::unique_ptr<Program>>> made;
  runOnLargeStack([&] {
    Result<SourceModule> module =
        readSource(diagnostics, program.compile.observer);
    if (module.ok())
      made.emplace(Program::compile(std::move(*module), program));
    else
      made.emplace(module.status());
  });
  return std::move(*made);
}

Result<std::shared_ptr<SharedProgram>>
Executable::openShared(ProgramOptions program, ExecutableOptions::Keep keep,
                       Diagnostics &diagnostics) const {
  auto explanation = makeExplanation(keep);
  observe(program, keep, explanation.get());
  Result<std::unique_ptr<Program>> opened = openProgram(program, diagnostics);
  if (!opened.ok())
    return opened.status();
  return std::make_shared<SharedProgram>(std::move(*opened),
                                         std::move(explanation));
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

static Status checkArgument(const TensorSignature &signature,
                            const ArrayView &array, size_t number) {
  bool matches = array.type == signature.type &&
                 array.rank == static_cast<int64_t>(signature.dims.size());
  for (int64_t i = 0; matches && i < array.rank; ++i)
    matches = array.dims[i] >= 0 &&
              (signature.dims[i] == -1 || signature.dims[i] == array.dims[i]);
  if (matches)
    return {};
  std::string name =
      signature.name.empty() ? "" : concat(" ('", signature.name, "')");
  return badInput("argument ", number, name, " expects ",
                  formatType(signature.type, signature.dims), ", got ",
                  array.typeString());
}

Result<Executable::Sizes>
Executable::sizesOf(size_t entry, llvm::ArrayRef<ArrayView> arguments) const {
  const std::vector<TensorSignature> &declared = signatures[entry].arguments;
  if (arguments.size() != declared.size()) {
    std::vector<std::string_view> names;
    names.reserve(declared.size());
    for (const TensorSignature &argument : declared)
      names.push_back(argument.name);
    return badInput("'", signatures[entry].name, "' expects ", declared.size(),
                    declared.size() == 1 ? " argument" : " arguments",
                    listNames(names), ", got ", arguments.size());
  }
  const Entry &state = *states[entry];
  std::shared_ptr<BoundValues> bound = state.values();
  bool needsBound = state.isSpecialized || state.passesBound;
  if (!state.boundArguments.empty() && !bound && needsBound)
    return badInput("'", signatures[entry].name,
                    "' expects its bound arguments to be given before it runs");
  std::vector<ArrayView> all = withBound(entry, arguments, bound.get());
  Sizes sizes;
  for (auto [i, view] : llvm::enumerate(all)) {
    // The program has the values.
    if (declared[i].bound && !bound) {
      sizes.emplace_back();
      continue;
    }
    if (Status status = checkArgument(declared[i], view, i); !status.ok())
      return status;
    sizes.emplace_back(view.dims, view.dims + view.rank);
  }
  return std::move(sizes);
}

std::vector<ArrayView>
Executable::withBound(size_t entry, llvm::ArrayRef<ArrayView> arguments,
                      const BoundValues *bound) const {
  std::vector<ArrayView> all(arguments.begin(), arguments.end());
  all.resize(signatures[entry].arguments.size());
  if (bound)
    for (auto [i, number] : llvm::enumerate(states[entry]->boundArguments))
      all[number] = bound->views[i];
  return all;
}

Status Executable::prepare(size_t entry, Sizes sizes,
                           Diagnostics &diagnostics) {
  const std::vector<TensorSignature> &declared = signatures[entry].arguments;
  if (states[entry]->isSpecialized) {
    if (sizes.empty())
      return {};
    if (sizes.size() != declared.size())
      return badInput("'", signatures[entry].name, "' expects the sizes of ",
                      declared.size(), " arguments, got ", sizes.size());
    for (auto [i, list] : llvm::enumerate(sizes))
      if (Status status = checkArgument(
              declared[i],
              {declared[i].type, nullptr, list.data(), int64_t(list.size())},
              i);
          !status.ok())
        return status;
  }
  return programFor(entry, std::move(sizes), diagnostics).status();
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

Status Executable::checkBound(size_t entry,
                              llvm::ArrayRef<ArrayView> values) const {
  const std::vector<size_t> &numbers = states[entry]->boundArguments;
  if (values.size() != numbers.size())
    return badInput("'", signatures[entry].name, "' expects ", numbers.size(),
                    numbers.size() == 1 ? " bound argument"
                                        : " bound arguments",
                    ", got ", values.size());
  for (auto [value, number] : llvm::zip(values, numbers))
    if (Status status =
            checkArgument(signatures[entry].arguments[number], value, number);
        !status.ok())
      return status;
  return {};
}

Status Executable::bind(size_t entry, std::vector<ArrayView> views, bool copies,
                        Diagnostics &diagnostics) {
  if (Status status = checkBound(entry, views); !status.ok())
    return status;
  Entry &state = *states[entry];
  auto values = std::make_shared<BoundValues>();
  values->views = std::move(views);
  for (const ArrayView &view : values->views)
    values->dims.emplace_back(view.dims, view.dims + view.rank);
  for (auto [view, dims] : llvm::zip(values->views, values->dims))
    view.dims = dims.data();
  bool needsThem = state.isSpecialized || state.passesBound;
  for (ArrayView &view : values->views) {
    if (!copies || !needsThem)
      break;
    // Share the pages of a mapped file, which do not change.
    if (auto file = SharedFile::containing(
            view.data, static_cast<size_t>(view.numBytes()))) {
      values->copies.push_back(Buffer::viewOf(std::move(file), view));
      continue;
    }
    Result<Buffer> copy = Buffer::copyOf(view);
    if (!copy.ok())
      return copy.status();
    values->copies.push_back(std::move(*copy));
  }
  for (auto [view, copy] : llvm::zip(values->views, values->copies))
    view = copy.view();
  if (!state.isSpecialized) {
    Result<std::shared_ptr<SharedProgram>> program =
        programFor(entry, {}, diagnostics);
    if (!program.ok())
      return program.status();
    Status status = (*program)->use([&](Program &program) {
      return program.bind(withBound(entry, {}, values.get()));
    });
    // The program has the values it needs; an explanation needs them again.
    if (!status.ok() || (copies && !needsThem))
      return status;
    std::lock_guard<std::mutex> lock(state.mutex);
    state.bound = std::move(values);
    return {};
  }
  std::lock_guard<std::mutex> lock(state.mutex);
  state.bound = std::move(values);
  ++state.boundVersion;
  return {};
}

namespace {

/// Results that the caller wants in the memory of a donated argument, which the
/// program does not take: the argument's and the result's sizes are not known
/// to be equal. They are computed apart and copied.
class ResultsApart {
public:
  ResultsApart(llvm::ArrayRef<TensorSignature> declared, const Program &program,
               llvm::ArrayRef<ArrayView> arguments,
               llvm::MutableArrayRef<ResultArray> results)
      : results(results) {
    for (auto [i, argument] : llvm::enumerate(declared)) {
      auto number = static_cast<size_t>(argument.donated);
      if (argument.donated < 0 || program.arguments()[i].donated >= 0 ||
          number >= results.size() || i >= arguments.size() ||
          !results[number].data || results[number].data != arguments[i].data)
        continue;
      places.push_back({number, results[number].data});
      results[number].data = nullptr;
    }
  }

  /// Copies the results to their places.
  Status copy(llvm::ArrayRef<TensorSignature> declared) {
    for (auto [number, memory] : places) {
      ResultArray &result = results[number];
      const void *source =
          result.pooled ? result.pooled.get() : result.made.data();
      const std::vector<int64_t> &dims =
          result.pooled ? result.shape : result.made.dims();
      Result<int64_t> bytes =
          countBytes(declared[number].type, dims.data(), dims.size());
      if (!bytes.ok())
        return bytes.status();
      if (*bytes > result.bytes)
        return badInput("result ", number, " expects ", *bytes,
                        " bytes of memory, got ", result.bytes);
      if (*bytes > 0)
        std::memcpy(memory, source, static_cast<size_t>(*bytes));
      if (result.dims)
        llvm::copy(dims, result.dims);
      result.data = memory;
    }
    return {};
  }

private:
  llvm::MutableArrayRef<ResultArray> results;
  llvm::SmallVector<std::pair<size_t, void *>> places;
};

} // namespace

Status Executable::run(size_t entry, llvm::ArrayRef<ArrayView> arguments,
                       llvm::MutableArrayRef<ResultArray> results,
                       Diagnostics &diagnostics) {
  Entry &state = *states[entry];
  SharedProgram *program = state.only.load(std::memory_order_acquire);
  std::shared_ptr<SharedProgram> held;
  if (!program) {
    Sizes sizes;
    if (state.isSpecialized) {
      Result<Sizes> found = sizesOf(entry, arguments);
      if (!found.ok())
        return found.status();
      sizes = std::move(*found);
    }
    auto found = programFor(entry, std::move(sizes), diagnostics);
    if (!found.ok())
      return found.status();
    held = std::move(*found);
    program = held.get();
  }
  // A model checks its arguments, but the interpreter trusts its caller.
  if (!(**program).isConcurrent())
    if (Result<Sizes> checked = sizesOf(entry, arguments); !checked.ok())
      return checked.status();
  std::shared_ptr<BoundValues> bound;
  std::vector<ArrayView> all;
  if (state.passesBound) {
    bound = state.values();
    all = withBound(entry, arguments, bound.get());
    arguments = all;
  }
  ResultsApart apart(signatures[entry].arguments, **program, arguments,
                     results);
  Status status = program->use([&](Program &program) {
    return program.run(arguments.data(), static_cast<int32_t>(arguments.size()),
                       results.data(), static_cast<int32_t>(results.size()));
  });
  return status.ok() ? apart.copy(signatures[entry].results) : status;
}

SpecializationCounts Executable::counts(size_t entry) const {
  const Entry &state = *states[entry];
  std::lock_guard<std::mutex> lock(state.mutex);
  SpecializationCounts counts = state.counts;
  counts.kept = static_cast<int64_t>(state.programs.size());
  return counts;
}

int64_t Executable::arenaBytes(size_t entry) const {
  const Entry &state = *states[entry];
  std::lock_guard<std::mutex> lock(state.mutex);
  int64_t most = 0;
  for (const std::unique_ptr<Specialization> &made : state.programs)
    if (made->program)
      most = std::max(most, (**made->program).arenaBytes());
  return most;
}

double Executable::compileMilliseconds(size_t entry) const {
  std::lock_guard<std::mutex> lock(states[entry]->mutex);
  return states[entry]->compileMilliseconds;
}

} // namespace tenon
