//===- ContractionEpilogue.h - Epilogues of contractions --------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_GPU_CONTRACTIONS_CONTRACTIONEPILOGUE_H
#define TENON_LIB_CODEGEN_GPU_CONTRACTIONS_CONTRACTIONEPILOGUE_H

#include "CodeGen/GPU/Kernels/DeviceKernel.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include <functional>

namespace tenon {

/// The elementwise nests after a contraction that are computed in its kernel,
/// element by element.
class ContractionEpilogue {
public:
  /// `bufferOf` returns the memory of a value; two values with the same answer
  /// may overlap.
  ContractionEpilogue(mlir::linalg::LinalgOp sums,
                      std::function<mlir::Value(mlir::Value)> bufferOf);

  /// Adds a nest if each of its elements depends on one element of the
  /// accumulators, or of values computed from them, and no thread reads
  /// elements that another writes.
  bool add(mlir::linalg::LinalgOp nest);
  /// Decides which buffers are written. `fill` writes the initial accumulators.
  void finish(mlir::Operation *fill);
  size_t numNests() const { return steps.size(); }

  /// Switches to the clones of the nests in `kernel`, which `drop` removes.
  void enter(DeviceKernel &kernel, mlir::linalg::LinalgOp sums);
  void drop();

  /// Computes and writes the elements that depend on the accumulator at
  /// `indices`.
  void emit(mlir::ImplicitLocOpBuilder &b, llvm::ArrayRef<mlir::Value> indices,
            mlir::Value sum) const;

  /// A position as dimensions of the contraction's nest.
  using Place = llvm::SmallVector<unsigned>;
  /// The accumulators, possibly converted to a narrower float.
  struct Simple {
    mlir::Value output;
    Place place;
    size_t nests = 0; ///< how many have been taken
  };
  /// Returns the accumulators as they are. This and the following are for use
  /// before `enter`.
  std::optional<Simple> simpleSums() const;
  /// Returns the part that can be written before the other nests, which then
  /// read it: the accumulators, or their conversion if nothing reads the
  /// accumulators.
  std::optional<Simple> simpleStart() const;

  /// A fused nest.
  struct Step {
    mlir::linalg::LinalgOp nest;
    /// The dimension of the contraction that each loop corresponds to.
    llvm::SmallVector<unsigned> loops;
    /// Per operand: the number of the value in a register, or -1 for memory.
    llvm::SmallVector<int> known;
    llvm::SmallVector<bool> writes; ///< by result
  };
  /// Returns the only fused nest if its one result is all that is written.
  const Step *onlyStep() const;
  /// Returns the position of the step's operand if its memory is whole and
  /// dense and each of its dimensions corresponds to one of the contraction.
  std::optional<Place> wholePlace(const Step &step,
                                  mlir::OpOperand &operand) const;

private:
  struct Made {
    mlir::Value memory;
    Place place;
    unsigned value; ///< number in the order of computation
  };
  std::optional<Place> placeOf(mlir::linalg::LinalgOp nest,
                               mlir::OpOperand &operand,
                               llvm::ArrayRef<unsigned> loops) const;
  const Made *find(mlir::Value buffer) const;
  /// Returns the accumulators as converted by the first nest.
  std::optional<Simple> converted() const;

  mlir::linalg::LinalgOp sums;
  std::function<mlir::Value(mlir::Value)> buffer;
  bool writesSums = true;
  llvm::SmallVector<Made> made; ///< the last value in each buffer
  unsigned numValues = 1;
  llvm::SmallVector<Step> steps;
  /// Reads from memory, not from registers.
  llvm::SmallVector<std::pair<mlir::Value, std::optional<Place>>> reads;
};

} // namespace tenon

#endif // TENON_LIB_CODEGEN_GPU_CONTRACTIONS_CONTRACTIONEPILOGUE_H
