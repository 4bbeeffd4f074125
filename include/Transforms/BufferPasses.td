//===- BufferPasses.td - Passes on memory ------------------*- tablegen -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_TRANSFORMS_BUFFERPASSES_TD
#define TENON_TRANSFORMS_BUFFERPASSES_TD

include "mlir/Pass/PassBase.td"

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

def Bufferize : Pass<"ten-bufferize", "::mlir::ModuleOp"> {
  let summary = "put the tensors of kernels and host functions into memory";
  let description = [{
    Every function by itself. Kernel functions get memrefs for inputs and
    destinations, and write into the destinations, part by part where a result is
    made in parts. Host functions get a memref
    for each argument, then one for each result, which they write. Inputs are
    never written. Chains of launches, each of which writes into its input, are
    analyzed in segments of 16 launches with a buffer each, which are joined
    afterwards: the time of the analysis grows with the cube of a chain.

    A plan function beside each host function computes the dynamic sizes of
    results from the dimensions of arguments. Where such a size depends on data
    it is -1, and the host function returns that result. Checks that depend on
    dimensions alone are the plan's, too: it fails before memory is asked for.

    What a loop carries stays in one place where its old value is dead when it is
    updated, in loops and branches inside as well. A remark names each array that
    a loop copies in each step all the same, and why.

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

def LinalgToLoops : Pass<"ten-linalg-to-loops", "::mlir::ModuleOp"> {
  let summary = "lower linalg on memrefs to scf.for";
  let description = [{
    The patterns of `convert-linalg-to-loops`, with the canonicalization of the
    `memref.dim` and `affine.apply` that they make, on linalg operations alone:
    the upstream pass folds every operation of the module as well.

    Precondition: operands are memrefs.

    Before:
    ```mlir
    linalg.generic {...} ins(%x : memref<8xf32>) outs(%y : memref<8xf32>) {...}
    ```
    After:
    ```mlir
    scf.for %i = %c0 to %c8 step %c1 {
      %0 = memref.load %x[%i] : memref<8xf32>
      memref.store %0, %y[%i] : memref<8xf32>
    }
    ```
  }];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::memref::MemRefDialect",
                           "::mlir::scf::SCFDialect"];
}

def FoldAccesses : Pass<"ten-fold-accesses", "::mlir::ModuleOp"> {
  let summary = "fold views of memrefs into loads and stores";
  let description = [{
    The patterns of `fold-memref-alias-ops` on users of views alone. A
    `memref.collapse_shape` of contiguous dimensions becomes a
    `memref.reinterpret_cast`: folded into an access, it would divide the index
    to find the position in each dimension.

    Before:
    ```mlir
    %v = memref.subview %x[%i] [8] [1]
        : memref<64xf32> to memref<8xf32, strided<[1], offset: ?>>
    %0 = memref.load %v[%j] : memref<8xf32, strided<[1], offset: ?>>
    ```
    After:
    ```mlir
    %k = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%i, %j]
    %0 = memref.load %x[%k] : memref<64xf32>
    ```
  }];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::memref::MemRefDialect",
                           "::mlir::vector::VectorDialect"];
}

def FlattenViews : Pass<"ten-flatten-views", "::mlir::ModuleOp"> {
  let summary = "make views pointers with offset, sizes and strides";
  let description = [{
    The patterns of `expand-strided-metadata` and `lower-affine` on operations of
    memref and affine that are no loads or stores; `memref-expand` before, where
    there is something for it.

    Before:
    ```mlir
    %v = memref.subview %x[%i] [8] [1]
        : memref<64xf32> to memref<8xf32, strided<[1], offset: ?>>
    ```
    After:
    ```mlir
    %base, %offset, %size, %stride = memref.extract_strided_metadata %x : ...
    %v = memref.reinterpret_cast %base to offset: [%i], sizes: [8], strides: [1]
        : memref<f32> to memref<8xf32, strided<[1], offset: ?>>
    ```
  }];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::memref::MemRefDialect",
                           "::mlir::scf::SCFDialect"];
}

#endif // TENON_TRANSFORMS_BUFFERPASSES_TD
