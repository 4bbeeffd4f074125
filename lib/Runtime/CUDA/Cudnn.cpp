//===- Cudnn.cpp - Convolutions by NVIDIA's library -----------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A convolution is a graph of one operation. The library's heuristics propose
// engines for it, in the order in which they seem fast; the first one is taken
// that computes what the program asks, always in the same order of sums.
//
//===----------------------------------------------------------------------===//

#include "Cudnn.h"

#include <algorithm>
#include <cstddef>

using namespace tenon;
using namespace tenon::cuda;

namespace {

/// Numbers of the tensors, by which a plan's memory is given.
constexpr int64_t inputId = 1, kernelId = 2, resultId = 3;
constexpr int64_t alignment = 16;
/// Engines that are tried, of each kind of heuristics.
constexpr int64_t mostEngines = 16;

} // namespace

/// A descriptor of the library's; a failure in between is remembered.
class Cudnn::Descriptor {
public:
  Descriptor(Cudnn &library, DnnKind kind) : library(&library) {
    if (library.cudnnBackendCreateDescriptor(kind, &handle)) {
      handle = nullptr;
      ok = false;
    }
  }
  Descriptor(Descriptor &&other) noexcept
      : ok(other.ok), library(other.library), handle(other.handle) {
    other.handle = nullptr;
  }
  Descriptor &operator=(Descriptor &&other) noexcept {
    std::swap(ok, other.ok);
    std::swap(library, other.library);
    std::swap(handle, other.handle);
    return *this;
  }
  ~Descriptor() {
    if (handle)
      (void)library->cudnnBackendDestroyDescriptor(handle);
  }

  template <typename T>
  Descriptor &set(DnnAttribute attribute, DnnType type, const T *values,
                  int64_t count) {
    ok = ok && library->cudnnBackendSetAttribute(
                   handle, attribute, type, count,
                   static_cast<const void *>(values)) == 0;
    return *this;
  }
  template <typename T>
  Descriptor &set(DnnAttribute attribute, DnnType type, const T &value) {
    return set(attribute, type, &value, 1);
  }
  Descriptor &set(DnnAttribute attribute, const Descriptor &other) {
    ok = ok && other.ok;
    return set(attribute, DnnTypeDescriptor, other.handle);
  }
  /// How many values there were; up to `most` are stored.
  template <typename T>
  int64_t get(DnnAttribute attribute, DnnType type, T *values, int64_t most) {
    int64_t count = 0;
    ok = ok && library->cudnnBackendGetAttribute(
                   handle, attribute, type, most, &count,
                   static_cast<void *>(values)) == 0;
    return ok ? std::min(count, most) : 0;
  }
  bool finalize() {
    ok = ok && library->cudnnBackendFinalize(handle) == 0;
    return ok;
  }
  DnnDescriptor get() const { return handle; }

  bool ok = true;

private:
  Cudnn *library;
  DnnDescriptor handle = nullptr;
};

struct Cudnn::Plan {
  Plan() = default;
  ~Plan() {
    while (!parts.empty())
      parts.pop_back();
  }
  template <typename... Parts> void take(Parts &&...given) {
    (parts.push_back(std::forward<Parts>(given)), ...);
  }
  /// The execution plan, behind all that it was made of.
  std::vector<Descriptor> parts;
  /// Bytes of the workspace that it may have.
  size_t room = 0;
};

std::unique_ptr<Cudnn> Cudnn::open(const std::string &library,
                                   StreamHandle stream) {
  std::unique_ptr<Cudnn> result(new Cudnn());
  if (!result->file.open(library, {"libcudnn.so.9", "libcudnn.so"}))
    return nullptr;
#define TEN_CUDNN_FIND(name, parameters)                                       \
  if (!result->file.find(#name, result->name))                                 \
    return nullptr;
  TEN_CUDNN_FUNCTIONS(TEN_CUDNN_FIND)
#undef TEN_CUDNN_FIND
  if (result->cudnnCreate(&result->handle)) {
    result->handle = nullptr;
    return nullptr;
  }
  if (result->cudnnSetStream(result->handle, stream))
    return nullptr;
  return result;
}

Cudnn::~Cudnn() {
  plans.clear();
  if (handle)
    (void)cudnnDestroy(handle);
}

static int typeOf(int64_t type) {
  return type == TEN_F16 ? DnnF16 : type == TEN_BF16 ? DnnBF16 : DnnF32;
}

KernelLayout tenon::cuda::kernelLayout(const ten_convolution &c) {
  // Taps, input features, output features: a matrix of as many columns as there
  // are output features, which is transposed.
  int64_t stride = 1;
  bool isFeaturesLast = true;
  auto expect = [&](int dim) {
    isFeaturesLast &=
        c.kernel_sizes[dim] == 1 || c.kernel_strides[dim] == stride;
    stride *= c.kernel_sizes[dim];
  };
  expect(0);
  expect(1);
  for (auto dim = static_cast<int>(c.spatial) + 1; dim > 1; --dim)
    expect(dim);
  KernelLayout layout;
  layout.outputs = c.kernel_sizes[0];
  layout.others = stride / layout.outputs;
  layout.isFeaturesLast = isFeaturesLast && layout.others > 1;
  return layout;
}

/// Whether the engine computes what the program asks for, in f32 and in the
/// same order every time.
static bool isExact(const std::vector<int> &notes, bool mayUseTensorCores) {
  return std::none_of(notes.begin(), notes.end(), [&](int note) {
    switch (note) {
    case DnnTensorCores:
      return !mayUseTensorCores;
    case DnnNarrowsOperands:
    case DnnNarrowSums:
    case DnnFourier:
    case DnnAnyOrder:
    case DnnWinograd:
    case DnnWinograd4:
    case DnnWinograd6:
    case DnnWinograd13:
      return true;
    default:
      return false;
    }
  });
}

std::unique_ptr<Cudnn::Plan> Cudnn::makePlan(const ten_convolution &c) {
  int type = typeOf(c.type), sum = DnnF32;
  auto plan = std::make_unique<Plan>();
  KernelLayout layout = kernelLayout(c);
  plan->room = workspaceLeft(c);
  if (plan->room == 0)
    return nullptr;
  int64_t rank = 2 + c.spatial;
  std::vector<int64_t> kernelStrides(c.kernel_strides, c.kernel_strides + rank);
  if (layout.isFeaturesLast) {
    for (int64_t &stride : kernelStrides)
      stride = std::max<int64_t>(stride / layout.outputs, 1);
    kernelStrides[0] = layout.others;
  }
  auto tensor = [&](int64_t id, int element, const int64_t *sizes,
                    const int64_t *strides) {
    Descriptor made(*this, DnnTensor);
    made.set(DnnTensorElement, DnnTypeElement, element)
        .set(DnnTensorSizes, DnnTypeInt64, sizes, rank)
        .set(DnnTensorStrides, DnnTypeInt64, strides, rank)
        .set(DnnTensorId, DnnTypeInt64, id)
        .set(DnnTensorAlignment, DnnTypeInt64, alignment)
        .finalize();
    return made;
  };
  Descriptor x = tensor(inputId, type, c.input_sizes, c.input_strides);
  Descriptor w = tensor(kernelId, type, c.kernel_sizes, kernelStrides.data());
  Descriptor y =
      tensor(resultId, typeOf(c.result_type), c.result_sizes, c.result_strides);
  Descriptor convolution(*this, DnnConvolution);
  convolution.set(DnnConvolutionElement, DnnTypeElement, sum)
      .set(DnnConvolutionMode, DnnTypeMode, int(DnnCrossCorrelation))
      .set(DnnConvolutionSpatial, DnnTypeInt64, c.spatial)
      .set(DnnConvolutionPre, DnnTypeInt64, c.low, c.spatial)
      .set(DnnConvolutionPost, DnnTypeInt64, c.high, c.spatial)
      .set(DnnConvolutionStrides, DnnTypeInt64, c.steps, c.spatial)
      .set(DnnConvolutionDilations, DnnTypeInt64, c.dilations, c.spatial)
      .finalize();
  Descriptor operation(*this, DnnForward);
  operation.set(DnnForwardX, x)
      .set(DnnForwardW, w)
      .set(DnnForwardY, y)
      .set(DnnForwardConvolution, convolution)
      .set(DnnForwardAlpha, DnnTypeFloat, 1.0F)
      .set(DnnForwardBeta, DnnTypeFloat, 0.0F)
      .finalize();
  Descriptor graph(*this, DnnGraph);
  graph.set(DnnGraphHandle, DnnTypeHandle, handle)
      .set(DnnGraphOperations, operation)
      .finalize();
  for (DnnHeuristics mode : {DnnModeA, DnnFallback}) {
    Descriptor heuristics(*this, DnnEngineHeuristics);
    heuristics.set(DnnHeuristicsGraph, graph)
        .set(DnnHeuristicsMode, DnnTypeHeuristics, int(mode));
    if (!heuristics.finalize())
      continue;
    std::vector<Descriptor> configs;
    std::vector<DnnDescriptor> places;
    for (int64_t i = 0; i < mostEngines; ++i) {
      configs.emplace_back(*this, DnnEngineConfig);
      if (!configs.back().ok)
        return nullptr;
      places.push_back(configs.back().get());
    }
    int64_t found = heuristics.get(DnnHeuristicsResults, DnnTypeDescriptor,
                                   places.data(), mostEngines);
    for (int64_t i = 0; i < found; ++i) {
      Plan chosen;
      if (!choose(configs[static_cast<size_t>(i)],
                  type != DnnF32 || c.allow_tf32, plan->room, chosen))
        continue;
      plan->take(std::move(x), std::move(w), std::move(y),
                 std::move(convolution), std::move(operation), std::move(graph),
                 std::move(heuristics));
      for (Descriptor &part : chosen.parts)
        plan->take(std::move(part));
      return plan;
    }
  }
  return nullptr;
}

bool Cudnn::choose(Descriptor &config, bool mayUseTensorCores, size_t room,
                   Plan &plan) {
  Descriptor engine(*this, DnnEngine);
  DnnDescriptor place = engine.get();
  if (!engine.ok ||
      config.get(DnnConfigEngine, DnnTypeDescriptor, &place, 1) != 1)
    return false;
  std::vector<int> notes(DnnNoteCount);
  notes.resize(static_cast<size_t>(
      engine.get(DnnEngineNotes, DnnTypeNote, notes.data(), DnnNoteCount)));
  if (!engine.ok || !isExact(notes, mayUseTensorCores))
    return false;
  Descriptor made(*this, DnnPlan);
  made.set(DnnPlanHandle, DnnTypeHandle, handle).set(DnnPlanConfig, config);
  int64_t bytes = 0;
  if (!made.finalize() ||
      made.get(DnnPlanWorkspace, DnnTypeInt64, &bytes, 1) != 1 ||
      bytes > static_cast<int64_t>(room))
    return false;
  plan.take(std::move(engine), std::move(config), std::move(made));
  return true;
}

Cudnn::Plan *Cudnn::find(const ten_convolution &c) {
  // All but where the operands are.
  Key key;
  const auto *words = reinterpret_cast<const int64_t *>(&c);
  size_t numbers = offsetof(ten_convolution, input) / sizeof(int64_t);
  key.assign(words, words + numbers);
  key.push_back(c.allow_tf32);
  auto [entry, isNew] = plans.try_emplace(key);
  if (isNew)
    entry->second = makePlan(c);
  return entry->second.get();
}

bool Cudnn::canConvolve(const ten_convolution &c) {
  for (const void *pointer :
       {c.input, c.kernel, static_cast<const void *>(c.result)})
    if (reinterpret_cast<uintptr_t>(pointer) % alignment != 0)
      return false;
  return find(c) != nullptr;
}

size_t Cudnn::workspaceLeft(const ten_convolution &c) {
  KernelLayout layout = kernelLayout(c);
  if (!layout.isFeaturesLast)
    return workspaceBytes;
  size_t bytes = static_cast<size_t>(layout.outputs) *
                 static_cast<size_t>(layout.others) *
                 (typeOf(c.type) == DnnF32 ? 4 : 2);
  constexpr size_t unit = 256;
  bytes = (bytes + unit - 1) / unit * unit;
  return bytes < workspaceBytes ? workspaceBytes - bytes : 0;
}

Result<bool> Cudnn::convolve(const ten_convolution &c, const Repack &repack,
                             void *workspace) {
  const Plan &plan = *find(c);
  const void *kernel = c.kernel;
  if (KernelLayout layout = kernelLayout(c); layout.isFeaturesLast) {
    void *copy = static_cast<char *>(workspace) + plan.room;
    if (!repack(layout, kernel, copy))
      return false;
    kernel = copy;
  }
  Descriptor pack(*this, DnnPack);
  const int64_t ids[] = {inputId, kernelId, resultId};
  const void *const pointers[] = {c.input, kernel, c.result};
  pack.set(DnnPackIds, DnnTypeInt64, ids, 3)
      .set(DnnPackPointers, DnnTypePointer, pointers, 3)
      .set(DnnPackWorkspace, DnnTypePointer, workspace)
      .finalize();
  int code = 0;
  if (pack.ok)
    code = cudnnBackendExecute(handle, plan.parts.back().get(), pack.get());
  if (!pack.ok || code)
    return runtimeError("cuDNN: a convolution of ", c.input_sizes[1], " and ",
                        c.kernel_sizes[0], " features: status ", code,
                        "; --no-libraries does without it");
  return true;
}
