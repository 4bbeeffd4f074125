// Written by scripts/write-precompiled.

module {
  func.func @main(%arg0: tensor<64x1000xf32>) -> (tensor<64x1000xf32>) {
    %0 = ten.constant dense<0x7FC00000> : tensor<f32>
    %1 = ten.constant dense<0.000000e+00> : tensor<f32>
    %2 = ten.sort %arg0 dim = 1 stable : tensor<64x1000xf32> {
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %3 = ten.compare eq %arg1, %1 : tensor<f32>
      %4 = ten.select %3, %1, %arg1 : tensor<f32>
      %5 = ten.compare ne %arg1, %arg1 : tensor<f32>
      %6 = ten.select %5, %0, %4 : tensor<f32>
      %7 = ten.compare eq %arg2, %1 : tensor<f32>
      %8 = ten.select %7, %1, %arg2 : tensor<f32>
      %9 = ten.compare ne %arg2, %arg2 : tensor<f32>
      %10 = ten.select %9, %0, %8 : tensor<f32>
      %11 = ten.compare lt total %6, %10 : tensor<f32>
      ten.yield %11 : tensor<i1>
    }
    return %2 : tensor<64x1000xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64000xf32>) -> (tensor<64000xf32>) {
    %0 = ten.constant dense<0x7FC00000> : tensor<f32>
    %1 = ten.constant dense<0.000000e+00> : tensor<f32>
    %2 = ten.sort %arg0 dim = 0 stable : tensor<64000xf32> {
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %3 = ten.compare eq %arg1, %1 : tensor<f32>
      %4 = ten.select %3, %1, %arg1 : tensor<f32>
      %5 = ten.compare ne %arg1, %arg1 : tensor<f32>
      %6 = ten.select %5, %0, %4 : tensor<f32>
      %7 = ten.compare eq %arg2, %1 : tensor<f32>
      %8 = ten.select %7, %1, %arg2 : tensor<f32>
      %9 = ten.compare ne %arg2, %arg2 : tensor<f32>
      %10 = ten.select %9, %0, %8 : tensor<f32>
      %11 = ten.compare lt total %6, %10 : tensor<f32>
      ten.yield %11 : tensor<i1>
    }
    return %2 : tensor<64000xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64000xi32>) -> (tensor<64000xi32>) {
    %0 = ten.sort %arg0 dim = 0 stable : tensor<64000xi32> {
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %1 = ten.compare lt %arg1, %arg2 : tensor<i32>
      ten.yield %1 : tensor<i1>
    }
    return %0 : tensor<64000xi32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>) -> (tensor<64x1000xi32>) {
    %0 = ten.constant dense<0x7FC00000> : tensor<f32>
    %1 = ten.constant dense<0.000000e+00> : tensor<f32>
    %2 = ten.iota dim = 1 : tensor<64x1000xi32>
    %3:2 = ten.sort %arg0, %2 dim = 1 stable : tensor<64x1000xf32>, tensor<64x1000xi32> {
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %4 = ten.compare eq %arg1, %1 : tensor<f32>
      %5 = ten.select %4, %1, %arg1 : tensor<f32>
      %6 = ten.compare ne %arg1, %arg1 : tensor<f32>
      %7 = ten.select %6, %0, %5 : tensor<f32>
      %8 = ten.compare eq %arg2, %1 : tensor<f32>
      %9 = ten.select %8, %1, %arg2 : tensor<f32>
      %10 = ten.compare ne %arg2, %arg2 : tensor<f32>
      %11 = ten.select %10, %0, %9 : tensor<f32>
      %12 = ten.compare lt total %7, %11 : tensor<f32>
      ten.yield %12 : tensor<i1>
    }
    return %3#1 : tensor<64x1000xi32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<1000xf32>) -> (tensor<1000xi32>) {
    %0 = ten.constant dense<0x7FC00000> : tensor<f32>
    %1 = ten.constant dense<0.000000e+00> : tensor<f32>
    %2 = ten.iota dim = 0 : tensor<1000xi32>
    %3:2 = ten.sort %arg0, %2 dim = 0 stable : tensor<1000xf32>, tensor<1000xi32> {
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %4 = ten.compare eq %arg1, %1 : tensor<f32>
      %5 = ten.select %4, %1, %arg1 : tensor<f32>
      %6 = ten.compare ne %arg1, %arg1 : tensor<f32>
      %7 = ten.select %6, %0, %5 : tensor<f32>
      %8 = ten.compare eq %arg2, %1 : tensor<f32>
      %9 = ten.select %8, %1, %arg2 : tensor<f32>
      %10 = ten.compare ne %arg2, %arg2 : tensor<f32>
      %11 = ten.select %10, %0, %9 : tensor<f32>
      %12 = ten.compare lt total %7, %11 : tensor<f32>
      ten.yield %12 : tensor<i1>
    }
    return %3#1 : tensor<1000xi32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>) -> (tensor<64x5xf32>, tensor<64x5xi32>) {
    %values, %indices = ten.top_k %arg0 k = 5 : tensor<64x1000xf32> -> tensor<64x5xf32>, tensor<64x5xi32>
    return %values, %indices : tensor<64x5xf32>, tensor<64x5xi32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>) -> (tensor<64x8xf32>, tensor<64x8xi32>) {
    %values, %indices = ten.top_k %arg0 k = 8 : tensor<64x1000xf32> -> tensor<64x8xf32>, tensor<64x8xi32>
    return %values, %indices : tensor<64x8xf32>, tensor<64x8xi32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>) -> (tensor<64x10xf32>, tensor<64x10xi32>) {
    %values, %indices = ten.top_k %arg0 k = 10 : tensor<64x1000xf32> -> tensor<64x10xf32>, tensor<64x10xi32>
    return %values, %indices : tensor<64x10xf32>, tensor<64x10xi32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>) -> (tensor<64x16xf32>, tensor<64x16xi32>) {
    %values, %indices = ten.top_k %arg0 k = 16 : tensor<64x1000xf32> -> tensor<64x16xf32>, tensor<64x16xi32>
    return %values, %indices : tensor<64x16xf32>, tensor<64x16xi32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>) -> (tensor<64x40xf32>, tensor<64x40xi32>) {
    %values, %indices = ten.top_k %arg0 k = 40 : tensor<64x1000xf32> -> tensor<64x40xf32>, tensor<64x40xi32>
    return %values, %indices : tensor<64x40xf32>, tensor<64x40xi32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64x1000xf32>) -> (tensor<64x50xf32>, tensor<64x50xi32>) {
    %values, %indices = ten.top_k %arg0 k = 50 : tensor<64x1000xf32> -> tensor<64x50xf32>, tensor<64x50xi32>
    return %values, %indices : tensor<64x50xf32>, tensor<64x50xi32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<64000xf32>) -> (tensor<f32>) {
    %0 = ten.constant dense<5.000000e-01> : tensor<f32>
    %1 = ten.constant dense<5.000000e-01> : tensor<f32>
    %2 = ten.constant dense<1.000000e+00> : tensor<f32>
    %3 = ten.constant dense<6.400000e+04> : tensor<f32>
    %4 = ten.constant dense<0.000000e+00> : tensor<f32>
    %5 = ten.constant dense<0x7FC00000> : tensor<f32>
    %6 = ten.compare ne %arg0, %arg0 : tensor<64000xf32>
    %7 = ten.reduce or %6 dims = [0] : tensor<64000xi1> -> tensor<i1>
    %8 = ten.broadcast %7 dims = [] : tensor<i1> -> tensor<1xi1>
    %9 = ten.convert %5 : tensor<f32> -> tensor<f32>
    %10 = ten.broadcast %8 dims = [0] : tensor<1xi1> -> tensor<64000xi1>
    %11 = ten.broadcast %9 dims = [] : tensor<f32> -> tensor<64000xf32>
    %12 = ten.select %10, %11, %arg0 : tensor<64000xf32>
    %13 = ten.sort %12 dim = 0 stable : tensor<64000xf32> {
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %30 = ten.compare eq %arg1, %4 : tensor<f32>
      %31 = ten.select %30, %4, %arg1 : tensor<f32>
      %32 = ten.compare ne %arg1, %arg1 : tensor<f32>
      %33 = ten.select %32, %5, %31 : tensor<f32>
      %34 = ten.compare eq %arg2, %4 : tensor<f32>
      %35 = ten.select %34, %4, %arg2 : tensor<f32>
      %36 = ten.compare ne %arg2, %arg2 : tensor<f32>
      %37 = ten.select %36, %5, %35 : tensor<f32>
      %38 = ten.compare lt total %33, %37 : tensor<f32>
      ten.yield %38 : tensor<i1>
    }
    %14 = ten.sub %3, %2 : tensor<f32>
    %15 = ten.mul %0, %14 : tensor<f32>
    %16 = ten.floor %15 : tensor<f32>
    %17 = ten.ceil %15 : tensor<f32>
    %18 = ten.sub %3, %2 : tensor<f32>
    %19 = ten.clamp %4, %16, %18 : tensor<f32>
    %20 = ten.sub %3, %2 : tensor<f32>
    %21 = ten.clamp %4, %17, %20 : tensor<f32>
    %22 = ten.convert %19 : tensor<f32> -> tensor<i32>
    %23 = ten.convert %21 : tensor<f32> -> tensor<i32>
    %24 = ten.broadcast %22 dims = [] : tensor<i32> -> tensor<1xi32>
    %25 = ten.gather %13[%24] collapsed = [0] start_index_map = [0] index_vector_dim = 0 slice_sizes = [1] : tensor<64000xf32>, tensor<1xi32> -> tensor<f32>
    %26 = ten.broadcast %23 dims = [] : tensor<i32> -> tensor<1xi32>
    %27 = ten.gather %13[%26] collapsed = [0] start_index_map = [0] index_vector_dim = 0 slice_sizes = [1] : tensor<64000xf32>, tensor<1xi32> -> tensor<f32>
    %28 = ten.add %25, %27 : tensor<f32>
    %29 = ten.mul %28, %1 : tensor<f32>
    return %29 : tensor<f32>
  }
}
