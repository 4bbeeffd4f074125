// RUN: tensor-opt %s -convert-stablehlo-to-ten | FileCheck %s
// RUN: tensor-run %s --input=0xi1= --input=2xf32=1,2 | FileCheck %s --check-prefix=RESULT

// Tokens that a program takes and gives are arrays without elements; those of
// the functions that it calls are gone.
// CHECK-LABEL: func.func public @main(
// CHECK-SAME: %{{.*}}: tensor<0xi1>, %[[X:.*]]: tensor<2xf32>) -> (tensor<0xi1>, tensor<2xf32>, tensor<0xi1>)
// CHECK-NOT: token
// CHECK: %[[SUM:.*]] = ten.add %[[X]], %[[X]]
// CHECK-NOT: token
// CHECK: return %{{.*}}, %[[SUM]], %{{.*}}
// RESULT: tensor 0xi1 []
// RESULT: tensor 2xf32 [2. 4.]
// RESULT: tensor 0xi1 []
func.func public @main(%t: !stablehlo.token, %x: tensor<2xf32>) -> (!stablehlo.token, tensor<2xf32>, !stablehlo.token) {
  %0:2 = call @twice(%t, %x) : (!stablehlo.token, tensor<2xf32>) -> (!stablehlo.token, tensor<2xf32>)
  %1 = stablehlo.create_token : !stablehlo.token
  %2 = stablehlo.after_all %0#0, %1 : !stablehlo.token
  return %t, %0#1, %2 : !stablehlo.token, tensor<2xf32>, !stablehlo.token
}
func.func private @twice(%t: !stablehlo.token, %x: tensor<2xf32>) -> (!stablehlo.token, tensor<2xf32>) {
  %0 = stablehlo.add %x, %x : tensor<2xf32>
  return %t, %0 : !stablehlo.token, tensor<2xf32>
}

// Also where nothing else is of StableHLO.
// CHECK-LABEL: func.func @passed(
// CHECK-SAME: %{{.*}}: tensor<0xi1>) -> tensor<0xi1>
// CHECK-NOT: token
func.func @passed(%t: !stablehlo.token) -> !stablehlo.token {
  return %t : !stablehlo.token
}
