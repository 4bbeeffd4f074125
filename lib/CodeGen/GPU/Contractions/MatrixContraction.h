//===- MatrixContraction.h - Contractions on tensor cores -------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_GPU_CONTRACTIONS_MATRIXCONTRACTION_H
#define TENON_LIB_CODEGEN_GPU_CONTRACTIONS_MATRIXCONTRACTION_H

#include "MatrixTiles.h"

namespace tenon {

/// Returns the instruction that computes the contraction, or nullopt: for
/// floats only if products need not be rounded before they are added.
std::optional<MatrixInstruction>
findMatrixInstruction(const Contraction &contraction);

/// Like emitTiledContraction, on tensor cores.
void emitMatrixContraction(DeviceKernel &kernel, const Contraction &contraction,
                           const MatrixInstruction &instruction,
                           mlir::Value initial,
                           const ContractionEpilogue &epilogue);

} // namespace tenon

#endif // TENON_LIB_CODEGEN_GPU_CONTRACTIONS_MATRIXCONTRACTION_H
