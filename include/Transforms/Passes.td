//===- Passes.td - Programs, memory, kernels ---------------*- tablegen -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_TRANSFORMS_PASSES_TD
#define TENON_TRANSFORMS_PASSES_TD

include "Transforms/ProgramPasses.td"
include "Transforms/QuantizationPasses.td"
include "Transforms/BufferPasses.td"
include "Transforms/KernelPasses.td"

#endif // TENON_TRANSFORMS_PASSES_TD
