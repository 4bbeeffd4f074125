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

// -----

// Tokens that loops and branches carry are arrays without elements, too.
// CHECK-LABEL: @carried
// CHECK-NOT: stablehlo
// CHECK: scf.while ({{.*}}) : (tensor<0xi1>, tensor<i32>) -> (tensor<0xi1>, tensor<i32>)
// CHECK-NOT: token
func.func @carried(%t: !stablehlo.token, %n: tensor<i32>) -> (!stablehlo.token, tensor<i32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%s = %t, %i = %zero) : !stablehlo.token, tensor<i32>
  cond {
    %more = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %u = stablehlo.after_all %s : !stablehlo.token
    %next = stablehlo.add %i, %one : tensor<i32>
    %even = stablehlo.compare EQ, %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %v:2 = "stablehlo.if"(%even) ({
      stablehlo.return %u, %next : !stablehlo.token, tensor<i32>
    }, {
      %w = stablehlo.create_token : !stablehlo.token
      stablehlo.return %w, %next : !stablehlo.token, tensor<i32>
    }) : (tensor<i1>) -> (!stablehlo.token, tensor<i32>)
    stablehlo.return %v#0, %v#1 : !stablehlo.token, tensor<i32>
  }
  return %r#0, %r#1 : !stablehlo.token, tensor<i32>
}
