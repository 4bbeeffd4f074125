// What is computed beside a result, and not read, takes no memory; nor do
// results that are computed together.
// RUN: tensor-run %s --entry=place --input=4096x300xf32=normal:1 --explain 2>&1 | FileCheck %s
// RUN: tensor-run %s --entry=both --input=4096x300xf32=normal:1 --explain 2>&1 | FileCheck %s
// RUN: tensor-run %s --entry=place --input=4096x300xf32=normal:1 --verify
// RUN: tensor-run %s --entry=both --input=4096x300xf32=normal:1 --verify
// RUN: tensor-run --dynamic %s --entry=others --input=40x30xf32=normal:1 --input=40x30xi32=uniform:2 --verify
// RUN: tensor-run %s --entry=others --input=40x30xf32=normal:1 --input=40x30xi32=uniform:2 --device=interpreter > %t.expected
// RUN: tensor-run --dynamic %s --entry=others --input=40x30xf32=normal:1 --input=40x30xi32=uniform:2 > %t.computed
// RUN: diff %t.expected %t.computed
// CHECK: arena: 0 bytes

func.func @place(%x: tensor<4096x300xf32>) -> tensor<4096xi32> {
  %low = ten.constant dense<0xFF800000> : tensor<f32>
  %zero = ten.constant dense<0> : tensor<i32>
  %i = ten.iota dim = 1 : tensor<4096x300xi32>
  %r:2 = ten.reduce %x, %i init(%low, %zero) dims = [1] : tensor<4096x300xf32>, tensor<4096x300xi32> -> tensor<4096xf32>, tensor<4096xi32> {
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
  return %r#1 : tensor<4096xi32>
}

func.func @both(%x: tensor<4096x300xf32>) -> (tensor<4096xf32>, tensor<4096xi32>) {
  %low = ten.constant dense<0xFF800000> : tensor<f32>
  %zero = ten.constant dense<0> : tensor<i32>
  %i = ten.iota dim = 1 : tensor<4096x300xi32>
  %r:2 = ten.reduce %x, %i init(%low, %zero) dims = [1] : tensor<4096x300xf32>, tensor<4096x300xi32> -> tensor<4096xf32>, tensor<4096xi32> {
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
  return %r#0, %r#1 : tensor<4096xf32>, tensor<4096xi32>
}

func.func @others(%x: tensor<?x30xf32>, %i: tensor<?x30xi32>) -> (tensor<?x30xi32>, tensor<?x30xi32>, tensor<30xi32>) {
  %low = ten.constant dense<0xFF800000> : tensor<f32>
  %zero = ten.constant dense<0> : tensor<i32>
  %sorted:3 = ten.sort %x, %i, %x dim = 1 stable : tensor<?x30xf32>, tensor<?x30xi32>, tensor<?x30xf32> {
  ^bb0(%p: tensor<f32>, %q: tensor<f32>, %s: tensor<i32>, %t: tensor<i32>, %u: tensor<f32>, %v: tensor<f32>):
    %less = ten.compare lt %p, %q : tensor<f32>
    ten.yield %less : tensor<i1>
  }
  %scanned:2 = ten.scan %x, %i init(%low, %zero) dim = 0 : tensor<?x30xf32>, tensor<?x30xi32> -> tensor<?x30xf32>, tensor<?x30xi32> {
  ^bb0(%a: tensor<f32>, %ai: tensor<i32>, %b: tensor<f32>, %bi: tensor<i32>):
    %gt = ten.compare gt %a, %b : tensor<f32>
    %v = ten.select %gt, %a, %b : tensor<f32>
    %n = ten.select %gt, %ai, %bi : tensor<i32>
    ten.yield %v, %n : tensor<f32>, tensor<i32>
  }
  %reduced:2 = ten.reduce %x, %i init(%low, %zero) dims = [0] : tensor<?x30xf32>, tensor<?x30xi32> -> tensor<30xf32>, tensor<30xi32> {
  ^bb0(%a: tensor<f32>, %ai: tensor<i32>, %b: tensor<f32>, %bi: tensor<i32>):
    %gt = ten.compare gt %a, %b : tensor<f32>
    %v = ten.select %gt, %a, %b : tensor<f32>
    %n = ten.select %gt, %ai, %bi : tensor<i32>
    ten.yield %v, %n : tensor<f32>, tensor<i32>
  }
  return %sorted#1, %scanned#1, %reduced#1 : tensor<?x30xi32>, tensor<?x30xi32>, tensor<30xi32>
}
