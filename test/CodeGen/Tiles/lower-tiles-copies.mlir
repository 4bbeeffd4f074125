// RUN: tensor-opt %s -ten-lower-tiles -canonicalize -cse | FileCheck %s

#from = affine_map<(k, p, c) -> (k, p * 16 + c)>
#into = affine_map<(k, p, c) -> (p, k, c)>

// Four panels are filled along the rows of the operand: memory is asked for
// rows ahead, as 16 iterations of the loop over panels are.
// CHECK-LABEL: func @panels
// CHECK: scf.for %[[K:.*]] = %c0 to %c1024 step %c1 {
// CHECK: scf.for %[[P:.*]] = %c0 to %c4 step %c1 {
// CHECK: %[[ROW:.*]] = arith.muli %[[K]], %c2048
// CHECK: %[[COLUMN:.*]] = arith.muli %[[P]], %c16
// CHECK: %[[PLACE:.*]] = arith.addi %[[ROW]], %[[COLUMN]]
// CHECK: %[[AHEAD:.*]] = arith.addi %[[PLACE]], %c8192
// CHECK: memref.prefetch %{{.*}}[%[[AHEAD]]], read
func.func @panels(%b: memref<1024x2048xf32>, %panels: memref<4x1024x16xf32>) attributes {ten.kernel = "contract"} {
  %part = memref.subview %b[0, 0] [1024, 64] [1, 1] : memref<1024x2048xf32> to memref<1024x64xf32, strided<[2048, 1]>>
  linalg.generic {indexing_maps = [#from, #into], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%part : memref<1024x64xf32, strided<[2048, 1]>>) outs(%panels : memref<4x1024x16xf32>) attrs = {ten.copy_lanes = 8 : i64} {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  return
}

#places = affine_map<(k, p) -> (p, k)>
#blocks = affine_map<(k, p) -> (k, p)>

// Rows of one head of four are short, and others are between them: the rows
// of a later block are prefetched.
// CHECK-LABEL: func @head
// CHECK-COUNT-8: memref.prefetch %{{.*}}, read, locality<3>, data
// CHECK-NOT: memref.prefetch
// CHECK: vector.shuffle
func.func @head(%keys: memref<2048x4x64xf32>, %block: memref<8x8xf32>) attributes {ten.kernel = "contract"} {
  %part = memref.subview %keys[64, 1, 16] [8, 1, 8] [1, 1, 1] : memref<2048x4x64xf32> to memref<8x8xf32, strided<[256, 1], offset: 16464>>
  linalg.generic {indexing_maps = [#places, #blocks], iterator_types = ["parallel", "parallel"]}
      ins(%part : memref<8x8xf32, strided<[256, 1], offset: 16464>>) outs(%block : memref<8x8xf32>) attrs = {ten.copy_lanes = 8 : i64} {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  return
}

// Where all heads of a block of rows are copied before the next block, each part
// prefetches as much in the order of memory, at least 16 KB ahead: 16 rows of
// 256 elements, and 7 for each of the 64 + 16 columns before this part.
// CHECK-LABEL: func @heads
// CHECK: memref.prefetch %{{.*}}[%c4656], read, locality<2>, data
// CHECK: memref.prefetch %{{.*}}[%c4672], read, locality<2>, data
// CHECK: memref.prefetch %{{.*}}[%c4688], read, locality<2>, data
// CHECK: memref.prefetch %{{.*}}[%c4704], read, locality<2>, data
// CHECK-NOT: memref.prefetch
// CHECK: vector.shuffle
func.func @heads(%keys: memref<2048x4x64xf32>, %block: memref<8x8xf32>) attributes {ten.kernel = "contract"} {
  %part = memref.subview %keys[64, 1, 16] [8, 1, 8] [1, 1, 1] : memref<2048x4x64xf32> to memref<8x8xf32, strided<[256, 1], offset: 16464>>
  linalg.generic {indexing_maps = [#places, #blocks], iterator_types = ["parallel", "parallel"]}
      ins(%part : memref<8x8xf32, strided<[256, 1], offset: 16464>>) outs(%block : memref<8x8xf32>) attrs = {ten.copy_lanes = 8 : i64, ten.next_block = 2048 : i64} {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  return
}

// Long rows are followed by the hardware.
// CHECK-LABEL: func @rows
// CHECK-NOT: memref.prefetch
// CHECK: return
func.func @rows(%keys: memref<2048x1024xf32>, %block: memref<8x8xf32>) attributes {ten.kernel = "contract"} {
  %part = memref.subview %keys[64, 16] [8, 8] [1, 1] : memref<2048x1024xf32> to memref<8x8xf32, strided<[1024, 1], offset: 65552>>
  linalg.generic {indexing_maps = [#places, #blocks], iterator_types = ["parallel", "parallel"]}
      ins(%part : memref<8x8xf32, strided<[1024, 1], offset: 65552>>) outs(%block : memref<8x8xf32>) attrs = {ten.copy_lanes = 8 : i64} {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  return
}

// Bytes that become f32 are transposed as words of four, of which each byte is
// then shifted to the end: a quarter of the shuffles.
// CHECK-LABEL: func @bytes
// CHECK: vector.load %{{.*}} : {{.*}}, vector<32xi8>
// CHECK: vector.bitcast %{{.*}} : vector<32xi8> to vector<8xi32>
// CHECK: vector.shuffle {{.*}} : vector<8xi32>, vector<8xi32>
// CHECK: arith.shli %{{.*}} : vector<8xi32>
// CHECK: arith.shrsi %{{.*}} : vector<8xi32>
// CHECK: arith.sitofp %{{.*}} : vector<8xi32> to vector<8xf32>
// CHECK-LABEL: func @unsigned_bytes
// CHECK: arith.shrui %{{.*}} : vector<8xi32>
// CHECK: arith.sitofp %{{.*}} : vector<8xi32> to vector<8xf32>
// CHECK: return
func.func @bytes(%codes: memref<8x64xi8>, %block: memref<64x8xf32>) attributes {ten.kernel = "contract"} {
  linalg.generic {indexing_maps = [#places, #blocks], iterator_types = ["parallel", "parallel"]}
      ins(%codes : memref<8x64xi8>) outs(%block : memref<64x8xf32>) attrs = {ten.copy_lanes = 8 : i64} {
  ^bb0(%in: i8, %out: f32):
    %0 = arith.sitofp %in : i8 to f32
    linalg.yield %0 : f32
  }
  return
}
func.func @unsigned_bytes(%codes: memref<8x40xi8>, %block: memref<40x8xf32>) attributes {ten.kernel = "contract"} {
  linalg.generic {indexing_maps = [#places, #blocks], iterator_types = ["parallel", "parallel"]}
      ins(%codes : memref<8x40xi8>) outs(%block : memref<40x8xf32>) attrs = {ten.copy_lanes = 8 : i64} {
  ^bb0(%in: i8, %out: f32):
    %0 = arith.uitofp %in : i8 to f32
    linalg.yield %0 : f32
  }
  return
}
