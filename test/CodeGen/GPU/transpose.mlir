// RUN: tensor-opt %s -split-input-file -ten-kernels-to-gpu -canonicalize -cse | FileCheck %s

// A tile of each input that lies the other way round goes by way of shared
// memory, and is read from it across. What lies as the result does is not
// copied.
// CHECK-LABEL: func.func @main
// CHECK: gpu.launch_func @kernels::@map_0 blocks in (%c12, {{.*}} threads in (%c256,
// CHECK-NOT: gpu.launch_func
// CHECK: gpu.func @map_0(%[[X:.*]]: memref<3x40x64xf32>, %[[Y:.*]]: memref<3x64x40xf32>, %[[OUT:.*]]: memref<3x64x40xf32>) workgroup(%[[TILE:.*]] : memref<32x32xf32, #gpu.address_space<workgroup>>
// CHECK-NOT: memref.load %[[Y]]
// CHECK: %[[V:.*]] = memref.load %[[X]]
// CHECK: %[[TO:.*]] = arith.xori %[[ROW:.*]], %[[LANE:.*]] : index
// CHECK: memref.store %[[V]], %{{.*}}[%[[ROW]], %[[TO]]]
// CHECK: gpu.barrier
// CHECK: %[[FROM:.*]] = arith.xori %[[LANE]], %[[OTHER:.*]] : index
// CHECK: memref.load %{{.*}}[%[[LANE]], %[[FROM]]]
// CHECK: memref.load %[[Y]]
// CHECK: arith.addf
// CHECK: memref.store %{{.*}}, %[[OUT]]
// CHECK: gpu.barrier
#in = affine_map<(b, i, j) -> (b, j, i)>
#id = affine_map<(b, i, j) -> (b, i, j)>
func.func private @map_0(%x: memref<3x40x64xf32>, %y: memref<3x64x40xf32>, %out: memref<3x64x40xf32>) attributes {ten.kernel = "map"} {
  linalg.generic {indexing_maps = [#in, #id, #id], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%x, %y : memref<3x40x64xf32>, memref<3x64x40xf32>) outs(%out : memref<3x64x40xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.addf %a, %b : f32
    linalg.yield %0 : f32
  }
  return
}
func.func @main(%x: memref<3x40x64xf32>, %y: memref<3x64x40xf32>, %out: memref<3x64x40xf32>) {
  ten.launch @map_0(%x, %y) into(%out) : (memref<3x40x64xf32>, memref<3x64x40xf32>) into (memref<3x64x40xf32>)
  return
}

// -----

// Where the innermost dimension stays, threads read neighbouring elements as it
// is; so they do of a column that all of a row needs.
// CHECK-LABEL: func.func @main
// CHECK-NOT: address_space<workgroup>
#in = affine_map<(i, j, k) -> (j, i, k)>
#column = affine_map<(i, j, k) -> (i)>
#id = affine_map<(i, j, k) -> (i, j, k)>
func.func private @map_0(%x: memref<40x64x32xf32>, %y: memref<64xf32>, %out: memref<64x40x32xf32>) attributes {ten.kernel = "map"} {
  linalg.generic {indexing_maps = [#in, #column, #id], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%x, %y : memref<40x64x32xf32>, memref<64xf32>) outs(%out : memref<64x40x32xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.addf %a, %b : f32
    linalg.yield %0 : f32
  }
  return
}
func.func @main(%x: memref<40x64x32xf32>, %y: memref<64xf32>, %out: memref<64x40x32xf32>) {
  ten.launch @map_0(%x, %y) into(%out) : (memref<40x64x32xf32>, memref<64xf32>) into (memref<64x40x32xf32>)
  return
}

// -----

// Eight columns would leave most of a tile empty.
// CHECK-LABEL: func.func @main
// CHECK-NOT: address_space<workgroup>
#in = affine_map<(i, j) -> (j, i)>
#id = affine_map<(i, j) -> (i, j)>
func.func private @map_0(%x: memref<8x640xf32>, %out: memref<640x8xf32>) attributes {ten.kernel = "map"} {
  linalg.generic {indexing_maps = [#in, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<8x640xf32>) outs(%out : memref<640x8xf32>) {
  ^bb0(%a: f32, %o: f32):
    linalg.yield %a : f32
  }
  return
}
func.func @main(%x: memref<8x640xf32>, %out: memref<640x8xf32>) {
  ten.launch @map_0(%x) into(%out) : (memref<8x640xf32>) into (memref<640x8xf32>)
  return
}
