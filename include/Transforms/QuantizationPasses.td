//===- QuantizationPasses.td - Quantized programs ----------*- tablegen -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_TRANSFORMS_QUANTIZATIONPASSES_TD
#define TENON_TRANSFORMS_QUANTIZATIONPASSES_TD

include "Dialect/Ten/IR/FloatContractOption.td"
include "mlir/Pass/PassBase.td"

def ScalePartialSums : Pass<"ten-scale-partial-sums", "::mlir::func::FuncOp"> {
  let summary = "scale quantized weights in place of sums of groups";
  let description = [{
    A product with weights of integers in groups, which are a batch dimension of
    the contraction, whose sums are multiplied with a scale for each group and
    then added, becomes a product with scaled weights, which
    `ten-find-quantized` finds. The scales may be multiplied by elementwise
    operations or by a second contraction, and may differ in columns, not in rows.

    Distributing a product over a sum rounds differently, so `--fp=strict` has no
    such pass. Beyond roundings nothing changes: scales that are not constants of
    a moderate size are compared in each call (at load, where they are bound).
    Where one is infinite, or of a magnitude beyond 2^60 of 1, the groups are
    computed one after the other, by the same kernel.

    Before:
    ```mlir
    %0 = ten.convert %q : tensor<8x32x128xi4> -> tensor<8x32x128xf32>
    %1 = ten.contract %x, %0 batch = [0] x [0] contracting = [2] x [1]
        : tensor<8x1x32xf32>, tensor<8x32x128xf32> -> tensor<8x1x128xf32>
    %2 = ten.broadcast %s dims = [0, 2] : tensor<8x128xf32> -> tensor<8x1x128xf32>
    %3 = ten.mul %1, %2 : tensor<8x1x128xf32>
    %4 = ten.reduce add %3 dims = [0] : tensor<8x1x128xf32> -> tensor<1x128xf32>
    ```
    After:
    ```mlir
    %4 = scf.if %isSmall -> (tensor<1x128xf32>) {
      %2 = ten.broadcast %s dims = [0, 2] : tensor<8x128xf32> -> tensor<8x32x128xf32>
      %3 = ten.mul %0, %2 : tensor<8x32x128xf32>
      %5 = ten.contract %x, %3 contracting = [0, 2] x [0, 1] accumulate f32 : ...
      scf.yield %5
    } else {
      scf.for %group = ... // one group after the other
    }
    ```
  }];
  let dependentDialects = ["::mlir::scf::SCFDialect", "::mlir::tensor::TensorDialect",
    "::mlir::arith::ArithDialect", "::tenon::ten::TenDialect"];
}

def FindIntegerProducts : Pass<"ten-find-integer-products", "::mlir::func::FuncOp"> {
  let summary = "multiply integers where both operands are dequantized";
  let description = [{
    A convolution or contraction of f32 whose two operands are integers of 8 bits
    minus zero points times scales, as programs in QDQ form have them, becomes one
    of bytes with sums of i32, which are multiplied with the product of the
    scales. Scales are one for all activations, and one for each feature or
    column of the weights. Activations become unsigned: those with a sign
    are moved up by 128. Their zero point is corrected by sums of the weights,
    and takes the place of padding. Dimensions are ordered so that features are
    innermost, and transposes between two such operations cancel. Convolutions of
    i8 get unsigned activations as well.

    Sums of bytes are exact, and a result is rounded three times at most, so that
    it differs from the program's by roundings alone. With `fp=strict` only
    products are replaced whose scales are powers of two, and whose sums have
    24 bits at most: then nothing is rounded, and no bit of a result changes. Remarks
    say which, and why operands were not recognized.

    Before:
    ```mlir
    %0 = ten.convert %x : tensor<1x64x28x28xi8> -> tensor<1x64x28x28xf32>
    %1 = ten.mul %0, %step : tensor<1x64x28x28xf32>
    %2 = ten.convert %w : tensor<32x64x3x3xi8> -> tensor<32x64x3x3xf32>
    %3 = ten.broadcast %s dims = [0] : tensor<32xf32> -> tensor<32x64x3x3xf32>
    %4 = ten.mul %2, %3 : tensor<32x64x3x3xf32>
    %5 = ten.conv %1, %4 dims = [b, f, 0, 1] x [o, i, 0, 1] -> [b, f, 0, 1] pad = [1, 1, 1, 1] : ...
    ```
    After:
    ```mlir
    %0 = ten.transpose %x perm = [0, 2, 3, 1] : tensor<1x64x28x28xi8> -> tensor<1x28x28x64xi8>
    %1 = ten.xor %0, %flip : tensor<1x28x28x64xi8>
    %2 = ten.bitcast %1 : tensor<1x28x28x64xi8> -> tensor<1x28x28x64xui8>
    %3 = ten.pad %2, %c128 low = [0, 1, 1, 0] high = [0, 1, 1, 0] interior = [0, 0, 0, 0] : ...
    %4 = ten.conv %3, %w dims = [b, 0, 1, f] x [o, i, 0, 1] -> [b, 0, 1, f]
        : tensor<1x30x30x64xui8>, tensor<32x64x3x3xi8> -> tensor<1x28x28x32xi32>
    %5 = ten.sub %4, %sums_of_weights : tensor<1x28x28x32xi32>
    %6 = ten.convert %5 : tensor<1x28x28x32xi32> -> tensor<1x28x28x32xf32>
    %7 = ten.mul %6, %scales : tensor<1x28x28x32xf32>
    %8 = ten.transpose %7 perm = [0, 3, 1, 2] : tensor<1x28x28x32xf32> -> tensor<1x32x28x28xf32>
    ```
  }];
  let options = [
    FloatContractOption<>
  ];
  let dependentDialects = [
    "::tenon::ten::TenDialect", "::mlir::arith::ArithDialect",
    "::mlir::scf::SCFDialect", "::mlir::tensor::TensorDialect", "::mlir::affine::AffineDialect"];
}

def FindQuantized : Pass<"ten-find-quantized", "::mlir::func::FuncOp"> {
  let summary = "find contractions with quantized weights, however they are written";
  let description = [{
    The operand of a contraction of f32 sums that is made of integers by
    elementwise operations becomes one `ten.dequantize`: a conversion, then up to
    eight subtractions, products, additions and divisions with numbers that are equal along
    blocks of the sums, or for all rows of the weights. Reshapes, transposes, slices, gathers of slices
    and concatenations may be anywhere between, and the integers may be made in any way. An analysis of their ranges
    (of masks, shifts, differences, concatenations, ...) finds those that fit into
    4 or 2 bits, which are converted to the narrowest type that has them. Other
    elementwise functions of one code are evaluated for each of its values, and are
    a table if they make at most 16 numbers.
    A left operand changes places with the right one.

    No bit of a result changes: the operation rounds as those that it replaces.
    What the kernel of `ten-choose-schedules` cannot read stays as it is, as do
    parameters that differ along a block of the sums; remarks say why.

    Before:
    ```mlir
    %0 = ten.convert %q : tensor<256x256xi4> -> tensor<256x256xf32>
    %1 = ten.reshape %0 : tensor<256x256xf32> -> tensor<256x8x32xf32>
    %2 = ten.convert %s : tensor<256x8xf16> -> tensor<256x8xf32>
    %3 = ten.broadcast %2 dims = [0, 1] : tensor<256x8xf32> -> tensor<256x8x32xf32>
    %4 = ten.mul %1, %3 : tensor<256x8x32xf32>
    %5 = ten.reshape %4 : tensor<256x8x32xf32> -> tensor<256x256xf32>
    %6 = ten.contract %x, %5 contracting = [1] x [1] : ...
    ```
    After:
    ```mlir
    %5 = ten.dequantize %q scale %s : (tensor<256x256xi4>, tensor<256x8xf16>) -> tensor<256x256xf32>
    %6 = ten.contract %x, %5 contracting = [1] x [1] : ...
    ```
  }];
  let dependentDialects = ["::tenon::ten::TenDialect"];
}

#endif // TENON_TRANSFORMS_QUANTIZATIONPASSES_TD
