// RUN: %python %S/Inputs/both.py tensor-run %s | FileCheck %s
// RUN: tensor-run %s --entry=factor --dynamic --input=2x2x2xf32=4,2,2,5,9,0,0,1 | FileCheck %s --check-prefix=FACTOR
// RUN: tensor-run %s --entry=lu --dynamic --input=2x2xf64=0,2,4,1 | FileCheck %s --check-prefix=LU
// RUN: tensor-run %s --entry=orthogonal --dynamic --input=1x3x1xf32=3,0,4 --verify | FileCheck %s --check-prefix=QR

// Factors of matrices whose sizes only the run knows, as JAX calls LAPACK for
// them: the operands at the end are the shapes of the results. Compiled for the
// sizes of the inputs, for any sizes, and interpreted.

// CHECK-LABEL: == factor
// CHECK-NEXT: tensor 2x2x2xf32 {{.*}}2. 0.]
// CHECK-NEXT: [1. 2.]]
// CHECK-EMPTY:
// CHECK-NEXT: {{.*}}3. 0.]
// CHECK-NEXT: [0. 1.]]]
// CHECK-NEXT: tensor 2xi32 [0 0]
// CHECK-NEXT: tensor 2x2x2xf32
// FACTOR: tensor 2x2x2xf32 {{.*}}2. 0.]
// FACTOR-NEXT: [1. 2.]]
// FACTOR: tensor 2xi32 [0 0]
// INPUT: 2x2x2xf32=4,2,2,5,9,0,0,1
func.func @factor(%a: tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>, tensor<?xi32>, tensor<?x?x?xf32>) {
  %shape = stablehlo.constant dense<2> : tensor<3xi32>
  %batch = stablehlo.constant dense<2> : tensor<1xi32>
  %0:2 = stablehlo.custom_call @lapack_spotrf_ffi(%a, %shape, %batch) {indices_of_shape_operands = dense<[1, 2]> : tensor<2xi64>, mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<?x?x?xf32>, tensor<3xi32>, tensor<1xi32>) -> (tensor<?x?x?xf32>, tensor<?xi32>)
  %1 = stablehlo.custom_call @lapack_strsm_ffi(%0#0, %a, %shape) {indices_of_shape_operands = dense<[2]> : tensor<1xi64>, mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<3xi32>) -> tensor<?x?x?xf32>
  return %0#0, %0#1, %1 : tensor<?x?x?xf32>, tensor<?xi32>, tensor<?x?x?xf32>
}

// CHECK-LABEL: == lu
// CHECK-NEXT: tensor 2x2xf64 {{.*}}4. 1.]
// CHECK-NEXT: [0. 2.]]
// CHECK-NEXT: tensor 2xi32 [2 2]
// LU: tensor 2x2xf64 {{.*}}4. 1.]
// LU-NEXT: [0. 2.]]
// LU-NEXT: tensor 2xi32 [2 2]
// INPUT: 2x2xf64=0,2,4,1
func.func @lu(%a: tensor<?x?xf64>) -> (tensor<?x?xf64>, tensor<?xi32>, tensor<i32>) {
  %shape = stablehlo.constant dense<2> : tensor<2xi32>
  %pivots = stablehlo.constant dense<2> : tensor<1xi32>
  %none = stablehlo.constant dense<> : tensor<0xi32>
  %0:3 = stablehlo.custom_call @lapack_dgetrf_ffi(%a, %shape, %pivots, %none) {indices_of_shape_operands = dense<[1, 2, 3]> : tensor<3xi64>, mhlo.backend_config = {}} : (tensor<?x?xf64>, tensor<2xi32>, tensor<1xi32>, tensor<0xi32>) -> (tensor<?x?xf64>, tensor<?xi32>, tensor<i32>)
  return %0#0, %0#1, %0#2 : tensor<?x?xf64>, tensor<?xi32>, tensor<i32>
}

// CHECK-LABEL: == orthogonal
// CHECK-NEXT: tensor 1x3x1xf32 {{.*}}-0.6
// CHECK: -0.8
// QR: tensor 1x3x1xf32 {{.*}}-0.6
// QR: -0.8
// QR: verify:
// INPUT: 1x3x1xf32=3,0,4
func.func @orthogonal(%a: tensor<?x3x1xf32>) -> tensor<?x3x1xf32> {
  %0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%a) {mhlo.backend_config = {}} : (tensor<?x3x1xf32>) -> (tensor<?x3x1xf32>, tensor<?x1xf32>)
  %1 = stablehlo.custom_call @lapack_sorgqr_ffi(%0#0, %0#1) {mhlo.backend_config = {}} : (tensor<?x3x1xf32>, tensor<?x1xf32>) -> tensor<?x3x1xf32>
  return %1 : tensor<?x3x1xf32>
}
