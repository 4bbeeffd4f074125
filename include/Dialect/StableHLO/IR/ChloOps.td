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
  let summary = "operations that expand into StableHLO, for import";
  let useDefaultAttributePrinterParser = 1;
  let usePropertiesForAttributes = 1;
}

class Chlo_Op<string mnemonic, list<Trait> traits = []> : Op<Chlo_Dialect, mnemonic, !listconcat([Pure], traits)> {
  let summary = "see the CHLO operations of StableHLO";
}

/// Unranked tensors are accepted by the parser; the import rejects them.
def Chlo_Tensor : Type<And<[AnyTensor.predicate, SHLO_WellQuantized.predicate]>, SHLO_Tensor.summary>;

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

def Chlo_WideInteger : Type<CPred<"$_self.isInteger() && !$_self.isInteger(1)">, "integer of 2 bits or more">;

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

def Chlo_MulhiOp : Chlo_Op<"mulhi", [SameOperandsAndResultType]> {
  let arguments = (ins RankedTensorOf<[Chlo_WideInteger]>:$lhs, RankedTensorOf<[Chlo_WideInteger]>:$rhs);
  let results = (outs RankedTensorOf<[Chlo_WideInteger]>:$result);
  let assemblyFormat = "operands attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)";
}
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
  let arguments = (ins Chlo_Tensor:$operand, TypedAttrInterface:$value);
  let results = (outs Chlo_Tensor:$result);
  let hasVerifier = 1;
}

//===-- Broadcasting operations -------------------------------------------===//

def Chlo_ComparisonDirectionAttr : EnumAttr<Chlo_Dialect, SHLO_ComparisonDirection, "comparison_direction"> {
  let constBuilderCall = "::tenon::chlo::ComparisonDirectionAttr::get($_builder.getContext(), $0)";
}
def Chlo_ComparisonTypeAttr : EnumAttr<Chlo_Dialect, SHLO_ComparisonType, "comparison_type"> {
  let constBuilderCall = "::tenon::chlo::ComparisonTypeAttr::get($_builder.getContext(), $0)";
}

/// The operation with the name after `broadcast_`, whose operands are first
/// broadcast to a common shape: as in NumPy, or along the named dimensions of
/// the larger operand.
class Chlo_BroadcastOp<string mnemonic, dag attributes = (ins)> : Chlo_Op<mnemonic> {
  let arguments = !con((ins Chlo_Tensor:$lhs, Chlo_Tensor:$rhs,
    OptionalAttr<DenseI64ArrayAttr>:$broadcast_dimensions), attributes);
  let results = (outs Chlo_Tensor:$result);
  let assemblyFormat = "operands attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type($result)";
  let hasVerifier = 1;
}

def Chlo_BroadcastAddOp : Chlo_BroadcastOp<"broadcast_add">;
def Chlo_BroadcastAndOp : Chlo_BroadcastOp<"broadcast_and">;
def Chlo_BroadcastAtan2Op : Chlo_BroadcastOp<"broadcast_atan2">;
def Chlo_BroadcastComplexOp : Chlo_BroadcastOp<"broadcast_complex">;
def Chlo_BroadcastDivOp : Chlo_BroadcastOp<"broadcast_divide">;
def Chlo_BroadcastMaxOp : Chlo_BroadcastOp<"broadcast_maximum">;
def Chlo_BroadcastMinOp : Chlo_BroadcastOp<"broadcast_minimum">;
def Chlo_BroadcastMulOp : Chlo_BroadcastOp<"broadcast_multiply">;
def Chlo_BroadcastNextAfterOp : Chlo_BroadcastOp<"broadcast_next_after">;
def Chlo_BroadcastOrOp : Chlo_BroadcastOp<"broadcast_or">;
def Chlo_BroadcastPolygammaOp : Chlo_BroadcastOp<"broadcast_polygamma">;
def Chlo_BroadcastPowOp : Chlo_BroadcastOp<"broadcast_power">;
def Chlo_BroadcastRemOp : Chlo_BroadcastOp<"broadcast_remainder">;
def Chlo_BroadcastShlOp : Chlo_BroadcastOp<"broadcast_shift_left">;
def Chlo_BroadcastShrSignedOp : Chlo_BroadcastOp<"broadcast_shift_right_arithmetic">;
def Chlo_BroadcastShrUnsignedOp : Chlo_BroadcastOp<"broadcast_shift_right_logical">;
def Chlo_BroadcastSubOp : Chlo_BroadcastOp<"broadcast_subtract">;
def Chlo_BroadcastXorOp : Chlo_BroadcastOp<"broadcast_xor">;
def Chlo_BroadcastZetaOp : Chlo_BroadcastOp<"broadcast_zeta">;
def Chlo_BroadcastCompareOp : Chlo_BroadcastOp<"broadcast_compare", (ins
    Chlo_ComparisonDirectionAttr:$comparison_direction, OptionalAttr<Chlo_ComparisonTypeAttr>:$compare_type)>;

def Chlo_BroadcastSelectOp : Chlo_Op<"broadcast_select"> {
  let arguments = (ins TensorOf<[I1]>:$pred, Chlo_Tensor:$on_true, Chlo_Tensor:$on_false);
  let results = (outs Chlo_Tensor:$result);
  let assemblyFormat = [{
    operands attr-dict `:` `(` type($pred) `,` type($on_true) `,` type($on_false) `)` `->` type($result)
  }];
  let hasVerifier = 1;
}

def Chlo_TopKOp : Chlo_Op<"top_k"> {
  let arguments = (ins Chlo_Tensor:$operand, I64Attr:$k);
  let results = (outs Chlo_Tensor:$values, TensorOf<[AnyInteger, Index]>:$indices);
  let assemblyFormat = [{
    `(` $operand `,` `k` `=` custom<PlainInt>($k) `)` attr-dict `:` type($operand) `->`
    `(` type($values) `,` type($indices) `)`
  }];
  let hasVerifier = 1;
}

def Chlo_ScanOp : Op<Chlo_Dialect, "scan", [
    RecursiveMemoryEffects, AttrSizedOperandSegments, AttrSizedResultSegments]> {
  let summary = "scan with a carry over the slices along a dimension";
  let arguments = (ins Variadic<SHLO_Tensor>:$inputs, Variadic<SHLO_Tensor>:$inits, I64Attr:$dimension,
    OptionalAttr<I64Attr>:$scan_dim_size,
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
  let hasCustomAssemblyFormat = 1;
}
def Chlo_RaggedDotOp : Chlo_Op<"ragged_dot"> {
  let arguments = (ins Chlo_Tensor:$lhs, Chlo_Tensor:$rhs, SHLO_IntTensor:$group_sizes,
    Chlo_RaggedDotAttr:$ragged_dot_dimension_numbers, OptionalAttr<ArrayAttr>:$precision_config);
  let results = (outs Chlo_Tensor:$result);
  let hasVerifier = 1;
}

#endif // CHLO_OPS_TD
