// RUN: tensor-opt %s -convert-ten-to-linalg=many-threads -canonicalize -cse | FileCheck %s
// RUN: tensor-opt %s -convert-ten-to-linalg='many-threads fp=strict' -canonicalize -cse | FileCheck %s --check-prefix=STRICT

// Three nests by tiles: the elements, their totals, the two together where the
// result is written.
// CHECK-LABEL: @sum(
// CHECK-SAME: %[[X:.*]]: tensor<5000xf32>, %[[OUT:.*]]: tensor<5000xf32>)
func.func private @sum(%x: tensor<5000xf32>, %out: tensor<5000xf32>) -> tensor<5000xf32> attributes {ten.kernel = "scan"} {
  // CHECK: %[[FIRST:.*]] = linalg.generic {{.*}} ins(%[[X]] : {{.*}} outs({{.*}} : tensor<5000xf32>) attrs = {ten.round_tile = 1024 : i64}
  // CHECK: %[[TILES:.*]]:2 = scf.for {{.*}} to %c5 {{.*}} iter_args(%{{.*}} = %[[FIRST]],
  // CHECK-COUNT-2: attrs = {ten.round_tile = 1024 : i64}
  // CHECK: %[[LAST:.*]] = linalg.generic {{.*}} outs({{.*}} : tensor<5xf32>) attrs = {ten.round_tile = 1024 : i64}
  // CHECK: tensor.extract %[[TILES]]#0
  // CHECK: %[[TOTALS:.*]]:2 = scf.for {{.*}} to %c2 {{.*}} iter_args(%{{.*}} = %[[LAST]],
  // CHECK: linalg.generic {{.*}} outs(%[[OUT]] : tensor<5000xf32>) {
  // CHECK: tensor.extract %[[TOTALS]]#0
  // CHECK: arith.addf
  // CHECK-NOT: linalg.generic
  // CHECK: return
  // As the program says: one after the other.
  // STRICT-LABEL: @sum(
  // STRICT-NOT: linalg.generic
  // STRICT: scf.for
  // STRICT-NOT: linalg.generic
  // STRICT: return
  %0 = ten.scan add %x dim = 0 : tensor<5000xf32> -> tensor<5000xf32>
  return %0 : tensor<5000xf32>
}

// A row that is one tile is scanned in the memory of the result; what is
// computed of the input is computed where it is read. The largest is exact.
// CHECK-LABEL: @one_tile(
// CHECK-SAME: %[[OUT:[a-z0-9]*]]: tensor<3x700xf32>)
// STRICT-LABEL: @one_tile(
func.func private @one_tile(%x: tensor<3x700xf32>, %out: tensor<3x700xf32>) -> tensor<3x700xf32> attributes {ten.kernel = "scan"} {
  // CHECK: linalg.generic {{.*}} outs(%[[OUT]] : tensor<3x700xf32>) attrs = {ten.round_tile
  // CHECK: arith.mulf
  // CHECK: %[[SCANNED:.*]]:2 = scf.for
  // CHECK: return %[[SCANNED]]#0
  // STRICT: ten.round_tile
  %y = ten.mul %x, %x : tensor<3x700xf32>
  %0 = ten.scan max %y dim = 1 : tensor<3x700xf32> -> tensor<3x700xf32>
  return %0 : tensor<3x700xf32>
}

// Rows that lie across memory; from the other end, without the element itself.
// CHECK-LABEL: @reverse(
func.func private @reverse(%x: tensor<3x700x2xi32>, %out: tensor<3x700x2xi32>) -> tensor<3x700x2xi32> attributes {ten.kernel = "scan"} {
  // CHECK: linalg.generic {{.*}} outs({{.*}} : tensor<3x2x700xi32>) attrs = {ten.round_tile
  // CHECK: arith.subi %c699
  // CHECK: scf.for
  // CHECK: linalg.generic {{.*}} outs(%{{.*}} : tensor<3x700x2xi32>) {
  // CHECK: arith.subi %c699
  %0 = ten.scan add %x dim = 1 reverse exclusive : tensor<3x700x2xi32> -> tensor<3x700x2xi32>
  return %0 : tensor<3x700x2xi32>
}

// Of a length that only the run knows all passes are over all elements.
// CHECK-LABEL: @dynamic(
func.func private @dynamic(%x: tensor<?xi32>, %out: tensor<?xi32>) -> tensor<?xi32> attributes {ten.kernel = "scan"} {
  // CHECK: scf.for
  // CHECK: ten.round_tile
  // CHECK: scf.for %{{.*}} = %c5 to
  // CHECK: ten.round}
  %0 = ten.scan add %x dim = 0 : tensor<?xi32> -> tensor<?xi32>
  return %0 : tensor<?xi32>
}

// Short rows, and columns enough for all threads, are loops.
// CHECK-LABEL: @short(
// CHECK-NOT: ten.round
// CHECK: return
func.func private @short(%x: tensor<500x100xf32>, %out: tensor<500x100xf32>) -> tensor<500x100xf32> attributes {ten.kernel = "scan"} {
  %0 = ten.scan add %x dim = 1 : tensor<500x100xf32> -> tensor<500x100xf32>
  return %0 : tensor<500x100xf32>
}
// CHECK-LABEL: @columns(
// CHECK-NOT: ten.round
// CHECK: return
func.func private @columns(%x: tensor<500x2000xf32>, %out: tensor<500x2000xf32>) -> tensor<500x2000xf32> attributes {ten.kernel = "scan"} {
  %0 = ten.scan add %x dim = 0 : tensor<500x2000xf32> -> tensor<500x2000xf32>
  return %0 : tensor<500x2000xf32>
}
