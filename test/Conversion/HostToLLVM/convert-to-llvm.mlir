// RUN: tensor-opt %s -ten-convert-to-llvm -reconcile-unrealized-casts -ten-fold-descriptors | FileCheck %s

// Types say where elements are: pointers to data are enough, and those of
// arguments 0 and 2 are distinct.
// CHECK-LABEL: llvm.func @static(
// CHECK-SAME: %[[X:[a-z0-9]+]]: !llvm.ptr {llvm.noalias}, %{{[a-z0-9]+}}: !llvm.ptr, %[[Y:[a-z0-9]+]]: !llvm.ptr {llvm.noalias}, %[[I:[a-z0-9]+]]: i64)
// CHECK-NOT: value
// CHECK: %[[FROM:.*]] = llvm.getelementptr {{.*}}%[[X]][%[[I]]]
// CHECK: %[[V:.*]] = llvm.load %[[FROM]]
// CHECK: %[[TO:.*]] = llvm.getelementptr {{.*}}%[[Y]][%[[I]]]
// CHECK: llvm.store %[[V]], %[[TO]]
// CHECK: llvm.return
func.func private @static(%x: memref<8xf32>, %z: memref<8xf32>, %y: memref<8xf32>, %i: index) attributes {ten.kernel = "map", ten.distinct = array<i64: 0, 2>} {
  %0 = memref.load %x[%i] : memref<8xf32>
  memref.store %0, %y[%i] : memref<8xf32>
  return
}

// A size that only the run knows comes with its descriptor, as do all others:
// seven parameters and five, of each the first two pointers.
// CHECK-LABEL: llvm.func @dynamic(
// CHECK-SAME: %{{[a-z0-9]+}}: !llvm.ptr, %{{[a-z0-9]+}}: !llvm.ptr, %{{[a-z0-9]+}}: i64, %{{[a-z0-9]+}}: i64, %{{[a-z0-9]+}}: i64, %{{[a-z0-9]+}}: i64, %{{[a-z0-9]+}}: i64,
// CHECK-SAME: %{{[a-z0-9]+}}: !llvm.ptr {llvm.noalias}, %[[Y:[a-z0-9]+]]: !llvm.ptr {llvm.noalias}, %{{[a-z0-9]+}}: i64, %{{[a-z0-9]+}}: i64, %{{[a-z0-9]+}}: i64)
// CHECK-NOT: value
// CHECK: %[[AT:.*]] = llvm.getelementptr {{.*}}%[[Y]][
// CHECK: llvm.store %{{.*}}, %[[AT]]
// CHECK: llvm.return
func.func private @dynamic(%x: memref<?x?xf32>, %y: memref<1xf32>) attributes {ten.kernel = "map", ten.distinct = array<i64: 1>} {
  %c0 = arith.constant 0 : index
  %0 = memref.load %x[%c0, %c0] : memref<?x?xf32>
  memref.store %0, %y[%c0] : memref<1xf32>
  return
}

// CHECK-LABEL: llvm.func @main(
// CHECK-SAME: %[[P:[a-z0-9]+]]: !llvm.ptr)
// CHECK: llvm.call @static(%[[P]], %[[P]], %[[P]], %{{.*}}) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
func.func @main(%x: memref<8xf32>) {
  %c3 = arith.constant 3 : index
  call @static(%x, %x, %x, %c3) : (memref<8xf32>, memref<8xf32>, memref<8xf32>, index) -> ()
  return
}

// What a choice of two made is not known, nor is what another function gives.
// CHECK-LABEL: llvm.func @kept(
// CHECK: llvm.extractvalue %{{.*}}[0]
llvm.func @kept(%p: !llvm.ptr, %n: i64, %other: !llvm.struct<(ptr, array<2 x i64>)>, %which: i1) -> !llvm.ptr {
  %0 = llvm.insertvalue %n, %other[1, 0] : !llvm.struct<(ptr, array<2 x i64>)>
  %1 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, array<2 x i64>)>
  llvm.return %1 : !llvm.ptr
}

// A part of what was inserted is not the value, nor is all with a part written.
// CHECK-LABEL: llvm.func @parts(
// CHECK: %[[WHOLE:.*]] = llvm.extractvalue %{{.*}}[1] : !llvm.struct<(ptr, array<2 x i64>)>
// CHECK: llvm.return %[[WHOLE]]
llvm.func @parts(%n: i64, %other: !llvm.struct<(ptr, array<2 x i64>)>) -> !llvm.array<2 x i64> {
  %0 = llvm.insertvalue %n, %other[1, 0] : !llvm.struct<(ptr, array<2 x i64>)>
  %1 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, array<2 x i64>)>
  llvm.return %1 : !llvm.array<2 x i64>
}
