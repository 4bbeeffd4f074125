//===- CrashGuard.cpp - Turns crashes into reproducers --------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tools/CrashGuard.h"
#include "Reader/Source.h"
#include "Runtime/Status.h"
#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include <csignal>
#include <unistd.h>

using namespace llvm;

namespace tenon {

CrashGuard::CrashGuard(int argc, char **argv) : command(argv, argv + argc) {}

std::string CrashGuard::writeReproducer() const {
  ErrorOr<std::unique_ptr<MemoryBuffer>> file =
      MemoryBuffer::getFile(input, /*IsText=*/false);
  if (input.empty() || !file)
    return {};
  StringRef bytes = (*file)->getBuffer();
  bool isText = !bytes.contains('\0') && !bytes.starts_with("ML\xefR");
  int descriptor;
  SmallString<64> path;
  if (sys::fs::createUniqueFile(isText ? "tenon-reproducer-%%%%%%.mlir"
                                       : "tenon-reproducer-%%%%%%.mlirbc",
                                descriptor, path))
    return {};
  raw_fd_ostream stream(descriptor, /*shouldClose=*/true);
  // Bytecode has no comments: its name must suffice.
  if (isText) {
    stream << "// " << sys::path::filename(command.front());
    for (size_t i = 1; i < command.size(); ++i)
      stream << ' ' << (command[i] == input ? "%s" : command[i]);
    stream << '\n';
  }
  stream << bytes;
  return path.str().str();
}

/// Seconds for a report. If it hangs, the crash happened with a lock held that
/// the report needs, such as that of the heap.
constexpr unsigned kReportSeconds = 10;

/// The previous signal handlers.
static struct sigaction faultActions[NSIG];

static void onFault(int signal) {
  alarm(kReportSeconds);
  faultActions[signal].sa_handler(signal);
}

static void onAlarm(int) {
  constexpr StringLiteral text(
      "error: internal error, and no way to report it\n");
  (void)!write(STDERR_FILENO, text.data(), text.size());
  _exit(TEN_INTERNAL_ERROR);
}

/// Lets the handlers of memory faults run when the stack is exhausted, and
/// limits their time.
static void useAlternateStack(MutableArrayRef<char> memory) {
  stack_t stack = {};
  stack.ss_sp = memory.data();
  stack.ss_size = memory.size();
  sigaltstack(&stack, nullptr);
  for (int signal : {SIGSEGV, SIGBUS}) {
    struct sigaction &before = faultActions[signal];
    sigaction(signal, nullptr, &before);
    struct sigaction action = before;
    action.sa_flags |= SA_ONSTACK;
    if (!(before.sa_flags & SA_SIGINFO) && before.sa_handler != SIG_DFL &&
        before.sa_handler != SIG_IGN)
      action.sa_handler = onFault;
    sigaction(signal, &action, nullptr);
  }
  struct sigaction silence = {};
  silence.sa_handler = onAlarm;
  sigaction(SIGALRM, &silence, nullptr);
}

void CrashGuard::run(function_ref<void()> work) {
  CrashRecoveryContext::Enable();
  bool crashed = false;
  std::vector<char> handlerStack(256 * 1024);
  runOnLargeStack([&] {
    useAlternateStack(handlerStack);
    CrashRecoveryContext context;
    crashed = !context.RunSafely(work);
  });
  CrashRecoveryContext::Disable();
  if (!crashed)
    return;
  std::string path = writeReproducer();
  errs() << "error: internal error while working on '" << input << "'";
  if (!path.empty())
    errs() << "; please report it with '" << path << "'";
  errs() << "\n";
  // Objects cannot be destroyed safely after the crash.
  outs().flush();
  _exit(TEN_INTERNAL_ERROR);
}

} // namespace tenon
