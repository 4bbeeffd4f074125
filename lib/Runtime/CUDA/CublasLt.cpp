//===- CublasLt.cpp - Matrix products by cuBLASLt -------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Matrix products by cuBLASLt. Its matrices are column-major, so a row-major
// matrix is seen as its transpose: result' = rhs' * lhs', and a bias per column
// here is one per row there, as cuBLASLt defines it. Algorithms come from the
// library's heuristics and are cached by the kind of product.
//
//===----------------------------------------------------------------------===//

#include "CublasLt.h"
#include "Trial.h"

#include <cstring>
#include <limits>

using namespace tenon;
using namespace tenon::cuda;

/// Descriptors and the chosen algorithm for a kind of product.
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
  /// Result of the test for propagation of NaN; none before the test.
  std::optional<bool> keepsNaN;
};

std::unique_ptr<CublasLt> CublasLt::open(const std::string &library,
                                         const DiskCache *cache) {
  std::unique_ptr<CublasLt> result(new CublasLt());
  if (!result->file.open(library, {"libcublasLt.so.13", "libcublasLt.so.12",
                                   "libcublasLt.so.11", "libcublasLt.so"}))
    return nullptr;
#define TEN_CUBLASLT_FIND(name, parameters)                                    \
  if (!result->file.find(#name, result->name))                                 \
    return nullptr;
  TEN_CUBLASLT_FUNCTIONS(TEN_CUBLASLT_FIND)
#undef TEN_CUBLASLT_FIND
  if (!result->file.find("cublasLtGetVersion", result->cublasLtGetVersion))
    return nullptr;
  result->cache = cache;
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

/// Returns the type of the scale factors.
static int scaleOf(int type) {
  return type == LtI8 ? LtI32 : type == LtF64 ? LtF64 : LtF32;
}

/// Returns whether there is no epilogue.
static bool isPlain(const ten_product &product) {
  return !product.bias && !product.addend && product.scale == 1 &&
         product.activation == TEN_LINEAR;
}

/// Returns whether products of bytes have the layout required by the library's
/// tensor core algorithms: contiguous along the contracted dimension, in
/// multiples of 4.
static bool hasBytesInOrder(const ten_product &product) {
  return !product.lhs_transposed && product.rhs_transposed &&
         isPlain(product) && product.columns % 4 == 0 && product.depth % 4 == 0;
}

/// Returns the library's epilogue for the product.
static int32_t epilogueOf(const ten_product &product) {
  int32_t kind = product.bias ? LtEpilogueBias : 0;
  if (product.activation == TEN_RELU)
    kind |= LtEpilogueRelu;
  if (product.activation == TEN_GELU_TANH)
    kind |= LtEpilogueGelu;
  return kind ? kind : LtEpilogueDefault;
}

std::unique_ptr<CublasLt::Plan> CublasLt::makePlan(const ten_product &product,
                                                   const Key &key) {
  std::optional<int> type = typeOf(product.type);
  std::optional<int> resultType = typeOf(product.result_type);
  if (!type || !resultType)
    return nullptr;
  bool isInteger = *type == LtI8;
  if (*type == LtI32 || isInteger != (*resultType == LtI32) ||
      (isInteger && !hasBytesInOrder(product)) || product.activation < 0 ||
      product.activation > TEN_GELU_TANH ||
      (*type == LtF64 && (product.bias || product.activation != TEN_LINEAR)))
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
  set(LtEpilogue, epilogueOf(product));
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
  if (!ok)
    return nullptr;
  if (findKept(*plan, key))
    return plan;
  if (!choose(*plan))
    return nullptr;
  if (cache)
    cache->store("cublaslt", keyOf(key),
                 std::string_view(
                     reinterpret_cast<const char *>(&plan->chosen.algorithm),
                     sizeof(LtAlgorithm)));
  return plan;
}

std::string CublasLt::keyOf(const Key &key) const {
  // The number is a version: it must change if the preferences do.
  return concat("asked 1 version ", cublasLtGetVersion(), " workspace ",
                workspaceBytes, " ") +
         bytesOfNumbers(key);
}

bool CublasLt::findKept(Plan &plan, const Key &key) {
  std::optional<std::string> kept =
      cache ? cache->find("cublaslt", keyOf(key)) : std::nullopt;
  LtAlgorithm algorithm;
  if (!kept || kept->size() != sizeof(algorithm))
    return false;
  std::memcpy(&algorithm, kept->data(), sizeof(algorithm));
  // Asks the library whether the algorithm is valid for this product.
  LtHeuristicResult result = {};
  if (cublasLtMatmulAlgoCheck(handle, plan.desc, plan.a, plan.b, plan.d, plan.d,
                              &algorithm, &result) ||
      result.state != 0 || result.workspaceBytes > workspaceBytes)
    return false;
  plan.chosen = result;
  plan.chosen.algorithm = algorithm;
  return true;
}

bool CublasLt::choose(Plan &plan) {
  LtPreference preference = nullptr;
  if (cublasLtMatmulPreferenceCreate(&preference))
    return false;
  bool ok = true;
  auto prefer = [&](int attribute, const auto &value) {
    ok &= cublasLtMatmulPreferenceSetAttribute(preference, attribute, &value,
                                               sizeof(value)) == 0;
  };
  prefer(LtMaxWorkspace, uint64_t(workspaceBytes));
  // Excludes reductions that round partial sums to the result's type.
  prefer(LtReductionSchemes, uint32_t(LtReduceSums));
  for (int attribute :
       {LtMinAlignmentA, LtMinAlignmentB, LtMinAlignmentC, LtMinAlignmentD})
    prefer(attribute, uint32_t(16));
  int found = 0;
  ok = ok &&
       cublasLtMatmulAlgoGetHeuristic(handle, plan.desc, plan.a, plan.b, plan.d,
                                      plan.d, preference, 1, &plan.chosen,
                                      &found) == 0 &&
       found == 1 && plan.chosen.state == 0 &&
       plan.chosen.workspaceBytes <= workspaceBytes;
  (void)cublasLtMatmulPreferenceDestroy(preference);
  return ok;
}

CublasLt::Plan *CublasLt::find(const ten_product &p) {
  // Scale factors are passed with each product, except for whether there is an
  // addend.
  Key key = {p.batch,
             p.rows,
             p.columns,
             p.depth,
             p.type,
             p.result_type,
             p.lhs_transposed,
             p.rhs_transposed,
             p.bias != nullptr,
             p.allow_tf32 != 0,
             p.addend != nullptr,
             p.activation};
  auto [entry, isNew] = plans.try_emplace(key);
  if (isNew)
    entry->second = makePlan(p, key);
  return entry->second.get();
}

bool CublasLt::canMultiply(const ten_product &product, void *workspace,
                           StreamHandle stream, Accelerator *device) {
  for (const void *pointer :
       {product.lhs, product.rhs, static_cast<const void *>(product.result),
        product.addend, product.bias})
    if (reinterpret_cast<uintptr_t>(pointer) % 16 != 0)
      return false;
  Plan *plan = product.batch <= INT32_MAX ? find(product) : nullptr;
  if (!plan || product.activation == TEN_LINEAR)
    return plan != nullptr;
  // A test would overwrite the addend if it is the result too.
  if (!plan->keepsNaN && device && product.addend != product.result)
    plan->keepsNaN = keepsNaN(*plan, product, workspace, stream, *device);
  return plan->keepsNaN.value_or(false);
}

bool CublasLt::keepsNaN(Plan &plan, const ten_product &product, void *workspace,
                        StreamHandle stream, Accelerator &device) {
  if (enqueue(plan, product, std::numeric_limits<double>::quiet_NaN(),
              /*isTrial=*/true, workspace, stream))
    return false;
  return holdsNaN(device, product.result, product.result_type,
                  product.batch * product.rows * product.columns);
}

int CublasLt::enqueue(Plan &plan, const ten_product &product, double scale,
                      bool isTrial, void *workspace, StreamHandle stream) {
  double addendScale = product.addend && !isTrial ? product.addend_scale : 0;
  // In the compute type: the scale of the product and that of the addend.
  union Factor {
    double f64;
    float f32;
    int32_t i32;
  } factors[2];
  const double values[] = {scale, addendScale};
  int type = scaleOf(*typeOf(product.type));
  for (int i : {0, 1})
    if (type == LtF64)
      factors[i].f64 = values[i];
    else if (type == LtI32)
      factors[i].i32 = static_cast<int32_t>(values[i]);
    else
      factors[i].f32 = static_cast<float>(values[i]);
  if (product.bias)
    if (int code = cublasLtMatmulDescSetAttribute(
            plan.desc, LtBias, static_cast<const void *>(&product.bias),
            sizeof(product.bias)))
      return code;
  const void *addend =
      product.addend && !isTrial ? product.addend : product.result;
  return cublasLtMatmul(handle, plan.desc, &factors[0], product.rhs, plan.a,
                        product.lhs, plan.b, &factors[1], addend, plan.d,
                        product.result, plan.d, &plan.chosen.algorithm,
                        workspace, workspaceBytes, stream);
}

Status CublasLt::multiply(const ten_product &product, void *workspace,
                          StreamHandle stream) {
  if (int code = enqueue(*find(product), product, product.scale,
                         /*isTrial=*/false, workspace, stream))
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
