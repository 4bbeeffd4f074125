//===- Bufferization.h - How ten operations live in memory ------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_TRANSFORMS_BUFFERIZATION_H
#define TENON_TRANSFORMS_BUFFERIZATION_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace tenon {

/// Attaches what one-shot bufferization asks of operations: of `ten.launch`,
/// and of the upstream dialects that kernels and host functions consist of.
void registerBufferizationModels(mlir::DialectRegistry &registry);

} // namespace tenon

#endif // TENON_TRANSFORMS_BUFFERIZATION_H
