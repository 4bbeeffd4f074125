//===- Dialects.h - All dialects that Tenon's tools know --------*- C++ -*-===//
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

/// The dialects of programs and of every stage of compiling them, with their
/// bufferization and translation.
void registerDialects(mlir::DialectRegistry &registry);

} // namespace tenon

#endif // TENON_READER_DIALECTS_H
