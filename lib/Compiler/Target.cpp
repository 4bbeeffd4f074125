//===- Target.cpp - The target machine ------------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CodeGen/MachineCode.h"
#include "Compiler/Compiler.h"
#include "Runtime/CpuCaches.h"
#include "Runtime/CpuFeatures.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/TargetParser/SubtargetFeature.h"
#include <array>
#include <map>
#include <mutex>

using namespace llvm;

namespace tenon {

/// Instruction set extensions of x86 that code may use; an artifact lists those
/// it needs.
static const char *const x86Sets[] = {
    "sse3",       "ssse3",      "sse4.1",     "sse4.2",      "popcnt",
    "avx",        "avx2",       "fma",        "f16c",        "bmi",
    "bmi2",       "lzcnt",      "movbe",      "avx512f",     "avx512cd",
    "avx512bw",   "avx512dq",   "avx512vl",   "avx512vnni",  "avx512bf16",
    "avx512vbmi", "avx512ifma", "avx512fp16", "avx512vbmi2", "avx512bitalg",
    "avxvnni",    "gfni",       "vaes",       "vpclmulqdq",  "avx512vpopcntdq",
    "amx-tile",   "amx-bf16",   "amx-int8"};
static const char *const armSets[] = {
    "fp-armv8", "neon",      "lse",  "rdm",   "fullfp16",
    "fp16fml",  "complxnum", "rcpc", "flagm", "dotprod",
    "sha3",     "i8mm",      "bf16", "sve",   "sve2"};
static const char *const riscvSets[] = {"m", "a", "f",       "d",
                                        "c", "v", "zvl256b", "zvl512b"};
static const char *const wasmSets[] = {"simd128", "relaxed-simd",
                                       "bulk-memory"};

/// An architecture that Target/ has a table of.
struct Architecture {
  Triple::ArchType arch;
  Triple::ObjectFormatType format;
  /// LLVM's name of the CPU that "generic" is, and what it has besides.
  const char *generic, *features;
  ArrayRef<const char *> instructionSets;
};
static const Architecture architectures[] = {
    {Triple::x86_64, Triple::ELF, "generic", "", x86Sets},
    {Triple::aarch64, Triple::ELF, "generic", "", armSets},
    // Extensions that distributions of Linux require.
    {Triple::riscv64, Triple::ELF, "generic-rv64", "+m,+a,+f,+d,+c", riscvSets},
    // Features of all browsers since 2021.
    {Triple::wasm32, Triple::Wasm, "generic", "+simd128,+bulk-memory",
     wasmSets},
};

void initializeTargets() {
  static const bool initialized = [] {
    InitializeAllTargetInfos();
    InitializeAllTargets();
    InitializeAllTargetMCs();
    InitializeAllAsmPrinters();
    InitializeAllAsmParsers();
    return true;
  }();
  (void)initialized;
}

Status checkGpuArchitecture(const std::string &gpu) {
  initializeTargets();
  std::string error;
  const llvm::Target *found =
      TargetRegistry::lookupTarget(Triple(kGpuTriple), error);
  if (!found)
    return badInput("'--target-gpu' needs LLVM's NVPTX backend, which this "
                    "LLVM does not have");
  if (isGpuArchitecture(*found, gpu))
    return {};
  return badInput("expects '--target-gpu' to be an architecture of NVIDIA's "
                  "GPUs, such as sm_80 or sm_90a, got '",
                  gpu, "'");
}

static Result<Target> makeNewTarget(const std::string &triple,
                                    const std::string &cpu,
                                    const std::string &features) {
  initializeTargets();
  Target target;
  std::string host = sys::getProcessTriple();
  target.triple = triple.empty() ? host : Triple::normalize(triple);
  bool native = cpu.empty() || cpu == "native";
  SubtargetFeatures list;
  if (native && Triple(target.triple).getArch() == Triple(host).getArch()) {
    target.cpu = sys::getHostCPUName().str();
    std::map<int64_t, int64_t> caches = cachesOfCore();
    target.l1 = caches[1];
    target.l2 = caches[2];
    StringMap<bool> hostFeatures = sys::getHostCPUFeatures();
    std::vector<std::string> names;
    for (const auto &feature : hostFeatures) {
      // A process must request AMX, and may be refused.
      bool usable =
          feature.second && (!feature.first().starts_with("amx") ||
                             missingFeatures(feature.first()).empty());
      names.push_back(((usable ? "+" : "-") + feature.first()).str());
    }
    llvm::sort(names);
    for (const std::string &name : names)
      list.AddFeature(name);
  } else if (native) {
    target.cpu = "generic";
  } else {
    target.cpu = cpu;
  }
  SmallVector<StringRef> extra;
  StringRef(features).split(extra, ',', -1, /*KeepEmpty=*/false);
  for (StringRef feature : extra) {
    if (feature.front() != '+' && feature.front() != '-')
      return badInput("expects target features like '+avx2,-fma', got '",
                      feature.str(), "'");
    list.AddFeature(feature);
  }
  std::string error;
  Triple parsed(target.triple);
  const llvm::Target *found = TargetRegistry::lookupTarget(parsed, error);
  if (!found)
    return badInput("unknown target triple '", target.triple, "': ", error);
  // LLVM supports more targets, but code generation needs tables of registers
  // and instructions.
  const auto *known = llvm::find_if(architectures, [&](const auto &row) {
    return row.arch == parsed.getArch() &&
           row.format == parsed.getObjectFormat();
  });
  if (known == std::end(architectures))
    return badInput("no code is generated for target triple '", target.triple,
                    "'; expects ELF for x86_64, aarch64 or riscv64, or wasm32, "
                    "such as 'aarch64-unknown-linux-gnu'");
  if (target.cpu == "generic") {
    target.cpu = known->generic;
    SubtargetFeatures all(known->features);
    for (const std::string &feature : list.getFeatures())
      all.AddFeature(feature);
    list = std::move(all);
  }
  target.features = list.getString();
  // First for the generic CPU: LLVM prints a warning for an unknown one.
  std::unique_ptr<MCSubtargetInfo> info(
      found->createMCSubtargetInfo(parsed, "", ""));
  if (!info || !info->isCPUStringValid(target.cpu))
    return badInput("unknown CPU '", target.cpu, "' for '", target.triple, "'");
  // Check extra features as well.
  for (StringRef feature : extra)
    if (llvm::none_of(info->getAllProcessorFeatures(), [&](const auto &listed) {
          return feature.drop_front() == listed.Key;
        }))
      return badInput("unknown target feature '", feature.str(), "' for '",
                      target.triple, "'");
  info.reset(found->createMCSubtargetInfo(parsed, target.cpu, target.features));
  for (const char *name : known->instructionSets)
    if (info->checkFeatures(std::string("+") + name))
      target.needed += (target.needed.empty() ? "" : " ") + std::string(name);
  return target;
}

Result<Target> makeTarget(const std::string &triple, const std::string &cpu,
                          const std::string &features) {
  // Asking the machine takes longer than compiling an operation.
  static std::mutex mutex;
  static auto *const made =
      new std::map<std::array<std::string, 3>, Result<Target>>;
  std::lock_guard<std::mutex> lock(mutex);
  std::array<std::string, 3> key = {triple, cpu, features};
  auto found = made->find(key);
  if (found == made->end())
    found = made->emplace(key, makeNewTarget(triple, cpu, features)).first;
  return found->second;
}

} // namespace tenon
