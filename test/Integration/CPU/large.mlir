// REQUIRES: large
// RUN: tensor-run %s | FileCheck %s

// More than 2^31 elements: the last one is found where it belongs.
// CHECK: tensor i64 2147483653
// CHECK: tensor 1xi8 [7]
func.func @main() -> (tensor<i64>, tensor<1xi8>) {
  %one = ten.constant dense<1> : tensor<i8>
  %seven = ten.constant dense<7> : tensor<1xi8>
  %last = ten.constant dense<2147483652> : tensor<i64>
  %0 = ten.broadcast %one dims = [] : tensor<i8> -> tensor<2147483653xi8>
  %1 = ten.dynamic_update_slice %0[%last], %seven : tensor<2147483653xi8>, tensor<i64>, tensor<1xi8>
  %2 = ten.convert %0 : tensor<2147483653xi8> -> tensor<2147483653xi64>
  %3 = ten.reduce add %2 dims = [0] : tensor<2147483653xi64> -> tensor<i64>
  %4 = ten.slice %1 start = [2147483652] limit = [2147483653] stride = [1] : tensor<2147483653xi8> -> tensor<1xi8>
  return %3, %4 : tensor<i64>, tensor<1xi8>
}
