//===- Computation.td - Contractions, reductions, RNG ------*- tablegen -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef STABLEHLO_COMPUTATION_TD
#define STABLEHLO_COMPUTATION_TD

include "Dialect/StableHLO/IR/StableHLOBase.td"

//===-- Contractions ------------------------------------------------------===//

def SHLO_PrecisionConfig : OptionalAttr<TypedArrayAttrBase<SHLO_PrecisionAttr, "precisions">>;

def SHLO_DotGeneralOp : SHLO_PureOp<"dot_general"> {
  let arguments = (ins SHLO_Tensor:$lhs, SHLO_Tensor:$rhs, SHLO_DotAttr:$dot_dimension_numbers,
    SHLO_PrecisionConfig:$precision_config, OptionalAttr<SHLO_DotAlgorithmAttr>:$algorithm);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs `,` custom<DotDims>($dot_dimension_numbers)
    `` custom<PrecisionAndAlgorithm>($precision_config, $algorithm) attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def SHLO_DotOp : SHLO_PureOp<"dot"> {
  let arguments = (ins SHLO_Tensor:$lhs, SHLO_Tensor:$rhs, SHLO_PrecisionConfig:$precision_config);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs `` custom<Precision>($precision_config) attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def SHLO_EinsumOp : SHLO_PureOp<"einsum"> {
  let arguments = (ins SHLO_Tensor:$lhs, SHLO_Tensor:$rhs, StrAttr:$einsum_config);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = "$lhs `,` $rhs `,` `config` `=` $einsum_config attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def SHLO_UnaryEinsumOp : SHLO_PureOp<"unary_einsum"> {
  let arguments = (ins SHLO_Tensor:$operand, StrAttr:$einsum_config);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = "$operand `,` `config` `=` $einsum_config attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

class SHLO_ConvolutionBase<string mnemonic, dag operands, dag padding> : SHLO_PureOp<mnemonic> {
  let arguments = !con(operands, (ins OptionalAttr<DenseI64ArrayAttr>:$window_strides), padding,
    (ins OptionalAttr<DenseI64ArrayAttr>:$lhs_dilation, OptionalAttr<DenseI64ArrayAttr>:$rhs_dilation,
    OptionalAttr<DenseBoolArrayAttr>:$window_reversal, SHLO_ConvAttr:$dimension_numbers,
    I64Attr:$feature_group_count, I64Attr:$batch_group_count, SHLO_PrecisionConfig:$precision_config));
  let results = (outs SHLO_Tensor:$result);
  let hasVerifier = 1;
}

def SHLO_ConvolutionOp : SHLO_ConvolutionBase<"convolution", (ins SHLO_Tensor:$lhs, SHLO_Tensor:$rhs),
    (ins OptionalAttr<I64ElementsAttr>:$padding)> {
  let assemblyFormat = [{
    `(` operands `)` `dim_numbers` `=` custom<ConvDims>($dimension_numbers) `,` `window` `=` `{`
    custom<Window>($window_strides, $padding, $lhs_dilation, $rhs_dilation, $window_reversal) `}`
    attr-dict `:` functional-type(operands, results)
  }];
}

def SHLO_DynamicConvOp : SHLO_ConvolutionBase<"dynamic_conv",
    (ins SHLO_Tensor:$lhs, SHLO_Tensor:$rhs, SHLO_IntTensor:$padding), (ins)>;

//===-- Reductions --------------------------------------------------------===//

class SHLO_CombiningOp<string mnemonic, dag attributes> : SHLO_RegionOp<mnemonic, [SameVariadicOperandSize]> {
  let arguments = !con((ins Variadic<SHLO_Tensor>:$inputs, Variadic<SHLO_Tensor>:$init_values), attributes);
  let results = (outs Variadic<SHLO_Tensor>:$results);
  let regions = (region SizedRegion<1>:$body);
}

def SHLO_ReduceOp : SHLO_CombiningOp<"reduce", (ins DenseI64ArrayAttr:$dimensions)> {
  let hasCustomAssemblyFormat = 1;
}

def SHLO_ReduceWindowOp : SHLO_CombiningOp<"reduce_window", (ins
    DenseI64ArrayAttr:$window_dimensions, OptionalAttr<DenseI64ArrayAttr>:$window_strides,
    OptionalAttr<DenseI64ArrayAttr>:$base_dilations, OptionalAttr<DenseI64ArrayAttr>:$window_dilations,
    OptionalAttr<I64ElementsAttr>:$padding)>;

def SHLO_SelectAndScatterOp : SHLO_RegionOp<"select_and_scatter"> {
  let arguments = (ins SHLO_Tensor:$operand, SHLO_Tensor:$source, SHLO_Tensor:$init_value,
    OptionalAttr<DenseI64ArrayAttr>:$window_dimensions, OptionalAttr<DenseI64ArrayAttr>:$window_strides,
    OptionalAttr<I64ElementsAttr>:$padding);
  let results = (outs SHLO_Tensor:$result);
  let regions = (region SizedRegion<1>:$select, SizedRegion<1>:$scatter);
}

def SHLO_SortOp : SHLO_RegionOp<"sort"> {
  let arguments = (ins Variadic<SHLO_Tensor>:$inputs,
    DefaultValuedOptionalAttr<I64Attr, "-1">:$dimension, DefaultValuedOptionalAttr<BoolAttr, "false">:$is_stable);
  let results = (outs Variadic<SHLO_Tensor>:$results);
  let regions = (region SizedRegion<1>:$comparator);
}

def SHLO_MapOp : SHLO_RegionOp<"map"> {
  let arguments = (ins Variadic<SHLO_Tensor>:$inputs, DenseI64ArrayAttr:$dimensions);
  let results = (outs SHLO_Tensor:$result);
  let regions = (region SizedRegion<1>:$computation);
}

//===-- Linear algebra, transforms, normalization -------------------------===//

def SHLO_CholeskyOp : SHLO_PureOp<"cholesky"> {
  let arguments = (ins SHLO_Tensor:$a, DefaultValuedOptionalAttr<BoolAttr, "false">:$lower);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = [{
    $a (`,` `lower` `=` $lower^)? attr-dict `:` custom<OpTypes>(type($a), type($result))
  }];
  let hasVerifier = 1;
}

def SHLO_TriangularSolveOp : SHLO_PureOp<"triangular_solve"> {
  let arguments = (ins SHLO_Tensor:$a, SHLO_Tensor:$b, BoolAttr:$left_side, BoolAttr:$lower,
    BoolAttr:$unit_diagonal, SHLO_TransposeAttr:$transpose_a);
  let results = (outs SHLO_Tensor:$result);
  let hasVerifier = 1;
}

def SHLO_FftOp : SHLO_PureOp<"fft"> {
  let arguments = (ins SHLO_Tensor:$operand, SHLO_FftTypeAttr:$fft_type, DenseI64ArrayAttr:$fft_length);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` `type` `=` $fft_type `,` `length` `=` $fft_length attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def SHLO_BatchNormInferenceOp : SHLO_PureOp<"batch_norm_inference"> {
  let arguments = (ins SHLO_Tensor:$operand, SHLO_Tensor:$scale, SHLO_Tensor:$offset, SHLO_Tensor:$mean,
    SHLO_Tensor:$variance, F32Attr:$epsilon, I64Attr:$feature_index);
  let results = (outs SHLO_Tensor:$result);
  let hasVerifier = 1;
}
def SHLO_BatchNormTrainingOp : SHLO_PureOp<"batch_norm_training"> {
  let arguments = (ins SHLO_Tensor:$operand, SHLO_Tensor:$scale, SHLO_Tensor:$offset,
    F32Attr:$epsilon, I64Attr:$feature_index);
  let results = (outs SHLO_Tensor:$output, SHLO_Tensor:$batch_mean, SHLO_Tensor:$batch_var);
  let hasVerifier = 1;
}
def SHLO_BatchNormGradOp : SHLO_PureOp<"batch_norm_grad"> {
  let arguments = (ins SHLO_Tensor:$operand, SHLO_Tensor:$scale, SHLO_Tensor:$mean, SHLO_Tensor:$variance,
    SHLO_Tensor:$grad_output, F32Attr:$epsilon, I64Attr:$feature_index);
  let results = (outs SHLO_Tensor:$grad_operand, SHLO_Tensor:$grad_scale, SHLO_Tensor:$grad_offset);
  let hasVerifier = 1;
}

//===-- Random numbers ----------------------------------------------------===//

def SHLO_RngOp : SHLO_Op<"rng"> {
  let arguments = (ins SHLO_Tensor:$a, SHLO_Tensor:$b, SHLO_Shape:$shape, SHLO_RngDistributionAttr:$rng_distribution);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = [{
    $a `,` $b `,` $shape `,` `distribution` `=` $rng_distribution attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}
def SHLO_RngBitGeneratorOp : SHLO_PureOp<"rng_bit_generator"> {
  let arguments = (ins SHLO_Tensor:$initial_state, SHLO_RngAlgorithmAttr:$rng_algorithm);
  let results = (outs SHLO_Tensor:$output_state, SHLO_Tensor:$output);
  let assemblyFormat = [{
    $initial_state `,` `algorithm` `=` $rng_algorithm attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

#endif // STABLEHLO_COMPUTATION_TD
