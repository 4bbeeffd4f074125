//===- Data.td - Constants, shapes, slices and indexed access --*- tablegen -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef STABLEHLO_DATA_TD
#define STABLEHLO_DATA_TD

include "Dialect/StableHLO/IR/StableHLOBase.td"

//===-- Static shapes -----------------------------------------------------===//

def SHLO_ConstantOp : SHLO_PureOp<"constant", [ConstantLike]> {
  let arguments = (ins ElementsAttr:$value);
  let results = (outs SHLO_Tensor:$output);
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def SHLO_IotaOp : SHLO_PureOp<"iota"> {
  let arguments = (ins I64Attr:$iota_dimension);
  let results = (outs SHLO_Tensor:$output);
  let assemblyFormat = "`dim` `=` custom<PlainInt>($iota_dimension) attr-dict `:` type($output)";
  let hasVerifier = 1;
}

def SHLO_BroadcastInDimOp : SHLO_PureOp<"broadcast_in_dim"> {
  let arguments = (ins SHLO_Tensor:$operand, DenseI64ArrayAttr:$broadcast_dimensions);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` `dims` `=` $broadcast_dimensions attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def SHLO_BroadcastOp : SHLO_PureOp<"broadcast"> {
  let arguments = (ins SHLO_Tensor:$operand, DenseI64ArrayAttr:$broadcast_sizes);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` `sizes` `=` $broadcast_sizes attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def SHLO_ReshapeOp : SHLO_PureOp<"reshape"> {
  let arguments = (ins SHLO_Tensor:$operand);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def SHLO_TransposeOp : SHLO_PureOp<"transpose"> {
  let arguments = (ins SHLO_Tensor:$operand, DenseI64ArrayAttr:$permutation);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` `dims` `=` $permutation attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def SHLO_ReverseOp : SHLO_PureOp<"reverse", [SameOperandsAndResultShape]> {
  let arguments = (ins SHLO_Tensor:$operand, DenseI64ArrayAttr:$dimensions);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` `dims` `=` $dimensions attr-dict `:` custom<OpTypes>(type($operand), type($result))
  }];
  let hasVerifier = 1;
}

def SHLO_ConcatenateOp : SHLO_PureOp<"concatenate"> {
  let arguments = (ins Variadic<SHLO_Tensor>:$inputs, I64Attr:$dimension);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = [{
    custom<OperandsAndComma>($inputs) `dim` `=` custom<PlainInt>($dimension) attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def SHLO_PadOp : SHLO_PureOp<"pad"> {
  let arguments = (ins SHLO_Tensor:$operand, SHLO_Tensor:$padding_value,
    DenseI64ArrayAttr:$edge_padding_low, DenseI64ArrayAttr:$edge_padding_high,
    DenseI64ArrayAttr:$interior_padding);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` $padding_value `,` `low` `=` $edge_padding_low `,` `high` `=` $edge_padding_high
    `,` `interior` `=` $interior_padding attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def SHLO_SliceOp : SHLO_PureOp<"slice"> {
  let arguments = (ins SHLO_Tensor:$operand, DenseI64ArrayAttr:$start_indices,
    DenseI64ArrayAttr:$limit_indices, DenseI64ArrayAttr:$strides);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = [{
    $operand custom<SliceRanges>($start_indices, $limit_indices, $strides) attr-dict
    `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

//===-- Indexed access ----------------------------------------------------===//

def SHLO_DynamicSliceOp : SHLO_PureOp<"dynamic_slice"> {
  let arguments = (ins SHLO_Tensor:$operand, Variadic<SHLO_ScalarInt>:$start_indices, DenseI64ArrayAttr:$slice_sizes);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` custom<OperandsAndComma>($start_indices) `sizes` `=` $slice_sizes attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def SHLO_DynamicUpdateSliceOp : SHLO_PureOp<"dynamic_update_slice"> {
  let arguments = (ins SHLO_Tensor:$operand, SHLO_Tensor:$update, Variadic<SHLO_ScalarInt>:$start_indices);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def SHLO_GatherOp : SHLO_PureOp<"gather"> {
  let arguments = (ins SHLO_Tensor:$operand, SHLO_IntTensor:$start_indices,
    SHLO_GatherAttr:$dimension_numbers, DenseI64ArrayAttr:$slice_sizes,
    DefaultValuedOptionalAttr<BoolAttr, "false">:$indices_are_sorted);
  let results = (outs SHLO_Tensor:$result);
  let hasVerifier = 1;
}

def SHLO_ScatterOp : SHLO_RegionOp<"scatter", [SameVariadicOperandSize]> {
  let arguments = (ins Variadic<SHLO_Tensor>:$inputs, SHLO_IntTensor:$scatter_indices, Variadic<SHLO_Tensor>:$updates,
    SHLO_ScatterAttr:$scatter_dimension_numbers,
    DefaultValuedOptionalAttr<BoolAttr, "false">:$indices_are_sorted,
    DefaultValuedOptionalAttr<BoolAttr, "false">:$unique_indices);
  let results = (outs Variadic<SHLO_Tensor>:$results);
  let regions = (region SizedRegion<1>:$update_computation);
}

def SHLO_TorchIndexSelectOp : SHLO_PureOp<"torch_index_select"> {
  let arguments = (ins SHLO_Tensor:$operand, SHLO_IntTensor:$index, I64Attr:$dim, I64Attr:$batch_dims);
  let results = (outs SHLO_Tensor:$result);
  let hasVerifier = 1;
}

//===-- Dynamic shapes ----------------------------------------------------===//

def SHLO_GetDimensionSizeOp : SHLO_PureOp<"get_dimension_size"> {
  let arguments = (ins SHLO_Tensor:$operand, I64Attr:$dimension);
  let results = (outs SHLO_ScalarInt:$result);
  let assemblyFormat = [{
    $operand `,` `dim` `=` custom<PlainInt>($dimension) attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def SHLO_SetDimensionSizeOp : SHLO_PureOp<"set_dimension_size"> {
  let arguments = (ins SHLO_Tensor:$operand, SHLO_ScalarInt:$size, I64Attr:$dimension);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` $size `,` `dim` `=` custom<PlainInt>($dimension) attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def SHLO_DynamicBroadcastInDimOp : SHLO_PureOp<"dynamic_broadcast_in_dim"> {
  let arguments = (ins SHLO_Tensor:$operand, SHLO_Shape:$output_dimensions, DenseI64ArrayAttr:$broadcast_dimensions,
    OptionalAttr<DenseI64ArrayAttr>:$known_expanding_dimensions, OptionalAttr<DenseI64ArrayAttr>:$known_nonexpanding_dimensions);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` $output_dimensions `,` `dims` `=` $broadcast_dimensions attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def SHLO_DynamicIotaOp : SHLO_PureOp<"dynamic_iota"> {
  let arguments = (ins SHLO_Shape:$output_shape, I64Attr:$iota_dimension);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = [{
    $output_shape `,` `dim` `=` custom<PlainInt>($iota_dimension) attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def SHLO_DynamicReshapeOp : SHLO_PureOp<"dynamic_reshape"> {
  let arguments = (ins SHLO_Tensor:$operand, SHLO_Shape:$output_shape);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def SHLO_DynamicPadOp : SHLO_PureOp<"dynamic_pad"> {
  let arguments = (ins SHLO_Tensor:$operand, SHLO_Tensor:$padding_value, SHLO_Shape:$edge_padding_low,
    SHLO_Shape:$edge_padding_high, SHLO_Shape:$interior_padding);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def SHLO_RealDynamicSliceOp : SHLO_PureOp<"real_dynamic_slice"> {
  let arguments = (ins SHLO_Tensor:$operand, SHLO_Shape:$start_indices, SHLO_Shape:$limit_indices, SHLO_Shape:$strides);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def SHLO_DynamicGatherOp : SHLO_PureOp<"dynamic_gather"> {
  let arguments = (ins SHLO_Tensor:$operand, SHLO_IntTensor:$start_indices, SHLO_Shape:$slice_sizes,
    SHLO_GatherAttr:$dimension_numbers, DefaultValuedOptionalAttr<BoolAttr, "false">:$indices_are_sorted);
  let results = (outs SHLO_Tensor:$result);
  let hasVerifier = 1;
}

#endif // STABLEHLO_DATA_TD
