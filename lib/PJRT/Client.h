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

/// Memory of the arrays on a device, in bytes.
struct MemoryUse {
  std::atomic<int64_t> bytes{0}, peak{0}, count{0}, largest{0};

  void add(int64_t size);
  void remove(int64_t size) { bytes.fetch_sub(size); }
};

/// The memory of an array, shared by arrays and executions; freed with the last
/// reference.
class Storage {
public:
  /// Allocates memory of the device; returns null if there is not enough.
  static std::shared_ptr<Storage> allocate(int64_t bytes,
                                           std::shared_ptr<MemoryUse> use);
  /// Refers to memory of the client; `release` is called when it is not read
  /// any more.
  static std::shared_ptr<Storage> borrow(void *data, int64_t bytes,
                                         std::function<void()> release);
  ~Storage();
  Storage(const Storage &) = delete;
  Storage &operator=(const Storage &) = delete;

  void *data() const { return memory; }
  int64_t bytes() const { return size; }
  /// Returns whether the memory may be written if there is no other holder.
  bool isOwned() const { return use != nullptr; }
  /// Number of arrays and external references. Jobs of the device's queue do
  /// not count, since they end before later ones start.
  std::atomic<int> holders{0};

private:
  Storage() = default;

  void *memory = nullptr;
  int64_t size = 0;
  std::shared_ptr<MemoryUse> use;
  std::function<void()> release;
};

/// Returns PJRT's number of an element type, and the inverse; nothing if the
/// other side has no such type.
int32_t numberOf(ten_type type);
std::optional<ten_type> typeOf(int32_t number);

/// Returns a named value; the name must live as long as the plugin.
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
  /// Kind of the device, "cpu" or "cuda"; a constant.
  const char *kind = nullptr;
};

struct PJRT_Device : PJRT_Object {
  PJRT_Client *client;
  PJRT_DeviceDescription description;
  PJRT_Memory memory;
  /// Result of `PJRT_Device_AddressableMemories`.
  PJRT_Memory *memories[1];
  std::shared_ptr<tenon::pjrt::MemoryUse> use =
      std::make_shared<tenon::pjrt::MemoryUse>();
  tenon::pjrt::Queue queue;
};

struct PJRT_TopologyDescription : PJRT_Object {
  /// Name of the platform; a constant.
  const char *platform = nullptr;
  std::vector<PJRT_DeviceDescription *> devices;
};

struct PJRT_Client : PJRT_Object {
  std::vector<std::unique_ptr<PJRT_Device>> owned;
  std::vector<PJRT_Device *> devices;
  std::vector<PJRT_Memory *> memories;
  PJRT_TopologyDescription topology;
  /// Flags of tensor-run from the environment and the client's options:
  /// "--fp=strict".
  std::vector<std::string> flags;
  /// Threads for kernels, shared by the programs of all devices.
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
  /// Completes when the elements are ready, or with the failure of their
  /// computation.
  const std::shared_ptr<tenon::pjrt::Completion> ready;

  /// Returns the memory, or null once the array was deleted or donated.
  std::shared_ptr<tenon::pjrt::Storage> storage() const;
  /// Releases the memory. Returns it, or null if it was released before.
  std::shared_ptr<tenon::pjrt::Storage> release();
  int64_t bytes() const;

  /// Counts external pointers to the memory, which stays alive as long as there
  /// is one, even if the array is deleted. Return whether there is memory, and
  /// whether there was a pointer.
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
