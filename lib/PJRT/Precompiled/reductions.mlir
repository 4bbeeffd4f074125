// Written by scripts/write-precompiled.

module {
  func.func @main(%arg0: tensor<8x50xf32>) -> (tensor<8xf32>) {
    %0 = ten.reduce add %arg0 dims = [1] : tensor<8x50xf32> -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>) -> (tensor<64xf32>) {
    %0 = ten.reduce add %arg0 dims = [1] : tensor<64x1000xf32> -> tensor<64xf32>
    return %0 : tensor<64xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x50xf32>) -> (tensor<8xf32>) {
    %0 = ten.constant dense<5.000000e+01> : tensor<f32>
    %1 = ten.reduce add %arg0 dims = [1] : tensor<8x50xf32> -> tensor<8xf32>
    %2 = ten.broadcast %0 dims = [] : tensor<f32> -> tensor<8xf32>
    %3 = ten.div %1, %2 : tensor<8xf32>
    return %3 : tensor<8xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>) -> (tensor<64xf32>) {
    %0 = ten.constant dense<1.000000e+03> : tensor<f32>
    %1 = ten.reduce add %arg0 dims = [1] : tensor<64x1000xf32> -> tensor<64xf32>
    %2 = ten.broadcast %0 dims = [] : tensor<f32> -> tensor<64xf32>
    %3 = ten.div %1, %2 : tensor<64xf32>
    return %3 : tensor<64xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x50xf32>) -> (tensor<8xf32>) {
    %0 = ten.constant dense<0> : tensor<i32>
    %1 = ten.constant dense<0x7FC00000> : tensor<f32>
    %2 = ten.constant dense<5.000000e+01> : tensor<f32>
    %3 = ten.constant dense<0.000000e+00> : tensor<f32>
    %4 = ten.reduce add %arg0 dims = [1] : tensor<8x50xf32> -> tensor<8xf32>
    %5 = ten.broadcast %4 dims = [0] : tensor<8xf32> -> tensor<8x1xf32>
    %6 = ten.broadcast %2 dims = [] : tensor<f32> -> tensor<8x1xf32>
    %7 = ten.div %5, %6 : tensor<8x1xf32>
    %8 = ten.broadcast %7 dims = [0, 1] : tensor<8x1xf32> -> tensor<8x50xf32>
    %9 = ten.sub %arg0, %8 : tensor<8x50xf32>
    %10 = ten.mul %9, %9 : tensor<8x50xf32>
    %11 = ten.convert %0 : tensor<i32> -> tensor<f32>
    %12 = ten.sub %2, %11 : tensor<f32>
    %13 = ten.reduce add %10 dims = [1] : tensor<8x50xf32> -> tensor<8xf32>
    %14 = ten.broadcast %12 dims = [] : tensor<f32> -> tensor<8xf32>
    %15 = ten.div %13, %14 : tensor<8xf32>
    %16 = ten.compare gt %12, %3 : tensor<f32>
    %17 = ten.convert %1 : tensor<f32> -> tensor<f32>
    %18 = ten.broadcast %17 dims = [] : tensor<f32> -> tensor<8xf32>
    %19 = ten.broadcast %16 dims = [] : tensor<i1> -> tensor<8xi1>
    %20 = ten.select %19, %15, %18 : tensor<8xf32>
    return %20 : tensor<8xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>) -> (tensor<64xf32>) {
    %0 = ten.constant dense<0> : tensor<i32>
    %1 = ten.constant dense<0x7FC00000> : tensor<f32>
    %2 = ten.constant dense<1.000000e+03> : tensor<f32>
    %3 = ten.constant dense<0.000000e+00> : tensor<f32>
    %4 = ten.reduce add %arg0 dims = [1] : tensor<64x1000xf32> -> tensor<64xf32>
    %5 = ten.broadcast %4 dims = [0] : tensor<64xf32> -> tensor<64x1xf32>
    %6 = ten.broadcast %2 dims = [] : tensor<f32> -> tensor<64x1xf32>
    %7 = ten.div %5, %6 : tensor<64x1xf32>
    %8 = ten.broadcast %7 dims = [0, 1] : tensor<64x1xf32> -> tensor<64x1000xf32>
    %9 = ten.sub %arg0, %8 : tensor<64x1000xf32>
    %10 = ten.mul %9, %9 : tensor<64x1000xf32>
    %11 = ten.convert %0 : tensor<i32> -> tensor<f32>
    %12 = ten.sub %2, %11 : tensor<f32>
    %13 = ten.reduce add %10 dims = [1] : tensor<64x1000xf32> -> tensor<64xf32>
    %14 = ten.broadcast %12 dims = [] : tensor<f32> -> tensor<64xf32>
    %15 = ten.div %13, %14 : tensor<64xf32>
    %16 = ten.compare gt %12, %3 : tensor<f32>
    %17 = ten.convert %1 : tensor<f32> -> tensor<f32>
    %18 = ten.broadcast %17 dims = [] : tensor<f32> -> tensor<64xf32>
    %19 = ten.broadcast %16 dims = [] : tensor<i1> -> tensor<64xi1>
    %20 = ten.select %19, %15, %18 : tensor<64xf32>
    return %20 : tensor<64xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x50xf32>) -> (tensor<8xf32>) {
    %0 = ten.constant dense<0> : tensor<i32>
    %1 = ten.constant dense<0x7FC00000> : tensor<f32>
    %2 = ten.constant dense<5.000000e+01> : tensor<f32>
    %3 = ten.constant dense<0.000000e+00> : tensor<f32>
    %4 = ten.reduce add %arg0 dims = [1] : tensor<8x50xf32> -> tensor<8xf32>
    %5 = ten.broadcast %4 dims = [0] : tensor<8xf32> -> tensor<8x1xf32>
    %6 = ten.broadcast %2 dims = [] : tensor<f32> -> tensor<8x1xf32>
    %7 = ten.div %5, %6 : tensor<8x1xf32>
    %8 = ten.broadcast %7 dims = [0, 1] : tensor<8x1xf32> -> tensor<8x50xf32>
    %9 = ten.sub %arg0, %8 : tensor<8x50xf32>
    %10 = ten.mul %9, %9 : tensor<8x50xf32>
    %11 = ten.convert %0 : tensor<i32> -> tensor<f32>
    %12 = ten.sub %2, %11 : tensor<f32>
    %13 = ten.reduce add %10 dims = [1] : tensor<8x50xf32> -> tensor<8xf32>
    %14 = ten.broadcast %12 dims = [] : tensor<f32> -> tensor<8xf32>
    %15 = ten.div %13, %14 : tensor<8xf32>
    %16 = ten.compare gt %12, %3 : tensor<f32>
    %17 = ten.convert %1 : tensor<f32> -> tensor<f32>
    %18 = ten.broadcast %17 dims = [] : tensor<f32> -> tensor<8xf32>
    %19 = ten.broadcast %16 dims = [] : tensor<i1> -> tensor<8xi1>
    %20 = ten.select %19, %15, %18 : tensor<8xf32>
    %21 = ten.sqrt %20 : tensor<8xf32>
    return %21 : tensor<8xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>) -> (tensor<64xf32>) {
    %0 = ten.constant dense<0> : tensor<i32>
    %1 = ten.constant dense<0x7FC00000> : tensor<f32>
    %2 = ten.constant dense<1.000000e+03> : tensor<f32>
    %3 = ten.constant dense<0.000000e+00> : tensor<f32>
    %4 = ten.reduce add %arg0 dims = [1] : tensor<64x1000xf32> -> tensor<64xf32>
    %5 = ten.broadcast %4 dims = [0] : tensor<64xf32> -> tensor<64x1xf32>
    %6 = ten.broadcast %2 dims = [] : tensor<f32> -> tensor<64x1xf32>
    %7 = ten.div %5, %6 : tensor<64x1xf32>
    %8 = ten.broadcast %7 dims = [0, 1] : tensor<64x1xf32> -> tensor<64x1000xf32>
    %9 = ten.sub %arg0, %8 : tensor<64x1000xf32>
    %10 = ten.mul %9, %9 : tensor<64x1000xf32>
    %11 = ten.convert %0 : tensor<i32> -> tensor<f32>
    %12 = ten.sub %2, %11 : tensor<f32>
    %13 = ten.reduce add %10 dims = [1] : tensor<64x1000xf32> -> tensor<64xf32>
    %14 = ten.broadcast %12 dims = [] : tensor<f32> -> tensor<64xf32>
    %15 = ten.div %13, %14 : tensor<64xf32>
    %16 = ten.compare gt %12, %3 : tensor<f32>
    %17 = ten.convert %1 : tensor<f32> -> tensor<f32>
    %18 = ten.broadcast %17 dims = [] : tensor<f32> -> tensor<64xf32>
    %19 = ten.broadcast %16 dims = [] : tensor<i1> -> tensor<64xi1>
    %20 = ten.select %19, %15, %18 : tensor<64xf32>
    %21 = ten.sqrt %20 : tensor<64xf32>
    return %21 : tensor<64xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x50xf32>) -> (tensor<f32>) {
    %0 = ten.constant dense<0> : tensor<i32>
    %1 = ten.constant dense<0x7FC00000> : tensor<f32>
    %2 = ten.constant dense<4.000000e+02> : tensor<f32>
    %3 = ten.constant dense<0.000000e+00> : tensor<f32>
    %4 = ten.reduce add %arg0 dims = [0, 1] : tensor<8x50xf32> -> tensor<f32>
    %5 = ten.broadcast %4 dims = [] : tensor<f32> -> tensor<1x1xf32>
    %6 = ten.broadcast %2 dims = [] : tensor<f32> -> tensor<1x1xf32>
    %7 = ten.div %5, %6 : tensor<1x1xf32>
    %8 = ten.broadcast %7 dims = [0, 1] : tensor<1x1xf32> -> tensor<8x50xf32>
    %9 = ten.sub %arg0, %8 : tensor<8x50xf32>
    %10 = ten.mul %9, %9 : tensor<8x50xf32>
    %11 = ten.convert %0 : tensor<i32> -> tensor<f32>
    %12 = ten.sub %2, %11 : tensor<f32>
    %13 = ten.reduce add %10 dims = [0, 1] : tensor<8x50xf32> -> tensor<f32>
    %14 = ten.div %13, %12 : tensor<f32>
    %15 = ten.compare gt %12, %3 : tensor<f32>
    %16 = ten.convert %1 : tensor<f32> -> tensor<f32>
    %17 = ten.select %15, %14, %16 : tensor<f32>
    return %17 : tensor<f32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>) -> (tensor<f32>) {
    %0 = ten.constant dense<0> : tensor<i32>
    %1 = ten.constant dense<0x7FC00000> : tensor<f32>
    %2 = ten.constant dense<6.400000e+04> : tensor<f32>
    %3 = ten.constant dense<0.000000e+00> : tensor<f32>
    %4 = ten.reduce add %arg0 dims = [0, 1] : tensor<64x1000xf32> -> tensor<f32>
    %5 = ten.broadcast %4 dims = [] : tensor<f32> -> tensor<1x1xf32>
    %6 = ten.broadcast %2 dims = [] : tensor<f32> -> tensor<1x1xf32>
    %7 = ten.div %5, %6 : tensor<1x1xf32>
    %8 = ten.broadcast %7 dims = [0, 1] : tensor<1x1xf32> -> tensor<64x1000xf32>
    %9 = ten.sub %arg0, %8 : tensor<64x1000xf32>
    %10 = ten.mul %9, %9 : tensor<64x1000xf32>
    %11 = ten.convert %0 : tensor<i32> -> tensor<f32>
    %12 = ten.sub %2, %11 : tensor<f32>
    %13 = ten.reduce add %10 dims = [0, 1] : tensor<64x1000xf32> -> tensor<f32>
    %14 = ten.div %13, %12 : tensor<f32>
    %15 = ten.compare gt %12, %3 : tensor<f32>
    %16 = ten.convert %1 : tensor<f32> -> tensor<f32>
    %17 = ten.select %15, %14, %16 : tensor<f32>
    return %17 : tensor<f32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x50xf32>) -> (tensor<f32>) {
    %0 = ten.constant dense<0> : tensor<i32>
    %1 = ten.constant dense<0x7FC00000> : tensor<f32>
    %2 = ten.constant dense<4.000000e+02> : tensor<f32>
    %3 = ten.constant dense<0.000000e+00> : tensor<f32>
    %4 = ten.reduce add %arg0 dims = [0, 1] : tensor<8x50xf32> -> tensor<f32>
    %5 = ten.broadcast %4 dims = [] : tensor<f32> -> tensor<1x1xf32>
    %6 = ten.broadcast %2 dims = [] : tensor<f32> -> tensor<1x1xf32>
    %7 = ten.div %5, %6 : tensor<1x1xf32>
    %8 = ten.broadcast %7 dims = [0, 1] : tensor<1x1xf32> -> tensor<8x50xf32>
    %9 = ten.sub %arg0, %8 : tensor<8x50xf32>
    %10 = ten.mul %9, %9 : tensor<8x50xf32>
    %11 = ten.convert %0 : tensor<i32> -> tensor<f32>
    %12 = ten.sub %2, %11 : tensor<f32>
    %13 = ten.reduce add %10 dims = [0, 1] : tensor<8x50xf32> -> tensor<f32>
    %14 = ten.div %13, %12 : tensor<f32>
    %15 = ten.compare gt %12, %3 : tensor<f32>
    %16 = ten.convert %1 : tensor<f32> -> tensor<f32>
    %17 = ten.select %15, %14, %16 : tensor<f32>
    %18 = ten.sqrt %17 : tensor<f32>
    return %18 : tensor<f32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>) -> (tensor<f32>) {
    %0 = ten.constant dense<0> : tensor<i32>
    %1 = ten.constant dense<0x7FC00000> : tensor<f32>
    %2 = ten.constant dense<6.400000e+04> : tensor<f32>
    %3 = ten.constant dense<0.000000e+00> : tensor<f32>
    %4 = ten.reduce add %arg0 dims = [0, 1] : tensor<64x1000xf32> -> tensor<f32>
    %5 = ten.broadcast %4 dims = [] : tensor<f32> -> tensor<1x1xf32>
    %6 = ten.broadcast %2 dims = [] : tensor<f32> -> tensor<1x1xf32>
    %7 = ten.div %5, %6 : tensor<1x1xf32>
    %8 = ten.broadcast %7 dims = [0, 1] : tensor<1x1xf32> -> tensor<64x1000xf32>
    %9 = ten.sub %arg0, %8 : tensor<64x1000xf32>
    %10 = ten.mul %9, %9 : tensor<64x1000xf32>
    %11 = ten.convert %0 : tensor<i32> -> tensor<f32>
    %12 = ten.sub %2, %11 : tensor<f32>
    %13 = ten.reduce add %10 dims = [0, 1] : tensor<64x1000xf32> -> tensor<f32>
    %14 = ten.div %13, %12 : tensor<f32>
    %15 = ten.compare gt %12, %3 : tensor<f32>
    %16 = ten.convert %1 : tensor<f32> -> tensor<f32>
    %17 = ten.select %15, %14, %16 : tensor<f32>
    %18 = ten.sqrt %17 : tensor<f32>
    return %18 : tensor<f32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x50xf32>) -> (tensor<8xf32>) {
    %0 = ten.mul %arg0, %arg0 : tensor<8x50xf32>
    %1 = ten.reduce add %0 dims = [1] : tensor<8x50xf32> -> tensor<8xf32>
    %2 = ten.sqrt %1 : tensor<8xf32>
    return %2 : tensor<8xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>) -> (tensor<64xf32>) {
    %0 = ten.mul %arg0, %arg0 : tensor<64x1000xf32>
    %1 = ten.reduce add %0 dims = [1] : tensor<64x1000xf32> -> tensor<64xf32>
    %2 = ten.sqrt %1 : tensor<64xf32>
    return %2 : tensor<64xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>) -> (tensor<64xf32>) {
    %0 = ten.reduce max %arg0 dims = [1] : tensor<64x1000xf32> -> tensor<64xf32>
    return %0 : tensor<64xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>) -> (tensor<64xf32>) {
    %0 = ten.reduce min %arg0 dims = [1] : tensor<64x1000xf32> -> tensor<64xf32>
    return %0 : tensor<64xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>) -> (tensor<1000xf32>) {
    %0 = ten.reduce max %arg0 dims = [0] : tensor<64x1000xf32> -> tensor<1000xf32>
    return %0 : tensor<1000xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>) -> (tensor<f32>) {
    %0 = ten.reduce max %arg0 dims = [0, 1] : tensor<64x1000xf32> -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>) -> (tensor<f32>) {
    %0 = ten.reduce min %arg0 dims = [0, 1] : tensor<64x1000xf32> -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>) -> (tensor<64xi32>) {
    %0 = ten.constant dense<0> : tensor<i32>
    %1 = ten.constant dense<0xFF800000> : tensor<f32>
    %2 = ten.iota dim = 1 : tensor<64x1000xi32>
    %3:2 = ten.reduce %arg0, %2 init(%1, %0) dims = [1] : tensor<64x1000xf32>, tensor<64x1000xi32> -> tensor<64xf32>, tensor<64xi32>  {
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<i32>, %arg3: tensor<f32>, %arg4: tensor<i32>):
      %4 = ten.compare gt %arg1, %arg3 : tensor<f32>
      %5 = ten.compare ne %arg1, %arg1 : tensor<f32>
      %6 = ten.or %4, %5 : tensor<i1>
      %7 = ten.compare eq %arg1, %arg3 : tensor<f32>
      %8 = ten.compare lt %arg2, %arg4 : tensor<i32>
      %9 = ten.and %7, %8 : tensor<i1>
      %10 = ten.or %6, %9 : tensor<i1>
      %11 = ten.select %6, %arg1, %arg3 : tensor<f32>
      %12 = ten.select %10, %arg2, %arg4 : tensor<i32>
      ten.yield %11, %12 : tensor<f32>, tensor<i32>
    }
    return %3#1 : tensor<64xi32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>) -> (tensor<64xi32>) {
    %0 = ten.constant dense<0> : tensor<i32>
    %1 = ten.constant dense<0x7F800000> : tensor<f32>
    %2 = ten.iota dim = 1 : tensor<64x1000xi32>
    %3:2 = ten.reduce %arg0, %2 init(%1, %0) dims = [1] : tensor<64x1000xf32>, tensor<64x1000xi32> -> tensor<64xf32>, tensor<64xi32>  {
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<i32>, %arg3: tensor<f32>, %arg4: tensor<i32>):
      %4 = ten.compare lt %arg1, %arg3 : tensor<f32>
      %5 = ten.compare ne %arg1, %arg1 : tensor<f32>
      %6 = ten.or %4, %5 : tensor<i1>
      %7 = ten.compare eq %arg1, %arg3 : tensor<f32>
      %8 = ten.compare lt %arg2, %arg4 : tensor<i32>
      %9 = ten.and %7, %8 : tensor<i1>
      %10 = ten.or %6, %9 : tensor<i1>
      %11 = ten.select %6, %arg1, %arg3 : tensor<f32>
      %12 = ten.select %10, %arg2, %arg4 : tensor<i32>
      ten.yield %11, %12 : tensor<f32>, tensor<i32>
    }
    return %3#1 : tensor<64xi32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>) -> (tensor<i32>) {
    %0 = ten.constant dense<0.000000e+00> : tensor<f32>
    %1 = ten.broadcast %0 dims = [] : tensor<f32> -> tensor<64x1000xf32>
    %2 = ten.compare gt %arg0, %1 : tensor<64x1000xf32>
    %3 = ten.convert %2 : tensor<64x1000xi1> -> tensor<64x1000xi32>
    %4 = ten.reduce add %3 dims = [0, 1] : tensor<64x1000xi32> -> tensor<i32>
    return %4 : tensor<i32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<4096x1024xf32>) -> (tensor<i32>) {
    %0 = ten.constant dense<0.000000e+00> : tensor<f32>
    %1 = ten.broadcast %0 dims = [] : tensor<f32> -> tensor<4096x1024xf32>
    %2 = ten.compare gt %arg0, %1 : tensor<4096x1024xf32>
    %3 = ten.convert %2 : tensor<4096x1024xi1> -> tensor<4096x1024xi32>
    %4 = ten.reduce add %3 dims = [0, 1] : tensor<4096x1024xi32> -> tensor<i32>
    return %4 : tensor<i32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xi32>) -> (tensor<64xi32>) {
    %0 = ten.reduce add %arg0 dims = [1] : tensor<64x1000xi32> -> tensor<64xi32>
    return %0 : tensor<64xi32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x50xf32>, %arg1: tensor<8x50xf32>) -> (tensor<f32>) {
    %0 = ten.constant dense<4.000000e+02> : tensor<f32>
    %1 = ten.sub %arg0, %arg1 : tensor<8x50xf32>
    %2 = ten.mul %1, %1 : tensor<8x50xf32>
    %3 = ten.reduce add %2 dims = [0, 1] : tensor<8x50xf32> -> tensor<f32>
    %4 = ten.div %3, %0 : tensor<f32>
    return %4 : tensor<f32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>, %arg1: tensor<64x1000xf32>) -> (tensor<f32>) {
    %0 = ten.constant dense<6.400000e+04> : tensor<f32>
    %1 = ten.sub %arg0, %arg1 : tensor<64x1000xf32>
    %2 = ten.mul %1, %1 : tensor<64x1000xf32>
    %3 = ten.reduce add %2 dims = [0, 1] : tensor<64x1000xf32> -> tensor<f32>
    %4 = ten.div %3, %0 : tensor<f32>
    return %4 : tensor<f32>
  }
}
