//===- StandInState.h - What the stand-in's parts share ---------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_TEST_RUNTIME_STANDINDRIVER_STANDINSTATE_H
#define TENON_TEST_RUNTIME_STANDINDRIVER_STANDINSTATE_H

#include "Runtime/CUDA/Driver.h"

#include <functional>
#include <string>

namespace tenon::standin {

/// What a call is to return before it does anything: 0 to go on.
int begin(const char *function, bool needsContext);
/// Counts what is more than a call of a function.
void countCall(const char *what);
/// Remembers what was called as it must not be; gives an error.
int misused(const std::string &what);
/// Whether the bytes are in one block of the device's memory.
bool isDeviceMemory(uint64_t pointer, size_t bytes);
/// Adds to the work of a stream, or of the graph that is being captured there.
int enqueue(cuda::StreamHandle stream, std::function<int()> work);
/// The version of the libraries.
int libraryVersion();
/// Whether libraries make 0 of NaN where they can.
bool dropsNaN();
/// Objects of the library that are not ended, and forgetting them.
int liveLibraryObjects();
void resetLibrary();
int liveConvolutionObjects();
void resetConvolutions();

} // namespace tenon::standin

#endif // TENON_TEST_RUNTIME_STANDINDRIVER_STANDINSTATE_H
