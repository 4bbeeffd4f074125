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
  let summary = "let launches overwrite inputs that have no later users";
  let description = [{
    A launch whose destination is new memory, and whose `reuse` names an input
    of which it is the last user, takes that input as the destination. A loop
    over elementwise kernels thus runs in place. Arguments of the function are
    not reused unless they are donated.

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
  let summary = "bufferize kernels and host functions";
  let description = [{
    Bufferizes each function separately. Kernel functions get memrefs for inputs
    and destinations, and write to the destinations, in parts if a result is
    computed in parts. Host functions get a memref for each argument, then one
    for each result, which they write. Inputs are never written. Chains of
    launches that each update their input are analyzed in segments of 16
    launches with a buffer each, which are joined afterwards: the time of the
    analysis is cubic in the length of a chain.

    A plan function for each host function computes the dynamic sizes of results
    from the dimensions of arguments. If such a size depends on data, it is -1,
    and the host function returns that result. Checks that depend only on
    dimensions are part of the plan, which fails before memory is allocated.

    A loop-carried array stays in one buffer if its old value is dead when it is
    updated, in nested loops and branches as well. A remark names each array
    that a loop still copies in each iteration, and the reason.

    Precondition: no `ten` operations except for launches and checks;
    destinations are the last arguments of kernels.

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
  let summary = "allocate the scratch memory of kernels in their callers";
  let description = [{
    Compiled code does not allocate: a temporary of a kernel becomes a parameter
    of its function, for which each launch passes a buffer of the caller.
    Temporaries of up to 1 KiB each and 16 KiB in total stay on the stack; those
    marked `ten.in_registers` stay in place. Only one branch of an `scf.if` is
    executed, so the temporaries of one branch share the memory of the other
    one's, pairwise from the largest on. Temporaries whose lifetimes in the
    kernel are disjoint share memory too.

    A temporary in the body of a parallel loop is needed once per thread. All
    such kernels of a host function share one buffer, whose size is the maximum
    of any one of them times the number of threads (`ten.threads`); `ten.worker`
    selects the part of an iteration.
  }];
  let dependentDialects = ["::mlir::memref::MemRefDialect", "::mlir::arith::ArithDialect"];
}

def PlanArena : Pass<"ten-plan-arena", "::mlir::ModuleOp"> {
  let summary = "allocate the temporaries of host functions in an arena";
  let description = [{
    Lifetimes follow views and loops; buffers with overlapping lifetimes get
    disjoint slots of the arena, found by best fit, the largest buffer first.
    Slots are aligned to 64 bytes. The function gets the arena as a parameter,
    and its plan function returns the arena's size in bytes as its last result.

    Buffers whose size follows from the dimensions of arguments come after those
    of static size: buffers of provably equal size share slots if their
    lifetimes allow it, and these slots are contiguous. Plan and host function
    compute the same offsets. A buffer whose size depends on data is allocated
    by the caller: `ten.reserve`.

    A loop-carried array that cannot be updated in place has two slots, and each
    iteration writes to the one that it does not read. A buffer that is copied
    to a result at the end, and not used afterwards, is allocated in the result.

    With `stack-bytes` small arrays of static size that short loops use are on the
    stack, also those of results, which are copied at the end: LLVM's SROA makes
    registers of them where it inlines the loop's kernels.

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
  let options = [
    Option<"stackBytes", "stack-bytes", "int64_t", "0",
           "bytes of temporaries of loops that are on the stack">
  ];
  let dependentDialects = ["::mlir::memref::MemRefDialect", "::mlir::arith::ArithDialect"];
}

def CollectConstants : Pass<"ten-collect-constants", "::mlir::ModuleOp"> {
  let summary = "move large constants of host functions to a section";
  let description = [{
    Constants of more than `limit` bytes are placed in the artifact's constants
    section, each aligned to 64 bytes; equal ones are stored once. The module
    lists their values, which never become LLVM IR; a `memref.get_global` has
    the offset in the section, whose address is part of the call.

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
    "maximum bytes of a constant that stays in the code">];
  let dependentDialects = ["::mlir::memref::MemRefDialect"];
}

def LowerCopies : Pass<"ten-lower-copies", "::mlir::func::FuncOp"> {
  let summary = "lower copies of non-contiguous buffers to loops";
  let description = [{
    Dense copies are, or become, `memref.copy`: one `memcpy`. Upstream lowers
    other copies to calls of a runtime library that Tenon does not link.
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect"];
}

def LocateOperations : Pass<"ten-locate", "::mlir::ModuleOp"> {
  let summary = "give operations without a location that of a user";
  let description = [{
    Upstream's folding merges equal constants and drops their locations. Such a
    constant gets the location of the first operation that uses it, or else of
    its parent operation, so that code derived from it can be traced to the
    source.
  }];
}

def MarkDistinctMemory : Pass<"ten-mark-distinct-memory", "::mlir::ModuleOp"> {
  let summary = "mark kernel arguments that alias no other argument";
  let description = [{
    In a launch only an output and the input that `reuse` names may alias.
    `ten.distinct` lists the other memref arguments of a kernel. Their pointers
    become `noalias`: loads through them can be hoisted out of loops with
    stores, and loops are vectorized without run-time checks.

    If a launch passes the same memory as input and output, its kernel reads
    through the output; if other launches do not, it gets a function of its own.
  }];
}

def LinalgToLoops : Pass<"ten-linalg-to-loops", "::mlir::ModuleOp"> {
  let summary = "lower linalg on memrefs to scf.for";
  let description = [{
    The patterns of `convert-linalg-to-loops`, with the canonicalization of the
    `memref.dim` and `affine.apply` that they make, on linalg operations alone:
    the upstream pass folds every operation of the module as well.

    Operations on tensors are left as they are.

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
