//===- ContextPool.h - Contexts that are used again -------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_READER_CONTEXTPOOL_H
#define TENON_READER_CONTEXTPOOL_H

#include "mlir/IR/MLIRContext.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include <memory>

namespace tenon {

/// Returns a context with all dialects registered, for one thread at a time.
/// The last owner returns it to the pool of the process, where the next program
/// finds dialects loaded and pass managers built. `bytes` is the size of the
/// program: contexts keep the attributes of all programs, so one that has seen
/// many or a large one is destroyed instead.
std::shared_ptr<mlir::MLIRContext> takeContext(size_t bytes);

/// Returns the pass manager of this key, built by `build` the first time. In a
/// context from elsewhere it is built each time.
std::shared_ptr<mlir::PassManager>
keptPasses(mlir::MLIRContext *context, llvm::StringRef key,
           llvm::function_ref<void(mlir::PassManager &)> build);

} // namespace tenon

#endif // TENON_READER_CONTEXTPOOL_H
