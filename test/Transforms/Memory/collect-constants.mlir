// RUN: tensor-opt %s --ten-collect-constants=limit=16 | FileCheck %s

// CHECK: module attributes {ten.constant_offsets = array<i64: 0, 64>, ten.constants = [dense<1.0{{.*}}> : tensor<8xf32>, dense<2.0{{.*}}> : tensor<8xf32>], ten.constants_bytes = 128 : i64}
memref.global "private" constant @a : memref<8xf32> = dense<1.0>
memref.global "private" constant @b : memref<8xf32> = dense<2.0>
memref.global "private" constant @c : memref<8xf32> = dense<1.0>
memref.global "private" constant @small : memref<2xf32> = dense<1.0>
// CHECK-LABEL: @host
func.func @host() -> (memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<2xf32>) {
  // CHECK: memref.get_global @a : memref<8xf32> {ten.constant_offset = 0 : i64}
  // CHECK: memref.get_global @b : memref<8xf32> {ten.constant_offset = 64 : i64}
  // CHECK: memref.get_global @c : memref<8xf32> {ten.constant_offset = 0 : i64}
  // CHECK: memref.get_global @small :
  %0 = memref.get_global @a : memref<8xf32>
  %1 = memref.get_global @b : memref<8xf32>
  %2 = memref.get_global @c : memref<8xf32>
  %3 = memref.get_global @small : memref<2xf32>
  return %0, %1, %2, %3 : memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<2xf32>
}
