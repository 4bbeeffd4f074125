//===- Shape.td - Constants and data movement --------------*- tablegen -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TEN_SHAPE_TD
#define TEN_SHAPE_TD

include "Dialect/Ten/IR/TenBase.td"

//===-- Constant.cpp ------------------------------------------------------===//

def Ten_ConstantOp : Ten_PureOp<"constant", [ConstantLike, AllTypesMatch<["value", "result"]>]> {
  let summary = "constant tensor";
  let description = [{
    ```mlir
    %0 = ten.constant dense<[1.0, 2.0]> : tensor<2xf32>
    %1 = ten.constant dense_resource<weights> : tensor<1024x1024xf32>
    ```
  }];
  let arguments = (ins ElementsAttr:$value /*constant_c1, constant_c2*/);
  let results = (outs Ten_Tensor:$result);
  let builders = [
    /// Builds a splat of `value` (an IntegerAttr, FloatAttr, or ArrayAttr of
    /// two for complex).
    OpBuilder<(ins "::mlir::ElementsAttr":$value)>];
  let assemblyFormat = "attr-dict $value";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Ten_IotaOp : Ten_PureOp<"iota"> {
  let summary = "index of each element along a dimension";
  let description = [{
    Dynamic dimensions of the result take their sizes from `sizes`, in order.

    ```mlir
    %0 = ten.iota dim = 1 : tensor<2x8xi32>
    %1 = ten.iota dim = 0 sizes(%n) : tensor<?xf32>
    ```
  }];
  let arguments = (ins I64Attr:$dim /*iota_c1*/, Variadic<Index>:$sizes /*iota_c2*/);
  let results = (outs Ten_NumberTensor:$result);
  let assemblyFormat = [{
    `dim` `=` custom<PlainI64>($dim) (`sizes` `(` $sizes^ `)`)? attr-dict `:` type($result)
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

//===-- Shape.cpp ---------------------------------------------------------===//

def Ten_BroadcastOp : Ten_PureOp<"broadcast"> {
  let summary = "broadcast along new dimensions and those of size 1";
  let description = [{
    Operand dimension i becomes result dimension `dims[i]`; if its size is 1 and
    the result's is not, it is repeated. `dims` need not be ascending.
    Operand dimensions in `kept` are not repeated: their size is the result's.
    Like the sizes of other dimensions, which are 1 or the result's, this is
    checked at run time by `ten-insert-shape-checks`; later passes add
    dimensions for which they can prove it.

    ```mlir
    %1 = ten.broadcast %0 dims = [1] : tensor<8xf32> -> tensor<4x8xf32>
    %2 = ten.broadcast %0 dims = [1] sizes(%n) : tensor<8xf32> -> tensor<?x8xf32>
    %3 = ten.broadcast %x dims = [0] kept = [0] sizes(%n) : tensor<?xf32> -> tensor<?x8xf32>
    ```
  }];
  let arguments = (ins Ten_Tensor:$operand, DenseI64ArrayAttr:$dims /*broadcast_c1, broadcast_c2*/,
    Variadic<Index>:$sizes /*broadcast_c3*/, OptionalAttr<DenseI64ArrayAttr>:$kept /*broadcast_c6, broadcast_c7*/);
  let results = (outs Ten_Tensor:$result /*broadcast_c4, broadcast_c5*/);
  let assemblyFormat = [{
    $operand `dims` `=` $dims (`kept` `=` $kept^)? (`sizes` `(` $sizes^ `)`)? attr-dict
    `:` type($operand) `->` type($result)
  }];
  let builders = [
    OpBuilder<(ins "::mlir::Type":$result, "::mlir::Value":$operand, "::llvm::ArrayRef<int64_t>":$dims)>,
    OpBuilder<(ins "::mlir::Type":$result, "::mlir::Value":$operand, "::llvm::ArrayRef<int64_t>":$dims,
      "::mlir::ValueRange":$sizes)>];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Ten_ReshapeOp : Ten_PureOp<"reshape"> {
  let summary = "change the shape, keeping elements in row-major order";
  let description = [{
    ```mlir
    %1 = ten.reshape %0 : tensor<4x8xf32> -> tensor<32xf32>
    %2 = ten.reshape %0 sizes(%n) : tensor<?x8xf32> -> tensor<?xf32>
    ```
  }];
  let arguments = (ins Ten_Tensor:$operand, Variadic<Index>:$sizes /*reshape_c1*/);
  let results = (outs Ten_Tensor:$result /*reshape_c2, reshape_c3*/);
  let assemblyFormat = [{
    $operand (`sizes` `(` $sizes^ `)`)? attr-dict `:` type($operand) `->` type($result)
  }];
  let builders = [OpBuilder<(ins "::mlir::Type":$result, "::mlir::Value":$operand)>];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Ten_TransposeOp : Ten_PureOp<"transpose"> {
  let summary = "permute dimensions";
  let description = [{
    Result dimension i is operand dimension `perm[i]`.

    ```mlir
    %1 = ten.transpose %0 perm = [1, 0] : tensor<4x8xf32> -> tensor<8x4xf32>
    ```
  }];
  let arguments = (ins Ten_Tensor:$operand, DenseI64ArrayAttr:$perm /*transpose_c1, transpose_c2*/);
  let results = (outs Ten_Tensor:$result /*transpose_c3*/);
  let builders = [OpBuilder<(ins "::mlir::Value":$operand, "::llvm::ArrayRef<int64_t>":$perm)>];
  let assemblyFormat = "$operand `perm` `=` $perm attr-dict `:` type($operand) `->` type($result)";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Ten_ReverseOp : Ten_PureOp<"reverse", [SameOperandsAndResultType]> {
  let summary = "reverse the order of elements along dimensions";
  let description = "```mlir\n%1 = ten.reverse %0 dims = [0] : tensor<4x8xf32>\n```";
  let arguments = (ins Ten_Tensor:$operand, DenseI64ArrayAttr:$dims /*reverse_c1*/);
  let results = (outs Ten_Tensor:$result);
  let assemblyFormat = "$operand `dims` `=` $dims attr-dict `:` type($result)";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

//===-- Slicing.cpp -------------------------------------------------------===//

def Ten_ConcatOp : Ten_PureOp<"concat"> {
  let summary = "concatenate tensors along a dimension";
  let description = [{
    ```mlir
    %2 = ten.concat %0, %1 dim = 0 : tensor<2x8xf32>, tensor<3x8xf32> -> tensor<5x8xf32>
    ```
  }];
  let arguments = (ins
    Variadic<Ten_Tensor>:$inputs /*concat_c2, concat_c3, concat_c4*/, I64Attr:$dim /*concat_c1*/);
  let results = (outs Ten_Tensor:$result /*concat_c5*/);
  let builders = [OpBuilder<(ins "::mlir::ValueRange":$inputs, "int64_t":$dim)>];
  let assemblyFormat = [{
    $inputs `dim` `=` custom<PlainI64>($dim) attr-dict `:` type($inputs) `->` type($result)
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Ten_PadOp : Ten_PureOp<"pad", [AttrSizedOperandSegments]> {
  let summary = "add padding around and between elements";
  let description = [{
    `low` and `high` may be negative, which crops; `interior` is the padding
    between neighboring elements and is not negative. All are static or index
    values.

    ```mlir
    %2 = ten.pad %0, %zero low = [1, 0] high = [1, %n] interior = [0, 1]
        : tensor<4x8xf32> -> tensor<6x?xf32>
    ```
  }];
  let arguments = (ins
    Ten_Tensor:$operand, Ten_Tensor:$value /*pad_c1*/,
    Variadic<Index>:$low, Variadic<Index>:$high, Variadic<Index>:$interior,
    DenseI64ArrayAttr:$static_low /*pad_c2, pad_c3*/, DenseI64ArrayAttr:$static_high,
    DenseI64ArrayAttr:$static_interior /*pad_c4*/);
  let results = (outs Ten_Tensor:$result /*pad_c5, pad_c6*/);
  let builders = [OpBuilder<(ins "::mlir::Value":$operand, "::mlir::Value":$value,
      "::llvm::ArrayRef<int64_t>":$low, "::llvm::ArrayRef<int64_t>":$high,
      "::llvm::ArrayRef<int64_t>":$interior)>];
  let assemblyFormat = [{
    $operand `,` $value
    `low` `=` custom<DynamicIndexList>($low, $static_low)
    `high` `=` custom<DynamicIndexList>($high, $static_high)
    `interior` `=` custom<DynamicIndexList>($interior, $static_interior)
    attr-dict `:` custom<PadTypes>(type($operand), type($value)) `->` type($result)
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Ten_SliceOp : Ten_PureOp<"slice", [AttrSizedOperandSegments]> {
  let summary = "strided slice";
  let description = [{
    In each dimension the indices `start, start + stride, ...` below `limit`.
    All are static or index values; the latter must satisfy 0 <= start <= limit
    <= size.

    ```mlir
    %1 = ten.slice %0 start = [1, 0] limit = [3, %n] stride = [1, 2]
        : tensor<4x8xf32> -> tensor<2x?xf32>
    ```
  }];
  let arguments = (ins
    Ten_Tensor:$operand,
    Variadic<Index>:$start, Variadic<Index>:$limit, Variadic<Index>:$stride,
    DenseI64ArrayAttr:$static_start /*slice_c1, slice_c2*/,
    DenseI64ArrayAttr:$static_limit /*slice_c3*/, DenseI64ArrayAttr:$static_stride /*slice_c4*/);
  let results = (outs Ten_Tensor:$result /*slice_c5*/);
  let builders = [OpBuilder<(ins "::mlir::Value":$operand,
      "::llvm::ArrayRef<int64_t>":$start, "::llvm::ArrayRef<int64_t>":$limit,
      "::llvm::ArrayRef<int64_t>":$stride)>];
  let assemblyFormat = [{
    $operand `start` `=` custom<DynamicIndexList>($start, $static_start)
    `limit` `=` custom<DynamicIndexList>($limit, $static_limit)
    `stride` `=` custom<DynamicIndexList>($stride, $static_stride)
    attr-dict `:` type($operand) `->` type($result)
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

#endif // TEN_SHAPE_TD
