//===- Source.cpp - Reads programs ----------------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads text or bytecode of MLIR (also wrapped by jax.export): validates the
// file before upstream's parser sees it (kind, nesting depth, size, bytecode
// structure), parses it, and converts portable VHLO to StableHLO. Also provides
// threads with large stacks, on which upstream's recursive code runs.
//
//===----------------------------------------------------------------------===//

#include "Reader/Source.h"
#include "BytecodeCheck.h"
#include "Conversion/Passes.h"
#include "ExportedModule.h"
#include "ForeignFile.h"
#include "InputAttributes.h"
#include "Reader/ContextPool.h"
#include "TextCheck.h"
#include "mlir/Bytecode/BytecodeImplementation.h"
#include "mlir/Bytecode/BytecodeReaderConfig.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/Support/CrashRecoveryContext.h"
#include <deque>
#include <memory>
#include <pthread.h>

using namespace mlir;

namespace tenon {

constexpr size_t kStackBytes = size_t(1) << 30;
constexpr int64_t kMaxDepth = 10000;
constexpr int64_t kMaxBytes = int64_t(4) << 30;

namespace {

/// True on threads of `Thread`.
thread_local bool isStackLarge = false;

/// A thread with a large stack; runs the work on the caller's if the system
/// refuses it.
class Thread {
public:
  explicit Thread(llvm::function_ref<void()> work) : work(work) {
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    // Only touched pages take memory.
    pthread_attr_setstacksize(&attributes, kStackBytes);
    auto enter = [](void *argument) -> void * {
      isStackLarge = true;
      (*static_cast<llvm::function_ref<void()> *>(argument))();
      return nullptr;
    };
    started = pthread_create(&thread, &attributes, enter, &this->work) == 0;
    pthread_attr_destroy(&attributes);
  }
  Thread(const Thread &) = delete;
  ~Thread() {
    if (started)
      pthread_join(thread, nullptr);
    else
      work();
  }

private:
  llvm::function_ref<void()> work;
  pthread_t thread;
  bool started;
};

} // namespace

void runOnLargeStack(llvm::function_ref<void()> work) {
  // A crash on another thread is not one of the caller's, who may be a tool
  // that reports crashes.
  if (isStackLarge)
    return work();
  Thread thread(work);
}

void runSideBySide(size_t count, llvm::function_ref<void(size_t)> work) {
  std::vector<std::function<void()>> calls;
  calls.reserve(count);
  for (size_t i = 0; i < count; ++i)
    calls.emplace_back([work, i] {
      llvm::CrashRecoveryContext context;
      context.RunSafely([&] { work(i); });
    });
  std::deque<Thread> threads;
  for (size_t i = 1; i < count; ++i)
    threads.emplace_back(calls[i]);
  if (count > 0)
    work(0);
}

Status checkSource(std::unique_ptr<llvm::MemoryBuffer> &source,
                   llvm::StringRef name) {
  if (static_cast<int64_t>(source->getBufferSize()) > kMaxBytes)
    return badInput(name.str(), ": expects at most ", kMaxBytes, " bytes, got ",
                    source->getBufferSize());
  if (auto exported = readExportedModule(source->getBuffer())) {
    if (Status status = checkExportedModule(*exported, name); !status.ok())
      return status;
    source = llvm::MemoryBuffer::getMemBufferCopy(
        exported->bytecode, source->getBufferIdentifier());
  }
  llvm::StringRef bytes = source->getBuffer();
  if (bytes.starts_with("ML\xefR"))
    return checkBytecode(bytes, kMaxDepth).within(name.str());
  if (Status status = refuseForeign(bytes, name); !status.ok())
    return status;
  return checkText(bytes, name, kMaxDepth);
}

/// Returns whether a module has operations of the portable dialect.
static bool isPortable(ModuleOp module) {
  return llvm::any_of(*module.getBody(), [](Operation &op) {
    return op.getName().getDialectNamespace() == "vhlo";
  });
}

/// Makes reading bytecode fail after many times the number of attributes and
/// types that it can contain: circular references keep MLIR's reader busy
/// forever. An entry is read again for each entry that it refers to and that is
/// not read yet, and a reference takes a byte.
static void limitReading(BytecodeReaderConfig &config, size_t bytes) {
  auto left = std::make_shared<uint64_t>(4096 + 16 * uint64_t(bytes));
  auto count = [left](DialectBytecodeReader &reader, llvm::StringRef, auto &) {
    if (*left) {
      --*left;
      return success();
    }
    reader.emitError("damaged bytecode: cyclic references between attributes "
                     "or types; expects text, or bytecode written again");
    return failure();
  };
  config.attachAttributeCallback([count](DialectBytecodeReader &reader,
                                         llvm::StringRef dialect,
                                         Attribute &entry) -> LogicalResult {
    return count(reader, dialect, entry);
  });
  config.attachTypeCallback([count](DialectBytecodeReader &reader,
                                    llvm::StringRef dialect,
                                    Type &entry) -> LogicalResult {
    return count(reader, dialect, entry);
  });
}

/// Reads a module and converts portable operations.
static OwningOpRef<ModuleOp>
readModule(const std::shared_ptr<llvm::SourceMgr> &sources,
           MLIRContext &context) {
  llvm::StringRef bytes =
      sources->getMemoryBuffer(sources->getMainFileID())->getBuffer();
  ParserConfig config(&context);
  if (bytes.starts_with("ML\xefR"))
    limitReading(config.getBytecodeReaderConfig(), bytes.size());
  auto module = parseSourceFile<ModuleOp>(sources, config);
  if (!module || !isPortable(*module))
    return module;
  // All other code expects func's functions, arguments and attributes.
  auto passes = keptPasses(&context, "vhlo", [](PassManager &made) {
    made.addPass(createConvertVHLOToStableHLO());
  });
  if (failed(passes->run(*module)))
    return {};
  return module;
}

OwningOpRef<ModuleOp>
parseSource(const std::shared_ptr<llvm::SourceMgr> &sources,
            MLIRContext &context) {
  OwningOpRef<ModuleOp> module = readModule(sources, context);
  if (module && failed(checkFrontAttributes(*module)))
    return {};
  return module;
}

} // namespace tenon
