//===- ArtifactTest.cpp - Checking and running artifacts, from C++ and C --===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The artifact here is written by hand, as the compiler would.
//
//===----------------------------------------------------------------------===//

#include "Runtime/Artifact.h"

#include "Runtime/ArgumentLiteral.h"
#include "Runtime/CpuFeatures.h"
#include "Runtime/Library.h"
#include "TestSupport.h"
#include "tenon/runtime.h"

#include <atomic>
#include <cstring>
#include <thread>

using namespace tenon;
using namespace tenon::test;

namespace {
/// scale(x: ?xf32) = x * 2, in parallel, by way of the arena; fails at site 1
/// on a negative number.
int32_t scalePlan(ten_plan *plan) {
  plan->results[0].dims[0] = plan->args[0].dims[0];
  plan->arena_bytes = plan->args[0].dims[0] * 4;
  plan->arena_alignment = 4096;
  return plan->args[0].dims[0] == 13 ? 2 : 0;
}
int32_t scaleRun(const ten_call *call) {
  if (reinterpret_cast<uintptr_t>(call->arena) % 4096)
    return 99;
  if (call->context->trace)
    call->context->trace(call->context, 0, 0, call->args, 1);
  if (call->context->interpret &&
      call->context->interpret(call->context, 7, call->args, 1))
    return 1;
  return call->context->parallel_for(
      call->context, call->args[0].dims[0],
      [](void *env, int64_t i) -> int32_t {
        auto *call = static_cast<const ten_call *>(env);
        float x = static_cast<const float *>(call->args[0].data)[i];
        auto *arena = static_cast<float *>(call->arena);
        arena[i] = x * *static_cast<const float *>(call->constants);
        static_cast<float *>(call->results[0].data)[i] = arena[i];
        return x < 0 ? 1 : 0;
      },
      const_cast<ten_call *>(call));
}

/// positive(x: 4xf32) = the positive elements, whose number only the run knows.
int32_t positivePlan(ten_plan *plan) {
  plan->results[0].dims[0] = -1;
  return 0;
}
int32_t positiveRun(const ten_call *call) {
  if (call->results[0].data)
    return 99;
  auto *out =
      static_cast<float *>(call->context->reserve(call->context, 4 * 4));
  int64_t count = 0;
  for (int i = 0; i < 4; ++i) {
    float x = static_cast<const float *>(call->args[0].data)[i];
    if (x > 0)
      out[count++] = x;
  }
  call->results[0].data = out;
  call->results[0].dims[0] = count;
  return 0;
}

/// times(w: ?xf32, x: ?xf32) = x * sum(w), where w is bound.
int32_t loadPlan(ten_plan *plan) {
  plan->results[0].dims[0] = 1;
  return 0;
}
int32_t loadRun(const ten_call *call) {
  // Others run while values are being replaced.
  std::this_thread::yield();
  float sum = 0;
  for (int64_t i = 0; i < call->args[0].dims[0]; ++i)
    sum += static_cast<const float *>(call->args[0].data)[i];
  *static_cast<float *>(call->results[0].data) = sum;
  return 0;
}
int32_t timesPlan(ten_plan *plan) {
  plan->results[0].dims[0] = plan->args[0].dims[0];
  return 0;
}
int32_t timesRun(const ten_call *call) {
  for (int64_t i = 0; i < call->args[0].dims[0]; ++i)
    static_cast<float *>(call->results[0].data)[i] =
        static_cast<const float *>(call->args[0].data)[i] *
        *static_cast<const float *>(call->args[1].data);
  return 0;
}

const int64_t anyLength[] = {-1}, four[] = {4}, one[] = {1};
const ten_signature scaleArgs[] = {{"x", TEN_F32, 1, anyLength, 0, 0}};
const ten_signature scaleResults[] = {{"", TEN_F32, 1, anyLength, -1, 0}};
const ten_signature positiveArgs[] = {{"", TEN_F32, 1, four, -1, 0}};
const ten_signature timesArgs[] = {{"w", TEN_F32, 1, anyLength, -1, 1},
                                   {"x", TEN_F32, 1, anyLength, -1, 0}};
const ten_signature loadArgs[] = {{"w", TEN_F32, 1, anyLength, -1, 0}};
const ten_signature loadResults[] = {{"", TEN_F32, 1, one, -1, 0}};
const ten_entry timesLoad = {"times_load", loadRun,     loadPlan, 1,       1,
                             loadArgs,     loadResults, 0,        nullptr, 0,
                             nullptr,      nullptr,     0,        nullptr};
const ten_site scaleSites[] = {
    {TEN_MISMATCH, "expects no negative number", "scale.mlir:3:5"},
    {TEN_BAD_INPUT, "expects another length than 13", "scale.mlir:1:1"}};
const ten_entry entries[] = {
    {"scale", scaleRun, scalePlan, 1, 1, scaleArgs, scaleResults, 2, scaleSites,
     0, nullptr, nullptr, 0, nullptr},
    {"positive", positiveRun, positivePlan, 1, 1, positiveArgs, scaleResults, 0,
     nullptr, 0, nullptr, nullptr, 0, nullptr},
    {"times", timesRun, timesPlan, 2, 1, timesArgs, scaleResults, 0, nullptr, 0,
     nullptr, &timesLoad, 0, nullptr}};
const float two = 2;

ten_artifact makeArtifact() {
  static const std::string triple =
      std::string(hostArchitecture()) + "-unknown-linux-gnu";
  return {TEN_ARTIFACT_MAGIC,
          TEN_ABI_VERSION,
          3,
          triple.c_str(),
          "generic",
          "",
          entries,
          &two,
          sizeof(two),
          nullptr,
          0,
          nullptr};
}
const ten_artifact artifact = makeArtifact();

TEST(Artifact, ResolvesImports) {
  void *sort = nullptr;
  ten_import imports[] = {{"ten_rt_sort_i32", &sort}};
  ten_artifact importing = makeArtifact();
  importing.num_imports = 1;
  importing.imports = imports;
  EXPECT_TRUE(resolveImports(importing).ok());
  EXPECT_EQ(sort, reinterpret_cast<void *>(&ten_rt_sort_i32));
  imports[0].name = "ten_rt_of_another_version";
  expectFailure(resolveImports(importing),
                "calls 'ten_rt_of_another_version', which this runtime lacks");
}

TEST(Artifact, RefusesWhatItCannotUse) {
  EXPECT_TRUE(checkArtifact(artifact).ok());
  ten_artifact other = artifact;
  other.magic = 1;
  expectFailure(checkArtifact(other), "not an artifact");
  other = artifact;
  other.abi_version = 77;
  expectFailure(checkArtifact(other), "got version 77");
  other = artifact;
  other.triple = "riscv64-unknown-linux-gnu";
  expectFailure(checkArtifact(other), "compiled for riscv64, but this machine");
  other = artifact;
  other.features = "warp-drive time-travel";
  expectFailure(checkArtifact(other),
                "compiled for warp-drive, time-travel, which this machine "
                "lacks; recompile with --target-cpu=");
  expectFailure(
      findEntry(artifact, "main"),
      "no entry 'main'; the artifact has 'scale', 'positive', 'times'");
}

TEST(Model, Runs) {
  ThreadPool pool(3);
  Result<Model> model = Model::create(artifact, "scale", &pool);
  ASSERT_OK(model);
  Result<Buffer> x = parseArgumentLiteral("5xf32=1,2,3,4,5");
  std::vector<Buffer> results;
  Status status = model->run({*x}, results);
  ASSERT_TRUE(status.ok()) << status.message;
  EXPECT_EQ(values<float>(results[0]), (std::vector<float>{2, 4, 6, 8, 10}));
  EXPECT_EQ(model->arenaBytes(), 20);
  // The same memory again; and another length.
  void *memory = results[0].data();
  ASSERT_TRUE(model->run({*x}, results).ok());
  EXPECT_EQ(results[0].data(), memory);
  Result<Buffer> longer = parseArgumentLiteral("100000xf32=1");
  ASSERT_TRUE(model->run({*longer}, results).ok());
  EXPECT_EQ(results[0].numElements(), 100000);
}

TEST(Model, DonatedArgumentsShareMemory) {
  Result<Model> model = Model::create(artifact, "scale");
  ASSERT_OK(model);
  std::vector<Buffer> results;
  results.push_back(*parseArgumentLiteral("3xf32=1,2,3"));
  void *memory = results[0].data();
  // `alias` of the signature allows it.
  ASSERT_TRUE(model->run({results[0].view()}, results).ok());
  EXPECT_EQ(results[0].data(), memory);
  EXPECT_EQ(values<float>(results[0]), (std::vector<float>{2, 4, 6}));
}

TEST(Model, ChecksArguments) {
  Result<Model> model = Model::create(artifact, "positive");
  ASSERT_OK(model);
  std::vector<Buffer> results;
  expectFailure(model->run({}, results),
                "'positive' expects 1 argument, got 0");
  Result<Buffer> x = parseArgumentLiteral("5xf32=1");
  expectFailure(model->run({*x}, results),
                "argument 0 expects 4xf32, got 5xf32");
  x = parseArgumentLiteral("4xi32=1");
  expectFailure(model->run({*x}, results), "got 4xi32");
  x = parseArgumentLiteral("f32=1");
  expectFailure(model->run({*x}, results), "got f32");
  expectFailure(Model::create(artifact, "none"), "no entry 'none'");
}

TEST(Model, BindsArguments) {
  Result<Model> model = Model::create(artifact, "times");
  ASSERT_OK(model);
  EXPECT_EQ(model->numBound(), 1);
  Result<Buffer> w = parseArgumentLiteral("3xf32=1,2,3");
  Result<Buffer> x = parseArgumentLiteral("2xf32=1,-2");
  std::vector<Buffer> results;
  expectFailure(model->run({*w, *x}, results),
                "'times' expects its bound arguments to be given before");
  expectFailure(model->bind({*w, *x}),
                "'times' expects 1 bound argument, got 2");
  Result<Buffer> wrong = parseArgumentLiteral("i32=1");
  expectFailure(model->bind({*wrong}), "argument 0 ('w') expects ?xf32");
  ASSERT_TRUE(model->bind({*w}).ok());
  // What was given is not read again, nor what is given in its place.
  static_cast<float *>(w->data())[0] = 100;
  ASSERT_TRUE(model->run({ArrayView(), *x}, results).ok());
  EXPECT_EQ(values<float>(results[0]), (std::vector<float>{6, -12}));
  // Bound again.
  ASSERT_TRUE(model->bind({*w}).ok());
  ASSERT_TRUE(model->run({*wrong, *x}, results).ok());
  EXPECT_EQ(values<float>(results[0]), (std::vector<float>{105, -210}));
  expectFailure(model->run({*w, *wrong}, results), "argument 1 ('x')");
  // Nothing to bind.
  Result<Model> other = Model::create(artifact, "scale");
  EXPECT_EQ(other->numBound(), 0);
  EXPECT_TRUE(other->bind(std::vector<ArrayView>()).ok());
}

TEST(Model, ReportsSites) {
  ThreadPool pool(2);
  Result<Model> model = Model::create(artifact, "scale", &pool);
  std::vector<Buffer> results;
  Result<Buffer> x = parseArgumentLiteral("3xf32=1,-2,3");
  Status status = model->run({*x}, results);
  EXPECT_EQ(status.code, TEN_MISMATCH);
  EXPECT_EQ(status.message, "scale.mlir:3:5: expects no negative number");
  x = parseArgumentLiteral("13xf32=1");
  status = model->run({*x}, results);
  EXPECT_EQ(status.code, TEN_BAD_INPUT);
}

TEST(Model, ResultsOfUnknownSize) {
  Result<Model> model = Model::create(artifact, "positive");
  std::vector<Buffer> results;
  Result<Buffer> x = parseArgumentLiteral("4xf32=1,-2,3,-4");
  Status status = model->run({*x}, results);
  ASSERT_TRUE(status.ok()) << status.message;
  EXPECT_EQ(values<float>(results[0]), (std::vector<float>{1, 3}));
}

TEST(Model, Traces) {
  Result<Model> model = Model::create(artifact, "scale");
  int calls = 0;
  model->setTrace([&](int32_t, int32_t, const ten_array *, int32_t count) {
    calls += count;
  });
  Model moved = *std::move(model);
  std::vector<Buffer> results;
  Result<Buffer> x = parseArgumentLiteral("3xf32=1");
  ASSERT_TRUE(moved.run({*x}, results).ok());
  EXPECT_EQ(calls, 1);
}

TEST(Model, Interprets) {
  Result<Model> model = Model::create(artifact, "scale");
  bool fails = false;
  model->setInterpreter(
      [&](int32_t kernel, const ten_array *operands, int32_t count) {
        EXPECT_EQ(kernel, 7);
        EXPECT_EQ(count, 1);
        static_cast<float *>(operands[0].data)[0] += 1;
        return fails ? runtimeError("the kernel's reason") : Status();
      });
  std::vector<Buffer> results;
  Result<Buffer> x = parseArgumentLiteral("3xf32=1");
  ASSERT_TRUE(model->run({*x}, results).ok());
  EXPECT_EQ(values<float>(results[0]), (std::vector<float>{4, 2, 2}));
  // Its own message, not that of the site.
  fails = true;
  Status status = model->run({*x}, results);
  EXPECT_EQ(status.code, TEN_RUNTIME_ERROR);
  EXPECT_EQ(status.message, "the kernel's reason");
  // Which is not kept for the next call.
  fails = false;
  x = parseArgumentLiteral("3xf32=-5");
  expectFailure(model->run({*x}, results), "expects no negative number");
}

/// Calls `work` with its number on each of so many threads at the same time.
template <typename F> void onThreads(int count, F work) {
  std::vector<std::thread> threads;
  for (int i = 0; i < count; ++i)
    threads.emplace_back(work, i);
  for (std::thread &thread : threads)
    thread.join();
}

TEST(Model, RunsOnManyThreads) {
  ThreadPool pool(2);
  Result<Model> model = Model::create(artifact, "scale", &pool);
  ASSERT_TRUE(model.ok());
  std::atomic<int> wrong{0};
  onThreads(8, [&](int thread) {
    std::vector<Buffer> results;
    for (int round = 0; round < 2000; ++round) {
      // Of other sizes: no two calls fit in the same arena.
      int64_t length = 1 + thread + round % 3;
      Result<Buffer> x = Buffer::create(TEN_F32, {length});
      for (int64_t i = 0; i < length; ++i)
        x->as<float>()[i] = static_cast<float>(thread * 100 + round + i);
      if (length == 13 || !model->run({*x}, results).ok()) {
        wrong += length != 13;
        continue;
      }
      for (int64_t i = 0; i < length; ++i)
        wrong += results[0].as<float>()[i] != 2 * x->as<float>()[i];
    }
  });
  EXPECT_EQ(wrong, 0);
}

TEST(Model, RebindsWhileItRuns) {
  Result<Model> model = Model::create(artifact, "times");
  ASSERT_TRUE(model.ok());
  Result<Buffer> two = parseArgumentLiteral("2xf32=1"),
                 six = parseArgumentLiteral("3xf32=2"),
                 x = parseArgumentLiteral("4xf32=10");
  ASSERT_TRUE(model->bind({*two}).ok());
  std::atomic<int> wrong{0}, calls{0};
  std::atomic<bool> done{false};
  onThreads(5, [&](int thread) {
    if (thread == 4) {
      for (int round = 0; round < 50; ++round)
        wrong += !model->bind({*six}).ok() || !model->bind({*two}).ok();
      done = true;
      return;
    }
    std::vector<Buffer> results;
    for (; !done; ++calls) {
      // Without a gap between old and new values.
      Status status = model->run({ArrayView(), *x}, results);
      float value = status.ok() ? results[0].as<float>()[3] : 0;
      wrong += value != 20 && value != 60;
    }
  });
  EXPECT_GT(calls, 0);
  EXPECT_EQ(wrong, 0);
}

TEST(Model, WritesMemoryOfTheCaller) {
  Result<Model> model = Model::create(artifact, "scale");
  ASSERT_TRUE(model.ok());
  Result<Buffer> x = parseArgumentLiteral("3xf32=1,2,3");
  std::vector<float> memory(4);
  int64_t dims[1] = {};
  ResultArray result;
  result.data = memory.data();
  result.bytes = 12;
  result.dims = dims;
  ArrayView arg = x->view();
  ASSERT_TRUE(model->run(&arg, 1, &result, 1).ok());
  EXPECT_EQ(memory, (std::vector<float>{2, 4, 6, 0}));
  EXPECT_EQ(dims[0], 3);
  // The argument is donated to this result.
  result.data = x->data();
  ASSERT_TRUE(model->run(&arg, 1, &result, 1).ok());
  EXPECT_EQ(values<float>(*x), (std::vector<float>{2, 4, 6}));
  result.data = x->as<float>() + 1;
  expectFailure(model->run(&arg, 1, &result, 1),
                "result 0 overlaps argument 0");
  result = {memory.data(), 8};
  expectFailure(model->run(&arg, 1, &result, 1),
                "result 0 expects 12 bytes of memory, got 8");
  // None given: a buffer is made.
  result = {};
  ASSERT_TRUE(model->run(&arg, 1, &result, 1).ok());
  EXPECT_EQ(values<float>(result.made), (std::vector<float>{4, 8, 12}));
  ArrayView nothing = arg;
  nothing.data = nullptr;
  expectFailure(model->run(&nothing, 1, &result, 1), "got a null pointer");
  nothing.type = TEN_I32;
  expectFailure(model->run(&nothing, 1, &result, 1), "expects ?xf32");
  expectFailure(model->run(&arg, 1, &result, 2), "expects 1 results, got 2");

  model = Model::create(artifact, "positive");
  Result<Buffer> four = parseArgumentLiteral("4xf32=-1,2,3,4");
  arg = four->view();
  result = {memory.data(), 8, dims};
  expectFailure(model->run(&arg, 1, &result, 1),
                "result 0 expects 12 bytes of memory, got 8");
  result.bytes = 12;
  ASSERT_TRUE(model->run(&arg, 1, &result, 1).ok());
  EXPECT_EQ(dims[0], 3);
  EXPECT_EQ(memory[2], 4);
  result = {};
  ASSERT_TRUE(model->run(&arg, 1, &result, 1).ok());
  EXPECT_EQ(values<float>(result.made), (std::vector<float>{2, 3, 4}));
}

TEST(MemoryPool, GivesMemoryAgain) {
  constexpr int64_t kBytes = 1 << 20;
  std::shared_ptr<MemoryPool> pool = MemoryPool::create();
  std::shared_ptr<void> a = pool->take(kBytes), b = pool->take(kBytes);
  ASSERT_TRUE(a && b);
  EXPECT_NE(a, b);
  EXPECT_EQ(reinterpret_cast<uintptr_t>(a.get()) % memoryAlignment, 0u);
  void *first = a.get();
  a.reset();
  EXPECT_NE(pool->take(2 * kBytes).get(), first);
  a = pool->take(kBytes);
  EXPECT_EQ(a.get(), first);
  // Beyond what is kept the oldest goes; what is larger is never kept.
  std::vector<std::shared_ptr<void>> many;
  for (int64_t i = 0; i <= MemoryPool::kMaxKept / kBytes; ++i)
    many.push_back(pool->take(kBytes));
  many.clear();
  pool->take(MemoryPool::kMaxKept + 1).reset();
  EXPECT_EQ(pool->take(int64_t(1) << 60), nullptr);
  // Memory outlives its pool.
  pool.reset();
  std::memset(a.get(), 1, kBytes);
}

TEST(Model, TakesMemoryOfAPool) {
  Result<Model> model = Model::create(artifact, "scale");
  ASSERT_TRUE(model.ok());
  std::shared_ptr<MemoryPool> pool = MemoryPool::create();
  Result<Buffer> x = parseArgumentLiteral("100000xf32=3"),
                 small = parseArgumentLiteral("10xf32=3");
  ArrayView arg = x->view();
  void *before = nullptr;
  for (int round = 0; round < 2; ++round) {
    ResultArray result;
    result.pool = pool.get();
    ASSERT_TRUE(model->run(&arg, 1, &result, 1).ok());
    ASSERT_TRUE(result.pooled);
    EXPECT_EQ(result.shape, std::vector<int64_t>{100000});
    EXPECT_EQ(static_cast<float *>(result.pooled.get())[99999], 6);
    EXPECT_TRUE(round == 0 || result.pooled.get() == before);
    before = result.pooled.get();
  }
  arg = small->view();
  ResultArray result;
  result.pool = pool.get();
  ASSERT_TRUE(model->run(&arg, 1, &result, 1).ok());
  EXPECT_FALSE(result.pooled);
  EXPECT_EQ(result.made.numElements(), 10);
}

TEST(CApi, RunsOnManyThreads) {
  tenon_model *model = nullptr;
  ASSERT_EQ(tenon_create(&artifact, 1, &model), TEN_OK);
  std::atomic<int> wrong{0};
  onThreads(8, [&](int thread) {
    for (int round = 0; round < 2000; ++round) {
      float x = static_cast<float>(thread * round), y = -1;
      int64_t one[1] = {1}, dims[1] = {};
      ten_array arg = {&x, one}, result = {&y, dims};
      wrong += tenon_run(model, "scale", &arg, 1, &result, 1) != TEN_OK ||
               y != 2 * x || dims[0] != 1;
      // Each thread reads its own message.
      std::string name = "no" + std::to_string(thread);
      wrong +=
          tenon_run(model, name.c_str(), &arg, 1, &result, 1) == TEN_OK ||
          std::string(tenon_last_error(model)).find(name) == std::string::npos;
    }
  });
  EXPECT_EQ(wrong, 0);
  tenon_destroy(model);
}

TEST(CApi, Runs) {
  tenon_model *model = nullptr;
  ASSERT_EQ(tenon_create(&artifact, 2, &model), TEN_OK);
  float data[] = {1, 2, 3};
  int64_t dims[] = {3};
  ten_array arg = {data, dims}, result = {nullptr, nullptr};
  ASSERT_EQ(tenon_run(model, "scale", &arg, 1, &result, 1), TEN_OK)
      << tenon_last_error(model);
  EXPECT_EQ(result.dims[0], 3);
  EXPECT_EQ(static_cast<float *>(result.data)[2], 6);

  // The caller's memory, misaligned on both sides.
  alignas(16) char in[13], out[13];
  std::memcpy(in + 1, data, 12);
  int64_t outDims[1];
  arg = {in + 1, dims};
  result = {out + 1, outDims};
  ASSERT_EQ(tenon_run(model, "scale", &arg, 1, &result, 1), TEN_OK);
  float last;
  std::memcpy(&last, out + 9, 4);
  EXPECT_EQ(last, 6);
  EXPECT_EQ(outDims[0], 3);
  EXPECT_EQ(result.data, out + 1);

  // A size that only the run knows.
  float four[] = {-1, 2, 3, 4};
  int64_t fourDims[] = {4};
  arg = {four, fourDims};
  result = {nullptr, outDims};
  ASSERT_EQ(tenon_run(model, "positive", &arg, 1, &result, 1), TEN_OK);
  EXPECT_EQ(outDims[0], 3);
  EXPECT_EQ(static_cast<float *>(result.data)[0], 2);

  EXPECT_EQ(tenon_run(model, "main", &arg, 1, &result, 1), TEN_BAD_INPUT);
  EXPECT_NE(std::string(tenon_last_error(model)).find("no entry 'main'"),
            std::string::npos);
  EXPECT_EQ(tenon_run(model, "scale", &arg, 2, &result, 1), TEN_BAD_INPUT);
  arg = {nullptr, dims};
  EXPECT_EQ(tenon_run(model, "scale", &arg, 1, &result, 1), TEN_BAD_INPUT);
  arg = {data, nullptr};
  EXPECT_EQ(tenon_run(model, "scale", &arg, 1, &result, 1), TEN_BAD_INPUT);
  EXPECT_EQ(tenon_artifact(model), &artifact);
  tenon_destroy(model);
  tenon_destroy(nullptr);
}

TEST(CApi, ReportsFailureToCreate) {
  tenon_model *model = nullptr;
  EXPECT_EQ(tenon_create(nullptr, 1, &model), TEN_BAD_INPUT);
  EXPECT_EQ(model, nullptr);
  EXPECT_EQ(tenon_load("/no/such.so", nullptr, 1, &model), TEN_BAD_INPUT);
  EXPECT_NE(std::string(tenon_last_error(nullptr)).find("'/no/such.so'"),
            std::string::npos);
}

TEST(SharedLibrary, RefusesOtherFiles) {
  TemporaryFolder folder;
  expectFailure(SharedLibrary::open(folder.write("x.so", "no library")),
                "x.so");
}
} // namespace
