//===- ReleaseMemoryTest.cpp - Memory of compilations is released ---------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A program gathers from a table of 128 MiB, which stays in its file. Binding
// the table releases pages of the compiler's code, which compiles again, and
// blocks that the allocator keeps.
//
//===----------------------------------------------------------------------===//

#include "CompilerTestSupport.h"

#include <memory>

using tenon::array;
using tenon::Array;
using tenon::Executable;
using tenon::test::hasSanitizer;
using tenon::test::residentBytes;

namespace {

const char *const kGather = R"(
func.func @main(%i: tensor<1x1xi32>,
                %t: tensor<65536x1024xf16> {ten.bound} loc("t"))
    -> tensor<1x1024xf16> {
  %0 = ten.gather %t[%i] offset_dims = [1] collapsed = [0] start_index_map = [0]
      index_vector_dim = 1 slice_sizes = [1, 1024]
      : tensor<65536x1024xf16>, tensor<1x1xi32> -> tensor<1x1024xf16>
  return %0 : tensor<1x1024xf16>
}
)";
constexpr int64_t kRow = 1024 * 2, kTableBytes = 65536 * kRow;
constexpr int32_t kSetRow = 40000;
constexpr uint16_t kOne = 0x3c00; // 1.0 in f16

/// Writes a table of zeros, as a file with holes, with one row of ones.
void writeTable(const std::string &path) {
  std::ofstream file(path, std::ios::binary);
  tenon::test::writeSafetensorsHeader(
      file, R"({"t":{"dtype":"F16","shape":[65536,1024],"data_offsets":[0,)" +
                std::to_string(kTableBytes) + "]}}");
  auto start = static_cast<int64_t>(file.tellp());
  file.seekp(start + kSetRow * kRow);
  std::vector<uint16_t> row(kRow / 2, kOne);
  file.write(reinterpret_cast<const char *>(row.data()), kRow);
  file.close();
  std::filesystem::resize_file(path,
                               static_cast<uintmax_t>(start + kTableBytes));
}

class ReleaseMemory : public ::testing::Test {
protected:
  void SetUp() override { writeTable(path); }

  static Executable compileGather(const std::string &flag) {
    return tenon::test::compile(kGather, {"--share-code=no", flag});
  }
  void bind(Executable &program) const {
    auto bound = program.bindFiles({path});
    ASSERT_TRUE(bound) << bound.error().message();
  }
  static void expectRow(Executable &program) {
    std::vector<int32_t> index = {kSetRow};
    auto made =
        program.run({array(index, {1, 1}), Array(TEN_F16, nullptr, {})});
    ASSERT_TRUE(made) << made.error().message();
    const auto *row = static_cast<const uint16_t *>((*made)[0].data());
    for (int64_t i = 0; i < kRow / 2; ++i)
      ASSERT_EQ(row[i], kOne);
  }

  tenon::test::Folder folder;
  std::string path = folder / "t.safetensors";
};

TEST_F(ReleaseMemory, OfCode) {
  Executable one = compileGather("--fp=contract");
  int64_t before = residentBytes().files;
  bind(one);
  if (!hasSanitizer) {
    EXPECT_LT(residentBytes().files, before / 2);
  }
  expectRow(one);
  // Compiling needs the pages again, and binding releases them again.
  Executable other = compileGather("--fp=strict");
  before = residentBytes().files;
  bind(other);
  if (!hasSanitizer) {
    EXPECT_LT(residentBytes().files, before * 2 / 3);
  }
  expectRow(other);
}

TEST_F(ReleaseMemory, OfFreedBlocks) {
  if (hasSanitizer)
    GTEST_SKIP();
  // Freed blocks between others stay with the allocator: 24 MiB of whole pages.
  std::vector<std::unique_ptr<char[]>> blocks(4096);
  for (std::unique_ptr<char[]> &block : blocks)
    block = std::make_unique<char[]>(16384);
  for (size_t i = 0; i < blocks.size(); i += 2)
    blocks[i] = nullptr;
  Executable one = compileGather("--fp=contract");
  auto ownBytes = [] {
    tenon::test::ResidentBytes bytes = residentBytes();
    return bytes.all - bytes.files;
  };
  int64_t before = ownBytes();
  bind(one);
  EXPECT_LT(ownBytes(), before - (int64_t(16) << 20));
  expectRow(one);
}
} // namespace
