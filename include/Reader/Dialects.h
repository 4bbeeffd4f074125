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

/// Registers `ten` and MLIR's dialects of every compile stage, with their
/// bufferization and translation: enough to compile a module in `ten`. None of
/// the names that StableHLO's own libraries claim is among them.
void registerCompilerDialects(mlir::DialectRegistry &registry);

/// Registers the dialects of this project with the names `stablehlo`, `chlo`,
/// `vhlo`, `sdy` and others that go with them. A context can have one dialect
/// of a name: not for a registry with StableHLO's own.
void registerStableHLODialects(mlir::DialectRegistry &registry);

/// Registers all of them.
void registerDialects(mlir::DialectRegistry &registry);

} // namespace tenon

#endif // TENON_READER_DIALECTS_H
