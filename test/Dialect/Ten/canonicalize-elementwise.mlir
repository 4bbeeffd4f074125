// RUN: tensor-opt %s -canonicalize | FileCheck %s

// CHECK-LABEL: @add_zero(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4xi32>
func.func @add_zero(%x: tensor<4xi32>) -> (tensor<4xi32>) {
  // CHECK-NEXT: return %[[X]]
  %c = ten.constant dense<0> : tensor<4xi32>
  %0 = ten.add %x, %c : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// CHECK-LABEL: @add_float_zero_stays(
func.func @add_float_zero_stays(%x: tensor<4xf32>) -> (tensor<4xf32>) {
  // CHECK: ten.add
  %c = ten.constant dense<0.0> : tensor<4xf32>
  %0 = ten.add %x, %c : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @add_float_minus_zero(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4xf32>
func.func @add_float_minus_zero(%x: tensor<4xf32>) -> (tensor<4xf32>) {
  // CHECK-NEXT: return %[[X]]
  %c = ten.constant dense<-0.0> : tensor<4xf32>
  %0 = ten.add %x, %c : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @add_false(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4xi1>
func.func @add_false(%x: tensor<4xi1>) -> (tensor<4xi1>) {
  // CHECK-NEXT: return %[[X]]
  %c = ten.constant dense<false> : tensor<4xi1>
  %0 = ten.add %x, %c : tensor<4xi1>
  return %0 : tensor<4xi1>
}

// CHECK-LABEL: @sub_zero(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4xf32>
func.func @sub_zero(%x: tensor<4xf32>) -> (tensor<4xf32>) {
  // CHECK-NEXT: return %[[X]]
  %c = ten.constant dense<0.0> : tensor<4xf32>
  %0 = ten.sub %x, %c : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @sub_minus_zero_stays(
func.func @sub_minus_zero_stays(%x: tensor<4xf32>) -> (tensor<4xf32>) {
  // CHECK: ten.sub
  %c = ten.constant dense<-0.0> : tensor<4xf32>
  %0 = ten.sub %x, %c : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @sub_same(
func.func @sub_same(%x: tensor<4xi32>) -> (tensor<4xi32>) {
  // CHECK: %[[ZERO:.*]] = ten.constant dense<0> : tensor<4xi32>
  // CHECK: return %[[ZERO]]
  %0 = ten.sub %x, %x : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// CHECK-LABEL: @sub_same_float_stays(
func.func @sub_same_float_stays(%x: tensor<4xf32>) -> (tensor<4xf32>) {
  // CHECK: ten.sub
  %0 = ten.sub %x, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @sub_same_dynamic_stays(
func.func @sub_same_dynamic_stays(%x: tensor<?xi32>) -> (tensor<?xi32>) {
  // CHECK: ten.sub
  %0 = ten.sub %x, %x : tensor<?xi32>
  return %0 : tensor<?xi32>
}

// CHECK-LABEL: @mul_one(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4xf32>
func.func @mul_one(%x: tensor<4xf32>) -> (tensor<4xf32>) {
  // CHECK-NEXT: return %[[X]]
  %c = ten.constant dense<1.0> : tensor<4xf32>
  %0 = ten.mul %x, %c : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @mul_two_stays(
func.func @mul_two_stays(%x: tensor<4xf32>) -> (tensor<4xf32>) {
  // CHECK: ten.mul
  %c = ten.constant dense<2.0> : tensor<4xf32>
  %0 = ten.mul %x, %c : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @mul_zero(
func.func @mul_zero(%x: tensor<4xi32>) -> (tensor<4xi32>) {
  // CHECK: %[[ZERO:.*]] = ten.constant dense<0>
  // CHECK: return %[[ZERO]]
  %c = ten.constant dense<0> : tensor<4xi32>
  %0 = ten.mul %c, %x : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// CHECK-LABEL: @mul_float_zero_stays(
func.func @mul_float_zero_stays(%x: tensor<4xf32>) -> (tensor<4xf32>) {
  // CHECK: ten.mul
  %c = ten.constant dense<0.0> : tensor<4xf32>
  %0 = ten.mul %x, %c : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @div_one(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4xf32>
func.func @div_one(%x: tensor<4xf32>) -> (tensor<4xf32>) {
  // CHECK-NEXT: return %[[X]]
  %c = ten.constant dense<1.0> : tensor<4xf32>
  %0 = ten.div %x, %c : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @div_by_self_stays(
func.func @div_by_self_stays(%x: tensor<4xi32>) -> (tensor<4xi32>) {
  // CHECK: ten.div
  %0 = ten.div %x, %x : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// CHECK-LABEL: @rem_one(
func.func @rem_one(%x: tensor<4xi32>) -> (tensor<4xi32>) {
  // CHECK: ten.constant dense<0>
  %c = ten.constant dense<1> : tensor<4xi32>
  %0 = ten.rem %x, %c : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// CHECK-LABEL: @rem_float_one_stays(
func.func @rem_float_one_stays(%x: tensor<4xf32>) -> (tensor<4xf32>) {
  // CHECK: ten.rem
  %c = ten.constant dense<1.0> : tensor<4xf32>
  %0 = ten.rem %x, %c : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @pow_one(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4xf32>
func.func @pow_one(%x: tensor<4xf32>) -> (tensor<4xf32>) {
  // CHECK-NEXT: return %[[X]]
  %c = ten.constant dense<1.0> : tensor<4xf32>
  %0 = ten.pow %x, %c : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @pow_two(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4xf32>
func.func @pow_two(%x: tensor<4xf32>) -> (tensor<4xf32>) {
  // CHECK: ten.mul %[[X]], %[[X]]
  %c = ten.constant dense<2.0> : tensor<4xf32>
  %0 = ten.pow %x, %c : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @pow_three_stays(
func.func @pow_three_stays(%x: tensor<4xf32>) -> (tensor<4xf32>) {
  // CHECK: ten.pow
  %c = ten.constant dense<3.0> : tensor<4xf32>
  %0 = ten.pow %x, %c : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @pow_zero(
func.func @pow_zero(%x: tensor<4xf32>) -> (tensor<4xf32>) {
  // CHECK: ten.constant dense<1.000000e+00>
  %c = ten.constant dense<0.0> : tensor<4xf32>
  %0 = ten.pow %x, %c : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @add_of_neg(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4xf32>, %[[Y:[a-z0-9]+]]: tensor<4xf32>
func.func @add_of_neg(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>) {
  // CHECK: ten.sub %[[X]], %[[Y]]
  %0 = ten.neg %y : tensor<4xf32>
  %1 = ten.add %0, %x : tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: @sub_of_neg(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4xf32>, %[[Y:[a-z0-9]+]]: tensor<4xf32>
func.func @sub_of_neg(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>) {
  // CHECK: ten.add %[[X]], %[[Y]]
  %0 = ten.neg %y : tensor<4xf32>
  %1 = ten.sub %x, %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: @add_constants(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4xi32>
func.func @add_constants(%x: tensor<4xi32>) -> (tensor<4xi32>) {
  // CHECK: %[[SUM:.*]] = ten.constant dense<7>
  // CHECK: ten.add %[[X]], %[[SUM]]
  %c = ten.constant dense<3> : tensor<4xi32>
  %d = ten.constant dense<4> : tensor<4xi32>
  %0 = ten.add %x, %c : tensor<4xi32>
  %1 = ten.add %0, %d : tensor<4xi32>
  return %1 : tensor<4xi32>
}

// CHECK-LABEL: @add_float_constants_stay(
func.func @add_float_constants_stay(%x: tensor<4xf32>) -> (tensor<4xf32>) {
  // CHECK: ten.add
  // CHECK: ten.add
  %c = ten.constant dense<3.0> : tensor<4xf32>
  %d = ten.constant dense<4.0> : tensor<4xf32>
  %0 = ten.add %x, %c : tensor<4xf32>
  %1 = ten.add %0, %d : tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: @neg_twice(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4xf32>
func.func @neg_twice(%x: tensor<4xf32>) -> (tensor<4xf32>) {
  // CHECK-NEXT: return %[[X]]
  %0 = ten.neg %x : tensor<4xf32>
  %1 = ten.neg %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: @not_twice(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4xi32>
func.func @not_twice(%x: tensor<4xi32>) -> (tensor<4xi32>) {
  // CHECK-NEXT: return %[[X]]
  %0 = ten.not %x : tensor<4xi32>
  %1 = ten.not %0 : tensor<4xi32>
  return %1 : tensor<4xi32>
}

// CHECK-LABEL: @neg_once_stays(
func.func @neg_once_stays(%x: tensor<4xf32>) -> (tensor<4xf32>) {
  // CHECK: ten.neg
  %0 = ten.neg %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @floor_of_round(
func.func @floor_of_round(%x: tensor<4xf32>) -> (tensor<4xf32>) {
  // CHECK: %[[ROUND:.*]] = ten.round
  // CHECK: return %[[ROUND]]
  %0 = ten.round %x : tensor<4xf32>
  %1 = ten.floor %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: @floor_of_sqrt_stays(
func.func @floor_of_sqrt_stays(%x: tensor<4xf32>) -> (tensor<4xf32>) {
  // CHECK: ten.floor
  %0 = ten.sqrt %x : tensor<4xf32>
  %1 = ten.floor %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: @real_of_complex(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4xf32>, %[[Y:[a-z0-9]+]]: tensor<4xf32>
func.func @real_of_complex(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  // CHECK-NEXT: return %[[X]], %[[Y]]
  %0 = ten.complex %x, %y : tensor<4xf32> -> tensor<4xcomplex<f32>>
  %1 = ten.real %0 : tensor<4xcomplex<f32>> -> tensor<4xf32>
  %2 = ten.imag %0 : tensor<4xcomplex<f32>> -> tensor<4xf32>
  return %1, %2 : tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: @complex_of_parts(
// CHECK-SAME: %[[Z:[a-z0-9]+]]: tensor<4xcomplex<f32>>
func.func @complex_of_parts(%z: tensor<4xcomplex<f32>>) -> (tensor<4xcomplex<f32>>) {
  // CHECK-NEXT: return %[[Z]]
  %0 = ten.real %z : tensor<4xcomplex<f32>> -> tensor<4xf32>
  %1 = ten.imag %z : tensor<4xcomplex<f32>> -> tensor<4xf32>
  %2 = ten.complex %0, %1 : tensor<4xf32> -> tensor<4xcomplex<f32>>
  return %2 : tensor<4xcomplex<f32>>
}

// CHECK-LABEL: @complex_of_swapped_parts_stays(
func.func @complex_of_swapped_parts_stays(%z: tensor<4xcomplex<f32>>) -> (tensor<4xcomplex<f32>>) {
  // CHECK: ten.complex
  %0 = ten.real %z : tensor<4xcomplex<f32>> -> tensor<4xf32>
  %1 = ten.imag %z : tensor<4xcomplex<f32>> -> tensor<4xf32>
  %2 = ten.complex %1, %0 : tensor<4xf32> -> tensor<4xcomplex<f32>>
  return %2 : tensor<4xcomplex<f32>>
}

// CHECK-LABEL: @convert_there_and_back(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4xbf16>
func.func @convert_there_and_back(%x: tensor<4xbf16>) -> (tensor<4xbf16>) {
  // CHECK-NEXT: return %[[X]]
  %0 = ten.convert %x : tensor<4xbf16> -> tensor<4xf32>
  %1 = ten.convert %0 : tensor<4xf32> -> tensor<4xbf16>
  return %1 : tensor<4xbf16>
}

// CHECK-LABEL: @convert_narrow_and_back_stays(
func.func @convert_narrow_and_back_stays(%x: tensor<4xf32>) -> (tensor<4xf32>) {
  // CHECK: ten.convert
  // CHECK: ten.convert
  %0 = ten.convert %x : tensor<4xf32> -> tensor<4xbf16>
  %1 = ten.convert %0 : tensor<4xbf16> -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: @convert_widening_first(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4xf16>
func.func @convert_widening_first(%x: tensor<4xf16>) -> (tensor<4xf64>) {
  // CHECK-NEXT: %[[WIDE:.*]] = ten.convert %[[X]] : tensor<4xf16> -> tensor<4xf64>
  %0 = ten.convert %x : tensor<4xf16> -> tensor<4xf32>
  %1 = ten.convert %0 : tensor<4xf32> -> tensor<4xf64>
  return %1 : tensor<4xf64>
}

// CHECK-LABEL: @convert_through_other_kind_stays(
func.func @convert_through_other_kind_stays(%x: tensor<4xi32>) -> (tensor<4xi8>) {
  // CHECK: ten.convert
  // CHECK: ten.convert
  %0 = ten.convert %x : tensor<4xi32> -> tensor<4xf64>
  %1 = ten.convert %0 : tensor<4xf64> -> tensor<4xi8>
  return %1 : tensor<4xi8>
}

// CHECK-LABEL: @convert_signed_through_unsigned_stays(
func.func @convert_signed_through_unsigned_stays(%x: tensor<4xi8>) -> (tensor<4xi32>) {
  // CHECK: ten.convert
  // CHECK: ten.convert
  %0 = ten.convert %x : tensor<4xi8> -> tensor<4xui16>
  %1 = ten.convert %0 : tensor<4xui16> -> tensor<4xi32>
  return %1 : tensor<4xi32>
}

// CHECK-LABEL: @bitcast_there_and_back(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4xf32>
func.func @bitcast_there_and_back(%x: tensor<4xf32>) -> (tensor<4xf32>) {
  // CHECK-NEXT: return %[[X]]
  %0 = ten.bitcast %x : tensor<4xf32> -> tensor<4xi32>
  %1 = ten.bitcast %0 : tensor<4xi32> -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: @max_same(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4xf32>
func.func @max_same(%x: tensor<4xf32>) -> (tensor<4xf32>) {
  // CHECK-NEXT: return %[[X]]
  %0 = ten.max %x, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @max_again(
func.func @max_again(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>) {
  // CHECK: %[[ONCE:.*]] = ten.max
  // CHECK-NEXT: return %[[ONCE]]
  %0 = ten.max %x, %y : tensor<4xf32>
  %1 = ten.max %0, %y : tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: @min_same(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4xf32>
func.func @min_same(%x: tensor<4xf32>) -> (tensor<4xf32>) {
  // CHECK-NEXT: return %[[X]]
  %0 = ten.min %x, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @min_again(
func.func @min_again(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>) {
  // CHECK: %[[ONCE:.*]] = ten.min
  // CHECK-NEXT: return %[[ONCE]]
  %0 = ten.min %x, %y : tensor<4xf32>
  %1 = ten.min %0, %y : tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: @max_of_min_stays(
func.func @max_of_min_stays(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>) {
  // CHECK: ten.max
  %0 = ten.min %x, %y : tensor<4xf32>
  %1 = ten.max %0, %y : tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: @and_ones(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4xi32>
func.func @and_ones(%x: tensor<4xi32>) -> (tensor<4xi32>) {
  // CHECK-NEXT: return %[[X]]
  %c = ten.constant dense<-1> : tensor<4xi32>
  %0 = ten.and %x, %c : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// CHECK-LABEL: @or_zero(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4xi32>
func.func @or_zero(%x: tensor<4xi32>) -> (tensor<4xi32>) {
  // CHECK-NEXT: return %[[X]]
  %c = ten.constant dense<0> : tensor<4xi32>
  %0 = ten.or %x, %c : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// CHECK-LABEL: @xor_zero(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4xi32>
func.func @xor_zero(%x: tensor<4xi32>) -> (tensor<4xi32>) {
  // CHECK-NEXT: return %[[X]]
  %c = ten.constant dense<0> : tensor<4xi32>
  %0 = ten.xor %x, %c : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// CHECK-LABEL: @and_zero(
func.func @and_zero(%x: tensor<4xi32>) -> (tensor<4xi32>) {
  // CHECK: ten.constant dense<0>
  // CHECK-NOT: ten.and
  // CHECK: return
  %c = ten.constant dense<0> : tensor<4xi32>
  %0 = ten.and %x, %c : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// CHECK-LABEL: @xor_same(
func.func @xor_same(%x: tensor<4xi32>) -> (tensor<4xi32>) {
  // CHECK: ten.constant dense<0>
  %0 = ten.xor %x, %x : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// CHECK-LABEL: @and_one_stays(
func.func @and_one_stays(%x: tensor<4xi32>) -> (tensor<4xi32>) {
  // CHECK: ten.and
  %c = ten.constant dense<1> : tensor<4xi32>
  %0 = ten.and %x, %c : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// CHECK-LABEL: @shift_zero(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4xi32>
func.func @shift_zero(%x: tensor<4xi32>) -> (tensor<4xi32>) {
  // CHECK-NEXT: return %[[X]]
  %c = ten.constant dense<0> : tensor<4xi32>
  %0 = ten.shl %x, %c : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// CHECK-LABEL: @shift_one_stays(
func.func @shift_one_stays(%x: tensor<4xi32>) -> (tensor<4xi32>) {
  // CHECK: ten.shr_signed
  %c = ten.constant dense<1> : tensor<4xi32>
  %0 = ten.shr_signed %x, %c : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// CHECK-LABEL: @compare_same(
func.func @compare_same(%x: tensor<4xi32>) -> (tensor<4xi1>, tensor<4xi1>) {
  // CHECK-DAG: %[[FALSE:.*]] = ten.constant dense<false>
  // CHECK-DAG: %[[TRUE:.*]] = ten.constant dense<true>
  // CHECK: return %[[TRUE]], %[[FALSE]]
  %0 = ten.compare le %x, %x : tensor<4xi32>
  %1 = ten.compare ne %x, %x : tensor<4xi32>
  return %0, %1 : tensor<4xi1>, tensor<4xi1>
}

// CHECK-LABEL: @compare_same_float_stays(
func.func @compare_same_float_stays(%x: tensor<4xf32>) -> (tensor<4xi1>) {
  // CHECK: ten.compare
  %0 = ten.compare eq %x, %x : tensor<4xf32>
  return %0 : tensor<4xi1>
}

// CHECK-LABEL: @compare_constant_left(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4xi32>
func.func @compare_constant_left(%x: tensor<4xi32>) -> (tensor<4xi1>) {
  // CHECK: ten.compare gt %[[X]], %
  %c = ten.constant dense<3> : tensor<4xi32>
  %0 = ten.compare lt %c, %x : tensor<4xi32>
  return %0 : tensor<4xi1>
}

// CHECK-LABEL: @select_same(
// CHECK-SAME: %[[C:[a-z0-9]+]]: tensor<4xi1>, %[[X:[a-z0-9]+]]: tensor<4xf32>
func.func @select_same(%c: tensor<4xi1>, %x: tensor<4xf32>) -> (tensor<4xf32>) {
  // CHECK-NEXT: return %[[X]]
  %0 = ten.select %c, %x, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @select_true(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4xf32>, %[[Y:[a-z0-9]+]]: tensor<4xf32>
func.func @select_true(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>) {
  // CHECK-NEXT: return %[[X]]
  %c = ten.constant dense<true> : tensor<4xi1>
  %0 = ten.select %c, %x, %y : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @select_not(
// CHECK-SAME: %[[C:[a-z0-9]+]]: tensor<4xi1>, %[[X:[a-z0-9]+]]: tensor<4xf32>, %[[Y:[a-z0-9]+]]: tensor<4xf32>
func.func @select_not(%c: tensor<4xi1>, %x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>) {
  // CHECK-NEXT: %[[R:.*]] = ten.select %[[C]], %[[Y]], %[[X]]
  %0 = ten.not %c : tensor<4xi1>
  %1 = ten.select %0, %x, %y : tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: @select_of_bools(
// CHECK-SAME: %[[C:[a-z0-9]+]]: tensor<4xi1>
func.func @select_of_bools(%c: tensor<4xi1>) -> (tensor<4xi1>) {
  // CHECK-NEXT: return %[[C]]
  %t = ten.constant dense<true> : tensor<4xi1>
  %f = ten.constant dense<false> : tensor<4xi1>
  %0 = ten.select %c, %t, %f : tensor<4xi1>
  return %0 : tensor<4xi1>
}

// CHECK-LABEL: @select_mixed_condition_stays(
func.func @select_mixed_condition_stays(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>) {
  // CHECK: ten.select
  %c = ten.constant dense<[true, false, true, true]> : tensor<4xi1>
  %0 = ten.select %c, %x, %y : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @clamp_again(
func.func @clamp_again(%l: tensor<4xf32>, %x: tensor<4xf32>, %h: tensor<4xf32>) -> (tensor<4xf32>) {
  // CHECK: %[[ONCE:.*]] = ten.clamp
  // CHECK-NEXT: return %[[ONCE]]
  %0 = ten.clamp %l, %x, %h : tensor<4xf32>
  %1 = ten.clamp %l, %0, %h : tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: @clamp_other_bounds_stays(
func.func @clamp_other_bounds_stays(%l: tensor<4xf32>, %x: tensor<4xf32>, %h: tensor<4xf32>) -> (tensor<4xf32>) {
  // CHECK: ten.clamp
  // CHECK: ten.clamp
  %0 = ten.clamp %l, %x, %h : tensor<4xf32>
  %1 = ten.clamp %l, %0, %l : tensor<4xf32>
  return %1 : tensor<4xf32>
}

// Nothing is below -inf, or the smallest integer: the larger is the other one,
// a NaN as well.
// CHECK-LABEL: @above_all
func.func @above_all(%x: tensor<4xf32>, %i: tensor<4xi64>, %u: tensor<4xui8>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xi64>, tensor<4xi64>, tensor<4xui8>) {
  // CHECK-NEXT: return %arg0, %arg0, %arg1, %arg1, %arg2
  %least = ten.constant dense<0xFF800000> : tensor<4xf32>
  %most = ten.constant dense<0x7F800000> : tensor<4xf32>
  %small = ten.constant dense<-9223372036854775808> : tensor<4xi64>
  %large = ten.constant dense<9223372036854775807> : tensor<4xi64>
  %none = ten.constant dense<0> : tensor<4xui8>
  %0 = ten.max %x, %least : tensor<4xf32>
  %1 = ten.min %x, %most : tensor<4xf32>
  %2 = ten.max %i, %small : tensor<4xi64>
  %3 = ten.min %i, %large : tensor<4xi64>
  %4 = ten.max %u, %none : tensor<4xui8>
  return %0, %1, %2, %3, %4 : tensor<4xf32>, tensor<4xf32>, tensor<4xi64>, tensor<4xi64>, tensor<4xui8>
}

// Next to it, as a float of 64 bits would not tell, and on the other side, not.
// CHECK-LABEL: @nearly_above_all
func.func @nearly_above_all(%x: tensor<4xf32>, %i: tensor<4xi64>) -> (tensor<4xf32>, tensor<4xi64>, tensor<4xi64>) {
  // CHECK-DAG: ten.max
  // CHECK-DAG: ten.max
  // CHECK-DAG: ten.min
  %most = ten.constant dense<0x7F800000> : tensor<4xf32>
  %small = ten.constant dense<-9223372036854775807> : tensor<4xi64>
  %large = ten.constant dense<9223372036854775806> : tensor<4xi64>
  %0 = ten.max %x, %most : tensor<4xf32>
  %1 = ten.max %i, %small : tensor<4xi64>
  %2 = ten.min %i, %large : tensor<4xi64>
  return %0, %1, %2 : tensor<4xf32>, tensor<4xi64>, tensor<4xi64>
}

// 3 * 2 + 1; the product alone is not folded into it.
// CHECK-LABEL: @fma(
func.func @fma(%x: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
  // CHECK-DAG: %[[SEVEN:.*]] = ten.constant dense<7.000000e+00> : tensor<2xf32>
  // CHECK-DAG: %[[FMA:.*]] = ten.fma
  // CHECK: return %[[SEVEN]], %[[FMA]]
  %one = ten.constant dense<1.0> : tensor<2xf32>
  %two = ten.constant dense<2.0> : tensor<2xf32>
  %three = ten.constant dense<3.0> : tensor<2xf32>
  %0 = ten.fma %three, %two, %one : tensor<2xf32>
  %1 = ten.fma %x, %two, %one : tensor<2xf32>
  return %0, %1 : tensor<2xf32>, tensor<2xf32>
}

// Bounds that a conversion has anyway, and the addition of a zero.
// CHECK-LABEL: @bounds_of_convert(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4xf32>
func.func @bounds_of_convert(%x: tensor<4xf32>) -> (tensor<4xui8>, tensor<4xi8>) {
  // CHECK-NEXT: %[[U:.*]] = ten.convert %[[X]] : tensor<4xf32> -> tensor<4xui8>
  // CHECK-NEXT: %[[S:.*]] = ten.convert %[[X]] : tensor<4xf32> -> tensor<4xi8>
  // CHECK-NEXT: return %[[U]], %[[S]]
  %zero = ten.constant dense<0.0> : tensor<4xf32>
  %most = ten.constant dense<255.0> : tensor<4xf32>
  %low = ten.constant dense<-1.280000e+02> : tensor<4xf32>
  %high = ten.constant dense<1.275000e+02> : tensor<4xf32>
  %0 = ten.add %x, %zero : tensor<4xf32>
  %1 = ten.max %0, %zero : tensor<4xf32>
  %2 = ten.min %1, %most : tensor<4xf32>
  %3 = ten.convert %2 : tensor<4xf32> -> tensor<4xui8>
  %4 = ten.min %x, %high : tensor<4xf32>
  %5 = ten.max %4, %low : tensor<4xf32>
  %6 = ten.convert %5 : tensor<4xf32> -> tensor<4xi8>
  return %3, %6 : tensor<4xui8>, tensor<4xi8>
}

// Bounds within the type's.
// CHECK-LABEL: @bounds_of_convert_stay(
func.func @bounds_of_convert_stay(%x: tensor<4xf32>) -> (tensor<4xui8>, tensor<4xi8>, tensor<4xi1>, tensor<4xbf16>) {
  // CHECK: ten.min
  // CHECK-COUNT-2: ten.max
  %zero = ten.constant dense<0.0> : tensor<4xf32>
  %most = ten.constant dense<254.0> : tensor<4xf32>
  %low = ten.constant dense<-127.0> : tensor<4xf32>
  %0 = ten.min %x, %most : tensor<4xf32>
  %1 = ten.convert %0 : tensor<4xf32> -> tensor<4xui8>
  %2 = ten.max %x, %low : tensor<4xf32>
  %3 = ten.convert %2 : tensor<4xf32> -> tensor<4xi8>
  %4 = ten.max %x, %zero : tensor<4xf32>
  %5 = ten.convert %4 : tensor<4xf32> -> tensor<4xi1>
  %6 = ten.convert %4 : tensor<4xf32> -> tensor<4xbf16>
  return %1, %3, %5, %6 : tensor<4xui8>, tensor<4xi8>, tensor<4xi1>, tensor<4xbf16>
}

// A rectifier before integers without sign, through a quotient and rounding.
// CHECK-LABEL: @rectifier_of_convert(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4xf32>
func.func @rectifier_of_convert(%x: tensor<4xf32>) -> tensor<4xui8> {
  // CHECK: %[[Q:.*]] = ten.div %[[X]],
  // CHECK-NEXT: %[[R:.*]] = ten.round_even %[[Q]]
  // CHECK-NEXT: %[[U:.*]] = ten.convert %[[R]]
  // CHECK-NEXT: return %[[U]]
  %zero = ten.constant dense<0.0> : tensor<4xf32>
  %step = ten.constant dense<3.000000e-02> : tensor<4xf32>
  %below = ten.compare le %x, %zero : tensor<4xf32>
  %0 = ten.select %below, %zero, %x : tensor<4xf32>
  %1 = ten.div %0, %step : tensor<4xf32>
  %2 = ten.round_even %1 : tensor<4xf32>
  %3 = ten.convert %2 : tensor<4xf32> -> tensor<4xui8>
  return %3 : tensor<4xui8>
}

// The integers have a sign, or it changes, or others use the rectified numbers.
// CHECK-LABEL: @rectifier_of_convert_stays(
func.func @rectifier_of_convert_stays(%x: tensor<4xf32>) -> (tensor<4xi8>, tensor<4xui8>, tensor<4xui8>, tensor<4xf32>) {
  %zero = ten.constant dense<0.0> : tensor<4xf32>
  %step = ten.constant dense<-3.000000e-02> : tensor<4xf32>
  // CHECK: ten.max
  %0 = ten.max %x, %zero : tensor<4xf32>
  %1 = ten.convert %0 : tensor<4xf32> -> tensor<4xi8>
  %2 = ten.exp %x : tensor<4xf32>
  // CHECK: ten.max
  %3 = ten.max %2, %zero : tensor<4xf32>
  // CHECK: ten.div
  %4 = ten.div %3, %step : tensor<4xf32>
  %5 = ten.convert %4 : tensor<4xf32> -> tensor<4xui8>
  %6 = ten.tanh %x : tensor<4xf32>
  // CHECK: %[[M:.*]] = ten.max
  %7 = ten.max %6, %zero : tensor<4xf32>
  // CHECK: ten.round %[[M]]
  %8 = ten.round %7 : tensor<4xf32>
  %9 = ten.convert %8 : tensor<4xf32> -> tensor<4xui8>
  return %1, %5, %9, %7 : tensor<4xi8>, tensor<4xui8>, tensor<4xui8>, tensor<4xf32>
}

// Quantized as it was dequantized.
// CHECK-LABEL: @quantize_of_dequantized(
// CHECK-SAME: %[[Q:[a-z0-9]+]]: tensor<4xi8>
func.func @quantize_of_dequantized(%q: tensor<4xi8>) -> tensor<4xi8> {
  // CHECK-NEXT: return %[[Q]]
  %zero = ten.constant dense<-5.0> : tensor<4xf32>
  %step = ten.constant dense<3.000000e-02> : tensor<4xf32>
  %0 = ten.convert %q : tensor<4xi8> -> tensor<4xf32>
  %1 = ten.sub %0, %zero : tensor<4xf32>
  %2 = ten.mul %1, %step : tensor<4xf32>
  %3 = ten.div %2, %step : tensor<4xf32>
  %4 = ten.round_even %3 : tensor<4xf32>
  %5 = ten.add %4, %zero : tensor<4xf32>
  %6 = ten.convert %5 : tensor<4xf32> -> tensor<4xi8>
  return %6 : tensor<4xi8>
}

// Another step, another zero, another type, no rounding, and a step whose
// products are not normal.
// CHECK-LABEL: @quantize_of_dequantized_stays(
func.func @quantize_of_dequantized_stays(%q: tensor<4xi8>) -> (tensor<4xi8>, tensor<4xi8>, tensor<4xui8>, tensor<4xi8>, tensor<4xi8>) {
  // CHECK-COUNT-4: ten.div
  // CHECK: return
  %zero = ten.constant dense<3.0> : tensor<4xf32>
  %step = ten.constant dense<3.000000e-02> : tensor<4xf32>
  %other = ten.constant dense<3.100000e-02> : tensor<4xf32>
  %tiny = ten.constant dense<1.000000e-38> : tensor<4xf32>
  %0 = ten.convert %q : tensor<4xi8> -> tensor<4xf32>
  %1 = ten.mul %0, %step : tensor<4xf32>
  %2 = ten.div %1, %other : tensor<4xf32>
  %3 = ten.round_even %2 : tensor<4xf32>
  %4 = ten.convert %3 : tensor<4xf32> -> tensor<4xi8>
  %5 = ten.div %1, %step : tensor<4xf32>
  %6 = ten.round_even %5 : tensor<4xf32>
  %7 = ten.add %6, %zero : tensor<4xf32>
  %8 = ten.convert %7 : tensor<4xf32> -> tensor<4xi8>
  %9 = ten.convert %6 : tensor<4xf32> -> tensor<4xui8>
  %10 = ten.mul %0, %other : tensor<4xf32>
  %11 = ten.div %10, %other : tensor<4xf32>
  %12 = ten.convert %11 : tensor<4xf32> -> tensor<4xi8>
  %13 = ten.mul %0, %tiny : tensor<4xf32>
  %14 = ten.div %13, %tiny : tensor<4xf32>
  %15 = ten.round_even %14 : tensor<4xf32>
  %16 = ten.convert %15 : tensor<4xf32> -> tensor<4xi8>
  return %4, %8, %9, %12, %16 : tensor<4xi8>, tensor<4xi8>, tensor<4xui8>, tensor<4xi8>, tensor<4xi8>
}
