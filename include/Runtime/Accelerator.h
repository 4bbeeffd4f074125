//===- Accelerator.h - Devices and their memory -----------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_RUNTIME_ACCELERATOR_H
#define TENON_RUNTIME_ACCELERATOR_H

#include "Runtime/Abi.h"
#include "Runtime/Buffer.h"
#include "Runtime/Status.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tenon {

/// Device work that can be replayed as a whole. Must be destroyed before its
/// device.
class Recording {
public:
  virtual ~Recording();
};

/// A device with the kernels of one artifact. Operations execute in the order
/// of the calls; one thread at a time.
class Accelerator {
public:
  virtual ~Accelerator();

  /// Allocates memory aligned to 256 bytes; `what` names its use in the message
  /// of a failure, together with the bytes needed and available.
  virtual Result<void *> allocate(int64_t bytes, std::string_view what) = 0;
  virtual void free(void *memory) = 0;
  virtual Status read(void *host, const void *device, int64_t bytes) = 0;
  virtual Status write(void *device, const void *host, int64_t bytes) = 0;
  virtual Status copy(void *to, const void *from, int64_t bytes) = 0;
  virtual Status launch(int64_t kernel, int64_t blocks, int64_t threads,
                        const int64_t *words, int64_t count) = 0;
  /// Multiplies by a library if there is one for the product, else by the
  /// kernel; returns whether it was the library, after which the rest of an
  /// epilogue is still to be computed.
  virtual Result<bool> multiply(const ten_product &product, int64_t kernel,
                                int64_t blocks, int64_t threads,
                                const int64_t *words, int64_t count) {
    return launchInstead(kernel, blocks, threads, words, count);
  }
  /// Computes a convolution by a library or the kernel; returns whether a
  /// library wrote its `result`, whose epilogue is then still to be computed.
  virtual Result<bool> convolve(const ten_convolution &convolution,
                                int64_t kernel, int64_t blocks, int64_t threads,
                                const int64_t *words, int64_t count) {
    return launchInstead(kernel, blocks, threads, words, count);
  }
  /// Starts recording launches, products and copies instead of executing them;
  /// returns false if the device cannot.
  virtual bool beginRecording() { return false; }
  /// Returns the recording, or null on failure: nothing was executed then, and
  /// the work can be submitted in the ordinary way.
  virtual std::unique_ptr<Recording> endRecording() { return nullptr; }
  /// Executes recorded work, with the memory that it names.
  virtual Status replay(Recording &recording);
  /// Waits for all work to complete and returns the failure, if any.
  virtual Status synchronize() = 0;
  /// Marks a point in the order of the device's work; returns false if the
  /// device has no clock.
  virtual bool mark() { return false; }
  /// Waits for all work, removes all marks and returns the microseconds from
  /// each to the next one; empty on failure.
  virtual std::vector<double> takeTimes() { return {}; }

protected:
  /// Launches the kernel, as no library computes what it does.
  Result<bool> launchInstead(int64_t kernel, int64_t blocks, int64_t threads,
                             const int64_t *words, int64_t count) {
    if (Status status = launch(kernel, blocks, threads, words, count);
        !status.ok())
      return status;
    return false;
  }
};

/// Options of a device that the CPU simulates one thread after the other.
struct SimulationOptions {
  /// Other than 0: blocks, and the threads of a block between two barriers, run
  /// in a random order with this seed.
  uint64_t seed = 0;
};

/// Creates the simulated device for an artifact with the target "gpu-sim";
/// `code` must outlive it. All bits of its memory are initially set, so that
/// reads of uninitialized memory are noticed.
Result<std::unique_ptr<Accelerator>>
createSimulation(const ten_device_code &code, SimulationOptions options);

/// The GPU, and the libraries to use.
struct CudaOptions {
  std::string library = "libcuda.so.1";
  int index = 0;
  /// Use cuBLASLt for matrix products and cuDNN for convolutions, if they are
  /// found.
  bool libraries = true;
  /// The libraries' files; empty means NVIDIA's default names.
  std::string cublasLt = {};
  std::string cudnn = {};
  /// Replay calls that always do the same work as a CUDA graph.
  bool graphs = true;
  /// Bytes of page-locked memory for copies; without it, copies are directly
  /// from and to pageable memory.
  int64_t stagingBytes = int64_t(8) << 20;
  /// A directory for the driver's assembled code and the libraries' choices,
  /// created on demand; empty disables caching.
  std::string cacheFolder = {};
};

/// Opens a GPU with the kernels of an artifact, which the driver compiles from
/// PTX; `code` must outlive it.
Result<std::unique_ptr<Accelerator>> openCuda(const ten_device_code &code,
                                              const CudaOptions &options = {});

/// Returns the architecture to compile for to run on that GPU: "sm_90a".
Result<std::string> cudaArchitecture(const CudaOptions &options = {});

/// The time of a launch on a device.
struct LaunchTime {
  const char *kernel; ///< as named in the artifact
  double microseconds;
};

/// An entry of an artifact with device kernels, ready to run. Keeps its memory
/// on the device between calls; one call at a time.
class DeviceModel {
public:
  /// `artifact` must outlive the model.
  static Result<DeviceModel> create(const ten_artifact &artifact,
                                    std::string_view entry,
                                    std::unique_ptr<Accelerator> device);
  DeviceModel(DeviceModel &&other) noexcept;
  DeviceModel &operator=(DeviceModel &&other) noexcept;
  ~DeviceModel();

  const ten_entry &entry() const;
  /// Returns the bytes of the arena of the last run.
  int64_t arenaBytes() const;

  /// Sets the bound arguments, in order: they are copied to the device once,
  /// and the results of the entry's `load` stay there.
  Status bind(const std::vector<ArrayView> &args);

  /// As Model::run: arguments and results are in host memory and copied to and
  /// from the device; bound arguments are ignored.
  Status run(const std::vector<ArrayView> &args, std::vector<Buffer> &results);

  /// Appends the launches of later runs to the list, in order, with their times
  /// on the device, until null is given. Such runs are not replayed.
  void trace(std::vector<LaunchTime> *launches);

private:
  struct State;
  explicit DeviceModel(std::unique_ptr<State> state);
  std::unique_ptr<State> state;
};

} // namespace tenon

#endif // TENON_RUNTIME_ACCELERATOR_H
