//===- Algorithm.td - Sort, linear algebra, FFT, RNG -------*- tablegen -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TEN_ALGORITHM_TD
#define TEN_ALGORITHM_TD

include "Dialect/Ten/IR/TenBase.td"

//===-- Sort.cpp ----------------------------------------------------------===//

def Ten_SortOp : Ten_PureOp<"sort", [
    SingleBlockImplicitTerminator<"YieldOp">, SameOperandsAndResultShape,
    RangedTypesMatchWith<"results have the inputs' types", "inputs", "results", "$_self">]> {
  let summary = "stable sort along a dimension";
  let description = [{
    All inputs are permuted alike. The region takes two elements of each input
    (both of the first input, then of the second, ...) as tensors of rank 0 and
    returns whether the first precedes the second. The order of equal elements
    is always kept; `stable` requires it.

    ```mlir
    %1 = ten.sort %0 dim = 0 : tensor<8xf32> {
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %lt = ten.compare lt total %a, %b : tensor<f32>
      ten.yield %lt : tensor<i1>
    }
    ```
  }];
  let arguments = (ins Variadic<Ten_Tensor>:$inputs /*sort_c1*/, I64Attr:$dim /*sort_c2*/, UnitAttr:$stable);
  let results = (outs Variadic<Ten_Tensor>:$results);
  let regions = (region SizedRegion<1>:$comparator /*sort_c3*/);
  let assemblyFormat = [{
    $inputs `dim` `=` custom<PlainI64>($dim) (`stable` $stable^)? attr-dict `:` type($inputs) $comparator
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Ten_TopKOp : Ten_PureOp<"top_k"> {
  let summary = "k largest elements along the last dimension, and their indices";
  let description = [{
    In descending order; NaN compares as largest, equal elements keep their
    order.

    ```mlir
    %v, %i = ten.top_k %0 k = 3 : tensor<4x8xf32> -> tensor<4x3xf32>, tensor<4x3xi32>
    ```
  }];
  let arguments = (ins Ten_RealTensor:$operand /*top_k_c1*/, I64Attr:$k /*top_k_c2*/);
  let results = (outs Ten_RealTensor:$values /*top_k_c3*/, Ten_IntTensor:$indices /*top_k_c4*/);
  let assemblyFormat = [{
    $operand `k` `=` custom<PlainI64>($k) attr-dict `:` type($operand) `->` type($values) `,` type($indices)
  }];
  let hasVerifier = 1;
}

//===-- LinearAlgebra.cpp -------------------------------------------------===//

def Ten_CholeskyOp : Ten_PureOp<"cholesky", [SameOperandsAndResultType]> {
  let summary = "Cholesky factorization of a batch of matrices";
  let description = [{
    The last two dimensions are the matrix, of which only the lower (or upper)
    triangle is read; the other triangle of the result is 0. The factor of a
    matrix that is not positive definite is NaN.

    ```mlir
    %1 = ten.cholesky %0 lower : tensor<2x4x4xf32>
    ```
  }];
  let arguments = (ins Ten_FloatOrComplexTensor:$operand /*cholesky_c1, cholesky_c2*/, UnitAttr:$lower);
  let results = (outs Ten_FloatOrComplexTensor:$result);
  let assemblyFormat = "$operand (`lower` $lower^)? attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def Ten_MatrixTransform : I32EnumAttr<"MatrixTransform", "transform of a matrix operand", [
    I32EnumAttrCase<"None", 0, "none">,
    I32EnumAttrCase<"Transpose", 1, "transpose">,
    I32EnumAttrCase<"Adjoint", 2, "adjoint">]> {
  let cppNamespace = "::tenon::ten";
}

def Ten_TriangularSolveOp : Ten_PureOp<"triangular_solve", [AllTypesMatch<["rhs", "result"]>]> {
  let summary = "solve op(a) x = rhs, or x op(a) = rhs with 'right'";
  let description = [{
    `a` is triangular in its last two dimensions: only the lower (or upper)
    triangle is read, with `unit` without the diagonal.

    ```mlir
    %2 = ten.triangular_solve none %a, %b lower : tensor<4x4xf32>, tensor<4x2xf32>
    ```
  }];
  let arguments = (ins
    Ten_MatrixTransform:$transform, Ten_FloatOrComplexTensor:$a /*triangular_solve_c1, triangular_solve_c2*/,
    Ten_FloatOrComplexTensor:$rhs /*triangular_solve_c3, triangular_solve_c4*/,
    UnitAttr:$right, UnitAttr:$lower, UnitAttr:$unit);
  let results = (outs Ten_FloatOrComplexTensor:$result);
  let assemblyFormat = [{
    $transform $a `,` $rhs (`right` $right^)? (`lower` $lower^)? (`unit` $unit^)? attr-dict
    `:` type($a) `,` type($rhs)
  }];
  let hasVerifier = 1;
}

//===-- LibraryCall.cpp ---------------------------------------------------===//

def Ten_LibraryRoutine : I32EnumAttr<"LibraryRoutine", "LAPACK routine", [
    I32EnumAttrCase<"Getrf", 0, "getrf">, I32EnumAttrCase<"Geqrf", 1, "geqrf">,
    I32EnumAttrCase<"Orgqr", 2, "orgqr">, I32EnumAttrCase<"Geqp3", 3, "geqp3">,
    I32EnumAttrCase<"Syevd", 4, "syevd">, I32EnumAttrCase<"Gesdd", 5, "gesdd">,
    I32EnumAttrCase<"Geev", 6, "geev">, I32EnumAttrCase<"Gees", 7, "gees">,
    I32EnumAttrCase<"Gehrd", 8, "gehrd">, I32EnumAttrCase<"Sytrd", 9, "sytrd">,
    I32EnumAttrCase<"Gtsv", 10, "gtsv">, I32EnumAttrCase<"Gesvd", 11, "gesvd">,
    I32EnumAttrCase<"Ormqr", 12, "ormqr">,
    I32EnumAttrCase<"PerturbedGtsv", 13, "perturbed_gtsv">]> {
  let cppNamespace = "::tenon::ten";
}

def Ten_LibraryCallOp : Ten_PureOp<"library_call"> {
  let summary = "factorization by a LAPACK library, if one is found at run time";
  let description = [{
    Routines have LAPACK's names without the type letter, and its results;
    matrices are row-major, with any number of batch dimensions. Parameters are
    LAPACK's letters (`jobz`, `uplo`, ...), or numbers (`ilo`, `ihi`).
    `Runtime/Lapack.h` lists the operands and results of each routine. The last
    result is 0, or 1 if there is no library; the other results are then
    undefined.

    ```mlir
    %lu, %pivots, %info, %status = ten.library_call getrf(%a)
        : (tensor<2x4x4xf32>) -> (tensor<2x4x4xf32>, tensor<2x4xi32>, tensor<2xi32>, tensor<i32>)
    ```
  }];
  let arguments = (ins
    Ten_LibraryRoutine:$routine, Variadic<Ten_Tensor>:$inputs /*library_call_c1*/,
    DefaultValuedAttr<DenseI64ArrayAttr, "{}">:$parameters /*library_call_c3*/);
  let results = (outs Variadic<Ten_Tensor>:$results /*library_call_c2*/);
  let assemblyFormat = [{
    $routine `(` $inputs `)` (`parameters` `=` $parameters^)? attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

//===-- HostCall.cpp ------------------------------------------------------===//

def Ten_HostCallOp : Ten_Op<"host_call", [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>, Ten_ReifyShape]> {
  let summary = "call of a function of the process that runs the program";
  let description = [{
    Calls the process's host function (`Runtime/HostCalls.h`) with the number
    `callback` and the operands. The last result, the status, is 0, or 1 if the
    function failed or there is none; the other results are then undefined.

    Calls happen as often as the program says, and in its order. A `pure` call
    may be removed if none of its results is used; it is neither evaluated while
    compiling nor at load.

    ```mlir
    %y, %status = ten.host_call 7(%x) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<i32>)
    ```
  }];
  let arguments = (ins I64Attr:$callback, Variadic<Ten_Tensor>:$inputs, UnitAttr:$pure);
  let results = (outs Variadic<Ten_Tensor>:$results /*host_call_c1, host_call_c2*/);
  let assemblyFormat = [{
    $callback `(` $inputs `)` (`pure` $pure^)? attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

//===-- Fft.cpp -----------------------------------------------------------===//

def Ten_FftKind : I32EnumAttr<"FftKind", "kind of Fourier transform", [
    I32EnumAttrCase<"FFT", 0, "fft">, I32EnumAttrCase<"IFFT", 1, "ifft">,
    I32EnumAttrCase<"RFFT", 2, "rfft">, I32EnumAttrCase<"IRFFT", 3, "irfft">]> {
  let cppNamespace = "::tenon::ten";
}

def Ten_FftOp : Ten_PureOp<"fft"> {
  let summary = "discrete Fourier transform over the last dimensions";
  let description = [{
    `length` gives the transformed sizes, one to three of them. The inverse
    kinds divide by their product.

    ```mlir
    %1 = ten.fft rfft %0 length = [8] : tensor<4x8xf32> -> tensor<4x5xcomplex<f32>>
    ```
  }];
  let arguments = (ins Ten_FftKind:$kind, Ten_FloatOrComplexTensor:$operand /*fft_c3*/, DenseI64ArrayAttr:$length /*fft_c1, fft_c2*/);
  let results = (outs Ten_FloatOrComplexTensor:$result /*fft_c4*/);
  let assemblyFormat = [{
    $kind $operand `length` `=` $length attr-dict `:` type($operand) `->` type($result)
  }];
  let hasVerifier = 1;
}

//===-- Random.cpp --------------------------------------------------------===//

def Ten_RngAlgorithm : I32EnumAttr<"RngAlgorithm", "counter-based random generator", [
    I32EnumAttrCase<"ThreeFry", 0, "threefry">, I32EnumAttrCase<"Philox", 1, "philox">]> {
  let cppNamespace = "::tenon::ten";
}

def Ten_RngBitsOp : Ten_PureOp<"rng_bits", [AllTypesMatch<["state", "new_state"]>]> {
  let summary = "uniformly distributed bits from a counter-based generator";
  let description = [{
    Threefry-2x32 takes a state of two ui64 (key, counter), Philox-4x32 of two
    or three; both are bit-compatible with XLA.

    ```mlir
    %s, %r = ten.rng_bits threefry %0 : tensor<2xui64> -> tensor<100xui32>
    ```
  }];
  let arguments = (ins Ten_RngAlgorithm:$algorithm, Ten_IntTensor:$state /*rng_bits_c1*/);
  let results = (outs Ten_IntTensor:$new_state, Ten_RealTensor:$bits /*rng_bits_c2*/);
  let assemblyFormat = "$algorithm $state attr-dict `:` type($state) `->` type($bits)";
  let hasVerifier = 1;
}

#endif // TEN_ALGORITHM_TD
