//===- FloatContractOption.td - Option of passes -----------*- tablegen -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TEN_FLOATCONTRACTOPTION_TD
#define TEN_FLOATCONTRACTOPTION_TD

include "mlir/Pass/PassBase.td"

/// The floating-point contract, as `--fp` of the tools.
class FloatContractOption
    : Option<"fp", "fp", "::tenon::FloatContract",
             "::tenon::FloatContract::Contract", "the floating-point contract",
             [{::llvm::cl::values(
                 clEnumValN(::tenon::FloatContract::Strict, "strict",
                            "each operation rounds once; sums in any order"),
                 clEnumValN(::tenon::FloatContract::Contract, "contract",
                            "products fused into sums, sums reassociated"),
                 clEnumValN(::tenon::FloatContract::Fast, "fast",
                            "algebra of real numbers"))}]>;

#endif // TEN_FLOATCONTRACTOPTION_TD
