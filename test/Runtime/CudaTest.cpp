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
  expectFailure(openCuda(code, {TENON_STANDIN_DRIVER, 2}).status(),
                "no GPU 2: the driver shows 2");
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
