//===- StoredArray.h - Arrays that are stored in a file ---------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_RUNTIME_IO_STOREDARRAY_H
#define TENON_LIB_RUNTIME_IO_STOREDARRAY_H

#include "Runtime/Buffer.h"
#include "Runtime/File.h"

namespace tenon {

/// Returns the array that a file has at `view`: the file's own pages if it is
/// mapped, `mayView` allows it and elements are aligned; else a copy.
inline Result<Buffer> storedArray(const std::shared_ptr<const FileBytes> &file,
                                  const ArrayView &view, bool mayView) {
  auto alignment = static_cast<uintptr_t>(storageSize(partType(view.type)));
  if (mayView && file->isMapped() &&
      reinterpret_cast<uintptr_t>(view.data) % alignment == 0)
    return Buffer::viewOf(file, view);
  return Buffer::copyOf(view);
}

} // namespace tenon

#endif // TENON_LIB_RUNTIME_IO_STOREDARRAY_H
