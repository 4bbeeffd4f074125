// Written by scripts/write-precompiled.

module {
  func.func @main(%arg0: tensor<64x1000xi8>, %arg1: tensor<1000x64xi8>) -> (tensor<64x64xi32>) {
    %0 = ten.contract %arg0, %arg1 contracting = [1] x [0] : tensor<64x1000xi8>, tensor<1000x64xi8> -> tensor<64x64xi32>
    return %0 : tensor<64x64xi32>
  }
}
