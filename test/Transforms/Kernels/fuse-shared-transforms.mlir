// RUN: tensor-opt %s -ten-fuse | FileCheck %s
// RUN: tensor-opt %s -ten-fuse=join=false | FileCheck %s --check-prefix=ALONE
// RUN: tensor-opt %s -ten-fuse --remarks-filter-passed=ten-fuse --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK --implicit-check-not=remark:

// A solver's inverse transform is the forward one of conjugates, which the maps
// before and after it make: the kernels are equal.
// REMARK: :[[#@LINE+14]]:{{.*}}SharedTransform{{.*}}reuses the forward transform of the conjugates
// CHECK-LABEL: func @solver
// CHECK: ten.fft fft
// CHECK: ten.kernel map
// CHECK: ten.neg
// CHECK: ten.fft fft
// CHECK: ten.kernel map
// CHECK: ten.constant dense<2.500000e-01>
// CHECK-NOT: ten.fft ifft
// ALONE-LABEL: func @solver
// ALONE: ten.fft ifft
func.func @solver(%x: tensor<8x4xcomplex<f32>>, %k: tensor<8x4xcomplex<f32>>) -> tensor<8x4xf32> {
  %0 = ten.fft fft %x length = [4] : tensor<8x4xcomplex<f32>> -> tensor<8x4xcomplex<f32>>
  %1 = ten.div %0, %k : tensor<8x4xcomplex<f32>>
  %2 = ten.fft ifft %1 length = [4] : tensor<8x4xcomplex<f32>> -> tensor<8x4xcomplex<f32>>
  %3 = ten.real %2 : tensor<8x4xcomplex<f32>> -> tensor<8x4xf32>
  return %3 : tensor<8x4xf32>
}

// Of a result that is returned, conjugating would be a pass over memory; of
// another length there is no kernel to share.
// CHECK-LABEL: func @left_alone
// CHECK-COUNT-3: ten.fft ifft
func.func @left_alone(%x: tensor<8x4xcomplex<f32>>) -> (tensor<8x4xcomplex<f32>>, tensor<8x4xf32>, tensor<8x4xf32>) {
  %0 = ten.fft fft %x length = [4] : tensor<8x4xcomplex<f32>> -> tensor<8x4xcomplex<f32>>
  %1 = ten.mul %0, %0 : tensor<8x4xcomplex<f32>>
  %2 = ten.fft ifft %1 length = [4] : tensor<8x4xcomplex<f32>> -> tensor<8x4xcomplex<f32>>
  %3 = ten.fft ifft %1 length = [8, 4] : tensor<8x4xcomplex<f32>> -> tensor<8x4xcomplex<f32>>
  %4 = ten.real %3 : tensor<8x4xcomplex<f32>> -> tensor<8x4xf32>
  %5 = ten.fft ifft %x length = [4] : tensor<8x4xcomplex<f32>> -> tensor<8x4xcomplex<f32>>
  %6 = ten.real %5 : tensor<8x4xcomplex<f32>> -> tensor<8x4xf32>
  return %2, %4, %6 : tensor<8x4xcomplex<f32>>, tensor<8x4xf32>, tensor<8x4xf32>
}
