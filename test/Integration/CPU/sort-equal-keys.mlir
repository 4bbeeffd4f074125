// RUN: rm -rf %t && mkdir %t
// RUN: %python %S/Inputs/equal-keys.py %t
// RUN: tensor-run %s --device=interpreter --input=%t/a.npy --input=%t/b.npy --input=%t/c.npy --input=%t/d.npy --input=%t/e.npy --input=6000xf32=normal:6 --input=f32=0.5 --output=%t/0.npy --output=%t/1.npy --output=%t/2.npy --output=%t/3.npy --output=%t/4.npy --output=%t/5.npy --output=%t/6.npy --output=%t/7.npy --output=%t/8.npy
// RUN: tensor-run --dynamic %s --threads=1 --input=%t/a.npy --input=%t/b.npy --input=%t/c.npy --input=%t/d.npy --input=%t/e.npy --input=6000xf32=normal:6 --input=f32=0.5 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy --expect=%t/4.npy --expect=%t/5.npy --expect=%t/6.npy --expect=%t/7.npy --expect=%t/8.npy --ulp=0
// RUN: tensor-run --dynamic %s --threads=3 --input=%t/a.npy --input=%t/b.npy --input=%t/c.npy --input=%t/d.npy --input=%t/e.npy --input=6000xf32=normal:6 --input=f32=0.5 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy --expect=%t/4.npy --expect=%t/5.npy --expect=%t/6.npy --expect=%t/7.npy --expect=%t/8.npy --ulp=0
// RUN: tensor-opt %s -tenon-simplify -tenon-kernels -tenon-linalg | FileCheck %s

// A constant that stands for several elements, as for zeros of both signs and
// for NaN of all bits, says where they are among the sorted ones: they are put
// there in their order, without sorting their indices. The bits are compared.

// One row, in the memory of the result.
// CHECK-LABEL: func.func private @sort_0(
// CHECK-NOT: tensor.empty
// CHECK: call @ten_rt_sort_i32(
// CHECK: scf.if
// CHECK-NOT: call @
// CHECK: return

// Rows: one at a time, in words of the key alone.
// CHECK-LABEL: func.func private @sort_2(
// CHECK: tensor.empty() : tensor<37xi32>
// CHECK: call @ten_rt_sort_i32(
// CHECK-NOT: call @
// CHECK: return

// A key that is neither the element nor a constant, as a number that is given,
// needs the indices.
// CHECK-LABEL: func.func private @sort_7(
// CHECK: scf.if
// CHECK: call @ten_rt_sort_i32(
// CHECK: call @ten_rt_sort_i64(
// CHECK: return
// CHECK-LABEL: func.func private @sort_8(
// CHECK: scf.if
// CHECK: call @ten_rt_sort_i32(
// CHECK: call @ten_rt_sort_i64(
// CHECK: return
func.func @main(%a: tensor<6000xf32>, %b: tensor<21x37xf32>, %c: tensor<400xf64>, %d: tensor<6x90xbf16>, %e: tensor<?xf32>, %f: tensor<6000xf32>, %g: tensor<f32>) -> (tensor<6000xi32>, tensor<6000xi32>, tensor<21x37xi32>, tensor<21x37xi32>, tensor<400xi64>, tensor<6x90xi16>, tensor<?xi32>, tensor<6000xi32>, tensor<6000xi32>) {
  %s0 = ten.sort %a dim = 0 : tensor<6000xf32> {
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
    %before = ten.compare lt total %key, %key2 : tensor<f32>
    ten.yield %before : tensor<i1>
  }
  %r0 = ten.bitcast %s0 : tensor<6000xf32> -> tensor<6000xi32>
  %s1 = ten.sort %a dim = 0 : tensor<6000xf32> {
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
    %before = ten.compare gt total %key, %key2 : tensor<f32>
    ten.yield %before : tensor<i1>
  }
  %r1 = ten.bitcast %s1 : tensor<6000xf32> -> tensor<6000xi32>
  %s2 = ten.sort %b dim = 1 : tensor<21x37xf32> {
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
    %before = ten.compare lt total %key, %key2 : tensor<f32>
    ten.yield %before : tensor<i1>
  }
  %r2 = ten.bitcast %s2 : tensor<21x37xf32> -> tensor<21x37xi32>
  %s3 = ten.sort %b dim = 0 : tensor<21x37xf32> {
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
    %before = ten.compare gt total %key, %key2 : tensor<f32>
    ten.yield %before : tensor<i1>
  }
  %r3 = ten.bitcast %s3 : tensor<21x37xf32> -> tensor<21x37xi32>
  %s4 = ten.sort %c dim = 0 : tensor<400xf64> {
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
    %before = ten.compare gt total %key, %key2 : tensor<f64>
    ten.yield %before : tensor<i1>
  }
  %r4 = ten.bitcast %s4 : tensor<400xf64> -> tensor<400xi64>
  %s5 = ten.sort %d dim = 1 : tensor<6x90xbf16> {
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
    %before = ten.compare lt total %key, %key2 : tensor<bf16>
    ten.yield %before : tensor<i1>
  }
  %r5 = ten.bitcast %s5 : tensor<6x90xbf16> -> tensor<6x90xi16>
  %s6 = ten.sort %e dim = 0 : tensor<?xf32> {
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
    %before = ten.compare gt total %key, %key2 : tensor<f32>
    ten.yield %before : tensor<i1>
  }
  %r6 = ten.bitcast %s6 : tensor<?xf32> -> tensor<?xi32>
  %s7 = ten.sort %f dim = 0 : tensor<6000xf32> {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %key = ten.abs %x : tensor<f32> -> tensor<f32>
    %key2 = ten.abs %y : tensor<f32> -> tensor<f32>
    %before = ten.compare lt total %key, %key2 : tensor<f32>
    ten.yield %before : tensor<i1>
  }
  %r7 = ten.bitcast %s7 : tensor<6000xf32> -> tensor<6000xi32>
  %s8 = ten.sort %f dim = 0 : tensor<6000xf32> {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %zero = ten.constant dense<0.0> : tensor<f32>
    %isLess = ten.compare lt %x, %zero : tensor<f32>
    %key = ten.select %isLess, %g, %x : tensor<i1>, tensor<f32>
    %isLess2 = ten.compare lt %y, %zero : tensor<f32>
    %key2 = ten.select %isLess2, %g, %y : tensor<i1>, tensor<f32>
    %before = ten.compare lt total %key, %key2 : tensor<f32>
    ten.yield %before : tensor<i1>
  }
  %r8 = ten.bitcast %s8 : tensor<6000xf32> -> tensor<6000xi32>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8 : tensor<6000xi32>, tensor<6000xi32>, tensor<21x37xi32>, tensor<21x37xi32>, tensor<400xi64>, tensor<6x90xi16>, tensor<?xi32>, tensor<6000xi32>, tensor<6000xi32>
}
