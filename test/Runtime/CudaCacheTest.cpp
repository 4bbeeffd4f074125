//===- CudaCacheTest.cpp - Kernels that are assembled before --------------===//
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

class CudaCache : public Cuda {
protected:
  void SetUp() override {
    Cuda::SetUp();
    cacheFolder = folder.path + "/cache";
  }
  /// Runs it, right; how often the driver assembled.
  int assembles(bool restarts = true) {
    if (restarts)
      start();
    Status status = run();
    EXPECT_TRUE(status.ok()) << status.message;
    for (int64_t i = 0; i < 128; ++i)
      EXPECT_EQ(results[0].as<float>()[i], 6);
    EXPECT_STREQ(misuse(), "");
    EXPECT_EQ(live(), 0);
    return calls("cuLinkComplete");
  }
  CacheFolder folder;
};

TEST_F(CudaCache, KeepsKernels) {
  EXPECT_EQ(assembles(), 1);
  EXPECT_EQ(assembles(), 0);
  EXPECT_EQ(calls("cuLinkCreate_v2"), 0);
  EXPECT_EQ(filesIn(cacheFolder).size(), 1u);
  // Another driver, another GPU, another text: each has its own.
  start();
  version(13010);
  EXPECT_EQ(assembles(/*restarts=*/false), 1);
  code.target = "sm_80";
  start();
  device(100, 1 << 30);
  EXPECT_EQ(assembles(/*restarts=*/false), 1);
  code.target = "sm_90a";
  const std::string text = std::string("// another\n") + devicePtx;
  code.text = text.c_str();
  code.text_bytes = static_cast<int64_t>(text.size());
  EXPECT_EQ(assembles(), 1);
  EXPECT_EQ(filesIn(cacheFolder).size(), 4u);
  EXPECT_EQ(assembles(), 0);
  code = deviceCode("sm_90a");
  EXPECT_EQ(assembles(), 0);
  // Without a folder nothing is kept, and the driver is given the text.
  cacheFolder.clear();
  EXPECT_EQ(assembles(), 0);
  EXPECT_EQ(calls("cuModuleLoadDataEx"), 1);
}

/// What cannot be loaded is assembled again, and replaced.
TEST_F(CudaCache, IgnoresDamage) {
  EXPECT_EQ(assembles(), 1);
  std::string file = filesIn(cacheFolder)[0], whole = contentsOf(file);
  for (const std::string &text :
       {std::string(), std::string("x"), whole.substr(0, whole.size() - 1),
        whole + "x", std::string(1000, '\0')}) {
    replace(file, text);
    EXPECT_EQ(assembles(), 1);
    EXPECT_EQ(contentsOf(file), whole);
    EXPECT_EQ(assembles(), 0);
  }
  // One that the driver refuses.
  DiskCacheFile(file).setValue(std::string("linked for sm_10\n\0", 18));
  EXPECT_EQ(assembles(), 1);
  EXPECT_EQ(contentsOf(file), whole);
}

TEST_F(CudaCache, DoesWithoutDisk) {
  {
    FullDisk full;
    EXPECT_EQ(assembles(), 1);
    EXPECT_EQ(assembles(), 1);
  }
  replace(folder.path + "/file", "x");
  cacheFolder = folder.path + "/file/folder";
  EXPECT_EQ(assembles(), 1);
  EXPECT_EQ(contentsOf(folder.path + "/file"), "x");
}

/// Where the driver cannot assemble it is given the text, whose failure says
/// why.
TEST_F(CudaCache, EndsAllWhateverFails) {
  for (const char *function :
       {"cuLinkCreate_v2", "cuLinkAddData_v2", "cuLinkComplete",
        "cuDriverGetVersion", "cuDeviceGetName"}) {
    start();
    fail(function, 1, 218);
    Status status = run();
    EXPECT_TRUE(status.ok()) << function << ": " << status.message;
    EXPECT_EQ(live(), 0) << function;
    EXPECT_STREQ(misuse(), "") << function;
    EXPECT_FALSE(std::filesystem::exists(cacheFolder)) << function;
  }
  // What is assembled cannot be loaded: nothing is kept of it.
  start();
  fail("cuModuleLoadDataEx", 1, 209);
  EXPECT_TRUE(run().ok());
  EXPECT_EQ(calls("cuModuleLoadDataEx"), 2);
  EXPECT_FALSE(std::filesystem::exists(cacheFolder));
  start();
  fail("cuLinkComplete", 1, 218);
  EXPECT_TRUE(run().ok());
  EXPECT_EQ(calls("cuModuleLoadDataEx"), 1);
}

/// Images in the artifact are taken before anything is assembled; where the GPU
/// is another one, the text.
TEST_F(CudaCache, TakesImagesOfTheArtifact) {
  cacheFolder.clear();
  const std::string image = std::string("linked for sm_90\n") + devicePtx;
  const std::string other = std::string("linked for sm_80\n") + devicePtx;
  const ten_device_image images[] = {
      {"sm_80", other.c_str(), static_cast<int64_t>(other.size())},
      {"sm_90a", image.c_str(), static_cast<int64_t>(image.size())}};
  code.images = images;
  code.num_images = 2;
  EXPECT_EQ(assembles(), 0);
  EXPECT_EQ(calls("cuModuleLoadDataEx"), 2);
  // A text that is none shows that it is not used.
  code.text = "";
  code.text_bytes = 0;
  EXPECT_EQ(assembles(), 0);
  code = deviceCode("sm_90a");
  code.images = images;
  code.num_images = 1;
  EXPECT_EQ(assembles(), 0);
  EXPECT_EQ(calls("cuModuleLoadDataEx"), 2);
  cacheFolder = folder.path + "/cache";
  EXPECT_EQ(assembles(), 1);
  EXPECT_EQ(assembles(), 0);
}

} // namespace
