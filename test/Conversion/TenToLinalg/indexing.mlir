// RUN: tensor-opt %s -convert-ten-to-linalg -canonicalize -cse | FileCheck %s

// Indices of a gather are clamped; the rows are read in place.
// CHECK-LABEL: @gather(
// CHECK-SAME: %[[X:.*]]: tensor<100x8xf32>, %[[I:.*]]: tensor<5x1xi32>
func.func private @gather(%x: tensor<100x8xf32>, %i: tensor<5x1xi32>, %out: tensor<5x8xf32>) -> tensor<5x8xf32> attributes {ten.kernel = "map"} {
  // CHECK-DAG: %[[ZERO:.*]] = arith.constant 0 : i32
  // CHECK-DAG: %[[LAST:.*]] = arith.constant 99 : i32
  // CHECK: linalg.generic {{.*}} ins(%[[I]]
  // CHECK: %[[LOW:.*]] = arith.maxsi %{{.*}}, %[[ZERO]]
  // CHECK: %[[CLAMPED:.*]] = arith.minui %[[LOW]], %[[LAST]]
  // CHECK: %[[AT:.*]] = arith.index_castui %[[CLAMPED]]
  // CHECK: tensor.extract %[[X]][%[[AT]], %{{.*}}]
  %0 = ten.gather %x[%i] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 8] : tensor<100x8xf32>, tensor<5x1xi32> -> tensor<5x8xf32>
  return %0 : tensor<5x8xf32>
}

// Updates outside of the operand are left out, not clamped.
// CHECK-LABEL: @scatter(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<100x8xf32> {ten.update})
func.func private @scatter(%i: tensor<5x1xi32>, %u: tensor<5x8xf32>, %x: tensor<100x8xf32> {ten.update}) -> tensor<100x8xf32> attributes {ten.kernel = "scatter"} {
  // CHECK: scf.for {{.*}} iter_args(%{{.*}} = %[[X]])
  // CHECK: %[[IN:.*]] = arith.andi
  // CHECK: scf.if %[[IN]]
  // CHECK: %[[OLD:.*]] = tensor.extract
  // CHECK: %[[NEW:.*]] = arith.addf %[[OLD]], %
  // CHECK: tensor.insert %[[NEW]]
  // CHECK: else
  // CHECK-NOT: tensor.insert
  // CHECK: return
  %0 = ten.scatter add %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<100x8xf32>[tensor<5x1xi32>], tensor<5x8xf32>
  return %0 : tensor<100x8xf32>
}

// The place is clamped so that the update fits: 8 - 1 and 4 - 4.
// CHECK-LABEL: @dynamic_update_slice(
// CHECK-SAME: %[[U:.*]]: tensor<1x4xf32>, %[[X:.*]]: tensor<8x4xf32> {ten.update})
func.func private @dynamic_update_slice(%i: tensor<i32>, %u: tensor<1x4xf32>, %x: tensor<8x4xf32> {ten.update}) -> tensor<8x4xf32> attributes {ten.kernel = "scatter"} {
  // CHECK: %[[SEVEN:.*]] = arith.constant 7 : i32
  // CHECK: %[[CLAMPED:.*]] = arith.minui %{{.*}}, %[[SEVEN]]
  // CHECK: %[[AT:.*]] = arith.index_castui %[[CLAMPED]]
  // CHECK: tensor.insert_slice %{{.*}} into %[[X]][%[[AT]], 0] [1, 4] [1, 1]
  %0 = ten.dynamic_update_slice %x[%i, %i], %u : tensor<8x4xf32>, tensor<i32>, tensor<1x4xf32>
  return %0 : tensor<8x4xf32>
}

// CHECK-LABEL: @dynamic_slice(
// CHECK-SAME: %[[X:.*]]: tensor<3x4xf32>
func.func private @dynamic_slice(%x: tensor<3x4xf32>, %i: tensor<i32>, %out: tensor<1x4xf32>) -> tensor<1x4xf32> attributes {ten.kernel = "map"} {
  // CHECK: %[[TWO:.*]] = arith.constant 2 : i32
  // CHECK: arith.minui %{{.*}}, %[[TWO]]
  // CHECK: tensor.extract %[[X]]
  %0 = ten.dynamic_slice %x[%i, %i] sizes = [1, 4] : tensor<3x4xf32>, tensor<i32> -> tensor<1x4xf32>
  return %0 : tensor<1x4xf32>
}

// A dynamic slice that something is made of is read where it is; the start of
// all of a dimension is 0. With many threads each takes the place of its element.
// RUN: tensor-opt %s -convert-ten-to-linalg=many-threads -canonicalize -cse | FileCheck %s --check-prefix=THREADS
// CHECK-LABEL: @part(
// CHECK-SAME: %[[X:.*]]: tensor<10x4x6xf32>, %[[I:.*]]: tensor<i32>
// CHECK-DAG: %[[ZERO:.*]] = arith.constant 0 : i32
// CHECK-DAG: %[[LAST:.*]] = arith.constant 9 : i32
// CHECK: %[[LOW:.*]] = arith.maxsi %{{.*}}, %[[ZERO]]
// CHECK: %[[CLAMPED:.*]] = arith.minui %[[LOW]], %[[LAST]]
// CHECK: %[[AT:.*]] = arith.index_castui %[[CLAMPED]]
// CHECK: %[[PART:.*]] = tensor.extract_slice %[[X]][%[[AT]], 0, 0] [1, 4, 6] [1, 1, 1]
// CHECK: linalg.generic {{.*}} ins(%[[PART]], %{{.*}} : tensor<1x4x6xf32>, tensor<4x6xf32>)
// THREADS-LABEL: @part(
// THREADS-NOT: tensor.extract_slice
// THREADS: return
func.func private @part(%x: tensor<10x4x6xf32>, %i: tensor<i32>, %y: tensor<4x6xf32>, %out: tensor<4x6xf32>) -> tensor<4x6xf32> attributes {ten.kernel = "map"} {
  %0 = ten.dynamic_slice %x[%i, %i, %i] sizes = [1, 4, 6] : tensor<10x4x6xf32>, tensor<i32> -> tensor<1x4x6xf32>
  %1 = ten.reshape %0 : tensor<1x4x6xf32> -> tensor<4x6xf32>
  %2 = ten.add %1, %y : tensor<4x6xf32>
  return %2 : tensor<4x6xf32>
}

// At a known place: the rows before and behind the update, then the rows with it,
// of which there are enough to choose between old and new ones.
// CHECK-LABEL: @update_of_rows(
// CHECK-SAME: %[[X:.*]]: tensor<70x6xf32>, %[[U:.*]]: tensor<66x4xf32>, %[[OUT:.*]]: tensor<70x6xf32>)
// CHECK: %[[A:.*]] = tensor.insert_slice %{{.*}} into %[[OUT]][0, 0] [1, 6] [1, 1]
// CHECK: %[[B:.*]] = tensor.insert_slice %{{.*}} into %[[A]][67, 0] [3, 6] [1, 1]
// CHECK: arith.select
// CHECK: tensor.insert_slice %{{.*}} into %[[B]][1, 0] [66, 6] [1, 1]
func.func private @update_of_rows(%x: tensor<70x6xf32>, %u: tensor<66x4xf32>, %out: tensor<70x6xf32>) -> tensor<70x6xf32> attributes {ten.kernel = "scatter"} {
  %c1 = ten.constant dense<1> : tensor<i32>
  %0 = ten.dynamic_update_slice %x[%c1, %c1], %u : tensor<70x6xf32>, tensor<i32>, tensor<66x4xf32>
  return %0 : tensor<70x6xf32>
}

// Few rows: each part alone. In place the update alone.
// CHECK-LABEL: @update_of_columns(
// CHECK-SAME: %[[X:.*]]: tensor<7x6xf32>, %[[U:.*]]: tensor<7x4xf32>, %[[OUT:.*]]: tensor<7x6xf32>)
// CHECK: %[[A:.*]] = tensor.insert_slice %{{.*}} into %[[OUT]][0, 0] [7, 1] [1, 1]
// CHECK: %[[B:.*]] = tensor.insert_slice %{{.*}} into %[[A]][0, 5] [7, 1] [1, 1]
// CHECK: tensor.insert_slice %{{.*}} into %[[B]][0, 1] [7, 4] [1, 1]
func.func private @update_of_columns(%x: tensor<7x6xf32>, %u: tensor<7x4xf32>, %out: tensor<7x6xf32>) -> tensor<7x6xf32> attributes {ten.kernel = "scatter"} {
  %c1 = ten.constant dense<1> : tensor<i32>
  %0 = ten.dynamic_update_slice %x[%c1, %c1], %u : tensor<7x6xf32>, tensor<i32>, tensor<7x4xf32>
  return %0 : tensor<7x6xf32>
}
// CHECK-LABEL: @update_in_place(
// CHECK-SAME: %[[U:.*]]: tensor<66x4xf32>, %[[X:.*]]: tensor<70x6xf32> {ten.update})
// CHECK-COUNT-1: tensor.insert_slice %{{.*}} into %[[X]][1, 1] [66, 4] [1, 1]
// CHECK-NOT: tensor.insert_slice
func.func private @update_in_place(%u: tensor<66x4xf32>, %x: tensor<70x6xf32> {ten.update}) -> tensor<70x6xf32> attributes {ten.kernel = "scatter"} {
  %c1 = ten.constant dense<1> : tensor<i32>
  %0 = ten.dynamic_update_slice %x[%c1, %c1], %u : tensor<70x6xf32>, tensor<i32>, tensor<66x4xf32>
  return %0 : tensor<70x6xf32>
}

// Starts are clamped in their own type: an i8 is never above the last start,
// an unsigned one never below 0; sizes that the run knows are of type index.
// CHECK-LABEL: @start_types(
func.func private @start_types(%x: tensor<1000x8xf32>, %i: tensor<i8>, %u: tensor<ui64>, %d: tensor<?x8xf32>, %k: tensor<i32>, %out: tensor<1x8xf32>, %out1: tensor<1x8xf32>, %out2: tensor<1x8xf32>) -> (tensor<1x8xf32>, tensor<1x8xf32>, tensor<1x8xf32>) attributes {ten.kernel = "map"} {
  // CHECK: arith.maxsi %{{.*}} : i8
  // CHECK-NOT: arith.min
  // CHECK: arith.index_castui %{{.*}} : i8 to index
  // CHECK-NOT: arith.maxsi
  // CHECK: arith.minui %{{.*}} : i64
  // CHECK: arith.index_castui %{{.*}} : i64 to index
  // CHECK: arith.maxsi %{{.*}} : index
  // CHECK: arith.minsi %{{.*}} : index
  %c0 = ten.constant dense<0> : tensor<i8>
  %c1 = ten.constant dense<0> : tensor<ui64>
  %c2 = ten.constant dense<0> : tensor<i32>
  %0 = ten.dynamic_slice %x[%i, %c0] sizes = [1, 8] : tensor<1000x8xf32>, tensor<i8> -> tensor<1x8xf32>
  %1 = ten.dynamic_slice %x[%u, %c1] sizes = [1, 8] : tensor<1000x8xf32>, tensor<ui64> -> tensor<1x8xf32>
  %2 = ten.dynamic_slice %d[%k, %c2] sizes = [1, 8] : tensor<?x8xf32>, tensor<i32> -> tensor<1x8xf32>
  return %0, %1, %2 : tensor<1x8xf32>, tensor<1x8xf32>, tensor<1x8xf32>
}
