// |z| of all sizes is computed in vectors: no call for each element.
// RUN: tensor-run %s --input='9xcomplex<f32>=(3,4),(-3e38,1e38),(1e-40,-1e-41),(inf,nan),(nan,inf),(nan,1),(0,-0.0),(0,1e-45),(3e38,3e38)' --input='9xcomplex<f64>=(3,-4),(1e300,1e300),(1e-310,1e-311),(-inf,nan),(nan,inf),(nan,1),(0,-0.0),(0,5e-324),(1.7e308,1.7e308)' | FileCheck %s
// RUN: tensor-run %s --input='9xcomplex<f32>=(3,4),(-3e38,1e38),(1e-40,-1e-41),(inf,nan),(nan,inf),(nan,1),(0,-0.0),(0,1e-45),(3e38,3e38)' --input='9xcomplex<f64>=(3,-4),(1e300,1e300),(1e-310,1e-311),(-inf,nan),(nan,inf),(nan,1),(0,-0.0),(0,5e-324),(1.7e308,1.7e308)' --device=interpreter | FileCheck %s
// RUN: tensor-compile %s -o %t.o --dump-to=%t.stages && FileCheck %s --check-prefix=CODE < %t.stages/06-tenon-loops.mlir

// CHECK: 9xf32 [5.0000000e+00 3.1622777e+38 1.0049800e-40           inf
// CHECK-NEXT: inf           nan 0.0000000e+00 1.0000000e-45
// CHECK-NEXT: inf]
// CHECK: 9xf64 [ 5.00000000e+00 1.41421356e+300 1.00498756e-310
// CHECK-NEXT: inf             inf             nan
// CHECK-NEXT: 0.00000000e+00 5.00000000e-324             inf]
// CODE-LABEL: @map_0
// CODE-NOT: call
// CODE: return
func.func @main(%x: tensor<9xcomplex<f32>>, %y: tensor<9xcomplex<f64>>) -> (tensor<9xf32>, tensor<9xf64>) {
  %0 = ten.abs %x : tensor<9xcomplex<f32>> -> tensor<9xf32>
  %1 = ten.abs %y : tensor<9xcomplex<f64>> -> tensor<9xf64>
  return %0, %1 : tensor<9xf32>, tensor<9xf64>
}
