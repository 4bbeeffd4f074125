// RUN: tensor-opt %s -canonicalize | FileCheck %s

// CHECK-LABEL: @dynamic_slice_constant(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<10x4xf32>
func.func @dynamic_slice_constant(%x: tensor<10x4xf32>) -> (tensor<2x4xf32>) {
  // CHECK-NEXT: %[[S:.*]] = ten.slice %[[X]] start = [3, 0] limit = [5, 4] stride = [1, 1]
  %i = ten.constant dense<3> : tensor<i32>
  %0 = ten.dynamic_slice %x[%i, %i] sizes = [2, 4] : tensor<10x4xf32>, tensor<i32> -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// CHECK-LABEL: @dynamic_slice_clamped(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<10x4xf32>
func.func @dynamic_slice_clamped(%x: tensor<10x4xf32>) -> (tensor<2x4xf32>) {
  // CHECK-NEXT: %[[S:.*]] = ten.slice %[[X]] start = [8, 0]
  %i = ten.constant dense<-3> : tensor<i32>
  %j = ten.constant dense<99> : tensor<i32>
  %0 = ten.dynamic_slice %x[%j, %i] sizes = [2, 4] : tensor<10x4xf32>, tensor<i32> -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// CHECK-LABEL: @dynamic_slice_stays(
func.func @dynamic_slice_stays(%x: tensor<10x4xf32>, %i: tensor<i32>) -> (tensor<2x4xf32>) {
  // CHECK: ten.dynamic_slice
  %0 = ten.dynamic_slice %x[%i, %i] sizes = [2, 4] : tensor<10x4xf32>, tensor<i32> -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// CHECK-LABEL: @dynamic_slice_whole(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<10x4xf32>, %[[I:[a-z0-9]+]]: tensor<i32>
func.func @dynamic_slice_whole(%x: tensor<10x4xf32>, %i: tensor<i32>) -> (tensor<10x4xf32>) {
  // CHECK-NEXT: return %[[X]]
  %0 = ten.dynamic_slice %x[%i, %i] sizes = [10, 4] : tensor<10x4xf32>, tensor<i32> -> tensor<10x4xf32>
  return %0 : tensor<10x4xf32>
}

// CHECK-LABEL: @update_whole(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<10x4xf32>, %[[I:[a-z0-9]+]]: tensor<i32>, %[[U:[a-z0-9]+]]: tensor<10x4xf32>
func.func @update_whole(%x: tensor<10x4xf32>, %i: tensor<i32>, %u: tensor<10x4xf32>) -> (tensor<10x4xf32>) {
  // CHECK-NEXT: return %[[U]]
  %0 = ten.dynamic_update_slice %x[%i, %i], %u : tensor<10x4xf32>, tensor<i32>, tensor<10x4xf32>
  return %0 : tensor<10x4xf32>
}

// CHECK-LABEL: @update_part_stays(
func.func @update_part_stays(%x: tensor<10x4xf32>, %i: tensor<i32>, %u: tensor<1x4xf32>) -> (tensor<10x4xf32>) {
  // CHECK: ten.dynamic_update_slice
  %0 = ten.dynamic_update_slice %x[%i, %i], %u : tensor<10x4xf32>, tensor<i32>, tensor<1x4xf32>
  return %0 : tensor<10x4xf32>
}

// CHECK-LABEL: @gather_even(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<10x4xf32>
func.func @gather_even(%x: tensor<10x4xf32>) -> (tensor<3x4xf32>) {
  // CHECK-NEXT: %[[S:.*]] = ten.slice %[[X]] start = [1, 0] limit = [8, 4] stride = [3, 1]
  %i = ten.constant dense<[1, 4, 7]> : tensor<3xi32>
  %0 = ten.gather %x[%i] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 4] : tensor<10x4xf32>, tensor<3xi32> -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

// CHECK-LABEL: @gather_uneven_stays(
func.func @gather_uneven_stays(%x: tensor<10x4xf32>) -> (tensor<3x4xf32>) {
  // CHECK: ten.gather
  %i = ten.constant dense<[1, 4, 6]> : tensor<3xi32>
  %0 = ten.gather %x[%i] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 4] : tensor<10x4xf32>, tensor<3xi32> -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

// CHECK-LABEL: @gather_clamped_stays(
func.func @gather_clamped_stays(%x: tensor<10x4xf32>) -> (tensor<3x4xf32>) {
  // CHECK: ten.gather
  %i = ten.constant dense<[8, 9, 10]> : tensor<3xi32>
  %0 = ten.gather %x[%i] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 4] : tensor<10x4xf32>, tensor<3xi32> -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

// CHECK-LABEL: @gather_iota(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<10x4xf32>
func.func @gather_iota(%x: tensor<10x4xf32>) -> (tensor<3x4xf32>) {
  // CHECK-NEXT: %[[S:.*]] = ten.slice %[[X]] start = [0, 0] limit = [3, 4] stride = [1, 1]
  %i = ten.iota dim = 0 : tensor<3x1xi32>
  %0 = ten.gather %x[%i] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 4] : tensor<10x4xf32>, tensor<3x1xi32> -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

// CHECK-LABEL: @gather_iota_beyond_stays(
func.func @gather_iota_beyond_stays(%x: tensor<10x4xf32>) -> (tensor<11x4xf32>) {
  // CHECK: ten.gather
  %i = ten.iota dim = 0 : tensor<11x1xi32>
  %0 = ten.gather %x[%i] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 4] : tensor<10x4xf32>, tensor<11x1xi32> -> tensor<11x4xf32>
  return %0 : tensor<11x4xf32>
}

// CHECK-LABEL: @gather_scalar(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<10x4xf32>
func.func @gather_scalar(%x: tensor<10x4xf32>) -> (tensor<4xf32>) {
  // CHECK: %[[S:.*]] = ten.slice %[[X]] start = [9, 0] limit = [10, 4]
  // CHECK: ten.reshape %[[S]]
  %i = ten.constant dense<99> : tensor<i32>
  %0 = ten.gather %x[%i] offset_dims = [0] collapsed = [0] start_index_map = [0] index_vector_dim = 0 slice_sizes = [1, 4] : tensor<10x4xf32>, tensor<i32> -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @scatter_nothing(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<10x4xf32>, %[[I:[a-z0-9]+]]: tensor<0xi32>, %[[U:[a-z0-9]+]]: tensor<0x4xf32>
func.func @scatter_nothing(%x: tensor<10x4xf32>, %i: tensor<0xi32>, %u: tensor<0x4xf32>) -> (tensor<10x4xf32>) {
  // CHECK-NEXT: return %[[X]]
  %0 = ten.scatter add %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<10x4xf32>[tensor<0xi32>], tensor<0x4xf32>
  return %0 : tensor<10x4xf32>
}

// CHECK-LABEL: @scatter_stays(
func.func @scatter_stays(%x: tensor<10x4xf32>, %i: tensor<1xi32>, %u: tensor<1x4xf32>) -> (tensor<10x4xf32>) {
  // CHECK: ten.scatter
  %0 = ten.scatter add %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<10x4xf32>[tensor<1xi32>], tensor<1x4xf32>
  return %0 : tensor<10x4xf32>
}

// One window at a constant place.
// CHECK-LABEL: @scatter_set(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<10x4xf32>, %[[U:[a-z0-9]+]]: tensor<3x2xf32>
func.func @scatter_set(%x: tensor<10x4xf32>, %u: tensor<3x2xf32>) -> (tensor<10x4xf32>) {
  // CHECK-DAG: %[[C7:.*]] = ten.constant dense<7> : tensor<i64>
  // CHECK-DAG: %[[C1:.*]] = ten.constant dense<1> : tensor<i64>
  // CHECK: ten.dynamic_update_slice %[[X]][%[[C7]], %[[C1]]], %[[U]] : tensor<10x4xf32>, tensor<i64>, tensor<3x2xf32>
  %i = ten.constant dense<[7, 1]> : tensor<2xi32>
  %0 = ten.scatter set %x[%i], %u window_dims = [0, 1] scatter_dims_to_operand_dims = [0, 1] index_vector_dim = 0 : tensor<10x4xf32>[tensor<2xi32>], tensor<3x2xf32>
  return %0 : tensor<10x4xf32>
}

// The window has no dimension of the row's number, and its places' order is
// another.
// CHECK-LABEL: @scatter_row(
func.func @scatter_row(%x: tensor<10x4xf32>, %u: tensor<1x2xf32>) -> (tensor<10x4xf32>) {
  // CHECK-DAG: %[[C8:.*]] = ten.constant dense<8> : tensor<i64>
  // CHECK-DAG: %[[C2:.*]] = ten.constant dense<2> : tensor<i64>
  // CHECK: ten.dynamic_update_slice %{{.*}}[%[[C8]], %[[C2]]], %{{.*}} : tensor<10x4xf32>, tensor<i64>, tensor<1x2xf32>
  %i = ten.constant dense<[[2, 8]]> : tensor<1x2xui8>
  %0 = ten.scatter set %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [1, 0] index_vector_dim = 1 : tensor<10x4xf32>[tensor<1x2xui8>], tensor<1x2xf32>
  return %0 : tensor<10x4xf32>
}

// A window that is most of the input.
// CHECK-LABEL: @scatter_add(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<10x4xf32>, %[[U:[a-z0-9]+]]: tensor<8x4xf32>
func.func @scatter_add(%x: tensor<10x4xf32>, %u: tensor<8x4xf32>) -> (tensor<10x4xf32>) {
  // CHECK: %[[OLD:.*]] = ten.slice %[[X]] start = [1, 0] limit = [9, 4]
  // CHECK: %[[NEW:.*]] = ten.add %[[OLD]], %[[U]]
  // CHECK: ten.dynamic_update_slice %[[X]][{{.*}}], %[[NEW]]
  %i = ten.constant dense<1> : tensor<1xi32>
  %0 = ten.scatter add %x[%i], %u window_dims = [0, 1] scatter_dims_to_operand_dims = [0] index_vector_dim = 0 : tensor<10x4xf32>[tensor<1xi32>], tensor<8x4xf32>
  return %0 : tensor<10x4xf32>
}

// A window that reaches outside is skipped, not clamped.
// CHECK-LABEL: @scatter_outside(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<10x4xf32>
func.func @scatter_outside(%x: tensor<10x4xf32>, %u: tensor<8x4xf32>) -> (tensor<10x4xf32>, tensor<10x4xf32>) {
  // CHECK-NEXT: return %[[X]], %[[X]]
  %i = ten.constant dense<3> : tensor<1xi32>
  %j = ten.constant dense<-1> : tensor<1xi32>
  %0 = ten.scatter set %x[%i], %u window_dims = [0, 1] scatter_dims_to_operand_dims = [0] index_vector_dim = 0 : tensor<10x4xf32>[tensor<1xi32>], tensor<8x4xf32>
  %1 = ten.scatter set %x[%j], %u window_dims = [0, 1] scatter_dims_to_operand_dims = [0] index_vector_dim = 0 : tensor<10x4xf32>[tensor<1xi32>], tensor<8x4xf32>
  return %0, %1 : tensor<10x4xf32>, tensor<10x4xf32>
}

// Two windows; sums into a small part, which are made in place.
// CHECK-LABEL: @scatter_others(
func.func @scatter_others(%x: tensor<10x4xf32>, %u: tensor<2x3x4xf32>, %v: tensor<2x4xf32>) -> (tensor<10x4xf32>, tensor<10x4xf32>) {
  // CHECK: ten.scatter set
  // CHECK: ten.scatter add
  %i = ten.constant dense<[[3], [0]]> : tensor<2x1xi32>
  %j = ten.constant dense<3> : tensor<1xi32>
  %0 = ten.scatter set %x[%i], %u window_dims = [1, 2] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<10x4xf32>[tensor<2x1xi32>], tensor<2x3x4xf32>
  %1 = ten.scatter add %x[%j], %v window_dims = [0, 1] scatter_dims_to_operand_dims = [0] index_vector_dim = 0 : tensor<10x4xf32>[tensor<1xi32>], tensor<2x4xf32>
  return %0, %1 : tensor<10x4xf32>, tensor<10x4xf32>
}
