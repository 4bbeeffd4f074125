//===- Passes.td - Passes on the tensor program -------------*- tablegen -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_TRANSFORMS_PASSES_TD
#define TENON_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def Simplify : Pass<"ten-simplify", "::mlir::func::FuncOp"> {
  let summary = "simplify tensor operations and the loops around them";
  let description = [{
    All canonicalizations, then what is no local canonical form: elementwise
    operations move before broadcasts, so that fewer elements are computed, and
    before transposes and reshapes where one of these disappears; the largest of
    each row is taken from the reshape of the rows that it is taken away from;
    a comparison `x > c` beside `max(x, c)` reads that in the place of `x`;
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
  let options = [Option<"fp", "fp", "std::string", "\"contract\"",
    "the floating-point contract: strict, contract or fast">];
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
    kernels. An update that is most of an array, at a known place, is the root of
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
    memory for a block of rows only. With `softmax-only` the rows must be a
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

def ReuseBuffers : Pass<"ten-reuse-buffers", "::mlir::func::FuncOp"> {
  let summary = "let launches write into inputs that nobody reads afterwards";
  let description = [{
    A launch whose destination is new memory, and whose `reuse` names an input
    that this launch is the last to read, takes that input as destination. This
    is what makes a loop over elementwise kernels run in place. Arguments of the
    function are left alone, unless they are donated.

    Before:
    ```mlir
    %e = tensor.empty() : tensor<8xf32>
    %1 = ten.launch @map_0(%0) into(%e) reuse = [0] : ...
    ```
    After:
    ```mlir
    %1 = ten.launch @map_0(%0) into(%0) reuse = [0] : ...
    ```
  }];
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

def Bufferize : Pass<"ten-bufferize", "::mlir::ModuleOp"> {
  let summary = "put the tensors of kernels and host functions into memory";
  let description = [{
    Every function by itself. Kernel functions get memrefs for inputs and
    destinations, and write into the destinations, part by part where a result is
    made in parts. Host functions get a memref
    for each argument, then one for each result, which they write. Inputs are
    never written.

    A plan function beside each host function computes the dynamic sizes of
    results from the dimensions of arguments. Where such a size depends on data
    it is -1, and the host function returns that result. Checks that depend on
    dimensions alone are the plan's, too: it fails before memory is asked for.

    Precondition: no `ten` operations but launches and checks; destinations of
    kernels are their last arguments.

    Before:
    ```mlir
    func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {
      %n = tensor.dim %x, %c0 : tensor<?xf32>
      %e = tensor.empty(%n) : tensor<?xf32>
      %0 = ten.launch @map_0(%x) into(%e) : ...
      return %0 : tensor<?xf32>
    }
    ```
    After:
    ```mlir
    func.func @main(%x: memref<?xf32>, %out: memref<?xf32>) {
      ten.launch @map_0(%x) into(%out) : ...
      return
    }
    func.func private @main_plan(%x: memref<?xf32>) -> index attributes {ten.plan_of = @main} {
      %n = memref.dim %x, %c0 : memref<?xf32>
      return %n : index
    }
    ```
  }];
  let dependentDialects = [
    "::mlir::bufferization::BufferizationDialect", "::mlir::memref::MemRefDialect",
    "::mlir::linalg::LinalgDialect"];
}

def MarkRegisterSums : Pass<"ten-mark-register-sums", "::mlir::func::FuncOp"> {
  let summary = "mark temporaries that need no memory, as tiles keep them in registers";
  let description = [{
    A temporary of sums that register tiles make, and that only an elementwise
    nest reads which joins the tiles, is marked `ten.in_registers`: it gets no
    memory, and is gone after `ten-lower-tiles`.

    After:
    ```mlir
    %sums = memref.alloc() {ten.in_registers} : memref<200x800xf32>
    ```
  }];
  let options = [Option<"features", "features", "std::string", "\"\"",
    "instruction sets of the target, separated by spaces">];
  let dependentDialects = ["::mlir::memref::MemRefDialect",
    "::mlir::arith::ArithDialect", "::mlir::vector::VectorDialect",
    "::mlir::scf::SCFDialect"];
}

def HoistScratch : Pass<"ten-hoist-scratch", "::mlir::ModuleOp"> {
  let summary = "take the memory that kernels need from their caller";
  let description = [{
    Compiled code does not allocate: a temporary of a kernel becomes a parameter
    of its function, for which every launch passes a buffer of the caller's.
    Temporaries of up to 1 KiB each and 16 KiB in all stay on the stack; those
    marked `ten.in_registers` stay where they are. Of the two branches of an
    `scf.if` only one runs: the temporaries of one share the memory of the
    other's, one by one from the largest on. So does one that the kernel's body
    needs after another is done with.

    A temporary in the body of a parallel loop is needed once a thread. All such
    kernels of a host function share one buffer, as many times the most that one
    of them needs as there are threads (`ten.threads`); `ten.worker` says which
    part is an iteration's.
  }];
  let dependentDialects = ["::mlir::memref::MemRefDialect", "::mlir::arith::ArithDialect"];
}

def ParallelizeKernels : Pass<"ten-parallelize", "::mlir::func::FuncOp"> {
  let summary = "divide the loops of kernels into chunks that run at the same time";
  let description = [{
    In kernel functions on memrefs: the outermost loop whose iterations are
    independent, of every loop nest that is worth it, becomes an `scf.forall` over
    chunks. `scf.for` is divided where each iteration writes slices of its own;
    structured nests along their parallel loops, those of register tiles by
    batches, then rows, then panels or columns, or these first where rows would
    make uneven chunks. Columns of rows that are summed are divided into parts of
    32 KiB or more where there are enough. A loop of few iterations that does
    nothing but a nest is divided together with it. Of fewer than four iterations,
    or of an odd number below 16 that take long, each is divided. Chunks of rows
    are whole tiles where the last may have fewer rows (`ten.least_rows`). Chunks of rows alone that read a copy of the
    left side copy their own rows, as long as no row is copied more than twice, or
    once where it is turned around. Where a nest only sums, or its outermost
    loop does, each chunk makes a part of the sums, which are added up in order
    afterwards. A fill from which the sums of a tile start stays just before it;
    an elementwise nest behind tiles stays whole, as it joins them later.

    How many chunks there are follows from an estimate of the work, about 10 us a
    chunk and 64 at most, by sizes and never by the number of threads: so every
    number of threads gives the same bits. Less than `min-work` us of products,
    or twice as many of other work, stay on one thread: estimates take memory to be
    far away. Where sizes are dynamic, the code decides. Every decision is a remark.

    A loop whose iterations each change one slice, whose number they compute, as
    the updates of a scatter do, is run by all threads: each owns as many of the
    slices, looks through all iterations, 64 at a time by vectors that become an
    integer, and does those of its own in their order. That is the order of one
    thread, so the bits are the same for any number (`ten.threads`); a call of
    one thread runs the loop as it was. A copy of whole slices just before is made by their
    owners. Updates of single elements of less than 256 KiB stay on one thread,
    which does them as fast as others find out that they are not theirs.

    Before:
    ```mlir
    linalg.generic {...} ins(%x : memref<1024x1024xf32>) outs(%y : memref<1024x1024xf32>) { ... }
    ```
    After:
    ```mlir
    scf.forall (%c) in (32) {
      %from = arith.muli %c, %c32 : index
      %0 = memref.subview %x[%from, 0] [32, 1024] [1, 1] : ...
      %1 = memref.subview %y[%from, 0] [32, 1024] [1, 1] : ...
      linalg.generic {...} ins(%0 : ...) outs(%1 : ...) { ... }
    }
    ```
  }];
  let options = [Option<"minWork", "min-work", "int64_t", "10",
    "microseconds of products on one thread from which on they are divided">];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect",
    "::mlir::memref::MemRefDialect", "::mlir::scf::SCFDialect",
    "::mlir::linalg::LinalgDialect", "::mlir::math::MathDialect",
    "::mlir::vector::VectorDialect"];
}

def PlanArena : Pass<"ten-plan-arena", "::mlir::ModuleOp"> {
  let summary = "place the temporaries of host functions in one block of memory";
  let description = [{
    Lifetimes follow views and loops; buffers that live at the same time get
    disjoint places, found by best fit, the largest first. Every place is aligned
    to 64 bytes. The function gets the arena as a parameter, and its plan
    function returns the arena's bytes as its last result.

    Buffers whose size follows from the dimensions of arguments come behind
    those of static size: the ones whose sizes are provably equal share places
    where their lifetimes allow it, and these places follow one another. Plan
    and host function compute the same offsets. A buffer whose size depends on
    data is asked of the caller: `ten.reserve`.

    What a loop carries and cannot update in place has two places, and each
    iteration computes into the one where its input is not. A buffer that is
    copied to a result in the end, and not used later, is made there.

    Before:
    ```mlir
    %n = memref.dim %x, %c0 : memref<?xf32>
    %m = memref.alloc(%n) : memref<?xf32>
    ```
    After:
    ```mlir
    %m = memref.view %arena[%c0][%n] : memref<?xi8> to memref<?xf32>
    // and in the plan function
    %bytes = ... // 4 * %n, rounded up to a multiple of 64
    return %bytes : index
    ```
  }];
  let dependentDialects = ["::mlir::memref::MemRefDialect", "::mlir::arith::ArithDialect"];
}

def CollectConstants : Pass<"ten-collect-constants", "::mlir::ModuleOp"> {
  let summary = "keep large constants of host functions out of the code";
  let description = [{
    Constants of more than `limit` bytes get places in the artifact's section of
    constants, each aligned to 64 bytes, equal ones one place. The module lists
    their values, which never become LLVM IR; `memref.get_global` of one says its
    offset in the section, which the call gives.

    Before:
    ```mlir
    memref.global "private" constant @w : memref<65536xf32> = dense_resource<w>
    %0 = memref.get_global @w : memref<65536xf32>
    ```
    After:
    ```mlir
    module attributes {ten.constants = [dense_resource<w> : ...], ten.constants_bytes = 262144, ...}
    %0 = memref.get_global @w {ten.constant_offset = 0 : i64} : memref<65536xf32>
    ```
  }];
  let options = [Option<"limit", "limit", "int64_t", "64 * 1024",
    "bytes up to which a constant stays in the code">];
  let dependentDialects = ["::mlir::memref::MemRefDialect"];
}

def LowerCopies : Pass<"ten-lower-copies", "::mlir::func::FuncOp"> {
  let summary = "turn copies of parts of buffers into loops";
  let description = [{
    A dense copy is, or becomes, `memref.copy`: one `memcpy`. Upstream lowers any
    other copy to a call of a library that Tenon does not link.
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect"];
}

def LocateOperations : Pass<"ten-locate", "::mlir::ModuleOp"> {
  let summary = "give operations that lost their location that of a user";
  let description = [{
    Upstream's folding makes one constant of equal ones, and gives it no
    location. It gets that of the first operation that uses it, or else of the
    operation around it, so that what is derived from it can be traced back.
  }];
}

def CollapseDims : Pass<"ten-collapse-dims", "::mlir::func::FuncOp"> {
  let summary = "make neighbouring dimensions of kernels with short rows one";
  let description = [{
    The innermost loop over an array of 8x256x7x7 numbers has 7 iterations, which are
    no vectors. Where all operations of a kernel treat two neighbouring dimensions
    alike (both are reduced, both are repeated by a broadcast, both stay beside each
    other), they are one dimension, here of 49. Arguments and results keep their
    types; in the kernel stand reshapes of them, which the lowering takes as other
    views of the same memory.

    Dimensions join, from the innermost outwards, until the rows of the kernel's largest
    values have 64 elements. Left alone are dynamic shapes, kernels of other kinds than
    map, reduce and normalize, and dimensions that an operation counts (`iota`) or
    moves elements along. Bits under another type of their width stay at their place.

    Before:
    ```mlir
    func.func private @reduce_0(%x: tensor<8x256x7x7xf32>, %out: tensor<8x256xf32>) -> tensor<8x256xf32> attributes {ten.kernel = "reduce"} {
      %0 = ten.reduce add %x dims = [2, 3] : tensor<8x256x7x7xf32> -> tensor<8x256xf32>
      return %0 : tensor<8x256xf32>
    }
    ```
    After:
    ```mlir
    func.func private @reduce_0(%x: tensor<8x256x7x7xf32>, %out: tensor<8x256xf32>) -> tensor<8x256xf32> attributes {ten.kernel = "reduce"} {
      %0 = ten.reshape %x : tensor<8x256x7x7xf32> -> tensor<8x256x49xf32>
      %1 = ten.reduce add %0 dims = [2] : tensor<8x256x49xf32> -> tensor<8x256xf32>
      return %1 : tensor<8x256xf32>
    }
    ```
  }];
}

def ChooseSchedules : Pass<"ten-choose-schedules", "::mlir::func::FuncOp"> {
  let summary = "decide how the kernels of a program are generated";
  let description = [{
    Gives a kernel's function the attribute `ten.schedule`: how its loops are
    blocked, what is packed, and the size of the tile that stays in registers.
    Sizes of vectors and the number of registers are those of the CPU features
    given, sizes of caches are those given, never the machine's
    that compiles. A schedule that is there already stays. Kernels for which no schedule is known are lowered loop by loop.

    After, for a CPU with AVX-512:
    ```mlir
    func.func private @contract_0(...) -> tensor<1024x1024xf32> attributes {ten.kernel = "contract",
        ten.schedule = #ten.contract_schedule<lanes = 16, heights = [16, 14, 9, 6], pack_lhs = false, pack_rhs = true, panels = 1, depth = 0>}
    ```
  }];
  let options = [Option<"features", "features", "std::string", "\"\"",
    "instruction sets of the target, separated by spaces">,
    Option<"firstCache", "first-cache", "int64_t", "0",
    "bytes of the first cache of a core; 0 for what all CPUs with these "
    "features have">,
    Option<"secondCache", "second-cache", "int64_t", "0",
    "bytes of the second cache of a core; 0 for what all CPUs with these "
    "features have">];
}

def PackAhead : Pass<"ten-pack-ahead", "::mlir::ModuleOp"> {
  let summary = "pack weights into panels at load or before loops";
  let description = [{
    Where the schedule of a kernel says `rhs_packed` or `kernel_packed`, its
    operand is packed once for many launches, and the kernel reads the panels
    where they are. In its body the operand is what unpacking makes of them.

    A resident value (see `ten-split-bound`) is packed by the function that is
    run at load, and the entry takes the panels; one that nothing else reads is
    not kept. What a loop leaves as it is, is packed before the outermost such
    loop.

    Before:
    ```mlir
    func.func private @contract_0(%x: tensor<8x64xf32>, %w: tensor<64x64xf32> {ten.resident}, ...) -> ...
        attributes {ten.schedule = #ten.contract_schedule<lanes = 16, heights = [16, 14], ..., rhs_packed = true>, ...}
    func.func private @main_load(%w: tensor<64x64xf32>) -> tensor<64x64xf32> { return %w : ... }
    ```
    After:
    ```mlir
    func.func private @contract_0(%x: tensor<8x64xf32>, %p: tensor<2x64x32xf32>, ...) -> ... {
      %0 = ten.transpose %p perm = [1, 0, 2] : tensor<2x64x32xf32> -> tensor<64x2x32xf32>
      %w = ten.reshape %0 : tensor<64x2x32xf32> -> tensor<64x64xf32>
      ...
    }
    func.func private @main_load(%w: tensor<64x64xf32>) -> tensor<2x64x32xf32> {
      %0 = ten.reshape %w : tensor<64x64xf32> -> tensor<64x2x32xf32>
      %1 = ten.transpose %0 perm = [1, 0, 2] : tensor<64x2x32xf32> -> tensor<2x64x32xf32>
      return %1 : tensor<2x64x32xf32>
    }
    ```
  }];
  let dependentDialects = ["::tenon::ten::TenDialect"];
}

def LowerTiles : Pass<"ten-lower-tiles", "::mlir::func::FuncOp"> {
  let summary = "lower loop nests with a tile to vectors that stay in registers";
  let description = [{
    A `linalg.generic` on memrefs with a `ten.tile`, whose body adds something to
    its result's element, becomes loops over register tiles: vectors run along
    the tile's columns, sums are values of the innermost loops. A fill just
    before the nest, or one that copies a row into all rows, becomes what sums
    start from. Heights are balanced, so that 17 rows are 6 + 6 + 5; where the
    sums start from values and at most one row in 50 is computed twice, all tiles
    are of one height, and the last starts earlier. The last vector of a row is
    masked. Where the tile has groups, the features say which instruction
    multiplies them. With `matrices` sums are tiles of the dialect `amx`, of one
    height in all of a function, stored as they are or row by row. A nest that does
    not fit its tile loses the attribute.

    An operand may be 0 around memory: `select(inside, load, 0)`, where the load's
    places are clamped and `inside` says that they were not. Rows of a tile that
    may be outside are loaded under a mask, the others as they are; what all rows
    have in common is asked once, by an `scf.if` around their products. A
    reduction of up to eight places along which rows read the same places has no
    loop; each place is read once.

    An input that has such a border in memory may say where it is 0:
    `select(inside, %in, 0)`. What is outside for all of a tile is not multiplied;
    the bits of 0 times the other operand, which are those of 0 or of NaN, are
    gathered and added once.

    `ten.next_block` says how many elements after what a nest reads of its right
    operand that is which the next nest reads: each tile asks for its share of
    it, so that it is in the second cache by then. Reductions that go through
    memory as one loop does become one, as the columns of a window and the channels
    of each. Where several steps of the innermost loop will be one iteration, it
    counts the places of an operand whose step no address can have as a factor.

    `ten.sums` says that the nest makes "some" of the products of its sums, to
    which others add, or the "last" ones.

    An elementwise nest over all sums is applied to those of a tile that makes the
    last of their products, in registers,
    or, where it has functions such as `exp`, in a loop over the tile's rows. Where
    it reads what its result replaces, as in sums that a loop adds to, nothing is
    computed twice.

    Before:
    ```mlir
    linalg.fill ins(%zero : f32) outs(%c : memref<12x16xf32>)
    linalg.generic {...} ins(%a, %b : memref<12x7xf32>, memref<7x16xf32>) outs(%c : memref<12x16xf32>)
        attrs = {ten.tile = #ten.tile<row = 1, column = 0, lanes = 8, heights = [12, 6]>} { ... }
    ```
    After:
    ```mlir
    scf.for %i = %c0 to %c12 step %c6 {
      %sums:12 = scf.for %k = %c0 to %c7 step %c1 iter_args(...) -> (vector<8xf32>, ...) {
        ... // two vectors of %b, six elements of %a, twelve `vector.fma`
      }
      ... // twelve stores
    }
    ```
  }];
  let options = [Option<"features", "features", "std::string", "\"\"",
    "instruction sets of the target, separated by spaces">];
  let dependentDialects = [
    "::mlir::vector::VectorDialect", "::mlir::scf::SCFDialect",
    "::mlir::memref::MemRefDialect", "::mlir::arith::ArithDialect",
    "::mlir::amx::AMXDialect", "::mlir::LLVM::LLVMDialect"];
}

def BlockTransposes : Pass<"ten-block-transposes", "::mlir::func::FuncOp"> {
  let summary = "read transposed operands of large nests block by block";
  let description = [{
    A parallel `linalg.generic` on memrefs that reads an operand across its rows
    would fetch a line of memory for each element. It becomes loops over blocks:
    rows of a block are read along memory and written, turned, into a small buffer
    on the stack, from which the nest's body reads. Where the body is small, parts
    of 8x8 elements (4x4 of 64 bits) are turned in registers instead. Of sizes that
    the run knows, blocks at the end are smaller, and what such parts do not cover
    is read one by one.

    Before:
    ```mlir
    linalg.generic {indexing_maps = [(i, j) -> (j, i), (i, j) -> (i, j)], ...}
        ins(%x : memref<1024x1024xf32>) outs(%y : memref<1024x1024xf32>) { ... }
    ```
    After:
    ```mlir
    %block = memref.alloca() : memref<16x128xf32>
    scf.for ... { scf.for ... {
      scf.for ... { scf.for ... { /* %block = a part of %x, turned */ } }
      scf.for ... { scf.for ... { /* the body, on %block and %y */ } }
    } }
    ```
  }];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect",
    "::mlir::memref::MemRefDialect", "::mlir::scf::SCFDialect",
    "::mlir::vector::VectorDialect"];
}

def MarkDistinctMemory : Pass<"ten-mark-distinct-memory", "::mlir::ModuleOp"> {
  let summary = "say which arguments of kernels share no memory with others";
  let description = [{
    Only an output and the input that `reuse` names may be the same memory, in any
    launch. `ten.distinct` lists the others among a kernel's memrefs, by argument.
    Their pointers become `noalias`: what is read through them can move out of
    loops that write, and loops vectorize without checks at run time.

    Where a launch passes the same memory as input and output, its kernel reads
    through the output, in a function of its own if other launches do not.
  }];
}

def InterleaveFunctions : Pass<"ten-interleave-functions", "::mlir::func::FuncOp"> {
  let summary = "compute functions of f32 of several vectors side by side";
  let description = [{
    What `ten-expand-math` makes of a function like `exp` is one long chain of
    operations that wait for each other. An innermost loop with functions of f32
    asks LLVM's vectorizer for several vectors in an iteration, whose chains a
    processor overlaps; of itself it interleaves small loops only. With one
    function they are two, which is enough to overlap short iterations. With
    more, or a long one (`erfc`, `sin`, `cos`), they are eight, or four where
    the code would be too much. As long a chain of operations on i32, as random
    bits are made by, counts like a function.

    Before:
    ```mlir
    scf.for %i = %c0 to %c1000 step %c1 {
      %0 = memref.load %a[%i] : memref<1000xf32>
      %1 = math.erf %0 : f32
      memref.store %1, %b[%i] : memref<1000xf32>
    }
    ```
    After:
    ```mlir
    #interleave = #llvm.loop_interleave<count = 2 : i32>
    scf.for %i = %c0 to %c1000 step %c1 {
      ...
    } {loop_annotation = #llvm.loop_annotation<interleave = #interleave>}
    ```
    Where eight leave many iterations over, or nobody knows, they are fewer. Loops
    of few iterations, with results (sums, which are interleaved anyway), or with
    functions that call libm stay as they are.
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
}

def SplitLoops : Pass<"ten-split-loops", "::mlir::func::FuncOp"> {
  let summary = "split loops where their conditions change";
  let description = [{
    Padding, concatenation and windows at a border become comparisons of loop
    variables, and choices between values. Where such a comparison changes only
    at certain iterations, the loop is split there (index-set splitting: Allen
    and Kennedy, "Optimizing Compilers for Modern Architectures", 2002), and
    each part has a loop body that LLVM can vectorize; so are those of threads'
    chunks, also where the last one is shorter. A window's interior is one
    part: the comparisons hold for all of the window's places. Of many places to
    split at, as long windows have, those around the longest part are taken
    first. The larger or
    smaller of two may change before or after they are equal: where another
    comparison changes there, with that.

    Where only the run knows at which iteration, as that of a dynamic slice of a
    concatenation, the place is computed before the loop, if it is known to be
    bounded: then each part has bounds that are computed, and may have no
    iterations. Where only the run knows the sizes of arrays and loops, places
    that are asked whether they are in an array are so in all but the first and
    last iterations: these are apart, and of a loop around others they share
    their code.

    Before:
    ```mlir
    scf.for %i = %c0 to %c20 step %c1 {
      %1 = arith.cmpi slt, %i, %c8 : index
      %2 = arith.select %1, %a, %b : f32
      memref.store %2, %m[%i] : memref<20xf32>
    }
    ```
    After, and folding:
    ```mlir
    scf.for %i = %c0 to %c8 step %c1 {
      memref.store %a, %m[%i] : memref<20xf32>
    }
    scf.for %i = %c8 to %c20 step %c1 {
      memref.store %b, %m[%i] : memref<20xf32>
    }
    ```
    Loops with other steps than 1, with results, or that hold vectors stay, and
    those whose parts were too many or too large.
  }];
  let options = [
    Option<"limit", "limit", "int64_t", "1500",
           "operations that the parts of a loop may have together">,
  ];
}

def TestMiscompile : Pass<"ten-test-miscompile", "::mlir::func::FuncOp"> {
  let summary = "make kernels compute something else, for tests of --verify";
  let description = [{
    Each result of the operation named `op` in a kernel function is added to
    itself: what is to find a wrong lowering is tested with one.
  }];
  let options = [Option<"op", "op", "std::string", "\"\"", "the operation: ten.exp">];
}

def LowerReshapes : Pass<"ten-lower-reshapes", "::mlir::func::FuncOp"> {
  let summary = "give views of several dynamic sizes the form that upstream lowers";
  let description = [{
    Upstream lowers a `memref.expand_shape` only where one of the sizes at most
    is dynamic, and computes it; dense buffers know all of theirs.

    Before:
    ```mlir
    %1 = memref.expand_shape %0 [[0, 1]] output_shape [%n, %m] : memref<?xf32> into memref<?x?xf32>
    ```
    After:
    ```mlir
    %shape = memref.alloca() : memref<2xindex>
    memref.store %n, %shape[%c0] : memref<2xindex>
    memref.store %m, %shape[%c1] : memref<2xindex>
    %1 = memref.reshape %0(%shape) : (memref<?xf32>, memref<2xindex>) -> memref<?x?xf32>
    ```
  }];
  let dependentDialects = ["::mlir::memref::MemRefDialect", "::mlir::arith::ArithDialect"];
}

#endif // TENON_TRANSFORMS_PASSES_TD
