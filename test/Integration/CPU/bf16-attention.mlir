// Attention of bf16, by registers for matrices where the CPU has them: no rows,
// columns or features that are whole tiles; under a causal mask; with numbers too
// small for the instructions, which are then multiplied as f32. Weights are rounded
// to bf16: a unit of these is the tolerance.
// DEFINE: %{inputs} =
// DEFINE: %{check} = tensor-run %s --device=interpreter %{inputs} --output=%t.0.npy --output=%t.1.npy && \
// DEFINE:   tensor-run %s %{inputs} --expect=%t.0.npy --expect=%t.1.npy --rtol=1e-2 --atol=2e-2 --threads=1 --output=%t.2.npy --output=%t.3.npy && \
// DEFINE:   tensor-run %s %{inputs} --expect=%t.2.npy --expect=%t.3.npy --threads=3 && \
// DEFINE:   tensor-run %s %{inputs} --expect=%t.0.npy --expect=%t.1.npy --rtol=1e-2 --atol=2e-2 --target-cpu=x86-64-v3

// REDEFINE: %{inputs} = --input=2x70x40xbf16=normal:1 --input=2x75x40xbf16=normal:2 --input=2x75x24xbf16=normal:3 --input=2x150x64xbf16=normal:4 --input=2x150x64xbf16=normal:5 --input=2x150x64xbf16=normal:6
// RUN: %{check}
// REDEFINE: %{inputs} = --input=2x70x40xbf16=1e-39 --input=2x75x40xbf16=1e38 --input=2x75x24xbf16=1e-39 --input=2x150x64xbf16=1e-30 --input=2x150x64xbf16=1e30 --input=2x150x64xbf16=1e30
// RUN: %{check}

// Both are one kernel.
// RUN: tensor-opt %s -tenon-simplify -tenon-kernels="features='avx512f amx-tile amx-bf16'" | FileCheck %s
// CHECK: @attention_0({{.*}}scores = <{{.*}}rhs_packed = true, group = 2, matrices = true>, values = <{{.*}}rhs_packed = true, group = 2, matrices = true>
// CHECK: @attention_1({{.*}}matrices = true>
func.func @main(%q: tensor<2x70x40xbf16>, %k: tensor<2x75x40xbf16>, %v: tensor<2x75x24xbf16>, %cq: tensor<2x150x64xbf16>, %ck: tensor<2x150x64xbf16>, %cv: tensor<2x150x64xbf16>) -> (tensor<2x70x24xbf16>, tensor<2x150x64xf32>) {
  %s = ten.contract %q, %k batch = [0] x [0] contracting = [2] x [2] accumulate f32 : tensor<2x70x40xbf16>, tensor<2x75x40xbf16> -> tensor<2x70x75xbf16>
  %x = ten.convert %s : tensor<2x70x75xbf16> -> tensor<2x70x75xf32>
  %m = ten.reduce max %x dims = [2] : tensor<2x70x75xf32> -> tensor<2x70xf32>
  %mb = ten.broadcast %m dims = [0, 1] : tensor<2x70xf32> -> tensor<2x70x75xf32>
  %d = ten.sub %x, %mb : tensor<2x70x75xf32>
  %e = ten.exp %d : tensor<2x70x75xf32>
  %z = ten.reduce add %e dims = [2] : tensor<2x70x75xf32> -> tensor<2x70xf32>
  %zb = ten.broadcast %z dims = [0, 1] : tensor<2x70xf32> -> tensor<2x70x75xf32>
  %p = ten.div %e, %zb : tensor<2x70x75xf32>
  %pn = ten.convert %p : tensor<2x70x75xf32> -> tensor<2x70x75xbf16>
  %o = ten.contract %pn, %v batch = [0] x [0] contracting = [2] x [1] accumulate f32 : tensor<2x70x75xbf16>, tensor<2x75x24xbf16> -> tensor<2x70x24xbf16>

  %cs = ten.contract %cq, %ck batch = [0] x [0] contracting = [2] x [2] : tensor<2x150x64xbf16>, tensor<2x150x64xbf16> -> tensor<2x150x150xf32>
  %row = ten.iota dim = 1 : tensor<2x150x150xi32>
  %column = ten.iota dim = 2 : tensor<2x150x150xi32>
  %behind = ten.compare ge %row, %column : tensor<2x150x150xi32>
  %never = ten.constant dense<0xFF800000> : tensor<2x150x150xf32>
  %cx = ten.select %behind, %cs, %never : tensor<2x150x150xi1>, tensor<2x150x150xf32>
  %cm = ten.reduce max %cx dims = [2] : tensor<2x150x150xf32> -> tensor<2x150xf32>
  %cmb = ten.broadcast %cm dims = [0, 1] : tensor<2x150xf32> -> tensor<2x150x150xf32>
  %cd = ten.sub %cx, %cmb : tensor<2x150x150xf32>
  %ce = ten.exp %cd : tensor<2x150x150xf32>
  %cz = ten.reduce add %ce dims = [2] : tensor<2x150x150xf32> -> tensor<2x150xf32>
  %czb = ten.broadcast %cz dims = [0, 1] : tensor<2x150xf32> -> tensor<2x150x150xf32>
  %cp = ten.div %ce, %czb : tensor<2x150x150xf32>
  %cpn = ten.convert %cp : tensor<2x150x150xf32> -> tensor<2x150x150xbf16>
  %co = ten.contract %cpn, %cv batch = [0] x [0] contracting = [2] x [1] : tensor<2x150x150xbf16>, tensor<2x150x64xbf16> -> tensor<2x150x64xf32>
  return %o, %co : tensor<2x70x24xbf16>, tensor<2x150x64xf32>
}
