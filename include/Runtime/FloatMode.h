//===- FloatMode.h - How a thread rounds and flushes ------------*- C++ -*-===//
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

/// In x86-64's MXCSR: flush to zero, and denormals are zero.
constexpr uint64_t kMxcsrFlushes = 0x8040;
/// In AArch64's FPCR: FZ.
constexpr uint64_t kFpcrFlushes = 1 << 24;

/// The register that says how a thread's float operations round, and whether
/// numbers below the smallest normal one count as 0: MXCSR on x86-64, FPCR on
/// AArch64. Always 0 elsewhere.
struct FloatMode {
  uint64_t bits = 0;

  static FloatMode ofThread() {
    FloatMode mode;
#if defined(__x86_64__)
    // The lowest bits are what operations have reported.
    mode.bits = _mm_getcsr() & ~uint64_t(0x3f);
#elif defined(__aarch64__)
    asm volatile("mrs %0, fpcr" : "=r"(mode.bits));
#endif
    return mode;
  }

  /// As a program starts: to nearest, with numbers below the smallest normal
  /// one, and without traps.
  static FloatMode standard() {
    FloatMode mode;
#if defined(__x86_64__)
    mode.bits = 0x1f80;
#endif
    return mode;
  }

  /// Where numbers below the smallest normal one count as 0, operands and
  /// results.
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

/// A thread's mode until the end of a block. Setting one takes longer than to
/// see that it is set.
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
