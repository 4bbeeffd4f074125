//===- Device.cpp - Devices and memories ----------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// PJRT devices and memories. All devices are the host's CPU, and all memory is
// the host's: a device is a queue of executions.
//
//===----------------------------------------------------------------------===//

#include "Functions.h"
#include <cstring>

using namespace tenon;
using namespace tenon::pjrt;

static constexpr char kMemoryKind[] = "device";
static constexpr int32_t kMemoryKindId = 0;

//===----------------------------------------------------------------------===//
// PJRT_DeviceDescription
//===----------------------------------------------------------------------===//

PJRT_Error *pjrt::deviceDescriptionId(PJRT_DeviceDescription_Id_Args *args) {
  args->id = args->device_description->id;
  return nullptr;
}

PJRT_Error *pjrt::deviceDescriptionProcessIndex(
    PJRT_DeviceDescription_ProcessIndex_Args *args) {
  args->process_index = 0;
  return nullptr;
}

PJRT_Error *pjrt::deviceDescriptionAttributes(
    PJRT_DeviceDescription_Attributes_Args *args) {
  args->attributes = nullptr;
  args->num_attributes = 0;
  return nullptr;
}

PJRT_Error *
pjrt::deviceDescriptionKind(PJRT_DeviceDescription_Kind_Args *args) {
  args->device_kind = args->device_description->kind;
  args->device_kind_size = std::strlen(args->device_kind);
  return nullptr;
}

PJRT_Error *pjrt::deviceDescriptionDebugString(
    PJRT_DeviceDescription_DebugString_Args *args) {
  args->debug_string = args->device_description->debug.c_str();
  args->debug_string_size = args->device_description->debug.size();
  return nullptr;
}

PJRT_Error *
pjrt::deviceDescriptionToString(PJRT_DeviceDescription_ToString_Args *args) {
  args->to_string = args->device_description->text.c_str();
  args->to_string_size = args->device_description->text.size();
  return nullptr;
}

//===----------------------------------------------------------------------===//
// PJRT_Device
//===----------------------------------------------------------------------===//

PJRT_Error *pjrt::deviceGetDescription(PJRT_Device_GetDescription_Args *args) {
  args->device_description = &args->device->description;
  return nullptr;
}

PJRT_Error *pjrt::deviceIsAddressable(PJRT_Device_IsAddressable_Args *args) {
  args->is_addressable = true;
  return nullptr;
}

PJRT_Error *
pjrt::deviceLocalHardwareId(PJRT_Device_LocalHardwareId_Args *args) {
  args->local_hardware_id = args->device->description.id;
  return nullptr;
}

PJRT_Error *
pjrt::deviceAddressableMemories(PJRT_Device_AddressableMemories_Args *args) {
  args->memories = args->device->memories;
  args->num_memories = 1;
  return nullptr;
}

PJRT_Error *pjrt::deviceDefaultMemory(PJRT_Device_DefaultMemory_Args *args) {
  args->memory = &args->device->memory;
  return nullptr;
}

PJRT_Error *pjrt::deviceMemoryStats(PJRT_Device_MemoryStats_Args *args) {
  // Callers of other versions may have fewer fields.
  PJRT_Device_MemoryStats_Args all = *args;
  const MemoryUse &use = *args->device->use;
  all.bytes_in_use = use.bytes;
  all.peak_bytes_in_use = use.peak;
  all.peak_bytes_in_use_is_set = true;
  all.num_allocs = use.count;
  all.num_allocs_is_set = true;
  all.largest_alloc_size = use.largest;
  all.largest_alloc_size_is_set = true;
  all.bytes_limit_is_set = all.bytes_reserved_is_set = false;
  all.peak_bytes_reserved_is_set = all.bytes_reservable_limit_is_set = false;
  all.largest_free_block_bytes_is_set = all.pool_bytes_is_set = false;
  all.peak_pool_bytes_is_set = all.peak_allocated_bytes_is_set = false;
  std::memcpy(static_cast<void *>(args), &all,
              std::min(sizeof(all), args->struct_size));
  return nullptr;
}

PJRT_Error *pjrt::deviceGetAttributes(PJRT_Device_GetAttributes_Args *args) {
  args->attributes = nullptr;
  args->num_attributes = 0;
  args->device_attributes = nullptr;
  args->attributes_deleter = [](PJRT_Device_Attributes *) {};
  return nullptr;
}

//===----------------------------------------------------------------------===//
// PJRT_Memory
//===----------------------------------------------------------------------===//

PJRT_Error *pjrt::memoryId(PJRT_Memory_Id_Args *args) {
  args->id = args->memory->id;
  return nullptr;
}

PJRT_Error *pjrt::memoryKind(PJRT_Memory_Kind_Args *args) {
  args->kind = kMemoryKind;
  args->kind_size = std::strlen(kMemoryKind);
  return nullptr;
}

PJRT_Error *pjrt::memoryKindId(PJRT_Memory_Kind_Id_Args *args) {
  args->kind_id = kMemoryKindId;
  return nullptr;
}

PJRT_Error *pjrt::memoryDebugString(PJRT_Memory_DebugString_Args *args) {
  args->debug_string = args->memory->debug.c_str();
  args->debug_string_size = args->memory->debug.size();
  return nullptr;
}

PJRT_Error *pjrt::memoryToString(PJRT_Memory_ToString_Args *args) {
  args->to_string = args->memory->debug.c_str();
  args->to_string_size = args->memory->debug.size();
  return nullptr;
}

PJRT_Error *
pjrt::memoryAddressableByDevices(PJRT_Memory_AddressableByDevices_Args *args) {
  args->devices = &args->memory->device;
  args->num_devices = 1;
  return nullptr;
}
