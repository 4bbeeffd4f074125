// Made by make_cases.py. The arrays are in the archive beside it.
func.func @case_abs_f64(%0: tensor<56xf64>) -> (tensor<56xf64>) attributes {inputs = ["a0"], outputs = ["a1"]} {
  %r = ten.abs %0 : tensor<56xf64> -> tensor<56xf64>
  return %r : tensor<56xf64>
}
func.func @case_neg_f64(%0: tensor<56xf64>) -> (tensor<56xf64>) attributes {inputs = ["a0"], outputs = ["a2"]} {
  %r = ten.neg %0 : tensor<56xf64>
  return %r : tensor<56xf64>
}
func.func @case_ceil_f64(%0: tensor<56xf64>) -> (tensor<56xf64>) attributes {inputs = ["a0"], outputs = ["a3"]} {
  %r = ten.ceil %0 : tensor<56xf64>
  return %r : tensor<56xf64>
}
func.func @case_floor_f64(%0: tensor<56xf64>) -> (tensor<56xf64>) attributes {inputs = ["a0"], outputs = ["a4"]} {
  %r = ten.floor %0 : tensor<56xf64>
  return %r : tensor<56xf64>
}
func.func @case_round_f64(%0: tensor<56xf64>) -> (tensor<56xf64>) attributes {inputs = ["a0"], outputs = ["a5"]} {
  %r = ten.round %0 : tensor<56xf64>
  return %r : tensor<56xf64>
}
func.func @case_round_even_f64(%0: tensor<56xf64>) -> (tensor<56xf64>) attributes {inputs = ["a0"], outputs = ["a6"]} {
  %r = ten.round_even %0 : tensor<56xf64>
  return %r : tensor<56xf64>
}
func.func @case_sign_f64(%0: tensor<56xf64>) -> (tensor<56xf64>) attributes {inputs = ["a0"], outputs = ["a7"]} {
  %r = ten.sign %0 : tensor<56xf64>
  return %r : tensor<56xf64>
}
func.func @case_exp_f64(%0: tensor<56xf64>) -> (tensor<56xf64>) attributes {inputs = ["a0"], outputs = ["a8"], ulp = 1 : i64} {
  %r = ten.exp %0 : tensor<56xf64>
  return %r : tensor<56xf64>
}
func.func @case_expm1_f64(%0: tensor<56xf64>) -> (tensor<56xf64>) attributes {inputs = ["a0"], outputs = ["a9"], ulp = 1 : i64} {
  %r = ten.expm1 %0 : tensor<56xf64>
  return %r : tensor<56xf64>
}
func.func @case_log_f64(%0: tensor<56xf64>) -> (tensor<56xf64>) attributes {inputs = ["a0"], outputs = ["a10"], ulp = 1 : i64} {
  %r = ten.log %0 : tensor<56xf64>
  return %r : tensor<56xf64>
}
func.func @case_log1p_f64(%0: tensor<56xf64>) -> (tensor<56xf64>) attributes {inputs = ["a0"], outputs = ["a11"], ulp = 1 : i64} {
  %r = ten.log1p %0 : tensor<56xf64>
  return %r : tensor<56xf64>
}
func.func @case_logistic_f64(%0: tensor<56xf64>) -> (tensor<56xf64>) attributes {inputs = ["a0"], outputs = ["a12"], ulp = 2 : i64} {
  %r = ten.logistic %0 : tensor<56xf64>
  return %r : tensor<56xf64>
}
func.func @case_sqrt_f64(%0: tensor<56xf64>) -> (tensor<56xf64>) attributes {inputs = ["a0"], outputs = ["a13"]} {
  %r = ten.sqrt %0 : tensor<56xf64>
  return %r : tensor<56xf64>
}
func.func @case_rsqrt_f64(%0: tensor<56xf64>) -> (tensor<56xf64>) attributes {inputs = ["a0"], outputs = ["a14"], ulp = 1 : i64} {
  %r = ten.rsqrt %0 : tensor<56xf64>
  return %r : tensor<56xf64>
}
func.func @case_cbrt_f64(%0: tensor<56xf64>) -> (tensor<56xf64>) attributes {inputs = ["a0"], outputs = ["a15"], ulp = 1 : i64} {
  %r = ten.cbrt %0 : tensor<56xf64>
  return %r : tensor<56xf64>
}
func.func @case_sin_f64(%0: tensor<56xf64>) -> (tensor<56xf64>) attributes {inputs = ["a0"], outputs = ["a16"], ulp = 1 : i64} {
  %r = ten.sin %0 : tensor<56xf64>
  return %r : tensor<56xf64>
}
func.func @case_cos_f64(%0: tensor<56xf64>) -> (tensor<56xf64>) attributes {inputs = ["a0"], outputs = ["a17"], ulp = 1 : i64} {
  %r = ten.cos %0 : tensor<56xf64>
  return %r : tensor<56xf64>
}
func.func @case_tan_f64(%0: tensor<56xf64>) -> (tensor<56xf64>) attributes {inputs = ["a0"], outputs = ["a18"], ulp = 1 : i64} {
  %r = ten.tan %0 : tensor<56xf64>
  return %r : tensor<56xf64>
}
func.func @case_tanh_f64(%0: tensor<56xf64>) -> (tensor<56xf64>) attributes {inputs = ["a0"], outputs = ["a19"], ulp = 2 : i64} {
  %r = ten.tanh %0 : tensor<56xf64>
  return %r : tensor<56xf64>
}
func.func @case_erf_f64(%0: tensor<56xf64>) -> (tensor<56xf64>) attributes {inputs = ["a0"], outputs = ["a20"], ulp = 1 : i64} {
  %r = ten.erf %0 : tensor<56xf64>
  return %r : tensor<56xf64>
}
func.func @case_erfc_f64(%0: tensor<56xf64>) -> (tensor<56xf64>) attributes {inputs = ["a0"], outputs = ["a21"], ulp = 2 : i64} {
  %r = ten.erfc %0 : tensor<56xf64>
  return %r : tensor<56xf64>
}
func.func @case_add_f64(%0: tensor<308xf64>, %1: tensor<308xf64>) -> (tensor<308xf64>) attributes {inputs = ["a22", "a23"], outputs = ["a24"]} {
  %r = ten.add %0, %1 : tensor<308xf64>
  return %r : tensor<308xf64>
}
func.func @case_sub_f64(%0: tensor<308xf64>, %1: tensor<308xf64>) -> (tensor<308xf64>) attributes {inputs = ["a22", "a23"], outputs = ["a25"]} {
  %r = ten.sub %0, %1 : tensor<308xf64>
  return %r : tensor<308xf64>
}
func.func @case_mul_f64(%0: tensor<308xf64>, %1: tensor<308xf64>) -> (tensor<308xf64>) attributes {inputs = ["a22", "a23"], outputs = ["a26"]} {
  %r = ten.mul %0, %1 : tensor<308xf64>
  return %r : tensor<308xf64>
}
func.func @case_div_f64(%0: tensor<308xf64>, %1: tensor<308xf64>) -> (tensor<308xf64>) attributes {inputs = ["a22", "a23"], outputs = ["a27"]} {
  %r = ten.div %0, %1 : tensor<308xf64>
  return %r : tensor<308xf64>
}
func.func @case_rem_f64(%0: tensor<308xf64>, %1: tensor<308xf64>) -> (tensor<308xf64>) attributes {inputs = ["a22", "a23"], outputs = ["a28"]} {
  %r = ten.rem %0, %1 : tensor<308xf64>
  return %r : tensor<308xf64>
}
func.func @case_pow_f64(%0: tensor<308xf64>, %1: tensor<308xf64>) -> (tensor<308xf64>) attributes {inputs = ["a22", "a23"], outputs = ["a29"], ulp = 1 : i64} {
  %r = ten.pow %0, %1 : tensor<308xf64>
  return %r : tensor<308xf64>
}
func.func @case_atan2_f64(%0: tensor<308xf64>, %1: tensor<308xf64>) -> (tensor<308xf64>) attributes {inputs = ["a22", "a23"], outputs = ["a30"], ulp = 1 : i64} {
  %r = ten.atan2 %0, %1 : tensor<308xf64>
  return %r : tensor<308xf64>
}
func.func @case_max_f64(%0: tensor<308xf64>, %1: tensor<308xf64>) -> (tensor<308xf64>) attributes {inputs = ["a22", "a23"], outputs = ["a31"]} {
  %r = ten.max %0, %1 : tensor<308xf64>
  return %r : tensor<308xf64>
}
func.func @case_min_f64(%0: tensor<308xf64>, %1: tensor<308xf64>) -> (tensor<308xf64>) attributes {inputs = ["a22", "a23"], outputs = ["a32"]} {
  %r = ten.min %0, %1 : tensor<308xf64>
  return %r : tensor<308xf64>
}
func.func @case_compare_eq_f64(%0: tensor<308xf64>, %1: tensor<308xf64>) -> (tensor<308xi1>) attributes {inputs = ["a22", "a23"], outputs = ["a33"]} {
  %r = ten.compare eq %0, %1 : tensor<308xf64>
  return %r : tensor<308xi1>
}
func.func @case_compare_ne_f64(%0: tensor<308xf64>, %1: tensor<308xf64>) -> (tensor<308xi1>) attributes {inputs = ["a22", "a23"], outputs = ["a34"]} {
  %r = ten.compare ne %0, %1 : tensor<308xf64>
  return %r : tensor<308xi1>
}
func.func @case_compare_lt_f64(%0: tensor<308xf64>, %1: tensor<308xf64>) -> (tensor<308xi1>) attributes {inputs = ["a22", "a23"], outputs = ["a35"]} {
  %r = ten.compare lt %0, %1 : tensor<308xf64>
  return %r : tensor<308xi1>
}
func.func @case_compare_le_f64(%0: tensor<308xf64>, %1: tensor<308xf64>) -> (tensor<308xi1>) attributes {inputs = ["a22", "a23"], outputs = ["a36"]} {
  %r = ten.compare le %0, %1 : tensor<308xf64>
  return %r : tensor<308xi1>
}
func.func @case_compare_gt_f64(%0: tensor<308xf64>, %1: tensor<308xf64>) -> (tensor<308xi1>) attributes {inputs = ["a22", "a23"], outputs = ["a37"]} {
  %r = ten.compare gt %0, %1 : tensor<308xf64>
  return %r : tensor<308xi1>
}
func.func @case_compare_ge_f64(%0: tensor<308xf64>, %1: tensor<308xf64>) -> (tensor<308xi1>) attributes {inputs = ["a22", "a23"], outputs = ["a38"]} {
  %r = ten.compare ge %0, %1 : tensor<308xf64>
  return %r : tensor<308xi1>
}
func.func @case_compare_total_f64(%0: tensor<294xf64>, %1: tensor<294xf64>) -> (tensor<294xi1>) attributes {inputs = ["a39", "a40"], outputs = ["a41"]} {
  %r = ten.compare lt total %0, %1 : tensor<294xf64>
  return %r : tensor<294xi1>
}
func.func @case_is_finite_f64(%0: tensor<56xf64>) -> (tensor<56xi1>) attributes {inputs = ["a0"], outputs = ["a42"]} {
  %r = ten.is_finite %0 : tensor<56xf64> -> tensor<56xi1>
  return %r : tensor<56xi1>
}
func.func @case_clamp_f64(%0: tensor<56xf64>, %1: tensor<56xf64>, %2: tensor<56xf64>) -> (tensor<56xf64>) attributes {inputs = ["a43", "a0", "a44"], outputs = ["a45"]} {
  %r = ten.clamp %0, %1, %2 : tensor<56xf64>
  return %r : tensor<56xf64>
}
func.func @case_reduce_precision_5_10_f64(%0: tensor<56xf64>) -> (tensor<56xf64>) attributes {inputs = ["a0"], outputs = ["a46"]} {
  %r = ten.reduce_precision %0 exponent = 5 mantissa = 10 : tensor<56xf64>
  return %r : tensor<56xf64>
}
func.func @case_reduce_precision_8_7_f64(%0: tensor<56xf64>) -> (tensor<56xf64>) attributes {inputs = ["a0"], outputs = ["a47"]} {
  %r = ten.reduce_precision %0 exponent = 8 mantissa = 7 : tensor<56xf64>
  return %r : tensor<56xf64>
}
func.func @case_reduce_precision_4_3_f64(%0: tensor<56xf64>) -> (tensor<56xf64>) attributes {inputs = ["a0"], outputs = ["a48"]} {
  %r = ten.reduce_precision %0 exponent = 4 mantissa = 3 : tensor<56xf64>
  return %r : tensor<56xf64>
}
func.func @case_reduce_precision_5_2_f64(%0: tensor<56xf64>) -> (tensor<56xf64>) attributes {inputs = ["a0"], outputs = ["a49"]} {
  %r = ten.reduce_precision %0 exponent = 5 mantissa = 2 : tensor<56xf64>
  return %r : tensor<56xf64>
}
func.func @case_reduce_precision_8_23_f64(%0: tensor<56xf64>) -> (tensor<56xf64>) attributes {inputs = ["a0"], outputs = ["a50"]} {
  %r = ten.reduce_precision %0 exponent = 8 mantissa = 23 : tensor<56xf64>
  return %r : tensor<56xf64>
}
func.func @case_reduce_precision_2_0_f64(%0: tensor<56xf64>) -> (tensor<56xf64>) attributes {inputs = ["a0"], outputs = ["a51"]} {
  %r = ten.reduce_precision %0 exponent = 2 mantissa = 0 : tensor<56xf64>
  return %r : tensor<56xf64>
}
func.func @case_abs_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a52"], outputs = ["a53"]} {
  %r = ten.abs %0 : tensor<56xf32> -> tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_neg_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a52"], outputs = ["a54"]} {
  %r = ten.neg %0 : tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_ceil_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a52"], outputs = ["a55"]} {
  %r = ten.ceil %0 : tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_floor_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a52"], outputs = ["a56"]} {
  %r = ten.floor %0 : tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_round_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a52"], outputs = ["a57"]} {
  %r = ten.round %0 : tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_round_even_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a52"], outputs = ["a58"]} {
  %r = ten.round_even %0 : tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_sign_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a52"], outputs = ["a59"]} {
  %r = ten.sign %0 : tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_exp_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a52"], outputs = ["a60"], ulp = 1 : i64} {
  %r = ten.exp %0 : tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_expm1_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a52"], outputs = ["a61"], ulp = 1 : i64} {
  %r = ten.expm1 %0 : tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_log_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a52"], outputs = ["a62"], ulp = 1 : i64} {
  %r = ten.log %0 : tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_log1p_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a52"], outputs = ["a63"], ulp = 1 : i64} {
  %r = ten.log1p %0 : tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_logistic_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a52"], outputs = ["a64"], ulp = 2 : i64} {
  %r = ten.logistic %0 : tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_sqrt_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a52"], outputs = ["a65"]} {
  %r = ten.sqrt %0 : tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_rsqrt_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a52"], outputs = ["a66"], ulp = 1 : i64} {
  %r = ten.rsqrt %0 : tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_cbrt_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a52"], outputs = ["a67"], ulp = 1 : i64} {
  %r = ten.cbrt %0 : tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_sin_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a52"], outputs = ["a68"], ulp = 1 : i64} {
  %r = ten.sin %0 : tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_cos_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a52"], outputs = ["a69"], ulp = 1 : i64} {
  %r = ten.cos %0 : tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_tan_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a52"], outputs = ["a70"], ulp = 1 : i64} {
  %r = ten.tan %0 : tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_tanh_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a52"], outputs = ["a71"], ulp = 2 : i64} {
  %r = ten.tanh %0 : tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_erf_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a52"], outputs = ["a72"], ulp = 1 : i64} {
  %r = ten.erf %0 : tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_erfc_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a52"], outputs = ["a73"], ulp = 2 : i64} {
  %r = ten.erfc %0 : tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_add_f32(%0: tensor<308xf32>, %1: tensor<308xf32>) -> (tensor<308xf32>) attributes {inputs = ["a74", "a75"], outputs = ["a76"]} {
  %r = ten.add %0, %1 : tensor<308xf32>
  return %r : tensor<308xf32>
}
func.func @case_sub_f32(%0: tensor<308xf32>, %1: tensor<308xf32>) -> (tensor<308xf32>) attributes {inputs = ["a74", "a75"], outputs = ["a77"]} {
  %r = ten.sub %0, %1 : tensor<308xf32>
  return %r : tensor<308xf32>
}
func.func @case_mul_f32(%0: tensor<308xf32>, %1: tensor<308xf32>) -> (tensor<308xf32>) attributes {inputs = ["a74", "a75"], outputs = ["a78"]} {
  %r = ten.mul %0, %1 : tensor<308xf32>
  return %r : tensor<308xf32>
}
func.func @case_div_f32(%0: tensor<308xf32>, %1: tensor<308xf32>) -> (tensor<308xf32>) attributes {inputs = ["a74", "a75"], outputs = ["a79"]} {
  %r = ten.div %0, %1 : tensor<308xf32>
  return %r : tensor<308xf32>
}
func.func @case_rem_f32(%0: tensor<308xf32>, %1: tensor<308xf32>) -> (tensor<308xf32>) attributes {inputs = ["a74", "a75"], outputs = ["a80"]} {
  %r = ten.rem %0, %1 : tensor<308xf32>
  return %r : tensor<308xf32>
}
func.func @case_pow_f32(%0: tensor<308xf32>, %1: tensor<308xf32>) -> (tensor<308xf32>) attributes {inputs = ["a74", "a75"], outputs = ["a81"], ulp = 1 : i64} {
  %r = ten.pow %0, %1 : tensor<308xf32>
  return %r : tensor<308xf32>
}
func.func @case_atan2_f32(%0: tensor<308xf32>, %1: tensor<308xf32>) -> (tensor<308xf32>) attributes {inputs = ["a74", "a75"], outputs = ["a82"], ulp = 1 : i64} {
  %r = ten.atan2 %0, %1 : tensor<308xf32>
  return %r : tensor<308xf32>
}
func.func @case_max_f32(%0: tensor<308xf32>, %1: tensor<308xf32>) -> (tensor<308xf32>) attributes {inputs = ["a74", "a75"], outputs = ["a83"]} {
  %r = ten.max %0, %1 : tensor<308xf32>
  return %r : tensor<308xf32>
}
func.func @case_min_f32(%0: tensor<308xf32>, %1: tensor<308xf32>) -> (tensor<308xf32>) attributes {inputs = ["a74", "a75"], outputs = ["a84"]} {
  %r = ten.min %0, %1 : tensor<308xf32>
  return %r : tensor<308xf32>
}
func.func @case_compare_eq_f32(%0: tensor<308xf32>, %1: tensor<308xf32>) -> (tensor<308xi1>) attributes {inputs = ["a74", "a75"], outputs = ["a33"]} {
  %r = ten.compare eq %0, %1 : tensor<308xf32>
  return %r : tensor<308xi1>
}
func.func @case_compare_ne_f32(%0: tensor<308xf32>, %1: tensor<308xf32>) -> (tensor<308xi1>) attributes {inputs = ["a74", "a75"], outputs = ["a34"]} {
  %r = ten.compare ne %0, %1 : tensor<308xf32>
  return %r : tensor<308xi1>
}
func.func @case_compare_lt_f32(%0: tensor<308xf32>, %1: tensor<308xf32>) -> (tensor<308xi1>) attributes {inputs = ["a74", "a75"], outputs = ["a85"]} {
  %r = ten.compare lt %0, %1 : tensor<308xf32>
  return %r : tensor<308xi1>
}
func.func @case_compare_le_f32(%0: tensor<308xf32>, %1: tensor<308xf32>) -> (tensor<308xi1>) attributes {inputs = ["a74", "a75"], outputs = ["a86"]} {
  %r = ten.compare le %0, %1 : tensor<308xf32>
  return %r : tensor<308xi1>
}
func.func @case_compare_gt_f32(%0: tensor<308xf32>, %1: tensor<308xf32>) -> (tensor<308xi1>) attributes {inputs = ["a74", "a75"], outputs = ["a87"]} {
  %r = ten.compare gt %0, %1 : tensor<308xf32>
  return %r : tensor<308xi1>
}
func.func @case_compare_ge_f32(%0: tensor<308xf32>, %1: tensor<308xf32>) -> (tensor<308xi1>) attributes {inputs = ["a74", "a75"], outputs = ["a88"]} {
  %r = ten.compare ge %0, %1 : tensor<308xf32>
  return %r : tensor<308xi1>
}
func.func @case_compare_total_f32(%0: tensor<295xf32>, %1: tensor<295xf32>) -> (tensor<295xi1>) attributes {inputs = ["a89", "a90"], outputs = ["a91"]} {
  %r = ten.compare lt total %0, %1 : tensor<295xf32>
  return %r : tensor<295xi1>
}
func.func @case_is_finite_f32(%0: tensor<56xf32>) -> (tensor<56xi1>) attributes {inputs = ["a52"], outputs = ["a42"]} {
  %r = ten.is_finite %0 : tensor<56xf32> -> tensor<56xi1>
  return %r : tensor<56xi1>
}
func.func @case_clamp_f32(%0: tensor<56xf32>, %1: tensor<56xf32>, %2: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a92", "a52", "a93"], outputs = ["a94"]} {
  %r = ten.clamp %0, %1, %2 : tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_reduce_precision_5_10_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a52"], outputs = ["a95"]} {
  %r = ten.reduce_precision %0 exponent = 5 mantissa = 10 : tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_reduce_precision_8_7_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a52"], outputs = ["a96"]} {
  %r = ten.reduce_precision %0 exponent = 8 mantissa = 7 : tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_reduce_precision_4_3_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a52"], outputs = ["a97"]} {
  %r = ten.reduce_precision %0 exponent = 4 mantissa = 3 : tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_reduce_precision_5_2_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a52"], outputs = ["a98"]} {
  %r = ten.reduce_precision %0 exponent = 5 mantissa = 2 : tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_reduce_precision_8_23_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a52"], outputs = ["a52"]} {
  %r = ten.reduce_precision %0 exponent = 8 mantissa = 23 : tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_reduce_precision_2_0_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a52"], outputs = ["a99"]} {
  %r = ten.reduce_precision %0 exponent = 2 mantissa = 0 : tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_abs_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a100"], outputs = ["a101"]} {
  %r = ten.abs %0 : tensor<56xf16> -> tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_neg_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a100"], outputs = ["a102"]} {
  %r = ten.neg %0 : tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_ceil_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a100"], outputs = ["a103"]} {
  %r = ten.ceil %0 : tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_floor_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a100"], outputs = ["a104"]} {
  %r = ten.floor %0 : tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_round_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a100"], outputs = ["a105"]} {
  %r = ten.round %0 : tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_round_even_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a100"], outputs = ["a106"]} {
  %r = ten.round_even %0 : tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_sign_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a100"], outputs = ["a107"]} {
  %r = ten.sign %0 : tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_exp_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a100"], outputs = ["a108"], ulp = 1 : i64} {
  %r = ten.exp %0 : tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_expm1_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a100"], outputs = ["a109"], ulp = 1 : i64} {
  %r = ten.expm1 %0 : tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_log_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a100"], outputs = ["a110"], ulp = 1 : i64} {
  %r = ten.log %0 : tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_log1p_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a100"], outputs = ["a111"], ulp = 1 : i64} {
  %r = ten.log1p %0 : tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_logistic_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a100"], outputs = ["a112"], ulp = 2 : i64} {
  %r = ten.logistic %0 : tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_sqrt_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a100"], outputs = ["a113"]} {
  %r = ten.sqrt %0 : tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_rsqrt_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a100"], outputs = ["a114"], ulp = 1 : i64} {
  %r = ten.rsqrt %0 : tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_cbrt_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a100"], outputs = ["a115"], ulp = 1 : i64} {
  %r = ten.cbrt %0 : tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_sin_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a100"], outputs = ["a116"], ulp = 1 : i64} {
  %r = ten.sin %0 : tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_cos_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a100"], outputs = ["a117"], ulp = 1 : i64} {
  %r = ten.cos %0 : tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_tan_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a100"], outputs = ["a118"], ulp = 1 : i64} {
  %r = ten.tan %0 : tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_tanh_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a100"], outputs = ["a119"], ulp = 2 : i64} {
  %r = ten.tanh %0 : tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_erf_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a100"], outputs = ["a120"], ulp = 1 : i64} {
  %r = ten.erf %0 : tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_erfc_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a100"], outputs = ["a121"], ulp = 2 : i64} {
  %r = ten.erfc %0 : tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_add_f16(%0: tensor<308xf16>, %1: tensor<308xf16>) -> (tensor<308xf16>) attributes {inputs = ["a122", "a123"], outputs = ["a124"]} {
  %r = ten.add %0, %1 : tensor<308xf16>
  return %r : tensor<308xf16>
}
func.func @case_sub_f16(%0: tensor<308xf16>, %1: tensor<308xf16>) -> (tensor<308xf16>) attributes {inputs = ["a122", "a123"], outputs = ["a125"]} {
  %r = ten.sub %0, %1 : tensor<308xf16>
  return %r : tensor<308xf16>
}
func.func @case_mul_f16(%0: tensor<308xf16>, %1: tensor<308xf16>) -> (tensor<308xf16>) attributes {inputs = ["a122", "a123"], outputs = ["a126"]} {
  %r = ten.mul %0, %1 : tensor<308xf16>
  return %r : tensor<308xf16>
}
func.func @case_div_f16(%0: tensor<308xf16>, %1: tensor<308xf16>) -> (tensor<308xf16>) attributes {inputs = ["a122", "a123"], outputs = ["a127"]} {
  %r = ten.div %0, %1 : tensor<308xf16>
  return %r : tensor<308xf16>
}
func.func @case_rem_f16(%0: tensor<308xf16>, %1: tensor<308xf16>) -> (tensor<308xf16>) attributes {inputs = ["a122", "a123"], outputs = ["a128"]} {
  %r = ten.rem %0, %1 : tensor<308xf16>
  return %r : tensor<308xf16>
}
func.func @case_pow_f16(%0: tensor<308xf16>, %1: tensor<308xf16>) -> (tensor<308xf16>) attributes {inputs = ["a122", "a123"], outputs = ["a129"], ulp = 1 : i64} {
  %r = ten.pow %0, %1 : tensor<308xf16>
  return %r : tensor<308xf16>
}
func.func @case_atan2_f16(%0: tensor<308xf16>, %1: tensor<308xf16>) -> (tensor<308xf16>) attributes {inputs = ["a122", "a123"], outputs = ["a130"], ulp = 1 : i64} {
  %r = ten.atan2 %0, %1 : tensor<308xf16>
  return %r : tensor<308xf16>
}
func.func @case_max_f16(%0: tensor<308xf16>, %1: tensor<308xf16>) -> (tensor<308xf16>) attributes {inputs = ["a122", "a123"], outputs = ["a131"]} {
  %r = ten.max %0, %1 : tensor<308xf16>
  return %r : tensor<308xf16>
}
func.func @case_min_f16(%0: tensor<308xf16>, %1: tensor<308xf16>) -> (tensor<308xf16>) attributes {inputs = ["a122", "a123"], outputs = ["a132"]} {
  %r = ten.min %0, %1 : tensor<308xf16>
  return %r : tensor<308xf16>
}
func.func @case_compare_eq_f16(%0: tensor<308xf16>, %1: tensor<308xf16>) -> (tensor<308xi1>) attributes {inputs = ["a122", "a123"], outputs = ["a33"]} {
  %r = ten.compare eq %0, %1 : tensor<308xf16>
  return %r : tensor<308xi1>
}
func.func @case_compare_ne_f16(%0: tensor<308xf16>, %1: tensor<308xf16>) -> (tensor<308xi1>) attributes {inputs = ["a122", "a123"], outputs = ["a34"]} {
  %r = ten.compare ne %0, %1 : tensor<308xf16>
  return %r : tensor<308xi1>
}
func.func @case_compare_lt_f16(%0: tensor<308xf16>, %1: tensor<308xf16>) -> (tensor<308xi1>) attributes {inputs = ["a122", "a123"], outputs = ["a133"]} {
  %r = ten.compare lt %0, %1 : tensor<308xf16>
  return %r : tensor<308xi1>
}
func.func @case_compare_le_f16(%0: tensor<308xf16>, %1: tensor<308xf16>) -> (tensor<308xi1>) attributes {inputs = ["a122", "a123"], outputs = ["a134"]} {
  %r = ten.compare le %0, %1 : tensor<308xf16>
  return %r : tensor<308xi1>
}
func.func @case_compare_gt_f16(%0: tensor<308xf16>, %1: tensor<308xf16>) -> (tensor<308xi1>) attributes {inputs = ["a122", "a123"], outputs = ["a135"]} {
  %r = ten.compare gt %0, %1 : tensor<308xf16>
  return %r : tensor<308xi1>
}
func.func @case_compare_ge_f16(%0: tensor<308xf16>, %1: tensor<308xf16>) -> (tensor<308xi1>) attributes {inputs = ["a122", "a123"], outputs = ["a136"]} {
  %r = ten.compare ge %0, %1 : tensor<308xf16>
  return %r : tensor<308xi1>
}
func.func @case_compare_total_f16(%0: tensor<295xf16>, %1: tensor<295xf16>) -> (tensor<295xi1>) attributes {inputs = ["a137", "a138"], outputs = ["a139"]} {
  %r = ten.compare lt total %0, %1 : tensor<295xf16>
  return %r : tensor<295xi1>
}
func.func @case_is_finite_f16(%0: tensor<56xf16>) -> (tensor<56xi1>) attributes {inputs = ["a100"], outputs = ["a140"]} {
  %r = ten.is_finite %0 : tensor<56xf16> -> tensor<56xi1>
  return %r : tensor<56xi1>
}
func.func @case_clamp_f16(%0: tensor<56xf16>, %1: tensor<56xf16>, %2: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a141", "a100", "a142"], outputs = ["a143"]} {
  %r = ten.clamp %0, %1, %2 : tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_reduce_precision_5_10_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a100"], outputs = ["a100"]} {
  %r = ten.reduce_precision %0 exponent = 5 mantissa = 10 : tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_reduce_precision_8_7_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a100"], outputs = ["a144"]} {
  %r = ten.reduce_precision %0 exponent = 8 mantissa = 7 : tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_reduce_precision_4_3_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a100"], outputs = ["a145"]} {
  %r = ten.reduce_precision %0 exponent = 4 mantissa = 3 : tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_reduce_precision_5_2_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a100"], outputs = ["a146"]} {
  %r = ten.reduce_precision %0 exponent = 5 mantissa = 2 : tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_reduce_precision_8_23_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a100"], outputs = ["a100"]} {
  %r = ten.reduce_precision %0 exponent = 8 mantissa = 23 : tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_reduce_precision_2_0_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a100"], outputs = ["a147"]} {
  %r = ten.reduce_precision %0 exponent = 2 mantissa = 0 : tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_abs_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a148"], outputs = ["a149"]} {
  %r = ten.abs %0 : tensor<56xbf16> -> tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_neg_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a148"], outputs = ["a150"]} {
  %r = ten.neg %0 : tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_ceil_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a148"], outputs = ["a151"]} {
  %r = ten.ceil %0 : tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_floor_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a148"], outputs = ["a152"]} {
  %r = ten.floor %0 : tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_round_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a148"], outputs = ["a153"]} {
  %r = ten.round %0 : tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_round_even_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a148"], outputs = ["a154"]} {
  %r = ten.round_even %0 : tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_sign_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a148"], outputs = ["a155"]} {
  %r = ten.sign %0 : tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_exp_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a148"], outputs = ["a156"], ulp = 1 : i64} {
  %r = ten.exp %0 : tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_expm1_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a148"], outputs = ["a157"], ulp = 1 : i64} {
  %r = ten.expm1 %0 : tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_log_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a148"], outputs = ["a158"], ulp = 1 : i64} {
  %r = ten.log %0 : tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_log1p_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a148"], outputs = ["a159"], ulp = 1 : i64} {
  %r = ten.log1p %0 : tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_logistic_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a148"], outputs = ["a160"], ulp = 2 : i64} {
  %r = ten.logistic %0 : tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_sqrt_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a148"], outputs = ["a161"]} {
  %r = ten.sqrt %0 : tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_rsqrt_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a148"], outputs = ["a162"], ulp = 1 : i64} {
  %r = ten.rsqrt %0 : tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_cbrt_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a148"], outputs = ["a163"], ulp = 1 : i64} {
  %r = ten.cbrt %0 : tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_sin_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a148"], outputs = ["a164"], ulp = 1 : i64} {
  %r = ten.sin %0 : tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_cos_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a148"], outputs = ["a165"], ulp = 1 : i64} {
  %r = ten.cos %0 : tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_tan_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a148"], outputs = ["a166"], ulp = 1 : i64} {
  %r = ten.tan %0 : tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_tanh_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a148"], outputs = ["a167"], ulp = 2 : i64} {
  %r = ten.tanh %0 : tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_erf_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a148"], outputs = ["a168"], ulp = 1 : i64} {
  %r = ten.erf %0 : tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_erfc_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a148"], outputs = ["a169"], ulp = 2 : i64} {
  %r = ten.erfc %0 : tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_add_bf16(%0: tensor<308xbf16>, %1: tensor<308xbf16>) -> (tensor<308xbf16>) attributes {inputs = ["a170", "a171"], outputs = ["a172"]} {
  %r = ten.add %0, %1 : tensor<308xbf16>
  return %r : tensor<308xbf16>
}
func.func @case_sub_bf16(%0: tensor<308xbf16>, %1: tensor<308xbf16>) -> (tensor<308xbf16>) attributes {inputs = ["a170", "a171"], outputs = ["a173"]} {
  %r = ten.sub %0, %1 : tensor<308xbf16>
  return %r : tensor<308xbf16>
}
func.func @case_mul_bf16(%0: tensor<308xbf16>, %1: tensor<308xbf16>) -> (tensor<308xbf16>) attributes {inputs = ["a170", "a171"], outputs = ["a174"]} {
  %r = ten.mul %0, %1 : tensor<308xbf16>
  return %r : tensor<308xbf16>
}
func.func @case_div_bf16(%0: tensor<308xbf16>, %1: tensor<308xbf16>) -> (tensor<308xbf16>) attributes {inputs = ["a170", "a171"], outputs = ["a175"]} {
  %r = ten.div %0, %1 : tensor<308xbf16>
  return %r : tensor<308xbf16>
}
func.func @case_rem_bf16(%0: tensor<308xbf16>, %1: tensor<308xbf16>) -> (tensor<308xbf16>) attributes {inputs = ["a170", "a171"], outputs = ["a176"]} {
  %r = ten.rem %0, %1 : tensor<308xbf16>
  return %r : tensor<308xbf16>
}
func.func @case_pow_bf16(%0: tensor<308xbf16>, %1: tensor<308xbf16>) -> (tensor<308xbf16>) attributes {inputs = ["a170", "a171"], outputs = ["a177"], ulp = 1 : i64} {
  %r = ten.pow %0, %1 : tensor<308xbf16>
  return %r : tensor<308xbf16>
}
func.func @case_atan2_bf16(%0: tensor<308xbf16>, %1: tensor<308xbf16>) -> (tensor<308xbf16>) attributes {inputs = ["a170", "a171"], outputs = ["a178"], ulp = 1 : i64} {
  %r = ten.atan2 %0, %1 : tensor<308xbf16>
  return %r : tensor<308xbf16>
}
func.func @case_max_bf16(%0: tensor<308xbf16>, %1: tensor<308xbf16>) -> (tensor<308xbf16>) attributes {inputs = ["a170", "a171"], outputs = ["a179"]} {
  %r = ten.max %0, %1 : tensor<308xbf16>
  return %r : tensor<308xbf16>
}
func.func @case_min_bf16(%0: tensor<308xbf16>, %1: tensor<308xbf16>) -> (tensor<308xbf16>) attributes {inputs = ["a170", "a171"], outputs = ["a180"]} {
  %r = ten.min %0, %1 : tensor<308xbf16>
  return %r : tensor<308xbf16>
}
func.func @case_compare_eq_bf16(%0: tensor<308xbf16>, %1: tensor<308xbf16>) -> (tensor<308xi1>) attributes {inputs = ["a170", "a171"], outputs = ["a33"]} {
  %r = ten.compare eq %0, %1 : tensor<308xbf16>
  return %r : tensor<308xi1>
}
func.func @case_compare_ne_bf16(%0: tensor<308xbf16>, %1: tensor<308xbf16>) -> (tensor<308xi1>) attributes {inputs = ["a170", "a171"], outputs = ["a34"]} {
  %r = ten.compare ne %0, %1 : tensor<308xbf16>
  return %r : tensor<308xi1>
}
func.func @case_compare_lt_bf16(%0: tensor<308xbf16>, %1: tensor<308xbf16>) -> (tensor<308xi1>) attributes {inputs = ["a170", "a171"], outputs = ["a181"]} {
  %r = ten.compare lt %0, %1 : tensor<308xbf16>
  return %r : tensor<308xi1>
}
func.func @case_compare_le_bf16(%0: tensor<308xbf16>, %1: tensor<308xbf16>) -> (tensor<308xi1>) attributes {inputs = ["a170", "a171"], outputs = ["a182"]} {
  %r = ten.compare le %0, %1 : tensor<308xbf16>
  return %r : tensor<308xi1>
}
func.func @case_compare_gt_bf16(%0: tensor<308xbf16>, %1: tensor<308xbf16>) -> (tensor<308xi1>) attributes {inputs = ["a170", "a171"], outputs = ["a183"]} {
  %r = ten.compare gt %0, %1 : tensor<308xbf16>
  return %r : tensor<308xi1>
}
func.func @case_compare_ge_bf16(%0: tensor<308xbf16>, %1: tensor<308xbf16>) -> (tensor<308xi1>) attributes {inputs = ["a170", "a171"], outputs = ["a184"]} {
  %r = ten.compare ge %0, %1 : tensor<308xbf16>
  return %r : tensor<308xi1>
}
func.func @case_compare_total_bf16(%0: tensor<295xbf16>, %1: tensor<295xbf16>) -> (tensor<295xi1>) attributes {inputs = ["a185", "a186"], outputs = ["a187"]} {
  %r = ten.compare lt total %0, %1 : tensor<295xbf16>
  return %r : tensor<295xi1>
}
func.func @case_is_finite_bf16(%0: tensor<56xbf16>) -> (tensor<56xi1>) attributes {inputs = ["a148"], outputs = ["a42"]} {
  %r = ten.is_finite %0 : tensor<56xbf16> -> tensor<56xi1>
  return %r : tensor<56xi1>
}
func.func @case_clamp_bf16(%0: tensor<56xbf16>, %1: tensor<56xbf16>, %2: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a188", "a148", "a189"], outputs = ["a190"]} {
  %r = ten.clamp %0, %1, %2 : tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_reduce_precision_5_10_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a148"], outputs = ["a191"]} {
  %r = ten.reduce_precision %0 exponent = 5 mantissa = 10 : tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_reduce_precision_8_7_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a148"], outputs = ["a148"]} {
  %r = ten.reduce_precision %0 exponent = 8 mantissa = 7 : tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_reduce_precision_4_3_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a148"], outputs = ["a192"]} {
  %r = ten.reduce_precision %0 exponent = 4 mantissa = 3 : tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_reduce_precision_5_2_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a148"], outputs = ["a193"]} {
  %r = ten.reduce_precision %0 exponent = 5 mantissa = 2 : tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_reduce_precision_8_23_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a148"], outputs = ["a148"]} {
  %r = ten.reduce_precision %0 exponent = 8 mantissa = 23 : tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_reduce_precision_2_0_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a148"], outputs = ["a194"]} {
  %r = ten.reduce_precision %0 exponent = 2 mantissa = 0 : tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_abs_f8E4M3(%0: tensor<56xf8E4M3>) -> (tensor<56xf8E4M3>) attributes {inputs = ["a195"], outputs = ["a196"]} {
  %r = ten.abs %0 : tensor<56xf8E4M3> -> tensor<56xf8E4M3>
  return %r : tensor<56xf8E4M3>
}
func.func @case_neg_f8E4M3(%0: tensor<56xf8E4M3>) -> (tensor<56xf8E4M3>) attributes {inputs = ["a195"], outputs = ["a197"]} {
  %r = ten.neg %0 : tensor<56xf8E4M3>
  return %r : tensor<56xf8E4M3>
}
func.func @case_ceil_f8E4M3(%0: tensor<56xf8E4M3>) -> (tensor<56xf8E4M3>) attributes {inputs = ["a195"], outputs = ["a198"]} {
  %r = ten.ceil %0 : tensor<56xf8E4M3>
  return %r : tensor<56xf8E4M3>
}
func.func @case_floor_f8E4M3(%0: tensor<56xf8E4M3>) -> (tensor<56xf8E4M3>) attributes {inputs = ["a195"], outputs = ["a199"]} {
  %r = ten.floor %0 : tensor<56xf8E4M3>
  return %r : tensor<56xf8E4M3>
}
func.func @case_round_f8E4M3(%0: tensor<56xf8E4M3>) -> (tensor<56xf8E4M3>) attributes {inputs = ["a195"], outputs = ["a200"]} {
  %r = ten.round %0 : tensor<56xf8E4M3>
  return %r : tensor<56xf8E4M3>
}
func.func @case_round_even_f8E4M3(%0: tensor<56xf8E4M3>) -> (tensor<56xf8E4M3>) attributes {inputs = ["a195"], outputs = ["a201"]} {
  %r = ten.round_even %0 : tensor<56xf8E4M3>
  return %r : tensor<56xf8E4M3>
}
func.func @case_sign_f8E4M3(%0: tensor<56xf8E4M3>) -> (tensor<56xf8E4M3>) attributes {inputs = ["a195"], outputs = ["a202"]} {
  %r = ten.sign %0 : tensor<56xf8E4M3>
  return %r : tensor<56xf8E4M3>
}
func.func @case_exp_f8E4M3(%0: tensor<56xf8E4M3>) -> (tensor<56xf8E4M3>) attributes {inputs = ["a195"], outputs = ["a203"], ulp = 1 : i64} {
  %r = ten.exp %0 : tensor<56xf8E4M3>
  return %r : tensor<56xf8E4M3>
}
func.func @case_expm1_f8E4M3(%0: tensor<56xf8E4M3>) -> (tensor<56xf8E4M3>) attributes {inputs = ["a195"], outputs = ["a204"], ulp = 1 : i64} {
  %r = ten.expm1 %0 : tensor<56xf8E4M3>
  return %r : tensor<56xf8E4M3>
}
func.func @case_log_f8E4M3(%0: tensor<56xf8E4M3>) -> (tensor<56xf8E4M3>) attributes {inputs = ["a195"], outputs = ["a205"], ulp = 1 : i64} {
  %r = ten.log %0 : tensor<56xf8E4M3>
  return %r : tensor<56xf8E4M3>
}
func.func @case_log1p_f8E4M3(%0: tensor<56xf8E4M3>) -> (tensor<56xf8E4M3>) attributes {inputs = ["a195"], outputs = ["a206"], ulp = 1 : i64} {
  %r = ten.log1p %0 : tensor<56xf8E4M3>
  return %r : tensor<56xf8E4M3>
}
func.func @case_logistic_f8E4M3(%0: tensor<56xf8E4M3>) -> (tensor<56xf8E4M3>) attributes {inputs = ["a195"], outputs = ["a207"], ulp = 2 : i64} {
  %r = ten.logistic %0 : tensor<56xf8E4M3>
  return %r : tensor<56xf8E4M3>
}
func.func @case_sqrt_f8E4M3(%0: tensor<56xf8E4M3>) -> (tensor<56xf8E4M3>) attributes {inputs = ["a195"], outputs = ["a208"]} {
  %r = ten.sqrt %0 : tensor<56xf8E4M3>
  return %r : tensor<56xf8E4M3>
}
func.func @case_rsqrt_f8E4M3(%0: tensor<56xf8E4M3>) -> (tensor<56xf8E4M3>) attributes {inputs = ["a195"], outputs = ["a209"], ulp = 1 : i64} {
  %r = ten.rsqrt %0 : tensor<56xf8E4M3>
  return %r : tensor<56xf8E4M3>
}
func.func @case_cbrt_f8E4M3(%0: tensor<56xf8E4M3>) -> (tensor<56xf8E4M3>) attributes {inputs = ["a195"], outputs = ["a210"], ulp = 1 : i64} {
  %r = ten.cbrt %0 : tensor<56xf8E4M3>
  return %r : tensor<56xf8E4M3>
}
func.func @case_sin_f8E4M3(%0: tensor<56xf8E4M3>) -> (tensor<56xf8E4M3>) attributes {inputs = ["a195"], outputs = ["a211"], ulp = 1 : i64} {
  %r = ten.sin %0 : tensor<56xf8E4M3>
  return %r : tensor<56xf8E4M3>
}
func.func @case_cos_f8E4M3(%0: tensor<56xf8E4M3>) -> (tensor<56xf8E4M3>) attributes {inputs = ["a195"], outputs = ["a212"], ulp = 1 : i64} {
  %r = ten.cos %0 : tensor<56xf8E4M3>
  return %r : tensor<56xf8E4M3>
}
func.func @case_tan_f8E4M3(%0: tensor<56xf8E4M3>) -> (tensor<56xf8E4M3>) attributes {inputs = ["a195"], outputs = ["a213"], ulp = 1 : i64} {
  %r = ten.tan %0 : tensor<56xf8E4M3>
  return %r : tensor<56xf8E4M3>
}
func.func @case_tanh_f8E4M3(%0: tensor<56xf8E4M3>) -> (tensor<56xf8E4M3>) attributes {inputs = ["a195"], outputs = ["a214"], ulp = 2 : i64} {
  %r = ten.tanh %0 : tensor<56xf8E4M3>
  return %r : tensor<56xf8E4M3>
}
func.func @case_erf_f8E4M3(%0: tensor<56xf8E4M3>) -> (tensor<56xf8E4M3>) attributes {inputs = ["a195"], outputs = ["a215"], ulp = 1 : i64} {
  %r = ten.erf %0 : tensor<56xf8E4M3>
  return %r : tensor<56xf8E4M3>
}
func.func @case_erfc_f8E4M3(%0: tensor<56xf8E4M3>) -> (tensor<56xf8E4M3>) attributes {inputs = ["a195"], outputs = ["a216"], ulp = 2 : i64} {
  %r = ten.erfc %0 : tensor<56xf8E4M3>
  return %r : tensor<56xf8E4M3>
}
func.func @case_add_f8E4M3(%0: tensor<60xf8E4M3>, %1: tensor<60xf8E4M3>) -> (tensor<60xf8E4M3>) attributes {inputs = ["a217", "a218"], outputs = ["a219"]} {
  %r = ten.add %0, %1 : tensor<60xf8E4M3>
  return %r : tensor<60xf8E4M3>
}
func.func @case_sub_f8E4M3(%0: tensor<60xf8E4M3>, %1: tensor<60xf8E4M3>) -> (tensor<60xf8E4M3>) attributes {inputs = ["a217", "a218"], outputs = ["a220"]} {
  %r = ten.sub %0, %1 : tensor<60xf8E4M3>
  return %r : tensor<60xf8E4M3>
}
func.func @case_mul_f8E4M3(%0: tensor<60xf8E4M3>, %1: tensor<60xf8E4M3>) -> (tensor<60xf8E4M3>) attributes {inputs = ["a217", "a218"], outputs = ["a221"]} {
  %r = ten.mul %0, %1 : tensor<60xf8E4M3>
  return %r : tensor<60xf8E4M3>
}
func.func @case_div_f8E4M3(%0: tensor<60xf8E4M3>, %1: tensor<60xf8E4M3>) -> (tensor<60xf8E4M3>) attributes {inputs = ["a217", "a218"], outputs = ["a222"]} {
  %r = ten.div %0, %1 : tensor<60xf8E4M3>
  return %r : tensor<60xf8E4M3>
}
func.func @case_rem_f8E4M3(%0: tensor<60xf8E4M3>, %1: tensor<60xf8E4M3>) -> (tensor<60xf8E4M3>) attributes {inputs = ["a217", "a218"], outputs = ["a223"]} {
  %r = ten.rem %0, %1 : tensor<60xf8E4M3>
  return %r : tensor<60xf8E4M3>
}
func.func @case_pow_f8E4M3(%0: tensor<60xf8E4M3>, %1: tensor<60xf8E4M3>) -> (tensor<60xf8E4M3>) attributes {inputs = ["a217", "a218"], outputs = ["a224"], ulp = 1 : i64} {
  %r = ten.pow %0, %1 : tensor<60xf8E4M3>
  return %r : tensor<60xf8E4M3>
}
func.func @case_atan2_f8E4M3(%0: tensor<60xf8E4M3>, %1: tensor<60xf8E4M3>) -> (tensor<60xf8E4M3>) attributes {inputs = ["a217", "a218"], outputs = ["a225"], ulp = 1 : i64} {
  %r = ten.atan2 %0, %1 : tensor<60xf8E4M3>
  return %r : tensor<60xf8E4M3>
}
func.func @case_max_f8E4M3(%0: tensor<60xf8E4M3>, %1: tensor<60xf8E4M3>) -> (tensor<60xf8E4M3>) attributes {inputs = ["a217", "a218"], outputs = ["a226"]} {
  %r = ten.max %0, %1 : tensor<60xf8E4M3>
  return %r : tensor<60xf8E4M3>
}
func.func @case_min_f8E4M3(%0: tensor<60xf8E4M3>, %1: tensor<60xf8E4M3>) -> (tensor<60xf8E4M3>) attributes {inputs = ["a217", "a218"], outputs = ["a227"]} {
  %r = ten.min %0, %1 : tensor<60xf8E4M3>
  return %r : tensor<60xf8E4M3>
}
func.func @case_compare_eq_f8E4M3(%0: tensor<60xf8E4M3>, %1: tensor<60xf8E4M3>) -> (tensor<60xi1>) attributes {inputs = ["a217", "a218"], outputs = ["a228"]} {
  %r = ten.compare eq %0, %1 : tensor<60xf8E4M3>
  return %r : tensor<60xi1>
}
func.func @case_compare_ne_f8E4M3(%0: tensor<60xf8E4M3>, %1: tensor<60xf8E4M3>) -> (tensor<60xi1>) attributes {inputs = ["a217", "a218"], outputs = ["a229"]} {
  %r = ten.compare ne %0, %1 : tensor<60xf8E4M3>
  return %r : tensor<60xi1>
}
func.func @case_compare_lt_f8E4M3(%0: tensor<60xf8E4M3>, %1: tensor<60xf8E4M3>) -> (tensor<60xi1>) attributes {inputs = ["a217", "a218"], outputs = ["a230"]} {
  %r = ten.compare lt %0, %1 : tensor<60xf8E4M3>
  return %r : tensor<60xi1>
}
func.func @case_compare_le_f8E4M3(%0: tensor<60xf8E4M3>, %1: tensor<60xf8E4M3>) -> (tensor<60xi1>) attributes {inputs = ["a217", "a218"], outputs = ["a231"]} {
  %r = ten.compare le %0, %1 : tensor<60xf8E4M3>
  return %r : tensor<60xi1>
}
func.func @case_compare_gt_f8E4M3(%0: tensor<60xf8E4M3>, %1: tensor<60xf8E4M3>) -> (tensor<60xi1>) attributes {inputs = ["a217", "a218"], outputs = ["a232"]} {
  %r = ten.compare gt %0, %1 : tensor<60xf8E4M3>
  return %r : tensor<60xi1>
}
func.func @case_compare_ge_f8E4M3(%0: tensor<60xf8E4M3>, %1: tensor<60xf8E4M3>) -> (tensor<60xi1>) attributes {inputs = ["a217", "a218"], outputs = ["a233"]} {
  %r = ten.compare ge %0, %1 : tensor<60xf8E4M3>
  return %r : tensor<60xi1>
}
func.func @case_compare_total_f8E4M3(%0: tensor<56xf8E4M3>, %1: tensor<56xf8E4M3>) -> (tensor<56xi1>) attributes {inputs = ["a234", "a235"], outputs = ["a236"]} {
  %r = ten.compare lt total %0, %1 : tensor<56xf8E4M3>
  return %r : tensor<56xi1>
}
func.func @case_is_finite_f8E4M3(%0: tensor<56xf8E4M3>) -> (tensor<56xi1>) attributes {inputs = ["a195"], outputs = ["a237"]} {
  %r = ten.is_finite %0 : tensor<56xf8E4M3> -> tensor<56xi1>
  return %r : tensor<56xi1>
}
func.func @case_clamp_f8E4M3(%0: tensor<56xf8E4M3>, %1: tensor<56xf8E4M3>, %2: tensor<56xf8E4M3>) -> (tensor<56xf8E4M3>) attributes {inputs = ["a238", "a195", "a239"], outputs = ["a240"]} {
  %r = ten.clamp %0, %1, %2 : tensor<56xf8E4M3>
  return %r : tensor<56xf8E4M3>
}
func.func @case_abs_f8E4M3FN(%0: tensor<56xf8E4M3FN>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a241"], outputs = ["a242"]} {
  %r = ten.abs %0 : tensor<56xf8E4M3FN> -> tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_neg_f8E4M3FN(%0: tensor<56xf8E4M3FN>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a241"], outputs = ["a243"]} {
  %r = ten.neg %0 : tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_ceil_f8E4M3FN(%0: tensor<56xf8E4M3FN>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a241"], outputs = ["a244"]} {
  %r = ten.ceil %0 : tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_floor_f8E4M3FN(%0: tensor<56xf8E4M3FN>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a241"], outputs = ["a245"]} {
  %r = ten.floor %0 : tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_round_f8E4M3FN(%0: tensor<56xf8E4M3FN>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a241"], outputs = ["a246"]} {
  %r = ten.round %0 : tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_round_even_f8E4M3FN(%0: tensor<56xf8E4M3FN>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a241"], outputs = ["a247"]} {
  %r = ten.round_even %0 : tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_sign_f8E4M3FN(%0: tensor<56xf8E4M3FN>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a241"], outputs = ["a248"]} {
  %r = ten.sign %0 : tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_exp_f8E4M3FN(%0: tensor<56xf8E4M3FN>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a241"], outputs = ["a249"], ulp = 1 : i64} {
  %r = ten.exp %0 : tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_expm1_f8E4M3FN(%0: tensor<56xf8E4M3FN>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a241"], outputs = ["a250"], ulp = 1 : i64} {
  %r = ten.expm1 %0 : tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_log_f8E4M3FN(%0: tensor<56xf8E4M3FN>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a241"], outputs = ["a251"], ulp = 1 : i64} {
  %r = ten.log %0 : tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_log1p_f8E4M3FN(%0: tensor<56xf8E4M3FN>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a241"], outputs = ["a252"], ulp = 1 : i64} {
  %r = ten.log1p %0 : tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_logistic_f8E4M3FN(%0: tensor<56xf8E4M3FN>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a241"], outputs = ["a253"], ulp = 2 : i64} {
  %r = ten.logistic %0 : tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_sqrt_f8E4M3FN(%0: tensor<56xf8E4M3FN>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a241"], outputs = ["a254"]} {
  %r = ten.sqrt %0 : tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_rsqrt_f8E4M3FN(%0: tensor<56xf8E4M3FN>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a241"], outputs = ["a255"], ulp = 1 : i64} {
  %r = ten.rsqrt %0 : tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_cbrt_f8E4M3FN(%0: tensor<56xf8E4M3FN>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a241"], outputs = ["a256"], ulp = 1 : i64} {
  %r = ten.cbrt %0 : tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_sin_f8E4M3FN(%0: tensor<56xf8E4M3FN>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a241"], outputs = ["a257"], ulp = 1 : i64} {
  %r = ten.sin %0 : tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_cos_f8E4M3FN(%0: tensor<56xf8E4M3FN>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a241"], outputs = ["a258"], ulp = 1 : i64} {
  %r = ten.cos %0 : tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_tan_f8E4M3FN(%0: tensor<56xf8E4M3FN>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a241"], outputs = ["a259"], ulp = 1 : i64} {
  %r = ten.tan %0 : tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_tanh_f8E4M3FN(%0: tensor<56xf8E4M3FN>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a241"], outputs = ["a260"], ulp = 2 : i64} {
  %r = ten.tanh %0 : tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_erf_f8E4M3FN(%0: tensor<56xf8E4M3FN>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a241"], outputs = ["a261"], ulp = 1 : i64} {
  %r = ten.erf %0 : tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_erfc_f8E4M3FN(%0: tensor<56xf8E4M3FN>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a241"], outputs = ["a262"], ulp = 2 : i64} {
  %r = ten.erfc %0 : tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_add_f8E4M3FN(%0: tensor<308xf8E4M3FN>, %1: tensor<308xf8E4M3FN>) -> (tensor<308xf8E4M3FN>) attributes {inputs = ["a263", "a264"], outputs = ["a265"]} {
  %r = ten.add %0, %1 : tensor<308xf8E4M3FN>
  return %r : tensor<308xf8E4M3FN>
}
func.func @case_sub_f8E4M3FN(%0: tensor<308xf8E4M3FN>, %1: tensor<308xf8E4M3FN>) -> (tensor<308xf8E4M3FN>) attributes {inputs = ["a263", "a264"], outputs = ["a266"]} {
  %r = ten.sub %0, %1 : tensor<308xf8E4M3FN>
  return %r : tensor<308xf8E4M3FN>
}
func.func @case_mul_f8E4M3FN(%0: tensor<308xf8E4M3FN>, %1: tensor<308xf8E4M3FN>) -> (tensor<308xf8E4M3FN>) attributes {inputs = ["a263", "a264"], outputs = ["a267"]} {
  %r = ten.mul %0, %1 : tensor<308xf8E4M3FN>
  return %r : tensor<308xf8E4M3FN>
}
func.func @case_div_f8E4M3FN(%0: tensor<308xf8E4M3FN>, %1: tensor<308xf8E4M3FN>) -> (tensor<308xf8E4M3FN>) attributes {inputs = ["a263", "a264"], outputs = ["a268"]} {
  %r = ten.div %0, %1 : tensor<308xf8E4M3FN>
  return %r : tensor<308xf8E4M3FN>
}
func.func @case_rem_f8E4M3FN(%0: tensor<308xf8E4M3FN>, %1: tensor<308xf8E4M3FN>) -> (tensor<308xf8E4M3FN>) attributes {inputs = ["a263", "a264"], outputs = ["a269"]} {
  %r = ten.rem %0, %1 : tensor<308xf8E4M3FN>
  return %r : tensor<308xf8E4M3FN>
}
func.func @case_pow_f8E4M3FN(%0: tensor<308xf8E4M3FN>, %1: tensor<308xf8E4M3FN>) -> (tensor<308xf8E4M3FN>) attributes {inputs = ["a263", "a264"], outputs = ["a270"], ulp = 1 : i64} {
  %r = ten.pow %0, %1 : tensor<308xf8E4M3FN>
  return %r : tensor<308xf8E4M3FN>
}
func.func @case_atan2_f8E4M3FN(%0: tensor<308xf8E4M3FN>, %1: tensor<308xf8E4M3FN>) -> (tensor<308xf8E4M3FN>) attributes {inputs = ["a263", "a264"], outputs = ["a271"], ulp = 1 : i64} {
  %r = ten.atan2 %0, %1 : tensor<308xf8E4M3FN>
  return %r : tensor<308xf8E4M3FN>
}
func.func @case_max_f8E4M3FN(%0: tensor<308xf8E4M3FN>, %1: tensor<308xf8E4M3FN>) -> (tensor<308xf8E4M3FN>) attributes {inputs = ["a263", "a264"], outputs = ["a272"]} {
  %r = ten.max %0, %1 : tensor<308xf8E4M3FN>
  return %r : tensor<308xf8E4M3FN>
}
func.func @case_min_f8E4M3FN(%0: tensor<308xf8E4M3FN>, %1: tensor<308xf8E4M3FN>) -> (tensor<308xf8E4M3FN>) attributes {inputs = ["a263", "a264"], outputs = ["a273"]} {
  %r = ten.min %0, %1 : tensor<308xf8E4M3FN>
  return %r : tensor<308xf8E4M3FN>
}
func.func @case_compare_eq_f8E4M3FN(%0: tensor<308xf8E4M3FN>, %1: tensor<308xf8E4M3FN>) -> (tensor<308xi1>) attributes {inputs = ["a263", "a264"], outputs = ["a274"]} {
  %r = ten.compare eq %0, %1 : tensor<308xf8E4M3FN>
  return %r : tensor<308xi1>
}
func.func @case_compare_ne_f8E4M3FN(%0: tensor<308xf8E4M3FN>, %1: tensor<308xf8E4M3FN>) -> (tensor<308xi1>) attributes {inputs = ["a263", "a264"], outputs = ["a275"]} {
  %r = ten.compare ne %0, %1 : tensor<308xf8E4M3FN>
  return %r : tensor<308xi1>
}
func.func @case_compare_lt_f8E4M3FN(%0: tensor<308xf8E4M3FN>, %1: tensor<308xf8E4M3FN>) -> (tensor<308xi1>) attributes {inputs = ["a263", "a264"], outputs = ["a276"]} {
  %r = ten.compare lt %0, %1 : tensor<308xf8E4M3FN>
  return %r : tensor<308xi1>
}
func.func @case_compare_le_f8E4M3FN(%0: tensor<308xf8E4M3FN>, %1: tensor<308xf8E4M3FN>) -> (tensor<308xi1>) attributes {inputs = ["a263", "a264"], outputs = ["a277"]} {
  %r = ten.compare le %0, %1 : tensor<308xf8E4M3FN>
  return %r : tensor<308xi1>
}
func.func @case_compare_gt_f8E4M3FN(%0: tensor<308xf8E4M3FN>, %1: tensor<308xf8E4M3FN>) -> (tensor<308xi1>) attributes {inputs = ["a263", "a264"], outputs = ["a278"]} {
  %r = ten.compare gt %0, %1 : tensor<308xf8E4M3FN>
  return %r : tensor<308xi1>
}
func.func @case_compare_ge_f8E4M3FN(%0: tensor<308xf8E4M3FN>, %1: tensor<308xf8E4M3FN>) -> (tensor<308xi1>) attributes {inputs = ["a263", "a264"], outputs = ["a279"]} {
  %r = ten.compare ge %0, %1 : tensor<308xf8E4M3FN>
  return %r : tensor<308xi1>
}
func.func @case_compare_total_f8E4M3FN(%0: tensor<247xf8E4M3FN>, %1: tensor<247xf8E4M3FN>) -> (tensor<247xi1>) attributes {inputs = ["a280", "a281"], outputs = ["a282"]} {
  %r = ten.compare lt total %0, %1 : tensor<247xf8E4M3FN>
  return %r : tensor<247xi1>
}
func.func @case_is_finite_f8E4M3FN(%0: tensor<56xf8E4M3FN>) -> (tensor<56xi1>) attributes {inputs = ["a241"], outputs = ["a237"]} {
  %r = ten.is_finite %0 : tensor<56xf8E4M3FN> -> tensor<56xi1>
  return %r : tensor<56xi1>
}
func.func @case_clamp_f8E4M3FN(%0: tensor<56xf8E4M3FN>, %1: tensor<56xf8E4M3FN>, %2: tensor<56xf8E4M3FN>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a238", "a241", "a239"], outputs = ["a283"]} {
  %r = ten.clamp %0, %1, %2 : tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_abs_f8E4M3FNUZ(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xf8E4M3FNUZ>) attributes {inputs = ["a284"], outputs = ["a285"]} {
  %r = ten.abs %0 : tensor<56xf8E4M3FNUZ> -> tensor<56xf8E4M3FNUZ>
  return %r : tensor<56xf8E4M3FNUZ>
}
func.func @case_neg_f8E4M3FNUZ(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xf8E4M3FNUZ>) attributes {inputs = ["a284"], outputs = ["a286"]} {
  %r = ten.neg %0 : tensor<56xf8E4M3FNUZ>
  return %r : tensor<56xf8E4M3FNUZ>
}
func.func @case_ceil_f8E4M3FNUZ(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xf8E4M3FNUZ>) attributes {inputs = ["a284"], outputs = ["a287"]} {
  %r = ten.ceil %0 : tensor<56xf8E4M3FNUZ>
  return %r : tensor<56xf8E4M3FNUZ>
}
func.func @case_floor_f8E4M3FNUZ(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xf8E4M3FNUZ>) attributes {inputs = ["a284"], outputs = ["a288"]} {
  %r = ten.floor %0 : tensor<56xf8E4M3FNUZ>
  return %r : tensor<56xf8E4M3FNUZ>
}
func.func @case_round_f8E4M3FNUZ(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xf8E4M3FNUZ>) attributes {inputs = ["a284"], outputs = ["a289"]} {
  %r = ten.round %0 : tensor<56xf8E4M3FNUZ>
  return %r : tensor<56xf8E4M3FNUZ>
}
func.func @case_round_even_f8E4M3FNUZ(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xf8E4M3FNUZ>) attributes {inputs = ["a284"], outputs = ["a290"]} {
  %r = ten.round_even %0 : tensor<56xf8E4M3FNUZ>
  return %r : tensor<56xf8E4M3FNUZ>
}
func.func @case_sign_f8E4M3FNUZ(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xf8E4M3FNUZ>) attributes {inputs = ["a284"], outputs = ["a291"]} {
  %r = ten.sign %0 : tensor<56xf8E4M3FNUZ>
  return %r : tensor<56xf8E4M3FNUZ>
}
func.func @case_exp_f8E4M3FNUZ(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xf8E4M3FNUZ>) attributes {inputs = ["a284"], outputs = ["a292"], ulp = 1 : i64} {
  %r = ten.exp %0 : tensor<56xf8E4M3FNUZ>
  return %r : tensor<56xf8E4M3FNUZ>
}
func.func @case_expm1_f8E4M3FNUZ(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xf8E4M3FNUZ>) attributes {inputs = ["a284"], outputs = ["a293"], ulp = 1 : i64} {
  %r = ten.expm1 %0 : tensor<56xf8E4M3FNUZ>
  return %r : tensor<56xf8E4M3FNUZ>
}
func.func @case_log_f8E4M3FNUZ(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xf8E4M3FNUZ>) attributes {inputs = ["a284"], outputs = ["a294"], ulp = 1 : i64} {
  %r = ten.log %0 : tensor<56xf8E4M3FNUZ>
  return %r : tensor<56xf8E4M3FNUZ>
}
func.func @case_log1p_f8E4M3FNUZ(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xf8E4M3FNUZ>) attributes {inputs = ["a284"], outputs = ["a295"], ulp = 1 : i64} {
  %r = ten.log1p %0 : tensor<56xf8E4M3FNUZ>
  return %r : tensor<56xf8E4M3FNUZ>
}
func.func @case_logistic_f8E4M3FNUZ(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xf8E4M3FNUZ>) attributes {inputs = ["a284"], outputs = ["a296"], ulp = 2 : i64} {
  %r = ten.logistic %0 : tensor<56xf8E4M3FNUZ>
  return %r : tensor<56xf8E4M3FNUZ>
}
func.func @case_sqrt_f8E4M3FNUZ(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xf8E4M3FNUZ>) attributes {inputs = ["a284"], outputs = ["a297"]} {
  %r = ten.sqrt %0 : tensor<56xf8E4M3FNUZ>
  return %r : tensor<56xf8E4M3FNUZ>
}
func.func @case_rsqrt_f8E4M3FNUZ(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xf8E4M3FNUZ>) attributes {inputs = ["a284"], outputs = ["a298"], ulp = 1 : i64} {
  %r = ten.rsqrt %0 : tensor<56xf8E4M3FNUZ>
  return %r : tensor<56xf8E4M3FNUZ>
}
func.func @case_cbrt_f8E4M3FNUZ(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xf8E4M3FNUZ>) attributes {inputs = ["a284"], outputs = ["a299"], ulp = 1 : i64} {
  %r = ten.cbrt %0 : tensor<56xf8E4M3FNUZ>
  return %r : tensor<56xf8E4M3FNUZ>
}
func.func @case_sin_f8E4M3FNUZ(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xf8E4M3FNUZ>) attributes {inputs = ["a284"], outputs = ["a300"], ulp = 1 : i64} {
  %r = ten.sin %0 : tensor<56xf8E4M3FNUZ>
  return %r : tensor<56xf8E4M3FNUZ>
}
func.func @case_cos_f8E4M3FNUZ(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xf8E4M3FNUZ>) attributes {inputs = ["a284"], outputs = ["a301"], ulp = 1 : i64} {
  %r = ten.cos %0 : tensor<56xf8E4M3FNUZ>
  return %r : tensor<56xf8E4M3FNUZ>
}
func.func @case_tan_f8E4M3FNUZ(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xf8E4M3FNUZ>) attributes {inputs = ["a284"], outputs = ["a302"], ulp = 1 : i64} {
  %r = ten.tan %0 : tensor<56xf8E4M3FNUZ>
  return %r : tensor<56xf8E4M3FNUZ>
}
func.func @case_tanh_f8E4M3FNUZ(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xf8E4M3FNUZ>) attributes {inputs = ["a284"], outputs = ["a303"], ulp = 2 : i64} {
  %r = ten.tanh %0 : tensor<56xf8E4M3FNUZ>
  return %r : tensor<56xf8E4M3FNUZ>
}
func.func @case_erf_f8E4M3FNUZ(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xf8E4M3FNUZ>) attributes {inputs = ["a284"], outputs = ["a304"], ulp = 1 : i64} {
  %r = ten.erf %0 : tensor<56xf8E4M3FNUZ>
  return %r : tensor<56xf8E4M3FNUZ>
}
func.func @case_erfc_f8E4M3FNUZ(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xf8E4M3FNUZ>) attributes {inputs = ["a284"], outputs = ["a305"], ulp = 2 : i64} {
  %r = ten.erfc %0 : tensor<56xf8E4M3FNUZ>
  return %r : tensor<56xf8E4M3FNUZ>
}
func.func @case_add_f8E4M3FNUZ(%0: tensor<308xf8E4M3FNUZ>, %1: tensor<308xf8E4M3FNUZ>) -> (tensor<308xf8E4M3FNUZ>) attributes {inputs = ["a306", "a307"], outputs = ["a308"]} {
  %r = ten.add %0, %1 : tensor<308xf8E4M3FNUZ>
  return %r : tensor<308xf8E4M3FNUZ>
}
func.func @case_sub_f8E4M3FNUZ(%0: tensor<308xf8E4M3FNUZ>, %1: tensor<308xf8E4M3FNUZ>) -> (tensor<308xf8E4M3FNUZ>) attributes {inputs = ["a306", "a307"], outputs = ["a309"]} {
  %r = ten.sub %0, %1 : tensor<308xf8E4M3FNUZ>
  return %r : tensor<308xf8E4M3FNUZ>
}
func.func @case_mul_f8E4M3FNUZ(%0: tensor<308xf8E4M3FNUZ>, %1: tensor<308xf8E4M3FNUZ>) -> (tensor<308xf8E4M3FNUZ>) attributes {inputs = ["a306", "a307"], outputs = ["a310"]} {
  %r = ten.mul %0, %1 : tensor<308xf8E4M3FNUZ>
  return %r : tensor<308xf8E4M3FNUZ>
}
func.func @case_div_f8E4M3FNUZ(%0: tensor<308xf8E4M3FNUZ>, %1: tensor<308xf8E4M3FNUZ>) -> (tensor<308xf8E4M3FNUZ>) attributes {inputs = ["a306", "a307"], outputs = ["a311"]} {
  %r = ten.div %0, %1 : tensor<308xf8E4M3FNUZ>
  return %r : tensor<308xf8E4M3FNUZ>
}
func.func @case_rem_f8E4M3FNUZ(%0: tensor<308xf8E4M3FNUZ>, %1: tensor<308xf8E4M3FNUZ>) -> (tensor<308xf8E4M3FNUZ>) attributes {inputs = ["a306", "a307"], outputs = ["a312"]} {
  %r = ten.rem %0, %1 : tensor<308xf8E4M3FNUZ>
  return %r : tensor<308xf8E4M3FNUZ>
}
func.func @case_pow_f8E4M3FNUZ(%0: tensor<308xf8E4M3FNUZ>, %1: tensor<308xf8E4M3FNUZ>) -> (tensor<308xf8E4M3FNUZ>) attributes {inputs = ["a306", "a307"], outputs = ["a313"], ulp = 1 : i64} {
  %r = ten.pow %0, %1 : tensor<308xf8E4M3FNUZ>
  return %r : tensor<308xf8E4M3FNUZ>
}
func.func @case_atan2_f8E4M3FNUZ(%0: tensor<308xf8E4M3FNUZ>, %1: tensor<308xf8E4M3FNUZ>) -> (tensor<308xf8E4M3FNUZ>) attributes {inputs = ["a306", "a307"], outputs = ["a314"], ulp = 1 : i64} {
  %r = ten.atan2 %0, %1 : tensor<308xf8E4M3FNUZ>
  return %r : tensor<308xf8E4M3FNUZ>
}
func.func @case_max_f8E4M3FNUZ(%0: tensor<308xf8E4M3FNUZ>, %1: tensor<308xf8E4M3FNUZ>) -> (tensor<308xf8E4M3FNUZ>) attributes {inputs = ["a306", "a307"], outputs = ["a315"]} {
  %r = ten.max %0, %1 : tensor<308xf8E4M3FNUZ>
  return %r : tensor<308xf8E4M3FNUZ>
}
func.func @case_min_f8E4M3FNUZ(%0: tensor<308xf8E4M3FNUZ>, %1: tensor<308xf8E4M3FNUZ>) -> (tensor<308xf8E4M3FNUZ>) attributes {inputs = ["a306", "a307"], outputs = ["a316"]} {
  %r = ten.min %0, %1 : tensor<308xf8E4M3FNUZ>
  return %r : tensor<308xf8E4M3FNUZ>
}
func.func @case_compare_eq_f8E4M3FNUZ(%0: tensor<308xf8E4M3FNUZ>, %1: tensor<308xf8E4M3FNUZ>) -> (tensor<308xi1>) attributes {inputs = ["a306", "a307"], outputs = ["a274"]} {
  %r = ten.compare eq %0, %1 : tensor<308xf8E4M3FNUZ>
  return %r : tensor<308xi1>
}
func.func @case_compare_ne_f8E4M3FNUZ(%0: tensor<308xf8E4M3FNUZ>, %1: tensor<308xf8E4M3FNUZ>) -> (tensor<308xi1>) attributes {inputs = ["a306", "a307"], outputs = ["a275"]} {
  %r = ten.compare ne %0, %1 : tensor<308xf8E4M3FNUZ>
  return %r : tensor<308xi1>
}
func.func @case_compare_lt_f8E4M3FNUZ(%0: tensor<308xf8E4M3FNUZ>, %1: tensor<308xf8E4M3FNUZ>) -> (tensor<308xi1>) attributes {inputs = ["a306", "a307"], outputs = ["a317"]} {
  %r = ten.compare lt %0, %1 : tensor<308xf8E4M3FNUZ>
  return %r : tensor<308xi1>
}
func.func @case_compare_le_f8E4M3FNUZ(%0: tensor<308xf8E4M3FNUZ>, %1: tensor<308xf8E4M3FNUZ>) -> (tensor<308xi1>) attributes {inputs = ["a306", "a307"], outputs = ["a318"]} {
  %r = ten.compare le %0, %1 : tensor<308xf8E4M3FNUZ>
  return %r : tensor<308xi1>
}
func.func @case_compare_gt_f8E4M3FNUZ(%0: tensor<308xf8E4M3FNUZ>, %1: tensor<308xf8E4M3FNUZ>) -> (tensor<308xi1>) attributes {inputs = ["a306", "a307"], outputs = ["a319"]} {
  %r = ten.compare gt %0, %1 : tensor<308xf8E4M3FNUZ>
  return %r : tensor<308xi1>
}
func.func @case_compare_ge_f8E4M3FNUZ(%0: tensor<308xf8E4M3FNUZ>, %1: tensor<308xf8E4M3FNUZ>) -> (tensor<308xi1>) attributes {inputs = ["a306", "a307"], outputs = ["a320"]} {
  %r = ten.compare ge %0, %1 : tensor<308xf8E4M3FNUZ>
  return %r : tensor<308xi1>
}
func.func @case_compare_total_f8E4M3FNUZ(%0: tensor<209xf8E4M3FNUZ>, %1: tensor<209xf8E4M3FNUZ>) -> (tensor<209xi1>) attributes {inputs = ["a321", "a322"], outputs = ["a323"]} {
  %r = ten.compare lt total %0, %1 : tensor<209xf8E4M3FNUZ>
  return %r : tensor<209xi1>
}
func.func @case_is_finite_f8E4M3FNUZ(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xi1>) attributes {inputs = ["a284"], outputs = ["a237"]} {
  %r = ten.is_finite %0 : tensor<56xf8E4M3FNUZ> -> tensor<56xi1>
  return %r : tensor<56xi1>
}
func.func @case_clamp_f8E4M3FNUZ(%0: tensor<56xf8E4M3FNUZ>, %1: tensor<56xf8E4M3FNUZ>, %2: tensor<56xf8E4M3FNUZ>) -> (tensor<56xf8E4M3FNUZ>) attributes {inputs = ["a324", "a284", "a325"], outputs = ["a326"]} {
  %r = ten.clamp %0, %1, %2 : tensor<56xf8E4M3FNUZ>
  return %r : tensor<56xf8E4M3FNUZ>
}
func.func @case_abs_f8E4M3B11FNUZ(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xf8E4M3B11FNUZ>) attributes {inputs = ["a327"], outputs = ["a328"]} {
  %r = ten.abs %0 : tensor<56xf8E4M3B11FNUZ> -> tensor<56xf8E4M3B11FNUZ>
  return %r : tensor<56xf8E4M3B11FNUZ>
}
func.func @case_neg_f8E4M3B11FNUZ(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xf8E4M3B11FNUZ>) attributes {inputs = ["a327"], outputs = ["a329"]} {
  %r = ten.neg %0 : tensor<56xf8E4M3B11FNUZ>
  return %r : tensor<56xf8E4M3B11FNUZ>
}
func.func @case_ceil_f8E4M3B11FNUZ(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xf8E4M3B11FNUZ>) attributes {inputs = ["a327"], outputs = ["a330"]} {
  %r = ten.ceil %0 : tensor<56xf8E4M3B11FNUZ>
  return %r : tensor<56xf8E4M3B11FNUZ>
}
func.func @case_floor_f8E4M3B11FNUZ(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xf8E4M3B11FNUZ>) attributes {inputs = ["a327"], outputs = ["a331"]} {
  %r = ten.floor %0 : tensor<56xf8E4M3B11FNUZ>
  return %r : tensor<56xf8E4M3B11FNUZ>
}
func.func @case_round_f8E4M3B11FNUZ(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xf8E4M3B11FNUZ>) attributes {inputs = ["a327"], outputs = ["a332"]} {
  %r = ten.round %0 : tensor<56xf8E4M3B11FNUZ>
  return %r : tensor<56xf8E4M3B11FNUZ>
}
func.func @case_round_even_f8E4M3B11FNUZ(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xf8E4M3B11FNUZ>) attributes {inputs = ["a327"], outputs = ["a333"]} {
  %r = ten.round_even %0 : tensor<56xf8E4M3B11FNUZ>
  return %r : tensor<56xf8E4M3B11FNUZ>
}
func.func @case_sign_f8E4M3B11FNUZ(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xf8E4M3B11FNUZ>) attributes {inputs = ["a327"], outputs = ["a334"]} {
  %r = ten.sign %0 : tensor<56xf8E4M3B11FNUZ>
  return %r : tensor<56xf8E4M3B11FNUZ>
}
func.func @case_exp_f8E4M3B11FNUZ(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xf8E4M3B11FNUZ>) attributes {inputs = ["a327"], outputs = ["a335"], ulp = 1 : i64} {
  %r = ten.exp %0 : tensor<56xf8E4M3B11FNUZ>
  return %r : tensor<56xf8E4M3B11FNUZ>
}
func.func @case_expm1_f8E4M3B11FNUZ(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xf8E4M3B11FNUZ>) attributes {inputs = ["a327"], outputs = ["a336"], ulp = 1 : i64} {
  %r = ten.expm1 %0 : tensor<56xf8E4M3B11FNUZ>
  return %r : tensor<56xf8E4M3B11FNUZ>
}
func.func @case_log_f8E4M3B11FNUZ(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xf8E4M3B11FNUZ>) attributes {inputs = ["a327"], outputs = ["a337"], ulp = 1 : i64} {
  %r = ten.log %0 : tensor<56xf8E4M3B11FNUZ>
  return %r : tensor<56xf8E4M3B11FNUZ>
}
func.func @case_log1p_f8E4M3B11FNUZ(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xf8E4M3B11FNUZ>) attributes {inputs = ["a327"], outputs = ["a338"], ulp = 1 : i64} {
  %r = ten.log1p %0 : tensor<56xf8E4M3B11FNUZ>
  return %r : tensor<56xf8E4M3B11FNUZ>
}
func.func @case_logistic_f8E4M3B11FNUZ(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xf8E4M3B11FNUZ>) attributes {inputs = ["a327"], outputs = ["a339"], ulp = 2 : i64} {
  %r = ten.logistic %0 : tensor<56xf8E4M3B11FNUZ>
  return %r : tensor<56xf8E4M3B11FNUZ>
}
func.func @case_sqrt_f8E4M3B11FNUZ(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xf8E4M3B11FNUZ>) attributes {inputs = ["a327"], outputs = ["a340"]} {
  %r = ten.sqrt %0 : tensor<56xf8E4M3B11FNUZ>
  return %r : tensor<56xf8E4M3B11FNUZ>
}
func.func @case_rsqrt_f8E4M3B11FNUZ(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xf8E4M3B11FNUZ>) attributes {inputs = ["a327"], outputs = ["a341"], ulp = 1 : i64} {
  %r = ten.rsqrt %0 : tensor<56xf8E4M3B11FNUZ>
  return %r : tensor<56xf8E4M3B11FNUZ>
}
func.func @case_cbrt_f8E4M3B11FNUZ(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xf8E4M3B11FNUZ>) attributes {inputs = ["a327"], outputs = ["a342"], ulp = 1 : i64} {
  %r = ten.cbrt %0 : tensor<56xf8E4M3B11FNUZ>
  return %r : tensor<56xf8E4M3B11FNUZ>
}
func.func @case_sin_f8E4M3B11FNUZ(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xf8E4M3B11FNUZ>) attributes {inputs = ["a327"], outputs = ["a343"], ulp = 1 : i64} {
  %r = ten.sin %0 : tensor<56xf8E4M3B11FNUZ>
  return %r : tensor<56xf8E4M3B11FNUZ>
}
func.func @case_cos_f8E4M3B11FNUZ(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xf8E4M3B11FNUZ>) attributes {inputs = ["a327"], outputs = ["a344"], ulp = 1 : i64} {
  %r = ten.cos %0 : tensor<56xf8E4M3B11FNUZ>
  return %r : tensor<56xf8E4M3B11FNUZ>
}
func.func @case_tan_f8E4M3B11FNUZ(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xf8E4M3B11FNUZ>) attributes {inputs = ["a327"], outputs = ["a345"], ulp = 1 : i64} {
  %r = ten.tan %0 : tensor<56xf8E4M3B11FNUZ>
  return %r : tensor<56xf8E4M3B11FNUZ>
}
func.func @case_tanh_f8E4M3B11FNUZ(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xf8E4M3B11FNUZ>) attributes {inputs = ["a327"], outputs = ["a346"], ulp = 2 : i64} {
  %r = ten.tanh %0 : tensor<56xf8E4M3B11FNUZ>
  return %r : tensor<56xf8E4M3B11FNUZ>
}
func.func @case_erf_f8E4M3B11FNUZ(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xf8E4M3B11FNUZ>) attributes {inputs = ["a327"], outputs = ["a347"], ulp = 1 : i64} {
  %r = ten.erf %0 : tensor<56xf8E4M3B11FNUZ>
  return %r : tensor<56xf8E4M3B11FNUZ>
}
func.func @case_erfc_f8E4M3B11FNUZ(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xf8E4M3B11FNUZ>) attributes {inputs = ["a327"], outputs = ["a348"], ulp = 2 : i64} {
  %r = ten.erfc %0 : tensor<56xf8E4M3B11FNUZ>
  return %r : tensor<56xf8E4M3B11FNUZ>
}
func.func @case_add_f8E4M3B11FNUZ(%0: tensor<60xf8E4M3B11FNUZ>, %1: tensor<60xf8E4M3B11FNUZ>) -> (tensor<60xf8E4M3B11FNUZ>) attributes {inputs = ["a349", "a350"], outputs = ["a351"]} {
  %r = ten.add %0, %1 : tensor<60xf8E4M3B11FNUZ>
  return %r : tensor<60xf8E4M3B11FNUZ>
}
func.func @case_sub_f8E4M3B11FNUZ(%0: tensor<60xf8E4M3B11FNUZ>, %1: tensor<60xf8E4M3B11FNUZ>) -> (tensor<60xf8E4M3B11FNUZ>) attributes {inputs = ["a349", "a350"], outputs = ["a351"]} {
  %r = ten.sub %0, %1 : tensor<60xf8E4M3B11FNUZ>
  return %r : tensor<60xf8E4M3B11FNUZ>
}
func.func @case_mul_f8E4M3B11FNUZ(%0: tensor<60xf8E4M3B11FNUZ>, %1: tensor<60xf8E4M3B11FNUZ>) -> (tensor<60xf8E4M3B11FNUZ>) attributes {inputs = ["a349", "a350"], outputs = ["a352"]} {
  %r = ten.mul %0, %1 : tensor<60xf8E4M3B11FNUZ>
  return %r : tensor<60xf8E4M3B11FNUZ>
}
func.func @case_div_f8E4M3B11FNUZ(%0: tensor<60xf8E4M3B11FNUZ>, %1: tensor<60xf8E4M3B11FNUZ>) -> (tensor<60xf8E4M3B11FNUZ>) attributes {inputs = ["a349", "a350"], outputs = ["a353"]} {
  %r = ten.div %0, %1 : tensor<60xf8E4M3B11FNUZ>
  return %r : tensor<60xf8E4M3B11FNUZ>
}
func.func @case_rem_f8E4M3B11FNUZ(%0: tensor<60xf8E4M3B11FNUZ>, %1: tensor<60xf8E4M3B11FNUZ>) -> (tensor<60xf8E4M3B11FNUZ>) attributes {inputs = ["a349", "a350"], outputs = ["a353"]} {
  %r = ten.rem %0, %1 : tensor<60xf8E4M3B11FNUZ>
  return %r : tensor<60xf8E4M3B11FNUZ>
}
func.func @case_pow_f8E4M3B11FNUZ(%0: tensor<60xf8E4M3B11FNUZ>, %1: tensor<60xf8E4M3B11FNUZ>) -> (tensor<60xf8E4M3B11FNUZ>) attributes {inputs = ["a349", "a350"], outputs = ["a354"], ulp = 1 : i64} {
  %r = ten.pow %0, %1 : tensor<60xf8E4M3B11FNUZ>
  return %r : tensor<60xf8E4M3B11FNUZ>
}
func.func @case_atan2_f8E4M3B11FNUZ(%0: tensor<60xf8E4M3B11FNUZ>, %1: tensor<60xf8E4M3B11FNUZ>) -> (tensor<60xf8E4M3B11FNUZ>) attributes {inputs = ["a349", "a350"], outputs = ["a355"], ulp = 1 : i64} {
  %r = ten.atan2 %0, %1 : tensor<60xf8E4M3B11FNUZ>
  return %r : tensor<60xf8E4M3B11FNUZ>
}
func.func @case_max_f8E4M3B11FNUZ(%0: tensor<60xf8E4M3B11FNUZ>, %1: tensor<60xf8E4M3B11FNUZ>) -> (tensor<60xf8E4M3B11FNUZ>) attributes {inputs = ["a349", "a350"], outputs = ["a356"]} {
  %r = ten.max %0, %1 : tensor<60xf8E4M3B11FNUZ>
  return %r : tensor<60xf8E4M3B11FNUZ>
}
func.func @case_min_f8E4M3B11FNUZ(%0: tensor<60xf8E4M3B11FNUZ>, %1: tensor<60xf8E4M3B11FNUZ>) -> (tensor<60xf8E4M3B11FNUZ>) attributes {inputs = ["a349", "a350"], outputs = ["a357"]} {
  %r = ten.min %0, %1 : tensor<60xf8E4M3B11FNUZ>
  return %r : tensor<60xf8E4M3B11FNUZ>
}
func.func @case_compare_eq_f8E4M3B11FNUZ(%0: tensor<60xf8E4M3B11FNUZ>, %1: tensor<60xf8E4M3B11FNUZ>) -> (tensor<60xi1>) attributes {inputs = ["a349", "a350"], outputs = ["a358"]} {
  %r = ten.compare eq %0, %1 : tensor<60xf8E4M3B11FNUZ>
  return %r : tensor<60xi1>
}
func.func @case_compare_ne_f8E4M3B11FNUZ(%0: tensor<60xf8E4M3B11FNUZ>, %1: tensor<60xf8E4M3B11FNUZ>) -> (tensor<60xi1>) attributes {inputs = ["a349", "a350"], outputs = ["a359"]} {
  %r = ten.compare ne %0, %1 : tensor<60xf8E4M3B11FNUZ>
  return %r : tensor<60xi1>
}
func.func @case_compare_lt_f8E4M3B11FNUZ(%0: tensor<60xf8E4M3B11FNUZ>, %1: tensor<60xf8E4M3B11FNUZ>) -> (tensor<60xi1>) attributes {inputs = ["a349", "a350"], outputs = ["a360"]} {
  %r = ten.compare lt %0, %1 : tensor<60xf8E4M3B11FNUZ>
  return %r : tensor<60xi1>
}
func.func @case_compare_le_f8E4M3B11FNUZ(%0: tensor<60xf8E4M3B11FNUZ>, %1: tensor<60xf8E4M3B11FNUZ>) -> (tensor<60xi1>) attributes {inputs = ["a349", "a350"], outputs = ["a361"]} {
  %r = ten.compare le %0, %1 : tensor<60xf8E4M3B11FNUZ>
  return %r : tensor<60xi1>
}
func.func @case_compare_gt_f8E4M3B11FNUZ(%0: tensor<60xf8E4M3B11FNUZ>, %1: tensor<60xf8E4M3B11FNUZ>) -> (tensor<60xi1>) attributes {inputs = ["a349", "a350"], outputs = ["a362"]} {
  %r = ten.compare gt %0, %1 : tensor<60xf8E4M3B11FNUZ>
  return %r : tensor<60xi1>
}
func.func @case_compare_ge_f8E4M3B11FNUZ(%0: tensor<60xf8E4M3B11FNUZ>, %1: tensor<60xf8E4M3B11FNUZ>) -> (tensor<60xi1>) attributes {inputs = ["a349", "a350"], outputs = ["a363"]} {
  %r = ten.compare ge %0, %1 : tensor<60xf8E4M3B11FNUZ>
  return %r : tensor<60xi1>
}
func.func @case_compare_total_f8E4M3B11FNUZ(%0: tensor<22xf8E4M3B11FNUZ>, %1: tensor<22xf8E4M3B11FNUZ>) -> (tensor<22xi1>) attributes {inputs = ["a364", "a365"], outputs = ["a366"]} {
  %r = ten.compare lt total %0, %1 : tensor<22xf8E4M3B11FNUZ>
  return %r : tensor<22xi1>
}
func.func @case_is_finite_f8E4M3B11FNUZ(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xi1>) attributes {inputs = ["a327"], outputs = ["a367"]} {
  %r = ten.is_finite %0 : tensor<56xf8E4M3B11FNUZ> -> tensor<56xi1>
  return %r : tensor<56xi1>
}
func.func @case_clamp_f8E4M3B11FNUZ(%0: tensor<56xf8E4M3B11FNUZ>, %1: tensor<56xf8E4M3B11FNUZ>, %2: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xf8E4M3B11FNUZ>) attributes {inputs = ["a368", "a327", "a369"], outputs = ["a370"]} {
  %r = ten.clamp %0, %1, %2 : tensor<56xf8E4M3B11FNUZ>
  return %r : tensor<56xf8E4M3B11FNUZ>
}
func.func @case_abs_f8E5M2(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E5M2>) attributes {inputs = ["a371"], outputs = ["a372"]} {
  %r = ten.abs %0 : tensor<56xf8E5M2> -> tensor<56xf8E5M2>
  return %r : tensor<56xf8E5M2>
}
func.func @case_neg_f8E5M2(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E5M2>) attributes {inputs = ["a371"], outputs = ["a373"]} {
  %r = ten.neg %0 : tensor<56xf8E5M2>
  return %r : tensor<56xf8E5M2>
}
func.func @case_ceil_f8E5M2(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E5M2>) attributes {inputs = ["a371"], outputs = ["a374"]} {
  %r = ten.ceil %0 : tensor<56xf8E5M2>
  return %r : tensor<56xf8E5M2>
}
func.func @case_floor_f8E5M2(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E5M2>) attributes {inputs = ["a371"], outputs = ["a375"]} {
  %r = ten.floor %0 : tensor<56xf8E5M2>
  return %r : tensor<56xf8E5M2>
}
func.func @case_round_f8E5M2(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E5M2>) attributes {inputs = ["a371"], outputs = ["a376"]} {
  %r = ten.round %0 : tensor<56xf8E5M2>
  return %r : tensor<56xf8E5M2>
}
func.func @case_round_even_f8E5M2(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E5M2>) attributes {inputs = ["a371"], outputs = ["a377"]} {
  %r = ten.round_even %0 : tensor<56xf8E5M2>
  return %r : tensor<56xf8E5M2>
}
func.func @case_sign_f8E5M2(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E5M2>) attributes {inputs = ["a371"], outputs = ["a378"]} {
  %r = ten.sign %0 : tensor<56xf8E5M2>
  return %r : tensor<56xf8E5M2>
}
func.func @case_exp_f8E5M2(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E5M2>) attributes {inputs = ["a371"], outputs = ["a379"], ulp = 1 : i64} {
  %r = ten.exp %0 : tensor<56xf8E5M2>
  return %r : tensor<56xf8E5M2>
}
func.func @case_expm1_f8E5M2(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E5M2>) attributes {inputs = ["a371"], outputs = ["a380"], ulp = 1 : i64} {
  %r = ten.expm1 %0 : tensor<56xf8E5M2>
  return %r : tensor<56xf8E5M2>
}
func.func @case_log_f8E5M2(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E5M2>) attributes {inputs = ["a371"], outputs = ["a381"], ulp = 1 : i64} {
  %r = ten.log %0 : tensor<56xf8E5M2>
  return %r : tensor<56xf8E5M2>
}
func.func @case_log1p_f8E5M2(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E5M2>) attributes {inputs = ["a371"], outputs = ["a382"], ulp = 1 : i64} {
  %r = ten.log1p %0 : tensor<56xf8E5M2>
  return %r : tensor<56xf8E5M2>
}
func.func @case_logistic_f8E5M2(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E5M2>) attributes {inputs = ["a371"], outputs = ["a383"], ulp = 2 : i64} {
  %r = ten.logistic %0 : tensor<56xf8E5M2>
  return %r : tensor<56xf8E5M2>
}
func.func @case_sqrt_f8E5M2(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E5M2>) attributes {inputs = ["a371"], outputs = ["a384"]} {
  %r = ten.sqrt %0 : tensor<56xf8E5M2>
  return %r : tensor<56xf8E5M2>
}
func.func @case_rsqrt_f8E5M2(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E5M2>) attributes {inputs = ["a371"], outputs = ["a385"], ulp = 1 : i64} {
  %r = ten.rsqrt %0 : tensor<56xf8E5M2>
  return %r : tensor<56xf8E5M2>
}
func.func @case_cbrt_f8E5M2(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E5M2>) attributes {inputs = ["a371"], outputs = ["a386"], ulp = 1 : i64} {
  %r = ten.cbrt %0 : tensor<56xf8E5M2>
  return %r : tensor<56xf8E5M2>
}
func.func @case_sin_f8E5M2(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E5M2>) attributes {inputs = ["a371"], outputs = ["a387"], ulp = 1 : i64} {
  %r = ten.sin %0 : tensor<56xf8E5M2>
  return %r : tensor<56xf8E5M2>
}
func.func @case_cos_f8E5M2(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E5M2>) attributes {inputs = ["a371"], outputs = ["a388"], ulp = 1 : i64} {
  %r = ten.cos %0 : tensor<56xf8E5M2>
  return %r : tensor<56xf8E5M2>
}
func.func @case_tan_f8E5M2(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E5M2>) attributes {inputs = ["a371"], outputs = ["a389"], ulp = 1 : i64} {
  %r = ten.tan %0 : tensor<56xf8E5M2>
  return %r : tensor<56xf8E5M2>
}
func.func @case_tanh_f8E5M2(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E5M2>) attributes {inputs = ["a371"], outputs = ["a390"], ulp = 2 : i64} {
  %r = ten.tanh %0 : tensor<56xf8E5M2>
  return %r : tensor<56xf8E5M2>
}
func.func @case_erf_f8E5M2(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E5M2>) attributes {inputs = ["a371"], outputs = ["a391"], ulp = 1 : i64} {
  %r = ten.erf %0 : tensor<56xf8E5M2>
  return %r : tensor<56xf8E5M2>
}
func.func @case_erfc_f8E5M2(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E5M2>) attributes {inputs = ["a371"], outputs = ["a392"], ulp = 2 : i64} {
  %r = ten.erfc %0 : tensor<56xf8E5M2>
  return %r : tensor<56xf8E5M2>
}
func.func @case_add_f8E5M2(%0: tensor<308xf8E5M2>, %1: tensor<308xf8E5M2>) -> (tensor<308xf8E5M2>) attributes {inputs = ["a393", "a394"], outputs = ["a395"]} {
  %r = ten.add %0, %1 : tensor<308xf8E5M2>
  return %r : tensor<308xf8E5M2>
}
func.func @case_sub_f8E5M2(%0: tensor<308xf8E5M2>, %1: tensor<308xf8E5M2>) -> (tensor<308xf8E5M2>) attributes {inputs = ["a393", "a394"], outputs = ["a396"]} {
  %r = ten.sub %0, %1 : tensor<308xf8E5M2>
  return %r : tensor<308xf8E5M2>
}
func.func @case_mul_f8E5M2(%0: tensor<308xf8E5M2>, %1: tensor<308xf8E5M2>) -> (tensor<308xf8E5M2>) attributes {inputs = ["a393", "a394"], outputs = ["a397"]} {
  %r = ten.mul %0, %1 : tensor<308xf8E5M2>
  return %r : tensor<308xf8E5M2>
}
func.func @case_div_f8E5M2(%0: tensor<308xf8E5M2>, %1: tensor<308xf8E5M2>) -> (tensor<308xf8E5M2>) attributes {inputs = ["a393", "a394"], outputs = ["a398"]} {
  %r = ten.div %0, %1 : tensor<308xf8E5M2>
  return %r : tensor<308xf8E5M2>
}
func.func @case_rem_f8E5M2(%0: tensor<308xf8E5M2>, %1: tensor<308xf8E5M2>) -> (tensor<308xf8E5M2>) attributes {inputs = ["a393", "a394"], outputs = ["a399"]} {
  %r = ten.rem %0, %1 : tensor<308xf8E5M2>
  return %r : tensor<308xf8E5M2>
}
func.func @case_pow_f8E5M2(%0: tensor<308xf8E5M2>, %1: tensor<308xf8E5M2>) -> (tensor<308xf8E5M2>) attributes {inputs = ["a393", "a394"], outputs = ["a400"], ulp = 1 : i64} {
  %r = ten.pow %0, %1 : tensor<308xf8E5M2>
  return %r : tensor<308xf8E5M2>
}
func.func @case_atan2_f8E5M2(%0: tensor<308xf8E5M2>, %1: tensor<308xf8E5M2>) -> (tensor<308xf8E5M2>) attributes {inputs = ["a393", "a394"], outputs = ["a401"], ulp = 1 : i64} {
  %r = ten.atan2 %0, %1 : tensor<308xf8E5M2>
  return %r : tensor<308xf8E5M2>
}
func.func @case_max_f8E5M2(%0: tensor<308xf8E5M2>, %1: tensor<308xf8E5M2>) -> (tensor<308xf8E5M2>) attributes {inputs = ["a393", "a394"], outputs = ["a402"]} {
  %r = ten.max %0, %1 : tensor<308xf8E5M2>
  return %r : tensor<308xf8E5M2>
}
func.func @case_min_f8E5M2(%0: tensor<308xf8E5M2>, %1: tensor<308xf8E5M2>) -> (tensor<308xf8E5M2>) attributes {inputs = ["a393", "a394"], outputs = ["a403"]} {
  %r = ten.min %0, %1 : tensor<308xf8E5M2>
  return %r : tensor<308xf8E5M2>
}
func.func @case_compare_eq_f8E5M2(%0: tensor<308xf8E5M2>, %1: tensor<308xf8E5M2>) -> (tensor<308xi1>) attributes {inputs = ["a393", "a394"], outputs = ["a404"]} {
  %r = ten.compare eq %0, %1 : tensor<308xf8E5M2>
  return %r : tensor<308xi1>
}
func.func @case_compare_ne_f8E5M2(%0: tensor<308xf8E5M2>, %1: tensor<308xf8E5M2>) -> (tensor<308xi1>) attributes {inputs = ["a393", "a394"], outputs = ["a405"]} {
  %r = ten.compare ne %0, %1 : tensor<308xf8E5M2>
  return %r : tensor<308xi1>
}
func.func @case_compare_lt_f8E5M2(%0: tensor<308xf8E5M2>, %1: tensor<308xf8E5M2>) -> (tensor<308xi1>) attributes {inputs = ["a393", "a394"], outputs = ["a406"]} {
  %r = ten.compare lt %0, %1 : tensor<308xf8E5M2>
  return %r : tensor<308xi1>
}
func.func @case_compare_le_f8E5M2(%0: tensor<308xf8E5M2>, %1: tensor<308xf8E5M2>) -> (tensor<308xi1>) attributes {inputs = ["a393", "a394"], outputs = ["a407"]} {
  %r = ten.compare le %0, %1 : tensor<308xf8E5M2>
  return %r : tensor<308xi1>
}
func.func @case_compare_gt_f8E5M2(%0: tensor<308xf8E5M2>, %1: tensor<308xf8E5M2>) -> (tensor<308xi1>) attributes {inputs = ["a393", "a394"], outputs = ["a408"]} {
  %r = ten.compare gt %0, %1 : tensor<308xf8E5M2>
  return %r : tensor<308xi1>
}
func.func @case_compare_ge_f8E5M2(%0: tensor<308xf8E5M2>, %1: tensor<308xf8E5M2>) -> (tensor<308xi1>) attributes {inputs = ["a393", "a394"], outputs = ["a409"]} {
  %r = ten.compare ge %0, %1 : tensor<308xf8E5M2>
  return %r : tensor<308xi1>
}
func.func @case_compare_total_f8E5M2(%0: tensor<295xf8E5M2>, %1: tensor<295xf8E5M2>) -> (tensor<295xi1>) attributes {inputs = ["a410", "a411"], outputs = ["a412"]} {
  %r = ten.compare lt total %0, %1 : tensor<295xf8E5M2>
  return %r : tensor<295xi1>
}
func.func @case_is_finite_f8E5M2(%0: tensor<56xf8E5M2>) -> (tensor<56xi1>) attributes {inputs = ["a371"], outputs = ["a140"]} {
  %r = ten.is_finite %0 : tensor<56xf8E5M2> -> tensor<56xi1>
  return %r : tensor<56xi1>
}
func.func @case_clamp_f8E5M2(%0: tensor<56xf8E5M2>, %1: tensor<56xf8E5M2>, %2: tensor<56xf8E5M2>) -> (tensor<56xf8E5M2>) attributes {inputs = ["a413", "a371", "a239"], outputs = ["a414"]} {
  %r = ten.clamp %0, %1, %2 : tensor<56xf8E5M2>
  return %r : tensor<56xf8E5M2>
}
func.func @case_abs_f8E5M2FNUZ(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xf8E5M2FNUZ>) attributes {inputs = ["a415"], outputs = ["a416"]} {
  %r = ten.abs %0 : tensor<56xf8E5M2FNUZ> -> tensor<56xf8E5M2FNUZ>
  return %r : tensor<56xf8E5M2FNUZ>
}
func.func @case_neg_f8E5M2FNUZ(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xf8E5M2FNUZ>) attributes {inputs = ["a415"], outputs = ["a417"]} {
  %r = ten.neg %0 : tensor<56xf8E5M2FNUZ>
  return %r : tensor<56xf8E5M2FNUZ>
}
func.func @case_ceil_f8E5M2FNUZ(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xf8E5M2FNUZ>) attributes {inputs = ["a415"], outputs = ["a418"]} {
  %r = ten.ceil %0 : tensor<56xf8E5M2FNUZ>
  return %r : tensor<56xf8E5M2FNUZ>
}
func.func @case_floor_f8E5M2FNUZ(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xf8E5M2FNUZ>) attributes {inputs = ["a415"], outputs = ["a419"]} {
  %r = ten.floor %0 : tensor<56xf8E5M2FNUZ>
  return %r : tensor<56xf8E5M2FNUZ>
}
func.func @case_round_f8E5M2FNUZ(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xf8E5M2FNUZ>) attributes {inputs = ["a415"], outputs = ["a420"]} {
  %r = ten.round %0 : tensor<56xf8E5M2FNUZ>
  return %r : tensor<56xf8E5M2FNUZ>
}
func.func @case_round_even_f8E5M2FNUZ(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xf8E5M2FNUZ>) attributes {inputs = ["a415"], outputs = ["a421"]} {
  %r = ten.round_even %0 : tensor<56xf8E5M2FNUZ>
  return %r : tensor<56xf8E5M2FNUZ>
}
func.func @case_sign_f8E5M2FNUZ(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xf8E5M2FNUZ>) attributes {inputs = ["a415"], outputs = ["a422"]} {
  %r = ten.sign %0 : tensor<56xf8E5M2FNUZ>
  return %r : tensor<56xf8E5M2FNUZ>
}
func.func @case_exp_f8E5M2FNUZ(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xf8E5M2FNUZ>) attributes {inputs = ["a415"], outputs = ["a423"], ulp = 1 : i64} {
  %r = ten.exp %0 : tensor<56xf8E5M2FNUZ>
  return %r : tensor<56xf8E5M2FNUZ>
}
func.func @case_expm1_f8E5M2FNUZ(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xf8E5M2FNUZ>) attributes {inputs = ["a415"], outputs = ["a424"], ulp = 1 : i64} {
  %r = ten.expm1 %0 : tensor<56xf8E5M2FNUZ>
  return %r : tensor<56xf8E5M2FNUZ>
}
func.func @case_log_f8E5M2FNUZ(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xf8E5M2FNUZ>) attributes {inputs = ["a415"], outputs = ["a425"], ulp = 1 : i64} {
  %r = ten.log %0 : tensor<56xf8E5M2FNUZ>
  return %r : tensor<56xf8E5M2FNUZ>
}
func.func @case_log1p_f8E5M2FNUZ(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xf8E5M2FNUZ>) attributes {inputs = ["a415"], outputs = ["a426"], ulp = 1 : i64} {
  %r = ten.log1p %0 : tensor<56xf8E5M2FNUZ>
  return %r : tensor<56xf8E5M2FNUZ>
}
func.func @case_logistic_f8E5M2FNUZ(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xf8E5M2FNUZ>) attributes {inputs = ["a415"], outputs = ["a427"], ulp = 2 : i64} {
  %r = ten.logistic %0 : tensor<56xf8E5M2FNUZ>
  return %r : tensor<56xf8E5M2FNUZ>
}
func.func @case_sqrt_f8E5M2FNUZ(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xf8E5M2FNUZ>) attributes {inputs = ["a415"], outputs = ["a428"]} {
  %r = ten.sqrt %0 : tensor<56xf8E5M2FNUZ>
  return %r : tensor<56xf8E5M2FNUZ>
}
func.func @case_rsqrt_f8E5M2FNUZ(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xf8E5M2FNUZ>) attributes {inputs = ["a415"], outputs = ["a429"], ulp = 1 : i64} {
  %r = ten.rsqrt %0 : tensor<56xf8E5M2FNUZ>
  return %r : tensor<56xf8E5M2FNUZ>
}
func.func @case_cbrt_f8E5M2FNUZ(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xf8E5M2FNUZ>) attributes {inputs = ["a415"], outputs = ["a430"], ulp = 1 : i64} {
  %r = ten.cbrt %0 : tensor<56xf8E5M2FNUZ>
  return %r : tensor<56xf8E5M2FNUZ>
}
func.func @case_sin_f8E5M2FNUZ(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xf8E5M2FNUZ>) attributes {inputs = ["a415"], outputs = ["a431"], ulp = 1 : i64} {
  %r = ten.sin %0 : tensor<56xf8E5M2FNUZ>
  return %r : tensor<56xf8E5M2FNUZ>
}
func.func @case_cos_f8E5M2FNUZ(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xf8E5M2FNUZ>) attributes {inputs = ["a415"], outputs = ["a432"], ulp = 1 : i64} {
  %r = ten.cos %0 : tensor<56xf8E5M2FNUZ>
  return %r : tensor<56xf8E5M2FNUZ>
}
func.func @case_tan_f8E5M2FNUZ(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xf8E5M2FNUZ>) attributes {inputs = ["a415"], outputs = ["a433"], ulp = 1 : i64} {
  %r = ten.tan %0 : tensor<56xf8E5M2FNUZ>
  return %r : tensor<56xf8E5M2FNUZ>
}
func.func @case_tanh_f8E5M2FNUZ(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xf8E5M2FNUZ>) attributes {inputs = ["a415"], outputs = ["a434"], ulp = 2 : i64} {
  %r = ten.tanh %0 : tensor<56xf8E5M2FNUZ>
  return %r : tensor<56xf8E5M2FNUZ>
}
func.func @case_erf_f8E5M2FNUZ(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xf8E5M2FNUZ>) attributes {inputs = ["a415"], outputs = ["a435"], ulp = 1 : i64} {
  %r = ten.erf %0 : tensor<56xf8E5M2FNUZ>
  return %r : tensor<56xf8E5M2FNUZ>
}
func.func @case_erfc_f8E5M2FNUZ(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xf8E5M2FNUZ>) attributes {inputs = ["a415"], outputs = ["a436"], ulp = 2 : i64} {
  %r = ten.erfc %0 : tensor<56xf8E5M2FNUZ>
  return %r : tensor<56xf8E5M2FNUZ>
}
func.func @case_add_f8E5M2FNUZ(%0: tensor<60xf8E5M2FNUZ>, %1: tensor<60xf8E5M2FNUZ>) -> (tensor<60xf8E5M2FNUZ>) attributes {inputs = ["a437", "a350"], outputs = ["a438"]} {
  %r = ten.add %0, %1 : tensor<60xf8E5M2FNUZ>
  return %r : tensor<60xf8E5M2FNUZ>
}
func.func @case_sub_f8E5M2FNUZ(%0: tensor<60xf8E5M2FNUZ>, %1: tensor<60xf8E5M2FNUZ>) -> (tensor<60xf8E5M2FNUZ>) attributes {inputs = ["a437", "a350"], outputs = ["a438"]} {
  %r = ten.sub %0, %1 : tensor<60xf8E5M2FNUZ>
  return %r : tensor<60xf8E5M2FNUZ>
}
func.func @case_mul_f8E5M2FNUZ(%0: tensor<60xf8E5M2FNUZ>, %1: tensor<60xf8E5M2FNUZ>) -> (tensor<60xf8E5M2FNUZ>) attributes {inputs = ["a437", "a350"], outputs = ["a352"]} {
  %r = ten.mul %0, %1 : tensor<60xf8E5M2FNUZ>
  return %r : tensor<60xf8E5M2FNUZ>
}
func.func @case_div_f8E5M2FNUZ(%0: tensor<60xf8E5M2FNUZ>, %1: tensor<60xf8E5M2FNUZ>) -> (tensor<60xf8E5M2FNUZ>) attributes {inputs = ["a437", "a350"], outputs = ["a353"]} {
  %r = ten.div %0, %1 : tensor<60xf8E5M2FNUZ>
  return %r : tensor<60xf8E5M2FNUZ>
}
func.func @case_rem_f8E5M2FNUZ(%0: tensor<60xf8E5M2FNUZ>, %1: tensor<60xf8E5M2FNUZ>) -> (tensor<60xf8E5M2FNUZ>) attributes {inputs = ["a437", "a350"], outputs = ["a353"]} {
  %r = ten.rem %0, %1 : tensor<60xf8E5M2FNUZ>
  return %r : tensor<60xf8E5M2FNUZ>
}
func.func @case_pow_f8E5M2FNUZ(%0: tensor<60xf8E5M2FNUZ>, %1: tensor<60xf8E5M2FNUZ>) -> (tensor<60xf8E5M2FNUZ>) attributes {inputs = ["a437", "a350"], outputs = ["a439"], ulp = 1 : i64} {
  %r = ten.pow %0, %1 : tensor<60xf8E5M2FNUZ>
  return %r : tensor<60xf8E5M2FNUZ>
}
func.func @case_atan2_f8E5M2FNUZ(%0: tensor<60xf8E5M2FNUZ>, %1: tensor<60xf8E5M2FNUZ>) -> (tensor<60xf8E5M2FNUZ>) attributes {inputs = ["a437", "a350"], outputs = ["a440"], ulp = 1 : i64} {
  %r = ten.atan2 %0, %1 : tensor<60xf8E5M2FNUZ>
  return %r : tensor<60xf8E5M2FNUZ>
}
func.func @case_max_f8E5M2FNUZ(%0: tensor<60xf8E5M2FNUZ>, %1: tensor<60xf8E5M2FNUZ>) -> (tensor<60xf8E5M2FNUZ>) attributes {inputs = ["a437", "a350"], outputs = ["a441"]} {
  %r = ten.max %0, %1 : tensor<60xf8E5M2FNUZ>
  return %r : tensor<60xf8E5M2FNUZ>
}
func.func @case_min_f8E5M2FNUZ(%0: tensor<60xf8E5M2FNUZ>, %1: tensor<60xf8E5M2FNUZ>) -> (tensor<60xf8E5M2FNUZ>) attributes {inputs = ["a437", "a350"], outputs = ["a442"]} {
  %r = ten.min %0, %1 : tensor<60xf8E5M2FNUZ>
  return %r : tensor<60xf8E5M2FNUZ>
}
func.func @case_compare_eq_f8E5M2FNUZ(%0: tensor<60xf8E5M2FNUZ>, %1: tensor<60xf8E5M2FNUZ>) -> (tensor<60xi1>) attributes {inputs = ["a437", "a350"], outputs = ["a358"]} {
  %r = ten.compare eq %0, %1 : tensor<60xf8E5M2FNUZ>
  return %r : tensor<60xi1>
}
func.func @case_compare_ne_f8E5M2FNUZ(%0: tensor<60xf8E5M2FNUZ>, %1: tensor<60xf8E5M2FNUZ>) -> (tensor<60xi1>) attributes {inputs = ["a437", "a350"], outputs = ["a359"]} {
  %r = ten.compare ne %0, %1 : tensor<60xf8E5M2FNUZ>
  return %r : tensor<60xi1>
}
func.func @case_compare_lt_f8E5M2FNUZ(%0: tensor<60xf8E5M2FNUZ>, %1: tensor<60xf8E5M2FNUZ>) -> (tensor<60xi1>) attributes {inputs = ["a437", "a350"], outputs = ["a360"]} {
  %r = ten.compare lt %0, %1 : tensor<60xf8E5M2FNUZ>
  return %r : tensor<60xi1>
}
func.func @case_compare_le_f8E5M2FNUZ(%0: tensor<60xf8E5M2FNUZ>, %1: tensor<60xf8E5M2FNUZ>) -> (tensor<60xi1>) attributes {inputs = ["a437", "a350"], outputs = ["a361"]} {
  %r = ten.compare le %0, %1 : tensor<60xf8E5M2FNUZ>
  return %r : tensor<60xi1>
}
func.func @case_compare_gt_f8E5M2FNUZ(%0: tensor<60xf8E5M2FNUZ>, %1: tensor<60xf8E5M2FNUZ>) -> (tensor<60xi1>) attributes {inputs = ["a437", "a350"], outputs = ["a362"]} {
  %r = ten.compare gt %0, %1 : tensor<60xf8E5M2FNUZ>
  return %r : tensor<60xi1>
}
func.func @case_compare_ge_f8E5M2FNUZ(%0: tensor<60xf8E5M2FNUZ>, %1: tensor<60xf8E5M2FNUZ>) -> (tensor<60xi1>) attributes {inputs = ["a437", "a350"], outputs = ["a363"]} {
  %r = ten.compare ge %0, %1 : tensor<60xf8E5M2FNUZ>
  return %r : tensor<60xi1>
}
func.func @case_compare_total_f8E5M2FNUZ(%0: tensor<22xf8E5M2FNUZ>, %1: tensor<22xf8E5M2FNUZ>) -> (tensor<22xi1>) attributes {inputs = ["a443", "a365"], outputs = ["a366"]} {
  %r = ten.compare lt total %0, %1 : tensor<22xf8E5M2FNUZ>
  return %r : tensor<22xi1>
}
func.func @case_is_finite_f8E5M2FNUZ(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xi1>) attributes {inputs = ["a415"], outputs = ["a140"]} {
  %r = ten.is_finite %0 : tensor<56xf8E5M2FNUZ> -> tensor<56xi1>
  return %r : tensor<56xi1>
}
func.func @case_clamp_f8E5M2FNUZ(%0: tensor<56xf8E5M2FNUZ>, %1: tensor<56xf8E5M2FNUZ>, %2: tensor<56xf8E5M2FNUZ>) -> (tensor<56xf8E5M2FNUZ>) attributes {inputs = ["a324", "a415", "a444"], outputs = ["a445"]} {
  %r = ten.clamp %0, %1, %2 : tensor<56xf8E5M2FNUZ>
  return %r : tensor<56xf8E5M2FNUZ>
}
func.func @case_abs_f8E3M4(%0: tensor<56xf8E3M4>) -> (tensor<56xf8E3M4>) attributes {inputs = ["a446"], outputs = ["a447"]} {
  %r = ten.abs %0 : tensor<56xf8E3M4> -> tensor<56xf8E3M4>
  return %r : tensor<56xf8E3M4>
}
func.func @case_neg_f8E3M4(%0: tensor<56xf8E3M4>) -> (tensor<56xf8E3M4>) attributes {inputs = ["a446"], outputs = ["a448"]} {
  %r = ten.neg %0 : tensor<56xf8E3M4>
  return %r : tensor<56xf8E3M4>
}
func.func @case_ceil_f8E3M4(%0: tensor<56xf8E3M4>) -> (tensor<56xf8E3M4>) attributes {inputs = ["a446"], outputs = ["a449"]} {
  %r = ten.ceil %0 : tensor<56xf8E3M4>
  return %r : tensor<56xf8E3M4>
}
func.func @case_floor_f8E3M4(%0: tensor<56xf8E3M4>) -> (tensor<56xf8E3M4>) attributes {inputs = ["a446"], outputs = ["a450"]} {
  %r = ten.floor %0 : tensor<56xf8E3M4>
  return %r : tensor<56xf8E3M4>
}
func.func @case_round_f8E3M4(%0: tensor<56xf8E3M4>) -> (tensor<56xf8E3M4>) attributes {inputs = ["a446"], outputs = ["a451"]} {
  %r = ten.round %0 : tensor<56xf8E3M4>
  return %r : tensor<56xf8E3M4>
}
func.func @case_round_even_f8E3M4(%0: tensor<56xf8E3M4>) -> (tensor<56xf8E3M4>) attributes {inputs = ["a446"], outputs = ["a452"]} {
  %r = ten.round_even %0 : tensor<56xf8E3M4>
  return %r : tensor<56xf8E3M4>
}
func.func @case_sign_f8E3M4(%0: tensor<56xf8E3M4>) -> (tensor<56xf8E3M4>) attributes {inputs = ["a446"], outputs = ["a453"]} {
  %r = ten.sign %0 : tensor<56xf8E3M4>
  return %r : tensor<56xf8E3M4>
}
func.func @case_exp_f8E3M4(%0: tensor<56xf8E3M4>) -> (tensor<56xf8E3M4>) attributes {inputs = ["a446"], outputs = ["a454"], ulp = 1 : i64} {
  %r = ten.exp %0 : tensor<56xf8E3M4>
  return %r : tensor<56xf8E3M4>
}
func.func @case_expm1_f8E3M4(%0: tensor<56xf8E3M4>) -> (tensor<56xf8E3M4>) attributes {inputs = ["a446"], outputs = ["a455"], ulp = 1 : i64} {
  %r = ten.expm1 %0 : tensor<56xf8E3M4>
  return %r : tensor<56xf8E3M4>
}
func.func @case_log_f8E3M4(%0: tensor<56xf8E3M4>) -> (tensor<56xf8E3M4>) attributes {inputs = ["a446"], outputs = ["a456"], ulp = 1 : i64} {
  %r = ten.log %0 : tensor<56xf8E3M4>
  return %r : tensor<56xf8E3M4>
}
func.func @case_log1p_f8E3M4(%0: tensor<56xf8E3M4>) -> (tensor<56xf8E3M4>) attributes {inputs = ["a446"], outputs = ["a457"], ulp = 1 : i64} {
  %r = ten.log1p %0 : tensor<56xf8E3M4>
  return %r : tensor<56xf8E3M4>
}
func.func @case_logistic_f8E3M4(%0: tensor<56xf8E3M4>) -> (tensor<56xf8E3M4>) attributes {inputs = ["a446"], outputs = ["a458"], ulp = 2 : i64} {
  %r = ten.logistic %0 : tensor<56xf8E3M4>
  return %r : tensor<56xf8E3M4>
}
func.func @case_sqrt_f8E3M4(%0: tensor<56xf8E3M4>) -> (tensor<56xf8E3M4>) attributes {inputs = ["a446"], outputs = ["a459"]} {
  %r = ten.sqrt %0 : tensor<56xf8E3M4>
  return %r : tensor<56xf8E3M4>
}
func.func @case_rsqrt_f8E3M4(%0: tensor<56xf8E3M4>) -> (tensor<56xf8E3M4>) attributes {inputs = ["a446"], outputs = ["a460"], ulp = 1 : i64} {
  %r = ten.rsqrt %0 : tensor<56xf8E3M4>
  return %r : tensor<56xf8E3M4>
}
func.func @case_cbrt_f8E3M4(%0: tensor<56xf8E3M4>) -> (tensor<56xf8E3M4>) attributes {inputs = ["a446"], outputs = ["a461"], ulp = 1 : i64} {
  %r = ten.cbrt %0 : tensor<56xf8E3M4>
  return %r : tensor<56xf8E3M4>
}
func.func @case_sin_f8E3M4(%0: tensor<56xf8E3M4>) -> (tensor<56xf8E3M4>) attributes {inputs = ["a446"], outputs = ["a462"], ulp = 1 : i64} {
  %r = ten.sin %0 : tensor<56xf8E3M4>
  return %r : tensor<56xf8E3M4>
}
func.func @case_cos_f8E3M4(%0: tensor<56xf8E3M4>) -> (tensor<56xf8E3M4>) attributes {inputs = ["a446"], outputs = ["a463"], ulp = 1 : i64} {
  %r = ten.cos %0 : tensor<56xf8E3M4>
  return %r : tensor<56xf8E3M4>
}
func.func @case_tan_f8E3M4(%0: tensor<56xf8E3M4>) -> (tensor<56xf8E3M4>) attributes {inputs = ["a446"], outputs = ["a464"], ulp = 1 : i64} {
  %r = ten.tan %0 : tensor<56xf8E3M4>
  return %r : tensor<56xf8E3M4>
}
func.func @case_tanh_f8E3M4(%0: tensor<56xf8E3M4>) -> (tensor<56xf8E3M4>) attributes {inputs = ["a446"], outputs = ["a465"], ulp = 2 : i64} {
  %r = ten.tanh %0 : tensor<56xf8E3M4>
  return %r : tensor<56xf8E3M4>
}
func.func @case_erf_f8E3M4(%0: tensor<56xf8E3M4>) -> (tensor<56xf8E3M4>) attributes {inputs = ["a446"], outputs = ["a466"], ulp = 1 : i64} {
  %r = ten.erf %0 : tensor<56xf8E3M4>
  return %r : tensor<56xf8E3M4>
}
func.func @case_erfc_f8E3M4(%0: tensor<56xf8E3M4>) -> (tensor<56xf8E3M4>) attributes {inputs = ["a446"], outputs = ["a467"], ulp = 2 : i64} {
  %r = ten.erfc %0 : tensor<56xf8E3M4>
  return %r : tensor<56xf8E3M4>
}
func.func @case_add_f8E3M4(%0: tensor<60xf8E3M4>, %1: tensor<60xf8E3M4>) -> (tensor<60xf8E3M4>) attributes {inputs = ["a468", "a469"], outputs = ["a470"]} {
  %r = ten.add %0, %1 : tensor<60xf8E3M4>
  return %r : tensor<60xf8E3M4>
}
func.func @case_sub_f8E3M4(%0: tensor<60xf8E3M4>, %1: tensor<60xf8E3M4>) -> (tensor<60xf8E3M4>) attributes {inputs = ["a468", "a469"], outputs = ["a471"]} {
  %r = ten.sub %0, %1 : tensor<60xf8E3M4>
  return %r : tensor<60xf8E3M4>
}
func.func @case_mul_f8E3M4(%0: tensor<60xf8E3M4>, %1: tensor<60xf8E3M4>) -> (tensor<60xf8E3M4>) attributes {inputs = ["a468", "a469"], outputs = ["a472"]} {
  %r = ten.mul %0, %1 : tensor<60xf8E3M4>
  return %r : tensor<60xf8E3M4>
}
func.func @case_div_f8E3M4(%0: tensor<60xf8E3M4>, %1: tensor<60xf8E3M4>) -> (tensor<60xf8E3M4>) attributes {inputs = ["a468", "a469"], outputs = ["a473"]} {
  %r = ten.div %0, %1 : tensor<60xf8E3M4>
  return %r : tensor<60xf8E3M4>
}
func.func @case_rem_f8E3M4(%0: tensor<60xf8E3M4>, %1: tensor<60xf8E3M4>) -> (tensor<60xf8E3M4>) attributes {inputs = ["a468", "a469"], outputs = ["a474"]} {
  %r = ten.rem %0, %1 : tensor<60xf8E3M4>
  return %r : tensor<60xf8E3M4>
}
func.func @case_pow_f8E3M4(%0: tensor<60xf8E3M4>, %1: tensor<60xf8E3M4>) -> (tensor<60xf8E3M4>) attributes {inputs = ["a468", "a469"], outputs = ["a475"], ulp = 1 : i64} {
  %r = ten.pow %0, %1 : tensor<60xf8E3M4>
  return %r : tensor<60xf8E3M4>
}
func.func @case_atan2_f8E3M4(%0: tensor<60xf8E3M4>, %1: tensor<60xf8E3M4>) -> (tensor<60xf8E3M4>) attributes {inputs = ["a468", "a469"], outputs = ["a476"], ulp = 1 : i64} {
  %r = ten.atan2 %0, %1 : tensor<60xf8E3M4>
  return %r : tensor<60xf8E3M4>
}
func.func @case_max_f8E3M4(%0: tensor<60xf8E3M4>, %1: tensor<60xf8E3M4>) -> (tensor<60xf8E3M4>) attributes {inputs = ["a468", "a469"], outputs = ["a477"]} {
  %r = ten.max %0, %1 : tensor<60xf8E3M4>
  return %r : tensor<60xf8E3M4>
}
func.func @case_min_f8E3M4(%0: tensor<60xf8E3M4>, %1: tensor<60xf8E3M4>) -> (tensor<60xf8E3M4>) attributes {inputs = ["a468", "a469"], outputs = ["a478"]} {
  %r = ten.min %0, %1 : tensor<60xf8E3M4>
  return %r : tensor<60xf8E3M4>
}
func.func @case_compare_eq_f8E3M4(%0: tensor<60xf8E3M4>, %1: tensor<60xf8E3M4>) -> (tensor<60xi1>) attributes {inputs = ["a468", "a469"], outputs = ["a228"]} {
  %r = ten.compare eq %0, %1 : tensor<60xf8E3M4>
  return %r : tensor<60xi1>
}
func.func @case_compare_ne_f8E3M4(%0: tensor<60xf8E3M4>, %1: tensor<60xf8E3M4>) -> (tensor<60xi1>) attributes {inputs = ["a468", "a469"], outputs = ["a229"]} {
  %r = ten.compare ne %0, %1 : tensor<60xf8E3M4>
  return %r : tensor<60xi1>
}
func.func @case_compare_lt_f8E3M4(%0: tensor<60xf8E3M4>, %1: tensor<60xf8E3M4>) -> (tensor<60xi1>) attributes {inputs = ["a468", "a469"], outputs = ["a230"]} {
  %r = ten.compare lt %0, %1 : tensor<60xf8E3M4>
  return %r : tensor<60xi1>
}
func.func @case_compare_le_f8E3M4(%0: tensor<60xf8E3M4>, %1: tensor<60xf8E3M4>) -> (tensor<60xi1>) attributes {inputs = ["a468", "a469"], outputs = ["a231"]} {
  %r = ten.compare le %0, %1 : tensor<60xf8E3M4>
  return %r : tensor<60xi1>
}
func.func @case_compare_gt_f8E3M4(%0: tensor<60xf8E3M4>, %1: tensor<60xf8E3M4>) -> (tensor<60xi1>) attributes {inputs = ["a468", "a469"], outputs = ["a232"]} {
  %r = ten.compare gt %0, %1 : tensor<60xf8E3M4>
  return %r : tensor<60xi1>
}
func.func @case_compare_ge_f8E3M4(%0: tensor<60xf8E3M4>, %1: tensor<60xf8E3M4>) -> (tensor<60xi1>) attributes {inputs = ["a468", "a469"], outputs = ["a233"]} {
  %r = ten.compare ge %0, %1 : tensor<60xf8E3M4>
  return %r : tensor<60xi1>
}
func.func @case_compare_total_f8E3M4(%0: tensor<56xf8E3M4>, %1: tensor<56xf8E3M4>) -> (tensor<56xi1>) attributes {inputs = ["a479", "a480"], outputs = ["a236"]} {
  %r = ten.compare lt total %0, %1 : tensor<56xf8E3M4>
  return %r : tensor<56xi1>
}
func.func @case_is_finite_f8E3M4(%0: tensor<56xf8E3M4>) -> (tensor<56xi1>) attributes {inputs = ["a446"], outputs = ["a481"]} {
  %r = ten.is_finite %0 : tensor<56xf8E3M4> -> tensor<56xi1>
  return %r : tensor<56xi1>
}
func.func @case_clamp_f8E3M4(%0: tensor<56xf8E3M4>, %1: tensor<56xf8E3M4>, %2: tensor<56xf8E3M4>) -> (tensor<56xf8E3M4>) attributes {inputs = ["a482", "a446", "a239"], outputs = ["a483"]} {
  %r = ten.clamp %0, %1, %2 : tensor<56xf8E3M4>
  return %r : tensor<56xf8E3M4>
}
func.func @case_shape__add(%0: tensor<f32>, %1: tensor<f32>) -> (tensor<f32>) attributes {inputs = ["a484", "a485"], outputs = ["a486"]} {
  %r = ten.add %0, %1 : tensor<f32>
  return %r : tensor<f32>
}
func.func @case_shape_0_add(%0: tensor<0xf32>, %1: tensor<0xf32>) -> (tensor<0xf32>) attributes {inputs = ["a487", "a487"], outputs = ["a487"]} {
  %r = ten.add %0, %1 : tensor<0xf32>
  return %r : tensor<0xf32>
}
func.func @case_shape_3x0x2_add(%0: tensor<3x0x2xf32>, %1: tensor<3x0x2xf32>) -> (tensor<3x0x2xf32>) attributes {inputs = ["a488", "a488"], outputs = ["a488"]} {
  %r = ten.add %0, %1 : tensor<3x0x2xf32>
  return %r : tensor<3x0x2xf32>
}
func.func @case_shape_1x1_add(%0: tensor<1x1xf32>, %1: tensor<1x1xf32>) -> (tensor<1x1xf32>) attributes {inputs = ["a489", "a490"], outputs = ["a491"]} {
  %r = ten.add %0, %1 : tensor<1x1xf32>
  return %r : tensor<1x1xf32>
}
func.func @case_shape_2x3x4_add(%0: tensor<2x3x4xf32>, %1: tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>) attributes {inputs = ["a492", "a493"], outputs = ["a494"]} {
  %r = ten.add %0, %1 : tensor<2x3x4xf32>
  return %r : tensor<2x3x4xf32>
}
func.func @case_shape_2x1x3x2_add(%0: tensor<2x1x3x2xf32>, %1: tensor<2x1x3x2xf32>) -> (tensor<2x1x3x2xf32>) attributes {inputs = ["a495", "a496"], outputs = ["a497"]} {
  %r = ten.add %0, %1 : tensor<2x1x3x2xf32>
  return %r : tensor<2x1x3x2xf32>
}
