// The memory of a donated argument becomes a result's; what else reads the
// argument is served before.
// RUN: tensor-run %s --input=4xf32=1,2,3,4 --input=4xf32=1 | FileCheck %s --check-prefix=MARKED
// RUN: tensor-run %s --input=4xf32=1,2,3,4 --input=4xf32=1 --device=interpreter | FileCheck %s --check-prefix=MARKED
// RUN: tensor-run %s --input=4xf32=1,2,3,4 --input=4xf32=1 --donate=1:1 | FileCheck %s --check-prefix=MARKED
// RUN: tensor-run %s --input=4xf32=1,2,3,4 --input=4xf32=1 --donate=0:1,1:0 | FileCheck %s --check-prefix=MARKED
// MARKED: [5. 4. 3. 2.]
// MARKED: [5. 8. 9. 8.]
// RUN: tensor-run %s --entry=donor --input=4xf32=1,2,3,4 | FileCheck %s --check-prefix=DONOR
// DONOR: [2. 4. 6. 8.]
// RUN: tensor-run %s --entry=passed --input=4xf32=1,2,3,4 --input=4xf32=9 | FileCheck %s --check-prefix=PASSED
// PASSED: [9. 9. 9. 9.]
// PASSED: [1. 2. 3. 4.]

// RUN: tensor-run %s --entry=donor --input=4xf32=1 --benchmark=3 | FileCheck %s --check-prefix=TIMES
// TIMES: time: min

// RUN: env CODE=2 %python %S/code.py tensor-run %s --input=4xf32=1 --input=4xf32=1 --donate=2:0 | FileCheck %s --check-prefix=ARGUMENT
// ARGUMENT: error: '--donate' names argument 2 of 'main', which has 2
// RUN: env CODE=2 %python %S/code.py tensor-run %s --input=4xf32=1 --input=4xf32=1 --donate=0:2 | FileCheck %s --check-prefix=RESULT
// RESULT: error: '--donate' names result 2 of 'main', which has 2
// RUN: env CODE=2 %python %S/code.py tensor-run %s --entry=narrow --input=4xf32=1 --donate=0:0 | FileCheck %s --check-prefix=TYPE
// TYPE: error: '--donate' expects argument 0 and result 0 of the same type, got tensor<4xf32> and tensor<2xf32>
// RUN: env CODE=2 %python %S/code.py tensor-run %s --input=4xf32=1 --input=4xf32=1 --donate=0 | FileCheck %s --check-prefix=FORM
// FORM: error: expects '--donate' to be ARG:RESULT,..., got '0'

func.func @main(%x: tensor<4xf32> {tf.aliasing_output = 0 : i32}, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = stablehlo.reverse %x, dims = [0] : tensor<4xf32>
  %1 = stablehlo.add %0, %y : tensor<4xf32>
  %2 = stablehlo.multiply %x, %1 : tensor<4xf32>
  return %1, %2 : tensor<4xf32>, tensor<4xf32>
}
func.func @donor(%x: tensor<4xf32> {jax.buffer_donor = true}) -> tensor<4xf32> {
  %0 = stablehlo.add %x, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @passed(%x: tensor<4xf32> {tf.aliasing_output = 0 : i32}, %y: tensor<4xf32> {tf.aliasing_output = 1 : i32}) -> (tensor<4xf32>, tensor<4xf32>) {
  return %y, %x : tensor<4xf32>, tensor<4xf32>
}
func.func @narrow(%x: tensor<4xf32>) -> tensor<2xf32> {
  %0 = stablehlo.slice %x [0:2] : (tensor<4xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
