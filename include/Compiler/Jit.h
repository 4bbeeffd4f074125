//===- Jit.h - Links object files in memory ---------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_COMPILER_JIT_H
#define TENON_COMPILER_JIT_H

#include "Runtime/Abi.h"
#include "Runtime/Status.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <memory>

namespace tenon {

/// Returns whether a file's bytes are an object file or a shared library, not a
/// program in source.
bool isCompiled(llvm::StringRef bytes);
bool isSharedLibrary(llvm::StringRef bytes);

/// Object files linked into this process. The artifact lives as long as this
/// object.
class LoadedObject {
public:
  /// Links `objects`, which belong together; the first exports
  /// `<name>_artifact`; without a name, the only symbol of that form is taken.
  static Result<LoadedObject> load(llvm::ArrayRef<llvm::StringRef> objects,
                                   llvm::StringRef name);
  LoadedObject(LoadedObject &&) noexcept;
  ~LoadedObject();

  const ten_artifact &artifact() const;

private:
  struct State;
  explicit LoadedObject(std::unique_ptr<State> state);
  std::unique_ptr<State> state;
};

/// Returns the artifact of an object file or a shared library, with its owner:
/// `path` is the file, `bytes` its contents. A shared library is not loaded
/// from memory.
Result<std::shared_ptr<const ten_artifact>>
openArtifact(const std::string &path, llvm::StringRef bytes);

/// Returns the artifact of linked objects, which live as long as it is used.
std::shared_ptr<const ten_artifact> shareArtifact(LoadedObject object);

} // namespace tenon

#endif // TENON_COMPILER_JIT_H
