//===- CudaProductTest.cpp - Calls as graphs, products by a library -------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudaFixture.h"

#include <cmath>
#include <cstring>

using namespace tenon;
using namespace tenon::test;

namespace {

constexpr int64_t rows = 8, columns = 12, depth = 16;
int64_t allowTf32 = 0;
/// Of bytes, the right operand transposed, without a bias.
bool isInteger = false;
/// Whether the left operand is said to be transposed.
int64_t lhsTransposed = 0;
/// What is made of the sums.
struct Epilogue {
  bool hasBias = true, hasAddend = false;
  double scale = 1, addendScale = 1;
  int64_t activation = TEN_LINEAR;
  /// Whether the addend is first copied to where the result goes.
  bool isInPlace = false;
};
Epilogue epilogue;

float activated(float x) {
  if (epilogue.activation == TEN_RELU)
    return x < 0 ? 0 : x;
  if (epilogue.activation == TEN_GELU_TANH)
    return 0.5F * x * (1 + std::tanh(0.7978846F * (x + 0.044715F * x * x * x)));
  return x;
}

/// One thread computes it all.
void productThread(void *, const int64_t *words) {
  const auto *lhs = pointerOf<const float>(words[0]);
  const auto *rhs = pointerOf<const float>(words[1]);
  const auto *bias = pointerOf<const float>(words[2]);
  const auto *addend = pointerOf<const float>(words[3]);
  for (int64_t i = 0; i < rows; ++i)
    for (int64_t j = 0; j < columns; ++j) {
      float sum = 0;
      for (int64_t k = 0; k < depth; ++k)
        sum += lhs[i * depth + k] * rhs[k * columns + j];
      sum *= static_cast<float>(epilogue.scale);
      if (epilogue.hasAddend)
        sum +=
            static_cast<float>(epilogue.addendScale) * addend[i * columns + j];
      if (epilogue.hasBias)
        sum += bias[j];
      pointerOf<float>(words[4])[i * columns + j] = activated(sum);
    }
}

void integerThread(void *, const int64_t *words) {
  const auto *lhs = pointerOf<const int8_t>(words[0]);
  const auto *rhs = pointerOf<const int8_t>(words[1]);
  for (int64_t i = 0; i < rows; ++i)
    for (int64_t j = 0; j < columns; ++j) {
      int32_t sum = 0;
      for (int64_t k = 0; k < depth; ++k)
        sum += lhs[i * depth + k] * rhs[j * depth + k];
      pointerOf<int32_t>(words[4])[i * columns + j] = sum;
    }
}

int32_t productPlan(ten_plan *plan) {
  plan->results[0].dims[0] = rows;
  plan->results[0].dims[1] = columns;
  plan->arena_bytes = rows * columns * 4;
  plan->arena_alignment = 64;
  return 0;
}

/// The product goes to the arena, and from there to the result.
int32_t productMain(const ten_call *call) {
  ten_device *device = call->context->device;
  const ten_array *args = call->args;
  ten_product product = {1,
                         rows,
                         columns,
                         depth,
                         TEN_F32,
                         TEN_F32,
                         0,
                         0,
                         args[0].data,
                         args[1].data,
                         epilogue.hasBias ? args[2].data : nullptr,
                         call->arena,
                         allowTf32,
                         epilogue.hasAddend ? args[3].data : nullptr,
                         epilogue.scale,
                         epilogue.addendScale,
                         epilogue.activation};
  if (isInteger) {
    product.type = TEN_I8;
    product.result_type = TEN_I32;
    product.lhs_transposed = lhsTransposed;
    product.rhs_transposed = 1;
    product.bias = nullptr;
  }
  if (epilogue.isInPlace) {
    if (device->copy(device, call->arena, args[3].data, rows * columns * 4))
      return 1;
    product.addend = call->arena;
  }
  int64_t words[5] = {};
  const void *pointers[] = {args[0].data, args[1].data, args[2].data,
                            product.addend, call->arena};
  for (int i = 0; i < 5; ++i)
    words[i] = static_cast<int64_t>(reinterpret_cast<uintptr_t>(pointers[i]));
  if (device->multiply(device, &product, isInteger, 1, 1, words, 5) ||
      device->copy(device, call->results[0].data, call->arena,
                   rows * columns * 4))
    return 1;
  return 0;
}

const ten_device_kernel productKernels[2] = {
    {"product", "", 0, productThread, 0},
    {"integers", "", 0, integerThread, 0}};
const ten_device_code productCode = {
    "sm_90a",
    ".entry product() {}\n.entry integers() {}\n",
    41,
    2,
    productKernels,
    0,
    nullptr};

class CudaProduct : public CudaLibrary {
protected:
  CudaProduct() : CudaLibrary(productCode) {}

  void TearDown() override {
    allowTf32 = 0;
    isInteger = false;
    lhsTransposed = 0;
    epilogue = Epilogue();
    CudaLibrary::TearDown();
  }

  Status runProducts(int count) {
    const int64_t lhsDims[] = {rows, depth},
                  rhsDims[] = {isInteger ? columns : depth,
                               isInteger ? depth : columns},
                  biasDims[] = {columns}, resultDims[] = {rows, columns};
    const int32_t type = isInteger ? TEN_I8 : TEN_F32;
    return callEntry(productMain, productPlan,
                     {{"lhs", type, 2, lhsDims, -1, 0},
                      {"rhs", type, 2, rhsDims, -1, 0},
                      {"bias", TEN_F32, 1, biasDims, -1, 0},
                      {"addend", TEN_F32, 2, resultDims, -1, 0}},
                     {"", isInteger ? TEN_I32 : TEN_F32, 2, resultDims, -1, 0},
                     {isInteger ? "8x16xi8=uniform:" : "8x16xf32=normal:",
                      isInteger ? "12x16xi8=uniform:" : "16x12xf32=normal:1",
                      "12xf32=normal:2", "8x12xf32=normal:3"},
                     count,
                     [&](const std::vector<Buffer> &given, Buffer &made,
                         int call) { compare(given, made, call); });
  }

  void compare(const std::vector<Buffer> &given, Buffer &made, int call) {
    std::vector<float> expected(rows * columns);
    int64_t words[] = {word(given[0].data()), word(given[1].data()),
                       word(given[2].data()), word(given[3].data()),
                       word(expected.data())};
    if (isInteger) {
      integerThread(nullptr, words);
      EXPECT_EQ(std::memcmp(made.data(), expected.data(), expected.size() * 4),
                0)
          << "call " << call;
      return;
    }
    productThread(nullptr, words);
    for (size_t i = 0; i < expected.size(); ++i) {
      EXPECT_NEAR(made.as<float>()[i], expected[i], allowTf32 ? 1e-2 : 1e-4)
          << "call " << call << " element " << i;
      largestError = std::max<double>(
          largestError, std::abs(made.as<float>()[i] - expected[i]));
    }
  }

  double largestError = 0;
};

TEST_F(CudaProduct, GoesToTheLibrary) {
  Status status = runProducts(4);
  ASSERT_TRUE(status.ok()) << status.message;
  EXPECT_STREQ(misuse(), "");
  EXPECT_EQ(live(), 0);
  EXPECT_EQ(calls("cuLaunchKernel"), 0);
  // Once, and once into the graph; asked for the way once.
  EXPECT_EQ(calls("cublasLtMatmul"), 2);
  EXPECT_EQ(calls("cublasLtMatmulAlgoGetHeuristic"), 1);
  EXPECT_EQ(calls("cuGraphLaunch"), 3);
}

/// Of numbers that may be rounded to tf32 the library rounds them.
TEST_F(CudaProduct, RoundsWhatMayBe) {
  allowTf32 = 1;
  Status status = runProducts(2);
  ASSERT_TRUE(status.ok()) << status.message;
  EXPECT_STREQ(misuse(), "");
  EXPECT_EQ(calls("cuLaunchKernel"), 0);
  EXPECT_GT(largestError, 1e-4);
}

/// Bytes are multiplied in i32, where the library takes their layout.
TEST_F(CudaProduct, MultipliesBytes) {
  isInteger = true;
  Status status = runProducts(3);
  ASSERT_TRUE(status.ok()) << status.message;
  EXPECT_STREQ(misuse(), "");
  EXPECT_EQ(live(), 0);
  EXPECT_EQ(calls("cuLaunchKernel"), 0);
  EXPECT_EQ(calls("cublasLtMatmul"), 2);
  // It has no algorithm.
  restart();
  fail("cublasLtMatmulAlgoGetHeuristic", 1, 15);
  EXPECT_TRUE(runProducts(2).ok());
  EXPECT_EQ(calls("cuLaunchKernel"), 2);
  EXPECT_EQ(calls("cublasLtMatmul"), 0);
  // It is not asked for one that it cannot have.
  restart();
  lhsTransposed = 1;
  EXPECT_TRUE(runProducts(2).ok());
  EXPECT_EQ(calls("cuLaunchKernel"), 2);
  EXPECT_EQ(calls("cublasLtMatmulAlgoGetHeuristic"), 0);
  EXPECT_STREQ(misuse(), "");
}

/// All that the library makes of sums. With an activation it is asked once
/// more, to see that NaN stays.
TEST_F(CudaProduct, ComputesEpilogues) {
  for (bool hasBias : {false, true})
    for (bool hasAddend : {false, true})
      for (double scale : {1.0, 0.5})
        for (int64_t activation : {TEN_LINEAR, TEN_RELU, TEN_GELU_TANH}) {
          restart();
          epilogue = {hasBias, hasAddend, scale, -0.25, activation};
          Status status = runProducts(3);
          ASSERT_TRUE(status.ok()) << status.message;
          EXPECT_STREQ(misuse(), "");
          EXPECT_EQ(live(), 0);
          EXPECT_EQ(calls("cuLaunchKernel"), 0);
          EXPECT_EQ(calls("cublasLtMatmul"), 2 + (activation != TEN_LINEAR));
          EXPECT_EQ(calls("cuGraphLaunch"), 2);
        }
}

/// A library that makes 0 of NaN computes none.
TEST_F(CudaProduct, KeepsNaN) {
  epilogue.activation = TEN_RELU;
  dropNaN(1);
  EXPECT_TRUE(runProducts(3).ok());
  EXPECT_EQ(calls("cublasLtMatmul"), 1);
  EXPECT_EQ(calls("cuLaunchKernel"), 2);
  EXPECT_STREQ(misuse(), "");
  // Nor one that cannot be tried, since the result is the addend already.
  restart();
  epilogue.hasAddend = epilogue.isInPlace = true;
  EXPECT_TRUE(runProducts(3).ok());
  EXPECT_EQ(calls("cublasLtMatmul"), 0);
  EXPECT_EQ(calls("cuLaunchKernel"), 2);
  // In place is as good as any where nothing is to be tried.
  restart();
  epilogue.activation = TEN_LINEAR;
  EXPECT_TRUE(runProducts(3).ok());
  EXPECT_EQ(calls("cublasLtMatmul"), 2);
  EXPECT_EQ(calls("cuLaunchKernel"), 0);
  // The trial fails.
  for (const char *function : {"cublasLtMatmul", "cuMemcpyDtoHAsync_v2"}) {
    restart();
    epilogue = Epilogue();
    epilogue.activation = TEN_RELU;
    fail(function, 1, 13);
    EXPECT_TRUE(runProducts(3).ok());
    EXPECT_EQ(calls("cublasLtMatmul"), 1);
    EXPECT_EQ(calls("cuLaunchKernel"), 2);
    EXPECT_STREQ(misuse(), "");
    EXPECT_EQ(live(), 0);
  }
}

TEST_F(CudaProduct, DoesWithoutTheLibrary) {
  options.libraries = false;
  Status status = runProducts(4);
  ASSERT_TRUE(status.ok()) << status.message;
  EXPECT_EQ(calls("cublasLtCreate"), 0);
  EXPECT_EQ(calls("cuLaunchKernel"), 2);
  EXPECT_EQ(calls("cuGraphLaunch"), 3);
  restart();
  options = {TENON_STANDIN_DRIVER, 0, true, "libno-such-library.so.1"};
  EXPECT_TRUE(runProducts(1).ok());
  EXPECT_EQ(calls("cuLaunchKernel"), 1);
  // No way to compute it, or not enough memory for one.
  for (const char *function :
       {"cublasLtMatmulAlgoGetHeuristic", "cublasLtCreate",
        "cublasLtMatrixLayoutCreate"}) {
    restart();
    options.cublasLt = TENON_STANDIN_DRIVER;
    fail(function, 1, 15);
    EXPECT_TRUE(runProducts(3).ok());
    EXPECT_EQ(calls("cublasLtMatmul"), 0) << function;
    EXPECT_EQ(calls("cuLaunchKernel"), 2) << function;
    EXPECT_EQ(live(), 0) << function;
  }
  restart();
  device(90, 1 << 20);
  EXPECT_TRUE(runProducts(1).ok());
  EXPECT_EQ(calls("cublasLtMatmul"), 0);
  EXPECT_STREQ(misuse(), "");
}

TEST_F(CudaProduct, KeepsChoices) {
  expectKept("cublaslt", "cublasLtMatmulAlgoGetHeuristic",
             [this] { return runProducts(2); });
  // Kinds of product have each their own.
  CacheFolder folder;
  options.cacheFolder = folder.path;
  for (int64_t activation : {TEN_LINEAR, TEN_RELU})
    for (int expected : {1, 0}) {
      restart();
      epilogue.activation = activation;
      EXPECT_TRUE(runProducts(2).ok());
      EXPECT_EQ(calls("cublasLtMatmulAlgoGetHeuristic"), expected);
      EXPECT_EQ(calls("cublasLtMatmul"), 2 + (activation != TEN_LINEAR));
    }
  // A choice that the library refuses is made again.
  restart();
  fail("cublasLtMatmulAlgoCheck", 1, 8);
  EXPECT_TRUE(runProducts(2).ok());
  EXPECT_EQ(calls("cublasLtMatmulAlgoGetHeuristic"), 1);
}

TEST_F(CudaProduct, DoesWithoutGraphs) {
  options.graphs = false;
  EXPECT_TRUE(runProducts(3).ok());
  EXPECT_EQ(calls("cuStreamBeginCapture_v2"), 0);
  EXPECT_EQ(calls("cublasLtMatmul"), 3);
  // A driver that cannot: every call is done in the ordinary way.
  for (const char *function : {"cuStreamBeginCapture_v2", "cuStreamEndCapture",
                               "cuGraphInstantiateWithFlags"}) {
    restart();
    options.graphs = true;
    fail(function, 1, 801);
    Status status = runProducts(4);
    EXPECT_TRUE(status.ok()) << status.message;
    EXPECT_EQ(calls("cuGraphLaunch"), 0) << function;
    EXPECT_EQ(calls(function), 1) << function;
    EXPECT_STREQ(misuse(), "") << function;
    EXPECT_EQ(live(), 0) << function;
  }
}

TEST_F(CudaProduct, SaysWhatFailed) {
  fail("cublasLtMatmul", 1, 13);
  expectFailure(runProducts(1),
                "in place of kernel 'product': cuBLASLt: a product of 8 x 16 "
                "and 16 x 12: status 13; --no-libraries does without it");
  restart();
  fail("cuGraphLaunch", 2, 719);
  expectFailure(runProducts(4), "CUDA: launching the graph of a call, in or "
                                "after kernel 'product': "
                                "CUDA_ERROR_LAUNCH_FAILED (719)");
  EXPECT_EQ(live(), 0);
}

/// An error or the right numbers.
TEST_F(CudaProduct, EndsAllWhateverFails) {
  int failures = failInTurn(
      {"cuMemAlloc_v2", "cuMemcpyDtoDAsync_v2", "cuStreamSynchronize",
       "cuStreamBeginCapture_v2", "cuStreamEndCapture",
       "cuGraphInstantiateWithFlags", "cuGraphLaunch", "cublasLtCreate",
       "cublasLtMatmulDescCreate", "cublasLtMatmulDescSetAttribute",
       "cublasLtMatrixLayoutCreate", "cublasLtMatmulPreferenceCreate",
       "cublasLtMatmulPreferenceSetAttribute", "cublasLtMatmulAlgoGetHeuristic",
       "cublasLtMatmul"},
      {2, 15, 719}, [this] { restart(); },
      [this] {
        epilogue = {true, true, 0.5, 2, TEN_RELU};
        return runProducts(3);
      },
      [this](const Status &status, const std::string &which) {
        expectNoMisuse(status, which);
      });
  EXPECT_GT(failures, 20);
}

} // namespace
