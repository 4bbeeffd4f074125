// Made by make_cases.py. The arrays are in the archive beside it.
func.func @case_convert_f64_f64(%0: tensor<56xf64>) -> (tensor<56xf64>) attributes {inputs = ["a0"], outputs = ["a0"]} {
  %r = ten.convert %0 : tensor<56xf64> -> tensor<56xf64>
  return %r : tensor<56xf64>
}
func.func @case_convert_f64_f32(%0: tensor<56xf64>) -> (tensor<56xf32>) attributes {inputs = ["a0"], outputs = ["a1"]} {
  %r = ten.convert %0 : tensor<56xf64> -> tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_convert_f64_f16(%0: tensor<56xf64>) -> (tensor<56xf16>) attributes {inputs = ["a0"], outputs = ["a2"]} {
  %r = ten.convert %0 : tensor<56xf64> -> tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_convert_f64_bf16(%0: tensor<56xf64>) -> (tensor<56xbf16>) attributes {inputs = ["a0"], outputs = ["a3"]} {
  %r = ten.convert %0 : tensor<56xf64> -> tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_convert_f64_f8E4M3(%0: tensor<56xf64>) -> (tensor<56xf8E4M3>) attributes {inputs = ["a0"], outputs = ["a4"]} {
  %r = ten.convert %0 : tensor<56xf64> -> tensor<56xf8E4M3>
  return %r : tensor<56xf8E4M3>
}
func.func @case_convert_f64_f8E4M3FN(%0: tensor<56xf64>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a0"], outputs = ["a5"]} {
  %r = ten.convert %0 : tensor<56xf64> -> tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_convert_f64_f8E4M3FNUZ(%0: tensor<56xf64>) -> (tensor<56xf8E4M3FNUZ>) attributes {inputs = ["a0"], outputs = ["a6"]} {
  %r = ten.convert %0 : tensor<56xf64> -> tensor<56xf8E4M3FNUZ>
  return %r : tensor<56xf8E4M3FNUZ>
}
func.func @case_convert_f64_f8E4M3B11FNUZ(%0: tensor<56xf64>) -> (tensor<56xf8E4M3B11FNUZ>) attributes {inputs = ["a0"], outputs = ["a7"]} {
  %r = ten.convert %0 : tensor<56xf64> -> tensor<56xf8E4M3B11FNUZ>
  return %r : tensor<56xf8E4M3B11FNUZ>
}
func.func @case_convert_f64_f8E5M2(%0: tensor<56xf64>) -> (tensor<56xf8E5M2>) attributes {inputs = ["a0"], outputs = ["a8"]} {
  %r = ten.convert %0 : tensor<56xf64> -> tensor<56xf8E5M2>
  return %r : tensor<56xf8E5M2>
}
func.func @case_convert_f64_f8E5M2FNUZ(%0: tensor<56xf64>) -> (tensor<56xf8E5M2FNUZ>) attributes {inputs = ["a0"], outputs = ["a9"]} {
  %r = ten.convert %0 : tensor<56xf64> -> tensor<56xf8E5M2FNUZ>
  return %r : tensor<56xf8E5M2FNUZ>
}
func.func @case_convert_f64_f8E3M4(%0: tensor<56xf64>) -> (tensor<56xf8E3M4>) attributes {inputs = ["a0"], outputs = ["a10"]} {
  %r = ten.convert %0 : tensor<56xf64> -> tensor<56xf8E3M4>
  return %r : tensor<56xf8E3M4>
}
func.func @case_convert_f64_f8E8M0FNU(%0: tensor<29xf64>) -> (tensor<29xf8E8M0FNU>) attributes {inputs = ["a11"], outputs = ["a12"]} {
  %r = ten.convert %0 : tensor<29xf64> -> tensor<29xf8E8M0FNU>
  return %r : tensor<29xf8E8M0FNU>
}
func.func @case_convert_f64_f4E2M1FN(%0: tensor<55xf64>) -> (tensor<55xf4E2M1FN>) attributes {inputs = ["a13"], outputs = ["a14"]} {
  %r = ten.convert %0 : tensor<55xf64> -> tensor<55xf4E2M1FN>
  return %r : tensor<55xf4E2M1FN>
}
func.func @case_convert_f64_f6E2M3FN(%0: tensor<55xf64>) -> (tensor<55xf6E2M3FN>) attributes {inputs = ["a13"], outputs = ["a15"]} {
  %r = ten.convert %0 : tensor<55xf64> -> tensor<55xf6E2M3FN>
  return %r : tensor<55xf6E2M3FN>
}
func.func @case_convert_f64_f6E3M2FN(%0: tensor<55xf64>) -> (tensor<55xf6E3M2FN>) attributes {inputs = ["a13"], outputs = ["a16"]} {
  %r = ten.convert %0 : tensor<55xf64> -> tensor<55xf6E3M2FN>
  return %r : tensor<55xf6E3M2FN>
}
func.func @case_convert_f64_i2(%0: tensor<56xf64>) -> (tensor<56xi2>) attributes {inputs = ["a0"], outputs = ["a17"]} {
  %r = ten.convert %0 : tensor<56xf64> -> tensor<56xi2>
  return %r : tensor<56xi2>
}
func.func @case_convert_f64_i4(%0: tensor<56xf64>) -> (tensor<56xi4>) attributes {inputs = ["a0"], outputs = ["a18"]} {
  %r = ten.convert %0 : tensor<56xf64> -> tensor<56xi4>
  return %r : tensor<56xi4>
}
func.func @case_convert_f64_i8(%0: tensor<56xf64>) -> (tensor<56xi8>) attributes {inputs = ["a0"], outputs = ["a19"]} {
  %r = ten.convert %0 : tensor<56xf64> -> tensor<56xi8>
  return %r : tensor<56xi8>
}
func.func @case_convert_f64_i16(%0: tensor<56xf64>) -> (tensor<56xi16>) attributes {inputs = ["a0"], outputs = ["a20"]} {
  %r = ten.convert %0 : tensor<56xf64> -> tensor<56xi16>
  return %r : tensor<56xi16>
}
func.func @case_convert_f64_i32(%0: tensor<56xf64>) -> (tensor<56xi32>) attributes {inputs = ["a0"], outputs = ["a21"]} {
  %r = ten.convert %0 : tensor<56xf64> -> tensor<56xi32>
  return %r : tensor<56xi32>
}
func.func @case_convert_f64_i64(%0: tensor<56xf64>) -> (tensor<56xi64>) attributes {inputs = ["a0"], outputs = ["a22"]} {
  %r = ten.convert %0 : tensor<56xf64> -> tensor<56xi64>
  return %r : tensor<56xi64>
}
func.func @case_convert_f64_ui2(%0: tensor<56xf64>) -> (tensor<56xui2>) attributes {inputs = ["a0"], outputs = ["a23"]} {
  %r = ten.convert %0 : tensor<56xf64> -> tensor<56xui2>
  return %r : tensor<56xui2>
}
func.func @case_convert_f64_ui4(%0: tensor<56xf64>) -> (tensor<56xui4>) attributes {inputs = ["a0"], outputs = ["a24"]} {
  %r = ten.convert %0 : tensor<56xf64> -> tensor<56xui4>
  return %r : tensor<56xui4>
}
func.func @case_convert_f64_ui8(%0: tensor<56xf64>) -> (tensor<56xui8>) attributes {inputs = ["a0"], outputs = ["a25"]} {
  %r = ten.convert %0 : tensor<56xf64> -> tensor<56xui8>
  return %r : tensor<56xui8>
}
func.func @case_convert_f64_ui16(%0: tensor<56xf64>) -> (tensor<56xui16>) attributes {inputs = ["a0"], outputs = ["a26"]} {
  %r = ten.convert %0 : tensor<56xf64> -> tensor<56xui16>
  return %r : tensor<56xui16>
}
func.func @case_convert_f64_ui32(%0: tensor<56xf64>) -> (tensor<56xui32>) attributes {inputs = ["a0"], outputs = ["a27"]} {
  %r = ten.convert %0 : tensor<56xf64> -> tensor<56xui32>
  return %r : tensor<56xui32>
}
func.func @case_convert_f64_ui64(%0: tensor<56xf64>) -> (tensor<56xui64>) attributes {inputs = ["a0"], outputs = ["a28"]} {
  %r = ten.convert %0 : tensor<56xf64> -> tensor<56xui64>
  return %r : tensor<56xui64>
}
func.func @case_convert_f64_complex_f32(%0: tensor<56xf64>) -> (tensor<56xcomplex<f32>>) attributes {inputs = ["a0"], outputs = ["a29"]} {
  %r = ten.convert %0 : tensor<56xf64> -> tensor<56xcomplex<f32>>
  return %r : tensor<56xcomplex<f32>>
}
func.func @case_convert_f64_complex_f64(%0: tensor<56xf64>) -> (tensor<56xcomplex<f64>>) attributes {inputs = ["a0"], outputs = ["a30"]} {
  %r = ten.convert %0 : tensor<56xf64> -> tensor<56xcomplex<f64>>
  return %r : tensor<56xcomplex<f64>>
}
func.func @case_convert_f64_i1(%0: tensor<56xf64>) -> (tensor<56xi1>) attributes {inputs = ["a0"], outputs = ["a31"]} {
  %r = ten.convert %0 : tensor<56xf64> -> tensor<56xi1>
  return %r : tensor<56xi1>
}
func.func @case_convert_f32_f64(%0: tensor<56xf32>) -> (tensor<56xf64>) attributes {inputs = ["a32"], outputs = ["a33"]} {
  %r = ten.convert %0 : tensor<56xf32> -> tensor<56xf64>
  return %r : tensor<56xf64>
}
func.func @case_convert_f32_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a32"], outputs = ["a32"]} {
  %r = ten.convert %0 : tensor<56xf32> -> tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_convert_f32_f16(%0: tensor<56xf32>) -> (tensor<56xf16>) attributes {inputs = ["a32"], outputs = ["a34"]} {
  %r = ten.convert %0 : tensor<56xf32> -> tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_convert_f32_bf16(%0: tensor<56xf32>) -> (tensor<56xbf16>) attributes {inputs = ["a32"], outputs = ["a35"]} {
  %r = ten.convert %0 : tensor<56xf32> -> tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_convert_f32_f8E4M3(%0: tensor<56xf32>) -> (tensor<56xf8E4M3>) attributes {inputs = ["a32"], outputs = ["a36"]} {
  %r = ten.convert %0 : tensor<56xf32> -> tensor<56xf8E4M3>
  return %r : tensor<56xf8E4M3>
}
func.func @case_convert_f32_f8E4M3FN(%0: tensor<56xf32>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a32"], outputs = ["a37"]} {
  %r = ten.convert %0 : tensor<56xf32> -> tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_convert_f32_f8E4M3FNUZ(%0: tensor<56xf32>) -> (tensor<56xf8E4M3FNUZ>) attributes {inputs = ["a32"], outputs = ["a38"]} {
  %r = ten.convert %0 : tensor<56xf32> -> tensor<56xf8E4M3FNUZ>
  return %r : tensor<56xf8E4M3FNUZ>
}
func.func @case_convert_f32_f8E4M3B11FNUZ(%0: tensor<56xf32>) -> (tensor<56xf8E4M3B11FNUZ>) attributes {inputs = ["a32"], outputs = ["a39"]} {
  %r = ten.convert %0 : tensor<56xf32> -> tensor<56xf8E4M3B11FNUZ>
  return %r : tensor<56xf8E4M3B11FNUZ>
}
func.func @case_convert_f32_f8E5M2(%0: tensor<56xf32>) -> (tensor<56xf8E5M2>) attributes {inputs = ["a32"], outputs = ["a40"]} {
  %r = ten.convert %0 : tensor<56xf32> -> tensor<56xf8E5M2>
  return %r : tensor<56xf8E5M2>
}
func.func @case_convert_f32_f8E5M2FNUZ(%0: tensor<56xf32>) -> (tensor<56xf8E5M2FNUZ>) attributes {inputs = ["a32"], outputs = ["a41"]} {
  %r = ten.convert %0 : tensor<56xf32> -> tensor<56xf8E5M2FNUZ>
  return %r : tensor<56xf8E5M2FNUZ>
}
func.func @case_convert_f32_f8E3M4(%0: tensor<56xf32>) -> (tensor<56xf8E3M4>) attributes {inputs = ["a32"], outputs = ["a42"]} {
  %r = ten.convert %0 : tensor<56xf32> -> tensor<56xf8E3M4>
  return %r : tensor<56xf8E3M4>
}
func.func @case_convert_f32_f8E8M0FNU(%0: tensor<28xf32>) -> (tensor<28xf8E8M0FNU>) attributes {inputs = ["a43"], outputs = ["a44"]} {
  %r = ten.convert %0 : tensor<28xf32> -> tensor<28xf8E8M0FNU>
  return %r : tensor<28xf8E8M0FNU>
}
func.func @case_convert_f32_f4E2M1FN(%0: tensor<55xf32>) -> (tensor<55xf4E2M1FN>) attributes {inputs = ["a45"], outputs = ["a46"]} {
  %r = ten.convert %0 : tensor<55xf32> -> tensor<55xf4E2M1FN>
  return %r : tensor<55xf4E2M1FN>
}
func.func @case_convert_f32_f6E2M3FN(%0: tensor<55xf32>) -> (tensor<55xf6E2M3FN>) attributes {inputs = ["a45"], outputs = ["a47"]} {
  %r = ten.convert %0 : tensor<55xf32> -> tensor<55xf6E2M3FN>
  return %r : tensor<55xf6E2M3FN>
}
func.func @case_convert_f32_f6E3M2FN(%0: tensor<55xf32>) -> (tensor<55xf6E3M2FN>) attributes {inputs = ["a45"], outputs = ["a48"]} {
  %r = ten.convert %0 : tensor<55xf32> -> tensor<55xf6E3M2FN>
  return %r : tensor<55xf6E3M2FN>
}
func.func @case_convert_f32_i2(%0: tensor<56xf32>) -> (tensor<56xi2>) attributes {inputs = ["a32"], outputs = ["a49"]} {
  %r = ten.convert %0 : tensor<56xf32> -> tensor<56xi2>
  return %r : tensor<56xi2>
}
func.func @case_convert_f32_i4(%0: tensor<56xf32>) -> (tensor<56xi4>) attributes {inputs = ["a32"], outputs = ["a50"]} {
  %r = ten.convert %0 : tensor<56xf32> -> tensor<56xi4>
  return %r : tensor<56xi4>
}
func.func @case_convert_f32_i8(%0: tensor<56xf32>) -> (tensor<56xi8>) attributes {inputs = ["a32"], outputs = ["a51"]} {
  %r = ten.convert %0 : tensor<56xf32> -> tensor<56xi8>
  return %r : tensor<56xi8>
}
func.func @case_convert_f32_i16(%0: tensor<56xf32>) -> (tensor<56xi16>) attributes {inputs = ["a32"], outputs = ["a52"]} {
  %r = ten.convert %0 : tensor<56xf32> -> tensor<56xi16>
  return %r : tensor<56xi16>
}
func.func @case_convert_f32_i32(%0: tensor<56xf32>) -> (tensor<56xi32>) attributes {inputs = ["a32"], outputs = ["a53"]} {
  %r = ten.convert %0 : tensor<56xf32> -> tensor<56xi32>
  return %r : tensor<56xi32>
}
func.func @case_convert_f32_i64(%0: tensor<56xf32>) -> (tensor<56xi64>) attributes {inputs = ["a32"], outputs = ["a54"]} {
  %r = ten.convert %0 : tensor<56xf32> -> tensor<56xi64>
  return %r : tensor<56xi64>
}
func.func @case_convert_f32_ui2(%0: tensor<56xf32>) -> (tensor<56xui2>) attributes {inputs = ["a32"], outputs = ["a55"]} {
  %r = ten.convert %0 : tensor<56xf32> -> tensor<56xui2>
  return %r : tensor<56xui2>
}
func.func @case_convert_f32_ui4(%0: tensor<56xf32>) -> (tensor<56xui4>) attributes {inputs = ["a32"], outputs = ["a56"]} {
  %r = ten.convert %0 : tensor<56xf32> -> tensor<56xui4>
  return %r : tensor<56xui4>
}
func.func @case_convert_f32_ui8(%0: tensor<56xf32>) -> (tensor<56xui8>) attributes {inputs = ["a32"], outputs = ["a57"]} {
  %r = ten.convert %0 : tensor<56xf32> -> tensor<56xui8>
  return %r : tensor<56xui8>
}
func.func @case_convert_f32_ui16(%0: tensor<56xf32>) -> (tensor<56xui16>) attributes {inputs = ["a32"], outputs = ["a58"]} {
  %r = ten.convert %0 : tensor<56xf32> -> tensor<56xui16>
  return %r : tensor<56xui16>
}
func.func @case_convert_f32_ui32(%0: tensor<56xf32>) -> (tensor<56xui32>) attributes {inputs = ["a32"], outputs = ["a59"]} {
  %r = ten.convert %0 : tensor<56xf32> -> tensor<56xui32>
  return %r : tensor<56xui32>
}
func.func @case_convert_f32_ui64(%0: tensor<56xf32>) -> (tensor<56xui64>) attributes {inputs = ["a32"], outputs = ["a60"]} {
  %r = ten.convert %0 : tensor<56xf32> -> tensor<56xui64>
  return %r : tensor<56xui64>
}
func.func @case_convert_f32_complex_f32(%0: tensor<56xf32>) -> (tensor<56xcomplex<f32>>) attributes {inputs = ["a32"], outputs = ["a61"]} {
  %r = ten.convert %0 : tensor<56xf32> -> tensor<56xcomplex<f32>>
  return %r : tensor<56xcomplex<f32>>
}
func.func @case_convert_f32_complex_f64(%0: tensor<56xf32>) -> (tensor<56xcomplex<f64>>) attributes {inputs = ["a32"], outputs = ["a62"]} {
  %r = ten.convert %0 : tensor<56xf32> -> tensor<56xcomplex<f64>>
  return %r : tensor<56xcomplex<f64>>
}
func.func @case_convert_f32_i1(%0: tensor<56xf32>) -> (tensor<56xi1>) attributes {inputs = ["a32"], outputs = ["a31"]} {
  %r = ten.convert %0 : tensor<56xf32> -> tensor<56xi1>
  return %r : tensor<56xi1>
}
func.func @case_convert_f16_f64(%0: tensor<56xf16>) -> (tensor<56xf64>) attributes {inputs = ["a63"], outputs = ["a64"]} {
  %r = ten.convert %0 : tensor<56xf16> -> tensor<56xf64>
  return %r : tensor<56xf64>
}
func.func @case_convert_f16_f32(%0: tensor<56xf16>) -> (tensor<56xf32>) attributes {inputs = ["a63"], outputs = ["a65"]} {
  %r = ten.convert %0 : tensor<56xf16> -> tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_convert_f16_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a63"], outputs = ["a63"]} {
  %r = ten.convert %0 : tensor<56xf16> -> tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_convert_f16_bf16(%0: tensor<56xf16>) -> (tensor<56xbf16>) attributes {inputs = ["a63"], outputs = ["a66"]} {
  %r = ten.convert %0 : tensor<56xf16> -> tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_convert_f16_f8E4M3(%0: tensor<56xf16>) -> (tensor<56xf8E4M3>) attributes {inputs = ["a63"], outputs = ["a67"]} {
  %r = ten.convert %0 : tensor<56xf16> -> tensor<56xf8E4M3>
  return %r : tensor<56xf8E4M3>
}
func.func @case_convert_f16_f8E4M3FN(%0: tensor<56xf16>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a63"], outputs = ["a68"]} {
  %r = ten.convert %0 : tensor<56xf16> -> tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_convert_f16_f8E4M3FNUZ(%0: tensor<56xf16>) -> (tensor<56xf8E4M3FNUZ>) attributes {inputs = ["a63"], outputs = ["a69"]} {
  %r = ten.convert %0 : tensor<56xf16> -> tensor<56xf8E4M3FNUZ>
  return %r : tensor<56xf8E4M3FNUZ>
}
func.func @case_convert_f16_f8E4M3B11FNUZ(%0: tensor<56xf16>) -> (tensor<56xf8E4M3B11FNUZ>) attributes {inputs = ["a63"], outputs = ["a70"]} {
  %r = ten.convert %0 : tensor<56xf16> -> tensor<56xf8E4M3B11FNUZ>
  return %r : tensor<56xf8E4M3B11FNUZ>
}
func.func @case_convert_f16_f8E5M2(%0: tensor<56xf16>) -> (tensor<56xf8E5M2>) attributes {inputs = ["a63"], outputs = ["a71"]} {
  %r = ten.convert %0 : tensor<56xf16> -> tensor<56xf8E5M2>
  return %r : tensor<56xf8E5M2>
}
func.func @case_convert_f16_f8E5M2FNUZ(%0: tensor<56xf16>) -> (tensor<56xf8E5M2FNUZ>) attributes {inputs = ["a63"], outputs = ["a72"]} {
  %r = ten.convert %0 : tensor<56xf16> -> tensor<56xf8E5M2FNUZ>
  return %r : tensor<56xf8E5M2FNUZ>
}
func.func @case_convert_f16_f8E3M4(%0: tensor<56xf16>) -> (tensor<56xf8E3M4>) attributes {inputs = ["a63"], outputs = ["a73"]} {
  %r = ten.convert %0 : tensor<56xf16> -> tensor<56xf8E3M4>
  return %r : tensor<56xf8E3M4>
}
func.func @case_convert_f16_f8E8M0FNU(%0: tensor<25xf16>) -> (tensor<25xf8E8M0FNU>) attributes {inputs = ["a74"], outputs = ["a75"]} {
  %r = ten.convert %0 : tensor<25xf16> -> tensor<25xf8E8M0FNU>
  return %r : tensor<25xf8E8M0FNU>
}
func.func @case_convert_f16_f4E2M1FN(%0: tensor<55xf16>) -> (tensor<55xf4E2M1FN>) attributes {inputs = ["a76"], outputs = ["a77"]} {
  %r = ten.convert %0 : tensor<55xf16> -> tensor<55xf4E2M1FN>
  return %r : tensor<55xf4E2M1FN>
}
func.func @case_convert_f16_f6E2M3FN(%0: tensor<55xf16>) -> (tensor<55xf6E2M3FN>) attributes {inputs = ["a76"], outputs = ["a78"]} {
  %r = ten.convert %0 : tensor<55xf16> -> tensor<55xf6E2M3FN>
  return %r : tensor<55xf6E2M3FN>
}
func.func @case_convert_f16_f6E3M2FN(%0: tensor<55xf16>) -> (tensor<55xf6E3M2FN>) attributes {inputs = ["a76"], outputs = ["a79"]} {
  %r = ten.convert %0 : tensor<55xf16> -> tensor<55xf6E3M2FN>
  return %r : tensor<55xf6E3M2FN>
}
func.func @case_convert_f16_i2(%0: tensor<56xf16>) -> (tensor<56xi2>) attributes {inputs = ["a63"], outputs = ["a80"]} {
  %r = ten.convert %0 : tensor<56xf16> -> tensor<56xi2>
  return %r : tensor<56xi2>
}
func.func @case_convert_f16_i4(%0: tensor<56xf16>) -> (tensor<56xi4>) attributes {inputs = ["a63"], outputs = ["a81"]} {
  %r = ten.convert %0 : tensor<56xf16> -> tensor<56xi4>
  return %r : tensor<56xi4>
}
func.func @case_convert_f16_i8(%0: tensor<56xf16>) -> (tensor<56xi8>) attributes {inputs = ["a63"], outputs = ["a82"]} {
  %r = ten.convert %0 : tensor<56xf16> -> tensor<56xi8>
  return %r : tensor<56xi8>
}
func.func @case_convert_f16_i16(%0: tensor<56xf16>) -> (tensor<56xi16>) attributes {inputs = ["a63"], outputs = ["a83"]} {
  %r = ten.convert %0 : tensor<56xf16> -> tensor<56xi16>
  return %r : tensor<56xi16>
}
func.func @case_convert_f16_i32(%0: tensor<56xf16>) -> (tensor<56xi32>) attributes {inputs = ["a63"], outputs = ["a84"]} {
  %r = ten.convert %0 : tensor<56xf16> -> tensor<56xi32>
  return %r : tensor<56xi32>
}
func.func @case_convert_f16_i64(%0: tensor<56xf16>) -> (tensor<56xi64>) attributes {inputs = ["a63"], outputs = ["a85"]} {
  %r = ten.convert %0 : tensor<56xf16> -> tensor<56xi64>
  return %r : tensor<56xi64>
}
func.func @case_convert_f16_ui2(%0: tensor<56xf16>) -> (tensor<56xui2>) attributes {inputs = ["a63"], outputs = ["a86"]} {
  %r = ten.convert %0 : tensor<56xf16> -> tensor<56xui2>
  return %r : tensor<56xui2>
}
func.func @case_convert_f16_ui4(%0: tensor<56xf16>) -> (tensor<56xui4>) attributes {inputs = ["a63"], outputs = ["a87"]} {
  %r = ten.convert %0 : tensor<56xf16> -> tensor<56xui4>
  return %r : tensor<56xui4>
}
func.func @case_convert_f16_ui8(%0: tensor<56xf16>) -> (tensor<56xui8>) attributes {inputs = ["a63"], outputs = ["a88"]} {
  %r = ten.convert %0 : tensor<56xf16> -> tensor<56xui8>
  return %r : tensor<56xui8>
}
func.func @case_convert_f16_ui16(%0: tensor<56xf16>) -> (tensor<56xui16>) attributes {inputs = ["a63"], outputs = ["a89"]} {
  %r = ten.convert %0 : tensor<56xf16> -> tensor<56xui16>
  return %r : tensor<56xui16>
}
func.func @case_convert_f16_ui32(%0: tensor<56xf16>) -> (tensor<56xui32>) attributes {inputs = ["a63"], outputs = ["a90"]} {
  %r = ten.convert %0 : tensor<56xf16> -> tensor<56xui32>
  return %r : tensor<56xui32>
}
func.func @case_convert_f16_ui64(%0: tensor<56xf16>) -> (tensor<56xui64>) attributes {inputs = ["a63"], outputs = ["a91"]} {
  %r = ten.convert %0 : tensor<56xf16> -> tensor<56xui64>
  return %r : tensor<56xui64>
}
func.func @case_convert_f16_complex_f32(%0: tensor<56xf16>) -> (tensor<56xcomplex<f32>>) attributes {inputs = ["a63"], outputs = ["a92"]} {
  %r = ten.convert %0 : tensor<56xf16> -> tensor<56xcomplex<f32>>
  return %r : tensor<56xcomplex<f32>>
}
func.func @case_convert_f16_complex_f64(%0: tensor<56xf16>) -> (tensor<56xcomplex<f64>>) attributes {inputs = ["a63"], outputs = ["a93"]} {
  %r = ten.convert %0 : tensor<56xf16> -> tensor<56xcomplex<f64>>
  return %r : tensor<56xcomplex<f64>>
}
func.func @case_convert_f16_i1(%0: tensor<56xf16>) -> (tensor<56xi1>) attributes {inputs = ["a63"], outputs = ["a94"]} {
  %r = ten.convert %0 : tensor<56xf16> -> tensor<56xi1>
  return %r : tensor<56xi1>
}
func.func @case_convert_bf16_f64(%0: tensor<56xbf16>) -> (tensor<56xf64>) attributes {inputs = ["a95"], outputs = ["a96"]} {
  %r = ten.convert %0 : tensor<56xbf16> -> tensor<56xf64>
  return %r : tensor<56xf64>
}
func.func @case_convert_bf16_f32(%0: tensor<56xbf16>) -> (tensor<56xf32>) attributes {inputs = ["a95"], outputs = ["a97"]} {
  %r = ten.convert %0 : tensor<56xbf16> -> tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_convert_bf16_f16(%0: tensor<56xbf16>) -> (tensor<56xf16>) attributes {inputs = ["a95"], outputs = ["a98"]} {
  %r = ten.convert %0 : tensor<56xbf16> -> tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_convert_bf16_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a95"], outputs = ["a95"]} {
  %r = ten.convert %0 : tensor<56xbf16> -> tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_convert_bf16_f8E4M3(%0: tensor<56xbf16>) -> (tensor<56xf8E4M3>) attributes {inputs = ["a95"], outputs = ["a99"]} {
  %r = ten.convert %0 : tensor<56xbf16> -> tensor<56xf8E4M3>
  return %r : tensor<56xf8E4M3>
}
func.func @case_convert_bf16_f8E4M3FN(%0: tensor<56xbf16>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a95"], outputs = ["a100"]} {
  %r = ten.convert %0 : tensor<56xbf16> -> tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_convert_bf16_f8E4M3FNUZ(%0: tensor<56xbf16>) -> (tensor<56xf8E4M3FNUZ>) attributes {inputs = ["a95"], outputs = ["a101"]} {
  %r = ten.convert %0 : tensor<56xbf16> -> tensor<56xf8E4M3FNUZ>
  return %r : tensor<56xf8E4M3FNUZ>
}
func.func @case_convert_bf16_f8E4M3B11FNUZ(%0: tensor<56xbf16>) -> (tensor<56xf8E4M3B11FNUZ>) attributes {inputs = ["a95"], outputs = ["a102"]} {
  %r = ten.convert %0 : tensor<56xbf16> -> tensor<56xf8E4M3B11FNUZ>
  return %r : tensor<56xf8E4M3B11FNUZ>
}
func.func @case_convert_bf16_f8E5M2(%0: tensor<56xbf16>) -> (tensor<56xf8E5M2>) attributes {inputs = ["a95"], outputs = ["a103"]} {
  %r = ten.convert %0 : tensor<56xbf16> -> tensor<56xf8E5M2>
  return %r : tensor<56xf8E5M2>
}
func.func @case_convert_bf16_f8E5M2FNUZ(%0: tensor<56xbf16>) -> (tensor<56xf8E5M2FNUZ>) attributes {inputs = ["a95"], outputs = ["a104"]} {
  %r = ten.convert %0 : tensor<56xbf16> -> tensor<56xf8E5M2FNUZ>
  return %r : tensor<56xf8E5M2FNUZ>
}
func.func @case_convert_bf16_f8E3M4(%0: tensor<56xbf16>) -> (tensor<56xf8E3M4>) attributes {inputs = ["a95"], outputs = ["a105"]} {
  %r = ten.convert %0 : tensor<56xbf16> -> tensor<56xf8E3M4>
  return %r : tensor<56xf8E3M4>
}
func.func @case_convert_bf16_f8E8M0FNU(%0: tensor<25xbf16>) -> (tensor<25xf8E8M0FNU>) attributes {inputs = ["a106"], outputs = ["a107"]} {
  %r = ten.convert %0 : tensor<25xbf16> -> tensor<25xf8E8M0FNU>
  return %r : tensor<25xf8E8M0FNU>
}
func.func @case_convert_bf16_f4E2M1FN(%0: tensor<55xbf16>) -> (tensor<55xf4E2M1FN>) attributes {inputs = ["a108"], outputs = ["a109"]} {
  %r = ten.convert %0 : tensor<55xbf16> -> tensor<55xf4E2M1FN>
  return %r : tensor<55xf4E2M1FN>
}
func.func @case_convert_bf16_f6E2M3FN(%0: tensor<55xbf16>) -> (tensor<55xf6E2M3FN>) attributes {inputs = ["a108"], outputs = ["a110"]} {
  %r = ten.convert %0 : tensor<55xbf16> -> tensor<55xf6E2M3FN>
  return %r : tensor<55xf6E2M3FN>
}
func.func @case_convert_bf16_f6E3M2FN(%0: tensor<55xbf16>) -> (tensor<55xf6E3M2FN>) attributes {inputs = ["a108"], outputs = ["a111"]} {
  %r = ten.convert %0 : tensor<55xbf16> -> tensor<55xf6E3M2FN>
  return %r : tensor<55xf6E3M2FN>
}
func.func @case_convert_bf16_i2(%0: tensor<56xbf16>) -> (tensor<56xi2>) attributes {inputs = ["a95"], outputs = ["a112"]} {
  %r = ten.convert %0 : tensor<56xbf16> -> tensor<56xi2>
  return %r : tensor<56xi2>
}
func.func @case_convert_bf16_i4(%0: tensor<56xbf16>) -> (tensor<56xi4>) attributes {inputs = ["a95"], outputs = ["a113"]} {
  %r = ten.convert %0 : tensor<56xbf16> -> tensor<56xi4>
  return %r : tensor<56xi4>
}
func.func @case_convert_bf16_i8(%0: tensor<56xbf16>) -> (tensor<56xi8>) attributes {inputs = ["a95"], outputs = ["a114"]} {
  %r = ten.convert %0 : tensor<56xbf16> -> tensor<56xi8>
  return %r : tensor<56xi8>
}
func.func @case_convert_bf16_i16(%0: tensor<56xbf16>) -> (tensor<56xi16>) attributes {inputs = ["a95"], outputs = ["a115"]} {
  %r = ten.convert %0 : tensor<56xbf16> -> tensor<56xi16>
  return %r : tensor<56xi16>
}
func.func @case_convert_bf16_i32(%0: tensor<56xbf16>) -> (tensor<56xi32>) attributes {inputs = ["a95"], outputs = ["a116"]} {
  %r = ten.convert %0 : tensor<56xbf16> -> tensor<56xi32>
  return %r : tensor<56xi32>
}
func.func @case_convert_bf16_i64(%0: tensor<56xbf16>) -> (tensor<56xi64>) attributes {inputs = ["a95"], outputs = ["a117"]} {
  %r = ten.convert %0 : tensor<56xbf16> -> tensor<56xi64>
  return %r : tensor<56xi64>
}
func.func @case_convert_bf16_ui2(%0: tensor<56xbf16>) -> (tensor<56xui2>) attributes {inputs = ["a95"], outputs = ["a118"]} {
  %r = ten.convert %0 : tensor<56xbf16> -> tensor<56xui2>
  return %r : tensor<56xui2>
}
func.func @case_convert_bf16_ui4(%0: tensor<56xbf16>) -> (tensor<56xui4>) attributes {inputs = ["a95"], outputs = ["a119"]} {
  %r = ten.convert %0 : tensor<56xbf16> -> tensor<56xui4>
  return %r : tensor<56xui4>
}
func.func @case_convert_bf16_ui8(%0: tensor<56xbf16>) -> (tensor<56xui8>) attributes {inputs = ["a95"], outputs = ["a120"]} {
  %r = ten.convert %0 : tensor<56xbf16> -> tensor<56xui8>
  return %r : tensor<56xui8>
}
func.func @case_convert_bf16_ui16(%0: tensor<56xbf16>) -> (tensor<56xui16>) attributes {inputs = ["a95"], outputs = ["a121"]} {
  %r = ten.convert %0 : tensor<56xbf16> -> tensor<56xui16>
  return %r : tensor<56xui16>
}
func.func @case_convert_bf16_ui32(%0: tensor<56xbf16>) -> (tensor<56xui32>) attributes {inputs = ["a95"], outputs = ["a122"]} {
  %r = ten.convert %0 : tensor<56xbf16> -> tensor<56xui32>
  return %r : tensor<56xui32>
}
func.func @case_convert_bf16_ui64(%0: tensor<56xbf16>) -> (tensor<56xui64>) attributes {inputs = ["a95"], outputs = ["a123"]} {
  %r = ten.convert %0 : tensor<56xbf16> -> tensor<56xui64>
  return %r : tensor<56xui64>
}
func.func @case_convert_bf16_complex_f32(%0: tensor<56xbf16>) -> (tensor<56xcomplex<f32>>) attributes {inputs = ["a95"], outputs = ["a124"]} {
  %r = ten.convert %0 : tensor<56xbf16> -> tensor<56xcomplex<f32>>
  return %r : tensor<56xcomplex<f32>>
}
func.func @case_convert_bf16_complex_f64(%0: tensor<56xbf16>) -> (tensor<56xcomplex<f64>>) attributes {inputs = ["a95"], outputs = ["a125"]} {
  %r = ten.convert %0 : tensor<56xbf16> -> tensor<56xcomplex<f64>>
  return %r : tensor<56xcomplex<f64>>
}
func.func @case_convert_bf16_i1(%0: tensor<56xbf16>) -> (tensor<56xi1>) attributes {inputs = ["a95"], outputs = ["a31"]} {
  %r = ten.convert %0 : tensor<56xbf16> -> tensor<56xi1>
  return %r : tensor<56xi1>
}
func.func @case_convert_f8E4M3_f64(%0: tensor<56xf8E4M3>) -> (tensor<56xf64>) attributes {inputs = ["a126"], outputs = ["a127"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3> -> tensor<56xf64>
  return %r : tensor<56xf64>
}
func.func @case_convert_f8E4M3_f32(%0: tensor<56xf8E4M3>) -> (tensor<56xf32>) attributes {inputs = ["a126"], outputs = ["a128"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3> -> tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_convert_f8E4M3_f16(%0: tensor<56xf8E4M3>) -> (tensor<56xf16>) attributes {inputs = ["a126"], outputs = ["a129"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3> -> tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_convert_f8E4M3_bf16(%0: tensor<56xf8E4M3>) -> (tensor<56xbf16>) attributes {inputs = ["a126"], outputs = ["a130"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3> -> tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_convert_f8E4M3_f8E4M3FN(%0: tensor<56xf8E4M3>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a126"], outputs = ["a131"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3> -> tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_convert_f8E4M3_f4E2M1FN(%0: tensor<55xf8E4M3>) -> (tensor<55xf4E2M1FN>) attributes {inputs = ["a132"], outputs = ["a133"]} {
  %r = ten.convert %0 : tensor<55xf8E4M3> -> tensor<55xf4E2M1FN>
  return %r : tensor<55xf4E2M1FN>
}
func.func @case_convert_f8E4M3_f6E2M3FN(%0: tensor<55xf8E4M3>) -> (tensor<55xf6E2M3FN>) attributes {inputs = ["a132"], outputs = ["a134"]} {
  %r = ten.convert %0 : tensor<55xf8E4M3> -> tensor<55xf6E2M3FN>
  return %r : tensor<55xf6E2M3FN>
}
func.func @case_convert_f8E4M3_f6E3M2FN(%0: tensor<55xf8E4M3>) -> (tensor<55xf6E3M2FN>) attributes {inputs = ["a132"], outputs = ["a135"]} {
  %r = ten.convert %0 : tensor<55xf8E4M3> -> tensor<55xf6E3M2FN>
  return %r : tensor<55xf6E3M2FN>
}
func.func @case_convert_f8E4M3_i2(%0: tensor<56xf8E4M3>) -> (tensor<56xi2>) attributes {inputs = ["a126"], outputs = ["a136"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3> -> tensor<56xi2>
  return %r : tensor<56xi2>
}
func.func @case_convert_f8E4M3_i4(%0: tensor<56xf8E4M3>) -> (tensor<56xi4>) attributes {inputs = ["a126"], outputs = ["a137"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3> -> tensor<56xi4>
  return %r : tensor<56xi4>
}
func.func @case_convert_f8E4M3_i8(%0: tensor<56xf8E4M3>) -> (tensor<56xi8>) attributes {inputs = ["a126"], outputs = ["a138"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3> -> tensor<56xi8>
  return %r : tensor<56xi8>
}
func.func @case_convert_f8E4M3_i16(%0: tensor<56xf8E4M3>) -> (tensor<56xi16>) attributes {inputs = ["a126"], outputs = ["a139"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3> -> tensor<56xi16>
  return %r : tensor<56xi16>
}
func.func @case_convert_f8E4M3_i32(%0: tensor<56xf8E4M3>) -> (tensor<56xi32>) attributes {inputs = ["a126"], outputs = ["a140"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3> -> tensor<56xi32>
  return %r : tensor<56xi32>
}
func.func @case_convert_f8E4M3_i64(%0: tensor<56xf8E4M3>) -> (tensor<56xi64>) attributes {inputs = ["a126"], outputs = ["a141"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3> -> tensor<56xi64>
  return %r : tensor<56xi64>
}
func.func @case_convert_f8E4M3_ui2(%0: tensor<56xf8E4M3>) -> (tensor<56xui2>) attributes {inputs = ["a126"], outputs = ["a142"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3> -> tensor<56xui2>
  return %r : tensor<56xui2>
}
func.func @case_convert_f8E4M3_ui4(%0: tensor<56xf8E4M3>) -> (tensor<56xui4>) attributes {inputs = ["a126"], outputs = ["a143"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3> -> tensor<56xui4>
  return %r : tensor<56xui4>
}
func.func @case_convert_f8E4M3_ui8(%0: tensor<56xf8E4M3>) -> (tensor<56xui8>) attributes {inputs = ["a126"], outputs = ["a144"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3> -> tensor<56xui8>
  return %r : tensor<56xui8>
}
func.func @case_convert_f8E4M3_ui16(%0: tensor<56xf8E4M3>) -> (tensor<56xui16>) attributes {inputs = ["a126"], outputs = ["a145"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3> -> tensor<56xui16>
  return %r : tensor<56xui16>
}
func.func @case_convert_f8E4M3_ui32(%0: tensor<56xf8E4M3>) -> (tensor<56xui32>) attributes {inputs = ["a126"], outputs = ["a146"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3> -> tensor<56xui32>
  return %r : tensor<56xui32>
}
func.func @case_convert_f8E4M3_ui64(%0: tensor<56xf8E4M3>) -> (tensor<56xui64>) attributes {inputs = ["a126"], outputs = ["a147"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3> -> tensor<56xui64>
  return %r : tensor<56xui64>
}
func.func @case_convert_f8E4M3_complex_f32(%0: tensor<56xf8E4M3>) -> (tensor<56xcomplex<f32>>) attributes {inputs = ["a126"], outputs = ["a148"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3> -> tensor<56xcomplex<f32>>
  return %r : tensor<56xcomplex<f32>>
}
func.func @case_convert_f8E4M3_complex_f64(%0: tensor<56xf8E4M3>) -> (tensor<56xcomplex<f64>>) attributes {inputs = ["a126"], outputs = ["a149"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3> -> tensor<56xcomplex<f64>>
  return %r : tensor<56xcomplex<f64>>
}
func.func @case_convert_f8E4M3_i1(%0: tensor<56xf8E4M3>) -> (tensor<56xi1>) attributes {inputs = ["a126"], outputs = ["a94"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3> -> tensor<56xi1>
  return %r : tensor<56xi1>
}
func.func @case_convert_f8E4M3FN_f64(%0: tensor<56xf8E4M3FN>) -> (tensor<56xf64>) attributes {inputs = ["a150"], outputs = ["a151"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FN> -> tensor<56xf64>
  return %r : tensor<56xf64>
}
func.func @case_convert_f8E4M3FN_f32(%0: tensor<56xf8E4M3FN>) -> (tensor<56xf32>) attributes {inputs = ["a150"], outputs = ["a152"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FN> -> tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_convert_f8E4M3FN_f16(%0: tensor<56xf8E4M3FN>) -> (tensor<56xf16>) attributes {inputs = ["a150"], outputs = ["a153"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FN> -> tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_convert_f8E4M3FN_bf16(%0: tensor<56xf8E4M3FN>) -> (tensor<56xbf16>) attributes {inputs = ["a150"], outputs = ["a154"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FN> -> tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_convert_f8E4M3FN_f8E4M3FN(%0: tensor<56xf8E4M3FN>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a150"], outputs = ["a150"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FN> -> tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_convert_f8E4M3FN_f4E2M1FN(%0: tensor<50xf8E4M3FN>) -> (tensor<50xf4E2M1FN>) attributes {inputs = ["a155"], outputs = ["a156"]} {
  %r = ten.convert %0 : tensor<50xf8E4M3FN> -> tensor<50xf4E2M1FN>
  return %r : tensor<50xf4E2M1FN>
}
func.func @case_convert_f8E4M3FN_f6E2M3FN(%0: tensor<50xf8E4M3FN>) -> (tensor<50xf6E2M3FN>) attributes {inputs = ["a155"], outputs = ["a157"]} {
  %r = ten.convert %0 : tensor<50xf8E4M3FN> -> tensor<50xf6E2M3FN>
  return %r : tensor<50xf6E2M3FN>
}
func.func @case_convert_f8E4M3FN_f6E3M2FN(%0: tensor<50xf8E4M3FN>) -> (tensor<50xf6E3M2FN>) attributes {inputs = ["a155"], outputs = ["a158"]} {
  %r = ten.convert %0 : tensor<50xf8E4M3FN> -> tensor<50xf6E3M2FN>
  return %r : tensor<50xf6E3M2FN>
}
func.func @case_convert_f8E4M3FN_i2(%0: tensor<56xf8E4M3FN>) -> (tensor<56xi2>) attributes {inputs = ["a150"], outputs = ["a159"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FN> -> tensor<56xi2>
  return %r : tensor<56xi2>
}
func.func @case_convert_f8E4M3FN_i4(%0: tensor<56xf8E4M3FN>) -> (tensor<56xi4>) attributes {inputs = ["a150"], outputs = ["a160"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FN> -> tensor<56xi4>
  return %r : tensor<56xi4>
}
func.func @case_convert_f8E4M3FN_i8(%0: tensor<56xf8E4M3FN>) -> (tensor<56xi8>) attributes {inputs = ["a150"], outputs = ["a161"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FN> -> tensor<56xi8>
  return %r : tensor<56xi8>
}
func.func @case_convert_f8E4M3FN_i16(%0: tensor<56xf8E4M3FN>) -> (tensor<56xi16>) attributes {inputs = ["a150"], outputs = ["a162"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FN> -> tensor<56xi16>
  return %r : tensor<56xi16>
}
func.func @case_convert_f8E4M3FN_i32(%0: tensor<56xf8E4M3FN>) -> (tensor<56xi32>) attributes {inputs = ["a150"], outputs = ["a163"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FN> -> tensor<56xi32>
  return %r : tensor<56xi32>
}
func.func @case_convert_f8E4M3FN_i64(%0: tensor<56xf8E4M3FN>) -> (tensor<56xi64>) attributes {inputs = ["a150"], outputs = ["a164"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FN> -> tensor<56xi64>
  return %r : tensor<56xi64>
}
func.func @case_convert_f8E4M3FN_ui2(%0: tensor<56xf8E4M3FN>) -> (tensor<56xui2>) attributes {inputs = ["a150"], outputs = ["a165"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FN> -> tensor<56xui2>
  return %r : tensor<56xui2>
}
func.func @case_convert_f8E4M3FN_ui4(%0: tensor<56xf8E4M3FN>) -> (tensor<56xui4>) attributes {inputs = ["a150"], outputs = ["a166"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FN> -> tensor<56xui4>
  return %r : tensor<56xui4>
}
func.func @case_convert_f8E4M3FN_ui8(%0: tensor<56xf8E4M3FN>) -> (tensor<56xui8>) attributes {inputs = ["a150"], outputs = ["a167"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FN> -> tensor<56xui8>
  return %r : tensor<56xui8>
}
func.func @case_convert_f8E4M3FN_ui16(%0: tensor<56xf8E4M3FN>) -> (tensor<56xui16>) attributes {inputs = ["a150"], outputs = ["a168"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FN> -> tensor<56xui16>
  return %r : tensor<56xui16>
}
func.func @case_convert_f8E4M3FN_ui32(%0: tensor<56xf8E4M3FN>) -> (tensor<56xui32>) attributes {inputs = ["a150"], outputs = ["a169"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FN> -> tensor<56xui32>
  return %r : tensor<56xui32>
}
func.func @case_convert_f8E4M3FN_ui64(%0: tensor<56xf8E4M3FN>) -> (tensor<56xui64>) attributes {inputs = ["a150"], outputs = ["a170"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FN> -> tensor<56xui64>
  return %r : tensor<56xui64>
}
func.func @case_convert_f8E4M3FN_complex_f32(%0: tensor<56xf8E4M3FN>) -> (tensor<56xcomplex<f32>>) attributes {inputs = ["a150"], outputs = ["a171"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FN> -> tensor<56xcomplex<f32>>
  return %r : tensor<56xcomplex<f32>>
}
func.func @case_convert_f8E4M3FN_complex_f64(%0: tensor<56xf8E4M3FN>) -> (tensor<56xcomplex<f64>>) attributes {inputs = ["a150"], outputs = ["a172"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FN> -> tensor<56xcomplex<f64>>
  return %r : tensor<56xcomplex<f64>>
}
func.func @case_convert_f8E4M3FN_i1(%0: tensor<56xf8E4M3FN>) -> (tensor<56xi1>) attributes {inputs = ["a150"], outputs = ["a94"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FN> -> tensor<56xi1>
  return %r : tensor<56xi1>
}
func.func @case_convert_f8E4M3FNUZ_f64(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xf64>) attributes {inputs = ["a173"], outputs = ["a174"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FNUZ> -> tensor<56xf64>
  return %r : tensor<56xf64>
}
func.func @case_convert_f8E4M3FNUZ_f32(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xf32>) attributes {inputs = ["a173"], outputs = ["a175"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FNUZ> -> tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_convert_f8E4M3FNUZ_f16(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xf16>) attributes {inputs = ["a173"], outputs = ["a176"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FNUZ> -> tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_convert_f8E4M3FNUZ_bf16(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xbf16>) attributes {inputs = ["a173"], outputs = ["a177"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FNUZ> -> tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_convert_f8E4M3FNUZ_f8E4M3FN(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a173"], outputs = ["a178"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FNUZ> -> tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_convert_f8E4M3FNUZ_f4E2M1FN(%0: tensor<50xf8E4M3FNUZ>) -> (tensor<50xf4E2M1FN>) attributes {inputs = ["a179"], outputs = ["a180"]} {
  %r = ten.convert %0 : tensor<50xf8E4M3FNUZ> -> tensor<50xf4E2M1FN>
  return %r : tensor<50xf4E2M1FN>
}
func.func @case_convert_f8E4M3FNUZ_f6E2M3FN(%0: tensor<50xf8E4M3FNUZ>) -> (tensor<50xf6E2M3FN>) attributes {inputs = ["a179"], outputs = ["a181"]} {
  %r = ten.convert %0 : tensor<50xf8E4M3FNUZ> -> tensor<50xf6E2M3FN>
  return %r : tensor<50xf6E2M3FN>
}
func.func @case_convert_f8E4M3FNUZ_f6E3M2FN(%0: tensor<50xf8E4M3FNUZ>) -> (tensor<50xf6E3M2FN>) attributes {inputs = ["a179"], outputs = ["a182"]} {
  %r = ten.convert %0 : tensor<50xf8E4M3FNUZ> -> tensor<50xf6E3M2FN>
  return %r : tensor<50xf6E3M2FN>
}
func.func @case_convert_f8E4M3FNUZ_i2(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xi2>) attributes {inputs = ["a173"], outputs = ["a183"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FNUZ> -> tensor<56xi2>
  return %r : tensor<56xi2>
}
func.func @case_convert_f8E4M3FNUZ_i4(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xi4>) attributes {inputs = ["a173"], outputs = ["a184"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FNUZ> -> tensor<56xi4>
  return %r : tensor<56xi4>
}
func.func @case_convert_f8E4M3FNUZ_i8(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xi8>) attributes {inputs = ["a173"], outputs = ["a185"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FNUZ> -> tensor<56xi8>
  return %r : tensor<56xi8>
}
func.func @case_convert_f8E4M3FNUZ_i16(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xi16>) attributes {inputs = ["a173"], outputs = ["a186"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FNUZ> -> tensor<56xi16>
  return %r : tensor<56xi16>
}
func.func @case_convert_f8E4M3FNUZ_i32(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xi32>) attributes {inputs = ["a173"], outputs = ["a187"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FNUZ> -> tensor<56xi32>
  return %r : tensor<56xi32>
}
func.func @case_convert_f8E4M3FNUZ_i64(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xi64>) attributes {inputs = ["a173"], outputs = ["a188"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FNUZ> -> tensor<56xi64>
  return %r : tensor<56xi64>
}
func.func @case_convert_f8E4M3FNUZ_ui2(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xui2>) attributes {inputs = ["a173"], outputs = ["a189"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FNUZ> -> tensor<56xui2>
  return %r : tensor<56xui2>
}
func.func @case_convert_f8E4M3FNUZ_ui4(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xui4>) attributes {inputs = ["a173"], outputs = ["a190"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FNUZ> -> tensor<56xui4>
  return %r : tensor<56xui4>
}
func.func @case_convert_f8E4M3FNUZ_ui8(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xui8>) attributes {inputs = ["a173"], outputs = ["a191"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FNUZ> -> tensor<56xui8>
  return %r : tensor<56xui8>
}
func.func @case_convert_f8E4M3FNUZ_ui16(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xui16>) attributes {inputs = ["a173"], outputs = ["a192"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FNUZ> -> tensor<56xui16>
  return %r : tensor<56xui16>
}
func.func @case_convert_f8E4M3FNUZ_ui32(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xui32>) attributes {inputs = ["a173"], outputs = ["a193"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FNUZ> -> tensor<56xui32>
  return %r : tensor<56xui32>
}
func.func @case_convert_f8E4M3FNUZ_ui64(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xui64>) attributes {inputs = ["a173"], outputs = ["a194"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FNUZ> -> tensor<56xui64>
  return %r : tensor<56xui64>
}
func.func @case_convert_f8E4M3FNUZ_complex_f32(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xcomplex<f32>>) attributes {inputs = ["a173"], outputs = ["a195"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FNUZ> -> tensor<56xcomplex<f32>>
  return %r : tensor<56xcomplex<f32>>
}
func.func @case_convert_f8E4M3FNUZ_complex_f64(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xcomplex<f64>>) attributes {inputs = ["a173"], outputs = ["a196"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FNUZ> -> tensor<56xcomplex<f64>>
  return %r : tensor<56xcomplex<f64>>
}
func.func @case_convert_f8E4M3FNUZ_i1(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xi1>) attributes {inputs = ["a173"], outputs = ["a94"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FNUZ> -> tensor<56xi1>
  return %r : tensor<56xi1>
}
func.func @case_convert_f8E4M3B11FNUZ_f64(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xf64>) attributes {inputs = ["a197"], outputs = ["a198"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3B11FNUZ> -> tensor<56xf64>
  return %r : tensor<56xf64>
}
func.func @case_convert_f8E4M3B11FNUZ_f32(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xf32>) attributes {inputs = ["a197"], outputs = ["a199"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3B11FNUZ> -> tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_convert_f8E4M3B11FNUZ_f16(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xf16>) attributes {inputs = ["a197"], outputs = ["a200"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3B11FNUZ> -> tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_convert_f8E4M3B11FNUZ_bf16(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xbf16>) attributes {inputs = ["a197"], outputs = ["a201"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3B11FNUZ> -> tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_convert_f8E4M3B11FNUZ_f8E4M3FN(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a197"], outputs = ["a202"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3B11FNUZ> -> tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_convert_f8E4M3B11FNUZ_f4E2M1FN(%0: tensor<45xf8E4M3B11FNUZ>) -> (tensor<45xf4E2M1FN>) attributes {inputs = ["a203"], outputs = ["a204"]} {
  %r = ten.convert %0 : tensor<45xf8E4M3B11FNUZ> -> tensor<45xf4E2M1FN>
  return %r : tensor<45xf4E2M1FN>
}
func.func @case_convert_f8E4M3B11FNUZ_f6E2M3FN(%0: tensor<45xf8E4M3B11FNUZ>) -> (tensor<45xf6E2M3FN>) attributes {inputs = ["a203"], outputs = ["a205"]} {
  %r = ten.convert %0 : tensor<45xf8E4M3B11FNUZ> -> tensor<45xf6E2M3FN>
  return %r : tensor<45xf6E2M3FN>
}
func.func @case_convert_f8E4M3B11FNUZ_f6E3M2FN(%0: tensor<45xf8E4M3B11FNUZ>) -> (tensor<45xf6E3M2FN>) attributes {inputs = ["a203"], outputs = ["a206"]} {
  %r = ten.convert %0 : tensor<45xf8E4M3B11FNUZ> -> tensor<45xf6E3M2FN>
  return %r : tensor<45xf6E3M2FN>
}
func.func @case_convert_f8E4M3B11FNUZ_i2(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xi2>) attributes {inputs = ["a197"], outputs = ["a207"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3B11FNUZ> -> tensor<56xi2>
  return %r : tensor<56xi2>
}
func.func @case_convert_f8E4M3B11FNUZ_i4(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xi4>) attributes {inputs = ["a197"], outputs = ["a208"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3B11FNUZ> -> tensor<56xi4>
  return %r : tensor<56xi4>
}
func.func @case_convert_f8E4M3B11FNUZ_i8(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xi8>) attributes {inputs = ["a197"], outputs = ["a209"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3B11FNUZ> -> tensor<56xi8>
  return %r : tensor<56xi8>
}
func.func @case_convert_f8E4M3B11FNUZ_i16(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xi16>) attributes {inputs = ["a197"], outputs = ["a210"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3B11FNUZ> -> tensor<56xi16>
  return %r : tensor<56xi16>
}
func.func @case_convert_f8E4M3B11FNUZ_i32(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xi32>) attributes {inputs = ["a197"], outputs = ["a211"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3B11FNUZ> -> tensor<56xi32>
  return %r : tensor<56xi32>
}
func.func @case_convert_f8E4M3B11FNUZ_i64(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xi64>) attributes {inputs = ["a197"], outputs = ["a212"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3B11FNUZ> -> tensor<56xi64>
  return %r : tensor<56xi64>
}
func.func @case_convert_f8E4M3B11FNUZ_ui2(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xui2>) attributes {inputs = ["a197"], outputs = ["a213"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3B11FNUZ> -> tensor<56xui2>
  return %r : tensor<56xui2>
}
func.func @case_convert_f8E4M3B11FNUZ_ui4(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xui4>) attributes {inputs = ["a197"], outputs = ["a214"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3B11FNUZ> -> tensor<56xui4>
  return %r : tensor<56xui4>
}
func.func @case_convert_f8E4M3B11FNUZ_ui8(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xui8>) attributes {inputs = ["a197"], outputs = ["a215"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3B11FNUZ> -> tensor<56xui8>
  return %r : tensor<56xui8>
}
func.func @case_convert_f8E4M3B11FNUZ_ui16(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xui16>) attributes {inputs = ["a197"], outputs = ["a216"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3B11FNUZ> -> tensor<56xui16>
  return %r : tensor<56xui16>
}
func.func @case_convert_f8E4M3B11FNUZ_ui32(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xui32>) attributes {inputs = ["a197"], outputs = ["a217"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3B11FNUZ> -> tensor<56xui32>
  return %r : tensor<56xui32>
}
func.func @case_convert_f8E4M3B11FNUZ_ui64(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xui64>) attributes {inputs = ["a197"], outputs = ["a218"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3B11FNUZ> -> tensor<56xui64>
  return %r : tensor<56xui64>
}
func.func @case_convert_f8E4M3B11FNUZ_complex_f32(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xcomplex<f32>>) attributes {inputs = ["a197"], outputs = ["a219"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3B11FNUZ> -> tensor<56xcomplex<f32>>
  return %r : tensor<56xcomplex<f32>>
}
func.func @case_convert_f8E4M3B11FNUZ_complex_f64(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xcomplex<f64>>) attributes {inputs = ["a197"], outputs = ["a220"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3B11FNUZ> -> tensor<56xcomplex<f64>>
  return %r : tensor<56xcomplex<f64>>
}
func.func @case_convert_f8E4M3B11FNUZ_i1(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xi1>) attributes {inputs = ["a197"], outputs = ["a94"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3B11FNUZ> -> tensor<56xi1>
  return %r : tensor<56xi1>
}
func.func @case_convert_f8E5M2_f64(%0: tensor<56xf8E5M2>) -> (tensor<56xf64>) attributes {inputs = ["a221"], outputs = ["a222"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2> -> tensor<56xf64>
  return %r : tensor<56xf64>
}
func.func @case_convert_f8E5M2_f32(%0: tensor<56xf8E5M2>) -> (tensor<56xf32>) attributes {inputs = ["a221"], outputs = ["a223"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2> -> tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_convert_f8E5M2_f16(%0: tensor<56xf8E5M2>) -> (tensor<56xf16>) attributes {inputs = ["a221"], outputs = ["a224"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2> -> tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_convert_f8E5M2_bf16(%0: tensor<56xf8E5M2>) -> (tensor<56xbf16>) attributes {inputs = ["a221"], outputs = ["a225"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2> -> tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_convert_f8E5M2_f8E4M3(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E4M3>) attributes {inputs = ["a221"], outputs = ["a226"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2> -> tensor<56xf8E4M3>
  return %r : tensor<56xf8E4M3>
}
func.func @case_convert_f8E5M2_f8E4M3FN(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a221"], outputs = ["a227"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2> -> tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_convert_f8E5M2_f8E4M3FNUZ(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E4M3FNUZ>) attributes {inputs = ["a221"], outputs = ["a228"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2> -> tensor<56xf8E4M3FNUZ>
  return %r : tensor<56xf8E4M3FNUZ>
}
func.func @case_convert_f8E5M2_f8E4M3B11FNUZ(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E4M3B11FNUZ>) attributes {inputs = ["a221"], outputs = ["a229"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2> -> tensor<56xf8E4M3B11FNUZ>
  return %r : tensor<56xf8E4M3B11FNUZ>
}
func.func @case_convert_f8E5M2_f8E5M2(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E5M2>) attributes {inputs = ["a221"], outputs = ["a221"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2> -> tensor<56xf8E5M2>
  return %r : tensor<56xf8E5M2>
}
func.func @case_convert_f8E5M2_f8E5M2FNUZ(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E5M2FNUZ>) attributes {inputs = ["a221"], outputs = ["a230"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2> -> tensor<56xf8E5M2FNUZ>
  return %r : tensor<56xf8E5M2FNUZ>
}
func.func @case_convert_f8E5M2_f8E3M4(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E3M4>) attributes {inputs = ["a221"], outputs = ["a231"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2> -> tensor<56xf8E3M4>
  return %r : tensor<56xf8E3M4>
}
func.func @case_convert_f8E5M2_f8E8M0FNU(%0: tensor<28xf8E5M2>) -> (tensor<28xf8E8M0FNU>) attributes {inputs = ["a232"], outputs = ["a233"]} {
  %r = ten.convert %0 : tensor<28xf8E5M2> -> tensor<28xf8E8M0FNU>
  return %r : tensor<28xf8E8M0FNU>
}
func.func @case_convert_f8E5M2_f4E2M1FN(%0: tensor<55xf8E5M2>) -> (tensor<55xf4E2M1FN>) attributes {inputs = ["a234"], outputs = ["a235"]} {
  %r = ten.convert %0 : tensor<55xf8E5M2> -> tensor<55xf4E2M1FN>
  return %r : tensor<55xf4E2M1FN>
}
func.func @case_convert_f8E5M2_f6E2M3FN(%0: tensor<55xf8E5M2>) -> (tensor<55xf6E2M3FN>) attributes {inputs = ["a234"], outputs = ["a236"]} {
  %r = ten.convert %0 : tensor<55xf8E5M2> -> tensor<55xf6E2M3FN>
  return %r : tensor<55xf6E2M3FN>
}
func.func @case_convert_f8E5M2_f6E3M2FN(%0: tensor<55xf8E5M2>) -> (tensor<55xf6E3M2FN>) attributes {inputs = ["a234"], outputs = ["a237"]} {
  %r = ten.convert %0 : tensor<55xf8E5M2> -> tensor<55xf6E3M2FN>
  return %r : tensor<55xf6E3M2FN>
}
func.func @case_convert_f8E5M2_i2(%0: tensor<56xf8E5M2>) -> (tensor<56xi2>) attributes {inputs = ["a221"], outputs = ["a238"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2> -> tensor<56xi2>
  return %r : tensor<56xi2>
}
func.func @case_convert_f8E5M2_i4(%0: tensor<56xf8E5M2>) -> (tensor<56xi4>) attributes {inputs = ["a221"], outputs = ["a239"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2> -> tensor<56xi4>
  return %r : tensor<56xi4>
}
func.func @case_convert_f8E5M2_i8(%0: tensor<56xf8E5M2>) -> (tensor<56xi8>) attributes {inputs = ["a221"], outputs = ["a240"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2> -> tensor<56xi8>
  return %r : tensor<56xi8>
}
func.func @case_convert_f8E5M2_i16(%0: tensor<56xf8E5M2>) -> (tensor<56xi16>) attributes {inputs = ["a221"], outputs = ["a241"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2> -> tensor<56xi16>
  return %r : tensor<56xi16>
}
func.func @case_convert_f8E5M2_i32(%0: tensor<56xf8E5M2>) -> (tensor<56xi32>) attributes {inputs = ["a221"], outputs = ["a242"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2> -> tensor<56xi32>
  return %r : tensor<56xi32>
}
func.func @case_convert_f8E5M2_i64(%0: tensor<56xf8E5M2>) -> (tensor<56xi64>) attributes {inputs = ["a221"], outputs = ["a243"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2> -> tensor<56xi64>
  return %r : tensor<56xi64>
}
func.func @case_convert_f8E5M2_ui2(%0: tensor<56xf8E5M2>) -> (tensor<56xui2>) attributes {inputs = ["a221"], outputs = ["a244"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2> -> tensor<56xui2>
  return %r : tensor<56xui2>
}
func.func @case_convert_f8E5M2_ui4(%0: tensor<56xf8E5M2>) -> (tensor<56xui4>) attributes {inputs = ["a221"], outputs = ["a245"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2> -> tensor<56xui4>
  return %r : tensor<56xui4>
}
func.func @case_convert_f8E5M2_ui8(%0: tensor<56xf8E5M2>) -> (tensor<56xui8>) attributes {inputs = ["a221"], outputs = ["a246"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2> -> tensor<56xui8>
  return %r : tensor<56xui8>
}
func.func @case_convert_f8E5M2_ui16(%0: tensor<56xf8E5M2>) -> (tensor<56xui16>) attributes {inputs = ["a221"], outputs = ["a247"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2> -> tensor<56xui16>
  return %r : tensor<56xui16>
}
func.func @case_convert_f8E5M2_ui32(%0: tensor<56xf8E5M2>) -> (tensor<56xui32>) attributes {inputs = ["a221"], outputs = ["a248"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2> -> tensor<56xui32>
  return %r : tensor<56xui32>
}
func.func @case_convert_f8E5M2_ui64(%0: tensor<56xf8E5M2>) -> (tensor<56xui64>) attributes {inputs = ["a221"], outputs = ["a249"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2> -> tensor<56xui64>
  return %r : tensor<56xui64>
}
func.func @case_convert_f8E5M2_complex_f32(%0: tensor<56xf8E5M2>) -> (tensor<56xcomplex<f32>>) attributes {inputs = ["a221"], outputs = ["a250"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2> -> tensor<56xcomplex<f32>>
  return %r : tensor<56xcomplex<f32>>
}
func.func @case_convert_f8E5M2_complex_f64(%0: tensor<56xf8E5M2>) -> (tensor<56xcomplex<f64>>) attributes {inputs = ["a221"], outputs = ["a251"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2> -> tensor<56xcomplex<f64>>
  return %r : tensor<56xcomplex<f64>>
}
func.func @case_convert_f8E5M2_i1(%0: tensor<56xf8E5M2>) -> (tensor<56xi1>) attributes {inputs = ["a221"], outputs = ["a94"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2> -> tensor<56xi1>
  return %r : tensor<56xi1>
}
func.func @case_convert_f8E5M2FNUZ_f64(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xf64>) attributes {inputs = ["a252"], outputs = ["a253"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2FNUZ> -> tensor<56xf64>
  return %r : tensor<56xf64>
}
func.func @case_convert_f8E5M2FNUZ_f32(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xf32>) attributes {inputs = ["a252"], outputs = ["a254"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2FNUZ> -> tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_convert_f8E5M2FNUZ_f16(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xf16>) attributes {inputs = ["a252"], outputs = ["a255"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2FNUZ> -> tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_convert_f8E5M2FNUZ_bf16(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xbf16>) attributes {inputs = ["a252"], outputs = ["a256"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2FNUZ> -> tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_convert_f8E5M2FNUZ_f8E4M3FN(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a252"], outputs = ["a257"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2FNUZ> -> tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_convert_f8E5M2FNUZ_f4E2M1FN(%0: tensor<52xf8E5M2FNUZ>) -> (tensor<52xf4E2M1FN>) attributes {inputs = ["a258"], outputs = ["a259"]} {
  %r = ten.convert %0 : tensor<52xf8E5M2FNUZ> -> tensor<52xf4E2M1FN>
  return %r : tensor<52xf4E2M1FN>
}
func.func @case_convert_f8E5M2FNUZ_f6E2M3FN(%0: tensor<52xf8E5M2FNUZ>) -> (tensor<52xf6E2M3FN>) attributes {inputs = ["a258"], outputs = ["a260"]} {
  %r = ten.convert %0 : tensor<52xf8E5M2FNUZ> -> tensor<52xf6E2M3FN>
  return %r : tensor<52xf6E2M3FN>
}
func.func @case_convert_f8E5M2FNUZ_f6E3M2FN(%0: tensor<52xf8E5M2FNUZ>) -> (tensor<52xf6E3M2FN>) attributes {inputs = ["a258"], outputs = ["a261"]} {
  %r = ten.convert %0 : tensor<52xf8E5M2FNUZ> -> tensor<52xf6E3M2FN>
  return %r : tensor<52xf6E3M2FN>
}
func.func @case_convert_f8E5M2FNUZ_i2(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xi2>) attributes {inputs = ["a252"], outputs = ["a262"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2FNUZ> -> tensor<56xi2>
  return %r : tensor<56xi2>
}
func.func @case_convert_f8E5M2FNUZ_i4(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xi4>) attributes {inputs = ["a252"], outputs = ["a263"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2FNUZ> -> tensor<56xi4>
  return %r : tensor<56xi4>
}
func.func @case_convert_f8E5M2FNUZ_i8(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xi8>) attributes {inputs = ["a252"], outputs = ["a264"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2FNUZ> -> tensor<56xi8>
  return %r : tensor<56xi8>
}
func.func @case_convert_f8E5M2FNUZ_i16(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xi16>) attributes {inputs = ["a252"], outputs = ["a265"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2FNUZ> -> tensor<56xi16>
  return %r : tensor<56xi16>
}
func.func @case_convert_f8E5M2FNUZ_i32(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xi32>) attributes {inputs = ["a252"], outputs = ["a266"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2FNUZ> -> tensor<56xi32>
  return %r : tensor<56xi32>
}
func.func @case_convert_f8E5M2FNUZ_i64(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xi64>) attributes {inputs = ["a252"], outputs = ["a267"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2FNUZ> -> tensor<56xi64>
  return %r : tensor<56xi64>
}
func.func @case_convert_f8E5M2FNUZ_ui2(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xui2>) attributes {inputs = ["a252"], outputs = ["a268"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2FNUZ> -> tensor<56xui2>
  return %r : tensor<56xui2>
}
func.func @case_convert_f8E5M2FNUZ_ui4(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xui4>) attributes {inputs = ["a252"], outputs = ["a269"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2FNUZ> -> tensor<56xui4>
  return %r : tensor<56xui4>
}
func.func @case_convert_f8E5M2FNUZ_ui8(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xui8>) attributes {inputs = ["a252"], outputs = ["a270"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2FNUZ> -> tensor<56xui8>
  return %r : tensor<56xui8>
}
func.func @case_convert_f8E5M2FNUZ_ui16(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xui16>) attributes {inputs = ["a252"], outputs = ["a271"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2FNUZ> -> tensor<56xui16>
  return %r : tensor<56xui16>
}
func.func @case_convert_f8E5M2FNUZ_ui32(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xui32>) attributes {inputs = ["a252"], outputs = ["a272"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2FNUZ> -> tensor<56xui32>
  return %r : tensor<56xui32>
}
func.func @case_convert_f8E5M2FNUZ_ui64(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xui64>) attributes {inputs = ["a252"], outputs = ["a273"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2FNUZ> -> tensor<56xui64>
  return %r : tensor<56xui64>
}
func.func @case_convert_f8E5M2FNUZ_complex_f32(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xcomplex<f32>>) attributes {inputs = ["a252"], outputs = ["a274"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2FNUZ> -> tensor<56xcomplex<f32>>
  return %r : tensor<56xcomplex<f32>>
}
func.func @case_convert_f8E5M2FNUZ_complex_f64(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xcomplex<f64>>) attributes {inputs = ["a252"], outputs = ["a275"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2FNUZ> -> tensor<56xcomplex<f64>>
  return %r : tensor<56xcomplex<f64>>
}
func.func @case_convert_f8E5M2FNUZ_i1(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xi1>) attributes {inputs = ["a252"], outputs = ["a94"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2FNUZ> -> tensor<56xi1>
  return %r : tensor<56xi1>
}
func.func @case_convert_f8E3M4_f64(%0: tensor<56xf8E3M4>) -> (tensor<56xf64>) attributes {inputs = ["a276"], outputs = ["a277"]} {
  %r = ten.convert %0 : tensor<56xf8E3M4> -> tensor<56xf64>
  return %r : tensor<56xf64>
}
func.func @case_convert_f8E3M4_f32(%0: tensor<56xf8E3M4>) -> (tensor<56xf32>) attributes {inputs = ["a276"], outputs = ["a278"]} {
  %r = ten.convert %0 : tensor<56xf8E3M4> -> tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_convert_f8E3M4_f16(%0: tensor<56xf8E3M4>) -> (tensor<56xf16>) attributes {inputs = ["a276"], outputs = ["a279"]} {
  %r = ten.convert %0 : tensor<56xf8E3M4> -> tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_convert_f8E3M4_bf16(%0: tensor<56xf8E3M4>) -> (tensor<56xbf16>) attributes {inputs = ["a276"], outputs = ["a280"]} {
  %r = ten.convert %0 : tensor<56xf8E3M4> -> tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_convert_f8E3M4_f8E4M3FN(%0: tensor<56xf8E3M4>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a276"], outputs = ["a281"]} {
  %r = ten.convert %0 : tensor<56xf8E3M4> -> tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_convert_f8E3M4_f4E2M1FN(%0: tensor<55xf8E3M4>) -> (tensor<55xf4E2M1FN>) attributes {inputs = ["a282"], outputs = ["a283"]} {
  %r = ten.convert %0 : tensor<55xf8E3M4> -> tensor<55xf4E2M1FN>
  return %r : tensor<55xf4E2M1FN>
}
func.func @case_convert_f8E3M4_f6E2M3FN(%0: tensor<55xf8E3M4>) -> (tensor<55xf6E2M3FN>) attributes {inputs = ["a282"], outputs = ["a284"]} {
  %r = ten.convert %0 : tensor<55xf8E3M4> -> tensor<55xf6E2M3FN>
  return %r : tensor<55xf6E2M3FN>
}
func.func @case_convert_f8E3M4_f6E3M2FN(%0: tensor<55xf8E3M4>) -> (tensor<55xf6E3M2FN>) attributes {inputs = ["a282"], outputs = ["a285"]} {
  %r = ten.convert %0 : tensor<55xf8E3M4> -> tensor<55xf6E3M2FN>
  return %r : tensor<55xf6E3M2FN>
}
func.func @case_convert_f8E3M4_i2(%0: tensor<56xf8E3M4>) -> (tensor<56xi2>) attributes {inputs = ["a276"], outputs = ["a286"]} {
  %r = ten.convert %0 : tensor<56xf8E3M4> -> tensor<56xi2>
  return %r : tensor<56xi2>
}
func.func @case_convert_f8E3M4_i4(%0: tensor<56xf8E3M4>) -> (tensor<56xi4>) attributes {inputs = ["a276"], outputs = ["a287"]} {
  %r = ten.convert %0 : tensor<56xf8E3M4> -> tensor<56xi4>
  return %r : tensor<56xi4>
}
func.func @case_convert_f8E3M4_i8(%0: tensor<56xf8E3M4>) -> (tensor<56xi8>) attributes {inputs = ["a276"], outputs = ["a288"]} {
  %r = ten.convert %0 : tensor<56xf8E3M4> -> tensor<56xi8>
  return %r : tensor<56xi8>
}
func.func @case_convert_f8E3M4_i16(%0: tensor<56xf8E3M4>) -> (tensor<56xi16>) attributes {inputs = ["a276"], outputs = ["a289"]} {
  %r = ten.convert %0 : tensor<56xf8E3M4> -> tensor<56xi16>
  return %r : tensor<56xi16>
}
func.func @case_convert_f8E3M4_i32(%0: tensor<56xf8E3M4>) -> (tensor<56xi32>) attributes {inputs = ["a276"], outputs = ["a290"]} {
  %r = ten.convert %0 : tensor<56xf8E3M4> -> tensor<56xi32>
  return %r : tensor<56xi32>
}
func.func @case_convert_f8E3M4_i64(%0: tensor<56xf8E3M4>) -> (tensor<56xi64>) attributes {inputs = ["a276"], outputs = ["a291"]} {
  %r = ten.convert %0 : tensor<56xf8E3M4> -> tensor<56xi64>
  return %r : tensor<56xi64>
}
func.func @case_convert_f8E3M4_ui2(%0: tensor<56xf8E3M4>) -> (tensor<56xui2>) attributes {inputs = ["a276"], outputs = ["a292"]} {
  %r = ten.convert %0 : tensor<56xf8E3M4> -> tensor<56xui2>
  return %r : tensor<56xui2>
}
func.func @case_convert_f8E3M4_ui4(%0: tensor<56xf8E3M4>) -> (tensor<56xui4>) attributes {inputs = ["a276"], outputs = ["a293"]} {
  %r = ten.convert %0 : tensor<56xf8E3M4> -> tensor<56xui4>
  return %r : tensor<56xui4>
}
func.func @case_convert_f8E3M4_ui8(%0: tensor<56xf8E3M4>) -> (tensor<56xui8>) attributes {inputs = ["a276"], outputs = ["a294"]} {
  %r = ten.convert %0 : tensor<56xf8E3M4> -> tensor<56xui8>
  return %r : tensor<56xui8>
}
func.func @case_convert_f8E3M4_ui16(%0: tensor<56xf8E3M4>) -> (tensor<56xui16>) attributes {inputs = ["a276"], outputs = ["a295"]} {
  %r = ten.convert %0 : tensor<56xf8E3M4> -> tensor<56xui16>
  return %r : tensor<56xui16>
}
func.func @case_convert_f8E3M4_ui32(%0: tensor<56xf8E3M4>) -> (tensor<56xui32>) attributes {inputs = ["a276"], outputs = ["a296"]} {
  %r = ten.convert %0 : tensor<56xf8E3M4> -> tensor<56xui32>
  return %r : tensor<56xui32>
}
func.func @case_convert_f8E3M4_ui64(%0: tensor<56xf8E3M4>) -> (tensor<56xui64>) attributes {inputs = ["a276"], outputs = ["a297"]} {
  %r = ten.convert %0 : tensor<56xf8E3M4> -> tensor<56xui64>
  return %r : tensor<56xui64>
}
func.func @case_convert_f8E3M4_complex_f32(%0: tensor<56xf8E3M4>) -> (tensor<56xcomplex<f32>>) attributes {inputs = ["a276"], outputs = ["a298"]} {
  %r = ten.convert %0 : tensor<56xf8E3M4> -> tensor<56xcomplex<f32>>
  return %r : tensor<56xcomplex<f32>>
}
func.func @case_convert_f8E3M4_complex_f64(%0: tensor<56xf8E3M4>) -> (tensor<56xcomplex<f64>>) attributes {inputs = ["a276"], outputs = ["a299"]} {
  %r = ten.convert %0 : tensor<56xf8E3M4> -> tensor<56xcomplex<f64>>
  return %r : tensor<56xcomplex<f64>>
}
func.func @case_convert_f8E3M4_i1(%0: tensor<56xf8E3M4>) -> (tensor<56xi1>) attributes {inputs = ["a276"], outputs = ["a300"]} {
  %r = ten.convert %0 : tensor<56xf8E3M4> -> tensor<56xi1>
  return %r : tensor<56xi1>
}
func.func @case_convert_f8E8M0FNU_f64(%0: tensor<6xf8E8M0FNU>) -> (tensor<6xf64>) attributes {inputs = ["a301"], outputs = ["a302"]} {
  %r = ten.convert %0 : tensor<6xf8E8M0FNU> -> tensor<6xf64>
  return %r : tensor<6xf64>
}
func.func @case_convert_f8E8M0FNU_f32(%0: tensor<6xf8E8M0FNU>) -> (tensor<6xf32>) attributes {inputs = ["a301"], outputs = ["a303"]} {
  %r = ten.convert %0 : tensor<6xf8E8M0FNU> -> tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @case_convert_f8E8M0FNU_f16(%0: tensor<6xf8E8M0FNU>) -> (tensor<6xf16>) attributes {inputs = ["a301"], outputs = ["a304"]} {
  %r = ten.convert %0 : tensor<6xf8E8M0FNU> -> tensor<6xf16>
  return %r : tensor<6xf16>
}
func.func @case_convert_f8E8M0FNU_bf16(%0: tensor<6xf8E8M0FNU>) -> (tensor<6xbf16>) attributes {inputs = ["a301"], outputs = ["a305"]} {
  %r = ten.convert %0 : tensor<6xf8E8M0FNU> -> tensor<6xbf16>
  return %r : tensor<6xbf16>
}
func.func @case_convert_f8E8M0FNU_f8E4M3FN(%0: tensor<6xf8E8M0FNU>) -> (tensor<6xf8E4M3FN>) attributes {inputs = ["a301"], outputs = ["a306"]} {
  %r = ten.convert %0 : tensor<6xf8E8M0FNU> -> tensor<6xf8E4M3FN>
  return %r : tensor<6xf8E4M3FN>
}
func.func @case_convert_f8E8M0FNU_f4E2M1FN(%0: tensor<6xf8E8M0FNU>) -> (tensor<6xf4E2M1FN>) attributes {inputs = ["a301"], outputs = ["a307"]} {
  %r = ten.convert %0 : tensor<6xf8E8M0FNU> -> tensor<6xf4E2M1FN>
  return %r : tensor<6xf4E2M1FN>
}
func.func @case_convert_f8E8M0FNU_f6E2M3FN(%0: tensor<6xf8E8M0FNU>) -> (tensor<6xf6E2M3FN>) attributes {inputs = ["a301"], outputs = ["a308"]} {
  %r = ten.convert %0 : tensor<6xf8E8M0FNU> -> tensor<6xf6E2M3FN>
  return %r : tensor<6xf6E2M3FN>
}
func.func @case_convert_f8E8M0FNU_f6E3M2FN(%0: tensor<6xf8E8M0FNU>) -> (tensor<6xf6E3M2FN>) attributes {inputs = ["a301"], outputs = ["a309"]} {
  %r = ten.convert %0 : tensor<6xf8E8M0FNU> -> tensor<6xf6E3M2FN>
  return %r : tensor<6xf6E3M2FN>
}
func.func @case_convert_f8E8M0FNU_i2(%0: tensor<6xf8E8M0FNU>) -> (tensor<6xi2>) attributes {inputs = ["a301"], outputs = ["a310"]} {
  %r = ten.convert %0 : tensor<6xf8E8M0FNU> -> tensor<6xi2>
  return %r : tensor<6xi2>
}
func.func @case_convert_f8E8M0FNU_i4(%0: tensor<6xf8E8M0FNU>) -> (tensor<6xi4>) attributes {inputs = ["a301"], outputs = ["a311"]} {
  %r = ten.convert %0 : tensor<6xf8E8M0FNU> -> tensor<6xi4>
  return %r : tensor<6xi4>
}
func.func @case_convert_f8E8M0FNU_i8(%0: tensor<6xf8E8M0FNU>) -> (tensor<6xi8>) attributes {inputs = ["a301"], outputs = ["a312"]} {
  %r = ten.convert %0 : tensor<6xf8E8M0FNU> -> tensor<6xi8>
  return %r : tensor<6xi8>
}
func.func @case_convert_f8E8M0FNU_i16(%0: tensor<6xf8E8M0FNU>) -> (tensor<6xi16>) attributes {inputs = ["a301"], outputs = ["a313"]} {
  %r = ten.convert %0 : tensor<6xf8E8M0FNU> -> tensor<6xi16>
  return %r : tensor<6xi16>
}
func.func @case_convert_f8E8M0FNU_i32(%0: tensor<6xf8E8M0FNU>) -> (tensor<6xi32>) attributes {inputs = ["a301"], outputs = ["a314"]} {
  %r = ten.convert %0 : tensor<6xf8E8M0FNU> -> tensor<6xi32>
  return %r : tensor<6xi32>
}
func.func @case_convert_f8E8M0FNU_i64(%0: tensor<6xf8E8M0FNU>) -> (tensor<6xi64>) attributes {inputs = ["a301"], outputs = ["a315"]} {
  %r = ten.convert %0 : tensor<6xf8E8M0FNU> -> tensor<6xi64>
  return %r : tensor<6xi64>
}
func.func @case_convert_f8E8M0FNU_ui2(%0: tensor<6xf8E8M0FNU>) -> (tensor<6xui2>) attributes {inputs = ["a301"], outputs = ["a316"]} {
  %r = ten.convert %0 : tensor<6xf8E8M0FNU> -> tensor<6xui2>
  return %r : tensor<6xui2>
}
func.func @case_convert_f8E8M0FNU_ui4(%0: tensor<6xf8E8M0FNU>) -> (tensor<6xui4>) attributes {inputs = ["a301"], outputs = ["a317"]} {
  %r = ten.convert %0 : tensor<6xf8E8M0FNU> -> tensor<6xui4>
  return %r : tensor<6xui4>
}
func.func @case_convert_f8E8M0FNU_ui8(%0: tensor<6xf8E8M0FNU>) -> (tensor<6xui8>) attributes {inputs = ["a301"], outputs = ["a317"]} {
  %r = ten.convert %0 : tensor<6xf8E8M0FNU> -> tensor<6xui8>
  return %r : tensor<6xui8>
}
func.func @case_convert_f8E8M0FNU_ui16(%0: tensor<6xf8E8M0FNU>) -> (tensor<6xui16>) attributes {inputs = ["a301"], outputs = ["a318"]} {
  %r = ten.convert %0 : tensor<6xf8E8M0FNU> -> tensor<6xui16>
  return %r : tensor<6xui16>
}
func.func @case_convert_f8E8M0FNU_ui32(%0: tensor<6xf8E8M0FNU>) -> (tensor<6xui32>) attributes {inputs = ["a301"], outputs = ["a319"]} {
  %r = ten.convert %0 : tensor<6xf8E8M0FNU> -> tensor<6xui32>
  return %r : tensor<6xui32>
}
func.func @case_convert_f8E8M0FNU_ui64(%0: tensor<6xf8E8M0FNU>) -> (tensor<6xui64>) attributes {inputs = ["a301"], outputs = ["a320"]} {
  %r = ten.convert %0 : tensor<6xf8E8M0FNU> -> tensor<6xui64>
  return %r : tensor<6xui64>
}
func.func @case_convert_f8E8M0FNU_complex_f32(%0: tensor<6xf8E8M0FNU>) -> (tensor<6xcomplex<f32>>) attributes {inputs = ["a301"], outputs = ["a321"]} {
  %r = ten.convert %0 : tensor<6xf8E8M0FNU> -> tensor<6xcomplex<f32>>
  return %r : tensor<6xcomplex<f32>>
}
func.func @case_convert_f8E8M0FNU_complex_f64(%0: tensor<6xf8E8M0FNU>) -> (tensor<6xcomplex<f64>>) attributes {inputs = ["a301"], outputs = ["a322"]} {
  %r = ten.convert %0 : tensor<6xf8E8M0FNU> -> tensor<6xcomplex<f64>>
  return %r : tensor<6xcomplex<f64>>
}
func.func @case_convert_f8E8M0FNU_i1(%0: tensor<6xf8E8M0FNU>) -> (tensor<6xi1>) attributes {inputs = ["a301"], outputs = ["a323"]} {
  %r = ten.convert %0 : tensor<6xf8E8M0FNU> -> tensor<6xi1>
  return %r : tensor<6xi1>
}
func.func @case_convert_f4E2M1FN_f64(%0: tensor<16xf4E2M1FN>) -> (tensor<16xf64>) attributes {inputs = ["a324"], outputs = ["a325"]} {
  %r = ten.convert %0 : tensor<16xf4E2M1FN> -> tensor<16xf64>
  return %r : tensor<16xf64>
}
func.func @case_convert_f4E2M1FN_f32(%0: tensor<16xf4E2M1FN>) -> (tensor<16xf32>) attributes {inputs = ["a324"], outputs = ["a326"]} {
  %r = ten.convert %0 : tensor<16xf4E2M1FN> -> tensor<16xf32>
  return %r : tensor<16xf32>
}
func.func @case_convert_f4E2M1FN_f16(%0: tensor<16xf4E2M1FN>) -> (tensor<16xf16>) attributes {inputs = ["a324"], outputs = ["a327"]} {
  %r = ten.convert %0 : tensor<16xf4E2M1FN> -> tensor<16xf16>
  return %r : tensor<16xf16>
}
func.func @case_convert_f4E2M1FN_bf16(%0: tensor<16xf4E2M1FN>) -> (tensor<16xbf16>) attributes {inputs = ["a324"], outputs = ["a328"]} {
  %r = ten.convert %0 : tensor<16xf4E2M1FN> -> tensor<16xbf16>
  return %r : tensor<16xbf16>
}
func.func @case_convert_f4E2M1FN_f8E4M3(%0: tensor<16xf4E2M1FN>) -> (tensor<16xf8E4M3>) attributes {inputs = ["a324"], outputs = ["a329"]} {
  %r = ten.convert %0 : tensor<16xf4E2M1FN> -> tensor<16xf8E4M3>
  return %r : tensor<16xf8E4M3>
}
func.func @case_convert_f4E2M1FN_f8E4M3FN(%0: tensor<16xf4E2M1FN>) -> (tensor<16xf8E4M3FN>) attributes {inputs = ["a324"], outputs = ["a329"]} {
  %r = ten.convert %0 : tensor<16xf4E2M1FN> -> tensor<16xf8E4M3FN>
  return %r : tensor<16xf8E4M3FN>
}
func.func @case_convert_f4E2M1FN_f8E4M3FNUZ(%0: tensor<16xf4E2M1FN>) -> (tensor<16xf8E4M3FNUZ>) attributes {inputs = ["a324"], outputs = ["a330"]} {
  %r = ten.convert %0 : tensor<16xf4E2M1FN> -> tensor<16xf8E4M3FNUZ>
  return %r : tensor<16xf8E4M3FNUZ>
}
func.func @case_convert_f4E2M1FN_f8E4M3B11FNUZ(%0: tensor<16xf4E2M1FN>) -> (tensor<16xf8E4M3B11FNUZ>) attributes {inputs = ["a324"], outputs = ["a331"]} {
  %r = ten.convert %0 : tensor<16xf4E2M1FN> -> tensor<16xf8E4M3B11FNUZ>
  return %r : tensor<16xf8E4M3B11FNUZ>
}
func.func @case_convert_f4E2M1FN_f8E5M2(%0: tensor<16xf4E2M1FN>) -> (tensor<16xf8E5M2>) attributes {inputs = ["a324"], outputs = ["a332"]} {
  %r = ten.convert %0 : tensor<16xf4E2M1FN> -> tensor<16xf8E5M2>
  return %r : tensor<16xf8E5M2>
}
func.func @case_convert_f4E2M1FN_f8E5M2FNUZ(%0: tensor<16xf4E2M1FN>) -> (tensor<16xf8E5M2FNUZ>) attributes {inputs = ["a324"], outputs = ["a333"]} {
  %r = ten.convert %0 : tensor<16xf4E2M1FN> -> tensor<16xf8E5M2FNUZ>
  return %r : tensor<16xf8E5M2FNUZ>
}
func.func @case_convert_f4E2M1FN_f8E3M4(%0: tensor<16xf4E2M1FN>) -> (tensor<16xf8E3M4>) attributes {inputs = ["a324"], outputs = ["a334"]} {
  %r = ten.convert %0 : tensor<16xf4E2M1FN> -> tensor<16xf8E3M4>
  return %r : tensor<16xf8E3M4>
}
func.func @case_convert_f4E2M1FN_f8E8M0FNU(%0: tensor<7xf4E2M1FN>) -> (tensor<7xf8E8M0FNU>) attributes {inputs = ["a335"], outputs = ["a336"]} {
  %r = ten.convert %0 : tensor<7xf4E2M1FN> -> tensor<7xf8E8M0FNU>
  return %r : tensor<7xf8E8M0FNU>
}
func.func @case_convert_f4E2M1FN_f4E2M1FN(%0: tensor<16xf4E2M1FN>) -> (tensor<16xf4E2M1FN>) attributes {inputs = ["a324"], outputs = ["a324"]} {
  %r = ten.convert %0 : tensor<16xf4E2M1FN> -> tensor<16xf4E2M1FN>
  return %r : tensor<16xf4E2M1FN>
}
func.func @case_convert_f4E2M1FN_f6E2M3FN(%0: tensor<16xf4E2M1FN>) -> (tensor<16xf6E2M3FN>) attributes {inputs = ["a324"], outputs = ["a337"]} {
  %r = ten.convert %0 : tensor<16xf4E2M1FN> -> tensor<16xf6E2M3FN>
  return %r : tensor<16xf6E2M3FN>
}
func.func @case_convert_f4E2M1FN_f6E3M2FN(%0: tensor<16xf4E2M1FN>) -> (tensor<16xf6E3M2FN>) attributes {inputs = ["a324"], outputs = ["a338"]} {
  %r = ten.convert %0 : tensor<16xf4E2M1FN> -> tensor<16xf6E3M2FN>
  return %r : tensor<16xf6E3M2FN>
}
func.func @case_convert_f4E2M1FN_i2(%0: tensor<16xf4E2M1FN>) -> (tensor<16xi2>) attributes {inputs = ["a324"], outputs = ["a339"]} {
  %r = ten.convert %0 : tensor<16xf4E2M1FN> -> tensor<16xi2>
  return %r : tensor<16xi2>
}
func.func @case_convert_f4E2M1FN_i4(%0: tensor<16xf4E2M1FN>) -> (tensor<16xi4>) attributes {inputs = ["a324"], outputs = ["a340"]} {
  %r = ten.convert %0 : tensor<16xf4E2M1FN> -> tensor<16xi4>
  return %r : tensor<16xi4>
}
func.func @case_convert_f4E2M1FN_i8(%0: tensor<16xf4E2M1FN>) -> (tensor<16xi8>) attributes {inputs = ["a324"], outputs = ["a340"]} {
  %r = ten.convert %0 : tensor<16xf4E2M1FN> -> tensor<16xi8>
  return %r : tensor<16xi8>
}
func.func @case_convert_f4E2M1FN_i16(%0: tensor<16xf4E2M1FN>) -> (tensor<16xi16>) attributes {inputs = ["a324"], outputs = ["a341"]} {
  %r = ten.convert %0 : tensor<16xf4E2M1FN> -> tensor<16xi16>
  return %r : tensor<16xi16>
}
func.func @case_convert_f4E2M1FN_i32(%0: tensor<16xf4E2M1FN>) -> (tensor<16xi32>) attributes {inputs = ["a324"], outputs = ["a342"]} {
  %r = ten.convert %0 : tensor<16xf4E2M1FN> -> tensor<16xi32>
  return %r : tensor<16xi32>
}
func.func @case_convert_f4E2M1FN_i64(%0: tensor<16xf4E2M1FN>) -> (tensor<16xi64>) attributes {inputs = ["a324"], outputs = ["a343"]} {
  %r = ten.convert %0 : tensor<16xf4E2M1FN> -> tensor<16xi64>
  return %r : tensor<16xi64>
}
func.func @case_convert_f4E2M1FN_ui2(%0: tensor<16xf4E2M1FN>) -> (tensor<16xui2>) attributes {inputs = ["a324"], outputs = ["a344"]} {
  %r = ten.convert %0 : tensor<16xf4E2M1FN> -> tensor<16xui2>
  return %r : tensor<16xui2>
}
func.func @case_convert_f4E2M1FN_ui4(%0: tensor<16xf4E2M1FN>) -> (tensor<16xui4>) attributes {inputs = ["a324"], outputs = ["a345"]} {
  %r = ten.convert %0 : tensor<16xf4E2M1FN> -> tensor<16xui4>
  return %r : tensor<16xui4>
}
func.func @case_convert_f4E2M1FN_ui8(%0: tensor<16xf4E2M1FN>) -> (tensor<16xui8>) attributes {inputs = ["a324"], outputs = ["a345"]} {
  %r = ten.convert %0 : tensor<16xf4E2M1FN> -> tensor<16xui8>
  return %r : tensor<16xui8>
}
func.func @case_convert_f4E2M1FN_ui16(%0: tensor<16xf4E2M1FN>) -> (tensor<16xui16>) attributes {inputs = ["a324"], outputs = ["a346"]} {
  %r = ten.convert %0 : tensor<16xf4E2M1FN> -> tensor<16xui16>
  return %r : tensor<16xui16>
}
func.func @case_convert_f4E2M1FN_ui32(%0: tensor<16xf4E2M1FN>) -> (tensor<16xui32>) attributes {inputs = ["a324"], outputs = ["a347"]} {
  %r = ten.convert %0 : tensor<16xf4E2M1FN> -> tensor<16xui32>
  return %r : tensor<16xui32>
}
func.func @case_convert_f4E2M1FN_ui64(%0: tensor<16xf4E2M1FN>) -> (tensor<16xui64>) attributes {inputs = ["a324"], outputs = ["a348"]} {
  %r = ten.convert %0 : tensor<16xf4E2M1FN> -> tensor<16xui64>
  return %r : tensor<16xui64>
}
func.func @case_convert_f4E2M1FN_complex_f32(%0: tensor<16xf4E2M1FN>) -> (tensor<16xcomplex<f32>>) attributes {inputs = ["a324"], outputs = ["a349"]} {
  %r = ten.convert %0 : tensor<16xf4E2M1FN> -> tensor<16xcomplex<f32>>
  return %r : tensor<16xcomplex<f32>>
}
func.func @case_convert_f4E2M1FN_complex_f64(%0: tensor<16xf4E2M1FN>) -> (tensor<16xcomplex<f64>>) attributes {inputs = ["a324"], outputs = ["a350"]} {
  %r = ten.convert %0 : tensor<16xf4E2M1FN> -> tensor<16xcomplex<f64>>
  return %r : tensor<16xcomplex<f64>>
}
func.func @case_convert_f4E2M1FN_i1(%0: tensor<16xf4E2M1FN>) -> (tensor<16xi1>) attributes {inputs = ["a324"], outputs = ["a351"]} {
  %r = ten.convert %0 : tensor<16xf4E2M1FN> -> tensor<16xi1>
  return %r : tensor<16xi1>
}
func.func @case_convert_f6E2M3FN_f64(%0: tensor<64xf6E2M3FN>) -> (tensor<64xf64>) attributes {inputs = ["a352"], outputs = ["a353"]} {
  %r = ten.convert %0 : tensor<64xf6E2M3FN> -> tensor<64xf64>
  return %r : tensor<64xf64>
}
func.func @case_convert_f6E2M3FN_f32(%0: tensor<64xf6E2M3FN>) -> (tensor<64xf32>) attributes {inputs = ["a352"], outputs = ["a354"]} {
  %r = ten.convert %0 : tensor<64xf6E2M3FN> -> tensor<64xf32>
  return %r : tensor<64xf32>
}
func.func @case_convert_f6E2M3FN_f16(%0: tensor<64xf6E2M3FN>) -> (tensor<64xf16>) attributes {inputs = ["a352"], outputs = ["a355"]} {
  %r = ten.convert %0 : tensor<64xf6E2M3FN> -> tensor<64xf16>
  return %r : tensor<64xf16>
}
func.func @case_convert_f6E2M3FN_bf16(%0: tensor<64xf6E2M3FN>) -> (tensor<64xbf16>) attributes {inputs = ["a352"], outputs = ["a356"]} {
  %r = ten.convert %0 : tensor<64xf6E2M3FN> -> tensor<64xbf16>
  return %r : tensor<64xbf16>
}
func.func @case_convert_f6E2M3FN_f8E4M3(%0: tensor<64xf6E2M3FN>) -> (tensor<64xf8E4M3>) attributes {inputs = ["a352"], outputs = ["a357"]} {
  %r = ten.convert %0 : tensor<64xf6E2M3FN> -> tensor<64xf8E4M3>
  return %r : tensor<64xf8E4M3>
}
func.func @case_convert_f6E2M3FN_f8E4M3FN(%0: tensor<64xf6E2M3FN>) -> (tensor<64xf8E4M3FN>) attributes {inputs = ["a352"], outputs = ["a357"]} {
  %r = ten.convert %0 : tensor<64xf6E2M3FN> -> tensor<64xf8E4M3FN>
  return %r : tensor<64xf8E4M3FN>
}
func.func @case_convert_f6E2M3FN_f8E4M3FNUZ(%0: tensor<64xf6E2M3FN>) -> (tensor<64xf8E4M3FNUZ>) attributes {inputs = ["a352"], outputs = ["a358"]} {
  %r = ten.convert %0 : tensor<64xf6E2M3FN> -> tensor<64xf8E4M3FNUZ>
  return %r : tensor<64xf8E4M3FNUZ>
}
func.func @case_convert_f6E2M3FN_f8E4M3B11FNUZ(%0: tensor<64xf6E2M3FN>) -> (tensor<64xf8E4M3B11FNUZ>) attributes {inputs = ["a352"], outputs = ["a359"]} {
  %r = ten.convert %0 : tensor<64xf6E2M3FN> -> tensor<64xf8E4M3B11FNUZ>
  return %r : tensor<64xf8E4M3B11FNUZ>
}
func.func @case_convert_f6E2M3FN_f8E5M2(%0: tensor<64xf6E2M3FN>) -> (tensor<64xf8E5M2>) attributes {inputs = ["a352"], outputs = ["a360"]} {
  %r = ten.convert %0 : tensor<64xf6E2M3FN> -> tensor<64xf8E5M2>
  return %r : tensor<64xf8E5M2>
}
func.func @case_convert_f6E2M3FN_f8E5M2FNUZ(%0: tensor<64xf6E2M3FN>) -> (tensor<64xf8E5M2FNUZ>) attributes {inputs = ["a352"], outputs = ["a361"]} {
  %r = ten.convert %0 : tensor<64xf6E2M3FN> -> tensor<64xf8E5M2FNUZ>
  return %r : tensor<64xf8E5M2FNUZ>
}
func.func @case_convert_f6E2M3FN_f8E3M4(%0: tensor<64xf6E2M3FN>) -> (tensor<64xf8E3M4>) attributes {inputs = ["a352"], outputs = ["a362"]} {
  %r = ten.convert %0 : tensor<64xf6E2M3FN> -> tensor<64xf8E3M4>
  return %r : tensor<64xf8E3M4>
}
func.func @case_convert_f6E2M3FN_f8E8M0FNU(%0: tensor<31xf6E2M3FN>) -> (tensor<31xf8E8M0FNU>) attributes {inputs = ["a363"], outputs = ["a364"]} {
  %r = ten.convert %0 : tensor<31xf6E2M3FN> -> tensor<31xf8E8M0FNU>
  return %r : tensor<31xf8E8M0FNU>
}
func.func @case_convert_f6E2M3FN_f4E2M1FN(%0: tensor<64xf6E2M3FN>) -> (tensor<64xf4E2M1FN>) attributes {inputs = ["a352"], outputs = ["a365"]} {
  %r = ten.convert %0 : tensor<64xf6E2M3FN> -> tensor<64xf4E2M1FN>
  return %r : tensor<64xf4E2M1FN>
}
func.func @case_convert_f6E2M3FN_f6E2M3FN(%0: tensor<64xf6E2M3FN>) -> (tensor<64xf6E2M3FN>) attributes {inputs = ["a352"], outputs = ["a352"]} {
  %r = ten.convert %0 : tensor<64xf6E2M3FN> -> tensor<64xf6E2M3FN>
  return %r : tensor<64xf6E2M3FN>
}
func.func @case_convert_f6E2M3FN_f6E3M2FN(%0: tensor<64xf6E2M3FN>) -> (tensor<64xf6E3M2FN>) attributes {inputs = ["a352"], outputs = ["a366"]} {
  %r = ten.convert %0 : tensor<64xf6E2M3FN> -> tensor<64xf6E3M2FN>
  return %r : tensor<64xf6E3M2FN>
}
func.func @case_convert_f6E2M3FN_i2(%0: tensor<64xf6E2M3FN>) -> (tensor<64xi2>) attributes {inputs = ["a352"], outputs = ["a367"]} {
  %r = ten.convert %0 : tensor<64xf6E2M3FN> -> tensor<64xi2>
  return %r : tensor<64xi2>
}
func.func @case_convert_f6E2M3FN_i4(%0: tensor<64xf6E2M3FN>) -> (tensor<64xi4>) attributes {inputs = ["a352"], outputs = ["a368"]} {
  %r = ten.convert %0 : tensor<64xf6E2M3FN> -> tensor<64xi4>
  return %r : tensor<64xi4>
}
func.func @case_convert_f6E2M3FN_i8(%0: tensor<64xf6E2M3FN>) -> (tensor<64xi8>) attributes {inputs = ["a352"], outputs = ["a368"]} {
  %r = ten.convert %0 : tensor<64xf6E2M3FN> -> tensor<64xi8>
  return %r : tensor<64xi8>
}
func.func @case_convert_f6E2M3FN_i16(%0: tensor<64xf6E2M3FN>) -> (tensor<64xi16>) attributes {inputs = ["a352"], outputs = ["a369"]} {
  %r = ten.convert %0 : tensor<64xf6E2M3FN> -> tensor<64xi16>
  return %r : tensor<64xi16>
}
func.func @case_convert_f6E2M3FN_i32(%0: tensor<64xf6E2M3FN>) -> (tensor<64xi32>) attributes {inputs = ["a352"], outputs = ["a370"]} {
  %r = ten.convert %0 : tensor<64xf6E2M3FN> -> tensor<64xi32>
  return %r : tensor<64xi32>
}
func.func @case_convert_f6E2M3FN_i64(%0: tensor<64xf6E2M3FN>) -> (tensor<64xi64>) attributes {inputs = ["a352"], outputs = ["a371"]} {
  %r = ten.convert %0 : tensor<64xf6E2M3FN> -> tensor<64xi64>
  return %r : tensor<64xi64>
}
func.func @case_convert_f6E2M3FN_ui2(%0: tensor<64xf6E2M3FN>) -> (tensor<64xui2>) attributes {inputs = ["a352"], outputs = ["a372"]} {
  %r = ten.convert %0 : tensor<64xf6E2M3FN> -> tensor<64xui2>
  return %r : tensor<64xui2>
}
func.func @case_convert_f6E2M3FN_ui4(%0: tensor<64xf6E2M3FN>) -> (tensor<64xui4>) attributes {inputs = ["a352"], outputs = ["a373"]} {
  %r = ten.convert %0 : tensor<64xf6E2M3FN> -> tensor<64xui4>
  return %r : tensor<64xui4>
}
func.func @case_convert_f6E2M3FN_ui8(%0: tensor<64xf6E2M3FN>) -> (tensor<64xui8>) attributes {inputs = ["a352"], outputs = ["a373"]} {
  %r = ten.convert %0 : tensor<64xf6E2M3FN> -> tensor<64xui8>
  return %r : tensor<64xui8>
}
func.func @case_convert_f6E2M3FN_ui16(%0: tensor<64xf6E2M3FN>) -> (tensor<64xui16>) attributes {inputs = ["a352"], outputs = ["a374"]} {
  %r = ten.convert %0 : tensor<64xf6E2M3FN> -> tensor<64xui16>
  return %r : tensor<64xui16>
}
func.func @case_convert_f6E2M3FN_ui32(%0: tensor<64xf6E2M3FN>) -> (tensor<64xui32>) attributes {inputs = ["a352"], outputs = ["a375"]} {
  %r = ten.convert %0 : tensor<64xf6E2M3FN> -> tensor<64xui32>
  return %r : tensor<64xui32>
}
func.func @case_convert_f6E2M3FN_ui64(%0: tensor<64xf6E2M3FN>) -> (tensor<64xui64>) attributes {inputs = ["a352"], outputs = ["a376"]} {
  %r = ten.convert %0 : tensor<64xf6E2M3FN> -> tensor<64xui64>
  return %r : tensor<64xui64>
}
func.func @case_convert_f6E2M3FN_complex_f32(%0: tensor<64xf6E2M3FN>) -> (tensor<64xcomplex<f32>>) attributes {inputs = ["a352"], outputs = ["a377"]} {
  %r = ten.convert %0 : tensor<64xf6E2M3FN> -> tensor<64xcomplex<f32>>
  return %r : tensor<64xcomplex<f32>>
}
func.func @case_convert_f6E2M3FN_complex_f64(%0: tensor<64xf6E2M3FN>) -> (tensor<64xcomplex<f64>>) attributes {inputs = ["a352"], outputs = ["a378"]} {
  %r = ten.convert %0 : tensor<64xf6E2M3FN> -> tensor<64xcomplex<f64>>
  return %r : tensor<64xcomplex<f64>>
}
func.func @case_convert_f6E2M3FN_i1(%0: tensor<64xf6E2M3FN>) -> (tensor<64xi1>) attributes {inputs = ["a352"], outputs = ["a379"]} {
  %r = ten.convert %0 : tensor<64xf6E2M3FN> -> tensor<64xi1>
  return %r : tensor<64xi1>
}
func.func @case_convert_f6E3M2FN_f64(%0: tensor<64xf6E3M2FN>) -> (tensor<64xf64>) attributes {inputs = ["a352"], outputs = ["a380"]} {
  %r = ten.convert %0 : tensor<64xf6E3M2FN> -> tensor<64xf64>
  return %r : tensor<64xf64>
}
func.func @case_convert_f6E3M2FN_f32(%0: tensor<64xf6E3M2FN>) -> (tensor<64xf32>) attributes {inputs = ["a352"], outputs = ["a381"]} {
  %r = ten.convert %0 : tensor<64xf6E3M2FN> -> tensor<64xf32>
  return %r : tensor<64xf32>
}
func.func @case_convert_f6E3M2FN_f16(%0: tensor<64xf6E3M2FN>) -> (tensor<64xf16>) attributes {inputs = ["a352"], outputs = ["a382"]} {
  %r = ten.convert %0 : tensor<64xf6E3M2FN> -> tensor<64xf16>
  return %r : tensor<64xf16>
}
func.func @case_convert_f6E3M2FN_bf16(%0: tensor<64xf6E3M2FN>) -> (tensor<64xbf16>) attributes {inputs = ["a352"], outputs = ["a383"]} {
  %r = ten.convert %0 : tensor<64xf6E3M2FN> -> tensor<64xbf16>
  return %r : tensor<64xbf16>
}
func.func @case_convert_f6E3M2FN_f8E4M3(%0: tensor<64xf6E3M2FN>) -> (tensor<64xf8E4M3>) attributes {inputs = ["a352"], outputs = ["a384"]} {
  %r = ten.convert %0 : tensor<64xf6E3M2FN> -> tensor<64xf8E4M3>
  return %r : tensor<64xf8E4M3>
}
func.func @case_convert_f6E3M2FN_f8E4M3FN(%0: tensor<64xf6E3M2FN>) -> (tensor<64xf8E4M3FN>) attributes {inputs = ["a352"], outputs = ["a384"]} {
  %r = ten.convert %0 : tensor<64xf6E3M2FN> -> tensor<64xf8E4M3FN>
  return %r : tensor<64xf8E4M3FN>
}
func.func @case_convert_f6E3M2FN_f8E4M3FNUZ(%0: tensor<64xf6E3M2FN>) -> (tensor<64xf8E4M3FNUZ>) attributes {inputs = ["a352"], outputs = ["a385"]} {
  %r = ten.convert %0 : tensor<64xf6E3M2FN> -> tensor<64xf8E4M3FNUZ>
  return %r : tensor<64xf8E4M3FNUZ>
}
func.func @case_convert_f6E3M2FN_f8E4M3B11FNUZ(%0: tensor<64xf6E3M2FN>) -> (tensor<64xf8E4M3B11FNUZ>) attributes {inputs = ["a352"], outputs = ["a386"]} {
  %r = ten.convert %0 : tensor<64xf6E3M2FN> -> tensor<64xf8E4M3B11FNUZ>
  return %r : tensor<64xf8E4M3B11FNUZ>
}
func.func @case_convert_f6E3M2FN_f8E5M2(%0: tensor<64xf6E3M2FN>) -> (tensor<64xf8E5M2>) attributes {inputs = ["a352"], outputs = ["a387"]} {
  %r = ten.convert %0 : tensor<64xf6E3M2FN> -> tensor<64xf8E5M2>
  return %r : tensor<64xf8E5M2>
}
func.func @case_convert_f6E3M2FN_f8E5M2FNUZ(%0: tensor<64xf6E3M2FN>) -> (tensor<64xf8E5M2FNUZ>) attributes {inputs = ["a352"], outputs = ["a388"]} {
  %r = ten.convert %0 : tensor<64xf6E3M2FN> -> tensor<64xf8E5M2FNUZ>
  return %r : tensor<64xf8E5M2FNUZ>
}
func.func @case_convert_f6E3M2FN_f8E3M4(%0: tensor<64xf6E3M2FN>) -> (tensor<64xf8E3M4>) attributes {inputs = ["a352"], outputs = ["a389"]} {
  %r = ten.convert %0 : tensor<64xf6E3M2FN> -> tensor<64xf8E3M4>
  return %r : tensor<64xf8E3M4>
}
func.func @case_convert_f6E3M2FN_f8E8M0FNU(%0: tensor<31xf6E3M2FN>) -> (tensor<31xf8E8M0FNU>) attributes {inputs = ["a363"], outputs = ["a390"]} {
  %r = ten.convert %0 : tensor<31xf6E3M2FN> -> tensor<31xf8E8M0FNU>
  return %r : tensor<31xf8E8M0FNU>
}
func.func @case_convert_f6E3M2FN_f4E2M1FN(%0: tensor<64xf6E3M2FN>) -> (tensor<64xf4E2M1FN>) attributes {inputs = ["a352"], outputs = ["a391"]} {
  %r = ten.convert %0 : tensor<64xf6E3M2FN> -> tensor<64xf4E2M1FN>
  return %r : tensor<64xf4E2M1FN>
}
func.func @case_convert_f6E3M2FN_f6E2M3FN(%0: tensor<64xf6E3M2FN>) -> (tensor<64xf6E2M3FN>) attributes {inputs = ["a352"], outputs = ["a392"]} {
  %r = ten.convert %0 : tensor<64xf6E3M2FN> -> tensor<64xf6E2M3FN>
  return %r : tensor<64xf6E2M3FN>
}
func.func @case_convert_f6E3M2FN_f6E3M2FN(%0: tensor<64xf6E3M2FN>) -> (tensor<64xf6E3M2FN>) attributes {inputs = ["a352"], outputs = ["a352"]} {
  %r = ten.convert %0 : tensor<64xf6E3M2FN> -> tensor<64xf6E3M2FN>
  return %r : tensor<64xf6E3M2FN>
}
func.func @case_convert_f6E3M2FN_i2(%0: tensor<64xf6E3M2FN>) -> (tensor<64xi2>) attributes {inputs = ["a352"], outputs = ["a393"]} {
  %r = ten.convert %0 : tensor<64xf6E3M2FN> -> tensor<64xi2>
  return %r : tensor<64xi2>
}
func.func @case_convert_f6E3M2FN_i4(%0: tensor<64xf6E3M2FN>) -> (tensor<64xi4>) attributes {inputs = ["a352"], outputs = ["a394"]} {
  %r = ten.convert %0 : tensor<64xf6E3M2FN> -> tensor<64xi4>
  return %r : tensor<64xi4>
}
func.func @case_convert_f6E3M2FN_i8(%0: tensor<64xf6E3M2FN>) -> (tensor<64xi8>) attributes {inputs = ["a352"], outputs = ["a395"]} {
  %r = ten.convert %0 : tensor<64xf6E3M2FN> -> tensor<64xi8>
  return %r : tensor<64xi8>
}
func.func @case_convert_f6E3M2FN_i16(%0: tensor<64xf6E3M2FN>) -> (tensor<64xi16>) attributes {inputs = ["a352"], outputs = ["a396"]} {
  %r = ten.convert %0 : tensor<64xf6E3M2FN> -> tensor<64xi16>
  return %r : tensor<64xi16>
}
func.func @case_convert_f6E3M2FN_i32(%0: tensor<64xf6E3M2FN>) -> (tensor<64xi32>) attributes {inputs = ["a352"], outputs = ["a397"]} {
  %r = ten.convert %0 : tensor<64xf6E3M2FN> -> tensor<64xi32>
  return %r : tensor<64xi32>
}
func.func @case_convert_f6E3M2FN_i64(%0: tensor<64xf6E3M2FN>) -> (tensor<64xi64>) attributes {inputs = ["a352"], outputs = ["a398"]} {
  %r = ten.convert %0 : tensor<64xf6E3M2FN> -> tensor<64xi64>
  return %r : tensor<64xi64>
}
func.func @case_convert_f6E3M2FN_ui2(%0: tensor<64xf6E3M2FN>) -> (tensor<64xui2>) attributes {inputs = ["a352"], outputs = ["a399"]} {
  %r = ten.convert %0 : tensor<64xf6E3M2FN> -> tensor<64xui2>
  return %r : tensor<64xui2>
}
func.func @case_convert_f6E3M2FN_ui4(%0: tensor<64xf6E3M2FN>) -> (tensor<64xui4>) attributes {inputs = ["a352"], outputs = ["a400"]} {
  %r = ten.convert %0 : tensor<64xf6E3M2FN> -> tensor<64xui4>
  return %r : tensor<64xui4>
}
func.func @case_convert_f6E3M2FN_ui8(%0: tensor<64xf6E3M2FN>) -> (tensor<64xui8>) attributes {inputs = ["a352"], outputs = ["a401"]} {
  %r = ten.convert %0 : tensor<64xf6E3M2FN> -> tensor<64xui8>
  return %r : tensor<64xui8>
}
func.func @case_convert_f6E3M2FN_ui16(%0: tensor<64xf6E3M2FN>) -> (tensor<64xui16>) attributes {inputs = ["a352"], outputs = ["a402"]} {
  %r = ten.convert %0 : tensor<64xf6E3M2FN> -> tensor<64xui16>
  return %r : tensor<64xui16>
}
func.func @case_convert_f6E3M2FN_ui32(%0: tensor<64xf6E3M2FN>) -> (tensor<64xui32>) attributes {inputs = ["a352"], outputs = ["a403"]} {
  %r = ten.convert %0 : tensor<64xf6E3M2FN> -> tensor<64xui32>
  return %r : tensor<64xui32>
}
func.func @case_convert_f6E3M2FN_ui64(%0: tensor<64xf6E3M2FN>) -> (tensor<64xui64>) attributes {inputs = ["a352"], outputs = ["a404"]} {
  %r = ten.convert %0 : tensor<64xf6E3M2FN> -> tensor<64xui64>
  return %r : tensor<64xui64>
}
func.func @case_convert_f6E3M2FN_complex_f32(%0: tensor<64xf6E3M2FN>) -> (tensor<64xcomplex<f32>>) attributes {inputs = ["a352"], outputs = ["a405"]} {
  %r = ten.convert %0 : tensor<64xf6E3M2FN> -> tensor<64xcomplex<f32>>
  return %r : tensor<64xcomplex<f32>>
}
func.func @case_convert_f6E3M2FN_complex_f64(%0: tensor<64xf6E3M2FN>) -> (tensor<64xcomplex<f64>>) attributes {inputs = ["a352"], outputs = ["a406"]} {
  %r = ten.convert %0 : tensor<64xf6E3M2FN> -> tensor<64xcomplex<f64>>
  return %r : tensor<64xcomplex<f64>>
}
func.func @case_convert_f6E3M2FN_i1(%0: tensor<64xf6E3M2FN>) -> (tensor<64xi1>) attributes {inputs = ["a352"], outputs = ["a379"]} {
  %r = ten.convert %0 : tensor<64xf6E3M2FN> -> tensor<64xi1>
  return %r : tensor<64xi1>
}
func.func @case_convert_i2_f64(%0: tensor<8xi2>) -> (tensor<8xf64>) attributes {inputs = ["a407"], outputs = ["a408"]} {
  %r = ten.convert %0 : tensor<8xi2> -> tensor<8xf64>
  return %r : tensor<8xf64>
}
func.func @case_convert_i2_f32(%0: tensor<8xi2>) -> (tensor<8xf32>) attributes {inputs = ["a407"], outputs = ["a409"]} {
  %r = ten.convert %0 : tensor<8xi2> -> tensor<8xf32>
  return %r : tensor<8xf32>
}
func.func @case_convert_i2_f16(%0: tensor<8xi2>) -> (tensor<8xf16>) attributes {inputs = ["a407"], outputs = ["a410"]} {
  %r = ten.convert %0 : tensor<8xi2> -> tensor<8xf16>
  return %r : tensor<8xf16>
}
func.func @case_convert_i2_bf16(%0: tensor<8xi2>) -> (tensor<8xbf16>) attributes {inputs = ["a407"], outputs = ["a411"]} {
  %r = ten.convert %0 : tensor<8xi2> -> tensor<8xbf16>
  return %r : tensor<8xbf16>
}
func.func @case_convert_i2_f8E4M3(%0: tensor<8xi2>) -> (tensor<8xf8E4M3>) attributes {inputs = ["a407"], outputs = ["a412"]} {
  %r = ten.convert %0 : tensor<8xi2> -> tensor<8xf8E4M3>
  return %r : tensor<8xf8E4M3>
}
func.func @case_convert_i2_f8E4M3FN(%0: tensor<8xi2>) -> (tensor<8xf8E4M3FN>) attributes {inputs = ["a407"], outputs = ["a412"]} {
  %r = ten.convert %0 : tensor<8xi2> -> tensor<8xf8E4M3FN>
  return %r : tensor<8xf8E4M3FN>
}
func.func @case_convert_i2_f8E4M3FNUZ(%0: tensor<8xi2>) -> (tensor<8xf8E4M3FNUZ>) attributes {inputs = ["a407"], outputs = ["a413"]} {
  %r = ten.convert %0 : tensor<8xi2> -> tensor<8xf8E4M3FNUZ>
  return %r : tensor<8xf8E4M3FNUZ>
}
func.func @case_convert_i2_f8E4M3B11FNUZ(%0: tensor<8xi2>) -> (tensor<8xf8E4M3B11FNUZ>) attributes {inputs = ["a407"], outputs = ["a414"]} {
  %r = ten.convert %0 : tensor<8xi2> -> tensor<8xf8E4M3B11FNUZ>
  return %r : tensor<8xf8E4M3B11FNUZ>
}
func.func @case_convert_i2_f8E5M2(%0: tensor<8xi2>) -> (tensor<8xf8E5M2>) attributes {inputs = ["a407"], outputs = ["a415"]} {
  %r = ten.convert %0 : tensor<8xi2> -> tensor<8xf8E5M2>
  return %r : tensor<8xf8E5M2>
}
func.func @case_convert_i2_f8E5M2FNUZ(%0: tensor<8xi2>) -> (tensor<8xf8E5M2FNUZ>) attributes {inputs = ["a407"], outputs = ["a416"]} {
  %r = ten.convert %0 : tensor<8xi2> -> tensor<8xf8E5M2FNUZ>
  return %r : tensor<8xf8E5M2FNUZ>
}
func.func @case_convert_i2_f8E3M4(%0: tensor<8xi2>) -> (tensor<8xf8E3M4>) attributes {inputs = ["a407"], outputs = ["a417"]} {
  %r = ten.convert %0 : tensor<8xi2> -> tensor<8xf8E3M4>
  return %r : tensor<8xf8E3M4>
}
func.func @case_convert_i2_f8E8M0FNU(%0: tensor<2xi2>) -> (tensor<2xf8E8M0FNU>) attributes {inputs = ["a418"], outputs = ["a419"]} {
  %r = ten.convert %0 : tensor<2xi2> -> tensor<2xf8E8M0FNU>
  return %r : tensor<2xf8E8M0FNU>
}
func.func @case_convert_i2_f4E2M1FN(%0: tensor<8xi2>) -> (tensor<8xf4E2M1FN>) attributes {inputs = ["a407"], outputs = ["a420"]} {
  %r = ten.convert %0 : tensor<8xi2> -> tensor<8xf4E2M1FN>
  return %r : tensor<8xf4E2M1FN>
}
func.func @case_convert_i2_f6E2M3FN(%0: tensor<8xi2>) -> (tensor<8xf6E2M3FN>) attributes {inputs = ["a407"], outputs = ["a421"]} {
  %r = ten.convert %0 : tensor<8xi2> -> tensor<8xf6E2M3FN>
  return %r : tensor<8xf6E2M3FN>
}
func.func @case_convert_i2_f6E3M2FN(%0: tensor<8xi2>) -> (tensor<8xf6E3M2FN>) attributes {inputs = ["a407"], outputs = ["a422"]} {
  %r = ten.convert %0 : tensor<8xi2> -> tensor<8xf6E3M2FN>
  return %r : tensor<8xf6E3M2FN>
}
func.func @case_convert_i2_i2(%0: tensor<8xi2>) -> (tensor<8xi2>) attributes {inputs = ["a407"], outputs = ["a407"]} {
  %r = ten.convert %0 : tensor<8xi2> -> tensor<8xi2>
  return %r : tensor<8xi2>
}
func.func @case_convert_i2_i4(%0: tensor<8xi2>) -> (tensor<8xi4>) attributes {inputs = ["a407"], outputs = ["a407"]} {
  %r = ten.convert %0 : tensor<8xi2> -> tensor<8xi4>
  return %r : tensor<8xi4>
}
func.func @case_convert_i2_i8(%0: tensor<8xi2>) -> (tensor<8xi8>) attributes {inputs = ["a407"], outputs = ["a407"]} {
  %r = ten.convert %0 : tensor<8xi2> -> tensor<8xi8>
  return %r : tensor<8xi8>
}
func.func @case_convert_i2_i16(%0: tensor<8xi2>) -> (tensor<8xi16>) attributes {inputs = ["a407"], outputs = ["a423"]} {
  %r = ten.convert %0 : tensor<8xi2> -> tensor<8xi16>
  return %r : tensor<8xi16>
}
func.func @case_convert_i2_i32(%0: tensor<8xi2>) -> (tensor<8xi32>) attributes {inputs = ["a407"], outputs = ["a424"]} {
  %r = ten.convert %0 : tensor<8xi2> -> tensor<8xi32>
  return %r : tensor<8xi32>
}
func.func @case_convert_i2_i64(%0: tensor<8xi2>) -> (tensor<8xi64>) attributes {inputs = ["a407"], outputs = ["a425"]} {
  %r = ten.convert %0 : tensor<8xi2> -> tensor<8xi64>
  return %r : tensor<8xi64>
}
func.func @case_convert_i2_ui2(%0: tensor<8xi2>) -> (tensor<8xui2>) attributes {inputs = ["a407"], outputs = ["a426"]} {
  %r = ten.convert %0 : tensor<8xi2> -> tensor<8xui2>
  return %r : tensor<8xui2>
}
func.func @case_convert_i2_ui4(%0: tensor<8xi2>) -> (tensor<8xui4>) attributes {inputs = ["a407"], outputs = ["a427"]} {
  %r = ten.convert %0 : tensor<8xi2> -> tensor<8xui4>
  return %r : tensor<8xui4>
}
func.func @case_convert_i2_ui8(%0: tensor<8xi2>) -> (tensor<8xui8>) attributes {inputs = ["a407"], outputs = ["a428"]} {
  %r = ten.convert %0 : tensor<8xi2> -> tensor<8xui8>
  return %r : tensor<8xui8>
}
func.func @case_convert_i2_ui16(%0: tensor<8xi2>) -> (tensor<8xui16>) attributes {inputs = ["a407"], outputs = ["a429"]} {
  %r = ten.convert %0 : tensor<8xi2> -> tensor<8xui16>
  return %r : tensor<8xui16>
}
func.func @case_convert_i2_ui32(%0: tensor<8xi2>) -> (tensor<8xui32>) attributes {inputs = ["a407"], outputs = ["a430"]} {
  %r = ten.convert %0 : tensor<8xi2> -> tensor<8xui32>
  return %r : tensor<8xui32>
}
func.func @case_convert_i2_ui64(%0: tensor<8xi2>) -> (tensor<8xui64>) attributes {inputs = ["a407"], outputs = ["a431"]} {
  %r = ten.convert %0 : tensor<8xi2> -> tensor<8xui64>
  return %r : tensor<8xui64>
}
func.func @case_convert_i2_complex_f32(%0: tensor<8xi2>) -> (tensor<8xcomplex<f32>>) attributes {inputs = ["a407"], outputs = ["a432"]} {
  %r = ten.convert %0 : tensor<8xi2> -> tensor<8xcomplex<f32>>
  return %r : tensor<8xcomplex<f32>>
}
func.func @case_convert_i2_complex_f64(%0: tensor<8xi2>) -> (tensor<8xcomplex<f64>>) attributes {inputs = ["a407"], outputs = ["a433"]} {
  %r = ten.convert %0 : tensor<8xi2> -> tensor<8xcomplex<f64>>
  return %r : tensor<8xcomplex<f64>>
}
func.func @case_convert_i2_i1(%0: tensor<8xi2>) -> (tensor<8xi1>) attributes {inputs = ["a407"], outputs = ["a434"]} {
  %r = ten.convert %0 : tensor<8xi2> -> tensor<8xi1>
  return %r : tensor<8xi1>
}
func.func @case_convert_i4_f64(%0: tensor<8xi4>) -> (tensor<8xf64>) attributes {inputs = ["a435"], outputs = ["a436"]} {
  %r = ten.convert %0 : tensor<8xi4> -> tensor<8xf64>
  return %r : tensor<8xf64>
}
func.func @case_convert_i4_f32(%0: tensor<8xi4>) -> (tensor<8xf32>) attributes {inputs = ["a435"], outputs = ["a437"]} {
  %r = ten.convert %0 : tensor<8xi4> -> tensor<8xf32>
  return %r : tensor<8xf32>
}
func.func @case_convert_i4_f16(%0: tensor<8xi4>) -> (tensor<8xf16>) attributes {inputs = ["a435"], outputs = ["a438"]} {
  %r = ten.convert %0 : tensor<8xi4> -> tensor<8xf16>
  return %r : tensor<8xf16>
}
func.func @case_convert_i4_bf16(%0: tensor<8xi4>) -> (tensor<8xbf16>) attributes {inputs = ["a435"], outputs = ["a439"]} {
  %r = ten.convert %0 : tensor<8xi4> -> tensor<8xbf16>
  return %r : tensor<8xbf16>
}
func.func @case_convert_i4_f8E4M3(%0: tensor<8xi4>) -> (tensor<8xf8E4M3>) attributes {inputs = ["a435"], outputs = ["a440"]} {
  %r = ten.convert %0 : tensor<8xi4> -> tensor<8xf8E4M3>
  return %r : tensor<8xf8E4M3>
}
func.func @case_convert_i4_f8E4M3FN(%0: tensor<8xi4>) -> (tensor<8xf8E4M3FN>) attributes {inputs = ["a435"], outputs = ["a440"]} {
  %r = ten.convert %0 : tensor<8xi4> -> tensor<8xf8E4M3FN>
  return %r : tensor<8xf8E4M3FN>
}
func.func @case_convert_i4_f8E4M3FNUZ(%0: tensor<8xi4>) -> (tensor<8xf8E4M3FNUZ>) attributes {inputs = ["a435"], outputs = ["a441"]} {
  %r = ten.convert %0 : tensor<8xi4> -> tensor<8xf8E4M3FNUZ>
  return %r : tensor<8xf8E4M3FNUZ>
}
func.func @case_convert_i4_f8E4M3B11FNUZ(%0: tensor<8xi4>) -> (tensor<8xf8E4M3B11FNUZ>) attributes {inputs = ["a435"], outputs = ["a442"]} {
  %r = ten.convert %0 : tensor<8xi4> -> tensor<8xf8E4M3B11FNUZ>
  return %r : tensor<8xf8E4M3B11FNUZ>
}
func.func @case_convert_i4_f8E5M2(%0: tensor<8xi4>) -> (tensor<8xf8E5M2>) attributes {inputs = ["a435"], outputs = ["a443"]} {
  %r = ten.convert %0 : tensor<8xi4> -> tensor<8xf8E5M2>
  return %r : tensor<8xf8E5M2>
}
func.func @case_convert_i4_f8E5M2FNUZ(%0: tensor<8xi4>) -> (tensor<8xf8E5M2FNUZ>) attributes {inputs = ["a435"], outputs = ["a444"]} {
  %r = ten.convert %0 : tensor<8xi4> -> tensor<8xf8E5M2FNUZ>
  return %r : tensor<8xf8E5M2FNUZ>
}
func.func @case_convert_i4_f8E3M4(%0: tensor<8xi4>) -> (tensor<8xf8E3M4>) attributes {inputs = ["a435"], outputs = ["a445"]} {
  %r = ten.convert %0 : tensor<8xi4> -> tensor<8xf8E3M4>
  return %r : tensor<8xf8E3M4>
}
func.func @case_convert_i4_f8E8M0FNU(%0: tensor<5xi4>) -> (tensor<5xf8E8M0FNU>) attributes {inputs = ["a446"], outputs = ["a447"]} {
  %r = ten.convert %0 : tensor<5xi4> -> tensor<5xf8E8M0FNU>
  return %r : tensor<5xf8E8M0FNU>
}
func.func @case_convert_i4_f4E2M1FN(%0: tensor<8xi4>) -> (tensor<8xf4E2M1FN>) attributes {inputs = ["a435"], outputs = ["a448"]} {
  %r = ten.convert %0 : tensor<8xi4> -> tensor<8xf4E2M1FN>
  return %r : tensor<8xf4E2M1FN>
}
func.func @case_convert_i4_f6E2M3FN(%0: tensor<8xi4>) -> (tensor<8xf6E2M3FN>) attributes {inputs = ["a435"], outputs = ["a449"]} {
  %r = ten.convert %0 : tensor<8xi4> -> tensor<8xf6E2M3FN>
  return %r : tensor<8xf6E2M3FN>
}
func.func @case_convert_i4_f6E3M2FN(%0: tensor<8xi4>) -> (tensor<8xf6E3M2FN>) attributes {inputs = ["a435"], outputs = ["a450"]} {
  %r = ten.convert %0 : tensor<8xi4> -> tensor<8xf6E3M2FN>
  return %r : tensor<8xf6E3M2FN>
}
func.func @case_convert_i4_i2(%0: tensor<8xi4>) -> (tensor<8xi2>) attributes {inputs = ["a435"], outputs = ["a451"]} {
  %r = ten.convert %0 : tensor<8xi4> -> tensor<8xi2>
  return %r : tensor<8xi2>
}
func.func @case_convert_i4_i4(%0: tensor<8xi4>) -> (tensor<8xi4>) attributes {inputs = ["a435"], outputs = ["a435"]} {
  %r = ten.convert %0 : tensor<8xi4> -> tensor<8xi4>
  return %r : tensor<8xi4>
}
func.func @case_convert_i4_i8(%0: tensor<8xi4>) -> (tensor<8xi8>) attributes {inputs = ["a435"], outputs = ["a435"]} {
  %r = ten.convert %0 : tensor<8xi4> -> tensor<8xi8>
  return %r : tensor<8xi8>
}
func.func @case_convert_i4_i16(%0: tensor<8xi4>) -> (tensor<8xi16>) attributes {inputs = ["a435"], outputs = ["a452"]} {
  %r = ten.convert %0 : tensor<8xi4> -> tensor<8xi16>
  return %r : tensor<8xi16>
}
func.func @case_convert_i4_i32(%0: tensor<8xi4>) -> (tensor<8xi32>) attributes {inputs = ["a435"], outputs = ["a453"]} {
  %r = ten.convert %0 : tensor<8xi4> -> tensor<8xi32>
  return %r : tensor<8xi32>
}
func.func @case_convert_i4_i64(%0: tensor<8xi4>) -> (tensor<8xi64>) attributes {inputs = ["a435"], outputs = ["a454"]} {
  %r = ten.convert %0 : tensor<8xi4> -> tensor<8xi64>
  return %r : tensor<8xi64>
}
func.func @case_convert_i4_ui2(%0: tensor<8xi4>) -> (tensor<8xui2>) attributes {inputs = ["a435"], outputs = ["a455"]} {
  %r = ten.convert %0 : tensor<8xi4> -> tensor<8xui2>
  return %r : tensor<8xui2>
}
func.func @case_convert_i4_ui4(%0: tensor<8xi4>) -> (tensor<8xui4>) attributes {inputs = ["a435"], outputs = ["a456"]} {
  %r = ten.convert %0 : tensor<8xi4> -> tensor<8xui4>
  return %r : tensor<8xui4>
}
func.func @case_convert_i4_ui8(%0: tensor<8xi4>) -> (tensor<8xui8>) attributes {inputs = ["a435"], outputs = ["a457"]} {
  %r = ten.convert %0 : tensor<8xi4> -> tensor<8xui8>
  return %r : tensor<8xui8>
}
func.func @case_convert_i4_ui16(%0: tensor<8xi4>) -> (tensor<8xui16>) attributes {inputs = ["a435"], outputs = ["a458"]} {
  %r = ten.convert %0 : tensor<8xi4> -> tensor<8xui16>
  return %r : tensor<8xui16>
}
func.func @case_convert_i4_ui32(%0: tensor<8xi4>) -> (tensor<8xui32>) attributes {inputs = ["a435"], outputs = ["a459"]} {
  %r = ten.convert %0 : tensor<8xi4> -> tensor<8xui32>
  return %r : tensor<8xui32>
}
func.func @case_convert_i4_ui64(%0: tensor<8xi4>) -> (tensor<8xui64>) attributes {inputs = ["a435"], outputs = ["a460"]} {
  %r = ten.convert %0 : tensor<8xi4> -> tensor<8xui64>
  return %r : tensor<8xui64>
}
func.func @case_convert_i4_complex_f32(%0: tensor<8xi4>) -> (tensor<8xcomplex<f32>>) attributes {inputs = ["a435"], outputs = ["a461"]} {
  %r = ten.convert %0 : tensor<8xi4> -> tensor<8xcomplex<f32>>
  return %r : tensor<8xcomplex<f32>>
}
func.func @case_convert_i4_complex_f64(%0: tensor<8xi4>) -> (tensor<8xcomplex<f64>>) attributes {inputs = ["a435"], outputs = ["a462"]} {
  %r = ten.convert %0 : tensor<8xi4> -> tensor<8xcomplex<f64>>
  return %r : tensor<8xcomplex<f64>>
}
func.func @case_convert_i4_i1(%0: tensor<8xi4>) -> (tensor<8xi1>) attributes {inputs = ["a435"], outputs = ["a463"]} {
  %r = ten.convert %0 : tensor<8xi4> -> tensor<8xi1>
  return %r : tensor<8xi1>
}
func.func @case_convert_i8_f64(%0: tensor<8xi8>) -> (tensor<8xf64>) attributes {inputs = ["a464"], outputs = ["a465"]} {
  %r = ten.convert %0 : tensor<8xi8> -> tensor<8xf64>
  return %r : tensor<8xf64>
}
func.func @case_convert_i8_f32(%0: tensor<8xi8>) -> (tensor<8xf32>) attributes {inputs = ["a464"], outputs = ["a466"]} {
  %r = ten.convert %0 : tensor<8xi8> -> tensor<8xf32>
  return %r : tensor<8xf32>
}
func.func @case_convert_i8_f16(%0: tensor<8xi8>) -> (tensor<8xf16>) attributes {inputs = ["a464"], outputs = ["a467"]} {
  %r = ten.convert %0 : tensor<8xi8> -> tensor<8xf16>
  return %r : tensor<8xf16>
}
func.func @case_convert_i8_bf16(%0: tensor<8xi8>) -> (tensor<8xbf16>) attributes {inputs = ["a464"], outputs = ["a468"]} {
  %r = ten.convert %0 : tensor<8xi8> -> tensor<8xbf16>
  return %r : tensor<8xbf16>
}
func.func @case_convert_i8_f8E4M3(%0: tensor<8xi8>) -> (tensor<8xf8E4M3>) attributes {inputs = ["a464"], outputs = ["a469"]} {
  %r = ten.convert %0 : tensor<8xi8> -> tensor<8xf8E4M3>
  return %r : tensor<8xf8E4M3>
}
func.func @case_convert_i8_f8E4M3FN(%0: tensor<8xi8>) -> (tensor<8xf8E4M3FN>) attributes {inputs = ["a464"], outputs = ["a469"]} {
  %r = ten.convert %0 : tensor<8xi8> -> tensor<8xf8E4M3FN>
  return %r : tensor<8xf8E4M3FN>
}
func.func @case_convert_i8_f8E4M3FNUZ(%0: tensor<8xi8>) -> (tensor<8xf8E4M3FNUZ>) attributes {inputs = ["a464"], outputs = ["a470"]} {
  %r = ten.convert %0 : tensor<8xi8> -> tensor<8xf8E4M3FNUZ>
  return %r : tensor<8xf8E4M3FNUZ>
}
func.func @case_convert_i8_f8E4M3B11FNUZ(%0: tensor<8xi8>) -> (tensor<8xf8E4M3B11FNUZ>) attributes {inputs = ["a464"], outputs = ["a471"]} {
  %r = ten.convert %0 : tensor<8xi8> -> tensor<8xf8E4M3B11FNUZ>
  return %r : tensor<8xf8E4M3B11FNUZ>
}
func.func @case_convert_i8_f8E5M2(%0: tensor<8xi8>) -> (tensor<8xf8E5M2>) attributes {inputs = ["a464"], outputs = ["a472"]} {
  %r = ten.convert %0 : tensor<8xi8> -> tensor<8xf8E5M2>
  return %r : tensor<8xf8E5M2>
}
func.func @case_convert_i8_f8E5M2FNUZ(%0: tensor<8xi8>) -> (tensor<8xf8E5M2FNUZ>) attributes {inputs = ["a464"], outputs = ["a473"]} {
  %r = ten.convert %0 : tensor<8xi8> -> tensor<8xf8E5M2FNUZ>
  return %r : tensor<8xf8E5M2FNUZ>
}
func.func @case_convert_i8_f8E3M4(%0: tensor<8xi8>) -> (tensor<8xf8E3M4>) attributes {inputs = ["a464"], outputs = ["a474"]} {
  %r = ten.convert %0 : tensor<8xi8> -> tensor<8xf8E3M4>
  return %r : tensor<8xf8E3M4>
}
func.func @case_convert_i8_f8E8M0FNU(%0: tensor<5xi8>) -> (tensor<5xf8E8M0FNU>) attributes {inputs = ["a475"], outputs = ["a476"]} {
  %r = ten.convert %0 : tensor<5xi8> -> tensor<5xf8E8M0FNU>
  return %r : tensor<5xf8E8M0FNU>
}
func.func @case_convert_i8_f4E2M1FN(%0: tensor<8xi8>) -> (tensor<8xf4E2M1FN>) attributes {inputs = ["a464"], outputs = ["a477"]} {
  %r = ten.convert %0 : tensor<8xi8> -> tensor<8xf4E2M1FN>
  return %r : tensor<8xf4E2M1FN>
}
func.func @case_convert_i8_f6E2M3FN(%0: tensor<8xi8>) -> (tensor<8xf6E2M3FN>) attributes {inputs = ["a464"], outputs = ["a478"]} {
  %r = ten.convert %0 : tensor<8xi8> -> tensor<8xf6E2M3FN>
  return %r : tensor<8xf6E2M3FN>
}
func.func @case_convert_i8_f6E3M2FN(%0: tensor<8xi8>) -> (tensor<8xf6E3M2FN>) attributes {inputs = ["a464"], outputs = ["a479"]} {
  %r = ten.convert %0 : tensor<8xi8> -> tensor<8xf6E3M2FN>
  return %r : tensor<8xf6E3M2FN>
}
func.func @case_convert_i8_i2(%0: tensor<8xi8>) -> (tensor<8xi2>) attributes {inputs = ["a464"], outputs = ["a451"]} {
  %r = ten.convert %0 : tensor<8xi8> -> tensor<8xi2>
  return %r : tensor<8xi2>
}
func.func @case_convert_i8_i4(%0: tensor<8xi8>) -> (tensor<8xi4>) attributes {inputs = ["a464"], outputs = ["a480"]} {
  %r = ten.convert %0 : tensor<8xi8> -> tensor<8xi4>
  return %r : tensor<8xi4>
}
func.func @case_convert_i8_i8(%0: tensor<8xi8>) -> (tensor<8xi8>) attributes {inputs = ["a464"], outputs = ["a464"]} {
  %r = ten.convert %0 : tensor<8xi8> -> tensor<8xi8>
  return %r : tensor<8xi8>
}
func.func @case_convert_i8_i16(%0: tensor<8xi8>) -> (tensor<8xi16>) attributes {inputs = ["a464"], outputs = ["a481"]} {
  %r = ten.convert %0 : tensor<8xi8> -> tensor<8xi16>
  return %r : tensor<8xi16>
}
func.func @case_convert_i8_i32(%0: tensor<8xi8>) -> (tensor<8xi32>) attributes {inputs = ["a464"], outputs = ["a482"]} {
  %r = ten.convert %0 : tensor<8xi8> -> tensor<8xi32>
  return %r : tensor<8xi32>
}
func.func @case_convert_i8_i64(%0: tensor<8xi8>) -> (tensor<8xi64>) attributes {inputs = ["a464"], outputs = ["a483"]} {
  %r = ten.convert %0 : tensor<8xi8> -> tensor<8xi64>
  return %r : tensor<8xi64>
}
func.func @case_convert_i8_ui2(%0: tensor<8xi8>) -> (tensor<8xui2>) attributes {inputs = ["a464"], outputs = ["a455"]} {
  %r = ten.convert %0 : tensor<8xi8> -> tensor<8xui2>
  return %r : tensor<8xui2>
}
func.func @case_convert_i8_ui4(%0: tensor<8xi8>) -> (tensor<8xui4>) attributes {inputs = ["a464"], outputs = ["a484"]} {
  %r = ten.convert %0 : tensor<8xi8> -> tensor<8xui4>
  return %r : tensor<8xui4>
}
func.func @case_convert_i8_ui8(%0: tensor<8xi8>) -> (tensor<8xui8>) attributes {inputs = ["a464"], outputs = ["a485"]} {
  %r = ten.convert %0 : tensor<8xi8> -> tensor<8xui8>
  return %r : tensor<8xui8>
}
func.func @case_convert_i8_ui16(%0: tensor<8xi8>) -> (tensor<8xui16>) attributes {inputs = ["a464"], outputs = ["a486"]} {
  %r = ten.convert %0 : tensor<8xi8> -> tensor<8xui16>
  return %r : tensor<8xui16>
}
func.func @case_convert_i8_ui32(%0: tensor<8xi8>) -> (tensor<8xui32>) attributes {inputs = ["a464"], outputs = ["a487"]} {
  %r = ten.convert %0 : tensor<8xi8> -> tensor<8xui32>
  return %r : tensor<8xui32>
}
func.func @case_convert_i8_ui64(%0: tensor<8xi8>) -> (tensor<8xui64>) attributes {inputs = ["a464"], outputs = ["a488"]} {
  %r = ten.convert %0 : tensor<8xi8> -> tensor<8xui64>
  return %r : tensor<8xui64>
}
func.func @case_convert_i8_complex_f32(%0: tensor<8xi8>) -> (tensor<8xcomplex<f32>>) attributes {inputs = ["a464"], outputs = ["a489"]} {
  %r = ten.convert %0 : tensor<8xi8> -> tensor<8xcomplex<f32>>
  return %r : tensor<8xcomplex<f32>>
}
func.func @case_convert_i8_complex_f64(%0: tensor<8xi8>) -> (tensor<8xcomplex<f64>>) attributes {inputs = ["a464"], outputs = ["a490"]} {
  %r = ten.convert %0 : tensor<8xi8> -> tensor<8xcomplex<f64>>
  return %r : tensor<8xcomplex<f64>>
}
func.func @case_convert_i8_i1(%0: tensor<8xi8>) -> (tensor<8xi1>) attributes {inputs = ["a464"], outputs = ["a463"]} {
  %r = ten.convert %0 : tensor<8xi8> -> tensor<8xi1>
  return %r : tensor<8xi1>
}
func.func @case_convert_i16_f64(%0: tensor<10xi16>) -> (tensor<10xf64>) attributes {inputs = ["a491"], outputs = ["a492"]} {
  %r = ten.convert %0 : tensor<10xi16> -> tensor<10xf64>
  return %r : tensor<10xf64>
}
func.func @case_convert_i16_f32(%0: tensor<10xi16>) -> (tensor<10xf32>) attributes {inputs = ["a491"], outputs = ["a493"]} {
  %r = ten.convert %0 : tensor<10xi16> -> tensor<10xf32>
  return %r : tensor<10xf32>
}
func.func @case_convert_i16_f16(%0: tensor<10xi16>) -> (tensor<10xf16>) attributes {inputs = ["a491"], outputs = ["a494"]} {
  %r = ten.convert %0 : tensor<10xi16> -> tensor<10xf16>
  return %r : tensor<10xf16>
}
func.func @case_convert_i16_bf16(%0: tensor<10xi16>) -> (tensor<10xbf16>) attributes {inputs = ["a491"], outputs = ["a495"]} {
  %r = ten.convert %0 : tensor<10xi16> -> tensor<10xbf16>
  return %r : tensor<10xbf16>
}
func.func @case_convert_i16_f8E4M3(%0: tensor<10xi16>) -> (tensor<10xf8E4M3>) attributes {inputs = ["a491"], outputs = ["a496"]} {
  %r = ten.convert %0 : tensor<10xi16> -> tensor<10xf8E4M3>
  return %r : tensor<10xf8E4M3>
}
func.func @case_convert_i16_f8E4M3FN(%0: tensor<10xi16>) -> (tensor<10xf8E4M3FN>) attributes {inputs = ["a491"], outputs = ["a497"]} {
  %r = ten.convert %0 : tensor<10xi16> -> tensor<10xf8E4M3FN>
  return %r : tensor<10xf8E4M3FN>
}
func.func @case_convert_i16_f8E4M3FNUZ(%0: tensor<10xi16>) -> (tensor<10xf8E4M3FNUZ>) attributes {inputs = ["a491"], outputs = ["a498"]} {
  %r = ten.convert %0 : tensor<10xi16> -> tensor<10xf8E4M3FNUZ>
  return %r : tensor<10xf8E4M3FNUZ>
}
func.func @case_convert_i16_f8E4M3B11FNUZ(%0: tensor<10xi16>) -> (tensor<10xf8E4M3B11FNUZ>) attributes {inputs = ["a491"], outputs = ["a499"]} {
  %r = ten.convert %0 : tensor<10xi16> -> tensor<10xf8E4M3B11FNUZ>
  return %r : tensor<10xf8E4M3B11FNUZ>
}
func.func @case_convert_i16_f8E5M2(%0: tensor<10xi16>) -> (tensor<10xf8E5M2>) attributes {inputs = ["a491"], outputs = ["a500"]} {
  %r = ten.convert %0 : tensor<10xi16> -> tensor<10xf8E5M2>
  return %r : tensor<10xf8E5M2>
}
func.func @case_convert_i16_f8E5M2FNUZ(%0: tensor<10xi16>) -> (tensor<10xf8E5M2FNUZ>) attributes {inputs = ["a491"], outputs = ["a501"]} {
  %r = ten.convert %0 : tensor<10xi16> -> tensor<10xf8E5M2FNUZ>
  return %r : tensor<10xf8E5M2FNUZ>
}
func.func @case_convert_i16_f8E3M4(%0: tensor<10xi16>) -> (tensor<10xf8E3M4>) attributes {inputs = ["a491"], outputs = ["a502"]} {
  %r = ten.convert %0 : tensor<10xi16> -> tensor<10xf8E3M4>
  return %r : tensor<10xf8E3M4>
}
func.func @case_convert_i16_f8E8M0FNU(%0: tensor<7xi16>) -> (tensor<7xf8E8M0FNU>) attributes {inputs = ["a503"], outputs = ["a504"]} {
  %r = ten.convert %0 : tensor<7xi16> -> tensor<7xf8E8M0FNU>
  return %r : tensor<7xf8E8M0FNU>
}
func.func @case_convert_i16_f4E2M1FN(%0: tensor<10xi16>) -> (tensor<10xf4E2M1FN>) attributes {inputs = ["a491"], outputs = ["a505"]} {
  %r = ten.convert %0 : tensor<10xi16> -> tensor<10xf4E2M1FN>
  return %r : tensor<10xf4E2M1FN>
}
func.func @case_convert_i16_f6E2M3FN(%0: tensor<10xi16>) -> (tensor<10xf6E2M3FN>) attributes {inputs = ["a491"], outputs = ["a506"]} {
  %r = ten.convert %0 : tensor<10xi16> -> tensor<10xf6E2M3FN>
  return %r : tensor<10xf6E2M3FN>
}
func.func @case_convert_i16_f6E3M2FN(%0: tensor<10xi16>) -> (tensor<10xf6E3M2FN>) attributes {inputs = ["a491"], outputs = ["a507"]} {
  %r = ten.convert %0 : tensor<10xi16> -> tensor<10xf6E3M2FN>
  return %r : tensor<10xf6E3M2FN>
}
func.func @case_convert_i16_i2(%0: tensor<10xi16>) -> (tensor<10xi2>) attributes {inputs = ["a491"], outputs = ["a508"]} {
  %r = ten.convert %0 : tensor<10xi16> -> tensor<10xi2>
  return %r : tensor<10xi2>
}
func.func @case_convert_i16_i4(%0: tensor<10xi16>) -> (tensor<10xi4>) attributes {inputs = ["a491"], outputs = ["a509"]} {
  %r = ten.convert %0 : tensor<10xi16> -> tensor<10xi4>
  return %r : tensor<10xi4>
}
func.func @case_convert_i16_i8(%0: tensor<10xi16>) -> (tensor<10xi8>) attributes {inputs = ["a491"], outputs = ["a510"]} {
  %r = ten.convert %0 : tensor<10xi16> -> tensor<10xi8>
  return %r : tensor<10xi8>
}
func.func @case_convert_i16_i16(%0: tensor<10xi16>) -> (tensor<10xi16>) attributes {inputs = ["a491"], outputs = ["a491"]} {
  %r = ten.convert %0 : tensor<10xi16> -> tensor<10xi16>
  return %r : tensor<10xi16>
}
func.func @case_convert_i16_i32(%0: tensor<10xi16>) -> (tensor<10xi32>) attributes {inputs = ["a491"], outputs = ["a511"]} {
  %r = ten.convert %0 : tensor<10xi16> -> tensor<10xi32>
  return %r : tensor<10xi32>
}
func.func @case_convert_i16_i64(%0: tensor<10xi16>) -> (tensor<10xi64>) attributes {inputs = ["a491"], outputs = ["a512"]} {
  %r = ten.convert %0 : tensor<10xi16> -> tensor<10xi64>
  return %r : tensor<10xi64>
}
func.func @case_convert_i16_ui2(%0: tensor<10xi16>) -> (tensor<10xui2>) attributes {inputs = ["a491"], outputs = ["a513"]} {
  %r = ten.convert %0 : tensor<10xi16> -> tensor<10xui2>
  return %r : tensor<10xui2>
}
func.func @case_convert_i16_ui4(%0: tensor<10xi16>) -> (tensor<10xui4>) attributes {inputs = ["a491"], outputs = ["a514"]} {
  %r = ten.convert %0 : tensor<10xi16> -> tensor<10xui4>
  return %r : tensor<10xui4>
}
func.func @case_convert_i16_ui8(%0: tensor<10xi16>) -> (tensor<10xui8>) attributes {inputs = ["a491"], outputs = ["a515"]} {
  %r = ten.convert %0 : tensor<10xi16> -> tensor<10xui8>
  return %r : tensor<10xui8>
}
func.func @case_convert_i16_ui16(%0: tensor<10xi16>) -> (tensor<10xui16>) attributes {inputs = ["a491"], outputs = ["a516"]} {
  %r = ten.convert %0 : tensor<10xi16> -> tensor<10xui16>
  return %r : tensor<10xui16>
}
func.func @case_convert_i16_ui32(%0: tensor<10xi16>) -> (tensor<10xui32>) attributes {inputs = ["a491"], outputs = ["a517"]} {
  %r = ten.convert %0 : tensor<10xi16> -> tensor<10xui32>
  return %r : tensor<10xui32>
}
func.func @case_convert_i16_ui64(%0: tensor<10xi16>) -> (tensor<10xui64>) attributes {inputs = ["a491"], outputs = ["a518"]} {
  %r = ten.convert %0 : tensor<10xi16> -> tensor<10xui64>
  return %r : tensor<10xui64>
}
func.func @case_convert_i16_complex_f32(%0: tensor<10xi16>) -> (tensor<10xcomplex<f32>>) attributes {inputs = ["a491"], outputs = ["a519"]} {
  %r = ten.convert %0 : tensor<10xi16> -> tensor<10xcomplex<f32>>
  return %r : tensor<10xcomplex<f32>>
}
func.func @case_convert_i16_complex_f64(%0: tensor<10xi16>) -> (tensor<10xcomplex<f64>>) attributes {inputs = ["a491"], outputs = ["a520"]} {
  %r = ten.convert %0 : tensor<10xi16> -> tensor<10xcomplex<f64>>
  return %r : tensor<10xcomplex<f64>>
}
func.func @case_convert_i16_i1(%0: tensor<10xi16>) -> (tensor<10xi1>) attributes {inputs = ["a491"], outputs = ["a521"]} {
  %r = ten.convert %0 : tensor<10xi16> -> tensor<10xi1>
  return %r : tensor<10xi1>
}
func.func @case_convert_i32_f64(%0: tensor<11xi32>) -> (tensor<11xf64>) attributes {inputs = ["a522"], outputs = ["a523"]} {
  %r = ten.convert %0 : tensor<11xi32> -> tensor<11xf64>
  return %r : tensor<11xf64>
}
func.func @case_convert_i32_f32(%0: tensor<11xi32>) -> (tensor<11xf32>) attributes {inputs = ["a522"], outputs = ["a524"]} {
  %r = ten.convert %0 : tensor<11xi32> -> tensor<11xf32>
  return %r : tensor<11xf32>
}
func.func @case_convert_i32_f16(%0: tensor<11xi32>) -> (tensor<11xf16>) attributes {inputs = ["a522"], outputs = ["a525"]} {
  %r = ten.convert %0 : tensor<11xi32> -> tensor<11xf16>
  return %r : tensor<11xf16>
}
func.func @case_convert_i32_bf16(%0: tensor<11xi32>) -> (tensor<11xbf16>) attributes {inputs = ["a522"], outputs = ["a526"]} {
  %r = ten.convert %0 : tensor<11xi32> -> tensor<11xbf16>
  return %r : tensor<11xbf16>
}
func.func @case_convert_i32_f8E4M3(%0: tensor<11xi32>) -> (tensor<11xf8E4M3>) attributes {inputs = ["a522"], outputs = ["a527"]} {
  %r = ten.convert %0 : tensor<11xi32> -> tensor<11xf8E4M3>
  return %r : tensor<11xf8E4M3>
}
func.func @case_convert_i32_f8E4M3FN(%0: tensor<11xi32>) -> (tensor<11xf8E4M3FN>) attributes {inputs = ["a522"], outputs = ["a528"]} {
  %r = ten.convert %0 : tensor<11xi32> -> tensor<11xf8E4M3FN>
  return %r : tensor<11xf8E4M3FN>
}
func.func @case_convert_i32_f8E4M3FNUZ(%0: tensor<11xi32>) -> (tensor<11xf8E4M3FNUZ>) attributes {inputs = ["a522"], outputs = ["a529"]} {
  %r = ten.convert %0 : tensor<11xi32> -> tensor<11xf8E4M3FNUZ>
  return %r : tensor<11xf8E4M3FNUZ>
}
func.func @case_convert_i32_f8E4M3B11FNUZ(%0: tensor<11xi32>) -> (tensor<11xf8E4M3B11FNUZ>) attributes {inputs = ["a522"], outputs = ["a530"]} {
  %r = ten.convert %0 : tensor<11xi32> -> tensor<11xf8E4M3B11FNUZ>
  return %r : tensor<11xf8E4M3B11FNUZ>
}
func.func @case_convert_i32_f8E5M2(%0: tensor<11xi32>) -> (tensor<11xf8E5M2>) attributes {inputs = ["a522"], outputs = ["a531"]} {
  %r = ten.convert %0 : tensor<11xi32> -> tensor<11xf8E5M2>
  return %r : tensor<11xf8E5M2>
}
func.func @case_convert_i32_f8E5M2FNUZ(%0: tensor<11xi32>) -> (tensor<11xf8E5M2FNUZ>) attributes {inputs = ["a522"], outputs = ["a532"]} {
  %r = ten.convert %0 : tensor<11xi32> -> tensor<11xf8E5M2FNUZ>
  return %r : tensor<11xf8E5M2FNUZ>
}
func.func @case_convert_i32_f8E3M4(%0: tensor<11xi32>) -> (tensor<11xf8E3M4>) attributes {inputs = ["a522"], outputs = ["a533"]} {
  %r = ten.convert %0 : tensor<11xi32> -> tensor<11xf8E3M4>
  return %r : tensor<11xf8E3M4>
}
func.func @case_convert_i32_f8E8M0FNU(%0: tensor<8xi32>) -> (tensor<8xf8E8M0FNU>) attributes {inputs = ["a534"], outputs = ["a535"]} {
  %r = ten.convert %0 : tensor<8xi32> -> tensor<8xf8E8M0FNU>
  return %r : tensor<8xf8E8M0FNU>
}
func.func @case_convert_i32_f4E2M1FN(%0: tensor<11xi32>) -> (tensor<11xf4E2M1FN>) attributes {inputs = ["a522"], outputs = ["a536"]} {
  %r = ten.convert %0 : tensor<11xi32> -> tensor<11xf4E2M1FN>
  return %r : tensor<11xf4E2M1FN>
}
func.func @case_convert_i32_f6E2M3FN(%0: tensor<11xi32>) -> (tensor<11xf6E2M3FN>) attributes {inputs = ["a522"], outputs = ["a537"]} {
  %r = ten.convert %0 : tensor<11xi32> -> tensor<11xf6E2M3FN>
  return %r : tensor<11xf6E2M3FN>
}
func.func @case_convert_i32_f6E3M2FN(%0: tensor<11xi32>) -> (tensor<11xf6E3M2FN>) attributes {inputs = ["a522"], outputs = ["a538"]} {
  %r = ten.convert %0 : tensor<11xi32> -> tensor<11xf6E3M2FN>
  return %r : tensor<11xf6E3M2FN>
}
func.func @case_convert_i32_i2(%0: tensor<11xi32>) -> (tensor<11xi2>) attributes {inputs = ["a522"], outputs = ["a539"]} {
  %r = ten.convert %0 : tensor<11xi32> -> tensor<11xi2>
  return %r : tensor<11xi2>
}
func.func @case_convert_i32_i4(%0: tensor<11xi32>) -> (tensor<11xi4>) attributes {inputs = ["a522"], outputs = ["a540"]} {
  %r = ten.convert %0 : tensor<11xi32> -> tensor<11xi4>
  return %r : tensor<11xi4>
}
func.func @case_convert_i32_i8(%0: tensor<11xi32>) -> (tensor<11xi8>) attributes {inputs = ["a522"], outputs = ["a541"]} {
  %r = ten.convert %0 : tensor<11xi32> -> tensor<11xi8>
  return %r : tensor<11xi8>
}
func.func @case_convert_i32_i16(%0: tensor<11xi32>) -> (tensor<11xi16>) attributes {inputs = ["a522"], outputs = ["a542"]} {
  %r = ten.convert %0 : tensor<11xi32> -> tensor<11xi16>
  return %r : tensor<11xi16>
}
func.func @case_convert_i32_i32(%0: tensor<11xi32>) -> (tensor<11xi32>) attributes {inputs = ["a522"], outputs = ["a522"]} {
  %r = ten.convert %0 : tensor<11xi32> -> tensor<11xi32>
  return %r : tensor<11xi32>
}
func.func @case_convert_i32_i64(%0: tensor<11xi32>) -> (tensor<11xi64>) attributes {inputs = ["a522"], outputs = ["a543"]} {
  %r = ten.convert %0 : tensor<11xi32> -> tensor<11xi64>
  return %r : tensor<11xi64>
}
func.func @case_convert_i32_ui2(%0: tensor<11xi32>) -> (tensor<11xui2>) attributes {inputs = ["a522"], outputs = ["a544"]} {
  %r = ten.convert %0 : tensor<11xi32> -> tensor<11xui2>
  return %r : tensor<11xui2>
}
func.func @case_convert_i32_ui4(%0: tensor<11xi32>) -> (tensor<11xui4>) attributes {inputs = ["a522"], outputs = ["a545"]} {
  %r = ten.convert %0 : tensor<11xi32> -> tensor<11xui4>
  return %r : tensor<11xui4>
}
func.func @case_convert_i32_ui8(%0: tensor<11xi32>) -> (tensor<11xui8>) attributes {inputs = ["a522"], outputs = ["a546"]} {
  %r = ten.convert %0 : tensor<11xi32> -> tensor<11xui8>
  return %r : tensor<11xui8>
}
func.func @case_convert_i32_ui16(%0: tensor<11xi32>) -> (tensor<11xui16>) attributes {inputs = ["a522"], outputs = ["a547"]} {
  %r = ten.convert %0 : tensor<11xi32> -> tensor<11xui16>
  return %r : tensor<11xui16>
}
func.func @case_convert_i32_ui32(%0: tensor<11xi32>) -> (tensor<11xui32>) attributes {inputs = ["a522"], outputs = ["a548"]} {
  %r = ten.convert %0 : tensor<11xi32> -> tensor<11xui32>
  return %r : tensor<11xui32>
}
func.func @case_convert_i32_ui64(%0: tensor<11xi32>) -> (tensor<11xui64>) attributes {inputs = ["a522"], outputs = ["a549"]} {
  %r = ten.convert %0 : tensor<11xi32> -> tensor<11xui64>
  return %r : tensor<11xui64>
}
func.func @case_convert_i32_complex_f32(%0: tensor<11xi32>) -> (tensor<11xcomplex<f32>>) attributes {inputs = ["a522"], outputs = ["a550"]} {
  %r = ten.convert %0 : tensor<11xi32> -> tensor<11xcomplex<f32>>
  return %r : tensor<11xcomplex<f32>>
}
func.func @case_convert_i32_complex_f64(%0: tensor<11xi32>) -> (tensor<11xcomplex<f64>>) attributes {inputs = ["a522"], outputs = ["a551"]} {
  %r = ten.convert %0 : tensor<11xi32> -> tensor<11xcomplex<f64>>
  return %r : tensor<11xcomplex<f64>>
}
func.func @case_convert_i32_i1(%0: tensor<11xi32>) -> (tensor<11xi1>) attributes {inputs = ["a522"], outputs = ["a552"]} {
  %r = ten.convert %0 : tensor<11xi32> -> tensor<11xi1>
  return %r : tensor<11xi1>
}
func.func @case_convert_i64_f64(%0: tensor<13xi64>) -> (tensor<13xf64>) attributes {inputs = ["a553"], outputs = ["a554"]} {
  %r = ten.convert %0 : tensor<13xi64> -> tensor<13xf64>
  return %r : tensor<13xf64>
}
func.func @case_convert_i64_f32(%0: tensor<13xi64>) -> (tensor<13xf32>) attributes {inputs = ["a553"], outputs = ["a555"]} {
  %r = ten.convert %0 : tensor<13xi64> -> tensor<13xf32>
  return %r : tensor<13xf32>
}
func.func @case_convert_i64_f16(%0: tensor<13xi64>) -> (tensor<13xf16>) attributes {inputs = ["a553"], outputs = ["a556"]} {
  %r = ten.convert %0 : tensor<13xi64> -> tensor<13xf16>
  return %r : tensor<13xf16>
}
func.func @case_convert_i64_bf16(%0: tensor<13xi64>) -> (tensor<13xbf16>) attributes {inputs = ["a553"], outputs = ["a557"]} {
  %r = ten.convert %0 : tensor<13xi64> -> tensor<13xbf16>
  return %r : tensor<13xbf16>
}
func.func @case_convert_i64_f8E4M3(%0: tensor<13xi64>) -> (tensor<13xf8E4M3>) attributes {inputs = ["a553"], outputs = ["a558"]} {
  %r = ten.convert %0 : tensor<13xi64> -> tensor<13xf8E4M3>
  return %r : tensor<13xf8E4M3>
}
func.func @case_convert_i64_f8E4M3FN(%0: tensor<13xi64>) -> (tensor<13xf8E4M3FN>) attributes {inputs = ["a553"], outputs = ["a559"]} {
  %r = ten.convert %0 : tensor<13xi64> -> tensor<13xf8E4M3FN>
  return %r : tensor<13xf8E4M3FN>
}
func.func @case_convert_i64_f8E4M3FNUZ(%0: tensor<13xi64>) -> (tensor<13xf8E4M3FNUZ>) attributes {inputs = ["a553"], outputs = ["a560"]} {
  %r = ten.convert %0 : tensor<13xi64> -> tensor<13xf8E4M3FNUZ>
  return %r : tensor<13xf8E4M3FNUZ>
}
func.func @case_convert_i64_f8E4M3B11FNUZ(%0: tensor<13xi64>) -> (tensor<13xf8E4M3B11FNUZ>) attributes {inputs = ["a553"], outputs = ["a561"]} {
  %r = ten.convert %0 : tensor<13xi64> -> tensor<13xf8E4M3B11FNUZ>
  return %r : tensor<13xf8E4M3B11FNUZ>
}
func.func @case_convert_i64_f8E5M2(%0: tensor<13xi64>) -> (tensor<13xf8E5M2>) attributes {inputs = ["a553"], outputs = ["a562"]} {
  %r = ten.convert %0 : tensor<13xi64> -> tensor<13xf8E5M2>
  return %r : tensor<13xf8E5M2>
}
func.func @case_convert_i64_f8E5M2FNUZ(%0: tensor<13xi64>) -> (tensor<13xf8E5M2FNUZ>) attributes {inputs = ["a553"], outputs = ["a563"]} {
  %r = ten.convert %0 : tensor<13xi64> -> tensor<13xf8E5M2FNUZ>
  return %r : tensor<13xf8E5M2FNUZ>
}
func.func @case_convert_i64_f8E3M4(%0: tensor<13xi64>) -> (tensor<13xf8E3M4>) attributes {inputs = ["a553"], outputs = ["a564"]} {
  %r = ten.convert %0 : tensor<13xi64> -> tensor<13xf8E3M4>
  return %r : tensor<13xf8E3M4>
}
func.func @case_convert_i64_f8E8M0FNU(%0: tensor<10xi64>) -> (tensor<10xf8E8M0FNU>) attributes {inputs = ["a565"], outputs = ["a566"]} {
  %r = ten.convert %0 : tensor<10xi64> -> tensor<10xf8E8M0FNU>
  return %r : tensor<10xf8E8M0FNU>
}
func.func @case_convert_i64_f4E2M1FN(%0: tensor<13xi64>) -> (tensor<13xf4E2M1FN>) attributes {inputs = ["a553"], outputs = ["a567"]} {
  %r = ten.convert %0 : tensor<13xi64> -> tensor<13xf4E2M1FN>
  return %r : tensor<13xf4E2M1FN>
}
func.func @case_convert_i64_f6E2M3FN(%0: tensor<13xi64>) -> (tensor<13xf6E2M3FN>) attributes {inputs = ["a553"], outputs = ["a568"]} {
  %r = ten.convert %0 : tensor<13xi64> -> tensor<13xf6E2M3FN>
  return %r : tensor<13xf6E2M3FN>
}
func.func @case_convert_i64_f6E3M2FN(%0: tensor<13xi64>) -> (tensor<13xf6E3M2FN>) attributes {inputs = ["a553"], outputs = ["a569"]} {
  %r = ten.convert %0 : tensor<13xi64> -> tensor<13xf6E3M2FN>
  return %r : tensor<13xf6E3M2FN>
}
func.func @case_convert_i64_i2(%0: tensor<13xi64>) -> (tensor<13xi2>) attributes {inputs = ["a553"], outputs = ["a570"]} {
  %r = ten.convert %0 : tensor<13xi64> -> tensor<13xi2>
  return %r : tensor<13xi2>
}
func.func @case_convert_i64_i4(%0: tensor<13xi64>) -> (tensor<13xi4>) attributes {inputs = ["a553"], outputs = ["a571"]} {
  %r = ten.convert %0 : tensor<13xi64> -> tensor<13xi4>
  return %r : tensor<13xi4>
}
func.func @case_convert_i64_i8(%0: tensor<13xi64>) -> (tensor<13xi8>) attributes {inputs = ["a553"], outputs = ["a572"]} {
  %r = ten.convert %0 : tensor<13xi64> -> tensor<13xi8>
  return %r : tensor<13xi8>
}
func.func @case_convert_i64_i16(%0: tensor<13xi64>) -> (tensor<13xi16>) attributes {inputs = ["a553"], outputs = ["a573"]} {
  %r = ten.convert %0 : tensor<13xi64> -> tensor<13xi16>
  return %r : tensor<13xi16>
}
func.func @case_convert_i64_i32(%0: tensor<13xi64>) -> (tensor<13xi32>) attributes {inputs = ["a553"], outputs = ["a574"]} {
  %r = ten.convert %0 : tensor<13xi64> -> tensor<13xi32>
  return %r : tensor<13xi32>
}
func.func @case_convert_i64_i64(%0: tensor<13xi64>) -> (tensor<13xi64>) attributes {inputs = ["a553"], outputs = ["a553"]} {
  %r = ten.convert %0 : tensor<13xi64> -> tensor<13xi64>
  return %r : tensor<13xi64>
}
func.func @case_convert_i64_ui2(%0: tensor<13xi64>) -> (tensor<13xui2>) attributes {inputs = ["a553"], outputs = ["a575"]} {
  %r = ten.convert %0 : tensor<13xi64> -> tensor<13xui2>
  return %r : tensor<13xui2>
}
func.func @case_convert_i64_ui4(%0: tensor<13xi64>) -> (tensor<13xui4>) attributes {inputs = ["a553"], outputs = ["a576"]} {
  %r = ten.convert %0 : tensor<13xi64> -> tensor<13xui4>
  return %r : tensor<13xui4>
}
func.func @case_convert_i64_ui8(%0: tensor<13xi64>) -> (tensor<13xui8>) attributes {inputs = ["a553"], outputs = ["a577"]} {
  %r = ten.convert %0 : tensor<13xi64> -> tensor<13xui8>
  return %r : tensor<13xui8>
}
func.func @case_convert_i64_ui16(%0: tensor<13xi64>) -> (tensor<13xui16>) attributes {inputs = ["a553"], outputs = ["a578"]} {
  %r = ten.convert %0 : tensor<13xi64> -> tensor<13xui16>
  return %r : tensor<13xui16>
}
func.func @case_convert_i64_ui32(%0: tensor<13xi64>) -> (tensor<13xui32>) attributes {inputs = ["a553"], outputs = ["a579"]} {
  %r = ten.convert %0 : tensor<13xi64> -> tensor<13xui32>
  return %r : tensor<13xui32>
}
func.func @case_convert_i64_ui64(%0: tensor<13xi64>) -> (tensor<13xui64>) attributes {inputs = ["a553"], outputs = ["a580"]} {
  %r = ten.convert %0 : tensor<13xi64> -> tensor<13xui64>
  return %r : tensor<13xui64>
}
func.func @case_convert_i64_complex_f32(%0: tensor<13xi64>) -> (tensor<13xcomplex<f32>>) attributes {inputs = ["a553"], outputs = ["a581"]} {
  %r = ten.convert %0 : tensor<13xi64> -> tensor<13xcomplex<f32>>
  return %r : tensor<13xcomplex<f32>>
}
func.func @case_convert_i64_complex_f64(%0: tensor<13xi64>) -> (tensor<13xcomplex<f64>>) attributes {inputs = ["a553"], outputs = ["a582"]} {
  %r = ten.convert %0 : tensor<13xi64> -> tensor<13xcomplex<f64>>
  return %r : tensor<13xcomplex<f64>>
}
func.func @case_convert_i64_i1(%0: tensor<13xi64>) -> (tensor<13xi1>) attributes {inputs = ["a553"], outputs = ["a583"]} {
  %r = ten.convert %0 : tensor<13xi64> -> tensor<13xi1>
  return %r : tensor<13xi1>
}
func.func @case_convert_ui2_f64(%0: tensor<7xui2>) -> (tensor<7xf64>) attributes {inputs = ["a584"], outputs = ["a585"]} {
  %r = ten.convert %0 : tensor<7xui2> -> tensor<7xf64>
  return %r : tensor<7xf64>
}
func.func @case_convert_ui2_f32(%0: tensor<7xui2>) -> (tensor<7xf32>) attributes {inputs = ["a584"], outputs = ["a586"]} {
  %r = ten.convert %0 : tensor<7xui2> -> tensor<7xf32>
  return %r : tensor<7xf32>
}
func.func @case_convert_ui2_f16(%0: tensor<7xui2>) -> (tensor<7xf16>) attributes {inputs = ["a584"], outputs = ["a587"]} {
  %r = ten.convert %0 : tensor<7xui2> -> tensor<7xf16>
  return %r : tensor<7xf16>
}
func.func @case_convert_ui2_bf16(%0: tensor<7xui2>) -> (tensor<7xbf16>) attributes {inputs = ["a584"], outputs = ["a588"]} {
  %r = ten.convert %0 : tensor<7xui2> -> tensor<7xbf16>
  return %r : tensor<7xbf16>
}
func.func @case_convert_ui2_f8E4M3(%0: tensor<7xui2>) -> (tensor<7xf8E4M3>) attributes {inputs = ["a584"], outputs = ["a589"]} {
  %r = ten.convert %0 : tensor<7xui2> -> tensor<7xf8E4M3>
  return %r : tensor<7xf8E4M3>
}
func.func @case_convert_ui2_f8E4M3FN(%0: tensor<7xui2>) -> (tensor<7xf8E4M3FN>) attributes {inputs = ["a584"], outputs = ["a589"]} {
  %r = ten.convert %0 : tensor<7xui2> -> tensor<7xf8E4M3FN>
  return %r : tensor<7xf8E4M3FN>
}
func.func @case_convert_ui2_f8E4M3FNUZ(%0: tensor<7xui2>) -> (tensor<7xf8E4M3FNUZ>) attributes {inputs = ["a584"], outputs = ["a590"]} {
  %r = ten.convert %0 : tensor<7xui2> -> tensor<7xf8E4M3FNUZ>
  return %r : tensor<7xf8E4M3FNUZ>
}
func.func @case_convert_ui2_f8E4M3B11FNUZ(%0: tensor<7xui2>) -> (tensor<7xf8E4M3B11FNUZ>) attributes {inputs = ["a584"], outputs = ["a591"]} {
  %r = ten.convert %0 : tensor<7xui2> -> tensor<7xf8E4M3B11FNUZ>
  return %r : tensor<7xf8E4M3B11FNUZ>
}
func.func @case_convert_ui2_f8E5M2(%0: tensor<7xui2>) -> (tensor<7xf8E5M2>) attributes {inputs = ["a584"], outputs = ["a592"]} {
  %r = ten.convert %0 : tensor<7xui2> -> tensor<7xf8E5M2>
  return %r : tensor<7xf8E5M2>
}
func.func @case_convert_ui2_f8E5M2FNUZ(%0: tensor<7xui2>) -> (tensor<7xf8E5M2FNUZ>) attributes {inputs = ["a584"], outputs = ["a593"]} {
  %r = ten.convert %0 : tensor<7xui2> -> tensor<7xf8E5M2FNUZ>
  return %r : tensor<7xf8E5M2FNUZ>
}
func.func @case_convert_ui2_f8E3M4(%0: tensor<7xui2>) -> (tensor<7xf8E3M4>) attributes {inputs = ["a584"], outputs = ["a594"]} {
  %r = ten.convert %0 : tensor<7xui2> -> tensor<7xf8E3M4>
  return %r : tensor<7xf8E3M4>
}
func.func @case_convert_ui2_f8E8M0FNU(%0: tensor<5xui2>) -> (tensor<5xf8E8M0FNU>) attributes {inputs = ["a595"], outputs = ["a596"]} {
  %r = ten.convert %0 : tensor<5xui2> -> tensor<5xf8E8M0FNU>
  return %r : tensor<5xf8E8M0FNU>
}
func.func @case_convert_ui2_f4E2M1FN(%0: tensor<7xui2>) -> (tensor<7xf4E2M1FN>) attributes {inputs = ["a584"], outputs = ["a597"]} {
  %r = ten.convert %0 : tensor<7xui2> -> tensor<7xf4E2M1FN>
  return %r : tensor<7xf4E2M1FN>
}
func.func @case_convert_ui2_f6E2M3FN(%0: tensor<7xui2>) -> (tensor<7xf6E2M3FN>) attributes {inputs = ["a584"], outputs = ["a598"]} {
  %r = ten.convert %0 : tensor<7xui2> -> tensor<7xf6E2M3FN>
  return %r : tensor<7xf6E2M3FN>
}
func.func @case_convert_ui2_f6E3M2FN(%0: tensor<7xui2>) -> (tensor<7xf6E3M2FN>) attributes {inputs = ["a584"], outputs = ["a599"]} {
  %r = ten.convert %0 : tensor<7xui2> -> tensor<7xf6E3M2FN>
  return %r : tensor<7xf6E3M2FN>
}
func.func @case_convert_ui2_i2(%0: tensor<7xui2>) -> (tensor<7xi2>) attributes {inputs = ["a584"], outputs = ["a600"]} {
  %r = ten.convert %0 : tensor<7xui2> -> tensor<7xi2>
  return %r : tensor<7xi2>
}
func.func @case_convert_ui2_i4(%0: tensor<7xui2>) -> (tensor<7xi4>) attributes {inputs = ["a584"], outputs = ["a601"]} {
  %r = ten.convert %0 : tensor<7xui2> -> tensor<7xi4>
  return %r : tensor<7xi4>
}
func.func @case_convert_ui2_i8(%0: tensor<7xui2>) -> (tensor<7xi8>) attributes {inputs = ["a584"], outputs = ["a601"]} {
  %r = ten.convert %0 : tensor<7xui2> -> tensor<7xi8>
  return %r : tensor<7xi8>
}
func.func @case_convert_ui2_i16(%0: tensor<7xui2>) -> (tensor<7xi16>) attributes {inputs = ["a584"], outputs = ["a602"]} {
  %r = ten.convert %0 : tensor<7xui2> -> tensor<7xi16>
  return %r : tensor<7xi16>
}
func.func @case_convert_ui2_i32(%0: tensor<7xui2>) -> (tensor<7xi32>) attributes {inputs = ["a584"], outputs = ["a603"]} {
  %r = ten.convert %0 : tensor<7xui2> -> tensor<7xi32>
  return %r : tensor<7xi32>
}
func.func @case_convert_ui2_i64(%0: tensor<7xui2>) -> (tensor<7xi64>) attributes {inputs = ["a584"], outputs = ["a604"]} {
  %r = ten.convert %0 : tensor<7xui2> -> tensor<7xi64>
  return %r : tensor<7xi64>
}
func.func @case_convert_ui2_ui2(%0: tensor<7xui2>) -> (tensor<7xui2>) attributes {inputs = ["a584"], outputs = ["a584"]} {
  %r = ten.convert %0 : tensor<7xui2> -> tensor<7xui2>
  return %r : tensor<7xui2>
}
func.func @case_convert_ui2_ui4(%0: tensor<7xui2>) -> (tensor<7xui4>) attributes {inputs = ["a584"], outputs = ["a584"]} {
  %r = ten.convert %0 : tensor<7xui2> -> tensor<7xui4>
  return %r : tensor<7xui4>
}
func.func @case_convert_ui2_ui8(%0: tensor<7xui2>) -> (tensor<7xui8>) attributes {inputs = ["a584"], outputs = ["a584"]} {
  %r = ten.convert %0 : tensor<7xui2> -> tensor<7xui8>
  return %r : tensor<7xui8>
}
func.func @case_convert_ui2_ui16(%0: tensor<7xui2>) -> (tensor<7xui16>) attributes {inputs = ["a584"], outputs = ["a605"]} {
  %r = ten.convert %0 : tensor<7xui2> -> tensor<7xui16>
  return %r : tensor<7xui16>
}
func.func @case_convert_ui2_ui32(%0: tensor<7xui2>) -> (tensor<7xui32>) attributes {inputs = ["a584"], outputs = ["a606"]} {
  %r = ten.convert %0 : tensor<7xui2> -> tensor<7xui32>
  return %r : tensor<7xui32>
}
func.func @case_convert_ui2_ui64(%0: tensor<7xui2>) -> (tensor<7xui64>) attributes {inputs = ["a584"], outputs = ["a607"]} {
  %r = ten.convert %0 : tensor<7xui2> -> tensor<7xui64>
  return %r : tensor<7xui64>
}
func.func @case_convert_ui2_complex_f32(%0: tensor<7xui2>) -> (tensor<7xcomplex<f32>>) attributes {inputs = ["a584"], outputs = ["a608"]} {
  %r = ten.convert %0 : tensor<7xui2> -> tensor<7xcomplex<f32>>
  return %r : tensor<7xcomplex<f32>>
}
func.func @case_convert_ui2_complex_f64(%0: tensor<7xui2>) -> (tensor<7xcomplex<f64>>) attributes {inputs = ["a584"], outputs = ["a609"]} {
  %r = ten.convert %0 : tensor<7xui2> -> tensor<7xcomplex<f64>>
  return %r : tensor<7xcomplex<f64>>
}
func.func @case_convert_ui2_i1(%0: tensor<7xui2>) -> (tensor<7xi1>) attributes {inputs = ["a584"], outputs = ["a610"]} {
  %r = ten.convert %0 : tensor<7xui2> -> tensor<7xi1>
  return %r : tensor<7xi1>
}
func.func @case_convert_ui4_f64(%0: tensor<7xui4>) -> (tensor<7xf64>) attributes {inputs = ["a611"], outputs = ["a612"]} {
  %r = ten.convert %0 : tensor<7xui4> -> tensor<7xf64>
  return %r : tensor<7xf64>
}
func.func @case_convert_ui4_f32(%0: tensor<7xui4>) -> (tensor<7xf32>) attributes {inputs = ["a611"], outputs = ["a613"]} {
  %r = ten.convert %0 : tensor<7xui4> -> tensor<7xf32>
  return %r : tensor<7xf32>
}
func.func @case_convert_ui4_f16(%0: tensor<7xui4>) -> (tensor<7xf16>) attributes {inputs = ["a611"], outputs = ["a614"]} {
  %r = ten.convert %0 : tensor<7xui4> -> tensor<7xf16>
  return %r : tensor<7xf16>
}
func.func @case_convert_ui4_bf16(%0: tensor<7xui4>) -> (tensor<7xbf16>) attributes {inputs = ["a611"], outputs = ["a615"]} {
  %r = ten.convert %0 : tensor<7xui4> -> tensor<7xbf16>
  return %r : tensor<7xbf16>
}
func.func @case_convert_ui4_f8E4M3(%0: tensor<7xui4>) -> (tensor<7xf8E4M3>) attributes {inputs = ["a611"], outputs = ["a616"]} {
  %r = ten.convert %0 : tensor<7xui4> -> tensor<7xf8E4M3>
  return %r : tensor<7xf8E4M3>
}
func.func @case_convert_ui4_f8E4M3FN(%0: tensor<7xui4>) -> (tensor<7xf8E4M3FN>) attributes {inputs = ["a611"], outputs = ["a616"]} {
  %r = ten.convert %0 : tensor<7xui4> -> tensor<7xf8E4M3FN>
  return %r : tensor<7xf8E4M3FN>
}
func.func @case_convert_ui4_f8E4M3FNUZ(%0: tensor<7xui4>) -> (tensor<7xf8E4M3FNUZ>) attributes {inputs = ["a611"], outputs = ["a617"]} {
  %r = ten.convert %0 : tensor<7xui4> -> tensor<7xf8E4M3FNUZ>
  return %r : tensor<7xf8E4M3FNUZ>
}
func.func @case_convert_ui4_f8E4M3B11FNUZ(%0: tensor<7xui4>) -> (tensor<7xf8E4M3B11FNUZ>) attributes {inputs = ["a611"], outputs = ["a618"]} {
  %r = ten.convert %0 : tensor<7xui4> -> tensor<7xf8E4M3B11FNUZ>
  return %r : tensor<7xf8E4M3B11FNUZ>
}
func.func @case_convert_ui4_f8E5M2(%0: tensor<7xui4>) -> (tensor<7xf8E5M2>) attributes {inputs = ["a611"], outputs = ["a619"]} {
  %r = ten.convert %0 : tensor<7xui4> -> tensor<7xf8E5M2>
  return %r : tensor<7xf8E5M2>
}
func.func @case_convert_ui4_f8E5M2FNUZ(%0: tensor<7xui4>) -> (tensor<7xf8E5M2FNUZ>) attributes {inputs = ["a611"], outputs = ["a620"]} {
  %r = ten.convert %0 : tensor<7xui4> -> tensor<7xf8E5M2FNUZ>
  return %r : tensor<7xf8E5M2FNUZ>
}
func.func @case_convert_ui4_f8E3M4(%0: tensor<7xui4>) -> (tensor<7xf8E3M4>) attributes {inputs = ["a611"], outputs = ["a621"]} {
  %r = ten.convert %0 : tensor<7xui4> -> tensor<7xf8E3M4>
  return %r : tensor<7xf8E3M4>
}
func.func @case_convert_ui4_f8E8M0FNU(%0: tensor<5xui4>) -> (tensor<5xf8E8M0FNU>) attributes {inputs = ["a622"], outputs = ["a623"]} {
  %r = ten.convert %0 : tensor<5xui4> -> tensor<5xf8E8M0FNU>
  return %r : tensor<5xf8E8M0FNU>
}
func.func @case_convert_ui4_f4E2M1FN(%0: tensor<7xui4>) -> (tensor<7xf4E2M1FN>) attributes {inputs = ["a611"], outputs = ["a624"]} {
  %r = ten.convert %0 : tensor<7xui4> -> tensor<7xf4E2M1FN>
  return %r : tensor<7xf4E2M1FN>
}
func.func @case_convert_ui4_f6E2M3FN(%0: tensor<7xui4>) -> (tensor<7xf6E2M3FN>) attributes {inputs = ["a611"], outputs = ["a625"]} {
  %r = ten.convert %0 : tensor<7xui4> -> tensor<7xf6E2M3FN>
  return %r : tensor<7xf6E2M3FN>
}
func.func @case_convert_ui4_f6E3M2FN(%0: tensor<7xui4>) -> (tensor<7xf6E3M2FN>) attributes {inputs = ["a611"], outputs = ["a626"]} {
  %r = ten.convert %0 : tensor<7xui4> -> tensor<7xf6E3M2FN>
  return %r : tensor<7xf6E3M2FN>
}
func.func @case_convert_ui4_i2(%0: tensor<7xui4>) -> (tensor<7xi2>) attributes {inputs = ["a611"], outputs = ["a627"]} {
  %r = ten.convert %0 : tensor<7xui4> -> tensor<7xi2>
  return %r : tensor<7xi2>
}
func.func @case_convert_ui4_i4(%0: tensor<7xui4>) -> (tensor<7xi4>) attributes {inputs = ["a611"], outputs = ["a628"]} {
  %r = ten.convert %0 : tensor<7xui4> -> tensor<7xi4>
  return %r : tensor<7xi4>
}
func.func @case_convert_ui4_i8(%0: tensor<7xui4>) -> (tensor<7xi8>) attributes {inputs = ["a611"], outputs = ["a629"]} {
  %r = ten.convert %0 : tensor<7xui4> -> tensor<7xi8>
  return %r : tensor<7xi8>
}
func.func @case_convert_ui4_i16(%0: tensor<7xui4>) -> (tensor<7xi16>) attributes {inputs = ["a611"], outputs = ["a630"]} {
  %r = ten.convert %0 : tensor<7xui4> -> tensor<7xi16>
  return %r : tensor<7xi16>
}
func.func @case_convert_ui4_i32(%0: tensor<7xui4>) -> (tensor<7xi32>) attributes {inputs = ["a611"], outputs = ["a631"]} {
  %r = ten.convert %0 : tensor<7xui4> -> tensor<7xi32>
  return %r : tensor<7xi32>
}
func.func @case_convert_ui4_i64(%0: tensor<7xui4>) -> (tensor<7xi64>) attributes {inputs = ["a611"], outputs = ["a632"]} {
  %r = ten.convert %0 : tensor<7xui4> -> tensor<7xi64>
  return %r : tensor<7xi64>
}
func.func @case_convert_ui4_ui2(%0: tensor<7xui4>) -> (tensor<7xui2>) attributes {inputs = ["a611"], outputs = ["a633"]} {
  %r = ten.convert %0 : tensor<7xui4> -> tensor<7xui2>
  return %r : tensor<7xui2>
}
func.func @case_convert_ui4_ui4(%0: tensor<7xui4>) -> (tensor<7xui4>) attributes {inputs = ["a611"], outputs = ["a611"]} {
  %r = ten.convert %0 : tensor<7xui4> -> tensor<7xui4>
  return %r : tensor<7xui4>
}
func.func @case_convert_ui4_ui8(%0: tensor<7xui4>) -> (tensor<7xui8>) attributes {inputs = ["a611"], outputs = ["a611"]} {
  %r = ten.convert %0 : tensor<7xui4> -> tensor<7xui8>
  return %r : tensor<7xui8>
}
func.func @case_convert_ui4_ui16(%0: tensor<7xui4>) -> (tensor<7xui16>) attributes {inputs = ["a611"], outputs = ["a634"]} {
  %r = ten.convert %0 : tensor<7xui4> -> tensor<7xui16>
  return %r : tensor<7xui16>
}
func.func @case_convert_ui4_ui32(%0: tensor<7xui4>) -> (tensor<7xui32>) attributes {inputs = ["a611"], outputs = ["a635"]} {
  %r = ten.convert %0 : tensor<7xui4> -> tensor<7xui32>
  return %r : tensor<7xui32>
}
func.func @case_convert_ui4_ui64(%0: tensor<7xui4>) -> (tensor<7xui64>) attributes {inputs = ["a611"], outputs = ["a636"]} {
  %r = ten.convert %0 : tensor<7xui4> -> tensor<7xui64>
  return %r : tensor<7xui64>
}
func.func @case_convert_ui4_complex_f32(%0: tensor<7xui4>) -> (tensor<7xcomplex<f32>>) attributes {inputs = ["a611"], outputs = ["a637"]} {
  %r = ten.convert %0 : tensor<7xui4> -> tensor<7xcomplex<f32>>
  return %r : tensor<7xcomplex<f32>>
}
func.func @case_convert_ui4_complex_f64(%0: tensor<7xui4>) -> (tensor<7xcomplex<f64>>) attributes {inputs = ["a611"], outputs = ["a638"]} {
  %r = ten.convert %0 : tensor<7xui4> -> tensor<7xcomplex<f64>>
  return %r : tensor<7xcomplex<f64>>
}
func.func @case_convert_ui4_i1(%0: tensor<7xui4>) -> (tensor<7xi1>) attributes {inputs = ["a611"], outputs = ["a610"]} {
  %r = ten.convert %0 : tensor<7xui4> -> tensor<7xi1>
  return %r : tensor<7xi1>
}
func.func @case_convert_ui8_f64(%0: tensor<7xui8>) -> (tensor<7xf64>) attributes {inputs = ["a639"], outputs = ["a640"]} {
  %r = ten.convert %0 : tensor<7xui8> -> tensor<7xf64>
  return %r : tensor<7xf64>
}
func.func @case_convert_ui8_f32(%0: tensor<7xui8>) -> (tensor<7xf32>) attributes {inputs = ["a639"], outputs = ["a641"]} {
  %r = ten.convert %0 : tensor<7xui8> -> tensor<7xf32>
  return %r : tensor<7xf32>
}
func.func @case_convert_ui8_f16(%0: tensor<7xui8>) -> (tensor<7xf16>) attributes {inputs = ["a639"], outputs = ["a642"]} {
  %r = ten.convert %0 : tensor<7xui8> -> tensor<7xf16>
  return %r : tensor<7xf16>
}
func.func @case_convert_ui8_bf16(%0: tensor<7xui8>) -> (tensor<7xbf16>) attributes {inputs = ["a639"], outputs = ["a643"]} {
  %r = ten.convert %0 : tensor<7xui8> -> tensor<7xbf16>
  return %r : tensor<7xbf16>
}
func.func @case_convert_ui8_f8E4M3(%0: tensor<7xui8>) -> (tensor<7xf8E4M3>) attributes {inputs = ["a639"], outputs = ["a644"]} {
  %r = ten.convert %0 : tensor<7xui8> -> tensor<7xf8E4M3>
  return %r : tensor<7xf8E4M3>
}
func.func @case_convert_ui8_f8E4M3FN(%0: tensor<7xui8>) -> (tensor<7xf8E4M3FN>) attributes {inputs = ["a639"], outputs = ["a644"]} {
  %r = ten.convert %0 : tensor<7xui8> -> tensor<7xf8E4M3FN>
  return %r : tensor<7xf8E4M3FN>
}
func.func @case_convert_ui8_f8E4M3FNUZ(%0: tensor<7xui8>) -> (tensor<7xf8E4M3FNUZ>) attributes {inputs = ["a639"], outputs = ["a645"]} {
  %r = ten.convert %0 : tensor<7xui8> -> tensor<7xf8E4M3FNUZ>
  return %r : tensor<7xf8E4M3FNUZ>
}
func.func @case_convert_ui8_f8E4M3B11FNUZ(%0: tensor<7xui8>) -> (tensor<7xf8E4M3B11FNUZ>) attributes {inputs = ["a639"], outputs = ["a646"]} {
  %r = ten.convert %0 : tensor<7xui8> -> tensor<7xf8E4M3B11FNUZ>
  return %r : tensor<7xf8E4M3B11FNUZ>
}
func.func @case_convert_ui8_f8E5M2(%0: tensor<7xui8>) -> (tensor<7xf8E5M2>) attributes {inputs = ["a639"], outputs = ["a647"]} {
  %r = ten.convert %0 : tensor<7xui8> -> tensor<7xf8E5M2>
  return %r : tensor<7xf8E5M2>
}
func.func @case_convert_ui8_f8E5M2FNUZ(%0: tensor<7xui8>) -> (tensor<7xf8E5M2FNUZ>) attributes {inputs = ["a639"], outputs = ["a648"]} {
  %r = ten.convert %0 : tensor<7xui8> -> tensor<7xf8E5M2FNUZ>
  return %r : tensor<7xf8E5M2FNUZ>
}
func.func @case_convert_ui8_f8E3M4(%0: tensor<7xui8>) -> (tensor<7xf8E3M4>) attributes {inputs = ["a639"], outputs = ["a649"]} {
  %r = ten.convert %0 : tensor<7xui8> -> tensor<7xf8E3M4>
  return %r : tensor<7xf8E3M4>
}
func.func @case_convert_ui8_f8E8M0FNU(%0: tensor<5xui8>) -> (tensor<5xf8E8M0FNU>) attributes {inputs = ["a650"], outputs = ["a651"]} {
  %r = ten.convert %0 : tensor<5xui8> -> tensor<5xf8E8M0FNU>
  return %r : tensor<5xf8E8M0FNU>
}
func.func @case_convert_ui8_f4E2M1FN(%0: tensor<7xui8>) -> (tensor<7xf4E2M1FN>) attributes {inputs = ["a639"], outputs = ["a652"]} {
  %r = ten.convert %0 : tensor<7xui8> -> tensor<7xf4E2M1FN>
  return %r : tensor<7xf4E2M1FN>
}
func.func @case_convert_ui8_f6E2M3FN(%0: tensor<7xui8>) -> (tensor<7xf6E2M3FN>) attributes {inputs = ["a639"], outputs = ["a653"]} {
  %r = ten.convert %0 : tensor<7xui8> -> tensor<7xf6E2M3FN>
  return %r : tensor<7xf6E2M3FN>
}
func.func @case_convert_ui8_f6E3M2FN(%0: tensor<7xui8>) -> (tensor<7xf6E3M2FN>) attributes {inputs = ["a639"], outputs = ["a654"]} {
  %r = ten.convert %0 : tensor<7xui8> -> tensor<7xf6E3M2FN>
  return %r : tensor<7xf6E3M2FN>
}
func.func @case_convert_ui8_i2(%0: tensor<7xui8>) -> (tensor<7xi2>) attributes {inputs = ["a639"], outputs = ["a627"]} {
  %r = ten.convert %0 : tensor<7xui8> -> tensor<7xi2>
  return %r : tensor<7xi2>
}
func.func @case_convert_ui8_i4(%0: tensor<7xui8>) -> (tensor<7xi4>) attributes {inputs = ["a639"], outputs = ["a655"]} {
  %r = ten.convert %0 : tensor<7xui8> -> tensor<7xi4>
  return %r : tensor<7xi4>
}
func.func @case_convert_ui8_i8(%0: tensor<7xui8>) -> (tensor<7xi8>) attributes {inputs = ["a639"], outputs = ["a656"]} {
  %r = ten.convert %0 : tensor<7xui8> -> tensor<7xi8>
  return %r : tensor<7xi8>
}
func.func @case_convert_ui8_i16(%0: tensor<7xui8>) -> (tensor<7xi16>) attributes {inputs = ["a639"], outputs = ["a657"]} {
  %r = ten.convert %0 : tensor<7xui8> -> tensor<7xi16>
  return %r : tensor<7xi16>
}
func.func @case_convert_ui8_i32(%0: tensor<7xui8>) -> (tensor<7xi32>) attributes {inputs = ["a639"], outputs = ["a658"]} {
  %r = ten.convert %0 : tensor<7xui8> -> tensor<7xi32>
  return %r : tensor<7xi32>
}
func.func @case_convert_ui8_i64(%0: tensor<7xui8>) -> (tensor<7xi64>) attributes {inputs = ["a639"], outputs = ["a659"]} {
  %r = ten.convert %0 : tensor<7xui8> -> tensor<7xi64>
  return %r : tensor<7xi64>
}
func.func @case_convert_ui8_ui2(%0: tensor<7xui8>) -> (tensor<7xui2>) attributes {inputs = ["a639"], outputs = ["a633"]} {
  %r = ten.convert %0 : tensor<7xui8> -> tensor<7xui2>
  return %r : tensor<7xui2>
}
func.func @case_convert_ui8_ui4(%0: tensor<7xui8>) -> (tensor<7xui4>) attributes {inputs = ["a639"], outputs = ["a660"]} {
  %r = ten.convert %0 : tensor<7xui8> -> tensor<7xui4>
  return %r : tensor<7xui4>
}
func.func @case_convert_ui8_ui8(%0: tensor<7xui8>) -> (tensor<7xui8>) attributes {inputs = ["a639"], outputs = ["a639"]} {
  %r = ten.convert %0 : tensor<7xui8> -> tensor<7xui8>
  return %r : tensor<7xui8>
}
func.func @case_convert_ui8_ui16(%0: tensor<7xui8>) -> (tensor<7xui16>) attributes {inputs = ["a639"], outputs = ["a661"]} {
  %r = ten.convert %0 : tensor<7xui8> -> tensor<7xui16>
  return %r : tensor<7xui16>
}
func.func @case_convert_ui8_ui32(%0: tensor<7xui8>) -> (tensor<7xui32>) attributes {inputs = ["a639"], outputs = ["a662"]} {
  %r = ten.convert %0 : tensor<7xui8> -> tensor<7xui32>
  return %r : tensor<7xui32>
}
func.func @case_convert_ui8_ui64(%0: tensor<7xui8>) -> (tensor<7xui64>) attributes {inputs = ["a639"], outputs = ["a663"]} {
  %r = ten.convert %0 : tensor<7xui8> -> tensor<7xui64>
  return %r : tensor<7xui64>
}
func.func @case_convert_ui8_complex_f32(%0: tensor<7xui8>) -> (tensor<7xcomplex<f32>>) attributes {inputs = ["a639"], outputs = ["a664"]} {
  %r = ten.convert %0 : tensor<7xui8> -> tensor<7xcomplex<f32>>
  return %r : tensor<7xcomplex<f32>>
}
func.func @case_convert_ui8_complex_f64(%0: tensor<7xui8>) -> (tensor<7xcomplex<f64>>) attributes {inputs = ["a639"], outputs = ["a665"]} {
  %r = ten.convert %0 : tensor<7xui8> -> tensor<7xcomplex<f64>>
  return %r : tensor<7xcomplex<f64>>
}
func.func @case_convert_ui8_i1(%0: tensor<7xui8>) -> (tensor<7xi1>) attributes {inputs = ["a639"], outputs = ["a610"]} {
  %r = ten.convert %0 : tensor<7xui8> -> tensor<7xi1>
  return %r : tensor<7xi1>
}
func.func @case_convert_ui16_f64(%0: tensor<9xui16>) -> (tensor<9xf64>) attributes {inputs = ["a666"], outputs = ["a667"]} {
  %r = ten.convert %0 : tensor<9xui16> -> tensor<9xf64>
  return %r : tensor<9xf64>
}
func.func @case_convert_ui16_f32(%0: tensor<9xui16>) -> (tensor<9xf32>) attributes {inputs = ["a666"], outputs = ["a668"]} {
  %r = ten.convert %0 : tensor<9xui16> -> tensor<9xf32>
  return %r : tensor<9xf32>
}
func.func @case_convert_ui16_f16(%0: tensor<9xui16>) -> (tensor<9xf16>) attributes {inputs = ["a666"], outputs = ["a669"]} {
  %r = ten.convert %0 : tensor<9xui16> -> tensor<9xf16>
  return %r : tensor<9xf16>
}
func.func @case_convert_ui16_bf16(%0: tensor<9xui16>) -> (tensor<9xbf16>) attributes {inputs = ["a666"], outputs = ["a670"]} {
  %r = ten.convert %0 : tensor<9xui16> -> tensor<9xbf16>
  return %r : tensor<9xbf16>
}
func.func @case_convert_ui16_f8E4M3(%0: tensor<9xui16>) -> (tensor<9xf8E4M3>) attributes {inputs = ["a666"], outputs = ["a671"]} {
  %r = ten.convert %0 : tensor<9xui16> -> tensor<9xf8E4M3>
  return %r : tensor<9xf8E4M3>
}
func.func @case_convert_ui16_f8E4M3FN(%0: tensor<9xui16>) -> (tensor<9xf8E4M3FN>) attributes {inputs = ["a666"], outputs = ["a672"]} {
  %r = ten.convert %0 : tensor<9xui16> -> tensor<9xf8E4M3FN>
  return %r : tensor<9xf8E4M3FN>
}
func.func @case_convert_ui16_f8E4M3FNUZ(%0: tensor<9xui16>) -> (tensor<9xf8E4M3FNUZ>) attributes {inputs = ["a666"], outputs = ["a673"]} {
  %r = ten.convert %0 : tensor<9xui16> -> tensor<9xf8E4M3FNUZ>
  return %r : tensor<9xf8E4M3FNUZ>
}
func.func @case_convert_ui16_f8E4M3B11FNUZ(%0: tensor<9xui16>) -> (tensor<9xf8E4M3B11FNUZ>) attributes {inputs = ["a666"], outputs = ["a674"]} {
  %r = ten.convert %0 : tensor<9xui16> -> tensor<9xf8E4M3B11FNUZ>
  return %r : tensor<9xf8E4M3B11FNUZ>
}
func.func @case_convert_ui16_f8E5M2(%0: tensor<9xui16>) -> (tensor<9xf8E5M2>) attributes {inputs = ["a666"], outputs = ["a675"]} {
  %r = ten.convert %0 : tensor<9xui16> -> tensor<9xf8E5M2>
  return %r : tensor<9xf8E5M2>
}
func.func @case_convert_ui16_f8E5M2FNUZ(%0: tensor<9xui16>) -> (tensor<9xf8E5M2FNUZ>) attributes {inputs = ["a666"], outputs = ["a676"]} {
  %r = ten.convert %0 : tensor<9xui16> -> tensor<9xf8E5M2FNUZ>
  return %r : tensor<9xf8E5M2FNUZ>
}
func.func @case_convert_ui16_f8E3M4(%0: tensor<9xui16>) -> (tensor<9xf8E3M4>) attributes {inputs = ["a666"], outputs = ["a677"]} {
  %r = ten.convert %0 : tensor<9xui16> -> tensor<9xf8E3M4>
  return %r : tensor<9xf8E3M4>
}
func.func @case_convert_ui16_f8E8M0FNU(%0: tensor<7xui16>) -> (tensor<7xf8E8M0FNU>) attributes {inputs = ["a678"], outputs = ["a679"]} {
  %r = ten.convert %0 : tensor<7xui16> -> tensor<7xf8E8M0FNU>
  return %r : tensor<7xf8E8M0FNU>
}
func.func @case_convert_ui16_f4E2M1FN(%0: tensor<9xui16>) -> (tensor<9xf4E2M1FN>) attributes {inputs = ["a666"], outputs = ["a680"]} {
  %r = ten.convert %0 : tensor<9xui16> -> tensor<9xf4E2M1FN>
  return %r : tensor<9xf4E2M1FN>
}
func.func @case_convert_ui16_f6E2M3FN(%0: tensor<9xui16>) -> (tensor<9xf6E2M3FN>) attributes {inputs = ["a666"], outputs = ["a681"]} {
  %r = ten.convert %0 : tensor<9xui16> -> tensor<9xf6E2M3FN>
  return %r : tensor<9xf6E2M3FN>
}
func.func @case_convert_ui16_f6E3M2FN(%0: tensor<9xui16>) -> (tensor<9xf6E3M2FN>) attributes {inputs = ["a666"], outputs = ["a682"]} {
  %r = ten.convert %0 : tensor<9xui16> -> tensor<9xf6E3M2FN>
  return %r : tensor<9xf6E3M2FN>
}
func.func @case_convert_ui16_i2(%0: tensor<9xui16>) -> (tensor<9xi2>) attributes {inputs = ["a666"], outputs = ["a683"]} {
  %r = ten.convert %0 : tensor<9xui16> -> tensor<9xi2>
  return %r : tensor<9xi2>
}
func.func @case_convert_ui16_i4(%0: tensor<9xui16>) -> (tensor<9xi4>) attributes {inputs = ["a666"], outputs = ["a684"]} {
  %r = ten.convert %0 : tensor<9xui16> -> tensor<9xi4>
  return %r : tensor<9xi4>
}
func.func @case_convert_ui16_i8(%0: tensor<9xui16>) -> (tensor<9xi8>) attributes {inputs = ["a666"], outputs = ["a685"]} {
  %r = ten.convert %0 : tensor<9xui16> -> tensor<9xi8>
  return %r : tensor<9xi8>
}
func.func @case_convert_ui16_i16(%0: tensor<9xui16>) -> (tensor<9xi16>) attributes {inputs = ["a666"], outputs = ["a686"]} {
  %r = ten.convert %0 : tensor<9xui16> -> tensor<9xi16>
  return %r : tensor<9xi16>
}
func.func @case_convert_ui16_i32(%0: tensor<9xui16>) -> (tensor<9xi32>) attributes {inputs = ["a666"], outputs = ["a687"]} {
  %r = ten.convert %0 : tensor<9xui16> -> tensor<9xi32>
  return %r : tensor<9xi32>
}
func.func @case_convert_ui16_i64(%0: tensor<9xui16>) -> (tensor<9xi64>) attributes {inputs = ["a666"], outputs = ["a688"]} {
  %r = ten.convert %0 : tensor<9xui16> -> tensor<9xi64>
  return %r : tensor<9xi64>
}
func.func @case_convert_ui16_ui2(%0: tensor<9xui16>) -> (tensor<9xui2>) attributes {inputs = ["a666"], outputs = ["a689"]} {
  %r = ten.convert %0 : tensor<9xui16> -> tensor<9xui2>
  return %r : tensor<9xui2>
}
func.func @case_convert_ui16_ui4(%0: tensor<9xui16>) -> (tensor<9xui4>) attributes {inputs = ["a666"], outputs = ["a690"]} {
  %r = ten.convert %0 : tensor<9xui16> -> tensor<9xui4>
  return %r : tensor<9xui4>
}
func.func @case_convert_ui16_ui8(%0: tensor<9xui16>) -> (tensor<9xui8>) attributes {inputs = ["a666"], outputs = ["a691"]} {
  %r = ten.convert %0 : tensor<9xui16> -> tensor<9xui8>
  return %r : tensor<9xui8>
}
func.func @case_convert_ui16_ui16(%0: tensor<9xui16>) -> (tensor<9xui16>) attributes {inputs = ["a666"], outputs = ["a666"]} {
  %r = ten.convert %0 : tensor<9xui16> -> tensor<9xui16>
  return %r : tensor<9xui16>
}
func.func @case_convert_ui16_ui32(%0: tensor<9xui16>) -> (tensor<9xui32>) attributes {inputs = ["a666"], outputs = ["a692"]} {
  %r = ten.convert %0 : tensor<9xui16> -> tensor<9xui32>
  return %r : tensor<9xui32>
}
func.func @case_convert_ui16_ui64(%0: tensor<9xui16>) -> (tensor<9xui64>) attributes {inputs = ["a666"], outputs = ["a693"]} {
  %r = ten.convert %0 : tensor<9xui16> -> tensor<9xui64>
  return %r : tensor<9xui64>
}
func.func @case_convert_ui16_complex_f32(%0: tensor<9xui16>) -> (tensor<9xcomplex<f32>>) attributes {inputs = ["a666"], outputs = ["a694"]} {
  %r = ten.convert %0 : tensor<9xui16> -> tensor<9xcomplex<f32>>
  return %r : tensor<9xcomplex<f32>>
}
func.func @case_convert_ui16_complex_f64(%0: tensor<9xui16>) -> (tensor<9xcomplex<f64>>) attributes {inputs = ["a666"], outputs = ["a695"]} {
  %r = ten.convert %0 : tensor<9xui16> -> tensor<9xcomplex<f64>>
  return %r : tensor<9xcomplex<f64>>
}
func.func @case_convert_ui16_i1(%0: tensor<9xui16>) -> (tensor<9xi1>) attributes {inputs = ["a666"], outputs = ["a696"]} {
  %r = ten.convert %0 : tensor<9xui16> -> tensor<9xi1>
  return %r : tensor<9xi1>
}
func.func @case_convert_ui32_f64(%0: tensor<10xui32>) -> (tensor<10xf64>) attributes {inputs = ["a697"], outputs = ["a698"]} {
  %r = ten.convert %0 : tensor<10xui32> -> tensor<10xf64>
  return %r : tensor<10xf64>
}
func.func @case_convert_ui32_f32(%0: tensor<10xui32>) -> (tensor<10xf32>) attributes {inputs = ["a697"], outputs = ["a699"]} {
  %r = ten.convert %0 : tensor<10xui32> -> tensor<10xf32>
  return %r : tensor<10xf32>
}
func.func @case_convert_ui32_f16(%0: tensor<10xui32>) -> (tensor<10xf16>) attributes {inputs = ["a697"], outputs = ["a700"]} {
  %r = ten.convert %0 : tensor<10xui32> -> tensor<10xf16>
  return %r : tensor<10xf16>
}
func.func @case_convert_ui32_bf16(%0: tensor<10xui32>) -> (tensor<10xbf16>) attributes {inputs = ["a697"], outputs = ["a701"]} {
  %r = ten.convert %0 : tensor<10xui32> -> tensor<10xbf16>
  return %r : tensor<10xbf16>
}
func.func @case_convert_ui32_f8E4M3(%0: tensor<10xui32>) -> (tensor<10xf8E4M3>) attributes {inputs = ["a697"], outputs = ["a702"]} {
  %r = ten.convert %0 : tensor<10xui32> -> tensor<10xf8E4M3>
  return %r : tensor<10xf8E4M3>
}
func.func @case_convert_ui32_f8E4M3FN(%0: tensor<10xui32>) -> (tensor<10xf8E4M3FN>) attributes {inputs = ["a697"], outputs = ["a703"]} {
  %r = ten.convert %0 : tensor<10xui32> -> tensor<10xf8E4M3FN>
  return %r : tensor<10xf8E4M3FN>
}
func.func @case_convert_ui32_f8E4M3FNUZ(%0: tensor<10xui32>) -> (tensor<10xf8E4M3FNUZ>) attributes {inputs = ["a697"], outputs = ["a704"]} {
  %r = ten.convert %0 : tensor<10xui32> -> tensor<10xf8E4M3FNUZ>
  return %r : tensor<10xf8E4M3FNUZ>
}
func.func @case_convert_ui32_f8E4M3B11FNUZ(%0: tensor<10xui32>) -> (tensor<10xf8E4M3B11FNUZ>) attributes {inputs = ["a697"], outputs = ["a705"]} {
  %r = ten.convert %0 : tensor<10xui32> -> tensor<10xf8E4M3B11FNUZ>
  return %r : tensor<10xf8E4M3B11FNUZ>
}
func.func @case_convert_ui32_f8E5M2(%0: tensor<10xui32>) -> (tensor<10xf8E5M2>) attributes {inputs = ["a697"], outputs = ["a706"]} {
  %r = ten.convert %0 : tensor<10xui32> -> tensor<10xf8E5M2>
  return %r : tensor<10xf8E5M2>
}
func.func @case_convert_ui32_f8E5M2FNUZ(%0: tensor<10xui32>) -> (tensor<10xf8E5M2FNUZ>) attributes {inputs = ["a697"], outputs = ["a707"]} {
  %r = ten.convert %0 : tensor<10xui32> -> tensor<10xf8E5M2FNUZ>
  return %r : tensor<10xf8E5M2FNUZ>
}
func.func @case_convert_ui32_f8E3M4(%0: tensor<10xui32>) -> (tensor<10xf8E3M4>) attributes {inputs = ["a697"], outputs = ["a708"]} {
  %r = ten.convert %0 : tensor<10xui32> -> tensor<10xf8E3M4>
  return %r : tensor<10xf8E3M4>
}
func.func @case_convert_ui32_f8E8M0FNU(%0: tensor<8xui32>) -> (tensor<8xf8E8M0FNU>) attributes {inputs = ["a709"], outputs = ["a710"]} {
  %r = ten.convert %0 : tensor<8xui32> -> tensor<8xf8E8M0FNU>
  return %r : tensor<8xf8E8M0FNU>
}
func.func @case_convert_ui32_f4E2M1FN(%0: tensor<10xui32>) -> (tensor<10xf4E2M1FN>) attributes {inputs = ["a697"], outputs = ["a711"]} {
  %r = ten.convert %0 : tensor<10xui32> -> tensor<10xf4E2M1FN>
  return %r : tensor<10xf4E2M1FN>
}
func.func @case_convert_ui32_f6E2M3FN(%0: tensor<10xui32>) -> (tensor<10xf6E2M3FN>) attributes {inputs = ["a697"], outputs = ["a712"]} {
  %r = ten.convert %0 : tensor<10xui32> -> tensor<10xf6E2M3FN>
  return %r : tensor<10xf6E2M3FN>
}
func.func @case_convert_ui32_f6E3M2FN(%0: tensor<10xui32>) -> (tensor<10xf6E3M2FN>) attributes {inputs = ["a697"], outputs = ["a713"]} {
  %r = ten.convert %0 : tensor<10xui32> -> tensor<10xf6E3M2FN>
  return %r : tensor<10xf6E3M2FN>
}
func.func @case_convert_ui32_i2(%0: tensor<10xui32>) -> (tensor<10xi2>) attributes {inputs = ["a697"], outputs = ["a714"]} {
  %r = ten.convert %0 : tensor<10xui32> -> tensor<10xi2>
  return %r : tensor<10xi2>
}
func.func @case_convert_ui32_i4(%0: tensor<10xui32>) -> (tensor<10xi4>) attributes {inputs = ["a697"], outputs = ["a715"]} {
  %r = ten.convert %0 : tensor<10xui32> -> tensor<10xi4>
  return %r : tensor<10xi4>
}
func.func @case_convert_ui32_i8(%0: tensor<10xui32>) -> (tensor<10xi8>) attributes {inputs = ["a697"], outputs = ["a716"]} {
  %r = ten.convert %0 : tensor<10xui32> -> tensor<10xi8>
  return %r : tensor<10xi8>
}
func.func @case_convert_ui32_i16(%0: tensor<10xui32>) -> (tensor<10xi16>) attributes {inputs = ["a697"], outputs = ["a717"]} {
  %r = ten.convert %0 : tensor<10xui32> -> tensor<10xi16>
  return %r : tensor<10xi16>
}
func.func @case_convert_ui32_i32(%0: tensor<10xui32>) -> (tensor<10xi32>) attributes {inputs = ["a697"], outputs = ["a718"]} {
  %r = ten.convert %0 : tensor<10xui32> -> tensor<10xi32>
  return %r : tensor<10xi32>
}
func.func @case_convert_ui32_i64(%0: tensor<10xui32>) -> (tensor<10xi64>) attributes {inputs = ["a697"], outputs = ["a719"]} {
  %r = ten.convert %0 : tensor<10xui32> -> tensor<10xi64>
  return %r : tensor<10xi64>
}
func.func @case_convert_ui32_ui2(%0: tensor<10xui32>) -> (tensor<10xui2>) attributes {inputs = ["a697"], outputs = ["a720"]} {
  %r = ten.convert %0 : tensor<10xui32> -> tensor<10xui2>
  return %r : tensor<10xui2>
}
func.func @case_convert_ui32_ui4(%0: tensor<10xui32>) -> (tensor<10xui4>) attributes {inputs = ["a697"], outputs = ["a721"]} {
  %r = ten.convert %0 : tensor<10xui32> -> tensor<10xui4>
  return %r : tensor<10xui4>
}
func.func @case_convert_ui32_ui8(%0: tensor<10xui32>) -> (tensor<10xui8>) attributes {inputs = ["a697"], outputs = ["a722"]} {
  %r = ten.convert %0 : tensor<10xui32> -> tensor<10xui8>
  return %r : tensor<10xui8>
}
func.func @case_convert_ui32_ui16(%0: tensor<10xui32>) -> (tensor<10xui16>) attributes {inputs = ["a697"], outputs = ["a723"]} {
  %r = ten.convert %0 : tensor<10xui32> -> tensor<10xui16>
  return %r : tensor<10xui16>
}
func.func @case_convert_ui32_ui32(%0: tensor<10xui32>) -> (tensor<10xui32>) attributes {inputs = ["a697"], outputs = ["a697"]} {
  %r = ten.convert %0 : tensor<10xui32> -> tensor<10xui32>
  return %r : tensor<10xui32>
}
func.func @case_convert_ui32_ui64(%0: tensor<10xui32>) -> (tensor<10xui64>) attributes {inputs = ["a697"], outputs = ["a724"]} {
  %r = ten.convert %0 : tensor<10xui32> -> tensor<10xui64>
  return %r : tensor<10xui64>
}
func.func @case_convert_ui32_complex_f32(%0: tensor<10xui32>) -> (tensor<10xcomplex<f32>>) attributes {inputs = ["a697"], outputs = ["a725"]} {
  %r = ten.convert %0 : tensor<10xui32> -> tensor<10xcomplex<f32>>
  return %r : tensor<10xcomplex<f32>>
}
func.func @case_convert_ui32_complex_f64(%0: tensor<10xui32>) -> (tensor<10xcomplex<f64>>) attributes {inputs = ["a697"], outputs = ["a726"]} {
  %r = ten.convert %0 : tensor<10xui32> -> tensor<10xcomplex<f64>>
  return %r : tensor<10xcomplex<f64>>
}
func.func @case_convert_ui32_i1(%0: tensor<10xui32>) -> (tensor<10xi1>) attributes {inputs = ["a697"], outputs = ["a727"]} {
  %r = ten.convert %0 : tensor<10xui32> -> tensor<10xi1>
  return %r : tensor<10xi1>
}
func.func @case_convert_ui64_f64(%0: tensor<12xui64>) -> (tensor<12xf64>) attributes {inputs = ["a728"], outputs = ["a729"]} {
  %r = ten.convert %0 : tensor<12xui64> -> tensor<12xf64>
  return %r : tensor<12xf64>
}
func.func @case_convert_ui64_f32(%0: tensor<12xui64>) -> (tensor<12xf32>) attributes {inputs = ["a728"], outputs = ["a730"]} {
  %r = ten.convert %0 : tensor<12xui64> -> tensor<12xf32>
  return %r : tensor<12xf32>
}
func.func @case_convert_ui64_f16(%0: tensor<12xui64>) -> (tensor<12xf16>) attributes {inputs = ["a728"], outputs = ["a731"]} {
  %r = ten.convert %0 : tensor<12xui64> -> tensor<12xf16>
  return %r : tensor<12xf16>
}
func.func @case_convert_ui64_bf16(%0: tensor<12xui64>) -> (tensor<12xbf16>) attributes {inputs = ["a728"], outputs = ["a732"]} {
  %r = ten.convert %0 : tensor<12xui64> -> tensor<12xbf16>
  return %r : tensor<12xbf16>
}
func.func @case_convert_ui64_f8E4M3(%0: tensor<12xui64>) -> (tensor<12xf8E4M3>) attributes {inputs = ["a728"], outputs = ["a733"]} {
  %r = ten.convert %0 : tensor<12xui64> -> tensor<12xf8E4M3>
  return %r : tensor<12xf8E4M3>
}
func.func @case_convert_ui64_f8E4M3FN(%0: tensor<12xui64>) -> (tensor<12xf8E4M3FN>) attributes {inputs = ["a728"], outputs = ["a734"]} {
  %r = ten.convert %0 : tensor<12xui64> -> tensor<12xf8E4M3FN>
  return %r : tensor<12xf8E4M3FN>
}
func.func @case_convert_ui64_f8E4M3FNUZ(%0: tensor<12xui64>) -> (tensor<12xf8E4M3FNUZ>) attributes {inputs = ["a728"], outputs = ["a735"]} {
  %r = ten.convert %0 : tensor<12xui64> -> tensor<12xf8E4M3FNUZ>
  return %r : tensor<12xf8E4M3FNUZ>
}
func.func @case_convert_ui64_f8E4M3B11FNUZ(%0: tensor<12xui64>) -> (tensor<12xf8E4M3B11FNUZ>) attributes {inputs = ["a728"], outputs = ["a736"]} {
  %r = ten.convert %0 : tensor<12xui64> -> tensor<12xf8E4M3B11FNUZ>
  return %r : tensor<12xf8E4M3B11FNUZ>
}
func.func @case_convert_ui64_f8E5M2(%0: tensor<12xui64>) -> (tensor<12xf8E5M2>) attributes {inputs = ["a728"], outputs = ["a737"]} {
  %r = ten.convert %0 : tensor<12xui64> -> tensor<12xf8E5M2>
  return %r : tensor<12xf8E5M2>
}
func.func @case_convert_ui64_f8E5M2FNUZ(%0: tensor<12xui64>) -> (tensor<12xf8E5M2FNUZ>) attributes {inputs = ["a728"], outputs = ["a738"]} {
  %r = ten.convert %0 : tensor<12xui64> -> tensor<12xf8E5M2FNUZ>
  return %r : tensor<12xf8E5M2FNUZ>
}
func.func @case_convert_ui64_f8E3M4(%0: tensor<12xui64>) -> (tensor<12xf8E3M4>) attributes {inputs = ["a728"], outputs = ["a739"]} {
  %r = ten.convert %0 : tensor<12xui64> -> tensor<12xf8E3M4>
  return %r : tensor<12xf8E3M4>
}
func.func @case_convert_ui64_f8E8M0FNU(%0: tensor<10xui64>) -> (tensor<10xf8E8M0FNU>) attributes {inputs = ["a740"], outputs = ["a741"]} {
  %r = ten.convert %0 : tensor<10xui64> -> tensor<10xf8E8M0FNU>
  return %r : tensor<10xf8E8M0FNU>
}
func.func @case_convert_ui64_f4E2M1FN(%0: tensor<12xui64>) -> (tensor<12xf4E2M1FN>) attributes {inputs = ["a728"], outputs = ["a742"]} {
  %r = ten.convert %0 : tensor<12xui64> -> tensor<12xf4E2M1FN>
  return %r : tensor<12xf4E2M1FN>
}
func.func @case_convert_ui64_f6E2M3FN(%0: tensor<12xui64>) -> (tensor<12xf6E2M3FN>) attributes {inputs = ["a728"], outputs = ["a743"]} {
  %r = ten.convert %0 : tensor<12xui64> -> tensor<12xf6E2M3FN>
  return %r : tensor<12xf6E2M3FN>
}
func.func @case_convert_ui64_f6E3M2FN(%0: tensor<12xui64>) -> (tensor<12xf6E3M2FN>) attributes {inputs = ["a728"], outputs = ["a744"]} {
  %r = ten.convert %0 : tensor<12xui64> -> tensor<12xf6E3M2FN>
  return %r : tensor<12xf6E3M2FN>
}
func.func @case_convert_ui64_i2(%0: tensor<12xui64>) -> (tensor<12xi2>) attributes {inputs = ["a728"], outputs = ["a745"]} {
  %r = ten.convert %0 : tensor<12xui64> -> tensor<12xi2>
  return %r : tensor<12xi2>
}
func.func @case_convert_ui64_i4(%0: tensor<12xui64>) -> (tensor<12xi4>) attributes {inputs = ["a728"], outputs = ["a746"]} {
  %r = ten.convert %0 : tensor<12xui64> -> tensor<12xi4>
  return %r : tensor<12xi4>
}
func.func @case_convert_ui64_i8(%0: tensor<12xui64>) -> (tensor<12xi8>) attributes {inputs = ["a728"], outputs = ["a747"]} {
  %r = ten.convert %0 : tensor<12xui64> -> tensor<12xi8>
  return %r : tensor<12xi8>
}
func.func @case_convert_ui64_i16(%0: tensor<12xui64>) -> (tensor<12xi16>) attributes {inputs = ["a728"], outputs = ["a748"]} {
  %r = ten.convert %0 : tensor<12xui64> -> tensor<12xi16>
  return %r : tensor<12xi16>
}
func.func @case_convert_ui64_i32(%0: tensor<12xui64>) -> (tensor<12xi32>) attributes {inputs = ["a728"], outputs = ["a749"]} {
  %r = ten.convert %0 : tensor<12xui64> -> tensor<12xi32>
  return %r : tensor<12xi32>
}
func.func @case_convert_ui64_i64(%0: tensor<12xui64>) -> (tensor<12xi64>) attributes {inputs = ["a728"], outputs = ["a750"]} {
  %r = ten.convert %0 : tensor<12xui64> -> tensor<12xi64>
  return %r : tensor<12xi64>
}
func.func @case_convert_ui64_ui2(%0: tensor<12xui64>) -> (tensor<12xui2>) attributes {inputs = ["a728"], outputs = ["a751"]} {
  %r = ten.convert %0 : tensor<12xui64> -> tensor<12xui2>
  return %r : tensor<12xui2>
}
func.func @case_convert_ui64_ui4(%0: tensor<12xui64>) -> (tensor<12xui4>) attributes {inputs = ["a728"], outputs = ["a752"]} {
  %r = ten.convert %0 : tensor<12xui64> -> tensor<12xui4>
  return %r : tensor<12xui4>
}
func.func @case_convert_ui64_ui8(%0: tensor<12xui64>) -> (tensor<12xui8>) attributes {inputs = ["a728"], outputs = ["a753"]} {
  %r = ten.convert %0 : tensor<12xui64> -> tensor<12xui8>
  return %r : tensor<12xui8>
}
func.func @case_convert_ui64_ui16(%0: tensor<12xui64>) -> (tensor<12xui16>) attributes {inputs = ["a728"], outputs = ["a754"]} {
  %r = ten.convert %0 : tensor<12xui64> -> tensor<12xui16>
  return %r : tensor<12xui16>
}
func.func @case_convert_ui64_ui32(%0: tensor<12xui64>) -> (tensor<12xui32>) attributes {inputs = ["a728"], outputs = ["a755"]} {
  %r = ten.convert %0 : tensor<12xui64> -> tensor<12xui32>
  return %r : tensor<12xui32>
}
func.func @case_convert_ui64_ui64(%0: tensor<12xui64>) -> (tensor<12xui64>) attributes {inputs = ["a728"], outputs = ["a728"]} {
  %r = ten.convert %0 : tensor<12xui64> -> tensor<12xui64>
  return %r : tensor<12xui64>
}
func.func @case_convert_ui64_complex_f32(%0: tensor<12xui64>) -> (tensor<12xcomplex<f32>>) attributes {inputs = ["a728"], outputs = ["a756"]} {
  %r = ten.convert %0 : tensor<12xui64> -> tensor<12xcomplex<f32>>
  return %r : tensor<12xcomplex<f32>>
}
func.func @case_convert_ui64_complex_f64(%0: tensor<12xui64>) -> (tensor<12xcomplex<f64>>) attributes {inputs = ["a728"], outputs = ["a757"]} {
  %r = ten.convert %0 : tensor<12xui64> -> tensor<12xcomplex<f64>>
  return %r : tensor<12xcomplex<f64>>
}
func.func @case_convert_ui64_i1(%0: tensor<12xui64>) -> (tensor<12xi1>) attributes {inputs = ["a728"], outputs = ["a758"]} {
  %r = ten.convert %0 : tensor<12xui64> -> tensor<12xi1>
  return %r : tensor<12xi1>
}
func.func @case_convert_complex_f32_f64(%0: tensor<6xcomplex<f32>>) -> (tensor<6xf64>) attributes {inputs = ["a759"], outputs = ["a760"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f32>> -> tensor<6xf64>
  return %r : tensor<6xf64>
}
func.func @case_convert_complex_f32_f32(%0: tensor<6xcomplex<f32>>) -> (tensor<6xf32>) attributes {inputs = ["a759"], outputs = ["a761"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f32>> -> tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @case_convert_complex_f32_f16(%0: tensor<6xcomplex<f32>>) -> (tensor<6xf16>) attributes {inputs = ["a759"], outputs = ["a762"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f32>> -> tensor<6xf16>
  return %r : tensor<6xf16>
}
func.func @case_convert_complex_f32_bf16(%0: tensor<6xcomplex<f32>>) -> (tensor<6xbf16>) attributes {inputs = ["a759"], outputs = ["a763"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f32>> -> tensor<6xbf16>
  return %r : tensor<6xbf16>
}
func.func @case_convert_complex_f32_f8E4M3(%0: tensor<6xcomplex<f32>>) -> (tensor<6xf8E4M3>) attributes {inputs = ["a759"], outputs = ["a764"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f32>> -> tensor<6xf8E4M3>
  return %r : tensor<6xf8E4M3>
}
func.func @case_convert_complex_f32_f8E4M3FN(%0: tensor<6xcomplex<f32>>) -> (tensor<6xf8E4M3FN>) attributes {inputs = ["a759"], outputs = ["a765"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f32>> -> tensor<6xf8E4M3FN>
  return %r : tensor<6xf8E4M3FN>
}
func.func @case_convert_complex_f32_f8E4M3FNUZ(%0: tensor<6xcomplex<f32>>) -> (tensor<6xf8E4M3FNUZ>) attributes {inputs = ["a759"], outputs = ["a766"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f32>> -> tensor<6xf8E4M3FNUZ>
  return %r : tensor<6xf8E4M3FNUZ>
}
func.func @case_convert_complex_f32_f8E4M3B11FNUZ(%0: tensor<6xcomplex<f32>>) -> (tensor<6xf8E4M3B11FNUZ>) attributes {inputs = ["a759"], outputs = ["a767"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f32>> -> tensor<6xf8E4M3B11FNUZ>
  return %r : tensor<6xf8E4M3B11FNUZ>
}
func.func @case_convert_complex_f32_f8E5M2(%0: tensor<6xcomplex<f32>>) -> (tensor<6xf8E5M2>) attributes {inputs = ["a759"], outputs = ["a768"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f32>> -> tensor<6xf8E5M2>
  return %r : tensor<6xf8E5M2>
}
func.func @case_convert_complex_f32_f8E5M2FNUZ(%0: tensor<6xcomplex<f32>>) -> (tensor<6xf8E5M2FNUZ>) attributes {inputs = ["a759"], outputs = ["a769"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f32>> -> tensor<6xf8E5M2FNUZ>
  return %r : tensor<6xf8E5M2FNUZ>
}
func.func @case_convert_complex_f32_f8E3M4(%0: tensor<6xcomplex<f32>>) -> (tensor<6xf8E3M4>) attributes {inputs = ["a759"], outputs = ["a770"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f32>> -> tensor<6xf8E3M4>
  return %r : tensor<6xf8E3M4>
}
func.func @case_convert_complex_f32_f8E8M0FNU(%0: tensor<2xcomplex<f32>>) -> (tensor<2xf8E8M0FNU>) attributes {inputs = ["a771"], outputs = ["a772"]} {
  %r = ten.convert %0 : tensor<2xcomplex<f32>> -> tensor<2xf8E8M0FNU>
  return %r : tensor<2xf8E8M0FNU>
}
func.func @case_convert_complex_f32_f4E2M1FN(%0: tensor<5xcomplex<f32>>) -> (tensor<5xf4E2M1FN>) attributes {inputs = ["a773"], outputs = ["a774"]} {
  %r = ten.convert %0 : tensor<5xcomplex<f32>> -> tensor<5xf4E2M1FN>
  return %r : tensor<5xf4E2M1FN>
}
func.func @case_convert_complex_f32_f6E2M3FN(%0: tensor<5xcomplex<f32>>) -> (tensor<5xf6E2M3FN>) attributes {inputs = ["a773"], outputs = ["a775"]} {
  %r = ten.convert %0 : tensor<5xcomplex<f32>> -> tensor<5xf6E2M3FN>
  return %r : tensor<5xf6E2M3FN>
}
func.func @case_convert_complex_f32_f6E3M2FN(%0: tensor<5xcomplex<f32>>) -> (tensor<5xf6E3M2FN>) attributes {inputs = ["a773"], outputs = ["a776"]} {
  %r = ten.convert %0 : tensor<5xcomplex<f32>> -> tensor<5xf6E3M2FN>
  return %r : tensor<5xf6E3M2FN>
}
func.func @case_convert_complex_f32_i2(%0: tensor<6xcomplex<f32>>) -> (tensor<6xi2>) attributes {inputs = ["a759"], outputs = ["a777"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f32>> -> tensor<6xi2>
  return %r : tensor<6xi2>
}
func.func @case_convert_complex_f32_i4(%0: tensor<6xcomplex<f32>>) -> (tensor<6xi4>) attributes {inputs = ["a759"], outputs = ["a778"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f32>> -> tensor<6xi4>
  return %r : tensor<6xi4>
}
func.func @case_convert_complex_f32_i8(%0: tensor<6xcomplex<f32>>) -> (tensor<6xi8>) attributes {inputs = ["a759"], outputs = ["a779"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f32>> -> tensor<6xi8>
  return %r : tensor<6xi8>
}
func.func @case_convert_complex_f32_i16(%0: tensor<6xcomplex<f32>>) -> (tensor<6xi16>) attributes {inputs = ["a759"], outputs = ["a780"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f32>> -> tensor<6xi16>
  return %r : tensor<6xi16>
}
func.func @case_convert_complex_f32_i32(%0: tensor<6xcomplex<f32>>) -> (tensor<6xi32>) attributes {inputs = ["a759"], outputs = ["a781"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f32>> -> tensor<6xi32>
  return %r : tensor<6xi32>
}
func.func @case_convert_complex_f32_i64(%0: tensor<6xcomplex<f32>>) -> (tensor<6xi64>) attributes {inputs = ["a759"], outputs = ["a782"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f32>> -> tensor<6xi64>
  return %r : tensor<6xi64>
}
func.func @case_convert_complex_f32_ui2(%0: tensor<6xcomplex<f32>>) -> (tensor<6xui2>) attributes {inputs = ["a759"], outputs = ["a783"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f32>> -> tensor<6xui2>
  return %r : tensor<6xui2>
}
func.func @case_convert_complex_f32_ui4(%0: tensor<6xcomplex<f32>>) -> (tensor<6xui4>) attributes {inputs = ["a759"], outputs = ["a784"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f32>> -> tensor<6xui4>
  return %r : tensor<6xui4>
}
func.func @case_convert_complex_f32_ui8(%0: tensor<6xcomplex<f32>>) -> (tensor<6xui8>) attributes {inputs = ["a759"], outputs = ["a785"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f32>> -> tensor<6xui8>
  return %r : tensor<6xui8>
}
func.func @case_convert_complex_f32_ui16(%0: tensor<6xcomplex<f32>>) -> (tensor<6xui16>) attributes {inputs = ["a759"], outputs = ["a786"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f32>> -> tensor<6xui16>
  return %r : tensor<6xui16>
}
func.func @case_convert_complex_f32_ui32(%0: tensor<6xcomplex<f32>>) -> (tensor<6xui32>) attributes {inputs = ["a759"], outputs = ["a787"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f32>> -> tensor<6xui32>
  return %r : tensor<6xui32>
}
func.func @case_convert_complex_f32_ui64(%0: tensor<6xcomplex<f32>>) -> (tensor<6xui64>) attributes {inputs = ["a759"], outputs = ["a788"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f32>> -> tensor<6xui64>
  return %r : tensor<6xui64>
}
func.func @case_convert_complex_f32_complex_f32(%0: tensor<6xcomplex<f32>>) -> (tensor<6xcomplex<f32>>) attributes {inputs = ["a759"], outputs = ["a759"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f32>> -> tensor<6xcomplex<f32>>
  return %r : tensor<6xcomplex<f32>>
}
func.func @case_convert_complex_f32_complex_f64(%0: tensor<6xcomplex<f32>>) -> (tensor<6xcomplex<f64>>) attributes {inputs = ["a759"], outputs = ["a789"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f32>> -> tensor<6xcomplex<f64>>
  return %r : tensor<6xcomplex<f64>>
}
func.func @case_convert_complex_f32_i1(%0: tensor<6xcomplex<f32>>) -> (tensor<6xi1>) attributes {inputs = ["a759"], outputs = ["a790"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f32>> -> tensor<6xi1>
  return %r : tensor<6xi1>
}
func.func @case_convert_complex_f64_f64(%0: tensor<6xcomplex<f64>>) -> (tensor<6xf64>) attributes {inputs = ["a791"], outputs = ["a792"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f64>> -> tensor<6xf64>
  return %r : tensor<6xf64>
}
func.func @case_convert_complex_f64_f32(%0: tensor<6xcomplex<f64>>) -> (tensor<6xf32>) attributes {inputs = ["a791"], outputs = ["a761"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f64>> -> tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @case_convert_complex_f64_f16(%0: tensor<6xcomplex<f64>>) -> (tensor<6xf16>) attributes {inputs = ["a791"], outputs = ["a762"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f64>> -> tensor<6xf16>
  return %r : tensor<6xf16>
}
func.func @case_convert_complex_f64_bf16(%0: tensor<6xcomplex<f64>>) -> (tensor<6xbf16>) attributes {inputs = ["a791"], outputs = ["a763"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f64>> -> tensor<6xbf16>
  return %r : tensor<6xbf16>
}
func.func @case_convert_complex_f64_f8E4M3(%0: tensor<6xcomplex<f64>>) -> (tensor<6xf8E4M3>) attributes {inputs = ["a791"], outputs = ["a764"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f64>> -> tensor<6xf8E4M3>
  return %r : tensor<6xf8E4M3>
}
func.func @case_convert_complex_f64_f8E4M3FN(%0: tensor<6xcomplex<f64>>) -> (tensor<6xf8E4M3FN>) attributes {inputs = ["a791"], outputs = ["a765"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f64>> -> tensor<6xf8E4M3FN>
  return %r : tensor<6xf8E4M3FN>
}
func.func @case_convert_complex_f64_f8E4M3FNUZ(%0: tensor<6xcomplex<f64>>) -> (tensor<6xf8E4M3FNUZ>) attributes {inputs = ["a791"], outputs = ["a766"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f64>> -> tensor<6xf8E4M3FNUZ>
  return %r : tensor<6xf8E4M3FNUZ>
}
func.func @case_convert_complex_f64_f8E4M3B11FNUZ(%0: tensor<6xcomplex<f64>>) -> (tensor<6xf8E4M3B11FNUZ>) attributes {inputs = ["a791"], outputs = ["a767"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f64>> -> tensor<6xf8E4M3B11FNUZ>
  return %r : tensor<6xf8E4M3B11FNUZ>
}
func.func @case_convert_complex_f64_f8E5M2(%0: tensor<6xcomplex<f64>>) -> (tensor<6xf8E5M2>) attributes {inputs = ["a791"], outputs = ["a768"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f64>> -> tensor<6xf8E5M2>
  return %r : tensor<6xf8E5M2>
}
func.func @case_convert_complex_f64_f8E5M2FNUZ(%0: tensor<6xcomplex<f64>>) -> (tensor<6xf8E5M2FNUZ>) attributes {inputs = ["a791"], outputs = ["a769"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f64>> -> tensor<6xf8E5M2FNUZ>
  return %r : tensor<6xf8E5M2FNUZ>
}
func.func @case_convert_complex_f64_f8E3M4(%0: tensor<6xcomplex<f64>>) -> (tensor<6xf8E3M4>) attributes {inputs = ["a791"], outputs = ["a770"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f64>> -> tensor<6xf8E3M4>
  return %r : tensor<6xf8E3M4>
}
func.func @case_convert_complex_f64_f8E8M0FNU(%0: tensor<2xcomplex<f64>>) -> (tensor<2xf8E8M0FNU>) attributes {inputs = ["a793"], outputs = ["a772"]} {
  %r = ten.convert %0 : tensor<2xcomplex<f64>> -> tensor<2xf8E8M0FNU>
  return %r : tensor<2xf8E8M0FNU>
}
func.func @case_convert_complex_f64_f4E2M1FN(%0: tensor<5xcomplex<f64>>) -> (tensor<5xf4E2M1FN>) attributes {inputs = ["a794"], outputs = ["a774"]} {
  %r = ten.convert %0 : tensor<5xcomplex<f64>> -> tensor<5xf4E2M1FN>
  return %r : tensor<5xf4E2M1FN>
}
func.func @case_convert_complex_f64_f6E2M3FN(%0: tensor<5xcomplex<f64>>) -> (tensor<5xf6E2M3FN>) attributes {inputs = ["a794"], outputs = ["a775"]} {
  %r = ten.convert %0 : tensor<5xcomplex<f64>> -> tensor<5xf6E2M3FN>
  return %r : tensor<5xf6E2M3FN>
}
func.func @case_convert_complex_f64_f6E3M2FN(%0: tensor<5xcomplex<f64>>) -> (tensor<5xf6E3M2FN>) attributes {inputs = ["a794"], outputs = ["a776"]} {
  %r = ten.convert %0 : tensor<5xcomplex<f64>> -> tensor<5xf6E3M2FN>
  return %r : tensor<5xf6E3M2FN>
}
func.func @case_convert_complex_f64_i2(%0: tensor<6xcomplex<f64>>) -> (tensor<6xi2>) attributes {inputs = ["a791"], outputs = ["a777"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f64>> -> tensor<6xi2>
  return %r : tensor<6xi2>
}
func.func @case_convert_complex_f64_i4(%0: tensor<6xcomplex<f64>>) -> (tensor<6xi4>) attributes {inputs = ["a791"], outputs = ["a778"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f64>> -> tensor<6xi4>
  return %r : tensor<6xi4>
}
func.func @case_convert_complex_f64_i8(%0: tensor<6xcomplex<f64>>) -> (tensor<6xi8>) attributes {inputs = ["a791"], outputs = ["a779"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f64>> -> tensor<6xi8>
  return %r : tensor<6xi8>
}
func.func @case_convert_complex_f64_i16(%0: tensor<6xcomplex<f64>>) -> (tensor<6xi16>) attributes {inputs = ["a791"], outputs = ["a780"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f64>> -> tensor<6xi16>
  return %r : tensor<6xi16>
}
func.func @case_convert_complex_f64_i32(%0: tensor<6xcomplex<f64>>) -> (tensor<6xi32>) attributes {inputs = ["a791"], outputs = ["a781"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f64>> -> tensor<6xi32>
  return %r : tensor<6xi32>
}
func.func @case_convert_complex_f64_i64(%0: tensor<6xcomplex<f64>>) -> (tensor<6xi64>) attributes {inputs = ["a791"], outputs = ["a782"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f64>> -> tensor<6xi64>
  return %r : tensor<6xi64>
}
func.func @case_convert_complex_f64_ui2(%0: tensor<6xcomplex<f64>>) -> (tensor<6xui2>) attributes {inputs = ["a791"], outputs = ["a783"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f64>> -> tensor<6xui2>
  return %r : tensor<6xui2>
}
func.func @case_convert_complex_f64_ui4(%0: tensor<6xcomplex<f64>>) -> (tensor<6xui4>) attributes {inputs = ["a791"], outputs = ["a784"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f64>> -> tensor<6xui4>
  return %r : tensor<6xui4>
}
func.func @case_convert_complex_f64_ui8(%0: tensor<6xcomplex<f64>>) -> (tensor<6xui8>) attributes {inputs = ["a791"], outputs = ["a785"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f64>> -> tensor<6xui8>
  return %r : tensor<6xui8>
}
func.func @case_convert_complex_f64_ui16(%0: tensor<6xcomplex<f64>>) -> (tensor<6xui16>) attributes {inputs = ["a791"], outputs = ["a786"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f64>> -> tensor<6xui16>
  return %r : tensor<6xui16>
}
func.func @case_convert_complex_f64_ui32(%0: tensor<6xcomplex<f64>>) -> (tensor<6xui32>) attributes {inputs = ["a791"], outputs = ["a787"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f64>> -> tensor<6xui32>
  return %r : tensor<6xui32>
}
func.func @case_convert_complex_f64_ui64(%0: tensor<6xcomplex<f64>>) -> (tensor<6xui64>) attributes {inputs = ["a791"], outputs = ["a788"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f64>> -> tensor<6xui64>
  return %r : tensor<6xui64>
}
func.func @case_convert_complex_f64_complex_f32(%0: tensor<6xcomplex<f64>>) -> (tensor<6xcomplex<f32>>) attributes {inputs = ["a791"], outputs = ["a759"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f64>> -> tensor<6xcomplex<f32>>
  return %r : tensor<6xcomplex<f32>>
}
func.func @case_convert_complex_f64_complex_f64(%0: tensor<6xcomplex<f64>>) -> (tensor<6xcomplex<f64>>) attributes {inputs = ["a791"], outputs = ["a791"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f64>> -> tensor<6xcomplex<f64>>
  return %r : tensor<6xcomplex<f64>>
}
func.func @case_convert_complex_f64_i1(%0: tensor<6xcomplex<f64>>) -> (tensor<6xi1>) attributes {inputs = ["a791"], outputs = ["a790"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f64>> -> tensor<6xi1>
  return %r : tensor<6xi1>
}
func.func @case_convert_i1_f64(%0: tensor<2xi1>) -> (tensor<2xf64>) attributes {inputs = ["a795"], outputs = ["a796"]} {
  %r = ten.convert %0 : tensor<2xi1> -> tensor<2xf64>
  return %r : tensor<2xf64>
}
func.func @case_convert_i1_f32(%0: tensor<2xi1>) -> (tensor<2xf32>) attributes {inputs = ["a795"], outputs = ["a797"]} {
  %r = ten.convert %0 : tensor<2xi1> -> tensor<2xf32>
  return %r : tensor<2xf32>
}
func.func @case_convert_i1_f16(%0: tensor<2xi1>) -> (tensor<2xf16>) attributes {inputs = ["a795"], outputs = ["a798"]} {
  %r = ten.convert %0 : tensor<2xi1> -> tensor<2xf16>
  return %r : tensor<2xf16>
}
func.func @case_convert_i1_bf16(%0: tensor<2xi1>) -> (tensor<2xbf16>) attributes {inputs = ["a795"], outputs = ["a799"]} {
  %r = ten.convert %0 : tensor<2xi1> -> tensor<2xbf16>
  return %r : tensor<2xbf16>
}
func.func @case_convert_i1_f8E4M3(%0: tensor<2xi1>) -> (tensor<2xf8E4M3>) attributes {inputs = ["a795"], outputs = ["a800"]} {
  %r = ten.convert %0 : tensor<2xi1> -> tensor<2xf8E4M3>
  return %r : tensor<2xf8E4M3>
}
func.func @case_convert_i1_f8E4M3FN(%0: tensor<2xi1>) -> (tensor<2xf8E4M3FN>) attributes {inputs = ["a795"], outputs = ["a800"]} {
  %r = ten.convert %0 : tensor<2xi1> -> tensor<2xf8E4M3FN>
  return %r : tensor<2xf8E4M3FN>
}
func.func @case_convert_i1_f8E4M3FNUZ(%0: tensor<2xi1>) -> (tensor<2xf8E4M3FNUZ>) attributes {inputs = ["a795"], outputs = ["a801"]} {
  %r = ten.convert %0 : tensor<2xi1> -> tensor<2xf8E4M3FNUZ>
  return %r : tensor<2xf8E4M3FNUZ>
}
func.func @case_convert_i1_f8E4M3B11FNUZ(%0: tensor<2xi1>) -> (tensor<2xf8E4M3B11FNUZ>) attributes {inputs = ["a795"], outputs = ["a802"]} {
  %r = ten.convert %0 : tensor<2xi1> -> tensor<2xf8E4M3B11FNUZ>
  return %r : tensor<2xf8E4M3B11FNUZ>
}
func.func @case_convert_i1_f8E5M2(%0: tensor<2xi1>) -> (tensor<2xf8E5M2>) attributes {inputs = ["a795"], outputs = ["a803"]} {
  %r = ten.convert %0 : tensor<2xi1> -> tensor<2xf8E5M2>
  return %r : tensor<2xf8E5M2>
}
func.func @case_convert_i1_f8E5M2FNUZ(%0: tensor<2xi1>) -> (tensor<2xf8E5M2FNUZ>) attributes {inputs = ["a795"], outputs = ["a801"]} {
  %r = ten.convert %0 : tensor<2xi1> -> tensor<2xf8E5M2FNUZ>
  return %r : tensor<2xf8E5M2FNUZ>
}
func.func @case_convert_i1_f8E3M4(%0: tensor<2xi1>) -> (tensor<2xf8E3M4>) attributes {inputs = ["a795"], outputs = ["a804"]} {
  %r = ten.convert %0 : tensor<2xi1> -> tensor<2xf8E3M4>
  return %r : tensor<2xf8E3M4>
}
func.func @case_convert_i1_f8E8M0FNU(%0: tensor<1xi1>) -> (tensor<1xf8E8M0FNU>) attributes {inputs = ["a805"], outputs = ["a806"]} {
  %r = ten.convert %0 : tensor<1xi1> -> tensor<1xf8E8M0FNU>
  return %r : tensor<1xf8E8M0FNU>
}
func.func @case_convert_i1_f4E2M1FN(%0: tensor<2xi1>) -> (tensor<2xf4E2M1FN>) attributes {inputs = ["a795"], outputs = ["a807"]} {
  %r = ten.convert %0 : tensor<2xi1> -> tensor<2xf4E2M1FN>
  return %r : tensor<2xf4E2M1FN>
}
func.func @case_convert_i1_f6E2M3FN(%0: tensor<2xi1>) -> (tensor<2xf6E2M3FN>) attributes {inputs = ["a795"], outputs = ["a808"]} {
  %r = ten.convert %0 : tensor<2xi1> -> tensor<2xf6E2M3FN>
  return %r : tensor<2xf6E2M3FN>
}
func.func @case_convert_i1_f6E3M2FN(%0: tensor<2xi1>) -> (tensor<2xf6E3M2FN>) attributes {inputs = ["a795"], outputs = ["a809"]} {
  %r = ten.convert %0 : tensor<2xi1> -> tensor<2xf6E3M2FN>
  return %r : tensor<2xf6E3M2FN>
}
func.func @case_convert_i1_i2(%0: tensor<2xi1>) -> (tensor<2xi2>) attributes {inputs = ["a795"], outputs = ["a810"]} {
  %r = ten.convert %0 : tensor<2xi1> -> tensor<2xi2>
  return %r : tensor<2xi2>
}
func.func @case_convert_i1_i4(%0: tensor<2xi1>) -> (tensor<2xi4>) attributes {inputs = ["a795"], outputs = ["a810"]} {
  %r = ten.convert %0 : tensor<2xi1> -> tensor<2xi4>
  return %r : tensor<2xi4>
}
func.func @case_convert_i1_i8(%0: tensor<2xi1>) -> (tensor<2xi8>) attributes {inputs = ["a795"], outputs = ["a810"]} {
  %r = ten.convert %0 : tensor<2xi1> -> tensor<2xi8>
  return %r : tensor<2xi8>
}
func.func @case_convert_i1_i16(%0: tensor<2xi1>) -> (tensor<2xi16>) attributes {inputs = ["a795"], outputs = ["a811"]} {
  %r = ten.convert %0 : tensor<2xi1> -> tensor<2xi16>
  return %r : tensor<2xi16>
}
func.func @case_convert_i1_i32(%0: tensor<2xi1>) -> (tensor<2xi32>) attributes {inputs = ["a795"], outputs = ["a812"]} {
  %r = ten.convert %0 : tensor<2xi1> -> tensor<2xi32>
  return %r : tensor<2xi32>
}
func.func @case_convert_i1_i64(%0: tensor<2xi1>) -> (tensor<2xi64>) attributes {inputs = ["a795"], outputs = ["a813"]} {
  %r = ten.convert %0 : tensor<2xi1> -> tensor<2xi64>
  return %r : tensor<2xi64>
}
func.func @case_convert_i1_ui2(%0: tensor<2xi1>) -> (tensor<2xui2>) attributes {inputs = ["a795"], outputs = ["a814"]} {
  %r = ten.convert %0 : tensor<2xi1> -> tensor<2xui2>
  return %r : tensor<2xui2>
}
func.func @case_convert_i1_ui4(%0: tensor<2xi1>) -> (tensor<2xui4>) attributes {inputs = ["a795"], outputs = ["a814"]} {
  %r = ten.convert %0 : tensor<2xi1> -> tensor<2xui4>
  return %r : tensor<2xui4>
}
func.func @case_convert_i1_ui8(%0: tensor<2xi1>) -> (tensor<2xui8>) attributes {inputs = ["a795"], outputs = ["a814"]} {
  %r = ten.convert %0 : tensor<2xi1> -> tensor<2xui8>
  return %r : tensor<2xui8>
}
func.func @case_convert_i1_ui16(%0: tensor<2xi1>) -> (tensor<2xui16>) attributes {inputs = ["a795"], outputs = ["a815"]} {
  %r = ten.convert %0 : tensor<2xi1> -> tensor<2xui16>
  return %r : tensor<2xui16>
}
func.func @case_convert_i1_ui32(%0: tensor<2xi1>) -> (tensor<2xui32>) attributes {inputs = ["a795"], outputs = ["a816"]} {
  %r = ten.convert %0 : tensor<2xi1> -> tensor<2xui32>
  return %r : tensor<2xui32>
}
func.func @case_convert_i1_ui64(%0: tensor<2xi1>) -> (tensor<2xui64>) attributes {inputs = ["a795"], outputs = ["a817"]} {
  %r = ten.convert %0 : tensor<2xi1> -> tensor<2xui64>
  return %r : tensor<2xui64>
}
func.func @case_convert_i1_complex_f32(%0: tensor<2xi1>) -> (tensor<2xcomplex<f32>>) attributes {inputs = ["a795"], outputs = ["a818"]} {
  %r = ten.convert %0 : tensor<2xi1> -> tensor<2xcomplex<f32>>
  return %r : tensor<2xcomplex<f32>>
}
func.func @case_convert_i1_complex_f64(%0: tensor<2xi1>) -> (tensor<2xcomplex<f64>>) attributes {inputs = ["a795"], outputs = ["a819"]} {
  %r = ten.convert %0 : tensor<2xi1> -> tensor<2xcomplex<f64>>
  return %r : tensor<2xcomplex<f64>>
}
func.func @case_convert_i1_i1(%0: tensor<2xi1>) -> (tensor<2xi1>) attributes {inputs = ["a795"], outputs = ["a795"]} {
  %r = ten.convert %0 : tensor<2xi1> -> tensor<2xi1>
  return %r : tensor<2xi1>
}
func.func @case_bitcast_f32_i32(%0: tensor<3xf32>) -> (tensor<3xi32>) attributes {inputs = ["a820"], outputs = ["a821"]} {
  %r = ten.bitcast %0 : tensor<3xf32> -> tensor<3xi32>
  return %r : tensor<3xi32>
}
func.func @case_bitcast_f64_ui64(%0: tensor<2xf64>) -> (tensor<2xui64>) attributes {inputs = ["a822"], outputs = ["a823"]} {
  %r = ten.bitcast %0 : tensor<2xf64> -> tensor<2xui64>
  return %r : tensor<2xui64>
}
func.func @case_bitcast_bf16_i16(%0: tensor<3xbf16>) -> (tensor<3xi16>) attributes {inputs = ["a824"], outputs = ["a825"]} {
  %r = ten.bitcast %0 : tensor<3xbf16> -> tensor<3xi16>
  return %r : tensor<3xi16>
}
func.func @case_bitcast_f8E5M2_i8(%0: tensor<3xf8E5M2>) -> (tensor<3xi8>) attributes {inputs = ["a826"], outputs = ["a827"]} {
  %r = ten.bitcast %0 : tensor<3xf8E5M2> -> tensor<3xi8>
  return %r : tensor<3xi8>
}
func.func @case_bitcast_narrow(%0: tensor<2x2xi32>) -> (tensor<2x2x4xui8>) attributes {inputs = ["a828"], outputs = ["a829"]} {
  %r = ten.bitcast %0 : tensor<2x2xi32> -> tensor<2x2x4xui8>
  return %r : tensor<2x2x4xui8>
}
func.func @case_bitcast_wide(%0: tensor<2x2x4xui8>) -> (tensor<2x2xi32>) attributes {inputs = ["a829"], outputs = ["a828"]} {
  %r = ten.bitcast %0 : tensor<2x2x4xui8> -> tensor<2x2xi32>
  return %r : tensor<2x2xi32>
}
func.func @case_bitcast_complex(%0: tensor<1xcomplex<f64>>) -> (tensor<1x2xf64>) attributes {inputs = ["a830"], outputs = ["a831"]} {
  %r = ten.bitcast %0 : tensor<1xcomplex<f64>> -> tensor<1x2xf64>
  return %r : tensor<1x2xf64>
}
func.func @case_bitcast_i8_i4(%0: tensor<2xi8>) -> (tensor<2x2xi4>) attributes {inputs = ["a832"], outputs = ["a833"]} {
  %r = ten.bitcast %0 : tensor<2xi8> -> tensor<2x2xi4>
  return %r : tensor<2x2xi4>
}
func.func @case_bitcast_i4_i8(%0: tensor<2x2xi4>) -> (tensor<2xi8>) attributes {inputs = ["a833"], outputs = ["a832"]} {
  %r = ten.bitcast %0 : tensor<2x2xi4> -> tensor<2xi8>
  return %r : tensor<2xi8>
}
func.func @case_bitcast_ui2_i4(%0: tensor<2x2xui2>) -> (tensor<2xi4>) attributes {inputs = ["a834"], outputs = ["a835"]} {
  %r = ten.bitcast %0 : tensor<2x2xui2> -> tensor<2xi4>
  return %r : tensor<2xi4>
}
