//===- Contraction.td - Contractions and convolutions -*- tablegen -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TEN_CONTRACTION_TD
#define TEN_CONTRACTION_TD

include "Dialect/Ten/IR/TenBase.td"

//===-- Contraction.cpp ---------------------------------------------------===//

def Ten_ContractOp : Ten_PureOp<"contract"> {
  let summary = "generalized matrix product";
  let description = [{
    Any einsum of two operands without repeated indices (XLA's `dot_general`).
    The result's dimensions are the batch dimensions, the free ones of `lhs`,
    then those of `rhs`, each in ascending order of the operand. Both operands
    are converted to the accumulator's type (default: the result's element
    type), multiplied and summed in it, and the sum is converted to the result's
    element type. `allow_tf32` permits rounding f32 operands to tf32, with 10
    bits of mantissa, before they are multiplied.

    ```mlir
    %2 = ten.contract %q, %k batch = [0] x [0] contracting = [2] x [2]
        : tensor<12x128x64xf32>, tensor<12x128x64xf32> -> tensor<12x128x128xf32>
    %3 = ten.contract %a, %b contracting = [1] x [0] accumulate f32
        : tensor<8x8xbf16>, tensor<8x8xbf16> -> tensor<8x8xbf16>
    ```
  }];
  let arguments = (ins
    Ten_Tensor:$lhs, Ten_Tensor:$rhs,
    DefaultValuedAttr<DenseI64ArrayAttr, "{}">:$lhs_batch /*contract_c1, contract_c2, contract_c3*/,
    DefaultValuedAttr<DenseI64ArrayAttr, "{}">:$rhs_batch,
    DefaultValuedAttr<DenseI64ArrayAttr, "{}">:$lhs_contracting /*contract_c4, contract_c5*/,
    DefaultValuedAttr<DenseI64ArrayAttr, "{}">:$rhs_contracting,
    OptionalAttr<TypeAttr>:$accumulator /*contract_c6, contract_c7*/,
    UnitAttr:$allow_tf32 /*contract_c9*/);
  let results = (outs Ten_Tensor:$result /*contract_c8*/);
  let assemblyFormat = [{
    $lhs `,` $rhs (`batch` `=` $lhs_batch^ `x` $rhs_batch)?
    (`contracting` `=` $lhs_contracting^ `x` $rhs_contracting)?
    (`accumulate` $accumulator^)? (`allow_tf32` $allow_tf32^)? attr-dict
    `:` type($lhs) `,` type($rhs) `->` type($result)
  }];
  let extraClassDeclaration = [{
    /// Returns the dimensions of `lhs` (or `rhs`) that are neither batch nor
    /// contracting.
    ::llvm::SmallVector<int64_t> getLhsFree();
    ::llvm::SmallVector<int64_t> getRhsFree();
    /// Returns the accumulator's element type.
    ::mlir::Type getAccumulatorType();
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

//===-- Convolution.cpp ---------------------------------------------------===//

def Ten_ConvDims : AttrDef<Ten_Dialect, "ConvDims"> {
  let mnemonic = "conv_dims";
  let summary = "dimension numbers of a convolution";
  let description = [{
    `b` batch, `f` feature, `i` input feature, `o` output feature, and spatial
    dimensions by number: `#ten.conv_dims<[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]>`.
  }];
  let parameters = (ins
    "int64_t":$input_batch, "int64_t":$input_feature, ArrayRefParameter<"int64_t">:$input_spatial,
    "int64_t":$kernel_input_feature, "int64_t":$kernel_output_feature, ArrayRefParameter<"int64_t">:$kernel_spatial,
    "int64_t":$output_batch, "int64_t":$output_feature, ArrayRefParameter<"int64_t">:$output_spatial);
  let hasCustomAssemblyFormat = 1;
}

def Ten_ConvOp : Ten_PureOp<"conv"> {
  let summary = "convolution";
  let description = [{
    The semantics of `stablehlo.convolution`, with any number of spatial
    dimensions. Absent lists mean 1 (strides, dilations), 0 (pad) and false
    (reverse); `pad` holds low and high padding of each spatial dimension in
    turn. Padding and dilation gaps are zeros, which are multiplied like any
    element: with an infinite weight they give NaN (but CPUs skip those of
    gaps). The accumulator is as in `ten.contract`.

    ```mlir
    %2 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]
        strides = [2, 2] pad = [1, 1, 1, 1]
        : tensor<1x224x224x3xf32>, tensor<3x3x3x64xf32> -> tensor<1x112x112x64xf32>
    ```
  }];
  let arguments = (ins
    Ten_Tensor:$input, Ten_Tensor:$kernel /*conv_c10, conv_c11*/, Ten_ConvDims:$dims /*conv_c1, conv_c2*/,
    DefaultValuedAttr<DenseI64ArrayAttr, "{}">:$strides /*conv_c3*/,
    DefaultValuedAttr<DenseI64ArrayAttr, "{}">:$pad /*conv_c4*/,
    DefaultValuedAttr<DenseI64ArrayAttr, "{}">:$input_dilation /*conv_c5*/,
    DefaultValuedAttr<DenseI64ArrayAttr, "{}">:$kernel_dilation /*conv_c6*/,
    DefaultValuedAttr<DenseBoolArrayAttr, "{}">:$reverse /*conv_c7*/,
    DefaultValuedAttr<I64Attr, "1">:$feature_groups /*conv_c8*/,
    DefaultValuedAttr<I64Attr, "1">:$batch_groups /*conv_c9*/,
    OptionalAttr<TypeAttr>:$accumulator /*conv_c12*/);
  let results = (outs Ten_Tensor:$result /*conv_c13*/);
  let assemblyFormat = [{
    $input `,` $kernel `dims` `=` custom<ConvDims>($dims) (`strides` `=` $strides^)? (`pad` `=` $pad^)?
    (`input_dilation` `=` $input_dilation^)? (`kernel_dilation` `=` $kernel_dilation^)?
    (`reverse` `=` $reverse^)? (`feature_groups` `=` custom<PlainI64>($feature_groups)^)?
    (`batch_groups` `=` custom<PlainI64>($batch_groups)^)? (`accumulate` $accumulator^)? attr-dict
    `:` type($input) `,` type($kernel) `->` type($result)
  }];
  let extraClassDeclaration = [{
    int64_t getNumSpatial() { return getDims().getInputSpatial().size(); }
    int64_t getStride(int64_t i) { return getStrides().empty() ? 1 : getStrides()[i]; }
    int64_t getPadLow(int64_t i) { return getPad().empty() ? 0 : getPad()[2 * i]; }
    int64_t getPadHigh(int64_t i) { return getPad().empty() ? 0 : getPad()[2 * i + 1]; }
    int64_t getInputDilation(int64_t i) { return getInputDilation().empty() ? 1 : getInputDilation()[i]; }
    int64_t getKernelDilation(int64_t i) { return getKernelDilation().empty() ? 1 : getKernelDilation()[i]; }
    bool isReversed(int64_t i) { return !getReverse().empty() && getReverse()[i]; }
    ::mlir::Type getAccumulatorType();
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

#endif // TEN_CONTRACTION_TD
