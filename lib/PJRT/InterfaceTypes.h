//===- InterfaceTypes.h - Types that functions of PJRT share ----*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_PJRT_INTERFACETYPES_H
#define TENON_LIB_PJRT_INTERFACETYPES_H

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
  PJRT_F4E2M1FN,
  PJRT_S1,
  PJRT_U1,
  PJRT_F6E2M3FN,
  PJRT_F6E3M2FN
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

} // extern "C"

#endif // TENON_LIB_PJRT_INTERFACETYPES_H
