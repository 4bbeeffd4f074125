//===- PluginFixture.h - Calls the plugin as a client -----------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_TEST_PJRT_PLUGINFIXTURE_H
#define TENON_TEST_PJRT_PLUGINFIXTURE_H

#include "../../lib/PJRT/Interface.h"
#include <cstring>
#include <dlfcn.h>
#include <gtest/gtest.h>
#include <string>
#include <unistd.h>
#include <vector>

inline const PJRT_Api *api() {
  static const PJRT_Api *table = [] {
    void *library = dlopen(TENON_PJRT_PLUGIN, RTLD_NOW | RTLD_LOCAL);
    EXPECT_TRUE(library) << dlerror();
    auto *get =
        reinterpret_cast<const PJRT_Api *(*)()>(dlsym(library, "GetPjrtApi"));
    return get();
  }();
  return table;
}

/// Arguments with their size.
template <typename T> T sized() {
  T args = {};
  args.struct_size = sizeof(T);
  return args;
}

/// The message of an error, which is destroyed; empty where there is none.
inline std::string messageOf(PJRT_Error *error) {
  if (!error)
    return "";
  auto message = sized<PJRT_Error_Message_Args>();
  message.error = error;
  api()->PJRT_Error_Message(&message);
  std::string text(message.message, message.message_size);
  auto destroy = sized<PJRT_Error_Destroy_Args>();
  destroy.error = error;
  api()->PJRT_Error_Destroy(&destroy);
  return text.empty() ? "an error without a message" : text;
}

inline std::string await(PJRT_Event *event) {
  auto args = sized<PJRT_Event_Await_Args>();
  args.event = event;
  std::string text = messageOf(api()->PJRT_Event_Await(&args));
  auto destroy = sized<PJRT_Event_Destroy_Args>();
  destroy.event = event;
  api()->PJRT_Event_Destroy(&destroy);
  return text;
}

class Plugin : public testing::Test {
protected:
  void SetUp() override {
    // A wait for an event that never comes ends the process, and names the
    // test.
    alarm(120);
    client = create(1);
  }
  void TearDown() override {
    alarm(0);
    auto args = sized<PJRT_Client_Destroy_Args>();
    args.client = client;
    api()->PJRT_Client_Destroy(&args);
  }

  /// Creates a client of so many devices of a kind, as `--device` names it;
  /// returns what was wrong.
  static std::string create(int64_t devices, const char *device,
                            PJRT_Client *&client) {
    PJRT_NamedValue options[2] = {sized<PJRT_NamedValue>(),
                                  sized<PJRT_NamedValue>()};
    options[0].name = "num_devices";
    options[0].type = PJRT_NamedValue_Int64;
    options[0].int64_value = devices;
    options[0].value_size = 1;
    options[1].name = "device";
    options[1].type = PJRT_NamedValue_String;
    options[1].string_value = device;
    options[1].value_size = std::strlen(device);
    for (PJRT_NamedValue &option : options)
      option.name_size = std::strlen(option.name);
    auto args = sized<PJRT_Client_Create_Args>();
    args.create_options = options;
    args.num_options = 2;
    std::string message = messageOf(api()->PJRT_Client_Create(&args));
    client = args.client;
    return message;
  }
  static PJRT_Client *create(int64_t devices) {
    PJRT_Client *client = nullptr;
    EXPECT_EQ(create(devices, "cpu", client), "");
    return client;
  }

  std::string compile(std::string text, PJRT_LoadedExecutable *&executable,
                      std::string options = "", std::string format = "mlir") {
    auto program = sized<PJRT_Program>();
    program.code = text.data();
    program.code_size = text.size();
    program.format = format.data();
    program.format_size = format.size();
    auto args = sized<PJRT_Client_Compile_Args>();
    args.client = client;
    args.program = &program;
    args.compile_options = options.data();
    args.compile_options_size = options.size();
    std::string message = messageOf(api()->PJRT_Client_Compile(&args));
    executable = args.executable;
    return message;
  }

  PJRT_Buffer *put(const float *data, std::vector<int64_t> dims,
                   std::vector<int64_t> strides = {},
                   int32_t semantics = PJRT_ImmutableOnlyDuringCall) {
    auto args = sized<PJRT_Client_BufferFromHostBuffer_Args>();
    args.client = client;
    args.data = data;
    args.type = PJRT_F32;
    args.dims = dims.data();
    args.num_dims = dims.size();
    args.byte_strides = strides.empty() ? nullptr : strides.data();
    args.num_byte_strides = strides.size();
    args.host_buffer_semantics = semantics;
    EXPECT_EQ(messageOf(api()->PJRT_Client_BufferFromHostBuffer(&args)), "");
    if (semantics == PJRT_ImmutableOnlyDuringCall) {
      EXPECT_EQ(await(args.done_with_host_buffer), "");
    } else {
      shared = args.done_with_host_buffer;
    }
    return args.buffer;
  }

  std::string get(PJRT_Buffer *buffer, std::vector<float> &values) {
    auto args = sized<PJRT_Buffer_ToHostBuffer_Args>();
    args.src = buffer;
    std::string message = messageOf(api()->PJRT_Buffer_ToHostBuffer(&args));
    if (!message.empty())
      return message;
    values.resize(args.dst_size / sizeof(float));
    args.dst = values.data();
    message = messageOf(api()->PJRT_Buffer_ToHostBuffer(&args));
    return message.empty() ? await(args.event) : message;
  }

  std::string run(PJRT_LoadedExecutable *executable,
                  std::vector<PJRT_Buffer *> arguments,
                  std::vector<PJRT_Buffer *> &results) {
    auto options = sized<PJRT_ExecuteOptions>();
    auto args = sized<PJRT_LoadedExecutable_Execute_Args>();
    PJRT_Buffer *const *list = arguments.data();
    PJRT_Buffer **outputs = results.data();
    args.executable = executable;
    args.options = &options;
    args.argument_lists = &list;
    args.num_devices = 1;
    args.num_args = arguments.size();
    args.output_lists = &outputs;
    PJRT_Event *event = nullptr;
    args.device_complete_events = &event;
    std::string message =
        messageOf(api()->PJRT_LoadedExecutable_Execute(&args));
    return message.empty() ? await(event) : message;
  }

  static void destroy(PJRT_Buffer *buffer) {
    auto args = sized<PJRT_Buffer_Destroy_Args>();
    args.buffer = buffer;
    api()->PJRT_Buffer_Destroy(&args);
  }
  /// Compiles a program and returns its serialized form.
  std::string serialized(const char *program) {
    PJRT_LoadedExecutable *loaded = nullptr;
    EXPECT_EQ(compile(program, loaded), "");
    auto executable = sized<PJRT_LoadedExecutable_GetExecutable_Args>();
    executable.loaded_executable = loaded;
    api()->PJRT_LoadedExecutable_GetExecutable(&executable);
    auto text = sized<PJRT_Executable_Serialize_Args>();
    text.executable = executable.executable;
    EXPECT_EQ(messageOf(api()->PJRT_Executable_Serialize(&text)), "");
    std::string bytes(text.serialized_bytes, text.serialized_bytes_size);
    text.serialized_executable_deleter(text.serialized_executable);
    auto end = sized<PJRT_Executable_Destroy_Args>();
    end.executable = executable.executable;
    api()->PJRT_Executable_Destroy(&end);
    destroy(loaded);
    return bytes;
  }
  static void destroy(PJRT_LoadedExecutable *executable) {
    auto args = sized<PJRT_LoadedExecutable_Destroy_Args>();
    args.executable = executable;
    api()->PJRT_LoadedExecutable_Destroy(&args);
  }
  static bool isDeleted(PJRT_Buffer *buffer) {
    auto args = sized<PJRT_Buffer_IsDeleted_Args>();
    args.buffer = buffer;
    api()->PJRT_Buffer_IsDeleted(&args);
    return args.is_deleted;
  }
  static void *pointer(PJRT_Buffer *buffer) {
    auto args = sized<PJRT_Buffer_OpaqueDeviceMemoryDataPointer_Args>();
    args.buffer = buffer;
    EXPECT_EQ(
        messageOf(api()->PJRT_Buffer_OpaqueDeviceMemoryDataPointer(&args)), "");
    return args.device_memory_ptr;
  }

  PJRT_Client *client = nullptr;
  PJRT_Event *shared = nullptr;
};

inline constexpr char kAdd[] =
    "func.func @main(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> "
    "tensor<2x3xf32> {\n"
    "  %0 = stablehlo.add %x, %y : tensor<2x3xf32>\n"
    "  return %0 : tensor<2x3xf32>\n}\n";
inline constexpr char kDonate[] =
    "func.func @main(%x: tensor<64xf32> {tf.aliasing_output = 0 : i32}) -> "
    "tensor<64xf32> {\n"
    "  %0 = stablehlo.add %x, %x : tensor<64xf32>\n"
    "  return %0 : tensor<64xf32>\n}\n";

#endif // TENON_TEST_PJRT_PLUGINFIXTURE_H
