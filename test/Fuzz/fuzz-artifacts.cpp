//===- fuzz-artifacts.cpp - Damaged files of tensor-compile ---------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks of files that have, or claim to have, a checksum. What is sealed must
// pass the check, and one bit changed where the checksum covers the file must
// not. Seeds are .o, .a and .so files of tensor-compile's.
//
//===----------------------------------------------------------------------===//

#include "Runtime/ArtifactFile.h"
#include <cstdlib>
#include <cstring>
#include <vector>

using namespace tenon;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  (void)checkArtifactBytes(data, size, "input");
  std::vector<uint8_t> sealed(data, data + size);
  if (!sealArtifact(sealed.data(), sealed.size()).ok())
    return 0;
  Result<std::string> version =
      checkArtifactBytes(sealed.data(), sealed.size(), "input");
  if (!version)
    std::abort();
  // Of an object file or archive each byte counts, but it need not have a note
  // afterwards.
  bool isShared = size > 16 &&
                  std::memcmp(data,
                              "\x7f"
                              "ELF",
                              4) == 0 &&
                  data[16] == 3;
  if (isShared)
    return 0;
  size_t at = sealed[size / 2] % size;
  sealed[at] ^= 1;
  if (checkArtifactBytes(sealed.data(), sealed.size(), "input").ok())
    std::abort();
  return 0;
}
