// Written by scripts/write-precompiled.

module {
  func.func @main(%arg0: tensor<8x50xf32>) -> (tensor<8x50xf32>) {
    %0 = ten.exp %arg0 : tensor<8x50xf32>
    return %0 : tensor<8x50xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>) -> (tensor<64x1000xf32>) {
    %0 = ten.exp %arg0 : tensor<64x1000xf32>
    return %0 : tensor<64x1000xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x50xf32>) -> (tensor<8x50xf32>) {
    %0 = ten.constant dense<0.693147182> : tensor<f32>
    %1 = ten.broadcast %0 dims = [] : tensor<f32> -> tensor<8x50xf32>
    %2 = ten.mul %1, %arg0 : tensor<8x50xf32>
    %3 = ten.exp %2 : tensor<8x50xf32>
    return %3 : tensor<8x50xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>) -> (tensor<64x1000xf32>) {
    %0 = ten.constant dense<0.693147182> : tensor<f32>
    %1 = ten.broadcast %0 dims = [] : tensor<f32> -> tensor<64x1000xf32>
    %2 = ten.mul %1, %arg0 : tensor<64x1000xf32>
    %3 = ten.exp %2 : tensor<64x1000xf32>
    return %3 : tensor<64x1000xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x50xf32>) -> (tensor<8x50xf32>) {
    %0 = ten.expm1 %arg0 : tensor<8x50xf32>
    return %0 : tensor<8x50xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>) -> (tensor<64x1000xf32>) {
    %0 = ten.expm1 %arg0 : tensor<64x1000xf32>
    return %0 : tensor<64x1000xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x50xf32>) -> (tensor<8x50xf32>) {
    %0 = ten.log %arg0 : tensor<8x50xf32>
    return %0 : tensor<8x50xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>) -> (tensor<64x1000xf32>) {
    %0 = ten.log %arg0 : tensor<64x1000xf32>
    return %0 : tensor<64x1000xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x50xf32>) -> (tensor<8x50xf32>) {
    %0 = ten.constant dense<2.000000e+00> : tensor<f32>
    %1 = ten.log %arg0 : tensor<8x50xf32>
    %2 = ten.log %0 : tensor<f32>
    %3 = ten.broadcast %2 dims = [] : tensor<f32> -> tensor<8x50xf32>
    %4 = ten.div %1, %3 : tensor<8x50xf32>
    return %4 : tensor<8x50xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>) -> (tensor<64x1000xf32>) {
    %0 = ten.constant dense<2.000000e+00> : tensor<f32>
    %1 = ten.log %arg0 : tensor<64x1000xf32>
    %2 = ten.log %0 : tensor<f32>
    %3 = ten.broadcast %2 dims = [] : tensor<f32> -> tensor<64x1000xf32>
    %4 = ten.div %1, %3 : tensor<64x1000xf32>
    return %4 : tensor<64x1000xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x50xf32>) -> (tensor<8x50xf32>) {
    %0 = ten.constant dense<0.434294492> : tensor<f32>
    %1 = ten.log %arg0 : tensor<8x50xf32>
    %2 = ten.broadcast %0 dims = [] : tensor<f32> -> tensor<8x50xf32>
    %3 = ten.mul %1, %2 : tensor<8x50xf32>
    return %3 : tensor<8x50xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>) -> (tensor<64x1000xf32>) {
    %0 = ten.constant dense<0.434294492> : tensor<f32>
    %1 = ten.log %arg0 : tensor<64x1000xf32>
    %2 = ten.broadcast %0 dims = [] : tensor<f32> -> tensor<64x1000xf32>
    %3 = ten.mul %1, %2 : tensor<64x1000xf32>
    return %3 : tensor<64x1000xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x50xf32>) -> (tensor<8x50xf32>) {
    %0 = ten.log1p %arg0 : tensor<8x50xf32>
    return %0 : tensor<8x50xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>) -> (tensor<64x1000xf32>) {
    %0 = ten.log1p %arg0 : tensor<64x1000xf32>
    return %0 : tensor<64x1000xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x50xf32>) -> (tensor<8x50xf32>) {
    %0 = ten.sqrt %arg0 : tensor<8x50xf32>
    return %0 : tensor<8x50xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>) -> (tensor<64x1000xf32>) {
    %0 = ten.sqrt %arg0 : tensor<64x1000xf32>
    return %0 : tensor<64x1000xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x50xf32>) -> (tensor<8x50xf32>) {
    %0 = ten.cbrt %arg0 : tensor<8x50xf32>
    return %0 : tensor<8x50xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>) -> (tensor<64x1000xf32>) {
    %0 = ten.cbrt %arg0 : tensor<64x1000xf32>
    return %0 : tensor<64x1000xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x50xf32>) -> (tensor<8x50xf32>) {
    %0 = ten.sin %arg0 : tensor<8x50xf32>
    return %0 : tensor<8x50xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>) -> (tensor<64x1000xf32>) {
    %0 = ten.sin %arg0 : tensor<64x1000xf32>
    return %0 : tensor<64x1000xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x50xf32>) -> (tensor<8x50xf32>) {
    %0 = ten.cos %arg0 : tensor<8x50xf32>
    return %0 : tensor<8x50xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>) -> (tensor<64x1000xf32>) {
    %0 = ten.cos %arg0 : tensor<64x1000xf32>
    return %0 : tensor<64x1000xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x50xf32>) -> (tensor<8x50xf32>) {
    %0 = ten.tan %arg0 : tensor<8x50xf32>
    return %0 : tensor<8x50xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>) -> (tensor<64x1000xf32>) {
    %0 = ten.tan %arg0 : tensor<64x1000xf32>
    return %0 : tensor<64x1000xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x50xf32>) -> (tensor<8x50xf32>) {
    %0 = ten.constant dense<1.000000e+00> : tensor<8x50xf32>
    %1 = ten.sub %0, %arg0 : tensor<8x50xf32>
    %2 = ten.constant dense<1.000000e+00> : tensor<8x50xf32>
    %3 = ten.add %2, %arg0 : tensor<8x50xf32>
    %4 = ten.mul %1, %3 : tensor<8x50xf32>
    %5 = ten.sqrt %4 : tensor<8x50xf32>
    %6 = ten.atan2 %arg0, %5 : tensor<8x50xf32>
    return %6 : tensor<8x50xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>) -> (tensor<64x1000xf32>) {
    %0 = ten.constant dense<1.000000e+00> : tensor<64x1000xf32>
    %1 = ten.sub %0, %arg0 : tensor<64x1000xf32>
    %2 = ten.constant dense<1.000000e+00> : tensor<64x1000xf32>
    %3 = ten.add %2, %arg0 : tensor<64x1000xf32>
    %4 = ten.mul %1, %3 : tensor<64x1000xf32>
    %5 = ten.sqrt %4 : tensor<64x1000xf32>
    %6 = ten.atan2 %arg0, %5 : tensor<64x1000xf32>
    return %6 : tensor<64x1000xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x50xf32>) -> (tensor<8x50xf32>) {
    %0 = ten.constant dense<1.000000e+00> : tensor<8x50xf32>
    %1 = ten.sub %0, %arg0 : tensor<8x50xf32>
    %2 = ten.constant dense<1.000000e+00> : tensor<8x50xf32>
    %3 = ten.add %2, %arg0 : tensor<8x50xf32>
    %4 = ten.mul %1, %3 : tensor<8x50xf32>
    %5 = ten.sqrt %4 : tensor<8x50xf32>
    %6 = ten.atan2 %5, %arg0 : tensor<8x50xf32>
    return %6 : tensor<8x50xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>) -> (tensor<64x1000xf32>) {
    %0 = ten.constant dense<1.000000e+00> : tensor<64x1000xf32>
    %1 = ten.sub %0, %arg0 : tensor<64x1000xf32>
    %2 = ten.constant dense<1.000000e+00> : tensor<64x1000xf32>
    %3 = ten.add %2, %arg0 : tensor<64x1000xf32>
    %4 = ten.mul %1, %3 : tensor<64x1000xf32>
    %5 = ten.sqrt %4 : tensor<64x1000xf32>
    %6 = ten.atan2 %5, %arg0 : tensor<64x1000xf32>
    return %6 : tensor<64x1000xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x50xf32>) -> (tensor<8x50xf32>) {
    %0 = ten.constant dense<1.000000e+00> : tensor<8x50xf32>
    %1 = ten.atan2 %arg0, %0 : tensor<8x50xf32>
    return %1 : tensor<8x50xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>) -> (tensor<64x1000xf32>) {
    %0 = ten.constant dense<1.000000e+00> : tensor<64x1000xf32>
    %1 = ten.atan2 %arg0, %0 : tensor<64x1000xf32>
    return %1 : tensor<64x1000xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x50xf32>) -> (tensor<8x50xf32>) {
    %0 = ten.abs %arg0 : tensor<8x50xf32> -> tensor<8x50xf32>
    %1 = ten.expm1 %0 : tensor<8x50xf32>
    %2 = ten.constant dense<1.000000e+00> : tensor<8x50xf32>
    %3 = ten.add %1, %2 : tensor<8x50xf32>
    %4 = ten.div %1, %3 : tensor<8x50xf32>
    %5 = ten.add %1, %4 : tensor<8x50xf32>
    %6 = ten.constant dense<5.000000e-01> : tensor<8x50xf32>
    %7 = ten.mul %5, %6 : tensor<8x50xf32>
    %8 = ten.constant dense<0.000000e+00> : tensor<8x50xf32>
    %9 = ten.compare eq %arg0, %8 : tensor<8x50xf32>
    %10 = ten.sign %arg0 : tensor<8x50xf32>
    %11 = ten.constant dense<2.000000e+01> : tensor<8x50xf32>
    %12 = ten.compare lt %0, %11 : tensor<8x50xf32>
    %13 = ten.constant dense<5.000000e-01> : tensor<8x50xf32>
    %14 = ten.mul %0, %13 : tensor<8x50xf32>
    %15 = ten.exp %14 : tensor<8x50xf32>
    %16 = ten.constant dense<8.800000e+01> : tensor<8x50xf32>
    %17 = ten.compare lt %0, %16 : tensor<8x50xf32>
    %18 = ten.exp %0 : tensor<8x50xf32>
    %19 = ten.constant dense<5.000000e-01> : tensor<8x50xf32>
    %20 = ten.mul %18, %19 : tensor<8x50xf32>
    %21 = ten.constant dense<5.000000e-01> : tensor<8x50xf32>
    %22 = ten.mul %15, %21 : tensor<8x50xf32>
    %23 = ten.mul %22, %15 : tensor<8x50xf32>
    %24 = ten.select %17, %20, %23 : tensor<8x50xf32>
    %25 = ten.select %12, %7, %24 : tensor<8x50xf32>
    %26 = ten.mul %10, %25 : tensor<8x50xf32>
    %27 = ten.select %9, %arg0, %26 : tensor<8x50xf32>
    return %27 : tensor<8x50xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>) -> (tensor<64x1000xf32>) {
    %0 = ten.abs %arg0 : tensor<64x1000xf32> -> tensor<64x1000xf32>
    %1 = ten.expm1 %0 : tensor<64x1000xf32>
    %2 = ten.constant dense<1.000000e+00> : tensor<64x1000xf32>
    %3 = ten.add %1, %2 : tensor<64x1000xf32>
    %4 = ten.div %1, %3 : tensor<64x1000xf32>
    %5 = ten.add %1, %4 : tensor<64x1000xf32>
    %6 = ten.constant dense<5.000000e-01> : tensor<64x1000xf32>
    %7 = ten.mul %5, %6 : tensor<64x1000xf32>
    %8 = ten.constant dense<0.000000e+00> : tensor<64x1000xf32>
    %9 = ten.compare eq %arg0, %8 : tensor<64x1000xf32>
    %10 = ten.sign %arg0 : tensor<64x1000xf32>
    %11 = ten.constant dense<2.000000e+01> : tensor<64x1000xf32>
    %12 = ten.compare lt %0, %11 : tensor<64x1000xf32>
    %13 = ten.constant dense<5.000000e-01> : tensor<64x1000xf32>
    %14 = ten.mul %0, %13 : tensor<64x1000xf32>
    %15 = ten.exp %14 : tensor<64x1000xf32>
    %16 = ten.constant dense<8.800000e+01> : tensor<64x1000xf32>
    %17 = ten.compare lt %0, %16 : tensor<64x1000xf32>
    %18 = ten.exp %0 : tensor<64x1000xf32>
    %19 = ten.constant dense<5.000000e-01> : tensor<64x1000xf32>
    %20 = ten.mul %18, %19 : tensor<64x1000xf32>
    %21 = ten.constant dense<5.000000e-01> : tensor<64x1000xf32>
    %22 = ten.mul %15, %21 : tensor<64x1000xf32>
    %23 = ten.mul %22, %15 : tensor<64x1000xf32>
    %24 = ten.select %17, %20, %23 : tensor<64x1000xf32>
    %25 = ten.select %12, %7, %24 : tensor<64x1000xf32>
    %26 = ten.mul %10, %25 : tensor<64x1000xf32>
    %27 = ten.select %9, %arg0, %26 : tensor<64x1000xf32>
    return %27 : tensor<64x1000xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x50xf32>) -> (tensor<8x50xf32>) {
    %0 = ten.abs %arg0 : tensor<8x50xf32> -> tensor<8x50xf32>
    %1 = ten.constant dense<5.000000e-01> : tensor<8x50xf32>
    %2 = ten.mul %0, %1 : tensor<8x50xf32>
    %3 = ten.exp %2 : tensor<8x50xf32>
    %4 = ten.constant dense<8.800000e+01> : tensor<8x50xf32>
    %5 = ten.compare lt %0, %4 : tensor<8x50xf32>
    %6 = ten.exp %0 : tensor<8x50xf32>
    %7 = ten.constant dense<5.000000e-01> : tensor<8x50xf32>
    %8 = ten.mul %6, %7 : tensor<8x50xf32>
    %9 = ten.constant dense<5.000000e-01> : tensor<8x50xf32>
    %10 = ten.mul %3, %9 : tensor<8x50xf32>
    %11 = ten.mul %10, %3 : tensor<8x50xf32>
    %12 = ten.select %5, %8, %11 : tensor<8x50xf32>
    %13 = ten.neg %0 : tensor<8x50xf32>
    %14 = ten.exp %13 : tensor<8x50xf32>
    %15 = ten.constant dense<5.000000e-01> : tensor<8x50xf32>
    %16 = ten.mul %14, %15 : tensor<8x50xf32>
    %17 = ten.add %12, %16 : tensor<8x50xf32>
    return %17 : tensor<8x50xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>) -> (tensor<64x1000xf32>) {
    %0 = ten.abs %arg0 : tensor<64x1000xf32> -> tensor<64x1000xf32>
    %1 = ten.constant dense<5.000000e-01> : tensor<64x1000xf32>
    %2 = ten.mul %0, %1 : tensor<64x1000xf32>
    %3 = ten.exp %2 : tensor<64x1000xf32>
    %4 = ten.constant dense<8.800000e+01> : tensor<64x1000xf32>
    %5 = ten.compare lt %0, %4 : tensor<64x1000xf32>
    %6 = ten.exp %0 : tensor<64x1000xf32>
    %7 = ten.constant dense<5.000000e-01> : tensor<64x1000xf32>
    %8 = ten.mul %6, %7 : tensor<64x1000xf32>
    %9 = ten.constant dense<5.000000e-01> : tensor<64x1000xf32>
    %10 = ten.mul %3, %9 : tensor<64x1000xf32>
    %11 = ten.mul %10, %3 : tensor<64x1000xf32>
    %12 = ten.select %5, %8, %11 : tensor<64x1000xf32>
    %13 = ten.neg %0 : tensor<64x1000xf32>
    %14 = ten.exp %13 : tensor<64x1000xf32>
    %15 = ten.constant dense<5.000000e-01> : tensor<64x1000xf32>
    %16 = ten.mul %14, %15 : tensor<64x1000xf32>
    %17 = ten.add %12, %16 : tensor<64x1000xf32>
    return %17 : tensor<64x1000xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x50xf32>) -> (tensor<8x50xf32>) {
    %0 = ten.tanh %arg0 : tensor<8x50xf32>
    return %0 : tensor<8x50xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>) -> (tensor<64x1000xf32>) {
    %0 = ten.tanh %arg0 : tensor<64x1000xf32>
    return %0 : tensor<64x1000xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x50xf32>) -> (tensor<8x50xf32>) {
    %0 = ten.abs %arg0 : tensor<8x50xf32> -> tensor<8x50xf32>
    %1 = ten.mul %0, %0 : tensor<8x50xf32>
    %2 = ten.constant dense<1.000000e+00> : tensor<8x50xf32>
    %3 = ten.add %1, %2 : tensor<8x50xf32>
    %4 = ten.sqrt %3 : tensor<8x50xf32>
    %5 = ten.constant dense<1.000000e+00> : tensor<8x50xf32>
    %6 = ten.add %4, %5 : tensor<8x50xf32>
    %7 = ten.div %1, %6 : tensor<8x50xf32>
    %8 = ten.add %0, %7 : tensor<8x50xf32>
    %9 = ten.log1p %8 : tensor<8x50xf32>
    %10 = ten.log %0 : tensor<8x50xf32>
    %11 = ten.constant dense<0.693147182> : tensor<8x50xf32>
    %12 = ten.add %10, %11 : tensor<8x50xf32>
    %13 = ten.constant dense<0.000000e+00> : tensor<8x50xf32>
    %14 = ten.compare eq %arg0, %13 : tensor<8x50xf32>
    %15 = ten.sign %arg0 : tensor<8x50xf32>
    %16 = ten.constant dense<9.99999984E+17> : tensor<8x50xf32>
    %17 = ten.compare lt %0, %16 : tensor<8x50xf32>
    %18 = ten.select %17, %9, %12 : tensor<8x50xf32>
    %19 = ten.mul %15, %18 : tensor<8x50xf32>
    %20 = ten.select %14, %arg0, %19 : tensor<8x50xf32>
    return %20 : tensor<8x50xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>) -> (tensor<64x1000xf32>) {
    %0 = ten.abs %arg0 : tensor<64x1000xf32> -> tensor<64x1000xf32>
    %1 = ten.mul %0, %0 : tensor<64x1000xf32>
    %2 = ten.constant dense<1.000000e+00> : tensor<64x1000xf32>
    %3 = ten.add %1, %2 : tensor<64x1000xf32>
    %4 = ten.sqrt %3 : tensor<64x1000xf32>
    %5 = ten.constant dense<1.000000e+00> : tensor<64x1000xf32>
    %6 = ten.add %4, %5 : tensor<64x1000xf32>
    %7 = ten.div %1, %6 : tensor<64x1000xf32>
    %8 = ten.add %0, %7 : tensor<64x1000xf32>
    %9 = ten.log1p %8 : tensor<64x1000xf32>
    %10 = ten.log %0 : tensor<64x1000xf32>
    %11 = ten.constant dense<0.693147182> : tensor<64x1000xf32>
    %12 = ten.add %10, %11 : tensor<64x1000xf32>
    %13 = ten.constant dense<0.000000e+00> : tensor<64x1000xf32>
    %14 = ten.compare eq %arg0, %13 : tensor<64x1000xf32>
    %15 = ten.sign %arg0 : tensor<64x1000xf32>
    %16 = ten.constant dense<9.99999984E+17> : tensor<64x1000xf32>
    %17 = ten.compare lt %0, %16 : tensor<64x1000xf32>
    %18 = ten.select %17, %9, %12 : tensor<64x1000xf32>
    %19 = ten.mul %15, %18 : tensor<64x1000xf32>
    %20 = ten.select %14, %arg0, %19 : tensor<64x1000xf32>
    return %20 : tensor<64x1000xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x50xf32>) -> (tensor<8x50xf32>) {
    %0 = ten.constant dense<1.000000e+00> : tensor<8x50xf32>
    %1 = ten.sub %arg0, %0 : tensor<8x50xf32>
    %2 = ten.constant dense<2.000000e+00> : tensor<8x50xf32>
    %3 = ten.add %1, %2 : tensor<8x50xf32>
    %4 = ten.mul %1, %3 : tensor<8x50xf32>
    %5 = ten.sqrt %4 : tensor<8x50xf32>
    %6 = ten.add %1, %5 : tensor<8x50xf32>
    %7 = ten.log1p %6 : tensor<8x50xf32>
    %8 = ten.constant dense<9.99999984E+17> : tensor<8x50xf32>
    %9 = ten.compare lt %arg0, %8 : tensor<8x50xf32>
    %10 = ten.log %arg0 : tensor<8x50xf32>
    %11 = ten.constant dense<0.693147182> : tensor<8x50xf32>
    %12 = ten.add %10, %11 : tensor<8x50xf32>
    %13 = ten.select %9, %7, %12 : tensor<8x50xf32>
    %14 = ten.constant dense<-1.000000e+00> : tensor<8x50xf32>
    %15 = ten.compare lt %arg0, %14 : tensor<8x50xf32>
    %16 = ten.constant dense<0x7FC00000> : tensor<8x50xf32>
    %17 = ten.select %15, %16, %13 : tensor<8x50xf32>
    return %17 : tensor<8x50xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>) -> (tensor<64x1000xf32>) {
    %0 = ten.constant dense<1.000000e+00> : tensor<64x1000xf32>
    %1 = ten.sub %arg0, %0 : tensor<64x1000xf32>
    %2 = ten.constant dense<2.000000e+00> : tensor<64x1000xf32>
    %3 = ten.add %1, %2 : tensor<64x1000xf32>
    %4 = ten.mul %1, %3 : tensor<64x1000xf32>
    %5 = ten.sqrt %4 : tensor<64x1000xf32>
    %6 = ten.add %1, %5 : tensor<64x1000xf32>
    %7 = ten.log1p %6 : tensor<64x1000xf32>
    %8 = ten.constant dense<9.99999984E+17> : tensor<64x1000xf32>
    %9 = ten.compare lt %arg0, %8 : tensor<64x1000xf32>
    %10 = ten.log %arg0 : tensor<64x1000xf32>
    %11 = ten.constant dense<0.693147182> : tensor<64x1000xf32>
    %12 = ten.add %10, %11 : tensor<64x1000xf32>
    %13 = ten.select %9, %7, %12 : tensor<64x1000xf32>
    %14 = ten.constant dense<-1.000000e+00> : tensor<64x1000xf32>
    %15 = ten.compare lt %arg0, %14 : tensor<64x1000xf32>
    %16 = ten.constant dense<0x7FC00000> : tensor<64x1000xf32>
    %17 = ten.select %15, %16, %13 : tensor<64x1000xf32>
    return %17 : tensor<64x1000xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x50xf32>) -> (tensor<8x50xf32>) {
    %0 = ten.abs %arg0 : tensor<8x50xf32> -> tensor<8x50xf32>
    %1 = ten.constant dense<2.000000e+00> : tensor<8x50xf32>
    %2 = ten.mul %1, %0 : tensor<8x50xf32>
    %3 = ten.constant dense<1.000000e+00> : tensor<8x50xf32>
    %4 = ten.sub %3, %0 : tensor<8x50xf32>
    %5 = ten.div %2, %4 : tensor<8x50xf32>
    %6 = ten.log1p %5 : tensor<8x50xf32>
    %7 = ten.constant dense<5.000000e-01> : tensor<8x50xf32>
    %8 = ten.mul %6, %7 : tensor<8x50xf32>
    %9 = ten.constant dense<0.000000e+00> : tensor<8x50xf32>
    %10 = ten.compare eq %arg0, %9 : tensor<8x50xf32>
    %11 = ten.sign %arg0 : tensor<8x50xf32>
    %12 = ten.mul %11, %8 : tensor<8x50xf32>
    %13 = ten.select %10, %arg0, %12 : tensor<8x50xf32>
    return %13 : tensor<8x50xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>) -> (tensor<64x1000xf32>) {
    %0 = ten.abs %arg0 : tensor<64x1000xf32> -> tensor<64x1000xf32>
    %1 = ten.constant dense<2.000000e+00> : tensor<64x1000xf32>
    %2 = ten.mul %1, %0 : tensor<64x1000xf32>
    %3 = ten.constant dense<1.000000e+00> : tensor<64x1000xf32>
    %4 = ten.sub %3, %0 : tensor<64x1000xf32>
    %5 = ten.div %2, %4 : tensor<64x1000xf32>
    %6 = ten.log1p %5 : tensor<64x1000xf32>
    %7 = ten.constant dense<5.000000e-01> : tensor<64x1000xf32>
    %8 = ten.mul %6, %7 : tensor<64x1000xf32>
    %9 = ten.constant dense<0.000000e+00> : tensor<64x1000xf32>
    %10 = ten.compare eq %arg0, %9 : tensor<64x1000xf32>
    %11 = ten.sign %arg0 : tensor<64x1000xf32>
    %12 = ten.mul %11, %8 : tensor<64x1000xf32>
    %13 = ten.select %10, %arg0, %12 : tensor<64x1000xf32>
    return %13 : tensor<64x1000xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x50xf32>, %arg1: tensor<8x50xf32>) -> (tensor<8x50xf32>) {
    %0 = ten.pow %arg0, %arg1 : tensor<8x50xf32>
    return %0 : tensor<8x50xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>, %arg1: tensor<64x1000xf32>) -> (tensor<64x1000xf32>) {
    %0 = ten.pow %arg0, %arg1 : tensor<64x1000xf32>
    return %0 : tensor<64x1000xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x50xf32>, %arg1: tensor<8x50xf32>) -> (tensor<8x50xf32>) {
    %0 = ten.atan2 %arg0, %arg1 : tensor<8x50xf32>
    return %0 : tensor<8x50xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>, %arg1: tensor<64x1000xf32>) -> (tensor<64x1000xf32>) {
    %0 = ten.atan2 %arg0, %arg1 : tensor<64x1000xf32>
    return %0 : tensor<64x1000xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x50xf32>, %arg1: tensor<8x50xf32>) -> (tensor<8x50xf32>) {
    %0 = ten.constant dense<1.000000e+00> : tensor<f32>
    %1 = ten.constant dense<0.000000e+00> : tensor<f32>
    %2 = ten.constant dense<0x7F800000> : tensor<f32>
    %3 = ten.abs %arg0 : tensor<8x50xf32> -> tensor<8x50xf32>
    %4 = ten.abs %arg1 : tensor<8x50xf32> -> tensor<8x50xf32>
    %5 = ten.broadcast %2 dims = [] : tensor<f32> -> tensor<8x50xf32>
    %6 = ten.compare eq %3, %5 : tensor<8x50xf32>
    %7 = ten.broadcast %2 dims = [] : tensor<f32> -> tensor<8x50xf32>
    %8 = ten.compare eq %4, %7 : tensor<8x50xf32>
    %9 = ten.or %6, %8 : tensor<8x50xi1>
    %10 = ten.max %3, %4 : tensor<8x50xf32>
    %11 = ten.min %3, %4 : tensor<8x50xf32>
    %12 = ten.broadcast %1 dims = [] : tensor<f32> -> tensor<8x50xf32>
    %13 = ten.compare eq %10, %12 : tensor<8x50xf32>
    %14 = ten.broadcast %1 dims = [] : tensor<f32> -> tensor<8x50xf32>
    %15 = ten.compare eq %10, %14 : tensor<8x50xf32>
    %16 = ten.broadcast %0 dims = [] : tensor<f32> -> tensor<8x50xf32>
    %17 = ten.select %15, %16, %10 : tensor<8x50xf32>
    %18 = ten.div %11, %17 : tensor<8x50xf32>
    %19 = ten.mul %18, %18 : tensor<8x50xf32>
    %20 = ten.broadcast %0 dims = [] : tensor<f32> -> tensor<8x50xf32>
    %21 = ten.add %20, %19 : tensor<8x50xf32>
    %22 = ten.sqrt %21 : tensor<8x50xf32>
    %23 = ten.mul %10, %22 : tensor<8x50xf32>
    %24 = ten.select %13, %10, %23 : tensor<8x50xf32>
    %25 = ten.broadcast %2 dims = [] : tensor<f32> -> tensor<8x50xf32>
    %26 = ten.select %9, %25, %24 : tensor<8x50xf32>
    return %26 : tensor<8x50xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>, %arg1: tensor<64x1000xf32>) -> (tensor<64x1000xf32>) {
    %0 = ten.constant dense<1.000000e+00> : tensor<f32>
    %1 = ten.constant dense<0.000000e+00> : tensor<f32>
    %2 = ten.constant dense<0x7F800000> : tensor<f32>
    %3 = ten.abs %arg0 : tensor<64x1000xf32> -> tensor<64x1000xf32>
    %4 = ten.abs %arg1 : tensor<64x1000xf32> -> tensor<64x1000xf32>
    %5 = ten.broadcast %2 dims = [] : tensor<f32> -> tensor<64x1000xf32>
    %6 = ten.compare eq %3, %5 : tensor<64x1000xf32>
    %7 = ten.broadcast %2 dims = [] : tensor<f32> -> tensor<64x1000xf32>
    %8 = ten.compare eq %4, %7 : tensor<64x1000xf32>
    %9 = ten.or %6, %8 : tensor<64x1000xi1>
    %10 = ten.max %3, %4 : tensor<64x1000xf32>
    %11 = ten.min %3, %4 : tensor<64x1000xf32>
    %12 = ten.broadcast %1 dims = [] : tensor<f32> -> tensor<64x1000xf32>
    %13 = ten.compare eq %10, %12 : tensor<64x1000xf32>
    %14 = ten.broadcast %1 dims = [] : tensor<f32> -> tensor<64x1000xf32>
    %15 = ten.compare eq %10, %14 : tensor<64x1000xf32>
    %16 = ten.broadcast %0 dims = [] : tensor<f32> -> tensor<64x1000xf32>
    %17 = ten.select %15, %16, %10 : tensor<64x1000xf32>
    %18 = ten.div %11, %17 : tensor<64x1000xf32>
    %19 = ten.mul %18, %18 : tensor<64x1000xf32>
    %20 = ten.broadcast %0 dims = [] : tensor<f32> -> tensor<64x1000xf32>
    %21 = ten.add %20, %19 : tensor<64x1000xf32>
    %22 = ten.sqrt %21 : tensor<64x1000xf32>
    %23 = ten.mul %10, %22 : tensor<64x1000xf32>
    %24 = ten.select %13, %10, %23 : tensor<64x1000xf32>
    %25 = ten.broadcast %2 dims = [] : tensor<f32> -> tensor<64x1000xf32>
    %26 = ten.select %9, %25, %24 : tensor<64x1000xf32>
    return %26 : tensor<64x1000xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x50xf32>, %arg1: tensor<8x50xf32>) -> (tensor<8x50xf32>) {
    %0 = ten.max %arg0, %arg1 : tensor<8x50xf32>
    %1 = ten.sub %arg0, %arg1 : tensor<8x50xf32>
    %2 = ten.compare ne %1, %1 : tensor<8x50xf32>
    %3 = ten.add %arg0, %arg1 : tensor<8x50xf32>
    %4 = ten.abs %1 : tensor<8x50xf32> -> tensor<8x50xf32>
    %5 = ten.neg %4 : tensor<8x50xf32>
    %6 = ten.exp %5 : tensor<8x50xf32>
    %7 = ten.log1p %6 : tensor<8x50xf32>
    %8 = ten.add %0, %7 : tensor<8x50xf32>
    %9 = ten.select %2, %3, %8 : tensor<8x50xf32>
    return %9 : tensor<8x50xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>, %arg1: tensor<64x1000xf32>) -> (tensor<64x1000xf32>) {
    %0 = ten.max %arg0, %arg1 : tensor<64x1000xf32>
    %1 = ten.sub %arg0, %arg1 : tensor<64x1000xf32>
    %2 = ten.compare ne %1, %1 : tensor<64x1000xf32>
    %3 = ten.add %arg0, %arg1 : tensor<64x1000xf32>
    %4 = ten.abs %1 : tensor<64x1000xf32> -> tensor<64x1000xf32>
    %5 = ten.neg %4 : tensor<64x1000xf32>
    %6 = ten.exp %5 : tensor<64x1000xf32>
    %7 = ten.log1p %6 : tensor<64x1000xf32>
    %8 = ten.add %0, %7 : tensor<64x1000xf32>
    %9 = ten.select %2, %3, %8 : tensor<64x1000xf32>
    return %9 : tensor<64x1000xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x50xf32>) -> (tensor<8x50xf32>) {
    %0 = ten.constant dense<5.000000e-01> : tensor<f32>
    %1 = ten.constant dense<1.000000e+00> : tensor<f32>
    %2 = ten.constant dense<0.797884583> : tensor<f32>
    %3 = ten.constant dense<4.471500e-02> : tensor<f32>
    %4 = ten.mul %arg0, %arg0 : tensor<8x50xf32>
    %5 = ten.mul %4, %arg0 : tensor<8x50xf32>
    %6 = ten.broadcast %3 dims = [] : tensor<f32> -> tensor<8x50xf32>
    %7 = ten.mul %6, %5 : tensor<8x50xf32>
    %8 = ten.add %arg0, %7 : tensor<8x50xf32>
    %9 = ten.broadcast %2 dims = [] : tensor<f32> -> tensor<8x50xf32>
    %10 = ten.mul %9, %8 : tensor<8x50xf32>
    %11 = ten.tanh %10 : tensor<8x50xf32>
    %12 = ten.broadcast %1 dims = [] : tensor<f32> -> tensor<8x50xf32>
    %13 = ten.add %12, %11 : tensor<8x50xf32>
    %14 = ten.broadcast %0 dims = [] : tensor<f32> -> tensor<8x50xf32>
    %15 = ten.mul %14, %13 : tensor<8x50xf32>
    %16 = ten.mul %arg0, %15 : tensor<8x50xf32>
    return %16 : tensor<8x50xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>) -> (tensor<64x1000xf32>) {
    %0 = ten.constant dense<5.000000e-01> : tensor<f32>
    %1 = ten.constant dense<1.000000e+00> : tensor<f32>
    %2 = ten.constant dense<0.797884583> : tensor<f32>
    %3 = ten.constant dense<4.471500e-02> : tensor<f32>
    %4 = ten.mul %arg0, %arg0 : tensor<64x1000xf32>
    %5 = ten.mul %4, %arg0 : tensor<64x1000xf32>
    %6 = ten.broadcast %3 dims = [] : tensor<f32> -> tensor<64x1000xf32>
    %7 = ten.mul %6, %5 : tensor<64x1000xf32>
    %8 = ten.add %arg0, %7 : tensor<64x1000xf32>
    %9 = ten.broadcast %2 dims = [] : tensor<f32> -> tensor<64x1000xf32>
    %10 = ten.mul %9, %8 : tensor<64x1000xf32>
    %11 = ten.tanh %10 : tensor<64x1000xf32>
    %12 = ten.broadcast %1 dims = [] : tensor<f32> -> tensor<64x1000xf32>
    %13 = ten.add %12, %11 : tensor<64x1000xf32>
    %14 = ten.broadcast %0 dims = [] : tensor<f32> -> tensor<64x1000xf32>
    %15 = ten.mul %14, %13 : tensor<64x1000xf32>
    %16 = ten.mul %arg0, %15 : tensor<64x1000xf32>
    return %16 : tensor<64x1000xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x50xf32>) -> (tensor<8x50xf32>) {
    %0 = ten.constant dense<1.12837911> : tensor<8x50xf32>
    %1 = ten.constant dense<-0.37612626> : tensor<8x50xf32>
    %2 = ten.constant dense<0.112835854> : tensor<8x50xf32>
    %3 = ten.constant dense<-0.0268538129> : tensor<8x50xf32>
    %4 = ten.constant dense<0.00518832775> : tensor<8x50xf32>
    %5 = ten.constant dense<-8.0101937E-4> : tensor<8x50xf32>
    %6 = ten.constant dense<7.85386146E-5> : tensor<8x50xf32>
    %7 = ten.constant dense<0.000000e+00> : tensor<8x50xf32>
    %8 = ten.constant dense<-88.7228394> : tensor<8x50xf32>
    %9 = ten.constant dense<0.564189494> : tensor<8x50xf32>
    %10 = ten.constant dense<-0.282076746> : tensor<8x50xf32>
    %11 = ten.constant dense<0.42184633> : tensor<8x50xf32>
    %12 = ten.constant dense<-1.01526523> : tensor<8x50xf32>
    %13 = ten.constant dense<2.92101908> : tensor<8x50xf32>
    %14 = ten.constant dense<-7.49551868> : tensor<8x50xf32>
    %15 = ten.constant dense<1.297720e+01> : tensor<8x50xf32>
    %16 = ten.constant dense<-10.477664> : tensor<8x50xf32>
    %17 = ten.constant dense<0.563825965> : tensor<8x50xf32>
    %18 = ten.constant dense<-0.274112701> : tensor<8x50xf32>
    %19 = ten.constant dense<3.404880e-01> : tensor<8x50xf32>
    %20 = ten.constant dense<-0.494451523> : tensor<8x50xf32>
    %21 = ten.constant dense<0.621000468> : tensor<8x50xf32>
    %22 = ten.constant dense<-0.582473278> : tensor<8x50xf32>
    %23 = ten.constant dense<0.368742466> : tensor<8x50xf32>
    %24 = ten.constant dense<-0.138703942> : tensor<8x50xf32>
    %25 = ten.constant dense<2.326820e-02> : tensor<8x50xf32>
    %26 = ten.constant dense<2.000000e+00> : tensor<8x50xf32>
    %27 = ten.constant dense<1.000000e+00> : tensor<8x50xf32>
    %28 = ten.constant dense<0.707106769> : tensor<f32>
    %29 = ten.constant dense<5.000000e-01> : tensor<f32>
    %30 = ten.broadcast %29 dims = [] : tensor<f32> -> tensor<8x50xf32>
    %31 = ten.mul %30, %arg0 : tensor<8x50xf32>
    %32 = ten.neg %arg0 : tensor<8x50xf32>
    %33 = ten.broadcast %28 dims = [] : tensor<f32> -> tensor<8x50xf32>
    %34 = ten.mul %32, %33 : tensor<8x50xf32>
    %35 = ten.mul %34, %34 : tensor<8x50xf32>
    %36 = ten.neg %35 : tensor<8x50xf32>
    %37 = ten.abs %34 : tensor<8x50xf32> -> tensor<8x50xf32>
    %38 = ten.div %27, %35 : tensor<8x50xf32>
    %39 = ten.exp %36 : tensor<8x50xf32>
    %40 = ten.div %27, %37 : tensor<8x50xf32>
    %41 = ten.mul %39, %40 : tensor<8x50xf32>
    %42 = ten.compare lt %37, %26 : tensor<8x50xf32>
    %43 = ten.mul %25, %38 : tensor<8x50xf32>
    %44 = ten.add %43, %24 : tensor<8x50xf32>
    %45 = ten.mul %44, %38 : tensor<8x50xf32>
    %46 = ten.add %45, %23 : tensor<8x50xf32>
    %47 = ten.mul %46, %38 : tensor<8x50xf32>
    %48 = ten.add %47, %22 : tensor<8x50xf32>
    %49 = ten.mul %48, %38 : tensor<8x50xf32>
    %50 = ten.add %49, %21 : tensor<8x50xf32>
    %51 = ten.mul %50, %38 : tensor<8x50xf32>
    %52 = ten.add %51, %20 : tensor<8x50xf32>
    %53 = ten.mul %52, %38 : tensor<8x50xf32>
    %54 = ten.add %53, %19 : tensor<8x50xf32>
    %55 = ten.mul %54, %38 : tensor<8x50xf32>
    %56 = ten.add %55, %18 : tensor<8x50xf32>
    %57 = ten.mul %56, %38 : tensor<8x50xf32>
    %58 = ten.add %57, %17 : tensor<8x50xf32>
    %59 = ten.mul %16, %38 : tensor<8x50xf32>
    %60 = ten.add %59, %15 : tensor<8x50xf32>
    %61 = ten.mul %60, %38 : tensor<8x50xf32>
    %62 = ten.add %61, %14 : tensor<8x50xf32>
    %63 = ten.mul %62, %38 : tensor<8x50xf32>
    %64 = ten.add %63, %13 : tensor<8x50xf32>
    %65 = ten.mul %64, %38 : tensor<8x50xf32>
    %66 = ten.add %65, %12 : tensor<8x50xf32>
    %67 = ten.mul %66, %38 : tensor<8x50xf32>
    %68 = ten.add %67, %11 : tensor<8x50xf32>
    %69 = ten.mul %68, %38 : tensor<8x50xf32>
    %70 = ten.add %69, %10 : tensor<8x50xf32>
    %71 = ten.mul %70, %38 : tensor<8x50xf32>
    %72 = ten.add %71, %9 : tensor<8x50xf32>
    %73 = ten.select %42, %58, %72 : tensor<8x50xf32>
    %74 = ten.mul %41, %73 : tensor<8x50xf32>
    %75 = ten.compare lt %36, %8 : tensor<8x50xf32>
    %76 = ten.select %75, %7, %74 : tensor<8x50xf32>
    %77 = ten.compare lt %34, %7 : tensor<8x50xf32>
    %78 = ten.sub %26, %76 : tensor<8x50xf32>
    %79 = ten.select %77, %78, %76 : tensor<8x50xf32>
    %80 = ten.mul %34, %34 : tensor<8x50xf32>
    %81 = ten.mul %6, %80 : tensor<8x50xf32>
    %82 = ten.add %81, %5 : tensor<8x50xf32>
    %83 = ten.mul %82, %80 : tensor<8x50xf32>
    %84 = ten.add %83, %4 : tensor<8x50xf32>
    %85 = ten.mul %84, %80 : tensor<8x50xf32>
    %86 = ten.add %85, %3 : tensor<8x50xf32>
    %87 = ten.mul %86, %80 : tensor<8x50xf32>
    %88 = ten.add %87, %2 : tensor<8x50xf32>
    %89 = ten.mul %88, %80 : tensor<8x50xf32>
    %90 = ten.add %89, %1 : tensor<8x50xf32>
    %91 = ten.mul %90, %80 : tensor<8x50xf32>
    %92 = ten.add %91, %0 : tensor<8x50xf32>
    %93 = ten.mul %34, %92 : tensor<8x50xf32>
    %94 = ten.sub %27, %93 : tensor<8x50xf32>
    %95 = ten.abs %34 : tensor<8x50xf32> -> tensor<8x50xf32>
    %96 = ten.compare lt %95, %27 : tensor<8x50xf32>
    %97 = ten.select %96, %94, %79 : tensor<8x50xf32>
    %98 = ten.mul %31, %97 : tensor<8x50xf32>
    return %98 : tensor<8x50xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>) -> (tensor<64x1000xf32>) {
    %0 = ten.constant dense<1.12837911> : tensor<64x1000xf32>
    %1 = ten.constant dense<-0.37612626> : tensor<64x1000xf32>
    %2 = ten.constant dense<0.112835854> : tensor<64x1000xf32>
    %3 = ten.constant dense<-0.0268538129> : tensor<64x1000xf32>
    %4 = ten.constant dense<0.00518832775> : tensor<64x1000xf32>
    %5 = ten.constant dense<-8.0101937E-4> : tensor<64x1000xf32>
    %6 = ten.constant dense<7.85386146E-5> : tensor<64x1000xf32>
    %7 = ten.constant dense<0.000000e+00> : tensor<64x1000xf32>
    %8 = ten.constant dense<-88.7228394> : tensor<64x1000xf32>
    %9 = ten.constant dense<0.564189494> : tensor<64x1000xf32>
    %10 = ten.constant dense<-0.282076746> : tensor<64x1000xf32>
    %11 = ten.constant dense<0.42184633> : tensor<64x1000xf32>
    %12 = ten.constant dense<-1.01526523> : tensor<64x1000xf32>
    %13 = ten.constant dense<2.92101908> : tensor<64x1000xf32>
    %14 = ten.constant dense<-7.49551868> : tensor<64x1000xf32>
    %15 = ten.constant dense<1.297720e+01> : tensor<64x1000xf32>
    %16 = ten.constant dense<-10.477664> : tensor<64x1000xf32>
    %17 = ten.constant dense<0.563825965> : tensor<64x1000xf32>
    %18 = ten.constant dense<-0.274112701> : tensor<64x1000xf32>
    %19 = ten.constant dense<3.404880e-01> : tensor<64x1000xf32>
    %20 = ten.constant dense<-0.494451523> : tensor<64x1000xf32>
    %21 = ten.constant dense<0.621000468> : tensor<64x1000xf32>
    %22 = ten.constant dense<-0.582473278> : tensor<64x1000xf32>
    %23 = ten.constant dense<0.368742466> : tensor<64x1000xf32>
    %24 = ten.constant dense<-0.138703942> : tensor<64x1000xf32>
    %25 = ten.constant dense<2.326820e-02> : tensor<64x1000xf32>
    %26 = ten.constant dense<2.000000e+00> : tensor<64x1000xf32>
    %27 = ten.constant dense<1.000000e+00> : tensor<64x1000xf32>
    %28 = ten.constant dense<0.707106769> : tensor<f32>
    %29 = ten.constant dense<5.000000e-01> : tensor<f32>
    %30 = ten.broadcast %29 dims = [] : tensor<f32> -> tensor<64x1000xf32>
    %31 = ten.mul %30, %arg0 : tensor<64x1000xf32>
    %32 = ten.neg %arg0 : tensor<64x1000xf32>
    %33 = ten.broadcast %28 dims = [] : tensor<f32> -> tensor<64x1000xf32>
    %34 = ten.mul %32, %33 : tensor<64x1000xf32>
    %35 = ten.mul %34, %34 : tensor<64x1000xf32>
    %36 = ten.neg %35 : tensor<64x1000xf32>
    %37 = ten.abs %34 : tensor<64x1000xf32> -> tensor<64x1000xf32>
    %38 = ten.div %27, %35 : tensor<64x1000xf32>
    %39 = ten.exp %36 : tensor<64x1000xf32>
    %40 = ten.div %27, %37 : tensor<64x1000xf32>
    %41 = ten.mul %39, %40 : tensor<64x1000xf32>
    %42 = ten.compare lt %37, %26 : tensor<64x1000xf32>
    %43 = ten.mul %25, %38 : tensor<64x1000xf32>
    %44 = ten.add %43, %24 : tensor<64x1000xf32>
    %45 = ten.mul %44, %38 : tensor<64x1000xf32>
    %46 = ten.add %45, %23 : tensor<64x1000xf32>
    %47 = ten.mul %46, %38 : tensor<64x1000xf32>
    %48 = ten.add %47, %22 : tensor<64x1000xf32>
    %49 = ten.mul %48, %38 : tensor<64x1000xf32>
    %50 = ten.add %49, %21 : tensor<64x1000xf32>
    %51 = ten.mul %50, %38 : tensor<64x1000xf32>
    %52 = ten.add %51, %20 : tensor<64x1000xf32>
    %53 = ten.mul %52, %38 : tensor<64x1000xf32>
    %54 = ten.add %53, %19 : tensor<64x1000xf32>
    %55 = ten.mul %54, %38 : tensor<64x1000xf32>
    %56 = ten.add %55, %18 : tensor<64x1000xf32>
    %57 = ten.mul %56, %38 : tensor<64x1000xf32>
    %58 = ten.add %57, %17 : tensor<64x1000xf32>
    %59 = ten.mul %16, %38 : tensor<64x1000xf32>
    %60 = ten.add %59, %15 : tensor<64x1000xf32>
    %61 = ten.mul %60, %38 : tensor<64x1000xf32>
    %62 = ten.add %61, %14 : tensor<64x1000xf32>
    %63 = ten.mul %62, %38 : tensor<64x1000xf32>
    %64 = ten.add %63, %13 : tensor<64x1000xf32>
    %65 = ten.mul %64, %38 : tensor<64x1000xf32>
    %66 = ten.add %65, %12 : tensor<64x1000xf32>
    %67 = ten.mul %66, %38 : tensor<64x1000xf32>
    %68 = ten.add %67, %11 : tensor<64x1000xf32>
    %69 = ten.mul %68, %38 : tensor<64x1000xf32>
    %70 = ten.add %69, %10 : tensor<64x1000xf32>
    %71 = ten.mul %70, %38 : tensor<64x1000xf32>
    %72 = ten.add %71, %9 : tensor<64x1000xf32>
    %73 = ten.select %42, %58, %72 : tensor<64x1000xf32>
    %74 = ten.mul %41, %73 : tensor<64x1000xf32>
    %75 = ten.compare lt %36, %8 : tensor<64x1000xf32>
    %76 = ten.select %75, %7, %74 : tensor<64x1000xf32>
    %77 = ten.compare lt %34, %7 : tensor<64x1000xf32>
    %78 = ten.sub %26, %76 : tensor<64x1000xf32>
    %79 = ten.select %77, %78, %76 : tensor<64x1000xf32>
    %80 = ten.mul %34, %34 : tensor<64x1000xf32>
    %81 = ten.mul %6, %80 : tensor<64x1000xf32>
    %82 = ten.add %81, %5 : tensor<64x1000xf32>
    %83 = ten.mul %82, %80 : tensor<64x1000xf32>
    %84 = ten.add %83, %4 : tensor<64x1000xf32>
    %85 = ten.mul %84, %80 : tensor<64x1000xf32>
    %86 = ten.add %85, %3 : tensor<64x1000xf32>
    %87 = ten.mul %86, %80 : tensor<64x1000xf32>
    %88 = ten.add %87, %2 : tensor<64x1000xf32>
    %89 = ten.mul %88, %80 : tensor<64x1000xf32>
    %90 = ten.add %89, %1 : tensor<64x1000xf32>
    %91 = ten.mul %90, %80 : tensor<64x1000xf32>
    %92 = ten.add %91, %0 : tensor<64x1000xf32>
    %93 = ten.mul %34, %92 : tensor<64x1000xf32>
    %94 = ten.sub %27, %93 : tensor<64x1000xf32>
    %95 = ten.abs %34 : tensor<64x1000xf32> -> tensor<64x1000xf32>
    %96 = ten.compare lt %95, %27 : tensor<64x1000xf32>
    %97 = ten.select %96, %94, %79 : tensor<64x1000xf32>
    %98 = ten.mul %31, %97 : tensor<64x1000xf32>
    return %98 : tensor<64x1000xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x50xf32>) -> (tensor<8x50xf32>) {
    %0 = ten.constant dense<1.000000e+00> : tensor<f32>
    %1 = ten.neg %arg0 : tensor<8x50xf32>
    %2 = ten.exp %1 : tensor<8x50xf32>
    %3 = ten.broadcast %0 dims = [] : tensor<f32> -> tensor<8x50xf32>
    %4 = ten.add %3, %2 : tensor<8x50xf32>
    %5 = ten.broadcast %0 dims = [] : tensor<f32> -> tensor<8x50xf32>
    %6 = ten.div %5, %4 : tensor<8x50xf32>
    %7 = ten.mul %arg0, %6 : tensor<8x50xf32>
    return %7 : tensor<8x50xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>) -> (tensor<64x1000xf32>) {
    %0 = ten.constant dense<1.000000e+00> : tensor<f32>
    %1 = ten.neg %arg0 : tensor<64x1000xf32>
    %2 = ten.exp %1 : tensor<64x1000xf32>
    %3 = ten.broadcast %0 dims = [] : tensor<f32> -> tensor<64x1000xf32>
    %4 = ten.add %3, %2 : tensor<64x1000xf32>
    %5 = ten.broadcast %0 dims = [] : tensor<f32> -> tensor<64x1000xf32>
    %6 = ten.div %5, %4 : tensor<64x1000xf32>
    %7 = ten.mul %arg0, %6 : tensor<64x1000xf32>
    return %7 : tensor<64x1000xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x50xf32>) -> (tensor<8x50xf32>) {
    %0 = ten.constant dense<1.000000e+00> : tensor<f32>
    %1 = ten.neg %arg0 : tensor<8x50xf32>
    %2 = ten.exp %1 : tensor<8x50xf32>
    %3 = ten.broadcast %0 dims = [] : tensor<f32> -> tensor<8x50xf32>
    %4 = ten.add %3, %2 : tensor<8x50xf32>
    %5 = ten.broadcast %0 dims = [] : tensor<f32> -> tensor<8x50xf32>
    %6 = ten.div %5, %4 : tensor<8x50xf32>
    return %6 : tensor<8x50xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>) -> (tensor<64x1000xf32>) {
    %0 = ten.constant dense<1.000000e+00> : tensor<f32>
    %1 = ten.neg %arg0 : tensor<64x1000xf32>
    %2 = ten.exp %1 : tensor<64x1000xf32>
    %3 = ten.broadcast %0 dims = [] : tensor<f32> -> tensor<64x1000xf32>
    %4 = ten.add %3, %2 : tensor<64x1000xf32>
    %5 = ten.broadcast %0 dims = [] : tensor<f32> -> tensor<64x1000xf32>
    %6 = ten.div %5, %4 : tensor<64x1000xf32>
    return %6 : tensor<64x1000xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x50xf32>) -> (tensor<8x50xf32>) {
    %0 = ten.constant dense<0.000000e+00> : tensor<f32>
    %1 = ten.broadcast %0 dims = [] : tensor<f32> -> tensor<8x50xf32>
    %2 = ten.max %arg0, %1 : tensor<8x50xf32>
    %3 = ten.broadcast %0 dims = [] : tensor<f32> -> tensor<8x50xf32>
    %4 = ten.sub %arg0, %3 : tensor<8x50xf32>
    %5 = ten.compare ne %4, %4 : tensor<8x50xf32>
    %6 = ten.broadcast %0 dims = [] : tensor<f32> -> tensor<8x50xf32>
    %7 = ten.add %arg0, %6 : tensor<8x50xf32>
    %8 = ten.abs %4 : tensor<8x50xf32> -> tensor<8x50xf32>
    %9 = ten.neg %8 : tensor<8x50xf32>
    %10 = ten.exp %9 : tensor<8x50xf32>
    %11 = ten.log1p %10 : tensor<8x50xf32>
    %12 = ten.add %2, %11 : tensor<8x50xf32>
    %13 = ten.select %5, %7, %12 : tensor<8x50xf32>
    return %13 : tensor<8x50xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>) -> (tensor<64x1000xf32>) {
    %0 = ten.constant dense<0.000000e+00> : tensor<f32>
    %1 = ten.broadcast %0 dims = [] : tensor<f32> -> tensor<64x1000xf32>
    %2 = ten.max %arg0, %1 : tensor<64x1000xf32>
    %3 = ten.broadcast %0 dims = [] : tensor<f32> -> tensor<64x1000xf32>
    %4 = ten.sub %arg0, %3 : tensor<64x1000xf32>
    %5 = ten.compare ne %4, %4 : tensor<64x1000xf32>
    %6 = ten.broadcast %0 dims = [] : tensor<f32> -> tensor<64x1000xf32>
    %7 = ten.add %arg0, %6 : tensor<64x1000xf32>
    %8 = ten.abs %4 : tensor<64x1000xf32> -> tensor<64x1000xf32>
    %9 = ten.neg %8 : tensor<64x1000xf32>
    %10 = ten.exp %9 : tensor<64x1000xf32>
    %11 = ten.log1p %10 : tensor<64x1000xf32>
    %12 = ten.add %2, %11 : tensor<64x1000xf32>
    %13 = ten.select %5, %7, %12 : tensor<64x1000xf32>
    return %13 : tensor<64x1000xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x50xf32>) -> (tensor<8x50xf32>) {
    %0 = ten.erf %arg0 : tensor<8x50xf32>
    return %0 : tensor<8x50xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>) -> (tensor<64x1000xf32>) {
    %0 = ten.erf %arg0 : tensor<64x1000xf32>
    return %0 : tensor<64x1000xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x50xcomplex<f32>>) -> (tensor<8x50xf32>) {
    %0 = ten.real %arg0 : tensor<8x50xcomplex<f32>> -> tensor<8x50xf32>
    return %0 : tensor<8x50xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xcomplex<f32>>) -> (tensor<64x1000xf32>) {
    %0 = ten.real %arg0 : tensor<64x1000xcomplex<f32>> -> tensor<64x1000xf32>
    return %0 : tensor<64x1000xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x50xcomplex<f32>>) -> (tensor<8x50xf32>) {
    %0 = ten.imag %arg0 : tensor<8x50xcomplex<f32>> -> tensor<8x50xf32>
    return %0 : tensor<8x50xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xcomplex<f32>>) -> (tensor<64x1000xf32>) {
    %0 = ten.imag %arg0 : tensor<64x1000xcomplex<f32>> -> tensor<64x1000xf32>
    return %0 : tensor<64x1000xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x50xcomplex<f32>>) -> (tensor<8x50xf32>) {
    %0 = ten.abs %arg0 : tensor<8x50xcomplex<f32>> -> tensor<8x50xf32>
    return %0 : tensor<8x50xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xcomplex<f32>>) -> (tensor<64x1000xf32>) {
    %0 = ten.abs %arg0 : tensor<64x1000xcomplex<f32>> -> tensor<64x1000xf32>
    return %0 : tensor<64x1000xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x50xcomplex<f32>>) -> (tensor<8x50xcomplex<f32>>) {
    %0 = ten.real %arg0 : tensor<8x50xcomplex<f32>> -> tensor<8x50xf32>
    %1 = ten.imag %arg0 : tensor<8x50xcomplex<f32>> -> tensor<8x50xf32>
    %2 = ten.neg %1 : tensor<8x50xf32>
    %3 = ten.complex %0, %2 : tensor<8x50xf32> -> tensor<8x50xcomplex<f32>>
    return %3 : tensor<8x50xcomplex<f32>>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xcomplex<f32>>) -> (tensor<64x1000xcomplex<f32>>) {
    %0 = ten.real %arg0 : tensor<64x1000xcomplex<f32>> -> tensor<64x1000xf32>
    %1 = ten.imag %arg0 : tensor<64x1000xcomplex<f32>> -> tensor<64x1000xf32>
    %2 = ten.neg %1 : tensor<64x1000xf32>
    %3 = ten.complex %0, %2 : tensor<64x1000xf32> -> tensor<64x1000xcomplex<f32>>
    return %3 : tensor<64x1000xcomplex<f32>>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<4096x1024xf32>, %arg1: tensor<4096x1024xf32>, %arg2: tensor<4096x1024xf32>) -> (tensor<4096x1024xf32>) {
    %0 = ten.mul %arg1, %arg2 : tensor<4096x1024xf32>
    %1 = ten.add %arg0, %0 : tensor<4096x1024xf32>
    return %1 : tensor<4096x1024xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<4096x1024xf32>, %arg1: tensor<4096x1024xf32>, %arg2: tensor<4096x1024xf32>) -> (tensor<4096x1024xf32>) {
    %0 = ten.add %arg0, %arg1 : tensor<4096x1024xf32>
    %1 = ten.add %0, %arg2 : tensor<4096x1024xf32>
    return %1 : tensor<4096x1024xf32>
  }
}
