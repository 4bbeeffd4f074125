// RUN: tensor-opt %s -canonicalize | FileCheck %s

// CHECK-LABEL: @fold_elements(
func.func @fold_elements() -> (tensor<3xf32>) {
  // CHECK: dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]>
  %a = ten.constant dense<[1.0, 4.0, 9.0]> : tensor<3xf32>
  %0 = ten.sqrt %a : tensor<3xf32>
  return %0 : tensor<3xf32>
}

// CHECK-LABEL: @fold_splat_with_elements(
func.func @fold_splat_with_elements() -> (tensor<3xi8>) {
  // CHECK: dense<[-56, 102, 103]> : tensor<3xi8>
  %a = ten.constant dense<[100, 2, 3]> : tensor<3xi8>
  %b = ten.constant dense<100> : tensor<3xi8>
  %0 = ten.add %a, %b : tensor<3xi8>
  return %0 : tensor<3xi8>
}

// CHECK-LABEL: @fold_bools(
func.func @fold_bools() -> (tensor<3xi1>) {
  // CHECK: dense<[false, true, true]>
  %a = ten.constant dense<[1, 2, 3]> : tensor<3xi32>
  %b = ten.constant dense<2> : tensor<3xi32>
  %0 = ten.compare lt %a, %b : tensor<3xi32>
  %1 = ten.not %0 : tensor<3xi1>
  return %1 : tensor<3xi1>
}

// CHECK-LABEL: @fold_small_types(
func.func @fold_small_types() -> (tensor<2xi4>, tensor<2xbf16>, tensor<2xui4>) {
  // CHECK-DAG: dense<[-7, -8]> : tensor<2xi4>
  // CHECK-DAG: dense<[2.250000e+00, 6.250000e+00]>
  // CHECK-DAG: dense<[14, 2]> : tensor<2xui4>
  %a = ten.constant dense<[7, -8]> : tensor<2xi4>
  %0 = ten.neg %a : tensor<2xi4>
  %b = ten.constant dense<[1.5, 2.5]> : tensor<2xbf16>
  %1 = ten.mul %b, %b : tensor<2xbf16>
  %d = ten.constant dense<[15, 1]> : tensor<2xui4>
  %2 = ten.add %d, %d : tensor<2xui4>
  return %0, %1, %2 : tensor<2xi4>, tensor<2xbf16>, tensor<2xui4>
}

// CHECK-LABEL: @fold_complex(
func.func @fold_complex() -> (tensor<2xcomplex<f32>>) {
  // CHECK: dense<[(-1.000000e+00,0.000000e+00), (4.000000e+00,0.000000e+00)]>
  %a = ten.constant dense<[(0.0, 1.0), (2.0, 0.0)]> : tensor<2xcomplex<f32>>
  %0 = ten.mul %a, %a : tensor<2xcomplex<f32>>
  return %0 : tensor<2xcomplex<f32>>
}

// CHECK-LABEL: @fold_convert(
func.func @fold_convert() -> (tensor<2xi8>, tensor<2xf8E4M3FN>) {
  // CHECK-DAG: dense<[-1, 127]> : tensor<2xi8>
  // CHECK-DAG: dense<[1.000000e+00, 3.000000e+00]> : tensor<2xf8E4M3FN>
  %a = ten.constant dense<[-1.7, 1000.0]> : tensor<2xf32>
  %0 = ten.convert %a : tensor<2xf32> -> tensor<2xi8>
  %b = ten.constant dense<[1, 3]> : tensor<2xi32>
  %1 = ten.convert %b : tensor<2xi32> -> tensor<2xf8E4M3FN>
  return %0, %1 : tensor<2xi8>, tensor<2xf8E4M3FN>
}

// CHECK-LABEL: @fold_bitcast(
func.func @fold_bitcast() -> (tensor<2xi32>, tensor<2x2xui8>) {
  // CHECK-DAG: dense<[1065353216, -2147483648]>
  // CHECK-DAG{LITERAL}: dense<[[2, 1], [3, 0]]>
  %a = ten.constant dense<[1.0, -0.0]> : tensor<2xf32>
  %0 = ten.bitcast %a : tensor<2xf32> -> tensor<2xi32>
  %b = ten.constant dense<[258, 3]> : tensor<2xui16>
  %1 = ten.bitcast %b : tensor<2xui16> -> tensor<2x2xui8>
  return %0, %1 : tensor<2xi32>, tensor<2x2xui8>
}

// CHECK-LABEL: @fold_splat_of_any_size(
func.func @fold_splat_of_any_size() -> (tensor<1000000x1000000xf32>) {
  // CHECK: ten.constant dense<2.000000e+00> : tensor<1000000x1000000xf32>
  %a = ten.constant dense<4.0> : tensor<1000000x1000000xf32>
  %0 = ten.sqrt %a : tensor<1000000x1000000xf32>
  return %0 : tensor<1000000x1000000xf32>
}

// 65536 bytes.
// CHECK-LABEL: @fold_up_to_limit(
func.func @fold_up_to_limit() -> (tensor<16384xf32>) {
  // CHECK: ten.constant dense<
  // CHECK-NOT: ten.concat
  // CHECK: return
  %a = ten.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %b = ten.constant dense<1.0> : tensor<16382xf32>
  %1 = ten.concat %a, %b dim = 0 : tensor<2xf32>, tensor<16382xf32> -> tensor<16384xf32>
  return %1 : tensor<16384xf32>
}

// 65540 bytes.
// CHECK-LABEL: @fold_beyond_limit_stays(
func.func @fold_beyond_limit_stays() -> (tensor<16385xf32>) {
  // CHECK: ten.concat
  %a = ten.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %b = ten.constant dense<1.0> : tensor<16383xf32>
  %1 = ten.concat %a, %b dim = 0 : tensor<2xf32>, tensor<16383xf32> -> tensor<16385xf32>
  return %1 : tensor<16385xf32>
}

// CHECK-LABEL: @fold_reshape(
func.func @fold_reshape() -> (tensor<2x2xi32>) {
  // CHECK: dense<{{\[\[}}1, 2], [3, 4]]>
  %a = ten.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %0 = ten.reshape %a : tensor<4xi32> -> tensor<2x2xi32>
  return %0 : tensor<2x2xi32>
}

// CHECK-LABEL: @fold_transpose(
func.func @fold_transpose() -> (tensor<3x2xi32>) {
  // CHECK: dense<{{\[\[}}1, 4], [2, 5], [3, 6]]>
  %a = ten.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %0 = ten.transpose %a perm = [1, 0] : tensor<2x3xi32> -> tensor<3x2xi32>
  return %0 : tensor<3x2xi32>
}

// CHECK-LABEL: @fold_reverse(
func.func @fold_reverse() -> (tensor<3xi32>) {
  // CHECK: dense<[3, 2, 1]>
  %a = ten.constant dense<[1, 2, 3]> : tensor<3xi32>
  %0 = ten.reverse %a dims = [0] : tensor<3xi32>
  return %0 : tensor<3xi32>
}

// CHECK-LABEL: @fold_slice(
func.func @fold_slice() -> (tensor<2xi32>) {
  // CHECK: dense<[2, 4]>
  %a = ten.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %0 = ten.slice %a start = [1] limit = [4] stride = [2] : tensor<4xi32> -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

// CHECK-LABEL: @fold_concat(
func.func @fold_concat() -> (tensor<2x3xi32>) {
  // CHECK: dense<{{\[\[}}1, 7, 7], [2, 7, 7]]>
  %a = ten.constant dense<[[1], [2]]> : tensor<2x1xi32>
  %b = ten.constant dense<7> : tensor<2x2xi32>
  %0 = ten.concat %a, %b dim = 1 : tensor<2x1xi32>, tensor<2x2xi32> -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}

// CHECK-LABEL: @broadcast_splat(
func.func @broadcast_splat() -> (tensor<9x4xf32>) {
  // CHECK: ten.constant dense<7.000000e+00> : tensor<9x4xf32>
  %a = ten.constant dense<7.0> : tensor<4xf32>
  %0 = ten.broadcast %a dims = [1] : tensor<4xf32> -> tensor<9x4xf32>
  return %0 : tensor<9x4xf32>
}

// CHECK-LABEL: @broadcast_elements_stays(
func.func @broadcast_elements_stays() -> (tensor<9x2xf32>) {
  // CHECK: ten.broadcast
  %a = ten.constant dense<[7.0, 8.0]> : tensor<2xf32>
  %0 = ten.broadcast %a dims = [1] : tensor<2xf32> -> tensor<9x2xf32>
  return %0 : tensor<9x2xf32>
}

// CHECK-LABEL: @iota_of_one(
func.func @iota_of_one() -> (tensor<1x4xi32>) {
  // CHECK: ten.constant dense<0>
  %0 = ten.iota dim = 0 : tensor<1x4xi32>
  return %0 : tensor<1x4xi32>
}

// CHECK-LABEL: @iota_stays(
func.func @iota_stays() -> (tensor<1x4xi32>) {
  // CHECK: ten.iota
  %0 = ten.iota dim = 1 : tensor<1x4xi32>
  return %0 : tensor<1x4xi32>
}

// CHECK-LABEL: @resource_stays(
func.func @resource_stays() -> (tensor<2xf32>) {
  // CHECK: ten.neg
  %a = ten.constant dense_resource<w> : tensor<2xf32>
  %0 = ten.neg %a : tensor<2xf32>
  return %0 : tensor<2xf32>
}

{-#
  dialect_resources: { builtin: { w: "0x040000000000803F00000040" } }
#-}
