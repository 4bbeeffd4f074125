// RUN: tensor-run %s --entry=orbit --fp=strict --verify --input=65x70xf32=uniform:1
// RUN: tensor-run %s --entry=orbit --fp=strict --verify --threads=3 --input=65x70xf32=uniform:1
// RUN: tensor-run %s --entry=orbit --explain --input=65x70xf32=uniform:1 | FileCheck %s

// Six of the twelve steps are one kernel; what it carries changes places.
// CHECK: 6 iterations at a time
func.func @orbit(%x: tensor<65x70xf32>) -> (tensor<65x70xf32>, tensor<65x70xf32>, tensor<65x70xi32>) {
  %c0 = ten.constant dense<0> : tensor<i32>
  %c1 = ten.constant dense<1> : tensor<i32>
  %c12 = ten.constant dense<12> : tensor<i32>
  %none = ten.constant dense<0> : tensor<65x70xi32>
  %limit = ten.constant dense<1.5> : tensor<65x70xf32>
  %half = ten.constant dense<0.5> : tensor<65x70xf32>
  %0:4 = scf.while (%i = %c0, %a = %x, %b = %half, %n = %none) : (tensor<i32>, tensor<65x70xf32>, tensor<65x70xf32>, tensor<65x70xi32>) -> (tensor<i32>, tensor<65x70xf32>, tensor<65x70xf32>, tensor<65x70xi32>) {
    %1 = ten.compare lt %i, %c12 : tensor<i32>
    %2 = tensor.extract %1[] : tensor<i1>
    scf.condition(%2) %i, %b, %a, %n : tensor<i32>, tensor<65x70xf32>, tensor<65x70xf32>, tensor<65x70xi32>
  } do {
  ^bb0(%i: tensor<i32>, %a: tensor<65x70xf32>, %b: tensor<65x70xf32>, %n: tensor<65x70xi32>):
    %1 = ten.mul %a, %b : tensor<65x70xf32>
    %2 = ten.add %1, %half : tensor<65x70xf32>
    %3 = ten.compare lt %2, %limit : tensor<65x70xf32>
    %4 = ten.convert %3 : tensor<65x70xi1> -> tensor<65x70xi32>
    %5 = ten.add %n, %4 : tensor<65x70xi32>
    %6 = ten.add %i, %c1 : tensor<i32>
    scf.yield %6, %2, %b, %5 : tensor<i32>, tensor<65x70xf32>, tensor<65x70xf32>, tensor<65x70xi32>
  }
  return %0#1, %0#2, %0#3 : tensor<65x70xf32>, tensor<65x70xf32>, tensor<65x70xi32>
}
