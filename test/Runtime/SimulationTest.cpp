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

#include <cmath>

using namespace tenon;
using namespace tenon::test;

namespace {

/// Runs one kernel on the memory of `values`, in the order of `seed`.
Status launch(void (*kernel)(void *, const int64_t *), int64_t threads,
              std::vector<int64_t> &values, uint64_t seed = 0,
              bool meets = true) {
  ten_device_kernel kernels[] = {{"test", "", 64, kernel, meets}};
  ten_device_code code = {"gpu-sim", nullptr, 0, 1, kernels, 0, nullptr};
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

TEST(Simulation, KeepsTheHostFromItsMemory) {
  ten_device_code code = deviceCode("gpu-sim");
  Result<std::unique_ptr<Accelerator>> device = createSimulation(code, {});
  ASSERT_OK(device);
  Result<void *> memory = (*device)->allocate(4, "a test");
  ASSERT_OK(memory);
  int32_t value = 7, copy = 0;
  EXPECT_TRUE((*device)->write(*memory, &value, 4).ok());
  EXPECT_TRUE((*device)->read(&copy, *memory, 4).ok());
  EXPECT_EQ(copy, 7);
  EXPECT_DEATH(copy = *static_cast<volatile int32_t *>(*memory), "");
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

/// The product of byte matrices by the instruction set's description of where
/// each thread has what: a[r][k] = r + k, b[k][c] = c - 2 * k, sums start at 5.
TEST(Simulation, MultipliesMatrices) {
  auto kernel = [](void *state, const int64_t *words) {
    ten_rt_sim_thread *self = threadOf(state);
    int group = int(self->thread) / 4, quarter = int(self->thread) % 4;
    struct {
      int8_t left[16], right[16];
      int32_t sums[4];
    } own = {};
    for (int i = 0; i < 16; ++i) {
      int row = i / 4 % 2 * 8 + group, k = i / 8 * 16 + quarter * 4 + i % 4;
      own.left[i] = int8_t(row + k);
    }
    for (int i = 0; i < 8; ++i)
      own.right[i] = int8_t(group - 2 * (i / 4 * 16 + quarter * 4 + i % 4));
    for (int32_t &sum : own.sums)
      sum = 5;
    ten_rt_sim_multiply_add(self, &own, TEN_SIM_S8, TEN_SIM_S8, "a:1:1");
    for (int i = 0; i < 4; ++i) {
      int row = i / 2 * 8 + group, column = quarter * 2 + i % 2;
      pointerOf<int64_t>(words[0])[row * 8 + column] = own.sums[i];
    }
  };
  std::vector<int64_t> values(16 * 8);
  for (uint64_t seed : {0, 1}) {
    Status status = launch(kernel, 32, values, seed);
    ASSERT_TRUE(status.ok()) << status.message;
    for (int row = 0; row < 16; ++row)
      for (int column = 0; column < 8; ++column) {
        int64_t sum = 5;
        for (int k = 0; k < 32; ++k)
          sum += (row + k) * (column - 2 * k);
        ASSERT_EQ(values[size_t(row) * 8 + size_t(column)], sum)
            << row << " " << column;
      }
  }
  expectFailure(launch(kernel, 16, values),
                "matrices at 'a:1:1' need a warp of 32 threads, got 16");
}

/// The same of tf32: a[r][k] = 1 + k / 1024, of odd rows 2 + k / 1024, each
/// with 2^-12 more, which the instruction does not read; b[k][c] = c - k.
TEST(Simulation, MultipliesMatricesOfTf32) {
  auto kernel = [](void *state, const int64_t *words) {
    ten_rt_sim_thread *self = threadOf(state);
    int group = int(self->thread) / 4, quarter = int(self->thread) % 4;
    struct {
      float left[4], right[4], sums[4];
    } own = {};
    for (int i = 0; i < 4; ++i) {
      int row = i % 2 * 8 + group, k = i / 2 * 4 + quarter;
      own.left[i] = float(1 + row % 2) + float(k) / 1024 + 0x1p-12F;
    }
    for (int i = 0; i < 2; ++i)
      own.right[i] = float(group - (i * 4 + quarter));
    ten_rt_sim_multiply_add(self, &own, TEN_SIM_TF32, TEN_SIM_TF32, "a:1:1");
    for (int i = 0; i < 4; ++i) {
      int row = i / 2 * 8 + group, column = quarter * 2 + i % 2;
      pointerOf<int64_t>(words[0])[row * 8 + column] =
          std::lround(own.sums[i] * 1024);
    }
  };
  std::vector<int64_t> values(16 * 8);
  Status status = launch(kernel, 32, values);
  ASSERT_TRUE(status.ok()) << status.message;
  for (int row = 0; row < 16; ++row)
    for (int column = 0; column < 8; ++column) {
      int64_t sum = 0;
      for (int k = 0; k < 8; ++k)
        // Of 2 + k / 1024 the last bit is 1 / 512.
        sum += (row % 2 ? 2048 + k / 2 * 2 : 1024 + k) * (column - k);
      ASSERT_EQ(values[size_t(row) * 8 + size_t(column)], sum)
          << row << " " << column;
    }
}

TEST(Simulation, LoadsMatrices) {
  // 32 rows of 16 bytes in the order of memory; element (r, c) is 8 * r + c.
  static void (*kernel)(void *, const int64_t *) = [](void *state,
                                                      const int64_t *words) {
    ten_rt_sim_thread *self = threadOf(state);
    alignas(16) static uint16_t rows[32][8];
    for (int i = 0; i < 8; ++i)
      rows[self->thread][i] = uint16_t(8 * self->thread + i);
    ten_rt_sim_barrier(self, "a:1:1");
    uint16_t own[2][4][2];
    for (int transpose : {0, 1})
      ten_rt_sim_load_matrix(
          self,
          int64_t(reinterpret_cast<uintptr_t>(rows[self->thread])) + words[1],
          4, transpose, own[transpose], "a:2:1");
    auto *out = pointerOf<int64_t>(words[0]) + 16 * self->thread;
    for (int i = 0; i < 16; ++i)
      out[i] = own[i / 8][i % 8 / 2][i % 2];
  };
  std::vector<int64_t> values(16 * 32);
  ten_device_kernel kernels[] = {{"test", "", 64, kernel, true}};
  ten_device_code code = {"gpu-sim", nullptr, 0, 1, kernels, 0, nullptr};
  Result<std::unique_ptr<Accelerator>> device = createSimulation(code, {0});
  ASSERT_OK(device);
  int64_t words[] = {
      static_cast<int64_t>(reinterpret_cast<uintptr_t>(values.data())), 0};
  Status status = (*device)->launch(0, 1, 32, words, 2);
  ASSERT_TRUE(status.ok()) << status.message;
  for (int64_t lane = 0; lane < 32; ++lane)
    for (int64_t tile = 0; tile < 4; ++tile)
      for (int64_t i = 0; i < 2; ++i) {
        int64_t first = 64 * tile, major = lane / 4, minor = lane % 4 * 2 + i;
        size_t at = size_t(16 * lane + 2 * tile + i);
        EXPECT_EQ(values[at], first + 8 * major + minor);
        EXPECT_EQ(values[at + 8], first + 8 * minor + major);
      }
  words[1] = 2;
  expectFailure((*device)->launch(0, 1, 32, words, 2),
                "a row of matrices at 'a:2:1' is not at a multiple of 16");
}

/// What is copied is there when the thread has waited, not before.
TEST(Simulation, CopiesWhenWaitedFor) {
  std::vector<int64_t> values(8);
  auto kernel = [](void *state, const int64_t *words) {
    ten_rt_sim_thread *self = threadOf(state);
    alignas(16) static const int64_t from[4] = {1, 2, 3, 4};
    auto *out = pointerOf<int64_t>(words[0]);
    auto *shared = pointerOf<int64_t>(self->shared);
    auto address = int64_t(reinterpret_cast<uintptr_t>(from));
    ten_rt_sim_copy_async(self, self->shared, address, 16, 16, "a:1:1");
    ten_rt_sim_copy_commit(self);
    ten_rt_sim_copy_async(self, self->shared + 16, address + 16, 16, 8,
                          "a:1:1");
    ten_rt_sim_copy_commit(self);
    out[0] = shared[0];
    ten_rt_sim_copy_wait(self, 1);
    out[1] = shared[0];
    out[2] = shared[1];
    out[3] = shared[2];
    ten_rt_sim_copy_wait(self, 0);
    out[4] = shared[2];
    out[5] = shared[3];
  };
  Status status = launch(kernel, 1, values);
  ASSERT_TRUE(status.ok()) << status.message;
  EXPECT_EQ(std::vector<int64_t>(values.begin(), values.begin() + 6),
            (std::vector<int64_t>{-1, 1, 2, -1, 3, 0}));
  expectFailure(launch(
                    [](void *state, const int64_t *) {
                      ten_rt_sim_copy_async(
                          threadOf(state), threadOf(state)->shared + 8,
                          threadOf(state)->shared, 16, 16, "a:3:1");
                    },
                    1, values),
                "thread 0 cannot copy 16 of 16 bytes at 'a:3:1'");
}

} // namespace
