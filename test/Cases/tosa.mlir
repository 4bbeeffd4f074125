// Made by make_cases.py. The arrays are in the archive beside it.
func.func @case_add(%0: tensor<3x5xf32>, %1: tensor<3x5xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a0", "a1"], outputs = ["a2"]} {
  %r = tosa.add %0, %1  : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_sub(%0: tensor<3x5xf32>, %1: tensor<1x5xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a0", "a3"], outputs = ["a4"]} {
  %r = tosa.sub %0, %1  : (tensor<3x5xf32>, tensor<1x5xf32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_maximum(%0: tensor<3x5xf32>, %1: tensor<3x5xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a0", "a1"], outputs = ["a5"]} {
  %r = tosa.maximum %0, %1  : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_minimum(%0: tensor<3x5xf32>, %1: tensor<3x5xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a0", "a1"], outputs = ["a6"]} {
  %r = tosa.minimum %0, %1  : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_abs(%0: tensor<3x5xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a0"], outputs = ["a7"]} {
  %r = tosa.abs %0  : (tensor<3x5xf32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_ceil(%0: tensor<3x5xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a0"], outputs = ["a8"]} {
  %r = tosa.ceil %0  : (tensor<3x5xf32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_floor(%0: tensor<3x5xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a0"], outputs = ["a9"]} {
  %r = tosa.floor %0  : (tensor<3x5xf32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_exp(%0: tensor<3x5xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a0"], outputs = ["a10"], relative = 1.000000e-06 : f64} {
  %r = tosa.exp %0  : (tensor<3x5xf32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_log(%0: tensor<3x5xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a1"], outputs = ["a11"], relative = 1.000000e-06 : f64} {
  %r = tosa.log %0  : (tensor<3x5xf32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_tanh(%0: tensor<3x5xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a0"], outputs = ["a12"], relative = 1.000000e-06 : f64} {
  %r = tosa.tanh %0  : (tensor<3x5xf32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_erf(%0: tensor<3x5xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a0"], outputs = ["a13"], relative = 1.000000e-06 : f64} {
  %r = tosa.erf %0  : (tensor<3x5xf32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_sin(%0: tensor<3x5xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a0"], outputs = ["a14"], relative = 1.000000e-06 : f64} {
  %r = tosa.sin %0  : (tensor<3x5xf32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_cos(%0: tensor<3x5xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a0"], outputs = ["a15"], relative = 1.000000e-06 : f64} {
  %r = tosa.cos %0  : (tensor<3x5xf32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_sigmoid(%0: tensor<3x5xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a0"], outputs = ["a16"], relative = 1.000000e-06 : f64} {
  %r = tosa.sigmoid %0  : (tensor<3x5xf32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_reciprocal(%0: tensor<3x5xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a1"], outputs = ["a17"], relative = 1.000000e-06 : f64} {
  %r = tosa.reciprocal %0  : (tensor<3x5xf32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_rsqrt(%0: tensor<3x5xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a1"], outputs = ["a18"], relative = 1.000000e-06 : f64} {
  %r = tosa.rsqrt %0  : (tensor<3x5xf32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_pow(%0: tensor<3x5xf32>, %1: tensor<3x5xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a1", "a0"], outputs = ["a19"], ulp = 4 : i64} {
  %r = tosa.pow %0, %1  : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_mul(%0: tensor<3x5xf32>, %1: tensor<3x5xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a0", "a1"], outputs = ["a20"]} {
  %s = "tosa.const"() <{values = dense<[0]> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %0, %1, %s  : (tensor<3x5xf32>, tensor<3x5xf32>, tensor<1xi8>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_mul_shifted(%0: tensor<4x3xi32>, %1: tensor<4x3xi32>) -> (tensor<4x3xi32>) attributes {inputs = ["a21", "a22"], outputs = ["a23"]} {
  %s = "tosa.const"() <{values = dense<[3]> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %0, %1, %s  : (tensor<4x3xi32>, tensor<4x3xi32>, tensor<1xi8>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
func.func @case_intdiv(%0: tensor<4x3xi32>, %1: tensor<4x3xi32>) -> (tensor<4x3xi32>) attributes {inputs = ["a21", "a22"], outputs = ["a24"]} {
  %r = tosa.intdiv %0, %1  : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
func.func @case_negate(%0: tensor<3x5xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a0"], outputs = ["a25"]} {
  %z = "tosa.const"() <{values = dense<[0.000000e+00]> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.negate %0, %z, %z  : (tensor<3x5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_clamp(%0: tensor<3x5xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a0"], outputs = ["a26"]} {
  %r = tosa.clamp %0 {min_val = -1.0 : f32, max_val = 0.5 : f32} : (tensor<3x5xf32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_clamp_i8(%0: tensor<4x3xi8>) -> (tensor<4x3xi8>) attributes {inputs = ["a27"], outputs = ["a28"]} {
  %r = tosa.clamp %0 {min_val = -7 : i8, max_val = 100 : i8} : (tensor<4x3xi8>) -> tensor<4x3xi8>
  return %r : tensor<4x3xi8>
}
func.func @case_bitwise_and(%0: tensor<4x3xi32>, %1: tensor<4x3xi32>) -> (tensor<4x3xi32>) attributes {inputs = ["a21", "a22"], outputs = ["a29"]} {
  %r = tosa.bitwise_and %0, %1  : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
func.func @case_bitwise_or(%0: tensor<4x3xi32>, %1: tensor<4x3xi32>) -> (tensor<4x3xi32>) attributes {inputs = ["a21", "a22"], outputs = ["a30"]} {
  %r = tosa.bitwise_or %0, %1  : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
func.func @case_bitwise_xor(%0: tensor<4x3xi32>, %1: tensor<4x3xi32>) -> (tensor<4x3xi32>) attributes {inputs = ["a21", "a22"], outputs = ["a31"]} {
  %r = tosa.bitwise_xor %0, %1  : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
func.func @case_bitwise_not(%0: tensor<4x3xi32>) -> (tensor<4x3xi32>) attributes {inputs = ["a21"], outputs = ["a32"]} {
  %r = tosa.bitwise_not %0  : (tensor<4x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
func.func @case_logical_left_shift(%0: tensor<4x3xi32>, %1: tensor<4x3xi32>) -> (tensor<4x3xi32>) attributes {inputs = ["a21", "a33"], outputs = ["a34"]} {
  %r = tosa.logical_left_shift %0, %1  : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
func.func @case_logical_right_shift(%0: tensor<4x3xi32>, %1: tensor<4x3xi32>) -> (tensor<4x3xi32>) attributes {inputs = ["a21", "a33"], outputs = ["a35"]} {
  %r = tosa.logical_right_shift %0, %1  : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
func.func @case_arithmetic_right_shift(%0: tensor<4x3xi32>, %1: tensor<4x3xi32>) -> (tensor<4x3xi32>) attributes {inputs = ["a21", "a33"], outputs = ["a36"]} {
  %r = tosa.arithmetic_right_shift %0, %1 {round = false} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
func.func @case_clz(%0: tensor<4x3xi32>) -> (tensor<4x3xi32>) attributes {inputs = ["a22"], outputs = ["a37"]} {
  %r = tosa.clz %0  : (tensor<4x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
func.func @case_logical_and(%0: tensor<4x3xi1>, %1: tensor<4x3xi1>) -> (tensor<4x3xi1>) attributes {inputs = ["a38", "a39"], outputs = ["a40"]} {
  %r = tosa.logical_and %0, %1  : (tensor<4x3xi1>, tensor<4x3xi1>) -> tensor<4x3xi1>
  return %r : tensor<4x3xi1>
}
func.func @case_logical_or(%0: tensor<4x3xi1>, %1: tensor<4x3xi1>) -> (tensor<4x3xi1>) attributes {inputs = ["a38", "a39"], outputs = ["a41"]} {
  %r = tosa.logical_or %0, %1  : (tensor<4x3xi1>, tensor<4x3xi1>) -> tensor<4x3xi1>
  return %r : tensor<4x3xi1>
}
func.func @case_logical_xor(%0: tensor<4x3xi1>, %1: tensor<4x3xi1>) -> (tensor<4x3xi1>) attributes {inputs = ["a38", "a39"], outputs = ["a42"]} {
  %r = tosa.logical_xor %0, %1  : (tensor<4x3xi1>, tensor<4x3xi1>) -> tensor<4x3xi1>
  return %r : tensor<4x3xi1>
}
func.func @case_logical_not(%0: tensor<4x3xi1>) -> (tensor<4x3xi1>) attributes {inputs = ["a38"], outputs = ["a43"]} {
  %r = tosa.logical_not %0  : (tensor<4x3xi1>) -> tensor<4x3xi1>
  return %r : tensor<4x3xi1>
}
func.func @case_greater(%0: tensor<3x5xf32>, %1: tensor<1x5xf32>) -> (tensor<3x5xi1>) attributes {inputs = ["a0", "a3"], outputs = ["a44"]} {
  %r = tosa.greater %0, %1  : (tensor<3x5xf32>, tensor<1x5xf32>) -> tensor<3x5xi1>
  return %r : tensor<3x5xi1>
}
func.func @case_greater_equal(%0: tensor<3x5xf32>, %1: tensor<1x5xf32>) -> (tensor<3x5xi1>) attributes {inputs = ["a0", "a3"], outputs = ["a44"]} {
  %r = tosa.greater_equal %0, %1  : (tensor<3x5xf32>, tensor<1x5xf32>) -> tensor<3x5xi1>
  return %r : tensor<3x5xi1>
}
func.func @case_equal(%0: tensor<3x5xf32>, %1: tensor<1x5xf32>) -> (tensor<3x5xi1>) attributes {inputs = ["a0", "a3"], outputs = ["a45"]} {
  %r = tosa.equal %0, %1  : (tensor<3x5xf32>, tensor<1x5xf32>) -> tensor<3x5xi1>
  return %r : tensor<3x5xi1>
}
func.func @case_select(%0: tensor<3x5xi1>, %1: tensor<3x5xf32>, %2: tensor<3x5xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a46", "a0", "a1"], outputs = ["a47"]} {
  %r = tosa.select %0, %1, %2  : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_cast_f32_i8(%0: tensor<7xf32>) -> (tensor<7xi8>) attributes {inputs = ["a48"], outputs = ["a49"]} {
  %r = tosa.cast %0  : (tensor<7xf32>) -> tensor<7xi8>
  return %r : tensor<7xi8>
}
func.func @case_cast_i8_f32(%0: tensor<4x3xi8>) -> (tensor<4x3xf32>) attributes {inputs = ["a27"], outputs = ["a50"]} {
  %r = tosa.cast %0  : (tensor<4x3xi8>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
func.func @case_cast_i1_i32(%0: tensor<4x3xi1>) -> (tensor<4x3xi32>) attributes {inputs = ["a38"], outputs = ["a51"]} {
  %r = tosa.cast %0  : (tensor<4x3xi1>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
func.func @case_cast_f32_bf16(%0: tensor<3x5xf32>) -> (tensor<3x5xbf16>) attributes {inputs = ["a0"], outputs = ["a52"]} {
  %r = tosa.cast %0  : (tensor<3x5xf32>) -> tensor<3x5xbf16>
  return %r : tensor<3x5xbf16>
}
func.func @case_table(%0: tensor<4x3xi8>, %1: tensor<256xi8>) -> (tensor<4x3xi8>) attributes {inputs = ["a27", "a53"], outputs = ["a54"]} {
  %r = tosa.table %0, %1  : (tensor<4x3xi8>, tensor<256xi8>) -> tensor<4x3xi8>
  return %r : tensor<4x3xi8>
}
func.func @case_reduce_sum(%0: tensor<3x4x5xf32>) -> (tensor<3x1x5xf32>) attributes {inputs = ["a55"], outputs = ["a56"], relative = 1.000000e-06 : f64} {
  %r = tosa.reduce_sum %0 {axis = 1 : i32} : (tensor<3x4x5xf32>) -> tensor<3x1x5xf32>
  return %r : tensor<3x1x5xf32>
}
func.func @case_reduce_max(%0: tensor<3x4x5xf32>) -> (tensor<3x1x5xf32>) attributes {inputs = ["a55"], outputs = ["a57"], relative = 1.000000e-06 : f64} {
  %r = tosa.reduce_max %0 {axis = 1 : i32} : (tensor<3x4x5xf32>) -> tensor<3x1x5xf32>
  return %r : tensor<3x1x5xf32>
}
func.func @case_reduce_min(%0: tensor<3x4x5xf32>) -> (tensor<3x1x5xf32>) attributes {inputs = ["a55"], outputs = ["a58"], relative = 1.000000e-06 : f64} {
  %r = tosa.reduce_min %0 {axis = 1 : i32} : (tensor<3x4x5xf32>) -> tensor<3x1x5xf32>
  return %r : tensor<3x1x5xf32>
}
func.func @case_reduce_product(%0: tensor<3x4x5xf32>) -> (tensor<3x1x5xf32>) attributes {inputs = ["a55"], outputs = ["a59"], relative = 1.000000e-06 : f64} {
  %r = tosa.reduce_product %0 {axis = 1 : i32} : (tensor<3x4x5xf32>) -> tensor<3x1x5xf32>
  return %r : tensor<3x1x5xf32>
}
func.func @case_reduce_sum_i32(%0: tensor<3x6xi32>) -> (tensor<3x1xi32>) attributes {inputs = ["a60"], outputs = ["a61"]} {
  %r = tosa.reduce_sum %0 {axis = 1 : i32} : (tensor<3x6xi32>) -> tensor<3x1xi32>
  return %r : tensor<3x1xi32>
}
func.func @case_reduce_max_i32(%0: tensor<3x6xi32>) -> (tensor<3x1xi32>) attributes {inputs = ["a60"], outputs = ["a62"]} {
  %r = tosa.reduce_max %0 {axis = 1 : i32} : (tensor<3x6xi32>) -> tensor<3x1xi32>
  return %r : tensor<3x1xi32>
}
func.func @case_reduce_min_i32(%0: tensor<3x6xi32>) -> (tensor<3x1xi32>) attributes {inputs = ["a60"], outputs = ["a63"]} {
  %r = tosa.reduce_min %0 {axis = 1 : i32} : (tensor<3x6xi32>) -> tensor<3x1xi32>
  return %r : tensor<3x1xi32>
}
func.func @case_reduce_all(%0: tensor<3x4xi1>) -> (tensor<1x4xi1>) attributes {inputs = ["a64"], outputs = ["a65"]} {
  %r = tosa.reduce_all %0 {axis = 0 : i32} : (tensor<3x4xi1>) -> tensor<1x4xi1>
  return %r : tensor<1x4xi1>
}
func.func @case_reduce_any(%0: tensor<3x4xi1>) -> (tensor<1x4xi1>) attributes {inputs = ["a64"], outputs = ["a66"]} {
  %r = tosa.reduce_any %0 {axis = 0 : i32} : (tensor<3x4xi1>) -> tensor<1x4xi1>
  return %r : tensor<1x4xi1>
}
func.func @case_argmax(%0: tensor<3x4x5xf32>) -> (tensor<3x5xi32>) attributes {inputs = ["a67"], outputs = ["a68"]} {
  %r = tosa.argmax %0 {axis = 1 : i32} : (tensor<3x4x5xf32>) -> tensor<3x5xi32>
  return %r : tensor<3x5xi32>
}
func.func @case_reshape(%0: tensor<3x4xf32>) -> (tensor<2x6xf32>) attributes {inputs = ["a69"], outputs = ["a70"]} {
  %s = tosa.const_shape {values = dense<[2, 6]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.reshape %0, %s  : (tensor<3x4xf32>, !tosa.shape<2>) -> tensor<2x6xf32>
  return %r : tensor<2x6xf32>
}
func.func @case_transpose(%0: tensor<3x4xf32>) -> (tensor<4x3xf32>) attributes {inputs = ["a69"], outputs = ["a71"]} {
  %r = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<3x4xf32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
func.func @case_concat(%0: tensor<3x4xf32>, %1: tensor<2x4xf32>) -> (tensor<5x4xf32>) attributes {inputs = ["a69", "a72"], outputs = ["a73"]} {
  %r = tosa.concat %0, %1 {axis = 0 : i32} : (tensor<3x4xf32>, tensor<2x4xf32>) -> tensor<5x4xf32>
  return %r : tensor<5x4xf32>
}
func.func @case_slice(%0: tensor<3x4xf32>) -> (tensor<2x3xf32>) attributes {inputs = ["a69"], outputs = ["a74"]} {
  %s = tosa.const_shape {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %n = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.slice %0, %s, %n  : (tensor<3x4xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @case_pad(%0: tensor<3x4xf32>) -> (tensor<4x7xf32>) attributes {inputs = ["a69"], outputs = ["a75"]} {
  %s = tosa.const_shape {values = dense<[1, 0, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %c = "tosa.const"() <{values = dense<[1.500000e+00]> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.pad %0, %s, %c  : (tensor<3x4xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<4x7xf32>
  return %r : tensor<4x7xf32>
}
func.func @case_tile(%0: tensor<3x4xf32>) -> (tensor<6x12xf32>) attributes {inputs = ["a69"], outputs = ["a76"]} {
  %s = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.tile %0, %s  : (tensor<3x4xf32>, !tosa.shape<2>) -> tensor<6x12xf32>
  return %r : tensor<6x12xf32>
}
func.func @case_reverse(%0: tensor<3x4xf32>) -> (tensor<3x4xf32>) attributes {inputs = ["a69"], outputs = ["a77"]} {
  %r = tosa.reverse %0 {axis = 1 : i32} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}
func.func @case_identity(%0: tensor<3x4xf32>) -> (tensor<3x4xf32>) attributes {inputs = ["a69"], outputs = ["a78"]} {
  %i = tosa.identity %0 : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %r = tosa.abs %i : (tensor<3x4xf32>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}
func.func @case_const(%0: tensor<3x4xf32>) -> (tensor<3x4xf32>) attributes {inputs = ["a69"], outputs = ["a79"]} {
  %c = "tosa.const"() <{values = dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<4xf32>}> : () -> tensor<4xf32>
  %s = tosa.const_shape {values = dense<[1, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %d = tosa.reshape %c, %s : (tensor<4xf32>, !tosa.shape<2>) -> tensor<1x4xf32>
  %r = tosa.add %0, %d : (tensor<3x4xf32>, tensor<1x4xf32>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}
func.func @case_gather(%0: tensor<2x6x3xf32>, %1: tensor<2x4xi32>) -> (tensor<2x4x3xf32>) attributes {inputs = ["a80", "a81"], outputs = ["a82"]} {
  %r = tosa.gather %0, %1  : (tensor<2x6x3xf32>, tensor<2x4xi32>) -> tensor<2x4x3xf32>
  return %r : tensor<2x4x3xf32>
}
func.func @case_scatter(%0: tensor<2x6x3xf32>, %1: tensor<2x3xi32>, %2: tensor<2x3x3xf32>) -> (tensor<2x6x3xf32>) attributes {inputs = ["a80", "a83", "a84"], outputs = ["a85"]} {
  %r = tosa.scatter %0, %1, %2  : (tensor<2x6x3xf32>, tensor<2x3xi32>, tensor<2x3x3xf32>) -> tensor<2x6x3xf32>
  return %r : tensor<2x6x3xf32>
}
func.func @case_resize_nearest(%0: tensor<1x3x4x2xf32>) -> (tensor<1x6x8x2xf32>) attributes {inputs = ["a86"], outputs = ["a87"]} {
  %s = tosa.const_shape {values = dense<[2, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %0, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<1x3x4x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x6x8x2xf32>
  return %r : tensor<1x6x8x2xf32>
}
func.func @case_resize_bilinear(%0: tensor<1x3x4x2xf32>) -> (tensor<1x6x8x2xf32>) attributes {inputs = ["a86"], outputs = ["a88"], relative = 1.000000e-06 : f64} {
  %s = tosa.const_shape {values = dense<[2, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %0, %s, %o, %b {mode = BILINEAR} : (tensor<1x3x4x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x6x8x2xf32>
  return %r : tensor<1x6x8x2xf32>
}
func.func @case_matmul(%0: tensor<2x4x6xf32>, %1: tensor<2x6x5xf32>) -> (tensor<2x4x5xf32>) attributes {inputs = ["a89", "a90"], outputs = ["a91"], relative = 1.000000e-06 : f64} {
  %z = "tosa.const"() <{values = dense<[0.000000e+00]> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.matmul %0, %1, %z, %z  : (tensor<2x4x6xf32>, tensor<2x6x5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x4x5xf32>
  return %r : tensor<2x4x5xf32>
}
func.func @case_matmul_i8(%0: tensor<1x4x6xi8>, %1: tensor<1x6x5xi8>) -> (tensor<1x4x5xi32>) attributes {inputs = ["a92", "a93"], outputs = ["a94"]} {
  %y = "tosa.const"() <{values = dense<[3]> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z = "tosa.const"() <{values = dense<[-5]> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.matmul %0, %1, %y, %z  : (tensor<1x4x6xi8>, tensor<1x6x5xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x5xi32>
  return %r : tensor<1x4x5xi32>
}
func.func @case_conv2d(%0: tensor<2x7x8x3xf32>, %1: tensor<4x3x2x3xf32>, %2: tensor<4xf32>) -> (tensor<2x6x8x4xf32>) attributes {inputs = ["a95", "a96", "a97"], outputs = ["a98"], relative = 2.000000e-06 : f64} {
  %z = "tosa.const"() <{values = dense<[0.000000e+00]> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.conv2d %0, %1, %2, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 0, 0, 1>, stride = array<i64: 1, 1>} : (tensor<2x7x8x3xf32>, tensor<4x3x2x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x6x8x4xf32>
  return %r : tensor<2x6x8x4xf32>
}
func.func @case_conv2d_strided(%0: tensor<2x7x8x3xf32>, %1: tensor<4x3x2x3xf32>, %2: tensor<4xf32>) -> (tensor<2x2x4x4xf32>) attributes {inputs = ["a95", "a96", "a97"], outputs = ["a99"], relative = 2.000000e-06 : f64} {
  %z = "tosa.const"() <{values = dense<[0.000000e+00]> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.conv2d %0, %1, %2, %z, %z {acc_type = f32, dilation = array<i64: 2, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<2x7x8x3xf32>, tensor<4x3x2x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x2x4x4xf32>
  return %r : tensor<2x2x4x4xf32>
}
func.func @case_depthwise_conv2d(%0: tensor<2x7x8x3xf32>, %1: tensor<3x2x3x2xf32>, %2: tensor<6xf32>) -> (tensor<2x5x7x6xf32>) attributes {inputs = ["a95", "a100", "a101"], outputs = ["a102"], relative = 2.000000e-06 : f64} {
  %z = "tosa.const"() <{values = dense<[0.000000e+00]> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.depthwise_conv2d %0, %1, %2, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<2x7x8x3xf32>, tensor<3x2x3x2xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x5x7x6xf32>
  return %r : tensor<2x5x7x6xf32>
}
func.func @case_conv3d(%0: tensor<1x4x5x6x2xf32>, %1: tensor<3x2x2x3x2xf32>, %2: tensor<3xf32>) -> (tensor<1x3x4x4x3xf32>) attributes {inputs = ["a103", "a104", "a105"], outputs = ["a106"], relative = 2.000000e-06 : f64} {
  %z = "tosa.const"() <{values = dense<[0.000000e+00]> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.conv3d %0, %1, %2, %z, %z {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x4x5x6x2xf32>, tensor<3x2x2x3x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x4x4x3xf32>
  return %r : tensor<1x3x4x4x3xf32>
}
func.func @case_transpose_conv2d(%0: tensor<1x3x4x2xf32>, %1: tensor<3x2x2x2xf32>, %2: tensor<3xf32>) -> (tensor<1x6x8x3xf32>) attributes {inputs = ["a107", "a108", "a109"], outputs = ["a110"], relative = 2.000000e-06 : f64} {
  %z = "tosa.const"() <{values = dense<[0.000000e+00]> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.transpose_conv2d %0, %1, %2, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x3x4x2xf32>, tensor<3x2x2x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x8x3xf32>
  return %r : tensor<1x6x8x3xf32>
}
func.func @case_conv2d_i8(%0: tensor<1x5x5x2xi8>, %1: tensor<3x2x2x2xi8>, %2: tensor<3xi32>) -> (tensor<1x4x4x3xi32>) attributes {inputs = ["a111", "a112", "a113"], outputs = ["a114"]} {
  %y = "tosa.const"() <{values = dense<[-7]> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z = "tosa.const"() <{values = dense<[0]> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.conv2d %0, %1, %2, %y, %z {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x5x5x2xi8>, tensor<3x2x2x2xi8>, tensor<3xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4x3xi32>
  return %r : tensor<1x4x4x3xi32>
}
func.func @case_max_pool2d(%0: tensor<2x6x8x3xf32>) -> (tensor<2x3x4x3xf32>) attributes {inputs = ["a115"], outputs = ["a116"]} {
  %r = tosa.max_pool2d %0 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<2x6x8x3xf32>) -> tensor<2x3x4x3xf32>
  return %r : tensor<2x3x4x3xf32>
}
func.func @case_avg_pool2d(%0: tensor<2x6x8x3xf32>) -> (tensor<2x3x4x3xf32>) attributes {inputs = ["a115"], outputs = ["a117"], relative = 1.000000e-06 : f64} {
  %z = "tosa.const"() <{values = dense<[0.000000e+00]> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.avg_pool2d %0, %z, %z {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<2x6x8x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x3x4x3xf32>
  return %r : tensor<2x3x4x3xf32>
}
func.func @case_avg_pool2d_padded(%0: tensor<2x6x8x3xf32>) -> (tensor<2x4x4x3xf32>) attributes {inputs = ["a115"], outputs = ["a118"], relative = 1.000000e-06 : f64} {
  %z = "tosa.const"() <{values = dense<[0.000000e+00]> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.avg_pool2d %0, %z, %z {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 1, 1, 0, 0>, stride = array<i64: 2, 2>} : (tensor<2x6x8x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x4x4x3xf32>
  return %r : tensor<2x4x4x3xf32>
}
func.func @case_max_pool2d_i8(%0: tensor<1x4x6x2xi8>) -> (tensor<1x2x3x2xi8>) attributes {inputs = ["a119"], outputs = ["a120"]} {
  %r = tosa.max_pool2d %0 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x6x2xi8>) -> tensor<1x2x3x2xi8>
  return %r : tensor<1x2x3x2xi8>
}
func.func @case_rescale(%0: tensor<2x5xi32>) -> (tensor<2x5xi8>) attributes {inputs = ["a121"], outputs = ["a122"]} {
  %a = "tosa.const"() <{values = dense<[1342177280]> : tensor<1xi32>}> : () -> tensor<1xi32>
  %b = "tosa.const"() <{values = dense<[40]> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<[0]> : tensor<1xi32>}> : () -> tensor<1xi32>
  %z = "tosa.const"() <{values = dense<[11]> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %0, %a, %b, %y, %z {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x5xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<2x5xi8>
  return %r : tensor<2x5xi8>
}
func.func @case_cond_if(%0: tensor<i1>, %1: tensor<3x4xf32>) -> (tensor<3x4xf32>) attributes {inputs = ["a123", "a124"], outputs = ["a125"], relative = 1.000000e-06 : f64} {
  %r = tosa.cond_if %0 : tensor<i1> -> tensor<3x4xf32> {
  %a = tosa.exp %1 : (tensor<3x4xf32>) -> tensor<3x4xf32>
  tosa.yield %a : tensor<3x4xf32>
  } else {
  tosa.yield %1 : tensor<3x4xf32>
  }
  return %r : tensor<3x4xf32>
}
func.func @case_while_loop(%0: tensor<i32>, %1: tensor<3x4xf32>) -> (tensor<3x4xf32>) attributes {inputs = ["a126", "a124"], outputs = ["a127"]} {
  %one = "tosa.const"() <{values = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %w:2 = tosa.while_loop (%n = %0, %a = %1) : (tensor<i32>, tensor<3x4xf32>) -> (tensor<i32>, tensor<3x4xf32>) {
  %four = "tosa.const"() <{values = dense<4> : tensor<i32>}> : () -> tensor<i32>
  %p = tosa.greater %four, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
  tosa.yield %p : tensor<i1>
  } do {
  ^bb0(%n: tensor<i32>, %a: tensor<3x4xf32>):
  %k = tosa.add %n, %one : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %d = tosa.add %a, %a : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  tosa.yield %k, %d : tensor<i32>, tensor<3x4xf32>
  }
  %r = tosa.identity %w#1 : (tensor<3x4xf32>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}
func.func @case_fft2d(%0: tensor<1x4x4xf32>, %1: tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>, tensor<1x4x4xf32>) attributes {inputs = ["a128", "a129"], outputs = ["a130", "a131"], relative = 2.000000e-05 : f64} {
  %r:2 = tosa.fft2d %0, %1 {inverse = false} : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>, tensor<1x4x4xf32>)
  return %r#0, %r#1 : tensor<1x4x4xf32>, tensor<1x4x4xf32>
}
func.func @case_rfft2d(%0: tensor<1x4x4xf32>) -> (tensor<1x4x3xf32>, tensor<1x4x3xf32>) attributes {inputs = ["a128"], outputs = ["a132", "a133"], relative = 2.000000e-05 : f64} {
  %r:2 = tosa.rfft2d %0 : (tensor<1x4x4xf32>) -> (tensor<1x4x3xf32>, tensor<1x4x3xf32>)
  return %r#0, %r#1 : tensor<1x4x3xf32>, tensor<1x4x3xf32>
}
func.func @case_softmax(%0: tensor<3x4xf32>) -> (tensor<3x4xf32>) attributes {inputs = ["a124"], outputs = ["a134"], ulp = 8 : i64} {
  %s = "tosa.const"() <{values = dense<[0]> : tensor<1xi8>}> : () -> tensor<1xi8>
  %a = tosa.reduce_max %0 {axis = 1 : i32} : (tensor<3x4xf32>) -> tensor<3x1xf32>
  %b = tosa.sub %0, %a : (tensor<3x4xf32>, tensor<3x1xf32>) -> tensor<3x4xf32>
  %c = tosa.exp %b : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %d = tosa.reduce_sum %c {axis = 1 : i32} : (tensor<3x4xf32>) -> tensor<3x1xf32>
  %e = tosa.reciprocal %d : (tensor<3x1xf32>) -> tensor<3x1xf32>
  %r = tosa.mul %c, %e, %s : (tensor<3x4xf32>, tensor<3x1xf32>, tensor<1xi8>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}
func.func @case_dynamic_add(%0: tensor<?x4xf32>, %1: tensor<1x4xf32>) -> (tensor<3x4xf32>) attributes {inputs = ["a124", "a135"], outputs = ["a136"]} {
  %s = tosa.add %0, %1 : (tensor<?x4xf32>, tensor<1x4xf32>) -> tensor<?x4xf32>
  %r = tensor.cast %s : tensor<?x4xf32> to tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}
func.func @case_dynamic_reduce(%0: tensor<?x4xf32>) -> (tensor<3x1xf32>) attributes {inputs = ["a124"], outputs = ["a137"], relative = 1.000000e-06 : f64} {
  %s = tosa.reduce_sum %0 {axis = 1 : i32} : (tensor<?x4xf32>) -> tensor<?x1xf32>
  %r = tensor.cast %s : tensor<?x1xf32> to tensor<3x1xf32>
  return %r : tensor<3x1xf32>
}
func.func @case_dynamic_matmul(%0: tensor<?x4x6xf32>, %1: tensor<?x6x5xf32>) -> (tensor<2x4x5xf32>) attributes {inputs = ["a138", "a139"], outputs = ["a140"], relative = 1.000000e-06 : f64} {
  %z = "tosa.const"() <{values = dense<[0.000000e+00]> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s = tosa.matmul %0, %1, %z, %z : (tensor<?x4x6xf32>, tensor<?x6x5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x4x5xf32>
  %r = tensor.cast %s : tensor<?x4x5xf32> to tensor<2x4x5xf32>
  return %r : tensor<2x4x5xf32>
}
