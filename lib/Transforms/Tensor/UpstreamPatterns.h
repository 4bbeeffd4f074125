//===- UpstreamPatterns.h - Reviewed rewrites of MLIR -----------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_TRANSFORMS_TENSOR_UPSTREAMPATTERNS_H
#define TENON_LIB_TRANSFORMS_TENSOR_UPSTREAMPATTERNS_H

#include "mlir/IR/PatternMatch.h"

namespace tenon {

/// Adds the canonicalization patterns of MLIR's own dialects, as loaded in the
/// context, that were reviewed and keep every bit of every result.
void populateUpstreamPatterns(mlir::RewritePatternSet &patterns);

/// Adds the canonicalization patterns of a dialect and of its operations.
void addCanonicalizations(mlir::Dialect &dialect,
                          mlir::RewritePatternSet &patterns);

/// Returns the names of canonicalization patterns of loaded dialects of MLIR
/// that nobody has reviewed, sorted: those of a newer MLIR. They are not used.
llvm::SmallVector<std::string>
unreviewedUpstreamPatterns(mlir::MLIRContext *context);

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_TENSOR_UPSTREAMPATTERNS_H
