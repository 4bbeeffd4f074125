//===- Passes.td - Conversions between dialects -------------*- tablegen -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_CONVERSION_PASSES_TD
#define TENON_CONVERSION_PASSES_TD

include "Dialect/Ten/IR/FloatContractOption.td"
include "mlir/Pass/PassBase.td"

def ConvertTenToLinalg : Pass<"convert-ten-to-linalg", "::mlir::ModuleOp"> {
  let summary = "lower kernels to linalg on tensors, and types to storage types";
  let description = [{
    Each value that a kernel function returns, or that several of its loop nests
    use, becomes one `linalg.generic`; operations whose elements can be computed
    in place (elementwise, broadcast, slice, pad, ...) become scalar code and
    index arithmetic in its body. Element types become storage types: i1,
    sub-byte integers and the f8 types one byte, unsigned types signless ones.
    f16, bf16 and f8 arithmetic is done in f32 and rounded after each operation.

    Precondition: kernels are outlined. The host functions keep their calls and
    control flow.

    Before:
    ```mlir
    func.func private @map_0(%a: tensor<8xf32>, %out: tensor<8xf32>) -> tensor<8xf32> {
      %0 = ten.mul %a, %a : tensor<8xf32>
      %1 = ten.neg %0 : tensor<8xf32>
      return %1 : tensor<8xf32>
    }
    ```
    After:
    ```mlir
    %0 = linalg.generic ... ins(%a : tensor<8xf32>) outs(%out : tensor<8xf32>) {
    ^bb0(%in: f32, %o: f32):
      %1 = arith.mulf %in, %in : f32
      %2 = arith.negf %1 : f32
      linalg.yield %2 : f32
    }
    ```
  }];
  let options = [
    FloatContractOption<>,
    Option<"manyThreads", "many-threads", "bool", "false",
           "prefer nests over all elements to loops over blocks that fit into a cache">,
    Option<"noRuntime", "no-runtime", "bool", "false",
           "compute Fourier transforms without the runtime, which the target does not have">
  ];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::math::MathDialect",
    "::mlir::complex::ComplexDialect", "::mlir::linalg::LinalgDialect",
    "::mlir::tensor::TensorDialect", "::mlir::scf::SCFDialect",
    "::mlir::affine::AffineDialect", "::mlir::LLVM::LLVMDialect",
    "::mlir::func::FuncDialect"
  ];
}

def ShareFunctions : Pass<"ten-share-functions", "::mlir::ModuleOp"> {
  let summary = "outline math functions that long code repeats";
  let description = [{
    A math function of f32 or f64 that a function computes many times outside of
    loops, for instance in a long scalar recurrence, is outlined to one private
    function, which `ten-expand-math` then expands once. In loops, few functions
    stay in place and are vectorized with the loop; with many, the private
    function also gets vector variants of `vectorBits` and less, which LLVM's
    vectorizer calls (`vector-function-abi-variant`). Powers of integral values
    stay: they have shorter expansions.

    Before:
    ```mlir
    %1 = math.sin %0 : f32
    %2 = arith.addf %1, %0 : f32
    %3 = math.sin %2 : f32
    ```
    After, with `least=2`:
    ```mlir
    %1 = call @sin_shared(%0) : (f32) -> f32
    %2 = arith.addf %1, %0 : f32
    %3 = call @sin_shared(%2) : (f32) -> f32
    ```
  }];
  let options = [
    Option<"least", "least", "unsigned", "8",
           "minimum number of equal operations outside of loops to outline">,
    Option<"leastInLoops", "least-in-loops", "unsigned", "24",
           "minimum number of equal operations in loops to outline; without "
           "`ten.target` on the module loops are left unchanged">
  ];
  let dependentDialects = ["::mlir::func::FuncDialect",
                           "::mlir::LLVM::LLVMDialect"];
}

def ExpandMath : Pass<"ten-expand-math"> {
  let summary = "expand math functions to straight-line arithmetic";
  let description = [{
    `math.exp`, `exp2`, `expm1`, `log`, `log2`, `log1p`, `tanh`, `cbrt`,
    `atan2`, `erf` and `erfc` of f32 and f64, and `sin`, `cos`, `tan` and `powf`
    of f32, on scalars or vectors, become arithmetic without branches, tables or
    calls (but a branch around the reduction of large arguments of `sin`, `cos`
    and `tan` in functions of one block): loops with them are vectorized, and each element's result is the same
    at every vector width. `docs/Accuracy.md` lists the largest errors.
    `powf` of f64 becomes arithmetic if its exponent is a constant of at most 16
    halves and the target has fused multiply-add. The
    operations have no fast-math flags under any contract. `sin`, `cos` and
    `tan` of f64 with `ten.exactly_single` are computed like those of f32: their
    operand has the precision of f32, and the result needs little more.

    An `arith.divf` with `ten.share_of_sum`, whose dividend is in [0, 1] and
    whose divisor is at least 1, becomes products with the divisor's reciprocal
    if the target has fused multiply-add; the result is the same, except for results below 2^-126.

    Functions without an expansion are left for `ten-math-to-libm`.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::cf::ControlFlowDialect",
                           "::mlir::LLVM::LLVMDialect"];
}

def ConvertMathToLibm : Pass<"ten-math-to-libm", "::mlir::ModuleOp"> {
  let summary = "call libm for math functions without an accurate expansion";
  let description = [{
    `math.expm1`, `log1p`, `tanh`, `erf`, `erfc`, `atan2`, `cbrt` and `tan`
    become calls; the others have LLVM intrinsics.
  }];
  let dependentDialects = ["::mlir::func::FuncDialect"];
}

def ExpandArith : Pass<"ten-expand-arith"> {
  let summary = "expand conversions of bf16, and integer divisions";
  let description = [{
    Upstream's pass also expands `maximumf` and `minimumf`, and loses the order
    of -0 and +0, which the LLVM intrinsics keep. A value that is computed from
    bf16 only has no NaN payload that rounding could carry away, so it is
    rounded without a test for NaN: five operations instead of seven.

    Integers are divided as floats, which can be vectorized: those of 8 to 32
    bits by non-constants, and those of 64 bits by everything except for
    powers of two if the target (`ten.target`) converts vectors of f64 to 64-bit
    integers and back (AVX512DQ).
  }];
}

def ExpandFunctions : Pass<"ten-expand-functions", "::mlir::ModuleOp"> {
  let summary = "compute complex and real functions by arithmetic or calls";
  let description = [{
    Runs `convert-complex-to-standard`, `ten-share-functions`, `ten-expand-math`,
    `ten-math-to-libm` and `ten-expand-arith`, each on those functions of the
    module alone that have an operation for it: most kernels have none, and a
    pass that finds nothing still walks, folds and verifies all of them.

    Before:
    ```mlir
    func.func private @f(%x: f32) -> f32 {
      %0 = math.exp %x : f32
      return %0 : f32
    }
    func.func private @g(%x: f32) -> f32 {
      %0 = arith.addf %x, %x : f32
      return %0 : f32
    }
    ```
    After, `@f` has the polynomial of `ten-expand-math`, and `@g` is as it was.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::func::FuncDialect",
                           "::mlir::LLVM::LLVMDialect",
                           "::mlir::math::MathDialect"];
}

def ConvertToLLVM : Pass<"ten-convert-to-llvm", "::mlir::ModuleOp"> {
  let summary = "convert all dialects to the LLVM dialect";
  let description = [{
    Upstream has a pass per dialect; each walks the whole module and leaves
    casts for the next one to remove. Converting all at once takes a third of
    the time.

    Kernels whose memrefs have static shapes take pointers to the data; others
    take descriptors. Pointers of arguments listed in `ten.distinct` become
    `noalias`.

    Precondition: remaining operations of the math dialect have instructions.
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
}

def FoldDescriptors : Pass<"ten-fold-descriptors", "::mlir::ModuleOp"> {
  let summary = "forward values inserted into memref descriptors";
  let description = [{
    Every access extracts the pointer from a descriptor that was assembled
    before it: a third of all instructions, which LLVM would take longer to
    remove than this pass.

    Before:
    ```mlir
    %1 = llvm.insertvalue %data, %0[1] : !llvm.struct<(ptr, ptr, i64)>
    %2 = llvm.insertvalue %zero, %1[2] : !llvm.struct<(ptr, ptr, i64)>
    %3 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64)>
    %4 = llvm.load %3 : !llvm.ptr -> f32
    ```
    After:
    ```mlir
    %4 = llvm.load %data : !llvm.ptr -> f32
    ```
  }];
}

def OutlineParallelLoops : Pass<"ten-outline-parallel-loops", "::mlir::ModuleOp"> {
  let summary = "outline the bodies of parallel loops into functions";
  let description = [{
    The body of an `scf.forall` becomes a function of the values that it uses
    and of the iteration number. The kernel stores these values in a block on
    its stack and calls `ten_parallel_start`, which all loops share. The call's
    context then runs `ten_parallel_worker` on each thread: it takes iterations,
    first from the thread's own share, then from the rest of the others'. With
    one thread, or one iteration, the body is called directly. `ten.worker` is
    the thread's number. The kernel gets the call as its last argument
    (`ten.takes_call`). A sort of the runtime that is marked `ten.on_threads`
    becomes the parallel one, which takes the call.

    Memory that does not alias in the kernel does not alias in the body either:
    it gets `ten.distinct`.
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect", "::mlir::scf::SCFDialect",
    "::mlir::arith::ArithDialect", "::mlir::func::FuncDialect"];
}

def EmitEntries : Pass<"ten-emit-entries", "::mlir::ModuleOp"> {
  let summary = "emit entries with the C ABI, and the artifact's description";
  let description = [{
    A host function becomes `int32_t f(const struct ten_call *)`: it takes the
    memory of arguments, results and arena from the call, and returns 0 or the
    number of the site that failed. Launches become calls, `ten.check` a branch,
    `ten.reserve` a call of the context. A plan function, the table of sites,
    the signature and the artifact's description are added, in the layout of
    `Runtime/Abi.h`.

    With `trace`, the context's function of that name, if there is one, is
    called with the number of each kernel before and after it runs; the entry's
    description has the kernels' names.

    With `flush-subnormals`, entries flush subnormal operands and results to
    zero, on x86-64 and AArch64; they restore their caller's mode on return.

    Precondition: host functions are bufferized, their arena is planned, and
    they have no structured control flow.
  }];
  let options = [
    Option<"name", "name", "std::string", "\"module\"",
           "prefix of the exported symbols: NAME_artifact">,
    Option<"trace", "trace", "bool", "false",
           "call the context's `trace` before and after each kernel">,
    Option<"flushSubnormals", "flush-subnormals", "bool", "false",
           "flush subnormal numbers to zero">
  ];
  let dependentDialects = [
    "::mlir::LLVM::LLVMDialect", "::mlir::cf::ControlFlowDialect",
    "::mlir::memref::MemRefDialect", "::mlir::arith::ArithDialect"];
}

//===-- Kernels to GPU ----------------------------------------------------===//

def KernelsToGPU : Pass<"ten-kernels-to-gpu", "::mlir::ModuleOp"> {
  let summary = "convert the loop nests of kernels to GPU functions";
  let description = [{
    Each loop nest of a kernel becomes a `gpu.func` in the module's
    `gpu.module`, and a `gpu.launch_func` in place of the kernel's launch. The
    nest's elements are numbered, and the threads of a one-dimensional grid take
    them in turn (grid-stride loop): neighboring threads compute neighboring
    elements. A reduction is computed by the thread of its result, starting from
    the value of a fill directly before. Nests of the host function, copies of
    parts of buffers, become kernels too. Nests that access all operands
    contiguously use vectors of 16 bytes.

    A reduction along rows, or with few results, is computed by the threads of a
    block: by shuffles, then through shared memory; very long ones in two
    launches. The reduction tree depends only on sizes. Sums of products are
    computed by tiles of the result, with operand tiles in shared memory,
    including elementwise prologues and epilogues. With `tensor-cores`, those of
    f16, bf16 and i8 with wider accumulators, and of f64, use `mma.sync`: for
    floats only if the contract allows a product not to be rounded separately. A
    launch whose product a library can compute with the same roundings is marked
    `ten.product`, and one of a convolution `ten.convolution`; an epilogue that
    the library does not have is launched again after it, for the case that a
    library computed the sums (`ten.after_library`). Operands that are read across the
    order of memory are transposed through tiles in shared memory. The nests of
    an attention kernel (`Conversion/AttentionNests.h`) become one launch, with
    a block per tile of rows.

    Loops with independent iterations are divided: a block computes a row if its
    threads can divide the inner loops, otherwise a thread does.

    Other code that writes memory is executed by one block: its threads execute
    the same loops, divide the inner nests, and synchronize around everything
    that writes. Small temporaries are in shared memory.

    A kernel that cannot be compiled for the GPU stays a `ten.launch`, is
    executed on the host, and a remark gives the reason.

    Precondition: kernels and host functions are bufferized; scratch memory is
    not hoisted yet.

    Before:
    ```mlir
    func.func private @map_0(%a: memref<1000xf32>, %out: memref<1000xf32>) attributes {ten.kernel = "map"} {
      linalg.generic ... ins(%a : memref<1000xf32>) outs(%out : memref<1000xf32>) { ... }
      return
    }
    ten.launch @map_0(%x) into(%y) : (memref<1000xf32>) into (memref<1000xf32>)
    ```
    After:
    ```mlir
    gpu.module @kernels {
      gpu.func @map_0(%a: memref<1000xf32>, %out: memref<1000xf32>) kernel attributes {known_block_size = array<i32: 256, 1, 1>} {
        ... // %first, %step: this thread's number, and how many there are
        scf.for %i = %first to %c1000 step %step {
          %0 = memref.load %a[%i] : memref<1000xf32>
          ...
        }
        gpu.return
      }
    }
    gpu.launch_func @kernels::@map_0 blocks in (%c4, %c1, %c1) threads in (%c256, %c1, %c1)
        args(%x : memref<1000xf32>, %y : memref<1000xf32>)
    ```
  }];
  let dependentDialects = [
    "::mlir::gpu::GPUDialect", "::mlir::arith::ArithDialect",
    "::mlir::affine::AffineDialect", "::mlir::scf::SCFDialect",
    "::mlir::memref::MemRefDialect", "::mlir::linalg::LinalgDialect",
    "::mlir::vector::VectorDialect", "::mlir::LLVM::LLVMDialect",
    "::mlir::NVVM::NVVMDialect", "::mlir::nvgpu::NVGPUDialect"];
}

def LowerDeviceCalls : Pass<"ten-lower-device-calls", "::mlir::ModuleOp"> {
  let summary = "lower accesses of host functions to device memory to calls";
  let description = [{
    Launches, loads and stores of single elements, and copies become calls of
    the functions of `ten_device` (`Runtime/Abi.h`). A parameter of a kernel is
    a word of 64 bits: for a buffer its address, then its dynamic sizes. A
    launch with `ten.product` or `ten.convolution` becomes a call that a library
    may implement, one with `ten.after_library` a call that does nothing unless
    a library did. A kernel that is executed on the host works on copies of its
    operands.

    Before:
    ```mlir
    %0 = memref.load %x[] : memref<i32>
    ```
    After:
    ```mlir
    call @ten_device_read(%here, %address, %c4) {ten.device_function = 2 : i64} : (index, index, index) -> ()
    %0 = memref.load %stack[%c0] : memref<1xi32>
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::func::FuncDialect",
    "::mlir::memref::MemRefDialect", "::mlir::LLVM::LLVMDialect"];
}

def FlattenDeviceParameters : Pass<"ten-flatten-device-parameters", "::mlir::gpu::GPUModuleOp"> {
  let summary = "flatten the parameters of GPU kernels to 64-bit words";
  let description = [{
    A buffer becomes a pointer to global memory, followed by its dynamic sizes;
    scalars are extended to 64 bits, as passed by `ten-lower-device-calls`.

    Before:
    ```mlir
    gpu.func @map_0(%x: memref<?xf32>) kernel { ... }
    ```
    After:
    ```mlir
    gpu.func @map_0(%p: !llvm.ptr<1>, %n: i64) kernel { ... }
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::LLVM::LLVMDialect"];
}

def ConvertMathToIntrinsics : Pass<"ten-math-to-intrinsics"> {
  let summary = "convert math functions with an instruction to LLVM intrinsics";
  let description = [{
    `math.absf`, `sqrt`, `floor`, `fma`, `ctlz` and the like. Upstream's
    conversion to NVVM would call a library for them, and accepts calls of
    intrinsics, but not the operations of the LLVM dialect for them.

    Before:
    ```mlir
    %0 = math.sqrt %x : f32
    ```
    After:
    ```mlir
    %0 = llvm.call_intrinsic "llvm.sqrt"(%x) : (f32) -> f32
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::LLVM::LLVMDialect"];
}

def ConvertGPUToPTX : Pass<"convert-gpu-to-ptx", "::mlir::ModuleOp"> {
  let summary = "compile GPU functions in the NVVM dialect to PTX";
  let description = [{
    The module gets the PTX as text, in the attribute `ten.device_text`, and a
    list of its kernels; the `gpu.module` is erased. Uses LLVM's NVPTX backend;
    neither a toolkit nor its device library is needed. The
    architecture is that of the module's target (`ten.target`); sm_80 without one.
  }];
}

def ConvertGPUToSim : Pass<"convert-gpu-to-sim", "::mlir::ModuleOp"> {
  let summary = "convert GPU functions to functions of one simulated thread";
  let description = [{
    A `gpu.func` becomes a function of the CPU that takes the state of one
    thread (its number, its block, the block's shared memory) and the kernel's
    parameters. Barriers, shuffles, matrix instructions and waits for
    asynchronous copies call the simulator, which switches between threads.
    Every access is checked against its buffer's sizes.

    Before:
    ```mlir
    gpu.func @map_0(%x: memref<?xf32>) kernel {
      %i = gpu.thread_id x
      memref.store %c, %x[%i] : memref<?xf32>
      gpu.return
    }
    ```
    After:
    ```mlir
    func.func private @sim_map_0(%thread: !llvm.ptr, %words: !llvm.ptr) attributes {ten.simulated, ...} {
      ...
      %1 = arith.cmpi uge, %i, %size : index
      scf.if %1 {
        call @ten_rt_sim_out_of_bounds(%thread, %location) : (!llvm.ptr, !llvm.ptr) -> ()
      }
      memref.store %c, %x[%i] : memref<?xf32>
      return
    }
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::func::FuncDialect",
    "::mlir::memref::MemRefDialect", "::mlir::scf::SCFDialect",
    "::mlir::LLVM::LLVMDialect"];
}

//===-- Frontend ----------------------------------------------------------===//

def ExpandShapes : Pass<"expand-shapes", "::mlir::func::FuncOp"> {
  let summary = "expand the dialect shape into scalars";
  let description = [{
    Shapes of a static rank become their extents, which are scalars of type
    `index`: frontends that write StableHLO with dynamic sizes (torch-mlir, CHLO
    broadcasts) compute the sizes of results by the dialect `shape`, which later
    passes do not know. A constraint becomes `cf.assert`, and the region that
    assumes it is inlined behind it. Shapes of unknown rank, and functions of
    shapes, are left unchanged.

    Before:
    ```mlir
      %a = shape.shape_of %x : tensor<?x4xf32> -> tensor<2xindex>
      %b = shape.const_shape [4] : tensor<1xindex>
      %w = shape.cstr_broadcastable %a, %b : tensor<2xindex>, tensor<1xindex>
      %y = shape.assuming %w -> (tensor<?x4xf32>) {
        %c = shape.broadcast %a, %b : tensor<2xindex>, tensor<1xindex> -> tensor<2xindex>
        %z = stablehlo.dynamic_broadcast_in_dim %x, %c, dims = [0, 1] : ...
        shape.assuming_yield %z : tensor<?x4xf32>
      }
    ```
    After:
    ```mlir
      %d = tensor.dim %x, %c0 : tensor<?x4xf32>
      cf.assert %fits, "expects shapes that can be broadcast to one"
      %c = tensor.from_elements %d, %four : tensor<2xindex>
      %z = stablehlo.dynamic_broadcast_in_dim %x, %c, dims = [0, 1] : ...
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::cf::ControlFlowDialect",
    "::mlir::shape::ShapeDialect", "::mlir::tensor::TensorDialect"];
}

def StructureBlocks : Pass<"structure-blocks", "::mlir::ModuleOp"> {
  let summary = "convert branches between blocks to scf";
  let description = [{
    A function of several blocks becomes one of a single block, by upstream's
    transformation of control flow into `scf` loops and branches, since later
    passes support no blocks. Functions of one block are left unchanged; a
    function whose blocks return by different operations is rejected.

    Before:
    ```mlir
      cf.cond_br %p, ^bb1(%x : tensor<2xf32>), ^bb1(%y : tensor<2xf32>)
    ^bb1(%z: tensor<2xf32>):
      return %z : tensor<2xf32>
    ```
    After:
    ```mlir
      %z = scf.if %p -> (tensor<2xf32>) { ... }
      return %z : tensor<2xf32>
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::cf::ControlFlowDialect",
    "::mlir::scf::SCFDialect", "::mlir::tensor::TensorDialect",
    "::mlir::ub::UBDialect", "::tenon::ten::TenDialect"
  ];
}

def FinishImport : Pass<"finish-import", "::mlir::ModuleOp"> {
  let summary = "reject unsupported operations, and convert scalar arguments to tensors";
  let description = [{
    Reports each operation outside of kernels that neither the interpreter nor
    the lowering of host functions supports, and each public function whose
    arguments or results are not tensors or numbers. Numbers in the signature of
    a public function become tensors of rank 0.

    Before:
    ```mlir
    func.func @main(%x: f32) -> f32 { return %x : f32 }
    ```
    After:
    ```mlir
    func.func @main(%x: tensor<f32>) -> tensor<f32> {
      %0 = tensor.extract %x[] : tensor<f32>
      %1 = tensor.from_elements %0 : tensor<f32>
      return %1 : tensor<f32>
    }
    ```
  }];
  let dependentDialects = ["::mlir::tensor::TensorDialect"];
}

//===-- TosaToLinalg ------------------------------------------------------===//

def ConvertTosaToLinalg : Pass<"convert-tosa-to-linalg", "::mlir::ModuleOp"> {
  let summary = "convert TOSA programs to linalg, tensor, arith and scf";
  let description = [{
    Infers shapes, then applies upstream's conversions to each operation
    separately. One without a conversion is left unchanged, and
    `convert-linalg-to-ten` reports it together with all other operations that
    cannot be compiled. Programs of other dialects are left unchanged.

    Before:
    ```mlir
    %0 = tosa.matmul %x, %y, %zx, %zy
        : (tensor<1x4x8xf32>, tensor<1x8x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x2xf32>
    ```
    After:
    ```mlir
    %2 = linalg.batch_matmul ins(%x, %y : tensor<1x4x8xf32>, tensor<1x8x2xf32>)
        outs(%1 : tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::index::IndexDialect",
    "::mlir::linalg::LinalgDialect", "::mlir::math::MathDialect",
    "::mlir::scf::SCFDialect", "::mlir::tensor::TensorDialect"
  ];
}

//===-- VHLOToStableHLO ---------------------------------------------------===//

def ConvertVHLOToStableHLO : Pass<"convert-vhlo-to-stablehlo", "::mlir::ModuleOp"> {
  let summary = "convert VHLO, the portable format, to StableHLO and func";
  let description = [{
    Operations get their names and attributes of StableHLO, and older versions
    the attributes that they lacked; types are read as StableHLO's from the
    bytecode. Programs of other dialects are left unchanged.

    Before (bytecode; here as MLIR would print it):
    ```mlir
    %0 = "vhlo.broadcast_in_dim_v1"(%x) {broadcast_dimensions = dense<1> : tensor<1xi64>}
        : (tensor<4xf32>) -> tensor<8x4xf32>
    ```
    After:
    ```mlir
    %0 = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<4xf32>) -> tensor<8x4xf32>
    ```
  }];
  let dependentDialects = ["::mlir::func::FuncDialect"];
}

//===-- LinalgToTen -------------------------------------------------------===//

def ConvertLinalgToTen : Pass<"convert-linalg-to-ten", "::mlir::ModuleOp"> {
  let summary = "convert linalg on tensors, and the dialects around it, to ten";
  let description = [{
    Bodies of structured operations, named or generic, become elementwise
    operations over the loops that each value depends on, so that they can be
    fused; indexing maps become transposes, broadcasts, slices and gathers. Sums
    of products become `ten.contract` and `ten.conv`, windows
    `ten.window_reduce`, other reductions `ten.reduce`. `linalg.softmax`, `pack`
    and `unpack` are decomposed. Operations of `tensor`, and of `arith`, `math`
    and `complex` on tensors, become their counterparts; unsigned operations use
    unsigned types.

    An operation without a counterpart, such as a recurrence over its result,
    stays a `linalg.generic` in a `ten.kernel` of kind `generic`, with its body
    in `ten`. All operations that cannot be compiled are reported, with location
    and reason, before the pass fails.

    Before:
    ```mlir
    %1 = linalg.fill ins(%zero : f32) outs(%0 : tensor<4x16xf32>) -> tensor<4x16xf32>
    %2 = linalg.matmul ins(%x, %y : tensor<4x8xf32>, tensor<8x16xf32>)
        outs(%1 : tensor<4x16xf32>) -> tensor<4x16xf32>
    ```
    After:
    ```mlir
    %2 = ten.contract %x, %y contracting = [1] x [0]
        : tensor<4x8xf32>, tensor<8x16xf32> -> tensor<4x16xf32>
    ```
  }];
  let dependentDialects = [
    "::tenon::ten::TenDialect", "::mlir::arith::ArithDialect",
    "::mlir::tensor::TensorDialect"
  ];
}

//===-- StableHLOToTen ----------------------------------------------------===//

def ConvertStableHLOToTen : Pass<"convert-stablehlo-to-ten", "::mlir::ModuleOp"> {
  let summary = "convert StableHLO and CHLO programs to ten, scf and func";
  let description = [{
    Calls are inlined, tuples are decomposed. Composites of CHLO functions
    (`chlo.top_k`, `chlo.erf`) become these, others are replaced by their
    decomposition; CHLO functions are expanded. Control flow becomes `scf` on
    tensors, checks become `ten.check`. All operations that cannot be compiled
    are reported, with location and reason, before the pass fails.

    Before:
    ```mlir
    %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0]
        : (tensor<8x4xf32>, tensor<f32>) -> tensor<4xf32>
    ```
    After:
    ```mlir
    %0 = ten.reduce add %x dims = [0] : tensor<8x4xf32> -> tensor<4xf32>
    ```
  }];
  let dependentDialects = [
    "::tenon::chlo::ChloDialect", "::tenon::stablehlo::StableHLODialect",
    "::tenon::ten::TenDialect",
    "::mlir::arith::ArithDialect", "::mlir::func::FuncDialect",
    "::mlir::scf::SCFDialect", "::mlir::tensor::TensorDialect"
  ];
}

#endif // TENON_CONVERSION_PASSES_TD
