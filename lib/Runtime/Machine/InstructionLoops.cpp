//===- InstructionLoops.cpp - Loops that saturate one unit ----------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Loops that measure peak rates of arithmetic and of memory. Written in
// assembly, so that the file compiles for any CPU and the compiler does not
// merge the identical dependency chains or remove unused results. All numbers
// are 0.
//
//===----------------------------------------------------------------------===//

#include "InstructionLoops.h"

#include <algorithm>

using namespace tenon;

const char *tenon::nameOf(NumberKind kind) {
  constexpr const char *names[kNumberKinds] = {"f32", "f64", "f16", "bf16",
                                               "i8"};
  return names[static_cast<size_t>(kind)];
}

namespace {

bool has(std::string_view features, std::string_view name) {
  while (!features.empty()) {
    size_t end = std::min(features.find(' '), features.size());
    if (features.substr(0, end) == name)
      return true;
    features.remove_prefix(std::min(end + 1, features.size()));
  }
  return false;
}

// Twelve dependency chains hide the latency of two units of six cycles each.
#define TWELVE(STEP)                                                           \
  STEP("0")                                                                    \
  STEP("1")                                                                    \
  STEP("2")                                                                    \
  STEP("3")                                                                    \
  STEP("4")                                                                    \
  STEP("5")                                                                    \
  STEP("6")                                                                    \
  STEP("7")                                                                    \
  STEP("8")                                                                    \
  STEP("9")                                                                    \
  STEP("10")                                                                   \
  STEP("11")
constexpr double kChains = 12;

#if defined(__x86_64__)

#define VECTOR_REGISTERS                                                       \
  "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "xmm8",      \
      "xmm9", "xmm10", "xmm11", "xmm12", "xmm13", "xmm14", "xmm15"
#define COUNTED_LOOP(BODY, END)                                                \
  asm volatile("1:\n\t" BODY "dec %0\n\t"                                      \
               "jnz 1b\n\t" END                                                \
               : "+r"(n)                                                       \
               :                                                               \
               : "cc", "memory", VECTOR_REGISTERS)

// Registers 14 and 15 are the factors, 13 is a temporary of a step.
#define CLEAR_SSE(I) "pxor %%xmm" I ", %%xmm" I "\n\t"
#define CLEAR_AVX(I) "vpxor %%xmm" I ", %%xmm" I ", %%xmm" I "\n\t"
#define FUSED(NAME, W, I) NAME " %%" W "mm14, %%" W "mm15, %%" W "mm" I "\n\t"
#define TWO_STEPS(MUL, ADD, W, I)                                              \
  MUL " %%" W "mm14, %%" W "mm15, %%" W "mm13\n\t" ADD " %%" W "mm13, %%" W    \
      "mm" I ", %%" W "mm" I "\n\t"
#define TWO_STEPS_SSE(MUL, ADD, I)                                             \
  MUL " %%xmm14, %%xmm" I "\n\t" ADD " %%xmm15, %%xmm" I "\n\t"

#define DEFINE_LOOP(FUNCTION, CLEAR, STEP, END)                                \
  void FUNCTION(int64_t n) {                                                   \
    asm volatile(TWELVE(CLEAR) CLEAR("13") CLEAR("14") CLEAR("15")::           \
                     : VECTOR_REGISTERS);                                      \
    COUNTED_LOOP(TWELVE(STEP), END);                                           \
  }
#define DEFINE_AVX(FUNCTION, STEP)                                             \
  DEFINE_LOOP(FUNCTION, CLEAR_AVX, STEP, "vzeroupper\n\t")

#define F32_SSE(I) TWO_STEPS_SSE("mulps", "addps", I)
#define F64_SSE(I) TWO_STEPS_SSE("mulpd", "addpd", I)
#define I8_SSE(I) TWO_STEPS_SSE("pmaddwd", "paddd", I)
#define F32_AVX(I) TWO_STEPS("vmulps", "vaddps", "y", I)
#define F64_AVX(I) TWO_STEPS("vmulpd", "vaddpd", "y", I)
#define F32_FMA(I) FUSED("vfmadd231ps", "y", I)
#define F64_FMA(I) FUSED("vfmadd231pd", "y", I)
#define I8_AVX2(I) TWO_STEPS("vpmaddwd", "vpaddd", "y", I)
#define I8_AVXVNNI(I) "%{vex%} " FUSED("vpdpbusd", "y", I)
#define F32_AVX512(I) FUSED("vfmadd231ps", "z", I)
#define F64_AVX512(I) FUSED("vfmadd231pd", "z", I)
#define F16_AVX512(I) FUSED("vfmadd231ph", "z", I)
#define BF16_AVX512(I) FUSED("vdpbf16ps", "z", I)
#define I8_AVX512(I) TWO_STEPS("vpmaddwd", "vpaddd", "z", I)
#define I8_AVX512VNNI(I) FUSED("vpdpbusd", "z", I)

DEFINE_LOOP(f32Sse, CLEAR_SSE, F32_SSE, "")
DEFINE_LOOP(f64Sse, CLEAR_SSE, F64_SSE, "")
DEFINE_LOOP(i8Sse, CLEAR_SSE, I8_SSE, "")
DEFINE_AVX(f32Avx, F32_AVX)
DEFINE_AVX(f64Avx, F64_AVX)
DEFINE_AVX(f32Fma, F32_FMA)
DEFINE_AVX(f64Fma, F64_FMA)
DEFINE_AVX(i8Avx2, I8_AVX2)
DEFINE_AVX(i8AvxVnni, I8_AVXVNNI)
DEFINE_AVX(f32Avx512, F32_AVX512)
DEFINE_AVX(f64Avx512, F64_AVX512)
DEFINE_AVX(f16Avx512, F16_AVX512)
DEFINE_AVX(bf16Avx512, BF16_AVX512)
DEFINE_AVX(i8Avx512, I8_AVX512)
DEFINE_AVX(i8Avx512Vnni, I8_AVX512VNNI)

/// The operand of `ldtilecfg`: eight tiles of 16 rows of 64 bytes.
struct TileConfiguration {
  uint8_t palette = 1, startRow = 0, reserved[14] = {};
  uint16_t rowBytes[16] = {64, 64, 64, 64, 64, 64, 64, 64};
  uint8_t rows[16] = {16, 16, 16, 16, 16, 16, 16, 16};
};
static_assert(sizeof(TileConfiguration) == 64);

#define CLEAR_TILE(I) "tilezero %%tmm" I "\n\t"
#define ALL_TILES(STEP)                                                        \
  STEP("0") STEP("1") STEP("2") STEP("3") STEP("4") STEP("5")
#define DEFINE_TILES(FUNCTION, NAME)                                           \
  void FUNCTION(int64_t n) {                                                   \
    const TileConfiguration configuration;                                     \
    asm volatile("ldtilecfg %1\n\t" ALL_TILES(CLEAR_TILE) CLEAR_TILE("6")      \
                     CLEAR_TILE("7") "1:\n\t" NAME                             \
                                     " %%tmm7, %%tmm6, %%tmm0\n\t" NAME        \
                                     " %%tmm7, %%tmm6, %%tmm1\n\t" NAME        \
                                     " %%tmm7, %%tmm6, %%tmm2\n\t" NAME        \
                                     " %%tmm7, %%tmm6, %%tmm3\n\t" NAME        \
                                     " %%tmm7, %%tmm6, %%tmm4\n\t" NAME        \
                                     " %%tmm7, %%tmm6, %%tmm5\n\t"             \
                                     "dec %0\n\t"                              \
                                     "jnz 1b\n\t"                              \
                                     "tilerelease\n\t"                         \
                 : "+r"(n)                                                     \
                 : "m"(configuration)                                          \
                 : "cc");                                                      \
  }
DEFINE_TILES(bf16Tiles, "tdpbf16ps")
DEFINE_TILES(i8Tiles, "tdpbssd")
constexpr double kTileChains = 6, kTileNumbers = 16 * 16;

// Half of a step: eight vectors, four registers.
#define READ(MOVE, W, I, PLACE) MOVE " " PLACE "(%0), %%" W "mm" I "\n\t"
#define WRITE(MOVE, W, I, PLACE) MOVE " %%" W "mm" I ", " PLACE "(%1)\n\t"
#define READ_FOUR(MOVE, W, A, B, C, D)                                         \
  READ(MOVE, W, "0", A)                                                        \
  READ(MOVE, W, "1", B) READ(MOVE, W, "2", C) READ(MOVE, W, "3", D)
#define COPY_FOUR(MOVE, W, A, B, C, D)                                         \
  READ_FOUR(MOVE, W, A, B, C, D)                                               \
  WRITE(MOVE, W, "0", A)                                                       \
  WRITE(MOVE, W, "1", B) WRITE(MOVE, W, "2", C) WRITE(MOVE, W, "3", D)
#define STEP_SSE(FOUR)                                                         \
  FOUR("movaps", "x", "0", "16", "32", "48")                                   \
  FOUR("movaps", "x", "64", "80", "96", "112")
#define STEP_AVX(FOUR)                                                         \
  FOUR("vmovaps", "y", "0", "32", "64", "96")                                  \
  FOUR("vmovaps", "y", "128", "160", "192", "224")
#define STEP_AVX512(FOUR)                                                      \
  FOUR("vmovaps", "z", "0", "64", "128", "192")                                \
  FOUR("vmovaps", "z", "256", "320", "384", "448")

#define DEFINE_MEMORY(NAME, STEP, BYTES, END)                                  \
  void read##NAME(const char *data, int64_t bytes) {                           \
    const char *end = data + bytes;                                            \
    asm volatile("1:\n\t" STEP(READ_FOUR) "add $" BYTES ", %0\n\t"             \
                                          "cmp %1, %0\n\t"                     \
                                          "jb 1b\n\t" END                      \
                 : "+r"(data)                                                  \
                 : "r"(end)                                                    \
                 : "cc", "memory", "xmm0", "xmm1", "xmm2", "xmm3");            \
  }                                                                            \
  void copy##NAME(const char *from, char *to, int64_t bytes) {                 \
    const char *end = from + bytes;                                            \
    asm volatile("1:\n\t" STEP(COPY_FOUR) "add $" BYTES ", %0\n\t"             \
                                          "add $" BYTES ", %1\n\t"             \
                                          "cmp %2, %0\n\t"                     \
                                          "jb 1b\n\t" END                      \
                 : "+r"(from), "+r"(to)                                        \
                 : "r"(end)                                                    \
                 : "cc", "memory", "xmm0", "xmm1", "xmm2", "xmm3");            \
  }
DEFINE_MEMORY(Sse, STEP_SSE, "128", "")
DEFINE_MEMORY(Avx, STEP_AVX, "256", "vzeroupper\n\t")
DEFINE_MEMORY(Avx512, STEP_AVX512, "512", "vzeroupper\n\t")

#elif defined(__aarch64__)

#define VECTOR_REGISTERS                                                       \
  "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11",    \
      "v14", "v15"
#define CLEAR(I) "movi v" I ".2d, #0\n\t"
#define DEFINE_LOOP(FUNCTION, STEP, ARCHITECTURE)                              \
  void FUNCTION(int64_t n) {                                                   \
    asm volatile(ARCHITECTURE TWELVE(CLEAR) CLEAR("14")                        \
                     CLEAR("15") "1:\n\t" TWELVE(STEP) "subs %0, %0, #1\n\t"   \
                                                       "b.ne 1b\n\t"           \
                 : "+r"(n)                                                     \
                 :                                                             \
                 : "cc", VECTOR_REGISTERS);                                    \
  }
#define F32_NEON(I) "fmla v" I ".4s, v14.4s, v15.4s\n\t"
#define F64_NEON(I) "fmla v" I ".2d, v14.2d, v15.2d\n\t"
#define I8_NEON(I) "smlal v" I ".4s, v14.4h, v15.4h\n\t"
#define F16_HALF(I) "fmla v" I ".8h, v14.8h, v15.8h\n\t"
#define BF16_DOT(I) "bfmmla v" I ".4s, v14.8h, v15.8h\n\t"
#define I8_DOT(I) "sdot v" I ".4s, v14.16b, v15.16b\n\t"
#define I8_MATRIX(I) "smmla v" I ".4s, v14.16b, v15.16b\n\t"
DEFINE_LOOP(f32Neon, F32_NEON, "")
DEFINE_LOOP(f64Neon, F64_NEON, "")
DEFINE_LOOP(i8Neon, I8_NEON, "")
DEFINE_LOOP(f16Half, F16_HALF, ".arch armv8.6-a+fp16\n\t")
DEFINE_LOOP(bf16Dot, BF16_DOT, ".arch armv8.6-a+bf16\n\t")
DEFINE_LOOP(i8Dot, I8_DOT, ".arch armv8.6-a+dotprod\n\t")
DEFINE_LOOP(i8Matrix, I8_MATRIX, ".arch armv8.6-a+i8mm\n\t")

#define READ(PLACE) "ldp q0, q1, [%0, #" PLACE "]\n\t"
#define COPY(PLACE) READ(PLACE) "stp q0, q1, [%1, #" PLACE "]\n\t"
#define STEP(ONE)                                                              \
  ONE("0")                                                                     \
  ONE("32") ONE("64") ONE("96") ONE("128") ONE("160") ONE("192") ONE("224")

void readNeon(const char *data, int64_t bytes) {
  const char *end = data + bytes;
  asm volatile("1:\n\t" STEP(READ) "add %0, %0, #256\n\t"
                                   "cmp %0, %1\n\t"
                                   "b.lo 1b\n\t"
               : "+r"(data)
               : "r"(end)
               : "cc", "memory", "v0", "v1");
}

void copyNeon(const char *from, char *to, int64_t bytes) {
  const char *end = from + bytes;
  asm volatile("1:\n\t" STEP(COPY) "add %0, %0, #256\n\t"
                                   "add %1, %1, #256\n\t"
                                   "cmp %0, %2\n\t"
                                   "b.lo 1b\n\t"
               : "+r"(from), "+r"(to)
               : "r"(end)
               : "cc", "memory", "v0", "v1");
}

#endif

} // namespace

#if defined(__x86_64__)

ArithmeticLoop tenon::arithmeticLoop(NumberKind kind,
                                     std::string_view features) {
  // Four-byte numbers per vector, times operations on each, times chains.
  auto vectors = [](void (*run)(int64_t), double bytes, double each) {
    return ArithmeticLoop{run, bytes / 4 * each * kChains};
  };
  bool wide = has(features, "avx512f");
  switch (kind) {
  case NumberKind::F64:
    return wide                   ? vectors(f64Avx512, 64, 1)
           : has(features, "fma") ? vectors(f64Fma, 32, 1)
           : has(features, "avx") ? vectors(f64Avx, 32, 1)
                                  : vectors(f64Sse, 16, 1);
  case NumberKind::F16:
    if (has(features, "avx512fp16"))
      return vectors(f16Avx512, 64, 4);
    break;
  case NumberKind::BF16:
    if (has(features, "amx-bf16"))
      return {bf16Tiles, kTileChains * kTileNumbers * 32 * 2};
    if (has(features, "avx512bf16"))
      return vectors(bf16Avx512, 64, 4);
    break;
  case NumberKind::I8:
    if (has(features, "amx-int8"))
      return {i8Tiles, kTileChains * kTileNumbers * 64 * 2};
    return has(features, "avx512vnni") ? vectors(i8Avx512Vnni, 64, 8)
           : has(features, "avxvnni")  ? vectors(i8AvxVnni, 32, 8)
           : has(features, "avx512bw") ? vectors(i8Avx512, 64, 4)
           : has(features, "avx2")     ? vectors(i8Avx2, 32, 4)
                                       : vectors(i8Sse, 16, 4);
  case NumberKind::F32:
    break;
  }
  return wide                   ? vectors(f32Avx512, 64, 2)
         : has(features, "fma") ? vectors(f32Fma, 32, 2)
         : has(features, "avx") ? vectors(f32Avx, 32, 2)
                                : vectors(f32Sse, 16, 2);
}

MemoryLoops tenon::memoryLoops(std::string_view features) {
  if (has(features, "avx512f"))
    return {readAvx512, copyAvx512};
  if (has(features, "avx"))
    return {readAvx, copyAvx};
  return {readSse, copySse};
}

void tenon::flushCaches(const char *data, int64_t bytes) {
  for (int64_t i = 0; i < bytes; i += 64)
    __builtin_ia32_clflush(data + i);
  __builtin_ia32_mfence();
}

#elif defined(__aarch64__)

ArithmeticLoop tenon::arithmeticLoop(NumberKind kind,
                                     std::string_view features) {
  switch (kind) {
  case NumberKind::F64:
    return {f64Neon, 2 * 2 * kChains};
  case NumberKind::F16:
    if (has(features, "fullfp16"))
      return {f16Half, 8 * 2 * kChains};
    break;
  case NumberKind::BF16:
    if (has(features, "bf16"))
      return {bf16Dot, 4 * 4 * 2 * kChains};
    break;
  case NumberKind::I8:
    if (has(features, "i8mm"))
      return {i8Matrix, 4 * 8 * 2 * kChains};
    if (has(features, "dotprod"))
      return {i8Dot, 4 * 4 * 2 * kChains};
    return {i8Neon, 4 * 2 * kChains};
  case NumberKind::F32:
    break;
  }
  return {f32Neon, 4 * 2 * kChains};
}

MemoryLoops tenon::memoryLoops(std::string_view) {
  return {readNeon, copyNeon};
}

void tenon::flushCaches(const char *data, int64_t bytes) {
  for (int64_t i = 0; i < bytes; i += 64)
    asm volatile("dc civac, %0" : : "r"(data + i) : "memory");
  asm volatile("dsb ish" : : : "memory");
}

#else

ArithmeticLoop tenon::arithmeticLoop(NumberKind, std::string_view) {
  return {};
}
MemoryLoops tenon::memoryLoops(std::string_view) { return {}; }
void tenon::flushCaches(const char *, int64_t) {}

#endif
