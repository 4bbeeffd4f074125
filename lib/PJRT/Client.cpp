//===- Client.cpp - The plugin and its client -----------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A client has several devices in this process, each a queue of executions with
// memory of its own, and one thread pool for the kernels of all devices.
// Options are those passed to the client, and flags of tensor-run in the
// environment.
//
//===----------------------------------------------------------------------===//

#include "CompileOptions.h"
#include "Execution/Program.h"
#include "Functions.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"
#include <algorithm>
#include <cstdlib>
#include <cstring>

using namespace tenon;
using namespace tenon::pjrt;

/// The names of the plugin in JAX_PLATFORMS and in lowering rules: with devices
/// that are CPUs or the interpreter, and with GPUs or a simulated one.
static constexpr char kPlatform[] = "tenon", kGpuPlatform[] = "tenon_cuda";
static constexpr char kVersion[] = "Tenon 0.1, PJRT 0.114";

/// The newest and the oldest version of portable artifacts that can be read;
/// clients serialize for the newest.
static const int64_t kStablehloVersion[] = {1, 17, 0};
static const int64_t kOldestStablehloVersion[] = {0, 9, 0};

static constexpr int64_t kMaxDevices = 256;

static PJRT_NamedValue makeNamed(const char *name, PJRT_NamedValue_Type type,
                                 size_t size) {
  PJRT_NamedValue named = {};
  named.struct_size = sizeof(PJRT_NamedValue);
  named.name = name;
  named.name_size = std::strlen(name);
  named.type = type;
  named.value_size = size;
  return named;
}

PJRT_NamedValue pjrt::namedValue(const char *name, float value) {
  PJRT_NamedValue named = makeNamed(name, PJRT_NamedValue_Float, 1);
  named.float_value = value;
  return named;
}

PJRT_Error *pjrt::pluginInitialize(PJRT_Plugin_Initialize_Args *) {
  return nullptr;
}

PJRT_Error *pjrt::pluginAttributes(PJRT_Plugin_Attributes_Args *args) {
  static const auto versions = [] {
    auto version = [](const char *name, const int64_t *numbers) {
      PJRT_NamedValue named = makeNamed(name, PJRT_NamedValue_Int64List, 3);
      named.int64_array_value = numbers;
      return named;
    };
    return std::vector<PJRT_NamedValue>{
        version("stablehlo_current_version", kStablehloVersion),
        version("stablehlo_minimum_version", kOldestStablehloVersion)};
  }();
  args->attributes = versions.data();
  args->num_attributes = versions.size();
  return nullptr;
}

//===----------------------------------------------------------------------===//
// PJRT_Client
//===----------------------------------------------------------------------===//

/// Returns the value of a client's option as text.
static std::string textOf(const PJRT_NamedValue &option) {
  switch (option.type) {
  case PJRT_NamedValue_String:
    return std::string(option.string_value, option.value_size);
  case PJRT_NamedValue_Int64:
    return std::to_string(option.int64_value);
  case PJRT_NamedValue_Bool:
    return option.bool_value ? "true" : "false";
  default:
    return "";
  }
}

/// Reads `num_devices`; all other options are flags of tensor-run.
static PJRT_Error *readOptions(PJRT_Client_Create_Args *args,
                               PJRT_Client &client, int64_t &devices) {
  if (const char *flags = std::getenv("TENON_FLAGS")) {
    llvm::SmallVector<llvm::StringRef> words;
    llvm::SplitString(flags, words);
    for (llvm::StringRef word : words)
      client.flags.push_back(word.str());
  }
  for (size_t i = 0; i < args->num_options; ++i) {
    const PJRT_NamedValue &option = args->create_options[i];
    std::string name(option.name, option.name_size);
    std::string value = textOf(option);
    if (name == "num_devices") {
      if (llvm::StringRef(value).getAsInteger(10, devices) || devices < 1 ||
          devices > kMaxDevices)
        return makeError(PJRT_INVALID_ARGUMENT,
                         "expects option 'num_devices' to be 1 to ",
                         kMaxDevices, ", got '", value, "'");
      continue;
    }
    std::replace(name.begin(), name.end(), '_', '-');
    client.flags.push_back(concat("--", name, "=", value));
  }
  return nullptr;
}

static void addDevice(PJRT_Client &client, int32_t id, bool isGpu) {
  auto device = std::make_unique<PJRT_Device>();
  std::string name = concat(isGpu ? "TenonCuda" : "TenonCpu", "(id=", id, ")");
  device->client = &client;
  device->description.id = device->memory.id = id;
  device->description.debug = device->description.text = name;
  device->description.kind = isGpu ? "cuda" : "cpu";
  device->memory.device = device.get();
  device->memory.debug = concat("memory of ", name);
  device->memories[0] = &device->memory;
  client.devices.push_back(device.get());
  client.memories.push_back(&device->memory);
  client.topology.devices.push_back(&device->description);
  client.owned.push_back(std::move(device));
}

PJRT_Error *pjrt::clientCreate(PJRT_Client_Create_Args *args) {
  auto client = std::make_unique<PJRT_Client>();
  int64_t devices = 1;
  if (PJRT_Error *error = readOptions(args, *client, devices))
    return error;
  ProgramFlags flags;
  if (Status status = readFlags(client->flags, flags); !status.ok())
    return makeError(std::move(status).within("TENON_FLAGS"));
  bool isGpu = flags.device != "cpu" && flags.device != "interpreter";
  if (isGpu && devices != 1)
    return makeError(PJRT_UNIMPLEMENTED,
                     "expects one device with '--device=", flags.device,
                     "', got 'num_devices' of ", devices);
  // Says now that there is no GPU, not as the first program is compiled.
  ProgramOptions options;
  if (Status status = isGpu ? flags.apply(options) : Status(); !status.ok())
    return makeError(std::move(status).within("TENON_FLAGS"));
  client->topology.platform = isGpu ? kGpuPlatform : kPlatform;
  client->pool = std::make_shared<ThreadPool>(int32_t(flags.threads));
  for (int64_t id = 0; id < devices; ++id)
    addDevice(*client, int32_t(id), isGpu);
  args->client = client.release();
  return nullptr;
}

PJRT_Error *pjrt::clientDestroy(PJRT_Client_Destroy_Args *args) {
  delete args->client;
  return nullptr;
}

PJRT_Error *pjrt::clientPlatformName(PJRT_Client_PlatformName_Args *args) {
  args->platform_name = args->client->topology.platform;
  args->platform_name_size = std::strlen(args->platform_name);
  return nullptr;
}

PJRT_Error *pjrt::clientProcessIndex(PJRT_Client_ProcessIndex_Args *args) {
  args->process_index = 0;
  return nullptr;
}

PJRT_Error *
pjrt::clientPlatformVersion(PJRT_Client_PlatformVersion_Args *args) {
  args->platform_version = kVersion;
  args->platform_version_size = std::strlen(kVersion);
  return nullptr;
}

PJRT_Error *pjrt::clientDevices(PJRT_Client_Devices_Args *args) {
  args->devices = args->client->devices.data();
  args->num_devices = args->client->devices.size();
  return nullptr;
}

PJRT_Error *
pjrt::clientAddressableDevices(PJRT_Client_AddressableDevices_Args *args) {
  args->addressable_devices = args->client->devices.data();
  args->num_addressable_devices = args->client->devices.size();
  return nullptr;
}

static PJRT_Error *findDevice(PJRT_Client *client, int32_t id,
                              PJRT_Device *&device) {
  if (id < 0 || id >= int64_t(client->devices.size()))
    return makeError(PJRT_INVALID_ARGUMENT, "expects the index of one of ",
                     client->devices.size(), " devices, got ", id);
  device = client->devices[size_t(id)];
  return nullptr;
}

PJRT_Error *pjrt::clientLookupDevice(PJRT_Client_LookupDevice_Args *args) {
  return findDevice(args->client, args->id, args->device);
}

PJRT_Error *pjrt::clientLookupAddressableDevice(
    PJRT_Client_LookupAddressableDevice_Args *args) {
  return findDevice(args->client, args->local_hardware_id,
                    args->addressable_device);
}

PJRT_Error *
pjrt::clientAddressableMemories(PJRT_Client_AddressableMemories_Args *args) {
  args->addressable_memories = args->client->memories.data();
  args->num_addressable_memories = args->client->memories.size();
  return nullptr;
}

PJRT_Error *pjrt::clientDefaultDeviceAssignment(
    PJRT_Client_DefaultDeviceAssignment_Args *args) {
  int64_t wanted = int64_t(args->num_replicas) * args->num_partitions;
  if (args->num_replicas < 1 || args->num_partitions < 1 ||
      wanted > int64_t(args->client->devices.size()) ||
      wanted > int64_t(args->default_assignment_size))
    return makeError(PJRT_INVALID_ARGUMENT, "expects at most ",
                     args->client->devices.size(), " devices, got ",
                     args->num_replicas, " replicas of ", args->num_partitions,
                     " partitions");
  for (int64_t i = 0; i < wanted; ++i)
    args->default_assignment[i] = int32_t(i);
  return nullptr;
}

PJRT_Error *
pjrt::clientTopologyDescription(PJRT_Client_TopologyDescription_Args *args) {
  args->topology = &args->client->topology;
  return nullptr;
}

//===----------------------------------------------------------------------===//
// PJRT_TopologyDescription
//===----------------------------------------------------------------------===//

PJRT_Error *
pjrt::topologyDescriptionDestroy(PJRT_TopologyDescription_Destroy_Args *) {
  return nullptr; // Part of the client.
}

PJRT_Error *pjrt::topologyDescriptionPlatformName(
    PJRT_TopologyDescription_PlatformName_Args *args) {
  args->platform_name = args->topology->platform;
  args->platform_name_size = std::strlen(args->platform_name);
  return nullptr;
}

PJRT_Error *pjrt::topologyDescriptionPlatformVersion(
    PJRT_TopologyDescription_PlatformVersion_Args *args) {
  args->platform_version = kVersion;
  args->platform_version_size = std::strlen(kVersion);
  return nullptr;
}

PJRT_Error *pjrt::topologyDescriptionGetDeviceDescriptions(
    PJRT_TopologyDescription_GetDeviceDescriptions_Args *args) {
  args->descriptions = args->topology->devices.data();
  args->num_descriptions = args->topology->devices.size();
  return nullptr;
}

PJRT_Error *pjrt::topologyDescriptionAttributes(
    PJRT_TopologyDescription_Attributes_Args *args) {
  args->attributes = nullptr;
  args->num_attributes = 0;
  return nullptr;
}
