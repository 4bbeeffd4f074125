//===- PluginThreadsTest.cpp - Clients of many threads --------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Eight threads use one client for TENON_HAMMER_SECONDS (2): each draws what it
// does next, from compiling to destroying, and compares results. Under the
// thread sanitizer every access of the plugin's objects is checked.
//
//===----------------------------------------------------------------------===//

#include "PluginFixture.h"
#include <atomic>
#include <chrono>
#include <cmath>
#include <random>
#include <thread>

namespace {

constexpr int kThreads = 8;

/// A program of `size` elements and the factor by which it multiplies them.
struct Sample {
  std::string text;
  float factor;
};

std::string vector(int size) {
  return "tensor<" + std::to_string(size) + "xf32>";
}

/// Draws steps of shared code, a program with code of its own, a loop, and a
/// function that takes its argument's memory.
Sample draw(int size, int kind) {
  std::string type = vector(size);
  std::string head = "func.func @main(%x: " + type +
                     (kind == 3 ? " {tf.aliasing_output = 0 : i32}" : "") +
                     ") -> " + type + " {\n";
  std::string end = "  return %0 : " + type + "\n}\n";
  switch (kind) {
  case 0:
  case 3:
    return {head + "  %0 = stablehlo.add %x, %x : " + type + "\n" + end, 2};
  case 1:
    return {head + "  %c = stablehlo.constant dense<2.0> : " + type +
                "\n  %a = stablehlo.multiply %x, %c : " + type +
                "\n  %b = stablehlo.multiply %x, %c : " + type +
                "\n  %0 = stablehlo.add %a, %b : " + type + "\n" + end,
            4};
  default:
    return {head +
                "  %i = stablehlo.constant dense<0> : tensor<i32>\n"
                "  %one = stablehlo.constant dense<1> : tensor<i32>\n"
                "  %n = stablehlo.constant dense<3> : tensor<i32>\n"
                "  %0:2 = stablehlo.while(%j = %i, %y = %x) : tensor<i32>, " +
                type +
                "\n  cond {\n"
                "    %1 = stablehlo.compare LT, %j, %n : (tensor<i32>, "
                "tensor<i32>) -> tensor<i1>\n"
                "    stablehlo.return %1 : tensor<i1>\n  } do {\n"
                "    %1 = stablehlo.add %j, %one : tensor<i32>\n"
                "    %2 = stablehlo.add %y, %y : " +
                type + "\n    stablehlo.return %1, %2 : tensor<i32>, " + type +
                "\n  }\n  return %0#1 : " + type + "\n}\n",
            8};
  }
}

/// Counts a completed event.
void countEvent(PJRT_Error *error, void *count) {
  if (error)
    messageOf(error);
  ++*static_cast<std::atomic<int64_t> *>(count);
}

class PluginThreads : public Plugin {
protected:
  void SetUp() override {
    const char *seconds = std::getenv("TENON_HAMMER_SECONDS");
    duration = std::chrono::seconds(seconds ? std::atoi(seconds) : 2);
    alarm(static_cast<unsigned>(duration.count()) + 120);
    client = create(2);
    auto args = sized<PJRT_Client_AddressableDevices_Args>();
    args.client = client;
    api()->PJRT_Client_AddressableDevices(&args);
    ASSERT_EQ(args.num_addressable_devices, 2U);
    devices.assign(args.addressable_devices, args.addressable_devices + 2);
    ASSERT_EQ(compile(draw(16, 1).text, common), "");
    std::vector<float> ones(16, 1);
    read = put(ones.data(), {16});
  }
  void TearDown() override {
    destroy(common);
    destroy(read);
    Plugin::TearDown();
  }

  /// Executes without waiting; returns the result, or null with `failure`.
  PJRT_Buffer *start(PJRT_LoadedExecutable *executable, PJRT_Buffer *argument,
                     std::string &failure) {
    auto options = sized<PJRT_ExecuteOptions>();
    auto args = sized<PJRT_LoadedExecutable_Execute_Args>();
    PJRT_Buffer *result = nullptr, *const *list = &argument,
                **outputs = &result;
    args.executable = executable;
    args.options = &options;
    args.argument_lists = &list;
    args.num_devices = 1;
    args.num_args = 1;
    args.output_lists = &outputs;
    PJRT_Event *event = nullptr;
    args.device_complete_events = &event;
    failure = messageOf(api()->PJRT_LoadedExecutable_Execute(&args));
    if (!failure.empty())
      return nullptr;
    auto ready = sized<PJRT_Event_OnReady_Args>();
    ready.event = event;
    ready.callback = countEvent;
    ready.user_arg = &completed;
    failure = messageOf(api()->PJRT_Event_OnReady(&ready));
    auto end = sized<PJRT_Event_Destroy_Args>();
    end.event = event;
    api()->PJRT_Event_Destroy(&end);
    ++started;
    return result;
  }

  void work(unsigned seed);
  /// Compiles a program and runs it on its own results.
  void chain(std::mt19937 &random);
  void useCommon(std::mt19937 &random);
  void copyToOtherDevice();
  void loadSerialized(std::mt19937 &random);
  void failToCompile();

  /// Compares all elements of a buffer.
  void expectAll(PJRT_Buffer *buffer, float value) {
    std::vector<float> values;
    std::string message = get(buffer, values);
    bool good = message.empty() && !values.empty();
    for (float element : values)
      good &= element == value;
    if (!good)
      fail(message);
  }
  void fail(const std::string &message) {
    if (wrong++ == 0)
      ADD_FAILURE() << message;
  }

  std::chrono::seconds duration{};
  std::vector<PJRT_Device *> devices;
  PJRT_LoadedExecutable *common = nullptr;
  PJRT_Buffer *read = nullptr;
  std::atomic<int64_t> started{0}, completed{0}, rounds{0}, wrong{0};
};

void PluginThreads::chain(std::mt19937 &random) {
  int size = 1 + static_cast<int>(random() % 40);
  Sample sample = draw(size, static_cast<int>(random() % 4));
  PJRT_LoadedExecutable *executable = nullptr;
  if (std::string message = compile(sample.text, executable); !message.empty())
    return fail(message);
  std::vector<float> ones(static_cast<size_t>(size), 1);
  std::vector<PJRT_Buffer *> buffers = {put(ones.data(), {size})};
  float expected = 1;
  std::string message;
  for (unsigned i = random() % 6; i > 0; --i) {
    PJRT_Buffer *next = start(executable, buffers.back(), message);
    if (!message.empty())
      return fail(message);
    // The plugin keeps what a run still needs.
    if (random() % 2) {
      destroy(buffers.back());
      buffers.pop_back();
    }
    buffers.push_back(next);
    expected *= sample.factor;
  }
  // The executable may go before its last run has ended.
  bool early = random() % 2;
  if (early)
    destroy(executable);
  expectAll(buffers.back(), expected);
  for (PJRT_Buffer *buffer : buffers)
    destroy(buffer);
  if (!early)
    destroy(executable);
}

void PluginThreads::useCommon(std::mt19937 &random) {
  std::string message;
  PJRT_Buffer *result = start(common, read, message);
  if (!result)
    return fail(message);
  if (random() % 2)
    expectAll(read, 1);
  expectAll(result, 4);
  destroy(result);
}

void PluginThreads::copyToOtherDevice() {
  auto copy = sized<PJRT_Buffer_CopyToDevice_Args>();
  copy.buffer = read;
  copy.dst_device = devices[1];
  if (std::string message = messageOf(api()->PJRT_Buffer_CopyToDevice(&copy));
      !message.empty())
    return fail(message);
  expectAll(copy.dst_buffer, 1);
  auto remove = sized<PJRT_Buffer_Delete_Args>();
  remove.buffer = copy.dst_buffer;
  api()->PJRT_Buffer_Delete(&remove);
  if (!isDeleted(copy.dst_buffer))
    fail("not deleted");
  destroy(copy.dst_buffer);
}

void PluginThreads::loadSerialized(std::mt19937 &random) {
  Sample sample = draw(3, static_cast<int>(random() % 3));
  std::string bytes = serialized(sample.text.c_str());
  auto load = sized<PJRT_Executable_DeserializeAndLoad_Args>();
  load.client = client;
  load.serialized_executable =
      reinterpret_cast<PJRT_SerializedExecutable *>(bytes.data());
  load.serialized_executable_size = bytes.size();
  if (std::string message =
          messageOf(api()->PJRT_Executable_DeserializeAndLoad(&load));
      !message.empty())
    return fail(message);
  float x[] = {1, 1, 1};
  PJRT_Buffer *a = put(x, {3});
  std::string message;
  PJRT_Buffer *result = start(load.loaded_executable, a, message);
  if (result) {
    expectAll(result, sample.factor);
    destroy(result);
  } else {
    fail(message);
  }
  destroy(a);
  destroy(load.loaded_executable);
}

void PluginThreads::failToCompile() {
  PJRT_LoadedExecutable *none = nullptr;
  if (compile("func.func @main( {", none).find("program:1:") ==
      std::string::npos)
    fail("compiled what is no program");
  auto stats = sized<PJRT_Device_MemoryStats_Args>();
  stats.device = devices[0];
  if (std::string message = messageOf(api()->PJRT_Device_MemoryStats(&stats));
      !message.empty() || stats.bytes_in_use <= 0)
    fail("no memory in use " + message);
}

void PluginThreads::work(unsigned seed) {
  std::mt19937 random(seed);
  auto end = std::chrono::steady_clock::now() + duration;
  while (std::chrono::steady_clock::now() < end) {
    switch (random() % 16) {
    case 0:
      loadSerialized(random);
      break;
    case 1:
      failToCompile();
      break;
    case 2:
    case 3:
      copyToOtherDevice();
      break;
    case 4:
    case 5:
    case 6:
      chain(random);
      break;
    default:
      useCommon(random);
    }
    ++rounds;
  }
}

TEST_F(PluginThreads, DoAllAtOnce) {
  std::vector<std::thread> threads;
  for (unsigned t = 0; t < kThreads; ++t)
    threads.emplace_back([this, t] { work(t + 1); });
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_EQ(wrong, 0);
  EXPECT_GT(rounds, 50);
  // Queues have ended when the client is gone.
  for (int i = 0; i < 1000 && completed != started; ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  EXPECT_EQ(completed, started);
}

} // namespace
