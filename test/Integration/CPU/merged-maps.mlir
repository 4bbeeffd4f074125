// RUN: tensor-run %s --input=3x5xf32=uniform:1 --input=3x5xf32=uniform:2 --verify
// RUN: tensor-run %s --input=3x5xf32=uniform:1 --input=3x5xf32=uniform:2 --explain | FileCheck %s
// RUN: tensor-opt %s -tenon-simplify -tenon-kernels -tenon-linalg -tenon-buffers | FileCheck %s --check-prefix=PLACE

// A rotation: each of two results needs both old values, and takes the memory
// of one of them. One kernel in the loop, called in place.
// PLACE: scf.for
// PLACE-NEXT: ten.launch @map_0(%[[A:.*]], %[[B:.*]]) into(%[[A]], %[[B]]) reuse = [0, 1]
// PLACE-NEXT: }
// CHECK: {{^}}kernels: 1
// CHECK-NEXT: map_0 (map), 1 launch, from {{.*}}: mul x4, sub, add

func.func @main(%x: tensor<3x5xf32>, %y: tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %cos = ten.constant dense<0.8> : tensor<3x5xf32>
  %sin = ten.constant dense<0.6> : tensor<3x5xf32>
  %0:2 = scf.for %i = %c0 to %c7 step %c1 iter_args(%a = %x, %b = %y) -> (tensor<3x5xf32>, tensor<3x5xf32>) {
    %1 = ten.mul %a, %cos : tensor<3x5xf32>
    %2 = ten.mul %b, %sin : tensor<3x5xf32>
    %3 = ten.sub %1, %2 : tensor<3x5xf32>
    %4 = ten.mul %a, %sin : tensor<3x5xf32>
    %5 = ten.mul %b, %cos : tensor<3x5xf32>
    %6 = ten.add %4, %5 : tensor<3x5xf32>
    scf.yield %3, %6 : tensor<3x5xf32>, tensor<3x5xf32>
  }
  return %0#0, %0#1 : tensor<3x5xf32>, tensor<3x5xf32>
}
