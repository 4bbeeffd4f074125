// RUN: tensor-run %s --input=2x2x3xf32=3,0,0,0,4,0,0,0,5,0,0,0 | FileCheck %s
// RUN: tensor-run %s --dynamic --input=2x2x3xf32=3,0,0,0,4,0,0,0,5,0,0,0 | FileCheck %s
// RUN: tensor-run %s --device=interpreter --input=2x2x3xf32=3,0,0,0,4,0,0,0,5,0,0,0 | FileCheck %s
// REQUIRES: lapack

// Singular values alone, of matrices and batches of sizes that only the run
// knows: the vectors that nobody asks for have the sizes of the operands.
// CHECK: tensor 2x2xf32 {{.*}}4. 3.]
// CHECK-NEXT: [5. 0.]]
// CHECK-NEXT: tensor i64 2
// CHECK-NEXT: tensor i64 3
func.func @main(%a: tensor<?x?x?xf32>) -> (tensor<?x?xf32>, tensor<i64>, tensor<i64>) {
  %b = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?x?x?xf32>) -> tensor<i32>
  %m = stablehlo.get_dimension_size %a, dim = 1 : (tensor<?x?x?xf32>) -> tensor<i32>
  %n = stablehlo.get_dimension_size %a, dim = 2 : (tensor<?x?x?xf32>) -> tensor<i32>
  %k = stablehlo.minimum %m, %n : tensor<i32>
  %b1 = stablehlo.reshape %b : (tensor<i32>) -> tensor<1xi32>
  %m1 = stablehlo.reshape %m : (tensor<i32>) -> tensor<1xi32>
  %n1 = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %k1 = stablehlo.reshape %k : (tensor<i32>) -> tensor<1xi32>
  %whole = stablehlo.concatenate %b1, %m1, %n1, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %values = stablehlo.concatenate %b1, %k1, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %left = stablehlo.concatenate %b1, %m1, %k1, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %right = stablehlo.concatenate %b1, %k1, %n1, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %0:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%a, %whole, %values, %left, %right, %b1) {indices_of_shape_operands = dense<[1, 2, 3, 4, 5]> : tensor<5xi64>, mhlo.backend_config = {mode = 78 : ui8}} : (tensor<?x?x?xf32>, tensor<3xi32>, tensor<2xi32>, tensor<3xi32>, tensor<3xi32>, tensor<1xi32>) -> (tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?xi32>)
  %u = stablehlo.get_dimension_size %0#2, dim = 2 : (tensor<?x?x?xf32>) -> tensor<i32>
  %vt = stablehlo.get_dimension_size %0#3, dim = 2 : (tensor<?x?x?xf32>) -> tensor<i32>
  %uw = stablehlo.convert %u : (tensor<i32>) -> tensor<i64>
  %vw = stablehlo.convert %vt : (tensor<i32>) -> tensor<i64>
  return %0#1, %uw, %vw : tensor<?x?xf32>, tensor<i64>, tensor<i64>
}
