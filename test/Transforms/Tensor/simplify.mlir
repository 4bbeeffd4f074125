// RUN: tensor-opt %s -ten-simplify | FileCheck %s --check-prefixes=CHECK,CONTRACT
// RUN: tensor-opt %s -ten-simplify=fp=strict | FileCheck %s --check-prefixes=CHECK,STRICT

// CHECK-LABEL: @unary_of_broadcast(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<8xf32>
func.func @unary_of_broadcast(%x: tensor<8xf32>) -> (tensor<64x8xf32>) {
  // CHECK: %[[SMALL:.*]] = ten.exp %[[X]] : tensor<8xf32>
  // CHECK: ten.broadcast %[[SMALL]] dims = [1]
  %0 = ten.broadcast %x dims = [1] : tensor<8xf32> -> tensor<64x8xf32>
  %1 = ten.exp %0 : tensor<64x8xf32>
  return %1 : tensor<64x8xf32>
}

// CHECK-LABEL: @binary_of_broadcasts(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<8xf32>, %[[Y:[a-z0-9]+]]: tensor<8xf32>
func.func @binary_of_broadcasts(%x: tensor<8xf32>, %y: tensor<8xf32>) -> (tensor<64x8xf32>) {
  // CHECK: %[[SMALL:.*]] = ten.mul %[[X]], %[[Y]] : tensor<8xf32>
  // CHECK: ten.broadcast %[[SMALL]]
  %0 = ten.broadcast %x dims = [1] : tensor<8xf32> -> tensor<64x8xf32>
  %1 = ten.broadcast %y dims = [1] : tensor<8xf32> -> tensor<64x8xf32>
  %2 = ten.mul %0, %1 : tensor<64x8xf32>
  return %2 : tensor<64x8xf32>
}

// CHECK-LABEL: @broadcast_with_splat(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<8xf32>
func.func @broadcast_with_splat(%x: tensor<8xf32>) -> (tensor<64x8xf32>) {
  // CHECK: %[[THREE:.*]] = ten.constant dense<3.000000e+00> : tensor<8xf32>
  // CHECK: %[[SMALL:.*]] = ten.mul %[[X]], %[[THREE]]
  // CHECK: ten.broadcast %[[SMALL]]
  %0 = ten.broadcast %x dims = [1] : tensor<8xf32> -> tensor<64x8xf32>
  %c = ten.constant dense<3.0> : tensor<64x8xf32>
  %1 = ten.mul %0, %c : tensor<64x8xf32>
  return %1 : tensor<64x8xf32>
}

// CHECK-LABEL: @broadcast_with_full_stays(
func.func @broadcast_with_full_stays(%x: tensor<8xf32>, %y: tensor<64x8xf32>) -> (tensor<64x8xf32>) {
  // CHECK: %[[LARGE:.*]] = ten.broadcast
  // CHECK: ten.mul %[[LARGE]]
  %0 = ten.broadcast %x dims = [1] : tensor<8xf32> -> tensor<64x8xf32>
  %1 = ten.mul %0, %y : tensor<64x8xf32>
  return %1 : tensor<64x8xf32>
}

// CHECK-LABEL: @broadcasts_of_other_dims_stay(
func.func @broadcasts_of_other_dims_stay(%x: tensor<8xf32>, %y: tensor<8xf32>) -> (tensor<8x8xf32>) {
  // CHECK: ten.broadcast
  // CHECK: ten.broadcast
  // CHECK: ten.mul
  %0 = ten.broadcast %x dims = [0] : tensor<8xf32> -> tensor<8x8xf32>
  %1 = ten.broadcast %y dims = [1] : tensor<8xf32> -> tensor<8x8xf32>
  %2 = ten.mul %0, %1 : tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}

// CHECK-LABEL: @binary_of_transposes(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4x8xf32>, %[[Y:[a-z0-9]+]]: tensor<4x8xf32>
func.func @binary_of_transposes(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) -> (tensor<8x4xf32>) {
  // CHECK: %[[SUM:.*]] = ten.add %[[X]], %[[Y]] : tensor<4x8xf32>
  // CHECK: ten.transpose %[[SUM]]
  // CHECK-NOT: ten.transpose
  // CHECK: return
  %0 = ten.transpose %x perm = [1, 0] : tensor<4x8xf32> -> tensor<8x4xf32>
  %1 = ten.transpose %y perm = [1, 0] : tensor<4x8xf32> -> tensor<8x4xf32>
  %2 = ten.add %0, %1 : tensor<8x4xf32>
  return %2 : tensor<8x4xf32>
}

// CHECK-LABEL: @transposes_around_unary(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4x8xf32>
func.func @transposes_around_unary(%x: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  // CHECK-NEXT: %[[EXP:.*]] = ten.exp %[[X]]
  // CHECK-NEXT: return %[[EXP]]
  %0 = ten.transpose %x perm = [1, 0] : tensor<4x8xf32> -> tensor<8x4xf32>
  %1 = ten.exp %0 : tensor<8x4xf32>
  %2 = ten.transpose %1 perm = [1, 0] : tensor<8x4xf32> -> tensor<4x8xf32>
  return %2 : tensor<4x8xf32>
}

// CHECK-LABEL: @one_transpose_stays(
func.func @one_transpose_stays(%x: tensor<4x8xf32>) -> (tensor<8x4xf32>) {
  // CHECK: %[[T:.*]] = ten.transpose
  // CHECK: ten.exp %[[T]]
  %0 = ten.transpose %x perm = [1, 0] : tensor<4x8xf32> -> tensor<8x4xf32>
  %1 = ten.exp %0 : tensor<8x4xf32>
  return %1 : tensor<8x4xf32>
}

// CHECK-LABEL: @transposes_used_elsewhere_stay(
func.func @transposes_used_elsewhere_stay(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) -> (tensor<8x4xf32>, tensor<8x4xf32>) {
  // CHECK: ten.transpose
  // CHECK: ten.transpose
  // CHECK: ten.add
  %0 = ten.transpose %x perm = [1, 0] : tensor<4x8xf32> -> tensor<8x4xf32>
  %1 = ten.transpose %y perm = [1, 0] : tensor<4x8xf32> -> tensor<8x4xf32>
  %2 = ten.add %0, %1 : tensor<8x4xf32>
  return %2, %0 : tensor<8x4xf32>, tensor<8x4xf32>
}

// CHECK-LABEL: @binary_of_reshapes(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4x8xf32>, %[[Y:[a-z0-9]+]]: tensor<4x8xf32>
func.func @binary_of_reshapes(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) -> (tensor<32xf32>) {
  // CHECK: %[[MAX:.*]] = ten.max %[[X]], %[[Y]] : tensor<4x8xf32>
  // CHECK: ten.reshape %[[MAX]]
  %0 = ten.reshape %x : tensor<4x8xf32> -> tensor<32xf32>
  %1 = ten.reshape %y : tensor<4x8xf32> -> tensor<32xf32>
  %2 = ten.max %0, %1 : tensor<32xf32>
  return %2 : tensor<32xf32>
}

// CHECK-LABEL: @reshapes_of_other_shapes_stay(
func.func @reshapes_of_other_shapes_stay(%x: tensor<4x8xf32>, %y: tensor<8x4xf32>) -> (tensor<32xf32>) {
  // CHECK: ten.max %{{.*}} : tensor<32xf32>
  %0 = ten.reshape %x : tensor<4x8xf32> -> tensor<32xf32>
  %1 = ten.reshape %y : tensor<8x4xf32> -> tensor<32xf32>
  %2 = ten.max %0, %1 : tensor<32xf32>
  return %2 : tensor<32xf32>
}

// CHECK-LABEL: @common_subexpression(
func.func @common_subexpression(%x: tensor<8xf32>) -> (tensor<8xf32>) {
  // CHECK: %[[EXP:.*]] = ten.exp
  // CHECK: ten.add %[[EXP]], %[[EXP]]
  %0 = ten.exp %x : tensor<8xf32>
  %1 = ten.exp %x : tensor<8xf32>
  %2 = ten.add %0, %1 : tensor<8xf32>
  return %2 : tensor<8xf32>
}

// CHECK-LABEL: @other_kind_is_not_common(
func.func @other_kind_is_not_common(%x: tensor<8xf32>) -> (tensor<f32>, tensor<f32>) {
  // CHECK: ten.reduce add
  // CHECK: ten.reduce max
  %0 = ten.reduce add %x dims = [0] : tensor<8xf32> -> tensor<f32>
  %1 = ten.reduce max %x dims = [0] : tensor<8xf32> -> tensor<f32>
  return %0, %1 : tensor<f32>, tensor<f32>
}

// CHECK-LABEL: @invariant_moves_out(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<8xf32>, %[[N:[a-z0-9]+]]: index
func.func @invariant_moves_out(%x: tensor<8xf32>, %n: index) -> (tensor<8xf32>) {
  // CHECK: %[[EXP:.*]] = ten.exp %[[X]]
  // CHECK: scf.for
  // CHECK: ten.add %{{.*}}, %[[EXP]]
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> (tensor<8xf32>) {
  %e = ten.exp %x : tensor<8xf32>
  %s = ten.add %a, %e : tensor<8xf32>
  scf.yield %s : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}

// CHECK-LABEL: @variant_stays(
func.func @variant_stays(%x: tensor<8xf32>, %n: index) -> (tensor<8xf32>) {
  // CHECK: scf.for
  // CHECK: ten.exp
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> (tensor<8xf32>) {
  %e = ten.exp %a : tensor<8xf32>
  scf.yield %e : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}

// CHECK-LABEL: @dead_carried_value(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<8xf32>, %[[N:[a-z0-9]+]]: index
func.func @dead_carried_value(%x: tensor<8xf32>, %n: index) -> (tensor<8xf32>) {
  // CHECK: scf.for {{.*}} iter_args(%{{.*}} = %[[X]]) -> (tensor<8xf32>)
  // CHECK-NOT: ten.sin
  // CHECK: return
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %x) -> (tensor<8xf32>, tensor<8xf32>) {
  %e = ten.exp %a : tensor<8xf32>
  %s = ten.sin %b : tensor<8xf32>
  scf.yield %e, %s : tensor<8xf32>, tensor<8xf32>
  }
  return %r#0 : tensor<8xf32>
}

// CHECK-LABEL: @carried_value_that_feeds_another_stays(
func.func @carried_value_that_feeds_another_stays(%x: tensor<8xf32>, %n: index) -> (tensor<8xf32>) {
  // CHECK: scf.for
  // CHECK: ten.sin
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %x) -> (tensor<8xf32>, tensor<8xf32>) {
  %e = ten.add %a, %b : tensor<8xf32>
  %s = ten.sin %b : tensor<8xf32>
  scf.yield %e, %s : tensor<8xf32>, tensor<8xf32>
  }
  return %r#0 : tensor<8xf32>
}

// CHECK-LABEL: @invariant_carried_by_while(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<8xf32>, %[[I:[a-z0-9]+]]: tensor<i1>
func.func @invariant_carried_by_while(%x: tensor<8xf32>, %i: tensor<i1>) -> (tensor<8xf32>) {
  // CHECK: scf.while (%{{.*}} = %[[X]]) : (tensor<8xf32>)
  // CHECK: ten.add %{{.*}}, %[[X]]
  %r:2 = scf.while (%a = %x, %b = %x) : (tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %c = tensor.extract %i[] : tensor<i1>
  scf.condition(%c) %a, %b : tensor<8xf32>, tensor<8xf32>
  } do {
  ^bb0(%a: tensor<8xf32>, %b: tensor<8xf32>):
  %s = ten.add %a, %b : tensor<8xf32>
  scf.yield %s, %b : tensor<8xf32>, tensor<8xf32>
  }
  return %r#0 : tensor<8xf32>
}

// CHECK-LABEL: @division_by_power_of_two(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<8xf32>
func.func @division_by_power_of_two(%x: tensor<8xf32>) -> (tensor<8xf32>) {
  // CHECK: %[[C:.*]] = ten.constant dense<1.250000e-01>
  // CHECK: ten.mul %[[X]], %[[C]]
  %c = ten.constant dense<8.0> : tensor<8xf32>
  %0 = ten.div %x, %c : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// CHECK-LABEL: @division_by_three_stays(
func.func @division_by_three_stays(%x: tensor<8xf32>) -> (tensor<8xf32>) {
  // CHECK: ten.div
  %c = ten.constant dense<3.0> : tensor<8xf32>
  %0 = ten.div %x, %c : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// CHECK-LABEL: @float_sums_stay(
func.func @float_sums_stay(%x: tensor<8xf32>) -> (tensor<8xf32>) {
  // CHECK: ten.add
  // CHECK: ten.add
  %c = ten.constant dense<1.0> : tensor<8xf32>
  %d = ten.constant dense<2.0> : tensor<8xf32>
  %0 = ten.add %x, %c : tensor<8xf32>
  %1 = ten.add %0, %d : tensor<8xf32>
  return %1 : tensor<8xf32>
}

// A softmax of numbers whose largest was taken before they got another shape.
// CHECK-LABEL: @largest_of_view(
// CHECK: %[[ROWS:.*]] = ten.reshape %arg0 : tensor<4x8x1x16xf32> -> tensor<1x4x8x16xf32>
// CHECK: %[[LARGEST:.*]] = ten.reduce max %[[ROWS]] dims = [3] : tensor<1x4x8x16xf32> -> tensor<1x4x8xf32>
// CHECK: %[[MORE:.*]] = ten.max %[[LARGEST]], %{{.*}} : tensor<1x4x8xf32>
// CHECK: %[[ALL:.*]] = ten.broadcast %[[MORE]] dims = [0, 1, 2]
// CHECK: ten.sub %[[ROWS]], %[[ALL]]
func.func @largest_of_view(%x: tensor<4x8x1x16xf32>) -> tensor<1x4x8x16xf32> {
  %least = ten.constant dense<0.0> : tensor<4x8x1xf32>
  %0 = ten.reduce max %x dims = [3] : tensor<4x8x1x16xf32> -> tensor<4x8x1xf32>
  %1 = ten.max %0, %least : tensor<4x8x1xf32>
  %2 = ten.reshape %1 : tensor<4x8x1xf32> -> tensor<1x4x8xf32>
  %3 = ten.reshape %x : tensor<4x8x1x16xf32> -> tensor<1x4x8x16xf32>
  %4 = ten.broadcast %2 dims = [0, 1, 2] : tensor<1x4x8xf32> -> tensor<1x4x8x16xf32>
  %5 = ten.sub %3, %4 : tensor<1x4x8x16xf32>
  return %5 : tensor<1x4x8x16xf32>
}

// Other rows than those that it is taken away from.
// CHECK-LABEL: @largest_of_other_rows_stays(
// CHECK: ten.reduce max %arg0 dims = [1] : tensor<4x16xf32>
func.func @largest_of_other_rows_stays(%x: tensor<4x16xf32>) -> tensor<16x4xf32> {
  %0 = ten.reduce max %x dims = [1] : tensor<4x16xf32> -> tensor<4xf32>
  %1 = ten.reshape %x : tensor<4x16xf32> -> tensor<16x4xf32>
  %2 = ten.broadcast %0 dims = [1] : tensor<4xf32> -> tensor<16x4xf32>
  %3 = ten.sub %1, %2 : tensor<16x4xf32>
  return %3 : tensor<16x4xf32>
}

// The gradient of a rectifier asks what is left of the number, in whichever
// order they stand; likewise of a smaller one.
// CHECK-LABEL: @compare_what_is_left(
// CHECK: %[[SUM:.*]] = ten.add %arg0, %arg1
// CHECK: %[[LEFT:.*]] = ten.max %[[SUM]], %[[ZERO:.*]] : tensor<8xf32>
// CHECK: ten.compare gt %[[LEFT]], %[[ZERO]]
// CHECK: ten.compare le %[[LEFT]], %[[ZERO]]
// CHECK: %[[PRODUCT:.*]] = ten.mul %arg0, %arg1
// CHECK: %[[LESS:.*]] = ten.min %[[PRODUCT]], %[[ZERO]] : tensor<8xf32>
// CHECK: ten.compare lt %[[LESS]], %[[ZERO]]
func.func @compare_what_is_left(%x: tensor<8xf32>, %y: tensor<8xf32>) -> (tensor<8xi1>, tensor<8xf32>, tensor<8xi1>, tensor<8xf32>, tensor<8xi1>) {
  %zero = ten.constant dense<0.0> : tensor<8xf32>
  %0 = ten.add %x, %y : tensor<8xf32>
  %1 = ten.compare gt %0, %zero : tensor<8xf32>
  %2 = ten.max %0, %zero : tensor<8xf32>
  %3 = ten.compare ge %zero, %0 : tensor<8xf32>
  %4 = ten.mul %x, %y : tensor<8xf32>
  %5 = ten.min %zero, %4 : tensor<8xf32>
  %6 = ten.compare lt %4, %zero : tensor<8xf32>
  return %1, %2, %3, %5, %6 : tensor<8xi1>, tensor<8xf32>, tensor<8xi1>, tensor<8xf32>, tensor<8xi1>
}

// Another direction, the other bound, another number, total order, and a number
// that is needed itself or is in memory.
// CHECK-LABEL: @other_comparisons_stay(
// CHECK: %[[SUM:.*]] = ten.add %arg0, %arg1
// CHECK: ten.compare ge %[[SUM]],
// CHECK: ten.compare gt %[[SUM]], %{{.*}}
// CHECK: ten.compare gt total %[[SUM]],
// CHECK: %[[PRODUCT:.*]] = ten.mul %arg0, %arg1
// CHECK: ten.compare gt %[[PRODUCT]],
// CHECK: %[[DIFFERENCE:.*]] = ten.sub %arg0, %arg1
// CHECK: ten.compare gt %[[DIFFERENCE]],
// CHECK: ten.compare gt %arg0,
func.func @other_comparisons_stay(%x: tensor<8xf32>, %y: tensor<8xf32>) -> (tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xf32>, tensor<8xi1>, tensor<8xf32>, tensor<8xf32>, tensor<8xi1>, tensor<8xf32>, tensor<8xi1>, tensor<8xf32>) {
  %zero = ten.constant dense<0.0> : tensor<8xf32>
  %one = ten.constant dense<1.0> : tensor<8xf32>
  %0 = ten.add %x, %y : tensor<8xf32>
  %1 = ten.compare ge %0, %zero : tensor<8xf32>
  %2 = ten.compare gt %0, %one : tensor<8xf32>
  %3 = ten.compare gt total %0, %zero : tensor<8xf32>
  %4 = ten.max %0, %zero : tensor<8xf32>
  %5 = ten.mul %x, %y : tensor<8xf32>
  %6 = ten.compare gt %5, %zero : tensor<8xf32>
  %7 = ten.max %5, %zero : tensor<8xf32>
  %8 = ten.exp %5 : tensor<8xf32>
  %9 = ten.sub %x, %y : tensor<8xf32>
  %10 = ten.compare gt %9, %zero : tensor<8xf32>
  %11 = ten.min %9, %zero : tensor<8xf32>
  %12 = ten.compare gt %x, %zero : tensor<8xf32>
  %13 = ten.max %x, %zero : tensor<8xf32>
  return %1, %2, %3, %4, %6, %7, %8, %10, %11, %12, %13 : tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xf32>, tensor<8xi1>, tensor<8xf32>, tensor<8xf32>, tensor<8xi1>, tensor<8xf32>, tensor<8xi1>, tensor<8xf32>
}

// Products of complex numbers are real ones, with the parts as one more dimension
// that is summed over. The smaller operand is there for both parts of the result.
// CHECK-LABEL: @complex_product(
// CONTRACT: %[[A:.*]] = ten.concat %{{.*}}, %{{.*}} dim = 1 : tensor<32x1x64xf32>, tensor<32x1x64xf32> -> tensor<32x2x64xf32>
// CONTRACT: %[[NEG:.*]] = ten.neg
// CONTRACT: %[[B:.*]] = ten.concat %{{.*}}, %{{.*}} dim = 1 : tensor<64x1x2x16xf32>, tensor<64x1x2x16xf32> -> tensor<64x2x2x16xf32>
// CONTRACT: %[[SUMS:.*]] = ten.contract %[[A]], %[[B]] contracting = [2, 1] x [0, 1] : tensor<32x2x64xf32>, tensor<64x2x2x16xf32> -> tensor<32x2x16xf32>
// CONTRACT: ten.complex
// STRICT: ten.contract {{.*}}complex<f32>
func.func @complex_product(%a: tensor<32x64xcomplex<f32>>, %b: tensor<64x16xcomplex<f32>>) -> tensor<32x16xcomplex<f32>> {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<32x64xcomplex<f32>>, tensor<64x16xcomplex<f32>> -> tensor<32x16xcomplex<f32>>
  return %0 : tensor<32x16xcomplex<f32>>
}

// With batches, in any order of dimensions; the left operand is the smaller one.
// CHECK-LABEL: @complex_batches(
// CONTRACT: ten.contract {{.*}} batch = [4] x [0] contracting = [3, 0] x [3, 2] : tensor<2x2x16x64x3xf64>, tensor<3x32x2x64xf64> -> tensor<3x2x16x32xf64>
// STRICT: ten.contract {{.*}}complex<f64>
func.func @complex_batches(%a: tensor<16x64x3xcomplex<f64>>, %b: tensor<3x32x64xcomplex<f64>>) -> tensor<3x16x32xcomplex<f64>> {
  %0 = ten.contract %a, %b batch = [2] x [0] contracting = [1] x [2] : tensor<16x64x3xcomplex<f64>>, tensor<3x32x64xcomplex<f64>> -> tensor<3x16x32xcomplex<f64>>
  return %0 : tensor<3x16x32xcomplex<f64>>
}

// Neither a vector nor a small product, nor what only the run knows the size of.
// CHECK-LABEL: @complex_few(
// CHECK: ten.contract {{.*}}complex<f32>
// CHECK: ten.contract {{.*}}complex<f32>
// CHECK: ten.contract {{.*}}complex<f32>
func.func @complex_few(%a: tensor<64x64xcomplex<f32>>, %x: tensor<64xcomplex<f32>>, %b: tensor<8x8xcomplex<f32>>, %c: tensor<?x64xcomplex<f32>>)
    -> (tensor<64xcomplex<f32>>, tensor<8x8xcomplex<f32>>, tensor<?x64xcomplex<f32>>) {
  %0 = ten.contract %a, %x contracting = [1] x [0] : tensor<64x64xcomplex<f32>>, tensor<64xcomplex<f32>> -> tensor<64xcomplex<f32>>
  %1 = ten.contract %b, %b contracting = [1] x [0] : tensor<8x8xcomplex<f32>>, tensor<8x8xcomplex<f32>> -> tensor<8x8xcomplex<f32>>
  %2 = ten.contract %c, %a contracting = [1] x [0] : tensor<?x64xcomplex<f32>>, tensor<64x64xcomplex<f32>> -> tensor<?x64xcomplex<f32>>
  return %0, %1, %2 : tensor<64xcomplex<f32>>, tensor<8x8xcomplex<f32>>, tensor<?x64xcomplex<f32>>
}

// What counts is made in the loop that reads it; what is computed of it is not,
// nor what sorting needs in memory.
// CHECK-LABEL: @counted_in_loop(
// CHECK-DAG: %[[ALL:.*]] = ten.iota dim = 0 : tensor<8xi32>
// CHECK-DAG: %[[CONVERTED:.*]] = ten.convert %[[ALL]]
// CHECK: scf.for
// CHECK-NEXT: %[[PLACES:.*]] = ten.iota dim = 0 : tensor<8xi32>
// CHECK: ten.add {{.*}}, %[[CONVERTED]]
// CHECK: ten.sort {{.*}}, %[[ALL]]
// CHECK: ten.add {{.*}}, %[[PLACES]]
func.func @counted_in_loop(%x: tensor<8xf32>, %i: tensor<8xi32>, %n: index) -> (tensor<8xf32>, tensor<8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %k = %c0 to %n step %c1 iter_args(%a = %x, %b = %i) -> (tensor<8xf32>, tensor<8xi32>) {
    %0 = ten.iota dim = 0 : tensor<8xi32>
    %1 = ten.convert %0 : tensor<8xi32> -> tensor<8xf32>
    %2 = ten.add %a, %1 : tensor<8xf32>
    %3:2 = ten.sort %2, %0 dim = 0 stable : tensor<8xf32>, tensor<8xi32> {
    ^bb0(%p: tensor<f32>, %q: tensor<f32>, %s: tensor<i32>, %t: tensor<i32>):
      %5 = ten.compare lt %p, %q : tensor<f32>
      ten.yield %5 : tensor<i1>
    }
    %4 = ten.add %b, %0 : tensor<8xi32>
    %5 = ten.sub %4, %3#1 : tensor<8xi32>
    scf.yield %3#0, %5 : tensor<8xf32>, tensor<8xi32>
  }
  return %r#0, %r#1 : tensor<8xf32>, tensor<8xi32>
}

// Large arrays that repeat small ones are made there as well; small ones, and
// what is computed of a large one outside, are not.
// CHECK-LABEL: @repeated_in_loop(
// CHECK-SAME: %{{[a-z0-9]+}}: tensor<256x256xf32>, %[[M:[a-z0-9]+]]: tensor<256xf32>, %[[N:[a-z0-9]+]]: tensor<8xf32>
// CHECK-DAG: %[[SMALL:.*]] = ten.broadcast %[[N]]
// CHECK: scf.for
// CHECK: %[[LARGE:.*]] = ten.broadcast %[[M]] dims = [1]
// CHECK: ten.add {{.*}}, %[[LARGE]]
// CHECK: ten.add {{.*}}, %[[SMALL]]
func.func @repeated_in_loop(%x: tensor<256x256xf32>, %m: tensor<256xf32>, %n: tensor<8xf32>, %y: tensor<64x8xf32>, %count: index) -> (tensor<256x256xf32>, tensor<64x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %k = %c0 to %count step %c1 iter_args(%a = %x, %b = %y) -> (tensor<256x256xf32>, tensor<64x8xf32>) {
    %0 = ten.broadcast %m dims = [1] : tensor<256xf32> -> tensor<256x256xf32>
    %1 = ten.add %a, %0 : tensor<256x256xf32>
    %2 = ten.broadcast %n dims = [1] : tensor<8xf32> -> tensor<64x8xf32>
    %3 = ten.add %b, %2 : tensor<64x8xf32>
    scf.yield %1, %3 : tensor<256x256xf32>, tensor<64x8xf32>
  }
  return %r#0, %r#1 : tensor<256x256xf32>, tensor<64x8xf32>
}

// As is a bias for a few rows, of 16 kB.
// CHECK-LABEL: @bias_in_loop(
// CHECK: scf.for
// CHECK: ten.broadcast
func.func @bias_in_loop(%x: tensor<20x200xf32>, %m: tensor<200xf32>, %count: index) -> tensor<20x200xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %k = %c0 to %count step %c1 iter_args(%a = %x) -> (tensor<20x200xf32>) {
    %0 = ten.broadcast %m dims = [1] : tensor<200xf32> -> tensor<20x200xf32>
    %1 = ten.add %a, %0 : tensor<20x200xf32>
    scf.yield %1 : tensor<20x200xf32>
  }
  return %r : tensor<20x200xf32>
}

// Of how many numbers it repeats, only the run knows.
// CHECK-LABEL: @repeats_dynamic(
// CHECK: ten.broadcast
// CHECK: scf.for
// CHECK-NOT: ten.broadcast
// CHECK: return
func.func @repeats_dynamic(%x: tensor<?xf32>, %y: tensor<256x256xf32>) -> tensor<256x256xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %m = ten.broadcast %x dims = [1] : tensor<?xf32> -> tensor<256x256xf32>
  %r = scf.for %k = %c0 to %c4 step %c1 iter_args(%a = %y) -> (tensor<256x256xf32>) {
    %0 = ten.add %a, %m : tensor<256x256xf32>
    scf.yield %0 : tensor<256x256xf32>
  }
  return %r : tensor<256x256xf32>
}

// Where the last unknown is found first, rows are turned around, and the matrix's
// columns as well; not for a few systems, which are no vector.
// CHECK-LABEL: @last_unknown_first(
// CHECK: %[[A:.*]] = ten.reverse %arg0 dims = [1, 2]
// CHECK-NEXT: %[[B:.*]] = ten.reverse %arg1 dims = [1]
// CHECK-NEXT: %[[X:.*]] = ten.triangular_solve none %[[A]], %[[B]] lower unit : tensor<2x4x4xf32>, tensor<2x4x16xf32>
// CHECK-NEXT: %[[R:.*]] = ten.reverse %[[X]] dims = [1]
// CHECK: %[[Y:.*]] = ten.triangular_solve transpose %{{.*}}, %{{.*}} : tensor<2x4x4xf32>, tensor<2x4x16xf32>
// CHECK: ten.triangular_solve none %arg0, %arg2 : tensor<2x4x4xf32>, tensor<2x4x15xf32>
// CHECK: ten.triangular_solve transpose %arg0, %arg1 : tensor<2x4x4xf32>, tensor<2x4x16xf32>
func.func @last_unknown_first(%a: tensor<2x4x4xf32>, %b: tensor<2x4x16xf32>, %few: tensor<2x4x15xf32>) -> (tensor<2x4x16xf32>, tensor<2x4x16xf32>, tensor<2x4x15xf32>, tensor<2x4x16xf32>) {
  %0 = ten.triangular_solve none %a, %b unit : tensor<2x4x4xf32>, tensor<2x4x16xf32>
  %1 = ten.triangular_solve transpose %a, %b lower : tensor<2x4x4xf32>, tensor<2x4x16xf32>
  %2 = ten.triangular_solve none %a, %few : tensor<2x4x4xf32>, tensor<2x4x15xf32>
  %3 = ten.triangular_solve transpose %a, %b : tensor<2x4x4xf32>, tensor<2x4x16xf32>
  return %0, %1, %2, %3 : tensor<2x4x16xf32>, tensor<2x4x16xf32>, tensor<2x4x15xf32>, tensor<2x4x16xf32>
}

// A triangular matrix on the right is turned to the left, where systems take
// each step together, along rows.
// CHECK-LABEL: @matrix_on_the_right
// CHECK-SAME: %[[A:[a-z0-9]+]]: tensor<2x4x4xf32>, %[[B:[a-z0-9]+]]: tensor<2x6x4xf32>
// CHECK-NEXT: %[[T:.*]] = ten.transpose %[[B]] perm = [0, 2, 1]
// CHECK-NEXT: %[[X:.*]] = ten.triangular_solve transpose %[[A]], %[[T]] lower unit : tensor<2x4x4xf32>, tensor<2x4x6xf32>
// CHECK-NEXT: ten.transpose %[[X]] perm = [0, 2, 1]
// CHECK: %[[Y:.*]] = ten.triangular_solve none %[[A]], %[[T]] : tensor<2x4x4xf32>, tensor<2x4x6xf32>
// CHECK: ten.transpose %[[Y]] perm = [0, 2, 1]
func.func @matrix_on_the_right(%a: tensor<2x4x4xf32>, %b: tensor<2x6x4xf32>) -> (tensor<2x6x4xf32>, tensor<2x6x4xf32>) {
  %0 = ten.triangular_solve none %a, %b right lower unit : tensor<2x4x4xf32>, tensor<2x6x4xf32>
  %1 = ten.triangular_solve adjoint %a, %b right : tensor<2x4x4xf32>, tensor<2x6x4xf32>
  return %0, %1 : tensor<2x6x4xf32>, tensor<2x6x4xf32>
}

// CHECK-LABEL: @adjoint_on_the_right
// CHECK-NEXT: ten.triangular_solve adjoint %{{.*}}, %{{.*}} right
func.func @adjoint_on_the_right(%a: tensor<4x4xcomplex<f32>>, %b: tensor<6x4xcomplex<f32>>) -> tensor<6x4xcomplex<f32>> {
  %0 = ten.triangular_solve adjoint %a, %b right : tensor<4x4xcomplex<f32>>, tensor<6x4xcomplex<f32>>
  return %0 : tensor<6x4xcomplex<f32>>
}
