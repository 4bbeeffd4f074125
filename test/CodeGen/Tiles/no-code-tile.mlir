// RUN: tensor-opt %s -ten-lower-code-tiles --remarks-filter=ten-lower-code-tiles --remark-format=emitRemark 2>&1 -o /dev/null | FileCheck %s

// A nest of another form is lowered as it is, and a remark says so: rows are
// then not rounded.
// CHECK: no-code-tile.mlir:[[@LINE+2]]:3: remark: [Missed] NoCodeTile {{.*}} Remark="products with codes have no tile for such operands, and are computed one by one"
func.func private @exact(%a: memref<4xf32>, %c: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%a : memref<4xf32>) outs(%c : memref<4xf32>) attrs = {ten.code_tile = #ten.code_tile<lanes = 16, rows = 6, bits = 8, is_signed = true>} {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// CHECK: no-code-tile.mlir:[[@LINE+2]]:3: remark: [Missed] NoCodeTile {{.*}} Remark="rows stay exact: products with codes have no tile
func.func private @rounded(%a: memref<4xf32>, %c: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%a : memref<4xf32>) outs(%c : memref<4xf32>) attrs = {ten.code_tile = #ten.code_tile<lanes = 16, rows = 6, bits = 8, is_signed = true, activations = 8>} {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}
