// RUN: tensor-opt %s -ten-mark-register-sums | FileCheck %s
// RUN: tensor-opt %s -ten-mark-register-sums -ten-lower-tiles -canonicalize | FileCheck %s --check-prefix=TILES

#lhs = affine_map<(j, i, k) -> (i, k)>
#rhs = affine_map<(j, i, k) -> (k, j)>
#out = affine_map<(j, i, k) -> (i, j)>
#same = affine_map<(i, j) -> (i, j)>

// The sums go from registers to the result.
// CHECK-LABEL: @stay(
// CHECK: memref.alloc() {{{.*}}ten.in_registers} : memref<12x16xf32>
// TILES-LABEL: @stay(
// TILES-NOT: memref.alloc
func.func @stay(%a: memref<12x7xf32>, %b: memref<7x16xf32>, %c: memref<12x16xf32>) attributes {ten.kernel = "contract"} {
  %zero = arith.constant 0.0 : f32
  %s = memref.alloc() : memref<12x16xf32>
  linalg.fill ins(%zero : f32) outs(%s : memref<12x16xf32>)
  linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<12x7xf32>, memref<7x16xf32>) outs(%s : memref<12x16xf32>) attrs = {ten.tile = #ten.tile<row = 1, column = 0, lanes = 8, heights = [12, 6]>} {
  ^bb0(%x: f32, %y: f32, %sum: f32):
    %0 = arith.mulf %x, %y fastmath<contract> : f32
    %1 = arith.addf %sum, %0 fastmath<contract> : f32
    linalg.yield %1 : f32
  }
  linalg.generic {indexing_maps = [#same, #same, #same], iterator_types = ["parallel", "parallel"]}
      ins(%c, %s : memref<12x16xf32>, memref<12x16xf32>) outs(%c : memref<12x16xf32>) {
  ^bb0(%x: f32, %y: f32, %old: f32):
    %0 = arith.addf %x, %y : f32
    linalg.yield %0 : f32
  }
  return
}

// So they do in chunks, whose places in the buffer are asked of nobody.
// CHECK-LABEL: @chunks(
// CHECK: memref.alloc() {{{.*}}ten.in_registers} : memref<24x16xf32>
// TILES-LABEL: @chunks(
// TILES-NOT: memref.alloc
func.func @chunks(%a: memref<24x7xf32>, %b: memref<7x16xf32>, %c: memref<24x16xf32>) attributes {ten.kernel = "contract"} {
  %zero = arith.constant 0.0 : f32
  %c12 = arith.constant 12 : index
  %s = memref.alloc() : memref<24x16xf32>
  scf.forall (%i) in (2) {
    %from = arith.muli %i, %c12 : index
    %x = memref.subview %a[%from, 0] [12, 7] [1, 1] : memref<24x7xf32> to memref<12x7xf32, strided<[7, 1], offset: ?>>
    %y = memref.subview %s[%from, 0] [12, 16] [1, 1] : memref<24x16xf32> to memref<12x16xf32, strided<[16, 1], offset: ?>>
    linalg.fill ins(%zero : f32) outs(%y : memref<12x16xf32, strided<[16, 1], offset: ?>>)
    linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%x, %b : memref<12x7xf32, strided<[7, 1], offset: ?>>, memref<7x16xf32>) outs(%y : memref<12x16xf32, strided<[16, 1], offset: ?>>)
        attrs = {ten.tile = #ten.tile<row = 1, column = 0, lanes = 8, heights = [12, 6]>} {
    ^bb0(%l: f32, %r: f32, %sum: f32):
      %0 = arith.mulf %l, %r fastmath<contract> : f32
      %1 = arith.addf %sum, %0 fastmath<contract> : f32
      linalg.yield %1 : f32
    }
  }
  linalg.generic {indexing_maps = [#same, #same, #same], iterator_types = ["parallel", "parallel"]}
      ins(%c, %s : memref<24x16xf32>, memref<24x16xf32>) outs(%c : memref<24x16xf32>) {
  ^bb0(%x: f32, %y: f32, %old: f32):
    %0 = arith.addf %x, %y : f32
    linalg.yield %0 : f32
  }
  return
}

// Products are added to what is in memory.
// CHECK-LABEL: @added(
// CHECK-NOT: ten.in_registers
// TILES-LABEL: @added(
// TILES: memref.alloc
func.func @added(%a: memref<12x7xf32>, %b: memref<7x16xf32>, %c: memref<12x16xf32>) attributes {ten.kernel = "contract"} {
  %zero = arith.constant 0.0 : f32
  %s = memref.alloc() : memref<12x16xf32>
  linalg.fill ins(%zero : f32) outs(%s : memref<12x16xf32>)
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.for %i = %c0 to %c2 step %c1 {
    linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%a, %b : memref<12x7xf32>, memref<7x16xf32>) outs(%s : memref<12x16xf32>) attrs = {ten.tile = #ten.tile<row = 1, column = 0, lanes = 8, heights = [12, 6]>} {
    ^bb0(%x: f32, %y: f32, %sum: f32):
      %0 = arith.mulf %x, %y fastmath<contract> : f32
      %1 = arith.addf %sum, %0 fastmath<contract> : f32
      linalg.yield %1 : f32
    }
  }
  linalg.generic {indexing_maps = [#same, #same, #same], iterator_types = ["parallel", "parallel"]}
      ins(%c, %s : memref<12x16xf32>, memref<12x16xf32>) outs(%c : memref<12x16xf32>) {
  ^bb0(%x: f32, %y: f32, %old: f32):
    %0 = arith.addf %x, %y : f32
    linalg.yield %0 : f32
  }
  return
}

// Read by another nest as well.
// CHECK-LABEL: @read_twice(
// CHECK-NOT: ten.in_registers
func.func @read_twice(%a: memref<12x7xf32>, %b: memref<7x16xf32>, %c: memref<12x16xf32>, %d: memref<12x16xf32>) attributes {ten.kernel = "contract"} {
  %zero = arith.constant 0.0 : f32
  %s = memref.alloc() : memref<12x16xf32>
  linalg.fill ins(%zero : f32) outs(%s : memref<12x16xf32>)
  linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<12x7xf32>, memref<7x16xf32>) outs(%s : memref<12x16xf32>) attrs = {ten.tile = #ten.tile<row = 1, column = 0, lanes = 8, heights = [12, 6]>} {
  ^bb0(%x: f32, %y: f32, %sum: f32):
    %0 = arith.mulf %x, %y fastmath<contract> : f32
    %1 = arith.addf %sum, %0 fastmath<contract> : f32
    linalg.yield %1 : f32
  }
  linalg.generic {indexing_maps = [#same, #same, #same], iterator_types = ["parallel", "parallel"]}
      ins(%c, %s : memref<12x16xf32>, memref<12x16xf32>) outs(%c : memref<12x16xf32>) {
  ^bb0(%x: f32, %y: f32, %old: f32):
    %0 = arith.addf %x, %y : f32
    linalg.yield %0 : f32
  }
  memref.copy %s, %d : memref<12x16xf32> to memref<12x16xf32>
  return
}
