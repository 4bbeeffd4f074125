// RUN: tensor-opt %s -structure-blocks | FileCheck %s

// Branches become an if, a loop of blocks a while; one block stays as it is.

// CHECK-LABEL: func @choice
// CHECK-NOT: cf.
// CHECK: scf.if %arg0
// CHECK: return
func.func @choice(%p: i1, %x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<2xf32> {
  cf.cond_br %p, ^bb1(%x : tensor<2xf32>), ^bb1(%y : tensor<2xf32>)
^bb1(%z: tensor<2xf32>):
  return %z : tensor<2xf32>
}

// What is not defined on a path is zeros there.
// CHECK-LABEL: func @loop
// CHECK-NOT: cf.
// CHECK-NOT: ub.poison
// CHECK: scf.while
// CHECK: return
func.func @loop(%n: index, %x: tensor<2xf32>) -> tensor<2xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^head(%c0, %x : index, tensor<2xf32>)
^head(%i: index, %a: tensor<2xf32>):
  %p = arith.cmpi slt, %i, %n : index
  cf.cond_br %p, ^body, ^exit
^body:
  %b = ten.add %a, %a : tensor<2xf32>
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j, %b : index, tensor<2xf32>)
^exit:
  return %a : tensor<2xf32>
}

// CHECK-LABEL: func @single
// CHECK-NEXT: return %arg0
func.func @single(%x: tensor<2xf32>) -> tensor<2xf32> {
  return %x : tensor<2xf32>
}
