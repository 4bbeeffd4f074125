//===- Quantization.td - Numbers made of codes and scales -*- tablegen -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TEN_QUANTIZATION_TD
#define TEN_QUANTIZATION_TD

include "Dialect/Ten/IR/TenBase.td"

def Ten_CodePanels : AttrDef<Ten_Dialect, "CodePanels"> {
  let mnemonic = "code_panels";
  let summary = "codes of a matrix in the order in which a kernel reads them";
  let description = [{
    The codes, of type `code`, of a matrix [n, k] whose rows a kernel multiplies
    `columns` at a time, by vectors of `lanes` elements along k. A step is as
    many elements of a row as one vector of 32-bit words holds: `lanes` words of
    32 / bits codes each. Codes of less than a byte: word l of step s of a row
    holds elements s * step + j * lanes + l, j = 0, 1, ..., the first in its
    lowest bits, and panels are `[n / columns, k / step, columns, lanes]` words.
    Bytes lie in their order: `[n / columns, k / step, columns, step]`.

    ```mlir
    #ten.code_panels<code = i4, lanes = 16, columns = 4>
    ```
  }];
  let parameters = (ins "::mlir::Type":$code, "int64_t":$lanes, "int64_t":$columns);
  let assemblyFormat = "`<` struct(params) `>`";
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    int64_t getBits() const { return getCode().getIntOrFloatBitWidth(); }
    /// Returns the number of codes of a 32-bit word.
    int64_t getCodesOfWord() const { return 32 / getBits(); }
    /// Returns the number of elements of a row that are contiguous.
    int64_t getStep() const { return getLanes() * getCodesOfWord(); }
    /// Returns whether codes are packed into words: those of less than a byte.
    bool hasWords() const { return getBits() < 8; }
    /// The panels of a matrix [n, k] of whole panels and steps.
    ::mlir::RankedTensorType getType(int64_t n, int64_t k) const;
    /// Operations that make panels of the codes [n, k].
    ::mlir::Value pack(::mlir::OpBuilder &builder, ::mlir::Location loc, ::mlir::Value codes) const;
  }];
}

def Ten_NumberTable : ElementsAttrBase<
    CPred<"::llvm::isa<::mlir::DenseFPElementsAttr>($_self)">, "numbers"> {
  let storageType = "::mlir::DenseFPElementsAttr";
  let returnType = "::mlir::DenseFPElementsAttr";
  let convertFromStorage = "$_self";
}

def Ten_DequantizeOp : Ten_PureOp<"dequantize"> {
  let summary = "numbers of integer codes, scaled by blocks";
  let description = [{
    Element by element, the value and each of the steps in order: `zero` subtracts
    its parameter, `scale` multiplies with it, `plus` adds it, `divide` divides by
    it. Parameters are
    repeated: each has the rank of the result, and each of its dimensions divides
    the result's, so that one element is for a block of elements. All are converted
    to the result's element type first, and each step is rounded to that. With `in`,
    a wider float type, that type takes its place, and the last number is rounded
    to the result's.

    With `table`, a value is the index of a number in it, which takes the place
    of the value: the codes have at most 4 bits and no sign. With `format`, a
    float type of 8 bits, values are bits of numbers of that type.

    With `panels`, the values are a matrix packed as the attribute says.

    ```mlir
    %1 = ten.dequantize %q scale %s
        : (tensor<4096x4096xi4>, tensor<4096x128xf16>) -> tensor<4096x4096xf32>
    %2 = ten.dequantize %p scale %s panels = <code = i4, lanes = 16, columns = 4>
        : (tensor<1024x32x4x16xui32>, tensor<4096x128xf16>) -> tensor<4096x4096xf32>
    %3 = ten.dequantize %q scale %s table = dense<[-1.0, -0.5, 0.5, 1.0]> : tensor<4xf32>
        : (tensor<4096x4096xui2>, tensor<4096x128xf16>) -> tensor<4096x4096xf32>
    %4 = ten.dequantize %q zero %z scale %s scale %t plus %m
        : (tensor<64x64xi8>, tensor<64x1xi8>, tensor<64x4xf16>, tensor<1x1xf32>, tensor<64x1xf32>) -> tensor<64x64xf32>
    %5 = ten.dequantize %q scale %s format = f8E4M3FN
        : (tensor<4096x4096xui8>, tensor<4096x1xf32>) -> tensor<4096x4096xf32>
    %6 = ten.dequantize %q scale %s in = f32
        : (tensor<4096x4096xi8>, tensor<4096x1xf32>) -> tensor<4096x4096xbf16>
    ```
  }];
  let arguments = (ins
    Ten_IntTensor:$values /*dequantize_c1*/,
    Variadic<Ten_RealTensor>:$parameters /*dequantize_c2, dequantize_c3*/,
    DenseI32ArrayAttr:$steps /*dequantize_c8*/,
    OptionalAttr<Ten_CodePanels>:$panels /*dequantize_c4, dequantize_c5*/,
    OptionalAttr<Ten_NumberTable>:$table /*dequantize_c7*/,
    OptionalAttr<TypeAttr>:$format /*dequantize_c9*/,
    OptionalAttr<TypeAttr>:$in /*dequantize_c10*/);
  let results = (outs Ten_FloatTensor:$result /*dequantize_c6*/);
  let assemblyFormat = [{
    $values custom<DequantizeSteps>($parameters, $steps) (`panels` `=` $panels^)?
    (`table` `=` $table^)? (`format` `=` $format^)? (`in` `=` $in^)? attr-dict `:` functional-type(operands, results)
  }];
  let extraClassDeclaration = [{
    /// Operations of steps: subtract, multiply with, add, or divide by the
    /// parameter.
    enum class Step : int32_t { Zero, Scale, Plus, Divide };
    Step getStep(unsigned number) { return static_cast<Step>(getSteps()[number]); }
    /// Returns whether the parameter has an element for each place along the
    /// last dimension, in place of one for a block of places.
    bool isAlongSums(::mlir::Value parameter);
    /// The type of a code.
    ::mlir::Type getCode();
    /// The type in which the steps are computed.
    ::mlir::FloatType getComputed();
  }];
  let hasVerifier = 1;
}

#endif // TEN_QUANTIZATION_TD
