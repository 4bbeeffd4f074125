// One that nothing knows, and one that only the interpreter does.
func.func @main(%x: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = bufferization.alloc_tensor() copy(%x) : tensor<3x4xf32>
  %1 = ten.sort %0 dim = 0 : tensor<3x4xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = ten.broadcast %b dims = [] : tensor<f32> -> tensor<1xf32>
    %d = ten.reduce add %c dims = [0] : tensor<1xf32> -> tensor<f32>
    %e = ten.compare gt %a, %d : tensor<f32>
    ten.yield %e : tensor<i1>
  }
  return %1 : tensor<3x4xf32>
}
