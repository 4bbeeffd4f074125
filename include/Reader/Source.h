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
/// printer and passes do not overflow on deep input: this one, if it has such a
/// stack.
void runOnLargeStack(llvm::function_ref<void()> work);

/// Calls `work` for each number below `count`, each on such a thread in
/// parallel, the first on this one. A call that crashes just ends, except for
/// the first, whose crash is this thread's.
void runSideBySide(size_t count, llvm::function_ref<void(size_t)> work);

/// Unwraps files of `jax.export.export(...).serialize()`, and checks properties
/// that upstream's parser assumes: that the buffer is text or bytecode, the
/// nesting depth and the number of elements that types declare.
Status checkSource(std::unique_ptr<llvm::MemoryBuffer> &source,
                   llvm::StringRef name);

/// Parses and verifies text or bytecode; converts portable bytecode to
/// StableHLO. Diagnostics go to the context.
mlir::OwningOpRef<mlir::ModuleOp>
parseSource(const std::shared_ptr<llvm::SourceMgr> &sources,
            mlir::MLIRContext &context);

} // namespace tenon

#endif // TENON_READER_SOURCE_H
