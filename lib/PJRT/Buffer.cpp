//===- Buffer.cpp - Arrays on a device ------------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// PJRT buffers: dense row-major arrays in host memory. A buffer exists before
// its elements are computed: `ready` signals that they can be read.
//
//===----------------------------------------------------------------------===//

#include "Runtime/Buffer.h"
#include "Functions.h"
#include "Strides.h"
#include <cassert>
#include <cstring>

using namespace tenon;
using namespace tenon::pjrt;

//===----------------------------------------------------------------------===//
// Element types
//===----------------------------------------------------------------------===//

static constexpr std::pair<ten_type, PJRT_Buffer_Type> kTypes[] = {
    {TEN_I1, PJRT_PRED},
    {TEN_I8, PJRT_S8},
    {TEN_I16, PJRT_S16},
    {TEN_I32, PJRT_S32},
    {TEN_I64, PJRT_S64},
    {TEN_UI8, PJRT_U8},
    {TEN_UI16, PJRT_U16},
    {TEN_UI32, PJRT_U32},
    {TEN_UI64, PJRT_U64},
    {TEN_F16, PJRT_F16},
    {TEN_F32, PJRT_F32},
    {TEN_F64, PJRT_F64},
    {TEN_BF16, PJRT_BF16},
    {TEN_C64, PJRT_C64},
    {TEN_C128, PJRT_C128},
    {TEN_F8E5M2, PJRT_F8E5M2},
    {TEN_F8E4M3FN, PJRT_F8E4M3FN},
    {TEN_F8E4M3B11FNUZ, PJRT_F8E4M3B11FNUZ},
    {TEN_F8E5M2FNUZ, PJRT_F8E5M2FNUZ},
    {TEN_F8E4M3FNUZ, PJRT_F8E4M3FNUZ},
    {TEN_I4, PJRT_S4},
    {TEN_UI4, PJRT_U4},
    {TEN_I2, PJRT_S2},
    {TEN_UI2, PJRT_U2},
    {TEN_F8E4M3, PJRT_F8E4M3},
    {TEN_F8E3M4, PJRT_F8E3M4},
    {TEN_F8E8M0FNU, PJRT_F8E8M0FNU},
    {TEN_F4E2M1FN, PJRT_F4E2M1FN},
    {TEN_F6E2M3FN, PJRT_F6E2M3FN},
    {TEN_F6E3M2FN, PJRT_F6E3M2FN}};

int32_t pjrt::numberOf(ten_type type) {
  for (auto [ours, theirs] : kTypes)
    if (ours == type)
      return theirs;
  return PJRT_INVALID;
}

std::optional<ten_type> pjrt::typeOf(int32_t number) {
  for (auto [ours, theirs] : kTypes)
    if (theirs == number)
      return ours;
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Storage
//===----------------------------------------------------------------------===//

void MemoryUse::add(int64_t size) {
  int64_t now = bytes.fetch_add(size) + size;
  count.fetch_add(1);
  auto raise = [](std::atomic<int64_t> &most, int64_t value) {
    int64_t old = most.load();
    while (old < value && !most.compare_exchange_weak(old, value))
      ;
  };
  raise(peak, now);
  raise(largest, size);
}

std::shared_ptr<Storage> Storage::allocate(int64_t bytes,
                                           std::shared_ptr<MemoryUse> use) {
  void *memory = allocateMemory(bytes);
  if (!memory)
    return nullptr;
  std::shared_ptr<Storage> storage(new Storage);
  storage->memory = memory;
  storage->size = bytes;
  use->add(bytes);
  storage->use = std::move(use);
  return storage;
}

std::shared_ptr<Storage> Storage::borrow(void *data, int64_t bytes,
                                         std::function<void()> release) {
  std::shared_ptr<Storage> storage(new Storage);
  storage->memory = data;
  storage->size = bytes;
  storage->release = std::move(release);
  return storage;
}

Storage::~Storage() {
  if (use) {
    use->remove(size);
    freeMemory(memory);
  }
  if (release)
    release();
}

//===----------------------------------------------------------------------===//
// PJRT_Buffer
//===----------------------------------------------------------------------===//

PJRT_Buffer::PJRT_Buffer(PJRT_Device *device, ten_type type,
                         std::vector<int64_t> dims,
                         std::shared_ptr<Storage> storage,
                         std::shared_ptr<Completion> ready)
    : device(device), type(type), dims(std::move(dims)),
      ready(std::move(ready)), memory(std::move(storage)) {
  if (memory)
    memory->holders.fetch_add(1);
  for (int64_t dim = int64_t(this->dims.size()) - 1; dim >= 0; --dim)
    minorToMajor.push_back(dim);
}

PJRT_Buffer::~PJRT_Buffer() {
  release();
  if (external)
    external->holders.fetch_sub(1);
}

std::shared_ptr<Storage> PJRT_Buffer::storage() const {
  std::lock_guard<std::mutex> lock(mutex);
  return memory;
}

std::shared_ptr<Storage> PJRT_Buffer::release() {
  std::lock_guard<std::mutex> lock(mutex);
  if (memory)
    memory->holders.fetch_sub(1);
  return std::move(memory);
}

bool PJRT_Buffer::hold() {
  std::lock_guard<std::mutex> lock(mutex);
  if (!external) {
    if (!memory)
      return false;
    external = memory;
    external->holders.fetch_add(1);
  }
  ++externals;
  return true;
}

bool PJRT_Buffer::drop() {
  std::lock_guard<std::mutex> lock(mutex);
  if (externals == 0)
    return false;
  if (--externals == 0) {
    external->holders.fetch_sub(1);
    external.reset();
  }
  return true;
}

int64_t PJRT_Buffer::bytes() const {
  int64_t count = storageSize(type);
  for (int64_t dim : dims)
    count *= dim;
  return count;
}

static PJRT_Error *deleted() {
  return makeError(PJRT_INVALID_ARGUMENT,
                   "the array has been deleted or donated");
}

namespace {
/// The parameters of a buffer to be created.
struct ArrayRequest {
  ten_type type;
  std::vector<int64_t> dims;
  int64_t bytes = 0;
  PJRT_Device *device = nullptr;
};
} // namespace

static PJRT_Error *readRequest(PJRT_Client *client, int32_t type,
                               const int64_t *dims, size_t rank,
                               PJRT_Device *device, PJRT_Memory *memory,
                               ArrayRequest &request) {
  std::optional<ten_type> known = typeOf(type);
  if (!known)
    return makeError(PJRT_UNIMPLEMENTED, "unsupported element type number ",
                     type);
  request.type = *known;
  request.dims.assign(dims, dims + rank);
  Result<int64_t> bytes = countBytes(*known, dims, int64_t(rank));
  if (!bytes)
    return makeError(bytes.status());
  request.bytes = *bytes;
  request.device = memory   ? memory->device
                   : device ? device
                            : client->devices.front();
  return nullptr;
}

static PJRT_Error *allocateFor(const ArrayRequest &request,
                               std::shared_ptr<Storage> &storage) {
  storage = Storage::allocate(request.bytes, request.device->use);
  if (storage)
    return nullptr;
  return makeError(PJRT_RESOURCE_EXHAUSTED, "out of memory: an array ",
                   formatType(request.type, request.dims), " takes ",
                   request.bytes, " bytes");
}

static PJRT_Error *checkLayout(const PJRT_Buffer_MemoryLayout *layout,
                               const std::vector<int64_t> &dims) {
  if (!layout || layout->type != PJRT_MemoryLayout_Tiled)
    return nullptr;
  const PJRT_Buffer_MemoryLayout_Tiled &tiled = layout->tiled;
  bool isRowMajor =
      tiled.num_tiles == 0 && tiled.minor_to_major_size == dims.size();
  for (size_t i = 0; isRowMajor && i < dims.size(); ++i)
    isRowMajor = tiled.minor_to_major[i] == int64_t(dims.size() - 1 - i);
  if (isRowMajor)
    return nullptr;
  return makeError(PJRT_UNIMPLEMENTED,
                   "expects arrays on the device to be row-major");
}

PJRT_Error *
pjrt::clientBufferFromHostBuffer(PJRT_Client_BufferFromHostBuffer_Args *args) {
  ArrayRequest request;
  if (PJRT_Error *error =
          readRequest(args->client, args->type, args->dims, args->num_dims,
                      args->device, args->memory, request))
    return error;
  if (PJRT_Error *error = checkLayout(args->device_layout, request.dims))
    return error;
  int64_t elementBytes = storageSize(request.type);
  std::vector<int64_t> dense = denseStrides(request.dims, elementBytes);
  std::vector<int64_t> strides =
      args->byte_strides && args->num_byte_strides == args->num_dims
          ? std::vector<int64_t>(args->byte_strides,
                                 args->byte_strides + args->num_byte_strides)
          : dense;
  bool isShared = args->host_buffer_semantics == PJRT_ImmutableZeroCopy ||
                  args->host_buffer_semantics == PJRT_MutableZeroCopy;
  auto done = std::make_shared<Completion>();
  std::shared_ptr<Storage> storage;
  if (isShared && isDense(request.dims, strides, elementBytes)) {
    storage = Storage::borrow(const_cast<void *>(args->data), request.bytes,
                              [done] { done->finish(); });
  } else {
    if (PJRT_Error *error = allocateFor(request, storage))
      return error;
    copyStrided(storage->data(), dense, args->data, strides, request.dims,
                elementBytes);
    done->finish();
  }
  args->done_with_host_buffer = new PJRT_Event(done);
  args->buffer =
      new PJRT_Buffer(request.device, request.type, std::move(request.dims),
                      std::move(storage), Completion::done());
  return nullptr;
}

PJRT_Error *pjrt::clientCreateViewOfDeviceBuffer(
    PJRT_Client_CreateViewOfDeviceBuffer_Args *args) {
  // Callers of older versions lack the last field.
  PJRT_Memory *memory =
      args->struct_size >
              offsetof(PJRT_Client_CreateViewOfDeviceBuffer_Args, memory)
          ? args->memory
          : nullptr;
  ArrayRequest request;
  if (PJRT_Error *error =
          readRequest(args->client, args->element_type, args->dims,
                      args->num_dims, args->device, memory, request))
    return error;
  if (PJRT_Error *error = checkLayout(args->layout, request.dims))
    return error;
  auto *release = args->on_delete_callback;
  void *data = args->device_buffer_ptr, *user = args->on_delete_callback_arg;
  args->buffer =
      new PJRT_Buffer(request.device, request.type, std::move(request.dims),
                      Storage::borrow(data, request.bytes,
                                      [=] {
                                        if (release)
                                          release(data, user);
                                      }),
                      Completion::done());
  return nullptr;
}

PJRT_Error *pjrt::clientCreateUninitializedBuffer(
    PJRT_Client_CreateUninitializedBuffer_Args *args) {
  ArrayRequest request;
  if (PJRT_Error *error = readRequest(args->client, args->shape_element_type,
                                      args->shape_dims, args->shape_num_dims,
                                      args->device, args->memory, request))
    return error;
  std::shared_ptr<Storage> storage;
  if (PJRT_Error *error = allocateFor(request, storage))
    return error;
  args->buffer =
      new PJRT_Buffer(request.device, request.type, std::move(request.dims),
                      std::move(storage), Completion::done());
  return nullptr;
}

PJRT_Error *
pjrt::clientCreateErrorBuffer(PJRT_Client_CreateErrorBuffer_Args *args) {
  ArrayRequest request;
  if (PJRT_Error *error =
          readRequest(args->client, args->shape_element_type, args->shape_dims,
                      args->shape_num_dims, nullptr, args->memory, request))
    return error;
  auto ready = std::make_shared<Completion>();
  ready->finish(std::unique_ptr<PJRT_Error>(
      new PJRT_Error(args->error_code, std::string(args->error_message,
                                                   args->error_message_size))));
  args->buffer =
      new PJRT_Buffer(request.device, request.type, std::move(request.dims),
                      Storage::borrow(nullptr, 0, nullptr), std::move(ready));
  return nullptr;
}

PJRT_Error *pjrt::bufferDestroy(PJRT_Buffer_Destroy_Args *args) {
  delete args->buffer;
  return nullptr;
}

PJRT_Error *pjrt::bufferElementType(PJRT_Buffer_ElementType_Args *args) {
  args->type = numberOf(args->buffer->type);
  return nullptr;
}

PJRT_Error *pjrt::bufferDimensions(PJRT_Buffer_Dimensions_Args *args) {
  args->dims = args->buffer->dims.data();
  args->num_dims = args->buffer->dims.size();
  return nullptr;
}

PJRT_Error *
pjrt::bufferUnpaddedDimensions(PJRT_Buffer_UnpaddedDimensions_Args *args) {
  args->unpadded_dims = args->buffer->dims.data();
  args->num_dims = args->buffer->dims.size();
  return nullptr;
}

PJRT_Error *pjrt::bufferDynamicDimensionIndices(
    PJRT_Buffer_DynamicDimensionIndices_Args *args) {
  args->dynamic_dim_indices = nullptr;
  args->num_dynamic_dims = 0;
  return nullptr;
}

PJRT_Error *
pjrt::bufferGetMemoryLayout(PJRT_Buffer_GetMemoryLayout_Args *args) {
  args->layout = {};
  args->layout.struct_size = sizeof(PJRT_Buffer_MemoryLayout);
  args->layout.type = PJRT_MemoryLayout_Tiled;
  args->layout.tiled.struct_size = sizeof(PJRT_Buffer_MemoryLayout_Tiled);
  args->layout.tiled.minor_to_major = args->buffer->minorToMajor.data();
  args->layout.tiled.minor_to_major_size = args->buffer->minorToMajor.size();
  return nullptr;
}

PJRT_Error *
pjrt::bufferOnDeviceSizeInBytes(PJRT_Buffer_OnDeviceSizeInBytes_Args *args) {
  args->on_device_size_in_bytes = size_t(args->buffer->bytes());
  return nullptr;
}

PJRT_Error *pjrt::bufferDevice(PJRT_Buffer_Device_Args *args) {
  args->device = args->buffer->device;
  return nullptr;
}

PJRT_Error *pjrt::bufferMemory(PJRT_Buffer_Memory_Args *args) {
  args->memory = &args->buffer->device->memory;
  return nullptr;
}

PJRT_Error *pjrt::bufferDelete(PJRT_Buffer_Delete_Args *args) {
  args->buffer->release();
  return nullptr;
}

PJRT_Error *pjrt::bufferIsDeleted(PJRT_Buffer_IsDeleted_Args *args) {
  args->is_deleted = !args->buffer->storage();
  return nullptr;
}

PJRT_Error *pjrt::bufferIsOnCpu(PJRT_Buffer_IsOnCpu_Args *args) {
  args->is_on_cpu = true;
  return nullptr;
}

PJRT_Error *pjrt::bufferReadyEvent(PJRT_Buffer_ReadyEvent_Args *args) {
  args->event = new PJRT_Event(args->buffer->ready);
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

/// Calls `copy` once the elements of `buffer` are ready. The returned event
/// completes after it, or with the failure of the elements' computation.
static PJRT_Event *whenReady(PJRT_Buffer &buffer, std::function<void()> copy) {
  auto done = std::make_shared<Completion>();
  buffer.ready->whenDone([=](const PJRT_Error *failure) {
    if (!failure)
      copy();
    done->finish(failure ? std::make_unique<PJRT_Error>(*failure) : nullptr);
  });
  return new PJRT_Event(done);
}

static PJRT_Error *copyTo(PJRT_Buffer *buffer, PJRT_Device *device,
                          PJRT_Buffer *&copy) {
  std::shared_ptr<Storage> from = buffer->storage();
  if (!from)
    return deleted();
  std::shared_ptr<Storage> to = Storage::allocate(buffer->bytes(), device->use);
  if (!to)
    return makeError(PJRT_RESOURCE_EXHAUSTED, "out of memory: a copy of ",
                     formatType(buffer->type, buffer->dims));
  std::unique_ptr<PJRT_Event> event(whenReady(*buffer, [=] {
    if (to->bytes())
      std::memcpy(to->data(), from->data(), size_t(to->bytes()));
  }));
  copy = new PJRT_Buffer(device, buffer->type, buffer->dims, std::move(to),
                         event->completion);
  return nullptr;
}

PJRT_Error *pjrt::bufferCopyToDevice(PJRT_Buffer_CopyToDevice_Args *args) {
  return copyTo(args->buffer, args->dst_device, args->dst_buffer);
}

PJRT_Error *pjrt::bufferCopyToMemory(PJRT_Buffer_CopyToMemory_Args *args) {
  return copyTo(args->buffer, args->dst_memory->device, args->dst_buffer);
}

/// Returns the strides of the caller's array; none if the layout is tiled.
static std::vector<int64_t> hostStrides(const PJRT_Buffer_MemoryLayout *layout,
                                        const std::vector<int64_t> &dims,
                                        int64_t elementBytes) {
  if (!layout)
    return denseStrides(dims, elementBytes);
  if (layout->type == PJRT_MemoryLayout_Strides &&
      layout->strides.num_byte_strides == dims.size())
    return std::vector<int64_t>(layout->strides.byte_strides,
                                layout->strides.byte_strides + dims.size());
  if (layout->type == PJRT_MemoryLayout_Tiled && layout->tiled.num_tiles == 0 &&
      layout->tiled.minor_to_major_size == dims.size())
    return denseStrides(
        dims,
        std::vector<int64_t>(layout->tiled.minor_to_major,
                             layout->tiled.minor_to_major + dims.size()),
        elementBytes);
  return {};
}

PJRT_Error *pjrt::bufferToHostBuffer(PJRT_Buffer_ToHostBuffer_Args *args) {
  PJRT_Buffer &buffer = *args->src;
  size_t bytes = size_t(buffer.bytes());
  if (!args->dst) {
    args->dst_size = bytes;
    return nullptr;
  }
  std::shared_ptr<Storage> storage = buffer.storage();
  if (!storage)
    return deleted();
  if (args->dst_size < bytes)
    return makeError(PJRT_INVALID_ARGUMENT, "expects memory for ", bytes,
                     " bytes, got ", args->dst_size);
  int64_t elementBytes = storageSize(buffer.type);
  std::vector<int64_t> to =
      hostStrides(args->host_layout, buffer.dims, elementBytes);
  if (to.size() != buffer.dims.size())
    return makeError(PJRT_UNIMPLEMENTED,
                     "expects a layout of the host without tiles");
  void *memory = args->dst;
  args->event = whenReady(buffer, [=, dims = buffer.dims, to = std::move(to)] {
    copyStrided(memory, to, storage->data(), denseStrides(dims, elementBytes),
                dims, elementBytes);
  });
  return nullptr;
}

PJRT_Error *pjrt::bufferCopyRawToHost(PJRT_Buffer_CopyRawToHost_Args *args) {
  std::shared_ptr<Storage> storage = args->buffer->storage();
  if (!storage)
    return deleted();
  int64_t offset = args->offset, size = args->transfer_size;
  if (offset < 0 || size < 0 || offset > storage->bytes() ||
      size > storage->bytes() - offset)
    return makeError(PJRT_INVALID_ARGUMENT, "expects a range within ",
                     storage->bytes(), " bytes, got ", size, " bytes at ",
                     offset);
  void *to = args->dst;
  args->event = whenReady(*args->buffer, [=] {
    if (size)
      std::memcpy(to, static_cast<char *>(storage->data()) + offset,
                  size_t(size));
  });
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Pointers
//===----------------------------------------------------------------------===//

PJRT_Error *pjrt::bufferUnsafePointer(PJRT_Buffer_UnsafePointer_Args *args) {
  std::shared_ptr<Storage> storage = args->buffer->storage();
  if (!storage)
    return deleted();
  if (const PJRT_Error *failure = args->buffer->ready->wait())
    return new PJRT_Error(*failure);
  args->buffer_pointer = reinterpret_cast<uintptr_t>(storage->data());
  return nullptr;
}

PJRT_Error *pjrt::bufferOpaqueDeviceMemoryDataPointer(
    PJRT_Buffer_OpaqueDeviceMemoryDataPointer_Args *args) {
  std::shared_ptr<Storage> storage = args->buffer->storage();
  if (!storage)
    return deleted();
  args->device_memory_ptr = storage->data();
  return nullptr;
}

PJRT_Error *pjrt::bufferIncreaseExternalReferenceCount(
    PJRT_Buffer_IncreaseExternalReferenceCount_Args *args) {
  return args->buffer->hold() ? nullptr : deleted();
}

PJRT_Error *pjrt::bufferDecreaseExternalReferenceCount(
    PJRT_Buffer_DecreaseExternalReferenceCount_Args *args) {
  if (args->buffer->drop())
    return nullptr;
  return makeError(PJRT_FAILED_PRECONDITION,
                   "the array has no external references");
}
