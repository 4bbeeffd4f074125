//===- CublasLt.h - Matrix products by cuBLASLt -----------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Declarations of the part of cuBLASLt that is used; the library is opened at
// run time, like the driver.
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_RUNTIME_CUDA_CUBLASLT_H
#define TENON_LIB_RUNTIME_CUDA_CUBLASLT_H

#include "Driver.h"
#include "Runtime/Accelerator.h"
#include "Runtime/DiskCache.h"

#include <map>
#include <optional>
#include <vector>

namespace tenon::cuda {

using LtHandle = struct LtObject *;
using LtMatmulDesc = struct LtMatmulDescObject *;
using LtLayout = struct LtLayoutObject *;
using LtPreference = struct LtPreferenceObject *;
using LtTransform = struct LtTransformObject *;

struct LtAlgorithm {
  uint64_t data[8];
};
struct LtHeuristicResult {
  LtAlgorithm algorithm;
  size_t workspaceBytes;
  int state;
  float waves;
  int reserved[4];
};

/// Values of the library's enumerations.
enum LtType {
  LtF32 = 0,
  LtF64 = 1,
  LtF16 = 2,
  LtI8 = 3,
  LtI32 = 10,
  LtBF16 = 14
};
enum LtCompute {
  LtCompute32F = 68,
  LtCompute64F = 70,
  LtCompute32I = 72,
  LtCompute32FTf32 = 77
};
enum LtMatmulAttribute {
  LtTransA = 3,
  LtTransB = 4,
  LtEpilogue = 7,
  LtBias = 8
};
enum LtOperation { LtN = 0, LtT = 1 };
/// Kinds are combined with the bias by addition.
enum LtEpilogueKind {
  LtEpilogueDefault = 1,
  LtEpilogueRelu = 2,
  LtEpilogueBias = 4,
  LtEpilogueGelu = 32
};
enum LtLayoutAttribute { LtBatchCount = 5, LtBatchStride = 6 };
enum LtTransformAttribute { LtTransformA = 2 };
/// Partial sums are added in their own type, in order.
enum LtReductionScheme { LtReduceSums = 2 };
enum LtPreferenceAttribute {
  LtMaxWorkspace = 1,
  LtReductionSchemes = 3,
  LtMinAlignmentA = 5,
  LtMinAlignmentB = 6,
  LtMinAlignmentC = 7,
  LtMinAlignmentD = 8
};

// name, parameters: each returns 0 or a status.
// clang-format off: one function a line.
#define TEN_CUBLASLT_FUNCTIONS(X)                                              \
  X(cublasLtCreate, (LtHandle *handle))                                        \
  X(cublasLtDestroy, (LtHandle handle))                                        \
  X(cublasLtMatmulDescCreate, (LtMatmulDesc *desc, int compute, int scale))    \
  X(cublasLtMatmulDescDestroy, (LtMatmulDesc desc))                            \
  X(cublasLtMatmulDescSetAttribute, (LtMatmulDesc desc, int attribute,         \
                                     const void *value, size_t bytes))         \
  X(cublasLtMatrixLayoutCreate, (LtLayout *layout, int type, uint64_t rows,    \
                                 uint64_t columns, int64_t leading))           \
  X(cublasLtMatrixLayoutDestroy, (LtLayout layout))                            \
  X(cublasLtMatrixLayoutSetAttribute, (LtLayout layout, int attribute,         \
                                       const void *value, size_t bytes))       \
  X(cublasLtMatmulPreferenceCreate, (LtPreference *preference))                \
  X(cublasLtMatmulPreferenceDestroy, (LtPreference preference))                \
  X(cublasLtMatmulPreferenceSetAttribute, (LtPreference preference,            \
                                           int attribute, const void *value,   \
                                           size_t bytes))                      \
  X(cublasLtMatmulAlgoGetHeuristic, (LtHandle handle, LtMatmulDesc desc,       \
                                     LtLayout a, LtLayout b, LtLayout c,       \
                                     LtLayout d, LtPreference preference,      \
                                     int requested, LtHeuristicResult *results,\
                                     int *returned))                           \
  X(cublasLtMatmulAlgoCheck, (LtHandle handle, LtMatmulDesc desc, LtLayout a,  \
                              LtLayout b, LtLayout c, LtLayout d,              \
                              const LtAlgorithm *algorithm,                    \
                              LtHeuristicResult *result))                      \
  X(cublasLtMatmul, (LtHandle handle, LtMatmulDesc desc, const void *alpha,    \
                     const void *a, LtLayout layoutA, const void *b,           \
                     LtLayout layoutB, const void *beta, const void *c,        \
                     LtLayout layoutC, void *d, LtLayout layoutD,              \
                     const LtAlgorithm *algorithm, void *workspace,            \
                     size_t workspaceBytes, StreamHandle stream))             \
  X(cublasLtMatrixTransformDescCreate, (LtTransform *desc, int scale))         \
  X(cublasLtMatrixTransformDescDestroy, (LtTransform desc))                    \
  X(cublasLtMatrixTransformDescSetAttribute, (LtTransform desc, int attribute, \
                                              const void *value,               \
                                              size_t bytes))                   \
  X(cublasLtMatrixTransform, (LtHandle handle, LtTransform desc,               \
                              const void *alpha, const void *a,                \
                              LtLayout layoutA, const void *beta,              \
                              const void *b, LtLayout layoutB, void *c,        \
                              LtLayout layoutC, StreamHandle stream))
// clang-format on

/// The library, opened for the device of the current context.
class CublasLt {
public:
  /// Device memory in bytes that products may use.
  static constexpr size_t workspaceBytes = size_t(32) << 20;

  /// `library` is a file, or empty for the default names; returns null if none
  /// works. The chosen algorithms are stored in `cache`, if that is not null.
  static std::unique_ptr<CublasLt> open(const std::string &library,
                                        const DiskCache *cache);
  ~CublasLt();

  /// Returns whether the library has an algorithm; queries once per kind of
  /// product. For products with an activation, tests whether NaN is preserved
  /// by writing to the product's result, which `device` reads; if `device` is
  /// null, such a product has no algorithm yet.
  bool canMultiply(const ten_product &product, void *workspace,
                   StreamHandle stream, Accelerator *device);
  /// Precondition: canMultiply returned true.
  Status multiply(const ten_product &product, void *workspace,
                  StreamHandle stream);
  /// Transposes a dense row-major matrix of f32, f16 or bf16; returns false on
  /// failure.
  bool transpose(int64_t type, int64_t rows, int64_t columns, const void *from,
                 void *to, StreamHandle stream);

private:
  CublasLt() = default;
  struct Plan;
  using Key = std::vector<int64_t>;
  Plan *find(const ten_product &product);
  std::unique_ptr<Plan> makePlan(const ten_product &product, const Key &key);
  /// Finds the algorithm in the cache, or chooses one.
  bool findKept(Plan &plan, const Key &key);
  bool choose(Plan &plan);
  std::string keyOf(const Key &key) const;
  /// Returns the library's status. Scales products by `scale`; ignores addends
  /// if `isTrial`.
  int enqueue(Plan &plan, const ten_product &product, double scale,
              bool isTrial, void *workspace, StreamHandle stream);
  /// Returns whether the result is NaN if all sums are.
  bool keepsNaN(Plan &plan, const ten_product &product, void *workspace,
                StreamHandle stream, Accelerator &device);

#define TEN_CUBLASLT_MEMBER(name, parameters) int(*name) parameters = nullptr;
  TEN_CUBLASLT_FUNCTIONS(TEN_CUBLASLT_MEMBER)
#undef TEN_CUBLASLT_MEMBER

  size_t (*cublasLtGetVersion)() = nullptr;
  const DiskCache *cache = nullptr;
  std::map<Key, std::unique_ptr<Plan>> plans;
  OpenedLibrary file;
  LtHandle handle = nullptr;
};

} // namespace tenon::cuda

#endif // TENON_LIB_RUNTIME_CUDA_CUBLASLT_H
