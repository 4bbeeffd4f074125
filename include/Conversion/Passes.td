//===- Passes.td - Conversions between dialects -------------*- tablegen -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_CONVERSION_PASSES_TD
#define TENON_CONVERSION_PASSES_TD

include "mlir/Pass/PassBase.td"

def ConvertTenToLinalg : Pass<"convert-ten-to-linalg", "::mlir::ModuleOp"> {
  let summary = "lower kernels to linalg on tensors, and types to storage types";
  let description = [{
    Each value that a kernel function returns, or that several loop nests of it
    need, becomes one `linalg.generic`; operations whose elements can be computed
    in place (elementwise, broadcast, slice, pad, ...) become scalar code and
    index arithmetic inside of it. Element types become what buffers hold: i1 and
    sub-byte integers and the f8 types one byte, unsigned types their bits. f16,
    bf16 and f8 arithmetic is done in f32 and rounded after each operation.

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
    Option<"fp", "fp", "::tenon::FloatContract",
           "::tenon::FloatContract::Contract", "the floating-point contract",
           [{::llvm::cl::values(
               clEnumValN(::tenon::FloatContract::Strict, "strict",
                          "each operation rounds once, in order"),
               clEnumValN(::tenon::FloatContract::Contract, "contract",
                          "products fused into sums, sums reassociated"),
               clEnumValN(::tenon::FloatContract::Fast, "fast",
                          "algebra of real numbers"))}]>,
    Option<"manyThreads", "many-threads", "bool", "false",
           "prefer nests over all elements to loops that stay in a cache">
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
  let summary = "call math functions that long code repeats";
  let description = [{
    A math function of f32 or f64 that a function computes many times outside of
    loops, for instance in a long recurrence of scalars, becomes one private
    function for all of them. `ten-expand-math` then expands it once. In loops
    few functions stay where they are and are vectorized with the loop; of many
    the private function also has forms on vectors of `vectorBits` and less,
    which LLVM's vectorizer calls (`vector-function-abi-variant`). Powers of
    whole numbers stay: they have shorter expansions.

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
           "operations of a kind outside of loops from which on they are calls">,
    Option<"leastInLoops", "least-in-loops", "unsigned", "24",
           "the same in loops">,
    Option<"vectorBits", "vector-bits", "unsigned", "0",
           "the target's vectors; 0: loops are left as they are">
  ];
  let dependentDialects = ["::mlir::func::FuncDialect",
                           "::mlir::LLVM::LLVMDialect"];
}

def ExpandMath : Pass<"ten-expand-math"> {
  let summary = "compute functions by straight-line arithmetic";
  let description = [{
    `math.exp`, `exp2`, `expm1`, `log`, `log2`, `log1p`, `tanh`, `cbrt`, `atan2`,
    `erf` and `erfc` of f32 and f64, and `sin`, `cos`, `tan` and `powf` of f32, on
    scalars or vectors, become arithmetic without branches, tables or calls: a
    loop with them vectorizes, and each element's result is the same at every
    vector width. `docs/Accuracy.md` has the largest errors. The operations have
    no fast-math flags, whatever the contract. `sin`, `cos` and `tan` of f64 are
    as those of f32 with `ten.exactly_single`: their operand has no more digits
    than f32, and of the result few more count.

    An `arith.divf` with `ten.share_of_sum`, whose dividend is from 0 to 1 and
    whose divisor is at least 1, becomes products with the divisor's reciprocal
    where there is `fma`; the same number, but for results below 2^-126.

    What has no expansion stays for `ten-math-to-libm`.
  }];
  let options = [
    Option<"fma", "fma", "bool", "false",
           "whether the target has fused multiply-add">,
    Option<"ldexp", "ldexp", "bool", "false",
           "whether it has an instruction for a number times a power of two">
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::LLVM::LLVMDialect"];
}

def ConvertMathToLibm : Pass<"ten-math-to-libm", "::mlir::ModuleOp"> {
  let summary = "call libm for functions whose expansion would lose accuracy";
  let description = [{
    `math.expm1`, `log1p`, `tanh`, `erf`, `erfc`, `atan2`, `cbrt` and `tan` become
    calls; the others have LLVM intrinsics.
  }];
  let dependentDialects = ["::mlir::func::FuncDialect"];
}

def ExpandArith : Pass<"ten-expand-arith"> {
  let summary = "expand conversions of bf16, and divisions that round up or down";
  let description = [{
    Upstream's pass of this kind also expands `maximumf` and `minimumf`, and
    loses the order of -0 and +0, which the LLVM intrinsics keep. Where a number
    is made of numbers of bf16 alone, its NaN have no digits that rounding could
    carry away, and it is rounded without asking for them: five operations
    instead of seven.

    Integers are divided as floats, which vectors can: those of 8 to 32 bits by
    what is no constant, and with `longs` those of 64 bits by all but powers of
    two.
  }];
  let options = [
    Option<"longs", "longs", "bool", "false",
           "whether vectors of f64 become ones of 64-bit integers and back">
  ];
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
  let options = [
    Option<"fma", "fma", "bool", "false",
           "whether the target has fused multiply-add">,
    Option<"ldexp", "ldexp", "bool", "false",
           "whether it has an instruction for a float times a power of two">,
    Option<"longs", "longs", "bool", "false",
           "whether vectors of f64 become vectors of i64 and back by one "
           "instruction">,
    Option<"vectorBits", "vector-bits", "unsigned", "0",
           "the width of the target's vectors, for functions that loops share; "
           "0: loops are left as they are">];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::func::FuncDialect",
                           "::mlir::LLVM::LLVMDialect",
                           "::mlir::math::MathDialect"];
}

def ConvertToLLVM : Pass<"ten-convert-to-llvm", "::mlir::ModuleOp"> {
  let summary = "convert what is left of all dialects to the LLVM dialect";
  let description = [{
    Upstream has a pass for each dialect; each walks everything and leaves casts
    for the next to remove. All at once takes a third of the time.

    Kernels whose memrefs have static shapes take pointers to the data; others
    take descriptors. Pointers of arguments that `ten.distinct` lists become
    `noalias`.

    Precondition: functions of the math dialect have instructions.
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
}

def FoldDescriptors : Pass<"ten-fold-descriptors", "::mlir::ModuleOp"> {
  let summary = "forward what was inserted into memref descriptors";
  let description = [{
    Every access takes the pointer out of a descriptor that was put together
    before it: a third of all instructions, which LLVM would remove in more time
    than this walk takes.

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
  let summary = "turn the parallel loops of kernels into functions that threads call";
  let description = [{
    The body of an `scf.forall` becomes a function of the values that it uses and
    the iteration's number. The kernel stores these values in a block on its stack
    and calls `ten_parallel_start`, which all loops share. The call's context then
    runs `ten_parallel_worker` on every thread: it takes iterations, first those of
    the thread's own share, then what is left of the others'. With one thread, or
    one iteration, it is called directly. `ten.worker` is the thread's number.
    The kernel gets the call as its last argument (`ten.takes_call`). A sort of the
    runtime's that is marked `ten.on_threads` becomes the one that takes the call.

    What of memory was distinct for the kernel stays so for the body: it gets
    `ten.distinct`.
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect", "::mlir::scf::SCFDialect",
    "::mlir::arith::ArithDialect", "::mlir::func::FuncDialect"];
}

def EmitEntries : Pass<"ten-emit-entries", "::mlir::ModuleOp"> {
  let summary = "give host functions the C interface, and describe the artifact";
  let description = [{
    A host function becomes `int32_t f(const struct ten_call *)`: it takes the
    memory of arguments, results and arena from the call, and returns 0 or the
    number of the site that failed. Launches become calls, `ten.check` a branch,
    `ten.reserve` a call of the context. A plan function, the table of sites, the
    signature and the artifact's description are added, laid out as
    `Runtime/Abi.h` says.

    With `trace` the context's function of that name, if there is one, is told
    the number of each kernel before and after it runs; the entry's description
    has the kernels' names.

    With `flush-subnormals` entries run with numbers below the smallest normal
    one counting as 0, operands and results, on x86-64 and AArch64; their
    caller's mode is what it was when they return.

    Precondition: host functions are bufferized, planned, and have no structured
    control flow any more.
  }];
  let options = [
    Option<"name", "name", "std::string", "\"module\"",
           "prefix of the exported symbols: NAME_artifact">,
    Option<"triple", "triple", "std::string", "\"\"", "target triple">,
    Option<"cpu", "cpu", "std::string", "\"\"", "target CPU">,
    Option<"features", "features", "std::string", "\"\"",
           "features that the code needs, separated by spaces">,
    Option<"trace", "trace", "bool", "false",
           "call the context's `trace` before and after each kernel">,
    Option<"flushSubnormals", "flush-subnormals", "bool", "false",
           "take numbers below the smallest normal one as 0">
  ];
  let dependentDialects = [
    "::mlir::LLVM::LLVMDialect", "::mlir::cf::ControlFlowDialect",
    "::mlir::memref::MemRefDialect", "::mlir::arith::ArithDialect"];
}

//===-- Kernels to GPU ----------------------------------------------------===//

def KernelsToGPU : Pass<"ten-kernels-to-gpu", "::mlir::ModuleOp"> {
  let summary = "turn the loop nests of kernels into functions of a GPU";
  let description = [{
    Each loop nest of a kernel becomes a `gpu.func` in the module's `gpu.module`,
    and a `gpu.launch_func` where the kernel was launched. The nest's elements
    are numbered, and threads take them in turn, from a grid of one dimension:
    neighbouring threads compute neighbouring elements. A reduction is computed
    by the thread of its result, which starts from what a fill just before would
    have written. Nests of the host's, copies of parts of buffers, become kernels
    as well. What goes through all its operands in the order of memory is read
    and written 16 bytes at a time.

    A reduction along rows, or of few results, is computed by the threads of a
    block: by shuffles, then by way of shared memory; very long ones in two passes.
    The tree depends on sizes alone. Sums of products go by tiles of the result
    through shared memory, with what is computed of their operands before and of
    the sums after, element by element. With `tensor-cores` those of f16, bf16
    and i8 into wider sums, and of f64, are `mma.sync`: sums of floats where the
    program allows a product not to be rounded by itself. A launch whose product
    a library can compute with the same roundings says so (`ten.product`), as one
    of a convolution does (`ten.convolution`); what the kernel computes of the
    convolution's result besides is launched behind it again, for the case that
    a library computed that (`ten.after_library`). What reads against the order of memory goes by tiles that are turned in shared
    memory. The nests of an attention kernel (`Conversion/AttentionNests.h`) are
    one launch, a block for a tile of rows.

    Loops whose iterations write places of their own are divided: a block computes
    a row where its threads can divide the loops inside, otherwise a thread.

    Other code that writes memory is run by one block: its threads run the same
    loops, divide the nests inside, and wait for each other around everything
    that writes. Small temporaries are in shared memory.

    A kernel that a GPU has no code for stays `ten.launch`, runs on the host, and
    a remark says why.

    Precondition: kernels and host functions are bufferized; no scratch is
    hoisted yet.

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
  let options = [
    Option<"tensorCores", "tensor-cores", "bool", "false",
           "the GPU has matrix instructions: sm_80 and later">
  ];
  let dependentDialects = [
    "::mlir::gpu::GPUDialect", "::mlir::arith::ArithDialect",
    "::mlir::affine::AffineDialect", "::mlir::scf::SCFDialect",
    "::mlir::memref::MemRefDialect", "::mlir::linalg::LinalgDialect",
    "::mlir::vector::VectorDialect", "::mlir::LLVM::LLVMDialect",
    "::mlir::NVVM::NVVMDialect", "::mlir::nvgpu::NVGPUDialect"];
}

def LowerDeviceCalls : Pass<"ten-lower-device-calls", "::mlir::ModuleOp"> {
  let summary = "turn what host functions do with the device's memory into calls";
  let description = [{
    Launches, reads and writes of single elements, and copies become calls of the
    functions of `ten_device` (`Runtime/Abi.h`). A parameter of a kernel is a word
    of 64 bits: a buffer its address, then its dynamic sizes. A launch with
    `ten.product` or `ten.convolution` becomes a call that a library may answer,
    one with `ten.after_library` a call that does nothing where none did. A
    kernel that runs on the host works on copies of its operands.

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
  let summary = "give kernels of a GPU parameters of 64 bits each";
  let description = [{
    A buffer becomes a pointer to global memory, followed by its dynamic sizes;
    scalars become 64 bits. This is what `ten-lower-device-calls` passes.

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
  let summary = "turn functions that have an instruction into LLVM's intrinsics";
  let description = [{
    `math.absf`, `sqrt`, `floor`, `fma`, `ctlz` and the like. Upstream's conversion
    to NVVM would call a library for them, which is not needed, and takes no
    intrinsic as it is, but a call of one.

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
  let summary = "compile functions of a GPU, in the NVVM dialect, to PTX";
  let description = [{
    The module gets the PTX as a text, the attribute `ten.device_text`, and a
    list of its kernels; the `gpu.module` is gone. LLVM's NVPTX backend does it:
    neither a toolkit nor its library of functions is needed.
  }];
  let options = [
    Option<"gpu", "gpu", "std::string", "\"sm_80\"",
           "architecture to compile for: sm_80, sm_90a, ...">
  ];
}

def ConvertGPUToSim : Pass<"convert-gpu-to-sim", "::mlir::ModuleOp"> {
  let summary = "turn functions of a GPU into functions of one simulated thread";
  let description = [{
    A `gpu.func` becomes a function of the CPU that takes the state of one thread
    (its number, its block, the block's shared memory) and the kernel's
    parameters. Barriers, shuffles, matrix instructions and copies that are waited
    for call the simulator, which lets threads run in turn. Every access is
    checked against its buffer's sizes.

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

//===-- VHLOToStableHLO ---------------------------------------------------===//

def StructureBlocks : Pass<"structure-blocks", "::mlir::ModuleOp"> {
  let summary = "turn branches between the blocks of functions into scf";
  let description = [{
    A function of several blocks becomes one of a single block, by upstream's
    transformation of control flow into loops and branches of `scf`, since no
    later step knows blocks. Functions of one block stay as they are; a function
    that returns in several blocks by different operations is refused.

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
  let summary = "refuse what has no code, and give numbers the form of tensors";
  let description = [{
    Reports each operation outside of kernels that neither the interpreter nor
    the lowering of the host function knows, and each public function whose
    arguments or results are no tensors: what the import accepts has code. Numbers
    in the signature of a public function become tensors of rank 0.

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

def ConvertTosaToLinalg : Pass<"convert-tosa-to-linalg", "::mlir::ModuleOp"> {
  let summary = "turn TOSA programs into linalg, tensor, arith and scf";
  let description = [{
    Infers shapes, then applies upstream's conversions to each operation by
    itself. One that has none stays as it is, and `convert-linalg-to-ten` reports
    it with the rest of what cannot be compiled. Programs of other dialects stay
    as they are.

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

def ConvertVHLOToStableHLO : Pass<"convert-vhlo-to-stablehlo", "::mlir::ModuleOp"> {
  let summary = "turn the portable wire format into stablehlo and func";
  let description = [{
    Operations get the names and attributes that they have in StableHLO, older
    versions with what they had no attribute for; types are stablehlo's already
    when the bytecode was read. Programs of other dialects stay as they are.

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

//===-- StableHLOToTen ----------------------------------------------------===//

def ConvertLinalgToTen : Pass<"convert-linalg-to-ten", "::mlir::ModuleOp"> {
  let summary = "turn linalg on tensors, and what stands around it, into ten";
  let description = [{
    Bodies of structured operations, named or generic, become elementwise
    operations over the loops that each value depends on, so that fusion sees
    through them; indexing maps become transposes, broadcasts, slices and
    gathers. Sums of products become `ten.contract` and `ten.conv`, windows
    `ten.window_reduce`, other combinations `ten.reduce`. `linalg.softmax`,
    `pack` and `unpack` are decomposed. Operations of `tensor`, and of `arith`,
    `math` and `complex` on tensors, become their counterparts; unsigned
    operations see the bits of their operands as unsigned types.

    An operation that has no counterpart, as a recurrence over its result, stays
    as a `linalg.generic` in a `ten.kernel` of kind `generic`, with its body in
    `ten`. What cannot be compiled is reported, each operation with its location
    and the reason, before the pass fails.

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

def ConvertStableHLOToTen : Pass<"convert-stablehlo-to-ten", "::mlir::ModuleOp"> {
  let summary = "turn stablehlo and chlo programs into ten, scf and func";
  let description = [{
    Calls are inlined, tuples taken apart. Compositions that stand for chlo's
    functions (`chlo.top_k`, `chlo.erf`) become these, others are decomposed;
    chlo's functions are expanded. Control flow becomes `scf` on tensors, checks
    become `ten.check`. Everything that cannot be compiled is reported, each operation
    with its location and the reason, before the pass fails.

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
