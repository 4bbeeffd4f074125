// RUN: rm -rf %t && mkdir %t
// RUN: tensor-run %s --device=interpreter --input=1000xf32=normal:1 --input=1000xf32=uniform:2 --input=i32=5 --output=%t/0.npy --output=%t/1.npy --output=%t/2.npy
// RUN: tensor-run %s --device=gpu-sim --input=1000xf32=normal:1 --input=1000xf32=uniform:2 --input=i32=5 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --ulp=1

// A sort and an f8 conversion run on the host, on copies; the loop's condition
// is read from the device.
func.func @main(%x: tensor<1000xf32>, %y: tensor<1000xf32>, %n: tensor<i32>) -> (tensor<1000xf32>, tensor<1000xf32>, tensor<1000xf32>) {
  %0 = ten.sort %x dim = 0 : tensor<1000xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %lt = ten.compare lt %a, %b {total_order} : tensor<f32>
    ten.yield %lt : tensor<i1>
  }
  %1 = ten.convert %y : tensor<1000xf32> -> tensor<1000xf8E5M2FNUZ>
  %2 = ten.convert %1 : tensor<1000xf8E5M2FNUZ> -> tensor<1000xf32>
  %zero = ten.constant dense<0> : tensor<i32>
  %one = ten.constant dense<1> : tensor<i32>
  %3:2 = scf.while (%i = %zero, %v = %y) : (tensor<i32>, tensor<1000xf32>) -> (tensor<i32>, tensor<1000xf32>) {
    %less = ten.compare lt %i, %n : tensor<i32>
    %go = tensor.extract %less[] : tensor<i1>
    scf.condition(%go) %i, %v : tensor<i32>, tensor<1000xf32>
  } do {
  ^bb0(%i: tensor<i32>, %v: tensor<1000xf32>):
    %j = ten.add %i, %one : tensor<i32>
    %w = ten.add %v, %y : tensor<1000xf32>
    scf.yield %j, %w : tensor<i32>, tensor<1000xf32>
  }
  return %0, %2, %3#1 : tensor<1000xf32>, tensor<1000xf32>, tensor<1000xf32>
}
