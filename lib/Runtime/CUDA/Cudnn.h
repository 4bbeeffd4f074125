//===- Cudnn.h - Convolutions by cuDNN --------------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Declarations of the part of cuDNN that is used; the library is opened at run
// time, like the driver.
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_RUNTIME_CUDA_CUDNN_H
#define TENON_LIB_RUNTIME_CUDA_CUDNN_H

#include "Driver.h"
#include "Runtime/Accelerator.h"
#include "Runtime/DiskCache.h"

#include <functional>
#include <map>
#include <memory>
#include <vector>

namespace tenon::cuda {

using DnnHandle = struct DnnObject *;
/// A backend descriptor: a tensor, an operation, a plan.
using DnnDescriptor = void *;

/// Values of the library's enumerations.
enum DnnElement { DnnF32 = 0, DnnF16 = 2, DnnBF16 = 9 };
enum DnnMode { DnnCrossCorrelation = 1 };
enum DnnPointwiseMode { DnnAdd = 0, DnnRelu = 100 };
constexpr int DnnKeepNaN = 1;
enum DnnHeuristics { DnnFallback = 2, DnnModeA = 3 };
enum DnnNote {
  DnnTensorCores = 0,
  DnnNarrowsOperands = 1,
  DnnNarrowSums = 2,
  DnnFourier = 3,
  DnnAnyOrder = 4,
  DnnWinograd = 5,
  DnnWinograd4 = 6,
  DnnWinograd6 = 7,
  DnnWinograd13 = 8,
  DnnNoteCount = 10
};
enum DnnKind {
  DnnPointwise = 0,
  DnnConvolution = 1,
  DnnEngine = 2,
  DnnEngineConfig = 3,
  DnnEngineHeuristics = 4,
  DnnPlan = 5,
  DnnForward = 10,
  DnnPointwiseForward = 13,
  DnnGraph = 15,
  DnnPack = 16,
  DnnTensor = 17
};
enum DnnType {
  DnnTypeHandle = 0,
  DnnTypeElement = 1,
  DnnTypeBoolean = 2,
  DnnTypeInt64 = 3,
  DnnTypeFloat = 4,
  DnnTypePointer = 6,
  DnnTypeMode = 7,
  DnnTypeHeuristics = 8,
  DnnTypeNaN = 10,
  DnnTypeNote = 11,
  DnnTypePointwise = 14,
  DnnTypeDescriptor = 15,
  DnnTypeChar = 24
};
enum DnnAttribute {
  DnnPointwiseModeOf = 0,
  DnnPointwiseElement = 1,
  DnnPointwiseNaN = 2,
  DnnConvolutionElement = 100,
  DnnConvolutionMode = 101,
  DnnConvolutionDilations = 102,
  DnnConvolutionStrides = 103,
  DnnConvolutionPost = 104,
  DnnConvolutionPre = 105,
  DnnConvolutionSpatial = 106,
  DnnHeuristicsMode = 200,
  DnnHeuristicsGraph = 201,
  DnnHeuristicsResults = 202,
  DnnConfigEngine = 300,
  DnnPlanHandle = 400,
  DnnPlanConfig = 401,
  DnnPlanWorkspace = 402,
  DnnPlanText = 405,
  DnnForwardAlpha = 700,
  DnnForwardBeta = 701,
  DnnForwardConvolution = 702,
  DnnForwardW = 703,
  DnnForwardX = 704,
  DnnForwardY = 705,
  DnnPointwiseWhat = 750,
  DnnPointwiseX = 751,
  DnnPointwiseB = 752,
  DnnPointwiseY = 753,
  DnnGraphHandle = 800,
  DnnGraphOperations = 801,
  DnnTensorAlignment = 900,
  DnnTensorElement = 901,
  DnnTensorSizes = 902,
  DnnTensorStrides = 903,
  DnnTensorId = 906,
  DnnTensorIsVirtual = 907,
  DnnPackIds = 1000,
  DnnPackPointers = 1001,
  DnnPackWorkspace = 1003,
  DnnEngineNotes = 1303
};

// name, parameters: each returns 0 or a status.
// clang-format off: one function a line.
#define TEN_CUDNN_FUNCTIONS(X)                                                 \
  X(cudnnCreate, (DnnHandle *handle))                                          \
  X(cudnnDestroy, (DnnHandle handle))                                          \
  X(cudnnSetStream, (DnnHandle handle, StreamHandle stream))                   \
  X(cudnnBackendCreateDescriptor, (int kind, DnnDescriptor *descriptor))       \
  X(cudnnBackendDestroyDescriptor, (DnnDescriptor descriptor))                 \
  X(cudnnBackendSetAttribute, (DnnDescriptor descriptor, int attribute,        \
                               int type, int64_t count, const void *values))   \
  X(cudnnBackendGetAttribute, (DnnDescriptor descriptor, int attribute,        \
                               int type, int64_t requested, int64_t *count,    \
                               void *values))                                  \
  X(cudnnBackendFinalize, (DnnDescriptor descriptor))                          \
  X(cudnnBackendExecute, (DnnHandle handle, DnnDescriptor plan,                \
                          DnnDescriptor pack))
// clang-format on

/// The layout of a convolution's filters in memory.
struct KernelLayout {
  /// Output features are innermost, after all other dimensions in order: a
  /// matrix of `others` x `outputs`.
  bool isFeaturesLast = false;
  int64_t others = 0, outputs = 0;
};
KernelLayout kernelLayout(const ten_convolution &convolution);

/// The library, opened for the device of the current context.
class Cudnn {
public:
  /// Device memory in bytes that convolutions may use.
  static constexpr size_t workspaceBytes = size_t(64) << 20;

  /// `library` is a file, or empty for the default names; returns null if none
  /// works. All work is submitted to `stream`. Plans are stored in `cache`, if
  /// that is not null.
  static std::unique_ptr<Cudnn>
  open(const std::string &library, StreamHandle stream, const DiskCache *cache);
  ~Cudnn();

  /// Transposes filters whose output features are innermost into a copy in the
  /// workspace, with output features outermost; returning false abandons the
  /// convolution.
  using Repack = std::function<bool(const KernelLayout &layout,
                                    const void *kernel, void *copy)>;
  /// Returns whether the library has an engine for the sums, or for the whole
  /// with its epilogue; queries once per kind of convolution. For relu, tests
  /// whether NaN is preserved by writing to the convolution's result, by
  /// `device`; if `device` is null, such a convolution has no engine yet.
  bool canConvolve(const ten_convolution &convolution, bool isWhole,
                   const Repack &repack, void *workspace, Accelerator *device);
  /// Precondition: canConvolve returned true.
  Result<bool> convolve(const ten_convolution &convolution, bool isWhole,
                        const Repack &repack, void *workspace);

private:
  Cudnn() = default;
  class Descriptor;
  struct Plan;
  using Key = std::vector<int64_t>;
  Plan *find(const ten_convolution &convolution, bool isWhole);
  std::unique_ptr<Plan> makePlan(const ten_convolution &convolution,
                                 bool isWhole, const Key &key);
  bool chooseEngine(const Descriptor &graph, bool mayRound, Plan &plan);
  /// Finds the plan in the cache.
  bool findKept(Plan &plan, const Key &key);
  void storePlan(Plan &plan, const Key &key);
  std::string keyOf(const Key &key) const;
  /// Makes a plan with the engine, if it computes exactly.
  bool choose(Descriptor &config, bool mayUseTensorCores, size_t room,
              Plan &plan);
  /// Returns whether the result is NaN where the bias is, and not finite where
  /// the bias is not.
  bool keepsNaN(Plan &plan, const ten_convolution &convolution,
                const Repack &repack, void *workspace, Accelerator &device);

#define TEN_CUDNN_MEMBER(name, parameters) int(*name) parameters = nullptr;
  TEN_CUDNN_FUNCTIONS(TEN_CUDNN_MEMBER)
#undef TEN_CUDNN_MEMBER

  size_t (*cudnnGetVersion)() = nullptr;
  const DiskCache *cache = nullptr;
  std::map<Key, std::unique_ptr<Plan>> plans;
  OpenedLibrary file;
  DnnHandle handle = nullptr;
};

} // namespace tenon::cuda

#endif // TENON_LIB_RUNTIME_CUDA_CUDNN_H
