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

#include "InterfaceBuffer.h"
#include "InterfaceClient.h"
#include "InterfaceDevice.h"
#include "InterfaceEvents.h"
#include "InterfaceExecutable.h"

extern "C" {

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
