// RUN: ten-random-programs %s

// The regions of the loops carry different numbers and types of values, and
// the constant and the argument that are carried must not be overwritten.
func.func @main(%x: tensor<f32> {ten.fill = "normal 1"}, %v: tensor<5xf32> {ten.fill = "normal 2"}) -> (tensor<f32>, tensor<i32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>) {
  %zero = ten.constant dense<-0.0> : tensor<f32>
  %start = ten.constant dense<0> : tensor<i32>
  %two = ten.constant dense<2> : tensor<i32>
  %one = ten.constant dense<1> : tensor<i32>
  %a:2 = scf.while (%i = %start, %p = %x, %q = %x) : (tensor<i32>, tensor<f32>, tensor<f32>) -> (tensor<i32>, tensor<f32>) {
    %c = ten.compare lt %i, %two : tensor<i32>
    %m = ten.max %q, %p : tensor<f32>
    %f = tensor.extract %c[] : tensor<i1>
    scf.condition(%f) %i, %m : tensor<i32>, tensor<f32>
  } do {
  ^bb0(%i: tensor<i32>, %p: tensor<f32>):
    %n = ten.add %i, %one : tensor<i32>
    scf.yield %n, %p, %zero : tensor<i32>, tensor<f32>, tensor<f32>
  }
  %b:3 = scf.while (%p = %v, %i = %start) : (tensor<5xf32>, tensor<i32>) -> (tensor<i32>, tensor<5xf32>, tensor<5xf32>) {
    %c = ten.compare lt %i, %two : tensor<i32>
    %m = ten.add %p, %p : tensor<5xf32>
    %f = tensor.extract %c[] : tensor<i1>
    scf.condition(%f) %i, %m, %v : tensor<i32>, tensor<5xf32>, tensor<5xf32>
  } do {
  ^bb0(%i: tensor<i32>, %p: tensor<5xf32>, %q: tensor<5xf32>):
    %n = ten.add %i, %one : tensor<i32>
    %r = ten.add %q, %p : tensor<5xf32>
    %s = ten.mul %r, %q : tensor<5xf32>
    scf.yield %s, %n : tensor<5xf32>, tensor<i32>
  }
  return %a#1, %a#0, %b#1, %b#2, %x : tensor<f32>, tensor<i32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>
}
