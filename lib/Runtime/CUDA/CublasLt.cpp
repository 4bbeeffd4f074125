//===- CublasLt.cpp - Products of matrices by NVIDIA's library ------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The library's matrices are columnwise: a row-major one is its transpose
// there. So result' = rhs' * lhs', and what is a number for each of our columns
// is one for each of its rows, as its bias is.
//
//===----------------------------------------------------------------------===//

#include "CublasLt.h"

using namespace tenon;
using namespace tenon::cuda;

/// What the library knows of a kind of product.
struct CublasLt::Plan {
  explicit Plan(CublasLt &library) : library(library) {}
  ~Plan() {
    for (LtLayout layout : {a, b, d})
      if (layout)
        (void)library.cublasLtMatrixLayoutDestroy(layout);
    if (desc)
      (void)library.cublasLtMatmulDescDestroy(desc);
  }
  CublasLt &library;
  LtMatmulDesc desc = nullptr;
  LtLayout a = nullptr, b = nullptr, d = nullptr;
  LtHeuristicResult chosen = {};
};

std::unique_ptr<CublasLt> CublasLt::open(const std::string &library) {
  std::unique_ptr<CublasLt> result(new CublasLt());
  if (!result->file.open(library, {"libcublasLt.so.13", "libcublasLt.so.12",
                                   "libcublasLt.so.11", "libcublasLt.so"}))
    return nullptr;
#define TEN_CUBLASLT_FIND(name, parameters)                                    \
  if (!result->file.find(#name, result->name))                                 \
    return nullptr;
  TEN_CUBLASLT_FUNCTIONS(TEN_CUBLASLT_FIND)
#undef TEN_CUBLASLT_FIND
  if (result->cublasLtCreate(&result->handle)) {
    result->handle = nullptr;
    return nullptr;
  }
  return result;
}

CublasLt::~CublasLt() {
  plans.clear();
  if (handle)
    (void)cublasLtDestroy(handle);
}

static std::optional<int> typeOf(int64_t type) {
  switch (type) {
  case TEN_F32:
    return LtF32;
  case TEN_F64:
    return LtF64;
  case TEN_F16:
    return LtF16;
  case TEN_BF16:
    return LtBF16;
  case TEN_I8:
    return LtI8;
  case TEN_I32:
    return LtI32;
  default:
    return std::nullopt;
  }
}

/// The type of the factors of product and result.
static int scaleOf(int type) {
  return type == LtI8 ? LtI32 : type == LtF64 ? LtF64 : LtF32;
}

/// Whether products of bytes are laid out as the library's ways by tensor cores
/// ask: along the sums, in words.
static bool hasBytesInOrder(const ten_product &product) {
  return !product.lhs_transposed && product.rhs_transposed && !product.bias &&
         product.columns % 4 == 0 && product.depth % 4 == 0;
}

std::unique_ptr<CublasLt::Plan> CublasLt::makePlan(const ten_product &product) {
  std::optional<int> type = typeOf(product.type);
  std::optional<int> resultType = typeOf(product.result_type);
  if (!type || !resultType)
    return nullptr;
  bool isInteger = *type == LtI8;
  if (*type == LtI32 || isInteger != (*resultType == LtI32) ||
      (isInteger && !hasBytesInOrder(product)))
    return nullptr;
  auto plan = std::make_unique<Plan>(*this);
  int scale = scaleOf(*type);
  int compute = isInteger            ? LtCompute32I
                : *type == LtF64     ? LtCompute64F
                : product.allow_tf32 ? LtCompute32FTf32
                                     : LtCompute32F;
  if (cublasLtMatmulDescCreate(&plan->desc, compute, scale)) {
    plan->desc = nullptr;
    return nullptr;
  }
  bool ok = true;
  auto set = [&](int attribute, const auto &value) {
    ok &= cublasLtMatmulDescSetAttribute(plan->desc, attribute, &value,
                                         sizeof(value)) == 0;
  };
  set(LtTransA, int32_t(product.rhs_transposed ? LtT : LtN));
  set(LtTransB, int32_t(product.lhs_transposed ? LtT : LtN));
  set(LtEpilogue, int32_t(product.bias ? LtEpilogueBias : LtEpilogueDefault));
  auto layout = [&](LtLayout &made, int element, int64_t rows,
                    int64_t columns) {
    if (!ok || cublasLtMatrixLayoutCreate(&made, element, uint64_t(columns),
                                          uint64_t(rows), columns)) {
      made = nullptr;
      ok = false;
      return;
    }
    if (product.batch == 1)
      return;
    auto count = int32_t(product.batch);
    int64_t stride = rows * columns;
    ok &= cublasLtMatrixLayoutSetAttribute(made, LtBatchCount, &count,
                                           sizeof(count)) == 0 &&
          cublasLtMatrixLayoutSetAttribute(made, LtBatchStride, &stride,
                                           sizeof(stride)) == 0;
  };
  bool left = product.lhs_transposed, right = product.rhs_transposed;
  layout(plan->a, *type, right ? product.columns : product.depth,
         right ? product.depth : product.columns);
  layout(plan->b, *type, left ? product.depth : product.rows,
         left ? product.rows : product.depth);
  layout(plan->d, *resultType, product.rows, product.columns);
  LtPreference preference = nullptr;
  if (!ok || cublasLtMatmulPreferenceCreate(&preference))
    return nullptr;
  auto prefer = [&](int attribute, const auto &value) {
    ok &= cublasLtMatmulPreferenceSetAttribute(preference, attribute, &value,
                                               sizeof(value)) == 0;
  };
  prefer(LtMaxWorkspace, uint64_t(workspaceBytes));
  for (int attribute :
       {LtMinAlignmentA, LtMinAlignmentB, LtMinAlignmentC, LtMinAlignmentD})
    prefer(attribute, uint32_t(16));
  int found = 0;
  ok = ok &&
       cublasLtMatmulAlgoGetHeuristic(handle, plan->desc, plan->a, plan->b,
                                      plan->d, plan->d, preference, 1,
                                      &plan->chosen, &found) == 0 &&
       found == 1 && plan->chosen.state == 0 &&
       plan->chosen.workspaceBytes <= workspaceBytes;
  (void)cublasLtMatmulPreferenceDestroy(preference);
  return ok ? std::move(plan) : nullptr;
}

CublasLt::Plan *CublasLt::find(const ten_product &p) {
  Key key = {p.batch,          p.rows,           p.columns,
             p.depth,          p.type,           p.result_type,
             p.lhs_transposed, p.rhs_transposed, p.bias != nullptr,
             p.allow_tf32 != 0};
  auto [entry, isNew] = plans.try_emplace(key);
  if (isNew)
    entry->second = makePlan(p);
  return entry->second.get();
}

bool CublasLt::canMultiply(const ten_product &product) {
  for (const void *pointer :
       {product.lhs, product.rhs, static_cast<const void *>(product.result)})
    if (reinterpret_cast<uintptr_t>(pointer) % 16 != 0)
      return false;
  return product.batch <= INT32_MAX && find(product) != nullptr;
}

Status CublasLt::multiply(const ten_product &product, void *workspace,
                          StreamHandle stream) {
  Plan *plan = find(product);
  const float one = 1, zero = 0;
  const double one64 = 1, zero64 = 0;
  const int32_t oneInteger = 1, zeroInteger = 0;
  const void *alpha = &one, *beta = &zero;
  if (int scale = scaleOf(*typeOf(product.type)); scale == LtF64) {
    alpha = &one64;
    beta = &zero64;
  } else if (scale == LtI32) {
    alpha = &oneInteger;
    beta = &zeroInteger;
  }
  int code = 0;
  if (product.bias)
    code = cublasLtMatmulDescSetAttribute(
        plan->desc, LtBias, static_cast<const void *>(&product.bias),
        sizeof(product.bias));
  if (!code)
    code = cublasLtMatmul(handle, plan->desc, alpha, product.rhs, plan->a,
                          product.lhs, plan->b, beta, product.result, plan->d,
                          product.result, plan->d, &plan->chosen.algorithm,
                          workspace, workspaceBytes, stream);
  if (code)
    return runtimeError("cuBLASLt: a product of ", product.rows, " x ",
                        product.depth, " and ", product.depth, " x ",
                        product.columns, ": status ", code,
                        "; --no-libraries does without it");
  return {};
}

bool CublasLt::transpose(int64_t type, int64_t rows, int64_t columns,
                         const void *from, void *to, StreamHandle stream) {
  std::optional<int> element = typeOf(type);
  Plan plan(*this);
  LtTransform desc = nullptr;
  if (!element || scaleOf(*element) != LtF32 || *element == LtI32 ||
      cublasLtMatrixTransformDescCreate(&desc, LtF32))
    return false;
  auto transposed = int32_t(LtT);
  const float one = 1, zero = 0;
  auto layout = [&](LtLayout &made, int64_t high, int64_t wide) {
    if (!cublasLtMatrixLayoutCreate(&made, *element, uint64_t(wide),
                                    uint64_t(high), wide))
      return true;
    made = nullptr;
    return false;
  };
  bool ok = cublasLtMatrixTransformDescSetAttribute(
                desc, LtTransformA, &transposed, sizeof(transposed)) == 0 &&
            layout(plan.a, rows, columns) && layout(plan.d, columns, rows) &&
            cublasLtMatrixTransform(handle, desc, &one, from, plan.a, &zero,
                                    nullptr, nullptr, to, plan.d, stream) == 0;
  (void)cublasLtMatrixTransformDescDestroy(desc);
  return ok;
}
