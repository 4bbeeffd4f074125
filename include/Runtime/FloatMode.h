//===- FloatMode.h - Rounding and denormal modes ----------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_RUNTIME_FLOATMODE_H
#define TENON_RUNTIME_FLOATMODE_H

#include <cstdint>

#if defined(__x86_64__)
#include <xmmintrin.h>
#endif

namespace tenon {

/// FTZ and DAZ in x86-64's MXCSR.
constexpr uint64_t kMxcsrFlushes = 0x8040;
/// FZ in AArch64's FPCR.
constexpr uint64_t kFpcrFlushes = 1 << 24;

/// The control register of floating-point operations, with the rounding mode
/// and whether denormals are flushed to zero: MXCSR on x86-64, FPCR on AArch64.
/// Always 0 elsewhere.
struct FloatMode {
  uint64_t bits = 0;

  static FloatMode ofThread() {
    FloatMode mode;
#if defined(__x86_64__)
    // The lowest bits are exception flags.
    mode.bits = _mm_getcsr() & ~uint64_t(0x3f);
#elif defined(__aarch64__)
    asm volatile("mrs %0, fpcr" : "=r"(mode.bits));
#endif
    return mode;
  }

  /// Returns the default mode of a process: round to nearest, with denormals,
  /// without traps.
  static FloatMode standard() {
    FloatMode mode;
#if defined(__x86_64__)
    mode.bits = 0x1f80;
#endif
    return mode;
  }

  /// Returns the mode with denormal operands and results flushed to zero.
  FloatMode flushing() const {
    FloatMode mode = *this;
#if defined(__x86_64__)
    mode.bits |= kMxcsrFlushes;
#elif defined(__aarch64__)
    mode.bits |= kFpcrFlushes;
#endif
    return mode;
  }

  void setForThread() const {
#if defined(__x86_64__)
    _mm_setcsr(static_cast<uint32_t>(bits));
#elif defined(__aarch64__)
    asm volatile("msr fpcr, %0" : : "r"(bits));
#endif
  }
};

/// Sets a thread's mode for a scope. Reading the mode is cheaper than setting
/// it.
class FloatModeScope {
public:
  explicit FloatModeScope(FloatMode mode)
      : old(FloatMode::ofThread()), changes(mode.bits != old.bits) {
    if (changes)
      mode.setForThread();
  }
  ~FloatModeScope() {
    if (changes)
      old.setForThread();
  }
  FloatModeScope(const FloatModeScope &) = delete;
  FloatModeScope &operator=(const FloatModeScope &) = delete;

private:
  FloatMode old;
  bool changes;
};

} // namespace tenon

#endif // TENON_RUNTIME_FLOATMODE_H
