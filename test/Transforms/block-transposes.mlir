// RUN: tensor-opt %s -ten-block-transposes | FileCheck %s

#id = affine_map<(i, j) -> (i, j)>
#turned = affine_map<(i, j) -> (j, i)>

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
func.func @whole(%x: memref<256x128xf64>, %out: memref<128x256xf64>) {
  // CHECK: memref.alloca() {{.*}} : memref<16x128xf64>
  // CHECK-NOT: arith.minui
  // CHECK: memref.store
  // CHECK: return
  linalg.generic {indexing_maps = [#turned, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<256x128xf64>) outs(%out : memref<128x256xf64>) {
  ^bb0(%a: f64, %c: f64):
    linalg.yield %a : f64
  }
  return
}
