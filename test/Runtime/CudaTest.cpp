//===- CudaTest.cpp - Running on a GPU, with a driver that has none -------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Runtime/Accelerator.h"

#include "DeviceArtifact.h"
#include "Runtime/ArgumentLiteral.h"
#include "StandInDriver/StandIn.h"
#include "TestSupport.h"

#include <dlfcn.h>

using namespace tenon;
using namespace tenon::test;

namespace {

/// The stand-in driver, kept open so that it remembers what was called.
class Cuda : public testing::Test {
protected:
  void SetUp() override {
    handle = dlopen(TENON_STANDIN_DRIVER, RTLD_NOW | RTLD_LOCAL);
    ASSERT_NE(handle, nullptr) << dlerror();
    find(kernels, "ten_standin_kernels");
    find(fail, "ten_standin_fail");
    find(calls, "ten_standin_calls");
    find(live, "ten_standin_live");
    find(misuse, "ten_standin_misuse");
    find(device, "ten_standin_device");
    find(reset, "ten_standin_reset");
    start();
  }
  void TearDown() override {
    reset();
    dlclose(handle);
  }

  void start() {
    reset();
    kernels(&code);
  }

  /// Opens, runs twice, ends.
  Status run(const char *literal = "128xf32=3") {
    Result<std::unique_ptr<Accelerator>> opened =
        openCuda(code, {TENON_STANDIN_DRIVER, 0});
    if (!opened)
      return std::move(opened).status();
    ten_artifact artifact = deviceArtifact(code);
    Result<DeviceModel> model =
        DeviceModel::create(artifact, "main", *std::move(opened));
    if (!model)
      return std::move(model).status();
    Result<Buffer> x = parseArgumentLiteral(literal);
    EXPECT_TRUE(x.ok());
    for (int call = 0; call < 2; ++call)
      if (Status status = model->run({*x}, results); !status.ok())
        return status;
    return {};
  }

  template <typename F> void find(F &function, const char *name) {
    function = reinterpret_cast<F>(dlsym(handle, name));
    ASSERT_NE(function, nullptr) << name;
  }

  void *handle = nullptr;
  decltype(&ten_standin_kernels) kernels;
  decltype(&ten_standin_fail) fail;
  decltype(&ten_standin_calls) calls;
  decltype(&ten_standin_live) live;
  decltype(&ten_standin_misuse) misuse;
  decltype(&ten_standin_device) device;
  decltype(&ten_standin_reset) reset;
  ten_device_code code = deviceCode("sm_90a");
  std::vector<Buffer> results;
};

TEST_F(Cuda, Runs) {
  Status status = run();
  ASSERT_TRUE(status.ok()) << status.message;
  for (int64_t i = 0; i < 128; ++i)
    ASSERT_EQ(results[0].as<float>()[i], 6);
  EXPECT_STREQ(misuse(), "");
  EXPECT_EQ(live(), 0);
  EXPECT_EQ(calls("cuLaunchKernel"), 4);
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

TEST_F(Cuda, RefusesCodeForAnotherGpu) {
  device(80, 1 << 30);
  expectFailure(run(), "compiled for sm_90a, but GPU 0 ('stand-in') is sm_80; "
                       "compile again with --target-gpu=sm_80");
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
  expectFailure(openCuda(code, {TENON_STANDIN_DRIVER, 1}).status(),
                "no GPU 1: the driver shows 1");
}

TEST_F(Cuda, SaysWhatDoesNotFit) {
  device(90, 1000);
  expectFailure(run("256xf32=1"),
                "out of memory on the GPU: the arena of 'main' needs 1024 "
                "bytes, 1000 of 8589934592 are free");
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

/// Each call of each function fails once, in turn, in several ways.
TEST_F(Cuda, EndsAllWhateverFails) {
  const char *functions[] = {"cuInit",
                             "cuDeviceGetCount",
                             "cuDeviceGet",
                             "cuDeviceGetAttribute",
                             "cuDevicePrimaryCtxRetain",
                             "cuCtxSetCurrent",
                             "cuModuleLoadDataEx",
                             "cuModuleGetFunction",
                             "cuMemAlloc_v2",
                             "cuMemcpyHtoDAsync_v2",
                             "cuMemcpyDtoHAsync_v2",
                             "cuMemcpyDtoDAsync_v2",
                             "cuStreamCreate",
                             "cuStreamSynchronize",
                             "cuLaunchKernel"};
  int failures = 0;
  for (const char *function : functions) {
    start();
    ASSERT_TRUE(run().ok());
    int count = calls(function);
    EXPECT_GT(count, 0) << function;
    for (int nth = 1; nth <= count; ++nth)
      for (int error : {2, 719, 12345}) {
        start();
        fail(function, nth, error);
        Status status = run();
        // What fails while memory is given back is nobody's concern.
        if (!status.ok()) {
          ++failures;
          EXPECT_EQ(status.code, TEN_RUNTIME_ERROR) << status.message;
          EXPECT_TRUE(status.message.find("CUDA") != std::string::npos ||
                      status.message.find("out of memory on the GPU") !=
                          std::string::npos)
              << status.message;
        }
        EXPECT_EQ(live(), 0) << function << " " << nth << " " << error;
      }
  }
  EXPECT_GT(failures, 100);
}

} // namespace
