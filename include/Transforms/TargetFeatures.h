//===- TargetFeatures.h - Instruction set extensions ------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TRANSFORMS_TARGETFEATURES_H
#define TRANSFORMS_TARGETFEATURES_H

#include "llvm/ADT/StringExtras.h"

namespace tenon {

/// Returns whether `features`, LLVM's feature names separated by spaces (the
/// value of the pipelines' option `features`), contains `name`.
inline bool hasFeature(llvm::StringRef features, llvm::StringRef name) {
  return llvm::is_contained(llvm::split(features, ' '), name);
}

} // namespace tenon

#endif // TRANSFORMS_TARGETFEATURES_H
