//===- Accelerator.h - Memory and kernels beside the host's -----*- C++ -*-===//
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

/// Work of a device that can be done again at once. It ends before its device.
class Recording {
public:
  virtual ~Recording();
};

/// A device with the kernels of one artifact. Everything happens in the order
/// of the calls; one thread at a time.
class Accelerator {
public:
  virtual ~Accelerator();

  /// Memory aligned to 256 bytes; `what` it is for is in the message of a
  /// failure, beside the bytes needed and free.
  virtual Result<void *> allocate(int64_t bytes, std::string_view what) = 0;
  virtual void free(void *memory) = 0;
  virtual Status read(void *host, const void *device, int64_t bytes) = 0;
  virtual Status write(void *device, const void *host, int64_t bytes) = 0;
  virtual Status copy(void *to, const void *from, int64_t bytes) = 0;
  virtual Status launch(int64_t kernel, int64_t blocks, int64_t threads,
                        const int64_t *words, int64_t count) = 0;
  /// As the kernel computes it, by a library where there is one for it.
  virtual Status multiply(const ten_product &product, int64_t kernel,
                          int64_t blocks, int64_t threads, const int64_t *words,
                          int64_t count) {
    return launch(kernel, blocks, threads, words, count);
  }
  /// The same of a convolution; gives whether a library wrote its `result`, of
  /// which the rest is to be computed.
  virtual Result<bool> convolve(const ten_convolution &convolution,
                                int64_t kernel, int64_t blocks, int64_t threads,
                                const int64_t *words, int64_t count) {
    if (Status status = launch(kernel, blocks, threads, words, count);
        !status.ok())
      return status;
    return false;
  }
  /// From here on launches, products and copies are not done but remembered;
  /// false where the device cannot.
  virtual bool beginRecording() { return false; }
  /// Gives what was remembered, or null where that failed: nothing was done
  /// then, and everything can be done in the ordinary way.
  virtual std::unique_ptr<Recording> endRecording() { return nullptr; }
  /// Does what was remembered, with the memory that it named.
  virtual Status replay(Recording &recording);
  /// Waits until all is done, and says what failed meanwhile.
  virtual Status synchronize() = 0;
};

/// A device of which the CPU computes one thread after the other.
struct SimulationOptions {
  /// Other than 0: blocks, and the threads of a block between two barriers, run
  /// in an order drawn from this number.
  uint64_t seed = 0;
};

/// The simulated device for an artifact whose target is "gpu-sim"; `code` must
/// outlive it. Memory starts with every bit set, so that what is read before it
/// is written shows.
Result<std::unique_ptr<Accelerator>>
createSimulation(const ten_device_code &code, SimulationOptions options);

/// Which GPU, and by which driver.
struct CudaOptions {
  std::string library = "libcuda.so.1";
  int index = 0;
  /// Whether products of matrices go to cuBLASLt and convolutions to cuDNN,
  /// where those are found.
  bool libraries = true;
  /// Its file; empty: under the names that NVIDIA gives it.
  std::string cublasLt = {};
  std::string cudnn = {};
  /// Whether calls whose work is always the same become a graph.
  bool graphs = true;
  /// Bytes of page-locked memory that copies go through; where there is none,
  /// they are between the device and ordinary memory.
  int64_t stagingBytes = int64_t(8) << 20;
  /// A folder for what the driver has assembled and libraries have chosen, made
  /// where there is none; empty: nothing is kept.
  std::string cacheFolder = {};
};

/// A GPU with the kernels of an artifact, which the driver compiles from PTX;
/// `code` must outlive it.
Result<std::unique_ptr<Accelerator>> openCuda(const ten_device_code &code,
                                              const CudaOptions &options = {});

/// The architecture to compile for, to run on that GPU: "sm_90a".
Result<std::string> cudaArchitecture(const CudaOptions &options = {});

/// One entry of an artifact whose kernels are a device's, ready to run. It
/// keeps its memory on the device between calls; one call at a time.
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
  /// Bytes of the arena that the last run needed.
  int64_t arenaBytes() const;

  /// Gives the bound arguments, in order: they are copied to the device once,
  /// and what the entry's `load` makes of them stays there.
  Status bind(const std::vector<ArrayView> &args);

  /// As Model::run: arguments and results are the host's memory, copied to the
  /// device and from it; bound arguments are not looked at.
  Status run(const std::vector<ArrayView> &args, std::vector<Buffer> &results);

private:
  struct State;
  explicit DeviceModel(std::unique_ptr<State> state);
  std::unique_ptr<State> state;
};

} // namespace tenon

#endif // TENON_RUNTIME_ACCELERATOR_H
