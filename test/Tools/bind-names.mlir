// A name may begin with a digit, as those of PyTorch's sequences do; numbers
// and ranges are numbers.
// RUN: tensor-run %s --bind=0.weight --input=2xf32=1,2 --input=0.weight=2xf32=3,4 | FileCheck %s
// RUN: tensor-run %s --bind=1 --input=2xf32=1,2 --input=2xf32=3,4 | FileCheck %s
// RUN: tensor-run %s --bind=all-but:x --input=2xf32=1,2 --input=2xf32=3,4 | FileCheck %s
// CHECK: tensor 2xf32 [3. 8.]
// RUN: not tensor-run %s --bind=1- --input=2xf32=1,2 --input=2xf32=3,4 2>&1 | FileCheck %s --check-prefix=RANGE
// RANGE: expects '--bind' to be numbers, ranges and names like 0,2,5-7,w, or all-but:0, got '1-'
// RUN: not tensor-run %s --bind=1.weight --input=2xf32=1,2 --input=2xf32=3,4 2>&1 | FileCheck %s --check-prefix=NAME
// NAME: '--bind' names argument '1.weight' of 'main', which has 'x', '0.weight'
func.func @main(%x: tensor<2xf32> loc("x"), %w: tensor<2xf32> loc("0.weight")) -> tensor<2xf32> {
  %0 = ten.mul %x, %w : tensor<2xf32>
  return %0 : tensor<2xf32>
}
