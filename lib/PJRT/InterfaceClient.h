//===- InterfaceClient.h - Functions of a client of PJRT --------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_PJRT_INTERFACECLIENT_H
#define TENON_LIB_PJRT_INTERFACECLIENT_H

#include "InterfaceTypes.h"

extern "C" {

struct PJRT_Client_Create_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  const PJRT_NamedValue *create_options;
  size_t num_options;
  void *kv_get_callback;
  void *kv_get_user_arg;
  void *kv_put_callback;
  void *kv_put_user_arg;
  PJRT_Client *client;
  void *kv_try_get_callback;
  void *kv_try_get_user_arg;
};
static_assert(offsetof(PJRT_Client_Create_Args, kv_try_get_user_arg) == 80);
static_assert(sizeof(PJRT_Client_Create_Args) == 88);

struct PJRT_Client_Destroy_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Client *client;
};
static_assert(offsetof(PJRT_Client_Destroy_Args, client) == 16);
static_assert(sizeof(PJRT_Client_Destroy_Args) == 24);

struct PJRT_Client_PlatformName_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Client *client;
  const char *platform_name;
  size_t platform_name_size;
};
static_assert(offsetof(PJRT_Client_PlatformName_Args, platform_name_size) ==
              32);
static_assert(sizeof(PJRT_Client_PlatformName_Args) == 40);

struct PJRT_Client_ProcessIndex_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Client *client;
  int32_t process_index;
};
static_assert(offsetof(PJRT_Client_ProcessIndex_Args, process_index) == 24);
static_assert(sizeof(PJRT_Client_ProcessIndex_Args) == 32);

struct PJRT_Client_PlatformVersion_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Client *client;
  const char *platform_version;
  size_t platform_version_size;
};
static_assert(offsetof(PJRT_Client_PlatformVersion_Args,
                       platform_version_size) == 32);
static_assert(sizeof(PJRT_Client_PlatformVersion_Args) == 40);

struct PJRT_Client_Devices_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Client *client;
  PJRT_Device *const *devices;
  size_t num_devices;
};
static_assert(offsetof(PJRT_Client_Devices_Args, num_devices) == 32);
static_assert(sizeof(PJRT_Client_Devices_Args) == 40);

struct PJRT_Client_AddressableDevices_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Client *client;
  PJRT_Device *const *addressable_devices;
  size_t num_addressable_devices;
};
static_assert(offsetof(PJRT_Client_AddressableDevices_Args,
                       num_addressable_devices) == 32);
static_assert(sizeof(PJRT_Client_AddressableDevices_Args) == 40);

struct PJRT_Client_LookupDevice_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Client *client;
  int32_t id;
  PJRT_Device *device;
};
static_assert(offsetof(PJRT_Client_LookupDevice_Args, device) == 32);
static_assert(sizeof(PJRT_Client_LookupDevice_Args) == 40);

struct PJRT_Client_LookupAddressableDevice_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Client *client;
  int32_t local_hardware_id;
  PJRT_Device *addressable_device;
};
static_assert(offsetof(PJRT_Client_LookupAddressableDevice_Args,
                       addressable_device) == 32);
static_assert(sizeof(PJRT_Client_LookupAddressableDevice_Args) == 40);

struct PJRT_Client_AddressableMemories_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Client *client;
  PJRT_Memory *const *addressable_memories;
  size_t num_addressable_memories;
};
static_assert(offsetof(PJRT_Client_AddressableMemories_Args,
                       num_addressable_memories) == 32);
static_assert(sizeof(PJRT_Client_AddressableMemories_Args) == 40);

struct PJRT_Client_Compile_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Client *client;
  PJRT_Program *program;
  const char *compile_options;
  size_t compile_options_size;
  PJRT_LoadedExecutable *executable;
};
static_assert(offsetof(PJRT_Client_Compile_Args, executable) == 48);
static_assert(sizeof(PJRT_Client_Compile_Args) == 56);

struct PJRT_Client_DefaultDeviceAssignment_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Client *client;
  int32_t num_replicas;
  int32_t num_partitions;
  size_t default_assignment_size;
  int32_t *default_assignment;
};
static_assert(offsetof(PJRT_Client_DefaultDeviceAssignment_Args,
                       default_assignment) == 40);
static_assert(sizeof(PJRT_Client_DefaultDeviceAssignment_Args) == 48);

struct PJRT_Client_BufferFromHostBuffer_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Client *client;
  const void *data;
  int32_t type;
  const int64_t *dims;
  size_t num_dims;
  const int64_t *byte_strides;
  size_t num_byte_strides;
  int32_t host_buffer_semantics;
  PJRT_Device *device;
  PJRT_Memory *memory;
  const PJRT_Buffer_MemoryLayout *device_layout;
  PJRT_Event *done_with_host_buffer;
  PJRT_Buffer *buffer;
};
static_assert(offsetof(PJRT_Client_BufferFromHostBuffer_Args, buffer) == 112);
static_assert(sizeof(PJRT_Client_BufferFromHostBuffer_Args) == 120);

struct PJRT_Client_TopologyDescription_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Client *client;
  PJRT_TopologyDescription *topology;
};
static_assert(offsetof(PJRT_Client_TopologyDescription_Args, topology) == 24);
static_assert(sizeof(PJRT_Client_TopologyDescription_Args) == 32);

struct PJRT_Client_CreateViewOfDeviceBuffer_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Client *client;
  void *device_buffer_ptr;
  const int64_t *dims;
  size_t num_dims;
  int32_t element_type;
  const PJRT_Buffer_MemoryLayout *layout;
  PJRT_Device *device;
  void (*on_delete_callback)(void *memory, void *user_arg);
  void *on_delete_callback_arg;
  int64_t stream;
  PJRT_Buffer *buffer;
  PJRT_Memory *memory;
};
static_assert(offsetof(PJRT_Client_CreateViewOfDeviceBuffer_Args, memory) ==
              104);
static_assert(sizeof(PJRT_Client_CreateViewOfDeviceBuffer_Args) == 112);

struct PJRT_Client_CreateUninitializedBuffer_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Client *client;
  const int64_t *shape_dims;
  size_t shape_num_dims;
  int32_t shape_element_type;
  const PJRT_Buffer_MemoryLayout *shape_layout;
  PJRT_Device *device;
  PJRT_Memory *memory;
  PJRT_Buffer *buffer;
};
static_assert(offsetof(PJRT_Client_CreateUninitializedBuffer_Args, buffer) ==
              72);
static_assert(sizeof(PJRT_Client_CreateUninitializedBuffer_Args) == 80);

struct PJRT_Client_CreateErrorBuffer_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Client *client;
  int32_t error_code;
  const char *error_message;
  size_t error_message_size;
  const int64_t *shape_dims;
  size_t shape_num_dims;
  int32_t shape_element_type;
  const PJRT_Buffer_MemoryLayout *shape_layout;
  PJRT_Memory *memory;
  PJRT_Buffer *buffer;
  const char *payload;
  size_t num_payload;
};
static_assert(offsetof(PJRT_Client_CreateErrorBuffer_Args, num_payload) == 104);
static_assert(sizeof(PJRT_Client_CreateErrorBuffer_Args) == 112);

} // extern "C"

#endif // TENON_LIB_PJRT_INTERFACECLIENT_H
