// Rows along a dimension of size 1: what is known of a row is found under the
// index 0 and under the loop's.
// RUN: tensor-run %s --input=2x1x16xf32=1,2,3,4,4,4,4,4,4,4,4,4,4,4,4,4,3,2,1,4,4,4,4,4,4,4,4,4,4,4,4,4 --input=i32=2 | FileCheck %s
// RUN: tensor-run %s --input=2x1x16xf32=1,2,3,4,4,4,4,4,4,4,4,4,4,4,4,4,3,2,1,4,4,4,4,4,4,4,4,4,4,4,4,4 --input=i32=2 --device=interpreter | FileCheck %s
// RUN: tensor-opt %s -tenon-simplify -tenon-kernels | FileCheck %s --check-prefix=ONE

// CHECK: 0.09003057 0.244728{{[0-9]+}} {{ *}}0.66524{{[0-9]+}}
// CHECK: 0.66524{{[0-9]+}} {{ *}}0.244728{{[0-9]+}} 0.09003057

// ONE: ten.launch @normalize
// ONE-NOT: ten.launch
func.func @main(%x: tensor<2x1x16xf32>, %n: tensor<i32>) -> tensor<2x1x16xf32> {
  %low = ten.constant dense<0xFF800000> : tensor<2x1x16xf32>
  %i = ten.iota dim = 0 : tensor<16xi32>
  %m = ten.broadcast %n dims = [] : tensor<i32> -> tensor<16xi32>
  %k = ten.compare le %i, %m : tensor<16xi32>
  %c = ten.broadcast %k dims = [2] : tensor<16xi1> -> tensor<2x1x16xi1>
  %y = ten.select %c, %x, %low : tensor<2x1x16xf32>
  %0 = ten.reduce max %y dims = [2] : tensor<2x1x16xf32> -> tensor<2x1xf32>
  %1 = ten.broadcast %0 dims = [0, 1] : tensor<2x1xf32> -> tensor<2x1x16xf32>
  %2 = ten.sub %y, %1 : tensor<2x1x16xf32>
  %3 = ten.exp %2 : tensor<2x1x16xf32>
  %4 = ten.reduce add %3 dims = [2] : tensor<2x1x16xf32> -> tensor<2x1xf32>
  %5 = ten.broadcast %4 dims = [0, 1] : tensor<2x1xf32> -> tensor<2x1x16xf32>
  %6 = ten.div %3, %5 : tensor<2x1x16xf32>
  return %6 : tensor<2x1x16xf32>
}
