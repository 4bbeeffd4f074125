//===- StandIn.cpp - A CUDA driver without a GPU --------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The used part of the driver's interface on the host's memory. Work on a
// stream waits until the host reads or synchronizes. A launch runs the
// simulated code of the kernel of that name: of the table a test gives, or of
// the shared library, compiled with
// --device=gpu-sim, that $TENON_STANDIN_KERNELS names. Where the last context
// ends, the file that $TENON_STANDIN_CALLS names gets the number of calls of
// each function, or what was misused.
//
//===----------------------------------------------------------------------===//

#include "StandIn.h"
#include "Runtime/Accelerator.h"
#include "Runtime/Artifact.h"
#include "Runtime/CUDA/Driver.h"
#include "StandInState.h"

#include <cstdlib>
#include <cstring>
#include <deque>
#include <fstream>
#include <functional>
#include <map>
#include <set>

#include <dlfcn.h>

using namespace tenon;

namespace tenon::cuda {
struct GraphObject {
  std::vector<std::function<int()>> work;
};
struct GraphExecObject {
  std::vector<std::function<int()>> work;
};
struct StreamObject {
  std::deque<std::function<int()>> work;
  /// Takes the work while it is captured.
  std::unique_ptr<GraphObject> captured;
};
/// How often it was recorded on its stream, and how far that has come.
struct EventObject {
  StreamObject *stream = nullptr;
  int recorded = 0;
  std::shared_ptr<int> reached = std::make_shared<int>(0);
};
struct FunctionObject {
  std::string name;
};
struct LinkObject {
  std::string image;
};
struct ModuleObject {
  /// Of a real image, which names what it likes.
  bool hasAll = false;
  std::map<std::string, std::unique_ptr<FunctionObject>> functions;
};
} // namespace tenon::cuda

using namespace tenon::cuda;
using Stream = StreamObject;
using Function = FunctionObject;
using Module = ModuleObject;

namespace {

/// All that the driver knows.
struct State {
  int capability = 90, version = 13000;
  int64_t freeBytes = int64_t(8) << 30;
  bool started = false;
  int contexts = 0;
  bool current = false;
  std::map<uint64_t, size_t> memory;
  /// Page-locked.
  std::map<const char *, size_t> hostMemory;
  std::set<EventObject *> events;
  std::set<Stream *> streams;
  std::set<Module *> modules;
  std::set<LinkObject *> links;
  std::set<GraphObject *> graphs;
  std::set<GraphExecObject *> execs;
  std::map<std::string, int> calls;
  std::string failing, misuse;
  int failingCall = 0, failingCode = 0;
  const ten_device_code *code = nullptr;
  std::unique_ptr<SharedLibrary> library;
  std::unique_ptr<Accelerator> simulation;
  bool dropsNaN = false;
  /// An error that stays, as after an illegal address.
  int sticky = 0;
};

State &state() {
  static State theState;
  return theState;
}

} // namespace

int standin::misused(const std::string &what) {
  if (state().misuse.empty())
    state().misuse = what;
  return 1;
}

void standin::countCall(const char *what) { ++state().calls[what]; }

int standin::begin(const char *function, bool needsContext) {
  State &s = state();
  int number = ++s.calls[function];
  if (s.failing == function && s.failingCall == number)
    return s.failingCode;
  if (!s.started && std::strcmp(function, "cuInit") != 0)
    return misused(concat(function, " before cuInit"));
  if (needsContext && (!s.current || s.contexts == 0))
    return misused(concat(function, " without a context"));
  return s.sticky;
}

bool standin::isDeviceMemory(uint64_t pointer, size_t bytes) {
  auto after = state().memory.upper_bound(pointer);
  if (after == state().memory.begin())
    return false;
  auto [start, size] = *std::prev(after);
  return pointer - start + bytes <= size;
}

int standin::libraryVersion() { return state().version; }
bool standin::dropsNaN() { return state().dropsNaN; }

int standin::enqueue(StreamHandle stream, std::function<int()> work) {
  if (!state().streams.count(stream))
    return misused("work for no stream");
  if (stream->captured)
    stream->captured->work.push_back(std::move(work));
  else
    stream->work.push_back(std::move(work));
  return 0;
}

using namespace tenon::standin;

namespace {

/// Whether what ptxas of CUDA 13 has assembled, the eighth version of its
/// format, is for a GPU: of the same generation, and no later. Of other
/// versions nothing is known here, as a driver that is older would say.
bool isImageFor(const void *image, int capability) {
  const auto *bytes = static_cast<const unsigned char *>(image);
  constexpr size_t version = 8, architecture = 49;
  int target = bytes[architecture];
  return bytes[version] == 8 && target / 10 == capability / 10 &&
         target <= capability;
}

/// What is linked of a text begins with it, and the architecture.
const std::string linkedMark = "linked for sm_";

/// What may not be done while work is captured.
int endsCapture(const char *function) {
  for (Stream *stream : state().streams)
    if (stream->captured) {
      stream->captured.reset();
      return misused(concat(function, " while work is captured"));
    }
  return 0;
}

const ten_device_kernel *findKernel(const std::string &name) {
  State &s = state();
  const char *path = std::getenv("TENON_STANDIN_KERNELS");
  if (!s.code && path) {
    // Simulated code calls the runtime that is linked here.
    Dl_info self = {};
    if (dladdr(reinterpret_cast<void *>(&ten_standin_reset), &self))
      dlopen(self.dli_fname, RTLD_NOW | RTLD_GLOBAL | RTLD_NOLOAD);
    Result<SharedLibrary> opened = SharedLibrary::open(path);
    if (!opened) {
      misused(opened.status().message);
      return nullptr;
    }
    s.library = std::make_unique<SharedLibrary>(*std::move(opened));
    s.code = s.library->artifact().device;
  }
  for (int32_t i = 0; s.code && i < s.code->num_kernels; ++i)
    if (s.code->kernels[i].name == name)
      return &s.code->kernels[i];
  return nullptr;
}

int run(const std::string &name, int64_t blocks, int64_t threads,
        const std::vector<int64_t> &words) {
  State &s = state();
  const ten_device_kernel *kernel = findKernel(name);
  if (!kernel)
    return s.sticky = 719;
  if (!s.simulation) {
    Result<std::unique_ptr<Accelerator>> made = createSimulation(*s.code, {});
    if (!made)
      return s.sticky = 719;
    s.simulation = *std::move(made);
  }
  Status status =
      s.simulation->launch(kernel - s.code->kernels, blocks, threads,
                           words.data(), static_cast<int64_t>(words.size()));
  return status.ok() ? 0 : s.sticky = 700;
}

/// Whether the GPU may use the bytes of the host's memory by itself.
bool isPageLocked(const void *memory, size_t bytes) {
  const auto *pointer = static_cast<const char *>(memory);
  auto after = state().hostMemory.upper_bound(pointer);
  if (after == state().hostMemory.begin())
    return false;
  auto [start, size] = *std::prev(after);
  return static_cast<size_t>(pointer - start) + bytes <= size;
}

int drain(Stream *stream, const EventObject *until = nullptr) {
  while (!stream->work.empty() &&
         !(until && *until->reached == until->recorded)) {
    std::function<int()> next = std::move(stream->work.front());
    stream->work.pop_front();
    if (int code = next())
      return code;
  }
  return 0;
}

} // namespace

extern "C" {

void ten_standin_kernels(const ten_device_code *code) { state().code = code; }
void ten_standin_fail(const char *function, int nth, int code) {
  state().failing = function ? function : "";
  state().failingCall = nth;
  state().failingCode = code;
}
int ten_standin_calls(const char *function) { return state().calls[function]; }
int ten_standin_live() {
  State &s = state();
  return s.contexts + liveLibraryObjects() + liveConvolutionObjects() +
         static_cast<int>(s.memory.size() + s.streams.size() +
                          s.modules.size() + s.graphs.size() + s.execs.size() +
                          s.hostMemory.size() + s.events.size() +
                          s.links.size());
}
const char *ten_standin_misuse() { return state().misuse.c_str(); }
void ten_standin_device(int capability, int64_t bytes) {
  state().capability = capability;
  state().freeBytes = bytes;
}
void ten_standin_version(int version) { state().version = version; }
void ten_standin_drop_nan(int drops) { state().dropsNaN = drops != 0; }
void ten_standin_reset() {
  state() = State();
  resetLibrary();
  resetConvolutions();
}

int cuInit(unsigned flags) {
  if (int code = begin("cuInit", false))
    return code;
  state().started = true;
  return flags == 0 ? 0 : misused("cuInit with flags");
}
int cuDriverGetVersion(int *version) {
  *version = state().version;
  return begin("cuDriverGetVersion", false);
}
int cuGetErrorName(int code, const char **name) {
  static const std::map<int, const char *> names = {
      {1, "CUDA_ERROR_INVALID_VALUE"},
      {2, "CUDA_ERROR_OUT_OF_MEMORY"},
      {100, "CUDA_ERROR_NO_DEVICE"},
      {218, "CUDA_ERROR_INVALID_PTX"},
      {222, "CUDA_ERROR_UNSUPPORTED_PTX_VERSION"},
      {500, "CUDA_ERROR_NOT_FOUND"},
      {700, "CUDA_ERROR_ILLEGAL_ADDRESS"},
      {719, "CUDA_ERROR_LAUNCH_FAILED"},
      {999, "CUDA_ERROR_UNKNOWN"}};
  auto found = names.find(code);
  if (found == names.end())
    return 1;
  *name = found->second;
  return 0;
}
int cuGetErrorString(int code, const char **text) {
  const char *name = nullptr;
  *text = "as the stand-in driver was told";
  return cuGetErrorName(code, &name);
}
int cuDeviceGetCount(int *count) {
  *count = 2;
  return begin("cuDeviceGetCount", false);
}
int cuDeviceGet(int *device, int index) {
  *device = index;
  return index == 0 || index == 1 ? begin("cuDeviceGet", false)
                                  : misused("cuDeviceGet of no device");
}
int cuDeviceGetName(char *name, int bytes, int) {
  std::strncpy(name, "stand-in", static_cast<size_t>(bytes));
  return begin("cuDeviceGetName", false);
}
int cuDeviceGetAttribute(int *value, int attribute, int) {
  *value = attribute == 75 ? state().capability / 10 : state().capability % 10;
  if (attribute != 75 && attribute != 76)
    return misused("cuDeviceGetAttribute of what is not needed");
  return begin("cuDeviceGetAttribute", false);
}
int cuDevicePrimaryCtxRetain(ContextHandle *context, int device) {
  if (int code = begin("cuDevicePrimaryCtxRetain", false))
    return code;
  if (device == 1)
    ++state().calls["the second device"];
  ++state().contexts;
  *context = reinterpret_cast<ContextHandle>(&state());
  return 0;
}
int cuDevicePrimaryCtxRelease_v2(int) {
  if (int code = begin("cuDevicePrimaryCtxRelease_v2", false);
      code && code != state().sticky)
    return code;
  if (state().contexts-- == 0)
    return misused("a context is released twice");
  if (const char *path = std::getenv("TENON_STANDIN_CALLS")) {
    std::ofstream file(path);
    for (const auto &[function, count] : state().calls)
      file << function << " " << count << "\n";
    if (!state().misuse.empty())
      file << "misuse: " << state().misuse << "\n";
  }
  return 0;
}
int cuCtxSetCurrent(ContextHandle context) {
  if (int code = begin("cuCtxSetCurrent", false))
    return code;
  state().current = context == reinterpret_cast<ContextHandle>(&state());
  return 0;
}
int cuModuleLoadDataEx(Module **module, const void *image, unsigned count,
                       int *options, void **values) {
  if (int code = begin("cuModuleLoadDataEx", true)) {
    for (unsigned i = 0; i + 1 < count; ++i)
      if (options[i] == 5 && options[i + 1] == 6)
        std::strncpy(static_cast<char *>(values[i]), "a line of the log",
                     reinterpret_cast<size_t>(values[i + 1]));
    return code;
  }
  // The names that the text declares, or what was linked of it. An image is
  // only for the architecture that it names.
  std::string text = static_cast<const char *>(image);
  const std::string own = concat(linkedMark, state().capability, "\n");
  if (text.compare(0, linkedMark.size(), linkedMark) == 0 &&
      text.compare(0, own.size(), own) != 0)
    return 209;
  bool isImage = text.compare(0, 4, "\177ELF") == 0;
  if (isImage && !isImageFor(image, state().capability))
    return 209;
  auto *made = new Module;
  made->hasAll = isImage;
  const std::string entry = ".entry ";
  for (size_t at = text.find(entry); at != std::string::npos;
       at = text.find(entry, at + 1)) {
    size_t start = at + entry.size();
    std::string name = text.substr(start, text.find('(', start) - start);
    made->functions[name].reset(new Function{name});
  }
  state().modules.insert(made);
  *module = made;
  return 0;
}
int cuLinkCreate_v2(unsigned count, int *, void **, LinkObject **link) {
  if (int code = begin("cuLinkCreate_v2", true))
    return code;
  if (count)
    return misused("cuLinkCreate with options");
  *link = new LinkObject;
  state().links.insert(*link);
  return 0;
}
int cuLinkAddData_v2(LinkObject *link, int type, void *data, size_t bytes,
                     const char *, unsigned count, int *, void **) {
  if (int code = begin("cuLinkAddData_v2", true))
    return code;
  const auto *text = static_cast<const char *>(data);
  if (!state().links.count(link) || type != jitInputPtx || count ||
      bytes == 0 || text[bytes - 1] != 0 || std::strlen(text) + 1 != bytes)
    return misused("cuLinkAddData of what is no text");
  link->image = concat(linkedMark, state().capability, "\n", text);
  return 0;
}
int cuLinkComplete(LinkObject *link, void **image, size_t *bytes) {
  if (int code = begin("cuLinkComplete", true))
    return code;
  if (!state().links.count(link) || link->image.empty())
    return misused("cuLinkComplete of nothing");
  *image = link->image.data();
  *bytes = link->image.size() + 1;
  return 0;
}
int cuLinkDestroy(LinkObject *link) {
  begin("cuLinkDestroy", true);
  if (state().links.erase(link) == 0)
    return misused("cuLinkDestroy of no link");
  // What was not copied is lost.
  std::fill(link->image.begin(), link->image.end(), '?');
  delete link;
  return 0;
}
int cuModuleUnload(Module *module) {
  begin("cuModuleUnload", true);
  if (state().modules.erase(module) == 0)
    return misused("cuModuleUnload of no module");
  delete module;
  return 0;
}
int cuModuleGetFunction(Function **function, Module *module, const char *name) {
  if (int code = begin("cuModuleGetFunction", true))
    return code;
  if (module->hasAll && findKernel(name))
    module->functions[name].reset(new Function{name});
  auto found = module->functions.find(name);
  if (found == module->functions.end())
    return 500;
  *function = found->second.get();
  return 0;
}
int cuMemGetInfo_v2(size_t *free, size_t *total) {
  *free = static_cast<size_t>(state().freeBytes);
  *total = size_t(8) << 30;
  return begin("cuMemGetInfo_v2", true);
}
int cuMemAlloc_v2(uint64_t *pointer, size_t bytes) {
  if (int code = begin("cuMemAlloc_v2", true))
    return code;
  if (int code = endsCapture("cuMemAlloc_v2"))
    return code;
  if (bytes == 0)
    return misused("cuMemAlloc of 0 bytes");
  if (static_cast<int64_t>(bytes) > state().freeBytes)
    return 2;
  void *memory = std::aligned_alloc(256, (bytes + 255) / 256 * 256);
  // Of large blocks, which are a library's, the beginning is enough.
  std::memset(memory, 0xff, std::min(bytes, size_t(4) << 20));
  *pointer = reinterpret_cast<uint64_t>(memory);
  state().memory[*pointer] = bytes;
  return 0;
}
int cuMemFree_v2(uint64_t pointer) {
  begin("cuMemFree_v2", true);
  endsCapture("cuMemFree_v2");
  if (state().memory.erase(pointer) == 0)
    return misused("cuMemFree of what was not allocated");
  for (Stream *stream : state().streams)
    if (!stream->work.empty() && !state().sticky)
      misused("cuMemFree while work is to be done");
  std::free(reinterpret_cast<void *>(pointer));
  return 0;
}
int cuMemHostAlloc(void **memory, size_t bytes, unsigned flags) {
  if (int code = begin("cuMemHostAlloc", true))
    return code;
  if (int code = endsCapture("cuMemHostAlloc"))
    return code;
  if (bytes == 0 || flags)
    return misused("cuMemHostAlloc of 0 bytes, or with flags");
  *memory = std::malloc(bytes);
  std::memset(*memory, 0xff, bytes);
  state().hostMemory[static_cast<const char *>(*memory)] = bytes;
  return 0;
}
int cuMemFreeHost(void *memory) {
  begin("cuMemFreeHost", true);
  endsCapture("cuMemFreeHost");
  if (state().hostMemory.erase(static_cast<const char *>(memory)) == 0)
    return misused("cuMemFreeHost of what was not allocated");
  for (Stream *stream : state().streams)
    if (!stream->work.empty() && !state().sticky)
      misused("cuMemFreeHost while work is to be done");
  std::free(memory);
  return 0;
}
int cuEventCreate(EventObject **event, unsigned flags) {
  if (int code = begin("cuEventCreate", true))
    return code;
  if (flags != eventDisableTiming && flags != 0)
    return misused("cuEventCreate with other flags");
  *event = new EventObject;
  state().events.insert(*event);
  return 0;
}
int cuEventRecord(EventObject *event, Stream *stream) {
  if (int code = begin("cuEventRecord", true))
    return code;
  if (!state().events.count(event))
    return misused("cuEventRecord of no event");
  event->stream = stream;
  return enqueue(stream,
                 [reached = event->reached, number = ++event->recorded] {
                   *reached = number;
                   return 0;
                 });
}
int cuEventSynchronize(EventObject *event) {
  if (int code = begin("cuEventSynchronize", true))
    return code;
  if (int code = endsCapture("cuEventSynchronize"))
    return code;
  if (!state().events.count(event))
    return misused("cuEventSynchronize of no event");
  return event->stream ? drain(event->stream, event) : 0;
}
int cuEventElapsedTime(float *milliseconds, EventObject *from,
                       EventObject *to) {
  if (int code = begin("cuEventElapsedTime", true))
    return code;
  if (!state().events.count(from) || !state().events.count(to) ||
      *from->reached != from->recorded || *to->reached != to->recorded)
    return misused("cuEventElapsedTime of events that were not reached");
  *milliseconds = 0.25F;
  return 0;
}
int cuEventDestroy_v2(EventObject *event) {
  begin("cuEventDestroy_v2", true);
  if (state().events.erase(event) == 0)
    return misused("cuEventDestroy of no event");
  delete event;
  return 0;
}
int cuMemcpyHtoDAsync_v2(uint64_t to, const void *from, size_t bytes,
                         Stream *stream) {
  if (int code = begin("cuMemcpyHtoDAsync_v2", true))
    return code;
  if (int code = endsCapture("cuMemcpyHtoDAsync_v2"))
    return code;
  if (!state().streams.count(stream) || !isDeviceMemory(to, bytes))
    return misused("cuMemcpyHtoDAsync to what is not the device's memory");
  // What is page-locked is read when the copy's turn comes.
  if (isPageLocked(from, bytes)) {
    stream->work.push_back([=] {
      if (!isPageLocked(from, bytes))
        return misused("a copy of page-locked memory that was given back");
      std::memcpy(reinterpret_cast<void *>(to), from, bytes);
      return 0;
    });
    return 0;
  }
  const auto *bytesFrom = static_cast<const char *>(from);
  std::vector<char> aside(bytesFrom, bytesFrom + bytes);
  stream->work.push_back([to, aside = std::move(aside)] {
    std::memcpy(reinterpret_cast<void *>(to), aside.data(), aside.size());
    return 0;
  });
  return 0;
}
int cuMemcpyDtoHAsync_v2(void *to, uint64_t from, size_t bytes,
                         Stream *stream) {
  if (int code = begin("cuMemcpyDtoHAsync_v2", true))
    return code;
  if (int code = endsCapture("cuMemcpyDtoHAsync_v2"))
    return code;
  if (!state().streams.count(stream) || !isDeviceMemory(from, bytes))
    return misused("cuMemcpyDtoHAsync of what is not the device's memory");
  if (isPageLocked(to, bytes)) {
    stream->work.push_back([=] {
      if (!isPageLocked(to, bytes))
        return misused("a copy to page-locked memory that was given back");
      std::memcpy(to, reinterpret_cast<const void *>(from), bytes);
      return 0;
    });
    return 0;
  }
  // Into ordinary memory: the real one returns when the copy is done, too.
  int code = drain(stream);
  if (!code)
    std::memcpy(to, reinterpret_cast<const void *>(from), bytes);
  return code;
}
int cuMemcpyDtoDAsync_v2(uint64_t to, uint64_t from, size_t bytes,
                         Stream *stream) {
  if (int code = begin("cuMemcpyDtoDAsync_v2", true))
    return code;
  if (!state().streams.count(stream) || !isDeviceMemory(to, bytes) ||
      !isDeviceMemory(from, bytes))
    return misused("cuMemcpyDtoDAsync of what is not the device's memory");
  return enqueue(stream, [=] {
    std::memmove(reinterpret_cast<void *>(to),
                 reinterpret_cast<const void *>(from), bytes);
    return 0;
  });
}
int cuStreamCreate(Stream **stream, unsigned flags) {
  if (int code = begin("cuStreamCreate", true))
    return code;
  if (flags > 1)
    return misused("cuStreamCreate with unknown flags");
  *stream = new Stream;
  state().streams.insert(*stream);
  return 0;
}
int cuStreamDestroy_v2(Stream *stream) {
  begin("cuStreamDestroy_v2", true);
  if (state().streams.erase(stream) == 0)
    return misused("cuStreamDestroy of no stream");
  delete stream;
  return 0;
}
int cuStreamSynchronize(Stream *stream) {
  if (int code = begin("cuStreamSynchronize", true))
    return code;
  if (int code = endsCapture("cuStreamSynchronize"))
    return code;
  if (!state().streams.count(stream))
    return misused("cuStreamSynchronize of no stream");
  return drain(stream);
}
int cuLaunchKernel(Function *function, unsigned gridX, unsigned gridY,
                   unsigned gridZ, unsigned blockX, unsigned blockY,
                   unsigned blockZ, unsigned sharedBytes, Stream *stream,
                   void **parameters, void **extra) {
  if (int code = begin("cuLaunchKernel", true))
    return code;
  if (gridX == 0 || gridY != 1 || gridZ != 1 || blockX == 0 || blockX > 1024 ||
      blockY != 1 || blockZ != 1 || sharedBytes > 48 * 1024 || extra ||
      !state().streams.count(stream))
    return misused("cuLaunchKernel with a wrong grid");
  // As many as the kernel has is known to the kernel alone: the simulation
  // reads no more than that.
  std::vector<int64_t> words;
  for (void **p = parameters; *p; ++p)
    words.push_back(*static_cast<int64_t *>(*p));
  return enqueue(
      stream, [name = function->name, gridX, blockX, words = std::move(words)] {
        return run(name, gridX, blockX, words);
      });
}

int cuStreamBeginCapture_v2(Stream *stream, int mode) {
  if (int code = begin("cuStreamBeginCapture_v2", true))
    return code;
  if (mode != 1 || !state().streams.count(stream) || stream->captured)
    return misused("cuStreamBeginCapture of no stream, or of one twice");
  stream->captured = std::make_unique<GraphObject>();
  return 0;
}
int cuStreamEndCapture(Stream *stream, GraphObject **graph) {
  int code = begin("cuStreamEndCapture", true);
  if (!state().streams.count(stream))
    return misused("cuStreamEndCapture of no stream");
  if (code) {
    stream->captured.reset();
    return code;
  }
  if (!stream->captured)
    return misused("cuStreamEndCapture of what is not captured");
  *graph = stream->captured.release();
  state().graphs.insert(*graph);
  return 0;
}
int cuGraphInstantiateWithFlags(GraphExecObject **exec, GraphObject *graph,
                                unsigned long long flags) {
  if (int code = begin("cuGraphInstantiateWithFlags", true))
    return code;
  if (!state().graphs.count(graph) || flags)
    return misused("cuGraphInstantiateWithFlags of no graph");
  *exec = new GraphExecObject{graph->work};
  state().execs.insert(*exec);
  return 0;
}
int cuGraphLaunch(GraphExecObject *exec, Stream *stream) {
  if (int code = begin("cuGraphLaunch", true))
    return code;
  if (!state().execs.count(exec))
    return misused("cuGraphLaunch of no graph");
  for (const std::function<int()> &work : exec->work)
    if (int code = enqueue(stream, work))
      return code;
  return 0;
}
int cuGraphExecDestroy(GraphExecObject *exec) {
  begin("cuGraphExecDestroy", true);
  if (state().execs.erase(exec) == 0)
    return misused("cuGraphExecDestroy of no graph");
  delete exec;
  return 0;
}
int cuGraphDestroy(GraphObject *graph) {
  begin("cuGraphDestroy", true);
  if (state().graphs.erase(graph) == 0)
    return misused("cuGraphDestroy of no graph");
  delete graph;
  return 0;
}

} // extern "C"
