//===- CpuFeatures.cpp - Features of this CPU -----------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Detects CPU features by LLVM's names: on x86-64 by CPUID, with the state that
// the operating system saves (XGETBV), and on AArch64 and
// RISC-V by the auxiliary vector.
//
//===----------------------------------------------------------------------===//

#include "Runtime/CpuFeatures.h"

#include <algorithm>
#include <cstdint>

#if defined(__x86_64__)
#include <cpuid.h>
#include <sys/syscall.h>
#include <unistd.h>
#elif defined(__aarch64__) || defined(__riscv)
#include <sys/auxv.h>
#endif

using namespace tenon;

#if defined(__x86_64__)

namespace {
/// The register state that the operating system must save for a feature to be
/// usable.
enum class Needs : uint8_t { Nothing, AVX, AVX512, AMX };
enum Register : uint8_t { EAX, EBX, ECX, EDX };

struct Feature {
  const char *name;
  uint32_t leaf;
  uint32_t subleaf;
  Register reg;
  uint8_t bit;
  Needs needs;
};

constexpr Needs plain = Needs::Nothing, avx = Needs::AVX,
                avx512 = Needs::AVX512, amx = Needs::AMX;

/// The bits are documented in Intel's Software Developer's Manual (CPUID) and
/// AMD's Architecture Programmer's Manual, volume 3, appendix E.
constexpr Feature features[] = {
    {"cx8", 1, 0, EDX, 8, plain},
    {"cmov", 1, 0, EDX, 15, plain},
    {"mmx", 1, 0, EDX, 23, plain},
    {"fxsr", 1, 0, EDX, 24, plain},
    {"sse", 1, 0, EDX, 25, plain},
    {"sse2", 1, 0, EDX, 26, plain},
    {"sse3", 1, 0, ECX, 0, plain},
    {"pclmul", 1, 0, ECX, 1, plain},
    {"ssse3", 1, 0, ECX, 9, plain},
    {"fma", 1, 0, ECX, 12, avx},
    {"cx16", 1, 0, ECX, 13, plain},
    {"sse4.1", 1, 0, ECX, 19, plain},
    {"sse4.2", 1, 0, ECX, 20, plain},
    {"crc32", 1, 0, ECX, 20, plain},
    {"movbe", 1, 0, ECX, 22, plain},
    {"popcnt", 1, 0, ECX, 23, plain},
    {"aes", 1, 0, ECX, 25, plain},
    {"xsave", 1, 0, ECX, 27, plain},
    {"avx", 1, 0, ECX, 28, avx},
    {"f16c", 1, 0, ECX, 29, avx},
    {"rdrnd", 1, 0, ECX, 30, plain},
    {"fsgsbase", 7, 0, EBX, 0, plain},
    {"sgx", 7, 0, EBX, 2, plain},
    {"bmi", 7, 0, EBX, 3, plain},
    {"avx2", 7, 0, EBX, 5, avx},
    {"bmi2", 7, 0, EBX, 8, plain},
    {"invpcid", 7, 0, EBX, 10, plain},
    {"rtm", 7, 0, EBX, 11, plain},
    {"avx512f", 7, 0, EBX, 16, avx512},
    {"avx512dq", 7, 0, EBX, 17, avx512},
    {"rdseed", 7, 0, EBX, 18, plain},
    {"adx", 7, 0, EBX, 19, plain},
    {"avx512ifma", 7, 0, EBX, 21, avx512},
    {"clflushopt", 7, 0, EBX, 23, plain},
    {"clwb", 7, 0, EBX, 24, plain},
    {"avx512cd", 7, 0, EBX, 28, avx512},
    {"sha", 7, 0, EBX, 29, plain},
    {"avx512bw", 7, 0, EBX, 30, avx512},
    {"avx512vl", 7, 0, EBX, 31, avx512},
    {"avx512vbmi", 7, 0, ECX, 1, avx512},
    {"pku", 7, 0, ECX, 4, plain},
    {"waitpkg", 7, 0, ECX, 5, plain},
    {"avx512vbmi2", 7, 0, ECX, 6, avx512},
    {"shstk", 7, 0, ECX, 7, plain},
    {"gfni", 7, 0, ECX, 8, plain},
    {"vaes", 7, 0, ECX, 9, avx},
    {"vpclmulqdq", 7, 0, ECX, 10, avx},
    {"avx512vnni", 7, 0, ECX, 11, avx512},
    {"avx512bitalg", 7, 0, ECX, 12, avx512},
    {"avx512vpopcntdq", 7, 0, ECX, 14, avx512},
    {"rdpid", 7, 0, ECX, 22, plain},
    {"kl", 7, 0, ECX, 23, plain},
    {"cldemote", 7, 0, ECX, 25, plain},
    {"movdiri", 7, 0, ECX, 27, plain},
    {"movdir64b", 7, 0, ECX, 28, plain},
    {"enqcmd", 7, 0, ECX, 29, plain},
    {"uintr", 7, 0, EDX, 5, plain},
    {"avx512vp2intersect", 7, 0, EDX, 8, avx512},
    {"serialize", 7, 0, EDX, 14, plain},
    {"tsxldtrk", 7, 0, EDX, 16, plain},
    {"pconfig", 7, 0, EDX, 18, plain},
    {"amx-bf16", 7, 0, EDX, 22, amx},
    {"avx512fp16", 7, 0, EDX, 23, avx512},
    {"amx-tile", 7, 0, EDX, 24, amx},
    {"amx-int8", 7, 0, EDX, 25, amx},
    {"sha512", 7, 1, EAX, 0, plain},
    {"sm3", 7, 1, EAX, 1, plain},
    {"sm4", 7, 1, EAX, 2, plain},
    {"raoint", 7, 1, EAX, 3, plain},
    {"avxvnni", 7, 1, EAX, 4, avx},
    {"avx512bf16", 7, 1, EAX, 5, avx512},
    {"cmpccxadd", 7, 1, EAX, 7, plain},
    {"amx-fp16", 7, 1, EAX, 21, amx},
    {"hreset", 7, 1, EAX, 22, plain},
    {"avxifma", 7, 1, EAX, 23, avx},
    {"movrs", 7, 1, EAX, 31, plain},
    {"avxvnniint8", 7, 1, EDX, 4, avx},
    {"avxneconvert", 7, 1, EDX, 5, avx},
    {"amx-complex", 7, 1, EDX, 8, amx},
    {"avxvnniint16", 7, 1, EDX, 10, avx},
    {"prefetchi", 7, 1, EDX, 14, plain},
    {"usermsr", 7, 1, EDX, 15, plain},
    {"xsaveopt", 0xd, 1, EAX, 0, avx},
    {"xsavec", 0xd, 1, EAX, 1, avx},
    {"xsaves", 0xd, 1, EAX, 3, avx},
    {"ptwrite", 0x14, 0, EBX, 4, plain},
    {"widekl", 0x19, 0, EBX, 2, plain},
    {"sahf", 0x80000001, 0, ECX, 0, plain},
    {"lzcnt", 0x80000001, 0, ECX, 5, plain},
    {"sse4a", 0x80000001, 0, ECX, 6, plain},
    {"prfchw", 0x80000001, 0, ECX, 8, plain},
    {"xop", 0x80000001, 0, ECX, 11, avx},
    {"lwp", 0x80000001, 0, ECX, 15, plain},
    {"fma4", 0x80000001, 0, ECX, 16, avx},
    {"tbm", 0x80000001, 0, ECX, 21, plain},
    {"mwaitx", 0x80000001, 0, ECX, 29, plain},
    {"64bit", 0x80000001, 0, EDX, 29, plain},
    {"clzero", 0x80000008, 0, EBX, 0, plain},
    {"rdpru", 0x80000008, 0, EBX, 4, plain},
    {"wbnoinvd", 0x80000008, 0, EBX, 9, plain},
};

uint64_t enabledState() {
  uint32_t low, high;
  asm volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
  return uint64_t(high) << 32 | low;
}
} // namespace

/// Requests permission to use AMX tile registers, which Linux grants per
/// process: see its documentation of x86, "Using XSTATE features in user space
/// applications".
static bool isGranted(std::string_view feature) {
  constexpr long kRequestPermission = 0x1023, kTileData = 18;
  if (feature.substr(0, 3) != "amx")
    return true;
  static const bool granted =
      syscall(SYS_arch_prctl, kRequestPermission, kTileData) == 0;
  return granted;
}

const char *tenon::hostArchitecture() { return "x86_64"; }

static std::vector<std::string> detect() {
  uint32_t regs[4];
  auto query = [&](uint32_t leaf, uint32_t subleaf) {
    return __get_cpuid_count(leaf, subleaf, &regs[EAX], &regs[EBX], &regs[ECX],
                             &regs[EDX]) != 0;
  };
  bool hasAVX = false, hasAVX512 = false, hasAMX = false;
  if (query(1, 0) && (regs[ECX] & (1u << 27))) { // OSXSAVE
    uint64_t state = enabledState();
    hasAVX = (state & 0x6) == 0x6; // XMM and YMM registers
    hasAVX512 = hasAVX && (state & 0xe0) == 0xe0;
    hasAMX = (state & 0x60000) == 0x60000;
  }
  std::vector<std::string> names;
  for (const Feature &feature : features) {
    if (!query(feature.leaf, feature.subleaf) ||
        !(regs[feature.reg] >> feature.bit & 1))
      continue;
    if ((feature.needs == Needs::AVX && !hasAVX) ||
        (feature.needs == Needs::AVX512 && !hasAVX512) ||
        (feature.needs == Needs::AMX && !hasAMX))
      continue;
    names.push_back(feature.name);
  }
  return names;
}

#elif defined(__aarch64__)

namespace {
struct Feature {
  const char *name;
  unsigned long capability; ///< AT_HWCAP or AT_HWCAP2
  int bit;
};
/// The bits are those of Linux's user interface, asm/hwcap.h.
constexpr Feature features[] = {
    {"fp-armv8", AT_HWCAP, 0}, {"neon", AT_HWCAP, 1},
    {"aes", AT_HWCAP, 3},      {"sha2", AT_HWCAP, 6},
    {"crc", AT_HWCAP, 7},      {"lse", AT_HWCAP, 8},
    {"fullfp16", AT_HWCAP, 9}, {"rdm", AT_HWCAP, 12},
    {"jsconv", AT_HWCAP, 13},  {"complxnum", AT_HWCAP, 14},
    {"rcpc", AT_HWCAP, 15},    {"ccpp", AT_HWCAP, 16},
    {"sha3", AT_HWCAP, 17},    {"sm4", AT_HWCAP, 19},
    {"dotprod", AT_HWCAP, 20}, {"sve", AT_HWCAP, 22},
    {"fp16fml", AT_HWCAP, 23}, {"flagm", AT_HWCAP, 27},
    {"ssbs", AT_HWCAP, 28},    {"sb", AT_HWCAP, 29},
    {"sve2", AT_HWCAP2, 1},    {"sve2-aes", AT_HWCAP2, 2},
    {"i8mm", AT_HWCAP2, 13},   {"bf16", AT_HWCAP2, 14},
};
} // namespace

const char *tenon::hostArchitecture() { return "aarch64"; }

static std::vector<std::string> detect() {
  std::vector<std::string> names;
  for (const Feature &feature : features)
    if (getauxval(feature.capability) >> feature.bit & 1)
      names.push_back(feature.name);
  return names;
}

#elif defined(__riscv) && __riscv_xlen == 64

const char *tenon::hostArchitecture() { return "riscv64"; }

static std::vector<std::string> detect() {
  std::vector<std::string> names;
  // Linux reports the extensions of one letter as bits.
  unsigned long letters = getauxval(AT_HWCAP);
  for (char letter : {'m', 'a', 'f', 'd', 'c', 'v'})
    if (letters >> (letter - 'a') & 1)
      names.emplace_back(1, letter);
  if (names.empty() || names.back() != "v")
    return names;
  // The register vlenb, the bytes of a vector.
  unsigned long bytes;
  asm volatile("csrr %0, 0xc22" : "=r"(bytes));
  if (bytes >= 32)
    names.emplace_back("zvl256b");
  if (bytes >= 64)
    names.emplace_back("zvl512b");
  return names;
}

#else

const char *tenon::hostArchitecture() { return ""; }
static std::vector<std::string> detect() { return {}; }

#endif

#if !defined(__x86_64__)
static bool isGranted(std::string_view) { return true; }
#endif

const std::vector<std::string> &tenon::hostFeatures() {
  static const std::vector<std::string> names = detect();
  return names;
}

std::vector<std::string> tenon::missingFeatures(std::string_view needed) {
  const std::vector<std::string> &host = hostFeatures();
  std::vector<std::string> missing;
  while (!needed.empty()) {
    size_t end = std::min(needed.find_first_of(" ,"), needed.size());
    std::string_view name = needed.substr(0, end);
    needed.remove_prefix(std::min(end + 1, needed.size()));
    if (name.empty() || name[0] == '-')
      continue;
    if (name[0] == '+')
      name.remove_prefix(1);
    if (std::find(host.begin(), host.end(), name) == host.end() ||
        !isGranted(name))
      missing.emplace_back(name);
  }
  return missing;
}
