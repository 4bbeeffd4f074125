//===- SimulationTest.cpp - Threads of a simulated GPU --------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Runtime/Accelerator.h"

#include "DeviceArtifact.h"
#include "Runtime/ArgumentLiteral.h"
#include "TestSupport.h"

using namespace tenon;
using namespace tenon::test;

namespace {

/// Runs one kernel on the memory of `values`, in the order of `seed`.
Status launch(void (*kernel)(void *, const int64_t *), int64_t threads,
              std::vector<int64_t> &values, uint64_t seed = 0,
              bool meets = true) {
  ten_device_kernel kernels[] = {{"test", "", 64, kernel, meets}};
  ten_device_code code = {"gpu-sim", nullptr, 0, 1, kernels};
  Result<std::unique_ptr<Accelerator>> device = createSimulation(code, {seed});
  if (!device)
    return std::move(device).status();
  int64_t words[] = {
      static_cast<int64_t>(reinterpret_cast<uintptr_t>(values.data()))};
  return (*device)->launch(0, 1, threads, words, 1);
}

ten_rt_sim_thread *threadOf(void *state) {
  return static_cast<ten_rt_sim_thread *>(state);
}

TEST(Simulation, RunsAModel) {
  ten_device_code code = deviceCode("gpu-sim");
  ten_artifact artifact = deviceArtifact(code);
  for (uint64_t seed : {0, 1, 2}) {
    Result<std::unique_ptr<Accelerator>> device =
        createSimulation(code, {seed});
    ASSERT_OK(device);
    Result<DeviceModel> model =
        DeviceModel::create(artifact, "main", *std::move(device));
    ASSERT_OK(model);
    Result<Buffer> x = parseArgumentLiteral("128xf32=uniform:3");
    ASSERT_OK(x);
    std::vector<Buffer> results;
    for (int call = 0; call < 2; ++call) {
      Status status = model->run({*x}, results);
      ASSERT_TRUE(status.ok()) << status.message;
      for (int64_t i = 0; i < 128; ++i)
        EXPECT_EQ(results[0].as<float>()[i],
                  2 * x->as<float>()[i / 64 * 64 + 63 - i % 64]);
    }
    EXPECT_EQ(model->arenaBytes(), 512);
    x->as<float>()[0] = -1;
    expectFailure(model->run({*x}, results),
                  "main.mlir:2:1: expects no negative number");
  }
}

TEST(Simulation, Shuffles) {
  std::vector<int64_t> values(4 * 40, 0);
  // The second warp has 8 threads.
  Status status = launch(
      [](void *state, const int64_t *words) {
        ten_rt_sim_thread *self = threadOf(state);
        auto *out = pointerOf<int64_t>(words[0]) + 4 * self->thread;
        for (int mode = 0; mode < 4; ++mode)
          out[mode] =
              ten_rt_sim_shuffle(self, self->thread, 2, 32, mode, "a:1:1");
      },
      40, values);
  ASSERT_TRUE(status.ok()) << status.message;
  EXPECT_EQ(std::vector<int64_t>(values.begin(), values.begin() + 4),
            (std::vector<int64_t>{2, 2, -1, 2}));
  EXPECT_EQ(
      std::vector<int64_t>(values.begin() + 4 * 31, values.begin() + 4 * 32),
      (std::vector<int64_t>{29, -1, 29, 2}));
  EXPECT_EQ(std::vector<int64_t>(values.begin() + 4 * 39, values.end()),
            (std::vector<int64_t>{37, -1, 37, 34}));
}

TEST(Simulation, FindsThreadsThatDoNotMeet) {
  std::vector<int64_t> values(1);
  expectFailure(launch(
                    [](void *state, const int64_t *) {
                      if (threadOf(state)->thread != 5)
                        ten_rt_sim_barrier(threadOf(state), "a:1:1");
                    },
                    64, values),
                "kernel 'test': thread 0 of block 0 is at the barrier of "
                "'a:1:1', thread 5 has ended");
  expectFailure(launch(
                    [](void *state, const int64_t *) {
                      if (threadOf(state)->thread != 7)
                        ten_rt_sim_shuffle(threadOf(state), 0, 1, 32, 0,
                                           "b:1:1");
                    },
                    32, values),
                "thread 7 of its warp has ended");
}

TEST(Simulation, EndsAKernelThatIsOutOfBounds) {
  std::vector<int64_t> values(1);
  for (bool meets : {false, true})
    expectFailure(launch(
                      [](void *state, const int64_t *) {
                        if (threadOf(state)->thread == 3)
                          ten_rt_sim_out_of_bounds(threadOf(state), "a:2:3");
                      },
                      8, values, 0, meets),
                  "thread 3 of block 0 is out of bounds at 'a:2:3'");
}

/// Threads add to one number without waiting for each other's reads.
TEST(Simulation, OrderShowsARace) {
  auto race = [](void *state, const int64_t *words) {
    *pointerOf<int64_t>(words[0]) = threadOf(state)->thread;
  };
  std::vector<int64_t> values(1);
  ASSERT_TRUE(launch(race, 32, values, 0, false).ok());
  EXPECT_EQ(values[0], 31);
  bool differs = false;
  for (uint64_t seed = 1; seed < 4; ++seed) {
    ASSERT_TRUE(launch(race, 32, values, seed, false).ok());
    differs |= values[0] != 31;
  }
  EXPECT_TRUE(differs);
}

/// Shared memory starts with every bit set, in each block.
TEST(Simulation, PoisonsSharedMemory) {
  std::vector<int64_t> values(1);
  ASSERT_TRUE(launch(
                  [](void *state, const int64_t *words) {
                    *pointerOf<int64_t>(words[0]) =
                        *pointerOf<int64_t>(threadOf(state)->shared);
                  },
                  1, values)
                  .ok());
  EXPECT_EQ(values[0], -1);
}

} // namespace
