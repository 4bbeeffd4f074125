//===- BuilderTest.cpp - The builder of programs --------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tenon/Builder.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdio>
#include <limits>

using namespace tenon::build;
using tenon::Array;
using tenon::array;
using tenon::Compiler;
using tenon::Expected;

namespace {

const Compiler &sharedCompiler() {
  static Expected<Compiler> made = Compiler::create({"--threads=1"});
  return *made;
}

/// Compiles and runs, also in the interpreter, and returns the first result.
template <typename T>
std::vector<T> run(const Builder &builder, const std::vector<Array> &inputs) {
  std::vector<T> result;
  for (const char *device : {"--device=interpreter", "--device=cpu"}) {
    auto program = compile(builder, sharedCompiler(), {device});
    if (!program) {
      ADD_FAILURE() << program.error().message() << "\n" << textOf(builder);
      return {};
    }
    auto results = program->run(inputs);
    if (!results) {
      ADD_FAILURE() << results.error().message();
      return {};
    }
    tenon::Span<T> values = (*results)[0].template values<T>();
    std::vector<T> found(values.begin(), values.end());
    for (size_t i = 0; i < result.size(); ++i)
      EXPECT_NEAR(static_cast<double>(found[i]), static_cast<double>(result[i]),
                  1e-5 * (1 + std::abs(static_cast<double>(result[i]))))
          << i;
    result = found;
  }
  return result;
}

void expectError(const Builder &builder, unsigned line,
                 const std::string &message) {
  ASSERT_NE(builder.firstError(), nullptr);
  EXPECT_EQ(builder.firstError()->at.line, line);
  EXPECT_NE(std::string(builder.firstError()->at.file).find("BuilderTest.cpp"),
            std::string::npos);
  EXPECT_EQ(builder.firstError()->message, message);
}

} // namespace

TEST(Builder, InfersAndComputesALayer) {
  Builder builder("layer");
  Value x = builder.input<float>("x", {2, 3});
  Value w = builder.input<float>("w", {3, 2});
  Value b = builder.input<float>("b", {2});
  Value y = 2 * (dot(x, w) + b) - 1.0f;
  EXPECT_EQ(y.type(), (Type{TEN_F32, {2, 2}}));
  builder.result(y);
  std::vector<float> xs{1, 2, 3, 4, 5, 6}, ws{1, 0, 0, 1, 1, 1}, bs{10, 20};
  EXPECT_EQ(run<float>(builder,
                       {array(xs, {2, 3}), array(ws, {3, 2}), array(bs, {2})}),
            (std::vector<float>{27, 49, 39, 61}));
}

TEST(Builder, ReportsTheCallersLine) {
  Builder builder;
  Value x = builder.input<float>("x", {2, 3});
  Value y = builder.input<float>("y", {2, 3});
  int seen = 0;
  builder.onError([&](const BuildError &) { ++seen; });
  unsigned line = __LINE__ + 1;
  Value z = dot(x, y);
  EXPECT_FALSE(z);
  // Expressions of a failed one do not fail again.
  builder.result(tanh(z + 1) * x);
  EXPECT_EQ(seen, 1);
  expectError(builder, line,
              "dot: expects one element type and equal sizes of dimensions [1] "
              "and [0], got tensor<2x3xf32> and tensor<2x3xf32>");
  auto made = compile(builder, sharedCompiler());
  ASSERT_FALSE(made);
  EXPECT_EQ(made.error().code(), TEN_BAD_INPUT);
  EXPECT_NE(std::string(made.error().message())
                .find("BuilderTest.cpp:" + std::to_string(line) + ":"),
            std::string::npos);
}

TEST(Builder, RefusesTypesAndSizes) {
  {
    Builder builder;
    Value x = builder.input<float>("x", {2});
    Value i = builder.input<int32_t>("i", {2});
    unsigned line = __LINE__ + 1;
    Value sum = x + i;
    expectError(builder, line,
                "operator+: expects operands of one element type, got "
                "tensor<2xf32> and tensor<2xi32>; convert() one of them");
    EXPECT_FALSE(sum);
  }
  {
    Builder builder;
    Value x = builder.input<float>("x", {2, 3});
    unsigned line = __LINE__ + 1;
    Value sum = x * builder.input<float>("y", {2});
    expectError(builder, line,
                "operator*: expects dimensions that broadcast (aligned at the "
                "last), got [2, 3] and [2]");
    EXPECT_FALSE(sum);
  }
  {
    Builder builder;
    Value i = builder.input<int8_t>("i", {2});
    unsigned line = __LINE__ + 1;
    Value sum = i + 128;
    expectError(builder, line, "operator+: expects a number of i8, got 128");
    EXPECT_FALSE(sum);
    EXPECT_FALSE(i * 0.5);
    EXPECT_FALSE(exp(i));
    EXPECT_EQ(builder.allErrors().size(), 3u);
  }
  {
    Builder one, other;
    Value x = one.input<float>("x", {2});
    Value y = other.input<float>("x", {2});
    EXPECT_FALSE(x + y);
    EXPECT_EQ(one.firstError()->message,
              "operator+: got a value of another builder");
    EXPECT_FALSE(x + Value());
    EXPECT_FALSE(Value() + 1);
  }
  {
    Builder builder;
    EXPECT_FALSE(builder.input<float>("x", {-1}));
    EXPECT_FALSE(builder.input<float>("y", {INT64_MAX, 8}));
    EXPECT_FALSE(builder.input("z", ten_type(0), {}));
    EXPECT_FALSE(builder.constant<float>({1, 2}, {3}));
    Value x = builder.input<float>("a", {2, 3});
    EXPECT_FALSE(builder.input<float>("a", {2, 3}));
    EXPECT_FALSE(reshape(x, {4}));
    EXPECT_FALSE(reshape(x, {-1, -1}));
    EXPECT_FALSE(reshape(x, {-1, 4}));
    EXPECT_FALSE(transpose(x, {0, 0}));
    EXPECT_FALSE(sum(x, {2}));
    EXPECT_FALSE(slice(x, 1, 2, 4));
    EXPECT_FALSE(concatenate({x, x}, 2));
    EXPECT_FALSE(broadcast(x, {3, 2}));
    EXPECT_FALSE(conv2d(x, x));
    EXPECT_FALSE(select(x, x, x));
    EXPECT_FALSE(take(x, x));
  }
}

TEST(Builder, ComputesEachOperation) {
  Builder builder;
  Value x = builder.input<float>("x", {2, 3});
  auto total = [](const Value &value) { return sum(convert<float>(value)); };
  Value parts[] = {total(exp(x)),
                   total(tanh(x) / sqrt(x + 1)),
                   total(pow(x, 2)),
                   total(x > 2),
                   total(select(x < 3, x, -x)),
                   total(select(x == x, 1, x)),
                   total(clamp(1, x, 2)),
                   total(softmax(x)),
                   total(mean(x, {0})),
                   total(maxOf(x, {1})),
                   total(minOf(x)),
                   total(argmax(x)),
                   total(transpose(x) * builder.iota(TEN_F32, {3, 2})),
                   total(slice(x, 1, 0, -1)),
                   total(pad(x, 7, {0, 1}, {1, 0})),
                   total(concatenate({x, x}, 0)),
                   total(broadcast(x, {4, 2, 3})),
                   total(take(x, builder.constant<int32_t>({1, 0, 1}, {3}))),
                   total(at(x, 1)),
                   total(setAt(x, 0, at(x, 1))),
                   total(product(x)),
                   total(erf(x)),
                   total(sigmoid(x)),
                   total(log1p(abs(x))),
                   total(convert<int32_t>(x) % 2),
                   total(all(x > 0)),
                   total(any(x > 5)),
                   total(atan2(x, 2.0)),
                   total(round(x * 0.3)),
                   total(relu(x - 3)),
                   total(x / std::numeric_limits<double>::infinity()),
                   total(builder.constant<bool>({true, false, true}, {3})),
                   total(convert<int32_t>(x) << 2 | 1),
                   total(convert<uint8_t>(x) >> 1)};
  std::vector<Value> list;
  for (const Value &part : parts)
    list.push_back(reshape(part, {1}));
  builder.result(concatenate(list, 0));
  ASSERT_EQ(builder.firstError(), nullptr) << builder.firstError()->text();
  std::vector<float> xs{0, 1, 2, 3, 4, 5};
  std::vector<float> results = run<float>(builder, {array(xs, {2, 3})});
  ASSERT_EQ(results.size(), list.size());
  double e[34] = {};
  for (int i = 0; i < 6; ++i) {
    e[0] += std::exp(i), e[1] += std::tanh(i) / std::sqrt(i + 1.0);
    e[21] += std::erf(i), e[22] += 1 / (1 + std::exp(-i));
    e[23] += std::log1p(i), e[27] += std::atan2(i, 2.0);
    e[28] += std::nearbyint(i * 0.3);
  }
  e[2] = 55, e[3] = 3, e[4] = 3 - 12, e[5] = 6, e[6] = 1 + 1 + 2 * 4, e[7] = 2;
  e[8] = 1.5 + 2.5 + 3.5, e[9] = 7, e[10] = 0, e[11] = 4;
  e[12] = (1 + 4) + 2 * (2 + 5), e[13] = 0 + 1 + 3 + 4, e[14] = 15 + 7 * 6;
  e[15] = 30, e[16] = 60, e[17] = 12 + 3 + 12, e[18] = 12, e[19] = 24;
  e[20] = 0, e[24] = 3, e[25] = 0, e[26] = 0, e[29] = 3, e[30] = 0, e[31] = 2;
  e[32] = 60 + 6, e[33] = 0 + 0 + 1 + 1 + 2 + 2;
  for (size_t i = 0; i < results.size(); ++i)
    EXPECT_NEAR(results[i], e[i], 1e-4 * (1 + std::abs(e[i]))) << i;
}

TEST(Builder, Loops) {
  Builder builder;
  Value n = builder.input<int32_t>("n", {});
  // Collatz: steps to 1.
  auto [value, steps] = whileLoop(
      {n, 0}, [](Value v, Value) { return v != 1; },
      [](Value v, Value s) {
        Value next = ifElse(
            v % 2 == 0, [&] { return v / 2; }, [&] { return 3 * v + 1; });
        return Values<2>{next, s + 1};
      });
  (void)value;
  builder.result(steps);
  std::vector<int32_t> twentySeven{27};
  EXPECT_EQ(run<int32_t>(builder, {array(twentySeven, {})}),
            std::vector<int32_t>{111});

  Builder scans;
  Value x = scans.input<float>("x", {4, 2});
  Value scale = scans.input<float>("scale", {});
  auto [last, sums] =
      scan<2>({scans.constant<float>({0, 0}, {2})}, {x}, [&](Value s, Value v) {
        Value next = s + scale * v;
        return Values<2>{next, next};
      });
  Value squares = map({x, sums}, [](Value a, Value b) { return sum(a * b); });
  EXPECT_EQ(squares.type(), (Type{TEN_F32, {4}}));
  auto [power] = forLoop(
      3, {last}, [](Value i, Value p) { return p * convert<float>(i + 1); });
  scans.result(concatenate({squares, power}, 0));
  std::vector<float> xs{1, 2, 3, 4, 5, 6, 7, 8}, two{2};
  EXPECT_EQ(run<float>(scans, {array(xs, {4, 2}), array(two, {})}),
            (std::vector<float>{10, 72, 234, 544, 192, 240}));
}

TEST(Builder, RefusesBodies) {
  Builder builder;
  Value x = builder.input<float>("x", {2});
  Value inner;
  unsigned line = __LINE__ + 2;
  auto [y] = whileLoop(
      {x}, [](Value v) { return sum(v) < 1; },
      [&](Value v) {
        inner = v + 1;
        return concatenate({inner, inner}, 0);
      });
  EXPECT_FALSE(y);
  expectError(builder, line,
              "whileLoop: expects a body that returns (tensor<2xf32>), got "
              "(tensor<4xf32>)");
  EXPECT_FALSE(inner + 1);
  EXPECT_NE(builder.allErrors().back().message.find("outside of it"),
            std::string::npos);
  auto [z] =
      whileLoop({x}, [](Value v) { return v < 1; }, [](Value v) { return v; });
  EXPECT_FALSE(z);
  EXPECT_FALSE(ifElse(x < 1, [&] { return x; }, [&] { return x; }));
  EXPECT_FALSE(ifElse(sum(x) < 1, [&] { return x; }, [&] { return sum(x); }));
  EXPECT_EQ(builder.allErrors().size(), 5u);
}

TEST(Builder, BindsWeightsByName) {
  std::vector<float> w{1, 2, 3}, b{10}, x{1, 1, 1};
  Builder builder;
  Value result =
      dot(builder.input<float>("x", {3}), builder.weight<float>("w", {3})) +
      builder.weight<float>("b", {1});
  builder.result(result);
  auto program = compile(builder, sharedCompiler());
  ASSERT_TRUE(program) << program.error().message();
  auto missing = program->bind({{"b", array(b, {1})}});
  ASSERT_FALSE(missing);
  EXPECT_STREQ(missing.error().message(), "bind: expects weight 'w', got none");
  ASSERT_TRUE(program->bind({{"b", array(b, {1})}, {"w", array(w, {3})}}));
  auto y = program->run({array(x, {3})});
  ASSERT_TRUE(y) << y.error().message();
  EXPECT_EQ((*y)[0].values<float>()[0], 16);
  EXPECT_FALSE(program->run({}));
  EXPECT_FALSE(program->run({array(x, {3}), array(x, {3})}));
}

TEST(Builder, KeepsProgramsByType) {
  std::vector<float> w{1, 2};
  auto scaled = function(
      sharedCompiler(),
      [&](Value x) { return x * x.builder().weight("w", array(w, {2})); }, {},
      2);
  std::vector<float> x{1, 2, 3, 4, 5, 6};
  for (int64_t rows : {1, 2, 1, 3, 1, 2}) {
    auto y = scaled(array(x, {rows, 2}));
    // The array is checked against its dimensions alone.
    ASSERT_TRUE(y) << y.error().message();
    EXPECT_EQ((*y)[0].values<float>()[1], 4);
    EXPECT_EQ((*y)[0].dims()[0], rows);
  }
  EXPECT_EQ(scaled.counts().hits, 2);
  EXPECT_EQ(scaled.counts().misses, 4);
  EXPECT_EQ(scaled.counts().dropped, 2);
  auto wrong = scaled(array(x, {2, 3}));
  ASSERT_FALSE(wrong);
  EXPECT_NE(std::string(wrong.error().message()).find("BuilderTest.cpp"),
            std::string::npos);
}

TEST(ArrayFile, OpensAndRefuses) {
  std::string path = testing::TempDir() + "tenon-array-file.npy";
  std::string header =
      "{'descr': '<f4', 'fortran_order': False, 'shape': (2,), }";
  header.resize(117, ' ');
  header += '\n';
  FILE *file = std::fopen(path.c_str(), "wb");
  ASSERT_NE(file, nullptr);
  float numbers[] = {1.5f, -2};
  std::fwrite("\x93NUMPY\x01\x00\x76\x00", 1, 10, file);
  std::fwrite(header.data(), 1, header.size(), file);
  std::fwrite(numbers, 1, sizeof numbers, file);
  std::fclose(file);
  auto arrays = tenon::ArrayFile::open(path);
  ASSERT_TRUE(arrays) << arrays.error().message();
  ASSERT_EQ(arrays->size(), 1);
  EXPECT_STREQ(arrays->name(0), "");
  EXPECT_EQ(arrays->at(0).type(), TEN_F32);
  EXPECT_EQ(arrays->at(0).dims(), std::vector<int64_t>{2});
  EXPECT_EQ(static_cast<const float *>(arrays->at("").data())[1], -2);
  EXPECT_EQ(arrays->name(1), nullptr);
  EXPECT_EQ(arrays->at("w").type(), 0);
  EXPECT_EQ(arrays->at(-1).type(), 0);
  EXPECT_EQ(tenon_arrays_get(nullptr, 0, nullptr), TEN_BAD_INPUT);
  EXPECT_EQ(tenon_arrays_count(nullptr), 0);
  // A missing weight is an error of the builder.
  Builder builder;
  EXPECT_FALSE(builder.weight("w", arrays->at("w")));
  EXPECT_EQ(builder.firstError()->message,
            "weight 'w': there is no such array");
  for (const char *wrong :
       {"/nonexistent.npz", "/nonexistent.safetensors", "weights.bin"}) {
    auto none = tenon::ArrayFile::open(wrong);
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().code(), TEN_BAD_INPUT);
  }
  std::remove(path.c_str());
}
