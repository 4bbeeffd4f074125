//===- Elementwise.td - Elementwise operations -------------*- tablegen -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TEN_ELEMENTWISE_TD
#define TEN_ELEMENTWISE_TD

include "Dialect/Ten/IR/TenBase.td"

/// Result element i depends only on the operands' elements i. All shapes are
/// equal, in dynamic dimensions too (pointwise_c1).
def Ten_Pointwise : NativeOpTrait<"Pointwise"> {
  let cppNamespace = "::tenon::ten";
}

class Ten_PointwiseOp<string mnemonic, list<Trait> traits>
    : Ten_PureOp<mnemonic, !listconcat([Ten_Pointwise, SameOperandsAndResultShape], traits)> {
  let extraClassDefinition = [{
    ::llvm::LogicalResult $cppClass::reifyResultShapes(
        ::mlir::OpBuilder &builder, ::mlir::ReifiedRankedShapedTypeDims &shapes) {
      return ::tenon::ten::reifyLikeOperand(builder, *this, shapes);
    }
  }];
}

//===-- Unary -------------------------------------------------------------===//

class Ten_UnaryOp<string mnemonic, Type type, string what, list<Trait> traits = []>
    : Ten_PointwiseOp<mnemonic, !listconcat([SameOperandsAndResultType], traits)> {
  let summary = what;
  let description = "Element by element, " # what # [{.

    ```mlir
    %1 = ten.}] # mnemonic # [{ %0 : }] #
    !cond(!eq(mnemonic, "not") : "tensor<4xi32>",
          !eq(mnemonic, "popcnt") : "tensor<4xi32>",
          !eq(mnemonic, "clz") : "tensor<4xi32>",
          true : "tensor<4xf32>") # [{
    ```
  }];
  let arguments = (ins type:$operand);
  let results = (outs type:$result);
  let assemblyFormat = "$operand attr-dict `:` type($result)";
  let hasFolder = 1;
}

/// Unary operations whose result has another element type than the operand.
class Ten_ConvertingOp<string mnemonic, Type from, Type to, string what, list<Trait> traits = []>
    : Ten_PointwiseOp<mnemonic, traits> {
  let summary = what;
  let arguments = (ins from:$operand);
  let results = (outs to:$result /*abs_c1, real_c1, imag_c1*/);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `->` type($result)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Ten_AbsOp : Ten_ConvertingOp<"abs", Ten_NumberTensor, Ten_NumberTensor, "absolute value"> {
  let description = [{
    x|; of a complex operand the modulus, whose type is the part's. The most negative
    integer is unchanged.

    ```mlir
    %1 = ten.abs %0 : tensor<4xcomplex<f32>> -> tensor<4xf32>
    ```
  }];
}
def Ten_NegOp : Ten_UnaryOp<"neg", Ten_NumberTensor, "negation; integers wrap"> { let hasCanonicalizer = 1; }
def Ten_SignOp : Ten_UnaryOp<"sign", Ten_NumberTensor, "sign as -1, 0 or 1; x / |x| for complex; keeps NaN and -0">;
def Ten_CeilOp : Ten_UnaryOp<"ceil", Ten_FloatTensor, "round up to an integral value">;
def Ten_FloorOp : Ten_UnaryOp<"floor", Ten_FloatTensor, "round down to an integral value">;
def Ten_RoundOp : Ten_UnaryOp<"round", Ten_FloatTensor, "round to the nearest integral value, ties away from zero">;
def Ten_RoundEvenOp : Ten_UnaryOp<"round_even", Ten_FloatTensor, "round to the nearest integral value, ties to even">;
def Ten_ExpOp : Ten_UnaryOp<"exp", Ten_FloatOrComplexTensor, "exponential">;
def Ten_Expm1Op : Ten_UnaryOp<"expm1", Ten_FloatOrComplexTensor, "exponential minus one, accurate near 0">;
def Ten_LogOp : Ten_UnaryOp<"log", Ten_FloatOrComplexTensor, "natural logarithm">;
def Ten_Log1pOp : Ten_UnaryOp<"log1p", Ten_FloatOrComplexTensor, "natural logarithm of one plus the operand, accurate near 0">;
def Ten_LogisticOp : Ten_UnaryOp<"logistic", Ten_FloatOrComplexTensor, "1 / (1 + exp(-x))">;
def Ten_SqrtOp : Ten_UnaryOp<"sqrt", Ten_FloatOrComplexTensor, "square root">;
def Ten_RsqrtOp : Ten_UnaryOp<"rsqrt", Ten_FloatOrComplexTensor, "reciprocal square root">;
def Ten_CbrtOp : Ten_UnaryOp<"cbrt", Ten_FloatOrComplexTensor, "cubic root">;
def Ten_SinOp : Ten_UnaryOp<"sin", Ten_FloatOrComplexTensor, "sine">;
def Ten_CosOp : Ten_UnaryOp<"cos", Ten_FloatOrComplexTensor, "cosine">;
def Ten_TanOp : Ten_UnaryOp<"tan", Ten_FloatOrComplexTensor, "tangent">;
def Ten_TanhOp : Ten_UnaryOp<"tanh", Ten_FloatOrComplexTensor, "hyperbolic tangent">;
def Ten_ErfOp : Ten_UnaryOp<"erf", Ten_FloatTensor, "error function">;
def Ten_ErfcOp : Ten_UnaryOp<"erfc", Ten_FloatTensor, "complementary error function, accurate for large operands">;
def Ten_NotOp : Ten_UnaryOp<"not", Ten_IntOrBoolTensor, "bitwise complement; logical for i1"> { let hasCanonicalizer = 1; }
def Ten_PopcntOp : Ten_UnaryOp<"popcnt", Ten_IntTensor, "number of one bits">;
def Ten_ClzOp : Ten_UnaryOp<"clz", Ten_IntTensor, "number of leading zero bits">;

def Ten_RealOp : Ten_ConvertingOp<"real", Ten_FloatOrComplexTensor, Ten_FloatTensor, "real part"> {
  let description = "```mlir\n%1 = ten.real %0 : tensor<4xcomplex<f32>> -> tensor<4xf32>\n```";
}
def Ten_ImagOp : Ten_ConvertingOp<"imag", Ten_FloatOrComplexTensor, Ten_FloatTensor, "imaginary part"> {
  let description = "```mlir\n%1 = ten.imag %0 : tensor<4xcomplex<f32>> -> tensor<4xf32>\n```";
}
def Ten_IsFiniteOp : Ten_ConvertingOp<"is_finite", Ten_FloatTensor, Ten_BoolTensor, "neither infinite nor NaN"> {
  let description = "```mlir\n%1 = ten.is_finite %0 : tensor<4xf32> -> tensor<4xi1>\n```";
  let hasVerifier = 0;
}

def Ten_ConvertOp : Ten_ConvertingOp<"convert", Ten_Tensor, Ten_Tensor, "conversion of the element type"> {
  let description = [{
    Between any two element types. Float to float rounds to nearest even; float
    to integer truncates toward zero, and out of range saturates, with NaN
    giving 0; integer to narrower integer wraps; to i1 is `x != 0`; real to
    complex has imaginary part 0, complex to real drops it.

    ```mlir
    %1 = ten.convert %0 : tensor<4xf32> -> tensor<4xbf16>
    ```
  }];
  let hasVerifier = 0;
  let hasCanonicalizer = 1;
}

def Ten_BitcastOp : Ten_PureOp<"bitcast"> {
  let summary = "reinterpret bits as another element type";
  let description = [{
    With equal widths the shape is kept; with a narrower type a trailing
    dimension is added (with a wider one, removed) whose size is the ratio of
    widths, lowest bits first.

    ```mlir
    %1 = ten.bitcast %0 : tensor<4xf32> -> tensor<4xi32>
    %2 = ten.bitcast %0 : tensor<4xf32> -> tensor<4x4xui8>
    ```
  }];
  let arguments = (ins Ten_Tensor:$operand);
  let results = (outs Ten_Tensor:$result /*bitcast_c1, bitcast_c2*/);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `->` type($result)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Ten_ReducePrecisionOp : Ten_PointwiseOp<"reduce_precision", [SameOperandsAndResultType]> {
  let summary = "round to a narrower float format and back";
  let description = [{
    The value after a conversion to a format with the given numbers of exponent
    and mantissa bits and back.

    ```mlir
    %1 = ten.reduce_precision %0 exponent = 5 mantissa = 10 : tensor<4xf32>
    ```
  }];
  let arguments = (ins Ten_FloatTensor:$operand, I32Attr:$exponent /*reduce_precision_c1*/,
    I32Attr:$mantissa /*reduce_precision_c2*/);
  let results = (outs Ten_FloatTensor:$result);
  let assemblyFormat = [{
    $operand `exponent` `=` custom<PlainI32>($exponent) `mantissa` `=` custom<PlainI32>($mantissa)
    attr-dict `:` type($result)
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

//===-- Binary ------------------------------------------------------------===//

class Ten_BinaryOp<string mnemonic, Type type, string what, list<Trait> traits = []>
    : Ten_PointwiseOp<mnemonic, !listconcat([SameOperandsAndResultType], traits)> {
  let summary = what;
  let description = "Element by element, " # what # [{.

    ```mlir
    %2 = ten.}] # mnemonic # [{ %0, %1 : }] #
    !cond(!eq(mnemonic, "and") : "tensor<4xi32>", !eq(mnemonic, "or") : "tensor<4xi32>",
          !eq(mnemonic, "xor") : "tensor<4xi32>", !eq(mnemonic, "shl") : "tensor<4xi32>",
          !eq(mnemonic, "shr_signed") : "tensor<4xi32>",
          !eq(mnemonic, "shr_unsigned") : "tensor<4xi32>",
          true : "tensor<4xf32>") # [{
    ```
  }];
  let arguments = (ins type:$lhs, type:$rhs);
  let results = (outs type:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
  let hasFolder = 1;
}

def Ten_AddOp : Ten_BinaryOp<"add", Ten_Tensor, "sum; integers wrap, for i1 logical or", [Commutative]> { let hasCanonicalizer = 1; }
def Ten_SubOp : Ten_BinaryOp<"sub", Ten_NumberTensor, "difference; integers wrap"> { let hasCanonicalizer = 1; }
def Ten_MulOp : Ten_BinaryOp<"mul", Ten_Tensor, "product; integers wrap, for i1 logical and", [Commutative]> { let hasCanonicalizer = 1; }
def Ten_DivOp : Ten_BinaryOp<"div", Ten_NumberTensor, "quotient; integers truncate toward zero, division by zero gives all ones"> { let hasCanonicalizer = 1; }
def Ten_RemOp : Ten_BinaryOp<"rem", Ten_RealTensor, "remainder with the sign of the dividend; for integers, x rem 0 is x"> { let hasCanonicalizer = 1; }
def Ten_MaxOp : Ten_BinaryOp<"max", Ten_Tensor, "maximum; NaN if an operand is NaN; complex by (real, imaginary)", [Commutative]>;
def Ten_MinOp : Ten_BinaryOp<"min", Ten_Tensor, "minimum; NaN if an operand is NaN; complex by (real, imaginary)", [Commutative]>;
def Ten_PowOp : Ten_BinaryOp<"pow", Ten_NumberTensor, "power; a negative integer exponent gives the truncated reciprocal"> { let hasCanonicalizer = 1; }
def Ten_Atan2Op : Ten_BinaryOp<"atan2", Ten_FloatOrComplexTensor, "angle of (rhs, lhs) in (-pi, pi]">;
def Ten_AndOp : Ten_BinaryOp<"and", Ten_IntOrBoolTensor, "bitwise and", [Commutative]>;
def Ten_OrOp : Ten_BinaryOp<"or", Ten_IntOrBoolTensor, "bitwise or", [Commutative]>;
def Ten_XorOp : Ten_BinaryOp<"xor", Ten_IntOrBoolTensor, "bitwise exclusive or", [Commutative]>;
def Ten_ShlOp : Ten_BinaryOp<"shl", Ten_IntTensor, "left shift; by the width or more gives 0">;
def Ten_ShrSignedOp : Ten_BinaryOp<"shr_signed", Ten_IntTensor, "arithmetic right shift; by the width or more gives all sign bits">;
def Ten_ShrUnsignedOp : Ten_BinaryOp<"shr_unsigned", Ten_IntTensor, "logical right shift; by the width or more gives 0">;

def Ten_ComplexOp : Ten_PointwiseOp<"complex", []> {
  let summary = "complex number from its real and imaginary parts";
  let description = "```mlir\n%2 = ten.complex %re, %im : tensor<4xf32> -> tensor<4xcomplex<f32>>\n```";
  let arguments = (ins Ten_FloatTensor:$lhs, Ten_FloatTensor:$rhs /*complex_c1*/);
  let results = (outs Ten_ComplexTensor:$result /*complex_c2*/);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` custom<SameType>(type($lhs), type($rhs)) `->` type($result)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Ten_Comparison : I32EnumAttr<"Comparison", "direction of a comparison", [
    I32EnumAttrCase<"EQ", 0, "eq">, I32EnumAttrCase<"NE", 1, "ne">,
    I32EnumAttrCase<"LT", 2, "lt">, I32EnumAttrCase<"LE", 3, "le">,
    I32EnumAttrCase<"GT", 4, "gt">, I32EnumAttrCase<"GE", 5, "ge">]> {
  let cppNamespace = "::tenon::ten";
}

def Ten_CompareOp : Ten_PointwiseOp<"compare", [SameTypeOperands]> {
  let summary = "comparison with i1 result";
  let description = [{
    Floats compare by IEEE 754 (NaN is unequal to everything), or with `total`
    by totalOrder, where -NaN < -inf < -0 < +0 < inf < NaN. Complex numbers
    compare for equality, or by (real, imaginary).

    ```mlir
    %2 = ten.compare lt %0, %1 : tensor<4xf32>
    %3 = ten.compare lt total %0, %1 : tensor<4xf32>
    ```
  }];
  let arguments = (ins Ten_Comparison:$direction, UnitAttr:$total /*compare_c1*/, Ten_Tensor:$lhs, Ten_Tensor:$rhs);
  let results = (outs Ten_BoolTensor:$result);
  let builders = [OpBuilder<(ins "Comparison":$direction, "::mlir::Value":$lhs, "::mlir::Value":$rhs)>];
  let assemblyFormat = [{
    $direction (`total` $total^)? $lhs `,` $rhs attr-dict `:` custom<CompareType>(type($lhs), type($rhs), type($result))
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

//===-- Ternary -----------------------------------------------------------===//

def Ten_SelectOp : Ten_PointwiseOp<"select", [AllTypesMatch<["on_true", "on_false", "result"]>]> {
  let summary = "elementwise selection by a condition";
  let description = "```mlir\n%3 = ten.select %c, %a, %b : tensor<4xf32>\n```";
  let arguments = (ins Ten_BoolTensor:$condition, Ten_Tensor:$on_true, Ten_Tensor:$on_false);
  let results = (outs Ten_Tensor:$result);
  let assemblyFormat = [{
    $condition `,` $on_true `,` $on_false attr-dict `:` custom<SelectType>(type($condition), type($on_true))
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Ten_ClampOp : Ten_PointwiseOp<"clamp", [SameOperandsAndResultType]> {
  let summary = "min(max(operand, low), high)";
  let description = "```mlir\n%3 = ten.clamp %low, %x, %high : tensor<4xf32>\n```";
  let arguments = (ins Ten_Tensor:$low, Ten_Tensor:$operand, Ten_Tensor:$high);
  let results = (outs Ten_Tensor:$result);
  let assemblyFormat = "$low `,` $operand `,` $high attr-dict `:` type($result)";
  let hasFolder = 1;
}

def Ten_FmaOp : Ten_PointwiseOp<"fma", [SameOperandsAndResultType]> {
  let summary = "fused multiply-add: lhs * rhs + addend, rounded once";
  let description = [{
    Types narrower than f32 are computed in f32: the sum is rounded to f32, then
    to the type. `--fp` has no influence.

    ```mlir
    %3 = ten.fma %x, %y, %z : tensor<4xf32>
    ```
  }];
  let arguments = (ins Ten_FloatTensor:$lhs, Ten_FloatTensor:$rhs, Ten_FloatTensor:$addend);
  let results = (outs Ten_FloatTensor:$result);
  let assemblyFormat = "$lhs `,` $rhs `,` $addend attr-dict `:` type($result)";
  let hasFolder = 1;
}

#endif // TEN_ELEMENTWISE_TD
