// RUN: rm -rf %t && mkdir %t
// DEFINE: %{inputs} = --input=5000xf32=uniform:1 --input=3x700xf32=normal:2 --input=3x2500x2xi32=uniform:3 '--input=1500xcomplex<f32>=normal:4' --input=2x2100xi32=uniform:5 --input=1100000xi32=uniform:6
// DEFINE: %{expect} = --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy --expect=%t/4.npy --expect=%t/5.npy --expect=%t/6.npy --expect=%t/7.npy
// DEFINE: %{close} = --rtol=1e-4 --atol=1e-4
// RUN: tensor-run %s --device=interpreter %{inputs} --output=%t/0.npy --output=%t/1.npy --output=%t/2.npy --output=%t/3.npy --output=%t/4.npy --output=%t/5.npy --output=%t/6.npy --output=%t/7.npy
// RUN: tensor-run --dynamic %s --device=gpu-sim %{inputs} %{expect} %{close}
// RUN: tensor-run --dynamic %s --device=gpu-sim --sim-seed=3 %{inputs} %{expect} %{close}
// In the order of the program.
// RUN: tensor-run --dynamic %s --device=gpu-sim --fp=strict %{inputs} %{expect} --ulp=0
// The same bits in whatever order threads run.
// RUN: tensor-run --dynamic %s --device=gpu-sim %{inputs} --output=%t/a0.npy --output=%t/a1.npy --output=%t/a2.npy --output=%t/a3.npy --output=%t/a4.npy --output=%t/a5.npy --output=%t/a6.npy --output=%t/a7.npy
// RUN: tensor-run --dynamic %s --device=gpu-sim --sim-seed=4 %{inputs} --output=%t/b0.npy --output=%t/b1.npy --output=%t/b2.npy --output=%t/b3.npy --output=%t/b4.npy --output=%t/b5.npy --output=%t/b6.npy --output=%t/b7.npy
// RUN: cmp %t/a0.npy %t/b0.npy
// RUN: cmp %t/a3.npy %t/b3.npy
// RUN: tensor-compile %s --device=cuda -o %t/a.o --dump-to=%t
// RUN: FileCheck %s --input-file=%t/05-tenon-gpu-kernels.mlir

// Tiles, their totals, and both together; the totals of a few tiles are not
// scanned. Copies before and behind the passes of a tile are theirs.
// CHECK: gpu.launch_func @kernels::@scan_0 blocks in (%c5,
// CHECK: gpu.launch_func @kernels::@scan_0_1 blocks in (%c1,
// CHECK: gpu.launch_func @kernels::@scan_0_2 blocks in (%c20,
// CHECK: gpu.launch_func @kernels::@scan_1 blocks in (%c3,
// CHECK-NOT: @scan_1_1
// CHECK: gpu.launch_func @kernels::@scan_2 blocks in (%c18,
// CHECK: gpu.launch_func @kernels::@scan_2_1 blocks in
// CHECK-NOT: @scan_2_2
// CHECK: gpu.launch_func @kernels::@scan_5 blocks in (%c1075,
// CHECK: gpu.launch_func @kernels::@scan_5_1 blocks in (%c2,
// CHECK: gpu.launch_func @kernels::@scan_5_2 blocks in (%c2048,
// CHECK: gpu.func @scan_0({{.*}} workgroup(%{{.*}} : memref<1024xf32,
func.func @main(%a: tensor<5000xf32>, %b: tensor<3x700xf32>, %c: tensor<3x2500x2xi32>, %d: tensor<1500xcomplex<f32>>, %e: tensor<?x?xi32>, %f: tensor<1100000xi32>)
    -> (tensor<5000xf32>, tensor<3x700xf32>, tensor<3x2500x2xi32>, tensor<1500xcomplex<f32>>, tensor<?x?xi32>, tensor<1100000xi32>, tensor<3x700xf32>, tensor<3x700xi32>) {
  %0 = ten.scan add %a dim = 0 : tensor<5000xf32> -> tensor<5000xf32>
  %1 = ten.scan max %b dim = 1 : tensor<3x700xf32> -> tensor<3x700xf32>
  %2 = ten.scan add %c dim = 1 reverse exclusive : tensor<3x2500x2xi32> -> tensor<3x2500x2xi32>
  %3 = ten.scan add %d dim = 0 : tensor<1500xcomplex<f32>> -> tensor<1500xcomplex<f32>>
  %4 = ten.scan mul %e dim = 1 exclusive : tensor<?x?xi32> -> tensor<?x?xi32>
  %5 = ten.scan add %f dim = 0 : tensor<1100000xi32> -> tensor<1100000xi32>
  // The largest so far, and where it was: order matters.
  %i = ten.iota dim = 1 : tensor<3x700xi32>
  %low = ten.constant dense<0xFF800000> : tensor<f32>
  %none = ten.constant dense<-1> : tensor<i32>
  %6:2 = ten.scan %b, %i init(%low, %none) dim = 1 : tensor<3x700xf32>, tensor<3x700xi32> -> tensor<3x700xf32>, tensor<3x700xi32> {
  ^bb0(%x: tensor<f32>, %p: tensor<i32>, %y: tensor<f32>, %q: tensor<i32>):
    %more = ten.compare gt %y, %x : tensor<f32>
    %value = ten.select %more, %y, %x : tensor<i1>, tensor<f32>
    %place = ten.select %more, %q, %p : tensor<i1>, tensor<i32>
    ten.yield %value, %place : tensor<f32>, tensor<i32>
  }
  return %0, %1, %2, %3, %4, %5, %6#0, %6#1 : tensor<5000xf32>, tensor<3x700xf32>, tensor<3x2500x2xi32>, tensor<1500xcomplex<f32>>, tensor<?x?xi32>, tensor<1100000xi32>, tensor<3x700xf32>, tensor<3x700xi32>
}
