// RUN: rm -rf %t && mkdir %t
// DEFINE: %{inputs} = --input=3x70x45xf32=normal:1 --input=3x45x70xf32=normal:2 --input=64x33xbf16=normal:3 --input=20x16x40xi8=uniform:4 --input=50x60xf64=normal:5 --input=50x60xf64=normal:6
// DEFINE: %{expect} = --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy
// RUN: tensor-run %s --device=interpreter %{inputs} --output=%t/0.npy --output=%t/1.npy --output=%t/2.npy --output=%t/3.npy
// RUN: tensor-run %s --device=gpu-sim %{inputs} %{expect}
// RUN: tensor-run %s --device=gpu-sim --sim-seed=7 %{inputs} %{expect}
// RUN: tensor-compile %s --device=cuda -o %t/a.o --dump-to=%t
// RUN: FileCheck %s --input-file=%t/05-tenon-gpu-kernels.mlir

// Tiles of one, two and eight bytes, beside what lies as the result does, and of
// two operands at once.
// CHECK-COUNT-4: gpu.launch_func
// CHECK-NOT: gpu.launch_func
// CHECK-DAG: memref<32x32xf32, #gpu.address_space<workgroup>>
// CHECK-DAG: memref<32x32xbf16, #gpu.address_space<workgroup>>
// CHECK-DAG: memref<32x32xi8, #gpu.address_space<workgroup>>
// CHECK-DAG: memref<32x32xf64, #gpu.address_space<workgroup>>{{.*}}memref<32x32xf64, #gpu.address_space<workgroup>>
func.func @main(%a: tensor<3x70x45xf32>, %b: tensor<3x45x70xf32>, %c: tensor<64x33xbf16>, %d: tensor<20x16x40xi8>, %e: tensor<50x60xf64>, %f: tensor<50x60xf64>)
    -> (tensor<3x45x70xf32>, tensor<33x64xbf16>, tensor<40x20x16xi8>, tensor<60x50xf64>) {
  %at = ten.transpose %a perm = [0, 2, 1] : tensor<3x70x45xf32> -> tensor<3x45x70xf32>
  %0 = ten.mul %at, %b : tensor<3x45x70xf32>
  %ct = ten.transpose %c perm = [1, 0] : tensor<64x33xbf16> -> tensor<33x64xbf16>
  %1 = ten.neg %ct : tensor<33x64xbf16>
  %2 = ten.transpose %d perm = [2, 0, 1] : tensor<20x16x40xi8> -> tensor<40x20x16xi8>
  %et = ten.transpose %e perm = [1, 0] : tensor<50x60xf64> -> tensor<60x50xf64>
  %es = ten.abs %f : tensor<50x60xf64> -> tensor<50x60xf64>
  %est = ten.transpose %es perm = [1, 0] : tensor<50x60xf64> -> tensor<60x50xf64>
  %3 = ten.mul %et, %est : tensor<60x50xf64>
  return %0, %1, %2, %3 : tensor<3x45x70xf32>, tensor<33x64xbf16>, tensor<40x20x16xi8>, tensor<60x50xf64>
}
