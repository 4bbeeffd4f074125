//===- Dialects.h - Registers all dialects ----------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_READER_DIALECTS_H
#define TENON_READER_DIALECTS_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace tenon {

/// Registers the dialects of programs and of every compile stage, with their
/// bufferization and translation.
void registerDialects(mlir::DialectRegistry &registry);

} // namespace tenon

#endif // TENON_READER_DIALECTS_H
