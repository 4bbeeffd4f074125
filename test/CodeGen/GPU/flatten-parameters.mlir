// RUN: tensor-opt %s -pass-pipeline='builtin.module(gpu.module(ten-flatten-device-parameters))' | FileCheck %s

gpu.module @kernels {
  // CHECK: gpu.func @k(%[[P:.*]]: !llvm.ptr<1>, %[[N:.*]]: i64, %[[I:.*]]: i64, %[[F:.*]]: i64) kernel
  // CHECK: llvm.addrspacecast %[[P]] : !llvm.ptr<1> to !llvm.ptr
  // CHECK: builtin.unrealized_conversion_cast {{.*}} to memref<?x4xf32>
  // CHECK: arith.index_cast %[[I]] : i64 to index
  // CHECK: arith.trunci %[[F]] : i64 to i32
  // CHECK: arith.bitcast
  gpu.func @k(%x: memref<?x4xf32>, %i: index, %f: f32) kernel {
    memref.store %f, %x[%i, %i] : memref<?x4xf32>
    gpu.return
  }
  // CHECK: gpu.func @none() kernel {
  // CHECK-NEXT: gpu.return
  gpu.func @none() kernel {
    gpu.return
  }
}
