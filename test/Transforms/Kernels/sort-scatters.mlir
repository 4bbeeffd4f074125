// RUN: tensor-opt %s -ten-sort-scatters -canonicalize -split-input-file | FileCheck %s
// RUN: tensor-opt %s -ten-sort-scatters -split-input-file --remarks-filter=ten-sort-scatters --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// REMARK: 500 updates are sorted by the row that they change
// REMARK: 60 updates are sorted by the row that they change
// REMARK: updates are made one after the other: they are few
// REMARK: updates are made one after the other: they change a part of a row

// CHECK-LABEL: func.func @rows
// CHECK: %[[LESS:.*]] = ten.compare lt
// CHECK: %[[KEYS:.*]] = ten.select
// CHECK: %[[SORTED:.*]]:2 = ten.sort {{.*}} dim = 0 stable
// CHECK: ten.gather %arg2{{.*}} slice_sizes = [1, 8]
// CHECK: ten.scatter add %arg0{{.*}} window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 sorted
func.func @rows(%x: tensor<100x8xf32>, %i: tensor<500x1xi32>, %u: tensor<500x8xf32>) -> tensor<100x8xf32> {
  %0 = ten.scatter add %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<100x8xf32>[tensor<500x1xi32>], tensor<500x8xf32>
  return %0 : tensor<100x8xf32>
}

// -----

// Elements of a matrix: rows of one element.
// CHECK-LABEL: func.func @elements
// CHECK: ten.sort
// CHECK: ten.scatter mul {{.*}} sorted : tensor<42xi32>[tensor<60x1xi32>], tensor<60xi32>
func.func @elements(%x: tensor<6x7xi32>, %i: tensor<2x60xui16>, %u: tensor<60xi32>) -> tensor<6x7xi32> {
  %0 = ten.scatter mul %x[%i], %u inserted = [0, 1] scatter_dims_to_operand_dims = [1, 0] index_vector_dim = 0 : tensor<6x7xi32>[tensor<2x60xui16>], tensor<60xi32>
  return %0 : tensor<6x7xi32>
}

// -----

// Few updates, windows that may overlap, and sorted ones stay.
// CHECK-LABEL: func.func @stays
// CHECK-NOT: ten.sort
func.func @stays(%x: tensor<100x8xf32>, %few: tensor<5x1xi32>, %u: tensor<5x8xf32>, %i: tensor<500x1xi32>, %w: tensor<500x2x8xf32>, %v: tensor<500x8xf32>) -> (tensor<100x8xf32>, tensor<100x8xf32>, tensor<100x8xf32>) {
  %0 = ten.scatter add %x[%few], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<100x8xf32>[tensor<5x1xi32>], tensor<5x8xf32>
  %1 = ten.scatter add %x[%i], %w window_dims = [1, 2] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<100x8xf32>[tensor<500x1xi32>], tensor<500x2x8xf32>
  %2 = ten.scatter add %x[%i], %v window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 sorted : tensor<100x8xf32>[tensor<500x1xi32>], tensor<500x8xf32>
  return %0, %1, %2 : tensor<100x8xf32>, tensor<100x8xf32>, tensor<100x8xf32>
}
