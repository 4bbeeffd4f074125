//===- CompilerTestSupport.h - Programs for tests of libTenon ---*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_TEST_CAPI_COMPILERTESTSUPPORT_H
#define TENON_TEST_CAPI_COMPILERTESTSUPPORT_H

#include "tenon/tenon.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <thread>
#include <unistd.h>
#include <vector>

namespace tenon::test {

inline const char *const sumOfProducts = R"(
func.func @main(%x: tensor<2x3xf32> loc("x"), %y: tensor<3x2xf32> loc("y"))
    -> tensor<2x2xf32> {
  %0 = ten.contract %x, %y contracting = [1] x [0]
      : tensor<2x3xf32>, tensor<3x2xf32> -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
func.func @negate(%x: tensor<?xi32>) -> tensor<?xi32> {
  %0 = ten.neg %x : tensor<?xi32>
  return %0 : tensor<?xi32>
}
)";

/// A layer of any number of rows, with weights that are given once.
inline const char *const layer = R"(
func.func @main(%x: tensor<?x64xf32>, %w: tensor<64x32xf32> {ten.bound})
    -> tensor<?x32xf32> {
  %0 = ten.contract %x, %w contracting = [1] x [0]
      : tensor<?x64xf32>, tensor<64x32xf32> -> tensor<?x32xf32>
  %1 = ten.tanh %0 : tensor<?x32xf32>
  return %1 : tensor<?x32xf32>
}
)";

inline Compiler makeCompiler(const tenon::Flags &flags = {"--threads=2"}) {
  Expected<Compiler> made = Compiler::create(flags);
  if (!made) {
    ADD_FAILURE() << made.error().message();
    std::abort();
  }
  return *std::move(made);
}

inline Executable compile(const char *text, const tenon::Flags &flags = {}) {
  Expected<Executable> made = makeCompiler().compile(text, flags, "test.mlir");
  if (!made) {
    ADD_FAILURE() << made.error().message();
    std::abort();
  }
  return *std::move(made);
}

template <typename T>
void expectError(const Expected<T> &result, ten_status code,
                 const std::string &part) {
  ASSERT_FALSE(result.ok());
  EXPECT_EQ(result.error().code(), code);
  EXPECT_NE(std::string(result.error().message()).find(part), std::string::npos)
      << result.error().message();
}

/// A sanitizer's own memory is resident as well.
inline constexpr bool hasSanitizer =
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
    true;
#else
    false;
#endif
#else
    false;
#endif

/// Bytes of the process that are in memory.
struct ResidentBytes {
  int64_t all;   ///< of any kind
  int64_t files; ///< of them pages of files: code, and weights
};
inline ResidentBytes residentBytes() {
  std::ifstream file("/proc/self/statm");
  int64_t mapped = 0, all = 0, files = 0;
  file >> mapped >> all >> files;
  int64_t page = sysconf(_SC_PAGESIZE);
  return {all * page, files * page};
}

/// Writes the header of a .safetensors file, which the arrays follow.
inline void writeSafetensorsHeader(std::ostream &file, std::string header) {
  header.resize((header.size() + 7) / 8 * 8, ' ');
  uint64_t length = header.size();
  file.write(reinterpret_cast<const char *>(&length), 8) << header;
}

/// A folder that is removed with what is in it.
class Folder {
public:
  Folder() { EXPECT_NE(mkdtemp(name), nullptr); }
  Folder(const Folder &) = delete;
  ~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(name, ignored);
  }
  std::string operator/(const std::string &file) const {
    return std::string(name) + "/" + file;
  }

private:
  // mkdtemp replaces the letters X.
  char name[32] = "/tmp/tenon-test-XXXXXX";
};

template <typename T> std::vector<T> valuesOf(const tenon::Buffer &buffer) {
  tenon::Span<T> values = buffer.values<T>();
  return {values.begin(), values.end()};
}

template <typename F> void onThreads(int count, F work) {
  std::vector<std::thread> threads;
  for (int i = 0; i < count; ++i)
    threads.emplace_back(work, i);
  for (std::thread &thread : threads)
    thread.join();
}

} // namespace tenon::test

#endif // TENON_TEST_CAPI_COMPILERTESTSUPPORT_H
