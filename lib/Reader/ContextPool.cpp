//===- ContextPool.cpp - Contexts that are used again ---------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A pool of MLIR contexts for the process. Loading dialects and freezing the
// patterns of passes takes longer than compiling a program of one operation, so
// a context keeps both for the next program. Attributes, types and locations
// are never freed before their context: a context is destroyed after a number
// of programs or bytes of them.
//
//===----------------------------------------------------------------------===//

#include "Reader/ContextPool.h"
#include "Reader/Dialects.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/DialectRegistry.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include <mutex>
#include <vector>

using namespace mlir;

namespace tenon {

namespace {

/// Most programs of a context, and most bytes of their sources.
constexpr size_t kMaxPrograms = 64, kMaxBytes = size_t(1) << 20;
/// Most contexts that wait for a program.
constexpr size_t kMaxIdle = 4;

struct Pooled {
  explicit Pooled(const DialectRegistry &registry)
      : context(registry, MLIRContext::Threading::DISABLED) {}

  MLIRContext context;
  // Destroyed before the context.
  llvm::StringMap<std::shared_ptr<PassManager>> passes;
  size_t programs = 0, bytes = 0;
};

class Pool {
public:
  static Pool &get() {
    // Not destroyed: programs may end after static objects.
    static Pool *const pool = new Pool;
    return *pool;
  }

  std::shared_ptr<MLIRContext> take(size_t bytes) {
    std::unique_ptr<Pooled> taken;
    {
      std::lock_guard<std::mutex> lock(mutex);
      if (!idle.empty()) {
        taken = std::move(idle.back());
        idle.pop_back();
      }
    }
    if (!taken)
      taken = std::make_unique<Pooled>(registry);
    ++taken->programs;
    taken->bytes += bytes;
    MLIRContext *context = &taken->context;
    std::lock_guard<std::mutex> lock(mutex);
    used[context] = std::move(taken);
    return {context, [this](MLIRContext *returned) { giveBack(returned); }};
  }

  Pooled *find(MLIRContext *context) {
    std::lock_guard<std::mutex> lock(mutex);
    auto found = used.find(context);
    return found == used.end() ? nullptr : found->second.get();
  }

private:
  Pool() { registerDialects(registry); }

  void giveBack(MLIRContext *context) {
    std::unique_ptr<Pooled> returned; // Destroyed without the lock.
    std::lock_guard<std::mutex> lock(mutex);
    auto found = used.find(context);
    returned = std::move(found->second);
    used.erase(found);
    if (returned->programs < kMaxPrograms && returned->bytes < kMaxBytes &&
        idle.size() < kMaxIdle)
      idle.push_back(std::move(returned));
  }

  DialectRegistry registry;
  std::mutex mutex;
  std::vector<std::unique_ptr<Pooled>> idle;
  llvm::DenseMap<MLIRContext *, std::unique_ptr<Pooled>> used;
};

} // namespace

std::shared_ptr<MLIRContext> takeContext(size_t bytes) {
  return Pool::get().take(bytes);
}

std::shared_ptr<PassManager>
keptPasses(MLIRContext *context, llvm::StringRef key,
           llvm::function_ref<void(PassManager &)> build) {
  auto make = [&] {
    auto passes =
        std::make_shared<PassManager>(context, ModuleOp::getOperationName());
    build(*passes);
    return passes;
  };
  Pooled *pooled = Pool::get().find(context);
  if (!pooled)
    return make();
  std::shared_ptr<PassManager> &kept = pooled->passes[key];
  if (!kept)
    kept = make();
  return kept;
}

} // namespace tenon
