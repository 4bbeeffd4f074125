// Written by scripts/write-precompiled.

module {
  func.func @main(%arg0: tensor<8x64xf32>, %arg1: tensor<64x50xf32>, %arg2: tensor<50xf32>) -> (tensor<8x50xf32>) {
    %0 = ten.contract %arg0, %arg1 contracting = [1] x [0] : tensor<8x64xf32>, tensor<64x50xf32> -> tensor<8x50xf32>
    %1 = ten.broadcast %arg2 dims = [1] : tensor<50xf32> -> tensor<1x50xf32>
    %2 = ten.broadcast %1 dims = [0, 1] : tensor<1x50xf32> -> tensor<8x50xf32>
    %3 = ten.add %0, %2 : tensor<8x50xf32>
    %4 = ten.constant dense<0.000000e+00> : tensor<f32>
    %5 = ten.broadcast %4 dims = [] : tensor<f32> -> tensor<8x50xf32>
    %6 = ten.max %3, %5 : tensor<8x50xf32>
    return %6 : tensor<8x50xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x512xf32>, %arg1: tensor<512x1000xf32>, %arg2: tensor<1000xf32>) -> (tensor<64x1000xf32>) {
    %0 = ten.contract %arg0, %arg1 contracting = [1] x [0] : tensor<64x512xf32>, tensor<512x1000xf32> -> tensor<64x1000xf32>
    %1 = ten.broadcast %arg2 dims = [1] : tensor<1000xf32> -> tensor<1x1000xf32>
    %2 = ten.broadcast %1 dims = [0, 1] : tensor<1x1000xf32> -> tensor<64x1000xf32>
    %3 = ten.add %0, %2 : tensor<64x1000xf32>
    %4 = ten.constant dense<0.000000e+00> : tensor<f32>
    %5 = ten.broadcast %4 dims = [] : tensor<f32> -> tensor<64x1000xf32>
    %6 = ten.max %3, %5 : tensor<64x1000xf32>
    return %6 : tensor<64x1000xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x64xf32>, %arg1: tensor<64x50xf32>, %arg2: tensor<50xf32>) -> (tensor<8x50xf32>) {
    %0 = ten.constant dense<5.000000e-01> : tensor<f32>
    %1 = ten.constant dense<1.000000e+00> : tensor<f32>
    %2 = ten.constant dense<0.797884583> : tensor<f32>
    %3 = ten.constant dense<4.471500e-02> : tensor<f32>
    %4 = ten.contract %arg0, %arg1 contracting = [1] x [0] : tensor<8x64xf32>, tensor<64x50xf32> -> tensor<8x50xf32>
    %5 = ten.broadcast %arg2 dims = [1] : tensor<50xf32> -> tensor<1x50xf32>
    %6 = ten.broadcast %5 dims = [0, 1] : tensor<1x50xf32> -> tensor<8x50xf32>
    %7 = ten.add %4, %6 : tensor<8x50xf32>
    %8 = ten.mul %7, %7 : tensor<8x50xf32>
    %9 = ten.mul %8, %7 : tensor<8x50xf32>
    %10 = ten.broadcast %3 dims = [] : tensor<f32> -> tensor<8x50xf32>
    %11 = ten.mul %10, %9 : tensor<8x50xf32>
    %12 = ten.add %7, %11 : tensor<8x50xf32>
    %13 = ten.broadcast %2 dims = [] : tensor<f32> -> tensor<8x50xf32>
    %14 = ten.mul %13, %12 : tensor<8x50xf32>
    %15 = ten.tanh %14 : tensor<8x50xf32>
    %16 = ten.broadcast %1 dims = [] : tensor<f32> -> tensor<8x50xf32>
    %17 = ten.add %16, %15 : tensor<8x50xf32>
    %18 = ten.broadcast %0 dims = [] : tensor<f32> -> tensor<8x50xf32>
    %19 = ten.mul %18, %17 : tensor<8x50xf32>
    %20 = ten.mul %7, %19 : tensor<8x50xf32>
    return %20 : tensor<8x50xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x512xf32>, %arg1: tensor<512x1000xf32>, %arg2: tensor<1000xf32>) -> (tensor<64x1000xf32>) {
    %0 = ten.constant dense<5.000000e-01> : tensor<f32>
    %1 = ten.constant dense<1.000000e+00> : tensor<f32>
    %2 = ten.constant dense<0.797884583> : tensor<f32>
    %3 = ten.constant dense<4.471500e-02> : tensor<f32>
    %4 = ten.contract %arg0, %arg1 contracting = [1] x [0] : tensor<64x512xf32>, tensor<512x1000xf32> -> tensor<64x1000xf32>
    %5 = ten.broadcast %arg2 dims = [1] : tensor<1000xf32> -> tensor<1x1000xf32>
    %6 = ten.broadcast %5 dims = [0, 1] : tensor<1x1000xf32> -> tensor<64x1000xf32>
    %7 = ten.add %4, %6 : tensor<64x1000xf32>
    %8 = ten.mul %7, %7 : tensor<64x1000xf32>
    %9 = ten.mul %8, %7 : tensor<64x1000xf32>
    %10 = ten.broadcast %3 dims = [] : tensor<f32> -> tensor<64x1000xf32>
    %11 = ten.mul %10, %9 : tensor<64x1000xf32>
    %12 = ten.add %7, %11 : tensor<64x1000xf32>
    %13 = ten.broadcast %2 dims = [] : tensor<f32> -> tensor<64x1000xf32>
    %14 = ten.mul %13, %12 : tensor<64x1000xf32>
    %15 = ten.tanh %14 : tensor<64x1000xf32>
    %16 = ten.broadcast %1 dims = [] : tensor<f32> -> tensor<64x1000xf32>
    %17 = ten.add %16, %15 : tensor<64x1000xf32>
    %18 = ten.broadcast %0 dims = [] : tensor<f32> -> tensor<64x1000xf32>
    %19 = ten.mul %18, %17 : tensor<64x1000xf32>
    %20 = ten.mul %7, %19 : tensor<64x1000xf32>
    return %20 : tensor<64x1000xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x64xf32>, %arg1: tensor<64x50xf32>, %arg2: tensor<50xf32>) -> (tensor<8x50xf32>) {
    %0 = ten.contract %arg0, %arg1 contracting = [1] x [0] : tensor<8x64xf32>, tensor<64x50xf32> -> tensor<8x50xf32>
    %1 = ten.broadcast %arg2 dims = [1] : tensor<50xf32> -> tensor<1x50xf32>
    %2 = ten.broadcast %1 dims = [0, 1] : tensor<1x50xf32> -> tensor<8x50xf32>
    %3 = ten.add %0, %2 : tensor<8x50xf32>
    %4 = ten.constant dense<1.000000e+00> : tensor<f32>
    %5 = ten.neg %3 : tensor<8x50xf32>
    %6 = ten.exp %5 : tensor<8x50xf32>
    %7 = ten.broadcast %4 dims = [] : tensor<f32> -> tensor<8x50xf32>
    %8 = ten.add %7, %6 : tensor<8x50xf32>
    %9 = ten.broadcast %4 dims = [] : tensor<f32> -> tensor<8x50xf32>
    %10 = ten.div %9, %8 : tensor<8x50xf32>
    %11 = ten.mul %3, %10 : tensor<8x50xf32>
    return %11 : tensor<8x50xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x512xf32>, %arg1: tensor<512x1000xf32>, %arg2: tensor<1000xf32>) -> (tensor<64x1000xf32>) {
    %0 = ten.contract %arg0, %arg1 contracting = [1] x [0] : tensor<64x512xf32>, tensor<512x1000xf32> -> tensor<64x1000xf32>
    %1 = ten.broadcast %arg2 dims = [1] : tensor<1000xf32> -> tensor<1x1000xf32>
    %2 = ten.broadcast %1 dims = [0, 1] : tensor<1x1000xf32> -> tensor<64x1000xf32>
    %3 = ten.add %0, %2 : tensor<64x1000xf32>
    %4 = ten.constant dense<1.000000e+00> : tensor<f32>
    %5 = ten.neg %3 : tensor<64x1000xf32>
    %6 = ten.exp %5 : tensor<64x1000xf32>
    %7 = ten.broadcast %4 dims = [] : tensor<f32> -> tensor<64x1000xf32>
    %8 = ten.add %7, %6 : tensor<64x1000xf32>
    %9 = ten.broadcast %4 dims = [] : tensor<f32> -> tensor<64x1000xf32>
    %10 = ten.div %9, %8 : tensor<64x1000xf32>
    %11 = ten.mul %3, %10 : tensor<64x1000xf32>
    return %11 : tensor<64x1000xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x64xf32>, %arg1: tensor<64x50xf32>, %arg2: tensor<50xf32>) -> (tensor<8x50xf32>) {
    %0 = ten.contract %arg0, %arg1 contracting = [1] x [0] : tensor<8x64xf32>, tensor<64x50xf32> -> tensor<8x50xf32>
    %1 = ten.broadcast %arg2 dims = [1] : tensor<50xf32> -> tensor<1x50xf32>
    %2 = ten.broadcast %1 dims = [0, 1] : tensor<1x50xf32> -> tensor<8x50xf32>
    %3 = ten.add %0, %2 : tensor<8x50xf32>
    %4 = ten.tanh %3 : tensor<8x50xf32>
    return %4 : tensor<8x50xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x512xf32>, %arg1: tensor<512x1000xf32>, %arg2: tensor<1000xf32>) -> (tensor<64x1000xf32>) {
    %0 = ten.contract %arg0, %arg1 contracting = [1] x [0] : tensor<64x512xf32>, tensor<512x1000xf32> -> tensor<64x1000xf32>
    %1 = ten.broadcast %arg2 dims = [1] : tensor<1000xf32> -> tensor<1x1000xf32>
    %2 = ten.broadcast %1 dims = [0, 1] : tensor<1x1000xf32> -> tensor<64x1000xf32>
    %3 = ten.add %0, %2 : tensor<64x1000xf32>
    %4 = ten.tanh %3 : tensor<64x1000xf32>
    return %4 : tensor<64x1000xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x64xf32>, %arg1: tensor<64x50xf32>, %arg2: tensor<50xf32>) -> (tensor<8x50xf32>) {
    %0 = ten.constant dense<1.000000e+00> : tensor<f32>
    %1 = ten.contract %arg0, %arg1 contracting = [1] x [0] : tensor<8x64xf32>, tensor<64x50xf32> -> tensor<8x50xf32>
    %2 = ten.broadcast %arg2 dims = [1] : tensor<50xf32> -> tensor<1x50xf32>
    %3 = ten.broadcast %2 dims = [0, 1] : tensor<1x50xf32> -> tensor<8x50xf32>
    %4 = ten.add %1, %3 : tensor<8x50xf32>
    %5 = ten.neg %4 : tensor<8x50xf32>
    %6 = ten.exp %5 : tensor<8x50xf32>
    %7 = ten.broadcast %0 dims = [] : tensor<f32> -> tensor<8x50xf32>
    %8 = ten.add %7, %6 : tensor<8x50xf32>
    %9 = ten.broadcast %0 dims = [] : tensor<f32> -> tensor<8x50xf32>
    %10 = ten.div %9, %8 : tensor<8x50xf32>
    return %10 : tensor<8x50xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x512xf32>, %arg1: tensor<512x1000xf32>, %arg2: tensor<1000xf32>) -> (tensor<64x1000xf32>) {
    %0 = ten.constant dense<1.000000e+00> : tensor<f32>
    %1 = ten.contract %arg0, %arg1 contracting = [1] x [0] : tensor<64x512xf32>, tensor<512x1000xf32> -> tensor<64x1000xf32>
    %2 = ten.broadcast %arg2 dims = [1] : tensor<1000xf32> -> tensor<1x1000xf32>
    %3 = ten.broadcast %2 dims = [0, 1] : tensor<1x1000xf32> -> tensor<64x1000xf32>
    %4 = ten.add %1, %3 : tensor<64x1000xf32>
    %5 = ten.neg %4 : tensor<64x1000xf32>
    %6 = ten.exp %5 : tensor<64x1000xf32>
    %7 = ten.broadcast %0 dims = [] : tensor<f32> -> tensor<64x1000xf32>
    %8 = ten.add %7, %6 : tensor<64x1000xf32>
    %9 = ten.broadcast %0 dims = [] : tensor<f32> -> tensor<64x1000xf32>
    %10 = ten.div %9, %8 : tensor<64x1000xf32>
    return %10 : tensor<64x1000xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xi8>, %arg1: tensor<1000x64xi8>) -> (tensor<64x64xi32>) {
    %0 = ten.contract %arg0, %arg1 contracting = [1] x [0] : tensor<64x1000xi8>, tensor<1000x64xi8> -> tensor<64x64xi32>
    return %0 : tensor<64x64xi32>
  }
}
