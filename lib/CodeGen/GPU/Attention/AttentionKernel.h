//===- AttentionKernel.h - Attention by online softmax ----------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_GPU_ATTENTION_ATTENTIONKERNEL_H
#define TENON_LIB_CODEGEN_GPU_ATTENTION_ATTENTIONKERNEL_H

#include "AttentionRoles.h"

namespace tenon {

/// The work distribution of a block for a tile of the result.
struct AttentionForm {
  int64_t threads = 0;
  int64_t rows = 0, columns = 0; ///< of scores at a time
  /// The tensor-core instructions for scores and values, or nullopt.
  std::optional<MatrixInstruction> scores, values;
};

/// Fuses the nests, in order, into one kernel and launches it after the last
/// one; the nests can be erased. Returns false, with a remark, if that is not
/// possible.
bool launchAttention(mlir::gpu::GPUModuleOp module,
                     llvm::function_ref<std::string()> name,
                     bool hasTensorCores,
                     llvm::ArrayRef<mlir::linalg::LinalgOp> nests);

/// The common part of both forms: the loops over tiles, elements by row and
/// column, and the max and sum of weights per row.
class AttentionEmitter {
public:
  AttentionEmitter(DeviceKernel &kernel, const AttentionNests &nests,
                   const AttentionForm &form);
  virtual ~AttentionEmitter() = default;
  void run();

protected:
  /// The per-row state of a thread: the largest logit and the sum of its own
  /// weights of each row, then the accumulators of weights times values.
  struct State {
    llvm::SmallVector<mlir::Value> largest, total, sums;
    llvm::SmallVector<mlir::Value> pack() const;
  };
  virtual int64_t numRows() const = 0; ///< of a thread
  virtual int64_t numSums() const = 0;
  virtual mlir::Value rowOf(int64_t number) = 0;
  /// Loads the queries of the rows, and the first tile of columns.
  virtual void enterRows() = 0;
  virtual void enterColumns(mlir::Value first) = 0;
  /// Adds the contribution of the columns from `first` on, and loads those
  /// after.
  virtual void addColumns(mlir::Value first, State &state) = 0;
  /// Called when no thread uses shared memory any more.
  virtual void leaveColumns() = 0;
  virtual void write(State &state) = 0;
  /// Returns shared memory of floats that is free between columns.
  virtual mlir::Value scratch() = 0;

  mlir::Value index(int64_t value) { return scoreElements.index(value); }
  mlir::Value number(double value);
  /// Returns the logit of a score; -inf if there is no such column.
  mlir::Value logit(mlir::Value row, mlir::Value column, mlir::Value score);
  /// Turns the logits that a thread has of a row into weights, and returns the
  /// factor that rescales the accumulators. Threads whose lanes differ by
  /// `lanes` hold the other logits of the row.
  mlir::Value weigh(mlir::Value &largest, mlir::Value &total,
                    llvm::MutableArrayRef<mlir::Value> logits,
                    llvm::ArrayRef<int32_t> lanes);
  /// Combines the value over all these lanes.
  mlir::Value together(mlir::Value value, llvm::ArrayRef<int32_t> lanes,
                       bool isSum);
  /// Writes an element of the result if it exists.
  void writeElement(mlir::Value row, mlir::Value column, mlir::Value sum,
                    mlir::Value total);

  DeviceKernel &kernel;
  const AttentionNests &nests;
  AttentionForm form;
  mlir::ImplicitLocOpBuilder b;
  ContractionElements scoreElements, valueElements;
  mlir::Value thread, lane, warp, firstRow;

private:
  void enterTile(mlir::Value tile);
  State start();
  State unpack(mlir::ValueRange values) const;
  State addAll(mlir::Value from, mlir::Value to, State state);
  /// Returns the number of columns, in whole tiles, that a row of this tile can
  /// see.
  mlir::Value countVisible();
  /// Returns whether hidden columns may change a result.
  mlir::Value needsHidden(mlir::Value from, const State &state);
  llvm::SmallVector<mlir::Value> indicesOf(mlir::Value row, mlir::Value column);
  int64_t numTiles() const {
    return llvm::divideCeil(nests.numRows(), form.rows);
  }

  llvm::SmallVector<mlir::Value> sizes; ///< of the logits' loops
};

/// The two forms: on tensor cores, and by f32 multiply-adds.
std::optional<AttentionForm> chooseMatrixForm(const AttentionNests &nests);
std::optional<AttentionForm> chooseTileForm(const AttentionNests &nests);
void emitAttentionMatrices(DeviceKernel &kernel, const AttentionNests &nests,
                           const AttentionForm &form);
void emitAttentionTiles(DeviceKernel &kernel, const AttentionNests &nests,
                        const AttentionForm &form);

} // namespace tenon

#endif // TENON_LIB_CODEGEN_GPU_ATTENTION_ATTENTIONKERNEL_H
