// Made by make_cases.py. The arrays are in the archive beside it.
func.func @case_contract0_f32_f32(%0: tensor<3x4xf32>, %1: tensor<4x5xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a0", "a1"], outputs = ["a2"], relative = 1.000000e-06 : f64} {
  %r = ten.contract %0, %1 contracting = [1] x [0] : tensor<3x4xf32>, tensor<4x5xf32> -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_contract1_f32_f32(%0: tensor<2x3x4xf32>, %1: tensor<2x5x4xf32>) -> (tensor<2x3x5xf32>) attributes {inputs = ["a3", "a4"], outputs = ["a5"], relative = 1.000000e-06 : f64} {
  %r = ten.contract %0, %1 batch = [0] x [0] contracting = [2] x [2] : tensor<2x3x4xf32>, tensor<2x5x4xf32> -> tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}
func.func @case_contract2_f32_f32(%0: tensor<4x2x3xf32>, %1: tensor<3x5x4xf32>) -> (tensor<2x5xf32>) attributes {inputs = ["a6", "a7"], outputs = ["a8"], relative = 1.000000e-06 : f64} {
  %r = ten.contract %0, %1 contracting = [0, 2] x [2, 0] : tensor<4x2x3xf32>, tensor<3x5x4xf32> -> tensor<2x5xf32>
  return %r : tensor<2x5xf32>
}
func.func @case_contract3_f32_f32(%0: tensor<4xf32>, %1: tensor<4xf32>) -> (tensor<f32>) attributes {inputs = ["a9", "a10"], outputs = ["a11"], relative = 1.000000e-06 : f64} {
  %r = ten.contract %0, %1 contracting = [0] x [0] : tensor<4xf32>, tensor<4xf32> -> tensor<f32>
  return %r : tensor<f32>
}
func.func @case_contract4_f32_f32(%0: tensor<2x3xf32>, %1: tensor<2xf32>) -> (tensor<2x3x2xf32>) attributes {inputs = ["a12", "a13"], outputs = ["a14"], relative = 1.000000e-06 : f64} {
  %r = ten.contract %0, %1 : tensor<2x3xf32>, tensor<2xf32> -> tensor<2x3x2xf32>
  return %r : tensor<2x3x2xf32>
}
func.func @case_contract5_f32_f32(%0: tensor<3x0xf32>, %1: tensor<0x2xf32>) -> (tensor<3x2xf32>) attributes {inputs = ["a15", "a16"], outputs = ["a17"], relative = 1.000000e-06 : f64} {
  %r = ten.contract %0, %1 contracting = [1] x [0] : tensor<3x0xf32>, tensor<0x2xf32> -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}
func.func @case_contract0_f64_f64(%0: tensor<3x4xf64>, %1: tensor<4x5xf64>) -> (tensor<3x5xf64>) attributes {inputs = ["a18", "a19"], outputs = ["a20"], relative = 1.000000e-15 : f64} {
  %r = ten.contract %0, %1 contracting = [1] x [0] : tensor<3x4xf64>, tensor<4x5xf64> -> tensor<3x5xf64>
  return %r : tensor<3x5xf64>
}
func.func @case_contract1_f64_f64(%0: tensor<2x3x4xf64>, %1: tensor<2x5x4xf64>) -> (tensor<2x3x5xf64>) attributes {inputs = ["a21", "a22"], outputs = ["a23"], relative = 1.000000e-15 : f64} {
  %r = ten.contract %0, %1 batch = [0] x [0] contracting = [2] x [2] : tensor<2x3x4xf64>, tensor<2x5x4xf64> -> tensor<2x3x5xf64>
  return %r : tensor<2x3x5xf64>
}
func.func @case_contract2_f64_f64(%0: tensor<4x2x3xf64>, %1: tensor<3x5x4xf64>) -> (tensor<2x5xf64>) attributes {inputs = ["a24", "a25"], outputs = ["a26"], relative = 1.000000e-15 : f64} {
  %r = ten.contract %0, %1 contracting = [0, 2] x [2, 0] : tensor<4x2x3xf64>, tensor<3x5x4xf64> -> tensor<2x5xf64>
  return %r : tensor<2x5xf64>
}
func.func @case_contract3_f64_f64(%0: tensor<4xf64>, %1: tensor<4xf64>) -> (tensor<f64>) attributes {inputs = ["a27", "a28"], outputs = ["a29"], relative = 1.000000e-15 : f64} {
  %r = ten.contract %0, %1 contracting = [0] x [0] : tensor<4xf64>, tensor<4xf64> -> tensor<f64>
  return %r : tensor<f64>
}
func.func @case_contract4_f64_f64(%0: tensor<2x3xf64>, %1: tensor<2xf64>) -> (tensor<2x3x2xf64>) attributes {inputs = ["a30", "a31"], outputs = ["a32"], relative = 1.000000e-15 : f64} {
  %r = ten.contract %0, %1 : tensor<2x3xf64>, tensor<2xf64> -> tensor<2x3x2xf64>
  return %r : tensor<2x3x2xf64>
}
func.func @case_contract5_f64_f64(%0: tensor<3x0xf64>, %1: tensor<0x2xf64>) -> (tensor<3x2xf64>) attributes {inputs = ["a33", "a34"], outputs = ["a35"], relative = 1.000000e-15 : f64} {
  %r = ten.contract %0, %1 contracting = [1] x [0] : tensor<3x0xf64>, tensor<0x2xf64> -> tensor<3x2xf64>
  return %r : tensor<3x2xf64>
}
func.func @case_contract0_f16_f16(%0: tensor<3x4xf16>, %1: tensor<4x5xf16>) -> (tensor<3x5xf16>) attributes {inputs = ["a36", "a37"], outputs = ["a38"], relative = 4.000000e-03 : f64} {
  %r = ten.contract %0, %1 contracting = [1] x [0] : tensor<3x4xf16>, tensor<4x5xf16> -> tensor<3x5xf16>
  return %r : tensor<3x5xf16>
}
func.func @case_contract0_f16_f32(%0: tensor<3x4xf16>, %1: tensor<4x5xf16>) -> (tensor<3x5xf32>) attributes {inputs = ["a36", "a37"], outputs = ["a39"], relative = 1.000000e-06 : f64} {
  %r = ten.contract %0, %1 contracting = [1] x [0] : tensor<3x4xf16>, tensor<4x5xf16> -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_contract1_f16_f16(%0: tensor<2x3x4xf16>, %1: tensor<2x5x4xf16>) -> (tensor<2x3x5xf16>) attributes {inputs = ["a40", "a41"], outputs = ["a42"], relative = 4.000000e-03 : f64} {
  %r = ten.contract %0, %1 batch = [0] x [0] contracting = [2] x [2] : tensor<2x3x4xf16>, tensor<2x5x4xf16> -> tensor<2x3x5xf16>
  return %r : tensor<2x3x5xf16>
}
func.func @case_contract1_f16_f32(%0: tensor<2x3x4xf16>, %1: tensor<2x5x4xf16>) -> (tensor<2x3x5xf32>) attributes {inputs = ["a40", "a41"], outputs = ["a43"], relative = 1.000000e-06 : f64} {
  %r = ten.contract %0, %1 batch = [0] x [0] contracting = [2] x [2] : tensor<2x3x4xf16>, tensor<2x5x4xf16> -> tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}
func.func @case_contract2_f16_f16(%0: tensor<4x2x3xf16>, %1: tensor<3x5x4xf16>) -> (tensor<2x5xf16>) attributes {inputs = ["a44", "a45"], outputs = ["a46"], relative = 4.000000e-03 : f64} {
  %r = ten.contract %0, %1 contracting = [0, 2] x [2, 0] : tensor<4x2x3xf16>, tensor<3x5x4xf16> -> tensor<2x5xf16>
  return %r : tensor<2x5xf16>
}
func.func @case_contract2_f16_f32(%0: tensor<4x2x3xf16>, %1: tensor<3x5x4xf16>) -> (tensor<2x5xf32>) attributes {inputs = ["a44", "a45"], outputs = ["a47"], relative = 1.000000e-06 : f64} {
  %r = ten.contract %0, %1 contracting = [0, 2] x [2, 0] : tensor<4x2x3xf16>, tensor<3x5x4xf16> -> tensor<2x5xf32>
  return %r : tensor<2x5xf32>
}
func.func @case_contract3_f16_f16(%0: tensor<4xf16>, %1: tensor<4xf16>) -> (tensor<f16>) attributes {inputs = ["a48", "a49"], outputs = ["a50"], relative = 4.000000e-03 : f64} {
  %r = ten.contract %0, %1 contracting = [0] x [0] : tensor<4xf16>, tensor<4xf16> -> tensor<f16>
  return %r : tensor<f16>
}
func.func @case_contract3_f16_f32(%0: tensor<4xf16>, %1: tensor<4xf16>) -> (tensor<f32>) attributes {inputs = ["a48", "a49"], outputs = ["a51"], relative = 1.000000e-06 : f64} {
  %r = ten.contract %0, %1 contracting = [0] x [0] : tensor<4xf16>, tensor<4xf16> -> tensor<f32>
  return %r : tensor<f32>
}
func.func @case_contract4_f16_f16(%0: tensor<2x3xf16>, %1: tensor<2xf16>) -> (tensor<2x3x2xf16>) attributes {inputs = ["a52", "a53"], outputs = ["a54"], relative = 4.000000e-03 : f64} {
  %r = ten.contract %0, %1 : tensor<2x3xf16>, tensor<2xf16> -> tensor<2x3x2xf16>
  return %r : tensor<2x3x2xf16>
}
func.func @case_contract4_f16_f32(%0: tensor<2x3xf16>, %1: tensor<2xf16>) -> (tensor<2x3x2xf32>) attributes {inputs = ["a52", "a53"], outputs = ["a55"], relative = 1.000000e-06 : f64} {
  %r = ten.contract %0, %1 : tensor<2x3xf16>, tensor<2xf16> -> tensor<2x3x2xf32>
  return %r : tensor<2x3x2xf32>
}
func.func @case_contract5_f16_f16(%0: tensor<3x0xf16>, %1: tensor<0x2xf16>) -> (tensor<3x2xf16>) attributes {inputs = ["a56", "a57"], outputs = ["a58"], relative = 4.000000e-03 : f64} {
  %r = ten.contract %0, %1 contracting = [1] x [0] : tensor<3x0xf16>, tensor<0x2xf16> -> tensor<3x2xf16>
  return %r : tensor<3x2xf16>
}
func.func @case_contract5_f16_f32(%0: tensor<3x0xf16>, %1: tensor<0x2xf16>) -> (tensor<3x2xf32>) attributes {inputs = ["a56", "a57"], outputs = ["a17"], relative = 1.000000e-06 : f64} {
  %r = ten.contract %0, %1 contracting = [1] x [0] : tensor<3x0xf16>, tensor<0x2xf16> -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}
func.func @case_contract0_bf16_bf16(%0: tensor<3x4xbf16>, %1: tensor<4x5xbf16>) -> (tensor<3x5xbf16>) attributes {inputs = ["a59", "a60"], outputs = ["a61"], relative = 3.000000e-02 : f64} {
  %r = ten.contract %0, %1 contracting = [1] x [0] : tensor<3x4xbf16>, tensor<4x5xbf16> -> tensor<3x5xbf16>
  return %r : tensor<3x5xbf16>
}
func.func @case_contract0_bf16_f32(%0: tensor<3x4xbf16>, %1: tensor<4x5xbf16>) -> (tensor<3x5xf32>) attributes {inputs = ["a59", "a60"], outputs = ["a62"], relative = 1.000000e-06 : f64} {
  %r = ten.contract %0, %1 contracting = [1] x [0] : tensor<3x4xbf16>, tensor<4x5xbf16> -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_contract0_accumulate(%0: tensor<3x4xbf16>, %1: tensor<4x5xbf16>) -> (tensor<3x5xbf16>) attributes {inputs = ["a59", "a60"], outputs = ["a61"], ulp = 1 : i64} {
  %r = ten.contract %0, %1 contracting = [1] x [0] accumulate f32 : tensor<3x4xbf16>, tensor<4x5xbf16> -> tensor<3x5xbf16>
  return %r : tensor<3x5xbf16>
}
func.func @case_contract1_bf16_bf16(%0: tensor<2x3x4xbf16>, %1: tensor<2x5x4xbf16>) -> (tensor<2x3x5xbf16>) attributes {inputs = ["a63", "a64"], outputs = ["a65"], relative = 3.000000e-02 : f64} {
  %r = ten.contract %0, %1 batch = [0] x [0] contracting = [2] x [2] : tensor<2x3x4xbf16>, tensor<2x5x4xbf16> -> tensor<2x3x5xbf16>
  return %r : tensor<2x3x5xbf16>
}
func.func @case_contract1_bf16_f32(%0: tensor<2x3x4xbf16>, %1: tensor<2x5x4xbf16>) -> (tensor<2x3x5xf32>) attributes {inputs = ["a63", "a64"], outputs = ["a66"], relative = 1.000000e-06 : f64} {
  %r = ten.contract %0, %1 batch = [0] x [0] contracting = [2] x [2] : tensor<2x3x4xbf16>, tensor<2x5x4xbf16> -> tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}
func.func @case_contract1_accumulate(%0: tensor<2x3x4xbf16>, %1: tensor<2x5x4xbf16>) -> (tensor<2x3x5xbf16>) attributes {inputs = ["a63", "a64"], outputs = ["a65"], ulp = 1 : i64} {
  %r = ten.contract %0, %1 batch = [0] x [0] contracting = [2] x [2] accumulate f32 : tensor<2x3x4xbf16>, tensor<2x5x4xbf16> -> tensor<2x3x5xbf16>
  return %r : tensor<2x3x5xbf16>
}
func.func @case_contract2_bf16_bf16(%0: tensor<4x2x3xbf16>, %1: tensor<3x5x4xbf16>) -> (tensor<2x5xbf16>) attributes {inputs = ["a67", "a68"], outputs = ["a69"], relative = 3.000000e-02 : f64} {
  %r = ten.contract %0, %1 contracting = [0, 2] x [2, 0] : tensor<4x2x3xbf16>, tensor<3x5x4xbf16> -> tensor<2x5xbf16>
  return %r : tensor<2x5xbf16>
}
func.func @case_contract2_bf16_f32(%0: tensor<4x2x3xbf16>, %1: tensor<3x5x4xbf16>) -> (tensor<2x5xf32>) attributes {inputs = ["a67", "a68"], outputs = ["a70"], relative = 1.000000e-06 : f64} {
  %r = ten.contract %0, %1 contracting = [0, 2] x [2, 0] : tensor<4x2x3xbf16>, tensor<3x5x4xbf16> -> tensor<2x5xf32>
  return %r : tensor<2x5xf32>
}
func.func @case_contract2_accumulate(%0: tensor<4x2x3xbf16>, %1: tensor<3x5x4xbf16>) -> (tensor<2x5xbf16>) attributes {inputs = ["a67", "a68"], outputs = ["a69"], ulp = 1 : i64} {
  %r = ten.contract %0, %1 contracting = [0, 2] x [2, 0] accumulate f32 : tensor<4x2x3xbf16>, tensor<3x5x4xbf16> -> tensor<2x5xbf16>
  return %r : tensor<2x5xbf16>
}
func.func @case_contract3_bf16_bf16(%0: tensor<4xbf16>, %1: tensor<4xbf16>) -> (tensor<bf16>) attributes {inputs = ["a71", "a72"], outputs = ["a73"], relative = 3.000000e-02 : f64} {
  %r = ten.contract %0, %1 contracting = [0] x [0] : tensor<4xbf16>, tensor<4xbf16> -> tensor<bf16>
  return %r : tensor<bf16>
}
func.func @case_contract3_bf16_f32(%0: tensor<4xbf16>, %1: tensor<4xbf16>) -> (tensor<f32>) attributes {inputs = ["a71", "a72"], outputs = ["a74"], relative = 1.000000e-06 : f64} {
  %r = ten.contract %0, %1 contracting = [0] x [0] : tensor<4xbf16>, tensor<4xbf16> -> tensor<f32>
  return %r : tensor<f32>
}
func.func @case_contract3_accumulate(%0: tensor<4xbf16>, %1: tensor<4xbf16>) -> (tensor<bf16>) attributes {inputs = ["a71", "a72"], outputs = ["a73"], ulp = 1 : i64} {
  %r = ten.contract %0, %1 contracting = [0] x [0] accumulate f32 : tensor<4xbf16>, tensor<4xbf16> -> tensor<bf16>
  return %r : tensor<bf16>
}
func.func @case_contract4_bf16_bf16(%0: tensor<2x3xbf16>, %1: tensor<2xbf16>) -> (tensor<2x3x2xbf16>) attributes {inputs = ["a75", "a76"], outputs = ["a77"], relative = 3.000000e-02 : f64} {
  %r = ten.contract %0, %1 : tensor<2x3xbf16>, tensor<2xbf16> -> tensor<2x3x2xbf16>
  return %r : tensor<2x3x2xbf16>
}
func.func @case_contract4_bf16_f32(%0: tensor<2x3xbf16>, %1: tensor<2xbf16>) -> (tensor<2x3x2xf32>) attributes {inputs = ["a75", "a76"], outputs = ["a78"], relative = 1.000000e-06 : f64} {
  %r = ten.contract %0, %1 : tensor<2x3xbf16>, tensor<2xbf16> -> tensor<2x3x2xf32>
  return %r : tensor<2x3x2xf32>
}
func.func @case_contract4_accumulate(%0: tensor<2x3xbf16>, %1: tensor<2xbf16>) -> (tensor<2x3x2xbf16>) attributes {inputs = ["a75", "a76"], outputs = ["a77"], ulp = 1 : i64} {
  %r = ten.contract %0, %1 accumulate f32 : tensor<2x3xbf16>, tensor<2xbf16> -> tensor<2x3x2xbf16>
  return %r : tensor<2x3x2xbf16>
}
func.func @case_contract5_bf16_bf16(%0: tensor<3x0xbf16>, %1: tensor<0x2xbf16>) -> (tensor<3x2xbf16>) attributes {inputs = ["a79", "a80"], outputs = ["a81"], relative = 3.000000e-02 : f64} {
  %r = ten.contract %0, %1 contracting = [1] x [0] : tensor<3x0xbf16>, tensor<0x2xbf16> -> tensor<3x2xbf16>
  return %r : tensor<3x2xbf16>
}
func.func @case_contract5_bf16_f32(%0: tensor<3x0xbf16>, %1: tensor<0x2xbf16>) -> (tensor<3x2xf32>) attributes {inputs = ["a79", "a80"], outputs = ["a17"], relative = 1.000000e-06 : f64} {
  %r = ten.contract %0, %1 contracting = [1] x [0] : tensor<3x0xbf16>, tensor<0x2xbf16> -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}
func.func @case_contract5_accumulate(%0: tensor<3x0xbf16>, %1: tensor<0x2xbf16>) -> (tensor<3x2xbf16>) attributes {inputs = ["a79", "a80"], outputs = ["a81"], ulp = 1 : i64} {
  %r = ten.contract %0, %1 contracting = [1] x [0] accumulate f32 : tensor<3x0xbf16>, tensor<0x2xbf16> -> tensor<3x2xbf16>
  return %r : tensor<3x2xbf16>
}
func.func @case_contract0_i8_i8(%0: tensor<3x4xi8>, %1: tensor<4x5xi8>) -> (tensor<3x5xi8>) attributes {inputs = ["a82", "a83"], outputs = ["a84"]} {
  %r = ten.contract %0, %1 contracting = [1] x [0] : tensor<3x4xi8>, tensor<4x5xi8> -> tensor<3x5xi8>
  return %r : tensor<3x5xi8>
}
func.func @case_contract0_i8_i32(%0: tensor<3x4xi8>, %1: tensor<4x5xi8>) -> (tensor<3x5xi32>) attributes {inputs = ["a82", "a83"], outputs = ["a85"]} {
  %r = ten.contract %0, %1 contracting = [1] x [0] : tensor<3x4xi8>, tensor<4x5xi8> -> tensor<3x5xi32>
  return %r : tensor<3x5xi32>
}
func.func @case_contract1_i8_i8(%0: tensor<2x3x4xi8>, %1: tensor<2x5x4xi8>) -> (tensor<2x3x5xi8>) attributes {inputs = ["a86", "a87"], outputs = ["a88"]} {
  %r = ten.contract %0, %1 batch = [0] x [0] contracting = [2] x [2] : tensor<2x3x4xi8>, tensor<2x5x4xi8> -> tensor<2x3x5xi8>
  return %r : tensor<2x3x5xi8>
}
func.func @case_contract1_i8_i32(%0: tensor<2x3x4xi8>, %1: tensor<2x5x4xi8>) -> (tensor<2x3x5xi32>) attributes {inputs = ["a86", "a87"], outputs = ["a89"]} {
  %r = ten.contract %0, %1 batch = [0] x [0] contracting = [2] x [2] : tensor<2x3x4xi8>, tensor<2x5x4xi8> -> tensor<2x3x5xi32>
  return %r : tensor<2x3x5xi32>
}
func.func @case_contract2_i8_i8(%0: tensor<4x2x3xi8>, %1: tensor<3x5x4xi8>) -> (tensor<2x5xi8>) attributes {inputs = ["a90", "a91"], outputs = ["a92"]} {
  %r = ten.contract %0, %1 contracting = [0, 2] x [2, 0] : tensor<4x2x3xi8>, tensor<3x5x4xi8> -> tensor<2x5xi8>
  return %r : tensor<2x5xi8>
}
func.func @case_contract2_i8_i32(%0: tensor<4x2x3xi8>, %1: tensor<3x5x4xi8>) -> (tensor<2x5xi32>) attributes {inputs = ["a90", "a91"], outputs = ["a93"]} {
  %r = ten.contract %0, %1 contracting = [0, 2] x [2, 0] : tensor<4x2x3xi8>, tensor<3x5x4xi8> -> tensor<2x5xi32>
  return %r : tensor<2x5xi32>
}
func.func @case_contract3_i8_i8(%0: tensor<4xi8>, %1: tensor<4xi8>) -> (tensor<i8>) attributes {inputs = ["a94", "a95"], outputs = ["a96"]} {
  %r = ten.contract %0, %1 contracting = [0] x [0] : tensor<4xi8>, tensor<4xi8> -> tensor<i8>
  return %r : tensor<i8>
}
func.func @case_contract3_i8_i32(%0: tensor<4xi8>, %1: tensor<4xi8>) -> (tensor<i32>) attributes {inputs = ["a94", "a95"], outputs = ["a97"]} {
  %r = ten.contract %0, %1 contracting = [0] x [0] : tensor<4xi8>, tensor<4xi8> -> tensor<i32>
  return %r : tensor<i32>
}
func.func @case_contract4_i8_i8(%0: tensor<2x3xi8>, %1: tensor<2xi8>) -> (tensor<2x3x2xi8>) attributes {inputs = ["a98", "a99"], outputs = ["a100"]} {
  %r = ten.contract %0, %1 : tensor<2x3xi8>, tensor<2xi8> -> tensor<2x3x2xi8>
  return %r : tensor<2x3x2xi8>
}
func.func @case_contract4_i8_i32(%0: tensor<2x3xi8>, %1: tensor<2xi8>) -> (tensor<2x3x2xi32>) attributes {inputs = ["a98", "a99"], outputs = ["a101"]} {
  %r = ten.contract %0, %1 : tensor<2x3xi8>, tensor<2xi8> -> tensor<2x3x2xi32>
  return %r : tensor<2x3x2xi32>
}
func.func @case_contract5_i8_i8(%0: tensor<3x0xi8>, %1: tensor<0x2xi8>) -> (tensor<3x2xi8>) attributes {inputs = ["a102", "a103"], outputs = ["a104"]} {
  %r = ten.contract %0, %1 contracting = [1] x [0] : tensor<3x0xi8>, tensor<0x2xi8> -> tensor<3x2xi8>
  return %r : tensor<3x2xi8>
}
func.func @case_contract5_i8_i32(%0: tensor<3x0xi8>, %1: tensor<0x2xi8>) -> (tensor<3x2xi32>) attributes {inputs = ["a102", "a103"], outputs = ["a105"]} {
  %r = ten.contract %0, %1 contracting = [1] x [0] : tensor<3x0xi8>, tensor<0x2xi8> -> tensor<3x2xi32>
  return %r : tensor<3x2xi32>
}
func.func @case_contract0_i32_i32(%0: tensor<3x4xi32>, %1: tensor<4x5xi32>) -> (tensor<3x5xi32>) attributes {inputs = ["a106", "a107"], outputs = ["a108"]} {
  %r = ten.contract %0, %1 contracting = [1] x [0] : tensor<3x4xi32>, tensor<4x5xi32> -> tensor<3x5xi32>
  return %r : tensor<3x5xi32>
}
func.func @case_contract1_i32_i32(%0: tensor<2x3x4xi32>, %1: tensor<2x5x4xi32>) -> (tensor<2x3x5xi32>) attributes {inputs = ["a109", "a110"], outputs = ["a111"]} {
  %r = ten.contract %0, %1 batch = [0] x [0] contracting = [2] x [2] : tensor<2x3x4xi32>, tensor<2x5x4xi32> -> tensor<2x3x5xi32>
  return %r : tensor<2x3x5xi32>
}
func.func @case_contract2_i32_i32(%0: tensor<4x2x3xi32>, %1: tensor<3x5x4xi32>) -> (tensor<2x5xi32>) attributes {inputs = ["a112", "a113"], outputs = ["a114"]} {
  %r = ten.contract %0, %1 contracting = [0, 2] x [2, 0] : tensor<4x2x3xi32>, tensor<3x5x4xi32> -> tensor<2x5xi32>
  return %r : tensor<2x5xi32>
}
func.func @case_contract3_i32_i32(%0: tensor<4xi32>, %1: tensor<4xi32>) -> (tensor<i32>) attributes {inputs = ["a115", "a116"], outputs = ["a117"]} {
  %r = ten.contract %0, %1 contracting = [0] x [0] : tensor<4xi32>, tensor<4xi32> -> tensor<i32>
  return %r : tensor<i32>
}
func.func @case_contract4_i32_i32(%0: tensor<2x3xi32>, %1: tensor<2xi32>) -> (tensor<2x3x2xi32>) attributes {inputs = ["a118", "a119"], outputs = ["a120"]} {
  %r = ten.contract %0, %1 : tensor<2x3xi32>, tensor<2xi32> -> tensor<2x3x2xi32>
  return %r : tensor<2x3x2xi32>
}
func.func @case_contract5_i32_i32(%0: tensor<3x0xi32>, %1: tensor<0x2xi32>) -> (tensor<3x2xi32>) attributes {inputs = ["a121", "a122"], outputs = ["a105"]} {
  %r = ten.contract %0, %1 contracting = [1] x [0] : tensor<3x0xi32>, tensor<0x2xi32> -> tensor<3x2xi32>
  return %r : tensor<3x2xi32>
}
func.func @case_contract0_ui8_ui8(%0: tensor<3x4xui8>, %1: tensor<4x5xui8>) -> (tensor<3x5xui8>) attributes {inputs = ["a123", "a124"], outputs = ["a125"]} {
  %r = ten.contract %0, %1 contracting = [1] x [0] : tensor<3x4xui8>, tensor<4x5xui8> -> tensor<3x5xui8>
  return %r : tensor<3x5xui8>
}
func.func @case_contract0_ui8_i32(%0: tensor<3x4xui8>, %1: tensor<4x5xui8>) -> (tensor<3x5xi32>) attributes {inputs = ["a123", "a124"], outputs = ["a126"]} {
  %r = ten.contract %0, %1 contracting = [1] x [0] : tensor<3x4xui8>, tensor<4x5xui8> -> tensor<3x5xi32>
  return %r : tensor<3x5xi32>
}
func.func @case_contract1_ui8_ui8(%0: tensor<2x3x4xui8>, %1: tensor<2x5x4xui8>) -> (tensor<2x3x5xui8>) attributes {inputs = ["a127", "a128"], outputs = ["a129"]} {
  %r = ten.contract %0, %1 batch = [0] x [0] contracting = [2] x [2] : tensor<2x3x4xui8>, tensor<2x5x4xui8> -> tensor<2x3x5xui8>
  return %r : tensor<2x3x5xui8>
}
func.func @case_contract1_ui8_i32(%0: tensor<2x3x4xui8>, %1: tensor<2x5x4xui8>) -> (tensor<2x3x5xi32>) attributes {inputs = ["a127", "a128"], outputs = ["a130"]} {
  %r = ten.contract %0, %1 batch = [0] x [0] contracting = [2] x [2] : tensor<2x3x4xui8>, tensor<2x5x4xui8> -> tensor<2x3x5xi32>
  return %r : tensor<2x3x5xi32>
}
func.func @case_contract2_ui8_ui8(%0: tensor<4x2x3xui8>, %1: tensor<3x5x4xui8>) -> (tensor<2x5xui8>) attributes {inputs = ["a131", "a132"], outputs = ["a133"]} {
  %r = ten.contract %0, %1 contracting = [0, 2] x [2, 0] : tensor<4x2x3xui8>, tensor<3x5x4xui8> -> tensor<2x5xui8>
  return %r : tensor<2x5xui8>
}
func.func @case_contract2_ui8_i32(%0: tensor<4x2x3xui8>, %1: tensor<3x5x4xui8>) -> (tensor<2x5xi32>) attributes {inputs = ["a131", "a132"], outputs = ["a134"]} {
  %r = ten.contract %0, %1 contracting = [0, 2] x [2, 0] : tensor<4x2x3xui8>, tensor<3x5x4xui8> -> tensor<2x5xi32>
  return %r : tensor<2x5xi32>
}
func.func @case_contract3_ui8_ui8(%0: tensor<4xui8>, %1: tensor<4xui8>) -> (tensor<ui8>) attributes {inputs = ["a135", "a136"], outputs = ["a137"]} {
  %r = ten.contract %0, %1 contracting = [0] x [0] : tensor<4xui8>, tensor<4xui8> -> tensor<ui8>
  return %r : tensor<ui8>
}
func.func @case_contract3_ui8_i32(%0: tensor<4xui8>, %1: tensor<4xui8>) -> (tensor<i32>) attributes {inputs = ["a135", "a136"], outputs = ["a138"]} {
  %r = ten.contract %0, %1 contracting = [0] x [0] : tensor<4xui8>, tensor<4xui8> -> tensor<i32>
  return %r : tensor<i32>
}
func.func @case_contract4_ui8_ui8(%0: tensor<2x3xui8>, %1: tensor<2xui8>) -> (tensor<2x3x2xui8>) attributes {inputs = ["a139", "a140"], outputs = ["a141"]} {
  %r = ten.contract %0, %1 : tensor<2x3xui8>, tensor<2xui8> -> tensor<2x3x2xui8>
  return %r : tensor<2x3x2xui8>
}
func.func @case_contract4_ui8_i32(%0: tensor<2x3xui8>, %1: tensor<2xui8>) -> (tensor<2x3x2xi32>) attributes {inputs = ["a139", "a140"], outputs = ["a142"]} {
  %r = ten.contract %0, %1 : tensor<2x3xui8>, tensor<2xui8> -> tensor<2x3x2xi32>
  return %r : tensor<2x3x2xi32>
}
func.func @case_contract5_ui8_ui8(%0: tensor<3x0xui8>, %1: tensor<0x2xui8>) -> (tensor<3x2xui8>) attributes {inputs = ["a143", "a144"], outputs = ["a145"]} {
  %r = ten.contract %0, %1 contracting = [1] x [0] : tensor<3x0xui8>, tensor<0x2xui8> -> tensor<3x2xui8>
  return %r : tensor<3x2xui8>
}
func.func @case_contract5_ui8_i32(%0: tensor<3x0xui8>, %1: tensor<0x2xui8>) -> (tensor<3x2xi32>) attributes {inputs = ["a143", "a144"], outputs = ["a105"]} {
  %r = ten.contract %0, %1 contracting = [1] x [0] : tensor<3x0xui8>, tensor<0x2xui8> -> tensor<3x2xi32>
  return %r : tensor<3x2xi32>
}
func.func @case_contract0_i4_i4(%0: tensor<3x4xi4>, %1: tensor<4x5xi4>) -> (tensor<3x5xi4>) attributes {inputs = ["a146", "a147"], outputs = ["a148"]} {
  %r = ten.contract %0, %1 contracting = [1] x [0] : tensor<3x4xi4>, tensor<4x5xi4> -> tensor<3x5xi4>
  return %r : tensor<3x5xi4>
}
func.func @case_contract0_i4_i32(%0: tensor<3x4xi4>, %1: tensor<4x5xi4>) -> (tensor<3x5xi32>) attributes {inputs = ["a146", "a147"], outputs = ["a149"]} {
  %r = ten.contract %0, %1 contracting = [1] x [0] : tensor<3x4xi4>, tensor<4x5xi4> -> tensor<3x5xi32>
  return %r : tensor<3x5xi32>
}
func.func @case_contract1_i4_i4(%0: tensor<2x3x4xi4>, %1: tensor<2x5x4xi4>) -> (tensor<2x3x5xi4>) attributes {inputs = ["a150", "a151"], outputs = ["a152"]} {
  %r = ten.contract %0, %1 batch = [0] x [0] contracting = [2] x [2] : tensor<2x3x4xi4>, tensor<2x5x4xi4> -> tensor<2x3x5xi4>
  return %r : tensor<2x3x5xi4>
}
func.func @case_contract1_i4_i32(%0: tensor<2x3x4xi4>, %1: tensor<2x5x4xi4>) -> (tensor<2x3x5xi32>) attributes {inputs = ["a150", "a151"], outputs = ["a153"]} {
  %r = ten.contract %0, %1 batch = [0] x [0] contracting = [2] x [2] : tensor<2x3x4xi4>, tensor<2x5x4xi4> -> tensor<2x3x5xi32>
  return %r : tensor<2x3x5xi32>
}
func.func @case_contract2_i4_i4(%0: tensor<4x2x3xi4>, %1: tensor<3x5x4xi4>) -> (tensor<2x5xi4>) attributes {inputs = ["a154", "a155"], outputs = ["a156"]} {
  %r = ten.contract %0, %1 contracting = [0, 2] x [2, 0] : tensor<4x2x3xi4>, tensor<3x5x4xi4> -> tensor<2x5xi4>
  return %r : tensor<2x5xi4>
}
func.func @case_contract2_i4_i32(%0: tensor<4x2x3xi4>, %1: tensor<3x5x4xi4>) -> (tensor<2x5xi32>) attributes {inputs = ["a154", "a155"], outputs = ["a157"]} {
  %r = ten.contract %0, %1 contracting = [0, 2] x [2, 0] : tensor<4x2x3xi4>, tensor<3x5x4xi4> -> tensor<2x5xi32>
  return %r : tensor<2x5xi32>
}
func.func @case_contract3_i4_i4(%0: tensor<4xi4>, %1: tensor<4xi4>) -> (tensor<i4>) attributes {inputs = ["a158", "a159"], outputs = ["a160"]} {
  %r = ten.contract %0, %1 contracting = [0] x [0] : tensor<4xi4>, tensor<4xi4> -> tensor<i4>
  return %r : tensor<i4>
}
func.func @case_contract3_i4_i32(%0: tensor<4xi4>, %1: tensor<4xi4>) -> (tensor<i32>) attributes {inputs = ["a158", "a159"], outputs = ["a161"]} {
  %r = ten.contract %0, %1 contracting = [0] x [0] : tensor<4xi4>, tensor<4xi4> -> tensor<i32>
  return %r : tensor<i32>
}
func.func @case_contract4_i4_i4(%0: tensor<2x3xi4>, %1: tensor<2xi4>) -> (tensor<2x3x2xi4>) attributes {inputs = ["a162", "a163"], outputs = ["a164"]} {
  %r = ten.contract %0, %1 : tensor<2x3xi4>, tensor<2xi4> -> tensor<2x3x2xi4>
  return %r : tensor<2x3x2xi4>
}
func.func @case_contract4_i4_i32(%0: tensor<2x3xi4>, %1: tensor<2xi4>) -> (tensor<2x3x2xi32>) attributes {inputs = ["a162", "a163"], outputs = ["a165"]} {
  %r = ten.contract %0, %1 : tensor<2x3xi4>, tensor<2xi4> -> tensor<2x3x2xi32>
  return %r : tensor<2x3x2xi32>
}
func.func @case_contract5_i4_i4(%0: tensor<3x0xi4>, %1: tensor<0x2xi4>) -> (tensor<3x2xi4>) attributes {inputs = ["a102", "a103"], outputs = ["a104"]} {
  %r = ten.contract %0, %1 contracting = [1] x [0] : tensor<3x0xi4>, tensor<0x2xi4> -> tensor<3x2xi4>
  return %r : tensor<3x2xi4>
}
func.func @case_contract5_i4_i32(%0: tensor<3x0xi4>, %1: tensor<0x2xi4>) -> (tensor<3x2xi32>) attributes {inputs = ["a102", "a103"], outputs = ["a105"]} {
  %r = ten.contract %0, %1 contracting = [1] x [0] : tensor<3x0xi4>, tensor<0x2xi4> -> tensor<3x2xi32>
  return %r : tensor<3x2xi32>
}
func.func @case_contract0_complex_f32_complex_f32(%0: tensor<3x4xcomplex<f32>>, %1: tensor<4x5xcomplex<f32>>) -> (tensor<3x5xcomplex<f32>>) attributes {inputs = ["a166", "a167"], outputs = ["a168"], relative = 1.000000e-06 : f64} {
  %r = ten.contract %0, %1 contracting = [1] x [0] : tensor<3x4xcomplex<f32>>, tensor<4x5xcomplex<f32>> -> tensor<3x5xcomplex<f32>>
  return %r : tensor<3x5xcomplex<f32>>
}
func.func @case_contract1_complex_f32_complex_f32(%0: tensor<2x3x4xcomplex<f32>>, %1: tensor<2x5x4xcomplex<f32>>) -> (tensor<2x3x5xcomplex<f32>>) attributes {inputs = ["a169", "a170"], outputs = ["a171"], relative = 1.000000e-06 : f64} {
  %r = ten.contract %0, %1 batch = [0] x [0] contracting = [2] x [2] : tensor<2x3x4xcomplex<f32>>, tensor<2x5x4xcomplex<f32>> -> tensor<2x3x5xcomplex<f32>>
  return %r : tensor<2x3x5xcomplex<f32>>
}
func.func @case_contract2_complex_f32_complex_f32(%0: tensor<4x2x3xcomplex<f32>>, %1: tensor<3x5x4xcomplex<f32>>) -> (tensor<2x5xcomplex<f32>>) attributes {inputs = ["a172", "a173"], outputs = ["a174"], relative = 1.000000e-06 : f64} {
  %r = ten.contract %0, %1 contracting = [0, 2] x [2, 0] : tensor<4x2x3xcomplex<f32>>, tensor<3x5x4xcomplex<f32>> -> tensor<2x5xcomplex<f32>>
  return %r : tensor<2x5xcomplex<f32>>
}
func.func @case_contract3_complex_f32_complex_f32(%0: tensor<4xcomplex<f32>>, %1: tensor<4xcomplex<f32>>) -> (tensor<complex<f32>>) attributes {inputs = ["a175", "a176"], outputs = ["a177"], relative = 1.000000e-06 : f64} {
  %r = ten.contract %0, %1 contracting = [0] x [0] : tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>> -> tensor<complex<f32>>
  return %r : tensor<complex<f32>>
}
func.func @case_contract4_complex_f32_complex_f32(%0: tensor<2x3xcomplex<f32>>, %1: tensor<2xcomplex<f32>>) -> (tensor<2x3x2xcomplex<f32>>) attributes {inputs = ["a178", "a179"], outputs = ["a180"], relative = 1.000000e-06 : f64} {
  %r = ten.contract %0, %1 : tensor<2x3xcomplex<f32>>, tensor<2xcomplex<f32>> -> tensor<2x3x2xcomplex<f32>>
  return %r : tensor<2x3x2xcomplex<f32>>
}
func.func @case_contract5_complex_f32_complex_f32(%0: tensor<3x0xcomplex<f32>>, %1: tensor<0x2xcomplex<f32>>) -> (tensor<3x2xcomplex<f32>>) attributes {inputs = ["a181", "a182"], outputs = ["a183"], relative = 1.000000e-06 : f64} {
  %r = ten.contract %0, %1 contracting = [1] x [0] : tensor<3x0xcomplex<f32>>, tensor<0x2xcomplex<f32>> -> tensor<3x2xcomplex<f32>>
  return %r : tensor<3x2xcomplex<f32>>
}
func.func @case_contract0_complex_f64_complex_f64(%0: tensor<3x4xcomplex<f64>>, %1: tensor<4x5xcomplex<f64>>) -> (tensor<3x5xcomplex<f64>>) attributes {inputs = ["a184", "a185"], outputs = ["a186"], relative = 1.000000e-15 : f64} {
  %r = ten.contract %0, %1 contracting = [1] x [0] : tensor<3x4xcomplex<f64>>, tensor<4x5xcomplex<f64>> -> tensor<3x5xcomplex<f64>>
  return %r : tensor<3x5xcomplex<f64>>
}
func.func @case_contract1_complex_f64_complex_f64(%0: tensor<2x3x4xcomplex<f64>>, %1: tensor<2x5x4xcomplex<f64>>) -> (tensor<2x3x5xcomplex<f64>>) attributes {inputs = ["a187", "a188"], outputs = ["a189"], relative = 1.000000e-15 : f64} {
  %r = ten.contract %0, %1 batch = [0] x [0] contracting = [2] x [2] : tensor<2x3x4xcomplex<f64>>, tensor<2x5x4xcomplex<f64>> -> tensor<2x3x5xcomplex<f64>>
  return %r : tensor<2x3x5xcomplex<f64>>
}
func.func @case_contract2_complex_f64_complex_f64(%0: tensor<4x2x3xcomplex<f64>>, %1: tensor<3x5x4xcomplex<f64>>) -> (tensor<2x5xcomplex<f64>>) attributes {inputs = ["a190", "a191"], outputs = ["a192"], relative = 1.000000e-15 : f64} {
  %r = ten.contract %0, %1 contracting = [0, 2] x [2, 0] : tensor<4x2x3xcomplex<f64>>, tensor<3x5x4xcomplex<f64>> -> tensor<2x5xcomplex<f64>>
  return %r : tensor<2x5xcomplex<f64>>
}
func.func @case_contract3_complex_f64_complex_f64(%0: tensor<4xcomplex<f64>>, %1: tensor<4xcomplex<f64>>) -> (tensor<complex<f64>>) attributes {inputs = ["a193", "a194"], outputs = ["a195"], relative = 1.000000e-15 : f64} {
  %r = ten.contract %0, %1 contracting = [0] x [0] : tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>> -> tensor<complex<f64>>
  return %r : tensor<complex<f64>>
}
func.func @case_contract4_complex_f64_complex_f64(%0: tensor<2x3xcomplex<f64>>, %1: tensor<2xcomplex<f64>>) -> (tensor<2x3x2xcomplex<f64>>) attributes {inputs = ["a196", "a197"], outputs = ["a198"], relative = 1.000000e-15 : f64} {
  %r = ten.contract %0, %1 : tensor<2x3xcomplex<f64>>, tensor<2xcomplex<f64>> -> tensor<2x3x2xcomplex<f64>>
  return %r : tensor<2x3x2xcomplex<f64>>
}
func.func @case_contract5_complex_f64_complex_f64(%0: tensor<3x0xcomplex<f64>>, %1: tensor<0x2xcomplex<f64>>) -> (tensor<3x2xcomplex<f64>>) attributes {inputs = ["a199", "a200"], outputs = ["a201"], relative = 1.000000e-15 : f64} {
  %r = ten.contract %0, %1 contracting = [1] x [0] : tensor<3x0xcomplex<f64>>, tensor<0x2xcomplex<f64>> -> tensor<3x2xcomplex<f64>>
  return %r : tensor<3x2xcomplex<f64>>
}
func.func @case_contract0_f8E5M2_f8E5M2(%0: tensor<3x4xf8E5M2>, %1: tensor<4x5xf8E5M2>) -> (tensor<3x5xf8E5M2>) attributes {inputs = ["a202", "a203"], outputs = ["a204"], relative = 6.000000e-01 : f64} {
  %r = ten.contract %0, %1 contracting = [1] x [0] : tensor<3x4xf8E5M2>, tensor<4x5xf8E5M2> -> tensor<3x5xf8E5M2>
  return %r : tensor<3x5xf8E5M2>
}
func.func @case_contract0_f8E5M2_f32(%0: tensor<3x4xf8E5M2>, %1: tensor<4x5xf8E5M2>) -> (tensor<3x5xf32>) attributes {inputs = ["a202", "a203"], outputs = ["a205"], relative = 1.000000e-06 : f64} {
  %r = ten.contract %0, %1 contracting = [1] x [0] : tensor<3x4xf8E5M2>, tensor<4x5xf8E5M2> -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_contract1_f8E5M2_f8E5M2(%0: tensor<2x3x4xf8E5M2>, %1: tensor<2x5x4xf8E5M2>) -> (tensor<2x3x5xf8E5M2>) attributes {inputs = ["a206", "a207"], outputs = ["a208"], relative = 6.000000e-01 : f64} {
  %r = ten.contract %0, %1 batch = [0] x [0] contracting = [2] x [2] : tensor<2x3x4xf8E5M2>, tensor<2x5x4xf8E5M2> -> tensor<2x3x5xf8E5M2>
  return %r : tensor<2x3x5xf8E5M2>
}
func.func @case_contract1_f8E5M2_f32(%0: tensor<2x3x4xf8E5M2>, %1: tensor<2x5x4xf8E5M2>) -> (tensor<2x3x5xf32>) attributes {inputs = ["a206", "a207"], outputs = ["a209"], relative = 1.000000e-06 : f64} {
  %r = ten.contract %0, %1 batch = [0] x [0] contracting = [2] x [2] : tensor<2x3x4xf8E5M2>, tensor<2x5x4xf8E5M2> -> tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}
func.func @case_contract2_f8E5M2_f8E5M2(%0: tensor<4x2x3xf8E5M2>, %1: tensor<3x5x4xf8E5M2>) -> (tensor<2x5xf8E5M2>) attributes {inputs = ["a210", "a211"], outputs = ["a212"], relative = 6.000000e-01 : f64} {
  %r = ten.contract %0, %1 contracting = [0, 2] x [2, 0] : tensor<4x2x3xf8E5M2>, tensor<3x5x4xf8E5M2> -> tensor<2x5xf8E5M2>
  return %r : tensor<2x5xf8E5M2>
}
func.func @case_contract2_f8E5M2_f32(%0: tensor<4x2x3xf8E5M2>, %1: tensor<3x5x4xf8E5M2>) -> (tensor<2x5xf32>) attributes {inputs = ["a210", "a211"], outputs = ["a213"], relative = 1.000000e-06 : f64} {
  %r = ten.contract %0, %1 contracting = [0, 2] x [2, 0] : tensor<4x2x3xf8E5M2>, tensor<3x5x4xf8E5M2> -> tensor<2x5xf32>
  return %r : tensor<2x5xf32>
}
func.func @case_contract3_f8E5M2_f8E5M2(%0: tensor<4xf8E5M2>, %1: tensor<4xf8E5M2>) -> (tensor<f8E5M2>) attributes {inputs = ["a214", "a215"], outputs = ["a216"], relative = 6.000000e-01 : f64} {
  %r = ten.contract %0, %1 contracting = [0] x [0] : tensor<4xf8E5M2>, tensor<4xf8E5M2> -> tensor<f8E5M2>
  return %r : tensor<f8E5M2>
}
func.func @case_contract3_f8E5M2_f32(%0: tensor<4xf8E5M2>, %1: tensor<4xf8E5M2>) -> (tensor<f32>) attributes {inputs = ["a214", "a215"], outputs = ["a217"], relative = 1.000000e-06 : f64} {
  %r = ten.contract %0, %1 contracting = [0] x [0] : tensor<4xf8E5M2>, tensor<4xf8E5M2> -> tensor<f32>
  return %r : tensor<f32>
}
func.func @case_contract4_f8E5M2_f8E5M2(%0: tensor<2x3xf8E5M2>, %1: tensor<2xf8E5M2>) -> (tensor<2x3x2xf8E5M2>) attributes {inputs = ["a218", "a219"], outputs = ["a220"], relative = 6.000000e-01 : f64} {
  %r = ten.contract %0, %1 : tensor<2x3xf8E5M2>, tensor<2xf8E5M2> -> tensor<2x3x2xf8E5M2>
  return %r : tensor<2x3x2xf8E5M2>
}
func.func @case_contract4_f8E5M2_f32(%0: tensor<2x3xf8E5M2>, %1: tensor<2xf8E5M2>) -> (tensor<2x3x2xf32>) attributes {inputs = ["a218", "a219"], outputs = ["a221"], relative = 1.000000e-06 : f64} {
  %r = ten.contract %0, %1 : tensor<2x3xf8E5M2>, tensor<2xf8E5M2> -> tensor<2x3x2xf32>
  return %r : tensor<2x3x2xf32>
}
func.func @case_contract5_f8E5M2_f8E5M2(%0: tensor<3x0xf8E5M2>, %1: tensor<0x2xf8E5M2>) -> (tensor<3x2xf8E5M2>) attributes {inputs = ["a143", "a144"], outputs = ["a145"], relative = 6.000000e-01 : f64} {
  %r = ten.contract %0, %1 contracting = [1] x [0] : tensor<3x0xf8E5M2>, tensor<0x2xf8E5M2> -> tensor<3x2xf8E5M2>
  return %r : tensor<3x2xf8E5M2>
}
func.func @case_contract5_f8E5M2_f32(%0: tensor<3x0xf8E5M2>, %1: tensor<0x2xf8E5M2>) -> (tensor<3x2xf32>) attributes {inputs = ["a143", "a144"], outputs = ["a17"], relative = 1.000000e-06 : f64} {
  %r = ten.contract %0, %1 contracting = [1] x [0] : tensor<3x0xf8E5M2>, tensor<0x2xf8E5M2> -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}
func.func @case_contract0_i1_i1(%0: tensor<3x4xi1>, %1: tensor<4x5xi1>) -> (tensor<3x5xi1>) attributes {inputs = ["a222", "a223"], outputs = ["a224"]} {
  %r = ten.contract %0, %1 contracting = [1] x [0] : tensor<3x4xi1>, tensor<4x5xi1> -> tensor<3x5xi1>
  return %r : tensor<3x5xi1>
}
func.func @case_contract1_i1_i1(%0: tensor<2x3x4xi1>, %1: tensor<2x5x4xi1>) -> (tensor<2x3x5xi1>) attributes {inputs = ["a225", "a226"], outputs = ["a227"]} {
  %r = ten.contract %0, %1 batch = [0] x [0] contracting = [2] x [2] : tensor<2x3x4xi1>, tensor<2x5x4xi1> -> tensor<2x3x5xi1>
  return %r : tensor<2x3x5xi1>
}
func.func @case_contract2_i1_i1(%0: tensor<4x2x3xi1>, %1: tensor<3x5x4xi1>) -> (tensor<2x5xi1>) attributes {inputs = ["a228", "a229"], outputs = ["a230"]} {
  %r = ten.contract %0, %1 contracting = [0, 2] x [2, 0] : tensor<4x2x3xi1>, tensor<3x5x4xi1> -> tensor<2x5xi1>
  return %r : tensor<2x5xi1>
}
func.func @case_contract3_i1_i1(%0: tensor<4xi1>, %1: tensor<4xi1>) -> (tensor<i1>) attributes {inputs = ["a231", "a232"], outputs = ["a233"]} {
  %r = ten.contract %0, %1 contracting = [0] x [0] : tensor<4xi1>, tensor<4xi1> -> tensor<i1>
  return %r : tensor<i1>
}
func.func @case_contract4_i1_i1(%0: tensor<2x3xi1>, %1: tensor<2xi1>) -> (tensor<2x3x2xi1>) attributes {inputs = ["a234", "a235"], outputs = ["a236"]} {
  %r = ten.contract %0, %1 : tensor<2x3xi1>, tensor<2xi1> -> tensor<2x3x2xi1>
  return %r : tensor<2x3x2xi1>
}
func.func @case_contract5_i1_i1(%0: tensor<3x0xi1>, %1: tensor<0x2xi1>) -> (tensor<3x2xi1>) attributes {inputs = ["a237", "a238"], outputs = ["a239"]} {
  %r = ten.contract %0, %1 contracting = [1] x [0] : tensor<3x0xi1>, tensor<0x2xi1> -> tensor<3x2xi1>
  return %r : tensor<3x2xi1>
}
