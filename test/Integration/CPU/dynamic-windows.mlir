// Windows over arrays of any size with a border: the same as the interpreter's,
// also where a border is all of the array, or wider than it, and for the
// largest part of one, of which loops have an inside.
// DEFINE: %{size} = 2x9x14
// DEFINE: %{pads} = 1,2
// DEFINE: %{check} = tensor-run %s --dynamic --verify --threads=2 --input=%{size}x8xf32=normal:1 --input=2xi32=%{pads} --input=3x3x1x8xf32=normal:2
// DEFINE: %{static} = tensor-run %s --verify --threads=2 --input=%{size}x8xf32=normal:1 --input=2xi32=%{pads} --input=3x3x1x8xf32=normal:2
// RUN: %{check}
// RUN: %{static}
// RUN: %{check} --target-cpu=x86-64-v3
// REDEFINE: %{size} = 1x40x17
// REDEFINE: %{pads} = 30,0
// RUN: %{check}
// REDEFINE: %{size} = 3x1x1
// REDEFINE: %{pads} = 5,3
// RUN: %{check}
// REDEFINE: %{size} = 1x2x3
// REDEFINE: %{pads} = 0,1
// RUN: %{check}
// REDEFINE: %{size} = 1x12x5
// REDEFINE: %{pads} = -2,3
// RUN: %{check}
// RUN: %{static}
// REDEFINE: %{size} = 0x4x4
// REDEFINE: %{pads} = 1,1
// RUN: %{check}
// REDEFINE: %{size} = 1x0x4
// RUN: %{check}
// RUN: tensor-run %s --entry=first --dynamic --verify --threads=2 --input=2x8x9x14xf32=normal:1 --input=8x1x3x3xf32=normal:2
// RUN: tensor-run %s --entry=first --dynamic --verify --threads=1 --input=1x8x1x2xf32=normal:1 --input=8x1x3x3xf32=normal:2

func.func @main(%x: tensor<?x?x?x8xf32>, %pads: tensor<2xi32>, %w: tensor<3x3x1x8xf32>)
    -> (tensor<?x?x?x8xf32>, tensor<?x?x?x8xf32>, tensor<?x?x?x8xf32>, tensor<?x?x?x8xf32>, tensor<?x?x?x8xf32>, tensor<?x?x?x8xf32>) {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %two = stablehlo.constant dense<2.0> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  // Padding by what the run says, in one dimension more than in the other.
  %window = stablehlo.constant dense<[1, 3, 3, 1]> : tensor<4xi32>
  %strides = stablehlo.constant dense<[1, 2, 1, 1]> : tensor<4xi32>
  %one = stablehlo.constant dense<1> : tensor<4xi32>
  %none = stablehlo.constant dense<0> : tensor<1x2xi32>
  %known = stablehlo.constant dense<1> : tensor<1x2xi32>
  %row = stablehlo.reshape %pads : (tensor<2xi32>) -> tensor<1x2xi32>
  %padding = stablehlo.concatenate %none, %row, %known, %none, dim = 0 : (tensor<1x2xi32>, tensor<1x2xi32>, tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<4x2xi32>
  %0 = stablehlo.custom_call @stablehlo.dynamic_reduce_window(%x, %low, %window, %strides, %one, %one, %padding) {called_computations = [@max]} : (tensor<?x?x?x8xf32>, tensor<f32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4x2xi32>) -> tensor<?x?x?x8xf32>
  // Sums that start from a number which the padding has, too; an input and a
  // window with gaps.
  %gaps = stablehlo.constant dense<[1, 2, 1, 1]> : tensor<4xi32>
  %wide = stablehlo.constant dense<[1, 1, 2, 1]> : tensor<4xi32>
  %1 = stablehlo.custom_call @stablehlo.dynamic_reduce_window(%x, %two, %window, %one, %gaps, %wide, %padding) {called_computations = [@add]} : (tensor<?x?x?x8xf32>, tensor<f32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4x2xi32>) -> tensor<?x?x?x8xf32>
  // Known padding; a larger window; a depthwise convolution.
  %2 = "stablehlo.reduce_window"(%x, %low) <{padding = dense<[[0, 0], [1, 1], [0, 2], [0, 0]]> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 1, 3, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %m : tensor<f32>
  }) : (tensor<?x?x?x8xf32>, tensor<f32>) -> tensor<?x?x?x8xf32>
  %3 = "stablehlo.reduce_window"(%x, %zero) <{padding = dense<[[0, 0], [2, 2], [2, 2], [0, 0]]> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 5, 5, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<?x?x?x8xf32>, tensor<f32>) -> tensor<?x?x?x8xf32>
  %4 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 8 : i64} : (tensor<?x?x?x8xf32>, tensor<3x3x1x8xf32>) -> tensor<?x?x?x8xf32>
  // Padding that nothing else reads.
  %p = stablehlo.pad %x, %two, low = [0, 1, 2, 0], high = [1, 0, 3, 0], interior = [0, 0, 0, 0] : (tensor<?x?x?x8xf32>, tensor<f32>) -> tensor<?x?x?x8xf32>
  return %0, %1, %2, %3, %4, %p : tensor<?x?x?x8xf32>, tensor<?x?x?x8xf32>, tensor<?x?x?x8xf32>, tensor<?x?x?x8xf32>, tensor<?x?x?x8xf32>, tensor<?x?x?x8xf32>
}
// Places beside each other.
func.func @first(%x: tensor<?x8x?x?xf32>, %w: tensor<8x1x3x3xf32>) -> (tensor<?x8x?x?xf32>, tensor<?x8x?x?xf32>) {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 2], pad = [[1, 1], [2, 0]], rhs_dilate = [1, 2]} {batch_group_count = 1 : i64, feature_group_count = 8 : i64} : (tensor<?x8x?x?xf32>, tensor<8x1x3x3xf32>) -> tensor<?x8x?x?xf32>
  %1 = "stablehlo.reduce_window"(%x, %low) <{padding = dense<[[0, 0], [0, 0], [1, 1], [1, 1]]> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 2, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %m : tensor<f32>
  }) : (tensor<?x8x?x?xf32>, tensor<f32>) -> tensor<?x8x?x?xf32>
  return %0, %1 : tensor<?x8x?x?xf32>, tensor<?x8x?x?xf32>
}
func.func private @max(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.maximum %a, %b : tensor<f32>
  return %0 : tensor<f32>
}
func.func private @add(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.add %a, %b : tensor<f32>
  return %0 : tensor<f32>
}
