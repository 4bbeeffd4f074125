// RUN: tensor-run %s --input=2xf32=1 --input=2xf32=2 --input=2xf32=3 --input=2xf32=4 --input=2xf32=5 --input=2xf32=6 --input=2xf32=7 --input=2xf32=8 --donate=0:1,1:2,2:0,3:3,4:4,5:5,6:6 | FileCheck %s
// RUN: tensor-run %s --input=2xf32=1 --input=2xf32=2 --input=2xf32=3 --input=2xf32=4 --input=2xf32=5 --input=2xf32=6 --input=2xf32=7 --input=2xf32=8 | FileCheck %s

// Values that change places, and more results than lists on the stack hold.
// CHECK: [1. 1.]
// CHECK: [2. 2.]
// CHECK: [3. 3.]
// CHECK: [5. 5.]
// CHECK: [4. 4.]
// CHECK: [12. 12.]
// CHECK: [13. 13.]
func.func @main(%a: tensor<2xf32>, %b: tensor<2xf32>, %c: tensor<2xf32>, %d: tensor<2xf32>, %e: tensor<2xf32>,
                %f: tensor<2xf32>, %g: tensor<2xf32>, %h: tensor<2xf32>)
    -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
  %0 = ten.add %d, %h : tensor<2xf32>
  %1 = ten.sub %0, %g : tensor<2xf32>
  %2 = ten.add %d, %h : tensor<2xf32>
  %3 = ten.add %e, %h : tensor<2xf32>
  return %a, %b, %c, %1, %d, %2, %3 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
}
