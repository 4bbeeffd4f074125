//===- CudaTest.cpp - Running on a GPU, with a driver that has none -------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudaFixture.h"

using namespace tenon;
using namespace tenon::test;

namespace {

TEST_F(Cuda, Runs) {
  Status status = run();
  ASSERT_TRUE(status.ok()) << status.message;
  for (int64_t i = 0; i < 128; ++i)
    ASSERT_EQ(results[0].as<float>()[i], 6);
  EXPECT_STREQ(misuse(), "");
  EXPECT_EQ(live(), 0);
  EXPECT_EQ(calls("cuLaunchKernel"), 4);
  // It reads a number on the host.
  EXPECT_EQ(calls("cuStreamBeginCapture_v2"), 0);
}

TEST_F(Cuda, NamesTheArchitecture) {
  Result<std::string> name = cudaArchitecture({TENON_STANDIN_DRIVER, 0});
  ASSERT_OK(name);
  EXPECT_EQ(*name, "sm_90a");
  device(80, 1 << 30);
  name = cudaArchitecture({TENON_STANDIN_DRIVER, 0});
  ASSERT_OK(name);
  EXPECT_EQ(*name, "sm_80");
}

TEST_F(Cuda, MeasuresLaunches) {
  CudaOptions options;
  options.library = TENON_STANDIN_DRIVER;
  auto measure = [&](std::vector<LaunchTime> &times) {
    Result<std::unique_ptr<Accelerator>> opened = openCuda(code, options);
    ASSERT_OK(opened);
    ten_artifact artifact = deviceArtifact(code);
    Result<DeviceModel> model =
        DeviceModel::create(artifact, "main", *std::move(opened));
    ASSERT_OK(model);
    Result<Buffer> x = parseArgumentLiteral("128xf32=3");
    model->trace(&times);
    for (int call = 0; call < 3; ++call)
      EXPECT_TRUE(model->run({*x}, results).ok());
    model->trace(nullptr);
    EXPECT_TRUE(model->run({*x}, results).ok());
  };
  std::vector<LaunchTime> times;
  measure(times);
  ASSERT_EQ(times.size(), 6u);
  EXPECT_STREQ(times[0].kernel, "scale");
  EXPECT_STREQ(times[1].kernel, "reverse");
  EXPECT_EQ(times[5].microseconds, 250);
  EXPECT_EQ(calls("cuGraphLaunch"), 0);
  EXPECT_STREQ(misuse(), "");
  EXPECT_EQ(live(), 0);
  // Without a clock, results are right and times unknown.
  for (auto [function, known] :
       {std::pair("cuEventRecord", 5u), {"cuEventElapsedTime", 4u}}) {
    start();
    options.stagingBytes = 0;
    fail(function, 3, 2);
    times.clear();
    measure(times);
    EXPECT_EQ(times.size(), known) << function;
    EXPECT_STREQ(misuse(), "");
    EXPECT_EQ(live(), 0);
  }
}

TEST_F(Cuda, RefusesCodeForAnotherGpu) {
  device(80, 1 << 30);
  expectFailure(run(), "compiled for sm_90a, but GPU 0 ('stand-in') is sm_80; "
                       "recompile with --target-gpu=sm_80");
  code.target = "sm_80";
  device(90, 1 << 30);
  EXPECT_TRUE(run().ok());
  EXPECT_EQ(live(), 0);
}

TEST_F(Cuda, RefusesWithoutDriver) {
  expectFailure(openCuda(code, {"libno-such-driver.so.1", 0}).status(),
                "no CUDA driver: ");
  expectFailure(openCuda(code, {"libz.so.1", 0}).status(),
                "has no 'cuInit'; install a newer driver");
  expectFailure(openCuda(code, {TENON_STANDIN_DRIVER, 2}).status(),
                "no GPU 2: the driver shows 2");
}

TEST_F(Cuda, SaysWhatDoesNotFit) {
  device(90, 1000);
  expectFailure(run("256xf32=1"),
                "out of memory on the GPU: the arena of 'main' needs 1024 "
                "bytes, 1000 of 8589934592 are free; the program has 4 bytes "
                "there: constants 4");
  EXPECT_EQ(live(), 0);
}

TEST_F(Cuda, NamesTheKernelThatFailed) {
  fail("cuLaunchKernel", 2, 719);
  expectFailure(run(), "CUDA: launching kernel 'reverse' with 2 blocks of 64 "
                       "threads, in or after kernel 'scale': "
                       "CUDA_ERROR_LAUNCH_FAILED (719)");
  start();
  fail("cuStreamSynchronize", 2, 700);
  expectFailure(run(), "in or after kernel 'reverse': "
                       "CUDA_ERROR_ILLEGAL_ADDRESS (700)");
  start();
  fail("cuModuleLoadDataEx", 1, 222);
  expectFailure(run(), "loading the kernels: "
                       "CUDA_ERROR_UNSUPPORTED_PTX_VERSION (222)");
  start();
  fail("cuModuleLoadDataEx", 1, 218);
  expectFailure(run(), "\na line of the log");
}

/// main(x, w) with w bound: load(w) = 2 * w, main = each block of that in the
/// opposite order.
int32_t boundLoad(const ten_call *call) {
  ten_device *device = call->context->device;
  int64_t words[] = {int64_t(uintptr_t(call->args[0].data)),
                     int64_t(uintptr_t(call->results[0].data)), 128};
  return device->launch(device, 0, 2, blockThreads, words, 3) ? 1 : 0;
}
int32_t boundMain(const ten_call *call) {
  ten_device *device = call->context->device;
  int64_t words[] = {int64_t(uintptr_t(call->args[1].data)),
                     int64_t(uintptr_t(call->results[0].data)), 128};
  return device->launch(device, 1, 2, blockThreads, words, 3) ? 1 : 0;
}
int32_t boundPlan(ten_plan *plan) {
  plan->results[0].dims[0] = 128;
  plan->arena_bytes = 0;
  plan->arena_alignment = 64;
  return 0;
}

class CudaBound : public Cuda {
protected:
  /// Opens, binds twice, calls three times after each.
  Status runBound() {
    static const int64_t dims[] = {128};
    static const ten_signature args[] = {{"x", TEN_F32, 1, dims, -1, 0},
                                         {"w", TEN_F32, 1, dims, -1, 1}};
    // The load function takes it as an ordinary argument.
    static const ten_signature loaded[] = {{"w", TEN_F32, 1, dims, -1, 0}};
    static const ten_signature result[] = {{"", TEN_F32, 1, dims, -1, 0}};
    static const ten_site sites[] = {
        {TEN_RUNTIME_ERROR, "the device failed", "main.mlir:1:1"}};
    static const ten_entry load = {"main_load", boundLoad, boundPlan, 1,      1,
                                   loaded,      result,    1,         sites,  0,
                                   nullptr,     nullptr,   0,         nullptr};
    static const ten_entry entry[] = {{"main", boundMain, boundPlan, 2, 1, args,
                                       result, 1, sites, 0, nullptr, &load, 0,
                                       nullptr}};
    Result<std::unique_ptr<Accelerator>> opened =
        openCuda(code, {TENON_STANDIN_DRIVER, 0});
    if (!opened)
      return std::move(opened).status();
    ten_artifact artifact = deviceArtifact(code);
    artifact.entries = entry;
    Result<DeviceModel> model =
        DeviceModel::create(artifact, "main", *std::move(opened));
    if (!model)
      return std::move(model).status();
    Buffer x = *parseArgumentLiteral("128xf32=1");
    expectFailure(model->run({x, ArrayView()}, results),
                  "expects its bound arguments to be given before it runs");
    expectFailure(model->bind({}), "expects 1 bound arguments, got 0");
    for (float value : {3.0F, 5.0F}) {
      Buffer w =
          *parseArgumentLiteral(("128xf32=" + std::to_string(value)).c_str());
      if (Status status = model->bind({w}); !status.ok())
        return status;
      for (int call = 0; call < 3; ++call) {
        if (Status status = model->run({x, ArrayView()}, results); !status.ok())
          return status;
        for (int64_t i = 0; i < 128; ++i)
          EXPECT_EQ(results[0].as<float>()[i], 2 * value);
      }
    }
    return {};
  }
};

TEST_F(CudaBound, StaysOnTheDevice) {
  Status status = runBound();
  ASSERT_TRUE(status.ok()) << status.message;
  EXPECT_STREQ(misuse(), "");
  EXPECT_EQ(live(), 0);
  // The constants, two that are bound, and one with each call.
  EXPECT_EQ(calls("cuMemcpyHtoDAsync_v2"), 1 + 2 + 6);
  EXPECT_EQ(calls("cuStreamBeginCapture_v2"), 2);
}

TEST_F(CudaBound, EndsAllWhateverFails) {
  int failures = failInTurn(
      {"cuMemAlloc_v2", "cuMemHostAlloc", "cuMemcpyHtoDAsync_v2",
       "cuMemcpyDtoHAsync_v2", "cuEventCreate", "cuEventRecord",
       "cuEventSynchronize", "cuStreamSynchronize", "cuLaunchKernel",
       "cuStreamBeginCapture_v2", "cuStreamEndCapture",
       "cuGraphInstantiateWithFlags", "cuGraphLaunch"},
      {2, 719}, [this] { start(); }, [this] { return runBound(); },
      [this](const Status &status, const std::string &which) {
        expectNoMisuse(status, which);
      });
  EXPECT_GT(failures, 20);
}

TEST_F(Cuda, EndsAllWhateverFails) {
  int failures = failInTurn(
      {"cuInit", "cuDeviceGetCount", "cuDeviceGet", "cuDeviceGetAttribute",
       "cuDevicePrimaryCtxRetain", "cuCtxSetCurrent", "cuModuleLoadDataEx",
       "cuModuleGetFunction", "cuMemAlloc_v2", "cuMemHostAlloc",
       "cuMemcpyHtoDAsync_v2", "cuMemcpyDtoHAsync_v2", "cuMemcpyDtoDAsync_v2",
       "cuStreamCreate", "cuEventCreate", "cuEventRecord", "cuEventSynchronize",
       "cuStreamSynchronize", "cuLaunchKernel"},
      {2, 719, 12345}, [this] { start(); }, [this] { return run(); },
      [](const Status &status, const std::string &) {
        // What fails while memory is given back is nobody's concern.
        if (status.ok())
          return;
        EXPECT_EQ(status.code, TEN_RUNTIME_ERROR) << status.message;
        EXPECT_TRUE(status.message.find("CUDA") != std::string::npos ||
                    status.message.find("out of memory on the GPU") !=
                        std::string::npos)
            << status.message;
      });
  EXPECT_GT(failures, 100);
}

/// Copies larger than the memory they go through: each half is used again only
/// when what it holds was copied.
TEST_F(Cuda, StagesCopies) {
  stagingBytes = 256;
  for (const char *literal : {"128xf32=uniform:1", "192xf32=uniform:2",
                              "64xf32=uniform:3", "1024xf32=uniform:4"}) {
    start();
    Status status = run(literal);
    ASSERT_TRUE(status.ok()) << status.message;
    Buffer x = *parseArgumentLiteral(literal);
    for (int64_t i = 0; i < x.numElements(); ++i) {
      int64_t block = i / blockThreads * blockThreads;
      ASSERT_EQ(results[0].as<float>()[i],
                2 * x.as<float>()[2 * block + blockThreads - 1 - i])
          << literal << " " << i;
    }
    EXPECT_STREQ(misuse(), "");
    EXPECT_EQ(live(), 0);
    EXPECT_EQ(calls("cuMemHostAlloc"), 1);
    // Two calls; and the constants before them.
    int64_t pieces = (x.numBytes() + 127) / 128;
    EXPECT_EQ(calls("cuMemcpyHtoDAsync_v2"), 2 * (pieces + 1) + 1) << literal;
  }
}

TEST_F(Cuda, CopiesWithoutPageLockedMemory) {
  fail("cuMemHostAlloc", 1, 2);
  EXPECT_TRUE(run().ok());
  EXPECT_EQ(calls("cuEventRecord"), 0);
  // It is not tried again.
  EXPECT_EQ(calls("cuMemHostAlloc"), 1);
  start();
  fail("cuEventCreate", 2, 2);
  EXPECT_TRUE(run().ok());
  EXPECT_EQ(calls("cuMemFreeHost"), 1);
  EXPECT_EQ(calls("cuEventRecord"), 0);
  start();
  stagingBytes = 0;
  EXPECT_TRUE(run().ok());
  EXPECT_EQ(calls("cuMemHostAlloc"), 0);
  EXPECT_STREQ(misuse(), "");
  EXPECT_EQ(live(), 0);
}

} // namespace
