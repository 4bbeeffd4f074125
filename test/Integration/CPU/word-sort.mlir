// RUN: rm -rf %t && mkdir %t
// RUN: tensor-run %s --device=interpreter --input=5000xf32=normal:1 --input=40x33xf32=normal:2 --input=300xf64=normal:3 --input=7x129xui32=uniform:4 --input=4096xi64=uniform:5 --input=3x900xbf16=normal:6 --input=9x100xi8=uniform:7 --output=%t/0.npy --output=%t/1.npy --output=%t/2.npy --output=%t/3.npy --output=%t/4.npy --output=%t/5.npy --output=%t/6.npy --output=%t/7.npy --output=%t/8.npy --output=%t/9.npy --output=%t/10.npy --output=%t/11.npy --output=%t/12.npy --output=%t/13.npy --output=%t/14.npy --output=%t/15.npy --output=%t/16.npy
// RUN: tensor-run %s --input=5000xf32=normal:1 --input=40x33xf32=normal:2 --input=300xf64=normal:3 --input=7x129xui32=uniform:4 --input=4096xi64=uniform:5 --input=3x900xbf16=normal:6 --input=9x100xi8=uniform:7 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy --expect=%t/4.npy --expect=%t/5.npy --expect=%t/6.npy --expect=%t/7.npy --expect=%t/8.npy --expect=%t/9.npy --expect=%t/10.npy --expect=%t/11.npy --expect=%t/12.npy --expect=%t/13.npy --expect=%t/14.npy --expect=%t/15.npy --expect=%t/16.npy --ulp=0
// RUN: tensor-opt %s -tenon-simplify -tenon-kernels -tenon-linalg | FileCheck %s

// Elements that are keys, keys that make their elements again, keys with an
// index; rows, short and long, and columns; both directions. Keys of one row that
// make the elements again are sorted in the memory of the result.
// CHECK: bufferization.to_buffer %{{.*}} : tensor<5000xf32>
// CHECK: call @ten_rt_sort_i32(
func.func @main(%a: tensor<5000xf32>, %b: tensor<40x33xf32>, %c: tensor<300xf64>, %d: tensor<7x129xui32>, %e: tensor<4096xi64>, %f: tensor<3x900xbf16>, %g: tensor<9x100xi8>) -> (tensor<5000xi32>, tensor<5000xf32>, tensor<40x33xf32>, tensor<40x33xf32>, tensor<300xf64>, tensor<7x129xui32>, tensor<4096xi64>, tensor<3x900xbf16>, tensor<9x100xi8>, tensor<40x33xf32>, tensor<40x33xi32>, tensor<3x300xbf16>, tensor<3x300xi32>, tensor<9x77xi8>, tensor<9x77xi32>, tensor<3x5xbf16>, tensor<3x5xi32>) {
  // -0 and +0 keep their order, which their bits tell.
  %i = ten.iota dim = 0 : tensor<5000xi32>
  %three = ten.constant dense<3> : tensor<5000xi32>
  %none = ten.constant dense<0> : tensor<5000xi32>
  %sign = ten.constant dense<-2147483648> : tensor<5000xi32>
  %r = ten.rem %i, %three : tensor<5000xi32>
  %isThird = ten.compare eq %r, %none : tensor<5000xi32>
  %half = ten.constant dense<2500> : tensor<5000xi32>
  %isLow = ten.compare lt %i, %half : tensor<5000xi32>
  %zeros = ten.select %isLow, %sign, %none : tensor<5000xi1>, tensor<5000xi32>
  %aBits = ten.bitcast %a : tensor<5000xf32> -> tensor<5000xi32>
  %mixedBits = ten.select %isThird, %zeros, %aBits : tensor<5000xi1>, tensor<5000xi32>
  %mixed = ten.bitcast %mixedBits : tensor<5000xi32> -> tensor<5000xf32>
  %s0 = ten.sort %mixed dim = 0 : tensor<5000xf32> {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %zero = ten.constant dense<0.0> : tensor<f32>
    %nan = ten.constant dense<0x7FC00000> : tensor<f32>
    %isZero = ten.compare eq %x, %zero : tensor<f32>
    %plain = ten.select %isZero, %zero, %x : tensor<i1>, tensor<f32>
    %isNan = ten.compare ne %x, %x : tensor<f32>
    %key = ten.select %isNan, %nan, %plain : tensor<i1>, tensor<f32>
    %isZero2 = ten.compare eq %y, %zero : tensor<f32>
    %plain2 = ten.select %isZero2, %zero, %y : tensor<i1>, tensor<f32>
    %isNan2 = ten.compare ne %y, %y : tensor<f32>
    %key2 = ten.select %isNan2, %nan, %plain2 : tensor<i1>, tensor<f32>
    %lt = ten.compare lt total %key, %key2 : tensor<f32>
    ten.yield %lt : tensor<i1>
  }
  %b0 = ten.bitcast %s0 : tensor<5000xf32> -> tensor<5000xi32>
  %s1 = ten.sort %a dim = 0 : tensor<5000xf32> {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %zero = ten.constant dense<0.0> : tensor<f32>
    %nan = ten.constant dense<0x7FC00000> : tensor<f32>
    %isZero = ten.compare eq %x, %zero : tensor<f32>
    %plain = ten.select %isZero, %zero, %x : tensor<i1>, tensor<f32>
    %isNan = ten.compare ne %x, %x : tensor<f32>
    %key = ten.select %isNan, %nan, %plain : tensor<i1>, tensor<f32>
    %isZero2 = ten.compare eq %y, %zero : tensor<f32>
    %plain2 = ten.select %isZero2, %zero, %y : tensor<i1>, tensor<f32>
    %isNan2 = ten.compare ne %y, %y : tensor<f32>
    %key2 = ten.select %isNan2, %nan, %plain2 : tensor<i1>, tensor<f32>
    %lt = ten.compare gt total %key, %key2 : tensor<f32>
    ten.yield %lt : tensor<i1>
  }
  %s2 = ten.sort %b dim = 1 : tensor<40x33xf32> {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %zero = ten.constant dense<0.0> : tensor<f32>
    %nan = ten.constant dense<0x7FC00000> : tensor<f32>
    %isZero = ten.compare eq %x, %zero : tensor<f32>
    %plain = ten.select %isZero, %zero, %x : tensor<i1>, tensor<f32>
    %isNan = ten.compare ne %x, %x : tensor<f32>
    %key = ten.select %isNan, %nan, %plain : tensor<i1>, tensor<f32>
    %isZero2 = ten.compare eq %y, %zero : tensor<f32>
    %plain2 = ten.select %isZero2, %zero, %y : tensor<i1>, tensor<f32>
    %isNan2 = ten.compare ne %y, %y : tensor<f32>
    %key2 = ten.select %isNan2, %nan, %plain2 : tensor<i1>, tensor<f32>
    %lt = ten.compare lt total %key, %key2 : tensor<f32>
    ten.yield %lt : tensor<i1>
  }
  %s3 = ten.sort %b dim = 0 : tensor<40x33xf32> {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %lt = ten.compare gt total %x, %y : tensor<f32>
    ten.yield %lt : tensor<i1>
  }
  %s4 = ten.sort %c dim = 0 : tensor<300xf64> {
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %zero = ten.constant dense<0.0> : tensor<f64>
    %nan = ten.constant dense<0x7FF8000000000000> : tensor<f64>
    %isZero = ten.compare eq %x, %zero : tensor<f64>
    %plain = ten.select %isZero, %zero, %x : tensor<i1>, tensor<f64>
    %isNan = ten.compare ne %x, %x : tensor<f64>
    %key = ten.select %isNan, %nan, %plain : tensor<i1>, tensor<f64>
    %isZero2 = ten.compare eq %y, %zero : tensor<f64>
    %plain2 = ten.select %isZero2, %zero, %y : tensor<i1>, tensor<f64>
    %isNan2 = ten.compare ne %y, %y : tensor<f64>
    %key2 = ten.select %isNan2, %nan, %plain2 : tensor<i1>, tensor<f64>
    %lt = ten.compare lt total %key, %key2 : tensor<f64>
    ten.yield %lt : tensor<i1>
  }
  %s5 = ten.sort %d dim = 1 : tensor<7x129xui32> {
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %lt = ten.compare gt %x, %y : tensor<ui32>
    ten.yield %lt : tensor<i1>
  }
  %s6 = ten.sort %e dim = 0 : tensor<4096xi64> {
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %lt = ten.compare lt %x, %y : tensor<i64>
    ten.yield %lt : tensor<i1>
  }
  %s7 = ten.sort %f dim = 1 : tensor<3x900xbf16> {
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %zero = ten.constant dense<0.0> : tensor<bf16>
    %nan = ten.constant dense<0x7FC0> : tensor<bf16>
    %isZero = ten.compare eq %x, %zero : tensor<bf16>
    %plain = ten.select %isZero, %zero, %x : tensor<i1>, tensor<bf16>
    %isNan = ten.compare ne %x, %x : tensor<bf16>
    %key = ten.select %isNan, %nan, %plain : tensor<i1>, tensor<bf16>
    %isZero2 = ten.compare eq %y, %zero : tensor<bf16>
    %plain2 = ten.select %isZero2, %zero, %y : tensor<i1>, tensor<bf16>
    %isNan2 = ten.compare ne %y, %y : tensor<bf16>
    %key2 = ten.select %isNan2, %nan, %plain2 : tensor<i1>, tensor<bf16>
    %lt = ten.compare gt total %key, %key2 : tensor<bf16>
    ten.yield %lt : tensor<i1>
  }
  %s8 = ten.sort %g dim = 1 : tensor<9x100xi8> {
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %lt = ten.compare lt %x, %y : tensor<i8>
    ten.yield %lt : tensor<i1>
  }
  // With an index, and the largest many.
  %j = ten.iota dim = 1 : tensor<40x33xi32>
  %p:2 = ten.sort %b, %j dim = 1 : tensor<40x33xf32>, tensor<40x33xi32> {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>, %q: tensor<i32>, %w: tensor<i32>):
    %lt = ten.compare gt total %x, %y : tensor<f32>
    ten.yield %lt : tensor<i1>
  }
  %k:2 = ten.top_k %f k = 300 : tensor<3x900xbf16> -> tensor<3x300xbf16>, tensor<3x300xi32>
  %l:2 = ten.top_k %g k = 77 : tensor<9x100xi8> -> tensor<9x77xi8>, tensor<9x77xi32>
  %m:2 = ten.top_k %f k = 5 : tensor<3x900xbf16> -> tensor<3x5xbf16>, tensor<3x5xi32>
  return %b0, %s1, %s2, %s3, %s4, %s5, %s6, %s7, %s8, %p#0, %p#1, %k#0, %k#1, %l#0, %l#1, %m#0, %m#1 : tensor<5000xi32>, tensor<5000xf32>, tensor<40x33xf32>, tensor<40x33xf32>, tensor<300xf64>, tensor<7x129xui32>, tensor<4096xi64>, tensor<3x900xbf16>, tensor<9x100xi8>, tensor<40x33xf32>, tensor<40x33xi32>, tensor<3x300xbf16>, tensor<3x300xi32>, tensor<9x77xi8>, tensor<9x77xi32>, tensor<3x5xbf16>, tensor<3x5xi32>
}
