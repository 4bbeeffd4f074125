// RUN: tensor-opt %s -ten-hoist-scratch | FileCheck %s

// The memory of both kernels' threads is one buffer, of the larger's size.
// CHECK-LABEL: func.func @main(
// CHECK: %[[THREADS:.*]] = ten.threads : index
// CHECK: %[[MOST:.*]] = arith.constant 8192 : index
// CHECK: %[[BYTES:.*]] = arith.muli %[[THREADS]], %[[MOST]]
// CHECK: %[[ALL:.*]] = memref.alloc(%[[BYTES]]) {alignment = 64 : i64} : memref<?xi8>
// CHECK: ten.launch @one(%{{.*}}) into(%{{.*}}, %[[ALL]])
// CHECK: ten.launch @two(%{{.*}}) into(%{{.*}}, %[[ALL]])
func.func @main(%x: memref<64x1024xf32>, %y: memref<64x1024xf32>) {
  ten.launch @one(%x) into(%y) : (memref<64x1024xf32>) into (memref<64x1024xf32>)
  ten.launch @two(%x) into(%y) : (memref<64x1024xf32>) into (memref<64x1024xf32>)
  return
}

// CHECK-LABEL: func.func private @one(
// CHECK-SAME: %[[ALL:[a-z0-9]+]]: memref<?xi8>)
// CHECK: scf.forall
// CHECK:   %[[W:.*]] = ten.worker : index
// CHECK:   %[[STRIDE:.*]] = arith.constant 4096 : index
// CHECK:   %[[MINE:.*]] = arith.muli %[[W]], %[[STRIDE]]
// CHECK:   memref.view %[[ALL]][%{{.*}}][] : memref<?xi8> to memref<1024xf32>
func.func private @one(%x: memref<64x1024xf32>, %y: memref<64x1024xf32>) attributes {ten.kernel = "map"} {
  scf.forall (%c) in (64) {
    %t = memref.alloc() : memref<1024xf32>
    %from = memref.subview %x[%c, 0] [1, 1024] [1, 1] : memref<64x1024xf32> to memref<1024xf32, strided<[1], offset: ?>>
    %to = memref.subview %y[%c, 0] [1, 1024] [1, 1] : memref<64x1024xf32> to memref<1024xf32, strided<[1], offset: ?>>
    linalg.copy ins(%from : memref<1024xf32, strided<[1], offset: ?>>) outs(%t : memref<1024xf32>)
    linalg.copy ins(%t : memref<1024xf32>) outs(%to : memref<1024xf32, strided<[1], offset: ?>>)
  }
  return
}

// Little of it is on each thread's stack.
// CHECK-LABEL: func.func private @two(
// CHECK: scf.forall
// CHECK:   memref.view {{.*}} to memref<2048xf32>
// CHECK:   memref.alloca() {alignment = 64 : i64} : memref<16xf32>
func.func private @two(%x: memref<64x1024xf32>, %y: memref<64x1024xf32>) attributes {ten.kernel = "map"} {
  %c0 = arith.constant 0 : index
  scf.forall (%c) in (64) {
    %s = memref.alloc() : memref<16xf32>
    %t = memref.alloc() : memref<2048xf32>
    %0 = memref.load %x[%c, %c0] : memref<64x1024xf32>
    memref.store %0, %t[%c] : memref<2048xf32>
    memref.store %0, %s[%c0] : memref<16xf32>
    %1 = memref.load %s[%c0] : memref<16xf32>
    memref.store %1, %y[%c, %c0] : memref<64x1024xf32>
  }
  return
}
