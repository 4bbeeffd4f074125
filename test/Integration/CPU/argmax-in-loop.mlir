// Where the largest of each row is, in a loop: found by a search that takes vectors,
// as outside of one, though the places do not change from one turn to the next.
// RUN: tensor-opt %s -tenon-simplify -tenon-kernels -tenon-linalg | FileCheck %s
// RUN: tensor-run %s --verify --input=30x100xf32=normal:1 --input=i32=5
// RUN: tensor-run %s --verify --input=30x100xf32=nan --input=i32=2

// No row's places are in memory.
// CHECK-LABEL: func.func private @reduce_0
// CHECK-SAME: (%{{[a-z0-9]+}}: tensor<30x100xf32>, %{{[a-z0-9]+}}: tensor<30xf32>, %{{[a-z0-9]+}}: tensor<30xi32>)
// CHECK: arith.maxnumf {{.*}}nnan,nsz
// CHECK: arith.minsi
func.func @main(%x: tensor<30x100xf32>, %n: tensor<i32>) -> tensor<30xi32> {
  %zero = ten.constant dense<0> : tensor<i32>
  %one = ten.constant dense<1> : tensor<i32>
  %low = ten.constant dense<0xFF800000> : tensor<f32>
  %start = ten.constant dense<0> : tensor<30xi32>
  %r:3 = scf.while (%k = %zero, %a = %x, %found = %start) : (tensor<i32>, tensor<30x100xf32>, tensor<30xi32>) -> (tensor<i32>, tensor<30x100xf32>, tensor<30xi32>) {
    %less = ten.compare lt %k, %n : tensor<i32>
    %go = tensor.extract %less[] : tensor<i1>
    scf.condition(%go) %k, %a, %found : tensor<i32>, tensor<30x100xf32>, tensor<30xi32>
  } do {
  ^bb0(%k: tensor<i32>, %a: tensor<30x100xf32>, %found: tensor<30xi32>):
    %places = ten.iota dim = 1 : tensor<30x100xi32>
    %best:2 = ten.reduce %a, %places init(%low, %zero) dims = [1] : tensor<30x100xf32>, tensor<30x100xi32> -> tensor<30xf32>, tensor<30xi32> {
    ^bb0(%p: tensor<f32>, %i: tensor<i32>, %q: tensor<f32>, %j: tensor<i32>):
      %more = ten.compare gt %p, %q : tensor<f32>
      %nan = ten.compare ne %p, %p : tensor<f32>
      %keeps = ten.or %more, %nan : tensor<i1>
      %equal = ten.compare eq %p, %q : tensor<f32>
      %lower = ten.compare lt %i, %j : tensor<i32>
      %first = ten.and %equal, %lower : tensor<i1>
      %either = ten.or %keeps, %first : tensor<i1>
      %v = ten.select %keeps, %p, %q : tensor<i1>, tensor<f32>
      %w = ten.select %either, %i, %j : tensor<i1>, tensor<i32>
      ten.yield %v, %w : tensor<f32>, tensor<i32>
    }
    %wide = ten.broadcast %best#0 dims = [0] : tensor<30xf32> -> tensor<30x100xf32>
    %half = ten.mul %wide, %a : tensor<30x100xf32>
    %next = ten.sin %half : tensor<30x100xf32>
    %sum = ten.add %found, %best#1 : tensor<30xi32>
    %k1 = ten.add %k, %one : tensor<i32>
    scf.yield %k1, %next, %sum : tensor<i32>, tensor<30x100xf32>, tensor<30xi32>
  }
  return %r#2 : tensor<30xi32>
}
