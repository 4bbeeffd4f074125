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
func.func @case_fma_f64(%0: tensor<616xf64>, %1: tensor<616xf64>, %2: tensor<616xf64>) -> (tensor<616xf64>) attributes {inputs = ["a46", "a47", "a48"], outputs = ["a49"]} {
  %r = ten.fma %0, %1, %2 : tensor<616xf64>
  return %r : tensor<616xf64>
}
func.func @case_reduce_precision_5_10_f64(%0: tensor<56xf64>) -> (tensor<56xf64>) attributes {inputs = ["a0"], outputs = ["a50"]} {
  %r = ten.reduce_precision %0 exponent = 5 mantissa = 10 : tensor<56xf64>
  return %r : tensor<56xf64>
}
func.func @case_reduce_precision_8_7_f64(%0: tensor<56xf64>) -> (tensor<56xf64>) attributes {inputs = ["a0"], outputs = ["a51"]} {
  %r = ten.reduce_precision %0 exponent = 8 mantissa = 7 : tensor<56xf64>
  return %r : tensor<56xf64>
}
func.func @case_reduce_precision_4_3_f64(%0: tensor<56xf64>) -> (tensor<56xf64>) attributes {inputs = ["a0"], outputs = ["a52"]} {
  %r = ten.reduce_precision %0 exponent = 4 mantissa = 3 : tensor<56xf64>
  return %r : tensor<56xf64>
}
func.func @case_reduce_precision_5_2_f64(%0: tensor<56xf64>) -> (tensor<56xf64>) attributes {inputs = ["a0"], outputs = ["a53"]} {
  %r = ten.reduce_precision %0 exponent = 5 mantissa = 2 : tensor<56xf64>
  return %r : tensor<56xf64>
}
func.func @case_reduce_precision_8_23_f64(%0: tensor<56xf64>) -> (tensor<56xf64>) attributes {inputs = ["a0"], outputs = ["a54"]} {
  %r = ten.reduce_precision %0 exponent = 8 mantissa = 23 : tensor<56xf64>
  return %r : tensor<56xf64>
}
func.func @case_reduce_precision_2_0_f64(%0: tensor<56xf64>) -> (tensor<56xf64>) attributes {inputs = ["a0"], outputs = ["a55"]} {
  %r = ten.reduce_precision %0 exponent = 2 mantissa = 0 : tensor<56xf64>
  return %r : tensor<56xf64>
}
func.func @case_abs_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a56"], outputs = ["a57"]} {
  %r = ten.abs %0 : tensor<56xf32> -> tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_neg_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a56"], outputs = ["a58"]} {
  %r = ten.neg %0 : tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_ceil_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a56"], outputs = ["a59"]} {
  %r = ten.ceil %0 : tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_floor_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a56"], outputs = ["a60"]} {
  %r = ten.floor %0 : tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_round_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a56"], outputs = ["a61"]} {
  %r = ten.round %0 : tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_round_even_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a56"], outputs = ["a62"]} {
  %r = ten.round_even %0 : tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_sign_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a56"], outputs = ["a63"]} {
  %r = ten.sign %0 : tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_exp_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a56"], outputs = ["a64"], ulp = 1 : i64} {
  %r = ten.exp %0 : tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_expm1_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a56"], outputs = ["a65"], ulp = 1 : i64} {
  %r = ten.expm1 %0 : tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_log_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a56"], outputs = ["a66"], ulp = 1 : i64} {
  %r = ten.log %0 : tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_log1p_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a56"], outputs = ["a67"], ulp = 1 : i64} {
  %r = ten.log1p %0 : tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_logistic_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a56"], outputs = ["a68"], ulp = 2 : i64} {
  %r = ten.logistic %0 : tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_sqrt_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a56"], outputs = ["a69"]} {
  %r = ten.sqrt %0 : tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_rsqrt_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a56"], outputs = ["a70"], ulp = 1 : i64} {
  %r = ten.rsqrt %0 : tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_cbrt_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a56"], outputs = ["a71"], ulp = 1 : i64} {
  %r = ten.cbrt %0 : tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_sin_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a56"], outputs = ["a72"], ulp = 1 : i64} {
  %r = ten.sin %0 : tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_cos_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a56"], outputs = ["a73"], ulp = 1 : i64} {
  %r = ten.cos %0 : tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_tan_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a56"], outputs = ["a74"], ulp = 1 : i64} {
  %r = ten.tan %0 : tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_tanh_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a56"], outputs = ["a75"], ulp = 2 : i64} {
  %r = ten.tanh %0 : tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_erf_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a56"], outputs = ["a76"], ulp = 1 : i64} {
  %r = ten.erf %0 : tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_erfc_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a56"], outputs = ["a77"], ulp = 2 : i64} {
  %r = ten.erfc %0 : tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_add_f32(%0: tensor<308xf32>, %1: tensor<308xf32>) -> (tensor<308xf32>) attributes {inputs = ["a78", "a79"], outputs = ["a80"]} {
  %r = ten.add %0, %1 : tensor<308xf32>
  return %r : tensor<308xf32>
}
func.func @case_sub_f32(%0: tensor<308xf32>, %1: tensor<308xf32>) -> (tensor<308xf32>) attributes {inputs = ["a78", "a79"], outputs = ["a81"]} {
  %r = ten.sub %0, %1 : tensor<308xf32>
  return %r : tensor<308xf32>
}
func.func @case_mul_f32(%0: tensor<308xf32>, %1: tensor<308xf32>) -> (tensor<308xf32>) attributes {inputs = ["a78", "a79"], outputs = ["a82"]} {
  %r = ten.mul %0, %1 : tensor<308xf32>
  return %r : tensor<308xf32>
}
func.func @case_div_f32(%0: tensor<308xf32>, %1: tensor<308xf32>) -> (tensor<308xf32>) attributes {inputs = ["a78", "a79"], outputs = ["a83"]} {
  %r = ten.div %0, %1 : tensor<308xf32>
  return %r : tensor<308xf32>
}
func.func @case_rem_f32(%0: tensor<308xf32>, %1: tensor<308xf32>) -> (tensor<308xf32>) attributes {inputs = ["a78", "a79"], outputs = ["a84"]} {
  %r = ten.rem %0, %1 : tensor<308xf32>
  return %r : tensor<308xf32>
}
func.func @case_pow_f32(%0: tensor<308xf32>, %1: tensor<308xf32>) -> (tensor<308xf32>) attributes {inputs = ["a78", "a79"], outputs = ["a85"], ulp = 1 : i64} {
  %r = ten.pow %0, %1 : tensor<308xf32>
  return %r : tensor<308xf32>
}
func.func @case_atan2_f32(%0: tensor<308xf32>, %1: tensor<308xf32>) -> (tensor<308xf32>) attributes {inputs = ["a78", "a79"], outputs = ["a86"], ulp = 1 : i64} {
  %r = ten.atan2 %0, %1 : tensor<308xf32>
  return %r : tensor<308xf32>
}
func.func @case_max_f32(%0: tensor<308xf32>, %1: tensor<308xf32>) -> (tensor<308xf32>) attributes {inputs = ["a78", "a79"], outputs = ["a87"]} {
  %r = ten.max %0, %1 : tensor<308xf32>
  return %r : tensor<308xf32>
}
func.func @case_min_f32(%0: tensor<308xf32>, %1: tensor<308xf32>) -> (tensor<308xf32>) attributes {inputs = ["a78", "a79"], outputs = ["a88"]} {
  %r = ten.min %0, %1 : tensor<308xf32>
  return %r : tensor<308xf32>
}
func.func @case_compare_eq_f32(%0: tensor<308xf32>, %1: tensor<308xf32>) -> (tensor<308xi1>) attributes {inputs = ["a78", "a79"], outputs = ["a33"]} {
  %r = ten.compare eq %0, %1 : tensor<308xf32>
  return %r : tensor<308xi1>
}
func.func @case_compare_ne_f32(%0: tensor<308xf32>, %1: tensor<308xf32>) -> (tensor<308xi1>) attributes {inputs = ["a78", "a79"], outputs = ["a34"]} {
  %r = ten.compare ne %0, %1 : tensor<308xf32>
  return %r : tensor<308xi1>
}
func.func @case_compare_lt_f32(%0: tensor<308xf32>, %1: tensor<308xf32>) -> (tensor<308xi1>) attributes {inputs = ["a78", "a79"], outputs = ["a89"]} {
  %r = ten.compare lt %0, %1 : tensor<308xf32>
  return %r : tensor<308xi1>
}
func.func @case_compare_le_f32(%0: tensor<308xf32>, %1: tensor<308xf32>) -> (tensor<308xi1>) attributes {inputs = ["a78", "a79"], outputs = ["a90"]} {
  %r = ten.compare le %0, %1 : tensor<308xf32>
  return %r : tensor<308xi1>
}
func.func @case_compare_gt_f32(%0: tensor<308xf32>, %1: tensor<308xf32>) -> (tensor<308xi1>) attributes {inputs = ["a78", "a79"], outputs = ["a91"]} {
  %r = ten.compare gt %0, %1 : tensor<308xf32>
  return %r : tensor<308xi1>
}
func.func @case_compare_ge_f32(%0: tensor<308xf32>, %1: tensor<308xf32>) -> (tensor<308xi1>) attributes {inputs = ["a78", "a79"], outputs = ["a92"]} {
  %r = ten.compare ge %0, %1 : tensor<308xf32>
  return %r : tensor<308xi1>
}
func.func @case_compare_total_f32(%0: tensor<295xf32>, %1: tensor<295xf32>) -> (tensor<295xi1>) attributes {inputs = ["a93", "a94"], outputs = ["a95"]} {
  %r = ten.compare lt total %0, %1 : tensor<295xf32>
  return %r : tensor<295xi1>
}
func.func @case_is_finite_f32(%0: tensor<56xf32>) -> (tensor<56xi1>) attributes {inputs = ["a56"], outputs = ["a42"]} {
  %r = ten.is_finite %0 : tensor<56xf32> -> tensor<56xi1>
  return %r : tensor<56xi1>
}
func.func @case_clamp_f32(%0: tensor<56xf32>, %1: tensor<56xf32>, %2: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a96", "a56", "a97"], outputs = ["a98"]} {
  %r = ten.clamp %0, %1, %2 : tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_fma_f32(%0: tensor<616xf32>, %1: tensor<616xf32>, %2: tensor<616xf32>) -> (tensor<616xf32>) attributes {inputs = ["a99", "a100", "a101"], outputs = ["a102"]} {
  %r = ten.fma %0, %1, %2 : tensor<616xf32>
  return %r : tensor<616xf32>
}
func.func @case_reduce_precision_5_10_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a56"], outputs = ["a103"]} {
  %r = ten.reduce_precision %0 exponent = 5 mantissa = 10 : tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_reduce_precision_8_7_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a56"], outputs = ["a104"]} {
  %r = ten.reduce_precision %0 exponent = 8 mantissa = 7 : tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_reduce_precision_4_3_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a56"], outputs = ["a105"]} {
  %r = ten.reduce_precision %0 exponent = 4 mantissa = 3 : tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_reduce_precision_5_2_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a56"], outputs = ["a106"]} {
  %r = ten.reduce_precision %0 exponent = 5 mantissa = 2 : tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_reduce_precision_8_23_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a56"], outputs = ["a56"]} {
  %r = ten.reduce_precision %0 exponent = 8 mantissa = 23 : tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_reduce_precision_2_0_f32(%0: tensor<56xf32>) -> (tensor<56xf32>) attributes {inputs = ["a56"], outputs = ["a107"]} {
  %r = ten.reduce_precision %0 exponent = 2 mantissa = 0 : tensor<56xf32>
  return %r : tensor<56xf32>
}
func.func @case_abs_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a108"], outputs = ["a109"]} {
  %r = ten.abs %0 : tensor<56xf16> -> tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_neg_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a108"], outputs = ["a110"]} {
  %r = ten.neg %0 : tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_ceil_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a108"], outputs = ["a111"]} {
  %r = ten.ceil %0 : tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_floor_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a108"], outputs = ["a112"]} {
  %r = ten.floor %0 : tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_round_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a108"], outputs = ["a113"]} {
  %r = ten.round %0 : tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_round_even_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a108"], outputs = ["a114"]} {
  %r = ten.round_even %0 : tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_sign_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a108"], outputs = ["a115"]} {
  %r = ten.sign %0 : tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_exp_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a108"], outputs = ["a116"], ulp = 1 : i64} {
  %r = ten.exp %0 : tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_expm1_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a108"], outputs = ["a117"], ulp = 1 : i64} {
  %r = ten.expm1 %0 : tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_log_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a108"], outputs = ["a118"], ulp = 1 : i64} {
  %r = ten.log %0 : tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_log1p_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a108"], outputs = ["a119"], ulp = 1 : i64} {
  %r = ten.log1p %0 : tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_logistic_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a108"], outputs = ["a120"], ulp = 2 : i64} {
  %r = ten.logistic %0 : tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_sqrt_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a108"], outputs = ["a121"]} {
  %r = ten.sqrt %0 : tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_rsqrt_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a108"], outputs = ["a122"], ulp = 1 : i64} {
  %r = ten.rsqrt %0 : tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_cbrt_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a108"], outputs = ["a123"], ulp = 1 : i64} {
  %r = ten.cbrt %0 : tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_sin_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a108"], outputs = ["a124"], ulp = 1 : i64} {
  %r = ten.sin %0 : tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_cos_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a108"], outputs = ["a125"], ulp = 1 : i64} {
  %r = ten.cos %0 : tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_tan_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a108"], outputs = ["a126"], ulp = 1 : i64} {
  %r = ten.tan %0 : tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_tanh_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a108"], outputs = ["a127"], ulp = 2 : i64} {
  %r = ten.tanh %0 : tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_erf_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a108"], outputs = ["a128"], ulp = 1 : i64} {
  %r = ten.erf %0 : tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_erfc_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a108"], outputs = ["a129"], ulp = 2 : i64} {
  %r = ten.erfc %0 : tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_add_f16(%0: tensor<308xf16>, %1: tensor<308xf16>) -> (tensor<308xf16>) attributes {inputs = ["a130", "a131"], outputs = ["a132"]} {
  %r = ten.add %0, %1 : tensor<308xf16>
  return %r : tensor<308xf16>
}
func.func @case_sub_f16(%0: tensor<308xf16>, %1: tensor<308xf16>) -> (tensor<308xf16>) attributes {inputs = ["a130", "a131"], outputs = ["a133"]} {
  %r = ten.sub %0, %1 : tensor<308xf16>
  return %r : tensor<308xf16>
}
func.func @case_mul_f16(%0: tensor<308xf16>, %1: tensor<308xf16>) -> (tensor<308xf16>) attributes {inputs = ["a130", "a131"], outputs = ["a134"]} {
  %r = ten.mul %0, %1 : tensor<308xf16>
  return %r : tensor<308xf16>
}
func.func @case_div_f16(%0: tensor<308xf16>, %1: tensor<308xf16>) -> (tensor<308xf16>) attributes {inputs = ["a130", "a131"], outputs = ["a135"]} {
  %r = ten.div %0, %1 : tensor<308xf16>
  return %r : tensor<308xf16>
}
func.func @case_rem_f16(%0: tensor<308xf16>, %1: tensor<308xf16>) -> (tensor<308xf16>) attributes {inputs = ["a130", "a131"], outputs = ["a136"]} {
  %r = ten.rem %0, %1 : tensor<308xf16>
  return %r : tensor<308xf16>
}
func.func @case_pow_f16(%0: tensor<308xf16>, %1: tensor<308xf16>) -> (tensor<308xf16>) attributes {inputs = ["a130", "a131"], outputs = ["a137"], ulp = 1 : i64} {
  %r = ten.pow %0, %1 : tensor<308xf16>
  return %r : tensor<308xf16>
}
func.func @case_atan2_f16(%0: tensor<308xf16>, %1: tensor<308xf16>) -> (tensor<308xf16>) attributes {inputs = ["a130", "a131"], outputs = ["a138"], ulp = 1 : i64} {
  %r = ten.atan2 %0, %1 : tensor<308xf16>
  return %r : tensor<308xf16>
}
func.func @case_max_f16(%0: tensor<308xf16>, %1: tensor<308xf16>) -> (tensor<308xf16>) attributes {inputs = ["a130", "a131"], outputs = ["a139"]} {
  %r = ten.max %0, %1 : tensor<308xf16>
  return %r : tensor<308xf16>
}
func.func @case_min_f16(%0: tensor<308xf16>, %1: tensor<308xf16>) -> (tensor<308xf16>) attributes {inputs = ["a130", "a131"], outputs = ["a140"]} {
  %r = ten.min %0, %1 : tensor<308xf16>
  return %r : tensor<308xf16>
}
func.func @case_compare_eq_f16(%0: tensor<308xf16>, %1: tensor<308xf16>) -> (tensor<308xi1>) attributes {inputs = ["a130", "a131"], outputs = ["a33"]} {
  %r = ten.compare eq %0, %1 : tensor<308xf16>
  return %r : tensor<308xi1>
}
func.func @case_compare_ne_f16(%0: tensor<308xf16>, %1: tensor<308xf16>) -> (tensor<308xi1>) attributes {inputs = ["a130", "a131"], outputs = ["a34"]} {
  %r = ten.compare ne %0, %1 : tensor<308xf16>
  return %r : tensor<308xi1>
}
func.func @case_compare_lt_f16(%0: tensor<308xf16>, %1: tensor<308xf16>) -> (tensor<308xi1>) attributes {inputs = ["a130", "a131"], outputs = ["a141"]} {
  %r = ten.compare lt %0, %1 : tensor<308xf16>
  return %r : tensor<308xi1>
}
func.func @case_compare_le_f16(%0: tensor<308xf16>, %1: tensor<308xf16>) -> (tensor<308xi1>) attributes {inputs = ["a130", "a131"], outputs = ["a142"]} {
  %r = ten.compare le %0, %1 : tensor<308xf16>
  return %r : tensor<308xi1>
}
func.func @case_compare_gt_f16(%0: tensor<308xf16>, %1: tensor<308xf16>) -> (tensor<308xi1>) attributes {inputs = ["a130", "a131"], outputs = ["a143"]} {
  %r = ten.compare gt %0, %1 : tensor<308xf16>
  return %r : tensor<308xi1>
}
func.func @case_compare_ge_f16(%0: tensor<308xf16>, %1: tensor<308xf16>) -> (tensor<308xi1>) attributes {inputs = ["a130", "a131"], outputs = ["a144"]} {
  %r = ten.compare ge %0, %1 : tensor<308xf16>
  return %r : tensor<308xi1>
}
func.func @case_compare_total_f16(%0: tensor<295xf16>, %1: tensor<295xf16>) -> (tensor<295xi1>) attributes {inputs = ["a145", "a146"], outputs = ["a147"]} {
  %r = ten.compare lt total %0, %1 : tensor<295xf16>
  return %r : tensor<295xi1>
}
func.func @case_is_finite_f16(%0: tensor<56xf16>) -> (tensor<56xi1>) attributes {inputs = ["a108"], outputs = ["a148"]} {
  %r = ten.is_finite %0 : tensor<56xf16> -> tensor<56xi1>
  return %r : tensor<56xi1>
}
func.func @case_clamp_f16(%0: tensor<56xf16>, %1: tensor<56xf16>, %2: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a149", "a108", "a150"], outputs = ["a151"]} {
  %r = ten.clamp %0, %1, %2 : tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_fma_f16(%0: tensor<616xf16>, %1: tensor<616xf16>, %2: tensor<616xf16>) -> (tensor<616xf16>) attributes {inputs = ["a152", "a153", "a154"], outputs = ["a155"]} {
  %r = ten.fma %0, %1, %2 : tensor<616xf16>
  return %r : tensor<616xf16>
}
func.func @case_reduce_precision_5_10_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a108"], outputs = ["a108"]} {
  %r = ten.reduce_precision %0 exponent = 5 mantissa = 10 : tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_reduce_precision_8_7_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a108"], outputs = ["a156"]} {
  %r = ten.reduce_precision %0 exponent = 8 mantissa = 7 : tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_reduce_precision_4_3_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a108"], outputs = ["a157"]} {
  %r = ten.reduce_precision %0 exponent = 4 mantissa = 3 : tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_reduce_precision_5_2_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a108"], outputs = ["a158"]} {
  %r = ten.reduce_precision %0 exponent = 5 mantissa = 2 : tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_reduce_precision_8_23_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a108"], outputs = ["a108"]} {
  %r = ten.reduce_precision %0 exponent = 8 mantissa = 23 : tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_reduce_precision_2_0_f16(%0: tensor<56xf16>) -> (tensor<56xf16>) attributes {inputs = ["a108"], outputs = ["a159"]} {
  %r = ten.reduce_precision %0 exponent = 2 mantissa = 0 : tensor<56xf16>
  return %r : tensor<56xf16>
}
func.func @case_abs_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a160"], outputs = ["a161"]} {
  %r = ten.abs %0 : tensor<56xbf16> -> tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_neg_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a160"], outputs = ["a162"]} {
  %r = ten.neg %0 : tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_ceil_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a160"], outputs = ["a163"]} {
  %r = ten.ceil %0 : tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_floor_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a160"], outputs = ["a164"]} {
  %r = ten.floor %0 : tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_round_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a160"], outputs = ["a165"]} {
  %r = ten.round %0 : tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_round_even_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a160"], outputs = ["a166"]} {
  %r = ten.round_even %0 : tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_sign_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a160"], outputs = ["a167"]} {
  %r = ten.sign %0 : tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_exp_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a160"], outputs = ["a168"], ulp = 1 : i64} {
  %r = ten.exp %0 : tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_expm1_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a160"], outputs = ["a169"], ulp = 1 : i64} {
  %r = ten.expm1 %0 : tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_log_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a160"], outputs = ["a170"], ulp = 1 : i64} {
  %r = ten.log %0 : tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_log1p_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a160"], outputs = ["a171"], ulp = 1 : i64} {
  %r = ten.log1p %0 : tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_logistic_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a160"], outputs = ["a172"], ulp = 2 : i64} {
  %r = ten.logistic %0 : tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_sqrt_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a160"], outputs = ["a173"]} {
  %r = ten.sqrt %0 : tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_rsqrt_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a160"], outputs = ["a174"], ulp = 1 : i64} {
  %r = ten.rsqrt %0 : tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_cbrt_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a160"], outputs = ["a175"], ulp = 1 : i64} {
  %r = ten.cbrt %0 : tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_sin_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a160"], outputs = ["a176"], ulp = 1 : i64} {
  %r = ten.sin %0 : tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_cos_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a160"], outputs = ["a177"], ulp = 1 : i64} {
  %r = ten.cos %0 : tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_tan_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a160"], outputs = ["a178"], ulp = 1 : i64} {
  %r = ten.tan %0 : tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_tanh_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a160"], outputs = ["a179"], ulp = 2 : i64} {
  %r = ten.tanh %0 : tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_erf_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a160"], outputs = ["a180"], ulp = 1 : i64} {
  %r = ten.erf %0 : tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_erfc_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a160"], outputs = ["a181"], ulp = 2 : i64} {
  %r = ten.erfc %0 : tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_add_bf16(%0: tensor<308xbf16>, %1: tensor<308xbf16>) -> (tensor<308xbf16>) attributes {inputs = ["a182", "a183"], outputs = ["a184"]} {
  %r = ten.add %0, %1 : tensor<308xbf16>
  return %r : tensor<308xbf16>
}
func.func @case_sub_bf16(%0: tensor<308xbf16>, %1: tensor<308xbf16>) -> (tensor<308xbf16>) attributes {inputs = ["a182", "a183"], outputs = ["a185"]} {
  %r = ten.sub %0, %1 : tensor<308xbf16>
  return %r : tensor<308xbf16>
}
func.func @case_mul_bf16(%0: tensor<308xbf16>, %1: tensor<308xbf16>) -> (tensor<308xbf16>) attributes {inputs = ["a182", "a183"], outputs = ["a186"]} {
  %r = ten.mul %0, %1 : tensor<308xbf16>
  return %r : tensor<308xbf16>
}
func.func @case_div_bf16(%0: tensor<308xbf16>, %1: tensor<308xbf16>) -> (tensor<308xbf16>) attributes {inputs = ["a182", "a183"], outputs = ["a187"]} {
  %r = ten.div %0, %1 : tensor<308xbf16>
  return %r : tensor<308xbf16>
}
func.func @case_rem_bf16(%0: tensor<308xbf16>, %1: tensor<308xbf16>) -> (tensor<308xbf16>) attributes {inputs = ["a182", "a183"], outputs = ["a188"]} {
  %r = ten.rem %0, %1 : tensor<308xbf16>
  return %r : tensor<308xbf16>
}
func.func @case_pow_bf16(%0: tensor<308xbf16>, %1: tensor<308xbf16>) -> (tensor<308xbf16>) attributes {inputs = ["a182", "a183"], outputs = ["a189"], ulp = 1 : i64} {
  %r = ten.pow %0, %1 : tensor<308xbf16>
  return %r : tensor<308xbf16>
}
func.func @case_atan2_bf16(%0: tensor<308xbf16>, %1: tensor<308xbf16>) -> (tensor<308xbf16>) attributes {inputs = ["a182", "a183"], outputs = ["a190"], ulp = 1 : i64} {
  %r = ten.atan2 %0, %1 : tensor<308xbf16>
  return %r : tensor<308xbf16>
}
func.func @case_max_bf16(%0: tensor<308xbf16>, %1: tensor<308xbf16>) -> (tensor<308xbf16>) attributes {inputs = ["a182", "a183"], outputs = ["a191"]} {
  %r = ten.max %0, %1 : tensor<308xbf16>
  return %r : tensor<308xbf16>
}
func.func @case_min_bf16(%0: tensor<308xbf16>, %1: tensor<308xbf16>) -> (tensor<308xbf16>) attributes {inputs = ["a182", "a183"], outputs = ["a192"]} {
  %r = ten.min %0, %1 : tensor<308xbf16>
  return %r : tensor<308xbf16>
}
func.func @case_compare_eq_bf16(%0: tensor<308xbf16>, %1: tensor<308xbf16>) -> (tensor<308xi1>) attributes {inputs = ["a182", "a183"], outputs = ["a33"]} {
  %r = ten.compare eq %0, %1 : tensor<308xbf16>
  return %r : tensor<308xi1>
}
func.func @case_compare_ne_bf16(%0: tensor<308xbf16>, %1: tensor<308xbf16>) -> (tensor<308xi1>) attributes {inputs = ["a182", "a183"], outputs = ["a34"]} {
  %r = ten.compare ne %0, %1 : tensor<308xbf16>
  return %r : tensor<308xi1>
}
func.func @case_compare_lt_bf16(%0: tensor<308xbf16>, %1: tensor<308xbf16>) -> (tensor<308xi1>) attributes {inputs = ["a182", "a183"], outputs = ["a193"]} {
  %r = ten.compare lt %0, %1 : tensor<308xbf16>
  return %r : tensor<308xi1>
}
func.func @case_compare_le_bf16(%0: tensor<308xbf16>, %1: tensor<308xbf16>) -> (tensor<308xi1>) attributes {inputs = ["a182", "a183"], outputs = ["a194"]} {
  %r = ten.compare le %0, %1 : tensor<308xbf16>
  return %r : tensor<308xi1>
}
func.func @case_compare_gt_bf16(%0: tensor<308xbf16>, %1: tensor<308xbf16>) -> (tensor<308xi1>) attributes {inputs = ["a182", "a183"], outputs = ["a195"]} {
  %r = ten.compare gt %0, %1 : tensor<308xbf16>
  return %r : tensor<308xi1>
}
func.func @case_compare_ge_bf16(%0: tensor<308xbf16>, %1: tensor<308xbf16>) -> (tensor<308xi1>) attributes {inputs = ["a182", "a183"], outputs = ["a196"]} {
  %r = ten.compare ge %0, %1 : tensor<308xbf16>
  return %r : tensor<308xi1>
}
func.func @case_compare_total_bf16(%0: tensor<295xbf16>, %1: tensor<295xbf16>) -> (tensor<295xi1>) attributes {inputs = ["a197", "a198"], outputs = ["a199"]} {
  %r = ten.compare lt total %0, %1 : tensor<295xbf16>
  return %r : tensor<295xi1>
}
func.func @case_is_finite_bf16(%0: tensor<56xbf16>) -> (tensor<56xi1>) attributes {inputs = ["a160"], outputs = ["a42"]} {
  %r = ten.is_finite %0 : tensor<56xbf16> -> tensor<56xi1>
  return %r : tensor<56xi1>
}
func.func @case_clamp_bf16(%0: tensor<56xbf16>, %1: tensor<56xbf16>, %2: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a200", "a160", "a201"], outputs = ["a202"]} {
  %r = ten.clamp %0, %1, %2 : tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_fma_bf16(%0: tensor<616xbf16>, %1: tensor<616xbf16>, %2: tensor<616xbf16>) -> (tensor<616xbf16>) attributes {inputs = ["a203", "a204", "a205"], outputs = ["a206"]} {
  %r = ten.fma %0, %1, %2 : tensor<616xbf16>
  return %r : tensor<616xbf16>
}
func.func @case_reduce_precision_5_10_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a160"], outputs = ["a207"]} {
  %r = ten.reduce_precision %0 exponent = 5 mantissa = 10 : tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_reduce_precision_8_7_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a160"], outputs = ["a160"]} {
  %r = ten.reduce_precision %0 exponent = 8 mantissa = 7 : tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_reduce_precision_4_3_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a160"], outputs = ["a208"]} {
  %r = ten.reduce_precision %0 exponent = 4 mantissa = 3 : tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_reduce_precision_5_2_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a160"], outputs = ["a209"]} {
  %r = ten.reduce_precision %0 exponent = 5 mantissa = 2 : tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_reduce_precision_8_23_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a160"], outputs = ["a160"]} {
  %r = ten.reduce_precision %0 exponent = 8 mantissa = 23 : tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_reduce_precision_2_0_bf16(%0: tensor<56xbf16>) -> (tensor<56xbf16>) attributes {inputs = ["a160"], outputs = ["a210"]} {
  %r = ten.reduce_precision %0 exponent = 2 mantissa = 0 : tensor<56xbf16>
  return %r : tensor<56xbf16>
}
func.func @case_abs_f8E4M3(%0: tensor<56xf8E4M3>) -> (tensor<56xf8E4M3>) attributes {inputs = ["a211"], outputs = ["a212"]} {
  %r = ten.abs %0 : tensor<56xf8E4M3> -> tensor<56xf8E4M3>
  return %r : tensor<56xf8E4M3>
}
func.func @case_neg_f8E4M3(%0: tensor<56xf8E4M3>) -> (tensor<56xf8E4M3>) attributes {inputs = ["a211"], outputs = ["a213"]} {
  %r = ten.neg %0 : tensor<56xf8E4M3>
  return %r : tensor<56xf8E4M3>
}
func.func @case_ceil_f8E4M3(%0: tensor<56xf8E4M3>) -> (tensor<56xf8E4M3>) attributes {inputs = ["a211"], outputs = ["a214"]} {
  %r = ten.ceil %0 : tensor<56xf8E4M3>
  return %r : tensor<56xf8E4M3>
}
func.func @case_floor_f8E4M3(%0: tensor<56xf8E4M3>) -> (tensor<56xf8E4M3>) attributes {inputs = ["a211"], outputs = ["a215"]} {
  %r = ten.floor %0 : tensor<56xf8E4M3>
  return %r : tensor<56xf8E4M3>
}
func.func @case_round_f8E4M3(%0: tensor<56xf8E4M3>) -> (tensor<56xf8E4M3>) attributes {inputs = ["a211"], outputs = ["a216"]} {
  %r = ten.round %0 : tensor<56xf8E4M3>
  return %r : tensor<56xf8E4M3>
}
func.func @case_round_even_f8E4M3(%0: tensor<56xf8E4M3>) -> (tensor<56xf8E4M3>) attributes {inputs = ["a211"], outputs = ["a217"]} {
  %r = ten.round_even %0 : tensor<56xf8E4M3>
  return %r : tensor<56xf8E4M3>
}
func.func @case_sign_f8E4M3(%0: tensor<56xf8E4M3>) -> (tensor<56xf8E4M3>) attributes {inputs = ["a211"], outputs = ["a218"]} {
  %r = ten.sign %0 : tensor<56xf8E4M3>
  return %r : tensor<56xf8E4M3>
}
func.func @case_exp_f8E4M3(%0: tensor<56xf8E4M3>) -> (tensor<56xf8E4M3>) attributes {inputs = ["a211"], outputs = ["a219"], ulp = 1 : i64} {
  %r = ten.exp %0 : tensor<56xf8E4M3>
  return %r : tensor<56xf8E4M3>
}
func.func @case_expm1_f8E4M3(%0: tensor<56xf8E4M3>) -> (tensor<56xf8E4M3>) attributes {inputs = ["a211"], outputs = ["a220"], ulp = 1 : i64} {
  %r = ten.expm1 %0 : tensor<56xf8E4M3>
  return %r : tensor<56xf8E4M3>
}
func.func @case_log_f8E4M3(%0: tensor<56xf8E4M3>) -> (tensor<56xf8E4M3>) attributes {inputs = ["a211"], outputs = ["a221"], ulp = 1 : i64} {
  %r = ten.log %0 : tensor<56xf8E4M3>
  return %r : tensor<56xf8E4M3>
}
func.func @case_log1p_f8E4M3(%0: tensor<56xf8E4M3>) -> (tensor<56xf8E4M3>) attributes {inputs = ["a211"], outputs = ["a222"], ulp = 1 : i64} {
  %r = ten.log1p %0 : tensor<56xf8E4M3>
  return %r : tensor<56xf8E4M3>
}
func.func @case_logistic_f8E4M3(%0: tensor<56xf8E4M3>) -> (tensor<56xf8E4M3>) attributes {inputs = ["a211"], outputs = ["a223"], ulp = 2 : i64} {
  %r = ten.logistic %0 : tensor<56xf8E4M3>
  return %r : tensor<56xf8E4M3>
}
func.func @case_sqrt_f8E4M3(%0: tensor<56xf8E4M3>) -> (tensor<56xf8E4M3>) attributes {inputs = ["a211"], outputs = ["a224"]} {
  %r = ten.sqrt %0 : tensor<56xf8E4M3>
  return %r : tensor<56xf8E4M3>
}
func.func @case_rsqrt_f8E4M3(%0: tensor<56xf8E4M3>) -> (tensor<56xf8E4M3>) attributes {inputs = ["a211"], outputs = ["a225"], ulp = 1 : i64} {
  %r = ten.rsqrt %0 : tensor<56xf8E4M3>
  return %r : tensor<56xf8E4M3>
}
func.func @case_cbrt_f8E4M3(%0: tensor<56xf8E4M3>) -> (tensor<56xf8E4M3>) attributes {inputs = ["a211"], outputs = ["a226"], ulp = 1 : i64} {
  %r = ten.cbrt %0 : tensor<56xf8E4M3>
  return %r : tensor<56xf8E4M3>
}
func.func @case_sin_f8E4M3(%0: tensor<56xf8E4M3>) -> (tensor<56xf8E4M3>) attributes {inputs = ["a211"], outputs = ["a227"], ulp = 1 : i64} {
  %r = ten.sin %0 : tensor<56xf8E4M3>
  return %r : tensor<56xf8E4M3>
}
func.func @case_cos_f8E4M3(%0: tensor<56xf8E4M3>) -> (tensor<56xf8E4M3>) attributes {inputs = ["a211"], outputs = ["a228"], ulp = 1 : i64} {
  %r = ten.cos %0 : tensor<56xf8E4M3>
  return %r : tensor<56xf8E4M3>
}
func.func @case_tan_f8E4M3(%0: tensor<56xf8E4M3>) -> (tensor<56xf8E4M3>) attributes {inputs = ["a211"], outputs = ["a229"], ulp = 1 : i64} {
  %r = ten.tan %0 : tensor<56xf8E4M3>
  return %r : tensor<56xf8E4M3>
}
func.func @case_tanh_f8E4M3(%0: tensor<56xf8E4M3>) -> (tensor<56xf8E4M3>) attributes {inputs = ["a211"], outputs = ["a230"], ulp = 2 : i64} {
  %r = ten.tanh %0 : tensor<56xf8E4M3>
  return %r : tensor<56xf8E4M3>
}
func.func @case_erf_f8E4M3(%0: tensor<56xf8E4M3>) -> (tensor<56xf8E4M3>) attributes {inputs = ["a211"], outputs = ["a231"], ulp = 1 : i64} {
  %r = ten.erf %0 : tensor<56xf8E4M3>
  return %r : tensor<56xf8E4M3>
}
func.func @case_erfc_f8E4M3(%0: tensor<56xf8E4M3>) -> (tensor<56xf8E4M3>) attributes {inputs = ["a211"], outputs = ["a232"], ulp = 2 : i64} {
  %r = ten.erfc %0 : tensor<56xf8E4M3>
  return %r : tensor<56xf8E4M3>
}
func.func @case_add_f8E4M3(%0: tensor<60xf8E4M3>, %1: tensor<60xf8E4M3>) -> (tensor<60xf8E4M3>) attributes {inputs = ["a233", "a234"], outputs = ["a235"]} {
  %r = ten.add %0, %1 : tensor<60xf8E4M3>
  return %r : tensor<60xf8E4M3>
}
func.func @case_sub_f8E4M3(%0: tensor<60xf8E4M3>, %1: tensor<60xf8E4M3>) -> (tensor<60xf8E4M3>) attributes {inputs = ["a233", "a234"], outputs = ["a236"]} {
  %r = ten.sub %0, %1 : tensor<60xf8E4M3>
  return %r : tensor<60xf8E4M3>
}
func.func @case_mul_f8E4M3(%0: tensor<60xf8E4M3>, %1: tensor<60xf8E4M3>) -> (tensor<60xf8E4M3>) attributes {inputs = ["a233", "a234"], outputs = ["a237"]} {
  %r = ten.mul %0, %1 : tensor<60xf8E4M3>
  return %r : tensor<60xf8E4M3>
}
func.func @case_div_f8E4M3(%0: tensor<60xf8E4M3>, %1: tensor<60xf8E4M3>) -> (tensor<60xf8E4M3>) attributes {inputs = ["a233", "a234"], outputs = ["a238"]} {
  %r = ten.div %0, %1 : tensor<60xf8E4M3>
  return %r : tensor<60xf8E4M3>
}
func.func @case_rem_f8E4M3(%0: tensor<60xf8E4M3>, %1: tensor<60xf8E4M3>) -> (tensor<60xf8E4M3>) attributes {inputs = ["a233", "a234"], outputs = ["a239"]} {
  %r = ten.rem %0, %1 : tensor<60xf8E4M3>
  return %r : tensor<60xf8E4M3>
}
func.func @case_pow_f8E4M3(%0: tensor<60xf8E4M3>, %1: tensor<60xf8E4M3>) -> (tensor<60xf8E4M3>) attributes {inputs = ["a233", "a234"], outputs = ["a240"], ulp = 1 : i64} {
  %r = ten.pow %0, %1 : tensor<60xf8E4M3>
  return %r : tensor<60xf8E4M3>
}
func.func @case_atan2_f8E4M3(%0: tensor<60xf8E4M3>, %1: tensor<60xf8E4M3>) -> (tensor<60xf8E4M3>) attributes {inputs = ["a233", "a234"], outputs = ["a241"], ulp = 1 : i64} {
  %r = ten.atan2 %0, %1 : tensor<60xf8E4M3>
  return %r : tensor<60xf8E4M3>
}
func.func @case_max_f8E4M3(%0: tensor<60xf8E4M3>, %1: tensor<60xf8E4M3>) -> (tensor<60xf8E4M3>) attributes {inputs = ["a233", "a234"], outputs = ["a242"]} {
  %r = ten.max %0, %1 : tensor<60xf8E4M3>
  return %r : tensor<60xf8E4M3>
}
func.func @case_min_f8E4M3(%0: tensor<60xf8E4M3>, %1: tensor<60xf8E4M3>) -> (tensor<60xf8E4M3>) attributes {inputs = ["a233", "a234"], outputs = ["a243"]} {
  %r = ten.min %0, %1 : tensor<60xf8E4M3>
  return %r : tensor<60xf8E4M3>
}
func.func @case_compare_eq_f8E4M3(%0: tensor<60xf8E4M3>, %1: tensor<60xf8E4M3>) -> (tensor<60xi1>) attributes {inputs = ["a233", "a234"], outputs = ["a244"]} {
  %r = ten.compare eq %0, %1 : tensor<60xf8E4M3>
  return %r : tensor<60xi1>
}
func.func @case_compare_ne_f8E4M3(%0: tensor<60xf8E4M3>, %1: tensor<60xf8E4M3>) -> (tensor<60xi1>) attributes {inputs = ["a233", "a234"], outputs = ["a245"]} {
  %r = ten.compare ne %0, %1 : tensor<60xf8E4M3>
  return %r : tensor<60xi1>
}
func.func @case_compare_lt_f8E4M3(%0: tensor<60xf8E4M3>, %1: tensor<60xf8E4M3>) -> (tensor<60xi1>) attributes {inputs = ["a233", "a234"], outputs = ["a246"]} {
  %r = ten.compare lt %0, %1 : tensor<60xf8E4M3>
  return %r : tensor<60xi1>
}
func.func @case_compare_le_f8E4M3(%0: tensor<60xf8E4M3>, %1: tensor<60xf8E4M3>) -> (tensor<60xi1>) attributes {inputs = ["a233", "a234"], outputs = ["a247"]} {
  %r = ten.compare le %0, %1 : tensor<60xf8E4M3>
  return %r : tensor<60xi1>
}
func.func @case_compare_gt_f8E4M3(%0: tensor<60xf8E4M3>, %1: tensor<60xf8E4M3>) -> (tensor<60xi1>) attributes {inputs = ["a233", "a234"], outputs = ["a248"]} {
  %r = ten.compare gt %0, %1 : tensor<60xf8E4M3>
  return %r : tensor<60xi1>
}
func.func @case_compare_ge_f8E4M3(%0: tensor<60xf8E4M3>, %1: tensor<60xf8E4M3>) -> (tensor<60xi1>) attributes {inputs = ["a233", "a234"], outputs = ["a249"]} {
  %r = ten.compare ge %0, %1 : tensor<60xf8E4M3>
  return %r : tensor<60xi1>
}
func.func @case_compare_total_f8E4M3(%0: tensor<56xf8E4M3>, %1: tensor<56xf8E4M3>) -> (tensor<56xi1>) attributes {inputs = ["a250", "a251"], outputs = ["a252"]} {
  %r = ten.compare lt total %0, %1 : tensor<56xf8E4M3>
  return %r : tensor<56xi1>
}
func.func @case_is_finite_f8E4M3(%0: tensor<56xf8E4M3>) -> (tensor<56xi1>) attributes {inputs = ["a211"], outputs = ["a253"]} {
  %r = ten.is_finite %0 : tensor<56xf8E4M3> -> tensor<56xi1>
  return %r : tensor<56xi1>
}
func.func @case_clamp_f8E4M3(%0: tensor<56xf8E4M3>, %1: tensor<56xf8E4M3>, %2: tensor<56xf8E4M3>) -> (tensor<56xf8E4M3>) attributes {inputs = ["a254", "a211", "a255"], outputs = ["a256"]} {
  %r = ten.clamp %0, %1, %2 : tensor<56xf8E4M3>
  return %r : tensor<56xf8E4M3>
}
func.func @case_fma_f8E4M3(%0: tensor<120xf8E4M3>, %1: tensor<120xf8E4M3>, %2: tensor<120xf8E4M3>) -> (tensor<120xf8E4M3>) attributes {inputs = ["a257", "a258", "a259"], outputs = ["a260"]} {
  %r = ten.fma %0, %1, %2 : tensor<120xf8E4M3>
  return %r : tensor<120xf8E4M3>
}
func.func @case_abs_f8E4M3FN(%0: tensor<56xf8E4M3FN>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a261"], outputs = ["a262"]} {
  %r = ten.abs %0 : tensor<56xf8E4M3FN> -> tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_neg_f8E4M3FN(%0: tensor<56xf8E4M3FN>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a261"], outputs = ["a263"]} {
  %r = ten.neg %0 : tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_ceil_f8E4M3FN(%0: tensor<56xf8E4M3FN>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a261"], outputs = ["a264"]} {
  %r = ten.ceil %0 : tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_floor_f8E4M3FN(%0: tensor<56xf8E4M3FN>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a261"], outputs = ["a265"]} {
  %r = ten.floor %0 : tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_round_f8E4M3FN(%0: tensor<56xf8E4M3FN>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a261"], outputs = ["a266"]} {
  %r = ten.round %0 : tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_round_even_f8E4M3FN(%0: tensor<56xf8E4M3FN>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a261"], outputs = ["a267"]} {
  %r = ten.round_even %0 : tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_sign_f8E4M3FN(%0: tensor<56xf8E4M3FN>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a261"], outputs = ["a268"]} {
  %r = ten.sign %0 : tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_exp_f8E4M3FN(%0: tensor<56xf8E4M3FN>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a261"], outputs = ["a269"], ulp = 1 : i64} {
  %r = ten.exp %0 : tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_expm1_f8E4M3FN(%0: tensor<56xf8E4M3FN>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a261"], outputs = ["a270"], ulp = 1 : i64} {
  %r = ten.expm1 %0 : tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_log_f8E4M3FN(%0: tensor<56xf8E4M3FN>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a261"], outputs = ["a271"], ulp = 1 : i64} {
  %r = ten.log %0 : tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_log1p_f8E4M3FN(%0: tensor<56xf8E4M3FN>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a261"], outputs = ["a272"], ulp = 1 : i64} {
  %r = ten.log1p %0 : tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_logistic_f8E4M3FN(%0: tensor<56xf8E4M3FN>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a261"], outputs = ["a273"], ulp = 2 : i64} {
  %r = ten.logistic %0 : tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_sqrt_f8E4M3FN(%0: tensor<56xf8E4M3FN>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a261"], outputs = ["a274"]} {
  %r = ten.sqrt %0 : tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_rsqrt_f8E4M3FN(%0: tensor<56xf8E4M3FN>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a261"], outputs = ["a275"], ulp = 1 : i64} {
  %r = ten.rsqrt %0 : tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_cbrt_f8E4M3FN(%0: tensor<56xf8E4M3FN>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a261"], outputs = ["a276"], ulp = 1 : i64} {
  %r = ten.cbrt %0 : tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_sin_f8E4M3FN(%0: tensor<56xf8E4M3FN>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a261"], outputs = ["a277"], ulp = 1 : i64} {
  %r = ten.sin %0 : tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_cos_f8E4M3FN(%0: tensor<56xf8E4M3FN>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a261"], outputs = ["a278"], ulp = 1 : i64} {
  %r = ten.cos %0 : tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_tan_f8E4M3FN(%0: tensor<56xf8E4M3FN>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a261"], outputs = ["a279"], ulp = 1 : i64} {
  %r = ten.tan %0 : tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_tanh_f8E4M3FN(%0: tensor<56xf8E4M3FN>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a261"], outputs = ["a280"], ulp = 2 : i64} {
  %r = ten.tanh %0 : tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_erf_f8E4M3FN(%0: tensor<56xf8E4M3FN>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a261"], outputs = ["a281"], ulp = 1 : i64} {
  %r = ten.erf %0 : tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_erfc_f8E4M3FN(%0: tensor<56xf8E4M3FN>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a261"], outputs = ["a282"], ulp = 2 : i64} {
  %r = ten.erfc %0 : tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_add_f8E4M3FN(%0: tensor<308xf8E4M3FN>, %1: tensor<308xf8E4M3FN>) -> (tensor<308xf8E4M3FN>) attributes {inputs = ["a283", "a284"], outputs = ["a285"]} {
  %r = ten.add %0, %1 : tensor<308xf8E4M3FN>
  return %r : tensor<308xf8E4M3FN>
}
func.func @case_sub_f8E4M3FN(%0: tensor<308xf8E4M3FN>, %1: tensor<308xf8E4M3FN>) -> (tensor<308xf8E4M3FN>) attributes {inputs = ["a283", "a284"], outputs = ["a286"]} {
  %r = ten.sub %0, %1 : tensor<308xf8E4M3FN>
  return %r : tensor<308xf8E4M3FN>
}
func.func @case_mul_f8E4M3FN(%0: tensor<308xf8E4M3FN>, %1: tensor<308xf8E4M3FN>) -> (tensor<308xf8E4M3FN>) attributes {inputs = ["a283", "a284"], outputs = ["a287"]} {
  %r = ten.mul %0, %1 : tensor<308xf8E4M3FN>
  return %r : tensor<308xf8E4M3FN>
}
func.func @case_div_f8E4M3FN(%0: tensor<308xf8E4M3FN>, %1: tensor<308xf8E4M3FN>) -> (tensor<308xf8E4M3FN>) attributes {inputs = ["a283", "a284"], outputs = ["a288"]} {
  %r = ten.div %0, %1 : tensor<308xf8E4M3FN>
  return %r : tensor<308xf8E4M3FN>
}
func.func @case_rem_f8E4M3FN(%0: tensor<308xf8E4M3FN>, %1: tensor<308xf8E4M3FN>) -> (tensor<308xf8E4M3FN>) attributes {inputs = ["a283", "a284"], outputs = ["a289"]} {
  %r = ten.rem %0, %1 : tensor<308xf8E4M3FN>
  return %r : tensor<308xf8E4M3FN>
}
func.func @case_pow_f8E4M3FN(%0: tensor<308xf8E4M3FN>, %1: tensor<308xf8E4M3FN>) -> (tensor<308xf8E4M3FN>) attributes {inputs = ["a283", "a284"], outputs = ["a290"], ulp = 1 : i64} {
  %r = ten.pow %0, %1 : tensor<308xf8E4M3FN>
  return %r : tensor<308xf8E4M3FN>
}
func.func @case_atan2_f8E4M3FN(%0: tensor<308xf8E4M3FN>, %1: tensor<308xf8E4M3FN>) -> (tensor<308xf8E4M3FN>) attributes {inputs = ["a283", "a284"], outputs = ["a291"], ulp = 1 : i64} {
  %r = ten.atan2 %0, %1 : tensor<308xf8E4M3FN>
  return %r : tensor<308xf8E4M3FN>
}
func.func @case_max_f8E4M3FN(%0: tensor<308xf8E4M3FN>, %1: tensor<308xf8E4M3FN>) -> (tensor<308xf8E4M3FN>) attributes {inputs = ["a283", "a284"], outputs = ["a292"]} {
  %r = ten.max %0, %1 : tensor<308xf8E4M3FN>
  return %r : tensor<308xf8E4M3FN>
}
func.func @case_min_f8E4M3FN(%0: tensor<308xf8E4M3FN>, %1: tensor<308xf8E4M3FN>) -> (tensor<308xf8E4M3FN>) attributes {inputs = ["a283", "a284"], outputs = ["a293"]} {
  %r = ten.min %0, %1 : tensor<308xf8E4M3FN>
  return %r : tensor<308xf8E4M3FN>
}
func.func @case_compare_eq_f8E4M3FN(%0: tensor<308xf8E4M3FN>, %1: tensor<308xf8E4M3FN>) -> (tensor<308xi1>) attributes {inputs = ["a283", "a284"], outputs = ["a294"]} {
  %r = ten.compare eq %0, %1 : tensor<308xf8E4M3FN>
  return %r : tensor<308xi1>
}
func.func @case_compare_ne_f8E4M3FN(%0: tensor<308xf8E4M3FN>, %1: tensor<308xf8E4M3FN>) -> (tensor<308xi1>) attributes {inputs = ["a283", "a284"], outputs = ["a295"]} {
  %r = ten.compare ne %0, %1 : tensor<308xf8E4M3FN>
  return %r : tensor<308xi1>
}
func.func @case_compare_lt_f8E4M3FN(%0: tensor<308xf8E4M3FN>, %1: tensor<308xf8E4M3FN>) -> (tensor<308xi1>) attributes {inputs = ["a283", "a284"], outputs = ["a296"]} {
  %r = ten.compare lt %0, %1 : tensor<308xf8E4M3FN>
  return %r : tensor<308xi1>
}
func.func @case_compare_le_f8E4M3FN(%0: tensor<308xf8E4M3FN>, %1: tensor<308xf8E4M3FN>) -> (tensor<308xi1>) attributes {inputs = ["a283", "a284"], outputs = ["a297"]} {
  %r = ten.compare le %0, %1 : tensor<308xf8E4M3FN>
  return %r : tensor<308xi1>
}
func.func @case_compare_gt_f8E4M3FN(%0: tensor<308xf8E4M3FN>, %1: tensor<308xf8E4M3FN>) -> (tensor<308xi1>) attributes {inputs = ["a283", "a284"], outputs = ["a298"]} {
  %r = ten.compare gt %0, %1 : tensor<308xf8E4M3FN>
  return %r : tensor<308xi1>
}
func.func @case_compare_ge_f8E4M3FN(%0: tensor<308xf8E4M3FN>, %1: tensor<308xf8E4M3FN>) -> (tensor<308xi1>) attributes {inputs = ["a283", "a284"], outputs = ["a299"]} {
  %r = ten.compare ge %0, %1 : tensor<308xf8E4M3FN>
  return %r : tensor<308xi1>
}
func.func @case_compare_total_f8E4M3FN(%0: tensor<247xf8E4M3FN>, %1: tensor<247xf8E4M3FN>) -> (tensor<247xi1>) attributes {inputs = ["a300", "a301"], outputs = ["a302"]} {
  %r = ten.compare lt total %0, %1 : tensor<247xf8E4M3FN>
  return %r : tensor<247xi1>
}
func.func @case_is_finite_f8E4M3FN(%0: tensor<56xf8E4M3FN>) -> (tensor<56xi1>) attributes {inputs = ["a261"], outputs = ["a253"]} {
  %r = ten.is_finite %0 : tensor<56xf8E4M3FN> -> tensor<56xi1>
  return %r : tensor<56xi1>
}
func.func @case_clamp_f8E4M3FN(%0: tensor<56xf8E4M3FN>, %1: tensor<56xf8E4M3FN>, %2: tensor<56xf8E4M3FN>) -> (tensor<56xf8E4M3FN>) attributes {inputs = ["a254", "a261", "a255"], outputs = ["a303"]} {
  %r = ten.clamp %0, %1, %2 : tensor<56xf8E4M3FN>
  return %r : tensor<56xf8E4M3FN>
}
func.func @case_fma_f8E4M3FN(%0: tensor<616xf8E4M3FN>, %1: tensor<616xf8E4M3FN>, %2: tensor<616xf8E4M3FN>) -> (tensor<616xf8E4M3FN>) attributes {inputs = ["a304", "a305", "a306"], outputs = ["a307"]} {
  %r = ten.fma %0, %1, %2 : tensor<616xf8E4M3FN>
  return %r : tensor<616xf8E4M3FN>
}
func.func @case_abs_f8E4M3FNUZ(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xf8E4M3FNUZ>) attributes {inputs = ["a308"], outputs = ["a309"]} {
  %r = ten.abs %0 : tensor<56xf8E4M3FNUZ> -> tensor<56xf8E4M3FNUZ>
  return %r : tensor<56xf8E4M3FNUZ>
}
func.func @case_neg_f8E4M3FNUZ(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xf8E4M3FNUZ>) attributes {inputs = ["a308"], outputs = ["a310"]} {
  %r = ten.neg %0 : tensor<56xf8E4M3FNUZ>
  return %r : tensor<56xf8E4M3FNUZ>
}
func.func @case_ceil_f8E4M3FNUZ(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xf8E4M3FNUZ>) attributes {inputs = ["a308"], outputs = ["a311"]} {
  %r = ten.ceil %0 : tensor<56xf8E4M3FNUZ>
  return %r : tensor<56xf8E4M3FNUZ>
}
func.func @case_floor_f8E4M3FNUZ(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xf8E4M3FNUZ>) attributes {inputs = ["a308"], outputs = ["a312"]} {
  %r = ten.floor %0 : tensor<56xf8E4M3FNUZ>
  return %r : tensor<56xf8E4M3FNUZ>
}
func.func @case_round_f8E4M3FNUZ(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xf8E4M3FNUZ>) attributes {inputs = ["a308"], outputs = ["a313"]} {
  %r = ten.round %0 : tensor<56xf8E4M3FNUZ>
  return %r : tensor<56xf8E4M3FNUZ>
}
func.func @case_round_even_f8E4M3FNUZ(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xf8E4M3FNUZ>) attributes {inputs = ["a308"], outputs = ["a314"]} {
  %r = ten.round_even %0 : tensor<56xf8E4M3FNUZ>
  return %r : tensor<56xf8E4M3FNUZ>
}
func.func @case_sign_f8E4M3FNUZ(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xf8E4M3FNUZ>) attributes {inputs = ["a308"], outputs = ["a315"]} {
  %r = ten.sign %0 : tensor<56xf8E4M3FNUZ>
  return %r : tensor<56xf8E4M3FNUZ>
}
func.func @case_exp_f8E4M3FNUZ(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xf8E4M3FNUZ>) attributes {inputs = ["a308"], outputs = ["a316"], ulp = 1 : i64} {
  %r = ten.exp %0 : tensor<56xf8E4M3FNUZ>
  return %r : tensor<56xf8E4M3FNUZ>
}
func.func @case_expm1_f8E4M3FNUZ(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xf8E4M3FNUZ>) attributes {inputs = ["a308"], outputs = ["a317"], ulp = 1 : i64} {
  %r = ten.expm1 %0 : tensor<56xf8E4M3FNUZ>
  return %r : tensor<56xf8E4M3FNUZ>
}
func.func @case_log_f8E4M3FNUZ(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xf8E4M3FNUZ>) attributes {inputs = ["a308"], outputs = ["a318"], ulp = 1 : i64} {
  %r = ten.log %0 : tensor<56xf8E4M3FNUZ>
  return %r : tensor<56xf8E4M3FNUZ>
}
func.func @case_log1p_f8E4M3FNUZ(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xf8E4M3FNUZ>) attributes {inputs = ["a308"], outputs = ["a319"], ulp = 1 : i64} {
  %r = ten.log1p %0 : tensor<56xf8E4M3FNUZ>
  return %r : tensor<56xf8E4M3FNUZ>
}
func.func @case_logistic_f8E4M3FNUZ(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xf8E4M3FNUZ>) attributes {inputs = ["a308"], outputs = ["a320"], ulp = 2 : i64} {
  %r = ten.logistic %0 : tensor<56xf8E4M3FNUZ>
  return %r : tensor<56xf8E4M3FNUZ>
}
func.func @case_sqrt_f8E4M3FNUZ(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xf8E4M3FNUZ>) attributes {inputs = ["a308"], outputs = ["a321"]} {
  %r = ten.sqrt %0 : tensor<56xf8E4M3FNUZ>
  return %r : tensor<56xf8E4M3FNUZ>
}
func.func @case_rsqrt_f8E4M3FNUZ(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xf8E4M3FNUZ>) attributes {inputs = ["a308"], outputs = ["a322"], ulp = 1 : i64} {
  %r = ten.rsqrt %0 : tensor<56xf8E4M3FNUZ>
  return %r : tensor<56xf8E4M3FNUZ>
}
func.func @case_cbrt_f8E4M3FNUZ(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xf8E4M3FNUZ>) attributes {inputs = ["a308"], outputs = ["a323"], ulp = 1 : i64} {
  %r = ten.cbrt %0 : tensor<56xf8E4M3FNUZ>
  return %r : tensor<56xf8E4M3FNUZ>
}
func.func @case_sin_f8E4M3FNUZ(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xf8E4M3FNUZ>) attributes {inputs = ["a308"], outputs = ["a324"], ulp = 1 : i64} {
  %r = ten.sin %0 : tensor<56xf8E4M3FNUZ>
  return %r : tensor<56xf8E4M3FNUZ>
}
func.func @case_cos_f8E4M3FNUZ(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xf8E4M3FNUZ>) attributes {inputs = ["a308"], outputs = ["a325"], ulp = 1 : i64} {
  %r = ten.cos %0 : tensor<56xf8E4M3FNUZ>
  return %r : tensor<56xf8E4M3FNUZ>
}
func.func @case_tan_f8E4M3FNUZ(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xf8E4M3FNUZ>) attributes {inputs = ["a308"], outputs = ["a326"], ulp = 1 : i64} {
  %r = ten.tan %0 : tensor<56xf8E4M3FNUZ>
  return %r : tensor<56xf8E4M3FNUZ>
}
func.func @case_tanh_f8E4M3FNUZ(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xf8E4M3FNUZ>) attributes {inputs = ["a308"], outputs = ["a327"], ulp = 2 : i64} {
  %r = ten.tanh %0 : tensor<56xf8E4M3FNUZ>
  return %r : tensor<56xf8E4M3FNUZ>
}
func.func @case_erf_f8E4M3FNUZ(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xf8E4M3FNUZ>) attributes {inputs = ["a308"], outputs = ["a328"], ulp = 1 : i64} {
  %r = ten.erf %0 : tensor<56xf8E4M3FNUZ>
  return %r : tensor<56xf8E4M3FNUZ>
}
func.func @case_erfc_f8E4M3FNUZ(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xf8E4M3FNUZ>) attributes {inputs = ["a308"], outputs = ["a329"], ulp = 2 : i64} {
  %r = ten.erfc %0 : tensor<56xf8E4M3FNUZ>
  return %r : tensor<56xf8E4M3FNUZ>
}
func.func @case_add_f8E4M3FNUZ(%0: tensor<308xf8E4M3FNUZ>, %1: tensor<308xf8E4M3FNUZ>) -> (tensor<308xf8E4M3FNUZ>) attributes {inputs = ["a330", "a331"], outputs = ["a332"]} {
  %r = ten.add %0, %1 : tensor<308xf8E4M3FNUZ>
  return %r : tensor<308xf8E4M3FNUZ>
}
func.func @case_sub_f8E4M3FNUZ(%0: tensor<308xf8E4M3FNUZ>, %1: tensor<308xf8E4M3FNUZ>) -> (tensor<308xf8E4M3FNUZ>) attributes {inputs = ["a330", "a331"], outputs = ["a333"]} {
  %r = ten.sub %0, %1 : tensor<308xf8E4M3FNUZ>
  return %r : tensor<308xf8E4M3FNUZ>
}
func.func @case_mul_f8E4M3FNUZ(%0: tensor<308xf8E4M3FNUZ>, %1: tensor<308xf8E4M3FNUZ>) -> (tensor<308xf8E4M3FNUZ>) attributes {inputs = ["a330", "a331"], outputs = ["a334"]} {
  %r = ten.mul %0, %1 : tensor<308xf8E4M3FNUZ>
  return %r : tensor<308xf8E4M3FNUZ>
}
func.func @case_div_f8E4M3FNUZ(%0: tensor<308xf8E4M3FNUZ>, %1: tensor<308xf8E4M3FNUZ>) -> (tensor<308xf8E4M3FNUZ>) attributes {inputs = ["a330", "a331"], outputs = ["a335"]} {
  %r = ten.div %0, %1 : tensor<308xf8E4M3FNUZ>
  return %r : tensor<308xf8E4M3FNUZ>
}
func.func @case_rem_f8E4M3FNUZ(%0: tensor<308xf8E4M3FNUZ>, %1: tensor<308xf8E4M3FNUZ>) -> (tensor<308xf8E4M3FNUZ>) attributes {inputs = ["a330", "a331"], outputs = ["a336"]} {
  %r = ten.rem %0, %1 : tensor<308xf8E4M3FNUZ>
  return %r : tensor<308xf8E4M3FNUZ>
}
func.func @case_pow_f8E4M3FNUZ(%0: tensor<308xf8E4M3FNUZ>, %1: tensor<308xf8E4M3FNUZ>) -> (tensor<308xf8E4M3FNUZ>) attributes {inputs = ["a330", "a331"], outputs = ["a337"], ulp = 1 : i64} {
  %r = ten.pow %0, %1 : tensor<308xf8E4M3FNUZ>
  return %r : tensor<308xf8E4M3FNUZ>
}
func.func @case_atan2_f8E4M3FNUZ(%0: tensor<308xf8E4M3FNUZ>, %1: tensor<308xf8E4M3FNUZ>) -> (tensor<308xf8E4M3FNUZ>) attributes {inputs = ["a330", "a331"], outputs = ["a338"], ulp = 1 : i64} {
  %r = ten.atan2 %0, %1 : tensor<308xf8E4M3FNUZ>
  return %r : tensor<308xf8E4M3FNUZ>
}
func.func @case_max_f8E4M3FNUZ(%0: tensor<308xf8E4M3FNUZ>, %1: tensor<308xf8E4M3FNUZ>) -> (tensor<308xf8E4M3FNUZ>) attributes {inputs = ["a330", "a331"], outputs = ["a339"]} {
  %r = ten.max %0, %1 : tensor<308xf8E4M3FNUZ>
  return %r : tensor<308xf8E4M3FNUZ>
}
func.func @case_min_f8E4M3FNUZ(%0: tensor<308xf8E4M3FNUZ>, %1: tensor<308xf8E4M3FNUZ>) -> (tensor<308xf8E4M3FNUZ>) attributes {inputs = ["a330", "a331"], outputs = ["a340"]} {
  %r = ten.min %0, %1 : tensor<308xf8E4M3FNUZ>
  return %r : tensor<308xf8E4M3FNUZ>
}
func.func @case_compare_eq_f8E4M3FNUZ(%0: tensor<308xf8E4M3FNUZ>, %1: tensor<308xf8E4M3FNUZ>) -> (tensor<308xi1>) attributes {inputs = ["a330", "a331"], outputs = ["a294"]} {
  %r = ten.compare eq %0, %1 : tensor<308xf8E4M3FNUZ>
  return %r : tensor<308xi1>
}
func.func @case_compare_ne_f8E4M3FNUZ(%0: tensor<308xf8E4M3FNUZ>, %1: tensor<308xf8E4M3FNUZ>) -> (tensor<308xi1>) attributes {inputs = ["a330", "a331"], outputs = ["a295"]} {
  %r = ten.compare ne %0, %1 : tensor<308xf8E4M3FNUZ>
  return %r : tensor<308xi1>
}
func.func @case_compare_lt_f8E4M3FNUZ(%0: tensor<308xf8E4M3FNUZ>, %1: tensor<308xf8E4M3FNUZ>) -> (tensor<308xi1>) attributes {inputs = ["a330", "a331"], outputs = ["a341"]} {
  %r = ten.compare lt %0, %1 : tensor<308xf8E4M3FNUZ>
  return %r : tensor<308xi1>
}
func.func @case_compare_le_f8E4M3FNUZ(%0: tensor<308xf8E4M3FNUZ>, %1: tensor<308xf8E4M3FNUZ>) -> (tensor<308xi1>) attributes {inputs = ["a330", "a331"], outputs = ["a342"]} {
  %r = ten.compare le %0, %1 : tensor<308xf8E4M3FNUZ>
  return %r : tensor<308xi1>
}
func.func @case_compare_gt_f8E4M3FNUZ(%0: tensor<308xf8E4M3FNUZ>, %1: tensor<308xf8E4M3FNUZ>) -> (tensor<308xi1>) attributes {inputs = ["a330", "a331"], outputs = ["a343"]} {
  %r = ten.compare gt %0, %1 : tensor<308xf8E4M3FNUZ>
  return %r : tensor<308xi1>
}
func.func @case_compare_ge_f8E4M3FNUZ(%0: tensor<308xf8E4M3FNUZ>, %1: tensor<308xf8E4M3FNUZ>) -> (tensor<308xi1>) attributes {inputs = ["a330", "a331"], outputs = ["a344"]} {
  %r = ten.compare ge %0, %1 : tensor<308xf8E4M3FNUZ>
  return %r : tensor<308xi1>
}
func.func @case_compare_total_f8E4M3FNUZ(%0: tensor<209xf8E4M3FNUZ>, %1: tensor<209xf8E4M3FNUZ>) -> (tensor<209xi1>) attributes {inputs = ["a345", "a346"], outputs = ["a347"]} {
  %r = ten.compare lt total %0, %1 : tensor<209xf8E4M3FNUZ>
  return %r : tensor<209xi1>
}
func.func @case_is_finite_f8E4M3FNUZ(%0: tensor<56xf8E4M3FNUZ>) -> (tensor<56xi1>) attributes {inputs = ["a308"], outputs = ["a253"]} {
  %r = ten.is_finite %0 : tensor<56xf8E4M3FNUZ> -> tensor<56xi1>
  return %r : tensor<56xi1>
}
func.func @case_clamp_f8E4M3FNUZ(%0: tensor<56xf8E4M3FNUZ>, %1: tensor<56xf8E4M3FNUZ>, %2: tensor<56xf8E4M3FNUZ>) -> (tensor<56xf8E4M3FNUZ>) attributes {inputs = ["a348", "a308", "a349"], outputs = ["a350"]} {
  %r = ten.clamp %0, %1, %2 : tensor<56xf8E4M3FNUZ>
  return %r : tensor<56xf8E4M3FNUZ>
}
func.func @case_fma_f8E4M3FNUZ(%0: tensor<616xf8E4M3FNUZ>, %1: tensor<616xf8E4M3FNUZ>, %2: tensor<616xf8E4M3FNUZ>) -> (tensor<616xf8E4M3FNUZ>) attributes {inputs = ["a351", "a352", "a353"], outputs = ["a354"]} {
  %r = ten.fma %0, %1, %2 : tensor<616xf8E4M3FNUZ>
  return %r : tensor<616xf8E4M3FNUZ>
}
func.func @case_abs_f8E4M3B11FNUZ(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xf8E4M3B11FNUZ>) attributes {inputs = ["a355"], outputs = ["a356"]} {
  %r = ten.abs %0 : tensor<56xf8E4M3B11FNUZ> -> tensor<56xf8E4M3B11FNUZ>
  return %r : tensor<56xf8E4M3B11FNUZ>
}
func.func @case_neg_f8E4M3B11FNUZ(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xf8E4M3B11FNUZ>) attributes {inputs = ["a355"], outputs = ["a357"]} {
  %r = ten.neg %0 : tensor<56xf8E4M3B11FNUZ>
  return %r : tensor<56xf8E4M3B11FNUZ>
}
func.func @case_ceil_f8E4M3B11FNUZ(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xf8E4M3B11FNUZ>) attributes {inputs = ["a355"], outputs = ["a358"]} {
  %r = ten.ceil %0 : tensor<56xf8E4M3B11FNUZ>
  return %r : tensor<56xf8E4M3B11FNUZ>
}
func.func @case_floor_f8E4M3B11FNUZ(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xf8E4M3B11FNUZ>) attributes {inputs = ["a355"], outputs = ["a359"]} {
  %r = ten.floor %0 : tensor<56xf8E4M3B11FNUZ>
  return %r : tensor<56xf8E4M3B11FNUZ>
}
func.func @case_round_f8E4M3B11FNUZ(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xf8E4M3B11FNUZ>) attributes {inputs = ["a355"], outputs = ["a360"]} {
  %r = ten.round %0 : tensor<56xf8E4M3B11FNUZ>
  return %r : tensor<56xf8E4M3B11FNUZ>
}
func.func @case_round_even_f8E4M3B11FNUZ(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xf8E4M3B11FNUZ>) attributes {inputs = ["a355"], outputs = ["a361"]} {
  %r = ten.round_even %0 : tensor<56xf8E4M3B11FNUZ>
  return %r : tensor<56xf8E4M3B11FNUZ>
}
func.func @case_sign_f8E4M3B11FNUZ(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xf8E4M3B11FNUZ>) attributes {inputs = ["a355"], outputs = ["a362"]} {
  %r = ten.sign %0 : tensor<56xf8E4M3B11FNUZ>
  return %r : tensor<56xf8E4M3B11FNUZ>
}
func.func @case_exp_f8E4M3B11FNUZ(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xf8E4M3B11FNUZ>) attributes {inputs = ["a355"], outputs = ["a363"], ulp = 1 : i64} {
  %r = ten.exp %0 : tensor<56xf8E4M3B11FNUZ>
  return %r : tensor<56xf8E4M3B11FNUZ>
}
func.func @case_expm1_f8E4M3B11FNUZ(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xf8E4M3B11FNUZ>) attributes {inputs = ["a355"], outputs = ["a364"], ulp = 1 : i64} {
  %r = ten.expm1 %0 : tensor<56xf8E4M3B11FNUZ>
  return %r : tensor<56xf8E4M3B11FNUZ>
}
func.func @case_log_f8E4M3B11FNUZ(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xf8E4M3B11FNUZ>) attributes {inputs = ["a355"], outputs = ["a365"], ulp = 1 : i64} {
  %r = ten.log %0 : tensor<56xf8E4M3B11FNUZ>
  return %r : tensor<56xf8E4M3B11FNUZ>
}
func.func @case_log1p_f8E4M3B11FNUZ(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xf8E4M3B11FNUZ>) attributes {inputs = ["a355"], outputs = ["a366"], ulp = 1 : i64} {
  %r = ten.log1p %0 : tensor<56xf8E4M3B11FNUZ>
  return %r : tensor<56xf8E4M3B11FNUZ>
}
func.func @case_logistic_f8E4M3B11FNUZ(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xf8E4M3B11FNUZ>) attributes {inputs = ["a355"], outputs = ["a367"], ulp = 2 : i64} {
  %r = ten.logistic %0 : tensor<56xf8E4M3B11FNUZ>
  return %r : tensor<56xf8E4M3B11FNUZ>
}
func.func @case_sqrt_f8E4M3B11FNUZ(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xf8E4M3B11FNUZ>) attributes {inputs = ["a355"], outputs = ["a368"]} {
  %r = ten.sqrt %0 : tensor<56xf8E4M3B11FNUZ>
  return %r : tensor<56xf8E4M3B11FNUZ>
}
func.func @case_rsqrt_f8E4M3B11FNUZ(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xf8E4M3B11FNUZ>) attributes {inputs = ["a355"], outputs = ["a369"], ulp = 1 : i64} {
  %r = ten.rsqrt %0 : tensor<56xf8E4M3B11FNUZ>
  return %r : tensor<56xf8E4M3B11FNUZ>
}
func.func @case_cbrt_f8E4M3B11FNUZ(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xf8E4M3B11FNUZ>) attributes {inputs = ["a355"], outputs = ["a370"], ulp = 1 : i64} {
  %r = ten.cbrt %0 : tensor<56xf8E4M3B11FNUZ>
  return %r : tensor<56xf8E4M3B11FNUZ>
}
func.func @case_sin_f8E4M3B11FNUZ(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xf8E4M3B11FNUZ>) attributes {inputs = ["a355"], outputs = ["a371"], ulp = 1 : i64} {
  %r = ten.sin %0 : tensor<56xf8E4M3B11FNUZ>
  return %r : tensor<56xf8E4M3B11FNUZ>
}
func.func @case_cos_f8E4M3B11FNUZ(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xf8E4M3B11FNUZ>) attributes {inputs = ["a355"], outputs = ["a372"], ulp = 1 : i64} {
  %r = ten.cos %0 : tensor<56xf8E4M3B11FNUZ>
  return %r : tensor<56xf8E4M3B11FNUZ>
}
func.func @case_tan_f8E4M3B11FNUZ(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xf8E4M3B11FNUZ>) attributes {inputs = ["a355"], outputs = ["a373"], ulp = 1 : i64} {
  %r = ten.tan %0 : tensor<56xf8E4M3B11FNUZ>
  return %r : tensor<56xf8E4M3B11FNUZ>
}
func.func @case_tanh_f8E4M3B11FNUZ(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xf8E4M3B11FNUZ>) attributes {inputs = ["a355"], outputs = ["a374"], ulp = 2 : i64} {
  %r = ten.tanh %0 : tensor<56xf8E4M3B11FNUZ>
  return %r : tensor<56xf8E4M3B11FNUZ>
}
func.func @case_erf_f8E4M3B11FNUZ(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xf8E4M3B11FNUZ>) attributes {inputs = ["a355"], outputs = ["a375"], ulp = 1 : i64} {
  %r = ten.erf %0 : tensor<56xf8E4M3B11FNUZ>
  return %r : tensor<56xf8E4M3B11FNUZ>
}
func.func @case_erfc_f8E4M3B11FNUZ(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xf8E4M3B11FNUZ>) attributes {inputs = ["a355"], outputs = ["a376"], ulp = 2 : i64} {
  %r = ten.erfc %0 : tensor<56xf8E4M3B11FNUZ>
  return %r : tensor<56xf8E4M3B11FNUZ>
}
func.func @case_add_f8E4M3B11FNUZ(%0: tensor<60xf8E4M3B11FNUZ>, %1: tensor<60xf8E4M3B11FNUZ>) -> (tensor<60xf8E4M3B11FNUZ>) attributes {inputs = ["a377", "a378"], outputs = ["a379"]} {
  %r = ten.add %0, %1 : tensor<60xf8E4M3B11FNUZ>
  return %r : tensor<60xf8E4M3B11FNUZ>
}
func.func @case_sub_f8E4M3B11FNUZ(%0: tensor<60xf8E4M3B11FNUZ>, %1: tensor<60xf8E4M3B11FNUZ>) -> (tensor<60xf8E4M3B11FNUZ>) attributes {inputs = ["a377", "a378"], outputs = ["a379"]} {
  %r = ten.sub %0, %1 : tensor<60xf8E4M3B11FNUZ>
  return %r : tensor<60xf8E4M3B11FNUZ>
}
func.func @case_mul_f8E4M3B11FNUZ(%0: tensor<60xf8E4M3B11FNUZ>, %1: tensor<60xf8E4M3B11FNUZ>) -> (tensor<60xf8E4M3B11FNUZ>) attributes {inputs = ["a377", "a378"], outputs = ["a380"]} {
  %r = ten.mul %0, %1 : tensor<60xf8E4M3B11FNUZ>
  return %r : tensor<60xf8E4M3B11FNUZ>
}
func.func @case_div_f8E4M3B11FNUZ(%0: tensor<60xf8E4M3B11FNUZ>, %1: tensor<60xf8E4M3B11FNUZ>) -> (tensor<60xf8E4M3B11FNUZ>) attributes {inputs = ["a377", "a378"], outputs = ["a381"]} {
  %r = ten.div %0, %1 : tensor<60xf8E4M3B11FNUZ>
  return %r : tensor<60xf8E4M3B11FNUZ>
}
func.func @case_rem_f8E4M3B11FNUZ(%0: tensor<60xf8E4M3B11FNUZ>, %1: tensor<60xf8E4M3B11FNUZ>) -> (tensor<60xf8E4M3B11FNUZ>) attributes {inputs = ["a377", "a378"], outputs = ["a381"]} {
  %r = ten.rem %0, %1 : tensor<60xf8E4M3B11FNUZ>
  return %r : tensor<60xf8E4M3B11FNUZ>
}
func.func @case_pow_f8E4M3B11FNUZ(%0: tensor<60xf8E4M3B11FNUZ>, %1: tensor<60xf8E4M3B11FNUZ>) -> (tensor<60xf8E4M3B11FNUZ>) attributes {inputs = ["a377", "a378"], outputs = ["a382"], ulp = 1 : i64} {
  %r = ten.pow %0, %1 : tensor<60xf8E4M3B11FNUZ>
  return %r : tensor<60xf8E4M3B11FNUZ>
}
func.func @case_atan2_f8E4M3B11FNUZ(%0: tensor<60xf8E4M3B11FNUZ>, %1: tensor<60xf8E4M3B11FNUZ>) -> (tensor<60xf8E4M3B11FNUZ>) attributes {inputs = ["a377", "a378"], outputs = ["a383"], ulp = 1 : i64} {
  %r = ten.atan2 %0, %1 : tensor<60xf8E4M3B11FNUZ>
  return %r : tensor<60xf8E4M3B11FNUZ>
}
func.func @case_max_f8E4M3B11FNUZ(%0: tensor<60xf8E4M3B11FNUZ>, %1: tensor<60xf8E4M3B11FNUZ>) -> (tensor<60xf8E4M3B11FNUZ>) attributes {inputs = ["a377", "a378"], outputs = ["a384"]} {
  %r = ten.max %0, %1 : tensor<60xf8E4M3B11FNUZ>
  return %r : tensor<60xf8E4M3B11FNUZ>
}
func.func @case_min_f8E4M3B11FNUZ(%0: tensor<60xf8E4M3B11FNUZ>, %1: tensor<60xf8E4M3B11FNUZ>) -> (tensor<60xf8E4M3B11FNUZ>) attributes {inputs = ["a377", "a378"], outputs = ["a385"]} {
  %r = ten.min %0, %1 : tensor<60xf8E4M3B11FNUZ>
  return %r : tensor<60xf8E4M3B11FNUZ>
}
func.func @case_compare_eq_f8E4M3B11FNUZ(%0: tensor<60xf8E4M3B11FNUZ>, %1: tensor<60xf8E4M3B11FNUZ>) -> (tensor<60xi1>) attributes {inputs = ["a377", "a378"], outputs = ["a386"]} {
  %r = ten.compare eq %0, %1 : tensor<60xf8E4M3B11FNUZ>
  return %r : tensor<60xi1>
}
func.func @case_compare_ne_f8E4M3B11FNUZ(%0: tensor<60xf8E4M3B11FNUZ>, %1: tensor<60xf8E4M3B11FNUZ>) -> (tensor<60xi1>) attributes {inputs = ["a377", "a378"], outputs = ["a387"]} {
  %r = ten.compare ne %0, %1 : tensor<60xf8E4M3B11FNUZ>
  return %r : tensor<60xi1>
}
func.func @case_compare_lt_f8E4M3B11FNUZ(%0: tensor<60xf8E4M3B11FNUZ>, %1: tensor<60xf8E4M3B11FNUZ>) -> (tensor<60xi1>) attributes {inputs = ["a377", "a378"], outputs = ["a388"]} {
  %r = ten.compare lt %0, %1 : tensor<60xf8E4M3B11FNUZ>
  return %r : tensor<60xi1>
}
func.func @case_compare_le_f8E4M3B11FNUZ(%0: tensor<60xf8E4M3B11FNUZ>, %1: tensor<60xf8E4M3B11FNUZ>) -> (tensor<60xi1>) attributes {inputs = ["a377", "a378"], outputs = ["a389"]} {
  %r = ten.compare le %0, %1 : tensor<60xf8E4M3B11FNUZ>
  return %r : tensor<60xi1>
}
func.func @case_compare_gt_f8E4M3B11FNUZ(%0: tensor<60xf8E4M3B11FNUZ>, %1: tensor<60xf8E4M3B11FNUZ>) -> (tensor<60xi1>) attributes {inputs = ["a377", "a378"], outputs = ["a390"]} {
  %r = ten.compare gt %0, %1 : tensor<60xf8E4M3B11FNUZ>
  return %r : tensor<60xi1>
}
func.func @case_compare_ge_f8E4M3B11FNUZ(%0: tensor<60xf8E4M3B11FNUZ>, %1: tensor<60xf8E4M3B11FNUZ>) -> (tensor<60xi1>) attributes {inputs = ["a377", "a378"], outputs = ["a391"]} {
  %r = ten.compare ge %0, %1 : tensor<60xf8E4M3B11FNUZ>
  return %r : tensor<60xi1>
}
func.func @case_compare_total_f8E4M3B11FNUZ(%0: tensor<22xf8E4M3B11FNUZ>, %1: tensor<22xf8E4M3B11FNUZ>) -> (tensor<22xi1>) attributes {inputs = ["a392", "a393"], outputs = ["a394"]} {
  %r = ten.compare lt total %0, %1 : tensor<22xf8E4M3B11FNUZ>
  return %r : tensor<22xi1>
}
func.func @case_is_finite_f8E4M3B11FNUZ(%0: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xi1>) attributes {inputs = ["a355"], outputs = ["a395"]} {
  %r = ten.is_finite %0 : tensor<56xf8E4M3B11FNUZ> -> tensor<56xi1>
  return %r : tensor<56xi1>
}
func.func @case_clamp_f8E4M3B11FNUZ(%0: tensor<56xf8E4M3B11FNUZ>, %1: tensor<56xf8E4M3B11FNUZ>, %2: tensor<56xf8E4M3B11FNUZ>) -> (tensor<56xf8E4M3B11FNUZ>) attributes {inputs = ["a396", "a355", "a397"], outputs = ["a398"]} {
  %r = ten.clamp %0, %1, %2 : tensor<56xf8E4M3B11FNUZ>
  return %r : tensor<56xf8E4M3B11FNUZ>
}
func.func @case_fma_f8E4M3B11FNUZ(%0: tensor<120xf8E4M3B11FNUZ>, %1: tensor<120xf8E4M3B11FNUZ>, %2: tensor<120xf8E4M3B11FNUZ>) -> (tensor<120xf8E4M3B11FNUZ>) attributes {inputs = ["a399", "a400", "a401"], outputs = ["a402"]} {
  %r = ten.fma %0, %1, %2 : tensor<120xf8E4M3B11FNUZ>
  return %r : tensor<120xf8E4M3B11FNUZ>
}
func.func @case_abs_f8E5M2(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E5M2>) attributes {inputs = ["a403"], outputs = ["a404"]} {
  %r = ten.abs %0 : tensor<56xf8E5M2> -> tensor<56xf8E5M2>
  return %r : tensor<56xf8E5M2>
}
func.func @case_neg_f8E5M2(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E5M2>) attributes {inputs = ["a403"], outputs = ["a405"]} {
  %r = ten.neg %0 : tensor<56xf8E5M2>
  return %r : tensor<56xf8E5M2>
}
func.func @case_ceil_f8E5M2(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E5M2>) attributes {inputs = ["a403"], outputs = ["a406"]} {
  %r = ten.ceil %0 : tensor<56xf8E5M2>
  return %r : tensor<56xf8E5M2>
}
func.func @case_floor_f8E5M2(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E5M2>) attributes {inputs = ["a403"], outputs = ["a407"]} {
  %r = ten.floor %0 : tensor<56xf8E5M2>
  return %r : tensor<56xf8E5M2>
}
func.func @case_round_f8E5M2(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E5M2>) attributes {inputs = ["a403"], outputs = ["a408"]} {
  %r = ten.round %0 : tensor<56xf8E5M2>
  return %r : tensor<56xf8E5M2>
}
func.func @case_round_even_f8E5M2(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E5M2>) attributes {inputs = ["a403"], outputs = ["a409"]} {
  %r = ten.round_even %0 : tensor<56xf8E5M2>
  return %r : tensor<56xf8E5M2>
}
func.func @case_sign_f8E5M2(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E5M2>) attributes {inputs = ["a403"], outputs = ["a410"]} {
  %r = ten.sign %0 : tensor<56xf8E5M2>
  return %r : tensor<56xf8E5M2>
}
func.func @case_exp_f8E5M2(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E5M2>) attributes {inputs = ["a403"], outputs = ["a411"], ulp = 1 : i64} {
  %r = ten.exp %0 : tensor<56xf8E5M2>
  return %r : tensor<56xf8E5M2>
}
func.func @case_expm1_f8E5M2(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E5M2>) attributes {inputs = ["a403"], outputs = ["a412"], ulp = 1 : i64} {
  %r = ten.expm1 %0 : tensor<56xf8E5M2>
  return %r : tensor<56xf8E5M2>
}
func.func @case_log_f8E5M2(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E5M2>) attributes {inputs = ["a403"], outputs = ["a413"], ulp = 1 : i64} {
  %r = ten.log %0 : tensor<56xf8E5M2>
  return %r : tensor<56xf8E5M2>
}
func.func @case_log1p_f8E5M2(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E5M2>) attributes {inputs = ["a403"], outputs = ["a414"], ulp = 1 : i64} {
  %r = ten.log1p %0 : tensor<56xf8E5M2>
  return %r : tensor<56xf8E5M2>
}
func.func @case_logistic_f8E5M2(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E5M2>) attributes {inputs = ["a403"], outputs = ["a415"], ulp = 2 : i64} {
  %r = ten.logistic %0 : tensor<56xf8E5M2>
  return %r : tensor<56xf8E5M2>
}
func.func @case_sqrt_f8E5M2(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E5M2>) attributes {inputs = ["a403"], outputs = ["a416"]} {
  %r = ten.sqrt %0 : tensor<56xf8E5M2>
  return %r : tensor<56xf8E5M2>
}
func.func @case_rsqrt_f8E5M2(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E5M2>) attributes {inputs = ["a403"], outputs = ["a417"], ulp = 1 : i64} {
  %r = ten.rsqrt %0 : tensor<56xf8E5M2>
  return %r : tensor<56xf8E5M2>
}
func.func @case_cbrt_f8E5M2(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E5M2>) attributes {inputs = ["a403"], outputs = ["a418"], ulp = 1 : i64} {
  %r = ten.cbrt %0 : tensor<56xf8E5M2>
  return %r : tensor<56xf8E5M2>
}
func.func @case_sin_f8E5M2(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E5M2>) attributes {inputs = ["a403"], outputs = ["a419"], ulp = 1 : i64} {
  %r = ten.sin %0 : tensor<56xf8E5M2>
  return %r : tensor<56xf8E5M2>
}
func.func @case_cos_f8E5M2(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E5M2>) attributes {inputs = ["a403"], outputs = ["a420"], ulp = 1 : i64} {
  %r = ten.cos %0 : tensor<56xf8E5M2>
  return %r : tensor<56xf8E5M2>
}
func.func @case_tan_f8E5M2(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E5M2>) attributes {inputs = ["a403"], outputs = ["a421"], ulp = 1 : i64} {
  %r = ten.tan %0 : tensor<56xf8E5M2>
  return %r : tensor<56xf8E5M2>
}
func.func @case_tanh_f8E5M2(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E5M2>) attributes {inputs = ["a403"], outputs = ["a422"], ulp = 2 : i64} {
  %r = ten.tanh %0 : tensor<56xf8E5M2>
  return %r : tensor<56xf8E5M2>
}
func.func @case_erf_f8E5M2(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E5M2>) attributes {inputs = ["a403"], outputs = ["a423"], ulp = 1 : i64} {
  %r = ten.erf %0 : tensor<56xf8E5M2>
  return %r : tensor<56xf8E5M2>
}
func.func @case_erfc_f8E5M2(%0: tensor<56xf8E5M2>) -> (tensor<56xf8E5M2>) attributes {inputs = ["a403"], outputs = ["a424"], ulp = 2 : i64} {
  %r = ten.erfc %0 : tensor<56xf8E5M2>
  return %r : tensor<56xf8E5M2>
}
func.func @case_add_f8E5M2(%0: tensor<308xf8E5M2>, %1: tensor<308xf8E5M2>) -> (tensor<308xf8E5M2>) attributes {inputs = ["a425", "a426"], outputs = ["a427"]} {
  %r = ten.add %0, %1 : tensor<308xf8E5M2>
  return %r : tensor<308xf8E5M2>
}
func.func @case_sub_f8E5M2(%0: tensor<308xf8E5M2>, %1: tensor<308xf8E5M2>) -> (tensor<308xf8E5M2>) attributes {inputs = ["a425", "a426"], outputs = ["a428"]} {
  %r = ten.sub %0, %1 : tensor<308xf8E5M2>
  return %r : tensor<308xf8E5M2>
}
func.func @case_mul_f8E5M2(%0: tensor<308xf8E5M2>, %1: tensor<308xf8E5M2>) -> (tensor<308xf8E5M2>) attributes {inputs = ["a425", "a426"], outputs = ["a429"]} {
  %r = ten.mul %0, %1 : tensor<308xf8E5M2>
  return %r : tensor<308xf8E5M2>
}
func.func @case_div_f8E5M2(%0: tensor<308xf8E5M2>, %1: tensor<308xf8E5M2>) -> (tensor<308xf8E5M2>) attributes {inputs = ["a425", "a426"], outputs = ["a430"]} {
  %r = ten.div %0, %1 : tensor<308xf8E5M2>
  return %r : tensor<308xf8E5M2>
}
func.func @case_rem_f8E5M2(%0: tensor<308xf8E5M2>, %1: tensor<308xf8E5M2>) -> (tensor<308xf8E5M2>) attributes {inputs = ["a425", "a426"], outputs = ["a431"]} {
  %r = ten.rem %0, %1 : tensor<308xf8E5M2>
  return %r : tensor<308xf8E5M2>
}
func.func @case_pow_f8E5M2(%0: tensor<308xf8E5M2>, %1: tensor<308xf8E5M2>) -> (tensor<308xf8E5M2>) attributes {inputs = ["a425", "a426"], outputs = ["a432"], ulp = 1 : i64} {
  %r = ten.pow %0, %1 : tensor<308xf8E5M2>
  return %r : tensor<308xf8E5M2>
}
func.func @case_atan2_f8E5M2(%0: tensor<308xf8E5M2>, %1: tensor<308xf8E5M2>) -> (tensor<308xf8E5M2>) attributes {inputs = ["a425", "a426"], outputs = ["a433"], ulp = 1 : i64} {
  %r = ten.atan2 %0, %1 : tensor<308xf8E5M2>
  return %r : tensor<308xf8E5M2>
}
func.func @case_max_f8E5M2(%0: tensor<308xf8E5M2>, %1: tensor<308xf8E5M2>) -> (tensor<308xf8E5M2>) attributes {inputs = ["a425", "a426"], outputs = ["a434"]} {
  %r = ten.max %0, %1 : tensor<308xf8E5M2>
  return %r : tensor<308xf8E5M2>
}
func.func @case_min_f8E5M2(%0: tensor<308xf8E5M2>, %1: tensor<308xf8E5M2>) -> (tensor<308xf8E5M2>) attributes {inputs = ["a425", "a426"], outputs = ["a435"]} {
  %r = ten.min %0, %1 : tensor<308xf8E5M2>
  return %r : tensor<308xf8E5M2>
}
func.func @case_compare_eq_f8E5M2(%0: tensor<308xf8E5M2>, %1: tensor<308xf8E5M2>) -> (tensor<308xi1>) attributes {inputs = ["a425", "a426"], outputs = ["a436"]} {
  %r = ten.compare eq %0, %1 : tensor<308xf8E5M2>
  return %r : tensor<308xi1>
}
func.func @case_compare_ne_f8E5M2(%0: tensor<308xf8E5M2>, %1: tensor<308xf8E5M2>) -> (tensor<308xi1>) attributes {inputs = ["a425", "a426"], outputs = ["a437"]} {
  %r = ten.compare ne %0, %1 : tensor<308xf8E5M2>
  return %r : tensor<308xi1>
}
func.func @case_compare_lt_f8E5M2(%0: tensor<308xf8E5M2>, %1: tensor<308xf8E5M2>) -> (tensor<308xi1>) attributes {inputs = ["a425", "a426"], outputs = ["a438"]} {
  %r = ten.compare lt %0, %1 : tensor<308xf8E5M2>
  return %r : tensor<308xi1>
}
func.func @case_compare_le_f8E5M2(%0: tensor<308xf8E5M2>, %1: tensor<308xf8E5M2>) -> (tensor<308xi1>) attributes {inputs = ["a425", "a426"], outputs = ["a439"]} {
  %r = ten.compare le %0, %1 : tensor<308xf8E5M2>
  return %r : tensor<308xi1>
}
func.func @case_compare_gt_f8E5M2(%0: tensor<308xf8E5M2>, %1: tensor<308xf8E5M2>) -> (tensor<308xi1>) attributes {inputs = ["a425", "a426"], outputs = ["a440"]} {
  %r = ten.compare gt %0, %1 : tensor<308xf8E5M2>
  return %r : tensor<308xi1>
}
func.func @case_compare_ge_f8E5M2(%0: tensor<308xf8E5M2>, %1: tensor<308xf8E5M2>) -> (tensor<308xi1>) attributes {inputs = ["a425", "a426"], outputs = ["a441"]} {
  %r = ten.compare ge %0, %1 : tensor<308xf8E5M2>
  return %r : tensor<308xi1>
}
func.func @case_compare_total_f8E5M2(%0: tensor<295xf8E5M2>, %1: tensor<295xf8E5M2>) -> (tensor<295xi1>) attributes {inputs = ["a442", "a443"], outputs = ["a444"]} {
  %r = ten.compare lt total %0, %1 : tensor<295xf8E5M2>
  return %r : tensor<295xi1>
}
func.func @case_is_finite_f8E5M2(%0: tensor<56xf8E5M2>) -> (tensor<56xi1>) attributes {inputs = ["a403"], outputs = ["a148"]} {
  %r = ten.is_finite %0 : tensor<56xf8E5M2> -> tensor<56xi1>
  return %r : tensor<56xi1>
}
func.func @case_clamp_f8E5M2(%0: tensor<56xf8E5M2>, %1: tensor<56xf8E5M2>, %2: tensor<56xf8E5M2>) -> (tensor<56xf8E5M2>) attributes {inputs = ["a445", "a403", "a255"], outputs = ["a446"]} {
  %r = ten.clamp %0, %1, %2 : tensor<56xf8E5M2>
  return %r : tensor<56xf8E5M2>
}
func.func @case_fma_f8E5M2(%0: tensor<616xf8E5M2>, %1: tensor<616xf8E5M2>, %2: tensor<616xf8E5M2>) -> (tensor<616xf8E5M2>) attributes {inputs = ["a447", "a448", "a449"], outputs = ["a450"]} {
  %r = ten.fma %0, %1, %2 : tensor<616xf8E5M2>
  return %r : tensor<616xf8E5M2>
}
func.func @case_abs_f8E5M2FNUZ(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xf8E5M2FNUZ>) attributes {inputs = ["a451"], outputs = ["a452"]} {
  %r = ten.abs %0 : tensor<56xf8E5M2FNUZ> -> tensor<56xf8E5M2FNUZ>
  return %r : tensor<56xf8E5M2FNUZ>
}
func.func @case_neg_f8E5M2FNUZ(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xf8E5M2FNUZ>) attributes {inputs = ["a451"], outputs = ["a453"]} {
  %r = ten.neg %0 : tensor<56xf8E5M2FNUZ>
  return %r : tensor<56xf8E5M2FNUZ>
}
func.func @case_ceil_f8E5M2FNUZ(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xf8E5M2FNUZ>) attributes {inputs = ["a451"], outputs = ["a454"]} {
  %r = ten.ceil %0 : tensor<56xf8E5M2FNUZ>
  return %r : tensor<56xf8E5M2FNUZ>
}
func.func @case_floor_f8E5M2FNUZ(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xf8E5M2FNUZ>) attributes {inputs = ["a451"], outputs = ["a455"]} {
  %r = ten.floor %0 : tensor<56xf8E5M2FNUZ>
  return %r : tensor<56xf8E5M2FNUZ>
}
func.func @case_round_f8E5M2FNUZ(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xf8E5M2FNUZ>) attributes {inputs = ["a451"], outputs = ["a456"]} {
  %r = ten.round %0 : tensor<56xf8E5M2FNUZ>
  return %r : tensor<56xf8E5M2FNUZ>
}
func.func @case_round_even_f8E5M2FNUZ(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xf8E5M2FNUZ>) attributes {inputs = ["a451"], outputs = ["a457"]} {
  %r = ten.round_even %0 : tensor<56xf8E5M2FNUZ>
  return %r : tensor<56xf8E5M2FNUZ>
}
func.func @case_sign_f8E5M2FNUZ(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xf8E5M2FNUZ>) attributes {inputs = ["a451"], outputs = ["a458"]} {
  %r = ten.sign %0 : tensor<56xf8E5M2FNUZ>
  return %r : tensor<56xf8E5M2FNUZ>
}
func.func @case_exp_f8E5M2FNUZ(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xf8E5M2FNUZ>) attributes {inputs = ["a451"], outputs = ["a459"], ulp = 1 : i64} {
  %r = ten.exp %0 : tensor<56xf8E5M2FNUZ>
  return %r : tensor<56xf8E5M2FNUZ>
}
func.func @case_expm1_f8E5M2FNUZ(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xf8E5M2FNUZ>) attributes {inputs = ["a451"], outputs = ["a460"], ulp = 1 : i64} {
  %r = ten.expm1 %0 : tensor<56xf8E5M2FNUZ>
  return %r : tensor<56xf8E5M2FNUZ>
}
func.func @case_log_f8E5M2FNUZ(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xf8E5M2FNUZ>) attributes {inputs = ["a451"], outputs = ["a461"], ulp = 1 : i64} {
  %r = ten.log %0 : tensor<56xf8E5M2FNUZ>
  return %r : tensor<56xf8E5M2FNUZ>
}
func.func @case_log1p_f8E5M2FNUZ(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xf8E5M2FNUZ>) attributes {inputs = ["a451"], outputs = ["a462"], ulp = 1 : i64} {
  %r = ten.log1p %0 : tensor<56xf8E5M2FNUZ>
  return %r : tensor<56xf8E5M2FNUZ>
}
func.func @case_logistic_f8E5M2FNUZ(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xf8E5M2FNUZ>) attributes {inputs = ["a451"], outputs = ["a463"], ulp = 2 : i64} {
  %r = ten.logistic %0 : tensor<56xf8E5M2FNUZ>
  return %r : tensor<56xf8E5M2FNUZ>
}
func.func @case_sqrt_f8E5M2FNUZ(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xf8E5M2FNUZ>) attributes {inputs = ["a451"], outputs = ["a464"]} {
  %r = ten.sqrt %0 : tensor<56xf8E5M2FNUZ>
  return %r : tensor<56xf8E5M2FNUZ>
}
func.func @case_rsqrt_f8E5M2FNUZ(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xf8E5M2FNUZ>) attributes {inputs = ["a451"], outputs = ["a465"], ulp = 1 : i64} {
  %r = ten.rsqrt %0 : tensor<56xf8E5M2FNUZ>
  return %r : tensor<56xf8E5M2FNUZ>
}
func.func @case_cbrt_f8E5M2FNUZ(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xf8E5M2FNUZ>) attributes {inputs = ["a451"], outputs = ["a466"], ulp = 1 : i64} {
  %r = ten.cbrt %0 : tensor<56xf8E5M2FNUZ>
  return %r : tensor<56xf8E5M2FNUZ>
}
func.func @case_sin_f8E5M2FNUZ(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xf8E5M2FNUZ>) attributes {inputs = ["a451"], outputs = ["a467"], ulp = 1 : i64} {
  %r = ten.sin %0 : tensor<56xf8E5M2FNUZ>
  return %r : tensor<56xf8E5M2FNUZ>
}
func.func @case_cos_f8E5M2FNUZ(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xf8E5M2FNUZ>) attributes {inputs = ["a451"], outputs = ["a468"], ulp = 1 : i64} {
  %r = ten.cos %0 : tensor<56xf8E5M2FNUZ>
  return %r : tensor<56xf8E5M2FNUZ>
}
func.func @case_tan_f8E5M2FNUZ(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xf8E5M2FNUZ>) attributes {inputs = ["a451"], outputs = ["a469"], ulp = 1 : i64} {
  %r = ten.tan %0 : tensor<56xf8E5M2FNUZ>
  return %r : tensor<56xf8E5M2FNUZ>
}
func.func @case_tanh_f8E5M2FNUZ(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xf8E5M2FNUZ>) attributes {inputs = ["a451"], outputs = ["a470"], ulp = 2 : i64} {
  %r = ten.tanh %0 : tensor<56xf8E5M2FNUZ>
  return %r : tensor<56xf8E5M2FNUZ>
}
func.func @case_erf_f8E5M2FNUZ(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xf8E5M2FNUZ>) attributes {inputs = ["a451"], outputs = ["a471"], ulp = 1 : i64} {
  %r = ten.erf %0 : tensor<56xf8E5M2FNUZ>
  return %r : tensor<56xf8E5M2FNUZ>
}
func.func @case_erfc_f8E5M2FNUZ(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xf8E5M2FNUZ>) attributes {inputs = ["a451"], outputs = ["a472"], ulp = 2 : i64} {
  %r = ten.erfc %0 : tensor<56xf8E5M2FNUZ>
  return %r : tensor<56xf8E5M2FNUZ>
}
func.func @case_add_f8E5M2FNUZ(%0: tensor<60xf8E5M2FNUZ>, %1: tensor<60xf8E5M2FNUZ>) -> (tensor<60xf8E5M2FNUZ>) attributes {inputs = ["a473", "a378"], outputs = ["a474"]} {
  %r = ten.add %0, %1 : tensor<60xf8E5M2FNUZ>
  return %r : tensor<60xf8E5M2FNUZ>
}
func.func @case_sub_f8E5M2FNUZ(%0: tensor<60xf8E5M2FNUZ>, %1: tensor<60xf8E5M2FNUZ>) -> (tensor<60xf8E5M2FNUZ>) attributes {inputs = ["a473", "a378"], outputs = ["a474"]} {
  %r = ten.sub %0, %1 : tensor<60xf8E5M2FNUZ>
  return %r : tensor<60xf8E5M2FNUZ>
}
func.func @case_mul_f8E5M2FNUZ(%0: tensor<60xf8E5M2FNUZ>, %1: tensor<60xf8E5M2FNUZ>) -> (tensor<60xf8E5M2FNUZ>) attributes {inputs = ["a473", "a378"], outputs = ["a380"]} {
  %r = ten.mul %0, %1 : tensor<60xf8E5M2FNUZ>
  return %r : tensor<60xf8E5M2FNUZ>
}
func.func @case_div_f8E5M2FNUZ(%0: tensor<60xf8E5M2FNUZ>, %1: tensor<60xf8E5M2FNUZ>) -> (tensor<60xf8E5M2FNUZ>) attributes {inputs = ["a473", "a378"], outputs = ["a381"]} {
  %r = ten.div %0, %1 : tensor<60xf8E5M2FNUZ>
  return %r : tensor<60xf8E5M2FNUZ>
}
func.func @case_rem_f8E5M2FNUZ(%0: tensor<60xf8E5M2FNUZ>, %1: tensor<60xf8E5M2FNUZ>) -> (tensor<60xf8E5M2FNUZ>) attributes {inputs = ["a473", "a378"], outputs = ["a381"]} {
  %r = ten.rem %0, %1 : tensor<60xf8E5M2FNUZ>
  return %r : tensor<60xf8E5M2FNUZ>
}
func.func @case_pow_f8E5M2FNUZ(%0: tensor<60xf8E5M2FNUZ>, %1: tensor<60xf8E5M2FNUZ>) -> (tensor<60xf8E5M2FNUZ>) attributes {inputs = ["a473", "a378"], outputs = ["a475"], ulp = 1 : i64} {
  %r = ten.pow %0, %1 : tensor<60xf8E5M2FNUZ>
  return %r : tensor<60xf8E5M2FNUZ>
}
func.func @case_atan2_f8E5M2FNUZ(%0: tensor<60xf8E5M2FNUZ>, %1: tensor<60xf8E5M2FNUZ>) -> (tensor<60xf8E5M2FNUZ>) attributes {inputs = ["a473", "a378"], outputs = ["a476"], ulp = 1 : i64} {
  %r = ten.atan2 %0, %1 : tensor<60xf8E5M2FNUZ>
  return %r : tensor<60xf8E5M2FNUZ>
}
func.func @case_max_f8E5M2FNUZ(%0: tensor<60xf8E5M2FNUZ>, %1: tensor<60xf8E5M2FNUZ>) -> (tensor<60xf8E5M2FNUZ>) attributes {inputs = ["a473", "a378"], outputs = ["a477"]} {
  %r = ten.max %0, %1 : tensor<60xf8E5M2FNUZ>
  return %r : tensor<60xf8E5M2FNUZ>
}
func.func @case_min_f8E5M2FNUZ(%0: tensor<60xf8E5M2FNUZ>, %1: tensor<60xf8E5M2FNUZ>) -> (tensor<60xf8E5M2FNUZ>) attributes {inputs = ["a473", "a378"], outputs = ["a478"]} {
  %r = ten.min %0, %1 : tensor<60xf8E5M2FNUZ>
  return %r : tensor<60xf8E5M2FNUZ>
}
func.func @case_compare_eq_f8E5M2FNUZ(%0: tensor<60xf8E5M2FNUZ>, %1: tensor<60xf8E5M2FNUZ>) -> (tensor<60xi1>) attributes {inputs = ["a473", "a378"], outputs = ["a386"]} {
  %r = ten.compare eq %0, %1 : tensor<60xf8E5M2FNUZ>
  return %r : tensor<60xi1>
}
func.func @case_compare_ne_f8E5M2FNUZ(%0: tensor<60xf8E5M2FNUZ>, %1: tensor<60xf8E5M2FNUZ>) -> (tensor<60xi1>) attributes {inputs = ["a473", "a378"], outputs = ["a387"]} {
  %r = ten.compare ne %0, %1 : tensor<60xf8E5M2FNUZ>
  return %r : tensor<60xi1>
}
func.func @case_compare_lt_f8E5M2FNUZ(%0: tensor<60xf8E5M2FNUZ>, %1: tensor<60xf8E5M2FNUZ>) -> (tensor<60xi1>) attributes {inputs = ["a473", "a378"], outputs = ["a388"]} {
  %r = ten.compare lt %0, %1 : tensor<60xf8E5M2FNUZ>
  return %r : tensor<60xi1>
}
func.func @case_compare_le_f8E5M2FNUZ(%0: tensor<60xf8E5M2FNUZ>, %1: tensor<60xf8E5M2FNUZ>) -> (tensor<60xi1>) attributes {inputs = ["a473", "a378"], outputs = ["a389"]} {
  %r = ten.compare le %0, %1 : tensor<60xf8E5M2FNUZ>
  return %r : tensor<60xi1>
}
func.func @case_compare_gt_f8E5M2FNUZ(%0: tensor<60xf8E5M2FNUZ>, %1: tensor<60xf8E5M2FNUZ>) -> (tensor<60xi1>) attributes {inputs = ["a473", "a378"], outputs = ["a390"]} {
  %r = ten.compare gt %0, %1 : tensor<60xf8E5M2FNUZ>
  return %r : tensor<60xi1>
}
func.func @case_compare_ge_f8E5M2FNUZ(%0: tensor<60xf8E5M2FNUZ>, %1: tensor<60xf8E5M2FNUZ>) -> (tensor<60xi1>) attributes {inputs = ["a473", "a378"], outputs = ["a391"]} {
  %r = ten.compare ge %0, %1 : tensor<60xf8E5M2FNUZ>
  return %r : tensor<60xi1>
}
func.func @case_compare_total_f8E5M2FNUZ(%0: tensor<22xf8E5M2FNUZ>, %1: tensor<22xf8E5M2FNUZ>) -> (tensor<22xi1>) attributes {inputs = ["a479", "a393"], outputs = ["a394"]} {
  %r = ten.compare lt total %0, %1 : tensor<22xf8E5M2FNUZ>
  return %r : tensor<22xi1>
}
func.func @case_is_finite_f8E5M2FNUZ(%0: tensor<56xf8E5M2FNUZ>) -> (tensor<56xi1>) attributes {inputs = ["a451"], outputs = ["a148"]} {
  %r = ten.is_finite %0 : tensor<56xf8E5M2FNUZ> -> tensor<56xi1>
  return %r : tensor<56xi1>
}
func.func @case_clamp_f8E5M2FNUZ(%0: tensor<56xf8E5M2FNUZ>, %1: tensor<56xf8E5M2FNUZ>, %2: tensor<56xf8E5M2FNUZ>) -> (tensor<56xf8E5M2FNUZ>) attributes {inputs = ["a348", "a451", "a480"], outputs = ["a481"]} {
  %r = ten.clamp %0, %1, %2 : tensor<56xf8E5M2FNUZ>
  return %r : tensor<56xf8E5M2FNUZ>
}
func.func @case_fma_f8E5M2FNUZ(%0: tensor<120xf8E5M2FNUZ>, %1: tensor<120xf8E5M2FNUZ>, %2: tensor<120xf8E5M2FNUZ>) -> (tensor<120xf8E5M2FNUZ>) attributes {inputs = ["a482", "a400", "a483"], outputs = ["a484"]} {
  %r = ten.fma %0, %1, %2 : tensor<120xf8E5M2FNUZ>
  return %r : tensor<120xf8E5M2FNUZ>
}
func.func @case_abs_f8E3M4(%0: tensor<56xf8E3M4>) -> (tensor<56xf8E3M4>) attributes {inputs = ["a485"], outputs = ["a486"]} {
  %r = ten.abs %0 : tensor<56xf8E3M4> -> tensor<56xf8E3M4>
  return %r : tensor<56xf8E3M4>
}
func.func @case_neg_f8E3M4(%0: tensor<56xf8E3M4>) -> (tensor<56xf8E3M4>) attributes {inputs = ["a485"], outputs = ["a487"]} {
  %r = ten.neg %0 : tensor<56xf8E3M4>
  return %r : tensor<56xf8E3M4>
}
func.func @case_ceil_f8E3M4(%0: tensor<56xf8E3M4>) -> (tensor<56xf8E3M4>) attributes {inputs = ["a485"], outputs = ["a488"]} {
  %r = ten.ceil %0 : tensor<56xf8E3M4>
  return %r : tensor<56xf8E3M4>
}
func.func @case_floor_f8E3M4(%0: tensor<56xf8E3M4>) -> (tensor<56xf8E3M4>) attributes {inputs = ["a485"], outputs = ["a489"]} {
  %r = ten.floor %0 : tensor<56xf8E3M4>
  return %r : tensor<56xf8E3M4>
}
func.func @case_round_f8E3M4(%0: tensor<56xf8E3M4>) -> (tensor<56xf8E3M4>) attributes {inputs = ["a485"], outputs = ["a490"]} {
  %r = ten.round %0 : tensor<56xf8E3M4>
  return %r : tensor<56xf8E3M4>
}
func.func @case_round_even_f8E3M4(%0: tensor<56xf8E3M4>) -> (tensor<56xf8E3M4>) attributes {inputs = ["a485"], outputs = ["a491"]} {
  %r = ten.round_even %0 : tensor<56xf8E3M4>
  return %r : tensor<56xf8E3M4>
}
func.func @case_sign_f8E3M4(%0: tensor<56xf8E3M4>) -> (tensor<56xf8E3M4>) attributes {inputs = ["a485"], outputs = ["a492"]} {
  %r = ten.sign %0 : tensor<56xf8E3M4>
  return %r : tensor<56xf8E3M4>
}
func.func @case_exp_f8E3M4(%0: tensor<56xf8E3M4>) -> (tensor<56xf8E3M4>) attributes {inputs = ["a485"], outputs = ["a493"], ulp = 1 : i64} {
  %r = ten.exp %0 : tensor<56xf8E3M4>
  return %r : tensor<56xf8E3M4>
}
func.func @case_expm1_f8E3M4(%0: tensor<56xf8E3M4>) -> (tensor<56xf8E3M4>) attributes {inputs = ["a485"], outputs = ["a494"], ulp = 1 : i64} {
  %r = ten.expm1 %0 : tensor<56xf8E3M4>
  return %r : tensor<56xf8E3M4>
}
func.func @case_log_f8E3M4(%0: tensor<56xf8E3M4>) -> (tensor<56xf8E3M4>) attributes {inputs = ["a485"], outputs = ["a495"], ulp = 1 : i64} {
  %r = ten.log %0 : tensor<56xf8E3M4>
  return %r : tensor<56xf8E3M4>
}
func.func @case_log1p_f8E3M4(%0: tensor<56xf8E3M4>) -> (tensor<56xf8E3M4>) attributes {inputs = ["a485"], outputs = ["a496"], ulp = 1 : i64} {
  %r = ten.log1p %0 : tensor<56xf8E3M4>
  return %r : tensor<56xf8E3M4>
}
func.func @case_logistic_f8E3M4(%0: tensor<56xf8E3M4>) -> (tensor<56xf8E3M4>) attributes {inputs = ["a485"], outputs = ["a497"], ulp = 2 : i64} {
  %r = ten.logistic %0 : tensor<56xf8E3M4>
  return %r : tensor<56xf8E3M4>
}
func.func @case_sqrt_f8E3M4(%0: tensor<56xf8E3M4>) -> (tensor<56xf8E3M4>) attributes {inputs = ["a485"], outputs = ["a498"]} {
  %r = ten.sqrt %0 : tensor<56xf8E3M4>
  return %r : tensor<56xf8E3M4>
}
func.func @case_rsqrt_f8E3M4(%0: tensor<56xf8E3M4>) -> (tensor<56xf8E3M4>) attributes {inputs = ["a485"], outputs = ["a499"], ulp = 1 : i64} {
  %r = ten.rsqrt %0 : tensor<56xf8E3M4>
  return %r : tensor<56xf8E3M4>
}
func.func @case_cbrt_f8E3M4(%0: tensor<56xf8E3M4>) -> (tensor<56xf8E3M4>) attributes {inputs = ["a485"], outputs = ["a500"], ulp = 1 : i64} {
  %r = ten.cbrt %0 : tensor<56xf8E3M4>
  return %r : tensor<56xf8E3M4>
}
func.func @case_sin_f8E3M4(%0: tensor<56xf8E3M4>) -> (tensor<56xf8E3M4>) attributes {inputs = ["a485"], outputs = ["a501"], ulp = 1 : i64} {
  %r = ten.sin %0 : tensor<56xf8E3M4>
  return %r : tensor<56xf8E3M4>
}
func.func @case_cos_f8E3M4(%0: tensor<56xf8E3M4>) -> (tensor<56xf8E3M4>) attributes {inputs = ["a485"], outputs = ["a502"], ulp = 1 : i64} {
  %r = ten.cos %0 : tensor<56xf8E3M4>
  return %r : tensor<56xf8E3M4>
}
func.func @case_tan_f8E3M4(%0: tensor<56xf8E3M4>) -> (tensor<56xf8E3M4>) attributes {inputs = ["a485"], outputs = ["a503"], ulp = 1 : i64} {
  %r = ten.tan %0 : tensor<56xf8E3M4>
  return %r : tensor<56xf8E3M4>
}
func.func @case_tanh_f8E3M4(%0: tensor<56xf8E3M4>) -> (tensor<56xf8E3M4>) attributes {inputs = ["a485"], outputs = ["a504"], ulp = 2 : i64} {
  %r = ten.tanh %0 : tensor<56xf8E3M4>
  return %r : tensor<56xf8E3M4>
}
func.func @case_erf_f8E3M4(%0: tensor<56xf8E3M4>) -> (tensor<56xf8E3M4>) attributes {inputs = ["a485"], outputs = ["a505"], ulp = 1 : i64} {
  %r = ten.erf %0 : tensor<56xf8E3M4>
  return %r : tensor<56xf8E3M4>
}
func.func @case_erfc_f8E3M4(%0: tensor<56xf8E3M4>) -> (tensor<56xf8E3M4>) attributes {inputs = ["a485"], outputs = ["a506"], ulp = 2 : i64} {
  %r = ten.erfc %0 : tensor<56xf8E3M4>
  return %r : tensor<56xf8E3M4>
}
func.func @case_add_f8E3M4(%0: tensor<60xf8E3M4>, %1: tensor<60xf8E3M4>) -> (tensor<60xf8E3M4>) attributes {inputs = ["a507", "a508"], outputs = ["a509"]} {
  %r = ten.add %0, %1 : tensor<60xf8E3M4>
  return %r : tensor<60xf8E3M4>
}
func.func @case_sub_f8E3M4(%0: tensor<60xf8E3M4>, %1: tensor<60xf8E3M4>) -> (tensor<60xf8E3M4>) attributes {inputs = ["a507", "a508"], outputs = ["a510"]} {
  %r = ten.sub %0, %1 : tensor<60xf8E3M4>
  return %r : tensor<60xf8E3M4>
}
func.func @case_mul_f8E3M4(%0: tensor<60xf8E3M4>, %1: tensor<60xf8E3M4>) -> (tensor<60xf8E3M4>) attributes {inputs = ["a507", "a508"], outputs = ["a511"]} {
  %r = ten.mul %0, %1 : tensor<60xf8E3M4>
  return %r : tensor<60xf8E3M4>
}
func.func @case_div_f8E3M4(%0: tensor<60xf8E3M4>, %1: tensor<60xf8E3M4>) -> (tensor<60xf8E3M4>) attributes {inputs = ["a507", "a508"], outputs = ["a512"]} {
  %r = ten.div %0, %1 : tensor<60xf8E3M4>
  return %r : tensor<60xf8E3M4>
}
func.func @case_rem_f8E3M4(%0: tensor<60xf8E3M4>, %1: tensor<60xf8E3M4>) -> (tensor<60xf8E3M4>) attributes {inputs = ["a507", "a508"], outputs = ["a513"]} {
  %r = ten.rem %0, %1 : tensor<60xf8E3M4>
  return %r : tensor<60xf8E3M4>
}
func.func @case_pow_f8E3M4(%0: tensor<60xf8E3M4>, %1: tensor<60xf8E3M4>) -> (tensor<60xf8E3M4>) attributes {inputs = ["a507", "a508"], outputs = ["a514"], ulp = 1 : i64} {
  %r = ten.pow %0, %1 : tensor<60xf8E3M4>
  return %r : tensor<60xf8E3M4>
}
func.func @case_atan2_f8E3M4(%0: tensor<60xf8E3M4>, %1: tensor<60xf8E3M4>) -> (tensor<60xf8E3M4>) attributes {inputs = ["a507", "a508"], outputs = ["a515"], ulp = 1 : i64} {
  %r = ten.atan2 %0, %1 : tensor<60xf8E3M4>
  return %r : tensor<60xf8E3M4>
}
func.func @case_max_f8E3M4(%0: tensor<60xf8E3M4>, %1: tensor<60xf8E3M4>) -> (tensor<60xf8E3M4>) attributes {inputs = ["a507", "a508"], outputs = ["a516"]} {
  %r = ten.max %0, %1 : tensor<60xf8E3M4>
  return %r : tensor<60xf8E3M4>
}
func.func @case_min_f8E3M4(%0: tensor<60xf8E3M4>, %1: tensor<60xf8E3M4>) -> (tensor<60xf8E3M4>) attributes {inputs = ["a507", "a508"], outputs = ["a517"]} {
  %r = ten.min %0, %1 : tensor<60xf8E3M4>
  return %r : tensor<60xf8E3M4>
}
func.func @case_compare_eq_f8E3M4(%0: tensor<60xf8E3M4>, %1: tensor<60xf8E3M4>) -> (tensor<60xi1>) attributes {inputs = ["a507", "a508"], outputs = ["a244"]} {
  %r = ten.compare eq %0, %1 : tensor<60xf8E3M4>
  return %r : tensor<60xi1>
}
func.func @case_compare_ne_f8E3M4(%0: tensor<60xf8E3M4>, %1: tensor<60xf8E3M4>) -> (tensor<60xi1>) attributes {inputs = ["a507", "a508"], outputs = ["a245"]} {
  %r = ten.compare ne %0, %1 : tensor<60xf8E3M4>
  return %r : tensor<60xi1>
}
func.func @case_compare_lt_f8E3M4(%0: tensor<60xf8E3M4>, %1: tensor<60xf8E3M4>) -> (tensor<60xi1>) attributes {inputs = ["a507", "a508"], outputs = ["a246"]} {
  %r = ten.compare lt %0, %1 : tensor<60xf8E3M4>
  return %r : tensor<60xi1>
}
func.func @case_compare_le_f8E3M4(%0: tensor<60xf8E3M4>, %1: tensor<60xf8E3M4>) -> (tensor<60xi1>) attributes {inputs = ["a507", "a508"], outputs = ["a247"]} {
  %r = ten.compare le %0, %1 : tensor<60xf8E3M4>
  return %r : tensor<60xi1>
}
func.func @case_compare_gt_f8E3M4(%0: tensor<60xf8E3M4>, %1: tensor<60xf8E3M4>) -> (tensor<60xi1>) attributes {inputs = ["a507", "a508"], outputs = ["a248"]} {
  %r = ten.compare gt %0, %1 : tensor<60xf8E3M4>
  return %r : tensor<60xi1>
}
func.func @case_compare_ge_f8E3M4(%0: tensor<60xf8E3M4>, %1: tensor<60xf8E3M4>) -> (tensor<60xi1>) attributes {inputs = ["a507", "a508"], outputs = ["a249"]} {
  %r = ten.compare ge %0, %1 : tensor<60xf8E3M4>
  return %r : tensor<60xi1>
}
func.func @case_compare_total_f8E3M4(%0: tensor<56xf8E3M4>, %1: tensor<56xf8E3M4>) -> (tensor<56xi1>) attributes {inputs = ["a518", "a519"], outputs = ["a252"]} {
  %r = ten.compare lt total %0, %1 : tensor<56xf8E3M4>
  return %r : tensor<56xi1>
}
func.func @case_is_finite_f8E3M4(%0: tensor<56xf8E3M4>) -> (tensor<56xi1>) attributes {inputs = ["a485"], outputs = ["a520"]} {
  %r = ten.is_finite %0 : tensor<56xf8E3M4> -> tensor<56xi1>
  return %r : tensor<56xi1>
}
func.func @case_clamp_f8E3M4(%0: tensor<56xf8E3M4>, %1: tensor<56xf8E3M4>, %2: tensor<56xf8E3M4>) -> (tensor<56xf8E3M4>) attributes {inputs = ["a521", "a485", "a255"], outputs = ["a522"]} {
  %r = ten.clamp %0, %1, %2 : tensor<56xf8E3M4>
  return %r : tensor<56xf8E3M4>
}
func.func @case_fma_f8E3M4(%0: tensor<120xf8E3M4>, %1: tensor<120xf8E3M4>, %2: tensor<120xf8E3M4>) -> (tensor<120xf8E3M4>) attributes {inputs = ["a523", "a524", "a525"], outputs = ["a526"]} {
  %r = ten.fma %0, %1, %2 : tensor<120xf8E3M4>
  return %r : tensor<120xf8E3M4>
}
func.func @case_shape__add(%0: tensor<f32>, %1: tensor<f32>) -> (tensor<f32>) attributes {inputs = ["a527", "a528"], outputs = ["a529"]} {
  %r = ten.add %0, %1 : tensor<f32>
  return %r : tensor<f32>
}
func.func @case_shape_0_add(%0: tensor<0xf32>, %1: tensor<0xf32>) -> (tensor<0xf32>) attributes {inputs = ["a530", "a530"], outputs = ["a530"]} {
  %r = ten.add %0, %1 : tensor<0xf32>
  return %r : tensor<0xf32>
}
func.func @case_shape_3x0x2_add(%0: tensor<3x0x2xf32>, %1: tensor<3x0x2xf32>) -> (tensor<3x0x2xf32>) attributes {inputs = ["a531", "a531"], outputs = ["a531"]} {
  %r = ten.add %0, %1 : tensor<3x0x2xf32>
  return %r : tensor<3x0x2xf32>
}
func.func @case_shape_1x1_add(%0: tensor<1x1xf32>, %1: tensor<1x1xf32>) -> (tensor<1x1xf32>) attributes {inputs = ["a532", "a533"], outputs = ["a534"]} {
  %r = ten.add %0, %1 : tensor<1x1xf32>
  return %r : tensor<1x1xf32>
}
func.func @case_shape_2x3x4_add(%0: tensor<2x3x4xf32>, %1: tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>) attributes {inputs = ["a535", "a536"], outputs = ["a537"]} {
  %r = ten.add %0, %1 : tensor<2x3x4xf32>
  return %r : tensor<2x3x4xf32>
}
func.func @case_shape_2x1x3x2_add(%0: tensor<2x1x3x2xf32>, %1: tensor<2x1x3x2xf32>) -> (tensor<2x1x3x2xf32>) attributes {inputs = ["a538", "a539"], outputs = ["a540"]} {
  %r = ten.add %0, %1 : tensor<2x1x3x2xf32>
  return %r : tensor<2x1x3x2xf32>
}
