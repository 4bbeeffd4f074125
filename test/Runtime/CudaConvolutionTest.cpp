//===- CudaConvolutionTest.cpp - Convolutions by a library ----------------===//
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

constexpr int64_t length = 20, window = 3, inputs = 4, outputs = 6;
constexpr int64_t places = 10; // at steps of 2, with a zero at both ends

/// Whether the library may compute bias and relu as well, or nothing else.
bool isWhole = false, isWholeAlone = false;

float withBias(float sum, float bias) {
  // Where there is NaN it stays.
  return sum + bias < 0 ? 0 : sum + bias;
}

/// One thread computes it all, and what the other kernel makes of it.
void convolutionThread(void *, const int64_t *words) {
  const auto *input = pointerOf<const float>(words[0]);
  const auto *kernel = pointerOf<const float>(words[1]);
  const auto *bias = pointerOf<const float>(words[2]);
  for (int64_t p = 0; p < places; ++p)
    for (int64_t o = 0; o < outputs; ++o) {
      float sum = 0;
      for (int64_t t = 0; t < window; ++t) {
        int64_t place = 2 * p + t - 1;
        for (int64_t i = 0; place >= 0 && place < length && i < inputs; ++i)
          sum += input[place * inputs + i] *
                 kernel[(t * inputs + i) * outputs + o];
      }
      pointerOf<float>(words[3])[p * outputs + o] = withBias(sum, bias[o]);
    }
}
void biasThread(void *, const int64_t *words) {
  const auto *bias = pointerOf<const float>(words[0]);
  for (int64_t i = 0; i < places * outputs; ++i)
    pointerOf<float>(words[1])[i] =
        withBias(pointerOf<float>(words[1])[i], bias[i % outputs]);
}

int32_t convolutionPlan(ten_plan *plan) {
  plan->results[0].dims[0] = places;
  plan->results[0].dims[1] = outputs;
  plan->arena_bytes = places * outputs * 4;
  plan->arena_alignment = 64;
  return 0;
}

/// The result goes to the arena, and from there to its place.
int32_t convolutionMain(const ten_call *call) {
  ten_device *device = call->context->device;
  const void *input = call->args[0].data, *kernel = call->args[1].data,
             *bias = call->args[2].data;
  ten_convolution about = {1,
                           TEN_F32,
                           TEN_F32,
                           1,
                           {1, inputs, length, 1, 1},
                           {length * inputs, 1, inputs, 1, 1},
                           {outputs, inputs, window, 1, 1},
                           {1, outputs, inputs * outputs, 1, 1},
                           {1, outputs, places, 1, 1},
                           {places * outputs, 1, outputs, 1, 1},
                           {1, 0, 0},
                           {0, 0, 0},
                           {2, 1, 1},
                           {1, 1, 1},
                           input,
                           kernel,
                           isWholeAlone ? nullptr : call->arena,
                           0,
                           isWhole ? call->arena : nullptr,
                           TEN_F32,
                           bias,
                           TEN_RELU};
  auto word = [](const void *pointer) {
    return static_cast<int64_t>(reinterpret_cast<uintptr_t>(pointer));
  };
  int64_t words[] = {word(input), word(kernel), word(bias), word(call->arena)};
  if (device->convolve(device, &about, 0, 1, 1, words, 4) ||
      device->launch_after(device, 1, 1, 1, words + 2, 2) ||
      device->copy(device, call->results[0].data, call->arena,
                   places * outputs * 4))
    return 1;
  return 0;
}

const ten_device_kernel convolutionKernels[2] = {
    {"convolution", "", 0, convolutionThread, 0},
    {"add_bias", "", 0, biasThread, 0}};
const ten_device_code convolutionCode = {
    "sm_90a",
    ".entry convolution() {}\n.entry add_bias() {}\n",
    45,
    2,
    convolutionKernels,
    0,
    nullptr};

class CudaConvolution : public CudaLibrary {
protected:
  CudaConvolution() : CudaLibrary(convolutionCode) {}
  void TearDown() override {
    isWhole = isWholeAlone = false;
    CudaLibrary::TearDown();
  }

  Status runConvolutions(int count) {
    static const int64_t inputDims[] = {length, inputs},
                         kernelDims[] = {window, inputs, outputs},
                         biasDims[] = {outputs},
                         resultDims[] = {places, outputs};
    return callEntry(
        convolutionMain, convolutionPlan,
        {{"input", TEN_F32, 2, inputDims, -1, 0},
         {"kernel", TEN_F32, 3, kernelDims, -1, 0},
         {"bias", TEN_F32, 1, biasDims, -1, 0}},
        {"", TEN_F32, 2, resultDims, -1, 0},
        {"20x4xf32=normal:", "3x4x6xf32=normal:1", "6xf32=normal:2"}, count,
        [](const std::vector<Buffer> &given, Buffer &made, int call) {
          std::vector<float> expected(places * outputs);
          int64_t words[] = {word(given[0].data()), word(given[1].data()),
                             word(given[2].data()), word(expected.data())};
          convolutionThread(nullptr, words);
          for (size_t i = 0; i < expected.size(); ++i)
            EXPECT_NEAR(made.as<float>()[i], expected[i], 1e-5)
                << "call " << call << " element " << i;
        });
  }
};

TEST_F(CudaConvolution, GoesToTheLibrary) {
  Status status = runConvolutions(4);
  ASSERT_TRUE(status.ok()) << status.message;
  EXPECT_STREQ(misuse(), "");
  EXPECT_EQ(live(), 0);
  // Once, and once into the graph; what is left of the kernel as well.
  EXPECT_EQ(calls("cudnnBackendExecute"), 2);
  EXPECT_EQ(calls("cublasLtMatrixTransform"), 2);
  EXPECT_EQ(calls("cuLaunchKernel"), 2);
  EXPECT_EQ(calls("cuGraphLaunch"), 3);
  EXPECT_EQ(calls("cudnnCreate"), 1);
}

/// Bias and relu are the library's too, after two trials; without a graph for
/// them it computes the sums, where these may be apart.
TEST_F(CudaConvolution, ComputesTheWhole) {
  for (bool isAlone : {false, true}) {
    restart();
    isWhole = true;
    isWholeAlone = isAlone;
    Status status = runConvolutions(4);
    ASSERT_TRUE(status.ok()) << status.message;
    EXPECT_STREQ(misuse(), "");
    EXPECT_EQ(live(), 0);
    EXPECT_EQ(calls("cudnnBackendExecute"), 2 + 2);
    EXPECT_EQ(calls("cuLaunchKernel"), 0);
    EXPECT_EQ(calls("cuGraphLaunch"), 3);
    // Where NaN does not stay.
    restart();
    dropNaN(1);
    EXPECT_TRUE(runConvolutions(3).ok());
    EXPECT_EQ(calls("cudnnBackendExecute"), isAlone ? 1 : 1 + 2);
    EXPECT_EQ(calls("cuLaunchKernel"), 2);
    EXPECT_STREQ(misuse(), "");
    // Where a trial fails.
    restart();
    fail("cudnnBackendExecute", 2, 3000);
    EXPECT_TRUE(runConvolutions(3).ok());
    EXPECT_EQ(calls("cudnnBackendExecute"), isAlone ? 2 : 2 + 2);
    EXPECT_EQ(calls("cuLaunchKernel"), 2);
    EXPECT_STREQ(misuse(), "");
    EXPECT_EQ(live(), 0);
  }
}

/// A plan that is kept is made without the graph that it was made of.
TEST_F(CudaConvolution, KeepsPlans) {
  isWhole = true;
  for (bool isAlone : {false, true}) {
    isWholeAlone = isAlone;
    int graphs = 0;
    expectKept("cudnn", "cudnnBackendGetAttribute of an engine", [&] {
      Status status = runConvolutions(3);
      ++graphs;
      EXPECT_EQ(calls("cudnnBackendExecute"), 2 + 2);
      return status;
    });
    EXPECT_GT(graphs, 8);
  }
  // Each call fails once while a plan is made again, or kept.
  CacheFolder folder;
  options.cacheFolder = folder.path;
  isWholeAlone = false;
  for (bool isKept : {false, true}) {
    for (const char *function :
         {"cudnnBackendCreateDescriptor", "cudnnBackendSetAttribute",
          "cudnnBackendGetAttribute", "cudnnBackendFinalize"}) {
      auto prepare = [&] {
        if (!isKept)
          for (const std::string &file : filesIn(folder.path))
            std::remove(file.c_str());
        restart();
      };
      restart();
      EXPECT_TRUE(runConvolutions(2).ok());
      prepare();
      EXPECT_TRUE(runConvolutions(2).ok());
      int count = calls(function);
      for (int nth = 1; nth <= count; ++nth) {
        prepare();
        fail(function, nth, 3000);
        (void)runConvolutions(2);
        EXPECT_EQ(live(), 0) << function << " " << nth;
        EXPECT_STREQ(misuse(), "") << function << " " << nth;
      }
    }
  }
}

TEST_F(CudaConvolution, DoesWithoutTheLibrary) {
  options.libraries = false;
  EXPECT_TRUE(runConvolutions(2).ok());
  EXPECT_EQ(calls("cudnnCreate"), 0);
  EXPECT_EQ(calls("cuLaunchKernel"), 2);
  options.libraries = true;
  // The one is missing, or the other, which turns the kernel round.
  restart();
  options.cudnn = "libno-such-library.so.1";
  EXPECT_TRUE(runConvolutions(1).ok());
  EXPECT_EQ(calls("cuLaunchKernel"), 1);
  restart();
  options.cudnn = TENON_STANDIN_DRIVER;
  options.cublasLt = "libno-such-library.so.1";
  EXPECT_TRUE(runConvolutions(2).ok());
  EXPECT_EQ(calls("cudnnBackendExecute"), 0);
  EXPECT_EQ(calls("cuLaunchKernel"), 2);
  options.cublasLt = TENON_STANDIN_DRIVER;
  // No engine, or too little memory for one.
  for (const char *function :
       {"cudnnCreate", "cudnnSetStream", "cudnnBackendCreateDescriptor",
        "cudnnBackendSetAttribute"}) {
    restart();
    fail(function, 1, 1001);
    Status status = runConvolutions(3);
    EXPECT_TRUE(status.ok()) << status.message;
    EXPECT_EQ(calls("cudnnBackendExecute"), 0) << function;
    EXPECT_EQ(calls("cuLaunchKernel"), 2) << function;
    EXPECT_EQ(live(), 0) << function;
    EXPECT_STREQ(misuse(), "") << function;
  }
  restart();
  device(90, 1 << 20);
  EXPECT_TRUE(runConvolutions(1).ok());
  EXPECT_EQ(calls("cudnnBackendExecute"), 0);
  EXPECT_STREQ(misuse(), "");
  EXPECT_EQ(live(), 0);
}

TEST_F(CudaConvolution, SaysWhatFailed) {
  fail("cudnnBackendExecute", 1, 5000);
  expectFailure(runConvolutions(1),
                "in place of kernel 'convolution': cuDNN: a convolution of 4 "
                "and 6 features: status 5000; --no-libraries does without it");
  EXPECT_EQ(live(), 0);
}

/// Each call of each function fails once, in turn: an error or the right
/// numbers, and nothing is left.
TEST_F(CudaConvolution, EndsAllWhateverFails) {
  int failures = 0;
  for (bool whole : {false, true}) {
    isWhole = whole;
    std::vector<const char *> functions = {
        "cuMemAlloc_v2",
        "cuMemcpyHtoDAsync_v2",
        "cuMemcpyDtoHAsync_v2",
        "cuMemcpyDtoDAsync_v2",
        "cuStreamSynchronize",
        "cuStreamBeginCapture_v2",
        "cuStreamEndCapture",
        "cuGraphInstantiateWithFlags",
        "cuGraphLaunch",
        "cublasLtCreate",
        "cublasLtMatrixLayoutCreate",
        "cublasLtMatrixTransformDescCreate",
        "cublasLtMatrixTransformDescSetAttribute",
        "cublasLtMatrixTransform",
        "cudnnCreate",
        "cudnnSetStream",
        "cudnnBackendCreateDescriptor",
        "cudnnBackendSetAttribute",
        "cudnnBackendGetAttribute",
        "cudnnBackendFinalize",
        "cudnnBackendExecute"};
    // The library leaves nothing to them.
    if (!whole)
      functions.push_back("cuLaunchKernel");
    failures += failInTurn(
        functions, {2, 719, 3000}, [this] { restart(); },
        [this] { return runConvolutions(3); },
        [this](const Status &status, const std::string &which) {
          expectNoMisuse(status, which);
        });
  }
  EXPECT_GT(failures, 20);
}

} // namespace
