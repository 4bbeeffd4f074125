//===- CudaAccelerator.cpp - Kernels of an artifact on a GPU --------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The CUDA implementation of Accelerator, on the driver API: loads kernels from
// images or PTX, allocates memory, launches kernels on one stream, delegates
// products and convolutions to cuBLASLt and cuDNN, and records calls as CUDA
// graphs. Called by DeviceModel.
//
//===----------------------------------------------------------------------===//

#include "CublasLt.h"
#include "Cudnn.h"
#include "Driver.h"
#include "Runtime/Accelerator.h"
#include "Runtime/DiskCache.h"
#include "Staging.h"

#include <cstdlib>
#include <optional>

using namespace tenon;
using namespace tenon::cuda;

namespace {

/// A CUDA graph.
class Graph : public Recording {
public:
  Graph(std::shared_ptr<Driver> driver, ContextHandle context,
        StreamHandle stream, GraphHandle graph, GraphExecHandle exec)
      : exec(exec), driver(std::move(driver)), context(context), stream(stream),
        graph(graph) {}
  ~Graph() override {
    (void)driver->cuCtxSetCurrent(context);
    // It may still be running.
    (void)driver->cuStreamSynchronize(stream);
    (void)driver->cuGraphExecDestroy(exec);
    (void)driver->cuGraphDestroy(graph);
  }
  GraphExecHandle exec;

private:
  std::shared_ptr<Driver> driver;
  ContextHandle context;
  StreamHandle stream;
  GraphHandle graph;
};

/// The state of an open device, released in reverse order.
class CudaAccelerator : public Accelerator {
public:
  CudaAccelerator(std::shared_ptr<Driver> driver, const CudaOptions &options)
      : driver(std::move(driver)), options(options) {}
  // Errors during destruction are ignored.
  ~CudaAccelerator() override {
    if (context)
      (void)driver->cuCtxSetCurrent(context);
    if (stream) {
      (void)driver->cuStreamSynchronize(stream);
      (void)takeTimes();
      staging.reset();
      products.library.reset();
      convolutions.library.reset();
      for (DevicePointer workspace :
           {products.workspace, convolutions.workspace})
        if (workspace)
          (void)driver->cuMemFree_v2(workspace);
      (void)driver->cuStreamDestroy_v2(stream);
    }
    if (module)
      (void)driver->cuModuleUnload(module);
    if (context)
      (void)driver->cuDevicePrimaryCtxRelease_v2(device);
  }

  Status start(const ten_device_code &code, int index);
  /// Loads the kernels: from an assembled image, or through the driver's
  /// compiler.
  Status load(int capability);
  Status loadText();
  /// Lets the driver assemble the PTX; returns an empty string on failure.
  std::string assemble();

  Result<void *> allocate(int64_t bytes, std::string_view what) override;
  void free(void *memory) override {
    (void)driver->cuCtxSetCurrent(context);
    // Launched work may still use the memory.
    (void)driver->cuStreamSynchronize(stream);
    (void)driver->cuMemFree_v2(reinterpret_cast<DevicePointer>(memory));
  }
  Status read(void *host, const void *from, int64_t bytes) override {
    if (bytes == 0)
      return synchronize();
    Staging *through = findStaging();
    int code = through ? through->read(host, address(from), size(bytes))
                       : driver->cuMemcpyDtoHAsync_v2(host, address(from),
                                                      size(bytes), stream);
    if (code)
      return failed(code, concat("a copy of ", bytes, " bytes to the host"));
    return synchronize();
  }
  Status write(void *to, const void *host, int64_t bytes) override {
    if (bytes == 0)
      return {};
    // Pageable memory is copied to a staging buffer before this returns.
    Staging *through = findStaging();
    int code = through ? through->write(address(to), host, size(bytes))
                       : driver->cuMemcpyHtoDAsync_v2(address(to), host,
                                                      size(bytes), stream);
    if (code)
      return failed(code, concat("a copy of ", bytes, " bytes to the GPU"));
    return {};
  }
  Status copy(void *to, const void *from, int64_t bytes) override {
    if (bytes == 0 || to == from)
      return {};
    if (int code = driver->cuMemcpyDtoDAsync_v2(address(to), address(from),
                                                size(bytes), stream))
      return failed(code, concat("a copy of ", bytes, " bytes on the GPU"));
    return {};
  }
  Status launch(int64_t kernel, int64_t blocks, int64_t threads,
                const int64_t *words, int64_t count) override;
  Result<bool> multiply(const ten_product &product, int64_t kernel,
                        int64_t blocks, int64_t threads, const int64_t *words,
                        int64_t count) override;
  Result<bool> convolve(const ten_convolution &convolution, int64_t kernel,
                        int64_t blocks, int64_t threads, const int64_t *words,
                        int64_t count) override;
  bool beginRecording() override {
    isRecording = options.graphs && driver->cuStreamBeginCapture_v2(
                                        stream, captureThreadLocal) == 0;
    return isRecording;
  }
  std::unique_ptr<Recording> endRecording() override;
  Status replay(Recording &recording) override {
    if (int code =
            driver->cuGraphLaunch(static_cast<Graph &>(recording).exec, stream))
      return failed(code, "launching the graph of a call");
    return {};
  }
  Status synchronize() override {
    if (int code = driver->cuStreamSynchronize(stream))
      return failed(code, "waiting for the GPU");
    return {};
  }

  bool mark() override;
  std::vector<double> takeTimes() override;

private:
  static DevicePointer address(const void *pointer) {
    return reinterpret_cast<DevicePointer>(pointer);
  }
  static size_t size(int64_t bytes) { return static_cast<size_t>(bytes); }
  /// Kernel failures are reported by a later call of the driver; the message
  /// names the last kernel.
  Status failed(int code, std::string what) const {
    if (lastKernel)
      what += concat(", in or after kernel '", lastKernel, "'");
    return driver->failure(code, what);
  }

  /// A library with its workspace. Opened on first use, in a call that is not
  /// recorded, since nothing may be allocated while recording.
  template <typename T> struct Library {
    std::unique_ptr<T> library;
    DevicePointer workspace = 0;
    bool tried = false;
  };
  /// Returns the library, or null.
  template <typename T, typename Open>
  T *find(Library<T> &library, const Open &open);
  /// The device for tests of libraries; null while recording.
  Accelerator *forTrials() { return isRecording ? nullptr : this; }
  CublasLt *cublasLt() {
    return find(products, [&] {
      return CublasLt::open(options.cublasLt, cache ? &*cache : nullptr);
    });
  }
  Cudnn *cudnn() {
    return find(convolutions, [&] {
      return Cudnn::open(options.cudnn, stream, cache ? &*cache : nullptr);
    });
  }

  /// Returns page-locked memory for copies, allocated on first use; null if
  /// there is none, and while recording, when calls must not wait.
  Staging *findStaging() {
    if (isRecording)
      return nullptr;
    if (!triedStaging)
      staging = Staging::create(*driver, stream,
                                static_cast<size_t>(options.stagingBytes));
    triedStaging = true;
    return staging.get();
  }

  std::shared_ptr<Driver> driver;
  CudaOptions options;
  std::optional<DiskCache> cache;
  std::unique_ptr<Staging> staging;
  bool triedStaging = false, isRecording = false;
  std::vector<EventHandle> marks;
  Library<CublasLt> products;
  Library<Cudnn> convolutions;
  const ten_device_code *code = nullptr;
  DeviceHandle device = 0;
  ContextHandle context = nullptr;
  ModuleHandle module = nullptr;
  StreamHandle stream = nullptr;
  std::vector<FunctionHandle> functions;
  const char *lastKernel = nullptr;
};

/// Returns 90 for a device of compute capability 9.0.
Result<int> capability(const Driver &driver, DeviceHandle device) {
  int major = 0, minor = 0;
  int code =
      driver.cuDeviceGetAttribute(&major, computeCapabilityMajor, device);
  if (!code)
    code = driver.cuDeviceGetAttribute(&minor, computeCapabilityMinor, device);
  if (code)
    return driver.failure(code, "asking for the GPU's architecture");
  return 10 * major + minor;
}

Result<DeviceHandle> findDevice(const Driver &driver, int index) {
  int count = 0;
  if (int code = driver.cuDeviceGetCount(&count))
    return driver.failure(code, "counting GPUs");
  if (index < 0 || index >= count)
    return runtimeError("no GPU ", index, ": the driver shows ", count);
  DeviceHandle device = 0;
  if (int code = driver.cuDeviceGet(&device, index))
    return driver.failure(code, concat("opening GPU ", index));
  return device;
}

/// Returns whether code for `target`, such as "sm_90a", runs on that
/// capability. Architectures with a suffix letter run on no other one.
bool runsOn(const std::string &target, int capability) {
  if (target.compare(0, 3, "sm_") != 0)
    return false;
  char *end = nullptr;
  long number = std::strtol(target.c_str() + 3, &end, 10);
  return *end == 'a'   ? number == capability
         : *end == 'f' ? number / 10 == capability / 10 && number <= capability
                       : number <= capability;
}

/// Architectures with specific instructions have them under a name with a
/// suffix letter.
std::string architecture(int capability) {
  return concat("sm_", capability, capability >= 90 ? "a" : "");
}

Status CudaAccelerator::start(const ten_device_code &given, int index) {
  code = &given;
  Result<DeviceHandle> found = findDevice(*driver, index);
  if (!found)
    return std::move(found).status();
  device = *found;
  Result<int> is = capability(*driver, device);
  if (!is)
    return std::move(is).status();
  if (!runsOn(given.target, *is)) {
    char name[128] = "";
    (void)driver->cuDeviceGetName(name, sizeof(name) - 1, device);
    return badInput("compiled for ", given.target, ", but GPU ", index, " ('",
                    name, "') is sm_", *is,
                    "; recompile with --target-gpu=", architecture(*is));
  }
  if (int error = driver->cuDevicePrimaryCtxRetain(&context, device)) {
    context = nullptr;
    return driver->failure(error, concat("opening GPU ", index));
  }
  if (int error = driver->cuCtxSetCurrent(context))
    return driver->failure(error, concat("opening GPU ", index));
  if (int error = driver->cuStreamCreate(&stream, /*flags=*/1)) {
    stream = nullptr;
    return driver->failure(error, "making a stream");
  }
  if (given.num_kernels == 0)
    return {};
  if (Status status = load(*is); !status.ok())
    return status;
  for (int32_t i = 0; i < given.num_kernels; ++i) {
    FunctionHandle function = nullptr;
    if (int error = driver->cuModuleGetFunction(&function, module,
                                                given.kernels[i].name))
      return driver->failure(
          error, concat("finding kernel '", given.kernels[i].name, "'"));
    functions.push_back(function);
  }
  return {};
}

Status CudaAccelerator::load(int capability) {
  auto tryImage = [&](const void *image) {
    if (driver->cuModuleLoadDataEx(&module, image, 0, nullptr, nullptr) ==
        Success)
      return true;
    module = nullptr;
    return false;
  };
  if (!options.cacheFolder.empty()) {
    int version = 0;
    char name[128] = "";
    if (driver->cuDriverGetVersion(&version) == Success &&
        driver->cuDeviceGetName(name, sizeof(name) - 1, device) == Success)
      cache.emplace(options.cacheFolder,
                    concat(name, " sm_", capability, " driver ", version));
  }
  // The driver rejects images of another architecture, or newer than itself.
  for (int64_t i = 0; i < code->num_images; ++i)
    if (tryImage(code->images[i].bytes))
      return {};
  if (!cache)
    return loadText();
  std::optional<std::string> kept = cache->find("kernels", code->text);
  if (kept && tryImage(kept->data()))
    return {};
  std::string image = assemble();
  if (image.empty() || !tryImage(image.data()))
    return loadText();
  cache->store("kernels", code->text, image);
  return {};
}

Status CudaAccelerator::loadText() {
  std::string log(4096, '\0');
  int options[] = {jitErrorLogBuffer, jitErrorLogBytes};
  void *values[] = {log.data(), reinterpret_cast<void *>(log.size() - 1)};
  if (int error =
          driver->cuModuleLoadDataEx(&module, code->text, 2, options, values)) {
    module = nullptr;
    Status status = driver->failure(error, "loading the kernels");
    if (log[0])
      status.message += concat("\n", log.c_str());
    return status;
  }
  return {};
}

std::string CudaAccelerator::assemble() {
  LinkHandle link = nullptr;
  if (driver->cuLinkCreate_v2(0, nullptr, nullptr, &link) != Success)
    return {};
  // The terminating null character is part of the PTX.
  void *image = nullptr;
  size_t bytes = 0;
  std::string result;
  if (driver->cuLinkAddData_v2(link, jitInputPtx,
                               const_cast<char *>(code->text),
                               size(code->text_bytes) + 1, "kernels", 0,
                               nullptr, nullptr) == Success &&
      driver->cuLinkComplete(link, &image, &bytes) == Success && image)
    result.assign(static_cast<const char *>(image), bytes);
  (void)driver->cuLinkDestroy(link);
  return result;
}

Result<void *> CudaAccelerator::allocate(int64_t bytes, std::string_view what) {
  if (int error = driver->cuCtxSetCurrent(context))
    return failed(error, "allocating memory");
  DevicePointer pointer = 0;
  int error = driver->cuMemAlloc_v2(&pointer, size(bytes));
  if (error == OutOfMemory) {
    size_t freeBytes = 0, total = 0;
    if (driver->cuMemGetInfo_v2(&freeBytes, &total))
      return runtimeError("out of memory on the GPU: ", what, " needs ", bytes,
                          " bytes");
    return runtimeError("out of memory on the GPU: ", what, " needs ", bytes,
                        " bytes, ", freeBytes, " of ", total, " are free");
  }
  if (error)
    return failed(error, concat("allocating ", bytes, " bytes"));
  return reinterpret_cast<void *>(pointer);
}

Status CudaAccelerator::launch(int64_t kernel, int64_t blocks, int64_t threads,
                               const int64_t *words, int64_t count) {
  if (kernel < 0 || kernel >= static_cast<int64_t>(functions.size()))
    return internalError("the artifact has no kernel ", kernel);
  std::vector<void *> parameters;
  parameters.reserve(static_cast<size_t>(count) + 1);
  for (int64_t i = 0; i < count; ++i)
    parameters.push_back(const_cast<int64_t *>(words + i));
  // The driver knows the number of parameters; the mock driver counts up to a
  // null.
  parameters.push_back(nullptr);
  const char *name = code->kernels[kernel].name;
  int error = driver->cuLaunchKernel(functions[static_cast<size_t>(kernel)],
                                     static_cast<unsigned>(blocks), 1, 1,
                                     static_cast<unsigned>(threads), 1, 1, 0,
                                     stream, parameters.data(), nullptr);
  if (error)
    return failed(error, concat("launching kernel '", name, "' with ", blocks,
                                " blocks of ", threads, " threads"));
  lastKernel = name;
  return {};
}

template <typename T, typename Open>
T *CudaAccelerator::find(Library<T> &library, const Open &open) {
  if (!options.libraries || library.tried)
    return library.library.get();
  library.tried = true;
  library.library = open();
  if (library.library &&
      driver->cuMemAlloc_v2(&library.workspace, T::workspaceBytes) != Success) {
    library.workspace = 0;
    library.library.reset();
  }
  return library.library.get();
}

Result<bool> CudaAccelerator::multiply(const ten_product &product,
                                       int64_t kernel, int64_t blocks,
                                       int64_t threads, const int64_t *words,
                                       int64_t count) {
  CublasLt *library = cublasLt();
  auto *workspace = reinterpret_cast<void *>(products.workspace);
  if (!library ||
      !library->canMultiply(product, workspace, stream, forTrials()))
    return launchInstead(kernel, blocks, threads, words, count);
  Status status = library->multiply(product, workspace, stream);
  if (!status.ok())
    return std::move(status).within(
        concat("in place of kernel '", code->kernels[kernel].name, "'"));
  lastKernel = code->kernels[kernel].name;
  return true;
}

Result<bool> CudaAccelerator::convolve(const ten_convolution &convolution,
                                       int64_t kernel, int64_t blocks,
                                       int64_t threads, const int64_t *words,
                                       int64_t count) {
  Cudnn *library = cudnn();
  auto *workspace = reinterpret_cast<void *>(convolutions.workspace);
  auto repack = [&](const KernelLayout &layout, const void *from, void *to) {
    CublasLt *matrices = cublasLt();
    return matrices && matrices->transpose(convolution.type, layout.others,
                                           layout.outputs, from, to, stream);
  };
  // Prefers the convolution with its epilogue to the sums alone.
  for (bool isWhole : {true, false}) {
    if (!library || !library->canConvolve(convolution, isWhole, repack,
                                          workspace, forTrials()))
      continue;
    Result<bool> done =
        library->convolve(convolution, isWhole, repack, workspace);
    if (!done)
      return std::move(done).status().within(
          concat("in place of kernel '", code->kernels[kernel].name, "'"));
    if (*done) {
      lastKernel = code->kernels[kernel].name;
      return !isWhole;
    }
  }
  return launchInstead(kernel, blocks, threads, words, count);
}

bool CudaAccelerator::mark() {
  EventHandle event = nullptr;
  if (driver->cuEventCreate(&event, /*flags=*/0) != Success)
    return false;
  if (driver->cuEventRecord(event, stream) != Success) {
    (void)driver->cuEventDestroy_v2(event);
    return false;
  }
  marks.push_back(event);
  return true;
}

std::vector<double> CudaAccelerator::takeTimes() {
  std::vector<double> times;
  bool known = synchronize().ok();
  for (size_t i = 1; i < marks.size(); ++i) {
    float milliseconds = 0;
    known = known && driver->cuEventElapsedTime(&milliseconds, marks[i - 1],
                                                marks[i]) == Success;
    times.push_back(1e3 * static_cast<double>(milliseconds));
  }
  for (EventHandle event : marks)
    (void)driver->cuEventDestroy_v2(event);
  marks.clear();
  if (!known)
    times.clear();
  return times;
}

std::unique_ptr<Recording> CudaAccelerator::endRecording() {
  isRecording = false;
  GraphHandle graph = nullptr;
  if (driver->cuStreamEndCapture(stream, &graph) != Success || !graph)
    return nullptr;
  GraphExecHandle exec = nullptr;
  if (driver->cuGraphInstantiateWithFlags(&exec, graph, 0) != Success) {
    (void)driver->cuGraphDestroy(graph);
    return nullptr;
  }
  return std::make_unique<Graph>(driver, context, stream, graph, exec);
}

} // namespace

Result<std::unique_ptr<Accelerator>>
tenon::openCuda(const ten_device_code &code, const CudaOptions &options) {
  Result<std::shared_ptr<Driver>> driver = Driver::open(options.library);
  if (!driver)
    return std::move(driver).status();
  if (code.num_kernels > 0 && !code.text)
    return badInput("compiled for ", code.target,
                    "; compile with --device=cuda to run it on a GPU");
  auto device = std::make_unique<CudaAccelerator>(*driver, options);
  if (Status status = device->start(code, options.index); !status.ok())
    return status;
  return std::unique_ptr<Accelerator>(std::move(device));
}

Result<std::string> tenon::cudaArchitecture(const CudaOptions &options) {
  Result<std::shared_ptr<Driver>> driver = Driver::open(options.library);
  if (!driver)
    return std::move(driver).status();
  Result<DeviceHandle> device = findDevice(**driver, options.index);
  if (!device)
    return std::move(device).status();
  Result<int> is = capability(**driver, *device);
  if (!is)
    return std::move(is).status();
  return architecture(*is);
}
