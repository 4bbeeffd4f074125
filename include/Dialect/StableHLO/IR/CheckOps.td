//===- CheckOps.td - Comparisons with expected values ------*- tablegen -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CHECK_OPS_TD
#define CHECK_OPS_TD

include "Dialect/StableHLO/IR/StableHLOBase.td"

def Check_Dialect : Dialect {
  let name = "check";
  let cppNamespace = "::tenon::check";
  let summary = "comparisons with expected values, for conformance tests";
  let usePropertiesForAttributes = 1;
}

class Check_Op<string mnemonic> : Op<Check_Dialect, mnemonic> {
  let summary = "end the run with an error unless the values agree";
}

def Check_ExpectEqOp : Check_Op<"expect_eq"> {
  let arguments = (ins SHLO_Tensor:$actual, SHLO_Tensor:$expected);
  let assemblyFormat = "operands attr-dict `:` custom<SameTypes>(type($actual), type($expected))";
}
def Check_ExpectEqConstOp : Check_Op<"expect_eq_const"> {
  let arguments = (ins SHLO_Tensor:$actual, ElementsAttr:$value);
  let assemblyFormat = "$actual `,` custom<ConstantAndType>($value, type($actual)) attr-dict";
}
def Check_ExpectAlmostEqOp : Check_Op<"expect_almost_eq"> {
  let arguments = (ins SHLO_Tensor:$actual, SHLO_Tensor:$expected,
    DefaultValuedOptionalAttr<F64Attr, "1.000000e-04">:$tolerance);
  let assemblyFormat = [{
    $actual `,` $expected (`,` `tolerance` `=` $tolerance^)? attr-dict `:` custom<SameTypes>(type($actual), type($expected))
  }];
}
def Check_ExpectAlmostEqConstOp : Check_Op<"expect_almost_eq_const"> {
  let arguments = (ins SHLO_Tensor:$actual, ElementsAttr:$value,
    DefaultValuedOptionalAttr<F64Attr, "1.000000e-04">:$tolerance);
  let assemblyFormat = "$actual `,` custom<ConstantAndType>($value, type($actual)) attr-dict";
}
def Check_ExpectCloseOp : Check_Op<"expect_close"> {
  let arguments = (ins SHLO_Tensor:$actual, SHLO_Tensor:$expected,
    DefaultValuedOptionalAttr<I64Attr, "0">:$min_ulp_difference,
    DefaultValuedOptionalAttr<I64Attr, "0">:$max_ulp_difference);
  let assemblyFormat = [{
    $actual `,` $expected `` custom<UlpRange>($max_ulp_difference, $min_ulp_difference) attr-dict
    `:` type($actual) `,` type($expected)
  }];
}

#endif // CHECK_OPS_TD
