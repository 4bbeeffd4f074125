// RUN: tensor-opt %s -split-input-file -ten-kernels-to-gpu -canonicalize --remarks-filter-missed=ten-kernels-to-gpu --remark-format=emitRemark 2>%t.remarks | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK --input-file=%t.remarks

// A thread takes elements first, first + step, ...
#id = affine_map<(i, j) -> (i, j)>
#t = affine_map<(i, j) -> (j, i)>
func.func private @map_0(%a: memref<8x1000xf32>, %b: memref<1000x8xf32>, %out: memref<8x1000xf32>) attributes {ten.kernel = "map"} {
  linalg.generic {indexing_maps = [#id, #t, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a, %b : memref<8x1000xf32>, memref<1000x8xf32>) outs(%out : memref<8x1000xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %0 = arith.addf %x, %y : f32
    linalg.yield %0 : f32
  }
  return
}
func.func @main(%a: memref<8x1000xf32>, %b: memref<1000x8xf32>, %out: memref<8x1000xf32>) {
  ten.launch @map_0(%a, %b) into(%out) : (memref<8x1000xf32>, memref<1000x8xf32>) into (memref<8x1000xf32>)
  return
}
// CHECK-LABEL: func.func @main
// CHECK-SAME: (%[[A:.*]]: memref<8x1000xf32>, %[[B:.*]]: memref<1000x8xf32>, %[[OUT:.*]]: memref<8x1000xf32>)
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK-DAG: %[[C32:.*]] = arith.constant 32 : index
// CHECK-DAG: %[[C256:.*]] = arith.constant 256 : index
// CHECK: gpu.launch_func @kernels::@map_0 blocks in (%[[C32]], %[[C1]], %[[C1]]) threads in (%[[C256]], %[[C1]], %[[C1]])
// CHECK-SAME: args(%[[A]] : memref<8x1000xf32>, %[[B]] : memref<1000x8xf32>, %[[OUT]] : memref<8x1000xf32>)
// CHECK: gpu.func @map_0(%[[KA:.*]]: memref<8x1000xf32>, %[[KB:.*]]: memref<1000x8xf32>, %[[KO:.*]]: memref<8x1000xf32>) kernel
// CHECK-DAG: %[[C8000:.*]] = arith.constant 8000 : index
// CHECK-DAG: %[[C1000:.*]] = arith.constant 1000 : index
// CHECK: scf.for %[[N:.*]] = %{{.*}} to %[[C8000]] step
// CHECK-DAG: %[[J:.*]] = arith.remui %[[N]], %[[C1000]]
// CHECK-DAG: %[[I:.*]] = arith.divui %[[N]], %[[C1000]]
// CHECK: memref.load %[[KA]][%[[I]], %[[J]]]
// CHECK: memref.load %[[KB]][%[[J]], %[[I]]]
// CHECK: memref.store %{{.*}}, %[[KO]][%[[I]], %[[J]]]

// -----

// A fill is where the sum starts. Dynamic sizes: the host computes the grid.
#in = affine_map<(i, j) -> (j, i)>
#out = affine_map<(i, j) -> (i)>
func.func private @reduce_0(%a: memref<?x?xf32>, %out: memref<?xf32>) attributes {ten.kernel = "reduce"} {
  %cst = arith.constant 2.000000e+00 : f32
  linalg.fill ins(%cst : f32) outs(%out : memref<?xf32>)
  linalg.generic {indexing_maps = [#in, #out], iterator_types = ["parallel", "reduction"]}
      ins(%a : memref<?x?xf32>) outs(%out : memref<?xf32>) {
  ^bb0(%x: f32, %o: f32):
    %0 = arith.addf %o, %x fastmath<reassoc> : f32
    linalg.yield %0 : f32
  }
  return
}
func.func @main(%a: memref<?x?xf32>, %out: memref<?xf32>) {
  ten.launch @reduce_0(%a) into(%out) : (memref<?x?xf32>) into (memref<?xf32>)
  return
}
// CHECK-LABEL: func.func @main
// CHECK: memref.dim
// CHECK: arith.ceildivui
// CHECK: arith.minui
// CHECK: gpu.launch_func @kernels::@reduce_0
// CHECK-NOT: gpu.launch_func
// CHECK: gpu.func @reduce_0
// CHECK: arith.constant 2.000000e+00
// CHECK: scf.for
// CHECK: scf.for {{.*}} iter_args(%{{.*}} = %cst)
// CHECK: memref.store

// -----

// Rows: the threads of a block combine them. Here in two passes.
#in = affine_map<(i) -> (i)>
#out = affine_map<(i) -> ()>
func.func private @reduce_0(%a: memref<1000000xf32>, %out: memref<f32>) attributes {ten.kernel = "reduce"} {
  %cst = arith.constant 0.000000e+00 : f32
  linalg.fill ins(%cst : f32) outs(%out : memref<f32>)
  linalg.generic {indexing_maps = [#in, #out], iterator_types = ["reduction"]}
      ins(%a : memref<1000000xf32>) outs(%out : memref<f32>) {
  ^bb0(%x: f32, %o: f32):
    %0 = arith.addf %o, %x fastmath<reassoc> : f32
    linalg.yield %0 : f32
  }
  return
}
func.func @main(%a: memref<1000000xf32>, %out: memref<f32>) {
  ten.launch @reduce_0(%a) into(%out) : (memref<1000000xf32>) into (memref<f32>)
  return
}
// CHECK-LABEL: func.func @main
// CHECK: %[[PARTIAL:.*]] = memref.alloc() {{.*}} : memref<245xf32>
// CHECK: gpu.launch_func @kernels::@reduce_0 {{.*}}
// CHECK: gpu.launch_func @kernels::@reduce_0_1
// CHECK: gpu.func @reduce_0({{.*}}) workgroup({{.*}} : memref<8xf32, #gpu.address_space<workgroup>> {llvm.align = 16 : i64})
// CHECK-COUNT-5: gpu.shuffle xor
// CHECK: gpu.barrier
// CHECK: gpu.func @reduce_0_1

// -----

// Without the permission to reorder, one thread adds in order.
#in = affine_map<(i) -> (i)>
#out = affine_map<(i) -> ()>
func.func private @reduce_0(%a: memref<1000xf32>, %out: memref<f32>) attributes {ten.kernel = "reduce"} {
  linalg.generic {indexing_maps = [#in, #out], iterator_types = ["reduction"]}
      ins(%a : memref<1000xf32>) outs(%out : memref<f32>) {
  ^bb0(%x: f32, %o: f32):
    %0 = arith.addf %o, %x : f32
    linalg.yield %0 : f32
  }
  return
}
func.func @main(%a: memref<1000xf32>, %out: memref<f32>) {
  ten.launch @reduce_0(%a) into(%out) : (memref<1000xf32>) into (memref<f32>)
  return
}
// CHECK-LABEL: func.func @main
// CHECK: gpu.func @reduce_0(%{{[^)]*}}) kernel
// CHECK-NOT: gpu.shuffle
// CHECK: gpu.return

// -----

// Products by tiles in shared memory.
#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (k, j)>
#c = affine_map<(i, j, k) -> (i, j)>
func.func private @contract_0(%a: memref<128x64xf32>, %b: memref<64x128xf32>, %out: memref<128x128xf32>) attributes {ten.kernel = "contract"} {
  %cst = arith.constant 0.000000e+00 : f32
  linalg.fill ins(%cst : f32) outs(%out : memref<128x128xf32>)
  linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<128x64xf32>, memref<64x128xf32>) outs(%out : memref<128x128xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %0 = arith.mulf %x, %y : f32
    %1 = arith.addf %o, %0 fastmath<reassoc> : f32
    linalg.yield %1 : f32
  }
  return
}
func.func @main(%a: memref<128x64xf32>, %b: memref<64x128xf32>, %out: memref<128x128xf32>) {
  ten.launch @contract_0(%a, %b) into(%out) : (memref<128x64xf32>, memref<64x128xf32>) into (memref<128x128xf32>)
  return
}
// CHECK-LABEL: func.func @main
// CHECK-DAG: %[[C4:.*]] = arith.constant 4 : index
// CHECK: gpu.launch_func @kernels::@contract_0 blocks in (%[[C4]],
// CHECK: gpu.func @contract_0({{.*}}) workgroup(%{{.*}} : memref<16x65xf32, #gpu.address_space<workgroup>> {llvm.align = 16 : i64}, %{{.*}} : memref<16x65xf32, #gpu.address_space<workgroup>> {llvm.align = 16 : i64}) kernel attributes {known_block_size = array<i32: 256, 1, 1>, nvvm.minctasm = 2 : i32}
// CHECK: scf.for
// CHECK: gpu.barrier
// CHECK: scf.for {{.*}} iter_args
// CHECK-COUNT-16: arith.mulf
// CHECK: gpu.barrier

// -----

// Sequential code with nests inside is run by one block, what writes between
// barriers; small temporaries are shared.
#id = affine_map<(i) -> (i)>
func.func private @scan_0(%a: memref<8x64xf32>, %out: memref<64xf32>) attributes {ten.kernel = "scan"} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    %row = memref.subview %a[%i, 0] [1, 64] [1, 1] : memref<8x64xf32> to memref<64xf32, strided<[1], offset: ?>>
    linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
        ins(%row : memref<64xf32, strided<[1], offset: ?>>) outs(%out : memref<64xf32>) {
    ^bb0(%x: f32, %o: f32):
      %0 = arith.addf %x, %o : f32
      linalg.yield %0 : f32
    }
  }
  return
}
func.func @main(%a: memref<8x64xf32>, %out: memref<64xf32>) {
  ten.launch @scan_0(%a) into(%out) : (memref<8x64xf32>) into (memref<64xf32>)
  return
}
// CHECK-LABEL: func.func @main
// CHECK: %[[C1:.*]] = arith.constant 1 : index
// CHECK: gpu.launch_func @kernels::@scan_0 blocks in (%[[C1]],
// CHECK: gpu.func @scan_0
// CHECK: scf.for
// CHECK: gpu.barrier
// CHECK: scf.for %{{.*}} = %thread_id_x to %{{.*}} step %block_dim_x
// CHECK: gpu.barrier

// -----

// What a GPU has no code for runs on the host.
// REMARK: remark: [Missed] RunsOnHost | Category:ten-kernels-to-gpu | {{.*}}'map_0' runs on the host: it calls 'ten_rt_decode_f8E5M2'
#id = affine_map<(i) -> (i)>
func.func private @ten_rt_decode_f8E5M2(i8) -> f32
func.func private @map_0(%a: memref<8xi8>, %out: memref<8xf32>) attributes {ten.kernel = "map"} {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%a : memref<8xi8>) outs(%out : memref<8xf32>) {
  ^bb0(%x: i8, %o: f32):
    %0 = func.call @ten_rt_decode_f8E5M2(%x) : (i8) -> f32
    linalg.yield %0 : f32
  }
  return
}
func.func @main(%a: memref<8xi8>, %out: memref<8xf32>) {
  ten.launch @map_0(%a) into(%out) : (memref<8xi8>) into (memref<8xf32>)
  return
}
// CHECK: func.func private @map_0
// CHECK: ten.launch @map_0
// CHECK-NOT: gpu.func

// -----

// Loops that only read, for values: a block combines a row with all that is
// made of it. Where an output is in an input's memory one thread does it all.
func.func private @normalize_0(%x: memref<500xf32>, %s: memref<f32>, %out: memref<500xf32>) attributes {ten.kernel = "normalize"} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c500 = arith.constant 500 : index
  %zero = arith.constant 0.000000e+00 : f32
  %0 = scf.for %i = %c0 to %c500 step %c1 iter_args(%sum = %zero) -> (f32) {
    %2 = memref.load %x[%i] : memref<500xf32>
    %3 = arith.addf %sum, %2 fastmath<reassoc> : f32
    scf.yield %3 : f32
  }
  memref.store %0, %s[] : memref<f32>
  scf.for %i = %c0 to %c500 step %c1 {
    %2 = memref.load %x[%i] : memref<500xf32>
    %3 = arith.divf %2, %0 : f32
    memref.store %3, %out[%i] : memref<500xf32>
  }
  return
}
func.func private @normalize_1(%x: memref<500xf32>, %out: memref<500xf32>) attributes {ten.kernel = "normalize"} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c499 = arith.constant 499 : index
  %zero = arith.constant 0.000000e+00 : f32
  %0 = scf.for %i = %c0 to %c499 step %c1 iter_args(%sum = %zero) -> (f32) {
    %2 = memref.load %x[%i] : memref<500xf32>
    %3 = arith.addf %sum, %2 fastmath<reassoc> : f32
    scf.yield %3 : f32
  }
  scf.for %i = %c0 to %c499 step %c1 {
    %next = arith.addi %i, %c1 : index
    %2 = memref.load %x[%next] : memref<500xf32>
    %3 = arith.divf %2, %0 : f32
    memref.store %3, %out[%i] : memref<500xf32>
  }
  return
}
func.func @one_row(%x: memref<500xf32>, %s: memref<f32>, %out: memref<500xf32>) {
  ten.launch @normalize_0(%x) into(%s, %out) : (memref<500xf32>) into (memref<f32>, memref<500xf32>)
  ten.launch @normalize_1(%x) into(%x) reuse = [0] : (memref<500xf32>) into (memref<500xf32>)
  return
}
// CHECK-LABEL: func.func @one_row
// CHECK-NOT: scf.for
// CHECK: gpu.launch_func @kernels::@normalize_0 blocks in (%c1, %c1, %c1) threads in (%c256, %c1, %c1)
// CHECK-NOT: scf.for
// CHECK: gpu.launch_func @kernels::@normalize_1 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1)
// CHECK-NOT: gpu.launch_func
// CHECK: gpu.func @normalize_0
// CHECK: scf.for %{{.*}} = %thread_id_x to %c500 step %block_dim_x iter_args
// CHECK: gpu.shuffle xor
// CHECK: scf.for %{{.*}} = %thread_id_x to %c500 step %block_dim_x {
// CHECK: gpu.func @normalize_1
// CHECK-NOT: thread_id
// CHECK: scf.for
// CHECK: scf.for
// CHECK: gpu.return
