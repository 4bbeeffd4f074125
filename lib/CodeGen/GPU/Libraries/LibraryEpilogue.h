//===- LibraryEpilogue.h - Epilogues that libraries support -----*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_GPU_LIBRARIES_LIBRARYEPILOGUE_H
#define TENON_LIB_CODEGEN_GPU_LIBRARIES_LIBRARYEPILOGUE_H

#include "CodeGen/GPU/Contractions/ContractionEpilogue.h"
#include "Runtime/Abi.h"

namespace tenon {

/// Below this depth, a separate epilogue costs more than computing the f32
/// accumulators by a generated kernel.
/// Untuned: products; an epilogue's second kernel.
constexpr int64_t kMinDepthForEpilogue = 512;

/// activation(scale * sum + addendScale * addend + bias), in the type of the
/// accumulators, rounded to the output's at the end: everything that a kernel
/// writes.
struct LibraryEpilogue {
  using Place = ContractionEpilogue::Place;
  mlir::Value output;
  Place place;
  mlir::Value addend, bias; ///< or null
  Place biasPlace;          ///< the addend is at that of the output
  double scale = 1, addendScale = 1;
  ten_activation activation = TEN_LINEAR;

  /// Returns whether the epilogue is at most a conversion.
  bool isPlain() const {
    return !addend && !bias && scale == 1 && activation == TEN_LINEAR;
  }
  /// Returns a text such as "with a bias, relu"; empty if it is plain.
  std::string text() const;
};

/// Returns the epilogue if it has that form; else `why` gives the reason.
std::optional<LibraryEpilogue>
findLibraryEpilogue(const ContractionEpilogue &epilogue, std::string &why);

/// Returns the name of an activation in attributes.
llvm::StringRef activationName(ten_activation activation);

} // namespace tenon

#endif // TENON_LIB_CODEGEN_GPU_LIBRARIES_LIBRARYEPILOGUE_H
