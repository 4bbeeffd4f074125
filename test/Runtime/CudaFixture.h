//===- CudaFixture.h - Tests with the stand-in driver -----------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_TEST_RUNTIME_CUDAFIXTURE_H
#define TENON_TEST_RUNTIME_CUDAFIXTURE_H

#include "CacheFolder.h"
#include "DeviceArtifact.h"
#include "Runtime/Accelerator.h"
#include "Runtime/ArgumentLiteral.h"
#include "StandInDriver/StandIn.h"
#include "TestSupport.h"

#include <functional>

#include <dlfcn.h>

namespace tenon::test {

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
    find(dropNaN, "ten_standin_drop_nan");
    find(version, "ten_standin_version");
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
    CudaOptions options;
    options.library = TENON_STANDIN_DRIVER;
    options.stagingBytes = stagingBytes;
    options.cacheFolder = cacheFolder;
    Result<std::unique_ptr<Accelerator>> opened = openCuda(code, options);
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

  /// Each call of each function fails once, in turn, with each of the errors:
  /// `attempt`, which begins from `restart`, then leaves nothing behind, and
  /// `check` gets what it gave, and which call it was. How many failed.
  int failInTurn(
      const std::vector<const char *> &functions,
      std::initializer_list<int> errors, const std::function<void()> &restart,
      const std::function<Status()> &attempt,
      const std::function<void(const Status &, const std::string &)> &check) {
    int failures = 0;
    for (const char *function : functions) {
      restart();
      Status status = attempt();
      EXPECT_TRUE(status.ok()) << status.message;
      int count = calls(function);
      EXPECT_GT(count, 0) << function;
      for (int nth = 1; nth <= count; ++nth)
        for (int error : errors) {
          restart();
          fail(function, nth, error);
          status = attempt();
          failures += !status.ok();
          std::string which = concat(function, " ", nth, " ", error);
          EXPECT_EQ(live(), 0) << which;
          check(status, which);
        }
    }
    return failures;
  }
  /// The check that nothing was called as it must not be.
  void expectNoMisuse(const Status &, const std::string &which) {
    EXPECT_STREQ(misuse(), "") << which;
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
  decltype(&ten_standin_drop_nan) dropNaN;
  decltype(&ten_standin_version) version;
  decltype(&ten_standin_reset) reset;
  ten_device_code code = deviceCode("sm_90a");
  std::vector<Buffer> results;
  int64_t stagingBytes = CudaOptions().stagingBytes;
  std::string cacheFolder;
};

/// Calls of one entry that asks libraries for something, with kernels that
/// compute the same.
class CudaLibrary : public Cuda {
protected:
  explicit CudaLibrary(const ten_device_code &code) : libraryCode(code) {}

  void SetUp() override {
    Cuda::SetUp();
    options.library = options.cublasLt = options.cudnn = TENON_STANDIN_DRIVER;
    restart();
  }
  void restart() {
    reset();
    kernels(&libraryCode);
  }
  static int64_t word(const void *pointer) {
    return static_cast<int64_t>(reinterpret_cast<uintptr_t>(pointer));
  }

  using Plan = int32_t (*)(ten_plan *);
  using Main = int32_t (*)(const ten_call *);
  /// Opens, calls the entry with other numbers each time, compares, ends. An
  /// argument's numbers are drawn by its literal with the number of the call
  /// behind; `check` gets arguments and result.
  Status callEntry(Main main, Plan plan, const std::vector<ten_signature> &args,
                   const ten_signature &result,
                   const std::vector<const char *> &literals, int count,
                   const std::function<void(const std::vector<Buffer> &,
                                            Buffer &, int call)> &check) {
    Result<std::unique_ptr<Accelerator>> opened =
        openCuda(libraryCode, options);
    if (!opened)
      return std::move(opened).status();
    const ten_site sites[] = {
        {TEN_RUNTIME_ERROR, "the device failed", "main.mlir:1:1"}};
    const ten_entry entry[] = {
        {"main", main, plan, static_cast<int32_t>(args.size()), 1, args.data(),
         &result, 1, sites, 0, nullptr, nullptr, 0, nullptr}};
    ten_artifact artifact = deviceArtifact(libraryCode);
    artifact.entries = entry;
    Result<DeviceModel> model =
        DeviceModel::create(artifact, "main", *std::move(opened));
    if (!model)
      return std::move(model).status();
    for (int call = 0; call < count; ++call) {
      std::vector<Buffer> given, made;
      for (const char *literal : literals)
        given.push_back(
            *parseArgumentLiteral(literal + std::to_string(call + 1)));
      std::vector<ArrayView> views(given.begin(), given.end());
      if (Status status = model->run(views, made); !status.ok())
        return status;
      check(given, made[0], call);
    }
    return {};
  }

  /// Choices that a library makes once are kept in a folder, for those versions
  /// alone, whatever becomes of the files: `attempt` makes one by a call of
  /// `choose`, in a file of the kind.
  void expectKept(const char *kind, const char *choose,
                  const std::function<Status()> &attempt) {
    CacheFolder folder;
    auto choices = [&](bool restarts = true) {
      if (restarts)
        restart();
      Status status = attempt();
      EXPECT_TRUE(status.ok()) << status.message;
      EXPECT_STREQ(misuse(), "");
      EXPECT_EQ(live(), 0);
      EXPECT_EQ(calls("cuLaunchKernel"), 0);
      return calls(choose);
    };
    const int once = choices();
    EXPECT_GT(once, 0);
    options.cacheFolder = folder.path + "/cache";
    EXPECT_EQ(choices(), once);
    EXPECT_EQ(choices(), 0);
    // Another version of the library.
    restart();
    version(13010);
    EXPECT_EQ(choices(/*restarts=*/false), once);
    EXPECT_EQ(choices(), 0);
    std::vector<std::string> kept;
    for (const std::string &file : filesIn(options.cacheFolder))
      if (file.find(std::string("/") + kind + "-") != std::string::npos)
        kept.push_back(file);
    EXPECT_EQ(kept.size(), 2u);
    // Damaged, or a value that the library does not take: written again.
    for (const std::string &file : kept)
      replace(file, contentsOf(file).substr(0, 100));
    EXPECT_EQ(choices(), once);
    EXPECT_EQ(choices(), 0);
    for (const std::string &file : kept) {
      std::string text = contentsOf(file);
      DiskCacheFile(file).setValue("x" + std::string(63, 'y'));
      EXPECT_NE(contentsOf(file), text);
    }
    EXPECT_EQ(choices(), once);
    EXPECT_EQ(choices(), 0);
    // Where nothing can be kept.
    FullDisk full;
    options.cacheFolder = folder.path + "/full";
    EXPECT_EQ(choices(), once);
    EXPECT_EQ(choices(), once);
  }

  const ten_device_code &libraryCode;
  CudaOptions options;
};

} // namespace tenon::test

#endif // TENON_TEST_RUNTIME_CUDAFIXTURE_H
