//===- LibraryEpilogue.h - What libraries make of sums ----------*- C++ -*-===//
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

/// activation(scale * sum + addendScale * addend + bias), in the type of the
/// sums and rounded to the output's at the end: all that a kernel writes.
struct LibraryEpilogue {
  using Place = ContractionEpilogue::Place;
  mlir::Value output;
  Place place;
  mlir::Value addend, bias; ///< or null
  Place biasPlace;          ///< the addend is at that of the output
  double scale = 1, addendScale = 1;
  ten_activation activation = TEN_LINEAR;

  /// Whether it is the sums, or these converted.
  bool isPlain() const {
    return !addend && !bias && scale == 1 && activation == TEN_LINEAR;
  }
  /// In words: "with a bias, relu"; empty where it is plain.
  std::string text() const;
};

/// The epilogue, if it is of that form; else `why` says what is in the way.
std::optional<LibraryEpilogue>
findLibraryEpilogue(const ContractionEpilogue &epilogue, std::string &why);

/// The name of an activation in attributes.
llvm::StringRef activationName(ten_activation activation);

} // namespace tenon

#endif // TENON_LIB_CODEGEN_GPU_LIBRARIES_LIBRARYEPILOGUE_H
