// tensor-run tenon-verify-92df67/kernel.mlir --verify --fp=contract --input=tenon-verify-92df67/0.npy --input=tenon-verify-92df67/1.npy --input=tenon-verify-92df67/2.npy
module {
  func.func @main(%arg0: tensor<16x128x16x4xi8>, %arg1: tensor<256x16xf32>, %arg2: tensor<1x512xf32>) -> tensor<1x256xf32> {
    %0 = ten.kernel contract (%arg3 = %arg0 : tensor<16x128x16x4xi8>, %arg4 = %arg1 : tensor<256x16xf32>, %arg5 = %arg2 : tensor<1x512xf32>) -> tensor<1x256xf32> schedule = #ten.quantized_schedule<lanes = 1, columns = 16, rows = 4, packed = true, activations = 8> {
      %1 = ten.dequantize %arg3 scale %arg4 panels = <code = i8, lanes = 1, columns = 16> : (tensor<16x128x16x4xi8>, tensor<256x16xf32>) -> tensor<256x512xf32>
      %2 = ten.contract %arg5, %1 contracting = [1] x [1] accumulate f32 : tensor<1x512xf32>, tensor<256x512xf32> -> tensor<1x256xf32>
      ten.yield %2 : tensor<1x256xf32>
    }
    return %0 : tensor<1x256xf32>
  }
}