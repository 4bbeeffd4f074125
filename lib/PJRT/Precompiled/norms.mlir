// Written by scripts/write-precompiled.

module {
  func.func @main(%arg0: tensor<8x50xf32>) -> (tensor<8x50xf32>) {
    %0 = ten.constant dense<0xFF800000> : tensor<f32>
    %1 = ten.reduce max %arg0 dims = [1] : tensor<8x50xf32> -> tensor<8xf32>
    %2 = ten.broadcast %0 dims = [] : tensor<f32> -> tensor<8xf32>
    %3 = ten.max %2, %1 : tensor<8xf32>
    %4 = ten.broadcast %3 dims = [0] : tensor<8xf32> -> tensor<8x1xf32>
    %5 = ten.broadcast %4 dims = [0, 1] : tensor<8x1xf32> -> tensor<8x50xf32>
    %6 = ten.sub %arg0, %5 : tensor<8x50xf32>
    %7 = ten.exp %6 : tensor<8x50xf32>
    %8 = ten.reduce add %7 dims = [1] : tensor<8x50xf32> -> tensor<8xf32>
    %9 = ten.broadcast %8 dims = [0] : tensor<8xf32> -> tensor<8x1xf32>
    %10 = ten.broadcast %9 dims = [0, 1] : tensor<8x1xf32> -> tensor<8x50xf32>
    %11 = ten.div %7, %10 : tensor<8x50xf32>
    return %11 : tensor<8x50xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>) -> (tensor<64x1000xf32>) {
    %0 = ten.constant dense<0xFF800000> : tensor<f32>
    %1 = ten.reduce max %arg0 dims = [1] : tensor<64x1000xf32> -> tensor<64xf32>
    %2 = ten.broadcast %0 dims = [] : tensor<f32> -> tensor<64xf32>
    %3 = ten.max %2, %1 : tensor<64xf32>
    %4 = ten.broadcast %3 dims = [0] : tensor<64xf32> -> tensor<64x1xf32>
    %5 = ten.broadcast %4 dims = [0, 1] : tensor<64x1xf32> -> tensor<64x1000xf32>
    %6 = ten.sub %arg0, %5 : tensor<64x1000xf32>
    %7 = ten.exp %6 : tensor<64x1000xf32>
    %8 = ten.reduce add %7 dims = [1] : tensor<64x1000xf32> -> tensor<64xf32>
    %9 = ten.broadcast %8 dims = [0] : tensor<64xf32> -> tensor<64x1xf32>
    %10 = ten.broadcast %9 dims = [0, 1] : tensor<64x1xf32> -> tensor<64x1000xf32>
    %11 = ten.div %7, %10 : tensor<64x1000xf32>
    return %11 : tensor<64x1000xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x50xbf16>) -> (tensor<8x50xbf16>) {
    %0 = ten.constant dense<0xFF80> : tensor<bf16>
    %1 = ten.reduce max %arg0 dims = [1] : tensor<8x50xbf16> -> tensor<8xbf16>
    %2 = ten.broadcast %0 dims = [] : tensor<bf16> -> tensor<8xbf16>
    %3 = ten.max %2, %1 : tensor<8xbf16>
    %4 = ten.broadcast %3 dims = [0] : tensor<8xbf16> -> tensor<8x1xbf16>
    %5 = ten.broadcast %4 dims = [0, 1] : tensor<8x1xbf16> -> tensor<8x50xbf16>
    %6 = ten.sub %arg0, %5 : tensor<8x50xbf16>
    %7 = ten.exp %6 : tensor<8x50xbf16>
    %8 = ten.convert %7 : tensor<8x50xbf16> -> tensor<8x50xf32>
    %9 = ten.reduce add %8 dims = [1] : tensor<8x50xf32> -> tensor<8xf32>
    %10 = ten.broadcast %9 dims = [0] : tensor<8xf32> -> tensor<8x1xf32>
    %11 = ten.convert %10 : tensor<8x1xf32> -> tensor<8x1xbf16>
    %12 = ten.broadcast %11 dims = [0, 1] : tensor<8x1xbf16> -> tensor<8x50xbf16>
    %13 = ten.div %7, %12 : tensor<8x50xbf16>
    return %13 : tensor<8x50xbf16>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xbf16>) -> (tensor<64x1000xbf16>) {
    %0 = ten.constant dense<0xFF80> : tensor<bf16>
    %1 = ten.reduce max %arg0 dims = [1] : tensor<64x1000xbf16> -> tensor<64xbf16>
    %2 = ten.broadcast %0 dims = [] : tensor<bf16> -> tensor<64xbf16>
    %3 = ten.max %2, %1 : tensor<64xbf16>
    %4 = ten.broadcast %3 dims = [0] : tensor<64xbf16> -> tensor<64x1xbf16>
    %5 = ten.broadcast %4 dims = [0, 1] : tensor<64x1xbf16> -> tensor<64x1000xbf16>
    %6 = ten.sub %arg0, %5 : tensor<64x1000xbf16>
    %7 = ten.exp %6 : tensor<64x1000xbf16>
    %8 = ten.convert %7 : tensor<64x1000xbf16> -> tensor<64x1000xf32>
    %9 = ten.reduce add %8 dims = [1] : tensor<64x1000xf32> -> tensor<64xf32>
    %10 = ten.broadcast %9 dims = [0] : tensor<64xf32> -> tensor<64x1xf32>
    %11 = ten.convert %10 : tensor<64x1xf32> -> tensor<64x1xbf16>
    %12 = ten.broadcast %11 dims = [0, 1] : tensor<64x1xbf16> -> tensor<64x1000xbf16>
    %13 = ten.div %7, %12 : tensor<64x1000xbf16>
    return %13 : tensor<64x1000xbf16>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x50xf32>) -> (tensor<8x50xf32>) {
    %0 = ten.constant dense<0xFF800000> : tensor<f32>
    %1 = ten.reduce max %arg0 dims = [1] : tensor<8x50xf32> -> tensor<8xf32>
    %2 = ten.broadcast %0 dims = [] : tensor<f32> -> tensor<8xf32>
    %3 = ten.max %2, %1 : tensor<8xf32>
    %4 = ten.broadcast %3 dims = [0] : tensor<8xf32> -> tensor<8x1xf32>
    %5 = ten.broadcast %4 dims = [0, 1] : tensor<8x1xf32> -> tensor<8x50xf32>
    %6 = ten.sub %arg0, %5 : tensor<8x50xf32>
    %7 = ten.exp %6 : tensor<8x50xf32>
    %8 = ten.reduce add %7 dims = [1] : tensor<8x50xf32> -> tensor<8xf32>
    %9 = ten.broadcast %8 dims = [0] : tensor<8xf32> -> tensor<8x1xf32>
    %10 = ten.log %9 : tensor<8x1xf32>
    %11 = ten.broadcast %10 dims = [0, 1] : tensor<8x1xf32> -> tensor<8x50xf32>
    %12 = ten.sub %6, %11 : tensor<8x50xf32>
    return %12 : tensor<8x50xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>) -> (tensor<64x1000xf32>) {
    %0 = ten.constant dense<0xFF800000> : tensor<f32>
    %1 = ten.reduce max %arg0 dims = [1] : tensor<64x1000xf32> -> tensor<64xf32>
    %2 = ten.broadcast %0 dims = [] : tensor<f32> -> tensor<64xf32>
    %3 = ten.max %2, %1 : tensor<64xf32>
    %4 = ten.broadcast %3 dims = [0] : tensor<64xf32> -> tensor<64x1xf32>
    %5 = ten.broadcast %4 dims = [0, 1] : tensor<64x1xf32> -> tensor<64x1000xf32>
    %6 = ten.sub %arg0, %5 : tensor<64x1000xf32>
    %7 = ten.exp %6 : tensor<64x1000xf32>
    %8 = ten.reduce add %7 dims = [1] : tensor<64x1000xf32> -> tensor<64xf32>
    %9 = ten.broadcast %8 dims = [0] : tensor<64xf32> -> tensor<64x1xf32>
    %10 = ten.log %9 : tensor<64x1xf32>
    %11 = ten.broadcast %10 dims = [0, 1] : tensor<64x1xf32> -> tensor<64x1000xf32>
    %12 = ten.sub %6, %11 : tensor<64x1000xf32>
    return %12 : tensor<64x1000xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x50xf32>) -> (tensor<8xf32>) {
    %0 = ten.constant dense<0.000000e+00> : tensor<f32>
    %1 = ten.constant dense<0xFF800000> : tensor<f32>
    %2 = ten.reduce max %arg0 dims = [1] : tensor<8x50xf32> -> tensor<8xf32>
    %3 = ten.broadcast %1 dims = [] : tensor<f32> -> tensor<8xf32>
    %4 = ten.max %3, %2 : tensor<8xf32>
    %5 = ten.is_finite %4 : tensor<8xf32> -> tensor<8xi1>
    %6 = ten.broadcast %0 dims = [] : tensor<f32> -> tensor<8xf32>
    %7 = ten.select %5, %4, %6 : tensor<8xf32>
    %8 = ten.broadcast %7 dims = [0] : tensor<8xf32> -> tensor<8x1xf32>
    %9 = ten.broadcast %8 dims = [0, 1] : tensor<8x1xf32> -> tensor<8x50xf32>
    %10 = ten.sub %arg0, %9 : tensor<8x50xf32>
    %11 = ten.exp %10 : tensor<8x50xf32>
    %12 = ten.reduce add %11 dims = [1] : tensor<8x50xf32> -> tensor<8xf32>
    %13 = ten.abs %12 : tensor<8xf32> -> tensor<8xf32>
    %14 = ten.log %13 : tensor<8xf32>
    %15 = ten.add %14, %7 : tensor<8xf32>
    return %15 : tensor<8xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>) -> (tensor<64xf32>) {
    %0 = ten.constant dense<0.000000e+00> : tensor<f32>
    %1 = ten.constant dense<0xFF800000> : tensor<f32>
    %2 = ten.reduce max %arg0 dims = [1] : tensor<64x1000xf32> -> tensor<64xf32>
    %3 = ten.broadcast %1 dims = [] : tensor<f32> -> tensor<64xf32>
    %4 = ten.max %3, %2 : tensor<64xf32>
    %5 = ten.is_finite %4 : tensor<64xf32> -> tensor<64xi1>
    %6 = ten.broadcast %0 dims = [] : tensor<f32> -> tensor<64xf32>
    %7 = ten.select %5, %4, %6 : tensor<64xf32>
    %8 = ten.broadcast %7 dims = [0] : tensor<64xf32> -> tensor<64x1xf32>
    %9 = ten.broadcast %8 dims = [0, 1] : tensor<64x1xf32> -> tensor<64x1000xf32>
    %10 = ten.sub %arg0, %9 : tensor<64x1000xf32>
    %11 = ten.exp %10 : tensor<64x1000xf32>
    %12 = ten.reduce add %11 dims = [1] : tensor<64x1000xf32> -> tensor<64xf32>
    %13 = ten.abs %12 : tensor<64xf32> -> tensor<64xf32>
    %14 = ten.log %13 : tensor<64xf32>
    %15 = ten.add %14, %7 : tensor<64xf32>
    return %15 : tensor<64xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x50xf32>, %arg1: tensor<50xf32>, %arg2: tensor<50xf32>) -> (tensor<8x50xf32>) {
    %0 = ten.constant dense<9.99999974E-6> : tensor<f32>
    %1 = ten.constant dense<5.000000e+01> : tensor<f32>
    %2 = ten.reduce add %arg0 dims = [1] : tensor<8x50xf32> -> tensor<8xf32>
    %3 = ten.broadcast %2 dims = [0] : tensor<8xf32> -> tensor<8x1xf32>
    %4 = ten.broadcast %1 dims = [] : tensor<f32> -> tensor<8x1xf32>
    %5 = ten.div %3, %4 : tensor<8x1xf32>
    %6 = ten.broadcast %5 dims = [0, 1] : tensor<8x1xf32> -> tensor<8x50xf32>
    %7 = ten.sub %arg0, %6 : tensor<8x50xf32>
    %8 = ten.mul %7, %7 : tensor<8x50xf32>
    %9 = ten.reduce add %8 dims = [1] : tensor<8x50xf32> -> tensor<8xf32>
    %10 = ten.broadcast %9 dims = [0] : tensor<8xf32> -> tensor<8x1xf32>
    %11 = ten.broadcast %1 dims = [] : tensor<f32> -> tensor<8x1xf32>
    %12 = ten.div %10, %11 : tensor<8x1xf32>
    %13 = ten.broadcast %5 dims = [0, 1] : tensor<8x1xf32> -> tensor<8x50xf32>
    %14 = ten.sub %arg0, %13 : tensor<8x50xf32>
    %15 = ten.broadcast %0 dims = [] : tensor<f32> -> tensor<8x1xf32>
    %16 = ten.add %12, %15 : tensor<8x1xf32>
    %17 = ten.rsqrt %16 : tensor<8x1xf32>
    %18 = ten.broadcast %17 dims = [0, 1] : tensor<8x1xf32> -> tensor<8x50xf32>
    %19 = ten.mul %14, %18 : tensor<8x50xf32>
    %20 = ten.broadcast %arg1 dims = [1] : tensor<50xf32> -> tensor<1x50xf32>
    %21 = ten.broadcast %20 dims = [0, 1] : tensor<1x50xf32> -> tensor<8x50xf32>
    %22 = ten.mul %19, %21 : tensor<8x50xf32>
    %23 = ten.broadcast %arg2 dims = [1] : tensor<50xf32> -> tensor<1x50xf32>
    %24 = ten.broadcast %23 dims = [0, 1] : tensor<1x50xf32> -> tensor<8x50xf32>
    %25 = ten.add %22, %24 : tensor<8x50xf32>
    return %25 : tensor<8x50xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>, %arg1: tensor<1000xf32>, %arg2: tensor<1000xf32>) -> (tensor<64x1000xf32>) {
    %0 = ten.constant dense<9.99999974E-6> : tensor<f32>
    %1 = ten.constant dense<1.000000e+03> : tensor<f32>
    %2 = ten.reduce add %arg0 dims = [1] : tensor<64x1000xf32> -> tensor<64xf32>
    %3 = ten.broadcast %2 dims = [0] : tensor<64xf32> -> tensor<64x1xf32>
    %4 = ten.broadcast %1 dims = [] : tensor<f32> -> tensor<64x1xf32>
    %5 = ten.div %3, %4 : tensor<64x1xf32>
    %6 = ten.broadcast %5 dims = [0, 1] : tensor<64x1xf32> -> tensor<64x1000xf32>
    %7 = ten.sub %arg0, %6 : tensor<64x1000xf32>
    %8 = ten.mul %7, %7 : tensor<64x1000xf32>
    %9 = ten.reduce add %8 dims = [1] : tensor<64x1000xf32> -> tensor<64xf32>
    %10 = ten.broadcast %9 dims = [0] : tensor<64xf32> -> tensor<64x1xf32>
    %11 = ten.broadcast %1 dims = [] : tensor<f32> -> tensor<64x1xf32>
    %12 = ten.div %10, %11 : tensor<64x1xf32>
    %13 = ten.broadcast %5 dims = [0, 1] : tensor<64x1xf32> -> tensor<64x1000xf32>
    %14 = ten.sub %arg0, %13 : tensor<64x1000xf32>
    %15 = ten.broadcast %0 dims = [] : tensor<f32> -> tensor<64x1xf32>
    %16 = ten.add %12, %15 : tensor<64x1xf32>
    %17 = ten.rsqrt %16 : tensor<64x1xf32>
    %18 = ten.broadcast %17 dims = [0, 1] : tensor<64x1xf32> -> tensor<64x1000xf32>
    %19 = ten.mul %14, %18 : tensor<64x1000xf32>
    %20 = ten.broadcast %arg1 dims = [1] : tensor<1000xf32> -> tensor<1x1000xf32>
    %21 = ten.broadcast %20 dims = [0, 1] : tensor<1x1000xf32> -> tensor<64x1000xf32>
    %22 = ten.mul %19, %21 : tensor<64x1000xf32>
    %23 = ten.broadcast %arg2 dims = [1] : tensor<1000xf32> -> tensor<1x1000xf32>
    %24 = ten.broadcast %23 dims = [0, 1] : tensor<1x1000xf32> -> tensor<64x1000xf32>
    %25 = ten.add %22, %24 : tensor<64x1000xf32>
    return %25 : tensor<64x1000xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x50xbf16>, %arg1: tensor<50xbf16>, %arg2: tensor<50xbf16>) -> (tensor<8x50xbf16>) {
    %0 = ten.constant dense<1.001360e-05> : tensor<bf16>
    %1 = ten.constant dense<5.000000e+01> : tensor<f32>
    %2 = ten.convert %arg0 : tensor<8x50xbf16> -> tensor<8x50xf32>
    %3 = ten.reduce add %2 dims = [1] : tensor<8x50xf32> -> tensor<8xf32>
    %4 = ten.broadcast %3 dims = [0] : tensor<8xf32> -> tensor<8x1xf32>
    %5 = ten.broadcast %1 dims = [] : tensor<f32> -> tensor<8x1xf32>
    %6 = ten.div %4, %5 : tensor<8x1xf32>
    %7 = ten.convert %6 : tensor<8x1xf32> -> tensor<8x1xbf16>
    %8 = ten.broadcast %7 dims = [0, 1] : tensor<8x1xbf16> -> tensor<8x50xbf16>
    %9 = ten.sub %arg0, %8 : tensor<8x50xbf16>
    %10 = ten.mul %9, %9 : tensor<8x50xbf16>
    %11 = ten.convert %10 : tensor<8x50xbf16> -> tensor<8x50xf32>
    %12 = ten.reduce add %11 dims = [1] : tensor<8x50xf32> -> tensor<8xf32>
    %13 = ten.broadcast %12 dims = [0] : tensor<8xf32> -> tensor<8x1xf32>
    %14 = ten.broadcast %1 dims = [] : tensor<f32> -> tensor<8x1xf32>
    %15 = ten.div %13, %14 : tensor<8x1xf32>
    %16 = ten.convert %15 : tensor<8x1xf32> -> tensor<8x1xbf16>
    %17 = ten.broadcast %7 dims = [0, 1] : tensor<8x1xbf16> -> tensor<8x50xbf16>
    %18 = ten.sub %arg0, %17 : tensor<8x50xbf16>
    %19 = ten.broadcast %0 dims = [] : tensor<bf16> -> tensor<8x1xbf16>
    %20 = ten.add %16, %19 : tensor<8x1xbf16>
    %21 = ten.rsqrt %20 : tensor<8x1xbf16>
    %22 = ten.broadcast %21 dims = [0, 1] : tensor<8x1xbf16> -> tensor<8x50xbf16>
    %23 = ten.mul %18, %22 : tensor<8x50xbf16>
    %24 = ten.broadcast %arg1 dims = [1] : tensor<50xbf16> -> tensor<1x50xbf16>
    %25 = ten.broadcast %24 dims = [0, 1] : tensor<1x50xbf16> -> tensor<8x50xbf16>
    %26 = ten.mul %23, %25 : tensor<8x50xbf16>
    %27 = ten.broadcast %arg2 dims = [1] : tensor<50xbf16> -> tensor<1x50xbf16>
    %28 = ten.broadcast %27 dims = [0, 1] : tensor<1x50xbf16> -> tensor<8x50xbf16>
    %29 = ten.add %26, %28 : tensor<8x50xbf16>
    return %29 : tensor<8x50xbf16>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xbf16>, %arg1: tensor<1000xbf16>, %arg2: tensor<1000xbf16>) -> (tensor<64x1000xbf16>) {
    %0 = ten.constant dense<1.001360e-05> : tensor<bf16>
    %1 = ten.constant dense<1.000000e+03> : tensor<f32>
    %2 = ten.convert %arg0 : tensor<64x1000xbf16> -> tensor<64x1000xf32>
    %3 = ten.reduce add %2 dims = [1] : tensor<64x1000xf32> -> tensor<64xf32>
    %4 = ten.broadcast %3 dims = [0] : tensor<64xf32> -> tensor<64x1xf32>
    %5 = ten.broadcast %1 dims = [] : tensor<f32> -> tensor<64x1xf32>
    %6 = ten.div %4, %5 : tensor<64x1xf32>
    %7 = ten.convert %6 : tensor<64x1xf32> -> tensor<64x1xbf16>
    %8 = ten.broadcast %7 dims = [0, 1] : tensor<64x1xbf16> -> tensor<64x1000xbf16>
    %9 = ten.sub %arg0, %8 : tensor<64x1000xbf16>
    %10 = ten.mul %9, %9 : tensor<64x1000xbf16>
    %11 = ten.convert %10 : tensor<64x1000xbf16> -> tensor<64x1000xf32>
    %12 = ten.reduce add %11 dims = [1] : tensor<64x1000xf32> -> tensor<64xf32>
    %13 = ten.broadcast %12 dims = [0] : tensor<64xf32> -> tensor<64x1xf32>
    %14 = ten.broadcast %1 dims = [] : tensor<f32> -> tensor<64x1xf32>
    %15 = ten.div %13, %14 : tensor<64x1xf32>
    %16 = ten.convert %15 : tensor<64x1xf32> -> tensor<64x1xbf16>
    %17 = ten.broadcast %7 dims = [0, 1] : tensor<64x1xbf16> -> tensor<64x1000xbf16>
    %18 = ten.sub %arg0, %17 : tensor<64x1000xbf16>
    %19 = ten.broadcast %0 dims = [] : tensor<bf16> -> tensor<64x1xbf16>
    %20 = ten.add %16, %19 : tensor<64x1xbf16>
    %21 = ten.rsqrt %20 : tensor<64x1xbf16>
    %22 = ten.broadcast %21 dims = [0, 1] : tensor<64x1xbf16> -> tensor<64x1000xbf16>
    %23 = ten.mul %18, %22 : tensor<64x1000xbf16>
    %24 = ten.broadcast %arg1 dims = [1] : tensor<1000xbf16> -> tensor<1x1000xbf16>
    %25 = ten.broadcast %24 dims = [0, 1] : tensor<1x1000xbf16> -> tensor<64x1000xbf16>
    %26 = ten.mul %23, %25 : tensor<64x1000xbf16>
    %27 = ten.broadcast %arg2 dims = [1] : tensor<1000xbf16> -> tensor<1x1000xbf16>
    %28 = ten.broadcast %27 dims = [0, 1] : tensor<1x1000xbf16> -> tensor<64x1000xbf16>
    %29 = ten.add %26, %28 : tensor<64x1000xbf16>
    return %29 : tensor<64x1000xbf16>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x50xf32>, %arg1: tensor<50xf32>, %arg2: tensor<50xf32>) -> (tensor<8x50xf32>) {
    %0 = ten.constant dense<9.99999974E-6> : tensor<f32>
    %1 = ten.constant dense<0> : tensor<i32>
    %2 = ten.constant dense<5.000000e+01> : tensor<f32>
    %3 = ten.reduce add %arg0 dims = [1] : tensor<8x50xf32> -> tensor<8xf32>
    %4 = ten.broadcast %3 dims = [0] : tensor<8xf32> -> tensor<8x1xf32>
    %5 = ten.broadcast %2 dims = [] : tensor<f32> -> tensor<8x1xf32>
    %6 = ten.div %4, %5 : tensor<8x1xf32>
    %7 = ten.broadcast %6 dims = [0, 1] : tensor<8x1xf32> -> tensor<8x50xf32>
    %8 = ten.sub %arg0, %7 : tensor<8x50xf32>
    %9 = ten.constant dense<0x7FC00000> : tensor<f32>
    %10 = ten.constant dense<5.000000e+01> : tensor<f32>
    %11 = ten.constant dense<0.000000e+00> : tensor<f32>
    %12 = ten.reduce add %arg0 dims = [1] : tensor<8x50xf32> -> tensor<8xf32>
    %13 = ten.broadcast %12 dims = [0] : tensor<8xf32> -> tensor<8x1xf32>
    %14 = ten.broadcast %10 dims = [] : tensor<f32> -> tensor<8x1xf32>
    %15 = ten.div %13, %14 : tensor<8x1xf32>
    %16 = ten.broadcast %15 dims = [0, 1] : tensor<8x1xf32> -> tensor<8x50xf32>
    %17 = ten.sub %arg0, %16 : tensor<8x50xf32>
    %18 = ten.mul %17, %17 : tensor<8x50xf32>
    %19 = ten.convert %1 : tensor<i32> -> tensor<f32>
    %20 = ten.sub %10, %19 : tensor<f32>
    %21 = ten.reduce add %18 dims = [1] : tensor<8x50xf32> -> tensor<8xf32>
    %22 = ten.broadcast %21 dims = [0] : tensor<8xf32> -> tensor<8x1xf32>
    %23 = ten.broadcast %20 dims = [] : tensor<f32> -> tensor<8x1xf32>
    %24 = ten.div %22, %23 : tensor<8x1xf32>
    %25 = ten.compare gt %20, %11 : tensor<f32>
    %26 = ten.convert %9 : tensor<f32> -> tensor<f32>
    %27 = ten.broadcast %26 dims = [] : tensor<f32> -> tensor<8x1xf32>
    %28 = ten.broadcast %25 dims = [] : tensor<i1> -> tensor<8x1xi1>
    %29 = ten.select %28, %24, %27 : tensor<8x1xf32>
    %30 = ten.broadcast %0 dims = [] : tensor<f32> -> tensor<8x1xf32>
    %31 = ten.add %29, %30 : tensor<8x1xf32>
    %32 = ten.sqrt %31 : tensor<8x1xf32>
    %33 = ten.broadcast %32 dims = [0, 1] : tensor<8x1xf32> -> tensor<8x50xf32>
    %34 = ten.div %8, %33 : tensor<8x50xf32>
    %35 = ten.broadcast %arg1 dims = [1] : tensor<50xf32> -> tensor<1x50xf32>
    %36 = ten.broadcast %35 dims = [0, 1] : tensor<1x50xf32> -> tensor<8x50xf32>
    %37 = ten.mul %34, %36 : tensor<8x50xf32>
    %38 = ten.broadcast %arg2 dims = [1] : tensor<50xf32> -> tensor<1x50xf32>
    %39 = ten.broadcast %38 dims = [0, 1] : tensor<1x50xf32> -> tensor<8x50xf32>
    %40 = ten.add %37, %39 : tensor<8x50xf32>
    return %40 : tensor<8x50xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>, %arg1: tensor<1000xf32>, %arg2: tensor<1000xf32>) -> (tensor<64x1000xf32>) {
    %0 = ten.constant dense<9.99999974E-6> : tensor<f32>
    %1 = ten.constant dense<0> : tensor<i32>
    %2 = ten.constant dense<1.000000e+03> : tensor<f32>
    %3 = ten.reduce add %arg0 dims = [1] : tensor<64x1000xf32> -> tensor<64xf32>
    %4 = ten.broadcast %3 dims = [0] : tensor<64xf32> -> tensor<64x1xf32>
    %5 = ten.broadcast %2 dims = [] : tensor<f32> -> tensor<64x1xf32>
    %6 = ten.div %4, %5 : tensor<64x1xf32>
    %7 = ten.broadcast %6 dims = [0, 1] : tensor<64x1xf32> -> tensor<64x1000xf32>
    %8 = ten.sub %arg0, %7 : tensor<64x1000xf32>
    %9 = ten.constant dense<0x7FC00000> : tensor<f32>
    %10 = ten.constant dense<1.000000e+03> : tensor<f32>
    %11 = ten.constant dense<0.000000e+00> : tensor<f32>
    %12 = ten.reduce add %arg0 dims = [1] : tensor<64x1000xf32> -> tensor<64xf32>
    %13 = ten.broadcast %12 dims = [0] : tensor<64xf32> -> tensor<64x1xf32>
    %14 = ten.broadcast %10 dims = [] : tensor<f32> -> tensor<64x1xf32>
    %15 = ten.div %13, %14 : tensor<64x1xf32>
    %16 = ten.broadcast %15 dims = [0, 1] : tensor<64x1xf32> -> tensor<64x1000xf32>
    %17 = ten.sub %arg0, %16 : tensor<64x1000xf32>
    %18 = ten.mul %17, %17 : tensor<64x1000xf32>
    %19 = ten.convert %1 : tensor<i32> -> tensor<f32>
    %20 = ten.sub %10, %19 : tensor<f32>
    %21 = ten.reduce add %18 dims = [1] : tensor<64x1000xf32> -> tensor<64xf32>
    %22 = ten.broadcast %21 dims = [0] : tensor<64xf32> -> tensor<64x1xf32>
    %23 = ten.broadcast %20 dims = [] : tensor<f32> -> tensor<64x1xf32>
    %24 = ten.div %22, %23 : tensor<64x1xf32>
    %25 = ten.compare gt %20, %11 : tensor<f32>
    %26 = ten.convert %9 : tensor<f32> -> tensor<f32>
    %27 = ten.broadcast %26 dims = [] : tensor<f32> -> tensor<64x1xf32>
    %28 = ten.broadcast %25 dims = [] : tensor<i1> -> tensor<64x1xi1>
    %29 = ten.select %28, %24, %27 : tensor<64x1xf32>
    %30 = ten.broadcast %0 dims = [] : tensor<f32> -> tensor<64x1xf32>
    %31 = ten.add %29, %30 : tensor<64x1xf32>
    %32 = ten.sqrt %31 : tensor<64x1xf32>
    %33 = ten.broadcast %32 dims = [0, 1] : tensor<64x1xf32> -> tensor<64x1000xf32>
    %34 = ten.div %8, %33 : tensor<64x1000xf32>
    %35 = ten.broadcast %arg1 dims = [1] : tensor<1000xf32> -> tensor<1x1000xf32>
    %36 = ten.broadcast %35 dims = [0, 1] : tensor<1x1000xf32> -> tensor<64x1000xf32>
    %37 = ten.mul %34, %36 : tensor<64x1000xf32>
    %38 = ten.broadcast %arg2 dims = [1] : tensor<1000xf32> -> tensor<1x1000xf32>
    %39 = ten.broadcast %38 dims = [0, 1] : tensor<1x1000xf32> -> tensor<64x1000xf32>
    %40 = ten.add %37, %39 : tensor<64x1000xf32>
    return %40 : tensor<64x1000xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x50xf32>, %arg1: tensor<50xf32>) -> (tensor<8x50xf32>) {
    %0 = ten.constant dense<9.99999997E-7> : tensor<f32>
    %1 = ten.constant dense<5.000000e+01> : tensor<f32>
    %2 = ten.mul %arg0, %arg0 : tensor<8x50xf32>
    %3 = ten.reduce add %2 dims = [1] : tensor<8x50xf32> -> tensor<8xf32>
    %4 = ten.broadcast %3 dims = [0] : tensor<8xf32> -> tensor<8x1xf32>
    %5 = ten.broadcast %1 dims = [] : tensor<f32> -> tensor<8x1xf32>
    %6 = ten.div %4, %5 : tensor<8x1xf32>
    %7 = ten.broadcast %0 dims = [] : tensor<f32> -> tensor<8x1xf32>
    %8 = ten.add %6, %7 : tensor<8x1xf32>
    %9 = ten.rsqrt %8 : tensor<8x1xf32>
    %10 = ten.broadcast %9 dims = [0, 1] : tensor<8x1xf32> -> tensor<8x50xf32>
    %11 = ten.mul %arg0, %10 : tensor<8x50xf32>
    %12 = ten.broadcast %arg1 dims = [1] : tensor<50xf32> -> tensor<1x50xf32>
    %13 = ten.broadcast %12 dims = [0, 1] : tensor<1x50xf32> -> tensor<8x50xf32>
    %14 = ten.mul %11, %13 : tensor<8x50xf32>
    return %14 : tensor<8x50xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>, %arg1: tensor<1000xf32>) -> (tensor<64x1000xf32>) {
    %0 = ten.constant dense<9.99999997E-7> : tensor<f32>
    %1 = ten.constant dense<1.000000e+03> : tensor<f32>
    %2 = ten.mul %arg0, %arg0 : tensor<64x1000xf32>
    %3 = ten.reduce add %2 dims = [1] : tensor<64x1000xf32> -> tensor<64xf32>
    %4 = ten.broadcast %3 dims = [0] : tensor<64xf32> -> tensor<64x1xf32>
    %5 = ten.broadcast %1 dims = [] : tensor<f32> -> tensor<64x1xf32>
    %6 = ten.div %4, %5 : tensor<64x1xf32>
    %7 = ten.broadcast %0 dims = [] : tensor<f32> -> tensor<64x1xf32>
    %8 = ten.add %6, %7 : tensor<64x1xf32>
    %9 = ten.rsqrt %8 : tensor<64x1xf32>
    %10 = ten.broadcast %9 dims = [0, 1] : tensor<64x1xf32> -> tensor<64x1000xf32>
    %11 = ten.mul %arg0, %10 : tensor<64x1000xf32>
    %12 = ten.broadcast %arg1 dims = [1] : tensor<1000xf32> -> tensor<1x1000xf32>
    %13 = ten.broadcast %12 dims = [0, 1] : tensor<1x1000xf32> -> tensor<64x1000xf32>
    %14 = ten.mul %11, %13 : tensor<64x1000xf32>
    return %14 : tensor<64x1000xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x50xbf16>, %arg1: tensor<50xbf16>) -> (tensor<8x50xbf16>) {
    %0 = ten.constant dense<9.983770e-07> : tensor<bf16>
    %1 = ten.constant dense<5.000000e+01> : tensor<f32>
    %2 = ten.mul %arg0, %arg0 : tensor<8x50xbf16>
    %3 = ten.convert %2 : tensor<8x50xbf16> -> tensor<8x50xf32>
    %4 = ten.reduce add %3 dims = [1] : tensor<8x50xf32> -> tensor<8xf32>
    %5 = ten.broadcast %4 dims = [0] : tensor<8xf32> -> tensor<8x1xf32>
    %6 = ten.broadcast %1 dims = [] : tensor<f32> -> tensor<8x1xf32>
    %7 = ten.div %5, %6 : tensor<8x1xf32>
    %8 = ten.convert %7 : tensor<8x1xf32> -> tensor<8x1xbf16>
    %9 = ten.broadcast %0 dims = [] : tensor<bf16> -> tensor<8x1xbf16>
    %10 = ten.add %8, %9 : tensor<8x1xbf16>
    %11 = ten.rsqrt %10 : tensor<8x1xbf16>
    %12 = ten.broadcast %11 dims = [0, 1] : tensor<8x1xbf16> -> tensor<8x50xbf16>
    %13 = ten.mul %arg0, %12 : tensor<8x50xbf16>
    %14 = ten.broadcast %arg1 dims = [1] : tensor<50xbf16> -> tensor<1x50xbf16>
    %15 = ten.broadcast %14 dims = [0, 1] : tensor<1x50xbf16> -> tensor<8x50xbf16>
    %16 = ten.mul %13, %15 : tensor<8x50xbf16>
    return %16 : tensor<8x50xbf16>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xbf16>, %arg1: tensor<1000xbf16>) -> (tensor<64x1000xbf16>) {
    %0 = ten.constant dense<9.983770e-07> : tensor<bf16>
    %1 = ten.constant dense<1.000000e+03> : tensor<f32>
    %2 = ten.mul %arg0, %arg0 : tensor<64x1000xbf16>
    %3 = ten.convert %2 : tensor<64x1000xbf16> -> tensor<64x1000xf32>
    %4 = ten.reduce add %3 dims = [1] : tensor<64x1000xf32> -> tensor<64xf32>
    %5 = ten.broadcast %4 dims = [0] : tensor<64xf32> -> tensor<64x1xf32>
    %6 = ten.broadcast %1 dims = [] : tensor<f32> -> tensor<64x1xf32>
    %7 = ten.div %5, %6 : tensor<64x1xf32>
    %8 = ten.convert %7 : tensor<64x1xf32> -> tensor<64x1xbf16>
    %9 = ten.broadcast %0 dims = [] : tensor<bf16> -> tensor<64x1xbf16>
    %10 = ten.add %8, %9 : tensor<64x1xbf16>
    %11 = ten.rsqrt %10 : tensor<64x1xbf16>
    %12 = ten.broadcast %11 dims = [0, 1] : tensor<64x1xbf16> -> tensor<64x1000xbf16>
    %13 = ten.mul %arg0, %12 : tensor<64x1000xbf16>
    %14 = ten.broadcast %arg1 dims = [1] : tensor<1000xbf16> -> tensor<1x1000xbf16>
    %15 = ten.broadcast %14 dims = [0, 1] : tensor<1x1000xbf16> -> tensor<64x1000xbf16>
    %16 = ten.mul %13, %15 : tensor<64x1000xbf16>
    return %16 : tensor<64x1000xbf16>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x50xf32>) -> (tensor<8x50xf32>) {
    %0 = ten.constant dense<9.99999974E-6> : tensor<f32>
    %1 = ten.constant dense<0> : tensor<i32>
    %2 = ten.constant dense<5.000000e+01> : tensor<f32>
    %3 = ten.reduce add %arg0 dims = [1] : tensor<8x50xf32> -> tensor<8xf32>
    %4 = ten.broadcast %3 dims = [0] : tensor<8xf32> -> tensor<8x1xf32>
    %5 = ten.broadcast %2 dims = [] : tensor<f32> -> tensor<8x1xf32>
    %6 = ten.div %4, %5 : tensor<8x1xf32>
    %7 = ten.mul %arg0, %arg0 : tensor<8x50xf32>
    %8 = ten.reduce add %7 dims = [1] : tensor<8x50xf32> -> tensor<8xf32>
    %9 = ten.broadcast %8 dims = [0] : tensor<8xf32> -> tensor<8x1xf32>
    %10 = ten.broadcast %2 dims = [] : tensor<f32> -> tensor<8x1xf32>
    %11 = ten.div %9, %10 : tensor<8x1xf32>
    %12 = ten.mul %6, %6 : tensor<8x1xf32>
    %13 = ten.sub %11, %12 : tensor<8x1xf32>
    %14 = ten.convert %1 : tensor<i32> -> tensor<f32>
    %15 = ten.broadcast %14 dims = [] : tensor<f32> -> tensor<8x1xf32>
    %16 = ten.max %15, %13 : tensor<8x1xf32>
    %17 = ten.broadcast %6 dims = [0, 1] : tensor<8x1xf32> -> tensor<8x50xf32>
    %18 = ten.sub %arg0, %17 : tensor<8x50xf32>
    %19 = ten.broadcast %0 dims = [] : tensor<f32> -> tensor<8x1xf32>
    %20 = ten.add %16, %19 : tensor<8x1xf32>
    %21 = ten.rsqrt %20 : tensor<8x1xf32>
    %22 = ten.broadcast %21 dims = [0, 1] : tensor<8x1xf32> -> tensor<8x50xf32>
    %23 = ten.mul %18, %22 : tensor<8x50xf32>
    return %23 : tensor<8x50xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>) -> (tensor<64x1000xf32>) {
    %0 = ten.constant dense<9.99999974E-6> : tensor<f32>
    %1 = ten.constant dense<0> : tensor<i32>
    %2 = ten.constant dense<1.000000e+03> : tensor<f32>
    %3 = ten.reduce add %arg0 dims = [1] : tensor<64x1000xf32> -> tensor<64xf32>
    %4 = ten.broadcast %3 dims = [0] : tensor<64xf32> -> tensor<64x1xf32>
    %5 = ten.broadcast %2 dims = [] : tensor<f32> -> tensor<64x1xf32>
    %6 = ten.div %4, %5 : tensor<64x1xf32>
    %7 = ten.mul %arg0, %arg0 : tensor<64x1000xf32>
    %8 = ten.reduce add %7 dims = [1] : tensor<64x1000xf32> -> tensor<64xf32>
    %9 = ten.broadcast %8 dims = [0] : tensor<64xf32> -> tensor<64x1xf32>
    %10 = ten.broadcast %2 dims = [] : tensor<f32> -> tensor<64x1xf32>
    %11 = ten.div %9, %10 : tensor<64x1xf32>
    %12 = ten.mul %6, %6 : tensor<64x1xf32>
    %13 = ten.sub %11, %12 : tensor<64x1xf32>
    %14 = ten.convert %1 : tensor<i32> -> tensor<f32>
    %15 = ten.broadcast %14 dims = [] : tensor<f32> -> tensor<64x1xf32>
    %16 = ten.max %15, %13 : tensor<64x1xf32>
    %17 = ten.broadcast %6 dims = [0, 1] : tensor<64x1xf32> -> tensor<64x1000xf32>
    %18 = ten.sub %arg0, %17 : tensor<64x1000xf32>
    %19 = ten.broadcast %0 dims = [] : tensor<f32> -> tensor<64x1xf32>
    %20 = ten.add %16, %19 : tensor<64x1xf32>
    %21 = ten.rsqrt %20 : tensor<64x1xf32>
    %22 = ten.broadcast %21 dims = [0, 1] : tensor<64x1xf32> -> tensor<64x1000xf32>
    %23 = ten.mul %18, %22 : tensor<64x1000xf32>
    return %23 : tensor<64x1000xf32>
  }
}
