// RUN: tensor-opt %s -split-input-file -ten-kernels-to-gpu -canonicalize | FileCheck %s

// A large product of plain matrices, the right one transposed, with a bias: all
// of which a library computes with the same roundings.
#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (j, k)>
#c = affine_map<(i, j, k) -> (i, j)>
#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (j)>
func.func private @contract_0(%a: memref<256x512xf32>, %b: memref<256x512xf32>, %bias: memref<256xf32>, %out: memref<256x256xf32>) attributes {ten.kernel = "contract"} {
  %cst = arith.constant 0.000000e+00 : f32
  linalg.fill ins(%cst : f32) outs(%out : memref<256x256xf32>)
  linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<256x512xf32>, memref<256x512xf32>) outs(%out : memref<256x256xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %0 = arith.mulf %x, %y fastmath<contract> : f32
    %1 = arith.addf %o, %0 fastmath<reassoc,contract> : f32
    linalg.yield %1 : f32
  }
  linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%out, %bias : memref<256x256xf32>, memref<256xf32>) outs(%out : memref<256x256xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %0 = arith.addf %x, %y : f32
    linalg.yield %0 : f32
  }
  return
}
func.func @main(%a: memref<256x512xf32>, %b: memref<256x512xf32>, %bias: memref<256xf32>, %out: memref<256x256xf32>) {
  ten.launch @contract_0(%a, %b, %bias) into(%out) : (memref<256x512xf32>, memref<256x512xf32>, memref<256xf32>) into (memref<256x256xf32>)
  return
}
// CHECK-LABEL: func.func @main
// CHECK: gpu.launch_func @kernels::@contract_0
// CHECK-SAME: {ten.product = {operands = array<i64: 0, 1, 3, 2>, sizes = array<i64: 1, 256, 256, 512, 2, 2, 0, 1>}}

// -----

// One whose operands may be rounded to tf32.
#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (j, k)>
#c = affine_map<(i, j, k) -> (i, j)>
func.func private @contract_0(%a: memref<256x512xf32>, %b: memref<256x512xf32>, %out: memref<256x256xf32>) attributes {ten.kernel = "contract"} {
  %cst = arith.constant 0.000000e+00 : f32
  linalg.fill ins(%cst : f32) outs(%out : memref<256x256xf32>)
  linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<256x512xf32>, memref<256x512xf32>) outs(%out : memref<256x256xf32>) attrs = {ten.allow_tf32} {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %0 = arith.mulf %x, %y fastmath<contract> : f32
    %1 = arith.addf %o, %0 fastmath<reassoc,contract> : f32
    linalg.yield %1 : f32
  }
  return
}
func.func @main(%a: memref<256x512xf32>, %b: memref<256x512xf32>, %out: memref<256x256xf32>) {
  ten.launch @contract_0(%a, %b) into(%out) : (memref<256x512xf32>, memref<256x512xf32>) into (memref<256x256xf32>)
  return
}
// CHECK-LABEL: func.func @main
// CHECK: gpu.launch_func @kernels::@contract_0
// CHECK-SAME: {ten.product = {allow_tf32, operands = array<i64: 0, 1, -1, 2>, sizes = array<i64: 1, 256, 256, 512, 2, 2, 0, 1>}}

// -----

// The bias of a narrower result is added to what is rounded already.
#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (k, j)>
#c = affine_map<(i, j, k) -> (i, j)>
#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (j)>
func.func private @contract_0(%a: memref<256x512xf16>, %b: memref<512x256xf16>, %bias: memref<256xf16>, %out: memref<256x256xf16>) attributes {ten.kernel = "contract"} {
  %cst = arith.constant 0.000000e+00 : f32
  %sums = memref.alloc() : memref<256x256xf32>
  linalg.fill ins(%cst : f32) outs(%sums : memref<256x256xf32>)
  linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<256x512xf16>, memref<512x256xf16>) outs(%sums : memref<256x256xf32>) {
  ^bb0(%x: f16, %y: f16, %o: f32):
    %0 = arith.extf %x : f16 to f32
    %1 = arith.extf %y : f16 to f32
    %2 = arith.mulf %0, %1 fastmath<contract> : f32
    %3 = arith.addf %o, %2 fastmath<reassoc,contract> : f32
    linalg.yield %3 : f32
  }
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%sums : memref<256x256xf32>) outs(%out : memref<256x256xf16>) {
  ^bb0(%x: f32, %o: f16):
    %0 = arith.truncf %x : f32 to f16
    linalg.yield %0 : f16
  }
  linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%out, %bias : memref<256x256xf16>, memref<256xf16>) outs(%out : memref<256x256xf16>) {
  ^bb0(%x: f16, %y: f16, %o: f16):
    %0 = arith.addf %x, %y : f16
    linalg.yield %0 : f16
  }
  return
}
func.func @main(%a: memref<256x512xf16>, %b: memref<512x256xf16>, %bias: memref<256xf16>, %out: memref<256x256xf16>) {
  ten.launch @contract_0(%a, %b, %bias) into(%out) : (memref<256x512xf16>, memref<512x256xf16>, memref<256xf16>) into (memref<256x256xf16>)
  return
}
// CHECK-LABEL: func.func @main
// CHECK: gpu.launch_func @kernels::@contract_0
// CHECK-NOT: ten.product
// CHECK: gpu.module

// -----

// Small, or a product that must be rounded by itself: by the kernel.
#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (k, j)>
#c = affine_map<(i, j, k) -> (i, j)>
func.func private @contract_0(%a: memref<64x64xf32>, %b: memref<64x64xf32>, %out: memref<64x64xf32>) attributes {ten.kernel = "contract"} {
  %cst = arith.constant 0.000000e+00 : f32
  linalg.fill ins(%cst : f32) outs(%out : memref<64x64xf32>)
  linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%out : memref<64x64xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %0 = arith.mulf %x, %y fastmath<contract> : f32
    %1 = arith.addf %o, %0 fastmath<reassoc,contract> : f32
    linalg.yield %1 : f32
  }
  return
}
func.func private @contract_1(%a: memref<512x512xf32>, %b: memref<512x512xf32>, %out: memref<512x512xf32>) attributes {ten.kernel = "contract"} {
  %cst = arith.constant 0.000000e+00 : f32
  linalg.fill ins(%cst : f32) outs(%out : memref<512x512xf32>)
  linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<512x512xf32>, memref<512x512xf32>) outs(%out : memref<512x512xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %0 = arith.mulf %x, %y : f32
    %1 = arith.addf %o, %0 fastmath<reassoc> : f32
    linalg.yield %1 : f32
  }
  return
}
func.func @main(%a: memref<64x64xf32>, %b: memref<512x512xf32>, %c: memref<64x64xf32>, %d: memref<512x512xf32>) {
  ten.launch @contract_0(%a, %a) into(%c) : (memref<64x64xf32>, memref<64x64xf32>) into (memref<64x64xf32>)
  ten.launch @contract_1(%b, %b) into(%d) : (memref<512x512xf32>, memref<512x512xf32>) into (memref<512x512xf32>)
  return
}
// CHECK-LABEL: func.func @main
// CHECK: gpu.launch_func @kernels::@contract_0
// CHECK-NOT: ten.product
// CHECK: gpu.launch_func @kernels::@contract_1
// CHECK-NOT: ten.product
// CHECK: gpu.module

// -----

// Signed bytes whose rows and columns lie along the sums, in words of four: not
// where the right ones do not, where columns or sums are no words, and where a
// factor is unsigned.
#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (j, k)>
#bn = affine_map<(i, j, k) -> (k, j)>
#c = affine_map<(i, j, k) -> (i, j)>
func.func private @contract_0(%a: memref<256x300xi8>, %b: memref<260x300xi8>, %out: memref<256x260xi32>) attributes {ten.kernel = "contract"} {
  %cst = arith.constant 0 : i32
  linalg.fill ins(%cst : i32) outs(%out : memref<256x260xi32>)
  linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<256x300xi8>, memref<260x300xi8>) outs(%out : memref<256x260xi32>) {
  ^bb0(%x: i8, %y: i8, %o: i32):
    %0 = arith.extsi %x : i8 to i32
    %1 = arith.extsi %y : i8 to i32
    %2 = arith.muli %0, %1 : i32
    %3 = arith.addi %o, %2 : i32
    linalg.yield %3 : i32
  }
  return
}
func.func private @contract_1(%a: memref<256x300xi8>, %b: memref<300x260xi8>, %out: memref<256x260xi32>) attributes {ten.kernel = "contract"} {
  %cst = arith.constant 0 : i32
  linalg.fill ins(%cst : i32) outs(%out : memref<256x260xi32>)
  linalg.generic {indexing_maps = [#a, #bn, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<256x300xi8>, memref<300x260xi8>) outs(%out : memref<256x260xi32>) {
  ^bb0(%x: i8, %y: i8, %o: i32):
    %0 = arith.extsi %x : i8 to i32
    %1 = arith.extsi %y : i8 to i32
    %2 = arith.muli %0, %1 : i32
    %3 = arith.addi %o, %2 : i32
    linalg.yield %3 : i32
  }
  return
}
func.func private @contract_2(%a: memref<256x300xi8>, %b: memref<258x300xi8>, %out: memref<256x258xi32>) attributes {ten.kernel = "contract"} {
  %cst = arith.constant 0 : i32
  linalg.fill ins(%cst : i32) outs(%out : memref<256x258xi32>)
  linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<256x300xi8>, memref<258x300xi8>) outs(%out : memref<256x258xi32>) {
  ^bb0(%x: i8, %y: i8, %o: i32):
    %0 = arith.extsi %x : i8 to i32
    %1 = arith.extsi %y : i8 to i32
    %2 = arith.muli %0, %1 : i32
    %3 = arith.addi %o, %2 : i32
    linalg.yield %3 : i32
  }
  return
}
func.func private @contract_3(%a: memref<256x302xi8>, %b: memref<260x302xi8>, %out: memref<256x260xi32>) attributes {ten.kernel = "contract"} {
  %cst = arith.constant 0 : i32
  linalg.fill ins(%cst : i32) outs(%out : memref<256x260xi32>)
  linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<256x302xi8>, memref<260x302xi8>) outs(%out : memref<256x260xi32>) {
  ^bb0(%x: i8, %y: i8, %o: i32):
    %0 = arith.extsi %x : i8 to i32
    %1 = arith.extsi %y : i8 to i32
    %2 = arith.muli %0, %1 : i32
    %3 = arith.addi %o, %2 : i32
    linalg.yield %3 : i32
  }
  return
}
func.func private @contract_4(%a: memref<256x300xi8>, %b: memref<260x300xi8>, %out: memref<256x260xi32>) attributes {ten.kernel = "contract"} {
  %cst = arith.constant 0 : i32
  linalg.fill ins(%cst : i32) outs(%out : memref<256x260xi32>)
  linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<256x300xi8>, memref<260x300xi8>) outs(%out : memref<256x260xi32>) {
  ^bb0(%x: i8, %y: i8, %o: i32):
    %0 = arith.extsi %x : i8 to i32
    %1 = arith.extui %y : i8 to i32
    %2 = arith.muli %0, %1 : i32
    %3 = arith.addi %o, %2 : i32
    linalg.yield %3 : i32
  }
  return
}
func.func @main(%a0: memref<256x300xi8>, %b0: memref<260x300xi8>, %o0: memref<256x260xi32>, %a1: memref<256x300xi8>, %b1: memref<300x260xi8>, %o1: memref<256x260xi32>, %a2: memref<256x300xi8>, %b2: memref<258x300xi8>, %o2: memref<256x258xi32>, %a3: memref<256x302xi8>, %b3: memref<260x302xi8>, %o3: memref<256x260xi32>, %a4: memref<256x300xi8>, %b4: memref<260x300xi8>, %o4: memref<256x260xi32>) {
  ten.launch @contract_0(%a0, %b0) into(%o0) : (memref<256x300xi8>, memref<260x300xi8>) into (memref<256x260xi32>)
  ten.launch @contract_1(%a1, %b1) into(%o1) : (memref<256x300xi8>, memref<300x260xi8>) into (memref<256x260xi32>)
  ten.launch @contract_2(%a2, %b2) into(%o2) : (memref<256x300xi8>, memref<258x300xi8>) into (memref<256x258xi32>)
  ten.launch @contract_3(%a3, %b3) into(%o3) : (memref<256x302xi8>, memref<260x302xi8>) into (memref<256x260xi32>)
  ten.launch @contract_4(%a4, %b4) into(%o4) : (memref<256x300xi8>, memref<260x300xi8>) into (memref<256x260xi32>)
  return
}
// CHECK-LABEL: func.func @main
// CHECK: gpu.launch_func @kernels::@contract_0
// CHECK-SAME: {ten.product = {operands = array<i64: 0, 1, -1, 2>, sizes = array<i64: 1, 256, 260, 300, 17, 19, 0, 1>}}
// CHECK-NOT: ten.product
// CHECK: gpu.module
