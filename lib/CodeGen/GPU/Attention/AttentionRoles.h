//===- AttentionRoles.h - The loop nests of one attention -------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_GPU_ATTENTION_ATTENTIONROLES_H
#define TENON_LIB_CODEGEN_GPU_ATTENTION_ATTENTIONROLES_H

#include "CodeGen/GPU/Contractions/MatrixTiles.h"

namespace tenon {

/// What hides columns behind a diagonal: see kCausal.
struct CausalColumns {
  unsigned row = 0, column = 0; ///< loops of the logits
  int64_t offset = 0;
  llvm::APFloat value;
  mlir::OpOperand *special = nullptr;
};

/// The nests that are marked as parts of one attention. Rows, columns and
/// batches have one numbering in all of them.
struct AttentionNests {
  Contraction scores, values;
  /// Where logits are the scores themselves, there is no nest of them, and that
  /// of the weights stands for it.
  mlir::linalg::LinalgOp logits, result;
  bool computesLogits = true;
  /// The logits' loops that number batches, rows and columns.
  llvm::SmallVector<unsigned> batch, rows, columns;
  std::optional<CausalColumns> causal;

  /// What is read of a nest before.
  mlir::OpOperand *score = nullptr, *sum = nullptr, *total = nullptr;

  /// By the marks, among `nests`; nothing, and why, where one kernel cannot
  /// compute them.
  static std::optional<AttentionNests>
  find(llvm::ArrayRef<mlir::linalg::LinalgOp> nests, std::string &why);

  int64_t numBatch() const { return scores.numBatch; }
  int64_t numRows() const { return scores.numRows; }
  int64_t numColumns() const { return scores.numColumns; }
};

} // namespace tenon

#endif // TENON_LIB_CODEGEN_GPU_ATTENTION_ATTENTIONROLES_H
