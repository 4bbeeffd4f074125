// Sizes that a frontend computes by the dialect shape: a broadcast of two
// operands whose sizes only the run knows, as torch-mlir and CHLO write it.
// RUN: tensor-run %s --dynamic --input=3x4xf32=1 --input=4xf32=0,1,2,3 --verify | FileCheck %s
// RUN: tensor-run %s --dynamic --input=1x4xf32=1 --input=4xf32=0,1,2,3 --verify | FileCheck %s --check-prefix=ROW
// RUN: tensor-run %s --input=3x4xf32=1 --input=1xf32=5 | FileCheck %s --check-prefix=ONE
// RUN: tensor-run %s --device=interpreter --input=3x4xf32=1 --input=4xf32=0,1,2,3 | FileCheck %s
// RUN: not tensor-run %s --dynamic --input=3x4xf32=1 --input=3xf32=5 2>&1 | FileCheck %s --check-prefix=REFUSED
// RUN: not tensor-run %s --device=interpreter --input=3x4xf32=1 --input=3xf32=5 2>&1 | FileCheck %s --check-prefix=REFUSED

// CHECK: tensor 3x4xf32 {{\[}}[1. 2. 3. 4.]
// ROW: tensor 1x4xf32 {{\[}}[1. 2. 3. 4.]
// ONE: tensor 3x4xf32 {{\[}}[6. 6. 6. 6.]
// REFUSED: expects shapes that can be broadcast to one
func.func @main(%x: tensor<?x?xf32>, %y: tensor<?xf32>) -> tensor<?x?xf32> {
  %a = shape.shape_of %x : tensor<?x?xf32> -> tensor<2xindex>
  %b = shape.shape_of %y : tensor<?xf32> -> tensor<1xindex>
  %w = shape.cstr_broadcastable %a, %b : tensor<2xindex>, tensor<1xindex>
  %r = shape.assuming %w -> (tensor<?x?xf32>) {
    %c = shape.broadcast %a, %b : tensor<2xindex>, tensor<1xindex> -> tensor<2xindex>
    %p = stablehlo.dynamic_broadcast_in_dim %x, %c, dims = [0, 1] : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
    %q = stablehlo.dynamic_broadcast_in_dim %y, %c, dims = [1] : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
    %z = stablehlo.add %p, %q : tensor<?x?xf32>
    shape.assuming_yield %z : tensor<?x?xf32>
  }
  return %r : tensor<?x?xf32>
}
