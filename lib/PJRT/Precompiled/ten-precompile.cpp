//===- ten-precompile.cpp - Has the plugin compile shared code ------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// ten-precompile PLUGIN OUTPUT CPU... -- FILE.mlir...
//
// Loads the plugin and has it compile the shared code of the programs in the
// files for the CPUs: a step of the build. Exit code 1 for an error.
//
//===----------------------------------------------------------------------===//

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <dlfcn.h>

int main(int argc, char **argv) {
  char **end = argv + argc;
  char **dashes = std::find_if(argv + std::min(argc, 3), end, [](char *word) {
    return std::strcmp(word, "--") == 0;
  });
  if (dashes == end) {
    std::fputs("expects PLUGIN OUTPUT CPU... -- FILE.mlir...\n", stderr);
    return 1;
  }
  void *plugin = dlopen(argv[1], RTLD_NOW | RTLD_LOCAL);
  void *found = plugin ? dlsym(plugin, "tenon_precompile") : nullptr;
  if (!found) {
    std::fprintf(stderr, "error: %s\n", dlerror());
    return 1;
  }
  auto *precompile =
      reinterpret_cast<const char *(*)(const char *, const char *const *, int,
                                       const char *const *, int)>(found);
  const char *message = precompile(argv[2], argv + 3, int(dashes - argv) - 3,
                                   dashes + 1, int(end - dashes) - 1);
  if (message)
    std::fprintf(stderr, "error: %s\n", message);
  return message ? 1 : 0;
}
