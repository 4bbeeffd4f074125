//===- TestSupport.h - What the tests of the runtime share ------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_TEST_RUNTIME_TESTSUPPORT_H
#define TENON_TEST_RUNTIME_TESTSUPPORT_H

#include "Runtime/Buffer.h"
#include "Runtime/File.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

#include <unistd.h>

namespace tenon::test {

/// The path of a stored file.
inline std::string dataPath(const std::string &name) {
  return std::string(TENON_TEST_DATA "/") + name;
}

/// A folder that is removed, with the files in it, at the end.
class TemporaryFolder {
public:
  TemporaryFolder() {
    char name[] = "/tmp/tenon-test-XXXXXX";
    folder = mkdtemp(name);
  }
  ~TemporaryFolder() {
    for (const std::string &file : files)
      unlink(file.c_str());
    rmdir(folder.c_str());
  }
  std::string path(const std::string &name) {
    files.push_back(folder + "/" + name);
    return files.back();
  }
  std::string write(const std::string &name, const std::string &contents) {
    std::string file = path(name);
    std::ofstream(file, std::ios::binary) << contents;
    return file;
  }
  const std::string &name() const { return folder; }

private:
  std::string folder;
  std::vector<std::string> files;
};

inline std::string readBytes(const std::string &path) {
  Result<FileBytes> file = FileBytes::open(path);
  if (!file)
    return "";
  return std::string(reinterpret_cast<const char *>(file->data()),
                     file->size());
}

/// The elements, or the parts of complex elements, as T.
template <typename T> std::vector<T> values(const Buffer &buffer) {
  return std::vector<T>(buffer.as<T>(),
                        buffer.as<T>() + buffer.numBytes() / sizeof(T));
}

/// Expects a failure whose message contains `text`.
template <typename R>
void expectFailure(const R &result, const std::string &text) {
  ASSERT_FALSE(result.ok());
  EXPECT_NE(result.status().message.find(text), std::string::npos)
      << result.status().message;
}
inline void expectFailure(const Status &status, const std::string &text) {
  ASSERT_FALSE(status.ok());
  EXPECT_NE(status.message.find(text), std::string::npos) << status.message;
}

#define ASSERT_OK(result)                                                      \
  ASSERT_TRUE((result).ok()) << ::tenon::test::messageOf(result)

inline std::string messageOf(const Status &status) { return status.message; }
template <typename T> std::string messageOf(const Result<T> &result) {
  return result.status().message;
}

} // namespace tenon::test

#endif // TENON_TEST_RUNTIME_TESTSUPPORT_H
