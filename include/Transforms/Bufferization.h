//===- Bufferization.h - Bufferization of ten operations --------*- C++ -*-===//
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

/// Registers the BufferizableOpInterface models of `ten.launch` and of the
/// upstream dialects that kernels and host functions consist of.
void registerBufferizationModels(mlir::DialectRegistry &registry);

} // namespace tenon

#endif // TENON_TRANSFORMS_BUFFERIZATION_H
