//===- Source.h - Reads programs --------------------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_READER_SOURCE_H
#define TENON_READER_SOURCE_H

#include "Runtime/Status.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include <memory>
#include <string>

namespace tenon {

/// Runs `work` on a thread with a stack that upstream's recursive parser,
/// printer and passes do not overflow on deep input.
void runOnLargeStack(llvm::function_ref<void()> work);

/// Calls `work` for each number below `count`, each on such a thread at the
/// same time, the first on this one. A call that crashes just ends, but for the
/// first, whose crash is this thread's.
void runSideBySide(size_t count, llvm::function_ref<void(size_t)> work);

/// Makes a buffer hold text or bytecode alone, where it holds what
/// `jax.export.export(...).serialize()` wrote, and checks what upstream's
/// parser takes on trust: that it is text or bytecode, the depth of nesting and
/// the number of elements that types declare.
Status checkSource(std::unique_ptr<llvm::MemoryBuffer> &source,
                   llvm::StringRef name);

/// Parses and verifies text or bytecode; portable bytecode becomes StableHLO.
/// Diagnostics go to the context.
mlir::OwningOpRef<mlir::ModuleOp>
parseSource(const std::shared_ptr<llvm::SourceMgr> &sources,
            mlir::MLIRContext &context);

} // namespace tenon

#endif // TENON_READER_SOURCE_H
