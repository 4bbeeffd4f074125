//===- ReleaseMemory.h - Releases memory of compilations --------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_COMPILER_RELEASEMEMORY_H
#define TENON_COMPILER_RELEASEMEMORY_H

namespace tenon {

/// Notes that a compilation has ended, whose memory can be released.
void compilationEnded();

/// Returns memory to the system that ended compilations leave resident: free
/// blocks of the allocator, and pages of the compiler's code. The next
/// compilation faults the latter in again, from the system's page cache. Does
/// nothing if no compilation has ended since the last call. Other threads may
/// compile.
void releaseCompilerMemory();

} // namespace tenon

#endif // TENON_COMPILER_RELEASEMEMORY_H
