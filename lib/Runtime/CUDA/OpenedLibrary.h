//===- OpenedLibrary.h - A library opened at run time -----------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_RUNTIME_CUDA_OPENEDLIBRARY_H
#define TENON_LIB_RUNTIME_CUDA_OPENEDLIBRARY_H

#include <initializer_list>
#include <string>

#include <dlfcn.h>

namespace tenon::cuda {

/// Open until destroyed.
class OpenedLibrary {
public:
  OpenedLibrary() = default;
  OpenedLibrary(const OpenedLibrary &) = delete;
  OpenedLibrary &operator=(const OpenedLibrary &) = delete;
  ~OpenedLibrary() {
    if (handle)
      dlclose(handle);
  }

  /// Opens `file`, or if that is empty, the first of `names` that exists.
  /// Returns false if there is none; dlerror() gives the reason for the last
  /// one.
  bool open(const std::string &file,
            std::initializer_list<const char *> names = {}) {
    if (!file.empty())
      handle = dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL);
    else
      for (const char *name : names)
        if (!handle)
          handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
    return handle != nullptr;
  }

  /// Finds a function of an open library; returns false if there is none of
  /// that name.
  template <typename F> bool find(const char *name, F *&function) const {
    function = reinterpret_cast<F *>(dlsym(handle, name));
    return function != nullptr;
  }

private:
  void *handle = nullptr;
};

} // namespace tenon::cuda

#endif // TENON_LIB_RUNTIME_CUDA_OPENEDLIBRARY_H
