// RUN: tensor-opt %s -split-input-file -ten-kernels-to-gpu -canonicalize | FileCheck %s

// What is made of the sums of a product, and whether a library makes the same.
// A maximum with another number.
#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (k, j)>
#c = affine_map<(i, j, k) -> (i, j)>
#id = affine_map<(i, j) -> (i, j)>
func.func private @contract_0(%a: memref<256x384xf32>, %b: memref<384x256xf32>, %out: memref<256x256xf32>) attributes {ten.kernel = "contract"} {
  %zero = arith.constant 0.000000e+00 : f32
  %one = arith.constant 1.000000e+00 : f32
  %sums = memref.alloc() : memref<256x256xf32>
  linalg.fill ins(%zero : f32) outs(%sums : memref<256x256xf32>)
  linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<256x384xf32>, memref<384x256xf32>) outs(%sums : memref<256x256xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %0 = arith.mulf %x, %y fastmath<contract> : f32
    %1 = arith.addf %o, %0 fastmath<reassoc,contract> : f32
    linalg.yield %1 : f32
  }
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%sums : memref<256x256xf32>) outs(%out : memref<256x256xf32>) {
  ^bb0(%x: f32, %o: f32):
    %2 = arith.maximumf %x, %one : f32
    linalg.yield %2 : f32
  }
  return
}
func.func @main(%a: memref<256x384xf32>, %b: memref<384x256xf32>, %out: memref<256x256xf32>) {
  ten.launch @contract_0(%a, %b) into(%out) : (memref<256x384xf32>, memref<384x256xf32>) into (memref<256x256xf32>)
  return
}
// CHECK-LABEL: func.func @main
// CHECK: gpu.launch_func @kernels::@contract_0
// CHECK-NOT: ten.product
// CHECK: gpu.module

// -----

// A maximum that makes 0 of NaN.
#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (k, j)>
#c = affine_map<(i, j, k) -> (i, j)>
#id = affine_map<(i, j) -> (i, j)>
func.func private @contract_0(%a: memref<256x384xf32>, %b: memref<384x256xf32>, %out: memref<256x256xf32>) attributes {ten.kernel = "contract"} {
  %zero = arith.constant 0.000000e+00 : f32
  %sums = memref.alloc() : memref<256x256xf32>
  linalg.fill ins(%zero : f32) outs(%sums : memref<256x256xf32>)
  linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<256x384xf32>, memref<384x256xf32>) outs(%sums : memref<256x256xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %0 = arith.mulf %x, %y fastmath<contract> : f32
    %1 = arith.addf %o, %0 fastmath<reassoc,contract> : f32
    linalg.yield %1 : f32
  }
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%sums : memref<256x256xf32>) outs(%out : memref<256x256xf32>) {
  ^bb0(%x: f32, %o: f32):
    %1 = arith.cmpf ogt, %x, %zero : f32
    %2 = arith.select %1, %x, %zero : f32
    linalg.yield %2 : f32
  }
  return
}
func.func @main(%a: memref<256x384xf32>, %b: memref<384x256xf32>, %out: memref<256x256xf32>) {
  ten.launch @contract_0(%a, %b) into(%out) : (memref<256x384xf32>, memref<384x256xf32>) into (memref<256x256xf32>)
  return
}
// CHECK-LABEL: func.func @main
// CHECK: gpu.launch_func @kernels::@contract_0
// CHECK-NOT: ten.product
// CHECK: gpu.module

// -----

// A factor behind a bias.
#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (k, j)>
#c = affine_map<(i, j, k) -> (i, j)>
#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (j)>
func.func private @contract_0(%a: memref<256x384xf32>, %b: memref<384x256xf32>, %bias: memref<256xf32>, %out: memref<256x256xf32>) attributes {ten.kernel = "contract"} {
  %zero = arith.constant 0.000000e+00 : f32
  %half = arith.constant 5.000000e-01 : f32
  %sums = memref.alloc() : memref<256x256xf32>
  linalg.fill ins(%zero : f32) outs(%sums : memref<256x256xf32>)
  linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<256x384xf32>, memref<384x256xf32>) outs(%sums : memref<256x256xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %0 = arith.mulf %x, %y fastmath<contract> : f32
    %1 = arith.addf %o, %0 fastmath<reassoc,contract> : f32
    linalg.yield %1 : f32
  }
  linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%sums, %bias : memref<256x256xf32>, memref<256xf32>) outs(%out : memref<256x256xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %1 = arith.addf %x, %y fastmath<contract> : f32
    %2 = arith.mulf %1, %half fastmath<contract> : f32
    linalg.yield %2 : f32
  }
  return
}
func.func @main(%a: memref<256x384xf32>, %b: memref<384x256xf32>, %bias: memref<256xf32>, %out: memref<256x256xf32>) {
  ten.launch @contract_0(%a, %b, %bias) into(%out) : (memref<256x384xf32>, memref<384x256xf32>, memref<256xf32>) into (memref<256x256xf32>)
  return
}
// CHECK-LABEL: func.func @main
// CHECK: gpu.launch_func @kernels::@contract_0
// CHECK-NOT: ten.product
// CHECK: gpu.module

// -----

// A sum that is used twice.
#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (k, j)>
#c = affine_map<(i, j, k) -> (i, j)>
#id = affine_map<(i, j) -> (i, j)>
func.func private @contract_0(%a: memref<256x384xf32>, %b: memref<384x256xf32>, %out: memref<256x256xf32>) attributes {ten.kernel = "contract"} {
  %zero = arith.constant 0.000000e+00 : f32
  %sums = memref.alloc() : memref<256x256xf32>
  linalg.fill ins(%zero : f32) outs(%sums : memref<256x256xf32>)
  linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<256x384xf32>, memref<384x256xf32>) outs(%sums : memref<256x256xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %0 = arith.mulf %x, %y fastmath<contract> : f32
    %1 = arith.addf %o, %0 fastmath<reassoc,contract> : f32
    linalg.yield %1 : f32
  }
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%sums : memref<256x256xf32>) outs(%out : memref<256x256xf32>) {
  ^bb0(%x: f32, %o: f32):
    %2 = arith.mulf %x, %x fastmath<contract> : f32
    linalg.yield %2 : f32
  }
  return
}
func.func @main(%a: memref<256x384xf32>, %b: memref<384x256xf32>, %out: memref<256x256xf32>) {
  ten.launch @contract_0(%a, %b) into(%out) : (memref<256x384xf32>, memref<384x256xf32>) into (memref<256x256xf32>)
  return
}
// CHECK-LABEL: func.func @main
// CHECK: gpu.launch_func @kernels::@contract_0
// CHECK-NOT: ten.product
// CHECK: gpu.module

// -----

// A factor that must be rounded by itself.
#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (k, j)>
#c = affine_map<(i, j, k) -> (i, j)>
#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (j)>
func.func private @contract_0(%a: memref<256x384xf32>, %b: memref<384x256xf32>, %bias: memref<256xf32>, %out: memref<256x256xf32>) attributes {ten.kernel = "contract"} {
  %zero = arith.constant 0.000000e+00 : f32
  %half = arith.constant 5.000000e-01 : f32
  %sums = memref.alloc() : memref<256x256xf32>
  linalg.fill ins(%zero : f32) outs(%sums : memref<256x256xf32>)
  linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<256x384xf32>, memref<384x256xf32>) outs(%sums : memref<256x256xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %0 = arith.mulf %x, %y fastmath<contract> : f32
    %1 = arith.addf %o, %0 fastmath<reassoc,contract> : f32
    linalg.yield %1 : f32
  }
  linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%sums, %bias : memref<256x256xf32>, memref<256xf32>) outs(%out : memref<256x256xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %1 = arith.mulf %x, %half : f32
    %2 = arith.addf %1, %y : f32
    linalg.yield %2 : f32
  }
  return
}
func.func @main(%a: memref<256x384xf32>, %b: memref<384x256xf32>, %bias: memref<256xf32>, %out: memref<256x256xf32>) {
  ten.launch @contract_0(%a, %b, %bias) into(%out) : (memref<256x384xf32>, memref<384x256xf32>, memref<256xf32>) into (memref<256x256xf32>)
  return
}
// CHECK-LABEL: func.func @main
// CHECK: gpu.launch_func @kernels::@contract_0
// CHECK-NOT: ten.product
// CHECK: gpu.module

// -----

// Gelu by another constant.
#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (k, j)>
#c = affine_map<(i, j, k) -> (i, j)>
#id = affine_map<(i, j) -> (i, j)>
func.func private @contract_0(%a: memref<256x384xf32>, %b: memref<384x256xf32>, %out: memref<256x256xbf16>) attributes {ten.kernel = "contract"} {
  %zero = arith.constant 0.000000e+00 : f32
  %one = arith.constant 1.000000e+00 : f32
  %half = arith.constant 5.000000e-01 : f32
  %near = arith.constant 0.0446777344 : f32
  %root = arith.constant 0.797884583 : f32
  %sums = memref.alloc() : memref<256x256xf32>
  linalg.fill ins(%zero : f32) outs(%sums : memref<256x256xf32>)
  linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<256x384xf32>, memref<384x256xf32>) outs(%sums : memref<256x256xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %0 = arith.mulf %x, %y fastmath<contract> : f32
    %1 = arith.addf %o, %0 fastmath<reassoc,contract> : f32
    linalg.yield %1 : f32
  }
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%sums : memref<256x256xf32>) outs(%out : memref<256x256xbf16>) {
  ^bb0(%x: f32, %o: bf16):
    %1 = arith.mulf %x, %x fastmath<contract> : f32
    %3 = arith.mulf %1, %near fastmath<contract> : f32
    %4 = arith.addf %3, %one fastmath<contract> : f32
    %5 = arith.mulf %4, %x fastmath<contract> : f32
    %6 = arith.mulf %5, %root fastmath<contract> : f32
    %7 = math.tanh %6 : f32
    %8 = arith.addf %7, %one fastmath<contract> : f32
    %9 = arith.mulf %x, %half fastmath<contract> : f32
    %10 = arith.mulf %9, %8 fastmath<contract> : f32
    %2 = arith.truncf %10 : f32 to bf16
    linalg.yield %2 : bf16
  }
  return
}
func.func @main(%a: memref<256x384xf32>, %b: memref<384x256xf32>, %out: memref<256x256xbf16>) {
  ten.launch @contract_0(%a, %b) into(%out) : (memref<256x384xf32>, memref<384x256xf32>) into (memref<256x256xbf16>)
  return
}
// CHECK-LABEL: func.func @main
// CHECK: gpu.launch_func @kernels::@contract_0
// CHECK-NOT: ten.product
// CHECK: gpu.module

// -----

// The same by its own, as x/2 + x/2 * tanh(x * (c + d * x^2)).
#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (k, j)>
#c = affine_map<(i, j, k) -> (i, j)>
#id = affine_map<(i, j) -> (i, j)>
func.func private @contract_0(%a: memref<256x384xf32>, %b: memref<384x256xf32>, %out: memref<256x256xbf16>) attributes {ten.kernel = "contract"} {
  %zero = arith.constant 0.000000e+00 : f32
  %half = arith.constant 5.000000e-01 : f32
  %root = arith.constant 0.797884583 : f32
  %both = arith.constant 0.0356774069 : f32
  %sums = memref.alloc() : memref<256x256xf32>
  linalg.fill ins(%zero : f32) outs(%sums : memref<256x256xf32>)
  linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<256x384xf32>, memref<384x256xf32>) outs(%sums : memref<256x256xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %0 = arith.mulf %x, %y fastmath<contract> : f32
    %1 = arith.addf %o, %0 fastmath<reassoc,contract> : f32
    linalg.yield %1 : f32
  }
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%sums : memref<256x256xf32>) outs(%out : memref<256x256xbf16>) {
  ^bb0(%x: f32, %o: bf16):
    %1 = arith.mulf %x, %x fastmath<contract> : f32
    %3 = arith.mulf %1, %both fastmath<contract> : f32
    %4 = arith.addf %3, %root fastmath<contract> : f32
    %5 = arith.mulf %4, %x fastmath<contract> : f32
    %7 = math.tanh %5 : f32
    %9 = arith.mulf %x, %half fastmath<contract> : f32
    %8 = arith.mulf %7, %9 fastmath<contract> : f32
    %10 = arith.addf %9, %8 fastmath<contract> : f32
    %2 = arith.truncf %10 : f32 to bf16
    linalg.yield %2 : bf16
  }
  return
}
func.func @main(%a: memref<256x384xf32>, %b: memref<384x256xf32>, %out: memref<256x256xbf16>) {
  ten.launch @contract_0(%a, %b) into(%out) : (memref<256x384xf32>, memref<384x256xf32>) into (memref<256x256xbf16>)
  return
}
// CHECK-LABEL: func.func @main
// CHECK: gpu.launch_func @kernels::@contract_0
// CHECK-SAME: {ten.product = {activation = 2 : i64, operands = array<i64: 0, 1, -1, 2>, sizes = array<i64: 1, 256, 256, 384, 2, 4, 0, 0>}}

// -----

// A bias after a factor, then relu, with zero on the left.
#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (k, j)>
#c = affine_map<(i, j, k) -> (i, j)>
#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (j)>
func.func private @contract_0(%a: memref<256x384xf32>, %b: memref<384x256xf32>, %bias: memref<256xf32>, %out: memref<256x256xf32>) attributes {ten.kernel = "contract"} {
  %zero = arith.constant 0.000000e+00 : f32
  %half = arith.constant 5.000000e-01 : f32
  %sums = memref.alloc() : memref<256x256xf32>
  linalg.fill ins(%zero : f32) outs(%sums : memref<256x256xf32>)
  linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<256x384xf32>, memref<384x256xf32>) outs(%sums : memref<256x256xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %0 = arith.mulf %x, %y fastmath<contract> : f32
    %1 = arith.addf %o, %0 fastmath<reassoc,contract> : f32
    linalg.yield %1 : f32
  }
  linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%sums, %bias : memref<256x256xf32>, memref<256xf32>) outs(%out : memref<256x256xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %1 = arith.mulf %half, %x fastmath<contract> : f32
    %3 = arith.addf %y, %1 fastmath<contract> : f32
    %2 = arith.maximumf %zero, %3 : f32
    linalg.yield %2 : f32
  }
  return
}
func.func @main(%a: memref<256x384xf32>, %b: memref<384x256xf32>, %bias: memref<256xf32>, %out: memref<256x256xf32>) {
  ten.launch @contract_0(%a, %b, %bias) into(%out) : (memref<256x384xf32>, memref<384x256xf32>, memref<256xf32>) into (memref<256x256xf32>)
  return
}
// CHECK-LABEL: func.func @main
// CHECK: gpu.launch_func @kernels::@contract_0
// CHECK-SAME: {ten.product = {activation = 1 : i64, operands = array<i64: 0, 1, 2, 3>, scale = 5.000000e-01 : f64, sizes = array<i64: 1, 256, 256, 384, 2, 2, 0, 0>}}

// -----

// A bias that is rounded otherwise than the result.
#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (k, j)>
#c = affine_map<(i, j, k) -> (i, j)>
#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (j)>
func.func private @contract_0(%a: memref<256x384xf32>, %b: memref<384x256xf32>, %bias: memref<256xf32>, %out: memref<256x256xbf16>) attributes {ten.kernel = "contract"} {
  %zero = arith.constant 0.000000e+00 : f32
  %sums = memref.alloc() : memref<256x256xf32>
  linalg.fill ins(%zero : f32) outs(%sums : memref<256x256xf32>)
  linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<256x384xf32>, memref<384x256xf32>) outs(%sums : memref<256x256xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %0 = arith.mulf %x, %y fastmath<contract> : f32
    %1 = arith.addf %o, %0 fastmath<reassoc,contract> : f32
    linalg.yield %1 : f32
  }
  linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%sums, %bias : memref<256x256xf32>, memref<256xf32>) outs(%out : memref<256x256xbf16>) {
  ^bb0(%x: f32, %y: f32, %o: bf16):
    %1 = arith.addf %x, %y fastmath<contract> : f32
    %2 = arith.truncf %1 : f32 to bf16
    linalg.yield %2 : bf16
  }
  return
}
func.func @main(%a: memref<256x384xf32>, %b: memref<384x256xf32>, %bias: memref<256xf32>, %out: memref<256x256xbf16>) {
  ten.launch @contract_0(%a, %b, %bias) into(%out) : (memref<256x384xf32>, memref<384x256xf32>, memref<256xf32>) into (memref<256x256xbf16>)
  return
}
// CHECK-LABEL: func.func @main
// CHECK: gpu.launch_func @kernels::@contract_0
// CHECK-NOT: ten.product
// CHECK: gpu.module
