// An operation of linalg in a kernel trusts no size that only the run knows.
// RUN: tensor-run %s --input=2x3xf32=1,2,3,4,5,6 --input=2xf32=1,0 | FileCheck %s
// RUN: tensor-run %s --device=interpreter --input=2x3xf32=1,2,3,4,5,6 --input=2xf32=1,0 | FileCheck %s
// RUN: env CODE=4 %python %S/../Tools/code.py tensor-run --dynamic %s --input=2x3xf32=1 --input=3xf32=1 | FileCheck %s --check-prefix=SIZES
// RUN: env CODE=4 %python %S/../Tools/code.py tensor-run %s --device=interpreter --input=2x3xf32=1 --input=3xf32=1 | FileCheck %s --check-prefix=SIZES
// RUN: env CODE=4 %python %S/../Tools/code.py tensor-run --dynamic %s --entry=hankel --input=4xf32=1 --input=3x3xf32=0 | FileCheck %s --check-prefix=REACH
// RUN: env CODE=4 %python %S/../Tools/code.py tensor-run %s --entry=hankel --device=interpreter --input=4xf32=1 --input=3x3xf32=0 | FileCheck %s --check-prefix=REACH
// RUN: tensor-run --dynamic %s --device=gpu-sim --input=2x3xf32=1,2,3,4,5,6 --input=2xf32=1,0 | FileCheck %s
// RUN: tensor-run --dynamic %s --verify --input=2x3xf32=1,2,3,4,5,6 --input=2xf32=1,0 | FileCheck %s
// RUN: tensor-run --dynamic %s --explain --input=2x3xf32=1,2,3,4,5,6 --input=2xf32=1,0 2>&1 | FileCheck %s --check-prefix=EXPLAIN
// EXPLAIN: generic_0 (generic), 1 launch, from {{.*}}wrapped-linalg.mlir:{{.*}}: add x2

// CHECK: tensor 2xf32 [19. 32.]
// SIZES: wrapped-linalg.mlir:[[#@LINE+3]]:{{.*}}expects operand 1 to have as many elements in dimension 0 as its loops reach
// REACH: wrapped-linalg.mlir:[[#@LINE+12]]:{{.*}}expects operand 0 to have as many elements in dimension 0 as its loops reach
func.func @main(%x: tensor<?x?xf32>, %z: tensor<?xf32>) -> tensor<?xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
      iterator_types = ["parallel", "reduction"]} ins(%x : tensor<?x?xf32>) outs(%z : tensor<?xf32>) {
  ^bb0(%a: f32, %b: f32):
    %0 = arith.addf %b, %b : f32
    %1 = arith.addf %0, %a : f32
    linalg.yield %1 : f32
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @hankel(%x: tensor<?xf32>, %z: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i + j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]} ins(%x : tensor<?xf32>) outs(%z : tensor<?x?xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
