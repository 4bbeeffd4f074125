//===- Interface.h - The C interface of PJRT --------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The binary interface that JAX and other PJRT clients call, version 0.114, as
// far as the plugin implements it: an argument struct for each function, which
// starts with its size, and the table of functions. A caller of another minor
// version may pass a shorter or longer struct: a field is accessed only if the
// caller's `struct_size` covers it. Names are those of PJRT.
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_PJRT_INTERFACE_H
#define TENON_LIB_PJRT_INTERFACE_H

#include <cstddef>
#include <cstdint>

extern "C" {

struct PJRT_Extension_Base;
// Objects of the plugin, opaque to the caller.
struct PJRT_Error;
struct PJRT_Event;
struct PJRT_Client;
struct PJRT_Device;
struct PJRT_DeviceDescription;
struct PJRT_Device_Attributes;
struct PJRT_DeviceAssignmentSerialized;
struct PJRT_Memory;
struct PJRT_Buffer;
struct PJRT_Executable;
struct PJRT_LoadedExecutable;
struct PJRT_SerializedExecutable;
struct PJRT_ExecuteContext;
struct PJRT_TopologyDescription;

/// Numbers of element types.
enum PJRT_Buffer_Type : int32_t {
  PJRT_INVALID,
  PJRT_PRED,
  PJRT_S8,
  PJRT_S16,
  PJRT_S32,
  PJRT_S64,
  PJRT_U8,
  PJRT_U16,
  PJRT_U32,
  PJRT_U64,
  PJRT_F16,
  PJRT_F32,
  PJRT_F64,
  PJRT_BF16,
  PJRT_C64,
  PJRT_C128,
  PJRT_F8E5M2,
  PJRT_F8E4M3FN,
  PJRT_F8E4M3B11FNUZ,
  PJRT_F8E5M2FNUZ,
  PJRT_F8E4M3FNUZ,
  PJRT_S4,
  PJRT_U4,
  PJRT_TOKEN,
  PJRT_S2,
  PJRT_U2,
  PJRT_F8E4M3,
  PJRT_F8E3M4,
  PJRT_F8E8M0FNU,
  PJRT_F4E2M1FN
};

/// Error codes, numbered as in absl.
enum PJRT_Error_Code : int32_t {
  PJRT_OK = 0,
  PJRT_CANCELLED = 1,
  PJRT_INVALID_ARGUMENT = 3,
  PJRT_NOT_FOUND = 5,
  PJRT_RESOURCE_EXHAUSTED = 8,
  PJRT_FAILED_PRECONDITION = 9,
  PJRT_UNIMPLEMENTED = 12,
  PJRT_INTERNAL = 13
};

enum PJRT_NamedValue_Type : int32_t {
  PJRT_NamedValue_String,
  PJRT_NamedValue_Int64,
  PJRT_NamedValue_Int64List,
  PJRT_NamedValue_Float,
  PJRT_NamedValue_Bool
};

enum PJRT_Buffer_MemoryLayout_Type : int32_t {
  PJRT_MemoryLayout_Tiled,
  PJRT_MemoryLayout_Strides
};

/// Lifetime of the caller's memory after the call.
enum PJRT_HostBufferSemantics : int32_t {
  PJRT_ImmutableOnlyDuringCall,
  PJRT_ImmutableUntilTransferCompletes,
  PJRT_ImmutableZeroCopy,
  PJRT_MutableZeroCopy
};

struct PJRT_LogicalDeviceIds {
  int32_t replica;
  int32_t partition;
};

struct PJRT_Buffer_MemoryLayout_Tiled {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  const int64_t *minor_to_major;
  size_t minor_to_major_size;
  const int64_t *tile_dims;
  const size_t *tile_dim_sizes;
  size_t num_tiles;
};
static_assert(offsetof(PJRT_Buffer_MemoryLayout_Tiled, num_tiles) == 48);
static_assert(sizeof(PJRT_Buffer_MemoryLayout_Tiled) == 56);

struct PJRT_Buffer_MemoryLayout_Strides {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  const int64_t *byte_strides;
  size_t num_byte_strides;
};
static_assert(offsetof(PJRT_Buffer_MemoryLayout_Strides, num_byte_strides) ==
              24);
static_assert(sizeof(PJRT_Buffer_MemoryLayout_Strides) == 32);

struct PJRT_Buffer_MemoryLayout {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  union {
    PJRT_Buffer_MemoryLayout_Tiled tiled;
    PJRT_Buffer_MemoryLayout_Strides strides;
  };
  int32_t type;
};
static_assert(offsetof(PJRT_Buffer_MemoryLayout, type) == 72);
static_assert(sizeof(PJRT_Buffer_MemoryLayout) == 80);

struct PJRT_NamedValue {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  const char *name;
  size_t name_size;
  int32_t type;
  union {
    const char *string_value;
    int64_t int64_value;
    const int64_t *int64_array_value;
    float float_value;
    bool bool_value;
  };
  size_t value_size;
};
static_assert(offsetof(PJRT_NamedValue, value_size) == 48);
static_assert(sizeof(PJRT_NamedValue) == 56);

struct PJRT_Program {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  const char *code;
  size_t code_size;
  const char *format;
  size_t format_size;
};
static_assert(offsetof(PJRT_Program, format_size) == 40);
static_assert(sizeof(PJRT_Program) == 48);

struct PJRT_ExecuteOptions {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  void *send_callbacks;
  void *recv_callbacks;
  size_t num_send_ops;
  size_t num_recv_ops;
  int32_t launch_id;
  const int64_t *non_donatable_input_indices;
  size_t num_non_donatable_input_indices;
  PJRT_ExecuteContext *context;
  void *call_location;
  size_t num_tasks;
  void *task_ids;
  void *incarnation_ids;
  void *multi_slice_config;
  bool use_major_to_minor_data_layout_for_callbacks;
  void *hlo_output_callbacks;
  size_t num_hlo_output_callbacks;
};
static_assert(offsetof(PJRT_ExecuteOptions, num_hlo_output_callbacks) == 136);
static_assert(sizeof(PJRT_ExecuteOptions) == 144);

struct PJRT_Error_Destroy_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Error *error;
};
static_assert(offsetof(PJRT_Error_Destroy_Args, error) == 16);
static_assert(sizeof(PJRT_Error_Destroy_Args) == 24);

struct PJRT_Error_Message_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Error *error;
  const char *message;
  size_t message_size;
};
static_assert(offsetof(PJRT_Error_Message_Args, message_size) == 32);
static_assert(sizeof(PJRT_Error_Message_Args) == 40);

struct PJRT_Error_GetCode_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Error *error;
  int32_t code;
};
static_assert(offsetof(PJRT_Error_GetCode_Args, code) == 24);
static_assert(sizeof(PJRT_Error_GetCode_Args) == 32);

struct PJRT_Error_ForEachPayload_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Error *error;
  void (*visitor)(const char *key, size_t key_size, const char *value,
                  size_t value_size, void *user_arg);
  void *user_arg;
};
static_assert(offsetof(PJRT_Error_ForEachPayload_Args, user_arg) == 32);
static_assert(sizeof(PJRT_Error_ForEachPayload_Args) == 40);

struct PJRT_Plugin_Initialize_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
};
static_assert(offsetof(PJRT_Plugin_Initialize_Args, extension_start) == 8);
static_assert(sizeof(PJRT_Plugin_Initialize_Args) == 16);

struct PJRT_Plugin_Attributes_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  const PJRT_NamedValue *attributes;
  size_t num_attributes;
};
static_assert(offsetof(PJRT_Plugin_Attributes_Args, num_attributes) == 24);
static_assert(sizeof(PJRT_Plugin_Attributes_Args) == 32);

struct PJRT_Event_Destroy_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Event *event;
};
static_assert(offsetof(PJRT_Event_Destroy_Args, event) == 16);
static_assert(sizeof(PJRT_Event_Destroy_Args) == 24);

struct PJRT_Event_IsReady_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Event *event;
  bool is_ready;
};
static_assert(offsetof(PJRT_Event_IsReady_Args, is_ready) == 24);
static_assert(sizeof(PJRT_Event_IsReady_Args) == 32);

struct PJRT_Event_Error_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Event *event;
};
static_assert(offsetof(PJRT_Event_Error_Args, event) == 16);
static_assert(sizeof(PJRT_Event_Error_Args) == 24);

struct PJRT_Event_Await_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Event *event;
};
static_assert(offsetof(PJRT_Event_Await_Args, event) == 16);
static_assert(sizeof(PJRT_Event_Await_Args) == 24);

struct PJRT_Event_OnReady_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Event *event;
  void (*callback)(PJRT_Error *error, void *user_arg);
  void *user_arg;
};
static_assert(offsetof(PJRT_Event_OnReady_Args, user_arg) == 32);
static_assert(sizeof(PJRT_Event_OnReady_Args) == 40);

struct PJRT_Event_Create_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Event *event;
};
static_assert(offsetof(PJRT_Event_Create_Args, event) == 16);
static_assert(sizeof(PJRT_Event_Create_Args) == 24);

struct PJRT_Event_Set_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Event *event;
  int32_t error_code;
  const char *error_message;
  size_t error_message_size;
};
static_assert(offsetof(PJRT_Event_Set_Args, error_message_size) == 40);
static_assert(sizeof(PJRT_Event_Set_Args) == 48);

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

struct PJRT_DeviceDescription_Id_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_DeviceDescription *device_description;
  int32_t id;
};
static_assert(offsetof(PJRT_DeviceDescription_Id_Args, id) == 24);
static_assert(sizeof(PJRT_DeviceDescription_Id_Args) == 32);

struct PJRT_DeviceDescription_ProcessIndex_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_DeviceDescription *device_description;
  int32_t process_index;
};
static_assert(offsetof(PJRT_DeviceDescription_ProcessIndex_Args,
                       process_index) == 24);
static_assert(sizeof(PJRT_DeviceDescription_ProcessIndex_Args) == 32);

struct PJRT_DeviceDescription_Attributes_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_DeviceDescription *device_description;
  size_t num_attributes;
  const PJRT_NamedValue *attributes;
};
static_assert(offsetof(PJRT_DeviceDescription_Attributes_Args, attributes) ==
              32);
static_assert(sizeof(PJRT_DeviceDescription_Attributes_Args) == 40);

struct PJRT_DeviceDescription_Kind_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_DeviceDescription *device_description;
  const char *device_kind;
  size_t device_kind_size;
};
static_assert(offsetof(PJRT_DeviceDescription_Kind_Args, device_kind_size) ==
              32);
static_assert(sizeof(PJRT_DeviceDescription_Kind_Args) == 40);

struct PJRT_DeviceDescription_DebugString_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_DeviceDescription *device_description;
  const char *debug_string;
  size_t debug_string_size;
};
static_assert(offsetof(PJRT_DeviceDescription_DebugString_Args,
                       debug_string_size) == 32);
static_assert(sizeof(PJRT_DeviceDescription_DebugString_Args) == 40);

struct PJRT_DeviceDescription_ToString_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_DeviceDescription *device_description;
  const char *to_string;
  size_t to_string_size;
};
static_assert(offsetof(PJRT_DeviceDescription_ToString_Args, to_string_size) ==
              32);
static_assert(sizeof(PJRT_DeviceDescription_ToString_Args) == 40);

struct PJRT_Device_GetDescription_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Device *device;
  PJRT_DeviceDescription *device_description;
};
static_assert(offsetof(PJRT_Device_GetDescription_Args, device_description) ==
              24);
static_assert(sizeof(PJRT_Device_GetDescription_Args) == 32);

struct PJRT_Device_IsAddressable_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Device *device;
  bool is_addressable;
};
static_assert(offsetof(PJRT_Device_IsAddressable_Args, is_addressable) == 24);
static_assert(sizeof(PJRT_Device_IsAddressable_Args) == 32);

struct PJRT_Device_LocalHardwareId_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Device *device;
  int32_t local_hardware_id;
};
static_assert(offsetof(PJRT_Device_LocalHardwareId_Args, local_hardware_id) ==
              24);
static_assert(sizeof(PJRT_Device_LocalHardwareId_Args) == 32);

struct PJRT_Device_AddressableMemories_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Device *device;
  PJRT_Memory *const *memories;
  size_t num_memories;
};
static_assert(offsetof(PJRT_Device_AddressableMemories_Args, num_memories) ==
              32);
static_assert(sizeof(PJRT_Device_AddressableMemories_Args) == 40);

struct PJRT_Device_DefaultMemory_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Device *device;
  PJRT_Memory *memory;
};
static_assert(offsetof(PJRT_Device_DefaultMemory_Args, memory) == 24);
static_assert(sizeof(PJRT_Device_DefaultMemory_Args) == 32);

struct PJRT_Device_MemoryStats_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Device *device;
  int64_t bytes_in_use;
  int64_t peak_bytes_in_use;
  bool peak_bytes_in_use_is_set;
  int64_t num_allocs;
  bool num_allocs_is_set;
  int64_t largest_alloc_size;
  bool largest_alloc_size_is_set;
  int64_t bytes_limit;
  bool bytes_limit_is_set;
  int64_t bytes_reserved;
  bool bytes_reserved_is_set;
  int64_t peak_bytes_reserved;
  bool peak_bytes_reserved_is_set;
  int64_t bytes_reservable_limit;
  bool bytes_reservable_limit_is_set;
  int64_t largest_free_block_bytes;
  bool largest_free_block_bytes_is_set;
  int64_t pool_bytes;
  bool pool_bytes_is_set;
  int64_t peak_pool_bytes;
  bool peak_pool_bytes_is_set;
  int64_t peak_allocated_bytes;
  bool peak_allocated_bytes_is_set;
};
static_assert(offsetof(PJRT_Device_MemoryStats_Args,
                       peak_allocated_bytes_is_set) == 200);
static_assert(sizeof(PJRT_Device_MemoryStats_Args) == 208);

struct PJRT_Device_GetAttributes_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Device *device;
  const PJRT_NamedValue *attributes;
  size_t num_attributes;
  PJRT_Device_Attributes *device_attributes;
  void (*attributes_deleter)(PJRT_Device_Attributes *attributes);
};
static_assert(offsetof(PJRT_Device_GetAttributes_Args, attributes_deleter) ==
              48);
static_assert(sizeof(PJRT_Device_GetAttributes_Args) == 56);

struct PJRT_Memory_Id_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Memory *memory;
  int32_t id;
};
static_assert(offsetof(PJRT_Memory_Id_Args, id) == 24);
static_assert(sizeof(PJRT_Memory_Id_Args) == 32);

struct PJRT_Memory_Kind_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Memory *memory;
  const char *kind;
  size_t kind_size;
};
static_assert(offsetof(PJRT_Memory_Kind_Args, kind_size) == 32);
static_assert(sizeof(PJRT_Memory_Kind_Args) == 40);

struct PJRT_Memory_Kind_Id_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Memory *memory;
  int32_t kind_id;
};
static_assert(offsetof(PJRT_Memory_Kind_Id_Args, kind_id) == 24);
static_assert(sizeof(PJRT_Memory_Kind_Id_Args) == 32);

struct PJRT_Memory_DebugString_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Memory *memory;
  const char *debug_string;
  size_t debug_string_size;
};
static_assert(offsetof(PJRT_Memory_DebugString_Args, debug_string_size) == 32);
static_assert(sizeof(PJRT_Memory_DebugString_Args) == 40);

struct PJRT_Memory_ToString_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Memory *memory;
  const char *to_string;
  size_t to_string_size;
};
static_assert(offsetof(PJRT_Memory_ToString_Args, to_string_size) == 32);
static_assert(sizeof(PJRT_Memory_ToString_Args) == 40);

struct PJRT_Memory_AddressableByDevices_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Memory *memory;
  PJRT_Device *const *devices;
  size_t num_devices;
};
static_assert(offsetof(PJRT_Memory_AddressableByDevices_Args, num_devices) ==
              32);
static_assert(sizeof(PJRT_Memory_AddressableByDevices_Args) == 40);

struct PJRT_Executable_Destroy_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Executable *executable;
};
static_assert(offsetof(PJRT_Executable_Destroy_Args, executable) == 16);
static_assert(sizeof(PJRT_Executable_Destroy_Args) == 24);

struct PJRT_Executable_Name_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Executable *executable;
  const char *executable_name;
  size_t executable_name_size;
};
static_assert(offsetof(PJRT_Executable_Name_Args, executable_name_size) == 32);
static_assert(sizeof(PJRT_Executable_Name_Args) == 40);

struct PJRT_Executable_NumReplicas_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Executable *executable;
  size_t num_replicas;
};
static_assert(offsetof(PJRT_Executable_NumReplicas_Args, num_replicas) == 24);
static_assert(sizeof(PJRT_Executable_NumReplicas_Args) == 32);

struct PJRT_Executable_NumPartitions_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Executable *executable;
  size_t num_partitions;
};
static_assert(offsetof(PJRT_Executable_NumPartitions_Args, num_partitions) ==
              24);
static_assert(sizeof(PJRT_Executable_NumPartitions_Args) == 32);

struct PJRT_Executable_NumOutputs_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Executable *executable;
  size_t num_outputs;
};
static_assert(offsetof(PJRT_Executable_NumOutputs_Args, num_outputs) == 24);
static_assert(sizeof(PJRT_Executable_NumOutputs_Args) == 32);

struct PJRT_Executable_SizeOfGeneratedCodeInBytes_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Executable *executable;
  int64_t size_in_bytes;
};
static_assert(offsetof(PJRT_Executable_SizeOfGeneratedCodeInBytes_Args,
                       size_in_bytes) == 24);
static_assert(sizeof(PJRT_Executable_SizeOfGeneratedCodeInBytes_Args) == 32);

struct PJRT_Executable_OutputMemoryKinds_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Executable *executable;
  size_t num_outputs;
  const char *const *memory_kinds;
  const size_t *memory_kind_sizes;
};
static_assert(offsetof(PJRT_Executable_OutputMemoryKinds_Args,
                       memory_kind_sizes) == 40);
static_assert(sizeof(PJRT_Executable_OutputMemoryKinds_Args) == 48);

struct PJRT_Executable_ParameterMemoryKinds_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Executable *executable;
  size_t num_parameters;
  const char *const *memory_kinds;
  const size_t *memory_kind_sizes;
};
static_assert(offsetof(PJRT_Executable_ParameterMemoryKinds_Args,
                       memory_kind_sizes) == 40);
static_assert(sizeof(PJRT_Executable_ParameterMemoryKinds_Args) == 48);

struct PJRT_Executable_OptimizedProgram_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Executable *executable;
  PJRT_Program *program;
};
static_assert(offsetof(PJRT_Executable_OptimizedProgram_Args, program) == 24);
static_assert(sizeof(PJRT_Executable_OptimizedProgram_Args) == 32);

struct PJRT_Executable_Serialize_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Executable *executable;
  const char *serialized_bytes;
  size_t serialized_bytes_size;
  PJRT_SerializedExecutable *serialized_executable;
  void (*serialized_executable_deleter)(PJRT_SerializedExecutable *executable);
};
static_assert(offsetof(PJRT_Executable_Serialize_Args,
                       serialized_executable_deleter) == 48);
static_assert(sizeof(PJRT_Executable_Serialize_Args) == 56);

struct PJRT_Executable_OutputElementTypes_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Executable *executable;
  const int32_t *output_types;
  size_t num_output_types;
};
static_assert(offsetof(PJRT_Executable_OutputElementTypes_Args,
                       num_output_types) == 32);
static_assert(sizeof(PJRT_Executable_OutputElementTypes_Args) == 40);

struct PJRT_Executable_OutputDimensions_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Executable *executable;
  size_t num_outputs;
  const int64_t *dims;
  const size_t *dim_sizes;
};
static_assert(offsetof(PJRT_Executable_OutputDimensions_Args, dim_sizes) == 40);
static_assert(sizeof(PJRT_Executable_OutputDimensions_Args) == 48);

struct PJRT_Executable_Fingerprint_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Executable *executable;
  const char *executable_fingerprint;
  size_t executable_fingerprint_size;
};
static_assert(offsetof(PJRT_Executable_Fingerprint_Args,
                       executable_fingerprint_size) == 32);
static_assert(sizeof(PJRT_Executable_Fingerprint_Args) == 40);

struct PJRT_Executable_GetCompiledMemoryStats_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Executable *executable;
  int64_t generated_code_size_in_bytes;
  int64_t argument_size_in_bytes;
  int64_t output_size_in_bytes;
  int64_t alias_size_in_bytes;
  int64_t temp_size_in_bytes;
  int64_t host_generated_code_size_in_bytes;
  int64_t host_argument_size_in_bytes;
  int64_t host_output_size_in_bytes;
  int64_t host_alias_size_in_bytes;
  int64_t host_temp_size_in_bytes;
  int64_t peak_memory_in_bytes;
  int64_t total_size_in_bytes;
  int64_t total_allocation_bytes;
  int64_t indefinite_allocations;
  int64_t peak_unpadded_heap_bytes;
};
static_assert(offsetof(PJRT_Executable_GetCompiledMemoryStats_Args,
                       peak_unpadded_heap_bytes) == 136);
static_assert(sizeof(PJRT_Executable_GetCompiledMemoryStats_Args) == 144);

struct PJRT_Executable_GetCostAnalysis_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Executable *executable;
  size_t num_properties;
  const PJRT_NamedValue *properties;
};
static_assert(offsetof(PJRT_Executable_GetCostAnalysis_Args, properties) == 32);
static_assert(sizeof(PJRT_Executable_GetCostAnalysis_Args) == 40);

struct PJRT_LoadedExecutable_Destroy_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_LoadedExecutable *executable;
};
static_assert(offsetof(PJRT_LoadedExecutable_Destroy_Args, executable) == 16);
static_assert(sizeof(PJRT_LoadedExecutable_Destroy_Args) == 24);

struct PJRT_LoadedExecutable_GetExecutable_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_LoadedExecutable *loaded_executable;
  PJRT_Executable *executable;
};
static_assert(offsetof(PJRT_LoadedExecutable_GetExecutable_Args, executable) ==
              24);
static_assert(sizeof(PJRT_LoadedExecutable_GetExecutable_Args) == 32);

struct PJRT_LoadedExecutable_AddressableDevices_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_LoadedExecutable *executable;
  PJRT_Device *const *addressable_devices;
  size_t num_addressable_devices;
};
static_assert(offsetof(PJRT_LoadedExecutable_AddressableDevices_Args,
                       num_addressable_devices) == 32);
static_assert(sizeof(PJRT_LoadedExecutable_AddressableDevices_Args) == 40);

struct PJRT_LoadedExecutable_Delete_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_LoadedExecutable *executable;
};
static_assert(offsetof(PJRT_LoadedExecutable_Delete_Args, executable) == 16);
static_assert(sizeof(PJRT_LoadedExecutable_Delete_Args) == 24);

struct PJRT_LoadedExecutable_IsDeleted_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_LoadedExecutable *executable;
  bool is_deleted;
};
static_assert(offsetof(PJRT_LoadedExecutable_IsDeleted_Args, is_deleted) == 24);
static_assert(sizeof(PJRT_LoadedExecutable_IsDeleted_Args) == 32);

struct PJRT_LoadedExecutable_Execute_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_LoadedExecutable *executable;
  const PJRT_ExecuteOptions *options;
  PJRT_Buffer *const *const *argument_lists;
  size_t num_devices;
  size_t num_args;
  PJRT_Buffer **const *output_lists;
  PJRT_Event **device_complete_events;
  PJRT_Device *execute_device;
};
static_assert(offsetof(PJRT_LoadedExecutable_Execute_Args, execute_device) ==
              72);
static_assert(sizeof(PJRT_LoadedExecutable_Execute_Args) == 80);

struct PJRT_LoadedExecutable_Fingerprint_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_LoadedExecutable *executable;
  const char *executable_fingerprint;
  size_t executable_fingerprint_size;
};
static_assert(offsetof(PJRT_LoadedExecutable_Fingerprint_Args,
                       executable_fingerprint_size) == 32);
static_assert(sizeof(PJRT_LoadedExecutable_Fingerprint_Args) == 40);

struct PJRT_LoadedExecutable_GetDeviceAssignment_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_LoadedExecutable *executable;
  const char *serialized_bytes;
  size_t serialized_bytes_size;
  PJRT_DeviceAssignmentSerialized *serialized_device_assignment;
  void (*serialized_device_assignment_deleter)(
      PJRT_DeviceAssignmentSerialized *assignment);
};
static_assert(offsetof(PJRT_LoadedExecutable_GetDeviceAssignment_Args,
                       serialized_device_assignment_deleter) == 48);
static_assert(sizeof(PJRT_LoadedExecutable_GetDeviceAssignment_Args) == 56);

struct PJRT_LoadedExecutable_AddressableDeviceLogicalIds_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_LoadedExecutable *executable;
  PJRT_LogicalDeviceIds *addressable_device_logical_ids;
  size_t num_addressable_device_logical_ids;
};
static_assert(offsetof(PJRT_LoadedExecutable_AddressableDeviceLogicalIds_Args,
                       num_addressable_device_logical_ids) == 32);
static_assert(sizeof(PJRT_LoadedExecutable_AddressableDeviceLogicalIds_Args) ==
              40);

struct PJRT_Executable_DeserializeAndLoad_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Client *client;
  PJRT_SerializedExecutable *serialized_executable;
  size_t serialized_executable_size;
  PJRT_LoadedExecutable *loaded_executable;
  const char *overridden_serialized_compile_options;
  size_t overridden_serialized_compile_options_size;
  void *load_options;
};
static_assert(offsetof(PJRT_Executable_DeserializeAndLoad_Args, load_options) ==
              64);
static_assert(sizeof(PJRT_Executable_DeserializeAndLoad_Args) == 72);

struct PJRT_Buffer_Destroy_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Buffer *buffer;
};
static_assert(offsetof(PJRT_Buffer_Destroy_Args, buffer) == 16);
static_assert(sizeof(PJRT_Buffer_Destroy_Args) == 24);

struct PJRT_Buffer_ElementType_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Buffer *buffer;
  int32_t type;
};
static_assert(offsetof(PJRT_Buffer_ElementType_Args, type) == 24);
static_assert(sizeof(PJRT_Buffer_ElementType_Args) == 32);

struct PJRT_Buffer_Dimensions_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Buffer *buffer;
  const int64_t *dims;
  size_t num_dims;
};
static_assert(offsetof(PJRT_Buffer_Dimensions_Args, num_dims) == 32);
static_assert(sizeof(PJRT_Buffer_Dimensions_Args) == 40);

struct PJRT_Buffer_UnpaddedDimensions_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Buffer *buffer;
  const int64_t *unpadded_dims;
  size_t num_dims;
};
static_assert(offsetof(PJRT_Buffer_UnpaddedDimensions_Args, num_dims) == 32);
static_assert(sizeof(PJRT_Buffer_UnpaddedDimensions_Args) == 40);

struct PJRT_Buffer_DynamicDimensionIndices_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Buffer *buffer;
  size_t *dynamic_dim_indices;
  size_t num_dynamic_dims;
};
static_assert(offsetof(PJRT_Buffer_DynamicDimensionIndices_Args,
                       num_dynamic_dims) == 32);
static_assert(sizeof(PJRT_Buffer_DynamicDimensionIndices_Args) == 40);

struct PJRT_Buffer_GetMemoryLayout_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Buffer *buffer;
  PJRT_Buffer_MemoryLayout layout;
};
static_assert(offsetof(PJRT_Buffer_GetMemoryLayout_Args, layout) == 24);
static_assert(sizeof(PJRT_Buffer_GetMemoryLayout_Args) == 104);

struct PJRT_Buffer_OnDeviceSizeInBytes_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Buffer *buffer;
  size_t on_device_size_in_bytes;
};
static_assert(offsetof(PJRT_Buffer_OnDeviceSizeInBytes_Args,
                       on_device_size_in_bytes) == 24);
static_assert(sizeof(PJRT_Buffer_OnDeviceSizeInBytes_Args) == 32);

struct PJRT_Buffer_Device_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Buffer *buffer;
  PJRT_Device *device;
};
static_assert(offsetof(PJRT_Buffer_Device_Args, device) == 24);
static_assert(sizeof(PJRT_Buffer_Device_Args) == 32);

struct PJRT_Buffer_Memory_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Buffer *buffer;
  PJRT_Memory *memory;
};
static_assert(offsetof(PJRT_Buffer_Memory_Args, memory) == 24);
static_assert(sizeof(PJRT_Buffer_Memory_Args) == 32);

struct PJRT_Buffer_Delete_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Buffer *buffer;
};
static_assert(offsetof(PJRT_Buffer_Delete_Args, buffer) == 16);
static_assert(sizeof(PJRT_Buffer_Delete_Args) == 24);

struct PJRT_Buffer_IsDeleted_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Buffer *buffer;
  bool is_deleted;
};
static_assert(offsetof(PJRT_Buffer_IsDeleted_Args, is_deleted) == 24);
static_assert(sizeof(PJRT_Buffer_IsDeleted_Args) == 32);

struct PJRT_Buffer_CopyToDevice_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Buffer *buffer;
  PJRT_Device *dst_device;
  PJRT_Buffer *dst_buffer;
};
static_assert(offsetof(PJRT_Buffer_CopyToDevice_Args, dst_buffer) == 32);
static_assert(sizeof(PJRT_Buffer_CopyToDevice_Args) == 40);

struct PJRT_Buffer_CopyToMemory_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Buffer *buffer;
  PJRT_Memory *dst_memory;
  PJRT_Buffer *dst_buffer;
};
static_assert(offsetof(PJRT_Buffer_CopyToMemory_Args, dst_buffer) == 32);
static_assert(sizeof(PJRT_Buffer_CopyToMemory_Args) == 40);

struct PJRT_Buffer_ToHostBuffer_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Buffer *src;
  const PJRT_Buffer_MemoryLayout *host_layout;
  void *dst;
  size_t dst_size;
  PJRT_Event *event;
};
static_assert(offsetof(PJRT_Buffer_ToHostBuffer_Args, event) == 48);
static_assert(sizeof(PJRT_Buffer_ToHostBuffer_Args) == 56);

struct PJRT_Buffer_IsOnCpu_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Buffer *buffer;
  bool is_on_cpu;
};
static_assert(offsetof(PJRT_Buffer_IsOnCpu_Args, is_on_cpu) == 24);
static_assert(sizeof(PJRT_Buffer_IsOnCpu_Args) == 32);

struct PJRT_Buffer_ReadyEvent_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Buffer *buffer;
  PJRT_Event *event;
};
static_assert(offsetof(PJRT_Buffer_ReadyEvent_Args, event) == 24);
static_assert(sizeof(PJRT_Buffer_ReadyEvent_Args) == 32);

struct PJRT_Buffer_UnsafePointer_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Buffer *buffer;
  size_t buffer_pointer;
};
static_assert(offsetof(PJRT_Buffer_UnsafePointer_Args, buffer_pointer) == 24);
static_assert(sizeof(PJRT_Buffer_UnsafePointer_Args) == 32);

struct PJRT_Buffer_IncreaseExternalReferenceCount_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Buffer *buffer;
};
static_assert(offsetof(PJRT_Buffer_IncreaseExternalReferenceCount_Args,
                       buffer) == 16);
static_assert(sizeof(PJRT_Buffer_IncreaseExternalReferenceCount_Args) == 24);

struct PJRT_Buffer_DecreaseExternalReferenceCount_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Buffer *buffer;
};
static_assert(offsetof(PJRT_Buffer_DecreaseExternalReferenceCount_Args,
                       buffer) == 16);
static_assert(sizeof(PJRT_Buffer_DecreaseExternalReferenceCount_Args) == 24);

struct PJRT_Buffer_OpaqueDeviceMemoryDataPointer_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Buffer *buffer;
  void *device_memory_ptr;
};
static_assert(offsetof(PJRT_Buffer_OpaqueDeviceMemoryDataPointer_Args,
                       device_memory_ptr) == 24);
static_assert(sizeof(PJRT_Buffer_OpaqueDeviceMemoryDataPointer_Args) == 32);

struct PJRT_Buffer_CopyRawToHost_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Buffer *buffer;
  void *dst;
  int64_t offset;
  int64_t transfer_size;
  PJRT_Event *event;
};
static_assert(offsetof(PJRT_Buffer_CopyRawToHost_Args, event) == 48);
static_assert(sizeof(PJRT_Buffer_CopyRawToHost_Args) == 56);

struct PJRT_ExecuteContext_Create_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_ExecuteContext *context;
};
static_assert(offsetof(PJRT_ExecuteContext_Create_Args, context) == 16);
static_assert(sizeof(PJRT_ExecuteContext_Create_Args) == 24);

struct PJRT_ExecuteContext_Destroy_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_ExecuteContext *context;
};
static_assert(offsetof(PJRT_ExecuteContext_Destroy_Args, context) == 16);
static_assert(sizeof(PJRT_ExecuteContext_Destroy_Args) == 24);

struct PJRT_TopologyDescription_Destroy_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_TopologyDescription *topology;
};
static_assert(offsetof(PJRT_TopologyDescription_Destroy_Args, topology) == 16);
static_assert(sizeof(PJRT_TopologyDescription_Destroy_Args) == 24);

struct PJRT_TopologyDescription_PlatformName_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_TopologyDescription *topology;
  const char *platform_name;
  size_t platform_name_size;
};
static_assert(offsetof(PJRT_TopologyDescription_PlatformName_Args,
                       platform_name_size) == 32);
static_assert(sizeof(PJRT_TopologyDescription_PlatformName_Args) == 40);

struct PJRT_TopologyDescription_PlatformVersion_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_TopologyDescription *topology;
  const char *platform_version;
  size_t platform_version_size;
};
static_assert(offsetof(PJRT_TopologyDescription_PlatformVersion_Args,
                       platform_version_size) == 32);
static_assert(sizeof(PJRT_TopologyDescription_PlatformVersion_Args) == 40);

struct PJRT_TopologyDescription_GetDeviceDescriptions_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_TopologyDescription *topology;
  PJRT_DeviceDescription *const *descriptions;
  size_t num_descriptions;
};
static_assert(offsetof(PJRT_TopologyDescription_GetDeviceDescriptions_Args,
                       num_descriptions) == 32);
static_assert(sizeof(PJRT_TopologyDescription_GetDeviceDescriptions_Args) ==
              40);

struct PJRT_TopologyDescription_Attributes_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_TopologyDescription *topology;
  const PJRT_NamedValue *attributes;
  size_t num_attributes;
};
static_assert(offsetof(PJRT_TopologyDescription_Attributes_Args,
                       num_attributes) == 32);
static_assert(sizeof(PJRT_TopologyDescription_Attributes_Args) == 40);

struct PJRT_Api_Version {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  int32_t major_version;
  int32_t minor_version;
};
static_assert(offsetof(PJRT_Api_Version, minor_version) == 20);
static_assert(sizeof(PJRT_Api_Version) == 24);

/// A function that the plugin does not implement, with arguments of any type.
using PJRT_Unimplemented = PJRT_Error *(void *arguments);

struct PJRT_Api {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Api_Version pjrt_api_version;
  void (*PJRT_Error_Destroy)(PJRT_Error_Destroy_Args *);
  void (*PJRT_Error_Message)(PJRT_Error_Message_Args *);
  PJRT_Error *(*PJRT_Error_GetCode)(PJRT_Error_GetCode_Args *);
  PJRT_Error *(*PJRT_Plugin_Initialize)(PJRT_Plugin_Initialize_Args *);
  PJRT_Error *(*PJRT_Plugin_Attributes)(PJRT_Plugin_Attributes_Args *);
  PJRT_Error *(*PJRT_Event_Destroy)(PJRT_Event_Destroy_Args *);
  PJRT_Error *(*PJRT_Event_IsReady)(PJRT_Event_IsReady_Args *);
  PJRT_Error *(*PJRT_Event_Error)(PJRT_Event_Error_Args *);
  PJRT_Error *(*PJRT_Event_Await)(PJRT_Event_Await_Args *);
  PJRT_Error *(*PJRT_Event_OnReady)(PJRT_Event_OnReady_Args *);
  PJRT_Error *(*PJRT_Client_Create)(PJRT_Client_Create_Args *);
  PJRT_Error *(*PJRT_Client_Destroy)(PJRT_Client_Destroy_Args *);
  PJRT_Error *(*PJRT_Client_PlatformName)(PJRT_Client_PlatformName_Args *);
  PJRT_Error *(*PJRT_Client_ProcessIndex)(PJRT_Client_ProcessIndex_Args *);
  PJRT_Error *(*PJRT_Client_PlatformVersion)(
      PJRT_Client_PlatformVersion_Args *);
  PJRT_Error *(*PJRT_Client_Devices)(PJRT_Client_Devices_Args *);
  PJRT_Error *(*PJRT_Client_AddressableDevices)(
      PJRT_Client_AddressableDevices_Args *);
  PJRT_Error *(*PJRT_Client_LookupDevice)(PJRT_Client_LookupDevice_Args *);
  PJRT_Error *(*PJRT_Client_LookupAddressableDevice)(
      PJRT_Client_LookupAddressableDevice_Args *);
  PJRT_Error *(*PJRT_Client_AddressableMemories)(
      PJRT_Client_AddressableMemories_Args *);
  PJRT_Error *(*PJRT_Client_Compile)(PJRT_Client_Compile_Args *);
  PJRT_Error *(*PJRT_Client_DefaultDeviceAssignment)(
      PJRT_Client_DefaultDeviceAssignment_Args *);
  PJRT_Error *(*PJRT_Client_BufferFromHostBuffer)(
      PJRT_Client_BufferFromHostBuffer_Args *);
  PJRT_Error *(*PJRT_DeviceDescription_Id)(PJRT_DeviceDescription_Id_Args *);
  PJRT_Error *(*PJRT_DeviceDescription_ProcessIndex)(
      PJRT_DeviceDescription_ProcessIndex_Args *);
  PJRT_Error *(*PJRT_DeviceDescription_Attributes)(
      PJRT_DeviceDescription_Attributes_Args *);
  PJRT_Error *(*PJRT_DeviceDescription_Kind)(
      PJRT_DeviceDescription_Kind_Args *);
  PJRT_Error *(*PJRT_DeviceDescription_DebugString)(
      PJRT_DeviceDescription_DebugString_Args *);
  PJRT_Error *(*PJRT_DeviceDescription_ToString)(
      PJRT_DeviceDescription_ToString_Args *);
  PJRT_Error *(*PJRT_Device_GetDescription)(PJRT_Device_GetDescription_Args *);
  PJRT_Error *(*PJRT_Device_IsAddressable)(PJRT_Device_IsAddressable_Args *);
  PJRT_Error *(*PJRT_Device_LocalHardwareId)(
      PJRT_Device_LocalHardwareId_Args *);
  PJRT_Error *(*PJRT_Device_AddressableMemories)(
      PJRT_Device_AddressableMemories_Args *);
  PJRT_Error *(*PJRT_Device_DefaultMemory)(PJRT_Device_DefaultMemory_Args *);
  PJRT_Error *(*PJRT_Device_MemoryStats)(PJRT_Device_MemoryStats_Args *);
  PJRT_Error *(*PJRT_Memory_Id)(PJRT_Memory_Id_Args *);
  PJRT_Error *(*PJRT_Memory_Kind)(PJRT_Memory_Kind_Args *);
  PJRT_Error *(*PJRT_Memory_DebugString)(PJRT_Memory_DebugString_Args *);
  PJRT_Error *(*PJRT_Memory_ToString)(PJRT_Memory_ToString_Args *);
  PJRT_Error *(*PJRT_Memory_AddressableByDevices)(
      PJRT_Memory_AddressableByDevices_Args *);
  PJRT_Error *(*PJRT_Executable_Destroy)(PJRT_Executable_Destroy_Args *);
  PJRT_Error *(*PJRT_Executable_Name)(PJRT_Executable_Name_Args *);
  PJRT_Error *(*PJRT_Executable_NumReplicas)(
      PJRT_Executable_NumReplicas_Args *);
  PJRT_Error *(*PJRT_Executable_NumPartitions)(
      PJRT_Executable_NumPartitions_Args *);
  PJRT_Error *(*PJRT_Executable_NumOutputs)(PJRT_Executable_NumOutputs_Args *);
  PJRT_Error *(*PJRT_Executable_SizeOfGeneratedCodeInBytes)(
      PJRT_Executable_SizeOfGeneratedCodeInBytes_Args *);
  PJRT_Error *(*PJRT_Executable_GetCostAnalysis)(
      PJRT_Executable_GetCostAnalysis_Args *);
  PJRT_Error *(*PJRT_Executable_OutputMemoryKinds)(
      PJRT_Executable_OutputMemoryKinds_Args *);
  PJRT_Error *(*PJRT_Executable_OptimizedProgram)(
      PJRT_Executable_OptimizedProgram_Args *);
  PJRT_Error *(*PJRT_Executable_Serialize)(PJRT_Executable_Serialize_Args *);
  PJRT_Error *(*PJRT_LoadedExecutable_Destroy)(
      PJRT_LoadedExecutable_Destroy_Args *);
  PJRT_Error *(*PJRT_LoadedExecutable_GetExecutable)(
      PJRT_LoadedExecutable_GetExecutable_Args *);
  PJRT_Error *(*PJRT_LoadedExecutable_AddressableDevices)(
      PJRT_LoadedExecutable_AddressableDevices_Args *);
  PJRT_Error *(*PJRT_LoadedExecutable_Delete)(
      PJRT_LoadedExecutable_Delete_Args *);
  PJRT_Error *(*PJRT_LoadedExecutable_IsDeleted)(
      PJRT_LoadedExecutable_IsDeleted_Args *);
  PJRT_Error *(*PJRT_LoadedExecutable_Execute)(
      PJRT_LoadedExecutable_Execute_Args *);
  PJRT_Error *(*PJRT_Executable_DeserializeAndLoad)(
      PJRT_Executable_DeserializeAndLoad_Args *);
  PJRT_Error *(*PJRT_LoadedExecutable_Fingerprint)(
      PJRT_LoadedExecutable_Fingerprint_Args *);
  PJRT_Error *(*PJRT_Buffer_Destroy)(PJRT_Buffer_Destroy_Args *);
  PJRT_Error *(*PJRT_Buffer_ElementType)(PJRT_Buffer_ElementType_Args *);
  PJRT_Error *(*PJRT_Buffer_Dimensions)(PJRT_Buffer_Dimensions_Args *);
  PJRT_Error *(*PJRT_Buffer_UnpaddedDimensions)(
      PJRT_Buffer_UnpaddedDimensions_Args *);
  PJRT_Error *(*PJRT_Buffer_DynamicDimensionIndices)(
      PJRT_Buffer_DynamicDimensionIndices_Args *);
  PJRT_Error *(*PJRT_Buffer_GetMemoryLayout)(
      PJRT_Buffer_GetMemoryLayout_Args *);
  PJRT_Error *(*PJRT_Buffer_OnDeviceSizeInBytes)(
      PJRT_Buffer_OnDeviceSizeInBytes_Args *);
  PJRT_Error *(*PJRT_Buffer_Device)(PJRT_Buffer_Device_Args *);
  PJRT_Error *(*PJRT_Buffer_Memory)(PJRT_Buffer_Memory_Args *);
  PJRT_Error *(*PJRT_Buffer_Delete)(PJRT_Buffer_Delete_Args *);
  PJRT_Error *(*PJRT_Buffer_IsDeleted)(PJRT_Buffer_IsDeleted_Args *);
  PJRT_Error *(*PJRT_Buffer_CopyToDevice)(PJRT_Buffer_CopyToDevice_Args *);
  PJRT_Error *(*PJRT_Buffer_ToHostBuffer)(PJRT_Buffer_ToHostBuffer_Args *);
  PJRT_Error *(*PJRT_Buffer_IsOnCpu)(PJRT_Buffer_IsOnCpu_Args *);
  PJRT_Error *(*PJRT_Buffer_ReadyEvent)(PJRT_Buffer_ReadyEvent_Args *);
  PJRT_Error *(*PJRT_Buffer_UnsafePointer)(PJRT_Buffer_UnsafePointer_Args *);
  PJRT_Error *(*PJRT_Buffer_IncreaseExternalReferenceCount)(
      PJRT_Buffer_IncreaseExternalReferenceCount_Args *);
  PJRT_Error *(*PJRT_Buffer_DecreaseExternalReferenceCount)(
      PJRT_Buffer_DecreaseExternalReferenceCount_Args *);
  PJRT_Error *(*PJRT_Buffer_OpaqueDeviceMemoryDataPointer)(
      PJRT_Buffer_OpaqueDeviceMemoryDataPointer_Args *);
  PJRT_Unimplemented *PJRT_CopyToDeviceStream_Destroy;
  PJRT_Unimplemented *PJRT_CopyToDeviceStream_AddChunk;
  PJRT_Unimplemented *PJRT_CopyToDeviceStream_TotalBytes;
  PJRT_Unimplemented *PJRT_CopyToDeviceStream_GranuleSize;
  PJRT_Unimplemented *PJRT_CopyToDeviceStream_CurrentBytes;
  PJRT_Unimplemented *PJRT_TopologyDescription_Create;
  PJRT_Error *(*PJRT_TopologyDescription_Destroy)(
      PJRT_TopologyDescription_Destroy_Args *);
  PJRT_Error *(*PJRT_TopologyDescription_PlatformName)(
      PJRT_TopologyDescription_PlatformName_Args *);
  PJRT_Error *(*PJRT_TopologyDescription_PlatformVersion)(
      PJRT_TopologyDescription_PlatformVersion_Args *);
  PJRT_Error *(*PJRT_TopologyDescription_GetDeviceDescriptions)(
      PJRT_TopologyDescription_GetDeviceDescriptions_Args *);
  PJRT_Unimplemented *PJRT_TopologyDescription_Serialize;
  PJRT_Error *(*PJRT_TopologyDescription_Attributes)(
      PJRT_TopologyDescription_Attributes_Args *);
  PJRT_Unimplemented *PJRT_Compile;
  PJRT_Error *(*PJRT_Executable_OutputElementTypes)(
      PJRT_Executable_OutputElementTypes_Args *);
  PJRT_Error *(*PJRT_Executable_OutputDimensions)(
      PJRT_Executable_OutputDimensions_Args *);
  PJRT_Error *(*PJRT_Buffer_CopyToMemory)(PJRT_Buffer_CopyToMemory_Args *);
  PJRT_Error *(*PJRT_Client_CreateViewOfDeviceBuffer)(
      PJRT_Client_CreateViewOfDeviceBuffer_Args *);
  PJRT_Error *(*PJRT_Executable_Fingerprint)(
      PJRT_Executable_Fingerprint_Args *);
  PJRT_Error *(*PJRT_Client_TopologyDescription)(
      PJRT_Client_TopologyDescription_Args *);
  PJRT_Error *(*PJRT_Executable_GetCompiledMemoryStats)(
      PJRT_Executable_GetCompiledMemoryStats_Args *);
  PJRT_Error *(*PJRT_Memory_Kind_Id)(PJRT_Memory_Kind_Id_Args *);
  PJRT_Error *(*PJRT_ExecuteContext_Create)(PJRT_ExecuteContext_Create_Args *);
  PJRT_Error *(*PJRT_ExecuteContext_Destroy)(
      PJRT_ExecuteContext_Destroy_Args *);
  PJRT_Error *(*PJRT_Buffer_CopyRawToHost)(PJRT_Buffer_CopyRawToHost_Args *);
  PJRT_Unimplemented *PJRT_AsyncHostToDeviceTransferManager_Destroy;
  PJRT_Unimplemented *PJRT_AsyncHostToDeviceTransferManager_TransferData;
  PJRT_Unimplemented *PJRT_Client_CreateBuffersForAsyncHostToDevice;
  PJRT_Unimplemented *PJRT_AsyncHostToDeviceTransferManager_RetrieveBuffer;
  PJRT_Unimplemented *PJRT_AsyncHostToDeviceTransferManager_Device;
  PJRT_Unimplemented *PJRT_AsyncHostToDeviceTransferManager_BufferCount;
  PJRT_Unimplemented *PJRT_AsyncHostToDeviceTransferManager_BufferSize;
  PJRT_Unimplemented *PJRT_AsyncHostToDeviceTransferManager_SetBufferError;
  PJRT_Unimplemented *PJRT_AsyncHostToDeviceTransferManager_AddMetadata;
  PJRT_Unimplemented *PJRT_Client_DmaMap;
  PJRT_Unimplemented *PJRT_Client_DmaUnmap;
  PJRT_Error *(*PJRT_Client_CreateUninitializedBuffer)(
      PJRT_Client_CreateUninitializedBuffer_Args *);
  PJRT_Unimplemented *PJRT_Client_UpdateGlobalProcessInfo;
  PJRT_Unimplemented *PJRT_TopologyDescription_Deserialize;
  PJRT_Unimplemented *PJRT_Client_CreateAliasBuffer;
  PJRT_Unimplemented *PJRT_Client_FulfillAliasBuffer;
  PJRT_Error *(*PJRT_LoadedExecutable_GetDeviceAssignment)(
      PJRT_LoadedExecutable_GetDeviceAssignment_Args *);
  PJRT_Error *(*PJRT_Client_CreateErrorBuffer)(
      PJRT_Client_CreateErrorBuffer_Args *);
  PJRT_Unimplemented *PJRT_AsyncHostToDeviceTransferManager_TransferLiteral;
  PJRT_Unimplemented *PJRT_Buffer_CopyRawToHostFuture;
  PJRT_Unimplemented *PJRT_Device_PoisonExecution;
  PJRT_Unimplemented *PJRT_Device_CreateAsyncTrackingEvent;
  PJRT_Unimplemented *PJRT_AsyncTrackingEvent_Destroy;
  PJRT_Unimplemented *PJRT_Executable_GetCompileOptions;
  PJRT_Unimplemented *PJRT_Buffer_DonateWithControlDependency;
  PJRT_Error *(*PJRT_Event_Create)(PJRT_Event_Create_Args *);
  PJRT_Error *(*PJRT_Event_Set)(PJRT_Event_Set_Args *);
  PJRT_Error *(*PJRT_Device_GetAttributes)(PJRT_Device_GetAttributes_Args *);
  PJRT_Unimplemented *PJRT_Client_Load;
  PJRT_Error *(*PJRT_LoadedExecutable_AddressableDeviceLogicalIds)(
      PJRT_LoadedExecutable_AddressableDeviceLogicalIds_Args *);
  PJRT_Unimplemented *PJRT_Buffer_Bitcast;
  PJRT_Error *(*PJRT_Error_ForEachPayload)(PJRT_Error_ForEachPayload_Args *);
  PJRT_Unimplemented *PJRT_TopologyDescription_Fingerprint;
  PJRT_Error *(*PJRT_Executable_ParameterMemoryKinds)(
      PJRT_Executable_ParameterMemoryKinds_Args *);
  PJRT_Unimplemented *PJRT_Device_ClearMemoryStats;
  PJRT_Unimplemented *PJRT_TopologyDescription_MakeCanonicalShapeForMemorySpace;
  PJRT_Unimplemented *PJRT_TopologyDescription_GetMemorySpaceKindIds;
};
static_assert(sizeof(PJRT_Api) == 1144);

} // extern "C"

#endif // TENON_LIB_PJRT_INTERFACE_H
