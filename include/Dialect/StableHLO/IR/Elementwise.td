//===- Elementwise.td - Elementwise operations -------------*- tablegen -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef STABLEHLO_ELEMENTWISE_TD
#define STABLEHLO_ELEMENTWISE_TD

include "Dialect/StableHLO/IR/StableHLOBase.td"

/// Operands and results have the same shape and element type, or the same
/// shape.
def SHLO_OneType : NativeOpTrait<"OneType"> { let cppNamespace = "::tenon::stablehlo"; }

def SHLO_OneShape : NativeOpTrait<"OneShape"> { let cppNamespace = "::tenon::stablehlo"; }

class SHLO_UnaryOp<string mnemonic, list<Trait> traits = [SHLO_OneType]>
    : SHLO_PureOp<mnemonic, !listconcat(traits, [SameOperandsAndResultShape])> {
  let arguments = (ins SHLO_Tensor:$operand);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = "$operand attr-dict `:` custom<OpTypes>(type($operand), type($result))";
}

/// Functions with an optional result accuracy.
class SHLO_AccurateOp<string mnemonic> : SHLO_UnaryOp<mnemonic> {
  let arguments = (ins SHLO_Tensor:$operand, OptionalAttr<AnyAttr>:$result_accuracy);
}

class SHLO_BinaryOp<string mnemonic> : SHLO_PureOp<mnemonic, [SHLO_OneType, SameOperandsAndResultShape]> {
  let arguments = (ins SHLO_Tensor:$lhs, SHLO_Tensor:$rhs);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` custom<OpTypes>(type($lhs), type($rhs), type($result))";
}

def SHLO_AbsOp : SHLO_UnaryOp<"abs", [SHLO_OneShape]> { let hasVerifier = 1; }
def SHLO_CeilOp : SHLO_UnaryOp<"ceil">;
def SHLO_ConvertOp : SHLO_UnaryOp<"convert", [SHLO_OneShape]>;
def SHLO_ClzOp : SHLO_UnaryOp<"count_leading_zeros">;
def SHLO_FloorOp : SHLO_UnaryOp<"floor">;
def SHLO_ImagOp : SHLO_UnaryOp<"imag", [SHLO_OneShape]> { let hasVerifier = 1; }
def SHLO_IsFiniteOp : SHLO_UnaryOp<"is_finite", [SHLO_OneShape]> {
  let results = (outs SHLO_BoolTensor:$result);
}
def SHLO_NegOp : SHLO_UnaryOp<"negate">;
def SHLO_NotOp : SHLO_UnaryOp<"not">;
def SHLO_PopcntOp : SHLO_UnaryOp<"popcnt">;
def SHLO_RealOp : SHLO_UnaryOp<"real", [SHLO_OneShape]> { let hasVerifier = 1; }
def SHLO_RoundOp : SHLO_UnaryOp<"round_nearest_afz">;
def SHLO_RoundEvenOp : SHLO_UnaryOp<"round_nearest_even">;
def SHLO_SignOp : SHLO_UnaryOp<"sign">;
def SHLO_UniformQuantizeOp : SHLO_UnaryOp<"uniform_quantize", [SHLO_OneShape]> { let hasVerifier = 1; }
def SHLO_UniformDequantizeOp : SHLO_UnaryOp<"uniform_dequantize", [SHLO_OneShape]> { let hasVerifier = 1; }
def SHLO_CbrtOp : SHLO_AccurateOp<"cbrt">;
def SHLO_CosineOp : SHLO_AccurateOp<"cosine">;
def SHLO_ExpOp : SHLO_AccurateOp<"exponential">;
def SHLO_Expm1Op : SHLO_AccurateOp<"exponential_minus_one">;
def SHLO_LogOp : SHLO_AccurateOp<"log">;
def SHLO_Log1pOp : SHLO_AccurateOp<"log_plus_one">;
def SHLO_LogisticOp : SHLO_AccurateOp<"logistic">;
def SHLO_RsqrtOp : SHLO_AccurateOp<"rsqrt">;
def SHLO_SineOp : SHLO_AccurateOp<"sine">;
def SHLO_SqrtOp : SHLO_AccurateOp<"sqrt">;
def SHLO_TanOp : SHLO_AccurateOp<"tan">;
def SHLO_TanhOp : SHLO_AccurateOp<"tanh">;

def SHLO_AddOp : SHLO_BinaryOp<"add"> { let hasVerifier = 1; }
def SHLO_AndOp : SHLO_BinaryOp<"and">;
def SHLO_Atan2Op : SHLO_BinaryOp<"atan2">;
def SHLO_DivOp : SHLO_BinaryOp<"divide">;
def SHLO_MaxOp : SHLO_BinaryOp<"maximum">;
def SHLO_MinOp : SHLO_BinaryOp<"minimum">;
def SHLO_MulOp : SHLO_BinaryOp<"multiply">;
def SHLO_OrOp : SHLO_BinaryOp<"or">;
def SHLO_PowOp : SHLO_BinaryOp<"power">;
def SHLO_RemOp : SHLO_BinaryOp<"remainder">;
def SHLO_ShlOp : SHLO_BinaryOp<"shift_left">;
def SHLO_ShrSignedOp : SHLO_BinaryOp<"shift_right_arithmetic">;
def SHLO_ShrUnsignedOp : SHLO_BinaryOp<"shift_right_logical">;
def SHLO_SubOp : SHLO_BinaryOp<"subtract">;
def SHLO_XorOp : SHLO_BinaryOp<"xor">;

def SHLO_ComplexOp : SHLO_PureOp<"complex", [SHLO_OneShape, SameOperandsAndResultShape]> {
  let arguments = (ins SHLO_Tensor:$lhs, SHLO_Tensor:$rhs);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` custom<ComplexTypes>(type($lhs), type($rhs), type($result))";
  let hasVerifier = 1;
}

def SHLO_CompareOp : SHLO_PureOp<"compare", [SHLO_OneShape, SameOperandsAndResultShape]> {
  let arguments = (ins SHLO_Tensor:$lhs, SHLO_Tensor:$rhs,
    SHLO_ComparisonDirectionAttr:$comparison_direction, OptionalAttr<SHLO_ComparisonTypeAttr>:$compare_type);
  let results = (outs SHLO_BoolTensor:$result);
  let assemblyFormat = [{
    $comparison_direction `,` $lhs `,` $rhs (`,` $compare_type^)? attr-dict
    `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def SHLO_SelectOp : SHLO_PureOp<"select"> {
  let arguments = (ins SHLO_BoolTensor:$pred, SHLO_Tensor:$on_true, SHLO_Tensor:$on_false);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = [{
    operands attr-dict `:` custom<SelectTypes>(type($pred), type($on_true), type($on_false), type($result))
  }];
  let hasVerifier = 1;
}

def SHLO_ClampOp : SHLO_PureOp<"clamp"> {
  let arguments = (ins SHLO_Tensor:$min, SHLO_Tensor:$operand, SHLO_Tensor:$max);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = [{
    operands attr-dict `:` custom<OpTypes>(type($min), type($operand), type($max), type($result))
  }];
  let hasVerifier = 1;
}

def SHLO_BitcastConvertOp : SHLO_PureOp<"bitcast_convert"> {
  let arguments = (ins SHLO_Tensor:$operand);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def SHLO_ReducePrecisionOp : SHLO_PureOp<"reduce_precision", [SHLO_OneType, SameOperandsAndResultShape]> {
  let arguments = (ins SHLO_Tensor:$operand, I32Attr:$exponent_bits, I32Attr:$mantissa_bits);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` `format` `=` custom<FloatFormat>($exponent_bits, $mantissa_bits) attr-dict
    `:` custom<OpTypes>(type($operand), type($result))
  }];
  let hasVerifier = 1;
}

#endif // STABLEHLO_ELEMENTWISE_TD
