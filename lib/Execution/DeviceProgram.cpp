//===- DeviceProgram.cpp - Programs with kernels on a GPU -----------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Execution/DeviceProgram.h"
#include "Execution/Measurement.h"
#include "Runtime/Accelerator.h"
#include <cmath>

namespace tenon {

namespace {

class DeviceProgram : public Program {
public:
  using Program::checkBound;
  using Program::run;

  DeviceProgram(std::shared_ptr<const ten_artifact> artifact, DeviceModel model,
                double milliseconds)
      : artifact(std::move(artifact)), model(std::move(model)) {
    setSignature(this->model.entry());
    compileTime = milliseconds;
  }

  int64_t arenaBytes() const override { return model.arenaBytes(); }
  Status bind(const std::vector<ArrayView> &arguments) override {
    return model.bind(boundOf(model.entry(), arguments));
  }
  Status run(const std::vector<ArrayView> &arguments,
             std::vector<Buffer> &results) override {
    if (!trace)
      return model.run(arguments, results);
    std::vector<LaunchTime> times;
    auto end = std::chrono::steady_clock::now();
    model.trace(&times);
    Status status = model.run(arguments, results);
    model.trace(nullptr);
    // The device's clock gives durations; one launch is put after the other.
    for (const LaunchTime &time : times) {
      auto begin = end;
      end += std::chrono::nanoseconds(std::llround(1e3 * time.microseconds));
      trace->push_back({time.kernel, begin, end});
    }
    return status;
  }
  void traceKernels(std::vector<Launch> *launches) override {
    trace = launches;
  }

private:
  // Members are destroyed in reverse order.
  std::shared_ptr<const ten_artifact> artifact;
  DeviceModel model;
  std::vector<Launch> *trace = nullptr;
};

} // namespace

Result<std::unique_ptr<Program>>
openDeviceProgram(std::shared_ptr<const ten_artifact> shared,
                  const ProgramOptions &options, double compileTime) {
  const ten_artifact &artifact = *shared;
  if (!artifact.device)
    return badInput("compiled for the CPU; compile with --device=",
                    nameOf(options.device).str());
  if (!isGpu(options.device))
    return badInput(
        "compiled for ", artifact.device->target,
        "; run with --device=", artifact.device->text ? "cuda" : "gpu-sim");
  CudaOptions cuda;
  cuda.libraries = options.libraries;
  cuda.index = options.gpu;
  cuda.cacheFolder = options.cacheFolder;
  Result<std::unique_ptr<Accelerator>> device =
      options.device == Device::Cuda
          ? openCuda(*artifact.device, cuda)
          : createSimulation(*artifact.device, {options.simulationSeed});
  if (!device.ok())
    return device.status();
  Result<DeviceModel> model =
      DeviceModel::create(artifact, options.entry, std::move(*device));
  if (!model.ok())
    return model.status();
  if (Status status = DeviceProgram::checkBound(model->entry(), options);
      !status.ok())
    return status;
  return std::unique_ptr<Program>(
      new DeviceProgram(std::move(shared), std::move(*model), compileTime));
}

} // namespace tenon
