//===- Reduction.td - Reductions, windows, scans -----------*- tablegen -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TEN_REDUCTION_TD
#define TEN_REDUCTION_TD

include "Dialect/Ten/IR/TenBase.td"

/// A combining operation: named by `kind`, which starts from the kind's
/// identity, or a region, which starts from `inits`. The region's arguments are
/// an accumulated element of each input, then a new element of each, as rank-0
/// tensors; the combination must be associative.
class Ten_CombiningOp<string mnemonic, list<Trait> traits = []>
    : Ten_PureOp<mnemonic, !listconcat([
        SingleBlockImplicitTerminator<"YieldOp">,
        AttrSizedOperandSegments], traits)> {
  let results = (outs Variadic<Ten_Tensor>:$results /*combining_c6*/);
  let regions = (region MaxSizedRegion<1>:$body /*combining_c7*/);
  let hasVerifier = 1;
}

def Ten_ReduceOp : Ten_CombiningOp<"reduce"> {
  let summary = "reduction along dimensions";
  let description = [{
    With a named kind there is one input and no initial value: a sum starts from
    0, a product from 1, `max` from the smallest value of the type, and so on.
    Named sums and products of floats narrower than f32, and those of windows,
    may be accumulated in f32 and rounded once; `--fp=strict` rounds in each
    step.

    ```mlir
    %1 = ten.reduce add %0 dims = [0, 1] : tensor<4x8xf32> -> tensor<f32>
    %2:2 = ten.reduce %0, %i init(%a, %b) dims = [1]
        : tensor<4x8xf32>, tensor<4x8xi32> -> tensor<4xf32>, tensor<4xi32> {
    ^bb0(%acc: tensor<f32>, %accIndex: tensor<i32>, %new: tensor<f32>, %newIndex: tensor<i32>):
      ...
      ten.yield %v, %k : tensor<f32>, tensor<i32>
    }
    ```
  }];
  let arguments = (ins
    OptionalAttr<Ten_ReductionKind>:$kind /*combining_c1, combining_c2*/,
    Variadic<Ten_Tensor>:$inputs /*combining_c3, combining_c4*/,
    Variadic<Ten_Tensor>:$inits /*combining_c5*/, DenseI64ArrayAttr:$dims /*reduce_c1*/);
  let assemblyFormat = [{
    ($kind^)? $inputs (`init` `(` $inits^ `)`)? `dims` `=` $dims attr-dict
    `:` custom<CombiningTypes>(type($inputs), type($inits), ref($inits)) `->` type($results) (` ` $body^)?
  }];
  let builders = [OpBuilder<(ins "ReductionKind":$kind, "::mlir::Value":$input, "::llvm::ArrayRef<int64_t>":$dims)>];
  let hasCanonicalizer = 1;
}

def Ten_WindowReduceOp : Ten_CombiningOp<"window_reduce"> {
  let summary = "reduction of sliding windows";
  let description = [{
    The semantics of `stablehlo.reduce_window`: padding and the gaps of
    `base_dilation` have the initial value. `pad` holds low and high padding of
    each dimension in turn; absent lists mean 1 (strides, dilations) and 0
    (pad).

    ```mlir
    %1 = ten.window_reduce max %0 window = [1, 2, 2, 1] strides = [1, 2, 2, 1]
        : tensor<8x28x28x16xf32> -> tensor<8x14x14x16xf32>
    ```
  }];
  let arguments = (ins
    OptionalAttr<Ten_ReductionKind>:$kind, Variadic<Ten_Tensor>:$inputs,
    Variadic<Ten_Tensor>:$inits, DenseI64ArrayAttr:$window /*window_reduce_c1*/,
    DefaultValuedAttr<DenseI64ArrayAttr, "{}">:$strides /*window_reduce_c2*/,
    DefaultValuedAttr<DenseI64ArrayAttr, "{}">:$pad /*window_reduce_c3*/,
    DefaultValuedAttr<DenseI64ArrayAttr, "{}">:$base_dilation /*window_reduce_c4*/,
    DefaultValuedAttr<DenseI64ArrayAttr, "{}">:$window_dilation /*window_reduce_c5*/);
  let assemblyFormat = [{
    ($kind^)? $inputs (`init` `(` $inits^ `)`)? `window` `=` $window (`strides` `=` $strides^)?
    (`pad` `=` $pad^)? (`base_dilation` `=` $base_dilation^)?
    (`window_dilation` `=` $window_dilation^)? attr-dict
    `:` custom<CombiningTypes>(type($inputs), type($inits), ref($inits)) `->` type($results) (` ` $body^)?
  }];
  let extraClassDeclaration = [{
    int64_t getStride(int64_t i) { return getStrides().empty() ? 1 : getStrides()[i]; }
    int64_t getPadLow(int64_t i) { return getPad().empty() ? 0 : getPad()[2 * i]; }
    int64_t getPadHigh(int64_t i) { return getPad().empty() ? 0 : getPad()[2 * i + 1]; }
    int64_t getBaseDilation(int64_t i) { return getBaseDilation().empty() ? 1 : getBaseDilation()[i]; }
    int64_t getWindowDilation(int64_t i) { return getWindowDilation().empty() ? 1 : getWindowDilation()[i]; }
  }];
  let hasCanonicalizer = 1;
}

def Ten_ScanOp : Ten_CombiningOp<"scan"> {
  let summary = "prefix reduction along a dimension";
  let description = [{
    A cumulative sum, product, ...: result element i along `dim` combines
    elements 0 to i, with `exclusive` 0 to i - 1 (the first is the initial
    value), with `reverse` from the other end.

    ```mlir
    %1 = ten.scan add %0 dim = 1 : tensor<4x8xf32> -> tensor<4x8xf32>
    ```
  }];
  let arguments = (ins
    OptionalAttr<Ten_ReductionKind>:$kind, Variadic<Ten_Tensor>:$inputs,
    Variadic<Ten_Tensor>:$inits, I64Attr:$dim /*scan_c1*/, UnitAttr:$reverse, UnitAttr:$exclusive);
  let assemblyFormat = [{
    ($kind^)? $inputs (`init` `(` $inits^ `)`)? `dim` `=` custom<PlainI64>($dim)
    (`reverse` $reverse^)? (`exclusive` $exclusive^)? attr-dict
    `:` custom<CombiningTypes>(type($inputs), type($inits), ref($inits)) `->` type($results) (` ` $body^)?
  }];
  let hasCanonicalizer = 1;
}

#endif // TEN_REDUCTION_TD
