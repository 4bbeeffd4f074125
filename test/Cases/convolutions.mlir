// Made by make_cases.py. The arrays are in the archive beside it.
func.func @case_conv0_nhwc_f32(%0: tensor<2x7x6x4xf32>, %1: tensor<3x2x4x8xf32>) -> (tensor<2x5x5x8xf32>) attributes {inputs = ["a0", "a1"], outputs = ["a2"], relative = 1.000000e-06 : f64} {
  %r = ten.conv %0, %1 dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] strides = [1, 1] pad = [0, 0, 0, 0] : tensor<2x7x6x4xf32>, tensor<3x2x4x8xf32> -> tensor<2x5x5x8xf32>
  return %r : tensor<2x5x5x8xf32>
}
func.func @case_conv0_nchw_f32(%0: tensor<2x4x7x6xf32>, %1: tensor<3x2x4x8xf32>) -> (tensor<2x8x5x5xf32>) attributes {inputs = ["a3", "a1"], outputs = ["a4"], relative = 1.000000e-06 : f64} {
  %r = ten.conv %0, %1 dims = [b, f, 0, 1] x [0, 1, i, o] -> [b, f, 0, 1] strides = [1, 1] pad = [0, 0, 0, 0] : tensor<2x4x7x6xf32>, tensor<3x2x4x8xf32> -> tensor<2x8x5x5xf32>
  return %r : tensor<2x8x5x5xf32>
}
func.func @case_conv1_nhwc_f32(%0: tensor<2x7x6x4xf32>, %1: tensor<3x2x4x8xf32>) -> (tensor<2x4x8x8xf32>) attributes {inputs = ["a5", "a6"], outputs = ["a7"], relative = 1.000000e-06 : f64} {
  %r = ten.conv %0, %1 dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] strides = [2, 1] pad = [1, 2, 0, 3] : tensor<2x7x6x4xf32>, tensor<3x2x4x8xf32> -> tensor<2x4x8x8xf32>
  return %r : tensor<2x4x8x8xf32>
}
func.func @case_conv1_nchw_f32(%0: tensor<2x4x7x6xf32>, %1: tensor<3x2x4x8xf32>) -> (tensor<2x8x4x8xf32>) attributes {inputs = ["a8", "a6"], outputs = ["a9"], relative = 1.000000e-06 : f64} {
  %r = ten.conv %0, %1 dims = [b, f, 0, 1] x [0, 1, i, o] -> [b, f, 0, 1] strides = [2, 1] pad = [1, 2, 0, 3] : tensor<2x4x7x6xf32>, tensor<3x2x4x8xf32> -> tensor<2x8x4x8xf32>
  return %r : tensor<2x8x4x8xf32>
}
func.func @case_conv2_nhwc_f32(%0: tensor<2x7x6x4xf32>, %1: tensor<3x2x4x8xf32>) -> (tensor<2x15x16x8xf32>) attributes {inputs = ["a10", "a11"], outputs = ["a12"], relative = 1.000000e-06 : f64} {
  %r = ten.conv %0, %1 dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] strides = [1, 1] pad = [2, 2, 1, 0] input_dilation = [2, 3] : tensor<2x7x6x4xf32>, tensor<3x2x4x8xf32> -> tensor<2x15x16x8xf32>
  return %r : tensor<2x15x16x8xf32>
}
func.func @case_conv2_nchw_f32(%0: tensor<2x4x7x6xf32>, %1: tensor<3x2x4x8xf32>) -> (tensor<2x8x15x16xf32>) attributes {inputs = ["a13", "a11"], outputs = ["a14"], relative = 1.000000e-06 : f64} {
  %r = ten.conv %0, %1 dims = [b, f, 0, 1] x [0, 1, i, o] -> [b, f, 0, 1] strides = [1, 1] pad = [2, 2, 1, 0] input_dilation = [2, 3] : tensor<2x4x7x6xf32>, tensor<3x2x4x8xf32> -> tensor<2x8x15x16xf32>
  return %r : tensor<2x8x15x16xf32>
}
func.func @case_conv3_nhwc_f32(%0: tensor<2x7x6x4xf32>, %1: tensor<3x2x4x8xf32>) -> (tensor<2x3x4x8xf32>) attributes {inputs = ["a15", "a16"], outputs = ["a17"], relative = 1.000000e-06 : f64} {
  %r = ten.conv %0, %1 dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] strides = [1, 1] pad = [-1, 1, 0, -1] kernel_dilation = [2, 1] : tensor<2x7x6x4xf32>, tensor<3x2x4x8xf32> -> tensor<2x3x4x8xf32>
  return %r : tensor<2x3x4x8xf32>
}
func.func @case_conv3_nchw_f32(%0: tensor<2x4x7x6xf32>, %1: tensor<3x2x4x8xf32>) -> (tensor<2x8x3x4xf32>) attributes {inputs = ["a18", "a16"], outputs = ["a19"], relative = 1.000000e-06 : f64} {
  %r = ten.conv %0, %1 dims = [b, f, 0, 1] x [0, 1, i, o] -> [b, f, 0, 1] strides = [1, 1] pad = [-1, 1, 0, -1] kernel_dilation = [2, 1] : tensor<2x4x7x6xf32>, tensor<3x2x4x8xf32> -> tensor<2x8x3x4xf32>
  return %r : tensor<2x8x3x4xf32>
}
func.func @case_conv4_nhwc_f32(%0: tensor<2x7x6x4xf32>, %1: tensor<3x2x2x8xf32>) -> (tensor<2x5x5x8xf32>) attributes {inputs = ["a20", "a21"], outputs = ["a22"], relative = 1.000000e-06 : f64} {
  %r = ten.conv %0, %1 dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] strides = [1, 1] pad = [0, 0, 0, 0] feature_groups = 2 : tensor<2x7x6x4xf32>, tensor<3x2x2x8xf32> -> tensor<2x5x5x8xf32>
  return %r : tensor<2x5x5x8xf32>
}
func.func @case_conv4_nchw_f32(%0: tensor<2x4x7x6xf32>, %1: tensor<3x2x2x8xf32>) -> (tensor<2x8x5x5xf32>) attributes {inputs = ["a23", "a21"], outputs = ["a24"], relative = 1.000000e-06 : f64} {
  %r = ten.conv %0, %1 dims = [b, f, 0, 1] x [0, 1, i, o] -> [b, f, 0, 1] strides = [1, 1] pad = [0, 0, 0, 0] feature_groups = 2 : tensor<2x4x7x6xf32>, tensor<3x2x2x8xf32> -> tensor<2x8x5x5xf32>
  return %r : tensor<2x8x5x5xf32>
}
func.func @case_conv5_nhwc_f32(%0: tensor<2x7x6x4xf32>, %1: tensor<3x2x4x8xf32>) -> (tensor<1x5x5x8xf32>) attributes {inputs = ["a25", "a26"], outputs = ["a27"], relative = 1.000000e-06 : f64} {
  %r = ten.conv %0, %1 dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] strides = [1, 1] pad = [0, 0, 0, 0] batch_groups = 2 : tensor<2x7x6x4xf32>, tensor<3x2x4x8xf32> -> tensor<1x5x5x8xf32>
  return %r : tensor<1x5x5x8xf32>
}
func.func @case_conv5_nchw_f32(%0: tensor<2x4x7x6xf32>, %1: tensor<3x2x4x8xf32>) -> (tensor<1x8x5x5xf32>) attributes {inputs = ["a28", "a26"], outputs = ["a29"], relative = 1.000000e-06 : f64} {
  %r = ten.conv %0, %1 dims = [b, f, 0, 1] x [0, 1, i, o] -> [b, f, 0, 1] strides = [1, 1] pad = [0, 0, 0, 0] batch_groups = 2 : tensor<2x4x7x6xf32>, tensor<3x2x4x8xf32> -> tensor<1x8x5x5xf32>
  return %r : tensor<1x8x5x5xf32>
}
func.func @case_conv6_nhwc_f32(%0: tensor<2x7x6x4xf32>, %1: tensor<3x2x4x8xf32>) -> (tensor<2x5x5x8xf32>) attributes {inputs = ["a30", "a31"], outputs = ["a32"], relative = 1.000000e-06 : f64} {
  %r = ten.conv %0, %1 dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] strides = [1, 1] pad = [0, 0, 0, 0] reverse = [true, false] : tensor<2x7x6x4xf32>, tensor<3x2x4x8xf32> -> tensor<2x5x5x8xf32>
  return %r : tensor<2x5x5x8xf32>
}
func.func @case_conv6_nchw_f32(%0: tensor<2x4x7x6xf32>, %1: tensor<3x2x4x8xf32>) -> (tensor<2x8x5x5xf32>) attributes {inputs = ["a33", "a31"], outputs = ["a34"], relative = 1.000000e-06 : f64} {
  %r = ten.conv %0, %1 dims = [b, f, 0, 1] x [0, 1, i, o] -> [b, f, 0, 1] strides = [1, 1] pad = [0, 0, 0, 0] reverse = [true, false] : tensor<2x4x7x6xf32>, tensor<3x2x4x8xf32> -> tensor<2x8x5x5xf32>
  return %r : tensor<2x8x5x5xf32>
}
func.func @case_conv7_nhwc_f32(%0: tensor<2x7x6x4xf32>, %1: tensor<3x2x1x8xf32>) -> (tensor<2x4x3x8xf32>) attributes {inputs = ["a35", "a36"], outputs = ["a37"], relative = 1.000000e-06 : f64} {
  %r = ten.conv %0, %1 dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] strides = [2, 2] pad = [1, 1, 1, 1] kernel_dilation = [1, 2] feature_groups = 4 : tensor<2x7x6x4xf32>, tensor<3x2x1x8xf32> -> tensor<2x4x3x8xf32>
  return %r : tensor<2x4x3x8xf32>
}
func.func @case_conv7_nchw_f32(%0: tensor<2x4x7x6xf32>, %1: tensor<3x2x1x8xf32>) -> (tensor<2x8x4x3xf32>) attributes {inputs = ["a38", "a36"], outputs = ["a39"], relative = 1.000000e-06 : f64} {
  %r = ten.conv %0, %1 dims = [b, f, 0, 1] x [0, 1, i, o] -> [b, f, 0, 1] strides = [2, 2] pad = [1, 1, 1, 1] kernel_dilation = [1, 2] feature_groups = 4 : tensor<2x4x7x6xf32>, tensor<3x2x1x8xf32> -> tensor<2x8x4x3xf32>
  return %r : tensor<2x8x4x3xf32>
}
func.func @case_conv0_nhwc_f64(%0: tensor<2x7x6x4xf64>, %1: tensor<3x2x4x8xf64>) -> (tensor<2x5x5x8xf64>) attributes {inputs = ["a40", "a41"], outputs = ["a42"], relative = 1.000000e-15 : f64} {
  %r = ten.conv %0, %1 dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] strides = [1, 1] pad = [0, 0, 0, 0] : tensor<2x7x6x4xf64>, tensor<3x2x4x8xf64> -> tensor<2x5x5x8xf64>
  return %r : tensor<2x5x5x8xf64>
}
func.func @case_conv0_nchw_f64(%0: tensor<2x4x7x6xf64>, %1: tensor<3x2x4x8xf64>) -> (tensor<2x8x5x5xf64>) attributes {inputs = ["a43", "a41"], outputs = ["a44"], relative = 1.000000e-15 : f64} {
  %r = ten.conv %0, %1 dims = [b, f, 0, 1] x [0, 1, i, o] -> [b, f, 0, 1] strides = [1, 1] pad = [0, 0, 0, 0] : tensor<2x4x7x6xf64>, tensor<3x2x4x8xf64> -> tensor<2x8x5x5xf64>
  return %r : tensor<2x8x5x5xf64>
}
func.func @case_conv1_nhwc_f64(%0: tensor<2x7x6x4xf64>, %1: tensor<3x2x4x8xf64>) -> (tensor<2x4x8x8xf64>) attributes {inputs = ["a45", "a46"], outputs = ["a47"], relative = 1.000000e-15 : f64} {
  %r = ten.conv %0, %1 dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] strides = [2, 1] pad = [1, 2, 0, 3] : tensor<2x7x6x4xf64>, tensor<3x2x4x8xf64> -> tensor<2x4x8x8xf64>
  return %r : tensor<2x4x8x8xf64>
}
func.func @case_conv1_nchw_f64(%0: tensor<2x4x7x6xf64>, %1: tensor<3x2x4x8xf64>) -> (tensor<2x8x4x8xf64>) attributes {inputs = ["a48", "a46"], outputs = ["a49"], relative = 1.000000e-15 : f64} {
  %r = ten.conv %0, %1 dims = [b, f, 0, 1] x [0, 1, i, o] -> [b, f, 0, 1] strides = [2, 1] pad = [1, 2, 0, 3] : tensor<2x4x7x6xf64>, tensor<3x2x4x8xf64> -> tensor<2x8x4x8xf64>
  return %r : tensor<2x8x4x8xf64>
}
func.func @case_conv2_nhwc_f64(%0: tensor<2x7x6x4xf64>, %1: tensor<3x2x4x8xf64>) -> (tensor<2x15x16x8xf64>) attributes {inputs = ["a50", "a51"], outputs = ["a52"], relative = 1.000000e-15 : f64} {
  %r = ten.conv %0, %1 dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] strides = [1, 1] pad = [2, 2, 1, 0] input_dilation = [2, 3] : tensor<2x7x6x4xf64>, tensor<3x2x4x8xf64> -> tensor<2x15x16x8xf64>
  return %r : tensor<2x15x16x8xf64>
}
func.func @case_conv2_nchw_f64(%0: tensor<2x4x7x6xf64>, %1: tensor<3x2x4x8xf64>) -> (tensor<2x8x15x16xf64>) attributes {inputs = ["a53", "a51"], outputs = ["a54"], relative = 1.000000e-15 : f64} {
  %r = ten.conv %0, %1 dims = [b, f, 0, 1] x [0, 1, i, o] -> [b, f, 0, 1] strides = [1, 1] pad = [2, 2, 1, 0] input_dilation = [2, 3] : tensor<2x4x7x6xf64>, tensor<3x2x4x8xf64> -> tensor<2x8x15x16xf64>
  return %r : tensor<2x8x15x16xf64>
}
func.func @case_conv3_nhwc_f64(%0: tensor<2x7x6x4xf64>, %1: tensor<3x2x4x8xf64>) -> (tensor<2x3x4x8xf64>) attributes {inputs = ["a55", "a56"], outputs = ["a57"], relative = 1.000000e-15 : f64} {
  %r = ten.conv %0, %1 dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] strides = [1, 1] pad = [-1, 1, 0, -1] kernel_dilation = [2, 1] : tensor<2x7x6x4xf64>, tensor<3x2x4x8xf64> -> tensor<2x3x4x8xf64>
  return %r : tensor<2x3x4x8xf64>
}
func.func @case_conv3_nchw_f64(%0: tensor<2x4x7x6xf64>, %1: tensor<3x2x4x8xf64>) -> (tensor<2x8x3x4xf64>) attributes {inputs = ["a58", "a56"], outputs = ["a59"], relative = 1.000000e-15 : f64} {
  %r = ten.conv %0, %1 dims = [b, f, 0, 1] x [0, 1, i, o] -> [b, f, 0, 1] strides = [1, 1] pad = [-1, 1, 0, -1] kernel_dilation = [2, 1] : tensor<2x4x7x6xf64>, tensor<3x2x4x8xf64> -> tensor<2x8x3x4xf64>
  return %r : tensor<2x8x3x4xf64>
}
func.func @case_conv4_nhwc_f64(%0: tensor<2x7x6x4xf64>, %1: tensor<3x2x2x8xf64>) -> (tensor<2x5x5x8xf64>) attributes {inputs = ["a60", "a61"], outputs = ["a62"], relative = 1.000000e-15 : f64} {
  %r = ten.conv %0, %1 dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] strides = [1, 1] pad = [0, 0, 0, 0] feature_groups = 2 : tensor<2x7x6x4xf64>, tensor<3x2x2x8xf64> -> tensor<2x5x5x8xf64>
  return %r : tensor<2x5x5x8xf64>
}
func.func @case_conv4_nchw_f64(%0: tensor<2x4x7x6xf64>, %1: tensor<3x2x2x8xf64>) -> (tensor<2x8x5x5xf64>) attributes {inputs = ["a63", "a61"], outputs = ["a64"], relative = 1.000000e-15 : f64} {
  %r = ten.conv %0, %1 dims = [b, f, 0, 1] x [0, 1, i, o] -> [b, f, 0, 1] strides = [1, 1] pad = [0, 0, 0, 0] feature_groups = 2 : tensor<2x4x7x6xf64>, tensor<3x2x2x8xf64> -> tensor<2x8x5x5xf64>
  return %r : tensor<2x8x5x5xf64>
}
func.func @case_conv5_nhwc_f64(%0: tensor<2x7x6x4xf64>, %1: tensor<3x2x4x8xf64>) -> (tensor<1x5x5x8xf64>) attributes {inputs = ["a65", "a66"], outputs = ["a67"], relative = 1.000000e-15 : f64} {
  %r = ten.conv %0, %1 dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] strides = [1, 1] pad = [0, 0, 0, 0] batch_groups = 2 : tensor<2x7x6x4xf64>, tensor<3x2x4x8xf64> -> tensor<1x5x5x8xf64>
  return %r : tensor<1x5x5x8xf64>
}
func.func @case_conv5_nchw_f64(%0: tensor<2x4x7x6xf64>, %1: tensor<3x2x4x8xf64>) -> (tensor<1x8x5x5xf64>) attributes {inputs = ["a68", "a66"], outputs = ["a69"], relative = 1.000000e-15 : f64} {
  %r = ten.conv %0, %1 dims = [b, f, 0, 1] x [0, 1, i, o] -> [b, f, 0, 1] strides = [1, 1] pad = [0, 0, 0, 0] batch_groups = 2 : tensor<2x4x7x6xf64>, tensor<3x2x4x8xf64> -> tensor<1x8x5x5xf64>
  return %r : tensor<1x8x5x5xf64>
}
func.func @case_conv6_nhwc_f64(%0: tensor<2x7x6x4xf64>, %1: tensor<3x2x4x8xf64>) -> (tensor<2x5x5x8xf64>) attributes {inputs = ["a70", "a71"], outputs = ["a72"], relative = 1.000000e-15 : f64} {
  %r = ten.conv %0, %1 dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] strides = [1, 1] pad = [0, 0, 0, 0] reverse = [true, false] : tensor<2x7x6x4xf64>, tensor<3x2x4x8xf64> -> tensor<2x5x5x8xf64>
  return %r : tensor<2x5x5x8xf64>
}
func.func @case_conv6_nchw_f64(%0: tensor<2x4x7x6xf64>, %1: tensor<3x2x4x8xf64>) -> (tensor<2x8x5x5xf64>) attributes {inputs = ["a73", "a71"], outputs = ["a74"], relative = 1.000000e-15 : f64} {
  %r = ten.conv %0, %1 dims = [b, f, 0, 1] x [0, 1, i, o] -> [b, f, 0, 1] strides = [1, 1] pad = [0, 0, 0, 0] reverse = [true, false] : tensor<2x4x7x6xf64>, tensor<3x2x4x8xf64> -> tensor<2x8x5x5xf64>
  return %r : tensor<2x8x5x5xf64>
}
func.func @case_conv7_nhwc_f64(%0: tensor<2x7x6x4xf64>, %1: tensor<3x2x1x8xf64>) -> (tensor<2x4x3x8xf64>) attributes {inputs = ["a75", "a76"], outputs = ["a77"], relative = 1.000000e-15 : f64} {
  %r = ten.conv %0, %1 dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] strides = [2, 2] pad = [1, 1, 1, 1] kernel_dilation = [1, 2] feature_groups = 4 : tensor<2x7x6x4xf64>, tensor<3x2x1x8xf64> -> tensor<2x4x3x8xf64>
  return %r : tensor<2x4x3x8xf64>
}
func.func @case_conv7_nchw_f64(%0: tensor<2x4x7x6xf64>, %1: tensor<3x2x1x8xf64>) -> (tensor<2x8x4x3xf64>) attributes {inputs = ["a78", "a76"], outputs = ["a79"], relative = 1.000000e-15 : f64} {
  %r = ten.conv %0, %1 dims = [b, f, 0, 1] x [0, 1, i, o] -> [b, f, 0, 1] strides = [2, 2] pad = [1, 1, 1, 1] kernel_dilation = [1, 2] feature_groups = 4 : tensor<2x4x7x6xf64>, tensor<3x2x1x8xf64> -> tensor<2x8x4x3xf64>
  return %r : tensor<2x8x4x3xf64>
}
func.func @case_conv0_nhwc_i32(%0: tensor<2x7x6x4xi32>, %1: tensor<3x2x4x8xi32>) -> (tensor<2x5x5x8xi32>) attributes {inputs = ["a80", "a81"], outputs = ["a82"]} {
  %r = ten.conv %0, %1 dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] strides = [1, 1] pad = [0, 0, 0, 0] : tensor<2x7x6x4xi32>, tensor<3x2x4x8xi32> -> tensor<2x5x5x8xi32>
  return %r : tensor<2x5x5x8xi32>
}
func.func @case_conv0_nchw_i32(%0: tensor<2x4x7x6xi32>, %1: tensor<3x2x4x8xi32>) -> (tensor<2x8x5x5xi32>) attributes {inputs = ["a83", "a81"], outputs = ["a84"]} {
  %r = ten.conv %0, %1 dims = [b, f, 0, 1] x [0, 1, i, o] -> [b, f, 0, 1] strides = [1, 1] pad = [0, 0, 0, 0] : tensor<2x4x7x6xi32>, tensor<3x2x4x8xi32> -> tensor<2x8x5x5xi32>
  return %r : tensor<2x8x5x5xi32>
}
func.func @case_conv1_nhwc_i32(%0: tensor<2x7x6x4xi32>, %1: tensor<3x2x4x8xi32>) -> (tensor<2x4x8x8xi32>) attributes {inputs = ["a85", "a86"], outputs = ["a87"]} {
  %r = ten.conv %0, %1 dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] strides = [2, 1] pad = [1, 2, 0, 3] : tensor<2x7x6x4xi32>, tensor<3x2x4x8xi32> -> tensor<2x4x8x8xi32>
  return %r : tensor<2x4x8x8xi32>
}
func.func @case_conv1_nchw_i32(%0: tensor<2x4x7x6xi32>, %1: tensor<3x2x4x8xi32>) -> (tensor<2x8x4x8xi32>) attributes {inputs = ["a88", "a86"], outputs = ["a89"]} {
  %r = ten.conv %0, %1 dims = [b, f, 0, 1] x [0, 1, i, o] -> [b, f, 0, 1] strides = [2, 1] pad = [1, 2, 0, 3] : tensor<2x4x7x6xi32>, tensor<3x2x4x8xi32> -> tensor<2x8x4x8xi32>
  return %r : tensor<2x8x4x8xi32>
}
func.func @case_conv2_nhwc_i32(%0: tensor<2x7x6x4xi32>, %1: tensor<3x2x4x8xi32>) -> (tensor<2x15x16x8xi32>) attributes {inputs = ["a90", "a91"], outputs = ["a92"]} {
  %r = ten.conv %0, %1 dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] strides = [1, 1] pad = [2, 2, 1, 0] input_dilation = [2, 3] : tensor<2x7x6x4xi32>, tensor<3x2x4x8xi32> -> tensor<2x15x16x8xi32>
  return %r : tensor<2x15x16x8xi32>
}
func.func @case_conv2_nchw_i32(%0: tensor<2x4x7x6xi32>, %1: tensor<3x2x4x8xi32>) -> (tensor<2x8x15x16xi32>) attributes {inputs = ["a93", "a91"], outputs = ["a94"]} {
  %r = ten.conv %0, %1 dims = [b, f, 0, 1] x [0, 1, i, o] -> [b, f, 0, 1] strides = [1, 1] pad = [2, 2, 1, 0] input_dilation = [2, 3] : tensor<2x4x7x6xi32>, tensor<3x2x4x8xi32> -> tensor<2x8x15x16xi32>
  return %r : tensor<2x8x15x16xi32>
}
func.func @case_conv3_nhwc_i32(%0: tensor<2x7x6x4xi32>, %1: tensor<3x2x4x8xi32>) -> (tensor<2x3x4x8xi32>) attributes {inputs = ["a95", "a96"], outputs = ["a97"]} {
  %r = ten.conv %0, %1 dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] strides = [1, 1] pad = [-1, 1, 0, -1] kernel_dilation = [2, 1] : tensor<2x7x6x4xi32>, tensor<3x2x4x8xi32> -> tensor<2x3x4x8xi32>
  return %r : tensor<2x3x4x8xi32>
}
func.func @case_conv3_nchw_i32(%0: tensor<2x4x7x6xi32>, %1: tensor<3x2x4x8xi32>) -> (tensor<2x8x3x4xi32>) attributes {inputs = ["a98", "a96"], outputs = ["a99"]} {
  %r = ten.conv %0, %1 dims = [b, f, 0, 1] x [0, 1, i, o] -> [b, f, 0, 1] strides = [1, 1] pad = [-1, 1, 0, -1] kernel_dilation = [2, 1] : tensor<2x4x7x6xi32>, tensor<3x2x4x8xi32> -> tensor<2x8x3x4xi32>
  return %r : tensor<2x8x3x4xi32>
}
func.func @case_conv4_nhwc_i32(%0: tensor<2x7x6x4xi32>, %1: tensor<3x2x2x8xi32>) -> (tensor<2x5x5x8xi32>) attributes {inputs = ["a100", "a101"], outputs = ["a102"]} {
  %r = ten.conv %0, %1 dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] strides = [1, 1] pad = [0, 0, 0, 0] feature_groups = 2 : tensor<2x7x6x4xi32>, tensor<3x2x2x8xi32> -> tensor<2x5x5x8xi32>
  return %r : tensor<2x5x5x8xi32>
}
func.func @case_conv4_nchw_i32(%0: tensor<2x4x7x6xi32>, %1: tensor<3x2x2x8xi32>) -> (tensor<2x8x5x5xi32>) attributes {inputs = ["a103", "a101"], outputs = ["a104"]} {
  %r = ten.conv %0, %1 dims = [b, f, 0, 1] x [0, 1, i, o] -> [b, f, 0, 1] strides = [1, 1] pad = [0, 0, 0, 0] feature_groups = 2 : tensor<2x4x7x6xi32>, tensor<3x2x2x8xi32> -> tensor<2x8x5x5xi32>
  return %r : tensor<2x8x5x5xi32>
}
func.func @case_conv5_nhwc_i32(%0: tensor<2x7x6x4xi32>, %1: tensor<3x2x4x8xi32>) -> (tensor<1x5x5x8xi32>) attributes {inputs = ["a105", "a106"], outputs = ["a107"]} {
  %r = ten.conv %0, %1 dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] strides = [1, 1] pad = [0, 0, 0, 0] batch_groups = 2 : tensor<2x7x6x4xi32>, tensor<3x2x4x8xi32> -> tensor<1x5x5x8xi32>
  return %r : tensor<1x5x5x8xi32>
}
func.func @case_conv5_nchw_i32(%0: tensor<2x4x7x6xi32>, %1: tensor<3x2x4x8xi32>) -> (tensor<1x8x5x5xi32>) attributes {inputs = ["a108", "a106"], outputs = ["a109"]} {
  %r = ten.conv %0, %1 dims = [b, f, 0, 1] x [0, 1, i, o] -> [b, f, 0, 1] strides = [1, 1] pad = [0, 0, 0, 0] batch_groups = 2 : tensor<2x4x7x6xi32>, tensor<3x2x4x8xi32> -> tensor<1x8x5x5xi32>
  return %r : tensor<1x8x5x5xi32>
}
func.func @case_conv6_nhwc_i32(%0: tensor<2x7x6x4xi32>, %1: tensor<3x2x4x8xi32>) -> (tensor<2x5x5x8xi32>) attributes {inputs = ["a110", "a111"], outputs = ["a112"]} {
  %r = ten.conv %0, %1 dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] strides = [1, 1] pad = [0, 0, 0, 0] reverse = [true, false] : tensor<2x7x6x4xi32>, tensor<3x2x4x8xi32> -> tensor<2x5x5x8xi32>
  return %r : tensor<2x5x5x8xi32>
}
func.func @case_conv6_nchw_i32(%0: tensor<2x4x7x6xi32>, %1: tensor<3x2x4x8xi32>) -> (tensor<2x8x5x5xi32>) attributes {inputs = ["a113", "a111"], outputs = ["a114"]} {
  %r = ten.conv %0, %1 dims = [b, f, 0, 1] x [0, 1, i, o] -> [b, f, 0, 1] strides = [1, 1] pad = [0, 0, 0, 0] reverse = [true, false] : tensor<2x4x7x6xi32>, tensor<3x2x4x8xi32> -> tensor<2x8x5x5xi32>
  return %r : tensor<2x8x5x5xi32>
}
func.func @case_conv7_nhwc_i32(%0: tensor<2x7x6x4xi32>, %1: tensor<3x2x1x8xi32>) -> (tensor<2x4x3x8xi32>) attributes {inputs = ["a115", "a116"], outputs = ["a117"]} {
  %r = ten.conv %0, %1 dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] strides = [2, 2] pad = [1, 1, 1, 1] kernel_dilation = [1, 2] feature_groups = 4 : tensor<2x7x6x4xi32>, tensor<3x2x1x8xi32> -> tensor<2x4x3x8xi32>
  return %r : tensor<2x4x3x8xi32>
}
func.func @case_conv7_nchw_i32(%0: tensor<2x4x7x6xi32>, %1: tensor<3x2x1x8xi32>) -> (tensor<2x8x4x3xi32>) attributes {inputs = ["a118", "a116"], outputs = ["a119"]} {
  %r = ten.conv %0, %1 dims = [b, f, 0, 1] x [0, 1, i, o] -> [b, f, 0, 1] strides = [2, 2] pad = [1, 1, 1, 1] kernel_dilation = [1, 2] feature_groups = 4 : tensor<2x4x7x6xi32>, tensor<3x2x1x8xi32> -> tensor<2x8x4x3xi32>
  return %r : tensor<2x8x4x3xi32>
}
func.func @case_conv0_nhwc_bf16(%0: tensor<2x7x6x4xbf16>, %1: tensor<3x2x4x8xbf16>) -> (tensor<2x5x5x8xbf16>) attributes {inputs = ["a120", "a121"], outputs = ["a122"], relative = 1.000000e-02 : f64} {
  %r = ten.conv %0, %1 dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] strides = [1, 1] pad = [0, 0, 0, 0] accumulate f32 : tensor<2x7x6x4xbf16>, tensor<3x2x4x8xbf16> -> tensor<2x5x5x8xbf16>
  return %r : tensor<2x5x5x8xbf16>
}
func.func @case_conv0_nchw_bf16(%0: tensor<2x4x7x6xbf16>, %1: tensor<3x2x4x8xbf16>) -> (tensor<2x8x5x5xbf16>) attributes {inputs = ["a123", "a121"], outputs = ["a124"], relative = 1.000000e-02 : f64} {
  %r = ten.conv %0, %1 dims = [b, f, 0, 1] x [0, 1, i, o] -> [b, f, 0, 1] strides = [1, 1] pad = [0, 0, 0, 0] accumulate f32 : tensor<2x4x7x6xbf16>, tensor<3x2x4x8xbf16> -> tensor<2x8x5x5xbf16>
  return %r : tensor<2x8x5x5xbf16>
}
func.func @case_conv1_nhwc_bf16(%0: tensor<2x7x6x4xbf16>, %1: tensor<3x2x4x8xbf16>) -> (tensor<2x4x8x8xbf16>) attributes {inputs = ["a125", "a126"], outputs = ["a127"], relative = 1.000000e-02 : f64} {
  %r = ten.conv %0, %1 dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] strides = [2, 1] pad = [1, 2, 0, 3] accumulate f32 : tensor<2x7x6x4xbf16>, tensor<3x2x4x8xbf16> -> tensor<2x4x8x8xbf16>
  return %r : tensor<2x4x8x8xbf16>
}
func.func @case_conv1_nchw_bf16(%0: tensor<2x4x7x6xbf16>, %1: tensor<3x2x4x8xbf16>) -> (tensor<2x8x4x8xbf16>) attributes {inputs = ["a128", "a126"], outputs = ["a129"], relative = 1.000000e-02 : f64} {
  %r = ten.conv %0, %1 dims = [b, f, 0, 1] x [0, 1, i, o] -> [b, f, 0, 1] strides = [2, 1] pad = [1, 2, 0, 3] accumulate f32 : tensor<2x4x7x6xbf16>, tensor<3x2x4x8xbf16> -> tensor<2x8x4x8xbf16>
  return %r : tensor<2x8x4x8xbf16>
}
func.func @case_conv2_nhwc_bf16(%0: tensor<2x7x6x4xbf16>, %1: tensor<3x2x4x8xbf16>) -> (tensor<2x15x16x8xbf16>) attributes {inputs = ["a130", "a131"], outputs = ["a132"], relative = 1.000000e-02 : f64} {
  %r = ten.conv %0, %1 dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] strides = [1, 1] pad = [2, 2, 1, 0] input_dilation = [2, 3] accumulate f32 : tensor<2x7x6x4xbf16>, tensor<3x2x4x8xbf16> -> tensor<2x15x16x8xbf16>
  return %r : tensor<2x15x16x8xbf16>
}
func.func @case_conv2_nchw_bf16(%0: tensor<2x4x7x6xbf16>, %1: tensor<3x2x4x8xbf16>) -> (tensor<2x8x15x16xbf16>) attributes {inputs = ["a133", "a131"], outputs = ["a134"], relative = 1.000000e-02 : f64} {
  %r = ten.conv %0, %1 dims = [b, f, 0, 1] x [0, 1, i, o] -> [b, f, 0, 1] strides = [1, 1] pad = [2, 2, 1, 0] input_dilation = [2, 3] accumulate f32 : tensor<2x4x7x6xbf16>, tensor<3x2x4x8xbf16> -> tensor<2x8x15x16xbf16>
  return %r : tensor<2x8x15x16xbf16>
}
func.func @case_conv3_nhwc_bf16(%0: tensor<2x7x6x4xbf16>, %1: tensor<3x2x4x8xbf16>) -> (tensor<2x3x4x8xbf16>) attributes {inputs = ["a135", "a136"], outputs = ["a137"], relative = 1.000000e-02 : f64} {
  %r = ten.conv %0, %1 dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] strides = [1, 1] pad = [-1, 1, 0, -1] kernel_dilation = [2, 1] accumulate f32 : tensor<2x7x6x4xbf16>, tensor<3x2x4x8xbf16> -> tensor<2x3x4x8xbf16>
  return %r : tensor<2x3x4x8xbf16>
}
func.func @case_conv3_nchw_bf16(%0: tensor<2x4x7x6xbf16>, %1: tensor<3x2x4x8xbf16>) -> (tensor<2x8x3x4xbf16>) attributes {inputs = ["a138", "a136"], outputs = ["a139"], relative = 1.000000e-02 : f64} {
  %r = ten.conv %0, %1 dims = [b, f, 0, 1] x [0, 1, i, o] -> [b, f, 0, 1] strides = [1, 1] pad = [-1, 1, 0, -1] kernel_dilation = [2, 1] accumulate f32 : tensor<2x4x7x6xbf16>, tensor<3x2x4x8xbf16> -> tensor<2x8x3x4xbf16>
  return %r : tensor<2x8x3x4xbf16>
}
func.func @case_conv4_nhwc_bf16(%0: tensor<2x7x6x4xbf16>, %1: tensor<3x2x2x8xbf16>) -> (tensor<2x5x5x8xbf16>) attributes {inputs = ["a140", "a141"], outputs = ["a142"], relative = 1.000000e-02 : f64} {
  %r = ten.conv %0, %1 dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] strides = [1, 1] pad = [0, 0, 0, 0] feature_groups = 2 accumulate f32 : tensor<2x7x6x4xbf16>, tensor<3x2x2x8xbf16> -> tensor<2x5x5x8xbf16>
  return %r : tensor<2x5x5x8xbf16>
}
func.func @case_conv4_nchw_bf16(%0: tensor<2x4x7x6xbf16>, %1: tensor<3x2x2x8xbf16>) -> (tensor<2x8x5x5xbf16>) attributes {inputs = ["a143", "a141"], outputs = ["a144"], relative = 1.000000e-02 : f64} {
  %r = ten.conv %0, %1 dims = [b, f, 0, 1] x [0, 1, i, o] -> [b, f, 0, 1] strides = [1, 1] pad = [0, 0, 0, 0] feature_groups = 2 accumulate f32 : tensor<2x4x7x6xbf16>, tensor<3x2x2x8xbf16> -> tensor<2x8x5x5xbf16>
  return %r : tensor<2x8x5x5xbf16>
}
func.func @case_conv5_nhwc_bf16(%0: tensor<2x7x6x4xbf16>, %1: tensor<3x2x4x8xbf16>) -> (tensor<1x5x5x8xbf16>) attributes {inputs = ["a145", "a146"], outputs = ["a147"], relative = 1.000000e-02 : f64} {
  %r = ten.conv %0, %1 dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] strides = [1, 1] pad = [0, 0, 0, 0] batch_groups = 2 accumulate f32 : tensor<2x7x6x4xbf16>, tensor<3x2x4x8xbf16> -> tensor<1x5x5x8xbf16>
  return %r : tensor<1x5x5x8xbf16>
}
func.func @case_conv5_nchw_bf16(%0: tensor<2x4x7x6xbf16>, %1: tensor<3x2x4x8xbf16>) -> (tensor<1x8x5x5xbf16>) attributes {inputs = ["a148", "a146"], outputs = ["a149"], relative = 1.000000e-02 : f64} {
  %r = ten.conv %0, %1 dims = [b, f, 0, 1] x [0, 1, i, o] -> [b, f, 0, 1] strides = [1, 1] pad = [0, 0, 0, 0] batch_groups = 2 accumulate f32 : tensor<2x4x7x6xbf16>, tensor<3x2x4x8xbf16> -> tensor<1x8x5x5xbf16>
  return %r : tensor<1x8x5x5xbf16>
}
func.func @case_conv6_nhwc_bf16(%0: tensor<2x7x6x4xbf16>, %1: tensor<3x2x4x8xbf16>) -> (tensor<2x5x5x8xbf16>) attributes {inputs = ["a150", "a151"], outputs = ["a152"], relative = 1.000000e-02 : f64} {
  %r = ten.conv %0, %1 dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] strides = [1, 1] pad = [0, 0, 0, 0] reverse = [true, false] accumulate f32 : tensor<2x7x6x4xbf16>, tensor<3x2x4x8xbf16> -> tensor<2x5x5x8xbf16>
  return %r : tensor<2x5x5x8xbf16>
}
func.func @case_conv6_nchw_bf16(%0: tensor<2x4x7x6xbf16>, %1: tensor<3x2x4x8xbf16>) -> (tensor<2x8x5x5xbf16>) attributes {inputs = ["a153", "a151"], outputs = ["a154"], relative = 1.000000e-02 : f64} {
  %r = ten.conv %0, %1 dims = [b, f, 0, 1] x [0, 1, i, o] -> [b, f, 0, 1] strides = [1, 1] pad = [0, 0, 0, 0] reverse = [true, false] accumulate f32 : tensor<2x4x7x6xbf16>, tensor<3x2x4x8xbf16> -> tensor<2x8x5x5xbf16>
  return %r : tensor<2x8x5x5xbf16>
}
func.func @case_conv7_nhwc_bf16(%0: tensor<2x7x6x4xbf16>, %1: tensor<3x2x1x8xbf16>) -> (tensor<2x4x3x8xbf16>) attributes {inputs = ["a155", "a156"], outputs = ["a157"], relative = 1.000000e-02 : f64} {
  %r = ten.conv %0, %1 dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] strides = [2, 2] pad = [1, 1, 1, 1] kernel_dilation = [1, 2] feature_groups = 4 accumulate f32 : tensor<2x7x6x4xbf16>, tensor<3x2x1x8xbf16> -> tensor<2x4x3x8xbf16>
  return %r : tensor<2x4x3x8xbf16>
}
func.func @case_conv7_nchw_bf16(%0: tensor<2x4x7x6xbf16>, %1: tensor<3x2x1x8xbf16>) -> (tensor<2x8x4x3xbf16>) attributes {inputs = ["a158", "a156"], outputs = ["a159"], relative = 1.000000e-02 : f64} {
  %r = ten.conv %0, %1 dims = [b, f, 0, 1] x [0, 1, i, o] -> [b, f, 0, 1] strides = [2, 2] pad = [1, 1, 1, 1] kernel_dilation = [1, 2] feature_groups = 4 accumulate f32 : tensor<2x4x7x6xbf16>, tensor<3x2x1x8xbf16> -> tensor<2x8x4x3xbf16>
  return %r : tensor<2x8x4x3xbf16>
}
func.func @case_conv_1d(%0: tensor<1x3x9xf32>, %1: tensor<2x3x4xf32>) -> (tensor<1x2x4xf32>) attributes {inputs = ["a160", "a161"], outputs = ["a162"], relative = 1.000000e-06 : f64} {
  %r = ten.conv %0, %1 dims = [b, f, 0] x [o, i, 0] -> [b, f, 0] strides = [2] pad = [1, 0] : tensor<1x3x9xf32>, tensor<2x3x4xf32> -> tensor<1x2x4xf32>
  return %r : tensor<1x2x4xf32>
}
