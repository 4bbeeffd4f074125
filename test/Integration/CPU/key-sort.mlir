// RUN: rm -rf %t && mkdir %t
// RUN: tensor-run %s --device=interpreter --input=20000xf32=normal:1 --input=300x3xf32=normal:2 --input=200xf64=normal:3 --input=2x500xi8=uniform:4 --input=999xf32=normal:5 --output=%t/0.npy --output=%t/1.npy --output=%t/2.npy --output=%t/3.npy --output=%t/4.npy --output=%t/5.npy --output=%t/6.npy --output=%t/7.npy --output=%t/8.npy
// RUN: tensor-run --dynamic %s --input=20000xf32=normal:1 --input=300x3xf32=normal:2 --input=200xf64=normal:3 --input=2x500xi8=uniform:4 --input=999xf32=normal:5 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy --expect=%t/4.npy --expect=%t/5.npy --expect=%t/6.npy --expect=%t/7.npy --expect=%t/8.npy --ulp=0

// Keys that carry their element, keys with an index, keys of 64 bits; both
// directions, equal keys, along any dimension; the largest few.
func.func @main(%a: tensor<20000xf32>, %b: tensor<300x3xf32>, %c: tensor<200xf64>, %d: tensor<2x500xi8>, %e: tensor<?xf32>) -> (tensor<20000xf32>, tensor<300x3xf32>, tensor<300x3xi32>, tensor<200xf64>, tensor<2x500xi8>, tensor<2x500xi32>, tensor<?xf32>, tensor<2x9xi8>, tensor<2x9xi32>) {
  %0 = ten.sort %a dim = 0 : tensor<20000xf32> {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %zero = ten.constant dense<0.0> : tensor<f32>
    %isZero = ten.compare eq %x, %zero : tensor<f32>
    %key = ten.select %isZero, %zero, %x : tensor<i1>, tensor<f32>
    %isZero2 = ten.compare eq %y, %zero : tensor<f32>
    %key2 = ten.select %isZero2, %zero, %y : tensor<i1>, tensor<f32>
    %lt = ten.compare lt total %key, %key2 : tensor<f32>
    ten.yield %lt : tensor<i1>
  }
  %i = ten.iota dim = 0 : tensor<300x3xi32>
  %1:2 = ten.sort %b, %i dim = 0 : tensor<300x3xf32>, tensor<300x3xi32> {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>, %p: tensor<i32>, %q: tensor<i32>):
    %gt = ten.compare gt total %x, %y : tensor<f32>
    ten.yield %gt : tensor<i1>
  }
  %2 = ten.sort %c dim = 0 : tensor<200xf64> {
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %lt = ten.compare lt total %x, %y : tensor<f64>
    ten.yield %lt : tensor<i1>
  }
  // The second side first.
  %j = ten.iota dim = 1 : tensor<2x500xi32>
  %3:2 = ten.sort %d, %j dim = 1 : tensor<2x500xi8>, tensor<2x500xi32> {
  ^bb0(%x: tensor<i8>, %y: tensor<i8>, %p: tensor<i32>, %q: tensor<i32>):
    %lt = ten.compare lt %y, %x : tensor<i8>
    ten.yield %lt : tensor<i1>
  }
  %4 = ten.sort %e dim = 0 : tensor<?xf32> {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %lt = ten.compare lt total %x, %y : tensor<f32>
    ten.yield %lt : tensor<i1>
  }
  %5:2 = ten.top_k %d k = 9 : tensor<2x500xi8> -> tensor<2x9xi8>, tensor<2x9xi32>
  return %0, %1#0, %1#1, %2, %3#0, %3#1, %4, %5#0, %5#1 : tensor<20000xf32>, tensor<300x3xf32>, tensor<300x3xi32>, tensor<200xf64>, tensor<2x500xi8>, tensor<2x500xi32>, tensor<?xf32>, tensor<2x9xi8>, tensor<2x9xi32>
}
