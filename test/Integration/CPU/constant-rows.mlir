// Constants of several elements are read by loops of every kind of kernel.
// RUN: tensor-run %s --entry=argmax --input=2x4xf32=1,2,3,4,4,3,2,1 | FileCheck %s --check-prefix=ARGMAX
// RUN: tensor-run %s --entry=argmax --input=2x4xf32=1,2,3,4,4,3,2,1 --device=interpreter | FileCheck %s --check-prefix=ARGMAX
// RUN: tensor-run %s --entry=scan --input=4xf32=1,2,3,4 | FileCheck %s --check-prefix=SCAN
// RUN: tensor-run %s --entry=scan --input=4xf32=1,2,3,4 --device=interpreter | FileCheck %s --check-prefix=SCAN

// ARGMAX: [4. 9.]
// ARGMAX: [3 2]
func.func @argmax(%x: tensor<2x4xf32>) -> (tensor<2xf32>, tensor<2xi32>) {
  %c = ten.constant dense<[[0.0, 0.0, 0.0, 0.0], [1.0, 2.0, 7.0, 0.0]]> : tensor<2x4xf32>
  %y = ten.add %x, %c : tensor<2x4xf32>
  %i = ten.iota dim = 1 : tensor<2x4xi32>
  %low = ten.constant dense<0xFF800000> : tensor<f32>
  %zero = ten.constant dense<0> : tensor<i32>
  %r:2 = ten.reduce %y, %i init(%low, %zero) dims = [1] : tensor<2x4xf32>, tensor<2x4xi32> -> tensor<2xf32>, tensor<2xi32> {
  ^bb0(%a: tensor<f32>, %ai: tensor<i32>, %b: tensor<f32>, %bi: tensor<i32>):
    %gt = ten.compare gt %a, %b : tensor<f32>
    %ne = ten.compare ne %a, %a : tensor<f32>
    %first = ten.or %gt, %ne : tensor<i1>
    %eq = ten.compare eq %a, %b : tensor<f32>
    %lt = ten.compare lt %ai, %bi : tensor<i32>
    %tie = ten.and %eq, %lt : tensor<i1>
    %left = ten.or %first, %tie : tensor<i1>
    %v = ten.select %first, %a, %b : tensor<f32>
    %n = ten.select %left, %ai, %bi : tensor<i32>
    ten.yield %v, %n : tensor<f32>, tensor<i32>
  }
  return %r#0, %r#1 : tensor<2xf32>, tensor<2xi32>
}

// SCAN: [ 2.  7. 17. 34.]
func.func @scan(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = ten.constant dense<[1.0, 3.0, 7.0, 13.0]> : tensor<4xf32>
  %y = ten.add %x, %c : tensor<4xf32>
  %r = ten.scan add %y dim = 0 : tensor<4xf32> -> tensor<4xf32>
  return %r : tensor<4xf32>
}
