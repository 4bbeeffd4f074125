// Made by make_cases.py. The arrays are in the archive beside it.
func.func @case_exp_complex_f32(%0: tensor<72xcomplex<f32>>) -> (tensor<72xcomplex<f32>>) attributes {inputs = ["a0"], outputs = ["a1"], ulp = 2 : i64} {
  %r = ten.exp %0 : tensor<72xcomplex<f32>>
  return %r : tensor<72xcomplex<f32>>
}
func.func @case_expm1_complex_f32(%0: tensor<72xcomplex<f32>>) -> (tensor<72xcomplex<f32>>) attributes {inputs = ["a0"], outputs = ["a2"], ulp = 2 : i64} {
  %r = ten.expm1 %0 : tensor<72xcomplex<f32>>
  return %r : tensor<72xcomplex<f32>>
}
func.func @case_log_complex_f32(%0: tensor<72xcomplex<f32>>) -> (tensor<72xcomplex<f32>>) attributes {inputs = ["a0"], outputs = ["a3"], ulp = 2 : i64} {
  %r = ten.log %0 : tensor<72xcomplex<f32>>
  return %r : tensor<72xcomplex<f32>>
}
func.func @case_log1p_complex_f32(%0: tensor<72xcomplex<f32>>) -> (tensor<72xcomplex<f32>>) attributes {inputs = ["a0"], outputs = ["a4"], ulp = 2 : i64} {
  %r = ten.log1p %0 : tensor<72xcomplex<f32>>
  return %r : tensor<72xcomplex<f32>>
}
func.func @case_logistic_complex_f32(%0: tensor<72xcomplex<f32>>) -> (tensor<72xcomplex<f32>>) attributes {inputs = ["a0"], outputs = ["a5"], ulp = 2 : i64} {
  %r = ten.logistic %0 : tensor<72xcomplex<f32>>
  return %r : tensor<72xcomplex<f32>>
}
func.func @case_sqrt_complex_f32(%0: tensor<72xcomplex<f32>>) -> (tensor<72xcomplex<f32>>) attributes {inputs = ["a0"], outputs = ["a6"], ulp = 2 : i64} {
  %r = ten.sqrt %0 : tensor<72xcomplex<f32>>
  return %r : tensor<72xcomplex<f32>>
}
func.func @case_rsqrt_complex_f32(%0: tensor<72xcomplex<f32>>) -> (tensor<72xcomplex<f32>>) attributes {inputs = ["a0"], outputs = ["a7"], ulp = 2 : i64} {
  %r = ten.rsqrt %0 : tensor<72xcomplex<f32>>
  return %r : tensor<72xcomplex<f32>>
}
func.func @case_cbrt_complex_f32(%0: tensor<72xcomplex<f32>>) -> (tensor<72xcomplex<f32>>) attributes {inputs = ["a0"], outputs = ["a8"], ulp = 2 : i64} {
  %r = ten.cbrt %0 : tensor<72xcomplex<f32>>
  return %r : tensor<72xcomplex<f32>>
}
func.func @case_sin_complex_f32(%0: tensor<72xcomplex<f32>>) -> (tensor<72xcomplex<f32>>) attributes {inputs = ["a0"], outputs = ["a9"], ulp = 2 : i64} {
  %r = ten.sin %0 : tensor<72xcomplex<f32>>
  return %r : tensor<72xcomplex<f32>>
}
func.func @case_cos_complex_f32(%0: tensor<72xcomplex<f32>>) -> (tensor<72xcomplex<f32>>) attributes {inputs = ["a0"], outputs = ["a10"], ulp = 2 : i64} {
  %r = ten.cos %0 : tensor<72xcomplex<f32>>
  return %r : tensor<72xcomplex<f32>>
}
func.func @case_tan_complex_f32(%0: tensor<72xcomplex<f32>>) -> (tensor<72xcomplex<f32>>) attributes {inputs = ["a0"], outputs = ["a11"], ulp = 2 : i64} {
  %r = ten.tan %0 : tensor<72xcomplex<f32>>
  return %r : tensor<72xcomplex<f32>>
}
func.func @case_tanh_complex_f32(%0: tensor<72xcomplex<f32>>) -> (tensor<72xcomplex<f32>>) attributes {inputs = ["a0"], outputs = ["a12"], ulp = 2 : i64} {
  %r = ten.tanh %0 : tensor<72xcomplex<f32>>
  return %r : tensor<72xcomplex<f32>>
}
func.func @case_sign_complex_f32(%0: tensor<72xcomplex<f32>>) -> (tensor<72xcomplex<f32>>) attributes {inputs = ["a0"], outputs = ["a13"], ulp = 2 : i64} {
  %r = ten.sign %0 : tensor<72xcomplex<f32>>
  return %r : tensor<72xcomplex<f32>>
}
func.func @case_div_complex_f32(%0: tensor<72xcomplex<f32>>, %1: tensor<72xcomplex<f32>>) -> (tensor<72xcomplex<f32>>) attributes {inputs = ["a0", "a14"], outputs = ["a15"], ulp = 2 : i64} {
  %r = ten.div %0, %1 : tensor<72xcomplex<f32>>
  return %r : tensor<72xcomplex<f32>>
}
func.func @case_pow_complex_f32(%0: tensor<72xcomplex<f32>>, %1: tensor<72xcomplex<f32>>) -> (tensor<72xcomplex<f32>>) attributes {inputs = ["a0", "a14"], outputs = ["a16"], ulp = 2 : i64} {
  %r = ten.pow %0, %1 : tensor<72xcomplex<f32>>
  return %r : tensor<72xcomplex<f32>>
}
func.func @case_atan2_complex_f32(%0: tensor<72xcomplex<f32>>, %1: tensor<72xcomplex<f32>>) -> (tensor<72xcomplex<f32>>) attributes {inputs = ["a0", "a14"], outputs = ["a17"], ulp = 2 : i64, relative = 4.000000e-16 : f64} {
  %r = ten.atan2 %0, %1 : tensor<72xcomplex<f32>>
  return %r : tensor<72xcomplex<f32>>
}
func.func @case_exp_special_complex_f32(%0: tensor<23xcomplex<f32>>) -> (tensor<23xcomplex<f32>>) attributes {inputs = ["a18"], outputs = ["a19"], ulp = 2 : i64} {
  %r = ten.exp %0 : tensor<23xcomplex<f32>>
  return %r : tensor<23xcomplex<f32>>
}
func.func @case_log_special_complex_f32(%0: tensor<36xcomplex<f32>>) -> (tensor<36xcomplex<f32>>) attributes {inputs = ["a20"], outputs = ["a21"], ulp = 2 : i64} {
  %r = ten.log %0 : tensor<36xcomplex<f32>>
  return %r : tensor<36xcomplex<f32>>
}
func.func @case_sqrt_special_complex_f32(%0: tensor<38xcomplex<f32>>) -> (tensor<38xcomplex<f32>>) attributes {inputs = ["a22"], outputs = ["a23"], ulp = 2 : i64} {
  %r = ten.sqrt %0 : tensor<38xcomplex<f32>>
  return %r : tensor<38xcomplex<f32>>
}
func.func @case_sin_special_complex_f32(%0: tensor<16xcomplex<f32>>) -> (tensor<16xcomplex<f32>>) attributes {inputs = ["a24"], outputs = ["a25"], ulp = 2 : i64} {
  %r = ten.sin %0 : tensor<16xcomplex<f32>>
  return %r : tensor<16xcomplex<f32>>
}
func.func @case_cos_special_complex_f32(%0: tensor<16xcomplex<f32>>) -> (tensor<16xcomplex<f32>>) attributes {inputs = ["a24"], outputs = ["a26"], ulp = 2 : i64} {
  %r = ten.cos %0 : tensor<16xcomplex<f32>>
  return %r : tensor<16xcomplex<f32>>
}
func.func @case_tan_special_complex_f32(%0: tensor<30xcomplex<f32>>) -> (tensor<30xcomplex<f32>>) attributes {inputs = ["a27"], outputs = ["a28"], ulp = 2 : i64} {
  %r = ten.tan %0 : tensor<30xcomplex<f32>>
  return %r : tensor<30xcomplex<f32>>
}
func.func @case_tanh_special_complex_f32(%0: tensor<30xcomplex<f32>>) -> (tensor<30xcomplex<f32>>) attributes {inputs = ["a29"], outputs = ["a30"], ulp = 2 : i64} {
  %r = ten.tanh %0 : tensor<30xcomplex<f32>>
  return %r : tensor<30xcomplex<f32>>
}
func.func @case_add_complex_f32(%0: tensor<72xcomplex<f32>>, %1: tensor<72xcomplex<f32>>) -> (tensor<72xcomplex<f32>>) attributes {inputs = ["a0", "a14"], outputs = ["a31"]} {
  %r = ten.add %0, %1 : tensor<72xcomplex<f32>>
  return %r : tensor<72xcomplex<f32>>
}
func.func @case_sub_complex_f32(%0: tensor<72xcomplex<f32>>, %1: tensor<72xcomplex<f32>>) -> (tensor<72xcomplex<f32>>) attributes {inputs = ["a0", "a14"], outputs = ["a32"]} {
  %r = ten.sub %0, %1 : tensor<72xcomplex<f32>>
  return %r : tensor<72xcomplex<f32>>
}
func.func @case_mul_complex_f32(%0: tensor<72xcomplex<f32>>, %1: tensor<72xcomplex<f32>>) -> (tensor<72xcomplex<f32>>) attributes {inputs = ["a0", "a14"], outputs = ["a33"]} {
  %r = ten.mul %0, %1 : tensor<72xcomplex<f32>>
  return %r : tensor<72xcomplex<f32>>
}
func.func @case_neg_complex_f32(%0: tensor<72xcomplex<f32>>) -> (tensor<72xcomplex<f32>>) attributes {inputs = ["a0"], outputs = ["a34"]} {
  %r = ten.neg %0 : tensor<72xcomplex<f32>>
  return %r : tensor<72xcomplex<f32>>
}
func.func @case_abs_complex_f32(%0: tensor<72xcomplex<f32>>) -> (tensor<72xf32>) attributes {inputs = ["a0"], outputs = ["a35"], ulp = 1 : i64} {
  %r = ten.abs %0 : tensor<72xcomplex<f32>> -> tensor<72xf32>
  return %r : tensor<72xf32>
}
func.func @case_real_complex_f32(%0: tensor<49xcomplex<f32>>) -> (tensor<49xf32>) attributes {inputs = ["a36"], outputs = ["a37"]} {
  %r = ten.real %0 : tensor<49xcomplex<f32>> -> tensor<49xf32>
  return %r : tensor<49xf32>
}
func.func @case_imag_complex_f32(%0: tensor<49xcomplex<f32>>) -> (tensor<49xf32>) attributes {inputs = ["a36"], outputs = ["a38"]} {
  %r = ten.imag %0 : tensor<49xcomplex<f32>> -> tensor<49xf32>
  return %r : tensor<49xf32>
}
func.func @case_complex_complex_f32(%0: tensor<49xf32>, %1: tensor<49xf32>) -> (tensor<49xcomplex<f32>>) attributes {inputs = ["a37", "a38"], outputs = ["a36"]} {
  %r = ten.complex %0, %1 : tensor<49xf32> -> tensor<49xcomplex<f32>>
  return %r : tensor<49xcomplex<f32>>
}
func.func @case_compare_lt_complex_f32(%0: tensor<6xcomplex<f32>>, %1: tensor<6xcomplex<f32>>) -> (tensor<6xi1>) attributes {inputs = ["a39", "a40"], outputs = ["a41"]} {
  %r = ten.compare lt %0, %1 : tensor<6xcomplex<f32>>
  return %r : tensor<6xi1>
}
func.func @case_compare_ge_complex_f32(%0: tensor<6xcomplex<f32>>, %1: tensor<6xcomplex<f32>>) -> (tensor<6xi1>) attributes {inputs = ["a39", "a40"], outputs = ["a42"]} {
  %r = ten.compare ge %0, %1 : tensor<6xcomplex<f32>>
  return %r : tensor<6xi1>
}
func.func @case_compare_eq_complex_f32(%0: tensor<6xcomplex<f32>>, %1: tensor<6xcomplex<f32>>) -> (tensor<6xi1>) attributes {inputs = ["a39", "a40"], outputs = ["a43"]} {
  %r = ten.compare eq %0, %1 : tensor<6xcomplex<f32>>
  return %r : tensor<6xi1>
}
func.func @case_compare_ne_complex_f32(%0: tensor<6xcomplex<f32>>, %1: tensor<6xcomplex<f32>>) -> (tensor<6xi1>) attributes {inputs = ["a39", "a40"], outputs = ["a44"]} {
  %r = ten.compare ne %0, %1 : tensor<6xcomplex<f32>>
  return %r : tensor<6xi1>
}
func.func @case_max_complex_f32(%0: tensor<6xcomplex<f32>>, %1: tensor<6xcomplex<f32>>) -> (tensor<6xcomplex<f32>>) attributes {inputs = ["a39", "a40"], outputs = ["a45"]} {
  %r = ten.max %0, %1 : tensor<6xcomplex<f32>>
  return %r : tensor<6xcomplex<f32>>
}
func.func @case_min_complex_f32(%0: tensor<6xcomplex<f32>>, %1: tensor<6xcomplex<f32>>) -> (tensor<6xcomplex<f32>>) attributes {inputs = ["a39", "a40"], outputs = ["a46"]} {
  %r = ten.min %0, %1 : tensor<6xcomplex<f32>>
  return %r : tensor<6xcomplex<f32>>
}
func.func @case_exp_complex_f64(%0: tensor<72xcomplex<f64>>) -> (tensor<72xcomplex<f64>>) attributes {inputs = ["a47"], outputs = ["a48"], ulp = 2 : i64} {
  %r = ten.exp %0 : tensor<72xcomplex<f64>>
  return %r : tensor<72xcomplex<f64>>
}
func.func @case_expm1_complex_f64(%0: tensor<72xcomplex<f64>>) -> (tensor<72xcomplex<f64>>) attributes {inputs = ["a47"], outputs = ["a49"], ulp = 2 : i64} {
  %r = ten.expm1 %0 : tensor<72xcomplex<f64>>
  return %r : tensor<72xcomplex<f64>>
}
func.func @case_log_complex_f64(%0: tensor<72xcomplex<f64>>) -> (tensor<72xcomplex<f64>>) attributes {inputs = ["a47"], outputs = ["a50"], ulp = 2 : i64} {
  %r = ten.log %0 : tensor<72xcomplex<f64>>
  return %r : tensor<72xcomplex<f64>>
}
func.func @case_log1p_complex_f64(%0: tensor<72xcomplex<f64>>) -> (tensor<72xcomplex<f64>>) attributes {inputs = ["a47"], outputs = ["a51"], ulp = 2 : i64} {
  %r = ten.log1p %0 : tensor<72xcomplex<f64>>
  return %r : tensor<72xcomplex<f64>>
}
func.func @case_logistic_complex_f64(%0: tensor<72xcomplex<f64>>) -> (tensor<72xcomplex<f64>>) attributes {inputs = ["a47"], outputs = ["a52"], ulp = 2 : i64} {
  %r = ten.logistic %0 : tensor<72xcomplex<f64>>
  return %r : tensor<72xcomplex<f64>>
}
func.func @case_sqrt_complex_f64(%0: tensor<72xcomplex<f64>>) -> (tensor<72xcomplex<f64>>) attributes {inputs = ["a47"], outputs = ["a53"], ulp = 2 : i64} {
  %r = ten.sqrt %0 : tensor<72xcomplex<f64>>
  return %r : tensor<72xcomplex<f64>>
}
func.func @case_rsqrt_complex_f64(%0: tensor<72xcomplex<f64>>) -> (tensor<72xcomplex<f64>>) attributes {inputs = ["a47"], outputs = ["a54"], ulp = 2 : i64} {
  %r = ten.rsqrt %0 : tensor<72xcomplex<f64>>
  return %r : tensor<72xcomplex<f64>>
}
func.func @case_cbrt_complex_f64(%0: tensor<72xcomplex<f64>>) -> (tensor<72xcomplex<f64>>) attributes {inputs = ["a47"], outputs = ["a55"], ulp = 2 : i64} {
  %r = ten.cbrt %0 : tensor<72xcomplex<f64>>
  return %r : tensor<72xcomplex<f64>>
}
func.func @case_sin_complex_f64(%0: tensor<72xcomplex<f64>>) -> (tensor<72xcomplex<f64>>) attributes {inputs = ["a47"], outputs = ["a56"], ulp = 2 : i64} {
  %r = ten.sin %0 : tensor<72xcomplex<f64>>
  return %r : tensor<72xcomplex<f64>>
}
func.func @case_cos_complex_f64(%0: tensor<72xcomplex<f64>>) -> (tensor<72xcomplex<f64>>) attributes {inputs = ["a47"], outputs = ["a57"], ulp = 2 : i64} {
  %r = ten.cos %0 : tensor<72xcomplex<f64>>
  return %r : tensor<72xcomplex<f64>>
}
func.func @case_tan_complex_f64(%0: tensor<72xcomplex<f64>>) -> (tensor<72xcomplex<f64>>) attributes {inputs = ["a47"], outputs = ["a58"], ulp = 2 : i64} {
  %r = ten.tan %0 : tensor<72xcomplex<f64>>
  return %r : tensor<72xcomplex<f64>>
}
func.func @case_tanh_complex_f64(%0: tensor<72xcomplex<f64>>) -> (tensor<72xcomplex<f64>>) attributes {inputs = ["a47"], outputs = ["a59"], ulp = 2 : i64} {
  %r = ten.tanh %0 : tensor<72xcomplex<f64>>
  return %r : tensor<72xcomplex<f64>>
}
func.func @case_sign_complex_f64(%0: tensor<72xcomplex<f64>>) -> (tensor<72xcomplex<f64>>) attributes {inputs = ["a47"], outputs = ["a60"], ulp = 2 : i64} {
  %r = ten.sign %0 : tensor<72xcomplex<f64>>
  return %r : tensor<72xcomplex<f64>>
}
func.func @case_div_complex_f64(%0: tensor<72xcomplex<f64>>, %1: tensor<72xcomplex<f64>>) -> (tensor<72xcomplex<f64>>) attributes {inputs = ["a47", "a61"], outputs = ["a62"], ulp = 2 : i64} {
  %r = ten.div %0, %1 : tensor<72xcomplex<f64>>
  return %r : tensor<72xcomplex<f64>>
}
func.func @case_pow_complex_f64(%0: tensor<72xcomplex<f64>>, %1: tensor<72xcomplex<f64>>) -> (tensor<72xcomplex<f64>>) attributes {inputs = ["a47", "a61"], outputs = ["a63"], ulp = 2 : i64} {
  %r = ten.pow %0, %1 : tensor<72xcomplex<f64>>
  return %r : tensor<72xcomplex<f64>>
}
func.func @case_atan2_complex_f64(%0: tensor<72xcomplex<f64>>, %1: tensor<72xcomplex<f64>>) -> (tensor<72xcomplex<f64>>) attributes {inputs = ["a47", "a61"], outputs = ["a64"], ulp = 2 : i64, relative = 4.000000e-16 : f64} {
  %r = ten.atan2 %0, %1 : tensor<72xcomplex<f64>>
  return %r : tensor<72xcomplex<f64>>
}
func.func @case_exp_special_complex_f64(%0: tensor<23xcomplex<f64>>) -> (tensor<23xcomplex<f64>>) attributes {inputs = ["a65"], outputs = ["a66"], ulp = 2 : i64} {
  %r = ten.exp %0 : tensor<23xcomplex<f64>>
  return %r : tensor<23xcomplex<f64>>
}
func.func @case_log_special_complex_f64(%0: tensor<36xcomplex<f64>>) -> (tensor<36xcomplex<f64>>) attributes {inputs = ["a67"], outputs = ["a68"], ulp = 2 : i64} {
  %r = ten.log %0 : tensor<36xcomplex<f64>>
  return %r : tensor<36xcomplex<f64>>
}
func.func @case_sqrt_special_complex_f64(%0: tensor<38xcomplex<f64>>) -> (tensor<38xcomplex<f64>>) attributes {inputs = ["a69"], outputs = ["a70"], ulp = 2 : i64} {
  %r = ten.sqrt %0 : tensor<38xcomplex<f64>>
  return %r : tensor<38xcomplex<f64>>
}
func.func @case_sin_special_complex_f64(%0: tensor<16xcomplex<f64>>) -> (tensor<16xcomplex<f64>>) attributes {inputs = ["a71"], outputs = ["a72"], ulp = 2 : i64} {
  %r = ten.sin %0 : tensor<16xcomplex<f64>>
  return %r : tensor<16xcomplex<f64>>
}
func.func @case_cos_special_complex_f64(%0: tensor<16xcomplex<f64>>) -> (tensor<16xcomplex<f64>>) attributes {inputs = ["a71"], outputs = ["a73"], ulp = 2 : i64} {
  %r = ten.cos %0 : tensor<16xcomplex<f64>>
  return %r : tensor<16xcomplex<f64>>
}
func.func @case_tan_special_complex_f64(%0: tensor<30xcomplex<f64>>) -> (tensor<30xcomplex<f64>>) attributes {inputs = ["a74"], outputs = ["a75"], ulp = 2 : i64} {
  %r = ten.tan %0 : tensor<30xcomplex<f64>>
  return %r : tensor<30xcomplex<f64>>
}
func.func @case_tanh_special_complex_f64(%0: tensor<30xcomplex<f64>>) -> (tensor<30xcomplex<f64>>) attributes {inputs = ["a76"], outputs = ["a77"], ulp = 2 : i64} {
  %r = ten.tanh %0 : tensor<30xcomplex<f64>>
  return %r : tensor<30xcomplex<f64>>
}
func.func @case_add_complex_f64(%0: tensor<72xcomplex<f64>>, %1: tensor<72xcomplex<f64>>) -> (tensor<72xcomplex<f64>>) attributes {inputs = ["a47", "a61"], outputs = ["a78"]} {
  %r = ten.add %0, %1 : tensor<72xcomplex<f64>>
  return %r : tensor<72xcomplex<f64>>
}
func.func @case_sub_complex_f64(%0: tensor<72xcomplex<f64>>, %1: tensor<72xcomplex<f64>>) -> (tensor<72xcomplex<f64>>) attributes {inputs = ["a47", "a61"], outputs = ["a79"]} {
  %r = ten.sub %0, %1 : tensor<72xcomplex<f64>>
  return %r : tensor<72xcomplex<f64>>
}
func.func @case_mul_complex_f64(%0: tensor<72xcomplex<f64>>, %1: tensor<72xcomplex<f64>>) -> (tensor<72xcomplex<f64>>) attributes {inputs = ["a47", "a61"], outputs = ["a80"]} {
  %r = ten.mul %0, %1 : tensor<72xcomplex<f64>>
  return %r : tensor<72xcomplex<f64>>
}
func.func @case_neg_complex_f64(%0: tensor<72xcomplex<f64>>) -> (tensor<72xcomplex<f64>>) attributes {inputs = ["a47"], outputs = ["a81"]} {
  %r = ten.neg %0 : tensor<72xcomplex<f64>>
  return %r : tensor<72xcomplex<f64>>
}
func.func @case_abs_complex_f64(%0: tensor<72xcomplex<f64>>) -> (tensor<72xf64>) attributes {inputs = ["a47"], outputs = ["a82"], ulp = 1 : i64} {
  %r = ten.abs %0 : tensor<72xcomplex<f64>> -> tensor<72xf64>
  return %r : tensor<72xf64>
}
func.func @case_real_complex_f64(%0: tensor<49xcomplex<f64>>) -> (tensor<49xf64>) attributes {inputs = ["a83"], outputs = ["a84"]} {
  %r = ten.real %0 : tensor<49xcomplex<f64>> -> tensor<49xf64>
  return %r : tensor<49xf64>
}
func.func @case_imag_complex_f64(%0: tensor<49xcomplex<f64>>) -> (tensor<49xf64>) attributes {inputs = ["a83"], outputs = ["a85"]} {
  %r = ten.imag %0 : tensor<49xcomplex<f64>> -> tensor<49xf64>
  return %r : tensor<49xf64>
}
func.func @case_complex_complex_f64(%0: tensor<49xf64>, %1: tensor<49xf64>) -> (tensor<49xcomplex<f64>>) attributes {inputs = ["a84", "a85"], outputs = ["a83"]} {
  %r = ten.complex %0, %1 : tensor<49xf64> -> tensor<49xcomplex<f64>>
  return %r : tensor<49xcomplex<f64>>
}
func.func @case_compare_lt_complex_f64(%0: tensor<6xcomplex<f64>>, %1: tensor<6xcomplex<f64>>) -> (tensor<6xi1>) attributes {inputs = ["a86", "a87"], outputs = ["a41"]} {
  %r = ten.compare lt %0, %1 : tensor<6xcomplex<f64>>
  return %r : tensor<6xi1>
}
func.func @case_compare_ge_complex_f64(%0: tensor<6xcomplex<f64>>, %1: tensor<6xcomplex<f64>>) -> (tensor<6xi1>) attributes {inputs = ["a86", "a87"], outputs = ["a42"]} {
  %r = ten.compare ge %0, %1 : tensor<6xcomplex<f64>>
  return %r : tensor<6xi1>
}
func.func @case_compare_eq_complex_f64(%0: tensor<6xcomplex<f64>>, %1: tensor<6xcomplex<f64>>) -> (tensor<6xi1>) attributes {inputs = ["a86", "a87"], outputs = ["a43"]} {
  %r = ten.compare eq %0, %1 : tensor<6xcomplex<f64>>
  return %r : tensor<6xi1>
}
func.func @case_compare_ne_complex_f64(%0: tensor<6xcomplex<f64>>, %1: tensor<6xcomplex<f64>>) -> (tensor<6xi1>) attributes {inputs = ["a86", "a87"], outputs = ["a44"]} {
  %r = ten.compare ne %0, %1 : tensor<6xcomplex<f64>>
  return %r : tensor<6xi1>
}
func.func @case_max_complex_f64(%0: tensor<6xcomplex<f64>>, %1: tensor<6xcomplex<f64>>) -> (tensor<6xcomplex<f64>>) attributes {inputs = ["a86", "a87"], outputs = ["a88"]} {
  %r = ten.max %0, %1 : tensor<6xcomplex<f64>>
  return %r : tensor<6xcomplex<f64>>
}
func.func @case_min_complex_f64(%0: tensor<6xcomplex<f64>>, %1: tensor<6xcomplex<f64>>) -> (tensor<6xcomplex<f64>>) attributes {inputs = ["a86", "a87"], outputs = ["a89"]} {
  %r = ten.min %0, %1 : tensor<6xcomplex<f64>>
  return %r : tensor<6xcomplex<f64>>
}
