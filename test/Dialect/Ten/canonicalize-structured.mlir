// RUN: tensor-opt %s -canonicalize | FileCheck %s

// CHECK-LABEL: @reduce_no_dims(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4xf32>
func.func @reduce_no_dims(%x: tensor<4xf32>) -> (tensor<4xf32>) {
  // CHECK-NEXT: return %[[X]]
  %0 = ten.reduce max %x dims = [] : tensor<4xf32> -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @reduce_unit_dim(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4x1xi32>
func.func @reduce_unit_dim(%x: tensor<4x1xi32>) -> (tensor<4xi32>) {
  // CHECK-NEXT: %[[V:.*]] = ten.reshape %[[X]]
  %0 = ten.reduce add %x dims = [1] : tensor<4x1xi32> -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

// 0 + -0 is 0.
// CHECK-LABEL: @reduce_float_sum_stays(
func.func @reduce_float_sum_stays(%x: tensor<4x1xf32>) -> (tensor<4xf32>) {
  // CHECK: ten.reduce
  %0 = ten.reduce add %x dims = [1] : tensor<4x1xf32> -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @reduce_splat(
func.func @reduce_splat() -> (tensor<4xf32>) {
  // CHECK: ten.constant dense<3.000000e+00> : tensor<4xf32>
  %x = ten.constant dense<3.0> : tensor<4x9xf32>
  %0 = ten.reduce max %x dims = [1] : tensor<4x9xf32> -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @reduce_empty_splat_stays(
func.func @reduce_empty_splat_stays() -> (tensor<4xf32>) {
  // CHECK: ten.reduce
  %x = ten.constant dense<3.0> : tensor<4x0xf32>
  %0 = ten.reduce max %x dims = [1] : tensor<4x0xf32> -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @window_of_one(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4x9xf32>
func.func @window_of_one(%x: tensor<4x9xf32>) -> (tensor<4x3xf32>) {
  // CHECK-NEXT: %[[S:.*]] = ten.slice %[[X]] start = [0, 0] limit = [4, 9] stride = [1, 3]
  %0 = ten.window_reduce max %x window = [1, 1] strides = [1, 3] : tensor<4x9xf32> -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

// CHECK-LABEL: @window_of_two_stays(
func.func @window_of_two_stays(%x: tensor<4x9xf32>) -> (tensor<4x8xf32>) {
  // CHECK: ten.window_reduce
  %0 = ten.window_reduce max %x window = [1, 2] : tensor<4x9xf32> -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// CHECK-LABEL: @scan_of_one(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4x1xf32>
func.func @scan_of_one(%x: tensor<4x1xf32>) -> (tensor<4x1xf32>) {
  // CHECK-NEXT: return %[[X]]
  %0 = ten.scan mul %x dim = 1 : tensor<4x1xf32> -> tensor<4x1xf32>
  return %0 : tensor<4x1xf32>
}

// CHECK-LABEL: @scan_exclusive_stays(
func.func @scan_exclusive_stays(%x: tensor<4x1xf32>) -> (tensor<4x1xf32>) {
  // CHECK: ten.scan
  %0 = ten.scan mul %x dim = 1 exclusive : tensor<4x1xf32> -> tensor<4x1xf32>
  return %0 : tensor<4x1xf32>
}

// CHECK-LABEL: @contract_transposed(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<8x4xf32>, %[[Y:[a-z0-9]+]]: tensor<8x3xf32>
func.func @contract_transposed(%x: tensor<8x4xf32>, %y: tensor<8x3xf32>) -> (tensor<4x3xf32>) {
  // CHECK-NEXT: %[[R:.*]] = ten.contract %[[X]], %[[Y]] contracting = [0] x [0]
  %0 = ten.transpose %x perm = [1, 0] : tensor<8x4xf32> -> tensor<4x8xf32>
  %1 = ten.contract %0, %y contracting = [1] x [0] : tensor<4x8xf32>, tensor<8x3xf32> -> tensor<4x3xf32>
  return %1 : tensor<4x3xf32>
}

// The innermost dimension of what is stored comes from the right operand.
// CHECK-LABEL: @transpose_of_contract(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<2x5x8xf32>, %[[Y:[a-z0-9]+]]: tensor<2x8x3xf32>
func.func @transpose_of_contract(%x: tensor<2x5x8xf32>, %y: tensor<2x8x3xf32>) -> (tensor<2x3x5xf32>, tensor<3x2x5xf32>) {
  // CHECK-NEXT: %[[R:.*]] = ten.contract %[[Y]], %[[X]] batch = [0] x [0] contracting = [1] x [2] : tensor<2x8x3xf32>, tensor<2x5x8xf32> -> tensor<2x3x5xf32>
  // CHECK-NEXT: %[[S:.*]] = ten.contract %[[Y]], %[[X]] batch = [0] x [0] contracting = [1] x [2]
  // CHECK-NEXT: %[[T:.*]] = ten.transpose %[[S]] perm = [1, 0, 2]
  // CHECK-NEXT: return %[[R]], %[[T]]
  %0 = ten.contract %x, %y batch = [0] x [0] contracting = [2] x [1] : tensor<2x5x8xf32>, tensor<2x8x3xf32> -> tensor<2x5x3xf32>
  %1 = ten.transpose %0 perm = [0, 2, 1] : tensor<2x5x3xf32> -> tensor<2x3x5xf32>
  %2 = ten.contract %x, %y batch = [0] x [0] contracting = [2] x [1] : tensor<2x5x8xf32>, tensor<2x8x3xf32> -> tensor<2x5x3xf32>
  %3 = ten.transpose %2 perm = [2, 0, 1] : tensor<2x5x3xf32> -> tensor<3x2x5xf32>
  return %1, %3 : tensor<2x3x5xf32>, tensor<3x2x5xf32>
}

// CHECK-LABEL: @transpose_of_tf32(
func.func @transpose_of_tf32(%x: tensor<5x8xf32>, %y: tensor<8x3xf32>) -> tensor<3x5xf32> {
  // CHECK-NEXT: ten.contract %{{.*}}, %{{.*}} contracting = [0] x [1] allow_tf32 : tensor<8x3xf32>, tensor<5x8xf32> -> tensor<3x5xf32>
  %0 = ten.contract %x, %y contracting = [1] x [0] allow_tf32 : tensor<5x8xf32>, tensor<8x3xf32> -> tensor<5x3xf32>
  %1 = ten.transpose %0 perm = [1, 0] : tensor<5x3xf32> -> tensor<3x5xf32>
  return %1 : tensor<3x5xf32>
}

// A turned matrix is what a vector is multiplied by, batches as well.
// CHECK-LABEL: @turned_matrix_by_vector(
// CHECK: ten.contract %arg1, %arg0 contracting = [0] x [0] : tensor<?xf32>, tensor<?x?xf32> -> tensor<?xf32>
func.func @turned_matrix_by_vector(%x: tensor<?x?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %0 = ten.contract %x, %y contracting = [0] x [0] : tensor<?x?xf32>, tensor<?xf32> -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: @turned_matrix_by_column(
// CHECK: %[[ROW:.*]] = ten.contract %arg1, %arg0 batch = [0] x [0] contracting = [1] x [1] : tensor<3x8x1xf32>, tensor<3x8x6xf32> -> tensor<3x1x6xf32>
// CHECK: ten.reshape %[[ROW]] : tensor<3x1x6xf32> -> tensor<3x6x1xf32>
func.func @turned_matrix_by_column(%x: tensor<3x8x6xf32>, %y: tensor<3x8x1xf32>) -> tensor<3x6x1xf32> {
  %0 = ten.contract %x, %y batch = [0] x [0] contracting = [1] x [1] : tensor<3x8x6xf32>, tensor<3x8x1xf32> -> tensor<3x6x1xf32>
  return %0 : tensor<3x6x1xf32>
}

// Of a few columns the sums are made one by one.
// CHECK-LABEL: @few_columns_by_vector_stay(
// CHECK: ten.contract %arg0, %arg1
func.func @few_columns_by_vector_stay(%x: tensor<8x5xf32>, %y: tensor<8xf32>) -> tensor<5xf32> {
  %0 = ten.contract %x, %y contracting = [0] x [0] : tensor<8x5xf32>, tensor<8xf32> -> tensor<5xf32>
  return %0 : tensor<5xf32>
}

// Rows along the vector are read as they lie.
// CHECK-LABEL: @matrix_by_vector_stays(
// CHECK: ten.contract %arg0, %arg1
func.func @matrix_by_vector_stays(%x: tensor<4x8xf32>, %y: tensor<8xf32>) -> tensor<4xf32> {
  %0 = ten.contract %x, %y contracting = [1] x [0] : tensor<4x8xf32>, tensor<8xf32> -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @contract_needed_twice_stays(
func.func @contract_needed_twice_stays(%x: tensor<5x8xf32>, %y: tensor<8x3xf32>) -> (tensor<3x5xf32>, tensor<5x3xf32>) {
  // CHECK: ten.transpose
  %0 = ten.contract %x, %y contracting = [1] x [0] : tensor<5x8xf32>, tensor<8x3xf32> -> tensor<5x3xf32>
  %1 = ten.transpose %0 perm = [1, 0] : tensor<5x3xf32> -> tensor<3x5xf32>
  return %1, %0 : tensor<3x5xf32>, tensor<5x3xf32>
}

// CHECK-LABEL: @contract_free_transposed_stays(
func.func @contract_free_transposed_stays(%x: tensor<8x4x5xf32>, %y: tensor<8x3xf32>) -> (tensor<5x4x3xf32>) {
  // CHECK: ten.transpose
  %0 = ten.transpose %x perm = [0, 2, 1] : tensor<8x4x5xf32> -> tensor<8x5x4xf32>
  %1 = ten.contract %0, %y contracting = [0] x [0] : tensor<8x5x4xf32>, tensor<8x3xf32> -> tensor<5x4x3xf32>
  return %1 : tensor<5x4x3xf32>
}

// CHECK-LABEL: @conv_of_pad(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<1x8x1xf32>, %[[W:[a-z0-9]+]]: tensor<3x1x1xf32>
func.func @conv_of_pad(%x: tensor<1x8x1xf32>, %w: tensor<3x1x1xf32>) -> (tensor<1x9x1xf32>) {
  // CHECK-NEXT: %[[R:.*]] = ten.conv %[[X]], %[[W]] dims = [b, 0, f] x [0, i, o] -> [b, 0, f] pad = [1, 2]
  %z = ten.constant dense<0.0> : tensor<f32>
  %0 = ten.pad %x, %z low = [0, 1, 0] high = [0, 2, 0] interior = [0, 0, 0] : tensor<1x8x1xf32> -> tensor<1x11x1xf32>
  %1 = ten.conv %0, %w dims = [b, 0, f] x [0, i, o] -> [b, 0, f] : tensor<1x11x1xf32>, tensor<3x1x1xf32> -> tensor<1x9x1xf32>
  return %1 : tensor<1x9x1xf32>
}

// CHECK-LABEL: @conv_of_pad_with_one_stays(
func.func @conv_of_pad_with_one_stays(%x: tensor<1x8x1xf32>, %w: tensor<3x1x1xf32>) -> (tensor<1x9x1xf32>) {
  // CHECK: ten.pad
  %z = ten.constant dense<1.0> : tensor<f32>
  %0 = ten.pad %x, %z low = [0, 1, 0] high = [0, 2, 0] interior = [0, 0, 0] : tensor<1x8x1xf32> -> tensor<1x11x1xf32>
  %1 = ten.conv %0, %w dims = [b, 0, f] x [0, i, o] -> [b, 0, f] : tensor<1x11x1xf32>, tensor<3x1x1xf32> -> tensor<1x9x1xf32>
  return %1 : tensor<1x9x1xf32>
}

// CHECK-LABEL: @sort_one(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4x1xf32>
func.func @sort_one(%x: tensor<4x1xf32>) -> (tensor<4x1xf32>) {
  // CHECK-NEXT: return %[[X]]
  %0 = ten.sort %x dim = 1 : tensor<4x1xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
  %lt = ten.compare lt %a, %b : tensor<f32>
  ten.yield %lt : tensor<i1>
  }
  return %0 : tensor<4x1xf32>
}

// CHECK-LABEL: @sort_stays(
func.func @sort_stays(%x: tensor<4x1xf32>) -> (tensor<4x1xf32>) {
  // CHECK: ten.sort
  %0 = ten.sort %x dim = 0 : tensor<4x1xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
  %lt = ten.compare lt %a, %b : tensor<f32>
  ten.yield %lt : tensor<i1>
  }
  return %0 : tensor<4x1xf32>
}

// CHECK-LABEL: @kernel_inputs(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4xf32>, %[[Y:[a-z0-9]+]]: tensor<4xf32>
func.func @kernel_inputs(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>) {
  // CHECK: ten.kernel map (%[[A:.*]] = %[[X]] : tensor<4xf32>) -> tensor<4xf32>
  // CHECK: ten.add %[[A]], %[[A]]
  %0 = ten.kernel map (%a = %x : tensor<4xf32>, %b = %x : tensor<4xf32>, %c = %y : tensor<4xf32>) -> tensor<4xf32> {
  %1 = ten.add %a, %b : tensor<4xf32>
  ten.yield %1 : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @kernel_inputs_stay(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4xf32>, %[[Y:[a-z0-9]+]]: tensor<4xf32>
func.func @kernel_inputs_stay(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>) {
  // CHECK: ten.kernel map (%{{.*}} = %[[X]] : tensor<4xf32>, %{{.*}} = %[[Y]] : tensor<4xf32>)
  %0 = ten.kernel map (%a = %x : tensor<4xf32>, %b = %y : tensor<4xf32>) -> tensor<4xf32> {
  %1 = ten.add %a, %b : tensor<4xf32>
  ten.yield %1 : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @check_true(
func.func @check_true(%x: tensor<f32>) -> (tensor<f32>) {
  // CHECK-NEXT: return
  %c = ten.constant dense<true> : tensor<i1>
  ten.check %c, "never" : tensor<i1>
  return %x : tensor<f32>
}

// CHECK-LABEL: @check_false_stays(
func.func @check_false_stays(%x: tensor<f32>) -> (tensor<f32>) {
  // CHECK: ten.check
  %c = ten.constant dense<false> : tensor<i1>
  ten.check %c, "always" : tensor<i1>
  return %x : tensor<f32>
}

// Windows that share elements, along one dimension after the other; the larger
// stride first.
// CHECK-LABEL: @windows_split(
func.func @windows_split(%x: tensor<2x32x32xf32>) -> (tensor<2x32x16xf32>) {
  // CHECK: %[[FIRST:.*]] = ten.window_reduce max %{{.*}} window = [1, 1, 5] strides = [1, 1, 2] pad = [0, 0, 0, 0, 2, 1]{{.*}} -> tensor<2x32x16xf32>
  // CHECK-NEXT: %[[SECOND:.*]] = ten.window_reduce max %[[FIRST]] window = [1, 5, 1] strides = [1, 1, 1] pad = [0, 0, 2, 2, 0, 0]
  // CHECK-NEXT: return %[[SECOND]]
  %0 = ten.window_reduce max %x window = [1, 5, 5] strides = [1, 1, 2] pad = [0, 0, 2, 2, 2, 1] : tensor<2x32x32xf32> -> tensor<2x32x16xf32>
  return %0 : tensor<2x32x16xf32>
}

// CHECK-LABEL: @windows_apart_stay(
func.func @windows_apart_stay(%x: tensor<2x32x32xf32>) -> (tensor<2x8x8xf32>) {
  // CHECK: ten.window_reduce add %{{.*}} window = [1, 4, 4]
  // CHECK-NEXT: return
  %0 = ten.window_reduce add %x window = [1, 4, 4] strides = [1, 4, 4] : tensor<2x32x32xf32> -> tensor<2x8x8xf32>
  return %0 : tensor<2x8x8xf32>
}

// A sum of one product begins with 0, and 0 + -0 is 0.
// CHECK-LABEL: @outer_product(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4xf32>, %[[Y:[a-z0-9]+]]: tensor<9xf32>
func.func @outer_product(%x: tensor<4xf32>, %y: tensor<9xf32>) -> (tensor<4x9xf32>) {
  // CHECK-DAG: %[[ZERO:.*]] = ten.constant dense<0.0
  // CHECK-DAG: %[[A:.*]] = ten.broadcast %[[X]] dims = [0]
  // CHECK-DAG: %[[B:.*]] = ten.broadcast %[[Y]] dims = [1]
  // CHECK: %[[C:.*]] = ten.mul %[[A]], %[[B]]
  // CHECK: ten.add %[[C]], %[[ZERO]]
  %0 = ten.contract %x, %y : tensor<4xf32>, tensor<9xf32> -> tensor<4x9xf32>
  return %0 : tensor<4x9xf32>
}

// CHECK-LABEL: @product_of_one_column(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<1x4x3xi8>, %[[Y:[a-z0-9]+]]: tensor<3x1x9xi8>
func.func @product_of_one_column(%x: tensor<1x4x3xi8>, %y: tensor<3x1x9xi8>) -> (tensor<3x4x9xi32>) {
  // CHECK: %[[A:.*]] = ten.reshape %[[X]] : tensor<1x4x3xi8> -> tensor<4x3xi8>
  // CHECK: %[[B:.*]] = ten.convert %[[A]]
  // CHECK: %[[C:.*]] = ten.broadcast %[[B]] dims = [1, 0]
  // CHECK: ten.broadcast {{.*}} dims = [0, 2]
  // CHECK: %[[D:.*]] = ten.mul %[[C]]
  // CHECK: return %[[D]]
  %0 = ten.contract %x, %y batch = [2] x [0] contracting = [0] x [1] : tensor<1x4x3xi8>, tensor<3x1x9xi8> -> tensor<3x4x9xi32>
  return %0 : tensor<3x4x9xi32>
}

// CHECK-LABEL: @narrow_outer_product(
func.func @narrow_outer_product(%x: tensor<4xbf16>, %y: tensor<9xbf16>) -> (tensor<4x9xbf16>) {
  // CHECK: ten.convert {{.*}} -> tensor<4xf32>
  // CHECK: ten.mul {{.*}} : tensor<4x9xf32>
  // CHECK: ten.convert {{.*}} -> tensor<4x9xbf16>
  %0 = ten.contract %x, %y accumulate f32 : tensor<4xbf16>, tensor<9xbf16> -> tensor<4x9xbf16>
  return %0 : tensor<4x9xbf16>
}

// CHECK-LABEL: @sum_of_two_products_stays(
func.func @sum_of_two_products_stays(%x: tensor<4x2xf32>, %y: tensor<2x9xf32>) -> (tensor<4x9xf32>) {
  // CHECK: ten.contract
  %0 = ten.contract %x, %y contracting = [1] x [0] : tensor<4x2xf32>, tensor<2x9xf32> -> tensor<4x9xf32>
  return %0 : tensor<4x9xf32>
}

// CHECK-LABEL: @sum_of_no_products_stays(
func.func @sum_of_no_products_stays(%x: tensor<4x0xf32>, %y: tensor<0x9xf32>) -> (tensor<4x9xf32>) {
  // CHECK: ten.contract
  %0 = ten.contract %x, %y contracting = [1] x [0] : tensor<4x0xf32>, tensor<0x9xf32> -> tensor<4x9xf32>
  return %0 : tensor<4x9xf32>
}

// CHECK-LABEL: @complex_outer_product_stays(
func.func @complex_outer_product_stays(%x: tensor<4xcomplex<f32>>, %y: tensor<9xcomplex<f32>>) -> (tensor<4x9xcomplex<f32>>) {
  // CHECK: ten.contract
  %0 = ten.contract %x, %y : tensor<4xcomplex<f32>>, tensor<9xcomplex<f32>> -> tensor<4x9xcomplex<f32>>
  return %0 : tensor<4x9xcomplex<f32>>
}

// One matrix for all batches: these are rows of one product.
// CHECK-LABEL: @batch_of_broadcast(
// CHECK-SAME: %[[X:.*]]: tensor<4x5x256xf32>, %[[W:.*]]: tensor<64x256xf32>
func.func @batch_of_broadcast(%x: tensor<4x5x256xf32>, %w: tensor<64x256xf32>) -> tensor<4x5x64xf32> {
  // CHECK-NEXT: %[[Y:.*]] = ten.contract %[[X]], %[[W]] contracting = [2] x [1] : tensor<4x5x256xf32>, tensor<64x256xf32> -> tensor<4x5x64xf32>
  // CHECK-NEXT: return %[[Y]]
  %0 = ten.broadcast %w dims = [1, 2] : tensor<64x256xf32> -> tensor<4x64x256xf32>
  %1 = ten.contract %x, %0 batch = [0] x [0] contracting = [2] x [2] : tensor<4x5x256xf32>, tensor<4x64x256xf32> -> tensor<4x5x64xf32>
  return %1 : tensor<4x5x64xf32>
}

// The batch is the last dimension of the other operand: the result is
// transposed.
// CHECK-LABEL: @batch_behind_rows(
// CHECK-SAME: %[[W:.*]]: tensor<64x256xf32>, %[[X:.*]]: tensor<5x256x4xf32>
func.func @batch_behind_rows(%w: tensor<64x256xf32>, %x: tensor<5x256x4xf32>) -> tensor<4x64x5xf32> {
  // CHECK: %[[Y:.*]] = ten.contract %[[W]], %[[X]] contracting = [1] x [1] : tensor<64x256xf32>, tensor<5x256x4xf32> -> tensor<64x5x4xf32>
  // CHECK: ten.transpose %[[Y]] perm = [2, 0, 1] : tensor<64x5x4xf32> -> tensor<4x64x5xf32>
  %0 = ten.broadcast %w dims = [1, 2] : tensor<64x256xf32> -> tensor<4x64x256xf32>
  %1 = ten.contract %0, %x batch = [0] x [2] contracting = [2] x [1] : tensor<4x64x256xf32>, tensor<5x256x4xf32> -> tensor<4x64x5xf32>
  return %1 : tensor<4x64x5xf32>
}

// Batches of which only one dimension is repeated.
// CHECK-LABEL: @batch_in_part_stays(
func.func @batch_in_part_stays(%x: tensor<2x4x5x256xf32>, %w: tensor<2x64x256xf32>) -> tensor<2x4x5x64xf32> {
  // CHECK: batch = [0, 1] x [0, 1]
  %0 = ten.broadcast %w dims = [0, 2, 3] : tensor<2x64x256xf32> -> tensor<2x4x64x256xf32>
  %1 = ten.contract %x, %0 batch = [0, 1] x [0, 1] contracting = [3] x [3] : tensor<2x4x5x256xf32>, tensor<2x4x64x256xf32> -> tensor<2x4x5x64xf32>
  return %1 : tensor<2x4x5x64xf32>
}

// Sizes of the operand that only the run knows, of a result that has none.
// CHECK-LABEL: @batch_of_unknown_sums_stays(
func.func @batch_of_unknown_sums_stays(%x: tensor<4x5x?xf32>, %w: tensor<64x?xf32>, %n: index) -> tensor<4x5x64xf32> {
  // CHECK: batch = [0] x [0]
  %0 = ten.broadcast %w dims = [1, 2] sizes(%n) : tensor<64x?xf32> -> tensor<4x64x?xf32>
  %1 = ten.contract %x, %0 batch = [0] x [0] contracting = [2] x [2] : tensor<4x5x?xf32>, tensor<4x64x?xf32> -> tensor<4x5x64xf32>
  return %1 : tensor<4x5x64xf32>
}

// Windows of all places along some dimensions.
// CHECK-LABEL: @windows_of_all(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<2x3x5x7xf32>
func.func @windows_of_all(%x: tensor<2x3x5x7xf32>) -> tensor<2x3x1x1xf32> {
  // CHECK-NEXT: %[[R:.*]] = ten.reduce add %[[X]] dims = [2, 3] : tensor<2x3x5x7xf32> -> tensor<2x3xf32>
  // CHECK-NEXT: ten.reshape %[[R]] : tensor<2x3xf32> -> tensor<2x3x1x1xf32>
  %0 = ten.window_reduce add %x window = [1, 1, 5, 7] strides = [1, 1, 2, 9] : tensor<2x3x5x7xf32> -> tensor<2x3x1x1xf32>
  return %0 : tensor<2x3x1x1xf32>
}

// CHECK-LABEL: @windows_of_some_stay(
func.func @windows_of_some_stay(%x: tensor<2x5x7xf32>) -> (tensor<2x1x2xf32>, tensor<2x3x1xf32>, tensor<1x1x1xf32>) {
  // CHECK-COUNT-3: ten.window_reduce
  %0 = ten.window_reduce max %x window = [1, 5, 6] : tensor<2x5x7xf32> -> tensor<2x1x2xf32>
  %1 = ten.window_reduce max %x window = [1, 5, 7] pad = [0, 0, 1, 1, 0, 0] : tensor<2x5x7xf32> -> tensor<2x3x1xf32>
  %2 = ten.window_reduce max %x window = [1, 5, 7] strides = [2, 1, 1] : tensor<2x5x7xf32> -> tensor<1x1x1xf32>
  return %0, %1, %2 : tensor<2x1x2xf32>, tensor<2x3x1xf32>, tensor<1x1x1xf32>
}

// Maxima of dequantized integers, padded and cut.
// CHECK-LABEL: @max_of_dequantized(
// CHECK-SAME: %[[Q:[a-z0-9]+]]: tensor<1x8x8x4xi8>
func.func @max_of_dequantized(%q: tensor<1x8x8x4xi8>) -> tensor<1x4x4x4xf32> {
  // CHECK-DAG: %[[LEAST:.*]] = ten.constant dense<-128> : tensor<i8>
  // CHECK: %[[P:.*]] = ten.pad %[[Q]], %[[LEAST]] low = [0, 1, 1, 0] high = [0, 1, 1, 0]{{.*}} : tensor<1x8x8x4xi8> -> tensor<1x10x10x4xi8>
  // CHECK: %[[S:.*]] = ten.slice %[[P]] {{.*}} -> tensor<1x9x9x4xi8>
  // CHECK: %[[M:.*]] = ten.window_reduce max %[[S]] {{.*}} : tensor<1x9x9x4xi8> -> tensor<1x4x4x4xi8>
  // CHECK: %[[C:.*]] = ten.convert %[[M]]
  // CHECK: %[[D:.*]] = ten.sub %[[C]]
  // CHECK: ten.mul %[[D]]
  %none = ten.constant dense<0xFF800000> : tensor<f32>
  %zero = ten.constant dense<3.0> : tensor<1x8x8x4xf32>
  %step = ten.constant dense<3.000000e-02> : tensor<1x8x8x4xf32>
  %0 = ten.convert %q : tensor<1x8x8x4xi8> -> tensor<1x8x8x4xf32>
  %1 = ten.sub %0, %zero : tensor<1x8x8x4xf32>
  %2 = ten.mul %1, %step : tensor<1x8x8x4xf32>
  %3 = ten.pad %2, %none low = [0, 1, 1, 0] high = [0, 1, 1, 0] interior = [0, 0, 0, 0] : tensor<1x8x8x4xf32> -> tensor<1x10x10x4xf32>
  %4 = ten.slice %3 start = [0, 0, 0, 0] limit = [1, 9, 9, 4] stride = [1, 1, 1, 1] : tensor<1x10x10x4xf32> -> tensor<1x9x9x4xf32>
  %5 = ten.window_reduce max %4 window = [1, 3, 3, 1] strides = [1, 2, 2, 1] : tensor<1x9x9x4xf32> -> tensor<1x4x4x4xf32>
  return %5 : tensor<1x4x4x4xf32>
}

// Windows of nothing but padding, a minimum, a step below 0.
// CHECK-LABEL: @max_of_dequantized_stays(
func.func @max_of_dequantized_stays(%q: tensor<8xui8>) -> (tensor<6xf32>, tensor<5xf32>, tensor<7xf32>, tensor<7xf32>) {
  // CHECK-NOT: ten.window_reduce {{.*}}ui8
  // CHECK: return
  %none = ten.constant dense<0xFF800000> : tensor<f32>
  %step = ten.constant dense<3.000000e-02> : tensor<8xf32>
  %back = ten.constant dense<-3.000000e-02> : tensor<8xf32>
  %0 = ten.convert %q : tensor<8xui8> -> tensor<8xf32>
  %1 = ten.mul %0, %step : tensor<8xf32>
  %2 = ten.pad %1, %none low = [2] high = [1] interior = [0] : tensor<8xf32> -> tensor<11xf32>
  %3 = ten.window_reduce max %2 window = [2] strides = [2] pad = [0, 1] : tensor<11xf32> -> tensor<6xf32>
  %4 = ten.window_reduce max %1 window = [2] strides = [3] pad = [0, 6] : tensor<8xf32> -> tensor<5xf32>
  %5 = ten.window_reduce min %1 window = [2] : tensor<8xf32> -> tensor<7xf32>
  %6 = ten.mul %0, %back : tensor<8xf32>
  %7 = ten.window_reduce max %6 window = [2] : tensor<8xf32> -> tensor<7xf32>
  return %3, %4, %5, %7 : tensor<6xf32>, tensor<5xf32>, tensor<7xf32>, tensor<7xf32>
}

// The same by a region, of two arrays.
// CHECK-LABEL: @windows_of_all_by_region(
// CHECK: %[[R:.*]]:2 = ten.reduce
// CHECK: ten.reshape %[[R]]#0 : tensor<2xf32> -> tensor<2x1xf32>
// CHECK: ten.reshape %[[R]]#1 : tensor<2xi32> -> tensor<2x1xi32>
// CHECK-NOT: ten.window_reduce
func.func @windows_of_all_by_region(%x: tensor<2x5xf32>, %n: tensor<2x5xi32>, %i: tensor<f32>, %j: tensor<i32>) -> (tensor<2x1xf32>, tensor<2x1xi32>) {
  %0:2 = ten.window_reduce %x, %n init(%i, %j) window = [1, 5] : tensor<2x5xf32>, tensor<2x5xi32> -> tensor<2x1xf32>, tensor<2x1xi32> {
  ^bb0(%a: tensor<f32>, %m: tensor<i32>, %b: tensor<f32>, %k: tensor<i32>):
    %1 = ten.mul %a, %b : tensor<f32>
    %2 = ten.add %m, %k : tensor<i32>
    ten.yield %1, %2 : tensor<f32>, tensor<i32>
  }
  return %0#0, %0#1 : tensor<2x1xf32>, tensor<2x1xi32>
}
