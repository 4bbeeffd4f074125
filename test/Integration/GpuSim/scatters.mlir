// RUN: rm -rf %t && mkdir %t
// RUN: tensor-run %s --device=interpreter --input=50x4xf32=normal:1 --input=200x4xf32=normal:2 --input=8x40xf32=normal:3 --output=%t/0.npy --output=%t/1.npy --output=%t/2.npy --output=%t/3.npy
// RUN: tensor-run %s --device=gpu-sim --input=50x4xf32=normal:1 --input=200x4xf32=normal:2 --input=8x40xf32=normal:3 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy --ulp=0

// Updates of one row are applied in order, those out of bounds left out:
// exactly as in the interpreter.
func.func @main(%x: tensor<50x4xf32>, %u: tensor<200x4xf32>, %v: tensor<8x40xf32>) -> (tensor<50x4xf32>, tensor<50x4xf32>, tensor<8x10xf32>, tensor<50x4xf32>) {
  %n = ten.iota dim = 0 : tensor<200x1xi32>
  %a = ten.mul %n, %n : tensor<200x1xi32>
  %m = ten.constant dense<57> : tensor<200x1xi32>
  %r = ten.rem %a, %m : tensor<200x1xi32>
  %three = ten.constant dense<3> : tensor<200x1xi32>
  %i = ten.sub %r, %three : tensor<200x1xi32>
  %0 = ten.scatter add %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<50x4xf32>[tensor<200x1xi32>], tensor<200x4xf32>
  %1 = ten.scatter set %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<50x4xf32>[tensor<200x1xi32>], tensor<200x4xf32>
  %k = ten.iota dim = 1 : tensor<8x40x1xi8>
  %k2 = ten.mul %k, %k : tensor<8x40x1xi8>
  %seven = ten.constant dense<11> : tensor<8x40x1xi8>
  %j = ten.rem %k2, %seven : tensor<8x40x1xi8>
  %zero = ten.constant dense<0.0> : tensor<8x10xf32>
  %2 = ten.scatter add %zero[%j], %v inserted = [1] input_batching = [0] indices_batching = [0] scatter_dims_to_operand_dims = [1] index_vector_dim = 2 : tensor<8x10xf32>[tensor<8x40x1xi8>], tensor<8x40xf32>
  %3 = ten.scatter %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<50x4xf32>[tensor<200x1xi32>], tensor<200x4xf32> {
  ^bb0(%old: tensor<f32>, %new: tensor<f32>):
    %s = ten.sub %new, %old : tensor<f32>
    ten.yield %s : tensor<f32>
  }
  return %0, %1, %2, %3 : tensor<50x4xf32>, tensor<50x4xf32>, tensor<8x10xf32>, tensor<50x4xf32>
}
