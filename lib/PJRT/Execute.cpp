//===- Execute.cpp - Executes programs ------------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Executes programs in the order of the calls. A call returns once the result
// buffers are created; their elements are computed by the device's queue. If
// the last run of the program was short and the queue is empty, the program
// runs in the calling thread, since handing it over would take about as long.
// A program that a callback executes runs at once, as a part of the one that
// called it. Results reuse the memory of donated arguments that have no other
// holders.
//
//===----------------------------------------------------------------------===//

#include "Executable.h"
#include "Functions.h"
#include "llvm/Support/SaveAndRestore.h"
#include <algorithm>
#include <chrono>

using namespace tenon;
using namespace tenon::pjrt;

/// The device whose program runs on this thread. What a callback of the program
/// executes on it cannot wait for the queue, which waits for the callback.
static thread_local const PJRT_Device *runningDevice = nullptr;

/// Duration above which a program is executed by the device's queue.
static constexpr int64_t kShortNanoseconds = 50'000;

namespace {

/// One execution, which keeps its arguments' and results' memory alive.
struct Run {
  std::shared_ptr<CompiledProgram> compiled;
  std::vector<std::shared_ptr<Storage>> arguments, results;
  std::vector<std::shared_ptr<Completion>> waitsFor;
  std::shared_ptr<Completion> done = std::make_shared<Completion>();
  /// Results with dynamic sizes, which the execution allocates.
  std::vector<Buffer> made;

  /// Waits for all arguments; returns the failure of one of them, or null.
  const PJRT_Error *waitForArguments();
  void run();

private:
  Status call();
};

} // namespace

const PJRT_Error *Run::waitForArguments() {
  const PJRT_Error *failure = nullptr;
  for (const std::shared_ptr<Completion> &argument : waitsFor)
    if (const PJRT_Error *found = argument->wait())
      failure = found;
  return failure;
}

Status Run::call() {
  Program &program = *compiled->program;
  std::vector<ArrayView> views;
  for (auto [storage, signature] :
       llvm::zip_equal(arguments, program.arguments()))
    views.push_back({signature.type, storage->data(), signature.dims.data(),
                     int64_t(signature.dims.size())});
  std::unique_lock<std::mutex> lock(compiled->alone, std::defer_lock);
  if (!program.isConcurrent())
    lock.lock();
  CallbackScope scope(compiled->callbacks.get());
  llvm::SaveAndRestore<const PJRT_Device *> running(runningDevice,
                                                    compiled->device);
  auto execute = [&]() -> Status {
    if (results.empty() && !program.results().empty())
      return program.run(views, made);
    std::vector<ResultArray> places(results.size());
    for (size_t i = 0; i < results.size(); ++i) {
      places[i].data = results[i]->data();
      places[i].bytes = results[i]->bytes();
    }
    return program.run(views.data(), int32_t(views.size()), places.data(),
                       int32_t(places.size()));
  };
  Status status = execute();
  if (!status.ok() && !scope.failure().empty())
    status.message += "\n" + scope.failure();
  return status;
}

void Run::run() {
  if (const PJRT_Error *failure = waitForArguments())
    return done->finish(std::make_unique<PJRT_Error>(*failure));
  auto start = std::chrono::steady_clock::now();
  Status status = call();
  compiled->nanoseconds = std::chrono::duration_cast<std::chrono::nanoseconds>(
                              std::chrono::steady_clock::now() - start)
                              .count();
  // Releases the arguments first: a waiter for the results may need their
  // memory.
  arguments.clear();
  if (!compiled->wasRun.exchange(true))
    compiled->dropSnapshot();
  done->finish(std::unique_ptr<PJRT_Error>(makeError(status)));
}

static PJRT_Error *checkArgument(const PJRT_Buffer &buffer,
                                 const TensorSignature &signature,
                                 const PJRT_Device &device, size_t number) {
  if (buffer.type != signature.type ||
      buffer.dims.size() != signature.dims.size())
    return makeError(PJRT_INVALID_ARGUMENT, "expects argument ", number,
                     " to be ", formatType(signature.type, signature.dims),
                     ", got ", formatType(buffer.type, buffer.dims));
  for (auto [size, expected] : llvm::zip(buffer.dims, signature.dims))
    if (expected >= 0 && size != expected)
      return makeError(PJRT_INVALID_ARGUMENT, "expects argument ", number,
                       " to be ", formatType(signature.type, signature.dims),
                       ", got ", formatType(buffer.type, buffer.dims));
  if (buffer.device != &device)
    return makeError(PJRT_INVALID_ARGUMENT, "expects argument ", number,
                     " to be on ", device.description.text, ", is on ",
                     buffer.device->description.text);
  return nullptr;
}

/// Checks the arguments of an execution and takes references to their memory.
static PJRT_Error *takeArguments(PJRT_Buffer *const *buffers, size_t count,
                                 Run &run) {
  const CompiledProgram &compiled = *run.compiled;
  const std::vector<TensorSignature> &expected = compiled.program->arguments();
  if (count != expected.size())
    return makeError(PJRT_INVALID_ARGUMENT, "'", compiled.name, "' expects ",
                     expected.size(), " arguments, got ", count);
  for (size_t i = 0; i < count; ++i) {
    PJRT_Buffer &buffer = *buffers[i];
    if (PJRT_Error *error =
            checkArgument(buffer, expected[i], *compiled.device, i))
      return error;
    std::shared_ptr<Storage> storage = buffer.storage();
    if (!storage)
      return makeError(PJRT_INVALID_ARGUMENT, "argument ", i,
                       " has been deleted or donated");
    run.arguments.push_back(std::move(storage));
    run.waitsFor.push_back(buffer.ready);
  }
  return nullptr;
}

/// Allocates memory for the results: that of a donated argument, if it is owned
/// by the device and has no other holders, or new memory. A donated array is
/// deleted, and must not be passed as another argument as well.
static PJRT_Error *makeResults(PJRT_Buffer *const *buffers,
                               const PJRT_ExecuteOptions *options, Run &run) {
  const CompiledProgram &compiled = *run.compiled;
  const std::vector<TensorSignature> &expected = compiled.program->arguments();
  const std::vector<TensorSignature> &results = compiled.program->results();
  auto isKept = [&](size_t argument) {
    const int64_t *begin =
        options ? options->non_donatable_input_indices : nullptr;
    size_t count = begin ? options->num_non_donatable_input_indices : 0;
    return std::find(begin, begin + count, int64_t(argument)) != begin + count;
  };
  std::vector<size_t> donated;
  run.results.resize(results.size());
  for (size_t i = 0; i < expected.size(); ++i) {
    if (expected[i].donated < 0 || isKept(i))
      continue;
    donated.push_back(i);
    const std::shared_ptr<Storage> &storage = run.arguments[i];
    if (std::count(buffers, buffers + expected.size(), buffers[i]) != 1)
      return makeError(PJRT_INVALID_ARGUMENT, "argument ", i, " of '",
                       compiled.name,
                       "' is donated, and given as another argument as well: "
                       "f(donate(a), a)");
    if (storage->isOwned() && storage->holders == 1)
      run.results[size_t(expected[i].donated)] = storage;
  }
  for (size_t i = 0; i < results.size(); ++i) {
    if (run.results[i])
      continue;
    Result<int64_t> bytes = countBytes(results[i].type, results[i].dims.data(),
                                       int64_t(results[i].dims.size()));
    if (bytes)
      run.results[i] = Storage::allocate(*bytes, compiled.device->use);
    if (!run.results[i])
      return makeError(PJRT_RESOURCE_EXHAUSTED, "out of memory: result ", i,
                       " of '", compiled.name, "' is ",
                       formatType(results[i].type, results[i].dims));
  }
  for (size_t i : donated)
    buffers[i]->release();
  return nullptr;
}

/// Executes a program with dynamic result sizes, synchronously.
static PJRT_Error *runDynamic(const std::shared_ptr<Run> &run,
                              PJRT_Buffer **outputs) {
  run->results.clear();
  auto ended = std::make_shared<Completion>();
  auto job = [=] {
    run->run();
    ended->finish();
  };
  if (runningDevice == run->compiled->device)
    job();
  else
    run->compiled->device->queue.push(job);
  ended->wait();
  if (const PJRT_Error *failure = run->done->wait())
    return new PJRT_Error(*failure);
  for (size_t i = 0; i < run->made.size(); ++i) {
    auto made = std::make_shared<Buffer>(std::move(run->made[i]));
    outputs[i] = new PJRT_Buffer(
        run->compiled->device, made->type(), made->dims(),
        Storage::borrow(made->data(), made->numBytes(), [made] {}), run->done);
  }
  return nullptr;
}

PJRT_Error *
pjrt::loadedExecutableExecute(PJRT_LoadedExecutable_Execute_Args *args) {
  if (args->num_devices != 1)
    return makeError(PJRT_UNIMPLEMENTED,
                     "expects a program to run on one device, got ",
                     args->num_devices);
  if (args->executable->isDeleted)
    return makeError(PJRT_INVALID_ARGUMENT, "the executable was deleted");
  auto run = std::make_shared<Run>();
  run->compiled = args->executable->compiled;
  CompiledProgram &compiled = *run->compiled;
  PJRT_Buffer *const *buffers = args->argument_lists[0];
  PJRT_Buffer **outputs = args->output_lists[0];
  if (PJRT_Error *error = takeArguments(buffers, args->num_args, *run))
    return error;
  if (compiled.hasDynamicResults()) {
    if (PJRT_Error *error = runDynamic(run, outputs))
      return error;
  } else {
    if (PJRT_Error *error = makeResults(buffers, args->options, *run))
      return error;
    const std::vector<TensorSignature> &results = compiled.program->results();
    for (size_t i = 0; i < results.size(); ++i)
      outputs[i] = new PJRT_Buffer(compiled.device, results[i].type,
                                   results[i].dims, run->results[i], run->done);
    bool isReady = std::all_of(
        run->waitsFor.begin(), run->waitsFor.end(),
        [](const std::shared_ptr<Completion> &each) { return each->isDone(); });
    bool isShort = compiled.nanoseconds <= kShortNanoseconds;
    auto job = [run] { run->run(); };
    if (runningDevice == compiled.device)
      job();
    else if (!isReady || !isShort || !compiled.device->queue.tryRun(job))
      compiled.device->queue.push(job);
  }
  if (args->device_complete_events)
    args->device_complete_events[0] = new PJRT_Event(run->done);
  return nullptr;
}
