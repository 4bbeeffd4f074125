//===- AttentionRoles.h - Nests of an attention --------------- -*- C++ -*-===//
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

/// A causal mask: see kCausal.
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
  /// If the logits are the scores themselves, there is no nest of them, and the
  /// weights' nest takes its place.
  mlir::linalg::LinalgOp logits, result;
  bool computesLogits = true;
  /// The logits' loops over batches, rows and columns.
  llvm::SmallVector<unsigned> batch, rows, columns;
  std::optional<CausalColumns> causal;

  /// Operands that are read from an earlier nest.
  mlir::OpOperand *score = nullptr, *sum = nullptr, *total = nullptr;

  /// Finds the nests by their attributes; returns nullopt, and the reason in
  /// `why`, if one kernel cannot compute them.
  static std::optional<AttentionNests>
  find(llvm::ArrayRef<mlir::linalg::LinalgOp> nests, std::string &why);

  int64_t numBatch() const { return scores.numBatch; }
  int64_t numRows() const { return scores.numRows; }
  int64_t numColumns() const { return scores.numColumns; }
};

} // namespace tenon

#endif // TENON_LIB_CODEGEN_GPU_ATTENTION_ATTENTIONROLES_H
