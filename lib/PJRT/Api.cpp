//===- Api.cpp - The function table of the plugin -------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Fills all entries of the table: a client may call one without testing it for
// null.
//
//===----------------------------------------------------------------------===//

#include "Functions.h"

using namespace tenon;
using namespace tenon::pjrt;

/// Returns the error for a function that the plugin does not implement.
static PJRT_Error *refuse(const char *name) {
  return makeError(PJRT_UNIMPLEMENTED, "Tenon's plugin does not implement ",
                   name);
}

#define TENON_UNIMPLEMENTED(SLOT)                                              \
  api.PJRT_##SLOT = [](void *) { return refuse("PJRT_" #SLOT); }

/// Fills the slots of errors, events and the plugin itself.
static void setEvents(PJRT_Api &api) {
  api.PJRT_Error_Destroy = errorDestroy;
  api.PJRT_Error_Message = errorMessage;
  api.PJRT_Error_GetCode = errorGetCode;
  api.PJRT_Plugin_Initialize = pluginInitialize;
  api.PJRT_Plugin_Attributes = pluginAttributes;
  api.PJRT_Event_Destroy = eventDestroy;
  api.PJRT_Event_IsReady = eventIsReady;
  api.PJRT_Event_Error = eventError;
  api.PJRT_Event_Await = eventAwait;
  api.PJRT_Event_OnReady = eventOnReady;
  TENON_UNIMPLEMENTED(AsyncTrackingEvent_Destroy);
  api.PJRT_Event_Create = eventCreate;
  api.PJRT_Event_Set = eventSet;
  api.PJRT_Error_ForEachPayload = errorForEachPayload;
}

/// Fills the slots of clients, topologies and compiling.
static void setClient(PJRT_Api &api) {
  api.PJRT_Client_Create = clientCreate;
  api.PJRT_Client_Destroy = clientDestroy;
  api.PJRT_Client_PlatformName = clientPlatformName;
  api.PJRT_Client_ProcessIndex = clientProcessIndex;
  api.PJRT_Client_PlatformVersion = clientPlatformVersion;
  api.PJRT_Client_Devices = clientDevices;
  api.PJRT_Client_AddressableDevices = clientAddressableDevices;
  api.PJRT_Client_LookupDevice = clientLookupDevice;
  api.PJRT_Client_LookupAddressableDevice = clientLookupAddressableDevice;
  api.PJRT_Client_AddressableMemories = clientAddressableMemories;
  api.PJRT_Client_Compile = clientCompile;
  api.PJRT_Client_DefaultDeviceAssignment = clientDefaultDeviceAssignment;
  api.PJRT_Client_BufferFromHostBuffer = clientBufferFromHostBuffer;
  // JAX knows a platform without topologies by the first words.
  api.PJRT_TopologyDescription_Create = [](auto *) {
    return makeError(PJRT_UNIMPLEMENTED,
                     "topology not implemented: expects the topology of a "
                     "client");
  };
  api.PJRT_TopologyDescription_Destroy = topologyDescriptionDestroy;
  api.PJRT_TopologyDescription_PlatformName = topologyDescriptionPlatformName;
  api.PJRT_TopologyDescription_PlatformVersion =
      topologyDescriptionPlatformVersion;
  api.PJRT_TopologyDescription_GetDeviceDescriptions =
      topologyDescriptionGetDeviceDescriptions;
  TENON_UNIMPLEMENTED(TopologyDescription_Serialize);
  api.PJRT_TopologyDescription_Attributes = topologyDescriptionAttributes;
  TENON_UNIMPLEMENTED(Compile);
  api.PJRT_Client_CreateViewOfDeviceBuffer = clientCreateViewOfDeviceBuffer;
  api.PJRT_Client_TopologyDescription = clientTopologyDescription;
  TENON_UNIMPLEMENTED(Client_CreateBuffersForAsyncHostToDevice);
  TENON_UNIMPLEMENTED(Client_DmaMap);
  TENON_UNIMPLEMENTED(Client_DmaUnmap);
  api.PJRT_Client_CreateUninitializedBuffer = clientCreateUninitializedBuffer;
  TENON_UNIMPLEMENTED(Client_UpdateGlobalProcessInfo);
  TENON_UNIMPLEMENTED(TopologyDescription_Deserialize);
  TENON_UNIMPLEMENTED(Client_CreateAliasBuffer);
  TENON_UNIMPLEMENTED(Client_FulfillAliasBuffer);
  api.PJRT_Client_CreateErrorBuffer = clientCreateErrorBuffer;
  TENON_UNIMPLEMENTED(Client_Load);
  TENON_UNIMPLEMENTED(TopologyDescription_Fingerprint);
  TENON_UNIMPLEMENTED(TopologyDescription_MakeCanonicalShapeForMemorySpace);
  TENON_UNIMPLEMENTED(TopologyDescription_GetMemorySpaceKindIds);
}

/// Fills the slots of devices and memories.
static void setDevices(PJRT_Api &api) {
  api.PJRT_DeviceDescription_Id = deviceDescriptionId;
  api.PJRT_DeviceDescription_ProcessIndex = deviceDescriptionProcessIndex;
  api.PJRT_DeviceDescription_Attributes = deviceDescriptionAttributes;
  api.PJRT_DeviceDescription_Kind = deviceDescriptionKind;
  api.PJRT_DeviceDescription_DebugString = deviceDescriptionDebugString;
  api.PJRT_DeviceDescription_ToString = deviceDescriptionToString;
  api.PJRT_Device_GetDescription = deviceGetDescription;
  api.PJRT_Device_IsAddressable = deviceIsAddressable;
  api.PJRT_Device_LocalHardwareId = deviceLocalHardwareId;
  api.PJRT_Device_AddressableMemories = deviceAddressableMemories;
  api.PJRT_Device_DefaultMemory = deviceDefaultMemory;
  api.PJRT_Device_MemoryStats = deviceMemoryStats;
  api.PJRT_Memory_Id = memoryId;
  api.PJRT_Memory_Kind = memoryKind;
  api.PJRT_Memory_DebugString = memoryDebugString;
  api.PJRT_Memory_ToString = memoryToString;
  api.PJRT_Memory_AddressableByDevices = memoryAddressableByDevices;
  api.PJRT_Memory_Kind_Id = memoryKindId;
  TENON_UNIMPLEMENTED(Device_PoisonExecution);
  TENON_UNIMPLEMENTED(Device_CreateAsyncTrackingEvent);
  api.PJRT_Device_GetAttributes = deviceGetAttributes;
  TENON_UNIMPLEMENTED(Device_ClearMemoryStats);
}

/// Fills the slots of executables and their calls.
static void setExecutables(PJRT_Api &api) {
  api.PJRT_Executable_Destroy = executableDestroy;
  api.PJRT_Executable_Name = executableName;
  api.PJRT_Executable_NumReplicas = executableNumReplicas;
  api.PJRT_Executable_NumPartitions = executableNumPartitions;
  api.PJRT_Executable_NumOutputs = executableNumOutputs;
  api.PJRT_Executable_SizeOfGeneratedCodeInBytes =
      executableSizeOfGeneratedCodeInBytes;
  api.PJRT_Executable_GetCostAnalysis = executableGetCostAnalysis;
  api.PJRT_Executable_OutputMemoryKinds = executableOutputMemoryKinds;
  api.PJRT_Executable_OptimizedProgram = executableOptimizedProgram;
  api.PJRT_Executable_Serialize = executableSerialize;
  api.PJRT_LoadedExecutable_Destroy = loadedExecutableDestroy;
  api.PJRT_LoadedExecutable_GetExecutable = loadedExecutableGetExecutable;
  api.PJRT_LoadedExecutable_AddressableDevices =
      loadedExecutableAddressableDevices;
  api.PJRT_LoadedExecutable_Delete = loadedExecutableDelete;
  api.PJRT_LoadedExecutable_IsDeleted = loadedExecutableIsDeleted;
  api.PJRT_LoadedExecutable_Execute = loadedExecutableExecute;
  api.PJRT_Executable_DeserializeAndLoad = executableDeserializeAndLoad;
  api.PJRT_LoadedExecutable_Fingerprint = loadedExecutableFingerprint;
  api.PJRT_Executable_OutputElementTypes = executableOutputElementTypes;
  api.PJRT_Executable_OutputDimensions = executableOutputDimensions;
  api.PJRT_Executable_Fingerprint = executableFingerprint;
  api.PJRT_Executable_GetCompiledMemoryStats = executableGetCompiledMemoryStats;
  api.PJRT_ExecuteContext_Create = executeContextCreate;
  api.PJRT_ExecuteContext_Destroy = executeContextDestroy;
  api.PJRT_LoadedExecutable_GetDeviceAssignment =
      loadedExecutableGetDeviceAssignment;
  TENON_UNIMPLEMENTED(Executable_GetCompileOptions);
  api.PJRT_LoadedExecutable_AddressableDeviceLogicalIds =
      loadedExecutableAddressableDeviceLogicalIds;
  api.PJRT_Executable_ParameterMemoryKinds = executableParameterMemoryKinds;
}

/// Fills the slots of buffers and transfers.
static void setBuffers(PJRT_Api &api) {
  api.PJRT_Buffer_Destroy = bufferDestroy;
  api.PJRT_Buffer_ElementType = bufferElementType;
  api.PJRT_Buffer_Dimensions = bufferDimensions;
  api.PJRT_Buffer_UnpaddedDimensions = bufferUnpaddedDimensions;
  api.PJRT_Buffer_DynamicDimensionIndices = bufferDynamicDimensionIndices;
  api.PJRT_Buffer_GetMemoryLayout = bufferGetMemoryLayout;
  api.PJRT_Buffer_OnDeviceSizeInBytes = bufferOnDeviceSizeInBytes;
  api.PJRT_Buffer_Device = bufferDevice;
  api.PJRT_Buffer_Memory = bufferMemory;
  api.PJRT_Buffer_Delete = bufferDelete;
  api.PJRT_Buffer_IsDeleted = bufferIsDeleted;
  api.PJRT_Buffer_CopyToDevice = bufferCopyToDevice;
  api.PJRT_Buffer_ToHostBuffer = bufferToHostBuffer;
  api.PJRT_Buffer_IsOnCpu = bufferIsOnCpu;
  api.PJRT_Buffer_ReadyEvent = bufferReadyEvent;
  api.PJRT_Buffer_UnsafePointer = bufferUnsafePointer;
  api.PJRT_Buffer_IncreaseExternalReferenceCount =
      bufferIncreaseExternalReferenceCount;
  api.PJRT_Buffer_DecreaseExternalReferenceCount =
      bufferDecreaseExternalReferenceCount;
  api.PJRT_Buffer_OpaqueDeviceMemoryDataPointer =
      bufferOpaqueDeviceMemoryDataPointer;
  TENON_UNIMPLEMENTED(CopyToDeviceStream_Destroy);
  TENON_UNIMPLEMENTED(CopyToDeviceStream_AddChunk);
  TENON_UNIMPLEMENTED(CopyToDeviceStream_TotalBytes);
  TENON_UNIMPLEMENTED(CopyToDeviceStream_GranuleSize);
  TENON_UNIMPLEMENTED(CopyToDeviceStream_CurrentBytes);
  api.PJRT_Buffer_CopyToMemory = bufferCopyToMemory;
  api.PJRT_Buffer_CopyRawToHost = bufferCopyRawToHost;
  TENON_UNIMPLEMENTED(AsyncHostToDeviceTransferManager_Destroy);
  TENON_UNIMPLEMENTED(AsyncHostToDeviceTransferManager_TransferData);
  TENON_UNIMPLEMENTED(AsyncHostToDeviceTransferManager_RetrieveBuffer);
  TENON_UNIMPLEMENTED(AsyncHostToDeviceTransferManager_Device);
  TENON_UNIMPLEMENTED(AsyncHostToDeviceTransferManager_BufferCount);
  TENON_UNIMPLEMENTED(AsyncHostToDeviceTransferManager_BufferSize);
  TENON_UNIMPLEMENTED(AsyncHostToDeviceTransferManager_SetBufferError);
  TENON_UNIMPLEMENTED(AsyncHostToDeviceTransferManager_AddMetadata);
  TENON_UNIMPLEMENTED(AsyncHostToDeviceTransferManager_TransferLiteral);
  TENON_UNIMPLEMENTED(Buffer_CopyRawToHostFuture);
  TENON_UNIMPLEMENTED(Buffer_DonateWithControlDependency);
  TENON_UNIMPLEMENTED(Buffer_Bitcast);
}

static PJRT_Api makeApi() {
  PJRT_Api api = {};
  api.struct_size = sizeof(PJRT_Api);
  api.pjrt_api_version = {sizeof(PJRT_Api_Version), nullptr,
                          /*major_version=*/0, /*minor_version=*/114};
  setEvents(api);
  setClient(api);
  setDevices(api);
  setExecutables(api);
  setBuffers(api);
  return api;
}

/// The only symbol that the plugin exports.
// NOLINTNEXTLINE(readability-identifier-naming)
extern "C" __attribute__((visibility("default"))) const PJRT_Api *GetPjrtApi() {
  static const PJRT_Api api = makeApi();
  return &api;
}
