// RUN: tensor-opt %s | FileCheck %s
// RUN: tensor-opt %s | tensor-opt | FileCheck %s

// Attributes may stand in either dictionary, defaults may be left out.

// CHECK-LABEL: func @gather
// CHECK: "stablehlo.gather"(%arg0, %arg1)
// CHECK-SAME: dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>
// CHECK-SAME: slice_sizes = array<i64: 1, 5>
// CHECK: "stablehlo.gather"(%arg0, %arg1)
func.func @gather(%x: tensor<9x5xf32>, %i: tensor<3x1xi32>) {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 5>}> : (tensor<9x5xf32>, tensor<3x1xi32>) -> tensor<3x5xf32>
  %1 = "stablehlo.gather"(%x, %i) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0]>, slice_sizes = array<i64: 1, 5>} : (tensor<9x5xf32>, tensor<3x1xi32>) -> tensor<3x5xf32>
  return
}

// CHECK-LABEL: func @pretty
// CHECK: stablehlo.add %arg0, %arg0 : tensor<4xf32>
// CHECK: stablehlo.compare GT, %arg0, %arg0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK: stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.add across dimensions = [0]
// CHECK: stablehlo.convolution(%arg2, %arg3) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
func.func @pretty(%x: tensor<4xf32>, %c: tensor<f32>, %image: tensor<1x9x2xf32>, %kernel: tensor<3x2x4xf32>) {
  %0 = "stablehlo.add"(%x, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %1 = "stablehlo.compare"(%x, %x) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %2 = "stablehlo.reduce"(%x, %c) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %5 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%5) : (tensor<f32>) -> ()
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %3 = "stablehlo.convolution"(%image, %kernel) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, window_strides = array<i64: 2>}> : (tensor<1x9x2xf32>, tensor<3x2x4xf32>) -> tensor<1x4x4xf32>
  return
}

// CHECK-LABEL: func @tokens
// CHECK: %[[T:.*]] = stablehlo.after_all {{ ?}}: !stablehlo.token
func.func @tokens() -> !stablehlo.token {
  %0 = stablehlo.after_all : !stablehlo.token
  return %0 : !stablehlo.token
}

// CHECK-LABEL: func @quantized
// CHECK: stablehlo.uniform_quantize %arg0 : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 1.000000e-01:-30>>
func.func @quantized(%x: tensor<2xf32>) {
  %0 = stablehlo.uniform_quantize %x : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 0.1:-30>>
  return
}
