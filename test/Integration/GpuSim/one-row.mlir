// RUN: rm -rf %t && mkdir %t
// DEFINE: %{inputs} = --input=1000xf32=normal:1 --input=40xf32=uniform:2 --input=300xf16=normal:3
// RUN: tensor-run %s --device=interpreter %{inputs} --output=%t/0.npy --output=%t/1.npy --output=%t/2.npy --output=%t/3.npy
// RUN: tensor-run %s --device=gpu-sim %{inputs} --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy --rtol=1e-3 --atol=1e-4
// RUN: tensor-run %s --device=gpu-sim --sim-seed=7 %{inputs} --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy --rtol=1e-3 --atol=1e-4
// RUN: tensor-compile %s --device=gpu-sim -o %t/kernels.so --dump-to=%t/stages
// RUN: cat %t/stages/*tenon-gpu-kernels.mlir | FileCheck %s

// What combines all elements for a condition is a kernel, which a block or, of
// few elements, a thread computes: the host reads the condition alone, never
// an element.
// CHECK-LABEL: func.func @main
// CHECK-NOT: scf.for
// CHECK: scf.while
// CHECK-NOT: scf.for
// CHECK: gpu.launch_func @kernels::@{{.*}} threads in (%c256,
// CHECK-NEXT: memref.load %{{.*}}[] : memref<i8>
// CHECK-NEXT: arith.trunci
// CHECK-NEXT: scf.condition
// CHECK-NOT: scf.for
// CHECK: scf.while
// CHECK-NOT: scf.for
// CHECK: gpu.launch_func @kernels::@{{.*}} threads in (%c1,
// CHECK-NEXT: memref.load %{{.*}}[] : memref<i8>
// CHECK-NOT: scf.for
// CHECK: return
func.func @main(%x: tensor<1000xf32>, %y: tensor<40xf32>, %z: tensor<300xf16>) -> (tensor<1000xf32>, tensor<i32>, tensor<40xf32>, tensor<300xf16>) {
  %zero = ten.constant dense<0> : tensor<i32>
  %one = ten.constant dense<1> : tensor<i32>
  %half = ten.constant dense<0.5> : tensor<1000xf32>
  %near = ten.constant dense<0.9> : tensor<40xf32>
  %limit = ten.constant dense<3.0> : tensor<f32>
  %small = ten.constant dense<2.0> : tensor<f32>
  %0:2 = scf.while (%i = %zero, %v = %x) : (tensor<i32>, tensor<1000xf32>) -> (tensor<i32>, tensor<1000xf32>) {
    %square = ten.mul %v, %v : tensor<1000xf32>
    %norm = ten.reduce add %square dims = [0] : tensor<1000xf32> -> tensor<f32>
    %goes = ten.compare gt %norm, %limit : tensor<f32>
    %condition = tensor.extract %goes[] : tensor<i1>
    scf.condition(%condition) %i, %v : tensor<i32>, tensor<1000xf32>
  } do {
  ^bb0(%i: tensor<i32>, %v: tensor<1000xf32>):
    %j = ten.add %i, %one : tensor<i32>
    %w = ten.mul %v, %half : tensor<1000xf32>
    scf.yield %j, %w : tensor<i32>, tensor<1000xf32>
  }
  %1 = scf.while (%v = %y) : (tensor<40xf32>) -> tensor<40xf32> {
    %sum = ten.reduce add %v dims = [0] : tensor<40xf32> -> tensor<f32>
    %goes = ten.compare gt %sum, %small : tensor<f32>
    %condition = tensor.extract %goes[] : tensor<i1>
    scf.condition(%condition) %v : tensor<40xf32>
  } do {
  ^bb0(%v: tensor<40xf32>):
    %w = ten.mul %v, %near : tensor<40xf32>
    scf.yield %w : tensor<40xf32>
  }
  %wide = ten.convert %z : tensor<300xf16> -> tensor<300xf32>
  %most = ten.reduce max %wide dims = [0] : tensor<300xf32> -> tensor<f32>
  %all = ten.broadcast %most dims = [] : tensor<f32> -> tensor<300xf32>
  %less = ten.sub %wide, %all : tensor<300xf32>
  %weights = ten.exp %less : tensor<300xf32>
  %total = ten.reduce add %weights dims = [0] : tensor<300xf32> -> tensor<f32>
  %totals = ten.broadcast %total dims = [] : tensor<f32> -> tensor<300xf32>
  %shares = ten.div %weights, %totals : tensor<300xf32>
  %narrow = ten.convert %shares : tensor<300xf32> -> tensor<300xf16>
  return %0#1, %0#0, %1, %narrow : tensor<1000xf32>, tensor<i32>, tensor<40xf32>, tensor<300xf16>
}
