//===- fuzz-arrays.cpp - Damaged files of arrays
//---------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Runtime/ArgumentLiteral.h"
#include "Runtime/File.h"
#include "Runtime/Gguf.h"
#include "Runtime/Npy.h"
#include "Runtime/Npz.h"
#include "Runtime/Print.h"
#include "Runtime/Safetensors.h"

using namespace tenon;

/// What was read must be whole.
static void use(const Result<Buffer> &buffer) {
  if (buffer && buffer->numElements() < 10000)
    (void)printTensor(*buffer);
}

template <typename Archive> static void readAll(Result<Archive> archive) {
  if (!archive)
    return;
  for (size_t i = 0; i < archive->size(); ++i) {
    use(archive->read(i));
    use(archive->read(archive->name(i), ArrayRequest(TEN_F32)));
    use(archive->read(i, ArrayRequest(TEN_UI8)));
  }
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  // The first byte says which reader.
  if (size == 0)
    return 0;
  uint8_t which = *data++ % 5;
  --size;
  switch (which) {
  case 0:
    use(parseNpy(data, size));
    use(parseNpy(data, size, ArrayRequest(TEN_BF16)));
    break;
  case 1:
    readAll(NpzFile::parse(FileBytes::copyOf(data, size), "a.npz"));
    break;
  case 2:
    readAll(
        SafetensorsFile::parse(FileBytes::copyOf(data, size), "a.safetensors"));
    break;
  case 3:
    readAll(GgufFile::parse(FileBytes::copyOf(data, size), "a.gguf"));
    break;
  default: {
    std::string text(reinterpret_cast<const char *>(data), size);
    // A splat of many elements is memory that was asked for.
    if (isArgumentLiteral(text) && text.find_first_of("123456789x") > 0 &&
        text.size() < 64 && text.substr(0, text.find('=')).size() < 9)
      use(parseArgumentLiteral(text));
  }
  }
  return 0;
}
