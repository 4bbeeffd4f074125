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
func.func @case_convert_f64_f4E2M1FN(%0: tensor<29xf64>) -> (tensor<29xf4E2M1FN>) attributes {inputs = ["a11"], outputs = ["a13"]} {
  %r = ten.convert %0 : tensor<29xf64> -> tensor<29xf4E2M1FN>
  return %r : tensor<29xf4E2M1FN>
}
func.func @case_convert_f64_i2(%0: tensor<56xf64>) -> (tensor<56xi2>) attributes {inputs = ["a0"], outputs = ["a14"]} {
  %r = ten.convert %0 : tensor<56xf64> -> tensor<56xi2>
  return %r : tensor<56xi2>
}
func.func @case_convert_f64_i4(%0: tensor<56xf64>) -> (tensor<56xi4>) attributes {inputs = ["a0"], outputs = ["a15"]} {
  %r = ten.convert %0 : tensor<56xf64> -> tensor<56xi4>
  return %r : tensor<56xi4>
}
func.func @case_convert_f64_i8(%0: tensor<56xf64>) -> (tensor<56xi8>) attributes {inputs = ["a0"], outputs = ["a16"]} {
  %r = ten.convert %0 : tensor<56xf64> -> tensor<56xi8>
  return %r : tensor<56xi8>
}
func.func @case_convert_f64_i16(%0: tensor<56xf64>) -> (tensor<56xi16>) attributes {inputs = ["a0"], outputs = ["a17"]} {
  %r = ten.convert %0 : tensor<56xf64> -> tensor<56xi16>
  return %r : tensor<56xi16>
}
func.func @case_convert_f64_i32(%0: tensor<56xf64>) -> (tensor<56xi32>) attributes {inputs = ["a0"], outputs = ["a18"]} {
  %r = ten.convert %0 : tensor<56xf64> -> tensor<56xi32>
  return %r : tensor<56xi32>
}
func.func @case_convert_f64_i64(%0: tensor<56xf64>) -> (tensor<56xi64>) attributes {inputs = ["a0"], outputs = ["a19"]} {
  %r = ten.convert %0 : tensor<56xf64> -> tensor<56xi64>
  return %r : tensor<56xi64>
}
func.func @case_convert_f64_ui2(%0: tensor<56xf64>) -> (tensor<56xui2>) attributes {inputs = ["a0"], outputs = ["a20"]} {
  %r = ten.convert %0 : tensor<56xf64> -> tensor<56xui2>
  return %r : tensor<56xui2>
}
func.func @case_convert_f64_ui4(%0: tensor<56xf64>) -> (tensor<56xui4>) attributes {inputs = ["a0"], outputs = ["a21"]} {
  %r = ten.convert %0 : tensor<56xf64> -> tensor<56xui4>
  return %r : tensor<56xui4>
}
func.func @case_convert_f64_ui8(%0: tensor<56xf64>) -> (tensor<56xui8>) attributes {inputs = ["a0"], outputs = ["a22"]} {
  %r = ten.convert %0 : tensor<56xf64> -> tensor<56xui8>
  return %r : tensor<56xui8>
}
func.func @case_convert_f64_ui16(%0: tensor<56xf64>) -> (tensor<56xui16>) attributes {inputs = ["a0"], outputs = ["a23"]} {
  %r = ten.convert %0 : tensor<56xf64> -> tensor<56xui16>
  return %r : tensor<56xui16>
}
func.func @case_convert_f64_ui32(%0: tensor<56xf64>) -> (tensor<56xui32>) attributes {inputs = ["a0"], outputs = ["a24"]} {
  %r = ten.convert %0 : tensor<56xf64> -> tensor<56xui32>
  return %r : tensor<56xui32>
}
func.func @case_convert_f64_ui64(%0: tensor<56xf64>) -> (tensor<56xui64>) attributes {inputs = ["a0"], outputs = ["a25"]} {
  %r = ten.convert %0 : tensor<56xf64> -> tensor<56xui64>
  return %r : tensor<56xui64>
}
func.func @case_convert_f64_complex_f32(%0: tensor<56xf64>) -> (tensor<56xcomplex<f32>>) attributes {inputs = ["a0"], outputs = ["a26"]} {
  %r = ten.convert %0 : tensor<56xf64> -> tensor<56xcomplex<f32>>
  return %r : tensor<56xcomplex<f32>>
}
func.func @case_convert_f64_complex_f64(%0: tensor<56xf64>) -> (tensor<56xcomplex<f64>>) attributes {inputs = ["a0"], outputs = ["a27"]} {
  %r = ten.convert %0 : tensor<56xf64> -> tensor<56xcomplex<f64>>
  return %r : tensor<56xcomplex<f64>>
}
func.func @case_convert_f64_i1(%0: tensor<56xf64>) -> (tensor<56xi1>) attributes {inputs = ["a0"], outputs = ["a28"]} {
  %r = ten.convert %0 : tensor<56xf64> -> tensor<56xi1>
  return %r : tensor<56xi1>
}
func.func @case_convert_f32_f64(%0: tensor<56xf32>) -> (tensor<56xf64>) attributes {inputs = ["a29"], outputs = ["a30"]} {
  %r = ten.convert %0 : tensor<56xf32> -> tensor<56xf64>
  return %r : tensor<56xf64>
}
func.func @case_convert_f32_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a29"], outputs = ["a29"]} {
  %r = ten.convert %0 : tensor<56xf32> -> tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_convert_f32_f16(%0: tensor<56xf32>) -> (tensor<56xf16>) attributes {inputs = ["a29"], outputs = ["a31"]} {
  %r = ten.convert %0 : tensor<56xf32> -> tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_convert_f32_bf16(%0: tensor<56xf32>) -> (tensor<56xbf16>) attributes {inputs = ["a29"], outputs = ["a32"]} {
  %r = ten.convert %0 : tensor<56xf32> -> tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_convert_f32_f8E4M3(%0: tensor<56xf32>) -> (tensor<56xf8E4M3>) attributes {inputs = ["a29"], outputs = ["a33"]} {
  %r = ten.convert %0 : tensor<56xf32> -> tensor<56xf8E4M3>
  return %r : tensor<56xf8E4M3>
}
func.func @case_convert_f32_f8E4M3FN(%0: tensor<56xf32>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a29"], outputs = ["a34"]} {
  %r = ten.convert %0 : tensor<56xf32> -> tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_convert_f32_f8E4M3FNUZ(%0: tensor<56xf32>) -> (tensor<56xf8E4M3FNUZ>) attributes {inputs = ["a29"], outputs = ["a35"]} {
  %r = ten.convert %0 : tensor<56xf32> -> tensor<56xf8E4M3FNUZ>
  return %r : tensor<56xf8E4M3FNUZ>
}
func.func @case_convert_f32_f8E4M3B11FNUZ(%0: tensor<56xf32>) -> (tensor<56xf8E4M3B11FNUZ>) attributes {inputs = ["a29"], outputs = ["a36"]} {
  %r = ten.convert %0 : tensor<56xf32> -> tensor<56xf8E4M3B11FNUZ>
  return %r : tensor<56xf8E4M3B11FNUZ>
}
func.func @case_convert_f32_f8E5M2(%0: tensor<56xf32>) -> (tensor<56xf8E5M2>) attributes {inputs = ["a29"], outputs = ["a37"]} {
  %r = ten.convert %0 : tensor<56xf32> -> tensor<56xf8E5M2>
  return %r : tensor<56xf8E5M2>
}
func.func @case_convert_f32_f8E5M2FNUZ(%0: tensor<56xf32>) -> (tensor<56xf8E5M2FNUZ>) attributes {inputs = ["a29"], outputs = ["a38"]} {
  %r = ten.convert %0 : tensor<56xf32> -> tensor<56xf8E5M2FNUZ>
  return %r : tensor<56xf8E5M2FNUZ>
}
func.func @case_convert_f32_f8E3M4(%0: tensor<56xf32>) -> (tensor<56xf8E3M4>) attributes {inputs = ["a29"], outputs = ["a39"]} {
  %r = ten.convert %0 : tensor<56xf32> -> tensor<56xf8E3M4>
  return %r : tensor<56xf8E3M4>
}
func.func @case_convert_f32_f8E8M0FNU(%0: tensor<28xf32>) -> (tensor<28xf8E8M0FNU>) attributes {inputs = ["a40"], outputs = ["a41"]} {
  %r = ten.convert %0 : tensor<28xf32> -> tensor<28xf8E8M0FNU>
  return %r : tensor<28xf8E8M0FNU>
}
func.func @case_convert_f32_f4E2M1FN(%0: tensor<28xf32>) -> (tensor<28xf4E2M1FN>) attributes {inputs = ["a40"], outputs = ["a42"]} {
  %r = ten.convert %0 : tensor<28xf32> -> tensor<28xf4E2M1FN>
  return %r : tensor<28xf4E2M1FN>
}
func.func @case_convert_f32_i2(%0: tensor<56xf32>) -> (tensor<56xi2>) attributes {inputs = ["a29"], outputs = ["a43"]} {
  %r = ten.convert %0 : tensor<56xf32> -> tensor<56xi2>
  return %r : tensor<56xi2>
}
func.func @case_convert_f32_i4(%0: tensor<56xf32>) -> (tensor<56xi4>) attributes {inputs = ["a29"], outputs = ["a44"]} {
  %r = ten.convert %0 : tensor<56xf32> -> tensor<56xi4>
  return %r : tensor<56xi4>
}
func.func @case_convert_f32_i8(%0: tensor<56xf32>) -> (tensor<56xi8>) attributes {inputs = ["a29"], outputs = ["a45"]} {
  %r = ten.convert %0 : tensor<56xf32> -> tensor<56xi8>
  return %r : tensor<56xi8>
}
func.func @case_convert_f32_i16(%0: tensor<56xf32>) -> (tensor<56xi16>) attributes {inputs = ["a29"], outputs = ["a46"]} {
  %r = ten.convert %0 : tensor<56xf32> -> tensor<56xi16>
  return %r : tensor<56xi16>
}
func.func @case_convert_f32_i32(%0: tensor<56xf32>) -> (tensor<56xi32>) attributes {inputs = ["a29"], outputs = ["a47"]} {
  %r = ten.convert %0 : tensor<56xf32> -> tensor<56xi32>
  return %r : tensor<56xi32>
}
func.func @case_convert_f32_i64(%0: tensor<56xf32>) -> (tensor<56xi64>) attributes {inputs = ["a29"], outputs = ["a48"]} {
  %r = ten.convert %0 : tensor<56xf32> -> tensor<56xi64>
  return %r : tensor<56xi64>
}
func.func @case_convert_f32_ui2(%0: tensor<56xf32>) -> (tensor<56xui2>) attributes {inputs = ["a29"], outputs = ["a49"]} {
  %r = ten.convert %0 : tensor<56xf32> -> tensor<56xui2>
  return %r : tensor<56xui2>
}
func.func @case_convert_f32_ui4(%0: tensor<56xf32>) -> (tensor<56xui4>) attributes {inputs = ["a29"], outputs = ["a50"]} {
  %r = ten.convert %0 : tensor<56xf32> -> tensor<56xui4>
  return %r : tensor<56xui4>
}
func.func @case_convert_f32_ui8(%0: tensor<56xf32>) -> (tensor<56xui8>) attributes {inputs = ["a29"], outputs = ["a51"]} {
  %r = ten.convert %0 : tensor<56xf32> -> tensor<56xui8>
  return %r : tensor<56xui8>
}
func.func @case_convert_f32_ui16(%0: tensor<56xf32>) -> (tensor<56xui16>) attributes {inputs = ["a29"], outputs = ["a52"]} {
  %r = ten.convert %0 : tensor<56xf32> -> tensor<56xui16>
  return %r : tensor<56xui16>
}
func.func @case_convert_f32_ui32(%0: tensor<56xf32>) -> (tensor<56xui32>) attributes {inputs = ["a29"], outputs = ["a53"]} {
  %r = ten.convert %0 : tensor<56xf32> -> tensor<56xui32>
  return %r : tensor<56xui32>
}
func.func @case_convert_f32_ui64(%0: tensor<56xf32>) -> (tensor<56xui64>) attributes {inputs = ["a29"], outputs = ["a54"]} {
  %r = ten.convert %0 : tensor<56xf32> -> tensor<56xui64>
  return %r : tensor<56xui64>
}
func.func @case_convert_f32_complex_f32(%0: tensor<56xf32>) -> (tensor<56xcomplex<f32>>) attributes {inputs = ["a29"], outputs = ["a55"]} {
  %r = ten.convert %0 : tensor<56xf32> -> tensor<56xcomplex<f32>>
  return %r : tensor<56xcomplex<f32>>
}
func.func @case_convert_f32_complex_f64(%0: tensor<56xf32>) -> (tensor<56xcomplex<f64>>) attributes {inputs = ["a29"], outputs = ["a56"]} {
  %r = ten.convert %0 : tensor<56xf32> -> tensor<56xcomplex<f64>>
  return %r : tensor<56xcomplex<f64>>
}
func.func @case_convert_f32_i1(%0: tensor<56xf32>) -> (tensor<56xi1>) attributes {inputs = ["a29"], outputs = ["a28"]} {
  %r = ten.convert %0 : tensor<56xf32> -> tensor<56xi1>
  return %r : tensor<56xi1>
}
func.func @case_convert_f16_f64(%0: tensor<56xf16>) -> (tensor<56xf64>) attributes {inputs = ["a57"], outputs = ["a58"]} {
  %r = ten.convert %0 : tensor<56xf16> -> tensor<56xf64>
  return %r : tensor<56xf64>
}
func.func @case_convert_f16_f32(%0: tensor<56xf16>) -> (tensor<56xf32>) attributes {inputs = ["a57"], outputs = ["a59"]} {
  %r = ten.convert %0 : tensor<56xf16> -> tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_convert_f16_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a57"], outputs = ["a57"]} {
  %r = ten.convert %0 : tensor<56xf16> -> tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_convert_f16_bf16(%0: tensor<56xf16>) -> (tensor<56xbf16>) attributes {inputs = ["a57"], outputs = ["a60"]} {
  %r = ten.convert %0 : tensor<56xf16> -> tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_convert_f16_f8E4M3(%0: tensor<56xf16>) -> (tensor<56xf8E4M3>) attributes {inputs = ["a57"], outputs = ["a61"]} {
  %r = ten.convert %0 : tensor<56xf16> -> tensor<56xf8E4M3>
  return %r : tensor<56xf8E4M3>
}
func.func @case_convert_f16_f8E4M3FN(%0: tensor<56xf16>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a57"], outputs = ["a62"]} {
  %r = ten.convert %0 : tensor<56xf16> -> tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_convert_f16_f8E4M3FNUZ(%0: tensor<56xf16>) -> (tensor<56xf8E4M3FNUZ>) attributes {inputs = ["a57"], outputs = ["a63"]} {
  %r = ten.convert %0 : tensor<56xf16> -> tensor<56xf8E4M3FNUZ>
  return %r : tensor<56xf8E4M3FNUZ>
}
func.func @case_convert_f16_f8E4M3B11FNUZ(%0: tensor<56xf16>) -> (tensor<56xf8E4M3B11FNUZ>) attributes {inputs = ["a57"], outputs = ["a64"]} {
  %r = ten.convert %0 : tensor<56xf16> -> tensor<56xf8E4M3B11FNUZ>
  return %r : tensor<56xf8E4M3B11FNUZ>
}
func.func @case_convert_f16_f8E5M2(%0: tensor<56xf16>) -> (tensor<56xf8E5M2>) attributes {inputs = ["a57"], outputs = ["a65"]} {
  %r = ten.convert %0 : tensor<56xf16> -> tensor<56xf8E5M2>
  return %r : tensor<56xf8E5M2>
}
func.func @case_convert_f16_f8E5M2FNUZ(%0: tensor<56xf16>) -> (tensor<56xf8E5M2FNUZ>) attributes {inputs = ["a57"], outputs = ["a66"]} {
  %r = ten.convert %0 : tensor<56xf16> -> tensor<56xf8E5M2FNUZ>
  return %r : tensor<56xf8E5M2FNUZ>
}
func.func @case_convert_f16_f8E3M4(%0: tensor<56xf16>) -> (tensor<56xf8E3M4>) attributes {inputs = ["a57"], outputs = ["a67"]} {
  %r = ten.convert %0 : tensor<56xf16> -> tensor<56xf8E3M4>
  return %r : tensor<56xf8E3M4>
}
func.func @case_convert_f16_f8E8M0FNU(%0: tensor<25xf16>) -> (tensor<25xf8E8M0FNU>) attributes {inputs = ["a68"], outputs = ["a69"]} {
  %r = ten.convert %0 : tensor<25xf16> -> tensor<25xf8E8M0FNU>
  return %r : tensor<25xf8E8M0FNU>
}
func.func @case_convert_f16_f4E2M1FN(%0: tensor<25xf16>) -> (tensor<25xf4E2M1FN>) attributes {inputs = ["a68"], outputs = ["a70"]} {
  %r = ten.convert %0 : tensor<25xf16> -> tensor<25xf4E2M1FN>
  return %r : tensor<25xf4E2M1FN>
}
func.func @case_convert_f16_i2(%0: tensor<56xf16>) -> (tensor<56xi2>) attributes {inputs = ["a57"], outputs = ["a71"]} {
  %r = ten.convert %0 : tensor<56xf16> -> tensor<56xi2>
  return %r : tensor<56xi2>
}
func.func @case_convert_f16_i4(%0: tensor<56xf16>) -> (tensor<56xi4>) attributes {inputs = ["a57"], outputs = ["a72"]} {
  %r = ten.convert %0 : tensor<56xf16> -> tensor<56xi4>
  return %r : tensor<56xi4>
}
func.func @case_convert_f16_i8(%0: tensor<56xf16>) -> (tensor<56xi8>) attributes {inputs = ["a57"], outputs = ["a73"]} {
  %r = ten.convert %0 : tensor<56xf16> -> tensor<56xi8>
  return %r : tensor<56xi8>
}
func.func @case_convert_f16_i16(%0: tensor<56xf16>) -> (tensor<56xi16>) attributes {inputs = ["a57"], outputs = ["a74"]} {
  %r = ten.convert %0 : tensor<56xf16> -> tensor<56xi16>
  return %r : tensor<56xi16>
}
func.func @case_convert_f16_i32(%0: tensor<56xf16>) -> (tensor<56xi32>) attributes {inputs = ["a57"], outputs = ["a75"]} {
  %r = ten.convert %0 : tensor<56xf16> -> tensor<56xi32>
  return %r : tensor<56xi32>
}
func.func @case_convert_f16_i64(%0: tensor<56xf16>) -> (tensor<56xi64>) attributes {inputs = ["a57"], outputs = ["a76"]} {
  %r = ten.convert %0 : tensor<56xf16> -> tensor<56xi64>
  return %r : tensor<56xi64>
}
func.func @case_convert_f16_ui2(%0: tensor<56xf16>) -> (tensor<56xui2>) attributes {inputs = ["a57"], outputs = ["a77"]} {
  %r = ten.convert %0 : tensor<56xf16> -> tensor<56xui2>
  return %r : tensor<56xui2>
}
func.func @case_convert_f16_ui4(%0: tensor<56xf16>) -> (tensor<56xui4>) attributes {inputs = ["a57"], outputs = ["a78"]} {
  %r = ten.convert %0 : tensor<56xf16> -> tensor<56xui4>
  return %r : tensor<56xui4>
}
func.func @case_convert_f16_ui8(%0: tensor<56xf16>) -> (tensor<56xui8>) attributes {inputs = ["a57"], outputs = ["a79"]} {
  %r = ten.convert %0 : tensor<56xf16> -> tensor<56xui8>
  return %r : tensor<56xui8>
}
func.func @case_convert_f16_ui16(%0: tensor<56xf16>) -> (tensor<56xui16>) attributes {inputs = ["a57"], outputs = ["a80"]} {
  %r = ten.convert %0 : tensor<56xf16> -> tensor<56xui16>
  return %r : tensor<56xui16>
}
func.func @case_convert_f16_ui32(%0: tensor<56xf16>) -> (tensor<56xui32>) attributes {inputs = ["a57"], outputs = ["a81"]} {
  %r = ten.convert %0 : tensor<56xf16> -> tensor<56xui32>
  return %r : tensor<56xui32>
}
func.func @case_convert_f16_ui64(%0: tensor<56xf16>) -> (tensor<56xui64>) attributes {inputs = ["a57"], outputs = ["a82"]} {
  %r = ten.convert %0 : tensor<56xf16> -> tensor<56xui64>
  return %r : tensor<56xui64>
}
func.func @case_convert_f16_complex_f32(%0: tensor<56xf16>) -> (tensor<56xcomplex<f32>>) attributes {inputs = ["a57"], outputs = ["a83"]} {
  %r = ten.convert %0 : tensor<56xf16> -> tensor<56xcomplex<f32>>
  return %r : tensor<56xcomplex<f32>>
}
func.func @case_convert_f16_complex_f64(%0: tensor<56xf16>) -> (tensor<56xcomplex<f64>>) attributes {inputs = ["a57"], outputs = ["a84"]} {
  %r = ten.convert %0 : tensor<56xf16> -> tensor<56xcomplex<f64>>
  return %r : tensor<56xcomplex<f64>>
}
func.func @case_convert_f16_i1(%0: tensor<56xf16>) -> (tensor<56xi1>) attributes {inputs = ["a57"], outputs = ["a85"]} {
  %r = ten.convert %0 : tensor<56xf16> -> tensor<56xi1>
  return %r : tensor<56xi1>
}
func.func @case_convert_bf16_f64(%0: tensor<56xbf16>) -> (tensor<56xf64>) attributes {inputs = ["a86"], outputs = ["a87"]} {
  %r = ten.convert %0 : tensor<56xbf16> -> tensor<56xf64>
  return %r : tensor<56xf64>
}
func.func @case_convert_bf16_f32(%0: tensor<56xbf16>) -> (tensor<56xf32>) attributes {inputs = ["a86"], outputs = ["a88"]} {
  %r = ten.convert %0 : tensor<56xbf16> -> tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_convert_bf16_f16(%0: tensor<56xbf16>) -> (tensor<56xf16>) attributes {inputs = ["a86"], outputs = ["a89"]} {
  %r = ten.convert %0 : tensor<56xbf16> -> tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_convert_bf16_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a86"], outputs = ["a86"]} {
  %r = ten.convert %0 : tensor<56xbf16> -> tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_convert_bf16_f8E4M3(%0: tensor<56xbf16>) -> (tensor<56xf8E4M3>) attributes {inputs = ["a86"], outputs = ["a90"]} {
  %r = ten.convert %0 : tensor<56xbf16> -> tensor<56xf8E4M3>
  return %r : tensor<56xf8E4M3>
}
func.func @case_convert_bf16_f8E4M3FN(%0: tensor<56xbf16>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a86"], outputs = ["a91"]} {
  %r = ten.convert %0 : tensor<56xbf16> -> tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_convert_bf16_f8E4M3FNUZ(%0: tensor<56xbf16>) -> (tensor<56xf8E4M3FNUZ>) attributes {inputs = ["a86"], outputs = ["a92"]} {
  %r = ten.convert %0 : tensor<56xbf16> -> tensor<56xf8E4M3FNUZ>
  return %r : tensor<56xf8E4M3FNUZ>
}
func.func @case_convert_bf16_f8E4M3B11FNUZ(%0: tensor<56xbf16>) -> (tensor<56xf8E4M3B11FNUZ>) attributes {inputs = ["a86"], outputs = ["a93"]} {
  %r = ten.convert %0 : tensor<56xbf16> -> tensor<56xf8E4M3B11FNUZ>
  return %r : tensor<56xf8E4M3B11FNUZ>
}
func.func @case_convert_bf16_f8E5M2(%0: tensor<56xbf16>) -> (tensor<56xf8E5M2>) attributes {inputs = ["a86"], outputs = ["a94"]} {
  %r = ten.convert %0 : tensor<56xbf16> -> tensor<56xf8E5M2>
  return %r : tensor<56xf8E5M2>
}
func.func @case_convert_bf16_f8E5M2FNUZ(%0: tensor<56xbf16>) -> (tensor<56xf8E5M2FNUZ>) attributes {inputs = ["a86"], outputs = ["a95"]} {
  %r = ten.convert %0 : tensor<56xbf16> -> tensor<56xf8E5M2FNUZ>
  return %r : tensor<56xf8E5M2FNUZ>
}
func.func @case_convert_bf16_f8E3M4(%0: tensor<56xbf16>) -> (tensor<56xf8E3M4>) attributes {inputs = ["a86"], outputs = ["a96"]} {
  %r = ten.convert %0 : tensor<56xbf16> -> tensor<56xf8E3M4>
  return %r : tensor<56xf8E3M4>
}
func.func @case_convert_bf16_f8E8M0FNU(%0: tensor<25xbf16>) -> (tensor<25xf8E8M0FNU>) attributes {inputs = ["a97"], outputs = ["a98"]} {
  %r = ten.convert %0 : tensor<25xbf16> -> tensor<25xf8E8M0FNU>
  return %r : tensor<25xf8E8M0FNU>
}
func.func @case_convert_bf16_f4E2M1FN(%0: tensor<25xbf16>) -> (tensor<25xf4E2M1FN>) attributes {inputs = ["a97"], outputs = ["a99"]} {
  %r = ten.convert %0 : tensor<25xbf16> -> tensor<25xf4E2M1FN>
  return %r : tensor<25xf4E2M1FN>
}
func.func @case_convert_bf16_i2(%0: tensor<56xbf16>) -> (tensor<56xi2>) attributes {inputs = ["a86"], outputs = ["a100"]} {
  %r = ten.convert %0 : tensor<56xbf16> -> tensor<56xi2>
  return %r : tensor<56xi2>
}
func.func @case_convert_bf16_i4(%0: tensor<56xbf16>) -> (tensor<56xi4>) attributes {inputs = ["a86"], outputs = ["a101"]} {
  %r = ten.convert %0 : tensor<56xbf16> -> tensor<56xi4>
  return %r : tensor<56xi4>
}
func.func @case_convert_bf16_i8(%0: tensor<56xbf16>) -> (tensor<56xi8>) attributes {inputs = ["a86"], outputs = ["a102"]} {
  %r = ten.convert %0 : tensor<56xbf16> -> tensor<56xi8>
  return %r : tensor<56xi8>
}
func.func @case_convert_bf16_i16(%0: tensor<56xbf16>) -> (tensor<56xi16>) attributes {inputs = ["a86"], outputs = ["a103"]} {
  %r = ten.convert %0 : tensor<56xbf16> -> tensor<56xi16>
  return %r : tensor<56xi16>
}
func.func @case_convert_bf16_i32(%0: tensor<56xbf16>) -> (tensor<56xi32>) attributes {inputs = ["a86"], outputs = ["a104"]} {
  %r = ten.convert %0 : tensor<56xbf16> -> tensor<56xi32>
  return %r : tensor<56xi32>
}
func.func @case_convert_bf16_i64(%0: tensor<56xbf16>) -> (tensor<56xi64>) attributes {inputs = ["a86"], outputs = ["a105"]} {
  %r = ten.convert %0 : tensor<56xbf16> -> tensor<56xi64>
  return %r : tensor<56xi64>
}
func.func @case_convert_bf16_ui2(%0: tensor<56xbf16>) -> (tensor<56xui2>) attributes {inputs = ["a86"], outputs = ["a106"]} {
  %r = ten.convert %0 : tensor<56xbf16> -> tensor<56xui2>
  return %r : tensor<56xui2>
}
func.func @case_convert_bf16_ui4(%0: tensor<56xbf16>) -> (tensor<56xui4>) attributes {inputs = ["a86"], outputs = ["a107"]} {
  %r = ten.convert %0 : tensor<56xbf16> -> tensor<56xui4>
  return %r : tensor<56xui4>
}
func.func @case_convert_bf16_ui8(%0: tensor<56xbf16>) -> (tensor<56xui8>) attributes {inputs = ["a86"], outputs = ["a108"]} {
  %r = ten.convert %0 : tensor<56xbf16> -> tensor<56xui8>
  return %r : tensor<56xui8>
}
func.func @case_convert_bf16_ui16(%0: tensor<56xbf16>) -> (tensor<56xui16>) attributes {inputs = ["a86"], outputs = ["a109"]} {
  %r = ten.convert %0 : tensor<56xbf16> -> tensor<56xui16>
  return %r : tensor<56xui16>
}
func.func @case_convert_bf16_ui32(%0: tensor<56xbf16>) -> (tensor<56xui32>) attributes {inputs = ["a86"], outputs = ["a110"]} {
  %r = ten.convert %0 : tensor<56xbf16> -> tensor<56xui32>
  return %r : tensor<56xui32>
}
func.func @case_convert_bf16_ui64(%0: tensor<56xbf16>) -> (tensor<56xui64>) attributes {inputs = ["a86"], outputs = ["a111"]} {
  %r = ten.convert %0 : tensor<56xbf16> -> tensor<56xui64>
  return %r : tensor<56xui64>
}
func.func @case_convert_bf16_complex_f32(%0: tensor<56xbf16>) -> (tensor<56xcomplex<f32>>) attributes {inputs = ["a86"], outputs = ["a112"]} {
  %r = ten.convert %0 : tensor<56xbf16> -> tensor<56xcomplex<f32>>
  return %r : tensor<56xcomplex<f32>>
}
func.func @case_convert_bf16_complex_f64(%0: tensor<56xbf16>) -> (tensor<56xcomplex<f64>>) attributes {inputs = ["a86"], outputs = ["a113"]} {
  %r = ten.convert %0 : tensor<56xbf16> -> tensor<56xcomplex<f64>>
  return %r : tensor<56xcomplex<f64>>
}
func.func @case_convert_bf16_i1(%0: tensor<56xbf16>) -> (tensor<56xi1>) attributes {inputs = ["a86"], outputs = ["a28"]} {
  %r = ten.convert %0 : tensor<56xbf16> -> tensor<56xi1>
  return %r : tensor<56xi1>
}
func.func @case_convert_f8E4M3_f64(%0: tensor<56xf8E4M3>) -> (tensor<56xf64>) attributes {inputs = ["a114"], outputs = ["a115"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3> -> tensor<56xf64>
  return %r : tensor<56xf64>
}
func.func @case_convert_f8E4M3_f32(%0: tensor<56xf8E4M3>) -> (tensor<56xf32>) attributes {inputs = ["a114"], outputs = ["a116"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3> -> tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_convert_f8E4M3_f16(%0: tensor<56xf8E4M3>) -> (tensor<56xf16>) attributes {inputs = ["a114"], outputs = ["a117"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3> -> tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_convert_f8E4M3_bf16(%0: tensor<56xf8E4M3>) -> (tensor<56xbf16>) attributes {inputs = ["a114"], outputs = ["a118"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3> -> tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_convert_f8E4M3_f8E4M3FN(%0: tensor<56xf8E4M3>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a114"], outputs = ["a119"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3> -> tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_convert_f8E4M3_f4E2M1FN(%0: tensor<25xf8E4M3>) -> (tensor<25xf4E2M1FN>) attributes {inputs = ["a120"], outputs = ["a121"]} {
  %r = ten.convert %0 : tensor<25xf8E4M3> -> tensor<25xf4E2M1FN>
  return %r : tensor<25xf4E2M1FN>
}
func.func @case_convert_f8E4M3_i2(%0: tensor<56xf8E4M3>) -> (tensor<56xi2>) attributes {inputs = ["a114"], outputs = ["a122"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3> -> tensor<56xi2>
  return %r : tensor<56xi2>
}
func.func @case_convert_f8E4M3_i4(%0: tensor<56xf8E4M3>) -> (tensor<56xi4>) attributes {inputs = ["a114"], outputs = ["a123"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3> -> tensor<56xi4>
  return %r : tensor<56xi4>
}
func.func @case_convert_f8E4M3_i8(%0: tensor<56xf8E4M3>) -> (tensor<56xi8>) attributes {inputs = ["a114"], outputs = ["a124"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3> -> tensor<56xi8>
  return %r : tensor<56xi8>
}
func.func @case_convert_f8E4M3_i16(%0: tensor<56xf8E4M3>) -> (tensor<56xi16>) attributes {inputs = ["a114"], outputs = ["a125"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3> -> tensor<56xi16>
  return %r : tensor<56xi16>
}
func.func @case_convert_f8E4M3_i32(%0: tensor<56xf8E4M3>) -> (tensor<56xi32>) attributes {inputs = ["a114"], outputs = ["a126"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3> -> tensor<56xi32>
  return %r : tensor<56xi32>
}
func.func @case_convert_f8E4M3_i64(%0: tensor<56xf8E4M3>) -> (tensor<56xi64>) attributes {inputs = ["a114"], outputs = ["a127"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3> -> tensor<56xi64>
  return %r : tensor<56xi64>
}
func.func @case_convert_f8E4M3_ui2(%0: tensor<56xf8E4M3>) -> (tensor<56xui2>) attributes {inputs = ["a114"], outputs = ["a128"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3> -> tensor<56xui2>
  return %r : tensor<56xui2>
}
func.func @case_convert_f8E4M3_ui4(%0: tensor<56xf8E4M3>) -> (tensor<56xui4>) attributes {inputs = ["a114"], outputs = ["a129"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3> -> tensor<56xui4>
  return %r : tensor<56xui4>
}
func.func @case_convert_f8E4M3_ui8(%0: tensor<56xf8E4M3>) -> (tensor<56xui8>) attributes {inputs = ["a114"], outputs = ["a130"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3> -> tensor<56xui8>
  return %r : tensor<56xui8>
}
func.func @case_convert_f8E4M3_ui16(%0: tensor<56xf8E4M3>) -> (tensor<56xui16>) attributes {inputs = ["a114"], outputs = ["a131"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3> -> tensor<56xui16>
  return %r : tensor<56xui16>
}
func.func @case_convert_f8E4M3_ui32(%0: tensor<56xf8E4M3>) -> (tensor<56xui32>) attributes {inputs = ["a114"], outputs = ["a132"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3> -> tensor<56xui32>
  return %r : tensor<56xui32>
}
func.func @case_convert_f8E4M3_ui64(%0: tensor<56xf8E4M3>) -> (tensor<56xui64>) attributes {inputs = ["a114"], outputs = ["a133"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3> -> tensor<56xui64>
  return %r : tensor<56xui64>
}
func.func @case_convert_f8E4M3_complex_f32(%0: tensor<56xf8E4M3>) -> (tensor<56xcomplex<f32>>) attributes {inputs = ["a114"], outputs = ["a134"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3> -> tensor<56xcomplex<f32>>
  return %r : tensor<56xcomplex<f32>>
}
func.func @case_convert_f8E4M3_complex_f64(%0: tensor<56xf8E4M3>) -> (tensor<56xcomplex<f64>>) attributes {inputs = ["a114"], outputs = ["a135"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3> -> tensor<56xcomplex<f64>>
  return %r : tensor<56xcomplex<f64>>
}
func.func @case_convert_f8E4M3_i1(%0: tensor<56xf8E4M3>) -> (tensor<56xi1>) attributes {inputs = ["a114"], outputs = ["a85"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3> -> tensor<56xi1>
  return %r : tensor<56xi1>
}
func.func @case_convert_f8E4M3FN_f64(%0: tensor<56xf8E4M3FN>) -> (tensor<56xf64>) attributes {inputs = ["a136"], outputs = ["a137"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FN> -> tensor<56xf64>
  return %r : tensor<56xf64>
}
func.func @case_convert_f8E4M3FN_f32(%0: tensor<56xf8E4M3FN>) -> (tensor<56xf32>) attributes {inputs = ["a136"], outputs = ["a138"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FN> -> tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_convert_f8E4M3FN_f16(%0: tensor<56xf8E4M3FN>) -> (tensor<56xf16>) attributes {inputs = ["a136"], outputs = ["a139"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FN> -> tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_convert_f8E4M3FN_bf16(%0: tensor<56xf8E4M3FN>) -> (tensor<56xbf16>) attributes {inputs = ["a136"], outputs = ["a140"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FN> -> tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_convert_f8E4M3FN_f8E4M3FN(%0: tensor<56xf8E4M3FN>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a136"], outputs = ["a136"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FN> -> tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_convert_f8E4M3FN_f4E2M1FN(%0: tensor<29xf8E4M3FN>) -> (tensor<29xf4E2M1FN>) attributes {inputs = ["a141"], outputs = ["a142"]} {
  %r = ten.convert %0 : tensor<29xf8E4M3FN> -> tensor<29xf4E2M1FN>
  return %r : tensor<29xf4E2M1FN>
}
func.func @case_convert_f8E4M3FN_i2(%0: tensor<56xf8E4M3FN>) -> (tensor<56xi2>) attributes {inputs = ["a136"], outputs = ["a143"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FN> -> tensor<56xi2>
  return %r : tensor<56xi2>
}
func.func @case_convert_f8E4M3FN_i4(%0: tensor<56xf8E4M3FN>) -> (tensor<56xi4>) attributes {inputs = ["a136"], outputs = ["a144"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FN> -> tensor<56xi4>
  return %r : tensor<56xi4>
}
func.func @case_convert_f8E4M3FN_i8(%0: tensor<56xf8E4M3FN>) -> (tensor<56xi8>) attributes {inputs = ["a136"], outputs = ["a145"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FN> -> tensor<56xi8>
  return %r : tensor<56xi8>
}
func.func @case_convert_f8E4M3FN_i16(%0: tensor<56xf8E4M3FN>) -> (tensor<56xi16>) attributes {inputs = ["a136"], outputs = ["a146"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FN> -> tensor<56xi16>
  return %r : tensor<56xi16>
}
func.func @case_convert_f8E4M3FN_i32(%0: tensor<56xf8E4M3FN>) -> (tensor<56xi32>) attributes {inputs = ["a136"], outputs = ["a147"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FN> -> tensor<56xi32>
  return %r : tensor<56xi32>
}
func.func @case_convert_f8E4M3FN_i64(%0: tensor<56xf8E4M3FN>) -> (tensor<56xi64>) attributes {inputs = ["a136"], outputs = ["a148"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FN> -> tensor<56xi64>
  return %r : tensor<56xi64>
}
func.func @case_convert_f8E4M3FN_ui2(%0: tensor<56xf8E4M3FN>) -> (tensor<56xui2>) attributes {inputs = ["a136"], outputs = ["a149"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FN> -> tensor<56xui2>
  return %r : tensor<56xui2>
}
func.func @case_convert_f8E4M3FN_ui4(%0: tensor<56xf8E4M3FN>) -> (tensor<56xui4>) attributes {inputs = ["a136"], outputs = ["a150"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FN> -> tensor<56xui4>
  return %r : tensor<56xui4>
}
func.func @case_convert_f8E4M3FN_ui8(%0: tensor<56xf8E4M3FN>) -> (tensor<56xui8>) attributes {inputs = ["a136"], outputs = ["a151"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FN> -> tensor<56xui8>
  return %r : tensor<56xui8>
}
func.func @case_convert_f8E4M3FN_ui16(%0: tensor<56xf8E4M3FN>) -> (tensor<56xui16>) attributes {inputs = ["a136"], outputs = ["a152"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FN> -> tensor<56xui16>
  return %r : tensor<56xui16>
}
func.func @case_convert_f8E4M3FN_ui32(%0: tensor<56xf8E4M3FN>) -> (tensor<56xui32>) attributes {inputs = ["a136"], outputs = ["a153"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FN> -> tensor<56xui32>
  return %r : tensor<56xui32>
}
func.func @case_convert_f8E4M3FN_ui64(%0: tensor<56xf8E4M3FN>) -> (tensor<56xui64>) attributes {inputs = ["a136"], outputs = ["a154"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FN> -> tensor<56xui64>
  return %r : tensor<56xui64>
}
func.func @case_convert_f8E4M3FN_complex_f32(%0: tensor<56xf8E4M3FN>) -> (tensor<56xcomplex<f32>>) attributes {inputs = ["a136"], outputs = ["a155"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FN> -> tensor<56xcomplex<f32>>
  return %r : tensor<56xcomplex<f32>>
}
func.func @case_convert_f8E4M3FN_complex_f64(%0: tensor<56xf8E4M3FN>) -> (tensor<56xcomplex<f64>>) attributes {inputs = ["a136"], outputs = ["a156"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FN> -> tensor<56xcomplex<f64>>
  return %r : tensor<56xcomplex<f64>>
}
func.func @case_convert_f8E4M3FN_i1(%0: tensor<56xf8E4M3FN>) -> (tensor<56xi1>) attributes {inputs = ["a136"], outputs = ["a85"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FN> -> tensor<56xi1>
  return %r : tensor<56xi1>
}
func.func @case_convert_f8E4M3FNUZ_f64(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xf64>) attributes {inputs = ["a157"], outputs = ["a158"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FNUZ> -> tensor<56xf64>
  return %r : tensor<56xf64>
}
func.func @case_convert_f8E4M3FNUZ_f32(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xf32>) attributes {inputs = ["a157"], outputs = ["a159"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FNUZ> -> tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_convert_f8E4M3FNUZ_f16(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xf16>) attributes {inputs = ["a157"], outputs = ["a160"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FNUZ> -> tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_convert_f8E4M3FNUZ_bf16(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xbf16>) attributes {inputs = ["a157"], outputs = ["a161"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FNUZ> -> tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_convert_f8E4M3FNUZ_f8E4M3FN(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a157"], outputs = ["a162"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FNUZ> -> tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_convert_f8E4M3FNUZ_f4E2M1FN(%0: tensor<24xf8E4M3FNUZ>) -> (tensor<24xf4E2M1FN>) attributes {inputs = ["a163"], outputs = ["a164"]} {
  %r = ten.convert %0 : tensor<24xf8E4M3FNUZ> -> tensor<24xf4E2M1FN>
  return %r : tensor<24xf4E2M1FN>
}
func.func @case_convert_f8E4M3FNUZ_i2(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xi2>) attributes {inputs = ["a157"], outputs = ["a165"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FNUZ> -> tensor<56xi2>
  return %r : tensor<56xi2>
}
func.func @case_convert_f8E4M3FNUZ_i4(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xi4>) attributes {inputs = ["a157"], outputs = ["a166"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FNUZ> -> tensor<56xi4>
  return %r : tensor<56xi4>
}
func.func @case_convert_f8E4M3FNUZ_i8(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xi8>) attributes {inputs = ["a157"], outputs = ["a167"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FNUZ> -> tensor<56xi8>
  return %r : tensor<56xi8>
}
func.func @case_convert_f8E4M3FNUZ_i16(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xi16>) attributes {inputs = ["a157"], outputs = ["a168"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FNUZ> -> tensor<56xi16>
  return %r : tensor<56xi16>
}
func.func @case_convert_f8E4M3FNUZ_i32(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xi32>) attributes {inputs = ["a157"], outputs = ["a169"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FNUZ> -> tensor<56xi32>
  return %r : tensor<56xi32>
}
func.func @case_convert_f8E4M3FNUZ_i64(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xi64>) attributes {inputs = ["a157"], outputs = ["a170"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FNUZ> -> tensor<56xi64>
  return %r : tensor<56xi64>
}
func.func @case_convert_f8E4M3FNUZ_ui2(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xui2>) attributes {inputs = ["a157"], outputs = ["a171"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FNUZ> -> tensor<56xui2>
  return %r : tensor<56xui2>
}
func.func @case_convert_f8E4M3FNUZ_ui4(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xui4>) attributes {inputs = ["a157"], outputs = ["a172"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FNUZ> -> tensor<56xui4>
  return %r : tensor<56xui4>
}
func.func @case_convert_f8E4M3FNUZ_ui8(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xui8>) attributes {inputs = ["a157"], outputs = ["a173"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FNUZ> -> tensor<56xui8>
  return %r : tensor<56xui8>
}
func.func @case_convert_f8E4M3FNUZ_ui16(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xui16>) attributes {inputs = ["a157"], outputs = ["a174"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FNUZ> -> tensor<56xui16>
  return %r : tensor<56xui16>
}
func.func @case_convert_f8E4M3FNUZ_ui32(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xui32>) attributes {inputs = ["a157"], outputs = ["a175"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FNUZ> -> tensor<56xui32>
  return %r : tensor<56xui32>
}
func.func @case_convert_f8E4M3FNUZ_ui64(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xui64>) attributes {inputs = ["a157"], outputs = ["a176"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FNUZ> -> tensor<56xui64>
  return %r : tensor<56xui64>
}
func.func @case_convert_f8E4M3FNUZ_complex_f32(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xcomplex<f32>>) attributes {inputs = ["a157"], outputs = ["a177"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FNUZ> -> tensor<56xcomplex<f32>>
  return %r : tensor<56xcomplex<f32>>
}
func.func @case_convert_f8E4M3FNUZ_complex_f64(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xcomplex<f64>>) attributes {inputs = ["a157"], outputs = ["a178"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FNUZ> -> tensor<56xcomplex<f64>>
  return %r : tensor<56xcomplex<f64>>
}
func.func @case_convert_f8E4M3FNUZ_i1(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xi1>) attributes {inputs = ["a157"], outputs = ["a85"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3FNUZ> -> tensor<56xi1>
  return %r : tensor<56xi1>
}
func.func @case_convert_f8E4M3B11FNUZ_f64(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xf64>) attributes {inputs = ["a179"], outputs = ["a180"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3B11FNUZ> -> tensor<56xf64>
  return %r : tensor<56xf64>
}
func.func @case_convert_f8E4M3B11FNUZ_f32(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xf32>) attributes {inputs = ["a179"], outputs = ["a181"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3B11FNUZ> -> tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_convert_f8E4M3B11FNUZ_f16(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xf16>) attributes {inputs = ["a179"], outputs = ["a182"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3B11FNUZ> -> tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_convert_f8E4M3B11FNUZ_bf16(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xbf16>) attributes {inputs = ["a179"], outputs = ["a183"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3B11FNUZ> -> tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_convert_f8E4M3B11FNUZ_f8E4M3FN(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a179"], outputs = ["a184"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3B11FNUZ> -> tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_convert_f8E4M3B11FNUZ_f4E2M1FN(%0: tensor<23xf8E4M3B11FNUZ>) -> (tensor<23xf4E2M1FN>) attributes {inputs = ["a185"], outputs = ["a186"]} {
  %r = ten.convert %0 : tensor<23xf8E4M3B11FNUZ> -> tensor<23xf4E2M1FN>
  return %r : tensor<23xf4E2M1FN>
}
func.func @case_convert_f8E4M3B11FNUZ_i2(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xi2>) attributes {inputs = ["a179"], outputs = ["a187"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3B11FNUZ> -> tensor<56xi2>
  return %r : tensor<56xi2>
}
func.func @case_convert_f8E4M3B11FNUZ_i4(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xi4>) attributes {inputs = ["a179"], outputs = ["a188"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3B11FNUZ> -> tensor<56xi4>
  return %r : tensor<56xi4>
}
func.func @case_convert_f8E4M3B11FNUZ_i8(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xi8>) attributes {inputs = ["a179"], outputs = ["a189"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3B11FNUZ> -> tensor<56xi8>
  return %r : tensor<56xi8>
}
func.func @case_convert_f8E4M3B11FNUZ_i16(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xi16>) attributes {inputs = ["a179"], outputs = ["a190"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3B11FNUZ> -> tensor<56xi16>
  return %r : tensor<56xi16>
}
func.func @case_convert_f8E4M3B11FNUZ_i32(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xi32>) attributes {inputs = ["a179"], outputs = ["a191"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3B11FNUZ> -> tensor<56xi32>
  return %r : tensor<56xi32>
}
func.func @case_convert_f8E4M3B11FNUZ_i64(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xi64>) attributes {inputs = ["a179"], outputs = ["a192"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3B11FNUZ> -> tensor<56xi64>
  return %r : tensor<56xi64>
}
func.func @case_convert_f8E4M3B11FNUZ_ui2(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xui2>) attributes {inputs = ["a179"], outputs = ["a193"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3B11FNUZ> -> tensor<56xui2>
  return %r : tensor<56xui2>
}
func.func @case_convert_f8E4M3B11FNUZ_ui4(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xui4>) attributes {inputs = ["a179"], outputs = ["a194"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3B11FNUZ> -> tensor<56xui4>
  return %r : tensor<56xui4>
}
func.func @case_convert_f8E4M3B11FNUZ_ui8(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xui8>) attributes {inputs = ["a179"], outputs = ["a195"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3B11FNUZ> -> tensor<56xui8>
  return %r : tensor<56xui8>
}
func.func @case_convert_f8E4M3B11FNUZ_ui16(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xui16>) attributes {inputs = ["a179"], outputs = ["a196"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3B11FNUZ> -> tensor<56xui16>
  return %r : tensor<56xui16>
}
func.func @case_convert_f8E4M3B11FNUZ_ui32(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xui32>) attributes {inputs = ["a179"], outputs = ["a197"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3B11FNUZ> -> tensor<56xui32>
  return %r : tensor<56xui32>
}
func.func @case_convert_f8E4M3B11FNUZ_ui64(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xui64>) attributes {inputs = ["a179"], outputs = ["a198"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3B11FNUZ> -> tensor<56xui64>
  return %r : tensor<56xui64>
}
func.func @case_convert_f8E4M3B11FNUZ_complex_f32(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xcomplex<f32>>) attributes {inputs = ["a179"], outputs = ["a199"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3B11FNUZ> -> tensor<56xcomplex<f32>>
  return %r : tensor<56xcomplex<f32>>
}
func.func @case_convert_f8E4M3B11FNUZ_complex_f64(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xcomplex<f64>>) attributes {inputs = ["a179"], outputs = ["a200"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3B11FNUZ> -> tensor<56xcomplex<f64>>
  return %r : tensor<56xcomplex<f64>>
}
func.func @case_convert_f8E4M3B11FNUZ_i1(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xi1>) attributes {inputs = ["a179"], outputs = ["a85"]} {
  %r = ten.convert %0 : tensor<56xf8E4M3B11FNUZ> -> tensor<56xi1>
  return %r : tensor<56xi1>
}
func.func @case_convert_f8E5M2_f64(%0: tensor<56xf8E5M2>) -> (tensor<56xf64>) attributes {inputs = ["a201"], outputs = ["a202"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2> -> tensor<56xf64>
  return %r : tensor<56xf64>
}
func.func @case_convert_f8E5M2_f32(%0: tensor<56xf8E5M2>) -> (tensor<56xf32>) attributes {inputs = ["a201"], outputs = ["a203"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2> -> tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_convert_f8E5M2_f16(%0: tensor<56xf8E5M2>) -> (tensor<56xf16>) attributes {inputs = ["a201"], outputs = ["a204"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2> -> tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_convert_f8E5M2_bf16(%0: tensor<56xf8E5M2>) -> (tensor<56xbf16>) attributes {inputs = ["a201"], outputs = ["a205"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2> -> tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_convert_f8E5M2_f8E4M3(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E4M3>) attributes {inputs = ["a201"], outputs = ["a206"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2> -> tensor<56xf8E4M3>
  return %r : tensor<56xf8E4M3>
}
func.func @case_convert_f8E5M2_f8E4M3FN(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a201"], outputs = ["a207"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2> -> tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_convert_f8E5M2_f8E4M3FNUZ(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E4M3FNUZ>) attributes {inputs = ["a201"], outputs = ["a208"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2> -> tensor<56xf8E4M3FNUZ>
  return %r : tensor<56xf8E4M3FNUZ>
}
func.func @case_convert_f8E5M2_f8E4M3B11FNUZ(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E4M3B11FNUZ>) attributes {inputs = ["a201"], outputs = ["a209"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2> -> tensor<56xf8E4M3B11FNUZ>
  return %r : tensor<56xf8E4M3B11FNUZ>
}
func.func @case_convert_f8E5M2_f8E5M2(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E5M2>) attributes {inputs = ["a201"], outputs = ["a201"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2> -> tensor<56xf8E5M2>
  return %r : tensor<56xf8E5M2>
}
func.func @case_convert_f8E5M2_f8E5M2FNUZ(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E5M2FNUZ>) attributes {inputs = ["a201"], outputs = ["a210"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2> -> tensor<56xf8E5M2FNUZ>
  return %r : tensor<56xf8E5M2FNUZ>
}
func.func @case_convert_f8E5M2_f8E3M4(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E3M4>) attributes {inputs = ["a201"], outputs = ["a211"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2> -> tensor<56xf8E3M4>
  return %r : tensor<56xf8E3M4>
}
func.func @case_convert_f8E5M2_f8E8M0FNU(%0: tensor<28xf8E5M2>) -> (tensor<28xf8E8M0FNU>) attributes {inputs = ["a212"], outputs = ["a213"]} {
  %r = ten.convert %0 : tensor<28xf8E5M2> -> tensor<28xf8E8M0FNU>
  return %r : tensor<28xf8E8M0FNU>
}
func.func @case_convert_f8E5M2_f4E2M1FN(%0: tensor<28xf8E5M2>) -> (tensor<28xf4E2M1FN>) attributes {inputs = ["a212"], outputs = ["a214"]} {
  %r = ten.convert %0 : tensor<28xf8E5M2> -> tensor<28xf4E2M1FN>
  return %r : tensor<28xf4E2M1FN>
}
func.func @case_convert_f8E5M2_i2(%0: tensor<56xf8E5M2>) -> (tensor<56xi2>) attributes {inputs = ["a201"], outputs = ["a215"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2> -> tensor<56xi2>
  return %r : tensor<56xi2>
}
func.func @case_convert_f8E5M2_i4(%0: tensor<56xf8E5M2>) -> (tensor<56xi4>) attributes {inputs = ["a201"], outputs = ["a216"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2> -> tensor<56xi4>
  return %r : tensor<56xi4>
}
func.func @case_convert_f8E5M2_i8(%0: tensor<56xf8E5M2>) -> (tensor<56xi8>) attributes {inputs = ["a201"], outputs = ["a217"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2> -> tensor<56xi8>
  return %r : tensor<56xi8>
}
func.func @case_convert_f8E5M2_i16(%0: tensor<56xf8E5M2>) -> (tensor<56xi16>) attributes {inputs = ["a201"], outputs = ["a218"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2> -> tensor<56xi16>
  return %r : tensor<56xi16>
}
func.func @case_convert_f8E5M2_i32(%0: tensor<56xf8E5M2>) -> (tensor<56xi32>) attributes {inputs = ["a201"], outputs = ["a219"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2> -> tensor<56xi32>
  return %r : tensor<56xi32>
}
func.func @case_convert_f8E5M2_i64(%0: tensor<56xf8E5M2>) -> (tensor<56xi64>) attributes {inputs = ["a201"], outputs = ["a220"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2> -> tensor<56xi64>
  return %r : tensor<56xi64>
}
func.func @case_convert_f8E5M2_ui2(%0: tensor<56xf8E5M2>) -> (tensor<56xui2>) attributes {inputs = ["a201"], outputs = ["a221"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2> -> tensor<56xui2>
  return %r : tensor<56xui2>
}
func.func @case_convert_f8E5M2_ui4(%0: tensor<56xf8E5M2>) -> (tensor<56xui4>) attributes {inputs = ["a201"], outputs = ["a222"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2> -> tensor<56xui4>
  return %r : tensor<56xui4>
}
func.func @case_convert_f8E5M2_ui8(%0: tensor<56xf8E5M2>) -> (tensor<56xui8>) attributes {inputs = ["a201"], outputs = ["a223"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2> -> tensor<56xui8>
  return %r : tensor<56xui8>
}
func.func @case_convert_f8E5M2_ui16(%0: tensor<56xf8E5M2>) -> (tensor<56xui16>) attributes {inputs = ["a201"], outputs = ["a224"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2> -> tensor<56xui16>
  return %r : tensor<56xui16>
}
func.func @case_convert_f8E5M2_ui32(%0: tensor<56xf8E5M2>) -> (tensor<56xui32>) attributes {inputs = ["a201"], outputs = ["a225"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2> -> tensor<56xui32>
  return %r : tensor<56xui32>
}
func.func @case_convert_f8E5M2_ui64(%0: tensor<56xf8E5M2>) -> (tensor<56xui64>) attributes {inputs = ["a201"], outputs = ["a226"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2> -> tensor<56xui64>
  return %r : tensor<56xui64>
}
func.func @case_convert_f8E5M2_complex_f32(%0: tensor<56xf8E5M2>) -> (tensor<56xcomplex<f32>>) attributes {inputs = ["a201"], outputs = ["a227"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2> -> tensor<56xcomplex<f32>>
  return %r : tensor<56xcomplex<f32>>
}
func.func @case_convert_f8E5M2_complex_f64(%0: tensor<56xf8E5M2>) -> (tensor<56xcomplex<f64>>) attributes {inputs = ["a201"], outputs = ["a228"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2> -> tensor<56xcomplex<f64>>
  return %r : tensor<56xcomplex<f64>>
}
func.func @case_convert_f8E5M2_i1(%0: tensor<56xf8E5M2>) -> (tensor<56xi1>) attributes {inputs = ["a201"], outputs = ["a85"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2> -> tensor<56xi1>
  return %r : tensor<56xi1>
}
func.func @case_convert_f8E5M2FNUZ_f64(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xf64>) attributes {inputs = ["a229"], outputs = ["a230"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2FNUZ> -> tensor<56xf64>
  return %r : tensor<56xf64>
}
func.func @case_convert_f8E5M2FNUZ_f32(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xf32>) attributes {inputs = ["a229"], outputs = ["a231"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2FNUZ> -> tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_convert_f8E5M2FNUZ_f16(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xf16>) attributes {inputs = ["a229"], outputs = ["a232"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2FNUZ> -> tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_convert_f8E5M2FNUZ_bf16(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xbf16>) attributes {inputs = ["a229"], outputs = ["a233"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2FNUZ> -> tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_convert_f8E5M2FNUZ_f8E4M3FN(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a229"], outputs = ["a234"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2FNUZ> -> tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_convert_f8E5M2FNUZ_f4E2M1FN(%0: tensor<28xf8E5M2FNUZ>) -> (tensor<28xf4E2M1FN>) attributes {inputs = ["a235"], outputs = ["a236"]} {
  %r = ten.convert %0 : tensor<28xf8E5M2FNUZ> -> tensor<28xf4E2M1FN>
  return %r : tensor<28xf4E2M1FN>
}
func.func @case_convert_f8E5M2FNUZ_i2(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xi2>) attributes {inputs = ["a229"], outputs = ["a237"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2FNUZ> -> tensor<56xi2>
  return %r : tensor<56xi2>
}
func.func @case_convert_f8E5M2FNUZ_i4(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xi4>) attributes {inputs = ["a229"], outputs = ["a238"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2FNUZ> -> tensor<56xi4>
  return %r : tensor<56xi4>
}
func.func @case_convert_f8E5M2FNUZ_i8(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xi8>) attributes {inputs = ["a229"], outputs = ["a239"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2FNUZ> -> tensor<56xi8>
  return %r : tensor<56xi8>
}
func.func @case_convert_f8E5M2FNUZ_i16(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xi16>) attributes {inputs = ["a229"], outputs = ["a240"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2FNUZ> -> tensor<56xi16>
  return %r : tensor<56xi16>
}
func.func @case_convert_f8E5M2FNUZ_i32(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xi32>) attributes {inputs = ["a229"], outputs = ["a241"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2FNUZ> -> tensor<56xi32>
  return %r : tensor<56xi32>
}
func.func @case_convert_f8E5M2FNUZ_i64(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xi64>) attributes {inputs = ["a229"], outputs = ["a242"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2FNUZ> -> tensor<56xi64>
  return %r : tensor<56xi64>
}
func.func @case_convert_f8E5M2FNUZ_ui2(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xui2>) attributes {inputs = ["a229"], outputs = ["a243"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2FNUZ> -> tensor<56xui2>
  return %r : tensor<56xui2>
}
func.func @case_convert_f8E5M2FNUZ_ui4(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xui4>) attributes {inputs = ["a229"], outputs = ["a244"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2FNUZ> -> tensor<56xui4>
  return %r : tensor<56xui4>
}
func.func @case_convert_f8E5M2FNUZ_ui8(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xui8>) attributes {inputs = ["a229"], outputs = ["a245"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2FNUZ> -> tensor<56xui8>
  return %r : tensor<56xui8>
}
func.func @case_convert_f8E5M2FNUZ_ui16(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xui16>) attributes {inputs = ["a229"], outputs = ["a246"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2FNUZ> -> tensor<56xui16>
  return %r : tensor<56xui16>
}
func.func @case_convert_f8E5M2FNUZ_ui32(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xui32>) attributes {inputs = ["a229"], outputs = ["a247"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2FNUZ> -> tensor<56xui32>
  return %r : tensor<56xui32>
}
func.func @case_convert_f8E5M2FNUZ_ui64(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xui64>) attributes {inputs = ["a229"], outputs = ["a248"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2FNUZ> -> tensor<56xui64>
  return %r : tensor<56xui64>
}
func.func @case_convert_f8E5M2FNUZ_complex_f32(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xcomplex<f32>>) attributes {inputs = ["a229"], outputs = ["a249"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2FNUZ> -> tensor<56xcomplex<f32>>
  return %r : tensor<56xcomplex<f32>>
}
func.func @case_convert_f8E5M2FNUZ_complex_f64(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xcomplex<f64>>) attributes {inputs = ["a229"], outputs = ["a250"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2FNUZ> -> tensor<56xcomplex<f64>>
  return %r : tensor<56xcomplex<f64>>
}
func.func @case_convert_f8E5M2FNUZ_i1(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xi1>) attributes {inputs = ["a229"], outputs = ["a85"]} {
  %r = ten.convert %0 : tensor<56xf8E5M2FNUZ> -> tensor<56xi1>
  return %r : tensor<56xi1>
}
func.func @case_convert_f8E3M4_f64(%0: tensor<56xf8E3M4>) -> (tensor<56xf64>) attributes {inputs = ["a251"], outputs = ["a252"]} {
  %r = ten.convert %0 : tensor<56xf8E3M4> -> tensor<56xf64>
  return %r : tensor<56xf64>
}
func.func @case_convert_f8E3M4_f32(%0: tensor<56xf8E3M4>) -> (tensor<56xf32>) attributes {inputs = ["a251"], outputs = ["a253"]} {
  %r = ten.convert %0 : tensor<56xf8E3M4> -> tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_convert_f8E3M4_f16(%0: tensor<56xf8E3M4>) -> (tensor<56xf16>) attributes {inputs = ["a251"], outputs = ["a254"]} {
  %r = ten.convert %0 : tensor<56xf8E3M4> -> tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_convert_f8E3M4_bf16(%0: tensor<56xf8E3M4>) -> (tensor<56xbf16>) attributes {inputs = ["a251"], outputs = ["a255"]} {
  %r = ten.convert %0 : tensor<56xf8E3M4> -> tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_convert_f8E3M4_f8E4M3FN(%0: tensor<56xf8E3M4>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a251"], outputs = ["a256"]} {
  %r = ten.convert %0 : tensor<56xf8E3M4> -> tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_convert_f8E3M4_f4E2M1FN(%0: tensor<20xf8E3M4>) -> (tensor<20xf4E2M1FN>) attributes {inputs = ["a257"], outputs = ["a258"]} {
  %r = ten.convert %0 : tensor<20xf8E3M4> -> tensor<20xf4E2M1FN>
  return %r : tensor<20xf4E2M1FN>
}
func.func @case_convert_f8E3M4_i2(%0: tensor<56xf8E3M4>) -> (tensor<56xi2>) attributes {inputs = ["a251"], outputs = ["a259"]} {
  %r = ten.convert %0 : tensor<56xf8E3M4> -> tensor<56xi2>
  return %r : tensor<56xi2>
}
func.func @case_convert_f8E3M4_i4(%0: tensor<56xf8E3M4>) -> (tensor<56xi4>) attributes {inputs = ["a251"], outputs = ["a260"]} {
  %r = ten.convert %0 : tensor<56xf8E3M4> -> tensor<56xi4>
  return %r : tensor<56xi4>
}
func.func @case_convert_f8E3M4_i8(%0: tensor<56xf8E3M4>) -> (tensor<56xi8>) attributes {inputs = ["a251"], outputs = ["a261"]} {
  %r = ten.convert %0 : tensor<56xf8E3M4> -> tensor<56xi8>
  return %r : tensor<56xi8>
}
func.func @case_convert_f8E3M4_i16(%0: tensor<56xf8E3M4>) -> (tensor<56xi16>) attributes {inputs = ["a251"], outputs = ["a262"]} {
  %r = ten.convert %0 : tensor<56xf8E3M4> -> tensor<56xi16>
  return %r : tensor<56xi16>
}
func.func @case_convert_f8E3M4_i32(%0: tensor<56xf8E3M4>) -> (tensor<56xi32>) attributes {inputs = ["a251"], outputs = ["a263"]} {
  %r = ten.convert %0 : tensor<56xf8E3M4> -> tensor<56xi32>
  return %r : tensor<56xi32>
}
func.func @case_convert_f8E3M4_i64(%0: tensor<56xf8E3M4>) -> (tensor<56xi64>) attributes {inputs = ["a251"], outputs = ["a264"]} {
  %r = ten.convert %0 : tensor<56xf8E3M4> -> tensor<56xi64>
  return %r : tensor<56xi64>
}
func.func @case_convert_f8E3M4_ui2(%0: tensor<56xf8E3M4>) -> (tensor<56xui2>) attributes {inputs = ["a251"], outputs = ["a265"]} {
  %r = ten.convert %0 : tensor<56xf8E3M4> -> tensor<56xui2>
  return %r : tensor<56xui2>
}
func.func @case_convert_f8E3M4_ui4(%0: tensor<56xf8E3M4>) -> (tensor<56xui4>) attributes {inputs = ["a251"], outputs = ["a266"]} {
  %r = ten.convert %0 : tensor<56xf8E3M4> -> tensor<56xui4>
  return %r : tensor<56xui4>
}
func.func @case_convert_f8E3M4_ui8(%0: tensor<56xf8E3M4>) -> (tensor<56xui8>) attributes {inputs = ["a251"], outputs = ["a267"]} {
  %r = ten.convert %0 : tensor<56xf8E3M4> -> tensor<56xui8>
  return %r : tensor<56xui8>
}
func.func @case_convert_f8E3M4_ui16(%0: tensor<56xf8E3M4>) -> (tensor<56xui16>) attributes {inputs = ["a251"], outputs = ["a268"]} {
  %r = ten.convert %0 : tensor<56xf8E3M4> -> tensor<56xui16>
  return %r : tensor<56xui16>
}
func.func @case_convert_f8E3M4_ui32(%0: tensor<56xf8E3M4>) -> (tensor<56xui32>) attributes {inputs = ["a251"], outputs = ["a269"]} {
  %r = ten.convert %0 : tensor<56xf8E3M4> -> tensor<56xui32>
  return %r : tensor<56xui32>
}
func.func @case_convert_f8E3M4_ui64(%0: tensor<56xf8E3M4>) -> (tensor<56xui64>) attributes {inputs = ["a251"], outputs = ["a270"]} {
  %r = ten.convert %0 : tensor<56xf8E3M4> -> tensor<56xui64>
  return %r : tensor<56xui64>
}
func.func @case_convert_f8E3M4_complex_f32(%0: tensor<56xf8E3M4>) -> (tensor<56xcomplex<f32>>) attributes {inputs = ["a251"], outputs = ["a271"]} {
  %r = ten.convert %0 : tensor<56xf8E3M4> -> tensor<56xcomplex<f32>>
  return %r : tensor<56xcomplex<f32>>
}
func.func @case_convert_f8E3M4_complex_f64(%0: tensor<56xf8E3M4>) -> (tensor<56xcomplex<f64>>) attributes {inputs = ["a251"], outputs = ["a272"]} {
  %r = ten.convert %0 : tensor<56xf8E3M4> -> tensor<56xcomplex<f64>>
  return %r : tensor<56xcomplex<f64>>
}
func.func @case_convert_f8E3M4_i1(%0: tensor<56xf8E3M4>) -> (tensor<56xi1>) attributes {inputs = ["a251"], outputs = ["a273"]} {
  %r = ten.convert %0 : tensor<56xf8E3M4> -> tensor<56xi1>
  return %r : tensor<56xi1>
}
func.func @case_convert_f8E8M0FNU_f64(%0: tensor<6xf8E8M0FNU>) -> (tensor<6xf64>) attributes {inputs = ["a274"], outputs = ["a275"]} {
  %r = ten.convert %0 : tensor<6xf8E8M0FNU> -> tensor<6xf64>
  return %r : tensor<6xf64>
}
func.func @case_convert_f8E8M0FNU_f32(%0: tensor<6xf8E8M0FNU>) -> (tensor<6xf32>) attributes {inputs = ["a274"], outputs = ["a276"]} {
  %r = ten.convert %0 : tensor<6xf8E8M0FNU> -> tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @case_convert_f8E8M0FNU_f16(%0: tensor<6xf8E8M0FNU>) -> (tensor<6xf16>) attributes {inputs = ["a274"], outputs = ["a277"]} {
  %r = ten.convert %0 : tensor<6xf8E8M0FNU> -> tensor<6xf16>
  return %r : tensor<6xf16>
}
func.func @case_convert_f8E8M0FNU_bf16(%0: tensor<6xf8E8M0FNU>) -> (tensor<6xbf16>) attributes {inputs = ["a274"], outputs = ["a278"]} {
  %r = ten.convert %0 : tensor<6xf8E8M0FNU> -> tensor<6xbf16>
  return %r : tensor<6xbf16>
}
func.func @case_convert_f8E8M0FNU_f8E4M3FN(%0: tensor<6xf8E8M0FNU>) -> (tensor<6xf8E4M3FN>) attributes {inputs = ["a274"], outputs = ["a279"]} {
  %r = ten.convert %0 : tensor<6xf8E8M0FNU> -> tensor<6xf8E4M3FN>
  return %r : tensor<6xf8E4M3FN>
}
func.func @case_convert_f8E8M0FNU_f4E2M1FN(%0: tensor<6xf8E8M0FNU>) -> (tensor<6xf4E2M1FN>) attributes {inputs = ["a274"], outputs = ["a280"]} {
  %r = ten.convert %0 : tensor<6xf8E8M0FNU> -> tensor<6xf4E2M1FN>
  return %r : tensor<6xf4E2M1FN>
}
func.func @case_convert_f8E8M0FNU_i2(%0: tensor<6xf8E8M0FNU>) -> (tensor<6xi2>) attributes {inputs = ["a274"], outputs = ["a281"]} {
  %r = ten.convert %0 : tensor<6xf8E8M0FNU> -> tensor<6xi2>
  return %r : tensor<6xi2>
}
func.func @case_convert_f8E8M0FNU_i4(%0: tensor<6xf8E8M0FNU>) -> (tensor<6xi4>) attributes {inputs = ["a274"], outputs = ["a282"]} {
  %r = ten.convert %0 : tensor<6xf8E8M0FNU> -> tensor<6xi4>
  return %r : tensor<6xi4>
}
func.func @case_convert_f8E8M0FNU_i8(%0: tensor<6xf8E8M0FNU>) -> (tensor<6xi8>) attributes {inputs = ["a274"], outputs = ["a283"]} {
  %r = ten.convert %0 : tensor<6xf8E8M0FNU> -> tensor<6xi8>
  return %r : tensor<6xi8>
}
func.func @case_convert_f8E8M0FNU_i16(%0: tensor<6xf8E8M0FNU>) -> (tensor<6xi16>) attributes {inputs = ["a274"], outputs = ["a284"]} {
  %r = ten.convert %0 : tensor<6xf8E8M0FNU> -> tensor<6xi16>
  return %r : tensor<6xi16>
}
func.func @case_convert_f8E8M0FNU_i32(%0: tensor<6xf8E8M0FNU>) -> (tensor<6xi32>) attributes {inputs = ["a274"], outputs = ["a285"]} {
  %r = ten.convert %0 : tensor<6xf8E8M0FNU> -> tensor<6xi32>
  return %r : tensor<6xi32>
}
func.func @case_convert_f8E8M0FNU_i64(%0: tensor<6xf8E8M0FNU>) -> (tensor<6xi64>) attributes {inputs = ["a274"], outputs = ["a286"]} {
  %r = ten.convert %0 : tensor<6xf8E8M0FNU> -> tensor<6xi64>
  return %r : tensor<6xi64>
}
func.func @case_convert_f8E8M0FNU_ui2(%0: tensor<6xf8E8M0FNU>) -> (tensor<6xui2>) attributes {inputs = ["a274"], outputs = ["a287"]} {
  %r = ten.convert %0 : tensor<6xf8E8M0FNU> -> tensor<6xui2>
  return %r : tensor<6xui2>
}
func.func @case_convert_f8E8M0FNU_ui4(%0: tensor<6xf8E8M0FNU>) -> (tensor<6xui4>) attributes {inputs = ["a274"], outputs = ["a288"]} {
  %r = ten.convert %0 : tensor<6xf8E8M0FNU> -> tensor<6xui4>
  return %r : tensor<6xui4>
}
func.func @case_convert_f8E8M0FNU_ui8(%0: tensor<6xf8E8M0FNU>) -> (tensor<6xui8>) attributes {inputs = ["a274"], outputs = ["a288"]} {
  %r = ten.convert %0 : tensor<6xf8E8M0FNU> -> tensor<6xui8>
  return %r : tensor<6xui8>
}
func.func @case_convert_f8E8M0FNU_ui16(%0: tensor<6xf8E8M0FNU>) -> (tensor<6xui16>) attributes {inputs = ["a274"], outputs = ["a289"]} {
  %r = ten.convert %0 : tensor<6xf8E8M0FNU> -> tensor<6xui16>
  return %r : tensor<6xui16>
}
func.func @case_convert_f8E8M0FNU_ui32(%0: tensor<6xf8E8M0FNU>) -> (tensor<6xui32>) attributes {inputs = ["a274"], outputs = ["a290"]} {
  %r = ten.convert %0 : tensor<6xf8E8M0FNU> -> tensor<6xui32>
  return %r : tensor<6xui32>
}
func.func @case_convert_f8E8M0FNU_ui64(%0: tensor<6xf8E8M0FNU>) -> (tensor<6xui64>) attributes {inputs = ["a274"], outputs = ["a291"]} {
  %r = ten.convert %0 : tensor<6xf8E8M0FNU> -> tensor<6xui64>
  return %r : tensor<6xui64>
}
func.func @case_convert_f8E8M0FNU_complex_f32(%0: tensor<6xf8E8M0FNU>) -> (tensor<6xcomplex<f32>>) attributes {inputs = ["a274"], outputs = ["a292"]} {
  %r = ten.convert %0 : tensor<6xf8E8M0FNU> -> tensor<6xcomplex<f32>>
  return %r : tensor<6xcomplex<f32>>
}
func.func @case_convert_f8E8M0FNU_complex_f64(%0: tensor<6xf8E8M0FNU>) -> (tensor<6xcomplex<f64>>) attributes {inputs = ["a274"], outputs = ["a293"]} {
  %r = ten.convert %0 : tensor<6xf8E8M0FNU> -> tensor<6xcomplex<f64>>
  return %r : tensor<6xcomplex<f64>>
}
func.func @case_convert_f8E8M0FNU_i1(%0: tensor<6xf8E8M0FNU>) -> (tensor<6xi1>) attributes {inputs = ["a274"], outputs = ["a294"]} {
  %r = ten.convert %0 : tensor<6xf8E8M0FNU> -> tensor<6xi1>
  return %r : tensor<6xi1>
}
func.func @case_convert_f4E2M1FN_f64(%0: tensor<6xf4E2M1FN>) -> (tensor<6xf64>) attributes {inputs = ["a295"], outputs = ["a296"]} {
  %r = ten.convert %0 : tensor<6xf4E2M1FN> -> tensor<6xf64>
  return %r : tensor<6xf64>
}
func.func @case_convert_f4E2M1FN_f32(%0: tensor<6xf4E2M1FN>) -> (tensor<6xf32>) attributes {inputs = ["a295"], outputs = ["a297"]} {
  %r = ten.convert %0 : tensor<6xf4E2M1FN> -> tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @case_convert_f4E2M1FN_f16(%0: tensor<6xf4E2M1FN>) -> (tensor<6xf16>) attributes {inputs = ["a295"], outputs = ["a298"]} {
  %r = ten.convert %0 : tensor<6xf4E2M1FN> -> tensor<6xf16>
  return %r : tensor<6xf16>
}
func.func @case_convert_f4E2M1FN_bf16(%0: tensor<6xf4E2M1FN>) -> (tensor<6xbf16>) attributes {inputs = ["a295"], outputs = ["a299"]} {
  %r = ten.convert %0 : tensor<6xf4E2M1FN> -> tensor<6xbf16>
  return %r : tensor<6xbf16>
}
func.func @case_convert_f4E2M1FN_f8E4M3(%0: tensor<6xf4E2M1FN>) -> (tensor<6xf8E4M3>) attributes {inputs = ["a295"], outputs = ["a300"]} {
  %r = ten.convert %0 : tensor<6xf4E2M1FN> -> tensor<6xf8E4M3>
  return %r : tensor<6xf8E4M3>
}
func.func @case_convert_f4E2M1FN_f8E4M3FN(%0: tensor<6xf4E2M1FN>) -> (tensor<6xf8E4M3FN>) attributes {inputs = ["a295"], outputs = ["a300"]} {
  %r = ten.convert %0 : tensor<6xf4E2M1FN> -> tensor<6xf8E4M3FN>
  return %r : tensor<6xf8E4M3FN>
}
func.func @case_convert_f4E2M1FN_f8E4M3FNUZ(%0: tensor<6xf4E2M1FN>) -> (tensor<6xf8E4M3FNUZ>) attributes {inputs = ["a295"], outputs = ["a301"]} {
  %r = ten.convert %0 : tensor<6xf4E2M1FN> -> tensor<6xf8E4M3FNUZ>
  return %r : tensor<6xf8E4M3FNUZ>
}
func.func @case_convert_f4E2M1FN_f8E4M3B11FNUZ(%0: tensor<6xf4E2M1FN>) -> (tensor<6xf8E4M3B11FNUZ>) attributes {inputs = ["a295"], outputs = ["a302"]} {
  %r = ten.convert %0 : tensor<6xf4E2M1FN> -> tensor<6xf8E4M3B11FNUZ>
  return %r : tensor<6xf8E4M3B11FNUZ>
}
func.func @case_convert_f4E2M1FN_f8E5M2(%0: tensor<6xf4E2M1FN>) -> (tensor<6xf8E5M2>) attributes {inputs = ["a295"], outputs = ["a303"]} {
  %r = ten.convert %0 : tensor<6xf4E2M1FN> -> tensor<6xf8E5M2>
  return %r : tensor<6xf8E5M2>
}
func.func @case_convert_f4E2M1FN_f8E5M2FNUZ(%0: tensor<6xf4E2M1FN>) -> (tensor<6xf8E5M2FNUZ>) attributes {inputs = ["a295"], outputs = ["a304"]} {
  %r = ten.convert %0 : tensor<6xf4E2M1FN> -> tensor<6xf8E5M2FNUZ>
  return %r : tensor<6xf8E5M2FNUZ>
}
func.func @case_convert_f4E2M1FN_f8E3M4(%0: tensor<6xf4E2M1FN>) -> (tensor<6xf8E3M4>) attributes {inputs = ["a295"], outputs = ["a305"]} {
  %r = ten.convert %0 : tensor<6xf4E2M1FN> -> tensor<6xf8E3M4>
  return %r : tensor<6xf8E3M4>
}
func.func @case_convert_f4E2M1FN_f8E8M0FNU(%0: tensor<6xf4E2M1FN>) -> (tensor<6xf8E8M0FNU>) attributes {inputs = ["a295"], outputs = ["a274"]} {
  %r = ten.convert %0 : tensor<6xf4E2M1FN> -> tensor<6xf8E8M0FNU>
  return %r : tensor<6xf8E8M0FNU>
}
func.func @case_convert_f4E2M1FN_f4E2M1FN(%0: tensor<6xf4E2M1FN>) -> (tensor<6xf4E2M1FN>) attributes {inputs = ["a295"], outputs = ["a295"]} {
  %r = ten.convert %0 : tensor<6xf4E2M1FN> -> tensor<6xf4E2M1FN>
  return %r : tensor<6xf4E2M1FN>
}
func.func @case_convert_f4E2M1FN_i2(%0: tensor<6xf4E2M1FN>) -> (tensor<6xi2>) attributes {inputs = ["a295"], outputs = ["a281"]} {
  %r = ten.convert %0 : tensor<6xf4E2M1FN> -> tensor<6xi2>
  return %r : tensor<6xi2>
}
func.func @case_convert_f4E2M1FN_i4(%0: tensor<6xf4E2M1FN>) -> (tensor<6xi4>) attributes {inputs = ["a295"], outputs = ["a306"]} {
  %r = ten.convert %0 : tensor<6xf4E2M1FN> -> tensor<6xi4>
  return %r : tensor<6xi4>
}
func.func @case_convert_f4E2M1FN_i8(%0: tensor<6xf4E2M1FN>) -> (tensor<6xi8>) attributes {inputs = ["a295"], outputs = ["a306"]} {
  %r = ten.convert %0 : tensor<6xf4E2M1FN> -> tensor<6xi8>
  return %r : tensor<6xi8>
}
func.func @case_convert_f4E2M1FN_i16(%0: tensor<6xf4E2M1FN>) -> (tensor<6xi16>) attributes {inputs = ["a295"], outputs = ["a307"]} {
  %r = ten.convert %0 : tensor<6xf4E2M1FN> -> tensor<6xi16>
  return %r : tensor<6xi16>
}
func.func @case_convert_f4E2M1FN_i32(%0: tensor<6xf4E2M1FN>) -> (tensor<6xi32>) attributes {inputs = ["a295"], outputs = ["a308"]} {
  %r = ten.convert %0 : tensor<6xf4E2M1FN> -> tensor<6xi32>
  return %r : tensor<6xi32>
}
func.func @case_convert_f4E2M1FN_i64(%0: tensor<6xf4E2M1FN>) -> (tensor<6xi64>) attributes {inputs = ["a295"], outputs = ["a309"]} {
  %r = ten.convert %0 : tensor<6xf4E2M1FN> -> tensor<6xi64>
  return %r : tensor<6xi64>
}
func.func @case_convert_f4E2M1FN_ui2(%0: tensor<6xf4E2M1FN>) -> (tensor<6xui2>) attributes {inputs = ["a295"], outputs = ["a310"]} {
  %r = ten.convert %0 : tensor<6xf4E2M1FN> -> tensor<6xui2>
  return %r : tensor<6xui2>
}
func.func @case_convert_f4E2M1FN_ui4(%0: tensor<6xf4E2M1FN>) -> (tensor<6xui4>) attributes {inputs = ["a295"], outputs = ["a311"]} {
  %r = ten.convert %0 : tensor<6xf4E2M1FN> -> tensor<6xui4>
  return %r : tensor<6xui4>
}
func.func @case_convert_f4E2M1FN_ui8(%0: tensor<6xf4E2M1FN>) -> (tensor<6xui8>) attributes {inputs = ["a295"], outputs = ["a311"]} {
  %r = ten.convert %0 : tensor<6xf4E2M1FN> -> tensor<6xui8>
  return %r : tensor<6xui8>
}
func.func @case_convert_f4E2M1FN_ui16(%0: tensor<6xf4E2M1FN>) -> (tensor<6xui16>) attributes {inputs = ["a295"], outputs = ["a312"]} {
  %r = ten.convert %0 : tensor<6xf4E2M1FN> -> tensor<6xui16>
  return %r : tensor<6xui16>
}
func.func @case_convert_f4E2M1FN_ui32(%0: tensor<6xf4E2M1FN>) -> (tensor<6xui32>) attributes {inputs = ["a295"], outputs = ["a313"]} {
  %r = ten.convert %0 : tensor<6xf4E2M1FN> -> tensor<6xui32>
  return %r : tensor<6xui32>
}
func.func @case_convert_f4E2M1FN_ui64(%0: tensor<6xf4E2M1FN>) -> (tensor<6xui64>) attributes {inputs = ["a295"], outputs = ["a314"]} {
  %r = ten.convert %0 : tensor<6xf4E2M1FN> -> tensor<6xui64>
  return %r : tensor<6xui64>
}
func.func @case_convert_f4E2M1FN_complex_f32(%0: tensor<6xf4E2M1FN>) -> (tensor<6xcomplex<f32>>) attributes {inputs = ["a295"], outputs = ["a315"]} {
  %r = ten.convert %0 : tensor<6xf4E2M1FN> -> tensor<6xcomplex<f32>>
  return %r : tensor<6xcomplex<f32>>
}
func.func @case_convert_f4E2M1FN_complex_f64(%0: tensor<6xf4E2M1FN>) -> (tensor<6xcomplex<f64>>) attributes {inputs = ["a295"], outputs = ["a316"]} {
  %r = ten.convert %0 : tensor<6xf4E2M1FN> -> tensor<6xcomplex<f64>>
  return %r : tensor<6xcomplex<f64>>
}
func.func @case_convert_f4E2M1FN_i1(%0: tensor<6xf4E2M1FN>) -> (tensor<6xi1>) attributes {inputs = ["a295"], outputs = ["a294"]} {
  %r = ten.convert %0 : tensor<6xf4E2M1FN> -> tensor<6xi1>
  return %r : tensor<6xi1>
}
func.func @case_convert_i2_f64(%0: tensor<8xi2>) -> (tensor<8xf64>) attributes {inputs = ["a317"], outputs = ["a318"]} {
  %r = ten.convert %0 : tensor<8xi2> -> tensor<8xf64>
  return %r : tensor<8xf64>
}
func.func @case_convert_i2_f32(%0: tensor<8xi2>) -> (tensor<8xf32>) attributes {inputs = ["a317"], outputs = ["a319"]} {
  %r = ten.convert %0 : tensor<8xi2> -> tensor<8xf32>
  return %r : tensor<8xf32>
}
func.func @case_convert_i2_f16(%0: tensor<8xi2>) -> (tensor<8xf16>) attributes {inputs = ["a317"], outputs = ["a320"]} {
  %r = ten.convert %0 : tensor<8xi2> -> tensor<8xf16>
  return %r : tensor<8xf16>
}
func.func @case_convert_i2_bf16(%0: tensor<8xi2>) -> (tensor<8xbf16>) attributes {inputs = ["a317"], outputs = ["a321"]} {
  %r = ten.convert %0 : tensor<8xi2> -> tensor<8xbf16>
  return %r : tensor<8xbf16>
}
func.func @case_convert_i2_f8E4M3(%0: tensor<8xi2>) -> (tensor<8xf8E4M3>) attributes {inputs = ["a317"], outputs = ["a322"]} {
  %r = ten.convert %0 : tensor<8xi2> -> tensor<8xf8E4M3>
  return %r : tensor<8xf8E4M3>
}
func.func @case_convert_i2_f8E4M3FN(%0: tensor<8xi2>) -> (tensor<8xf8E4M3FN>) attributes {inputs = ["a317"], outputs = ["a322"]} {
  %r = ten.convert %0 : tensor<8xi2> -> tensor<8xf8E4M3FN>
  return %r : tensor<8xf8E4M3FN>
}
func.func @case_convert_i2_f8E4M3FNUZ(%0: tensor<8xi2>) -> (tensor<8xf8E4M3FNUZ>) attributes {inputs = ["a317"], outputs = ["a323"]} {
  %r = ten.convert %0 : tensor<8xi2> -> tensor<8xf8E4M3FNUZ>
  return %r : tensor<8xf8E4M3FNUZ>
}
func.func @case_convert_i2_f8E4M3B11FNUZ(%0: tensor<8xi2>) -> (tensor<8xf8E4M3B11FNUZ>) attributes {inputs = ["a317"], outputs = ["a324"]} {
  %r = ten.convert %0 : tensor<8xi2> -> tensor<8xf8E4M3B11FNUZ>
  return %r : tensor<8xf8E4M3B11FNUZ>
}
func.func @case_convert_i2_f8E5M2(%0: tensor<8xi2>) -> (tensor<8xf8E5M2>) attributes {inputs = ["a317"], outputs = ["a325"]} {
  %r = ten.convert %0 : tensor<8xi2> -> tensor<8xf8E5M2>
  return %r : tensor<8xf8E5M2>
}
func.func @case_convert_i2_f8E5M2FNUZ(%0: tensor<8xi2>) -> (tensor<8xf8E5M2FNUZ>) attributes {inputs = ["a317"], outputs = ["a326"]} {
  %r = ten.convert %0 : tensor<8xi2> -> tensor<8xf8E5M2FNUZ>
  return %r : tensor<8xf8E5M2FNUZ>
}
func.func @case_convert_i2_f8E3M4(%0: tensor<8xi2>) -> (tensor<8xf8E3M4>) attributes {inputs = ["a317"], outputs = ["a327"]} {
  %r = ten.convert %0 : tensor<8xi2> -> tensor<8xf8E3M4>
  return %r : tensor<8xf8E3M4>
}
func.func @case_convert_i2_f8E8M0FNU(%0: tensor<2xi2>) -> (tensor<2xf8E8M0FNU>) attributes {inputs = ["a328"], outputs = ["a329"]} {
  %r = ten.convert %0 : tensor<2xi2> -> tensor<2xf8E8M0FNU>
  return %r : tensor<2xf8E8M0FNU>
}
func.func @case_convert_i2_f4E2M1FN(%0: tensor<2xi2>) -> (tensor<2xf4E2M1FN>) attributes {inputs = ["a328"], outputs = ["a330"]} {
  %r = ten.convert %0 : tensor<2xi2> -> tensor<2xf4E2M1FN>
  return %r : tensor<2xf4E2M1FN>
}
func.func @case_convert_i2_i2(%0: tensor<8xi2>) -> (tensor<8xi2>) attributes {inputs = ["a317"], outputs = ["a317"]} {
  %r = ten.convert %0 : tensor<8xi2> -> tensor<8xi2>
  return %r : tensor<8xi2>
}
func.func @case_convert_i2_i4(%0: tensor<8xi2>) -> (tensor<8xi4>) attributes {inputs = ["a317"], outputs = ["a317"]} {
  %r = ten.convert %0 : tensor<8xi2> -> tensor<8xi4>
  return %r : tensor<8xi4>
}
func.func @case_convert_i2_i8(%0: tensor<8xi2>) -> (tensor<8xi8>) attributes {inputs = ["a317"], outputs = ["a317"]} {
  %r = ten.convert %0 : tensor<8xi2> -> tensor<8xi8>
  return %r : tensor<8xi8>
}
func.func @case_convert_i2_i16(%0: tensor<8xi2>) -> (tensor<8xi16>) attributes {inputs = ["a317"], outputs = ["a331"]} {
  %r = ten.convert %0 : tensor<8xi2> -> tensor<8xi16>
  return %r : tensor<8xi16>
}
func.func @case_convert_i2_i32(%0: tensor<8xi2>) -> (tensor<8xi32>) attributes {inputs = ["a317"], outputs = ["a332"]} {
  %r = ten.convert %0 : tensor<8xi2> -> tensor<8xi32>
  return %r : tensor<8xi32>
}
func.func @case_convert_i2_i64(%0: tensor<8xi2>) -> (tensor<8xi64>) attributes {inputs = ["a317"], outputs = ["a333"]} {
  %r = ten.convert %0 : tensor<8xi2> -> tensor<8xi64>
  return %r : tensor<8xi64>
}
func.func @case_convert_i2_ui2(%0: tensor<8xi2>) -> (tensor<8xui2>) attributes {inputs = ["a317"], outputs = ["a334"]} {
  %r = ten.convert %0 : tensor<8xi2> -> tensor<8xui2>
  return %r : tensor<8xui2>
}
func.func @case_convert_i2_ui4(%0: tensor<8xi2>) -> (tensor<8xui4>) attributes {inputs = ["a317"], outputs = ["a335"]} {
  %r = ten.convert %0 : tensor<8xi2> -> tensor<8xui4>
  return %r : tensor<8xui4>
}
func.func @case_convert_i2_ui8(%0: tensor<8xi2>) -> (tensor<8xui8>) attributes {inputs = ["a317"], outputs = ["a336"]} {
  %r = ten.convert %0 : tensor<8xi2> -> tensor<8xui8>
  return %r : tensor<8xui8>
}
func.func @case_convert_i2_ui16(%0: tensor<8xi2>) -> (tensor<8xui16>) attributes {inputs = ["a317"], outputs = ["a337"]} {
  %r = ten.convert %0 : tensor<8xi2> -> tensor<8xui16>
  return %r : tensor<8xui16>
}
func.func @case_convert_i2_ui32(%0: tensor<8xi2>) -> (tensor<8xui32>) attributes {inputs = ["a317"], outputs = ["a338"]} {
  %r = ten.convert %0 : tensor<8xi2> -> tensor<8xui32>
  return %r : tensor<8xui32>
}
func.func @case_convert_i2_ui64(%0: tensor<8xi2>) -> (tensor<8xui64>) attributes {inputs = ["a317"], outputs = ["a339"]} {
  %r = ten.convert %0 : tensor<8xi2> -> tensor<8xui64>
  return %r : tensor<8xui64>
}
func.func @case_convert_i2_complex_f32(%0: tensor<8xi2>) -> (tensor<8xcomplex<f32>>) attributes {inputs = ["a317"], outputs = ["a340"]} {
  %r = ten.convert %0 : tensor<8xi2> -> tensor<8xcomplex<f32>>
  return %r : tensor<8xcomplex<f32>>
}
func.func @case_convert_i2_complex_f64(%0: tensor<8xi2>) -> (tensor<8xcomplex<f64>>) attributes {inputs = ["a317"], outputs = ["a341"]} {
  %r = ten.convert %0 : tensor<8xi2> -> tensor<8xcomplex<f64>>
  return %r : tensor<8xcomplex<f64>>
}
func.func @case_convert_i2_i1(%0: tensor<8xi2>) -> (tensor<8xi1>) attributes {inputs = ["a317"], outputs = ["a342"]} {
  %r = ten.convert %0 : tensor<8xi2> -> tensor<8xi1>
  return %r : tensor<8xi1>
}
func.func @case_convert_i4_f64(%0: tensor<8xi4>) -> (tensor<8xf64>) attributes {inputs = ["a343"], outputs = ["a344"]} {
  %r = ten.convert %0 : tensor<8xi4> -> tensor<8xf64>
  return %r : tensor<8xf64>
}
func.func @case_convert_i4_f32(%0: tensor<8xi4>) -> (tensor<8xf32>) attributes {inputs = ["a343"], outputs = ["a345"]} {
  %r = ten.convert %0 : tensor<8xi4> -> tensor<8xf32>
  return %r : tensor<8xf32>
}
func.func @case_convert_i4_f16(%0: tensor<8xi4>) -> (tensor<8xf16>) attributes {inputs = ["a343"], outputs = ["a346"]} {
  %r = ten.convert %0 : tensor<8xi4> -> tensor<8xf16>
  return %r : tensor<8xf16>
}
func.func @case_convert_i4_bf16(%0: tensor<8xi4>) -> (tensor<8xbf16>) attributes {inputs = ["a343"], outputs = ["a347"]} {
  %r = ten.convert %0 : tensor<8xi4> -> tensor<8xbf16>
  return %r : tensor<8xbf16>
}
func.func @case_convert_i4_f8E4M3(%0: tensor<8xi4>) -> (tensor<8xf8E4M3>) attributes {inputs = ["a343"], outputs = ["a348"]} {
  %r = ten.convert %0 : tensor<8xi4> -> tensor<8xf8E4M3>
  return %r : tensor<8xf8E4M3>
}
func.func @case_convert_i4_f8E4M3FN(%0: tensor<8xi4>) -> (tensor<8xf8E4M3FN>) attributes {inputs = ["a343"], outputs = ["a348"]} {
  %r = ten.convert %0 : tensor<8xi4> -> tensor<8xf8E4M3FN>
  return %r : tensor<8xf8E4M3FN>
}
func.func @case_convert_i4_f8E4M3FNUZ(%0: tensor<8xi4>) -> (tensor<8xf8E4M3FNUZ>) attributes {inputs = ["a343"], outputs = ["a349"]} {
  %r = ten.convert %0 : tensor<8xi4> -> tensor<8xf8E4M3FNUZ>
  return %r : tensor<8xf8E4M3FNUZ>
}
func.func @case_convert_i4_f8E4M3B11FNUZ(%0: tensor<8xi4>) -> (tensor<8xf8E4M3B11FNUZ>) attributes {inputs = ["a343"], outputs = ["a350"]} {
  %r = ten.convert %0 : tensor<8xi4> -> tensor<8xf8E4M3B11FNUZ>
  return %r : tensor<8xf8E4M3B11FNUZ>
}
func.func @case_convert_i4_f8E5M2(%0: tensor<8xi4>) -> (tensor<8xf8E5M2>) attributes {inputs = ["a343"], outputs = ["a351"]} {
  %r = ten.convert %0 : tensor<8xi4> -> tensor<8xf8E5M2>
  return %r : tensor<8xf8E5M2>
}
func.func @case_convert_i4_f8E5M2FNUZ(%0: tensor<8xi4>) -> (tensor<8xf8E5M2FNUZ>) attributes {inputs = ["a343"], outputs = ["a352"]} {
  %r = ten.convert %0 : tensor<8xi4> -> tensor<8xf8E5M2FNUZ>
  return %r : tensor<8xf8E5M2FNUZ>
}
func.func @case_convert_i4_f8E3M4(%0: tensor<8xi4>) -> (tensor<8xf8E3M4>) attributes {inputs = ["a343"], outputs = ["a353"]} {
  %r = ten.convert %0 : tensor<8xi4> -> tensor<8xf8E3M4>
  return %r : tensor<8xf8E3M4>
}
func.func @case_convert_i4_f8E8M0FNU(%0: tensor<5xi4>) -> (tensor<5xf8E8M0FNU>) attributes {inputs = ["a354"], outputs = ["a355"]} {
  %r = ten.convert %0 : tensor<5xi4> -> tensor<5xf8E8M0FNU>
  return %r : tensor<5xf8E8M0FNU>
}
func.func @case_convert_i4_f4E2M1FN(%0: tensor<5xi4>) -> (tensor<5xf4E2M1FN>) attributes {inputs = ["a354"], outputs = ["a356"]} {
  %r = ten.convert %0 : tensor<5xi4> -> tensor<5xf4E2M1FN>
  return %r : tensor<5xf4E2M1FN>
}
func.func @case_convert_i4_i2(%0: tensor<8xi4>) -> (tensor<8xi2>) attributes {inputs = ["a343"], outputs = ["a357"]} {
  %r = ten.convert %0 : tensor<8xi4> -> tensor<8xi2>
  return %r : tensor<8xi2>
}
func.func @case_convert_i4_i4(%0: tensor<8xi4>) -> (tensor<8xi4>) attributes {inputs = ["a343"], outputs = ["a343"]} {
  %r = ten.convert %0 : tensor<8xi4> -> tensor<8xi4>
  return %r : tensor<8xi4>
}
func.func @case_convert_i4_i8(%0: tensor<8xi4>) -> (tensor<8xi8>) attributes {inputs = ["a343"], outputs = ["a343"]} {
  %r = ten.convert %0 : tensor<8xi4> -> tensor<8xi8>
  return %r : tensor<8xi8>
}
func.func @case_convert_i4_i16(%0: tensor<8xi4>) -> (tensor<8xi16>) attributes {inputs = ["a343"], outputs = ["a358"]} {
  %r = ten.convert %0 : tensor<8xi4> -> tensor<8xi16>
  return %r : tensor<8xi16>
}
func.func @case_convert_i4_i32(%0: tensor<8xi4>) -> (tensor<8xi32>) attributes {inputs = ["a343"], outputs = ["a359"]} {
  %r = ten.convert %0 : tensor<8xi4> -> tensor<8xi32>
  return %r : tensor<8xi32>
}
func.func @case_convert_i4_i64(%0: tensor<8xi4>) -> (tensor<8xi64>) attributes {inputs = ["a343"], outputs = ["a360"]} {
  %r = ten.convert %0 : tensor<8xi4> -> tensor<8xi64>
  return %r : tensor<8xi64>
}
func.func @case_convert_i4_ui2(%0: tensor<8xi4>) -> (tensor<8xui2>) attributes {inputs = ["a343"], outputs = ["a361"]} {
  %r = ten.convert %0 : tensor<8xi4> -> tensor<8xui2>
  return %r : tensor<8xui2>
}
func.func @case_convert_i4_ui4(%0: tensor<8xi4>) -> (tensor<8xui4>) attributes {inputs = ["a343"], outputs = ["a362"]} {
  %r = ten.convert %0 : tensor<8xi4> -> tensor<8xui4>
  return %r : tensor<8xui4>
}
func.func @case_convert_i4_ui8(%0: tensor<8xi4>) -> (tensor<8xui8>) attributes {inputs = ["a343"], outputs = ["a363"]} {
  %r = ten.convert %0 : tensor<8xi4> -> tensor<8xui8>
  return %r : tensor<8xui8>
}
func.func @case_convert_i4_ui16(%0: tensor<8xi4>) -> (tensor<8xui16>) attributes {inputs = ["a343"], outputs = ["a364"]} {
  %r = ten.convert %0 : tensor<8xi4> -> tensor<8xui16>
  return %r : tensor<8xui16>
}
func.func @case_convert_i4_ui32(%0: tensor<8xi4>) -> (tensor<8xui32>) attributes {inputs = ["a343"], outputs = ["a365"]} {
  %r = ten.convert %0 : tensor<8xi4> -> tensor<8xui32>
  return %r : tensor<8xui32>
}
func.func @case_convert_i4_ui64(%0: tensor<8xi4>) -> (tensor<8xui64>) attributes {inputs = ["a343"], outputs = ["a366"]} {
  %r = ten.convert %0 : tensor<8xi4> -> tensor<8xui64>
  return %r : tensor<8xui64>
}
func.func @case_convert_i4_complex_f32(%0: tensor<8xi4>) -> (tensor<8xcomplex<f32>>) attributes {inputs = ["a343"], outputs = ["a367"]} {
  %r = ten.convert %0 : tensor<8xi4> -> tensor<8xcomplex<f32>>
  return %r : tensor<8xcomplex<f32>>
}
func.func @case_convert_i4_complex_f64(%0: tensor<8xi4>) -> (tensor<8xcomplex<f64>>) attributes {inputs = ["a343"], outputs = ["a368"]} {
  %r = ten.convert %0 : tensor<8xi4> -> tensor<8xcomplex<f64>>
  return %r : tensor<8xcomplex<f64>>
}
func.func @case_convert_i4_i1(%0: tensor<8xi4>) -> (tensor<8xi1>) attributes {inputs = ["a343"], outputs = ["a369"]} {
  %r = ten.convert %0 : tensor<8xi4> -> tensor<8xi1>
  return %r : tensor<8xi1>
}
func.func @case_convert_i8_f64(%0: tensor<8xi8>) -> (tensor<8xf64>) attributes {inputs = ["a370"], outputs = ["a371"]} {
  %r = ten.convert %0 : tensor<8xi8> -> tensor<8xf64>
  return %r : tensor<8xf64>
}
func.func @case_convert_i8_f32(%0: tensor<8xi8>) -> (tensor<8xf32>) attributes {inputs = ["a370"], outputs = ["a372"]} {
  %r = ten.convert %0 : tensor<8xi8> -> tensor<8xf32>
  return %r : tensor<8xf32>
}
func.func @case_convert_i8_f16(%0: tensor<8xi8>) -> (tensor<8xf16>) attributes {inputs = ["a370"], outputs = ["a373"]} {
  %r = ten.convert %0 : tensor<8xi8> -> tensor<8xf16>
  return %r : tensor<8xf16>
}
func.func @case_convert_i8_bf16(%0: tensor<8xi8>) -> (tensor<8xbf16>) attributes {inputs = ["a370"], outputs = ["a374"]} {
  %r = ten.convert %0 : tensor<8xi8> -> tensor<8xbf16>
  return %r : tensor<8xbf16>
}
func.func @case_convert_i8_f8E4M3(%0: tensor<8xi8>) -> (tensor<8xf8E4M3>) attributes {inputs = ["a370"], outputs = ["a375"]} {
  %r = ten.convert %0 : tensor<8xi8> -> tensor<8xf8E4M3>
  return %r : tensor<8xf8E4M3>
}
func.func @case_convert_i8_f8E4M3FN(%0: tensor<8xi8>) -> (tensor<8xf8E4M3FN>) attributes {inputs = ["a370"], outputs = ["a375"]} {
  %r = ten.convert %0 : tensor<8xi8> -> tensor<8xf8E4M3FN>
  return %r : tensor<8xf8E4M3FN>
}
func.func @case_convert_i8_f8E4M3FNUZ(%0: tensor<8xi8>) -> (tensor<8xf8E4M3FNUZ>) attributes {inputs = ["a370"], outputs = ["a376"]} {
  %r = ten.convert %0 : tensor<8xi8> -> tensor<8xf8E4M3FNUZ>
  return %r : tensor<8xf8E4M3FNUZ>
}
func.func @case_convert_i8_f8E4M3B11FNUZ(%0: tensor<8xi8>) -> (tensor<8xf8E4M3B11FNUZ>) attributes {inputs = ["a370"], outputs = ["a377"]} {
  %r = ten.convert %0 : tensor<8xi8> -> tensor<8xf8E4M3B11FNUZ>
  return %r : tensor<8xf8E4M3B11FNUZ>
}
func.func @case_convert_i8_f8E5M2(%0: tensor<8xi8>) -> (tensor<8xf8E5M2>) attributes {inputs = ["a370"], outputs = ["a378"]} {
  %r = ten.convert %0 : tensor<8xi8> -> tensor<8xf8E5M2>
  return %r : tensor<8xf8E5M2>
}
func.func @case_convert_i8_f8E5M2FNUZ(%0: tensor<8xi8>) -> (tensor<8xf8E5M2FNUZ>) attributes {inputs = ["a370"], outputs = ["a379"]} {
  %r = ten.convert %0 : tensor<8xi8> -> tensor<8xf8E5M2FNUZ>
  return %r : tensor<8xf8E5M2FNUZ>
}
func.func @case_convert_i8_f8E3M4(%0: tensor<8xi8>) -> (tensor<8xf8E3M4>) attributes {inputs = ["a370"], outputs = ["a380"]} {
  %r = ten.convert %0 : tensor<8xi8> -> tensor<8xf8E3M4>
  return %r : tensor<8xf8E3M4>
}
func.func @case_convert_i8_f8E8M0FNU(%0: tensor<5xi8>) -> (tensor<5xf8E8M0FNU>) attributes {inputs = ["a381"], outputs = ["a382"]} {
  %r = ten.convert %0 : tensor<5xi8> -> tensor<5xf8E8M0FNU>
  return %r : tensor<5xf8E8M0FNU>
}
func.func @case_convert_i8_f4E2M1FN(%0: tensor<5xi8>) -> (tensor<5xf4E2M1FN>) attributes {inputs = ["a381"], outputs = ["a383"]} {
  %r = ten.convert %0 : tensor<5xi8> -> tensor<5xf4E2M1FN>
  return %r : tensor<5xf4E2M1FN>
}
func.func @case_convert_i8_i2(%0: tensor<8xi8>) -> (tensor<8xi2>) attributes {inputs = ["a370"], outputs = ["a357"]} {
  %r = ten.convert %0 : tensor<8xi8> -> tensor<8xi2>
  return %r : tensor<8xi2>
}
func.func @case_convert_i8_i4(%0: tensor<8xi8>) -> (tensor<8xi4>) attributes {inputs = ["a370"], outputs = ["a384"]} {
  %r = ten.convert %0 : tensor<8xi8> -> tensor<8xi4>
  return %r : tensor<8xi4>
}
func.func @case_convert_i8_i8(%0: tensor<8xi8>) -> (tensor<8xi8>) attributes {inputs = ["a370"], outputs = ["a370"]} {
  %r = ten.convert %0 : tensor<8xi8> -> tensor<8xi8>
  return %r : tensor<8xi8>
}
func.func @case_convert_i8_i16(%0: tensor<8xi8>) -> (tensor<8xi16>) attributes {inputs = ["a370"], outputs = ["a385"]} {
  %r = ten.convert %0 : tensor<8xi8> -> tensor<8xi16>
  return %r : tensor<8xi16>
}
func.func @case_convert_i8_i32(%0: tensor<8xi8>) -> (tensor<8xi32>) attributes {inputs = ["a370"], outputs = ["a386"]} {
  %r = ten.convert %0 : tensor<8xi8> -> tensor<8xi32>
  return %r : tensor<8xi32>
}
func.func @case_convert_i8_i64(%0: tensor<8xi8>) -> (tensor<8xi64>) attributes {inputs = ["a370"], outputs = ["a387"]} {
  %r = ten.convert %0 : tensor<8xi8> -> tensor<8xi64>
  return %r : tensor<8xi64>
}
func.func @case_convert_i8_ui2(%0: tensor<8xi8>) -> (tensor<8xui2>) attributes {inputs = ["a370"], outputs = ["a361"]} {
  %r = ten.convert %0 : tensor<8xi8> -> tensor<8xui2>
  return %r : tensor<8xui2>
}
func.func @case_convert_i8_ui4(%0: tensor<8xi8>) -> (tensor<8xui4>) attributes {inputs = ["a370"], outputs = ["a388"]} {
  %r = ten.convert %0 : tensor<8xi8> -> tensor<8xui4>
  return %r : tensor<8xui4>
}
func.func @case_convert_i8_ui8(%0: tensor<8xi8>) -> (tensor<8xui8>) attributes {inputs = ["a370"], outputs = ["a389"]} {
  %r = ten.convert %0 : tensor<8xi8> -> tensor<8xui8>
  return %r : tensor<8xui8>
}
func.func @case_convert_i8_ui16(%0: tensor<8xi8>) -> (tensor<8xui16>) attributes {inputs = ["a370"], outputs = ["a390"]} {
  %r = ten.convert %0 : tensor<8xi8> -> tensor<8xui16>
  return %r : tensor<8xui16>
}
func.func @case_convert_i8_ui32(%0: tensor<8xi8>) -> (tensor<8xui32>) attributes {inputs = ["a370"], outputs = ["a391"]} {
  %r = ten.convert %0 : tensor<8xi8> -> tensor<8xui32>
  return %r : tensor<8xui32>
}
func.func @case_convert_i8_ui64(%0: tensor<8xi8>) -> (tensor<8xui64>) attributes {inputs = ["a370"], outputs = ["a392"]} {
  %r = ten.convert %0 : tensor<8xi8> -> tensor<8xui64>
  return %r : tensor<8xui64>
}
func.func @case_convert_i8_complex_f32(%0: tensor<8xi8>) -> (tensor<8xcomplex<f32>>) attributes {inputs = ["a370"], outputs = ["a393"]} {
  %r = ten.convert %0 : tensor<8xi8> -> tensor<8xcomplex<f32>>
  return %r : tensor<8xcomplex<f32>>
}
func.func @case_convert_i8_complex_f64(%0: tensor<8xi8>) -> (tensor<8xcomplex<f64>>) attributes {inputs = ["a370"], outputs = ["a394"]} {
  %r = ten.convert %0 : tensor<8xi8> -> tensor<8xcomplex<f64>>
  return %r : tensor<8xcomplex<f64>>
}
func.func @case_convert_i8_i1(%0: tensor<8xi8>) -> (tensor<8xi1>) attributes {inputs = ["a370"], outputs = ["a369"]} {
  %r = ten.convert %0 : tensor<8xi8> -> tensor<8xi1>
  return %r : tensor<8xi1>
}
func.func @case_convert_i16_f64(%0: tensor<10xi16>) -> (tensor<10xf64>) attributes {inputs = ["a395"], outputs = ["a396"]} {
  %r = ten.convert %0 : tensor<10xi16> -> tensor<10xf64>
  return %r : tensor<10xf64>
}
func.func @case_convert_i16_f32(%0: tensor<10xi16>) -> (tensor<10xf32>) attributes {inputs = ["a395"], outputs = ["a397"]} {
  %r = ten.convert %0 : tensor<10xi16> -> tensor<10xf32>
  return %r : tensor<10xf32>
}
func.func @case_convert_i16_f16(%0: tensor<10xi16>) -> (tensor<10xf16>) attributes {inputs = ["a395"], outputs = ["a398"]} {
  %r = ten.convert %0 : tensor<10xi16> -> tensor<10xf16>
  return %r : tensor<10xf16>
}
func.func @case_convert_i16_bf16(%0: tensor<10xi16>) -> (tensor<10xbf16>) attributes {inputs = ["a395"], outputs = ["a399"]} {
  %r = ten.convert %0 : tensor<10xi16> -> tensor<10xbf16>
  return %r : tensor<10xbf16>
}
func.func @case_convert_i16_f8E4M3(%0: tensor<10xi16>) -> (tensor<10xf8E4M3>) attributes {inputs = ["a395"], outputs = ["a400"]} {
  %r = ten.convert %0 : tensor<10xi16> -> tensor<10xf8E4M3>
  return %r : tensor<10xf8E4M3>
}
func.func @case_convert_i16_f8E4M3FN(%0: tensor<10xi16>) -> (tensor<10xf8E4M3FN>) attributes {inputs = ["a395"], outputs = ["a401"]} {
  %r = ten.convert %0 : tensor<10xi16> -> tensor<10xf8E4M3FN>
  return %r : tensor<10xf8E4M3FN>
}
func.func @case_convert_i16_f8E4M3FNUZ(%0: tensor<10xi16>) -> (tensor<10xf8E4M3FNUZ>) attributes {inputs = ["a395"], outputs = ["a402"]} {
  %r = ten.convert %0 : tensor<10xi16> -> tensor<10xf8E4M3FNUZ>
  return %r : tensor<10xf8E4M3FNUZ>
}
func.func @case_convert_i16_f8E4M3B11FNUZ(%0: tensor<10xi16>) -> (tensor<10xf8E4M3B11FNUZ>) attributes {inputs = ["a395"], outputs = ["a403"]} {
  %r = ten.convert %0 : tensor<10xi16> -> tensor<10xf8E4M3B11FNUZ>
  return %r : tensor<10xf8E4M3B11FNUZ>
}
func.func @case_convert_i16_f8E5M2(%0: tensor<10xi16>) -> (tensor<10xf8E5M2>) attributes {inputs = ["a395"], outputs = ["a404"]} {
  %r = ten.convert %0 : tensor<10xi16> -> tensor<10xf8E5M2>
  return %r : tensor<10xf8E5M2>
}
func.func @case_convert_i16_f8E5M2FNUZ(%0: tensor<10xi16>) -> (tensor<10xf8E5M2FNUZ>) attributes {inputs = ["a395"], outputs = ["a405"]} {
  %r = ten.convert %0 : tensor<10xi16> -> tensor<10xf8E5M2FNUZ>
  return %r : tensor<10xf8E5M2FNUZ>
}
func.func @case_convert_i16_f8E3M4(%0: tensor<10xi16>) -> (tensor<10xf8E3M4>) attributes {inputs = ["a395"], outputs = ["a406"]} {
  %r = ten.convert %0 : tensor<10xi16> -> tensor<10xf8E3M4>
  return %r : tensor<10xf8E3M4>
}
func.func @case_convert_i16_f8E8M0FNU(%0: tensor<7xi16>) -> (tensor<7xf8E8M0FNU>) attributes {inputs = ["a407"], outputs = ["a408"]} {
  %r = ten.convert %0 : tensor<7xi16> -> tensor<7xf8E8M0FNU>
  return %r : tensor<7xf8E8M0FNU>
}
func.func @case_convert_i16_f4E2M1FN(%0: tensor<7xi16>) -> (tensor<7xf4E2M1FN>) attributes {inputs = ["a407"], outputs = ["a409"]} {
  %r = ten.convert %0 : tensor<7xi16> -> tensor<7xf4E2M1FN>
  return %r : tensor<7xf4E2M1FN>
}
func.func @case_convert_i16_i2(%0: tensor<10xi16>) -> (tensor<10xi2>) attributes {inputs = ["a395"], outputs = ["a410"]} {
  %r = ten.convert %0 : tensor<10xi16> -> tensor<10xi2>
  return %r : tensor<10xi2>
}
func.func @case_convert_i16_i4(%0: tensor<10xi16>) -> (tensor<10xi4>) attributes {inputs = ["a395"], outputs = ["a411"]} {
  %r = ten.convert %0 : tensor<10xi16> -> tensor<10xi4>
  return %r : tensor<10xi4>
}
func.func @case_convert_i16_i8(%0: tensor<10xi16>) -> (tensor<10xi8>) attributes {inputs = ["a395"], outputs = ["a412"]} {
  %r = ten.convert %0 : tensor<10xi16> -> tensor<10xi8>
  return %r : tensor<10xi8>
}
func.func @case_convert_i16_i16(%0: tensor<10xi16>) -> (tensor<10xi16>) attributes {inputs = ["a395"], outputs = ["a395"]} {
  %r = ten.convert %0 : tensor<10xi16> -> tensor<10xi16>
  return %r : tensor<10xi16>
}
func.func @case_convert_i16_i32(%0: tensor<10xi16>) -> (tensor<10xi32>) attributes {inputs = ["a395"], outputs = ["a413"]} {
  %r = ten.convert %0 : tensor<10xi16> -> tensor<10xi32>
  return %r : tensor<10xi32>
}
func.func @case_convert_i16_i64(%0: tensor<10xi16>) -> (tensor<10xi64>) attributes {inputs = ["a395"], outputs = ["a414"]} {
  %r = ten.convert %0 : tensor<10xi16> -> tensor<10xi64>
  return %r : tensor<10xi64>
}
func.func @case_convert_i16_ui2(%0: tensor<10xi16>) -> (tensor<10xui2>) attributes {inputs = ["a395"], outputs = ["a415"]} {
  %r = ten.convert %0 : tensor<10xi16> -> tensor<10xui2>
  return %r : tensor<10xui2>
}
func.func @case_convert_i16_ui4(%0: tensor<10xi16>) -> (tensor<10xui4>) attributes {inputs = ["a395"], outputs = ["a416"]} {
  %r = ten.convert %0 : tensor<10xi16> -> tensor<10xui4>
  return %r : tensor<10xui4>
}
func.func @case_convert_i16_ui8(%0: tensor<10xi16>) -> (tensor<10xui8>) attributes {inputs = ["a395"], outputs = ["a417"]} {
  %r = ten.convert %0 : tensor<10xi16> -> tensor<10xui8>
  return %r : tensor<10xui8>
}
func.func @case_convert_i16_ui16(%0: tensor<10xi16>) -> (tensor<10xui16>) attributes {inputs = ["a395"], outputs = ["a418"]} {
  %r = ten.convert %0 : tensor<10xi16> -> tensor<10xui16>
  return %r : tensor<10xui16>
}
func.func @case_convert_i16_ui32(%0: tensor<10xi16>) -> (tensor<10xui32>) attributes {inputs = ["a395"], outputs = ["a419"]} {
  %r = ten.convert %0 : tensor<10xi16> -> tensor<10xui32>
  return %r : tensor<10xui32>
}
func.func @case_convert_i16_ui64(%0: tensor<10xi16>) -> (tensor<10xui64>) attributes {inputs = ["a395"], outputs = ["a420"]} {
  %r = ten.convert %0 : tensor<10xi16> -> tensor<10xui64>
  return %r : tensor<10xui64>
}
func.func @case_convert_i16_complex_f32(%0: tensor<10xi16>) -> (tensor<10xcomplex<f32>>) attributes {inputs = ["a395"], outputs = ["a421"]} {
  %r = ten.convert %0 : tensor<10xi16> -> tensor<10xcomplex<f32>>
  return %r : tensor<10xcomplex<f32>>
}
func.func @case_convert_i16_complex_f64(%0: tensor<10xi16>) -> (tensor<10xcomplex<f64>>) attributes {inputs = ["a395"], outputs = ["a422"]} {
  %r = ten.convert %0 : tensor<10xi16> -> tensor<10xcomplex<f64>>
  return %r : tensor<10xcomplex<f64>>
}
func.func @case_convert_i16_i1(%0: tensor<10xi16>) -> (tensor<10xi1>) attributes {inputs = ["a395"], outputs = ["a423"]} {
  %r = ten.convert %0 : tensor<10xi16> -> tensor<10xi1>
  return %r : tensor<10xi1>
}
func.func @case_convert_i32_f64(%0: tensor<11xi32>) -> (tensor<11xf64>) attributes {inputs = ["a424"], outputs = ["a425"]} {
  %r = ten.convert %0 : tensor<11xi32> -> tensor<11xf64>
  return %r : tensor<11xf64>
}
func.func @case_convert_i32_f32(%0: tensor<11xi32>) -> (tensor<11xf32>) attributes {inputs = ["a424"], outputs = ["a426"]} {
  %r = ten.convert %0 : tensor<11xi32> -> tensor<11xf32>
  return %r : tensor<11xf32>
}
func.func @case_convert_i32_f16(%0: tensor<11xi32>) -> (tensor<11xf16>) attributes {inputs = ["a424"], outputs = ["a427"]} {
  %r = ten.convert %0 : tensor<11xi32> -> tensor<11xf16>
  return %r : tensor<11xf16>
}
func.func @case_convert_i32_bf16(%0: tensor<11xi32>) -> (tensor<11xbf16>) attributes {inputs = ["a424"], outputs = ["a428"]} {
  %r = ten.convert %0 : tensor<11xi32> -> tensor<11xbf16>
  return %r : tensor<11xbf16>
}
func.func @case_convert_i32_f8E4M3(%0: tensor<11xi32>) -> (tensor<11xf8E4M3>) attributes {inputs = ["a424"], outputs = ["a429"]} {
  %r = ten.convert %0 : tensor<11xi32> -> tensor<11xf8E4M3>
  return %r : tensor<11xf8E4M3>
}
func.func @case_convert_i32_f8E4M3FN(%0: tensor<11xi32>) -> (tensor<11xf8E4M3FN>) attributes {inputs = ["a424"], outputs = ["a430"]} {
  %r = ten.convert %0 : tensor<11xi32> -> tensor<11xf8E4M3FN>
  return %r : tensor<11xf8E4M3FN>
}
func.func @case_convert_i32_f8E4M3FNUZ(%0: tensor<11xi32>) -> (tensor<11xf8E4M3FNUZ>) attributes {inputs = ["a424"], outputs = ["a431"]} {
  %r = ten.convert %0 : tensor<11xi32> -> tensor<11xf8E4M3FNUZ>
  return %r : tensor<11xf8E4M3FNUZ>
}
func.func @case_convert_i32_f8E4M3B11FNUZ(%0: tensor<11xi32>) -> (tensor<11xf8E4M3B11FNUZ>) attributes {inputs = ["a424"], outputs = ["a432"]} {
  %r = ten.convert %0 : tensor<11xi32> -> tensor<11xf8E4M3B11FNUZ>
  return %r : tensor<11xf8E4M3B11FNUZ>
}
func.func @case_convert_i32_f8E5M2(%0: tensor<11xi32>) -> (tensor<11xf8E5M2>) attributes {inputs = ["a424"], outputs = ["a433"]} {
  %r = ten.convert %0 : tensor<11xi32> -> tensor<11xf8E5M2>
  return %r : tensor<11xf8E5M2>
}
func.func @case_convert_i32_f8E5M2FNUZ(%0: tensor<11xi32>) -> (tensor<11xf8E5M2FNUZ>) attributes {inputs = ["a424"], outputs = ["a434"]} {
  %r = ten.convert %0 : tensor<11xi32> -> tensor<11xf8E5M2FNUZ>
  return %r : tensor<11xf8E5M2FNUZ>
}
func.func @case_convert_i32_f8E3M4(%0: tensor<11xi32>) -> (tensor<11xf8E3M4>) attributes {inputs = ["a424"], outputs = ["a435"]} {
  %r = ten.convert %0 : tensor<11xi32> -> tensor<11xf8E3M4>
  return %r : tensor<11xf8E3M4>
}
func.func @case_convert_i32_f8E8M0FNU(%0: tensor<8xi32>) -> (tensor<8xf8E8M0FNU>) attributes {inputs = ["a436"], outputs = ["a437"]} {
  %r = ten.convert %0 : tensor<8xi32> -> tensor<8xf8E8M0FNU>
  return %r : tensor<8xf8E8M0FNU>
}
func.func @case_convert_i32_f4E2M1FN(%0: tensor<8xi32>) -> (tensor<8xf4E2M1FN>) attributes {inputs = ["a436"], outputs = ["a438"]} {
  %r = ten.convert %0 : tensor<8xi32> -> tensor<8xf4E2M1FN>
  return %r : tensor<8xf4E2M1FN>
}
func.func @case_convert_i32_i2(%0: tensor<11xi32>) -> (tensor<11xi2>) attributes {inputs = ["a424"], outputs = ["a439"]} {
  %r = ten.convert %0 : tensor<11xi32> -> tensor<11xi2>
  return %r : tensor<11xi2>
}
func.func @case_convert_i32_i4(%0: tensor<11xi32>) -> (tensor<11xi4>) attributes {inputs = ["a424"], outputs = ["a440"]} {
  %r = ten.convert %0 : tensor<11xi32> -> tensor<11xi4>
  return %r : tensor<11xi4>
}
func.func @case_convert_i32_i8(%0: tensor<11xi32>) -> (tensor<11xi8>) attributes {inputs = ["a424"], outputs = ["a441"]} {
  %r = ten.convert %0 : tensor<11xi32> -> tensor<11xi8>
  return %r : tensor<11xi8>
}
func.func @case_convert_i32_i16(%0: tensor<11xi32>) -> (tensor<11xi16>) attributes {inputs = ["a424"], outputs = ["a442"]} {
  %r = ten.convert %0 : tensor<11xi32> -> tensor<11xi16>
  return %r : tensor<11xi16>
}
func.func @case_convert_i32_i32(%0: tensor<11xi32>) -> (tensor<11xi32>) attributes {inputs = ["a424"], outputs = ["a424"]} {
  %r = ten.convert %0 : tensor<11xi32> -> tensor<11xi32>
  return %r : tensor<11xi32>
}
func.func @case_convert_i32_i64(%0: tensor<11xi32>) -> (tensor<11xi64>) attributes {inputs = ["a424"], outputs = ["a443"]} {
  %r = ten.convert %0 : tensor<11xi32> -> tensor<11xi64>
  return %r : tensor<11xi64>
}
func.func @case_convert_i32_ui2(%0: tensor<11xi32>) -> (tensor<11xui2>) attributes {inputs = ["a424"], outputs = ["a444"]} {
  %r = ten.convert %0 : tensor<11xi32> -> tensor<11xui2>
  return %r : tensor<11xui2>
}
func.func @case_convert_i32_ui4(%0: tensor<11xi32>) -> (tensor<11xui4>) attributes {inputs = ["a424"], outputs = ["a445"]} {
  %r = ten.convert %0 : tensor<11xi32> -> tensor<11xui4>
  return %r : tensor<11xui4>
}
func.func @case_convert_i32_ui8(%0: tensor<11xi32>) -> (tensor<11xui8>) attributes {inputs = ["a424"], outputs = ["a446"]} {
  %r = ten.convert %0 : tensor<11xi32> -> tensor<11xui8>
  return %r : tensor<11xui8>
}
func.func @case_convert_i32_ui16(%0: tensor<11xi32>) -> (tensor<11xui16>) attributes {inputs = ["a424"], outputs = ["a447"]} {
  %r = ten.convert %0 : tensor<11xi32> -> tensor<11xui16>
  return %r : tensor<11xui16>
}
func.func @case_convert_i32_ui32(%0: tensor<11xi32>) -> (tensor<11xui32>) attributes {inputs = ["a424"], outputs = ["a448"]} {
  %r = ten.convert %0 : tensor<11xi32> -> tensor<11xui32>
  return %r : tensor<11xui32>
}
func.func @case_convert_i32_ui64(%0: tensor<11xi32>) -> (tensor<11xui64>) attributes {inputs = ["a424"], outputs = ["a449"]} {
  %r = ten.convert %0 : tensor<11xi32> -> tensor<11xui64>
  return %r : tensor<11xui64>
}
func.func @case_convert_i32_complex_f32(%0: tensor<11xi32>) -> (tensor<11xcomplex<f32>>) attributes {inputs = ["a424"], outputs = ["a450"]} {
  %r = ten.convert %0 : tensor<11xi32> -> tensor<11xcomplex<f32>>
  return %r : tensor<11xcomplex<f32>>
}
func.func @case_convert_i32_complex_f64(%0: tensor<11xi32>) -> (tensor<11xcomplex<f64>>) attributes {inputs = ["a424"], outputs = ["a451"]} {
  %r = ten.convert %0 : tensor<11xi32> -> tensor<11xcomplex<f64>>
  return %r : tensor<11xcomplex<f64>>
}
func.func @case_convert_i32_i1(%0: tensor<11xi32>) -> (tensor<11xi1>) attributes {inputs = ["a424"], outputs = ["a452"]} {
  %r = ten.convert %0 : tensor<11xi32> -> tensor<11xi1>
  return %r : tensor<11xi1>
}
func.func @case_convert_i64_f64(%0: tensor<13xi64>) -> (tensor<13xf64>) attributes {inputs = ["a453"], outputs = ["a454"]} {
  %r = ten.convert %0 : tensor<13xi64> -> tensor<13xf64>
  return %r : tensor<13xf64>
}
func.func @case_convert_i64_f32(%0: tensor<13xi64>) -> (tensor<13xf32>) attributes {inputs = ["a453"], outputs = ["a455"]} {
  %r = ten.convert %0 : tensor<13xi64> -> tensor<13xf32>
  return %r : tensor<13xf32>
}
func.func @case_convert_i64_f16(%0: tensor<13xi64>) -> (tensor<13xf16>) attributes {inputs = ["a453"], outputs = ["a456"]} {
  %r = ten.convert %0 : tensor<13xi64> -> tensor<13xf16>
  return %r : tensor<13xf16>
}
func.func @case_convert_i64_bf16(%0: tensor<13xi64>) -> (tensor<13xbf16>) attributes {inputs = ["a453"], outputs = ["a457"]} {
  %r = ten.convert %0 : tensor<13xi64> -> tensor<13xbf16>
  return %r : tensor<13xbf16>
}
func.func @case_convert_i64_f8E4M3(%0: tensor<13xi64>) -> (tensor<13xf8E4M3>) attributes {inputs = ["a453"], outputs = ["a458"]} {
  %r = ten.convert %0 : tensor<13xi64> -> tensor<13xf8E4M3>
  return %r : tensor<13xf8E4M3>
}
func.func @case_convert_i64_f8E4M3FN(%0: tensor<13xi64>) -> (tensor<13xf8E4M3FN>) attributes {inputs = ["a453"], outputs = ["a459"]} {
  %r = ten.convert %0 : tensor<13xi64> -> tensor<13xf8E4M3FN>
  return %r : tensor<13xf8E4M3FN>
}
func.func @case_convert_i64_f8E4M3FNUZ(%0: tensor<13xi64>) -> (tensor<13xf8E4M3FNUZ>) attributes {inputs = ["a453"], outputs = ["a460"]} {
  %r = ten.convert %0 : tensor<13xi64> -> tensor<13xf8E4M3FNUZ>
  return %r : tensor<13xf8E4M3FNUZ>
}
func.func @case_convert_i64_f8E4M3B11FNUZ(%0: tensor<13xi64>) -> (tensor<13xf8E4M3B11FNUZ>) attributes {inputs = ["a453"], outputs = ["a461"]} {
  %r = ten.convert %0 : tensor<13xi64> -> tensor<13xf8E4M3B11FNUZ>
  return %r : tensor<13xf8E4M3B11FNUZ>
}
func.func @case_convert_i64_f8E5M2(%0: tensor<13xi64>) -> (tensor<13xf8E5M2>) attributes {inputs = ["a453"], outputs = ["a462"]} {
  %r = ten.convert %0 : tensor<13xi64> -> tensor<13xf8E5M2>
  return %r : tensor<13xf8E5M2>
}
func.func @case_convert_i64_f8E5M2FNUZ(%0: tensor<13xi64>) -> (tensor<13xf8E5M2FNUZ>) attributes {inputs = ["a453"], outputs = ["a463"]} {
  %r = ten.convert %0 : tensor<13xi64> -> tensor<13xf8E5M2FNUZ>
  return %r : tensor<13xf8E5M2FNUZ>
}
func.func @case_convert_i64_f8E3M4(%0: tensor<13xi64>) -> (tensor<13xf8E3M4>) attributes {inputs = ["a453"], outputs = ["a464"]} {
  %r = ten.convert %0 : tensor<13xi64> -> tensor<13xf8E3M4>
  return %r : tensor<13xf8E3M4>
}
func.func @case_convert_i64_f8E8M0FNU(%0: tensor<10xi64>) -> (tensor<10xf8E8M0FNU>) attributes {inputs = ["a465"], outputs = ["a466"]} {
  %r = ten.convert %0 : tensor<10xi64> -> tensor<10xf8E8M0FNU>
  return %r : tensor<10xf8E8M0FNU>
}
func.func @case_convert_i64_f4E2M1FN(%0: tensor<10xi64>) -> (tensor<10xf4E2M1FN>) attributes {inputs = ["a465"], outputs = ["a467"]} {
  %r = ten.convert %0 : tensor<10xi64> -> tensor<10xf4E2M1FN>
  return %r : tensor<10xf4E2M1FN>
}
func.func @case_convert_i64_i2(%0: tensor<13xi64>) -> (tensor<13xi2>) attributes {inputs = ["a453"], outputs = ["a468"]} {
  %r = ten.convert %0 : tensor<13xi64> -> tensor<13xi2>
  return %r : tensor<13xi2>
}
func.func @case_convert_i64_i4(%0: tensor<13xi64>) -> (tensor<13xi4>) attributes {inputs = ["a453"], outputs = ["a469"]} {
  %r = ten.convert %0 : tensor<13xi64> -> tensor<13xi4>
  return %r : tensor<13xi4>
}
func.func @case_convert_i64_i8(%0: tensor<13xi64>) -> (tensor<13xi8>) attributes {inputs = ["a453"], outputs = ["a470"]} {
  %r = ten.convert %0 : tensor<13xi64> -> tensor<13xi8>
  return %r : tensor<13xi8>
}
func.func @case_convert_i64_i16(%0: tensor<13xi64>) -> (tensor<13xi16>) attributes {inputs = ["a453"], outputs = ["a471"]} {
  %r = ten.convert %0 : tensor<13xi64> -> tensor<13xi16>
  return %r : tensor<13xi16>
}
func.func @case_convert_i64_i32(%0: tensor<13xi64>) -> (tensor<13xi32>) attributes {inputs = ["a453"], outputs = ["a472"]} {
  %r = ten.convert %0 : tensor<13xi64> -> tensor<13xi32>
  return %r : tensor<13xi32>
}
func.func @case_convert_i64_i64(%0: tensor<13xi64>) -> (tensor<13xi64>) attributes {inputs = ["a453"], outputs = ["a453"]} {
  %r = ten.convert %0 : tensor<13xi64> -> tensor<13xi64>
  return %r : tensor<13xi64>
}
func.func @case_convert_i64_ui2(%0: tensor<13xi64>) -> (tensor<13xui2>) attributes {inputs = ["a453"], outputs = ["a473"]} {
  %r = ten.convert %0 : tensor<13xi64> -> tensor<13xui2>
  return %r : tensor<13xui2>
}
func.func @case_convert_i64_ui4(%0: tensor<13xi64>) -> (tensor<13xui4>) attributes {inputs = ["a453"], outputs = ["a474"]} {
  %r = ten.convert %0 : tensor<13xi64> -> tensor<13xui4>
  return %r : tensor<13xui4>
}
func.func @case_convert_i64_ui8(%0: tensor<13xi64>) -> (tensor<13xui8>) attributes {inputs = ["a453"], outputs = ["a475"]} {
  %r = ten.convert %0 : tensor<13xi64> -> tensor<13xui8>
  return %r : tensor<13xui8>
}
func.func @case_convert_i64_ui16(%0: tensor<13xi64>) -> (tensor<13xui16>) attributes {inputs = ["a453"], outputs = ["a476"]} {
  %r = ten.convert %0 : tensor<13xi64> -> tensor<13xui16>
  return %r : tensor<13xui16>
}
func.func @case_convert_i64_ui32(%0: tensor<13xi64>) -> (tensor<13xui32>) attributes {inputs = ["a453"], outputs = ["a477"]} {
  %r = ten.convert %0 : tensor<13xi64> -> tensor<13xui32>
  return %r : tensor<13xui32>
}
func.func @case_convert_i64_ui64(%0: tensor<13xi64>) -> (tensor<13xui64>) attributes {inputs = ["a453"], outputs = ["a478"]} {
  %r = ten.convert %0 : tensor<13xi64> -> tensor<13xui64>
  return %r : tensor<13xui64>
}
func.func @case_convert_i64_complex_f32(%0: tensor<13xi64>) -> (tensor<13xcomplex<f32>>) attributes {inputs = ["a453"], outputs = ["a479"]} {
  %r = ten.convert %0 : tensor<13xi64> -> tensor<13xcomplex<f32>>
  return %r : tensor<13xcomplex<f32>>
}
func.func @case_convert_i64_complex_f64(%0: tensor<13xi64>) -> (tensor<13xcomplex<f64>>) attributes {inputs = ["a453"], outputs = ["a480"]} {
  %r = ten.convert %0 : tensor<13xi64> -> tensor<13xcomplex<f64>>
  return %r : tensor<13xcomplex<f64>>
}
func.func @case_convert_i64_i1(%0: tensor<13xi64>) -> (tensor<13xi1>) attributes {inputs = ["a453"], outputs = ["a481"]} {
  %r = ten.convert %0 : tensor<13xi64> -> tensor<13xi1>
  return %r : tensor<13xi1>
}
func.func @case_convert_ui2_f64(%0: tensor<7xui2>) -> (tensor<7xf64>) attributes {inputs = ["a482"], outputs = ["a483"]} {
  %r = ten.convert %0 : tensor<7xui2> -> tensor<7xf64>
  return %r : tensor<7xf64>
}
func.func @case_convert_ui2_f32(%0: tensor<7xui2>) -> (tensor<7xf32>) attributes {inputs = ["a482"], outputs = ["a484"]} {
  %r = ten.convert %0 : tensor<7xui2> -> tensor<7xf32>
  return %r : tensor<7xf32>
}
func.func @case_convert_ui2_f16(%0: tensor<7xui2>) -> (tensor<7xf16>) attributes {inputs = ["a482"], outputs = ["a485"]} {
  %r = ten.convert %0 : tensor<7xui2> -> tensor<7xf16>
  return %r : tensor<7xf16>
}
func.func @case_convert_ui2_bf16(%0: tensor<7xui2>) -> (tensor<7xbf16>) attributes {inputs = ["a482"], outputs = ["a486"]} {
  %r = ten.convert %0 : tensor<7xui2> -> tensor<7xbf16>
  return %r : tensor<7xbf16>
}
func.func @case_convert_ui2_f8E4M3(%0: tensor<7xui2>) -> (tensor<7xf8E4M3>) attributes {inputs = ["a482"], outputs = ["a487"]} {
  %r = ten.convert %0 : tensor<7xui2> -> tensor<7xf8E4M3>
  return %r : tensor<7xf8E4M3>
}
func.func @case_convert_ui2_f8E4M3FN(%0: tensor<7xui2>) -> (tensor<7xf8E4M3FN>) attributes {inputs = ["a482"], outputs = ["a487"]} {
  %r = ten.convert %0 : tensor<7xui2> -> tensor<7xf8E4M3FN>
  return %r : tensor<7xf8E4M3FN>
}
func.func @case_convert_ui2_f8E4M3FNUZ(%0: tensor<7xui2>) -> (tensor<7xf8E4M3FNUZ>) attributes {inputs = ["a482"], outputs = ["a488"]} {
  %r = ten.convert %0 : tensor<7xui2> -> tensor<7xf8E4M3FNUZ>
  return %r : tensor<7xf8E4M3FNUZ>
}
func.func @case_convert_ui2_f8E4M3B11FNUZ(%0: tensor<7xui2>) -> (tensor<7xf8E4M3B11FNUZ>) attributes {inputs = ["a482"], outputs = ["a489"]} {
  %r = ten.convert %0 : tensor<7xui2> -> tensor<7xf8E4M3B11FNUZ>
  return %r : tensor<7xf8E4M3B11FNUZ>
}
func.func @case_convert_ui2_f8E5M2(%0: tensor<7xui2>) -> (tensor<7xf8E5M2>) attributes {inputs = ["a482"], outputs = ["a490"]} {
  %r = ten.convert %0 : tensor<7xui2> -> tensor<7xf8E5M2>
  return %r : tensor<7xf8E5M2>
}
func.func @case_convert_ui2_f8E5M2FNUZ(%0: tensor<7xui2>) -> (tensor<7xf8E5M2FNUZ>) attributes {inputs = ["a482"], outputs = ["a491"]} {
  %r = ten.convert %0 : tensor<7xui2> -> tensor<7xf8E5M2FNUZ>
  return %r : tensor<7xf8E5M2FNUZ>
}
func.func @case_convert_ui2_f8E3M4(%0: tensor<7xui2>) -> (tensor<7xf8E3M4>) attributes {inputs = ["a482"], outputs = ["a492"]} {
  %r = ten.convert %0 : tensor<7xui2> -> tensor<7xf8E3M4>
  return %r : tensor<7xf8E3M4>
}
func.func @case_convert_ui2_f8E8M0FNU(%0: tensor<5xui2>) -> (tensor<5xf8E8M0FNU>) attributes {inputs = ["a493"], outputs = ["a494"]} {
  %r = ten.convert %0 : tensor<5xui2> -> tensor<5xf8E8M0FNU>
  return %r : tensor<5xf8E8M0FNU>
}
func.func @case_convert_ui2_f4E2M1FN(%0: tensor<5xui2>) -> (tensor<5xf4E2M1FN>) attributes {inputs = ["a493"], outputs = ["a495"]} {
  %r = ten.convert %0 : tensor<5xui2> -> tensor<5xf4E2M1FN>
  return %r : tensor<5xf4E2M1FN>
}
func.func @case_convert_ui2_i2(%0: tensor<7xui2>) -> (tensor<7xi2>) attributes {inputs = ["a482"], outputs = ["a496"]} {
  %r = ten.convert %0 : tensor<7xui2> -> tensor<7xi2>
  return %r : tensor<7xi2>
}
func.func @case_convert_ui2_i4(%0: tensor<7xui2>) -> (tensor<7xi4>) attributes {inputs = ["a482"], outputs = ["a497"]} {
  %r = ten.convert %0 : tensor<7xui2> -> tensor<7xi4>
  return %r : tensor<7xi4>
}
func.func @case_convert_ui2_i8(%0: tensor<7xui2>) -> (tensor<7xi8>) attributes {inputs = ["a482"], outputs = ["a497"]} {
  %r = ten.convert %0 : tensor<7xui2> -> tensor<7xi8>
  return %r : tensor<7xi8>
}
func.func @case_convert_ui2_i16(%0: tensor<7xui2>) -> (tensor<7xi16>) attributes {inputs = ["a482"], outputs = ["a498"]} {
  %r = ten.convert %0 : tensor<7xui2> -> tensor<7xi16>
  return %r : tensor<7xi16>
}
func.func @case_convert_ui2_i32(%0: tensor<7xui2>) -> (tensor<7xi32>) attributes {inputs = ["a482"], outputs = ["a499"]} {
  %r = ten.convert %0 : tensor<7xui2> -> tensor<7xi32>
  return %r : tensor<7xi32>
}
func.func @case_convert_ui2_i64(%0: tensor<7xui2>) -> (tensor<7xi64>) attributes {inputs = ["a482"], outputs = ["a500"]} {
  %r = ten.convert %0 : tensor<7xui2> -> tensor<7xi64>
  return %r : tensor<7xi64>
}
func.func @case_convert_ui2_ui2(%0: tensor<7xui2>) -> (tensor<7xui2>) attributes {inputs = ["a482"], outputs = ["a482"]} {
  %r = ten.convert %0 : tensor<7xui2> -> tensor<7xui2>
  return %r : tensor<7xui2>
}
func.func @case_convert_ui2_ui4(%0: tensor<7xui2>) -> (tensor<7xui4>) attributes {inputs = ["a482"], outputs = ["a482"]} {
  %r = ten.convert %0 : tensor<7xui2> -> tensor<7xui4>
  return %r : tensor<7xui4>
}
func.func @case_convert_ui2_ui8(%0: tensor<7xui2>) -> (tensor<7xui8>) attributes {inputs = ["a482"], outputs = ["a482"]} {
  %r = ten.convert %0 : tensor<7xui2> -> tensor<7xui8>
  return %r : tensor<7xui8>
}
func.func @case_convert_ui2_ui16(%0: tensor<7xui2>) -> (tensor<7xui16>) attributes {inputs = ["a482"], outputs = ["a501"]} {
  %r = ten.convert %0 : tensor<7xui2> -> tensor<7xui16>
  return %r : tensor<7xui16>
}
func.func @case_convert_ui2_ui32(%0: tensor<7xui2>) -> (tensor<7xui32>) attributes {inputs = ["a482"], outputs = ["a502"]} {
  %r = ten.convert %0 : tensor<7xui2> -> tensor<7xui32>
  return %r : tensor<7xui32>
}
func.func @case_convert_ui2_ui64(%0: tensor<7xui2>) -> (tensor<7xui64>) attributes {inputs = ["a482"], outputs = ["a503"]} {
  %r = ten.convert %0 : tensor<7xui2> -> tensor<7xui64>
  return %r : tensor<7xui64>
}
func.func @case_convert_ui2_complex_f32(%0: tensor<7xui2>) -> (tensor<7xcomplex<f32>>) attributes {inputs = ["a482"], outputs = ["a504"]} {
  %r = ten.convert %0 : tensor<7xui2> -> tensor<7xcomplex<f32>>
  return %r : tensor<7xcomplex<f32>>
}
func.func @case_convert_ui2_complex_f64(%0: tensor<7xui2>) -> (tensor<7xcomplex<f64>>) attributes {inputs = ["a482"], outputs = ["a505"]} {
  %r = ten.convert %0 : tensor<7xui2> -> tensor<7xcomplex<f64>>
  return %r : tensor<7xcomplex<f64>>
}
func.func @case_convert_ui2_i1(%0: tensor<7xui2>) -> (tensor<7xi1>) attributes {inputs = ["a482"], outputs = ["a506"]} {
  %r = ten.convert %0 : tensor<7xui2> -> tensor<7xi1>
  return %r : tensor<7xi1>
}
func.func @case_convert_ui4_f64(%0: tensor<7xui4>) -> (tensor<7xf64>) attributes {inputs = ["a507"], outputs = ["a508"]} {
  %r = ten.convert %0 : tensor<7xui4> -> tensor<7xf64>
  return %r : tensor<7xf64>
}
func.func @case_convert_ui4_f32(%0: tensor<7xui4>) -> (tensor<7xf32>) attributes {inputs = ["a507"], outputs = ["a509"]} {
  %r = ten.convert %0 : tensor<7xui4> -> tensor<7xf32>
  return %r : tensor<7xf32>
}
func.func @case_convert_ui4_f16(%0: tensor<7xui4>) -> (tensor<7xf16>) attributes {inputs = ["a507"], outputs = ["a510"]} {
  %r = ten.convert %0 : tensor<7xui4> -> tensor<7xf16>
  return %r : tensor<7xf16>
}
func.func @case_convert_ui4_bf16(%0: tensor<7xui4>) -> (tensor<7xbf16>) attributes {inputs = ["a507"], outputs = ["a511"]} {
  %r = ten.convert %0 : tensor<7xui4> -> tensor<7xbf16>
  return %r : tensor<7xbf16>
}
func.func @case_convert_ui4_f8E4M3(%0: tensor<7xui4>) -> (tensor<7xf8E4M3>) attributes {inputs = ["a507"], outputs = ["a512"]} {
  %r = ten.convert %0 : tensor<7xui4> -> tensor<7xf8E4M3>
  return %r : tensor<7xf8E4M3>
}
func.func @case_convert_ui4_f8E4M3FN(%0: tensor<7xui4>) -> (tensor<7xf8E4M3FN>) attributes {inputs = ["a507"], outputs = ["a512"]} {
  %r = ten.convert %0 : tensor<7xui4> -> tensor<7xf8E4M3FN>
  return %r : tensor<7xf8E4M3FN>
}
func.func @case_convert_ui4_f8E4M3FNUZ(%0: tensor<7xui4>) -> (tensor<7xf8E4M3FNUZ>) attributes {inputs = ["a507"], outputs = ["a513"]} {
  %r = ten.convert %0 : tensor<7xui4> -> tensor<7xf8E4M3FNUZ>
  return %r : tensor<7xf8E4M3FNUZ>
}
func.func @case_convert_ui4_f8E4M3B11FNUZ(%0: tensor<7xui4>) -> (tensor<7xf8E4M3B11FNUZ>) attributes {inputs = ["a507"], outputs = ["a514"]} {
  %r = ten.convert %0 : tensor<7xui4> -> tensor<7xf8E4M3B11FNUZ>
  return %r : tensor<7xf8E4M3B11FNUZ>
}
func.func @case_convert_ui4_f8E5M2(%0: tensor<7xui4>) -> (tensor<7xf8E5M2>) attributes {inputs = ["a507"], outputs = ["a515"]} {
  %r = ten.convert %0 : tensor<7xui4> -> tensor<7xf8E5M2>
  return %r : tensor<7xf8E5M2>
}
func.func @case_convert_ui4_f8E5M2FNUZ(%0: tensor<7xui4>) -> (tensor<7xf8E5M2FNUZ>) attributes {inputs = ["a507"], outputs = ["a516"]} {
  %r = ten.convert %0 : tensor<7xui4> -> tensor<7xf8E5M2FNUZ>
  return %r : tensor<7xf8E5M2FNUZ>
}
func.func @case_convert_ui4_f8E3M4(%0: tensor<7xui4>) -> (tensor<7xf8E3M4>) attributes {inputs = ["a507"], outputs = ["a517"]} {
  %r = ten.convert %0 : tensor<7xui4> -> tensor<7xf8E3M4>
  return %r : tensor<7xf8E3M4>
}
func.func @case_convert_ui4_f8E8M0FNU(%0: tensor<5xui4>) -> (tensor<5xf8E8M0FNU>) attributes {inputs = ["a518"], outputs = ["a519"]} {
  %r = ten.convert %0 : tensor<5xui4> -> tensor<5xf8E8M0FNU>
  return %r : tensor<5xf8E8M0FNU>
}
func.func @case_convert_ui4_f4E2M1FN(%0: tensor<5xui4>) -> (tensor<5xf4E2M1FN>) attributes {inputs = ["a518"], outputs = ["a520"]} {
  %r = ten.convert %0 : tensor<5xui4> -> tensor<5xf4E2M1FN>
  return %r : tensor<5xf4E2M1FN>
}
func.func @case_convert_ui4_i2(%0: tensor<7xui4>) -> (tensor<7xi2>) attributes {inputs = ["a507"], outputs = ["a521"]} {
  %r = ten.convert %0 : tensor<7xui4> -> tensor<7xi2>
  return %r : tensor<7xi2>
}
func.func @case_convert_ui4_i4(%0: tensor<7xui4>) -> (tensor<7xi4>) attributes {inputs = ["a507"], outputs = ["a522"]} {
  %r = ten.convert %0 : tensor<7xui4> -> tensor<7xi4>
  return %r : tensor<7xi4>
}
func.func @case_convert_ui4_i8(%0: tensor<7xui4>) -> (tensor<7xi8>) attributes {inputs = ["a507"], outputs = ["a523"]} {
  %r = ten.convert %0 : tensor<7xui4> -> tensor<7xi8>
  return %r : tensor<7xi8>
}
func.func @case_convert_ui4_i16(%0: tensor<7xui4>) -> (tensor<7xi16>) attributes {inputs = ["a507"], outputs = ["a524"]} {
  %r = ten.convert %0 : tensor<7xui4> -> tensor<7xi16>
  return %r : tensor<7xi16>
}
func.func @case_convert_ui4_i32(%0: tensor<7xui4>) -> (tensor<7xi32>) attributes {inputs = ["a507"], outputs = ["a525"]} {
  %r = ten.convert %0 : tensor<7xui4> -> tensor<7xi32>
  return %r : tensor<7xi32>
}
func.func @case_convert_ui4_i64(%0: tensor<7xui4>) -> (tensor<7xi64>) attributes {inputs = ["a507"], outputs = ["a526"]} {
  %r = ten.convert %0 : tensor<7xui4> -> tensor<7xi64>
  return %r : tensor<7xi64>
}
func.func @case_convert_ui4_ui2(%0: tensor<7xui4>) -> (tensor<7xui2>) attributes {inputs = ["a507"], outputs = ["a527"]} {
  %r = ten.convert %0 : tensor<7xui4> -> tensor<7xui2>
  return %r : tensor<7xui2>
}
func.func @case_convert_ui4_ui4(%0: tensor<7xui4>) -> (tensor<7xui4>) attributes {inputs = ["a507"], outputs = ["a507"]} {
  %r = ten.convert %0 : tensor<7xui4> -> tensor<7xui4>
  return %r : tensor<7xui4>
}
func.func @case_convert_ui4_ui8(%0: tensor<7xui4>) -> (tensor<7xui8>) attributes {inputs = ["a507"], outputs = ["a507"]} {
  %r = ten.convert %0 : tensor<7xui4> -> tensor<7xui8>
  return %r : tensor<7xui8>
}
func.func @case_convert_ui4_ui16(%0: tensor<7xui4>) -> (tensor<7xui16>) attributes {inputs = ["a507"], outputs = ["a528"]} {
  %r = ten.convert %0 : tensor<7xui4> -> tensor<7xui16>
  return %r : tensor<7xui16>
}
func.func @case_convert_ui4_ui32(%0: tensor<7xui4>) -> (tensor<7xui32>) attributes {inputs = ["a507"], outputs = ["a529"]} {
  %r = ten.convert %0 : tensor<7xui4> -> tensor<7xui32>
  return %r : tensor<7xui32>
}
func.func @case_convert_ui4_ui64(%0: tensor<7xui4>) -> (tensor<7xui64>) attributes {inputs = ["a507"], outputs = ["a530"]} {
  %r = ten.convert %0 : tensor<7xui4> -> tensor<7xui64>
  return %r : tensor<7xui64>
}
func.func @case_convert_ui4_complex_f32(%0: tensor<7xui4>) -> (tensor<7xcomplex<f32>>) attributes {inputs = ["a507"], outputs = ["a531"]} {
  %r = ten.convert %0 : tensor<7xui4> -> tensor<7xcomplex<f32>>
  return %r : tensor<7xcomplex<f32>>
}
func.func @case_convert_ui4_complex_f64(%0: tensor<7xui4>) -> (tensor<7xcomplex<f64>>) attributes {inputs = ["a507"], outputs = ["a532"]} {
  %r = ten.convert %0 : tensor<7xui4> -> tensor<7xcomplex<f64>>
  return %r : tensor<7xcomplex<f64>>
}
func.func @case_convert_ui4_i1(%0: tensor<7xui4>) -> (tensor<7xi1>) attributes {inputs = ["a507"], outputs = ["a506"]} {
  %r = ten.convert %0 : tensor<7xui4> -> tensor<7xi1>
  return %r : tensor<7xi1>
}
func.func @case_convert_ui8_f64(%0: tensor<7xui8>) -> (tensor<7xf64>) attributes {inputs = ["a533"], outputs = ["a534"]} {
  %r = ten.convert %0 : tensor<7xui8> -> tensor<7xf64>
  return %r : tensor<7xf64>
}
func.func @case_convert_ui8_f32(%0: tensor<7xui8>) -> (tensor<7xf32>) attributes {inputs = ["a533"], outputs = ["a535"]} {
  %r = ten.convert %0 : tensor<7xui8> -> tensor<7xf32>
  return %r : tensor<7xf32>
}
func.func @case_convert_ui8_f16(%0: tensor<7xui8>) -> (tensor<7xf16>) attributes {inputs = ["a533"], outputs = ["a536"]} {
  %r = ten.convert %0 : tensor<7xui8> -> tensor<7xf16>
  return %r : tensor<7xf16>
}
func.func @case_convert_ui8_bf16(%0: tensor<7xui8>) -> (tensor<7xbf16>) attributes {inputs = ["a533"], outputs = ["a537"]} {
  %r = ten.convert %0 : tensor<7xui8> -> tensor<7xbf16>
  return %r : tensor<7xbf16>
}
func.func @case_convert_ui8_f8E4M3(%0: tensor<7xui8>) -> (tensor<7xf8E4M3>) attributes {inputs = ["a533"], outputs = ["a538"]} {
  %r = ten.convert %0 : tensor<7xui8> -> tensor<7xf8E4M3>
  return %r : tensor<7xf8E4M3>
}
func.func @case_convert_ui8_f8E4M3FN(%0: tensor<7xui8>) -> (tensor<7xf8E4M3FN>) attributes {inputs = ["a533"], outputs = ["a538"]} {
  %r = ten.convert %0 : tensor<7xui8> -> tensor<7xf8E4M3FN>
  return %r : tensor<7xf8E4M3FN>
}
func.func @case_convert_ui8_f8E4M3FNUZ(%0: tensor<7xui8>) -> (tensor<7xf8E4M3FNUZ>) attributes {inputs = ["a533"], outputs = ["a539"]} {
  %r = ten.convert %0 : tensor<7xui8> -> tensor<7xf8E4M3FNUZ>
  return %r : tensor<7xf8E4M3FNUZ>
}
func.func @case_convert_ui8_f8E4M3B11FNUZ(%0: tensor<7xui8>) -> (tensor<7xf8E4M3B11FNUZ>) attributes {inputs = ["a533"], outputs = ["a540"]} {
  %r = ten.convert %0 : tensor<7xui8> -> tensor<7xf8E4M3B11FNUZ>
  return %r : tensor<7xf8E4M3B11FNUZ>
}
func.func @case_convert_ui8_f8E5M2(%0: tensor<7xui8>) -> (tensor<7xf8E5M2>) attributes {inputs = ["a533"], outputs = ["a541"]} {
  %r = ten.convert %0 : tensor<7xui8> -> tensor<7xf8E5M2>
  return %r : tensor<7xf8E5M2>
}
func.func @case_convert_ui8_f8E5M2FNUZ(%0: tensor<7xui8>) -> (tensor<7xf8E5M2FNUZ>) attributes {inputs = ["a533"], outputs = ["a542"]} {
  %r = ten.convert %0 : tensor<7xui8> -> tensor<7xf8E5M2FNUZ>
  return %r : tensor<7xf8E5M2FNUZ>
}
func.func @case_convert_ui8_f8E3M4(%0: tensor<7xui8>) -> (tensor<7xf8E3M4>) attributes {inputs = ["a533"], outputs = ["a543"]} {
  %r = ten.convert %0 : tensor<7xui8> -> tensor<7xf8E3M4>
  return %r : tensor<7xf8E3M4>
}
func.func @case_convert_ui8_f8E8M0FNU(%0: tensor<5xui8>) -> (tensor<5xf8E8M0FNU>) attributes {inputs = ["a544"], outputs = ["a545"]} {
  %r = ten.convert %0 : tensor<5xui8> -> tensor<5xf8E8M0FNU>
  return %r : tensor<5xf8E8M0FNU>
}
func.func @case_convert_ui8_f4E2M1FN(%0: tensor<5xui8>) -> (tensor<5xf4E2M1FN>) attributes {inputs = ["a544"], outputs = ["a383"]} {
  %r = ten.convert %0 : tensor<5xui8> -> tensor<5xf4E2M1FN>
  return %r : tensor<5xf4E2M1FN>
}
func.func @case_convert_ui8_i2(%0: tensor<7xui8>) -> (tensor<7xi2>) attributes {inputs = ["a533"], outputs = ["a521"]} {
  %r = ten.convert %0 : tensor<7xui8> -> tensor<7xi2>
  return %r : tensor<7xi2>
}
func.func @case_convert_ui8_i4(%0: tensor<7xui8>) -> (tensor<7xi4>) attributes {inputs = ["a533"], outputs = ["a546"]} {
  %r = ten.convert %0 : tensor<7xui8> -> tensor<7xi4>
  return %r : tensor<7xi4>
}
func.func @case_convert_ui8_i8(%0: tensor<7xui8>) -> (tensor<7xi8>) attributes {inputs = ["a533"], outputs = ["a547"]} {
  %r = ten.convert %0 : tensor<7xui8> -> tensor<7xi8>
  return %r : tensor<7xi8>
}
func.func @case_convert_ui8_i16(%0: tensor<7xui8>) -> (tensor<7xi16>) attributes {inputs = ["a533"], outputs = ["a548"]} {
  %r = ten.convert %0 : tensor<7xui8> -> tensor<7xi16>
  return %r : tensor<7xi16>
}
func.func @case_convert_ui8_i32(%0: tensor<7xui8>) -> (tensor<7xi32>) attributes {inputs = ["a533"], outputs = ["a549"]} {
  %r = ten.convert %0 : tensor<7xui8> -> tensor<7xi32>
  return %r : tensor<7xi32>
}
func.func @case_convert_ui8_i64(%0: tensor<7xui8>) -> (tensor<7xi64>) attributes {inputs = ["a533"], outputs = ["a550"]} {
  %r = ten.convert %0 : tensor<7xui8> -> tensor<7xi64>
  return %r : tensor<7xi64>
}
func.func @case_convert_ui8_ui2(%0: tensor<7xui8>) -> (tensor<7xui2>) attributes {inputs = ["a533"], outputs = ["a527"]} {
  %r = ten.convert %0 : tensor<7xui8> -> tensor<7xui2>
  return %r : tensor<7xui2>
}
func.func @case_convert_ui8_ui4(%0: tensor<7xui8>) -> (tensor<7xui4>) attributes {inputs = ["a533"], outputs = ["a551"]} {
  %r = ten.convert %0 : tensor<7xui8> -> tensor<7xui4>
  return %r : tensor<7xui4>
}
func.func @case_convert_ui8_ui8(%0: tensor<7xui8>) -> (tensor<7xui8>) attributes {inputs = ["a533"], outputs = ["a533"]} {
  %r = ten.convert %0 : tensor<7xui8> -> tensor<7xui8>
  return %r : tensor<7xui8>
}
func.func @case_convert_ui8_ui16(%0: tensor<7xui8>) -> (tensor<7xui16>) attributes {inputs = ["a533"], outputs = ["a552"]} {
  %r = ten.convert %0 : tensor<7xui8> -> tensor<7xui16>
  return %r : tensor<7xui16>
}
func.func @case_convert_ui8_ui32(%0: tensor<7xui8>) -> (tensor<7xui32>) attributes {inputs = ["a533"], outputs = ["a553"]} {
  %r = ten.convert %0 : tensor<7xui8> -> tensor<7xui32>
  return %r : tensor<7xui32>
}
func.func @case_convert_ui8_ui64(%0: tensor<7xui8>) -> (tensor<7xui64>) attributes {inputs = ["a533"], outputs = ["a554"]} {
  %r = ten.convert %0 : tensor<7xui8> -> tensor<7xui64>
  return %r : tensor<7xui64>
}
func.func @case_convert_ui8_complex_f32(%0: tensor<7xui8>) -> (tensor<7xcomplex<f32>>) attributes {inputs = ["a533"], outputs = ["a555"]} {
  %r = ten.convert %0 : tensor<7xui8> -> tensor<7xcomplex<f32>>
  return %r : tensor<7xcomplex<f32>>
}
func.func @case_convert_ui8_complex_f64(%0: tensor<7xui8>) -> (tensor<7xcomplex<f64>>) attributes {inputs = ["a533"], outputs = ["a556"]} {
  %r = ten.convert %0 : tensor<7xui8> -> tensor<7xcomplex<f64>>
  return %r : tensor<7xcomplex<f64>>
}
func.func @case_convert_ui8_i1(%0: tensor<7xui8>) -> (tensor<7xi1>) attributes {inputs = ["a533"], outputs = ["a506"]} {
  %r = ten.convert %0 : tensor<7xui8> -> tensor<7xi1>
  return %r : tensor<7xi1>
}
func.func @case_convert_ui16_f64(%0: tensor<9xui16>) -> (tensor<9xf64>) attributes {inputs = ["a557"], outputs = ["a558"]} {
  %r = ten.convert %0 : tensor<9xui16> -> tensor<9xf64>
  return %r : tensor<9xf64>
}
func.func @case_convert_ui16_f32(%0: tensor<9xui16>) -> (tensor<9xf32>) attributes {inputs = ["a557"], outputs = ["a559"]} {
  %r = ten.convert %0 : tensor<9xui16> -> tensor<9xf32>
  return %r : tensor<9xf32>
}
func.func @case_convert_ui16_f16(%0: tensor<9xui16>) -> (tensor<9xf16>) attributes {inputs = ["a557"], outputs = ["a560"]} {
  %r = ten.convert %0 : tensor<9xui16> -> tensor<9xf16>
  return %r : tensor<9xf16>
}
func.func @case_convert_ui16_bf16(%0: tensor<9xui16>) -> (tensor<9xbf16>) attributes {inputs = ["a557"], outputs = ["a561"]} {
  %r = ten.convert %0 : tensor<9xui16> -> tensor<9xbf16>
  return %r : tensor<9xbf16>
}
func.func @case_convert_ui16_f8E4M3(%0: tensor<9xui16>) -> (tensor<9xf8E4M3>) attributes {inputs = ["a557"], outputs = ["a562"]} {
  %r = ten.convert %0 : tensor<9xui16> -> tensor<9xf8E4M3>
  return %r : tensor<9xf8E4M3>
}
func.func @case_convert_ui16_f8E4M3FN(%0: tensor<9xui16>) -> (tensor<9xf8E4M3FN>) attributes {inputs = ["a557"], outputs = ["a563"]} {
  %r = ten.convert %0 : tensor<9xui16> -> tensor<9xf8E4M3FN>
  return %r : tensor<9xf8E4M3FN>
}
func.func @case_convert_ui16_f8E4M3FNUZ(%0: tensor<9xui16>) -> (tensor<9xf8E4M3FNUZ>) attributes {inputs = ["a557"], outputs = ["a564"]} {
  %r = ten.convert %0 : tensor<9xui16> -> tensor<9xf8E4M3FNUZ>
  return %r : tensor<9xf8E4M3FNUZ>
}
func.func @case_convert_ui16_f8E4M3B11FNUZ(%0: tensor<9xui16>) -> (tensor<9xf8E4M3B11FNUZ>) attributes {inputs = ["a557"], outputs = ["a565"]} {
  %r = ten.convert %0 : tensor<9xui16> -> tensor<9xf8E4M3B11FNUZ>
  return %r : tensor<9xf8E4M3B11FNUZ>
}
func.func @case_convert_ui16_f8E5M2(%0: tensor<9xui16>) -> (tensor<9xf8E5M2>) attributes {inputs = ["a557"], outputs = ["a566"]} {
  %r = ten.convert %0 : tensor<9xui16> -> tensor<9xf8E5M2>
  return %r : tensor<9xf8E5M2>
}
func.func @case_convert_ui16_f8E5M2FNUZ(%0: tensor<9xui16>) -> (tensor<9xf8E5M2FNUZ>) attributes {inputs = ["a557"], outputs = ["a567"]} {
  %r = ten.convert %0 : tensor<9xui16> -> tensor<9xf8E5M2FNUZ>
  return %r : tensor<9xf8E5M2FNUZ>
}
func.func @case_convert_ui16_f8E3M4(%0: tensor<9xui16>) -> (tensor<9xf8E3M4>) attributes {inputs = ["a557"], outputs = ["a568"]} {
  %r = ten.convert %0 : tensor<9xui16> -> tensor<9xf8E3M4>
  return %r : tensor<9xf8E3M4>
}
func.func @case_convert_ui16_f8E8M0FNU(%0: tensor<7xui16>) -> (tensor<7xf8E8M0FNU>) attributes {inputs = ["a569"], outputs = ["a570"]} {
  %r = ten.convert %0 : tensor<7xui16> -> tensor<7xf8E8M0FNU>
  return %r : tensor<7xf8E8M0FNU>
}
func.func @case_convert_ui16_f4E2M1FN(%0: tensor<7xui16>) -> (tensor<7xf4E2M1FN>) attributes {inputs = ["a569"], outputs = ["a409"]} {
  %r = ten.convert %0 : tensor<7xui16> -> tensor<7xf4E2M1FN>
  return %r : tensor<7xf4E2M1FN>
}
func.func @case_convert_ui16_i2(%0: tensor<9xui16>) -> (tensor<9xi2>) attributes {inputs = ["a557"], outputs = ["a571"]} {
  %r = ten.convert %0 : tensor<9xui16> -> tensor<9xi2>
  return %r : tensor<9xi2>
}
func.func @case_convert_ui16_i4(%0: tensor<9xui16>) -> (tensor<9xi4>) attributes {inputs = ["a557"], outputs = ["a572"]} {
  %r = ten.convert %0 : tensor<9xui16> -> tensor<9xi4>
  return %r : tensor<9xi4>
}
func.func @case_convert_ui16_i8(%0: tensor<9xui16>) -> (tensor<9xi8>) attributes {inputs = ["a557"], outputs = ["a573"]} {
  %r = ten.convert %0 : tensor<9xui16> -> tensor<9xi8>
  return %r : tensor<9xi8>
}
func.func @case_convert_ui16_i16(%0: tensor<9xui16>) -> (tensor<9xi16>) attributes {inputs = ["a557"], outputs = ["a574"]} {
  %r = ten.convert %0 : tensor<9xui16> -> tensor<9xi16>
  return %r : tensor<9xi16>
}
func.func @case_convert_ui16_i32(%0: tensor<9xui16>) -> (tensor<9xi32>) attributes {inputs = ["a557"], outputs = ["a575"]} {
  %r = ten.convert %0 : tensor<9xui16> -> tensor<9xi32>
  return %r : tensor<9xi32>
}
func.func @case_convert_ui16_i64(%0: tensor<9xui16>) -> (tensor<9xi64>) attributes {inputs = ["a557"], outputs = ["a576"]} {
  %r = ten.convert %0 : tensor<9xui16> -> tensor<9xi64>
  return %r : tensor<9xi64>
}
func.func @case_convert_ui16_ui2(%0: tensor<9xui16>) -> (tensor<9xui2>) attributes {inputs = ["a557"], outputs = ["a577"]} {
  %r = ten.convert %0 : tensor<9xui16> -> tensor<9xui2>
  return %r : tensor<9xui2>
}
func.func @case_convert_ui16_ui4(%0: tensor<9xui16>) -> (tensor<9xui4>) attributes {inputs = ["a557"], outputs = ["a578"]} {
  %r = ten.convert %0 : tensor<9xui16> -> tensor<9xui4>
  return %r : tensor<9xui4>
}
func.func @case_convert_ui16_ui8(%0: tensor<9xui16>) -> (tensor<9xui8>) attributes {inputs = ["a557"], outputs = ["a579"]} {
  %r = ten.convert %0 : tensor<9xui16> -> tensor<9xui8>
  return %r : tensor<9xui8>
}
func.func @case_convert_ui16_ui16(%0: tensor<9xui16>) -> (tensor<9xui16>) attributes {inputs = ["a557"], outputs = ["a557"]} {
  %r = ten.convert %0 : tensor<9xui16> -> tensor<9xui16>
  return %r : tensor<9xui16>
}
func.func @case_convert_ui16_ui32(%0: tensor<9xui16>) -> (tensor<9xui32>) attributes {inputs = ["a557"], outputs = ["a580"]} {
  %r = ten.convert %0 : tensor<9xui16> -> tensor<9xui32>
  return %r : tensor<9xui32>
}
func.func @case_convert_ui16_ui64(%0: tensor<9xui16>) -> (tensor<9xui64>) attributes {inputs = ["a557"], outputs = ["a581"]} {
  %r = ten.convert %0 : tensor<9xui16> -> tensor<9xui64>
  return %r : tensor<9xui64>
}
func.func @case_convert_ui16_complex_f32(%0: tensor<9xui16>) -> (tensor<9xcomplex<f32>>) attributes {inputs = ["a557"], outputs = ["a582"]} {
  %r = ten.convert %0 : tensor<9xui16> -> tensor<9xcomplex<f32>>
  return %r : tensor<9xcomplex<f32>>
}
func.func @case_convert_ui16_complex_f64(%0: tensor<9xui16>) -> (tensor<9xcomplex<f64>>) attributes {inputs = ["a557"], outputs = ["a583"]} {
  %r = ten.convert %0 : tensor<9xui16> -> tensor<9xcomplex<f64>>
  return %r : tensor<9xcomplex<f64>>
}
func.func @case_convert_ui16_i1(%0: tensor<9xui16>) -> (tensor<9xi1>) attributes {inputs = ["a557"], outputs = ["a584"]} {
  %r = ten.convert %0 : tensor<9xui16> -> tensor<9xi1>
  return %r : tensor<9xi1>
}
func.func @case_convert_ui32_f64(%0: tensor<10xui32>) -> (tensor<10xf64>) attributes {inputs = ["a585"], outputs = ["a586"]} {
  %r = ten.convert %0 : tensor<10xui32> -> tensor<10xf64>
  return %r : tensor<10xf64>
}
func.func @case_convert_ui32_f32(%0: tensor<10xui32>) -> (tensor<10xf32>) attributes {inputs = ["a585"], outputs = ["a587"]} {
  %r = ten.convert %0 : tensor<10xui32> -> tensor<10xf32>
  return %r : tensor<10xf32>
}
func.func @case_convert_ui32_f16(%0: tensor<10xui32>) -> (tensor<10xf16>) attributes {inputs = ["a585"], outputs = ["a588"]} {
  %r = ten.convert %0 : tensor<10xui32> -> tensor<10xf16>
  return %r : tensor<10xf16>
}
func.func @case_convert_ui32_bf16(%0: tensor<10xui32>) -> (tensor<10xbf16>) attributes {inputs = ["a585"], outputs = ["a589"]} {
  %r = ten.convert %0 : tensor<10xui32> -> tensor<10xbf16>
  return %r : tensor<10xbf16>
}
func.func @case_convert_ui32_f8E4M3(%0: tensor<10xui32>) -> (tensor<10xf8E4M3>) attributes {inputs = ["a585"], outputs = ["a590"]} {
  %r = ten.convert %0 : tensor<10xui32> -> tensor<10xf8E4M3>
  return %r : tensor<10xf8E4M3>
}
func.func @case_convert_ui32_f8E4M3FN(%0: tensor<10xui32>) -> (tensor<10xf8E4M3FN>) attributes {inputs = ["a585"], outputs = ["a591"]} {
  %r = ten.convert %0 : tensor<10xui32> -> tensor<10xf8E4M3FN>
  return %r : tensor<10xf8E4M3FN>
}
func.func @case_convert_ui32_f8E4M3FNUZ(%0: tensor<10xui32>) -> (tensor<10xf8E4M3FNUZ>) attributes {inputs = ["a585"], outputs = ["a592"]} {
  %r = ten.convert %0 : tensor<10xui32> -> tensor<10xf8E4M3FNUZ>
  return %r : tensor<10xf8E4M3FNUZ>
}
func.func @case_convert_ui32_f8E4M3B11FNUZ(%0: tensor<10xui32>) -> (tensor<10xf8E4M3B11FNUZ>) attributes {inputs = ["a585"], outputs = ["a593"]} {
  %r = ten.convert %0 : tensor<10xui32> -> tensor<10xf8E4M3B11FNUZ>
  return %r : tensor<10xf8E4M3B11FNUZ>
}
func.func @case_convert_ui32_f8E5M2(%0: tensor<10xui32>) -> (tensor<10xf8E5M2>) attributes {inputs = ["a585"], outputs = ["a594"]} {
  %r = ten.convert %0 : tensor<10xui32> -> tensor<10xf8E5M2>
  return %r : tensor<10xf8E5M2>
}
func.func @case_convert_ui32_f8E5M2FNUZ(%0: tensor<10xui32>) -> (tensor<10xf8E5M2FNUZ>) attributes {inputs = ["a585"], outputs = ["a595"]} {
  %r = ten.convert %0 : tensor<10xui32> -> tensor<10xf8E5M2FNUZ>
  return %r : tensor<10xf8E5M2FNUZ>
}
func.func @case_convert_ui32_f8E3M4(%0: tensor<10xui32>) -> (tensor<10xf8E3M4>) attributes {inputs = ["a585"], outputs = ["a596"]} {
  %r = ten.convert %0 : tensor<10xui32> -> tensor<10xf8E3M4>
  return %r : tensor<10xf8E3M4>
}
func.func @case_convert_ui32_f8E8M0FNU(%0: tensor<8xui32>) -> (tensor<8xf8E8M0FNU>) attributes {inputs = ["a597"], outputs = ["a598"]} {
  %r = ten.convert %0 : tensor<8xui32> -> tensor<8xf8E8M0FNU>
  return %r : tensor<8xf8E8M0FNU>
}
func.func @case_convert_ui32_f4E2M1FN(%0: tensor<8xui32>) -> (tensor<8xf4E2M1FN>) attributes {inputs = ["a597"], outputs = ["a438"]} {
  %r = ten.convert %0 : tensor<8xui32> -> tensor<8xf4E2M1FN>
  return %r : tensor<8xf4E2M1FN>
}
func.func @case_convert_ui32_i2(%0: tensor<10xui32>) -> (tensor<10xi2>) attributes {inputs = ["a585"], outputs = ["a599"]} {
  %r = ten.convert %0 : tensor<10xui32> -> tensor<10xi2>
  return %r : tensor<10xi2>
}
func.func @case_convert_ui32_i4(%0: tensor<10xui32>) -> (tensor<10xi4>) attributes {inputs = ["a585"], outputs = ["a600"]} {
  %r = ten.convert %0 : tensor<10xui32> -> tensor<10xi4>
  return %r : tensor<10xi4>
}
func.func @case_convert_ui32_i8(%0: tensor<10xui32>) -> (tensor<10xi8>) attributes {inputs = ["a585"], outputs = ["a601"]} {
  %r = ten.convert %0 : tensor<10xui32> -> tensor<10xi8>
  return %r : tensor<10xi8>
}
func.func @case_convert_ui32_i16(%0: tensor<10xui32>) -> (tensor<10xi16>) attributes {inputs = ["a585"], outputs = ["a602"]} {
  %r = ten.convert %0 : tensor<10xui32> -> tensor<10xi16>
  return %r : tensor<10xi16>
}
func.func @case_convert_ui32_i32(%0: tensor<10xui32>) -> (tensor<10xi32>) attributes {inputs = ["a585"], outputs = ["a603"]} {
  %r = ten.convert %0 : tensor<10xui32> -> tensor<10xi32>
  return %r : tensor<10xi32>
}
func.func @case_convert_ui32_i64(%0: tensor<10xui32>) -> (tensor<10xi64>) attributes {inputs = ["a585"], outputs = ["a604"]} {
  %r = ten.convert %0 : tensor<10xui32> -> tensor<10xi64>
  return %r : tensor<10xi64>
}
func.func @case_convert_ui32_ui2(%0: tensor<10xui32>) -> (tensor<10xui2>) attributes {inputs = ["a585"], outputs = ["a605"]} {
  %r = ten.convert %0 : tensor<10xui32> -> tensor<10xui2>
  return %r : tensor<10xui2>
}
func.func @case_convert_ui32_ui4(%0: tensor<10xui32>) -> (tensor<10xui4>) attributes {inputs = ["a585"], outputs = ["a606"]} {
  %r = ten.convert %0 : tensor<10xui32> -> tensor<10xui4>
  return %r : tensor<10xui4>
}
func.func @case_convert_ui32_ui8(%0: tensor<10xui32>) -> (tensor<10xui8>) attributes {inputs = ["a585"], outputs = ["a607"]} {
  %r = ten.convert %0 : tensor<10xui32> -> tensor<10xui8>
  return %r : tensor<10xui8>
}
func.func @case_convert_ui32_ui16(%0: tensor<10xui32>) -> (tensor<10xui16>) attributes {inputs = ["a585"], outputs = ["a608"]} {
  %r = ten.convert %0 : tensor<10xui32> -> tensor<10xui16>
  return %r : tensor<10xui16>
}
func.func @case_convert_ui32_ui32(%0: tensor<10xui32>) -> (tensor<10xui32>) attributes {inputs = ["a585"], outputs = ["a585"]} {
  %r = ten.convert %0 : tensor<10xui32> -> tensor<10xui32>
  return %r : tensor<10xui32>
}
func.func @case_convert_ui32_ui64(%0: tensor<10xui32>) -> (tensor<10xui64>) attributes {inputs = ["a585"], outputs = ["a609"]} {
  %r = ten.convert %0 : tensor<10xui32> -> tensor<10xui64>
  return %r : tensor<10xui64>
}
func.func @case_convert_ui32_complex_f32(%0: tensor<10xui32>) -> (tensor<10xcomplex<f32>>) attributes {inputs = ["a585"], outputs = ["a610"]} {
  %r = ten.convert %0 : tensor<10xui32> -> tensor<10xcomplex<f32>>
  return %r : tensor<10xcomplex<f32>>
}
func.func @case_convert_ui32_complex_f64(%0: tensor<10xui32>) -> (tensor<10xcomplex<f64>>) attributes {inputs = ["a585"], outputs = ["a611"]} {
  %r = ten.convert %0 : tensor<10xui32> -> tensor<10xcomplex<f64>>
  return %r : tensor<10xcomplex<f64>>
}
func.func @case_convert_ui32_i1(%0: tensor<10xui32>) -> (tensor<10xi1>) attributes {inputs = ["a585"], outputs = ["a612"]} {
  %r = ten.convert %0 : tensor<10xui32> -> tensor<10xi1>
  return %r : tensor<10xi1>
}
func.func @case_convert_ui64_f64(%0: tensor<12xui64>) -> (tensor<12xf64>) attributes {inputs = ["a613"], outputs = ["a614"]} {
  %r = ten.convert %0 : tensor<12xui64> -> tensor<12xf64>
  return %r : tensor<12xf64>
}
func.func @case_convert_ui64_f32(%0: tensor<12xui64>) -> (tensor<12xf32>) attributes {inputs = ["a613"], outputs = ["a615"]} {
  %r = ten.convert %0 : tensor<12xui64> -> tensor<12xf32>
  return %r : tensor<12xf32>
}
func.func @case_convert_ui64_f16(%0: tensor<12xui64>) -> (tensor<12xf16>) attributes {inputs = ["a613"], outputs = ["a616"]} {
  %r = ten.convert %0 : tensor<12xui64> -> tensor<12xf16>
  return %r : tensor<12xf16>
}
func.func @case_convert_ui64_bf16(%0: tensor<12xui64>) -> (tensor<12xbf16>) attributes {inputs = ["a613"], outputs = ["a617"]} {
  %r = ten.convert %0 : tensor<12xui64> -> tensor<12xbf16>
  return %r : tensor<12xbf16>
}
func.func @case_convert_ui64_f8E4M3(%0: tensor<12xui64>) -> (tensor<12xf8E4M3>) attributes {inputs = ["a613"], outputs = ["a618"]} {
  %r = ten.convert %0 : tensor<12xui64> -> tensor<12xf8E4M3>
  return %r : tensor<12xf8E4M3>
}
func.func @case_convert_ui64_f8E4M3FN(%0: tensor<12xui64>) -> (tensor<12xf8E4M3FN>) attributes {inputs = ["a613"], outputs = ["a619"]} {
  %r = ten.convert %0 : tensor<12xui64> -> tensor<12xf8E4M3FN>
  return %r : tensor<12xf8E4M3FN>
}
func.func @case_convert_ui64_f8E4M3FNUZ(%0: tensor<12xui64>) -> (tensor<12xf8E4M3FNUZ>) attributes {inputs = ["a613"], outputs = ["a620"]} {
  %r = ten.convert %0 : tensor<12xui64> -> tensor<12xf8E4M3FNUZ>
  return %r : tensor<12xf8E4M3FNUZ>
}
func.func @case_convert_ui64_f8E4M3B11FNUZ(%0: tensor<12xui64>) -> (tensor<12xf8E4M3B11FNUZ>) attributes {inputs = ["a613"], outputs = ["a621"]} {
  %r = ten.convert %0 : tensor<12xui64> -> tensor<12xf8E4M3B11FNUZ>
  return %r : tensor<12xf8E4M3B11FNUZ>
}
func.func @case_convert_ui64_f8E5M2(%0: tensor<12xui64>) -> (tensor<12xf8E5M2>) attributes {inputs = ["a613"], outputs = ["a622"]} {
  %r = ten.convert %0 : tensor<12xui64> -> tensor<12xf8E5M2>
  return %r : tensor<12xf8E5M2>
}
func.func @case_convert_ui64_f8E5M2FNUZ(%0: tensor<12xui64>) -> (tensor<12xf8E5M2FNUZ>) attributes {inputs = ["a613"], outputs = ["a623"]} {
  %r = ten.convert %0 : tensor<12xui64> -> tensor<12xf8E5M2FNUZ>
  return %r : tensor<12xf8E5M2FNUZ>
}
func.func @case_convert_ui64_f8E3M4(%0: tensor<12xui64>) -> (tensor<12xf8E3M4>) attributes {inputs = ["a613"], outputs = ["a624"]} {
  %r = ten.convert %0 : tensor<12xui64> -> tensor<12xf8E3M4>
  return %r : tensor<12xf8E3M4>
}
func.func @case_convert_ui64_f8E8M0FNU(%0: tensor<10xui64>) -> (tensor<10xf8E8M0FNU>) attributes {inputs = ["a625"], outputs = ["a626"]} {
  %r = ten.convert %0 : tensor<10xui64> -> tensor<10xf8E8M0FNU>
  return %r : tensor<10xf8E8M0FNU>
}
func.func @case_convert_ui64_f4E2M1FN(%0: tensor<10xui64>) -> (tensor<10xf4E2M1FN>) attributes {inputs = ["a625"], outputs = ["a467"]} {
  %r = ten.convert %0 : tensor<10xui64> -> tensor<10xf4E2M1FN>
  return %r : tensor<10xf4E2M1FN>
}
func.func @case_convert_ui64_i2(%0: tensor<12xui64>) -> (tensor<12xi2>) attributes {inputs = ["a613"], outputs = ["a627"]} {
  %r = ten.convert %0 : tensor<12xui64> -> tensor<12xi2>
  return %r : tensor<12xi2>
}
func.func @case_convert_ui64_i4(%0: tensor<12xui64>) -> (tensor<12xi4>) attributes {inputs = ["a613"], outputs = ["a628"]} {
  %r = ten.convert %0 : tensor<12xui64> -> tensor<12xi4>
  return %r : tensor<12xi4>
}
func.func @case_convert_ui64_i8(%0: tensor<12xui64>) -> (tensor<12xi8>) attributes {inputs = ["a613"], outputs = ["a629"]} {
  %r = ten.convert %0 : tensor<12xui64> -> tensor<12xi8>
  return %r : tensor<12xi8>
}
func.func @case_convert_ui64_i16(%0: tensor<12xui64>) -> (tensor<12xi16>) attributes {inputs = ["a613"], outputs = ["a630"]} {
  %r = ten.convert %0 : tensor<12xui64> -> tensor<12xi16>
  return %r : tensor<12xi16>
}
func.func @case_convert_ui64_i32(%0: tensor<12xui64>) -> (tensor<12xi32>) attributes {inputs = ["a613"], outputs = ["a631"]} {
  %r = ten.convert %0 : tensor<12xui64> -> tensor<12xi32>
  return %r : tensor<12xi32>
}
func.func @case_convert_ui64_i64(%0: tensor<12xui64>) -> (tensor<12xi64>) attributes {inputs = ["a613"], outputs = ["a632"]} {
  %r = ten.convert %0 : tensor<12xui64> -> tensor<12xi64>
  return %r : tensor<12xi64>
}
func.func @case_convert_ui64_ui2(%0: tensor<12xui64>) -> (tensor<12xui2>) attributes {inputs = ["a613"], outputs = ["a633"]} {
  %r = ten.convert %0 : tensor<12xui64> -> tensor<12xui2>
  return %r : tensor<12xui2>
}
func.func @case_convert_ui64_ui4(%0: tensor<12xui64>) -> (tensor<12xui4>) attributes {inputs = ["a613"], outputs = ["a634"]} {
  %r = ten.convert %0 : tensor<12xui64> -> tensor<12xui4>
  return %r : tensor<12xui4>
}
func.func @case_convert_ui64_ui8(%0: tensor<12xui64>) -> (tensor<12xui8>) attributes {inputs = ["a613"], outputs = ["a635"]} {
  %r = ten.convert %0 : tensor<12xui64> -> tensor<12xui8>
  return %r : tensor<12xui8>
}
func.func @case_convert_ui64_ui16(%0: tensor<12xui64>) -> (tensor<12xui16>) attributes {inputs = ["a613"], outputs = ["a636"]} {
  %r = ten.convert %0 : tensor<12xui64> -> tensor<12xui16>
  return %r : tensor<12xui16>
}
func.func @case_convert_ui64_ui32(%0: tensor<12xui64>) -> (tensor<12xui32>) attributes {inputs = ["a613"], outputs = ["a637"]} {
  %r = ten.convert %0 : tensor<12xui64> -> tensor<12xui32>
  return %r : tensor<12xui32>
}
func.func @case_convert_ui64_ui64(%0: tensor<12xui64>) -> (tensor<12xui64>) attributes {inputs = ["a613"], outputs = ["a613"]} {
  %r = ten.convert %0 : tensor<12xui64> -> tensor<12xui64>
  return %r : tensor<12xui64>
}
func.func @case_convert_ui64_complex_f32(%0: tensor<12xui64>) -> (tensor<12xcomplex<f32>>) attributes {inputs = ["a613"], outputs = ["a638"]} {
  %r = ten.convert %0 : tensor<12xui64> -> tensor<12xcomplex<f32>>
  return %r : tensor<12xcomplex<f32>>
}
func.func @case_convert_ui64_complex_f64(%0: tensor<12xui64>) -> (tensor<12xcomplex<f64>>) attributes {inputs = ["a613"], outputs = ["a639"]} {
  %r = ten.convert %0 : tensor<12xui64> -> tensor<12xcomplex<f64>>
  return %r : tensor<12xcomplex<f64>>
}
func.func @case_convert_ui64_i1(%0: tensor<12xui64>) -> (tensor<12xi1>) attributes {inputs = ["a613"], outputs = ["a640"]} {
  %r = ten.convert %0 : tensor<12xui64> -> tensor<12xi1>
  return %r : tensor<12xi1>
}
func.func @case_convert_complex_f32_f64(%0: tensor<6xcomplex<f32>>) -> (tensor<6xf64>) attributes {inputs = ["a641"], outputs = ["a642"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f32>> -> tensor<6xf64>
  return %r : tensor<6xf64>
}
func.func @case_convert_complex_f32_f32(%0: tensor<6xcomplex<f32>>) -> (tensor<6xf32>) attributes {inputs = ["a641"], outputs = ["a643"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f32>> -> tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @case_convert_complex_f32_f16(%0: tensor<6xcomplex<f32>>) -> (tensor<6xf16>) attributes {inputs = ["a641"], outputs = ["a644"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f32>> -> tensor<6xf16>
  return %r : tensor<6xf16>
}
func.func @case_convert_complex_f32_bf16(%0: tensor<6xcomplex<f32>>) -> (tensor<6xbf16>) attributes {inputs = ["a641"], outputs = ["a645"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f32>> -> tensor<6xbf16>
  return %r : tensor<6xbf16>
}
func.func @case_convert_complex_f32_f8E4M3(%0: tensor<6xcomplex<f32>>) -> (tensor<6xf8E4M3>) attributes {inputs = ["a641"], outputs = ["a646"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f32>> -> tensor<6xf8E4M3>
  return %r : tensor<6xf8E4M3>
}
func.func @case_convert_complex_f32_f8E4M3FN(%0: tensor<6xcomplex<f32>>) -> (tensor<6xf8E4M3FN>) attributes {inputs = ["a641"], outputs = ["a647"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f32>> -> tensor<6xf8E4M3FN>
  return %r : tensor<6xf8E4M3FN>
}
func.func @case_convert_complex_f32_f8E4M3FNUZ(%0: tensor<6xcomplex<f32>>) -> (tensor<6xf8E4M3FNUZ>) attributes {inputs = ["a641"], outputs = ["a648"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f32>> -> tensor<6xf8E4M3FNUZ>
  return %r : tensor<6xf8E4M3FNUZ>
}
func.func @case_convert_complex_f32_f8E4M3B11FNUZ(%0: tensor<6xcomplex<f32>>) -> (tensor<6xf8E4M3B11FNUZ>) attributes {inputs = ["a641"], outputs = ["a649"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f32>> -> tensor<6xf8E4M3B11FNUZ>
  return %r : tensor<6xf8E4M3B11FNUZ>
}
func.func @case_convert_complex_f32_f8E5M2(%0: tensor<6xcomplex<f32>>) -> (tensor<6xf8E5M2>) attributes {inputs = ["a641"], outputs = ["a650"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f32>> -> tensor<6xf8E5M2>
  return %r : tensor<6xf8E5M2>
}
func.func @case_convert_complex_f32_f8E5M2FNUZ(%0: tensor<6xcomplex<f32>>) -> (tensor<6xf8E5M2FNUZ>) attributes {inputs = ["a641"], outputs = ["a651"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f32>> -> tensor<6xf8E5M2FNUZ>
  return %r : tensor<6xf8E5M2FNUZ>
}
func.func @case_convert_complex_f32_f8E3M4(%0: tensor<6xcomplex<f32>>) -> (tensor<6xf8E3M4>) attributes {inputs = ["a641"], outputs = ["a652"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f32>> -> tensor<6xf8E3M4>
  return %r : tensor<6xf8E3M4>
}
func.func @case_convert_complex_f32_f8E8M0FNU(%0: tensor<2xcomplex<f32>>) -> (tensor<2xf8E8M0FNU>) attributes {inputs = ["a653"], outputs = ["a654"]} {
  %r = ten.convert %0 : tensor<2xcomplex<f32>> -> tensor<2xf8E8M0FNU>
  return %r : tensor<2xf8E8M0FNU>
}
func.func @case_convert_complex_f32_f4E2M1FN(%0: tensor<2xcomplex<f32>>) -> (tensor<2xf4E2M1FN>) attributes {inputs = ["a653"], outputs = ["a655"]} {
  %r = ten.convert %0 : tensor<2xcomplex<f32>> -> tensor<2xf4E2M1FN>
  return %r : tensor<2xf4E2M1FN>
}
func.func @case_convert_complex_f32_i2(%0: tensor<6xcomplex<f32>>) -> (tensor<6xi2>) attributes {inputs = ["a641"], outputs = ["a656"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f32>> -> tensor<6xi2>
  return %r : tensor<6xi2>
}
func.func @case_convert_complex_f32_i4(%0: tensor<6xcomplex<f32>>) -> (tensor<6xi4>) attributes {inputs = ["a641"], outputs = ["a657"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f32>> -> tensor<6xi4>
  return %r : tensor<6xi4>
}
func.func @case_convert_complex_f32_i8(%0: tensor<6xcomplex<f32>>) -> (tensor<6xi8>) attributes {inputs = ["a641"], outputs = ["a658"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f32>> -> tensor<6xi8>
  return %r : tensor<6xi8>
}
func.func @case_convert_complex_f32_i16(%0: tensor<6xcomplex<f32>>) -> (tensor<6xi16>) attributes {inputs = ["a641"], outputs = ["a659"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f32>> -> tensor<6xi16>
  return %r : tensor<6xi16>
}
func.func @case_convert_complex_f32_i32(%0: tensor<6xcomplex<f32>>) -> (tensor<6xi32>) attributes {inputs = ["a641"], outputs = ["a660"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f32>> -> tensor<6xi32>
  return %r : tensor<6xi32>
}
func.func @case_convert_complex_f32_i64(%0: tensor<6xcomplex<f32>>) -> (tensor<6xi64>) attributes {inputs = ["a641"], outputs = ["a661"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f32>> -> tensor<6xi64>
  return %r : tensor<6xi64>
}
func.func @case_convert_complex_f32_ui2(%0: tensor<6xcomplex<f32>>) -> (tensor<6xui2>) attributes {inputs = ["a641"], outputs = ["a662"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f32>> -> tensor<6xui2>
  return %r : tensor<6xui2>
}
func.func @case_convert_complex_f32_ui4(%0: tensor<6xcomplex<f32>>) -> (tensor<6xui4>) attributes {inputs = ["a641"], outputs = ["a663"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f32>> -> tensor<6xui4>
  return %r : tensor<6xui4>
}
func.func @case_convert_complex_f32_ui8(%0: tensor<6xcomplex<f32>>) -> (tensor<6xui8>) attributes {inputs = ["a641"], outputs = ["a664"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f32>> -> tensor<6xui8>
  return %r : tensor<6xui8>
}
func.func @case_convert_complex_f32_ui16(%0: tensor<6xcomplex<f32>>) -> (tensor<6xui16>) attributes {inputs = ["a641"], outputs = ["a665"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f32>> -> tensor<6xui16>
  return %r : tensor<6xui16>
}
func.func @case_convert_complex_f32_ui32(%0: tensor<6xcomplex<f32>>) -> (tensor<6xui32>) attributes {inputs = ["a641"], outputs = ["a666"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f32>> -> tensor<6xui32>
  return %r : tensor<6xui32>
}
func.func @case_convert_complex_f32_ui64(%0: tensor<6xcomplex<f32>>) -> (tensor<6xui64>) attributes {inputs = ["a641"], outputs = ["a667"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f32>> -> tensor<6xui64>
  return %r : tensor<6xui64>
}
func.func @case_convert_complex_f32_complex_f32(%0: tensor<6xcomplex<f32>>) -> (tensor<6xcomplex<f32>>) attributes {inputs = ["a641"], outputs = ["a641"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f32>> -> tensor<6xcomplex<f32>>
  return %r : tensor<6xcomplex<f32>>
}
func.func @case_convert_complex_f32_complex_f64(%0: tensor<6xcomplex<f32>>) -> (tensor<6xcomplex<f64>>) attributes {inputs = ["a641"], outputs = ["a668"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f32>> -> tensor<6xcomplex<f64>>
  return %r : tensor<6xcomplex<f64>>
}
func.func @case_convert_complex_f32_i1(%0: tensor<6xcomplex<f32>>) -> (tensor<6xi1>) attributes {inputs = ["a641"], outputs = ["a669"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f32>> -> tensor<6xi1>
  return %r : tensor<6xi1>
}
func.func @case_convert_complex_f64_f64(%0: tensor<6xcomplex<f64>>) -> (tensor<6xf64>) attributes {inputs = ["a670"], outputs = ["a671"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f64>> -> tensor<6xf64>
  return %r : tensor<6xf64>
}
func.func @case_convert_complex_f64_f32(%0: tensor<6xcomplex<f64>>) -> (tensor<6xf32>) attributes {inputs = ["a670"], outputs = ["a643"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f64>> -> tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @case_convert_complex_f64_f16(%0: tensor<6xcomplex<f64>>) -> (tensor<6xf16>) attributes {inputs = ["a670"], outputs = ["a644"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f64>> -> tensor<6xf16>
  return %r : tensor<6xf16>
}
func.func @case_convert_complex_f64_bf16(%0: tensor<6xcomplex<f64>>) -> (tensor<6xbf16>) attributes {inputs = ["a670"], outputs = ["a645"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f64>> -> tensor<6xbf16>
  return %r : tensor<6xbf16>
}
func.func @case_convert_complex_f64_f8E4M3(%0: tensor<6xcomplex<f64>>) -> (tensor<6xf8E4M3>) attributes {inputs = ["a670"], outputs = ["a646"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f64>> -> tensor<6xf8E4M3>
  return %r : tensor<6xf8E4M3>
}
func.func @case_convert_complex_f64_f8E4M3FN(%0: tensor<6xcomplex<f64>>) -> (tensor<6xf8E4M3FN>) attributes {inputs = ["a670"], outputs = ["a647"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f64>> -> tensor<6xf8E4M3FN>
  return %r : tensor<6xf8E4M3FN>
}
func.func @case_convert_complex_f64_f8E4M3FNUZ(%0: tensor<6xcomplex<f64>>) -> (tensor<6xf8E4M3FNUZ>) attributes {inputs = ["a670"], outputs = ["a648"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f64>> -> tensor<6xf8E4M3FNUZ>
  return %r : tensor<6xf8E4M3FNUZ>
}
func.func @case_convert_complex_f64_f8E4M3B11FNUZ(%0: tensor<6xcomplex<f64>>) -> (tensor<6xf8E4M3B11FNUZ>) attributes {inputs = ["a670"], outputs = ["a649"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f64>> -> tensor<6xf8E4M3B11FNUZ>
  return %r : tensor<6xf8E4M3B11FNUZ>
}
func.func @case_convert_complex_f64_f8E5M2(%0: tensor<6xcomplex<f64>>) -> (tensor<6xf8E5M2>) attributes {inputs = ["a670"], outputs = ["a650"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f64>> -> tensor<6xf8E5M2>
  return %r : tensor<6xf8E5M2>
}
func.func @case_convert_complex_f64_f8E5M2FNUZ(%0: tensor<6xcomplex<f64>>) -> (tensor<6xf8E5M2FNUZ>) attributes {inputs = ["a670"], outputs = ["a651"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f64>> -> tensor<6xf8E5M2FNUZ>
  return %r : tensor<6xf8E5M2FNUZ>
}
func.func @case_convert_complex_f64_f8E3M4(%0: tensor<6xcomplex<f64>>) -> (tensor<6xf8E3M4>) attributes {inputs = ["a670"], outputs = ["a652"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f64>> -> tensor<6xf8E3M4>
  return %r : tensor<6xf8E3M4>
}
func.func @case_convert_complex_f64_f8E8M0FNU(%0: tensor<2xcomplex<f64>>) -> (tensor<2xf8E8M0FNU>) attributes {inputs = ["a672"], outputs = ["a654"]} {
  %r = ten.convert %0 : tensor<2xcomplex<f64>> -> tensor<2xf8E8M0FNU>
  return %r : tensor<2xf8E8M0FNU>
}
func.func @case_convert_complex_f64_f4E2M1FN(%0: tensor<2xcomplex<f64>>) -> (tensor<2xf4E2M1FN>) attributes {inputs = ["a672"], outputs = ["a655"]} {
  %r = ten.convert %0 : tensor<2xcomplex<f64>> -> tensor<2xf4E2M1FN>
  return %r : tensor<2xf4E2M1FN>
}
func.func @case_convert_complex_f64_i2(%0: tensor<6xcomplex<f64>>) -> (tensor<6xi2>) attributes {inputs = ["a670"], outputs = ["a656"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f64>> -> tensor<6xi2>
  return %r : tensor<6xi2>
}
func.func @case_convert_complex_f64_i4(%0: tensor<6xcomplex<f64>>) -> (tensor<6xi4>) attributes {inputs = ["a670"], outputs = ["a657"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f64>> -> tensor<6xi4>
  return %r : tensor<6xi4>
}
func.func @case_convert_complex_f64_i8(%0: tensor<6xcomplex<f64>>) -> (tensor<6xi8>) attributes {inputs = ["a670"], outputs = ["a658"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f64>> -> tensor<6xi8>
  return %r : tensor<6xi8>
}
func.func @case_convert_complex_f64_i16(%0: tensor<6xcomplex<f64>>) -> (tensor<6xi16>) attributes {inputs = ["a670"], outputs = ["a659"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f64>> -> tensor<6xi16>
  return %r : tensor<6xi16>
}
func.func @case_convert_complex_f64_i32(%0: tensor<6xcomplex<f64>>) -> (tensor<6xi32>) attributes {inputs = ["a670"], outputs = ["a660"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f64>> -> tensor<6xi32>
  return %r : tensor<6xi32>
}
func.func @case_convert_complex_f64_i64(%0: tensor<6xcomplex<f64>>) -> (tensor<6xi64>) attributes {inputs = ["a670"], outputs = ["a661"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f64>> -> tensor<6xi64>
  return %r : tensor<6xi64>
}
func.func @case_convert_complex_f64_ui2(%0: tensor<6xcomplex<f64>>) -> (tensor<6xui2>) attributes {inputs = ["a670"], outputs = ["a662"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f64>> -> tensor<6xui2>
  return %r : tensor<6xui2>
}
func.func @case_convert_complex_f64_ui4(%0: tensor<6xcomplex<f64>>) -> (tensor<6xui4>) attributes {inputs = ["a670"], outputs = ["a663"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f64>> -> tensor<6xui4>
  return %r : tensor<6xui4>
}
func.func @case_convert_complex_f64_ui8(%0: tensor<6xcomplex<f64>>) -> (tensor<6xui8>) attributes {inputs = ["a670"], outputs = ["a664"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f64>> -> tensor<6xui8>
  return %r : tensor<6xui8>
}
func.func @case_convert_complex_f64_ui16(%0: tensor<6xcomplex<f64>>) -> (tensor<6xui16>) attributes {inputs = ["a670"], outputs = ["a665"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f64>> -> tensor<6xui16>
  return %r : tensor<6xui16>
}
func.func @case_convert_complex_f64_ui32(%0: tensor<6xcomplex<f64>>) -> (tensor<6xui32>) attributes {inputs = ["a670"], outputs = ["a666"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f64>> -> tensor<6xui32>
  return %r : tensor<6xui32>
}
func.func @case_convert_complex_f64_ui64(%0: tensor<6xcomplex<f64>>) -> (tensor<6xui64>) attributes {inputs = ["a670"], outputs = ["a667"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f64>> -> tensor<6xui64>
  return %r : tensor<6xui64>
}
func.func @case_convert_complex_f64_complex_f32(%0: tensor<6xcomplex<f64>>) -> (tensor<6xcomplex<f32>>) attributes {inputs = ["a670"], outputs = ["a641"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f64>> -> tensor<6xcomplex<f32>>
  return %r : tensor<6xcomplex<f32>>
}
func.func @case_convert_complex_f64_complex_f64(%0: tensor<6xcomplex<f64>>) -> (tensor<6xcomplex<f64>>) attributes {inputs = ["a670"], outputs = ["a670"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f64>> -> tensor<6xcomplex<f64>>
  return %r : tensor<6xcomplex<f64>>
}
func.func @case_convert_complex_f64_i1(%0: tensor<6xcomplex<f64>>) -> (tensor<6xi1>) attributes {inputs = ["a670"], outputs = ["a669"]} {
  %r = ten.convert %0 : tensor<6xcomplex<f64>> -> tensor<6xi1>
  return %r : tensor<6xi1>
}
func.func @case_convert_i1_f64(%0: tensor<2xi1>) -> (tensor<2xf64>) attributes {inputs = ["a673"], outputs = ["a674"]} {
  %r = ten.convert %0 : tensor<2xi1> -> tensor<2xf64>
  return %r : tensor<2xf64>
}
func.func @case_convert_i1_f32(%0: tensor<2xi1>) -> (tensor<2xf32>) attributes {inputs = ["a673"], outputs = ["a675"]} {
  %r = ten.convert %0 : tensor<2xi1> -> tensor<2xf32>
  return %r : tensor<2xf32>
}
func.func @case_convert_i1_f16(%0: tensor<2xi1>) -> (tensor<2xf16>) attributes {inputs = ["a673"], outputs = ["a676"]} {
  %r = ten.convert %0 : tensor<2xi1> -> tensor<2xf16>
  return %r : tensor<2xf16>
}
func.func @case_convert_i1_bf16(%0: tensor<2xi1>) -> (tensor<2xbf16>) attributes {inputs = ["a673"], outputs = ["a677"]} {
  %r = ten.convert %0 : tensor<2xi1> -> tensor<2xbf16>
  return %r : tensor<2xbf16>
}
func.func @case_convert_i1_f8E4M3(%0: tensor<2xi1>) -> (tensor<2xf8E4M3>) attributes {inputs = ["a673"], outputs = ["a678"]} {
  %r = ten.convert %0 : tensor<2xi1> -> tensor<2xf8E4M3>
  return %r : tensor<2xf8E4M3>
}
func.func @case_convert_i1_f8E4M3FN(%0: tensor<2xi1>) -> (tensor<2xf8E4M3FN>) attributes {inputs = ["a673"], outputs = ["a678"]} {
  %r = ten.convert %0 : tensor<2xi1> -> tensor<2xf8E4M3FN>
  return %r : tensor<2xf8E4M3FN>
}
func.func @case_convert_i1_f8E4M3FNUZ(%0: tensor<2xi1>) -> (tensor<2xf8E4M3FNUZ>) attributes {inputs = ["a673"], outputs = ["a679"]} {
  %r = ten.convert %0 : tensor<2xi1> -> tensor<2xf8E4M3FNUZ>
  return %r : tensor<2xf8E4M3FNUZ>
}
func.func @case_convert_i1_f8E4M3B11FNUZ(%0: tensor<2xi1>) -> (tensor<2xf8E4M3B11FNUZ>) attributes {inputs = ["a673"], outputs = ["a680"]} {
  %r = ten.convert %0 : tensor<2xi1> -> tensor<2xf8E4M3B11FNUZ>
  return %r : tensor<2xf8E4M3B11FNUZ>
}
func.func @case_convert_i1_f8E5M2(%0: tensor<2xi1>) -> (tensor<2xf8E5M2>) attributes {inputs = ["a673"], outputs = ["a681"]} {
  %r = ten.convert %0 : tensor<2xi1> -> tensor<2xf8E5M2>
  return %r : tensor<2xf8E5M2>
}
func.func @case_convert_i1_f8E5M2FNUZ(%0: tensor<2xi1>) -> (tensor<2xf8E5M2FNUZ>) attributes {inputs = ["a673"], outputs = ["a679"]} {
  %r = ten.convert %0 : tensor<2xi1> -> tensor<2xf8E5M2FNUZ>
  return %r : tensor<2xf8E5M2FNUZ>
}
func.func @case_convert_i1_f8E3M4(%0: tensor<2xi1>) -> (tensor<2xf8E3M4>) attributes {inputs = ["a673"], outputs = ["a682"]} {
  %r = ten.convert %0 : tensor<2xi1> -> tensor<2xf8E3M4>
  return %r : tensor<2xf8E3M4>
}
func.func @case_convert_i1_f8E8M0FNU(%0: tensor<1xi1>) -> (tensor<1xf8E8M0FNU>) attributes {inputs = ["a683"], outputs = ["a684"]} {
  %r = ten.convert %0 : tensor<1xi1> -> tensor<1xf8E8M0FNU>
  return %r : tensor<1xf8E8M0FNU>
}
func.func @case_convert_i1_f4E2M1FN(%0: tensor<1xi1>) -> (tensor<1xf4E2M1FN>) attributes {inputs = ["a683"], outputs = ["a685"]} {
  %r = ten.convert %0 : tensor<1xi1> -> tensor<1xf4E2M1FN>
  return %r : tensor<1xf4E2M1FN>
}
func.func @case_convert_i1_i2(%0: tensor<2xi1>) -> (tensor<2xi2>) attributes {inputs = ["a673"], outputs = ["a686"]} {
  %r = ten.convert %0 : tensor<2xi1> -> tensor<2xi2>
  return %r : tensor<2xi2>
}
func.func @case_convert_i1_i4(%0: tensor<2xi1>) -> (tensor<2xi4>) attributes {inputs = ["a673"], outputs = ["a686"]} {
  %r = ten.convert %0 : tensor<2xi1> -> tensor<2xi4>
  return %r : tensor<2xi4>
}
func.func @case_convert_i1_i8(%0: tensor<2xi1>) -> (tensor<2xi8>) attributes {inputs = ["a673"], outputs = ["a686"]} {
  %r = ten.convert %0 : tensor<2xi1> -> tensor<2xi8>
  return %r : tensor<2xi8>
}
func.func @case_convert_i1_i16(%0: tensor<2xi1>) -> (tensor<2xi16>) attributes {inputs = ["a673"], outputs = ["a687"]} {
  %r = ten.convert %0 : tensor<2xi1> -> tensor<2xi16>
  return %r : tensor<2xi16>
}
func.func @case_convert_i1_i32(%0: tensor<2xi1>) -> (tensor<2xi32>) attributes {inputs = ["a673"], outputs = ["a688"]} {
  %r = ten.convert %0 : tensor<2xi1> -> tensor<2xi32>
  return %r : tensor<2xi32>
}
func.func @case_convert_i1_i64(%0: tensor<2xi1>) -> (tensor<2xi64>) attributes {inputs = ["a673"], outputs = ["a689"]} {
  %r = ten.convert %0 : tensor<2xi1> -> tensor<2xi64>
  return %r : tensor<2xi64>
}
func.func @case_convert_i1_ui2(%0: tensor<2xi1>) -> (tensor<2xui2>) attributes {inputs = ["a673"], outputs = ["a690"]} {
  %r = ten.convert %0 : tensor<2xi1> -> tensor<2xui2>
  return %r : tensor<2xui2>
}
func.func @case_convert_i1_ui4(%0: tensor<2xi1>) -> (tensor<2xui4>) attributes {inputs = ["a673"], outputs = ["a690"]} {
  %r = ten.convert %0 : tensor<2xi1> -> tensor<2xui4>
  return %r : tensor<2xui4>
}
func.func @case_convert_i1_ui8(%0: tensor<2xi1>) -> (tensor<2xui8>) attributes {inputs = ["a673"], outputs = ["a690"]} {
  %r = ten.convert %0 : tensor<2xi1> -> tensor<2xui8>
  return %r : tensor<2xui8>
}
func.func @case_convert_i1_ui16(%0: tensor<2xi1>) -> (tensor<2xui16>) attributes {inputs = ["a673"], outputs = ["a691"]} {
  %r = ten.convert %0 : tensor<2xi1> -> tensor<2xui16>
  return %r : tensor<2xui16>
}
func.func @case_convert_i1_ui32(%0: tensor<2xi1>) -> (tensor<2xui32>) attributes {inputs = ["a673"], outputs = ["a692"]} {
  %r = ten.convert %0 : tensor<2xi1> -> tensor<2xui32>
  return %r : tensor<2xui32>
}
func.func @case_convert_i1_ui64(%0: tensor<2xi1>) -> (tensor<2xui64>) attributes {inputs = ["a673"], outputs = ["a693"]} {
  %r = ten.convert %0 : tensor<2xi1> -> tensor<2xui64>
  return %r : tensor<2xui64>
}
func.func @case_convert_i1_complex_f32(%0: tensor<2xi1>) -> (tensor<2xcomplex<f32>>) attributes {inputs = ["a673"], outputs = ["a694"]} {
  %r = ten.convert %0 : tensor<2xi1> -> tensor<2xcomplex<f32>>
  return %r : tensor<2xcomplex<f32>>
}
func.func @case_convert_i1_complex_f64(%0: tensor<2xi1>) -> (tensor<2xcomplex<f64>>) attributes {inputs = ["a673"], outputs = ["a695"]} {
  %r = ten.convert %0 : tensor<2xi1> -> tensor<2xcomplex<f64>>
  return %r : tensor<2xcomplex<f64>>
}
func.func @case_convert_i1_i1(%0: tensor<2xi1>) -> (tensor<2xi1>) attributes {inputs = ["a673"], outputs = ["a673"]} {
  %r = ten.convert %0 : tensor<2xi1> -> tensor<2xi1>
  return %r : tensor<2xi1>
}
func.func @case_bitcast_f32_i32(%0: tensor<3xf32>) -> (tensor<3xi32>) attributes {inputs = ["a696"], outputs = ["a697"]} {
  %r = ten.bitcast %0 : tensor<3xf32> -> tensor<3xi32>
  return %r : tensor<3xi32>
}
func.func @case_bitcast_f64_ui64(%0: tensor<2xf64>) -> (tensor<2xui64>) attributes {inputs = ["a698"], outputs = ["a699"]} {
  %r = ten.bitcast %0 : tensor<2xf64> -> tensor<2xui64>
  return %r : tensor<2xui64>
}
func.func @case_bitcast_bf16_i16(%0: tensor<3xbf16>) -> (tensor<3xi16>) attributes {inputs = ["a700"], outputs = ["a701"]} {
  %r = ten.bitcast %0 : tensor<3xbf16> -> tensor<3xi16>
  return %r : tensor<3xi16>
}
func.func @case_bitcast_f8E5M2_i8(%0: tensor<3xf8E5M2>) -> (tensor<3xi8>) attributes {inputs = ["a702"], outputs = ["a703"]} {
  %r = ten.bitcast %0 : tensor<3xf8E5M2> -> tensor<3xi8>
  return %r : tensor<3xi8>
}
func.func @case_bitcast_narrow(%0: tensor<2x2xi32>) -> (tensor<2x2x4xui8>) attributes {inputs = ["a704"], outputs = ["a705"]} {
  %r = ten.bitcast %0 : tensor<2x2xi32> -> tensor<2x2x4xui8>
  return %r : tensor<2x2x4xui8>
}
func.func @case_bitcast_wide(%0: tensor<2x2x4xui8>) -> (tensor<2x2xi32>) attributes {inputs = ["a705"], outputs = ["a704"]} {
  %r = ten.bitcast %0 : tensor<2x2x4xui8> -> tensor<2x2xi32>
  return %r : tensor<2x2xi32>
}
func.func @case_bitcast_complex(%0: tensor<1xcomplex<f64>>) -> (tensor<1x2xf64>) attributes {inputs = ["a706"], outputs = ["a707"]} {
  %r = ten.bitcast %0 : tensor<1xcomplex<f64>> -> tensor<1x2xf64>
  return %r : tensor<1x2xf64>
}
func.func @case_bitcast_i8_i4(%0: tensor<2xi8>) -> (tensor<2x2xi4>) attributes {inputs = ["a708"], outputs = ["a709"]} {
  %r = ten.bitcast %0 : tensor<2xi8> -> tensor<2x2xi4>
  return %r : tensor<2x2xi4>
}
func.func @case_bitcast_i4_i8(%0: tensor<2x2xi4>) -> (tensor<2xi8>) attributes {inputs = ["a709"], outputs = ["a708"]} {
  %r = ten.bitcast %0 : tensor<2x2xi4> -> tensor<2xi8>
  return %r : tensor<2xi8>
}
func.func @case_bitcast_ui2_i4(%0: tensor<2x2xui2>) -> (tensor<2xi4>) attributes {inputs = ["a710"], outputs = ["a711"]} {
  %r = ten.bitcast %0 : tensor<2x2xui2> -> tensor<2xi4>
  return %r : tensor<2xi4>
}
