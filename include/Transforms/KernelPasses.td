//===- KernelPasses.td - Passes on kernels -----------------*- tablegen -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_TRANSFORMS_KERNELPASSES_TD
#define TENON_TRANSFORMS_KERNELPASSES_TD

include "mlir/Pass/PassBase.td"

def MarkRegisterSums : Pass<"ten-mark-register-sums", "::mlir::func::FuncOp"> {
  let summary = "mark temporaries that stay in registers";
  let description = [{
    A temporary of accumulators that register tiles compute, and whose only
    reader is an elementwise nest which is fused into the tiles as an epilogue,
    is marked `ten.in_registers`: it gets no memory, and is eliminated by
    `ten-lower-tiles`.

    After:
    ```mlir
    %sums = memref.alloc() {ten.in_registers} : memref<200x800xf32>
    ```
  }];
  let dependentDialects = ["::mlir::memref::MemRefDialect",
    "::mlir::arith::ArithDialect", "::mlir::vector::VectorDialect",
    "::mlir::scf::SCFDialect"];
}

def ParallelizeKernels : Pass<"ten-parallelize", "::mlir::func::FuncOp"> {
  let summary = "divide the loops of kernels into parallel chunks";
  let description = [{
    In kernel functions on memrefs: the outermost loop with independent
    iterations of each sufficiently large loop nest becomes an `scf.forall` over
    chunks. An `scf.for` is divided if each iteration writes slices of its own;
    structured nests are divided along parallel loops; nests of register tiles
    by batches, then rows, then panels or columns, or the latter first if rows
    would give uneven chunks. Columns of rows that are reduced are divided into
    parts of at least 32 KiB if there are enough. A loop of few iterations whose
    body is only a nest is divided together with it. With fewer than four
    iterations, or an odd number below 16 of long ones, each iteration is
    divided. Chunks of rows are whole tiles if the last tile may have fewer rows
    (`ten.least_rows`). Chunks of rows that read a packed left operand pack
    their own rows, as long as no row is packed more than twice, or once if it
    is transposed. If a nest only accumulates, or its outermost loop does, each
    chunk computes a partial reduction; these are added in order afterwards
    (split-K). A fill with the initial value of a tile's accumulators stays
    directly before it; an elementwise nest after tiles is not divided, as it is
    fused with them later.

    The number of chunks follows from an estimate of the work, about 10 us per
    chunk and at most 64 chunks, by sizes and never by the number of threads, so
    that results are bitwise equal for every number of threads. Less than
    `min-work` us of products, or twice as many of other work, stay on one
    thread: estimates assume data in main memory. With dynamic sizes the number
    is computed at run time. Remarks report every decision.

    A loop whose iterations each update one slice at a computed index, such as
    the updates of a scatter, is executed by all threads: each thread owns an
    equal share of the slices, scans all iterations, 64 at a time with vectors
    that are compared to a bit mask, and executes those of its slices in order.
    This is the order of a single thread, so results are bitwise equal for any
    number of threads (`ten.threads`); a call with one thread executes the
    original loop. A copy of whole slices directly before is done by their
    owners. Updates of single elements of an array of less than 256 KiB stay on
    one thread, which executes them as fast as the others could skip them.

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
    "minimum microseconds of products on one thread to divide a nest">];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect",
    "::mlir::memref::MemRefDialect", "::mlir::scf::SCFDialect",
    "::mlir::linalg::LinalgDialect", "::mlir::math::MathDialect",
    "::mlir::vector::VectorDialect"];
}

def CollapseDims : Pass<"ten-collapse-dims", "::mlir::func::FuncOp"> {
  let summary = "collapse neighboring dimensions of kernels with short rows";
  let description = [{
    The innermost loop over an array of 8x256x7x7 elements has 7 iterations, too
    few for vectors. If all operations of a kernel treat two neighboring
    dimensions alike (both are reduced, both are broadcast, both stay adjacent),
    they are collapsed into one dimension, here of 49. Arguments and results
    keep their types; the kernel contains reshapes of them, which are lowered to
    views of the same memory.

    Dimensions are collapsed from the innermost outwards, until the rows of the
    kernel's largest values have 64 elements. The dimensions of a sum of floats
    are all collapsed, in all values of the kernel's largest shape or in none:
    one long row is summed by blocks, whose order keeps errors small. Left
    unchanged are dynamic shapes, kernels of kinds other than map, reduce and
    normalize, and dimensions that an operation enumerates (`iota`) or moves
    elements along. Bit casts to a type of the same width are allowed.

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
  let summary = "choose the schedules of kernels";
  let description = [{
    Sets the attribute `ten.schedule` on a kernel's function: how its loops are
    blocked, what is packed, and the size of the register tile. Vector lengths
    and the number of registers follow from the module's target (`ten.target`),
    and so do block sizes, never from the compiling machine. Existing
    schedules are kept. Kernels without a schedule are lowered to plain loops.

    With `quantized-activations`, 8 or 16, rows that are multiplied with
    dequantized weights are rounded to so many bits; a remark gives the bound of
    the error.

    After, for a CPU with AVX-512:
    ```mlir
    func.func private @contract_0(...) -> tensor<1024x1024xf32> attributes {ten.kernel = "contract",
        ten.schedule = #ten.contract_schedule<lanes = 16, heights = [16, 14, 9, 6], pack_lhs = false, pack_rhs = true, panels = 1, depth = 0>}
    ```
  }];
  let options = [
    Option<"activations", "quantized-activations", "int64_t", "0",
           "bits of rows that are multiplied with dequantized weights; 0: exact">
  ];
}

def PackAhead : Pass<"ten-pack-ahead", "::mlir::ModuleOp"> {
  let summary = "pack weights into panels ahead, at load time or before loops";
  let description = [{
    If the schedule of a kernel has `rhs_packed` or `kernel_packed`, its operand
    is prepacked once for many launches, and the kernel reads the panels
    directly. In its body the operand is the result of unpacking them.
    With a `quantized_schedule` that is `packed`, the codes of its
    `ten.dequantize` become panels (`code_panels`), and parameters get elements
    for the padding of the last panel and the last step.

    A resident value (see `ten-split-bound`) is packed by the function that runs
    at load, and the entry takes the panels; the original value is dropped if it
    has no other users. A constant of the program is packed by the interpreter
    and is a constant again. A loop-invariant value is packed before the
    outermost loop in which it is invariant.

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

def SplitLoad : Pass<"ten-split-load", "::mlir::ModuleOp"> {
  let summary = "divide load functions into parts that run one by one";
  let description = [{
    Bound arguments that meet in no operation of the load function are loaded by
    functions of their own, so that memory of one is free before the next is
    read, and that several programs may share what they make of equal arguments.
    Parts with equal text are one function. A value that is a bound argument as
    it is needs none. A load function whose operations have other effects
    remains one part.

    Each part has a digest of its text, of that of its kernels, and of `code-options`:
    two parts with one digest make the same values of the same arguments.

    Before:
    ```mlir
    func.func @main(%x: ..., %p: tensor<2x64x32xf32> {ten.resident = 0}, %q: tensor<2x64x32xf32> {ten.resident = 1}, %b: tensor<64xf32> {ten.resident = 2})
        attributes {ten.load = @main_load, ten.bound_arguments = array<i64: 1, 2, 3>, ...}
    func.func private @main_load(%w: tensor<64x64xf32>, %v: tensor<64x64xf32>, %b: tensor<64xf32>)
        -> (tensor<2x64x32xf32>, tensor<2x64x32xf32>, tensor<64xf32>) {
      %0 = ten.launch @map_0(%w) ...
      %1 = ten.launch @map_0(%v) ...
      return %0, %1, %b : ...
    }
    ```
    After:
    ```mlir
    func.func @main(...) attributes {ten.load_parts = [
        {arguments = array<i64: 0>, results = array<i64: 0>, function = @main_load, digest = array<i64: ...>},
        {arguments = array<i64: 1>, results = array<i64: 1>, function = @main_load, digest = array<i64: ...>},
        {arguments = array<i64: 2>, results = array<i64: 2>} ], ...}
    func.func private @main_load(%w: tensor<64x64xf32>) -> tensor<2x64x32xf32> {
      %0 = ten.launch @map_0(%w) ...
      return %0 : tensor<2x64x32xf32>
    }
    ```
  }];
  let options = [
    Option<"codeOptions", "code-options", "std::string", "",
           "all that decides how kernels are compiled, for the digests">
  ];
  let dependentDialects = ["::tenon::ten::TenDialect"];
}

def LowerCodeTiles : Pass<"ten-lower-code-tiles", "::mlir::func::FuncOp"> {
  let summary = "lower products with dequantized weights to vectors";
  let description = [{
    A `linalg.generic` on memrefs with a `ten.code_tile`, which multiplies rows
    with numbers that its body makes of codes, becomes loops over panels of
    columns and tiles of rows. Vectors of exact products run along the sums:
    each lane adds up every lanes-th product, and the lanes are added up as a
    tree. Many rows are a product of matrices for each lane, whose weights are
    made once, in scratch memory that each thread has (`ten-hoist-scratch` runs
    after this pass). With `activations` rows are rounded to integers, and
    instructions add four products of bytes at a time. A nest of another form
    loses the attribute, and a remark says so.

    Before:
    ```mlir
    linalg.generic {iterator_types = [...]} ins(%x, %codes, %scale : ...)
        outs(%y : memref<64x1024x4xf32>)
        attrs = {ten.code_tile = #ten.code_tile<lanes = 16, rows = 6, bits = 4, is_signed = true>} {
      ... // %y + %x * (%scale * code)
    }
    ```
    After:
    ```mlir
    scf.for %panel = %c0 to %c1024 step %c1 {
      scf.for %row = %c0 to %c60 step %c6 {
        %sums:24 = scf.for ... iter_args(...) -> (vector<16xf32>, ...) {
          ... // six vectors of %x, four of weights, 24 multiply-adds
        }
        ... // lanes are added up, and the sums added to %y
      }
      ...
    }
    ```
  }];
  let dependentDialects = [
    "::mlir::vector::VectorDialect", "::mlir::scf::SCFDialect",
    "::mlir::memref::MemRefDialect", "::mlir::arith::ArithDialect",
    "::mlir::affine::AffineDialect", "::mlir::LLVM::LLVMDialect"];
}

def LowerTiles : Pass<"ten-lower-tiles", "::mlir::func::FuncOp"> {
  let summary = "lower loop nests with a tile to vectors in registers";
  let description = [{
    A `linalg.generic` on memrefs with a `ten.tile`, whose body accumulates into
    its result, becomes loops over register tiles: vectors run along the tile's
    columns, accumulators are iteration arguments of the innermost loops. A fill
    directly before the nest, or a nest that copies a row to all rows, becomes
    the initial value of the accumulators. Heights are balanced, so that 17 rows
    are 6 + 6 + 5; if accumulators start from values and at most one row in 50
    is computed twice, all tiles have the same height, and the last one
    overlaps. The last vector of a row is masked. If the tile has dot groups,
    the module's target selects the dot-product instruction. With `matrices`
    accumulators are tiles of the dialect `amx`, of one height in the whole
    function, stored as a whole or row by row. A nest that does not fit its tile
    loses the attribute.

    An operand may be padded with zeros implicitly: `select(inside, load, 0)`,
    where the load's indices are clamped and `inside` says whether they were in
    range. Rows of a tile that may be out of range are loaded under a mask, the
    others without; conditions common to all rows are tested once, by an
    `scf.if` around their products. A reduction of up to eight positions along
    which the rows read the same elements is unrolled; each element is loaded
    once.

    An input whose border is in memory may give the positions of zeros:
    `select(inside, %in, 0)`. Positions that are padding for all of a tile are
    not multiplied; the bits of 0 times the other operand, which are those of 0
    or of NaN, are collected and added once.

    `ten.next_block` gives the distance in elements from the part of the right
    operand that a nest reads to the part that the next nest reads: each tile
    prefetches its share of it into L2. A nest that copies and transposes parts
    of the rows of a block, of which others copy the rest, prefetches as much of
    the block that lies so far ahead, in the order of memory.

    Reductions that are contiguous in memory are merged into one loop, such as
    the columns of a window and their channels. If the innermost loop will be
    unrolled, it counts the positions of an operand whose stride no addressing
    mode can scale.

    `ten.sums` says that the nest computes "some" of the products of its sums,
    to which others are added, or the "last" ones.

    An elementwise nest over all sums is applied as an epilogue to the
    accumulators of a tile that computes the last of their products: in
    registers, or, if it has functions such as `exp`, in a loop over the tile's
    rows. If it reads the array that its result replaces, as in sums that a loop
    accumulates, nothing is computed twice.

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
  let dependentDialects = [
    "::mlir::vector::VectorDialect", "::mlir::scf::SCFDialect",
    "::mlir::memref::MemRefDialect", "::mlir::arith::ArithDialect",
    "::mlir::amx::AMXDialect", "::mlir::LLVM::LLVMDialect"];
}

def BlockTransposes : Pass<"ten-block-transposes", "::mlir::func::FuncOp"> {
  let summary = "read transposed operands of large nests in blocks";
  let description = [{
    A parallel `linalg.generic` on memrefs that reads an operand across its rows
    would load a cache line for each element. It becomes loops over blocks: rows
    of a block are read contiguously and written transposed to a small buffer on
    the stack, from which the nest's body reads. If the body is small, squares
    of 8x8 elements (16x16 of 16 bits, 4x4 of 64) are transposed in registers
    instead; rows of less than 8 elements are such squares in part. With dynamic
    sizes, blocks at the end are smaller, and elements outside of whole
    squares are read individually.

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

def InterleaveFunctions : Pass<"ten-interleave-functions", "::mlir::func::FuncOp"> {
  let summary = "interleave math functions of several vectors";
  let description = [{
    The expansion of a function like `exp` by `ten-expand-math` is one long
    dependency chain. An innermost loop with functions of f32 requests that
    LLVM's vectorizer interleave several vectors per iteration, whose chains the
    CPU overlaps; on its own it interleaves small loops only. With one function
    the count is two, which suffices to overlap short iterations. With more
    functions, or a long one (`erfc`, `sin`, `cos`), it is eight, or four if the
    code would be too large. A similarly long chain of operations on i32, such
    as the rounds of random bits, counts as a function.

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
    The count is smaller if eight would leave many iterations over, or if the
    trip count is unknown. Sums of functions have two vectors of partial sums, or
    four on CPUs of 32 vector registers, whatever else the loop computes, so that
    a row's sum has the same bits in each kernel. Loops of few iterations, with other results, or with calls of
    libm are left unchanged.
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
}

def ShareKernels : Pass<"ten-share-kernels", "::mlir::ModuleOp"> {
  let summary = "merge kernels that differ in numbers";
  let description = [{
    Kernels of the same operations that differ in index constants and static
    sizes, as convolutions of several dilations do, become one function; each
    number that differs is an index argument with its range, and launches pass
    it (function merging by parameters) and keep their own kernel's name, by
    which traces and profiles know it. Each further kernel would be lowered,
    optimized and generated for as long as the first.

    Numbers may differ in arithmetic of indices, in bounds of long loops, in
    counts of chunks, and in sizes of views. Left apart are kernels that differ
    in other constants, in short loops, in loops of tiles or in more than 12
    numbers.

    Before:
    ```mlir
    func.func private @k0(%a: memref<64xf32>, %b: memref<64xf32>) {
      %c8 = arith.constant 8 : index
      %0 = arith.addi %i, %c8 : index
      ...
    }
    func.func private @k1(%a: memref<64xf32>, %b: memref<64xf32>) {
      %c16 = arith.constant 16 : index
      %0 = arith.addi %i, %c16 : index
      ...
    }
    ten.launch @k0(%x) into(%y) : (memref<64xf32>) into (memref<64xf32>)
    ten.launch @k1(%y) into(%z) : (memref<64xf32>) into (memref<64xf32>)
    ```
    After:
    ```mlir
    func.func private @k0(%a: memref<64xf32>, %n: index {ten.range = array<i64: 8, 16>}, %b: memref<64xf32>) {
      %0 = arith.addi %i, %n : index
      ...
    }
    ten.launch @k0(%x, %c8) into(%y) merged "k0" numbers 1 : (memref<64xf32>, index) into (memref<64xf32>)
    ten.launch @k0(%y, %c16) into(%z) merged "k1" numbers 1 : (memref<64xf32>, index) into (memref<64xf32>)
    ```
  }];
  let options = [
    Option<"least", "least", "unsigned", "64",
           "minimum number of operations of a kernel: smaller ones compile as "
           "fast as calls with arguments">,
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect"];
}

def SplitLoops : Pass<"ten-split-loops", "::mlir::func::FuncOp"> {
  let summary = "split loops where their conditions change";
  let description = [{
    Padding, concatenation and windows at a border become comparisons of
    induction variables, and selections. If such a comparison changes only at
    certain iterations, the loop is split there (index-set splitting: Allen and
    Kennedy, "Optimizing Compilers for Modern Architectures", 2002), and LLVM
    can vectorize the body of each part; so are the loops of threads' chunks,
    even if the last one is shorter. A window's interior is one part, in which
    the comparisons hold for all positions of the window. Of many split points,
    as long windows have, those around the longest part are used first. A max or
    min may change before or after its operands are equal: it changes together
    with another comparison if one changes there.

    If the iteration is known only at run time, as for a dynamic slice of a
    concatenation, the split point is computed before the loop, if it is known
    to be bounded: the parts then have computed bounds, and may have no
    iterations. With dynamic sizes of arrays and loops, range checks of
    positions hold in all but the first and last iterations: these are separate,
    and in outer loops they share their code.

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
    Left unchanged are loops with other steps than 1, with results, or with
    vectors, and those with too many or too large parts.
  }];
  let options = [
    Option<"limit", "limit", "int64_t", "1500",
           "operations that the parts of a loop may have together">,
  ];
}

def TestMiscompile : Pass<"ten-test-miscompile", "::mlir::func::FuncOp"> {
  let summary = "miscompile kernels, for tests of --verify";
  let description = [{
    Each result of the operation named `op` in a kernel function is added to
    itself, to test the detection of wrong lowerings; with `kernels` false in
    every function, as if a transformation of the program were wrong.
  }];
  let options = [Option<"op", "op", "std::string", "\"\"", "the operation: ten.exp">,
                 Option<"kernels", "kernels", "bool", "true", "in kernel functions alone">];
}

def LowerReshapes : Pass<"ten-lower-reshapes"> {
  let summary = "give views with several dynamic sizes a form that upstream lowers";
  let description = [{
    Upstream lowers a `memref.expand_shape` only if at most one of the sizes is
    dynamic, and computes it; in dense buffers all sizes are known.

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

#endif // TENON_TRANSFORMS_KERNELPASSES_TD
