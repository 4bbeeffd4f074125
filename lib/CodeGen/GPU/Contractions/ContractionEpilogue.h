//===- ContractionEpilogue.h - What is computed of sums ---------*- C++ -*-===//
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

namespace tenon {

/// The elementwise nests after a nest of sums that are computed where the sums
/// are, element by element.
class ContractionEpilogue {
public:
  /// `buffer` gives what memory a value is in; two values with the same answer
  /// may overlap.
  ContractionEpilogue(mlir::linalg::LinalgOp sums,
                      llvm::function_ref<mlir::Value(mlir::Value)> buffer);

  /// Takes one more nest, if each of its elements depends on one element of the
  /// sums, or of what was computed of them, and nothing that a thread writes
  /// here is read by another.
  bool add(mlir::linalg::LinalgOp nest);
  /// Decides what is written. `fill` writes what the sums start from.
  void finish(mlir::Operation *fill);
  size_t numNests() const { return steps.size(); }

  /// The same of copies of the nests in `kernel`, which `drop` removes.
  void enter(DeviceKernel &kernel, mlir::linalg::LinalgOp sums);
  void drop();

  /// Computes and writes what depends on the sum at `indices` of its nest.
  void emit(mlir::ImplicitLocOpBuilder &b, llvm::ArrayRef<mlir::Value> indices,
            mlir::Value sum) const;

  /// A place as dimensions of the nest of sums.
  using Place = llvm::SmallVector<unsigned>;
  /// The sums, or these converted to a narrower float.
  struct Simple {
    mlir::Value output;
    Place place;
    size_t nests = 0; ///< how many have been taken
  };
  /// The sums as they are. All these before `enter`.
  std::optional<Simple> simpleSums() const;
  /// As much as can be written before the other nests, which then read it: the
  /// sums, or these converted where nothing reads the sums themselves.
  std::optional<Simple> simpleStart() const;

  /// A nest that was taken.
  struct Step {
    mlir::linalg::LinalgOp nest;
    /// The dimension of the nest of sums that each loop goes through.
    llvm::SmallVector<unsigned> loops;
    /// By operand: the value that is not read from memory, or -1.
    llvm::SmallVector<int> known;
    llvm::SmallVector<bool> writes; ///< by result
  };
  /// The one nest that was taken, if all that is written is its one result.
  const Step *onlyStep() const;
  /// Where the operand of the step is read or written, if its memory is whole
  /// and dense and each of its dimensions goes with one of the sums.
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
  /// The sums as the first nest converts them.
  std::optional<Simple> converted() const;

  mlir::linalg::LinalgOp sums;
  std::function<mlir::Value(mlir::Value)> buffer;
  bool writesSums = true;
  llvm::SmallVector<Made> made; ///< the last value in each buffer
  unsigned numValues = 1;
  llvm::SmallVector<Step> steps;
  /// What is read elsewhere than from registers.
  llvm::SmallVector<std::pair<mlir::Value, std::optional<Place>>> reads;
};

} // namespace tenon

#endif // TENON_LIB_CODEGEN_GPU_CONTRACTIONS_CONTRACTIONEPILOGUE_H
