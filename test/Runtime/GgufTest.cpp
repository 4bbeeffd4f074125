//===- GgufTest.cpp - Reading GGUF files ----------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Files are written here: blocks by encoders from scales, minimums and codes,
// whose values follow by the format's definition.
//
//===----------------------------------------------------------------------===//

#include "Runtime/Gguf.h"
#include "Runtime/Float.h"

#include "TestSupport.h"

#include <cstring>
#include <functional>
#include <random>

using namespace tenon;
using namespace tenon::test;

namespace {
template <typename T> std::string bytesOf(T value) {
  return std::string(reinterpret_cast<const char *>(&value), sizeof(T));
}
std::string text(const std::string &value) {
  return bytesOf<uint64_t>(value.size()) + value;
}
std::string half(float value) {
  return bytesOf(static_cast<uint16_t>(encode<F16>(value)));
}

/// A file of version 3 with metadata of several types.
struct Writer {
  uint32_t version = 3;
  uint64_t numMetadata = 3;
  std::string metadata =
      text("general.architecture") + bytesOf<uint32_t>(8) + text("llama") +
      text("tokenizer.tokens") + bytesOf<uint32_t>(9) + bytesOf<uint32_t>(8) +
      bytesOf<uint64_t>(2) + text("a") + text("bc") + text("scores") +
      bytesOf<uint32_t>(9) + bytesOf<uint32_t>(6) + bytesOf<uint64_t>(2) +
      bytesOf(1.f) + bytesOf(2.f);
  uint64_t numTensors = 0;
  std::string tensors, data;
  uint64_t alignment = 32;

  void add(const std::string &name, uint32_t type, std::vector<uint64_t> dims,
           const std::string &bytes) {
    data.resize((data.size() + alignment - 1) / alignment * alignment);
    tensors += text(name) + bytesOf(uint32_t(dims.size()));
    for (uint64_t dim : dims)
      tensors += bytesOf(dim);
    tensors += bytesOf(type) + bytesOf<uint64_t>(data.size());
    data += bytes;
    ++numTensors;
  }
  std::string file() const {
    std::string whole = "GGUF" + bytesOf(version) + bytesOf(numTensors) +
                        bytesOf(numMetadata) + metadata + tensors;
    whole.resize((whole.size() + alignment - 1) / alignment * alignment);
    return whole + data;
  }
};

Result<GgufFile> parse(const std::string &bytes) {
  return GgufFile::parse(
      FileBytes::copyOf(reinterpret_cast<const uint8_t *>(bytes.data()),
                        bytes.size()),
      "w.gguf");
}

Result<Buffer> readOne(uint32_t type, std::vector<uint64_t> dims,
                       const std::string &bytes,
                       const ArrayRequest &request = {}) {
  Writer writer;
  writer.add("w", type, std::move(dims), bytes);
  Result<GgufFile> file = parse(writer.file());
  if (!file)
    return std::move(file).status();
  return file->read("w", request);
}

/// Low nibbles are the first half of 32 codes.
std::string nibbles(const std::vector<int> &codes) {
  std::string bytes;
  for (int i = 0; i < 16; ++i)
    bytes += static_cast<char>((codes[i] & 15) | (codes[i + 16] & 15) << 4);
  return bytes;
}
std::string fifthBits(const std::vector<int> &codes) {
  uint32_t bits = 0;
  for (int i = 0; i < 32; ++i)
    bits |= uint32_t(codes[i] >> 4 & 1) << i;
  return bytesOf(bits);
}
std::vector<int> randomCodes(int count, int bits) {
  static std::mt19937 random(7);
  std::vector<int> codes(count);
  for (int &code : codes)
    code = int(random() % (1u << bits));
  return codes;
}

void expectValues(uint32_t type, const std::string &block,
                  const std::function<float(int)> &value) {
  const GgufType &known = *findGgufType(type);
  ASSERT_EQ(int64_t(block.size()), known.bytes) << known.name;
  Result<Buffer> buffer =
      readOne(type, {uint64_t(known.elements)}, block, TEN_F32);
  ASSERT_OK(buffer);
  for (int i = 0; i < known.elements; ++i)
    EXPECT_EQ(bitsOf(buffer->as<float>()[i]), bitsOf(value(i)))
        << known.name << " " << i << ": " << buffer->as<float>()[i] << " for "
        << value(i);
}

constexpr float d = 0.0123f, m = -0.57f;
float scale() { return decode<F16>(encode<F16>(d)); }
float minimum() { return decode<F16>(encode<F16>(m)); }

TEST(Gguf, DecodesSmallBlocks) {
  std::vector<int> four = randomCodes(32, 4), five = randomCodes(32, 5),
                   eight = randomCodes(32, 8);
  expectValues(2, half(d) + nibbles(four),
               [&](int i) { return scale() * float(four[i] - 8); });
  expectValues(3, half(d) + half(m) + nibbles(four), [&](int i) {
    float product = scale() * float(four[i]);
    return product + minimum();
  });
  expectValues(6, half(d) + fifthBits(five) + nibbles(five),
               [&](int i) { return scale() * float(five[i] - 16); });
  expectValues(7, half(d) + half(m) + fifthBits(five) + nibbles(five),
               [&](int i) {
                 float product = scale() * float(five[i]);
                 return product + minimum();
               });
  std::string bytes;
  for (int code : eight)
    bytes += static_cast<char>(code - 128);
  expectValues(8, half(d) + bytes,
               [&](int i) { return scale() * float(eight[i] - 128); });
}

TEST(Gguf, DecodesTables) {
  std::vector<int> codes(32);
  for (int i = 0; i < 32; ++i)
    codes[i] = i % 16;
  static const float fours[] = {-127, -104, -83, -65, -49, -35, -22, -10,
                                1,    13,   25,  38,  53,  69,  89,  113};
  expectValues(20, half(d) + nibbles(codes),
               [&](int i) { return scale() * fours[i % 16]; });
  // Exponents of 2 + 127: numbers of f4E2M1FN times four.
  static const float e2m1[] = {0, 0.5, 1, 1.5, 2, 3, 4, 6};
  for (int exponent : {0, 1, 2, 129, 254}) {
    expectValues(
        39, std::string(1, char(exponent)) + nibbles(codes), [&](int i) {
          float magnitude = float(std::ldexp(e2m1[i % 8], exponent - 127));
          // The table has no -0.
          return i % 16 > 8 ? -magnitude : magnitude;
        });
  }
}

/// Eight scales and minimums of 6 bits, as the format's comment has them.
std::string sixBits(const std::vector<int> &scales,
                    const std::vector<int> &minimums) {
  std::string bytes(12, '\0');
  for (int i = 0; i < 4; ++i) {
    bytes[i] = char(scales[i] | (scales[i + 4] >> 4) << 6);
    bytes[i + 4] = char(minimums[i] | (minimums[i + 4] >> 4) << 6);
    bytes[i + 8] = char((scales[i + 4] & 15) | (minimums[i + 4] & 15) << 4);
  }
  return bytes;
}

TEST(Gguf, DecodesLargeBlocks) {
  std::vector<int> scales = randomCodes(8, 6), minimums = randomCodes(8, 6);
  for (bool fifth : {false, true}) {
    std::vector<int> codes = randomCodes(256, fifth ? 5 : 4);
    std::string low(128, '\0'), high(32, '\0');
    for (int i = 0; i < 256; ++i) {
      low[i / 64 * 32 + i % 32] |=
          char((codes[i] & 15) << (i / 32 % 2 == 1 ? 4 : 0));
      high[i % 32] |= char((codes[i] >> 4) << (i / 32));
    }
    expectValues(fifth ? 13 : 12,
                 half(d) + half(m) + sixBits(scales, minimums) +
                     (fifth ? high : "") + low,
                 [&](int i) {
                   float own = scale() * float(scales[i / 32]);
                   float least = minimum() * float(minimums[i / 32]);
                   float product = own * float(codes[i]);
                   return product - least;
                 });
  }
  std::vector<int> codes = randomCodes(256, 6), signs = randomCodes(16, 8);
  std::string low(128, '\0'), high(64, '\0'), bytes;
  // Two halves of 128: 64 low nibbles, then 64 high ones; four pairs of bits.
  for (int i = 0; i < 256; ++i) {
    int in = i % 128;
    low[i / 128 * 64 + in % 64] |= char((codes[i] & 15) << (in < 64 ? 0 : 4));
    high[i / 128 * 32 + in % 32] |= char((codes[i] >> 4) << (in / 32 * 2));
  }
  for (int sign : signs)
    bytes += char(sign - 128);
  expectValues(14, low + high + bytes + half(d), [&](int i) {
    float own = scale() * float(signs[i / 16] - 128);
    return own * float(codes[i] - 32);
  });
}

TEST(Gguf, ReadsFloats) {
  Result<Buffer> f32 =
      readOne(0, {3, 1}, bytesOf(1.f) + bytesOf(-2.5f) + bytesOf(1e-3f));
  ASSERT_OK(f32);
  EXPECT_EQ(f32->dims(), (std::vector<int64_t>{1, 3}));
  EXPECT_EQ(values<float>(*f32), (std::vector<float>{1, -2.5, 1e-3f}));
  for (uint32_t type : {1u, 30u}) {
    std::string bytes = type == 1 ? half(1.5f) : bytesOf<uint16_t>(0x3fc0);
    for (ten_type wanted : {TEN_F32, TEN_F16, TEN_BF16, TEN_F64}) {
      Result<Buffer> read = readOne(type, {1}, bytes, {wanted, {1}});
      ASSERT_OK(read);
      EXPECT_EQ(loadDouble(wanted, read->data()), 1.5);
    }
  }
  // Values round once, to nearest even.
  Result<Buffer> narrow =
      readOne(0, {1}, bytesOf(1.0f + 0x1p-8f + 0x1p-20f), TEN_BF16);
  ASSERT_OK(narrow);
  EXPECT_EQ(loadDouble(TEN_BF16, narrow->data()), 1.0 + 0x1p-7);
  Result<Buffer> whole = readOne(26, {2}, bytesOf(7) + bytesOf(-8));
  ASSERT_OK(whole);
  EXPECT_EQ(values<int32_t>(*whole), (std::vector<int32_t>{7, -8}));
  expectFailure(readOne(26, {1}, bytesOf(7), TEN_F32),
                "tensor 'w' expects f32 of any shape, got 1xI32");
  expectFailure(readOne(0, {2}, bytesOf(1.f) + bytesOf(1.f), {TEN_F32, {1}}),
                "expects 1xf32, got 2xF32");
}

TEST(Gguf, GivesBlocksAsBytes) {
  std::string block = half(d) + nibbles(randomCodes(32, 4));
  std::string bytes = block + block + block + block;
  for (std::vector<int64_t> dims :
       {std::vector<int64_t>{2, 36}, {2, 2, 18}, {72}, {-1, 36}}) {
    Result<Buffer> read = readOne(2, {64, 2}, bytes, {TEN_UI8, dims});
    ASSERT_OK(read);
    EXPECT_EQ(std::string(read->as<char>(), size_t(read->numBytes())), bytes);
  }
  ASSERT_OK(readOne(2, {64, 2}, bytes, {TEN_I8, {2, 36}}));
  expectFailure(readOne(2, {64, 2}, bytes, {TEN_UI8, {2, 32}}),
                "expects 2x32xui8, got 2x64xQ4_0, 72 bytes of blocks "
                "(2x36xui8)");
  // Types without a decoder have bytes as well.
  std::string unknown(66, 'x');
  ASSERT_OK(readOne(35, {256}, unknown, {TEN_UI8, {66}}));
  expectFailure(readOne(35, {256}, unknown, TEN_F32),
                "whose values are not known; pass its bytes");
}

TEST(Gguf, RefusesMalformedFiles) {
  expectFailure(parse(""), "expects a GGUF file, got 0 bytes");
  expectFailure(parse("PK\3\4aaaaaaaa"), "got other contents");
  Writer writer;
  writer.version = 1;
  expectFailure(parse(writer.file()), "expects version 2 or 3 of GGUF, got 1");
  writer.version = 3 << 24;
  expectFailure(parse(writer.file()), "big-endian");
  writer.version = 2;
  ASSERT_OK(parse(writer.file()));
  writer.numMetadata = ~uint64_t(0);
  expectFailure(parse(writer.file()), "got the end of the file");
  auto metadata = [](const std::string &bytes) {
    Writer changed;
    changed.numMetadata = 1;
    changed.metadata = text("general.alignment") + bytes;
    return parse(changed.file());
  };
  expectFailure(metadata(bytesOf<uint32_t>(4) + bytesOf<uint32_t>(24)),
                "expects a power of two");
  expectFailure(metadata(bytesOf<uint32_t>(5) + bytesOf<uint32_t>(32)),
                "of type uint32");
  auto other = [](const std::string &bytes) {
    Writer changed;
    changed.numMetadata = 1;
    changed.metadata = text("k") + bytes;
    return parse(changed.file());
  };
  expectFailure(other(bytesOf<uint32_t>(13)), "unknown type 13");
  expectFailure(other(bytesOf<uint32_t>(9) + bytesOf<uint32_t>(10) +
                      bytesOf(~uint64_t(0))),
                "elements of 8 bytes in metadata 'k'");
  std::string nested;
  for (int i = 0; i < 1000; ++i)
    nested += bytesOf<uint32_t>(9) + (i ? bytesOf<uint64_t>(1) : "");
  expectFailure(other(nested), "unknown type");
  auto tensor = [](uint32_t type, std::vector<uint64_t> dims, size_t bytes) {
    return readOne(type, std::move(dims), std::string(bytes, 'x'));
  };
  expectFailure(tensor(0, {2}, 4), "expects 8 bytes for tensor 'w' (2xF32)");
  expectFailure(tensor(2, {33}, 100), "in multiples of 32, a block of Q4_0");
  expectFailure(tensor(0, {~uint64_t(0)}, 4), "tensor 'w'");
  expectFailure(tensor(0, {uint64_t(1) << 62, 16}, 4), "tensor 'w'");
  expectFailure(tensor(0, {uint64_t(1) << 61}, 4), "tensor 'w'");
  expectFailure(tensor(0, std::vector<uint64_t>(9, 1), 4), "at most 8");
  expectFailure(tensor(99, {2}, 4), "type 99 of GGUF, which is not known");
  Writer twice;
  twice.add("w", 0, {1}, bytesOf(1.f));
  twice.add("w", 0, {1}, bytesOf(1.f));
  expectFailure(parse(twice.file()), "got 'w' twice");
  Writer unaligned;
  unaligned.add("v", 0, {1}, bytesOf(1.f));
  unaligned.alignment = 8;
  unaligned.add("w", 0, {1}, bytesOf(1.f));
  unaligned.alignment = 32;
  expectFailure(parse(unaligned.file()), "in multiples of 32, got 8");
}

/// A file with each type.
std::string wholeFile() {
  Writer writer;
  for (uint32_t type = 0; type < 50; ++type)
    if (const GgufType *known = findGgufType(type))
      writer.add(known->name, type, {uint64_t(known->elements)},
                 std::string(size_t(known->bytes), char(type)));
  return writer.file();
}

void readAll(const std::string &bytes) {
  Result<GgufFile> file = parse(bytes);
  for (size_t i = 0; file && i < file->size(); ++i)
    for (const ArrayRequest &request :
         {ArrayRequest(), ArrayRequest(TEN_BF16), ArrayRequest(TEN_UI8)})
      (void)file->read(i, request);
}

TEST(Gguf, EveryTruncationFails) {
  std::string whole = wholeFile();
  ASSERT_OK(parse(whole));
  for (size_t size = 0; size < whole.size(); ++size)
    EXPECT_FALSE(parse(whole.substr(0, size)).ok()) << size;
}

TEST(Gguf, EveryByteMayBeWrong) {
  std::string whole = wholeFile();
  for (size_t i = 0; i < whole.size(); ++i)
    for (char value : {'\0', '\1', '\x7f', '\xff'}) {
      std::string changed = whole;
      changed[i] = value;
      readAll(changed);
    }
  std::mt19937 random(1);
  for (int round = 0; round < 5000; ++round) {
    std::string changed = whole;
    for (unsigned i = 0, count = 1 + random() % 8; i < count; ++i)
      changed[random() % changed.size()] = char(random());
    readAll(changed);
  }
}
} // namespace
