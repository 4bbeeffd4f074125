// RUN: rm -rf %t && mkdir %t
// RUN: tensor-run %s --device=interpreter --input=i32=7 --output=%t/0.npy --output=%t/1.npy
// RUN: tensor-run %s --device=gpu-sim --input=i32=7 --expect=%t/0.npy --expect=%t/1.npy

// A branch of a switch gives a value that the loop carries.
func.func @main(%x: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
  %zero = ten.constant dense<0> : tensor<i32>
  %one = ten.constant dense<1> : tensor<i32>
  %n = ten.constant dense<5> : tensor<i32>
  %0:3 = scf.while (%i = %zero, %a = %x, %b = %one) : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>) {
    %less = ten.compare lt %i, %n : tensor<i32>
    %go = tensor.extract %less[] : tensor<i1>
    scf.condition(%go) %i, %a, %b : tensor<i32>, tensor<i32>, tensor<i32>
  } do {
  ^bb0(%i: tensor<i32>, %a: tensor<i32>, %b: tensor<i32>):
    %number = tensor.extract %i[] : tensor<i32>
    %case = arith.index_cast %number : i32 to index
    %1:2 = scf.index_switch %case -> tensor<i32>, tensor<i32>
    case 0 {
      scf.yield %b, %a : tensor<i32>, tensor<i32>
    }
    case 2 {
      %2 = ten.add %a, %b : tensor<i32>
      scf.yield %2, %a : tensor<i32>, tensor<i32>
    }
    default {
      %2 = ten.mul %a, %b : tensor<i32>
      scf.yield %b, %2 : tensor<i32>, tensor<i32>
    }
    %next = ten.add %i, %one : tensor<i32>
    scf.yield %next, %1#0, %1#1 : tensor<i32>, tensor<i32>, tensor<i32>
  }
  return %0#1, %0#2 : tensor<i32>, tensor<i32>
}
