// A loop's branches return what the loop carries, or what it does not.

// RUN: tensor-run %s --entry=returned --input=15xi32=0 | FileCheck %s --check-prefix=RETURNED
// RETURNED: tensor i32 210
func.func @returned(%a: tensor<15xi32>) -> tensor<i32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %n = stablehlo.constant dense<15> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %0:2 = stablehlo.while(%i = %z, %s = %z) : tensor<i32>, tensor<i32>
  cond {
    %1 = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %2 = "stablehlo.case"(%i) ({
      stablehlo.return %i : tensor<i32>
    }, {
      stablehlo.return %n : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %t = stablehlo.add %s, %2 : tensor<i32>
    %3 = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %3, %t : tensor<i32>, tensor<i32>
  }
  return %0#1 : tensor<i32>
}

// A value that leaves the test of a loop twice.
// RUN: tensor-run %s --entry=twice --input=i64=0 | FileCheck %s --check-prefix=TWICE
// TWICE: tensor i64 2
func.func @twice(%a: tensor<i64>) -> tensor<i64> {
  %x = tensor.extract %a[] : tensor<i64>
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  %c20 = arith.constant 20 : i64
  %r:3 = scf.while (%s = %x) : (i64) -> (i64, i64, i64) {
    %go = arith.cmpi slt, %s, %c1 : i64
    %v = scf.if %go -> i64 {
      %n = arith.addi %s, %c2 : i64
      scf.yield %n : i64
    } else {
      scf.yield %c20 : i64
    }
    scf.condition(%go) %v, %v, %s : i64, i64, i64
  } do {
  ^bb0(%f: i64, %g: i64, %o: i64):
    scf.yield %g : i64
  }
  %t = tensor.from_elements %r#2 : tensor<i64>
  return %t : tensor<i64>
}
