// RUN: tensor-opt %s -convert-linalg-to-ten | FileCheck %s

// A product and what it adds to: zeros are no addition.
// CHECK-LABEL: func @matmul(
// CHECK-NEXT: %[[P:.*]] = ten.contract %arg0, %arg1 contracting = [1] x [0] : tensor<4x8xf32>, tensor<8x5xf32> -> tensor<4x5xf32>
// CHECK-NEXT: return %[[P]]
func.func @matmul(%x: tensor<4x8xf32>, %y: tensor<8x5xf32>) -> tensor<4x5xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x5xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<4x5xf32>) -> tensor<4x5xf32>
  %r = linalg.matmul ins(%x, %y : tensor<4x8xf32>, tensor<8x5xf32>) outs(%z : tensor<4x5xf32>) -> tensor<4x5xf32>
  return %r : tensor<4x5xf32>
}

// CHECK-LABEL: func @matmul_init(
// CHECK: %[[P:.*]] = ten.contract %arg0, %arg1
// CHECK: ten.add %arg2, %[[P]]
func.func @matmul_init(%x: tensor<4x8xf32>, %y: tensor<8x5xf32>, %z: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %r = linalg.matmul ins(%x, %y : tensor<4x8xf32>, tensor<8x5xf32>) outs(%z : tensor<4x5xf32>) -> tensor<4x5xf32>
  return %r : tensor<4x5xf32>
}

// Operands are widened by the product itself; without a sign, by their bits.
// CHECK-LABEL: func @unsigned(
// CHECK: %[[X:.*]] = ten.bitcast %arg0 : tensor<4x8xi8> -> tensor<4x8xui8>
// CHECK: %[[Y:.*]] = ten.bitcast %arg1 : tensor<8x5xi8> -> tensor<8x5xui8>
// CHECK-NOT: ten.convert
// CHECK: ten.contract %[[X]], %[[Y]] contracting = [1] x [0] : tensor<4x8xui8>, tensor<8x5xui8> -> tensor<4x5xi32>
func.func @unsigned(%x: tensor<4x8xi8>, %y: tensor<8x5xi8>, %z: tensor<4x5xi32>) -> tensor<4x5xi32> {
  %r = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>}
      ins(%x, %y : tensor<4x8xi8>, tensor<8x5xi8>) outs(%z : tensor<4x5xi32>) -> tensor<4x5xi32>
  return %r : tensor<4x5xi32>
}

// CHECK-LABEL: func @conv(
// CHECK: ten.conv %arg0, %arg1 dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] strides = [2, 1]
// CHECK-SAME: kernel_dilation = [1, 3]
func.func @conv(%x: tensor<1x9x9x3xf32>, %k: tensor<3x2x3x8xf32>, %z: tensor<1x4x6x8xf32>) -> tensor<1x4x6x8xf32> {
  %r = linalg.conv_2d_nhwc_hwcf {strides = dense<[2, 1]> : tensor<2xi64>, dilations = dense<[1, 3]> : tensor<2xi64>}
      ins(%x, %k : tensor<1x9x9x3xf32>, tensor<3x2x3x8xf32>) outs(%z : tensor<1x4x6x8xf32>) -> tensor<1x4x6x8xf32>
  return %r : tensor<1x4x6x8xf32>
}

// CHECK-LABEL: func @depthwise(
// CHECK: ten.conv {{.*}} feature_groups = 3
func.func @depthwise(%x: tensor<1x9x9x3xf32>, %k: tensor<3x3x3xf32>, %z: tensor<1x7x7x3xf32>) -> tensor<1x7x7x3xf32> {
  %r = linalg.depthwise_conv_2d_nhwc_hwc ins(%x, %k : tensor<1x9x9x3xf32>, tensor<3x3x3xf32>)
      outs(%z : tensor<1x7x7x3xf32>) -> tensor<1x7x7x3xf32>
  return %r : tensor<1x7x7x3xf32>
}

// What no window reaches is cut off.
// CHECK-LABEL: func @pool(
// CHECK: %[[S:.*]] = ten.slice %arg0 start = [0, 0, 0, 0] limit = [1, 8, 8, 3]
// CHECK: ten.window_reduce max %[[S]] window = [1, 2, 2, 1] strides = [1, 2, 2, 1]
func.func @pool(%x: tensor<1x9x9x3xf32>, %z: tensor<1x4x4x3xf32>) -> tensor<1x4x4x3xf32> {
  %w = tensor.empty() : tensor<2x2xf32>
  %r = linalg.pooling_nhwc_max {strides = dense<2> : tensor<2xi64>} ins(%x, %w : tensor<1x9x9x3xf32>, tensor<2x2xf32>)
      outs(%z : tensor<1x4x4x3xf32>) -> tensor<1x4x4x3xf32>
  return %r : tensor<1x4x4x3xf32>
}

// CHECK-LABEL: func @reduce(
// CHECK: %[[B:.*]] = ten.bitcast %arg0 : tensor<4x8xi8> -> tensor<4x8xui8>
// CHECK: %[[R:.*]] = ten.reduce max %[[B]] dims = [1]
// CHECK: ten.bitcast %[[R]] : tensor<4xui8> -> tensor<4xi8>
func.func @reduce(%x: tensor<4x8xi8>, %z: tensor<4xi8>) -> tensor<4xi8> {
  %r = linalg.reduce { arith.maxui } ins(%x : tensor<4x8xi8>) outs(%z : tensor<4xi8>) dimensions = [1]
  return %r : tensor<4xi8>
}

// A body of elementwise operations: each over the loops that it depends on.
// CHECK-LABEL: func @bias(
// CHECK: %[[E:.*]] = ten.exp %arg1 : tensor<5xf32>
// CHECK: %[[B:.*]] = ten.broadcast %[[E]] dims = [1] : tensor<5xf32> -> tensor<4x5xf32>
// CHECK: ten.add %arg0, %[[B]] : tensor<4x5xf32>
// CHECK-NOT: linalg
func.func @bias(%x: tensor<4x5xf32>, %v: tensor<5xf32>) -> tensor<4x5xf32> {
  %e = tensor.empty() : tensor<4x5xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]} ins(%x, %v : tensor<4x5xf32>, tensor<5xf32>) outs(%e : tensor<4x5xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %0 = math.exp %b : f32
    %1 = arith.addf %a, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<4x5xf32>
  return %r : tensor<4x5xf32>
}

// The largest element and its place: a reduction with a region.
// CHECK-LABEL: func @argmax(
// CHECK: %[[I:.*]] = ten.iota dim = 0
// CHECK: ten.reduce %arg0, %{{.*}} init(%{{.*}}, %{{.*}}) dims = [1]
// CHECK: ten.compare gt
// CHECK-NOT: linalg
func.func @argmax(%x: tensor<4x8xf32>) -> tensor<4xindex> {
  %low = arith.constant 0xFF800000 : f32
  %first = arith.constant 0 : index
  %e = tensor.empty() : tensor<4xf32>
  %n = tensor.empty() : tensor<4xindex>
  %z = linalg.fill ins(%low : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %y = linalg.fill ins(%first : index) outs(%n : tensor<4xindex>) -> tensor<4xindex>
  %r:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>],
      iterator_types = ["parallel", "reduction"]} ins(%x : tensor<4x8xf32>) outs(%z, %y : tensor<4xf32>, tensor<4xindex>) {
  ^bb0(%a: f32, %b: f32, %c: index):
    %j = linalg.index 1 : index
    %p = arith.cmpf ogt, %a, %b : f32
    %v = arith.select %p, %a, %b : f32
    %k = arith.select %p, %j, %c : index
    linalg.yield %v, %k : f32, index
  } -> (tensor<4xf32>, tensor<4xindex>)
  return %r#1 : tensor<4xindex>
}

// Windows begin with the smallest finite number, as TOSA's do: not the kind's
// own start, and no operation afterwards.
// CHECK-LABEL: func @pool_lowest(
// CHECK: %[[LOW:.*]] = ten.constant dense<-3.40282347E+38> : tensor<f32>
// CHECK: %[[P:.*]] = ten.window_reduce %arg0 init(%[[LOW]]) window = [1, 2, 2, 1]
// CHECK: ten.max
// CHECK: return %[[P]]
func.func @pool_lowest(%x: tensor<1x8x8x3xf32>) -> tensor<1x7x7x3xf32> {
  %low = arith.constant -3.40282347E+38 : f32
  %e = tensor.empty() : tensor<1x7x7x3xf32>
  %z = linalg.fill ins(%low : f32) outs(%e : tensor<1x7x7x3xf32>) -> tensor<1x7x7x3xf32>
  %w = tensor.empty() : tensor<2x2xf32>
  %r = linalg.pooling_nhwc_max ins(%x, %w : tensor<1x8x8x3xf32>, tensor<2x2xf32>) outs(%z : tensor<1x7x7x3xf32>) -> tensor<1x7x7x3xf32>
  return %r : tensor<1x7x7x3xf32>
}

// Both dimensions move by the same offset: no window, but a kernel.
// CHECK-LABEL: func @same_offset(
// CHECK-NOT: ten.conv
// CHECK: ten.kernel generic
func.func @same_offset(%x: tensor<6x6xf32>, %k: tensor<3x2xf32>, %z: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i + k, j + k)>, affine_map<(i, j, k, l) -> (k, l)>, affine_map<(i, j, k, l) -> (i, j)>],
      iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%x, %k : tensor<6x6xf32>, tensor<3x2xf32>) outs(%z : tensor<4x4xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %0, %c : f32
    linalg.yield %1 : f32
  } -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}

// Loops without a point write nothing.
// CHECK-LABEL: func @nothing(
// CHECK-NEXT: return %arg2
func.func @nothing(%x: tensor<4x0xf32>, %y: tensor<0x5xf32>, %z: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %r = linalg.matmul ins(%x, %y : tensor<4x0xf32>, tensor<0x5xf32>) outs(%z : tensor<4x5xf32>) -> tensor<4x5xf32>
  return %r : tensor<4x5xf32>
}
