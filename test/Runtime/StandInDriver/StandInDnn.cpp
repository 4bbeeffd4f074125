//===- StandInDnn.cpp - cuDNN without a GPU -------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The used part of the backend interface on the host's memory, in the same file
// as the driver, whose streams it works on. A descriptor may be set until it is
// finalized, used from then on, and not ended before what was made of it. Of
// the engines that are proposed the first two round otherwise than asked for;
// there is none for a kernel whose output features are last.
//
//===----------------------------------------------------------------------===//

#include "Runtime/CUDA/Cudnn.h"
#include "Runtime/Float.h"
#include "StandInState.h"

#include <cmath>
#include <cstring>
#include <optional>
#include <set>
#include <sstream>

using namespace tenon;
using namespace tenon::cuda;
using namespace tenon::standin;

namespace tenon::cuda {
struct DnnObject {
  StreamHandle stream = nullptr;
};
} // namespace tenon::cuda

namespace {

constexpr int64_t planWorkspace = 8192;
constexpr int notSupported = 3000;

struct Object {
  int kind = 0;
  bool finalized = false;
  std::map<int, std::vector<int64_t>> numbers; ///< by attribute
  std::map<int, std::vector<Object *>> objects;
  /// Of an engine or its configuration: which one it is, and of what graph.
  int engine = 0;
  Object *graph = nullptr;
};

std::set<Object *> &objects() {
  static std::set<Object *> theObjects;
  return theObjects;
}
std::set<DnnObject *> &handles() {
  static std::set<DnnObject *> theHandles;
  return theHandles;
}

Object *live(DnnDescriptor descriptor) {
  auto *object = static_cast<Object *>(descriptor);
  return objects().count(object) ? object : nullptr;
}

/// What an attribute holds, and of which kind of descriptor it is.
struct Attribute {
  int kind, type;
  int64_t most;
};
const std::map<int, Attribute> attributes = {
    {DnnConvolutionElement, {DnnConvolution, DnnTypeElement, 1}},
    {DnnConvolutionMode, {DnnConvolution, DnnTypeMode, 1}},
    {DnnConvolutionDilations, {DnnConvolution, DnnTypeInt64, 3}},
    {DnnConvolutionStrides, {DnnConvolution, DnnTypeInt64, 3}},
    {DnnConvolutionPost, {DnnConvolution, DnnTypeInt64, 3}},
    {DnnConvolutionPre, {DnnConvolution, DnnTypeInt64, 3}},
    {DnnConvolutionSpatial, {DnnConvolution, DnnTypeInt64, 1}},
    {DnnHeuristicsMode, {DnnEngineHeuristics, DnnTypeHeuristics, 1}},
    {DnnHeuristicsGraph, {DnnEngineHeuristics, DnnTypeDescriptor, 1}},
    {DnnPlanHandle, {DnnPlan, DnnTypeHandle, 1}},
    {DnnPlanConfig, {DnnPlan, DnnTypeDescriptor, 1}},
    {DnnPlanText, {DnnPlan, DnnTypeChar, 1 << 20}},
    {DnnForwardAlpha, {DnnForward, DnnTypeFloat, 1}},
    {DnnForwardBeta, {DnnForward, DnnTypeFloat, 1}},
    {DnnForwardConvolution, {DnnForward, DnnTypeDescriptor, 1}},
    {DnnForwardW, {DnnForward, DnnTypeDescriptor, 1}},
    {DnnForwardX, {DnnForward, DnnTypeDescriptor, 1}},
    {DnnForwardY, {DnnForward, DnnTypeDescriptor, 1}},
    {DnnGraphHandle, {DnnGraph, DnnTypeHandle, 1}},
    {DnnGraphOperations, {DnnGraph, DnnTypeDescriptor, 3}},
    {DnnPointwiseModeOf, {DnnPointwise, DnnTypePointwise, 1}},
    {DnnPointwiseElement, {DnnPointwise, DnnTypeElement, 1}},
    {DnnPointwiseNaN, {DnnPointwise, DnnTypeNaN, 1}},
    {DnnPointwiseWhat, {DnnPointwiseForward, DnnTypeDescriptor, 1}},
    {DnnPointwiseX, {DnnPointwiseForward, DnnTypeDescriptor, 1}},
    {DnnPointwiseB, {DnnPointwiseForward, DnnTypeDescriptor, 1}},
    {DnnPointwiseY, {DnnPointwiseForward, DnnTypeDescriptor, 1}},
    {DnnTensorAlignment, {DnnTensor, DnnTypeInt64, 1}},
    {DnnTensorElement, {DnnTensor, DnnTypeElement, 1}},
    {DnnTensorSizes, {DnnTensor, DnnTypeInt64, 5}},
    {DnnTensorStrides, {DnnTensor, DnnTypeInt64, 5}},
    {DnnTensorId, {DnnTensor, DnnTypeInt64, 1}},
    {DnnTensorIsVirtual, {DnnTensor, DnnTypeBoolean, 1}},
    {DnnPackIds, {DnnPack, DnnTypeInt64, 4}},
    {DnnPackPointers, {DnnPack, DnnTypePointer, 4}},
    {DnnPackWorkspace, {DnnPack, DnnTypePointer, 1}},
};

/// Those that a descriptor may be without.
const std::set<int> optionalAttributes = {DnnPointwiseNaN, DnnPointwiseB,
                                          DnnTensorIsVirtual, DnnPlanText};

size_t bytesOf(int type) {
  switch (type) {
  case DnnTypeBoolean:
  case DnnTypeChar:
    return 1;
  case DnnTypeElement:
  case DnnTypeNaN:
  case DnnTypePointwise:
  case DnnTypeMode:
  case DnnTypeHeuristics:
  case DnnTypeNote:
  case DnnTypeFloat:
    return 4;
  default:
    return 8;
  }
}

/// Whether all that the descriptor is made of is there still.
bool isWhole(const Object &object) {
  for (const auto &[attribute, parts] : object.objects)
    for (Object *part : parts)
      if (!live(part) || !part->finalized || !isWhole(*part))
        return false;
  return !object.graph || (live(object.graph) && isWhole(*object.graph));
}

/// A plan as numbers in a text.
struct Numbers {
  std::string text;
  /// Writing or reading; false where the text has ended.
  bool isReading = false, ok = true;
  std::istringstream stream;

  explicit Numbers(const std::string &from)
      : text(from), isReading(true), stream(from) {}
  Numbers() = default;
  template <typename T> void one(T &number) {
    if (!isReading) {
      text += std::to_string(number) + " ";
      return;
    }
    int64_t value = 0;
    ok = ok && stream >> value;
    number = static_cast<T>(value);
  }
  void list(std::vector<int64_t> &numbers) {
    size_t size = numbers.size();
    one(size);
    ok = ok && size <= 5;
    numbers.resize(ok ? size : 0);
    for (int64_t &number : numbers)
      one(number);
  }
};

/// Where elements are, by the numbers of their dimensions.
struct Tensor {
  Tensor() = default;
  void transfer(Numbers &numbers) {
    numbers.one(element);
    numbers.one(id);
    numbers.list(sizes);
    numbers.list(strides);
  }
  explicit Tensor(const Object &object)
      : element(static_cast<int>(object.numbers.at(DnnTensorElement)[0])),
        id(object.numbers.at(DnnTensorId)[0]),
        sizes(object.numbers.at(DnnTensorSizes)),
        strides(object.numbers.at(DnnTensorStrides)) {}
  size_t bytes() const {
    int64_t last = 0;
    for (size_t i = 0; i < sizes.size(); ++i)
      last += (sizes[i] - 1) * strides[i];
    return static_cast<size_t>(last + 1) * (element == DnnF32 ? 4 : 2);
  }
  double load(uint64_t memory, int64_t at) const {
    const auto *place = reinterpret_cast<const char *>(memory);
    if (element == DnnF32)
      return reinterpret_cast<const float *>(place)[at];
    uint16_t bits = reinterpret_cast<const uint16_t *>(place)[at];
    return element == DnnF16 ? decode<F16>(bits) : decode<BF16>(bits);
  }
  void store(uint64_t memory, int64_t at, float value) const {
    if (element == DnnF32)
      reinterpret_cast<float *>(memory)[at] = value;
    else
      reinterpret_cast<uint16_t *>(memory)[at] = static_cast<uint16_t>(
          element == DnnF16 ? encode<F16>(value) : encode<BF16>(value));
  }
  int element = 0;
  int64_t id = 0;
  std::vector<int64_t> sizes, strides;
};

bool isVirtual(const Object &tensor) {
  auto it = tensor.numbers.find(DnnTensorIsVirtual);
  return it != tensor.numbers.end() && it->second[0] != 0;
}

/// A finalized operation by itself, and what a graph makes of its result.
struct Problem {
  Problem() = default;
  void transfer(Numbers &numbers) {
    bool hasBias = bias.has_value();
    numbers.one(hasBias);
    if (hasBias && !bias)
      bias.emplace();
    for (Tensor *tensor : {&x, &w, &y, bias ? &*bias : nullptr})
      if (tensor)
        tensor->transfer(numbers);
    for (std::vector<int64_t> *list : {&low, &high, &steps, &dilations})
      numbers.list(*list);
    numbers.one(spatial);
    numbers.one(hasRelu);
    numbers.one(keepsNaN);
  }
  explicit Problem(const Object &operation)
      : x(*operation.objects.at(DnnForwardX)[0]),
        w(*operation.objects.at(DnnForwardW)[0]),
        y(*operation.objects.at(DnnForwardY)[0]) {
    const Object &c = *operation.objects.at(DnnForwardConvolution)[0];
    low = c.numbers.at(DnnConvolutionPre);
    high = c.numbers.at(DnnConvolutionPost);
    steps = c.numbers.at(DnnConvolutionStrides);
    dilations = c.numbers.at(DnnConvolutionDilations);
    spatial = static_cast<size_t>(c.numbers.at(DnnConvolutionSpatial)[0]);
  }

  /// Adds the other operations of a graph; null, or why they are no bias and
  /// maximum.
  const char *add(const std::vector<Object *> &operations) {
    const Object *value = operations[0]->objects.at(DnnForwardY)[0];
    for (size_t i = 1; i < operations.size(); ++i) {
      const Object &operation = *operations[i];
      if (operation.kind != DnnPointwiseForward ||
          operation.objects.at(DnnPointwiseX)[0] != value ||
          !isVirtual(*value) || Tensor(*value).element != DnnF32)
        return "a graph that is no chain";
      const Object &what = *operation.objects.at(DnnPointwiseWhat)[0];
      bool hasOperand = operation.objects.count(DnnPointwiseB) != 0;
      bool isAdd = what.numbers.at(DnnPointwiseModeOf)[0] == DnnAdd;
      if (isAdd != (i == 1) || isAdd != hasOperand ||
          (!isAdd && what.numbers.at(DnnPointwiseModeOf)[0] != DnnRelu) ||
          what.numbers.at(DnnPointwiseElement)[0] != DnnF32)
        return "another operation behind a convolution";
      if (isAdd)
        bias.emplace(*operation.objects.at(DnnPointwiseB)[0]);
      auto keep = what.numbers.find(DnnPointwiseNaN);
      hasRelu |= !isAdd;
      if (!isAdd)
        keepsNaN = keep != what.numbers.end() && keep->second[0] == DnnKeepNaN;
      value = operation.objects.at(DnnPointwiseY)[0];
    }
    if (isVirtual(*value))
      return "a graph whose result is nowhere";
    Tensor result(*value);
    if (result.sizes != y.sizes ||
        (bias &&
         (bias->element != DnnF32 || bias->sizes.size() != 2 + spatial ||
          bias->sizes[1] != y.sizes[1])))
      return "sizes that do not fit together";
    y = result;
    return nullptr;
  }

  bool fits() const {
    if (spatial < 1 || spatial > 3 || x.element != w.element ||
        (y.element != DnnF32 && y.element != x.element))
      return false;
    for (const std::vector<int64_t> *list : {&low, &high, &steps, &dilations})
      if (list->size() != spatial)
        return false;
    for (const Tensor *tensor : {&x, &w, &y})
      if (tensor->sizes.size() != spatial + 2)
        return false;
    if (x.sizes[0] != y.sizes[0] || w.sizes[0] != y.sizes[1] ||
        x.sizes[1] % w.sizes[1] != 0 ||
        y.sizes[1] % (x.sizes[1] / w.sizes[1]) != 0)
      return false;
    for (size_t i = 0; i < spatial; ++i) {
      int64_t room = x.sizes[2 + i] + low[i] + high[i] -
                     ((w.sizes[2 + i] - 1) * dilations[i] + 1);
      if (low[i] < 0 || high[i] < 0 || room < 0 ||
          y.sizes[2 + i] != room / steps[i] + 1)
        return false;
    }
    return true;
  }

  void compute(uint64_t from, uint64_t kernel, uint64_t to,
               uint64_t added) const {
    std::vector<int64_t> at(spatial + 2), tap(spatial);
    std::function<void(size_t)> loop = [&](size_t dim) {
      if (dim == at.size())
        return element(from, kernel, to, added, at);
      for (at[dim] = 0; at[dim] < y.sizes[dim]; ++at[dim])
        loop(dim + 1);
    };
    loop(0);
  }

  void element(uint64_t from, uint64_t kernel, uint64_t to, uint64_t added,
               const std::vector<int64_t> &at) const {
    int64_t perGroup = y.sizes[1] / (x.sizes[1] / w.sizes[1]);
    double sum = 0;
    std::function<void(size_t, int64_t, int64_t, bool)> taps =
        [&](size_t i, int64_t inputAt, int64_t kernelAt, bool inside) {
          if (i == spatial) {
            for (int64_t c = 0; c < w.sizes[1]; ++c) {
              int64_t feature = at[1] / perGroup * w.sizes[1] + c;
              double factor =
                  inside ? x.load(from, inputAt + feature * x.strides[1]) : 0;
              sum += factor * w.load(kernel, kernelAt + c * w.strides[1]);
            }
            return;
          }
          for (int64_t t = 0; t < w.sizes[2 + i]; ++t) {
            int64_t place = at[2 + i] * steps[i] + t * dilations[i] - low[i];
            taps(i + 1, inputAt + place * x.strides[2 + i],
                 kernelAt + t * w.strides[2 + i],
                 inside && place >= 0 && place < x.sizes[2 + i]);
          }
        };
    taps(0, at[0] * x.strides[0], at[1] * w.strides[0], true);
    int64_t result = 0;
    for (size_t i = 0; i < at.size(); ++i)
      result += at[i] * y.strides[i];
    auto value = static_cast<float>(sum);
    if (bias)
      value += static_cast<float>(bias->load(added, at[1] * bias->strides[1]));
    if (hasRelu && !(value > 0) &&
        !(std::isnan(value) && keepsNaN && !dropsNaN()))
      value = 0;
    y.store(to, result, value);
  }

  Tensor x, w, y;
  std::optional<Tensor> bias;
  bool hasRelu = false, keepsNaN = false;
  std::vector<int64_t> low, high, steps, dilations;
  size_t spatial = 0;
};

Problem problemOf(const Object &graph) {
  const std::vector<Object *> &operations =
      graph.objects.at(DnnGraphOperations);
  Problem problem(*operations[0]);
  problem.add(operations);
  return problem;
}

/// What a plan computes, with its engine; none for a text that is no plan.
std::optional<std::pair<Problem, int>> computationOf(const Object &plan) {
  auto text = plan.numbers.find(DnnPlanText);
  if (text == plan.numbers.end()) {
    const Object &config = *plan.objects.at(DnnPlanConfig)[0];
    return std::pair(problemOf(*config.graph), config.engine);
  }
  std::string characters(text->second.begin(), text->second.end());
  if (characters.compare(0, 5, "plan ") != 0)
    return std::nullopt;
  Numbers numbers(characters.substr(5));
  std::pair<Problem, int> result;
  numbers.one(result.second);
  result.first.transfer(numbers);
  return numbers.ok ? std::optional(result) : std::nullopt;
}

/// What is missing or wrong, or null.
const char *whyNotFinal(const Object &object) {
  bool isKept = object.numbers.count(DnnPlanText) != 0;
  for (const auto &[attribute, about] : attributes)
    if (about.kind == object.kind && !(attribute == DnnPlanConfig && isKept) &&
        !optionalAttributes.count(attribute) &&
        !object.numbers.count(attribute) && !object.objects.count(attribute))
      return "a descriptor without what it needs";
  if (!isWhole(object))
    return "a descriptor of what is not final, or has ended";
  auto number = [&](int attribute) { return object.numbers.at(attribute); };
  switch (object.kind) {
  case DnnTensor:
    return number(DnnTensorSizes).size() != number(DnnTensorStrides).size() ||
                   number(DnnTensorAlignment)[0] != 16
               ? "a tensor with wrong sizes"
               : nullptr;
  case DnnConvolution:
    return number(DnnConvolutionElement)[0] != DnnF32 ||
                   number(DnnConvolutionMode)[0] != DnnCrossCorrelation
               ? "a convolution in another type, or reversed"
               : nullptr;
  case DnnForward: {
    float alpha, beta;
    std::memcpy(&alpha, &number(DnnForwardAlpha)[0], sizeof(alpha));
    std::memcpy(&beta, &number(DnnForwardBeta)[0], sizeof(beta));
    if (alpha != 1 || beta != 0)
      return "a convolution with other factors";
    return Problem(object).fits() ? nullptr : "sizes that do not fit together";
  }
  case DnnGraph: {
    const std::vector<Object *> &operations =
        object.objects.at(DnnGraphOperations);
    if (operations[0]->kind != DnnForward)
      return "a graph without a convolution";
    return Problem(*operations[0]).add(operations);
  }
  default:
    return nullptr;
  }
}

} // namespace

int standin::liveConvolutionObjects() {
  return static_cast<int>(objects().size() + handles().size());
}
void standin::resetConvolutions() {
  objects().clear();
  handles().clear();
}

extern "C" {

size_t cudnnGetVersion() { return static_cast<size_t>(libraryVersion()); }
int cudnnCreate(DnnHandle *handle) {
  if (int code = begin("cudnnCreate", true))
    return code;
  *handle = new DnnObject;
  handles().insert(*handle);
  return 0;
}
int cudnnDestroy(DnnHandle handle) {
  begin("cudnnDestroy", true);
  if (handles().erase(handle) == 0)
    return misused("cudnnDestroy of no handle");
  if (!objects().empty())
    misused("cudnnDestroy before its descriptors");
  delete handle;
  return 0;
}
int cudnnSetStream(DnnHandle handle, StreamHandle stream) {
  if (int code = begin("cudnnSetStream", true))
    return code;
  if (!handles().count(handle))
    return misused("cudnnSetStream of no handle");
  handle->stream = stream;
  return 0;
}
int cudnnBackendCreateDescriptor(int kind, DnnDescriptor *descriptor) {
  if (int code = begin("cudnnBackendCreateDescriptor", true))
    return code;
  auto *object = new Object;
  object->kind = kind;
  objects().insert(object);
  *descriptor = object;
  return 0;
}
int cudnnBackendDestroyDescriptor(DnnDescriptor descriptor) {
  begin("cudnnBackendDestroyDescriptor", true);
  Object *object = live(descriptor);
  if (!object)
    return misused("cudnnBackendDestroyDescriptor of none");
  objects().erase(object);
  for (Object *other : objects())
    for (const auto &[attribute, parts] : other->objects)
      for (Object *part : parts)
        if (part == object && other->finalized)
          misused("a descriptor ends before what was made of it");
  delete object;
  return 0;
}
int cudnnBackendSetAttribute(DnnDescriptor descriptor, int attribute, int type,
                             int64_t count, const void *values) {
  if (int code = begin("cudnnBackendSetAttribute", true))
    return code;
  Object *object = live(descriptor);
  auto about = attributes.find(attribute);
  if (!object || object->finalized || about == attributes.end() ||
      about->second.kind != object->kind || about->second.type != type ||
      count < 1 || count > about->second.most)
    return misused("a wrong attribute of a descriptor");
  std::vector<int64_t> numbers(static_cast<size_t>(count));
  size_t bytes = bytesOf(type);
  for (size_t i = 0; i < numbers.size(); ++i)
    std::memcpy(&numbers[i], static_cast<const char *>(values) + i * bytes,
                bytes);
  if (type == DnnTypeHandle &&
      !handles().count(reinterpret_cast<DnnHandle>(numbers[0])))
    return misused("an attribute that is no handle");
  if (type != DnnTypeDescriptor) {
    object->numbers[attribute] = std::move(numbers);
    return 0;
  }
  std::vector<Object *> parts;
  for (int64_t number : numbers) {
    Object *part = live(reinterpret_cast<DnnDescriptor>(number));
    if (!part || !part->finalized)
      return misused("an attribute that is no final descriptor");
    parts.push_back(part);
  }
  object->objects[attribute] = std::move(parts);
  return 0;
}
int cudnnBackendFinalize(DnnDescriptor descriptor) {
  if (int code = begin("cudnnBackendFinalize", true))
    return code;
  Object *object = live(descriptor);
  if (!object || object->finalized)
    return misused("cudnnBackendFinalize of none, or twice");
  if (const char *why = whyNotFinal(*object))
    return misused(why);
  if (object->kind == DnnPlan && !computationOf(*object))
    return notSupported;
  object->finalized = true;
  return 0;
}
int cudnnBackendGetAttribute(DnnDescriptor descriptor, int attribute, int type,
                             int64_t requested, int64_t *count, void *values) {
  if (int code = begin("cudnnBackendGetAttribute", true))
    return code;
  Object *object = live(descriptor);
  if (!object || !object->finalized ||
      (requested < 1 && attribute != DnnPlanText))
    return misused("an attribute of what is not final");
  if (attribute == DnnPlanText && type == DnnTypeChar &&
      object->kind == DnnPlan) {
    auto [problem, engine] = *computationOf(*object);
    Numbers numbers;
    numbers.one(engine);
    problem.transfer(numbers);
    std::string text = "plan " + numbers.text;
    *count = static_cast<int64_t>(text.size());
    if (requested >= *count)
      std::memcpy(values, text.data(), text.size());
    return requested && requested < *count
               ? misused("a text without a place for all of it")
               : 0;
  }
  if (attribute == DnnHeuristicsResults && type == DnnTypeDescriptor &&
      object->kind == DnnEngineHeuristics) {
    Object *graph = object->objects.at(DnnHeuristicsGraph)[0];
    Problem problem = problemOf(*graph);
    *count = 0;
    if (problem.w.sizes[0] > 1 && problem.w.strides[0] == 1)
      return 0;
    for (; *count < std::min<int64_t>(3, requested); ++*count) {
      Object *config = live(static_cast<DnnDescriptor *>(values)[*count]);
      if (!config || config->kind != DnnEngineConfig || config->finalized)
        return misused("engines without a place for each");
      config->engine = static_cast<int>(*count);
      config->graph = graph;
      config->finalized = true;
    }
    return 0;
  }
  if (attribute == DnnConfigEngine && type == DnnTypeDescriptor &&
      object->kind == DnnEngineConfig) {
    countCall("cudnnBackendGetAttribute of an engine");
    Object *engine = live(*static_cast<DnnDescriptor *>(values));
    if (!engine || engine->kind != DnnEngine || engine->finalized)
      return misused("an engine without a place");
    engine->engine = object->engine;
    engine->graph = object->graph;
    engine->finalized = true;
    *count = 1;
    return 0;
  }
  if (attribute == DnnEngineNotes && type == DnnTypeNote &&
      object->kind == DnnEngine) {
    const int notes[] = {DnnWinograd, DnnAnyOrder};
    *count = object->engine < 2;
    if (*count)
      *static_cast<int *>(values) = notes[object->engine];
    return 0;
  }
  if (attribute == DnnPlanWorkspace && type == DnnTypeInt64 &&
      object->kind == DnnPlan) {
    *static_cast<int64_t *>(values) = planWorkspace;
    *count = 1;
    return 0;
  }
  return misused("an unknown attribute");
}
int cudnnBackendExecute(DnnHandle handle, DnnDescriptor planDescriptor,
                        DnnDescriptor packDescriptor) {
  if (int code = begin("cudnnBackendExecute", true))
    return code;
  Object *plan = live(planDescriptor), *pack = live(packDescriptor);
  if (!handles().count(handle) || !handle->stream || !plan || !pack ||
      plan->kind != DnnPlan || pack->kind != DnnPack || !plan->finalized ||
      !pack->finalized || !isWhole(*plan))
    return misused("cudnnBackendExecute of what is not final, or has ended");
  auto [problem, engine] = *computationOf(*plan);
  if (engine < 2)
    return misused("an engine that rounds otherwise");
  std::map<int64_t, uint64_t> memory;
  const std::vector<int64_t> &ids = pack->numbers.at(DnnPackIds);
  const std::vector<int64_t> &pointers = pack->numbers.at(DnnPackPointers);
  if (ids.size() != pointers.size())
    return misused("memory for other tensors");
  for (size_t i = 0; i < ids.size(); ++i)
    memory[ids[i]] = static_cast<uint64_t>(pointers[i]);
  std::vector<const Tensor *> tensors = {&problem.x, &problem.w, &problem.y};
  if (problem.bias)
    tensors.push_back(&*problem.bias);
  for (const Tensor *tensor : tensors)
    if (!memory.count(tensor->id) || memory[tensor->id] % 16 != 0 ||
        !isDeviceMemory(memory[tensor->id], tensor->bytes()))
      return misused("a convolution of what is not the device's memory");
  auto workspace = static_cast<uint64_t>(pack->numbers.at(DnnPackWorkspace)[0]);
  if (!isDeviceMemory(workspace, planWorkspace))
    return misused("a convolution without its workspace");
  uint64_t x = memory[problem.x.id], w = memory[problem.w.id],
           y = memory[problem.y.id],
           bias = problem.bias ? memory[problem.bias->id] : 0;
  return enqueue(handle->stream, [problem = problem, x, w, y, bias, workspace] {
    // Whatever else is there is lost.
    std::memset(reinterpret_cast<void *>(workspace), 0xff, planWorkspace);
    problem.compute(x, w, y, bias);
    return 0;
  });
}

} // extern "C"
