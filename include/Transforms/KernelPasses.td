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

#endif // TENON_TRANSFORMS_KERNELPASSES_TD
