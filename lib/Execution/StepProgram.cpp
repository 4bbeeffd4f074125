//===- StepProgram.cpp - Programs of steps --------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs the steps of StepPlan.cpp. A run has memory of its own for temporaries,
// so any number of threads may run a program at the same time.
//
//===----------------------------------------------------------------------===//

#include "StepProgram.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "Execution/Signature.h"
#include "Reader/Source.h"
#include "Runtime/Fourier/Fft.h"
#include "Runtime/Library/MatrixProduct.h"
#include "StepPlan.h"
#include <atomic>
#include <chrono>
#include <cmath>

using namespace mlir;

namespace tenon {

/// Returns an index of the program, clamped to [0, max].
static int64_t clampIndex(ten_type type, const void *element, int64_t max) {
  if (isUnsignedInt(type))
    return int64_t(std::min(loadUInt64(type, element), uint64_t(max)));
  return std::clamp<int64_t>(loadInt64(type, element), 0, max);
}

/// Returns whether an index of the program is in [0, max]; `max` is -1 where a
/// window is larger than the array.
static bool isWithin(ten_type type, const void *element, int64_t max) {
  if (max < 0)
    return false;
  if (isUnsignedInt(type))
    return loadUInt64(type, element) <= uint64_t(max);
  int64_t index = loadInt64(type, element);
  return index >= 0 && index <= max;
}

namespace {

/// The memory of one run.
class StepRun {
public:
  StepRun(const StepPlan &plan, const ArrayView *arguments,
          char *const *results, char *arena, ThreadPool *pool)
      : pool(pool) {
    places.reserve(plan.buffers.size());
    for (const StepBuffer &buffer : plan.buffers)
      places.push_back(find(plan, buffer, arguments, results, arena));
  }

  Status run(const CopyStep &step) const {
    int64_t size = storageSize(step.from.type);
    char *from = place(step.from), *to = place(step.to);
    step.copy.run(from + moved(step.fromStarts) * size,
                  to + moved(step.toStarts) * size);
    return {};
  }
  Status run(const WindowStep &step) const {
    copyWindows(step, 0, place(step.indices), place(step.array),
                place(step.windows));
    return {};
  }
  Status run(const MapStep &step) const {
    for (int64_t first = 0; first < step.count; first += kMapBlock) {
      int64_t count = std::min(kMapBlock, step.count - first);
      auto at = [&](const MapStep::Place &operand) {
        int64_t skipped = operand.isBlock ? 0 : first;
        return place(operand.view) + skipped * storageSize(operand.view.type);
      };
      for (const MapStep::Operation &operation : step.operations) {
        const void *operands[3];
        for (auto [i, operand] : llvm::enumerate(operation.operands))
          operands[i] = at(operand);
        operation.function(operands, at(operation.result), count);
      }
    }
    return {};
  }
  /// Calls a function with a number of the type, f32 or f64.
  template <typename F> static auto withNumber(ten_type type, F &&function) {
    return type == TEN_F64 ? function(double()) : function(float());
  }
  Status run(const ProductStep &step) const {
    auto multiplyAll = [&](auto type) {
      using T = decltype(type);
      MatrixProduct<T> product = {reinterpret_cast<const T *>(place(step.lhs)),
                                  reinterpret_cast<const T *>(place(step.rhs)),
                                  reinterpret_cast<T *>(place(step.result)),
                                  step.rows,
                                  step.summed,
                                  step.columns,
                                  step.ofLhs.free,
                                  step.ofLhs.summed,
                                  step.ofRhs.summed,
                                  step.ofRhs.free,
                                  step.columns,
                                  step.addsHalvesApart};
      for (int64_t batch = 0; batch < step.batch; ++batch) {
        multiply(product, pool);
        product.lhs += step.ofLhs.batch;
        product.rhs += step.ofRhs.batch;
        product.result += step.rows * step.columns;
      }
    };
    withNumber(step.result.type, multiplyAll);
    return {};
  }
  Status run(const ConvolutionStep &step) const {
    auto convolveAll = [&](auto type) {
      using T = decltype(type);
      return convolve(step.shape,
                      reinterpret_cast<const T *>(place(step.input)),
                      reinterpret_cast<const T *>(place(step.kernel)),
                      reinterpret_cast<T *>(place(step.result)), pool);
    };
    return withNumber(step.result.type, convolveAll)
               ? Status()
               : Status(TEN_RUNTIME_ERROR,
                        "not enough memory for the windows of a convolution");
  }
  Status run(const WindowReduceStep &step) const {
    auto reduceAll = [&](auto type) {
      using T = decltype(type);
      reduceWindows(
          step.shape, step.kind, reinterpret_cast<const T *>(place(step.input)),
          reinterpret_cast<T *>(place(step.result)), pool, step.repeats);
    };
    withNumber(step.result.type, reduceAll);
    return {};
  }
  Status run(const TransformStep &step) const {
    const auto &table = *reinterpret_cast<const FftTable *>(place(step.table));
    const char *from = place(step.input);
    char *to = place(step.result);
    bool isDone = step.isRow
                      ? transformRows(table, from, to, step.matrices, pool)
                      : transformColumns(table, from, to, step.matrices,
                                         step.columns, pool);
    return isDone ? Status()
                  : Status(TEN_RUNTIME_ERROR,
                           "not enough memory for a Fourier transform");
  }
  Status run(const RowSumStep &step) const {
    auto addAll = [&](auto type) {
      using T = decltype(type);
      sumRows(step.sums, reinterpret_cast<const T *>(place(step.input)),
              reinterpret_cast<T *>(place(step.blocks)),
              reinterpret_cast<T *>(place(step.result)), pool);
    };
    withNumber(step.result.type, addAll);
    return {};
  }
  Status run(const OperationStep &step) const {
    llvm::SmallVector<ArrayView, 4> arguments;
    for (const CallStep::Array &array : step.arguments)
      arguments.push_back({array.view.type, place(array.view),
                           array.dims.data(), int64_t(array.dims.size())});
    llvm::SmallVector<void *, 4> results;
    for (const StepView &view : step.results)
      results.push_back(place(view));
    return step.block->run(arguments, results);
  }
  Status run(const CallStep &step) const {
    llvm::SmallVector<ArrayView, 6> arguments;
    llvm::SmallVector<ResultArray, 2> results;
    for (const CallStep::Array &array : step.arguments)
      arguments.push_back({array.view.type, place(array.view),
                           array.dims.data(), int64_t(array.dims.size())});
    for (const CallStep::Array &array : step.results) {
      ResultArray &result = results.emplace_back();
      result.data = place(array.view);
      result.bytes = storageSize(array.view.type);
      for (int64_t size : array.dims)
        result.bytes *= size;
    }
    return step.code->run(arguments.data(), int32_t(arguments.size()),
                          results.data(), int32_t(results.size()));
  }

private:
  static char *find(const StepPlan &plan, const StepBuffer &buffer,
                    const ArrayView *arguments, char *const *results,
                    char *arena) {
    switch (buffer.kind) {
    case StepBuffer::Argument:
      return static_cast<char *>(
          const_cast<void *>(arguments[buffer.place].data));
    case StepBuffer::Result:
      return results[buffer.place];
    case StepBuffer::Temporary:
      return arena + buffer.place;
    case StepBuffer::Constant:
      return const_cast<char *>(plan.constants.data()) + buffer.place;
    }
    llvm_unreachable("all kinds are listed");
  }

  char *place(const StepView &view) const {
    return places[size_t(view.buffer)] + view.offset * storageSize(view.type);
  }

  /// Returns how many elements the starts move a view.
  int64_t moved(const std::vector<StepStart> &starts) const {
    int64_t elements = 0;
    for (const StepStart &start : starts)
      elements += start.stride *
                  clampIndex(start.index.type, place(start.index), start.max);
    return elements;
  }

  void copyWindows(const WindowStep &step, size_t dim, const char *indices,
                   char *array, char *windows) const {
    ten_type type = step.indices.type;
    int64_t size = storageSize(step.array.type), width = storageSize(type);
    if (dim < step.dims.size()) {
      const WindowStep::Dim &at = step.dims[dim];
      for (int64_t i = 0; i < at.size; ++i)
        copyWindows(step, dim + 1, indices + i * at.indices * width,
                    array + i * at.array * size,
                    windows + i * at.windows * size);
      return;
    }
    for (auto [k, start] : llvm::enumerate(step.starts)) {
      const char *element = indices + int64_t(k) * step.vectorStride * width;
      if (step.isScatter && !isWithin(type, element, start.second))
        return;
      array += start.first * size * clampIndex(type, element, start.second);
    }
    if (step.isScatter)
      step.window.run(windows, array);
    else
      step.window.run(array, windows);
  }

  llvm::SmallVector<char *, 16> places;
  ThreadPool *pool;
};

class StepProgram : public Program {
public:
  StepProgram(StepPlan plan, EntrySignature signature,
              std::shared_ptr<ThreadPool> pool)
      : plan(std::move(plan)), pool(std::move(pool)) {
    args = std::move(signature.arguments);
    outs = std::move(signature.results);
  }

  /// Takes the module that operations are in. Once the steps have taken as long
  /// as compiling, the program is compiled: it never takes more than twice the
  /// time of the better way.
  void keep(SourceModule &source, const ProgramOptions &given) {
    std::tie(context, module) = source.release();
    // Programs that are read may not have attributes of passes.
    for (auto function : module->getOps<func::FuncOp>())
      ten::attr::argumentNames.remove(function);
    options = given;
    options.shareCode = ProgramOptions::ShareCode::No;
    options.snapshot = nullptr;
    pays = given.shareCode != ProgramOptions::ShareCode::Only;
  }

  int64_t arenaBytes() const override {
    const Program *better = compiled.load(std::memory_order_acquire);
    return better ? better->arenaBytes() : plan.arenaBytes;
  }
  bool isConcurrent() const override { return true; }
  ThreadPool *threadPool() override { return pool.get(); }

  Status run(const std::vector<ArrayView> &arguments,
             std::vector<Buffer> &results) override {
    std::vector<ResultArray> places(outs.size());
    Status status = run(arguments.data(), int32_t(arguments.size()),
                        places.data(), int32_t(places.size()));
    results.clear();
    for (ResultArray &place : places)
      results.push_back(std::move(place.made));
    return status;
  }

  Status run(const ArrayView *arguments, int32_t numArguments,
             ResultArray *results, int32_t numResults) override {
    if (Status status = check(arguments, numArguments, numResults);
        !status.ok())
      return status;
    if (!plan.isSlow)
      return runSteps(arguments, results);
    if (Program *better = compiled.load(std::memory_order_acquire))
      return better->run(arguments, numArguments, results, numResults);
    auto start = std::chrono::steady_clock::now();
    Status status = runSteps(arguments, results);
    spent += std::chrono::nanoseconds(std::chrono::steady_clock::now() - start)
                 .count();
    if (spent > kCompileTime && pays.exchange(false))
      compileWhole();
    return status;
  }

private:
  /// About the time of compiling a program of few operations, in ns.
  static constexpr int64_t kCompileTime = 20'000'000;

  void compileWhole() {
    std::string text, messages;
    llvm::raw_string_ostream textStream(text), messageStream(messages);
    module->print(textStream);
    Diagnostics diagnostics(messageStream);
    runOnLargeStack([&] {
      Result<SourceModule> source = SourceModule::read(
          llvm::MemoryBuffer::getMemBufferCopy(text, "program"), diagnostics);
      if (!source)
        return;
      Result<std::unique_ptr<Program>> made =
          Program::compile(std::move(*source), options);
      if (!made || !(*made)->isConcurrent())
        return;
      whole = std::move(*made);
      compiled.store(whole.get(), std::memory_order_release);
    });
  }

  Status runSteps(const ArrayView *arguments, ResultArray *results) {
    llvm::SmallVector<char *, 4> places;
    for (size_t i = 0; i < outs.size(); ++i) {
      Result<char *> place = placeOf(results[i], outs[i], i);
      if (!place)
        return place.status();
      places.push_back(*place);
    }
    std::unique_ptr<char, void (*)(char *)> arena(
        plan.arenaBytes ? static_cast<char *>(allocateMemory(plan.arenaBytes))
                        : nullptr,
        [](char *memory) { freeMemory(memory); });
    if (plan.arenaBytes && !arena)
      return Status(TEN_RUNTIME_ERROR,
                    concat("not enough memory for ", plan.arenaBytes,
                           " bytes of temporaries"));
    StepRun run(plan, arguments, places.data(), arena.get(), pool.get());
    for (const Step &step : plan.steps)
      if (Status status = std::visit(
              [&](const auto &known) { return run.run(known); }, step);
          !status.ok())
        return status;
    return {};
  }

  Status check(const ArrayView *arguments, int32_t numArguments,
               int32_t numResults) const {
    if (numArguments != int64_t(args.size()) ||
        numResults != int64_t(outs.size()))
      return badInput("expects ", args.size(), " arguments and ", outs.size(),
                      " results, got ", numArguments, " and ", numResults);
    for (size_t i = 0; i < args.size(); ++i)
      if (arguments[i].type != args[i].type ||
          llvm::ArrayRef(arguments[i].dims, size_t(arguments[i].rank)) !=
              llvm::ArrayRef(args[i].dims))
        return badInput("argument ", i, " expects ",
                        formatType(args[i].type, args[i].dims), ", got ",
                        arguments[i].typeString());
    return {};
  }

  /// Returns the memory of a result, the caller's or new.
  static Result<char *> placeOf(ResultArray &result,
                                const TensorSignature &type, size_t number) {
    if (result.dims)
      llvm::copy(type.dims, result.dims);
    Result<int64_t> bytes =
        countBytes(type.type, type.dims.data(), int64_t(type.dims.size()));
    if (!bytes)
      return bytes.status();
    if (result.data && result.bytes < *bytes)
      return badInput("result ", number, " expects ", *bytes,
                      " bytes of memory, got ", result.bytes);
    if (result.data)
      return static_cast<char *>(result.data);
    Result<Buffer> made = Buffer::create(type.type, type.dims);
    if (!made)
      return made.status();
    result.made = std::move(*made);
    return static_cast<char *>(result.made.data());
  }

  // Outlives the operations of the plan.
  std::shared_ptr<MLIRContext> context;
  OwningOpRef<ModuleOp> module;
  StepPlan plan;
  std::shared_ptr<ThreadPool> pool;
  ProgramOptions options; ///< for compiling the program as a whole
  std::atomic<int64_t> spent = 0;
  std::atomic<bool> pays = false;
  std::atomic<Program *> compiled = nullptr;
  std::unique_ptr<Program> whole;
};

} // namespace

/// Returns whether the options allow code that does not belong to the program.
static bool isPlain(const ProgramOptions &options) {
  const CompileOptions &compile = options.compile;
  return options.shareCode != ProgramOptions::ShareCode::No &&
         options.device == Device::Cpu && options.bind.empty() &&
         !options.verify.any() && compile.optimize && !compile.trace &&
         !compile.allowInterpret && !compile.observer && !compile.afterStage &&
         compile.dumpTo.empty() && compile.testMiscompile.empty() &&
         compile.testUncompilable.empty();
}

Result<std::unique_ptr<Program>>
makeStepProgram(SourceModule &source, func::FuncOp entry,
                const ProgramOptions &options) {
  if (!isPlain(options))
    return badInput("expects no other flags that need code of the program");
  Result<EntrySignature> signature = signatureOf(entry);
  if (!signature)
    return signature.status();
  for (const TensorSignature &argument : signature->arguments)
    if (argument.bound || argument.donated >= 0)
      return badInput("expects no bound or donated arguments");
  Result<StepPlan> plan = planSteps(entry, options);
  if (!plan)
    return plan.status();
  if (options.sharedTexts)
    return std::unique_ptr<Program>();
  bool isSlow = plan->isSlow;
  auto made = std::make_unique<StepProgram>(
      std::move(*plan), std::move(*signature), options.pool);
  if (isSlow)
    made->keep(source, options);
  return std::unique_ptr<Program>(std::move(made));
}

} // namespace tenon
