// RUN: tensor-opt %s -split-input-file -ten-attach-target=gpu=sm_80 -ten-kernels-to-gpu -canonicalize -cse | FileCheck %s
// RUN: tensor-opt %s -split-input-file -ten-kernels-to-gpu | FileCheck %s --check-prefix=NONE

// Products of 16 bits, widened: three buffers of both factors, copies that are
// waited for, and what is computed of the sums is in the same kernel. Without
// tensor cores the epilogue is there as well.
#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (k, j)>
#c = affine_map<(i, j, k) -> (i, j)>
#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (j)>
func.func private @contract_0(%a: memref<64x64xf16>, %b: memref<64x64xf16>, %bias: memref<64xf32>, %out: memref<64x64xf16>) attributes {ten.kernel = "contract"} {
  %cst = arith.constant 0.000000e+00 : f32
  %sums = memref.alloc() : memref<64x64xf32>
  linalg.fill ins(%cst : f32) outs(%sums : memref<64x64xf32>)
  linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xf16>, memref<64x64xf16>) outs(%sums : memref<64x64xf32>) {
  ^bb0(%x: f16, %y: f16, %o: f32):
    %0 = arith.extf %x : f16 to f32
    %1 = arith.extf %y : f16 to f32
    %2 = arith.mulf %0, %1 fastmath<contract> : f32
    %3 = arith.addf %o, %2 fastmath<reassoc,contract> : f32
    linalg.yield %3 : f32
  }
  linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%sums, %bias : memref<64x64xf32>, memref<64xf32>) outs(%out : memref<64x64xf16>) {
  ^bb0(%x: f32, %y: f32, %o: f16):
    %0 = arith.addf %x, %y : f32
    %1 = arith.truncf %0 : f32 to f16
    linalg.yield %1 : f16
  }
  return
}
func.func @main(%a: memref<64x64xf16>, %b: memref<64x64xf16>, %bias: memref<64xf32>, %out: memref<64x64xf16>) {
  ten.launch @contract_0(%a, %b, %bias) into(%out) : (memref<64x64xf16>, memref<64x64xf16>, memref<64xf32>) into (memref<64x64xf16>)
  return
}
// CHECK-LABEL: func.func @main
// CHECK-SAME: (%[[A:.*]]: memref<64x64xf16>, %[[B:.*]]: memref<64x64xf16>, %[[BIAS:.*]]: memref<64xf32>, %[[OUT:.*]]: memref<64x64xf16>)
// CHECK-NOT: memref.alloc
// CHECK: gpu.launch_func @kernels::@contract_0 {{.*}} args(%[[A]] : memref<64x64xf16>, %[[B]] : memref<64x64xf16>, %[[BIAS]] : memref<64xf32>, %[[OUT]] : memref<64x64xf16>)
// CHECK-NOT: gpu.launch_func
// CHECK: gpu.func @contract_0
// CHECK-SAME: memref<3x64x32xf16, #gpu.address_space<workgroup>> {llvm.align = 16 : i64}
// CHECK-SAME: memref<3x32x64xf16, #gpu.address_space<workgroup>> {llvm.align = 16 : i64}
// CHECK-SAME: nvvm.minctasm = 1 : i32
// CHECK-COUNT-4: nvgpu.device_async_copy
// CHECK: scf.for {{.*}} iter_args
// CHECK: nvgpu.device_async_wait %{{.*}} {numGroups = 1 : i32}
// CHECK-NEXT: gpu.barrier
// CHECK-COUNT-2: nvgpu.device_async_copy
// CHECK: nvgpu.device_async_create_group
// CHECK: nvgpu.ldmatrix {{.*}}transpose = false
// CHECK: nvgpu.ldmatrix {{.*}}transpose = true
// CHECK: nvvm.mma.sync
// CHECK: nvgpu.device_async_wait %{{.*}} {numGroups = 0 : i32}
// CHECK-NEXT: gpu.barrier
// CHECK: arith.truncf
// CHECK-NEXT: memref.store %{{.*}} : memref<64x64xf16>
// NONE-LABEL: func.func @main
// NONE: gpu.launch_func
// NONE-NOT: gpu.launch_func
// NONE: gpu.func @contract_0
// NONE-NOT: nvvm.mma.sync
// NONE: arith.truncf

// -----

// A product that must be rounded by itself is not for a tensor core.
#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (k, j)>
#c = affine_map<(i, j, k) -> (i, j)>
func.func private @contract_0(%a: memref<64x64xf64>, %b: memref<64x64xf64>, %out: memref<64x64xf64>) attributes {ten.kernel = "contract"} {
  linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xf64>, memref<64x64xf64>) outs(%out : memref<64x64xf64>) {
  ^bb0(%x: f64, %y: f64, %o: f64):
    %2 = arith.mulf %x, %y : f64
    %3 = arith.addf %o, %2 fastmath<reassoc> : f64
    linalg.yield %3 : f64
  }
  return
}
func.func @main(%a: memref<64x64xf64>, %b: memref<64x64xf64>, %out: memref<64x64xf64>) {
  ten.launch @contract_0(%a, %b) into(%out) : (memref<64x64xf64>, memref<64x64xf64>) into (memref<64x64xf64>)
  return
}
// CHECK-LABEL: func.func @main
// CHECK: gpu.func @contract_0
// CHECK-NOT: nvvm.mma.sync
// CHECK: gpu.return

// -----

// Sums of f32 stay exact products of f32; an operand is computed where it is
// read, once for each tile.
#a = affine_map<(i, j, k) -> (i, k)>
#s = affine_map<(i, j, k) -> (k)>
#b = affine_map<(i, j, k) -> (k, j)>
#c = affine_map<(i, j, k) -> (i, j)>
func.func private @contract_0(%a: memref<64x64xf32>, %s: memref<64xf32>, %b: memref<64x64xf32>, %out: memref<64x64xf32>) attributes {ten.kernel = "contract"} {
  linalg.generic {indexing_maps = [#a, #s, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %s, %b : memref<64x64xf32>, memref<64xf32>, memref<64x64xf32>) outs(%out : memref<64x64xf32>) {
  ^bb0(%x: f32, %z: f32, %y: f32, %o: f32):
    %0 = math.exp %x : f32
    %1 = arith.mulf %0, %z fastmath<contract> : f32
    %2 = arith.mulf %1, %y fastmath<contract> : f32
    %3 = arith.addf %o, %2 fastmath<reassoc,contract> : f32
    linalg.yield %3 : f32
  }
  return
}
func.func @main(%a: memref<64x64xf32>, %s: memref<64xf32>, %b: memref<64x64xf32>, %out: memref<64x64xf32>) {
  ten.launch @contract_0(%a, %s, %b) into(%out) : (memref<64x64xf32>, memref<64xf32>, memref<64x64xf32>) into (memref<64x64xf32>)
  return
}
// CHECK-LABEL: func.func @main
// CHECK: gpu.func @contract_0
// CHECK-NOT: nvvm.mma.sync
// CHECK-COUNT-4: math.exp
// CHECK-NOT: math.exp
// CHECK: gpu.barrier

// -----

// The nest after the sums writes what other blocks still read: two launches.
#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (k, j)>
#c = affine_map<(i, j, k) -> (i, j)>
#id = affine_map<(i, j) -> (i, j)>
func.func private @contract_0(%a: memref<64x64xf32>, %b: memref<64x64xf32>, %out: memref<64x64xf32>) attributes {ten.kernel = "contract"} {
  %cst = arith.constant 0.000000e+00 : f32
  %sums = memref.alloc() : memref<64x64xf32>
  linalg.fill ins(%cst : f32) outs(%sums : memref<64x64xf32>)
  linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%sums : memref<64x64xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %2 = arith.mulf %x, %y : f32
    %3 = arith.addf %o, %2 fastmath<reassoc> : f32
    linalg.yield %3 : f32
  }
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%sums : memref<64x64xf32>) outs(%out : memref<64x64xf32>) {
  ^bb0(%x: f32, %o: f32):
    %0 = arith.negf %x : f32
    linalg.yield %0 : f32
  }
  return
}
func.func @main(%a: memref<64x64xf32>, %b: memref<64x64xf32>) {
  ten.launch @contract_0(%a, %b) into(%a) reuse = [0] : (memref<64x64xf32>, memref<64x64xf32>) into (memref<64x64xf32>)
  return
}
// CHECK-LABEL: func.func @main
// CHECK: memref.alloc
// CHECK: gpu.launch_func @kernels::@contract_0
// CHECK: gpu.launch_func @kernels::@contract_0_1

// -----

// Another element of the sums than the one that is written: two launches.
#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (k, j)>
#c = affine_map<(i, j, k) -> (i, j)>
#id = affine_map<(i, j) -> (i, j)>
#t = affine_map<(i, j) -> (j, i)>
func.func private @contract_0(%a: memref<64x64xf32>, %b: memref<64x64xf32>, %out: memref<64x64xf32>) attributes {ten.kernel = "contract"} {
  %cst = arith.constant 0.000000e+00 : f32
  linalg.fill ins(%cst : f32) outs(%out : memref<64x64xf32>)
  linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%out : memref<64x64xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %2 = arith.mulf %x, %y : f32
    %3 = arith.addf %o, %2 fastmath<reassoc> : f32
    linalg.yield %3 : f32
  }
  linalg.generic {indexing_maps = [#t, #id], iterator_types = ["parallel", "parallel"]}
      ins(%out : memref<64x64xf32>) outs(%out : memref<64x64xf32>) {
  ^bb0(%x: f32, %o: f32):
    %0 = arith.negf %x : f32
    linalg.yield %0 : f32
  }
  return
}
func.func @main(%a: memref<64x64xf32>, %b: memref<64x64xf32>, %out: memref<64x64xf32>) {
  ten.launch @contract_0(%a, %b) into(%out) : (memref<64x64xf32>, memref<64x64xf32>) into (memref<64x64xf32>)
  return
}
// CHECK-LABEL: func.func @main
// CHECK: gpu.launch_func @kernels::@contract_0
// CHECK: gpu.launch_func @kernels::@contract_0_1

// -----

// Operands that may be rounded to tf32 are, in registers; without tensor cores
// they are multiplied as they are.
#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (k, j)>
#c = affine_map<(i, j, k) -> (i, j)>
func.func private @contract_0(%a: memref<64x64xf32>, %b: memref<64x64xf32>, %out: memref<64x64xf32>) attributes {ten.kernel = "contract"} {
  linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%out : memref<64x64xf32>) attrs = {ten.allow_tf32} {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %0 = arith.mulf %x, %y fastmath<contract> : f32
    %1 = arith.addf %o, %0 fastmath<reassoc,contract> : f32
    linalg.yield %1 : f32
  }
  return
}
func.func @main(%a: memref<64x64xf32>, %b: memref<64x64xf32>, %out: memref<64x64xf32>) {
  ten.launch @contract_0(%a, %b) into(%out) : (memref<64x64xf32>, memref<64x64xf32>) into (memref<64x64xf32>)
  return
}
// CHECK-LABEL: func.func @main
// CHECK: gpu.func @contract_0
// CHECK: nvgpu.device_async_copy {{.*}}, 4, %{{.*}} {bypassL1} : memref<64x64xf32> to memref<3x64x16xf32, #gpu.address_space<workgroup>>
// CHECK: nvgpu.ldmatrix {{.*}} -> vector<4x1xf32>
// CHECK: nvvm.convert.float.to.tf32 %{{.*}} {rnd = #nvvm.fp_rnd_mode<rna>}
// CHECK: nvvm.mma.sync {{.*}} {{.*}}#nvvm.mma_type<tf32>{{.*}}#nvvm.shape<m = 16, n = 8, k = 8>
// NONE-LABEL: func.func @main
// NONE: gpu.func @contract_0
// NONE-NOT: tf32
// NONE: gpu.return

// -----

// They are not where each product must be rounded to f32 by itself.
#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (k, j)>
#c = affine_map<(i, j, k) -> (i, j)>
func.func private @contract_0(%a: memref<64x64xf32>, %b: memref<64x64xf32>, %out: memref<64x64xf32>) attributes {ten.kernel = "contract"} {
  linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%out : memref<64x64xf32>) attrs = {ten.allow_tf32} {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %0 = arith.mulf %x, %y : f32
    %1 = arith.addf %o, %0 fastmath<reassoc> : f32
    linalg.yield %1 : f32
  }
  return
}
func.func @main(%a: memref<64x64xf32>, %b: memref<64x64xf32>, %out: memref<64x64xf32>) {
  ten.launch @contract_0(%a, %b) into(%out) : (memref<64x64xf32>, memref<64x64xf32>) into (memref<64x64xf32>)
  return
}
// CHECK-LABEL: func.func @main
// CHECK: gpu.func @contract_0
// CHECK-NOT: tf32
// CHECK: gpu.return

// -----

// A nest after the sums that reads them at places of its own: two launches.
#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (k, j)>
#c = affine_map<(i, j, k) -> (i, j)>
#id = affine_map<(i, j) -> (i, j)>
func.func private @contract_0(%a: memref<64x64xf32>, %b: memref<64x64xf32>, %out: memref<64x64xf32>) attributes {ten.kernel = "contract"} {
  %cst = arith.constant 0.000000e+00 : f32
  %c32 = arith.constant 32 : index
  %sums = memref.alloc() : memref<64x64xf32>
  linalg.fill ins(%cst : f32) outs(%sums : memref<64x64xf32>)
  linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%sums : memref<64x64xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %2 = arith.mulf %x, %y : f32
    %3 = arith.addf %o, %2 fastmath<reassoc> : f32
    linalg.yield %3 : f32
  }
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%sums : memref<64x64xf32>) outs(%out : memref<64x64xf32>) {
  ^bb0(%x: f32, %o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %half = arith.remui %i, %c32 : index
    %other = memref.load %sums[%half, %j] : memref<64x64xf32>
    %0 = arith.addf %x, %other : f32
    linalg.yield %0 : f32
  }
  return
}
func.func @main(%a: memref<64x64xf32>, %b: memref<64x64xf32>, %out: memref<64x64xf32>) {
  ten.launch @contract_0(%a, %b) into(%out) : (memref<64x64xf32>, memref<64x64xf32>) into (memref<64x64xf32>)
  return
}
// CHECK-LABEL: func.func @main
// CHECK: gpu.launch_func @kernels::@contract_0
// CHECK: gpu.launch_func @kernels::@contract_0_1
