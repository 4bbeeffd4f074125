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

/// Runs `work` and waits for it. If the host has set functions for interrupts,
/// the work is on another thread, and the waiting one asks several times a
/// second whether the user wants to stop: `isCancelled` then becomes true,
/// which `work` observes.
void runInterruptibly(llvm::function_ref<void()> work,
                      std::atomic<bool> &isCancelled);

} // namespace tenon::pjrt

/// Sets the host's functions, or none (null). `is_interrupted` returns whether
/// its user wants to stop; it is called on the thread that compiles.
/// `interrupt` is called when that thread is about to return after such a stop,
/// so that the host sees the interrupt as well: in Python, PyErr_SetInterrupt.
extern "C" void tenon_set_interrupt_functions(int (*is_interrupted)(),
                                              void (*interrupt)());

#endif // TENON_LIB_PJRT_INTERRUPT_H
