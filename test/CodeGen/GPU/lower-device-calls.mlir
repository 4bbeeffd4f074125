// RUN: tensor-opt %s -ten-lower-device-calls -canonicalize | FileCheck %s

module attributes {gpu.container_module} {
func.func private @sort_0(%x: memref<?xf32>, %y: memref<?xf32>) attributes {ten.kernel = "sort"} {
  return
}
// A product that a library may compute: its sizes, the addresses of its
// operands, and the launch that computes it too.
func.func @product(%a: memref<64x32xf32>, %b: memref<32x16xf32>, %c: memref<64x16xf32>) {
  %c1 = arith.constant 1 : index
  %c256 = arith.constant 256 : index
  gpu.launch_func @kernels::@third blocks in (%c1, %c1, %c1) threads in (%c256, %c1, %c1) args(%c : memref<64x16xf32>, %b : memref<32x16xf32>, %a : memref<64x32xf32>)
      {ten.product = {operands = array<i64: 2, 1, -1, 0>, sizes = array<i64: 1, 64, 16, 32, 2, 2, 0, 0>}}
  return
}
// CHECK-LABEL: func.func @product
// CHECK-SAME: (%[[A:.*]]: memref<64x32xf32>, %[[B:.*]]: memref<32x16xf32>, %[[C:.*]]: memref<64x16xf32>)
// CHECK-DAG: %[[PRODUCT:.*]] = memref.alloca() : memref<17xindex>
// CHECK-DAG: %[[WORDS:.*]] = memref.alloca() : memref<3xindex>
// CHECK-COUNT-3: memref.store %{{.*}}, %[[WORDS]]
// CHECK: %[[PA:.*]] = memref.extract_aligned_pointer_as_index %[[A]]
// CHECK: %[[PB:.*]] = memref.extract_aligned_pointer_as_index %[[B]]
// CHECK: %[[PC:.*]] = memref.extract_aligned_pointer_as_index %[[C]]
// CHECK-DAG: memref.store %c64, %[[PRODUCT]][%c1]
// CHECK-DAG: memref.store %[[PA]], %[[PRODUCT]][%c8]
// CHECK-DAG: memref.store %[[PB]], %[[PRODUCT]][%c9]
// CHECK-DAG: memref.store %c0, %[[PRODUCT]][%c10]
// CHECK-DAG: memref.store %[[PC]], %[[PRODUCT]][%c11]
// CHECK-DAG: memref.store %c0, %[[PRODUCT]][%c12]
// CHECK-DAG: memref.store %c0, %[[PRODUCT]][%c13]
// CHECK-DAG: memref.store %c4607182418800017408, %[[PRODUCT]][%c14]
// CHECK-DAG: memref.store %c4607182418800017408, %[[PRODUCT]][%c15]
// CHECK-DAG: memref.store %c0, %[[PRODUCT]][%c16]
// CHECK: call @ten_device_multiply(%{{.*}}, %c2, %c1, %c256, %{{.*}}, %c3) {ten.device_function = 7 : i64}

// One whose operands may be rounded to tf32.
func.func @tf32(%a: memref<64x32xf32>, %b: memref<32x16xf32>, %c: memref<64x16xf32>) {
  %c1 = arith.constant 1 : index
  %c256 = arith.constant 256 : index
  gpu.launch_func @kernels::@third blocks in (%c1, %c1, %c1) threads in (%c256, %c1, %c1) args(%c : memref<64x16xf32>, %b : memref<32x16xf32>, %a : memref<64x32xf32>)
      {ten.product = {allow_tf32, operands = array<i64: 2, 1, -1, 0>, sizes = array<i64: 1, 64, 16, 32, 2, 2, 0, 0>}}
  return
}
// CHECK-LABEL: func.func @tf32
// CHECK: %[[PRODUCT:.*]] = memref.alloca() : memref<17xindex>
// CHECK: memref.store %c1, %[[PRODUCT]][%c12]

// One of half the sums, with an addend and relu: factors are the bits of f64.
func.func @epilogue(%a: memref<64x32xf32>, %b: memref<32x16xf32>, %c: memref<64x16xf32>, %d: memref<64x16xf32>) {
  %c1 = arith.constant 1 : index
  %c256 = arith.constant 256 : index
  gpu.launch_func @kernels::@fourth blocks in (%c1, %c1, %c1) threads in (%c256, %c1, %c1) args(%c : memref<64x16xf32>, %b : memref<32x16xf32>, %a : memref<64x32xf32>, %d : memref<64x16xf32>)
      {ten.product = {activation = 1 : i64, operands = array<i64: 2, 1, -1, 0, 3>, scale = 5.000000e-01 : f64, sizes = array<i64: 1, 64, 16, 32, 2, 2, 0, 0>}}
  return
}
// CHECK-LABEL: func.func @epilogue
// CHECK-SAME: %[[D:[^ ]*]]: memref<64x16xf32>) {
// CHECK: %[[PRODUCT:.*]] = memref.alloca() : memref<17xindex>
// CHECK: memref.extract_aligned_pointer_as_index %[[D]]
// CHECK: %[[PD:.*]] = memref.extract_aligned_pointer_as_index %[[D]]
// CHECK: memref.store %[[PD]], %[[PRODUCT]][%c13]
// CHECK: memref.store %c4602678819172646912, %[[PRODUCT]][%c14]
// CHECK: memref.store %c4607182418800017408, %[[PRODUCT]][%c15]
// CHECK: memref.store %c1, %[[PRODUCT]][%c16]

// A convolution: its numbers and operands; what follows it where a library
// computed it.
func.func @convolution(%a: memref<64x32xf32>, %b: memref<32x16xf32>, %c: memref<64x16xf32>) {
  %c1 = arith.constant 1 : index
  %c256 = arith.constant 256 : index
  gpu.launch_func @kernels::@third blocks in (%c1, %c1, %c1) threads in (%c256, %c1, %c1) args(%c : memref<64x16xf32>, %b : memref<32x16xf32>, %a : memref<64x32xf32>)
      {ten.convolution = {activation = 1 : i64, operands = array<i64: 2, 1, -1>, numbers = array<i64: 5, 6, 7>, whole = array<i64: 0, 1>, whole_type = 2 : i64}}
  gpu.launch_func @kernels::@first blocks in (%c1, %c1, %c1) threads in (%c256, %c1, %c1) {ten.after_library}
  return
}
// CHECK-LABEL: func.func @convolution
// CHECK-SAME: (%[[A:.*]]: memref<64x32xf32>, %[[B:.*]]: memref<32x16xf32>, %[[C:.*]]: memref<64x16xf32>)
// CHECK-DAG: %[[ABOUT:.*]] = memref.alloca() : memref<11xindex>
// CHECK-DAG: %[[WORDS:.*]] = memref.alloca() : memref<3xindex>
// CHECK-COUNT-3: memref.store %{{.*}}, %[[WORDS]]
// CHECK: %[[PA:.*]] = memref.extract_aligned_pointer_as_index %[[A]]
// CHECK: %[[PC:.*]] = memref.extract_aligned_pointer_as_index %[[C]]
// CHECK: %[[PB:.*]] = memref.extract_aligned_pointer_as_index %[[B]]
// CHECK-DAG: memref.store %c5, %[[ABOUT]][%c0]
// CHECK-DAG: memref.store %[[PA]], %[[ABOUT]][%c3]
// CHECK-DAG: memref.store %c0, %[[ABOUT]][%c5]
// CHECK-DAG: memref.store %c0, %[[ABOUT]][%c6]
// CHECK-DAG: memref.store %[[PC]], %[[ABOUT]][%c7]
// CHECK-DAG: memref.store %c2, %[[ABOUT]][%c8]
// CHECK-DAG: memref.store %[[PB]], %[[ABOUT]][%c9]
// CHECK-DAG: memref.store %c1, %[[ABOUT]][%c10]
// CHECK: call @ten_device_convolve(%{{.*}}, %c2, %c1, %c256, %{{.*}}, %c3) {ten.device_function = 8 : i64}
// CHECK: call @ten_device_launch_after(%c0, %c1, %c256, %{{.*}}, %c0) {ten.device_function = 9 : i64}

func.func @main(%x: memref<?xf32>, %n: memref<i32>, %y: memref<?xf32>, %arena: memref<?xi8>) -> i32 {
  %c1 = arith.constant 1 : index
  %c256 = arith.constant 256 : index
  gpu.launch_func @kernels::@second blocks in (%c1, %c1, %c1) threads in (%c256, %c1, %c1) args(%x : memref<?xf32>)
  %0 = memref.load %n[] : memref<i32>
  memref.copy %x, %y : memref<?xf32> to memref<?xf32>
  ten.launch @sort_0(%x) into(%y) : (memref<?xf32>) into (memref<?xf32>)
  return %0 : i32
}
gpu.module @kernels {
  gpu.func @first() kernel {
    gpu.return
  }
  gpu.func @second(%x: memref<?xf32>) kernel {
    gpu.return
  }
  gpu.func @third(%x: memref<64x16xf32>, %y: memref<32x16xf32>, %z: memref<64x32xf32>) kernel {
    gpu.return
  }
  gpu.func @fourth(%c: memref<64x16xf32>, %b: memref<32x16xf32>, %a: memref<64x32xf32>, %d: memref<64x16xf32>) kernel {
    gpu.return
  }
}
// CHECK-LABEL: func.func @main
// CHECK-SAME: (%[[X:.*]]: memref<?xf32>, %[[N:.*]]: memref<i32>, %[[Y:.*]]: memref<?xf32>
// CHECK-DAG: %[[TABLE:.*]] = memref.alloca() : memref<2xindex>
// CHECK-DAG: %[[NUMBER:.*]] = memref.alloca() : memref<1xi32>
// The address, then the size.
// CHECK: %[[P:.*]] = memref.extract_aligned_pointer_as_index %[[X]]
// CHECK: %[[SIZE:.*]] = memref.dim %[[X]]
// CHECK: memref.store %[[P]], %[[TABLE]][%c0]
// CHECK: memref.store %[[SIZE]], %[[TABLE]][%c1]
// CHECK: call @ten_device_launch(%c1, %c1, %c256, %{{.*}}, %c2) {ten.device_function = 1 : i64}
// CHECK: call @ten_device_read(%{{.*}}, %{{.*}}, %c4) {ten.device_function = 2 : i64}
// CHECK: memref.load %[[NUMBER]]
// CHECK: call @ten_device_copy
// A kernel of the host's gets copies; what it writes goes back.
// CHECK: call @ten_device_stage
// CHECK: call @ten_device_stage
// CHECK: ten.launch @sort_0
// CHECK: call @ten_device_unstage({{.*}}, %c0)
// CHECK: call @ten_device_unstage({{.*}}, %c1)

// Kernels and plans are left alone.
// CHECK-LABEL: func.func private @plan
func.func private @plan(%x: memref<?xf32>) -> index attributes {ten.plan_of = @main} {
  %c0 = arith.constant 0 : index
  // CHECK-NEXT: arith.constant
  // CHECK-NEXT: memref.dim
  %0 = memref.dim %x, %c0 : memref<?xf32>
  return %0 : index
}
}
