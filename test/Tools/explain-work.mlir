// RUN: tensor-run %s --explain --benchmark=1 --threads=1 --input=1000x64xf32=uniform:1 --input=10xi32=7 --input=64x64xbf16=uniform:2 --input=64x64xbf16=uniform:3 | FileCheck %s
// RUN: tensor-run %s --entry=dynamic --dynamic --explain --benchmark=1 --threads=1 --input=4x8xf32=uniform:1 | FileCheck %s --check-prefix=DYNAMIC

// CHECK: limits of this machine: multiply-add f32 {{[^,]*}}, bf16 {{.*}}FLOP/s; moving

// Of a table that is gathered from, what is gathered; of what is changed in place, the change.
// CHECK-DAG: map_{{[0-9]+}} x1, 5.16 kB ({{.*}} GB/s), {{[0-9.]+}} % of
// CHECK-DAG: scatter_{{[0-9]+}} x50, 3.40 kB ({{.*}} GB/s), {{[0-9.]+}} % of
// CHECK-DAG: contract_{{[0-9]+}} x1, 524 kFLOP ({{.*}}), 32.8 kB ({{.*}})
// CHECK-DAG: window_{{[0-9]+}} x1, 64.0 kFLOP ({{.*}})
// CHECK-DAG: sort_{{[0-9]+}} x1, 512 kB ({{.*}}), {{[0-9.]+}} % of {{.*}}, operations unknown
func.func @main(%table: tensor<1000x64xf32>, %rows: tensor<10xi32>, %m: tensor<64x64xbf16>, %n: tensor<64x64xbf16>)
    -> (tensor<10x64xf32>, tensor<64x64xf32>, tensor<1000x32xf32>, tensor<1000x64xf32>, tensor<50x8xf32>) {
  %index = ten.reshape %rows : tensor<10xi32> -> tensor<10x1xi32>
  %gathered = ten.gather %table[%index] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1
      slice_sizes = [1, 64] : tensor<1000x64xf32>, tensor<10x1xi32> -> tensor<10x64xf32>
  %product = ten.contract %m, %n contracting = [1] x [0]
      : tensor<64x64xbf16>, tensor<64x64xbf16> -> tensor<64x64xf32>
  %pooled = ten.window_reduce max %table window = [1, 2] strides = [1, 2]
      : tensor<1000x64xf32> -> tensor<1000x32xf32>
  %sorted = ten.sort %table dim = 0 : tensor<1000x64xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %lt = ten.compare lt total %a, %b : tensor<f32>
    ten.yield %lt : tensor<i1>
  }
  %zeros = ten.constant dense<0.0> : tensor<50x8xf32>
  %step = ten.constant dense<1.0> : tensor<1x8xf32>
  %zero = ten.constant dense<0> : tensor<i32>
  %from = arith.constant 0 : index
  %one = arith.constant 1 : index
  %to = arith.constant 50 : index
  %filled, %last = scf.for %i = %from to %to step %one iter_args(%state = %zeros, %row = %step) -> (tensor<50x8xf32>, tensor<1x8xf32>) {
    %next = ten.exp %row : tensor<1x8xf32>
    %int = arith.index_cast %i : index to i32
    %at = tensor.from_elements %int : tensor<i32>
    %new = ten.dynamic_update_slice %state[%at, %zero], %next : tensor<50x8xf32>, tensor<i32>, tensor<1x8xf32>
    scf.yield %new, %next : tensor<50x8xf32>, tensor<1x8xf32>
  }
  return %gathered, %product, %pooled, %sorted, %filled
      : tensor<10x64xf32>, tensor<64x64xf32>, tensor<1000x32xf32>, tensor<1000x64xf32>, tensor<50x8xf32>
}

// Taps on padding, and in the gaps of a dilated input, are none.
// RUN: tensor-run %s --entry=conv --explain --benchmark=1 --threads=1 --input=1x4x4x8xf32=uniform:1 --input=3x3x8x8xf32=uniform:2 --input=2x2x8x8xf32=uniform:2 | FileCheck %s --check-prefix=CONV
// CONV-DAG: x1, 12.8 kFLOP ({{.*}}), 3.33 kB
// CONV-DAG: x1, 4.61 kFLOP ({{.*}})
func.func @conv(%x: tensor<1x4x4x8xf32>, %w: tensor<3x3x8x8xf32>, %v: tensor<2x2x8x8xf32>) -> (tensor<1x4x4x8xf32>, tensor<1x6x6x8xf32>) {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1]
      : tensor<1x4x4x8xf32>, tensor<3x3x8x8xf32> -> tensor<1x4x4x8xf32>
  %1 = ten.conv %x, %v dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] input_dilation = [2, 2]
      : tensor<1x4x4x8xf32>, tensor<2x2x8x8xf32> -> tensor<1x6x6x8xf32>
  return %0, %1 : tensor<1x4x4x8xf32>, tensor<1x6x6x8xf32>
}

// DYNAMIC: map_0 x1, operations unknown, bytes unknown
func.func @dynamic(%x: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %0 = ten.exp %x : tensor<?x8xf32>
  return %0 : tensor<?x8xf32>
}
