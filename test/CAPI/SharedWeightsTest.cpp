//===- SharedWeightsTest.cpp - Weights of a file in two programs ----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A program for one row and one for three multiply with the same quantized
// matrices, and gather from the same table: the process has them once.
//
//===----------------------------------------------------------------------===//

#include "CompilerTestSupport.h"

#include <malloc.h>
#include <sstream>

using tenon::array;
using tenon::Array;
using tenon::Compiler;
using tenon::Executable;
using tenon::Expected;
using tenon::test::Folder;

namespace {

/// Matrices of 1024x1024 in blocks of Q8_0, and a table of 4096 rows in f16.
constexpr int kMatrices = 16;
constexpr int64_t kMatrixBytes = 1024 * 1088, kTableBytes = 4096 * 1024 * 2;
constexpr int64_t kFileBytes = kMatrices * kMatrixBytes + kTableBytes;

std::string program(int rows) {
  std::ostringstream text;
  std::string row = std::to_string(rows) + "x1024xf32>";
  text << "func.func @main(%i: tensor<" << rows
       << "x1xi32>, %t: tensor<4096x1024xf16> {ten.bound} loc(\"t\")";
  for (int i = 0; i < kMatrices; ++i)
    text << ", %w" << i << ": tensor<1024x1088xui8> {ten.bound} loc(\"w" << i
         << "\")";
  text << ") -> tensor<" << row << " {\n  %e = ten.gather %t[%i] offset_dims = "
       << "[1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 "
          "slice_sizes = [1, 1024] : tensor<4096x1024xf16>, tensor<"
       << rows << "x1xi32> -> tensor<" << rows << "x1024xf16>\n"
       << "  %x0 = ten.convert %e : tensor<" << rows << "x1024xf16> -> tensor<"
       << row << "\n";
  for (int i = 0; i < kMatrices; ++i) {
    std::ostringstream part;
    part << R"(
  %b# = ten.reshape %w# : tensor<1024x1088xui8> -> tensor<1024x32x34xui8>
  %s# = ten.slice %b# start = [0, 0, 0] limit = [1024, 32, 2] stride = [1, 1, 1] : tensor<1024x32x34xui8> -> tensor<1024x32x2xui8>
  %h# = ten.bitcast %s# : tensor<1024x32x2xui8> -> tensor<1024x32xf16>
  %d# = ten.convert %h# : tensor<1024x32xf16> -> tensor<1024x32xf32>
  %c# = ten.slice %b# start = [0, 0, 2] limit = [1024, 32, 34] stride = [1, 1, 1] : tensor<1024x32x34xui8> -> tensor<1024x32x32xui8>
  %q# = ten.bitcast %c# : tensor<1024x32x32xui8> -> tensor<1024x32x32xi8>
  %f# = ten.convert %q# : tensor<1024x32x32xi8> -> tensor<1024x32x32xf32>
  %g# = ten.broadcast %d# dims = [0, 1] : tensor<1024x32xf32> -> tensor<1024x32x32xf32>
  %m# = ten.mul %f#, %g# : tensor<1024x32x32xf32>
  %n# = ten.reshape %m# : tensor<1024x32x32xf32> -> tensor<1024x1024xf32>
  %x@ = ten.contract %x#, %n# contracting = [1] x [1] : tensor<)"
         << row << ", tensor<1024x1024xf32> -> tensor<" << row << "\n";
    for (char c : part.str())
      if (c == '#')
        text << i;
      else if (c == '@')
        text << i + 1;
      else
        text << c;
  }
  text << "  return %x" << kMatrices << " : tensor<" << row << "\n}\n";
  return text.str();
}

void writeWeights(const std::string &path) {
  std::ostringstream header;
  header << R"({"t":{"dtype":"F16","shape":[4096,1024],"data_offsets":[0,)"
         << kTableBytes << "]}";
  for (int i = 0; i < kMatrices; ++i)
    header << ",\"w" << i
           << R"(":{"dtype":"U8","shape":[1024,1088],"data_offsets":[)"
           << kTableBytes + i * kMatrixBytes << ","
           << kTableBytes + (i + 1) * kMatrixBytes << "]}";
  header << "}";
  std::ofstream file(path, std::ios::binary);
  tenon::test::writeSafetensorsHeader(file, header.str());
  std::vector<uint16_t> table(kTableBytes / 2);
  for (size_t i = 0; i < table.size(); ++i)
    table[i] = static_cast<uint16_t>(0x3000 + i % 1024);
  file.write(reinterpret_cast<const char *>(table.data()), kTableBytes);
  std::vector<uint8_t> block(34);
  for (int64_t i = 0; i < kMatrices * kMatrixBytes / 34; ++i) {
    // 2^-12 in f16.
    block[0] = 0;
    block[1] = 0x0c;
    for (size_t j = 2; j < block.size(); ++j)
      block[j] = static_cast<uint8_t>(i * 31 + static_cast<int64_t>(j) * 7);
    file.write(reinterpret_cast<const char *>(block.data()), 34);
  }
}

/// Bytes in memory without what the allocator keeps of freed temporaries.
int64_t trimmedBytes() {
  malloc_trim(0);
  return tenon::test::residentBytes().all;
}

TEST(SharedWeights, AreInMemoryOnce) {
  if (tenon::test::hasSanitizer)
    GTEST_SKIP();
  Folder folder;
  std::string path = folder / "w.safetensors";
  writeWeights(path);
  Expected<Compiler> compiler = Compiler::create({"--threads=2"});
  ASSERT_TRUE(compiler) << compiler.error().message();
  Expected<Executable> one = compiler->compile(program(1).c_str()),
                       three = compiler->compile(program(3).c_str());
  ASSERT_TRUE(one) << one.error().message();
  ASSERT_TRUE(three) << three.error().message();
  int64_t before = trimmedBytes();
  auto bound = one->bindFiles({path});
  ASSERT_TRUE(bound) << bound.error().message();
  int64_t first = trimmedBytes() - before;
  bound = three->bindFiles({path});
  ASSERT_TRUE(bound) << bound.error().message();
  int64_t both = trimmedBytes() - before;
  // The table stays in the file; what is packed is as large as the blocks.
  EXPECT_LT(first, kFileBytes * 11 / 10 - kTableBytes);
  EXPECT_LT(both, kFileBytes * 11 / 10 - kTableBytes);

  std::vector<Array> none(kMatrices + 1, Array(TEN_F32, nullptr, {}));
  auto run = [&](Executable &program, const std::vector<int32_t> &rows) {
    std::vector<Array> inputs = none;
    inputs.insert(inputs.begin(),
                  array(rows, {static_cast<int64_t>(rows.size()), 1}));
    return program.run(inputs);
  };
  auto expected = run(*one, {4000});
  ASSERT_TRUE(expected) << expected.error().message();
  // What is shared remains when the other program is gone, and the file.
  {
    Executable gone = *std::move(one);
  }
  auto made = run(*three, {5, 4000, 17});
  ASSERT_TRUE(made) << made.error().message();
  for (int i = 0; i < 1024; ++i)
    ASSERT_EQ((*made)[0].values<float>()[1024 + i],
              (*expected)[0].values<float>()[i]);
  EXPECT_NE((*made)[0].values<float>()[1024], 0);
}
} // namespace
