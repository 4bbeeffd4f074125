//===- ProgramPasses.td - Passes on the program ------------*- tablegen -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_TRANSFORMS_PROGRAMPASSES_TD
#define TENON_TRANSFORMS_PROGRAMPASSES_TD

include "mlir/Pass/PassBase.td"

def Simplify : Pass<"ten-simplify", "::mlir::func::FuncOp"> {
  let summary = "simplify tensor operations and the loops around them";
  let description = [{
    All canonicalizations, then what is no local canonical form: elementwise
    operations move before broadcasts, so that fewer elements are computed, and
    before transposes and reshapes where one of these disappears; the largest of
    each row is taken from the reshape of the rows that it is taken away from;
    a comparison `x > c` beside `max(x, c)` reads that in the place of `x`;
    reductions and scans read what was transposed in its own order, where all of
    their operands come from transposes of one permutation, constants, `iota` and
    broadcasts, by elementwise operations, and what is left is transposed (not
    where rows of a contraction are reduced, which may be one kernel with it);
    triangular matrices on the right of a system are turned to the left;
    operations that do not change move out of loops, equal ones become one, and values that
    loops carry for nothing are dropped. An `iota` that elementwise operations and
    reductions in loops and branches read is made there, and so is a `broadcast` of at least
    64 KiB that has each element of its operand 16 times or more. What is computed
    of sizes in small tensors of integers, as front ends write shapes, becomes
    scalar code, and a size that went through i32 or i64 the size again; dynamic
    dimensions that a `broadcast` is then known to keep are listed on it
    (`ten.kept_dims`), others may be repeated. Except under `strict`, a large contraction of
    complex numbers becomes one of real numbers, with their parts as one more
    dimension that is summed over.

    Sizes that follow from operands and constants become part of types, also
    where they went through tensors of integers. What a loop starts with in a
    known size is taken to keep it; where this does not show, as of a state
    that grows, the loop stays as it was. Operands of sizes that do not fit
    together stay dynamic: a check before them ends the run.

    `fp` is the floating-point contract. Under `strict` and `contract` nothing
    is rounded differently, but for the terms of complex sums: a division by a power of two becomes a
    multiplication, others stay. Under `fast` every constant divisor becomes a
    factor, and constants of nested sums and products are combined. None of the
    three assumes that there is no NaN or infinity, so that `x * 0` stays.

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
  let options = [Option<"fp", "fp", "::tenon::FloatContract",
           "::tenon::FloatContract::Contract", "the floating-point contract",
           [{::llvm::cl::values(
               clEnumValN(::tenon::FloatContract::Strict, "strict",
                          "each operation rounds once, in order"),
               clEnumValN(::tenon::FloatContract::Contract, "contract",
                          "products fused into sums, sums reassociated"),
               clEnumValN(::tenon::FloatContract::Fast, "fast",
                          "algebra of real numbers"))}]>];
  let dependentDialects = [
    "::tenon::ten::TenDialect", "::mlir::arith::ArithDialect",
    "::mlir::scf::SCFDialect", "::mlir::tensor::TensorDialect", "::mlir::affine::AffineDialect"];
}

def CheckSupported : Pass<"ten-check-supported", "::mlir::ModuleOp"> {
  let summary = "report every operation that cannot be compiled";
  let description = [{
    Each with its location and the reason, and how many there are, before
    anything is compiled. With `allow-interpret` those that the interpreter knows
    are put into kernels that it shall run, marked `ten.interpreted`; else nothing
    is changed.

    ```
    a.mlir:3:8: error: 'arith.addf' op cannot be compiled: 'arith' computes with scalars alone here
    a.mlir:4:8: error: 'ten.reduce' op cannot be compiled: its region holds 'ten.sort', which is not elementwise
    a.mlir:4:8: note: 2 operations cannot be compiled
    ```
  }];
  let options = [
    Option<"allowInterpret", "allow-interpret", "bool", "false",
           "leave to the interpreter what cannot be compiled">,
    ListOption<"uncompilable", "test-uncompilable", "std::string",
               "for tests: names of operations that count as not compilable, or 'all'">
  ];
  let dependentDialects = ["::mlir::tensor::TensorDialect", "::mlir::affine::AffineDialect"];
}

def InsertShapeChecks : Pass<"ten-insert-shape-checks", "::mlir::func::FuncOp"> {
  let summary = "check at run time what dynamic types leave open";
  let description = [{
    Where the sizes that an operation expects are known at run time only, a
    `ten.check` before it ends the run with an error unless they are so: operands
    of one shape, paired dimensions, bounds of slices, element counts of
    reshapes, sizes that fit a static result, casts to static types; on the host
    also steps of loops, indices and divisors. Two dimensions of arguments are
    never taken as equal, one and the same always: a later simplification removes
    checks that are known to hold. Operations inside of kernels are left alone.

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
  let summary = "scale bound weights in the place of their sums";
  let description = [{
    A convolution or contraction whose weights bound arguments decide
    (`ten.bound`), and whose result is multiplied or divided by a number for each
    of its features, as a batch normalization does: the weights are scaled
    instead, which `ten-split-bound` then does at load. What is added or taken
    away before and behind becomes one sum. Features are all dimensions of the
    result that the weights have, so groups and batches are no matter. Without
    bound arguments nothing changes.

    Products are rounded, and may overflow or underflow, where the scaled sum
    does not: hence part of `--fp=fast` alone. A NaN stays one, and infinite
    scales, or weights, give no finite number; but `0 * inf` is found where a
    weight or an input is 0, not where their sum is, and no product is made for a
    window of padding alone.

    Not where the sum or the weights have other users, which would need both;
    where the weights would take more than four times the memory of what they are
    made of, as they would not be computed at load; and not for bf16 and the
    like, whose products would be rounded to fewer digits than their sums have.
    Remarks say so. Shapes must be static, and in a loop's body nothing is folded.

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
  let summary = "compute what constants alone decide while compiling";
  let description = [{
    The interpreter computes values that depend on no argument, and the program
    has them as constants: tables of sines, matrices of Fourier transforms,
    random numbers of a constant key, loops over constants. Not what is cheap to
    make where it is read (masks of `iota`, sums and products of these), nor the
    repetition of a few elements; and within limits: as much work as takes the
    interpreter a quarter of a second or so, 8 MiB a constant, 32 MiB in all. What
    is left is computed in every call.

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
  let summary = "compute what bound arguments decide once, at load";
  let description = [{
    Arguments marked `ten.bound` have their values before any call. What depends
    on them and on constants alone becomes a function of its own, `<entry>_load`:
    it takes the bound arguments, and its results are the resident values, which
    the entry takes behind the arguments that are left. A bound argument that
    the entry reads as it is, is a resident value as well; one that it does not
    read any more is not kept.

    Reshapes and broadcasts stay in the call, and so does what would take more
    than four times the memory of what it is made of. Every decision is a remark.

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

def FuseKernels : Pass<"ten-fuse", "::mlir::func::FuncOp"> {
  let summary = "group operations that should run as one kernel";
  let description = [{
    Puts every `ten` operation that computes something into a `ten.kernel`: a
    reduction, contraction or other loop nest becomes the root of a kernel of
    its kind, and operations whose elements can be computed where they are
    needed (elementwise, broadcast, iota, slice, pad, ...) join the kernel of
    their user. An operation with users in several kernels is computed again in
    each only where that costs no arithmetic, or is cheap and needs what the kernel reads
    anyway, or, instead of its own array that no cache keeps, one other or only such as are
    repeated in it; otherwise it becomes a
    kernel of its own, and a remark says why. On a CPU a small window reads padding that nothing
    else does without it being in memory, as loops are split at borders. So does what is costly, or made of what is, where
    a broadcast would compute it again for each of its repetitions. So does what reads several parts of a value
    where it would be read at several places: a stencil of a stencil is two
    kernels. What reads an array that is then updated in part, by an operation after
    which the old value is dead, stays before that, in a kernel of its own where it
    is no larger than the array: else the array would be copied for it. Updates move
    behind such reads. So does what makes small parts (a row, a column) of an array
    that a loop replaces by a map of it. An update that is most of an array, at a known place, is the root of
    a kernel as well, which writes all of its result. A scatter of rows, or of
    elements of a large array, computes its indices and updates where that is cheap
    and does not turn columns into rows: a gather, a product and the sum of a graph's edges are one kernel.

    Reductions of rows and what is made of them element by element are one kernel
    of rows, if a row fits into a cache next to the core; a row whose length only the run knows
    is taken for one that does, on a CPU. Dynamic dimensions need to be known to be equal
    (`ten.kept_dims`).

    A contraction of floating-point numbers that multiplies a vector with a
    matrix becomes a reduction of products where the matrix is computed for it
    alone, by elementwise operations, a broadcast or a gather, as weights of int8
    that are scaled, or has narrower floats than the products: the kernel computes each element where it is multiplied, and
    the matrix is never in memory. So does one that reads a view of such a matrix
    with fewer dimensions (scaled in groups of rows), in whose kernel the sums
    have the dimensions that the matrix is computed with. With several rows
    instead of a vector the matrix would be computed for each, and integers have
    instructions for their products: these stay contractions. So do those of a
    matrix made of as large a value that other kernels use as well: one kernel
    makes both in one pass over memory.

    With `attention`, a contraction, a normalization of its rows (softmax) and a
    contraction that sums the columns of these rows are one kernel, which needs
    memory for a block of rows only. Not where the rows are smaller than what they
    are multiplied with (a norm between two layers), which is packed in every call,
    nor where that is known at load. With `softmax-only` the rows must be a
    softmax of f32, which can be computed some columns at a time.

    Constants of one value or of few bytes are copied into kernels, larger ones
    stay outside as operands. Reshapes stay outside: they are views, and so is a
    broadcast that would be a kernel and only adds dimensions of size 1. Of an
    operation of several results, a kernel has those that something reads. Nothing
    moves across regions or across `ten.check`. Operations stand in the order in
    which the result needs them, inputs in that of their use: kernels that compute
    the same are the same text.

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
    "whether operations may join; otherwise each is a kernel of its own">,
    Option<"attention", "attention", "bool", "false",
    "whether two contractions may join with the rows between them">,
    Option<"softmaxOnly", "softmax-only", "bool", "false",
    "whether the rows must be a softmax">];
  let dependentDialects = ["::mlir::tensor::TensorDialect", "::mlir::affine::AffineDialect"];
}

def HoistProducts : Pass<"ten-hoist-products", "::mlir::func::FuncOp"> {
  let summary = "make the products of a loop's steps with one operand before the loop";
  let description = [{
    A loop that walks along an array (a scan) often multiplies each slice by the
    same matrix, as the input of a recurrent network by its weights. The products
    do not depend on what the loop carries: one contraction before the loop makes
    them for all steps, in tiles of many rows, and reads the matrix once. Each
    product is the same sum as before.

    Not where a step has many rows of its own, where the other operand is small
    enough to stay in the first cache, or where the loop, which must count from a
    constant to a constant, would not use all slices. Remarks say so.

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
  let summary = "give no initial value to what a loop replaces without reading it";
  let description = [{
    A loop that stacks what its steps make (a scan) carries an array of zeros, of
    which each step replaces one row. Where the loop counts from a constant to a
    constant, and its steps replace all rows, nobody sees the zeros: they are
    neither stored nor copied.

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
  let summary = "write large constants of one value instead of copying them";
  let description = [{
    A constant whose elements are equal takes no memory in the program's text, but
    would in the compiled artifact. Where it is copied, as a result or as what a
    loop starts with, and has 4 KiB or more, it becomes a broadcast of one element:
    a kernel that writes the memory to which the constant would be copied. From 64
    MiB on that holds for all uses.

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
  let summary = "launch kernels earlier that free memory";
  let description = [{
    A training step computes all gradients, and then what it makes of them: until
    its end, the activations and gradients of all layers live beside each other.
    A launch that reads memory last comes right behind what it waits for, where it
    frees at least four times as much memory as its results need. Results of the
    function need none: they are in the caller's memory. Where the result would
    be in the memory of a donated argument, or of what a loop carries, that others
    read later, the launch stays, as it does behind operations with effects.

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
  let summary = "put the parts of a concatenation where they belong as they are made";
  let description = [{
    The keys and values of all layers of a model are concatenated at its end, as
    its results: until then each is in memory of its own, beside what computes the
    next. A part that needs a contraction, a convolution or a loop behind the part before becomes an
    update of the result, at a known place, right after it is made. Concatenations
    of less than 256 KiB, of parts that may be made together, or that anything else
    reads, stay.

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
  let summary = "make several steps of a loop over arrays one";
  let description = [{
    A loop that computes its next arrays element by element from the last, as an
    iteration for each point of a grid, reads and writes all of them in every
    step. Two to eight steps at a time, as many as divide their number, become
    one: what is between them stays in registers. Each element is made by the
    same operations as before.

    Where elements are made of others than those at their own place, as in a
    stencil, a step cannot write what it reads. Two steps become one: each writes
    what the other reads, and nothing is copied. The last of an odd number follows
    the loop.

    Of a loop of up to eight short steps all take its place. There arrays may be
    small, and steps may use their number and carry a few numbers of their own:
    the rounds of random bits (Salmon et al., "Parallel random numbers: as easy as
    1, 2, 3", 2011), which JAX writes as a loop that hands on the distances of its
    rotations, are one kernel with constant distances.

    Left alone are other loops whose number of steps is not constant, that use the
    number of a step, that do anything but compute each
    element of few others, whose arrays stay in the first cache or have no static
    shape, and whose steps have too many operations. A remark says how many steps
    were taken together.

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

def SplitPairs : Pass<"ten-split-pairs", "::mlir::func::FuncOp"> {
  let summary = "compute arrays of pairs one coordinate at a time";
  let description = [{
    Programs over all pairs of points (forces, distances, kernel sums) broadcast
    two small arrays to a large one with a short dimension of coordinates. A sum
    over this dimension would be a kernel whose result, an array of all pairs,
    goes through memory; a sum over the points that keeps the coordinates would
    compute what all coordinates share once for each.

    Where all elements are computed of arrays at least 16 times smaller, the
    short dimension is split. A reduction along it (2 to 16 indices) becomes
    elementwise operations, in the same order. A reduction along others, or the
    sum of a contraction of a computed array with 2 to 8 columns, becomes one
    for each index, of rows: `ten-fuse` makes one kernel of these, which goes row
    by row and keeps what they share in the cache. Coordinates that lie last are
    transposed once, so that those of neighbors lie beside each other.

    Left alone are arrays with elements from memory of their own size, reductions
    with a region, those of floats narrower than f32, which may round once, arrays
    of less than 4096 elements, and what would take more than 256 operations.

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
  let summary = "make maps that share elements one kernel of several results";
  let description = [{
    A map kernel that reads, element by element, what another makes becomes one
    kernel with it, even where others need that result too; so do maps that read
    the same arrays. Each array is then read once, and what only the second needs
    of the first is never written. Kernels merge where the order of the block
    allows it: what the second needs must be there before anything else uses
    the first.

    Left alone are kernels that select or move elements (their nests might not
    become vectors), other than by slices of whole runs of rows, or have dynamic
    shapes, and what would make a nest walk along
    more than 16 arrays.

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
  let summary = "turn each distinct kernel into a function, called by ten.launch";
  let description = [{
    The function takes the kernel's inputs, then a destination for each result.
    Kernels with equal bodies share one function. An operation that replaces
    part of a kernel input (`dynamic_update_slice`, `scatter`) makes that input
    the destination, marked `ten.update`; an input that is read only at the
    element that is written is named in the launch's `reuse`, best the one that a
    loop carries, or the caller donates, at the place of the result. What a contraction
    or convolution is added to is such an input with `in-place-sums`, where nobody
    reads it later; the function's argument is marked `ten.in_place` then.

    After, of the kernel shown at `ten-fuse`:
    ```mlir
    func.func private @reduce_0(%a: tensor<8xf32>, %b: tensor<8xf32>, %c: tensor<8xf32>, %out: tensor<f32>) -> tensor<f32>
        attributes {ten.kernel = "reduce"} { ... }
    %e = tensor.empty() : tensor<f32>
    %2 = ten.launch @reduce_0(%x, %y, %z) into(%e) : ...
    ```
  }];
  let options = [Option<"inPlaceSums", "in-place-sums", "bool", "false",
    "let products be added to inputs in place">];
  let dependentDialects = ["::mlir::tensor::TensorDialect", "::mlir::func::FuncDialect"];
}

def LowerSwitches : Pass<"ten-lower-switches", "::mlir::func::FuncOp"> {
  let summary = "turn switches into branches";
  let description = [{
    Upstream's bufferization does not see that the result of `scf.index_switch`
    may be the memory of what a case yields: an argument, or a constant.

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
  let summary = "canonicalize operations of MLIR's dialects by patterns that keep every bit";
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
      "walk once, from the top, and leave blocks as they are">,
    Option<"unreviewed", "unreviewed", "bool", "false",
      "report patterns of the loaded dialects that are not in the list">];
}

#endif // TENON_TRANSFORMS_PROGRAMPASSES_TD
