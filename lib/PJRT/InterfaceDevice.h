//===- InterfaceDevice.h - Devices, memories and topologies of PJRT -*- C++
//-*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_PJRT_INTERFACEDEVICE_H
#define TENON_LIB_PJRT_INTERFACEDEVICE_H

#include "InterfaceTypes.h"

extern "C" {

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

} // extern "C"

#endif // TENON_LIB_PJRT_INTERFACEDEVICE_H
