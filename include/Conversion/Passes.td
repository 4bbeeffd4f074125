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
    Option<"fp", "fp", "std::string", "\"contract\"",
           "floating-point contract: strict, contract or fast">
  ];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::math::MathDialect",
    "::mlir::complex::ComplexDialect", "::mlir::linalg::LinalgDialect",
    "::mlir::tensor::TensorDialect", "::mlir::scf::SCFDialect",
    "::mlir::affine::AffineDialect", "::mlir::LLVM::LLVMDialect",
    "::mlir::func::FuncDialect"
  ];
}

def ExpandMath : Pass<"ten-expand-math", "::mlir::ModuleOp"> {
  let summary = "compute functions by straight-line arithmetic";
  let description = [{
    `math.exp`, `exp2`, `expm1`, `log`, `log2`, `log1p`, `tanh`, `cbrt` and
    `atan2` of f32 and f64, and `sin`, `cos`, `tan`, `erf`, `erfc` and `powf` of
    f32, on scalars or vectors, become arithmetic without branches, tables or
    calls: a loop with them vectorizes, and each element's result is the same at
    every vector width. `docs/Accuracy.md` has the largest errors. The operations
    have no fast-math flags, whatever the contract.

    What has no expansion stays for `ten-math-to-libm`.
  }];
  let options = [
    Option<"fma", "fma", "bool", "false",
           "whether the target has fused multiply-add">
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect"];
}

def ConvertMathToLibm : Pass<"ten-math-to-libm", "::mlir::ModuleOp"> {
  let summary = "call libm for functions whose expansion would lose accuracy";
  let description = [{
    `math.expm1`, `log1p`, `tanh`, `erf`, `erfc`, `atan2`, `cbrt` and `tan` become
    calls; the others have LLVM intrinsics.
  }];
  let dependentDialects = ["::mlir::func::FuncDialect"];
}

def ExpandArith : Pass<"ten-expand-arith", "::mlir::ModuleOp"> {
  let summary = "expand conversions of bf16, and divisions that round up or down";
  let description = [{
    Upstream's pass of this kind also expands `maximumf` and `minimumf`, and
    loses the order of -0 and +0, which the LLVM intrinsics keep.
  }];
}

def ConvertToLLVM : Pass<"ten-convert-to-llvm", "::mlir::ModuleOp"> {
  let summary = "convert what is left of all dialects to the LLVM dialect";
  let description = [{
    Upstream has a pass for each dialect; each walks everything and leaves casts
    for the next to remove. All at once takes a third of the time.

    Precondition: vectors are converted, and functions of the math dialect have
    instructions.
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
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
    The kernel gets the call as its last argument (`ten.takes_call`).

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
           "call the context's `trace` before and after each kernel">
  ];
  let dependentDialects = [
    "::mlir::LLVM::LLVMDialect", "::mlir::cf::ControlFlowDialect",
    "::mlir::memref::MemRefDialect", "::mlir::arith::ArithDialect"];
}

//===-- VHLOToStableHLO ---------------------------------------------------===//

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

def ConvertStableHLOToTen : Pass<"convert-stablehlo-to-ten", "::mlir::ModuleOp"> {
  let summary = "turn stablehlo and chlo programs into ten, scf and func";
  let description = [{
    Calls are inlined, compositions decomposed, tuples taken apart; chlo's
    functions are expanded. Control flow becomes `scf` on tensors, checks become
    `ten.check`. Everything that cannot be compiled is reported, each operation
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
    "::tenon::ten::TenDialect", "::mlir::arith::ArithDialect",
    "::mlir::func::FuncDialect", "::mlir::scf::SCFDialect",
    "::mlir::tensor::TensorDialect"
  ];
}

#endif // TENON_CONVERSION_PASSES_TD
