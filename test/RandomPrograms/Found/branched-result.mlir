// RUN: ten-random-programs %s

// The result of the branch is the memory that the last operation could reuse.
func.func @main(%x: tensor<f32> {ten.fill = "small 206136"}, %y: tensor<i32> {ten.fill = "small 1"}) -> (tensor<i32>, tensor<i32>) {
  %0 = ten.convert %x : tensor<f32> -> tensor<i32>
  %e = tensor.extract %0[] : tensor<i32>
  %i = arith.index_cast %e : i32 to index
  %1 = scf.index_switch %i -> tensor<i32>
  case 0 {
    scf.yield %y : tensor<i32>
  }
  default {
    scf.yield %0 : tensor<i32>
  }
  %2 = ten.abs %0 : tensor<i32> -> tensor<i32>
  return %2, %1 : tensor<i32>, tensor<i32>
}
