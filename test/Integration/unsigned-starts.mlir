// A start above 2^63 is clamped to the last one, not taken for a negative number.
// RUN: tensor-run %s --input=10xf32=0,1,2,3,4,5,6,7,8,9 --input=ui64=9223372036854775813 | FileCheck %s
// RUN: tensor-run %s --input=10xf32=0,1,2,3,4,5,6,7,8,9 --input=ui64=9223372036854775813 --dynamic | FileCheck %s
// RUN: tensor-run %s --input=10xf32=0,1,2,3,4,5,6,7,8,9 --input=ui64=9223372036854775813 --device=interpreter | FileCheck %s
// RUN: tensor-run %s --input=10xf32=0,1,2,3,4,5,6,7,8,9 --input=ui64=9223372036854775813 --device=gpu-sim | FileCheck %s

// CHECK: tensor 2xf32 [8. 9.]
func.func @main(%x: tensor<?xf32>, %u: tensor<ui64>) -> tensor<2xf32> {
  %0 = ten.dynamic_slice %x[%u] sizes = [2] : tensor<?xf32>, tensor<ui64> -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
