//===- ChloOps.td - Higher-level operations that expand into others --*- tablegen -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CHLO_OPS_TD
#define CHLO_OPS_TD

include "Dialect/StableHLO/IR/StableHLOBase.td"

def Chlo_Dialect : Dialect {
  let name = "chlo";
  let cppNamespace = "::tenon::chlo";
  let summary = "operations that expand into stablehlo's, to be read";
  let useDefaultAttributePrinterParser = 1;
  let usePropertiesForAttributes = 1;
}

class Chlo_Op<string mnemonic, list<Trait> traits = []> : Op<Chlo_Dialect, mnemonic, !listconcat([Pure], traits)> {
  let summary = "see the CHLO operations of StableHLO";
}

class Chlo_UnaryOp<string mnemonic> : Chlo_Op<mnemonic, [SameOperandsAndResultShape]> {
  let arguments = (ins SHLO_Tensor:$operand);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `->` type($result)";
}
class Chlo_BinaryOp<string mnemonic> : Chlo_Op<mnemonic, [SameOperandsAndResultShape]> {
  let arguments = (ins SHLO_Tensor:$lhs, SHLO_Tensor:$rhs);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = "operands attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)";
}

def Chlo_AcosOp : Chlo_UnaryOp<"acos">;
def Chlo_AcoshOp : Chlo_UnaryOp<"acosh">;
def Chlo_AsinOp : Chlo_UnaryOp<"asin">;
def Chlo_AsinhOp : Chlo_UnaryOp<"asinh">;
def Chlo_AtanOp : Chlo_UnaryOp<"atan">;
def Chlo_AtanhOp : Chlo_UnaryOp<"atanh">;
def Chlo_BesselI1eOp : Chlo_UnaryOp<"bessel_i1e">;
def Chlo_ConjOp : Chlo_UnaryOp<"conj">;
def Chlo_CoshOp : Chlo_UnaryOp<"cosh">;
def Chlo_DigammaOp : Chlo_UnaryOp<"digamma">;
def Chlo_ErfOp : Chlo_UnaryOp<"erf">;
def Chlo_ErfInvOp : Chlo_UnaryOp<"erf_inv">;
def Chlo_ErfcOp : Chlo_UnaryOp<"erfc">;
def Chlo_IsInfOp : Chlo_UnaryOp<"is_inf">;
def Chlo_IsNegInfOp : Chlo_UnaryOp<"is_neg_inf">;
def Chlo_IsPosInfOp : Chlo_UnaryOp<"is_pos_inf">;
def Chlo_LgammaOp : Chlo_UnaryOp<"lgamma">;
def Chlo_SinhOp : Chlo_UnaryOp<"sinh">;
def Chlo_SquareOp : Chlo_UnaryOp<"square">;
def Chlo_TanOp : Chlo_UnaryOp<"tan">;

def Chlo_MulhiOp : Chlo_BinaryOp<"mulhi">;
def Chlo_NextAfterOp : Chlo_BinaryOp<"next_after">;
def Chlo_PolygammaOp : Chlo_BinaryOp<"polygamma">;
def Chlo_ZetaOp : Chlo_BinaryOp<"zeta">;

def Chlo_ConstantOp : Chlo_Op<"constant", [ConstantLike, AllTypesMatch<["value", "output"]>]> {
  let arguments = (ins ElementsAttr:$value);
  let results = (outs SHLO_Tensor:$output);
  let assemblyFormat = "attr-dict $value";
  let hasFolder = 1;
  let hasVerifier = 1;
}
def Chlo_ConstantLikeOp : Chlo_Op<"constant_like", [SameOperandsAndResultShape]> {
  let arguments = (ins SHLO_Tensor:$operand, TypedAttrInterface:$value);
  let results = (outs SHLO_Tensor:$result);
}

def Chlo_TopKOp : Chlo_Op<"top_k"> {
  let arguments = (ins SHLO_Tensor:$operand, I64Attr:$k);
  let results = (outs SHLO_Tensor:$values, SHLO_IntTensor:$indices);
  let assemblyFormat = [{
    `(` $operand `,` `k` `=` custom<PlainInt>($k) `)` attr-dict `:` type($operand) `->`
    `(` type($values) `,` type($indices) `)`
  }];
  let hasVerifier = 1;
}

def Chlo_ScanOp : Op<Chlo_Dialect, "scan", [
    RecursiveMemoryEffects, AttrSizedOperandSegments, AttrSizedResultSegments]> {
  let summary = "a function with a carry, over the slices along a dimension";
  let arguments = (ins Variadic<SHLO_Tensor>:$inputs, Variadic<SHLO_Tensor>:$inits, I64Attr:$dimension,
    DefaultValuedOptionalAttr<BoolAttr, "false">:$is_reverse, OptionalAttr<BoolAttr>:$is_associative);
  let results = (outs Variadic<SHLO_Tensor>:$outputs, Variadic<SHLO_Tensor>:$carries);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def Chlo_PrecisionAttr : EnumAttr<Chlo_Dialect, SHLO_Precision, "precision">;

def Chlo_RaggedDotAttr : AttrDef<Chlo_Dialect, "RaggedDotDimensionNumbers"> {
  let mnemonic = "ragged_dot";
  let parameters = (ins
    SHLO_Dims<>:$lhs_batching_dimensions, SHLO_Dims<>:$rhs_batching_dimensions,
    SHLO_Dims<>:$lhs_contracting_dimensions, SHLO_Dims<>:$rhs_contracting_dimensions,
    SHLO_Dims<>:$lhs_ragged_dimensions, SHLO_Dims<>:$rhs_group_dimensions);
  let assemblyFormat = "`<` struct(params) `>`";
}
def Chlo_RaggedDotOp : Chlo_Op<"ragged_dot"> {
  let arguments = (ins SHLO_Tensor:$lhs, SHLO_Tensor:$rhs, SHLO_IntTensor:$group_sizes,
    Chlo_RaggedDotAttr:$ragged_dot_dimension_numbers, OptionalAttr<ArrayAttr>:$precision_config);
  let results = (outs SHLO_Tensor:$result);
  let hasVerifier = 1;
}

#endif // CHLO_OPS_TD
