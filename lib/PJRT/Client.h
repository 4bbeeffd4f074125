//===- Client.h - Devices, memories and arrays ------------- -*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_PJRT_CLIENT_H
#define TENON_LIB_PJRT_CLIENT_H

#include "Event.h"
#include "Queue.h"
#include "Runtime/Abi.h"
#include "Runtime/ThreadPool.h"
#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tenon::pjrt {

/// Bytes of arrays on a device.
struct MemoryUse {
  std::atomic<int64_t> bytes{0}, peak{0}, count{0}, largest{0};

  void add(int64_t size);
  void remove(int64_t size) { bytes.fetch_sub(size); }
};

/// The memory of an array, which several arrays and running programs may share;
/// the last one frees it.
class Storage {
public:
  /// Allocates memory of the device's; null when there is not enough.
  static std::shared_ptr<Storage> allocate(int64_t bytes,
                                           std::shared_ptr<MemoryUse> use);
  /// Refers to memory of somebody else, who is told by `release` that it is not
  /// read any more.
  static std::shared_ptr<Storage> borrow(void *data, int64_t bytes,
                                         std::function<void()> release);
  ~Storage();
  Storage(const Storage &) = delete;
  Storage &operator=(const Storage &) = delete;

  void *data() const { return memory; }
  int64_t bytes() const { return size; }
  /// Whether the memory may be written when nobody else holds it.
  bool isOwned() const { return use != nullptr; }
  /// Arrays and external references, without jobs of the device's queue, which
  /// end before later ones begin.
  std::atomic<int> holders{0};

private:
  Storage() = default;

  void *memory = nullptr;
  int64_t size = 0;
  std::shared_ptr<MemoryUse> use;
  std::function<void()> release;
};

/// PJRT's number of an element type and back; nothing where one side has no
/// such type.
int32_t numberOf(ten_type type);
std::optional<ten_type> typeOf(int32_t number);

/// Returns a named number of a table; the name lives as long as the plugin.
PJRT_NamedValue namedValue(const char *name, float value);

} // namespace tenon::pjrt

struct PJRT_Memory : PJRT_Object {
  PJRT_Device *device;
  int32_t id;
  std::string debug;
};

struct PJRT_DeviceDescription : PJRT_Object {
  int32_t id;
  std::string debug, text;
};

struct PJRT_Device : PJRT_Object {
  PJRT_Client *client;
  PJRT_DeviceDescription description;
  PJRT_Memory memory;
  /// What `PJRT_Device_AddressableMemories` gives.
  PJRT_Memory *memories[1];
  std::shared_ptr<tenon::pjrt::MemoryUse> use =
      std::make_shared<tenon::pjrt::MemoryUse>();
  tenon::pjrt::Queue queue;
};

struct PJRT_TopologyDescription : PJRT_Object {
  std::vector<PJRT_DeviceDescription *> devices;
};

struct PJRT_Client : PJRT_Object {
  std::vector<std::unique_ptr<PJRT_Device>> owned;
  std::vector<PJRT_Device *> devices;
  std::vector<PJRT_Memory *> memories;
  PJRT_TopologyDescription topology;
  /// Flags of tensor-run, as the environment and the client's options give
  /// them: "--fp=strict".
  std::vector<std::string> flags;
  /// Threads for kernels, which the programs of all devices share.
  std::shared_ptr<tenon::ThreadPool> pool;
};

struct PJRT_Buffer : PJRT_Object {
  PJRT_Buffer(PJRT_Device *device, ten_type type, std::vector<int64_t> dims,
              std::shared_ptr<tenon::pjrt::Storage> storage,
              std::shared_ptr<tenon::pjrt::Completion> ready);
  ~PJRT_Buffer();

  PJRT_Device *const device;
  const ten_type type;
  const std::vector<int64_t> dims;
  /// Done when the elements are there, or with the failure of what makes them.
  const std::shared_ptr<tenon::pjrt::Completion> ready;

  /// The memory, or null once the array was deleted or donated.
  std::shared_ptr<tenon::pjrt::Storage> storage() const;
  /// Gives up the memory. Returns it, or null if that was done before.
  std::shared_ptr<tenon::pjrt::Storage> release();
  int64_t bytes() const;

  /// Counts those who hold a pointer to the memory, which stays as long as one
  /// of them, also when the array is deleted. Return whether there is memory,
  /// and whether somebody held it.
  bool hold();
  bool drop();

  /// The order of dimensions for PJRT_Buffer_GetMemoryLayout.
  std::vector<int64_t> minorToMajor;

private:
  mutable std::mutex mutex;
  std::shared_ptr<tenon::pjrt::Storage> memory, external;
  int externals = 0;
};

#endif // TENON_LIB_PJRT_CLIENT_H
