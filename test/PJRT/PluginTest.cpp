//===- PluginTest.cpp - The plugin as a client sees it --------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Loads the plugin as JAX does and calls it through its table alone.
//
//===----------------------------------------------------------------------===//

#include "PluginFixture.h"
#include "Runtime/HostCalls.h"
#include <thread>

namespace {

TEST_F(Plugin, EverySlotAnswers) {
  // Clients call without asking which functions there are.
  auto *slot =
      reinterpret_cast<void *const *>(reinterpret_cast<const char *>(api()) +
                                      offsetof(PJRT_Api, PJRT_Error_Destroy));
  auto *end = reinterpret_cast<void *const *>(
      reinterpret_cast<const char *>(api()) + sizeof(PJRT_Api));
  for (; slot != end; ++slot)
    EXPECT_TRUE(*slot);
  EXPECT_NE(messageOf(api()->PJRT_Client_DmaMap(nullptr)).find("DmaMap"),
            std::string::npos);
  // JAX leaves topologies alone by these words.
  EXPECT_NE(messageOf(api()->PJRT_TopologyDescription_Create(nullptr))
                .find("topology not implemented"),
            std::string::npos);
}

TEST_F(Plugin, RunsAProgram) {
  PJRT_LoadedExecutable *add;
  ASSERT_EQ(compile(kAdd, add), "");
  // The second operand comes transposed, and backwards.
  float x[] = {1, 2, 3, 4, 5, 6}, y[] = {10, 40, 20, 50, 30, 60};
  PJRT_Buffer *a = put(x, {2, 3}), *b = put(y, {2, 3}, {4, 8});
  std::vector<PJRT_Buffer *> results(1);
  ASSERT_EQ(run(add, {a, b}, results), "");
  std::vector<float> values;
  ASSERT_EQ(get(results[0], values), "");
  EXPECT_EQ(values, (std::vector<float>{11, 22, 33, 44, 55, 66}));
  PJRT_Buffer *c = put(x + 5, {2, 3}, {-12, -4});
  destroy(results[0]);
  ASSERT_EQ(run(add, {a, c}, results), "");
  ASSERT_EQ(get(results[0], values), "");
  EXPECT_EQ(values, (std::vector<float>{7, 7, 7, 7, 7, 7}));
  for (PJRT_Buffer *buffer : {a, b, c, results[0]})
    destroy(buffer);
  destroy(add);
}

TEST_F(Plugin, RunsOnASimulatedGpu) {
  PJRT_Client *cpu = client, *none = nullptr;
  EXPECT_NE(create(2, "gpu-sim", none).find("expects one device"),
            std::string::npos);
  EXPECT_NE(create(1, "gpu", none).find("'gpu'"), std::string::npos);
  ASSERT_EQ(create(1, "gpu-sim", client), "");
  for (auto [which, expected] :
       {std::pair(cpu, "tenon"), std::pair(client, "tenon_cuda")}) {
    auto name = sized<PJRT_Client_PlatformName_Args>();
    name.client = which;
    api()->PJRT_Client_PlatformName(&name);
    EXPECT_EQ(std::string(name.platform_name, name.platform_name_size),
              expected);
  }
  for (const char *program : {kAdd, kDonate}) {
    PJRT_LoadedExecutable *loaded;
    ASSERT_EQ(compile(program, loaded), "");
    std::vector<float> ones(64, 1), values;
    bool adds = program == kAdd;
    PJRT_Buffer *x = put(ones.data(), adds ? std::vector<int64_t>{2, 3}
                                           : std::vector<int64_t>{64});
    std::vector<PJRT_Buffer *> arguments(adds ? 2 : 1, x), results(1);
    ASSERT_EQ(run(loaded, arguments, results), "");
    EXPECT_EQ(isDeleted(x), !adds);
    ASSERT_EQ(get(results[0], values), "");
    EXPECT_EQ(values, std::vector<float>(adds ? 6 : 64, 2));
    destroy(x);
    destroy(results[0]);
    destroy(loaded);
  }
  auto args = sized<PJRT_Client_Destroy_Args>();
  args.client = client;
  api()->PJRT_Client_Destroy(&args);
  client = cpu;
}

TEST_F(Plugin, RefusesWhatDoesNotFit) {
  PJRT_LoadedExecutable *add;
  EXPECT_NE(compile("func.func @main( {", add).find("program:1:"),
            std::string::npos);
  EXPECT_NE(compile(kAdd, add, "\x1a\x7f").find("damaged"), std::string::npos);
  EXPECT_NE(compile(kAdd, add, "", "hlo").find("'hlo'"), std::string::npos);
  // Two replicas: field 3, which has field 4.
  EXPECT_NE(
      compile(kAdd, add, std::string("\x1a\x02\x20\x02", 4)).find("2 replicas"),
      std::string::npos);
  ASSERT_EQ(compile(kAdd, add), "");
  float x[6] = {};
  PJRT_Buffer *a = put(x, {2, 3}), *b = put(x, {3, 2});
  std::vector<PJRT_Buffer *> results(1);
  PJRT_LoadedExecutable *none;
  // An override of an option that there is not: field 7, key and value.
  EXPECT_NE(compile(kAdd, none,
                    std::string("\x3a\x09\x0a\x03xyz\x12\x02\x18\x01", 11))
                .find("No such compile option: 'xyz'"),
            std::string::npos);
  EXPECT_NE(run(add, {a}, results).find("2 arguments, got 1"),
            std::string::npos);
  EXPECT_NE(run(add, {a, b}, results).find("2x3xf32, got 3x2xf32"),
            std::string::npos);
  auto remove = sized<PJRT_Buffer_Delete_Args>();
  remove.buffer = a;
  api()->PJRT_Buffer_Delete(&remove);
  EXPECT_NE(run(add, {a, a}, results).find("deleted"), std::string::npos);
  destroy(a);
  destroy(b);
  destroy(add);
}

TEST_F(Plugin, ReusesDonatedMemory) {
  PJRT_LoadedExecutable *twice;
  ASSERT_EQ(compile(kDonate, twice), "");
  std::vector<float> ones(64, 1), values;
  PJRT_Buffer *x = put(ones.data(), {64});
  void *memory = pointer(x);
  std::vector<PJRT_Buffer *> results(1);
  ASSERT_EQ(run(twice, {x}, results), "");
  EXPECT_TRUE(isDeleted(x));
  EXPECT_EQ(pointer(results[0]), memory);
  ASSERT_EQ(get(results[0], values), "");
  EXPECT_EQ(values, std::vector<float>(64, 2));
  // Memory that somebody else holds, or that is the host's, is not written.
  auto hold = sized<PJRT_Buffer_IncreaseExternalReferenceCount_Args>();
  hold.buffer = results[0];
  api()->PJRT_Buffer_IncreaseExternalReferenceCount(&hold);
  std::vector<PJRT_Buffer *> others(1);
  ASSERT_EQ(run(twice, {results[0]}, others), "");
  EXPECT_TRUE(isDeleted(results[0]));
  EXPECT_NE(pointer(others[0]), memory);
  EXPECT_EQ(*static_cast<float *>(memory), 2);
  PJRT_Buffer *y = put(ones.data(), {64}, {}, PJRT_ImmutableZeroCopy);
  EXPECT_EQ(pointer(y), ones.data());
  std::vector<PJRT_Buffer *> more(1);
  ASSERT_EQ(run(twice, {y}, more), "");
  EXPECT_EQ(ones, std::vector<float>(64, 1));
  PJRT_LoadedExecutable *sum;
  ASSERT_EQ(compile("func.func @main(%x: tensor<64xf32> {tf.aliasing_output = "
                    "0 : i32}, %y: tensor<64xf32>) -> tensor<64xf32> {\n"
                    "  %0 = stablehlo.add %x, %y : tensor<64xf32>\n"
                    "  return %0 : tensor<64xf32>\n}\n",
                    sum),
            "");
  EXPECT_NE(run(sum, {more[0], more[0]}, results).find("another argument"),
            std::string::npos);
  EXPECT_FALSE(isDeleted(more[0]));
  destroy(sum);
  EXPECT_EQ(await(shared), "");
  for (PJRT_Buffer *buffer : {x, y, results[0], others[0], more[0]})
    destroy(buffer);
  destroy(twice);
}

TEST_F(Plugin, RunsOnManyThreads) {
  PJRT_LoadedExecutable *add;
  ASSERT_EQ(compile(kAdd, add), "");
  std::vector<std::thread> threads;
  threads.reserve(8);
  for (int t = 0; t < 8; ++t)
    threads.emplace_back([&, t] {
      float x[6];
      std::fill_n(x, 6, float(t));
      for (int i = 0; i < 200; ++i) {
        PJRT_Buffer *a = put(x, {2, 3});
        std::vector<PJRT_Buffer *> results(1);
        EXPECT_EQ(run(add, {a, a}, results), "");
        std::vector<float> values;
        EXPECT_EQ(get(results[0], values), "");
        EXPECT_EQ(values, std::vector<float>(6, float(2 * t)));
        destroy(a);
        destroy(results[0]);
      }
    });
  for (std::thread &thread : threads)
    thread.join();
  destroy(add);
}

std::vector<std::pair<int64_t, float>> hostCalls;

/// Notes each call; the second kind gives twice its operand, the third fails.
int32_t hostFunction(int64_t callback, const ten_host_array *arrays,
                     int64_t numInputs, int64_t numResults) {
  auto *input = static_cast<const float *>(arrays[0].data);
  hostCalls.emplace_back(callback, input[0]);
  if (callback == 3)
    return 1;
  EXPECT_EQ(numInputs, 1);
  EXPECT_EQ(arrays[0].rank, 1);
  EXPECT_EQ(arrays[0].dims[0], 4);
  for (int64_t i = 0; i < 4 && numResults == 1; ++i)
    static_cast<float *>(arrays[1].data)[i] = 2 * input[i];
  return 0;
}

std::string hostCall(int callback, const char *result) {
  return std::string(
             "stablehlo.custom_call @tenon.host_call(%x) {has_side_effect = "
             "true, api_version = 4 : i32, backend_config = {callback = ") +
         std::to_string(callback) + " : i64}} : (tensor<4xf32>) -> " + result +
         "\n";
}

TEST_F(Plugin, CallsTheProcess) {
  auto *set = reinterpret_cast<void (*)(ten_host_function)>(
      dlsym(dlopen(TENON_PJRT_PLUGIN, RTLD_NOW | RTLD_LOCAL),
            "ten_set_host_function"));
  ASSERT_TRUE(set);
  auto program = [](const std::string &body) {
    return "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {\n" + body +
           "  return %y : tensor<4xf32>\n}\n";
  };
  float x[] = {1, 2, 3, 4};
  PJRT_Buffer *a = put(x, {4});
  std::vector<PJRT_Buffer *> results(1);
  PJRT_LoadedExecutable *twice, *fails;
  ASSERT_EQ(compile(program(hostCall(1, "()") + hostCall(1, "()") +
                            "%y = " + hostCall(2, "tensor<4xf32>")),
                    twice),
            "");
  ASSERT_EQ(compile(program("%y = " + hostCall(3, "tensor<4xf32>")), fails),
            "");
  // The error arrives with the call or with its result.
  auto failure = [&](PJRT_LoadedExecutable *executable) {
    std::vector<PJRT_Buffer *> failed(1);
    std::vector<float> none;
    std::string message = run(executable, {a}, failed);
    if (failed[0]) {
      if (message.empty())
        message = get(failed[0], none);
      destroy(failed[0]);
    }
    return message;
  };
  // Without a function, then with one that gives results, or fails.
  EXPECT_NE(failure(twice).find("or there is none"), std::string::npos);
  set(hostFunction);
  hostCalls.clear();
  std::vector<float> values;
  ASSERT_EQ(run(twice, {a}, results), "");
  ASSERT_EQ(get(results[0], values), "");
  EXPECT_EQ(values, (std::vector<float>{2, 4, 6, 8}));
  EXPECT_EQ(hostCalls, (std::vector<std::pair<int64_t, float>>{
                           {1, 1.0F}, {1, 1.0F}, {2, 1.0F}}));
  destroy(results[0]);
  EXPECT_NE(failure(fails).find("failed"), std::string::npos);
  // So does a program that reads the result of a failed one.
  PJRT_LoadedExecutable *reads;
  ASSERT_EQ(
      compile(program("%y = stablehlo.add %x, %x : tensor<4xf32>\n"), reads),
      "");
  std::vector<PJRT_Buffer *> failed(1), read(1);
  run(fails, {a}, failed);
  ASSERT_TRUE(failed[0]);
  std::string message = run(reads, {failed[0]}, read);
  ASSERT_TRUE(read[0]);
  if (message.empty())
    message = get(read[0], values);
  EXPECT_NE(message.find("failed"), std::string::npos);
  destroy(failed[0]);
  destroy(read[0]);
  destroy(reads);
  set(nullptr);
  destroy(a);
  destroy(twice);
  destroy(fails);
}

TEST_F(Plugin, LoadsWhatItSerialized) {
  // Has code of its own: a sum with a product that was moved is not shared.
  constexpr char kSquares[] =
      "func.func @main(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>)"
      "    -> tensor<2x3xf32> {\n"
      "  %0 = stablehlo.multiply %a, %a : tensor<2x3xf32>\n"
      "  %f = stablehlo.reverse %0, dims = [1] : tensor<2x3xf32>\n"
      "  %m = stablehlo.reverse %f, dims = [1] : tensor<2x3xf32>\n"
      "  %1 = stablehlo.multiply %b, %b : tensor<2x3xf32>\n"
      "  %2 = stablehlo.add %m, %1 : tensor<2x3xf32>\n"
      "  return %2 : tensor<2x3xf32>\n"
      "}\n";
  std::string bytes = serialized(kSquares);
  auto load = sized<PJRT_Executable_DeserializeAndLoad_Args>();
  load.client = client;
  auto loadFrom = [&](std::string &from, size_t size) {
    load.serialized_executable =
        reinterpret_cast<PJRT_SerializedExecutable *>(from.data());
    load.serialized_executable_size = size;
    return messageOf(api()->PJRT_Executable_DeserializeAndLoad(&load));
  };
  auto expectResults = [&](std::string &from, size_t size,
                           std::vector<float> expected) {
    ASSERT_EQ(loadFrom(from, size), "");
    float x[] = {1, 2, 3, 4, 5, 6};
    PJRT_Buffer *a = put(x, {2, 3});
    std::vector<PJRT_Buffer *> results(1);
    ASSERT_EQ(run(load.loaded_executable, {a, a}, results), "");
    std::vector<float> values;
    ASSERT_EQ(get(results[0], values), "");
    EXPECT_EQ(values, expected);
    destroy(a);
    destroy(results[0]);
    destroy(load.loaded_executable);
  };
  for (size_t size : {0, 5, 20, 40})
    EXPECT_NE(loadFrom(bytes, size), "");
  // Code that is damaged or cut off is compiled again from the program.
  std::string damaged = bytes;
  damaged[damaged.size() - 300] ^= 1;
  for (auto [from, size] :
       {std::pair(&bytes, bytes.size()), std::pair(&bytes, bytes.size() - 20),
        std::pair(&damaged, damaged.size())})
    expectResults(*from, size, {2, 8, 18, 32, 50, 72});
  // A program of shared code is serialized without code.
  std::string shared = serialized(kAdd);
  expectResults(shared, shared.size(), {2, 4, 6, 8, 10, 12});
}

} // namespace
