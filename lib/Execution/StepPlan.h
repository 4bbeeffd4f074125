//===- StepPlan.h - Small programs as steps of shared code ------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_EXECUTION_STEPPLAN_H
#define TENON_LIB_EXECUTION_STEPPLAN_H

#include "Dialect/Ten/Interpreter/Interpreter.h"
#include "Dialect/Ten/Scalar/Pointwise.h"
#include "Execution/Program.h"
#include "Runtime/Library/Convolution.h"
#include "Runtime/Library/Windows.h"
#include "StridedCopy.h"
#include <optional>
#include <variant>

namespace tenon {

/// Memory of a run.
struct StepBuffer {
  enum Kind { Argument, Result, Temporary, Constant };

  Kind kind;
  /// The number of the argument or result, the offset in bytes in the arena of
  /// temporaries or in the constants.
  int64_t place;
  int64_t bytes;
};

/// Elements of a buffer: strides and offset count elements.
struct StepView {
  int buffer = -1;
  ten_type type = TEN_F32;
  int64_t offset = 0;
  llvm::SmallVector<int64_t> dims = {}, strides = {};

  int64_t count() const;
  /// Returns whether the elements are one after the other, in row-major order.
  bool isDense() const;
  /// Returns whether all elements are the same one.
  bool isSplat() const;
};

/// An index that only the run knows, clamped to [0, max]; moves a view by
/// `stride` elements for each.
struct StepStart {
  StepView index;
  int64_t max, stride;
};

/// Copies elements.
struct CopyStep {
  StepView from, to;
  std::vector<StepStart> fromStarts, toStarts;
  StridedCopy copy = {};
};

/// Copies windows of an array that index vectors address: a gather reads them,
/// with clamped indices; a scatter writes those that are entirely in range, in
/// order.
struct WindowStep {
  bool isScatter = false;
  /// The index vectors, the array that they address, and the windows' elements.
  StepView indices, array, windows;
  /// For each element of an index vector, in order: the array's stride and the
  /// largest index.
  std::vector<std::pair<int64_t, int64_t>> starts;
  /// The distance of the elements of an index vector.
  int64_t vectorStride = 0;
  /// The dimensions of the index vectors: sizes, and strides in the indices, in
  /// the windows, and for batches in the array.
  struct Dim {
    int64_t size, indices, windows, array;
  };
  std::vector<Dim> dims;
  StridedCopy window = {};
};

/// Calls shared code with dense arrays of these dimensions.
struct CallStep {
  struct Array {
    StepView view;
    std::vector<int64_t> dims;
  };

  std::shared_ptr<Program> code;
  std::vector<Array> arguments, results;
};

/// Evaluates elementwise operations by functions of the library, for one block
/// of elements after the other.
struct MapStep {
  struct Place {
    StepView view;
    /// The view is memory for a block, used again for each.
    bool isBlock;
  };
  struct Operation {
    ten::ArrayFunction function;
    llvm::SmallVector<Place, 3> operands;
    Place result;
  };

  std::vector<Operation> operations;
  int64_t count; ///< of all elements
};

/// Multiplies matrices of f32 or f64 by fused multiply-adds in the order of the
/// summed dimension.
struct ProductStep {
  /// Dimensions of an operand, each as one: those of the batch, of the result,
  /// and the summed ones; distances in elements.
  struct Strides {
    int64_t batch, free, summed;
  };
  StepView lhs, rhs, result;
  Strides ofLhs, ofRhs;
  int64_t batch, rows, summed, columns;
  /// True for the order of AMX (`MatrixProduct`).
  bool addsHalvesApart = false;
};

/// Convolves arrays of f32 or f64.
struct ConvolutionStep {
  StepView input, kernel, result;
  ConvolutionShape shape;
};

/// Combines the elements of windows of an array of f32 or f64.
struct WindowReduceStep {
  StepView input, result;
  ConvolutionShape shape;
  WindowKind kind;
  WindowRepeats repeats = {};
};

/// Transforms rows by the Fourier transform, or the columns of matrices that
/// follow each other.
struct TransformStep {
  StepView input, result, table;
  bool isRow;
  int64_t matrices, columns;
};

/// Adds up rows of f32 or f64.
struct RowSumStep {
  StepView input, blocks, result;
  RowSums sums;
};

/// Runs an operation by the reference interpreter.
struct OperationStep {
  /// The body of a function in StepPlan::operations, prepared.
  std::unique_ptr<ten::PreparedBlock> block;
  std::vector<CallStep::Array> arguments;
  std::vector<StepView> results;
};

using Step = std::variant<CopyStep, WindowStep, CallStep, MapStep, ProductStep,
                          ConvolutionStep, WindowReduceStep, TransformStep,
                          RowSumStep, OperationStep>;

/// Number of elements of a block.
constexpr int64_t kMapBlock = 256;

/// Steps of a program in order, with the memory that they use.
struct StepPlan {
  std::vector<StepBuffer> buffers;
  /// Operations that are interpreted, or null; outlives the steps.
  mlir::OwningOpRef<mlir::ModuleOp> operations = {};
  std::vector<Step> steps;
  int64_t arenaBytes = 0;
  std::string constants;
  /// Compiled code may be so much faster that many runs pay for compiling.
  bool isSlow = false;
};

/// Returns the steps of `entry`, a function in `ten` as it was imported; or the
/// reason, if it has other operations than those that steps compute with the
/// bits of a compiled program, or is better compiled as a whole.
Result<StepPlan> planSteps(mlir::func::FuncOp entry,
                           const ProgramOptions &options);

} // namespace tenon

#endif // TENON_LIB_EXECUTION_STEPPLAN_H
