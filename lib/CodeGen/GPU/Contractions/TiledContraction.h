//===- TiledContraction.h - Contractions by shared memory -------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_GPU_CONTRACTIONS_TILEDCONTRACTION_H
#define TENON_LIB_CODEGEN_GPU_CONTRACTIONS_TILEDCONTRACTION_H

#include "ContractionElements.h"

namespace tenon {

/// Rows and columns of a block's tile.
/// Untuned: elements; shared memory.
constexpr int64_t kContractionTile = 64;

/// Emits code in which blocks compute one tile of the result each, in turn. The
/// accumulators start from `initial`, or from memory.
void emitTiledContraction(DeviceKernel &kernel, const Contraction &contraction,
                          mlir::Value initial,
                          const ContractionEpilogue &epilogue);

} // namespace tenon

#endif // TENON_LIB_CODEGEN_GPU_CONTRACTIONS_TILEDCONTRACTION_H
