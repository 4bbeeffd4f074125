// Made by make_cases.py. The arrays are in the archive beside it.
func.func @case_threefry_uint8_(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<ui8>) attributes {inputs = ["a0"], outputs = ["a1", "a2"]} {
  %r:2 = ten.rng_bits threefry %0 : tensor<2xui64> -> tensor<ui8>
  return %r#0, %r#1 : tensor<2xui64>, tensor<ui8>
}
func.func @case_threefry_uint8_1(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui8>) attributes {inputs = ["a0"], outputs = ["a1", "a3"]} {
  %r:2 = ten.rng_bits threefry %0 : tensor<2xui64> -> tensor<1xui8>
  return %r#0, %r#1 : tensor<2xui64>, tensor<1xui8>
}
func.func @case_threefry_uint8_7(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui8>) attributes {inputs = ["a0"], outputs = ["a4", "a5"]} {
  %r:2 = ten.rng_bits threefry %0 : tensor<2xui64> -> tensor<7xui8>
  return %r#0, %r#1 : tensor<2xui64>, tensor<7xui8>
}
func.func @case_threefry_uint8_12(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<12xui8>) attributes {inputs = ["a0"], outputs = ["a6", "a7"]} {
  %r:2 = ten.rng_bits threefry %0 : tensor<2xui64> -> tensor<12xui8>
  return %r#0, %r#1 : tensor<2xui64>, tensor<12xui8>
}
func.func @case_threefry_uint8_3x5(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui8>) attributes {inputs = ["a0"], outputs = ["a8", "a9"]} {
  %r:2 = ten.rng_bits threefry %0 : tensor<2xui64> -> tensor<3x5xui8>
  return %r#0, %r#1 : tensor<2xui64>, tensor<3x5xui8>
}
func.func @case_threefry_uint8_5x4x3(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<5x4x3xui8>) attributes {inputs = ["a0"], outputs = ["a10", "a11"]} {
  %r:2 = ten.rng_bits threefry %0 : tensor<2xui64> -> tensor<5x4x3xui8>
  return %r#0, %r#1 : tensor<2xui64>, tensor<5x4x3xui8>
}
func.func @case_threefry_uint8_3x2x2(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x2x2xui8>) attributes {inputs = ["a0"], outputs = ["a6", "a12"]} {
  %r:2 = ten.rng_bits threefry %0 : tensor<2xui64> -> tensor<3x2x2xui8>
  return %r#0, %r#1 : tensor<2xui64>, tensor<3x2x2xui8>
}
func.func @case_threefry_uint8_0(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<0xui8>) attributes {inputs = ["a0"], outputs = ["a0", "a13"]} {
  %r:2 = ten.rng_bits threefry %0 : tensor<2xui64> -> tensor<0xui8>
  return %r#0, %r#1 : tensor<2xui64>, tensor<0xui8>
}
func.func @case_threefry_uint16_(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<ui16>) attributes {inputs = ["a0"], outputs = ["a1", "a14"]} {
  %r:2 = ten.rng_bits threefry %0 : tensor<2xui64> -> tensor<ui16>
  return %r#0, %r#1 : tensor<2xui64>, tensor<ui16>
}
func.func @case_threefry_uint16_1(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui16>) attributes {inputs = ["a0"], outputs = ["a1", "a15"]} {
  %r:2 = ten.rng_bits threefry %0 : tensor<2xui64> -> tensor<1xui16>
  return %r#0, %r#1 : tensor<2xui64>, tensor<1xui16>
}
func.func @case_threefry_uint16_7(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui16>) attributes {inputs = ["a0"], outputs = ["a4", "a16"]} {
  %r:2 = ten.rng_bits threefry %0 : tensor<2xui64> -> tensor<7xui16>
  return %r#0, %r#1 : tensor<2xui64>, tensor<7xui16>
}
func.func @case_threefry_uint16_12(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<12xui16>) attributes {inputs = ["a0"], outputs = ["a6", "a17"]} {
  %r:2 = ten.rng_bits threefry %0 : tensor<2xui64> -> tensor<12xui16>
  return %r#0, %r#1 : tensor<2xui64>, tensor<12xui16>
}
func.func @case_threefry_uint16_3x5(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui16>) attributes {inputs = ["a0"], outputs = ["a8", "a18"]} {
  %r:2 = ten.rng_bits threefry %0 : tensor<2xui64> -> tensor<3x5xui16>
  return %r#0, %r#1 : tensor<2xui64>, tensor<3x5xui16>
}
func.func @case_threefry_uint16_5x4x3(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<5x4x3xui16>) attributes {inputs = ["a0"], outputs = ["a10", "a19"]} {
  %r:2 = ten.rng_bits threefry %0 : tensor<2xui64> -> tensor<5x4x3xui16>
  return %r#0, %r#1 : tensor<2xui64>, tensor<5x4x3xui16>
}
func.func @case_threefry_uint16_3x2x2(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x2x2xui16>) attributes {inputs = ["a0"], outputs = ["a6", "a20"]} {
  %r:2 = ten.rng_bits threefry %0 : tensor<2xui64> -> tensor<3x2x2xui16>
  return %r#0, %r#1 : tensor<2xui64>, tensor<3x2x2xui16>
}
func.func @case_threefry_uint16_0(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<0xui16>) attributes {inputs = ["a0"], outputs = ["a0", "a21"]} {
  %r:2 = ten.rng_bits threefry %0 : tensor<2xui64> -> tensor<0xui16>
  return %r#0, %r#1 : tensor<2xui64>, tensor<0xui16>
}
func.func @case_threefry_uint32_(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>) attributes {inputs = ["a0"], outputs = ["a1", "a22"]} {
  %r:2 = ten.rng_bits threefry %0 : tensor<2xui64> -> tensor<ui32>
  return %r#0, %r#1 : tensor<2xui64>, tensor<ui32>
}
func.func @case_threefry_uint32_1(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui32>) attributes {inputs = ["a0"], outputs = ["a1", "a23"]} {
  %r:2 = ten.rng_bits threefry %0 : tensor<2xui64> -> tensor<1xui32>
  return %r#0, %r#1 : tensor<2xui64>, tensor<1xui32>
}
func.func @case_threefry_uint32_7(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui32>) attributes {inputs = ["a0"], outputs = ["a4", "a24"]} {
  %r:2 = ten.rng_bits threefry %0 : tensor<2xui64> -> tensor<7xui32>
  return %r#0, %r#1 : tensor<2xui64>, tensor<7xui32>
}
func.func @case_threefry_uint32_12(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<12xui32>) attributes {inputs = ["a0"], outputs = ["a6", "a25"]} {
  %r:2 = ten.rng_bits threefry %0 : tensor<2xui64> -> tensor<12xui32>
  return %r#0, %r#1 : tensor<2xui64>, tensor<12xui32>
}
func.func @case_threefry_uint32_3x5(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>) attributes {inputs = ["a0"], outputs = ["a8", "a26"]} {
  %r:2 = ten.rng_bits threefry %0 : tensor<2xui64> -> tensor<3x5xui32>
  return %r#0, %r#1 : tensor<2xui64>, tensor<3x5xui32>
}
func.func @case_threefry_uint32_5x4x3(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<5x4x3xui32>) attributes {inputs = ["a0"], outputs = ["a10", "a27"]} {
  %r:2 = ten.rng_bits threefry %0 : tensor<2xui64> -> tensor<5x4x3xui32>
  return %r#0, %r#1 : tensor<2xui64>, tensor<5x4x3xui32>
}
func.func @case_threefry_uint32_3x2x2(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x2x2xui32>) attributes {inputs = ["a0"], outputs = ["a6", "a28"]} {
  %r:2 = ten.rng_bits threefry %0 : tensor<2xui64> -> tensor<3x2x2xui32>
  return %r#0, %r#1 : tensor<2xui64>, tensor<3x2x2xui32>
}
func.func @case_threefry_uint32_0(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<0xui32>) attributes {inputs = ["a0"], outputs = ["a0", "a29"]} {
  %r:2 = ten.rng_bits threefry %0 : tensor<2xui64> -> tensor<0xui32>
  return %r#0, %r#1 : tensor<2xui64>, tensor<0xui32>
}
func.func @case_threefry_uint64_(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<ui64>) attributes {inputs = ["a0"], outputs = ["a1", "a30"]} {
  %r:2 = ten.rng_bits threefry %0 : tensor<2xui64> -> tensor<ui64>
  return %r#0, %r#1 : tensor<2xui64>, tensor<ui64>
}
func.func @case_threefry_uint64_1(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>) attributes {inputs = ["a0"], outputs = ["a1", "a31"]} {
  %r:2 = ten.rng_bits threefry %0 : tensor<2xui64> -> tensor<1xui64>
  return %r#0, %r#1 : tensor<2xui64>, tensor<1xui64>
}
func.func @case_threefry_uint64_7(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui64>) attributes {inputs = ["a0"], outputs = ["a32", "a33"]} {
  %r:2 = ten.rng_bits threefry %0 : tensor<2xui64> -> tensor<7xui64>
  return %r#0, %r#1 : tensor<2xui64>, tensor<7xui64>
}
func.func @case_threefry_uint64_12(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<12xui64>) attributes {inputs = ["a0"], outputs = ["a34", "a35"]} {
  %r:2 = ten.rng_bits threefry %0 : tensor<2xui64> -> tensor<12xui64>
  return %r#0, %r#1 : tensor<2xui64>, tensor<12xui64>
}
func.func @case_threefry_uint64_3x5(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui64>) attributes {inputs = ["a0"], outputs = ["a36", "a37"]} {
  %r:2 = ten.rng_bits threefry %0 : tensor<2xui64> -> tensor<3x5xui64>
  return %r#0, %r#1 : tensor<2xui64>, tensor<3x5xui64>
}
func.func @case_threefry_uint64_5x4x3(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<5x4x3xui64>) attributes {inputs = ["a0"], outputs = ["a38", "a39"]} {
  %r:2 = ten.rng_bits threefry %0 : tensor<2xui64> -> tensor<5x4x3xui64>
  return %r#0, %r#1 : tensor<2xui64>, tensor<5x4x3xui64>
}
func.func @case_threefry_uint64_3x2x2(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x2x2xui64>) attributes {inputs = ["a0"], outputs = ["a34", "a40"]} {
  %r:2 = ten.rng_bits threefry %0 : tensor<2xui64> -> tensor<3x2x2xui64>
  return %r#0, %r#1 : tensor<2xui64>, tensor<3x2x2xui64>
}
func.func @case_threefry_uint64_0(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<0xui64>) attributes {inputs = ["a0"], outputs = ["a0", "a41"]} {
  %r:2 = ten.rng_bits threefry %0 : tensor<2xui64> -> tensor<0xui64>
  return %r#0, %r#1 : tensor<2xui64>, tensor<0xui64>
}
func.func @case_philox_uint8_(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<ui8>) attributes {inputs = ["a0"], outputs = ["a1", "a42"]} {
  %r:2 = ten.rng_bits philox %0 : tensor<2xui64> -> tensor<ui8>
  return %r#0, %r#1 : tensor<2xui64>, tensor<ui8>
}
func.func @case_philox_uint8_1(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui8>) attributes {inputs = ["a0"], outputs = ["a1", "a43"]} {
  %r:2 = ten.rng_bits philox %0 : tensor<2xui64> -> tensor<1xui8>
  return %r#0, %r#1 : tensor<2xui64>, tensor<1xui8>
}
func.func @case_philox_uint8_7(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui8>) attributes {inputs = ["a0"], outputs = ["a44", "a45"]} {
  %r:2 = ten.rng_bits philox %0 : tensor<2xui64> -> tensor<7xui8>
  return %r#0, %r#1 : tensor<2xui64>, tensor<7xui8>
}
func.func @case_philox_uint8_12(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<12xui8>) attributes {inputs = ["a0"], outputs = ["a46", "a47"]} {
  %r:2 = ten.rng_bits philox %0 : tensor<2xui64> -> tensor<12xui8>
  return %r#0, %r#1 : tensor<2xui64>, tensor<12xui8>
}
func.func @case_philox_uint8_3x5(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui8>) attributes {inputs = ["a0"], outputs = ["a4", "a48"]} {
  %r:2 = ten.rng_bits philox %0 : tensor<2xui64> -> tensor<3x5xui8>
  return %r#0, %r#1 : tensor<2xui64>, tensor<3x5xui8>
}
func.func @case_philox_uint8_5x4x3(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<5x4x3xui8>) attributes {inputs = ["a0"], outputs = ["a36", "a49"]} {
  %r:2 = ten.rng_bits philox %0 : tensor<2xui64> -> tensor<5x4x3xui8>
  return %r#0, %r#1 : tensor<2xui64>, tensor<5x4x3xui8>
}
func.func @case_philox_uint8_3x2x2(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x2x2xui8>) attributes {inputs = ["a0"], outputs = ["a46", "a50"]} {
  %r:2 = ten.rng_bits philox %0 : tensor<2xui64> -> tensor<3x2x2xui8>
  return %r#0, %r#1 : tensor<2xui64>, tensor<3x2x2xui8>
}
func.func @case_philox_uint8_0(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<0xui8>) attributes {inputs = ["a0"], outputs = ["a0", "a13"]} {
  %r:2 = ten.rng_bits philox %0 : tensor<2xui64> -> tensor<0xui8>
  return %r#0, %r#1 : tensor<2xui64>, tensor<0xui8>
}
func.func @case_philox_uint16_(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<ui16>) attributes {inputs = ["a0"], outputs = ["a1", "a51"]} {
  %r:2 = ten.rng_bits philox %0 : tensor<2xui64> -> tensor<ui16>
  return %r#0, %r#1 : tensor<2xui64>, tensor<ui16>
}
func.func @case_philox_uint16_1(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui16>) attributes {inputs = ["a0"], outputs = ["a1", "a52"]} {
  %r:2 = ten.rng_bits philox %0 : tensor<2xui64> -> tensor<1xui16>
  return %r#0, %r#1 : tensor<2xui64>, tensor<1xui16>
}
func.func @case_philox_uint16_7(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui16>) attributes {inputs = ["a0"], outputs = ["a44", "a53"]} {
  %r:2 = ten.rng_bits philox %0 : tensor<2xui64> -> tensor<7xui16>
  return %r#0, %r#1 : tensor<2xui64>, tensor<7xui16>
}
func.func @case_philox_uint16_12(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<12xui16>) attributes {inputs = ["a0"], outputs = ["a46", "a54"]} {
  %r:2 = ten.rng_bits philox %0 : tensor<2xui64> -> tensor<12xui16>
  return %r#0, %r#1 : tensor<2xui64>, tensor<12xui16>
}
func.func @case_philox_uint16_3x5(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui16>) attributes {inputs = ["a0"], outputs = ["a4", "a55"]} {
  %r:2 = ten.rng_bits philox %0 : tensor<2xui64> -> tensor<3x5xui16>
  return %r#0, %r#1 : tensor<2xui64>, tensor<3x5xui16>
}
func.func @case_philox_uint16_5x4x3(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<5x4x3xui16>) attributes {inputs = ["a0"], outputs = ["a36", "a56"]} {
  %r:2 = ten.rng_bits philox %0 : tensor<2xui64> -> tensor<5x4x3xui16>
  return %r#0, %r#1 : tensor<2xui64>, tensor<5x4x3xui16>
}
func.func @case_philox_uint16_3x2x2(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x2x2xui16>) attributes {inputs = ["a0"], outputs = ["a46", "a57"]} {
  %r:2 = ten.rng_bits philox %0 : tensor<2xui64> -> tensor<3x2x2xui16>
  return %r#0, %r#1 : tensor<2xui64>, tensor<3x2x2xui16>
}
func.func @case_philox_uint16_0(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<0xui16>) attributes {inputs = ["a0"], outputs = ["a0", "a21"]} {
  %r:2 = ten.rng_bits philox %0 : tensor<2xui64> -> tensor<0xui16>
  return %r#0, %r#1 : tensor<2xui64>, tensor<0xui16>
}
func.func @case_philox_uint32_(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>) attributes {inputs = ["a0"], outputs = ["a1", "a58"]} {
  %r:2 = ten.rng_bits philox %0 : tensor<2xui64> -> tensor<ui32>
  return %r#0, %r#1 : tensor<2xui64>, tensor<ui32>
}
func.func @case_philox_uint32_1(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui32>) attributes {inputs = ["a0"], outputs = ["a1", "a59"]} {
  %r:2 = ten.rng_bits philox %0 : tensor<2xui64> -> tensor<1xui32>
  return %r#0, %r#1 : tensor<2xui64>, tensor<1xui32>
}
func.func @case_philox_uint32_7(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui32>) attributes {inputs = ["a0"], outputs = ["a44", "a60"]} {
  %r:2 = ten.rng_bits philox %0 : tensor<2xui64> -> tensor<7xui32>
  return %r#0, %r#1 : tensor<2xui64>, tensor<7xui32>
}
func.func @case_philox_uint32_12(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<12xui32>) attributes {inputs = ["a0"], outputs = ["a46", "a61"]} {
  %r:2 = ten.rng_bits philox %0 : tensor<2xui64> -> tensor<12xui32>
  return %r#0, %r#1 : tensor<2xui64>, tensor<12xui32>
}
func.func @case_philox_uint32_3x5(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>) attributes {inputs = ["a0"], outputs = ["a4", "a62"]} {
  %r:2 = ten.rng_bits philox %0 : tensor<2xui64> -> tensor<3x5xui32>
  return %r#0, %r#1 : tensor<2xui64>, tensor<3x5xui32>
}
func.func @case_philox_uint32_5x4x3(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<5x4x3xui32>) attributes {inputs = ["a0"], outputs = ["a36", "a63"]} {
  %r:2 = ten.rng_bits philox %0 : tensor<2xui64> -> tensor<5x4x3xui32>
  return %r#0, %r#1 : tensor<2xui64>, tensor<5x4x3xui32>
}
func.func @case_philox_uint32_3x2x2(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x2x2xui32>) attributes {inputs = ["a0"], outputs = ["a46", "a64"]} {
  %r:2 = ten.rng_bits philox %0 : tensor<2xui64> -> tensor<3x2x2xui32>
  return %r#0, %r#1 : tensor<2xui64>, tensor<3x2x2xui32>
}
func.func @case_philox_uint32_0(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<0xui32>) attributes {inputs = ["a0"], outputs = ["a0", "a29"]} {
  %r:2 = ten.rng_bits philox %0 : tensor<2xui64> -> tensor<0xui32>
  return %r#0, %r#1 : tensor<2xui64>, tensor<0xui32>
}
func.func @case_philox_uint64_(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<ui64>) attributes {inputs = ["a0"], outputs = ["a1", "a65"]} {
  %r:2 = ten.rng_bits philox %0 : tensor<2xui64> -> tensor<ui64>
  return %r#0, %r#1 : tensor<2xui64>, tensor<ui64>
}
func.func @case_philox_uint64_1(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>) attributes {inputs = ["a0"], outputs = ["a1", "a66"]} {
  %r:2 = ten.rng_bits philox %0 : tensor<2xui64> -> tensor<1xui64>
  return %r#0, %r#1 : tensor<2xui64>, tensor<1xui64>
}
func.func @case_philox_uint64_7(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui64>) attributes {inputs = ["a0"], outputs = ["a4", "a67"]} {
  %r:2 = ten.rng_bits philox %0 : tensor<2xui64> -> tensor<7xui64>
  return %r#0, %r#1 : tensor<2xui64>, tensor<7xui64>
}
func.func @case_philox_uint64_12(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<12xui64>) attributes {inputs = ["a0"], outputs = ["a6", "a68"]} {
  %r:2 = ten.rng_bits philox %0 : tensor<2xui64> -> tensor<12xui64>
  return %r#0, %r#1 : tensor<2xui64>, tensor<12xui64>
}
func.func @case_philox_uint64_3x5(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui64>) attributes {inputs = ["a0"], outputs = ["a69", "a70"]} {
  %r:2 = ten.rng_bits philox %0 : tensor<2xui64> -> tensor<3x5xui64>
  return %r#0, %r#1 : tensor<2xui64>, tensor<3x5xui64>
}
func.func @case_philox_uint64_5x4x3(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<5x4x3xui64>) attributes {inputs = ["a0"], outputs = ["a10", "a71"]} {
  %r:2 = ten.rng_bits philox %0 : tensor<2xui64> -> tensor<5x4x3xui64>
  return %r#0, %r#1 : tensor<2xui64>, tensor<5x4x3xui64>
}
func.func @case_philox_uint64_3x2x2(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x2x2xui64>) attributes {inputs = ["a0"], outputs = ["a6", "a72"]} {
  %r:2 = ten.rng_bits philox %0 : tensor<2xui64> -> tensor<3x2x2xui64>
  return %r#0, %r#1 : tensor<2xui64>, tensor<3x2x2xui64>
}
func.func @case_philox_uint64_0(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<0xui64>) attributes {inputs = ["a0"], outputs = ["a0", "a41"]} {
  %r:2 = ten.rng_bits philox %0 : tensor<2xui64> -> tensor<0xui64>
  return %r#0, %r#1 : tensor<2xui64>, tensor<0xui64>
}
