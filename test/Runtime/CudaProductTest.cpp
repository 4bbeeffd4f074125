//===- CudaProductTest.cpp - Calls as graphs, products by a library -------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudaFixture.h"

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

/// One thread computes it all: result = lhs * rhs + bias.
void productThread(void *, const int64_t *words) {
  const auto *lhs = pointerOf<const float>(words[0]);
  const auto *rhs = pointerOf<const float>(words[1]);
  const auto *bias = pointerOf<const float>(words[2]);
  for (int64_t i = 0; i < rows; ++i)
    for (int64_t j = 0; j < columns; ++j) {
      float sum = bias[j];
      for (int64_t k = 0; k < depth; ++k)
        sum += lhs[i * depth + k] * rhs[k * columns + j];
      pointerOf<float>(words[3])[i * columns + j] = sum;
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
      pointerOf<int32_t>(words[3])[i * columns + j] = sum;
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
  ten_product product = {
      1, rows,         columns,      depth,        TEN_F32,     TEN_F32,  0,
      0, args[0].data, args[1].data, args[2].data, call->arena, allowTf32};
  if (isInteger) {
    product.type = TEN_I8;
    product.result_type = TEN_I32;
    product.lhs_transposed = lhsTransposed;
    product.rhs_transposed = 1;
    product.bias = nullptr;
  }
  auto word = [](void *pointer) {
    return static_cast<int64_t>(reinterpret_cast<uintptr_t>(pointer));
  };
  int64_t words[] = {word(args[0].data), word(args[1].data), word(args[2].data),
                     word(call->arena)};
  if (device->multiply(device, &product, isInteger, 1, 1, words, 4) ||
      device->copy(device, call->results[0].data, call->arena,
                   rows * columns * 4))
    return 1;
  return 0;
}

class CudaProduct : public Cuda {
protected:
  void SetUp() override {
    Cuda::SetUp();
    options.library = options.cublasLt = TENON_STANDIN_DRIVER;
    restart();
  }
  void restart() {
    reset();
    kernels(&productCode);
  }

  void TearDown() override {
    allowTf32 = 0;
    isInteger = false;
    lhsTransposed = 0;
    Cuda::TearDown();
  }

  /// Opens, calls with other numbers each time, compares, ends.
  Status runProducts(int count) {
    Result<std::unique_ptr<Accelerator>> opened =
        openCuda(productCode, options);
    if (!opened)
      return std::move(opened).status();
    ten_artifact artifact = deviceArtifact(productCode);
    const int64_t lhsDims[] = {rows, depth},
                  rhsDims[] = {isInteger ? columns : depth,
                               isInteger ? depth : columns},
                  biasDims[] = {columns}, resultDims[] = {rows, columns};
    const int32_t type = isInteger ? TEN_I8 : TEN_F32;
    const ten_signature args[] = {{"lhs", type, 2, lhsDims, -1, 0},
                                  {"rhs", type, 2, rhsDims, -1, 0},
                                  {"bias", TEN_F32, 1, biasDims, -1, 0}};
    const ten_signature result[] = {
        {"", isInteger ? TEN_I32 : TEN_F32, 2, resultDims, -1, 0}};
    static const ten_site sites[] = {
        {TEN_RUNTIME_ERROR, "the device failed", "main.mlir:1:1"}};
    const ten_entry entry[] = {{"main", productMain, productPlan, 3, 1, args,
                                result, 1, sites, 0, nullptr, nullptr}};
    artifact.entries = entry;
    Result<DeviceModel> model =
        DeviceModel::create(artifact, "main", *std::move(opened));
    if (!model)
      return std::move(model).status();
    for (int call = 0; call < count; ++call) {
      auto literal = [&](const char *text) {
        return *parseArgumentLiteral(text + std::to_string(call + 1));
      };
      Buffer lhs =
                 literal(isInteger ? "8x16xi8=uniform:" : "8x16xf32=uniform:"),
             rhs = literal(isInteger ? "12x16xi8=uniform:"
                                     : "16x12xf32=uniform:"),
             bias = literal("12xf32=uniform:");
      std::vector<Buffer> made;
      if (Status status = model->run({lhs, rhs, bias}, made); !status.ok())
        return status;
      std::vector<float> expected(rows * columns);
      auto address = [](const void *pointer) {
        return static_cast<int64_t>(reinterpret_cast<uintptr_t>(pointer));
      };
      int64_t words[] = {address(lhs.data()), address(rhs.data()),
                         address(bias.data()), address(expected.data())};
      if (isInteger) {
        integerThread(nullptr, words);
        EXPECT_EQ(
            std::memcmp(made[0].data(), expected.data(), expected.size() * 4),
            0)
            << "call " << call;
        continue;
      }
      productThread(nullptr, words);
      for (size_t i = 0; i < expected.size(); ++i) {
        EXPECT_NEAR(made[0].as<float>()[i], expected[i],
                    allowTf32 ? 1e-2 : 1e-4)
            << "call " << call << " element " << i;
        largestError = std::max<double>(
            largestError, std::abs(made[0].as<float>()[i] - expected[i]));
      }
    }
    return {};
  }

  const ten_device_kernel productKernels[2] = {
      {"product", "", 0, productThread, 0},
      {"integers", "", 0, integerThread, 0}};
  ten_device_code productCode = {"sm_90a",
                                 ".entry product() {}\n.entry integers() {}\n",
                                 41, 2, productKernels};
  CudaOptions options;
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
      {2, 15, 719}, [this] { restart(); }, [this] { return runProducts(3); },
      [this](const Status &status, const std::string &which) {
        expectNoMisuse(status, which);
      });
  EXPECT_GT(failures, 20);
}

} // namespace
