// RUN: tensor-run %s --entry=swap --input=4xf32=1,2,3,4 --input=4xf32=0,1,0,1 --input=i32=5 | FileCheck %s --check-prefix=SWAP
// RUN: tensor-run %s --entry=swap --input=4xf32=1,2,3,4 --input=4xf32=0,1,0,1 --input=i32=5 --device=interpreter | FileCheck %s --check-prefix=SWAP
// RUN: tensor-run %s --entry=twice --input=4xf32=1,2,3,4 --input=i32=5 | FileCheck %s --check-prefix=TWICE
// RUN: tensor-run %s --entry=twice --input=4xf32=1,2,3,4 --input=i32=5 --device=interpreter | FileCheck %s --check-prefix=TWICE
// RUN: tensor-run %s --entry=branch --input=4xf32=1,2,3,4 --input=i32=5 | FileCheck %s --check-prefix=BRANCH
// RUN: tensor-run %s --entry=branch --input=4xf32=1,2,3,4 --input=i32=5 --device=interpreter | FileCheck %s --check-prefix=BRANCH
// RUN: tensor-opt %s -tenon-simplify -tenon-kernels -tenon-linalg -tenon-buffers | FileCheck %s --check-prefix=MEMORY

// State that changes places, is yielded twice, or comes out of a branch: the
// loops need no memory but the arena.
// MEMORY-NOT: ten.reserve

// SWAP: [ 3. 11.  9. 17.]
// SWAP: [ 5. 18. 15. 28.]
func.func @swap(%x: tensor<4xf32>, %y: tensor<4xf32>, %n: tensor<i32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i = tensor.extract %n[] : tensor<i32>
  %m = arith.index_cast %i : i32 to index
  %r:2 = scf.for %k = %c0 to %m step %c1 iter_args(%a = %x, %b = %y) -> (tensor<4xf32>, tensor<4xf32>) {
    %s = ten.add %a, %b : tensor<4xf32>
    scf.yield %b, %s : tensor<4xf32>, tensor<4xf32>
  }
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xf32>
}

// TWICE: [ 32.  64.  96. 128.]
// TWICE: [ 32.  64.  96. 128.]
func.func @twice(%x: tensor<4xf32>, %n: tensor<i32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i = tensor.extract %n[] : tensor<i32>
  %m = arith.index_cast %i : i32 to index
  %r:2 = scf.for %k = %c0 to %m step %c1 iter_args(%a = %x, %b = %x) -> (tensor<4xf32>, tensor<4xf32>) {
    %s = ten.add %a, %b : tensor<4xf32>
    scf.yield %s, %s : tensor<4xf32>, tensor<4xf32>
  }
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xf32>
}

// BRANCH: [ 7.  9. 11. 13.]
func.func @branch(%x: tensor<4xf32>, %n: tensor<i32>) -> (tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %i = tensor.extract %n[] : tensor<i32>
  %m = arith.index_cast %i : i32 to index
  %r = scf.for %k = %c0 to %m step %c1 iter_args(%a = %x) -> (tensor<4xf32>) {
    %odd = arith.remui %k, %c2 : index
    %c = arith.cmpi eq, %odd, %c0 : index
    %q = scf.if %c -> tensor<4xf32> {
      %s = ten.add %a, %x : tensor<4xf32>
      scf.yield %s : tensor<4xf32>
    } else {
      %s = ten.reverse %a dims = [0] : tensor<4xf32>
      scf.yield %s : tensor<4xf32>
    }
    scf.yield %q : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}
