// RUN: %python %S/Inputs/both.py tensor-run %s | FileCheck %s

// One device runs a collective: its result is what the specification gives
// process 0.

// Groups of this process alone; a sum may be of a wider type.
// CHECK-LABEL: == lone_groups
// CHECK-NEXT: tensor 2xf32 [1. 2.]
// CHECK-NEXT: tensor 2xf64 [1. 2.]
// CHECK-NEXT: tensor 2xf32 [1. 2.]
// CHECK-NEXT: tensor 2xf32 [1. 2.]
// CHECK-NEXT: tensor 2xf32 [1. 2.]
// CHECK-NEXT: tensor 2xf32 [1. 2.]
// INPUT: 2xf32=1,2
func.func @lone_groups(%x: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf64>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
  %1 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, -1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %6 = stablehlo.add %a, %b : tensor<f64>
    stablehlo.return %6 : tensor<f64>
  }) : (tensor<2xf32>) -> tensor<2xf64>
  %2 = "stablehlo.all_to_all"(%x) <{split_dimension = 0 : i64, concat_dimension = 0 : i64, split_count = 1 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
  %3 = "stablehlo.reduce_scatter"(%x) <{scatter_dimension = 0 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %6 = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %6 : tensor<f32>
  }) : (tensor<2xf32>) -> tensor<2xf32>
  %4 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
  %5 = "stablehlo.cross-replica-sum"(%x) <{replica_groups = dense<> : tensor<0x0xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
  return %0, %1, %2, %3, %4, %5 : tensor<2xf32>, tensor<2xf64>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
}

// A process that nothing is sent to gets zeros: of quantized numbers those that
// stand for zero.
// CHECK-LABEL: == nothing_sent
// CHECK-NEXT: tensor 2xf32 [0. 0.]
// CHECK-NEXT: tensor 2xi1 [False False]
// CHECK-NEXT: tensor 2xf32 [0. 0.]
// CHECK-NEXT: tensor 2xi8 [16 16]
// INPUT: 2xf32=1,2 2xi1=1
func.func @nothing_sent(%x: tensor<2xf32>, %p: tensor<2xi1>) -> (tensor<2xf32>, tensor<2xi1>, tensor<2xf32>, tensor<2xi8>) {
  %0 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<> : tensor<0x2xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
  %1 = "stablehlo.collective_permute"(%p) <{source_target_pairs = dense<> : tensor<0x2xi64>}> : (tensor<2xi1>) -> tensor<2xi1>
  %2 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<> : tensor<0x0xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
  %q = stablehlo.uniform_quantize %x : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 0.5:16>>
  %3 = "stablehlo.collective_permute"(%q) <{source_target_pairs = dense<> : tensor<0x2xi64>}> : (tensor<2x!quant.uniform<i8:f32, 0.5:16>>) -> tensor<2x!quant.uniform<i8:f32, 0.5:16>>
  %4 = stablehlo.bitcast_convert %3 : (tensor<2x!quant.uniform<i8:f32, 0.5:16>>) -> tensor<2xi8>
  return %0, %1, %2, %4 : tensor<2xf32>, tensor<2xi1>, tensor<2xf32>, tensor<2xi8>
}

// CHECK-LABEL: == sent_to_itself
// CHECK-NEXT: tensor 2xf32 [1. 2.]
// CHECK-NEXT: tensor ui32 0
// INPUT: 2xf32=1,2
func.func @sent_to_itself(%x: tensor<2xf32>) -> (tensor<2xf32>, tensor<ui32>) {
  %0 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<0> : tensor<1x2xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
  %1 = stablehlo.partition_id : tensor<ui32>
  return %0, %1 : tensor<2xf32>, tensor<ui32>
}

// What runs beside the program elsewhere, runs in its place.
// CHECK-LABEL: == asynchronous
// CHECK-NEXT: tensor 2xf32 [2. 4.]
// INPUT: 2xf32=1,2
func.func @asynchronous(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "stablehlo.async_start"(%x) ({
  ^bb0(%a: tensor<2xf32>):
    %3 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
    stablehlo.return %3 : tensor<2xf32>
  }) : (tensor<2xf32>) -> !stablehlo.future<tensor<2xf32>>
  %1 = "stablehlo.async_done"(%0) : (!stablehlo.future<tensor<2xf32>>) -> tensor<2xf32>
  %2 = stablehlo.add %1, %x : tensor<2xf32>
  return %2 : tensor<2xf32>
}
