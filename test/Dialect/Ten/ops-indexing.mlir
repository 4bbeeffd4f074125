// RUN: tensor-opt %s -o %t.mlir && FileCheck %s < %t.mlir
// RUN: tensor-opt %t.mlir | diff - %t.mlir
// RUN: tensor-opt %s -mlir-print-op-generic | tensor-opt | diff - %t.mlir
// RUN: tensor-opt %s -emit-bytecode | tensor-opt | diff - %t.mlir

// CHECK-LABEL: @dynamic(
func.func @dynamic(%x: tensor<3x4xf32>, %s: tensor<f32>, %i: tensor<i32>, %u: tensor<1x4xf32>, %d: tensor<?x4xf32>) {
  // CHECK: %{{.*}} = ten.dynamic_slice %{{[a-z0-9_#]+}}[%{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}}] sizes = [1, 4] : tensor<3x4xf32>, tensor<i32> -> tensor<1x4xf32>
  %0 = ten.dynamic_slice %x[%i, %i] sizes = [1, 4] : tensor<3x4xf32>, tensor<i32> -> tensor<1x4xf32>
  // CHECK: %{{.*}} = ten.dynamic_slice %{{[a-z0-9_#]+}}[] sizes = [] : tensor<f32> -> tensor<f32>
  %1 = ten.dynamic_slice %s[] sizes = [] : tensor<f32> -> tensor<f32>
  // CHECK: %{{.*}} = ten.dynamic_update_slice %{{[a-z0-9_#]+}}[%{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}}], %{{[a-z0-9_#]+}} : tensor<3x4xf32>, tensor<i32>, tensor<1x4xf32>
  %2 = ten.dynamic_update_slice %x[%i, %i], %u : tensor<3x4xf32>, tensor<i32>, tensor<1x4xf32>
  // CHECK: %{{.*}} = ten.dynamic_update_slice %{{[a-z0-9_#]+}}[], %{{[a-z0-9_#]+}} : tensor<f32>, tensor<f32>
  %3 = ten.dynamic_update_slice %s[], %s : tensor<f32>, tensor<f32>
  // CHECK: %{{.*}} = ten.dynamic_update_slice %{{[a-z0-9_#]+}}[%{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}}], %{{[a-z0-9_#]+}} : tensor<?x4xf32>, tensor<i32>, tensor<1x4xf32>
  %4 = ten.dynamic_update_slice %d[%i, %i], %u : tensor<?x4xf32>, tensor<i32>, tensor<1x4xf32>
  return
}

// CHECK-LABEL: @gather(
func.func @gather(%x: tensor<100x8xf32>, %i: tensor<5x1xi32>, %j: tensor<?xui8>, %n: index) {
  // CHECK: %{{.*}} = ten.gather %{{[a-z0-9_#]+}}[%{{[a-z0-9_#]+}}] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 8] : tensor<100x8xf32>, tensor<5x1xi32> -> tensor<5x8xf32>
  %0 = ten.gather %x[%i] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 8] : tensor<100x8xf32>, tensor<5x1xi32> -> tensor<5x8xf32>
  // CHECK: %{{.*}} = ten.gather %{{[a-z0-9_#]+}}[%{{[a-z0-9_#]+}}] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 8] sorted : tensor<100x8xf32>, tensor<?xui8> -> tensor<?x8xf32>
  %1 = ten.gather %x[%j] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 8] sorted : tensor<100x8xf32>, tensor<?xui8> -> tensor<?x8xf32>
  // CHECK: %{{.*}} = ten.gather %{{[a-z0-9_#]+}}[%{{[a-z0-9_#]+}}] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, %{{[a-z0-9_#]+}}] sorted : tensor<100x8xf32>, tensor<?xui8> -> tensor<?x?xf32>
  %2 = ten.gather %x[%j] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, %n] sorted : tensor<100x8xf32>, tensor<?xui8> -> tensor<?x?xf32>
  return
}

// CHECK-LABEL: @gather_batched(
func.func @gather_batched(%x: tensor<5x8xf32>, %i: tensor<5x1xi32>) {
  // CHECK: %{{.*}} = ten.gather %{{[a-z0-9_#]+}}[%{{[a-z0-9_#]+}}] offset_dims = [1] operand_batching = [0] indices_batching = [0] start_index_map = [1] index_vector_dim = 1 slice_sizes = [1, 2] : tensor<5x8xf32>, tensor<5x1xi32> -> tensor<5x2xf32>
  %0 = ten.gather %x[%i] offset_dims = [1] operand_batching = [0] indices_batching = [0] start_index_map = [1] index_vector_dim = 1 slice_sizes = [1, 2] : tensor<5x8xf32>, tensor<5x1xi32> -> tensor<5x2xf32>
  return
}

// CHECK-LABEL: @scatter(
func.func @scatter(%x: tensor<100x8xf32>, %i: tensor<5x1xi32>, %u: tensor<5x8xf32>) {
  // CHECK: %{{.*}} = ten.scatter add %{{[a-z0-9_#]+}}[%{{[a-z0-9_#]+}}], %{{[a-z0-9_#]+}} window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<100x8xf32>[tensor<5x1xi32>], tensor<5x8xf32>
  %0 = ten.scatter add %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<100x8xf32>[tensor<5x1xi32>], tensor<5x8xf32>
  // CHECK: %{{.*}} = ten.scatter set %{{[a-z0-9_#]+}}[%{{[a-z0-9_#]+}}], %{{[a-z0-9_#]+}} window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 sorted unique : tensor<100x8xf32>[tensor<5x1xi32>], tensor<5x8xf32>
  %1 = ten.scatter set %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 sorted unique : tensor<100x8xf32>[tensor<5x1xi32>], tensor<5x8xf32>
  // CHECK: %{{.*}} = ten.scatter %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}}[%{{[a-z0-9_#]+}}], %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<100x8xf32>, tensor<100x8xf32>[tensor<5x1xi32>], tensor<5x8xf32>, tensor<5x8xf32> {
  %2:2 = ten.scatter %x, %x[%i], %u, %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<100x8xf32>, tensor<100x8xf32>[tensor<5x1xi32>], tensor<5x8xf32>, tensor<5x8xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>, %d: tensor<f32>):
    ten.yield %c, %d : tensor<f32>, tensor<f32>
  }
  return
}
