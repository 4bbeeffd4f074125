// RUN: tensor-opt %s -ten-block-transposes | FileCheck %s

#id = affine_map<(i, j) -> (i, j)>
#turned = affine_map<(i, j) -> (j, i)>

// Parts of a block are turned in registers, the rest by elements.
// CHECK-LABEL: @blocks(
// CHECK-SAME: %[[X:.*]]: memref<200x300xf32>, %[[Y:.*]]: memref<300x200xf32>, %[[OUT:.*]]: memref<300x200xf32>)
func.func @blocks(%x: memref<200x300xf32>, %y: memref<300x200xf32>, %out: memref<300x200xf32>) {
  // CHECK: %[[BLOCK:.*]] = memref.alloca() {{.*}} : memref<16x128xf32>
  // CHECK: scf.for
  // CHECK: scf.for
  // CHECK: vector.load %[[X]]
  // CHECK: vector.shuffle
  // CHECK: vector.store %{{.*}}, %[[BLOCK]]
  // CHECK: memref.load %[[X]]
  // CHECK: memref.store %{{.*}}, %[[BLOCK]]
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
