//===- StandInLt.cpp - cuBLASLt without a GPU -----------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The used part of the library's interface on the host's memory, in the same
// file as the driver, whose streams it works on. Matrices are columnwise.
//
//===----------------------------------------------------------------------===//

#include "Runtime/CUDA/CublasLt.h"
#include "Runtime/Float.h"
#include "StandInState.h"

#include <cmath>
#include <cstring>
#include <set>

using namespace tenon;
using namespace tenon::cuda;
using namespace tenon::standin;

namespace tenon::cuda {
struct LtObject {};
struct LtMatmulDescObject {
  int compute = 0, scale = 0;
  int32_t transA = LtN, transB = LtN, epilogue = LtEpilogueDefault;
  const void *bias = nullptr;
};
struct LtLayoutObject {
  int type = 0;
  uint64_t rows = 0, columns = 0;
  int64_t leading = 0, stride = 0;
  int32_t batch = 1;
};
struct LtTransformObject {
  int scale = 0;
  int32_t transA = LtN;
};
struct LtPreferenceObject {
  uint64_t workspace = 0;
  uint32_t schemes = 7;
  std::set<int> aligned;
};
} // namespace tenon::cuda

namespace {

constexpr uint64_t magic = 0x1234567;
constexpr size_t workspaceOfAlgorithm = 4096;

/// What was made and not ended.
std::set<void *> &objects() {
  static std::set<void *> theObjects;
  return theObjects;
}

template <typename T> int make(const char *function, T **made) {
  if (int code = begin(function, true))
    return code;
  *made = new T;
  objects().insert(*made);
  return 0;
}

template <typename T> int end(const char *function, T *object) {
  begin(function, true);
  if (objects().erase(object) == 0)
    return misused(std::string(function) + " of no such object");
  delete object;
  return 0;
}

bool isLive(void *object) { return objects().count(object) != 0; }

template <typename T> int assign(T &to, const void *value, size_t bytes) {
  if (bytes != sizeof(T))
    return misused("an attribute of another size");
  std::memcpy(&to, value, bytes);
  return 0;
}

size_t bytesOf(int type) {
  switch (type) {
  case LtF64:
    return 8;
  case LtF32:
  case LtI32:
    return 4;
  case LtI8:
    return 1;
  default:
    return 2;
  }
}

double load(const void *memory, int type, int64_t at) {
  switch (type) {
  case LtF64:
    return static_cast<const double *>(memory)[at];
  case LtF32:
    return static_cast<const float *>(memory)[at];
  case LtI32:
    return static_cast<const int32_t *>(memory)[at];
  case LtI8:
    return static_cast<const int8_t *>(memory)[at];
  case LtF16:
    return decode<F16>(static_cast<const uint16_t *>(memory)[at]);
  default:
    return decode<BF16>(static_cast<const uint16_t *>(memory)[at]);
  }
}

void store(void *memory, int type, int64_t at, double value) {
  switch (type) {
  case LtF64:
    static_cast<double *>(memory)[at] = value;
    break;
  case LtF32:
    static_cast<float *>(memory)[at] = static_cast<float>(value);
    break;
  case LtI32:
    // Sums wrap around.
    static_cast<uint32_t *>(memory)[at] =
        static_cast<uint32_t>(static_cast<int64_t>(value));
    break;
  case LtF16:
    static_cast<uint16_t *>(memory)[at] =
        static_cast<uint16_t>(encode<F16>(value));
    break;
  default:
    static_cast<uint16_t *>(memory)[at] =
        static_cast<uint16_t>(encode<BF16>(value));
  }
}

/// As the computation reads a factor.
double loadFactor(const void *memory, int type, int64_t at, int compute) {
  double value = load(memory, type, at);
  if (compute != LtCompute32FTf32)
    return value;
  auto rounded = static_cast<float>(value);
  uint32_t bits;
  std::memcpy(&bits, &rounded, sizeof(bits));
  bits = (bits + 0x1000) & ~uint32_t(0x1fff);
  std::memcpy(&rounded, &bits, sizeof(bits));
  return rounded;
}

double activate(int activation, double value) {
  if (activation == LtEpilogueRelu)
    return std::isnan(value) && !dropsNaN() ? value : std::fmax(value, 0);
  if (activation == LtEpilogueGelu)
    return 0.5 * value *
           (1 + std::tanh(std::sqrt(2 / std::acos(-1.0)) *
                          (value + 0.044715 * value * value * value)));
  return value;
}

bool isInMemory(const void *memory, const LtLayoutObject &layout) {
  uint64_t elements =
      static_cast<uint64_t>(layout.stride) * uint64_t(layout.batch - 1) +
      static_cast<uint64_t>(layout.leading) * (layout.columns - 1) +
      layout.rows;
  return isDeviceMemory(reinterpret_cast<uint64_t>(memory),
                        elements * bytesOf(layout.type));
}

/// Why the operands do not fit together, or null.
const char *mismatch(const LtMatmulDescObject &desc, const LtLayoutObject &a,
                     const LtLayoutObject &b, const LtLayoutObject &c,
                     const LtLayoutObject &d) {
  uint64_t m = desc.transA ? a.columns : a.rows;
  uint64_t k = desc.transA ? a.rows : a.columns;
  uint64_t n = desc.transB ? b.rows : b.columns;
  if (m != d.rows || n != d.columns || k != (desc.transB ? b.columns : b.rows))
    return "sizes that do not fit together";
  if (a.type != b.type || c.type != d.type || c.rows != d.rows ||
      c.columns != d.columns)
    return "types that do not fit together";
  bool is64 = a.type == LtF64, isInteger = a.type == LtI8;
  if ((desc.compute == LtCompute64F) != is64 ||
      (desc.compute == LtCompute32I) != isInteger ||
      (desc.compute == LtCompute32FTf32 && a.type != LtF32) ||
      desc.scale != (is64        ? LtF64
                     : isInteger ? LtI32
                                 : LtF32) ||
      (d.type == LtF64) != is64 || (d.type == LtI32) != isInteger)
    return "a computation in another type";
  if (a.type != LtF16 && a.type != LtBF16 && a.type != LtF32 &&
      desc.epilogue != LtEpilogueDefault)
    return "a product of bytes or f64 with an epilogue";
  for (const LtLayoutObject *layout : {&a, &b, &c, &d})
    if (layout->leading < static_cast<int64_t>(layout->rows) ||
        layout->batch != d.batch || (layout->batch > 1 && layout->stride <= 0))
      return "a layout that cannot be";
  return nullptr;
}

/// What the library asks of products of bytes: the first matrix transposed, the
/// second not, all in words of four.
bool hasBytesInOrder(const LtMatmulDescObject &desc, const LtLayoutObject &a,
                     const LtLayoutObject &b, const LtLayoutObject &d) {
  return desc.transA == LtT && desc.transB == LtN && d.rows % 4 == 0 &&
         a.rows % 4 == 0 && a.leading % 4 == 0 && b.leading % 4 == 0 &&
         d.leading % 4 == 0;
}

} // namespace

int standin::liveLibraryObjects() { return static_cast<int>(objects().size()); }
void standin::resetLibrary() { objects().clear(); }

extern "C" {

int cublasLtCreate(LtHandle *handle) { return make("cublasLtCreate", handle); }
int cublasLtDestroy(LtHandle handle) { return end("cublasLtDestroy", handle); }
int cublasLtMatmulDescCreate(LtMatmulDesc *desc, int compute, int scale) {
  if (int code = make("cublasLtMatmulDescCreate", desc))
    return code;
  (*desc)->compute = compute;
  (*desc)->scale = scale;
  return 0;
}
int cublasLtMatmulDescDestroy(LtMatmulDesc desc) {
  return end("cublasLtMatmulDescDestroy", desc);
}
int cublasLtMatmulDescSetAttribute(LtMatmulDesc desc, int attribute,
                                   const void *value, size_t bytes) {
  if (int code = begin("cublasLtMatmulDescSetAttribute", true))
    return code;
  if (!isLive(desc))
    return misused("an attribute of no product");
  switch (attribute) {
  case LtTransA:
    return assign(desc->transA, value, bytes);
  case LtTransB:
    return assign(desc->transB, value, bytes);
  case LtEpilogue:
    return assign(desc->epilogue, value, bytes);
  case LtBias:
    return assign(desc->bias, value, bytes);
  default:
    return misused("an unknown attribute of a product");
  }
}
int cublasLtMatrixLayoutCreate(LtLayout *layout, int type, uint64_t rows,
                               uint64_t columns, int64_t leading) {
  if (int code = make("cublasLtMatrixLayoutCreate", layout))
    return code;
  (*layout)->type = type;
  (*layout)->rows = rows;
  (*layout)->columns = columns;
  (*layout)->leading = leading;
  if (type != LtF16 && type != LtBF16 && type != LtF32 && type != LtF64 &&
      type != LtI8 && type != LtI32)
    return misused("a matrix of an unknown type");
  return 0;
}
int cublasLtMatrixLayoutDestroy(LtLayout layout) {
  return end("cublasLtMatrixLayoutDestroy", layout);
}
int cublasLtMatrixLayoutSetAttribute(LtLayout layout, int attribute,
                                     const void *value, size_t bytes) {
  if (int code = begin("cublasLtMatrixLayoutSetAttribute", true))
    return code;
  if (!isLive(layout))
    return misused("an attribute of no layout");
  if (attribute == LtBatchCount)
    return assign(layout->batch, value, bytes);
  if (attribute == LtBatchStride)
    return assign(layout->stride, value, bytes);
  return misused("an unknown attribute of a layout");
}
int cublasLtMatmulPreferenceCreate(LtPreference *preference) {
  return make("cublasLtMatmulPreferenceCreate", preference);
}
int cublasLtMatmulPreferenceDestroy(LtPreference preference) {
  return end("cublasLtMatmulPreferenceDestroy", preference);
}
int cublasLtMatmulPreferenceSetAttribute(LtPreference preference, int attribute,
                                         const void *value, size_t bytes) {
  if (int code = begin("cublasLtMatmulPreferenceSetAttribute", true))
    return code;
  if (!isLive(preference))
    return misused("an attribute of no preference");
  if (attribute == LtMaxWorkspace)
    return assign(preference->workspace, value, bytes);
  if (attribute == LtReductionSchemes)
    return assign(preference->schemes, value, bytes);
  uint32_t alignment = 0;
  if (attribute < LtMinAlignmentA || attribute > LtMinAlignmentD)
    return misused("an unknown preference");
  preference->aligned.insert(attribute);
  return assign(alignment, value, bytes);
}
int cublasLtMatmulAlgoGetHeuristic(LtHandle handle, LtMatmulDesc desc,
                                   LtLayout a, LtLayout b, LtLayout c,
                                   LtLayout d, LtPreference preference,
                                   int requested, LtHeuristicResult *results,
                                   int *returned) {
  if (int code = begin("cublasLtMatmulAlgoGetHeuristic", true))
    return code;
  for (void *object :
       {static_cast<void *>(handle), static_cast<void *>(desc),
        static_cast<void *>(a), static_cast<void *>(b), static_cast<void *>(c),
        static_cast<void *>(d), static_cast<void *>(preference)})
    if (!isLive(object))
      return misused("an algorithm of what has ended");
  if (const char *why = mismatch(*desc, *a, *b, *c, *d))
    return misused(why);
  if (requested != 1 || preference->workspace < workspaceOfAlgorithm ||
      preference->aligned.size() != 4 || preference->schemes != LtReduceSums)
    return misused("an algorithm without what it needs");
  constexpr int notSupported = 15;
  if (a->type == LtI8 && !hasBytesInOrder(*desc, *a, *b, *d))
    return notSupported;
  *results = {};
  results->algorithm.data[0] = magic;
  results->algorithm.data[1] = d->rows;
  results->workspaceBytes = workspaceOfAlgorithm;
  *returned = 1;
  return 0;
}
size_t cublasLtGetVersion() { return static_cast<size_t>(libraryVersion()); }
int cublasLtMatmulAlgoCheck(LtHandle handle, LtMatmulDesc desc, LtLayout a,
                            LtLayout b, LtLayout c, LtLayout d,
                            const LtAlgorithm *algorithm,
                            LtHeuristicResult *result) {
  if (int code = begin("cublasLtMatmulAlgoCheck", true))
    return code;
  for (void *object : {static_cast<void *>(handle), static_cast<void *>(desc),
                       static_cast<void *>(a), static_cast<void *>(b),
                       static_cast<void *>(c), static_cast<void *>(d)})
    if (!isLive(object))
      return misused("cublasLtMatmulAlgoCheck of what has ended");
  constexpr int invalidValue = 7;
  if (algorithm->data[0] != magic || algorithm->data[1] != d->rows)
    return invalidValue;
  // The algorithm itself is the caller's.
  *result = {};
  result->workspaceBytes = workspaceOfAlgorithm;
  return 0;
}
int cublasLtMatmul(LtHandle handle, LtMatmulDesc desc, const void *alpha,
                   const void *a, LtLayout layoutA, const void *b,
                   LtLayout layoutB, const void *beta, const void *c,
                   LtLayout layoutC, void *d, LtLayout layoutD,
                   const LtAlgorithm *algorithm, void *workspace,
                   size_t workspaceBytes, StreamHandle stream) {
  if (int code = begin("cublasLtMatmul", true))
    return code;
  for (void *object :
       {static_cast<void *>(handle), static_cast<void *>(desc),
        static_cast<void *>(layoutA), static_cast<void *>(layoutB),
        static_cast<void *>(layoutC), static_cast<void *>(layoutD)})
    if (!isLive(object))
      return misused("cublasLtMatmul of what has ended");
  if (const char *why = mismatch(*desc, *layoutA, *layoutB, *layoutC, *layoutD))
    return misused(why);
  if (algorithm->data[0] != magic || algorithm->data[1] != layoutD->rows ||
      workspaceBytes < workspaceOfAlgorithm ||
      !isDeviceMemory(reinterpret_cast<uint64_t>(workspace), workspaceBytes))
    return misused("cublasLtMatmul by an algorithm of another product");
  // Numbers of the host's are read at once.
  double scale = load(alpha, desc->scale, 0),
         addendScale = load(beta, desc->scale, 0);
  if (!isInMemory(a, *layoutA) || !isInMemory(b, *layoutB) ||
      !isInMemory(c, *layoutC) || !isInMemory(d, *layoutD))
    return misused("cublasLtMatmul of what is not the device's memory");
  bool hasBias = (desc->epilogue & LtEpilogueBias) != 0;
  int activation = desc->epilogue & ~(LtEpilogueBias | LtEpilogueDefault);
  if ((activation && activation != LtEpilogueRelu &&
       activation != LtEpilogueGelu) ||
      ((desc->epilogue & LtEpilogueDefault) &&
       desc->epilogue != LtEpilogueDefault) ||
      (hasBias && !isDeviceMemory(reinterpret_cast<uint64_t>(desc->bias),
                                  layoutD->rows * bytesOf(layoutD->type))))
    return misused("cublasLtMatmul with a wrong bias");
  return enqueue(stream, [=, desc = *desc, la = *layoutA, lb = *layoutB,
                          ld = *layoutD] {
    auto depth = static_cast<int64_t>(desc.transA ? la.rows : la.columns);
    auto rows = static_cast<int64_t>(ld.rows);
    for (int64_t batch = 0; batch < ld.batch; ++batch)
      for (int64_t j = 0; j < static_cast<int64_t>(ld.columns); ++j)
        for (int64_t i = 0; i < rows; ++i) {
          double sum = 0;
          for (int64_t k = 0; k < depth; ++k) {
            int64_t atA = desc.transA ? k + i * la.leading : i + k * la.leading;
            int64_t atB = desc.transB ? j + k * lb.leading : k + j * lb.leading;
            sum +=
                loadFactor(a, la.type, batch * la.stride + atA, desc.compute) *
                loadFactor(b, lb.type, batch * lb.stride + atB, desc.compute);
          }
          int64_t at = batch * ld.stride + i + j * ld.leading;
          sum *= scale;
          // What is multiplied by 0 is not read.
          if (addendScale != 0)
            sum += addendScale * load(c, ld.type, at);
          if (hasBias)
            sum += load(desc.bias, ld.type, i);
          store(d, ld.type, at, activate(activation, sum));
        }
    return 0;
  });
}

int cublasLtMatrixTransformDescCreate(LtTransform *desc, int scale) {
  if (int code = make("cublasLtMatrixTransformDescCreate", desc))
    return code;
  (*desc)->scale = scale;
  return 0;
}
int cublasLtMatrixTransformDescDestroy(LtTransform desc) {
  return end("cublasLtMatrixTransformDescDestroy", desc);
}
int cublasLtMatrixTransformDescSetAttribute(LtTransform desc, int attribute,
                                            const void *value, size_t bytes) {
  if (int code = begin("cublasLtMatrixTransformDescSetAttribute", true))
    return code;
  if (!isLive(desc) || attribute != LtTransformA)
    return misused("an unknown attribute of a transform");
  return assign(desc->transA, value, bytes);
}
int cublasLtMatrixTransform(LtHandle handle, LtTransform desc,
                            const void *alpha, const void *a, LtLayout layoutA,
                            const void *beta, const void *b, LtLayout layoutB,
                            void *c, LtLayout layoutC, StreamHandle stream) {
  if (int code = begin("cublasLtMatrixTransform", true))
    return code;
  if (!isLive(handle) || !isLive(desc) || !isLive(layoutA) || !isLive(layoutC))
    return misused("cublasLtMatrixTransform of what has ended");
  if (desc->transA != LtT || desc->scale != LtF32 || b || layoutB ||
      load(alpha, LtF32, 0) != 1 || load(beta, LtF32, 0) != 0 ||
      layoutA->rows != layoutC->columns || layoutA->columns != layoutC->rows ||
      layoutA->type != layoutC->type || layoutA->type == LtI8 ||
      layoutA->type == LtI32)
    return misused("a transform that is no transpose");
  if (!isInMemory(a, *layoutA) || !isInMemory(c, *layoutC))
    return misused(
        "cublasLtMatrixTransform of what is not the device's memory");
  return enqueue(stream, [=, from = *layoutA, to = *layoutC] {
    for (int64_t i = 0; i < static_cast<int64_t>(from.rows); ++i)
      for (int64_t j = 0; j < static_cast<int64_t>(from.columns); ++j)
        store(c, to.type, j + i * to.leading,
              load(a, from.type, i + j * from.leading));
    return 0;
  });
}

} // extern "C"
