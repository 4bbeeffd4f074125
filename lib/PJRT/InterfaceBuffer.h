//===- InterfaceBuffer.h - Buffers of PJRT ----------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_PJRT_INTERFACEBUFFER_H
#define TENON_LIB_PJRT_INTERFACEBUFFER_H

#include "InterfaceTypes.h"

extern "C" {

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

} // extern "C"

#endif // TENON_LIB_PJRT_INTERFACEBUFFER_H
