// RUN: tensor-opt %s -ten-parallelize -canonicalize -cse -mlir-print-local-scope | FileCheck %s

#id = affine_map<(i, j) -> (i, j)>
#turned = affine_map<(i, j) -> (j, i)>
#left = affine_map<(i, j, k) -> (i, k)>
#right = affine_map<(i, j, k) -> (k, j)>
#sums = affine_map<(i, j, k) -> (i, j)>

// Rows that are copied for a product: each chunk copies its own, turned around.
// CHECK-LABEL: @turned(
// CHECK-NOT: memref<512x128xf32>
// CHECK: scf.forall (%[[C:.*]]) in (16) {
// CHECK:   %[[FROM:.*]] = arith.muli %[[C]], %c32
// CHECK:   %[[ROWS:.*]] = memref.alloc() : memref<32x128xf32>
// CHECK:   %[[XS:.*]] = memref.subview %arg0[0, %[[FROM]]] [128, 32] [1, 1]
// CHECK:   linalg.generic {{.*}} ins(%[[XS]] : {{.*}}) outs(%[[ROWS]] : memref<32x128xf32>)
// CHECK:   linalg.fill
// CHECK:   linalg.generic {{.*}} ins(%[[ROWS]], %arg1 : {{.*}})
// CHECK: }
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @turned(%x: memref<128x512xf32>, %y: memref<128x512xf32>, %z: memref<512x512xf32>) attributes {ten.kernel = "contract"} {
  %zero = arith.constant 0.0 : f32
  %rows = memref.alloc() : memref<512x128xf32>
  linalg.generic {indexing_maps = [#turned, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<128x512xf32>) outs(%rows : memref<512x128xf32>) attrs = {ten.copy_lanes = 16 : i64} {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  linalg.fill ins(%zero : f32) outs(%z : memref<512x512xf32>)
  linalg.generic {indexing_maps = [#left, #right, #sums], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%rows, %y : memref<512x128xf32>, memref<128x512xf32>) outs(%z : memref<512x512xf32>)
      attrs = {ten.tile = #ten.tile<row = 0, column = 1, lanes = 16, heights = [16, 14, 9, 6]>} {
  ^bb0(%a: f32, %b: f32, %sum: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %sum, %0 : f32
    linalg.yield %1 : f32
  }
  return
}

// In order they may be copied twice, in a loop over two blocks of columns; the
// last rows are fewer.
// CHECK-LABEL: @twice(
// CHECK: scf.for
// CHECK:   scf.forall (%[[C:.*]]) in (43) {
// CHECK:     %[[SIZE:.*]] = arith.minui
// CHECK:     %[[MEMORY:.*]] = memref.alloc() : memref<24x256xi8>
// CHECK:     %[[ROWS:.*]] = memref.subview %[[MEMORY]][0, 0] [%[[SIZE]], 256] [1, 1]
// CHECK:     linalg.generic {{.*}} outs(%[[ROWS]] :
// CHECK:     linalg.fill
// CHECK:     linalg.generic {{.*}} ins(%[[ROWS]],
// CHECK: return
func.func @twice(%x: memref<1024x256xi8>, %y: memref<256x1024xi8>, %z: memref<1024x1024xi32>) attributes {ten.kernel = "contract"} {
  %c0 = arith.constant 0 : index
  %c512 = arith.constant 512 : index
  %c1024 = arith.constant 1024 : index
  %zero = arith.constant 0 : i32
  %most = arith.constant -128 : i8
  %rows = memref.alloc() : memref<1024x256xi8>
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<1024x256xi8>) outs(%rows : memref<1024x256xi8>) attrs = {ten.copy_lanes = 16 : i64} {
  ^bb0(%in: i8, %out: i8):
    %0 = arith.xori %in, %most : i8
    linalg.yield %0 : i8
  }
  scf.for %j = %c0 to %c1024 step %c512 {
    %ys = memref.subview %y[0, %j] [256, 512] [1, 1] : memref<256x1024xi8> to memref<256x512xi8, strided<[1024, 1], offset: ?>>
    %zs = memref.subview %z[0, %j] [1024, 512] [1, 1] : memref<1024x1024xi32> to memref<1024x512xi32, strided<[1024, 1], offset: ?>>
    %panel = memref.alloc() : memref<256x512xi8>
    linalg.copy ins(%ys : memref<256x512xi8, strided<[1024, 1], offset: ?>>) outs(%panel : memref<256x512xi8>)
    linalg.fill ins(%zero : i32) outs(%zs : memref<1024x512xi32, strided<[1024, 1], offset: ?>>)
    linalg.generic {indexing_maps = [#left, #right, #sums], iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%rows, %panel : memref<1024x256xi8>, memref<256x512xi8>) outs(%zs : memref<1024x512xi32, strided<[1024, 1], offset: ?>>)
        attrs = {ten.tile = #ten.tile<row = 0, column = 1, lanes = 16, heights = [16, 14, 9, 6]>} {
    ^bb0(%a: i8, %b: i8, %sum: i32):
      %0 = arith.extui %a : i8 to i32
      %1 = arith.extsi %b : i8 to i32
      %2 = arith.muli %0, %1 : i32
      %3 = arith.addi %sum, %2 : i32
      linalg.yield %3 : i32
    }
  }
  return
}

// Turned around twice would cost more than it saves; and where the result may
// be what is copied, or another nest reads the copy, it is made before.
// CHECK-LABEL: @read_twice(
// CHECK: memref.alloc() : memref<512x128xf32>
// CHECK-NOT: memref.alloc
// CHECK: return
func.func @read_twice(%x: memref<128x512xf32>, %y: memref<128x512xf32>, %z: memref<512x512xf32>, %more: memref<512x128xf32>) attributes {ten.kernel = "contract"} {
  %zero = arith.constant 0.0 : f32
  %rows = memref.alloc() : memref<512x128xf32>
  linalg.generic {indexing_maps = [#turned, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<128x512xf32>) outs(%rows : memref<512x128xf32>) attrs = {ten.copy_lanes = 16 : i64} {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  linalg.copy ins(%rows : memref<512x128xf32>) outs(%more : memref<512x128xf32>)
  linalg.fill ins(%zero : f32) outs(%z : memref<512x512xf32>)
  linalg.generic {indexing_maps = [#left, #right, #sums], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%rows, %y : memref<512x128xf32>, memref<128x512xf32>) outs(%z : memref<512x512xf32>)
      attrs = {ten.tile = #ten.tile<row = 0, column = 1, lanes = 16, heights = [16, 14, 9, 6]>} {
  ^bb0(%a: f32, %b: f32, %sum: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %sum, %0 : f32
    linalg.yield %1 : f32
  }
  return
}

// CHECK-LABEL: @in_place(
// CHECK: memref.alloc() : memref<512x512xf32>
// CHECK-NOT: memref.alloc
// CHECK: return
func.func @in_place(%x: memref<512x512xf32> {ten.in_place}, %y: memref<512x512xf32>, %z: memref<512x512xf32>) attributes {ten.kernel = "contract"} {
  %zero = arith.constant 0.0 : f32
  %rows = memref.alloc() : memref<512x512xf32>
  linalg.generic {indexing_maps = [#turned, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<512x512xf32>) outs(%rows : memref<512x512xf32>) attrs = {ten.copy_lanes = 16 : i64} {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  linalg.fill ins(%zero : f32) outs(%z : memref<512x512xf32>)
  linalg.generic {indexing_maps = [#left, #right, #sums], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%rows, %y : memref<512x512xf32>, memref<512x512xf32>) outs(%z : memref<512x512xf32>)
      attrs = {ten.tile = #ten.tile<row = 0, column = 1, lanes = 16, heights = [16, 14, 9, 6]>} {
  ^bb0(%a: f32, %b: f32, %sum: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %sum, %0 : f32
    linalg.yield %1 : f32
  }
  return
}

// CHECK-LABEL: @turned_in_a_loop(
// CHECK: memref.alloc() : memref<512x128xf32>
// CHECK-NOT: memref.alloc
// CHECK: return
func.func @turned_in_a_loop(%x: memref<128x512xf32>, %y: memref<128x1024xf32>, %z: memref<512x1024xf32>) attributes {ten.kernel = "contract"} {
  %c0 = arith.constant 0 : index
  %c512 = arith.constant 512 : index
  %c1024 = arith.constant 1024 : index
  %zero = arith.constant 0.0 : f32
  %panel = memref.alloc() : memref<128x512xf32>
  %rows = memref.alloc() : memref<512x128xf32>
  linalg.generic {indexing_maps = [#turned, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<128x512xf32>) outs(%rows : memref<512x128xf32>) attrs = {ten.copy_lanes = 16 : i64} {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  scf.for %j = %c0 to %c1024 step %c512 {
    %ys = memref.subview %y[0, %j] [128, 512] [1, 1] : memref<128x1024xf32> to memref<128x512xf32, strided<[1024, 1], offset: ?>>
    %zs = memref.subview %z[0, %j] [512, 512] [1, 1] : memref<512x1024xf32> to memref<512x512xf32, strided<[1024, 1], offset: ?>>
    linalg.copy ins(%ys : memref<128x512xf32, strided<[1024, 1], offset: ?>>) outs(%panel : memref<128x512xf32>)
    linalg.fill ins(%zero : f32) outs(%zs : memref<512x512xf32, strided<[1024, 1], offset: ?>>)
    linalg.generic {indexing_maps = [#left, #right, #sums], iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%rows, %panel : memref<512x128xf32>, memref<128x512xf32>) outs(%zs : memref<512x512xf32, strided<[1024, 1], offset: ?>>)
        attrs = {ten.tile = #ten.tile<row = 0, column = 1, lanes = 16, heights = [16, 14, 9, 6]>} {
    ^bb0(%a: f32, %b: f32, %sum: f32):
      %0 = arith.mulf %a, %b : f32
      %1 = arith.addf %sum, %0 : f32
      linalg.yield %1 : f32
    }
  }
  return
}
