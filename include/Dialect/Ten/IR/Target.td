//===- Target.td - The machine that code is made for -*- tablegen -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TEN_TARGET_TD
#define TEN_TARGET_TD

include "Dialect/Ten/IR/TenBase.td"
include "mlir/IR/AttrTypeBase.td"

def Ten_GpuTarget : AttrDef<Ten_Dialect, "GpuTarget"> {
  let mnemonic = "gpu_target";
  let summary = "the GPU that kernels are made for";
  let description = [{
    `chip`: "sm_80" and such, or "gpu-sim". `warp`: threads that run together.
    `shared`: bytes of shared memory of a block. `matrices`: whether it has
    instructions that multiply matrices (tensor cores).

    ```mlir
    #ten.gpu_target<chip = "sm_90a", warp = 32, shared = 49152, matrices = true>
    ```
  }];
  let parameters = (ins StringRefParameter<>:$chip, "int64_t":$warp, "int64_t":$shared, "bool":$matrices);
  let assemblyFormat = "`<` struct(params) `>`";
  let genVerifyDecl = 1;
}

def Ten_Target : AttrDef<Ten_Dialect, "Target"> {
  let mnemonic = "target";
  let summary = "the machine that code is made for";
  let description = [{
    On a module, `ten.target`: what passes ask of the machine, by the tables of
    `lib/Target`. `features`: LLVM's names of the instruction sets that code may
    use, separated by spaces. `vector_bytes`, `vector_registers`: size and number
    of the vector registers. `l1`, `l2`: bytes of a core's caches for data.
    `dot`: the instructions that multiply and add groups of narrow elements, the
    best first (names of the table `DotInstructions`). `gpu`: where kernels run,
    if not on the CPU.

    ```mlir
    module attributes {ten.target = #ten.target<triple = "x86_64-unknown-linux-gnu", cpu = "x86-64-v3",
        features = "avx avx2 fma", vector_bytes = 32, vector_registers = 16, l1 = 32768, l2 = 524288,
        dot = ["pmaddwd.256"]>} { ... }
    ```
  }];
  let parameters = (ins StringRefParameter<>:$triple, StringRefParameter<>:$cpu, StringRefParameter<>:$features,
    "int64_t":$vector_bytes, "int64_t":$vector_registers, "int64_t":$l1, "int64_t":$l2, "::mlir::ArrayAttr":$dot,
    OptionalParameter<"::tenon::ten::GpuTargetAttr">:$gpu);
  let assemblyFormat = "`<` struct(params) `>`";
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    /// Returns whether the target has the instruction set.
    bool hasFeature(::llvm::StringRef name) const;
  }];
}

#endif // TEN_TARGET_TD
