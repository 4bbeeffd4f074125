// RUN: rm -rf %t && mkdir %t
// DEFINE: %{inputs} = --input=256x300xf32=normal:1 --input=300x260xf32=normal:2 --input=260xf32=normal:3 --input=256x260xf32=normal:4 --input=256x300xbf16=normal:5 --input=300x260xbf16=normal:6 --input=260xbf16=normal:7 --input=256x300xf32=normal:8 --input=256x300xf32=normal:9 --input=256x300xf32=normal:10 --input=256x300xbf16=normal:11 --input=256x300xf32=normal:12
// RUN: tensor-run %s --device=interpreter %{inputs} --output=%t/0.npy --output=%t/1.npy --output=%t/2.npy --output=%t/3.npy --output=%t/4.npy --output=%t/5.npy --output=%t/6.npy --output=%t/7.npy
// RUN: tensor-compile %s --device=gpu-sim -o %t/kernels.so
// DEFINE: %{stand-in} = env TENON_STANDIN_KERNELS=%t/kernels.so TENON_STANDIN_CALLS=%t/calls
// DEFINE: %{expect} = --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy --expect=%t/4.npy --expect=%t/5.npy --expect=%t/6.npy --expect=%t/7.npy --rtol=1e-2 --atol=1e-3

// Three by the library at once, two after a trial; the others by generated
// kernels.
// RUN: %{stand-in} LD_LIBRARY_PATH=%stand-in:%stand-in/cublas tensor-run %s --device=cuda %{inputs} %{expect}
// RUN: FileCheck %s --check-prefix=LIBRARY --input-file=%t/calls
// LIBRARY-DAG: cublasLtMatmul 7{{$}}
// LIBRARY-DAG: cuLaunchKernel 3{{$}}
// LIBRARY-NOT: misuse
// RUN: %{stand-in} LD_LIBRARY_PATH=%stand-in:%stand-in/cublas tensor-run %s --device=cuda --no-libraries %{inputs} %{expect}
// RUN: FileCheck %s --check-prefix=KERNELS --input-file=%t/calls
// KERNELS-NOT: cublasLt
// KERNELS: cuLaunchKernel 8{{$}}
// KERNELS-NOT: cublasLt
// RUN: tensor-run %s --device=gpu-sim %{inputs} %{expect}

// RUN: tensor-opt %s -tenon-simplify -tenon-kernels=device=cuda -tenon-linalg=device=cuda -tenon-gpu-kernels="device=cuda gpu=sm_80" --remarks-filter=ten-kernels-to-gpu --remark-format=emitRemark -o %t/kernels.mlir 2>&1 | FileCheck %s --check-prefix=REMARK
// REMARK-DAG: LibraryEpilogue{{.*}}"a product for a library, with a bias, relu"
// REMARK-DAG: LibraryEpilogue{{.*}}"a product for a library, with a factor, an addend"
// REMARK-DAG: LibraryEpilogue{{.*}}"a product for a library, with a bias, gelu"
// REMARK-DAG: LibraryEpilogue{{.*}}"a product for a library, with an addend, a bias"
// REMARK-DAG: LibraryEpilogue{{.*}}"a product for a library, with an addend"
// REMARK-DAG: NoLibrary{{.*}}"no library supports the epilogue: it adds another value after the bias"
// REMARK-DAG: NoLibrary{{.*}}"no library supports the epilogue: the accuracy of a library's gelu is unknown, and the result is f32"
// REMARK-DAG: NoLibrary{{.*}}"no library supports the epilogue: it is computed in several steps with rounding in between"

// A bias and relu; a factor and a scaled addend; a bias, widened, and gelu, in
// f32 and rounded once; an addend before a bias; an addend alone. Then what is
// not the library's: an addend after a bias; gelu of f32; relu of what is
// rounded before.
func.func @main(%a: tensor<256x300xf32>, %b: tensor<300x260xf32>, %bias: tensor<260xf32>, %c: tensor<256x260xf32>, %na: tensor<256x300xbf16>, %nb: tensor<300x260xbf16>, %nbias: tensor<260xbf16>, %a1: tensor<256x300xf32>, %a2: tensor<256x300xf32>, %a3: tensor<256x300xf32>, %na1: tensor<256x300xbf16>, %a4: tensor<256x300xf32>)
    -> (tensor<256x260xf32>, tensor<256x260xf32>, tensor<256x260xbf16>, tensor<256x260xf32>, tensor<256x260xf32>, tensor<256x260xf32>, tensor<256x260xf32>, tensor<256x260xbf16>) {
  %zero = ten.constant dense<0.0> : tensor<256x260xf32>
  %nzero = ten.constant dense<0.0> : tensor<256x260xbf16>
  %half = ten.constant dense<0.5> : tensor<256x260xf32>
  %one = ten.constant dense<1.0> : tensor<256x260xf32>
  %minus = ten.constant dense<-0.25> : tensor<256x260xf32>
  %cube = ten.constant dense<0.044715> : tensor<256x260xf32>
  %root = ten.constant dense<0.797884583> : tensor<256x260xf32>
  %rows = ten.broadcast %bias dims = [1] : tensor<260xf32> -> tensor<256x260xf32>
  %wide = ten.convert %nbias : tensor<260xbf16> -> tensor<260xf32>
  %wideRows = ten.broadcast %wide dims = [1] : tensor<260xf32> -> tensor<256x260xf32>

  %p0 = ten.contract %a, %b contracting = [1] x [0] : tensor<256x300xf32>, tensor<300x260xf32> -> tensor<256x260xf32>
  %p1 = ten.add %p0, %rows : tensor<256x260xf32>
  %p2 = ten.max %p1, %zero : tensor<256x260xf32>

  %q0 = ten.contract %b, %a4 contracting = [0] x [1] : tensor<300x260xf32>, tensor<256x300xf32> -> tensor<260x256xf32>
  %q1 = ten.transpose %q0 perm = [1, 0] : tensor<260x256xf32> -> tensor<256x260xf32>
  %q2 = ten.mul %q1, %half : tensor<256x260xf32>
  %q3 = ten.mul %c, %minus : tensor<256x260xf32>
  %q4 = ten.add %q2, %q3 : tensor<256x260xf32>

  %r0 = ten.contract %na, %nb contracting = [1] x [0] : tensor<256x300xbf16>, tensor<300x260xbf16> -> tensor<256x260xf32>
  %r1 = ten.add %r0, %wideRows : tensor<256x260xf32>
  %r2 = ten.mul %r1, %r1 : tensor<256x260xf32>
  %r3 = ten.mul %r2, %r1 : tensor<256x260xf32>
  %r4 = ten.mul %cube, %r3 : tensor<256x260xf32>
  %r5 = ten.add %r1, %r4 : tensor<256x260xf32>
  %r6 = ten.mul %root, %r5 : tensor<256x260xf32>
  %r7 = ten.tanh %r6 : tensor<256x260xf32>
  %r8 = ten.add %one, %r7 : tensor<256x260xf32>
  %r9 = ten.mul %half, %r8 : tensor<256x260xf32>
  %r10 = ten.mul %r1, %r9 : tensor<256x260xf32>
  %r11 = ten.convert %r10 : tensor<256x260xf32> -> tensor<256x260xbf16>

  %s0 = ten.contract %a1, %b contracting = [1] x [0] : tensor<256x300xf32>, tensor<300x260xf32> -> tensor<256x260xf32>
  %s1 = ten.add %s0, %c : tensor<256x260xf32>
  %s2 = ten.add %s1, %rows : tensor<256x260xf32>

  %t0 = ten.contract %a2, %b contracting = [1] x [0] : tensor<256x300xf32>, tensor<300x260xf32> -> tensor<256x260xf32>
  %t1 = ten.add %c, %t0 : tensor<256x260xf32>

  %u0 = ten.contract %a3, %b contracting = [1] x [0] : tensor<256x300xf32>, tensor<300x260xf32> -> tensor<256x260xf32>
  %u1 = ten.add %u0, %rows : tensor<256x260xf32>
  %u2 = ten.add %u1, %c : tensor<256x260xf32>

  %v1 = ten.contract %na1, %nb contracting = [1] x [0] : tensor<256x300xbf16>, tensor<300x260xbf16> -> tensor<256x260xf32>
  %v2 = ten.mul %v1, %v1 : tensor<256x260xf32>
  %v3 = ten.mul %v2, %v1 : tensor<256x260xf32>
  %v4 = ten.mul %cube, %v3 : tensor<256x260xf32>
  %v5 = ten.add %v1, %v4 : tensor<256x260xf32>
  %v6 = ten.mul %root, %v5 : tensor<256x260xf32>
  %v7 = ten.tanh %v6 : tensor<256x260xf32>
  %v8 = ten.add %one, %v7 : tensor<256x260xf32>
  %v9 = ten.mul %half, %v8 : tensor<256x260xf32>
  %v10 = ten.mul %v1, %v9 : tensor<256x260xf32>

  %w0 = ten.contract %na, %nb contracting = [1] x [0] accumulate f32 : tensor<256x300xbf16>, tensor<300x260xbf16> -> tensor<256x260xbf16>
  %w1 = ten.max %w0, %nzero : tensor<256x260xbf16>
  return %p2, %q4, %r11, %s2, %t1, %u2, %v10, %w1 : tensor<256x260xf32>, tensor<256x260xf32>, tensor<256x260xbf16>, tensor<256x260xf32>, tensor<256x260xf32>, tensor<256x260xf32>, tensor<256x260xf32>, tensor<256x260xbf16>
}
