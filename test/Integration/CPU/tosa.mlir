// A convolutional network in TOSA: compiled code gives what the interpreter
// gives, kernel by kernel, also with bound weights.
// RUN: tensor-run %s --device=interpreter --input=4x16x16x1xf32=uniform:1 --input=8x3x3x1xf32=normal:2 --input=8xf32=normal:3 --input=1x512x16xf32=normal:4 --output=%t.npy
// RUN: tensor-run %s --input=4x16x16x1xf32=uniform:1 --input=8x3x3x1xf32=normal:2 --input=8xf32=normal:3 --input=1x512x16xf32=normal:4 --verify --expect=%t.npy --rtol=1e-4 --atol=1e-5
// RUN: tensor-run %s --input=4x16x16x1xf32=uniform:1 --input=8x3x3x1xf32=normal:2 --input=8xf32=normal:3 --input=1x512x16xf32=normal:4 --bind=1-3 --expect=%t.npy --rtol=1e-4 --atol=1e-5
// RUN: tensor-run %s --input=4x16x16x1xf32=uniform:1 --input=8x3x3x1xf32=normal:2 --input=8xf32=normal:3 --input=1x512x16xf32=normal:4 --explain --output=%t2.npy 2>&1 | FileCheck %s

// Bias and clamp join the convolution, softmax is one kernel.
// CHECK-DAG: conv_0
// CHECK-DAG: window_0
// CHECK-DAG: contract_0
// CHECK-DAG: normalize_0
// CHECK-NOT: generic_0
// CHECK-NOT: reduce_0
func.func @main(%x: tensor<4x16x16x1xf32>, %k: tensor<8x3x3x1xf32>, %b: tensor<8xf32>, %w: tensor<1x512x16xf32>) -> tensor<1x4x16xf32> {
  %zp = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %shift = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %flat = tosa.const_shape {values = dense<[1, 4, 512]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %0 = tosa.conv2d %x, %k, %b, %zp, %zp {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>}
      : (tensor<4x16x16x1xf32>, tensor<8x3x3x1xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x16x16x8xf32>
  %1 = tosa.clamp %0 {min_val = 0.0 : f32, max_val = 6.0 : f32} : (tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
  %2 = tosa.max_pool2d %1 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<4x16x16x8xf32>) -> tensor<4x8x8x8xf32>
  %3 = tosa.reshape %2, %flat : (tensor<4x8x8x8xf32>, !tosa.shape<3>) -> tensor<1x4x512xf32>
  %4 = tosa.matmul %3, %w, %zp, %zp : (tensor<1x4x512xf32>, tensor<1x512x16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x16xf32>
  %5 = tosa.reduce_max %4 {axis = 2 : i32} : (tensor<1x4x16xf32>) -> tensor<1x4x1xf32>
  %6 = tosa.sub %4, %5 : (tensor<1x4x16xf32>, tensor<1x4x1xf32>) -> tensor<1x4x16xf32>
  %7 = tosa.exp %6 : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
  %8 = tosa.reduce_sum %7 {axis = 2 : i32} : (tensor<1x4x16xf32>) -> tensor<1x4x1xf32>
  %9 = tosa.reciprocal %8 : (tensor<1x4x1xf32>) -> tensor<1x4x1xf32>
  %10 = tosa.mul %7, %9, %shift : (tensor<1x4x16xf32>, tensor<1x4x1xf32>, tensor<1xi8>) -> tensor<1x4x16xf32>
  return %10 : tensor<1x4x16xf32>
}
