// Made by make_cases.py. The arrays are in the archive beside it.
func.func @case_transpose_f32(%0: tensor<3x4x5xf32>) -> (tensor<5x3x4xf32>) attributes {inputs = ["a0"], outputs = ["a1"]} {
  %r = ten.transpose %0 perm = [2, 0, 1] : tensor<3x4x5xf32> -> tensor<5x3x4xf32>
  return %r : tensor<5x3x4xf32>
}
func.func @case_reshape_f32(%0: tensor<3x4x5xf32>) -> (tensor<6x10xf32>) attributes {inputs = ["a0"], outputs = ["a2"]} {
  %r = ten.reshape %0 : tensor<3x4x5xf32> -> tensor<6x10xf32>
  return %r : tensor<6x10xf32>
}
func.func @case_reverse_f32(%0: tensor<3x4x5xf32>) -> (tensor<3x4x5xf32>) attributes {inputs = ["a0"], outputs = ["a3"]} {
  %r = ten.reverse %0 dims = [0, 2] : tensor<3x4x5xf32>
  return %r : tensor<3x4x5xf32>
}
func.func @case_slice_f32(%0: tensor<3x4x5xf32>) -> (tensor<2x2x2xf32>) attributes {inputs = ["a0"], outputs = ["a4"]} {
  %r = ten.slice %0 start = [1, 0, 1] limit = [3, 4, 5] stride = [1, 3, 2] : tensor<3x4x5xf32> -> tensor<2x2x2xf32>
  return %r : tensor<2x2x2xf32>
}
func.func @case_concat_f32(%0: tensor<3x4x5xf32>, %1: tensor<3x4x5xf32>) -> (tensor<3x12x5xf32>) attributes {inputs = ["a0", "a0"], outputs = ["a5"]} {
  %r = ten.concat %0, %1, %0 dim = 1 : tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32> -> tensor<3x12x5xf32>
  return %r : tensor<3x12x5xf32>
}
func.func @case_broadcast_f32(%0: tensor<3x1xf32>) -> (tensor<4x2x3xf32>) attributes {inputs = ["a6"], outputs = ["a7"]} {
  %r = ten.broadcast %0 dims = [2, 0] : tensor<3x1xf32> -> tensor<4x2x3xf32>
  return %r : tensor<4x2x3xf32>
}
func.func @case_pad0_f32(%0: tensor<3x4x5xf32>, %1: tensor<f32>) -> (tensor<4x9x16xf32>) attributes {inputs = ["a0", "a8"], outputs = ["a9"]} {
  %r = ten.pad %0, %1 low = [1, 0, 2] high = [0, 2, 1] interior = [0, 1, 2] : tensor<3x4x5xf32> -> tensor<4x9x16xf32>
  return %r : tensor<4x9x16xf32>
}
func.func @case_pad1_f32(%0: tensor<3x4x5xf32>, %1: tensor<f32>) -> (tensor<3x3x2xf32>) attributes {inputs = ["a0", "a10"], outputs = ["a11"]} {
  %r = ten.pad %0, %1 low = [-1, 2, -2] high = [1, -3, -1] interior = [0, 0, 0] : tensor<3x4x5xf32> -> tensor<3x3x2xf32>
  return %r : tensor<3x3x2xf32>
}
func.func @case_pad2_f32(%0: tensor<3x4x5xf32>, %1: tensor<f32>) -> (tensor<3x6x5xf32>) attributes {inputs = ["a0", "a12"], outputs = ["a13"]} {
  %r = ten.pad %0, %1 low = [-2, -3, 0] high = [0, -1, -4] interior = [1, 2, 1] : tensor<3x4x5xf32> -> tensor<3x6x5xf32>
  return %r : tensor<3x6x5xf32>
}
func.func @case_pad3_f32(%0: tensor<3x4x5xf32>, %1: tensor<f32>) -> (tensor<3x4x6xf32>) attributes {inputs = ["a0", "a14"], outputs = ["a15"]} {
  %r = ten.pad %0, %1 low = [-5, 0, 1] high = [3, 0, 0] interior = [1, 0, 0] : tensor<3x4x5xf32> -> tensor<3x4x6xf32>
  return %r : tensor<3x4x6xf32>
}
func.func @case_dynamic_slice_f32(%0: tensor<3x4x5xf32>, %1: tensor<i32>, %2: tensor<i32>, %3: tensor<i32>) -> (tensor<2x2x3xf32>) attributes {inputs = ["a0", "a16", "a17", "a18"], outputs = ["a19"]} {
  %r = ten.dynamic_slice %0[%1, %2, %3] sizes = [2, 2, 3] : tensor<3x4x5xf32>, tensor<i32> -> tensor<2x2x3xf32>
  return %r : tensor<2x2x3xf32>
}
func.func @case_dynamic_update_slice_f32(%0: tensor<3x4x5xf32>, %1: tensor<i64>, %2: tensor<i64>, %3: tensor<i64>, %4: tensor<1x2x2xf32>) -> (tensor<3x4x5xf32>) attributes {inputs = ["a0", "a20", "a21", "a22", "a23"], outputs = ["a24"]} {
  %r = ten.dynamic_update_slice %0[%1, %2, %3], %4 : tensor<3x4x5xf32>, tensor<i64>, tensor<1x2x2xf32>
  return %r : tensor<3x4x5xf32>
}
func.func @case_transpose_f64(%0: tensor<3x4x5xf64>) -> (tensor<5x3x4xf64>) attributes {inputs = ["a25"], outputs = ["a26"]} {
  %r = ten.transpose %0 perm = [2, 0, 1] : tensor<3x4x5xf64> -> tensor<5x3x4xf64>
  return %r : tensor<5x3x4xf64>
}
func.func @case_reshape_f64(%0: tensor<3x4x5xf64>) -> (tensor<6x10xf64>) attributes {inputs = ["a25"], outputs = ["a27"]} {
  %r = ten.reshape %0 : tensor<3x4x5xf64> -> tensor<6x10xf64>
  return %r : tensor<6x10xf64>
}
func.func @case_reverse_f64(%0: tensor<3x4x5xf64>) -> (tensor<3x4x5xf64>) attributes {inputs = ["a25"], outputs = ["a28"]} {
  %r = ten.reverse %0 dims = [0, 2] : tensor<3x4x5xf64>
  return %r : tensor<3x4x5xf64>
}
func.func @case_slice_f64(%0: tensor<3x4x5xf64>) -> (tensor<2x2x2xf64>) attributes {inputs = ["a25"], outputs = ["a29"]} {
  %r = ten.slice %0 start = [1, 0, 1] limit = [3, 4, 5] stride = [1, 3, 2] : tensor<3x4x5xf64> -> tensor<2x2x2xf64>
  return %r : tensor<2x2x2xf64>
}
func.func @case_concat_f64(%0: tensor<3x4x5xf64>, %1: tensor<3x4x5xf64>) -> (tensor<3x12x5xf64>) attributes {inputs = ["a25", "a25"], outputs = ["a30"]} {
  %r = ten.concat %0, %1, %0 dim = 1 : tensor<3x4x5xf64>, tensor<3x4x5xf64>, tensor<3x4x5xf64> -> tensor<3x12x5xf64>
  return %r : tensor<3x12x5xf64>
}
func.func @case_broadcast_f64(%0: tensor<3x1xf64>) -> (tensor<4x2x3xf64>) attributes {inputs = ["a31"], outputs = ["a32"]} {
  %r = ten.broadcast %0 dims = [2, 0] : tensor<3x1xf64> -> tensor<4x2x3xf64>
  return %r : tensor<4x2x3xf64>
}
func.func @case_pad0_f64(%0: tensor<3x4x5xf64>, %1: tensor<f64>) -> (tensor<4x9x16xf64>) attributes {inputs = ["a25", "a33"], outputs = ["a34"]} {
  %r = ten.pad %0, %1 low = [1, 0, 2] high = [0, 2, 1] interior = [0, 1, 2] : tensor<3x4x5xf64> -> tensor<4x9x16xf64>
  return %r : tensor<4x9x16xf64>
}
func.func @case_pad1_f64(%0: tensor<3x4x5xf64>, %1: tensor<f64>) -> (tensor<3x3x2xf64>) attributes {inputs = ["a25", "a35"], outputs = ["a36"]} {
  %r = ten.pad %0, %1 low = [-1, 2, -2] high = [1, -3, -1] interior = [0, 0, 0] : tensor<3x4x5xf64> -> tensor<3x3x2xf64>
  return %r : tensor<3x3x2xf64>
}
func.func @case_pad2_f64(%0: tensor<3x4x5xf64>, %1: tensor<f64>) -> (tensor<3x6x5xf64>) attributes {inputs = ["a25", "a37"], outputs = ["a38"]} {
  %r = ten.pad %0, %1 low = [-2, -3, 0] high = [0, -1, -4] interior = [1, 2, 1] : tensor<3x4x5xf64> -> tensor<3x6x5xf64>
  return %r : tensor<3x6x5xf64>
}
func.func @case_pad3_f64(%0: tensor<3x4x5xf64>, %1: tensor<f64>) -> (tensor<3x4x6xf64>) attributes {inputs = ["a25", "a39"], outputs = ["a40"]} {
  %r = ten.pad %0, %1 low = [-5, 0, 1] high = [3, 0, 0] interior = [1, 0, 0] : tensor<3x4x5xf64> -> tensor<3x4x6xf64>
  return %r : tensor<3x4x6xf64>
}
func.func @case_dynamic_slice_f64(%0: tensor<3x4x5xf64>, %1: tensor<i32>, %2: tensor<i32>, %3: tensor<i32>) -> (tensor<2x2x3xf64>) attributes {inputs = ["a25", "a16", "a17", "a18"], outputs = ["a41"]} {
  %r = ten.dynamic_slice %0[%1, %2, %3] sizes = [2, 2, 3] : tensor<3x4x5xf64>, tensor<i32> -> tensor<2x2x3xf64>
  return %r : tensor<2x2x3xf64>
}
func.func @case_dynamic_update_slice_f64(%0: tensor<3x4x5xf64>, %1: tensor<i64>, %2: tensor<i64>, %3: tensor<i64>, %4: tensor<1x2x2xf64>) -> (tensor<3x4x5xf64>) attributes {inputs = ["a25", "a20", "a21", "a22", "a42"], outputs = ["a43"]} {
  %r = ten.dynamic_update_slice %0[%1, %2, %3], %4 : tensor<3x4x5xf64>, tensor<i64>, tensor<1x2x2xf64>
  return %r : tensor<3x4x5xf64>
}
func.func @case_transpose_bf16(%0: tensor<3x4x5xbf16>) -> (tensor<5x3x4xbf16>) attributes {inputs = ["a44"], outputs = ["a45"]} {
  %r = ten.transpose %0 perm = [2, 0, 1] : tensor<3x4x5xbf16> -> tensor<5x3x4xbf16>
  return %r : tensor<5x3x4xbf16>
}
func.func @case_reshape_bf16(%0: tensor<3x4x5xbf16>) -> (tensor<6x10xbf16>) attributes {inputs = ["a44"], outputs = ["a46"]} {
  %r = ten.reshape %0 : tensor<3x4x5xbf16> -> tensor<6x10xbf16>
  return %r : tensor<6x10xbf16>
}
func.func @case_reverse_bf16(%0: tensor<3x4x5xbf16>) -> (tensor<3x4x5xbf16>) attributes {inputs = ["a44"], outputs = ["a47"]} {
  %r = ten.reverse %0 dims = [0, 2] : tensor<3x4x5xbf16>
  return %r : tensor<3x4x5xbf16>
}
func.func @case_slice_bf16(%0: tensor<3x4x5xbf16>) -> (tensor<2x2x2xbf16>) attributes {inputs = ["a44"], outputs = ["a48"]} {
  %r = ten.slice %0 start = [1, 0, 1] limit = [3, 4, 5] stride = [1, 3, 2] : tensor<3x4x5xbf16> -> tensor<2x2x2xbf16>
  return %r : tensor<2x2x2xbf16>
}
func.func @case_concat_bf16(%0: tensor<3x4x5xbf16>, %1: tensor<3x4x5xbf16>) -> (tensor<3x12x5xbf16>) attributes {inputs = ["a44", "a44"], outputs = ["a49"]} {
  %r = ten.concat %0, %1, %0 dim = 1 : tensor<3x4x5xbf16>, tensor<3x4x5xbf16>, tensor<3x4x5xbf16> -> tensor<3x12x5xbf16>
  return %r : tensor<3x12x5xbf16>
}
func.func @case_broadcast_bf16(%0: tensor<3x1xbf16>) -> (tensor<4x2x3xbf16>) attributes {inputs = ["a50"], outputs = ["a51"]} {
  %r = ten.broadcast %0 dims = [2, 0] : tensor<3x1xbf16> -> tensor<4x2x3xbf16>
  return %r : tensor<4x2x3xbf16>
}
func.func @case_pad0_bf16(%0: tensor<3x4x5xbf16>, %1: tensor<bf16>) -> (tensor<4x9x16xbf16>) attributes {inputs = ["a44", "a52"], outputs = ["a53"]} {
  %r = ten.pad %0, %1 low = [1, 0, 2] high = [0, 2, 1] interior = [0, 1, 2] : tensor<3x4x5xbf16> -> tensor<4x9x16xbf16>
  return %r : tensor<4x9x16xbf16>
}
func.func @case_pad1_bf16(%0: tensor<3x4x5xbf16>, %1: tensor<bf16>) -> (tensor<3x3x2xbf16>) attributes {inputs = ["a44", "a54"], outputs = ["a55"]} {
  %r = ten.pad %0, %1 low = [-1, 2, -2] high = [1, -3, -1] interior = [0, 0, 0] : tensor<3x4x5xbf16> -> tensor<3x3x2xbf16>
  return %r : tensor<3x3x2xbf16>
}
func.func @case_pad2_bf16(%0: tensor<3x4x5xbf16>, %1: tensor<bf16>) -> (tensor<3x6x5xbf16>) attributes {inputs = ["a44", "a56"], outputs = ["a57"]} {
  %r = ten.pad %0, %1 low = [-2, -3, 0] high = [0, -1, -4] interior = [1, 2, 1] : tensor<3x4x5xbf16> -> tensor<3x6x5xbf16>
  return %r : tensor<3x6x5xbf16>
}
func.func @case_pad3_bf16(%0: tensor<3x4x5xbf16>, %1: tensor<bf16>) -> (tensor<3x4x6xbf16>) attributes {inputs = ["a44", "a58"], outputs = ["a59"]} {
  %r = ten.pad %0, %1 low = [-5, 0, 1] high = [3, 0, 0] interior = [1, 0, 0] : tensor<3x4x5xbf16> -> tensor<3x4x6xbf16>
  return %r : tensor<3x4x6xbf16>
}
func.func @case_dynamic_slice_bf16(%0: tensor<3x4x5xbf16>, %1: tensor<i32>, %2: tensor<i32>, %3: tensor<i32>) -> (tensor<2x2x3xbf16>) attributes {inputs = ["a44", "a16", "a17", "a18"], outputs = ["a60"]} {
  %r = ten.dynamic_slice %0[%1, %2, %3] sizes = [2, 2, 3] : tensor<3x4x5xbf16>, tensor<i32> -> tensor<2x2x3xbf16>
  return %r : tensor<2x2x3xbf16>
}
func.func @case_dynamic_update_slice_bf16(%0: tensor<3x4x5xbf16>, %1: tensor<i64>, %2: tensor<i64>, %3: tensor<i64>, %4: tensor<1x2x2xbf16>) -> (tensor<3x4x5xbf16>) attributes {inputs = ["a44", "a20", "a21", "a22", "a61"], outputs = ["a62"]} {
  %r = ten.dynamic_update_slice %0[%1, %2, %3], %4 : tensor<3x4x5xbf16>, tensor<i64>, tensor<1x2x2xbf16>
  return %r : tensor<3x4x5xbf16>
}
func.func @case_transpose_f8E4M3FN(%0: tensor<3x4x5xf8E4M3FN>) -> (tensor<5x3x4xf8E4M3FN>) attributes {inputs = ["a63"], outputs = ["a64"]} {
  %r = ten.transpose %0 perm = [2, 0, 1] : tensor<3x4x5xf8E4M3FN> -> tensor<5x3x4xf8E4M3FN>
  return %r : tensor<5x3x4xf8E4M3FN>
}
func.func @case_reshape_f8E4M3FN(%0: tensor<3x4x5xf8E4M3FN>) -> (tensor<6x10xf8E4M3FN>) attributes {inputs = ["a63"], outputs = ["a65"]} {
  %r = ten.reshape %0 : tensor<3x4x5xf8E4M3FN> -> tensor<6x10xf8E4M3FN>
  return %r : tensor<6x10xf8E4M3FN>
}
func.func @case_reverse_f8E4M3FN(%0: tensor<3x4x5xf8E4M3FN>) -> (tensor<3x4x5xf8E4M3FN>) attributes {inputs = ["a63"], outputs = ["a66"]} {
  %r = ten.reverse %0 dims = [0, 2] : tensor<3x4x5xf8E4M3FN>
  return %r : tensor<3x4x5xf8E4M3FN>
}
func.func @case_slice_f8E4M3FN(%0: tensor<3x4x5xf8E4M3FN>) -> (tensor<2x2x2xf8E4M3FN>) attributes {inputs = ["a63"], outputs = ["a67"]} {
  %r = ten.slice %0 start = [1, 0, 1] limit = [3, 4, 5] stride = [1, 3, 2] : tensor<3x4x5xf8E4M3FN> -> tensor<2x2x2xf8E4M3FN>
  return %r : tensor<2x2x2xf8E4M3FN>
}
func.func @case_concat_f8E4M3FN(%0: tensor<3x4x5xf8E4M3FN>, %1: tensor<3x4x5xf8E4M3FN>) -> (tensor<3x12x5xf8E4M3FN>) attributes {inputs = ["a63", "a63"], outputs = ["a68"]} {
  %r = ten.concat %0, %1, %0 dim = 1 : tensor<3x4x5xf8E4M3FN>, tensor<3x4x5xf8E4M3FN>, tensor<3x4x5xf8E4M3FN> -> tensor<3x12x5xf8E4M3FN>
  return %r : tensor<3x12x5xf8E4M3FN>
}
func.func @case_broadcast_f8E4M3FN(%0: tensor<3x1xf8E4M3FN>) -> (tensor<4x2x3xf8E4M3FN>) attributes {inputs = ["a69"], outputs = ["a70"]} {
  %r = ten.broadcast %0 dims = [2, 0] : tensor<3x1xf8E4M3FN> -> tensor<4x2x3xf8E4M3FN>
  return %r : tensor<4x2x3xf8E4M3FN>
}
func.func @case_pad0_f8E4M3FN(%0: tensor<3x4x5xf8E4M3FN>, %1: tensor<f8E4M3FN>) -> (tensor<4x9x16xf8E4M3FN>) attributes {inputs = ["a63", "a71"], outputs = ["a72"]} {
  %r = ten.pad %0, %1 low = [1, 0, 2] high = [0, 2, 1] interior = [0, 1, 2] : tensor<3x4x5xf8E4M3FN> -> tensor<4x9x16xf8E4M3FN>
  return %r : tensor<4x9x16xf8E4M3FN>
}
func.func @case_pad1_f8E4M3FN(%0: tensor<3x4x5xf8E4M3FN>, %1: tensor<f8E4M3FN>) -> (tensor<3x3x2xf8E4M3FN>) attributes {inputs = ["a63", "a73"], outputs = ["a74"]} {
  %r = ten.pad %0, %1 low = [-1, 2, -2] high = [1, -3, -1] interior = [0, 0, 0] : tensor<3x4x5xf8E4M3FN> -> tensor<3x3x2xf8E4M3FN>
  return %r : tensor<3x3x2xf8E4M3FN>
}
func.func @case_pad2_f8E4M3FN(%0: tensor<3x4x5xf8E4M3FN>, %1: tensor<f8E4M3FN>) -> (tensor<3x6x5xf8E4M3FN>) attributes {inputs = ["a63", "a75"], outputs = ["a76"]} {
  %r = ten.pad %0, %1 low = [-2, -3, 0] high = [0, -1, -4] interior = [1, 2, 1] : tensor<3x4x5xf8E4M3FN> -> tensor<3x6x5xf8E4M3FN>
  return %r : tensor<3x6x5xf8E4M3FN>
}
func.func @case_pad3_f8E4M3FN(%0: tensor<3x4x5xf8E4M3FN>, %1: tensor<f8E4M3FN>) -> (tensor<3x4x6xf8E4M3FN>) attributes {inputs = ["a63", "a77"], outputs = ["a78"]} {
  %r = ten.pad %0, %1 low = [-5, 0, 1] high = [3, 0, 0] interior = [1, 0, 0] : tensor<3x4x5xf8E4M3FN> -> tensor<3x4x6xf8E4M3FN>
  return %r : tensor<3x4x6xf8E4M3FN>
}
func.func @case_dynamic_slice_f8E4M3FN(%0: tensor<3x4x5xf8E4M3FN>, %1: tensor<i32>, %2: tensor<i32>, %3: tensor<i32>) -> (tensor<2x2x3xf8E4M3FN>) attributes {inputs = ["a63", "a16", "a17", "a18"], outputs = ["a79"]} {
  %r = ten.dynamic_slice %0[%1, %2, %3] sizes = [2, 2, 3] : tensor<3x4x5xf8E4M3FN>, tensor<i32> -> tensor<2x2x3xf8E4M3FN>
  return %r : tensor<2x2x3xf8E4M3FN>
}
func.func @case_dynamic_update_slice_f8E4M3FN(%0: tensor<3x4x5xf8E4M3FN>, %1: tensor<i64>, %2: tensor<i64>, %3: tensor<i64>, %4: tensor<1x2x2xf8E4M3FN>) -> (tensor<3x4x5xf8E4M3FN>) attributes {inputs = ["a63", "a20", "a21", "a22", "a80"], outputs = ["a81"]} {
  %r = ten.dynamic_update_slice %0[%1, %2, %3], %4 : tensor<3x4x5xf8E4M3FN>, tensor<i64>, tensor<1x2x2xf8E4M3FN>
  return %r : tensor<3x4x5xf8E4M3FN>
}
func.func @case_transpose_i8(%0: tensor<3x4x5xi8>) -> (tensor<5x3x4xi8>) attributes {inputs = ["a82"], outputs = ["a83"]} {
  %r = ten.transpose %0 perm = [2, 0, 1] : tensor<3x4x5xi8> -> tensor<5x3x4xi8>
  return %r : tensor<5x3x4xi8>
}
func.func @case_reshape_i8(%0: tensor<3x4x5xi8>) -> (tensor<6x10xi8>) attributes {inputs = ["a82"], outputs = ["a84"]} {
  %r = ten.reshape %0 : tensor<3x4x5xi8> -> tensor<6x10xi8>
  return %r : tensor<6x10xi8>
}
func.func @case_reverse_i8(%0: tensor<3x4x5xi8>) -> (tensor<3x4x5xi8>) attributes {inputs = ["a82"], outputs = ["a85"]} {
  %r = ten.reverse %0 dims = [0, 2] : tensor<3x4x5xi8>
  return %r : tensor<3x4x5xi8>
}
func.func @case_slice_i8(%0: tensor<3x4x5xi8>) -> (tensor<2x2x2xi8>) attributes {inputs = ["a82"], outputs = ["a86"]} {
  %r = ten.slice %0 start = [1, 0, 1] limit = [3, 4, 5] stride = [1, 3, 2] : tensor<3x4x5xi8> -> tensor<2x2x2xi8>
  return %r : tensor<2x2x2xi8>
}
func.func @case_concat_i8(%0: tensor<3x4x5xi8>, %1: tensor<3x4x5xi8>) -> (tensor<3x12x5xi8>) attributes {inputs = ["a82", "a82"], outputs = ["a87"]} {
  %r = ten.concat %0, %1, %0 dim = 1 : tensor<3x4x5xi8>, tensor<3x4x5xi8>, tensor<3x4x5xi8> -> tensor<3x12x5xi8>
  return %r : tensor<3x12x5xi8>
}
func.func @case_broadcast_i8(%0: tensor<3x1xi8>) -> (tensor<4x2x3xi8>) attributes {inputs = ["a88"], outputs = ["a89"]} {
  %r = ten.broadcast %0 dims = [2, 0] : tensor<3x1xi8> -> tensor<4x2x3xi8>
  return %r : tensor<4x2x3xi8>
}
func.func @case_pad0_i8(%0: tensor<3x4x5xi8>, %1: tensor<i8>) -> (tensor<4x9x16xi8>) attributes {inputs = ["a82", "a90"], outputs = ["a91"]} {
  %r = ten.pad %0, %1 low = [1, 0, 2] high = [0, 2, 1] interior = [0, 1, 2] : tensor<3x4x5xi8> -> tensor<4x9x16xi8>
  return %r : tensor<4x9x16xi8>
}
func.func @case_pad1_i8(%0: tensor<3x4x5xi8>, %1: tensor<i8>) -> (tensor<3x3x2xi8>) attributes {inputs = ["a82", "a92"], outputs = ["a93"]} {
  %r = ten.pad %0, %1 low = [-1, 2, -2] high = [1, -3, -1] interior = [0, 0, 0] : tensor<3x4x5xi8> -> tensor<3x3x2xi8>
  return %r : tensor<3x3x2xi8>
}
func.func @case_pad2_i8(%0: tensor<3x4x5xi8>, %1: tensor<i8>) -> (tensor<3x6x5xi8>) attributes {inputs = ["a82", "a94"], outputs = ["a95"]} {
  %r = ten.pad %0, %1 low = [-2, -3, 0] high = [0, -1, -4] interior = [1, 2, 1] : tensor<3x4x5xi8> -> tensor<3x6x5xi8>
  return %r : tensor<3x6x5xi8>
}
func.func @case_pad3_i8(%0: tensor<3x4x5xi8>, %1: tensor<i8>) -> (tensor<3x4x6xi8>) attributes {inputs = ["a82", "a96"], outputs = ["a97"]} {
  %r = ten.pad %0, %1 low = [-5, 0, 1] high = [3, 0, 0] interior = [1, 0, 0] : tensor<3x4x5xi8> -> tensor<3x4x6xi8>
  return %r : tensor<3x4x6xi8>
}
func.func @case_dynamic_slice_i8(%0: tensor<3x4x5xi8>, %1: tensor<i32>, %2: tensor<i32>, %3: tensor<i32>) -> (tensor<2x2x3xi8>) attributes {inputs = ["a82", "a16", "a17", "a18"], outputs = ["a98"]} {
  %r = ten.dynamic_slice %0[%1, %2, %3] sizes = [2, 2, 3] : tensor<3x4x5xi8>, tensor<i32> -> tensor<2x2x3xi8>
  return %r : tensor<2x2x3xi8>
}
func.func @case_dynamic_update_slice_i8(%0: tensor<3x4x5xi8>, %1: tensor<i64>, %2: tensor<i64>, %3: tensor<i64>, %4: tensor<1x2x2xi8>) -> (tensor<3x4x5xi8>) attributes {inputs = ["a82", "a20", "a21", "a22", "a99"], outputs = ["a100"]} {
  %r = ten.dynamic_update_slice %0[%1, %2, %3], %4 : tensor<3x4x5xi8>, tensor<i64>, tensor<1x2x2xi8>
  return %r : tensor<3x4x5xi8>
}
func.func @case_transpose_i32(%0: tensor<3x4x5xi32>) -> (tensor<5x3x4xi32>) attributes {inputs = ["a101"], outputs = ["a102"]} {
  %r = ten.transpose %0 perm = [2, 0, 1] : tensor<3x4x5xi32> -> tensor<5x3x4xi32>
  return %r : tensor<5x3x4xi32>
}
func.func @case_reshape_i32(%0: tensor<3x4x5xi32>) -> (tensor<6x10xi32>) attributes {inputs = ["a101"], outputs = ["a103"]} {
  %r = ten.reshape %0 : tensor<3x4x5xi32> -> tensor<6x10xi32>
  return %r : tensor<6x10xi32>
}
func.func @case_reverse_i32(%0: tensor<3x4x5xi32>) -> (tensor<3x4x5xi32>) attributes {inputs = ["a101"], outputs = ["a104"]} {
  %r = ten.reverse %0 dims = [0, 2] : tensor<3x4x5xi32>
  return %r : tensor<3x4x5xi32>
}
func.func @case_slice_i32(%0: tensor<3x4x5xi32>) -> (tensor<2x2x2xi32>) attributes {inputs = ["a101"], outputs = ["a105"]} {
  %r = ten.slice %0 start = [1, 0, 1] limit = [3, 4, 5] stride = [1, 3, 2] : tensor<3x4x5xi32> -> tensor<2x2x2xi32>
  return %r : tensor<2x2x2xi32>
}
func.func @case_concat_i32(%0: tensor<3x4x5xi32>, %1: tensor<3x4x5xi32>) -> (tensor<3x12x5xi32>) attributes {inputs = ["a101", "a101"], outputs = ["a106"]} {
  %r = ten.concat %0, %1, %0 dim = 1 : tensor<3x4x5xi32>, tensor<3x4x5xi32>, tensor<3x4x5xi32> -> tensor<3x12x5xi32>
  return %r : tensor<3x12x5xi32>
}
func.func @case_broadcast_i32(%0: tensor<3x1xi32>) -> (tensor<4x2x3xi32>) attributes {inputs = ["a107"], outputs = ["a108"]} {
  %r = ten.broadcast %0 dims = [2, 0] : tensor<3x1xi32> -> tensor<4x2x3xi32>
  return %r : tensor<4x2x3xi32>
}
func.func @case_pad0_i32(%0: tensor<3x4x5xi32>, %1: tensor<i32>) -> (tensor<4x9x16xi32>) attributes {inputs = ["a101", "a109"], outputs = ["a110"]} {
  %r = ten.pad %0, %1 low = [1, 0, 2] high = [0, 2, 1] interior = [0, 1, 2] : tensor<3x4x5xi32> -> tensor<4x9x16xi32>
  return %r : tensor<4x9x16xi32>
}
func.func @case_pad1_i32(%0: tensor<3x4x5xi32>, %1: tensor<i32>) -> (tensor<3x3x2xi32>) attributes {inputs = ["a101", "a111"], outputs = ["a112"]} {
  %r = ten.pad %0, %1 low = [-1, 2, -2] high = [1, -3, -1] interior = [0, 0, 0] : tensor<3x4x5xi32> -> tensor<3x3x2xi32>
  return %r : tensor<3x3x2xi32>
}
func.func @case_pad2_i32(%0: tensor<3x4x5xi32>, %1: tensor<i32>) -> (tensor<3x6x5xi32>) attributes {inputs = ["a101", "a113"], outputs = ["a114"]} {
  %r = ten.pad %0, %1 low = [-2, -3, 0] high = [0, -1, -4] interior = [1, 2, 1] : tensor<3x4x5xi32> -> tensor<3x6x5xi32>
  return %r : tensor<3x6x5xi32>
}
func.func @case_pad3_i32(%0: tensor<3x4x5xi32>, %1: tensor<i32>) -> (tensor<3x4x6xi32>) attributes {inputs = ["a101", "a109"], outputs = ["a115"]} {
  %r = ten.pad %0, %1 low = [-5, 0, 1] high = [3, 0, 0] interior = [1, 0, 0] : tensor<3x4x5xi32> -> tensor<3x4x6xi32>
  return %r : tensor<3x4x6xi32>
}
func.func @case_dynamic_slice_i32(%0: tensor<3x4x5xi32>, %1: tensor<i32>, %2: tensor<i32>, %3: tensor<i32>) -> (tensor<2x2x3xi32>) attributes {inputs = ["a101", "a16", "a17", "a18"], outputs = ["a116"]} {
  %r = ten.dynamic_slice %0[%1, %2, %3] sizes = [2, 2, 3] : tensor<3x4x5xi32>, tensor<i32> -> tensor<2x2x3xi32>
  return %r : tensor<2x2x3xi32>
}
func.func @case_dynamic_update_slice_i32(%0: tensor<3x4x5xi32>, %1: tensor<i64>, %2: tensor<i64>, %3: tensor<i64>, %4: tensor<1x2x2xi32>) -> (tensor<3x4x5xi32>) attributes {inputs = ["a101", "a20", "a21", "a22", "a117"], outputs = ["a118"]} {
  %r = ten.dynamic_update_slice %0[%1, %2, %3], %4 : tensor<3x4x5xi32>, tensor<i64>, tensor<1x2x2xi32>
  return %r : tensor<3x4x5xi32>
}
func.func @case_transpose_ui16(%0: tensor<3x4x5xui16>) -> (tensor<5x3x4xui16>) attributes {inputs = ["a119"], outputs = ["a120"]} {
  %r = ten.transpose %0 perm = [2, 0, 1] : tensor<3x4x5xui16> -> tensor<5x3x4xui16>
  return %r : tensor<5x3x4xui16>
}
func.func @case_reshape_ui16(%0: tensor<3x4x5xui16>) -> (tensor<6x10xui16>) attributes {inputs = ["a119"], outputs = ["a121"]} {
  %r = ten.reshape %0 : tensor<3x4x5xui16> -> tensor<6x10xui16>
  return %r : tensor<6x10xui16>
}
func.func @case_reverse_ui16(%0: tensor<3x4x5xui16>) -> (tensor<3x4x5xui16>) attributes {inputs = ["a119"], outputs = ["a122"]} {
  %r = ten.reverse %0 dims = [0, 2] : tensor<3x4x5xui16>
  return %r : tensor<3x4x5xui16>
}
func.func @case_slice_ui16(%0: tensor<3x4x5xui16>) -> (tensor<2x2x2xui16>) attributes {inputs = ["a119"], outputs = ["a123"]} {
  %r = ten.slice %0 start = [1, 0, 1] limit = [3, 4, 5] stride = [1, 3, 2] : tensor<3x4x5xui16> -> tensor<2x2x2xui16>
  return %r : tensor<2x2x2xui16>
}
func.func @case_concat_ui16(%0: tensor<3x4x5xui16>, %1: tensor<3x4x5xui16>) -> (tensor<3x12x5xui16>) attributes {inputs = ["a119", "a119"], outputs = ["a124"]} {
  %r = ten.concat %0, %1, %0 dim = 1 : tensor<3x4x5xui16>, tensor<3x4x5xui16>, tensor<3x4x5xui16> -> tensor<3x12x5xui16>
  return %r : tensor<3x12x5xui16>
}
func.func @case_broadcast_ui16(%0: tensor<3x1xui16>) -> (tensor<4x2x3xui16>) attributes {inputs = ["a125"], outputs = ["a126"]} {
  %r = ten.broadcast %0 dims = [2, 0] : tensor<3x1xui16> -> tensor<4x2x3xui16>
  return %r : tensor<4x2x3xui16>
}
func.func @case_pad0_ui16(%0: tensor<3x4x5xui16>, %1: tensor<ui16>) -> (tensor<4x9x16xui16>) attributes {inputs = ["a119", "a127"], outputs = ["a128"]} {
  %r = ten.pad %0, %1 low = [1, 0, 2] high = [0, 2, 1] interior = [0, 1, 2] : tensor<3x4x5xui16> -> tensor<4x9x16xui16>
  return %r : tensor<4x9x16xui16>
}
func.func @case_pad1_ui16(%0: tensor<3x4x5xui16>, %1: tensor<ui16>) -> (tensor<3x3x2xui16>) attributes {inputs = ["a119", "a129"], outputs = ["a130"]} {
  %r = ten.pad %0, %1 low = [-1, 2, -2] high = [1, -3, -1] interior = [0, 0, 0] : tensor<3x4x5xui16> -> tensor<3x3x2xui16>
  return %r : tensor<3x3x2xui16>
}
func.func @case_pad2_ui16(%0: tensor<3x4x5xui16>, %1: tensor<ui16>) -> (tensor<3x6x5xui16>) attributes {inputs = ["a119", "a131"], outputs = ["a132"]} {
  %r = ten.pad %0, %1 low = [-2, -3, 0] high = [0, -1, -4] interior = [1, 2, 1] : tensor<3x4x5xui16> -> tensor<3x6x5xui16>
  return %r : tensor<3x6x5xui16>
}
func.func @case_pad3_ui16(%0: tensor<3x4x5xui16>, %1: tensor<ui16>) -> (tensor<3x4x6xui16>) attributes {inputs = ["a119", "a133"], outputs = ["a134"]} {
  %r = ten.pad %0, %1 low = [-5, 0, 1] high = [3, 0, 0] interior = [1, 0, 0] : tensor<3x4x5xui16> -> tensor<3x4x6xui16>
  return %r : tensor<3x4x6xui16>
}
func.func @case_dynamic_slice_ui16(%0: tensor<3x4x5xui16>, %1: tensor<i32>, %2: tensor<i32>, %3: tensor<i32>) -> (tensor<2x2x3xui16>) attributes {inputs = ["a119", "a16", "a17", "a18"], outputs = ["a135"]} {
  %r = ten.dynamic_slice %0[%1, %2, %3] sizes = [2, 2, 3] : tensor<3x4x5xui16>, tensor<i32> -> tensor<2x2x3xui16>
  return %r : tensor<2x2x3xui16>
}
func.func @case_dynamic_update_slice_ui16(%0: tensor<3x4x5xui16>, %1: tensor<i64>, %2: tensor<i64>, %3: tensor<i64>, %4: tensor<1x2x2xui16>) -> (tensor<3x4x5xui16>) attributes {inputs = ["a119", "a20", "a21", "a22", "a136"], outputs = ["a137"]} {
  %r = ten.dynamic_update_slice %0[%1, %2, %3], %4 : tensor<3x4x5xui16>, tensor<i64>, tensor<1x2x2xui16>
  return %r : tensor<3x4x5xui16>
}
func.func @case_transpose_i4(%0: tensor<3x4x5xi4>) -> (tensor<5x3x4xi4>) attributes {inputs = ["a138"], outputs = ["a139"]} {
  %r = ten.transpose %0 perm = [2, 0, 1] : tensor<3x4x5xi4> -> tensor<5x3x4xi4>
  return %r : tensor<5x3x4xi4>
}
func.func @case_reshape_i4(%0: tensor<3x4x5xi4>) -> (tensor<6x10xi4>) attributes {inputs = ["a138"], outputs = ["a140"]} {
  %r = ten.reshape %0 : tensor<3x4x5xi4> -> tensor<6x10xi4>
  return %r : tensor<6x10xi4>
}
func.func @case_reverse_i4(%0: tensor<3x4x5xi4>) -> (tensor<3x4x5xi4>) attributes {inputs = ["a138"], outputs = ["a141"]} {
  %r = ten.reverse %0 dims = [0, 2] : tensor<3x4x5xi4>
  return %r : tensor<3x4x5xi4>
}
func.func @case_slice_i4(%0: tensor<3x4x5xi4>) -> (tensor<2x2x2xi4>) attributes {inputs = ["a138"], outputs = ["a142"]} {
  %r = ten.slice %0 start = [1, 0, 1] limit = [3, 4, 5] stride = [1, 3, 2] : tensor<3x4x5xi4> -> tensor<2x2x2xi4>
  return %r : tensor<2x2x2xi4>
}
func.func @case_concat_i4(%0: tensor<3x4x5xi4>, %1: tensor<3x4x5xi4>) -> (tensor<3x12x5xi4>) attributes {inputs = ["a138", "a138"], outputs = ["a143"]} {
  %r = ten.concat %0, %1, %0 dim = 1 : tensor<3x4x5xi4>, tensor<3x4x5xi4>, tensor<3x4x5xi4> -> tensor<3x12x5xi4>
  return %r : tensor<3x12x5xi4>
}
func.func @case_broadcast_i4(%0: tensor<3x1xi4>) -> (tensor<4x2x3xi4>) attributes {inputs = ["a144"], outputs = ["a145"]} {
  %r = ten.broadcast %0 dims = [2, 0] : tensor<3x1xi4> -> tensor<4x2x3xi4>
  return %r : tensor<4x2x3xi4>
}
func.func @case_pad0_i4(%0: tensor<3x4x5xi4>, %1: tensor<i4>) -> (tensor<4x9x16xi4>) attributes {inputs = ["a138", "a146"], outputs = ["a147"]} {
  %r = ten.pad %0, %1 low = [1, 0, 2] high = [0, 2, 1] interior = [0, 1, 2] : tensor<3x4x5xi4> -> tensor<4x9x16xi4>
  return %r : tensor<4x9x16xi4>
}
func.func @case_pad1_i4(%0: tensor<3x4x5xi4>, %1: tensor<i4>) -> (tensor<3x3x2xi4>) attributes {inputs = ["a138", "a148"], outputs = ["a149"]} {
  %r = ten.pad %0, %1 low = [-1, 2, -2] high = [1, -3, -1] interior = [0, 0, 0] : tensor<3x4x5xi4> -> tensor<3x3x2xi4>
  return %r : tensor<3x3x2xi4>
}
func.func @case_pad2_i4(%0: tensor<3x4x5xi4>, %1: tensor<i4>) -> (tensor<3x6x5xi4>) attributes {inputs = ["a138", "a150"], outputs = ["a151"]} {
  %r = ten.pad %0, %1 low = [-2, -3, 0] high = [0, -1, -4] interior = [1, 2, 1] : tensor<3x4x5xi4> -> tensor<3x6x5xi4>
  return %r : tensor<3x6x5xi4>
}
func.func @case_pad3_i4(%0: tensor<3x4x5xi4>, %1: tensor<i4>) -> (tensor<3x4x6xi4>) attributes {inputs = ["a138", "a152"], outputs = ["a153"]} {
  %r = ten.pad %0, %1 low = [-5, 0, 1] high = [3, 0, 0] interior = [1, 0, 0] : tensor<3x4x5xi4> -> tensor<3x4x6xi4>
  return %r : tensor<3x4x6xi4>
}
func.func @case_dynamic_slice_i4(%0: tensor<3x4x5xi4>, %1: tensor<i32>, %2: tensor<i32>, %3: tensor<i32>) -> (tensor<2x2x3xi4>) attributes {inputs = ["a138", "a16", "a17", "a18"], outputs = ["a154"]} {
  %r = ten.dynamic_slice %0[%1, %2, %3] sizes = [2, 2, 3] : tensor<3x4x5xi4>, tensor<i32> -> tensor<2x2x3xi4>
  return %r : tensor<2x2x3xi4>
}
func.func @case_dynamic_update_slice_i4(%0: tensor<3x4x5xi4>, %1: tensor<i64>, %2: tensor<i64>, %3: tensor<i64>, %4: tensor<1x2x2xi4>) -> (tensor<3x4x5xi4>) attributes {inputs = ["a138", "a20", "a21", "a22", "a155"], outputs = ["a156"]} {
  %r = ten.dynamic_update_slice %0[%1, %2, %3], %4 : tensor<3x4x5xi4>, tensor<i64>, tensor<1x2x2xi4>
  return %r : tensor<3x4x5xi4>
}
func.func @case_transpose_complex_f32(%0: tensor<3x4x5xcomplex<f32>>) -> (tensor<5x3x4xcomplex<f32>>) attributes {inputs = ["a157"], outputs = ["a158"]} {
  %r = ten.transpose %0 perm = [2, 0, 1] : tensor<3x4x5xcomplex<f32>> -> tensor<5x3x4xcomplex<f32>>
  return %r : tensor<5x3x4xcomplex<f32>>
}
func.func @case_reshape_complex_f32(%0: tensor<3x4x5xcomplex<f32>>) -> (tensor<6x10xcomplex<f32>>) attributes {inputs = ["a157"], outputs = ["a159"]} {
  %r = ten.reshape %0 : tensor<3x4x5xcomplex<f32>> -> tensor<6x10xcomplex<f32>>
  return %r : tensor<6x10xcomplex<f32>>
}
func.func @case_reverse_complex_f32(%0: tensor<3x4x5xcomplex<f32>>) -> (tensor<3x4x5xcomplex<f32>>) attributes {inputs = ["a157"], outputs = ["a160"]} {
  %r = ten.reverse %0 dims = [0, 2] : tensor<3x4x5xcomplex<f32>>
  return %r : tensor<3x4x5xcomplex<f32>>
}
func.func @case_slice_complex_f32(%0: tensor<3x4x5xcomplex<f32>>) -> (tensor<2x2x2xcomplex<f32>>) attributes {inputs = ["a157"], outputs = ["a161"]} {
  %r = ten.slice %0 start = [1, 0, 1] limit = [3, 4, 5] stride = [1, 3, 2] : tensor<3x4x5xcomplex<f32>> -> tensor<2x2x2xcomplex<f32>>
  return %r : tensor<2x2x2xcomplex<f32>>
}
func.func @case_concat_complex_f32(%0: tensor<3x4x5xcomplex<f32>>, %1: tensor<3x4x5xcomplex<f32>>) -> (tensor<3x12x5xcomplex<f32>>) attributes {inputs = ["a157", "a157"], outputs = ["a162"]} {
  %r = ten.concat %0, %1, %0 dim = 1 : tensor<3x4x5xcomplex<f32>>, tensor<3x4x5xcomplex<f32>>, tensor<3x4x5xcomplex<f32>> -> tensor<3x12x5xcomplex<f32>>
  return %r : tensor<3x12x5xcomplex<f32>>
}
func.func @case_broadcast_complex_f32(%0: tensor<3x1xcomplex<f32>>) -> (tensor<4x2x3xcomplex<f32>>) attributes {inputs = ["a163"], outputs = ["a164"]} {
  %r = ten.broadcast %0 dims = [2, 0] : tensor<3x1xcomplex<f32>> -> tensor<4x2x3xcomplex<f32>>
  return %r : tensor<4x2x3xcomplex<f32>>
}
func.func @case_pad0_complex_f32(%0: tensor<3x4x5xcomplex<f32>>, %1: tensor<complex<f32>>) -> (tensor<4x9x16xcomplex<f32>>) attributes {inputs = ["a157", "a165"], outputs = ["a166"]} {
  %r = ten.pad %0, %1 low = [1, 0, 2] high = [0, 2, 1] interior = [0, 1, 2] : tensor<3x4x5xcomplex<f32>> -> tensor<4x9x16xcomplex<f32>>
  return %r : tensor<4x9x16xcomplex<f32>>
}
func.func @case_pad1_complex_f32(%0: tensor<3x4x5xcomplex<f32>>, %1: tensor<complex<f32>>) -> (tensor<3x3x2xcomplex<f32>>) attributes {inputs = ["a157", "a167"], outputs = ["a168"]} {
  %r = ten.pad %0, %1 low = [-1, 2, -2] high = [1, -3, -1] interior = [0, 0, 0] : tensor<3x4x5xcomplex<f32>> -> tensor<3x3x2xcomplex<f32>>
  return %r : tensor<3x3x2xcomplex<f32>>
}
func.func @case_pad2_complex_f32(%0: tensor<3x4x5xcomplex<f32>>, %1: tensor<complex<f32>>) -> (tensor<3x6x5xcomplex<f32>>) attributes {inputs = ["a157", "a169"], outputs = ["a170"]} {
  %r = ten.pad %0, %1 low = [-2, -3, 0] high = [0, -1, -4] interior = [1, 2, 1] : tensor<3x4x5xcomplex<f32>> -> tensor<3x6x5xcomplex<f32>>
  return %r : tensor<3x6x5xcomplex<f32>>
}
func.func @case_pad3_complex_f32(%0: tensor<3x4x5xcomplex<f32>>, %1: tensor<complex<f32>>) -> (tensor<3x4x6xcomplex<f32>>) attributes {inputs = ["a157", "a171"], outputs = ["a172"]} {
  %r = ten.pad %0, %1 low = [-5, 0, 1] high = [3, 0, 0] interior = [1, 0, 0] : tensor<3x4x5xcomplex<f32>> -> tensor<3x4x6xcomplex<f32>>
  return %r : tensor<3x4x6xcomplex<f32>>
}
func.func @case_dynamic_slice_complex_f32(%0: tensor<3x4x5xcomplex<f32>>, %1: tensor<i32>, %2: tensor<i32>, %3: tensor<i32>) -> (tensor<2x2x3xcomplex<f32>>) attributes {inputs = ["a157", "a16", "a17", "a18"], outputs = ["a173"]} {
  %r = ten.dynamic_slice %0[%1, %2, %3] sizes = [2, 2, 3] : tensor<3x4x5xcomplex<f32>>, tensor<i32> -> tensor<2x2x3xcomplex<f32>>
  return %r : tensor<2x2x3xcomplex<f32>>
}
func.func @case_dynamic_update_slice_complex_f32(%0: tensor<3x4x5xcomplex<f32>>, %1: tensor<i64>, %2: tensor<i64>, %3: tensor<i64>, %4: tensor<1x2x2xcomplex<f32>>) -> (tensor<3x4x5xcomplex<f32>>) attributes {inputs = ["a157", "a20", "a21", "a22", "a174"], outputs = ["a175"]} {
  %r = ten.dynamic_update_slice %0[%1, %2, %3], %4 : tensor<3x4x5xcomplex<f32>>, tensor<i64>, tensor<1x2x2xcomplex<f32>>
  return %r : tensor<3x4x5xcomplex<f32>>
}
func.func @case_transpose_i1(%0: tensor<3x4x5xi1>) -> (tensor<5x3x4xi1>) attributes {inputs = ["a176"], outputs = ["a177"]} {
  %r = ten.transpose %0 perm = [2, 0, 1] : tensor<3x4x5xi1> -> tensor<5x3x4xi1>
  return %r : tensor<5x3x4xi1>
}
func.func @case_reshape_i1(%0: tensor<3x4x5xi1>) -> (tensor<6x10xi1>) attributes {inputs = ["a176"], outputs = ["a178"]} {
  %r = ten.reshape %0 : tensor<3x4x5xi1> -> tensor<6x10xi1>
  return %r : tensor<6x10xi1>
}
func.func @case_reverse_i1(%0: tensor<3x4x5xi1>) -> (tensor<3x4x5xi1>) attributes {inputs = ["a176"], outputs = ["a179"]} {
  %r = ten.reverse %0 dims = [0, 2] : tensor<3x4x5xi1>
  return %r : tensor<3x4x5xi1>
}
func.func @case_slice_i1(%0: tensor<3x4x5xi1>) -> (tensor<2x2x2xi1>) attributes {inputs = ["a176"], outputs = ["a180"]} {
  %r = ten.slice %0 start = [1, 0, 1] limit = [3, 4, 5] stride = [1, 3, 2] : tensor<3x4x5xi1> -> tensor<2x2x2xi1>
  return %r : tensor<2x2x2xi1>
}
func.func @case_concat_i1(%0: tensor<3x4x5xi1>, %1: tensor<3x4x5xi1>) -> (tensor<3x12x5xi1>) attributes {inputs = ["a176", "a176"], outputs = ["a181"]} {
  %r = ten.concat %0, %1, %0 dim = 1 : tensor<3x4x5xi1>, tensor<3x4x5xi1>, tensor<3x4x5xi1> -> tensor<3x12x5xi1>
  return %r : tensor<3x12x5xi1>
}
func.func @case_broadcast_i1(%0: tensor<3x1xi1>) -> (tensor<4x2x3xi1>) attributes {inputs = ["a182"], outputs = ["a183"]} {
  %r = ten.broadcast %0 dims = [2, 0] : tensor<3x1xi1> -> tensor<4x2x3xi1>
  return %r : tensor<4x2x3xi1>
}
func.func @case_pad0_i1(%0: tensor<3x4x5xi1>, %1: tensor<i1>) -> (tensor<4x9x16xi1>) attributes {inputs = ["a176", "a184"], outputs = ["a185"]} {
  %r = ten.pad %0, %1 low = [1, 0, 2] high = [0, 2, 1] interior = [0, 1, 2] : tensor<3x4x5xi1> -> tensor<4x9x16xi1>
  return %r : tensor<4x9x16xi1>
}
func.func @case_pad1_i1(%0: tensor<3x4x5xi1>, %1: tensor<i1>) -> (tensor<3x3x2xi1>) attributes {inputs = ["a176", "a184"], outputs = ["a186"]} {
  %r = ten.pad %0, %1 low = [-1, 2, -2] high = [1, -3, -1] interior = [0, 0, 0] : tensor<3x4x5xi1> -> tensor<3x3x2xi1>
  return %r : tensor<3x3x2xi1>
}
func.func @case_pad2_i1(%0: tensor<3x4x5xi1>, %1: tensor<i1>) -> (tensor<3x6x5xi1>) attributes {inputs = ["a176", "a184"], outputs = ["a187"]} {
  %r = ten.pad %0, %1 low = [-2, -3, 0] high = [0, -1, -4] interior = [1, 2, 1] : tensor<3x4x5xi1> -> tensor<3x6x5xi1>
  return %r : tensor<3x6x5xi1>
}
func.func @case_pad3_i1(%0: tensor<3x4x5xi1>, %1: tensor<i1>) -> (tensor<3x4x6xi1>) attributes {inputs = ["a176", "a188"], outputs = ["a189"]} {
  %r = ten.pad %0, %1 low = [-5, 0, 1] high = [3, 0, 0] interior = [1, 0, 0] : tensor<3x4x5xi1> -> tensor<3x4x6xi1>
  return %r : tensor<3x4x6xi1>
}
func.func @case_dynamic_slice_i1(%0: tensor<3x4x5xi1>, %1: tensor<i32>, %2: tensor<i32>, %3: tensor<i32>) -> (tensor<2x2x3xi1>) attributes {inputs = ["a176", "a16", "a17", "a18"], outputs = ["a190"]} {
  %r = ten.dynamic_slice %0[%1, %2, %3] sizes = [2, 2, 3] : tensor<3x4x5xi1>, tensor<i32> -> tensor<2x2x3xi1>
  return %r : tensor<2x2x3xi1>
}
func.func @case_dynamic_update_slice_i1(%0: tensor<3x4x5xi1>, %1: tensor<i64>, %2: tensor<i64>, %3: tensor<i64>, %4: tensor<1x2x2xi1>) -> (tensor<3x4x5xi1>) attributes {inputs = ["a176", "a20", "a21", "a22", "a191"], outputs = ["a176"]} {
  %r = ten.dynamic_update_slice %0[%1, %2, %3], %4 : tensor<3x4x5xi1>, tensor<i64>, tensor<1x2x2xi1>
  return %r : tensor<3x4x5xi1>
}
func.func @case_iota_i8() -> (tensor<9x2xi8>) attributes {inputs = [], outputs = ["a192"]} {
  %r = ten.iota dim = 0 : tensor<9x2xi8>
  return %r : tensor<9x2xi8>
}
func.func @case_iota_ui4() -> (tensor<9x2xui4>) attributes {inputs = [], outputs = ["a193"]} {
  %r = ten.iota dim = 0 : tensor<9x2xui4>
  return %r : tensor<9x2xui4>
}
func.func @case_iota_f32() -> (tensor<9x2xf32>) attributes {inputs = [], outputs = ["a194"]} {
  %r = ten.iota dim = 0 : tensor<9x2xf32>
  return %r : tensor<9x2xf32>
}
func.func @case_iota_f16() -> (tensor<9x2xf16>) attributes {inputs = [], outputs = ["a195"]} {
  %r = ten.iota dim = 0 : tensor<9x2xf16>
  return %r : tensor<9x2xf16>
}
func.func @case_iota_complex_f64() -> (tensor<9x2xcomplex<f64>>) attributes {inputs = [], outputs = ["a196"]} {
  %r = ten.iota dim = 0 : tensor<9x2xcomplex<f64>>
  return %r : tensor<9x2xcomplex<f64>>
}
func.func @case_iota_ui64() -> (tensor<9x2xui64>) attributes {inputs = [], outputs = ["a197"]} {
  %r = ten.iota dim = 0 : tensor<9x2xui64>
  return %r : tensor<9x2xui64>
}
func.func @case_iota_bf16() -> (tensor<9x2xbf16>) attributes {inputs = [], outputs = ["a198"]} {
  %r = ten.iota dim = 0 : tensor<9x2xbf16>
  return %r : tensor<9x2xbf16>
}
func.func @case_empty_concat(%0: tensor<0x3xf32>, %1: tensor<0x3xf32>) -> (tensor<0x6xf32>) attributes {inputs = ["a199", "a199"], outputs = ["a200"]} {
  %r = ten.concat %0, %1 dim = 1 : tensor<0x3xf32>, tensor<0x3xf32> -> tensor<0x6xf32>
  return %r : tensor<0x6xf32>
}
func.func @case_empty_pad(%0: tensor<0x3xf32>, %1: tensor<f32>) -> (tensor<2x3xf32>) attributes {inputs = ["a199", "a201"], outputs = ["a202"]} {
  %r = ten.pad %0, %1 low = [1, 0] high = [1, 0] interior = [3, 0] : tensor<0x3xf32> -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
