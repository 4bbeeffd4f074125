//===- Converter.h - Base of the conversion's families ----------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CONVERSION_STABLEHLOTOTEN_CONVERTER_H
#define TENON_LIB_CONVERSION_STABLEHLOTOTEN_CONVERTER_H

#include "Conversion/ProgramBuilder.h"
#include "Conversion/Refusals.h"
#include "Dialect/StableHLO/IR/Companions.h"
#include "Dialect/Ten/IR/Ten.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/Matchers.h"
#include <optional>

namespace tenon {

/// Converts operations one by one, innermost regions first. Each family returns
/// nullopt if the operation is not its own.
class Converter : public ProgramBuilder, public Refusals {
public:
  using Outcome = std::optional<mlir::LogicalResult>;

  explicit Converter(mlir::ModuleOp module)
      : ProgramBuilder(module.getContext()), module(module),
        isLone(isLoneDevice(module)) {}

  /// Replaces quantized types by storage integers and arithmetic.
  void expandQuantized();
  void convertRegion(mlir::Region &region);

private:
  void convert(mlir::Operation *op);

  // Families, each in the file of its name.
  Outcome elementwise(mlir::Operation *op);
  Outcome data(mlir::Operation *op);
  Outcome dynamic(mlir::Operation *op);
  Outcome reduction(mlir::Operation *op);
  Outcome algorithm(mlir::Operation *op);
  Outcome control(mlir::Operation *op);
  Outcome check(mlir::Operation *op);
  Outcome chlo(mlir::Operation *op);
  Outcome chloBroadcast(mlir::Operation *op);

  // Members in Control.cpp.
  mlir::LogicalResult convertWhile(stablehlo::WhileOp op);
  mlir::LogicalResult convertCase(stablehlo::CaseOp op);
  mlir::LogicalResult convertCustomCall(stablehlo::CustomCallOp op);
  mlir::LogicalResult convertHostCall(stablehlo::CustomCallOp op);
  // Members in TopK.cpp.
  /// Returns the largest `k` of each row and their positions.
  mlir::LogicalResult convertTopK(mlir::Operation *op, mlir::Value operand,
                                  int64_t k);
  mlir::LogicalResult convertDynamicTopK(stablehlo::CustomCallOp op);
  mlir::LogicalResult convertApproxTopK(stablehlo::CustomCallOp op);
  // Members in Lapack.cpp.
  Outcome convertLapack(stablehlo::CustomCallOp op);
  // Members in Dynamic.cpp.
  mlir::LogicalResult convertDynamicReduceWindow(stablehlo::CustomCallOp op);
  // Members in Collectives.cpp.
  static bool isLoneDevice(mlir::ModuleOp module);
  mlir::LogicalResult convertCollective(mlir::Operation *op);
  mlir::LogicalResult convertAsyncStart(stablehlo::AsyncStartOp op);
  mlir::LogicalResult convertAsyncDone(stablehlo::AsyncDoneOp op);
  // Members in Checks.cpp.
  mlir::LogicalResult expectEqual(mlir::Operation *op, mlir::Value actual,
                                  mlir::Value expected);
  mlir::LogicalResult expectAlmostEqual(mlir::Operation *op, mlir::Value actual,
                                        mlir::Value expected, double tolerance);
  mlir::LogicalResult expectClose(mlir::Operation *op, mlir::Value actual,
                                  mlir::Value expected, int64_t min,
                                  int64_t max);
  mlir::Value allTrue(mlir::Value condition);
  friend class CheckBuilder;
  /// Converts a gather, dynamic or not, of slices of these sizes.
  template <typename Gather>
  mlir::LogicalResult convertGather(Gather op, mlir::ValueRange sizes,
                                    llvm::ArrayRef<int64_t> fixedSizes) {
    auto dims = op.getDimensionNumbers();
    return replace(op,
                   ten::GatherOp::create(
                       b, op.getType(), op.getOperand(), op.getStartIndices(),
                       dims.getOffsetDims(), dims.getCollapsedSliceDims(),
                       dims.getOperandBatchingDims(),
                       dims.getStartIndicesBatchingDims(),
                       dims.getStartIndexMap(), dims.getIndexVectorDim(), sizes,
                       fixedSizes, op.getIndicesAreSorted())
                       .getResult());
  }
  // Members in Reduction.cpp.
  mlir::LogicalResult convertReduce(stablehlo::ReduceOp op);
  mlir::LogicalResult convertReduceWindow(stablehlo::ReduceWindowOp op);
  mlir::LogicalResult convertSelectAndScatter(stablehlo::SelectAndScatterOp op);
  mlir::LogicalResult convertSort(stablehlo::SortOp op);
  mlir::LogicalResult convertMap(stablehlo::MapOp op);
  mlir::LogicalResult convertScan(chlo::ScanOp op);
  mlir::LogicalResult convertScatter(stablehlo::ScatterOp op);
  // Members in DynamicRandom.cpp.
  struct BitsOfShape {
    mlir::Value bits;
    /// The number of elements, an index.
    mlir::Value count;
  };
  /// Returns random bits of a type whose sizes are the elements of `shape`.
  BitsOfShape bitsOfShape(mlir::Value state, ten::RngAlgorithm algorithm,
                          mlir::Value shape, mlir::RankedTensorType type);
  mlir::LogicalResult convertDynamicRngBits(stablehlo::CustomCallOp op);
  // Members in Algorithms.cpp.
  mlir::Value generatorState(mlir::Value state);
  mlir::Value stateLike(mlir::Value words, mlir::Value old);
  mlir::LogicalResult convertDot(stablehlo::DotGeneralOp op);
  mlir::LogicalResult convertConvolution(stablehlo::ConvolutionOp op);
  mlir::LogicalResult convertBatchNorm(mlir::Operation *op);
  mlir::LogicalResult convertRng(stablehlo::RngOp op);
  // Members in Einsum.cpp.
  mlir::LogicalResult convertEinsum(mlir::Operation *op,
                                    llvm::StringRef config);
  mlir::LogicalResult convertRaggedDot(chlo::RaggedDotOp op);

public:
  /// Moves a region and turns its `stablehlo.return` into a `ten.yield`.
  void takeRegion(mlir::Region &from, mlir::Region &to);

  /// Returns whether a collective sends nothing to the process that runs the
  /// program.
  bool givesZeros(mlir::Operation *op) const;

  mlir::ModuleOp module;

private:
  /// True if the module states one replica and one partition, or none; read
  /// before its meshes are erased.
  bool isLone;
};

/// Returns the binary operation on its arguments that a converted body consists
/// of.
std::optional<ten::ScatterKind> namedKind(mlir::Block &body);

/// Creates CHLO's operation before a composite that stands for it; null if
/// there is none, or the types or attributes do not match.
mlir::Operation *chloOf(stablehlo::CompositeOp op);

/// Inlines the calls in a module and removes functions without callers.
mlir::LogicalResult inlineCalls(mlir::ModuleOp module);

// Functions in ChloGamma.cpp.
Num lgamma(Num x);
Num digamma(Num x);
Num zeta(Num x, Num q);
Num polygamma(Num n, Num x);

} // namespace tenon

#endif // TENON_LIB_CONVERSION_STABLEHLOTOTEN_CONVERTER_H
