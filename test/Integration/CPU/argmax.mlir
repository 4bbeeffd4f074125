// RUN: rm -rf %t && mkdir %t
// RUN: tensor-run %s --device=interpreter --input=3x100xf32=normal:1 --input=7x33xi8=uniform:2 --output=%t/0.npy --output=%t/1.npy --output=%t/2.npy --output=%t/3.npy --output=%t/4.npy
// RUN: tensor-run %s --input=3x100xf32=normal:1 --input=7x33xi8=uniform:2 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy --expect=%t/4.npy --ulp=0
// RUN: tensor-run %s --entry=long --device=interpreter --input=64x700xi8=uniform:1 --output=%t/5.npy --output=%t/6.npy
// RUN: tensor-run %s --entry=long --input=64x700xi8=uniform:1 --expect=%t/5.npy --expect=%t/6.npy --ulp=0
// RUN: rm -rf %t/v3 && tensor-compile %s -o %t/v3.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=x86-64-v3 --dump-to=%t/v3
// RUN: cat %t/v3/*-assembly.s | FileCheck %s

// The value, then the lowest index at which it is, eight at a time.
// CHECK-LABEL: main_run:
// CHECK: vmaxps {{.*}}%ymm
// CHECK: vpminsd {{.*}}%ymm

func.func @main(%x: tensor<3x100xf32>, %y: tensor<7x33xi8>) -> (tensor<3xf32>, tensor<3xi32>, tensor<7xi32>, tensor<3xi32>, tensor<3xi32>) {
  %i = ten.iota dim = 1 : tensor<3x100xi32>
  %none = ten.constant dense<0xFF800000> : tensor<f32>
  %zero = ten.constant dense<0> : tensor<i32>
  %0:2 = ten.reduce %x, %i init(%none, %zero) dims = [1] : tensor<3x100xf32>, tensor<3x100xi32> -> tensor<3xf32>, tensor<3xi32> {
  ^bb0(%a: tensor<f32>, %p: tensor<i32>, %b: tensor<f32>, %q: tensor<i32>):
    %gt = ten.compare gt %a, %b : tensor<f32>
    %nan = ten.compare ne %a, %a : tensor<f32>
    %keep = ten.or %gt, %nan : tensor<i1>
    %eq = ten.compare eq %a, %b : tensor<f32>
    %lower = ten.compare lt %p, %q : tensor<i32>
    %tie = ten.and %eq, %lower : tensor<i1>
    %keepIndex = ten.or %keep, %tie : tensor<i1>
    %v = ten.select %keep, %a, %b : tensor<i1>, tensor<f32>
    %k = ten.select %keepIndex, %p, %q : tensor<i1>, tensor<i32>
    ten.yield %v, %k : tensor<f32>, tensor<i32>
  }
  // Equal elements, and the other direction.
  %j = ten.iota dim = 1 : tensor<7x33xi32>
  %most = ten.constant dense<127> : tensor<i8>
  %1:2 = ten.reduce %y, %j init(%most, %zero) dims = [1] : tensor<7x33xi8>, tensor<7x33xi32> -> tensor<7xi8>, tensor<7xi32> {
  ^bb0(%a: tensor<i8>, %p: tensor<i32>, %b: tensor<i8>, %q: tensor<i32>):
    %keep = ten.compare lt %a, %b : tensor<i8>
    %eq = ten.compare eq %a, %b : tensor<i8>
    %lower = ten.compare lt %p, %q : tensor<i32>
    %tie = ten.and %eq, %lower : tensor<i1>
    %keepIndex = ten.or %keep, %tie : tensor<i1>
    %v = ten.select %keep, %a, %b : tensor<i1>, tensor<i8>
    %k = ten.select %keepIndex, %p, %q : tensor<i1>, tensor<i32>
    ten.yield %v, %k : tensor<i8>, tensor<i32>
  }
  // NaN in the middle of each row, and nothing but the initial value.
  %nans = ten.constant dense<0x7FC00000> : tensor<3x100xf32>
  %fifty = ten.constant dense<50> : tensor<3x100xi32>
  %there = ten.compare ge %i, %fifty : tensor<3x100xi32>
  %some = ten.select %there, %nans, %x : tensor<3x100xi1>, tensor<3x100xf32>
  %2:2 = ten.reduce %some, %i init(%none, %zero) dims = [1] : tensor<3x100xf32>, tensor<3x100xi32> -> tensor<3xf32>, tensor<3xi32> {
  ^bb0(%a: tensor<f32>, %p: tensor<i32>, %b: tensor<f32>, %q: tensor<i32>):
    %gt = ten.compare gt %a, %b : tensor<f32>
    %nan = ten.compare ne %a, %a : tensor<f32>
    %keep = ten.or %gt, %nan : tensor<i1>
    %eq = ten.compare eq %a, %b : tensor<f32>
    %lower = ten.compare lt %p, %q : tensor<i32>
    %tie = ten.and %eq, %lower : tensor<i1>
    %keepIndex = ten.or %keep, %tie : tensor<i1>
    %v = ten.select %keep, %a, %b : tensor<i1>, tensor<f32>
    %k = ten.select %keepIndex, %p, %q : tensor<i1>, tensor<i32>
    ten.yield %v, %k : tensor<f32>, tensor<i32>
  }
  %nothing = ten.constant dense<0xFF800000> : tensor<3x100xf32>
  %lost = ten.select %there, %nothing, %nothing : tensor<3x100xi1>, tensor<3x100xf32>
  %3:2 = ten.reduce %lost, %i init(%none, %zero) dims = [1] : tensor<3x100xf32>, tensor<3x100xi32> -> tensor<3xf32>, tensor<3xi32> {
  ^bb0(%a: tensor<f32>, %p: tensor<i32>, %b: tensor<f32>, %q: tensor<i32>):
    %gt = ten.compare gt %a, %b : tensor<f32>
    %nan = ten.compare ne %a, %a : tensor<f32>
    %keep = ten.or %gt, %nan : tensor<i1>
    %eq = ten.compare eq %a, %b : tensor<f32>
    %lower = ten.compare lt %p, %q : tensor<i32>
    %tie = ten.and %eq, %lower : tensor<i1>
    %keepIndex = ten.or %keep, %tie : tensor<i1>
    %v = ten.select %keep, %a, %b : tensor<i1>, tensor<f32>
    %k = ten.select %keepIndex, %p, %q : tensor<i1>, tensor<i32>
    ten.yield %v, %k : tensor<f32>, tensor<i32>
  }
  return %0#0, %0#1, %1#1, %2#1, %3#1 : tensor<3xf32>, tensor<3xi32>, tensor<7xi32>, tensor<3xi32>, tensor<3xi32>
}

// Rows of several blocks, the last of them shorter: the largest is in any of
// them, or in all; NaN in some rows.
func.func @long(%x: tensor<64x700xi8>) -> (tensor<64xf32>, tensor<64xi32>) {
  %i = ten.iota dim = 1 : tensor<64x700xi32>
  %wide = ten.convert %x : tensor<64x700xi8> -> tensor<64x700xf32>
  // Rows 0 to 33 have a single place for the largest, 21 apart; the other
  // rows have 256 numbers to choose from.
  %row = ten.iota dim = 0 : tensor<64x700xi32>
  %step = ten.constant dense<21> : tensor<64x700xi32>
  %there = ten.mul %row, %step : tensor<64x700xi32>
  %is = ten.compare eq %i, %there : tensor<64x700xi32>
  %high = ten.constant dense<1.0e3> : tensor<64x700xf32>
  %one = ten.select %is, %high, %wide : tensor<64x700xi1>, tensor<64x700xf32>
  // The root of a negative number, in one row of 16.
  %mask = ten.constant dense<15> : tensor<64x700xi32>
  %low = ten.and %row, %mask : tensor<64x700xi32>
  %seven = ten.constant dense<7> : tensor<64x700xi32>
  %some = ten.compare eq %low, %seven : tensor<64x700xi32>
  %root = ten.sqrt %wide : tensor<64x700xf32>
  %y = ten.select %some, %root, %one : tensor<64x700xi1>, tensor<64x700xf32>
  %none = ten.constant dense<0xFF800000> : tensor<f32>
  %zero = ten.constant dense<0> : tensor<i32>
  %0:2 = ten.reduce %y, %i init(%none, %zero) dims = [1] : tensor<64x700xf32>, tensor<64x700xi32> -> tensor<64xf32>, tensor<64xi32> {
  ^bb0(%a: tensor<f32>, %p: tensor<i32>, %b: tensor<f32>, %q: tensor<i32>):
    %gt = ten.compare gt %a, %b : tensor<f32>
    %nan = ten.compare ne %a, %a : tensor<f32>
    %keep = ten.or %gt, %nan : tensor<i1>
    %eq = ten.compare eq %a, %b : tensor<f32>
    %lower = ten.compare lt %p, %q : tensor<i32>
    %tie = ten.and %eq, %lower : tensor<i1>
    %keepIndex = ten.or %keep, %tie : tensor<i1>
    %v = ten.select %keep, %a, %b : tensor<i1>, tensor<f32>
    %k = ten.select %keepIndex, %p, %q : tensor<i1>, tensor<i32>
    ten.yield %v, %k : tensor<f32>, tensor<i32>
  }
  return %0#0, %0#1 : tensor<64xf32>, tensor<64xi32>
}
