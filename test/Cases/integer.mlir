// Made by make_cases.py. The arrays are in the archive beside it.
func.func @case_abs_i2(%0: tensor<4xi2>) -> (tensor<4xi2>) attributes {inputs = ["a0"], outputs = ["a1"]} {
  %r = ten.abs %0 : tensor<4xi2> -> tensor<4xi2>
  return %r : tensor<4xi2>
}
func.func @case_neg_i2(%0: tensor<4xi2>) -> (tensor<4xi2>) attributes {inputs = ["a0"], outputs = ["a2"]} {
  %r = ten.neg %0 : tensor<4xi2>
  return %r : tensor<4xi2>
}
func.func @case_sign_i2(%0: tensor<4xi2>) -> (tensor<4xi2>) attributes {inputs = ["a0"], outputs = ["a3"]} {
  %r = ten.sign %0 : tensor<4xi2>
  return %r : tensor<4xi2>
}
func.func @case_not_i2(%0: tensor<4xi2>) -> (tensor<4xi2>) attributes {inputs = ["a0"], outputs = ["a4"]} {
  %r = ten.not %0 : tensor<4xi2>
  return %r : tensor<4xi2>
}
func.func @case_popcnt_i2(%0: tensor<4xi2>) -> (tensor<4xi2>) attributes {inputs = ["a0"], outputs = ["a5"]} {
  %r = ten.popcnt %0 : tensor<4xi2>
  return %r : tensor<4xi2>
}
func.func @case_clz_i2(%0: tensor<4xi2>) -> (tensor<4xi2>) attributes {inputs = ["a0"], outputs = ["a6"]} {
  %r = ten.clz %0 : tensor<4xi2>
  return %r : tensor<4xi2>
}
func.func @case_add_i2(%0: tensor<16xi2>, %1: tensor<16xi2>) -> (tensor<16xi2>) attributes {inputs = ["a7", "a8"], outputs = ["a9"]} {
  %r = ten.add %0, %1 : tensor<16xi2>
  return %r : tensor<16xi2>
}
func.func @case_sub_i2(%0: tensor<16xi2>, %1: tensor<16xi2>) -> (tensor<16xi2>) attributes {inputs = ["a7", "a8"], outputs = ["a10"]} {
  %r = ten.sub %0, %1 : tensor<16xi2>
  return %r : tensor<16xi2>
}
func.func @case_mul_i2(%0: tensor<16xi2>, %1: tensor<16xi2>) -> (tensor<16xi2>) attributes {inputs = ["a7", "a8"], outputs = ["a11"]} {
  %r = ten.mul %0, %1 : tensor<16xi2>
  return %r : tensor<16xi2>
}
func.func @case_div_i2(%0: tensor<16xi2>, %1: tensor<16xi2>) -> (tensor<16xi2>) attributes {inputs = ["a7", "a8"], outputs = ["a12"]} {
  %r = ten.div %0, %1 : tensor<16xi2>
  return %r : tensor<16xi2>
}
func.func @case_rem_i2(%0: tensor<16xi2>, %1: tensor<16xi2>) -> (tensor<16xi2>) attributes {inputs = ["a7", "a8"], outputs = ["a13"]} {
  %r = ten.rem %0, %1 : tensor<16xi2>
  return %r : tensor<16xi2>
}
func.func @case_max_i2(%0: tensor<16xi2>, %1: tensor<16xi2>) -> (tensor<16xi2>) attributes {inputs = ["a7", "a8"], outputs = ["a14"]} {
  %r = ten.max %0, %1 : tensor<16xi2>
  return %r : tensor<16xi2>
}
func.func @case_min_i2(%0: tensor<16xi2>, %1: tensor<16xi2>) -> (tensor<16xi2>) attributes {inputs = ["a7", "a8"], outputs = ["a15"]} {
  %r = ten.min %0, %1 : tensor<16xi2>
  return %r : tensor<16xi2>
}
func.func @case_pow_i2(%0: tensor<16xi2>, %1: tensor<16xi2>) -> (tensor<16xi2>) attributes {inputs = ["a7", "a8"], outputs = ["a16"]} {
  %r = ten.pow %0, %1 : tensor<16xi2>
  return %r : tensor<16xi2>
}
func.func @case_and_i2(%0: tensor<16xi2>, %1: tensor<16xi2>) -> (tensor<16xi2>) attributes {inputs = ["a7", "a8"], outputs = ["a17"]} {
  %r = ten.and %0, %1 : tensor<16xi2>
  return %r : tensor<16xi2>
}
func.func @case_or_i2(%0: tensor<16xi2>, %1: tensor<16xi2>) -> (tensor<16xi2>) attributes {inputs = ["a7", "a8"], outputs = ["a18"]} {
  %r = ten.or %0, %1 : tensor<16xi2>
  return %r : tensor<16xi2>
}
func.func @case_xor_i2(%0: tensor<16xi2>, %1: tensor<16xi2>) -> (tensor<16xi2>) attributes {inputs = ["a7", "a8"], outputs = ["a19"]} {
  %r = ten.xor %0, %1 : tensor<16xi2>
  return %r : tensor<16xi2>
}
func.func @case_shl_i2(%0: tensor<16xi2>, %1: tensor<16xi2>) -> (tensor<16xi2>) attributes {inputs = ["a7", "a8"], outputs = ["a20"]} {
  %r = ten.shl %0, %1 : tensor<16xi2>
  return %r : tensor<16xi2>
}
func.func @case_shr_unsigned_i2(%0: tensor<16xi2>, %1: tensor<16xi2>) -> (tensor<16xi2>) attributes {inputs = ["a7", "a8"], outputs = ["a21"]} {
  %r = ten.shr_unsigned %0, %1 : tensor<16xi2>
  return %r : tensor<16xi2>
}
func.func @case_shr_signed_i2(%0: tensor<16xi2>, %1: tensor<16xi2>) -> (tensor<16xi2>) attributes {inputs = ["a7", "a8"], outputs = ["a22"]} {
  %r = ten.shr_signed %0, %1 : tensor<16xi2>
  return %r : tensor<16xi2>
}
func.func @case_compare_lt_i2(%0: tensor<16xi2>, %1: tensor<16xi2>) -> (tensor<16xi1>) attributes {inputs = ["a7", "a8"], outputs = ["a23"]} {
  %r = ten.compare lt %0, %1 : tensor<16xi2>
  return %r : tensor<16xi1>
}
func.func @case_compare_ge_i2(%0: tensor<16xi2>, %1: tensor<16xi2>) -> (tensor<16xi1>) attributes {inputs = ["a7", "a8"], outputs = ["a24"]} {
  %r = ten.compare ge %0, %1 : tensor<16xi2>
  return %r : tensor<16xi1>
}
func.func @case_compare_eq_i2(%0: tensor<16xi2>, %1: tensor<16xi2>) -> (tensor<16xi1>) attributes {inputs = ["a7", "a8"], outputs = ["a25"]} {
  %r = ten.compare eq %0, %1 : tensor<16xi2>
  return %r : tensor<16xi1>
}
func.func @case_select_i2(%0: tensor<16xi1>, %1: tensor<16xi2>, %2: tensor<16xi2>) -> (tensor<16xi2>) attributes {inputs = ["a26", "a7", "a8"], outputs = ["a27"]} {
  %r = ten.select %0, %1, %2 : tensor<16xi2>
  return %r : tensor<16xi2>
}
func.func @case_clamp_i2(%0: tensor<16xi2>, %1: tensor<16xi2>, %2: tensor<16xi2>) -> (tensor<16xi2>) attributes {inputs = ["a28", "a7", "a8"], outputs = ["a29"]} {
  %r = ten.clamp %0, %1, %2 : tensor<16xi2>
  return %r : tensor<16xi2>
}
func.func @case_abs_i4(%0: tensor<16xi4>) -> (tensor<16xi4>) attributes {inputs = ["a30"], outputs = ["a31"]} {
  %r = ten.abs %0 : tensor<16xi4> -> tensor<16xi4>
  return %r : tensor<16xi4>
}
func.func @case_neg_i4(%0: tensor<16xi4>) -> (tensor<16xi4>) attributes {inputs = ["a30"], outputs = ["a32"]} {
  %r = ten.neg %0 : tensor<16xi4>
  return %r : tensor<16xi4>
}
func.func @case_sign_i4(%0: tensor<16xi4>) -> (tensor<16xi4>) attributes {inputs = ["a30"], outputs = ["a33"]} {
  %r = ten.sign %0 : tensor<16xi4>
  return %r : tensor<16xi4>
}
func.func @case_not_i4(%0: tensor<16xi4>) -> (tensor<16xi4>) attributes {inputs = ["a30"], outputs = ["a34"]} {
  %r = ten.not %0 : tensor<16xi4>
  return %r : tensor<16xi4>
}
func.func @case_popcnt_i4(%0: tensor<16xi4>) -> (tensor<16xi4>) attributes {inputs = ["a30"], outputs = ["a35"]} {
  %r = ten.popcnt %0 : tensor<16xi4>
  return %r : tensor<16xi4>
}
func.func @case_clz_i4(%0: tensor<16xi4>) -> (tensor<16xi4>) attributes {inputs = ["a30"], outputs = ["a36"]} {
  %r = ten.clz %0 : tensor<16xi4>
  return %r : tensor<16xi4>
}
func.func @case_add_i4(%0: tensor<256xi4>, %1: tensor<256xi4>) -> (tensor<256xi4>) attributes {inputs = ["a37", "a38"], outputs = ["a39"]} {
  %r = ten.add %0, %1 : tensor<256xi4>
  return %r : tensor<256xi4>
}
func.func @case_sub_i4(%0: tensor<256xi4>, %1: tensor<256xi4>) -> (tensor<256xi4>) attributes {inputs = ["a37", "a38"], outputs = ["a40"]} {
  %r = ten.sub %0, %1 : tensor<256xi4>
  return %r : tensor<256xi4>
}
func.func @case_mul_i4(%0: tensor<256xi4>, %1: tensor<256xi4>) -> (tensor<256xi4>) attributes {inputs = ["a37", "a38"], outputs = ["a41"]} {
  %r = ten.mul %0, %1 : tensor<256xi4>
  return %r : tensor<256xi4>
}
func.func @case_div_i4(%0: tensor<256xi4>, %1: tensor<256xi4>) -> (tensor<256xi4>) attributes {inputs = ["a37", "a38"], outputs = ["a42"]} {
  %r = ten.div %0, %1 : tensor<256xi4>
  return %r : tensor<256xi4>
}
func.func @case_rem_i4(%0: tensor<256xi4>, %1: tensor<256xi4>) -> (tensor<256xi4>) attributes {inputs = ["a37", "a38"], outputs = ["a43"]} {
  %r = ten.rem %0, %1 : tensor<256xi4>
  return %r : tensor<256xi4>
}
func.func @case_max_i4(%0: tensor<256xi4>, %1: tensor<256xi4>) -> (tensor<256xi4>) attributes {inputs = ["a37", "a38"], outputs = ["a44"]} {
  %r = ten.max %0, %1 : tensor<256xi4>
  return %r : tensor<256xi4>
}
func.func @case_min_i4(%0: tensor<256xi4>, %1: tensor<256xi4>) -> (tensor<256xi4>) attributes {inputs = ["a37", "a38"], outputs = ["a45"]} {
  %r = ten.min %0, %1 : tensor<256xi4>
  return %r : tensor<256xi4>
}
func.func @case_pow_i4(%0: tensor<256xi4>, %1: tensor<256xi4>) -> (tensor<256xi4>) attributes {inputs = ["a37", "a38"], outputs = ["a46"]} {
  %r = ten.pow %0, %1 : tensor<256xi4>
  return %r : tensor<256xi4>
}
func.func @case_and_i4(%0: tensor<256xi4>, %1: tensor<256xi4>) -> (tensor<256xi4>) attributes {inputs = ["a37", "a38"], outputs = ["a47"]} {
  %r = ten.and %0, %1 : tensor<256xi4>
  return %r : tensor<256xi4>
}
func.func @case_or_i4(%0: tensor<256xi4>, %1: tensor<256xi4>) -> (tensor<256xi4>) attributes {inputs = ["a37", "a38"], outputs = ["a48"]} {
  %r = ten.or %0, %1 : tensor<256xi4>
  return %r : tensor<256xi4>
}
func.func @case_xor_i4(%0: tensor<256xi4>, %1: tensor<256xi4>) -> (tensor<256xi4>) attributes {inputs = ["a37", "a38"], outputs = ["a49"]} {
  %r = ten.xor %0, %1 : tensor<256xi4>
  return %r : tensor<256xi4>
}
func.func @case_shl_i4(%0: tensor<256xi4>, %1: tensor<256xi4>) -> (tensor<256xi4>) attributes {inputs = ["a37", "a38"], outputs = ["a50"]} {
  %r = ten.shl %0, %1 : tensor<256xi4>
  return %r : tensor<256xi4>
}
func.func @case_shr_unsigned_i4(%0: tensor<256xi4>, %1: tensor<256xi4>) -> (tensor<256xi4>) attributes {inputs = ["a37", "a38"], outputs = ["a51"]} {
  %r = ten.shr_unsigned %0, %1 : tensor<256xi4>
  return %r : tensor<256xi4>
}
func.func @case_shr_signed_i4(%0: tensor<256xi4>, %1: tensor<256xi4>) -> (tensor<256xi4>) attributes {inputs = ["a37", "a38"], outputs = ["a52"]} {
  %r = ten.shr_signed %0, %1 : tensor<256xi4>
  return %r : tensor<256xi4>
}
func.func @case_compare_lt_i4(%0: tensor<256xi4>, %1: tensor<256xi4>) -> (tensor<256xi1>) attributes {inputs = ["a37", "a38"], outputs = ["a53"]} {
  %r = ten.compare lt %0, %1 : tensor<256xi4>
  return %r : tensor<256xi1>
}
func.func @case_compare_ge_i4(%0: tensor<256xi4>, %1: tensor<256xi4>) -> (tensor<256xi1>) attributes {inputs = ["a37", "a38"], outputs = ["a54"]} {
  %r = ten.compare ge %0, %1 : tensor<256xi4>
  return %r : tensor<256xi1>
}
func.func @case_compare_eq_i4(%0: tensor<256xi4>, %1: tensor<256xi4>) -> (tensor<256xi1>) attributes {inputs = ["a37", "a38"], outputs = ["a55"]} {
  %r = ten.compare eq %0, %1 : tensor<256xi4>
  return %r : tensor<256xi1>
}
func.func @case_select_i4(%0: tensor<256xi1>, %1: tensor<256xi4>, %2: tensor<256xi4>) -> (tensor<256xi4>) attributes {inputs = ["a56", "a37", "a38"], outputs = ["a57"]} {
  %r = ten.select %0, %1, %2 : tensor<256xi4>
  return %r : tensor<256xi4>
}
func.func @case_clamp_i4(%0: tensor<256xi4>, %1: tensor<256xi4>, %2: tensor<256xi4>) -> (tensor<256xi4>) attributes {inputs = ["a58", "a37", "a38"], outputs = ["a59"]} {
  %r = ten.clamp %0, %1, %2 : tensor<256xi4>
  return %r : tensor<256xi4>
}
func.func @case_abs_i8(%0: tensor<25xi8>) -> (tensor<25xi8>) attributes {inputs = ["a60"], outputs = ["a61"]} {
  %r = ten.abs %0 : tensor<25xi8> -> tensor<25xi8>
  return %r : tensor<25xi8>
}
func.func @case_neg_i8(%0: tensor<25xi8>) -> (tensor<25xi8>) attributes {inputs = ["a60"], outputs = ["a62"]} {
  %r = ten.neg %0 : tensor<25xi8>
  return %r : tensor<25xi8>
}
func.func @case_sign_i8(%0: tensor<25xi8>) -> (tensor<25xi8>) attributes {inputs = ["a60"], outputs = ["a63"]} {
  %r = ten.sign %0 : tensor<25xi8>
  return %r : tensor<25xi8>
}
func.func @case_not_i8(%0: tensor<25xi8>) -> (tensor<25xi8>) attributes {inputs = ["a60"], outputs = ["a64"]} {
  %r = ten.not %0 : tensor<25xi8>
  return %r : tensor<25xi8>
}
func.func @case_popcnt_i8(%0: tensor<25xi8>) -> (tensor<25xi8>) attributes {inputs = ["a60"], outputs = ["a65"]} {
  %r = ten.popcnt %0 : tensor<25xi8>
  return %r : tensor<25xi8>
}
func.func @case_clz_i8(%0: tensor<25xi8>) -> (tensor<25xi8>) attributes {inputs = ["a60"], outputs = ["a66"]} {
  %r = ten.clz %0 : tensor<25xi8>
  return %r : tensor<25xi8>
}
func.func @case_add_i8(%0: tensor<625xi8>, %1: tensor<625xi8>) -> (tensor<625xi8>) attributes {inputs = ["a67", "a68"], outputs = ["a69"]} {
  %r = ten.add %0, %1 : tensor<625xi8>
  return %r : tensor<625xi8>
}
func.func @case_sub_i8(%0: tensor<625xi8>, %1: tensor<625xi8>) -> (tensor<625xi8>) attributes {inputs = ["a67", "a68"], outputs = ["a70"]} {
  %r = ten.sub %0, %1 : tensor<625xi8>
  return %r : tensor<625xi8>
}
func.func @case_mul_i8(%0: tensor<625xi8>, %1: tensor<625xi8>) -> (tensor<625xi8>) attributes {inputs = ["a67", "a68"], outputs = ["a71"]} {
  %r = ten.mul %0, %1 : tensor<625xi8>
  return %r : tensor<625xi8>
}
func.func @case_div_i8(%0: tensor<625xi8>, %1: tensor<625xi8>) -> (tensor<625xi8>) attributes {inputs = ["a67", "a68"], outputs = ["a72"]} {
  %r = ten.div %0, %1 : tensor<625xi8>
  return %r : tensor<625xi8>
}
func.func @case_rem_i8(%0: tensor<625xi8>, %1: tensor<625xi8>) -> (tensor<625xi8>) attributes {inputs = ["a67", "a68"], outputs = ["a73"]} {
  %r = ten.rem %0, %1 : tensor<625xi8>
  return %r : tensor<625xi8>
}
func.func @case_max_i8(%0: tensor<625xi8>, %1: tensor<625xi8>) -> (tensor<625xi8>) attributes {inputs = ["a67", "a68"], outputs = ["a74"]} {
  %r = ten.max %0, %1 : tensor<625xi8>
  return %r : tensor<625xi8>
}
func.func @case_min_i8(%0: tensor<625xi8>, %1: tensor<625xi8>) -> (tensor<625xi8>) attributes {inputs = ["a67", "a68"], outputs = ["a75"]} {
  %r = ten.min %0, %1 : tensor<625xi8>
  return %r : tensor<625xi8>
}
func.func @case_pow_i8(%0: tensor<625xi8>, %1: tensor<625xi8>) -> (tensor<625xi8>) attributes {inputs = ["a67", "a68"], outputs = ["a76"]} {
  %r = ten.pow %0, %1 : tensor<625xi8>
  return %r : tensor<625xi8>
}
func.func @case_and_i8(%0: tensor<625xi8>, %1: tensor<625xi8>) -> (tensor<625xi8>) attributes {inputs = ["a67", "a68"], outputs = ["a77"]} {
  %r = ten.and %0, %1 : tensor<625xi8>
  return %r : tensor<625xi8>
}
func.func @case_or_i8(%0: tensor<625xi8>, %1: tensor<625xi8>) -> (tensor<625xi8>) attributes {inputs = ["a67", "a68"], outputs = ["a78"]} {
  %r = ten.or %0, %1 : tensor<625xi8>
  return %r : tensor<625xi8>
}
func.func @case_xor_i8(%0: tensor<625xi8>, %1: tensor<625xi8>) -> (tensor<625xi8>) attributes {inputs = ["a67", "a68"], outputs = ["a79"]} {
  %r = ten.xor %0, %1 : tensor<625xi8>
  return %r : tensor<625xi8>
}
func.func @case_shl_i8(%0: tensor<625xi8>, %1: tensor<625xi8>) -> (tensor<625xi8>) attributes {inputs = ["a67", "a68"], outputs = ["a80"]} {
  %r = ten.shl %0, %1 : tensor<625xi8>
  return %r : tensor<625xi8>
}
func.func @case_shr_unsigned_i8(%0: tensor<625xi8>, %1: tensor<625xi8>) -> (tensor<625xi8>) attributes {inputs = ["a67", "a68"], outputs = ["a81"]} {
  %r = ten.shr_unsigned %0, %1 : tensor<625xi8>
  return %r : tensor<625xi8>
}
func.func @case_shr_signed_i8(%0: tensor<625xi8>, %1: tensor<625xi8>) -> (tensor<625xi8>) attributes {inputs = ["a67", "a68"], outputs = ["a82"]} {
  %r = ten.shr_signed %0, %1 : tensor<625xi8>
  return %r : tensor<625xi8>
}
func.func @case_compare_lt_i8(%0: tensor<625xi8>, %1: tensor<625xi8>) -> (tensor<625xi1>) attributes {inputs = ["a67", "a68"], outputs = ["a83"]} {
  %r = ten.compare lt %0, %1 : tensor<625xi8>
  return %r : tensor<625xi1>
}
func.func @case_compare_ge_i8(%0: tensor<625xi8>, %1: tensor<625xi8>) -> (tensor<625xi1>) attributes {inputs = ["a67", "a68"], outputs = ["a84"]} {
  %r = ten.compare ge %0, %1 : tensor<625xi8>
  return %r : tensor<625xi1>
}
func.func @case_compare_eq_i8(%0: tensor<625xi8>, %1: tensor<625xi8>) -> (tensor<625xi1>) attributes {inputs = ["a67", "a68"], outputs = ["a85"]} {
  %r = ten.compare eq %0, %1 : tensor<625xi8>
  return %r : tensor<625xi1>
}
func.func @case_select_i8(%0: tensor<625xi1>, %1: tensor<625xi8>, %2: tensor<625xi8>) -> (tensor<625xi8>) attributes {inputs = ["a86", "a67", "a68"], outputs = ["a87"]} {
  %r = ten.select %0, %1, %2 : tensor<625xi8>
  return %r : tensor<625xi8>
}
func.func @case_clamp_i8(%0: tensor<625xi8>, %1: tensor<625xi8>, %2: tensor<625xi8>) -> (tensor<625xi8>) attributes {inputs = ["a88", "a67", "a68"], outputs = ["a89"]} {
  %r = ten.clamp %0, %1, %2 : tensor<625xi8>
  return %r : tensor<625xi8>
}
func.func @case_abs_i16(%0: tensor<25xi16>) -> (tensor<25xi16>) attributes {inputs = ["a90"], outputs = ["a91"]} {
  %r = ten.abs %0 : tensor<25xi16> -> tensor<25xi16>
  return %r : tensor<25xi16>
}
func.func @case_neg_i16(%0: tensor<25xi16>) -> (tensor<25xi16>) attributes {inputs = ["a90"], outputs = ["a92"]} {
  %r = ten.neg %0 : tensor<25xi16>
  return %r : tensor<25xi16>
}
func.func @case_sign_i16(%0: tensor<25xi16>) -> (tensor<25xi16>) attributes {inputs = ["a90"], outputs = ["a93"]} {
  %r = ten.sign %0 : tensor<25xi16>
  return %r : tensor<25xi16>
}
func.func @case_not_i16(%0: tensor<25xi16>) -> (tensor<25xi16>) attributes {inputs = ["a90"], outputs = ["a94"]} {
  %r = ten.not %0 : tensor<25xi16>
  return %r : tensor<25xi16>
}
func.func @case_popcnt_i16(%0: tensor<25xi16>) -> (tensor<25xi16>) attributes {inputs = ["a90"], outputs = ["a95"]} {
  %r = ten.popcnt %0 : tensor<25xi16>
  return %r : tensor<25xi16>
}
func.func @case_clz_i16(%0: tensor<25xi16>) -> (tensor<25xi16>) attributes {inputs = ["a90"], outputs = ["a96"]} {
  %r = ten.clz %0 : tensor<25xi16>
  return %r : tensor<25xi16>
}
func.func @case_add_i16(%0: tensor<625xi16>, %1: tensor<625xi16>) -> (tensor<625xi16>) attributes {inputs = ["a97", "a98"], outputs = ["a99"]} {
  %r = ten.add %0, %1 : tensor<625xi16>
  return %r : tensor<625xi16>
}
func.func @case_sub_i16(%0: tensor<625xi16>, %1: tensor<625xi16>) -> (tensor<625xi16>) attributes {inputs = ["a97", "a98"], outputs = ["a100"]} {
  %r = ten.sub %0, %1 : tensor<625xi16>
  return %r : tensor<625xi16>
}
func.func @case_mul_i16(%0: tensor<625xi16>, %1: tensor<625xi16>) -> (tensor<625xi16>) attributes {inputs = ["a97", "a98"], outputs = ["a101"]} {
  %r = ten.mul %0, %1 : tensor<625xi16>
  return %r : tensor<625xi16>
}
func.func @case_div_i16(%0: tensor<625xi16>, %1: tensor<625xi16>) -> (tensor<625xi16>) attributes {inputs = ["a97", "a98"], outputs = ["a102"]} {
  %r = ten.div %0, %1 : tensor<625xi16>
  return %r : tensor<625xi16>
}
func.func @case_rem_i16(%0: tensor<625xi16>, %1: tensor<625xi16>) -> (tensor<625xi16>) attributes {inputs = ["a97", "a98"], outputs = ["a103"]} {
  %r = ten.rem %0, %1 : tensor<625xi16>
  return %r : tensor<625xi16>
}
func.func @case_max_i16(%0: tensor<625xi16>, %1: tensor<625xi16>) -> (tensor<625xi16>) attributes {inputs = ["a97", "a98"], outputs = ["a104"]} {
  %r = ten.max %0, %1 : tensor<625xi16>
  return %r : tensor<625xi16>
}
func.func @case_min_i16(%0: tensor<625xi16>, %1: tensor<625xi16>) -> (tensor<625xi16>) attributes {inputs = ["a97", "a98"], outputs = ["a105"]} {
  %r = ten.min %0, %1 : tensor<625xi16>
  return %r : tensor<625xi16>
}
func.func @case_pow_i16(%0: tensor<625xi16>, %1: tensor<625xi16>) -> (tensor<625xi16>) attributes {inputs = ["a97", "a98"], outputs = ["a106"]} {
  %r = ten.pow %0, %1 : tensor<625xi16>
  return %r : tensor<625xi16>
}
func.func @case_and_i16(%0: tensor<625xi16>, %1: tensor<625xi16>) -> (tensor<625xi16>) attributes {inputs = ["a97", "a98"], outputs = ["a107"]} {
  %r = ten.and %0, %1 : tensor<625xi16>
  return %r : tensor<625xi16>
}
func.func @case_or_i16(%0: tensor<625xi16>, %1: tensor<625xi16>) -> (tensor<625xi16>) attributes {inputs = ["a97", "a98"], outputs = ["a108"]} {
  %r = ten.or %0, %1 : tensor<625xi16>
  return %r : tensor<625xi16>
}
func.func @case_xor_i16(%0: tensor<625xi16>, %1: tensor<625xi16>) -> (tensor<625xi16>) attributes {inputs = ["a97", "a98"], outputs = ["a109"]} {
  %r = ten.xor %0, %1 : tensor<625xi16>
  return %r : tensor<625xi16>
}
func.func @case_shl_i16(%0: tensor<625xi16>, %1: tensor<625xi16>) -> (tensor<625xi16>) attributes {inputs = ["a97", "a98"], outputs = ["a110"]} {
  %r = ten.shl %0, %1 : tensor<625xi16>
  return %r : tensor<625xi16>
}
func.func @case_shr_unsigned_i16(%0: tensor<625xi16>, %1: tensor<625xi16>) -> (tensor<625xi16>) attributes {inputs = ["a97", "a98"], outputs = ["a111"]} {
  %r = ten.shr_unsigned %0, %1 : tensor<625xi16>
  return %r : tensor<625xi16>
}
func.func @case_shr_signed_i16(%0: tensor<625xi16>, %1: tensor<625xi16>) -> (tensor<625xi16>) attributes {inputs = ["a97", "a98"], outputs = ["a112"]} {
  %r = ten.shr_signed %0, %1 : tensor<625xi16>
  return %r : tensor<625xi16>
}
func.func @case_compare_lt_i16(%0: tensor<625xi16>, %1: tensor<625xi16>) -> (tensor<625xi1>) attributes {inputs = ["a97", "a98"], outputs = ["a113"]} {
  %r = ten.compare lt %0, %1 : tensor<625xi16>
  return %r : tensor<625xi1>
}
func.func @case_compare_ge_i16(%0: tensor<625xi16>, %1: tensor<625xi16>) -> (tensor<625xi1>) attributes {inputs = ["a97", "a98"], outputs = ["a114"]} {
  %r = ten.compare ge %0, %1 : tensor<625xi16>
  return %r : tensor<625xi1>
}
func.func @case_compare_eq_i16(%0: tensor<625xi16>, %1: tensor<625xi16>) -> (tensor<625xi1>) attributes {inputs = ["a97", "a98"], outputs = ["a115"]} {
  %r = ten.compare eq %0, %1 : tensor<625xi16>
  return %r : tensor<625xi1>
}
func.func @case_select_i16(%0: tensor<625xi1>, %1: tensor<625xi16>, %2: tensor<625xi16>) -> (tensor<625xi16>) attributes {inputs = ["a86", "a97", "a98"], outputs = ["a116"]} {
  %r = ten.select %0, %1, %2 : tensor<625xi16>
  return %r : tensor<625xi16>
}
func.func @case_clamp_i16(%0: tensor<625xi16>, %1: tensor<625xi16>, %2: tensor<625xi16>) -> (tensor<625xi16>) attributes {inputs = ["a117", "a97", "a98"], outputs = ["a118"]} {
  %r = ten.clamp %0, %1, %2 : tensor<625xi16>
  return %r : tensor<625xi16>
}
func.func @case_abs_i32(%0: tensor<25xi32>) -> (tensor<25xi32>) attributes {inputs = ["a119"], outputs = ["a120"]} {
  %r = ten.abs %0 : tensor<25xi32> -> tensor<25xi32>
  return %r : tensor<25xi32>
}
func.func @case_neg_i32(%0: tensor<25xi32>) -> (tensor<25xi32>) attributes {inputs = ["a119"], outputs = ["a121"]} {
  %r = ten.neg %0 : tensor<25xi32>
  return %r : tensor<25xi32>
}
func.func @case_sign_i32(%0: tensor<25xi32>) -> (tensor<25xi32>) attributes {inputs = ["a119"], outputs = ["a122"]} {
  %r = ten.sign %0 : tensor<25xi32>
  return %r : tensor<25xi32>
}
func.func @case_not_i32(%0: tensor<25xi32>) -> (tensor<25xi32>) attributes {inputs = ["a119"], outputs = ["a123"]} {
  %r = ten.not %0 : tensor<25xi32>
  return %r : tensor<25xi32>
}
func.func @case_popcnt_i32(%0: tensor<25xi32>) -> (tensor<25xi32>) attributes {inputs = ["a119"], outputs = ["a124"]} {
  %r = ten.popcnt %0 : tensor<25xi32>
  return %r : tensor<25xi32>
}
func.func @case_clz_i32(%0: tensor<25xi32>) -> (tensor<25xi32>) attributes {inputs = ["a119"], outputs = ["a125"]} {
  %r = ten.clz %0 : tensor<25xi32>
  return %r : tensor<25xi32>
}
func.func @case_add_i32(%0: tensor<625xi32>, %1: tensor<625xi32>) -> (tensor<625xi32>) attributes {inputs = ["a126", "a127"], outputs = ["a128"]} {
  %r = ten.add %0, %1 : tensor<625xi32>
  return %r : tensor<625xi32>
}
func.func @case_sub_i32(%0: tensor<625xi32>, %1: tensor<625xi32>) -> (tensor<625xi32>) attributes {inputs = ["a126", "a127"], outputs = ["a129"]} {
  %r = ten.sub %0, %1 : tensor<625xi32>
  return %r : tensor<625xi32>
}
func.func @case_mul_i32(%0: tensor<625xi32>, %1: tensor<625xi32>) -> (tensor<625xi32>) attributes {inputs = ["a126", "a127"], outputs = ["a130"]} {
  %r = ten.mul %0, %1 : tensor<625xi32>
  return %r : tensor<625xi32>
}
func.func @case_div_i32(%0: tensor<625xi32>, %1: tensor<625xi32>) -> (tensor<625xi32>) attributes {inputs = ["a126", "a127"], outputs = ["a131"]} {
  %r = ten.div %0, %1 : tensor<625xi32>
  return %r : tensor<625xi32>
}
func.func @case_rem_i32(%0: tensor<625xi32>, %1: tensor<625xi32>) -> (tensor<625xi32>) attributes {inputs = ["a126", "a127"], outputs = ["a132"]} {
  %r = ten.rem %0, %1 : tensor<625xi32>
  return %r : tensor<625xi32>
}
func.func @case_max_i32(%0: tensor<625xi32>, %1: tensor<625xi32>) -> (tensor<625xi32>) attributes {inputs = ["a126", "a127"], outputs = ["a133"]} {
  %r = ten.max %0, %1 : tensor<625xi32>
  return %r : tensor<625xi32>
}
func.func @case_min_i32(%0: tensor<625xi32>, %1: tensor<625xi32>) -> (tensor<625xi32>) attributes {inputs = ["a126", "a127"], outputs = ["a134"]} {
  %r = ten.min %0, %1 : tensor<625xi32>
  return %r : tensor<625xi32>
}
func.func @case_pow_i32(%0: tensor<625xi32>, %1: tensor<625xi32>) -> (tensor<625xi32>) attributes {inputs = ["a126", "a127"], outputs = ["a135"]} {
  %r = ten.pow %0, %1 : tensor<625xi32>
  return %r : tensor<625xi32>
}
func.func @case_and_i32(%0: tensor<625xi32>, %1: tensor<625xi32>) -> (tensor<625xi32>) attributes {inputs = ["a126", "a127"], outputs = ["a136"]} {
  %r = ten.and %0, %1 : tensor<625xi32>
  return %r : tensor<625xi32>
}
func.func @case_or_i32(%0: tensor<625xi32>, %1: tensor<625xi32>) -> (tensor<625xi32>) attributes {inputs = ["a126", "a127"], outputs = ["a137"]} {
  %r = ten.or %0, %1 : tensor<625xi32>
  return %r : tensor<625xi32>
}
func.func @case_xor_i32(%0: tensor<625xi32>, %1: tensor<625xi32>) -> (tensor<625xi32>) attributes {inputs = ["a126", "a127"], outputs = ["a138"]} {
  %r = ten.xor %0, %1 : tensor<625xi32>
  return %r : tensor<625xi32>
}
func.func @case_shl_i32(%0: tensor<625xi32>, %1: tensor<625xi32>) -> (tensor<625xi32>) attributes {inputs = ["a126", "a127"], outputs = ["a139"]} {
  %r = ten.shl %0, %1 : tensor<625xi32>
  return %r : tensor<625xi32>
}
func.func @case_shr_unsigned_i32(%0: tensor<625xi32>, %1: tensor<625xi32>) -> (tensor<625xi32>) attributes {inputs = ["a126", "a127"], outputs = ["a140"]} {
  %r = ten.shr_unsigned %0, %1 : tensor<625xi32>
  return %r : tensor<625xi32>
}
func.func @case_shr_signed_i32(%0: tensor<625xi32>, %1: tensor<625xi32>) -> (tensor<625xi32>) attributes {inputs = ["a126", "a127"], outputs = ["a141"]} {
  %r = ten.shr_signed %0, %1 : tensor<625xi32>
  return %r : tensor<625xi32>
}
func.func @case_compare_lt_i32(%0: tensor<625xi32>, %1: tensor<625xi32>) -> (tensor<625xi1>) attributes {inputs = ["a126", "a127"], outputs = ["a142"]} {
  %r = ten.compare lt %0, %1 : tensor<625xi32>
  return %r : tensor<625xi1>
}
func.func @case_compare_ge_i32(%0: tensor<625xi32>, %1: tensor<625xi32>) -> (tensor<625xi1>) attributes {inputs = ["a126", "a127"], outputs = ["a143"]} {
  %r = ten.compare ge %0, %1 : tensor<625xi32>
  return %r : tensor<625xi1>
}
func.func @case_compare_eq_i32(%0: tensor<625xi32>, %1: tensor<625xi32>) -> (tensor<625xi1>) attributes {inputs = ["a126", "a127"], outputs = ["a115"]} {
  %r = ten.compare eq %0, %1 : tensor<625xi32>
  return %r : tensor<625xi1>
}
func.func @case_select_i32(%0: tensor<625xi1>, %1: tensor<625xi32>, %2: tensor<625xi32>) -> (tensor<625xi32>) attributes {inputs = ["a86", "a126", "a127"], outputs = ["a144"]} {
  %r = ten.select %0, %1, %2 : tensor<625xi32>
  return %r : tensor<625xi32>
}
func.func @case_clamp_i32(%0: tensor<625xi32>, %1: tensor<625xi32>, %2: tensor<625xi32>) -> (tensor<625xi32>) attributes {inputs = ["a145", "a126", "a127"], outputs = ["a146"]} {
  %r = ten.clamp %0, %1, %2 : tensor<625xi32>
  return %r : tensor<625xi32>
}
func.func @case_abs_i64(%0: tensor<25xi64>) -> (tensor<25xi64>) attributes {inputs = ["a147"], outputs = ["a148"]} {
  %r = ten.abs %0 : tensor<25xi64> -> tensor<25xi64>
  return %r : tensor<25xi64>
}
func.func @case_neg_i64(%0: tensor<25xi64>) -> (tensor<25xi64>) attributes {inputs = ["a147"], outputs = ["a149"]} {
  %r = ten.neg %0 : tensor<25xi64>
  return %r : tensor<25xi64>
}
func.func @case_sign_i64(%0: tensor<25xi64>) -> (tensor<25xi64>) attributes {inputs = ["a147"], outputs = ["a150"]} {
  %r = ten.sign %0 : tensor<25xi64>
  return %r : tensor<25xi64>
}
func.func @case_not_i64(%0: tensor<25xi64>) -> (tensor<25xi64>) attributes {inputs = ["a147"], outputs = ["a151"]} {
  %r = ten.not %0 : tensor<25xi64>
  return %r : tensor<25xi64>
}
func.func @case_popcnt_i64(%0: tensor<25xi64>) -> (tensor<25xi64>) attributes {inputs = ["a147"], outputs = ["a152"]} {
  %r = ten.popcnt %0 : tensor<25xi64>
  return %r : tensor<25xi64>
}
func.func @case_clz_i64(%0: tensor<25xi64>) -> (tensor<25xi64>) attributes {inputs = ["a147"], outputs = ["a153"]} {
  %r = ten.clz %0 : tensor<25xi64>
  return %r : tensor<25xi64>
}
func.func @case_add_i64(%0: tensor<625xi64>, %1: tensor<625xi64>) -> (tensor<625xi64>) attributes {inputs = ["a154", "a155"], outputs = ["a156"]} {
  %r = ten.add %0, %1 : tensor<625xi64>
  return %r : tensor<625xi64>
}
func.func @case_sub_i64(%0: tensor<625xi64>, %1: tensor<625xi64>) -> (tensor<625xi64>) attributes {inputs = ["a154", "a155"], outputs = ["a157"]} {
  %r = ten.sub %0, %1 : tensor<625xi64>
  return %r : tensor<625xi64>
}
func.func @case_mul_i64(%0: tensor<625xi64>, %1: tensor<625xi64>) -> (tensor<625xi64>) attributes {inputs = ["a154", "a155"], outputs = ["a158"]} {
  %r = ten.mul %0, %1 : tensor<625xi64>
  return %r : tensor<625xi64>
}
func.func @case_div_i64(%0: tensor<625xi64>, %1: tensor<625xi64>) -> (tensor<625xi64>) attributes {inputs = ["a154", "a155"], outputs = ["a159"]} {
  %r = ten.div %0, %1 : tensor<625xi64>
  return %r : tensor<625xi64>
}
func.func @case_rem_i64(%0: tensor<625xi64>, %1: tensor<625xi64>) -> (tensor<625xi64>) attributes {inputs = ["a154", "a155"], outputs = ["a160"]} {
  %r = ten.rem %0, %1 : tensor<625xi64>
  return %r : tensor<625xi64>
}
func.func @case_max_i64(%0: tensor<625xi64>, %1: tensor<625xi64>) -> (tensor<625xi64>) attributes {inputs = ["a154", "a155"], outputs = ["a161"]} {
  %r = ten.max %0, %1 : tensor<625xi64>
  return %r : tensor<625xi64>
}
func.func @case_min_i64(%0: tensor<625xi64>, %1: tensor<625xi64>) -> (tensor<625xi64>) attributes {inputs = ["a154", "a155"], outputs = ["a162"]} {
  %r = ten.min %0, %1 : tensor<625xi64>
  return %r : tensor<625xi64>
}
func.func @case_pow_i64(%0: tensor<625xi64>, %1: tensor<625xi64>) -> (tensor<625xi64>) attributes {inputs = ["a154", "a155"], outputs = ["a163"]} {
  %r = ten.pow %0, %1 : tensor<625xi64>
  return %r : tensor<625xi64>
}
func.func @case_and_i64(%0: tensor<625xi64>, %1: tensor<625xi64>) -> (tensor<625xi64>) attributes {inputs = ["a154", "a155"], outputs = ["a164"]} {
  %r = ten.and %0, %1 : tensor<625xi64>
  return %r : tensor<625xi64>
}
func.func @case_or_i64(%0: tensor<625xi64>, %1: tensor<625xi64>) -> (tensor<625xi64>) attributes {inputs = ["a154", "a155"], outputs = ["a165"]} {
  %r = ten.or %0, %1 : tensor<625xi64>
  return %r : tensor<625xi64>
}
func.func @case_xor_i64(%0: tensor<625xi64>, %1: tensor<625xi64>) -> (tensor<625xi64>) attributes {inputs = ["a154", "a155"], outputs = ["a166"]} {
  %r = ten.xor %0, %1 : tensor<625xi64>
  return %r : tensor<625xi64>
}
func.func @case_shl_i64(%0: tensor<625xi64>, %1: tensor<625xi64>) -> (tensor<625xi64>) attributes {inputs = ["a154", "a155"], outputs = ["a167"]} {
  %r = ten.shl %0, %1 : tensor<625xi64>
  return %r : tensor<625xi64>
}
func.func @case_shr_unsigned_i64(%0: tensor<625xi64>, %1: tensor<625xi64>) -> (tensor<625xi64>) attributes {inputs = ["a154", "a155"], outputs = ["a168"]} {
  %r = ten.shr_unsigned %0, %1 : tensor<625xi64>
  return %r : tensor<625xi64>
}
func.func @case_shr_signed_i64(%0: tensor<625xi64>, %1: tensor<625xi64>) -> (tensor<625xi64>) attributes {inputs = ["a154", "a155"], outputs = ["a169"]} {
  %r = ten.shr_signed %0, %1 : tensor<625xi64>
  return %r : tensor<625xi64>
}
func.func @case_compare_lt_i64(%0: tensor<625xi64>, %1: tensor<625xi64>) -> (tensor<625xi1>) attributes {inputs = ["a154", "a155"], outputs = ["a170"]} {
  %r = ten.compare lt %0, %1 : tensor<625xi64>
  return %r : tensor<625xi1>
}
func.func @case_compare_ge_i64(%0: tensor<625xi64>, %1: tensor<625xi64>) -> (tensor<625xi1>) attributes {inputs = ["a154", "a155"], outputs = ["a171"]} {
  %r = ten.compare ge %0, %1 : tensor<625xi64>
  return %r : tensor<625xi1>
}
func.func @case_compare_eq_i64(%0: tensor<625xi64>, %1: tensor<625xi64>) -> (tensor<625xi1>) attributes {inputs = ["a154", "a155"], outputs = ["a115"]} {
  %r = ten.compare eq %0, %1 : tensor<625xi64>
  return %r : tensor<625xi1>
}
func.func @case_select_i64(%0: tensor<625xi1>, %1: tensor<625xi64>, %2: tensor<625xi64>) -> (tensor<625xi64>) attributes {inputs = ["a86", "a154", "a155"], outputs = ["a172"]} {
  %r = ten.select %0, %1, %2 : tensor<625xi64>
  return %r : tensor<625xi64>
}
func.func @case_clamp_i64(%0: tensor<625xi64>, %1: tensor<625xi64>, %2: tensor<625xi64>) -> (tensor<625xi64>) attributes {inputs = ["a173", "a154", "a155"], outputs = ["a174"]} {
  %r = ten.clamp %0, %1, %2 : tensor<625xi64>
  return %r : tensor<625xi64>
}
func.func @case_abs_ui2(%0: tensor<4xui2>) -> (tensor<4xui2>) attributes {inputs = ["a175"], outputs = ["a175"]} {
  %r = ten.abs %0 : tensor<4xui2> -> tensor<4xui2>
  return %r : tensor<4xui2>
}
func.func @case_neg_ui2(%0: tensor<4xui2>) -> (tensor<4xui2>) attributes {inputs = ["a175"], outputs = ["a176"]} {
  %r = ten.neg %0 : tensor<4xui2>
  return %r : tensor<4xui2>
}
func.func @case_sign_ui2(%0: tensor<4xui2>) -> (tensor<4xui2>) attributes {inputs = ["a175"], outputs = ["a177"]} {
  %r = ten.sign %0 : tensor<4xui2>
  return %r : tensor<4xui2>
}
func.func @case_not_ui2(%0: tensor<4xui2>) -> (tensor<4xui2>) attributes {inputs = ["a175"], outputs = ["a178"]} {
  %r = ten.not %0 : tensor<4xui2>
  return %r : tensor<4xui2>
}
func.func @case_popcnt_ui2(%0: tensor<4xui2>) -> (tensor<4xui2>) attributes {inputs = ["a175"], outputs = ["a179"]} {
  %r = ten.popcnt %0 : tensor<4xui2>
  return %r : tensor<4xui2>
}
func.func @case_clz_ui2(%0: tensor<4xui2>) -> (tensor<4xui2>) attributes {inputs = ["a175"], outputs = ["a180"]} {
  %r = ten.clz %0 : tensor<4xui2>
  return %r : tensor<4xui2>
}
func.func @case_add_ui2(%0: tensor<16xui2>, %1: tensor<16xui2>) -> (tensor<16xui2>) attributes {inputs = ["a181", "a182"], outputs = ["a183"]} {
  %r = ten.add %0, %1 : tensor<16xui2>
  return %r : tensor<16xui2>
}
func.func @case_sub_ui2(%0: tensor<16xui2>, %1: tensor<16xui2>) -> (tensor<16xui2>) attributes {inputs = ["a181", "a182"], outputs = ["a184"]} {
  %r = ten.sub %0, %1 : tensor<16xui2>
  return %r : tensor<16xui2>
}
func.func @case_mul_ui2(%0: tensor<16xui2>, %1: tensor<16xui2>) -> (tensor<16xui2>) attributes {inputs = ["a181", "a182"], outputs = ["a185"]} {
  %r = ten.mul %0, %1 : tensor<16xui2>
  return %r : tensor<16xui2>
}
func.func @case_div_ui2(%0: tensor<16xui2>, %1: tensor<16xui2>) -> (tensor<16xui2>) attributes {inputs = ["a181", "a182"], outputs = ["a186"]} {
  %r = ten.div %0, %1 : tensor<16xui2>
  return %r : tensor<16xui2>
}
func.func @case_rem_ui2(%0: tensor<16xui2>, %1: tensor<16xui2>) -> (tensor<16xui2>) attributes {inputs = ["a181", "a182"], outputs = ["a187"]} {
  %r = ten.rem %0, %1 : tensor<16xui2>
  return %r : tensor<16xui2>
}
func.func @case_max_ui2(%0: tensor<16xui2>, %1: tensor<16xui2>) -> (tensor<16xui2>) attributes {inputs = ["a181", "a182"], outputs = ["a188"]} {
  %r = ten.max %0, %1 : tensor<16xui2>
  return %r : tensor<16xui2>
}
func.func @case_min_ui2(%0: tensor<16xui2>, %1: tensor<16xui2>) -> (tensor<16xui2>) attributes {inputs = ["a181", "a182"], outputs = ["a189"]} {
  %r = ten.min %0, %1 : tensor<16xui2>
  return %r : tensor<16xui2>
}
func.func @case_pow_ui2(%0: tensor<16xui2>, %1: tensor<16xui2>) -> (tensor<16xui2>) attributes {inputs = ["a181", "a182"], outputs = ["a190"]} {
  %r = ten.pow %0, %1 : tensor<16xui2>
  return %r : tensor<16xui2>
}
func.func @case_and_ui2(%0: tensor<16xui2>, %1: tensor<16xui2>) -> (tensor<16xui2>) attributes {inputs = ["a181", "a182"], outputs = ["a191"]} {
  %r = ten.and %0, %1 : tensor<16xui2>
  return %r : tensor<16xui2>
}
func.func @case_or_ui2(%0: tensor<16xui2>, %1: tensor<16xui2>) -> (tensor<16xui2>) attributes {inputs = ["a181", "a182"], outputs = ["a192"]} {
  %r = ten.or %0, %1 : tensor<16xui2>
  return %r : tensor<16xui2>
}
func.func @case_xor_ui2(%0: tensor<16xui2>, %1: tensor<16xui2>) -> (tensor<16xui2>) attributes {inputs = ["a181", "a182"], outputs = ["a193"]} {
  %r = ten.xor %0, %1 : tensor<16xui2>
  return %r : tensor<16xui2>
}
func.func @case_shl_ui2(%0: tensor<16xui2>, %1: tensor<16xui2>) -> (tensor<16xui2>) attributes {inputs = ["a181", "a182"], outputs = ["a194"]} {
  %r = ten.shl %0, %1 : tensor<16xui2>
  return %r : tensor<16xui2>
}
func.func @case_shr_unsigned_ui2(%0: tensor<16xui2>, %1: tensor<16xui2>) -> (tensor<16xui2>) attributes {inputs = ["a181", "a182"], outputs = ["a195"]} {
  %r = ten.shr_unsigned %0, %1 : tensor<16xui2>
  return %r : tensor<16xui2>
}
func.func @case_shr_signed_ui2(%0: tensor<16xui2>, %1: tensor<16xui2>) -> (tensor<16xui2>) attributes {inputs = ["a181", "a182"], outputs = ["a196"]} {
  %r = ten.shr_signed %0, %1 : tensor<16xui2>
  return %r : tensor<16xui2>
}
func.func @case_compare_lt_ui2(%0: tensor<16xui2>, %1: tensor<16xui2>) -> (tensor<16xi1>) attributes {inputs = ["a181", "a182"], outputs = ["a23"]} {
  %r = ten.compare lt %0, %1 : tensor<16xui2>
  return %r : tensor<16xi1>
}
func.func @case_compare_ge_ui2(%0: tensor<16xui2>, %1: tensor<16xui2>) -> (tensor<16xi1>) attributes {inputs = ["a181", "a182"], outputs = ["a24"]} {
  %r = ten.compare ge %0, %1 : tensor<16xui2>
  return %r : tensor<16xi1>
}
func.func @case_compare_eq_ui2(%0: tensor<16xui2>, %1: tensor<16xui2>) -> (tensor<16xi1>) attributes {inputs = ["a181", "a182"], outputs = ["a25"]} {
  %r = ten.compare eq %0, %1 : tensor<16xui2>
  return %r : tensor<16xi1>
}
func.func @case_select_ui2(%0: tensor<16xi1>, %1: tensor<16xui2>, %2: tensor<16xui2>) -> (tensor<16xui2>) attributes {inputs = ["a26", "a181", "a182"], outputs = ["a197"]} {
  %r = ten.select %0, %1, %2 : tensor<16xui2>
  return %r : tensor<16xui2>
}
func.func @case_clamp_ui2(%0: tensor<16xui2>, %1: tensor<16xui2>, %2: tensor<16xui2>) -> (tensor<16xui2>) attributes {inputs = ["a198", "a181", "a182"], outputs = ["a189"]} {
  %r = ten.clamp %0, %1, %2 : tensor<16xui2>
  return %r : tensor<16xui2>
}
func.func @case_abs_ui4(%0: tensor<16xui4>) -> (tensor<16xui4>) attributes {inputs = ["a199"], outputs = ["a199"]} {
  %r = ten.abs %0 : tensor<16xui4> -> tensor<16xui4>
  return %r : tensor<16xui4>
}
func.func @case_neg_ui4(%0: tensor<16xui4>) -> (tensor<16xui4>) attributes {inputs = ["a199"], outputs = ["a200"]} {
  %r = ten.neg %0 : tensor<16xui4>
  return %r : tensor<16xui4>
}
func.func @case_sign_ui4(%0: tensor<16xui4>) -> (tensor<16xui4>) attributes {inputs = ["a199"], outputs = ["a201"]} {
  %r = ten.sign %0 : tensor<16xui4>
  return %r : tensor<16xui4>
}
func.func @case_not_ui4(%0: tensor<16xui4>) -> (tensor<16xui4>) attributes {inputs = ["a199"], outputs = ["a202"]} {
  %r = ten.not %0 : tensor<16xui4>
  return %r : tensor<16xui4>
}
func.func @case_popcnt_ui4(%0: tensor<16xui4>) -> (tensor<16xui4>) attributes {inputs = ["a199"], outputs = ["a203"]} {
  %r = ten.popcnt %0 : tensor<16xui4>
  return %r : tensor<16xui4>
}
func.func @case_clz_ui4(%0: tensor<16xui4>) -> (tensor<16xui4>) attributes {inputs = ["a199"], outputs = ["a204"]} {
  %r = ten.clz %0 : tensor<16xui4>
  return %r : tensor<16xui4>
}
func.func @case_add_ui4(%0: tensor<256xui4>, %1: tensor<256xui4>) -> (tensor<256xui4>) attributes {inputs = ["a205", "a206"], outputs = ["a207"]} {
  %r = ten.add %0, %1 : tensor<256xui4>
  return %r : tensor<256xui4>
}
func.func @case_sub_ui4(%0: tensor<256xui4>, %1: tensor<256xui4>) -> (tensor<256xui4>) attributes {inputs = ["a205", "a206"], outputs = ["a208"]} {
  %r = ten.sub %0, %1 : tensor<256xui4>
  return %r : tensor<256xui4>
}
func.func @case_mul_ui4(%0: tensor<256xui4>, %1: tensor<256xui4>) -> (tensor<256xui4>) attributes {inputs = ["a205", "a206"], outputs = ["a209"]} {
  %r = ten.mul %0, %1 : tensor<256xui4>
  return %r : tensor<256xui4>
}
func.func @case_div_ui4(%0: tensor<256xui4>, %1: tensor<256xui4>) -> (tensor<256xui4>) attributes {inputs = ["a205", "a206"], outputs = ["a210"]} {
  %r = ten.div %0, %1 : tensor<256xui4>
  return %r : tensor<256xui4>
}
func.func @case_rem_ui4(%0: tensor<256xui4>, %1: tensor<256xui4>) -> (tensor<256xui4>) attributes {inputs = ["a205", "a206"], outputs = ["a211"]} {
  %r = ten.rem %0, %1 : tensor<256xui4>
  return %r : tensor<256xui4>
}
func.func @case_max_ui4(%0: tensor<256xui4>, %1: tensor<256xui4>) -> (tensor<256xui4>) attributes {inputs = ["a205", "a206"], outputs = ["a212"]} {
  %r = ten.max %0, %1 : tensor<256xui4>
  return %r : tensor<256xui4>
}
func.func @case_min_ui4(%0: tensor<256xui4>, %1: tensor<256xui4>) -> (tensor<256xui4>) attributes {inputs = ["a205", "a206"], outputs = ["a213"]} {
  %r = ten.min %0, %1 : tensor<256xui4>
  return %r : tensor<256xui4>
}
func.func @case_pow_ui4(%0: tensor<256xui4>, %1: tensor<256xui4>) -> (tensor<256xui4>) attributes {inputs = ["a205", "a206"], outputs = ["a214"]} {
  %r = ten.pow %0, %1 : tensor<256xui4>
  return %r : tensor<256xui4>
}
func.func @case_and_ui4(%0: tensor<256xui4>, %1: tensor<256xui4>) -> (tensor<256xui4>) attributes {inputs = ["a205", "a206"], outputs = ["a215"]} {
  %r = ten.and %0, %1 : tensor<256xui4>
  return %r : tensor<256xui4>
}
func.func @case_or_ui4(%0: tensor<256xui4>, %1: tensor<256xui4>) -> (tensor<256xui4>) attributes {inputs = ["a205", "a206"], outputs = ["a216"]} {
  %r = ten.or %0, %1 : tensor<256xui4>
  return %r : tensor<256xui4>
}
func.func @case_xor_ui4(%0: tensor<256xui4>, %1: tensor<256xui4>) -> (tensor<256xui4>) attributes {inputs = ["a205", "a206"], outputs = ["a217"]} {
  %r = ten.xor %0, %1 : tensor<256xui4>
  return %r : tensor<256xui4>
}
func.func @case_shl_ui4(%0: tensor<256xui4>, %1: tensor<256xui4>) -> (tensor<256xui4>) attributes {inputs = ["a205", "a206"], outputs = ["a218"]} {
  %r = ten.shl %0, %1 : tensor<256xui4>
  return %r : tensor<256xui4>
}
func.func @case_shr_unsigned_ui4(%0: tensor<256xui4>, %1: tensor<256xui4>) -> (tensor<256xui4>) attributes {inputs = ["a205", "a206"], outputs = ["a219"]} {
  %r = ten.shr_unsigned %0, %1 : tensor<256xui4>
  return %r : tensor<256xui4>
}
func.func @case_shr_signed_ui4(%0: tensor<256xui4>, %1: tensor<256xui4>) -> (tensor<256xui4>) attributes {inputs = ["a205", "a206"], outputs = ["a220"]} {
  %r = ten.shr_signed %0, %1 : tensor<256xui4>
  return %r : tensor<256xui4>
}
func.func @case_compare_lt_ui4(%0: tensor<256xui4>, %1: tensor<256xui4>) -> (tensor<256xi1>) attributes {inputs = ["a205", "a206"], outputs = ["a53"]} {
  %r = ten.compare lt %0, %1 : tensor<256xui4>
  return %r : tensor<256xi1>
}
func.func @case_compare_ge_ui4(%0: tensor<256xui4>, %1: tensor<256xui4>) -> (tensor<256xi1>) attributes {inputs = ["a205", "a206"], outputs = ["a54"]} {
  %r = ten.compare ge %0, %1 : tensor<256xui4>
  return %r : tensor<256xi1>
}
func.func @case_compare_eq_ui4(%0: tensor<256xui4>, %1: tensor<256xui4>) -> (tensor<256xi1>) attributes {inputs = ["a205", "a206"], outputs = ["a55"]} {
  %r = ten.compare eq %0, %1 : tensor<256xui4>
  return %r : tensor<256xi1>
}
func.func @case_select_ui4(%0: tensor<256xi1>, %1: tensor<256xui4>, %2: tensor<256xui4>) -> (tensor<256xui4>) attributes {inputs = ["a56", "a205", "a206"], outputs = ["a221"]} {
  %r = ten.select %0, %1, %2 : tensor<256xui4>
  return %r : tensor<256xui4>
}
func.func @case_clamp_ui4(%0: tensor<256xui4>, %1: tensor<256xui4>, %2: tensor<256xui4>) -> (tensor<256xui4>) attributes {inputs = ["a222", "a205", "a206"], outputs = ["a213"]} {
  %r = ten.clamp %0, %1, %2 : tensor<256xui4>
  return %r : tensor<256xui4>
}
func.func @case_abs_ui8(%0: tensor<24xui8>) -> (tensor<24xui8>) attributes {inputs = ["a223"], outputs = ["a223"]} {
  %r = ten.abs %0 : tensor<24xui8> -> tensor<24xui8>
  return %r : tensor<24xui8>
}
func.func @case_neg_ui8(%0: tensor<24xui8>) -> (tensor<24xui8>) attributes {inputs = ["a223"], outputs = ["a224"]} {
  %r = ten.neg %0 : tensor<24xui8>
  return %r : tensor<24xui8>
}
func.func @case_sign_ui8(%0: tensor<24xui8>) -> (tensor<24xui8>) attributes {inputs = ["a223"], outputs = ["a225"]} {
  %r = ten.sign %0 : tensor<24xui8>
  return %r : tensor<24xui8>
}
func.func @case_not_ui8(%0: tensor<24xui8>) -> (tensor<24xui8>) attributes {inputs = ["a223"], outputs = ["a226"]} {
  %r = ten.not %0 : tensor<24xui8>
  return %r : tensor<24xui8>
}
func.func @case_popcnt_ui8(%0: tensor<24xui8>) -> (tensor<24xui8>) attributes {inputs = ["a223"], outputs = ["a227"]} {
  %r = ten.popcnt %0 : tensor<24xui8>
  return %r : tensor<24xui8>
}
func.func @case_clz_ui8(%0: tensor<24xui8>) -> (tensor<24xui8>) attributes {inputs = ["a223"], outputs = ["a228"]} {
  %r = ten.clz %0 : tensor<24xui8>
  return %r : tensor<24xui8>
}
func.func @case_add_ui8(%0: tensor<576xui8>, %1: tensor<576xui8>) -> (tensor<576xui8>) attributes {inputs = ["a229", "a230"], outputs = ["a231"]} {
  %r = ten.add %0, %1 : tensor<576xui8>
  return %r : tensor<576xui8>
}
func.func @case_sub_ui8(%0: tensor<576xui8>, %1: tensor<576xui8>) -> (tensor<576xui8>) attributes {inputs = ["a229", "a230"], outputs = ["a232"]} {
  %r = ten.sub %0, %1 : tensor<576xui8>
  return %r : tensor<576xui8>
}
func.func @case_mul_ui8(%0: tensor<576xui8>, %1: tensor<576xui8>) -> (tensor<576xui8>) attributes {inputs = ["a229", "a230"], outputs = ["a233"]} {
  %r = ten.mul %0, %1 : tensor<576xui8>
  return %r : tensor<576xui8>
}
func.func @case_div_ui8(%0: tensor<576xui8>, %1: tensor<576xui8>) -> (tensor<576xui8>) attributes {inputs = ["a229", "a230"], outputs = ["a234"]} {
  %r = ten.div %0, %1 : tensor<576xui8>
  return %r : tensor<576xui8>
}
func.func @case_rem_ui8(%0: tensor<576xui8>, %1: tensor<576xui8>) -> (tensor<576xui8>) attributes {inputs = ["a229", "a230"], outputs = ["a235"]} {
  %r = ten.rem %0, %1 : tensor<576xui8>
  return %r : tensor<576xui8>
}
func.func @case_max_ui8(%0: tensor<576xui8>, %1: tensor<576xui8>) -> (tensor<576xui8>) attributes {inputs = ["a229", "a230"], outputs = ["a236"]} {
  %r = ten.max %0, %1 : tensor<576xui8>
  return %r : tensor<576xui8>
}
func.func @case_min_ui8(%0: tensor<576xui8>, %1: tensor<576xui8>) -> (tensor<576xui8>) attributes {inputs = ["a229", "a230"], outputs = ["a237"]} {
  %r = ten.min %0, %1 : tensor<576xui8>
  return %r : tensor<576xui8>
}
func.func @case_pow_ui8(%0: tensor<576xui8>, %1: tensor<576xui8>) -> (tensor<576xui8>) attributes {inputs = ["a229", "a230"], outputs = ["a238"]} {
  %r = ten.pow %0, %1 : tensor<576xui8>
  return %r : tensor<576xui8>
}
func.func @case_and_ui8(%0: tensor<576xui8>, %1: tensor<576xui8>) -> (tensor<576xui8>) attributes {inputs = ["a229", "a230"], outputs = ["a239"]} {
  %r = ten.and %0, %1 : tensor<576xui8>
  return %r : tensor<576xui8>
}
func.func @case_or_ui8(%0: tensor<576xui8>, %1: tensor<576xui8>) -> (tensor<576xui8>) attributes {inputs = ["a229", "a230"], outputs = ["a240"]} {
  %r = ten.or %0, %1 : tensor<576xui8>
  return %r : tensor<576xui8>
}
func.func @case_xor_ui8(%0: tensor<576xui8>, %1: tensor<576xui8>) -> (tensor<576xui8>) attributes {inputs = ["a229", "a230"], outputs = ["a241"]} {
  %r = ten.xor %0, %1 : tensor<576xui8>
  return %r : tensor<576xui8>
}
func.func @case_shl_ui8(%0: tensor<576xui8>, %1: tensor<576xui8>) -> (tensor<576xui8>) attributes {inputs = ["a229", "a230"], outputs = ["a242"]} {
  %r = ten.shl %0, %1 : tensor<576xui8>
  return %r : tensor<576xui8>
}
func.func @case_shr_unsigned_ui8(%0: tensor<576xui8>, %1: tensor<576xui8>) -> (tensor<576xui8>) attributes {inputs = ["a229", "a230"], outputs = ["a243"]} {
  %r = ten.shr_unsigned %0, %1 : tensor<576xui8>
  return %r : tensor<576xui8>
}
func.func @case_shr_signed_ui8(%0: tensor<576xui8>, %1: tensor<576xui8>) -> (tensor<576xui8>) attributes {inputs = ["a229", "a230"], outputs = ["a244"]} {
  %r = ten.shr_signed %0, %1 : tensor<576xui8>
  return %r : tensor<576xui8>
}
func.func @case_compare_lt_ui8(%0: tensor<576xui8>, %1: tensor<576xui8>) -> (tensor<576xi1>) attributes {inputs = ["a229", "a230"], outputs = ["a245"]} {
  %r = ten.compare lt %0, %1 : tensor<576xui8>
  return %r : tensor<576xi1>
}
func.func @case_compare_ge_ui8(%0: tensor<576xui8>, %1: tensor<576xui8>) -> (tensor<576xi1>) attributes {inputs = ["a229", "a230"], outputs = ["a246"]} {
  %r = ten.compare ge %0, %1 : tensor<576xui8>
  return %r : tensor<576xi1>
}
func.func @case_compare_eq_ui8(%0: tensor<576xui8>, %1: tensor<576xui8>) -> (tensor<576xi1>) attributes {inputs = ["a229", "a230"], outputs = ["a247"]} {
  %r = ten.compare eq %0, %1 : tensor<576xui8>
  return %r : tensor<576xi1>
}
func.func @case_select_ui8(%0: tensor<576xi1>, %1: tensor<576xui8>, %2: tensor<576xui8>) -> (tensor<576xui8>) attributes {inputs = ["a248", "a229", "a230"], outputs = ["a249"]} {
  %r = ten.select %0, %1, %2 : tensor<576xui8>
  return %r : tensor<576xui8>
}
func.func @case_clamp_ui8(%0: tensor<576xui8>, %1: tensor<576xui8>, %2: tensor<576xui8>) -> (tensor<576xui8>) attributes {inputs = ["a250", "a229", "a230"], outputs = ["a237"]} {
  %r = ten.clamp %0, %1, %2 : tensor<576xui8>
  return %r : tensor<576xui8>
}
func.func @case_abs_ui16(%0: tensor<24xui16>) -> (tensor<24xui16>) attributes {inputs = ["a251"], outputs = ["a251"]} {
  %r = ten.abs %0 : tensor<24xui16> -> tensor<24xui16>
  return %r : tensor<24xui16>
}
func.func @case_neg_ui16(%0: tensor<24xui16>) -> (tensor<24xui16>) attributes {inputs = ["a251"], outputs = ["a252"]} {
  %r = ten.neg %0 : tensor<24xui16>
  return %r : tensor<24xui16>
}
func.func @case_sign_ui16(%0: tensor<24xui16>) -> (tensor<24xui16>) attributes {inputs = ["a251"], outputs = ["a253"]} {
  %r = ten.sign %0 : tensor<24xui16>
  return %r : tensor<24xui16>
}
func.func @case_not_ui16(%0: tensor<24xui16>) -> (tensor<24xui16>) attributes {inputs = ["a251"], outputs = ["a254"]} {
  %r = ten.not %0 : tensor<24xui16>
  return %r : tensor<24xui16>
}
func.func @case_popcnt_ui16(%0: tensor<24xui16>) -> (tensor<24xui16>) attributes {inputs = ["a251"], outputs = ["a255"]} {
  %r = ten.popcnt %0 : tensor<24xui16>
  return %r : tensor<24xui16>
}
func.func @case_clz_ui16(%0: tensor<24xui16>) -> (tensor<24xui16>) attributes {inputs = ["a251"], outputs = ["a256"]} {
  %r = ten.clz %0 : tensor<24xui16>
  return %r : tensor<24xui16>
}
func.func @case_add_ui16(%0: tensor<576xui16>, %1: tensor<576xui16>) -> (tensor<576xui16>) attributes {inputs = ["a257", "a258"], outputs = ["a259"]} {
  %r = ten.add %0, %1 : tensor<576xui16>
  return %r : tensor<576xui16>
}
func.func @case_sub_ui16(%0: tensor<576xui16>, %1: tensor<576xui16>) -> (tensor<576xui16>) attributes {inputs = ["a257", "a258"], outputs = ["a260"]} {
  %r = ten.sub %0, %1 : tensor<576xui16>
  return %r : tensor<576xui16>
}
func.func @case_mul_ui16(%0: tensor<576xui16>, %1: tensor<576xui16>) -> (tensor<576xui16>) attributes {inputs = ["a257", "a258"], outputs = ["a261"]} {
  %r = ten.mul %0, %1 : tensor<576xui16>
  return %r : tensor<576xui16>
}
func.func @case_div_ui16(%0: tensor<576xui16>, %1: tensor<576xui16>) -> (tensor<576xui16>) attributes {inputs = ["a257", "a258"], outputs = ["a262"]} {
  %r = ten.div %0, %1 : tensor<576xui16>
  return %r : tensor<576xui16>
}
func.func @case_rem_ui16(%0: tensor<576xui16>, %1: tensor<576xui16>) -> (tensor<576xui16>) attributes {inputs = ["a257", "a258"], outputs = ["a263"]} {
  %r = ten.rem %0, %1 : tensor<576xui16>
  return %r : tensor<576xui16>
}
func.func @case_max_ui16(%0: tensor<576xui16>, %1: tensor<576xui16>) -> (tensor<576xui16>) attributes {inputs = ["a257", "a258"], outputs = ["a264"]} {
  %r = ten.max %0, %1 : tensor<576xui16>
  return %r : tensor<576xui16>
}
func.func @case_min_ui16(%0: tensor<576xui16>, %1: tensor<576xui16>) -> (tensor<576xui16>) attributes {inputs = ["a257", "a258"], outputs = ["a265"]} {
  %r = ten.min %0, %1 : tensor<576xui16>
  return %r : tensor<576xui16>
}
func.func @case_pow_ui16(%0: tensor<576xui16>, %1: tensor<576xui16>) -> (tensor<576xui16>) attributes {inputs = ["a257", "a258"], outputs = ["a266"]} {
  %r = ten.pow %0, %1 : tensor<576xui16>
  return %r : tensor<576xui16>
}
func.func @case_and_ui16(%0: tensor<576xui16>, %1: tensor<576xui16>) -> (tensor<576xui16>) attributes {inputs = ["a257", "a258"], outputs = ["a267"]} {
  %r = ten.and %0, %1 : tensor<576xui16>
  return %r : tensor<576xui16>
}
func.func @case_or_ui16(%0: tensor<576xui16>, %1: tensor<576xui16>) -> (tensor<576xui16>) attributes {inputs = ["a257", "a258"], outputs = ["a268"]} {
  %r = ten.or %0, %1 : tensor<576xui16>
  return %r : tensor<576xui16>
}
func.func @case_xor_ui16(%0: tensor<576xui16>, %1: tensor<576xui16>) -> (tensor<576xui16>) attributes {inputs = ["a257", "a258"], outputs = ["a269"]} {
  %r = ten.xor %0, %1 : tensor<576xui16>
  return %r : tensor<576xui16>
}
func.func @case_shl_ui16(%0: tensor<576xui16>, %1: tensor<576xui16>) -> (tensor<576xui16>) attributes {inputs = ["a257", "a258"], outputs = ["a270"]} {
  %r = ten.shl %0, %1 : tensor<576xui16>
  return %r : tensor<576xui16>
}
func.func @case_shr_unsigned_ui16(%0: tensor<576xui16>, %1: tensor<576xui16>) -> (tensor<576xui16>) attributes {inputs = ["a257", "a258"], outputs = ["a271"]} {
  %r = ten.shr_unsigned %0, %1 : tensor<576xui16>
  return %r : tensor<576xui16>
}
func.func @case_shr_signed_ui16(%0: tensor<576xui16>, %1: tensor<576xui16>) -> (tensor<576xui16>) attributes {inputs = ["a257", "a258"], outputs = ["a272"]} {
  %r = ten.shr_signed %0, %1 : tensor<576xui16>
  return %r : tensor<576xui16>
}
func.func @case_compare_lt_ui16(%0: tensor<576xui16>, %1: tensor<576xui16>) -> (tensor<576xi1>) attributes {inputs = ["a257", "a258"], outputs = ["a273"]} {
  %r = ten.compare lt %0, %1 : tensor<576xui16>
  return %r : tensor<576xi1>
}
func.func @case_compare_ge_ui16(%0: tensor<576xui16>, %1: tensor<576xui16>) -> (tensor<576xi1>) attributes {inputs = ["a257", "a258"], outputs = ["a274"]} {
  %r = ten.compare ge %0, %1 : tensor<576xui16>
  return %r : tensor<576xi1>
}
func.func @case_compare_eq_ui16(%0: tensor<576xui16>, %1: tensor<576xui16>) -> (tensor<576xi1>) attributes {inputs = ["a257", "a258"], outputs = ["a275"]} {
  %r = ten.compare eq %0, %1 : tensor<576xui16>
  return %r : tensor<576xi1>
}
func.func @case_select_ui16(%0: tensor<576xi1>, %1: tensor<576xui16>, %2: tensor<576xui16>) -> (tensor<576xui16>) attributes {inputs = ["a248", "a257", "a258"], outputs = ["a276"]} {
  %r = ten.select %0, %1, %2 : tensor<576xui16>
  return %r : tensor<576xui16>
}
func.func @case_clamp_ui16(%0: tensor<576xui16>, %1: tensor<576xui16>, %2: tensor<576xui16>) -> (tensor<576xui16>) attributes {inputs = ["a277", "a257", "a258"], outputs = ["a265"]} {
  %r = ten.clamp %0, %1, %2 : tensor<576xui16>
  return %r : tensor<576xui16>
}
func.func @case_abs_ui32(%0: tensor<24xui32>) -> (tensor<24xui32>) attributes {inputs = ["a278"], outputs = ["a278"]} {
  %r = ten.abs %0 : tensor<24xui32> -> tensor<24xui32>
  return %r : tensor<24xui32>
}
func.func @case_neg_ui32(%0: tensor<24xui32>) -> (tensor<24xui32>) attributes {inputs = ["a278"], outputs = ["a279"]} {
  %r = ten.neg %0 : tensor<24xui32>
  return %r : tensor<24xui32>
}
func.func @case_sign_ui32(%0: tensor<24xui32>) -> (tensor<24xui32>) attributes {inputs = ["a278"], outputs = ["a280"]} {
  %r = ten.sign %0 : tensor<24xui32>
  return %r : tensor<24xui32>
}
func.func @case_not_ui32(%0: tensor<24xui32>) -> (tensor<24xui32>) attributes {inputs = ["a278"], outputs = ["a281"]} {
  %r = ten.not %0 : tensor<24xui32>
  return %r : tensor<24xui32>
}
func.func @case_popcnt_ui32(%0: tensor<24xui32>) -> (tensor<24xui32>) attributes {inputs = ["a278"], outputs = ["a282"]} {
  %r = ten.popcnt %0 : tensor<24xui32>
  return %r : tensor<24xui32>
}
func.func @case_clz_ui32(%0: tensor<24xui32>) -> (tensor<24xui32>) attributes {inputs = ["a278"], outputs = ["a283"]} {
  %r = ten.clz %0 : tensor<24xui32>
  return %r : tensor<24xui32>
}
func.func @case_add_ui32(%0: tensor<576xui32>, %1: tensor<576xui32>) -> (tensor<576xui32>) attributes {inputs = ["a284", "a285"], outputs = ["a286"]} {
  %r = ten.add %0, %1 : tensor<576xui32>
  return %r : tensor<576xui32>
}
func.func @case_sub_ui32(%0: tensor<576xui32>, %1: tensor<576xui32>) -> (tensor<576xui32>) attributes {inputs = ["a284", "a285"], outputs = ["a287"]} {
  %r = ten.sub %0, %1 : tensor<576xui32>
  return %r : tensor<576xui32>
}
func.func @case_mul_ui32(%0: tensor<576xui32>, %1: tensor<576xui32>) -> (tensor<576xui32>) attributes {inputs = ["a284", "a285"], outputs = ["a288"]} {
  %r = ten.mul %0, %1 : tensor<576xui32>
  return %r : tensor<576xui32>
}
func.func @case_div_ui32(%0: tensor<576xui32>, %1: tensor<576xui32>) -> (tensor<576xui32>) attributes {inputs = ["a284", "a285"], outputs = ["a289"]} {
  %r = ten.div %0, %1 : tensor<576xui32>
  return %r : tensor<576xui32>
}
func.func @case_rem_ui32(%0: tensor<576xui32>, %1: tensor<576xui32>) -> (tensor<576xui32>) attributes {inputs = ["a284", "a285"], outputs = ["a290"]} {
  %r = ten.rem %0, %1 : tensor<576xui32>
  return %r : tensor<576xui32>
}
func.func @case_max_ui32(%0: tensor<576xui32>, %1: tensor<576xui32>) -> (tensor<576xui32>) attributes {inputs = ["a284", "a285"], outputs = ["a291"]} {
  %r = ten.max %0, %1 : tensor<576xui32>
  return %r : tensor<576xui32>
}
func.func @case_min_ui32(%0: tensor<576xui32>, %1: tensor<576xui32>) -> (tensor<576xui32>) attributes {inputs = ["a284", "a285"], outputs = ["a292"]} {
  %r = ten.min %0, %1 : tensor<576xui32>
  return %r : tensor<576xui32>
}
func.func @case_pow_ui32(%0: tensor<576xui32>, %1: tensor<576xui32>) -> (tensor<576xui32>) attributes {inputs = ["a284", "a285"], outputs = ["a293"]} {
  %r = ten.pow %0, %1 : tensor<576xui32>
  return %r : tensor<576xui32>
}
func.func @case_and_ui32(%0: tensor<576xui32>, %1: tensor<576xui32>) -> (tensor<576xui32>) attributes {inputs = ["a284", "a285"], outputs = ["a294"]} {
  %r = ten.and %0, %1 : tensor<576xui32>
  return %r : tensor<576xui32>
}
func.func @case_or_ui32(%0: tensor<576xui32>, %1: tensor<576xui32>) -> (tensor<576xui32>) attributes {inputs = ["a284", "a285"], outputs = ["a295"]} {
  %r = ten.or %0, %1 : tensor<576xui32>
  return %r : tensor<576xui32>
}
func.func @case_xor_ui32(%0: tensor<576xui32>, %1: tensor<576xui32>) -> (tensor<576xui32>) attributes {inputs = ["a284", "a285"], outputs = ["a296"]} {
  %r = ten.xor %0, %1 : tensor<576xui32>
  return %r : tensor<576xui32>
}
func.func @case_shl_ui32(%0: tensor<576xui32>, %1: tensor<576xui32>) -> (tensor<576xui32>) attributes {inputs = ["a284", "a285"], outputs = ["a297"]} {
  %r = ten.shl %0, %1 : tensor<576xui32>
  return %r : tensor<576xui32>
}
func.func @case_shr_unsigned_ui32(%0: tensor<576xui32>, %1: tensor<576xui32>) -> (tensor<576xui32>) attributes {inputs = ["a284", "a285"], outputs = ["a298"]} {
  %r = ten.shr_unsigned %0, %1 : tensor<576xui32>
  return %r : tensor<576xui32>
}
func.func @case_shr_signed_ui32(%0: tensor<576xui32>, %1: tensor<576xui32>) -> (tensor<576xui32>) attributes {inputs = ["a284", "a285"], outputs = ["a299"]} {
  %r = ten.shr_signed %0, %1 : tensor<576xui32>
  return %r : tensor<576xui32>
}
func.func @case_compare_lt_ui32(%0: tensor<576xui32>, %1: tensor<576xui32>) -> (tensor<576xi1>) attributes {inputs = ["a284", "a285"], outputs = ["a300"]} {
  %r = ten.compare lt %0, %1 : tensor<576xui32>
  return %r : tensor<576xi1>
}
func.func @case_compare_ge_ui32(%0: tensor<576xui32>, %1: tensor<576xui32>) -> (tensor<576xi1>) attributes {inputs = ["a284", "a285"], outputs = ["a301"]} {
  %r = ten.compare ge %0, %1 : tensor<576xui32>
  return %r : tensor<576xi1>
}
func.func @case_compare_eq_ui32(%0: tensor<576xui32>, %1: tensor<576xui32>) -> (tensor<576xi1>) attributes {inputs = ["a284", "a285"], outputs = ["a275"]} {
  %r = ten.compare eq %0, %1 : tensor<576xui32>
  return %r : tensor<576xi1>
}
func.func @case_select_ui32(%0: tensor<576xi1>, %1: tensor<576xui32>, %2: tensor<576xui32>) -> (tensor<576xui32>) attributes {inputs = ["a248", "a284", "a285"], outputs = ["a302"]} {
  %r = ten.select %0, %1, %2 : tensor<576xui32>
  return %r : tensor<576xui32>
}
func.func @case_clamp_ui32(%0: tensor<576xui32>, %1: tensor<576xui32>, %2: tensor<576xui32>) -> (tensor<576xui32>) attributes {inputs = ["a303", "a284", "a285"], outputs = ["a292"]} {
  %r = ten.clamp %0, %1, %2 : tensor<576xui32>
  return %r : tensor<576xui32>
}
func.func @case_abs_ui64(%0: tensor<24xui64>) -> (tensor<24xui64>) attributes {inputs = ["a304"], outputs = ["a304"]} {
  %r = ten.abs %0 : tensor<24xui64> -> tensor<24xui64>
  return %r : tensor<24xui64>
}
func.func @case_neg_ui64(%0: tensor<24xui64>) -> (tensor<24xui64>) attributes {inputs = ["a304"], outputs = ["a305"]} {
  %r = ten.neg %0 : tensor<24xui64>
  return %r : tensor<24xui64>
}
func.func @case_sign_ui64(%0: tensor<24xui64>) -> (tensor<24xui64>) attributes {inputs = ["a304"], outputs = ["a306"]} {
  %r = ten.sign %0 : tensor<24xui64>
  return %r : tensor<24xui64>
}
func.func @case_not_ui64(%0: tensor<24xui64>) -> (tensor<24xui64>) attributes {inputs = ["a304"], outputs = ["a307"]} {
  %r = ten.not %0 : tensor<24xui64>
  return %r : tensor<24xui64>
}
func.func @case_popcnt_ui64(%0: tensor<24xui64>) -> (tensor<24xui64>) attributes {inputs = ["a304"], outputs = ["a308"]} {
  %r = ten.popcnt %0 : tensor<24xui64>
  return %r : tensor<24xui64>
}
func.func @case_clz_ui64(%0: tensor<24xui64>) -> (tensor<24xui64>) attributes {inputs = ["a304"], outputs = ["a309"]} {
  %r = ten.clz %0 : tensor<24xui64>
  return %r : tensor<24xui64>
}
func.func @case_add_ui64(%0: tensor<576xui64>, %1: tensor<576xui64>) -> (tensor<576xui64>) attributes {inputs = ["a310", "a311"], outputs = ["a312"]} {
  %r = ten.add %0, %1 : tensor<576xui64>
  return %r : tensor<576xui64>
}
func.func @case_sub_ui64(%0: tensor<576xui64>, %1: tensor<576xui64>) -> (tensor<576xui64>) attributes {inputs = ["a310", "a311"], outputs = ["a313"]} {
  %r = ten.sub %0, %1 : tensor<576xui64>
  return %r : tensor<576xui64>
}
func.func @case_mul_ui64(%0: tensor<576xui64>, %1: tensor<576xui64>) -> (tensor<576xui64>) attributes {inputs = ["a310", "a311"], outputs = ["a314"]} {
  %r = ten.mul %0, %1 : tensor<576xui64>
  return %r : tensor<576xui64>
}
func.func @case_div_ui64(%0: tensor<576xui64>, %1: tensor<576xui64>) -> (tensor<576xui64>) attributes {inputs = ["a310", "a311"], outputs = ["a315"]} {
  %r = ten.div %0, %1 : tensor<576xui64>
  return %r : tensor<576xui64>
}
func.func @case_rem_ui64(%0: tensor<576xui64>, %1: tensor<576xui64>) -> (tensor<576xui64>) attributes {inputs = ["a310", "a311"], outputs = ["a316"]} {
  %r = ten.rem %0, %1 : tensor<576xui64>
  return %r : tensor<576xui64>
}
func.func @case_max_ui64(%0: tensor<576xui64>, %1: tensor<576xui64>) -> (tensor<576xui64>) attributes {inputs = ["a310", "a311"], outputs = ["a317"]} {
  %r = ten.max %0, %1 : tensor<576xui64>
  return %r : tensor<576xui64>
}
func.func @case_min_ui64(%0: tensor<576xui64>, %1: tensor<576xui64>) -> (tensor<576xui64>) attributes {inputs = ["a310", "a311"], outputs = ["a318"]} {
  %r = ten.min %0, %1 : tensor<576xui64>
  return %r : tensor<576xui64>
}
func.func @case_pow_ui64(%0: tensor<576xui64>, %1: tensor<576xui64>) -> (tensor<576xui64>) attributes {inputs = ["a310", "a311"], outputs = ["a319"]} {
  %r = ten.pow %0, %1 : tensor<576xui64>
  return %r : tensor<576xui64>
}
func.func @case_and_ui64(%0: tensor<576xui64>, %1: tensor<576xui64>) -> (tensor<576xui64>) attributes {inputs = ["a310", "a311"], outputs = ["a320"]} {
  %r = ten.and %0, %1 : tensor<576xui64>
  return %r : tensor<576xui64>
}
func.func @case_or_ui64(%0: tensor<576xui64>, %1: tensor<576xui64>) -> (tensor<576xui64>) attributes {inputs = ["a310", "a311"], outputs = ["a321"]} {
  %r = ten.or %0, %1 : tensor<576xui64>
  return %r : tensor<576xui64>
}
func.func @case_xor_ui64(%0: tensor<576xui64>, %1: tensor<576xui64>) -> (tensor<576xui64>) attributes {inputs = ["a310", "a311"], outputs = ["a322"]} {
  %r = ten.xor %0, %1 : tensor<576xui64>
  return %r : tensor<576xui64>
}
func.func @case_shl_ui64(%0: tensor<576xui64>, %1: tensor<576xui64>) -> (tensor<576xui64>) attributes {inputs = ["a310", "a311"], outputs = ["a323"]} {
  %r = ten.shl %0, %1 : tensor<576xui64>
  return %r : tensor<576xui64>
}
func.func @case_shr_unsigned_ui64(%0: tensor<576xui64>, %1: tensor<576xui64>) -> (tensor<576xui64>) attributes {inputs = ["a310", "a311"], outputs = ["a324"]} {
  %r = ten.shr_unsigned %0, %1 : tensor<576xui64>
  return %r : tensor<576xui64>
}
func.func @case_shr_signed_ui64(%0: tensor<576xui64>, %1: tensor<576xui64>) -> (tensor<576xui64>) attributes {inputs = ["a310", "a311"], outputs = ["a325"]} {
  %r = ten.shr_signed %0, %1 : tensor<576xui64>
  return %r : tensor<576xui64>
}
func.func @case_compare_lt_ui64(%0: tensor<576xui64>, %1: tensor<576xui64>) -> (tensor<576xi1>) attributes {inputs = ["a310", "a311"], outputs = ["a326"]} {
  %r = ten.compare lt %0, %1 : tensor<576xui64>
  return %r : tensor<576xi1>
}
func.func @case_compare_ge_ui64(%0: tensor<576xui64>, %1: tensor<576xui64>) -> (tensor<576xi1>) attributes {inputs = ["a310", "a311"], outputs = ["a327"]} {
  %r = ten.compare ge %0, %1 : tensor<576xui64>
  return %r : tensor<576xi1>
}
func.func @case_compare_eq_ui64(%0: tensor<576xui64>, %1: tensor<576xui64>) -> (tensor<576xi1>) attributes {inputs = ["a310", "a311"], outputs = ["a275"]} {
  %r = ten.compare eq %0, %1 : tensor<576xui64>
  return %r : tensor<576xi1>
}
func.func @case_select_ui64(%0: tensor<576xi1>, %1: tensor<576xui64>, %2: tensor<576xui64>) -> (tensor<576xui64>) attributes {inputs = ["a248", "a310", "a311"], outputs = ["a328"]} {
  %r = ten.select %0, %1, %2 : tensor<576xui64>
  return %r : tensor<576xui64>
}
func.func @case_clamp_ui64(%0: tensor<576xui64>, %1: tensor<576xui64>, %2: tensor<576xui64>) -> (tensor<576xui64>) attributes {inputs = ["a329", "a310", "a311"], outputs = ["a318"]} {
  %r = ten.clamp %0, %1, %2 : tensor<576xui64>
  return %r : tensor<576xui64>
}
func.func @case_add_i1(%0: tensor<4xi1>, %1: tensor<4xi1>) -> (tensor<4xi1>) attributes {inputs = ["a330", "a331"], outputs = ["a332"]} {
  %r = ten.add %0, %1 : tensor<4xi1>
  return %r : tensor<4xi1>
}
func.func @case_mul_i1(%0: tensor<4xi1>, %1: tensor<4xi1>) -> (tensor<4xi1>) attributes {inputs = ["a330", "a331"], outputs = ["a333"]} {
  %r = ten.mul %0, %1 : tensor<4xi1>
  return %r : tensor<4xi1>
}
func.func @case_max_i1(%0: tensor<4xi1>, %1: tensor<4xi1>) -> (tensor<4xi1>) attributes {inputs = ["a330", "a331"], outputs = ["a332"]} {
  %r = ten.max %0, %1 : tensor<4xi1>
  return %r : tensor<4xi1>
}
func.func @case_min_i1(%0: tensor<4xi1>, %1: tensor<4xi1>) -> (tensor<4xi1>) attributes {inputs = ["a330", "a331"], outputs = ["a333"]} {
  %r = ten.min %0, %1 : tensor<4xi1>
  return %r : tensor<4xi1>
}
func.func @case_and_i1(%0: tensor<4xi1>, %1: tensor<4xi1>) -> (tensor<4xi1>) attributes {inputs = ["a330", "a331"], outputs = ["a333"]} {
  %r = ten.and %0, %1 : tensor<4xi1>
  return %r : tensor<4xi1>
}
func.func @case_or_i1(%0: tensor<4xi1>, %1: tensor<4xi1>) -> (tensor<4xi1>) attributes {inputs = ["a330", "a331"], outputs = ["a332"]} {
  %r = ten.or %0, %1 : tensor<4xi1>
  return %r : tensor<4xi1>
}
func.func @case_xor_i1(%0: tensor<4xi1>, %1: tensor<4xi1>) -> (tensor<4xi1>) attributes {inputs = ["a330", "a331"], outputs = ["a334"]} {
  %r = ten.xor %0, %1 : tensor<4xi1>
  return %r : tensor<4xi1>
}
func.func @case_not_i1(%0: tensor<4xi1>) -> (tensor<4xi1>) attributes {inputs = ["a330"], outputs = ["a335"]} {
  %r = ten.not %0 : tensor<4xi1>
  return %r : tensor<4xi1>
}
func.func @case_compare_lt_i1(%0: tensor<4xi1>, %1: tensor<4xi1>) -> (tensor<4xi1>) attributes {inputs = ["a330", "a331"], outputs = ["a336"]} {
  %r = ten.compare lt %0, %1 : tensor<4xi1>
  return %r : tensor<4xi1>
}
