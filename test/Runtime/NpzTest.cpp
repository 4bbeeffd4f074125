//===- NpzTest.cpp - Reading .npz archives --------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Runtime/Npz.h"

#include "TestSupport.h"

using namespace tenon;
using namespace tenon::test;

namespace {
Result<NpzFile> openBytes(const std::string &bytes) {
  static TemporaryFolder folder;
  return NpzFile::open(folder.write("x.npz", bytes));
}

/// Read all entries; the message of the first failure.
std::string readAll(const std::string &bytes) {
  Result<NpzFile> file = openBytes(bytes);
  if (!file)
    return file.status().message;
  for (size_t i = 0; i < file->size(); ++i)
    if (Result<Buffer> buffer = file->read(i); !buffer)
      return buffer.status().message;
  return "";
}

void replaceAll(std::string &text, const std::string &from,
                const std::string &to) {
  for (size_t at = text.find(from); at != std::string::npos;
       at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
}

TEST(Npz, ReadsByNameAndIndex) {
  for (const char *name : {"stored.npz", "deflated.npz"}) {
    Result<NpzFile> file = NpzFile::open(dataPath(name));
    ASSERT_OK(file);
    EXPECT_EQ(file->name(0), "a");
    Result<Buffer> a = file->read("a", {TEN_F32, {2, 3}});
    ASSERT_OK(a);
    EXPECT_EQ(values<float>(*a), (std::vector<float>{0, 1, 2, 3, 4, 5}));
    Result<Buffer> b = file->read(1);
    ASSERT_OK(b);
    EXPECT_EQ(values<int64_t>(*b), (std::vector<int64_t>{-2, -1, 0, 1, 2}));
    expectFailure(file->read("c"), "no entry 'c'; it has 'a', 'b'");
    expectFailure(file->read(9), "got 9");
    expectFailure(file->read("a", TEN_I8),
                  concat(name, ": entry 'a': expects i8"));
  }
}

TEST(Npz, ReadsZip64) {
  Result<NpzFile> file = NpzFile::open(dataPath("zip64.npz"));
  ASSERT_OK(file);
  Result<Buffer> a = file->read("a");
  ASSERT_OK(a);
  EXPECT_EQ(a->typeString(), "2x3xf32");
}

TEST(Npz, ExpandsManyZeros) {
  Result<NpzFile> file = NpzFile::open(dataPath("deflated.npz"));
  ASSERT_OK(file);
  Result<Buffer> zeros = file->read("zeros");
  ASSERT_OK(zeros);
  EXPECT_EQ(zeros->numElements(), 100000);
}

TEST(Npz, EveryTruncationFails) {
  for (const char *name : {"stored.npz", "deflated.npz", "zip64.npz"}) {
    std::string whole = readBytes(dataPath(name));
    EXPECT_EQ(readAll(whole), "");
    for (size_t size = 0; size < whole.size(); ++size)
      EXPECT_NE(readAll(whole.substr(0, size)), "") << name << " " << size;
  }
}

TEST(Npz, EveryByteMayBeWrong) {
  for (const char *name : {"stored.npz", "deflated.npz", "zip64.npz"}) {
    std::string whole = readBytes(dataPath(name));
    for (size_t i = 0; i < whole.size(); ++i)
      for (int value : {0x00, 0xff}) {
        std::string changed = whole;
        changed[i] = static_cast<char>(value);
        readAll(changed); // Must not crash.
      }
  }
}

TEST(Npz, ChecksSumsAndSizes) {
  std::string stored = readBytes(dataPath("stored.npz"));
  std::string damaged = stored;
  damaged[damaged.find("NUMPY") + 130] ^= 1;
  EXPECT_NE(readAll(damaged).find("checksum"), std::string::npos);

  // A declared size of 4 GB less one out of a few hundred bytes.
  std::string bomb = readBytes(dataPath("deflated.npz"));
  size_t entry = bomb.find("PK\x01\x02");
  bomb.replace(entry + 24, 4, "\xfe\xff\xff\xff");
  EXPECT_NE(readAll(bomb).find("expects at most"), std::string::npos);
  // A size that the ratio allows and the array's header does not.
  bomb.replace(entry + 24, 4, std::string("\x00\x10\x00\x00", 4));
  EXPECT_NE(readAll(bomb), "");

  std::string method = stored;
  method[method.find("PK\x01\x02") + 10] = 12;
  EXPECT_NE(readAll(method).find("method 12"), std::string::npos);
  std::string encrypted = stored;
  encrypted[encrypted.find("PK\x01\x02") + 8] |= 1;
  EXPECT_NE(readAll(encrypted).find("encrypted"), std::string::npos);
  std::string moved = stored;
  moved.replace(moved.find("PK\x01\x02") + 42, 4, "\xff\xff\xff\x7f");
  EXPECT_NE(readAll(moved).find("inside the file"), std::string::npos);
  std::string count = stored;
  count[count.find("PK\x05\x06") + 10] = 100;
  EXPECT_NE(readAll(count).find("expects 100 entries"), std::string::npos);
  replaceAll(stored, "PK\x05\x06", "PKxx");
  EXPECT_NE(readAll(stored).find("end record"), std::string::npos);
  EXPECT_NE(readAll("").find("0 bytes"), std::string::npos);
}
} // namespace
