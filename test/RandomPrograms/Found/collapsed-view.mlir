// RUN: ten-random-programs --fp=strict %s

// A collapse of an expanded argument is freed while users of views are collected.
module {
  func.func @main(%arg0: tensor<2x2x2xf32> {ten.fill = "small 1"}, %arg1: tensor<i32> {ten.fill = "small 3"}, %arg2: tensor<i1> {ten.fill = "small 4"}, %arg3: tensor<f32> {ten.fill = "small 5"}) -> tensor<1x2x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 3, 4] : (tensor<2x2x2xf32>) -> tensor<1x2x1x2x2xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x1x2x2xf32>) -> tensor<1x4x2xf32>
    %2 = stablehlo.convolution(%arg0, %1) dim_numbers = [f, 0, b]x[0, o, i]->[b, 0, f], window = {stride = [2], pad = [[1, 0]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x2x2xf32>, tensor<1x4x2xf32>) -> tensor<2x2x4xf32>
    %3 = "stablehlo.reduce_window"(%2, %arg3) <{base_dilations = array<i64: 2, 2, 1>, padding = dense<[[0, 2], [0, 0], [1, 1]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 1, 1>, window_strides = array<i64: 1, 1, 3>}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      stablehlo.return %arg5 : tensor<f32>
    }) : (tensor<2x2x4xf32>, tensor<f32>) -> tensor<5x3x2xf32>
    %4:3 = stablehlo.while(%arg4 = %arg1, %arg5 = %3, %arg6 = %3) : tensor<i32>, tensor<5x3x2xf32>, tensor<5x3x2xf32>
    cond {
      stablehlo.return %arg2 : tensor<i1>
    } do {
      stablehlo.return %arg4, %arg6, %arg6 : tensor<i32>, tensor<5x3x2xf32>, tensor<5x3x2xf32>
    }
    %5 = stablehlo.dynamic_slice %4#1, %arg1, %arg1, %arg1, sizes = [1, 2, 1] : (tensor<5x3x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x1xf32>
    return %5 : tensor<1x2x1xf32>
  }
}
