// RUN: tensor-opt %s -o %t.mlir && FileCheck %s < %t.mlir
// RUN: tensor-opt %t.mlir | diff - %t.mlir
// RUN: tensor-opt %s -mlir-print-op-generic | tensor-opt | diff - %t.mlir
// RUN: tensor-opt %s -emit-bytecode | tensor-opt | diff - %t.mlir

// CHECK-LABEL: @sort(
func.func @sort(%x: tensor<8x?xf32>, %y: tensor<8x?xi32>) {
  // CHECK: %{{.*}} = ten.sort %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} dim = 0 stable : tensor<8x?xf32>, tensor<8x?xi32> {
  %0:2 = ten.sort %x, %y dim = 0 stable : tensor<8x?xf32>, tensor<8x?xi32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
    %lt = ten.compare lt total %a, %b : tensor<f32>
    ten.yield %lt : tensor<i1>
  }
  return
}

// CHECK-LABEL: @top_k(
func.func @top_k(%x: tensor<4x?xf32>) {
  // CHECK: %{{.*}} = ten.top_k %{{[a-z0-9_#]+}} k = 3 : tensor<4x?xf32> -> tensor<4x3xf32>, tensor<4x3xi32>
  %0:2 = ten.top_k %x k = 3 : tensor<4x?xf32> -> tensor<4x3xf32>, tensor<4x3xi32>
  return
}

// CHECK-LABEL: @linear_algebra(
func.func @linear_algebra(%x: tensor<2x4x4xf32>, %b: tensor<2x4x?xf32>, %c: tensor<4x4xcomplex<f64>>) {
  // CHECK: %{{.*}} = ten.cholesky %{{[a-z0-9_#]+}} lower : tensor<2x4x4xf32>
  %0 = ten.cholesky %x lower : tensor<2x4x4xf32>
  // CHECK: %{{.*}} = ten.cholesky %{{[a-z0-9_#]+}} : tensor<4x4xcomplex<f64>>
  %1 = ten.cholesky %c : tensor<4x4xcomplex<f64>>
  // CHECK: %{{.*}} = ten.triangular_solve none %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} lower : tensor<2x4x4xf32>, tensor<2x4x?xf32>
  %2 = ten.triangular_solve none %x, %b lower : tensor<2x4x4xf32>, tensor<2x4x?xf32>
  // CHECK: %{{.*}} = ten.triangular_solve adjoint %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} right lower unit : tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>
  %3 = ten.triangular_solve adjoint %c, %c right lower unit : tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>
  // CHECK: %{{.*}} = ten.triangular_solve transpose %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>
  %4 = ten.triangular_solve transpose %c, %c : tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>
  return
}

// CHECK-LABEL: @fft(
func.func @fft(%x: tensor<?x8xf32>, %c: tensor<4x8xcomplex<f32>>) {
  // CHECK: %{{.*}} = ten.fft rfft %{{[a-z0-9_#]+}} length = [8] : tensor<?x8xf32> -> tensor<?x5xcomplex<f32>>
  %0 = ten.fft rfft %x length = [8] : tensor<?x8xf32> -> tensor<?x5xcomplex<f32>>
  // CHECK: %{{.*}} = ten.fft fft %{{[a-z0-9_#]+}} length = [4, 8] : tensor<4x8xcomplex<f32>> -> tensor<4x8xcomplex<f32>>
  %1 = ten.fft fft %c length = [4, 8] : tensor<4x8xcomplex<f32>> -> tensor<4x8xcomplex<f32>>
  // CHECK: %{{.*}} = ten.fft ifft %{{[a-z0-9_#]+}} length = [8] : tensor<4x8xcomplex<f32>> -> tensor<4x8xcomplex<f32>>
  %2 = ten.fft ifft %c length = [8] : tensor<4x8xcomplex<f32>> -> tensor<4x8xcomplex<f32>>
  // CHECK: %{{.*}} = ten.fft irfft %{{[a-z0-9_#]+}} length = [15] : tensor<4x8xcomplex<f32>> -> tensor<4x15xf32>
  %3 = ten.fft irfft %c length = [15] : tensor<4x8xcomplex<f32>> -> tensor<4x15xf32>
  return
}

// CHECK-LABEL: @random(
func.func @random(%s: tensor<2xui64>, %t: tensor<3xui64>) {
  // CHECK: %{{.*}} = ten.rng_bits threefry %{{[a-z0-9_#]+}} : tensor<2xui64> -> tensor<100xui32>
  %0:2 = ten.rng_bits threefry %s : tensor<2xui64> -> tensor<100xui32>
  // CHECK: %{{.*}} = ten.rng_bits philox %{{[a-z0-9_#]+}} : tensor<3xui64> -> tensor<2x2xf32>
  %1:2 = ten.rng_bits philox %t : tensor<3xui64> -> tensor<2x2xf32>
  return
}
