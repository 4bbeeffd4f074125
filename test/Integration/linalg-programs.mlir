// RUN: %python %S/Inputs/both.py tensor-run %s | FileCheck %s
// RUN: env CODE=4 %python %S/../Tools/code.py tensor-run %s --entry=asserted --input=3xf32=1,-2,3 | FileCheck %s --check-prefix=ASSERT
// RUN: env CODE=4 %python %S/../Tools/code.py tensor-run %s --entry=asserted --device=interpreter --input=3xf32=1,-2,3 | FileCheck %s --check-prefix=ASSERT
// RUN: env CODE=4 %python %S/../Tools/code.py tensor-run %s --entry=asserted_size --input=3xf32=1 | FileCheck %s --check-prefix=SIZE
// RUN: env CODE=4 %python %S/../Tools/code.py tensor-run %s --entry=asserted_size --device=interpreter --input=3xf32=1 | FileCheck %s --check-prefix=SIZE

// Each function is run compiled and interpreted.

#id = affine_map<(d0, d1) -> (d0, d1)>
#kept = affine_map<(d0, d1) -> (d0, 0)>
#first = affine_map<(d0, d1) -> (0, d1)>
#none = affine_map<(d0, d1) -> (0, 0)>
#line = affine_map<(d0) -> (d0)>

// Results keep a dimension of size 1 that no loop runs over.
// CHECK-LABEL: == all_along_rows
// CHECK-NEXT: tensor 2x1xi1 {{\[\[}} True]
// CHECK-NEXT: [False]]
// INPUT: 2x3xf32=0,0,0,0,1,0
func.func @all_along_rows(%x: tensor<2x3xf32>) -> tensor<2x1xi1> {
  %true = arith.constant true
  %c = arith.constant 0.0 : f32
  %0 = tensor.empty() : tensor<2x3xi1>
  %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<2x3xf32>) outs(%0 : tensor<2x3xi1>) {
  ^bb0(%in: f32, %out: i1):
    %a = arith.cmpf oeq, %in, %c : f32
    linalg.yield %a : i1
  } -> tensor<2x3xi1>
  %2 = tensor.empty() : tensor<2x1xi1>
  %3 = linalg.fill ins(%true : i1) outs(%2 : tensor<2x1xi1>) -> tensor<2x1xi1>
  %4 = linalg.generic {indexing_maps = [#id, #kept], iterator_types = ["parallel", "reduction"]} ins(%1 : tensor<2x3xi1>) outs(%3 : tensor<2x1xi1>) {
  ^bb0(%in: i1, %out: i1):
    %a = arith.andi %in, %out : i1
    linalg.yield %a : i1
  } -> tensor<2x1xi1>
  return %4 : tensor<2x1xi1>
}

// CHECK-LABEL: == kept_dimensions
// CHECK-NEXT: tensor 1x3xf32 {{\[\[}}5. 7. 9.]]
// CHECK-NEXT: tensor 1x1xi32 {{\[\[}}6]]
// INPUT: 2x3xf32=1,2,3,4,5,6
func.func @kept_dimensions(%x: tensor<2x3xf32>) -> (tensor<1x3xf32>, tensor<1x1xi32>) {
  %zero = arith.constant 0.0 : f32
  %count = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %0 = tensor.empty() : tensor<1x3xf32>
  %1 = linalg.fill ins(%zero : f32) outs(%0 : tensor<1x3xf32>) -> tensor<1x3xf32>
  %2 = tensor.empty() : tensor<1x1xi32>
  %3 = linalg.fill ins(%count : i32) outs(%2 : tensor<1x1xi32>) -> tensor<1x1xi32>
  %4:2 = linalg.generic {indexing_maps = [#id, #first, #none], iterator_types = ["reduction", "reduction"]} ins(%x : tensor<2x3xf32>) outs(%1, %3 : tensor<1x3xf32>, tensor<1x1xi32>) {
  ^bb0(%in: f32, %sum: f32, %n: i32):
    %a = arith.addf %in, %sum : f32
    %b = arith.addi %n, %one : i32
    linalg.yield %a, %b : f32, i32
  } -> (tensor<1x3xf32>, tensor<1x1xi32>)
  return %4#0, %4#1 : tensor<1x3xf32>, tensor<1x1xi32>
}

// An assertion of every element is one of all.
// CHECK-LABEL: == asserted
// CHECK-NEXT: tensor 3xf32 [1. 4. 9.]
// ASSERT: error: {{.*}}linalg-programs.mlir:{{.*}}expects positive elements
// INPUT: 3xf32=1,2,3
func.func @asserted(%x: tensor<3xf32>) -> tensor<3xf32> {
  %c = arith.constant 0.0 : f32
  %0 = tensor.empty() : tensor<3xf32>
  %1 = linalg.generic {indexing_maps = [#line, #line], iterator_types = ["parallel"]} ins(%x : tensor<3xf32>) outs(%0 : tensor<3xf32>) {
  ^bb0(%in: f32, %out: f32):
    %p = arith.cmpf ogt, %in, %c : f32
    cf.assert %p, "expects positive elements"
    %a = arith.mulf %in, %in : f32
    linalg.yield %a : f32
  } -> tensor<3xf32>
  return %1 : tensor<3xf32>
}

// CHECK-LABEL: == asserted_size
// CHECK-NEXT: tensor 4xf32 [1. 1. 1. 1.]
// SIZE: error: {{.*}}linalg-programs.mlir:{{.*}}expects an even size
// INPUT: 4xf32=1
func.func @asserted_size(%x: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %d = tensor.dim %x, %c0 : tensor<?xf32>
  %r = index.rems %d, %c2
  %even = index.cmp eq(%r, %c0)
  cf.assert %even, "expects an even size"
  return %x : tensor<?xf32>
}

// Sizes are computed in several dialects.
// CHECK-LABEL: == sizes
// CHECK-NEXT: tensor 3xf32 [1. 1. 1.]
// CHECK-NEXT: tensor 3xf32 [1. 1. 1.]
// CHECK-NEXT: tensor 4xf32 [1. 1. 1. 1.]
// CHECK-NEXT: tensor 2xf32 [1. 1.]
// INPUT: 5xf32=0
func.func @sizes(%x: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
  %f = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %d = tensor.dim %x, %c0 : tensor<?xf32>
  %n0 = arith.ceildivui %d, %c2 : index
  %n1 = index.ceildivu %d, %c2
  %n2 = affine.min affine_map<(d0) -> (d0 ceildiv 2 + 1, 9)>(%d)
  %n3 = affine.max affine_map<(d0) -> (d0 floordiv 2, d0 mod 2)>(%d)
  %e0 = tensor.empty(%n0) : tensor<?xf32>
  %e1 = tensor.empty(%n1) : tensor<?xf32>
  %e2 = tensor.empty(%n2) : tensor<?xf32>
  %e3 = tensor.empty(%n3) : tensor<?xf32>
  %r0 = linalg.fill ins(%f : f32) outs(%e0 : tensor<?xf32>) -> tensor<?xf32>
  %r1 = linalg.fill ins(%f : f32) outs(%e1 : tensor<?xf32>) -> tensor<?xf32>
  %r2 = linalg.fill ins(%f : f32) outs(%e2 : tensor<?xf32>) -> tensor<?xf32>
  %r3 = linalg.fill ins(%f : f32) outs(%e3 : tensor<?xf32>) -> tensor<?xf32>
  return %r0, %r1, %r2, %r3 : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
}

// Numbers in a signature are tensors of rank 0.
// CHECK-LABEL: == numbers
// CHECK-NEXT: tensor f32 3.
// CHECK-NEXT: tensor i32 5
// INPUT: f32=2 3xf32=1 i32=4
func.func @numbers(%x: f32, %t: tensor<3xf32>, %i: i32) -> (f32, i32) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %y = tensor.extract %t[%c0] : tensor<3xf32>
  %z = arith.addf %x, %y : f32
  %j = arith.addi %i, %one : i32
  return %z, %j : f32, i32
}

// A global that nothing writes is a constant.
ml_program.global private @weights(dense<[1.0, 2.0, 4.0]> : tensor<3xf32>) : tensor<3xf32>
ml_program.global private mutable @seed(dense<0> : tensor<i64>) : tensor<i64>

// CHECK-LABEL: == globals
// CHECK-NEXT: tensor 3xf32 [2. 4. 8.]
// INPUT: 3xf32=2
func.func @globals(%x: tensor<3xf32>) -> tensor<3xf32> {
  %w = ml_program.global_load_const @weights : tensor<3xf32>
  %0 = arith.mulf %x, %w : tensor<3xf32>
  return %0 : tensor<3xf32>
}

// A scale is a power of 2.
// CHECK-LABEL: == scaled
// CHECK-NEXT: tensor 2xf32 [4. 8.]
// CHECK-NEXT: tensor 2xf32 [0.25 0.5 ]
// INPUT: 2xf32=1,2 2xf8E8M0FNU=4
func.func @scaled(%x: tensor<2xf32>, %s: tensor<2xf8E8M0FNU>) -> (tensor<2xf32>, tensor<2xf32>) {
  %0 = arith.truncf %x : tensor<2xf32> to tensor<2xf8E4M3FN>
  %1 = arith.scaling_extf %0, %s : tensor<2xf8E4M3FN>, tensor<2xf8E8M0FNU> to tensor<2xf32>
  %2 = arith.scaling_truncf %x, %s : tensor<2xf32>, tensor<2xf8E8M0FNU> to tensor<2xf8E4M3FN>
  %3 = arith.extf %2 : tensor<2xf8E4M3FN> to tensor<2xf32>
  return %1, %3 : tensor<2xf32>, tensor<2xf32>
}

// Tiles of sizes that only the run knows, there and back.
// CHECK-LABEL: == packed
// CHECK-NEXT: tensor 2x2x2x2xf32 {{.*}} 1. 2.]
// CHECK-NEXT: [ 5. 6.]]
// CHECK: [ 9. 10.]
// CHECK-NEXT: [-1. -1.]]]
// CHECK: tensor 3x4xf32 {{.*}} 1. 2. 3. 4.]
// CHECK-NEXT: [ 5. 6. 7. 8.]
// CHECK-NEXT: [ 9. 10. 11. 12.]]
// INPUT: 3x4xf32=1,2,3,4,5,6,7,8,9,10,11,12 2xi32=0
func.func @packed(%x: tensor<?x?xf32>, %n: tensor<?xi32>) -> (tensor<?x?x?x2xf32>, tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %pad = arith.constant -1.0 : f32
  %t = tensor.dim %n, %c0 : tensor<?xi32>
  %d0 = tensor.dim %x, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %x, %c1 : tensor<?x?xf32>
  %o0 = arith.ceildivui %d0, %t : index
  %o1 = arith.ceildivui %d1, %c2 : index
  %e = tensor.empty(%o1, %o0, %t) : tensor<?x?x?x2xf32>
  %p = linalg.pack %x padding_value(%pad : f32) outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [%t, 2] into %e : tensor<?x?xf32> -> tensor<?x?x?x2xf32>
  %f = tensor.empty(%d0, %d1) : tensor<?x?xf32>
  %u = linalg.unpack %p outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [%t, 2] into %f : tensor<?x?x?x2xf32> -> tensor<?x?xf32>
  return %p, %u : tensor<?x?x?x2xf32>, tensor<?x?xf32>
}
