//===- ResidentsTest.cpp - Values that are made of bound arguments --------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Two entries, written by hand, whose load functions have parts: the negated
// weights, with one digest in both, and the bias as it is.
//
//===----------------------------------------------------------------------===//

#include "Runtime/Artifact.h"
#include "Runtime/CpuFeatures.h"
#include "Runtime/File.h"
#include "TestSupport.h"

#include <array>
#include <cstring>
#include <unistd.h>

using namespace tenon;
using namespace tenon::test;

namespace {
constexpr int64_t kSize = 4096;

int numLoads = 0;
bool wereAligned = true;

void checkAlignment(const ten_call *call, int count) {
  for (int i = 0; i < count; ++i)
    wereAligned &= reinterpret_cast<uintptr_t>(call->args[i].data) % 4 == 0;
}

int32_t sizePlan(ten_plan *plan) {
  plan->results[0].dims[0] = kSize;
  return 0;
}
int32_t negate(const ten_call *call) {
  ++numLoads;
  checkAlignment(call, 1);
  for (int64_t i = 0; i < kSize; ++i)
    static_cast<float *>(call->results[0].data)[i] =
        -static_cast<const float *>(call->args[0].data)[i];
  return 0;
}
/// main(w, b) = -w + b, of the residents b and -w.
int32_t add(const ten_call *call) {
  checkAlignment(call, 2);
  for (int64_t i = 0; i < kSize; ++i)
    static_cast<float *>(call->results[0].data)[i] =
        static_cast<const float *>(call->args[0].data)[i] +
        static_cast<const float *>(call->args[1].data)[i];
  return 0;
}

const int64_t size[] = {kSize}, numbers[] = {0, 1};
const ten_signature bound[] = {{"w", TEN_F32, 1, size, -1, 1},
                               {"b", TEN_F32, 1, size, -1, 1}};
const ten_signature arrays[] = {{"", TEN_F32, 1, size, -1, 0},
                                {"", TEN_F32, 1, size, -1, 0}};
const ten_entry negated = {"negated", negate,  sizePlan, 1,       1,
                           arrays,    arrays,  0,        nullptr, 0,
                           nullptr,   nullptr, 0,        nullptr};

/// An artifact with an entry of its own.
struct TestArtifact {
  explicit TestArtifact(uint64_t digest)
      : parts{{{&negated, 1, 1, &numbers[0], &numbers[1], digest, digest},
               {nullptr, 1, 1, &numbers[1], &numbers[0], 0, 0}}},
        load{"main_load", nullptr, nullptr, 2,       2, arrays,      arrays, 0,
             nullptr,     0,       nullptr, nullptr, 2, parts.data()},
        entry{"main", add,     sizePlan, 2,       1,     bound, arrays,
              0,      nullptr, 0,        nullptr, &load, 0,     nullptr},
        triple(std::string(hostArchitecture()) + "-unknown-linux-gnu"),
        artifact{TEN_ARTIFACT_MAGIC,
                 TEN_ABI_VERSION,
                 1,
                 triple.c_str(),
                 "generic",
                 "",
                 &entry,
                 nullptr,
                 0,
                 nullptr,
                 0,
                 nullptr} {}

  std::array<ten_load_part, 2> parts;
  ten_entry load, entry;
  std::string triple;
  ten_artifact artifact;
};

class Residents : public ::testing::Test {
protected:
  void SetUp() override {
    path = ::testing::TempDir() + "residents." + std::to_string(::getpid());
    for (size_t i = 0; i < contents.size(); ++i)
      contents[i] = static_cast<float>(i % 100);
    ASSERT_TRUE(
        writeFile(path, {reinterpret_cast<const char *>(contents.data()),
                         sizeof(contents)})
            .ok());
    numLoads = 0;
  }
  void TearDown() override { ::unlink(path.c_str()); }

  static std::vector<ArrayView> viewsOf(const void *data) {
    const auto *first = static_cast<const float *>(data);
    return {{TEN_F32, first, size, 1}, {TEN_F32, first + kSize, size, 1}};
  }
  void expectResult(Model &model) {
    std::vector<Buffer> results;
    Status status = model.run({ArrayView(), ArrayView()}, results);
    ASSERT_TRUE(status.ok()) << status.message;
    for (int64_t i = 0; i < kSize; ++i)
      ASSERT_EQ(results[0].as<float>()[i], contents[kSize + i] - contents[i]);
  }

  std::string path;
  std::array<float, 2 * kSize> contents;
};

TEST_F(Residents, AreSharedWhileTheyAreUsed) {
  TestArtifact one(7), two(7), other(8);
  {
    auto file = SharedFile::open(path);
    ASSERT_OK(file);
    Result<Model> a = Model::create(one.artifact, "main"),
                  b = Model::create(two.artifact, "main"),
                  c = Model::create(other.artifact, "main");
    ASSERT_TRUE(a->bind(viewsOf((*file)->data())).ok());
    EXPECT_EQ(numLoads, 1);
    // The same file, opened again.
    auto again = SharedFile::open(path);
    ASSERT_OK(again);
    EXPECT_EQ((*again)->data(), (*file)->data());
    ASSERT_TRUE(b->bind(viewsOf((*again)->data())).ok());
    EXPECT_EQ(numLoads, 1);
    // Another computation of the same argument.
    ASSERT_TRUE(c->bind(viewsOf((*again)->data())).ok());
    EXPECT_EQ(numLoads, 2);
    // Other arguments of the same computation.
    const auto *data = reinterpret_cast<const float *>((*file)->data());
    ASSERT_TRUE(c->bind({{TEN_F32, data + kSize, size, 1},
                         {TEN_F32, data + kSize, size, 1}})
                    .ok());
    EXPECT_EQ(numLoads, 3);
    // Models keep what they use.
    *file = nullptr;
    *again = nullptr;
    expectResult(*a);
    {
      Model gone = *std::move(a);
    }
    expectResult(*b);
  }
  auto file = SharedFile::open(path);
  ASSERT_OK(file);
  Result<Model> a = Model::create(one.artifact, "main");
  ASSERT_TRUE(a->bind(viewsOf((*file)->data())).ok());
  EXPECT_EQ(numLoads, 4);
  expectResult(*a);
}

/// Sizes of the arguments of parts, in the order in which the parts ran.
std::vector<int64_t> ranWith;

int32_t planOfArgument(ten_plan *plan) {
  plan->results[0].dims[0] = plan->args[0].dims[0];
  return 0;
}
int32_t noteSize(const ten_call *call) {
  ranWith.push_back(call->args[0].dims[0]);
  return 0;
}

TEST_F(Residents, OfTheLargestArgumentsAreMadeFirst) {
  const int64_t half[] = {kSize / 2};
  const ten_signature given[] = {{"w", TEN_F32, 1, half, -1, 1},
                                 {"b", TEN_F32, 1, size, -1, 1}},
                      taken[] = {{"", TEN_F32, 1, half, -1, 0},
                                 {"", TEN_F32, 1, size, -1, 0}};
  auto part = [&](const ten_signature *signature) {
    return ten_entry{"part",    noteSize, planOfArgument, 1, 1,       signature,
                     signature, 0,        nullptr,        0, nullptr, nullptr,
                     0,         nullptr};
  };
  const ten_entry ofHalf = part(&taken[0]), ofAll = part(&taken[1]);
  TestArtifact one(7);
  one.parts[0] = {&ofHalf, 1, 1, &numbers[0], &numbers[0], 1, 1};
  one.parts[1] = {&ofAll, 1, 1, &numbers[1], &numbers[1], 2, 2};
  one.load.args = one.load.results = taken;
  one.entry.args = given;
  Result<Model> a = Model::create(one.artifact, "main");
  ranWith.clear();
  ASSERT_TRUE(a->bind({{TEN_F32, contents.data(), half, 1},
                       {TEN_F32, contents.data(), size, 1}})
                  .ok());
  EXPECT_EQ(ranWith, (std::vector<int64_t>{kSize, kSize / 2}));
}

TEST_F(Residents, OfMemoryAreNot) {
  TestArtifact one(7);
  Result<Model> a = Model::create(one.artifact, "main"),
                b = Model::create(one.artifact, "main");
  std::array<float, 2 * kSize> memory = contents;
  ASSERT_TRUE(a->bind(viewsOf(memory.data())).ok());
  ASSERT_TRUE(b->bind(viewsOf(memory.data())).ok());
  EXPECT_EQ(numLoads, 2);
  // Nothing is read later.
  memory.fill(-1);
  expectResult(*a);
}

TEST_F(Residents, AreAligned) {
  // The arrays begin behind one byte.
  std::string bytes(1 + sizeof(contents), 'x');
  std::memcpy(bytes.data() + 1, contents.data(), sizeof(contents));
  ASSERT_TRUE(writeFile(path, bytes).ok());
  auto file = SharedFile::open(path);
  ASSERT_OK(file);
  TestArtifact one(7);
  Result<Model> a = Model::create(one.artifact, "main");
  ASSERT_TRUE(a->bind(viewsOf((*file)->data() + 1)).ok());
  EXPECT_TRUE(wereAligned);
  expectResult(*a);
  EXPECT_TRUE(wereAligned);
}

TEST_F(Residents, WithoutDigestAreNotShared) {
  TestArtifact one(0);
  auto file = SharedFile::open(path);
  ASSERT_OK(file);
  Result<Model> a = Model::create(one.artifact, "main"),
                b = Model::create(one.artifact, "main");
  ASSERT_TRUE(a->bind(viewsOf((*file)->data())).ok());
  ASSERT_TRUE(b->bind(viewsOf((*file)->data())).ok());
  EXPECT_EQ(numLoads, 2);
  expectResult(*b);
}

TEST_F(Residents, FollowAFileThatChanges) {
  auto file = SharedFile::open(path);
  ASSERT_OK(file);
  const void *data = (*file)->data();
  EXPECT_EQ(SharedFile::containing(data, sizeof(contents)), *file);
  EXPECT_EQ(SharedFile::containing(data, sizeof(contents) + 1), nullptr);
  EXPECT_EQ(SharedFile::containing(&file, 1), nullptr);
  SharedFile::release(data, sizeof(contents));
  EXPECT_EQ(std::memcmp(data, contents.data(), sizeof(contents)), 0);
  // A file in its place is another one.
  ASSERT_TRUE(writeFile(path, "other").ok());
  auto other = SharedFile::open(path);
  ASSERT_OK(other);
  EXPECT_NE((*other)->data(), data);
  EXPECT_EQ((*other)->size(), 5u);
  *file = nullptr;
  EXPECT_EQ(SharedFile::containing(data, sizeof(contents)), nullptr);
}
} // namespace
