//===- AheadFlags.cpp - Flags of compiling ahead of time ------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Options/AheadFlags.h"
#include "Compiler/Compiler.h"
#include "Compiler/WriteArtifact.h"
#include "llvm/TargetParser/Triple.h"

using namespace llvm;

namespace tenon {

void AheadFlags::addTo(CommandLine &line) {
  line.flag("name", name,
            "prefix of the exported symbol NAME_artifact (the output's name)");
  line.flag("target-triple", triple, "machine to compile for (this one)");
  code.addTo(line);
  line.flag("bind", bind,
            "0,2,5-7, a name, or all-but:0: arguments of the only public "
            "function, or of 'main', that tenon_bind sets once");
  line.flag("weights", weights,
            "model.safetensors: binds the arguments with the names of its "
            "arrays, or the last ones; tenon_bind_file gives them");
  line.flag("sizes", sizes,
            "ARG:8x?x64,... static sizes for dynamic dimensions of this "
            "argument of the only public function, or of 'main'");
  line.flag("device", device,
            "device of the kernels: cpu, gpu-sim or cuda (cpu)");
  line.flag("target-gpu", gpu, "cuda: architecture to compile for (sm_80)");
  line.flag("ptxas", ptxas,
            "cuda: NVIDIA's assembler, to embed machine code in addition to "
            "PTX, or none (the one in $PATH, if there is one)");
  line.flag("allow-interpret", allowInterpret,
            "refused: an artifact has no interpreter");
  line.flag("header", header,
            "model.h: a C header with a typed function for each entry");
}

Status AheadFlags::apply(const std::string &path, ArtifactKind kind,
                         CompileOptions &options) const {
  if (allowInterpret)
    return badInput("'--allow-interpret' is tensor-run's: an artifact has "
                    "no interpreter, all of it must be compiled");
  if (Status status = code.apply(triple, options); !status.ok())
    return status;
  std::optional<Device> parsed = parseDevice(device);
  if (!parsed || parsed == Device::Interpreter)
    return badInput("expects '--device' to be cpu, gpu-sim or cuda, got '",
                    device, "'");
  options.device = *parsed;
  if (!gpu.empty())
    if (Status status = checkGpuArchitecture(gpu); !status.ok())
      return status;
  options.gpu = gpu;
  if (kind == ArtifactKind::Ptx || (!gpu.empty() && parsed == Device::Cpu))
    options.device = Device::Cuda;
  if (ptxas != "none" && kind != ArtifactKind::Ptx)
    options.ptxas = ptxas;
  if (!header.empty() && options.device != Device::Cpu)
    return badInput("'--header' is for programs on the CPU");
  options.name = name.empty() ? symbolNameOf(path) : name;
  if (kind == ArtifactKind::SharedLibrary &&
      Triple(options.target.triple).isWasm())
    return badInput("expects '-o' to name a .o or .a file for WebAssembly, "
                    "which wasm-ld links, got '",
                    path, "'");
  return {};
}

} // namespace tenon
