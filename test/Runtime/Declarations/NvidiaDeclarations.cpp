//===- NvidiaDeclarations.cpp - Ours beside NVIDIA's headers --------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The runtime declares what it calls of NVIDIA's libraries itself. This is
// compiled, never run, by scripts/check-declarations where their headers are:
// a value, a structure or a function that differs does not compile.
//
//===----------------------------------------------------------------------===//

#include "CUDA/CublasLt.h"
#include "CUDA/Cudnn.h"
#include "CUDA/Driver.h"

#include <cublasLt.h>
#include <cuda.h>
#include <cudnn_graph.h>

#include <type_traits>

namespace ours = tenon::cuda;

namespace {

/// Whether a value of one type is passed, or lies in memory, as the other's:
/// numbers of the same size (an enumeration of C is a number), pointers to such
/// types or to void, structures of the same size, of unknown ones any.
template <typename T, typename = void> struct IsComplete : std::false_type {};
template <typename T>
struct IsComplete<T, std::void_t<decltype(sizeof(T))>> : std::true_type {};

template <typename A, typename B> constexpr bool isSame() {
  if constexpr (std::is_void_v<A> || std::is_void_v<B>) {
    return true;
  } else if constexpr (std::is_pointer_v<A> && std::is_pointer_v<B>) {
    using PointedA = std::remove_pointer_t<A>;
    using PointedB = std::remove_pointer_t<B>;
    // What the function may write must not be constant in our declaration.
    if (std::is_const_v<PointedA> && !std::is_const_v<PointedB> &&
        !std::is_void_v<PointedB>)
      return false;
    return isSame<std::remove_cv_t<PointedA>, std::remove_cv_t<PointedB>>();
  } else if constexpr (std::is_pointer_v<A> || std::is_pointer_v<B>) {
    return false;
  } else if constexpr (std::is_class_v<A> || std::is_class_v<B>) {
    if constexpr (!std::is_class_v<A> || !std::is_class_v<B>)
      return false;
    else if constexpr (IsComplete<A>::value && IsComplete<B>::value)
      return sizeof(A) == sizeof(B) && alignof(A) == alignof(B);
    else
      return true;
  } else {
    return std::is_floating_point_v<A> == std::is_floating_point_v<B> &&
           sizeof(A) == sizeof(B);
  }
}

template <typename A, typename B> struct SameFunction : std::false_type {};
template <typename A, typename... As, typename B, typename... Bs>
struct SameFunction<A (*)(As...), B (*)(Bs...)> {
  static constexpr bool parameters() {
    if constexpr (sizeof...(As) == sizeof...(Bs))
      return (isSame<As, Bs>() && ...);
    else
      return false;
  }
  static constexpr bool value = isSame<A, B>() && parameters();
};

// The check itself: what differs is found.
struct Four {
  int a[4];
};
struct Five {
  int a[5];
};
static_assert(!SameFunction<int (*)(int), int (*)(long)>::value);
static_assert(!SameFunction<int (*)(int), int (*)(float)>::value);
static_assert(!SameFunction<int (*)(int), int (*)(int, int)>::value);
static_assert(!SameFunction<int (*)(int *), int (*)(long *)>::value);
static_assert(!SameFunction<int (*)(const int *), int (*)(int *)>::value);
static_assert(!SameFunction<int (*)(int **), int (*)(int)>::value);
static_assert(!SameFunction<int (*)(Four *), int (*)(Five *)>::value);
static_assert(SameFunction<int (*)(void **), int (*)(CUmodule *)>::value);

#define TEN_SAME_FUNCTION(name, parameters)                                    \
  static_assert(SameFunction<int(*) parameters, decltype(&::name)>::value,     \
                #name);
using namespace tenon::cuda;
TEN_CUDA_FUNCTIONS(TEN_SAME_FUNCTION)
TEN_CUBLASLT_FUNCTIONS(TEN_SAME_FUNCTION)
TEN_CUDNN_FUNCTIONS(TEN_SAME_FUNCTION)

static_assert(SameFunction<size_t (*)(), decltype(&cublasLtGetVersion)>::value);
static_assert(SameFunction<size_t (*)(), decltype(&cudnnGetVersion)>::value);

#define TEN_SAME(our, theirs)                                                  \
  static_assert(static_cast<int64_t>(our) == static_cast<int64_t>(theirs),     \
                #our " is not " #theirs);

TEN_SAME(ours::Success, CUDA_SUCCESS)
TEN_SAME(ours::InvalidValue, CUDA_ERROR_INVALID_VALUE)
TEN_SAME(ours::OutOfMemory, CUDA_ERROR_OUT_OF_MEMORY)
TEN_SAME(ours::NoDevice, CUDA_ERROR_NO_DEVICE)
TEN_SAME(ours::InvalidImage, CUDA_ERROR_INVALID_IMAGE)
TEN_SAME(ours::NoBinaryForGpu, CUDA_ERROR_NO_BINARY_FOR_GPU)
TEN_SAME(ours::InvalidPtx, CUDA_ERROR_INVALID_PTX)
TEN_SAME(ours::UnsupportedPtxVersion, CUDA_ERROR_UNSUPPORTED_PTX_VERSION)
TEN_SAME(ours::NotFound, CUDA_ERROR_NOT_FOUND)
TEN_SAME(ours::IllegalAddress, CUDA_ERROR_ILLEGAL_ADDRESS)
TEN_SAME(ours::LaunchOutOfResources, CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES)
TEN_SAME(ours::LaunchTimeout, CUDA_ERROR_LAUNCH_TIMEOUT)
TEN_SAME(ours::LaunchFailed, CUDA_ERROR_LAUNCH_FAILED)
TEN_SAME(ours::SystemNotReady, CUDA_ERROR_SYSTEM_NOT_READY)
TEN_SAME(ours::SystemDriverMismatch, CUDA_ERROR_SYSTEM_DRIVER_MISMATCH)
TEN_SAME(ours::computeCapabilityMajor,
         CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR)
TEN_SAME(ours::computeCapabilityMinor,
         CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR)
TEN_SAME(ours::captureThreadLocal, CU_STREAM_CAPTURE_MODE_THREAD_LOCAL)
TEN_SAME(ours::eventDisableTiming, CU_EVENT_DISABLE_TIMING)
TEN_SAME(ours::jitErrorLogBuffer, CU_JIT_ERROR_LOG_BUFFER)
TEN_SAME(ours::jitErrorLogBytes, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES)
TEN_SAME(ours::jitInputPtx, CU_JIT_INPUT_PTX)
static_assert(sizeof(ours::DeviceHandle) == sizeof(CUdevice));
static_assert(sizeof(ours::DevicePointer) == sizeof(CUdeviceptr));

TEN_SAME(ours::LtF32, CUDA_R_32F)
TEN_SAME(ours::LtF64, CUDA_R_64F)
TEN_SAME(ours::LtF16, CUDA_R_16F)
TEN_SAME(ours::LtBF16, CUDA_R_16BF)
TEN_SAME(ours::LtI8, CUDA_R_8I)
TEN_SAME(ours::LtI32, CUDA_R_32I)
TEN_SAME(ours::LtCompute32F, CUBLAS_COMPUTE_32F)
TEN_SAME(ours::LtCompute64F, CUBLAS_COMPUTE_64F)
TEN_SAME(ours::LtCompute32I, CUBLAS_COMPUTE_32I)
TEN_SAME(ours::LtCompute32FTf32, CUBLAS_COMPUTE_32F_FAST_TF32)
TEN_SAME(ours::LtTransA, CUBLASLT_MATMUL_DESC_TRANSA)
TEN_SAME(ours::LtTransB, CUBLASLT_MATMUL_DESC_TRANSB)
TEN_SAME(ours::LtEpilogue, CUBLASLT_MATMUL_DESC_EPILOGUE)
TEN_SAME(ours::LtBias, CUBLASLT_MATMUL_DESC_BIAS_POINTER)
TEN_SAME(ours::LtTransformA, CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSA)
TEN_SAME(ours::LtN, CUBLAS_OP_N)
TEN_SAME(ours::LtT, CUBLAS_OP_T)
TEN_SAME(ours::LtEpilogueDefault, CUBLASLT_EPILOGUE_DEFAULT)
TEN_SAME(ours::LtEpilogueBias, CUBLASLT_EPILOGUE_BIAS)
TEN_SAME(ours::LtEpilogueRelu, CUBLASLT_EPILOGUE_RELU)
TEN_SAME(ours::LtEpilogueRelu | ours::LtEpilogueBias,
         CUBLASLT_EPILOGUE_RELU_BIAS)
TEN_SAME(ours::LtEpilogueGelu, CUBLASLT_EPILOGUE_GELU)
TEN_SAME(ours::LtEpilogueGelu | ours::LtEpilogueBias,
         CUBLASLT_EPILOGUE_GELU_BIAS)
TEN_SAME(ours::LtReductionSchemes, CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK)
TEN_SAME(ours::LtReduceSums, CUBLASLT_REDUCTION_SCHEME_COMPUTE_TYPE)
TEN_SAME(ours::LtBatchCount, CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT)
TEN_SAME(ours::LtBatchStride, CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET)
TEN_SAME(ours::LtMaxWorkspace, CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES)
TEN_SAME(ours::LtMinAlignmentA, CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES)
TEN_SAME(ours::LtMinAlignmentB, CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES)
TEN_SAME(ours::LtMinAlignmentC, CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES)
TEN_SAME(ours::LtMinAlignmentD, CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES)
static_assert(sizeof(ours::LtAlgorithm) == sizeof(cublasLtMatmulAlgo_t));
static_assert(sizeof(ours::LtHeuristicResult) ==
              sizeof(cublasLtMatmulHeuristicResult_t));
TEN_SAME(offsetof(ours::LtHeuristicResult, workspaceBytes),
         offsetof(cublasLtMatmulHeuristicResult_t, workspaceSize))
TEN_SAME(offsetof(ours::LtHeuristicResult, state),
         offsetof(cublasLtMatmulHeuristicResult_t, state))
TEN_SAME(offsetof(ours::LtHeuristicResult, waves),
         offsetof(cublasLtMatmulHeuristicResult_t, wavesCount))

TEN_SAME(ours::DnnF32, CUDNN_DATA_FLOAT)
TEN_SAME(ours::DnnF16, CUDNN_DATA_HALF)
TEN_SAME(ours::DnnBF16, CUDNN_DATA_BFLOAT16)
TEN_SAME(ours::DnnCrossCorrelation, CUDNN_CROSS_CORRELATION)
TEN_SAME(ours::DnnAdd, CUDNN_POINTWISE_ADD)
TEN_SAME(ours::DnnRelu, CUDNN_POINTWISE_RELU_FWD)
TEN_SAME(ours::DnnKeepNaN, CUDNN_PROPAGATE_NAN)
TEN_SAME(ours::DnnFallback, CUDNN_HEUR_MODE_FALLBACK)
TEN_SAME(ours::DnnModeA, CUDNN_HEUR_MODE_A)
TEN_SAME(ours::DnnTensorCores, CUDNN_NUMERICAL_NOTE_TENSOR_CORE)
TEN_SAME(ours::DnnNarrowsOperands, CUDNN_NUMERICAL_NOTE_DOWN_CONVERT_INPUTS)
TEN_SAME(ours::DnnNarrowSums, CUDNN_NUMERICAL_NOTE_REDUCED_PRECISION_REDUCTION)
TEN_SAME(ours::DnnFourier, CUDNN_NUMERICAL_NOTE_FFT)
TEN_SAME(ours::DnnAnyOrder, CUDNN_NUMERICAL_NOTE_NONDETERMINISTIC)
TEN_SAME(ours::DnnWinograd, CUDNN_NUMERICAL_NOTE_WINOGRAD)
TEN_SAME(ours::DnnWinograd4, CUDNN_NUMERICAL_NOTE_WINOGRAD_TILE_4x4)
TEN_SAME(ours::DnnWinograd6, CUDNN_NUMERICAL_NOTE_WINOGRAD_TILE_6x6)
TEN_SAME(ours::DnnWinograd13, CUDNN_NUMERICAL_NOTE_WINOGRAD_TILE_13x13)
TEN_SAME(ours::DnnConvolution, CUDNN_BACKEND_CONVOLUTION_DESCRIPTOR)
TEN_SAME(ours::DnnEngine, CUDNN_BACKEND_ENGINE_DESCRIPTOR)
TEN_SAME(ours::DnnEngineConfig, CUDNN_BACKEND_ENGINECFG_DESCRIPTOR)
TEN_SAME(ours::DnnEngineHeuristics, CUDNN_BACKEND_ENGINEHEUR_DESCRIPTOR)
TEN_SAME(ours::DnnPlan, CUDNN_BACKEND_EXECUTION_PLAN_DESCRIPTOR)
TEN_SAME(ours::DnnPointwise, CUDNN_BACKEND_POINTWISE_DESCRIPTOR)
TEN_SAME(ours::DnnPointwiseForward,
         CUDNN_BACKEND_OPERATION_POINTWISE_DESCRIPTOR)
TEN_SAME(ours::DnnForward,
         CUDNN_BACKEND_OPERATION_CONVOLUTION_FORWARD_DESCRIPTOR)
TEN_SAME(ours::DnnGraph, CUDNN_BACKEND_OPERATIONGRAPH_DESCRIPTOR)
TEN_SAME(ours::DnnPack, CUDNN_BACKEND_VARIANT_PACK_DESCRIPTOR)
TEN_SAME(ours::DnnTensor, CUDNN_BACKEND_TENSOR_DESCRIPTOR)
TEN_SAME(ours::DnnTypeHandle, CUDNN_TYPE_HANDLE)
TEN_SAME(ours::DnnTypeElement, CUDNN_TYPE_DATA_TYPE)
TEN_SAME(ours::DnnTypeBoolean, CUDNN_TYPE_BOOLEAN)
static_assert(sizeof(bool) == 1);
TEN_SAME(ours::DnnTypeNaN, CUDNN_TYPE_NAN_PROPOGATION)
TEN_SAME(ours::DnnTypePointwise, CUDNN_TYPE_POINTWISE_MODE)
TEN_SAME(ours::DnnTypeInt64, CUDNN_TYPE_INT64)
TEN_SAME(ours::DnnTypeFloat, CUDNN_TYPE_FLOAT)
TEN_SAME(ours::DnnTypePointer, CUDNN_TYPE_VOID_PTR)
TEN_SAME(ours::DnnTypeMode, CUDNN_TYPE_CONVOLUTION_MODE)
TEN_SAME(ours::DnnTypeHeuristics, CUDNN_TYPE_HEUR_MODE)
TEN_SAME(ours::DnnTypeNote, CUDNN_TYPE_NUMERICAL_NOTE)
TEN_SAME(ours::DnnTypeChar, CUDNN_TYPE_CHAR)
TEN_SAME(ours::DnnPlanText, CUDNN_ATTR_EXECUTION_PLAN_JSON_REPRESENTATION)
TEN_SAME(ours::DnnTypeDescriptor, CUDNN_TYPE_BACKEND_DESCRIPTOR)
TEN_SAME(ours::DnnPointwiseModeOf, CUDNN_ATTR_POINTWISE_MODE)
TEN_SAME(ours::DnnPointwiseElement, CUDNN_ATTR_POINTWISE_MATH_PREC)
TEN_SAME(ours::DnnPointwiseNaN, CUDNN_ATTR_POINTWISE_NAN_PROPAGATION)
TEN_SAME(ours::DnnPointwiseWhat, CUDNN_ATTR_OPERATION_POINTWISE_PW_DESCRIPTOR)
TEN_SAME(ours::DnnPointwiseX, CUDNN_ATTR_OPERATION_POINTWISE_XDESC)
TEN_SAME(ours::DnnPointwiseB, CUDNN_ATTR_OPERATION_POINTWISE_BDESC)
TEN_SAME(ours::DnnPointwiseY, CUDNN_ATTR_OPERATION_POINTWISE_YDESC)
TEN_SAME(ours::DnnConvolutionElement, CUDNN_ATTR_CONVOLUTION_COMP_TYPE)
TEN_SAME(ours::DnnConvolutionMode, CUDNN_ATTR_CONVOLUTION_CONV_MODE)
TEN_SAME(ours::DnnConvolutionDilations, CUDNN_ATTR_CONVOLUTION_DILATIONS)
TEN_SAME(ours::DnnConvolutionStrides, CUDNN_ATTR_CONVOLUTION_FILTER_STRIDES)
TEN_SAME(ours::DnnConvolutionPost, CUDNN_ATTR_CONVOLUTION_POST_PADDINGS)
TEN_SAME(ours::DnnConvolutionPre, CUDNN_ATTR_CONVOLUTION_PRE_PADDINGS)
TEN_SAME(ours::DnnConvolutionSpatial, CUDNN_ATTR_CONVOLUTION_SPATIAL_DIMS)
TEN_SAME(ours::DnnHeuristicsMode, CUDNN_ATTR_ENGINEHEUR_MODE)
TEN_SAME(ours::DnnHeuristicsGraph, CUDNN_ATTR_ENGINEHEUR_OPERATION_GRAPH)
TEN_SAME(ours::DnnHeuristicsResults, CUDNN_ATTR_ENGINEHEUR_RESULTS)
TEN_SAME(ours::DnnConfigEngine, CUDNN_ATTR_ENGINECFG_ENGINE)
TEN_SAME(ours::DnnPlanHandle, CUDNN_ATTR_EXECUTION_PLAN_HANDLE)
TEN_SAME(ours::DnnPlanConfig, CUDNN_ATTR_EXECUTION_PLAN_ENGINE_CONFIG)
TEN_SAME(ours::DnnPlanWorkspace, CUDNN_ATTR_EXECUTION_PLAN_WORKSPACE_SIZE)
TEN_SAME(ours::DnnForwardAlpha, CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_ALPHA)
TEN_SAME(ours::DnnForwardBeta, CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_BETA)
TEN_SAME(ours::DnnForwardConvolution,
         CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_CONV_DESC)
TEN_SAME(ours::DnnForwardW, CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_W)
TEN_SAME(ours::DnnForwardX, CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_X)
TEN_SAME(ours::DnnForwardY, CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_Y)
TEN_SAME(ours::DnnGraphHandle, CUDNN_ATTR_OPERATIONGRAPH_HANDLE)
TEN_SAME(ours::DnnGraphOperations, CUDNN_ATTR_OPERATIONGRAPH_OPS)
TEN_SAME(ours::DnnTensorAlignment, CUDNN_ATTR_TENSOR_BYTE_ALIGNMENT)
TEN_SAME(ours::DnnTensorElement, CUDNN_ATTR_TENSOR_DATA_TYPE)
TEN_SAME(ours::DnnTensorSizes, CUDNN_ATTR_TENSOR_DIMENSIONS)
TEN_SAME(ours::DnnTensorStrides, CUDNN_ATTR_TENSOR_STRIDES)
TEN_SAME(ours::DnnTensorId, CUDNN_ATTR_TENSOR_UNIQUE_ID)
TEN_SAME(ours::DnnTensorIsVirtual, CUDNN_ATTR_TENSOR_IS_VIRTUAL)
TEN_SAME(ours::DnnPackIds, CUDNN_ATTR_VARIANT_PACK_UNIQUE_IDS)
TEN_SAME(ours::DnnPackPointers, CUDNN_ATTR_VARIANT_PACK_DATA_POINTERS)
TEN_SAME(ours::DnnPackWorkspace, CUDNN_ATTR_VARIANT_PACK_WORKSPACE)
TEN_SAME(ours::DnnEngineNotes, CUDNN_ATTR_ENGINE_NUMERICAL_NOTE)

} // namespace
