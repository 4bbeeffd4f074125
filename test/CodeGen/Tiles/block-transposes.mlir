// RUN: tensor-opt %s -ten-block-transposes | FileCheck %s

#id = affine_map<(i, j) -> (i, j)>
#turned = affine_map<(i, j) -> (j, i)>

// Squares that stay in registers, with what the nest makes of them.
// CHECK-LABEL: @squares(
// CHECK-SAME: %[[X:.*]]: memref<200x304xf32>, %[[Y:.*]]: memref<304x200xf32>, %[[OUT:.*]]: memref<304x200xf32>)
func.func @squares(%x: memref<200x304xf32>, %y: memref<304x200xf32>, %out: memref<304x200xf32>) {
  // CHECK-NOT: memref.alloca
  // CHECK: scf.for %{{.*}} = %c0{{.*}} to %c304{{.*}} step %c128
  // CHECK: scf.for %{{.*}} = %c0{{.*}} to %c200{{.*}} step %c128
  // CHECK: arith.minui
  // CHECK-COUNT-8: vector.load %[[X]]
  // CHECK: vector.shuffle
  // CHECK: %[[ROW:.*]] = vector.load %[[Y]]
  // CHECK: arith.addf %{{.*}}, %[[ROW]]
  // CHECK: vector.store %{{.*}}, %[[OUT]]
  // CHECK-NOT: linalg.generic
  // CHECK: return
  linalg.generic {indexing_maps = [#turned, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %y : memref<200x304xf32>, memref<304x200xf32>) outs(%out : memref<304x200xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %0 = arith.addf %a, %b : f32
    linalg.yield %0 : f32
  }
  return
}

// Rows of 16 KiB share places of the caches: in blocks.
// CHECK-LABEL: @far_apart(
func.func @far_apart(%x: memref<64x4096xf32>, %out: memref<4096x64xf32>) {
  // CHECK: memref.alloca
  // CHECK: memref.prefetch
  // CHECK: return
  linalg.generic {indexing_maps = [#turned, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<64x4096xf32>) outs(%out : memref<4096x64xf32>) {
  ^bb0(%a: f32, %c: f32):
    linalg.yield %a : f32
  }
  return
}

// Squares of a block are turned in registers, the last one over what others
// turned; what the nest makes of a block it makes of each element once.
// CHECK-LABEL: @blocks(
// CHECK-SAME: %[[X:.*]]: memref<200x300xf32>, %[[Y:.*]]: memref<300x200xf32>, %[[OUT:.*]]: memref<300x200xf32>)
func.func @blocks(%x: memref<200x300xf32>, %y: memref<300x200xf32>, %out: memref<300x200xf32>) {
  // CHECK: %[[BLOCK:.*]] = memref.alloca() {{.*}} : memref<38x100xf32>
  // CHECK: scf.for %[[ROW:.*]] = %c0{{.*}} to %c300{{.*}} step %c38
  // CHECK: scf.for %[[COLUMN:.*]] = %c0{{.*}} to %c200{{.*}} step %c100
  // CHECK: %[[START:.*]] = arith.minui %[[ROW]], %c262
  // CHECK: scf.for %[[B:.*]] = %c0{{.*}} to %c100{{.*}} step %c8
  // CHECK: arith.minui %[[B]], %c92
  // CHECK: scf.for %[[A:.*]] = %c0{{.*}} to %c38{{.*}} step %c8
  // CHECK: arith.minui %[[A]], %c30
  // CHECK: vector.load %[[X]]
  // CHECK: vector.shuffle
  // CHECK: vector.store %{{.*}}, %[[BLOCK]]
  // CHECK: %[[NEW:.*]] = arith.subi %[[ROW]], %[[START]]
  // CHECK: scf.for %{{.*}} = %[[NEW]] to %c38
  // CHECK: scf.for %{{.*}} = %c0{{.*}} to %c100
  // CHECK: memref.load %[[BLOCK]]
  // CHECK: memref.load %[[Y]]
  // CHECK: arith.addf
  // CHECK: memref.store %{{.*}}, %[[OUT]]
  // CHECK-NOT: linalg.generic
  // CHECK: return
  linalg.generic {indexing_maps = [#turned, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %y : memref<200x300xf32>, memref<300x200xf32>) outs(%out : memref<300x200xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %0 = arith.addf %a, %b : f32
    linalg.yield %0 : f32
  }
  return
}

// Small, or without anything turned.
// CHECK-LABEL: @others(
func.func @others(%x: memref<8x8xf32>, %out: memref<8x8xf32>, %y: memref<200x300xf32>, %big: memref<200x300xf32>) {
  // CHECK: linalg.generic
  // CHECK: linalg.generic
  // CHECK: return
  linalg.generic {indexing_maps = [#turned, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<8x8xf32>) outs(%out : memref<8x8xf32>) {
  ^bb0(%a: f32, %c: f32):
    linalg.yield %a : f32
  }
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%y : memref<200x300xf32>) outs(%big : memref<200x300xf32>) {
  ^bb0(%a: f32, %c: f32):
    linalg.yield %a : f32
  }
  return
}

// Of one size, without overlap: blocks that divide the loops.
// CHECK-LABEL: @whole(
func.func @whole(%x: memref<256x128xi8>, %out: memref<128x256xi8>) {
  // CHECK: memref.alloca() {{.*}} : memref<128x128xi8>
  // CHECK-NOT: arith.minui
  // CHECK: memref.store
  // CHECK: return
  linalg.generic {indexing_maps = [#turned, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<256x128xi8>) outs(%out : memref<128x256xi8>) {
  ^bb0(%a: i8, %c: i8):
    linalg.yield %a : i8
  }
  return
}

// Squares of halves have 16 rows; the last ones overlap, as nothing else is read.
// CHECK-LABEL: @overlap(
// CHECK-SAME: %[[X:.*]]: memref<200x300xf16>, %[[OUT:.*]]: memref<300x200xf16>)
func.func @overlap(%x: memref<200x300xf16>, %out: memref<300x200xf16>) {
  // CHECK-NOT: memref.alloca
  // CHECK: arith.minui %{{.*}}, %c284
  // CHECK: arith.minui %{{.*}}, %c184
  // CHECK-COUNT-16: vector.load %[[X]]{{.*}} vector<16xf16>
  // CHECK-COUNT-16: vector.store %{{.*}}, %[[OUT]]
  // CHECK-NOT: vector.store
  // CHECK: return
  linalg.generic {indexing_maps = [#turned, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<200x300xf16>) outs(%out : memref<300x200xf16>) {
  ^bb0(%a: f16, %c: f16):
    linalg.yield %a : f16
  }
  return
}

// Rows of seven elements: masked loads, and seven columns.
// CHECK-LABEL: @narrow(
// CHECK-SAME: %[[X:.*]]: memref<1000x7xf32>, %[[OUT:.*]]: memref<7x1000xf32>)
func.func @narrow(%x: memref<1000x7xf32>, %out: memref<7x1000xf32>) {
  // CHECK: %[[MASK:.*]] = arith.constant dense<[true, true, true, true, true, true, true, false]>
  // CHECK-COUNT-8: vector.maskedload %[[X]]{{.*}}, %[[MASK]]
  // CHECK-COUNT-7: vector.store %{{.*}}, %[[OUT]]
  // CHECK-NOT: vector.store
  // CHECK: return
  linalg.generic {indexing_maps = [#turned, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<1000x7xf32>) outs(%out : memref<7x1000xf32>) {
  ^bb0(%a: f32, %c: f32):
    linalg.yield %a : f32
  }
  return
}

// Rows of three elements without gaps: three vectors across eight rows. The
// first column is elements 0, 3, 6 of the first, 1, 4, 7 of the second, ...
// CHECK-LABEL: @packed(
// CHECK-SAME: %[[X:.*]]: memref<2000x3xf32>, %[[OUT:.*]]: memref<3x2000xf32>)
func.func @packed(%x: memref<2000x3xf32>, %out: memref<3x2000xf32>) {
  // CHECK-COUNT-3: vector.load %[[X]]{{.*}} vector<8xf32>
  // CHECK: vector.shuffle {{.*}} [0, 3, 6, 3, 4, 5, 6, 7]
  // CHECK: vector.shuffle {{.*}} [0, 1, 2, 9, 12, 15, 6, 7]
  // CHECK: vector.shuffle {{.*}} [0, 1, 2, 3, 4, 5, 10, 13]
  // CHECK-COUNT-3: vector.store %{{.*}}, %[[OUT]]
  // CHECK-NOT: vector.store
  // CHECK: return
  linalg.generic {indexing_maps = [#turned, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<2000x3xf32>) outs(%out : memref<3x2000xf32>) {
  ^bb0(%a: f32, %c: f32):
    linalg.yield %a : f32
  }
  return
}

// Few rows are left alone where another operand is read.
// CHECK-LABEL: @narrow_and_another(
func.func @narrow_and_another(%x: memref<1000x7xf32>, %y: memref<7x1000xf32>, %out: memref<7x1000xf32>) {
  // CHECK: linalg.generic
  linalg.generic {indexing_maps = [#turned, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %y : memref<1000x7xf32>, memref<7x1000xf32>) outs(%out : memref<7x1000xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %0 = arith.addf %a, %b : f32
    linalg.yield %0 : f32
  }
  return
}

// Of sizes that the run knows, squares cover what they can; the rest goes one
// by one.
// CHECK-LABEL: @dynamic(
// CHECK-SAME: %[[X:.*]]: memref<?x?xf32>, %[[OUT:.*]]: memref<?x?xf32>)
func.func @dynamic(%x: memref<?x?xf32>, %out: memref<?x?xf32>) {
  // CHECK-DAG: %[[ROWS:.*]] = memref.dim %[[OUT]], %c0
  // CHECK-DAG: %[[COLUMNS:.*]] = memref.dim %[[OUT]], %c1
  // CHECK: %[[REST:.*]] = arith.remui %[[ROWS]], %c8
  // CHECK: %[[WHOLE:.*]] = arith.subi %[[ROWS]], %[[REST]]
  // CHECK: arith.remui %[[COLUMNS]], %c8
  // CHECK: scf.for %{{.*}} = %[[WHOLE]] to %[[ROWS]]
  // CHECK: memref.store %{{.*}}, %[[OUT]]
  // CHECK: scf.for %{{.*}} = %c0{{.*}} to %[[WHOLE]] step %c128
  // CHECK-COUNT-8: vector.load %[[X]]
  // CHECK: vector.store %{{.*}}, %[[OUT]]
  // CHECK-NOT: linalg.generic
  // CHECK: return
  linalg.generic {indexing_maps = [#turned, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<?x?xf32>) outs(%out : memref<?x?xf32>) {
  ^bb0(%a: f32, %c: f32):
    linalg.yield %a : f32
  }
  return
}
