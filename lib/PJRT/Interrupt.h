//===- Interrupt.h - Ctrl-C while a program compiles ---------- -*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_PJRT_INTERRUPT_H
#define TENON_LIB_PJRT_INTERRUPT_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include <atomic>

namespace tenon::pjrt {

/// Runs `work` and waits for it. If the host has set a function for interrupts,
/// a main thread leaves the work to another one, and asks several times a
/// second whether the user wants to stop: `isCancelled` then becomes true,
/// which `work` observes.
void runInterruptibly(llvm::function_ref<void()> work,
                      std::atomic<bool> &isCancelled);

} // namespace tenon::pjrt

/// Sets the host's function, or none (null). It returns 1 if the user wants to
/// stop, else 0; it is called where the main thread of the process compiles.
extern "C" void tenon_set_interrupt_function(int (*is_interrupted)());

/// Cancels all compilations that are in progress: nobody waits for them any
/// more. They end with an error.
extern "C" void tenon_cancel_compilations();

#endif // TENON_LIB_PJRT_INTERRUPT_H
