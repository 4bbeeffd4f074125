//===- Indexing.td - Dynamic slices, gather and scatter ----*- tablegen -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TEN_INDEXING_TD
#define TEN_INDEXING_TD

include "Dialect/Ten/IR/TenBase.td"

def Ten_ScalarIntTensor : 0DTensorOf<[Ten_Int]>;

def Ten_DynamicSliceOp : Ten_PureOp<"dynamic_slice"> {
  let summary = "slice of static size at run-time offsets";
  let description = [{
    There is a start index per dimension, each a tensor of rank 0, clamped to
    [0, size - sizes[i]].

    ```mlir
    %1 = ten.dynamic_slice %0[%i, %j] sizes = [1, 4]
        : tensor<3x4xf32>, tensor<i32> -> tensor<1x4xf32>
    ```
  }];
  let arguments = (ins Ten_Tensor:$operand, Variadic<Ten_ScalarIntTensor>:$starts /*dynamic_slice_c1, dynamic_slice_c2*/,
    DenseI64ArrayAttr:$sizes /*dynamic_slice_c3, dynamic_slice_c4*/);
  let results = (outs Ten_Tensor:$result /*dynamic_slice_c5*/);
  let assemblyFormat = [{
    $operand `[` $starts `]` `sizes` `=` $sizes attr-dict
    `:` custom<DynamicSliceTypes>(ref($starts), type($operand), type($starts), type($result))
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Ten_DynamicUpdateSliceOp : Ten_PureOp<"dynamic_update_slice"> {
  let summary = "replace a slice at run-time offsets";
  let description = [{
    Start indices are clamped so that the update is in range.

    ```mlir
    %1 = ten.dynamic_update_slice %0[%i, %j], %u
        : tensor<3x4xf32>, tensor<i32>, tensor<1x4xf32>
    ```
  }];
  let arguments = (ins Ten_Tensor:$operand, Variadic<Ten_ScalarIntTensor>:$starts /*dynamic_update_slice_c1, dynamic_update_slice_c2*/,
    Ten_Tensor:$update /*dynamic_update_slice_c3, dynamic_update_slice_c4*/);
  let results = (outs Ten_Tensor:$result /*dynamic_update_slice_c5*/);
  let assemblyFormat = [{
    $operand `[` $starts `]` `,` $update attr-dict
    `:` custom<DynamicUpdateSliceTypes>(ref($starts), type($operand), type($starts), type($update), type($result))
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

/// Dimension lists that may be absent are printed only if they are not empty.
def Ten_Dims : DefaultValuedAttr<DenseI64ArrayAttr, "{}">;

def Ten_GatherOp : Ten_PureOp<"gather"> {
  let summary = "slices at offsets given by an index tensor";
  let description = [{
    The semantics of `stablehlo.gather`: dimension `index_vector_dim` of
    `indices` holds an index vector (a scalar if it equals the rank), whose
    element k is an index in operand dimension `start_index_map[k]`, clamped so
    that the window of `slice_sizes` is in range. Result dimensions
    `offset_dims` are those of the window without its `collapsed` and
    `operand_batching` dimensions, the others those of `indices` without the
    index vector; operand dimension `operand_batching[k]` corresponds to indices
    dimension `indices_batching[k]`. Sizes are static or index values; in a
    dimension that the window drops, a dynamic size must be 1, and if a static
    size is 0, elements are 0.

    ```mlir
    %2 = ten.gather %x[%i] offset_dims = [1] collapsed = [0] start_index_map = [0]
        index_vector_dim = 1 slice_sizes = [1, 8]
        : tensor<100x8xf32>, tensor<5x1xi32> -> tensor<5x8xf32>
    ```
  }];
  let arguments = (ins
    Ten_Tensor:$operand, Ten_IntTensor:$indices,
    Ten_Dims:$offset_dims /*gather_c1, gather_c2*/, Ten_Dims:$collapsed /*gather_c3, gather_c4, gather_c5*/,
    Ten_Dims:$operand_batching /*gather_c6, gather_c7*/,
    Ten_Dims:$indices_batching /*gather_c8, gather_c9, gather_c10*/,
    DenseI64ArrayAttr:$start_index_map /*gather_c11, gather_c12*/, I64Attr:$index_vector_dim /*gather_c13*/,
    Variadic<Index>:$sizes, DenseI64ArrayAttr:$slice_sizes /*gather_c14, gather_c15*/, UnitAttr:$sorted);
  let results = (outs Ten_Tensor:$result /*gather_c16*/);
  let assemblyFormat = [{
    $operand `[` $indices `]` (`offset_dims` `=` $offset_dims^)? (`collapsed` `=` $collapsed^)?
    (`operand_batching` `=` $operand_batching^)? (`indices_batching` `=` $indices_batching^)?
    `start_index_map` `=` $start_index_map `index_vector_dim` `=` custom<PlainI64>($index_vector_dim)
    `slice_sizes` `=` custom<DynamicIndexList>($sizes, $slice_sizes) (`sorted` $sorted^)? attr-dict
    `:` type($operand) `,` type($indices) `->` type($result)
  }];
  let extraClassDeclaration = [{
    /// Returns whether the window lacks this dimension of the operand: it is
    /// collapsed or a batching dimension.
    bool isDropped(int64_t dim) {
      return ::llvm::is_contained(getCollapsed(), dim) ||
             ::llvm::is_contained(getOperandBatching(), dim);
    }
    /// Returns the window's size in each dimension of the operand.
    ::llvm::SmallVector<::mlir::OpFoldResult> getMixedSliceSizes();
    /// Returns whether the window is empty in a dimension that it drops:
    /// elements of the result, if there are any, are then 0.
    bool dropsEmptyDimension();
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Ten_ScatterOp : Ten_PureOp<"scatter", [
    SingleBlockImplicitTerminator<"YieldOp">,
    RangedTypesMatchWith<"results have the inputs' types", "inputs", "results", "$_self">,
    AttrSizedOperandSegments]> {
  let summary = "combine updates with elements at offsets given by an index tensor";
  let description = [{
    The semantics of `stablehlo.scatter`: the inverse addressing of `gather`;
    windows that are not entirely in range are skipped, not clamped. Updates are
    combined with the element by `kind`, or by the region, whose arguments are
    one element of each input and one of each update, as tensors of rank 0.
    Updates of the same element are applied in row-major order of `indices`.

    ```mlir
    %3 = ten.scatter add %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0]
        index_vector_dim = 1 : tensor<100x8xf32>[tensor<5x1xi32>], tensor<5x8xf32>
    ```
  }];
  let arguments = (ins
    OptionalAttr<Ten_ScatterKind>:$kind /*scatter_c1, scatter_c2*/,
    Variadic<Ten_Tensor>:$inputs /*scatter_c3, scatter_c4*/, Ten_IntTensor:$indices,
    Variadic<Ten_Tensor>:$updates /*scatter_c5, scatter_c6, scatter_c7*/,
    Ten_Dims:$update_window_dims /*scatter_c8, scatter_c9*/, Ten_Dims:$inserted /*scatter_c10*/,
    Ten_Dims:$input_batching /*scatter_c11*/, Ten_Dims:$indices_batching /*scatter_c12, scatter_c13, scatter_c14*/,
    DenseI64ArrayAttr:$scatter_dims_to_operand_dims /*scatter_c15, scatter_c16*/,
    I64Attr:$index_vector_dim /*scatter_c17*/,
    UnitAttr:$sorted, UnitAttr:$unique);
  let results = (outs Variadic<Ten_Tensor>:$results);
  let regions = (region MaxSizedRegion<1>:$body /*scatter_c18*/);
  let assemblyFormat = [{
    ($kind^)? $inputs `[` $indices `]` `,` $updates
    (`window_dims` `=` $update_window_dims^)? (`inserted` `=` $inserted^)?
    (`input_batching` `=` $input_batching^)? (`indices_batching` `=` $indices_batching^)?
    `scatter_dims_to_operand_dims` `=` $scatter_dims_to_operand_dims
    `index_vector_dim` `=` custom<PlainI64>($index_vector_dim)
    (`sorted` $sorted^)? (`unique` $unique^)? attr-dict
    `:` type($inputs) `[` type($indices) `]` `,` type($updates) (` ` $body^)?
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

#endif // TEN_INDEXING_TD
