// RUN: rm -rf %t && mkdir %t
// RUN: tensor-run %s --device=interpreter --input=200x300xf32=normal:1 --input=200x100xf32=normal:2 --output=%t/0.npy --output=%t/1.npy
// RUN: tensor-run %s --device=gpu-sim --sim-seed=2 --input=200x300xf32=normal:1 --input=200x100xf32=normal:2 --expect=%t/0.npy --expect=%t/1.npy --rtol=1e-4 --atol=1e-4
// RUN: tensor-compile %s --device=cuda -o %t/a.o --dump-to=%t
// RUN: FileCheck %s --input-file=%t/05-tenon-gpu-kernels.mlir

// A block computes a row of a softmax, a thread eight short rows of sums.
// CHECK: gpu.launch_func @kernels::@normalize_0 blocks in (%c200, %c1, %c1) threads in (%c256, %c1, %c1)
// CHECK: gpu.launch_func @kernels::@scan_0 blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1)
// CHECK: gpu.func @normalize_0
// CHECK: gpu.shuffle xor
// CHECK: gpu.func @scan_0
// CHECK-NOT: gpu.shuffle
// CHECK: gpu.return
func.func @main(%x: tensor<200x300xf32>, %y: tensor<200x100xf32>) -> (tensor<200x300xf32>, tensor<200x100xf32>) {
  %m = ten.reduce max %x dims = [1] : tensor<200x300xf32> -> tensor<200xf32>
  %mb = ten.broadcast %m dims = [0] : tensor<200xf32> -> tensor<200x300xf32>
  %s = ten.sub %x, %mb : tensor<200x300xf32>
  %e = ten.exp %s : tensor<200x300xf32>
  %t = ten.reduce add %e dims = [1] : tensor<200x300xf32> -> tensor<200xf32>
  %tb = ten.broadcast %t dims = [0] : tensor<200xf32> -> tensor<200x300xf32>
  %r = ten.div %e, %tb : tensor<200x300xf32>
  %c = ten.scan add %y dim = 1 : tensor<200x100xf32> -> tensor<200x100xf32>
  return %r, %c : tensor<200x300xf32>, tensor<200x100xf32>
}
