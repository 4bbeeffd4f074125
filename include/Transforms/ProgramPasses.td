//===- ProgramPasses.td - Passes on the program ------------*- tablegen -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_TRANSFORMS_PROGRAMPASSES_TD
#define TENON_TRANSFORMS_PROGRAMPASSES_TD

include "Dialect/Ten/IR/FloatContractOption.td"
include "mlir/Pass/PassBase.td"

def AttachTarget : Pass<"ten-attach-target", "::mlir::ModuleOp"> {
  let summary = "say on the module for which machine it is compiled";
  let description = [{
    Gives the module `ten.target`, which later passes ask for vectors, registers,
    caches and instructions, by the tables of `lib/Target`. A target that is
    there already stays: a dump of any stage can be compiled on as it is.

    After, with `features='avx2 fma avx'`:
    ```mlir
    module attributes {ten.target = #ten.target<triple = "", cpu = "", features = "avx2 fma avx", vector_bytes = 32,
        vector_registers = 16, l1 = 32768, l2 = 524288, dot = ["pmaddwd.256"]>} { ... }
    ```
  }];
  let options = [
    Option<"triple", "triple", "std::string", "\"\"", "target triple">,
    Option<"cpu", "cpu", "std::string", "\"\"", "target CPU">,
    Option<"features", "features", "std::string", "\"\"",
      "instruction sets that code may use, separated by spaces">,
    Option<"l1", "l1", "int64_t", "0", "bytes of a core's L1 cache for data; 0 for what all CPUs with the features have">,
    Option<"l2", "l2", "int64_t", "0", "bytes of a core's L2 cache; 0 for what all CPUs with the features have">,
    Option<"gpu", "gpu", "std::string", "\"\"", "architecture of the GPU that kernels run on: sm_90a, gpu-sim">];
  let dependentDialects = ["ten::TenDialect"];
}

def Simplify : Pass<"ten-simplify", "::mlir::func::FuncOp"> {
  let summary = "simplify tensor operations and the loops around them";
  let description = [{
    Applies all canonicalizations, and rewrites that are not local canonical
    forms: elementwise operations move above broadcasts, so that fewer elements
    are computed, and above transposes and reshapes if one of these disappears;
    the maximum of each row is taken from the reshaped rows that it is
    subtracted from; a comparison `x > c` next to `max(x, c)` uses the maximum
    instead of `x`; reductions and scans read transposed operands in their own
    layout, if all their operands are elementwise functions of transposes with
    the same permutation, constants, `iota` and broadcasts, and the remaining
    result is transposed (not if rows of a contraction are reduced, which may
    become one kernel with it); systems with a triangular matrix on the right
    are transposed to have it on the left; invariant operations are hoisted out
    of loops, common subexpressions are eliminated, and unused loop-carried
    values are dropped. An `iota` that elementwise operations and reductions in
    loops and branches use is rematerialized there, and so is a `broadcast` of
    at least 64 KiB with at least 16 copies of each element. Shape computations
    in small integer tensors, as frontends emit them, become scalar code, and a
    size that was cast to i32 or i64 and back becomes the original size; dynamic
    dimensions that a `broadcast` is then known to keep are listed on it
    (`kept`), the others may be repeated. Except under `strict`, a
    large complex contraction becomes a real one with an additional contracting
    dimension for the parts.

    Sizes that follow from operands and constants become part of types, even if
    they were computed in tensors of integers. A loop-carried value that starts
    with a static size is assumed to keep it; if this cannot be shown, as for a
    state that grows, the loop is left unchanged. Operands with contradictory
    sizes stay dynamic: the shape check before them fails at run time.

    `fp` is the floating-point contract. Under `strict` and `contract` no
    rounding changes, except for the terms of complex sums: a division by a
    power of two becomes a multiplication, other divisions stay. Under `fast`
    every division by a constant becomes a multiplication, and constants of
    nested sums and products are combined. No contract assumes the absence of
    NaN and infinity, so `x * 0` is not folded.

    Before:
    ```mlir
    %0 = ten.broadcast %x dims = [1] : tensor<8xf32> -> tensor<64x8xf32>
    %1 = ten.exp %0 : tensor<64x8xf32>
    ```
    After:
    ```mlir
    %0 = ten.exp %x : tensor<8xf32>
    %1 = ten.broadcast %0 dims = [1] : tensor<8xf32> -> tensor<64x8xf32>
    ```
  }];
  let options = [FloatContractOption<>];
  let dependentDialects = [
    "::tenon::ten::TenDialect", "::mlir::arith::ArithDialect",
    "::mlir::scf::SCFDialect", "::mlir::tensor::TensorDialect", "::mlir::affine::AffineDialect"];
}

def InlineCalls : Pass<"ten-inline", "::mlir::ModuleOp"> {
  let summary = "inline all calls, and erase functions that are not called";
  let description = [{
    Runs MLIR's inliner, with the canonicalization patterns that preserve all
    bits (`ten-canonicalize`), then erases private functions without a use.
    Each entry becomes one function: no later pass looks across calls. Recursive
    functions stay.

    An operation that is not registered (`-allow-unregistered-dialect`) and has
    a region is refused: MLIR cannot list the uses of symbols in it.

    Before:
    ```mlir
    func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
      %0 = call @twice(%x) : (tensor<4xf32>) -> tensor<4xf32>
      return %0 : tensor<4xf32>
    }
    func.func private @twice(%x: tensor<4xf32>) -> tensor<4xf32> {
      %0 = ten.add %x, %x : tensor<4xf32>
      return %0 : tensor<4xf32>
    }
    ```
    After:
    ```mlir
    func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
      %0 = ten.add %x, %x : tensor<4xf32>
      return %0 : tensor<4xf32>
    }
    ```
  }];
}

def CheckSupported : Pass<"ten-check-supported", "::mlir::ModuleOp"> {
  let summary = "report all operations that cannot be compiled";
  let description = [{
    Reports each operation with its location and the reason, and their number,
    before anything is compiled. With `allow-interpret`, those that the
    interpreter supports are put into kernels that it executes, marked
    `ten.interpreted`; otherwise nothing is changed.

    ```
    a.mlir:3:8: error: 'arith.addf' op cannot be compiled: 'arith' computes with scalars alone here
    a.mlir:4:8: error: 'ten.reduce' op cannot be compiled: its region holds 'ten.sort', which is not elementwise
    a.mlir:4:8: note: 2 operations cannot be compiled
    ```
  }];
  let options = [
    Option<"allowInterpret", "allow-interpret", "bool", "false",
           "let the interpreter execute operations that cannot be compiled">,
    ListOption<"uncompilable", "test-uncompilable", "std::string",
               "for tests: names of operations that count as not compilable, or 'all'">
  ];
  let dependentDialects = ["::mlir::tensor::TensorDialect", "::mlir::affine::AffineDialect"];
}

def InsertShapeChecks : Pass<"ten-insert-shape-checks", "::mlir::func::FuncOp"> {
  let summary = "insert run-time checks of dynamic shapes";
  let description = [{
    If an operation requires properties of sizes that are known only at run
    time, a `ten.check` before it ends the run with an error unless they hold:
    equal shapes of operands, equal paired dimensions, bounds of slices, element
    counts of reshapes, static result sizes, casts to static types; on the host
    also steps of loops, indices and divisors. Two dimensions of arguments are
    never assumed equal, whereas a dimension always equals itself:
    simplification removes checks that are known to hold. Operations inside of
    kernels are left unchanged.

    Before:
    ```mlir
    %0 = ten.add %x, %y : tensor<?xf32>
    ```
    After:
    ```mlir
    %n = tensor.dim %x, %c0 : tensor<?xf32>
    %m = tensor.dim %y, %c0 : tensor<?xf32>
    %1 = arith.cmpi eq, %n, %m : index
    ten.check %1, "'ten.add' op expects operands of one shape" : i1
    %0 = ten.add %x, %y : tensor<?xf32>
    ```
  }];
  let dependentDialects = [
    "::tenon::ten::TenDialect", "::mlir::arith::ArithDialect",
    "::mlir::tensor::TensorDialect", "::mlir::affine::AffineDialect"];
}

def FoldScales : Pass<"ten-fold-scales", "::mlir::func::FuncOp"> {
  let summary = "fold scales of results into bound weights";
  let description = [{
    If the weights of a convolution or contraction depend on bound arguments
    (`ten.bound`) and the result is multiplied or divided by one number per
    feature, as in a batch normalization, scales the weights instead;
    `ten-split-bound` then does this at load time. Additions and subtractions
    before and after become one addition. Features are all dimensions of the
    result that the weights have, so groups and batches are supported. Without
    bound arguments nothing changes.

    Products are rounded, and may overflow or underflow, where the scaled sum is
    not, so this is part of `--fp=fast` only. NaN stays NaN, and infinite scales
    or weights give no finite number; but `0 * inf` arises if a weight or an
    input is 0, not if their sum is, and windows of padding only have no
    products.

    Not applied if the sum or the weights have other users, which would need
    both; if the weights would take more than four times the memory of their
    operands, since they would not be computed at load; and for bf16 and similar
    types, whose products would be rounded to fewer bits than their accumulators
    have. Remarks report these cases. Shapes must be static, and loop bodies are
    left unchanged.

    Before:
    ```mlir
    func.func @main(%x: tensor<8x512xf32>, %w: tensor<512x256xf32> {ten.bound}, %m: tensor<256xf32> {ten.bound}, %s: tensor<256xf32> {ten.bound}) -> tensor<8x256xf32> {
      %0 = ten.contract %x, %w contracting = [1] x [0] : ...
      %1 = ten.broadcast %m dims = [1] : tensor<256xf32> -> tensor<8x256xf32>
      %2 = ten.sub %0, %1 : tensor<8x256xf32>
      %3 = ten.broadcast %s dims = [1] : tensor<256xf32> -> tensor<8x256xf32>
      %4 = ten.mul %2, %3 : tensor<8x256xf32>
    ```
    After:
    ```mlir
      %0 = ten.neg %m : tensor<256xf32>
      %1 = ten.broadcast %s dims = [1] : tensor<256xf32> -> tensor<512x256xf32>
      %2 = ten.mul %w, %1 : tensor<512x256xf32>
      %3 = ten.mul %0, %s : tensor<256xf32>
      %4 = ten.contract %x, %2 contracting = [1] x [0] : ...
      %5 = ten.broadcast %3 dims = [1] : tensor<256xf32> -> tensor<8x256xf32>
      %6 = ten.add %4, %5 : tensor<8x256xf32>
    ```
  }];
}

def EvaluateConstants : Pass<"ten-evaluate-constants", "::mlir::func::FuncOp"> {
  let summary = "evaluate constant expressions at compile time";
  let description = [{
    The interpreter computes values that depend on no argument, and they become
    constants: tables of sines, Fourier matrices, random numbers with a constant
    key, loops over constants. Not applied to values that are cheap to compute
    at their use (masks from `iota`, sums and products of these), nor to
    repetitions of a few elements. Limits: work of about a quarter of a second
    of interpretation, 8 MiB per constant, 32 MiB in total. Other constant
    expressions are computed in every call.

    Before:
    ```mlir
    %0 = ten.iota dim = 0 : tensor<1000xf32>
    %1 = ten.sin %0 : tensor<1000xf32>
    %2 = ten.add %x, %1 : tensor<1000xf32>
    ```
    After:
    ```mlir
    %1 = ten.constant dense<"0x..."> : tensor<1000xf32>
    %2 = ten.add %x, %1 : tensor<1000xf32>
    ```
  }];
  let dependentDialects = ["::tenon::ten::TenDialect"];
}

def SplitBound : Pass<"ten-split-bound", "::mlir::ModuleOp"> {
  let summary = "compute values that depend only on bound arguments at load time";
  let description = [{
    Arguments marked `ten.bound` have their values before any call. Everything
    that depends only on them and on constants is moved to a function of its
    own, `<entry>_load`: it takes the bound arguments, and its results are the
    resident values, which the entry takes after its other arguments. A bound
    argument that the entry uses directly is a resident value too; one that it
    does not use any more is dropped.

    Reshapes and broadcasts stay in the call, and so do values that would take
    more than four times the memory of their operands. Dequantized weights stay
    quantized. Remarks report every decision.

    Before:
    ```mlir
    func.func @main(%x: tensor<8x512xf32>, %w: tensor<512x256xbf16> {ten.bound}) -> tensor<8x256xf32> {
      %0 = ten.convert %w : tensor<512x256xbf16> -> tensor<512x256xf32>
      %1 = ten.contract %x, %0 contracting = [1] x [0] : ...
      return %1 : tensor<8x256xf32>
    }
    ```
    After:
    ```mlir
    func.func @main(%x: tensor<8x512xf32>, %0: tensor<512x256xf32> {ten.resident = 0 : i64}) -> tensor<8x256xf32>
        attributes {ten.load = @main_load, ten.bound_arguments = array<i64: 1>, ten.caller_type = ...} {
      %1 = ten.contract %x, %0 contracting = [1] x [0] : ...
      return %1 : tensor<8x256xf32>
    }
    func.func private @main_load(%w: tensor<512x256xbf16>) -> tensor<512x256xf32> {
      %0 = ten.convert %w : tensor<512x256xbf16> -> tensor<512x256xf32>
      return %0 : tensor<512x256xf32>
    }
    ```
  }];
}

def LimitAttention : Pass<"ten-limit-attention", "::mlir::func::FuncOp"> {
  let summary = "read only the places of a cache that a mask shows";
  let description = [{
    A decode step multiplies its queries with all places of a cache, masks those
    behind the current length (`select(iota <= position, logits, -1e30)`), and
    multiplies the softmax of the rest with all places of another cache. The
    places that the largest length of the call needs, rounded up to an eighth, a
    quarter, a half of the cache or, where that leaves out 256 places more, one
    and a half of these, are enough:

     - the select drops the products with keys behind them, whatever they are;
     - their weights are exactly 0 if the largest logit of each row is more
       than 128 above the mask's value, which the code asks;
     - 0 times their values is 0, or NaN where a value is not finite. Except
       with `fp = fast` these products are added, as a sum over the cache's
       other places, which takes a multiplication less and no look at keys.

    Otherwise, all places are computed with. Lengths may differ between the
    sequences of a batch; the largest counts.

    Before:
    ```mlir
    %s = ten.contract %q, %keys ...       // [rows, 2048]
    %l = ten.select %isSeen, %s, %low     // iota <= position
    %w = softmax of %l
    %r = ten.contract %w, %values ...
    ```
    After:
    ```mlir
    %some:2 = scf.if %isShort {
      // The same with the first 256 places.
      scf.yield %r0, %isExact
    } else { ... }
    %r = scf.if %some#1 { scf.yield %some#0 } else { /* all places */ }
    ```
  }];
  let options = [
    FloatContractOption<>
  ];
  let dependentDialects = ["::mlir::scf::SCFDialect", "::mlir::tensor::TensorDialect",
    "::mlir::arith::ArithDialect", "::tenon::ten::TenDialect"];
}

def FuseKernels : Pass<"ten-fuse", "::mlir::func::FuncOp"> {
  let summary = "group operations into kernels";
  let description = [{
    Puts each `ten` operation that computes something into a `ten.kernel`: a
    reduction, contraction or other loop nest becomes the root of a kernel of
    its kind, and operations whose elements can be computed at their use
    (elementwise, broadcast, iota, slice, pad, ...) are fused into the kernel of
    their user. An operation with users in several kernels is rematerialized in
    each of them only if that costs no arithmetic, or if it is cheap and reads
    operands that the kernel reads anyway, or, instead of its own result, which
    no cache holds, a single other array or only broadcast ones; otherwise it
    becomes a kernel of its own, and a remark gives the reason. The following
    become kernels of their own as well:

    - expensive operations, and those computed from them, that a broadcast would
      compute once for each of its repetitions;
    - operations that read several elements of a value whose user would read it
      at several positions: a stencil of a stencil is two kernels;
    - readers of an array that is later updated in place, which must precede the
      update, if their results are no larger than the array: otherwise the array
      would be copied (updates are moved after such readers);
    - small parts (a row, a column) of an array that a loop replaces by a map of
      it;
    - updates at constant offsets of most of an array, which write the whole
      result.

    On a CPU, padding that only a small window reads is fused, since loops are
    split at borders. A scatter of rows, or of elements of a large array,
    computes its indices and updates if that is cheap and does not transpose: a
    gather, a product and the sum over a graph's edges are one kernel.

    Reductions of rows and elementwise operations on their results are one
    kernel of rows if a row fits into L1d or L2; on a CPU, a row of dynamic
    length is assumed to fit. Dynamic dimensions must be known to be equal
    (`kept`).

    A contraction of one row with dequantized weights whose codes would be
    transposed for it becomes a reduction of products, over dimensions that
    leave the lanes of the target's vectors, whose halves are added behind it:
    codes are read as they lie, and the sums have the bits of several rows.

    On a CPU, the kernel of a floating-point contraction of up to 8 rows computes
    the right operand, of at least 16 columns and sums, if that is computed for
    it only, by elementwise operations, a broadcast or a gather (such as scaled
    int8 weights), and not along rows, as after a mean: a block at a time, so
    that the matrix is never stored. The same holds for a view of such a
    matrix with fewer dimensions (scaled in groups of rows); the contraction then
    sums along the dimensions in which the matrix is computed.

    A contraction of such a matrix, or one of narrower floats than the products,
    with a single column becomes a reduction of products: the kernel computes
    each element where it is multiplied. So does one row times such a matrix with
    `fp = fast` or `softmax-only` (a GPU), as its sums then have another order
    than those of several rows. More rows would compute the matrix as often, and
    integers have dot-product instructions: these stay contractions. So do those
    with a matrix computed from an equally large value that other kernels use
    too: one kernel computes both in one pass over memory.

    What dequantizes the right operand of a contraction joins its kernel, which
    reads the codes; what makes codes and parameters does not.

    With `attention`, a contraction, a normalization of its rows (softmax) and a
    contraction over the columns of these rows become one kernel, which needs
    memory for a block of rows only. Not applied if the rows are smaller than
    the matrix by which they are multiplied (a norm between two layers), which
    would be packed in every call, nor if that matrix is known at load time.
    With `softmax-only` the rows must be a softmax of f32, which can be computed
    a block of columns at a time.

    Splat constants and those of a few bytes are copied into kernels; larger
    ones are operands. Reshapes stay outside, since they are views, and so does
    a broadcast that would be a kernel of its own and only adds unit dimensions.
    Kernels yield only the used results of an operation with several. Nothing is
    moved across regions or across `ten.check`. Operations are in the order in
    which the result uses them, inputs in that of their first use, so that equal
    computations give equal kernels.

    Before:
    ```mlir
    %0 = ten.mul %y, %z : tensor<8xf32>
    %1 = ten.add %x, %0 : tensor<8xf32>
    %2 = ten.reduce add %1 dims = [0] : tensor<8xf32> -> tensor<f32>
    ```
    After:
    ```mlir
    %2 = ten.kernel reduce (%a = %x : tensor<8xf32>, %b = %y : tensor<8xf32>, %c = %z : tensor<8xf32>) -> tensor<f32> {
      %0 = ten.mul %b, %c : tensor<8xf32>
      %1 = ten.add %a, %0 : tensor<8xf32>
      %2 = ten.reduce add %1 dims = [0] : tensor<8xf32> -> tensor<f32>
      ten.yield %2 : tensor<f32>
    }
    ```
  }];
  let options = [Option<"join", "join", "bool", "true",
    "fuse operations; otherwise each is a kernel of its own">,
    Option<"attention", "attention", "bool", "false",
    "fuse two contractions and the rows between them (attention)">,
    Option<"softmaxOnly", "softmax-only", "bool", "false",
    "fuse attention only if the rows are a softmax">,
    FloatContractOption<>];
  let dependentDialects = ["::mlir::tensor::TensorDialect", "::mlir::affine::AffineDialect"];
}

def HoistProducts : Pass<"ten-hoist-products", "::mlir::func::FuncOp"> {
  let summary = "hoist contractions of the slices of an array out of a loop";
  let description = [{
    A loop over the slices of an array (a scan) often multiplies each slice by
    the same matrix, as the input of a recurrent network by its weights. These
    products do not depend on loop-carried values: a single contraction before
    the loop computes them for all iterations, with tiles of many rows, and
    reads the matrix once. Each product is the same sum as before.

    Not applied if an iteration has many rows of its own, if the other operand
    fits into L1d, or if the loop, which must have a constant trip count, would
    not use all slices. Remarks report these cases.

    Before:
    ```mlir
    %h = scf.while ... {
      %x = ten.dynamic_slice %xs[%i, %c0] sizes = [1, 200] : tensor<35x200xf32>, tensor<i32> -> tensor<1x200xf32>
      %0 = ten.contract %x, %w contracting = [1] x [0] : tensor<1x200xf32>, tensor<200x800xf32> -> tensor<1x800xf32>
    ```
    After:
    ```mlir
    %all = ten.contract %xs1, %w contracting = [2] x [0] : tensor<35x1x200xf32>, tensor<200x800xf32> -> tensor<35x1x800xf32>
    %h = scf.while ... {
      %0 = ten.dynamic_slice %all[%i, %i, %i] sizes = [1, 1, 800] : tensor<35x1x800xf32>, tensor<i32> -> tensor<1x1x800xf32>
    ```
  }];
}

def OmitInitialValues : Pass<"ten-omit-initial-values", "::mlir::func::FuncOp"> {
  let summary = "omit initial values that a loop overwrites without reading";
  let description = [{
    A loop that stacks the results of its iterations (a scan) carries an array
    of zeros, of which each iteration replaces one row. If the loop has a
    constant trip count and its iterations replace all rows, the zeros are never
    read: they are neither stored nor copied.

    Before:
    ```mlir
    %zeros = ten.constant dense<0.0> : tensor<35x200xf32>
    %0:2 = scf.while (%i = %c0, %ys = %zeros) ... {
      %1 = ten.dynamic_update_slice %ys[%i, %c0], %y
    ```
    After:
    ```mlir
    %none = tensor.empty() : tensor<35x200xf32>
    %0:2 = scf.while (%i = %c0, %ys = %none) ... {
    ```
  }];
  let dependentDialects = ["::mlir::tensor::TensorDialect"];
}

def FillConstants : Pass<"ten-fill-constants", "::mlir::func::FuncOp"> {
  let summary = "write large splat constants instead of copying them";
  let description = [{
    A splat constant takes no memory in the module, but would in the compiled
    artifact. If it has at least 4 KiB and would be copied, as a result or as
    the initial value of a loop, it becomes a broadcast of one element: a kernel
    that writes the memory to which the constant would be copied. From 64 MiB on
    this is done for all uses.

    Before:
    ```mlir
    %0 = ten.constant dense<1.0> : tensor<1000x1000xf32>
    return %0 : tensor<1000x1000xf32>
    ```
    After:
    ```mlir
    %0 = ten.constant dense<1.0> : tensor<f32>
    %1 = ten.broadcast %0 dims = [] : tensor<f32> -> tensor<1000x1000xf32>
    return %1 : tensor<1000x1000xf32>
    ```
  }];
}

def OrderLaunches : Pass<"ten-order-launches", "::mlir::func::FuncOp"> {
  let summary = "move launches that free memory up";
  let description = [{
    A training step computes all gradients before it applies them, so the
    activations and gradients of all layers are live until the end. A launch
    that is the last user of some memory is moved directly after its operands'
    producers if it frees at least four times as much memory as its results
    need. Results of the function need none: they are in the caller's memory.
    The launch is not moved if its result would reuse the memory of a donated
    argument or of a loop-carried value that others read later, nor across
    operations with side effects.

    Before:
    ```mlir
    %g1 = ten.launch @gradient(%g2, %w2) ...
    %g0 = ten.launch @gradient(%g1, %w1) ...
    %u2 = ten.launch @update(%g2, %x1, %w2) ... // the last to read %g2 and %x1
    %u1 = ten.launch @update(%g1, %x0, %w1) ...
    return %g0, %u1, %u2
    ```
    After:
    ```mlir
    %g1 = ten.launch @gradient(%g2, %w2) ...
    %u2 = ten.launch @update(%g2, %x1, %w2) ...
    %g0 = ten.launch @gradient(%g1, %w1) ...
    %u1 = ten.launch @update(%g1, %x0, %w1) ...
    return %g0, %u1, %u2
    ```
  }];
}

def StackInPlace : Pass<"ten-stack-in-place", "::mlir::func::FuncOp"> {
  let summary = "compute parts of a concatenation in their final place";
  let description = [{
    The keys and values of all layers of a model are concatenated at the end, as
    its results: until then each has memory of its own. A part that is separated
    from the previous one by a contraction, a convolution or a loop becomes an
    update of the result, at a constant offset, directly after it is computed.
    Concatenations of less than 256 KiB, of parts that may be computed together,
    or that have other users are left unchanged.

    Before:
    ```mlir
    %a = ten.contract ...
    %b = ten.contract %a, ...
    %0 = ten.concat %a, %b dim = 0 : tensor<256x512xf32>, tensor<256x512xf32> -> tensor<512x512xf32>
    ```
    After:
    ```mlir
    %none = tensor.empty() : tensor<512x512xf32>
    %a = ten.contract ...
    %0 = ten.dynamic_update_slice %none[%c0, %c0], %a
    %b = ten.contract %a, ...
    %1 = ten.dynamic_update_slice %0[%c256, %c0], %b
    ```
  }];
  let dependentDialects = ["::mlir::tensor::TensorDialect"];
}

def UnrollMapLoops : Pass<"ten-unroll-maps", "::mlir::func::FuncOp"> {
  let summary = "unroll loops of elementwise steps over arrays";
  let description = [{
    A loop that computes its next arrays elementwise from the previous ones,
    such as an iteration for each point of a grid, reads and writes all of them
    in every iteration. It is unrolled by two to eight, as far as this divides
    the trip count: values between the iterations then stay in registers. Each
    element is computed by the same operations as before.

    If elements depend on others than those at the same index, as in a stencil,
    an iteration cannot write the array that it reads. The loop is unrolled by
    two: each of the two steps writes the array that the other one reads, and
    nothing is copied. The last iteration of an odd trip count follows the loop.

    Loops of up to eight short iterations are unrolled completely. Then arrays
    may be small, and iterations may use the induction variable and carry a few
    scalars: the rounds of random bits (Salmon et al., "Parallel random numbers:
    as easy as 1, 2, 3", 2011), which JAX writes as a loop that rotates a list
    of rotation distances, become one kernel with constant distances.

    Other loops are left unchanged if the trip count is not constant, if they
    use the induction variable, if they do anything but compute each element
    from a few others, if their arrays fit into L1d or have dynamic shapes, or
    if an iteration has too many operations. A remark gives the unroll factor.

    Before (of 100 steps):
    ```mlir
    %0:2 = scf.while (%i = %c0, %a = %x) ... {
      %1 = ten.compare lt %i, %c100 : tensor<i32>
      ...
      %3 = ten.mul %a, %a : tensor<512x512xf32>
      %4 = ten.add %i, %c1 : tensor<i32>
      scf.yield %4, %3
    ```
    After:
    ```mlir
      %1 = ten.compare lt %i, %c20 : tensor<i32>
      ...
      %3 = ten.mul %a, %a : tensor<512x512xf32>
      %5 = ten.mul %3, %3 : tensor<512x512xf32>
      // three more
      %4 = ten.add %i, %c1 : tensor<i32>
      scf.yield %4, %8
    ```
  }];
}

def SplitSums : Pass<"ten-split-sums", "::mlir::func::FuncOp"> {
  let summary = "divide long sums with few results, for GPUs";
  let description = [{
    A thread or block for each result leaves most of a GPU idle where there are
    few results. Contractions with fewer than 64 rows or columns, and reductions
    that keep the last dimension, become partial results of 4 or more parts of
    the summed dimension, and a reduction of these. Floats are divided if their
    order is free (not with `--fp=strict`) and partial results have the type of
    the sums.

    Before:
    ```mlir
    %0 = ten.contract %x, %y contracting = [1] x [0] : tensor<1x4096xf32>, tensor<4096x512xf32> -> tensor<1x512xf32>
    ```
    After:
    ```mlir
    %0 = ten.reshape %x : tensor<1x4096xf32> -> tensor<1x64x64xf32>
    %1 = ten.reshape %y : tensor<4096x512xf32> -> tensor<64x64x512xf32>
    %2 = ten.contract %0, %1 batch = [1] x [0] contracting = [2] x [1] : tensor<1x64x64xf32>, tensor<64x64x512xf32> -> tensor<64x1x512xf32>
    %3 = ten.reduce add %2 dims = [0] : tensor<64x1x512xf32> -> tensor<1x512xf32>
    ```
  }];
  let options = [FloatContractOption<>];
}

def SortScatters : Pass<"ten-sort-scatters", "::mlir::func::FuncOp"> {
  let summary = "sort the updates of scatters by row, for GPUs";
  let description = [{
    Threads may apply updates of different rows at the same time, but those of
    one row must keep their order: sums of floats have the same bits on every
    run. From 32 updates on a scatter whose windows are whole rows or single
    elements becomes a stable sort of the updates by row and a scatter marked as
    `sorted`, of which each element of the result is computed alone: a thread
    bisects for the updates of its row. Updates that are out of bounds come
    last.

    Before:
    ```mlir
    %0 = ten.scatter add %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0]
        index_vector_dim = 1 : tensor<100x8xf32>[tensor<500x1xi32>], tensor<500x8xf32>
    ```
    After:
    ```mlir
    %rows = ... // %i, and 100 where it is out of bounds
    %1:2 = ten.sort %rows, %iota dim = 0 stable : tensor<500xi32>, tensor<500xi32> {...}
    %keys = ten.reshape %1#0 : tensor<500xi32> -> tensor<500x1xi32>
    %order = ten.reshape %1#1 : tensor<500xi32> -> tensor<500x1xi32>
    %2 = ten.gather %u[%order] offset_dims = [1] collapsed = [0] start_index_map = [0]
        index_vector_dim = 1 slice_sizes = [1, 8] : tensor<500x8xf32>, tensor<500x1xi32> -> tensor<500x8xf32>
    %3 = ten.scatter add %x[%keys], %2 window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0]
        index_vector_dim = 1 sorted : tensor<100x8xf32>[tensor<500x1xi32>], tensor<500x8xf32>
    ```
  }];
}

def SplitPairs : Pass<"ten-split-pairs", "::mlir::func::FuncOp"> {
  let summary = "split arrays of pairs by coordinates";
  let description = [{
    Programs over all pairs of points (forces, distances, kernel sums) broadcast
    two small arrays to a large one with a short dimension of coordinates. A sum
    over this dimension would be a kernel that writes an array of all pairs to
    memory; a sum over the points that keeps the coordinates would compute the
    subexpressions common to all coordinates once for each.

    If all elements are computed from arrays that are at least 16 times smaller,
    the short dimension is split. A reduction along it (2 to 16 indices) becomes
    elementwise operations, in the same order, and so does a contraction of 2 to
    8 elements if only reductions read its result, or what elementwise
    operations make of it. A reduction along other
    dimensions, or the sum of a contraction of computed rows with 2 to 8 columns
    (for any number of rows, so that a row's bits do not depend on it), becomes
    one per index, of rows: `ten-fuse` makes one kernel of these, which goes row
    by row and keeps the common subexpressions in the cache. Coordinates in the
    last dimension are transposed once, so that those of neighboring points are
    contiguous.

    Left unchanged are arrays that depend on memory of their own size,
    reductions with a region, reductions of floats narrower than f32, which may
    be rounded once, arrays of less than 4096 elements, and results of more than
    256 operations.

    Before:
    ```mlir
    %a = ten.broadcast %x dims = [0, 2] : tensor<500x3xf32> -> tensor<500x500x3xf32>
    %b = ten.broadcast %x dims = [1, 2] : tensor<500x3xf32> -> tensor<500x500x3xf32>
    %d = ten.sub %a, %b : tensor<500x500x3xf32>
    %s = ten.reduce max %d dims = [2] : tensor<500x500x3xf32> -> tensor<500x500xf32>
    ```
    After:
    ```mlir
    %t = ten.transpose %x perm = [1, 0] : tensor<500x3xf32> -> tensor<3x500xf32>
    %0 = ten.slice %t start = [0, 0] limit = [1, 500] stride = [1, 1] : ...
    %x0 = ten.reshape %0 : tensor<1x500xf32> -> tensor<500xf32>
    %a0 = ten.broadcast %x0 dims = [0] : tensor<500xf32> -> tensor<500x500xf32>
    %b0 = ten.broadcast %x0 dims = [1] : tensor<500xf32> -> tensor<500x500xf32>
    %d0 = ten.sub %a0, %b0 : tensor<500x500xf32>
    // the same for the indices 1 and 2
    %m = ten.max %d0, %d1 : tensor<500x500xf32>
    %s = ten.max %m, %d2 : tensor<500x500xf32>
    ```
  }];
}

def MergeKernels : Pass<"ten-merge", "::mlir::func::FuncOp"> {
  let summary = "merge map kernels that share operands or results";
  let description = [{
    A map kernel that reads the result of another one elementwise is merged with
    it, even if that result has other users; so are map kernels that read the
    same arrays. Each array is then read once, and a result of the first kernel
    that only the second one needs is never written. Kernels are merged if the
    order of the block allows it: the operands of the second one must be
    available before other users of the first one.

    Left unchanged are kernels that select or move elements (their loops might
    not be vectorized), except for slices of whole runs of rows, kernels of
    dynamic shapes, and kernels that together would access more than 16 arrays.

    Before:
    ```mlir
    %m = ten.kernel map (%a = %m0 : tensor<8xf32>, %b = %g : tensor<8xf32>) -> tensor<8xf32> {
      %0 = ten.add %a, %b : tensor<8xf32>
      ten.yield %0 : tensor<8xf32>
    }
    %p = ten.kernel map (%a = %p0 : tensor<8xf32>, %b = %m : tensor<8xf32>) -> tensor<8xf32> {
      %0 = ten.sub %a, %b : tensor<8xf32>
      ten.yield %0 : tensor<8xf32>
    }
    ```
    After:
    ```mlir
    %m, %p = ten.kernel map (%a = %m0 : tensor<8xf32>, %b = %g : tensor<8xf32>, %c = %p0 : tensor<8xf32>) -> tensor<8xf32>, tensor<8xf32> {
      %0 = ten.add %a, %b : tensor<8xf32>
      %1 = ten.sub %c, %0 : tensor<8xf32>
      ten.yield %0, %1 : tensor<8xf32>, tensor<8xf32>
    }
    ```
  }];
}

def OutlineKernels : Pass<"ten-outline-kernels", "::mlir::ModuleOp"> {
  let summary = "outline kernels into functions called by ten.launch";
  let description = [{
    The function takes the kernel's inputs, then a destination for each result
    (destination-passing style). Kernels with equal bodies share a function. An
    operation that replaces part of a kernel input (`dynamic_update_slice`,
    `scatter`) makes that input the destination, marked `ten.update`. An input
    that is read only at the index that is written is named in the launch's
    `reuse`, preferably a loop-carried value, or a donated argument of the
    result. With `in-place-sums`, this includes the addend of a contraction or
    convolution if it has no later users; the function's argument is then marked
    `ten.in_place`.

    After, of the kernel shown at `ten-fuse`:
    ```mlir
    func.func private @reduce_0(%a: tensor<8xf32>, %b: tensor<8xf32>, %c: tensor<8xf32>, %out: tensor<f32>) -> tensor<f32>
        attributes {ten.kernel = "reduce"} { ... }
    %e = tensor.empty() : tensor<f32>
    %2 = ten.launch @reduce_0(%x, %y, %z) into(%e) : ...
    ```
  }];
  let options = [Option<"inPlaceSums", "in-place-sums", "bool", "false",
    "let contractions accumulate into their addend in place">];
  let dependentDialects = ["::mlir::tensor::TensorDialect", "::mlir::func::FuncDialect"];
}

def LowerSwitches : Pass<"ten-lower-switches", "::mlir::func::FuncOp"> {
  let summary = "lower scf.index_switch to scf.if";
  let description = [{
    Upstream's bufferization does not see that the result of `scf.index_switch`
    may alias a value that a case yields: an argument, or a constant.

    Before:
    ```mlir
    %0 = scf.index_switch %i -> tensor<8xf32>
    case 3 { scf.yield %x : tensor<8xf32> }
    default { scf.yield %y : tensor<8xf32> }
    ```
    After:
    ```mlir
    %is = arith.cmpi eq, %i, %c3 : index
    %0 = scf.if %is -> (tensor<8xf32>) { scf.yield %x : tensor<8xf32> } else { scf.yield %y : tensor<8xf32> }
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::scf::SCFDialect"];
}

def Canonicalize : Pass<"ten-canonicalize"> {
  let summary = "apply canonicalization patterns of MLIR's dialects that preserve all bits";
  let description = [{
    Applies the canonicalization patterns of MLIR's dialects that were reviewed,
    in place of `canonicalize`, which applies all. Left out are patterns that
    change values (two conversions of an integer, by way of f32 to bf16, become
    one that rounds once) or lose them, and those that a newer MLIR adds: the
    list, with reasons, is `lib/Transforms/Tensor/UpstreamPatterns.cpp`.

    Before:
    ```mlir
    %0 = arith.addi %i, %c1 : index
    %1 = arith.addi %0, %c2 : index
    %2 = arith.sitofp %x : i32 to f32
    %3 = arith.truncf %2 : f32 to bf16
    ```
    After:
    ```mlir
    %1 = arith.addi %i, %c3 : index
    %2 = arith.sitofp %x : i32 to f32
    %3 = arith.truncf %2 : f32 to bf16
    ```
  }];
  let options = [
    Option<"quick", "quick", "bool", "false",
      "walk once, top-down, and do not modify blocks">,
    Option<"unreviewed", "unreviewed", "bool", "false",
      "report patterns of the loaded dialects that are missing in the list">];
}

#endif // TENON_TRANSFORMS_PROGRAMPASSES_TD
