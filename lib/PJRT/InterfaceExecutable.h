//===- InterfaceExecutable.h - Executables of PJRT --------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_PJRT_INTERFACEEXECUTABLE_H
#define TENON_LIB_PJRT_INTERFACEEXECUTABLE_H

#include "InterfaceTypes.h"

extern "C" {

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

} // extern "C"

#endif // TENON_LIB_PJRT_INTERFACEEXECUTABLE_H
