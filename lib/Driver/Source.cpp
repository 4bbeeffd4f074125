//===- Source.cpp - Reads programs ----------------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Driver/Source.h"
#include "BytecodeCheck.h"
#include "mlir/Parser/Parser.h"
#include <pthread.h>

using namespace mlir;

namespace tenon {

constexpr size_t kStackBytes = size_t(1) << 30;
constexpr int64_t kMaxDepth = 10000;
constexpr int64_t kMaxBytes = int64_t(4) << 30;

void runOnLargeStack(llvm::function_ref<void()> work) {
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  // Only what is touched takes memory.
  pthread_attr_setstacksize(&attributes, kStackBytes);
  pthread_t thread;
  auto enter = [](void *argument) -> void * {
    (*static_cast<llvm::function_ref<void()> *>(argument))();
    return nullptr;
  };
  if (pthread_create(&thread, &attributes, enter, &work) == 0)
    pthread_join(thread, nullptr);
  else
    work();
  pthread_attr_destroy(&attributes);
}

Status checkSource(llvm::StringRef text, llvm::StringRef name) {
  if (static_cast<int64_t>(text.size()) > kMaxBytes)
    return badInput(name.str(), ": expects at most ", kMaxBytes, " bytes, got ",
                    text.size());
  if (text.starts_with("ML\xefR"))
    return checkBytecode(text, kMaxDepth).within(name.str());
  int64_t depth = 0, line = 1;
  for (size_t i = 0; i < text.size(); ++i) {
    switch (text[i]) {
    case '\n':
      ++line;
      break;
    case '"':
      for (++i; i < text.size() && text[i] != '"' && text[i] != '\n'; ++i)
        if (text[i] == '\\')
          ++i;
      break;
    case '/':
      if (i + 1 < text.size() && text[i + 1] == '/')
        i = std::min(text.find('\n', i), text.size()) - 1;
      break;
    case '(':
    case '[':
    case '{':
    case '<':
      if (++depth > kMaxDepth)
        return badInput(name.str(), ":", line, ": expects at most ", kMaxDepth,
                        " levels of nesting");
      break;
    case '>':
      // Of an arrow it closes nothing.
      if (i > 0 && text[i - 1] == '-')
        break;
      [[fallthrough]];
    case ')':
    case ']':
    case '}':
      depth = std::max<int64_t>(0, depth - 1);
      break;
    default:
      break;
    }
  }
  return {};
}

OwningOpRef<ModuleOp>
parseSource(const std::shared_ptr<llvm::SourceMgr> &sources,
            MLIRContext &context) {
  ParserConfig config(&context);
  return parseSourceFile<ModuleOp>(sources, config);
}

} // namespace tenon
