//===- Cudnn.cpp - Convolutions by cuDNN ----------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Convolutions by cuDNN's backend (graph) API. A convolution is a graph of one
// operation, or of a convolution, an addition and a maximum, with virtual
// intermediate tensors of f32. The heuristics propose engines by expected
// speed; the first one that computes exactly and deterministically is used.
// Plans are cached by the kind of convolution.
//
//===----------------------------------------------------------------------===//

#include "Cudnn.h"
#include "Trial.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <optional>

using namespace tenon;
using namespace tenon::cuda;

namespace {

/// Ids of the tensors in the variant pack of a plan.
constexpr int64_t inputId = 1, kernelId = 2, resultId = 3, biasId = 4,
                  sumsId = 5, sumsAndBiasId = 6;
constexpr int64_t alignment = 16;
/// Maximum number of engines that are tried per heuristics mode.
constexpr int64_t mostEngines = 16;

} // namespace

/// A backend descriptor; remembers the first failure.
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
  /// Returns the number of values; stores at most `most` of them.
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
  /// The execution plan, after all descriptors that it was built from.
  std::vector<Descriptor> parts;
  /// Maximum size of the workspace in bytes; the repacked filters and a bias
  /// for tests follow it.
  size_t room = 0, biasPlace = 0;
  /// Result of the test for propagation of NaN and infinities; none before the
  /// test.
  std::optional<bool> keepsNaN;
};

std::unique_ptr<Cudnn> Cudnn::open(const std::string &library,
                                   StreamHandle stream,
                                   const DiskCache *cache) {
  std::unique_ptr<Cudnn> result(new Cudnn());
  if (!result->file.open(library, {"libcudnn.so.9", "libcudnn.so"}))
    return nullptr;
#define TEN_CUDNN_FIND(name, parameters)                                       \
  if (!result->file.find(#name, result->name))                                 \
    return nullptr;
  TEN_CUDNN_FUNCTIONS(TEN_CUDNN_FIND)
#undef TEN_CUDNN_FIND
  if (!result->file.find("cudnnGetVersion", result->cudnnGetVersion))
    return nullptr;
  result->cache = cache;
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
  // Taps, input features, output features: a matrix with one column per output
  // feature, which must be transposed.
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

/// Returns whether the engine computes in f32 without reduced precision, and
/// deterministically.
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

/// Returns the bytes of the repacked filters, 0 if their layout is supported.
static size_t repackedBytes(const ten_convolution &c) {
  KernelLayout layout = kernelLayout(c);
  if (!layout.isFeaturesLast)
    return 0;
  return static_cast<size_t>(layout.outputs) *
         static_cast<size_t>(layout.others) *
         (typeOf(c.type) == DnnF32 ? 4 : 2);
}

static size_t biasBytes(const ten_convolution &c) {
  return static_cast<size_t>(c.kernel_sizes[0]) * sizeof(float);
}

/// Takes the fastest engine for `graph` that the heuristics name and that fits
/// into the plan's room, with what it needs, into the plan. Returns whether
/// there is one.
bool Cudnn::chooseEngine(const Descriptor &graph, bool mayRound, Plan &plan) {
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
        return false;
      places.push_back(configs.back().get());
    }
    int64_t found = heuristics.get(DnnHeuristicsResults, DnnTypeDescriptor,
                                   places.data(), mostEngines);
    for (int64_t i = 0; i < found; ++i) {
      Plan chosen;
      if (!choose(configs[static_cast<size_t>(i)], mayRound, plan.room, chosen))
        continue;
      plan.take(std::move(heuristics));
      for (Descriptor &part : chosen.parts)
        plan.take(std::move(part));
      return true;
    }
  }
  return false;
}

std::unique_ptr<Cudnn::Plan> Cudnn::makePlan(const ten_convolution &c,
                                             bool isWhole, const Key &key) {
  int type = typeOf(c.type), sum = DnnF32;
  bool hasRelu = c.activation == TEN_RELU;
  if (isWhole && (!c.bias || (c.activation != TEN_LINEAR && !hasRelu)))
    return nullptr;
  auto plan = std::make_unique<Plan>();
  KernelLayout layout = kernelLayout(c);
  plan->room = plan->biasPlace = workspaceBytes;
  auto reserve = [&](size_t bytes) {
    constexpr size_t unit = 256;
    bytes = (bytes + unit - 1) / unit * unit;
    plan->room -= std::min(bytes, plan->room);
  };
  if (isWhole && hasRelu) {
    reserve(biasBytes(c));
    plan->biasPlace = plan->room;
  }
  reserve(repackedBytes(c));
  if (plan->room == 0)
    return nullptr;
  if (findKept(*plan, key))
    return plan;
  int64_t rank = 2 + c.spatial;
  std::vector<int64_t> kernelStrides(c.kernel_strides, c.kernel_strides + rank);
  if (layout.isFeaturesLast) {
    for (int64_t &stride : kernelStrides)
      stride = std::max<int64_t>(stride / layout.outputs, 1);
    kernelStrides[0] = layout.others;
  }
  auto tensor = [&](int64_t id, int element, const int64_t *sizes,
                    const int64_t *strides, bool isVirtual = false) {
    Descriptor made(*this, DnnTensor);
    made.set(DnnTensorElement, DnnTypeElement, element)
        .set(DnnTensorSizes, DnnTypeInt64, sizes, rank)
        .set(DnnTensorStrides, DnnTypeInt64, strides, rank)
        .set(DnnTensorId, DnnTypeInt64, id)
        .set(DnnTensorAlignment, DnnTypeInt64, alignment);
    if (isVirtual)
      made.set(DnnTensorIsVirtual, DnnTypeBoolean, true);
    made.finalize();
    return made;
  };
  // Descriptors must not move.
  constexpr size_t mostParts = 32;
  plan->parts.reserve(mostParts);
  auto keep = [&](Descriptor made) -> const Descriptor & {
    plan->take(std::move(made));
    return plan->parts.back();
  };
  const Descriptor &x =
      keep(tensor(inputId, type, c.input_sizes, c.input_strides));
  const Descriptor &w =
      keep(tensor(kernelId, type, c.kernel_sizes, kernelStrides.data()));
  const Descriptor &y =
      keep(tensor(resultId, typeOf(isWhole ? c.whole_type : c.result_type),
                  c.result_sizes, c.result_strides));
  auto between = [&](int64_t id) -> const Descriptor & {
    return keep(tensor(id, sum, c.result_sizes, c.result_strides,
                       /*isVirtual=*/true));
  };
  const Descriptor &sums = isWhole ? between(sumsId) : y;
  Descriptor how(*this, DnnConvolution);
  how.set(DnnConvolutionElement, DnnTypeElement, sum)
      .set(DnnConvolutionMode, DnnTypeMode, int(DnnCrossCorrelation))
      .set(DnnConvolutionSpatial, DnnTypeInt64, c.spatial)
      .set(DnnConvolutionPre, DnnTypeInt64, c.low, c.spatial)
      .set(DnnConvolutionPost, DnnTypeInt64, c.high, c.spatial)
      .set(DnnConvolutionStrides, DnnTypeInt64, c.steps, c.spatial)
      .set(DnnConvolutionDilations, DnnTypeInt64, c.dilations, c.spatial)
      .finalize();
  const Descriptor &convolution = keep(std::move(how));
  std::vector<DnnDescriptor> operations;
  auto operate = [&](Descriptor made) {
    made.finalize();
    const Descriptor &kept = keep(std::move(made));
    operations.push_back(kept.get());
    return kept.ok;
  };
  Descriptor forward(*this, DnnForward);
  forward.set(DnnForwardX, x)
      .set(DnnForwardW, w)
      .set(DnnForwardY, sums)
      .set(DnnForwardConvolution, convolution)
      .set(DnnForwardAlpha, DnnTypeFloat, 1.0F)
      .set(DnnForwardBeta, DnnTypeFloat, 0.0F);
  if (!operate(std::move(forward)))
    return nullptr;
  auto pointwise = [&](DnnPointwiseMode mode, const Descriptor &from,
                       const Descriptor *more, const Descriptor &to) {
    Descriptor what(*this, DnnPointwise);
    what.set(DnnPointwiseModeOf, DnnTypePointwise, int(mode))
        .set(DnnPointwiseElement, DnnTypeElement, sum);
    // A library that does not know this attribute may still preserve NaN.
    if (mode == DnnRelu && what.ok)
      (void)cudnnBackendSetAttribute(what.get(), DnnPointwiseNaN, DnnTypeNaN, 1,
                                     &DnnKeepNaN);
    what.finalize();
    const Descriptor &kept = keep(std::move(what));
    Descriptor made(*this, DnnPointwiseForward);
    made.set(DnnPointwiseWhat, kept).set(DnnPointwiseX, from);
    if (more)
      made.set(DnnPointwiseB, *more);
    made.set(DnnPointwiseY, to);
    return operate(std::move(made));
  };
  if (isWhole) {
    int64_t outputs = c.kernel_sizes[0];
    std::vector<int64_t> sizes(static_cast<size_t>(rank), 1);
    std::vector<int64_t> strides(static_cast<size_t>(rank), outputs);
    sizes[1] = outputs;
    strides[1] = 1;
    const Descriptor &bias =
        keep(tensor(biasId, DnnF32, sizes.data(), strides.data()));
    const Descriptor &biased = hasRelu ? between(sumsAndBiasId) : y;
    if (!pointwise(DnnAdd, sums, &bias, biased) ||
        (hasRelu && !pointwise(DnnRelu, biased, nullptr, y)))
      return nullptr;
  }
  Descriptor made(*this, DnnGraph);
  made.set(DnnGraphHandle, DnnTypeHandle, handle)
      .set(DnnGraphOperations, DnnTypeDescriptor, operations.data(),
           static_cast<int64_t>(operations.size()))
      .finalize();
  const Descriptor &graph = keep(std::move(made));
  if (!chooseEngine(graph, type != DnnF32 || c.allow_tf32, *plan))
    return nullptr;
  storePlan(*plan, key);
  return plan;
}

std::string Cudnn::keyOf(const Key &key) const {
  return concat("version ", cudnnGetVersion(), " workspace ", workspaceBytes,
                " ") +
         bytesOfNumbers(key);
}

bool Cudnn::findKept(Plan &plan, const Key &key) {
  std::optional<std::string> kept =
      cache ? cache->find("cudnn", keyOf(key)) : std::nullopt;
  if (!kept)
    return false;
  Descriptor made(*this, DnnPlan);
  made.set(DnnPlanHandle, DnnTypeHandle, handle)
      .set(DnnPlanText, DnnTypeChar, kept->data(),
           static_cast<int64_t>(kept->size()));
  int64_t bytes = 0;
  if (!made.finalize() ||
      made.get(DnnPlanWorkspace, DnnTypeInt64, &bytes, 1) != 1 ||
      bytes > static_cast<int64_t>(plan.room))
    return false;
  plan.take(std::move(made));
  return true;
}

void Cudnn::storePlan(Plan &plan, const Key &key) {
  if (!cache)
    return;
  // Queries the length first.
  DnnDescriptor made = plan.parts.back().get();
  int64_t bytes = 0;
  if (cudnnBackendGetAttribute(made, DnnPlanText, DnnTypeChar, 0, &bytes,
                               nullptr) ||
      bytes <= 0)
    return;
  std::string text(static_cast<size_t>(bytes), '\0');
  if (cudnnBackendGetAttribute(made, DnnPlanText, DnnTypeChar, bytes, &bytes,
                               static_cast<void *>(text.data())) == 0 &&
      bytes <= static_cast<int64_t>(text.size()))
    cache->store("cudnn", keyOf(key),
                 std::string_view(text).substr(0, static_cast<size_t>(bytes)));
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

Cudnn::Plan *Cudnn::find(const ten_convolution &c, bool isWhole) {
  // Everything except for the operands' addresses.
  Key key;
  const auto *words = reinterpret_cast<const int64_t *>(&c);
  size_t numbers = offsetof(ten_convolution, input) / sizeof(int64_t);
  key.assign(words, words + numbers);
  key.push_back(c.allow_tf32);
  if (isWhole)
    key.insert(key.end(), {c.whole_type, c.bias != nullptr, c.activation});
  auto [entry, isNew] = plans.try_emplace(key);
  if (isNew)
    entry->second = makePlan(c, isWhole, key);
  return entry->second.get();
}

bool Cudnn::canConvolve(const ten_convolution &c, bool isWhole,
                        const Repack &repack, void *workspace,
                        Accelerator *device) {
  void *result = isWhole ? c.whole_result : c.result;
  if (!result)
    return false;
  for (const void *pointer :
       {c.input, c.kernel, static_cast<const void *>(result),
        isWhole ? c.bias : nullptr})
    if (reinterpret_cast<uintptr_t>(pointer) % alignment != 0)
      return false;
  Plan *plan = find(c, isWhole);
  if (!plan || !isWhole || c.activation == TEN_LINEAR)
    return plan != nullptr;
  if (!plan->keepsNaN && device)
    plan->keepsNaN = keepsNaN(*plan, c, repack, workspace, *device);
  return plan->keepsNaN.value_or(false);
}

bool Cudnn::keepsNaN(Plan &plan, const ten_convolution &c, const Repack &repack,
                     void *workspace, Accelerator &device) {
  void *place = static_cast<char *>(workspace) + plan.biasPlace;
  ten_convolution trial = c;
  trial.bias = place;
  int64_t count = 1;
  for (int64_t i = 0; i < 2 + c.spatial; ++i)
    count *= c.result_sizes[i];
  for (bool isInfinite : {false, true}) {
    std::vector<float> bias(static_cast<size_t>(c.kernel_sizes[0]),
                            isInfinite
                                ? std::numeric_limits<float>::infinity()
                                : std::numeric_limits<float>::quiet_NaN());
    if (!device.write(place, bias.data(), static_cast<int64_t>(biasBytes(c)))
             .ok())
      return false;
    Result<bool> done = convolve(trial, /*isWhole=*/true, repack, workspace);
    if (!done || !*done ||
        !holdsNaN(device, c.whole_result, c.whole_type, count, isInfinite))
      return false;
  }
  return true;
}

Result<bool> Cudnn::convolve(const ten_convolution &c, bool isWhole,
                             const Repack &repack, void *workspace) {
  const Plan &plan = *find(c, isWhole);
  const void *kernel = c.kernel;
  if (KernelLayout layout = kernelLayout(c); layout.isFeaturesLast) {
    void *copy = static_cast<char *>(workspace) + plan.room;
    if (!repack(layout, kernel, copy))
      return false;
    kernel = copy;
  }
  Descriptor pack(*this, DnnPack);
  const int64_t ids[] = {inputId, kernelId, resultId, biasId};
  const void *const pointers[] = {c.input, kernel,
                                  isWhole ? c.whole_result : c.result, c.bias};
  int64_t count = isWhole ? 4 : 3;
  pack.set(DnnPackIds, DnnTypeInt64, ids, count)
      .set(DnnPackPointers, DnnTypePointer, pointers, count)
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
