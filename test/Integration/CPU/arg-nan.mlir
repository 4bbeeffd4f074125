// RUN: tensor-run %s --entry=first --verify --input=5x300xf32=normal:1 | FileCheck %s
// RUN: sed s/f32/f64/g %s > %t.mlir && tensor-run %t.mlir --entry=first --verify --input=5x300xf64=normal:1 | FileCheck %s
// RUN: sed s/f32/f16/g %s > %t.mlir && tensor-run %t.mlir --entry=first --verify --input=5x300xf16=normal:1 | FileCheck %s
// RUN: sed s/f32/bf16/g %s > %t.mlir && tensor-run %t.mlir --entry=first --verify --input=5x300xbf16=normal:1 | FileCheck %s

// The first NaN of a row is the largest, in a whole block or in the last, and
// infinity is none.
// CHECK: [  3 257 256 299   7]
func.func @first(%x: tensor<5x300xf32>) -> (tensor<5xi32>, tensor<5xf32>) {
  %places = ten.constant dense<[[3, 290], [257, 299], [256, 257], [299, 299], [-1, -1]]> : tensor<5x2xi32>
  %i = ten.iota dim = 1 : tensor<5x300xi32>
  %s = ten.slice %places start = [0, 0] limit = [5, 1] stride = [1, 1] : tensor<5x2xi32> -> tensor<5x1xi32>
  %t = ten.slice %places start = [0, 1] limit = [5, 2] stride = [1, 1] : tensor<5x2xi32> -> tensor<5x1xi32>
  %a1 = ten.broadcast %s dims = [0, 1] : tensor<5x1xi32> -> tensor<5x300xi32>
  %b1 = ten.broadcast %t dims = [0, 1] : tensor<5x1xi32> -> tensor<5x300xi32>
  %isA = ten.compare eq %i, %a1 : tensor<5x300xi32>
  %isB = ten.compare eq %i, %b1 : tensor<5x300xi32>
  %is = ten.or %isA, %isB : tensor<5x300xi1>
  %one = ten.constant dense<1.0> : tensor<5x300xf32>
  %zeros = ten.sub %one, %one : tensor<5x300xf32>
  %inf = ten.div %one, %zeros : tensor<5x300xf32>
  %nan = ten.sub %inf, %inf : tensor<5x300xf32>
  %seven = ten.constant dense<7> : tensor<5x300xi32>
  %isInf = ten.compare eq %i, %seven : tensor<5x300xi32>
  %y = ten.select %isInf, %inf, %x : tensor<5x300xi1>, tensor<5x300xf32>
  %z = ten.select %is, %nan, %y : tensor<5x300xi1>, tensor<5x300xf32>
  %inf0 = ten.slice %inf start = [0, 0] limit = [1, 1] stride = [1, 1] : tensor<5x300xf32> -> tensor<1x1xf32>
  %high = ten.reshape %inf0 : tensor<1x1xf32> -> tensor<f32>
  %low = ten.neg %high : tensor<f32>
  %zero = ten.constant dense<0> : tensor<i32>
  %r:2 = ten.reduce %z, %i init(%low, %zero) dims = [1] : tensor<5x300xf32>, tensor<5x300xi32> -> tensor<5xf32>, tensor<5xi32> {
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
  return %r#1, %r#0 : tensor<5xi32>, tensor<5xf32>
}
