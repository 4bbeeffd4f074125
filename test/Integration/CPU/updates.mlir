// RUN: tensor-run %s --entry=places --verify --input=9x8xf32=normal:1 --input=7x6xf32=normal:2 --input=200x21xf32=normal:3 --input=100xi32=uniform:5 --input=2x80x7xf16=normal:4
// RUN: tensor-run %s --entry=places --verify --threads=3 --input=9x8xf32=normal:1 --input=7x6xf32=normal:2 --input=200x21xf32=normal:3 --input=100xi32=uniform:5 --input=2x80x7xf16=normal:4
// RUN: tensor-run %s --entry=places --verify --donate=0:0 --input=9x8xf32=normal:1 --input=7x6xf32=normal:2 --input=200x21xf32=normal:3 --input=100xi32=uniform:5 --input=2x80x7xf16=normal:4
// RUN: tensor-run %s --entry=heat --verify --input=70x90xf32=normal:1 --input=4096xf32=normal:2
// RUN: tensor-run %s --entry=heat --verify --threads=3 --input=70x90xf32=normal:1 --input=4096xf32=normal:2
// RUN: tensor-run %s --entry=wave --device=interpreter --input=70x90xf32=normal:1 --input=70x90xf32=normal:2 --output=%t.expected0.npy --output=%t.expected1.npy
// RUN: tensor-run %s --entry=wave --input=70x90xf32=normal:1 --input=70x90xf32=normal:2 --output=%t.0.npy --output=%t.1.npy
// RUN: cmp %t.0.npy %t.expected0.npy && cmp %t.1.npy %t.expected1.npy
// RUN: tensor-run %s --entry=heat --explain --input=70x90xf32=normal:1 --input=4096xf32=normal:2 | FileCheck %s

// Updates of most of an array: in place, of an argument, where the operand is
// read later, of columns, rows, an edge, in three dimensions, and combined.
func.func @places(%x: tensor<9x8xf32>, %u: tensor<7x6xf32>, %y: tensor<200x21xf32>, %v: tensor<100xi32>, %z: tensor<2x80x7xf16>)
    -> (tensor<9x8xf32>, tensor<9x8xf32>, tensor<200x21xf32>, tensor<200x21xf32>, tensor<100xi32>, tensor<2x80x7xf16>) {
  %c0 = ten.constant dense<0> : tensor<i32>
  %c1 = ten.constant dense<1> : tensor<i32>
  %c2 = ten.constant dense<2> : tensor<i32>
  %places = ten.constant dense<[2, 0]> : tensor<2xi32>
  %0 = ten.dynamic_update_slice %x[%c2, %c1], %u : tensor<9x8xf32>, tensor<i32>, tensor<7x6xf32>
  %1 = ten.dynamic_update_slice %0[%c0, %c2], %u : tensor<9x8xf32>, tensor<i32>, tensor<7x6xf32>
  %2 = ten.slice %y start = [0, 0] limit = [198, 19] stride = [1, 1] : tensor<200x21xf32> -> tensor<198x19xf32>
  %3 = ten.slice %y start = [2, 2] limit = [200, 21] stride = [1, 1] : tensor<200x21xf32> -> tensor<198x19xf32>
  %4 = ten.sub %2, %3 : tensor<198x19xf32>
  %5 = ten.dynamic_update_slice %y[%c1, %c1], %4 : tensor<200x21xf32>, tensor<i32>, tensor<198x19xf32>
  %6 = ten.scatter max %y[%places], %4 window_dims = [0, 1] scatter_dims_to_operand_dims = [0, 1] index_vector_dim = 0 : tensor<200x21xf32>[tensor<2xi32>], tensor<198x19xf32>
  %7 = ten.slice %v start = [1] limit = [99] stride = [1] : tensor<100xi32> -> tensor<98xi32>
  %8 = ten.dynamic_update_slice %v[%c2], %7 : tensor<100xi32>, tensor<i32>, tensor<98xi32>
  %9 = ten.slice %z start = [0, 1, 1] limit = [2, 80, 6] stride = [1, 1, 1] : tensor<2x80x7xf16> -> tensor<2x79x5xf16>
  %10 = ten.neg %9 : tensor<2x79x5xf16>
  %11 = ten.dynamic_update_slice %z[%c0, %c0, %c2], %10 : tensor<2x80x7xf16>, tensor<i32>, tensor<2x79x5xf16>
  return %0, %1, %5, %6, %8, %11 : tensor<9x8xf32>, tensor<9x8xf32>, tensor<200x21xf32>, tensor<200x21xf32>, tensor<100xi32>, tensor<2x80x7xf16>
}

// Two steps of stencils at a time, in two dimensions and of one that turns.
// CHECK: 2 iterations at a time: two arrays alternate
func.func @heat(%x: tensor<70x90xf32>, %y: tensor<4096xf32>) -> (tensor<70x90xf32>, tensor<4096xf32>) {
  %c0 = ten.constant dense<0> : tensor<i32>
  %c1 = ten.constant dense<1> : tensor<i32>
  %c11 = ten.constant dense<11> : tensor<i32>
  %c2 = ten.constant dense<2.5e-1> : tensor<68x88xf32>
  %half = ten.constant dense<0.5> : tensor<4096xf32>
  %0:3 = scf.while (%i = %c0, %a = %x, %b = %y) : (tensor<i32>, tensor<70x90xf32>, tensor<4096xf32>) -> (tensor<i32>, tensor<70x90xf32>, tensor<4096xf32>) {
    %1 = ten.compare lt %i, %c11 : tensor<i32>
    %2 = tensor.extract %1[] : tensor<i1>
    scf.condition(%2) %i, %a, %b : tensor<i32>, tensor<70x90xf32>, tensor<4096xf32>
  } do {
  ^bb0(%i: tensor<i32>, %a: tensor<70x90xf32>, %b: tensor<4096xf32>):
    %up = ten.slice %a start = [0, 1] limit = [68, 89] stride = [1, 1] : tensor<70x90xf32> -> tensor<68x88xf32>
    %down = ten.slice %a start = [2, 1] limit = [70, 89] stride = [1, 1] : tensor<70x90xf32> -> tensor<68x88xf32>
    %left = ten.slice %a start = [1, 0] limit = [69, 88] stride = [1, 1] : tensor<70x90xf32> -> tensor<68x88xf32>
    %right = ten.slice %a start = [1, 2] limit = [69, 90] stride = [1, 1] : tensor<70x90xf32> -> tensor<68x88xf32>
    %3 = ten.add %up, %down : tensor<68x88xf32>
    %4 = ten.add %left, %right : tensor<68x88xf32>
    %5 = ten.add %3, %4 : tensor<68x88xf32>
    %6 = ten.mul %5, %c2 : tensor<68x88xf32>
    %7 = ten.dynamic_update_slice %a[%c1, %c1], %6 : tensor<70x90xf32>, tensor<i32>, tensor<68x88xf32>
    %first = ten.slice %b start = [0] limit = [1] stride = [1] : tensor<4096xf32> -> tensor<1xf32>
    %rest = ten.slice %b start = [1] limit = [4096] stride = [1] : tensor<4096xf32> -> tensor<4095xf32>
    %8 = ten.concat %rest, %first dim = 0 : tensor<4095xf32>, tensor<1xf32> -> tensor<4096xf32>
    %9 = ten.add %b, %8 : tensor<4096xf32>
    %10 = ten.mul %9, %half : tensor<4096xf32>
    %11 = ten.add %i, %c1 : tensor<i32>
    scf.yield %11, %7, %10 : tensor<i32>, tensor<70x90xf32>, tensor<4096xf32>
  }
  return %0#1, %0#2 : tensor<70x90xf32>, tensor<4096xf32>
}

// An odd number of steps, of which each hands on what the last one made.
func.func @wave(%x: tensor<70x90xf32>, %y: tensor<70x90xf32>) -> (tensor<70x90xf32>, tensor<70x90xf32>) {
  %c0 = ten.constant dense<0> : tensor<i32>
  %c1 = ten.constant dense<1> : tensor<i32>
  %c7 = ten.constant dense<7> : tensor<i32>
  %0:3 = scf.while (%i = %c0, %before = %x, %now = %y) : (tensor<i32>, tensor<70x90xf32>, tensor<70x90xf32>) -> (tensor<i32>, tensor<70x90xf32>, tensor<70x90xf32>) {
    %1 = ten.compare lt %i, %c7 : tensor<i32>
    %2 = tensor.extract %1[] : tensor<i1>
    scf.condition(%2) %i, %before, %now : tensor<i32>, tensor<70x90xf32>, tensor<70x90xf32>
  } do {
  ^bb0(%i: tensor<i32>, %before: tensor<70x90xf32>, %now: tensor<70x90xf32>):
    %1 = ten.reverse %now dims = [1] : tensor<70x90xf32>
    %2 = ten.sub %1, %before : tensor<70x90xf32>
    %3 = ten.add %i, %c1 : tensor<i32>
    scf.yield %3, %now, %2 : tensor<i32>, tensor<70x90xf32>, tensor<70x90xf32>
  }
  return %0#1, %0#2 : tensor<70x90xf32>, tensor<70x90xf32>
}
