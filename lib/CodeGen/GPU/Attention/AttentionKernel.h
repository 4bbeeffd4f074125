//===- AttentionKernel.h - Attention by tiles of rows and columns -*- C++
//-*-===//
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

/// How a block's threads compute a tile of the result.
struct AttentionForm {
  int64_t threads = 0;
  int64_t rows = 0, columns = 0; ///< of scores at a time
  /// The instructions for scores and values, or nothing.
  std::optional<MatrixInstruction> scores, values;
};

/// Makes one kernel of the nests, in order, and launches it behind the last:
/// these can go. False, and a remark, where it cannot be one.
bool launchAttention(mlir::gpu::GPUModuleOp module,
                     llvm::function_ref<std::string()> name,
                     bool hasTensorCores,
                     llvm::ArrayRef<mlir::linalg::LinalgOp> nests);

/// What both forms share: the loops over tiles, the numbers by row and column,
/// and the largest of each row and the sum of its weights so far.
class AttentionEmitter {
public:
  AttentionEmitter(DeviceKernel &kernel, const AttentionNests &nests,
                   const AttentionForm &form);
  virtual ~AttentionEmitter() = default;
  void run();

protected:
  /// What a thread has of its rows: of each the largest logit and the sum of
  /// its own weights, then sums of weights and values.
  struct State {
    llvm::SmallVector<mlir::Value> largest, total, sums;
    llvm::SmallVector<mlir::Value> pack() const;
  };
  virtual int64_t numRows() const = 0; ///< of a thread
  virtual int64_t numSums() const = 0;
  virtual mlir::Value rowOf(int64_t number) = 0;
  /// Brings the rows' queries, and the first of some columns.
  virtual void enterRows() = 0;
  virtual void enterColumns(mlir::Value first) = 0;
  /// Adds what the columns from `first` on give, and brings those after.
  virtual void addColumns(mlir::Value first, State &state) = 0;
  /// No thread uses shared memory any more.
  virtual void leaveColumns() = 0;
  virtual void write(State &state) = 0;
  /// Shared memory of floats that is free between the columns.
  virtual mlir::Value scratch() = 0;

  mlir::Value index(int64_t value) { return scoreElements.index(value); }
  mlir::Value number(double value);
  /// The logit of a score; -inf where there is no such column.
  mlir::Value logit(mlir::Value row, mlir::Value column, mlir::Value score);
  /// Makes weights of the logits that a thread has of a row, and gives the
  /// factor of what was summed before. Threads whose lanes differ by `lanes`
  /// have the others of the row.
  mlir::Value weigh(mlir::Value &largest, mlir::Value &total,
                    llvm::MutableArrayRef<mlir::Value> logits,
                    llvm::ArrayRef<int32_t> lanes);
  /// The value of all these lanes together.
  mlir::Value together(mlir::Value value, llvm::ArrayRef<int32_t> lanes,
                       bool isSum);
  /// Writes an element of the result, where there is one.
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
  /// How many columns, in whole tiles, a row of this tile may see.
  mlir::Value countVisible();
  /// Whether what is hidden may change a result.
  mlir::Value needsHidden(mlir::Value from, const State &state);
  llvm::SmallVector<mlir::Value> indicesOf(mlir::Value row, mlir::Value column);
  int64_t numTiles() const {
    return llvm::divideCeil(nests.numRows(), form.rows);
  }

  llvm::SmallVector<mlir::Value> sizes; ///< of the logits' loops
};

/// The two forms: on tensor cores, and by products of f32.
std::optional<AttentionForm> chooseMatrixForm(const AttentionNests &nests);
std::optional<AttentionForm> chooseTileForm(const AttentionNests &nests);
void emitAttentionMatrices(DeviceKernel &kernel, const AttentionNests &nests,
                           const AttentionForm &form);
void emitAttentionTiles(DeviceKernel &kernel, const AttentionNests &nests,
                        const AttentionForm &form);

} // namespace tenon

#endif // TENON_LIB_CODEGEN_GPU_ATTENTION_ATTENTIONKERNEL_H
